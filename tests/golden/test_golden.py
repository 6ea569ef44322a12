"""Golden games: every saved game in this folder is played again, move by move, and must end as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.games.dragon_lords.rules.course.ending import RULES as WAR_ENDINGS
from meadhall.games.ice_garden.rules.ending import ENDINGS
from meadhall.games.ice_garden.words import CHARACTER
from meadhall.games.mountain_king.words import CHAMPION

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    match = meadhall.Match.load(path)
    assert match.game.slug == path.parent.name
    match.state.check()
    result = match.state.result
    assert result is not None
    assert match.notes == {
        "winners": " ".join(map(str, result.winners)),
        "scores": " ".join(map(str, result.scores)),
        "ending": result.ending,
    }


@pytest.mark.parametrize("edition", ["first", "second"])
def test_each_ending_and_each_goal_has_a_golden_game(edition: str) -> None:
    names = [path.stem for path in GAMES if path.parent.name == "ice-garden" and path.stem.startswith(edition)]
    kinds = {ending for ending in ENDINGS if ending != "goal"} | {f"goal-{name}" for name in CHARACTER.words}
    assert {kind for kind in kinds if any(name.endswith(kind) for name in names)} == kinds


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "scientist"])
def test_each_solo_level_has_a_golden_game(difficulty: str) -> None:
    assert any(path.stem.startswith(f"solo-{difficulty}-") for path in GAMES)


def test_each_number_of_players_and_each_ending_of_a_war_has_a_golden_game() -> None:
    matches = [meadhall.Match.load(path) for path in GAMES if path.parent.name == "dragon-lords"]
    assert {match.state.players for match in matches} == {2, 3, 4}
    assert {match.state.settings["two_players"] for match in matches if match.state.players == 2} == {
        "peoples", "tundra", "open",
    }  # fmt: skip
    assert {match.notes["ending"] for match in matches} == set(WAR_ENDINGS)


def test_each_number_of_players_and_each_champion_has_a_golden_game() -> None:
    matches = [meadhall.Match.load(path) for path in GAMES if path.parent.name == "mountain-king"]
    assert {match.state.players for match in matches} == {2, 3, 4, 5}
    held = {champion for match in matches for champion, holder in enumerate(match.state.holder) if holder >= 0}
    assert held == set(range(len(CHAMPION)))
