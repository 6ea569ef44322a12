"""Checks of bots and of the mind that they share."""

from __future__ import annotations

from math import isfinite
from random import Random

from meadhall import bots
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.state import FATE
from meadhall.testing.kit import MOST, Setup, positions


def check_bots(setup: Setup, seed: int) -> None:
    """Bots that are given views and nothing else can play a whole match."""
    match = setup.match(seed)
    levels = ("novice", "random", "adept")
    players = [bots.load(levels[seat % 3], setup.game.slug, seed + seat) for seat in range(setup.players)]
    for _ in range(MOST):
        if match.state.over:
            return
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        assert view.decision is not None
        match.play(players[seat].choose(view, view.decision), seat)
    raise AssertionError("the match does not end")


def check_minds(setup: Setup, seed: int) -> None:
    """A mind gives every option a weight and every seat a chance, whatever is asked, and uses nothing hidden."""
    mind = setup.game.mind(setup.game.mind.styles[seed % len(setup.game.mind.styles)])
    rng = Random(seed)
    for n, state, by, _ in positions(setup, seed):
        if by == FATE or n % 3:
            continue
        view = state.view(by)
        decision = view.decision
        assert decision is not None
        weights = mind.weigh(view.position, by, decision.options)
        assert len(weights) == len(decision.options)
        assert all(isfinite(weight) for weight in weights)
        outlook = mind.outlook(view.position)
        assert len(outlook) == state.players
        assert min(outlook) >= 0
        assert sum(outlook) <= 1.000001
        if n % 21 == 0:
            other = view.sample(rng).view(by)
            assert mind.weigh(other.position, by, decision.options) == weights
            assert mind.outlook(other.position) == outlook
            for reason in bots.load("adept", setup.game.slug, seed).explain(view, decision, decision.options[0]):
                assert {setup.game.texts.message(reason.message, state, lang) for lang in LANGUAGES}
