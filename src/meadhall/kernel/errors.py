"""What can go wrong, each with the field or rule it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.kernel.action import Action
    from meadhall.kernel.catalogue import Rule


class MeadhallError(ValueError):
    """Base of all errors that a caller can cause.

    >>> try:
    ...     meadhall.load("ice-gardn")
    ... except meadhall.MeadhallError as wrong:
    ...     print(wrong)
    game: no game is called 'ice-gardn'; did you mean ice-garden?
    """


class BadField(MeadhallError):
    """Input is wrong in one named field; nothing was changed."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field
        self.problem = problem


class OptionError(BadField):
    """An option of a game, or its number of players, is wrong."""


class PackError(BadField):
    """A component pack has a missing, unknown or absurd value."""


class SaveError(BadField):
    """A saved position or game cannot be read.

    >>> game = meadhall.load("dragon-lords")
    >>> try:
    ...     game.from_json(game.new(3).to_json().replace('"round": 0', '"round": -1'))
    ... except meadhall.MeadhallError as wrong:
    ...     print(wrong)
    position.round: Expected `int` >= 0
    """


class ScenarioError(BadField):
    """A scenario asks for something the components cannot show."""


class NotationError(MeadhallError):
    """A text is not an action of this game.

    >>> try:
    ...     meadhall.load("dragon-lords").vocabulary.parse("place x")
    ... except meadhall.MeadhallError as wrong:
    ...     print(wrong)
    'place x' should look like place TERRITORY COUNT
    """


class IllegalAction(MeadhallError):
    """An action that the rules forbid now. ``rule`` is the id of the rule that forbids it.

    ``asked`` are the seats that may act, where whoever tried it may have meant another one.

    >>> game = meadhall.load("ice-garden")
    >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff=dict(markers="B"))
    >>> try:
    ...     state.apply(state.parse("influence B"))
    ... except meadhall.IllegalAction as refused:
    ...     print(refused.rule, refused.entry.title("de"))
    IG-6.9 Einfluss: nur wo man schon ist
    """

    def __init__(self, action: Action | None, rule: Rule, asked: tuple[int, ...] = ()) -> None:
        what = f"'{action}'" if action is not None else "that"
        seats = f" Asked now: {', '.join(f'seat {seat}' for seat in asked)}." if asked else ""
        super().__init__(f"{what} is not allowed: {rule.id} {rule.title()}. {rule.text()}{seats}")
        self.action = action
        self.asked = asked
        self.rule = rule.id
        self.entry = rule

    def words(self, lang: str = "en") -> str:
        """The rule that forbids the action, in a reader's language.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> try:
        ...     state.apply(state.parse("influence B"))
        ... except meadhall.IllegalAction as refused:
        ...     print(refused.words("de").partition(":")[0])
        IG-6.9 Einfluss
        """
        return f"{self.rule} {self.entry.title(lang)}: {self.entry.text(lang)}"


class ComesLater(IllegalAction):
    """The rules would allow it; only whoever leads through the game has not opened it yet."""
