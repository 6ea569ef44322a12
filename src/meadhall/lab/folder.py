"""The folder of an arena: its plan, one line for each game, and each game for replay."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.convert import convert, read_json
from meadhall.kernel.errors import BadField, SaveError
from meadhall.kernel.save import write_atomically
from meadhall.lab.packs import fields
from meadhall.lab.records import PlayedGame, Record
from meadhall.lab.schedule import Plan

PLAN = "arena.json"
GAMES = "games.jsonl"
REPLAYS = "replays"


class Folder:
    """``out`` is the field that errors speak of."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def begun(self) -> bool:
        return (self.path / PLAN).exists()

    def plan(self) -> Plan:
        try:
            text = (self.path / PLAN).read_bytes()
        except OSError as error:
            raise BadField("out", f"{self.path / PLAN} cannot be read: {error.strerror}") from None
        try:
            return convert(read_json(text, "arena"), Plan, "", SaveError)
        except BadField as error:
            raise BadField("out", f"{self.path / PLAN}: {error}") from None

    def begin(self, plan: Plan) -> None:
        """Write down the plan, or see that it is the one which was begun here."""
        if self.begun:
            self._compare(self.plan(), plan)
            return
        try:
            (self.path / REPLAYS).mkdir(parents=True, exist_ok=True)
            write_atomically(self.path / PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=1).decode() + "\n")
        except OSError as error:
            raise BadField("out", f"{self.path} cannot be written: {error.strerror}") from None

    def _compare(self, begun: Plan, wanted: Plan) -> None:
        was, now = laid_out(begun), laid_out(wanted)
        for field in was | now:
            if was.get(field) != now.get(field):
                differs = f"{field} {said(was.get(field))}, not {said(now.get(field))}"
                raise BadField("out", f"{self.path} was begun with {differs}")

    def records(self) -> list[Record]:
        """All games so far in the order of their numbers; a last line that was cut off is left out."""
        try:
            lines = (self.path / GAMES).read_bytes().splitlines(keepends=True)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadField("out", f"{self.path / GAMES} cannot be read: {error.strerror}") from None
        found: dict[int, Record] = {}
        for n, line in enumerate(lines):
            if not line.endswith(b"\n"):
                break
            try:
                record = msgspec.json.decode(line, type=Record)
            except msgspec.MsgspecError as error:
                raise BadField("out", f"{self.path / GAMES}, line {n + 1}: {error}") from None
            found[record.number] = record
        return [found[number] for number in sorted(found)]

    def add(self, played: PlayedGame) -> None:
        """The replay first: a game that is listed can be replayed."""
        (self.path / self.replay(played.record.number)).write_text(played.replay, "utf-8")
        with (self.path / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(played.record) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def tidy(self, records: list[Record]) -> None:
        """Write the games in their order, without what an interruption has left."""
        lines = [msgspec.json.encode(record).decode() + "\n" for record in records]
        write_atomically(self.path / GAMES, "".join(lines))

    @staticmethod
    def replay(number: int) -> str:
        """Where the replay of a game lies in the folder."""
        return f"{REPLAYS}/{number:04}.json"


def laid_out(plan: Plan) -> dict[str, Any]:
    """All that a plan says, each option and each field of the pack by itself."""
    data: dict[str, Any] = msgspec.to_builtins(plan)
    options, pack = data.pop("options"), data.pop("pack")
    return {**data, **options, **{f"pack.{field}": value for field, value in fields(pack)}}


def said(value: object) -> str:
    """A value as it is typed on a command line."""
    if value is None:
        return "none"
    return ",".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)
