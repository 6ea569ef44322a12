"""Chapter 15, the Champions one by one: each in its use, and at its limit."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from tests.books.mountain_king.table import (
    asked,
    events,
    gnomes,
    influence,
    options,
    pawn,
    play,
    question,
    seat,
    settle,
    trolls,
    votes,
    why,
)

NOTHING_LEFT = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""


def attack(game: MountainKing, pawns: str, strengths: str, **parts: Any) -> MountainKingState:
    """Blue's units stand among Gnomes of moss3 and fight."""
    blue = dict(pawns=pawns, **parts.pop("blue", {}))
    return game.scenario(at="attack", alone=True, cavern="moss3", blue=blue, gnomes=f"moss3:{strengths}", **parts)


def instant(game: MountainKing, champion: str, **parts: Any) -> MountainKingState:
    """Blue has just won a Champion with an Instant ability."""
    return game.scenario(at="instant", alone=True, champion=champion, seat="blue", **parts)


def earned(game: MountainKing, champion: str, wave: int = 1, **parts: Any) -> int:
    """What blue's Champion earns at the end of a Wave."""
    s = game.scenario(at="scoring", alone=True, wave=wave, **parts)
    told = [event.words() for event in s.events if event.key == "champion-scores"]
    (found,) = [one["honour"] for one in told if (one["seat"], one["champion"]) == ("player-1", champion)]
    return int(found)


def claws(s: MountainKingState, champion: str) -> int:
    """How many Claws of blue's Champion are covered."""
    covered: int = seat(s, "blue")["champions"][champion].get("claws", 0)
    return covered


# --- starting Champions -------------------------------------------------------------------------


@pytest.mark.rule("MK-15.1")
def test_firragh_fights_as_two(game: MountainKing) -> None:
    s = attack(game, "firragh:moss3", "2")
    assert (s.score, gnomes(s)) == ([2, 0], {})
    s = attack(game, "firragh:moss3", "3")
    assert question(s) == "ask-retreat"


@pytest.mark.rule("MK-15.1")
def test_firragh_elsewhere_is_of_no_use_and_for_control_he_is_one(game: MountainKing) -> None:
    s = attack(game, "firragh:a", "2", blue=dict(trolls="moss3"))
    assert question(s) == "ask-retreat"
    s = game.scenario(at="domains", alone=True, blue=dict(pawns="firragh:moss3"), red=dict(trolls="moss3"))
    assert s.score == [0, 0]


def strong_advance(game: MountainKing, **parts: Any) -> MountainKingState:
    """Blue has a Strong Advance of power 2, with Argren and a Troll in moss3."""
    blue = dict(pawns="argren:moss3", trolls="moss3", supplies=3, **parts)
    return game.scenario(at="advance", weak=False, power=2, blue=blue, red=dict(supplies=0))


@pytest.mark.rule("MK-15.2")
@pytest.mark.reading("MK 31")
def test_argren_strikes_again(game: MountainKing) -> None:
    s = strong_advance(game, desperation=1)
    play(s, "advance moss1", "send argren", "done")
    assert question(s) == "ask-weak"
    assert options(s) == {"pass", "weak bolster f5", "weak influence e6", "weak gnome f6"}
    play(s, "weak bolster f5")
    assert "desperation" in options(s)
    play(s, "desperation", "bolster lair-1a", "trolls 2")
    assert s.supply[0] == 3 - 1, "only the next turn is paid"
    assert question(s) == "ask-action"


@pytest.mark.rule("MK-15.2")
def test_argren_grants_one_weak_action_or_none(game: MountainKing) -> None:
    s = strong_advance(game)
    play(s, "advance moss1", "send argren", "send moss3 1")
    assert why(s, "strong gnome f6") == "MK-4.4"
    play(s, "pass")
    assert question(s) == "ask-action"
    assert s.supply[0] == 2


@pytest.mark.rule("MK-15.2")
def test_argren_must_have_moved_in_a_strong_advance(game: MountainKing) -> None:
    s = strong_advance(game)
    play(s, "advance moss1", "send moss3 1", "done")
    assert question(s) == "ask-action", "she stayed behind"
    s = game.scenario(at="advance", alone=True, weak=True, blue=dict(pawns="argren:moss3"))
    play(s, "advance moss1", "send argren")
    assert options(s) == NOTHING_LEFT, "a Weak Advance"
    s = instant(game, "harald", blue=dict(pawns="argren:moss3"))
    play(s, "advance moss1", "send argren")
    assert options(s) == NOTHING_LEFT, "an Instant is neither Weak nor Strong"


@pytest.mark.rule("MK-15.3")
def test_brunna_opens_ways_past_her(game: MountainKing) -> None:
    blue = dict(trolls="moss2", pawns="brunna:moss3")
    s = game.scenario(at="advance", alone=True, blue=blue)
    assert {"advance moon3", "advance ice1", "advance mud3"} <= options(s), "behind ice3 and fire3"
    assert "advance moon2" not in options(s), "two caverns beyond"
    assert why(s, "advance moon2") == "MK-6.6"
    play(s, "advance moon3")
    assert options(s) == {"send moss2 1", "send brunna"}


@pytest.mark.rule("MK-15.3")
def test_brunna_opens_no_way_through_gnomes_or_for_rivals(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue=dict(pawns="brunna:moss3"), gnomes="ice3")
    assert "advance ice3" in options(s)
    assert not {"advance moon3", "advance ice1"} & options(s)
    s = game.scenario(at="advance", alone=True, red=dict(pawns="brunna:moss3"), blue=dict(trolls="moss2"))
    assert "advance fire2" not in options(s), "behind moss1, but she is red's"


