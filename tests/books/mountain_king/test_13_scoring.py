"""Chapter 13, scoring Waves I and II, and what is refreshed before the next."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from tests.books.mountain_king.table import answers, asked, options, play, seat

TWICE = pytest.mark.parametrize("wave", [1, 2])
"""Waves I and II are scored alike."""


def domains(game: MountainKing, **parts: Any) -> MountainKingState:
    """The Domains are scored, and nothing else happens."""
    return game.scenario(at="domains", alone=True, **parts)


# --- the order of scoring -----------------------------------------------------------------------


@pytest.mark.rule("MK-13.1")
@pytest.mark.reading("MK 41")
@TWICE
def test_champions_before_domains_player_by_player(game: MountainKing, wave: int) -> None:
    s = game.scenario(
        at="scoring",
        alone=True,
        wave=wave,
        start="red",
        blue=dict(champions="ragna", pawns="morgar:a"),
        red=dict(pawns="stigandr:b", trolls="moss1"),
        black=dict(pawns="yrsa:b"),
    )
    told = [(event.key, event.words().get("seat")) for event in s.events if event.key.endswith("-scores")]
    assert told == [
        ("champion-scores", "player-2"),
        ("champion-scores", "player-3"),
        ("champion-scores", "player-1"),
        ("champion-scores", "player-1"),
        ("domain-scores", "player-2"),
    ]


@pytest.mark.rule("MK-13.2")
@TWICE
def test_domains_clockwise_from_moss(game: MountainKing, wave: int) -> None:
    s = domains(
        game, wave=wave, blue=dict(trolls="fire2 ice1 moon1"), red=dict(trolls="mud4 moss1 hammer2 granite1 ice2")
    )
    told = [(event.words()["clan"], event.words()["seat"]) for event in s.events if event.key == "domain-scores"]
    assert [clan for clan, _ in told] == ["moss", "ice", "ice", "moon", "granite", "hammer", "mud", "fire"]
    assert {one for clan, one in told if clan == "ice"} == {"player-1", "player-2"}


# --- Domains ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-13.3")
@TWICE
@pytest.mark.parametrize(("trolls", "score"), [("", 0), ("moss1", 6), ("moss1:9", 6), ("moss1 ice1 fire4", 18)])
def test_six_for_the_first_cavern_of_each_domain(game: MountainKing, wave: int, trolls: str, score: int) -> None:
    assert domains(game, wave=wave, blue=dict(trolls=trolls)).score == [score, 0]


@pytest.mark.rule("MK-13.4")
@pytest.mark.parametrize(
    ("trolls", "score"),
    [("moss1 moss2", 8), ("moss1 moss2 moss3 moss4", 12), ("moss1 moss2 ice1 ice2 ice3", 8 + 10)],
)
def test_two_for_each_further_one(game: MountainKing, trolls: str, score: int) -> None:
    assert domains(game, blue=dict(trolls=trolls)).score == [score, 0]


@pytest.mark.rule("MK-13.5")
@pytest.mark.parametrize(
    ("gnomes", "score"),
    [("moss3", 5), ("moss3:1/1", 5), ("moss3 moss4", 4), ("ice1 ice2", 6), ("moss3 moss4 ice1", 4)],
)
def test_everyone_who_scored_pays_for_overrun_caverns(game: MountainKing, gnomes: str, score: int) -> None:
    s = domains(game, blue=dict(trolls="moss1"), red=dict(trolls="moss2"), gnomes=gnomes)
    assert s.score == [score, score]


@pytest.mark.rule("MK-13.6")
def test_who_controls_nothing_there_loses_nothing(game: MountainKing) -> None:
    s = domains(
        game,
        blue=dict(trolls="moss1:2", honour=9),
        red=dict(trolls="moss1", honour=9),
        black=dict(honour=9),
        gnomes="moss2 moss3 moss4",
    )
    assert s.score == [9 + 6 - 3, 9, 9]


@pytest.mark.rule("MK-13.7")
def test_a_tie_scores_for_nobody(game: MountainKing) -> None:
    s = domains(
        game, blue=dict(trolls="moss1:2 ice1:2"), red=dict(trolls="moss1:2 ice1:2"), black=dict(trolls="moss1 ice1:3")
    )
    assert s.score == [0, 0, 6]


@pytest.mark.rule("MK-13.7")
def test_more_than_any_other_single_player_is_enough(game: MountainKing) -> None:
    s = domains(game, blue=dict(trolls="moss1:3"), red=dict(trolls="moss1:2"), black=dict(trolls="moss1:2"))
    assert s.score == [6, 0, 0]


@pytest.mark.rule("MK-13.8")
@pytest.mark.reading("MK 1")
def test_lairs_do_not_score(game: MountainKing) -> None:
    assert domains(game, blue=dict(trolls="a:3 b:3"), red=dict(pawns="imbolg:b")).score == [0, 0]


# --- Refresh ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-13.9")
@pytest.mark.parametrize("wave", [1, 2])
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gate_cards_are_laid_out_anew(game: MountainKing, wave: int, players: int, cards: int) -> None:
    s = game.scenario(at="refresh", wave=wave, players=players, gates="moss ice@blue fire")
    assert s.position()["gates"] == ({"clan": None, "known_to": ()},) * cards


EARLY = {
    "imbolg", "laggrid", "waelwulf", "okkag", "crym", "siggdan", "haldis", "rurik", "thorga", "ulfgar", "yrsa",
    "bolvir", "sibba", "gunnhild", "jorunn", "harald", "edda", "ragna", "stigandr", "vidkun",
}  # fmt: skip
LATE = {"torvald", "asta", "grimhild", "eirik", "halla", "snorri", "brokk", "ylva", "osk", "dura", "frey", "hroar"}


@pytest.mark.rule("MK-13.10")
@pytest.mark.parametrize(("wave", "deck"), [(1, EARLY - {"imbolg", "crym"}), (2, LATE)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_display_from_the_deck_of_the_next_wave(
    game: MountainKing, wave: int, deck: set[str], players: int
) -> None:
    s = game.scenario(at="refresh", wave=wave, players=players, blue=dict(champions="imbolg"), gone="crym")
    shown: list[str] = []
    while s.fate is not None and s.fate.kind == "champion":
        assert answers(s) == {f"draw {champion}": 1 for champion in deck - set(shown)}
        shown.append(min(deck - set(shown)))
        play(s, f"draw {shown[-1]}")
    assert len(shown) == players + 1
    assert s.position()["display"] == tuple({"champion": champion, "influence": ()} for champion in shown)


@pytest.mark.rule("MK-13.10")
def test_influence_of_the_wave_before_is_gone(game: MountainKing) -> None:
    s = game.scenario(at="award", display="crym okkag imbolg", blue=dict(influence="crym:3"))
    play(s, "draw haldis", "draw rurik", "draw edda")
    assert s.position()["display"] == tuple({"champion": one, "influence": ()} for one in ("haldis", "rurik", "edda"))


@pytest.mark.rule("MK-13.11")
def test_cubes_and_claws_come_back(game: MountainKing) -> None:
    s = game.scenario(
        at="refresh",
        blue=dict(claws="tuva:2 crym:1", champions="rurik", cubes="e5 f5 rurik"),
        red=dict(cubes="e6", claws="sibba:1"),
    )
    assert seat(s, "blue")["cubes"] == seat(s, "red")["cubes"] == ()
    assert seat(s, "blue")["champions"] == {"rurik": {}, "tuva": {}, "crym": {}}
    assert seat(s, "red")["champions"] == {"sibba": {}}


@pytest.mark.rule("MK-13.12")
def test_desperation_does_not_keep(game: MountainKing) -> None:
    s = game.scenario(at="refresh", blue=dict(desperation=2), red=dict(desperation=1))
    assert s.desperation == [0, 0]


@pytest.mark.rule("MK-13.13")
@pytest.mark.parametrize(("start", "then"), [("blue", "red"), ("red", "black"), ("black", "blue")])
def test_the_next_player_starts(game: MountainKing, start: str, then: str) -> None:
    s = game.scenario(at="refresh", players=3, start=start)
    assert s.position()["start"] == then


@pytest.mark.rule("MK-13.13")
def test_the_new_start_player_takes_the_first_turn(game: MountainKing) -> None:
    s = game.scenario(at="refresh", start="blue")
    while (fate := s.fate) is not None:
        s.apply(fate.outcomes[0][0])
    while "ask-lay" in {decision.prompt.key for decision in s.decisions}:
        who = s.deciding[0]
        first = s.decision_of(who)
        assert first is not None
        s.apply(first.options[0], who)
    while "pass" in options(s):
        play(s, "pass")
    assert asked(s) == "red"
    assert s.position()["wave"] == 2


@pytest.mark.rule("MK-13.14")
@pytest.mark.reading("MK 21")
def test_everything_else_stays(game: MountainKing) -> None:
    s = game.scenario(
        at="refresh",
        wave=2,
        blue=dict(trolls="moss1:2 a", pawns="imbolg:ice3", boost=3, honour=21, votes="ice:3", ancestry="a15@d5"),
        red=dict(trolls="moon1", boost=1, votes="ice:3 fire", lairs=4),
        gnomes="fire1:2/? mud2:1@red",
        by_wheel=(2, 1, 0),
        wheel=5,
        swarm="granite",
        halls="h1:12",
        gone="okkag",
    )
    after = s.position()
    assert (after["wheel"], after["swarm"], after["by_wheel"]) == (5, "granite", (2, 1, 0))
    assert s.boost == [3, 1]
    assert s.score == [21, 0]
    assert seat(s, "blue")["ancestry"] == (("a15", "d5"),)
    assert seat(s, "blue")["trolls"] == {"moss1": 2, "lair-1a": 1}
    assert seat(s, "blue")["champions"] == {"imbolg": {"pawn": "ice3"}}
    assert seat(s, "red")["trolls"] == {"moon1": 1}
    assert after["gnomes"] == {
        "fire1": ({"strength": 2, "known_to": ("blue", "red")}, {"strength": None, "known_to": ()}),
        "mud2": ({"strength": 1, "known_to": ("red",)},),
    }
    assert (after["halls"]["h1"], after["gone"]) == (12, ("okkag",))
    assert after["votes"] == {"ice": (("blue", 3), ("red", 3)), "fire": (("red", 1),)}


# --- the example of the book --------------------------------------------------------------------


@pytest.mark.rule("MK-13.3", "MK-13.4", "MK-13.5")
def test_example_the_hammer_domain(game: MountainKing) -> None:
    s = domains(
        game,
        blue=dict(trolls="hammer3:2"),
        red=dict(trolls="hammer3"),
        black=dict(trolls="hammer1 hammer4:3"),
        green={},
        gnomes="hammer2",
    )
    assert s.score == [6 - 1, 0, 6 + 2 - 1, 0]
