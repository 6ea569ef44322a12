"""The game's pieces and symbols, each drawn around its own middle, and the same as small icons for the panels."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import pieces
from meadhall.draw.markup import circle, rect, scaled, shift, text, width_of
from meadhall.games.mountain_king.ancestry import power_of

ROCKS = ("moss", "frost", "dusk", "grey", "ochre", "loam", "ember", "any")
"""The stone of each Clan's Domain; the last is for Outsiders."""
SIGNS = (
    (
        "M0 8V-7M0-7q-2.5-1.5 0-3q2.5 1.5 0 3M0-3q-6 .5-7-4.5q6-1 7 4.5M0-3q6 .5 7-4.5q-6-1-7 4.5"
        "M0 4q-7 .5-8-5q7-.8 8 5M0 4q7 .5 8-5q-7-.8-8 5"
    ),
    (
        "M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5M-2.5-7.5L0-5L2.5-7.5M-2.5 7.5L0 5L2.5 7.5"
        "M-8-1.3l3.6-1.2l-.7-3.7M8 1.3l-3.6 1.2l.7 3.7M-8 1.3l3.6 1.2l-.7 3.7M8-1.3l-3.6-1.2l.7-3.7"
    ),
    "M2.5-8.5a8.5 8.5 0 1 0 5 13.5a7.5 7.5 0 0 1-5-13.5z",
    "M-9 7L-3.5-4.5L0 1L4-8.5L9.5 7ZM4-8.5L2.5-1L5.5 2",
    "M-9.5-6.5H8V-3.5Q3-3 3 1Q3 3.5 6.5 4.5V7.5H-5.5V4.5Q-2.5 3.5-2.5 0Q-3-3-9.5-3.5Z",
    "M0-9.5Q6-2.5 6 1.5A6 6 0 0 1-6 1.5Q-6-2.5 0-9.5ZM-9 8.5q3-3 6 0t6 0t6 0",
    "M0-9.5Q7-3.5 6 3Q5 8.5 0 8.5Q-5 8.5-6 3Q-6.3-.5-3.5-3Q-3 0-1-.5Q1-4.5 0-9.5Z",
    "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-3 3L0-6L3 3M-1.8 0h3.6M0 5v1",
)
"""Sprig, snow crystal, crescent, peaks, anvil, drop over water, flame; a wanderer's mark for Outsiders."""
SOLID = frozenset((2, 3, 4, 6))

