"""The page that looks back on a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from meadhall.draw.telling import adds_up
from meadhall.server.advice.advisor import grounds
from meadhall.server.advice.mine import WORTH_ASKING, MyMoment
from meadhall.server.advice.reviews import JudgedDecision, Review, decisions
from meadhall.server.advice.survey import Chances, DecisiveMove, Survey
from meadhall.server.drawing import log as log_of
from meadhall.server.drawing import naming, pictures
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing.chronicle import telling_of
from meadhall.server.puzzles.mistakes import Mistake
from meadhall.server.tables.journal import Headings, TableMatch, counted
from meadhall.server.web.moments import MomentRow, moment_row
from meadhall.server.web.puzzle_rows import PuzzleLink, own_address
from meadhall.server.web.rows import ReasonRow, SeatRow, TableRow, reason_rows
from meadhall.server.web.templates import Context
from meadhall.server.words import Say

KNOWN = ("all", "own")
WIDTHS = {"desk": 900, "phone": 420}
HEIGHT = 300
LEFT, RIGHT, TOP, BOTTOM = 48, 14, 24, 24
MOST_ROWS = 24
LETTER, BETWEEN = 6.5, 8
"""How wide a letter of a mark is, and how far two marks are apart at least."""
GAP = 4
"""How far two numbers above the chart are apart at least."""
DIGITS = {"desk": 8, "phone": 10}
"""How wide a letter of a number above the chart is: phones write larger."""


class Curve(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    name: str
    points: str
    x: float
    y: float


class ChartLevel(msgspec.Struct, frozen=True):
    y: float
    text: str


class ChartMark(msgspec.Struct, frozen=True):
    x: float
    text: str


class ChartNumber(msgspec.Struct, frozen=True):
    x: float
    y: float
    text: str


class Group(NamedTuple):
    """Decisive moments that are close together."""

    first: int
    last: int
    left: float
    right: float

    @property
    def x(self) -> float:
        return round((self.left + self.right) / 2, 1)

    @property
    def text(self) -> str:
        first, last = letter(self.first), letter(self.last)
        return first if first == last else f"{first}–{last}"


class Chart(msgspec.Struct, frozen=True):
    width: int
    height: int
    left: int
    right: int
    top: int
    foot: int
    curves: list[Curve]
    levels: list[ChartLevel]
    marks: list[ChartMark]
    swings: list[float]
    letters: list[ChartNumber]
    """One for several swings that are close together."""
    mine: list[ChartNumber]
    """The reader's moments, on the reader's curve."""

    @property
    def large(self) -> bool:
        return self.width > WIDTHS["phone"]


class ChanceRow(msgspec.Struct, frozen=True):
    moment: int
    when: str
    chances: list[int]


class Changed(msgspec.Struct, frozen=True):
    name: str
    colour: str
    before: int
    after: int


class SwingRow(msgspec.Struct, frozen=True):
    letter: str
    moment: int
    when: str
    seat: int
    name: str
    colour: str
    text: str
    told: str
    changes: list[Changed]


class ChoiceRow(msgspec.Struct, frozen=True):
    moment: int
    when: str
    seat: int
    name: str
    colour: str
    played: str
    best: str
    same: bool
    best_reasons: list[ReasonRow]
    played_reasons: list[ReasonRow]
    before: int | None
    """The moments of the decisions beside it."""
    after: int | None


class Summand(msgspec.Struct, frozen=True):
    key: str
    points: int
    width: int
    """Per cent of the bar."""


class MyRow(msgspec.Struct, frozen=True):
    """The game from the reader's side."""

    seat: int
    name: str
    start: int
    end: int
    sums: list[Summand]
    decisions: int
    slips: int
    lost: int
    moments: list[MomentRow]
    well: MomentRow | None
    lesson: MomentRow | None


class AccountRow(msgspec.Struct, frozen=True):
    name: str
    points: list[int]


