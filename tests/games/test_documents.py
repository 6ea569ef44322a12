"""What the documents of all games have in common."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import meadhall
from meadhall.kernel.document import NEEDED, Column, Field, Nested, OrNull, Part, Rows, RowsBy, Thing

GAMES = ["ice-garden", "mountain-king", "dragon-lords"]


def read_defaults(part: Part, s: Any, row: int | None = None) -> int:
    """Enter all defaults of a part into a position, as if they had been given; return how many there were."""
    return sum(read_default(field, s, row) for field in part.fields.values())


def read_default(field: Field, s: Any, row: int | None) -> int:
    if isinstance(field, Nested):
        return read_defaults(field.part, s, row)
    if isinstance(field, Rows):
        return sum(read_defaults(field.part, s, n) for n in range(field.count(s)))
    if isinstance(field, RowsBy):
        rows = range(min(len(field.domain), s.players))  # there may be no more of them than players
        return sum(read_defaults(field.part, s, n) for n in rows)
    if isinstance(field, Column) and isinstance(field.kind, OrNull) and isinstance(field.kind.kind, Thing):
        kind = field.kind.kind
        thing = kind.blank()
        count = read_defaults(kind.part, thing)
        assert thing == kind.blank()
        return count
    if field.default is NEEDED:
        return 0
    field.read(s, row, field.default, "position")
    return 1


@pytest.mark.parametrize("slug", GAMES)
def test_an_empty_position_has_the_defaults_of_its_document(slug: str) -> None:
    """So a field that is not given need not be read."""
    game = meadhall.load(slug)
    document = import_module(f"meadhall.games.{slug.replace('-', '_')}.document")
    settings = game.new(3).settings
    s, empty = game.blank(3, settings), game.blank(3, settings)  # type: ignore[attr-defined]
    assert read_defaults(document.Position, s) > 20
    for name in s.COLUMNS:
        if name not in ("ancestry", "symbols"):
            assert getattr(s, name) == getattr(empty, name), name
