"""A table as a page, and joining it."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from markupsafe import Markup

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.server.advice.advisor import Hint
from meadhall.server.drawing.page import Choice, Line, Page, WishedFor
from meadhall.server.drawing.pictures import conceals
from meadhall.server.drawing.standing import StandingRow, listed
from meadhall.server.errors import UnplayableError
from meadhall.server.live.protocol import Said, proposal, said
from meadhall.server.people.inputs import WAYS
from meadhall.server.tables.checks import may_offer
from meadhall.server.tables.records import FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Seat, Table
from meadhall.server.tables.tempo import TEMPOS
from meadhall.server.web.coaching import Coaching, coaching
from meadhall.server.web.learn import LessonAtTable, lesson_at
from meadhall.server.web.new_table import Level, levels, paces
from meadhall.server.web.rows import FairDice, ReasonRow, SeatRow, TableRow, fair_dice, reason_rows, table_row
from meadhall.server.web.rule_texts import Chapter, chapters
from meadhall.server.web.rulebook import Reference, reference
from meadhall.server.web.templates import Context, FormContext, Html, Named, show, wrong
from meadhall.server.web.unplayable import unplayable_page
from meadhall.server.web.visit import CONFIRMS, SOUNDS, Visitor, WebRequest, eyes_of, visit

NOBODY = "N"
"""The colour of who has no seat."""
GAP = ('class="who">', "</span>")
"""A game's panels know no people: each has an empty element for the name of who sits there."""
SEAT = re.compile(r'data-seat="(\d+)"')


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat with what I may do about it."""

    row: SeatRow
    invitation: str
    """An address to send to somebody who may sit there, or ""."""
    may_fill: bool
    may_offer: bool
    may_hand_over: bool


class Arrange(msgspec.Struct, frozen=True):
    """What I may arrange at a table besides playing (parts/arrange.html)."""

    seats: list[SeatPlan]
    paces: list[Named]
    """None: the pace is not mine to change."""
    pace: str
    ways: list[Named]
    """How I can be called when I am away; ``notify`` are those that I want."""
    notify: list[str]
    bots: list[Level]


class StandingSeat(msgspec.Struct, frozen=True):
    """The standing answers of a seat of mine (parts/standing.html)."""

    seat: int
    name: str
    """Whose they are, if I have several seats."""
    rows: list[StandingRow]


class RewindRow(msgspec.Struct, frozen=True):
    """A proposal to go back, or with ``on`` forward again; ``mine``: my answer is awaited."""

    by: str
    to: int
    mine: bool
    on: bool


class OptionGroup(msgspec.Struct, frozen=True):
    """Options side by side; what ends something stands apart."""

    ends: bool
    options: list[Choice]


class LogRow(msgspec.Struct, frozen=True):
    """A line of the log with the colour of its seat (None: of none); ``reasons``: a bot can say why."""

    line: Line
    colour: str | None
    reasons: bool


class SaidRow(msgspec.Struct, frozen=True):
    """What somebody said, with their colour and the time of day."""

    said: Said
    colour: str
    time: str


class Panel(msgspec.Struct, frozen=True):
    """Markup of the panels, and who is to be named after it."""

    markup: Markup
    seat: SeatRow | None


class TablePage(Context, frozen=True, kw_only=True):
    """A table now, or at a moment of the past, when there are no options."""

    template = "table.html"

    table: TableRow
    my_seats: list[int]
    page: Page
    """What the live messages patch later."""
    live: str
    """The address for the WebSocket, to be opened by the script."""
    layout: str
    moment: int | None
    """None means now."""
    eyes: int | None
    """The seat through whose eyes a finished game is seen; None: through my own."""
    secrets: bool
    """The game has things that not all know, so that it matters."""
    chat: list[Said]
    notes: str
    watching: list[str]
    invitation: str | None
    """An address to send to a friend while seats are free."""
    rewind: RewindRow | None
    dice: FairDice
    chapters: list[Chapter]
    reference: Reference
    """The reference card of the game."""
    """Of the rules, by their titles."""
    hint: Hint | None
    can_rematch: bool
    can_leave: bool
    can_return: bool
    """A bot sits on my seat."""
    arrange: Arrange | None
    """None for those who only watch."""
    standing: list[StandingSeat]
    lesson: LessonAtTable | None
    """At a table at which a lesson is taught."""
    coaching: Coaching | None
    """When the coach speaks at any other table of mine."""
    tempos: tuple[str, ...] = tuple(TEMPOS)
    sounds: tuple[str, ...] = SOUNDS
    confirms: tuple[str, ...] = CONFIRMS

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    # --- what the page is about -----------------------------------------------------------------

    @property
    def replaying(self) -> bool:
        return self.moment is not None

    @property
    def asked(self) -> bool:
        """I can choose now."""
        return self.page.prompt.mine and not self.replaying and not self.page.over

    @property
    def ended(self) -> bool:
        """This is the end of the game, and not a look back from there."""
        return bool(self.page.over) and not self.replaying

    @property
    def state(self) -> str:
        if self.replaying:
            return "replay"
        return "over" if self.page.over else "mine" if self.asked else "waiting"

    @property
    def shown(self) -> int:
        """The moment that is shown."""
        return self.page.head if self.moment is None else self.moment

    # --- deciding -------------------------------------------------------------------------------

    @property
    def coached(self) -> bool:
        """A coach leads me through a lesson."""
        return self.page.coach is not None and not self.page.coach.over

    @property
    def taught(self) -> bool:
        """This is the end of a lesson of mine."""
        return self.page.coach is not None and self.page.coach.over

    @property
    def on_call(self) -> bool:
        """Whoever asks for a hint asks the coach."""
        return self.coaching is not None and self.coaching.value != "silent"

    @property
    def asker(self) -> str | None:
        """The colour of the seat that is asked."""
        seat = self.page.prompt.seat
        return None if seat is None else self.seats[seat].colour

    @property
    def handover(self) -> str:
        """Which of my seats is asked, if I have several."""
        several = len(self.my_seats) > 1 and not self.replaying
        return self.page.prompt.name if several and self.page.prompt.mine else ""

    @property
    def groups(self) -> list[OptionGroup]:
        options = sorted(self.page.options if self.asked else (), key=lambda one: one.ends)
        return [OptionGroup(ends, list(some)) for ends, some in groupby(options, lambda one: one.ends)]

    @property
    def may_undo(self) -> bool:
        return self.page.can_undo or self.page.can_go_back

    @property
    def undo_seat(self) -> int | None:
        """The seat for which the last action is taken back; None for those who only watch."""
        seat = self.page.prompt.seat
        return None if not self.my_seats else self.my_seats[0] if seat is None else seat

    @property
    def reasons(self) -> list[ReasonRow]:
        return [] if self.hint is None else reason_rows(self.hint.reasons)

    @property
    def wishes(self) -> list[WishedFor]:
        """What I can wish for at the question that I am asked in somebody else's turn."""
        standing = self.page.standing
        return [] if standing is None or self.replaying else list(standing.wishes)

    @property
    def wished(self) -> WishedFor | None:
        """Which of them stands."""
        standing = self.page.standing
        now = "" if standing is None else standing.answers.get(standing.question, "")
        return next((one for one in self.wishes if one.wish == now), None)

    # --- other moments --------------------------------------------------------------------------

    @property
    def may_go_back(self) -> bool:
        return bool(self.my_seats) and not self.table.over

    @property
    def others(self) -> bool:
        """There are others who have to agree when I want to go back."""
        return any(seat.kind == PERSON and not seat.mine for seat in self.seats)

    @property
    def may_go_on(self) -> bool:
        """The table went back, and nothing stands in the way of going forward again."""
        return self.rewind is None and self.page.forward is not None

    @property
    def other_eyes(self) -> list[SeatRow]:
        return [seat for seat in self.seats if self.my_seats != [seat.seat]]

    # --- beside the board -----------------------------------------------------------------------

    @property
    def panels(self) -> list[Panel]:
        """The panels, cut where names belong. They may come in any order."""
        panels, gap = self.page.panels, "".join(GAP)
        pieces = str(panels).split(gap)
        if len(pieces) != len(self.seats) + 1:
            return [Panel(panels, None)]
        found = []
        for n, piece in enumerate(pieces):
            markup = (GAP[1] if n else "") + piece
            if n == len(self.seats):
                found.append(Panel(Markup(markup), None))
            else:
                named = SEAT.findall(piece)
                found.append(Panel(Markup(markup + GAP[0]), self.seats[int(named[-1]) if named else n]))
        return found

    @property
    def log(self) -> list[LogRow]:
        return [
            LogRow(
                line,
                None if line.seat is None else self._colour(line.seat),
                line.by is not None and line.by < len(self.seats) and self.seats[line.by].reasons,
            )
            for line in self.page.log
        ]

    @property
    def sayings(self) -> list[SaidRow]:
        return [SaidRow(one, self._colour(one.seat), one.at[11:16]) for one in self.chat]

    def _colour(self, seat: int | None) -> str:
        return NOBODY if seat is None or seat >= len(self.seats) else self.seats[seat].colour

    @property
    def data(self) -> dict[str, Any]:
        """What the script must know; the same shapes as in the live messages."""
        page = self.page
        return {
            "id": self.table.id, "game": self.table.game, "title": self.table.name, "finished": self.table.over,
            "live": self.live, "layout": self.layout, "moment": self.moment, "eyes": self.eyes,
            "mine": self.my_seats, "seats": self.seats, "head": page.head, "seat": page.seat, "prompt": page.prompt,
            "options": page.options, "draft": page.draft, "sheet": page.sheet, "further": page.further,
            "standing": page.standing, "later": page.later,
            "last": page.last, "can_undo": page.can_undo, "can_go_back": page.can_go_back,
            "practice": page.practice, "alone": self.may_go_back and not self.others, "over": page.over,
            "curtain": page.curtain, "marks": page.marks, "gaps": page.gaps, "forward": page.forward,
            "heads": page.heads, "since": page.since, "account": page.account, "coach": page.coach,
            "coaching": "silent" if self.coaching is None else self.coaching.value,
        }  # fmt: skip


