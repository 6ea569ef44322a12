"""A finished game as one player looks back on it: their decisions judged, their moments, luck and skill apart.

Runs in a process of ``thinkers``. A decision is judged by what the seat knew then, beside what an adept would have
done: both are played a little further in the same imagined worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import NamedTuple

from meadhall import bots
from meadhall.bots.adept import AdeptBot
from meadhall.bots.chances import chances, judged, own_chance
from meadhall.bots.luck import settle
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.state import FATE, Decision, State
from meadhall.kernel.view import View
from meadhall.server.advice.bot_tasks import InLanguages, WordedReason, reasons_about, reasons_for
from meadhall.server.drawing import options as options_of

BANDS = ((0.02, "very-well"), (0.05, "well"), (0.10, "inaccurate"), (0.20, "mistake"), (1.01, "blunder"))
"""Up to which loss of chance a decision is called what."""
WORTH_ASKING = 0.05
WORTH_REPEATING = 0.10
"""From a mistake on."""
MOMENTS, MISTAKES, OPTIONS = 3, 2, 3
WORLDS = 6
MOST_OUTCOMES = 40
"""Of more outcomes of fate than this, some are drawn."""
LONGEST = 40
"""So many decisions after its time, what was begun is judged as it stands."""
OFTEN = 10
AS_GOOD = 0.02
"""What so few worlds cannot tell apart."""
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
    def wrong(self) -> bool:
        """It is worth to be asked again."""
        return self.loss > WORTH_REPEATING

    @property
    def loss(self) -> float:
        return self.options[self.best].chance - self.options[self.played].chance

    @property
    def band(self) -> str:
        return band(self.loss)


class MySide(NamedTuple):
    """Where my chance came from, from the start to the end: these add up."""

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
    """How many decisions lost more than ``WORTH_ASKING``."""
    moments: list[MyMoment]


class Judged(NamedTuple):
    at: int
    turn: int
    """Which stretch of moves of this seat's, with nobody else's in between, it belongs to."""
    loss: float
    stake: float
    """By how much the options differ that an adept would look at."""


def first_of_each_turn(given: list[Judged], taken: list[Judged]) -> list[Judged]:
    """What is taken already, and of what is given what lies in turns of its own."""
    found = taken[:]
    for one in given:
        if all(one.turn != other.turn for other in found):
            found.append(one)
    return found


def band(loss: float) -> str:
    return next(name for most, name in BANDS if loss <= most)


def at_a_look(state: State) -> list[float]:
    return judged(state.game.mind(), state)


def near_the_end(state: State) -> list[float]:
    """The chances as they are shown, where the end is near enough to be played to again and again."""
    return chances(state, NEAR) if state.game.mind().progress(state) >= LATE else at_a_look(state)


def chance_in(
    world: int,
    adept: AdeptBot,
    view: View,
    actions: Sequence[Action],
    seat: int,
    shown: Callable[[State], Sequence[float]] = at_a_look,
) -> float:
    """The chance of a seat after these answers, played a little further in a world that it thinks possible."""
    rng = Random(world)
    state: State = view.sample(rng)
    until = adept.mind.moment(state, 0) + adept.mind.reach
    for action in actions:
        if state.why_not(action, seat) is not None:
            break
        state.apply(action, seat)
        settle(state, rng)
    adept.play_on(state, rng, until)
    for _ in range(LONGEST):
        if state.over or adept.mind.settled(state):
            break
        adept.play_on(state, rng, adept.mind.moment(state, 0) + 1)
    return shown(state)[seat]


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
                if found.stake > 0:
                    kept[at] = state.copy()
            self.turn += by not in (self.seat, FATE)
            state.apply(action, by)
            if told and by < 0:
                self.fate += self.chance(state) - before
            if at % OFTEN == 0:
                yield
        moments = [self.moment(kept[one.at], one.at) for one in self.chosen() if one.at in kept]
        slips = sum(one.loss > WORTH_ASKING for one in self.seen)
        skill = -sum(one.loss for one in self.seen)
        rest = end - start - skill - self.fate
        return MySide(start, skill, self.fate, rest, end, len(self.seen), slips, moments)

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
        """What a decision lost beside an adept's; nothing if that would have done the same."""
        best = self.adept.choose(view, decision)
        if best is action:
            return Judged(at, self.turn, 0.0, self.stake(view, decision, best))
        loss = max(0.0, self.after(view, best) - self.after(view, action))
        return Judged(at, self.turn, loss, loss)

    def stake(self, view: View, decision: Decision, best: Action) -> float:
        other = self.others(view, decision, [best])[:1]
        return max(0.0, self.after(view, best, 2) - self.after(view, other[0], 2)) if other else 0.0

    def others(self, view: View, decision: Decision, but: list[Action]) -> list[Action]:
        """The other options, the most tempting first."""
        weights = self.mind.weigh(view.position, self.seat, decision.options)
        order = sorted(range(len(weights)), key=lambda n: -weights[n])
        return [decision.options[n] for n in order if decision.options[n] not in but]

    def after(
        self,
        view: View,
        action: Action,
        worlds: int = WORLDS,
        shown: Callable[[State], Sequence[float]] = at_a_look,
    ) -> float:
        """The chance after an option, played a little further in the same worlds for all options."""
        found = (chance_in(world, self.adept, view, [action], self.seat, shown) for world in range(worlds))
        return sum(found) / worlds

    def chosen(self) -> list[Judged]:
        """The greatest mistakes, and what was done well where it mattered, in the order of the game."""
        worst = sorted((one for one in self.seen if one.loss > WORTH_ASKING), key=lambda one: -one.loss)
        done_well = sorted((one for one in self.seen if one.loss <= BANDS[0][0]), key=lambda one: -one.stake)
        found = first_of_each_turn(worst, [])[:MISTAKES]
        return sorted(first_of_each_turn(done_well, found)[:MOMENTS])

    def moment(self, state: State, at: int) -> MyMoment:
        view, action = state.view(self.seat), self.moves[at][1]
        decision = view.decision
        assert decision is not None
        best = self.adept.choose(view, decision)
        three = [best] if best is action else [best, action]
        three = [*three, *self.others(view, decision, three)][:OPTIONS]
        options = [option for option in decision.options if option in three]
        told = [self.candidate(view, decision, option, best) for option in options]
        chances = [each.chance for each in told]
        highest = max(chances)
        leading = (
            options.index(best) if told[options.index(best)].chance > highest - AS_GOOD else chances.index(highest)
        )
        asked = {lang: view.position.say(decision.prompt, lang) for lang in LANGUAGES}
        before = own_chance(state, self.seat, False)
        until = next((later for later in self.asked if later > at), self.decided)
        return MyMoment(at, asked, before, options.index(action), leading, told, decision.rule, until)

    def candidate(self, view: View, decision: Decision, option: Action, best: Action) -> Candidate:
        words = {
            lang: options_of.called_option(view, option, lang, decision.prompt.key) for lang in LANGUAGES
        }  # fmt: skip
        explain = reasons_for if option is best else reasons_about
        return Candidate(
            str(option),
            words,
            self.after(view, option, shown=near_the_end),
            explain(self.adept, view, decision, option),
        )
