"""Facts derived from the cells of a tournament: history, colours, orders, virtual points."""