class JoinPage(FormContext, frozen=True, kw_only=True):
    template = "join.html"

    table: TableRow
    invitation: str
    seat: SeatRow
    """The one that the invitation is for."""
    name: str
    """What the guest is called so far."""


@get("/table/{table_id:str}")
async def table(request: WebRequest, table_id: FromPath[str]) -> Html:
    visitor = await visit(request)
    house, person = visitor.house, visitor.person
    try:
        row, match = await house.now(table_id)
    except UnplayableError as error:
        return await unplayable_page(request, visitor, table_id, error)
    if row.closed:
        return await unplayable_page(request, visitor, table_id)
    mine = row.seats_of(person)
    moment, eyes = moment_of(request, match.head), row.eyes(eyes_of(request))
    if moment is None:
        page = house.pages.page(row, match, mine, visitor.lang, visitor.layout, eyes)
    else:
        page = await house.pages.page_at(row, match, moment, mine, visitor.lang, visitor.layout, eyes)
    head = urlencode({"head": match.head, "lang": visitor.lang, "layout": visitor.layout})
    told = await proposal(house, table_id, person)
    shown = table_row(row, person, visitor.lang, visitor.say, match.state)
    context = TablePage(
        table=shown,
        my_seats=mine,
        page=page,
        live=f"/live/{table_id}?{head}",
        layout=visitor.layout,
        moment=moment,
        eyes=eyes,
        secrets=conceals(match.state),
        chat=[said(line) for line in await house.tables.talking.lines(table_id)],
        notes=await house.tables.talking.note(person, table_id) if person.id else "",
        watching=house.watchers.names(table_id),
        invitation=await invitation(house, row, person, request),
        rewind=None if told.to is None else RewindRow(told.by, told.to, told.mine, told.on),
        dice=fair_dice(row, person),
        chapters=chapters(match.game, visitor, (), empty=True),
        reference=reference(match.game.slug, visitor.lang),
        hint=await hinted(request, visitor, table_id, page),
        can_rematch=row.status == OVER and bool(mine) and not row.lesson,
        can_leave=row.status != OVER and any(not row.seats[seat].gone for seat in mine),
        can_return=row.status == RUNNING and any(row.seats[seat].stand_in or row.seats[seat].gone for seat in mine),
        arrange=await arranging(request, visitor, row, shown.seats),
        standing=standing_answers(visitor, row, shown.seats, match.game),
        lesson=await lesson_at(house, person, row, visitor.lang),
        coaching=coaching(request, row, person),
    )
    return show(request, visitor, context)


