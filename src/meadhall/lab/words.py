"""What the lab says, and how it writes numbers."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.kernel.game import Game
from meadhall.kernel.text import Texts
from meadhall.kernel.verb import Verb

TEXTS = Texts([files("meadhall.lab") / "text"])
ANY = "…"
"""Stands for an argument that may be anything."""


def say(id: str, lang: str, /, **args: str | int) -> str:
    return TEXTS.say(id, lang, **args)


def decimal(number: float, lang: str, places: int = 1) -> str:
    """A number with a true minus, and with a comma in German."""
    return f"{number:.{places}f}".replace("-", "−").replace(".", "," if lang == "de" else ".")


def percent(share: float, lang: str, places: int = 1) -> str:
    return f"{decimal(100 * share, lang, places)}\N{NO-BREAK SPACE}%"


def use(game: Game[Any], key: str, lang: str) -> str:
    """What was chosen, in words: a verb, or a verb with one of its words, as ``Record.uses`` counts them."""
    name, domain, word = (*key.split(" "), "", "")[:3]
    verb = game.vocabulary.verbs[name]
    args = dict.fromkeys(argument_names(verb), ANY)
    if word:
        args[domain] = game.texts.word(word, lang, domain)
    try:
        said = game.texts.say(f"do-{name}", lang, **args)
    except LookupError:
        return f"{verb.name} {word}".strip()
    return said[:1].upper() + said[1:]


def argument_names(verb: Verb[object]) -> list[str]:
    return list(verb.actions[0].words)


def faction(game: Game[Any], word: str, lang: str) -> str:
    return game.texts.word(word, lang)


def ending(game: Game[Any], word: str, lang: str) -> str:
    id = f"ending-{word}"
    if game.texts.has(id, lang):
        return game.texts.say(id, lang)
    return say(id, lang) if TEXTS.has(id, lang) else word