@pytest.mark.rule("MK-15.4")
@pytest.mark.parametrize("breach", [False, True])
@pytest.mark.parametrize("fallen", [0, 1])
@pytest.mark.parametrize(("wave", "first"), [(1, 3), (2, 4), (3, 5)])
def test_skeld_is_always_first_fallen(game: MountainKing, breach: bool, fallen: int, wave: int, first: int) -> None:
    blue = dict(pawns="skeld:ice3", trolls="ice3")
    s = game.scenario(at="fall", alone=True, cavern="ice3", breach=breach, fallen=fallen, wave=wave, blue=blue)
    play(s, "fall skeld", "retreat lair-1b")
    assert s.score == [first, 0]


@pytest.mark.rule("MK-15.4")
def test_others_are_not_paid_for_skeld_and_the_next_is_a_later_one(game: MountainKing) -> None:
    s = game.scenario(at="invasion", alone=True, clan="fire", count=2, blue=dict(pawns="skeld:fire1", trolls="fire1:2"))
    play(s, "fall skeld", "retreat lair-1a")
    assert s.score == [3 + 2, 0]


@pytest.mark.rule("MK-15.5")
@pytest.mark.parametrize(("own", "rival", "allowed"), [(1, 1, True), (0, 1, False), (2, 9, False)])
def test_hrotha_bolsters_where_control_is_enough(game: MountainKing, own: int, rival: int, allowed: bool) -> None:
    held = f"ice3:{own}" if own else ""
    s = game.scenario(
        at="bolster", alone=True, blue=dict(pawns="hrotha:ice3", trolls=held), red=dict(trolls=f"ice3:{rival}")
    )
    assert ("bolster ice3" in options(s)) is allowed
    assert why(s, "bolster ice3") == (None if allowed else "MK-7.1")


@pytest.mark.rule("MK-15.5")
def test_hrotha_helps_only_where_she_stands(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster", alone=True, blue=dict(pawns="hrotha:ice4", trolls="ice3:2"), red=dict(trolls="ice3")
    )
    assert options(s) == {"pass", "bolster ice4", "bolster lair-1a", "bolster lair-1b"}


@pytest.mark.rule("MK-15.6")
@pytest.mark.parametrize("third", ["peek 2", "peek moss1 1"])
def test_nyssa_takes_a_second_look_at_either(game: MountainKing, third: str) -> None:
    s = game.scenario(at="scout", alone=True, blue=dict(champions="nyssa"), gnomes="moss1 fire1")
    play(s, "peek 1", "gate ice", "peek fire1 1", "strength 2")
    assert question(s) == "ask-peek-more"
    assert options(s) == {"pass", "peek 2", "peek 3", "peek moss1 1"}
    play(s, third, "gate moon" if third == "peek 2" else "strength 3")
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.6")
def test_nyssa_carries_a_weak_gnome_symbol(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="nyssa"))
    play(s, "weak gnome nyssa")
    assert options(s) == {"turn 1"}
    s = game.scenario(at="scout", alone=True, blue={}, red=dict(champions="nyssa"), gnomes="fire1")
    play(s, "pass", "pass")
    assert options(s) == NOTHING_LEFT, "only her own player scouts with her"


@pytest.mark.rule("MK-15.7")
@pytest.mark.parametrize(
    ("wave", "ancestry", "supplies"), [(1, "", 7), (2, "", 6), (3, "", 5), (1, "a43@e5 a44@f6", 8)]
)
def test_grumle_brings_a_supply_but_never_a_ninth(game: MountainKing, wave: int, ancestry: str, supplies: int) -> None:
    s = game.scenario(at="supplies", alone=True, wave=wave, blue=dict(champions="grumle", ancestry=ancestry))
    assert s.supply[0] == supplies


def weak_advance(game: MountainKing, power: int = 1) -> MountainKingState:
    blue = dict(pawns="ketil:moss3 imbolg:moss3 ulfgar:ice4", trolls="moss3:2 moss4")
    return game.scenario(at="advance", alone=True, weak=True, power=power, blue=blue)


@pytest.mark.rule("MK-15.8")
def test_ketil_brings_one_along(game: MountainKing) -> None:
    s = weak_advance(game)
    play(s, "advance moss1", "send ketil")
    assert question(s) == "ask-follow"
    assert options(s) == {"done", "send moss3 1", "send imbolg"}, "nobody from elsewhere, not even Ulfgar"
    play(s, "send moss3 1")
    assert trolls(s, "blue") == {"moss1": 1, "moss3": 1, "moss4": 1}
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.8")
def test_ketils_companion_uses_up_no_power(game: MountainKing) -> None:
    s = weak_advance(game, 2)
    play(s, "advance moss1", "send ketil", "send moss4 1", "send moss3 1")
    assert trolls(s, "blue") == {"moss1": 2, "moss3": 1}
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.8")
def test_ketil_brings_nobody_in_other_advances_or_if_he_stays(game: MountainKing) -> None:
    s = weak_advance(game)
    play(s, "advance moss1", "send moss3 1")
    assert options(s) == NOTHING_LEFT
    for parts in (dict(weak=False, power=1), dict(power=1)):
        s = game.scenario(at="advance", alone=True, blue=dict(pawns="ketil:moss3", trolls="moss3"), **parts)
        play(s, "advance moss1", "send ketil")
        assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.9")
