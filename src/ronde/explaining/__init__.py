"""Explanations: the steps of a round in words, and why two players meet or not."""
