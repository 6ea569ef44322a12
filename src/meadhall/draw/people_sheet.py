"""The sheet of a question that asks for a people: a card for each of them. It serves every game that declares cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Trials, Value
from meadhall.kernel.action import Action
from meadhall.kernel.introduction import Kin, People, place_of


def people_sheet(draft: Drafted, lang: str) -> Sheet | None:
    """The cards of all who can be chosen; None if the question is not one of those that ask for a people."""
    asked, last = asks(draft), draft.questions[-1] if draft.questions and not draft.held else ""
    game = draft.view.position.game
    question = next((one for one in (asked, last) if one in game.introduction.asks), None)
    if question is None:
        return None
    before, move = draft.part(question)
    trials = Trials(draft, before)
    start = trials.after()
    decision = start.decision_of(draft.seat)
    cards = cards_of(game.peoples(lang))
    values = tuple(
        introduced(trials.value(n, [action], game.texts.action(action, lang, question)), action, cards)
        for n, action in enumerate(decision.options)
    )
    chosen = next((n for n, action in enumerate(decision.options) if action in move[:1]), None)
    part = Part("peoples", "", (Row("people", "", "peoples", values, chosen),))
    title = game.texts.message(decision.prompt, start, lang)
    return Sheet(title, (part,), rule=decision.rule, at_once=True, ready=question != asked)


def asks(draft: Drafted) -> str:
    decision = draft.view.decision
    return "" if decision is None else decision.prompt.key


def cards_of(kins: Iterable[Kin]) -> dict[str, People]:
    """The cards by the place that an option names."""
    return {people.place: people for kin in kins for people in kin.peoples}


def introduced(value: Value, action: Action, cards: Mapping[str, People]) -> Value:
    """A value with the card of whom it chooses."""
    people = cards.get(place_of(action))
    if people is None:
        return value
    return replace(
        value,
        label=people.name,
        note=people.who,
        plays=people.plays,
        difficulty=people.difficulty,
        picture=people.picture,
        place=people.place,
    )