def test_vargha_presses_her_claim_once_a_wave(game: MountainKing) -> None:
    parts: dict[str, Any] = dict(power=2, red=dict(trolls="moss1"))
    s = game.scenario(at="advance", alone=True, blue=dict(pawns="vargha:moss3", trolls="moss3"), **parts)
    play(s, "advance moss1", "send vargha", "send moss3 1")
    assert options(s) == {"pass", "claw vargha"}
    other = s.copy()
    play(s, "claw vargha")
    assert votes(s, "moss") == [("blue", 2)]
    assert claws(s, "vargha") == 1
    play(other, "pass")
    assert votes(other, "moss") == [("blue", 1)]
    s = game.scenario(
        at="advance", alone=True, blue=dict(pawns="vargha:moss3", trolls="moss3", claws="vargha:1"), **parts
    )
    play(s, "advance moss1", "send vargha", "send moss3 1")
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.9")
def test_vargha_must_stand_there_but_a_battle_will_do(game: MountainKing) -> None:
    s = game.scenario(
        at="advance", alone=True, power=2, blue=dict(pawns="vargha:moss3", trolls="moss3:2"), red=dict(trolls="moss1")
    )
    play(s, "advance moss1", "send moss3 2")
    assert votes(s, "moss") == [("blue", 1)]
    assert options(s) == NOTHING_LEFT
    s = attack(game, "vargha:moss3", "1")
    play(s, "claw vargha")
    assert votes(s, "moss") == [("blue", 2)]


@pytest.mark.rule("MK-15.10")
@pytest.mark.parametrize(("others", "target"), [(2, "ice2"), (3, None), (4, "ice1")])
def test_dagrun_seems_three_to_gnomes(game: MountainKing, others: int, target: str | None) -> None:
    s = game.scenario(
        at="invasion",
        alone=True,
        clan="ice",
        count=1,
        blue=dict(pawns="dagrun:ice1", votes="ice"),
        red=dict(trolls=f"ice2:{others}"),
    )
    if target is None:
        assert options(s) == {"invade ice1", "invade ice2"}
        assert why(s, "invade ice3") == "MK-11.11"
    else:
        assert {event.words()["cavern"] for event in s.events if event.key == "gnome-beaten"} == {target}


@pytest.mark.rule("MK-15.11")
def test_tuva_adds_to_influence(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, weak=True, blue=dict(champions="tuva"), display="crym okkag imbolg")
    play(s, "claw tuva", "influence crym")
    assert influence(s, "crym") == [("blue", 1 + 1 + 1)], "and one for being first"
    assert claws(s, "tuva") == 1


@pytest.mark.rule("MK-15.11")
def test_tuva_helps_an_influence_of_the_wheel_but_no_other_action(game: MountainKing) -> None:
    s = game.scenario(at="space", alone=True, wheel=2, x=3, blue=dict(champions="tuva"), display="crym", red={})
    play(s, "claw tuva", "influence crym")
    assert influence(s, "crym") == [("blue", 3 + 1 + 1)]
    s = game.scenario(at="bolster", alone=True, weak=True, blue=dict(champions="tuva"))
    assert "claw tuva" not in options(s)


@pytest.mark.rule("MK-15.11")
def test_tuva_has_two_claws(game: MountainKing) -> None:
    parts: dict[str, Any] = dict(at="influence", alone=True, weak=True, display="crym")
    assert "claw tuva" in options(game.scenario(blue=dict(claws="tuva:1"), **parts))
    s = game.scenario(blue=dict(claws="tuva:2"), **parts)
    assert why(s, "claw tuva") == "MK-12.19"


@pytest.mark.rule("MK-15.12")
@pytest.mark.parametrize(
    ("blue", "red", "honour"),
    [
        pytest.param("morgar:moss2", "", 3, id="alone at a Gate"),
        pytest.param("morgar:moss2", "moss2", 0, id="tied"),
        pytest.param("morgar:moss1", "", 0, id="no Gate"),
        pytest.param("morgar:a", "", 0, id="in a Lair"),
    ],
)
def test_morgar_at_a_gate(game: MountainKing, blue: str, red: str, honour: int) -> None:
    assert earned(game, "morgar", blue=dict(pawns=blue), red=dict(trolls=red)) == honour
    assert earned(game, "morgar", wave=3, blue=dict(pawns=blue), red=dict(trolls=red)) == honour


# --- Champions of Waves I and II ----------------------------------------------------------------


@pytest.mark.rule("MK-15.13")
@pytest.mark.parametrize(
    ("trolls", "strengths", "score"), [("", "2", 2), ("", "1", 1), ("moss3", "1/2", 3), ("moss3:2", "3/1", 4)]
)
def test_imbolg_weakens_one_gnome(game: MountainKing, trolls: str, strengths: str, score: int) -> None:
    s = attack(game, "imbolg:moss3", strengths, blue=dict(trolls=trolls))
    assert s.score == [score, 0], "Honour for the full strength"


@pytest.mark.rule("MK-15.13")
def test_imbolg_weakens_only_one_and_only_where_he_fights(game: MountainKing) -> None:
    s = attack(game, "imbolg:moss3", "2/1")
    assert question(s) == "ask-retreat"
    s = attack(game, "imbolg:a", "2", blue=dict(trolls="moss3"))
    assert question(s) == "ask-retreat"


DIAGONAL = "a19@f6 a14@g7"
"""Advances in e5, f6 and g7 touch by their corners; there is one more in f7, under f6."""


def clusters(game: MountainKing, champions: str) -> MountainKingState:
    return game.scenario(
        at="turn",
        blue=dict(champions=champions, ancestry=DIAGONAL, supplies=2, trolls="moss3:5"),
        red=dict(supplies=0),
    )


