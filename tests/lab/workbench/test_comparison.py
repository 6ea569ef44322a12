"""What is called different, and what is not."""

from __future__ import annotations

from itertools import chain
from random import Random

import msgspec
import pytest

from meadhall.lab.arena import run
from meadhall.lab.folder import Folder
from meadhall.lab.records import Record
from meadhall.lab.workbench.comparison import Comparison, Row, widest
from meadhall.lab.workbench.measures import Key, blocks_of
from meadhall.lab.workbench.sides import Wanted, sides_of
from tests.lab.workbench.outcomes import compared, records, sides


@pytest.fixture(scope="module")
def equal() -> Comparison:
    return compared(1, 60)


def row(comparison: Comparison, theme: str, name: str) -> Row:
    return next(row for row in comparison.rows if row.key == Key(theme, name))


def test_every_theme_is_looked_at(equal: Comparison) -> None:
    assert {row.key.theme for row in equal.rows} == {
        "factions", "seats", "points", "sources", "length", "endings", "used", "worth",
    }  # fmt: skip
    assert [row.key.name for row in equal.of("factions")] == ["callo", "fjollsfinn", "freihoff", "van-dyken"]
    assert equal.who == "factions"
    assert equal.games == 120
    assert equal.blocks == 60


def test_the_numbers_are_those_of_the_games(equal: Comparison) -> None:
    first, second = equal.records
    for side, games in (("a", first), ("b", second)):
        won = [record.share(0) for record in games]
        assert getattr(row(equal, "seats", "1"), side).value == pytest.approx(sum(won) / 120)
        goals = sum(record.ending == "goal" for record in games)
        assert getattr(row(equal, "endings", "goal"), side).value == pytest.approx(goals / 120)
        combat = sum(sum(record.sources[1].points) for record in games)
        assert getattr(row(equal, "sources", "Combat"), side).value == pytest.approx(combat / 240)
        used = sum("tile 1" in things for record in games for things in record.things)
        assert getattr(row(equal, "used", "tile 1"), side).value == pytest.approx(used / 240)
    points = row(equal, "points", "")
    assert points.difference.interval.value == pytest.approx(points.b.value - points.a.value)


def test_the_same_games_do_not_differ_and_are_not_known_too_well() -> None:
    games = records(Random(5), 50)
    comparison = Comparison(sides(), [games, games])
    assert comparison.surest() == []
    callo = row(comparison, "factions", "callo").difference
    assert callo.p == 1.0
    assert callo.interval.value == 0.0
    assert 0.05 < callo.interval.high < 0.2
    assert widest(comparison) > 0.05
    assert row(comparison, "length", "rounds").difference.interval == (0, 0, 0)


def test_a_change_that_matters_is_found_and_only_that() -> None:
    comparison = compared(2, 250, favoured=0.3)
    assert row(comparison, "factions", "callo").sure
    assert row(comparison, "factions", "callo").difference.interval.low > 0
    assert {found.key.theme for found in comparison.surest()} <= {"factions", "points"}


def test_a_thing_whose_worth_has_changed_is_found() -> None:
    comparison = compared(3, 250, lucky=True)
    assert comparison.surest()[0].key == Key("worth", "tile 1")
    assert not row(comparison, "used", "tile 1").sure
    points = comparison.points(1, "tile 1")
    assert points is not None
    assert points.interval.low > 0


def test_equal_rules_are_called_different_in_about_one_of_twenty() -> None:
    """Whole comparisons, with all their rows."""
    looks = 120
    called = sum(bool(compared(seed, 24).surest()) for seed in range(looks))
    assert called <= 0.12 * looks


def test_real_games_of_equal_rules_are_seldom_called_different(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Played by bots, and dealt at random into two halves."""
    side = sides_of(Wanted("ice-garden", "random", changes=("goals.points=40",)), 1)[0]
    games = run(side.plan, 48, Folder(tmp_path_factory.mktemp("games")), 1)
    (blocks,) = blocks_of([games], 2)
    rng = Random(1)
    called = sum(bool(Comparison([side, side], halves(blocks, rng)).surest()) for _ in range(40))
    assert called <= 6


def halves(blocks: list[list[Record]], rng: Random) -> list[list[Record]]:
    """Two sides with half of the blocks each, whose games are numbered anew."""
    dealt = rng.sample(blocks, len(blocks))
    middle = len(dealt) // 2
    return [
        [msgspec.structs.replace(record, number=n) for n, record in enumerate(chain(*side), 1)]
        for side in (dealt[:middle], dealt[middle:])
    ]


def test_seats_are_left_out_where_each_always_plays_the_same() -> None:
    games = [msgspec.structs.replace(game, factions=("blue", "red")) for game in records(Random(6), 30)]
    comparison = Comparison(sides(), [games, games])
    assert comparison.of("seats") == []
    assert len(comparison.of("factions")) == 2
    plain = [msgspec.structs.replace(game, factions=("player-1", "player-2")) for game in games]
    assert Comparison(sides(), [plain, plain]).who == "seats"


def test_only_whole_blocks_that_all_sides_have_are_compared() -> None:
    games = records(Random(7), 4)
    first, second = blocks_of([games[:7], [*games[:2], *games[4:]]], 2)
    assert [[game.number for game in block] for block in first] == [[1, 2], [5, 6]]
    assert [[game.number for game in block] for block in second] == [[1, 2], [5, 6]]


def test_all_values_of_a_sweep_are_corrected_together() -> None:
    rng = Random(8)
    lots = [records(rng, 40), records(rng, 40), records(rng, 40, favoured=0.4)]
    swept = Comparison(sides(3, ("50", "40", "60")), lots)
    alone = Comparison(sides(), [lots[0], lots[2]])
    assert {found.side for found in swept.rows} == {1, 2}
    assert len(swept.rows) == 2 * len(alone.rows)
    other = next(each for each in swept.of("factions", 2) if each.key.name == "callo")
    assert other.difference == row(alone, "factions", "callo").difference
    assert other.adjusted >= row(alone, "factions", "callo").difference.p


def test_a_thing_that_hardly_anybody_uses_is_not_looked_at() -> None:
    games = records(Random(9), 30)
    rare = [
        msgspec.structs.replace(game, things=({"tile 7": 1}, {}) if game.number < 5 else ({}, {})) for game in games
    ]
    assert Comparison(sides(), [rare, rare]).of("used") == []