SYMBOLS = {
    "A": (
        '<path class="sym-b" d="M-9.5-4.5L-2.5-11L3.5-4.8L-3.5 1.7Z"/>'
        '<path class="sym-l" d="M-2-1.5L8.5 10M-.2-3.2L10.3 8.3M8.5 10l1.8-1.7M-8-3l6.2 6"/>'
    ),
    "B": (
        '<path class="sym-b" d="M-9-9.5Q0-6.5 9-9.5V-1Q9 7.5 0 11Q-9 7.5-9-1Z"/>'
        '<path class="sym-l" d="M0-8V10.5M-9-.5H9M-3 -.5a3 3 0 1 1 6 0a3 3 0 1 1-6 0"/>'
    ),
    "I": (
        '<path class="sym-b" d="M-11-5.5Q-7-6.5-5.5-1Q-3.5 4.5 3 1.5L8.5-3.5L11 3Q8 10-1 10.5Q-11 10-11-5.5Z"/>'
        '<path class="sym-l" d="M8.5-3.5Q11-1.5 11 3M-8 2.5q2-.5 2.8-2M-2 9.8q0-3-1-5.8M2-6.5q1.5-1.5 1-4'
        'M5.5-6.5q3-1 3.5-4M-1.5-6.5q-.5-2-2-3.5"/>'
    ),
    "G": (
        '<path class="sym-b" d="M1.5-12Q8-5 8.5 3Q10 8 10.5 10H-10.5Q-10 8-8.5 3Q-8-6 1.5-12Z"/>'
        '<path class="sym-o" d="M-5.8 3.2Q0-2.8 5.8 3.2Q5 8 0 8Q-5 8-5.8 3.2Z"/>'
        '<path class="sym-l" d="M-2.6 3.6v1.6M2.6 3.6v1.6"/>'
    ),
    "W": (
        '<path class="sym-b" d="M0-11.5L2.8-2.8L11.5 0L2.8 2.8L0 11.5L-2.8 2.8L-11.5 0L-2.8-2.8Z"/>'
        '<path class="sym-l" d="M-7.5-7.5L-4.8-4.8M7.5-7.5L4.8-4.8M-7.5 7.5L-4.8 4.8M7.5 7.5L4.8 4.8"/>'
        '<circle class="sym-o" r="2.2"/>'
    ),
    "S": (
        '<path class="sym-b" d="M-7-10H7Q10.5 0 7 10H-7Q-10.5 0-7-10Z"/>'
        '<path class="sym-l" d="M-8.4-5H8.4M-8.4 5H8.4M-2.6-10Q-4 0-2.6 10M2.6-10Q4 0 2.6 10"/>'
    ),
    "E": (
        '<path class="sym-b" d="M-7.5 11L-6.5-6Q-3-12 1-11.5Q6-10 7-4L8 11Z"/>'
        '<path class="sym-r" d="M0 7.5V-7M0-2.5L4-6M0 2L-4-1.8M0 2L4-1.5"/><path class="sym-l" d="M-10 11H10"/>'
    ),
}
"""Hammer, shield, horn, hood, star, barrel and standing stone, by the letter that cards use."""
TROLL = (
    "M-8.5 8.5V2.5Q-9.8-3.6-5-4.4L-8.2-8.6L-3.9-7.9Q-2.8-10.5 0-10.5Q2.8-10.5 3.9-7.9L8.2-8.6L5-4.4"
    "Q9.8-3.6 8.5 2.5V8.5H2.6V6H-2.6V8.5Z"
)
HOOD = "M.8-7.6Q5.5-3 5.8 2.5Q6.4 5 7 6H-7Q-6.4 5-5.8 2.5Q-5.5-4 .8-7.6Z"
CROWN = "M-7.5 5.5V-5L-3.5-.5L0-7L3.5-.5L7.5-5V5.5Z"
EYE = "M-7 0q7-7 14 0q-7 7-14 0zM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
STONE = "M-5 6l1-9q2-4 5-3.5q4 1 4.5 5l.5 7.5z"
BOLT = "M1.8-5.6L-3.4 1H-.2L-1.8 5.6L3.4-1.4H.2Z"


# --- Clans and places -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def sign(clan: int, scale: float) -> str:
    kind = "solid" if clan in SOLID else "drawn"
    return f'<path class="device {kind}" transform="scale({scale:g})" d="{SIGNS[clan]}"/>'


@lru_cache(maxsize=64)
def shield(clan: int, r: float = 10) -> str:
    """A Clan's round shield: the stone of its Domain and its sign."""
    return circle(f"shieldlet rock-{ROCKS[clan]}", 0, 0, r) + sign(clan, round(r * 0.068, 3))


TAG_SIZE = (26.0, 14.0)


@lru_cache(maxsize=64)
def cavern_tag(clan: int, figure: int) -> str:
    """The tag of a cavern: the sign of its Clan and its number."""
    w, h = TAG_SIZE
    return (
        rect(f"plaque rock-{ROCKS[clan]}", -w / 2, -h / 2, w, h, 3)
        + shift(sign(clan, 0.5), -5.5, 0)
        + text(6.5, 4.2, figure, "plate-n")
    )


def gate(clan: int, scale: float = 1.0) -> str:
    """A Gate."""
    body = (
        f'<path class="arch rock-{ROCKS[clan]}" d="M-11 9V-3A11 10 0 0 1 11-3V9Z"/>'
        '<path class="archway" d="M-6.5 9V-2A6.5 6 0 0 1 6.5-2V9Z"/>'
        '<path class="grille" d="M-2.3 9V-7.2M2.3 9V-7.2M-6.5 2.5H6.5"/>'
    )
    return f'<g transform="scale({scale:g})">{body}</g>'


