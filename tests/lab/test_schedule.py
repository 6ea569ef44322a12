"""Nobody is favoured by a seat, by what is dealt there, or by luck."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games import FIRST
from meadhall.lab.entrants import read_entrants
from meadhall.lab.playing import play
from meadhall.lab.schedule import Plan, fixture, make_plan


def plan_of(slug: str, bots: str, **options: str) -> Plan:
    game = meadhall.load(slug)
    return make_plan(game, read_entrants(bots, game), options, 5)


def test_each_bot_sits_on_each_seat_once_in_a_block() -> None:
    plan = plan_of("ice-garden", "random,novice,adept,master@1")
    for block in range(3):
        games = [fixture(plan, 4 * block + turn + 1) for turn in range(4)]
        met = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
        assert set(met.values()) == {1}
        assert len(met) == 16


def test_a_block_has_one_fate_and_other_blocks_have_others() -> None:
    plan = plan_of("ice-garden", "random,novice")
    seeds = [fixture(plan, number).seed for number in range(1, 9)]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 4


def test_bots_think_anew_in_each_game_of_a_block() -> None:
    plan = plan_of("ice-garden", "random,random")
    assert set(fixture(plan, 1).bot_seeds).isdisjoint(fixture(plan, 2).bot_seeds)


@pytest.mark.parametrize("slug", FIRST)
def test_what_fate_deals_to_a_seat_goes_to_each_bot_once(slug: str) -> None:
    """For a people, a character or a colour: within a block each seat has the same, whoever sits there."""
    options = {"turn_limit": "3"} if slug == "dragon-lords" else {}
    plan = plan_of(slug, "random,random,random", **options)
    records = [play(fixture(plan, number)).record for number in (1, 2, 3)]
    assert len({record.factions for record in records}) == 1
    assert len(set(records[0].factions)) == 3
    assert not any(faction.startswith("player-") for faction in records[0].factions)


def test_what_is_dealt_changes_from_block_to_block() -> None:
    plan = plan_of("ice-garden", "random,random")
    dealt = {play(fixture(plan, number)).record.factions for number in range(1, 13, 2)}
    assert len(dealt) > 1


def test_characters_are_dealt_unless_players_shall_choose() -> None:
    assert plan_of("ice-garden", "random,random").options["characters"] == "dealt"
    assert plan_of("ice-garden", "random,random", characters="chosen").options["characters"] == "chosen"
