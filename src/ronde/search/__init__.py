"""The search for the first of the best pairings of a bracket, for every text that weighs whole pairings."""
