"""``meadhall close``: close a table that the rules do not play any more, or that must not go on."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from meadhall.cli.arguments import wrong
from meadhall.cli.hall import add_hall_arguments, database_of, naming_settings
from meadhall.server.check import naming_database, refuse_missing
from meadhall.server.errors import Refusal, error_report
from meadhall.server.storage.database import Database
from meadhall.server.tables.closing import LONGEST_WORDS
from meadhall.server.tables.service import Tables
from meadhall.terminal.speech import WORDS


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="its id, the end of its address")
    parser.add_argument("--because", metavar="WORDS", default="", help="what its page says of it")
    parser.add_argument("--any", action="store_true", help="also one that could be played on")
    add_hall_arguments(parser)


def run(args: Namespace) -> int:
    words = " ".join(args.because.split())
    if len(words) > LONGEST_WORDS or not words.isprintable():
        raise wrong(args, "--because", f"up to {LONGEST_WORDS} letters, digits, signs and spaces are expected")
    with naming_settings(args), naming_database():
        try:
            asyncio.run(close(database_of(args), args.table, words, args.any))
        except Refusal as error:
            raise wrong(args, "TABLE", error_report(error, args.lang).text) from None
    print(WORDS.say("closed", args.lang, table=args.table))
    return 0


async def close(database: str, table: str, words: str, any_table: bool) -> None:
    refuse_missing(database)
    opened = await Database.open(database)
    try:
        await Tables(opened).closing.close(table, words=words, any_table=any_table)
    finally:
        await opened.close()
