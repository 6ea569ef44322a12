"""Chapter 1, the components: the two sides of the board, what there is, and what never runs out."""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLAN
from meadhall.kernel.errors import NotationError, ScenarioError
from tests.books.mountain_king.table import (
    answers,
    asked,
    events,
    gnomes,
    honour,
    influence,
    options,
    play,
    seat,
    seen,
    trolls,
    votes,
    why,
)

NINE_CARDS = "a01@d4 a02@c5 a03@b4 a04@a3 a05@b2 a06@c1 a07@a5 a08@e3 a09@a1"
ALL_BUT_F6 = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 e3 f3 a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5 a6 b6 c6 d6 e6"
FIVE_PAWNS = "firragh:a waelwulf:a okkag:a siggdan:a haldis:a"


def pawns(s: MountainKingState, colour: str) -> set[str]:
    return {name for name, champion in seat(s, colour)["champions"].items() if champion.get("pawn")}


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-1.1")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_on_the_back(game: MountainKing, players: int) -> None:
    s = game.scenario(at="advance", weak=True, players=players, blue=dict(trolls="moss4"))
    assert "advance moss5" not in options(s)
    assert why(s, "advance moss5") == "MK-1.1"
    assert len(s.position()["halls"]) == 7


@pytest.mark.rule("MK-1.1")
@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_play_on_the_front(game: MountainKing, players: int) -> None:
    s = game.scenario(at="advance", weak=True, players=players, blue=dict(trolls="moss4"))
    assert "advance moss5" in options(s)
    assert len(s.position()["halls"]) == 9


@pytest.mark.rule("MK-1.2")
def test_nobody_names_the_volcano(game: MountainKing) -> None:
    s = game.scenario(at="advance", weak=True, players=4, blue=dict(trolls="moss5"))
    with pytest.raises(NotationError):
        s.parse("advance volcano")


@pytest.mark.rule("MK-1.2")
@pytest.mark.parametrize(("players", "inner"), [(2, 4), (4, 5)])
def test_trolls_go_around_the_volcano_and_not_across(game: MountainKing, players: int, inner: int) -> None:
    for number, clan in enumerate(CLAN.words):
        s = game.scenario(at="advance", weak=True, players=players, blue=dict(trolls=f"{clan}{inner}"))
        beside = {clan, CLAN.words[number - 1], CLAN.words[(number + 1) % 7]}
        reached = {option.split()[-1][:-1] for option in options(s) - {"pass", "advance lair-1b"}}
        assert clan in reached
        assert reached <= beside
        far = f"advance {CLAN.words[(number + 3) % 7]}{inner}"
        assert why(s, far) == "MK-6.6"


@pytest.mark.rule("MK-1.2")
def test_gnomes_do_not_cross_the_volcano(game: MountainKing) -> None:
    moss = "moss1:1/1 moss2:1/1 moss3:1/1 moss4:1/1 moss5:2/2"
    s = game.scenario(at="invasion", alone=True, players=4, clan="moss", count=1, gnomes=moss)
    assert {option.split()[-1][:-1] for option in options(s)} <= {"ice", "fire"}


@pytest.mark.rule("MK-1.3")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("clan", ["ice", "moon", "hammer", "mud"])
def test_these_domains_have_two_gate_caverns(game: MountainKing, players: int, clan: str) -> None:
    s = game.scenario(at="invasion", alone=True, players=players, clan=clan, count=1)
    assert options(s) == {f"invade {clan}1", f"invade {clan}2"}


@pytest.mark.rule("MK-1.3")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("clan", "gate"), [("moss", "moss2"), ("granite", "granite1"), ("fire", "fire1")])
def test_the_others_have_one(game: MountainKing, players: int, clan: str, gate: str) -> None:
    s = game.scenario(at="invasion", alone=True, players=players, clan=clan, count=1)
    assert gnomes(s) == {gate: 1}


# --- pieces that are limited ----------------------------------------------------------------------


