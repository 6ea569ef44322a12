"""Looking ahead: a whole turn of steps, what Making costs, and how far it may go before Vuko comes."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import BOTTOM, SAFE
from meadhall.games.ice_garden.puzzles import sentences as say
from meadhall.games.ice_garden.puzzles.exact import points_by_region
from meadhall.games.ice_garden.rules.domination import DominateRegion
from meadhall.games.ice_garden.rules.making import Making
from meadhall.games.ice_garden.rules.move import STEPS, Move
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import GOLD, do_done, do_pass, do_summon
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, happen, near, scale
from meadhall.kernel.whole_turn import WholeTurn


class MoveTurn(WholeTurn):
    """Two steps for two gold: with which of them does the best turn begin?"""

    name = "turn"
    asks = say.ASK_TURN

    def begins(self, s: IceGardenState) -> bool:
        step = s.agenda[-1]
        return isinstance(step, Move) and step.steps == STEPS and s.has(step.seat, GOLD) >= STEPS

    def ended(self, s: IceGardenState) -> bool:
        return not isinstance(s.agenda[-1], Move)

    def value(self, s: IceGardenState, seat: int) -> float:
        return sum(points_by_region(s, seat).values())

    def scored(self, s: IceGardenState, seat: int) -> float:
        total = 0
        for region in s.open:
            there = s.copy()
            there.scorings = 1
            happen(there, DominateRegion(region))
            total += there.score[seat] - s.score[seat]
        return total

    def told(self, before: IceGardenState, after: IceGardenState, seat: int) -> list[Line]:
        now, then = points_by_region(before, seat), points_by_region(after, seat)
        changes = [
            Line(Message(say.CHANGES, (region, now[region], then[region])), "IG-11.6")
            for region in before.open
            if now[region] != then[region]
        ]
        first = Line(Message(say.NOW, (sum(now.values()),)), "IG-11.28")
        steps = Line(Message(say.TWO_STEPS, (STEPS,)), "IG-6.14")
        return [first, steps, *changes, Line(Message(say.AFTER, (sum(then.values()),)), "IG-11.28")]


def start_of(s: IceGardenState, seat: int) -> int:
    """From which step a seat's reputation falls."""
    return s.facts.safe_step + SAFE if s.reputation[seat] == SAFE else s.reputation[seat]


def stands_at(s: IceGardenState, seat: int) -> Line:
    if s.reputation[seat] == SAFE:
        return Line(Message(say.FROM_SAFE, (start_of(s, seat),)), "IG-8.5")
    return Line(Message(say.STANDS_AT, (start_of(s, seat),)), "IG-10.2")


def price_of(s: IceGardenState, seat: int, count: int, level: int) -> int:
    return count * level + s.facts.summon_extra[s.character[seat]][level]


def others_worst(s: IceGardenState, seat: int) -> int:
    return min(s.reputation[one] for one in range(s.players) if one != seat)


def visits_me(s: IceGardenState, seat: int) -> bool:
    """Whether Vuko visits the seat, as he himself shows it."""
    keys = (messages.VUKO_GOES.key, messages.VUKO_STAYS.key, messages.VUKO_FINDS_NOBODY.key)
    told = happen(s.copy(), VukoAction())
    return next((args[-1] for key, args in told if key in keys), NOBODY) == seat


