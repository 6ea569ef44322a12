"""``meadhall rulebook``: a game's illustrated rulebook as one file, HTML or PDF."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import load_game, wrong
from meadhall.server.web.printed import printed_book

BROWSERS = (
    "chromium",
    "chromium-browser",
    "chromium-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""Any of these can print."""
LONGEST = 180
"""Seconds that printing may take."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    out = parser.add_mutually_exclusive_group(required=True)
    out.add_argument("--html", metavar="FILE", type=Path, help="write it as a page that stands alone")
    out.add_argument("--pdf", metavar="FILE", type=Path, help="print it; this needs Chromium")


def run(args: Namespace) -> int:
    game = load_game(args)
    option, file = ("--html", args.html) if args.html else ("--pdf", args.pdf)
    browser = None if args.html else find_browser(args)
    book = printed_book(game, args.lang)
    try:
        if browser is None:
            file.write_text(book, "utf-8")
        else:
            print_pdf(args, browser, book, file)
    except OSError as error:
        raise wrong(args, option, f"{file} cannot be written: {error.strerror}") from None
    return 0


def find_browser(args: Namespace) -> str:
    for name in BROWSERS:
        found = shutil.which(name)
        if found is not None:
            return found
    problem = f"a PDF is printed by Chromium, and none of {', '.join(BROWSERS)} is installed; --html needs none"
    raise wrong(args, "--pdf", problem)


def print_pdf(args: Namespace, browser: str, book: str, file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page, made = Path(folder) / "book.html", Path(folder) / "book.pdf"
        page.write_text(book, "utf-8")
        words = [
            browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
            "--no-pdf-header-footer", f"--print-to-pdf={made}", page.as_uri(),
        ]  # fmt: skip
        try:
            done = subprocess.run(words, capture_output=True, timeout=LONGEST, check=False)
        except subprocess.TimeoutExpired:
            raise wrong(args, "--pdf", f"{browser} has not printed within {LONGEST} seconds") from None
        if not made.exists():
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise wrong(args, "--pdf", f"{browser} could not print: {said[-1] if said else done.returncode}")
        shutil.copyfile(made, file)
