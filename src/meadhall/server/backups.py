"""Backups of a hall: one when somebody wants it, others by themselves while the hall runs, and the way back."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import sqlalchemy as sa

from meadhall.kernel.errors import BadField, MeadhallError
from meadhall.server.check import Finding, all_games, check_backup, check_table, naming_database, save
from meadhall.server.metrics import Metrics
from meadhall.server.notices import NOTICES
from meadhall.server.settings import Settings
from meadhall.server.storage import database as db
from meadhall.server.storage.backup import Summary, dump, is_empty, read_backup
from meadhall.server.storage.database import Database, engine_url
from meadhall.server.storage.restore import fill
from meadhall.server.storage.rows import add_missing
from meadhall.server.tables.cache import GameCache

log = logging.getLogger("meadhall.server")

NAME = re.compile(r"meadhall-\d{8}-\d{6}\.backup")
"""What the hall calls the backups that it makes by itself, and takes away."""
CLAIMED, WRITTEN = "backup begun", "backup written"
"""Where the database keeps when the last one was begun, and when it was there."""
AGAIN = 600.0
"""Seconds after which one is tried again that could not be written."""

Tell = Callable[[str], None]


class Differs(MeadhallError):
    """Games of a backup would not be played as they were."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(f"{len(findings)} games differ")
        self.findings = findings


# --- on demand --------------------------------------------------------------------------------------


def backup_and_tell(database: str, file: Path, verify: bool, lang: str, tell: Tell) -> int:
    """Write a backup; 0 if every game in it is played again as it was, 1 if one is not."""

    async def run() -> int:
        summary = await save(database, file)
        changed: list[Finding] = []
        if verify:
            with TemporaryDirectory(prefix="meadhall-") as folder:
                changed = [finding async for finding in check_backup(file, Path(folder)) if not finding.same]
        tell_all(changed, lang, tell)
        tell(NOTICES.say("backup-written", lang, file=str(file), **counted(summary)))
        tell(NOTICES.say("backup-verified", lang, changed=len(changed)) if verify else NOTICES.say("backup-not", lang))
        return 1 if changed else 0

    with naming_database():
        return asyncio.run(run())


def restore_and_tell(database: str, file: Path, replace: bool, verify: bool, lang: str, tell: Tell) -> int:
    """Fill a database from a backup; 1 and nothing is changed if a game would not be played as it was."""
    with naming_database():
        try:
            summary = asyncio.run(restore(database, file, replace, verify))
        except Differs as error:
            tell_all(error.findings, lang, tell)
            tell(NOTICES.say("restore-differs", lang, changed=len(error.findings)))
            return 1
    tell(NOTICES.say("restore-done", lang, **counted(summary)))
    return 0


def tell_all(findings: list[Finding], lang: str, tell: Tell) -> None:
    for finding in findings:
        tell(NOTICES.say(finding.key, lang, **finding.arguments()))


def counted(summary: Summary) -> dict[str, int]:
    return {"games": summary.games, "rows": sum(summary.rows.values())}


async def restore(database: str, file: Path, replace: bool = False, verify: bool = True) -> Summary:
    """Fill a database from a backup: in one transaction, all of it or nothing."""
    read_backup(file)
    url = engine_url(database)
    made = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
    new = made is not None and not made.exists()

    def work(c: sa.Connection) -> Summary:
        if not (replace or is_empty(c)):
            raise BadField("database", "there is something in it already; --replace puts the backup in its place")
        summary = fill(c, file)
        if verify:
            games = GameCache()
            changed = [found for id in all_games(c) if not (found := check_table(c, games, id)).same]
            if changed:
                raise Differs(changed)
        return summary

    opened = Database.connect(database)
    try:
        summary = await opened.write(work)
    except BaseException:
        await opened.close()
        if new and made is not None:
            made.unlink(missing_ok=True)
        raise
    await opened.close()
    return summary


# --- by itself --------------------------------------------------------------------------------------


class BackupKeeper:
    """Writes a backup into a folder every so many hours, and keeps the newest. Of several workers one does it."""

    def __init__(
        self, database: Database, settings: Settings, metrics: Metrics, now: Callable[[], float] = time.time
    ) -> None:
        self._database = database
        self._folder = Path(settings.backup_folder) if settings.backup_folder else None
        self._pause = settings.backup_hours * 3600
        self._keep = settings.backup_keep
        self._metrics = metrics
        self._now = now
        self._stopped = Event()

    async def look(self) -> Path | None:
        """Write a backup if it is time; the file."""
        if self._folder is None:
            return None
        begun, written = await self._database.read(lambda c: (when(c, CLAIMED), when(c, WRITTEN)))
        self._metrics.last_backup.set(written)
        if not self._due(begun) or not await self._database.write(self._claim):
            return None
        now = self._now()
        file = self._folder / time.strftime("meadhall-%Y%m%d-%H%M%S.backup", time.gmtime(now))
        try:
            await self._database.read(lambda c: self._write(c, file, now))
        except asyncio.CancelledError:
            self._stopped.set()
            raise
        except Exception:
            await self._database.write(lambda c: note(c, CLAIMED, now - self._pause + AGAIN))
            raise
        await self._database.write(lambda c: note(c, WRITTEN, now))
        self._metrics.last_backup.set(now)
        log.info("a backup was written", extra={"file": file.name})
        return file

    def _due(self, begun: float) -> bool:
        """A clock that was set back makes no backup wait for it."""
        return not 0 <= self._now() - begun < self._pause

    def _claim(self, c: sa.Connection) -> bool:
        """Whether this worker is the one that does it."""
        add_missing(c, db.house, key=CLAIMED, value="0")
        c.execute(sa.select(db.house).where(db.house.c.key == CLAIMED).with_for_update())
        due = self._due(when(c, CLAIMED))
        if due:
            note(c, CLAIMED, self._now())
        return due

    def _write(self, c: sa.Connection, file: Path, now: float) -> None:
        """Write the file, read it again, and only then take older ones away."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            dump(c, file, now, self._stopped)
            read_backup(file)
            ours = sorted(other for other in file.parent.iterdir() if NAME.fullmatch(other.name))
            for old in ours[: -self._keep]:
                old.unlink(missing_ok=True)
        except OSError as error:
            raise BadField("backup_folder", f"{error.filename} cannot be written: {error.strerror}") from None


def when(c: sa.Connection, key: str) -> float:
    return float(c.scalar(sa.select(db.house.c.value).where(db.house.c.key == key)) or 0)


def note(c: sa.Connection, key: str, at: float) -> None:
    add_missing(c, db.house, key=key, value="0")
    c.execute(db.house.update().where(db.house.c.key == key).values(value=str(at)))
