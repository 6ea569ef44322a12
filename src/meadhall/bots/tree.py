"""A search tree over what a seat can know: many imagined worlds share one tree.

Each descent imagines a world that fits the view, so an arm counts how often it could be chosen at all. Seats that
choose at once choose without seeing each other. Fate's answers have branches of their own until they become too many.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from meadhall.bots.experience import Experience
from meadhall.bots.luck import chances, pick
from meadhall.kernel.action import Action
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import Decision, State
from meadhall.kernel.step import Chance
from meadhall.kernel.view import View

CURIOSITY = 2.0
"""How much a tempting arm that was seldom tried is preferred to the best so far, by how widely outcomes scatter."""
DOUBT = 0.5
"""An arm never tried is taken for worse than the average by so much of that scatter."""
SCATTER, LEAST_SCATTER = 0.1, 0.02
"""How widely outcomes scatter before any is known, and at least."""
COOL = 0.3
"""Seats follow what tempts them more closely than a novice would; less is closer."""
WIDTH, WIDENING = 3.0, 1.0
"""How many arms are looked at in the beginning, and how many more with the root of the visits."""
FATES = 6
"""How many answers of fate get a branch of their own; further ones share one."""
MIXED: tuple[Action, ...] = ()


class Arm:
    """One option of a seat at a node."""

    __slots__ = ("prior", "total", "tried")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.tried = 0
        self.total = 0.0


class Arms:
    """The options of one seat at a node, and what came of all of them together."""

    __slots__ = ("by_option", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.by_option: dict[Action, Arm] = {}

    @property
    def average(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def scatter(self) -> float:
        if not self.visits:
            return SCATTER
        variance = self.squares / self.visits - self.average**2
        return sqrt(variance) if variance > LEAST_SCATTER**2 else LEAST_SCATTER

    def meet(self, mind: Mind, s: State, seat: int, options: list[Action]) -> None:
        """Options not met before get their arms."""
        arms = self.by_option
        for option in options:
            if option not in arms:
                for each, prior in zip(options, chances(mind.weigh(s, seat, options), COOL), strict=True):
                    if each not in arms:
                        arms[each] = Arm(prior)
                return

    def choose(self, options: list[Action]) -> Action:
        """The arm that promises most, where little tried and tempting counts as promising."""
        arms = self.by_option
        width = int(WIDTH + WIDENING * sqrt(self.visits))
        if len(options) > width:
            options = sorted(options, key=lambda option: -arms[option].prior)[:width]
        scatter = self.scatter
        unknown = self.average - DOUBT * scatter
        push = CURIOSITY * scatter * sqrt(self.visits + 1)
        best, chosen = -1e9, options[0]
        for option in options:
            arm = arms[option]
            hope = arm.total / arm.tried if arm.tried else unknown
            hope += push * arm.prior / (1 + arm.tried)
            if hope > best:
                best, chosen = hope, option
        return chosen

    def learn(self, action: Action, chance: float) -> None:
        arm = self.by_option[action]
        arm.tried += 1
        arm.total += chance
        self.visits += 1
        self.total += chance
        self.squares += chance * chance


class Node:
    """The moment after the same actions: in other worlds another seat may be asked there, or with other options."""

    __slots__ = ("below", "by_seat")

    def __init__(self) -> None:
        self.by_seat: dict[int, Arms] = {}
        self.below: dict[tuple[Action, ...], Node] = {}

    def arms(self, seat: int) -> Arms:
        found = self.by_seat.get(seat)
        if found is None:
            found = self.by_seat[seat] = Arms()
        return found

    def child(self, path: tuple[Action, ...]) -> Node:
        found = self.below.get(path)
        if found is None:
            found = self.below[path] = Node()
        return found

    def after_fate(self, answer: Action) -> Node:
        path: tuple[Action, ...] = (answer,)
        if path not in self.below and len(self.below) >= FATES:
            path = MIXED
        return self.child(path)


class Tree:
    def __init__(self, mind: Mind, root: Node | None = None, experience: Experience | None = None) -> None:
        self.mind = mind
        self.root = root or Node()
        self.experience = experience

    def descend(self, view: View, decision: Decision, rng: Random) -> list[float]:
        """Imagine a world, go down to where the tree ends, play on a little, and remember how it looked."""
        mind = self.mind
        s: State = view.sample(rng)
        node = self.root
        passed: list[tuple[int, Arms, Action]] = []
        fresh = False
        first = True
        while s.agenda and not fresh:
            step = s.agenda[-1]
            if isinstance(step, Chance):
                answer = step.sample(s, rng)
                s.apply(answer)
                node = node.after_fate(answer)
                continue
            seats = s.deciding
            asked = [decision.options] if first and len(seats) == 1 else [s.options_of(seat) for seat in seats]
            first = False
            if len(asked) == 1 and len(asked[0]) == 1:
                s.apply(asked[0][0], seats[0])
                continue
            fresh = node is not self.root and not node.by_seat
            chosen: list[Action] = []
            for seat, options in zip(seats, asked, strict=True):
                arms = node.arms(seat)
                arms.meet(mind, s, seat, options)
                action = arms.choose(options)
                chosen.append(action)
                passed.append((seat, arms, action))
            for seat, action in zip(seats, chosen, strict=True):
                s.apply(action, seat)
            node = node.child(tuple(chosen))
        outlook = self.judge(s, rng)
        for seat, arms, action in passed:
            arms.learn(action, outlook[seat])
        return outlook

    def judge(self, s: State, rng: Random) -> list[float]:
        """How it looks below the tree: after a while to one who only has instincts, sooner to one with experience."""
        experience = self.experience
        if experience is None:
            self.play_on(s, rng, self.mind.playout)
            return self.mind.outlook(s)
        self.play_on(s, rng, experience.playout)
        return experience.outlook(self.mind, s)

    def play_on(self, s: State, rng: Random, left: int) -> None:
        """Every seat follows what tempts it, for so many decisions."""
        mind = self.mind
        while s.agenda:
            step = s.agenda[-1]
            if isinstance(step, Chance):
                s.apply(step.sample(s, rng))
                continue
            if not left:
                return
            left -= 1
            seat = s.deciding[0]
            options = s.options_of(seat)
            if len(options) == 1:
                s.apply(options[0], seat)
            else:
                weights = mind.follow(s, seat, options)
                s.apply(options[pick(rng, weights, mind.heat)], seat)
