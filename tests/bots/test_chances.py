"""Chances as people are shown them: calibrated, and right where nothing can change any more."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.bots import chances
from meadhall.bots.chances import AS_GOOD_AS_WON, Calibration, Course, calibrated, course, sure_from, sure_winners
from meadhall.games import FIRST
from meadhall.kernel.random_play import decide, to_decision
from meadhall.kernel.state import State

PROMISED = 0.97
SHORT_GAMES: dict[str, dict[str, str]] = {"dragon-lords": {"turn_limit": "3"}}


def last_positions(slug: str, players: int, seed: int) -> list[State]:
    """The last positions of a game of novices at which somebody had to choose."""
    game = meadhall.load(slug)
    match = game.match(players, seed=seed, **{**game.for_simulations, **SHORT_GAMES.get(slug, {})})
    bots = [meadhall.bots.load("novice", slug, seed=seat) for seat in range(players)]
    found: list[State] = []
    while not match.state.over:
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        assert view.decision is not None
        if len(view.decision.options) > 1:
            found = [*found[-5:], match.state.copy()]
        match.play(bots[seat].choose(view, view.decision), seat)
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("slug", FIRST)
def test_a_certain_winner_is_shown_as_one(slug: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little of the game the mind thinks to be over."""
    monkeypatch.setattr(type(meadhall.load(slug).mind()), "progress", lambda mind, state: 0.1)
    certain = 0
    for seed in range(1, 4):
        positions = last_positions(slug, players, seed)
        for state, shown in zip(positions, course(positions), strict=True):
            winners = sure_winners(state)
            if winners is None:
                continue
            certain += 1
            for seat in winners:
                assert shown.all[seat] * len(winners) >= PROMISED
            others = [seat for seat in range(players) if seat not in winners and knows_all(state, seat)]
            assert all(shown.own[seat] < 1 - PROMISED for seat in others)
    assert certain


def test_where_a_game_can_still_be_turned_nothing_was_decided_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks decided by luck is not, if it is open later; and what lies before that is not played to its end."""
    states = last_positions("ice-garden", 2, 1)[:4]
    asked: list[int] = []

    def settled(position: State, world: object, plain: bool, times: int) -> list[float] | None:
        at = next(n for n, state in enumerate(states) if state is position)
        asked.append(at)
        return [AS_GOOD_AS_WON, 1 - AS_GOOD_AS_WON] if at in (0, 3) else None

    monkeypatch.setattr(chances, "settled", settled)
    monkeypatch.setattr(chances, "own_chance", lambda state, seat: 0.5)
    shown = course(states)
    assert [one.decided for one in shown] == [False, False, False, True]
    assert 0 not in asked
    forwards = Course()
    for at, state in enumerate(states):
        forwards.look(at, state)
    assert list(forwards.settle().values()) == shown
    assert forwards.decided == 3


def test_the_first_decided_place_of_a_long_course_is_found_by_halves() -> None:
    """And whatever is found open after it, or won by somebody else, is not taken for decided."""
    asked: list[int] = []

    def played(place: int, times: int) -> list[float] | None:
        if times > 1:
            asked.append(place)
        return [1.0, 0.0] if place >= 1370 and (place != odd or times > 1) else None

    odd = -1
    places = list(range(0, 2000, 2))
    assert [*sure_from(places, played)] == places[685:][::-1]
    assert len(asked) < 25
    odd = 1800
    assert min(sure_from(places, played)) == 1802
    assert [*sure_from(places, lambda place, times: [1.0, 0.0] if place > 600 else [0.0, 1.0])] == places[301:][::-1]
    assert sure_from([], played) == {}


def knows_all(state: State, seat: int) -> bool:
    return all(seat in knowers for knowers in state.secrets().values())


def test_all_ways_to_the_end_are_tried() -> None:
    """Whoever is sure to win wins however it goes on."""
    sure = 0
    for seed in range(4):
        for state in last_positions("ice-garden", 2, seed):
            found = sure_winners(state)
            ends = set()
            for n in range(20):
                world, rng = state.copy(), Random(n)
                while to_decision(world, rng):
                    decide(world, rng)
                assert world.result is not None
                ends.add(world.result.winners)
            if found is not None:
                sure += 1
                assert ends == {found}
    assert sure


@pytest.mark.parametrize("slug", FIRST)
def test_bots_think_as_before(slug: str) -> None:
    """What people are shown is made of the outlook and does not change it."""
    state = meadhall.load(slug).match(3, seed=1).state
    before = state.game.mind().outlook(state)
    assert sum(chances.chances(state)) == pytest.approx(1)
    assert state.game.mind().outlook(state) == before


def test_a_power_makes_chances_surer_or_less_sure() -> None:
    even = calibrated([0.6, 0.3, 0.1], 0.5)
    steep = calibrated([0.6, 0.3, 0.1], 2.0)
    assert even[0] < 0.6 < steep[0]
    assert sum(even) == pytest.approx(sum(steep)) == pytest.approx(1)
    assert calibrated([0.6, 0.3, 0.1], 1.0) == pytest.approx([0.6, 0.3, 0.1])


def test_what_is_only_judged_is_never_certain() -> None:
    assert calibrated([1.0, 0.0], 3.0) == pytest.approx([0.99, 0.01], abs=1e-4)
    assert calibrated([0.4], 1.0) == pytest.approx([0.4])


def test_powers_between_two_stages_lie_between_theirs() -> None:
    given = Calibration("", (0.0, 0.5, 1.0), {"two": (1.0, 2.0, 4.0), "more": (1.0, 1.0, 1.0)})
    assert [given.at(progress, 2) for progress in (0.0, 0.25, 0.5, 0.75, 1.0)] == [1.0, 1.5, 2.0, 3.0, 4.0]
    assert given.at(0.75, 4) == 1.0


@pytest.mark.parametrize("slug", FIRST)
def test_each_game_says_how_its_calibration_was_made(slug: str) -> None:
    given = chances.calibration(slug)
    assert f"bench.calibration {slug}" in given.made
    assert all(len(powers) == len(given.progress) for powers in given.power.values())


@pytest.mark.parametrize("slug", FIRST)
def test_progress_goes_from_nothing_to_nearly_all(slug: str) -> None:
    game = meadhall.load(slug)
    mind = game.mind()
    assert mind.progress(game.match(2, seed=1).state) < 0.3
    assert mind.progress(last_positions(slug, 2, 1)[-1]) >= 0.75


def test_where_nothing_is_hidden_the_end_is_played_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    states = last_positions("ice-garden", 2, 1)
    assert not states[0].secrets()
    played: list[tuple[int, int | None, int]] = []
    play = Course.play

    def noted(state: State, seat: int | None, times: int) -> list[float] | None:
        played.append((id(state), seat, times))
        return play(state, seat, times)

    monkeypatch.setattr(Course, "play", staticmethod(noted))
    found = Course()
    for at, state in enumerate(states):
        found.look(at, state)
    shown = found.settle()
    assert {seat for _, seat, _ in played} == {None}
    assert len(set(played)) == len(played)
    assert all(one.own == one.all for one in shown.values())
