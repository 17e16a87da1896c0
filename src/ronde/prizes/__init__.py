"""Prizes: what an organiser has promised, who gets it, and the sentence that says why."""
