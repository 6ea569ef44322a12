"""A table as a page, and joining it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from meadhall.kernel.errors import MeadhallError
from meadhall.server.advice.advisor import Hint
from meadhall.server.drawing.page import Page
from meadhall.server.drawing.pictures import conceals
from meadhall.server.live.protocol import proposal, said
from meadhall.server.people.entries import WAYS
from meadhall.server.tables.checks import may_offer
from meadhall.server.tables.records import FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Seat, Table
from meadhall.server.web.new_table import Level, SeatPlan, levels, paces
from meadhall.server.web.rows import (
    SeatRow,
    seat_rows,
    table_row,
)
from meadhall.server.web.rules import chapters
from meadhall.server.web.templates import RIGHT, Html, Named, Web, show, status_for, wrong
from meadhall.server.web.visit import Visitor, eyes_of, visit


class Arrange(msgspec.Struct, frozen=True):
    seats: list[SeatPlan]
    paces: list[Named]
    pace: str
    ways: list[Named]
    notify: list[str]
    bots: list[Level]


class RewindRow(msgspec.Struct, frozen=True):
    by: str
    to: int
    mine: bool
    on: bool


@get("/table/{table_id:str}")
async def table(request: Web, table_id: FromPath[str]) -> Html:
    visitor = await visit(request)
    house, person = visitor.house, visitor.person
    row, match = await house.now(table_id)
    mine = row.seats_of(person)
    moment, eyes = moment_of(request, match.head), row.eyes(eyes_of(request))
    if moment is None:
        page = house.pages.page(row, match, mine, visitor.lang, visitor.layout, eyes)
    else:
        page = await house.pages.page_at(row, match, moment, mine, visitor.lang, visitor.layout, eyes)
    head = urlencode({"head": match.head, "lang": visitor.lang, "layout": visitor.layout})
    told = await proposal(house, table_id, person)
    return show(
        request,
        visitor,
        "table.html",
        table=table_row(row, person, visitor.lang, visitor.say, match.state),
        seats=seat_rows(row, match.state, person, visitor.lang),
        my_seats=mine,
        seat=page.seat,
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
        commitment=row.commitment,
        seed=None if row.seed is None else str(row.seed),
        chapters=chapters(match.game, visitor, lambda _: False, empty=True),
        hint=await hinted(request, visitor, table_id, page),
        can_rematch=row.status == OVER and bool(mine),
        can_leave=row.status != OVER and any(not row.seats[seat].gone for seat in mine),
        can_return=row.status == RUNNING and any(row.seats[seat].stand_in or row.seats[seat].gone for seat in mine),
        arrange=await arranging(request, visitor, row, seat_rows(row, match.state, person, visitor.lang)),
    )


async def hinted(request: Web, visitor: Visitor, table_id: str, page: Page) -> Hint | None:
    """A hint for those whose browser runs no script."""
    if request.query_params.get("hint") != "1" or not page.prompt.mine:
        return None
    return await visitor.house.advisor.hint(table_id, visitor.person, visitor.lang)


def moment_of(request: Web, head: int) -> int | None:
    """The moment that is asked for; one beyond the end means now."""
    asked = request.query_params.get("moment", "")
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 10) or int(asked) >= head:
        return None
    return int(asked)


async def invitation(house: Any, row: Table, person: Person, request: Web) -> str | None:
    if row.status != OPEN or person.id not in (row.owner, *row.people()):
        return None
    open_seats = await house.tables.seating.invitations(person, row.id)
    return join_address(request, open_seats[min(open_seats)]) if open_seats else None


def join_address(request: Web, token: str) -> str:
    url = request.app.state.house.settings.url
    return f"{(url or str(request.base_url)).rstrip('/')}/join/{token}"


async def arranging(request: Web, visitor: Visitor, table: Table, rows: list[SeatRow]) -> Arrange | None:
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
async def export(request: Web, table_id: FromPath[str]) -> Response[str]:
    visitor = await visit(request)
    save = await visitor.house.tables.copying.export(table_id)
    name = f"meadhall-{table_id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(save, media_type=MediaType.JSON, headers=headers)


@get("/join/{invitation:str}")
async def invited(request: Web, invitation: FromPath[str]) -> Html:
    return await join_page(request, await visit(request), invitation)


async def join_page(request: Web, visitor: Visitor, invitation: str, error: MeadhallError | None = None) -> Html:
    found, seat = await visitor.house.tables.seating.by_invitation(invitation)
    row = table_row(found, visitor.person, visitor.lang, visitor.say)
    told = RIGHT if error is None else wrong(error, visitor, {"name": "name"})
    status = 200 if error is None else status_for(error)
    return show(request, visitor, "join.html", status, table=row, invitation=invitation, seat=row.seats[seat], **told)
