"""A service on a database for tests, with a time of its own, and how to play at its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from argon2 import PasswordHasher

from meadhall.server.people.accounts import People
from meadhall.server.storage.database import Database
from meadhall.server.tables.records import Person, Played
from meadhall.server.tables.service import Tables


class Time:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """A service on a database, as a worker has it."""

    def __init__(self, database: Database, time: Time) -> None:
        self.database = database
        self.time = time
        self.people = People(database, time, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        self.tables = Tables(database, time)


@asynccontextmanager
async def opened(url: str, time: Time | None = None) -> AsyncIterator[House]:
    database = await Database.open(url)
    try:
        yield House(database, time or Time())
    finally:
        await database.close()


async def migrated(url: str) -> None:
    async with opened(url):
        pass


async def play_on(house: House, person: Person, table_id: str, moves: int, seed: int = 1) -> int:
    """Let a person who has all the seats make random moves; how many there were before the game was over."""
    rng = Random(seed)
    for done in range(moves):
        if await play_one(house, person, table_id, rng) is None:
            return done
    return moves


async def play_one(house: House, person: Person, table_id: str, rng: Random) -> Played | None:
    """One random move of whoever is asked; None if the game is over."""
    match = await house.tables.looking.match(table_id)
    decision = match.state.decision
    if decision is None:
        return None
    action = str(rng.choice(decision.options))
    return await house.tables.playing.play(person, table_id, decision.seat, match.head, action)