class ReviewPage(Context, frozen=True, kw_only=True):
    template = "review.html"

    table: TableRow
    known: str
    """``all``: the chances are those for one who knows all; ``own``: for each seat, with what it knew."""
    secrets: bool
    """The game has things that not all know."""
    same: bool
    """It makes no difference."""
    layout: str
    """``desk`` or ``phone``: what the chart is drawn for."""
    done: int
    """Per cent of the survey."""
    failed: bool
    """It could not be made."""
    chart: Chart | None
    """None until the survey is made."""
    rows: list[ChanceRow]
    """The same as a table."""
    swings: list[SwingRow]
    choice: ChoiceRow | None
    """A decision that a master was asked about."""
    my: MyRow | None
    """Of the reader, if they played."""
    account: list[AccountRow]
    """Where everybody's points came from, if it adds up."""
    puzzles: list[PuzzleLink]
    """Some that fit what went wrong."""

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    @property
    def busy(self) -> bool:
        return self.chart is None and not self.failed

    @property
    def here(self) -> str:
        return f"{self.table.link}/review"

    @property
    def knowing(self) -> tuple[str, ...]:
        """What the reader can choose to know."""
        return KNOWN if self.secrets else ()


class ReviewPageMaker:
    """A review as one reader sees it."""

    def __init__(
        self,
        match: TableMatch,
        seats: Sequence[SeatRow],
        lang: str,
        say: Say,
        known: str,
        layout: str,
        reader: Sequence[int] = (),
        kept: Mapping[int, Mistake] | None = None,
    ) -> None:
        self.reader = reader
        self.kept = kept or {}
        self.match = match
        self.moments = [*match.rows, match.head]
        """Of the table, before each move and in the end."""
        self.seats = seats
        self.lang = lang
        self.say = say
        self.known = known
        self.layout = layout
        self.width = WIDTHS[layout]
        words = naming.seat_words(match.state)
        self.marks = log_of.marks(match.game.texts, rounds_of(match.headings), None, words, lang)

    def page(
        self, table: TableRow, review: Review, choice: JudgedDecision | None, puzzles: Sequence[PuzzleLink] = ()
    ) -> ReviewPage:
        found = review.survey
        return ReviewPage(
            table=table,
            known=self.known,
            secrets=pictures.conceals(self.match.state),
            same=found is not None and not differ(found.points),
            layout=self.layout,
            done=round(100 * review.done),
            failed=review.failed,
            chart=None if found is None else self.chart(found),
            rows=[] if found is None else self.rows(found.points),
            swings=[] if found is None else [self.swing(n + 1, each) for n, each in enumerate(found.swings)],
            choice=None if choice is None else self.choice(choice),
            my=None if found is None else self.my(found),
            account=[] if found is None else self.account(),
            puzzles=list(puzzles),
        )

    # --- the reader -----------------------------------------------------------------------------

    def my(self, found: Survey) -> MyRow | None:
        seat = self.own_seat(found)
        if seat is None:
            return None
        side = found.mine[seat]
        start, end, skill, fate = percent([side.start, side.end, side.skill, side.fate])
        # What is written adds up as it stands.
        summands = {"skill": skill, "fate": fate, "play": end - start - skill - fate}
        most = max(1, *(abs(each) for each in summands.values()))
        points = {point.moment: point for point in found.points}
        moments = [self.my_moment(n, each, seat, points) for n, each in enumerate(side.moments, 1)]
        losses = [each.loss for each in side.moments]
        lesson = moments[losses.index(max(losses))] if losses and max(losses) > WORTH_ASKING else None
        return MyRow(
            seat=seat,
            name=name_of(self.seats[seat]),
            start=start,
            end=end,
            sums=[Summand(key, each, round(100 * abs(each) / most)) for key, each in summands.items()],
            decisions=side.decisions,
            slips=side.slips,
            lost=round(100 * side.lost),
            moments=moments,
            well=next((moments[n] for n, each in enumerate(side.moments) if each.played == each.best), None),
            lesson=lesson,
        )

    def rules_of_mistakes(self, found: Survey) -> list[str]:
        """The rules of the questions that the reader answered worst."""
        seat = self.own_seat(found)
        moments = [] if seat is None else sorted(found.mine[seat].moments, key=lambda one: -one.loss)
        return [one.rule for one in moments if one.wrong and one.rule]

    def own_seat(self, found: Survey) -> int | None:
        return next((seat for seat in self.reader if seat in found.mine), None)

    def my_moment(self, number: int, given: MyMoment, seat: int, points: Mapping[int, Chances]) -> MomentRow:
        moment, until = (self.moments[at] for at in (given.at, given.until))
        before, after = (self.chances(points[each])[seat] for each in (moment, until))
        row = moment_row(number, moment, self.when(moment), given, self.lang, (before, after))
        kept = self.kept.get(moment)
        if kept is None:
            return row
        return msgspec.structs.replace(row, link=own_address(kept), open=not kept.done and not kept.stage)

    def account(self) -> list[AccountRow]:
        view = self.match.state.view(None)
        result = view.result
        if result is None:
            return []
        sources = telling_of(view).account(self.match.journal, view, self.lang)
        if not adds_up(sources, result.scores):
            return []
        return [AccountRow(source.name, list(source.points)) for source in sources if any(source.points)]

    # --- the chart ------------------------------------------------------------------------------

    def chart(self, found: Survey) -> Chart:
        return Chart(
            width=self.width,
            height=HEIGHT,
            left=LEFT,
            right=self.width - RIGHT,
            top=TOP,
            foot=HEIGHT - BOTTOM,
            curves=[self.curve(seat, found.points) for seat in self.seats],
            levels=[
                ChartLevel(y_of(share), self.say("review-percent", percent=round(100 * share))) for share in (0, 0.5, 1)
            ],
            marks=self.spaced(),
            swings=[self.x_of(swing.moment) for swing in found.swings],
            letters=self.letters(found.swings),
            mine=self.mine(found),
        )

    def curve(self, seat: SeatRow, points: Sequence[Chances]) -> Curve:
        line = [(self.x_of(point.moment), y_of(self.chances(point)[seat.seat])) for point in points]
        # Each disc sits on its line, all at different places, so that lines can be told apart without their colours.
        wanted = LEFT + (self.width - LEFT - RIGHT) * (seat.seat + 1) / (len(self.seats) + 1)
        x, y = min(line, key=lambda at: abs(at[0] - wanted))
        return Curve(seat.seat, seat.colour, name_of(seat), " ".join(f"{x:g},{y:g}" for x, y in line), x, y)

    def mine(self, found: Survey) -> list[ChartNumber]:
        seat = self.own_seat(found)
        if seat is None:
            return []
        points = {point.moment: point for point in found.points}
        moments = [points[self.moments[each.at]] for each in found.mine[seat].moments]
        return [
            ChartNumber(self.x_of(point.moment), y_of(self.chances(point)[seat]), str(n))
            for n, point in enumerate(moments, 1)
        ]

    def letters(self, swings: Sequence[DecisiveMove]) -> list[ChartNumber]:
        """The letters of the decisive moments; those that would cover each other are written as one."""
        groups: list[Group] = []
        for n, swing in enumerate(swings, 1):
            x = self.x_of(swing.moment)
            groups.append(Group(n, n, x, x))
            while len(groups) > 1 and groups[-1].x - groups[-2].x < self.room(*groups[-2:]):
                groups[-2:] = [Group(groups[-2].first, groups[-1].last, groups[-2].left, groups[-1].right)]
        return [ChartNumber(group.x, TOP - 6, group.text) for group in groups]

    def room(self, *groups: Group) -> float:
        """How far the middles of two neighbouring numbers must be apart."""
        return GAP + DIGITS[self.layout] * sum(len(group.text) for group in groups) / 2

    def x_of(self, moment: int) -> float:
        return round(LEFT + (self.width - LEFT - RIGHT) * moment / max(1, self.match.head), 1)

    def spaced(self) -> list[ChartMark]:
        """Where rounds begin on the chart, each with as much of its name as there is room for."""
        return spaced([(self.x_of(moment), text) for moment, text in self.marks], self.width)

    # --- words ----------------------------------------------------------------------------------

    def chances(self, point: Chances) -> list[float]:
        return point.all if self.known == "all" else point.own

    def when(self, moment: int) -> str:
        """The stretch of the game, and the step in it."""
        gaps = self.match.gaps
        move = self.say("js-move-of", n=counted(gaps, moment), of=counted(gaps, self.match.head))
        stretch = next((text for at, text in reversed(self.marks) if at <= moment), "")
        return f"{stretch} · {move}" if stretch else move

    def rows(self, points: Sequence[Chances]) -> list[ChanceRow]:
        every = max(1, -(-len(points) // MOST_ROWS))
        chosen = [*points[:-1:every], points[-1]]
        return [ChanceRow(point.moment, self.when(point.moment), percent(self.chances(point))) for point in chosen]

    def swing(self, place: int, swing: DecisiveMove) -> SwingRow:
        seat = self.seats[swing.by]
        before, after = percent(self.chances(swing.before)), percent(self.chances(swing.after))
        changes = [
            Changed(name_of(each), each.colour, before[each.seat], after[each.seat])
            for each in self.seats
            if before[each.seat] != after[each.seat]
        ]
        return SwingRow(
            letter=letter(place),
            moment=swing.moment,
            when=self.when(swing.moment),
            seat=swing.by,
            name=name_of(seat),
            colour=seat.colour,
            text=swing.words[self.lang],
            told=swing.told[self.lang],
            changes=changes,
        )

    def choice(self, choice: JudgedDecision) -> ChoiceRow:
        seat = self.seats[choice.seat]
        moments = decisions(self.match)
        at = moments.index(choice.moment)
        return ChoiceRow(
            moment=choice.moment,
            when=self.when(choice.moment),
            seat=choice.seat,
            name=name_of(seat),
            colour=seat.colour,
            played=options_of.called_option(choice.view, choice.action, self.lang, choice.question),
            best=options_of.called_option(choice.view, choice.best, self.lang, choice.question),
            same=choice.action is choice.best,
            best_reasons=reason_rows(grounds(choice.verdict.advice.reasons, self.lang)),
            played_reasons=reason_rows(grounds(choice.verdict.played, self.lang)),
            before=moments[at - 1] if at else None,
            after=moments[at + 1] if at + 1 < len(moments) else None,
        )


def spaced(places: Sequence[tuple[float, str]], width: float) -> list[ChartMark]:
    """Names that do not cover each other. One that would cover the next of its kind ("Round 2 begins", then
    "Round 3 begins") says only what is new."""
    found: list[ChartMark] = []
    free = 0.0
    for x, text in places:
        kin = [each for each in places if each[1].split()[0] == text.split()[0]]
        at = kin.index((x, text))
        following = kin[at + 1][0] if at + 1 < len(kin) else width + BETWEEN
        words = text
        if at and x + LETTER * len(text) + BETWEEN > following:
            words = " ".join(word for word in text.split() if word not in kin[at - 1][1].split()) or text
        end = x + LETTER * len(words)
        fits = x >= free and end <= width
        found.append(ChartMark(x, words if fits else ""))
        if fits:
            free = end + BETWEEN
    return found


def rounds_of(headings: Headings) -> Headings:
    """The headings of rounds: what else may happen within one is announced as well, but never more often."""
    kinds = Counter(event.kind for _, event in headings.events)
    if len(kinds) < 2:
        return headings
    ((most, _),) = kinds.most_common(1)
    return Headings(tuple([(n, event) for n, event in headings.events if event.kind is most]))


def letter(place: int) -> str:
    """Decisive moments have letters, since the reader's own are numbered."""
    return chr(ord("A") + place - 1)


def differ(points: Sequence[Chances]) -> bool:
    """Whether somebody's chances ever looked otherwise with what that seat knew."""
    return any(point.own != point.all for point in points)


def name_of(seat: SeatRow) -> str:
    return f"{seat.role} ({seat.name})" if seat.role and seat.name else seat.role or seat.name


def y_of(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def percent(shares: Sequence[float]) -> list[int]:
    return [round(100 * share) for share in shares]
