"""Chapter 11, the end of a Wave: Gnomes entrench and invade, and Trolls fall."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from tests.books.mountain_king.table import (
    answers,
    asked,
    events,
    gnomes,
    options,
    pawn,
    play,
    question,
    settle,
    trolls,
    why,
)

NOTHING_LEFT = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""
BACK = [f"{clan}{n}" for clan in ("moss", "ice", "moon", "granite", "hammer", "mud", "fire") for n in range(1, 5)]
"""The caverns of the side for two and three."""


def invasion(game: MountainKing, clan: str, count: int, **parts: Any) -> MountainKingState:
    """So many Gnomes invade a Domain, and nothing else happens."""
    return game.scenario(at="invasion", alone=True, clan=clan, count=count, **parts)


def shortage(left: int, by_wheel: int = 0, free: str = "", single: str = "") -> dict[str, Any]:
    """So few Gnomes are left in the supply; the others are on the map, two in a cavern, and by the Wheel."""
    found = dict.fromkeys(single.split(), "?")
    tokens = 30 - left - by_wheel - len(found)
    for cavern in BACK[::-1]:
        if tokens and cavern not in (*free.split(), *found):
            found[cavern] = "?/?" if tokens > 1 else "?"
            tokens -= min(tokens, 2)
    return {"gnomes": " ".join(f"{cavern}:{some}" for cavern, some in found.items()), "by_wheel": by_wheel}


# --- the end of a Wave --------------------------------------------------------------------------


@pytest.mark.rule("MK-11.1")
def test_four_steps_in_order(game: MountainKing) -> None:
    s = game.scenario(
        at="turns",
        blue=dict(supplies=0, trolls="granite1:5 moss2:5 fire1:5"),
        red=dict(supplies=0),
        gnomes="mud1",
        gates="moss granite fire",
    )
    steps = ["battle-over", "entrenched", "invasion", "champion-leaves", "scoring", "domain-scores"]
    assert list(dict.fromkeys(key for key in events(s.events) if key in steps)) == steps


@pytest.mark.rule("MK-11.1")
def test_not_before_all_supplies_are_spent(game: MountainKing) -> None:
    s = game.scenario(at="turns", blue=dict(supplies=0), red=dict(supplies=1))
    assert asked(s) == "red"
    assert "battle-over" not in events(s.events)


# --- entrenchment -------------------------------------------------------------------------------


@pytest.mark.rule("MK-11.2")
def test_a_lone_gnome_gets_company_and_two_are_enough(game: MountainKing) -> None:
    s = game.scenario(at="entrenchment", alone=True, gnomes="moss1:2 ice2:1/2 fire4")
    assert gnomes(s) == {"moss1": 2, "ice2": 2, "fire4": 2}
    assert s.position()["gnomes"]["moss1"][1] == {"strength": None, "known_to": ()}
    assert s.reserve == 24


@pytest.mark.rule("MK-11.3")
@pytest.mark.reading("MK 19")
@pytest.mark.parametrize(
    ("left", "entrenched"), [(0, []), (1, ["moss3"]), (2, ["moss3", "ice1"]), (3, ["moss3", "ice1", "ice4"])]
)
def test_clockwise_from_moss_while_the_supply_lasts(game: MountainKing, left: int, entrenched: list[str]) -> None:
    single = ["fire1", "ice4", "moss3", "ice1", "hammer1"]
    s = game.scenario(at="entrenchment", alone=True, **shortage(left, single=" ".join(single)))
    assert [cavern for cavern in ("moss3", "ice1", "ice4", "hammer1", "fire1") if gnomes(s)[cavern] == 2] == entrenched


@pytest.mark.rule("MK-11.3")
def test_gnomes_by_the_wheel_help_out(game: MountainKing) -> None:
    s = game.scenario(at="entrenchment", alone=True, **shortage(1, by_wheel=2, single="moss3 ice1 moon1"))
    settle(s)
    assert [gnomes(s)[cavern] for cavern in ("moss3", "ice1", "moon1")] == [2, 2, 2]
    assert s.position()["by_wheel"] == (0, 0, 0)
    assert s.reserve == 0


@pytest.mark.rule("MK-11.4")
@pytest.mark.reading("MK 19")
@pytest.mark.parametrize(("left", "by_wheel", "fallen"), [(0, 0, 0), (1, 0, 1), (1, 1, 2), (0, 5, 3), (3, 0, 3)])
def test_an_invasion_comes_with_as_many_as_there_are(game: MountainKing, left: int, by_wheel: int, fallen: int) -> None:
    s = invasion(game, "fire", 3, blue=dict(trolls="fire1:4"), **shortage(left, by_wheel, free="fire1"))
    settle(s)
    assert trolls(s, "blue") == {"fire1": 4 - fallen}, "a Gnome that was beaten does not come a second time"


@pytest.mark.rule("MK-11.4")
def test_the_wheel_is_left_alone_while_the_supply_suffices(game: MountainKing) -> None:
    s = invasion(game, "fire", 3, blue=dict(trolls="fire1:4"), **shortage(3, by_wheel=2, free="fire1"))
    assert s.position()["by_wheel"] == (2, 0, 0)


def told(s: MountainKingState, key: str) -> list[int]:
    """How many Gnomes the messages of a kind tell of."""
    return [event.args[1] for event in s.events if event.kind.key == key]


@pytest.mark.rule("MK-11.4")
@pytest.mark.parametrize(
    ("left", "by_wheel", "come"), [(0, 0, 0), (1, 0, 1), (1, 1, 2), (0, 5, 5), (9, 0, 2), (0, 3, 3)]
)
def test_nobody_is_promised_gnomes_that_do_not_exist(game: MountainKing, left: int, by_wheel: int, come: int) -> None:
    s = game.scenario(at="breach", alone=True, swarm="fire", **shortage(left, by_wheel, free="fire1"))
    assert told(s, "breach") == [come]
    assert s.decisions[0].prompt.args == (come,)


@pytest.mark.rule("MK-11.4")
@pytest.mark.parametrize(("left", "come"), [(0, 0), (2, 2), (9, 4)])
def test_a_gate_card_tells_how_many_come(game: MountainKing, left: int, come: int) -> None:
    s = game.scenario(
        at="invasions", alone=True, wave=3, gates="fire", blue=dict(trolls="fire1:9"), **shortage(left, free="fire1")
    )
    assert told(s, "invasion") == [come]


# --- Gate cards ---------------------------------------------------------------------------------


def cards(game: MountainKing, gates: str, **parts: Any) -> MountainKingState:
    """Invasions against many Trolls at single Gates, where nobody has to decide anything."""
    return game.scenario(
        at="invasions", alone=True, gates=gates, blue=dict(trolls="moss2:6 granite1:6 fire1:6"), **parts
    )


@pytest.mark.rule("MK-11.5")
def test_one_invasion_for_each_card_from_the_left(game: MountainKing) -> None:
    s = cards(game, "granite fire moss")
    assert [event.words()["clan"] for event in s.events if event.key == "invasion"] == ["granite", "fire", "moss"]


@pytest.mark.rule("MK-11.5")
def test_a_card_is_turned_up_when_the_one_before_is_done(game: MountainKing) -> None:
    s = cards(game, "granite ? fire")
    assert trolls(s, "blue") == {"moss2": 6, "granite1": 4, "fire1": 6}
    assert answers(s) == {f"gate {clan}": 1 for clan in ("moss", "ice", "moon", "hammer", "mud")}
    play(s, "gate moss")
    assert trolls(s, "blue") == {"moss2": 4, "granite1": 4, "fire1": 4}
    assert [gate["clan"] for gate in s.position()["gates"]] == ["granite", "moss", "fire"]


@pytest.mark.rule("MK-11.5")
def test_five_players_suffer_five_invasions(game: MountainKing) -> None:
    s = game.scenario(at="invasions", alone=True, players=5)
    for clan in ("moss", "ice", "moon", "granite", "hammer"):
        play(s, f"gate {clan}")
        while s.decision is not None and question(s) == "ask-direct":
            s.apply(s.decision.options[0])
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-11.6")
def test_the_card_calls_the_swarm_where_it_stays(game: MountainKing) -> None:
    s = cards(game, "granite ? fire", swarm="ice")
    assert s.position()["swarm"] == "granite"
    play(s, "gate moss")
    assert options(s) == NOTHING_LEFT
    assert s.position()["swarm"] == "fire"


@pytest.mark.rule("MK-11.7")
@pytest.mark.parametrize(("wave", "gnomes"), [(1, 2), (2, 3), (3, 4)])
def test_more_gnomes_each_wave(game: MountainKing, wave: int, gnomes: int) -> None:
    s = cards(game, "granite fire moss", wave=wave)
    assert trolls(s, "blue") == {"moss2": 6 - gnomes, "granite1": 6 - gnomes, "fire1": 6 - gnomes}


# --- the path of least resistance ---------------------------------------------------------------


@pytest.mark.rule("MK-11.8")
def test_each_gnome_looks_at_what_the_one_before_left(game: MountainKing) -> None:
    s = invasion(game, "fire", 2, blue=dict(trolls="fire1"))
    assert trolls(s, "blue") == {}
    assert gnomes(s) == {"fire1": 1}, "the first cleared the way for the second"


@pytest.mark.rule("MK-11.9")
@pytest.mark.reading("MK 16")
@pytest.mark.parametrize(
    ("blue", "red", "black", "target"),
    [
        pytest.param("ice1", "ice1", "ice1 ice2:2", "ice2", id="all players together"),
        pytest.param("ice1:2", "ice2", "ice2 moss1", None, id="two and one plus one are the same"),
        pytest.param("ice1:3", "ice2:2", "moss1", "ice2", id="fewer"),
        pytest.param("ice1", "moss1", "moss1", "ice2", id="none at all"),
    ],
)
def test_the_fewest_trolls(game: MountainKing, blue: str, red: str, black: str, target: str | None) -> None:
    s = invasion(game, "ice", 1, blue=dict(trolls=blue, votes="ice"), red=dict(trolls=red), black=dict(trolls=black))
    if target is None:
        assert options(s) == {"invade ice1", "invade ice2"}
    else:
        told = {event.words()["cavern"] for event in s.events if event.key in ("gnome-comes", "gnome-beaten")}
        assert told == {target}


@pytest.mark.rule("MK-11.9")
def test_a_pawn_makes_a_cavern_harder_too(game: MountainKing) -> None:
    s = invasion(game, "ice", 1, blue=dict(pawns="imbolg:ice1", trolls="ice1"), red=dict(trolls="ice2"))
    assert trolls(s, "red") == {}


@pytest.mark.rule("MK-11.10")
def test_through_any_number_of_overrun_caverns(game: MountainKing) -> None:
    held = "fire2 fire4 moss3 mud2 mud4 granite3 hammer1 hammer4"
    chain = ["fire1", "fire3", "mud3", "mud1"]
    s = invasion(game, "fire", 1, blue=dict(trolls=f"{held} hammer3"), gnomes=" ".join(chain))
    assert gnomes(s) == dict.fromkeys([*chain, "hammer2"], 1), "the only empty cavern at the end of the chain"


@pytest.mark.rule("MK-11.10")
def test_never_to_stay_in_an_overrun_cavern(game: MountainKing) -> None:
    s = invasion(game, "fire", 1, blue=dict(votes="fire"), gnomes="fire1")
    assert options(s) == {"invade fire2", "invade fire3"}
    assert why(s, "invade fire1") == "MK-11.10"
    play(s, "invade fire3")
    assert gnomes(s) == {"fire1": 1, "fire3": 1}


@pytest.mark.rule("MK-11.11")
def test_trolls_at_the_gate_shield_what_lies_behind(game: MountainKing) -> None:
    s = invasion(game, "fire", 1, blue=dict(trolls="fire1:3"))
    assert trolls(s, "blue") == {"fire1": 2}
    assert gnomes(s) == {}


@pytest.mark.rule("MK-11.11")
def test_an_empty_cavern_ends_the_way(game: MountainKing) -> None:
    s = invasion(game, "mud", 1, blue=dict(votes="mud", trolls="mud2"), gnomes="mud1")
    assert options(s) == {"invade mud3", "invade hammer2"}
    assert why(s, "invade mud4") == "MK-11.11", "empty as well, but behind mud3"


@pytest.mark.rule("MK-11.12")
@pytest.mark.parametrize(("held", "target"), [("moon1:2 moon2", "moon2"), ("moon1 moon2:2", "moon1")])
def test_the_gate_with_the_easier_cavern(game: MountainKing, held: str, target: str) -> None:
    s = invasion(game, "moon", 1, blue=dict(trolls=held))
    assert target not in trolls(s, "blue")


@pytest.mark.rule("MK-11.12")
def test_what_lies_behind_a_gate_counts(game: MountainKing) -> None:
    s = invasion(game, "moon", 1, blue=dict(trolls="moon2 moon3"), gnomes="moon1")
    assert gnomes(s) == {"moon1": 1, "ice2": 1}, "the empty cavern behind the first Gate, not the Troll at the second"


@pytest.mark.rule("MK-11.13")
def test_an_easy_cavern_is_worth_a_long_way(game: MountainKing) -> None:
    s = invasion(
        game, "fire", 1, blue=dict(trolls="fire2 mud3 mud4 fire4 moss1 moss2 moss4"), gnomes="fire1 fire3 moss3"
    )
    assert gnomes(s)["ice3"] == 1


@pytest.mark.rule("MK-11.13")
@pytest.mark.parametrize(("trolls_each", "told"), [(0, "gnome-comes"), (1, "gnome-beaten"), (2, "gnome-beaten")])
def test_of_equally_easy_caverns_the_nearer(game: MountainKing, trolls_each: int, told: str) -> None:
    near, *far = "fire2", "moss3", "mud3", "mud4", "fire4"
    held = " ".join(f"{cavern}:{trolls_each}" for cavern in (near, *far) if trolls_each)
    s = invasion(game, "fire", 1, blue=dict(trolls=held), gnomes="fire1 fire3")
    assert [event.words()["cavern"] for event in s.events if event.key == told] == [near]


@pytest.mark.rule("MK-11.13")
@pytest.mark.reading("MK 17")
def test_the_distance_is_the_shortest_through_any_gate(game: MountainKing) -> None:
    s = invasion(game, "moon", 1, blue=dict(votes="moon", trolls="ice3"), gnomes="moon1 moon2 moon3")
    assert gnomes(s)["ice2"] == 1, "two caverns away, while moon4 is three away"


@pytest.mark.rule("MK-11.13")
def test_why_not_farther_away(game: MountainKing) -> None:
    s = invasion(game, "fire", 1, blue=dict(votes="fire", trolls="fire4"), gnomes="fire1 fire3 fire2 moss1 mud3")
    assert options(s) == {"invade moss3", "invade mud4"}
    assert why(s, "invade mud1") == "MK-11.13", "empty as well, but one cavern farther"
    assert why(s, "invade fire4") == "MK-11.9", "as near, but not empty"


# --- who decides --------------------------------------------------------------------------------


@pytest.mark.rule("MK-11.14")
@pytest.mark.parametrize(("votes", "leader"), [(("ice:2 moss:5", "ice:3"), "red"), (("ice:2", "ice fire:9"), "blue")])
def test_the_vote_leader_of_the_card_decides(game: MountainKing, votes: tuple[str, str], leader: str) -> None:
    s = invasion(game, "ice", 1, blue=dict(votes=votes[0]), red=dict(votes=votes[1]))
    assert asked(s) == leader
    assert options(s) == {"invade ice1", "invade ice2"}
    play(s, "invade ice2")
    assert gnomes(s) == {"ice2": 1}


@pytest.mark.rule("MK-11.14")
def test_the_card_decides_whose_votes_count_not_the_cavern(game: MountainKing) -> None:
    s = invasion(
        game, "moon", 1, blue=dict(votes="moon", trolls="moon3"), red=dict(votes="ice:5"), gnomes="moon1 moon2 ice2"
    )
    assert asked(s) == "blue"
    assert options(s) == {"invade ice1", "invade ice3"}


@pytest.mark.rule("MK-11.15")
@pytest.mark.parametrize("stack", ["red:2 blue:2", "blue:2 red:2"])
def test_in_one_stack_the_lower_disc_decides(game: MountainKing, stack: str) -> None:
    s = invasion(game, "ice", 1, votes={"ice": stack})
    assert asked(s) == stack.split(":")[0]


@pytest.mark.rule("MK-11.16")
@pytest.mark.parametrize(
    ("clan", "leader"), [("ice", "blue"), ("moon", "blue"), ("hammer", "blue"), ("mud", "red"), ("fire", "red")]
)
def test_the_next_plank_below_and_around(game: MountainKing, clan: str, leader: str) -> None:
    inside = "fire1" if clan == "fire" else ""
    s = invasion(game, clan, 1, blue=dict(votes="hammer"), red=dict(votes="moss"), gnomes=inside)
    assert asked(s) == leader


@pytest.mark.rule("MK-11.16")
@pytest.mark.reading("MK 20")
@pytest.mark.parametrize("start", ["blue", "red", "black"])
def test_with_no_votes_at_all_the_start_player_decides(game: MountainKing, start: str) -> None:
    s = invasion(game, "ice", 1, players=3, start=start)
    assert asked(s) == start


# --- where no Gnome goes ------------------------------------------------------------------------


@pytest.mark.rule("MK-11.17")
def test_never_into_a_lair_not_even_an_empty_one(game: MountainKing) -> None:
    s = invasion(game, "fire", 1, blue=dict(votes="fire", trolls="fire2 fire3"), red=dict(lairs=2), gnomes="fire1")
    assert options(s) == {"invade fire2", "invade fire3"}
    assert why(s, "invade lair-2b") == "MK-11.17"
    assert why(s, "invade lair-4b") == "MK-11.17", "a Lair that nobody took"


@pytest.mark.rule("MK-11.18")
@pytest.mark.reading("MK 18")
def test_without_a_target_gnomes_go_back(game: MountainKing) -> None:
    s = invasion(game, "fire", 2, gnomes=" ".join(BACK))
    assert events(s.events) == ["no-target"]
    assert gnomes(s) == dict.fromkeys(BACK, 1)
    assert s.reserve == 2


# --- coming in ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-11.19")
def test_into_an_empty_cavern_unseen(game: MountainKing) -> None:
    s = invasion(game, "fire", 1)
    assert s.fate is None
    assert s.position()["gnomes"] == {"fire1": ({"strength": None, "known_to": ()},)}
    assert s.reserve == 29
    assert s.score == [0, 0]


@pytest.mark.rule("MK-11.20")
def test_against_trolls_the_gnome_is_beaten_and_one_falls(game: MountainKing) -> None:
    s = invasion(game, "fire", 1, blue=dict(trolls="fire1:2"))
    assert trolls(s, "blue") == {"fire1": 1}
    assert gnomes(s) == {}
    assert s.reserve == 30
    assert s.position()["by_wheel"] == (0, 0, 0)
    assert s.position()["wheel"] == 0


@pytest.mark.rule("MK-11.21")
def test_strength_does_not_matter(game: MountainKing) -> None:
    s = invasion(game, "fire", 2, blue=dict(trolls="fire1:5"))
    assert s.fate is None, "nobody looks at the tokens"
    assert trolls(s, "blue") == {"fire1": 3}
    assert s.score == [3 + 2, 0], "First Fallen and another, nothing for Gnomes"


# --- who falls ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-11.22")
@pytest.mark.reading("MK 15")
def test_a_draw_weighted_by_units(game: MountainKing) -> None:
    s = game.scenario(
        at="fall",
        alone=True,
        cavern="ice3",
        blue=dict(trolls="ice3:2", pawns="haldis:ice3"),
        red=dict(trolls="ice3"),
        black=dict(trolls="ice4"),
    )
    assert answers(s) == {"doom blue": 3, "doom red": 1}
    play(s, "doom red")
    assert trolls(s, "red") == {}
    assert s.score == [0, 4, 0]


@pytest.mark.rule("MK-11.22")
def test_no_draw_among_trolls_of_one_player(game: MountainKing) -> None:
    s = game.scenario(at="fall", alone=True, cavern="ice3", blue=dict(trolls="ice3:2"))
    assert options(s) == NOTHING_LEFT
    assert trolls(s, "blue") == {"ice3": 1}


@pytest.mark.rule("MK-11.23")
@pytest.mark.reading("MK 15")
def test_the_owner_picks_the_unit(game: MountainKing) -> None:
    s = game.scenario(
        at="fall",
        alone=True,
        cavern="ice3",
        blue=dict(trolls="ice3:2"),
        red=dict(trolls="ice3", pawns="imbolg:ice3 okkag:ice3 haldis:a"),
    )
    play(s, "doom red")
    assert asked(s) == "red"
    assert options(s) == {"fall", "fall imbolg", "fall okkag"}
    assert why(s, "fall haldis") == "MK-11.23"
    play(s, "fall")
    assert trolls(s, "red") == {}


@pytest.mark.rule("MK-11.24")
def test_a_troll_returns_to_the_supply(game: MountainKing) -> None:
    s = game.scenario(at="fall", alone=True, cavern="ice3", blue=dict(trolls="ice3:2"))
    assert s.stock[0] == 24


@pytest.mark.rule("MK-11.24")
@pytest.mark.reading("MK 14")
@pytest.mark.parametrize("lair", ["lair-2a", "lair-2b"])
def test_a_champion_goes_to_either_lair(game: MountainKing, lair: str) -> None:
    s = game.scenario(at="fall", alone=True, cavern="ice3", red=dict(pawns="imbolg:ice3"))
    assert asked(s) == "red"
    assert options(s) == {"retreat lair-2a", "retreat lair-2b"}
    assert why(s, "retreat lair-1a") == "MK-11.24"
    play(s, f"retreat {lair}")
    assert pawn(s, "imbolg") == lair
    assert s.score == [0, 4]


# --- Honour for the fallen ----------------------------------------------------------------------

FIRST = pytest.mark.parametrize(("wave", "first"), [(1, 3), (2, 4), (3, 5)])


@pytest.mark.rule("MK-11.25")
@FIRST
def test_the_first_fallen_of_each_invasion(game: MountainKing, wave: int, first: int) -> None:
    s = cards(game, "granite fire moss", wave=wave)
    assert s.score == [3 * (first + 2 * wave), 0], "each of three cards has a First Fallen of its own"


@pytest.mark.rule("MK-11.25")
def test_the_first_of_the_invasion_not_of_each_cavern(game: MountainKing) -> None:
    s = invasion(game, "ice", 3, blue=dict(trolls="ice1", votes="ice"), red=dict(trolls="ice2 ice3:5"))
    play(s, "invade ice1")
    assert trolls(s, "red") == {"ice3": 5}, "the second went into ice1, the third met red"
    assert s.score == [3, 2]


@pytest.mark.rule("MK-11.26")
@FIRST
def test_two_for_everyone_after_that(game: MountainKing, wave: int, first: int) -> None:
    s = invasion(game, "fire", 4, wave=wave, blue=dict(trolls="fire1:5"))
    assert s.score == [first + 2 + 2 + 2, 0]


# --- the examples of the book -------------------------------------------------------------------


@pytest.mark.rule("MK-11.7", "MK-11.8", "MK-11.14", "MK-11.25")
def test_example_three_gnomes_in_the_mud(game: MountainKing) -> None:
    s = game.scenario(
        at="invasions",
        alone=True,
        wave=2,
        gates="mud",
        blue=dict(trolls="mud2 hammer2:2 mud4:2"),
        red=dict(trolls="mud1", votes="mud:3"),
        black={},
        green={},
        gnomes="mud3 hammer3 hammer5",
    )
    assert asked(s) == "red"
    assert options(s) == {"invade mud1", "invade mud2"}
    play(s, "invade mud1")
    assert s.score == [0, 4, 0, 0]
    assert trolls(s, "red") == {}
    assert gnomes(s)["mud1"] == 1, "the second moved into the cavern that the first had emptied"
    assert asked(s) == "red"
    assert options(s) == {"invade hammer4", "invade mud5"}


def wave_one(game: MountainKing, clan: str, **parts: Any) -> MountainKingState:
    """One of the invasions at the end of Wave I with four players: blue, red for pink, black for yellow, green."""
    colours: dict[str, Any] = {"blue": {}, "red": {}, "black": {}, "green": {}}
    return invasion(game, clan, 2, **{**colours, **parts})


@pytest.mark.rule("MK-11.10", "MK-11.12", "MK-11.13")
def test_example_a_through_overrun_caverns_then_the_nearest_troll(game: MountainKing) -> None:
    s = wave_one(
        game,
        "mud",
        blue=dict(trolls="mud2"),
        red=dict(trolls="hammer2:2 hammer3:2 hammer5"),
        black=dict(trolls="mud4:2 mud5:2"),
        gnomes="mud1 mud3",
    )
    assert gnomes(s) == {"mud1": 1, "mud3": 1, "hammer4": 1}
    assert trolls(s, "blue") == {}, "as easy as hammer5, and nearer"
    assert s.score == [3, 0, 0, 0]


@pytest.mark.rule("MK-11.9", "MK-11.14", "MK-11.22")
def test_example_b_three_trolls_at_either_gate(game: MountainKing) -> None:
    s = wave_one(
        game,
        "ice",
        blue=dict(trolls="ice1:3"),
        red=dict(trolls="ice2:2", votes="ice:2"),
        green=dict(trolls="ice2", votes="ice:3"),
    )
    assert asked(s) == "green"
    play(s, "invade ice2")
    assert answers(s) == {"doom red": 2, "doom green": 1}
    play(s, "doom green")
    assert trolls(s, "green") == {}
    assert s.score == [0, 2, 0, 3], "the second Gnome meets the two that are left"


@pytest.mark.rule("MK-11.13", "MK-11.14")
def test_example_c_two_empty_caverns_equally_near(game: MountainKing) -> None:
    s = wave_one(game, "moon", blue=dict(votes="moon"), red=dict(trolls="ice2"), gnomes="moon1")
    assert gnomes(s) == {"moon1": 1, "moon2": 1}
    assert asked(s) == "blue"
    assert options(s) == {"invade moon3", "invade moon4"}
    play(s, "invade moon3")
    assert gnomes(s) == {"moon1": 1, "moon2": 1, "moon3": 1}


@pytest.mark.rule("MK-11.13", "MK-11.14", "MK-11.25")
@pytest.mark.reading("MK 17")
def test_example_d_the_leader_spares_her_own_troll(game: MountainKing) -> None:
    s = wave_one(
        game,
        "hammer",
        blue=dict(trolls="granite2", votes="hammer:2"),
        red=dict(trolls="hammer3:2 hammer4:2"),
        black=dict(trolls="mud1"),
        gnomes="hammer1",
    )
    assert gnomes(s) == {"hammer1": 1, "hammer2": 1}
    assert asked(s) == "blue"
    assert options(s) == {"invade granite2", "invade mud1"}
    play(s, "invade mud1")
    assert trolls(s, "black") == {}
    assert s.score == [0, 0, 3, 0]
