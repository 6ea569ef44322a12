"""Tables, seats and games as one row on a page."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.server import render
from meadhall.server.clock import Pace
from meadhall.server.errors import say
from meadhall.server.opponents import BLIND, character
from meadhall.server.records import BOT, FREE, OPEN, OVER, Person, Table
from meadhall.server.words import Say

PACES = ("none", "live:1800", "live:3600", "day:86400", "day:259200")
"""The paces that the form for a new table proposes."""


class Quick(msgspec.Struct, frozen=True):
    players: int
    seats: str


class GameCard(msgspec.Struct, frozen=True):
    slug: str
    title: str
    seats: list[int]
    seats_text: str
    words: str
    picture: str | None
    quick: list[Quick]


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    role: str
    colour: str
    mine: bool
    asked: bool
    away: bool
    score: int | None
    winner: bool
    reasons: bool


class TableRow(msgspec.Struct, frozen=True):
    id: str
    title: str
    game: str
    game_title: str
    seats: list[SeatRow]
    pace: str
    pace_text: str
    private: bool
    mine: bool
    turn: bool
    prompt: str
    over: bool
    ending: str
    head: int
    since: str
    free: int
    link: str
    options: list[str]


def game_card(game: Game[Any], lang: str) -> GameCard:
    few, many = min(game.seats), max(game.seats)
    texts = game.texts
    picture = None if getattr(game, "board", None) is None else f"/picture/{game.slug}.svg?lang={lang}"
    return GameCard(
        slug=game.slug,
        title=title_of(game, lang),
        seats=list(game.seats),
        seats_text=str(few) if few == many else f"{few}–{many}",
        words=texts.say("game-words", lang) if texts.has("game-words", lang) else "",
        picture=picture,
        quick=[Quick(n, ",".join(["me"] + ["bot"] * (n - 1))) for n in game.seats],
    )


def title_of(game: Game[Any], lang: str) -> str:
    """What a game is called in a language; many have one name everywhere."""
    return game.texts.say("game-title", lang) if game.texts.has("game-title", lang) else game.title


def all_games(lang: str) -> list[GameCard]:
    return [game_card(registry.load(slug), lang) for slug in registry.games()]


def seat_rows(table: Table, state: State | None, person: Person, lang: str) -> list[SeatRow]:
    """The seats of a table; what the game calls them is only known with a state."""
    view = None if state is None else state.view(None)
    mine = table.seats_of(person)
    rows = []
    for seat in table.seats:
        role = ""
        if view is not None and view.position.seat_word(seat.seat) != f"player-{seat.seat + 1}":
            role = render.seat_name(view.position, seat.seat, (), lang)
        rows.append(
            SeatRow(
                seat=seat.seat,
                kind=seat.kind,
                name=bot_name(table, seat.seat, lang) if seat.kind == BOT else seat.name,
                role=role,
                colour=render.COLOURS[seat.seat % 5] if view is None else render.colour(view, seat.seat),
                mine=seat.seat in mine,
                asked=seat.asked is not None,
                away=bool(seat.stand_in) or seat.gone,
                score=None if table.result is None else table.result.scores[seat.seat],
                winner=table.result is not None and seat.seat in table.result.winners,
                reasons=seat.kind == BOT and not seat.bot.startswith(BLIND),
            )
        )
    return rows


def bot_name(table: Table, seat: int, lang: str) -> str:
    game = registry.load(table.game)
    level, style = character(table, game, seat)
    return styled(game, level, style if len(game.mind.styles) > 1 else "", lang)


def styled(game: Game[Any], level: str, style: str, lang: str) -> str:
    """What a bot is called, with its character where the game has a word for it."""
    name, id = say("server-seat-bot", lang, {"level": level}), f"style-{style}"
    if not style or not game.texts.has(id, lang):
        return name
    return say("server-seat-styled", lang, {"bot": name, "style": game.texts.say(id, lang)})


def table_row(table: Table, person: Person, lang: str, say: Say, state: State | None = None) -> TableRow:
    game = registry.load(table.game)
    seats = seat_rows(table, state, person, lang)
    return TableRow(
        id=table.id,
        title=table.title,
        game=table.game,
        game_title=title_of(game, lang),
        seats=seats,
        pace=table.pace.kind,
        pace_text=pace_text(table.pace, say),
        private=table.private,
        mine=bool(table.seats_of(person)),
        turn=table.asks(person),
        prompt=awaited(table, seats, person, say),
        over=table.status == OVER,
        ending=ending(game, table, lang),
        head=table.head,
        since=ago(time.time() - table.updated, say),
        free=sum(seat.kind == FREE for seat in table.seats),
        link=f"/table/{table.id}",
        options=[
            f"{option_label(game, name, lang)}: {word(game, str(value), lang)}"
            for name, value in table.options.items()
            if name in game.options and value != game.options[name].default
        ],
    )


def awaited(table: Table, seats: Sequence[SeatRow], person: Person, say: Say) -> str:
    if table.status == OVER:
        return say("server-over")
    if table.status == OPEN:
        return say("server-seats-free", count=sum(seat.kind == FREE for seat in table.seats))
    if table.asks(person):
        return say("server-your-move")
    names = [seat.role or seat.name for seat in seats if seat.asked]
    return say("server-awaited", names=", ".join(names)) if names else say("server-fate")


def ending(game: Game[Any], table: Table, lang: str) -> str:
    if table.result is None:
        return ""
    id = f"ending-{table.result.ending}"
    return game.texts.say(id, lang) if game.texts.has(id, lang) else table.result.ending


def pace_text(pace: Pace, say: Say) -> str:
    if pace.kind == "none":
        return say("server-pace-none")
    return say(f"server-pace-{pace.kind}", time=ago(pace.seconds, say))


def ago(seconds: float, say: Say) -> str:
    """A length of time in its largest unit."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length * (1.5 if unit == "days" else 1):
            return say(f"server-{unit}", count=int(seconds // length))
    return say("server-seconds", count=max(0, int(seconds)))


def option_label(game: Game[Any], name: str, lang: str) -> str:
    """An option's own name: a message of the game, or else its word."""
    id = f"option-{name}-name"
    return game.texts.say(id, lang) if game.texts.has(id, lang) else name.replace("_", " ")


def option_help(game: Game[Any], name: str, lang: str) -> str:
    id = f"option-{name}"
    text = game.texts.say(id, lang) if game.texts.has(id, lang) else game.options[name].help
    return text[:1].upper() + text[1:]


def word(game: Game[Any], value: str, lang: str) -> str:
    id = f"choice-{value}"
    return game.texts.say(id, lang) if game.texts.has(id, lang) else value
