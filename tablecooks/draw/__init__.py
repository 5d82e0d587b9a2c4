"""States drawn as SVG text: pure functions of a game and one of its states."""
