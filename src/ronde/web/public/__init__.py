"""The pages for players and visitors."""
