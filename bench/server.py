"""Measure the server: simulated people play real games over WebSockets, and boardgame.io's server in the same run.

Everything happens on loopback and ends by itself. Each server has one core, those who play have another. Linux only,
because each simulated person needs an address of their own and memory is read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meadhall.bench.builds import Missing
from meadhall.bench.peers import install
from meadhall.bench.words import say

PEER = Path(__file__).parent / "peers" / "boardgame_io"
GAME = "ice-garden"
SERVE = (sys.executable, "-m", "meadhall.cli", "serve", "--no-open")
SERVER_CORE, PLAYERS_CORE = 0, 1

ROUNDS = 3
WARM_TABLES = 10
WARM_SECONDS = 2.0
STAGES = 10
"""Memory is read so often while many moves are played."""
STAGE_SECONDS = 20.0
PATIENCE = 20.0
"""Seconds after which a move without an answer is a failure."""
LONGEST = 1200.0
"""The whole run is given up after so many seconds."""
MIB = 1024.0
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


class Failure(Exception):
    """Something that makes the figures worthless, said in a sentence."""


class Given(msgspec.Struct, frozen=True):
    """The size of the run."""

    tables: int
    clients: int
    seconds: float
    rate: float
    moves: int
    idle: int
    alone: bool

    @property
    def players(self) -> int:
        return self.clients // self.tables


class Run(msgspec.Struct):
    """One stretch of play. The peer's script answers with the same fields."""

    moves: int
    games: int
    seconds: float
    p50_ms: float
    p99_ms: float
    update_bytes: int
    driver_seconds: float

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds


class Page(msgspec.Struct):
    """What a browser loads to see a table, fonts left out."""

    html: int
    html_gzip: int
    all: int
    all_gzip: int


class Figures(msgspec.Struct):
    """What one server did. Lists have one figure a round."""

    name: str
    moves_per_second: list[float] = []
    cpu_us_a_move: list[float] = []
    full_p50_ms: list[float] = []
    full_p99_ms: list[float] = []
    driver_share: list[float] = []
    """How busy those who play were; near 1 they were the limit, not the server."""
    paced_p50_ms: list[float] = []
    paced_p99_ms: list[float] = []
    update_bytes: list[int] = []
    first_bytes: int = 0
    idle_table_kb: float = 0.0
    start_mb: float = 0.0
    moves: int = 0
    memory_mb: list[float] = []
    """Before the many moves, and after each tenth of them."""
    games: int = 0
    render_ms: float | None = None
    page: Page | None = None


class Report(msgspec.Struct):
    meadhall: str
    python: str
    node: str | None
    cores: int
    pinned: bool
    load: float
    """How busy the machine was before we began."""
    given: Given
    sides: list[Figures]
    missing: str | None


# --- processes ------------------------------------------------------------------------------------


def pinned(core: int) -> list[str]:
    """The words that keep a command on one core, where that is possible."""
    if shutil.which("taskset") is None or core not in os.sched_getaffinity(0):
        return []
    return ["taskset", "-c", str(core)]


