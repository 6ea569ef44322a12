"""The colours, the faces and the style sheet of all pictures; what only one game has, it brings as its ``GameLook``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
THEMES = ("light", "dark")
SMALLEST = 12.0
"""The size of the smallest letters in a picture. Pages show no picture at less than 92 % of its size, so that they can
be read."""
SEATS = "BRKGA"
"""The letters of the seats: blue, red, black (K), green, amber."""

FONTS = {
    "serif": "Vollkorn,Junicode,Georgia,serif",
    "sans": "Cabin,Carlito,'Segoe UI',sans-serif",
}
LIGHT = {
    "bg": "#EADFC8",
    "paper": "#F6EEDD",
    "raised": "#FCF8EE",
    "cart": "#FAF4E6",
    "ink": "#2B241C",
    "soft": "#5B4F3F",
    "link": "#1B5C8C",
    "rubric": "#9A2B1E",
    "good": "#2F6B43",
    "lit": "#A36A04",
    "litglow": "#F0B93A",
    "line": "#CDBD9C",
    "line2": "#8C7852",
    "halo": "#F6EEDD",
    "sea": "#D2DDD9",
    "water": "#5F8489",
    "grat": "#8DA6A5",
    "seaname": "#3C6269",
    "hills": "#F3E8CF",
    "ice": "#EEF1EA",
    "forest": "#E5E5C6",
    "moor": "#ECE3C8",
    "volcano": "#F0DEC4",
    "marsh": "#E6E7D2",
    "fields": "#F6EAC8",
    "crags": "#EDE2D0",
    "pen": "#54452F",
    "coast": "#3A2E20",
    "edge": "#221C15",
    "peak": "#FBF3E0",
    "snowcap": "#FFFFFF",
    "tree": "#93A47C",
    "treeline": "#4A4B33",
    "icefill": "#F7FCFC",
    "iceline": "#64828C",
    "seat-B": "#1F6AA8",
    "seat-R": "#BF3F2A",
    "seat-K": "#2A2730",
    "seat-G": "#58B08A",
    "seat-A": "#E0A21B",
    "seat-N": "#9A7B55",
    "on-dark": "#FFFFFF",
    "on-light": "#1E1A16",
    "gold": "#E3B23C",
    "violet": "#8E6BB8",
    "magic": "#6E4AA0",
}
DARK = LIGHT | {
    "bg": "#100E0B",
    "paper": "#1B1814",
    "raised": "#25211B",
    "cart": "#1D1A16",
    "ink": "#EDE2CB",
    "soft": "#BCAF96",
    "link": "#8CC4F0",
    "rubric": "#F08A78",
    "good": "#8CC79B",
    "lit": "#F2B74B",
    "litglow": "#F5A623",
    "line": "#443C30",
    "line2": "#857760",
    "halo": "#1B1814",
    "sea": "#131D25",
    "water": "#5A7C8A",
    "grat": "#2E414D",
    "seaname": "#86AAB8",
    "hills": "#2F2C26",
    "ice": "#30363A",
    "forest": "#292E25",
    "moor": "#302D25",
    "volcano": "#36291F",
    "marsh": "#2A2E28",
    "fields": "#353023",
    "crags": "#312C29",
    "pen": "#A8987A",
    "coast": "#D6C7A6",
    "edge": "#F0E6D0",
    "peak": "#3A352D",
    "snowcap": "#DCE4E6",
    "tree": "#47563F",
    "treeline": "#A3A987",
    "icefill": "#44525A",
    "iceline": "#A9C2CC",
    "seat-B": "#2F7EC0",
    "seat-R": "#CC4E37",
    "seat-K": "#100F14",
    "seat-G": "#5DB791",
    "seat-A": "#E6AC2B",
    "seat-N": "#9C7F5B",
    "on-light": "#15120E",
    "magic": "#BFA0EA",
}
WASH_BLACK = {"light": "#2A2730", "dark": "#8A8494"}
NUMBERS = {
    "light": {"wash-far": ".14", "wash-near": ".30"},
    "dark": {"wash-far": ".22", "wash-near": ".45"},
}
"""How strong the leader's wash is; no colours, but they change with the theme."""


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def with_seats(theme: str, tokens: dict[str, str]) -> dict[str, str]:
    """Adds what follows from a seat's colour: the light top and the dark rim of its pieces, its wash on the map."""
    out = dict(tokens)
    for seat in SEATS + "N":
        colour = tokens[f"seat-{seat}"]
        out[f"top-{seat}"] = mix(colour, "#FFFFFF", 0.4)
        out[f"rim-{seat}"] = mix(colour, "#000000", 0.35)
        out[f"wash-{seat}"] = WASH_BLACK[theme] if seat == "K" else colour
        out[f"on-{seat}"] = tokens["on-light" if seat in "GA" else "on-dark"]
    return out


