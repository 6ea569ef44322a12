"""Chapter 6, pauses: the moments of a combat that other chapters look for on the agenda."""

from __future__ import annotations

from meadhall.kernel.step import Step


class LossesTaken(Step):
    """All who fall in one part of a round have fallen, and peoples without units leave (DL-6.13)."""


class RoundOver(LossesTaken):
    """The last step of a round (DL-6.23)."""