@asynccontextmanager
async def running(words: Sequence[str], log: Path, **more: object) -> AsyncIterator[Process]:
    """A child that is ended when its time is over, whatever happens."""
    with log.open("wb") as errors:
        child = await asyncio.create_subprocess_exec(*words, stderr=errors, **more)  # type: ignore[arg-type]
    try:
        yield child
    finally:
        if child.returncode is None:
            child.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(child.wait(), 10)
        if child.returncode is None:
            child.kill()
            await child.wait()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except FileNotFoundError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def memory_kb(pid: int) -> float:
    pages = sum(int(Path(f"/proc/{one}/statm").read_text("ascii").split()[1]) for one in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def cpu_seconds(pid: int) -> float:
    """The time that a process and all that it has started have been at work, in the program and in the system."""
    spent = 0
    for one in family(pid):
        # The name in parentheses may contain blanks.
        fields = Path(f"/proc/{one}/stat").read_text("ascii").rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / CLOCK_TICKS


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


# --- one server and those who play at it ------------------------------------------------------------


class Side(Protocol):
    name: str

    @property
    def pid(self) -> int: ...

    async def memory_kb(self) -> float: ...

    async def idle(self, tables: int, players: int) -> None:
        """Make tables that nobody plays at; somebody looks at each once."""

    async def open(self, tables: int, players: int) -> int:
        """Sit down; answers with the size of the first live message."""

    async def play(self, seconds: float, moves: int | None = None, rate: float | None = None) -> Run:
        """Play until the time or the moves are used up: as fast as can be, or so many moves a second."""


# --- Meadhall ---------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    """What a player must know of a message of the server."""

    what: str = msgspec.field(name="is")
    head: int = 0
    options: list[Option] = []
    over: object = None
    text: str = ""
    code: str = ""


read = msgspec.json.Decoder(Told)


class Person:
    """A guest with an address of their own, as real people have; the server limits what one address may do."""

    numbers = count(1)

    def __init__(self, base: str) -> None:
        number = next(self.numbers)
        self.base = base
        self.address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        self.http = httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE, trust_env=False)

    async def enter(self) -> Person:
        self.http.headers["authorization"] = f"Bearer {(await self.post('/api/guests'))['token']}"
        return self

    async def post(self, path: str, **words: object) -> dict[str, str]:
        answer = await self.http.post(path, json=words or None)
        if answer.is_error:
            raise Failure(f"POST {path}: {answer.status_code} {answer.text[:200]}")
        told: dict[str, str] = answer.json()
        return told

    async def new_table(self, seats: Sequence[str], game: str = GAME) -> str:
        """Open a table; answers with its id."""
        return (await self.post("/api/tables", game=game, seats=seats))["id"]

    async def watch(self, table: str) -> ClientConnection:
        return await connect(
            f"{self.base.replace('http', 'ws', 1)}/live/{table}?lang=en&layout=desk&fine=1",
            additional_headers={"authorization": self.http.headers["authorization"]},
            local_addr=(self.address, 0),
            max_size=None,
            proxy=None,
        )

    async def load(self, path: str, coding: str) -> tuple[int, bytes]:
        """The bytes that travel, and what they say."""
        async with self.http.stream("GET", path, headers={"accept-encoding": coding}) as answer:
            if answer.status_code != 200:
                raise Failure(f"GET {path}: {answer.status_code}")
            raw = b"".join([part async for part in answer.aiter_raw()])
            return len(raw), raw


class Stretch:
    """One stretch of play while it lasts."""

    def __init__(self, seconds: float, moves: int | None) -> None:
        self.begun = time.perf_counter()
        self.until = self.begun + seconds
        self.moves = moves
        self.sent = self.games = 0
        self.times: list[float] = []
        self.sizes: list[int] = []

    @property
    def over(self) -> bool:
        return (self.moves is not None and self.sent >= self.moves) or time.perf_counter() >= self.until

    def answer(self, driver_seconds: float) -> Run:
        if not self.times:
            raise Failure("not one move was played")
        return Run(
            moves=len(self.times),
            games=self.games,
            seconds=time.perf_counter() - self.begun,
            p50_ms=quantile(self.times, 0.5) * 1000,
            p99_ms=quantile(self.times, 0.99) * 1000,
            update_bytes=int(median(self.sizes)),
            driver_seconds=driver_seconds,
        )


def quantile(values: list[float], part: float) -> float:
    found = sorted(values)
    return found[min(len(found) - 1, int(len(found) * part))]


