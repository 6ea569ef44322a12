"""The other engines: where their scripts are, and why one cannot be measured here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from meadhall.bench.builds import Missing, checkout, last_line
from meadhall.bench.figures import CATANATRON
from meadhall.bench.subjects import CLOCK, Subject

SPIEL = ("chess", "backgammon", "hive")


def catanatron() -> Subject:
    """Random play of four, as Catanatron itself plays."""
    script = scripts() / "catanatron_random.py"
    if find_spec("catanatron") is None:
        raise Missing("no-catanatron")
    begin = f"from catanatron import Color, Game, RandomPlayer; {CLOCK}; Game(list(map(RandomPlayer, Color))); {CLOCK}"
    label = f"Catanatron {version('catanatron')}"
    return Subject(CATANATRON, label, None, [sys.executable, str(script)], [sys.executable, "-c", begin])


def open_spiel(game: str) -> Subject:
    script = scripts() / "openspiel_random.py"
    if find_spec("pyspiel") is None:
        raise Missing("no-openspiel")
    begin = f"import pyspiel; {CLOCK}; pyspiel.load_game({game!r}).new_initial_state(); {CLOCK}"
    label = f"OpenSpiel {version('open_spiel')}, {game}"
    return Subject(f"openspiel-{game}", label, None, [sys.executable, str(script), game], [sys.executable, "-c", begin])


def boardgame_io() -> Subject:
    """Its engine alone, without server and page, and a game of the size of ours."""
    folder = scripts() / "boardgame_io"
    install(folder)
    return Subject(
        "boardgame-io",
        "boardgame.io 0.50.2",
        None,
        ["node", "random.mjs"],
        ["node", "random.mjs", "--start"],
        {**os.environ, "NODE_ENV": "production"},
        folder,
    )


def scripts() -> Path:
    root = checkout()
    if root is None:
        raise Missing("no-scripts")
    return root / "bench" / "peers"


def install(folder: Path) -> None:
    """Fetch boardgame.io, at the first time and as its lock file has it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Missing("no-node")
    if not (folder / "node_modules" / ".package-lock.json").is_file():
        words = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise Missing("no-npm", last_line(done.stderr))
