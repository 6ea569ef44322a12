"""The HTML pages. What each template is given is written here; templates know nothing else.

Every template
    t(id, **args) -> str        words of the page in the reader's language (web/text/*.ftl); an unknown id raises
    lang: str                   "en" or "de";  languages: list[str], all of them
    person: Person              who reads (guests too): .id, .name, .account (bool: has a passphrase)
    theme: str                  "auto", "light" or "dark"
    ask_always: bool            ask even where there is only one option
    sound: bool                 sounds are wanted
    keys: bool                  single letters, digits and signs do something at a table
    tempo: str                  how quickly bots should move: "normal", "slow", "fast" or "none"; tempos: all of them
    path: str                   path and query of this page without ``lang``, for the language switch
    csrf_input                  the hidden field that each POST form needs (a plain variable, not a call)
    csrf_token: str             the same value, for script (header x-csrftoken)
    static(name) -> str         address of a file in web/static with its version
    notice: str | None          what the last form said, such as "saved" (a message id)
    Pages with forms also get error: str | None (what was wrong) and error_field: str | None (the id of its field)

Rows that several pages show
    GameCard    .slug .title .seats (list[int]) .seats_text ("1–4") .words (one sentence, may be "")
                .picture (address of an SVG of the board, to which &theme= is added, or None)
                .quick (list of .players: int, .seats: str for the form)
    SeatRow     .seat (int) .kind ("person", "bot", "hot", "open") .name (of the person or bot, "" if open)
                .role (what the game calls the seat, such as "Callo") .colour (letter of LOOK.md: B R K G A)
                .mine (bool) .asked (bool: is to act now) .away (bool) .score (int | None, after the end) .winner (bool)
                .reasons (bool: a bot that can say why it did something)
    TableRow    .id .title .game (slug) .game_title .seats (list[SeatRow]) .pace (word) .pace_text .private (bool)
                .mine (bool: I have a seat) .turn (bool: I am asked) .prompt (str: what is asked, or who is awaited)
                .over (bool) .ending (str) .head (int) .since (str, such as "5 minutes") .free (int) .link
                .options (list of "edition: second")

lobby.html (/)
    levels: list of .value .label .chosen (bool): how well the bots of a game that begins at once play
    games: list[GameCard]; mine: list[TableRow] (my turn first); open: list[TableRow]; finished: list[TableRow]
    Forms: POST /tables (game, seats="me,bot", level, pace="none"), POST /table/{id}/join (seat),
    POST /import (multipart: file)

new.html (/new/{game})
    game: GameCard
    options: list of .name .label .help .kind ("choice", "switch", "text", "each") .value
                .choices (list of .value .label)
                .players (list[int]: only for so many; none: for all). For "each" the last choice is EACH: then every
                seat has one of .each (list of .value .label), and .picks are those of the seats so far
    usual: str                  the kind of seat that is proposed beside mine
    seat_groups: list of .label .kinds (list of .value ("me", "open", "hot", "bot:adept", "bot:adept:raider") .label)
    paces: list of .value .label .help
    players: int; seats: list[str]; title: str; pace: str; private: bool    what was chosen so far
    Form: POST /tables (game, players, seat-0 ... seat-N, title, pace, private="on", option-<name>)

table.html (/table/{id}, /table/{id}?moment=N)
    table: TableRow; seats: list[SeatRow]; my_seats: list[int]; seat: int | None (whose view this is)
    page: Page, what the live messages patch later:
        .head: int
        .board: markup of <div id="board">: for each picture <svg id="picture-NAME"> with <g class="ground"> and
                <g id="parts-NAME"> that holds the parts; without a picture <div id="picture-text"> with lines
        .panels: markup of <div id="seats">: one element with the id "seat-N" for each seat
        .status: list[str]
        .prompt: .seat (int | None) .mine (bool) .name .text .rule (str | None) .waiting (list[str]) .picture (str)
        .options: list of .action .label .places (list[str]) .key (str) .note (str) .weighs .ends (bool)
        .log: list of .n .seat (int | None) .text .places .rule (str | None)
        .last: list[str]; .can_undo: bool; .over: str | None (the result in words)
        .move: int, .moves: int (how many moves led to what is shown, and to now; what was taken back does not count)
        .gaps: list of pairs; .forward: int | None (where the table was before it went back)
    live: str                   address for the WebSocket with head, lang and layout, to be opened by the script
    layout: str                 "desk" or "phone"
    moment: int | None          None means now; otherwise the page is a replay and has no options
    eyes: int | None            the seat through whose eyes a finished game is seen; None: through my own
    secrets: bool               whether the game has things that not all know, so that it matters
    chat: list of .n .name .seat (int | None) .text .at (ISO time)
    notes: str                  my private notes
    watching: list[str]         names of those who are here
    invitation: str | None      address to send to a friend while seats are free
    rewind: None or .by (name) .to (int) .mine (bool: my answer is awaited) .on (bool: it leads forward again)
    commitment: str; seed: str | None (after the end)
    chapters: list of .number .title (of the rules; /rules/{game}?part=N answers a bare fragment)
    hint: Hint | None           what a bot advises (/table/{id}?hint=1): .action .label .reasons (list of .weight .text)
    can_rematch: bool; can_leave: bool; can_return: bool (a bot sits on my seat)
    arrange: Arrange | None     what I may arrange here (parts/arrange.html); None for those who only watch
        .seats: list of .row (SeatRow) .invitation (address or "") .may_fill .may_offer .may_hand_over
        .paces: list of .value .label .help (empty: the pace is not mine to change); .pace: str
        .ways: list of .value .label .help (how I can be called when away); .notify: list[str]
        .bots: list of .value .label .chosen
    Forms: POST /table/{id}/join (seat, invitation, name), /leave, /return, /notes (text), /rematch, /fork (moment),
    /say (text), /rewind (to), /answer (accept="yes" or "no"), /play (seat, head, action), /undo (seat, head),
    /fill (seat, kind), /offer (seat), /withdraw (seat), /handover (seat), /pace (pace), /notify (notify...);
    GET /table/{id}/export

review.html (/table/{id}/review, /table/{id}/review?known=own&moment=N): described in looking_back.py

rules.html (/rules/{game}, /rules/{game}/{id}; with ?part=N or ?bare=1 only the fragment)
    game: GameCard; rule: Rule | None (one rule, by its id); bare: bool (no page around it)
    chapters: list of .number .title .rules (list[Rule]); found: list[Rule], the best first, if there is a query
    Rule: .id .title .text .editions (str) .source (list[str])
    query: str                  what was searched (?q=)

account.html (/account)
    tokens: list of .id .name .made (str); token: str | None (a new one, shown once)
    name: str                   what was written into the form that was wrong, or my name
    Forms: POST /account/register (name, passphrase), /account/login (name, passphrase), /account/logout,
    /account/everywhere, /account/passphrase (old, new), /account/delete (passphrase, sure="on"),
    /account/token (name), /account/token/{id}/drop. The id of a field is FORM-FIELD, such as "login-name".

settings.html (/settings)
    name: str; email: str; webhook: str; notify: list[str] of "browser", "email", "webhook"
    unconfirmed: str            the address that is still to be confirmed
    mail: bool, webhooks: bool  whether this house sends mails, and calls webhooks
    Forms: POST /settings (name, lang, theme, ask_always="on", sound="on", keys="on", tempo, email, webhook, notify...),
    /settings/mail

mail.html (/mail/confirm/{link}, /mail/stop/{link})
    what: str                   "confirm" or "stop"; done: bool
    Form: POST to the page itself; the signed link is all that it needs

join.html (/join/{invitation})
    table: TableRow; invitation: str; seat: SeatRow (the one that the invitation is for)
    Form: POST /table/{id}/join (seat, invitation, name)

error.html
    status: int; text: str; rule: str | None
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response, Router, get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.enums import MediaType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup, escape

from meadhall import bots
from meadhall.draw.picture import Picture
from meadhall.kernel import registry as games
from meadhall.kernel.catalogue import LANGUAGES, Reading, Rule
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.option import Option
from meadhall.server.advisor import Hint
from meadhall.server.clock import read_pace
from meadhall.server.errors import ConflictError, NotFoundError, TooManyError, WrongField, tell
from meadhall.server.live import iso, proposal, said
from meadhall.server.looking_back import KNOWN, LookingBack
from meadhall.server.opponents import BLIND, USUAL
from meadhall.server.people import WAYS
from meadhall.server.records import FREE, HOT, OPEN, OVER, PERSON, RUNNING, Person, Seat, Table
from meadhall.server.render import Page, conceals
from meadhall.server.rows import (
    PACES,
    SeatRow,
    all_games,
    game_card,
    option_help,
    option_label,
    pace_text,
    seat_rows,
    styled,
    table_row,
    word,
)
from meadhall.server.searching import Search
from meadhall.server.seating import may_offer
from meadhall.server.security import COOKIE, Limits, confirming, stopping
from meadhall.server.tempo import TEMPOS
from meadhall.server.visit import THEMES, Visitor, eyes_of, last_visitor, one_of, visit

EACH = "each"
"""The choice of a form that says: one for every seat, named beside it."""
NOTICES = ("saved", "account-deleted", "account-signed-out", "account-passphrase-changed")
MOST_SEATS = 12
SAMPLE_MOVES = 90
"""How far the game of a lobby picture has come."""
SAMPLE_WINDOW = (300, 204)
"""How much of it is shown, in pixels."""

Web = Request[Any, Any, Any]
Html = Response[str]


class Named(msgspec.Struct, frozen=True):
    value: str
    label: str
    help: str = ""


class Level(msgspec.Struct, frozen=True):
    value: str
    label: str
    chosen: bool


class KindGroup(msgspec.Struct, frozen=True):
    label: str
    kinds: list[Named]


class OptionField(msgspec.Struct, frozen=True):
    name: str
    label: str
    help: str
    kind: str
    choices: list[Named]
    value: str | bool
    players: list[int]
    each: list[Named]
    picks: list[str]


class RuleText(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    editions: str
    source: list[str]
    readings: list[str]


class Chapter(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: list[RuleText]


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: str


class SeatPlan(msgspec.Struct, frozen=True):
    row: SeatRow
    invitation: str
    may_fill: bool
    may_offer: bool
    may_hand_over: bool


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


# --- templates ----------------------------------------------------------------------------------------


@lru_cache(1)
def templates() -> Environment:
    return Environment(
        loader=PackageLoader("meadhall.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@lru_cache(None)
def static(name: str) -> str:
    """The address of a file with a mark of its content: kept for ever, and fetched anew when it changes."""
    file = files("meadhall.web") / "static" / name
    mark = hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else "0"
    return f"/static/{name}?v={mark}"


def show(request: Web, visitor: Visitor, template: str, code: int = 200, **context: Any) -> Html:
    """A page from its template."""
    token = ScopeState.from_scope(request.scope).csrf_token
    csrf = token if isinstance(token, str) else ""
    notice = request.query_params.get("notice")
    body = (
        templates()
        .get_template(template)
        .render(
            t=visitor.say,
            lang=visitor.lang,
            languages=list(LANGUAGES),
            person=visitor.person,
            theme=visitor.theme,
            ask_always=visitor.ask_always,
            sound=visitor.sound,
            keys=visitor.keys,
            tempo=visitor.tempo,
            tempos=list(TEMPOS),
            path=path_of(request),
            csrf_input=Markup(f'<input type="hidden" name="_csrf_token" value="{escape(csrf)}">'),
            csrf_token=csrf,
            static=static,
            notice=notice if notice in NOTICES else None,
            **context,
        )
    )
    return Response(body, media_type=MediaType.HTML, status_code=code, cookies=visitor.cookies)


def path_of(request: Web) -> str:
    query = [(name, value) for name, value in request.query_params.multi_items() if name not in ("lang", "notice")]
    return request.url.path + (f"?{urlencode(query)}" if query else "")


def go(visitor: Visitor, path: str) -> Redirect:
    return Redirect(path, status_code=303, cookies=visitor.cookies)


RIGHT: dict[str, str | None] = {"error": None, "error_field": None}


def wrong(error: MeadhallError, visitor: Visitor, fields: Mapping[str, str] | None = None) -> dict[str, str | None]:
    """An error for a form: what, and at which field. ``fields`` are the ids of the form's fields by their names."""
    told = tell(error, visitor.lang)
    field = told.field or None
    return {"error": told.text, "error_field": field if fields is None else fields.get(told.field)}