class Player:
    """One seat's page: what it was told last."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.told = Told("table")
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None


class PlayedTable:
    """A table and everybody at it. They play one move at a time and wait until every seat has seen it."""

    def __init__(self, people: list[Person], rng: Random) -> None:
        self.players = [Player(person, seat) for seat, person in enumerate(people)]
        self.rng = rng
        self.game = GAME
        self.id = ""
        self.first_bytes = 0
        self.stretch: Stretch | None = None
        self.head = 0
        self.seen = asyncio.Event()
        self.refused: Told | None = None

    async def sit_down(self) -> None:
        await self.get_up()
        owner, *others = self.players
        self.id = await owner.person.new_table(["me", *("open" for _ in others)], self.game)
        for player in others:
            await player.person.post(f"/api/tables/{self.id}/join", seat=player.seat)
        self.head = -1
        self.seen.clear()
        for player in self.players:
            player.told = Told("table", head=-1)
            player.socket = await player.person.watch(self.id)
            player.listening = asyncio.create_task(self.listen(player, player.socket))
        await asyncio.wait_for(self.seen.wait(), PATIENCE)

    async def get_up(self) -> None:
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()
            if player.listening is not None:
                await player.listening
            player.socket = player.listening = None

    async def listen(self, player: Player, page: ClientConnection) -> None:
        async for message in page:
            told = read.decode(message)
            if told.what == "error":
                self.refused = told
                self.seen.set()
            elif told.what == "table":
                self.arrived(player, told, len(message))

    def arrived(self, player: Player, told: Told, size: int) -> None:
        if player.told.head < 0:
            self.first_bytes = size
        elif self.stretch is not None:
            self.stretch.sizes.append(size)
        player.told = told
        if all(one.told.head > self.head for one in self.players):
            self.seen.set()

    async def move(self, stretch: Stretch) -> None:
        """One move, from sending it to the last seat's update; a new table if that was the end."""
        asked = [player for player in self.players if player.told.options]
        if not asked:
            raise Failure("nobody at the table may do anything")
        player = asked[0]
        assert player.socket is not None
        self.stretch = stretch
        self.head = player.told.head
        self.seen.clear()
        action = self.rng.choice(player.told.options).action
        order = {"do": "play", "head": self.head, "action": action, "seat": player.seat}
        stretch.sent += 1
        begun = time.perf_counter()
        await player.socket.send(json.dumps(order))
        try:
            await asyncio.wait_for(self.seen.wait(), PATIENCE)
        except TimeoutError:
            raise Failure(f"the move {action!r} got no answer") from None
        if self.refused is not None:
            raise Failure(f"the move {action!r} was refused: {self.refused.code} {self.refused.text}")
        stretch.times.append(time.perf_counter() - begun)
        if player.told.over:
            stretch.games += 1
            await self.sit_down()

    async def play_on(self, stretch: Stretch) -> None:
        while not stretch.over:
            await self.move(stretch)


class Meadhall:
    name = "Meadhall"

    def __init__(self, base: str, server: Process) -> None:
        self.base = base
        self.server = server
        self.tables: list[PlayedTable] = []

    @classmethod
    @asynccontextmanager
    async def start(cls, folder: Path) -> AsyncIterator[Meadhall]:
        port, log = free_port(), folder / "meadhall.log"
        words = [*SERVE, "--host", "127.0.0.1", "--port", str(port)]
        words += ["--database", f"sqlite:///{folder / 'meadhall.sqlite'}"]
        async with running([*pinned(SERVER_CORE), *words], log, stdin=DEVNULL, stdout=DEVNULL) as server:
            side = cls(f"http://127.0.0.1:{port}", server)
            await side.wait(log)
            try:
                yield side
            finally:
                await side.leave()

    async def wait(self, log: Path) -> None:
        """Until the server is ready."""
        async with httpx.AsyncClient(trust_env=False) as http:
            for _ in range(600):
                if self.server.returncode is not None:
                    raise Failure(f"our server did not start: {last_lines(log)}")
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.base}/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.2)
        raise Failure(f"our server does not answer: {last_lines(log)}")

    async def leave(self) -> None:
        for table in self.tables:
            with suppress(Exception):
                await table.get_up()

    @property
    def pid(self) -> int:
        return self.server.pid

    async def memory_kb(self) -> float:
        return memory_kb(self.pid)

    async def idle(self, tables: int, players: int) -> None:
        for number in range(tables):
            if number % 20 == 0:
                person = await Person(self.base).enter()
            table = await person.new_table(["me", *("hot" for _ in range(players - 1))])
            await person.load(f"/table/{table}", "identity")
            page = await person.watch(table)
            await asyncio.wait_for(page.recv(), PATIENCE)
            await page.close()

    async def open(self, tables: int, players: int) -> int:
        for number in range(tables):
            people = [await Person(self.base).enter() for _ in range(players)]
            self.tables.append(PlayedTable(people, Random(number)))
            await self.tables[-1].sit_down()
        return self.tables[0].first_bytes

    async def play(self, seconds: float, moves: int | None = None, rate: float | None = None) -> Run:
        stretch = Stretch(seconds, moves)
        begun = time.process_time()
        try:
            async with asyncio.TaskGroup() as group:
                if rate is None:
                    for table in self.tables:
                        group.create_task(table.play_on(stretch))
                else:
                    group.create_task(self.pace(stretch, rate, group))
        except ExceptionGroup as several:
            raise several.exceptions[0] from None
        return stretch.answer(time.process_time() - begun)

    async def pace(self, stretch: Stretch, rate: float, group: asyncio.TaskGroup) -> None:
        """The next free table moves when its time has come, and lost time is made up for."""
        free, due = deque(self.tables), stretch.begun

        async def move(table: PlayedTable) -> None:
            await table.move(stretch)
            free.append(table)

        while not stretch.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()) if free else 0.001)
            if free and time.perf_counter() >= due:
                group.create_task(move(free.popleft()))
                due += 1 / rate

    async def page(self) -> Page:
        """A table in the middle of a game, as somebody who comes by sees it."""
        person = await Person(self.base).enter()
        path = f"/table/{self.tables[0].id}"
        html, raw = await person.load(path, "identity")
        html_gzip, _ = await person.load(path, "gzip")
        whole, whole_gzip = html, html_gzip
        for name in sorted(set(re.findall(r'<(?:link|script|img)\b[^>]*?\b(?:href|src)="(/[^"]+)"', raw.decode()))):
            whole += (await person.load(name, "identity"))[0]
            whole_gzip += (await person.load(name, "gzip"))[0]
        return Page(html, html_gzip, whole, whole_gzip)

    async def render_ms(self) -> float | None:
        """The mean of all updates, by the server's own account."""
        async with httpx.AsyncClient(trust_env=False) as http:
            text = (await http.get(f"{self.base}/metrics")).text
        found = dict(re.findall(r"^meadhall_render_seconds_(sum|count) (\S+)$", text, re.MULTILINE))
        return float(found["sum"]) / float(found["count"]) * 1000 if float(found.get("count", 0)) else None


