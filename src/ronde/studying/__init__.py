"""Studies: many simulated tournaments, their measures, and confidence intervals."""