@pytest.mark.rule("MK-15.14")
def test_laggrid_joins_corners(game: MountainKing) -> None:
    s = clusters(game, "laggrid")
    play(s, "strong advance e5")
    assert options(s) == {"add f6"}
    play(s, "add f6")
    assert claws(s, "laggrid") == 1
    assert {"add f7", "add g7"} <= options(s)
    play(s, "add g7")
    assert claws(s, "laggrid") == 1, "one Claw for the whole action"
    play(s, "advance moss1")
    assert "send moss3 4" in options(s)
    assert "send moss3 5" not in options(s)


@pytest.mark.rule("MK-15.14")
def test_without_laggrid_corners_do_not_touch(game: MountainKing) -> None:
    s = clusters(game, "tuva")
    assert "strong advance e5" not in options(s)
    play(s, "strong advance f6")
    assert "add f7" in options(s)
    assert why(s, "add e5") == "MK-4.19"


@pytest.mark.rule("MK-15.14")
def test_laggrid_has_two_claws_and_spares_them_for_edges(game: MountainKing) -> None:
    s = clusters(game, "laggrid")
    play(s, "strong advance f6", "add f7")
    assert claws(s, "laggrid") == 0
    for covered, allowed in ((1, True), (2, False)):
        s = game.scenario(at="turn", blue=dict(claws=f"laggrid:{covered}", ancestry=DIAGONAL))
        assert ("strong advance e5" in options(s)) is allowed


@pytest.mark.rule("MK-15.15")
@pytest.mark.parametrize(("cavern", "most"), [("lair-1a", 3), ("lair-1b", 3), ("moss3", 3), ("moss1", 2)])
def test_waelwulf_awakens_more(game: MountainKing, cavern: str, most: int) -> None:
    s = game.scenario(at="bolster", alone=True, power=2, blue=dict(pawns="waelwulf:moss3", trolls="moss1"))
    play(s, f"bolster {cavern}")
    assert options(s) == {f"trolls {n}" for n in range(1, most + 1)}


@pytest.mark.rule("MK-15.16")
def test_okkag_consoles(game: MountainKing) -> None:
    s = attack(game, "okkag:moss3", "3", blue=dict(trolls="moss3"))
    play(s, "retreat lair-1a")
    assert s.score == [2, 0]
    assert gnomes(s) == {"moss3": 1}
    assert pawn(s, "okkag") == "lair-1a"


@pytest.mark.rule("MK-15.16")
def test_okkag_must_have_been_there_and_a_victory_needs_no_consolation(game: MountainKing) -> None:
    s = attack(game, "okkag:a", "3", blue=dict(trolls="moss3"))
    play(s, "retreat lair-1a")
    assert (s.score, gnomes(s)) == ([0, 0], {"moss3": 2})
    assert attack(game, "okkag:moss3", "1").score == [1, 0]


@pytest.mark.rule("MK-15.17")
def test_crym_pushes_on_but_x_does_not_grow(game: MountainKing) -> None:
    s = game.scenario(at="gnome", alone=True, power=2, weak=True, blue=dict(champions="crym"), display="okkag imbolg")
    play(s, "turn 1")
    assert options(s) == {"pass", "claw crym"}
    play(s, "claw crym")
    assert s.position()["wheel"] == 2
    assert claws(s, "crym") == 1
    play(s, "pass", "influence okkag")
    assert influence(s, "okkag") == [("blue", 1 + 1)], "X is 1, and one for being first"


@pytest.mark.rule("MK-15.17")
def test_crym_may_stay_and_tripwires_on_the_way_take_effect(game: MountainKing) -> None:
    for moves, breach in ((["turn 1", "claw crym"], True), (["turn 1", "pass"], False)):
        s = game.scenario(at="gnome", alone=True, weak=True, wheel=2, blue=dict(champions="crym", trolls="moss3"))
        play(s, *moves, "pass")
        assert (question(s) == "ask-swarm") is breach


@pytest.mark.rule("MK-15.17")
@pytest.mark.parametrize(("covered", "spaces", "asks"), [(0, 7, True), (0, 8, False), (1, 1, True), (2, 1, False)])
def test_crym_never_goes_around_twice_and_has_two_claws(
    game: MountainKing, covered: int, spaces: int, asks: bool
) -> None:
    s = game.scenario(at="gnome", alone=True, power=9, weak=True, blue=dict(claws=f"crym:{covered}"))
    play(s, f"turn {spaces}")
    assert (question(s) == "ask-go-further") is asks


def fall_beside_siggdan(game: MountainKing) -> MountainKingState:
    return game.scenario(
        at="fall", alone=True, cavern="ice3", blue=dict(trolls="ice3:2"), red=dict(pawns="siggdan:ice3", trolls="ice3")
    )


@pytest.mark.rule("MK-15.18")
def test_siggdan_volunteers(game: MountainKing) -> None:
    s = fall_beside_siggdan(game)
    assert asked(s) == "red"
    assert options(s) == {"pass", "fall siggdan"}
    play(s, "fall siggdan", "retreat lair-2b")
    assert options(s) == NOTHING_LEFT
    assert pawn(s, "siggdan") == "lair-2b"
    assert s.score == [0, 4]


@pytest.mark.rule("MK-15.18")
def test_siggdan_may_leave_it_to_the_draw(game: MountainKing) -> None:
    s = fall_beside_siggdan(game)
    play(s, "pass", "doom blue")
    assert trolls(s, "blue") == {"ice3": 1}


@pytest.mark.rule("MK-15.18")
def test_siggdan_elsewhere_is_not_asked(game: MountainKing) -> None:
    s = game.scenario(
        at="fall", alone=True, cavern="ice3", blue=dict(trolls="ice3"), red=dict(pawns="siggdan:a", trolls="ice3")
    )
    assert s.fate is not None


