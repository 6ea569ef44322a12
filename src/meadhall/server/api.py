"""The JSON interface, for programs. Its description stands at ``/schema/openapi.json``.

A program acts for a person with a bearer token, made on the page ``/account`` or, for a new guest, by
``POST /api/guests``. What only reads may be read without one. Cookies are never enough to change something here, so a
foreign page can do nothing in a reader's name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from meadhall.kernel import house as games
from meadhall.kernel.game import Game
from meadhall.server.errors import ForbiddenError, NotFoundError
from meadhall.server.house import House
from meadhall.server.records import Person, Table
from meadhall.server.render import Choice, Line, Prompt
from meadhall.server.rows import SeatRow as SeatInfo
from meadhall.server.rows import option_help, seat_rows
from meadhall.server.security import Limits
from meadhall.server.visit import by_bearer, person_of

Web = Request[Any, Any, Any]
Lang = Annotated[Literal["en", "de"], QueryParameter(description="the language of all words")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=10**9, description="a number of journal rows")]
TableId = Annotated[str, PathParameter(max_length=36)]
Small = Annotated[str, Meta(max_length=200)]
Whole = Annotated[int, Meta(ge=0, le=10**9)]

BEARER: list[SecurityRequirement] = [{"bearer": []}]


# --- what is sent and received ------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    help: str
    default: str | bool
    choices: list[str]
    """Empty for a switch and for free text."""


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    title: str
    rules: str
    """The version of the rules."""
    seats: list[int]
    options: list[OptionInfo]
    actions: int
    """The size of the vocabulary."""


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    chapter: int
    title: str
    text: str
    editions: list[str]


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: str
    title: str
    options: dict[str, Any]
    pace: str
    private: bool
    status: str
    head: int
    """The length of the journal; every move names it."""
    asked: list[int]
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    winners: list[int] | None
    scores: list[int] | None
    ending: str | None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Small
    seats: Annotated[list[Small], Meta(min_length=1, max_length=8)]
    """One word a seat: "me", "open", "hot", "bot:random"."""
    options: dict[str, str | bool] = {}
    pace: Small = "none"
    title: Small = ""
    private: bool = False


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Whole | None = None
    invitation: Small | None = None


class Sat(msgspec.Struct, frozen=True):
    seat: int


class LeaveTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Whole


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Whole
    head: Whole
    action: Small


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Whole
    head: Whole


class Done(msgspec.Struct, frozen=True):
    head: int
    over: bool
    asked: list[int]


class StateInfo(msgspec.Struct, frozen=True):
    table: str
    head: int
    moment: int | None
    seat: int | None
    """Whose view this is; null is a spectator's."""
    view: dict[str, Any]
    """The position as the seat may know it, in the format of saved positions, and the seat's options."""
    prompt: Prompt
    options: list[Choice]
    can_undo: bool
    log: list[Line]


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool


class NewGuest(msgspec.Struct, frozen=True):
    id: str
    name: str
    token: str


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with."""

    status: int
    code: str
    text: str
    field: str = ""
    rule: str | None = None


REFUSED: dict[int, ResponseSpec] = {
    400: ResponseSpec(Problem, description="Something in the request is wrong; field says where"),
    401: ResponseSpec(Problem, description="A valid bearer token is needed"),
    403: ResponseSpec(Problem, description="This person may not do that"),
    404: ResponseSpec(Problem, description="There is no such thing"),
    409: ResponseSpec(
        Problem, description="Not as things are now: an illegal action, an old head, a seat that is taken"
    ),
    413: ResponseSpec(Problem, description="Too long"),
    429: ResponseSpec(Problem, description="Too many requests"),
}


# --- who asks -----------------------------------------------------------------------------------------


def house_of(request: Web) -> House:
    house: House = request.app.state.house
    return house


async def actor(request: Web) -> Person:
    """The person for whom a program changes something: by token only."""
    person = await by_bearer(house_of(request), request)
    if person is None:
        raise NotAuthorizedException("a bearer token is needed", headers={"WWW-Authenticate": "Bearer"})
    return person


def game_named(slug: str) -> Game[Any]:
    if slug not in games.games():
        raise NotFoundError("there is no such game")
    return games.load(slug)


# --- games and rules ----------------------------------------------------------------------------------


@get("/games", summary="All games with their options", operation_id="listGames", responses=REFUSED)
async def list_games(lang: Lang = "en") -> list[GameInfo]:
    return [game_info(games.load(slug), lang) for slug in games.games()]


@get("/games/{slug:str}", summary="One game", operation_id="getGame", responses=REFUSED)
async def get_game(slug: FromPath[str], lang: Lang = "en") -> GameInfo:
    return game_info(game_named(slug), lang)


def game_info(game: Game[Any], lang: str) -> GameInfo:
    options = [
        OptionInfo(name, option_help(game, name, lang), option.default, list(option.choices))
        for name, option in game.options.items()
    ]
    return GameInfo(game.slug, game.title, game.version, list(game.seats), options, len(game.vocabulary))


@get("/games/{slug:str}/rules", summary="The rule catalogue of a game", operation_id="listRules", responses=REFUSED)
async def list_rules(slug: FromPath[str], lang: Lang = "en") -> list[RuleInfo]:
    return [rule_info(rule, lang) for rule in game_named(slug).catalogue.values()]


@get("/games/{slug:str}/rules/{rule_id:str}", summary="One rule", operation_id="getRule", responses=REFUSED)
async def get_rule(slug: FromPath[str], rule_id: FromPath[str], lang: Lang = "en") -> RuleInfo:
    rule = game_named(slug).catalogue.get(rule_id)
    if rule is None:
        raise NotFoundError("there is no such rule")
    return rule_info(rule, lang)


def rule_info(rule: Any, lang: str) -> RuleInfo:
    return RuleInfo(rule.id, rule.chapter, rule.title(lang), rule.text(lang), list(rule.editions))


# --- tables -------------------------------------------------------------------------------------------


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
        winners=None if result is None else list(result.winners),
        scores=None if result is None else list(result.scores),
        ending=None if result is None else result.ending,
    )


Which = Annotated[Literal["open", "mine", "finished"], QueryParameter()]


@get("/tables", summary="Tables: open ones, mine, or finished ones", operation_id="listTables", responses=REFUSED)
async def list_tables(request: Web, which: Which = "open", lang: Lang = "en") -> list[TableInfo]:
    house = house_of(request)
    person = await person_of(house, request)
    if which == "open":
        found = await house.tables.list_open()
    elif which == "finished":
        found = await house.tables.list_finished(person if person.id else None)
    else:
        found = await house.tables.list_mine(person) if person.id else []
    return [table_info(table, person, lang) for table in found]


@post("/tables", summary="Open a table", operation_id="createTable", responses=REFUSED, security=BEARER)
async def create_table(request: Web, data: JSONBody[NewTable]) -> TableInfo:
    house, person = house_of(request), await actor(request)
    table = await house.tables.create(person, data.game, data.options, data.seats, data.pace, data.title, data.private)
    house.start_bots(table.id)
    return table_info(table, person, "en")


@get("/tables/{table_id:str}", summary="One table", operation_id="getTable", responses=REFUSED)
async def get_table(request: Web, table_id: TableId, lang: Lang = "en") -> TableInfo:
    house = house_of(request)
    person = await person_of(house, request)
    table, match = await house.tables.table_and_match(table_id)
    return table_info(table, person, lang, match.state)


@get(
    "/tables/{table_id:str}/state",
    summary="The position as a seat of mine may know it",
    operation_id="getState",
    responses=REFUSED,
)
async def get_state(
    request: Web,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=8)] = None,
    moment: Moment = None,
    lang: Lang = "en",
) -> StateInfo:
    house = house_of(request)
    person = await person_of(house, request)
    table, match = await house.now(table_id)
    mine = table.seats_of(person)
    if seat is not None and seat not in mine:
        raise ForbiddenError("this is not your seat")
    # The seat that is named, or else the one of mine that is asked.
    seats = mine if seat is None else [seat]
    if moment is None or moment >= match.head:
        page = house.page(table, match, seats, lang, "desk")
        state = match.state
    else:
        page = await house.page_at(table, match, moment, seats, lang, "desk")
        state = await house.tables.history(table_id, moment)
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
    "/tables/{table_id:str}/join", summary="Take a seat", operation_id="joinTable", responses=REFUSED, security=BEARER
)
async def join_table(request: Web, table_id: TableId, data: JSONBody[JoinTable]) -> Sat:
    person = await actor(request)
    return Sat(await house_of(request).tables.join(person, table_id, data.seat, data.invitation))


@post(
    "/tables/{table_id:str}/leave",
    summary="Leave a seat",
    operation_id="leaveTable",
    responses=REFUSED,
    security=BEARER,
)
async def leave_table(request: Web, table_id: TableId, data: JSONBody[LeaveTable]) -> TableInfo:
    house, person = house_of(request), await actor(request)
    await house.tables.leave(person, table_id, data.seat)
    return table_info(await house.tables.load(table_id), person, "en")


@post(
    "/tables/{table_id:str}/play",
    summary="Do an action",
    operation_id="play",
    responses=REFUSED,
    security=BEARER,
    status_code=200,
)
async def play(request: Web, table_id: TableId, data: JSONBody[Move]) -> Done:
    done = await house_of(request).play(await actor(request), table_id, data.seat, data.head, data.action)
    return Done(done.head, done.over, list(done.asked))


@post(
    "/tables/{table_id:str}/undo",
    summary="Take back",
    operation_id="undo",
    responses=REFUSED,
    security=BEARER,
    status_code=200,
)
async def undo(request: Web, table_id: TableId, data: JSONBody[TakeBack]) -> Done:
    done = await house_of(request).tables.undo(await actor(request), table_id, data.seat, data.head)
    return Done(done.head, done.over, list(done.asked))


@get("/tables/{table_id:str}/export", summary="The game as a save file", operation_id="exportTable", responses=REFUSED)
async def export_table(request: Web, table_id: TableId) -> dict[str, Any]:
    save: dict[str, Any] = msgspec.json.decode(await house_of(request).tables.export(table_id))
    return save


@post(
    "/import",
    summary="A save file as a table",
    operation_id="importTable",
    responses=REFUSED,
    security=BEARER,
    request_max_body_size=Limits().save_bytes,
)
async def import_table(request: Web, data: JSONBody[dict[str, Any]]) -> TableInfo:
    house, person = house_of(request), await actor(request)
    table = await house.tables.import_save(person, msgspec.json.encode(data))
    return table_info(table, person, "en")


# --- people -------------------------------------------------------------------------------------------


@get("/me", summary="Who I am", operation_id="getMe", responses=REFUSED, security=BEARER)
async def me(request: Web) -> Me:
    person = await actor(request)
    return Me(person.id, person.name, person.account)


@post("/guests", summary="A new guest with a token", operation_id="createGuest", responses=REFUSED)
async def create_guest(request: Web) -> NewGuest:
    people = house_of(request).people
    person = await people.guest()
    return NewGuest(person.id, person.name, await people.new_token(person, "api"))


@delete("/tokens/{token_id:str}", summary="Drop a token", operation_id="dropToken", responses=REFUSED, security=BEARER)
async def drop_token(request: Web, token_id: FromPath[str]) -> None:
    await house_of(request).people.drop_token(await actor(request), token_id)


def routers(limits: Limits) -> list[Router]:
    narrow = RateLimitConfig(rate_limit=("minute", limits.sign_ins_a_minute), store="guests")
    return [
        Router(
            "/api",
            route_handlers=[
                list_games,
                get_game,
                list_rules,
                get_rule,
                list_tables,
                create_table,
                get_table,
                get_state,
                join_table,
                leave_table,
                play,
                undo,
                export_table,
                import_table,
                me,
                drop_token,
            ],
        ),
        Router("/api", route_handlers=[create_guest], middleware=[narrow.middleware]),
    ]
