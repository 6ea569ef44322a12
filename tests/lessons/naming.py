"""The names of what lies on the table of a game, as the words of a coach may use them."""

from __future__ import annotations

import re
from functools import cache

from meadhall.kernel import registry
from meadhall.kernel.state import State


@cache
def names(slug: str, lang: str) -> dict[str, set[str]]:
    """The names of all that a game's table shows, each with the places that it may mean."""
    game = registry.load(slug)
    domains = {domain.name: domain for verb in game.vocabulary.verbs.values() for domain in verb.domains}
    found: dict[str, set[str]] = {}
    for kind in kinds(slug) & set(domains):
        for word in domains[kind].words:
            name = re.sub(r" \([A-Z]\)$", "", game.texts.word(word, lang, kind))
            # What bears no name of its own is no name in a sentence either.
            if name != word and name[0].isupper() and len(name) > 3:
                found.setdefault(name, set()).add(f"{kind}:{word}")
    return found


@cache
def kinds(slug: str) -> set[str]:
    """What kinds of places the table has where its first game begins."""
    game = registry.load(slug)
    assert game.lessons is not None
    return {place.partition(":")[0] for place in places(drawn(next(iter(game.lessons)).state(game), 0, "en"))}


def drawn(state: State, seat: int, lang: str) -> str:
    """The pictures and the panels that a seat sees."""
    view, board = state.view(seat), state.game.board
    pictures = board.pictures(view, lang, "desk").values()
    return "".join([*(picture.svg(inline=False) for picture in pictures), *board.panels(view, lang)])


def places(drawing: str) -> set[str]:
    return set(re.findall(r'data-at="([^"]*)"', drawing))


def named(words: str, slug: str, lang: str) -> list[str]:
    """What is named in some words."""
    return [name for name in names(slug, lang) if re.search(rf"\b{re.escape(name)}\b", words)]
