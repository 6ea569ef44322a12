"""Chapter 9, the Gnome action: the Wheel, scouting, tripwires and the effects of its spaces.

The Wheel has eight spaces: honour, bolster, influence, move, and the same again. The Breach tripwire lies before the
second honour space (4), the Honour Boost tripwire before the first (0).
"""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.kernel.step import Chance
from tests.books.mountain_king.table import (
    answers,
    asked,
    events,
    gnomes,
    honour,
    influence,
    known,
    let_in,
    options,
    pawn,
    play,
    question,
    seat,
    seen,
    trolls,
    votes,
    why,
)

# --- turning the Wheel ----------------------------------------------------------------------------


@pytest.mark.rule("MK-9.1")
@pytest.mark.reading("MK 11")
def test_the_wheel_turns_by_one_space_up_to_the_power(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=3)
    assert options(s) == {"turn 1", "turn 2", "turn 3"}
    assert why(s, "turn 4") == "MK-9.1"
    assert why(s, "pass") == "MK-9.1"


@pytest.mark.rule("MK-9.1")
@pytest.mark.parametrize(("before", "spaces", "after"), [(0, 1, 1), (4, 3, 7), (6, 3, 1)])
def test_the_wheel_turns_clockwise(game: MountainKing, before: int, spaces: int, after: int) -> None:
    s = game.scenario(at="gnome", alone=True, power=3, wheel=before)
    play(s, f"turn {spaces}")
    assert s.position()["wheel"] == after


@pytest.mark.rule("MK-9.2")
def test_the_wheel_goes_around_once_at_most(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=10, wheel=5)
    assert options(s) == {f"turn {n}" for n in range(1, 9)}
    assert why(s, "turn 9") == "MK-9.2"
    play(s, "turn 8")
    assert s.position()["wheel"] == 5


@pytest.mark.rule("MK-9.3")
def test_scout_then_tripwires_then_effect(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, wheel=3, swarm="moss", gnomes="fire1")
    play(s, "turn 1")
    assert question(s) == "ask-peek-gate"
    play(s, "pass")
    assert question(s) == "ask-peek-gnome"
    play(s, "pass")
    assert question(s) == "ask-swarm"
    assert honour(s, "blue") == 0
    play(s, "swarm moss")
    let_in(s)
    assert question(s) == "ask-rest"
    assert honour(s, "blue") == 1


@pytest.mark.rule("MK-9.3")
def test_the_boost_comes_after_the_scout_too(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, wheel=7)
    play(s, "turn 1")
    assert (question(s), s.boost) == ("ask-peek-gate", [0, 0])
    play(s, "pass")
    assert s.boost == [1, 0]


# --- scouting -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-9.4")
def test_a_scout_looks_at_one_card_and_one_gnome(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gnomes="fire1 ice2:?/?")
    assert options(s) == {"pass", "peek 1", "peek 2", "peek 3"}
    assert why(s, "peek fire1 1") == "MK-9.4"
    play(s, "peek 2")
    assert answers(s) == {f"gate {clan}": 1 for clan in ("moss", "ice", "moon", "granite", "hammer", "mud", "fire")}
    play(s, "gate fire")
    assert options(s) == {"pass", "peek fire1 1", "peek ice2 1", "peek ice2 2"}
    assert why(s, "peek 1") == "MK-9.4"
    play(s, "peek ice2 2")
    assert answers(s) == {"strength 1": 10, "strength 2": 10, "strength 3": 10}
    play(s, "strength 3")
    assert question(s) == "ask-rest"
    assert known(s, "ice2") == [(None, ()), (3, ("blue",))]
    assert s.position()["gates"][1] == {"clan": "fire", "known_to": ("blue",)}


@pytest.mark.rule("MK-9.4")
def test_what_another_scout_saw_is_the_same_for_the_next(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gates="mud@red", gnomes="fire1:2@red")
    happened = play(s, "peek 1", "peek fire1 1")
    assert [event.words() for event in happened] == [
        {"seat": "player-1", "number": 1, "clan": "mud"},
        {"seat": "player-1", "cavern": "fire1", "strength": 2},
    ]
    assert known(s, "fire1") == [(2, ("blue", "red"))]


@pytest.mark.rule("MK-9.4")
def test_a_gnome_that_was_seen_is_no_longer_to_be_found(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, blue={"champions": "nyssa"}, gnomes="fire1 ice2")
    play(s, "pass", "peek fire1 1", "strength 3", "peek ice2 1")
    assert answers(s) == {"strength 1": 10, "strength 2": 10, "strength 3": 9}


