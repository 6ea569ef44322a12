"""Places, seats and messages in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.domain import Domain
from meadhall.kernel.game import Game
from meadhall.kernel.message import SEAT, Message
from meadhall.kernel.state import State
from meadhall.kernel.text import Texts

SEATS = len(SEAT)
"""More seats than any table has; a game may name one that nobody sits on."""


def places_of(message: Message) -> tuple[str, ...]:
    """The places an event speaks of."""
    return tuple(
        f"{domain.name}:{domain.words[arg]}"
        for domain, arg in zip(message.kind.domains, message.args, strict=True)
        if domain is not None and domain is not SEAT
    )


@lru_cache(maxsize=4_000)
def places(action: Action) -> tuple[str, ...]:
    """The places an action points at, in the order of its arguments."""
    return tuple(
        f"{domain.name}:{domain.words[arg]}" for domain, arg in zip(action.verb.domains, action.args, strict=True)
    )


def label(game: Game[Any], action: Action, lang: str, asked: str) -> str:
    """An action in words, as it is called among the answers to a question; "" where there is none."""
    return labelled(game.texts, action, lang, asked)


@lru_cache(maxsize=8_000)
def labelled(texts: Texts, action: Action, lang: str, asked: str) -> str:
    text = texts.action(action, lang, asked)
    return text[:1].upper() + text[1:]


def seat_name(state: State, seat: int, names: Sequence[str], lang: str) -> str:
    """What a seat is called: by the game if it has a word for it, else by whoever sits there."""
    word = state.seat_word(seat)
    plain = word == f"player-{seat + 1}"
    if plain and seat < len(names) and names[seat]:
        return names[seat]
    name = worded(state.game.texts, word, lang)
    return name[:1].upper() + name[1:] if plain else name


def seat_in_a_sentence(state: State, seat: int, names: Sequence[str], lang: str) -> str:
    """What a seat is called where something is said of it: some games want an article before their words."""
    name, texts = seat_name(state, seat, names, lang), state.game.texts
    return texts.form("they", name, lang) if name not in names and texts.has("form-they", lang) else name


@lru_cache(maxsize=1024)
def worded(texts: Texts, word: str, lang: str) -> str:
    return texts.word(word, lang)


class SeatWords(NamedTuple):
    """What the seats of a game are called now, and the game, which names everything else."""

    words: tuple[str, ...]
    game: Game[Any]

    def seat_word(self, seat: int) -> str:
        return self.words[seat]

    def name_of(self, domain: Domain, number: int, lang: str) -> str:
        return self.game.name_of(domain, number, lang)

    def thing_of(self, owner: str, domain: Domain, number: int, lang: str) -> str:
        return self.game.thing_of(owner, domain, number, lang)


def seat_words(state: State) -> SeatWords:
    return SeatWords(tuple([state.seat_word(seat) for seat in range(SEATS)]), state.game)


@lru_cache(maxsize=10_000)
def message(texts: Texts, said: Message, seats: SeatWords, lang: str) -> str:
    """A prompt or an event in words."""
    return texts.message(said, seats, lang)
