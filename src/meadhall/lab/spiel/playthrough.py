"""A game as OpenSpiel walks through it: the position, and all that was done on the way there."""

from __future__ import annotations

from collections.abc import Callable
from pickle import PicklingError
from random import Random
from typing import Any

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry, witnesses
from meadhall.kernel.message import shown_to
from meadhall.kernel.state import FATE, State
from meadhall.kernel.view import View
from meadhall.lab.packs import game_with


class Playthrough:
    """OpenSpiel copies and pickles whatever hangs on its states; a playthrough does both in its own way."""

    __slots__ = ("decisions", "entries", "is_true", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.decisions = 0
        self.is_true = True
        """False if somebody has imagined it: then its entries do not lead to its position."""

    def copy(self) -> Playthrough:
        other = Playthrough(self.state.copy())
        other.entries = self.entries[:]
        other.decisions = self.decisions
        other.is_true = self.is_true
        return other

    def __deepcopy__(self, memo: object) -> Playthrough:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Playthrough], tuple[Any, ...]]:
        if not self.is_true:
            raise PicklingError("what somebody has imagined cannot be saved")
        state = self.state
        told = [entry.action for entry in self.entries]
        return replay, (state.game.slug, state.game.overlay, state.players, state.settings, told)

    @property
    def asked(self) -> int:
        """The seat that is asked, of several the first; else ``FATE``."""
        waiting = self.state.deciding
        return waiting[0] if waiting else FATE

    def do(self, action: Action) -> None:
        """Whoever is asked does this."""
        by = self.asked
        seen_by = witnesses(self.state, by)
        events = self.state.apply(action, by)
        self.entries.append(Entry(by, action, events, seen_by))
        self.decisions += by != FATE

    # --- what a seat knows ----------------------------------------------------------------------

    def sight(self, seat: int) -> str:
        """The view of a seat, as text."""
        return compact(self.state.view(seat))

    def memory(self, seat: int) -> str:
        """All that a seat has done and heard of so far, and its view: two that are the same, it cannot tell apart."""
        lines: list[str] = []
        for entry in self.entries:
            action = entry.action_for(seat)
            if action is not None:
                lines.append(f"{'fate' if entry.by == FATE else entry.by}: {action}")
            lines += map(repr, shown_to(entry.events, seat))
        return "\n".join([*lines, self.sight(seat)])

    def imagined(self, seat: int, rng: Random) -> Playthrough:
        """A playthrough that the seat cannot tell from this one; what it has not heard of has left no traces."""
        other = Playthrough(self.state.view(seat).sample(rng))
        other.is_true = False
        other.decisions = self.decisions
        for entry in self.entries:
            known = entry.action_for(seat) is not None
            heard = shown_to(entry.events, seat)
            if known or heard:
                other.entries.append(Entry(entry.by, entry.action, heard, None if known else ()))
        return other


def compact(view: View) -> str:
    return msgspec.json.encode(view.to_data()).decode()


def begin(game: Game[Any], players: int, options: dict[str, Any]) -> Playthrough:
    return Playthrough(game.new(players, **options))


def replay(
    slug: str, pack: dict[str, Any] | None, players: int, options: dict[str, Any], told: list[Action]
) -> Playthrough:
    """The same playthrough again."""
    playthrough = begin(game_with(slug, pack), players, options)
    for action in told:
        playthrough.do(action)
    return playthrough