async def hinted(request: WebRequest, visitor: Visitor, table_id: str, page: Page) -> Hint | None:
    """A hint for those whose browser runs no script."""
    if request.query_params.get("hint") != "1" or not page.prompt.mine:
        return None
    return await visitor.house.advisor.hint(table_id, visitor.person, visitor.lang)


def moment_of(request: WebRequest, head: int) -> int | None:
    """The moment that is asked for; one beyond the end means now."""
    asked = request.query_params.get("moment", "")
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 10) or int(asked) >= head:
        return None
    return int(asked)


async def invitation(house: Any, row: Table, person: Person, request: WebRequest) -> str | None:
    if row.status != OPEN or person.id not in (row.owner, *row.people()):
        return None
    open_seats = await house.tables.seating.invitations(person, row.id)
    return join_address(request, open_seats[min(open_seats)]) if open_seats else None


def join_address(request: WebRequest, token: str) -> str:
    url = request.app.state.house.settings.url
    return f"{(url or str(request.base_url)).rstrip('/')}/join/{token}"


async def arranging(request: WebRequest, visitor: Visitor, table: Table, rows: list[SeatRow]) -> Arrange | None:
    """What a person may arrange at a table besides playing."""
    person, say = visitor.person, visitor.say
    owner, here = table.owner == person.id, table.people()
    if not person.id or table.status == OVER or not (owner or person.id in here):
        return None
    links = await visitor.house.tables.seating.invitations(person, table.id)
    free_pace = table.status == OPEN or not set(here) - {person.id}
    open_to = [one for one in paces(say) if free_pace or one.value in ("none", str(table.pace))]
    return Arrange(
        seats=[
            SeatPlan(
                row=row,
                invitation=join_address(request, links[row.seat]) if row.seat in links else "",
                may_fill=owner and row.kind == FREE,
                may_offer=row.seat not in links and may_offer(table, table.seats[row.seat], person),
                may_hand_over=may_hand_over(table, table.seats[row.seat], person, visitor.house.tables.now()),
            )
            for row in rows
        ],
        paces=open_to if owner and (free_pace or table.pace.kind != "none") else [],
        pace=str(table.pace),
        ways=[Named(way, say(f"notify-{way}")) for way in WAYS if reachable(visitor, way)],
        notify=list(person.notify),
        bots=levels(say, "bot:"),
    )


