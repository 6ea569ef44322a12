"""Chapter 12, awarding Champions: who wins them, what the others get, and how abilities are used."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLAN
from meadhall.server.drawing.options import choices
from tests.books.mountain_king.table import (
    answers,
    asked,
    coast,
    events,
    influence,
    options,
    pawn,
    play,
    question,
    seat,
    trolls,
    votes,
    why,
)

NOTHING_LEFT = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""
ANY_CLAN = {f"vote {clan}" for clan in CLAN.words}


def award(game: MountainKing, display: str, **parts: Any) -> MountainKingState:
    """The Champions on display are awarded, and nothing else happens."""
    return game.scenario(at="award", alone=True, display=display, **parts)


def holders(s: MountainKingState) -> dict[str, str]:
    """Who has which Champions."""
    return {champion: colour for colour, one in s.position()["seats"].items() for champion in one["champions"]}


# --- who wins -----------------------------------------------------------------------------------


@pytest.mark.rule("MK-12.1")
def test_from_left_to_right_each_in_full(game: MountainKing) -> None:
    s = award(game, "imbolg crym edda", blue=dict(influence="imbolg:2 edda"), red=dict(influence="imbolg crym"))
    assert question(s) == "ask-reward"
    play(s, "reward honour")
    assert question(s) == "ask-pawn"
    assert holders(s) == {"imbolg": "blue"}, "the others wait until the pawn stands"
    play(s, "pawn lair-1a")
    assert holders(s) == {"imbolg": "blue", "crym": "red", "edda": "blue"}
    assert question(s) == "ask-bolster"


@pytest.mark.rule("MK-12.2")
@pytest.mark.parametrize(("blue", "red", "victor"), [(3, 4, "red"), (4, 3, "blue"), (9, 8, "blue")])
def test_the_most_influence_takes_the_card(game: MountainKing, blue: int, red: int, victor: str) -> None:
    s = award(game, "crym", blue=dict(influence=f"crym:{blue}"), red=dict(influence=f"crym:{red}"))
    coast(s)
    assert holders(s) == {"crym": victor}


@pytest.mark.rule("MK-12.3")
@pytest.mark.parametrize("order", [["red", "black", "blue"], ["blue", "red", "black"]])
def test_of_equals_the_lower_disc_is_ahead(game: MountainKing, order: list[str]) -> None:
    s = award(game, "crym", players=3, influence={"crym": " ".join(f"{colour}:3" for colour in order)})
    contenders = []
    while question(s) == "ask-reward":
        contenders.append(asked(s))
        play(s, "reward vote")
    assert holders(s) == {"crym": order[0]}
    assert contenders == order[1:]


@pytest.mark.rule("MK-12.4")
@pytest.mark.parametrize(
    ("champion", "clan", "count"), [("imbolg", "ice", 3), ("crym", "fire", 2), ("rurik", "moon", 2), ("osk", "fire", 4)]
)
def test_the_votes_of_the_card(game: MountainKing, champion: str, clan: str, count: int) -> None:
    wave = 3 if champion == "osk" else 2
    s = award(game, champion, wave=wave, blue=dict(influence=champion, votes=f"{clan}:2"), red=dict(votes=clan))
    assert votes(s, clan) == [("blue", 2 + count), ("red", 1)]


@pytest.mark.rule("MK-12.5")
def test_nobody_asked_for_it(game: MountainKing) -> None:
    s = award(game, "imbolg crym", blue=dict(influence="crym"))
    assert s.position()["gone"] == ("imbolg",)
    assert holders(s) == {"crym": "blue"}
    assert s.position()["votes"] == {"fire": (("blue", 2),)}
    assert s.position()["display"] == ()


@pytest.mark.rule("MK-12.5")
def test_what_left_the_game_is_not_drawn_again(game: MountainKing) -> None:
    s = game.scenario(at="award", wave=1, display="imbolg crym okkag", blue=dict(influence="crym"))
    drawn = set(answers(s))
    assert not {"draw imbolg", "draw okkag", "draw crym"} & drawn
    assert {"draw siggdan", "draw haldis"} <= drawn


# --- contenders ---------------------------------------------------------------------------------


@pytest.mark.rule("MK-12.6")
def test_contenders_choose_by_influence(game: MountainKing) -> None:
    s = award(
        game,
        "crym",
        blue=dict(influence="crym:2"),
        red=dict(influence="crym:6"),
        black=dict(influence="crym:4"),
        green={},
        amber=dict(influence="crym:3"),
    )
    contenders = []
    while question(s) == "ask-reward":
        contenders.append(asked(s))
        play(s, "reward vote")
    assert contenders == ["black", "amber", "blue"]


def contender(game: MountainKing, champion: str, count: int) -> MountainKingState:
    """Red wins a Champion and blue has so much Influence on it."""
    return award(game, champion, blue=dict(influence=f"{champion}:{count}"), red=dict(influence=f"{champion}:20"))


@pytest.mark.rule("MK-12.7")
def test_a_vote_or_honour_never_both(game: MountainKing) -> None:
    s = contender(game, "crym", 4)
    assert asked(s) == "blue"
    assert options(s) == {"reward vote", "reward honour"}
    assert why(s, "pass") == "MK-12.7", "one of them must be chosen"
    other = s.copy()
    play(s, "reward vote")
    assert (votes(s, "fire"), s.score) == ([("red", 2), ("blue", 1)], [0, 0])
    play(other, "reward honour")
    assert (votes(other, "fire"), other.score) == ([("red", 2)], [2, 0])


@pytest.mark.rule("MK-12.7")
@pytest.mark.parametrize(("count", "lines"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_one_honour_for_each_yellow_line(game: MountainKing, count: int, lines: int) -> None:
    s = contender(game, "crym", count)
    play(s, "reward honour")
    assert s.score == [lines, 0]


@pytest.mark.rule("MK-12.7")
@pytest.mark.parametrize("count", [1, 2])
def test_nobody_is_troubled_with_a_vote_or_nothing(game: MountainKing, count: int) -> None:
    """Both may be taken; without a line, the Vote goes without saying."""
    s = contender(game, "crym", count)
    decision = s.decision
    assert decision is not None
    assert [str(option) for option in decision.options] == ["reward vote", "reward honour"]
    assert decision.empty == (count == 1)
    assert bool(choices(s.view(decision.seat), "en")) == (count > 1)


@pytest.mark.rule("MK-12.8")
@pytest.mark.parametrize(("count", "lines"), [(8, 4), (9, 4), (10, 5), (15, 7), (16, 8), (18, 9)])
def test_both_laps_count(game: MountainKing, count: int, lines: int) -> None:
    s = contender(game, "crym", count)
    play(s, "reward honour")
    assert s.score == [lines, 0]


# --- Outsiders ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-12.9")
def test_the_victor_gives_all_votes_of_an_outsider_to_one_clan(game: MountainKing) -> None:
    s = award(game, "stigandr", blue=dict(influence="stigandr"))
    assert asked(s) == "blue"
    assert options(s) == ANY_CLAN
    play(s, "vote mud")
    assert s.position()["votes"] == {"mud": (("blue", 2),)}
    assert question(s) == "ask-pawn"


@pytest.mark.rule("MK-12.10")
@pytest.mark.reading("MK 36")
def test_so_does_a_contender_with_the_one_vote(game: MountainKing) -> None:
    s = award(game, "stigandr", blue=dict(influence="stigandr:2"), red=dict(influence="stigandr"))
    play(s, "vote mud", "reward vote")
    assert asked(s) == "red"
    assert options(s) == ANY_CLAN
    play(s, "vote ice")
    assert s.position()["votes"] == {"ice": (("red", 1),), "mud": (("blue", 2),)}


@pytest.mark.rule("MK-12.11")
@pytest.mark.reading("MK 37")
def test_later_votes_lie_on_top(game: MountainKing) -> None:
    s = award(
        game,
        "imbolg",
        blue=dict(influence="imbolg", votes="ice:2"),
        red=dict(influence="imbolg:5"),
        black=dict(influence="imbolg:3", votes="ice:2"),
        green=dict(votes="ice:3"),
    )
    assert votes(s, "ice") == [("green", 3), ("red", 3), ("blue", 2), ("black", 2)]
    play(s, "reward vote", "reward vote")
    assert votes(s, "ice") == [("green", 3), ("red", 3), ("black", 3), ("blue", 3)]


# --- pawns --------------------------------------------------------------------------------------


@pytest.mark.rule("MK-12.12")
def test_the_pawn_joins_where_only_the_victor_is(game: MountainKing) -> None:
    s = award(
        game,
        "imbolg",
        blue=dict(influence="imbolg", trolls="moss1 moss2:2 moss3 a:2"),
        red=dict(trolls="moss2 moss4"),
        gnomes="ice1",
    )
    assert options(s) == {"pawn moss1", "pawn moss3", "pawn lair-1a", "pawn lair-1b"}
    for cavern in ("moss2", "moss4", "ice1", "ice2", "lair-2a"):
        assert why(s, f"pawn {cavern}") == "MK-12.12"
    assert why(s, "pass") == "MK-12.12"
    play(s, "pawn moss3")
    assert pawn(s, "imbolg") == "moss3"


@pytest.mark.rule("MK-12.13")
@pytest.mark.reading("MK 39")
def test_a_lair_always_serves(game: MountainKing) -> None:
    s = award(game, "imbolg", blue=dict(influence="imbolg", trolls="moss2"), red=dict(trolls="moss2"))
    assert options(s) == {"pawn lair-1a", "pawn lair-1b"}


FIVE = {"firragh": "moss1", "waelwulf": "a", "okkag": "a", "siggdan": "b", "haldis": "b"}


def sixth_pawn(game: MountainKing) -> MountainKingState:
    return award(game, "imbolg", blue=dict(influence="imbolg", pawns=FIVE), red=dict(pawns="ketil:a"))


@pytest.mark.rule("MK-12.14")
@pytest.mark.reading("MK 38")
def test_with_five_pawns_an_older_one_makes_room(game: MountainKing) -> None:
    s = sixth_pawn(game)
    assert options(s) == {"pass", *(f"swap {champion}" for champion in FIVE)}
    assert why(s, "swap ketil") == "MK-12.14"
    play(s, "swap firragh")
    assert options(s) == {"pawn lair-1a", "pawn lair-1b"}, "where Firragh stood nobody is left"
    play(s, "pawn lair-1b")
    assert pawn(s, "imbolg") == "lair-1b"
    assert pawn(s, "firragh") is None
    assert holders(s)["firragh"] == "blue", "the card stays"


@pytest.mark.rule("MK-12.14")
@pytest.mark.reading("MK 38")
def test_or_the_new_one_goes_without(game: MountainKing) -> None:
    s = sixth_pawn(game)
    play(s, "pass")
    assert options(s) == NOTHING_LEFT
    assert holders(s)["imbolg"] == "blue"
    assert pawn(s, "imbolg") is None
    assert pawn(s, "firragh") == "moss1"


@pytest.mark.rule("MK-12.14")
def test_four_pawns_leave_a_base(game: MountainKing) -> None:
    four = {champion: cavern for champion, cavern in FIVE.items() if champion != "siggdan"}
    s = award(game, "imbolg", blue=dict(influence="imbolg", pawns=four, champions="siggdan"))
    assert question(s) == "ask-pawn", "Siggdan lost his pawn and needs no base"


@pytest.mark.rule("MK-12.15")
@pytest.mark.parametrize("champion", ["torvald", "asta", "grimhild", "eirik", "halla"])
def test_letters_of_wave_three_are_tiles(game: MountainKing, champion: str) -> None:
    s = award(game, champion, wave=3, blue=dict(influence=champion, trolls="moss3"))
    if champion == "halla":
        play(s, "vote ice")
    assert question(s) == "ask-tile"
    assert all(option.startswith("crown ") for option in options(s))
    assert why(s, "pawn lair-1a") == "MK-12.12"
    s.apply(s.legal()[0])
    assert options(s) == NOTHING_LEFT
    assert pawn(s, champion) is None
    assert "tile" in seat(s, "blue")["champions"][champion]


# --- kinds of abilities -------------------------------------------------------------------------


@pytest.mark.rule("MK-12.16")
def test_an_instant_at_once_and_only_once(game: MountainKing) -> None:
    s = award(game, "edda crym", blue=dict(influence="edda"), red=dict(influence="crym"))
    assert question(s) == "ask-bolster"
    assert holders(s) == {"edda": "blue"}, "Crym is not awarded yet"
    play(s, "bolster lair-1a", "trolls 4")
    assert holders(s) == {"edda": "blue", "crym": "red"}
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-12.16")
def test_an_instant_does_not_come_back(game: MountainKing) -> None:
    s = award(game, "crym", wave=2, blue=dict(influence="crym", champions="edda harald"))
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("MK-12.17")
def test_an_instant_can_seize_control(game: MountainKing) -> None:
    s = award(
        game,
        "harald",
        blue=dict(trolls="moss1"),
        red=dict(influence="harald", trolls="moss3:2"),
        gates="fire",
        start="blue",
    )
    play(s, "advance moss1", "send moss3 2")
    assert votes(s, "moss") == [("red", 1)]


@pytest.mark.rule("MK-12.17")
def test_in_a_breach_by_an_instant_the_victor_is_active(game: MountainKing) -> None:
    s = award(
        game,
        "harald",
        wheel=3,
        swarm="ice",
        gnomes="moss1:1",
        blue=dict(votes="ice:5"),
        red=dict(influence="harald", trolls="moss3:2"),
    )
    play(s, "advance moss1", "send moss3 1", "done")
    assert (asked(s), question(s)) == ("red", "ask-swarm")
    play(s, "swarm ice")
    assert (asked(s), question(s)) == ("red", "ask-direct")
    assert s.position()["active"] == "red"
    play(s, "invade ice1", "invade ice3")
    assert options(s) == NOTHING_LEFT
    assert s.position()["active"] is None


@pytest.mark.rule("MK-12.18")
def test_a_passive_ability_never_wears_out(game: MountainKing) -> None:
    s = game.scenario(
        at="turn",
        blue=dict(pawns="waelwulf:a", ancestry="a01@e5", supplies=2),
        red=dict(supplies=0),
    )
    for cell in ("e5", "e6"):
        play(s, f"weak bolster {cell}", "bolster lair-1b")
        assert options(s) == {"trolls 1", "trolls 2"}
        play(s, "trolls 2")
    assert trolls(s, "blue") == {"lair-1b": 4}


@pytest.mark.rule("MK-12.19")
def test_claws_run_out(game: MountainKing) -> None:
    s = game.scenario(
        at="turn",
        blue=dict(champions="tuva", ancestry="a02@e5 a04@f4", supplies=2),
        red=dict(supplies=0),
        display="crym okkag siggdan",
    )
    for used, cell in ((1, "e5"), (2, "g4")):
        play(s, f"weak influence {cell}")
        assert "claw tuva" in options(s)
        play(s, "claw tuva", "influence crym")
        assert seat(s, "blue")["champions"]["tuva"] == {"claws": used}
    play(s, "weak influence g5")
    assert "claw tuva" not in options(s)
    assert why(s, "claw tuva") == "MK-12.19"
    play(s, "influence okkag")
    assert influence(s, "okkag") == [("blue", 2)]


@pytest.mark.rule("MK-12.20")
def test_symbols_of_champions_can_be_covered(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="nyssa rurik thorga"))
    own = {option for option in options(s) if option.split()[-1] in holders(s)}
    kinds = ("advance", "bolster", "influence", "gnome")
    assert own == {
        "weak gnome nyssa",
        "strong gnome nyssa",
        "strong influence thorga",
        *(f"weak {kind} rurik" for kind in kinds),
        *(f"strong {kind} rurik" for kind in kinds),
    }
    play(s, "weak gnome nyssa")
    assert seat(s, "blue")["cubes"] == ("nyssa",)


@pytest.mark.rule("MK-12.20")
def test_a_covered_symbol_of_a_champion_is_used_up(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="nyssa thorga", cubes="nyssa"))
    assert "weak gnome nyssa" not in options(s)
    assert why(s, "weak gnome nyssa") == "MK-4.9"
    assert why(s, "weak influence thorga") == "MK-4.6"


@pytest.mark.rule("MK-12.20")
def test_a_symbol_of_a_champion_is_next_to_any_other(game: MountainKing) -> None:
    s = game.scenario(at="turn", blue=dict(champions="thorga rurik"), display="crym okkag siggdan")
    play(s, "strong influence e6")
    assert options(s) == {"add thorga", "add rurik"}
    play(s, "add thorga", "add rurik", "influence crym")
    assert influence(s, "crym") == [("blue", 1 + 2 + 1 + 1)]


@pytest.mark.rule("MK-12.20")
def test_supply_and_elder_symbols_count_with_the_others(game: MountainKing) -> None:
    s = game.scenario(at="supplies", alone=True, blue=dict(champions="grumle", ancestry="a43@e5"))
    assert s.supply == [6 + 2, 6]
    s = game.scenario(at="elders", alone=True, blue=dict(champions="snorri", ancestry="a39@d4"))
    assert s.score == [5, 0]


@pytest.mark.rule("MK-12.21")
@pytest.mark.parametrize(("where", "most"), [("moss1", 2), ("a", 2), (None, 1)])
def test_pawns_work_anywhere_on_the_map_but_not_off_it(game: MountainKing, where: str | None, most: int) -> None:
    blue = dict(pawns=f"waelwulf:{where}") if where else dict(champions="waelwulf")
    s = game.scenario(at="bolster", alone=True, blue=blue)
    play(s, "bolster lair-1b")
    assert options(s) == {f"trolls {n}" for n in range(1, most + 1)}


@pytest.mark.rule("MK-12.21")
def test_without_their_pawns_these_do_nothing(game: MountainKing) -> None:
    champions = "brunna bolvir gunnhild ulfgar"
    s = game.scenario(at="advance", alone=True, blue=dict(champions=champions, trolls="moss4"))
    assert options(s) == {"pass", "advance moss3", "advance ice4", "advance fire4"}
    s = game.scenario(at="bolster", alone=True, blue=dict(champions="hrotha", trolls="ice3:2"), red=dict(trolls="ice3"))
    assert "bolster ice3" not in options(s)
    s = game.scenario(at="influence", alone=True, blue=dict(champions=champions, trolls="ice3"), display="imbolg")
    play(s, "influence imbolg")
    assert influence(s, "imbolg") == [("blue", 2)]
    s = game.scenario(at="fall", alone=True, breach=True, cavern="ice3", blue=dict(champions=champions, trolls="ice3"))
    assert s.score == [0, 0]
    s = game.scenario(
        at="scoring", alone=True, blue=dict(champions="morgar yrsa stigandr jorunn", trolls="ice3 moon1"), gnomes="ice2"
    )
    assert sum(int(event.words()["honour"]) for event in s.events if event.key == "champion-scores") == 0
    s = game.scenario(at="bolster", alone=True, players=4, blue=dict(champions="jorunn"))
    play(s, "pass")
    assert options(s) == NOTHING_LEFT


# --- in time ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-12.22")
@pytest.mark.reading("MK 40")
def test_a_new_pawn_counts_when_the_wave_is_scored(game: MountainKing) -> None:
    s = game.scenario(at="award", display="imbolg harald", blue=dict(influence="imbolg harald", trolls="moss3"))
    play(s, "pawn moss3", "advance moss1", "send moss3 1", "done")
    assert s.score == [6 + 2, 0], "Imbolg alone holds moss3"


@pytest.mark.rule("MK-12.23")
@pytest.mark.reading("MK 41")
@pytest.mark.parametrize(
    ("wave", "champion", "moves", "earned"),
    [
        (1, "ragna", [], 2),
        (2, "stigandr", ["vote ice", "pawn moss4"], 2),
        (3, "dura", [], 8),
    ],
)
def test_end_of_wave_champions_work_in_the_wave_they_are_won(
    game: MountainKing, wave: int, champion: str, moves: list[str], earned: int
) -> None:
    s = game.scenario(
        at="award", wave=wave, display=champion, blue=dict(influence=champion, ancestry="a39@d4", trolls="moss4")
    )
    happened = play(s, *moves) or s.events
    scored = [event.words() for event in happened if event.key == "champion-scores"]
    assert scored == [{"seat": "player-1", "champion": champion, "honour": earned}]


@pytest.mark.rule("MK-12.23")
@pytest.mark.reading("MK 41")
def test_older_ones_work_in_wave_three_too(game: MountainKing) -> None:
    s = game.scenario(at="final", blue=dict(champions="ragna", ancestry="a39@d4"))
    assert {"seat": "player-1", "champion": "ragna", "honour": 2} in [event.words() for event in s.events]


# --- the example of the book --------------------------------------------------------------------


@pytest.mark.rule("MK-12.2", "MK-12.4", "MK-12.7", "MK-12.12")
def test_example_imbolg_the_knife(game: MountainKing) -> None:
    s = award(game, "imbolg", blue=dict(influence="imbolg:4"), red=dict(influence="imbolg:6", trolls="moss3"))
    assert votes(s, "ice") == [("red", 3)]
    assert asked(s) == "blue"
    other = s.copy()
    play(other, "reward vote")
    assert votes(other, "ice") == [("red", 3), ("blue", 1)]
    play(s, "reward honour")
    assert s.score == [2, 0]
    assert asked(s) == "red"
    assert events(play(s, "pawn moss3")) == ["pawn-placed"]
    assert holders(s) == {"imbolg": "red"}
    assert pawn(s, "imbolg") == "moss3"
