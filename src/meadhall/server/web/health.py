"""What those ask who keep the house running: is it well, is it ready, and its figures."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import sqlalchemy as sa
from litestar import Response, get

from meadhall.server.errors import StorageFault
from meadhall.server.metrics import CONTENT_TYPE
from meadhall.server.storage.database import game_tables
from meadhall.server.tables.records import OVER
from meadhall.server.web.visit import WebRequest, house_of

PATIENCE = 2.0
"""Seconds that figures wait for the database."""
Word = Response[dict[str, str]]


@get("/health", include_in_schema=False)
async def health(request: WebRequest) -> Word:
    """Whether this worker can write to its database. A full disk is no health, even if all can be read."""
    try:
        await house_of(request).heart.probe()
    except StorageFault:
        return Response({"status": "nothing can be stored"}, status_code=503)
    return Response({"status": "ok"})


@get("/ready", include_in_schema=False)
async def ready(request: WebRequest) -> Word:
    """Whether visitors should be sent to this worker: not while it prepares itself, nor when it is about to stop."""
    house = house_of(request)
    if house.ready:
        return Response({"status": "ready"})
    return Response({"status": "stopping" if house.leaving else "starting"}, status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(request: WebRequest) -> Response[bytes]:
    house = house_of(request)
    open_ones = sa.select(sa.func.count()).select_from(game_tables).where(game_tables.c.status != OVER)
    # Whoever looks at figures wants to see them above all when the database is gone.
    with suppress(StorageFault, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            house.metrics.tables.set(await house.database.read(lambda c: int(c.execute(open_ones).scalar_one())))
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


HANDLERS = [health, ready, metrics]
