"""Packages that only some users need: whoever lacks one is told which extra of Meadhall brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

BROUGHT = {
    "server": (
        "alembic", "argon2", "h11", "httpx", "jinja2", "litestar", "markupsafe", "prometheus_client", "psycopg",
        "sqlalchemy", "uvicorn",
    ),
    "lab": ("openskill", "rich"),
    "gymnasium": ("gymnasium", "numpy"),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("open_spiel", "pyspiel"),
    "ray": ("ray",),
    "png": ("resvg_py",),
}  # fmt: skip
"""By extra, what it brings first of all, as Python imports it; some extras are parts of others (``pyproject.toml``)."""


def how_to_get(package: str, extra: str = "") -> str:
    """What to do about a package that is not there; ``extra`` is the one that the reader wants, if that is known."""
    extra = extra or next((name for name, packages in BROUGHT.items() if package in packages), "")
    wanted = f'"meadhall[{extra}]"' if extra else "meadhall"
    return f"{package} is not installed; pip install {wanted} brings it"


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Around an import: what is missing comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise lacking(missing, extra) from missing


def needs(extra: str) -> None:
    """At the door of a package that is no use without an extra: whoever lacks part of it is told."""
    for package in BROUGHT[extra]:
        if find_spec(package) is None:
            raise ModuleNotFoundError(how_to_get(package, extra), name=package)


def lacking(missing: ModuleNotFoundError, extra: str = "") -> ModuleNotFoundError:
    """The same error, with what to do about it, unless it says so already or the package is our own."""
    package = (missing.name or "").partition(".")[0]
    if package in ("", "meadhall") or "pip install" in str(missing):
        return missing
    return ModuleNotFoundError(how_to_get(package, extra), name=missing.name)
