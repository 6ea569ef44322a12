"""The commands: ``train``, ``play`` and ``plot``."""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path

from examples.learn.bot import WEIGHTS
from examples.learn.log import LOG, Log, Point, read_log, told, write_log
from examples.learn.match import match
from examples.learn.network import save_weights
from examples.learn.plot import curve
from examples.learn.training import Trainer, here, on_ray
from meadhall.lab.tally import Standing

FOLDER = Path("arena/learn")


def main(words: list[str] | None = None) -> None:
    given = parser().parse_args(words)
    given.do(given)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m examples.learn", description=__doc__)
    commands = made.add_subparsers(required=True)
    train = commands.add_parser("train", help="learn by self-play; goes on where it was interrupted")
    train.add_argument("--minutes", metavar="N", type=float, default=12, help="of processor time, in all")
    train.add_argument("--games", metavar="N", type=float, default=inf, help="of self-play, in all")
    train.add_argument("--every", metavar="N", type=float, default=2.5, help="play matches after so many minutes")
    train.add_argument("--matches", metavar="N", type=int, default=100, help="so many of them")
    train.add_argument("--against", metavar="BOT", default="novice", help="whom these matches are played against")
    train.add_argument("--seed", metavar="N", type=int, default=1)
    train.add_argument("--folder", metavar="DIR", type=Path, default=FOLDER, help="for checkpoint, weights and log")
    train.add_argument("--ray", action="store_true", help="play on a Ray cluster, learn here")
    train.set_defaults(do=train_and_tell)
    play = commands.add_parser("play", help="play against a bot of the house")
    play.add_argument("--games", metavar="N", type=int, default=200)
    play.add_argument("--against", metavar="BOT", default="novice", help="as in meadhall arena")
    play.add_argument("--seed", metavar="N", type=int, default=1)
    play.add_argument("--weights", metavar="FILE", type=Path, default=WEIGHTS)
    play.add_argument("--log", metavar="FILE", type=Path, help="note the result in the log of the training too")
    play.set_defaults(do=play_and_tell)
    plot = commands.add_parser("plot", help="draw the curve of a training")
    plot.add_argument("--log", metavar="FILE", type=Path, default=LOG)
    plot.add_argument("--out", metavar="FILE", type=Path, default=Path("learn.svg"))
    plot.set_defaults(do=draw)
    return made


def train_and_tell(given: argparse.Namespace) -> None:
    checkpoint, weights, kept = (given.folder / name for name in ("checkpoint.npz", "weights.npz", "log.json"))
    given.folder.mkdir(parents=True, exist_ok=True)
    begun = checkpoint.exists()
    trainer = Trainer.resume(checkpoint) if begun else Trainer(given.seed)
    log = read_log(kept) if begun else Log(trainer.seed)
    players = on_ray if given.ray else here
    while True:
        over = trainer.seconds >= 60 * given.minutes or trainer.played >= given.games
        if over or not log.points or trainer.seconds >= 60 * (log.points[-1].minutes + given.every):
            save_weights(weights, trainer.mean)
            log.points.append(measured(trainer, weights, given))
            print(told(log.points[-1]), flush=True)
            write_log(kept, log)
            trainer.save(checkpoint)
        if over:
            return
        trainer.advance(players)


def measured(trainer: Trainer, weights: Path, given: argparse.Namespace) -> Point:
    """How strong the player is now."""
    standing = match(given.matches, given.against, given.seed, weights)
    minutes, loss = round(trainer.seconds / 60, 2), round(trainer.loss, 4) if trainer.generation else None
    return Point(minutes, trainer.played, loss, given.against, standing.seats, wins(standing))


def wins(standing: Standing) -> float:
    return round(standing.wins.value * standing.seats, 1)


def play_and_tell(given: argparse.Namespace) -> None:
    standing = match(given.games, given.against, given.seed, given.weights)
    share = standing.wins
    print(
        f"wins {share.value:.1%} ({share.low:.0%} to {share.high:.0%}) of {standing.seats} games against "
        f"{given.against}, {1000 * standing.mean:.1f} ms a decision"
    )
    if given.log:
        log = read_log(given.log)
        last = log.points[-1]
        noted = Point(last.minutes, last.games, last.loss, given.against, standing.seats, wins(standing))
        log.final = [*(one for one in log.final if one.against != given.against), noted]
        write_log(given.log, log)


def draw(given: argparse.Namespace) -> None:
    given.out.write_text(curve(read_log(given.log)), "utf-8")
    print(f"drawn to {given.out}")


if __name__ == "__main__":
    main()
