"""Chances to win as people are shown them. Bots play by the mind's ``outlook``, which this leaves as it is.

Three things make a number that can be trusted. An outlook is sharpened or levelled by how far the game has come, as
games of bots have shown (``mind/calibration.toml`` of the game, made by bench/calibration.py). The game is played to
its end, at random and sensibly: if the same seat wins every time, so it is shown. And if little is left, all ways to
the end are tried: who wins in all of them has won.

Whose win is certain stays so. So it is enough to find the first place of a game from which on it cannot be turned.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.mind import Mind
from meadhall.kernel.random_play import decide, to_decision
from meadhall.kernel.state import State

PLAYOUTS = 32
SENSIBLE = 16
"""So many more in which most decisions are those that tempt most: what nobody finds by chance, a player finds."""
PLAYED = PLAYOUTS + SENSIBLE
TEMPTED = 0.8
"""The share of such decisions."""
LONGEST = 2500
"""An end that is more decisions away is not seen."""
SHORT = 12
"""If it is no more decisions away, all ways there are tried."""
MOST_TRIED = 400
AS_GOOD_AS_WON = 0.98
"""What is shown if every playout was won, which is no proof."""
UNPROVEN = 0.99
"""No more is shown of what was only judged."""
FAINT = 1e-4
FILE = "calibration.toml"
TWO, MORE = "two", "more"


class Calibration(msgspec.Struct, frozen=True):
    """By how far the game has come, the power to which chances are raised: above 1 is surer than the mind, below less.

    ``made`` tells how it was found.
    """

    made: str
    progress: tuple[float, ...]
    power: dict[str, tuple[float, ...]]
    """For two players, and for more."""

    def at(self, progress: float, players: int) -> float:
        powers = self.power[TWO if players <= 2 else MORE]
        after = bisect_right(self.progress, progress)
        if after == 0 or after == len(self.progress):
            return powers[min(after, len(powers) - 1)]
        low, high = self.progress[after - 1 : after + 1]
        share = (progress - low) / (high - low)
        return powers[after - 1] * (1 - share) + powers[after] * share


NONE_MADE = Calibration("", (0.0,), {TWO: (1.0,), MORE: (1.0,)})


@lru_cache(maxsize=64)
def calibration(slug: str) -> Calibration:
    file = registry.load(slug).folder / "mind" / FILE
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Calibration) if file.is_file() else NONE_MADE


class Shown(NamedTuple):
    """The seats' chances in a position: for one who knows all, and for each seat with what it knew."""

    all: list[float]
    own: list[float]
    decided: bool
    """It cannot be turned any more, as far as can be seen."""


class Course:
    """The chances at some places of one game. All that people are shown comes from here.

    Places can be looked at in any order; ``settle`` then says from where on the game could not be turned any more.
    """

    def __init__(self) -> None:
        self.states: dict[int, State] = {}
        self.shown: dict[int, Shown] = {}
        self._open: dict[int, Shown] = {}
        self._played: dict[tuple[int, int | None, int], list[float] | None] = {}
        """What playing to the end has found: by place, by who knows what (None: all), and how often it was played."""
        self._hides: dict[int, bool] = {}

    def look(self, at: int, state: State) -> None:
        self.states[at] = state
        self.shown[at] = self._open[at] = open_in(state)

    def settle(self) -> dict[int, Shown]:
        """What is shown at each place, in their order."""
        self.shown.update(self._open)
        places = sorted(self._open)
        sure = sure_from(places, lambda at, times: self.played(at, None, times))
        # What is open to one who knows all is open to everybody.
        own = [self.own_from(sorted(sure), seat) for seat in range(max(s.players for s in self.states.values()))]
        for at, everything in sure.items():
            known = [each.get(at, self._open[at].own)[seat] for seat, each in enumerate(own)]
            self.shown[at] = Shown(everything, known, True)
        return {at: self.shown[at] for at in places}

    @property
    def decided(self) -> int | None:
        """The first place that is known at which the game cannot be turned any more."""
        return min((at for at, shown in self.settle().items() if shown.decided), default=None)

    def own_from(self, places: Sequence[int], seat: int) -> dict[int, list[float]]:
        """From where on a seat could know what is certain."""
        return sure_from(places, lambda at, times: self.played(at, seat, times))

    def played(self, at: int, seat: int | None, times: int) -> list[float] | None:
        """The chances at a place for a seat, or for one who knows all, if all these games to the end are won alike."""
        # Where nothing is hidden, everybody knows all.
        key = (at, seat if self.hides(at) else None, times)
        if key not in self._played:
            self._played[key] = self.play(self.states[at], key[1], times)
        return self._played[key]

    def hides(self, at: int) -> bool:
        """Whether anything at a place is hidden from somebody."""
        if at not in self._hides:
            self._hides[at] = bool(self.states[at].secrets())
        return self._hides[at]

    @staticmethod
    def play(state: State, seat: int | None, times: int) -> list[float] | None:
        if state.over:
            return state.game.mind().outlook(state)
        secrets = state.secrets()
        if seat is None:
            return settled(state, lambda rng: state.copy(), True, times=times)
        view = state.view(seat)
        return settled(view.position, view.sample, all(seat in knowers for knowers in secrets.values()), times=times)