@lru_cache(maxsize=64)
def great_hall(value: object) -> str:
    """A Great Hall and what it is worth."""
    return (
        '<path class="portico" d="M-12.5 10.5V-3.5L0-12.5L12.5-3.5V10.5Z"/>'
        '<path class="columns" d="M-12.5-3H12.5M-9.6-3V10.5M9.6-3V10.5"/>' + text(0, 8, value, "portico-n")
    )


RUBBLE = (
    '<path class="rubble" d="M-9 6q0-6.5 5-6.5t5 6.5zM0 6q0-6 4.5-6t4.5 6zM-4.5-.8q0-6 5-6t5 6z"/>'
    '<path class="rubble" d="M-12.5 6q0-3.5 2.5-3.500t2.5 3.5zM8.5 6q0-3.5 2.5-3.500t2.5 3.5z"/>'
)
"""A Lair space that nobody has taken."""


# --- those who stand in caverns ----------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def troll(colour: str, count: int = 1, scale: float = 1.0) -> str:
    """Trolls of a seat: from two on, one figure and a number at its right. Letters never shrink."""
    body = scaled(f'<g class="p-{colour}"><path class="face" d="{TROLL}"/>{pieces.emblem(colour, 3.9, 0.9)}</g>', scale)
    return body if count == 1 else body + text(10 * scale, 5.5, count, "small-count", "start")


def troll_width(count: int, scale: float = 1.0) -> float:
    return 18 * scale if count == 1 else 19 * scale + width_of(str(count), 13)


PAWN_WIDTH = 20.0
_STANDEE = (
    '<path class="face" d="M-8.5 6V-6.5L-5.5-9.5L-3-7L0-12L3-7L5.5-9.5L8.5-6.5V6Z"/>'
    '<rect class="rim" x="-10" y="5.5" width="20" height="5" rx="1.6"/>'
)


@lru_cache(maxsize=1024)
def pawn(colour: str, letter: str, scale: float = 1.0) -> str:
    """A Champion: a crested standee with its letter and a foot."""
    return f'<g class="p-{colour}">{scaled(_STANDEE, scale)}{text(0, 3.7, letter.upper(), "pawn-n")}</g>'


GNOME_WIDTH = 20.0
_HOODED = (
    f'<circle class="hooded" r="9.8"/><path class="hood-face" d="{HOOD}"/>'
    '<path class="hood-eye" d="M-3.6 2.6Q0-1.2 3.6 2.6Q3 5 0 5Q-3 5-3.6 2.6Z"/>'
)


@lru_cache(maxsize=64)
def gnome(strength: int = 0, secret: bool = False, scale: float = 1.0) -> str:
    """A hood; where its strength is known a number, with dashes if not everybody knows it."""
    if not strength:
        return scaled(_HOODED, scale)
    x, y = 7.5 * scale, 6.5 * scale
    tag = circle("known whispered" if secret else "known", x, y, 7.4) + text(x, y + 4.2, strength, "known-n")
    return scaled(_HOODED, scale) + tag


_SMALL_HOOD = "M.6-6Q4.2-2.5 4.6 2Q5 4 5.5 5H-5.5Q-5 4-4.6 2Q-4.2-3 .6-6Z"
SWARM = (
    '<path class="hooded" d="M0-14.5L12.6-7.2V7.2L0 14.5L-12.6 7.2V-7.2Z"/>'
    f'<path class="hood-face" transform="translate(-5 1) scale(.86)" d="{_SMALL_HOOD}"/>'
    f'<path class="hood-face" transform="translate(5 1) scale(.86)" d="{_SMALL_HOOD}"/>'
    f'<path class="hood-face" transform="translate(0 -1) scale(1.1)" d="{_SMALL_HOOD}"/>'
    '<path class="hood-eye" transform="translate(0 -1)" d="M-2.6 2.6Q0-.6 2.6 2.6Q2 4.4 0 4.4Q-2 4.4-2.6 2.6Z"/>'
)
PEG = '<path class="peg" d="M0-12q5.5 6 6 14q3 1 3.5 5h-19q.5-4 3.5-5q.5-8 6-14z"/>'


