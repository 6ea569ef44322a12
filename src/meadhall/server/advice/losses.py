"""What a choice costs, reckoned before it is played: beside what a hint would recommend, in the same imagined worlds.

Runs in a process of ``thinkers``, within a bounded time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.view import View
from meadhall.server.advice.bot_tasks import InLanguages, WordedReason, bot_for, decision_in, for_it
from meadhall.server.advice.opponents import Opponent
from meadhall.server.advice.weighing import ranked, weigh
from meadhall.server.drawing import options as options_of

WORTH_SAYING = 0.10
"""A choice that gives away more of the chance to win is a big loss."""
SURE = 3.0
"""And it must be so many standard errors large: to be warned without need is worse than not to be."""
SECONDS = 0.8


class Answer(NamedTuple):
    """An answer that is to be played: what its seat knew when it was asked, and what a hint said there, if any."""

    view: View
    action: str
    hint: str = ""


class BigLoss(NamedTuple):
    """How much of the chance to win is given away, what would be better, and why."""

    loss: float
    better: InLanguages
    reasons: list[WordedReason]


def weigh_loss(answers: Sequence[Answer], who: Opponent, seconds: float = SECONDS) -> BigLoss | None:
    """What is given away by these answers, from the first on that is not what a hint would say.

    None if it is not much, if the luck of the worlds may explain it, or if there is no time to tell.
    """
    until = time.monotonic() + seconds
    for n, (view, action, hint) in enumerate(answers):
        bot, decision, done = bot_for(view, who), decision_in(view), view.position.parse(action)
        if action == hint or done is bot.choose(view, decision):
            continue
        best = view.position.parse(hint) if hint else ranked(bot, view, decision, until - seconds / 2).best
        if best is done:
            continue
        wanted = [view.position.parse(each.action) for each in answers[n:]]
        better, chosen = weigh(bot.mind, view, decision.seat, [[best], wanted], until)
        loss = better.chance - chosen.chance
        if not loss > max(WORTH_SAYING, SURE * hypot(better.error, chosen.error)):
            return None
        words = {lang: options_of.called_option(view, best, lang, decision.prompt.key) for lang in LANGUAGES}
        return BigLoss(loss, words, for_it(bot, view, decision, best, done))
    return None
