"""Who is at the door: the person, their language and their wishes, read from a request or a WebSocket."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from meadhall.server.drawing.pictures import LAYOUTS
from meadhall.server.house import House
from meadhall.server.tables.records import Person
from meadhall.server.tables.tempo import TEMPOS
from meadhall.server.web.security import COOKIE, YEAR
from meadhall.server.words import Say, negotiate

THEMES = ("auto", "light", "dark")
SOUNDS = ("off", "quiet", "full")
CONFIRMS = ("final", "never", "always", "steps")
"""When a move is played by a button of its own: when nothing can follow it, never, or always. With "steps" nothing is
composed: every answer is played when it is given."""
COACHES = ("call", "losses", "silent")
"""When the coach speaks at a table: when asked, also before a choice that costs much, or never."""

Connection = ASGIConnection[Any, Any, Any, Any]
WebRequest = Request[Any, Any, Any]


@dataclass
class Visitor:
    """One visit. ``cookies`` go out with the answer."""

    house: House
    person: Person
    lang: str
    theme: str
    ask_always: bool
    sound: str
    keys: bool
    tempo: str
    confirm: str
    layout: str
    https: bool
    cookies: list[Cookie] = field(default_factory=list)

    @property
    def say(self) -> Say:
        return self.house.words.speaker(self.lang)

    async def ensure_person(self) -> Person:
        """A person who can have a seat: whoever has only looked so far becomes a guest."""
        if not self.person.id:
            await self.become(await self.house.people.guest(self.lang))
        return self.person

    async def become(self, person: Person) -> None:
        """From now on this device is the person's."""
        self.person = person
        said = await self.house.people.cookie(person)
        self.set_cookie(COOKIE, self.house.signer.sign(said), secret=True)

    def set_cookie(self, name: str, value: str, secret: bool = False) -> None:
        """A cookie; one with a secret is out of the script's reach."""
        self.cookies.append(
            Cookie(name, path="/", value=value, max_age=YEAR, httponly=secret, samesite="lax", secure=self.https)
        )

    def sign_out(self) -> None:
        """The cookie of the person is dropped."""
        self.cookies.append(Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax"))


def visitor_of(connection: Connection, house: House, person: Person, lang: str) -> Visitor:
    return Visitor(
        house=house,
        person=person,
        lang=lang,
        theme=one_of(connection.cookies.get("theme"), THEMES),
        ask_always=connection.cookies.get("ask") == "always",
        sound=one_of(connection.cookies.get("sound"), SOUNDS),
        keys=connection.cookies.get("keys") != "off",
        tempo=tempo_of(connection),
        confirm=one_of(connection.cookies.get("confirm"), CONFIRMS),
        layout=layout_of(connection),
        https=connection.scope["scheme"] == "https",
    )


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


async def visit(connection: Connection) -> Visitor:
    """The visitor of a page: by cookie only."""
    house = house_of(connection)
    person = await by_cookie(house, connection)
    lang = language_of(connection, person)
    visitor = visitor_of(connection, house, person or nobody(house, lang), lang)
    if connection.query_params.get("lang") == lang:
        visitor.set_cookie("lang", lang)
    connection.scope["state"]["visitor"] = visitor
    return visitor


def last_visitor(connection: Connection) -> Visitor:
    """Who is visiting, for a page that tells what went wrong; nobody, if it went wrong before that was known."""
    known = connection.scope["state"].get("visitor")
    if isinstance(known, Visitor):
        return known
    house = house_of(connection)
    lang = language_of(connection, None)
    return visitor_of(connection, house, nobody(house, lang), lang)


async def by_cookie(house: House, connection: Connection) -> Person | None:
    id = house.signer.read(connection.cookies.get(COOKIE))
    return None if id is None else await house.people.by_cookie(id)


async def by_bearer(house: House, connection: Connection) -> Person | None:
    """Whom a program acts for; None if it does not say so."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return None
    person = await house.people.tokens.owner(key.strip()[:200])
    if person is None:
        raise NotAuthorizedException("this token is not valid (any more)", headers={"WWW-Authenticate": "Bearer"})
    return person


async def person_of(house: House, connection: Connection) -> Person:
    """The person behind a token or a cookie; else nobody, who may only look."""
    person = await by_bearer(house, connection) or await by_cookie(house, connection)
    return person or nobody(house, language_of(connection, None))


def nobody(house: House, lang: str) -> Person:
    return Person("", house.words.say("server-guest", lang))


def language_of(connection: Connection, person: Person | None) -> str:
    wishes = (connection.query_params.get("lang"), connection.cookies.get("lang"), person.lang if person else None)
    return negotiate(wishes, connection.headers.get("accept-language", ""))


def layout_of(connection: Connection) -> str:
    for wish in (connection.query_params.get("layout"), connection.cookies.get("layout")):
        if wish in LAYOUTS:
            return str(wish)
    return "phone" if "Mobi" in connection.headers.get("user-agent", "") else "desk"


def tempo_of(connection: Connection) -> str:
    return one_of(connection.cookies.get("tempo"), tuple(TEMPOS))


def eyes_of(connection: Connection) -> int | None:
    """The seat through whose eyes somebody wants to look."""
    text = connection.query_params.get("eyes", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else None


def one_of(wish: str | None, known: tuple[str, ...]) -> str:
    return wish if wish in known else known[0]
