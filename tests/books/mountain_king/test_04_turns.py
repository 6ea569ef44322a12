"""Chapter 4, turns: the Supply, Weak and Strong actions, clusters and their links, and power.

The Starting card lies on e5 to f6: an Advance on e5, a Bolster on f5, an Influence on e6 and a Gnome on f6.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import TYPE
from meadhall.kernel.errors import ScenarioError
from tests.books.mountain_king.table import (
    answers,
    asked,
    events,
    influence,
    options,
    play,
    power,
    question,
    seat,
    trolls,
    why,
)

THREE_ADVANCES = "a02@f4"
"""In a row from e5 to g5; above the last two are Influences on f4 and g4."""
CORNERS = "a57@f4"
"""Advances on f4, e5 and g5 that touch by corners only, a Wild on g4 beside two of them, a Bolster on f5."""
STRONG = "a19@f4"
"""A strong Advance of 2 on f4, Advances below it on f5 and beside that on e5, blanks on g4 and g5."""
EXAMPLE = "a02@f4 a14@g5 a54@h4"
"""The Ancestry of the examples: Advances from e5 to g5 with a Wild on h5 and a Bolster on i5 next to them, a strong
Bolster of 2 on g6, Influences on f4, g4, i4, e6 and h6, a Supply symbol on h4, a Gnome on f6."""


def turn(game: MountainKing, ancestry: str = "", **blue: Any) -> MountainKingState:
    """Blue's turn with this Ancestry; Trolls in both Lairs."""
    return game.scenario(at="turn", blue=dict(ancestry=ancestry, trolls="a:3 b:3") | blue)


def added(s: MountainKingState) -> set[str]:
    """The symbols that may join the cluster."""
    return {text.removeprefix("add ") for text in options(s) if text.startswith("add ")}


def begun(s: MountainKingState, kind: str) -> set[str]:
    """The symbols with which a Strong action of a type may begin."""
    return {text.split()[-1] for text in options(s) if text.startswith(f"strong {kind} ")}


# --- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.1")
@pytest.mark.parametrize(("start", "order"), [("blue", "blue red black"), ("black", "black blue red")])
def test_turns_go_clockwise_from_the_start_player(game: MountainKing, start: str, order: str) -> None:
    s = game.scenario(at="supplies", players=3, start=start)
    for action in ("weak advance e5", "weak bolster f5"):
        for colour in order.split():
            assert asked(s) == colour
            play(s, action, "pass", "pass")


@pytest.mark.rule("MK-4.1")
def test_nobody_acts_on_a_rivals_turn(game: MountainKing) -> None:
    s = game.scenario(at="turns", seat="red", players=3)
    assert asked(s) == "red"
    assert why(s, "red: weak advance e5") is None
    assert why(s, "blue: weak advance e5") == why(s, "black: weak advance e5") == "MK-4.1"


@pytest.mark.rule("MK-4.2")
def test_who_has_no_supplies_is_passed_over(game: MountainKing) -> None:
    s = game.scenario(at="turns", blue=dict(supplies=2), red=dict(supplies=0), black=dict(supplies=1))
    play(s, "weak advance e5", "pass", "pass")
    assert asked(s) == "black"
    play(s, "weak advance e5", "pass", "pass")
    assert asked(s) == "blue"


@pytest.mark.rule("MK-4.2")
def test_when_nobody_has_any_the_battle_is_over(game: MountainKing) -> None:
    s = game.scenario(at="turns", seat="red", alone=True, blue=dict(supplies=0), red=dict(supplies=1))
    assert asked(s) == "red"
    assert "battle-over" in events(play(s, "weak advance e5", "pass", "pass"))
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-4.3")
def test_a_turn_costs_a_supply_before_anything_else(game: MountainKing) -> None:
    s = turn(game, supplies=4)
    assert seat(s, "blue")["supplies"] == 3
    assert seat(s, "blue")["cubes"] == ()
    assert question(s) == "ask-action"


@pytest.mark.rule("MK-4.3")
def test_the_last_supply_is_spent_on_the_turn_and_not_on_power(game: MountainKing) -> None:
    s = turn(game, STRONG, supplies=1)
    play(s, "strong advance f4")
    assert why(s, "supply") == "MK-4.26"


