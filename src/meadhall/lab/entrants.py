"""Who takes part: bots as they are typed, ``level[:style][@seconds]`` or ``module:Class[:style][@seconds]``."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.bots import Bot, custom
from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game

LONGEST = 600.0
"""How many seconds a bot may be given for one decision."""


class Entrant(NamedTuple):
    """A bot of some level, or of a class of one's own. Without ``seconds`` it takes as long as it takes by itself."""

    level: str
    style: str = ""
    seconds: float | None = None

    def __str__(self) -> str:
        style = f":{self.style}" if self.style else ""
        return self.level + style + ("" if self.seconds is None else f"@{self.seconds:g}")

    def sit_down(self, game: str, seed: int) -> Bot:
        budget = {} if self.seconds is None else {"seconds": self.seconds}
        return custom.load(self.level, game, seed, self.style, **budget)


def read_entrant(text: str, game: str, field: str = "bots") -> Entrant:
    """One bot; whatever is wrong with it is said of ``field``."""
    name, at, seconds = text.strip().partition("@")
    if name.endswith(":"):
        raise BadField(field, f"{text!r} names no style after the colon")
    level, style = custom.split(name)
    entrant = Entrant(level, style, read_seconds(text, seconds, field) if at else None)
    try:
        entrant.sit_down(game, 0)
    except BadField as error:
        hint = ", or your own as module:Class" if error.field == "level" else ""
        raise BadField(field, f"{text!r}: {error}{hint}") from None
    return entrant


def read_seconds(text: str, seconds: str, field: str) -> float:
    try:
        number = float(seconds)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise BadField(field, f"{text!r}: {seconds!r} is not a number of seconds up to {LONGEST:g}")
    return number


def read_entrants(text: str, game: Game[Any], players: int | None = None) -> tuple[Entrant, ...]:
    """The bots of a list, one for each player; a single bot plays against itself if more players are wanted."""
    entrants = tuple(read_entrant(word, game.slug) for word in text.split(","))
    if players is not None and len(entrants) == 1:
        entrants *= players
    if players is not None and len(entrants) != players:
        raise BadField("bots", f"{len(entrants)} are named for {players} players")
    if len(entrants) not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise BadField("bots", f"{len(entrants)} are named; {game.title} takes {allowed} players")
    return entrants
