from __future__ import annotations

import re

import pytest

from meadhall.draw import style
from meadhall.draw.style import SEATS, THEMES, TOKENS, channels, mix

LANDS = ("hills", "ice", "forest", "moor", "volcano", "marsh", "fields", "crags")


def contrast(one: str, other: str) -> float:
    """As WCAG measures it."""

    def light(colour: str) -> float:
        parts = [value / 255 for value in channels(colour)]
        red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("theme", "one", "other", "least"),
    [
        ("light", "ink", "paper", 13.3),
        ("light", "ink", "hills", 12.6),
        ("light", "ink", "sea", 11.0),
        ("light", "soft", "paper", 6.9),
        ("light", "soft", "bg", 6.0),
        ("light", "soft", "sea", 5.7),
        ("light", "link", "paper", 6.2),
        ("light", "link", "bg", 5.4),
        ("light", "rubric", "paper", 6.6),
        ("light", "good", "paper", 5.5),
        ("light", "lit", "hills", 3.7),
        ("light", "lit", "sea", 3.3),
        ("light", "line2", "paper", 3.7),
        ("light", "seaname", "sea", 4.8),
        ("light", "edge", "hills", 13.9),
        ("dark", "ink", "paper", 13.8),
        ("dark", "ink", "hills", 10.8),
        ("dark", "ink", "sea", 13.3),
        ("dark", "soft", "paper", 8.2),
        ("dark", "soft", "hills", 6.4),
        ("dark", "link", "paper", 9.5),
        ("dark", "rubric", "paper", 7.3),
        ("dark", "good", "paper", 9.1),
        ("dark", "lit", "hills", 7.7),
        ("dark", "line2", "paper", 4.0),
        ("dark", "seaname", "sea", 6.9),
        ("dark", "edge", "hills", 11.2),
        *(("light", "ink", land, 11.6) for land in LANDS),
        *(("dark", "ink", land, 9.5) for land in LANDS),
        *((theme, f"on-{seat}", f"seat-{seat}", 4.25) for theme in THEMES for seat in SEATS),
    ],
)
def test_contrast(theme: str, one: str, other: str, least: float) -> None:
    assert contrast(TOKENS[theme][one], TOKENS[theme][other]) >= least - 0.05


def test_both_themes_have_the_same_tokens_and_all_are_colours() -> None:
    assert TOKENS["light"].keys() == TOKENS["dark"].keys()
    for theme in THEMES:
        assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in TOKENS[theme].values())


def test_the_style_sheet_uses_only_tokens_that_exist_and_no_other_colours() -> None:
    sheet = style.css()
    assert set(re.findall(r"var\(--([\w-]+)\)", sheet)) <= style.values("light").keys()
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb|color-mix", sheet)
    assert "/*" not in sheet


def test_no_letter_is_smaller_than_11_pixels() -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;}]*?([\d.]+)px", style.css())]
    assert len(sizes) > 10
    assert min(sizes) >= 11


def test_inline_writes_colours_and_transforms() -> None:
    drawing = '<g style="transform:translate(3.5px,-4px)"><path style="fill:var(--ink)"/></g>'
    assert style.inline(drawing, "dark") == '<g transform="translate(3.5 -4)"><path style="fill:#EDE2CB"/></g>'
    with pytest.raises(KeyError):
        style.inline("var(--nothing)")


def test_mixing() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mix("#123456", "#FFFFFF", 0.0) == "#123456"
