"""Answers to what a viewer asks: why not, and what is this?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Rule
from meadhall.kernel.errors import NotationError
from meadhall.kernel.verb import Verb
from meadhall.kernel.view import View
from meadhall.server.drawing.coach import action_later, place_later
from meadhall.server.drawing.naming import label, places
from meadhall.server.drawing.pictures import board_of
from meadhall.server.words import Say

NOBODY = -3
"""A seat that does not exist: whoever only watches may do nothing, and learns no more than that."""


class Why(msgspec.Struct, frozen=True, tag_field="is", tag="why"):
    text: str
    rule: str | None
    title: str
    allowed: bool
    id: str | int | None = None


class About(msgspec.Struct, frozen=True, tag_field="is", tag="about"):
    place: str
    text: str
    rule: str | None
    id: str | int | None = None


def why_action(view: View, text: str, lang: str, say: Say) -> Why:
    """Whether this viewer may do the action now, and if not, which rule says so."""
    action = view.position.parse(text)
    rule = view.position.why_not(action, asking(view))
    return answer(view, action, rule, lang, say)


def asking(view: View) -> int:
    return NOBODY if view.seat is None else view.seat


def answer(view: View, action: Action, rule: Rule | None, lang: str, say: Say) -> Why:
    later = action_later(view, action, lang, say) if rule is not None else ""
    if later:
        return Why(later, None, say("server-coach-not-yet"), False)
    if rule is None:
        asked = "" if view.decision is None else view.decision.prompt.key
        return Why(say("server-allowed", action=label(view.position.game, action, lang, asked)), None, "", True)
    board = board_of(view)
    missing = "" if board is None else board.telling.lacking(view, action, lang)
    return Why(f"{missing} {rule.text(lang)}".strip(), rule.id, rule.title(lang), False)


def why_place(view: View, place: str, lang: str, say: Say) -> Why:
    """Why nothing can be done with a place now: the options are tried with this place instead of another."""
    domain, _, word = place.partition(":")
    later = place_later(view, place, lang, say)
    if later:
        return Why(later, None, say("server-coach-not-yet"), False)
    decision = view.decision
    if decision is None:
        rule = view.position.game.after_the_end(view.position) if view.over else view.position.game.rule_whose_turn
        return Why(rule.text(lang), rule.id, rule.title(lang), False)
    for action in decision.options:
        if place in places(action):
            return answer(view, action, None, lang, say)
    verbs = getattr(view.position.agenda[-1], "verbs", ())
    for action in near(decision.options, verbs, domain, word):
        rule_or_none = view.position.why_not(action, view.seat)
        if rule_or_none is not None:
            return answer(view, action, rule_or_none, lang, say)
    # The question has nothing to do with it: then it is told what it is, not what is asked.
    told = about(view, place, lang)
    if told.text:
        return Why(told.text, told.rule, say("server-not-now"), False)
    rule = view.position.game.catalogue[decision.rule]
    return Why(rule.text(lang), rule.id, rule.title(lang), False)


def near(options: Iterable[Action], also: Iterable[Verb[Any]], domain: str, word: str) -> Iterable[Action]:
    """Actions like the options, but with this place: first those that differ in one argument, then any of their verbs.

    ``also`` are verbs that the question is about, though none of their actions is an option.
    """
    verbs: dict[str, Verb[Any]] = {}
    for option in options:
        verbs[option.verb.key] = option.verb
        for i, one in enumerate(option.verb.domains):
            if one.name != domain:
                continue
            try:
                arg = one.find(word)
            except NotationError:
                continue
            args = (*option.args[:i], arg, *option.args[i + 1 :])
            n = option.verb.unordered
            found = option.verb.find((*sorted(args[:n]), *args[n:]))
            if found is not None:
                yield found
    for verb in (verbs | {verb.key: verb for verb in also}).values():
        for action in verb.actions:
            if f"{domain}:{word}" in places(action):
                yield action


def about(view: View, place: str, lang: str) -> About:
    board = board_of(view)
    if board is not None:
        text, rule = board.about(view, lang, place)
        return About(place, text, rule)
    return About(place, view.position.game.texts.word(place.partition(":")[2], lang), None)
