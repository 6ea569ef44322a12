"""The database: migrations, durability, transactions, and wrong addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meadhall.kernel.errors import BadField
from meadhall.server.storage import database as db
from meadhall.server.storage.database import Database, engine_url
from meadhall.server.tables.journal import JournalRow
from meadhall.server.tables.stored import add_rows, read_rows
from tests.server.houses import House, opened, play_on

pytestmark = pytest.mark.anyio


def keep(key: str, value: str = "x") -> sa.Insert:
    return db.house.insert().values(key=key, value=value)


def keys(c: sa.Connection) -> list[str]:
    return list(c.execute(sa.select(db.house.c.key).order_by(db.house.c.key)).scalars())


async def test_the_migrations_make_the_tables_of_the_code(house: House) -> None:
    def differences(c: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(c), db.metadata))

    assert await house.database.read(differences) == []


async def test_opening_again_keeps_what_is_there(url: str, house: House) -> None:
    await house.database.write(lambda c: c.execute(keep("here")))
    async with opened(url) as other:
        assert await other.database.read(keys) == ["here"]


async def test_several_workers_may_start_at_once_on_an_empty_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/deep/new.sqlite"
    databases = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    for database in databases:
        await database.read(lambda c: c.execute(sa.select(db.house)).all())
        await database.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/new.sqlite") as house:

        def pragmas(c: sa.Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await house.database.read(pragmas) == ["wal", 2, 1]
        assert await house.database.write(pragmas) == ["wal", 2, 1]


@pytest.mark.parametrize("change", ["UPDATE journal SET action = 'rest'", "DELETE FROM journal"])
async def test_the_journal_only_grows(house: House, change: str) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "ice-garden", {}, ["hot", "hot"])
    await play_on(house, me, table.id, 3)
    before = await house.database.read(lambda c: read_rows(c, table.id, 1000))
    with pytest.raises(sa.exc.IntegrityError, match="append-only"):
        await house.database.write(lambda c: c.execute(sa.text(change)))
    assert await house.database.read(lambda c: read_rows(c, table.id, 1000)) == before != []


async def test_a_row_of_the_journal_exists_once(house: House) -> None:
    me = await house.people.guest()
    table = await house.tables.opening.create(me, "ice-garden", {}, ["hot", "hot"])
    await play_on(house, me, table.id, 1)
    with pytest.raises(sa.exc.IntegrityError):
        await house.database.write(lambda c: add_rows(c, table.id, [JournalRow(0, 0, "rest", 0.0)]))


async def test_the_file_of_a_hall_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    try:
        assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
            "hall.sqlite": 0o600, "hall.sqlite-wal": 0o600, "hall.sqlite-shm": 0o600,
        }  # fmt: skip
    finally:
        await database.close()


async def test_work_that_fails_writes_nothing_and_disturbs_nobody(house: House) -> None:
    def fail(c: sa.Connection) -> None:
        c.execute(keep("lost"))
        raise RuntimeError("no")

    works = [house.database.write(lambda c, n=n: c.execute(keep(f"kept {n}"))) for n in range(6)]  # type: ignore[misc]
    failing = [house.database.write(fail) for _ in range(3)]
    twice = [house.database.write(lambda c: c.execute(keep("kept 0", "again")))]
    results = await asyncio.gather(*works[:3], *failing, *works[3:], *twice, return_exceptions=True)
    assert [type(error) for error in results if isinstance(error, Exception)] == [RuntimeError] * 3 + [
        sa.exc.IntegrityError
    ]
    assert await house.database.read(keys) == [f"kept {n}" for n in range(6)]


async def test_who_stops_waiting_leaves_the_others_alone(house: House) -> None:
    async def write(key: str) -> None:
        await house.database.write(lambda c: c.execute(keep(key)))

    tasks = [asyncio.create_task(write(f"{n}")) for n in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(results[1], asyncio.CancelledError)
    assert {"0", "2", "3"} <= set(await house.database.read(keys))


async def test_reading_changes_nothing(house: House) -> None:
    await house.database.read(lambda c: c.execute(keep("lost")))
    assert await house.database.read(keys) == []


async def test_a_connection_that_broke_is_replaced(postgres: sa.Engine, house: House) -> None:
    await house.database.write(lambda c: c.execute(keep("before")))
    with postgres.connect() as c:
        c.execute(
            sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"),
            {"name": house.database.engine.url.database},
        )
    await house.database.write(lambda c: c.execute(keep("later")))
    assert await house.database.read(keys) == ["before", "later"]


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("", "sqlite:///FILE"),
        ("meadhall.sqlite", "sqlite:///FILE"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://localhost/x", "mysql is not known"),
        ("postgresql://localhost:port/x", "sqlite:///FILE"),
    ],
)
def test_a_wrong_address_is_refused(address: str, problem: str) -> None:
    with pytest.raises(BadField, match=problem) as refused:
        engine_url(address)
    assert refused.value.field == "database"


def test_postgres_has_two_names() -> None:
    assert engine_url("postgres://h/x").drivername == engine_url("postgresql://h/x").drivername == "postgresql+psycopg"
