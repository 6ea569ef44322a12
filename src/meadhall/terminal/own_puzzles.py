"""One's own mistakes, asked in the terminal: each on its position, and then with the reasons."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.kernel.match import Match
from meadhall.kernel.view import View
from meadhall.server.advice.bot_tasks import WordedReason
from meadhall.server.advice.mine import MyLook, MyMoment
from meadhall.server.advice.reviews import finished_game
from meadhall.server.puzzles.room import TRIES
from meadhall.server.tables.journal import TableMatch
from meadhall.terminal.speech import Speech, capital
from meadhall.terminal.table import whole_number


class OwnPuzzle(NamedTuple):
    view: View
    moment: MyMoment


def own_puzzles(match: Match[Any], seat: int) -> list[OwnPuzzle]:
    """The mistakes of a seat in a saved game."""
    game = finished_game(TableMatch.beginning(match, 0.0))
    look = MyLook(game.first, game.moves, game.begun, seat)
    work = look.work(0.0, 0.0)
    while True:
        try:
            next(work)
        except StopIteration as end:
            moments: list[MyMoment] = end.value.moments
            return [OwnPuzzle(match.at(one.at).view(seat), one) for one in moments if one.wrong]


def ask(speech: Speech, number: int, count: int, puzzle: OwnPuzzle) -> bool:
    """Ask until it is right or the tries are over, then tell all; whether the first answer was right."""
    moment = puzzle.moment
    print(speech.say("mine-asked", number=number, count=count, moment=str(moment.at)))
    print(capital(moment.asked[speech.lang]))
    for n, option in enumerate(moment.options, 1):
        print(speech.say("choice", number=n, word=option.words[speech.lang]))
    if speech.game.reading:
        print(speech.say("mine-topics", topics=speech.join(map(speech.command, speech.game.reading))))
    given = [answer(speech, puzzle)]
    while given[-1] not in moment.right and len(given) < TRIES:
        print(speech.say("mine-not", answer=moment.options[given[-1]].words[speech.lang]))
        given.append(answer(speech, puzzle))
    print(speech.say("mine-right" if given[-1] in moment.right else "mine-wrong"))
    tell(speech, moment)
    return given[0] in moment.right


def answer(speech: Speech, puzzle: OwnPuzzle) -> int:
    """The place of the option that the reader chooses; until then they may read the table."""
    options = puzzle.moment.options
    topics = {speech.command(topic): read for topic, read in speech.game.reading.items()}
    while True:
        reply = input(speech.say("choose") + " ").strip()
        number = whole_number(reply)
        if number is not None and number <= len(options):
            return number - 1
        word, _, rest = reply.partition(" ")
        if word.lower() in topics:
            for line in topics[word.lower()](puzzle.view, speech.lang, rest):
                print(line)
        else:
            print(speech.say("mine-choose", count=len(options)))


def tell(speech: Speech, moment: MyMoment) -> None:
    """What each option leads to, and why."""
    for n, option in enumerate(moment.options):
        kind = "best" if n == moment.best else "right" if n in moment.right else "other"
        print(
            speech.say(
                "mine-option",
                action=option.words[speech.lang],
                chance=speech.decimal(100 * option.chance),
                kind=kind,
                played="yes" if n == moment.played else "no",
            )
        )
        for reason in option.reasons:
            print("   " + reason_line(speech, reason))


def reason_line(speech: Speech, reason: WordedReason) -> str:
    weight = f"{'+' if reason.weight > 0 else '−'}{speech.decimal(abs(100 * reason.weight))}"
    words = reason.words[speech.lang]
    return speech.say("ranked-reason", weight=weight, words=words) if reason.weight else words
