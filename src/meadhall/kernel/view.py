"""A view is a position as one viewer may know it, and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from meadhall.kernel.result import Result
    from meadhall.kernel.state import Decision, State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """``position`` is the state with everything concealed that the viewer cannot know.

    Options of other seats are not shown: they may depend on what those seats hold.

    >>> from random import Random
    >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
    >>> view = state.view(1)
    >>> view.sample(Random(1)).view(1).to_json() == view.to_json()
    True
    """

    __slots__ = ("position", "seat")

    def __init__(self, position: State, seat: int | None) -> None:
        self.position = position
        self.seat = seat

    @classmethod
    def of(cls, state: State, seat: int | None) -> View:
        """The same as ``state.view(seat)``.

        >>> meadhall.View.of(meadhall.load("dragon-lords").new(players=3), seat=2)
        <view of seat 2 on dragon-lords>
        """
        position = state.copy()
        if seat not in state.deciding:
            position._options = None
        position.conceal(seat)
        return cls(position, seat)

    @property
    def decision(self) -> Decision | None:
        """What this viewer is asked now, if anything.

        >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
        >>> state.view(1).decision.seat, state.view(None).decision
        (1, None)
        """
        return None if self.seat is None else self.position.decision_of(self.seat)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that may act now.

        >>> meadhall.load("mountain-king").match(players=3, seed=3).state.view(0).deciding
        (0, 1, 2)
        """
        return self.position.deciding

    @property
    def over(self) -> bool:
        """Whether nothing remains to be done.

        >>> meadhall.load("dragon-lords").new(players=3).view(0).over
        False
        """
        return self.position.over

    @property
    def result(self) -> Result | None:
        """Who has won and how, once it is over.

        >>> meadhall.load("dragon-lords").new(players=3).view(0).result is None
        True
        """
        return self.position.result

    def sample(self, rng: Random) -> Any:
        """A full state that fits what the viewer knows, drawn with the chances that the viewer must give it.

        >>> from random import Random
        >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(0)
        >>> view.sample(Random(1)).deciding
        (0, 1)
        """
        state = self.position.copy()
        state.imagine(self.seat, rng)
        return state

    def to_data(self) -> dict[str, Any]:
        """What ``to_json`` writes, as plain data.

        >>> meadhall.load("mountain-king").match(players=2, seed=3).state.view(1).to_data()["actions"]
        ['keep skeld', 'keep dagrun']
        """
        data = self.position.game.to_data(self.position)
        decision = self.decision
        data["seat"] = self.seat
        data["actions"] = [str(action) for action in decision.options] if decision else []
        return data

    def to_json(self) -> str:
        """All that the viewer knows, with its options, as text; ``Game.view_from_json`` reads it.

        >>> game = meadhall.load("ice-garden")
        >>> view = game.match(2, seed=7).state.view(0)
        >>> game.view_from_json(view.to_json()).to_json() == view.to_json()
        True
        """
        return self.position.game.write(self.to_data())

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows."""
        game = self.position.game
        return None if game.board is None else game.draw(self)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {who} on {self.position.game.slug}>"
