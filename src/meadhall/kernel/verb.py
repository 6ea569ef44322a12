"""A verb: one kind of action, and all actions of that kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

from meadhall.kernel.domain import Domain

if TYPE_CHECKING:
    from meadhall.kernel.action import Action

Next = TypeVar("Next", covariant=True)
"""What stands behind the first argument: an action, or a row of them by the second argument."""


class Verb(tuple[Next, ...]):
    """A kind of action with its argument domains; ``verb[a][b]`` is the one action with these arguments.

    It is a tuple because rules look up thousands of actions in a second, and nothing looks up faster. Arguments that
    mean nothing together have nothing in their place.
    """

    name: str
    key: str
    domains: tuple[Domain, ...]
    unordered: int
    ends: bool
    """Whether an action of this kind does nothing more."""
    finishes: bool
    """Whether it ends what was begun; what merely declines does not."""
    actions: list[Action]
    _by_args: dict[tuple[int, ...], Action]

    # A verb equals itself only. Without the other four, Python would search for the first two at every comparison.
    __hash__ = object.__hash__
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __lt__ = object.__lt__  # type: ignore[operator]
    __le__ = object.__le__  # type: ignore[operator]
    __gt__ = object.__gt__  # type: ignore[operator]
    __ge__ = object.__ge__  # type: ignore[operator]

    def __new__(
        cls,
        name: str,
        key: str,
        domains: tuple[Domain, ...],
        unordered: int,
        actions: dict[tuple[int, ...], Action],
        ends: bool = False,
        finishes: bool = False,
    ) -> Self:
        verb = super().__new__(cls, rows(domains, unordered, actions) if domains else ())
        verb.name = name
        verb.key = key
        verb.domains = domains
        verb.unordered = unordered
        verb.ends = ends
        verb.finishes = finishes
        verb.actions = list(actions.values())
        verb._by_args = actions
        for action in verb.actions:
            action.verb = verb
        return verb

    def find(self, args: tuple[int, ...]) -> Action | None:
        return self._by_args.get(args)

    def __call__(self) -> Action:
        """The one action of a verb without arguments."""
        return self.actions[0]

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"Verb({self.key})"


def rows(
    domains: tuple[Domain, ...], unordered: int, actions: dict[tuple[int, ...], Action], first: tuple[int, ...] = ()
) -> Any:
    """The actions that begin with some arguments, in rows by the arguments that follow."""
    if len(first) == len(domains):
        return actions.get(first)
    if list(first[:unordered]) != sorted(first[:unordered]):
        return ()
    return tuple([rows(domains, unordered, actions, (*first, n)) for n in range(len(domains[len(first)]))])
