"""A puzzle as a small file beside its game: a position, a question, its answers, and the solution in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.puzzle import Answer, Line
from meadhall.kernel.state import State

Said = list[str | int]
"""A message: its key, then its arguments as words or numbers."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a file holds. Answers are messages, or actions in their notation; ``right`` counts from 0."""

    id: str
    kind: str
    theme: str
    seat: int
    """Through whose eyes the table is seen."""
    subject: tuple[int, ...]
    question: Said
    answers: list[Said | str]
    right: tuple[int, ...]
    solution: list[tuple[Said, str]]
    difficulty: int
    rating: int
    position: dict[str, Any]
    places: list[str] = []
    """For each answer, the place on the map that means the same; none if no answer is a place."""
    worth: tuple[float, ...] = ()
    """What each answer is worth: points, a chance, 1 for what is right, or for the best move how often it wins."""
    judged: tuple[float, ...] = ()
    """For the best move: what the other judge, a master's search, gives each answer."""
    errors: tuple[float, ...] = ()
    """For the best move: the standard error of the lead of the right answer, with each judge."""
    solved_by: tuple[str, ...] = ()
    """The bots that find a right answer; none were asked where the answers are no moves."""


class Label(msgspec.Struct, frozen=True):
    """What is to be known of a puzzle before anybody looks at its position."""

    id: str
    kind: str
    theme: str
    rating: int
    solution: list[tuple[Said, str]]


class Puzzle:
    """A file that was read: its words stand for things of the game again."""

    def __init__(self, game: Game[Any], file: File) -> None:
        assert game.puzzles is not None
        self.game = game
        self.file = file
        self.id = file.id
        self.kind = file.kind
        self.theme = file.theme
        self.seat = file.seat
        self.right = file.right
        kinds = {**game.puzzles.kinds, **{fact.key: fact for fact in game.mind.facts}}
        self.question = message_of(kinds, file.question)
        self.solution = tuple(Line(message_of(kinds, said), rule) for said, rule in file.solution)
        self._state: State = game.from_data(dressed(game, file.position))
        places = file.places or [""] * len(file.answers)
        self.answers = tuple(
            Answer(self._state.parse(said) if isinstance(said, str) else message_of(kinds, said), place)
            for said, place in zip(file.answers, places, strict=True)
        )

    @property
    def hides(self) -> tuple[str, ...]:
        """What is not drawn, since it would tell the answer."""
        assert self.game.puzzles is not None
        theme = self.game.puzzles.themes.get(self.theme)
        return () if theme is None else theme.hides

    def position(self) -> State:
        """The position, to do with as one likes."""
        return self._state.copy()

    def say(self, message: Message | Action, lang: str) -> str:
        assert self.game.puzzles is not None
        texts = self.game.puzzles.texts
        if isinstance(message, Action):
            return texts.action(message, lang, self.asked)
        text = texts.message(message, self._state, lang)
        # What a move brings is told in halves of sentences, as in a hint.
        return f"{text[:1].upper()}{text[1:]}." if message.kind in self.game.mind.facts else text

    @property
    def asked(self) -> str:
        decision = self._state.decision
        return decision.prompt.key if decision else ""


def said(message: Message | Action) -> Said | str:
    if isinstance(message, Action):
        return str(message)
    return [message.key, *message.words().values()]


def message_of(kinds: Mapping[str, Kind], said: Said) -> Message:
    kind = kinds.get(str(said[0]))
    if kind is None or len(kind.domains) != len(said) - 1:
        raise SaveError("puzzle", f"{said[0]} is nothing that is said so")
    numbers = [
        int(word) if domain is None else domain.words.index(str(word))
        for domain, word in zip(kind.domains, said[1:], strict=True)
    ]
    return Message(kind, tuple(numbers))


def stripped(game: Game[Any], state: State) -> dict[str, Any]:
    """A saved position without what goes without saying."""
    data = game.to_data(state)
    defaults = {name: option.default for name, option in game.options.items()}
    options = {name: value for name, value in data["options"].items() if value != defaults[name]}
    return {"players": data["players"], "options": options, "position": data["position"], "agenda": data["agenda"]}


def dressed(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """A whole saved position again."""
    return {"format": 1, "game": game.slug, "pack": game.overlay, "result": None, **data}


def write(file: File) -> bytes:
    return msgspec.json.encode(file) + b"\n"


def read(game: Game[Any], text: bytes) -> Puzzle:
    try:
        return Puzzle(game, msgspec.json.decode(text, type=File))
    except (msgspec.DecodeError, ValueError) as error:
        raise SaveError("puzzle", str(error)) from None


@lru_cache
def shelf(slug: str) -> dict[str, bytes]:
    """The files of a game by the ids of their puzzles, in order; nothing if the game has none."""
    game = registry.load(slug)
    if game.puzzles is None:
        return {}
    found = [file for file in game.puzzles.folder.iterdir() if file.name.endswith(".json")]
    return {file.name.removesuffix(".json"): file.read_bytes() for file in sorted(found, key=lambda file: file.name)}


@lru_cache
def labels(slug: str) -> dict[str, Label]:
    """The puzzles of a game by their ids, in order."""
    return {id: msgspec.json.decode(text, type=Label) for id, text in shelf(slug).items()}


@lru_cache(maxsize=64)
def load(slug: str, id: str) -> Puzzle:
    """A puzzle of the house. Raises ``KeyError`` if there is none."""
    return read(registry.load(slug), shelf(slug)[id])


def load_all(slug: str) -> list[Puzzle]:
    return [read(registry.load(slug), text) for text in shelf(slug).values()]
