"""Every game of the house, and the kernel's toys, through the whole kit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel.game import Game
from meadhall.testing.checks import playing, saving, seeing, standing, thinking, undoing
from meadhall.testing.kit import Setup
from tests.kernel.toys import DRAFT, DUEL

ICE_GARDEN: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "hard", "vuko_layout": "random"}),
    (1, {"difficulty": "scientist", "mode": "advanced", "characters": "dealt"}),
    (2, {"edition": "first"}),
    (2, {"edition": "second", "mode": "advanced", "safe_step": "minus-one"}),
    (3, {"edition": "first", "mode": "advanced", "vuko_layout": "random", "characters": "dealt"}),
    (3, {"edition": "second", "raven_price": "always"}),
    (4, {"edition": "first", "characters": "callo,freihoff,van-dyken,fjollsfinn"}),
    (4, {"edition": "second", "mode": "advanced", "pillage_from": "units"}),
]

MOUNTAIN_KING: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"supplies": "level", "battle_boost": True}),
    (4, {"foreign_lairs": False, "champion_bridges": False}),
    (5, {"battle_boost": True}),
]

DRAGON_LORDS: list[tuple[int, dict[str, Any]]] = [
    (2, {"turn_limit": "3"}),
    (2, {"turn_limit": "10", "two_players": "tundra", "bloodlust": True, "strong_wizards": True}),
    (3, {"turn_limit": "3", "reduced_combat": True, "bid": True, "dragonlords": "weak"}),
    (4, {"turn_limit": "3", "always_pause": True, "unlimited_dragonlords": True}),
]

OURS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "ice-garden": ICE_GARDEN,
    "mountain-king": MOUNTAIN_KING,
    "dragon-lords": DRAGON_LORDS,
}
SETUPS = {slug: OURS.get(slug) or [(n, {}) for n in meadhall.load(slug).seats] for slug in meadhall.games()}
"""Any other game is played with every number of players and its usual options."""

GAMES: list[Game[Any]] = [*(meadhall.load(slug) for slug in meadhall.games()), DRAFT, DUEL]
REAL = [Setup(meadhall.load(slug), players, **options) for slug in SETUPS for players, options in SETUPS[slug]]
TOYS = [Setup(toy, players) for toy in (DRAFT, DUEL) for players in toy.seats]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
real_setups = pytest.mark.parametrize("setup", REAL, ids=str)
every_setup = pytest.mark.parametrize("setup", [*REAL, *TOYS], ids=str)
seeds = pytest.mark.parametrize("seed", range(2))


def test_every_game_of_the_house_has_setups_for_all_its_numbers_of_players() -> None:
    for slug in meadhall.games():
        assert {players for players, _ in SETUPS[slug]} == set(meadhall.load(slug).seats)


@every_game
def test_vocabulary(game: Game[Any]) -> None:
    saving.check_vocabulary(game)


@every_setup
def test_seeds_reproduce(setup: Setup) -> None:
    playing.check_seeds(setup, 3)


@every_setup
@seeds
def test_options(setup: Setup, seed: int) -> None:
    playing.check_options(setup, seed)


@every_setup
def test_refusals(setup: Setup) -> None:
    playing.check_refusals(setup, 4)


@every_setup
def test_copies_share_nothing(setup: Setup) -> None:
    playing.check_copies(setup, 5)


@every_setup
@seeds
def test_json_round_trip(setup: Setup, seed: int) -> None:
    saving.check_json(setup, seed)


@every_setup
def test_notation_round_trip(setup: Setup) -> None:
    saving.check_notation(setup, 6)


@every_setup
def test_replay_needs_no_seed(setup: Setup) -> None:
    saving.check_replay(setup, 7)


@every_setup
def test_a_loaded_match_goes_on_as_the_saved_one(setup: Setup) -> None:
    saving.check_going_on(setup, 8)


@every_setup
@pytest.mark.usefixtures("toys_in_the_house")
def test_save_and_load(setup: Setup, tmp_path: Path) -> None:
    saving.check_save(setup, 9, tmp_path)


@every_setup
def test_saving_is_atomic(setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saving.check_save_is_atomic(setup, 10, tmp_path, monkeypatch)


@every_setup
def test_undo(setup: Setup) -> None:
    undone, shut = undoing.check_undo(setup, 1)
    # Where all choose at once, nobody is left alone to take anything back; of other games we know nothing.
    if setup.game is DRAFT or setup.game is DUEL or setup.game.slug in OURS:
        assert bool(undone) == (setup.game is not DRAFT)
    assert shut <= undone // 50


@every_setup
def test_undo_to_the_start_of_a_turn(setup: Setup) -> None:
    in_a_row = dict.fromkeys(OURS, 2) | {DUEL.slug: 1}
    assert undoing.check_undo_all(setup, 11) >= in_a_row.get(setup.game.slug, 0)


@every_setup
def test_views(setup: Setup) -> None:
    seeing.check_views(setup, 15)


@every_setup
@seeds
def test_hidden_differences_do_not_show(setup: Setup, seed: int) -> None:
    assert seeing.check_twins(setup, seed) > 0


@pytest.mark.parametrize(("players", "limit", "seed"), [(2, "3", 24), (3, "10", 34)])
def test_nobody_can_tell_a_king_at_sea_from_who_is_asked(players: int, limit: str, seed: int) -> None:
    """A ship before a village with a single marked unit aboard: only a King cannot go ashore there."""
    setup = Setup(meadhall.load("dragon-lords"), players, turn_limit=limit)
    assert seeing.check_twins(setup, seed, every=6, steps=40) > 0


@real_setups
def test_a_view_can_be_read_back(setup: Setup) -> None:
    seeing.check_view_json(setup, 14)


@every_setup
@pytest.mark.usefixtures("toys_in_the_house")
def test_bots_play_through_views(setup: Setup) -> None:
    thinking.check_bots(setup, 12)


@every_setup
@pytest.mark.usefixtures("toys_in_the_house")
def test_minds(setup: Setup) -> None:
    thinking.check_minds(setup, 13)


@every_setup
@seeds
def test_standing_answers(setup: Setup, seed: int) -> None:
    standing.check_standing(setup, seed)


@every_game
def test_standing_words(game: Game[Any]) -> None:
    standing.check_standing_words(game)


@every_setup
@seeds
def test_the_end(setup: Setup, seed: int) -> None:
    playing.check_end(setup, seed)


@every_setup
@pytest.mark.parametrize("seed", range(20, 22))
def test_every_position_is_sound(setup: Setup, seed: int) -> None:
    playing.check_sound(setup, seed)