@pytest.mark.rule("MK-4.4")
def test_two_weak_actions_and_no_third(game: MountainKing) -> None:
    s = turn(game)
    play(s, "weak advance e5", "pass", "weak bolster f5", "pass")
    assert asked(s) == "red"


@pytest.mark.rule("MK-4.4")
def test_one_strong_action_and_no_more(game: MountainKing) -> None:
    s = turn(game, STRONG)
    play(s, "strong advance f4", "pass")
    assert asked(s) == "red"


@pytest.mark.rule("MK-4.4")
def test_never_one_of_each(game: MountainKing) -> None:
    s = turn(game, STRONG)
    play(s, "weak advance e5", "pass")
    assert not {text for text in options(s) if text.startswith("strong")}
    assert why(s, "strong advance f4") == "MK-4.4"


# --- Weak actions ---------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.5")
def test_a_weak_action_covers_one_symbol_and_has_power_one(game: MountainKing) -> None:
    s = turn(game)
    assert options(s) == {"weak advance e5", "weak bolster f5", "weak influence e6", "weak gnome f6"}
    play(s, "weak bolster f5")
    assert power(s) == 1
    assert seat(s, "blue")["cubes"] == ("f5",)
    assert why(s, "add e5") == "MK-4.5"
    play(s, "bolster lair-1a")
    assert options(s) == {"trolls 1"}


@pytest.mark.rule("MK-4.5")
def test_the_symbol_says_which_action(game: MountainKing) -> None:
    s = turn(game)
    assert why(s, "weak bolster e5") == "MK-4.5"
    assert why(s, "weak advance g7") == "MK-4.5"
    play(s, "weak advance e5")
    assert why(s, "bolster lair-1a") == "MK-4.5"


@pytest.mark.rule("MK-4.6")
def test_a_symbol_with_a_number_is_not_weak(game: MountainKing) -> None:
    s = turn(game, STRONG)
    assert "weak advance e5" in options(s)
    assert "weak advance f4" not in options(s)
    assert why(s, "weak advance f4") == "MK-4.6"
    play(s, "weak advance e5", "pass")
    assert why(s, "weak advance f4") == "MK-4.6"


@pytest.mark.rule("MK-4.7")
@pytest.mark.reading("MK 28")
@pytest.mark.parametrize(
    ("ancestry", "cell"), [("a19@f4", "g4"), ("a39@f4", "f4"), ("a43@f4", "g4")], ids=["blank", "elder", "supply"]
)
def test_these_are_never_covered(game: MountainKing, ancestry: str, cell: str) -> None:
    s = turn(game, ancestry, supplies=3)
    assert not {text for text in options(s) if text.endswith(f" {cell}")}
    for kind in TYPE.words:
        assert why(s, f"weak {kind} {cell}") == "MK-4.7"
        assert why(s, f"strong {kind} {cell}") == "MK-4.7"
    with pytest.raises(ScenarioError, match=r"MK-4\.7"):
        turn(game, ancestry, cubes=cell)


@pytest.mark.rule("MK-4.7")
def test_nor_as_part_of_a_cluster(game: MountainKing) -> None:
    s = turn(game, STRONG)
    play(s, "strong advance f4")
    assert why(s, "add g4") == "MK-4.7"


@pytest.mark.rule("MK-4.7")
def test_nor_on_a_champion(game: MountainKing) -> None:
    """Grumle shows a Supply symbol."""
    s = turn(game, champions="grumle")
    assert why(s, "weak advance grumle") == "MK-4.7"


@pytest.mark.rule("MK-4.8")
@pytest.mark.parametrize("kind", TYPE.words)
def test_a_wild_is_a_weak_symbol_of_any_type(game: MountainKing, kind: str) -> None:
    s = turn(game, CORNERS)
    play(s, f"weak {kind} g4")
    assert power(s) == 1
    assert question(s) == f"ask-{'turn' if kind == 'gnome' else kind}"


@pytest.mark.rule("MK-4.8")
def test_a_wild_is_covered_once(game: MountainKing) -> None:
    s = turn(game, CORNERS)
    play(s, "weak advance g4", "pass")
    assert why(s, "weak gnome g4") == "MK-4.9"


