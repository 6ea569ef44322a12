"""What the benchmark says, and how it writes numbers."""

from __future__ import annotations

from importlib.resources import files

from meadhall.bench.figures import Spread
from meadhall.kernel.text import Texts

TEXTS = Texts([files("meadhall.bench") / "text"])
NOTHING = "–"


def say(id: str, lang: str, /, **args: str | int) -> str:
    return TEXTS.say(id, lang, **args)


def number(value: float | None, lang: str) -> str:
    """Three digits that matter, as the language writes them: 71,300, 247, 16.4, 4.83."""
    if value is None:
        return NOTHING
    if value >= 100:
        step = 10 ** max(0, len(str(int(value))) - 3)
        written = f"{round(value / step) * step:,}"
    else:
        written = f"{value:.1f}" if value >= 10 else f"{value:.2f}"
    return written.translate(str.maketrans(",.", ".,")) if lang == "de" else written


def middle(value: Spread | None, lang: str) -> str:
    return number(value.median if value else None, lang)


def times(value: Spread | None, lang: str) -> str:
    """How many times, and how far the rounds strayed from that."""
    if value is None:
        return NOTHING
    strayed = max(value.high - value.median, value.median - value.low) / value.median
    return f"{number(value.median, lang)}× ±{strayed:.0%}"


def percent(share: float, lang: str) -> str:
    return f"{share:.0%}" if lang == "en" else f"{100 * share:.0f} %"
