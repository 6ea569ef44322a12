"""Scenarios of Fall of the Mountain King: every place, every part, what is not mentioned, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing, document
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Retreat
from meadhall.games.mountain_king.rules.building import LayCards
from meadhall.games.mountain_king.rules.invasions import Direct
from meadhall.games.mountain_king.rules.setup import ChooseLairs, KeepChampion
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction, TakeWeakAction
from meadhall.games.mountain_king.scenario import AT, SETUP
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CARD, CAVERN, CAVERNS, CHAMPION, FACTION
from meadhall.kernel.errors import MeadhallError, ScenarioError
from meadhall.kernel.scenario import Rest

GAME = MountainKing()
NEEDED: dict[str, dict[str, Any]] = {
    "attack": dict(cavern="fire3", gnomes="fire3:2/1", blue=dict(trolls="fire3:3")),
    "invasion": dict(clan="moss"),
    "fall": dict(cavern="moss3", blue=dict(trolls="moss3:2")),
    "instant": dict(champion="harald", blue=dict(trolls="moss3:2")),
}


def scenario(at: str, **what: Any) -> MountainKingState:
    return GAME.scenario(at=at, **{**NEEDED.get(at, {}), **what})


def told(s: MountainKingState) -> list[str]:
    return [event.key for event in s.events]


def trolls(s: MountainKingState, colour: str, cavern: str) -> int:
    return s.trolls[FACTION.find(colour) * CAVERNS + CAVERN.find(cavern)]


# --- places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", AT)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_place_can_be_reached_saved_and_played_from(at: str, players: int) -> None:
    for alone in (False, True):
        state = scenario(at, players=players, alone=alone)
        assert GAME.from_json(state.to_json()) == state
        for _ in range(60):
            if state.over:
                break
            fate = state.fate
            if fate is not None:
                state.apply(fate.outcomes[0][0])
            else:
                seat = state.deciding[0]
                decision = state.decision_of(seat)
                assert decision is not None
                state.apply(decision.options[-1], seat)
            state.check()


@pytest.mark.parametrize(
    ("at", "step"),
    [
        ("champions", KeepChampion),
        ("lairs", ChooseLairs),
        ("building", LayCards),
        ("turns", TakeAction),
        ("turn", TakeAction),
        ("action", TakeAction),
        ("second-action", TakeWeakAction),
        ("advance", TakeGranted),
        ("bolster", TakeGranted),
        ("influence", TakeGranted),
        ("gnome", TakeGranted),
        ("instant", TakeGranted),
    ],
)
def test_places_ask_what_they_are_named_after(at: str, step: type[Any]) -> None:
    assert type(scenario(at, blue=dict(trolls="moss3") if at not in SETUP else {}).agenda[-1]) is step


def test_alone_nothing_follows() -> None:
    for at in ("entrenchment", "award", "scoring", "halls", "elders", "votes", "seizing", "supplies"):
        state = scenario(at, alone=True)
        assert state.agenda == [Rest(0)], at
    state.apply(state.legal()[0])
    assert state.result is not None
    assert state.result.ending == "scenario"


def test_otherwise_the_wave_goes_on() -> None:
    """From the turn of one seat to the next, and from the last turn to the end of the Wave."""
    state = scenario("bolster", seat="red", power=1, blue=dict(supplies=1), red=dict(supplies=0))
    state.apply(state.parse("bolster lair-2a"))
    state.apply(state.parse("trolls 1"))
    assert state.deciding == (0,)
    names = [type(step).__name__ for step in state.agenda]
    assert names[:4] == ["NextWave", "Refresh", "ScoreDomains", "ScoreChampions"]


def test_a_turn_costs_a_supply_and_an_action_does_not() -> None:
    assert scenario("turn", blue=dict(supplies=3)).supply[0] == 2
    assert scenario("action", blue=dict(supplies=3)).supply[0] == 3
    assert scenario("turn", seat="red").active == 1


def test_turns_begin_with_the_start_player_or_the_seat_that_is_named() -> None:
    assert scenario("turns", start="red").deciding == (1,)
    assert scenario("turns", start="red", seat="blue").deciding == (0,)


def test_an_action_counts_as_one() -> None:
    """Control that it brings is seized, as in a turn."""
    state = scenario("advance", alone=True, power=2, blue=dict(trolls="moss3:2"), red=dict(trolls="ice3:1"))
    state.apply(state.parse("advance ice3"))
    state.apply(state.parse("send moss3 2"))
    assert told(state)[-2:] == ["seized", "votes"]
    assert state.votes[1] == ((0, 1),)


def test_an_action_can_be_weak_or_strong() -> None:
    weak = scenario("advance", weak=True, blue=dict(trolls="moss3:2", desperation=1))
    assert isinstance(weak.agenda[-1], Gather)
    assert weak.parse("desperation") in weak.legal()
    assert weak.parse("supply") not in weak.legal()
    strong = scenario("advance", weak=False, power=3, blue=dict(trolls="moss3:2", desperation=1))
    assert strong.parse("desperation") not in strong.legal()
    assert strong.parse("supply") in strong.legal()
    strong.apply(strong.parse("advance ice3"))
    muster = strong.agenda[-1]
    assert isinstance(muster, Muster)
    assert (muster.left, muster.weak) == (3, False)


def test_an_attack_is_fought_out() -> None:
    won = scenario("attack", alone=True)
    assert "battle" in told(won)
    assert won.score == [3, 0]
    lost = scenario("attack", alone=True, gnomes="fire3:3/3")
    assert isinstance(lost.agenda[-1], Retreat)


def test_an_attack_may_leave_the_wheel_still() -> None:
    assert scenario("attack", alone=True).wheel == 2
    assert scenario("attack", alone=True, still=True).wheel == 0


def test_an_invasion_brings_the_gnomes_of_the_wave_or_so_many() -> None:
    state = scenario("invasion", clan="ice", wave=3, alone=True)
    step = state.agenda[-2]
    assert isinstance(state.agenda[-1], Direct)
    assert getattr(step, "left", None) == 3
    assert state.swarm == 1
    assert getattr(scenario("invasion", clan="ice", count=2, alone=True).agenda[-2], "left", None) == 1


def test_an_instant_is_used_by_its_holder() -> None:
    state = scenario("instant", seat="red", champion="edda")
    assert state.deciding == (1,)
    assert state.holder[CHAMPION.find("edda")] == 1
    assert state.display == ()


def test_an_award_can_be_about_one_champion() -> None:
    state = scenario("award", champion="crym", alone=True)
    assert told(state) == ["champion-leaves"]


def test_whoever_has_lairs_does_not_choose_again() -> None:
    state = scenario("lairs", players=3, red=dict(lairs=2), start="red")
    assert [type(step).__name__ for step in reversed(state.agenda)][:2] == ["ChooseLairs", "ChooseLairs"]
    assert state.deciding == (2,)
    assert state.parse("settle 2") not in state.legal()


# --- what is not mentioned ------------------------------------------------------------------------


def test_what_is_not_mentioned() -> None:
    state = scenario("turns", players=4)
    assert state.wave == 1
    assert state.supply == [5, 6, 6, 6]
    assert state.stock == [25] * 4
    assert [CAVERN.words[lairs[0]] for lairs in state.lair] == ["lair-1a", "lair-2a", "lair-3a", "lair-4a"]
    assert state.overrun == 0
    assert state.halls == (4, 8, 12) * 3
    assert state.planks == tuple(range(7))
    assert [CHAMPION.words[one] for one in state.display] == ["imbolg", "laggrid", "waelwulf", "okkag", "crym"]
    assert state.gates == ((-1, 0),) * 4
    assert (state.wheel, state.swarm, state.start) == (0, 0, 0)
    assert all(ancestry.laid == () for ancestry in state.ancestry)
    assert scenario("entrenchment", wave=2).supply == [0, 0]
    assert scenario("elders").wave == 3
    assert scenario("lairs").wave == 0


def test_as_many_play_as_are_needed() -> None:
    assert scenario("turn").players == 2
    assert scenario("turn", black={}).players == 3
    assert scenario("turn", blue={}, players=5).players == 5


def test_what_is_mentioned_pushes_the_rest_aside() -> None:
    state = scenario(
        "turn", blue=dict(lairs=2, champions="imbolg"), halls="h2:12 h3:12 h5:12", planks="ice:one", gone="laggrid"
    )
    assert [CAVERN.words[lairs[0]] for lairs in state.lair] == ["lair-2a", "lair-1a"]
    assert state.halls[:7] == (4, 12, 12, 4, 12, 12, 4)
    assert state.planks[1] == 0
    assert sorted(state.planks) == list(range(7))
    assert [CHAMPION.words[one] for one in state.display] == ["waelwulf", "okkag", "crym"]


def test_in_the_third_wave_its_own_deck_is_shown() -> None:
    assert [CHAMPION.words[one] for one in scenario("turn", wave=3).display] == ["torvald", "asta", "grimhild"]


def test_set_up_comes_with_champions_and_offers() -> None:
    assert scenario("champions", red=dict(offer="tuva firragh")).offers == ((1, 2), (0, 10))
    assert [scenario("lairs").holder.index(seat) for seat in (0, 1)] == [0, 1]


def test_while_all_build_hands_are_as_large_as_the_first() -> None:
    state = scenario("building", red=dict(hand="a01 a02 a70"), black=dict(ancestry="a03@d5"), discards="a04")
    assert [[CARD.words[card] for card in hand] for hand in state.hands] == [
        ["a05", "a06", "a07"],
        ["a01", "a02", "a70"],
        ["a08", "a09", "a10"],
    ]
    assert state.hands_seen == (1, 2, 4)
    assert [len(hand) for hand in scenario("building").hands] == [4, 4]


# --- notation -------------------------------------------------------------------------------------


def test_texts_lists_and_mappings_say_the_same() -> None:
    texts = scenario(
        "turn",
        wave=3,
        blue=dict(
            trolls="moss3:2 lair-1a:3",
            pawns="imbolg:moss3",
            champions="nyssa",
            claws="laggrid:1",
            tiles="torvald:h3",
            ancestry="a15@d5",
            cubes="d5 nyssa",
            votes="ice:2",
            influence="asta:2",
        ),
        gnomes="fire1 mud1:2/1@blue",
        gates="fire ? ice@red",
        display="asta osk",
        by_wheel=2,
        halls="h1:12",
        planks="ice:seven",
    )
    data = scenario(
        "turn",
        wave=3,
        blue=dict(
            trolls={"moss3": 2, "a": 3},
            pawns={"imbolg": "moss3"},
            champions=["nyssa"],
            claws={"laggrid": 1},
            tiles={"torvald": "h3"},
            ancestry=[("a15", "d5")],
            cubes=["d5", "nyssa"],
        ),
        votes={"ice": [("blue", 2)]},
        influence={"asta": "blue:2"},
        gnomes={
            "fire1": "?",
            "mud1": [dict(strength=2, known_to=["red", "blue"]), dict(strength=1, known_to=["blue"])],
        },
        gates=[dict(clan="fire", known_to=["blue", "red"]), {}, dict(clan="ice", known_to=["red"])],
        display=("asta", "osk"),
        by_wheel=(2, 0, 0),
        halls={"h1": 12},
        planks={"ice": "seven"},
    )
    assert texts == data
    assert trolls(texts, "blue", "lair-1a") == 3


def test_of_equals_the_first_seat_leads_unless_told_otherwise() -> None:
    blue, red = dict(votes="ice:2 moss", influence="crym"), dict(votes="ice:2 moss:3", influence="crym")
    state = scenario("turn", blue=blue, red=red)
    assert state.votes[:2] == [((1, 3), (0, 1)), ((0, 2), (1, 2))]
    assert state.influence[0] == ((0, 1), (1, 1))
    assert state.display[0] == CHAMPION.find("crym")
    told_so = scenario("turn", blue=blue, red=red, votes={"ice": "red:2 blue:2"}, influence={"crym": "red:1 blue:1"})
    assert told_so.votes[1] == ((1, 2), (0, 2))
    assert told_so.influence[0] == ((1, 1), (0, 1))


def test_own_lairs_are_a_and_b() -> None:
    state = scenario("turn", red=dict(lairs=4, trolls="a:2 b", pawns="imbolg:b"))
    assert (trolls(state, "red", "lair-4a"), trolls(state, "red", "lair-4b")) == (2, 1)
    assert state.pawn[CHAMPION.find("imbolg")] == CAVERN.find("lair-4b")


def test_tokens_are_known_to_all_to_some_or_to_nobody() -> None:
    state = scenario("turn", black={}, gnomes="fire1:2/? mud1:3@blue+black")
    assert state.gnomes[CAVERN.find("fire1")] == ((2, 7), (0, 0))
    assert state.gnomes[CAVERN.find("mud1")] == ((3, 5),)


def test_options_of_the_game_can_be_set() -> None:
    state = scenario("turns", supplies="level", foreign_lairs=False, wave=3)
    assert state.supply == [5, 6]
    assert state.settings["foreign_lairs"] is False


# --- what cannot be -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "what", "field"),
    [
        ("nap", {}, "at"),
        ("turn", {"players": 6}, "players"),
        ("turn", {"players": 2, "black": {}}, "black"),
        ("turn", {"pink": {}}, "pink"),
        ("turn", {"seat": "green"}, "seat"),
        ("turn", {"seat": 3}, "seat"),
        ("turn", {"wave": 4}, "wave"),
        ("turn", {"wave": "two"}, "wave"),
        ("turn", {"wave": 0}, "wave"),
        ("halls", {"wave": 2}, "wave"),
        ("domains", {"wave": 3}, "wave"),
        ("lairs", {"wave": 1}, "wave"),
        ("turn", {"blue": {"supplies": 0}}, "blue.supplies"),
        ("turn", {"blue": {"supplies": 9}}, "blue.supplies"),
        ("turn", {"blue": {"supplies": "many"}}, "blue.supplies"),
        ("turn", {"supplies": "rising"}, "supplies"),
        ("turn", {"blue": 7}, "blue"),
        ("turn", {"blue": {"sword": 1}}, "blue.sword"),
        ("turn", {"blue": {"trolls": "atlantis"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "moss3:x"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "moss3 moss3"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "moss3:26"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": 3}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": {"moss3": "two"}}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "moss5"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "lair-2a"}}, "blue.trolls"),
        ("turn", {"blue": {"trolls": "fire1"}, "gnomes": "fire1"}, "blue.trolls"),
        ("turn", {"blue": {"lairs": 1}, "red": {"lairs": 1}}, "blue.lairs"),
        ("turn", {"blue": {"lairs": 6}}, "blue.lairs"),
        ("turn", {"blue": {"pawns": "imbolg"}}, "blue.pawns"),
        ("turn", {"blue": {"pawns": "tuva:moss3"}}, "blue.champions.tuva.pawn"),
        ("turn", {"blue": {"claws": "tuva:3"}}, "blue.champions.tuva.claws"),
        ("turn", {"blue": {"tiles": "torvald:ice3"}}, "blue.champions.torvald.tile"),
        ("turn", {"blue": {"champions": "gandalf"}}, "blue.champions"),
        ("turn", {"blue": {"champions": [3]}}, "blue.champions"),
        ("turn", {"blue": {"champions": "crym"}, "red": {"champions": "crym"}}, "red.champions"),
        ("turn", {"blue": {"champions": "crym"}, "display": "crym"}, "display"),
        ("turn", {"blue": {"ancestry": "a15"}}, "blue.ancestry"),
        ("turn", {"blue": {"ancestry": "a15@a1"}}, "blue.ancestry"),
        ("turn", {"blue": {"cubes": "a1"}}, "blue.cubes"),
        ("turn", {"blue": {"hand": "a01"}}, "blue.hand"),
        ("turn", {"blue": {"offer": "firragh"}}, "blue.offer"),
        ("turn", {"blue": {"votes": "lava"}}, "votes"),
        ("turn", {"blue": {"influence": "crym"}, "display": "osk"}, "influence"),
        ("turn", {"votes": {"ice": "blue:1 red:2"}}, "votes.ice"),
        ("turn", {"votes": "ice:2"}, "votes"),
        ("turn", {"gnomes": "fire1:4"}, "gnomes"),
        ("turn", {"gnomes": "fire1:1/1/1"}, "gnomes.fire1"),
        ("turn", {"gnomes": "fire1:1@green"}, "gnomes.fire1"),
        ("turn", {"gnomes": 3}, "gnomes"),
        ("turn", {"by_wheel": 11}, "by_wheel"),
        ("turn", {"gates": "fire fire"}, "gates"),
        ("turn", {"gates": "fire ice moss mud"}, "gates"),
        ("turn", {"gates": 5}, "gates"),
        ("turn", {"halls": "h1:5"}, "halls.h1"),
        ("turn", {"halls": "attic:4"}, "halls"),
        ("turn", {"planks": "ice:one moss:one"}, "planks"),
        ("turn", {"planks": "lava:one"}, "planks"),
        ("turn", {"wheel": 8}, "wheel"),
        ("turn", {"swarm": "lava"}, "swarm"),
        ("turn", {"start": "green"}, "start"),
        ("turn", {"weather": "fine"}, "weather"),
        ("turn", {"power": 3}, "power"),
        ("turn", {"cavern": "moss3"}, "cavern"),
        ("advance", {"power": -1}, "power"),
        ("advance", {"power": "much"}, "power"),
        ("attack", {"cavern": "moss3"}, "cavern"),
        ("fall", {"cavern": "ice3"}, "cavern"),
        ("invasion", {"clan": "lava"}, "clan"),
        ("instant", {"champion": "gandalf"}, "champion"),
        ("building", {"blue": {"hand": "a01 a02"}, "red": {"hand": "a03"}}, "seats"),
        ("action", {"blue": {"cubes": "e5 f5 e6 f6"}}, "at"),
    ],
)
def test_what_cannot_be_is_refused_by_name(at: str, what: dict[str, Any], field: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        scenario(at, **what)
    assert wrong.value.field == field
    assert isinstance(wrong.value, MeadhallError)


@pytest.mark.parametrize(("at", "missing"), [("attack", "cavern"), ("invasion", "clan"), ("instant", "champion")])
def test_what_a_place_needs_is_asked_for(at: str, missing: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        GAME.scenario(at=at)
    assert wrong.value.field == missing


def test_the_document_of_a_scenario_is_complete() -> None:
    """All fields that a document has can be set by a scenario."""
    fields = set(document.Position.fields) - {"seats"}
    parts = {
        "active": "red", "gnomes": "fire1", "by_wheel": 1, "wheel": 3, "swarm": "ice", "gates": "fire", "fallen": 1,
        "halls": "h1:8", "planks": "ice:one", "votes": {"ice": "red:2"}, "display": "crym", "gone": "skeld", "wave": 2,
        "discards": "a01", "seizable": "moss3", "marched": "argren", "start": "red", "mixed": [{"left": [9, 9, 9]}],
    }  # fmt: skip
    assert set(parts) == fields
    plain = document.write(scenario("entrenchment", alone=True, blue=dict(champions="argren")))
    for name, value in parts.items():
        changed = document.write(scenario("entrenchment", alone=True, blue=dict(champions="argren"), **{name: value}))
        assert changed[name] != plain[name], name