@pytest.mark.rule("MK-9.4")
def test_two_cards_are_never_the_same(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gates="mud@red ?")
    play(s, "peek 2")
    assert "gate mud" not in answers(s)
    assert len(answers(s)) == 6


@pytest.mark.rule("MK-9.5")
@pytest.mark.parametrize(("look", "gate", "gnome"), [
    (("pass", "pass"), False, False),
    (("peek 1", "gate moss", "pass"), True, False),
    (("pass", "peek fire1 1", "strength 1"), False, True),
])  # fmt: skip
def test_either_look_may_be_left_out(game: MountainKing, look: tuple[str, ...], gate: bool, gnome: bool) -> None:
    s = game.scenario(at="scout", alone=True, gnomes="fire1")
    play(s, *look)
    assert question(s) == "ask-rest"
    assert any(card["known_to"] for card in s.position()["gates"]) == gate
    assert known(s, "fire1") == ([(1, ("blue",))] if gnome else [(None, ())])


@pytest.mark.rule("MK-9.6")
def test_only_the_scout_learns_what_was_seen(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gnomes="fire1")
    happened = play(s, "peek 1", "gate fire", "peek fire1 1", "strength 3")
    for viewer in (1, None):
        told = [event.shown_to(viewer) for event in happened]
        assert [event.key for event in told if event] == ["gate-peeked-hidden", "gnome-peeked-hidden"]
        view = seen(s, viewer)
        assert view.position()["gates"][0]["clan"] is None
        assert known(view, "fire1")[0][0] is None
    assert [event.key for event in happened if event.shown_to(0) is event] == ["gate-peeked", "gnome-peeked"]
    view = seen(s, 0)
    assert view.position()["gates"][0]["clan"] == "fire"
    assert known(view, "fire1")[0][0] == 3


@pytest.mark.rule("MK-9.6")
def test_only_the_scout_sees_what_fate_shows(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, seat="red", gnomes="fire1")
    for look in ("peek 1", "peek fire1 1"):
        play(s, look)
        step = s.agenda[-1]
        assert isinstance(step, Chance)
        assert step.witnesses(s) == (1,)
        play(s, next(iter(answers(s))))


@pytest.mark.rule("MK-9.6")
def test_there_is_no_need_to_scout_again_what_one_may_look_at_freely(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gates="fire@blue moss@red ?", gnomes="fire1:2@blue ice2:1@red mud1:3")
    assert options(s) == {"pass", "peek 2", "peek 3"}
    assert why(s, "peek 1") == "MK-9.6"
    play(s, "pass")
    assert options(s) == {"pass", "peek ice2 1"}
    assert why(s, "peek fire1 1") == "MK-9.6"
    assert why(s, "peek mud1 1") == "MK-9.6"
    assert why(s, "peek mud1 2") == "MK-9.4"
    assert why(s, "peek moss1 1") == "MK-9.4"


@pytest.mark.rule("MK-9.6")
def test_nothing_new_to_see_and_nobody_is_asked(game: MountainKing) -> None:
    s = game.scenario(at="scout", alone=True, gates="fire@blue moss@blue ice@blue", gnomes="fire1:2@blue")
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-9.6")
@pytest.mark.reading("MK 50")
def test_a_gnome_is_forgotten_when_its_token_leaves(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=2,
        wheel=3,
        swarm="ice",
        blue={"lairs": 1, "trolls": "ice3:2"},
        red={"trolls": "ice1:9"},
        gnomes="ice2:2@blue",
    )
    play(s, "advance ice2", "send ice3 2", "swarm ice")
    assert gnomes(s) == {"ice2": 1}
    assert known(s, "ice2") == [(None, ())]


@pytest.mark.rule("MK-9.6")
@pytest.mark.reading("MK 50")
def test_gate_cards_are_forgotten_when_they_are_shuffled(game: MountainKing) -> None:
    s = game.scenario(at="refresh", alone=True, gates="fire@blue moss@red ice", gnomes="fire1:2@blue")
    while s.fate is not None:
        play(s, next(iter(answers(s))))
    assert [card["clan"] for card in s.position()["gates"]] == [None] * 3
    assert known(s, "fire1") == [(2, ("blue",))]


