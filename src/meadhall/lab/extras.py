"""Packages that only some users need: whoever lacks one is told which extra of Meadhall brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Around an import: what is missing comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed; pip install 'meadhall[{extra}]' brings it", name=missing.name
        ) from missing
