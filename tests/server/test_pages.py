"""What a worker keeps of the pages that it has made."""

from __future__ import annotations

import pytest

from meadhall.server.drawing.page_cache import PageCache
from meadhall.server.metrics import Metrics
from meadhall.server.words import HouseTexts
from tests.server.houses import House, play_on

pytestmark = pytest.mark.anyio

GAME = "ice-garden"
SECRETIVE = "dragon-lords"


async def test_all_who_know_the_same_share_one_drawing(house: House) -> None:
    me = await house.people.guest()
    pages = PageCache(house.tables.looking, house.tables.drafts, HouseTexts(), Metrics())
    for game, shared in ((GAME, True), (SECRETIVE, False)):
        made = await house.tables.opening.create(me, game, {}, ["hot", "hot"])
        await play_on(house, me, made.id, 2)
        table, match = await house.tables.looking.table_and_match(made.id, whole=True)
        one, other = (pages.page(table, match, [seat], "en", "desk").pictures for seat in (0, 1))
        assert (one is other) == shared
        assert pages.page(table, match, [0, 1], "de", "desk").pictures is not one
        # The newest moment looks as it does to who looks back at it.
        assert (await pages.page_at(table, match, match.head, [0], "en", "desk")).pictures is one
        assert (await pages.page_at(table, match, match.head - 1, [0], "en", "desk")).pictures is not one
