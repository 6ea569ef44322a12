"""Looks one option ahead: to which positions each option leads, and who is ahead there."""

from __future__ import annotations

import numpy as np

from examples.learn.facts import facts
from examples.learn.features import rows
from examples.learn.network import Array, Network
from meadhall.games.ice_garden.rules.voracious_mountain import Carry
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.action import Action

CERTAIN = 12.0
"""So far ahead is whoever has won."""


class Ahead:
    """All that one decision may lead to: ``positions``, and for each of them the number of the option."""

    def __init__(self, s: IceGardenState, seat: int, options: list[Action]) -> None:
        self.seat = seat
        self.options = options
        self.positions: list[IceGardenState] = []
        self.option_of: list[int] = []
        for number, option in enumerate(options):
            for position in self._after(s, option):
                self.positions.append(position)
                self.option_of.append(number)

    def _after(self, s: IceGardenState, option: Action) -> list[IceGardenState]:
        """The position after an option; fate is left to answer later.

        Who moves many pieces at once says first from where to where and then how many: that is one thought.
        """
        after = s.copy()
        after.apply(option, self.seat)
        if after.agenda and type(after.agenda[-1]) is Carry:
            return [last for count in after.legal() for last in self._after(after, count)]
        return [after]

    def hopes(self, leads: Array) -> Array:
        """For each option the best that the asked seat can make of it."""
        hopes = np.full(len(self.options), -np.inf)
        np.maximum.at(hopes, self.option_of, self._own(leads))
        return hopes

    def best(self, option: int, leads: Array) -> int:
        """The number of the best position to which an option leads."""
        return int(np.where(np.array(self.option_of) == option, self._own(leads), -np.inf).argmax())

    def _own(self, leads: Array) -> Array:
        """Leads of the first seat as the asked one sees them."""
        return leads if self.seat == 0 else -leads


def seen(positions: list[IceGardenState]) -> Array:
    """A row for each position."""
    return rows(np.array([facts(position) for position in positions]))


def judged(network: Network, positions: list[IceGardenState], features: Array) -> Array:
    """How far the first seat is ahead in each; a game that is over is known, not judged."""
    leads = network.leads(features)
    for n, position in enumerate(positions):
        if position.result is not None:
            leads[n] = CERTAIN * (2 * share(position) - 1)
    return leads


def share(s: IceGardenState) -> float:
    """What part of the win the first seat has."""
    assert s.result is not None
    winners = s.result.winners
    return float(0 in winners) / len(winners) if winners else 0.5
