"""How often ``meadhall balance`` calls equal rules different: it should in about one comparison of twenty.

The games of an arena, or of one side of a comparison, are dealt at random into two halves, block by block, and these
are compared as if their rules differed. All that differs is chance.

    python bench/equal.py balance/NAME/A --splits 400
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random

import msgspec

from meadhall.lab.folder import Folder
from meadhall.lab.ratings import wilson
from meadhall.lab.records import Record
from meadhall.lab.workbench.comparison import SURE, Comparison
from meadhall.lab.workbench.measures import blocks_of
from meadhall.lab.workbench.sides import Side


def halves(blocks: list[list[Record]], rng: Random) -> list[list[Record]]:
    """Two sides with the same number of blocks, whose games are numbered anew."""
    dealt = rng.sample(blocks, len(blocks) // 2 * 2)
    middle = len(dealt) // 2
    return [
        [msgspec.structs.replace(record, number=n) for n, record in enumerate(chain(*side), 1)]
        for side in (dealt[:middle], dealt[middle:])
    ]


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="DIR")
    parser.add_argument("--splits", type=int, default=400)
    args = parser.parse_args()
    for path in args.folders:
        folder = Folder(path)
        plan = folder.plan()
        (blocks,) = blocks_of([folder.records()], len(plan.bots))
        sides = [Side(name, "", plan) for name in "AB"]
        rng = Random(1)
        called, wins, every = 0, Counter[bool](), Counter[bool]()
        for _ in range(args.splits):
            look = Comparison(sides, halves(blocks, rng))
            called += any(row.sure for row in look.rows)
            wins.update(row.difference.p < SURE for row in look.rows if row.key.theme == look.who)
            every.update(row.difference.p < SURE for row in look.rows)
        share = wilson(called, args.splits)
        numbers = every.total() / args.splits
        print(f"{plan.game}: {len(blocks)} blocks, {numbers:.0f} numbers, {args.splits} comparisons")
        print(f"  anything called different in {share.value:.1%} ({share.low:.1%} to {share.high:.1%})")
        print(f"  without correction {wins[True] / wins.total():.1%} of the shares of wins", end="")
        print(f" and {every[True] / every.total():.1%} of all numbers", flush=True)


if __name__ == "__main__":
    main()
