"""Compare the speed of our games with that of an earlier commit: ``python bench/against.py COMMIT``.

The commit is put into ``build/against/`` and compiled there, once. Then both play the same random games and copy the
same positions in turns, each in a process of its own. A ratio above 1 means that we are faster than the commit was.
Where the rules have changed in between, the games differ, so decisions are compared and not games.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "against"
CASES = ("ice-garden-4", "mountain-king-4", "dragon-lords-4")
EVERY = 5
"""Every fifth position of a game is copied."""
COPIES = 10

Counted = dict[str, float]
"""What a decision and a copy cost: in processor seconds, or in instructions."""


# --- in a process of its own, with either of the two packages -------------------------------------


def measure(name: str, games: int, what: str, switch: Callable[[str], None]) -> Counted:
    """Play or copy, after one game that nobody counts."""
    from meadhall.bench.cases import CASES as KNOWN
    from meadhall.kernel.random_play import decide, play_out, to_decision

    case = KNOWN[name]
    play_out(case.new(), Random(0))
    found: list[Any] = []
    if what == "copies":
        rng, position, decisions = Random(1), case.new(), 0
        while to_decision(position, rng):
            if decisions % EVERY == 0:
                found.append(position.copy())
            decide(position, rng)
            decisions += 1
        found *= COPIES
    gc.collect()
    gc.disable()
    switch("on")
    begun, done = process_time(), len(found)
    for position in found:
        position.copy()
    if what == "decisions":
        done = sum(play_out(case.new(), Random(seed)) for seed in range(1, games + 1))
    seconds = process_time() - begun
    switch("off")
    return {"done": done, "seconds": seconds}


def ask_valgrind(state: str) -> None:
    subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


# --- here -----------------------------------------------------------------------------------------


def folders(commit: str, plain: bool) -> dict[str, tuple[Path, Path]]:
    """By build, the package as it was and as it is."""
    name = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, check=True, capture_output=True, text=True)
    then = KEPT / name.stdout.strip()
    if not then.is_dir():
        then.mkdir(parents=True)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", str(then)], input=packed.stdout, check=True)
    found = {"plain": (then / "src", ROOT / "src")}
    if not plain:
        found["compiled"] = (compiled(then), compiled(ROOT))
    return found


def compiled(root: Path) -> Path:
    print(f"compiling {root}", file=sys.stderr)
    done = subprocess.run([sys.executable, "hatch_build.py"], cwd=root, check=True, capture_output=True, text=True)
    return Path(done.stdout.split()[-1])


def cost(folder: Path, name: str, what: str, given: argparse.Namespace) -> float:
    """What one decision or one copy costs there."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    told = [sys.executable, __file__, "--measure", name, what, "--games", str(given.games)]
    if not given.instructions:
        found = json.loads(subprocess.run(told, env=env, check=True, capture_output=True, text=True).stdout)
        return float(found["seconds"] / found["done"])
    with TemporaryDirectory() as made:
        watched = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={made}/found", *told]
        done = subprocess.run([*watched, "--instructions"], env=env, check=True, capture_output=True, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    assert counted is not None, done.stderr
    return int(counted[1]) / float(json.loads(done.stdout)["done"])


def compare(given: argparse.Namespace) -> None:
    rounds = 1 if given.instructions else given.rounds
    for build, (then, now) in folders(given.commit, given.plain).items():
        for name in CASES:
            for what in ("decisions", "copies"):
                ratios: list[float] = []
                for number in range(rounds):
                    both = [then, now] if number % 2 else [now, then]
                    costs = {folder: cost(folder, name, what, given) for folder in both}
                    ratios.append(costs[then] / costs[now])
                stray = f"   {min(ratios):.3f} to {max(ratios):.3f}" if rounds > 1 else ""
                print(f"{name:16} {build:9} {what:10} {median(ratios):.3f}{stray}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", help="what to compare with")
    parser.add_argument("--games", type=int, default=20, help="random games in each round")
    parser.add_argument("--rounds", type=int, default=15, help="how often both have a turn")
    parser.add_argument("--plain", action="store_true", help="leave the compiled build out")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind instead of time")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        name, what = given.measure
        print(json.dumps(measure(name, given.games, what, ask_valgrind if given.instructions else lambda _: None)))
    elif given.commit:
        compare(given)
    else:
        parser.error("name a commit")


if __name__ == "__main__":
    main()