@pytest.mark.rule("MK-15.19")
@pytest.mark.parametrize(("rivals", "score"), [(1, [6, 0]), (2, [0, 0]), (3, [0, 6])])
def test_haldis_weighs_two_for_control(game: MountainKing, rivals: int, score: list[int]) -> None:
    s = game.scenario(at="domains", alone=True, blue=dict(pawns="haldis:moss3"), red=dict(trolls=f"moss3:{rivals}"))
    assert s.score == score


@pytest.mark.rule("MK-15.19")
def test_haldis_is_one_in_battles_and_for_gnomes(game: MountainKing) -> None:
    s = attack(game, "haldis:moss3", "2")
    assert question(s) == "ask-retreat"
    s = game.scenario(
        at="invasion", alone=True, clan="ice", count=1, blue=dict(pawns="haldis:ice1"), red=dict(trolls="ice2:2")
    )
    assert question(s) == "ask-carry-home"


@pytest.mark.rule("MK-15.20")
def test_rurik_carries_a_wild(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="rurik"))
    assert {f"weak {kind} rurik" for kind in ("advance", "bolster", "influence", "gnome")} <= options(s)
    play(s, "weak bolster rurik", "bolster lair-1a")
    assert options(s) == {"trolls 1"}


@pytest.mark.rule("MK-15.20")
def test_ruriks_wild_can_be_half_of_a_supply(game: MountainKing) -> None:
    s = game.scenario(at="supplies", alone=True, blue=dict(champions="rurik", ancestry="a57@e5"))
    assert options(s) == {"pass", "cover f5", "cover rurik"}
    play(s, "cover rurik", "cover f5")
    assert s.supply[0] == 5 + 1


@pytest.mark.rule("MK-15.21")
def test_thorga_carries_a_strong_influence(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="thorga"), display="crym okkag imbolg")
    assert why(s, "weak influence thorga") == "MK-4.6"
    play(s, "strong influence thorga", "influence crym")
    assert influence(s, "crym") == [("blue", 2 + 1)]


@pytest.mark.rule("MK-15.22")
def test_ulfgar_passes_through_any_cavern_without_gnomes(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=2,
        blue=dict(pawns="ulfgar:moss4", trolls="moss4"),
        red=dict(trolls="ice4"),
        gnomes="fire4 moss3 granite1",
    )
    assert {"advance hammer4", "advance granite1", "advance moss3"} <= options(s)
    play(s, "advance hammer4")
    assert options(s) == {"send ulfgar"}, "nobody goes with him"
    play(s, "send ulfgar")
    assert pawn(s, "ulfgar") == "hammer4"


@pytest.mark.rule("MK-15.22")
def test_ulfgar_comes_once(game: MountainKing) -> None:
    s = game.scenario(
        at="advance",
        alone=True,
        power=3,
        blue=dict(pawns="ulfgar:moss4", trolls="moss4:2"),
        gnomes="fire4 moss3 granite1",
    )
    play(s, "advance ice4", "send ulfgar")
    assert options(s) == {"done", "send moss4 1", "send moss4 2"}


@pytest.mark.rule("MK-15.22")
def test_ulfgar_is_stopped_by_gnomes_and_foreign_lairs(game: MountainKing) -> None:
    s = game.scenario(at="advance", alone=True, blue=dict(pawns="ulfgar:moss4"), gnomes="moss3 ice4 fire4")
    assert options(s) == {"pass", "advance moss3", "advance ice4", "advance fire4"}
    s = game.scenario(at="advance", alone=True, blue=dict(pawns="ulfgar:moss4"))
    assert {"advance lair-1a", "advance lair-1b"} <= options(s)
    assert why(s, "advance lair-2a") == "MK-6.9"
    assert why(s, "advance lair-3a") == "MK-2.24", "a Lair that nobody took"


@pytest.mark.rule("MK-15.23")
@pytest.mark.parametrize(
    ("where", "overrun", "honour"),
    [
        ("ice3", "ice1 moon3:1/1 fire1", 2),
        ("ice3", "ice1 ice2 ice4 moon3 moon4", 4),
        ("a", "ice3 moss3", 2),
        ("ice3", "", 0),
    ],
)
def test_yrsa_beside_overrun_caverns(game: MountainKing, where: str, overrun: str, honour: int) -> None:
    for wave in (1, 3):
        assert earned(game, "yrsa", wave, blue=dict(pawns=f"yrsa:{where}"), gnomes=overrun) == honour


@pytest.mark.rule("MK-15.24")
@pytest.mark.parametrize(("fallen", "score"), [(0, 4), (1, 2)])
def test_bolvir_makes_a_breach_count(game: MountainKing, fallen: int, score: int) -> None:
    parts: dict[str, Any] = dict(at="fall", alone=True, breach=True, cavern="ice3", fallen=fallen)
    s = game.scenario(blue=dict(trolls="ice3:2", pawns="bolvir:a"), **parts)
    assert s.score == [score, 0]
    s = game.scenario(blue=dict(pawns="bolvir:a"), red=dict(trolls="ice3"), **parts)
    assert s.score == [0, 0], "a rival's Troll"


@pytest.mark.rule("MK-15.24")
@pytest.mark.parametrize(("doomed", "score"), [(["blue", "red"], [4, 0]), (["red", "blue"], [2, 0])])
def test_a_rival_who_falls_before_bolvirs_units_is_the_first(
    game: MountainKing, doomed: list[str], score: list[int]
) -> None:
    s = game.scenario(
        at="breach",
        alone=True,
        swarm="fire",
        blue=dict(pawns="bolvir:a", trolls="fire1:2"),
        red=dict(trolls="fire1:2"),
    )
    play(s, "swarm fire", *(f"doom {colour}" for colour in doomed))
    assert s.score == score


