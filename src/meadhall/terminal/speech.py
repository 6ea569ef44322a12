"""What the terminal says: our own words and a game's, in one language."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from meadhall.draw.board import Face
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Catalogue, Reading, Rule
from meadhall.kernel.game import Game
from meadhall.kernel.message import Event, Message
from meadhall.kernel.result import Result
from meadhall.kernel.state import FATE, State
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

WORDS = Texts([files("meadhall") / "text"])


LONGEST = 900


def system_language() -> str:
    """German if the system speaks it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "de" if spoken.lower().startswith("de") else "en"


def clip(text: str) -> str:
    """What somebody typed or a long list, short enough for a message: Fluent takes up to a thousand characters."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def capital(line: str) -> str:
    """A line whose first letter is a capital, whatever name it begins with."""
    return line[:1].upper() + line[1:]


class Speech:
    """Everything about one game that is put into words for one listener."""

    def __init__(self, lang: str, game: Game[Any]) -> None:
        self.lang = lang
        self.game = game

    def say(self, id: str, **args: str | int) -> str:
        return WORDS.say(
            id, self.lang, **{name: clip(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        )

    def join(self, things: Iterable[str]) -> str:
        return ", ".join(things)

    def decimal(self, number: float) -> str:
        return f"{number:.1f}".replace(".", "," if self.lang == "de" else ".")

    def option_help(self, name: str) -> str:
        id = f"option-{name}"
        texts = self.game.texts
        return texts.say(id, self.lang) if texts.has(id, self.lang) else self.game.options[name].help

    def command(self, name: str) -> str:
        """The word for a command: a topic of the game, or a command that every table knows."""
        return self._command(f"topic-{name}", f"command-{name}")

    def command_help(self, name: str) -> str:
        return self._command(f"topic-{name}-help", f"help-{name}")

    def _command(self, topic: str, common: str) -> str:
        texts = self.game.texts
        return texts.say(topic, self.lang) if texts.has(topic, self.lang) else self.say(common)

    def seat(self, state: State, seat: int) -> str:
        """A player by name and number; whoever has no seat at the table is the opponent."""
        if seat == FATE:
            return self.say("fate")
        number = self.say("seat", number=seat + 1)
        word = state.seat_word(seat)
        if word == f"player-{seat + 1}":
            return number
        role = number if seat < state.players else self.say("opponent")
        return f"{self.game.texts.word(word, self.lang)} ({role})"

    def message(self, message: Message | Event, state: State) -> str:
        return self.game.texts.message(message, state, self.lang)

    def action(self, action: Action, asked: str = "") -> str:
        """An action in words, with its notation."""
        return f"{self.game.texts.action(action, self.lang, asked)} ({action})"

    def options(self, view: View, actions: Sequence[Action], asked: str) -> list[str]:
        """Options in words, each with its notation and with what the game's board puts on it."""
        board = self.game.board
        faces = board.faces(view, self.lang, actions) if board is not None else [Face()] * len(actions)
        return [self.option(action, face, asked) for action, face in zip(actions, faces, strict=True)]

    def option(self, action: Action, face: Face, asked: str) -> str:
        words = f"{face.label} ({action})" if face.label else self.action(action, asked)
        return f"{words}: {face.note}" if face.note else words

    def ending(self, word: str) -> str:
        id = f"ending-{word}"
        texts = self.game.texts
        return texts.say(id, self.lang) if texts.has(id, self.lang) else word

    def result(self, state: State, result: Result) -> Iterable[str]:
        winners = self.join(self.seat(state, seat) for seat in result.winners)
        yield self.say("over", ending=self.ending(result.ending))
        yield self.say("winners", count=len(result.winners), winners=winners)
        for seat, score in enumerate(result.scores):
            yield capital(self.say("score", seat=self.seat(state, seat), score=score))

    # --- rules ----------------------------------------------------------------------------------

    def rule(self, rule: Rule) -> list[str]:
        """A rule of the catalogue as a heading, its text, where it is from, and how an open question is read."""
        several = len(self.game.catalogue.editions) > 1
        where: list[str] = []
        if several:
            editions = self.join(self.say("edition", edition=edition) for edition in rule.editions)
            where.append(self.say("editions", editions=editions))
        if rule.mode is not None:
            where.append(self.say("only-in", mode=rule.mode))
        for edition in ("first", "second"):
            heading = getattr(rule.source, edition)
            if heading is not None:
                where.append(self.say("heading", edition=edition if several else "only", heading=heading))
        readings = [f"  {self.reading(self.game.readings[number])}" for number in rule.readings]
        return [f"{rule.id} {rule.title(self.lang)}", f"  {rule.text(self.lang)}", f"  {' '.join(where)}", *readings]

    def reading(self, reading: Reading) -> str:
        option = reading.option or "none"
        return self.say("reading", open=reading.open(self.lang), read=reading.read(self.lang), option=option)

    def no_rule(self, id: str) -> str:
        """That there is no such rule, with ids that look like it."""
        near = near_rules(self.game.catalogue, id)
        if near:
            return self.say("no-rule-but", rule=id, near=self.join(near))
        return self.say("no-rule", rule=id, first=next(iter(self.game.catalogue)))


def find_rule(catalogue: Catalogue, id: str) -> Rule | None:
    """A rule by its id, in any case, or by its number alone."""
    wanted = id.strip().upper()
    return next((rule for rule in catalogue.values() if wanted in (rule.id, rule.id.partition("-")[2])), None)


def near_rules(catalogue: Catalogue, id: str) -> list[str]:
    wanted = id.strip().upper()
    prefix = next(iter(catalogue)).partition("-")[0]
    return difflib.get_close_matches(wanted if "-" in wanted else f"{prefix}-{wanted}", catalogue, 3, 0.7)
