"""Actions and the fixed vocabulary of a game.

Every action a game can ever see exists once, has a number and a text. Options are lists of these very
objects, so comparing them is comparing identities.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from operator import attrgetter
from typing import Any, overload

from meadhall.kernel import registry
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError
from meadhall.kernel.verb import Verb


class Action:
    """Something that can be done in a game: there is one object for it, with a number and a text.

    >>> vocabulary = meadhall.load("ice-garden").vocabulary
    >>> action = vocabulary.parse("influence A")
    >>> str(action), action.words, vocabulary.decode(action.index) is action
    ('influence A', {'region': 'A'}, True)
    """

    __slots__ = ("arg", "args", "index", "text", "verb", "vocabulary")

    arg: int
    """The only (or first) argument, if there is any."""
    verb: Verb[object]
    """Set by the verb, which is made of its actions."""

    def __init__(self, vocabulary: Vocabulary, index: int, args: tuple[int, ...], text: str) -> None:
        self.vocabulary = vocabulary
        self.index = index
        self.args = args
        if args:
            self.arg = args[0]
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[Callable[[str, int], Action], tuple[str, int]]:
        return action_of, (self.vocabulary.game, self.index)

    @property
    def words(self) -> dict[str, str]:
        """The arguments as words, by the name of their domain (``region``, ``region2``, ...).

        >>> meadhall.load("dragon-lords").vocabulary.parse("place isborg 3").words
        {'territory': 'isborg', 'count': '3'}
        """
        named: dict[str, str] = {}
        for domain, arg in zip(self.verb.domains, self.args, strict=True):
            name, n = domain.name, 1
            while name in named:
                n += 1
                name = f"{domain.name}{n}"
            named[name] = domain.words[arg]
        return named


def in_order(actions: list[Action]) -> list[Action]:
    """The actions in the order of their vocabulary, as options are listed."""
    if len(actions) > 1:
        actions.sort(key=_index)
    return actions


_index = attrgetter("index")


class Vocabulary:
    """All actions of a game, numbered in the order of declaration.

    >>> vocabulary = meadhall.load("dragon-lords").vocabulary
    >>> vocabulary.actions[:3]
    [Action('pass'), Action('done'), Action('people elves')]
    >>> "claim" in vocabulary.verbs, len(vocabulary) == len(vocabulary.actions)
    (True, True)
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.actions: list[Action] = []
        self.verbs: dict[str, Verb[Any]] = {}
        self._by_text: dict[str, Action] = {}
        _vocabularies[game] = self

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def verb(
        self, name: str, *, key: str | None = None, ends: bool = False, finishes: bool = False
    ) -> Verb[Action]: ...

    @overload
    def verb(
        self, name: str, one: Domain, /, *, key: str | None = None, where: Callable[[int], bool] | None = None
    ) -> Verb[Action]: ...

    @overload
    def verb(
        self,
        name: str,
        one: Domain,
        two: Domain,
        /,
        *,
        key: str | None = None,
        where: Callable[[int, int], bool] | None = None,
        unordered: int = 0,
    ) -> Verb[tuple[Action, ...]]: ...

    @overload
    def verb(
        self,
        name: str,
        one: Domain,
        two: Domain,
        three: Domain,
        /,
        *,
        key: str | None = None,
        where: Callable[[int, int, int], bool] | None = None,
        unordered: int = 0,
    ) -> Verb[tuple[tuple[Action, ...], ...]]: ...

    @overload
    def verb(self, name: str, *domains: Domain, key: str | None = None, unordered: int = 0) -> Verb[Any]: ...

    def verb(
        self,
        name: str,
        *domains: Domain,
        key: str | None = None,
        where: Callable[..., bool] | None = None,
        unordered: int = 0,
        ends: bool = False,
        finishes: bool = False,
    ) -> Verb[Any]:
        """Declare a verb. ``where`` drops argument combinations that mean nothing; ``ends`` says that it does nothing.

        The first ``unordered`` arguments may be told in any order; there is one action for all orders.

        >>> from meadhall.kernel.action import Vocabulary
        >>> from meadhall.kernel.domain import Domain
        >>> do_sail = Vocabulary("three-reefs").verb("sail", Domain("reef", ["gull", "seal", "whale"]))
        >>> do_sail[1]
        Action('sail seal')
        """
        key = key or name
        if key in self.verbs:
            raise ValueError(f"verb {key} is declared twice")
        made: dict[tuple[int, ...], Action] = {}
        for args in product(*(range(len(domain)) for domain in domains)):
            if where is not None and not where(*args):
                continue
            if list(args[:unordered]) != sorted(args[:unordered]):
                continue
            words = [domain.words[arg] for domain, arg in zip(domains, args, strict=True)]
            text = " ".join([name, *words])
            if text.lower() in self._by_text:
                raise ValueError(f"the notation '{text}' stands for two actions")
            action = made[args] = Action(self, len(self.actions), args, text)
            self.actions.append(action)
            self._by_text[text.lower()] = action
        self.verbs[key] = Verb(name, key, domains, unordered, made, ends or finishes, finishes)
        return self.verbs[key]

    def encode(self, action: Action) -> int:
        """The number of an action; the same for all time.

        >>> vocabulary = meadhall.load("mountain-king").vocabulary
        >>> number = vocabulary.encode(vocabulary.parse("keep grumle"))
        >>> vocabulary.actions[number]
        Action('keep grumle')
        """
        if action.vocabulary is not self:
            raise NotationError(f"'{action}' is an action of {action.vocabulary.game}, not {self.game}")
        return action.index

    def decode(self, index: int) -> Action:
        """The action with a number.

        >>> meadhall.load("mountain-king").vocabulary.decode(1)
        Action('done')
        """
        if not 0 <= index < len(self.actions):
            raise NotationError(f"no action {index}: {self.game} has {len(self.actions)}, from 0")
        return self.actions[index]

    def parse(self, text: str) -> Action:
        """The action with a notation; ``NotationError`` says what it should look like.

        >>> vocabulary = meadhall.load("mountain-king").vocabulary
        >>> vocabulary.parse("KEEP  grumle")
        Action('keep grumle')
        >>> try:
        ...     vocabulary.parse("keep two")
        ... except meadhall.MeadhallError as wrong:
        ...     print(str(wrong).partition(":")[0])
        'two' is no champion
        """
        words = text.split()
        found = self._by_text.get(" ".join(words).lower())
        if found is not None:
            return found
        if not words:
            raise NotationError("an empty text is no action")
        verbs = [verb for verb in self.verbs.values() if verb.name == words[0].lower()]
        if not verbs:
            known = ", ".join(sorted({verb.name for verb in self.verbs.values()}))
            raise NotationError(f"'{words[0]}' is no verb of {self.game}: {known}")
        for verb in verbs:
            if len(verb.domains) == len(words) - 1:
                args = [domain.find(word) for domain, word in zip(verb.domains, words[1:], strict=True)]
                found = verb.find((*sorted(args[: verb.unordered]), *args[verb.unordered :]))
                if found is not None:
                    return found
                raise NotationError(f"'{text}' puts together what does not belong together")
        shapes = [" ".join([verb.name, *(d.name.upper() for d in verb.domains)]) for verb in verbs]
        raise NotationError(f"'{text}' should look like {' or '.join(shapes)}")


_vocabularies: dict[str, Vocabulary] = {}


def action_of(game: str, index: int) -> Action:
    """The action with this number; how actions survive pickling as the one object they are."""
    if game not in _vocabularies:
        registry.load(game)
    return _vocabularies[game].actions[index]
