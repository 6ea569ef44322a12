"""Three facts for the end of a game: the best round, when it turned, and what there is to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from meadhall.draw.telling import Fact, Source, adds_up
from meadhall.kernel.result import Result
from meadhall.server.words import Say

Name = Callable[[int], str]


def facts(
    result: Result, rounds: Sequence[Source], sources: Sequence[Source], own: int | None, name: Name, say: Say
) -> tuple[Fact, ...]:
    """``own`` is the seat of the reader; None for somebody who has none, or several."""
    found: list[Fact] = []
    if adds_up(rounds, result.scores):
        found += best_round(rounds, own, name, say)
        found += turning_point(rounds, result, own, name, say)
    if len(sources) > 1:
        found += lesson(sources, result, own, name, say)
    return tuple(found)


def best_round(rounds: Sequence[Source], own: int | None, name: Name, say: Say) -> list[Fact]:
    """The round that brought the reader most; for others, the one that brought one of all most."""
    seats = range(len(rounds[0].points)) if own is None else (own,)
    found = [(one.points[seat], -at, seat) for at, one in enumerate(rounds) for seat in seats]
    points, at, seat = max(found)
    if points <= 0 or (own is None and sum(each[0] == points for each in found) > 1):
        return []
    text = say("server-fact-best-of", round=rounds[-at].name, who=called(seat, own, name), points=points)
    return [Fact(say("server-fact-best"), text)]


def turning_point(rounds: Sequence[Source], result: Result, own: int | None, name: Name, say: Say) -> list[Fact]:
    """Since when nobody was before the winner."""
    if len(result.winners) != 1:
        return []
    winner = result.winners[0]
    so_far = list(accumulate((one.points for one in rounds), lambda a, b: tuple(map(sum, zip(a, b, strict=True)))))
    leads = [all(sums[winner] > sum for seat, sum in enumerate(sums) if seat != winner) for sums in so_far]
    if not leads[-1]:
        return []
    since = len(leads) - next((i for i, led in enumerate(reversed(leads)) if not led), len(leads))
    text = say("server-fact-turn-of", round=rounds[since].name, who=called(winner, own, name))
    return [Fact(say("server-fact-turn"), text)]


def lesson(sources: Sequence[Source], result: Result, own: int | None, name: Name, say: Say) -> list[Fact]:
    """Where the winner was farthest ahead of the reader, or of the best of the others."""
    if len(result.winners) != 1:
        return []
    winner = result.winners[0]
    others = [seat for seat in range(len(result.scores)) if seat != winner]
    if not others:
        return []
    lost = own is not None and own != winner
    rival = own if lost and own is not None else max(others, key=lambda seat: result.scores[seat])
    ahead, _, source = max((one.points[winner] - one.points[rival], -i, one) for i, one in enumerate(sources))
    if ahead <= 0:
        return []
    told = {
        "source": source.name, "winner": called(winner, own, name), "more": source.points[winner],
        "rival": called(rival, own, name), "less": source.points[rival],
    }  # fmt: skip
    return [Fact(say("server-fact-learn" if lost else "server-fact-strength"), say("server-fact-learn-of", **told))]


def called(seat: int, own: int | None, name: Name) -> str:
    return "you" if seat == own else name(seat)
