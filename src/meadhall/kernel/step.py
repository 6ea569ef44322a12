"""Steps: what is still to be done, as small immutable values on a state's agenda.

An automatic step runs by itself. A choice waits for one seat, a together step for several, and chance for fate.
A step has fields as a frozen dataclass has them: numbers, words, booleans and tuples of these, so that any agenda can
be written down.
"""

from __future__ import annotations

from dataclasses import MISSING, field, make_dataclass
from inspect import isdatadescriptor
from random import Random
from typing import Any, ClassVar, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.verb import Verb


@dataclass_transform(frozen_default=True, eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """An automatic step: ``run`` does what the rule says and may put further steps on the agenda.

    The types of fields are told as text, in quotes or by ``from __future__ import annotations``.

    >>> from meadhall.kernel.step import Step
    >>> class Rain(Step):
    ...     drops: "int"
    ...     rule = "SG-9.1"
    ...
    ...     def run(self, s):
    ...         s.air = [air + self.drops for air in s.air]
    >>> from meadhall.new_game.sunken_gold import SunkenGold
    >>> state = SunkenGold().scenario(at="sail")
    >>> state.then(Rain(2))
    >>> state.advance()
    >>> state.air
    [6, 6]
    """

    rule: ClassVar[str] = ""
    FIELDS: ClassVar[dict[str, str]] = {}
    """The names of the fields and their types, as the class tells them."""

    def __init_subclass__(cls) -> None:
        # A compiled step brings its fields and its constructor along; here they are made from what the class tells.
        if "FIELDS" not in vars(cls):
            told = vars(cls).get("__annotations__", {})
            cls.FIELDS = cls.FIELDS | {name: kind for name, kind in told.items() if not kind.startswith("ClassVar")}
            fields = [(name, kind, default(cls, name)) for name, kind in cls.FIELDS.items()]
            # All but the constructor would be thrown away, and is slow to make.
            twin = make_dataclass(
                cls.__name__, fields, namespace={"__doc__": "-"}, repr=False, eq=False, match_args=False
            )
            type.__setattr__(cls, "__init__", vars(twin)["__init__"])

    def cites(self, s: Any) -> str:
        """The rule that this step carries out; where editions differ, the one that is played."""
        return self.rule

    def waits(self) -> bool:
        """Whether somebody has to answer before anything else happens."""
        return False

    def run(self, s: Any) -> None:
        """Do what the rule says, where nobody is asked."""
        raise NotImplementedError(f"{type(self).__name__} does not run by itself")

    def values(self) -> dict[str, Any]:
        """The fields by name, as they stand in a saved agenda."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def but(self, **changes: Any) -> Self:
        """The same step with some fields changed."""
        return type(self)(**{**self.values(), **changes})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values().values()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.values().items())
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        return type(self), tuple(self.values().values())


def default(step: type[Step], name: str) -> Any:
    """What a field is if nothing is said of it; a compiled class has a descriptor there."""
    value = getattr(step, name, MISSING)
    return field() if isdatadescriptor(value) or value is MISSING else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that waits: nothing else happens until somebody has answered."""

    def waits(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """One seat chooses one of the options.

    ``options`` is the only place that says what is legal. ``refusal`` merely names the rule behind a "no".

    >>> from meadhall.kernel.step import Choice
    >>> from meadhall.new_game.sunken_gold import SunkenGold
    >>> from meadhall.new_game.sunken_gold.messages import ASK_SAIL
    >>> from meadhall.new_game.sunken_gold.words import do_sail
    >>> class Flee(Choice):
    ...     rule = "SG-2.1"
    ...     asks = ASK_SAIL
    ...
    ...     def options(self, s):
    ...         return [do_sail[0], do_sail[4]]
    ...
    ...     def take(self, s, action):
    ...         s.boat[self.seat] = action.arg
    >>> state = SunkenGold().scenario(at="sail")
    >>> state.then(Flee(1))
    >>> events = state.apply(state.parse("sail otter"))
    >>> state.boat[1]
    4
    """

    asks: ClassVar[Kind]
    secret: ClassVar[bool] = False
    verbs: ClassVar[tuple[Verb[object], ...]] = ()
    """What the question is about: other verbs belong to another moment of the game."""
    idle: ClassVar[tuple[Action, ...]] = ()
    """Answers that go without saying if there is no other, such as a pass: nobody need be troubled with those."""

    seat: int

    def options(self, s: Any) -> list[Action]:
        """All that is legal, in the order of the vocabulary."""
        raise NotImplementedError

    def take(self, s: Any, action: Action) -> None:
        """Do one of the options; the step has left the agenda already."""
        raise NotImplementedError

    def refusal(self, s: Any, action: Action) -> str:
        """The id of the rule that forbids an action which is none of the options."""
        return self.cites(s)

    def is_moot(self, s: Any) -> bool:
        """Whether all options but the first, an idle one, bring nothing now: then that one goes without saying too."""
        return False

    def prompt(self, s: Any) -> Message:
        """The question: ``asks``, unless it has to name something."""
        return Message(self.asks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question):
    """Several seats choose at once; ``waiting`` lists those that have not chosen yet.

    ``take`` puts the step back on the agenda, with the choice in it, until nobody is waiting.

    >>> from meadhall.kernel.step import Together
    >>> from meadhall.new_game.sunken_gold import SunkenGold
    >>> from meadhall.new_game.sunken_gold.messages import ASK_SAIL
    >>> from meadhall.new_game.sunken_gold.words import do_sail
    >>> class Race(Together):
    ...     chosen: "tuple[int, ...]"
    ...     rule = "SG-2.1"
    ...     asks = ASK_SAIL
    ...
    ...     def waiting(self, s):
    ...         return tuple(seat for seat, reef in enumerate(self.chosen) if reef < 0)
    ...
    ...     def options(self, s, seat):
    ...         return do_sail.actions
    ...
    ...     def take(self, s, seat, action):
    ...         chosen = (*self.chosen[:seat], action.arg, *self.chosen[seat + 1 :])
    ...         if -1 in chosen:
    ...             s.then(Race(chosen))
    ...         else:
    ...             s.boat = list(chosen)
    >>> state = SunkenGold().scenario(at="sail")
    >>> state.then(Race((-1, -1)))
    >>> events = state.apply(state.parse("sail otter"), seat=1)
    >>> state.deciding
    (0,)
    """

    asks: ClassVar[Kind]
    secret: ClassVar[bool] = True

    def waiting(self, s: Any) -> tuple[int, ...]:
        """The seats that have not chosen yet; never none, since such a step would wait for ever."""
        raise NotImplementedError

    def options(self, s: Any, seat: int) -> list[Action]:
        """All that is legal for a seat, in the order of the vocabulary."""
        raise NotImplementedError

    def allows(self, s: Any, seat: int, action: Action) -> bool:
        """Whether the action is one of the seat's options. Override where that is quicker than listing them."""
        return action in self.options(s, seat)

    def take(self, s: Any, seat: int, action: Action) -> None:
        """Note what a seat has chosen, and do all of it once everybody has; the step has left the agenda already."""
        raise NotImplementedError

    def refusal(self, s: Any, seat: int, action: Action) -> str:
        """The id of the rule that forbids an action which is none of the seat's options."""
        return self.cites(s)

    def prompt(self, s: Any, seat: int) -> Message:
        """The question to a seat: ``asks``, unless it has to name something."""
        return Message(self.asks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question):
    """Fate answers. ``outcomes`` lists the possible answers with their whole-number weights.

    >>> from meadhall.kernel.step import Chance
    >>> from meadhall.new_game.sunken_gold import SunkenGold
    >>> from meadhall.new_game.sunken_gold.words import do_sail
    >>> class Storm(Chance):
    ...     seat: "int"
    ...     rule = "SG-2.1"
    ...     kind = "storm"
    ...
    ...     def outcomes(self, s):
    ...         return [(do_sail[0], 1), (do_sail[4], 3)]
    ...
    ...     def take(self, s, action):
    ...         s.boat[self.seat] = action.arg
    >>> state = SunkenGold().scenario(at="sail")
    >>> state.then(Storm(0))
    >>> state.fate.outcomes
    [(Action('sail gull'), 1), (Action('sail otter'), 3)]
    """

    kind: ClassVar[str]

    def outcomes(self, s: Any) -> list[tuple[Action, int]]:
        """Every possible answer with its weight; at least one."""
        raise NotImplementedError

    def allows(self, s: Any, action: Action) -> bool:
        """Whether the action is a possible answer. Override where that is quicker than listing them."""
        return action in [one for one, _ in self.outcomes(s)]

    def take(self, s: Any, action: Action) -> None:
        """Do what fate has answered; the step has left the agenda already."""
        raise NotImplementedError

    def witnesses(self, s: Any) -> tuple[int, ...] | None:
        """The seats that see the answer; None means everybody."""
        return None

    def sample(self, s: Any, rng: Random) -> Action:
        """One answer with its proper chance. Override where the outcomes are too many to list."""
        outcomes = self.outcomes(s)
        total = 0
        for _, weight in outcomes:
            total += weight
        at = below(total, rng)
        for action, weight in outcomes:
            at -= weight
            if at < 0:
                return action
        raise AssertionError("weights are positive")


def below(count: int, rng: Random) -> int:
    """What ``rng.randrange(count)`` would answer; fate is asked so often that the detour through it shows."""
    if count < 1:
        raise ValueError("there is nothing to choose from")
    length = count.bit_length()
    found = rng.getrandbits(length)
    while found >= count:
        found = rng.getrandbits(length)
    return found
