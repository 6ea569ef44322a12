"""Halls of every earlier version of the tables, with games that go on: each was made by the release of its time.

``halls/NNNN.sqlite.gz`` is one whose tables have the version NNNN. Whoever adds a migration adds the hall before it.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import TestClient

from meadhall.cli import main
from meadhall.server.app import create_app
from meadhall.server.settings import Settings
from meadhall.server.storage import database as db
from meadhall.server.storage.backup import known_schemas, schema_of, tables_of
from meadhall.server.storage.database import Database
from tests.server.web import PATIENT

HALLS = Path(__file__).parent / "halls"
EARLIER = known_schemas()[1:]
Tables = dict[str, tuple[str, int]]


def unpacked(version: str, folder: Path) -> Path:
    file = folder / f"hall-{version}.sqlite"
    file.write_bytes(gzip.decompress((HALLS / f"{version}.sqlite.gz").read_bytes()))
    return file


def looked(url: str, work: Any) -> Any:
    """Look at a database as it is."""

    async def run() -> Any:
        database = Database.connect(url)
        try:
            return await database.read(work)
        finally:
            await database.close()

    return asyncio.run(run())


def counts(c: sa.Connection) -> dict[str, int]:
    counted = {table.name: c.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables_of(c)}
    return {name: number for name, number in counted.items() if number and name != "house"}


def differences(c: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(c), db.metadata))


@contextmanager
def hall(url: str) -> Iterator[TestClient[Any]]:
    app = create_app(Settings(database=url), PATIENT, bot_pause=0, strict=True)
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client


def go_on(client: TestClient[Any], rng: Random) -> dict[str, bool]:
    """Make a move at each table, for whoever is asked there; which of them could be played on."""
    went: dict[str, bool] = {}
    house = client.app.state.house
    owners = sa.select(db.game_tables.c.id, db.game_tables.c.owner)
    with client.portal() as portal:
        for id, owner in portal.call(house.database.read, lambda c: c.execute(owners).all()):
            page = client.get(f"/table/{id}")
            assert page.status_code == 200, page.text
            went[id] = "This table rests" not in page.text and "This table is closed" not in page.text
            if went[id]:
                person = portal.call(house.people.get, owner)
                match = portal.call(house.tables.looking.match, id)
                decision = match.state.decision
                action = str(rng.choice(decision.options))
                played = portal.call(house.play, person, id, decision.seat, match.head, action)
                assert played.head > match.head
    return went


def test_there_is_a_hall_of_every_earlier_version(tmp_path: Path) -> None:
    kept = sorted(file.name.partition(".")[0] for file in HALLS.iterdir())
    assert kept == sorted(EARLIER)
    assert [looked(f"sqlite:///{unpacked(version, tmp_path)}", schema_of) for version in kept] == kept


@pytest.mark.parametrize("version", EARLIER)
def test_an_earlier_hall_is_upgraded_and_goes_on(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = unpacked(version, tmp_path)
    url = f"sqlite:///{file}"
    before, bytes_before = looked(url, counts), file.read_bytes()
    code = main(["verify", "--all", "--database", url, "--lang", "en"])
    told = capsys.readouterr().out.splitlines()
    assert len(told) == before["game_tables"] + 1
    assert file.read_bytes() == bytes_before, "whoever looks changes nothing"
    with hall(url) as client:
        went = go_on(client, Random(7))
    # What was told beforehand has come true.
    same = {line.partition(" ")[0] for line in told[:-1] if line.endswith("as it was")}
    assert same == {id for id, goes in went.items() if goes}
    assert code == (0 if all(went.values()) else 1)
    after = looked(url, counts)
    assert all(after[name] >= number for name, number in before.items())
    assert looked(url, differences) == []


@pytest.mark.parametrize("version", EARLIER)
@pytest.mark.parametrize("bare_url", ["postgresql"], indirect=True)
def test_a_backup_of_an_earlier_hall_is_restored_into_postgresql(version: str, bare_url: str, tmp_path: Path) -> None:
    file, backup = unpacked(version, tmp_path), tmp_path / "hall.backup"
    before = looked(f"sqlite:///{file}", counts)
    assert main(["backup", str(backup), "--no-verify", "--database", f"sqlite:///{file}"]) == 0
    assert main(["restore", str(backup), "--no-verify", "--database", bare_url]) == 0
    assert looked(bare_url, schema_of) == known_schemas()[0]
    assert looked(bare_url, counts) == before
    assert looked(bare_url, differences) == []


@pytest.mark.parametrize("bare_url", ["postgresql"], indirect=True)
def test_a_hall_is_upgraded_stopped_moved_to_the_other_database_and_back(bare_url: str, tmp_path: Path) -> None:
    """The story that the page about hosting tells: look, back up, upgrade, play, stop, back up, restore, go on."""
    first = f"sqlite:///{unpacked(EARLIER[0], tmp_path)}"
    before, upgraded, there = (str(tmp_path / f"{name}.backup") for name in ("before", "upgraded", "there"))
    main(["verify", "--all", "--database", first])
    assert main(["backup", before, "--no-verify", "--database", first]) == 0
    with hall(first) as client:
        went = go_on(client, Random(1))
        # Also while it is open; whoever moves later is not in it.
        main(["backup", upgraded, "--database", first])
        go_on(client, Random(2))
    for id, goes in went.items():
        if not goes:
            assert main(["close", id, "--database", first]) == 0
    assert main(["backup", upgraded, "--database", first]) == 0
    assert main(["restore", upgraded, "--database", bare_url]) == 0
    with hall(bare_url) as client:
        rows = looked(first, counts)["journal"]
        assert looked(bare_url, counts)["journal"] == rows
        assert go_on(client, Random(3)) == went
        closed = [id for id, goes in went.items() if not goes]
        assert all("This table is closed" in client.get(f"/table/{id}").text for id in closed)
        assert looked(bare_url, counts)["journal"] > rows
    assert main(["backup", there, "--database", bare_url]) == 0
    last = f"sqlite:///{tmp_path}/back.sqlite"
    assert main(["restore", there, "--database", last]) == 0
    assert looked(last, counts) == looked(bare_url, counts)
    # And what was before all this is still there.
    assert main(["restore", before, "--no-verify", "--replace", "--database", last]) == 0
    assert looked(last, counts)["journal"] < rows
