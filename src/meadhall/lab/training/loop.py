"""The training of a champion, generation by generation: play, learn, measure, and fight for the place.

Everything lies in a folder, so whoever is interrupted goes on there: the lessons of each generation, the weights, the
frozen decisions, the champion, and a log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np

from meadhall.bots.weights import FILE, Learnt
from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.lab.training import playing, regret
from meadhall.lab.training.keeping import written
from meadhall.lab.training.learning import learn, surprise
from meadhall.lab.training.matches import Block, Test, decide, fight
from meadhall.lab.training.network import Array, Lessons, Weights, fresh_weights
from meadhall.lab.workers import finished

WINDOW = 4
"""Lessons of so many generations are learnt together."""
HELD_BACK = 40
"""One job in so many is not learnt from, but shows how well what was learnt fits what is new."""
FROZEN_AT_ONCE = 20
LOG, WEIGHTS = "log.json", "weights.npz"
KindT = TypeVar("KindT")


class Wanted(NamedTuple):
    """How to train; the same wishes give the same champion, unless ``minutes`` end the playing of a generation."""

    seed: int = 1
    players: tuple[int, ...] = (2,)
    games: int = 2000
    """In a generation."""
    games_in_job: int = 10
    times: int = 4
    """So often each position is played on."""
    learnt: float = 8.0
    """How often each lesson is learnt."""
    units: tuple[int, int] = (32, 16)
    playout: int = 0
    """How many decisions a champion plays on before it judges."""
    frozen: int = 400
    rolled: int = 32
    """So many decisions are frozen, and so often each of their options is rolled out."""
    blocks: int = 100
    """At most so many blocks are fought for the place of the champion."""
    seconds: float = 0.05
    """What both have for a decision of these matches."""
    minutes: float | None = None
    workers: int = 1


class Point(msgspec.Struct, frozen=True):
    """What became of a generation. ``share`` is what it won of its matches against the champion before it, or against
    a master where there was none."""

    generation: int
    positions: int
    seconds: float
    surprise: float
    surprise_before: float
    regret: float
    regret_before: float
    blocks: int
    share: float
    promoted: bool


class Training:
    def __init__(self, game: Game[Any], folder: Path, wanted: Wanted, tell: Callable[[str], None] = print) -> None:
        self.game = game
        self.folder = folder
        self.wanted = wanted
        self.tell = tell
        mind = game.mind()
        if not mind.table_features:
            raise BadField("game", f"the mind of {game.title} tells no features to learn from")
        if min(wanted.players) < 2:
            raise BadField("players", "a champion learns from games of two or more")
        if wanted.games <= wanted.games_in_job:
            raise BadField("games", f"must be more than {wanted.games_in_job}, because so many are held back")
        self.shape = len(mind.table_features), len(mind.seat_features)
        folder.mkdir(parents=True, exist_ok=True)
        self.points: list[Point] = self._read(LOG, list[Point]) or []
        self.champion: Learnt | None = self._read(FILE, Learnt)

    @property
    def generation(self) -> int:
        """The one to come, from 1."""
        return len(self.points) + 1

    def advance(self) -> Point:
        """One generation."""
        began = perf_counter()
        self.play()
        parts = self.lessons()
        mine = [part for name, part in sorted(parts.items()) if not name.endswith("held")]
        held = [part for name, part in sorted(parts.items()) if name.endswith("held")]
        self.tell(f"generation {self.generation}: {sum(map(len, mine))} positions in {perf_counter() - began:.0f} s")
        weights = learn(self.weights(), mine, self.wanted.learnt, self.wanted.seed + self.generation)
        questions = self.questions()
        newcomer = written(self.game, weights, self.wanted.playout, self.made(sum(map(len, mine))))
        test = Test(self.wanted.players[0])
        self.tell(f"learnt after {perf_counter() - began:.0f} s")
        promoted = self.fight(newcomer, test)
        point = Point(
            self.generation,
            sum(map(len, mine)),
            round(perf_counter() - began, 1),
            round(surprise(weights, held[0]), 4),
            round(surprise(None, held[0]), 4),
            round(regret.regret(questions, weights), 4),
            round(regret.regret(questions, None), 4),
            test.blocks,
            round(test.mean, 4),
            promoted,
        )
        kept_apart(self.folder / WEIGHTS, weights)
        if promoted:
            self.champion = newcomer
            self._write(FILE, newcomer)
        self.points.append(point)
        self._write(LOG, self.points)
        self.tell(told(point))
        return point

    # --- playing ----------------------------------------------------------------------------------

    def play(self) -> None:
        """The lessons of this generation, unless they are there."""
        path = self.folder / f"lessons-{self.generation}.npz"
        if path.is_file():
            return
        wanted = self.wanted
        count = -(-wanted.games // wanted.games_in_job)
        jobs = [
            playing.Job(
                self.game.slug,
                self.generation * 1_000_000 + n,
                wanted.seed,
                wanted.players[n % len(wanted.players)],
                wanted.games_in_job,
                wanted.times,
            )
            for n in range(count)
        ]
        found: dict[str, list[Lessons]] = {}
        for job, lessons in self.done(jobs):
            held = "held" if job.number % HELD_BACK == 0 else ""
            found.setdefault(f"{job.players}{held}", []).append(lessons)
        parts = {
            f"{name}.{part}": np.concatenate([getattr(one, part) for one in lessons])
            for name, lessons in found.items()
            for part in Lessons._fields
        }
        kept_apart(path, parts)

    def done(self, jobs: list[playing.Job]) -> Iterator[tuple[playing.Job, Lessons]]:
        """The lessons of the jobs, until all are done or the time is over."""
        began = perf_counter()
        minutes = self.wanted.minutes
        with finished(playing.work, jobs, self.wanted.workers) as results:
            for job, lessons in results:
                yield job, lessons
                if minutes is not None and perf_counter() - began > 60 * minutes:
                    break

    def lessons(self) -> dict[str, Lessons]:
        """Those of the last generations, by the number of players, and apart from them what is held back."""
        found: dict[str, list[Lessons]] = {}
        for generation in range(max(1, self.generation - WINDOW + 1), self.generation + 1):
            with np.load(self.folder / f"lessons-{generation}.npz") as kept:
                for name in {key.partition(".")[0] for key in kept.files}:
                    found.setdefault(name, []).append(Lessons(*(kept[f"{name}.{part}"] for part in Lessons._fields)))
        return {
            name: Lessons(*(np.concatenate(rows) for rows in zip(*parts, strict=True))) for name, parts in found.items()
        }

    # --- learning and measuring -------------------------------------------------------------------

    def weights(self) -> Weights:
        """Those that the generation before has learnt, or fresh ones."""
        path = self.folder / WEIGHTS
        if not path.is_file():
            return fresh_weights(*self.shape, self.wanted.seed, self.wanted.units)
        with np.load(path) as kept:
            return {name: kept[name] for name in kept.files}

    def questions(self) -> regret.Questions:
        """The frozen decisions; found once."""
        path = self.folder / "frozen.npz"
        if not path.is_file():
            self._freeze(path)
        with np.load(path) as kept:
            after = Lessons(*(kept[part] for part in Lessons._fields))
            return regret.Questions(after, kept["starts"], kept["deciders"])

    def _freeze(self, path: Path) -> None:
        wanted = self.wanted
        count = -(-wanted.frozen // FROZEN_AT_ONCE)
        sittings = [
            regret.Sitting(self.game.slug, n, wanted.seed, wanted.players[0], FROZEN_AT_ONCE, wanted.rolled)
            for n in range(count)
        ]
        with finished(regret.find, sittings, wanted.workers) as results:
            found = regret.joined(list(results))
        kept_apart(path, {**found.after._asdict(), "starts": found.starts, "deciders": found.seats})

    def fight(self, newcomer: Learnt, test: Test) -> bool:
        """Whether what was learnt beats the champion, or a master where there is none."""
        wanted = self.wanted
        blocks = [
            Block(
                *(self.game.slug, self.generation * 1_000_000 + n, wanted.seed, wanted.players[0]),
                *(newcomer, self.champion, {"seconds": wanted.seconds}),
            )
            for n in range(wanted.blocks)
        ]
        with finished(fight, blocks, wanted.workers) as shares:
            return decide(test, shares)

    def made(self, positions: int) -> dict[str, str | int | float]:
        """How this was learnt, for whoever finds the weights."""
        wanted = self.wanted
        return {
            "generation": self.generation,
            "version": version("meadhall"),
            "seed": wanted.seed,
            "positions": positions,
            "times": wanted.times,
            "learnt": wanted.learnt,
        }

    def _read(self, name: str, kind: type[KindT]) -> KindT | None:
        path = self.folder / name
        return msgspec.json.decode(path.read_bytes(), type=kind) if path.is_file() else None

    def _write(self, name: str, what: object) -> None:
        new = self.folder / f"{name}.new"
        new.write_bytes(msgspec.json.format(msgspec.json.encode(what)) + b"\n")
        # Whoever is interrupted here still has what was there before.
        new.replace(self.folder / name)


def kept_apart(path: Path, parts: dict[str, Array]) -> None:
    """Write arrays to a file that is whole or not there."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]
    new.replace(path)


def told(point: Point) -> str:
    return (
        f"generation {point.generation}: surprise {point.surprise} (mind {point.surprise_before}), "
        f"regret {point.regret} (mind {point.regret_before}), {point.share:.1%} of {point.blocks} blocks, "
        f"{'the new champion' if point.promoted else 'not better'}; {point.seconds:.0f} s"
    )
