"""The games of the house, each in a folder with the same rooms: rules, components, texts."""

HOMES = {
    "ice-garden": "meadhall.games.ice_garden",
    "mountain-king": "meadhall.games.mountain_king",
    "dragon-lords": "meadhall.games.dragon_lords",
}
"""The module of each game, by slug."""
