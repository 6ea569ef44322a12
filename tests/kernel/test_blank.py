"""Blanks: they can be handed on, and nobody learns anything from them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meadhall.kernel.action import Action
from meadhall.kernel.blank import BLANK
from meadhall.kernel.match import Match
from meadhall.kernel.view import View
from tests.kernel.toys import DUEL
from tests.kernel.toys.duel import Ring, Turn, do_guard, do_rest, do_swing

BINARY = (
    operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge, operator.add, operator.sub,
    operator.mul, operator.floordiv, operator.truediv, operator.mod, operator.pow, divmod, operator.and_,
    operator.or_, operator.xor,
    operator.lshift, operator.rshift,
)  # fmt: skip
UNARY: tuple[Callable[[Any], object], ...] = (
    hash, bool, str, int, float, abs, len, iter, range, operator.neg, operator.pos, operator.invert, operator.index,
    "{}".format, "{:d}".format, "%d".__mod__, lambda blank: blank.bit_count(), lambda blank: blank[0],
    lambda blank: blank(), lambda blank: 1 in blank, lambda blank: {blank}, lambda blank: sorted([blank, blank]),
    lambda blank: [1, 2][blank], lambda blank: blank in (1, 2), lambda blank: 1 in (blank, 2),
    lambda blank: 1 if blank else 2,
)  # fmt: skip


@pytest.mark.parametrize("ask", BINARY, ids=lambda ask: ask.__name__)
def test_a_blank_cannot_be_compared_or_counted_with(ask: Callable[[Any, Any], object]) -> None:
    for one, other in ((BLANK, 1), (1, BLANK), (BLANK, BLANK), (BLANK, "a"), (BLANK, None)):
        with pytest.raises(TypeError):
            ask(one, other)


@pytest.mark.parametrize("ask", UNARY)
def test_a_blank_cannot_be_looked_at(ask: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError):
        ask(BLANK)


def test_a_blank_can_be_handed_on() -> None:
    hand = (1, BLANK)
    assert len((*hand, 2)) == 3
    assert hand[1] is BLANK
    assert hand == (1, BLANK)


# --- in the undo barrier --------------------------------------------------------------------------


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views of which worlds were made."""
    asked: list[View] = []
    sample = View.sample

    def noted(view: View, rng: Random) -> Any:
        asked.append(view)
        return sample(view, rng)

    monkeypatch.setattr(View, "sample", noted)
    return asked


@pytest.mark.parametrize(("game", "most"), [("mountain-king/4-006", 0), ("dragon-lords/three", 51)])
def test_what_hidden_things_have_no_part_in_is_not_tried_in_many_worlds(
    game: str, most: int, worlds: list[View]
) -> None:
    """It was in up to 131. In DragonLords those who look on do not know the options, which leaves their worlds."""
    whole = Match.load(Path(__file__).parents[1] / "golden" / f"{game}.json")
    match = Match(whole.game, whole.at(0), whole.seed, whole.start)
    needed = []
    for entry in whole.journal[:400]:
        match.replay(entry.by, str(entry.action), "journal")
        worlds.clear()
        if match.can_undo:
            needed.append(len(worlds))
    assert len(needed) > 50
    assert sorted(needed)[len(needed) * 2 // 3] <= most


def test_what_is_looked_at_to_no_effect_is_found_out_in_worlds(
    worlds: list[View], monkeypatch: pytest.MonkeyPatch
) -> None:
    for glances in (False, True):

        def take(self: Turn, s: Ring, action: Action, glances: bool = glances) -> None:
            s.agenda.append(self)
            if glances and s.guards[1 - self.seat] not in (0, 1):
                s.agenda.pop()

        with monkeypatch.context() as other:
            match = DUEL.match(2, seed=1)
            for begun in (do_guard[0], do_rest, do_guard[1], do_rest, do_guard[0]):
                match.play(begun)
            other.setattr(Turn, "take", take)
            match.play(do_swing[1][0])
            worlds.clear()
            assert match.can_undo
            assert bool(worlds) == glances
