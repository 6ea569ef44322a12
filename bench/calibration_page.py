"""What bench/calibration.py has measured, as a page of the documentation and as plots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import meadhall

HOME = Path(__file__).parent
RESULTS = HOME / "results" / "calibration"
CERTAIN = RESULTS / "certain.json"
IMAGES = HOME.parent / "docs" / "images"
PAGE = HOME.parent / "docs" / "calibration.md"
SIDE, GAP, LEFT, TOP, FOOT = 190, 34, 46, 44, 62
FEW = 20
"""Fewer chances than this are not drawn."""
NAMES = {"all": "The whole game", "early": "Early", "middle": "Middle", "late": "Late"}
INK, PAPER, SOFT, LINE = "#2b241b", "#fdf9ee", "#6d6152", "#c9bb9f"


class Band(msgspec.Struct, frozen=True):
    """Of all chances in a band: how many, what was said on average, and how often it came true."""

    count: int
    said: float
    came: float


class Figures(msgspec.Struct, frozen=True):
    moments: int
    brier: float
    log: float
    bands: list[Band]


class Stage(msgspec.Struct, frozen=True):
    name: str
    outlook: Figures
    shown: Figures


class Certainty(msgspec.Struct, frozen=True):
    """In so many games, how often it was proved that somebody wins whatever happens, and the least shown then."""

    games: int
    bots: str
    moments: int
    least: float | None


class Measured(msgspec.Struct, frozen=True):
    game: str
    games: dict[int, int]
    """By number of players."""
    bots: str
    seconds: float
    tried: str
    stages: list[Stage]
    sure: int
    """How often a seat was shown to have won for sure, and how often that was wrong."""
    sure_wrong: int
    as_good: int
    """How often every playout was won by the same seat, and how often another won in the end."""
    as_good_wrong: int


INTRO = """# Are the chances right?

*This page is made by `python -m bench.calibration`; the numbers are in `bench/results/calibration`.*

After a game the review shows each player's chance to win over its course. A chance is right if things that are said
to happen three times in ten do happen three times in ten. So bots played, at some moments of each game the chances
were written down, and afterwards they were compared with who won. In the plots a dot is a tenth of the scale: what
was said to the right, what came true upwards, larger dots for more moments. Dots on the dotted line are right. Rings
are what the mind says, by which bots play; full dots are what people are shown.

People are shown the mind's outlook after three corrections (`meadhall.bots.chances`), and **bots play as before**,
so the [ladder](ladder.md) stands:

1. *Calibration.* The outlook is raised to a power that depends on how far the game has come, for two players and for
   more. The powers are in `mind/calibration.toml` of each game, with the command that made them. What was only
   judged is never shown above 99 %.
2. *As good as won.* A game is played to its end 48 times, in worlds that fit what the reader may know: 32 times at
   random, and 16 times mostly by what tempts the mind, since a player finds what nobody finds by chance. If the same
   seat wins every time, it is shown with 98 %. A winner who is certain wins all of them, here and at every later
   position. So a game is looked at from its end backwards, as long as it is decided, and no certain winner is missed,
   however early; only an end more than 2500 decisions away would not be seen.
3. *Won.* If few decisions are left, all of them are tried with all that fate may bring. Who wins in every case is
   shown with 100 %.

The Brier score is the mean squared distance between the chances and what came true, summed over the seats; the log
score is the surprise in natural logs. Less is better in both. Moments of one game go together, so the numbers are
less certain than their count suggests."""


def certainties() -> dict[str, Certainty]:
    """By game."""
    return msgspec.json.decode(CERTAIN.read_bytes(), type=dict[str, Certainty]) if CERTAIN.is_file() else {}


def page(found: Sequence[Measured], certain: Mapping[str, Certainty]) -> str:
    return "\n\n".join([INTRO, *(part for one in found for part in section(one, certain.get(one.game)))]) + "\n"


def certainty(one: Certainty | None) -> list[str]:
    if one is None or one.least is None:
        return []
    return [
        (
            f"Certain, since all that could still happen was tried: {one.moments} moments in {one.games} other games "
            f"({one.bots}). The least chance shown to the seats that were certain to win: {one.least:.0%}."
        )
    ]


def section(one: Measured, certain: Certainty | None) -> list[str]:
    title = meadhall.load(one.game).title
    games = " and ".join(f"{count} games of {players}" for players, count in one.games.items())
    kept = "None of them was used to make the calibration." if one.tried == "half" else ""
    rows = [
        f"| {NAMES[stage.name]} | {stage.outlook.moments} | {stage.outlook.brier:.3f} | {stage.shown.brier:.3f} "
        f"| {stage.outlook.log:.3f} | {stage.shown.log:.3f} |"
        for stage in one.stages
    ]
    head = ["| stage | moments | Brier, mind | Brier, shown | log, mind | log, shown |", "|---|--:|--:|--:|--:|--:|"]
    return [
        f"## {title}",
        f"{games[0].upper()}{games[1:]} players ({one.bots}). {kept}".strip(),
        f"![{title}: what was said and what came true](images/calibration-{one.game}.svg)",
        "\n".join([*head, *rows]),
        f"Shown as won: {one.sure} moments, {one.sure_wrong} of them wrong.",
        f"Shown as good as won: {one.as_good} moments, {one.as_good_wrong} of them wrong.",
        *certainty(certain),
    ]


# --- the plot -------------------------------------------------------------------------------------


def plot(one: Measured) -> str:
    width = LEFT + len(one.stages) * (SIDE + GAP)
    height = TOP + SIDE + FOOT
    title = f"{meadhall.load(one.game).title}: chances said and come true"
    body = [f'<rect width="{width}" height="{height}" fill="{PAPER}"/>']
    for n, stage in enumerate(one.stages):
        body += panel(stage, LEFT + n * (SIDE + GAP))
    words = "said; upwards: came true. Rings: the mind; dots: as people are shown it"
    said = f'<text x="{LEFT}" y="{height - 10}">{words}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">' + "".join([*body, said]) + "</svg>\n"
    )


def panel(stage: Stage, left: int) -> list[str]:
    foot = TOP + SIDE

    def at(said: float, came: float) -> tuple[float, float]:
        return round(left + SIDE * said, 1), round(foot - SIDE * came, 1)

    drawn = [f'<text x="{left}" y="{TOP - 12}" font-weight="bold">{NAMES[stage.name]}</text>']
    for share in (0.0, 0.5, 1.0):
        x, y = at(share, share)
        drawn.append(f'<path d="M{left} {y}H{left + SIDE}M{x} {TOP}V{foot}" stroke="{LINE}"/>')
        drawn.append(f'<text x="{x}" y="{foot + 16}" text-anchor="middle" fill="{SOFT}">{share:.0%}</text>')
        if left == LEFT:
            drawn.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{share:.0%}</text>')
    drawn.append(f'<path d="M{left} {foot}L{left + SIDE} {TOP}" stroke="{SOFT}" stroke-dasharray="2 4"/>')
    for figures, fill in ((stage.outlook, "none"), (stage.shown, INK)):
        for band in figures.bands:
            if band.count >= FEW:
                x, y = at(band.said, band.came)
                size = round(
                    min(9.0, 2.5 + 14 * (band.count / max(1, sum(one.count for one in figures.bands))) ** 0.5), 1
                )
                drawn.append(f'<circle cx="{x}" cy="{y}" r="{size}" fill="{fill}" stroke="{INK}" fill-opacity=".75"/>')
    return drawn
