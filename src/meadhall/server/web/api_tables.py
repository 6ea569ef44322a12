"""The JSON interface: tables, what one sees at them and what one does there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from meadhall.server.errors import ForbiddenError, UnplayableError
from meadhall.server.tables.fair_dice import Lots, Promise, commitment
from meadhall.server.tables.records import Person, Table
from meadhall.server.web.api_common import BEARER, REFUSED, actor
from meadhall.server.web.api_types import (
    Done,
    JoinTableBody,
    LangQuery,
    LeaveTableBody,
    Moment,
    MoveBody,
    NewTableBody,
    NumberInfo,
    PromiseInfo,
    Sat,
    StateInfo,
    TableId,
    TableInfo,
    TakeBackBody,
)
from meadhall.server.web.rows import seat_rows
from meadhall.server.web.security import Limits
from meadhall.server.web.visit import WebRequest, house_of, person_of


def table_info(table: Table, person: Person, lang: str, state: Any = None) -> TableInfo:
    result = table.result
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        title=table.title,
        options=table.options,
        pace=str(table.pace),
        private=table.private,
        status=table.status,
        head=table.head,
        asked=table.asked(),
        seats=seat_rows(table, state, person, lang),
        commitment=table.commitment,
        seed=None if table.seed is None else str(table.seed),
        luck=[NumberInfo(*each) for each in table.luck],
        winners=None if result is None else list(result.winners),
        scores=None if result is None else list(result.scores),
        ending=None if result is None else result.ending,
    )


Which = Annotated[Literal["open", "mine", "finished"], QueryParameter(description="Which tables.")]


@get(
    "/tables",
    summary="Tables: open ones, mine, or finished ones",
    description=(
        "Open tables that anybody may join, the newest first; tables of yours that are not over, your turn "
        "first; or finished games (yours with a token, else all that are not private)."
    ),
    operation_id="listTables",
    responses=REFUSED,
)
async def list_tables(request: WebRequest, which: Which = "open", lang: LangQuery = "en") -> list[TableInfo]:
    house = house_of(request)
    person = await person_of(house, request)
    if which == "open":
        found = await house.tables.listing.open()
    elif which == "finished":
        found = await house.tables.listing.finished(person if person.id else None)
    else:
        found = await house.tables.listing.mine(person) if person.id else []
    return [table_info(table, person, lang) for table in found]


@post(
    "/tables",
    summary="Open a table",
    description=(
        "Opens a table with you as its owner. If no seat is open, the game begins at once, and bots begin to play."
    ),
    operation_id="createTable",
    responses=REFUSED,
    security=BEARER,
)
async def create_table(request: WebRequest, data: NewTableBody) -> TableInfo:
    house, person = house_of(request), await actor(request)
    lots = Lots.cast(data.promise, data.luck, house.secret)
    table = await house.tables.opening.create(
        person, data.game, data.options, data.seats, data.pace, data.title, data.private, lots=lots
    )
    house.start_bots(table.id)
    return table_info(table, person, "en")


@get(
    "/promise",
    summary="A promise for fair dice",
    description=(
        "A secret seed that the house binds itself to, before it knows the number that you bring. Keep the commitment, "
        "and open a table with the promise and your number: its commitment must be the same. Good for one table."
    ),
    operation_id="getPromise",
    responses=REFUSED,
)
async def get_promise(request: WebRequest) -> PromiseInfo:
    promise = Promise.new(house_of(request).secret)
    return PromiseInfo(promise.name, commitment(promise.seed))


@get(
    "/tables/{table_id:str}",
    summary="One table",
    description="Who sits where, who is to decide, and how it ended.",
    operation_id="getTable",
    responses=REFUSED,
)
async def get_table(request: WebRequest, table_id: TableId, lang: LangQuery = "en") -> TableInfo:
    house = house_of(request)
    person = await person_of(house, request)
    try:
        table, match = await house.tables.looking.table_and_match(table_id)
    except UnplayableError:
        return table_info(await house.tables.looking.table(table_id), person, lang)
    return table_info(table, person, lang, match.state)


@get(
    "/tables/{table_id:str}/state",
    summary="The position as a seat of mine may know it",
    description=(
        "The position as one of your seats may know it, with what it may do now. Without a token, or without "
        "a seat there, what a spectator sees. With a moment, the past."
    ),
    operation_id="getState",
    responses=REFUSED,
)
async def get_state(
    request: WebRequest,
    table_id: TableId,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=8, description="One of your seats, from 0; after the end any.")
    ] = None,
    moment: Moment = None,
    lang: LangQuery = "en",
) -> StateInfo:
    house = house_of(request)
    person = await person_of(house, request)
    table, match = await house.now(table_id)
    mine = table.seats_of(person)
    if seat is not None and seat not in mine and not table.may_look_through(seat):
        raise ForbiddenError("refused-not-your-seat", "seat")
    # The seat that is named, or else the one of mine that is asked.
    seats = mine if seat is None else [seat]
    if moment is None or moment >= match.head:
        page = house.pages.page(table, match, seats, lang, "desk")
        state = match.state
    else:
        page = await house.pages.page_at(table, match, moment, seats, lang, "desk")
        state = await house.tables.looking.history(table_id, moment)
    return StateInfo(
        table=table_id,
        head=page.head,
        moment=page.moment,
        seat=page.seat,
        view=state.view(page.seat).to_data(),
        prompt=page.prompt,
        options=list(page.options),
        can_undo=page.can_undo,
        log=list(page.log),
    )


@post(
    "/tables/{table_id:str}/join",
    summary="Take a seat",
    description=(
        "Takes an open seat, or with an invitation one that is offered while the game goes on. When the last "
        "one is taken, the game begins."
    ),
    operation_id="joinTable",
    responses=REFUSED,
    security=BEARER,
)
async def join_table(request: WebRequest, table_id: TableId, data: JoinTableBody) -> Sat:
    person = await actor(request)
    return Sat(await house_of(request).tables.seating.join(person, table_id, data.seat, data.invitation, data.luck))


@post(
    "/tables/{table_id:str}/leave",
    summary="Leave a seat",
    description=(
        "Leaves a seat. Before the game begins it is open again; later a bot plays on, until you come back by "
        "acting for the seat."
    ),
    operation_id="leaveTable",
    responses=REFUSED,
    security=BEARER,
)
async def leave_table(request: WebRequest, table_id: TableId, data: LeaveTableBody) -> TableInfo:
    house, person = house_of(request), await actor(request)
    await house.tables.seating.leave(person, table_id, data.seat)
    return table_info(await house.tables.looking.table(table_id), person, "en")


@post(
    "/tables/{table_id:str}/play",
    summary="Do an action",
    description=(
        "Does one of the seat's options. When the answer comes, the action is stored, and fate has answered. "
        "An illegal action is refused with the rule that forbids it; if somebody was quicker, the code is "
        "stale."
    ),
    operation_id="play",
    responses=REFUSED,
    security=BEARER,
    status_code=200,
)
async def play(request: WebRequest, table_id: TableId, data: MoveBody) -> Done:
    done = await house_of(request).play(await actor(request), table_id, data.seat, data.head, data.action)
    return Done(done.head, done.over, list(done.asked))


@post(
    "/tables/{table_id:str}/undo",
    summary="Take back",
    description="Takes back your last action, if nobody else has been asked since and nothing was revealed.",
    operation_id="undo",
    responses=REFUSED,
    security=BEARER,
    status_code=200,
)
async def undo(request: WebRequest, table_id: TableId, data: TakeBackBody) -> Done:
    done = await house_of(request).tables.rewinding.undo(await actor(request), table_id, data.seat, data.head)
    return Done(done.head, done.over, list(done.asked))


@get(
    "/tables/{table_id:str}/export",
    summary="The game as a save file",
    description=(
        "The game as a save file. Before the end it comes without the seed, and not at all if anything is hidden."
    ),
    operation_id="exportTable",
    responses=REFUSED,
)
async def export_table(request: WebRequest, table_id: TableId) -> dict[str, Any]:
    save: dict[str, Any] = msgspec.json.decode(await house_of(request).tables.copying.export(table_id))
    return save


@post(
    "/import",
    summary="A save file as a table",
    description=(
        "Opens a private table from a save file, with all seats yours. A game that goes on gets a new secret seed."
    ),
    operation_id="importTable",
    responses=REFUSED,
    security=BEARER,
    request_max_body_size=Limits().save_bytes,
)
async def import_table(request: WebRequest, data: JSONBody[dict[str, Any]]) -> TableInfo:
    house, person = house_of(request), await actor(request)
    table = await house.tables.copying.import_save(person, msgspec.json.encode(data))
    return table_info(table, person, "en")