class VukoWhen(Theme):
    """When does Vuko come: how far may one's reputation fall before he does?"""

    name = "vuko-when"
    hides = ("field-vuko",)

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [(seat,) for seat in range(s.players)] if s.players > 1 and NOBODY not in s.character else []

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        (who,) = subject
        worst, start = others_worst(s, who), start_of(s, who)
        spare = start - worst - 1
        if worst == SAFE or worst <= BOTTOM or not 1 <= spare <= 6:
            return None
        lines = [
            stands_at(s, who),
            Line(Message(say.WORST_OTHER, (worst,)), "IG-10.2"),
            Line(Message(say.ON_TOP_THERE, (worst,)), "IG-8.5"),
            Line(Message(say.SPARE, (spare,)), "IG-10.2"),
        ]
        difficulty = 2 + (s.reputation[who] == SAFE) + (s.reputation.count(worst) > 1)
        offered = near(spare, [spare + 1, -worst], 0)
        answers = tuple(Answer(Message(say.A_NUMBER, (n,))) for n in offered)
        return Posed(
            Message(say.ASK_VUKO_WHEN, (who,)), answers, tuple(scale(spare, offered)), tuple(lines), difficulty
        )

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Fall further and further, and see each time whom he visits."""
        spare = 0
        for spaces in range(1, 20):
            lower = s.copy()
            fall(lower, subject[0], spaces)
            if visits_me(lower, subject[0]):
                break
            spare = spaces
        return scale(spare, [float(one.says.args[0]) for one in answers])


def summonings(s: IceGardenState) -> list[Action]:
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Making) or step.summoned or s.players < 2:
        return []
    return [action for action in step.options(s) if action.verb is do_summon]


class MakingCost(Theme):
    """What would it cost to summon?"""

    name = "cost"

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [action.args for action in summonings(s)]

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        count, level = subject[0] + 1, subject[1] + 1
        price, start = price_of(s, seat, count, level), start_of(s, seat)
        extra = price - count * level
        lower = start - price
        if price < 2 or lower < BOTTOM:
            return None
        lines = [Line(Message(say.SUMMON_COSTS, (count, level, count * level)), "IG-7.17")]
        if extra:
            lines.append(Line(Message(say.CRABS_COST, (extra,)), "IG-7.18"))
        lines += [stands_at(s, seat), Line(Message(say.FALLS_TO, (lower,)), "IG-8.5")]
        difficulty = 1 + (count > 1) + (extra > 0) + (s.reputation[seat] == SAFE)
        if difficulty < 2:
            return None
        offered = sorted({lower, lower + 1, lower - 1, start - count, start - level, lower + extra}, reverse=True)[:5]
        if lower not in offered:
            return None
        answers = tuple(Answer(Message(say.A_NUMBER, (n,))) for n in offered)
        question = Message(say.ASK_COST, (seat, count, level))
        return Posed(question, answers, tuple(scale(lower, offered)), tuple(lines), difficulty)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        s.apply(do_summon[subject[0]][subject[1]], seat)
        return scale(s.reputation[seat], [float(one.says.args[0]) for one in answers])


class Unvisited(Theme):
    """Survive the round: how much can be summoned without Vuko's coming to kill a unit?"""

    name = "unvisited"
    kind = EXACT
    hides = ("field-vuko",)

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [()] if len(summonings(s)) > 2 else []

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        worst = others_worst(s, seat)
        if s.snow + 1 >= s.facts.snow_limit:
            return None
        options = [action for action in s.legal() if action in (do_pass, do_done)][:1] + summonings(s)
        found = []
        for action in options:
            strength, price = 0, 0
            if action.verb is do_summon:
                count, level = action.args[0] + 1, action.args[1] + 1
                strength, price = count * level, price_of(s, seat, count, level)
            lower = max(BOTTOM, start_of(s, seat) - price) if price else s.reputation[seat]
            safe = lower > worst or (not price and not visits_me(s, seat))
            found.append((float(strength) if safe else -1.0, lower, action))
        best = max(worth for worth, _, _ in found)
        rights = [one for one in found if one[0] == best]
        too_much = [one for one in found if one[0] < 0]
        if best < 1 or len(rights) > 2 or not too_much or len(found) < 3:
            return None
        rest = sorted((one for one in found if one not in rights), key=lambda one: -abs(one[0]))
        offered = sorted([*rights, *rest][:5], key=lambda one: s.game.vocabulary.encode(one[2]))
        lines = [
            stands_at(s, seat),
            Line(Message(say.WORST_OTHER, (worst,)), "IG-10.2"),
            Line(Message(say.ON_TOP_THERE, (worst,)), "IG-8.5"),
            Line(Message(say.STRENGTH_COSTS, (int(best), rights[0][1])), "IG-7.17"),
        ]
        answers = tuple(Answer(action) for _, _, action in offered)
        worth = tuple(worth for worth, _, _ in offered)
        difficulty = 3 + (s.reputation[seat] == SAFE) + (len(too_much) < len(found) - 2)
        return Posed(Message(say.ASK_UNVISITED, (seat,)), answers, worth, tuple(lines), difficulty)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Do it, and let Vuko come."""
        found = []
        for answer in answers:
            assert isinstance(answer.says, Action)
            after = s.copy()
            after.apply(answer.says, seat)
            count, level = (n + 1 for n in answer.says.args) if answer.says.verb is do_summon else (0, 0)
            found.append(-1.0 if visits_me(after, seat) else float(count * level))
        return found
