"""The two builds of our own engine, and how one gets at them: a checkout has the sources, and what compiles them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from meadhall.bench.figures import COMPILED, PLAIN
from meadhall.kernel import build

RECIPE = "hatch_build.py"
NEEDED = ("hatchling", "mypyc", "setuptools")


class Build(msgspec.Struct, frozen=True):
    """``folder`` holds the package; None if it is the one that runs here."""

    name: str
    folder: Path | None

    @property
    def env(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder)} if self.folder else dict(os.environ)


class Missing(Exception):
    """Why something cannot be measured here, as the id of a message, and what a program said that failed."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason, said)
        self.reason = reason
        self.said = said


def checkout() -> Path | None:
    """The folder of the checkout that this package is part of, if it is."""
    return next((path for path in Path(__file__).parents if (path / RECIPE).is_file()), None)


def plain() -> Build:
    root = checkout()
    if root is not None:
        return Build(PLAIN, root / "src")
    if build.COMPILED:
        raise Missing("no-checkout")
    return Build(PLAIN, None)


def compiled(tell: Callable[[str], object]) -> Build:
    """The compiled build; it is made first if need be, and ``tell`` hears of it."""
    root = checkout()
    if root is None:
        if build.COMPILED:
            return Build(COMPILED, None)
        raise Missing("no-checkout")
    if any(find_spec(name) is None for name in NEEDED):
        raise Missing("no-mypyc")
    if shutil.which(compiler()) is None:
        raise Missing("no-compiler")
    tell("compiling")
    done = subprocess.run([sys.executable, str(root / RECIPE)], capture_output=True, text=True)
    if done.returncode:
        raise Missing("not-compiled", last_line(done.stderr))
    return Build(COMPILED, Path(done.stdout.split()[-1]))


def compiler() -> str:
    """The C compiler that Python would use."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return str(named).split()[0]


def last_line(text: str) -> str:
    """What a program that failed said last."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
