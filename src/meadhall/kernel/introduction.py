"""What a game says of itself to whoever does not know it yet: an overview, and a card for every people.

Each game may have one subclass. What it leaves out is not shown: a game without any has its title and ``game-words``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from meadhall.kernel.random_play import decide, to_decision

if TYPE_CHECKING:
    from meadhall.kernel.action import Action
    from meadhall.kernel.state import State

SAMPLE_DECISIONS = 60
"""How far the game of a thumbnail has come, unless the game says what it shows."""


class Overview(NamedTuple):
    """What somebody wants to know before the first game."""

    goal: str
    """What it is about and what wins, in a sentence or two; "" if the game does not say."""
    end: str
    """When it is over; "" if the game does not say."""
    minutes: int
    """About how long a game takes; 0 if nobody knows."""
    difficulty: int
    """From 1 to 5; 0 if nobody knows."""


class People(NamedTuple):
    """Somebody whom one can play, or meet: who they are, how they play, and how hard that is."""

    place: str
    """As at the table, such as "character:callo"."""
    name: str
    who: str
    plays: str
    difficulty: int
    """From 1 to 5."""
    picture: str
    """A small SVG, drawn as at the table."""
    rule: str | None = None


class Kin(NamedTuple):
    """Peoples of one kind, such as all characters."""

    key: str
    title: str
    words: str
    """How one comes to play them."""
    peoples: tuple[People, ...]


class Crop(NamedTuple):
    """What the hall shows of a game's table, at its full size or larger: names must be legible."""

    picture: str = ""
    """The name of a picture of the desk; the first if empty."""
    middle: tuple[float, float] | None = None
    """Where in that picture; its own middle if None."""
    zoom: float = 1.0
    """How many times as large as at the table."""


MIDDLE = Crop()


class Introduction:
    asks: ClassVar[frozenset[str]] = frozenset()
    """Questions at which somebody of whom there is a card is chosen: they are asked with the cards."""

    def __init__(self, minutes: int = 0, difficulty: int = 0, crop: Crop = MIDDLE) -> None:
        """``minutes`` and ``difficulty`` as in the overview; ``crop`` is the thumbnail."""
        self.minutes = minutes
        self.difficulty = difficulty
        self.crop = crop

    def scene(self, game: Any) -> State:
        """A position some way into a game, for the thumbnail."""
        state, rng = game.new(), Random(1)
        for _ in range(SAMPLE_DECISIONS):
            if not to_decision(state, rng):
                break
            decide(state, rng)
        return state  # type: ignore[no-any-return]

    def overview(self, game: Any, lang: str) -> Overview:
        def say(id: str) -> str:
            return str(game.texts.say(id, lang)) if game.texts.has(id, lang) else ""

        return Overview(say("game-words"), say("game-end"), self.minutes, self.difficulty)

    def peoples(self, game: Any, lang: str) -> Sequence[Kin]:
        """A card for everybody who can be played or chosen, by kind."""
        return ()


def place_of(action: Action) -> str:
    """The first thing that an action names, as a place: "character:callo" for "play callo"."""
    if not action.verb.domains:
        return ""
    return f"{action.verb.domains[0].name}:{next(iter(action.words.values()))}"
