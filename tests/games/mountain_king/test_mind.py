"""How bots think about the mountain: sensible, quick to change their minds, and blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.mind import MountainMind
from meadhall.games.mountain_king.mind.odds import hidden_pool, odds
from meadhall.games.mountain_king.mind.race import plank_hopes
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CLAN
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.random_play import to_decision
from meadhall.kernel.state import Decision

GAME = meadhall.load("mountain-king")
assert isinstance(GAME, MountainKing)
MIND = MountainMind()
SEATS = (2, 3, 4, 5)

each_number = pytest.mark.parametrize("players", SEATS)
each_style = pytest.mark.parametrize("style", MountainMind.styles)


def asked(state: MountainKingState) -> Decision:
    decision = state.decisions[0]
    assert decision is not None
    return decision


def tempting(state: MountainKingState, style: str = "") -> Action:
    """What tempts a mind most."""
    decision = asked(state)
    weights = MountainMind(style).weigh(state, decision.seat, decision.options)
    return decision.options[weights.index(max(weights))]


def chosen(state: MountainKingState, level: str = "adept") -> str:
    decision = asked(state)
    view = state.view(decision.seat)
    assert view.decision is not None
    return str(bots.load(level, "mountain-king", seed=1).choose(view, view.decision))


def played(players: int, seed: int, levels: tuple[str, ...], **options: Any) -> MountainKingState:
    """A whole game between bots of these levels."""
    rng = Random(seed)
    seats = [bots.load(level, "mountain-king", seed=seed + n) for n, level in enumerate(levels)]
    state: MountainKingState = GAME.new(players, **options)
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        seat = state.deciding[0]
        view = state.view(seat)
        assert view.decision is not None
        state.apply(seats[seat].choose(view, view.decision), seat)
    return state


# --- everywhere -----------------------------------------------------------------------------------


@each_number
@each_style
def test_every_option_of_a_game_is_weighed_and_every_position_judged(players: int, style: str) -> None:
    rng = Random(players)
    mind = MountainMind(style)
    state = GAME.new(players, supplies=rng.choice(["falling", "level"]), battle_boost=rng.random() < 0.5)
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        for decision in state.decisions:
            weights = mind.weigh(state, decision.seat, decision.options)
            assert len(weights) == len(decision.options)
            assert all(abs(weight) < 1000 for weight in weights)
        decision = asked(state)
        outlook = mind.outlook(state)
        assert len(outlook) == players
        assert sum(outlook) == pytest.approx(1.0)
        assert len(mind.judge(state, decision.seat)) == len(mind.aspects)
        state.apply(rng.choice(decision.options), decision.seat)
    assert state.result is not None
    assert [chance > 0 for chance in mind.outlook(state)] == [seat in state.result.winners for seat in range(players)]


@each_number
def test_what_is_kept_of_a_board_changes_no_weight(players: int) -> None:
    """A mind that has weighed the questions before thinks what one thinks that sees the position for the first time."""
    rng, mind, kept = Random(17), MountainMind(), 0
    state: MountainKingState = GAME.new(players)
    while to_decision(state, rng):
        decision = asked(state)
        before = mind._turn
        weights = mind.weigh(state, decision.seat, decision.options)
        assert weights == MountainMind().weigh(state, decision.seat, decision.options)
        kept += mind._turn is not None and mind._turn is before
        state.apply(rng.choice(decision.options), decision.seat)
    assert kept > 20


@each_number
def test_nothing_hidden_is_used(players: int) -> None:
    rng = Random(players)
    state = GAME.new(players)
    compared = 0
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        decision = asked(state)
        view: Any = state.view(decision.seat)
        if rng.random() < 0.2:
            other = view.sample(rng).view(decision.seat)
            assert view.decision is not None
            assert other.decision is not None
            seen = MIND.weigh(view.position, decision.seat, view.decision.options)
            assert seen == MIND.weigh(other.position, decision.seat, other.decision.options)
            compared += 1
        state.apply(tempting(state) if rng.random() < 0.5 else rng.choice(decision.options), decision.seat)
    assert compared > 20


@each_number
def test_worlds_that_look_the_same_tempt_in_the_same_way(players: int) -> None:
    """Also in an imagined world a seat does not act on Gnomes and Gate cards that only others have seen."""
    state = GAME.scenario(
        at="turn", seat="blue", wave=2, players=players, gnomes="fire1:3@red mud1:1@red moss2:2@red", gates="fire@red",
        blue={"trolls": "a:4 b:4", "supplies": 3},
    )  # fmt: skip
    view = state.view(0)
    decision = asked(state)
    first, second = (view.sample(Random(seed)) for seed in (1, 4))
    assert first.gnomes != second.gnomes
    assert MIND.weigh(first, 0, decision.options) == MIND.weigh(second, 0, decision.options)


# --- judging --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "better",
    [
        {"honour": 30},
        {"trolls": "moss1 ice4 moon3 granite2 a:3 b:3"},
        {"votes": "fire:5 mud:4 hammer:4"},
        {"champions": "grumle crym"},
        {"ancestry": "a01@d5 a13@f4", "supplies": 6},
    ],
    ids=lambda better: next(iter(better)),
)
def test_who_has_more_is_more_likely_to_win(better: dict[str, Any]) -> None:
    plain = {"trolls": "a:3 b:3"}
    state = GAME.scenario(at="turn", seat="red", blue=plain | better, red=plain)
    chances = MIND.outlook(state)
    assert chances[0] > 0.5 > chances[1]


def test_halls_count_for_more_the_nearer_the_end() -> None:
    chances = [
        MIND.outlook(
            GAME.scenario(
                at="turn", seat="blue", wave=wave, blue={"trolls": "moss3 fire3"}, red={"trolls": "moss1 fire2"}
            )
        )[0]
        for wave in (2, 3)
    ]
    assert chances[1] > chances[0]


def test_a_lead_in_votes_is_worth_first_place_and_surer_in_the_end() -> None:
    early, late = (plank_hopes(((0, 3), (1, 2)), 2, (9, 5, 3), stage) for stage in (1, 5))
    assert early[0] > early[1]
    assert late[0] > early[0]
    assert late == pytest.approx((9, 5), abs=0.3)


def test_battle_odds_are_exact() -> None:
    state = GAME.scenario(at="turn", seat="blue", gnomes="fire1 mud1:?/? moss2:2@red/3@red hammer1:3")
    pool = hidden_pool(state, 0)
    assert sum(pool) == 29
    chance, honour = odds(state, 0, CAVERN.find("fire1"), 2, pool)
    assert chance == pytest.approx((pool[0] + pool[1]) / 29)
    assert honour == pytest.approx((pool[0] + 2 * pool[1]) / 29)
    pair = pool[0] * (pool[0] - 1) / (29 * 28)
    assert odds(state, 0, CAVERN.find("mud1"), 2, pool)[0] == pytest.approx(pair)
    assert odds(state, 0, CAVERN.find("moss2"), 6, pool)[0] == pytest.approx(1.0)
    assert odds(state, 0, CAVERN.find("hammer1"), 2, pool) == (0.0, 0.0)
    assert odds(state, 1, CAVERN.find("moss2"), 4, hidden_pool(state, 1)) == (0.0, 0.0)


# --- choosing -------------------------------------------------------------------------------------


def test_enough_trolls_attack_a_gnome_and_no_more() -> None:
    state = GAME.scenario(
        at="advance", seat="blue", power=4, gnomes="hammer1:2", blue={"lairs": 1, "trolls": "b:5"}, red={"lairs": 2}
    )
    assert chosen(state) == "advance hammer1"
    state.apply(GAME.vocabulary.parse("advance hammer1"))
    assert chosen(state) in ("send lair-1b 2", "send lair-1b 3", "send lair-1b 4")


def test_a_hopeless_attack_is_not_made() -> None:
    state = GAME.scenario(
        at="advance", seat="blue", power=1, gnomes="hammer1:3/3", blue={"lairs": 1, "trolls": "b:5"}, red={"lairs": 2}
    )
    assert "hammer1" not in chosen(state)


def test_a_domain_without_own_caverns_comes_before_one_that_is_held() -> None:
    state = GAME.scenario(
        at="advance", seat="blue", power=1, wave=2, halls="h1:4 h2:4 h7:4 h3:8 h4:8 h5:8 h6:8",
        blue={"lairs": 1, "trolls": "a:3 moss1 moss3"}, red={"lairs": 2},
    )  # fmt: skip
    assert chosen(state) in ("advance ice3", "advance fire2", "advance fire3")


def test_the_clan_where_a_vote_changes_most_gets_it() -> None:
    state = GAME.scenario(
        at="award", wave=3, display="halla brokk ylva", influence={"halla": "blue:3"}, planks="ice:seven moss:one",
        votes={"ice": "red:3 blue:2"} | {clan: "red:9 blue:1" for clan in CLAN.words if clan != "ice"},
    )  # fmt: skip
    assert chosen(state) == "vote ice"


def test_gnomes_are_sent_to_the_rival() -> None:
    state = GAME.scenario(
        at="breach", seat="blue", wave=2, swarm="moss",
        blue={"trolls": "moss2 mud1 mud2"}, red={"trolls": "ice1 ice2", "honour": 9},
    )  # fmt: skip
    assert chosen(state) == "swarm ice"


def test_the_last_turn_saves_no_power() -> None:
    state = GAME.scenario(
        at="second-action", seat="blue", wave=3, blue={"lairs": 1, "trolls": "a:3", "supplies": 0}, red={"supplies": 0}
    )
    assert chosen(state).startswith("weak")


# --- whole games ----------------------------------------------------------------------------------


def test_novices_beat_random_players() -> None:
    wins = 0
    for seed in range(4):
        state = played(2, seed, ("novice", "random") if seed % 2 else ("random", "novice"))
        assert state.result is not None
        wins += (seed % 2 == 0) in state.result.winners
    assert wins == 4


def test_an_adept_beats_novices_among_three() -> None:
    state = played(3, 5, ("novice", "adept", "novice"))
    assert state.result is not None
    assert state.result.winners == (1,)


@each_style
def test_a_style_plays_like_itself_and_still_beats_random(style: str) -> None:
    bot = bots.load("novice", "mountain-king", seed=3, style=style)
    assert bot.mind.style == style
    rng = Random(7)
    state = GAME.new(2)
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
            continue
        seat = state.deciding[0]
        view = state.view(seat)
        assert view.decision is not None
        state.apply(bot.choose(view, view.decision) if seat == 0 else rng.choice(view.decision.options), seat)
    assert state.result is not None
    assert state.result.winners == (0,)


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*MountainMind.aspects, *MountainMind.plans], ids=lambda kind: kind.key)
def test_aspects_and_plans_can_be_said(kind: Kind, lang: str) -> None:
    said = GAME.texts.message(Message(kind, (0,) * len(kind.names)), GAME.new(2), lang)
    assert said
    assert kind.key not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_styles_can_be_said_and_told_apart(lang: str) -> None:
    said = {GAME.texts.say(f"style-{style}", lang) for style in MountainMind.styles}
    assert len(said) == len(MountainMind.styles)


def test_every_plan_belongs_to_an_option_of_some_game() -> None:
    told: set[str] = set()
    for players in (2, 4):
        rng = Random(players)
        state = GAME.new(players)
        while not state.over:
            fate = state.fate
            if fate is not None:
                state.apply(fate.sample(rng))
                continue
            decision = asked(state)
            for action in decision.options:
                plan = MIND.plan(state, decision.seat, action)
                if plan is not None:
                    told.add(plan.key)
            state.apply(rng.choice(decision.options), decision.seat)
    assert told == {kind.key for kind in MountainMind.plans}
