"""The games of the house, each in a folder with the same rooms: rules, components, texts."""

HOMES = {
    "ice-garden": "meadhall.games.ice_garden",
    "mountain-king": "meadhall.games.mountain_king",
}
"""The module of each game, by slug."""
