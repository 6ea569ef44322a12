"""The small drawings of the game, each around its own middle, 0, 0.

Kind is told by construction: a cube is an army, a sail a ship, a round marker a quest party, a peaked stone a
DragonLord, and a gold counter whatever lies under a unit.
"""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw.markup import circle, number, shift, text
from meadhall.draw.pieces import GLYPHS, emblem, resource, unit
from meadhall.draw.pieces import disc as round_marker
from meadhall.games.dragon_lords.words import DECOY_1, FIRST_BEARER, FIRST_DRAGONLORD, KING, WIZARD_1, WIZARD_3

SIGNS = {
    "crown": "M-6.5 5V-4l3.5 4L0-6l3 6l3.5-4v9z",
    "staff": "M-3.5 7L2.5-4M2.5-4a3 3 0 1 1 3 1.2",
    "decoy": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    "treasure": "M-5.5 5V-1q0-4 5.5-4t5.5 4v6zM-5.5 .5h11M0-1v3.5",
    "village": "M-6 6V-.5L0-6.5L6-.5V6zM-2 6V2h4v4",
    "den": "M-5.5-2h11q1 8-5.5 8q-6.5 0-5.5-8zM-3-5q1.5-2 0-4M2-5q1.5-2 0-4",
    "shrine": "M-6 6.5h12M-4.5 6.5V-3.5M4.5 6.5V-3.5M-6.5-3.5h13L0-7.5z",
    "oracle": "M-7.5 0Q0-7 7.5 0Q0 7-7.5 0zM-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
    "lair": "M-7.5 4Q-7-5 0-6.5L-1-9L3.5-6.5Q8-4 8 1L4 .5L5 3.5L0 2Q-3 3-3 7Q-7 7-7.5 4zM2.5-3v.1",
    "teleportal": "M-5.5 7V-1a5.5 6 0 0 1 11 0V7M-2.5 7V0a2.5 3 0 0 1 5 0V7M-7.5 7h15",
    "quest": "M-3.8-5.5h7.6v11h-7.6zM0-2.5L1.6 0L0 2.5L-1.6 0z",
    "mine": "M-6 6L3-3M-2.5-7q7 .5 9 9q-3.5-5-9-9z",
    "anchor": "M0-3.5V7M-6 2.5Q-5 7 0 7Q5 7 6 2.5M-3-1h6M0-6.5a1.6 1.6 0 1 0 .01 0",
    "pickaxe": "M-6 6L3-3M-2.5-7q7 .5 9 9q-3.5-5-9-9z",
    "torch": "M-1.5 7L-2.5-1h5L1.5 7zM0-8.5Q4-4.5 2-2h-4Q-4-4.5 0-8.5z",
    "potion": "M-2-7h4M-1.5-7v4Q-6-.5-5 4q1 3 5 3t5-3q1-4.5-3.5-7v-4M-4.5 2h9",
    "elixir": "M-4-7h8M-3-7L-1 0V5M3-7L1 0V5M-4 7h8M0 5v2",
    "talisman": "M-4-7Q0-2 4-7M0-4.5v2M0-2.5L4.5 2L0 7L-4.5 2z",
    "dragon-orb": "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M-2.5 1Q0-4 2.5 1M-4 7.5h8",
    "scroll": "M-5-6H4q2 0 2 2v2H3V4q0 2-2 2h-6.5q2 0 2-2v-8q0-2-1.5-2z",
    "prophecy": (
        "M-6.5 0Q0-6 6.5 0Q0 6-6.5 0zM0-8v1.5M-4.5-6.5l1 1.3M4.5-6.5l-1 1.3M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"
    ),
    "blessed": (
        "M0-8V-5.5M-6-5.5l1.6 1.6M6-5.5l-1.6 1.6M-8 0h2.5M8 0H5.5M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0"
        "M-6 5.5l1.6-1.6M6 5.5l-1.6-1.6M0 8V5.5"
    ),
    "ignored": "M-7-1Q0 6 7-1M-4.5 1.5l-1.5 3M0 3v3.5M4.5 1.5l1.5 3",
    "cursed": "M0-8.5Q7-2 5 3q-1.5 4.5-5 4.5T-5 3q-.5-3 1.5-5.5Q-2.5 0-1-.5Q-2-5 0-8.5z",
    "portal-collapse": "M-7-7L7 7M-7 7L7-7",
    "strength": "M-6 6L5-5M5-5l-4 .5M5-5l-.5 4M-6.5 2.5l4 4",
    "beast": "M-7 6Q-8-2-4-4L-5-8L-1-5h2L5-8L4-4Q8-2 7 6zM-3-.5v.1M3-.5v.1M-2.5 3.5h5",
}
"""Line drawings about 14 px wide."""

