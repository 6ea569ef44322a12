"""A draft: what a seat would answer to its coming questions, tried on a copy. Nobody else sees it.

The rules go on asking small questions; a person thinks in whole moves. So the answers of a seat are tried out one after
the other, as long as the seat itself is asked again and has learnt nothing. The first answer that meets fate, a
secret or somebody else is *held*: it belongs to the draft, but what it leads to is seen only when the draft is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.barrier import may_be_undone
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.state import Decision, State
from meadhall.kernel.step import Together
from meadhall.kernel.view import View

FURTHEST = 4
"""How many endings in a row are said for a seat to find out what it may do after them."""


class Draft:
    """Answers of ``seat`` from the position ``before`` on; they are all legal, in this order."""

    __slots__ = ("_positions", "actions", "before", "hands_over", "held", "lost", "seat")

    def __init__(self, before: State, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.actions: list[Action] = []
        self.held = False
        """Whether the last answer meets fate, a secret or somebody else, so that nothing can follow it."""
        self.hands_over = False
        """Whether that answer only lets somebody else act: nothing is rolled, and nothing hidden comes to light but
        what the others answer at the same time. It is the same for the last of them."""
        self.lost: list[Action] = []
        """Answers that did not fit and were left out."""
        self._positions = [before]

    @property
    def state(self) -> State:
        """The position after all answers that may be shown. Only look at it."""
        return self._positions[-1]

    @property
    def shown(self) -> list[Action]:
        """The answers that lead to ``state``."""
        return self.actions[:-1] if self.held else self.actions

    def asked(self) -> Iterator[tuple[State, Action]]:
        """Each answer with the position in which it was asked for."""
        return zip(self._positions, self.actions, strict=False)

    def add(self, action: Action) -> bool:
        """One more answer; whether something can follow it.

        Raises ``IllegalAction`` and changes nothing if it is not legal, or if nothing can follow what is there.
        """
        before = self.state
        if self.held:
            raise IllegalAction(action, before.game.rule_whose_turn)
        after = before.copy()
        events = after.apply(action, self.seat)
        self.actions.append(action)
        harmless = bool(after.deciding) and may_be_undone(before, action, self.seat, after, events)
        then = without_empty(after, self.seat)
        self.held = not (harmless and self.seat in then.deciding)
        together = isinstance(before.agenda[-1], Together)
        self.hands_over = self.held and (together or (harmless and bool(then.deciding)))
        if not self.held:
            self._positions.append(after)
        return not self.held

    def add_forced(self, every: bool = True) -> None:
        """Answer what goes without saying, with ``every`` what leaves no choice too. The last word is left."""
        while (decision := self._to_answer()) is not None and not self._is_led():
            if not decision.empty and not (every and len(decision.options) == 1):
                return
            if not self.add(decision.options[0]):
                self.cut(len(self.actions) - 1)
                return

    def fill(self, board: Any) -> None:
        """Answer what the game's board takes for granted about the move that was begun."""
        while board is not None and self._to_answer() is not None and not self._is_led():
            usual = board.default(self.state.view(self.seat))
            if usual is None:
                return
            self.add(usual)

    def finish(self) -> None:
        """Say what ends the move that the draft has begun."""
        while (action := self.closing()) is not None:
            self.add(action)

    def closing(self) -> Action | None:
        """The answer that ends the move and is said for whoever plays the draft, such as "take nothing more"."""
        decision = self._to_answer()
        if decision is None or decision.prompt.key not in self.before.game.closing or not self._begun(decision):
            return None
        return next((action for action in decision.options if action.verb.finishes), None)

    def rests(self) -> bool:
        """Whether no move is under way: what the draft has begun is complete, and another move may follow."""
        decision = self._to_answer()
        if not self.actions or decision is None:
            return False
        asked = [state.decision_of(self.seat) for state, _ in self.asked()][-1]
        ended = self.actions[-1].verb.ends and asked is not None and asked.prompt.key in self.before.game.resting
        return ended or decision.prompt.key in self.before.game.resting

    @property
    def whole(self) -> bool:
        """Whether nothing of it is missing, and it can be taken back or only lets somebody else act."""
        return self.hands_over or (self.rests() and self.closing() is None)

    def _begun(self, asked: Decision) -> bool:
        """Whether the draft has answered such a question before with something else than the end."""
        earlier = ((state.decision_of(self.seat), action) for state, action in self.asked() if not action.verb.ends)
        return any(decision is not None and decision.prompt.key == asked.prompt.key for decision, _ in earlier)

    def _to_answer(self) -> Decision | None:
        return None if self.held else self.state.decision_of(self.seat)

    def _is_led(self) -> bool:
        """Whether somebody who leads speaks of what is asked now: then the person answers it."""
        guide = self.state.guide
        return guide is not None and guide.speaks(self.state, self.seat)

    def copy(self) -> Draft:
        other = Draft(self.before, self.seat)
        other.actions = self.actions[:]
        other.held = self.held
        other.hands_over = self.hands_over
        other.lost = self.lost[:]
        other._positions = self._positions[:]
        return other

    def cut(self, length: int) -> None:
        """Keep only so many answers from the beginning."""
        if length < len(self.actions):
            del self.actions[length:]
            del self._positions[length + 1 :]
            self.held = self.hands_over = False


def without_empty(state: State, seat: int) -> State:
    """The position after the house has answered what goes without saying for a seat."""
    while seat in state.deciding:
        decision = state.decision_of(seat)
        if decision is None or not decision.empty:
            return state
        state = state.copy()
        state.apply(decision.options[0], seat)
    return state


def compose(
    before: State, seat: int, actions: Iterable[Action], known: Draft | None = None, loose: bool = False
) -> Draft:
    """The draft with these answers. What it has in common with a draft that is ``known`` is not tried again.

    Raises ``IllegalAction`` for an answer that does not fit; with ``loose`` such answers are left out.
    """
    wanted = list(actions)
    draft = Draft(before, seat)
    if known is not None and known.before is before and known.seat == seat:
        draft = known.copy()
        draft.cut(common(known.actions, wanted))
        draft.lost.clear()
    for action in wanted[len(draft.actions) :]:
        try:
            draft.add(action)
        except IllegalAction:
            if not loose:
                raise
            draft.lost.append(action)
    return draft


def common(one: Sequence[Action], other: Sequence[Action]) -> int:
    """How many answers two drafts begin with alike."""
    return next((n for n, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine is not theirs),
                min(len(one), len(other)))  # fmt: skip


class Ahead(NamedTuple):
    """What a seat is asked after some endings were said for it: "done", "nobody else", "take nothing more"."""

    said: tuple[Action, ...]
    state: State
    decision: Decision


def ahead(view: View) -> list[Ahead]:
    """What the viewer would be asked after ending what is asked now, nearest first. Nothing that matters is declined.

    It is looked up in a world that fits what the viewer knows, so it tells nothing. In the real one the question may
    turn out to be another one.
    """
    seat = view.seat
    decision = view.decision
    found: list[Ahead] = []
    if seat is None or decision is None:
        return found
    world = view.sample(Random(0))
    said: tuple[Action, ...] = ()
    while len(said) < FURTHEST:
        small = decision.prompt.key in world.game.closing
        endings = (action for action in decision.options if action.verb.finishes or (small and action.verb.ends))
        ending = next(endings, None)
        if ending is None:
            break
        try:
            world.apply(ending, seat)
        except IllegalAction:
            break
        following = world.decision_of(seat)
        if following is None:
            break
        said, decision = (*said, ending), following
        found.append(Ahead(said, world.copy(), following))
    return found
