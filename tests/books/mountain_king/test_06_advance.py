"""Chapter 6, Advance: who may go where, and what happens when Gnomes are there."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from tests.books.mountain_king.table import (
    answers,
    asked,
    by_wheel,
    events,
    gnomes,
    honour,
    known,
    let_in,
    options,
    pawn,
    play,
    question,
    seen,
    trolls,
    votes,
    why,
)

# --- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-6.1")
def test_all_trolls_go_to_one_cavern(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"trolls": "ice1:2"})
    play(s, "advance ice2", "send ice1 1")
    assert why(s, "advance ice3") == "MK-6.1"
    play(s, "send ice1 1")
    assert trolls(s, "blue") == {"ice2": 2}


@pytest.mark.rule("MK-6.2")
def test_power_limits_how_many_trolls_move(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"trolls": "ice1:3 ice3:3"})
    play(s, "advance ice2")
    assert options(s) == {"send ice1 1", "send ice1 2", "send ice3 1", "send ice3 2"}
    assert why(s, "send ice1 3") == "MK-6.2"
    play(s, "send ice1 1")
    assert options(s) == {"done", "send ice1 1", "send ice3 1"}
    play(s, "send ice3 1")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"ice1": 2, "ice2": 2, "ice3": 2}


@pytest.mark.rule("MK-6.2")
def test_nobody_advances_rivals(game: MountainKing) -> None:
    s = game.scenario(
        at="advance", alone=True, blue={"trolls": "ice1"}, red={"trolls": "ice3 ice1:3", "pawns": "ketil:ice1"}
    )
    play(s, "advance ice2")
    assert options(s) == {"send ice1 1"}
    assert why(s, "send ketil") == "MK-6.2"


@pytest.mark.rule("MK-6.3")
def test_fewer_trolls_may_move_than_the_power_allows(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=3, blue={"trolls": "ice1:3"})
    play(s, "advance ice2", "send ice1 1", "done")
    assert trolls(s, "blue") == {"ice1": 2, "ice2": 1}


@pytest.mark.rule("MK-6.3")
def test_none_may_move_at_all(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, weak=False, power=3, blue={"trolls": "ice1:3"})
    assert events(play(s, "pass")) == ["idle"]
    assert trolls(s, "blue") == {"ice1": 3}


@pytest.mark.rule("MK-6.4")
def test_trolls_come_from_several_caverns_and_lairs(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=4, blue={"lairs": 1, "trolls": "a:2 moss3 ice1 ice3 b"})
    play(s, "advance ice3")
    assert options(s) == {"send lair-1a 1", "send lair-1a 2", "send moss3 1", "send ice1 1"}
    play(s, "send lair-1a 2", "send moss3 1", "send ice1 1")
    assert trolls(s, "blue") == {"ice3": 5, "lair-1b": 1}


@pytest.mark.rule("MK-6.5")
def test_distance_costs_nothing(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "a ice3 moon4 granite4 hammer4 mud4 mud3"})
    play(s, "advance mud2", "send lair-1a 1")
    assert trolls(s, "blue")["mud2"] == 1
    assert "lair-1a" not in trolls(s, "blue")


@pytest.mark.rule("MK-6.6")
def test_the_way_leads_through_established_caverns_only(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 5, "trolls": "ice1 fire1"}, red={"trolls": "ice2"})
    assert options(s) == {
        "pass",
        *("advance ice2", "advance ice3"),
        *("advance fire2", "advance fire3"),
    }
    assert why(s, "advance moon1") == "MK-6.6"
    play(s, "advance ice2")
    assert options(s) == {"send ice1 1"}
    assert why(s, "send fire1 1") == "MK-6.6"


@pytest.mark.rule("MK-6.6")
def test_nobody_passes_through_gnomes(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 5, "trolls": "ice1"}, gnomes="ice2")
    assert options(s) == {"pass", "advance ice2", "advance ice3"}


@pytest.mark.rule("MK-6.6")
def test_a_pawn_needs_an_open_way_too(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 5, "trolls": "ice1", "pawns": "morgar:fire1"})
    play(s, "advance ice2")
    assert options(s) == {"send ice1 1"}
    assert why(s, "send morgar") == "MK-6.6"


@pytest.mark.rule("MK-6.6")
def test_the_cavern_where_all_stand_is_no_destination_for_them(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 5, "trolls": "ice1:3"})
    assert "advance ice1" not in options(s)
    s = game.scenario(at="advance", alone=True, blue={"lairs": 5, "trolls": "ice1:3 ice2"})
    assert {"advance ice1", "advance ice2"} <= options(s)


@pytest.mark.rule("MK-6.7")
@pytest.mark.reading("MK 4")
def test_who_leaves_does_not_close_the_way_for_others(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"lairs": 1, "trolls": "a ice3"})
    play(s, "advance ice2", "send ice3 1")
    assert options(s) == {"done", "send lair-1a 1"}
    play(s, "send lair-1a 1")
    assert trolls(s, "blue") == {"ice2": 2}


@pytest.mark.rule("MK-6.7")
def test_who_arrives_does_not_open_a_way(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"lairs": 5, "trolls": "ice1 moon2"})
    play(s, "advance ice2")
    assert options(s) == {"send ice1 1"}


@pytest.fixture(scope="module")
def tunnelled() -> MountainKing:
    """A mountain whose first Lair is a short cut: on the board all neighbours of a Lair border each other anyway."""
    short_cut = {"site": [0.0, -82.0], "borders": ["moss3", "granite1"]}
    return MountainKing(pack={"back": {"lairs": {"lair-1a": short_cut}}})


@pytest.mark.rule("MK-6.8")
@pytest.mark.reading("MK 3")
@pytest.mark.parametrize("at_home", ["", " a"])
def test_trolls_pass_through_an_own_lair_even_if_it_is_empty(tunnelled: MountainKing, at_home: str) -> None:
    s = tunnelled.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": f"moss3{at_home}"})
    play(s, "advance granite1", "send moss3 1")
    assert trolls(s, "blue")["granite1"] == 1


@pytest.mark.rule("MK-6.9")
def test_a_rivals_lair_is_no_destination(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "fire1"}, red={"lairs": 2})
    assert options(s) == {"pass", "advance fire2", "advance fire3"}
    assert why(s, "advance lair-2b") == "MK-6.9"


@pytest.mark.rule("MK-6.9")
@pytest.mark.reading("MK 3")
def test_no_way_leads_through_a_rivals_lair(tunnelled: MountainKing) -> None:
    s = tunnelled.scenario(at="advance", alone=True, blue={"lairs": 2, "trolls": "moss3"}, red={"lairs": 1})
    assert "advance moss2" in options(s)
    assert why(s, "advance granite1") == "MK-6.6"


@pytest.mark.rule("MK-6.9", "MK-2.24")
def test_lair_spaces_that_nobody_took_are_rock(tunnelled: MountainKing) -> None:
    s = tunnelled.scenario(at="advance", alone=True, blue={"lairs": 2, "trolls": "moss3"}, red={"lairs": 3})
    assert why(s, "advance lair-1a") == "MK-2.24"
    assert why(s, "advance granite1") == "MK-6.6"


@pytest.mark.rule("MK-6.10")
def test_trolls_do_not_fight_trolls(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=3, blue={"trolls": "ice1:3"}, red={"trolls": "ice2:2"})
    assert "battle" not in events(play(s, "advance ice2", "send ice1 3"))
    assert trolls(s, "blue") == {"ice2": 3}
    assert trolls(s, "red") == {"ice2": 2}


@pytest.mark.rule("MK-6.1", "MK-6.5")
def test_example_weak_advance(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        weak=True,
        power=1,
        players=4,
        blue={"lairs": 1, "trolls": "a:3 moss4 moss5 ice5"},
    )
    play(s, "advance ice4")
    assert "send lair-1a 1" in options(s)
    assert "send lair-1a 2" not in options(s)
    play(s, "send lair-1a 1")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"lair-1a": 2, "moss4": 1, "moss5": 1, "ice5": 1, "ice4": 1}


@pytest.mark.rule("MK-6.2", "MK-6.4", "MK-5.14")
def test_example_strong_advance(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        weak=False,
        power=3,
        players=4,
        blue={"lairs": 6, "trolls": "a:3 moss3 fire3"},
        green={"trolls": "fire4:2"},
    )
    play(s, "advance fire4", "send moss3 1", "send lair-6a 2")
    assert trolls(s, "blue") == {"lair-6a": 1, "fire3": 1, "fire4": 3}
    assert votes(s, "fire") == [("blue", 1)]


# --- attacking Gnomes -----------------------------------------------------------------------------


def attack(game: MountainKing, count: int, tokens: str, *answers_of_fate: str, **what: Any) -> MountainKingState:
    """Blue has sent so many Trolls from ice1 to the Gnomes in ice2."""
    s = game.scenario(
        at="advance", alone=True, power=count, blue={"lairs": 1, "trolls": f"ice1:{count}"}, gnomes=tokens, **what
    )
    play(s, "advance ice2", f"send ice1 {count}", *answers_of_fate)
    return s


@pytest.mark.rule("MK-6.11")
def test_gnomes_are_revealed_when_all_trolls_are_there(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=3, blue={"lairs": 1, "trolls": "ice1:3"}, gnomes="ice2:?/?")
    assert events(play(s, "advance ice2", "send ice1 1")) == ["advancing", "moved"]
    assert s.fate is None
    play(s, "done")
    assert answers(s) == {"strength 1": 10, "strength 2": 10, "strength 3": 10}
    play(s, "strength 1")
    assert answers(s) == {"strength 1": 9, "strength 2": 10, "strength 3": 10}
    play(s, "strength 1")
    assert options(s) == {"retreat lair-1a", "retreat lair-1b"}
    assert why(s, "send ice1 2") is not None


@pytest.mark.rule("MK-6.11")
def test_a_gnome_that_somebody_scouted_is_revealed_as_it_is(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "ice1"}, gnomes="ice2:3@red")
    happened = play(s, "advance ice2", "send ice1 1")
    assert "gnome-revealed" in events(happened)
    assert known(s, "ice2") == [(3, ("blue", "red"))]


@pytest.mark.rule("MK-6.12")
@pytest.mark.parametrize(
    ("count", "tokens", "won"),
    [
        (1, "1", True),
        (1, "2", False),
        (3, "2", True),
        (3, "2/1", True),
        (2, "2/1", False),
        (5, "3/3", False),
        (6, "3/3", True),
    ],
)
def test_as_many_trolls_as_strength_are_enough(game: MountainKing, count: int, tokens: str, won: bool) -> None:
    s = attack(game, count, f"ice2:{tokens}")
    assert ("ice2" not in gnomes(s)) == won
    assert question(s) == ("ask-rest" if won else "ask-retreat")


@pytest.mark.rule("MK-6.13")
def test_a_victory_earns_the_strength_of_the_gnomes(game: MountainKing) -> None:
    s = attack(game, 6, "ice2:3/2")
    assert honour(s, "blue") == 5
    assert trolls(s, "blue") == {"ice2": 6}
    assert honour(s, "red") == 0


@pytest.mark.rule("MK-6.14")
@pytest.mark.reading("MK 7")
@pytest.mark.parametrize("tokens", ["ice2:1", "ice2:1/1"])
def test_a_victory_earns_one_vote_and_no_second_for_seizing(game: MountainKing, tokens: str) -> None:
    s = attack(game, 2, tokens)
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-6.15")
def test_beaten_gnomes_lie_by_the_wheel(game: MountainKing) -> None:
    s = attack(game, 4, "ice2:3/1", by_wheel=(1, 0, 0))
    assert by_wheel(s) == (2, 0, 1)


@pytest.mark.rule("MK-6.15")
def test_beaten_gnomes_are_not_back_in_the_supply(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"trolls": "ice1"}, gnomes="ice2", by_wheel=(10, 9, 10))
    play(s, "advance ice2", "send ice1 1")
    assert answers(s) == {"strength 2": 1}


@pytest.mark.rule("MK-6.16")
@pytest.mark.parametrize(("tokens", "spaces"), [("1", 1), ("3", 1), ("1/2", 2)])
def test_the_wheel_moves_one_space_for_each_gnome_and_has_no_effect(
    game: MountainKing, tokens: str, spaces: int
) -> None:
    s = attack(game, 3, f"ice2:{tokens}", wheel=0)
    assert s.position()["wheel"] == spaces
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-6.16")
@pytest.mark.reading("MK 10")
def test_a_battle_does_not_boost_or_earn_honour_by_the_wheel(game: MountainKing) -> None:
    s = attack(game, 2, "ice2:1/1", wheel=7)
    assert s.position()["wheel"] == 1
    assert s.boost == [0, 0]
    s = attack(game, 1, "ice2:1", wheel=7)
    assert s.position()["wheel"] == 0
    assert honour(s, "blue") == 1


@pytest.mark.rule("MK-6.16")
@pytest.mark.reading("MK 10")
def test_a_house_rule_lets_battles_boost(game: MountainKing) -> None:
    assert attack(game, 1, "ice2:1", wheel=7, battle_boost=True).boost == [1, 0]


@pytest.mark.rule("MK-6.16")
def test_a_lost_attack_leaves_the_wheel_alone(game: MountainKing) -> None:
    s = attack(game, 1, "ice2:2", wheel=3)
    play(s, "retreat lair-1a")
    assert s.position()["wheel"] == 3


@pytest.mark.rule("MK-6.17")
@pytest.mark.parametrize(("wheel", "tokens"), [(3, "1"), (3, "1/1"), (2, "1/1")])
def test_a_victory_over_the_tripwire_causes_a_breach(game: MountainKing, wheel: int, tokens: str) -> None:
    s = attack(game, 2, f"ice2:{tokens}", wheel=wheel)
    assert question(s) == "ask-swarm"
    assert asked(s) == "blue"


@pytest.mark.rule("MK-6.17")
def test_without_the_tripwire_there_is_no_breach(game: MountainKing) -> None:
    assert question(attack(game, 2, "ice2:1", wheel=2)) == "ask-rest"
    assert question(attack(game, 2, "ice2:1/1", wheel=4)) == "ask-rest"


@pytest.mark.rule("MK-6.17")
@pytest.mark.reading("MK 12")
@pytest.mark.parametrize(("tokens", "before", "size"), [("1", 2, 4), ("1", 1, 3), ("1/1", 1, 4)])
def test_the_gnomes_just_beaten_count_for_the_breach(game: MountainKing, tokens: str, before: int, size: int) -> None:
    s = attack(game, 2, f"ice2:{tokens}", wheel=3, swarm="fire", by_wheel=before)
    play(s, "swarm fire")
    let_in(s)
    assert sum(gnomes(s).values()) == size


@pytest.mark.rule("MK-6.18")
@pytest.mark.reading("MK 8")
def test_a_breach_takes_neither_honour_nor_vote_back(game: MountainKing) -> None:
    s = attack(game, 1, "ice2:1", wheel=3, swarm="ice", red={"trolls": "ice1:3"})
    happened = play(s, "swarm ice")
    assert "fallen" in events(happened)
    assert "ice2" not in trolls(s, "blue")
    assert honour(s, "blue") == 1
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-6.18")
@pytest.mark.reading("MK 8")
def test_the_cavern_is_not_rewarded_again_when_the_action_ends(game: MountainKing) -> None:
    s = attack(game, 2, "ice2:1", wheel=3, swarm="moss")
    play(s, "swarm fire")
    let_in(s)
    assert question(s) == "ask-rest"
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-6.19")
@pytest.mark.parametrize("lair", ["lair-1a", "lair-1b"])
def test_the_repelled_go_back_to_one_lair(game: MountainKing, lair: str) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=3,
        blue={"lairs": 1, "trolls": "ice1:2 ice3:2", "pawns": "morgar:ice1"},
        gnomes="ice2:3/3",
    )
    happened = play(s, "advance ice2", "send ice1 1", "send ice3 1", "send morgar")
    assert "repelled" in events(happened)
    assert asked(s) == "blue"
    assert options(s) == {"retreat lair-1a", "retreat lair-1b"}
    play(s, f"retreat {lair}")
    assert trolls(s, "blue") == {"ice1": 1, "ice3": 1, lair: 2}
    assert pawn(s, "morgar") == lair
    assert (honour(s, "blue"), votes(s, "ice"), gnomes(s), by_wheel(s)) == (0, [], {"ice2": 2}, (0, 0, 0))


@pytest.mark.rule("MK-6.19")
def test_nobody_retreats_to_a_rivals_lair(game: MountainKing) -> None:
    s = attack(game, 1, "ice2:2", red={"lairs": 2})
    assert why(s, "retreat lair-2a") == "MK-6.19"


@pytest.mark.rule("MK-6.20")
def test_a_lone_gnome_gets_company(game: MountainKing) -> None:
    s = attack(game, 1, "ice2:2")
    assert "entrenched" in events(play(s, "retreat lair-1a"))
    assert gnomes(s) == {"ice2": 2}


@pytest.mark.rule("MK-6.20")
def test_two_gnomes_get_no_third(game: MountainKing) -> None:
    s = attack(game, 1, "ice2:2/2")
    assert "entrenched" not in events(play(s, "retreat lair-1a"))
    assert gnomes(s) == {"ice2": 2}


@pytest.mark.rule("MK-6.21")
@pytest.mark.reading("MK 6")
def test_once_revealed_a_gnome_is_known_to_all_and_the_newcomer_to_nobody(game: MountainKing) -> None:
    s = attack(game, 1, "ice2", "strength 2", "retreat lair-1a")
    assert known(s, "ice2") == [(2, ("blue", "red")), (None, ())]
    for viewer in (0, 1, None):
        assert known(seen(s, viewer), "ice2") == known(s, "ice2")


MANY = "moss1:3/3 moss2:3/3 moss3:3/3 moss4:3/3 hammer1:3/3 hammer2:2/2 hammer3:2/2 hammer4:2/2 mud1:2/2 mud2:2"
"""All Gnomes of strength 3 and nine of strength 2, none of them near the battle."""


@pytest.mark.rule("MK-6.22")
@pytest.mark.reading("MK 19")
def test_an_empty_supply_is_filled_from_the_wheel(game: MountainKing) -> None:
    s = attack(game, 1, f"{MANY} ice2:2", by_wheel=(10, 0, 0))
    assert "entrenched" in events(play(s, "retreat lair-1a"))
    assert by_wheel(s) == (0, 0, 0)
    assert gnomes(s)["ice2"] == 2


@pytest.mark.rule("MK-6.22")
def test_while_the_supply_lasts_the_gnomes_by_the_wheel_stay(game: MountainKing) -> None:
    s = attack(game, 1, f"{MANY} ice2:2", by_wheel=(9, 0, 0))
    play(s, "retreat lair-1a")
    assert by_wheel(s) == (9, 0, 0)
    assert gnomes(s)["ice2"] == 2


@pytest.mark.rule("MK-6.22")
@pytest.mark.reading("MK 19")
def test_no_gnome_comes_if_there_is_none_by_the_wheel_either(game: MountainKing) -> None:
    s = attack(game, 1, f"{MANY} mud3:1/1 mud4:1/1 fire1:1/1 fire2:1/1 fire3:1/1 ice2:2")
    assert "no-gnomes" in events(play(s, "retreat lair-1a"))
    assert gnomes(s)["ice2"] == 1


@pytest.mark.rule("MK-6.12", "MK-6.13", "MK-6.14", "MK-6.15", "MK-6.16")
def test_example_attacking_gnomes(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=2,
        players=4,
        blue={"lairs": 2, "trolls": "b:3"},
        gnomes="mud4",
        by_wheel=(1, 1, 0),
        wheel=1,
    )
    play(s, "advance mud4", "send lair-2b 2", "strength 2")
    assert honour(s, "blue") == 2
    assert votes(s, "mud") == [("blue", 1)]
    assert by_wheel(s) == (1, 2, 0)
    assert s.position()["wheel"] == 2
    assert question(s) == "ask-rest"
