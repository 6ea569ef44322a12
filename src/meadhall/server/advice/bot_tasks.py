"""What bots are asked: to choose, to advise, to give their reasons. Runs in the processes of ``thinkers``.

Everything here is told a view and nothing else, so no answer can know more than the seat does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from meadhall import bots
from meadhall.bots import Bot, Reason
from meadhall.bots.reasons import ALIKE, OVERALL, as_good, reasons
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft
from meadhall.kernel.message import Message
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View
from meadhall.server.advice.opponents import BLIND, Opponent
from meadhall.server.drawing.drafts import drafted, sheet_of

InLanguages = dict[str, str]
"""The same in every language."""
NO_WORDS: InLanguages = {}
RIVALS_TRIED = 4
"""So many options are looked at to find one that is another move and not the same one begun otherwise."""
LONGEST_MOVE = 12
MOST_REASONS = 4
SEARCHING = "master"
SEARCH_SECONDS = 0.7
"""How long a master searches when it gives its reasons."""


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


def advise(view: View, who: Opponent) -> Advice:
    """What a bot would do, and why."""
    bot, decision = bot_for(view, who), decision_in(view)
    action = bot.choose(view, decision)
    options = decision.options
    likes = bot.liking(view, decision)
    own = options.index(action)
    move = onward(view, decision, action, bot.choose)
    said = sentences(move)
    others = sorted((n for n in range(len(options)) if n != own), key=lambda n: -likes[n])[:RIVALS_TRIED]
    if not others:
        return Advice(str(action), reasons_for(bot, view, decision, action), said=said)
    for other in others:
        against = onward(view, decision, options[other], partial(tempting, bot))
        rival_said = sentences(against)
        if not said or rival_said != said:
            break
    found = reasons(bot.mind, view, decision, action, options[other], move.actions[1:], against.actions[1:])
    # What is as good and only begins the same move otherwise is no other choice.
    alike = as_good(likes, own) if likes[other] > likes[own] - ALIKE else 0
    told = speaking_for(found, view)
    return Advice(str(action), told, str(options[other]), alike, said, rival_said)


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
    bot = bot_for(view, who, SEARCH_SECONDS)
    return reasons_for(bot, view, decision_in(view), view.position.parse(action))


def bot_for(view: View, who: Opponent, seconds: float | None = None) -> Bot:
    budget = {"seconds": seconds} if seconds is not None and who.level == SEARCHING else {}
    return bots.load(who.level, view.position.game.slug, who.seed, who.style, **budget)


def decision_in(view: View) -> Decision:
    decision = view.decision
    assert decision is not None, "nobody is asked here"
    return decision


def reasons_for(bot: Bot, view: View, decision: Decision, action: Action) -> list[WordedReason]:
    """Why a bot does something: what speaks for it, of all that the game has words for, and nothing against it."""
    return speaking_for(bot.explain(view, decision, action), view)


def speaking_for(found: list[Reason], view: View) -> list[WordedReason]:
    pro = [reason for reason in sayable(found, view) if reason.weight > 0]
    return [worded(reason, view) for reason in pro[:MOST_REASONS] or [Reason(0.0, Message(OVERALL))]]


def reasons_about(bot: Bot, view: View, decision: Decision, action: Action) -> list[WordedReason]:
    """What a bot says of something that it would not do: the weightiest for or against it."""
    found = sorted(sayable(bot.explain(view, decision, action), view), key=lambda reason: -abs(reason.weight))
    return [worded(reason, view) for reason in found[:MOST_REASONS]]


def sayable(found: list[Reason], view: View) -> list[Reason]:
    texts = view.position.game.texts
    return [reason for reason in found if all(texts.has(reason.message.key, lang) for lang in LANGUAGES)]


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
    advice = Advice(str(best), reasons_for(bot, view, decision, best))
    return Judgement(advice, advice.reasons if best is done else reasons_about(bot, view, decision, done))
