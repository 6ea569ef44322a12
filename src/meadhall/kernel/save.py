"""What a saved match is made of, whichever way it is written: as JSON (``match.py``) or as text (``game_text.py``)."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Container
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.convert import convert, read_json
from meadhall.kernel.errors import SaveError

FORMAT = 1


class SavedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the journal as it is saved."""

    by: int
    do: str


class Annotation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wrote into a game: a remark after so many entries or, with a ``line``, what might have been played
    from there. A line has annotations of its own, counted in the same way."""

    at: int
    says: str = ""
    line: tuple[SavedEntry, ...] = ()
    annotations: tuple[Annotation, ...] = ()


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file format of a match. ``start`` is a position, for matches that did not begin at the beginning."""

    format: int
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    pack: dict[str, Any] | None
    seed: int
    start: dict[str, Any] | None
    journal: tuple[SavedEntry, ...]
    notes: dict[str, str] = {}
    annotations: tuple[Annotation, ...] | msgspec.UnsetType = msgspec.UNSET

    @property
    def entries(self) -> int:
        """All that the rules have to check: what was played, and what might have been."""
        return len(self.journal) + in_lines(self.annotations or ())


def in_lines(annotations: tuple[Annotation, ...]) -> int:
    return sum(len(one.line) + in_lines(one.annotations) for one in annotations)


class Places(msgspec.Struct):
    """Where each entry of a line of play stands in a file, for errors; ``within`` has the lines that its annotations
    tell, in their order."""

    entries: list[str]
    within: list[Places]
    header: dict[str, int] = {}
    """In a text, the line of each field of the header."""

    def located(self, error: SaveError, options: Container[str] = ()) -> SaveError:
        """The same error with the line of the header that it is about; what names a line already stays."""
        if not self.header or error.field.startswith("line "):
            return error
        name = "options" if error.field in options else re.split(r"[.\[]", error.field)[0]
        # What is wrong with a position stands in the line of the start, and what is missing nowhere.
        line = self.header.get(name) or self.header.get("start") or max(self.header.values())
        return SaveError(f"line {line}", f"{error.field}: {error.problem}" if error.field else error.problem)


def places_in(name: str, entries: tuple[SavedEntry, ...], annotations: tuple[Annotation, ...], at: str) -> Places:
    """The same for a save in JSON, where the entries stand in the field ``name`` below ``at``."""
    return Places(
        [f"{at}{name}[{i}].do" for i in range(len(entries))],
        [
            places_in("line", annotation.line, annotation.annotations, f"{at}annotations[{i}].")
            for i, annotation in enumerate(annotations)
            if annotation.line
        ],
    )


def read_save(text: str | bytes) -> Save:
    return checked(convert(read_json(text, "match"), Save, "", SaveError))


def checked(save: Save) -> Save:
    if save.format != FORMAT:
        raise SaveError("format", f"{save.format} is not known here; this is format {FORMAT}")
    return save


def write_atomically(path: Path, text: str) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