@pytest.mark.rule("MK-1.4")
def test_the_25th_troll_is_the_last(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, weak=False, power=3, blue=dict(trolls="a:24"))
    play(s, "bolster lair-1b")
    assert options(s) == {"trolls 1"}
    assert why(s, "trolls 2") == "MK-7.4"
    play(s, "trolls 1", "done")
    assert trolls(s, "blue") == {"lair-1a": 24, "lair-1b": 1}


@pytest.mark.rule("MK-1.4")
def test_a_fallen_troll_can_be_added_again(game: MountainKing) -> None:
    s = game.scenario(at="fall", cavern="moss3", blue=dict(trolls="moss3:25"))
    assert s.stock[0] == 1
    assert trolls(s, "blue") == {"moss3": 24}


@pytest.mark.rule("MK-1.4")
def test_nobody_has_26(game: MountainKing) -> None:
    game.scenario(at="turn", blue=dict(trolls="a:20 moss3:5"))
    with pytest.raises(ScenarioError, match=r"MK-1\.4"):
        game.scenario(at="turn", blue=dict(trolls="a:20 moss3:6"))


@pytest.mark.rule("MK-1.5")
def test_a_fifth_pawn_has_a_base(game: MountainKing) -> None:
    four = FIVE_PAWNS.removesuffix(" haldis:a")
    s = game.scenario(at="award", alone=True, champion="imbolg", blue=dict(pawns=four, influence="imbolg"))
    assert options(s) == {"pawn lair-1a", "pawn lair-1b"}


@pytest.mark.rule("MK-1.5")
@pytest.mark.parametrize("choices", [["pass"], ["swap siggdan", "pawn lair-1b"]])
def test_a_sixth_pawn_has_not(game: MountainKing, choices: list[str]) -> None:
    s = game.scenario(at="award", alone=True, champion="imbolg", blue=dict(pawns=FIVE_PAWNS, influence="imbolg"))
    assert options(s) == {"pass", *(f"swap {name[:-2]}" for name in FIVE_PAWNS.split())}
    play(s, *choices)
    assert len(pawns(s, "blue")) == 5


@pytest.mark.rule("MK-1.5")
def test_nobody_has_six(game: MountainKing) -> None:
    with pytest.raises(ScenarioError, match=r"MK-1\.5"):
        game.scenario(at="turn", blue=dict(pawns=f"{FIVE_PAWNS} imbolg:a"))


@pytest.mark.rule("MK-1.6")
def test_there_are_ten_gnomes_of_each_strength(game: MountainKing) -> None:
    s = game.scenario(at="attack", cavern="fire3", gnomes="fire3", blue=dict(trolls="fire3"))
    assert answers(s) == {"strength 1": 10, "strength 2": 10, "strength 3": 10}


@pytest.mark.rule("MK-1.6")
def test_gnomes_that_lie_elsewhere_are_not_found_here(game: MountainKing) -> None:
    s = game.scenario(
        at="attack", cavern="fire3", gnomes="fire3 mud1:1/3 mud2:3@red", by_wheel=(0, 10, 0), blue=dict(trolls="fire3")
    )
    assert answers(s) == {"strength 1": 9, "strength 3": 8}


@pytest.mark.rule("MK-1.6")
def test_a_thirtyfirst_gnome_does_not_come(game: MountainKing) -> None:
    full = " ".join(f"{clan}{n}:?/?" for clan in CLAN.words for n in (1, 2))
    s = game.scenario(at="entrenchment", alone=True, gnomes=f"{full} moss3")
    assert gnomes(s)["moss3"] == 2
    s = game.scenario(at="entrenchment", alone=True, gnomes=f"{full} moss3 ice3")
    assert [gnomes(s)[name] for name in ("moss3", "ice3")] == [1, 1]
    assert "no-gnomes" in events(s.events)


@pytest.mark.rule("MK-1.7")
def test_a_gnome_nobody_looked_at_has_no_strength_yet(game: MountainKing) -> None:
    s = game.scenario(at="attack", cavern="fire3", gnomes="fire3", blue=dict(trolls="fire3:3"))
    (token,) = s.position()["gnomes"]["fire3"]
    assert token["strength"] is None
    assert "strength 1" in answers(s)


