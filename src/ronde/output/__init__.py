"""PDF, SVG and the static site."""
