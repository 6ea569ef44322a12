"""A comparison for programs: all of it as JSON, its rows as CSV."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any

import msgspec

from meadhall.lab.ratings import Interval
from meadhall.lab.workbench.comparison import SURE, Comparison, Row
from meadhall.lab.workbench.naming import Names

CORRECTION = "Benjamini-Hochberg"
HEAD = (
    "theme", "name", "words", "side", "value", "a", "a_low", "a_high", "b", "b_low", "b_high",
    "difference", "low", "high", "p", "adjusted", "different",
)  # fmt: skip


def as_json(comparison: Comparison, lang: str) -> str:
    names = Names(comparison, lang)
    plan = comparison.sides[0].plan
    data = {
        "game": plan.game,
        "rules": plan.rules,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": comparison.games,
        "blocks": comparison.blocks,
        "intervals": 1 - SURE,
        "correction": CORRECTION,
        "looked_at": len(comparison.rows),
        "different": sum(row.sure for row in comparison.rows),
        "sides": [
            {"name": side.name, "label": side.label, "value": side.value, "options": side.plan.options,
             "pack": side.plan.pack}
            for side in comparison.sides
        ],
        "rows": [row_data(comparison, row, names) for row in comparison.rows],
    }  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def row_data(comparison: Comparison, row: Row, names: Names) -> dict[str, Any]:
    side = comparison.sides[row.side]
    return {
        "theme": row.key.theme,
        "name": row.key.name,
        "words": names.full(row.key),
        "side": side.name,
        "value": side.value,
        **interval("a", row.a),
        **interval("b", row.b),
        "difference": row.difference.interval.value,
        "low": row.difference.interval.low,
        "high": row.difference.interval.high,
        "p": row.difference.p,
        "adjusted": row.adjusted,
        "different": row.sure,
    }


def interval(name: str, found: Interval) -> dict[str, float]:
    return {name: found.value, f"{name}_low": found.low, f"{name}_high": found.high}


def as_csv(comparison: Comparison, lang: str) -> str:
    names = Names(comparison, lang)
    file = StringIO()
    writer = csv.DictWriter(file, HEAD, lineterminator="\n")
    writer.writeheader()
    for row in comparison.rows:
        writer.writerow(row_data(comparison, row, names))
    return file.getvalue()