def standing_answers(visitor: Visitor, table: Table, rows: list[SeatRow], game: Game[Any]) -> list[StandingSeat]:
    """The standing answers of all my seats, while they can be given."""
    mine = [] if table.status == OVER or not game.standing.questions else table.seats_of(visitor.person)
    return [
        StandingSeat(
            seat=seat,
            name=(rows[seat].role or rows[seat].name) if len(mine) > 1 else "",
            rows=listed(game.standing, table.seats[seat].standing, visitor.lang, visitor.say),
        )
        for seat in mine
    ]


def may_hand_over(table: Table, place: Seat, person: Person, now: float) -> bool:
    late = place.gone or table.pace.ran_out(place.asked, place.used, now)
    theirs = place.kind in (PERSON, HOT) and place.person_id != person.id and not place.stand_in
    return table.status == RUNNING and theirs and late and person.id in table.people()


def reachable(visitor: Visitor, way: str) -> bool:
    """Whether a person can be told in this way."""
    person, settings = visitor.person, visitor.house.settings
    if way == "email":
        return bool(settings.smtp and person.email)
    return way == "browser" or bool(settings.webhooks and person.webhook)


@get("/table/{table_id:str}/export")
async def export(request: WebRequest, table_id: FromPath[str]) -> Response[str]:
    visitor = await visit(request)
    save = await visitor.house.tables.copying.export(table_id)
    name = f"meadhall-{table_id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(save, media_type=MediaType.JSON, headers=headers)


@get("/join/{invitation:str}")
async def invited(request: WebRequest, invitation: FromPath[str]) -> Html:
    return await join_page(request, await visit(request), invitation)


async def join_page(request: WebRequest, visitor: Visitor, invitation: str, error: MeadhallError | None = None) -> Html:
    found, seat = await visitor.house.tables.seating.by_invitation(invitation)
    row = table_row(found, visitor.person, visitor.lang, visitor.say)
    page = JoinPage(
        table=row,
        invitation=invitation,
        seat=row.seats[seat],
        name=visitor.person.name if visitor.person.id else "",
        wrong=wrong(error, visitor, {"name": "name"}),
    )
    return show(request, visitor, page)