@lru_cache(maxsize=256)
def tile(colour: str, letter: str, scale: float = 1.0) -> str:
    """The tile of a Champion of Wave III."""
    face = scaled(rect("face", -8, -8, 16, 16, 3), scale)
    return f'<g class="p-{colour}">{face}{text(0, 4.2, letter.upper(), "pawn-n")}</g>'


# --- symbols -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def symbol(shown: str, scale: float = 1.0, numbered: bool = True) -> str:
    """A symbol of a card, such as "A2"; strong ones carry their power on an ink disc. What is drawn large may be shown
    small, so its numbers are larger still."""
    if shown == ".":
        return f'<path class="sym-0" transform="scale({scale:g})" d="M-4 0h8"/>'
    out = f'<g class="s-{shown[0]}" transform="scale({scale:g})">{SYMBOLS[shown[0]]}</g>'
    if numbered and shown[1:]:
        grow = max(1.0, 1.26 * scale)
        x, y, r = 9.5 * scale, 8.5 * scale, max(7.4 * grow, 8.4 * scale)
        figure = scaled(text(0, 4.3, power_of(shown), "strong-n"), round(grow, 2))
        out += circle("strong", x, y, r) + shift(figure, x, y)
    return out


@lru_cache(maxsize=512)
def quarter(shown: str, size: float) -> str:
    """A quarter of a card with its upper left corner at 0, 0."""
    kind = "0" if shown == "." else shown[0]
    lean = 2 if shown[1:] else 0
    middle = size / 2 - lean
    return rect(f"q-{kind}", 2.5, 2.5, size - 5, size - 5, 4) + shift(
        symbol(shown, round(size / 40 * 0.9, 2)), middle, middle
    )


