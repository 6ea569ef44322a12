"""What the other commands print: the games, the rules, a replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from meadhall.kernel.catalogue import Rule
from meadhall.kernel.match import Match
from meadhall.kernel.option import Option
from meadhall.terminal.speech import Speech, capital


def game_lines(speech: Speech) -> Iterator[str]:
    """A game with its numbers of players and its options."""
    game = speech.game
    yield speech.say("game", slug=game.slug, title=game.title)
    yield "  " + speech.say("game-seats", seats=speech.join(map(str, game.seats)))
    for option in game.options.values():
        yield "  " + speech.say(
            "game-option",
            name=option.name,
            choices=choices(speech, option),
            default=str(option.default),
            help=speech.option_help(option.name),
        )


def choices(speech: Speech, option: Option) -> str:
    if option.choices:
        return speech.join(option.choices)
    return speech.say("game-switch" if option.type is bool else "game-text")


def rule_lines(speech: Speech, rules: Iterable[Rule]) -> Iterator[str]:
    """Rules under the headings of their chapters."""
    chapter = 0
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield speech.say("chapter", number=chapter, title=speech.game.chapters[chapter](speech.lang))
            yield ""
        yield from speech.rule(rule)
        yield ""


def replay_lines(speech: Speech, match: Match[Any], until: int) -> Iterator[str]:
    """The journal entry by entry with all that happened, and then the result or the open question."""
    state = match.at(0)
    options = speech.join(f"{name} {value}" for name, value in state.settings.items())
    yield speech.say("replay", title=match.game.title, players=state.players, options=options, count=len(match.journal))
    for number, entry in enumerate(match.journal[:until], 1):
        who = capital(speech.seat(state, entry.by))
        yield speech.say("entry", number=str(number), seat=who, action=speech.action(entry.action, entry.asked))
        for event in state.apply(entry.action, entry.by):
            yield "  " + speech.message(event, state)
    if state.result is not None:
        yield from speech.result(state, state.result)
        return
    yield speech.say("stops", number=until)
    for decision in state.decisions:
        asked = speech.message(decision.prompt, state)
        yield capital(speech.say("question", seat=speech.seat(state, decision.seat), question=asked))
