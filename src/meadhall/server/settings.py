"""How the hall is set up: each setting is declared here, and read from a file, the environment and the command line.

A setting is called the same everywhere: ``port = 80`` in the file ``meadhall.toml``, ``MEADHALL_PORT=80`` in the
environment, ``--port 80`` where a command has such an argument. What comes later in this list wins. The value may stand
in a file of its own: ``secret_file`` or ``MEADHALL_SECRET_FILE`` names it.
"""

from __future__ import annotations

import difflib
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.kernel.errors import BadField

PREFIX = "MEADHALL_"
CONFIG = "MEADHALL_CONFIG"
FILE = "meadhall.toml"
"""Read if it lies in the folder where a command is started."""
OTHERS = {"COMPILE", "FONTS", "GAMES", "LESSONS", "DRAW_AHEAD", "CONFIG"}
"""Words of the environment that are for builds and tests, or lead to the file."""
WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
ARGUMENTS = {"proxy": "--proxy-headers"}
"""Settings that are called otherwise on the command line."""
LEVELS = ("debug", "info", "warning", "error")
WORD_IN_ADDRESS = re.compile(r"(://[^:/@]*:).*(@)")
"""What must not be told of ``postgresql://ann:word@host``."""


def setting(
    default: Any,
    help: str,
    *,
    secret: bool = False,
    least: float | None = None,
    most: float | None = None,
    choices: tuple[str, ...] = (),
) -> Any:
    """A setting. Nothing but its being there is told of a ``secret`` one."""
    said = {"help": help, "secret": secret, "least": least, "most": most, "choices": choices}
    return field(default=default, metadata=said)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a hall."""

    database: str = setting(
        "", "`sqlite:///FILE` or `postgresql://USER:WORD@HOST/NAME`; empty: a file in your own folder for data"
    )
    host: str = setting("127.0.0.1", "the address to listen on; `0.0.0.0` is every one of this machine")
    port: int = setting(8420, "the port", least=1, most=65535)
    workers: int = setting(1, "how many processes; several need PostgreSQL", least=1, most=256)
    url: str = setting("", "the address that people come by, for links in messages; empty: from host and port")
    secret: str = setting(
        "", "signs cookies and makes promised seeds; empty: a random one, kept in the database", secret=True
    )
    proxy: str = setting("", "addresses of proxies that are believed who is calling, with commas between")
    smtp: str = setting(
        "", "`smtp://USER:WORD@HOST:587` or `smtps://...` for mails to people who are away; empty: none are sent"
    )
    mail_from: str = setting("meadhall@localhost", "who those mails are from")
    webhooks: bool = setting(True, "whether people may have an address of theirs called when it is their turn")
    private_webhooks: bool = setting(False, "whether such an address may lead into the network of this machine")
    notify_after: float = setting(60.0, "seconds without a sign of somebody before they are told", least=0)
    bot_pause: float = setting(
        0.6, "seconds that a bot waits before its turn, so that one can follow", least=0, most=60
    )
    backup_folder: str = setting("", "where backups are written while the hall runs; empty: none are")
    backup_hours: float = setting(24.0, "hours from one backup to the next", least=0.01)
    backup_keep: int = setting(7, "how many of them are kept", least=1)
    log_level: str = setting("info", "how much is logged", choices=LEVELS)
    log_format: str = setting("json", "how a line of the log is written", choices=("json", "text"))
    log_moves: bool = setting(False, "whether the log follows each move, from the request to those who are told")

    @classmethod
    def from_env(cls, env: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """The settings of the file and the environment; what is given (and not None) wins."""
        return read_settings(env, **given).settings

    @property
    def address(self) -> str:
        """The address for links, without a slash at the end."""
        return (self.url or f"http://{self.host}:{self.port}").rstrip("/")


DECLARED: dict[str, Field[Any]] = {one.name: one for one in fields(Settings)}
Found = dict[str, tuple[Any, str]]
"""Values by the name of the setting, each with where it is from."""


class Told(NamedTuple):
    """The settings, and for each where it is from."""

    settings: Settings
    sources: dict[str, str]


def read_settings(env: Mapping[str, str] | None = None, config: str | Path | None = None, **given: Any) -> Told:
    """What is set in the file, in the environment and by arguments; the later wins."""
    env = os.environ if env is None else env
    found: Found = {}
    file = config_file(env, config)
    if file is not None:
        found |= from_file(file)
    found |= from_environment(env)
    for name, value in given.items():
        if value is not None:
            argument = ARGUMENTS.get(name, f"--{name.replace('_', '-')}")
            found[name] = (checked(name, value, argument), argument)
    values = {name: value for name, (value, _) in found.items()}
    values["database"] = values.get("database") or default_database(env)
    return Told(Settings(**values), {name: found[name][1] if name in found else "default" for name in DECLARED})


def config_file(env: Mapping[str, str], config: str | Path | None) -> Path | None:
    """The file with settings: the one that is named, or the one that lies here, if there is one."""
    if named := config or env.get(CONFIG):
        return Path(named)
    here = Path(FILE)
    return here if here.is_file() else None


def from_file(path: Path) -> Found:
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadField("config", f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadField("config", f"{path}: {error}") from None
    found: Found = {}
    for key, value in told.items():
        where = f"{path}: {key}"
        name = name_of(key, where)
        if name in found:
            raise BadField(where, f"{name} is set twice")
        if key != name:
            value = content(value, name, where)
        found[name] = (checked(name, value, where), str(path))
    return found


def from_environment(env: Mapping[str, str]) -> Found:
    found: Found = {}
    for variable, text in sorted(env.items()):
        key = variable.removeprefix(PREFIX)
        if not variable.startswith(PREFIX) or key in OTHERS or not text:
            continue
        name = name_of(key.lower(), variable)
        if name in found:
            raise BadField(variable, f"{name} is set twice")
        value = content(text, name, variable) if key.lower() != name else from_text(name, text, variable)
        found[name] = (checked(name, value, variable), variable)
    return found


def name_of(key: str, where: str) -> str:
    """The setting that a key means, itself or by a file that has it."""
    for name in (key, key.removesuffix("_file")):
        if name in DECLARED:
            return name
    near = difflib.get_close_matches(key, DECLARED, 1)
    raise BadField(where, f"there is no such setting{f'; perhaps {near[0]}' if near else ''}")


def content(path: object, name: str, where: str) -> Any:
    """A value that stands in a file of its own."""
    if not isinstance(path, str):
        raise BadField(where, "the name of a file is expected")
    try:
        text = Path(path).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadField(where, f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if not text:
        raise BadField(where, f"{path} is empty")
    return from_text(name, text, where)


def from_text(name: str, text: str, where: str) -> Any:
    """What a text means for a setting."""
    kind: Any = type(DECLARED[name].default)
    if kind is bool:
        if text.lower() not in WORDS:
            raise BadField(where, f"{text!r} is neither yes nor no")
        return WORDS[text.lower()]
    try:
        return kind(text)
    except ValueError:
        raise BadField(where, f"{text!r} is not a {'whole ' if kind is int else ''}number") from None


def checked(name: str, value: Any, where: str) -> Any:
    """The value, if the setting may have it."""
    declared = DECLARED[name].metadata
    kind: Any = type(DECLARED[name].default)
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        expected = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}[kind]
        raise BadField(where, f"{value!r} is not {expected}")
    if declared["choices"] and value not in declared["choices"]:
        raise BadField(where, f"{value!r} is not one of {', '.join(declared['choices'])}")
    least, most = declared["least"], declared["most"]
    if not (least is None or value >= least) or not (most is None or value <= most):
        bounds = f"from {least} on" if most is None else f"from {least} to {most}"
        raise BadField(where, f"{value:g} is not a number {bounds}")
    return value


def shown(name: str, value: Any) -> str:
    """A value as others may see it: without secrets."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:g}"
    if DECLARED[name].metadata["secret"] and value:
        return "(set)"
    return WORD_IN_ADDRESS.sub(r"\1***\2", str(value))


def data_folder(env: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for the user's own data, by the custom of the platform."""
    home = Path.home()
    if platform == "win32":
        return Path(env.get("LOCALAPPDATA") or home / "AppData" / "Local") / "meadhall"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "meadhall"
    return Path(env.get("XDG_DATA_HOME") or home / ".local" / "share") / "meadhall"


def default_database(env: Mapping[str, str] | None = None) -> str:
    """The database when none is named: a file in the user's data folder."""
    return f"sqlite:///{data_folder(os.environ if env is None else env) / 'meadhall.sqlite'}"
