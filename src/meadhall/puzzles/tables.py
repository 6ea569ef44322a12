"""How many puzzles there are of each theme, how hard they are, and which bots solve them: for the page in docs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.kernel import registry
from meadhall.puzzles.files import File, shelf
from meadhall.puzzles.levels import ASKED

KINDS = {"read": "read the table", "exact": "reckon it out", "best": "the best move"}


def tables() -> list[str]:
    """A table for each game, in Markdown."""
    lines: list[str] = []
    count = 0
    for slug in registry.games():
        themes = by_theme(slug)
        if themes:
            lines += [f"### {registry.load(slug).title}", ""]
            lines += [
                f"| theme | kind | puzzles | first rating | rated by | {' | '.join(ASKED)} |",
                "|---|---|--:|---|---|--:|--:|--:|",
            ]
            lines += [row(slug, theme, files) for theme, files in themes.items()]
            lines.append("")
            count += sum(map(len, themes.values()))
    return [*lines, f"Together {count} puzzles."]


def by_theme(slug: str) -> dict[str, list[File]]:
    found: dict[str, list[File]] = {}
    for text in shelf(slug).values():
        file = msgspec.json.decode(text, type=File)
        found.setdefault(file.theme, []).append(file)
    return found


def row(slug: str, theme: str, files: list[File]) -> str:
    puzzles = registry.load(slug).puzzles
    assert puzzles is not None
    moves = all(isinstance(answer, str) for file in files for answer in file.answers)
    solved = [str(sum(level in file.solved_by for file in files)) if moves else "not asked" for level in ASKED]
    by = "the levels" if moves else f"{span([file.difficulty for file in files])} to overlook"
    title = puzzles.texts.say(f"theme-{theme}", "en")
    rating = span([file.rating for file in files])
    return "| " + " | ".join([title, KINDS[files[0].kind], str(len(files)), rating, by, *solved]) + " |"


def span(numbers: Sequence[int]) -> str:
    low, high = min(numbers), max(numbers)
    return f"{low} to {high}" if low < high else str(low)
