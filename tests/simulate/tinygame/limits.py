"""A constant in a module of its own."""

HOTTEST = 7