@lru_cache(maxsize=512)
def card(symbols: tuple[str, ...], size: float, secret: bool = False) -> str:
    """A card of four quarters with its upper left corner at 0, 0 and one edge around the whole."""
    out = rect("leaf whispered" if secret else "leaf", 1, 1, 2 * size - 2, 2 * size - 2, 6)
    for k, shown in enumerate(symbols):
        out += shift(quarter(shown, size), k % 2 * size, k // 2 * size)
    return out


KNOT = '<path class="knot" d="M0-8l8 8l-8 8l-8-8z"/>'
KNOT_ELDER = f'<path class="knot-no" d="{STONE}"/>'
KNOT_FAR = '<path class="knot-far" d="M-3.5-3.500l7 7M3.5-3.500l-7 7"/>'

CREST = f'<path class="crest" d="{CROWN}"/>'
DESPAIR = f'<path class="despair" d="M0-8L7-4V4L0 8L-7 4V-4Z"/><path class="f-pale" d="{BOLT}"/>'
GAIT = (
    f'<g transform="translate(-3 0) scale(.72)" class="p-N"><path class="face" d="{TROLL}"/>'
    '<path class="gait" d="M12-2h7M16-5.5l3.5 3.5L16 1.5"/></g>'
)
"""Move Trolls, on the Wheel."""
FALLEN = f'<g transform="rotate(90) scale(.85)" class="p-N"><path class="face" d="{TROLL}"/></g>'
INSTANT = f'<circle class="known" r="10"/><path class="f-ink" d="{BOLT}"/>'
END_OF_WAVE = '<circle class="known" r="10"/>' + f'<g transform="scale(.75)">{CREST}</g>'


def claw(spent: bool) -> str:
    return f'<path class="talon{" spent" if spent else ""}" d="M-4 7Q-5-3 1-8Q-1 0 3 6Z"/>'


def space(kind: str) -> str:
    """What a space of the Wheel gives."""
    return {"honour": CREST, "bolster": symbol("B", 0.68), "influence": symbol("I", 0.68), "move": GAIT}[kind]


@lru_cache(maxsize=128)
def trait(letter: str, claws: int, spent: int, symbols: tuple[str, ...], ability: str) -> str:
    """What a Champion brings: a pawn, Claws, a symbol, or a single deed."""
    if letter and claws == 0:
        return pawn("N", letter)
    if claws:
        out = shift(pawn("N", letter, 0.8), 0, -6) if letter else ""
        low = 7.0 if letter else 0.0
        scale = 0.8 if letter else 1.0
        return out + "".join(
            shift(claw(k < spent), (k - (claws - 1) / 2) * 9 * scale, low, scale) for k in range(claws)
        )
    if symbols:
        gap = 9.0
        return "".join(
            shift(symbol(shown, 0.74 if len(symbols) == 1 else 0.55), (k - (len(symbols) - 1) / 2) * gap * 1.4, 0)
            for k, shown in enumerate(symbols)
        )
    return INSTANT if ability == "instant" else END_OF_WAVE


@lru_cache(maxsize=64)
def gate_card(clan: int, secret: bool, width: float = 28) -> str:
    """A Gate card, 40 high: face down, or the Clan that it calls."""
    if clan < 0:
        return rect("iron", -width / 2, -20, width, 40, 3) + (
            '<path class="iron-l" d="M-8 10V0a8 8 0 0 1 16 0v10zM-2.7 10v-17M2.7 10v-17M-8 2h16"/>'
        )
    out = rect("known whispered" if secret else "known", -width / 2, -20, width, 40, 3) + shift(shield(clan, 9), 0, -5)
    return out + (f'<path class="whispered-eye" transform="translate(0 12)" d="{EYE}"/>' if secret else "")


# --- icons for panels --------------------------------------------------------------------------------------------


def icon(body: str, box: str, width: int, height: int) -> str:
    return (
        f'<svg class="icon picture" width="{width}" height="{height}" viewBox="{box}" aria-hidden="true">{body}</svg>'
    )


@lru_cache(maxsize=16)
def disc_icon(colour: str, size: int = 22) -> str:
    return icon(pieces.disc(colour, 9.5), "-11 -11 22 24", size, size + 2)


@lru_cache(maxsize=64)
def symbol_icon(shown: str, size: int = 18) -> str:
    return icon(symbol(shown, 1.0, len(shown) > 1), "-13 -13 32 32" if shown[1:] else "-13 -13 26 26", size, size)


@lru_cache(maxsize=16)
def troll_icon(colour: str, size: int = 17) -> str:
    return icon(troll(colour), "-10.5 -11.5 21 21", size, size)


@lru_cache(maxsize=256)
def pawn_icon(colour: str, letter: str, size: int = 20) -> str:
    return icon(pawn(colour, letter), "-11 -13 22 25", size, size + 2)


@lru_cache(maxsize=64)
def shield_icon(clan: int, size: int = 18) -> str:
    return icon(shield(clan), "-11 -11 22 22", size, size)


CREST_ICON = icon(CREST, "-9 -9 18 18", 16, 16)
DESPAIR_ICON = icon(DESPAIR, "-9 -9 18 18", 17, 17)
CLAW_ICONS = tuple(icon(claw(spent), "-7 -10 14 19", 12, 16) for spent in (False, True))
CARDS_ICON = icon(
    f'{rect("slip", -7, -7, 14, 14, 2.5)}<path class="columns" d="M0-7V7M-7 0H7"/>', "-9 -9 18 18", 17, 17
)
HAND_ICON = icon(
    "".join(f'<g transform="rotate({turn} 0 9)">{rect("slip", -5, -7, 10, 14, 2)}</g>' for turn in (-24, 0, 24)),
    "-11 -9 22 18",
    20,
    17,
)
