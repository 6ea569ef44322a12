"""Bots of one's own, by name: ``package.module:Class`` or ``path/to/file.py:Class``.

To find one runs its code. So only ask for names that the person at the keyboard has typed, never for those in a file.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

from meadhall import bots
from meadhall.bots.bot import Bot
from meadhall.kernel import registry
from meadhall.kernel.errors import BadField

FILE = ".py"


def split(text: str) -> tuple[str, str]:
    """The name of a bot and its style: ``adept:raider`` as well as ``mine.py:Miser:raider``."""
    text = text.strip()
    colon = text.find(":", text.find(f"{FILE}:") + 1)
    home, rest = (text, "") if colon < 0 else (text[:colon], text[colon + 1 :])
    if home.lower() in bots.LEVELS:
        return home.lower(), rest.lower()
    kind, _, style = rest.partition(":")
    return (f"{home}:{kind}" if kind else home), style


def is_custom(name: str) -> bool:
    """Whether this is the name of a class, and not that of a level."""
    return ":" in name


def find(name: str) -> type[Bot]:
    """The class; ``BadField`` of the field ``bot`` says what is missing."""
    home, _, kind = name.rpartition(":")
    module = module_at(Path(home)) if home.endswith(FILE) else module_called(home)
    found = getattr(module, kind, None)
    if found is None:
        own = [word for word, thing in vars(module).items() if is_bot(thing) and thing.__module__ == module.__name__]
        hint = f"its bots are {', '.join(own)}" if own else "there is no bot in it"
        raise BadField("bot", f"{home} has no {kind}; {hint}")
    if not is_bot(found):
        raise BadField("bot", f"{kind} in {home} is no subclass of meadhall.bots.Bot")
    # Not inspect.isabstract: compiled classes do not tell.
    if found.choose is Bot.choose:
        raise BadField("bot", f"{kind} in {home} has no method choose")
    return found


def is_bot(thing: Any) -> TypeGuard[type[Bot]]:
    return isinstance(thing, type) and issubclass(thing, Bot)


def load(name: str, game: str, seed: int | None = None, style: str = "", **budget: Any) -> Bot:
    """A bot of the house by its level, or one's own by the name of its class."""
    if not is_custom(name):
        return bots.load(name, game, seed, style, **budget)
    styles = registry.load(game).mind.styles
    if style and style not in styles:
        raise BadField("style", f"no bot of {game} plays like {style!r}; there are {', '.join(styles)}")
    kind = find(name)
    try:
        return kind(game, seed, style, **budget)
    except TypeError as error:
        given = ", ".join(["game", "seed", "style", *budget])
        raise BadField("bot", f"{kind.__name__}({given}) cannot be made: {error}") from error


def module_at(path: Path) -> ModuleType:
    """A file becomes the module of its name, as if it had been started from its folder."""
    if not path.is_file():
        raise BadField("bot", f"there is no file {path}")
    module = imported(path.stem, path.resolve().parent)
    if Path(module.__file__ or "").resolve() != path.resolve():
        raise BadField("bot", f"{path}: another module is called {path.stem}; give the file another name")
    return module


def module_called(name: str) -> ModuleType:
    """A module that is installed, or one in the folder where the program was started."""
    try:
        return imported(name, Path.cwd())
    except ModuleNotFoundError as missing:
        if missing.name and f"{name}.".startswith(f"{missing.name}."):
            raise BadField(
                "bot", f"no module is called {missing.name}, neither here nor among those installed"
            ) from None
        raise BadField("bot", f"{name} cannot be imported: {missing}") from missing


def imported(name: str, folder: Path) -> ModuleType:
    # Last, so that nothing of the house is hidden by a file of the same name. Worker processes look there too.
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise
    except Exception as error:
        raise BadField("bot", f"{name} cannot be imported: {type(error).__name__}: {error}") from error
