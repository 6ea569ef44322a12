"""Chapter 5, caverns: what established, controlled and dominated mean, seizing control, and Votes."""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing
from tests.books.mountain_king.table import (
    asked,
    events,
    gnomes,
    honour,
    options,
    pawn,
    play,
    question,
    trolls,
    votes,
    why,
)

# --- Lairs ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-5.1")
def test_no_rival_advances_into_a_lair(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"trolls": "moon3:2"}, red={"lairs": 2})
    assert "advance granite3" in options(s)
    assert "advance lair-2a" not in options(s)
    assert why(s, "advance lair-2a") == "MK-6.9"


@pytest.mark.rule("MK-5.1")
def test_no_gnome_enters_a_lair_even_if_it_is_empty(game: MountainKing) -> None:
    s = game.scenario(
        at="breach", alone=True, blue={"lairs": 3, "trolls": "moss1:2 moss3:3"}, swarm="moss", gnomes="moss2"
    )
    happened = play(s, "swarm moss")
    assert events(happened).count("gnome-beaten") == 2
    assert gnomes(s) == {"moss2": 1}
    assert trolls(s, "blue") == {"moss3": 3}


@pytest.mark.rule("MK-5.2")
@pytest.mark.reading("MK 1")
def test_a_lair_is_a_place_to_start_from_and_to_go_to(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "a ice3"})
    assert {"advance lair-1a", "advance moss3"} <= options(s)
    play(s, "advance lair-1a", "send ice3 1")
    assert trolls(s, "blue") == {"lair-1a": 2}


@pytest.mark.rule("MK-5.2")
def test_units_are_moved_out_of_a_lair_as_out_of_any_cavern(game: MountainKing) -> None:
    s = game.scenario(at="move-trolls", alone=True, blue={"lairs": 1, "trolls": "a"})
    play(s, "out lair-1a", "shove blue moss3")
    assert trolls(s, "blue") == {"moss3": 1}


@pytest.mark.rule("MK-5.3")
@pytest.mark.reading("MK 1")
def test_a_lair_scores_for_no_domain(game: MountainKing) -> None:
    s = game.scenario(at="domains", alone=True, blue={"trolls": "a:3 b:3"}, red={"trolls": "a moon3"})
    assert honour(s, "blue") == 0
    assert honour(s, "red") == 6


@pytest.mark.rule("MK-5.3")
@pytest.mark.reading("MK 1")
def test_a_lair_touches_no_great_hall(game: MountainKing) -> None:
    s = game.scenario(at="halls", alone=True, blue={"trolls": "a:3 b:3"}, halls="h1:12")
    assert honour(s, "blue") == 0


@pytest.mark.rule("MK-5.3")
def test_a_lair_brings_no_vote(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "moss3"})
    assert "votes" not in events(play(s, "advance lair-1a", "send moss3 1"))


@pytest.mark.rule("MK-5.4")
def test_own_lairs_are_dominated_even_when_empty(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, blue={"lairs": 1, "trolls": "fire3"})
    assert options(s) == {"pass", "bolster fire3", "bolster lair-1a", "bolster lair-1b"}


# --- the state of a cavern ------------------------------------------------------------------------


@pytest.mark.rule("MK-5.5")
def test_one_troll_among_many_is_established(game: MountainKing) -> None:
    s = game.scenario(
        at="advance", alone=True, blue={"lairs": 1, "trolls": "a moss3 fire3"}, red={"trolls": "moss3:5 fire3"}
    )
    play(s, "advance fire1", "send lair-1a 1")
    assert trolls(s, "blue") == {"moss3": 1, "fire3": 1, "fire1": 1}


@pytest.mark.rule("MK-5.5")
def test_where_only_a_rival_stands_nobody_else_is_established(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "a"}, red={"trolls": "moss3"})
    assert "advance moss3" in options(s)
    assert "advance fire3" not in options(s)


@pytest.mark.rule("MK-5.6")
def test_control_takes_more_trolls_than_each_single_rival(game: MountainKing) -> None:
    s = game.scenario(
        at="domains", alone=True, blue={"trolls": "ice1:3"}, red={"trolls": "ice1:2"}, black={"trolls": "ice1:2"}
    )
    assert [honour(s, colour) for colour in ("blue", "red", "black")] == [6, 0, 0]


@pytest.mark.rule("MK-5.7")
@pytest.mark.parametrize("third", ["ice1", "ice1:2"])
def test_a_tie_for_the_most_controls_nothing(game: MountainKing, third: str) -> None:
    s = game.scenario(
        at="domains", alone=True, blue={"trolls": "ice1:2"}, red={"trolls": "ice1:2"}, black={"trolls": third}
    )
    assert [honour(s, colour) for colour in ("blue", "red", "black")] == [0, 0, 0]


