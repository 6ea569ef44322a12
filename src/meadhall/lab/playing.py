"""Plays one game of the arena and writes down what can be learned from it."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sequence
from heapq import nlargest
from time import perf_counter, process_time
from typing import Any

import msgspec

from meadhall.draw.telling import adds_up
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.match import Entry, Match
from meadhall.kernel.mind import Mind
from meadhall.kernel.result import Result
from meadhall.kernel.state import State
from meadhall.kernel.uses import Uses
from meadhall.lab.packs import game_with
from meadhall.lab.records import Gain, PlayedGame, Record, Sway, Swing, Timing
from meadhall.lab.schedule import Fixture

POINTS = 21
"""A curve over a game has so many points: the start, each twentieth of the decisions, and the end."""
LONGEST = 30_000
"""After so many decisions a game is given up: bots may do and undo the same things for ever."""
UNFINISHED = "unfinished"
SWINGS = 5
"""How many of the largest swings of a game are kept."""


def play(fixture: Fixture) -> PlayedGame:
    """The same fixture gives the same game, as far as its bots do not look at the clock."""
    game = game_with(fixture.game, fixture.pack)
    began = perf_counter()
    players = [
        entrant.sit_down(fixture.game, seed)
        for entrant, seed in zip(fixture.entrants(), fixture.bot_seeds, strict=True)
    ]
    match = game.match(len(players), fixture.seed, **fixture.options)
    # What is loaded stays: looking it through for waste again and again would be counted as time of the bots.
    # The waste of the game before goes first, or it would stay too.
    gc.collect()
    gc.freeze()
    watch = Watch(game.mind(), match.state, game.uses)
    while not match.state.over and len(watch.outlooks) <= LONGEST:
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        decision = view.decision
        assert decision is not None
        # Not the clock on the wall: other programs take time too.
        asked = process_time()
        action = players[seat].choose(view, decision)
        watch.time(seat, process_time() - asked)
        number = len(match.journal) + 1
        match.play(action, seat)
        watch.see(number, match.journal[number - 1 :], match.state)
    match.notes["bots"] = ",".join(fixture.bots)
    record = watch.record(fixture, match, perf_counter() - began)
    return PlayedGame(record, compact(match.to_json()))


def compact(save: str) -> str:
    """A save without blanks and line ends, which are a third of it."""
    return msgspec.json.format(save, indent=-1)


def factions(state: State) -> tuple[str, ...]:
    return tuple(state.seat_word(seat) for seat in range(state.players))


class Watch:
    """Looks on while a game is played. It sees everything, but says nothing to those who play."""

    def __init__(self, mind: Mind, state: State, known: Uses) -> None:
        self.mind = mind
        self.known = known
        self.outlooks = [mind.outlook(state)]
        self.scores = [state.current_scores()]
        self.factions = factions(state)
        self.swings: list[Swing] = []
        self.times: Counter[str] = Counter()
        self.moved: dict[str, float] = {}
        self.uses: list[Counter[str]] = [Counter() for _ in range(state.players)]
        self.things: list[Counter[str]] = [Counter() for _ in range(state.players)]
        self.asked = [0] * state.players
        self.thought = [0.0] * state.players
        self.longest = [0.0] * state.players

    def time(self, seat: int, seconds: float) -> None:
        self.asked[seat] += 1
        self.thought[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)

    def see(self, number: int, entries: Sequence[Entry], state: State) -> None:
        """What a seat chose, what fate answered, and the position to which that has led."""
        entry = entries[0]
        seat, action = entry.by, entry.action
        before = self.outlooks[-1][seat]
        self.outlooks.append(self.mind.outlook(state))
        self.scores.append(state.current_scores())
        after = self.outlooks[-1][seat]
        verb = action.verb.key
        self.times[verb] += 1
        self.moved[verb] = self.moved.get(verb, 0.0) + abs(after - before)
        self.swings.append(Swing(number, seat, str(action), round(before, 3), round(after, 3), entry.asked))
        self.uses[seat].update(keys(action))
        for who, thing in self.known.of(entries, state):
            self.things[who][thing] += 1
        if state.current_round() <= 1:
            # Later a seat may be called by what it has conquered.
            self.factions = factions(state)

    def record(self, fixture: Fixture, match: Match[Any], seconds: float) -> Record:
        state = match.state
        result = state.result or Result((), (0,) * state.players, UNFINISHED)
        return Record(
            number=fixture.number,
            seed=fixture.seed,
            bots=fixture.bots,
            factions=self.factions,
            options=fixture.options,
            winners=result.winners,
            scores=result.scores,
            ending=result.ending,
            rounds=state.current_round(),
            decisions=len(self.outlooks) - 1,
            outlook=curves(self.outlooks),
            score=curves(self.scores),
            swings=tuple(nlargest(SWINGS, self.swings, key=lambda swing: abs(swing.after - swing.before))),
            sways={verb: Sway(times, round(self.moved[verb], 3)) for verb, times in sorted(self.times.items())},
            uses=tuple(dict(sorted(counts.items())) for counts in self.uses),
            clock=Timing(
                round(seconds, 3),
                tuple(self.asked),
                tuple(round(thought, 4) for thought in self.thought),
                tuple(round(longest, 4) for longest in self.longest),
            ),
            things=tuple(dict(sorted(counts.items())) for counts in self.things),
            sources=sources(match),
        )


def sources(match: Match[Any]) -> tuple[Gain, ...]:
    """Where the points came from, as far as the game tells it and the sum is right."""
    telling = getattr(match.game.board, "telling", None)
    result = match.state.result
    if telling is None or result is None:
        return ()
    view = match.state.view(None)
    told = {lang: telling.account(match.journal, view, lang) for lang in LANGUAGES}
    if not all(adds_up(found, result.scores) for found in told.values()):
        return ()
    return tuple(
        Gain(dict(zip(told, (source.name for source in same), strict=True)), same[0].points)
        for same in zip(*told.values(), strict=True)
    )


def keys(action: Action) -> set[str]:
    """What an action counts as: its verb, and its verb with each word that is not just a number."""
    verb = action.verb
    words = {
        f"{verb.key} {domain.name} {domain.words[arg]}"
        for domain, arg in zip(verb.domains, action.args, strict=True)
        if not domain.words[arg].lstrip("-").isdecimal()
    }
    return {verb.key, *words}


def curves(samples: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    """One curve for each seat: the samples at ``POINTS`` even distances."""
    last = len(samples) - 1
    chosen = [samples[round(last * point / (POINTS - 1))] for point in range(POINTS)]
    return tuple(tuple(round(value, 3) for value in seat) for seat in zip(*chosen, strict=True))
