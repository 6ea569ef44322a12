"""What a choice costs, reckoned before it is played: beside what an adept would do, in the same imagined worlds.

Runs in a process of ``thinkers``, within a bounded time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from meadhall import bots
from meadhall.bots.adept import AdeptBot
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.view import View
from meadhall.server.advice.bot_tasks import InLanguages, WordedReason, decision_in, reasons_for
from meadhall.server.advice.mine import chance_in
from meadhall.server.drawing import options as options_of

WORTH_SAYING = 0.10
"""A choice that gives away more of the chance to win is a big loss."""
WORLDS = 24
FEWEST = 6
"""Fewer worlds than this say nothing."""
SECONDS = 0.8


class BigLoss(NamedTuple):
    """How much of the chance to win is given away, what would be better, and why."""

    loss: float
    better: InLanguages
    reasons: list[WordedReason]


def weigh(view: View, actions: Sequence[str], seconds: float = SECONDS) -> BigLoss | None:
    """What is given away by these answers; None if it is not much, or if there is no time to tell."""
    until = time.monotonic() + seconds
    decision = decision_in(view)
    wanted = [view.position.parse(action) for action in actions]
    bot = bots.load("adept", view.position.game.slug, seed=decision.seat)
    assert isinstance(bot, AdeptBot)
    best = bot.choose(view, decision)
    if len(decision.options) == 1 or wanted == [best]:
        return None
    losses: list[float] = []
    while len(losses) < WORLDS and time.monotonic() < until:
        better, chosen = (chance_in(len(losses), bot, view, done, decision.seat) for done in ([best], wanted))
        losses.append(better - chosen)
    loss = sum(losses) / max(1, len(losses))
    if len(losses) < FEWEST or loss <= WORTH_SAYING:
        return None
    words = {lang: options_of.called_option(view, best, lang, decision.prompt.key) for lang in LANGUAGES}
    return BigLoss(loss, words, reasons_for(bot, view, decision, best))
