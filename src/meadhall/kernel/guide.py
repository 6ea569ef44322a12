"""Somebody who leads through a game: which answers are open, what rivals and fate answer, and when enough is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.kernel.action import Action

if TYPE_CHECKING:
    from meadhall.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Part of a position that somebody is led through. It never changes: each answer leads to another guide.

    What a guide leaves closed is not forbidden by the rules; it only comes later.
    """

    def open(self, s: State, seat: int, options: list[Action]) -> list[Action]:
        """Those of a seat's options that it may take now; at least one, in the same order."""
        return options

    def speaks(self, s: State, seat: int) -> bool:
        """Whether it says something to what a seat is asked. Then nobody answers that for the seat."""
        return False

    def fate(self, s: State) -> Action | None:
        """What fate answers now; None if its dice may fall as they will."""
        return None

    def after(self, s: State, by: int, action: Action) -> Guide:
        """Who leads when this has been done in the position ``s``, which is still as it was before."""
        return self

    def over(self, s: State) -> bool:
        """Whether enough has been played."""
        return False

    def to_data(self) -> dict[str, Any]:
        """What stands of it in a saved position."""
        raise NotImplementedError
