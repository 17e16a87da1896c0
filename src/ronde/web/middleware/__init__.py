"""The layers that every request passes before it reaches a page."""
