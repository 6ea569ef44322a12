"""What the JSON interface takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta

from meadhall import bots
from meadhall.server.drawing.page import Choice, Line, Prompt
from meadhall.server.web.rows import SeatRow as SeatInfo

LangQuery = Annotated[
    Literal["en", "de"], QueryParameter(description="The language of all words.", examples=[Example(value="de")])
]
Moment = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=10**9, description="How many rows of the journal count; left out: all.", examples=[Example(value=40)]
    ),
]
TableId = Annotated[
    str,
    PathParameter(
        max_length=36,
        description="The id of a table.",
        examples=[Example(value="3f0f7b0e-52a4-4a0c")],
    ),
]
Slug = Annotated[str, PathParameter(description="The short name of a game.", examples=[Example(value="ice-garden")])]
RuleId = Annotated[str, PathParameter(description="The id of a rule.", examples=[Example(value="IG-6.9")])]
TokenId = Annotated[str, PathParameter(description="The id of a token, not the token itself.")]
Small = Annotated[str, Meta(max_length=200)]
Luck = Annotated[
    str,
    Meta(
        max_length=200,
        description="A number of your own for fate, which counts from now on: 32 hexadecimal digits. Left out: none.",
        examples=["0123456789abcdef0123456789abcdef"],
    ),
]
Whole = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber = Annotated[int, Meta(ge=0, le=10**9, description="The number of a seat, from 0.", examples=[0])]
Head = Annotated[
    int,
    Meta(
        ge=0, le=10**9, description="The length of the journal as you know it; another one is refused.", examples=[12]
    ),
]


class OptionInfo(msgspec.Struct, frozen=True):
    name: Annotated[str, Meta(examples=["edition"])]
    help: Annotated[str, Meta(description="What the option is for, in the language that was asked for.")]
    default: str | bool
    choices: Annotated[list[str], Meta(description="Empty for a switch and for free text.")]


class GameInfo(msgspec.Struct, frozen=True):
    slug: Annotated[str, Meta(description="The game's short name.", examples=["ice-garden"])]
    title: str
    rules: Annotated[str, Meta(description="The version of the rules.", examples=["1.0"])]
    seats: Annotated[list[int], Meta(description="How many can play.", examples=[[1, 2, 3, 4]])]
    options: list[OptionInfo]
    actions: Annotated[int, Meta(description="The size of the vocabulary of actions.")]
    styles: Annotated[list[str], Meta(description="The characters that its bots can have.", examples=[["balanced"]])]


class RuleInfo(msgspec.Struct, frozen=True):
    id: Annotated[str, Meta(examples=["IG-6.9"])]
    chapter: int
    title: str
    text: str
    editions: Annotated[list[str], Meta(description="The editions in which the rule holds.")]


class NumberInfo(msgspec.Struct, frozen=True):
    since: Annotated[int, Meta(description="From this entry of the game on it counts.")]
    commitment: Annotated[str, Meta(description="The hash of the number.")]
    number: Annotated[str | None, Meta(description="The number; null until the game is over.")]


class PromiseInfo(msgspec.Struct, frozen=True):
    promise: Annotated[str, Meta(description="Its name, for createTable.")]
    commitment: Annotated[str, Meta(description="The hash of the seed.")]


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: Annotated[str, Meta(description="The game's short name.", examples=["ice-garden"])]
    rules: Annotated[str, Meta(description="The version of the rules that the table is played by.")]
    title: str
    options: dict[str, Any]
    pace: Annotated[
        str,
        Meta(
            description="none; live:SECONDS for all decisions of a seat; day:SECONDS for each decision.",
            examples=["day:86400"],
        ),
    ]
    private: Annotated[bool, Meta(description="Not listed; an invitation is needed to join.")]
    status: Annotated[str, Meta(description="open (waits for people), running or over.", examples=["running"])]
    head: Annotated[int, Meta(description="The length of the journal; every move names it.")]
    asked: Annotated[list[int], Meta(description="The seats that are to decide now.")]
    seats: list[SeatInfo]
    commitment: Annotated[str, Meta(description="The hash of the secret seed, fixed before the first move.")]
    seed: Annotated[str | None, Meta(description="The seed; null until the game is over.")]
    luck: Annotated[list[NumberInfo], Meta(description="The numbers that people have mixed into fate, in this order.")]
    winners: list[int] | None
    scores: list[int] | None
    ending: str | None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=200, description="The game's short name.", examples=["ice-garden"])]
    seats: Annotated[
        list[Small],
        Meta(
            min_length=1,
            max_length=8,
            description=(
                "One word for each seat: me, open (for anybody), hot (another person at my device), or a bot: "
                f"bot:LEVEL or bot:LEVEL:STYLE. Levels are {', '.join(bots.LEVELS)}; each game has its own styles."
            ),
            examples=[["me", "open", "bot:adept"]],
        ),
    ]
    options: Annotated[
        dict[str, str | bool | int], Meta(description="Options of the game by name; the rest has its default.")
    ] = {}
    pace: Annotated[
        str, Meta(max_length=200, description="none, live:SECONDS or day:SECONDS.", examples=["day:86400"])
    ] = "none"
    title: Annotated[str, Meta(max_length=200, description="What the table is called; may be empty.")] = ""
    private: Annotated[bool, Meta(description="Not listed; an invitation is needed to join.")] = False
    promise: Annotated[str, Meta(max_length=200, description="What getPromise gave you; needed with luck.")] = ""
    luck: Luck = ""


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[Whole | None, Meta(description="The seat to take; left out: the first free one.")] = None
    invitation: Annotated[
        Small | None, Meta(description="The last part of an invitation's address; needed at private tables.")
    ] = None
    luck: Luck = ""


class Sat(msgspec.Struct, frozen=True):
    seat: Annotated[int, Meta(description="The seat that is yours now.")]


class LeaveTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    head: Head
    action: Annotated[
        str,
        Meta(max_length=200, description="An action in notation, one of the seat's options.", examples=["influence B"]),
    ]


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    head: Head


class Done(msgspec.Struct, frozen=True):
    head: Annotated[int, Meta(description="The length of the journal now.")]
    over: bool
    asked: Annotated[list[int], Meta(description="The seats that are to decide now.")]


class StateInfo(msgspec.Struct, frozen=True):
    table: str
    head: Annotated[int, Meta(description="The length of the journal; name it in your next move.")]
    moment: Annotated[int | None, Meta(description="The moment of the past that is shown; null is now.")]
    seat: Annotated[int | None, Meta(description="Whose view this is; null is a spectator's.")]
    view: Annotated[
        dict[str, Any],
        Meta(description="The position as the seat may know it, in the format of saved positions, and its options."),
    ]
    prompt: Prompt
    options: Annotated[list[Choice], Meta(description="What the seat may do now; empty if it is not asked.")]
    can_undo: bool
    log: list[Line]


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest.")]


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: Annotated[str, Meta(description="When it was made, in UTC.")]


class NewGuest(msgspec.Struct, frozen=True):
    id: str
    name: str
    token: Annotated[str, Meta(description="Keep it: it is shown only here.", examples=["mh_8rLw..."])]


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with."""

    status: Annotated[int, Meta(description="The status of HTTP.")]
    code: Annotated[
        str, Meta(description="A word for programs: wrong, illegal, stale, forbidden, missing, size, rate and others.")
    ]
    text: Annotated[str, Meta(description="What is wrong, in the language of lang or Accept-Language, else English.")]
    field: Annotated[str, Meta(description="The field that is wrong; empty if it is none in particular.")] = ""
    rule: Annotated[str | None, Meta(description="The id of the rule that forbids an action.")] = None


def sample(**value: Any) -> Any:
    """The body of a request with an example."""
    return Body(examples=[Example(value=value)])


NewTableBody = Annotated[NewTable, sample(game="ice-garden", seats=["me", "bot:adept"], title="By the fire")]
JoinTableBody = Annotated[JoinTable, sample(seat=1)]
LeaveTableBody = Annotated[LeaveTable, sample(seat=0)]
MoveBody = Annotated[Move, sample(seat=0, head=12, action="influence B")]
TakeBackBody = Annotated[TakeBack, sample(seat=0, head=13)]