def last_lines(log: Path) -> str:
    return "\n".join(log.read_text("utf-8", "replace").splitlines()[-12:])


# --- boardgame.io -------------------------------------------------------------------------------------


class BoardgameIo:
    """Its server and the clients that play, each a process of its own."""

    def __init__(self, name: str, server: Process, clients: Process, log: Path) -> None:
        self.name = name
        self.server = server
        self.clients = clients
        self.log = log

    @classmethod
    @asynccontextmanager
    async def start(cls, folder: Path, deltas: bool) -> AsyncIterator[BoardgameIo]:
        name = "boardgame.io, deltas" if deltas else "boardgame.io"
        log = folder / f"{name}.log"
        more = {"cwd": PEER, "env": {**os.environ, "NODE_ENV": "production"}, "stdout": PIPE, "limit": 1 << 20}
        words = ["node", "--expose-gc", "server.mjs", *(["--deltas"] if deltas else [])]
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(
                running([*pinned(SERVER_CORE), *words], log, stdin=DEVNULL, **more)
            )
            port = (await answer_of(server, log))["port"]
            clients = await stack.enter_async_context(
                running([*pinned(PLAYERS_CORE), "node", "client.mjs", str(port)], log, stdin=PIPE, **more)
            )
            yield cls(name, server, clients, log)

    async def order(self, **words: object) -> dict[str, float]:
        assert self.clients.stdin is not None
        self.clients.stdin.write(json.dumps(words).encode() + b"\n")
        return await answer_of(self.clients, self.log)

    @property
    def pid(self) -> int:
        return self.server.pid

    async def memory_kb(self) -> float:
        """After its garbage is collected: Node waits long before it does so by itself."""
        self.server.send_signal(signal.SIGUSR2)
        await asyncio.sleep(0.5)
        return memory_kb(self.pid)

    async def idle(self, tables: int, players: int) -> None:
        await self.order(do="idle", tables=tables, players=players)

    async def open(self, tables: int, players: int) -> int:
        return int((await self.order(do="open", tables=tables, players=players))["first_bytes"])

    async def play(self, seconds: float, moves: int | None = None, rate: float | None = None) -> Run:
        return msgspec.convert(await self.order(do="play", seconds=seconds, moves=moves, rate=rate), Run)


async def answer_of(child: Process, log: Path) -> dict[str, float]:
    assert child.stdout is not None
    line = await child.stdout.readline()
    if not line:
        raise Failure(f"boardgame.io's side has ended: {last_lines(log)}")
    answer: dict[str, float] = json.loads(line)
    return answer


def missing() -> str | None:
    """Why boardgame.io cannot be measured here, if so. Installs it if need be."""
    try:
        install(PEER)
    except Missing as missing:
        return "boardgame.io: " + say(missing.reason, "en", said=missing.said)
    return None


# --- measuring ----------------------------------------------------------------------------------------


