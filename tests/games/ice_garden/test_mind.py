"""How the bots of the Ice Garden think: what they see, what they prefer, and what they can say about it."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.mind import IceGardenMind
from meadhall.games.ice_garden.mind.aspects import ASPECTS
from meadhall.games.ice_garden.mind.plans import PLANS
from meadhall.games.ice_garden.rules.planning import Plan
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.message import Kind, Message

SLUG = "ice-garden"
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "scientist"}),
    (2, {"edition": "first"}),
    (2, {"mode": "advanced", "characters": "dealt"}),
    (3, {"edition": "first", "mode": "advanced", "raven_price": "always"}),
    (3, {"safe_step": "minus-one"}),
    (4, {"characters": "dealt", "pillage_from": "units"}),
    (4, {"edition": "first", "mode": "advanced", "vuko_layout": "random"}),
]


def game() -> IceGarden:
    loaded = meadhall.load(SLUG)
    assert isinstance(loaded, IceGarden)
    return loaded


def walk(players: int, options: dict[str, Any], seed: int) -> Iterator[IceGardenState]:
    """The positions of a game in which half of the choices are a novice's and half are random."""
    rng = Random(f"walk {seed}")
    state = game().new(players, **options)
    guide = bots.load("novice", SLUG, seed)
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        yield state
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        wild = rng.random() < 0.5
        state.apply(rng.choice(decision.options) if wild else guide.choose(view, decision), decision.seat)
    yield state


def choice(level: str, state: IceGardenState, **budget: Any) -> str:
    """What a bot of a level answers in a position."""
    decision = state.decision
    assert decision is not None
    return str(bots.load(level, SLUG, 1, **budget).choose(state.view(decision.seat), decision))


# --- everywhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=str)
def test_every_option_has_a_weight_and_every_seat_a_chance(players: int, options: dict[str, Any]) -> None:
    mind = IceGardenMind()
    for state in walk(players, options, 5):
        outlook = mind.outlook(state)
        assert len(outlook) == players
        assert all(0 <= chance <= 1 for chance in outlook)
        if players > 1:
            assert sum(outlook) == pytest.approx(1)
        decision = state.decision
        if decision is None:
            continue
        weights = mind.weigh(state, decision.seat, decision.options)
        assert len(weights) == len(decision.options)
        assert all(isfinite(weight) for weight in weights)
        assert all(len(mind.judge(state, seat)) == len(ASPECTS) for seat in range(players))
        for action in decision.options[:3]:
            told = mind.plan(state, decision.seat, action)
            assert told is None or told.kind in PLANS


@pytest.mark.parametrize(("players", "options"), [SETUPS[0], SETUPS[3], SETUPS[7]], ids=str)
def test_what_a_seat_may_not_know_does_not_sway_it(players: int, options: dict[str, Any]) -> None:
    mind = IceGardenMind()
    for state in walk(players, options, 6):
        decision = state.decision
        if decision is None:
            continue
        view = state.view(decision.seat)
        assert isinstance(view.position, IceGardenState)
        seen = mind.weigh(view.position, decision.seat, decision.options)
        for world in (1, 2):
            imagined = view.sample(Random(world))
            assert mind.weigh(imagined, decision.seat, decision.options) == seen


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=str)
def test_thoughts_that_are_kept_weigh_as_fresh_ones_do(players: int, options: dict[str, Any]) -> None:
    keeping = IceGardenMind()
    for state in walk(players, options, 7):
        decision = state.decision
        if decision is not None:
            kept = keeping.follow(state, decision.seat, decision.options)
            assert kept == IceGardenMind().weigh(state, decision.seat, decision.options)


def test_no_thoughts_of_one_world_are_kept_in_another() -> None:
    keeping = IceGardenMind()
    for state in walk(4, {}, 8):
        if isinstance(state.agenda[-1], Plan):
            break
    other = state.copy()
    (seat,) = state.deciding
    other.markers = [3 * number for number in other.markers]
    first = keeping.follow(state, seat, state.legal())
    second = keeping.follow(other, seat, other.legal())
    assert first == IceGardenMind().weigh(state, seat, state.legal())
    assert second == IceGardenMind().weigh(other, seat, other.legal()) != first


