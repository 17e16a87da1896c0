"""Lists of players as other programs write them."""
