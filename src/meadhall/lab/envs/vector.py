"""Many games at once, in several processes that share their memory: for learners that play all seats themselves."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, NamedTuple, Self

from meadhall.kernel.action import Action
from meadhall.kernel.errors import BadField, MeadhallError
from meadhall.kernel.extras import brought_by
from meadhall.kernel.pack import Overlay
from meadhall.lab.envs.session import PENALTY, Session
from meadhall.lab.observing.tensor import Slice

with brought_by("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

STRIDE = 1_000_003
"""Seeds of neighbouring games lie so far apart."""


class GameSpec(NamedTuple):
    """The game that is played, as ``Session`` takes it."""

    slug: str
    players: int | None
    options: dict[str, Any]
    pack: Overlay | None


class Arrays:
    """One row for each game. The learner writes ``actions`` and reads the rest."""

    def __init__(self, memory: dict[str, Any], shapes: dict[str, Shape]) -> None:
        def array(name: str) -> NDArray[Any]:
            shape, kind = shapes[name]
            return np.frombuffer(memory[name], kind)[: prod(shape)].reshape(shape)

        self.actions: NDArray[np.int32] = array("actions")
        self.observations: NDArray[np.float32] = array("observations")
        self.masks: NDArray[np.bool_] = array("masks")
        self.seats: NDArray[np.int32] = array("seats")
        self.rewards: NDArray[np.float32] = array("rewards")
        self.ended: NDArray[np.bool_] = array("ended")


Shape = tuple[tuple[int, ...], str]


def shapes_of(session: Session, games: int) -> dict[str, Shape]:
    return {
        "actions": ((games,), "i4"),
        "observations": ((games, session.tensor.size), "f4"),
        "masks": ((games, session.actions), "?"),
        "seats": ((games,), "i4"),
        "rewards": ((games, session.players), "f4"),
        "ended": ((games,), "?"),
    }


class ProcessGames:
    """The games of one process: some neighbouring rows."""

    def __init__(self, session: Session, arrays: Arrays, rows: range) -> None:
        self.sessions = [session.beside() for _ in rows]
        self.arrays = arrays
        self.rows = rows
        self.shown: list[Sequence[Action]] = [()] * len(rows)

    def obey(self, order: int | None) -> None:
        """Begin anew with a seed, or take the next step."""
        if order is None:
            self.step()
        else:
            self.reset(order)

    def reset(self, seed: int) -> None:
        """A new game in each row; which ones depends on the seed and the row alone."""
        for row, session in zip(self.rows, self.sessions, strict=True):
            session.begin(seed * STRIDE + row)
        self.arrays.rewards[self.rows] = 0
        self.arrays.ended[self.rows] = False
        self.show()

    def step(self) -> None:
        arrays = self.arrays
        arrays.rewards[self.rows] = 0
        arrays.ended[self.rows] = False
        actions = arrays.actions[self.rows].tolist()
        for row, session, action in zip(self.rows, self.sessions, actions, strict=True):
            seat = session.asked
            if not session.answer(seat, action):
                arrays.rewards[row, seat] = PENALTY
            if session.over:
                arrays.rewards[row] += session.payoffs()
                arrays.ended[row] = True
                session.begin(None)
        self.show()

    def show(self) -> None:
        """Write down who is asked in each game, what they may do and what they see."""
        arrays = self.arrays
        for at, (row, session) in enumerate(zip(self.rows, self.sessions, strict=True)):
            seat = session.asked
            arrays.seats[row] = seat
            mask = arrays.masks[row]
            for action in self.shown[at]:
                mask[action.index] = False
            self.shown[at] = session.legal(seat)
            for action in self.shown[at]:
                mask[action.index] = True
            arrays.observations[row] = session.look(seat)


def work(kind: GameSpec, memory: dict[str, Any], games: int, rows: range, orders: Connection) -> None:
    """What a process does: it waits for orders, and answers when the rows are written."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    session = Session(*kind)
    part = ProcessGames(session, Arrays(memory, shapes_of(session, games)), rows)
    while True:
        try:
            order = orders.recv()
        except EOFError:
            return
        part.obey(order)
        orders.send(None)


