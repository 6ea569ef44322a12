"""Processes that think for bots, so that a long thought delays neither the pages nor other tables.

A question is a function of ``bot_tasks`` with its arguments; what crosses the border is pickled, except games, which
each process has itself. A process that dies or thinks for too long is replaced, and its question is put once more.
"""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from meadhall.draw.memory import Memory
from meadhall.kernel import registry
from meadhall.kernel.game import Game
from meadhall.kernel.state import KERNEL_COLUMNS, State
from meadhall.server.advice.fair_queue import FairQueue

T = TypeVar("T")
log = logging.getLogger("meadhall.server")

MOST = 8
"""More processes than this are never started, however many processors there are."""
PATIENCE = 30.0
"""A thought that takes more seconds than this is given up. The first one of a process includes its start."""
TRIES = 2
NICENESS = 5
"""Pages come first where processors are few."""


class NoAnswerError(Exception):
    """A question that no process could answer."""


# --- across the border ----------------------------------------------------------------------------------


class Packer(pickle.Pickler):
    """What all copies of a state share, such as the tables of its rules, is packed once. On the other side it is one
    thing again, so that what a mind has worked out about it is good for the next question too."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._shared: set[int] = set()

    def persistent_id(self, thing: object) -> object:
        if isinstance(thing, Game):
            return "game", thing.slug, type(thing).__module__, thing.overlay
        if isinstance(thing, State):
            self._shared |= {id(getattr(thing, name)) for name in shared_names(thing)}
        elif id(thing) in self._shared:
            return "shared", _packed.get(thing, lambda: pack(thing))
        return None


class Unpacker(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Any:
        if pid[0] == "shared":
            return _unpacked.get(pid[1], lambda: type(self)(io.BytesIO(pid[1])).load())
        _, slug, home, overlay = pid
        self.find_game(slug, home)
        return registry.load(slug, overlay)

    def find_game(self, slug: str, home: str) -> None:
        """Here the house knows all its games."""


class ProcessUnpacker(Unpacker):
    """In a thinker's process a game may be new to the house."""

    def find_game(self, slug: str, home: str) -> None:
        if slug not in registry.games():
            registry.register(slug, home)


_packed: Memory[bytes] = Memory(256)
_unpacked: Memory[object] = Memory(256)
_names: dict[type[State], tuple[str, ...]] = {}


def shared_names(state: State) -> tuple[str, ...]:
    """The attributes that a state of this kind shares with its copies, apart from plain data and the game."""
    kind = type(state)
    if kind not in _names:
        twin = state.copy()
        _names[kind] = tuple(
            name
            for name in sorted({*KERNEL_COLUMNS, *kind.COLUMNS} - {"game"})
            if (value := getattr(state, name, None)) is getattr(twin, name, None)
            and type(value).__module__ not in ("builtins", "meadhall.kernel.result")
        )
    return _names[kind]


def pack(thing: object) -> bytes:
    packed = io.BytesIO()
    Packer(packed).dump(thing)
    return packed.getvalue()


def unpack(packed: bytes) -> Any:
    return Unpacker(io.BytesIO(packed)).load()


def serve(pipe: Connection) -> None:
    """Answer questions until nobody is there to put one."""
    # Ctrl-C reaches the whole family; the house stops its thinkers in good order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        for told in answers(question):
            pipe.send_bytes(pack(told))
        # Now, while nobody waits, rather than in the middle of a thought.
        gc.collect()


def answers(question: bytes) -> Iterator[tuple[str, Any]]:
    """The answer; before it, if the work tells how far it has come, each time it does."""
    try:
        work, given = ProcessUnpacker(io.BytesIO(question)).load()
        found = work(*given)
        if isinstance(found, Generator):
            found = yield from parts(found)
        yield "answer", found
    except Exception:
        yield "error", traceback.format_exc()


def parts(work: Generator[Any, None, Any]) -> Generator[tuple[str, Any], None, Any]:
    while True:
        try:
            part = next(work)
        except StopIteration as end:
            return end.value
        yield "part", part


# --- this side ------------------------------------------------------------------------------------------


class Thinker:
    """One process, which thinks about one thing at a time."""

    def __init__(self) -> None:
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(theirs,), daemon=True, name="meadhall-thinker")
        self.process.start()
        theirs.close()

    def ask(self, question: bytes, patience: float, hear: Callable[[Any], None] | None) -> Any:
        """The answer, after all parts that come before it were heard."""
        self.pipe.send_bytes(question)
        while True:
            if not self.pipe.poll(patience):
                raise TimeoutError
            kind, told = unpack(self.pipe.recv_bytes())
            if kind == "error":
                raise NoAnswerError(told)
            if kind == "answer":
                return told
            if hear is not None:
                hear(told)

    def stop(self) -> None:
        """At once, whatever it thinks about. The pipe closes by itself when nobody waits at it any more."""
        self.process.kill()
        self.process.join()


class Thinkers:
    """A few processes for all tables. The first question starts the first of them."""

    def __init__(self, most: int | None = None, patience: float = PATIENCE) -> None:
        self.most = most or min(MOST, max(2, os.cpu_count() or 1))
        self.patience = patience
        self.busy: set[Thinker] = set()
        self._idle: list[Thinker] = []
        self._queue = FairQueue(self.most)
        self._threads = ThreadPoolExecutor(self.most, "thinker")
        self._closed = False

    async def ask(
        self,
        work: Callable[..., T | Generator[Any, None, T]],
        *given: Any,
        whose: str = "",
        wait: float | None = None,
        hear: Callable[[Any], None] | None = None,
    ) -> T:
        """What ``work(*given)`` gives, computed elsewhere; what it yields before is heard, in another thread.

        ``NoAnswerError`` if it fails, or if no process is free within ``wait`` seconds. Those on ``whose`` behalf
        something is asked take turns.
        """
        question = pack((work, given))
        for _ in range(TRIES):
            try:
                await self._queue.enter(whose, wait)
            except TimeoutError:
                raise NoAnswerError("no process is free") from None
            try:
                found: T = await self._put(question, hear)
            except TimeoutError:
                raise NoAnswerError(f"no answer after {self.patience} seconds") from None
            except (EOFError, OSError) as error:
                log.warning("a thinker was lost: %r", error)
                continue
            finally:
                self._queue.leave()
            return found
        raise NoAnswerError("the thinkers died")

    async def _put(self, question: bytes, hear: Callable[[Any], None] | None) -> Any:
        if self._closed:
            raise NoAnswerError("the house is closed")
        loop = asyncio.get_running_loop()
        ready = self._ready()
        thinker = await loop.run_in_executor(self._threads, Thinker) if ready is None else ready
        self.busy.add(thinker)
        try:
            answered = await loop.run_in_executor(self._threads, thinker.ask, question, self.patience, hear)
        except NoAnswerError:
            self._idle.append(thinker)
            raise
        except BaseException:
            # Whoever stopped waiting left the process in the middle of a thought.
            thinker.stop()
            raise
        else:
            self._idle.append(thinker)
            return answered
        finally:
            self.busy.discard(thinker)

    def _ready(self) -> Thinker | None:
        """One that has nothing to do and is still there."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.process.is_alive():
                return thinker
        return None

    def close(self) -> None:
        self._closed = True
        for thinker in (*self.busy, *self._idle):
            thinker.stop()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
