"""The Gate cards of the Wave, as far as the viewer knows them."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import Box, Point, part, shift, text
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.scribe import Parts, Scribe
from meadhall.games.mountain_king.facts import UNKNOWN
from meadhall.games.mountain_king.reading.gnomes import gate_line
from meadhall.games.mountain_king.secrecy import known_to_all
from meadhall.games.mountain_king.words import GATE

WORTH = 58.0
"""The width at the right for what the first fallen earns."""


def ground(box: Box, title: str) -> str:
    return tracks.label(*box) + text(box[0] + 10, box[1] + 18, title, "title", "start")


def draw_gates(scribe: Scribe, box: Box, prefix: str) -> Parts:
    s, (x, y, wide, _) = scribe.s, box
    parts = Parts()
    step = min(34.0, (wide - 14 - WORTH) / max(len(s.gates), 1))
    for k, (clan, known) in enumerate(s.gates):
        key = f"{prefix}gate-{k + 1}"
        secret = clan != UNKNOWN and not known_to_all(s, known)
        at = (x + 8 + step * (k + 0.5), y + 48)
        parts[key] = draw_gate(key, k, clan, secret, min(28.0, step - 2), at, gate_line(scribe, k))
    if s.wave:
        waves = s.facts.parts.waves
        words = scribe.write("invaders", count=waves.invaders[s.wave - 1])
        parts[f"{prefix}fallen"] = draw_worth(f"{prefix}fallen", box, words, waves.first_fallen[s.wave - 1])
    return parts


@lru_cache(maxsize=256)
def draw_gate(key: str, number: int, clan: int, secret: bool, width: float, at: Point, label: str) -> str:
    body = pieces.ring(width + 5, 45) + figures.gate_card(clan, secret, width)
    return part(key, body, at, place=f"gate:{GATE.words[number]}", label=label, button=True)


@lru_cache(maxsize=32)
def draw_worth(key: str, box: Box, words: str, worth: int) -> str:
    """How many Gnomes each card brings, and what the first who falls earns."""
    x, y, wide, _ = box
    body = text(wide - 9, 18, words, "tiny", "end")
    body += shift(figures.FALLEN, wide - 46, 48) + text(wide - 33, 53, worth, "order-n", "start")
    body += shift(figures.CREST, wide - 15, 48, 0.85)
    return part(key, body, (x, y), place="track:fallen")
