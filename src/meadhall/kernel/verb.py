"""A verb: one kind of action, and all actions of that kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.kernel.domain import Domain

if TYPE_CHECKING:
    from meadhall.kernel.action import Action


class Verb(dict[object, "Action"]):
    """A kind of action with its argument domains; ``verb[a, b]`` is the one action with these arguments.

    It is a dictionary because rules look up thousands of actions in a second, and nothing looks up faster.
    """

    __slots__ = ("actions", "domains", "key", "name", "unordered")

    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__
    __ne__ = object.__ne__

    def __init__(self, name: str, key: str, domains: tuple[Domain, ...], unordered: int) -> None:
        super().__init__()
        self.name = name
        self.key = key
        self.domains = domains
        self.unordered = unordered
        self.actions: list[Action] = []

    def find(self, args: tuple[int, ...]) -> Action | None:
        return self.get(args[0] if len(args) == 1 else args)

    def __call__(self) -> Action:
        """The one action of a verb without arguments."""
        return self[()]

    def __repr__(self) -> str:
        return f"Verb({self.key})"

    def add(self, action: Action) -> None:
        self.actions.append(action)
        self[action.args[0] if len(action.args) == 1 else action.args] = action
