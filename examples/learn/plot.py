"""Draws the curve of a training as a picture of its own."""

from __future__ import annotations

from examples.learn.log import Log
from meadhall.draw.markup import text
from meadhall.lab.plots import Axes, shape, steps, stroke, svg

WIDTH, HEIGHT = 640.0, 300.0
STYLE = """
text{font:12px system-ui,sans-serif;fill:#777}text:not([text-anchor]){text-anchor:middle}
.grid{stroke:#7777;stroke-width:.6;fill:none}.mark{stroke:#777;stroke-dasharray:4 4;fill:none}
.band{fill:#3c78b4;fill-opacity:.18}.curve{fill:none;stroke:#3c78b4;stroke-width:2.2;stroke-linejoin:round}
.dot{fill:#3c78b4}
"""


def curve(log: Log) -> str:
    """The share of wins over the time of training, with the band that holds the true share 95 times in 100."""
    points = log.points
    last = max(point.minutes for point in points)
    ticks = [tick for tick in steps(0, last, 6) if tick <= last]
    frame = Axes(WIDTH, HEIGHT, (0, last), (0, 1), "{:g} min".format, "{:.0%}".format, ticks)
    x, y = frame.x, frame.y
    upper = [(x(point.minutes), y(point.share.high)) for point in points]
    lower = [(x(point.minutes), y(point.share.low)) for point in points]
    middle = [(x(point.minutes), y(point.share.value)) for point in points]
    against = points[-1].against
    body = [
        f"<style>{STYLE}</style>",
        *frame.lines,
        stroke("mark", [(x(0), y(0.5)), (x(last), y(0.5))]),
        text(x(last) - 4, y(0.5) + 16, f"as strong as {against}", "tick", "end"),
        stroke("band", upper + lower[::-1], close=True),
        stroke("curve", middle),
        *(shape(*point, 0) for point in middle),
    ]
    first, final = points[0].share.value, points[-1].share.value
    said = f"from {first:.0%} to {final:.0%} in {last:.0f} minutes"
    drawn = svg(WIDTH, HEIGHT, f"Games won against {against} over the time of training", said, body)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"