class Vector:
    """``games`` games of one kind, shared out among ``processes``; this process is one of them.

    Each step answers one decision of each game. A game that ends begins anew at once: then ``ended`` is true,
    ``rewards`` tell what it was worth to every seat, and the rest of the row belongs to the new game. The next step
    writes over the arrays. Options of the game are keyword arguments.

    >>> from meadhall.lab.envs.vector import Vector
    >>> with Vector("ice-garden", games=4, players=2) as vector:
    ...     vector.reset(seed=1)
    ...     for _ in range(10):
    ...         vector.step(vector.masks.argmax(axis=1))
    ...     print(vector.seats.shape, vector.rewards.shape)
    (4,) (4, 2)
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        processes: int = 1,
        players: int | None = None,
        pack: Overlay | None = None,
        **options: Any,
    ) -> None:
        if not 1 <= processes <= games:
            raise BadField("processes", f"{processes} is not between 1 and the number of games, {games}")
        session = Session(game, players, options, pack)
        # What a file says now, so that all processes play with the same.
        kind = GameSpec(game, players, options, session.game.overlay)
        shapes = shapes_of(session, games)
        context = get_context("spawn")
        memory = {name: context.RawArray("b", prod(shape) * np.dtype(what).itemsize)
                  for name, (shape, what) in shapes.items()}  # fmt: skip
        self.games = games
        self.players = session.players
        self.game = session.game
        self.tensor = session.tensor
        self._arrays = Arrays(memory, shapes)
        self._orders: list[Connection] = []
        self._processes: list[BaseProcess] = []
        cuts = [games * n // processes for n in range(processes + 1)]
        first, *others = (range(start, stop) for start, stop in pairwise(cuts))
        self._part: ProcessGames | None = ProcessGames(session, self._arrays, first)
        for rows in others:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(kind, memory, games, rows, theirs), daemon=True)
            process.start()
            theirs.close()
            self._orders.append(ours)
            self._processes.append(process)

    # --- playing --------------------------------------------------------------------------------

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same games, with any number of processes.

        >>> from meadhall.lab.envs.vector import Vector
        >>> one, other = (Vector("mountain-king", games=2, players=2) for _ in range(2))
        >>> one.reset(seed=1)
        >>> other.reset(seed=1)
        >>> bool((one.observations == other.observations).all())
        True
        """
        self._order(seed)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Answer for the seat that is asked in each game.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("dragon-lords", games=2, players=3)
        >>> vector.reset(seed=1)
        >>> vector.step(vector.masks.argmax(axis=1))
        >>> vector.ended.tolist()
        [False, False]
        """
        self._arrays.actions[:] = actions
        self._order(None)

    def _order(self, order: int | None) -> None:
        """This process plays too while the others do, so that it neither waits for them nor takes a core from them."""
        if self._part is None:
            raise MeadhallError("the vector environment is closed")
        self._exchange(lambda orders: orders.send(order))
        try:
            self._part.obey(order)
        finally:
            self._exchange(lambda orders: orders.recv())

    def _exchange(self, do: Callable[[Connection], object]) -> None:
        try:
            for orders in self._orders:
                do(orders)
        except (EOFError, OSError):
            self.close()
            raise MeadhallError("a process of the vector environment has ended; the reason stands above") from None

    # --- what there is to see -------------------------------------------------------------------

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat that is asked sees, for each game.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("ice-garden", games=3, players=2)
        >>> vector.reset(seed=1)
        >>> vector.observations.shape == (3, vector.tensor.size)
        True
        """
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("mountain-king", games=3, players=2)
        >>> vector.reset(seed=1)
        >>> vector.masks.sum(axis=1).tolist()
        [2, 2, 2]
        """
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int32]:
        """Who is asked.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("mountain-king", games=3, players=2)
        >>> vector.reset(seed=1)
        >>> vector.seats.tolist()
        [0, 0, 0]
        """
        return self._arrays.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step was worth to each seat.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("mountain-king", games=1, players=2)
        >>> vector.reset(seed=1)
        >>> vector.step([0])  # No legal action: that costs a point.
        >>> vector.rewards.tolist()
        [[-1.0, 0.0]]
        """
        return self._arrays.rewards

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which games the last step has ended.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("ice-garden", games=2, players=2)
        >>> vector.reset(seed=1)
        >>> vector.ended.tolist()
        [False, False]
        """
        return self._arrays.ended

    @property
    def workers(self) -> list[int]:
        """The ids of the other processes that play; none if this one plays alone.

        >>> from meadhall.lab.envs.vector import Vector
        >>> Vector("ice-garden", games=2, players=2).workers
        []
        """
        return [process.pid for process in self._processes if process.pid is not None]

    def describe(self) -> list[Slice]:
        """What each slice of an observation means.

        >>> from meadhall.lab.envs.vector import Vector
        >>> part = Vector("dragon-lords", games=2, players=3).describe()[0]
        >>> part.name, part.start, part.stop
        ('round', 0, 1)
        """
        return self.tensor.describe()

    # --- leaving --------------------------------------------------------------------------------

    def close(self) -> None:
        """End the processes. Nothing can be played after that.

        >>> from meadhall.lab.envs.vector import Vector
        >>> vector = Vector("ice-garden", games=2, players=2)
        >>> vector.close()
        >>> try:
        ...     vector.reset(seed=1)
        ... except meadhall.MeadhallError as wrong:
        ...     print(wrong)
        the vector environment is closed
        """
        for orders in self._orders:
            orders.close()
        for process in self._processes:
            process.join()
        self._orders, self._processes, self._part = [], [], None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