@pytest.mark.rule("MK-5.7")
def test_a_tie_below_the_most_takes_no_control_away(game: MountainKing) -> None:
    s = game.scenario(
        at="domains", alone=True, blue={"trolls": "ice1"}, red={"trolls": "ice1"}, black={"trolls": "ice1:2"}
    )
    assert [honour(s, colour) for colour in ("blue", "red", "black")] == [0, 0, 6]


@pytest.mark.rule("MK-5.8")
def test_only_who_is_alone_dominates(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster", alone=True, blue={"lairs": 1, "trolls": "ice1 ice2:9 moon1:2"}, red={"trolls": "ice2"}
    )
    assert options(s) == {"pass", "bolster ice1", "bolster moon1", "bolster lair-1a", "bolster lair-1b"}


@pytest.mark.rule("MK-5.8")
def test_who_dominates_also_controls_and_is_established(game: MountainKing) -> None:
    s = game.scenario(at="domains", alone=True, blue={"trolls": "ice1"})
    assert honour(s, "blue") == 6
    s = game.scenario(at="advance", alone=True, blue={"lairs": 4, "trolls": "b ice2"})
    assert "advance moon1" in options(s)


@pytest.mark.rule("MK-5.9")
@pytest.mark.parametrize("tokens", ["ice2:1", "ice2:1/1"])
def test_one_gnome_is_enough_to_overrun(game: MountainKing, tokens: str) -> None:
    s = game.scenario(at="domains", alone=True, blue={"trolls": "ice1"}, gnomes=tokens)
    assert honour(s, "blue") == 6 - 1
    s = game.scenario(at="advance", alone=True, power=3, blue={"trolls": "ice1:3"}, gnomes=tokens)
    assert "battle" in events(play(s, "advance ice2", "send ice1 3"))


@pytest.mark.rule("MK-5.10")
@pytest.mark.parametrize(
    ("rival", "tokens", "won"),
    [({}, "", []), ({"trolls": "ice1"}, "", [("blue", 1)]), ({"pawns": "ketil:ice1"}, "", [("blue", 1)]),
     ({}, "ice1:2", [("blue", 1)])],
)  # fmt: skip
def test_a_troll_a_pawn_or_a_gnome_and_a_cavern_is_not_empty(
    game: MountainKing, rival: dict[str, str], tokens: str, won: list[tuple[str, int]]
) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"trolls": "ice3:2"}, red=rival, gnomes=tokens)
    play(s, "advance ice1", "send ice3 2")
    assert votes(s, "ice") == won


@pytest.mark.rule("MK-5.10")
def test_gnomes_do_not_take_a_cavern_with_a_single_pawn_for_empty(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, red={"pawns": "ketil:ice1"}, swarm="ice")
    play(s, "swarm ice")
    assert gnomes(s)["ice2"] == 1
    assert "ice1" not in gnomes(s)


@pytest.mark.rule("MK-5.11")
def test_dominated_means_by_the_active_player(game: MountainKing) -> None:
    blue, red = {"lairs": 1, "trolls": "ice1 mud1"}, {"lairs": 2, "trolls": "ice2 mud1"}
    s = game.scenario(at="bolster", alone=True, seat="red", blue=blue, red=red)
    assert asked(s) == "red"
    assert options(s) == {"pass", "bolster ice2", "bolster lair-2a", "bolster lair-2b"}


@pytest.mark.rule("MK-5.11")
def test_established_means_the_active_player(game: MountainKing) -> None:
    s = game.scenario(
        at="advance", alone=True, seat="red", blue={"trolls": "moon1"}, red={"lairs": 2, "trolls": "ice2"}
    )
    assert options(s) == {"pass", "advance ice1", "advance ice3", "advance moon1"}


# --- Champions and Gnomes -------------------------------------------------------------------------


@pytest.mark.rule("MK-5.12")
def test_a_pawn_counts_as_one_troll_for_control(game: MountainKing) -> None:
    pawn_and_troll = {"trolls": "ice1", "pawns": "ketil:ice1"}
    s = game.scenario(at="domains", alone=True, blue=pawn_and_troll, red={"trolls": "ice1:2 mud1"})
    assert (honour(s, "blue"), honour(s, "red")) == (0, 6)
    s = game.scenario(at="domains", alone=True, blue=pawn_and_troll, red={"trolls": "ice1"})
    assert honour(s, "blue") == 6


