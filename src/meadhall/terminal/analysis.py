"""What ``meadhall analyse`` prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.bots import Ranked, analyse
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE, Decision, State
from meadhall.terminal.speech import Speech, capital

MOST_REASONS = 3
WORTH_TELLING = 0.02
"""What gives away less of the chance to win is as good as the best."""
OFTEN_ENOUGH = 10
"""What was tried less often is not judged."""
BANDS = ((0.05, "good"), (0.10, "inaccurate"), (0.20, "mistake"), (1.0, "blunder"))
"""How much of the chance to win a choice may give away to be called so."""


def position_lines(speech: Speech, state: State, top: int, budget: dict[str, Any]) -> Iterator[str]:
    """For each seat that is asked: the question and its best options."""
    if state.result is not None:
        yield from speech.result(state, state.result)
        return
    for decision in state.decisions:
        yield from question_lines(speech, state, decision)
        for n, ranked in enumerate(analyse(state.view(decision.seat), decision, **budget, explained=top)[:top], 1):
            yield from option_lines(speech, state, decision, n, ranked)


def question_lines(speech: Speech, state: State, decision: Decision) -> Iterator[str]:
    asked = speech.message(decision.prompt, state)
    yield capital(speech.say("question", seat=speech.seat(state, decision.seat), question=asked))


def option_lines(speech: Speech, state: State, decision: Decision, n: int, ranked: Ranked) -> Iterator[str]:
    action = speech.action(ranked.action, decision.prompt.key)
    if ranked.chance is None:
        yield "  " + speech.say("ranked-untried", number=n, action=action)
    else:
        chance = speech.decimal(100 * ranked.chance)
        yield "  " + speech.say("ranked", number=n, action=action, chance=chance, tried=ranked.tried)
    texts = speech.game.texts
    told = [reason for reason in ranked.reasons if reason.weight and texts.has(reason.message.key, speech.lang)]
    for reason in told[:MOST_REASONS]:
        weight = f"{'+' if reason.weight > 0 else '−'}{speech.decimal(abs(100 * reason.weight))}"
        yield "     " + speech.say("ranked-reason", weight=weight, words=speech.message(reason.message, state))


def game_lines(speech: Speech, match: Match[Any], budget: dict[str, Any]) -> Iterator[str]:
    """Each choice of a game that gave something away, and what would have been better; then a sum for each seat."""
    state = match.at(0)
    yield speech.say("analysed", title=match.game.title, count=len(match.journal))
    given_away = [0.0] * state.players
    choices = [0] * state.players
    for number, entry in enumerate(match.journal, 1):
        decision = next((each for each in state.decisions if each.seat == entry.by), None)
        if entry.by != FATE and decision is not None and len(decision.options) > 1:
            found = {ranked.action: ranked for ranked in analyse(state.view(entry.by), decision, **budget)}
            best, played = next(iter(found.values())), found[entry.action]
            lost = max(0.0, (best.chance or 0.0) - (played.chance or 0.0)) if played.tried >= OFTEN_ENOUGH else None
            choices[entry.by] += 1
            given_away[entry.by] += lost or 0.0
            if best.action is not entry.action and (lost is None or lost > WORTH_TELLING):
                yield speech.say(
                    "given-away",
                    number=str(number),
                    seat=capital(speech.seat(state, entry.by)),
                    action=speech.action(entry.action, entry.asked),
                    better=speech.action(best.action, entry.asked),
                    lost="none" if lost is None else speech.decimal(100 * lost),
                    band="unseen" if lost is None else next(word for most, word in BANDS if lost <= most),
                )
        state.apply(entry.action, entry.by)
    for seat, lost in enumerate(given_away):
        mean = speech.decimal(100 * lost / max(choices[seat], 1))
        yield speech.say("given-away-sum", seat=capital(speech.seat(state, seat)), count=choices[seat], mean=mean)
