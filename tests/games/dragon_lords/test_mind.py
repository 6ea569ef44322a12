"""How bots think about the war: sensible, never to and fro without end, and blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.mind import DragonLordsMind
from meadhall.games.dragon_lords.mind.campaign import Campaign
from meadhall.games.dragon_lords.mind.chances import battle, enough, garrison
from meadhall.games.dragon_lords.mind.geography import geography
from meadhall.games.dragon_lords.mind.plans import LIE_IN_WAIT, SETTLE, SURROUND
from meadhall.games.dragon_lords.mind.styles import Style
from meadhall.games.dragon_lords.mind.threat import assault
from meadhall.games.dragon_lords.mind.voyages import PROFIT, ferry
from meadhall.games.dragon_lords.odds import Side, fight
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import ELVES, ORCS, PEOPLE, TERRITORY
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.game import Game
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.state import Decision

GAME = meadhall.load("dragon-lords")
assert isinstance(GAME, DragonLords)
MIND = DragonLordsMind()
LONGEST = 6_000
"""So many decisions no game of sensible players has."""

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_players": "peoples"}),
    (2, {"two_players": "tundra", "victory_moment": "end-of-turn"}),
    (2, {"two_players": "open", "dragonlords": "weak", "strong_wizards": True}),
    (3, {"bloodlust": True, "escape": "losses", "always_pause": True}),
    (4, {"reduced_combat": True, "bid": True, "lost_companions": "deck"}),
    (4, {"kingdoms": "6", "dragonlords": "strong", "unlimited_dragonlords": True}),
]

each_table = pytest.mark.parametrize(("players", "options"), TABLES)


@each_table
def test_what_a_mind_remembers_of_the_world_weighs_as_a_fresh_look_does(players: int, options: dict[str, Any]) -> None:
    """Several questions in a row are often about the same world, and more about the same map."""
    rng, state, mind = Random(7), GAME.new(players, **options, turn_limit="3"), DragonLordsMind()
    same_map = same_forces = 0
    while not state.over:
        if state.fate is not None:
            state.apply(state.fate.sample(rng))
            continue
        decision, looked_at = asked(state), state.copy()
        before = {people: (campaign._map, campaign._forces) for people, campaign in mind._campaigns.items()}
        weights = mind.weigh(looked_at, decision.seat, decision.options)
        assert weights == DragonLordsMind().weigh(state, decision.seat, decision.options)
        for people, campaign in mind._campaigns.items():
            if campaign.s is looked_at and people in before:
                same_map += campaign._map is before[people][0]
                same_forces += campaign._forces is before[people][1]
        state.apply(rng.choice(decision.options), decision.seat)
    assert same_map > same_forces > 10


@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {"two_players": "tundra"})])
def test_all_ways_are_the_same_there_and_back(players: int, options: dict[str, Any]) -> None:
    for rows in geography(GAME.new(players, **options).facts).way:
        for way in rows:
            assert [list(column) for column in zip(*way, strict=True)] == way


def asked(state: DragonLordsState) -> Decision:
    decision = state.decisions[0]
    assert decision is not None
    return decision


def seen(state: DragonLordsState, seat: int) -> DragonLordsState:
    position = state.view(seat).position
    assert isinstance(position, DragonLordsState)
    return position


def tempting(state: DragonLordsState, style: str = "") -> str:
    """What tempts a mind most."""
    decision = asked(state)
    weights = DragonLordsMind(style).weigh(seen(state, decision.seat), decision.seat, decision.options)
    return str(decision.options[weights.index(max(weights))])


def settled(state: DragonLordsState, rng: Random) -> DragonLordsState:
    while (fate := state.fate) is not None:
        state.apply(fate.sample(rng))
    return state


def played(levels: tuple[str, ...], seed: int, **options: Any) -> DragonLordsState:
    """A whole game between bots of these levels."""
    rng = Random(seed)
    seats = [bots.load(level, "dragon-lords", seed=seed + n) for n, level in enumerate(levels)]
    state: DragonLordsState = GAME.new(len(levels), **{"turn_limit": "20", **options})
    for _ in range(LONGEST):
        settled(state, rng)
        if state.over:
            break
        seat = asked(state).seat
        view = state.view(seat)
        assert view.decision is not None
        state.apply(seats[seat].choose(view, view.decision), seat)
    assert state.over
    return state


# --- chances and distances ------------------------------------------------------------------------


def test_battles_at_a_glance_are_exact() -> None:
    win, left = battle(6, 5, 3, 3)
    odds = fight(Side(6, 3), Side(5, 3))
    assert (win, left) == (odds.win, odds.left)


def test_large_armies_keep_their_proportions() -> None:
    assert battle(60, 30, 3, 3)[0] > 0.95
    assert battle(30, 60, 3, 3)[0] < 0.05


@pytest.mark.parametrize(("defenders", "attackers"), [(1, 2), (2, 4), (3, 5), (5, 7)])
def test_enough_attackers_on_open_ground(defenders: int, attackers: int) -> None:
    assert enough(defenders, 3, 3, 0.9) == attackers


def test_a_garrison_holds() -> None:
    defenders = garrison(9, 2, 3)
    assert battle(9, defenders, 2, 3)[0] <= 0.25 < battle(9, defenders - 1, 2, 3)[0]


def test_ways_lead_round_mountains() -> None:
    s = GAME.scenario(at="combat")
    walk = geography(s.facts).walk
    assert walk[TERRITORY.find("hrafnborg")][TERRITORY.find("kaldskard")] == 1
    assert walk[TERRITORY.find("hrafnborg")][TERRITORY.find("ulfheath")] == 2
    assert walk[TERRITORY.find("hrafnborg")][TERRITORY.find("isborg")] > 20


def test_a_threat_comes_from_next_door_and_through_weak_ground() -> None:
    s = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="isborg:5 vakthold:1"),
        orcs=dict(lands="frostgate:6 snowtind:8", king="frostgate"),
    )
    geo = geography(s.facts)
    # Five from next door; of the seven behind Vakthold some fall there, and one stays.
    assert 5 + 4 <= assault(s, geo, ORCS, TERRITORY.find("isborg")) <= 5 + 6


# --- standing -------------------------------------------------------------------------------------


@each_table
def test_chances_add_up_and_are_for_everybody(players: int, options: dict[str, Any]) -> None:
    state = settled(GAME.new(players, **options), Random(1))
    chances = MIND.outlook(state)
    assert len(chances) == players
    assert sum(chances) == pytest.approx(1)


def test_whoever_has_more_stands_better() -> None:
    few = GAME.scenario(at="purchase", elves=dict(lands="isborg:5"), orcs=dict(lands="solborg:5"))
    many = GAME.scenario(at="purchase", elves=dict(lands="isborg:15 vindborg:5"), orcs=dict(lands="solborg:5"))
    assert MIND.outlook(many)[0] > MIND.outlook(few)[0] > 0.4


def test_a_strong_neighbour_is_a_danger() -> None:
    safe = GAME.scenario(at="purchase", elves=dict(lands="isborg:5"), orcs=dict(lands="eldborg:5 askbru:12"))
    close = GAME.scenario(at="purchase", elves=dict(lands="isborg:5"), orcs=dict(lands="eldborg:5 frostgate:12"))
    danger = [kind.key for kind in MIND.aspects].index("aspect-danger")
    assert MIND.judge(close, 0)[danger] < MIND.judge(safe, 0)[danger]


def test_a_game_that_is_over_is_certain() -> None:
    state = played(("adept", "adept"), seed=5)
    assert state.result is not None
    assert MIND.outlook(state)[state.result.winners[0]] == 1 / len(state.result.winners)


# --- weighing -------------------------------------------------------------------------------------


@each_table
def test_every_option_has_a_weight(players: int, options: dict[str, Any]) -> None:
    """In a random game, which comes to questions that sensible players never meet."""
    rng = Random(f"{players}/{options}")
    state = GAME.new(players, **options)
    for number in range(1000):
        mind = DragonLordsMind(DragonLordsMind.styles[number % len(DragonLordsMind.styles)])
        settled(state, rng)
        if state.over:
            break
        decision = asked(state)
        position = seen(state, decision.seat)
        weights = mind.weigh(position, decision.seat, decision.options)
        assert len(weights) == len(decision.options)
        action = rng.choice(decision.options)
        plan = mind.plan(position, decision.seat, action)
        assert plan is None or plan.kind in mind.plans
        state.apply(action, decision.seat)


def test_nothing_hidden_is_used() -> None:
    """Two worlds that a seat cannot tell apart weigh the same for it."""
    rng = Random(3)
    state = GAME.new(4)
    looked = 0
    for _ in range(700):
        settled(state, rng)
        if state.over:
            break
        decision = asked(state)
        seat = decision.seat
        view: Any = state.view(seat)
        if rng.random() < 0.15:
            worlds = [view.sample(Random(n)).view(seat).position for n in range(2)]
            one, other = (MIND.weigh(world, seat, decision.options) for world in worlds)
            assert one == other
            looked += 1
        weights = MIND.weigh(view.position, seat, decision.options)
        state.apply(decision.options[weights.index(max(weights))], seat)
    assert looked > 40


def test_a_style_shows() -> None:
    """Somebody who seeks the Wastelands sets out where a warlord stays."""
    at_the_door: dict[str, Any] = dict(
        at="quest",
        active="elves",
        elves=dict(lands="isborg:8 vakthold:9", king="isborg", pieces="wizard-1:vakthold", mana=3),
        orcs=dict(lands="eldborg:8"),
    )
    assert tempting(GAME.scenario(**at_the_door), "seeker") == "set-out village-north"
    assert tempting(GAME.scenario(**at_the_door), "warlord") == "done"


# --- tactics --------------------------------------------------------------------------------------


def test_takes_the_kingdom_that_wins() -> None:
    s = GAME.scenario(
        at="combat",
        active="orcs",
        orcs=dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:9", king="solborg"),
        elves=dict(lands="isborg:3 ternvik:1 hrafnborg:4"),
    )
    assert tempting(s) == "attack isborg"
    plan = MIND.plan(s, 0, s.parse("attack isborg"))
    assert plan is not None
    assert plan.key == "plan-win"


def test_stops_a_rival_who_needs_one_more() -> None:
    s = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="isborg:6 frostgate:10", king="isborg"),
        orcs=dict(lands="solborg:3 hrafnborg:4 jarnborg:4 glodheim:1 midgate:1 silfrgruva:1", king="hrafnborg"),
        neutral="eldborg:5",
    )
    assert tempting(s) == "attack midgate"


def test_does_not_waste_an_army_on_a_large_garrison() -> None:
    s = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="isborg:6 frostgate:4", king="isborg"),
        orcs=dict(lands="solborg:9 midgate:9", king="solborg"),
    )
    assert tempting(s) in ("done", "march frostgate", "march isborg")


@pytest.mark.parametrize(("attackers", "defenders", "expected"), [(9, 4, "again"), (8, 11, "retreat frostgate")])
def test_exact_odds_say_when_to_give_up(attackers: int, defenders: int, expected: str) -> None:
    for seed in range(20):
        rng = Random(seed)
        s = GAME.scenario(
            at="battle",
            zone="isborg",
            active="orcs",
            orcs=dict(lands="solborg:5 frostgate:2", king="solborg"),
            elves=dict(lands=f"isborg:{defenders} hrafnborg:3", king="hrafnborg"),
            guests=f"isborg:{attackers}",
        )
        while not settled(s, rng).over and str(asked(s).options[0]) == "pass":
            s.apply(asked(s).options[0])
        if not s.over and str(asked(s).options[0]) == "again":
            assert tempting(s) == expected
            return
    raise AssertionError("no battle lasted a round")


def test_reinforces_a_kingdom_in_danger() -> None:
    s = GAME.scenario(
        at="reinforcement",
        active="elves",
        elves=dict(lands="isborg:3 ternvik:1 granheim:1", king="isborg"),
        orcs=dict(lands="solborg:5 frostgate:12", king="solborg"),
        bought=8,
    )
    assert tempting(s).startswith("place isborg")


def besieged(round: int = 1, game: Game[Any] = GAME) -> Campaign:
    """A Kingdom with an army of ten next door, as the Elves see it who hold it."""
    s = game.scenario(
        at="reinforcement",
        active="elves",
        round=round,
        elves=dict(lands="isborg:3 ternvik:1", king="ternvik"),
        orcs=dict(lands="solborg:5 frostgate:11", king="solborg"),
        bought=8,
    )
    return Campaign(seen(s, asked(s).seat), ELVES, Style())


def test_the_longer_the_war_the_fewer_stay_at_home() -> None:
    home = TERRITORY.find("isborg")
    kept = [besieged(round).to_keep(home) for round in (1, 8, 11, 20)]
    assert kept[0] == kept[1] > kept[2] > kept[3] >= 2


def test_whose_units_are_dear_takes_fewer_risks() -> None:
    home = TERRITORY.find("isborg")
    cheap, dear = besieged(), besieged(game=DragonLords({"peoples": {"elves": {"price": 5}}}))
    assert dear.to_keep(home) > cheap.to_keep(home)
    assert dear.unit_cost > cheap.unit_cost


@pytest.mark.parametrize(("people", "great"), [("elves", False), ("barbarians", True)])
def test_an_army_is_measured_by_its_strength(people: str, great: bool) -> None:
    """As many Barbarians as Elves are the greater army, and can spare some to look for an heir."""
    settlers: Any = {people: dict(lands="isborg:24 ternvik:1", king=None)}
    s = GAME.scenario(at="purchase", active=people, orcs=dict(lands="solborg:5"), **settlers)
    assert Campaign(seen(s, asked(s).seat), PEOPLE.find(people), Style()).lacks_king() == great


def test_a_ship_comes_back_for_those_who_wait() -> None:
    """Also if it takes more than one turn: the port lies nine zones away, the harbour between them three."""
    s = GAME.scenario(
        at="naval",
        active="elves",
        elves=dict(lands="ravnvik:30 solborg:3 hlesey:3 sildvik:1", king="solborg", ships="1:hlesey:0"),
        orcs=dict(lands="vindborg:4", king="vindborg"),
        neutral="hrafnborg:40 jarnborg:40 isborg:40 eldborg:40",
    )
    c = Campaign(seen(s, asked(s).seat), ELVES, Style())
    here, port, between = map(TERRITORY.find, ("hlesey", "ravnvik", "sildvik"))
    assert c.front() == port
    assert ferry(c, here, between, crew=2) > PROFIT > ferry(c, between, here, crew=2)


def test_spends_its_gold() -> None:
    s = GAME.scenario(
        at="purchase", active="elves", elves=dict(lands="isborg:5", gold=30), orcs=dict(lands="solborg:5")
    )
    assert tempting(s) in ("buy 10", "buy-ship")


def test_a_dragon_is_charmed_with_an_orb() -> None:
    s = GAME.scenario(
        at="lair",
        active="elves",
        elves=dict(lands="isborg:8", party="lair-east:5", tools="dragon-orb"),
        orcs=dict(lands="solborg:5"),
    )
    settled(s, Random(2))
    while "charm" not in map(str, asked(s).options):
        s.apply(asked(s).options[0])
        settled(s, Random(2))
    assert tempting(s) == "charm"


def test_the_king_falls_last() -> None:
    s = GAME.scenario(
        at="battle",
        zone="isborg",
        active="orcs",
        orcs=dict(lands="solborg:5 frostgate:2", king="solborg"),
        elves=dict(lands="isborg:4", king="isborg", pieces="wizard-1:isborg decoy-1:isborg"),
        guests="isborg:9",
    )
    rng = Random(1)
    while not s.over and not str(asked(settled(s, rng)).options[-1]).startswith("lose"):
        s.apply(asked(s).options[0])
    assert not tempting(s).endswith("king")


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_an_adept_beats_chance(seed: int) -> None:
    levels = ("adept", "random") if seed % 2 else ("random", "adept")
    result = played(levels, seed).result
    assert result is not None
    assert result.winners == (levels.index("adept"),)


@pytest.mark.parametrize("seed", range(3))
def test_a_novice_beats_chance(seed: int) -> None:
    levels = ("novice", "random") if seed else ("random", "novice")
    result = played(levels, seed).result
    assert result is not None
    assert result.winners == (levels.index("novice"),)


@each_table
def test_adepts_bring_a_game_to_its_end(players: int, options: dict[str, Any]) -> None:
    assert played(("adept",) * players, seed=2, turn_limit="3", **options).result is not None


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*DragonLordsMind.aspects, *DragonLordsMind.plans], ids=lambda kind: kind.key)
def test_aspects_and_plans_have_words(kind: Kind, lang: str) -> None:
    said = GAME.texts.message(Message(kind, (0,) * len(kind.names)), GAME.new(2), lang)
    assert said
    assert kind.key not in said


def test_a_claim_in_the_set_up_has_a_reason() -> None:
    s = settled(GAME.new(4), Random(3))
    told: set[Kind] = set()
    while str(asked(s).options[0]).startswith(("claim", "post")):
        view = s.view(asked(s).seat)
        assert view.decision is not None
        adept = bots.load("adept", "dragon-lords", seed=1)
        choice = adept.choose(view, view.decision)
        if len(view.decision.options) > 1 and len(told) < 3:
            told |= {reason.message.kind for reason in adept.explain(view, view.decision, choice)}
        s.apply(choice, view.decision.seat)
        settled(s, Random(3))
    assert told & {SETTLE, SURROUND, LIE_IN_WAIT}


def test_no_reason_weighs_more_than_the_whole_game() -> None:
    s = GAME.scenario(
        at="purchase", active="elves", elves=dict(lands="isborg:5 ternvik:1", gold=30), orcs=dict(lands="solborg:5")
    )
    view = s.view(asked(s).seat)
    assert view.decision is not None
    adept = bots.load("adept", "dragon-lords", seed=1)
    for option in view.decision.options:
        assert all(abs(reason.weight) <= 1 for reason in adept.explain(view, view.decision, option))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_styles_have_words_of_their_own(lang: str) -> None:
    said = {GAME.texts.say(f"style-{style}", lang) for style in DragonLordsMind.styles}
    assert len(said) == len(DragonLordsMind.styles)
