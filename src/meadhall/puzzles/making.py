"""Making puzzles from self-play: adepts play, the game looks at every position for something worth asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from meadhall.bots import load
from meadhall.kernel import registry
from meadhall.kernel.game import Game
from meadhall.kernel.puzzle import Posed, Subject, Theme
from meadhall.kernel.state import State
from meadhall.puzzles.files import File, said, stripped
from meadhall.puzzles.levels import first_rating, solvers

EVERY = 7
"""Positions that lie closer together are too much alike."""
FROM_ONE_GAME = 2
"""So many puzzles of a theme at most come from one game."""


def positions(game: Game[Any], seed: int, players: int) -> Iterator[State]:
    """The questions of one game between adepts, one after another."""
    assert game.puzzles is not None
    options = {**game.for_simulations, **game.puzzles.setting}
    match = game.match(players=players, seed=seed, **options)
    bots = [load("adept", game.slug, seed * 10 + seat) for seat in range(players)]
    while not match.state.over:
        seat = match.state.deciding[0]
        yield match.state
        view = match.state.view(seat)
        assert view.decision is not None
        match.play(bots[seat].choose(view, view.decision), seat)


def make(slug: str, games: int, seed: int, each: int) -> Iterator[File]:
    """Up to ``each`` puzzles of every theme: the harder ones of each game, none like another."""
    game = registry.load(slug)
    assert game.puzzles is not None
    made: Counter[str] = Counter()
    asked: set[object] = set()
    for n in range(games):
        rng = Random(seed + n)
        players = rng.choice([number for number in game.seats if number > 2])
        found: dict[str, list[tuple[int, float, State, int, Subject, Posed]]] = {}
        for at, state in enumerate(positions(game, seed + n, players)):
            if state.current_round() < 1:
                continue
            for theme in game.puzzles.themes.values():
                if theme.kind == "read" and at % EVERY:
                    continue
                for candidate in posed_here(theme, state, rng):
                    found.setdefault(theme.name, []).append(candidate)
        for name, candidates in found.items():
            theme = game.puzzles.themes[name]
            candidates.sort(key=lambda one: (-one[0], one[1]))
            taken = 0
            for _, _, state, seat, subject, posed in candidates:
                if made[name] >= each or taken >= FROM_ONE_GAME:
                    break
                if (mark := likeness(name, posed)) in asked or not proves(theme, state, seat, subject, posed):
                    continue
                asked.add(mark)
                taken += 1
                made[name] += 1
                yield file_of(game, theme, made[name], state, seat, subject, posed)


def posed_here(theme: Theme, state: State, rng: Random) -> Iterator[tuple[int, float, State, int, Subject, Posed]]:
    kept = None
    for subject in theme.subjects(state):
        seat = state.deciding[0]
        posed = theme.pose(state, seat, subject)
        if posed is not None:
            kept = state.copy() if kept is None else kept
            yield posed.difficulty, rng.random(), kept, seat, subject, posed


def likeness(name: str, posed: Posed) -> object:
    """Puzzles with the same question and the same reasons are one and the same, wherever they came from."""
    return name, str(said(posed.question)), str([said(line.says) for line in posed.solution])


def proves(theme: Theme, state: State, seat: int, subject: Subject, posed: Posed) -> bool:
    right = theme.right(posed.worth)
    worth = theme.prove(state.copy(), seat, subject, posed.answers)
    return theme.right(worth) == right and len(right) < len(posed.answers)


def file_of(
    game: Game[Any], theme: Theme, number: int, state: State, seat: int, subject: Subject, posed: Posed
) -> File:
    right = theme.right(posed.worth)
    solved_by = solvers(state, seat, posed, right)
    places = [answer.place for answer in posed.answers]
    return File(
        id=f"{theme.name}-{number:02}",
        kind=theme.kind,
        theme=theme.name,
        seat=seat,
        subject=subject,
        question=said(posed.question),  # type: ignore[arg-type]
        answers=[said(answer.says) for answer in posed.answers],
        right=right,
        solution=[(said(line.says), line.rule) for line in posed.solution],  # type: ignore[misc]
        difficulty=posed.difficulty,
        rating=first_rating(posed, solved_by),
        position=stripped(game, state),
        places=places if any(places) else [],
        worth=tuple(round(one, 4) for one in posed.worth),
        solved_by=solved_by,
    )
