"""A decision of the reader as a question with its options, for the review and for one's own puzzles."""

from __future__ import annotations

import msgspec

from meadhall.server.advice.advisor import grounds
from meadhall.server.advice.mine import MyMoment
from meadhall.server.web.rows import ReasonRow, reason_rows


class OptionRow(msgspec.Struct, frozen=True):
    label: str
    chance: int
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
    best: int
    """The chance that the best of the options left."""
    band: str
    options: list[OptionRow]


def moment_row(number: int, moment: int, when: str, given: MyMoment, lang: str) -> MomentRow:
    options = [
        OptionRow(
            label=each.words[lang],
            chance=round(100 * each.chance),
            played=n == given.played,
            best=n == given.best,
            reasons=reason_rows(grounds(each.reasons, lang)),
        )
        for n, each in enumerate(given.options)
    ]
    return MomentRow(
        number=number,
        moment=moment,
        when=when,
        asked=given.asked[lang],
        before=round(100 * given.before),
        after=options[given.played].chance,
        best=options[given.best].chance,
        band=given.band,
        options=options,
    )
