"""Sums over the games of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from statistics import fmean
from typing import NamedTuple

from meadhall.lab.ratings import Interval, rate, wilson
from meadhall.lab.records import Record


class Standing(NamedTuple):
    """How a bot did. ``rating`` is None where it met nobody but itself; ``mean`` and ``longest`` are seconds."""

    bot: str
    seats: int
    wins: Interval
    rating: Interval | None
    score: float
    decisions: int
    mean: float
    longest: float


class Sitting(NamedTuple):
    """One seat of one game."""

    record: Record
    seat: int

    @property
    def bot(self) -> str:
        return self.record.bots[self.seat]

    @property
    def faction(self) -> str:
        return self.record.factions[self.seat]

    @property
    def share(self) -> float:
        return self.record.share(self.seat)


def sittings(records: Iterable[Record]) -> Iterator[Sitting]:
    for record in records:
        for seat in range(len(record.bots)):
            yield Sitting(record, seat)


def by_bot(records: Iterable[Record]) -> dict[str, list[Sitting]]:
    """The seats of each bot, in the order in which the bots are met."""
    found: dict[str, list[Sitting]] = {}
    for sitting in sittings(records):
        found.setdefault(sitting.bot, []).append(sitting)
    return found


def standings(records: list[Record]) -> list[Standing]:
    """All bots, the best first."""
    rated = rate(records)
    found = [standing(bot, seats, rated.get(bot)) for bot, seats in by_bot(records).items()]
    return sorted(found, key=lambda standing: -standing.wins.value)


def standing(bot: str, seats: list[Sitting], rating: Interval | None) -> Standing:
    clocks = [(one.record.clock, one.seat) for one in seats]
    decisions = sum(clock.decisions[seat] for clock, seat in clocks)
    return Standing(
        bot,
        len(seats),
        share(seats),
        rating,
        fmean(one.record.scores[one.seat] for one in seats),
        decisions,
        sum(clock.thought[seat] for clock, seat in clocks) / max(decisions, 1),
        max(clock.longest[seat] for clock, seat in clocks),
    )


def share(seats: list[Sitting]) -> Interval:
    """What these seats have of the wins."""
    return wilson(sum(one.share for one in seats), len(seats))


def grouped(seats: Iterable[Sitting], key: Callable[[Sitting], str]) -> dict[str, list[Sitting]]:
    """The seats by something they have in common, in the order of that."""
    found: dict[str, list[Sitting]] = {}
    for one in seats:
        found.setdefault(key(one), []).append(one)
    return dict(sorted(found.items()))


def fair_share(records: list[Record]) -> float:
    """What a seat would win if all were equal."""
    return len(records) / sum(len(record.bots) for record in records)


# --- curves -----------------------------------------------------------------------------------------


def band(curves: list[tuple[float, ...]]) -> list[Interval]:
    """The mean of curves point by point, and the bounds between which eight in ten of them run."""
    return [middle(list(values)) for values in zip(*curves, strict=True)]


def middle(values: list[float]) -> Interval:
    values.sort()
    last = len(values) - 1
    return Interval(fmean(values), values[round(0.1 * last)], values[round(0.9 * last)])


# --- what decided games -----------------------------------------------------------------------------


class Deciding(NamedTuple):
    """A kind of action: how often it is chosen in a game, and by how much that moves chances, once and in a game."""

    verb: str
    times: float
    once: float
    game: float


def deciding(records: list[Record]) -> list[Deciding]:
    """All kinds of action, first those that move the most in a game."""
    times: Counter[str] = Counter()
    moved: dict[str, float] = {}
    for record in records:
        for verb, sway in record.sways.items():
            times[verb] += sway.times
            moved[verb] = moved.get(verb, 0.0) + sway.moved
    games = len(records)
    found = [Deciding(verb, times[verb] / games, all / times[verb], all / games) for verb, all in moved.items()]
    return sorted(found, key=lambda one: (-one.game, one.verb))


# --- what was used ----------------------------------------------------------------------------------


class Lift(NamedTuple):
    """Something that could be chosen: by which part of the seats it was, how often a game by those who did, and how
    many times as often they won as their bots do on average."""

    key: str
    seats: int
    part: float
    times: float
    lift: Interval


LEAST = 10
LEAST_PART = 0.02
"""What fewer seats than this have chosen says nothing."""


def lifts(records: list[Record]) -> list[Lift]:
    """Everything that was chosen by enough seats but not by all, first what goes with the most wins.

    Strong bots choose other things than weak ones. So wins are compared with those of the same bot at tables of the
    same size, and not with those of everybody.
    """
    everybody = list(sittings(records))
    usual = {key: share(seats).value for key, seats in grouped(everybody, table_and_bot).items()}
    seats: Counter[str] = Counter()
    times: Counter[str] = Counter()
    won: dict[str, float] = {}
    due: dict[str, float] = {}
    for one in everybody:
        expected = usual[table_and_bot(one)]
        for key, count in one.record.uses[one.seat].items():
            seats[key] += 1
            times[key] += count
            won[key] = won.get(key, 0.0) + one.share
            due[key] = due.get(key, 0.0) + expected
    least = max(LEAST, LEAST_PART * len(everybody))
    found = [
        Lift(key, n, n / len(everybody), times[key] / n, over(wilson(won[key], n), due[key] / n))
        for key, n in seats.items()
        if least <= n < len(everybody) and due[key]
    ]
    return sorted(found, key=lambda one: (-one.lift.value, one.key))


def surest(found: list[Lift], count: int) -> list[Lift]:
    """The traits that go with more wins and those that go with fewer, where luck alone explains it least."""
    ranked = sorted(found, key=far_from_luck)
    chosen = {one.key for one in ranked[:count] + ranked[-count:]}
    return [one for one in found if one.key in chosen]


def far_from_luck(one: Lift) -> float:
    """How far from the usual wins, measured by how wide the interval is."""
    return (one.lift.value - 1) / (one.lift.high - one.lift.low)


def table_and_bot(one: Sitting) -> str:
    return f"{len(one.record.bots)} {one.bot}"


def over(interval: Interval, by: float) -> Interval:
    return Interval(*(bound / by for bound in interval))


# --- games worth a look -----------------------------------------------------------------------------


def margin(record: Record) -> float:
    """By how much the best score is ahead of the next."""
    scores = sorted(record.scores[: len(record.bots)], reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else float("inf")


def darkest_hour(record: Record) -> float:
    """The worst outlook that whoever won alone had in the second half of the game."""
    if len(record.winners) != 1 or record.winners[0] >= len(record.bots):
        return 1.0
    curve = record.outlook[record.winners[0]]
    return min(curve[len(curve) // 2 :])
