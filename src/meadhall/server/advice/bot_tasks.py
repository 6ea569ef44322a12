"""What bots are asked: to choose, to advise, to give their reasons. Runs in the processes of ``thinkers``.

Everything here is told a view and nothing else, so no answer can know more than the seat does.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import NamedTuple

from meadhall import bots
from meadhall.bots import Bot, Reason
from meadhall.bots.reasons import PLAYED_ON, best_other, reasons
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft
from meadhall.kernel.message import Message
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View
from meadhall.server.advice.opponents import BLIND, Opponent
from meadhall.server.advice.weighing import clear, ranked, weigh
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing.drafts import drafted, sheet_of
from meadhall.server.errors import say

InLanguages = dict[str, str]
"""The same in every language."""
NO_WORDS: InLanguages = {}
LONGEST_MOVE = 12
MOST_REASONS = 4
SEARCH_SECONDS = 0.7
"""How long masters and champions search when they give their reasons."""
HINT_SECONDS = 0.8
"""How long options are played on for a hint, after a bot has chosen."""


class WordedReason(NamedTuple):
    """A reason: by how much it changes the chance to win, and what it is."""

    weight: float
    words: InLanguages


class Advice(NamedTuple):
    """What to do and why: rather than the next best, unless as many other options are as good."""

    action: str
    reasons: list[WordedReason]
    rival: str = ""
    as_good: int = 0
    said: InLanguages = NO_WORDS
    """The whole move that the action begins, where the game's sheet has a sentence for it."""
    rival_said: InLanguages = NO_WORDS


def choose(view: View, who: Opponent) -> str:
    return str(bot_for(view, who).choose(view, decision_in(view)))


def advise(view: View, who: Opponent, seconds: float = HINT_SECONDS) -> Advice:
    """What a bot would do, and why."""
    bot, decision = bot_for(view, who), decision_in(view)

    @cache
    def begun_by(option: Action) -> tuple[Draft, InLanguages]:
        """The move that an option begins, and its words: for a hint they are asked for again and again."""
        draft = onward(view, decision, option, partial(tempting, bot))
        return draft, sentences(draft)

    def alike(option: Action, other: Action) -> bool:
        """Whether both begin the same move."""
        _, words = begun_by(option)
        return words != NO_WORDS and words == begun_by(other)[1]

    found = ranked(bot, view, decision, time.monotonic() + seconds, alike)
    move = onward(view, decision, found.best, bot.choose)
    if found.rival is None:
        return Advice(str(found.best), [], said=sentences(move))
    other, words = begun_by(found.rival)
    told = for_it(bot, view, decision, found.best, found.rival, move.actions[1:], other.actions[1:])
    if not told and found.clear:
        told = [played_on(view, found.lead)]
    return Advice(str(found.best), told, str(found.rival), found.as_good, sentences(move), words)


def onward(view: View, decision: Decision, action: Action, choose: Callable[[View, Decision], Action]) -> Draft:
    """The whole move that an action begins, as far as it meets neither fate nor somebody else, in a world that fits."""
    draft = Draft(view.sample(Random(0)), decision.seat)
    while draft.add(action) and not draft.rests() and len(draft.actions) < LONGEST_MOVE:
        seen = draft.state.view(decision.seat)
        if seen.decision is None:
            break
        action = choose(seen, seen.decision)
    return draft


def tempting(bot: Bot, view: View, decision: Decision) -> Action:
    """What tempts most at first sight: of a move that is only compared with, that is enough."""
    likes = bot.mind.weigh(view.position, decision.seat, decision.options)
    return decision.options[likes.index(max(likes))]


def sentences(draft: Draft) -> InLanguages:
    """A move of several answers in the words of its sheet; nothing if it has none."""
    if len(draft.actions) < 2:
        return NO_WORDS
    sheets = {lang: sheet_of(drafted(draft), lang) for lang in LANGUAGES}
    return {lang: sheet.sentence.rstrip(".") for lang, sheet in sheets.items() if sheet is not None and sheet.sentence}