@pytest.mark.rule("MK-5.12")
@pytest.mark.reading("MK 14")
def test_a_pawn_uses_up_power_like_a_troll(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"trolls": "ice1:2", "pawns": "morgar:ice1"})
    play(s, "advance ice2", "send morgar")
    assert options(s) == {"done", "send ice1 1"}
    play(s, "send ice1 1")
    assert question(s) == "ask-rest"
    assert (pawn(s, "morgar"), trolls(s, "blue")) == ("ice2", {"ice1": 1, "ice2": 1})


@pytest.mark.rule("MK-5.12")
@pytest.mark.parametrize(("strength", "outcome"), [(2, "honour"), (3, "repelled")])
def test_a_pawn_fights_as_one_troll(game: MountainKing, strength: int, outcome: str) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=2,
        blue={"trolls": "ice1", "pawns": "morgar:ice1"},
        gnomes=f"ice2:{strength}",
    )
    assert outcome in events(play(s, "advance ice2", "send morgar", "send ice1 1"))


@pytest.mark.rule("MK-5.12")
def test_a_pawn_alone_is_established_and_dominates(game: MountainKing) -> None:
    parts = {"lairs": 4, "trolls": "b", "pawns": "morgar:ice2"}
    s = game.scenario(at="advance", alone=True, blue=parts)
    assert "advance moon1" in options(s)
    s = game.scenario(at="bolster", alone=True, blue=parts)
    assert "bolster ice2" in options(s)


@pytest.mark.rule("MK-5.13")
@pytest.mark.reading("MK 5")
def test_after_a_battle_one_side_is_gone(game: MountainKing) -> None:
    for strength, there in ((1, {}), (2, {"ice2": 2})):
        s = game.scenario(at="advance", alone=True, blue={"lairs": 1, "trolls": "ice1"}, gnomes=f"ice2:{strength}")
        play(s, "advance ice2", "send ice1 1")
        if strength == 2:
            play(s, "retreat lair-1a")
        assert gnomes(s) == there
        assert ("ice2" in trolls(s, "blue")) == (not there)


@pytest.mark.rule("MK-5.13")
@pytest.mark.reading("MK 5")
def test_an_invader_never_stays_with_trolls(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, blue={"trolls": "moss2:2"}, swarm="moss")
    play(s, "swarm moss")
    assert gnomes(s) == {}
    assert trolls(s, "blue") == {}


# --- seizing control ------------------------------------------------------------------------------


@pytest.mark.rule("MK-5.14")
def test_taking_control_from_a_rival_is_seizing(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=2, blue={"trolls": "ice1:2"}, red={"trolls": "ice2"})
    assert "seized" in events(play(s, "advance ice2", "send ice1 2"))
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-5.14")
def test_breaking_a_tie_is_seizing(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"trolls": "ice1 ice2"}, red={"trolls": "ice2"})
    play(s, "advance ice2", "send ice1 1")
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-5.14")
def test_a_mere_tie_seizes_nothing(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"trolls": "ice1"}, red={"trolls": "ice2"})
    assert "seized" not in events(play(s, "advance ice2", "send ice1 1"))
    assert votes(s, "ice") == []


@pytest.mark.rule("MK-5.14")
def test_more_trolls_where_one_controls_already_seize_nothing(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue={"trolls": "ice1 ice2:2"}, red={"trolls": "ice2"})
    play(s, "advance ice2", "send ice1 1")
    assert votes(s, "ice") == []


@pytest.mark.rule("MK-5.14")
def test_each_action_of_a_turn_is_looked_at_by_itself(game: MountainKing) -> None:
    s = game.scenario(
        at="turn",
        alone=True,
        blue={"trolls": "ice1:2", "ancestry": "a02@d4"},
        red={"trolls": "ice2"},
    )
    assert "seized" not in events(play(s, "weak advance e5", "advance ice2", "send ice1 1"))
    assert "seized" in events(play(s, "weak advance d5", "advance ice2", "send ice1 1"))


@pytest.mark.rule("MK-5.15")
def test_a_seized_cavern_brings_one_vote_of_its_own_clan(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=5, blue={"trolls": "ice2:5"}, red={"trolls": "moon1:2"})
    happened = play(s, "advance moon1", "send ice2 5")
    assert events(happened).count("votes") == 1
    assert votes(s, "moon") == [("blue", 1)]
    assert votes(s, "ice") == []


@pytest.mark.rule("MK-5.15")
def test_two_seized_caverns_bring_two_votes(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls", alone=True, x=2, blue={"trolls": "ice1:2 ice2 ice3"}, red={"trolls": "ice2 ice3"}
    )
    play(s, "out ice1", "shove blue ice2", "shove blue ice3")
    assert votes(s, "ice") == [("blue", 2)]


