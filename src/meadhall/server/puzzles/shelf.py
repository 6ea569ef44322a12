"""All puzzles of the house: their themes, the one of the day, and the next one for somebody."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from meadhall.kernel import registry
from meadhall.puzzles.files import Label, labels
from meadhall.server.puzzles.glicko import Rating

DAY = 86_400
FIRST_DEVIATION = 200.0
"""How unsure the rating is that a bot level gives to a puzzle."""
RULES = 3
"""So many rules are named beside a theme."""


class Key(NamedTuple):
    """Which puzzle."""

    game: str
    id: str


class ThemeShelf(NamedTuple):
    game: str
    theme: str
    puzzles: list[Label]
    rules: list[str]
    """What their solutions rest on, the most frequent first."""


@cache
def stock() -> dict[Key, Label]:
    """Every puzzle of every game, in order."""
    return {Key(slug, id): label for slug in registry.games() for id, label in labels(slug).items()}


@cache
def themes(slug: str) -> list[ThemeShelf]:
    """The themes of a game with their puzzles, in the order in which the game tells them."""
    puzzles = registry.load(slug).puzzles
    told = () if puzzles is None else puzzles.themes
    found = []
    # Those that no game tells, such as the best move, come last.
    for theme in dict.fromkeys([*told, *(label.theme for label in labels(slug).values())]):
        here = [label for label in labels(slug).values() if label.theme == theme]
        cited = Counter(rule for label in here for rule in dict.fromkeys(rule for _, rule in label.solution if rule))
        found.append(ThemeShelf(slug, theme, here, [rule for rule, _ in cited.most_common(RULES)]))
    return found


def first_rating(label: Label) -> Rating:
    """Before anybody has tried it: as hard as the bots found it."""
    return Rating(label.rating, FIRST_DEVIATION)


@lru_cache(maxsize=8)
def of_the_day(day: int, retired: frozenset[Key]) -> Key | None:
    """The puzzle of a day since 1970, the same for everybody: each puzzle draws a lot, and the highest is taken.

    So one that is retired changes its own days only.
    """

    def lot(key: Key) -> bytes:
        return hashlib.sha256(f"{day}/{key.game}/{key.id}".encode()).digest()

    return max((key for key in stock() if key not in retired), key=lot, default=None)


def nearest(
    keys: Iterable[Key], rating: float, ratings: Mapping[Key, float], without: Collection[Key] = ()
) -> list[Key]:
    """Those whose rating is nearest to somebody's come first."""
    found = [key for key in keys if key not in without]
    return sorted(found, key=lambda key: abs(ratings.get(key, stock()[key].rating) - rating))


def about(slug: str, rules: Sequence[str]) -> list[Key]:
    """The puzzles of a game whose solutions rest on these rules, or else on the chapters in which they stand."""
    chapters = {rule.rpartition(".")[0] for rule in rules}

    def cited(label: Label) -> set[str]:
        return {rule for _, rule in label.solution}

    exactly = [Key(slug, id) for id, label in labels(slug).items() if cited(label) & set(rules)]
    return exactly or [
        Key(slug, id)
        for id, label in labels(slug).items()
        if chapters & {rule.rpartition(".")[0] for rule in cited(label)}
    ]