@pytest.mark.rule("MK-15.25")
def test_sibba_keeps_a_gnome_out(game: MountainKing) -> None:
    s = game.scenario(
        at="invasions",
        alone=True,
        gates="granite fire moss",
        red=dict(champions="sibba", trolls="granite1:8 fire1:8 moss2:8"),
    )
    assert (asked(s), options(s)) == ("red", {"pass", "claw sibba"})
    assert s.position()["swarm"] == "granite", "the Domain is known"
    play(s, "pass", "claw sibba")
    assert trolls(s, "red") == {"granite1": 5, "fire1": 6, "moss2": 5}
    assert options(s) == NOTHING_LEFT, "one Claw"


@pytest.mark.rule("MK-15.25")
def test_sibba_in_a_breach_and_at_least_one_gnome_comes(game: MountainKing) -> None:
    s = game.scenario(at="breach", alone=True, swarm="moss", blue=dict(trolls="fire1:9"), red=dict(champions="sibba"))
    play(s, "swarm fire")
    assert (asked(s), question(s)) == ("red", "ask-hold-back")
    play(s, "claw sibba")
    assert trolls(s, "blue") == {"fire1": 8}
    s = game.scenario(
        at="invasion", alone=True, clan="fire", count=1, blue=dict(trolls="fire1:9"), red=dict(champions="sibba")
    )
    assert trolls(s, "blue") == {"fire1": 8}


@pytest.mark.rule("MK-15.26")
@pytest.mark.parametrize(
    ("where", "champion", "gained"),
    [("ice3", "imbolg", 3), ("ice3", "crym", 2), ("a", "imbolg", 2), ("ice3", "jorunn", 2)],
)
def test_gunnhild_speaks_for_the_clan_whose_domain_she_is_in(
    game: MountainKing, where: str, champion: str, gained: int
) -> None:
    s = game.scenario(at="influence", alone=True, blue=dict(pawns=f"gunnhild:{where}"), display="imbolg crym jorunn")
    play(s, f"influence {champion}")
    assert influence(s, champion) == [("blue", gained)]


@pytest.mark.rule("MK-15.27")
def test_jorunn_steps_on_after_an_action(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, blue=dict(pawns="jorunn:moss3"), red=dict(lairs=3), gnomes="fire3")
    play(s, "bolster lair-1a", "trolls 1")
    assert question(s) == "ask-quick-step"
    assert options(s) == {"pass", *(f"pawn {one}" for one in ("moss1", "moss2", "moss4", "ice3", "lair-1a"))}
    assert why(s, "pawn fire3") == why(s, "pawn lair-3b") == why(s, "pawn moon3") == "MK-15.27"
    play(s, "pawn moss1")
    assert pawn(s, "jorunn") == "moss1"
    assert claws(s, "jorunn") == 1


@pytest.mark.rule("MK-15.27")
def test_jorunns_step_belongs_to_the_action(game: MountainKing) -> None:
    blue = dict(pawns="jorunn:moss3", trolls="moss1")
    for s in (
        game.scenario(at="bolster", alone=True, blue=blue, red=dict(trolls="moss1")),
        instant(game, "edda", blue=blue, red=dict(trolls="moss1")),
    ):
        play(s, "pass", "pawn moss1")
        assert votes(s, "moss") == [("blue", 1)]


@pytest.mark.rule("MK-15.27")
def test_jorunn_has_two_claws_and_steps_after_instants_too(game: MountainKing) -> None:
    for covered, asks in ((1, True), (2, False)):
        s = instant(game, "edda", blue=dict(pawns="jorunn:moss3", claws=f"jorunn:{covered}"))
        play(s, "pass")
        assert (question(s) == "ask-quick-step") is asks


@pytest.mark.rule("MK-15.28")
def test_harald_advances_with_three(game: MountainKing) -> None:
    s = instant(game, "harald", blue=dict(trolls="moss3:5"))
    play(s, "advance moss1")
    assert options(s) == {"send moss3 1", "send moss3 2", "send moss3 3"}


@pytest.mark.rule("MK-15.28")
def test_haralds_battles_move_the_wheel(game: MountainKing) -> None:
    s = instant(game, "harald", blue=dict(trolls="moss3:5"), gnomes="moss1:3")
    play(s, "advance moss1", "send moss3 3")
    assert (s.score, s.position()["wheel"]) == ([3, 0], 1)


@pytest.mark.rule("MK-15.29")
def test_edda_bolsters_with_four(game: MountainKing) -> None:
    s = instant(game, "edda", blue=dict(trolls="moss3"))
    play(s, "bolster moss3")
    assert options(s) == {f"trolls {n}" for n in range(1, 5)}
    play(s, "trolls 4")
    assert trolls(s, "blue") == {"moss3": 5}


@pytest.mark.rule("MK-15.30")
@pytest.mark.parametrize(
    ("ancestry", "champions", "honour"),
    [("", "", 0), ("a39@d4", "", 2), ("a39@d4 a40@e3 a41@f2", "", 4), ("a23@f4", "snorri", 3)],
)
def test_ragna_counts_elders(game: MountainKing, ancestry: str, champions: str, honour: int) -> None:
    blue = dict(champions=f"ragna {champions}", ancestry=ancestry)
    for wave in (3,) if champions else (1, 3):
        assert earned(game, "ragna", wave, blue=blue) == honour


