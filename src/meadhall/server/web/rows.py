"""Tables, seats and games as one row on a page."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from meadhall.kernel import registry
from meadhall.kernel.game import Game
from meadhall.kernel.introduction import Kin, People
from meadhall.kernel.state import State
from meadhall.server.advice.advisor import Ground
from meadhall.server.advice.opponents import BLIND, character
from meadhall.server.drawing import naming, pictures
from meadhall.server.errors import say
from meadhall.server.tables.clock import Pace
from meadhall.server.tables.fair_dice import ShownNumber
from meadhall.server.tables.records import BOT, FREE, OPEN, OVER, Person, Table
from meadhall.server.words import Say

PACES = ("none", "live:1800", "live:3600", "day:86400", "day:259200")
"""The paces that the form for a new table proposes."""
MIDDLE, LONGEST_BAR = 21, 20
"""Of the bar beside a reason: where it begins, and how long it gets to either side."""


class Quick(msgspec.Struct, frozen=True):
    """A button that opens a table at once, against so many bots; ``seats`` is what its form sends."""

    bots: int
    seats: str


class LessonLink(msgspec.Struct, frozen=True):
    """The way to a lesson, and how far somebody has come in it."""

    title: str
    """What it is about, in a few words, such as "one Wave"."""
    minutes: int
    """How long it takes, or what is left of it."""
    address: str
    step: int = 0
    """Where it goes on; 0 if it has not been begun."""
    steps: int = 0
    about: str = ""
    """The same in one line."""
    first: bool = False
    """The shortened first game, and not one of the side lessons."""
    learnt: bool = False
    """It was played to its end."""


class PeopleCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    who: str
    plays: str
    difficulty: int
    picture: Markup
    rule: str | None


class GameCard(msgspec.Struct, frozen=True):
    slug: str
    title: str
    seats: list[int]
    seats_text: str
    words: str
    """What it is about, in a sentence or two; or none."""
    minutes: int
    """0 if nobody knows."""
    difficulty: int
    """From 1 to 5; 0 if nobody knows."""
    people: str
    """Somebody of whom there is a card, by name; "" if there are no cards."""
    picture: str | None
    """The address of an SVG of the board."""
    quick: list[Quick]
    """Alone comes last."""
    lesson: LessonLink | None = None
    """The coached first game."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat, for pages and for the live message "seats"."""

    seat: int
    kind: str
    """``person``, ``hot``, ``bot`` or ``open``."""
    name: str
    """Of the person or the bot, "" if it is open."""
    role: str
    """What the game calls the seat, such as "Callo", or ""."""
    colour: str
    """A letter: B, R, K, G or A."""
    mine: bool
    asked: bool
    away: bool
    score: int | None
    winner: bool
    reasons: bool
    """A bot that can say why it did something."""

    @property
    def called(self) -> str:
        return self.role or self.name


class TableRow(msgspec.Struct, frozen=True):
    id: str
    title: str
    game: str
    game_title: str
    seats: list[SeatRow]
    pace_text: str
    mine: bool
    """I have a seat."""
    turn: bool
    """I am asked."""
    prompt: str
    """What is asked, or who is awaited."""
    over: bool
    ending: str
    since: str
    """For how long it has been so, such as "5 minutes"."""
    link: str
    options: list[str]
    """What is played otherwise than usual, such as "edition: second"."""
    where: str = ""
    """How far the game has come, where that was looked up; so the next."""
    news: str = ""
    """What happened to me since my last decision."""
    missing: bool = False
    """Its game is not installed any more."""
    promise: str = ""
    """What the house has promised of fate there."""
    clocked: bool = False
    """A clock runs for each seat."""

    @property
    def name(self) -> str:
        return self.title or self.game_title

    @property
    def facts(self) -> list[str]:
        """What is to be known besides the name."""
        return [*([self.game_title] if self.title else []), *self.options, self.pace_text]

    @property
    def free_seat(self) -> int | None:
        """Where I may sit down: the first free seat, if I have none yet."""
        free = (seat.seat for seat in self.seats if seat.kind == FREE)
        return None if self.mine or self.missing else next(free, None)


class ReasonRow(msgspec.Struct, frozen=True):
    """A reason of a bot with a bar that tells how much it speaks for or against what was done."""

    text: str
    against: bool
    x: int
    width: int


def game_card(game: Game[Any], lang: str) -> GameCard:
    few, many = min(game.seats), max(game.seats)
    overview = game.overview(lang)
    picture = None if getattr(game, "board", None) is None else f"/picture/{game.slug}.svg?lang={lang}"
    many_first = sorted(game.seats, key=lambda players: players == 1)
    return GameCard(
        slug=game.slug,
        title=title_of(game, lang),
        seats=list(game.seats),
        seats_text=str(few) if few == many else f"{few}–{many}",
        words=overview.goal,
        minutes=overview.minutes,
        difficulty=overview.difficulty,
        people=next((people.name for kin in kins(game.slug, lang) for people in kin.peoples), ""),
        picture=picture,
        quick=[Quick(n - 1, ",".join(["me"] + ["bot"] * (n - 1))) for n in many_first],
    )


@lru_cache(64)
def kins(slug: str, lang: str) -> tuple[Kin, ...]:
    """The cards of a game's peoples. They are the same for everybody."""
    return tuple(registry.load(slug).peoples(lang))


