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
    modules(name) -> list[str]  the modules that a module of the script needs
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

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response
from litestar.datastructures import FormMultiDict
from litestar.enums import MediaType
from litestar.response import Redirect
from litestar.types import ExceptionHandlersMap
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup, escape

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import MeadhallError
from meadhall.server.errors import WrongField, tell
from meadhall.server.tables.tempo import TEMPOS
from meadhall.server.web.visit import Visitor, last_visitor
from meadhall.web import assets

NOTICES = ("saved", "account-deleted", "account-signed-out", "account-passphrase-changed")
Web = Request[Any, Any, Any]
Html = Response[str]


class Named(msgspec.Struct, frozen=True):
    value: str
    label: str
    help: str = ""


@lru_cache(1)
def templates() -> Environment:
    return Environment(
        loader=PackageLoader("meadhall.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


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
            static=assets.address,
            modules=assets.modules,
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


def error_page(request: Web, status: int, words: str, rule: str | None = None) -> Html:
    return show(request, last_visitor(request), "error.html", status, status=status, text=words, rule=rule)


def refused(request: Web, error: MeadhallError) -> Html:
    told = tell(error, last_visitor(request).lang)
    return error_page(request, told.status, told.text, told.rule)


HANDLERS: ExceptionHandlersMap = {MeadhallError: refused}
