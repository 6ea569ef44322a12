"""A few words for rule tests: those of all games, and what lies where on the mountain."""

from __future__ import annotations

from typing import Any

from meadhall.games.mountain_king.rules.gnomes import SettleStrength
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.message import Event
from tests.books.table import answers, asked, coast, events, options, play, question, why, winners

__all__ = [
    "answers", "asked", "by_wheel", "coast", "events", "gnomes", "honour", "influence", "known", "let_in", "options",
    "pawn", "play", "power", "question", "seat", "seen", "trolls", "votes", "why", "winners",
]  # fmt: skip


def seat(s: MountainKingState, colour: str) -> dict[str, Any]:
    """What lies before a player and the player's pieces on the map, as the document of the position tells it."""
    found: dict[str, Any] = s.position()["seats"][colour]
    return found


def honour(s: MountainKingState, colour: str) -> int:
    found: int = seat(s, colour)["honour"]
    return found


def trolls(s: MountainKingState, colour: str) -> dict[str, int]:
    """Where a player's Trolls are, pawns left aside."""
    found: dict[str, int] = seat(s, colour)["trolls"]
    return found


def pawn(s: MountainKingState, champion: str) -> str | None:
    """Where a Champion's pawn stands."""
    champions = [seat["champions"] for seat in s.position()["seats"].values()]
    return next((held[champion].get("pawn") for held in champions if champion in held), None)


def gnomes(s: MountainKingState) -> dict[str, int]:
    """How many Gnomes are in each overrun cavern."""
    return {cavern: len(tokens) for cavern, tokens in s.position()["gnomes"].items()}


def known(s: MountainKingState, cavern: str) -> list[tuple[int | None, tuple[str, ...]]]:
    """The Gnomes of a cavern: their strength, if somebody knows it, and who does."""
    return [(one["strength"], tuple(one["known_to"])) for one in s.position()["gnomes"][cavern]]


def by_wheel(s: MountainKingState) -> tuple[int, ...]:
    """How many Gnomes of strength 1, 2 and 3 lie by the Wheel."""
    return tuple(s.position()["by_wheel"])


def let_in(s: MountainKingState) -> list[Event]:
    """While somebody decides for Gnomes, let them go to the first cavern there is; return all that happened."""
    happened: list[Event] = []
    while s.decision is not None and question(s) == "ask-direct":
        happened += s.apply(s.decision.options[0])
    return happened


def settle(s: MountainKingState) -> list[Event]:
    """Fate settles in secret what lies face down before tokens go back into the supply; return all that happened."""
    happened: list[Event] = []
    while s.fate is not None and isinstance(s.agenda[-1], SettleStrength):
        happened += s.apply(s.fate.outcomes[0][0])
    return happened


def seen(s: MountainKingState, viewer: int | None) -> MountainKingState:
    """The position as a seat may know it; None is a spectator."""
    position = s.view(viewer).position
    assert isinstance(position, MountainKingState)
    return position


def votes(s: MountainKingState, clan: str) -> list[tuple[str, int]]:
    """The Votes of a Clan, the leader first."""
    return [(colour, count) for colour, count in s.position()["votes"].get(clan, ())]


def influence(s: MountainKingState, champion: str) -> list[tuple[str, int]]:
    """The discs on a Champion of the display, the leader first."""
    shown = next(one for one in s.position()["display"] if one["champion"] == champion)
    return [(colour, count) for colour, count in shown["influence"]]


def power(s: MountainKingState) -> int:
    """The power of the action that looks for its target."""
    assert s.decision is not None, "nobody is asked"
    return int(s.decision.prompt.words()["power"])
