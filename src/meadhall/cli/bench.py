"""``meadhall bench``: measure speed, beside other engines in the same run."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from functools import partial
from pathlib import Path

from meadhall.bench.cases import CASES, USUAL
from meadhall.bench.command import BenchOutput, measure_and_tell
from meadhall.bench.measure import Budget
from meadhall.bench.run import BenchPlan
from meadhall.cli.arguments import naming_fields, one_or_more, seconds_above_zero


def add_arguments(parser: ArgumentParser) -> None:
    much = parser.add_mutually_exclusive_group()
    much.add_argument("--seconds", type=seconds_above_zero, metavar="S", default=1.0, help="for each row in each round")
    much.add_argument(
        "--games", type=one_or_more, metavar="N", help="play this many in each round, instead of for a time"
    )
    parser.add_argument("--rounds", type=one_or_more, metavar="N", default=5, help="how often everybody has a turn")
    parser.add_argument("--plain", action="store_true", help="leave the compiled build out")
    parser.add_argument("--alone", action="store_true", help="leave the other engines out")
    parser.add_argument("--every", action="store_true", help="measure every number of players, not only four")
    parser.add_argument("--sharing", action=BooleanOptionalAction, default=True, help="measure two workers")
    parser.add_argument("--check", action="store_true", help="end with 1 if a target is missed")
    parser.add_argument("--save", action="store_true", help="keep the results of this version in bench/results")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the results there too")


def run(args: Namespace) -> int:
    cases = tuple(CASES.values()) if args.every else USUAL
    budget = Budget(args.games, args.seconds)
    plan = BenchPlan(budget, args.rounds, cases, not args.plain, not args.alone, args.sharing)
    wanted = BenchOutput(args.check, args.save, args.json, args.lang)
    with naming_fields(args):
        return measure_and_tell(plan, wanted, print, partial(print, file=sys.stderr))