@pytest.mark.rule("MK-15.31")
@pytest.mark.parametrize(
    ("where", "rivals", "honour"), [("moss4", "", 2), ("moss4", "moss4", 0), ("moss1", "", 0), ("a", "", 0)]
)
def test_stigandr_beside_a_great_hall(game: MountainKing, where: str, rivals: str, honour: int) -> None:
    for wave in (1, 3):
        found = earned(game, "stigandr", wave, blue=dict(pawns=f"stigandr:{where}"), red=dict(trolls=rivals))
        assert found == honour


@pytest.mark.rule("MK-15.32")
@pytest.mark.parametrize(("strengths", "score"), [("1", 1 + 1), ("1/2", 3 + 2)])
def test_vidkun_earns_more_and_the_wheel_stays(game: MountainKing, strengths: str, score: int) -> None:
    s = attack(game, "vidkun:moss3", strengths, blue=dict(trolls="moss3:2"), wheel=3)
    assert s.score == [score, 0]
    assert s.position()["wheel"] == 3
    assert s.gnomes_by_wheel() == len(strengths.split("/"))


@pytest.mark.rule("MK-15.32")
def test_vidkun_must_take_part_and_win(game: MountainKing) -> None:
    s = attack(game, "vidkun:a", "1", blue=dict(trolls="moss3"))
    assert (s.score, s.position()["wheel"]) == ([1, 0], 1)
    s = attack(game, "vidkun:moss3", "3")
    play(s, "retreat lair-1a")
    assert s.score == [0, 0]


# --- Champions of Wave III ----------------------------------------------------------------------


@pytest.mark.rule("MK-15.33")
def test_torvald_raises_a_hall(game: MountainKing) -> None:
    s = instant(game, "torvald", wave=3)
    assert options(s) == {f"crown h{n}" for n in range(1, 8)}
    assert why(s, "crown h8") == "MK-15.33", "not on this side of the board"
    play(s, "crown h4")
    assert seat(s, "blue")["champions"] == {"torvald": {"tile": "h4"}}
    s = game.scenario(at="halls", alone=True, blue=dict(tiles="torvald:h4"), red=dict(trolls="hammer4 ice4"))
    assert s.score == [0, 4 + 6 + 4], "whoever wins it, and no other Hall"


@pytest.mark.rule("MK-15.33")
def test_torvalds_hall_is_shared_with_its_new_value(game: MountainKing) -> None:
    s = game.scenario(
        at="halls", alone=True, blue=dict(tiles="torvald:h4", trolls="hammer4"), red=dict(trolls="granite4")
    )
    assert s.score == [5, 5]


@pytest.mark.rule("MK-15.34")
def test_asta_lifts_her_banner_in_a_controlled_cavern(game: MountainKing) -> None:
    s = instant(game, "asta", wave=3, blue=dict(trolls="moss4 ice3 ice4:2 a"), red=dict(trolls="ice3 ice4"))
    assert options(s) == {"crown moss4", "crown ice4"}, "not tied in ice3, and no Lair"
    assert why(s, "crown ice3") == "MK-15.34"
    play(s, "crown ice4")
    assert seat(s, "blue")["champions"] == {"asta": {"tile": "ice4"}}


@pytest.mark.rule("MK-15.34")
def test_astas_cavern_counts_double_at_its_halls(game: MountainKing) -> None:
    parts: dict[str, Any] = dict(at="halls", alone=True, red=dict(trolls="granite3"), halls="h3:12")
    s = game.scenario(blue=dict(trolls="moon4", tiles="asta:moon4"), **parts)
    assert s.score == [12 + 8, 4], "h3 alone, and h2, while red keeps h4"
    s = game.scenario(blue=dict(trolls="moon4", champions="asta"), **parts)
    assert s.score == [6 + 8, 6 + 4]


@pytest.mark.rule("MK-15.34")
def test_asta_without_a_cavern_does_nothing(game: MountainKing) -> None:
    assert options(instant(game, "asta", wave=3, blue=dict(trolls="a:3"))) == NOTHING_LEFT


@pytest.mark.rule("MK-15.35")
def test_grimhild_shuts_gnomes_out_of_a_hall(game: MountainKing) -> None:
    s = instant(game, "grimhild", wave=3)
    assert options(s) == {f"crown h{n}" for n in range(1, 8)}
    play(s, "crown h1")
    parts: dict[str, Any] = dict(at="halls", alone=True, halls="h1:12", gnomes="moss3 moss4")
    assert game.scenario(blue=dict(trolls="ice4", tiles="grimhild:h1"), **parts).score == [12, 0]
    assert game.scenario(blue=dict(trolls="ice4", tiles="grimhild:h2"), **parts).score == [0, 0]
    tied = parts | dict(gnomes="moss4")
    assert game.scenario(blue=dict(trolls="ice4", tiles="grimhild:h1"), **tied).score == [12, 0]


@pytest.mark.rule("MK-15.36")
def test_eirik_raises_first_place(game: MountainKing) -> None:
    s = instant(game, "eirik", wave=3)
    assert len(options(s)) == 7
    play(s, "crown moss")
    assert seat(s, "blue")["champions"] == {"eirik": {"tile": "moss"}}
    s = game.scenario(
        at="votes",
        alone=True,
        planks="moss:five",
        blue=dict(tiles="eirik:moss", votes="moss ice"),
        red=dict(votes="moss:2"),
        black={},
    )
    assert s.score == [5 + 7, 9 + 4, 0], "whoever is first there, and nobody else"


