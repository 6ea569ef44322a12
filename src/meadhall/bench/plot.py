"""The plot of all results that are kept: how many times Catanatron's decisions each version makes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from meadhall.bench.cases import USUAL
from meadhall.bench.figures import COMPILED, PLAIN, Report, Spread
from meadhall.bench.targets import TIMES, TIMES_OF
from meadhall.draw.markup import Point, rect, text, width_of
from meadhall.draw.style import FONTS, TOKENS
from meadhall.lab.plots import Scale, shape, steps, stroke

WIDTH, HEIGHT = 720.0, 330.0
TOP, FOOT, LEFT, GAP = 74.0, 290.0, 44.0, 52.0
EDGE = 16.0
USED = ("bg", "ink", "soft", "line", "link", "rubric", "good")
COLOURS = {0: "link", 1: "rubric", 2: "good"}
TITLE = "Decisions a second, as a multiple of Catanatron’s in the same run"
LOOK = f"""\
text{{font:13px {FONTS["sans"]};fill:var(--ink)}}text:not([text-anchor]){{text-anchor:middle}}\
.tick{{font-size:12px;fill:var(--soft)}}\
.title{{font-size:15px;font-weight:600}}.ground{{fill:var(--bg)}}\
.grid{{stroke:var(--line);fill:none}}.mark{{stroke:var(--ink);stroke-dasharray:4 4;fill:none}}\
.curve,.whisker{{fill:none;stroke:var(--c);stroke-width:2}}.dot{{fill:var(--c)}}\
{"".join(f".c{n}{{--c:var(--{name})}}" for n, name in COLOURS.items())}"""


def plot(reports: Sequence[Report]) -> str:
    """A picture that stands alone: with its own ground, in light or dark as whoever looks at it prefers."""
    width = (WIDTH - LEFT - GAP - EDGE) / 2
    body = [rect("ground", 0, 0, WIDTH, HEIGHT), text(EDGE, 26, TITLE, "title", "start"), *legend()]
    for place, build in enumerate((PLAIN, COMPILED)):
        left = LEFT + place * (width + GAP)
        body += panel(reports, build, left, left + width)
    said = "; ".join(sentence(report) for report in reports)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">'
        f"<title>{escape(TITLE)}</title><desc>{escape(said)}</desc><style>{look()}</style>{''.join(body)}</svg>\n"
    )


def look() -> str:
    light, dark = ("".join(f"--{name}:{TOKENS[theme][name]};" for name in USED) for theme in ("light", "dark"))
    return f"svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}{LOOK}"


def legend() -> list[str]:
    x = EDGE
    found: list[str] = []
    for colour, case in enumerate(USUAL):
        found += [shape(x + 6, 47, colour), text(x + 16, 51, case.label, "label", "start")]
        x += 34 + width_of(case.label, 13)
    found += [stroke("mark", [(x, 47), (x + 22, 47)]), text(x + 28, 51, "target", "label", "start")]
    return found


def panel(reports: Sequence[Report], build: str, left: float, right: float) -> list[str]:
    """The versions of one build from left to right."""
    wanted = sorted({TIMES[build], *(least for (_, of), least in TIMES_OF.items() if of == build)})
    high = max([*wanted, *(one.high for report in reports for one in ratios(report, build).values())])
    levels = steps(0, high)
    x = Scale(0, len(reports), left, right)
    y = Scale(0, levels[-1], FOOT, TOP + 14)
    body = [text(left, TOP, build, "label", "start")]
    for level in levels:
        body.append(stroke("grid", [(left, y(level)), (right, y(level))]))
        body.append(text(left - 6, y(level) + 4, f"{level:g}×", "tick", "end"))
    body += [stroke("mark", [(left, y(least)), (right, y(least))]) for least in wanted]
    for place, report in enumerate(reports):
        body.append(text(x(place + 0.5), FOOT + 20, report.meadhall, "tick", "middle"))
    for colour, case in enumerate(USUAL):
        found = [(place, ratios(report, build).get(case.name)) for place, report in enumerate(reports)]
        # Side by side, or whiskers would lie upon each other.
        body += curve([(x(place + 0.5) + 12 * (colour - 1), one) for place, one in found if one], y, colour)
    return body


def curve(found: list[tuple[float, Spread]], y: Scale, colour: int) -> list[str]:
    points: list[Point] = [(x, y(one.median)) for x, one in found]
    body = [stroke(f"curve c{colour}", points)] if len(points) > 1 else []
    body += [stroke(f"whisker c{colour}", [(x, y(one.low)), (x, y(one.high))]) for x, one in found]
    return body + [shape(*point, colour) for point in points]


def ratios(report: Report, build: str) -> dict[str, Spread]:
    return {row.name: row.ratio.decisions for row in report.rows if row.build == build and row.ratio}


def sentence(report: Report) -> str:
    """What the plot shows of a version, for those who do not see it."""
    told = [
        f"{row.label} {row.build} {row.ratio.decisions.median:.1f}" for row in report.rows if row.build and row.ratio
    ]
    return f"{report.meadhall}: {', '.join(told)}"
