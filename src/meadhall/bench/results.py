"""The results that are kept: one file for each version."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from meadhall.bench.builds import checkout
from meadhall.bench.figures import FORMAT, Report
from meadhall.kernel.errors import BadField
from meadhall.kernel.save import write_atomically

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")


def folder() -> Path:
    root = checkout()
    if root is None:
        raise BadField("save", "results are kept in a checkout of Meadhall, and this is none")
    return root / "bench" / "results"


def write(report: Report, path: Path) -> None:
    write_atomically(path, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


def save(report: Report, into: Path) -> Path:
    path = into / f"{report.meadhall}.json"
    write(report, path)
    return path


def read(path: Path) -> Report:
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except msgspec.MsgspecError as error:
        raise BadField(path.name, f"not a result of the benchmark: {error}") from None
    if report.format != FORMAT:
        raise BadField(path.name, f"format {report.format} is not {FORMAT}")
    return report


def kept() -> list[Report]:
    """The results of all versions that this checkout has, the newest last; none outside of a checkout."""
    return all_results(folder()) if checkout() is not None else []


def all_results(kept: Path) -> list[Report]:
    """The results of all versions, the newest last."""
    files = [path for path in kept.glob("*.json") if VERSION.fullmatch(path.stem)]
    return [read(path) for path in sorted(files, key=lambda path: order(path.stem))]


def order(version: str) -> tuple[int, int, int, str, int]:
    """Sorts versions; what was tried before a release comes before it."""
    found = VERSION.fullmatch(version)
    assert found is not None
    major, minor, patch, stage, number = found.groups()
    return int(major), int(minor), int(patch), stage or "release", int(number or 0)