def justify(view: View, who: Opponent, action: str) -> list[WordedReason]:
    """What a bot says of an option, whoever chose it."""
    bot, decision, done = bot_for(view, who, SEARCH_SECONDS), decision_in(view), view.position.parse(action)
    told = [worded(reason, view) for reason in sayable(bot.explain(view, decision, done), view) if reason.weight > 0]
    return told[:MOST_REASONS] or [beside_the_next(bot, view, decision, done)]


def beside_the_next(bot: Bot, view: View, decision: Decision, done: Action) -> WordedReason:
    """How an option for which nothing speaks at once stands beside the best other one."""
    rival = best_other(bot.liking(view, decision), decision.options, done)
    if rival is None:
        return WordedReason(0.0, {lang: say("server-reasons-only", lang, {}) for lang in LANGUAGES})
    mine, other = weigh(bot.mind, view, decision.seat, [[done], [rival]], time.monotonic() + SEARCH_SECONDS)
    if clear(mine, other):
        return played_on(view, mine.chance - other.chance)
    id = "server-reasons-whim" if clear(other, mine) else "server-reasons-alike"
    called = {lang: options_of.called_option(view, rival, lang, decision.prompt.key) for lang in LANGUAGES}
    return WordedReason(0.0, {lang: say(id, lang, {"rival": words}) for lang, words in called.items()})


def bot_for(view: View, who: Opponent, seconds: float | None = None) -> Bot:
    budget = {"seconds": seconds} if seconds is not None and who.level in bots.SEARCHING else {}
    return bots.load(who.level, view.position.game.slug, who.seed, who.style, **budget)


def decision_in(view: View) -> Decision:
    decision = view.decision
    assert decision is not None, "nobody is asked here"
    return decision


def for_it(
    bot: Bot,
    view: View,
    decision: Decision,
    action: Action,
    rival: Action,
    onward: Sequence[Action] = (),
    rival_onward: Sequence[Action] = (),
) -> list[WordedReason]:
    """What speaks for an option beside another, of all that the game has words for, and nothing against it."""
    found = sayable(reasons(bot.mind, view, decision, action, rival, onward, rival_onward), view)
    return [worded(reason, view) for reason in found if reason.weight > 0][:MOST_REASONS]


def about_it(bot: Bot, view: View, decision: Decision, action: Action, rival: Action) -> list[WordedReason]:
    """The weightiest that speaks for or against an option beside another."""
    found = [each for each in sayable(reasons(bot.mind, view, decision, action, rival), view) if each.weight]
    return [worded(reason, view) for reason in sorted(found, key=lambda each: -abs(each.weight))[:MOST_REASONS]]


def sayable(found: list[Reason], view: View) -> list[Reason]:
    texts = view.position.game.texts
    return [reason for reason in found if all(texts.has(reason.message.key, lang) for lang in LANGUAGES)]


def played_on(view: View, lead: float) -> WordedReason:
    """By how much an option is better, where nothing that it brings at once tells why."""
    return worded(Reason(lead, Message(PLAYED_ON, (max(1, round(100 * lead)),))), view)


def worded(reason: Reason, view: View) -> WordedReason:
    texts = view.position.game.texts
    return WordedReason(reason.weight, {lang: texts.message(reason.message, view.position, lang) for lang in LANGUAGES})


def choose_blindly(view: View) -> str:
    """Anything that is allowed, for when nobody can think."""
    return choose(view, Opponent(BLIND, "", 0))


class Judgement(NamedTuple):
    """What a bot would have done, and what it says of what was done instead."""

    advice: Advice
    played: list[WordedReason]


def judge(view: View, who: Opponent, action: str) -> Judgement:
    bot, decision = bot_for(view, who, SEARCH_SECONDS), decision_in(view)
    best = bot.choose(view, decision)
    done = view.position.parse(action)
    if best is done:
        told = justify(view, who, action)
        return Judgement(Advice(action, told), told)
    mine, other = weigh(bot.mind, view, decision.seat, [[best], [done]], time.monotonic() + SEARCH_SECONDS)
    better = for_it(bot, view, decision, best, done)
    if not better and clear(mine, other):
        better = [played_on(view, mine.chance - other.chance)]
    return Judgement(Advice(str(best), better), about_it(bot, view, decision, done, best))
