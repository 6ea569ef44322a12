"""The colours, the faces and the style sheet of all pictures."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

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
    "population": "#B98A5A",
    "gold": "#E3B23C",
    "violet": "#8E6BB8",
    "slate": "#4A5560",
    "seal": "#A3291B",
    "dream": "#24584A",
    "thorn": "#2A2730",
    "back": "#6D5A86",
    "cardback": "#4F4A63",
    "frost": "#F7FBFF",
    "frostline": "#23394A",
    "rock-moss": "#727B5F",
    "rock-frost": "#6C858F",
    "rock-dusk": "#777089",
    "rock-grey": "#807B73",
    "rock-ochre": "#8F7B4C",
    "rock-loam": "#78624E",
    "rock-ember": "#8F5F50",
    "cave": "#F5EBD3",
    "tunnel": "#E2D2AB",
    "cut": "#231B13",
    "fallow": "#D3CAB4",
    "hood": "#3B4540",
    "hoodface": "#F3EAD4",
    "lava": "#D8722E",
    "lavawave": "#FFE3A1",
    "crater": "#5A4A3E",
    "throat": "#2A1E17",
    "pale": "#FBF5E6",
    "elder": "#8E6BB8",
    "hammer": "#C08A45",
    "buckler": "#7C98A6",
    "horn": "#B9776B",
    "cowl": "#7D8B57",
    "barrel": "#9A7448",
    "plum": "#7A3B54",
    "iron": "#5E574C",
    "quarter-A": "#F2DDBC",
    "quarter-B": "#D9E2E4",
    "quarter-I": "#EEDAD6",
    "quarter-G": "#DDE4C9",
    "quarter-W": "#F7EFC9",
    "quarter-S": "#E6D6BC",
    "quarter-E": "#E3DAEE",
    "quarter-0": "#EFE6D2",
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
    "magic": "#6E4AA0",
    "ash": "#8A7C66",
    "road": "#F7EFDC",
    "roadside": "#6D5B40",
    "hull": "#8A6236",
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
    "rock-moss": "#333B2A",
    "rock-frost": "#2A3C46",
    "rock-dusk": "#352F47",
    "rock-grey": "#37342F",
    "rock-ochre": "#453920",
    "rock-loam": "#3C2D20",
    "rock-ember": "#4A2A20",
    "cave": "#595040",
    "tunnel": "#463E31",
    "cut": "#E0D2B2",
    "fallow": "#3E3A33",
    "hood": "#191D1B",
    "hoodface": "#E9DEC6",
    "lava": "#C9602A",
    "lavawave": "#FFD27A",
    "crater": "#2A211B",
    "pale": "#F3E8D2",
    "elder": "#A585CF",
    "quarter-A": "#4A3C26",
    "quarter-B": "#32404A",
    "quarter-I": "#4A3331",
    "quarter-G": "#3A432C",
    "quarter-W": "#4B4424",
    "quarter-S": "#43362A",
    "quarter-E": "#3F344F",
    "quarter-0": "#2C2822",
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
    "magic": "#BFA0EA",
    "ash": "#6E6352",
    "road": "#4A4336",
    "roadside": "#B7A787",
}
WASH_BLACK = {"light": "#2A2730", "dark": "#8A8494"}
NUMBERS = {
    "light": {"wash-far": ".14", "wash-near": ".30", "chisel": ".42"},
    "dark": {"wash-far": ".22", "wash-near": ".45", "chisel": ".2"},
}
"""How strong the leader's wash and the marks of the chisel are; no colours, but they change with the theme."""


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


def values(theme: str) -> dict[str, str]:
    """Everything that ``var(--...)`` may name."""
    return TOKENS[theme] | NUMBERS[theme] | FONTS


def css_variables() -> str:
    """The tokens as CSS variables: light, and dark where the page says ``data-theme="dark"``."""

    def block(of: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in of.items())

    light = values("light")
    dark = {name: value for name, value in values("dark").items() if light[name] != value}
    return (
        f":root,[data-theme=light]{{color-scheme:light;{block(light)}}}\n"
        f"[data-theme=dark]{{color-scheme:dark;{block(dark)}}}\n"
    )


def small(sheet: str) -> str:
    """A style sheet without comments and needless space. Space before colons and around signs may have a meaning."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    sheet = re.sub(r"\s+", " ", sheet)
    sheet = re.sub(r" ?([{};,]) ?", r"\1", sheet)
    return re.sub(r"([{;][\w-]+): ", r"\1:", sheet).replace(";}", "}").strip()


@lru_cache(maxsize=1)
def css() -> str:
    """The classes of all pictures. Colours only as variables."""
    sheet = small(Path(__file__).with_name("style.css").read_text(encoding="utf-8"))
    seats = "".join(
        f".p-{seat} .face{{fill:var(--seat-{seat})}}.p-{seat} .top{{fill:var(--top-{seat})}}"
        f".p-{seat} .rim{{fill:var(--rim-{seat})}}.p-{seat} .em,.p-{seat} .dot{{fill:var(--on-{seat})}}"
        f".p-{seat} .glyph{{stroke:var(--on-{seat})}}.w-{seat}{{stroke:var(--wash-{seat})}}\n"
        for seat in SEATS + "N"
    )
    return sheet + seats


@lru_cache(maxsize=1)
def letter_sizes() -> dict[str, float]:
    """How large the letters of each class are."""
    return {name: float(size) for name, size in re.findall(r"\.picture \.([\w-]+)\{font:[^}]*?([\d.]+)px", css())}


def inline(svg: str, theme: str = "light") -> str:
    """Writes the colours of a theme into a picture, for viewers that know no variables.

    Some of them know no CSS transforms either, so those become attributes.
    """
    names = values(theme)
    svg = re.sub(r"var\(--([\w-]+)\)", lambda found: names[found[1]], svg)
    return re.sub(
        r'style="transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)"',
        r'transform="translate(\1 \2)"',
        svg,
    )