@pytest.mark.rule("MK-4.9")
def test_a_covered_symbol_is_used_up(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES, cubes="f5")
    assert not {text for text in options(s) if text.endswith(" f5")}
    assert why(s, "weak advance f5") == why(s, "strong advance f5") == "MK-4.9"
    play(s, "strong advance e5")
    assert why(s, "add f5") == "MK-4.9"


@pytest.mark.rule("MK-4.9")
def test_a_covered_strong_symbol_too(game: MountainKing) -> None:
    s = turn(game, STRONG, cubes="f4")
    assert begun(s, "advance") == {"e5", "f5"}
    assert why(s, "strong advance f4") == "MK-4.9"
    play(s, "strong advance f5")
    assert added(s) == {"e5"}


@pytest.mark.rule("MK-4.9")
def test_a_symbol_covered_on_the_first_turn_is_covered_on_the_next(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(supplies=2), red=dict(supplies=1))
    play(s, "weak advance e5", "pass", "pass", "weak advance e5", "pass", "pass")
    assert asked(s) == "blue"
    assert options(s) == {"weak bolster f5", "weak influence e6", "weak gnome f6"}


@pytest.mark.rule("MK-4.9")
def test_the_cubes_come_off_after_the_wave(game: MountainKing) -> None:
    s = game.scenario(at="refresh", blue=dict(cubes="e5 f6"))
    assert seat(s, "blue")["cubes"] == ()


@pytest.mark.rule("MK-4.10")
def test_the_second_weak_action_waits_for_the_first(game: MountainKing) -> None:
    """A battle is fought and lost first."""
    s = game.scenario(at="turn", gnomes="moss3", blue=dict(trolls="a:2"))
    play(s, "weak advance e5", "advance moss3", "send lair-1a 1")
    assert set(answers(s)) == {"strength 1", "strength 2", "strength 3"}
    play(s, "strength 2")
    assert options(s) == {"retreat lair-1a", "retreat lair-1b"}
    play(s, "retreat lair-1b")
    assert question(s) == "ask-weak"
    assert asked(s) == "blue"


