"""Backups: written while the hall runs, restored into either database, refused if anything is wrong with them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meadhall.cli import main
from meadhall.kernel.errors import BadField
from meadhall.server.backups import AGAIN, BackupKeeper, Differs, restore
from meadhall.server.check import save
from meadhall.server.metrics import Metrics
from meadhall.server.settings import Settings
from meadhall.server.storage import backup
from meadhall.server.storage import database as db
from meadhall.server.storage.backup import known_schemas, read_backup
from meadhall.server.storage.database import Database
from tests.server.houses import House, Time, opened, play_on

Rows = dict[str, list[tuple[Any, ...]]]
Lines = list[Any]


async def live_in(house: House) -> str:
    """A hall in which people have played, talked, forked and gone back; one of its tables."""
    me = await house.people.guest()
    await house.people.register(me, "Ann Ünder", "a long enough passphrase")
    tables = [await house.tables.opening.create(me, "ice-garden", {}, ["hot"] * 3, title=f"№ {n}") for n in range(2)]
    first, second = (table.id for table in tables)
    await play_on(house, me, first, 60)
    await house.tables.rewinding.propose(me, first, 30)
    await play_on(house, me, first, 20, seed=4)
    await house.tables.talking.say(me, first, "Good „luck“ \\ \n all")
    await house.tables.copying.fork(me, first, 20)
    await house.tables.opening.create(me, "ice-garden", {}, ["me", "open"])

    def lead_on(c: sa.Connection) -> None:
        t = db.game_tables
        c.execute(t.update().where(t.c.id == first).values(successor=second))

    await house.database.write(lead_on)
    return first


def rows_of(c: sa.Connection) -> Rows:
    tables = db.metadata.sorted_tables
    return {table.name: sorted(map(tuple, c.execute(sa.select(table))), key=repr) for table in tables}


async def contents(url: str) -> Rows:
    async with opened(url) as house:
        return await house.database.read(rows_of)


def filled(url: str) -> Rows:
    async def run() -> Rows:
        async with opened(url) as house:
            await live_in(house)
        return await contents(url)

    return asyncio.run(run())


def test_a_backup_restores_all_into_either_database(
    url: str, bare_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = filled(url)
    file = tmp_path / "hall.backup"
    assert main(["backup", str(file), "--database", url, "--lang", "en"]) == 0
    assert "4 games" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0, "it is nobody else's to read"
    assert main(["restore", str(file), "--database", bare_url, "--lang", "en"]) == 0
    assert "4 games are there again" in capsys.readouterr().out
    assert asyncio.run(contents(bare_url)) == before

    async def go_on() -> None:
        """All goes on there: numbers are given on, the journal only grows, people come in."""
        async with opened(bare_url) as house:
            (me,) = [person for person in before["people"] if person[1] == "Ann Ünder"]
            person = await house.people.get(me[0])
            table = before["journal"][0][0]
            await house.tables.talking.say(person, table, "Here again")
            await play_on(house, person, table, 5)
            with pytest.raises(sa.exc.IntegrityError, match="append-only"):
                await house.database.write(lambda c: c.execute(sa.text("DELETE FROM journal")))

    asyncio.run(go_on())


@pytest.mark.anyio
async def test_a_backup_is_of_one_moment_and_stops_nobody(
    house: House, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moves after the backup has begun, and is not kept waiting; the backup knows nothing of it."""
    table = await live_in(house)
    before = await house.database.read(rows_of)
    loop = asyncio.get_running_loop()
    tables_of = backup.tables_of

    async def move() -> None:
        person = await house.people.get((await house.tables.looking.table(table)).owner)
        await play_on(house, person, table, 3)

    def found(c: sa.Connection) -> Any:
        names = tables_of(c)
        asyncio.run_coroutine_threadsafe(move(), loop).result(60)
        return names

    monkeypatch.setattr(backup, "tables_of", found)
    file = tmp_path / "hall.backup"
    await save(url, file)
    monkeypatch.undo()
    assert len((await house.database.read(rows_of))["journal"]) > len(before["journal"])
    assert read_backup(file).rows == {name: len(rows) for name, rows in before.items()}
    await restore(f"sqlite:///{tmp_path}/copy.sqlite", file)
    assert await contents(f"sqlite:///{tmp_path}/copy.sqlite") == before


# --- what is refused ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def good(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a small hall."""
    folder = tmp_path_factory.mktemp("good")
    url = f"sqlite:///{folder}/hall.sqlite"
    filled(url)
    asyncio.run(save(url, folder / "hall.backup"))
    return folder / "hall.backup"


