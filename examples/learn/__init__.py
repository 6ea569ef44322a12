"""A player that teaches itself The Lord of the Ice Garden for two: ``python -m examples.learn --help``."""
