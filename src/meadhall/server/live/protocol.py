"""The live table: one WebSocket for each open page, ``/live/{table}?head=N&lang=de&layout=desk&eyes=2``.

``head`` is the head of the page that the reader already has (left out: nothing yet); the first message tells what has
been done since. ``eyes`` is the seat through whose eyes a finished game is seen. ``fine=1`` says that the page
understands "attrs" and parts within parts; without it every changed part comes whole. Messages are JSON objects. They
are not compressed: most are two or three kilobytes, and packing one takes longer than making it.

From the page
    {"do": "play", "head": 12, "action": "influence B", "seat": 0}
    {"do": "draft", "head": 12, "actions": ["influence B", "influence C"], "seat": 0, "play": "no"}
        Replace what I have composed and not played yet; nobody else hears of it. "play": "own" plays it if nothing
        of it is missing, its sheet has no room for more and it can be taken back, "whole" also if it only lets
        somebody else act, "complete" also if nothing can follow its last action, "now" in any case, and says what
        ends the move. With "loose": true
        actions that do not fit are left out; without "forced": false what leaves no choice is added, and with
        "fill": true what the game takes for granted about the move that was begun. "later" has answers to questions
        that come later in my turn or the round (left out: as they were): the house gives them when I am asked, or with
        "confirm": true puts them into the draft. "orders" are what the game's board shall answer by as long as the move
        lasts. With "on": true I go on by clicking elsewhere: what I had composed is
        played with what ends it, unless it cannot be taken back, and only what follows is the draft.
    {"do": "later", "actions": ["plan C"], "seat": 0}
        Keep only these of the answers that are kept for later.
    {"do": "stand", "question": "ask-missiles", "wish": "always no", "seat": 0}
        Have a question that comes in somebody else's turn answered from now on, with one of the wishes that "standing"
        names; an empty wish: I am asked. Nobody else hears of it.
    {"do": "undo", "head": 12, "seat": 0}           take back my last action
        With "open": true all that I played with it, which becomes my draft again.
    {"do": "undo", "head": 12, "seat": 0, "far": true}
        Against bots alone: back to where my last move began, past answers of bots and fate; it is practice then.
    {"do": "why", "action": "influence H"} or {"do": "why", "place": "region:H"}
    {"do": "about", "place": "region:B"}
    {"do": "preview", "action": "influence B"}      what one of my options would do
    {"do": "hint"}                                  what a bot would do in my place
    {"do": "reasons", "n": 12}                      why a bot did what line 12 of the log tells
    {"do": "costs", "head": 12, "actions": ["influence B"], "seat": 0, "play": "now"}
        What a draft would cost if it was sent so, for whoever wants to be asked before a big loss. Nothing is played.
    {"do": "look", "moment": 40}                    a moment of the past; "moment": null goes back to now
    {"do": "look", "moment": 40, "eyes": 2}         after the end: the same as seat 2 saw it
    {"do": "log", "before": 120}                    older lines of the log
    {"do": "chat", "text": "..."}
    {"do": "loss", "to": 30}                        what would be taken back by going back to a moment
    {"do": "rewind", "to": 30}, {"do": "answer", "accept": true}
        To go back when all agree; or forward again, with the moment that "forward" names.
    {"do": "layout", "layout": "phone"}, {"do": "lang", "lang": "de"}
    {"do": "tempo", "tempo": "slow"}                how quickly bots should move: "none", "fast", "normal" or "slow"
    {"do": "reads", "open": true}                   a great moment lies on my table; with false, no more
        Meanwhile my live clock stands, for twenty seconds at most and once for each decision.
    {"do": "ping"}
Any of them may carry "id" (a number or a short text), which the answer repeats.

To the page
    {"is": "table", "head": 12, "moment": null, "seat": 0, "mine": [0], "curtain": false,
     "parts": {"<element id>": "<outer HTML or SVG>"}, "order": {"board": ["ids in drawing order"]}, "gone": ["id"],
     "attrs": {"<element id>": {"class": "lord", "title": null}},
     "prompt": {"seat": 0, "mine": true, "name": "Callo", "text": "...", "rule": "IG-6.9", "waiting": ["Callo"],
                "called": "Callo", "picture": ""},
     "options": [{"action": "influence B", "label": "...", "places": ["region:B"], "key": "1",
                  "note": "1 population", "weighs": true}],  (and "ends": true for what ends something)
     "log_from": 57, "log": [{"i": 57, "n": 12, "seat": 0, "text": "...", "places": ["region:B"], "rule": "IG-6.9",
                              "by": 0}, {"i": 58, ..., "heading": true}], "more": false,
     "draft": {"actions": ["influence B"], "chips": [{"label": "...", "own": false}], "held": false,
               "hands_over": false, "ready": true, "verb": "...", "why": "...", "places": ["region:B"], "lost": [],
               "on": "..."}, "sheet": null,
     "further": [{"actions": ["pass", "move marker B C"], "label": "...", "places": [...], "said": "..."}],
     "later": {"actions": ["plan C"], "chips": ["..."], "text": "...", "broken": false, "drafted": false,
               "given": false},
     "standing": {"answers": {"ask-missiles": "always no"}, "question": "ask-prepare",
                  "wishes": [{"wish": "", "label": "Ask me"}, {"wish": "turn no", "label": "..."}], "given": false},
     "last": ["region:B"], "can_undo": true, "can_go_back": false, "practice": false, "status": ["Round 6"],
     "over": null, "marks": [[31, "Round 2 begins"]],
     "gaps": [[40, 52]], "forward": 51, "heads": [{"of": 57000, "seat": 0, "text": "...", "mine": true}],
     "gestures": [{"start": 41, "end": 44, "seat": 1, "text": "...", "places": [...], "weight": 2,
                   "ways": [{"n": 42, "origin": "region:B", "goal": "region:C", "seat": 1, "text": "2"}], "mine": true,
                   "fate": true, "outcomes": [{"n": 44, "text": "..."}]}],
     "since": {"count": 9, "start": 40, "mine": [...], "lines": [{"seat": 1, "name": "Callo", "text": "...",
               "places": [...], "start": 41, "end": 44, "gain": "+5"}], "changed": [{"place": "region:B", "seat": 1,
               "text": "+2", "words": "..."}], "gains": ["", "+5"], "moments": [...]}, "account": null,
     "coach": {"step": "goal", "number": 1, "of": 9, "title": "...", "text": ["..."], "do": "...", "why": "...",
               "rules": ["IG-11.28"], "point": ["region:E"], "shaded": {"field:making": "..."},
               "said": [{"seat": 1, "text": "..."}]}}
        Replace each element of "parts" (new ids of a picture go into <g id="parts-NAME">; "picture-NAME" is a whole
        picture, "board" the whole <div id="board">, "seats" the whole <div id="seats">), remove "gone", then put each
        list of "order" in order ("order" names only pictures whose list changed). With fine=1 a part may be an element
        deep inside another part, and "attrs" sets attributes (null: remove) and leaves the content alone.
        Log: drop lines with i >= log_from, then append. "moment" is a number while the page looks back; there are no
        options then. "picture" names the picture that a question is about if its places do not tell. "curtain" says
        that this person has several seats and the game has secrets. "more" says that there are older lines. A line's
        "rule" is the one by which its seat or fate was asked (null: not for this reader to know), "by" the seat whose
        action it is the first line of (left out: none); a line with "heading" (left out: false) begins a new stretch
        of the game. "marks" are all moments with a heading, for a slider; it is left out when it is as before; so is
        "gaps", the stretches of rows that were taken back (from, up to): they are no moves any more.
        "draft" is what I have composed (null: nothing); pictures, prompt and options are those after it. "lost" has
        what does not fit any more, in words, "on" what is said for whoever goes on by clicking elsewhere; "hands_over"
        says that playing it only lets others act. "sheet" has
        the controls of a whole move (draw/sheet.py), "further" moves that a click means beyond the options.
        "later" has what I have kept for later (null: nothing), "broken" if it could not be done when its time had
        come, "drafted" if it waits for the draft, "given" if the house gives the first of it in a moment.
        "standing" has the answers of mine that stand, and what I can wish for at the question that I am asked in
        somebody else's turn; "given" says that an answer stands for it and is given in a moment. Null: I only watch.
        "forward" is where the table was before it went back by agreement, until a person plays. Lines with the same
        "of" belong to one story, which "heads" tells in one line (only new or changed ones are sent). "since" is what
        happened since the last decision of the seat that is asked, and null otherwise; "account" is where the points
        came from, after the end. "coach" is the card of a lesson, for the pupil: "shaded" are places that come later,
        each with a sentence that says when, "said" what rivals say; at the end it is "over" and tells what went "well".
        "gestures" are the deeds that the page has not been told yet: to be lit for a moment, pieces on their "ways";
        "outcomes" are what dice or hidden things have answered to a deed of mine.
        The three before these are left out when they are as before.
    {"is": "news", "head": 13}                      something happened while the page looks back
    {"is": "why", "text": "...", "rule": "IG-6.9", "title": "...", "allowed": false}
    {"is": "about", "place": "region:B", "text": "...", "rule": null}
    {"is": "preview", "action": "influence B", "parts": {"board": "<SVG to lay on the picture>"}, "text": "..."}
        A game without previews says only what the option is; for what is not an option of mine now, both are empty.
    {"is": "hint", "action": "influence B", "label": "...", "reasons": [{"weight": 0.08, "text": "..."}]}
        What an adept would do with what my seat knows. A weight is a change of the chance to win, the weightiest first.
    {"is": "costs", "points": 14, "title": "...", "text": "..."}
        So much of the chance to win is given away, in points of a hundred; 0 if it is not worth a word, or not played.
    {"is": "reasons", "n": 12, "text": "", "reasons": [...]}
        While the game goes on only where the bot knew nothing that I may not know; else "text" says why there are none.
    {"is": "log", "lines": [...], "more": false}
    {"is": "chat", "lines": [{"n": 4, "name": "Oskar", "seat": 1, "text": "...", "at": "2026-01-31T20:15:00+00:00"}]}
    {"is": "loss", "to": 30, "text": "...", "others": false}
        What would be taken back, in words, and whether others have to agree.
    {"is": "rewind", "by": "Oskar", "to": 30, "mine": true, "on": false}
        A proposal; with "on" it leads forward again. {"is": "rewind", "to": null} when there is none any more.
    {"is": "here", "names": ["Oskar", "Signe"], "count": 2}
    {"is": "seats", "seats": [...]}                 who sits where has changed; each as SeatRow in web/rows.py
    {"is": "error", "field": "head", "text": "...", "rule": null, "code": "stale"}
        code: "malformed", "size", "rate", "stale", "illegal", "later" (only the lesson
        keeps it closed), "forbidden", "missing", "storage" (nothing can be
        stored just now; one may go on looking, and try again) or "wrong"
    {"is": "away", "text": "..."}                   the server stops for a moment, and closes with 1012 after that
    {"is": "pong"}
After an error nothing has changed.

Closing codes. Come back after a while, longer each time: 1001 or 1012 the server stops or restarts, or the cookie has
changed; 1013 the database cannot be reached; 1011 a fault of ours, or no pong came; 1006 the line broke. Do not come
back by yourself: 4003 not allowed, 4004 no such table, 4008 too many messages with errors, or too many sockets from one
address; 1009 a message was far too long, 1002 or 1007 it was no WebSocket message.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from meadhall.kernel.errors import MeadhallError
from meadhall.server.drawing.page import Line
from meadhall.server.drawing.tales import Head
from meadhall.server.errors import error_report
from meadhall.server.house import House
from meadhall.server.tables.drafts import LONGEST, When
from meadhall.server.tables.records import Person
from meadhall.server.tables.rewinding import forward_moment
from meadhall.server.web.rows import SeatRow

MessageId = Annotated[str, Meta(max_length=40)] | int | None
Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=10**9)]


class Do(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    id: MessageId = None


class Play(Do, frozen=True, kw_only=True):
    head: Number
    action: Text
    seat: Number | None = None


class Compose(Do, frozen=True, kw_only=True, tag="draft"):
    head: Number
    actions: Annotated[tuple[Text, ...], Meta(max_length=LONGEST)]
    seat: Number | None = None
    play: When = "no"
    loose: bool = False
    forced: bool = True
    fill: bool = False
    later: Annotated[tuple[Text, ...], Meta(max_length=LONGEST)] | None = None
    orders: Annotated[tuple[Text, ...], Meta(max_length=LONGEST)] | None = None
    confirm: bool = False
    on: bool = False


class Keep(Do, frozen=True, kw_only=True, tag="later"):
    actions: Annotated[tuple[Text, ...], Meta(max_length=LONGEST)]
    seat: Number | None = None


class Stand(Do, frozen=True, kw_only=True):
    question: Text
    wish: Text = ""
    seat: Number | None = None


class Undo(Do, frozen=True, kw_only=True):
    head: Number
    seat: Number | None = None
    far: bool = False
    open: bool = False


class AskWhy(Do, frozen=True, tag="why"):
    action: Text | None = None
    place: Text | None = None


class AskAbout(Do, frozen=True, kw_only=True, tag="about"):
    place: Text


class AskPreview(Do, frozen=True, kw_only=True, tag="preview"):
    action: Text


class Look(Do, frozen=True):
    moment: Number | None = None
    eyes: Number | None = None
    """The seat through whose eyes to look; only after the end."""


class Log(Do, frozen=True, kw_only=True):
    before: Number


class Chat(Do, frozen=True, kw_only=True):
    text: str


class ProposeRewind(Do, frozen=True, kw_only=True, tag="rewind"):
    to: Number


class AskLoss(Do, frozen=True, kw_only=True, tag="loss"):
    to: Number


class Answer(Do, frozen=True, kw_only=True):
    accept: bool


class Layout(Do, frozen=True, kw_only=True):
    layout: Literal["desk", "phone"]


class Lang(Do, frozen=True, kw_only=True):
    lang: Literal["en", "de"]


class Tempo(Do, frozen=True, kw_only=True):
    tempo: Literal["none", "fast", "normal", "slow"]


class Reads(Do, frozen=True, kw_only=True):
    open: bool


class Ping(Do, frozen=True):
    pass


class AskHint(Do, frozen=True, tag="hint"):
    pass


class AskCosts(Do, frozen=True, kw_only=True, tag="costs"):
    head: Number
    actions: Annotated[tuple[Text, ...], Meta(max_length=LONGEST)]
    seat: Number | None = None
    play: When = "no"
    loose: bool = False
    on: bool = False


class AskReasons(Do, frozen=True, kw_only=True, tag="reasons"):
    n: Number


Request = (
    Play
    | Compose
    | Keep
    | Stand
    | Undo
    | AskWhy
    | AskAbout
    | AskPreview
    | AskHint
    | AskReasons
    | AskCosts
    | Look
    | Log
    | Chat
    | AskLoss
    | ProposeRewind
    | Answer
    | Layout
    | Lang
    | Tempo
    | Reads
    | Ping
)
read = msgspec.json.Decoder(Request)
write = msgspec.json.Encoder()


class Error(msgspec.Struct, frozen=True, tag_field="is", tag="error"):
    field: str
    text: str
    rule: str | None
    code: str
    id: str | int | None = None


class Away(msgspec.Struct, frozen=True, tag_field="is", tag="away"):
    text: str


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    id: str | int | None = None


class News(msgspec.Struct, frozen=True, tag_field="is", tag="news"):
    head: int


class Here(msgspec.Struct, frozen=True, tag_field="is", tag="here"):
    names: list[str]
    count: int


class Seats(msgspec.Struct, frozen=True, tag_field="is", tag="seats"):
    seats: list[SeatRow]


class OldLines(msgspec.Struct, frozen=True, tag_field="is", tag="log"):
    lines: tuple[Line, ...]
    more: bool
    heads: tuple[Head, ...] = ()
    id: str | int | None = None


class Said(msgspec.Struct, frozen=True):
    n: int
    name: str
    seat: int | None
    text: str
    at: str


class Talk(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    lines: list[Said]


class ToldLoss(msgspec.Struct, frozen=True, tag_field="is", tag="loss"):
    to: int
    text: str
    others: bool
    id: str | int | None = None


class Proposal(msgspec.Struct, frozen=True, tag_field="is", tag="rewind"):
    to: int | None
    by: str = ""
    mine: bool = False
    own: bool = False
    on: bool = False
    """It leads forward again."""


def problem(error: MeadhallError, lang: str, id: str | int | None = None) -> Error:
    """What went wrong, as far as the sender may know."""
    told = error_report(error, lang)
    return Error(told.field, told.text, told.rule, told.code, id)


def said(line: Any) -> Said:
    return Said(line.n, line.name, line.seat, line.text, iso(line.at))


def iso(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(at))


async def proposal(house: House, table_id: str, person: Person) -> Proposal:
    rewind = await house.tables.rewinding.proposal(table_id)
    if rewind is None:
        return Proposal(None)
    on = forward_moment(*await house.latest(table_id)) == rewind.to
    return Proposal(rewind.to, rewind.name, person.id in rewind.awaited, person.id == rewind.person_id, on)


def field_of(error: Exception) -> str:
    """The field that a decoder complains about, such as "head"."""
    path = str(error).rpartition("`$")[2].partition("`")[0] if "`$" in str(error) else ""
    return path.lstrip(".")[:40]


def id_of(data: str | bytes) -> str | int | None:
    """The id of a message that is wrong otherwise, so that the sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class OnlyId(msgspec.Struct, frozen=True):
    id: MessageId = None


KINDS = {kind.__struct_config__.tag: kind for kind in get_args(Request)}


def kind_of(data: str | bytes) -> type[msgspec.Struct] | None:
    """What a message wants to be, if it says so."""
    try:
        return KINDS.get(msgspec.json.decode(data, type=OnlyDo).do)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class OnlyDo(msgspec.Struct, frozen=True):
    do: str