def status_for(error: MeadhallError) -> int:
    return tell(error, LANGUAGES[0]).status


async def form_of(request: Web) -> FormMultiDict:
    return await request.form()


def text(form: Mapping[str, Any], name: str, default: str = "") -> str:
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def number(form: Mapping[str, Any], name: str) -> int:
    value = text(form, name)
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise WrongField(name, "refused-number")
    return int(value)


# --- the hall -----------------------------------------------------------------------------------------


@get("/")
async def lobby(request: Web) -> Html:
    visitor = await visit(request)
    tables, person = visitor.house.tables, visitor.person
    mine = await tables.list_mine(person, 50) if person.id else []
    finished = await tables.list_finished(person if person.id else None, 20)
    here = {table.id for table in mine}

    def rows(found: list[Table]) -> list[Any]:
        return [table_row(table, person, visitor.lang, visitor.say) for table in found]

    return show(
        request,
        visitor,
        "lobby.html",
        games=all_games(visitor.lang),
        levels=levels(visitor.say),
        mine=rows(mine),
        open=rows([table for table in await tables.list_open(30) if table.id not in here]),
        finished=rows(finished),
    )


@get("/new/{slug:str}")
async def new(request: Web, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    players = game.check_players(None)
    chosen = {"players": players, "seats": ["me"] + [f"bot:{USUAL}"] * (players - 1), "title": "", "pace": "none"}
    options = {name: option.default for name, option in game.options.items()}
    return new_form(request, visitor, game, options, chosen | {"private": False}, RIGHT)


def new_form(
    request: Web,
    visitor: Visitor,
    game: Game[Any],
    values: Mapping[str, Any],
    chosen: Mapping[str, Any],
    error: Mapping[str, str | None],
    status: int = 200,
) -> Html:
    say = visitor.say
    return show(
        request,
        visitor,
        "new.html",
        status,
        game=game_card(game, visitor.lang),
        options=option_fields(game, values, visitor.lang),
        usual=f"bot:{USUAL}",
        seat_groups=seat_groups(game, visitor.lang, say),
        paces=paces(say),
        **chosen,
        **error,
    )


def paces(say: Callable[..., str]) -> list[Named]:
    return [
        Named(pace, pace_text(read_pace(pace), say), say(f"server-pace-{read_pace(pace).kind}-help")) for pace in PACES
    ]


def option_fields(game: Game[Any], values: Mapping[str, Any], lang: str) -> list[OptionField]:
    fields = []
    for name, option in game.options.items():
        choices = [Named(choice, capital(word(game, choice, lang))) for choice in option.choices or option.instead]
        value = values.get(name, option.default)
        label, help = capital(option_label(game, name, lang)), option_help(game, name, lang)
        each, picks = [Named(one, capital(game.texts.word(one, lang))) for one in option.each], list(option.each)
        if option.each and isinstance(value, str) and value not in option.instead:
            value, picks = EACH, [*value.split(","), *picks]
        fields.append(
            OptionField(name, label, help, kind_of(option), choices, value, list(option.players), each, picks)
        )
    return fields


def kind_of(option: Option) -> str:
    """How a form asks for an option."""
    if option.type is bool:
        return "switch"
    return "choice" if option.choices else "each" if option.each else "text"


def capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def seat_groups(game: Game[Any], lang: str, say: Callable[..., str]) -> list[KindGroup]:
    """Who may sit on a seat: people, and the bots of each level with all their characters."""
    people = KindGroup(
        say("server-people"), [Named(kind, say(f"server-seat-{kind}")) for kind in ("me", "open", "hot")]
    )
    return [people, *(bot_group(game, level, lang, say) for level in bots.LEVELS)]


def bot_group(game: Game[Any], level: str, lang: str, say: Callable[..., str]) -> KindGroup:
    kinds = [Named(f"bot:{level}", say("server-seat-bot", level=level))]
    if level != BLIND and len(game.mind.styles) > 1:
        kinds += [Named(f"bot:{level}:{style}", styled(game, level, style, lang)) for style in game.mind.styles]
    return KindGroup(say("server-level", level=level), kinds)


def levels(say: Callable[..., str], before: str = "") -> list[Level]:
    return [Level(f"{before}{level}", say("server-level", level=level), level == USUAL) for level in bots.LEVELS]


def game_named(slug: str) -> Game[Any]:
    if slug not in games.games():
        raise NotFoundError("refused-game", "game", game=slug[:40])
    return games.load(slug)


@post("/tables")
async def create(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    game = game_named(text(form, "game"))
    seats = quick_seats(text(form, "seats"), text(form, "level", USUAL)) if text(form, "seats") else None
    pace, title, private = text(form, "pace", "none"), text(form, "title"), text(form, "private") == "on"
    options: dict[str, Any] = {}
    quick = seats is not None
    for name, option in game.options.items():
        if option.type is bool and not quick:
            options[name] = text(form, f"option-{name}") == "on"
        elif f"option-{name}" in form:
            options[name] = text(form, f"option-{name}")
            if option.each and options[name] == EACH:
                options[name] = ",".join(text(form, f"option-{name}-{seat}") for seat in range(number(form, "players")))
    named = [text(form, f"seat-{seat}", f"bot:{USUAL}") for seat in range(MOST_SEATS)] if seats is None else seats
    try:
        if seats is None:
            seats = named[: number(form, "players")]
        table = await visitor.house.tables.create(await visitor.sit(), game.slug, options, seats, pace, title, private)
    except MeadhallError as error:
        players = game.check_players(None) if seats is None else len(seats)
        chosen = {"players": players, "seats": named, "title": title, "pace": pace, "private": private}
        fields = {"players": "players", "title": "title", "pace": "pace", "seats": "seats"}
        fields |= {f"seats[{seat}]": f"seat-{seat}" for seat in range(MOST_SEATS)}
        fields |= {name: f"option-{name}" for name in game.options}
        told = wrong(error, visitor, fields)
        return new_form(request, visitor, game, options, chosen, told, status_for(error))
    visitor.house.start_bots(table.id)
    return go(visitor, f"/table/{table.id}")


def quick_seats(words: str, level: str) -> list[str]:
    """The seats of a button in the hall, where a bot is of the level that is chosen beside it."""
    return [f"bot:{level}" if word == "bot" else word for word in words.split(",")]


@post("/import", request_max_body_size=Limits().save_bytes)
async def import_save(request: Web) -> Redirect:
    visitor = await visit(request)
    file = (await form_of(request)).get("file")
    if not isinstance(file, UploadFile):
        raise WrongField("file", "refused-no-file")
    table = await visitor.house.tables.import_save(await visitor.sit(), await file.read())
    return go(visitor, f"/table/{table.id}")


# --- a table ------------------------------------------------------------------------------------------


@get("/table/{table_id:str}")
async def table(request: Web, table_id: FromPath[str]) -> Html:
    visitor = await visit(request)
    house, person = visitor.house, visitor.person
    row, match = await house.now(table_id)
    mine = row.seats_of(person)
    moment, eyes = moment_of(request, match.head), row.eyes(eyes_of(request))
    if moment is None:
        page = house.page(row, match, mine, visitor.lang, visitor.layout, eyes)
    else:
        page = await house.page_at(row, match, moment, mine, visitor.lang, visitor.layout, eyes)
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
        chat=[said(line) for line in await house.tables.chats(table_id)],
        notes=await house.tables.note(person, table_id) if person.id else "",
        watching=house.hub.names(table_id),
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
    open_seats = await house.tables.invitations(person, row.id)
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
    links = await visitor.house.tables.invitations(person, table.id)
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


@post("/table/{table_id:str}/{what:str}")
async def at_table(request: Web, table_id: FromPath[str], what: FromPath[str]) -> Html | Redirect:
    """The forms of a table, for those whose browser runs no script."""
    visitor = await visit(request)
    act = FORMS.get(what)
    if act is None:
        raise NotFoundError("refused-form", "form", form=what[:40])
    form = await form_of(request)
    if what in ("join", "fork"):
        await visitor.sit()
    try:
        to = await act(visitor, table_id, form)
    except MeadhallError as error:
        if what != "join" or not text(form, "invitation"):
            raise
        return await join_page(request, visitor, text(form, "invitation"), error)
    return go(visitor, to or f"/table/{table_id}")


async def join(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    if text(form, "name").strip():
        visitor.person = await visitor.house.people.change(visitor.person, name=text(form, "name"))
    seat = number(form, "seat") if text(form, "seat") else None
    await visitor.house.tables.join(visitor.person, table_id, seat, text(form, "invitation") or None)


async def fill(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat = number(form, "seat") if text(form, "seat") else None
    await visitor.house.tables.fill(visitor.person, table_id, text(form, "kind", f"bot:{USUAL}"), seat)


async def offer(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.offer(visitor.person, table_id, number(form, "seat"))


async def withdraw(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.withdraw_offer(visitor.person, table_id, number(form, "seat"))


async def hand_over(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.hand_over(visitor.person, table_id, number(form, "seat"))


async def set_pace(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.set_pace(visitor.person, table_id, text(form, "pace"))


async def set_notify(visitor: Visitor, table_id: str, form: FormMultiDict) -> None:
    """Ways that the form does not show stay as they are."""
    wanted = form.getall("notify", [])
    person = visitor.person
    ways = [way for way in WAYS if (way in wanted if reachable(visitor, way) else way in person.notify)]
    await visitor.house.people.change(await visitor.sit(), notify=ways)


async def leave(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    for seat in (await visitor.house.tables.load(table_id)).seats_of(visitor.person):
        await visitor.house.tables.leave(visitor.person, table_id, seat)


async def come_back(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    for seat in (await visitor.house.tables.load(table_id)).seats_of(visitor.person):
        await visitor.house.tables.return_to_seat(visitor.person, table_id, seat)


async def write_notes(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    await visitor.house.tables.write_note(await visitor.sit(), table_id, text(form, "text"))
    return f"/table/{table_id}?notice=saved"


async def rematch(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    again = await visitor.house.tables.rematch(visitor.person, table_id)
    visitor.house.start_bots(again.id)
    return f"/table/{again.id}"


async def fork(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> str:
    copy = await visitor.house.tables.fork(visitor.person, table_id, number(form, "moment"))
    return f"/table/{copy.id}"


async def talk(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    words = text(form, "text")
    if len(words) > visitor.house.limits.chat_characters:
        raise WrongField("text", "refused-too-long", longest=visitor.house.limits.chat_characters)
    await visitor.house.tables.chat(visitor.person, table_id, words)


async def rewind(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    await visitor.house.tables.propose_rewind(visitor.person, table_id, number(form, "to"))


async def answer(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    open_one = await visitor.house.tables.rewind(table_id)
    if open_one is None:
        raise ConflictError("refused-no-rewind", "accept")
    accept = text(form, "accept") == "yes"
    await visitor.house.tables.answer_rewind(visitor.person, table_id, open_one.to, accept)


async def play(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat, head = number(form, "seat"), number(form, "head")
    await visitor.house.play(visitor.person, table_id, seat, head, text(form, "action")[:200])


async def undo(visitor: Visitor, table_id: str, form: Mapping[str, Any]) -> None:
    seat, head = number(form, "seat"), number(form, "head")
    await visitor.house.tables.undo(visitor.person, table_id, seat, head)


FORMS: dict[str, Callable[[Visitor, str, FormMultiDict], Any]] = {
    "join": join,
    "fill": fill,
    "offer": offer,
    "withdraw": withdraw,
    "handover": hand_over,
    "pace": set_pace,
    "notify": set_notify,
    "leave": leave,
    "return": come_back,
    "notes": write_notes,
    "rematch": rematch,
    "fork": fork,
    "say": talk,
    "rewind": rewind,
    "answer": answer,
    "play": play,
    "undo": undo,
}


@get("/table/{table_id:str}/export")
async def export(request: Web, table_id: FromPath[str]) -> Response[str]:
    visitor = await visit(request)
    save = await visitor.house.tables.export(table_id)
    name = f"meadhall-{table_id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(save, media_type=MediaType.JSON, headers=headers)


@get("/table/{table_id:str}/review")
async def review(request: Web, table_id: FromPath[str]) -> Html:
    """Looking back on a finished game; with ``?moment=N`` also what a master says of the decision there."""
    visitor = await visit(request)
    reviews = visitor.house.reviews
    row, match = await visitor.house.now(table_id)
    found = reviews.review(row, match)
    asked = request.query_params.get("moment", "")
    moment = number({"moment": asked}, "moment") if asked else None
    choice = None if moment is None or found.survey is None else await reviews.choice(row, match, moment)
    known = one_of(request.query_params.get("known"), KNOWN)
    seats = seat_rows(row, match.state, visitor.person, visitor.lang)
    looking_back = LookingBack(match, seats, visitor.lang, visitor.say, known, visitor.layout)
    return show(
        request,
        visitor,
        "review.html",
        table=table_row(row, visitor.person, visitor.lang, visitor.say, match.state),
        seats=seats,
        **looking_back.context(found, choice),
    )


@get("/join/{invitation:str}")
async def invited(request: Web, invitation: FromPath[str]) -> Html:
    return await join_page(request, await visit(request), invitation)


async def join_page(request: Web, visitor: Visitor, invitation: str, error: MeadhallError | None = None) -> Html:
    found, seat = await visitor.house.tables.by_invitation(invitation)
    row = table_row(found, visitor.person, visitor.lang, visitor.say)
    told = RIGHT if error is None else wrong(error, visitor, {"name": "name"})
    status = 200 if error is None else status_for(error)
    return show(request, visitor, "join.html", status, table=row, invitation=invitation, seat=row.seats[seat], **told)


# --- rules --------------------------------------------------------------------------------------------


@get(["/rules/{slug:str}", "/rules/{slug:str}/{rule_id:str}"])
async def rules(request: Web, slug: FromPath[str], rule_id: FromPath[str | None] = None) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    part, query = request.query_params.get("part"), request.query_params.get("q", "")[:100].strip()
    rule = None
    if rule_id is not None:
        if rule_id.upper() not in game.catalogue:
            raise NotFoundError("refused-rule", "rule", rule=rule_id[:40])
        rule = rule_text(game.catalogue[rule_id.upper()], game, visitor)
        wanted: Callable[[Rule], bool] = lambda _: False  # noqa: E731
    elif part is not None:
        wanted = lambda one: str(one.chapter) == part  # noqa: E731
    else:
        wanted = lambda _: not query  # noqa: E731
    search = Search(query, visitor.lang)
    found = search.best(game.catalogue.values()) if query and rule is None and part is None else []
    return show(
        request,
        visitor,
        "rules.html",
        game=game_card(game, visitor.lang),
        rule=rule,
        bare=part is not None or request.query_params.get("bare") == "1",
        chapters=chapters(game, visitor, wanted),
        found=[rule_text(one, game, visitor, search.marked) for one in found],
        query=query,
    )


def chapters(game: Game[Any], visitor: Visitor, wanted: Callable[[Rule], bool], empty: bool = False) -> list[Chapter]:
    """The chapters with the rules that are wanted; without any only if ``empty``."""
    found: dict[int, list[RuleText]] = {}
    for rule in game.catalogue.values():
        here = found.setdefault(rule.chapter, [])
        if wanted(rule):
            here.append(rule_text(rule, game, visitor))
    return [
        Chapter(chapter, game.chapters[chapter](visitor.lang), texts)
        for chapter, texts in found.items()
        if texts or empty
    ]


def rule_text(rule: Rule, game: Game[Any], visitor: Visitor, mark: Callable[[str], str] = str) -> RuleText:
    editions = "both" if len(rule.editions) > 1 else rule.editions[0]
    headings = dict.fromkeys(heading for heading in (rule.source.first, rule.source.second) if heading)
    return RuleText(
        rule.id,
        mark(rule.title(visitor.lang)),
        mark(rule.text(visitor.lang)),
        visitor.say("server-editions", editions=editions) if len(game.catalogue.editions) > 1 else "",
        [visitor.say("server-source", heading=heading) for heading in headings],
        [reading_text(game.readings[number], game, visitor) for number in rule.readings],
    )


def reading_text(reading: Reading, game: Game[Any], visitor: Visitor) -> str:
    """What the book leaves open, how we read it, and what plays it otherwise."""
    lang = visitor.lang
    option = game.texts.say(f"option-{reading.option}-name", lang) if reading.option else "none"
    return visitor.say("server-reading", open=reading.open(lang), read=reading.read(lang), option=option)


# --- people -------------------------------------------------------------------------------------------


@get("/settings")
async def settings(request: Web) -> Html:
    visitor = await visit(request)
    person = visitor.person
    wishes: dict[str, Any] = {
        "name": person.name,
        "email": await unconfirmed(visitor) or person.email,
        "webhook": person.webhook,
        "notify": list(person.notify),
    }
    return await settings_page(request, visitor, wishes)


async def unconfirmed(visitor: Visitor) -> str:
    return await visitor.house.people.unconfirmed_email(visitor.person) if visitor.person.id else ""


async def settings_page(
    request: Web, visitor: Visitor, wishes: Mapping[str, Any], error: MeadhallError | None = None
) -> Html:
    house = visitor.house
    return show(
        request,
        visitor,
        "settings.html",
        200 if error is None else status_for(error),
        **wishes,
        unconfirmed=await unconfirmed(visitor),
        mail=bool(house.settings.smtp),
        webhooks=house.settings.webhooks,
        **(RIGHT if error is None else wrong(error, visitor)),
    )


@post("/settings")
async def change_settings(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    lang = one_of(text(form, "lang"), LANGUAGES)
    visitor.keep("lang", lang)
    visitor.keep("theme", one_of(text(form, "theme"), THEMES))
    visitor.keep("ask", "always" if text(form, "ask_always") == "on" else "choices")
    visitor.keep("sound", "on" if text(form, "sound") == "on" else "off")
    visitor.keep("keys", "on" if text(form, "keys") == "on" else "off")
    visitor.keep("tempo", one_of(text(form, "tempo"), tuple(TEMPOS)))
    wishes: dict[str, Any] = {
        "name": text(form, "name"),
        "email": text(form, "email"),
        "webhook": text(form, "webhook"),
        "notify": [way for way in form.getall("notify", []) if way in WAYS],
    }
    try:
        if wishes["email"] and not visitor.house.settings.smtp:
            raise WrongField("email", "refused-no-mail")
        await visitor.house.people.change(await visitor.sit(), lang=lang, **wishes)
    except MeadhallError as error:
        return await settings_page(request, visitor, wishes, error)
    return go(visitor, "/settings?notice=saved")


@post("/settings/mail")
async def mail_again(request: Web) -> Redirect:
    visitor = await visit(request)
    await visitor.house.people.mail_again(await visitor.sit())
    return go(visitor, "/settings?notice=saved")


# --- links in mails: whoever has one may do what it says, signed in or not -----------------------------


@get("/mail/{what:str}/{link:str}")
async def mail(request: Web, what: FromPath[str], link: FromPath[str]) -> Html:
    """Asks first: many mail programs open every link to look what is behind it."""
    visitor = await visit(request)
    link_value(visitor, what, link)
    return show(request, visitor, "mail.html", what=what, done=False)


@post("/mail/{what:str}/{link:str}", status_code=200, opt={"exclude_from_csrf": True})
async def answer_mail(request: Web, what: FromPath[str], link: FromPath[str]) -> Html:
    visitor = await visit(request)
    value = link_value(visitor, what, link)
    if what == "confirm":
        await visitor.house.people.confirm_email(value)
    else:
        await visitor.house.people.stop_mail(value)
    return show(request, visitor, "mail.html", what=what, done=True)


def link_value(visitor: Visitor, what: str, link: str) -> str:
    """What a signed link says."""
    signers = {"confirm": confirming, "stop": stopping}
    value = signers[what](visitor.house.secret).read(link) if what in signers else None
    if value is None:
        raise NotFoundError("refused-link", "link")
    return value


# --- accounts -----------------------------------------------------------------------------------------


@get("/account")
async def account(request: Web) -> Html:
    return await account_page(request, await visit(request))


ACCOUNT_FIELDS = {
    "register": ("name", "passphrase"),
    "login": ("name", "passphrase"),
    "passphrase": ("old", "new"),
    "token": ("name",),
    "delete": ("passphrase", "sure"),
}


async def account_page(
    request: Web,
    visitor: Visitor,
    token: str | None = None,
    form: str = "",
    name: str | None = None,
    error: MeadhallError | None = None,
) -> Html:
    """The page; with an error at a field of one of its forms, whose ids begin with the form's name."""
    person = visitor.person
    kept = await visitor.house.people.tokens(person) if person.id else []
    fields = {field: f"{form}-{field}" for field in ACCOUNT_FIELDS.get(form, ())}
    page = show(
        request,
        visitor,
        "account.html",
        200 if error is None else status_for(error),
        tokens=[TokenRow(one.id, one.name, iso(one.made)[:10]) for one in kept],
        token=token,
        name=name if name is not None else person.name if person.id else "",
        **(RIGHT if error is None else wrong(error, visitor, fields)),
    )
    if isinstance(error, TooManyError):
        page.headers["retry-after"] = str(error.wait)
    return page


async def enter(visitor: Visitor, person: Person) -> None:
    """From now on this device is the person's."""
    visitor.person = person
    door = await visitor.house.people.door(person)
    visitor.keep(COOKIE, visitor.house.signer.sign(door), secret=True)


def address_of(request: Web) -> str:
    return request.client.host if request.client else ""


@post("/account/register")
async def register(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    name = text(form, "name")
    try:
        await visitor.house.people.register(await visitor.sit(), name, text(form, "passphrase"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="register", name=name, error=error)
    return go(visitor, "/account?notice=saved")


@post("/account/login")
async def login(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    people, guest = visitor.house.people, visitor.person
    name = text(form, "name")
    try:
        known = await people.sign_in(name, text(form, "passphrase"), address_of(request))
        if guest.id and not guest.account:
            await people.claim(guest, known)
    except MeadhallError as error:
        return await account_page(request, visitor, form="login", name=name, error=error)
    await enter(visitor, known)
    return go(visitor, "/")


@post("/account/passphrase")
async def change_passphrase(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    people, person = visitor.house.people, visitor.person
    try:
        await people.change_passphrase(person, text(form, "old"), text(form, "new"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="passphrase", error=error)
    await enter(visitor, person)
    return go(visitor, "/account?notice=account-passphrase-changed")


@post("/account/everywhere")
async def sign_out_everywhere(request: Web) -> Redirect:
    visitor = await visit(request)
    # A guest could never come back.
    if visitor.person.account:
        await visitor.house.people.sign_out_everywhere(visitor.person)
        visitor.forget()
    return go(visitor, "/account?notice=account-signed-out")


@post("/account/delete")
async def delete_account(request: Web) -> Html | Redirect:
    visitor = await visit(request)
    form = await form_of(request)
    house, person = visitor.house, visitor.person
    try:
        if text(form, "sure") != "on":
            raise WrongField("sure", "refused-sure")
        if person.account:
            await house.people.prove(person, text(form, "passphrase"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="delete", error=error)
    if person.id:
        await house.people.shut_out(person)
        await house.tables.give_up(person)
        await house.people.forget(person)
        visitor.forget()
    return go(visitor, "/account?notice=account-deleted")


@post("/account/logout")
async def logout(request: Web) -> Redirect:
    visitor = await visit(request)
    visitor.forget()
    return go(visitor, "/")


@post("/account/token")
async def make_token(request: Web) -> Html:
    visitor = await visit(request)
    form = await form_of(request)
    try:
        token = await visitor.house.people.new_token(await visitor.sit(), text(form, "name"))
    except MeadhallError as error:
        return await account_page(request, visitor, form="token", name=text(form, "name"), error=error)
    # Shown in the answer itself and nowhere else, so that it is never part of an address.
    return await account_page(request, visitor, token=token)


@post("/account/token/{token_id:str}/drop")
async def drop_token(request: Web, token_id: FromPath[str]) -> Redirect:
    visitor = await visit(request)
    await visitor.house.people.drop_token(visitor.person, token_id)
    return go(visitor, "/account")


# --- pictures -----------------------------------------------------------------------------------------


@get("/picture/{name:str}", cache_control=None)
async def picture(request: Web, name: FromPath[str]) -> Response[str]:
    """A game's board some way into a game, for the lobby."""
    visitor = await visit(request)
    slug = name.removesuffix(".svg")
    theme = one_of(request.query_params.get("theme"), ("light", "dark"))
    # The first drawing of a map takes a while; nobody else should wait for it.
    svg = await asyncio.to_thread(sample, slug, visitor.lang, theme)
    if svg is None:
        raise NotFoundError("refused-picture", "game")
    headers = {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "cache-control": "public, max-age=86400",
    }
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(32)
def sample(slug: str, lang: str, theme: str) -> str | None:
    game = game_named(slug)
    board = getattr(game, "board", None)
    if board is None:
        return None
    match, rng = game.match(seed=1), Random(1)
    for _ in range(SAMPLE_MOVES):
        decision = match.state.decision
        if decision is None:
            break
        match.play(rng.choice(decision.options), decision.seat)
    # Of a small picture, a part that is large enough for its names to be read on a card.
    picture: Picture = next(iter(board.pictures(match.state.view(None), lang, "phone").values()))
    wide, tall = SAMPLE_WINDOW
    return picture.svg(theme, window=((picture.width - wide) / 2, (picture.height - tall) / 2, wide, tall))


@get("/robots.txt", media_type=MediaType.TEXT)
async def robots() -> str:
    return "User-agent: *\nDisallow: /table/\nDisallow: /join/\nDisallow: /live/\n"


# --- what can go wrong --------------------------------------------------------------------------------


def error_page(request: Web, status: int, words: str, rule: str | None = None) -> Html:
    return show(request, last_visitor(request), "error.html", status, status=status, text=words, rule=rule)


def refused(request: Web, error: MeadhallError) -> Html:
    told = tell(error, last_visitor(request).lang)
    return error_page(request, told.status, told.text, told.rule)


HANDLERS: ExceptionHandlersMap = {MeadhallError: refused}


def routers(limits: Limits) -> list[Router]:
    """All pages; those with passphrases have a narrower door."""
    narrow = RateLimitConfig(rate_limit=("minute", limits.sign_ins_a_minute), store="sign_ins")
    return [
        Router(
            "/",
            route_handlers=[
                lobby,
                new,
                create,
                import_save,
                table,
                at_table,
                export,
                review,
                invited,
                rules,
                settings,
                change_settings,
                mail,
                answer_mail,
                account,
                logout,
                sign_out_everywhere,
                make_token,
                drop_token,
                picture,
                robots,
            ],
            exception_handlers=HANDLERS,
            include_in_schema=False,
        ),
        Router(
            "/",
            route_handlers=[register, login, change_passphrase, delete_account, mail_again],
            middleware=[narrow.middleware],
            exception_handlers=HANDLERS,
            include_in_schema=False,
        ),
    ]
