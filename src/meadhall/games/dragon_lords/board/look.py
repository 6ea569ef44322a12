"""The colours and the style sheets that only this game has."""

from __future__ import annotations

from meadhall.draw.style import GameLook

LIGHT = {
    "land-brown": "#E2CFAE",
    "land-violet": "#DCD0E2",
    "land-grey": "#EDF0EC",
    "land-orange": "#F4D3A8",
    "land-teal": "#C6DFD6",
    "land-pink": "#F1CCC4",
    "land-gold": "#F4E396",
    "land-waste": "#D8D0BE",
    "land-tundra": "#E3E4DC",
    "name-brown": "#6B4A1E",
    "name-violet": "#5F3F78",
    "name-grey": "#46545A",
    "name-orange": "#8F4A0B",
    "name-teal": "#1D5F52",
    "name-pink": "#94332A",
    "ash": "#8A7C66",
    "road": "#F7EFDC",
    "roadside": "#6D5B40",
    "hull": "#8A6236",
}
DARK = {
    "land-brown": "#3B3022",
    "land-violet": "#352D40",
    "land-grey": "#3A4042",
    "land-orange": "#47311C",
    "land-teal": "#20403A",
    "land-pink": "#4A2A28",
    "land-gold": "#4C4116",
    "land-waste": "#2B2823",
    "land-tundra": "#272B2C",
    "name-brown": "#D2AE78",
    "name-violet": "#C3A5DE",
    "name-grey": "#C6D3D8",
    "name-orange": "#EBA964",
    "name-teal": "#86CBB9",
    "name-pink": "#F0978A",
    "ash": "#6E6352",
    "road": "#4A4336",
    "roadside": "#B7A787",
}
LOOK = GameLook.beside(__file__, LIGHT, DARK)