async def sit_down(side: Side, given: Given) -> Figures:
    """Idle tables first, while the server is fresh; then everybody takes a seat and warms up."""
    figures = Figures(side.name)
    await side.idle(WARM_TABLES, given.players)
    before = await side.memory_kb()
    figures.start_mb = before / MIB
    await side.idle(given.idle, given.players)
    figures.idle_table_kb = (await side.memory_kb() - before) / given.idle
    figures.first_bytes = await side.open(given.tables, given.players)
    await side.play(min(WARM_SECONDS, given.seconds))
    return figures


async def one_round(side: Side, figures: Figures, given: Given) -> None:
    before = cpu_seconds(side.pid)
    full = await side.play(given.seconds)
    figures.cpu_us_a_move.append((cpu_seconds(side.pid) - before) / full.moves * 1e6)
    figures.moves_per_second.append(full.per_second)
    figures.full_p50_ms.append(full.p50_ms)
    figures.full_p99_ms.append(full.p99_ms)
    figures.driver_share.append(full.driver_seconds / full.seconds)
    figures.update_bytes.append(full.update_bytes)
    figures.games += full.games
    paced = await side.play(given.seconds, rate=given.rate)
    figures.paced_p50_ms.append(paced.p50_ms)
    figures.paced_p99_ms.append(paced.p99_ms)


async def many_moves(side: Side, figures: Figures, given: Given) -> None:
    figures.memory_mb.append(await side.memory_kb() / MIB)
    for _ in range(STAGES):
        run = await side.play(STAGE_SECONDS, moves=max(1, given.moves // STAGES))
        figures.moves += run.moves
        figures.games += run.games
        figures.memory_mb.append(await side.memory_kb() / MIB)


async def measure(given: Given, progress: Callable[[str], object]) -> Report:
    """Start every server, let them play in turns, then one after the other for long."""
    load = os.getloadavg()[0]
    lacking = "boardgame.io: not measured: it was not asked for" if given.alone else missing()
    if PLAYERS_CORE in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {PLAYERS_CORE})
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="meadhall-bench-")))
        ours = await stack.enter_async_context(Meadhall.start(folder))
        sides: list[Side] = [ours]
        if lacking is None:
            sides += [await stack.enter_async_context(BoardgameIo.start(folder, deltas)) for deltas in (False, True)]
        found: list[tuple[Side, Figures]] = []
        for side in sides:
            progress(f"{side.name}: {given.idle} idle tables, then {given.tables} with {given.players} players each")
            found.append((side, await sit_down(side, given)))
        for number in range(ROUNDS):
            progress(f"round {number + 1} of {ROUNDS}")
            for side, figures in found:
                await one_round(side, figures, given)
        for side, figures in found:
            progress(f"{side.name}: {given.moves} moves more")
            await many_moves(side, figures, given)
        found[0][1].page = await ours.page()
        found[0][1].render_ms = await ours.render_ms()
    return Report(
        meadhall=version("meadhall"),
        python=sys.version.split()[0],
        node=None if lacking else subprocess.check_output(["node", "--version"], text=True).strip(),
        cores=os.cpu_count() or 1,
        pinned=bool(pinned(PLAYERS_CORE)),
        load=load,
        given=given,
        sides=[figures for _, figures in found],
        missing=lacking,
    )


# --- showing ------------------------------------------------------------------------------------------

