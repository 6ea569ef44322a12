"""Setting up a new table, or bringing a saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall import bots
from meadhall.kernel import registry as games
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.option import Option
from meadhall.server.advice.opponents import BLIND, USUAL
from meadhall.server.errors import NotFoundError, WrongField
from meadhall.server.tables.clock import read_pace
from meadhall.server.tables.fair_dice import Lots
from meadhall.server.web.rows import (
    PACES,
    GameCard,
    PeopleCard,
    bot_label,
    card_of,
    choice_label,
    game_card,
    kins,
    option_help,
    option_label,
    pace_text,
)
from meadhall.server.web.security import Limits
from meadhall.server.web.templates import FormContext, Html, Named, Wrong, form_of, number, redirect, show, text, wrong
from meadhall.server.web.visit import COACHES, Visitor, WebRequest, one_of, visit
from meadhall.server.words import Say

EACH = "each"
"""The choice of a form that says: one for every seat, named beside it."""
MOST_SEATS = 12


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
    """``choice``, ``switch`` or ``text``."""
    choices: list[Named]
    value: str | bool
    players: list[int]
    """Only for so many; none: for all."""
    each: list[Named]
    """What each seat may have, if the last of the choices (``EACH``) is taken."""
    picks: list[str]
    """What the seats have so far, by seat."""
    cards: list[PeopleCard]
    """Who they are, of whom ``each`` speaks."""

    @property
    def field(self) -> str:
        return f"option-{self.name}"


class TableWishes(msgspec.Struct, frozen=True):
    """What was chosen for a new table so far, besides its options."""

    players: int
    seats: list[str]
    title: str = ""
    pace: str = "none"
    private: bool = False


class NewTablePage(FormContext, frozen=True, kw_only=True):
    template = "new.html"

    game: GameCard
    options: list[OptionField]
    seat_groups: list[KindGroup]
    """Who may sit on a seat."""
    paces: list[Named]
    wanted: TableWishes

    @property
    def seats(self) -> list[str]:
        """The kind of each seat that the game may have; those that were not asked for have the usual one."""
        most = max(self.game.seats)
        return [*self.wanted.seats, *[f"bot:{USUAL}"] * most][:most]


@get("/new/{slug:str}")
async def new(request: WebRequest, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    players = game.check_players(None)
    options = {name: option.default for name, option in game.options.items()}
    others = ["open"] * (max(game.seats) - 1) if "friends" in request.query_params else []
    return new_form(request, visitor, game, options, TableWishes(players, ["me", *others]))


def new_form(
    request: WebRequest,
    visitor: Visitor,
    game: Game[Any],
    values: Mapping[str, Any],
    wanted: TableWishes,
    told: Wrong | None = None,
) -> Html:
    say = visitor.say
    page = NewTablePage(
        game=game_card(game, visitor.lang),
        options=option_fields(game, values, visitor.lang, say),
        seat_groups=seat_groups(game, visitor.lang, say),
        paces=paces(say),
        wanted=wanted,
        wrong=told,
    )
    return show(request, visitor, page)


def paces(say: Say) -> list[Named]:
    return [
        Named(pace, pace_text(read_pace(pace), say), say(f"server-pace-{read_pace(pace).kind}-help")) for pace in PACES
    ]


def option_fields(game: Game[Any], values: Mapping[str, Any], lang: str, say: Say) -> list[OptionField]:
    fields, most = [], max(game.seats)
    for name, option in game.options.items():
        choices = [
            Named(choice, capital(choice_label(game, choice, lang))) for choice in option.choices or option.instead
        ]
        value = values.get(name, option.default)
        label, help = capital(option_label(game, name, lang)), option_help(game, name, lang)
        each, picks = [Named(one, capital(game.texts.word(one, lang))) for one in option.each], list(option.each)
        if each:
            choices.append(Named(EACH, say("new-each")))
            if isinstance(value, str) and value not in option.instead:
                value, picks = EACH, [*value.split(","), *picks]
            picks = [*picks, *picks * most][:most]
        fields.append(
            OptionField(
                name,
                label,
                help,
                kind_of(option),
                choices,
                value,
                list(option.players),
                each,
                picks,
                cards_of_each(game, option, lang),
            )
        )
    return fields


def cards_of_each(game: Game[Any], option: Option, lang: str) -> list[PeopleCard]:
    found = [card_of(one) for kin in kins(game.slug, lang) for one in kin.peoples]
    return [card for card in found if card.id in option.each]


def kind_of(option: Option) -> str:
    """How a form asks for an option."""
    if option.type is bool:
        return "switch"
    return "choice" if option.choices or option.each else "text"


def capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def seat_groups(game: Game[Any], lang: str, say: Say) -> list[KindGroup]:
    """Who may sit on a seat: people, and the bots of each level with all their characters."""
    people = KindGroup(
        say("server-people"), [Named(kind, say(f"server-seat-{kind}")) for kind in ("me", "open", "hot")]
    )
    return [people, *(bot_group(game, level, lang, say) for level in bots.LEVELS)]


def bot_group(game: Game[Any], level: str, lang: str, say: Say) -> KindGroup:
    kinds = [Named(f"bot:{level}", say("server-seat-bot", level=level))]
    if level != BLIND and len(game.mind.styles) > 1:
        kinds += [Named(f"bot:{level}:{style}", bot_label(game, level, style, lang)) for style in game.mind.styles]
    return KindGroup(say("server-level", level=level), kinds)


def levels(say: Say, before: str = "") -> list[Level]:
    return [Level(f"{before}{level}", say("server-level", level=level), level == USUAL) for level in bots.LEVELS]


def game_named(slug: str) -> Game[Any]:
    if slug not in games.games():
        raise NotFoundError("refused-game", "game", game=slug[:40])
    return games.load(slug)


@post("/tables")
async def create(request: WebRequest) -> Html | Redirect:
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
        lots = Lots.cast(text(form, "promise"), text(form, "luck"), visitor.house.secret)
        table = await visitor.house.tables.opening.create(
            await visitor.ensure_person(), game.slug, options, seats, pace, title, private, lots=lots
        )
    except MeadhallError as error:
        players = game.check_players(None) if seats is None else len(seats)
        wanted = TableWishes(players, named, title, pace, private)
        fields = {"players": "players", "title": "title", "pace": "pace", "seats": "seats"}
        fields |= {f"seats[{seat}]": f"seat-{seat}" for seat in range(MOST_SEATS)}
        fields |= {name: f"option-{name}" for name in game.options}
        told = wrong(error, visitor, fields)
        return new_form(request, visitor, game, options, wanted, told)
    if text(form, "coach"):
        visitor.set_cookie("coach", one_of(text(form, "coach"), COACHES))
    visitor.house.start_bots(table.id)
    return redirect(visitor, f"/table/{table.id}")


def quick_seats(words: str, level: str) -> list[str]:
    """The seats of a button in the hall, where a bot is of the level that is chosen beside it."""
    return [f"bot:{level}" if word == "bot" else word for word in words.split(",")]


@post("/import", request_max_body_size=Limits().save_bytes)
async def import_save(request: WebRequest) -> Redirect:
    visitor = await visit(request)
    file = (await form_of(request)).get("file")
    if not isinstance(file, UploadFile):
        raise WrongField("file", "refused-no-file")
    table = await visitor.house.tables.copying.import_save(await visitor.ensure_person(), await file.read())
    return redirect(visitor, f"/table/{table.id}")
