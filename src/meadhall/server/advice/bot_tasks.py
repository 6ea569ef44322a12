"""What bots are asked: to choose, to advise, to give their reasons. Runs in the processes of ``thinkers``.

Everything here is told a view and nothing else, so no answer can know more than the seat does.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall import bots
from meadhall.bots import Bot
from meadhall.bots.reasons import ALIKE, ALONE, OVERALL, OVERALL_CLOSE, Reason, as_good, best_other
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View
from meadhall.server.advice.opponents import BLIND, Opponent

InLanguages = dict[str, str]
"""The same in every language."""
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


def choose(view: View, who: Opponent) -> str:
    return str(bot_for(view, who).choose(view, decision_in(view)))


def advise(view: View, who: Opponent) -> Advice:
    """What a bot would do, and why."""
    bot, decision = bot_for(view, who), decision_in(view)
    action = bot.choose(view, decision)
    options = decision.options
    likes = bot.liking(view, decision)
    rival = best_other(likes, options, action)
    alike = as_good(likes, options.index(action))
    told = reasons_for(bot, view, decision, action)
    return Advice(str(action), told, "" if rival is None else str(rival), alike)


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
    pro = [reason for reason in sayable(bot, view, decision, action) if reason.weight > 0]
    return [worded(reason, view) for reason in pro[:MOST_REASONS]] or [overall(bot, view, decision, action)]


def overall(bot: Bot, view: View, decision: Decision, action: Action) -> WordedReason:
    """What is left to say where nothing at once speaks for an option: which one is next, and how close it is."""
    texts, likes = view.position.game.texts, bot.liking(view, decision)
    rival = best_other(likes, decision.options, action)
    if rival is None:
        return WordedReason(0.0, {lang: texts.say(ALONE, lang) for lang in LANGUAGES})
    ahead = likes[decision.options.index(action)] - likes[decision.options.index(rival)]
    id, asked = OVERALL if ahead > ALIKE else OVERALL_CLOSE, decision.prompt.key
    return WordedReason(0.0, {lang: texts.say(id, lang, other=texts.action(rival, lang, asked)) for lang in LANGUAGES})


def reasons_about(bot: Bot, view: View, decision: Decision, action: Action) -> list[WordedReason]:
    """What a bot says of something that it would not do: the weightiest for or against it."""
    found = sorted(sayable(bot, view, decision, action), key=lambda reason: -abs(reason.weight))
    return [worded(reason, view) for reason in found[:MOST_REASONS]]


def sayable(bot: Bot, view: View, decision: Decision, action: Action) -> list[Reason]:
    texts = view.position.game.texts
    found = bot.explain(view, decision, action)
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
