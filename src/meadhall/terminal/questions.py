"""Questions before a game: how many players, who sits where, which options. Enter accepts what is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall import bots
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.option import Option
from meadhall.terminal.speech import Speech
from meadhall.terminal.table import ME, whole_number

USUAL = "adept"
"""The bot that is proposed."""


def choose(speech: Speech, question: str, words: Sequence[str], default: int) -> int:
    """Ask for one of the words by number, or as it is written; the answer is its place in the list."""
    print(question)
    for n, word in enumerate(words):
        print(speech.say("choice-default" if n == default else "choice", number=n + 1, word=word))
    while True:
        reply = input(speech.say("choose") + " ").strip()
        number = whole_number(reply)
        if not reply:
            return default
        if number is not None and number <= len(words):
            return number - 1
        if reply in words:
            return words.index(reply)
        print(speech.say("choose-one", count=len(words)))


def ask_players(speech: Speech) -> int:
    """The answer is the number itself, not its place in a list."""
    seats = speech.game.seats
    default = speech.game.check_players(None)
    while True:
        question = speech.say("ask-players", seats=speech.join(map(str, seats)), default=default)
        reply = input(question + " ").strip() or str(default)
        if whole_number(reply) in seats:
            return int(reply)


def ask_seats(speech: Speech, players: int) -> list[str]:
    """Who sits where: the first seat is proposed for a person, the others for a bot."""
    offered = bots.levels_of(speech.game.slug)
    levels = [ME, *offered]
    usual = levels.index(USUAL)
    words = [speech.say("person"), *(speech.say("level", level=level) for level in offered)]
    return [
        levels[choose(speech, speech.say("ask-seat", number=seat + 1), words, usual if seat else 0)]
        for seat in range(players)
    ]


def ask_options(speech: Speech, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """Let the options be changed one by one until the game may begin with them."""
    declared = list(speech.game.options.values())
    options = {option.name: given.get(option.name, option.default) for option in declared}
    while True:
        words = [speech.say("begin"), *(f"{name} ({value})" for name, value in options.items())]
        picked = choose(speech, speech.say("ask-options"), words, 0)
        if picked:
            option = declared[picked - 1]
            options[option.name] = ask_option(speech, option, options[option.name])
            continue
        try:
            speech.game.new(players, **options)
        except MeadhallError as error:
            print(speech.say("wrong-option", problem=str(error)))
        else:
            return options


def ask_option(speech: Speech, option: Option, now: Any) -> Any:
    question = speech.say("ask-option", name=option.name, help=speech.option_help(option.name))
    choices = option.choices or (("yes", "no") if option.type is bool else ())
    if not choices:
        print(question)
        return input(speech.say("ask-text", default=str(now)) + " ").strip() or now
    value = ("yes" if now else "no") if isinstance(now, bool) else now
    return choices[choose(speech, question, choices, choices.index(value) if value in choices else 0)]
