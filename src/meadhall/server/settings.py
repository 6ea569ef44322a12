"""How the server is set up: from the environment, with command-line arguments on top."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from meadhall.kernel.errors import BadField


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. Every field can be set as ``MEADHALL_<FIELD>`` in the environment."""

    database: str
    """``sqlite:///file`` or ``postgresql://...``."""
    host: str = "127.0.0.1"
    port: int = 8420
    workers: int = 1
    url: str = ""
    """The address that people reach the server by, for links in messages; worked out from host and port if empty."""
    secret: str = ""
    """Signs cookies. If empty, a random one is kept in the database (``People.house_secret``)."""
    proxy: str = ""
    """Addresses of proxies whose forwarding headers are believed."""
    smtp: str = ""
    """``smtp://user:word@host:587`` (STARTTLS where offered), ``smtps://...``, or empty: no mail."""
    mail_from: str = "meadhall@localhost"
    webhooks: bool = True
    """Whether people may have a webhook called."""
    private_webhooks: bool = False
    """Whether a webhook may lead to this machine or its private networks."""
    notify_after: float = 60.0
    """Seconds without a sign of a person before a message is sent."""

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None, **given: Any) -> Self:
        """The settings of the environment; what is given (and not None) wins."""
        env = os.environ if env is None else env
        settings = cls(database=default_database(env))
        values: dict[str, Any] = {}
        for name in cls.__dataclass_fields__:
            text = env.get(f"MEADHALL_{name.upper()}")
            if text:
                values[name] = _read(name, text, type(getattr(settings, name)))
        values |= {name: value for name, value in given.items() if value is not None}
        return replace(settings, **values)

    @property
    def address(self) -> str:
        """The address for links, without a slash at the end."""
        return (self.url or f"http://{self.host}:{self.port}").rstrip("/")


def _read(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() not in ("yes", "no", "true", "false", "on", "off", "1", "0"):
            raise BadField(f"MEADHALL_{name.upper()}", f"{text!r} is neither yes nor no")
        return text.lower() in ("yes", "true", "on", "1")
    try:
        return kind(text)
    except ValueError:
        raise BadField(f"MEADHALL_{name.upper()}", f"{text!r} is not a number") from None


def data_folder(env: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for the user's own data, by the custom of the platform."""
    home = Path.home()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local") / "meadhall"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "meadhall"
    return Path(env.get("XDG_DATA_HOME") or home / ".local" / "share") / "meadhall"


def default_database(env: Mapping[str, str] | None = None) -> str:
    """The database when none is named: a file in the user's data folder, or ``MEADHALL_DATABASE``."""
    env = os.environ if env is None else env
    return env.get("MEADHALL_DATABASE") or f"sqlite:///{data_folder(env) / 'meadhall.sqlite'}"
