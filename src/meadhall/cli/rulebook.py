"""``meadhall rulebook``: a game's illustrated rulebook as one file, HTML or PDF; or those of all games at once."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from meadhall.cli.arguments import load_game, say, wrong
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
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
    parser.add_argument("game", metavar="GAME", nargs="?", help="with --all only this one")
    out = parser.add_mutually_exclusive_group(required=True)
    out.add_argument("--html", metavar="FILE", type=Path, help="write it as a page that stands alone")
    out.add_argument("--pdf", metavar="FILE", type=Path, help="print it; this needs Chromium")
    out.add_argument("--all", metavar="FOLDER", type=Path, help="page and PDF of all games in all languages")


def run(args: Namespace) -> int:
    if args.all:
        return write_all(args)
    if args.game is None:
        raise wrong(args, "GAME", "which one? Only --all writes them all")
    game = load_game(args)
    option, file = ("--html", args.html) if args.html else ("--pdf", args.pdf)
    browser = None if args.html else find_browser(args, "--pdf")
    book = printed_book(game, args.lang)
    with writing(args, option, file):
        if browser is None:
            file.write_text(book, "utf-8")
        else:
            print_pdf(args, option, browser, book, file)
    return 0


def write_all(args: Namespace) -> int:
    """GAME.LANG.html and GAME.LANG.pdf for each."""
    games = [registry.load(slug) for slug in registry.games()] if args.game is None else [load_game(args)]
    browser = find_browser(args, "--all")
    with writing(args, "--all", args.all):
        args.all.mkdir(parents=True, exist_ok=True)
        for game, lang in product(games, LANGUAGES):
            book, page = printed_book(game, lang), args.all / f"{game.slug}.{lang}.html"
            page.write_text(book, "utf-8")
            print_pdf(args, "--all", browser, book, page.with_suffix(".pdf"))
            say([f"{page} {page.with_suffix('.pdf')}"])
    return 0


@contextmanager
def writing(args: Namespace, option: str, to: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise wrong(args, option, f"{to} cannot be written: {error.strerror}") from None


def find_browser(args: Namespace, option: str) -> str:
    for name in BROWSERS:
        found = shutil.which(name)
        if found is not None:
            return found
    problem = f"a PDF is printed by Chromium, and none of {', '.join(BROWSERS)} is installed; --html needs none"
    raise wrong(args, option, problem)


def print_pdf(args: Namespace, option: str, browser: str, book: str, file: Path) -> None:
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
            raise wrong(args, option, f"{browser} has not printed within {LONGEST} seconds") from None
        if not made.exists():
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise wrong(args, option, f"{browser} could not print: {said[-1] if said else done.returncode}")
        shutil.copyfile(made, file)
