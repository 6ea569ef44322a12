"""Many games between bots, summed up. The same seed gives the same sum, in one process or in many."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from meadhall.kernel.extras import brought_by
from meadhall.lab.entrants import Entrant
from meadhall.lab.packs import game_with, told, values_of
from meadhall.lab.workers import finished
from meadhall.terminal.speech import Speech

with brought_by("lab"):
    from rich.console import Console
    from rich.progress import Progress

CHUNK = 20
"""How many games are handed to a process at once, at most."""
CHUNKS_LEFT = 4
"""As many chunks as these are left for each worker at any time, so that all of them end at the same time."""


class Job(NamedTuple):
    """Some games of a simulation: those numbered from ``first`` to before ``last``."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    first: int
    last: int
    bots: tuple[Entrant, ...]
    pack: dict[str, Any] | None = None


@dataclass
class Tally:
    """What is counted over games; tallies can be added up in any order."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.endings += other.endings
        self.seats += other.seats
        self.played += other.played
        self.won += other.won


def play_one(job: Job, number: int) -> Tally:
    """One game; its dice and its bots depend on the seed and its number alone."""
    rng = Random(f"{job.seed}/{number}")
    state = game_with(job.game, job.pack).new(job.players, **job.options)
    players = [bot.sit_down(job.game, rng.getrandbits(48)) for bot in job.bots]
    decisions = 0
    while not state.over:
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
        else:
            decision = state.decisions[0]
            state.apply(players[decision.seat].choose(state.view(decision.seat), decision), decision.seat)
            decisions += 1
    result = state.result
    names = [state.seat_word(seat) for seat in range(len(result.scores))]
    return Tally(
        games=1,
        decisions=decisions,
        rounds=state.current_round(),
        endings=Counter([result.ending]),
        seats=Counter(result.winners),
        played=Counter(names),
        won=Counter(names[seat] for seat in result.winners),
    )


def play_some(job: Job) -> Tally:
    total = Tally()
    for number in range(job.first, job.last):
        total.add(play_one(job, number))
    return total


def cuts(games: int, workers: int) -> list[int]:
    """Where the games are cut into chunks, which become smaller towards the end."""
    found = [0]
    while (left := games - found[-1]) > 0:
        found.append(found[-1] + max(1, min(CHUNK, left // (CHUNKS_LEFT * workers))))
    return found


def simulate(
    speech: Speech, games: int, entrants: Sequence[Entrant], options: dict[str, Any], seed: int, workers: int
) -> list[str]:
    """Play the games with a progress bar on a terminal, and put the sum into words."""
    players = len(entrants)
    job = Job(speech.game.slug, players, options, seed, 0, 0, tuple(entrants), values_of(speech.game))
    jobs = [job._replace(first=first, last=last) for first, last in pairwise(cuts(games, workers))]
    total = Tally()
    began = time.perf_counter()
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with finished(play_some, jobs, workers) as done, bar as progress:
        task = progress.add_task(speech.say("playing"), total=games)
        for some in done:
            total.add(some)
            progress.update(task, completed=total.games)
    speed = games / (time.perf_counter() - began)
    return [*tally_lines(speech, total, players, seed), speech.say("speed", speed=f"{speed:.0f}")]


def tally_lines(speech: Speech, total: Tally, players: int, seed: int) -> Iterator[str]:
    games = total.games
    texts = speech.game.texts
    yield speech.say("simulated", games=games, title=speech.game.title, players=players, seed=str(seed))
    if speech.game.overlay:
        yield speech.say("pack", fields=told(speech.game.overlay))
    yield speech.say("endings") + ":"
    for ending, count in sorted(total.endings.items(), key=lambda item: (-item[1], item[0])):
        yield share(speech, speech.ending(ending), count, games)
    yield speech.say("wins-by-seat") + ":"
    for seat in range(max(players, *(seat + 1 for seat in total.seats), 1)):
        name = speech.say("seat", number=seat + 1) if seat < players else speech.say("opponent")
        yield share(speech, name, total.seats[seat], games)
    yield speech.say("wins-by-character") + ":"
    for name in sorted(total.played):
        yield share(speech, texts.word(name, speech.lang), total.won[name], total.played[name])
    yield speech.say(
        "means", decisions=speech.decimal(total.decisions / games), rounds=speech.decimal(total.rounds / games)
    )


def share(speech: Speech, name: str, count: int, total: int) -> str:
    percent = speech.decimal(100 * count / total)
    return "  " + speech.say("share", name=name, count=str(count), total=str(total), percent=percent)
