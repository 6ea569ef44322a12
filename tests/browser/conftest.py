"""A real server, a real browser: what the tests of the page share."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.seeds import SeedsInFile

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
# A page that a test hands to the browser itself may still open a socket to this machine.
FLAGS += ["--disable-features=LocalNetworkAccessChecks"]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these is used. The shell has no windows, and takes a third less time for the same page."""
DESK = {"width": 1366, "height": 768}
CALM = {"locale": "en-GB", "reduced_motion": "reduce"}
"""Movement is for people; tests only wait for it."""
PHONE = {"width": 390, "height": 844}
KEPT = "JSON.stringify({ moments: 'none', steady: false })"
UNSTOPPED = f"if (location.protocol === 'http:') localStorage.meadhall ??= {KEPT}"
"""Great moments stop the table, and a new question waits for whoever is hasty; only their own tests wait for that."""
ROOT = Path(__file__).parents[2]
TOYS = "tests.browser.toys"

PATIENCE = 60_000
"""Milliseconds for whatever comes, however busy the machine is. Only a test that fails waits so long."""

expect.set_options(timeout=PATIENCE)


class Server:
    """Meadhall as a process with a port and a database file of its own. It can be killed and started again."""

    started: ClassVar[list[Server]] = []

    def __init__(self, folder: Path, program: str = "meadhall.cli") -> None:
        self.program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.seeds = SeedsInFile(folder)
        self.database = folder / "meadhall.db"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}"]
        environment = os.environ | {"XDG_DATA_HOME": str(self.database.parent), "MEADHALL_BOT_PAUSE": "0"}
        # Maps are drawn when they are wanted: a test sees few of them.
        environment["MEADHALL_DRAW_AHEAD"] = "no"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=ROOT)
        self.started.append(self)
        for _ in range(1200):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text('utf-8')}")

    def kill(self) -> None:
        """As when the power goes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=60)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, TOYS)
    running.start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def same_seeds() -> None:
    """Each test begins with the same, whatever was played in the hall before."""
    for server in Server.started:
        server.seeds.begin()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it, with the toys among its games."""
    running = Server(tmp_path_factory.mktemp("hall"), TOYS)
    running.start()
    yield running
    running.stop()
    # A sheet that fails gives way to the small questions, so that only the log tells of it.
    assert "a sheet failed" not in running.log.read_text("utf-8")


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """For one module only: while it runs, nobody else can run an event loop in this process."""
    with sync_playwright() as started:
        yield started


def launch(playwright: Playwright, pictures: bool = True) -> Browser:
    """Without ``pictures`` the hall has none of its three, which take as long to draw as all the rest of it."""
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if program is None:
        raise FileNotFoundError("Chromium is missing: make test installs it, or install the package chromium")
    flags = FLAGS if pictures else [*FLAGS, "--blink-settings=imagesEnabled=false"]
    return playwright.chromium.launch(executable_path=program, args=flags)


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright, pictures=False)
    yield launched
    launched.close()


@pytest.fixture
def desk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESK, **CALM)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNSTOPPED)
    yield context
    context.close()


@pytest.fixture
def page(desk: BrowserContext, hall: Server) -> Iterator[Page]:
    """A page in the hall of all tests."""
    yield from visit(desk, hall)


@pytest.fixture
def guest(desk: BrowserContext, server: Server) -> Iterator[Page]:
    """A page in a hall of its own, whose server may be killed."""
    yield from visit(desk, server)


def wishes(context: BrowserContext, server: Server, confirm: str = "steps", ask: bool | None = None) -> None:
    """What the reader has set before the first page is opened.

    Most tests are about something else than whole moves, and let every answer be played at once. Then nothing is
    played by itself either: an only answer would be, half a second after its question, wherever the test is by then.
    """
    always = confirm == "steps" if ask is None else ask
    kept = {"confirm": confirm, "ask": "always" if always else "choices"}
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in kept.items()])


def visit(desk: BrowserContext, server: Server) -> Iterator[Page]:
    wishes(desk, server)
    opened = desk.new_page()
    failures: list[str] = []
    opened.on("pageerror", lambda error: failures.append(str(error)))
    opened.goto(server.url)
    yield opened
    assert failures == []


Arrive = Callable[..., Page]
"""Lets somebody arrive with a browser of their own; arguments are those of a browser context."""


@pytest.fixture
def arrive(browser: Browser, hall: Server) -> Iterator[Arrive]:
    contexts: list[BrowserContext] = []
    failures: list[str] = []

    def arrived(confirm: str = "steps", ask: bool | None = None, **more: Any) -> Page:
        context = browser.new_context(**CALM | {"viewport": DESK, "base_url": hall.url} | more)
        if "storage_state" not in more:
            wishes(context, hall, confirm, ask)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNSTOPPED)
        context.on("weberror", lambda error: failures.append(str(error.error)))
        return context.new_page()

    yield arrived
    for context in contexts:
        context.close()
    assert failures == []