@pytest.mark.parametrize("style", IceGardenMind.styles)
def test_each_style_beats_chance(style: str) -> None:
    won = 0
    for seed in range(4):
        seats = [bots.load("novice", SLUG, seed, style), bots.load("random", SLUG, seed)]
        won += finish(game().new(2), seats, Random(f"{style}{seed}")) == (0,)
    assert won >= 3


# --- better and worse -----------------------------------------------------------------------------


def chance(state: IceGardenState) -> float:
    return IceGardenMind().outlook(state)[0]


def test_points_are_better_than_none() -> None:
    ahead = game().scenario(at="planning", callo={"markers": "A2", "score": 20}, freihoff={"markers": "B2"})
    level = game().scenario(at="planning", callo={"markers": "A2"}, freihoff={"markers": "B2"})
    assert chance(ahead) > 0.6 > chance(level)


def test_regions_are_better_than_none() -> None:
    broad = game().scenario(at="planning", callo={"markers": "A3 B3 C3"}, freihoff={"markers": "D2"})
    assert chance(broad) > 0.6


def test_a_good_name_is_worth_most_when_snow_is_deep() -> None:
    def at(snow: int) -> float:
        return chance(
            game().scenario(
                at="planning", snow=snow, callo={"markers": "A2", "reputation": -1},
                freihoff={"markers": "B2", "reputation": -7},
            )
        )  # fmt: skip

    assert at(16) > at(4) > 0.5


def test_a_goal_that_is_near_is_a_threat() -> None:
    built = {name: {"tower": True} for name in "ABCDE"}
    near = game().scenario(
        at="planning", freihoff={"markers": "F3", "units": "2F"}, callo={"markers": "A3"}, regions=built
    )
    far = game().scenario(at="planning", freihoff={"markers": "F3", "units": "2F"}, callo={"markers": "A3"})
    assert chance(near) > chance(far) + 0.2


def test_a_decided_game_leaves_no_doubt() -> None:
    *_, last = walk(2, {}, 7)
    assert last.result is not None
    assert IceGardenMind().outlook(last) == [
        pytest.approx(1 / len(last.result.winners)) if seat in last.result.winners else 0 for seat in (0, 1)
    ]


# --- tactics --------------------------------------------------------------------------------------


def test_an_adept_ends_the_game_when_snow_makes_it_the_winner() -> None:
    state = game().scenario(
        at="making", snow=17, callo={"markers": "A2", "reputation": 0},
        freihoff={"markers": "B2", "reputation": -6, "score": 40},
    )  # fmt: skip
    assert choice("adept", state) == "shift"


def test_an_adept_does_not_end_the_game_for_its_rival() -> None:
    state = game().scenario(
        at="making", snow=17, callo={"markers": "A2", "reputation": -6},
        freihoff={"markers": "B2", "reputation": 0},
    )  # fmt: skip
    assert choice("adept", state) == "pass"


def test_an_adept_builds_the_last_tower() -> None:
    built = {name: {"tower": True} for name in "ABCDE"}
    state = game().scenario(
        at="move", round=4, freihoff={"markers": "A2 D2", "units": "2D", "gold": 2}, callo={"markers": "B2 C2"},
        regions=built,
    )  # fmt: skip
    assert choice("adept", state) == "move unit2 D F"


def test_an_adept_gives_up_the_lesser_unit_to_vuko() -> None:
    state = game().scenario(
        at="vuko", round=3, callo={"markers": "A3", "units": "1A 3A", "reputation": -5}, freihoff={"markers": "B2"}
    )
    assert choice("adept", state) == "lose 1"


@pytest.mark.parametrize(("units", "wanted"), [("2A", "attack"), ("3A", "pass")])
def test_an_adept_strikes_at_what_it_can_beat_and_at_nothing_else(units: str, wanted: str) -> None:
    """Three blows beat the unit of level 2; that of level 3 takes four."""
    state = game().scenario(
        at="attack", round=3, fjollsfinn={"markers": "A2", "units": "3A", "gold": 2},
        callo={"markers": "B3", "units": units}, regions={"A": {"neutral": 0}},
    )  # fmt: skip
    assert choice("adept", state) == wanted


def test_a_master_can_be_told_how_often_to_look() -> None:
    state = game().scenario(at="influence", callo={"markers": "A1 B1"}, freihoff={"markers": "C2"})
    assert choice("master", state, simulations=60).startswith("influence")


