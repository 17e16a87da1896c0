"""Studies: many simulated tournaments, what they are like, and how sure that is."""