@pytest.mark.rule("MK-1.7")
def test_what_a_scout_saw_stays_with_the_scout(game: MountainKing) -> None:
    s = game.scenario(at="turn", players=3, gnomes="fire3:3@blue+black")
    found = [seen(s, viewer).position()["gnomes"]["fire3"][0]["strength"] for viewer in (0, 1, 2, None)]
    assert found == [3, None, 3, None]


@pytest.mark.rule("MK-1.7")
def test_a_battle_reveals_it_to_all(game: MountainKing) -> None:
    s = game.scenario(at="attack", cavern="fire3", gnomes="fire3", blue=dict(trolls="fire3"))
    play(s, "strength 3", "retreat lair-1a")
    revealed, hidden = seen(s, None).position()["gnomes"]["fire3"]
    assert revealed["strength"] == 3
    assert hidden["strength"] is None


# --- pieces that are not --------------------------------------------------------------------------


@pytest.mark.rule("MK-1.8")
def test_a_31st_cube_is_there_as_well(game: MountainKing) -> None:
    """Nine cards, each over one quadrant only, make an Ancestry of 31 symbols."""
    s = game.scenario(at="turn", wave=3, blue=dict(ancestry=NINE_CARDS, cubes=ALL_BUT_F6))
    assert len(seat(s, "blue")["cubes"]) == 30
    assert options(s) == {"weak gnome f6"}
    play(s, "weak gnome f6", "turn 1")
    assert len(seat(s, "blue")["cubes"]) == 31


@pytest.mark.rule("MK-1.9")
def test_a_fourteenth_disc_is_placed(game: MountainKing) -> None:
    """One on the Boost track, one on every plank, and one on five Champions make thirteen."""
    everywhere = " ".join(CLAN.words)
    shown = "imbolg crym okkag siggdan haldis rurik"
    s = game.scenario(
        at="influence", alone=True, weak=True, players=5, display=shown,
        blue=dict(votes=everywhere, influence=shown.removesuffix(" rurik")),
    )  # fmt: skip
    play(s, "influence rurik")
    assert influence(s, "rurik") == [("blue", 2)]


@pytest.mark.rule("MK-1.9")
def test_desperation_does_not_run_out_after_twelve(game: MountainKing) -> None:
    s = game.scenario(at="supplies", players=5, wave=3)
    assert [one["desperation"] for one in s.position()["seats"].values()] == [4] * 5


@pytest.mark.rule("MK-1.10")
def test_votes_go_past_eight(game: MountainKing) -> None:
    s = game.scenario(at="award", alone=True, votes={"ice": "red:8 blue:7"}, blue=dict(influence="imbolg"))
    assert votes(s, "ice") == [("blue", 10), ("red", 8)]


@pytest.mark.rule("MK-1.10")
def test_whoever_is_on_the_second_lap_is_ahead(game: MountainKing) -> None:
    """On the plank blue's double disc lies on the first space, red's single one on the eighth."""
    s = game.scenario(at="seizing", seizable="ice3", votes={"ice": "red:8 blue:8"}, blue=dict(trolls="ice3"))
    assert votes(s, "ice") == [("blue", 9), ("red", 8)]
    s = game.scenario(at="invasion", clan="ice", count=1, votes={"ice": "red:9 blue:8"})
    assert asked(s) == "red"


@pytest.mark.rule("MK-1.11")
def test_honour_is_marked_at_once(game: MountainKing) -> None:
    s = game.scenario(at="space", alone=True, x=3, red=dict(honour=5))
    assert "honour" in events(s.events)
    assert [honour(s, colour) for colour in ("blue", "red")] == [3, 5]


@pytest.mark.rule("MK-1.11")
def test_every_gain_comes_on_top(game: MountainKing) -> None:
    s = game.scenario(at="attack", cavern="moss3", gnomes="moss3:2", blue=dict(trolls="moss3:2", honour=4))
    assert honour(s, "blue") == 6