Figure = Callable[[Figures], float]
ROWS: list[tuple[str, Figure, str, bool]] = [
    ("moves a second, as fast as can be", lambda f: median(f.moves_per_second), ",.0f", True),
    ("  server CPU for a move, µs", lambda f: median(f.cpu_us_a_move), ",.0f", False),
    ("  to the last seat, p50 ms", lambda f: median(f.full_p50_ms), ".1f", False),
    ("  to the last seat, p99 ms", lambda f: median(f.full_p99_ms), ".1f", False),
    ("  how busy those who play were", lambda f: median(f.driver_share), ".0%", False),
    ("at the same pace: to the last seat, p50 ms", lambda f: median(f.paced_p50_ms), ".1f", False),
    ("at the same pace: to the last seat, p99 ms", lambda f: median(f.paced_p99_ms), ".1f", False),
    ("median update, bytes", lambda f: median(f.update_bytes), ",.0f", False),
    ("first live message, bytes", lambda f: f.first_bytes, ",.0f", False),
    ("memory at the start, MB", lambda f: f.start_mb, ".0f", False),
    ("memory for an idle table, KB", lambda f: f.idle_table_kb, ".1f", False),
    ("memory grown over the many moves, MB", lambda f: f.memory_mb[-1] - f.memory_mb[0], ".1f", False),
    ("  in the second half of them, MB", lambda f: f.memory_mb[-1] - f.memory_mb[len(f.memory_mb) // 2], ".1f", False),
    ("  how many moves these were", lambda f: f.moves, ",.0f", False),
    ("games played to the end", lambda f: f.games, ",.0f", False),
]
NO_RATIO = ("busy", "how many", "games", "grown", "second half")
WIDE, NARROW = 44, 22


def show(report: Report) -> str:
    ours, *peers = report.sides
    given = report.given
    lines = [
        f"{given.tables} tables, {given.players} players each; the pace is {given.rate:g} moves a second over all.",
        "Each figure is the median of the rounds; in parentheses how many times as good ours is (above 1 is better).",
        "",
        "".ljust(WIDE) + "".join(side.name.rjust(NARROW) for side in report.sides),
    ]
    for label, figure, form, more_is_better in ROWS:
        line = label.ljust(WIDE) + format(figure(ours), form).rjust(NARROW)
        for peer in peers:
            ratio = quotient(figure(ours), figure(peer), more_is_better)
            told = "" if ratio is None or any(word in label for word in NO_RATIO) else f" ({ratio:.2f})"
            line += (format(figure(peer), form) + told).rjust(NARROW)
        lines.append(line)
    lines.append("")
    if ours.page is not None:
        page = ours.page
        lines.append(f"First page without fonts: HTML {page.html:,} bytes ({page.html_gzip:,} with gzip),")
        lines.append(f"with styles and script {page.all:,} bytes ({page.all_gzip:,} with gzip).")
    if ours.render_ms is not None:
        lines.append(
            f"Rendering of a page for an update: {ours.render_ms:.2f} ms in the mean, by the server's account."
        )
    lines.append("Ours writes every move durably before it answers; boardgame.io keeps its matches in memory.")
    if report.missing:
        lines.append(report.missing)
    return "\n".join(lines)


def quotient(ours: float, peer: float, more_is_better: bool) -> float | None:
    over, under = (ours, peer) if more_is_better else (peer, ours)
    return over / under if under > 0 and over > 0 else None


# --- the command ----------------------------------------------------------------------------------------


def above_nought(text: str) -> float:
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"{text} is not above nought")
    return value


def number(most: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        value = int(text)
        if not 1 <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not between 1 and {most}")
        return value

    return whole


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the server, beside boardgame.io's.")
    parser.add_argument("--tables", type=number(200), default=16, metavar="N", help="tables at once (default: 16)")
    parser.add_argument("--clients", type=number(800), metavar="N", help="players in all, 2 to 4 a table (default: 3)")
    parser.add_argument("--seconds", type=above_nought, default=5.0, metavar="S", help="each stretch (default: 5)")
    parser.add_argument("--rate", type=above_nought, default=25.0, metavar="N", help="moves a second (default: 25)")
    parser.add_argument(
        "--moves", type=number(100_000), default=10_000, metavar="N", help="for growth (default: 10000)"
    )
    parser.add_argument("--idle", type=number(2000), default=200, metavar="N", help="idle tables (default: 200)")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    args = parser.parse_args(argv)
    clients = args.clients or args.tables * 3
    if clients % args.tables or clients // args.tables not in (2, 3, 4):
        parser.error(f"{clients} clients do not make 2, 3 or 4 for each of {args.tables} tables")
    if args.seconds > 60:
        parser.error("--seconds: a stretch lasts a minute at most")
    if args.json and not args.json.parent.is_dir():
        parser.error(f"there is no folder for {args.json}")
    if not sys.platform.startswith("linux"):
        parser.error("this benchmark needs Linux")
    given = Given(args.tables, clients, args.seconds, args.rate, args.moves, args.idle, args.alone)
    try:
        report = asyncio.run(bounded(given))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except asyncio.CancelledError:
        print("stopped", file=sys.stderr)
        return 1
    print(show(report))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return 0


async def bounded(given: Given) -> Report:
    """Measure within the time. When asked to stop, the children are ended too."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        async with asyncio.timeout(LONGEST):
            return await measure(given, lambda line: print(line, file=sys.stderr))
    except TimeoutError:
        raise Failure(f"given up after {LONGEST:.0f} seconds") from None


if __name__ == "__main__":
    sys.exit(main())