@pytest.mark.rule("MK-5.16")
def test_control_is_seized_by_driving_rivals_out(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=3, blue={"trolls": "ice1"}, red={"trolls": "ice1"})
    play(s, "turn 3", "pass", "out ice1", "shove red ice2", "done")
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-5.16")
@pytest.mark.reading("MK 9")
def test_control_is_seized_through_a_breach_of_ones_own(game: MountainKing) -> None:
    s = game.scenario(
        at="gnome", alone=True, wheel=3, swarm="moss", blue={"trolls": "moss2:2"}, red={"trolls": "moss2:2"}
    )
    play(s, "turn 1", "pass", "swarm moss", "doom red", "doom red")
    assert votes(s, "moss") == [("blue", 1)]


@pytest.mark.rule("MK-5.16")
@pytest.mark.reading("MK 9")
def test_only_start_and_end_of_the_action_are_compared(game: MountainKing) -> None:
    s = game.scenario(
        at="gnome", alone=True, wheel=3, swarm="moss", blue={"trolls": "moss2:2"}, red={"trolls": "moss2:2"}
    )
    play(s, "turn 1", "pass", "swarm moss", "doom red", "doom blue")
    assert votes(s, "moss") == []


@pytest.mark.rule("MK-5.16")
def test_control_is_seized_by_a_champions_step(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster",
        alone=True,
        weak=True,
        blue={"lairs": 1, "trolls": "ice2", "pawns": "jorunn:ice1"},
        red={"trolls": "ice2"},
    )
    play(s, "bolster lair-1a", "trolls 1", "pawn ice2")
    assert votes(s, "ice") == [("blue", 1)]


@pytest.mark.rule("MK-5.17")
def test_control_during_a_rivals_turn_brings_no_vote(game: MountainKing) -> None:
    s = game.scenario(at="turn", seat="red", blue={"trolls": "ice1"}, red={"trolls": "ice1", "supplies": 1})
    happened = play(s, "weak advance e5", "advance ice2", "send ice1 1", "pass")
    assert asked(s) == "blue"
    assert "seized" not in events(happened)
    happened = play(s, "weak bolster f5", "bolster ice1", "trolls 1")
    assert "seized" not in events(happened)
    assert votes(s, "ice") == []


@pytest.mark.rule("MK-5.17")
def test_a_rivals_breach_brings_no_vote(game: MountainKing) -> None:
    s = game.scenario(
        at="breach", alone=True, seat="red", swarm="moss", blue={"trolls": "moss2:2"}, red={"trolls": "moss2:2"}
    )
    play(s, "swarm moss", "doom red", "doom red")
    assert votes(s, "moss") == []


@pytest.mark.rule("MK-5.18")
def test_an_empty_cavern_brings_no_vote(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, power=3, blue={"trolls": "ice1:3"})
    assert "seized" not in events(play(s, "advance ice2", "send ice1 3"))
    assert votes(s, "ice") == []


@pytest.mark.rule("MK-5.18")
def test_empty_when_the_action_began_is_what_counts(game: MountainKing) -> None:
    s = game.scenario(at="move-trolls", alone=True, x=3, blue={"trolls": "ice1:2"}, red={"trolls": "ice1:1"})
    play(s, "out ice1", "shove red ice2", "shove blue ice2", "shove blue ice2")
    assert votes(s, "ice") == []


# --- Votes ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-5.19")
@pytest.mark.parametrize(("before", "after"), [("moss", 1), ("ice", 2), ("ice:8", 9)])
def test_the_first_vote_places_a_disc_and_later_ones_move_it(game: MountainKing, before: str, after: int) -> None:
    s = game.scenario(
        at="advance", alone=True, power=2, blue={"trolls": "ice1:2", "votes": before}, red={"trolls": "ice2"}
    )
    play(s, "advance ice2", "send ice1 2")
    assert votes(s, "ice") == [("blue", after)]


@pytest.mark.rule("MK-5.20")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("red:2 blue:1", [("red", 2), ("blue", 2)]),
        ("red:1 blue:1", [("blue", 2), ("red", 1)]),
        ("red:2 black:2 blue:1", [("red", 2), ("black", 2), ("blue", 2)]),
        ("red:3 blue:1 black:1", [("red", 3), ("blue", 2), ("black", 1)]),
        ("blue:3 red:3", [("blue", 4), ("red", 3)]),
    ],
)
def test_who_reached_a_space_first_leads(game: MountainKing, before: str, after: list[tuple[str, int]]) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=2,
        blue={"trolls": "ice1:2"},
        red={"trolls": "ice2"},
        black={},
        votes={"ice": before},
    )
    play(s, "advance ice2", "send ice1 2")
    assert votes(s, "ice") == after
