"""``meadhall arena-report``: write the page about games that an arena has played."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.cli.arguments import naming_fields
from meadhall.lab.command import report_folders


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folders", metavar="DIR", nargs="+", type=Path, help="where games are kept")
    parser.add_argument("--report", metavar="FILE", type=Path, required=True, help="write the page there, as HTML")


def run(args: Namespace) -> int:
    with naming_fields(args, out="DIR"):
        report_folders(args.folders, args.report, args.lang)
    return 0
