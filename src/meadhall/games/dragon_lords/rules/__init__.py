"""The rules of the game, in modules named after the chapters of the book."""