# --- tripwires ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-9.7")
def test_the_tripwire_crossed_first_comes_first(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=8, wheel=3, swarm="moss")
    play(s, "turn 8", "pass")
    assert (question(s), s.boost[0]) == ("ask-swarm", 0)
    play(s, "swarm moss")
    let_in(s)
    assert s.boost[0] == 1
    s = game.scenario(at="gnome", alone=True, power=8, wheel=7, swarm="moss")
    play(s, "turn 8", "pass")
    assert (question(s), s.boost[0]) == ("ask-swarm", 1)
    play(s, "swarm moss")
    let_in(s)
    assert s.boost[0] == 1


@pytest.mark.rule("MK-9.7")
@pytest.mark.parametrize(("wheel", "spaces"), [(0, 4), (1, 4), (3, 1), (3, 4), (4, 8)])
def test_a_breach_cannot_be_declined(game: MountainKing, wheel: int, spaces: int) -> None:
    s = game.scenario(at="gnome", alone=True, power=8, wheel=wheel)
    play(s, f"turn {spaces}", "pass")
    assert question(s) == "ask-swarm"
    assert why(s, "pass") == "MK-10.2"


@pytest.mark.rule("MK-9.7")
@pytest.mark.parametrize(("wheel", "spaces"), [(0, 3), (4, 3), (4, 7)])
def test_a_tripwire_in_front_of_the_pawn_is_not_crossed(game: MountainKing, wheel: int, spaces: int) -> None:
    s = game.scenario(at="gnome", alone=True, power=8, wheel=wheel)
    assert "breach" not in events(play(s, f"turn {spaces}", "pass"))


@pytest.mark.rule("MK-9.8")
@pytest.mark.parametrize(("wheel", "spaces", "boost"), [(7, 1, 1), (5, 4, 1), (4, 3, 0), (0, 3, 0), (0, 8, 1)])
def test_crossing_the_boost_raises_the_active_players_boost_alone(
    game: MountainKing, wheel: int, spaces: int, boost: int
) -> None:
    s = game.scenario(at="gnome", alone=True, power=8, seat="red", wheel=wheel, swarm="moss")
    play(s, f"turn {spaces}", "pass")
    if question(s) == "ask-swarm":
        play(s, "swarm moss")
        let_in(s)
    assert s.boost == [0, boost]


@pytest.mark.rule("MK-9.8")
def test_on_the_last_space_the_disc_stays(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, wheel=7, blue={"boost": 6})
    assert "boosted" not in events(play(s, "turn 1", "pass"))
    assert s.boost == [6, 0]
    s = game.scenario(at="gnome", alone=True, wheel=7, blue={"boost": 5})
    play(s, "turn 1", "pass")
    assert s.boost == [6, 0]


# --- effects --------------------------------------------------------------------------------------


@pytest.mark.rule("MK-9.9")
@pytest.mark.parametrize(
    ("wheel", "spaces", "effect"),
    [(0, 1, "ask-bolster"), (0, 2, "ask-influence"), (0, 3, "ask-out"), (4, 1, "ask-bolster"), (4, 2, "ask-influence"),
     (4, 3, "ask-out"), (6, 3, "ask-bolster"), (7, 3, "ask-influence")],
)  # fmt: skip
def test_only_the_last_space_has_an_effect(game: MountainKing, wheel: int, spaces: int, effect: str) -> None:
    s = game.scenario(at="gnome", alone=True, power=3, wheel=wheel, blue={"trolls": "ice1"})
    play(s, f"turn {spaces}", "pass")
    assert question(s) == effect
    assert honour(s, "blue") == 0


@pytest.mark.rule("MK-9.10")
def test_x_is_how_far_the_pawn_went(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=5, wheel=4, blue={"lairs": 1})
    play(s, "turn 1", "pass", "bolster lair-1a")
    assert options(s) == {"trolls 1"}
    s = game.scenario(at="gnome", alone=True, power=5, wheel=0, display="crym okkag imbolg")
    play(s, "turn 2", "pass", "influence crym")
    assert influence(s, "crym") == [("blue", 2 + 1)]
    s = game.scenario(at="gnome", alone=True, power=5, wheel=7)
    play(s, "turn 1", "pass")
    assert honour(s, "blue") == 1 + 1