@pytest.mark.rule("MK-4.10")
def test_two_weak_actions_never_add_up(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    play(s, "weak advance e5", "advance moss3", "send lair-1a 1", "weak advance f5")
    assert power(s) == 1
    play(s, "advance moss3", "send lair-1a 1")
    assert asked(s) == "red"
    assert trolls(s, "blue")["moss3"] == 2


@pytest.mark.rule("MK-4.11")
def test_the_second_weak_action_costs_nothing_and_is_optional(game: MountainKing) -> None:
    s = turn(game, supplies=4)
    play(s, "weak advance e5", "pass")
    assert question(s) == "ask-weak"
    assert options(s) == {"pass", "weak bolster f5", "weak influence e6", "weak gnome f6"}
    skipped = s.copy()
    play(skipped, "pass")
    assert asked(skipped) == "red"
    play(s, "weak bolster f5", "pass")
    assert asked(s) == "red"
    assert seat(s, "blue")["supplies"] == seat(skipped, "blue")["supplies"] == 3


@pytest.mark.rule("MK-4.12")
def test_without_a_weak_symbol_the_turn_is_over(game: MountainKing) -> None:
    """Only a strong Advance is left, which is no second Weak action."""
    s = turn(game, "a69@f4", cubes="e6 f6")
    play(s, "weak advance e5", "pass")
    assert asked(s) == "red"


@pytest.mark.rule("MK-4.13")
@pytest.mark.reading("MK 29")
def test_the_first_action_is_not_optional(game: MountainKing) -> None:
    s = turn(game)
    assert "pass" not in options(s)
    assert why(s, "pass") == "MK-4.13"


@pytest.mark.rule("MK-4.13")
@pytest.mark.reading("MK 29")
def test_it_need_not_change_anything(game: MountainKing) -> None:
    s = turn(game)
    before = trolls(s, "blue")
    assert "idle" in events(play(s, "weak advance e5", "pass"))
    assert trolls(s, "blue") == before


@pytest.mark.rule("MK-4.13")
def test_a_strong_symbol_alone_must_be_used(game: MountainKing) -> None:
    s = turn(game, "a69@f4", cubes="e5 e6 f6")
    assert options(s) == {"strong advance g5"}
    assert why(s, "pass") == "MK-4.13"


@pytest.mark.rule("MK-4.13")
@pytest.mark.reading("MK 29")
def test_with_nothing_to_cover_the_supply_is_lost(game: MountainKing) -> None:
    s = turn(game, cubes="e5 f5 e6 f6", supplies=3)
    assert "nothing-to-cover" in events(s.events)
    assert seat(s, "blue")["supplies"] == 2
    assert asked(s) == "red"


# --- Desperation ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.14")
def test_each_desperation_token_adds_one_to_a_weak_action(game: MountainKing) -> None:
    s = turn(game, desperation=2)
    play(s, "weak gnome f6")
    assert power(s) == 1
    play(s, "desperation")
    assert power(s) == 2
    play(s, "desperation")
    assert power(s) == 3
    assert seat(s, "blue")["desperation"] == 0
    assert why(s, "desperation") == "MK-4.14"
    assert {"turn 1", "turn 2", "turn 3"} <= options(s)
    assert "turn 4" not in options(s)


@pytest.mark.rule("MK-4.14")
def test_nobody_has_to_spend_it(game: MountainKing) -> None:
    s = turn(game, desperation=2)
    play(s, "weak bolster f5", "bolster lair-1a", "trolls 1")
    assert seat(s, "blue")["desperation"] == 2


@pytest.mark.rule("MK-4.14")
def test_not_after_the_target_is_chosen(game: MountainKing) -> None:
    s = turn(game, desperation=2)
    play(s, "weak bolster f5", "bolster lair-1a")
    assert why(s, "desperation") == "MK-4.14"


@pytest.mark.rule("MK-4.15")
def test_a_second_weak_action_may_follow_and_have_some_too(game: MountainKing) -> None:
    s = turn(game, desperation=3, supplies=5)
    play(s, "weak bolster f5", "desperation", "desperation", "bolster lair-1a", "trolls 3")
    assert question(s) == "ask-weak"
    play(s, "weak advance e5", "desperation")
    assert power(s) == 2


@pytest.mark.rule("MK-4.16")
def test_desperation_does_nothing_for_a_strong_action(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES, desperation=2)
    play(s, "strong advance e5", "add f5")
    assert "desperation" not in options(s)
    assert why(s, "desperation") == "MK-4.16"


# --- Strong actions -------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.17")
@pytest.mark.parametrize(
    ("card", "kind", "symbol", "number"),
    [
        ("a11", "advance", "f4", 2),
        ("a13", "bolster", "f5", 2),
        ("a71", "influence", "g5", 3),
        ("a72", "gnome", "f4", 3),
    ],
)
def test_one_strong_symbol_is_enough(game: MountainKing, card: str, kind: str, symbol: str, number: int) -> None:
    s = turn(game, f"{card}@f4")
    play(s, f"strong {kind} {symbol}")
    assert power(s) == number
    assert seat(s, "blue")["cubes"] == (symbol,)


@pytest.mark.rule("MK-4.18")
def test_a_cluster_needs_two_symbols(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    play(s, "strong advance e5")
    assert options(s) == {"add f5"}
    assert why(s, "advance moss3") == why(s, "pass") == why(s, "supply") == "MK-4.18"
    play(s, "add f5")
    assert power(s) == 2
    assert {"pass", "advance moss3"} <= options(s)


@pytest.mark.rule("MK-4.18")
def test_a_weak_symbol_alone_is_no_cluster(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    assert begun(s, "advance") == {"e5", "f5", "g5"}
    assert begun(s, "gnome") == set()
    assert why(s, "strong gnome f6") == "MK-4.18"


@pytest.mark.rule("MK-4.18")
def test_all_symbols_are_of_one_type(game: MountainKing) -> None:
    """On f4, next to the Advance on f5, is an Influence."""
    s = turn(game, THREE_ADVANCES)
    play(s, "strong advance f5")
    assert added(s) == {"e5", "g5"}
    assert why(s, "add f4") == "MK-4.18"
    play(s, "add e5")
    assert why(s, "influence crym") == "MK-4.18"


@pytest.mark.rule("MK-4.18")
def test_it_is_one_action_of_that_type(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    play(s, "strong influence f4", "add g4")
    champion = s.position()["display"][0]["champion"]
    play(s, f"influence {champion}")
    assert influence(s, champion) == [("blue", 3)]
    assert asked(s) == "red"


@pytest.mark.rule("MK-4.19")
def test_a_corner_is_not_enough(game: MountainKing) -> None:
    """The Advance on e5 touches that on f4 by a corner; the one on g5 is reached over the Wild."""
    s = turn(game, CORNERS)
    assert begun(s, "advance") == {"f4", "g4", "g5"}
    play(s, "strong advance f4")
    assert added(s) == {"g4"}
    assert why(s, "add e5") == why(s, "add g5") == "MK-4.19"
    play(s, "add g4")
    assert added(s) == {"g5"}


@pytest.mark.rule("MK-4.20")
def test_a_part_of_a_group_may_be_covered(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    play(s, "strong advance g5", "add f5", "pass")
    assert seat(s, "blue")["cubes"] == ("f5", "g5")
    s = turn(game, THREE_ADVANCES, cubes="f5 g5")
    assert "weak advance e5" in options(s)


@pytest.mark.rule("MK-4.20")
def test_but_a_connected_one(game: MountainKing) -> None:
    s = turn(game, THREE_ADVANCES)
    play(s, "strong advance e5")
    assert why(s, "add g5") == "MK-4.19"


@pytest.mark.rule("MK-4.21")
def test_weak_and_strong_symbols_add_up(game: MountainKing) -> None:
    s = turn(game, STRONG)
    play(s, "strong advance f4", "add f5")
    assert power(s) == 3
    play(s, "add e5")
    assert power(s) == 4
    play(s, "advance moss3")
    assert {"send lair-1a 1", "send lair-1a 2", "send lair-1a 3"} <= options(s)


@pytest.mark.rule("MK-4.21")
def test_the_order_does_not_matter(game: MountainKing) -> None:
    s = turn(game, STRONG)
    play(s, "strong advance e5", "add f5", "add f4")
    assert power(s) == 4


@pytest.mark.rule("MK-4.22")
def test_a_wild_joins_with_power_one(game: MountainKing) -> None:
    s = turn(game, CORNERS)
    play(s, "strong advance f4", "add g4", "add g5")
    assert power(s) == 3


@pytest.mark.rule("MK-4.22")
@pytest.mark.reading("MK 23")
@pytest.mark.parametrize("kind", TYPE.words)
def test_wilds_alone_may_be_any_type(game: MountainKing, kind: str) -> None:
    """a65 on f4 has Wilds on g4 and g5."""
    s = turn(game, "a65@f4")
    assert {"g4", "g5"} <= begun(s, kind)
    play(s, f"strong {kind} g4", "add g5")
    assert power(s) == 2


# --- links ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.23")
@pytest.mark.parametrize(
    ("cubes", "linked"), [("", set()), ("e5", set()), ("e5 f5", {"f4"}), ("e5 g5", set()), ("e5 f5 g5", {"f4", "g4"})]
)
def test_an_unbroken_chain_of_covered_symbols_links(game: MountainKing, cubes: str, linked: set[str]) -> None:
    """The Influence on e6 lies under the left end of the three Advances, those on f4 and g4 above the others."""
    s = turn(game, THREE_ADVANCES, cubes=cubes)
    assert ("e6" in begun(s, "influence")) is bool(linked)
    if linked:
        play(s, "strong influence e6")
        assert added(s) == linked
        play(s, "add f4")
        assert power(s) == 2


@pytest.mark.rule("MK-4.23")
def test_linked_symbols_may_lie_on_both_sides(game: MountainKing) -> None:
    """From f4 the cluster goes on to its neighbour g4 and over the chain to e6."""
    s = turn(game, THREE_ADVANCES, cubes="e5 f5")
    play(s, "strong influence f4")
    assert added(s) == {"e6", "g4"}


@pytest.mark.rule("MK-4.23")
def test_covered_symbols_that_touch_by_a_corner_are_no_chain(game: MountainKing) -> None:
    """Covered are the Advances on f4 and e5; the Wild on g4 borders the one, the Influence on e6 the other."""
    s = turn(game, CORNERS, cubes="f4 e5")
    assert "e6" not in begun(s, "influence")
    s = turn(game, CORNERS, cubes="f4 e5 f5")
    assert "e6" in begun(s, "influence")


@pytest.mark.rule("MK-4.24")
@pytest.mark.reading("MK 28")
@pytest.mark.parametrize(
    ("ancestry", "kind", "cell", "beyond"),
    [("a65@f5", "advance", "e5", "g5"), ("a25@f5", "advance", "e5", "g5"), (EXAMPLE, "influence", "i4", "g4")],
    ids=["blank", "elder", "supply"],
)
def test_these_do_not_link(game: MountainKing, ancestry: str, kind: str, cell: str, beyond: str) -> None:
    """Two symbols of a type with one of these between them; the second has another partner."""
    s = turn(game, ancestry)
    assert f"weak {kind} {cell}" in options(s)
    assert cell not in begun(s, kind)
    play(s, f"strong {kind} {beyond}")
    assert cell not in added(s)


# --- Champions ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.25")
def test_a_champions_symbol_joins_any_cluster(game: MountainKing) -> None:
    """Gnomes on d4 and d5, another on f6, and Nyssa's."""
    s = turn(game, "a03@d4", champions="nyssa")
    assert begun(s, "gnome") == {"d4", "d5", "f6", "nyssa"}
    play(s, "strong gnome d4", "add d5", "add nyssa")
    assert power(s) == 3
    assert seat(s, "blue")["cubes"] == ("d4", "d5", "nyssa")


@pytest.mark.rule("MK-4.25")
@pytest.mark.reading("MK 27")
@pytest.mark.parametrize("order", [["f6", "nyssa"], ["nyssa", "f6"]])
def test_it_brings_together_symbols_that_lie_apart(game: MountainKing, order: list[str]) -> None:
    s = turn(game, "a03@d4", champions="nyssa")
    play(s, f"strong gnome {order[0]}", f"add {order[1]}")
    assert added(s) == {"d4", "d5"}
    play(s, "add d5", "add d4")
    assert power(s) == 4


@pytest.mark.rule("MK-4.25")
@pytest.mark.reading("MK 27")
@pytest.mark.parametrize("order", [["f6", "nyssa"], ["nyssa", "f6"]])
def test_in_the_narrower_reading_it_never_connects_two_groups(game: MountainKing, order: list[str]) -> None:
    blue = dict(ancestry="a03@d4", trolls="a:3 b:3", champions="nyssa")
    s = game.scenario(at="turn", blue=blue, champion_bridges=False)
    play(s, f"strong gnome {order[0]}", f"add {order[1]}")
    assert added(s) == set()
    assert why(s, "add d5") == "MK-4.19"
    assert power(s) == 2


@pytest.mark.rule("MK-4.25")
@pytest.mark.reading("MK 27")
def test_a_covered_one_links_nothing(game: MountainKing) -> None:
    s = turn(game, "a03@d4", champions="nyssa", cubes="nyssa")
    assert begun(s, "gnome") == {"d4", "d5"}
    play(s, "strong gnome d4")
    assert added(s) == {"d5"}


@pytest.mark.rule("MK-4.25")
def test_it_can_be_used_by_itself(game: MountainKing) -> None:
    """Nyssa's Gnome is weak, Thorga's Influence has a 2, Rurik's symbol is a Wild."""
    s = turn(game, champions="nyssa thorga rurik")
    assert {"weak gnome nyssa", "weak bolster rurik", "strong influence thorga"} <= options(s)
    assert why(s, "weak influence thorga") == "MK-4.6"
    play(s, "strong influence thorga")
    assert power(s) == 2
    play(s, "add rurik", "add e6")
    assert power(s) == 4


@pytest.mark.rule("MK-4.25")
def test_a_rivals_champion_has_nothing_to_cover(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue={}, red=dict(champions="nyssa"))
    assert why(s, "weak gnome nyssa") == "MK-4.25"
    assert why(s, "weak gnome firragh") == "MK-4.25"


# --- extra Supplies -------------------------------------------------------------------------------


@pytest.mark.rule("MK-4.26")
@pytest.mark.reading("MK 30")
def test_each_extra_supply_adds_one_to_a_strong_action(game: MountainKing) -> None:
    s = turn(game, STRONG, supplies=3)
    play(s, "strong advance f4", "supply", "supply")
    assert power(s) == 4
    assert seat(s, "blue")["supplies"] == 0
    assert why(s, "supply") == "MK-4.26"
    assert added(s) == {"f5"}


@pytest.mark.rule("MK-4.26")
@pytest.mark.reading("MK 30")
def test_not_after_the_action_is_declared(game: MountainKing) -> None:
    s = turn(game, STRONG, supplies=3)
    play(s, "strong advance f4", "supply", "advance moss3")
    assert why(s, "supply") == "MK-4.26"
    play(s, "send lair-1a 3")
    assert trolls(s, "blue")["moss3"] == 3
    assert seat(s, "blue")["supplies"] == 1


@pytest.mark.rule("MK-4.26")
def test_what_was_spent_is_missing_for_turns(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(ancestry=STRONG, supplies=2), red=dict(supplies=2))
    play(s, "strong advance f4", "supply", "pass", "weak advance e5", "pass", "pass")
    assert asked(s) == "red"


@pytest.mark.rule("MK-4.27")
def test_a_weak_action_gets_no_supplies(game: MountainKing) -> None:
    s = turn(game, supplies=5)
    play(s, "weak advance e5")
    assert "supply" not in options(s)
    assert why(s, "supply") == "MK-4.27"


# --- the worked examples --------------------------------------------------------------------------


@pytest.mark.rule("MK-4.5", "MK-4.11", "MK-4.14")
def test_example_weak_actions(game: MountainKing) -> None:
    """A Gnome of power 1, then the other Gnome, with one Desperation token for power 2."""
    s = turn(game, "a08@f4", desperation=1)
    weak = {"weak advance e5", "weak bolster f4", "weak bolster g4", "weak influence e6", "weak influence f5"}
    assert weak | {"weak gnome f6", "weak gnome g5"} <= options(s)
    play(s, "weak gnome f6")
    assert power(s) == 1
    play(s, "turn 1", "pass", "bolster lair-1a", "trolls 1")
    assert options(s) == weak | {"pass", "weak gnome g5"}
    play(s, "weak gnome g5", "desperation")
    assert power(s) == 2
    assert {"turn 1", "turn 2"} <= options(s)
    assert seat(s, "blue")["desperation"] == 0


@pytest.mark.rule("MK-4.18", "MK-4.20", "MK-4.22")
def test_example_three_advances_and_a_wild(game: MountainKing) -> None:
    """With the Wild it would be 4; only the Advances are covered, for 3."""
    s = turn(game, EXAMPLE)
    play(s, "strong advance e5", "add f5", "add g5")
    with_the_wild = s.copy()
    play(with_the_wild, "add h5")
    assert power(with_the_wild) == 4
    assert power(s) == 3
    play(s, "pass")
    assert seat(s, "blue")["cubes"] == ("e5", "f5", "g5")


@pytest.mark.rule("MK-4.21", "MK-4.23")
def test_example_a_bolster_over_the_bridge(game: MountainKing) -> None:
    """The weak Bolster, the Wild and, over the covered Advances, the strong Bolster make 4."""
    s = turn(game, EXAMPLE)
    play(s, "strong bolster i5", "add h5")
    assert "g6" not in added(s)
    s = turn(game, EXAMPLE, cubes="e5 f5 g5")
    play(s, "strong bolster i5", "add h5", "add g6")
    assert power(s) == 4


@pytest.mark.rule("MK-4.21", "MK-4.23")
def test_example_all_influences_together(game: MountainKing) -> None:
    """Over all that is covered by now, all Influences make 5."""
    s = turn(game, EXAMPLE, cubes="e5 f5 g5 g6 h5 i5")
    play(s, "strong influence e6", "add f4", "add g4", "add h6", "add i4")
    assert power(s) == 5
    assert added(s) == set()


@pytest.mark.rule("MK-4.26")
def test_example_nothing_to_cover_later_so_spend_supplies(game: MountainKing) -> None:
    s = turn(game, EXAMPLE, cubes="e5 f5 g5 g6 h5 i5 f6", supplies=3)
    play(s, "strong influence e6", "add f4", "add g4", "add h6", "add i4", "supply", "supply")
    assert power(s) == 7
    champion = s.position()["display"][0]["champion"]
    play(s, f"influence {champion}")
    assert influence(s, champion) == [("blue", 8)]