def card_of(people: People) -> PeopleCard:
    """The picture is the game's own drawing."""
    _, _, id = people.place.partition(":")
    picture = Markup(people.picture)
    return PeopleCard(id, people.name, people.who, people.plays, people.difficulty, picture, people.rule)


def title_of(game: Game[Any], lang: str) -> str:
    """What a game is called in a language; many have one name everywhere."""
    return game.texts.say("game-title", lang) if game.texts.has("game-title", lang) else game.title


def game_here(slug: str) -> Game[Any] | None:
    """A game, unless the package that brought it is not installed any more: its tables stay."""
    return registry.load(slug) if slug in registry.games() else None


def title_of_slug(slug: str, lang: str) -> str:
    """What a game is called that may not be here."""
    game = game_here(slug)
    return say("server-game-missing", lang, {"game": slug}) if game is None else title_of(game, lang)


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
            role = naming.seat_name(view.position, seat.seat, (), lang)
        rows.append(
            SeatRow(
                seat=seat.seat,
                kind=seat.kind,
                name=bot_name(table, seat.seat, lang) if seat.kind == BOT else seat.name,
                role=role,
                colour=pictures.COLOURS[seat.seat % 5] if view is None else pictures.colour(view, seat.seat),
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
    game = game_here(table.game)
    if game is None:
        return say("server-seat-bot", lang, {"level": table.seats[seat].bot.partition(":")[0]})
    level, style = character(table, game, seat)
    return bot_label(game, level, style if len(game.mind.styles) > 1 else "", lang)


def bot_label(game: Game[Any], level: str, style: str, lang: str) -> str:
    """What a bot is called, with its character where the game has a word for it."""
    name, id = say("server-seat-bot", lang, {"level": level}), f"style-{style}"
    if not style or not game.texts.has(id, lang):
        return name
    return say("server-seat-styled", lang, {"bot": name, "style": game.texts.say(id, lang)})


def table_row(table: Table, person: Person, lang: str, say: Say, state: State | None = None) -> TableRow:
    game = game_here(table.game)
    seats = seat_rows(table, state, person, lang)
    return TableRow(
        id=table.id,
        title=table.title,
        game=table.game,
        game_title=title_of_slug(table.game, lang),
        missing=game is None,
        seats=seats,
        pace_text=pace_text(table.pace, say),
        clocked=table.pace.kind == "live",
        promise=table.commitment,
        mine=bool(table.seats_of(person)),
        turn=game is not None and table.asks(person),
        prompt=say("server-rests") if game is None and table.status != OVER else awaited(table, seats, person, say),
        over=table.status == OVER,
        ending=ending(game, table, lang),
        since=duration_text(time.time() - table.updated, say),
        link=f"/table/{table.id}",
        options=([] if game is None else played_otherwise(game, table, lang))
        + ([say("practice")] if table.practice else []),
    )


def played_otherwise(game: Game[Any], table: Table, lang: str) -> list[str]:
    """The options of a table that are not the usual ones."""
    return [
        f"{option_label(game, name, lang)}: {choice_label(game, str(value), lang)}"
        for name, value in table.options.items()
        if name in game.options and value != game.options[name].default
    ]


class FairDice(msgspec.Struct, frozen=True):
    """What everybody may know of what fate's answers at a table follow from."""

    commitment: str
    seed: str
    """Empty before the end."""
    numbers: tuple[ShownNumber, ...]
    mine: bool
    """I have opened the table, and so I know what I was promised."""
    seated: bool


def fair_dice(table: Table, person: Person) -> FairDice:
    seed = "" if table.seed is None else str(table.seed)
    return FairDice(table.commitment, seed, table.luck, table.owner == person.id, bool(table.seats_of(person)))


def reason_rows(reasons: Sequence[Ground]) -> list[ReasonRow]:
    return [reason_row(each) for each in reasons]


def reason_row(reason: Ground) -> ReasonRow:
    against = reason.weight < 0
    width = min(round(abs(reason.weight * 400)), LONGEST_BAR)
    x = MIDDLE - width if against else MIDDLE
    return ReasonRow(reason.text, against, x, width)


def awaited(table: Table, seats: Sequence[SeatRow], person: Person, say: Say) -> str:
    if table.status == OVER:
        return say("server-over")
    if table.status == OPEN:
        return say("server-seats-free", count=sum(seat.kind == FREE for seat in table.seats))
    if table.asks(person):
        return say("server-your-move")
    names = [seat.called for seat in seats if seat.asked]
    return say("server-awaited", names=", ".join(names)) if names else say("server-fate")


def ending(game: Game[Any] | None, table: Table, lang: str) -> str:
    if table.closed:
        return say("server-closed", lang, {})
    if game is None or table.result is None:
        return ""
    id = f"ending-{table.result.ending}"
    return game.texts.say(id, lang) if game.texts.has(id, lang) else table.result.ending


def pace_text(pace: Pace, say: Say) -> str:
    if pace.kind == "none":
        return say("server-pace-none")
    return say(f"server-pace-{pace.kind}", time=duration_text(pace.seconds, say))


def duration_text(seconds: float, say: Say) -> str:
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


def choice_label(game: Game[Any], value: str, lang: str) -> str:
    """A choice in words; of several, one for each seat, all of them."""
    said = []
    for word in value.split(","):
        id = next((id for id in (f"choice-{word}", f"word-{word}") if game.texts.has(id, lang)), "")
        said.append(game.texts.say(id, lang) if id else word)
    return ", ".join(said)
