"""The designer's workbench: what changed values, options or packs do to a game."""