def sure_from(places: Sequence[int], played: Callable[[int, int], list[float] | None]) -> dict[int, list[float]]:
    """The places from which on it is settled who wins, each with the chances there.

    ``played`` tells them for a place if so many games from there end alike. The first such place is looked for from the
    end, in ever longer steps and then by halves; the others after it are played but once, which finds most that were
    open in spite of it.
    """
    still_open, sure, step = -1, len(places), 1
    while sure - still_open > 1:
        at = (still_open + sure) // 2 if still_open >= 0 else max(0, sure - step)
        if played(places[at], PLAYED) is None:
            still_open = at
        else:
            sure, step = at, 2 * step
    found: dict[int, list[float]] = {}
    for place in reversed(places[sure:]):
        chances = played(place, 1)
        if chances is None or (found and leaders(chances) != leaders(found[max(found)])):
            break
        found[place] = chances
    return found


def leaders(chances: Sequence[float]) -> list[int]:
    return [seat for seat, chance in enumerate(chances) if chance == max(chances)]


def course(positions: Sequence[State]) -> list[Shown]:
    """The chances in positions of one game, in their order."""
    found = Course()
    for at, state in enumerate(positions):
        found.look(at, state)
    return list(found.settle().values())


def open_in(state: State) -> Shown:
    """The chances in a position from a look at it alone, as if it could still be turned."""
    mind = state.game.mind()
    everything = judged(mind, state)
    if state.over or not state.secrets():
        return Shown(everything, everything, state.over)
    return Shown(everything, [own_chance(state, seat) for seat in range(state.players)], False)


def chances(state: State, longest: int = LONGEST) -> list[float]:
    """Each seat's chance to win, for one who knows all; an end that is more decisions away is not looked for."""
    sure = None if state.over else settled(state, lambda rng: state.copy(), True, longest)
    return sure or judged(state.game.mind(), state)


def own_chance(state: State, seat: int) -> float:
    """The chance of a seat with what it knows, from a look alone."""
    return judged(state.game.mind(), state.view(seat).position)[seat]


def judged(mind: Mind, position: State) -> list[float]:
    """Each seat's chance to win, from a look at the position alone."""
    raw = mind.outlook(position)
    if position.over:
        return raw
    return calibrated(raw, calibration(position.game.slug).at(mind.progress(position), position.players))


def calibrated(raw: Sequence[float], power: float) -> list[float]:
    """Chances raised to a power, so that they are one together again; none is as good as certain."""
    # In a game for one the opponent without a seat has the rest.
    everybody = [*raw, max(0.0, 1 - sum(raw))]
    raised = [max(share, FAINT) ** power for share in everybody]
    if everybody[-1] <= FAINT:
        raised[-1] = 0.0
    total = sum(raised)
    found = [share / total for share in raised]
    best = max(found)
    if best > UNPROVEN:
        rest = (1 - UNPROVEN) / (1 - best) if best < 1 else 0.0
        found = [UNPROVEN if share == best else share * rest for share in found]
    return found[: len(raw)]


# --- near the end ---------------------------------------------------------------------------------


def settled(
    position: State,
    world: Callable[[Random], State],
    plain: bool,
    longest: int = LONGEST,
    times: int = PLAYED,
) -> list[float] | None:
    """The chances where the game cannot be turned any more, as far as can be seen; None if it can."""
    first = ending(world(Random(0)), Random(0), longest=longest)
    if first is None:
        return None
    winners, decisions = first
    if plain and decisions <= SHORT and sure_winners(position) == winners:
        return shares(position, winners, 1.0)
    for n in range(1, times):
        rng = Random(n)
        again = ending(world(rng), rng, 0.0 if n < PLAYOUTS else TEMPTED, longest)
        if again is None or again[0] != winners:
            return None
    return shares(position, winners, AS_GOOD_AS_WON)


def shares(position: State, winners: Sequence[int], sure: float) -> list[float]:
    """What is shown if these win for sure, or nearly so."""
    others = position.players - len(winners)
    won = sure / len(winners) if winners else 0.0
    lost = (1 - sure) / others if others and winners else 0.0
    return [won if seat in winners else lost for seat in range(position.players)]


def ending(
    position: State, rng: Random, tempted: float = 0.0, longest: int = LONGEST
) -> tuple[tuple[int, ...], int] | None:
    """Who wins if all play at random, but for a share of decisions that tempt most, and after how many decisions.

    None if that takes too long.
    """
    mind = position.game.mind()
    decisions = 0
    while to_decision(position, rng):
        if decisions == longest:
            return None
        if rng.random() < tempted:
            follow(position, mind)
        else:
            decide(position, rng)
        decisions += 1
    return (position.result.winners if position.result is not None else ()), decisions


def follow(position: State, mind: Mind) -> None:
    """Let whoever is asked do what tempts most."""
    decision = position.decision
    assert decision is not None
    weights = mind.weigh(position, decision.seat, decision.options)
    position.apply(decision.options[weights.index(max(weights))], decision.seat)


def sure_winners(position: State, most: int = MOST_TRIED) -> tuple[int, ...] | None:
    """Who wins whatever anybody does and whatever fate brings; None if that is open, or too much to try."""
    found: set[tuple[int, ...]] = set()
    waiting = [position.copy()]
    tried = 0
    while waiting:
        state = waiting.pop()
        if state.over:
            found.add(state.result.winners if state.result is not None else ())
            if len(found) > 1:
                return None
            continue
        seat, answers = -1, []
        if (fate := state.fate) is not None:
            answers = [action for action, _ in fate.outcomes]
        elif (decision := state.decision) is not None:
            seat, answers = decision.seat, decision.options
        tried += len(answers)
        if tried > most:
            return None
        for action in answers:
            after = state.copy()
            after.apply(action, seat)
            waiting.append(after)
    return found.pop()