def lines_of(file: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def written(lines: Lines, file: Path) -> Path:
    """Lines as a backup whose checksum is right."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    ended = isinstance(lines[-1], dict) and "sha256" in lines[-1]
    tail = lines[-1] | {"sha256": hashlib.sha256(body).hexdigest()} if ended else lines[-1]
    file.write_bytes(gzip.compress(body + json.dumps(tail).encode()))
    return file


def row_of(lines: Lines, table: str) -> Lines:
    """The first row of a table."""
    at = next(n for n, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)
    row: Lines = lines[at + 1]
    return row


def set_head(**what: object) -> Callable[[Lines], None]:
    return lambda lines: lines[0].update(what)


def set_value(table: str, column: int, value: object) -> Callable[[Lines], None]:
    return lambda lines: row_of(lines, table).__setitem__(column, value)


def set_tail(lines: Lines) -> None:
    lines[-1]["rows"]["journal"] += 1


WRONG: dict[str, tuple[Callable[[Lines], object], str, str]] = {
    "foreign": (set_head(backup="chess"), "file", "not a backup of a hall"),
    "format": (set_head(format=2), "format", "2 is not known"),
    "newer": (set_head(schema="9999"), "schema", "9999 is not known here: version"),
    "no end": (lambda lines: lines.pop(), "file", "breaks off"),
    "after the end": (lambda lines: lines.append({"table": "more", "columns": []}), "file", "after the end|Tail"),
    "count": (set_tail, "file", "checksum"),
    "short row": (lambda lines: row_of(lines, "people").pop(), "file", r"line \d+: 8 values are expected, not 7"),
    "text for a number": (set_value("journal", 1, "first"), "file", r"line \d+: journal.n cannot be 'first'"),
    "number for a yes": (set_value("game_tables", 9, 1), "file", r"game_tables.private cannot be 1"),
    "missing": (set_value("people", 1, None), "file", "people.name is missing"),
    "nobody": (set_value("game_tables", 11, "nobody"), "file", "does not fit together"),
    "no move": (set_value("journal", 3, "fly away"), "", "1 games differ"),
    "other table": (lambda lines: lines.insert(1, {"table": "horses", "columns": ["name"]}), "file", "horses"),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_named_and_nothing_is_changed(wrong: str, good: Path, tmp_path: Path) -> None:
    change, field, problem = WRONG[wrong]
    lines = lines_of(good)
    change(lines)
    if wrong == "other table":
        lines[-1]["rows"]["horses"] = 0
    file = written(lines, tmp_path / "wrong.backup")
    with pytest.raises((BadField, Differs), match=problem) as refused:
        asyncio.run(restore(f"sqlite:///{tmp_path}/new.sqlite", file))
    assert getattr(refused.value, "field", "") == field
    assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.parametrize("damage", ["cut", "flipped", "text", "empty", "missing", "folder"])
def test_a_damaged_file_is_refused(
    damage: str, good: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = filled(url) if damage == "cut" else asyncio.run(contents(url))
    data, file = good.read_bytes(), tmp_path / "wrong.backup"
    flipped = bytearray(data)
    flipped[len(data) // 2] ^= 1
    bodies = {"cut": data[: len(data) // 2], "flipped": bytes(flipped), "text": b"Hello", "empty": b""}
    if damage in bodies:
        file.write_bytes(bodies[damage])
    elif damage == "folder":
        file.mkdir()
    assert main(["restore", str(file), "--replace", "--database", url]) == 2
    said = capsys.readouterr().err
    assert said.startswith("meadhall restore: argument FILE: ")
    assert len(said.splitlines()) == 1
    assert asyncio.run(contents(url)) == before


def test_a_hall_is_replaced_only_if_that_is_said(
    url: str, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(url)

    async def more() -> None:
        async with opened(url) as house:
            await house.people.guest()

    asyncio.run(more())
    before = asyncio.run(contents(url))
    assert main(["restore", str(good), "--database", url]) == 2
    assert "--replace" in capsys.readouterr().err
    assert asyncio.run(contents(url)) == before
    assert main(["restore", str(good), "--database", url, "--replace"]) == 0
    asyncio.run(restore(f"sqlite:///{tmp_path}/copy.sqlite", good))
    assert asyncio.run(contents(url)) == asyncio.run(contents(f"sqlite:///{tmp_path}/copy.sqlite"))


def test_a_game_that_is_not_played_as_it_was_is_told(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(good)
    row_of(lines, "journal")[3] = "fly away"
    file, url = written(lines, tmp_path / "odd.backup"), f"sqlite:///{tmp_path}/new.sqlite"
    assert main(["restore", str(file), "--database", url, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "row 0 is not allowed any more" in said
    assert "--no-verify" in said
    assert not (tmp_path / "new.sqlite").exists()
    assert main(["restore", str(file), "--database", url, "--no-verify"]) == 0
    again = tmp_path / "again.backup"
    assert main(["backup", str(again), "--database", url, "--lang", "en"]) == 1
    assert "One game is not played as it was. It is in the file all the same." in capsys.readouterr().out
    assert main(["backup", str(again), "--database", url, "--no-verify"]) == 0


@pytest.mark.parametrize("into", ["no folder", "nothing", "foreign"])
def test_what_cannot_be_backed_up_is_one_clear_line(
    into: str, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hall = tmp_path / "hall.sqlite"
    if into == "foreign":
        engine = sa.create_engine(f"sqlite:///{hall}")
        with engine.begin() as c:
            c.execute(sa.text("CREATE TABLE recipes (name TEXT)"))
        engine.dispose()
        assert main(["restore", str(good), "--database", f"sqlite:///{hall}"]) == 2
        assert "--replace" in capsys.readouterr().err
    elif into == "no folder":
        asyncio.run(restore(f"sqlite:///{hall}", good))
    file = tmp_path / ("nowhere/hall.backup" if into == "no folder" else "hall.backup")
    assert main(["backup", str(file), "--database", f"sqlite:///{hall}"]) == 2
    said = capsys.readouterr().err
    assert {"no folder": "cannot be written", "nothing": "there is no file", "foreign": "no hall in it"}[into] in said
    assert list(tmp_path.glob("*.backup")) == []


def test_an_earlier_version_knows_its_successors_not() -> None:
    schemas = known_schemas()
    assert schemas == sorted(schemas, reverse=True)
    assert schemas[-1] == "0001"


# --- by themselves ------------------------------------------------------------------------------


def keeper(database: Database, folder: Path, now: Time, **more: Any) -> BackupKeeper:
    settings = Settings(database="", backup_folder=str(folder), backup_hours=6, backup_keep=2, **more)
    return BackupKeeper(database, settings, Metrics(), now)


@pytest.mark.anyio
async def test_backups_are_written_on_time_and_the_newest_are_kept(house: House, tmp_path: Path) -> None:
    folder, now = tmp_path / "deep" / "backups", Time()
    ours = keeper(house.database, folder, now)
    folder.mkdir(parents=True)
    (folder / "mine.backup").write_text("not yours")
    files = []
    for hour in range(24):
        now.now = 1_000_000 + hour * 3600
        files.append(await ours.look())
    made = [file for file in files if file is not None]
    assert [hour for hour, file in enumerate(files) if file] == [0, 6, 12, 18]
    assert sorted(folder.iterdir()) == sorted([folder / "mine.backup", *made[-2:]])
    assert read_backup(made[-1]).head.at == now.now - 5 * 3600
    assert b"meadhall_last_backup_timestamp_seconds 1.0648e+06" in ours._metrics.text()
    now.now = 500.0
    assert await ours.look(), "a clock that was set back does not stop it"


@pytest.mark.anyio
async def test_of_two_workers_one_writes_the_backup(url: str, house: House, tmp_path: Path) -> None:
    now = Time()
    async with opened(url) as other:
        workers = [keeper(each.database, tmp_path / "backups", now) for each in (house, other, house)]
        assert sum(file is not None for file in await asyncio.gather(*(one.look() for one in workers))) == 1
    assert len(list((tmp_path / "backups").iterdir())) == 1


@pytest.mark.anyio
async def test_what_could_not_be_written_is_tried_again(house: House, tmp_path: Path) -> None:
    now, folder = Time(), tmp_path / "backups"
    folder.write_text("a file is in the way")
    ours = keeper(house.database, folder, now)
    with pytest.raises(BadField, match="cannot be written") as refused:
        await ours.look()
    assert refused.value.field == "backup_folder"
    folder.unlink()
    assert await ours.look() is None
    now.now += AGAIN
    assert await ours.look() is not None


@pytest.mark.anyio
async def test_a_hall_that_closes_leaves_no_half_backup(house: House, tmp_path: Path) -> None:
    ours = keeper(house.database, tmp_path / "backups", Time())
    ours._stopped.set()
    await house.people.guest()
    with pytest.raises(BadField, match="the hall closes"):
        await ours.look()
    assert list((tmp_path / "backups").iterdir()) == []


@pytest.mark.anyio
async def test_without_a_folder_nothing_is_written(house: House) -> None:
    assert await BackupKeeper(house.database, Settings(database=""), Metrics()).look() is None