HULL = "M-13 2.5q1 7.5 6 7.5h14q5 0 6-7.5q-3 2.5-7 2.5h-12q-4 0-7-2.5z"
SAIL = "M-8.5-12h17q-2.5 7.5 0 14.5h-17q2.5-7 0-14.5z"
CROWN = f'<path class="crest" d="{SIGNS["crown"]}"/>'
COIN = resource("gold")
MANA = resource("crystal")
VACANT = '<rect class="ghost" x="-7" y="-7" width="14" height="14" rx="2"/>'


def sign(kind: str, scale: float = 1.0, cls: str = "") -> str:
    """One of SIGNS; its line stays as thick at any scale."""
    words = f"sign {cls}".strip()
    return f'<path class="{words}" transform="scale({scale:g})" stroke-width="{1.35 / scale:.2f}" d="{SIGNS[kind]}"/>'


NO_CROWN = sign("crown", cls="soft") + '<path class="sign" stroke-width="2" d="M-7.5 7L7.5-7"/>'


def site(kind: str, scale: float) -> str:
    """What a territory is, before its army."""
    if kind == "kingdom":
        return f'<g transform="scale({scale:g})">{CROWN}</g>'
    return sign(kind, scale * 0.92, "magic" if kind == "teleportal" else "")


def face_of(piece: int) -> str:
    """The sign on the counter of a piece."""
    if piece == KING:
        return "crown"
    if WIZARD_1 <= piece <= WIZARD_3:
        return "staff"
    return "treasure" if piece >= FIRST_BEARER else "decoy"


@lru_cache(maxsize=128)
def counter(piece: int, secret: bool, scale: float = 1.0) -> str:
    """A counter that the viewer knows. Round a secret one is a ring of dashes: only you see this."""
    if FIRST_DRAGONLORD <= piece < FIRST_BEARER:
        raise ValueError("a DragonLord is no counter")
    ring = f'<circle class="only-mine" r="{number(9.4 * scale)}"/>' if secret else ""
    grow = f"scale({0.66 * scale:g})"
    cls = "counter-decoy" if DECOY_1 <= piece < FIRST_DRAGONLORD else "counter-face"
    return (
        circle("counter", 0, 0, 7.2 * scale)
        + ring
        + f'<path class="{cls}" transform="{grow}" d="{SIGNS[face_of(piece)]}"/>'
    )


def rim(scale: float = 1.0) -> str:
    """A counter that looks out from under a unit: no face, no question mark."""
    return circle("counter", 0, 0, 7.6 * scale)


def ship(letter: str, scale: float = 1.0) -> str:
    body = (
        f'<path class="hull" d="{HULL}"/><path class="mast" d="M0 5V-13"/>'
        f'<g class="p-{letter}"><path class="face" d="{SAIL}"/>{emblem(letter, 4.6, -4.8)}</g>'
    )
    return f'<g transform="scale({scale:g})">{body}</g>'


def dragonlord(letter: str, scale: float) -> str:
    return unit(letter, 3, GLYPHS["wyvern"], scale)


def space(kind: str, radius: float) -> str:
    """A space of the Wastelands with its sign; quests are smaller, the great places larger."""
    r = round(radius * {"quest": 0.8, "lair": 1.12, "village": 1.12, "teleportal": 1.12}.get(kind, 1.0), 1)
    cls = {"teleportal": "magic", "lair": "fierce"}.get(kind, "")
    return circle(f"stop {cls}".strip(), 0, 0, r) + sign(kind, round(r / 11.5, 2), cls)


def pennant(long: float, words: object) -> tuple[str, str]:
    """A broad arrow along x around 0, 0, to be turned into its way; and what stands on it, which stays upright."""
    half, neck = number(long / 2), number(long / 2 - 12)
    d = f"M-{half} -5L{neck} -7V-12L{half} 0L{neck} 12V7L-{half} 5L{number(4 - long / 2)} 0Z"
    return f'<path class="pennant-0" d="{d}"/><path class="pennant" d="{d}"/>', text(-2, 5, words, "pennant-n")


def crowns(count: int, goal: int, scale: float = 1.0) -> str:
    """Kingdoms held, out of those wanted, from the left."""
    out = ""
    for k in range(max(goal, count)):
        body = CROWN if k < count else f'<path class="sign pale" stroke-width="1.2" d="{SIGNS["crown"]}"/>'
        out += shift(body, (8 + 17 * k) * scale, 8 * scale, scale)
    return out


def strike(wide: float) -> str:
    """A line right through crowns that count for nothing."""
    return f'<path class="sign" stroke-width="2.4" d="M1 9H{number(wide - 1)}"/>'


def icon(body: str, wide: float = 18, tall: float = 18) -> str:
    """A small SVG for a panel, with 0, 0 in its middle."""
    w, h = number(wide), number(tall)
    box = f"{number(-wide / 2)} {number(-tall / 2)} {w} {h}"
    return f'<svg class="picture icon" width="{w}" height="{h}" viewBox="{box}" aria-hidden="true">{body}</svg>'


def disc_icon(letter: str) -> str:
    return icon(round_marker(letter, 10), 24, 26)