@pytest.mark.rule("MK-9.11")
def test_bolster_by_the_wheel(game: MountainKing) -> None:
    s = game.scenario(
        at="space", alone=True, wheel=5, x=3, blue={"lairs": 1, "trolls": "ice1 ice2"}, red={"trolls": "ice2"}
    )
    assert options(s) == {"pass", "bolster ice1", "bolster lair-1a", "bolster lair-1b"}
    assert why(s, "bolster ice2") == "MK-7.1"
    play(s, "bolster ice1")
    assert options(s) == {"trolls 1", "trolls 2", "trolls 3"}
    play(s, "trolls 3")
    assert trolls(s, "blue")["ice1"] == 4
    assert seat(s, "blue")["cubes"] == ()


@pytest.mark.rule("MK-9.12")
@pytest.mark.parametrize(("before", "after"), [({}, 4), ({"crym": "red:1"}, 3)])
def test_influence_by_the_wheel(game: MountainKing, before: dict[str, str], after: int) -> None:
    s = game.scenario(at="space", alone=True, wheel=2, x=3, influence=before, display="crym okkag imbolg")
    assert options(s) == {"influence crym", "influence okkag", "influence imbolg"}
    play(s, "influence crym")
    assert dict(influence(s, "crym"))["blue"] == after
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-9.13")
@pytest.mark.parametrize("wheel", [0, 4])
def test_honour_by_the_wheel_is_x_and_the_own_boost(game: MountainKing, wheel: int) -> None:
    s = game.scenario(at="space", alone=True, wheel=wheel, x=3, blue={"boost": 2}, red={"boost": 5})
    assert (honour(s, "blue"), honour(s, "red")) == (5, 0)


@pytest.mark.rule("MK-9.14")
def test_the_boost_comes_before_the_gain(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=2, wheel=6, blue={"boost": 2})
    play(s, "turn 2", "pass")
    assert honour(s, "blue") == 2 + 3


@pytest.mark.rule("MK-9.15")
@pytest.mark.reading("MK 14")
def test_move_trolls_takes_up_to_x_units_out_of_one_cavern(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls",
        alone=True,
        x=3,
        blue={"lairs": 1, "trolls": "moon1:2", "pawns": "morgar:moon1"},
        red={"lairs": 2, "trolls": "moon1:2 fire1", "pawns": "ketil:moon1"},
    )
    assert options(s) == {"pass", "out moon1", "out fire1"}
    assert why(s, "out ice1") == "MK-9.15"
    play(s, "out moon1")
    goals = ("ice2", "moon2", "moon3")
    assert options(s) == {"done"} | {
        f"shove {unit} {goal}" for unit in ("blue", "red", "morgar", "ketil") for goal in goals
    }
    assert why(s, "out fire1") == "MK-9.15"
    play(s, "shove red ice2", "shove ketil moon2", "shove blue moon3")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"moon1": 1, "moon3": 1}
    assert trolls(s, "red") == {"moon1": 1, "ice2": 1, "fire1": 1}
    assert (pawn(s, "ketil"), pawn(s, "morgar")) == ("moon2", "moon1")


@pytest.mark.rule("MK-9.15")
def test_fewer_may_be_moved_and_even_none(game: MountainKing) -> None:
    s = game.scenario(at="move-trolls", alone=True, x=3, blue={"trolls": "moon1:3"})
    for deeds, left in ((("pass",), 3), (("out moon1", "done"), 3), (("out moon1", "shove blue ice2", "done"), 2)):
        other = s.copy()
        play(other, *deeds)
        assert question(other) == "ask-rest"
        assert trolls(other, "blue")["moon1"] == left


@pytest.mark.rule("MK-9.15")
def test_only_who_stands_there_can_be_moved(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls", alone=True, x=3, blue={"trolls": "moon1:2"}, red={"trolls": "ice2", "pawns": "ketil:ice2"}
    )
    play(s, "out moon1")
    assert why(s, "shove red moon2") == "MK-9.15"
    assert why(s, "shove ketil moon2") == "MK-9.15"
    assert why(s, "shove green moon2") == "MK-9.15"


@pytest.mark.rule("MK-9.16")
def test_units_go_to_neighbours_without_gnomes(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls", alone=True, x=2, blue={"lairs": 1, "trolls": "ice1:2 mud1"}, gnomes="ice2 mud2:2"
    )
    play(s, "out ice1")
    assert options(s) == {"done", "shove blue ice3"}
    assert why(s, "shove blue ice2") == "MK-9.16"
    assert why(s, "shove blue moon1") == "MK-9.16"


