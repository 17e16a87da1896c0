"""Facts that the cells of a tournament tell: history, colours, orders, virtual points."""
