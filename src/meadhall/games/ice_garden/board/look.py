"""The colours and the style sheets that only this game has."""

from __future__ import annotations

from meadhall.draw.style import GameLook

LIGHT = {
    "population": "#B98A5A",
    "slate": "#4A5560",
    "seal": "#A3291B",
    "dream": "#24584A",
    "thorn": "#2A2730",
    "back": "#6D5A86",
    "cardback": "#4F4A63",
    "frost": "#F7FBFF",
    "frostline": "#23394A",
}
LOOK = GameLook.beside(__file__, LIGHT)
