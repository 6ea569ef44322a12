"""Fetches TypeScript, which checks the types of the page's script, from its npm package into .venv/typescript.

Run it with ``python -m tests.web.typescript``; ``make test`` does. A machine without npm or without a net is told so,
and the check is skipped there.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from meadhall.web.fonts import PROBLEMS, load

VERSION = "5.9.3"
INTEGRITY = "sha512-jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw=="
"""What its archive must be, as npm writes it in lock files."""
FOLDER = Path(__file__).parents[2] / ".venv" / "typescript"
TSC = FOLDER / "package" / "lib" / "tsc.js"


def fetch(folder: Path) -> None:
    """Loads and unpacks it; what was there before goes."""
    with tempfile.TemporaryDirectory() as place:
        archive = load("typescript", VERSION, INTEGRITY, Path(place))
        shutil.rmtree(folder, ignore_errors=True)
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")


def main() -> int:
    try:
        fetch(FOLDER)
    except PROBLEMS as problem:
        print(f"TypeScript could not be fetched ({problem}); the types of the script are not checked.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
