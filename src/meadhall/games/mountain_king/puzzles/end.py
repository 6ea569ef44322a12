"""Reading the last scoring: Great Halls, Votes and Elders."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.puzzles import sentences as say
from meadhall.games.mountain_king.puzzles.mountain import numbers, numbers_in, seats_as_answers
from meadhall.games.mountain_king.rules.wave_three import (
    GNOMES,
    ScoreElders,
    ScoreHalls,
    ScoreVotes,
    elder_honour,
    hall_value,
    parties,
    plank_honour,
)
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import Answer, Line, Posed, Subject, Theme, happen, near, scale


class GreatHall(Theme):
    """Who would be paid for a Great Hall? Where it is shared, each of them is a right answer."""

    name = "hall"
    hides = ("state",)

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(hall,) for hall, around in enumerate(s.facts.halls) if around]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        (hall,) = subject
        held = parties(s, hall)
        players = sorted((party for party in held if party != GNOMES), key=lambda one: -held[one])
        most = max(held.values(), default=0)
        winners = [party for party, count in held.items() if count == most]
        traps = len(held) + (len(winners) > 1) + (winners == [GNOMES]) - 1
        if traps < 2 or len(winners) > 2:
            return None
        lines = [Line(Message(say.AROUND, (one, held[one])), "MK-14.3") for one in players]
        if GNOMES in held:
            lines.append(Line(Message(say.GNOMES_AROUND, (held[GNOMES],)), "MK-14.5"))
        share = hall_value(s, hall) // len(winners)
        if winners == [GNOMES]:
            lines.append(Line(Message(say.HALL_LOST), "MK-14.5"))
        else:
            lines.append(Line(Message(say.SHARED, (len(winners), share)), "MK-14.6" if len(winners) > 1 else "MK-14.2"))
        worth = [*(float(one in winners) for one in range(s.players)), float(winners == [GNOMES])]
        question = Message(say.ASK_HALL, (hall, hall_value(s, hall)))
        return Posed(question, seats_as_answers(s), tuple(worth), tuple(lines), min(traps, 5))

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        told = happen(s, ScoreHalls())
        paid = [args[0] for key, args in told if key == messages.HALL_WON.key and args[1] == subject[0]]
        return [*(float(one in paid) for one in range(s.players)), float(not paid)]


class PlankHonour(Theme):
    name = "plank"

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(seat, clan) for clan in range(CLANS) for seat in range(s.players) if len(s.votes[clan]) > 1]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        who, clan = subject
        standing = s.votes[clan]
        own = value(standing, who)
        tied = own > 0 and any(has == own for one, has in standing if one != who)
        if not own or not tied:
            return None
        order = [one for one, _ in standing]
        at, pays = order.index(who), plank_honour(s, clan)
        honour = pays[at] if at < len(pays) else 0
        lines = [Line(Message(say.VOTES, (one, has)), "MK-5.19") for one, has in standing]
        lines.append(Line(Message(say.EARLIER), "MK-14.11"))
        if at < len(pays):
            lines.append(Line(Message(say.PLACE, (who, at + 1, honour)), "MK-14.11"))
        else:
            lines.append(Line(Message(say.NO_PLACE, (who,)), "MK-14.11"))
        offered = near(honour, [*pays, 0])
        question = Message(say.ASK_PLANK, (who, clan))
        return Posed(
            question, numbers(offered), tuple(scale(honour, offered)), tuple(lines), min(2 + len(standing) // 2, 5)
        )

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        told = happen(s, ScoreVotes())
        paid = [args[3] for key, args in told if key == messages.PLANK_SCORES.key and args[:2] == subject]
        return scale(sum(paid), numbers_in(answers))


class Elders(Theme):
    name = "elders"

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(seat,) for seat in range(s.players)]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        (who,) = subject
        count = elders(s, who)
        if count < 3:
            return None
        honour = elder_honour(s, count)
        lines = (Line(Message(say.ELDERS, (who, count, honour)), "MK-14.9"),)
        offered = near(honour, [elder_honour(s, count + 1), elder_honour(s, count - 1), count])
        question = Message(say.ASK_ELDERS, (who,))
        return Posed(question, numbers(offered), tuple(scale(honour, offered)), lines, min(1 + count // 3, 5))

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        told = happen(s, ScoreElders())
        paid = [args[2] for key, args in told if key == messages.ELDERS.key and args[0] == subject[0]]
        return scale(sum(paid), numbers_in(answers))
