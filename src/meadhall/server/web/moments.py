"""A decision of the reader as a question with its options, for the review and for one's own puzzles."""

from __future__ import annotations

import msgspec

from meadhall.server.advice.advisor import grounds
from meadhall.server.advice.mine import MyMoment
from meadhall.server.web.rows import ReasonRow, reason_rows


class OptionRow(msgspec.Struct, frozen=True):
    label: str
    less: int
    """By so many points of the chance to win it is worse than the best."""
    played: bool
    best: bool
    reasons: list[ReasonRow]


class MomentRow(msgspec.Struct, frozen=True):
    """A decision of the reader, first as a question."""

    number: int
    moment: int
    when: str
    asked: str
    before: int
    after: int
    """On the curve, when the reader had to choose again."""
    lost: int
    followed: int
    """What the choice lost beside the best, and what followed: together they lead from ``before`` to ``after``."""
    band: str
    options: list[OptionRow]
    link: str = ""
    """Where it is asked on its board, if it is kept for the reader."""
    open: bool = False
    """It is still to be answered there."""


def moment_row(
    number: int, moment: int, when: str, given: MyMoment, lang: str, curve: tuple[float, float] | None = None
) -> MomentRow:
    """``curve``: the chance at the moment and when the reader had to choose again, as the curve shows them."""
    best = given.options[given.best].chance
    options = [
        OptionRow(
            label=each.words[lang],
            less=max(0, round(100 * (best - each.chance))) if n not in given.right else 0,
            played=n == given.played,
            best=n == given.best,
            reasons=reason_rows(grounds(each.reasons, lang)),
        )
        for n, each in enumerate(given.options)
    ]
    before, after = (round(100 * chance) for chance in curve or (given.before, given.before))
    lost = options[given.played].less
    return MomentRow(
        number=number,
        moment=moment,
        when=when,
        asked=given.asked[lang],
        before=before,
        after=after,
        lost=lost,
        followed=after - before + lost,
        band=given.band,
        options=options,
    )
