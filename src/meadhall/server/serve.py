"""Starting the server: one process, or several workers that share a PostgreSQL."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from uvicorn.supervisors import Multiprocess

from meadhall.kernel.errors import BadField
from meadhall.server.door import Door
from meadhall.server.settings import CONFIG, PREFIX, Settings
from meadhall.server.storage.database import engine_url

LARGEST_MESSAGE = 256 * 1024
"""Bytes of a WebSocket message that are read at all; what is longer than a message may be gets an error."""
START = 60
"""Seconds that a worker may take until it is there; only then the one that it replaces is stopped."""
GRACE = 8
"""Seconds that open requests have when the server stops."""


def check(settings: Settings) -> None:
    """Refuse what cannot work before anything is started."""
    sqlite = engine_url(settings.database).get_backend_name() == "sqlite"
    if settings.workers > 1 and sqlite:
        raise BadField("workers", "several workers need PostgreSQL: they tell each other about moves through it")


def bind(host: str, port: int, or_any: bool) -> socket.socket:
    """A socket at the port; with ``or_any`` at another one if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind((host, port))
        except OSError as error:
            if not or_any or error.errno != errno.EADDRINUSE:
                raise
            listener.bind((host, 0))
    except OSError as error:
        listener.close()
        raise BadField("port", f"{host}:{port} cannot be used: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application; each worker builds its own from the environment."""
    return uvicorn.Config(
        "meadhall.server.app:app_from_env",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Door,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # Most messages are small, and packing one takes longer than making it.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=START,
        server_header=False,
        access_log=False,
        log_config=None,
    )


def to_env(config: str | None, given: dict[str, Any]) -> None:
    """Write down for the workers what the command line said; the rest they read where it stands."""
    if config is not None:
        os.environ[CONFIG] = str(Path(config).resolve())
    for name, value in given.items():
        if value is not None:
            os.environ.pop(f"{PREFIX}{name.upper()}_FILE", None)
            os.environ[f"{PREFIX}{name.upper()}"] = str(value)


def serve(
    settings: Settings,
    or_any_port: bool,
    open_browser: bool,
    say_open: Callable[..., str],
) -> int:
    """Run until interrupted; ``say_open`` puts the address into words. Workers find the settings in the environment."""
    check(settings)
    listener = bind(settings.host, settings.port, or_any_port)
    port = listener.getsockname()[1]
    address = f"http://{reachable(settings.host)}:{port}/"
    ready = Announcement(reachable(settings.host), port, say_open(address=address), address if open_browser else "")
    threading.Thread(target=ready.wait, daemon=True).start()
    config = configuration(settings)
    server = uvicorn.Server(config)
    try:
        if settings.workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            server.run(sockets=[listener])
    except KeyboardInterrupt:
        # The usual way to close; uvicorn has stopped in good order by now.
        return 0
    finally:
        listener.close()
    return 0 if settings.workers > 1 or server.started else 1


def reachable(host: str) -> str:
    """The host as a browser on this machine calls it."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def has_screen() -> bool:
    """Whether a browser with a window can be expected; one inside the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


class Announcement(NamedTuple):
    """What is told when somebody can come in, and the address that a browser opens then, if any."""

    host: str
    port: int
    words: str
    address: str

    def wait(self, tries: int = 1200) -> None:
        """The port is taken long before anybody listens there."""
        waiting = threading.Event()
        for _ in range(tries):
            try:
                socket.create_connection((self.host.strip("[]"), self.port), timeout=1).close()
            except OSError:
                waiting.wait(0.1)
                continue
            print(self.words, flush=True)
            if self.address and has_screen():
                webbrowser.open(self.address)
            return
