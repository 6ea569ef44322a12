"""The JSON interface, for programs. Its description stands at ``/schema/openapi.json``.

A program acts for a person with a bearer token, made on the page ``/account`` or, for a new guest, by
``POST /api/guests``. What only reads may be read without one. Cookies are never enough to change something here, so a
foreign page can do nothing in a reader's name.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotAuthorizedException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example, SecurityRequirement
from litestar.params import JSONBody, QueryParameter
from litestar.types import ExceptionHandlersMap

from meadhall.kernel import house as games
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.server.errors import ForbiddenError, NotFoundError, tell
from meadhall.server.house import House
from meadhall.server.tables.records import Person, Table
from meadhall.server.web.api_types import (
    Done,
    GameInfo,
    JoinTableBody,
    Lang,
    LeaveTableBody,
    Me,
    Moment,
    MoveBody,
    NewGuest,
    NewTableBody,
    OptionInfo,
    Problem,
    RuleId,
    RuleInfo,
    Sat,
    Slug,
    StateInfo,
    TableId,
    TableInfo,
    TakeBackBody,
    TokenId,
    TokenRow,
)
from meadhall.server.web.rows import option_help, seat_rows
from meadhall.server.web.security import Limits
from meadhall.server.web.visit import by_bearer, language_of, person_of

Web = Request[Any, Any, Any]
BEARER: list[SecurityRequirement] = [{"bearer": []}]


def refusal(what: str, code: int, word: str, text: str, field: str = "", rule: str | None = None) -> ResponseSpec:
    value = {"status": code, "code": word, "text": text, "field": field, "rule": rule}
    return ResponseSpec(Problem, generate_examples=False, description=what, examples=[Example(value=value)])


REFUSED: dict[int, ResponseSpec] = {
    400: refusal(
        "Something in the request is wrong; field says where.",
        400,
        "wrong",
        "Please choose one of these: me, open, hot, bot:LEVEL.",
        "seats[1]",
    ),
    401: refusal("A valid bearer token is needed.", 401, "unknown", "A bearer token is needed."),
    403: refusal("This person may not do that.", 403, "forbidden", "This is not your seat.", "seat"),
    404: refusal("There is no such thing.", 404, "missing", "There is no such table.", "table"),
    409: refusal(
        "Not as things are now: an illegal action, an old head, a seat that is taken.",
        409,
        "stale",
        "The table has moved on; look again and choose anew.",
        "head",
    ),
    413: refusal("The request is too long.", 413, "size", "That is too long."),
    429: refusal("Too many requests.", 429, "rate", "That was too much at once. Please wait a moment."),
}


def house_of(request: Web) -> House:
    house: House = request.app.state.house
    return house


async def actor(request: Web) -> Person:
    """The person for whom a program changes something: by token only."""
    person = await by_bearer(house_of(request), request)
    if person is None:
        raise NotAuthorizedException("A bearer token is needed.", headers={"WWW-Authenticate": "Bearer"})
    return person


def game_named(slug: str) -> Game[Any]:
    if slug not in games.games():
        raise NotFoundError("refused-game", "game", game=slug[:40])
    return games.load(slug)


@get(
    "/games",
    summary="All games with their options",
    description="All games of the house with the options that a table can be opened with.",
    operation_id="listGames",
    responses=REFUSED,
)
async def list_games(lang: Lang = "en") -> list[GameInfo]:
    return [game_info(games.load(slug), lang) for slug in games.games()]


@get(
    "/games/{slug:str}",
    summary="One game",
    description="One game by its short name.",
    operation_id="getGame",
    responses=REFUSED,
)
async def get_game(slug: Slug, lang: Lang = "en") -> GameInfo:
    return game_info(game_named(slug), lang)


def game_info(game: Game[Any], lang: str) -> GameInfo:
    options = [
        OptionInfo(name, option_help(game, name, lang), option.default, list(option.choices))
        for name, option in game.options.items()
    ]
    return GameInfo(
        slug=game.slug,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        options=options,
        actions=len(game.vocabulary),
        styles=list(game.mind.styles),
    )


@get(
    "/games/{slug:str}/rules",
    summary="The rule catalogue of a game",
    description="Every rule of a game in our own words, in the order of its chapters.",
    operation_id="listRules",
    responses=REFUSED,
)
async def list_rules(slug: Slug, lang: Lang = "en") -> list[RuleInfo]:
    return [rule_info(rule, lang) for rule in game_named(slug).catalogue.values()]


@get(
    "/games/{slug:str}/rules/{rule_id:str}",
    summary="One rule",
    description="One rule by its id, such as the one that a refused action names.",
    operation_id="getRule",
    responses=REFUSED,
)
async def get_rule(slug: Slug, rule_id: RuleId, lang: Lang = "en") -> RuleInfo:
    rule = game_named(slug).catalogue.get(rule_id)
    if rule is None:
        raise NotFoundError("refused-rule", "rule", rule=rule_id[:40])
    return rule_info(rule, lang)


def rule_info(rule: Any, lang: str) -> RuleInfo:
    return RuleInfo(rule.id, rule.chapter, rule.title(lang), rule.text(lang), list(rule.editions))


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
async def list_tables(request: Web, which: Which = "open", lang: Lang = "en") -> list[TableInfo]:
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
async def create_table(request: Web, data: NewTableBody) -> TableInfo:
    house, person = house_of(request), await actor(request)
    table = await house.tables.opening.create(
        person, data.game, data.options, data.seats, data.pace, data.title, data.private
    )
    house.start_bots(table.id)
    return table_info(table, person, "en")


@get(
    "/tables/{table_id:str}",
    summary="One table",
    description="Who sits where, who is to decide, and how it ended.",
    operation_id="getTable",
    responses=REFUSED,
)
async def get_table(request: Web, table_id: TableId, lang: Lang = "en") -> TableInfo:
    house = house_of(request)
    person = await person_of(house, request)
    table, match = await house.tables.looking.table_and_match(table_id)
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
    request: Web,
    table_id: TableId,
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=8, description="One of your seats, from 0; after the end any.")
    ] = None,
    moment: Moment = None,
    lang: Lang = "en",
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
async def join_table(request: Web, table_id: TableId, data: JoinTableBody) -> Sat:
    person = await actor(request)
    return Sat(await house_of(request).tables.seating.join(person, table_id, data.seat, data.invitation))


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
async def leave_table(request: Web, table_id: TableId, data: LeaveTableBody) -> TableInfo:
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
async def play(request: Web, table_id: TableId, data: MoveBody) -> Done:
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
async def undo(request: Web, table_id: TableId, data: TakeBackBody) -> Done:
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
async def export_table(request: Web, table_id: TableId) -> dict[str, Any]:
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
async def import_table(request: Web, data: JSONBody[dict[str, Any]]) -> TableInfo:
    house, person = house_of(request), await actor(request)
    table = await house.tables.copying.import_save(person, msgspec.json.encode(data))
    return table_info(table, person, "en")


@get(
    "/me",
    summary="Who I am",
    description="The person whom the token belongs to.",
    operation_id="getMe",
    responses=REFUSED,
    security=BEARER,
)
async def me(request: Web) -> Me:
    person = await actor(request)
    return Me(person.id, person.name, person.account)


@post(
    "/guests",
    summary="A new guest with a token",
    description=(
        "Makes a guest and a token, so that a program can play at once. Nobody can find the token again: keep it."
    ),
    operation_id="createGuest",
    responses=REFUSED,
)
async def create_guest(request: Web) -> NewGuest:
    people = house_of(request).people
    person = await people.guest()
    return NewGuest(person.id, person.name, await people.new_token(person, "api"))


@get(
    "/tokens",
    summary="My tokens",
    description="The tokens that act for you, the oldest first. The tokens themselves cannot be shown again.",
    operation_id="listTokens",
    responses=REFUSED,
    security=BEARER,
)
async def list_tokens(request: Web) -> list[TokenRow]:
    tokens = await house_of(request).people.tokens(await actor(request))
    return [TokenRow(token.id, token.name, datetime.fromtimestamp(token.made, UTC).isoformat()) for token in tokens]


@delete(
    "/tokens/{token_id:str}",
    summary="Drop a token",
    description="Makes one of your tokens open nothing any more.",
    operation_id="dropToken",
    responses=REFUSED,
    security=BEARER,
)
async def drop_token(request: Web, token_id: TokenId) -> None:
    await house_of(request).people.drop_token(await actor(request), token_id)


def refused(request: Web, error: MeadhallError) -> Response[Problem]:
    told = tell(error, language_of(request, None))
    problem = Problem(told.status, told.code, told.text, told.field, told.rule)
    return Response(problem, status_code=told.status, media_type=MediaType.JSON)


HANDLERS: ExceptionHandlersMap = {MeadhallError: refused}


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
                list_tokens,
                drop_token,
            ],
            exception_handlers=HANDLERS,
        ),
        Router("/api", route_handlers=[create_guest], middleware=[narrow.middleware], exception_handlers=HANDLERS),
    ]