@pytest.mark.rule("MK-9.16")
def test_nobody_is_moved_out_of_a_cavern_without_a_way(game: MountainKing) -> None:
    s = game.scenario(at="move-trolls", alone=True, blue={"lairs": 1, "trolls": "ice1 mud1"}, gnomes="ice2 ice3")
    assert options(s) == {"pass", "out mud1"}
    assert why(s, "out ice1") == "MK-9.16"


@pytest.mark.rule("MK-9.17")
@pytest.mark.reading("MK 13")
def test_units_leave_any_lair_and_enter_their_own_only(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls",
        alone=True,
        x=2,
        blue={"lairs": 1, "trolls": "fire3"},
        red={"lairs": 2, "trolls": "b:2 fire3"},
    )
    assert options(s) == {"pass", "out fire3", "out lair-2b"}
    other = s.copy()
    play(s, "out lair-2b", "shove red fire1", "shove red fire3")
    assert trolls(s, "red") == {"fire1": 1, "fire3": 2}
    play(other, "out fire3")
    assert "shove red lair-2b" in options(other)
    assert "shove blue lair-2b" not in options(other)
    assert why(other, "shove blue lair-2b") == "MK-9.17"
    assert why(other, "shove red lair-5a") == "MK-9.17"
    play(other, "shove red lair-2b")
    assert trolls(other, "red") == {"lair-2b": 3}


@pytest.mark.rule("MK-9.17")
@pytest.mark.reading("MK 13")
def test_a_house_rule_keeps_rivals_in_their_lairs(game: MountainKing) -> None:
    s = game.scenario(
        at="move-trolls",
        alone=True,
        foreign_lairs=False,
        blue={"lairs": 1, "trolls": "a"},
        red={"lairs": 2, "trolls": "b"},
    )
    assert options(s) == {"pass", "out lair-1a"}
    assert why(s, "out lair-2b") == "MK-9.17"


@pytest.mark.rule("MK-9.18")
def test_the_wheel_can_seize_several_caverns_at_once(game: MountainKing) -> None:
    s = game.scenario(
        at="gnome",
        alone=True,
        power=3,
        blue={"trolls": "ice2:3 ice1 moon1"},
        red={"trolls": "ice1 moon1 ice2:3"},
    )
    play(s, "turn 3", "pass", "out ice2", "shove blue ice1", "shove blue moon1", "shove red ice3")
    assert votes(s, "ice") == [("blue", 1)]
    assert votes(s, "moon") == [("blue", 1)]


@pytest.mark.rule("MK-9.19")
@pytest.mark.parametrize(("wheel", "aim"), [(1, "bolster lair-1a"), (2, "influence crym")])
@pytest.mark.parametrize("weak", [True, False])
def test_neither_desperation_nor_supplies_raise_an_effect_of_the_wheel(
    game: MountainKing, wheel: int, aim: str, weak: bool
) -> None:
    s = game.scenario(
        at="gnome",
        alone=True,
        weak=weak,
        power=1,
        wheel=wheel - 1,
        blue={"lairs": 1, "desperation": 2, "supplies": 3},
        display="crym okkag imbolg",
    )
    assert ("desperation" in options(s), "supply" in options(s)) == (weak, not weak)
    play(s, "turn 1", "pass")
    assert aim in options(s)
    assert why(s, "desperation") == "MK-9.19"
    assert why(s, "supply") == "MK-9.19"


@pytest.mark.rule("MK-9.3", "MK-9.4", "MK-9.7", "MK-9.11", "MK-10.1", "MK-10.4")
def test_example_gnome_action(game: MountainKing) -> None:
    s = game.scenario(
        at="gnome",
        alone=True,
        weak=False,
        power=3,
        players=4,
        wheel=2,
        swarm="granite",
        by_wheel=(1, 1, 1),
        blue={"lairs": 1},
        gnomes="fire1",
    )
    play(s, "turn 3", "peek 4", "gate ice", "peek fire1 1", "strength 2")
    assert question(s) == "ask-swarm"
    play(s, "swarm granite")
    let_in(s)
    assert sum(gnomes(s).values()) == 1 + 4
    assert asked(s) == "blue"
    play(s, "bolster lair-1a")
    assert options(s) == {"trolls 1", "trolls 2", "trolls 3"}