# --- sense ----------------------------------------------------------------------------------------


def test_trades_do_not_put_off_the_moment_at_which_options_are_compared() -> None:
    mind = IceGardenMind()
    state = game().scenario(at="gorge", callo={"markers": "A2", "gold": 4}, freihoff={"markers": "B2"})
    began = mind.moment(state, 0)
    for words in ("gain gold", "trade gold gold population", "trade gold gold m-factor"):
        state.apply(state.parse(words))
        assert mind.moment(state, 5) == began
    state.apply(state.parse("done"))
    assert mind.moment(state, 0) > began


def test_a_plan_without_the_means_tempts_least() -> None:
    state = game().scenario(
        at="planning", callo={"markers": "A2 B2", "population": 1, "gold": 3}, freihoff={"markers": "B2"}
    )
    decision = state.decision
    assert decision is not None
    weights = dict(zip(map(str, decision.options), IceGardenMind().weigh(state, 0, decision.options), strict=True))
    useless = {"plan mountain", "plan raven"}
    assert max(weights[plan] for plan in useless) < min(weights[plan] for plan in set(weights) - useless) - 1


def turns(players: int, seed: int) -> Iterator[tuple[list[str], list[list[str]]]]:
    """What adepts choose on one marker or in one shift, and among which options, in a whole game."""
    rng = Random(f"turns {seed}")
    state = game().new(players, characters="dealt")
    seats = [bots.load("adept", SLUG, seed + seat) for seat in range(players)]
    before: tuple[object, ...] = ()
    chosen: list[str] = []
    offered: list[list[str]] = []
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        decision = state.decision
        assert decision is not None
        now = (decision.seat, type(state.agenda[-1]), IceGardenMind().moment(state, 0))
        if now != before:
            yield chosen, offered
            before, chosen, offered = now, [], []
        action = seats[decision.seat].choose(state.view(decision.seat), decision)
        chosen.append(str(action))
        offered.append([str(option) for option in decision.options])
        state.apply(action, decision.seat)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_adepts_neither_decline_what_is_free_nor_undo_what_they_did(players: int, seed: int) -> None:
    gains = lifts = 0
    for chosen, offered in turns(players, seed):
        got: set[str] = set()
        given: set[str] = set()
        peak = 0
        for words, options in zip(chosen, offered, strict=True):
            verb, *args = words.split()
            if any(option.startswith("gain") for option in options):
                assert verb == "gain"
                gains += 1
            elif verb == "trade":
                assert args[2] not in given
                assert not got & set(args[:2])
                got.add(args[2])
                given.update(args[:2])
            elif verb == "lift":
                assert args[0] < args[1] or not peak
                peak = max(peak, int(args[1]))
                lifts += 1
    assert gains
    assert lifts


# --- strength -------------------------------------------------------------------------------------


def finish(state: IceGardenState, seats: list[bots.Bot], rng: Random) -> tuple[int, ...]:
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        state.apply(seats[decision.seat].choose(view, decision), decision.seat)
    assert state.result is not None
    return state.result.winners


def test_a_novice_beats_chance() -> None:
    won = 0
    for seed in range(8):
        seats = [bots.load("novice", SLUG, seed), bots.load("random", SLUG, seed)]
        won += finish(game().new(2, characters="dealt"), seats, Random(seed)) == (0,)
    assert won >= 7


def test_an_adept_beats_novices() -> None:
    won = 0
    for seed in range(4):
        seats = [bots.load("adept", SLUG, seed), bots.load("novice", SLUG, seed)]
        won += finish(game().new(2, characters="dealt"), seats, Random(seed)) == (0,)
    assert won >= 3


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*ASPECTS, *PLANS], ids=lambda kind: kind.key)
def test_aspects_and_plans_can_be_said(kind: Kind, lang: str) -> None:
    state = game().new(2, characters="callo,freihoff")
    said = IceGarden.texts.message(Message(kind, (0,) * len(kind.names)), state, lang)
    assert said
    assert kind.key not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_styles_have_names(lang: str) -> None:
    names = {IceGarden.texts.say(f"style-{style}", lang) for style in IceGardenMind.styles}
    assert len(names) == len(IceGardenMind.styles)