@pytest.mark.rule("MK-15.37")
def test_halla_stands_in_for_two_trolls(game: MountainKing) -> None:
    s = instant(game, "halla", wave=3, red=dict(trolls="moss1"), gnomes="moss2")
    assert len(options(s)) == 28 - 1
    assert {"crown moss1", "crown moss3"} <= options(s)
    assert why(s, "crown moss2") == why(s, "crown lair-1a") == "MK-15.37"
    play(s, "crown moss1")
    assert votes(s, "moss") == [("blue", 1)], "an Instant can seize control"


@pytest.mark.rule("MK-15.37")
@pytest.mark.parametrize(("own", "rivals", "score"), [(0, 0, [4, 0]), (0, 1, [4, 0]), (0, 2, [0, 0]), (1, 2, [4, 0])])
def test_hallas_tile_counts_for_control_at_halls(game: MountainKing, own: int, rivals: int, score: list[int]) -> None:
    blue = dict(tiles="halla:ice4", trolls=f"ice4:{own}" if own else "")
    s = game.scenario(at="halls", alone=True, blue=blue, red=dict(trolls=f"ice4:{rivals}" if rivals else ""))
    assert s.score == score


@pytest.mark.rule("MK-15.38")
def test_snorri_carries_two_elders(game: MountainKing) -> None:
    s = game.scenario(at="elders", alone=True, blue=dict(champions="snorri"), red=dict(ancestry="a39@d4"))
    assert s.score == [1, 1]


@pytest.mark.rule("MK-15.39")
@pytest.mark.parametrize(("held", "honour"), [("", 0), ("ice moss", 0), ("ice:2 moss fire:5", 2)])
def test_brokk_counts_clans(game: MountainKing, held: str, honour: int) -> None:
    assert earned(game, "brokk", 3, blue=dict(champions="brokk", votes=held), red=dict(votes="mud:4")) == honour


@pytest.mark.rule("MK-15.40")
def test_ylva_reaps_an_overrun_cavern(game: MountainKing) -> None:
    s = instant(
        game,
        "ylva",
        wave=3,
        blue=dict(trolls="moss1 ice1"),
        red=dict(trolls="ice1"),
        gnomes="moss3:3/? ice2 fire2:1 moon1",
    )
    assert options(s) == {"reap moss3", "reap fire2"}, "ice1 is tied"
    assert why(s, "reap ice2") == "MK-15.40"
    happened = play(s, "reap moss3", "strength 2") + settle(s)
    assert s.score == [5, 0]
    assert gnomes(s) == {"ice2": 1, "fire2": 1, "moon1": 1}
    assert s.reserve == 27
    assert (s.gnomes_by_wheel(), s.position()["wheel"]) == (0, 0)
    assert "seized" not in events(happened)
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-15.40")
def test_ylva_reaps_beside_an_empty_lair_for_lairs_are_always_controlled(game: MountainKing) -> None:
    s = instant(game, "ylva", wave=3, gnomes="ice3:1 mud1")
    assert options(s) == {"reap ice3"}


@pytest.mark.rule("MK-15.40")
def test_nobody_seizes_what_ylva_reaped(game: MountainKing) -> None:
    s = instant(game, "ylva", wave=3, blue=dict(pawns="jorunn:moss1"), gnomes="moss3:1")
    play(s, "reap moss3", "pawn moss3")
    assert pawn(s, "jorunn") == "moss3"
    assert votes(s, "moss") == []


@pytest.mark.rule("MK-15.40")
def test_ylva_without_gnomes_nearby_does_nothing(game: MountainKing) -> None:
    assert options(instant(game, "ylva", wave=3, blue=dict(trolls="moss1"), gnomes="mud1")) == NOTHING_LEFT


@pytest.mark.rule("MK-15.41")
def test_osk_advances_with_four_and_the_wheel_stays(game: MountainKing) -> None:
    s = instant(game, "osk", wave=3, wheel=3, blue=dict(trolls="moss3:5"), gnomes="moss1:2/2")
    play(s, "advance moss1")
    assert options(s) == {f"send moss3 {n}" for n in range(1, 5)}
    play(s, "send moss3 4")
    assert s.score == [4, 0]
    assert s.position()["wheel"] == 3
    assert s.gnomes_by_wheel() == 2, "they go to the Wheel all the same"
    assert votes(s, "moss") == [("blue", 1)]


@pytest.mark.rule("MK-15.42")
@pytest.mark.parametrize(("placed", "honour"), [(0, 8), (17, 8), (18, 7), (25, 0)])
def test_dura_counts_trolls_in_the_supply(game: MountainKing, placed: int, honour: int) -> None:
    blue = dict(champions="dura", trolls=f"a:{placed}" if placed else "")
    assert earned(game, "dura", 3, blue=blue) == honour


@pytest.mark.rule("MK-15.43")
@pytest.mark.parametrize(
    ("held", "honour"), [("moss1 ice1", 0), ("moss1 moss2", 3), ("moss1 moss2 moss3 ice1 ice2", 6), ("moss1 moss4", 0)]
)
def test_frey_counts_domains(game: MountainKing, held: str, honour: int) -> None:
    blue = dict(champions="frey", trolls=held)
    assert earned(game, "frey", 3, blue=blue, red=dict(trolls="moss4")) == honour


@pytest.mark.rule("MK-15.44")
@pytest.mark.parametrize(("held", "honour"), [("moss3 ice1 a", 0), ("moss4", 2), ("moss4 ice4 fire4 mud4", 6)])
def test_hroar_counts_caverns_at_the_volcano(game: MountainKing, held: str, honour: int) -> None:
    blue = dict(champions="hroar", trolls=held)
    assert earned(game, "hroar", 3, blue=blue, red=dict(trolls="mud4")) == honour
