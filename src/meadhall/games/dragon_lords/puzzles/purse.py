"""Reading the purse: income, prices, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import KINGDOM_LANDS
from meadhall.games.dragon_lords.puzzles import sentences as say
from meadhall.games.dragon_lords.rules.common.gold import most_units
from meadhall.games.dragon_lords.rules.course import ending
from meadhall.games.dragon_lords.rules.course.income import IncomePhase, ring_gold, yield_of
from meadhall.games.dragon_lords.rules.course.purchase import Purchase, price
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import DWARVES, ORCS, do_buy
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import Answer, Line, Posed, Subject, Theme, near, scale


def numbers(answers: Sequence[int]) -> tuple[Answer, ...]:
    return tuple(Answer(Message(say.A_NUMBER, (n,))) for n in answers)


def numbers_in(answers: Sequence[Answer]) -> list[float]:
    return [float(answer.says.args[0]) for answer in answers]


class Income(Theme):
    name = "income"
    hides = (".income",)

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        return [(people,) for people in s.in_play()]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        (people,) = subject
        facts, pays, held = s.facts, s.facts.parts.income, s.held(people)
        mine = facts.parts.gifts.mine_gold if people == DWARVES else pays.gold_territory
        rows = [
            (say.PAYS_KINGDOMS, held & facts.kingdoms, pays.kingdom, "DL-9.4"),
            (say.PAYS_GOLD_LANDS, held & (facts.portals | facts.islands), pays.gold_territory, "DL-9.3"),
            (say.PAYS_MINES, held & facts.mines, mine, "DL-15.7" if people == DWARVES else "DL-9.3"),
            (say.PAYS_LANDS, held & facts.land, pays.territory, "DL-9.2"),
        ]
        there = [(kind, lands.bit_count(), each, rule) for kind, lands, each, rule in rows if lands]
        if len(there) < 3 or held.bit_count() < 6:
            return None
        lines = [Line(Message(kind, (count, each)), rule) for kind, count, each, rule in there]
        if ring_gold(s, people):
            lines.append(Line(Message(say.RING, (ring_gold(s, people),)), "DL-20.25"))
        income = yield_of(s, people) if held & facts.kingdoms else 0
        lines.append(
            Line(Message(say.MAKES, (income,)), "DL-9.5")
            if income
            else Line(Message(say.NO_KINGDOM, (people,)), "DL-9.1")
        )
        wrong = [held.bit_count(), income + (held & facts.kingdoms).bit_count(), income - 2, income + 3]
        offered = near(income, wrong)
        question = Message(say.ASK_INCOME, (people,))
        return Posed(question, numbers(offered), tuple(scale(income, offered)), tuple(lines), min(len(there), 4))

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        s.agenda.clear()
        s._events = []
        s.then(IncomePhase(subject[0]))
        s.advance()
        paid = [event.args[1] for event in s.events if event.key == messages.INCOME.key]
        return scale(sum(paid), numbers_in(answers))


def buying(s: DragonLordsState) -> int | None:
    """The people that is buying now and has bought nothing yet."""
    step = s.agenda[-1] if s.agenda else None
    return step.people if isinstance(step, Purchase) and not s.bought else None


def prices(s: DragonLordsState, people: int) -> list[Line]:
    lines = [Line(Message(say.UNIT_PRICE, (people, s.facts.prices[people])), "DL-15.3")]
    if people == ORCS:
        gifts = s.facts.parts.gifts
        lines.append(Line(Message(say.IN_FOURS, (gifts.bulk_units, gifts.bulk_gold)), "DL-15.4"))
    return lines


class MostUnits(Theme):
    """How many units does the gold buy?"""

    name = "units"

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        people = buying(s)
        return [] if people is None else [(people,)]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        (people,) = subject
        gold = s.gold_of(people)
        if gold < 10:
            return None
        count = most_units(s, people, gold)
        lines = (*prices(s, people), Line(Message(say.BUYS, (gold, count)), "DL-3.9"))
        offered = near(count, [gold // 3, gold // s.facts.prices[people]], 1)
        question = Message(say.ASK_UNITS, (people, gold))
        return Posed(question, numbers(offered), tuple(scale(count, offered)), lines, 3 if people == ORCS else 1)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        return scale(sum(action.verb is do_buy for action in s.legal()), numbers_in(answers))


class Price(Theme):
    """What do so many units cost?"""

    name = "price"

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        people = buying(s)
        if people is None:
            return []
        most = most_units(s, people, s.gold_of(people))
        return [(people, count) for count in (5, 6, 7, 9, 10, 11) if count <= most]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        people, count = subject
        cost = price(s, people, count)
        lines = (*prices(s, people), Line(Message(say.COSTS, (count, cost)), "DL-3.9"))
        offered = near(cost, [count * s.facts.prices[people], 3 * count, cost + 1], 1)
        question = Message(say.ASK_PRICE, (people, count))
        return Posed(question, numbers(offered), tuple(scale(cost, offered)), lines, 3 if people == ORCS else 1)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        people, count = subject
        before = s.gold_of(people)
        while s.bought < count:
            told = s.apply(do_buy[0])
            assert told
            if s.agenda and not isinstance(s.agenda[-1], Purchase):
                break
        return scale(before - s.gold_of(people), numbers_in(answers))


class LastRound(Theme):
    """Who would win if the last round were over now?"""

    name = "last-round"

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        return [()]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        standing = {}
        for one in ending.seats_left(s):
            peoples = ending.led_by(s, one)
            lands = sum(s.held(people).bit_count() for people in peoples)
            standing[one] = s.kingdoms_led(one), lands, sum(s.gold_of(people) for people in peoples)
        order = sorted(standing, key=lambda one: standing[one], reverse=True)
        first, second = (standing[one] for one in order[:2])
        if first == second or first[0] != second[0]:
            return None
        equal = standing[order[0]][1] == standing[order[1]][1]
        lines = [Line(Message(say.WEALTH, (one, *standing[one])), "DL-22.14") for one in order]
        lines.append(Line(Message(say.FIRST, (order[0],)), "DL-22.14"))
        answers = tuple(Answer(Message(say.A_SEAT, (one,))) for one in sorted(standing))
        worth = tuple(float(standing[one] == standing[order[0]]) for one in sorted(standing))
        return Posed(Message(say.ASK_LAST_ROUND), answers, worth, tuple(lines), 4 if equal else 3)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        ending.time_is_up(s)
        assert s.result is not None
        return [float(answer.says.args[0] in s.result.winners) for answer in answers]


class Lacks(Theme):
    """How many Kingdoms are still to be taken?"""

    name = "lacks"

    def subjects(self, s: DragonLordsState) -> list[Subject]:
        return [(people,) for people in s.in_play() if s.kingdoms_of(people)]

    def pose(self, s: DragonLordsState, seat: int, subject: Subject) -> Posed | None:
        (people,) = subject
        held = len(s.kingdoms_of(people))
        if held < 2 or not s.has_king(people):
            return None
        lacking = s.facts.goal - held
        lines = (
            Line(Message(say.HOLDS, (people, held)), "DL-23.1"),
            Line(Message(say.LIVING), "DL-23.6"),
        )
        offered = near(lacking, [])
        question = Message(say.ASK_LACKS, (people, s.facts.goal))
        return Posed(question, numbers(offered), tuple(scale(lacking, offered)), lines, 1)

    def prove(self, s: DragonLordsState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Hand over one Kingdom after another until the game is won."""
        (people,) = subject
        taken = 0
        for land in KINGDOM_LANDS:
            s.agenda.clear()
            s.then(ending.Look())
            s.advance()
            if s.result is not None:
                break
            if s.owner[land] != people:
                s.owner[land] = people
                s.survey()
                taken += 1
        return scale(taken, numbers_in(answers))