TOKENS = {"light": with_seats("light", LIGHT), "dark": with_seats("dark", DARK)}


@dataclass(frozen=True, eq=False)
class GameLook:
    """What one game adds to how its table looks. Its names are its own: other games stand on the same page."""

    sheet: str = ""
    """The classes of its pictures, and of the pictures in its panels."""
    panels: str = ""
    """The classes of its panels. They count after those of the page, and a picture that stands alone has none."""
    light: Mapping[str, str] = field(default_factory=dict)
    """What ``var(--...)`` may name in them."""
    dark: Mapping[str, str] = field(default_factory=dict)
    """What is different in the dark."""

    def __post_init__(self) -> None:
        LETTERS.update(letters_in(self.sheet))

    @classmethod
    def beside(cls, module: str, light: Mapping[str, str], dark: Mapping[str, str] | None = None) -> GameLook:
        """With the files ``style.css`` and ``panels.css`` that lie beside a module, if they do."""
        files = [Path(module).with_name(name) for name in ("style.css", "panels.css")]
        sheet, panels = (small(file.read_text("utf-8")) if file.exists() else "" for file in files)
        return cls(sheet, panels, light, dark or {})

    def values(self, theme: str) -> dict[str, str]:
        return {**self.light, **(self.dark if theme == "dark" else {})}


def values(theme: str, *looks: GameLook) -> dict[str, str]:
    """Everything that ``var(--...)`` may name, with what these games add."""
    out = TOKENS[theme] | NUMBERS[theme] | FONTS
    for look in looks:
        out |= look.values(theme)
    return out


def small(sheet: str) -> str:
    """A style sheet without comments and needless space. Space before colons and around signs may have a meaning."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    sheet = re.sub(r"\s+", " ", sheet)
    sheet = re.sub(r" ?([{};,]) ?", r"\1", sheet)
    return re.sub(r"([{;][\w-]+): ", r"\1:", sheet).replace(";}", "}").strip()


@lru_cache(maxsize=64)
def css(*looks: GameLook) -> str:
    """The classes of all pictures and those that these games add. Colours only as variables.

    States come after everything, so that they are seen on all that can be in one.
    """
    first, states = (small(HERE.joinpath(name).read_text("utf-8")) for name in ("style.css", "states.css"))
    seats = "".join(
        f".p-{seat} .face{{fill:var(--seat-{seat})}}.p-{seat} .top{{fill:var(--top-{seat})}}"
        f".p-{seat} .rim{{fill:var(--rim-{seat})}}.p-{seat} .em,.p-{seat} .dot{{fill:var(--on-{seat})}}"
        f".p-{seat} .glyph{{stroke:var(--on-{seat})}}.w-{seat}{{stroke:var(--wash-{seat})}}\n"
        for seat in SEATS + "N"
    )
    return first + "".join(look.sheet for look in looks) + states + seats


def letters_in(sheet: str) -> dict[str, float]:
    """How large the letters of each class of a small sheet are."""
    return {name: float(size) for name, size in re.findall(r"\.picture \.([\w-]+)\{font:[^}]*?([\d.]+)px", sheet)}


LETTERS = letters_in(css())
"""How large the letters of each class are, those of all games that have been loaded included."""
PLAIN = GameLook()
"""Of a game that adds nothing."""


def inline(svg: str, theme: str = "light", look: GameLook = PLAIN) -> str:
    """Writes the colours of a theme and a game into a picture, for viewers that know no variables.

    Some of them know no CSS transforms either, so those become attributes.
    """
    names = values(theme, look)
    svg = re.sub(r"var\(--([\w-]+)\)", lambda found: names[found[1]], svg)
    return re.sub(
        r'style="transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)"',
        r'transform="translate(\1 \2)"',
        svg,
    )
