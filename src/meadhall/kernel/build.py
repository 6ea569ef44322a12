"""Which build runs: plain Python, or kernel, games and bots compiled with mypyc."""

from __future__ import annotations

from pathlib import Path

from meadhall.kernel import state

COMPILED = Path(state.__file__).suffix != ".py"
NAME = "compiled with mypyc" if COMPILED else "pure Python"
