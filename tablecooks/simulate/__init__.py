"""Many games at once, by rules that are compiled."""
