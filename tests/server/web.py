"""Visitors for tests of the web application: people with tokens, forms with their hidden field, live pages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from meadhall.server.app import create_app
from meadhall.server.settings import Settings
from meadhall.server.web.security import Limits

Message = dict[str, Any]
PATIENT = Limits(requests_a_minute=100_000, sign_ins_a_minute=1000, messages_a_second=10_000, messages_at_once=10_000)


@contextmanager
def opened(template: Path, folder: Path, limits: Limits = PATIENT) -> Iterator[TestClient[Any]]:
    """The application on an empty SQLite database, with bots that do not pause."""
    file = folder / "meadhall.sqlite"
    shutil.copy(template, file)
    app = create_app(Settings(database=f"sqlite:///{file}"), limits, bot_pause=0, strict=True)
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client


class Guest:
    """Somebody with a token."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        made = client.post("/api/guests")
        assert made.status_code == 201, made.text
        self.id, self.name = made.json()["id"], made.json()["name"]
        self.headers = {"authorization": f"Bearer {made.json()['token']}"}

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, headers=self.headers, params=query)

    def post(self, path: str, data: object = None) -> httpx.Response:
        return self.client.post(path, headers=self.headers, json=data)

    def table(self, *seats: str, **more: Any) -> str:
        made = self.post("/api/tables", {"game": "ice-garden", "seats": list(seats)} | more)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    @contextmanager
    def live(self, table: str, **query: Any) -> Iterator[Live]:
        with live(self.client, table, self.headers, **query) as page:
            yield page


@contextmanager
def live(client: TestClient[Any], table: str, headers: dict[str, str] | None = None, **query: Any) -> Iterator[Live]:
    address = str(httpx.URL(f"/live/{table}", params=query))
    with client.websocket_connect(address, headers=headers or {}) as socket:
        yield Live(socket)


class Live:
    """A page with a WebSocket. ``heard`` keeps everything that came."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.table: Message = {}

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def hear(self) -> Message:
        message: Message = self.socket.receive_json(timeout=20)
        self.heard.append(message)
        if message["is"] == "table":
            self.table = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.hear()):
            pass
        return message

    def next(self, kind: str) -> Message:
        return self.until(lambda message: message["is"] == kind)

    def reach(self, head: int) -> Message:
        """Wait until the table has come so far."""
        return self.until(lambda message: message["is"] == "table" and message["head"] >= head)

    def ask(self, **message: Any) -> Message:
        """Send a message with an id, and wait for its answer."""
        self.say(**message, id=17)
        return self.until(lambda answer: answer.get("id") == 17)

    def quiet(self) -> None:
        """Everything that was on its way has come."""
        assert self.ask(do="ping")["is"] == "pong"

    def play(self, rng: Random) -> Message:
        """Do any option; the answer is the table after it."""
        message = self.offer(rng)
        assert message["is"] == "table", message
        return message

    def offer(self, rng: Random) -> Message:
        """Send any option. Where all decide at once, somebody else may be quicker."""
        assert self.table["prompt"]["mine"]
        head = self.table["head"]
        action = rng.choice(self.table["options"])["action"]
        self.say(do="play", head=head, action=action, seat=self.table["seat"])
        message = self.until(lambda one: one["is"] == "error" or (one["is"] == "table" and one["head"] > head))
        if message["is"] == "error":
            assert message["code"] == "stale", message
            self.reach(head + 1)
        return message

    def play_to_the_end(self, rng: Random) -> Message:
        """Play at random whenever asked, until the game is over."""
        while not self.table["over"]:
            if self.table["prompt"]["mine"]:
                self.offer(rng)
            else:
                self.next("table")
        return self.table


def closing_code(page: Live) -> int:
    """With which code the server closes the page, whatever it says before."""
    try:
        while True:
            page.hear()
    except WebSocketDisconnect as gone:
        return gone.code


def csrf(client: TestClient[Any], path: str = "/account") -> str:
    """The hidden field of a form on the page."""
    found = re.search(r'name="_csrf_token" value="([^"]+)"', client.get(path).text)
    assert found is not None
    return found[1]


def send(client: TestClient[Any], path: str, **form: Any) -> httpx.Response:
    """A form as a browser sends it; the answer is not followed."""
    return client.post(path, data={**form, "_csrf_token": csrf(client)}, follow_redirects=False)
