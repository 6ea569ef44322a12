"""A finished game as one player looks back on it: their decisions judged, their moments, luck and skill apart.

Runs in a process of ``thinkers``. A decision is judged by what the seat knew then, beside what an adept would have
done: both are played a little further in the same imagined worlds.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import permutations
from math import exp, hypot, log
from random import Random
from typing import NamedTuple

from meadhall import bots
from meadhall.bots.adept import AdeptBot
from meadhall.bots.chances import chances, judged, own_chance
from meadhall.bots.reasons import ALIKE
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.state import FATE, Decision, State
from meadhall.kernel.view import View
from meadhall.server.advice.bot_tasks import InLanguages, WordedReason, about_it, for_it, played_on
from meadhall.server.advice.weighing import Weighed, chance_in, clear, weigh, weighed
from meadhall.server.drawing import options as options_of

BANDS = ((0.02, "very-well"), (0.05, "well"), (0.10, "inaccurate"), (0.20, "mistake"), (1.01, "blunder"))
"""Up to which loss of chance a decision is called what."""
WORTH_ASKING = 0.05
WORTH_REPEATING = 0.10
"""From a mistake on."""
MOMENTS, MISTAKES, OPTIONS = 3, 2, 3
LOOKED_AT = 6
"""So many decisions that look done well are looked at for those where it mattered."""
LOOKS = (3, 6, 12, 24)
"""In so many imagined worlds what was done is played on, beside what an adept would have done; in ever more of them
while it seems to have lost something, and it is not plain how much."""
WORLDS = LOOKS[-1]
"""In so many worlds the options of a moment are played on."""
TO_THE_END = 6
"""And in so many if each of these is played to the end of the game again and again."""
PLAIN = 3.0
"""A loss of so many standard errors more than what hardly matters needs no further worlds."""
MOST_OUTCOMES = 40
"""Of more outcomes of fate than this, some are drawn."""
OFTEN = 10
AS_GOOD = 0.02
"""What so few worlds cannot tell apart."""
NEARLY_SURE = 0.01
"""Odds are reckoned with chances that are at least so far from none and from all."""
LATE, NEAR = 0.75, 150
"""From here on what a choice leads to is played to the end of the game, if that is no more decisions away."""


class Candidate(NamedTuple):
    """An option of a decision, and the chance to win that it left."""

    action: str
    words: InLanguages
    chance: float
    reasons: list[WordedReason]


class MyMoment(NamedTuple):
    """A decision of mine as a question: a few options, in the order in which they were offered."""

    at: int
    asked: InLanguages
    before: float
    played: int
    best: int
    options: list[Candidate]
    rule: str | None = None
    """That of the question."""
    until: int = 0
    """Where I had to choose again, or the end: what followed the decision lies before it."""

    @property
    def right(self) -> tuple[int, ...]:
        """The options that are as good as the best, as far as can be told."""
        highest = max(each.chance for each in self.options)
        return tuple(n for n, each in enumerate(self.options) if each.chance > highest - AS_GOOD or n == self.best)

    @property
    def matters(self) -> bool:
        """It makes a difference what is chosen."""
        return len(self.right) < len(self.options)

    @property
    def wrong(self) -> bool:
        """It is worth to be asked again."""
        return self.loss > WORTH_REPEATING

    @property
    def loss(self) -> float:
        return max(0.0, self.options[self.best].chance - self.options[self.played].chance)

    @property
    def band(self) -> str:
        return band(self.loss)


class MySide(NamedTuple):
    """Where my chance came from, from the start to the end: these add up, and none exceeds a whole chance."""

    start: float
    skill: float
    """What all decisions lost beside those of an adept: nothing at best."""
    fate: float
    """What the answers of fate gave against the mean of all that were possible."""
    play: float
    """The rest: how everybody played."""
    end: float
    decisions: int
    slips: int
    """How many decisions lost more than ``WORTH_ASKING``, and their part of what all lost."""
    lost: float
    moments: list[MyMoment]


class Judged(NamedTuple):
    at: int
    turn: int
    """Which stretch of moves of this seat's, with nobody else's in between, it belongs to."""
    loss: float
    odds: float
    """The same as a change of the odds to win, which can be added up."""
    stake: float
    """How much more it tempted than the next best, if it was what an adept would have done."""


def first_of_each_turn(given: list[Judged], taken: list[Judged]) -> list[Judged]:
    """What is taken already, and of what is given what lies in turns of its own."""
    found = taken[:]
    for one in given:
        if all(one.turn != other.turn for other in found):
            found.append(one)
    return found


def band(loss: float) -> str:
    return next(name for most, name in BANDS if loss <= most)


def odds(chance: float) -> float:
    """A chance as odds: what one decision after the other changes of these can be added up."""
    near = min(max(chance, NEARLY_SURE), 1 - NEARLY_SURE)
    return log(near / (1 - near))


def chance_of(given: float) -> float:
    return 1 / (1 + exp(-given))


def shares(start: float, end: float, changes: Sequence[float]) -> list[float]:
    """What each of some changes of the odds has to do with the way from one chance to another.

    That depends on what came first; so it is the mean over all orders. The rest of the way is a change like them.
    """
    begin = odds(start)
    every = [*changes, odds(end) - begin - sum(changes)]
    found = [0.0] * len(every)
    orders = list(permutations(range(len(every))))
    for order in orders:
        now = begin
        for n in order:
            found[n] += (chance_of(now + every[n]) - chance_of(now)) / len(orders)
            now += every[n]
    return found[:-1]


def seen_enough(better: Weighed, chosen: Weighed) -> bool:
    """Whether further worlds would hardly change what a decision is said to have lost."""
    lost = better.chance - chosen.chance
    return lost <= AS_GOOD or lost - PLAIN * hypot(better.error, chosen.error) > AS_GOOD


def near_the_end(state: State) -> list[float]:
    """The chances as they are shown, where the end is near enough to be played to again and again."""
    return chances(state, NEAR)


class MyLook:
    """Goes through a game once, from the side of one seat, up to where it is ``decided``: then nothing matters."""

    def __init__(
        self, first: State, moves: list[tuple[int, Action]], begun: int, seat: int, decided: int | None = None
    ) -> None:
        self.first, self.moves, self.begun, self.seat = first, moves, begun, seat
        self.decided = len(moves) if decided is None else decided
        self.bot = bots.load("adept", first.game.slug, seed=seat)
        assert isinstance(self.bot, AdeptBot)
        self.adept: AdeptBot = self.bot
        self.mind = self.adept.mind
        self.fate = 0.0
        self.turn = 0
        self.seen: list[Judged] = []
        self.asked: list[int] = []
        """Where the seat had to choose."""
        self._played: dict[tuple[int, Action], list[float]] = {}
        """The chances after an option at a place, in one imagined world after the other."""

    def work(self, start: float, end: float) -> Generator[None, None, MySide]:
        state = self.first.copy()
        kept: dict[int, State] = {}
        for at, (by, action) in enumerate(self.moves):
            told = self.begun <= at < self.decided
            decision = state.decision_of(self.seat) if told and by == self.seat else None
            before = 0.0
            if told and by < 0:
                before = self.expected(state)
            elif decision is not None and len(decision.options) > 1:
                found = self.judge(at, state.view(self.seat), decision, action)
                self.seen.append(found)
                self.asked.append(at)
                if found.stake > 0 or found.loss > 0:
                    kept[at] = state.copy()
            self.turn += by not in (self.seat, FATE)
            state.apply(action, by)
            if told and by < 0:
                self.fate += odds(self.chance(state)) - odds(before)
            if at % OFTEN == 0:
                yield
        moments = self.moments(kept)
        slips = [one.odds for one in self.seen if one.loss > WORTH_ASKING]
        lost = sum(one.odds for one in self.seen)
        skill, fate = shares(start, end, (-lost, self.fate))
        rest = end - start - skill - fate
        slipped = -skill * sum(slips) / lost if lost else 0.0
        return MySide(start, skill, fate, rest, end, len(self.seen), len(slips), slipped, moments)

    def expected(self, state: State) -> float:
        """The chance of the seat before fate answers: the mean over its explicit outcomes."""
        fate = state.fate
        assert fate is not None, "fate is not asked here"
        outcomes = fate.outcomes
        if len(outcomes) > MOST_OUTCOMES:
            rng = Random(len(outcomes))
            outcomes = [(fate.sample(rng), 1) for _ in range(MOST_OUTCOMES)]
        total = 0.0
        for action, weight in outcomes:
            after = state.copy()
            after.apply(action)
            total += weight * self.chance(after)
        return total / sum(weight for _, weight in outcomes)

    def chance(self, state: State) -> float:
        """The chance of the seat after all that leaves nobody a choice: only then it shows what dice have done."""
        after = state
        while (decision := after.decision) is not None and len(decision.options) == 1 and not self.mind.settled(after):
            after = state.copy() if after is state else after
            after.apply(decision.options[0], decision.seat)
        return judged(self.mind, after)[self.seat]

    # --- decisions --------------------------------------------------------------------------------

    def judge(self, at: int, view: View, decision: Decision, action: Action) -> Judged:
        """What a decision lost beside an adept's; nothing if that is the same, or if luck may explain it."""
        likes = self.adept.liking(view, decision)
        order = sorted(range(len(likes)), key=lambda n: -likes[n])
        best = decision.options[order[0]]
        if best is action:
            return Judged(at, self.turn, 0.0, 0.0, likes[order[0]] - likes[order[1]])
        if likes[decision.options.index(action)] > likes[order[0]] - ALIKE:
            return Judged(at, self.turn, 0.0, 0.0, 0.0)
        for worlds in LOOKS:
            better, chosen = self.after(at, view, [best, action], worlds)
            if seen_enough(better, chosen):
                break
        if not clear(better, chosen):
            return Judged(at, self.turn, 0.0, 0.0, 0.0)
        return Judged(at, self.turn, better.chance - chosen.chance, odds(better.chance) - odds(chosen.chance), 0.0)

    def others(self, view: View, decision: Decision, but: list[Action]) -> list[Action]:
        """The other options, the most tempting first."""
        weights = self.mind.weigh(view.position, self.seat, decision.options)
        order = sorted(range(len(weights)), key=lambda n: -weights[n])
        return [decision.options[n] for n in order if decision.options[n] not in but]

    def after(self, at: int, view: View, options: Sequence[Action], worlds: int) -> list[Weighed]:
        """The chance after each option at a place, played on in the same worlds for all, and once in each."""
        found = [self._played.setdefault((at, option), []) for option in options]
        for option, known in zip(options, found, strict=True):
            for world in range(len(known), worlds):
                known.append(chance_in(world, self.mind, view, [option], self.seat))
        return [weighed(known[:worlds]) for known in found]

    def moments(self, kept: Mapping[int, State]) -> list[MyMoment]:
        """The greatest mistakes, and what was done well where it mattered, in the order of the game."""
        worst = sorted((one for one in self.seen if one.loss > WORTH_ASKING), key=lambda one: -one.loss)
        taken = first_of_each_turn(worst, [])[:MISTAKES]
        found = [self.moment(kept[one.at], one.at) for one in taken]
        tempting = sorted((one for one in self.seen if one.stake > 0), key=lambda one: -one.stake)
        for one in first_of_each_turn(tempting, taken)[len(taken) :][:LOOKED_AT]:
            if len(found) == MOMENTS:
                break
            if not self.may_matter(kept[one.at], one.at):
                continue
            moment = self.moment(kept[one.at], one.at)
            if moment.matters and not moment.loss:
                found.append(moment)
        return sorted(found)

    def shown_options(self, view: View, decision: Decision, best: Action, action: Action) -> list[Action]:
        """What an adept would have done, what was done, and what tempts most beside them."""
        three = [best] if best is action else [best, action]
        three = [*three, *self.others(view, decision, three)][:OPTIONS]
        return [option for option in decision.options if option in three]

    def may_matter(self, state: State, at: int) -> bool:
        """Whether a few worlds tell what was done, as an adept would have done it, from other options."""
        view, action = state.view(self.seat), self.moves[at][1]
        assert view.decision is not None
        options = self.shown_options(view, view.decision, action, action)
        found = [each.chance for each in self.after(at, view, options, LOOKS[1])]
        return max(found) - min(found) > AS_GOOD

    def moment(self, state: State, at: int) -> MyMoment:
        view, action = state.view(self.seat), self.moves[at][1]
        decision = view.decision
        assert decision is not None
        best = self.adept.choose(view, decision)
        options = self.shown_options(view, decision, best, action)
        if self.mind.progress(state) >= LATE:
            each = [[option] for option in options]
            found = weigh(self.mind, view, self.seat, each, worlds=TO_THE_END, shown=near_the_end)
        else:
            found = self.after(at, view, options, WORLDS)
        top = max(range(len(options)), key=lambda n: found[n].chance)
        mine, adepts = options.index(action), options.index(best)
        # Nobody is told that something else was better where luck may have made the difference.
        leading = next((n for n in (mine, adepts) if not clear(found[top], found[n])), top)
        told = [
            Candidate(
                str(option),
                {lang: options_of.called_option(view, option, lang, decision.prompt.key) for lang in LANGUAGES},
                found[n].chance,
                self.reasons(view, decision, options, found, n, leading),
            )
            for n, option in enumerate(options)
        ]
        asked = {lang: view.position.say(decision.prompt, lang) for lang in LANGUAGES}
        before = own_chance(state, self.seat)
        until = next((later for later in self.asked if later > at), self.decided)
        return MyMoment(at, asked, before, mine, leading, told, decision.rule, until)

    def reasons(
        self,
        view: View,
        decision: Decision,
        options: Sequence[Action],
        found: Sequence[Weighed],
        n: int,
        leading: int,
    ) -> list[WordedReason]:
        """What sets an option apart from the best one; the best one, from the best of the others."""
        if n != leading:
            return about_it(self.adept, view, decision, options[n], options[leading])
        rival = max((other for other in range(len(options)) if other != n), key=lambda other: found[other].chance)
        told = for_it(self.adept, view, decision, options[n], options[rival])
        if told or not clear(found[n], found[rival]):
            return told
        return [played_on(view, found[n].chance - found[rival].chance)]
