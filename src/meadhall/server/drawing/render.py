"""From a view to what a page shows: pictures, panels, the prompt, the options and the log; and what changed since.

Everything here is made from ``state.view(seat)`` and from events as that seat may know them, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Reversible, Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

from meadhall.draw.board import Board, Face
from meadhall.draw.memory import Memory
from meadhall.draw.picture import Picture
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import Rule
from meadhall.kernel.errors import NotationError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry
from meadhall.kernel.message import SEAT, Event, Message, shown_to
from meadhall.kernel.state import Decision, State
from meadhall.kernel.text import Texts
from meadhall.kernel.verb import Verb
from meadhall.kernel.view import View
from meadhall.server.drawing.markup_diff import Attributes, Grain, compare, take_apart
from meadhall.server.tables.journal import Gaps, counted
from meadhall.server.words import Say

LAYOUTS = ("desk", "phone")
KEYS = "123456789ABCDEFGHIJKLMNOPQRSTVWXYZ"
"""The keys of the options in order; U is kept for undo."""
LOG_LINES = 30
"""So many lines of the log come with a page; older ones are asked for."""
OLDER_LINES = 120
"""So many come at once to who asks."""
LINES_AN_ENTRY = 1000
"""A line's number tells its entry and its place in it; no entry has so many events."""
NOBODY = -3
"""A seat that does not exist: whoever only watches may do nothing, and learns no more than that."""
COLOURS = "BRKGA"
SEATS = len(SEAT)
"""More seats than any table has; a game may name one that nobody sits on."""


class Prompt(msgspec.Struct, frozen=True):
    seat: int | None
    mine: bool
    name: str
    text: str
    rule: str | None
    waiting: tuple[str, ...]
    called: str = ""
    """The name as it stands in a sentence, where a people has an article."""
    picture: str = ""
    """The picture that the question is about, if its places do not tell."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    action: str
    label: str
    places: tuple[str, ...]
    key: str
    note: str = ""
    """Its price, its odds or what comes of it, in a few words."""
    weighs: bool = False
    """A place that stands for it shows it first and takes it at the second click."""
    ends: bool = False
    """It ends something: it stands apart from the others."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    i: int
    n: int
    seat: int | None
    text: str
    places: tuple[str, ...]
    rule: str | None
    heading: bool = False
    by: int | None = None
    """On the line that tells what a seat did, if the reader may know what that was."""


class Drawn(msgspec.Struct, frozen=True):
    """One picture: its frame with the still ground, and its moving parts by id."""

    opening: str
    parts: dict[str, Grain]
    closing: str

    @property
    def markup(self) -> str:
        return self.opening + "".join(grain.markup for grain in self.parts.values()) + self.closing


class Page(msgspec.Struct, frozen=True):
    """Everything that one viewer sees of one position."""

    head: int
    moment: int | None
    seat: int | None
    mine: tuple[int, ...]
    curtain: bool
    layout: str
    pictures: dict[str, Drawn]
    panels_by_id: dict[str, Grain]
    prompt: Prompt
    options: tuple[Choice, ...]
    log: tuple[Line, ...]
    more: bool
    marks: tuple[tuple[int, str], ...]
    """Moments at which a new stretch of the game begins, with its name."""
    gaps: Gaps
    """The rows of the journal that do not count any more."""
    forward: int | None
    """The moment to which the table may go forward again after it went back."""
    last: tuple[str, ...]
    can_undo: bool
    status: tuple[str, ...]
    over: str | None

    @property
    def moves(self) -> int:
        """How many moves count now."""
        return counted(self.gaps, self.head)

    @property
    def move(self) -> int:
        """How many of them were made before the moment that is shown."""
        return self.moves if self.moment is None else counted(self.gaps, self.moment)

    @property
    def board(self) -> Markup:
        pictures = "".join(drawn.markup for drawn in self.pictures.values())
        return Markup(f'<div id="board" data-layout="{escape(self.layout)}">{pictures}</div>')

    @property
    def panels(self) -> Markup:
        return Markup(f'<div id="seats">{"".join(grain.markup for grain in self.panels_by_id.values())}</div>')


class Update(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """What a page must change to show the newest position."""

    head: int
    moment: int | None
    seat: int | None
    mine: tuple[int, ...]
    curtain: bool
    parts: dict[str, str]
    attrs: dict[str, dict[str, str | None]]
    order: dict[str, list[str]]
    gone: list[str]
    prompt: Prompt
    options: tuple[Choice, ...]
    log_from: int
    log: tuple[Line, ...]
    more: bool
    last: tuple[str, ...]
    can_undo: bool
    status: tuple[str, ...]
    over: str | None
    forward: int | None = None
    marks: tuple[tuple[int, str], ...] | msgspec.UnsetType = msgspec.UNSET
    """Only when they have changed; so the gaps."""
    gaps: Gaps | msgspec.UnsetType = msgspec.UNSET


class Sight(msgspec.Struct, frozen=True):
    """Who looks, and how."""

    seat: int | None
    mine: tuple[int, ...]
    lang: str
    layout: str


class Moment(msgspec.Struct, frozen=True):
    """A position of a table with what led to it. ``names`` are the people on the seats, "" for none."""

    state: State
    head: int
    journal: Reversible[tuple[int, Entry]]
    names: tuple[str, ...]
    can_undo: bool
    moment: int | None = None
    headings: tuple[tuple[int, Event], ...] = ()
    gaps: Gaps = ()
    forward: int | None = None


# --- words ------------------------------------------------------------------------------------------


_said: Memory[str] = Memory(8_000)
_choices: Memory[Choice] = Memory(8_000)


def places_of(message: Message) -> tuple[str, ...]:
    """The places an event speaks of."""
    return tuple(
        f"{domain.name}:{domain.words[arg]}"
        for domain, arg in zip(message.kind.domains, message.args, strict=True)
        if domain is not None and domain is not SEAT
    )


@lru_cache(maxsize=4_000)
def places(action: Action) -> tuple[str, ...]:
    """The places an action points at, in the order of its arguments."""
    return tuple(
        f"{domain.name}:{domain.words[arg]}" for domain, arg in zip(action.verb.domains, action.args, strict=True)
    )


def label(game: Game[Any], action: Action, lang: str, asked: str = "") -> str:
    """An action in words, as an answer to a question."""

    def say() -> str:
        text = game.texts.action(action, lang, asked)
        return text[:1].upper() + text[1:]

    return _said.get((game.slug, lang, action, asked), say)


IDLE = ("pass", "done")


def ends(game: Game[Any], action: Action, asked: str) -> bool:
    """Whether an answer to a question does nothing more."""
    return action.verb.key in IDLE and asked not in game.going_on


def for_people(game: Game[Any], options: list[Action], asked: str) -> list[Action]:
    """In the order of the vocabulary, except that what does nothing more comes last."""
    return sorted(options, key=lambda action: ends(game, action, asked))


def choices(view: View, lang: str) -> tuple[Choice, ...]:
    """The viewer's options as a page shows them."""
    decision, game = to_decide(view.decision), view.position.game
    if decision is None:
        return ()
    asked = decision.prompt.key
    options = for_people(game, decision.options, asked)
    looks = zip(options, faces(view, lang, options), strict=True)
    return tuple([choice(game, action, lang, place, asked, face) for place, (action, face) in enumerate(looks)])


def faces(view: View, lang: str, options: Sequence[Action]) -> list[Face]:
    """What the game's board puts on each option."""
    put: Faces | None = getattr(board_of(view), "faces", None)
    return [Face()] * len(options) if put is None else put(view, lang, options)


Faces = Callable[[View, str, Sequence[Action]], list[Face]]


def called_option(view: View, action: Action, lang: str, asked: str) -> str:
    """What one of the viewer's options is called."""
    (face,) = faces(view, lang, [action])
    return face.label or label(view.position.game, action, lang, asked)


def choice(game: Game[Any], action: Action, lang: str, place: int, asked: str, face: Face) -> Choice:
    """An option as a page shows it, by its place in the list, the question and what the board puts on it."""

    def make() -> Choice:
        key = KEYS[place] if place < len(KEYS) else ""
        words = face.label or label(game, action, lang, asked)
        return Choice(str(action), words, places(action), key, face.note, face.weighs, ends(game, action, asked))

    return _choices.get((game.slug, lang, action, place, asked, face), make)


def seat_name(state: State, seat: int, names: Sequence[str], lang: str) -> str:
    """What a seat is called: by the game if it has a word for it, else by whoever sits there."""
    word = state.seat_word(seat)
    plain = word == f"player-{seat + 1}"
    if plain and seat < len(names) and names[seat]:
        return names[seat]
    name = worded(state.game.texts, word, lang)
    return name[:1].upper() + name[1:] if plain else name


def seat_in_a_sentence(state: State, seat: int, names: Sequence[str], lang: str) -> str:
    """What a seat is called where something is said of it: some games want an article before their words."""
    name, texts = seat_name(state, seat, names, lang), state.game.texts
    return texts.form("they", name, lang) if name not in names and texts.has("form-they", lang) else name


@lru_cache(maxsize=1024)
def worded(texts: Texts, word: str, lang: str) -> str:
    return texts.word(word, lang)


class Called(NamedTuple):
    """What the seats of a game are called now."""

    words: tuple[str, ...]

    def seat_word(self, seat: int) -> str:
        return self.words[seat]


def called(state: State) -> Called:
    return Called(tuple([state.seat_word(seat) for seat in range(SEATS)]))


@lru_cache(maxsize=10_000)
def message(texts: Texts, said: Message, seats: Called, lang: str) -> str:
    """A prompt or an event in words."""
    return texts.message(said, seats, lang)


def entry_lines(texts: Texts, n: int, entry: Entry, viewer: int | None, seats: Called, lang: str) -> tuple[Line, ...]:
    """What an entry of the journal says to a viewer."""
    # What is no secret is put into words once for all.
    who = None if is_open(entry) else viewer
    return worded_entry(texts, n, entry, who, seats, lang)


def is_open(entry: Entry) -> bool:
    """Whether everybody may know all of it."""
    return entry.seen_by is None and all(event.seen_by is None for event in entry.events)


@lru_cache(maxsize=4_000)
def worded_entry(texts: Texts, n: int, entry: Entry, viewer: int | None, seats: Called, lang: str) -> tuple[Line, ...]:
    by, rule = entry.by if entry.by >= 0 else None, entry.rule_for(viewer)
    action = entry.action_for(viewer)
    known = None if action is None else by
    lines: list[Line] = []
    for event in shown_to(entry.events, viewer):
        i = n * LINES_AN_ENTRY + len(lines)
        if not lines and action is not None and known is not None and tells_of_others(event, known):
            lines.append(Line(i, n, known, deed(texts, entry, seats, lang), places(action), rule, by=known))
            i += 1
        # The rule is that of the decision: what followed from it by itself has others.
        cited, acted = (None, None) if lines else (rule, known)
        who = seat_of(event, None if lines else by)
        text = message(texts, event, seats, lang)
        lines.append(Line(i, n, who, text, places_of(event), cited, event.kind.heading, acted))
    return tuple(lines)


def tells_of_others(event: Message, by: int) -> bool:
    """Whether the first that is told after a decision is not what the seat did, because it did it in silence."""
    return event.kind.heading or seat_of(event, by) != by


def deed(texts: Texts, entry: Entry, seats: Called, lang: str) -> str:
    """A decision that no event tells of."""
    return texts.deed(entry.action, texts.word(seats.seat_word(entry.by), lang), lang, entry.asked)


def seat_of(event: Message, by: int | None) -> int | None:
    """Whom a line is about: the first player it names, else who acted, if it tells of the action itself."""
    named = (arg for domain, arg in zip(event.kind.domains, event.args, strict=True) if domain is SEAT)
    return next(named, by)


def log_lines(
    state: State,
    journal: Reversible[tuple[int, Entry]],
    viewer: int | None,
    lang: str,
    before: int | None = None,
    most: int = LOG_LINES,
) -> tuple[tuple[Line, ...], bool]:
    """The newest lines of the log (or the newest before line ``before``), and whether there are older ones."""
    found: list[tuple[Line, ...]] = []
    texts, seats, count = state.game.texts, called(state), 0
    for n, entry in reversed(journal):
        if before is not None and n * LINES_AN_ENTRY >= before:
            continue
        if count >= most:
            return together(found), True
        lines = entry_lines(texts, n, entry, viewer, seats, lang)
        found.append(lines)
        count += len(lines)
    return together(found), False


def together(found: list[tuple[Line, ...]]) -> tuple[Line, ...]:
    """The lines of entries that were found from the end."""
    return tuple([line for lines in reversed(found) for line in lines])


class Told(NamedTuple):
    """The newest lines of a log that ends with an entry, and whether there are older ones."""

    entry: Entry
    lines: tuple[Line, ...]
    more: bool


_told: Memory[Told] = Memory(256)


def newest_lines(
    texts: Texts, journal: Reversible[tuple[int, Entry]], viewer: int | None, seats: Called, lang: str
) -> tuple[tuple[Line, ...], bool]:
    """The newest lines of the log, as ``log_lines`` gives them.

    Neither an entry nor what came before it ever changes, so only the entries since the last page are looked at.
    """
    found: list[tuple[Line, ...]] = []
    count, newest = 0, None
    before: tuple[Line, ...] = ()
    more = False
    for n, entry in reversed(journal):
        newest = newest or entry
        # The entry is kept with its lines: its id is only good while it is there.
        known = _told.find((id(entry), viewer, seats, lang))
        if known is not None:
            before, more = known.lines, known.more
            break
        if count >= LOG_LINES:
            more = True
            break
        found.append(entry_lines(texts, n, entry, viewer, seats, lang))
        count += len(found[-1])
    lines, dropped = newest_of(before + together(found))
    if newest is not None:
        _told.keep((id(newest), viewer, seats, lang), Told(newest, lines, more or dropped))
    return lines, more or dropped


def newest_of(lines: tuple[Line, ...]) -> tuple[tuple[Line, ...], bool]:
    """As many lines as come with a page, none of an entry without the others; whether any were left out."""
    start = max(0, len(lines) - LOG_LINES)
    while start > 0 and lines[start - 1].n == lines[start].n:
        start -= 1
    return lines[start:], start > 0


Marks = tuple[tuple[int, str], ...]
Headings = tuple[tuple[int, Event], ...]
_marks: Memory[tuple[Headings, Marks]] = Memory(256)


def marks(texts: Texts, headings: Headings, viewer: int | None, seats: Called, lang: str) -> Marks:
    """The moments at which a new stretch of the game began, as far as the viewer knows, each with its name."""

    def make() -> tuple[Headings, Marks]:
        known = [(n, event.shown_to(viewer)) for n, event in headings]
        words = [(n, message(texts, event, seats, lang)) for n, event in known if event is not None]
        return headings, tuple([(n, text.removesuffix(".")) for n, text in words])

    # They are the same tuple until there is another heading.
    return _marks.get((id(headings), viewer, seats, lang), make)[1]


# --- pictures and panels ------------------------------------------------------------------------------


def board_of(view: View) -> Board | None:
    return getattr(view.position.game, "board", None)


def draw(view: View, lang: str, layout: str) -> dict[str, Drawn]:
    """The pictures of the game's board, or its reading in words while it has none."""
    board = board_of(view)
    if board is None:
        return {"text": read_aloud(view, lang)}
    return {name: frame(name, picture) for name, picture in board.pictures(view, lang, layout).items()}


@lru_cache(maxsize=128)
def frame(name: str, picture: Picture) -> Drawn:
    opening = opening_of(name, picture.width, picture.height, picture.name, picture.title, picture.ground)
    return Drawn(opening, grains(picture.parts), "</g></svg>")


@lru_cache(maxsize=64)
def opening_of(name: str, width: float, height: float, words: str, title: str, ground: str) -> str:
    short = f'data-title="{escape(title)}" ' if title else ""
    return (
        f'<svg id="picture-{name}" class="picture" {short}viewBox="0 0 {width:g} {height:g}" '
        f'style="--wide:{width:g};--tall:{height:g}" role="group" '
        f'aria-label="{escape(words)}"><g class="ground" aria-hidden="true">{ground}</g>'
        f'<g id="parts-{name}" class="parts">'
    )


def read_aloud(view: View, lang: str) -> Drawn:
    parts: dict[str, str] = {}
    for topic, read in view.position.game.reading.items():
        lines = "".join(f"<li>{escape(line)}</li>" for line in read(view, lang, ""))
        parts[f"reading-{topic}"] = f'<ul id="reading-{topic}">{lines}</ul>'
    opening = '<div id="picture-text" class="picture reading"><div id="parts-text">'
    return Drawn(opening, grains(parts), "</div></div>")


def grains(parts: dict[str, str]) -> dict[str, Grain]:
    return {id: take_apart(markup, id) for id, markup in parts.items()}


def panels(view: View, lang: str, names: Sequence[str]) -> dict[str, str]:
    board = board_of(view)
    if board is not None:
        return dict(board.panels(view, lang))
    state = view.position
    return {
        f"seat-{seat}": f'<section id="seat-{seat}" class="panel"><h3>{escape(seat_name(state, seat, names, lang))}'
        "</h3></section>"
        for seat in range(state.players)
    }


def status(view: View, lang: str) -> tuple[str, ...]:
    board = board_of(view)
    return () if board is None else tuple(board.status(view, lang))


class Look:
    """What everybody sees who sees the same position: made once, when it is first asked for."""

    def __init__(self, view: View) -> None:
        self.position = view.position
        self.called = called(view.position)
        self._drawn: dict[tuple[str, str], dict[str, Drawn]] = {}
        self._status: dict[str, tuple[str, ...]] = {}

    def drawn(self, view: View, lang: str, layout: str) -> dict[str, Drawn]:
        if (lang, layout) not in self._drawn:
            self._drawn[lang, layout] = draw(view, lang, layout)
        return self._drawn[lang, layout]

    def status(self, view: View, lang: str) -> tuple[str, ...]:
        if lang not in self._status:
            self._status[lang] = status(view, lang)
        return self._status[lang]


_looks: Memory[Look] = Memory(64)


def conceals(state: State) -> bool:
    """Whether the game has things that not all may know."""
    return type(state).conceal is not State.conceal


def look_at(state: State, seat: int | None) -> tuple[View, Look]:
    """A seat's view of a position that changes no more, and how that looks.

    Where a game conceals nothing, all look at the position itself. Else each view has a position of its own.
    """
    view = state.view(seat) if conceals(state) else View(state, seat)
    # The position is kept with its look: its id is only good while it is there.
    return view, _looks.get(id(view.position), lambda: Look(view))


def colour(view: View, seat: int) -> str:
    """The letter of a seat's colour; a game may have its own order."""
    board = board_of(view)
    return COLOURS[seat % len(COLOURS)] if board is None else board.colour(view, seat)


# --- the page -----------------------------------------------------------------------------------------


def seat_to_show(state: State, mine: Sequence[int]) -> int | None:
    """Whose view a person is shown: the seat of theirs that is asked.

    With several seats on one screen and none of them asked it is nobody's, because nobody knows who looks.
    """
    for seat in state.deciding:
        if seat in mine and to_decide(state.decision_of(seat)) is not None:
            return seat
    return mine[0] if len(mine) == 1 else None


def to_decide(decision: Decision | None) -> Decision | None:
    """A decision, unless it goes without saying: then the house answers, and nobody is troubled with it."""
    return None if decision is None or decision.empty else decision


def make_page(now: Moment, sight: Sight, say: Say) -> Page:
    view, look = look_at(now.state, sight.seat)
    state = view.position
    game = state.game
    live = now.moment is None
    lines, more = newest_lines(game.texts, now.journal, sight.seat, look.called, sight.lang)
    options = choices(view, sight.lang) if live else ()
    return Page(
        head=now.head,
        moment=now.moment,
        seat=sight.seat,
        mine=sight.mine,
        curtain=len(sight.mine) > 1 and any(now.state.secrets().values()),
        layout=sight.layout,
        pictures=look.drawn(view, sight.lang, sight.layout),
        panels_by_id=grains(panels(view, sight.lang, now.names)),
        prompt=prompt(view, now, sight, look.called, say),
        options=options,
        log=lines,
        more=more,
        marks=marks(game.texts, now.headings, sight.seat, look.called, sight.lang),
        gaps=now.gaps,
        forward=now.forward,
        last=last_places(now.journal, sight.seat),
        can_undo=live and now.can_undo and sight.seat is not None and sight.seat in state.deciding,
        status=look.status(view, sight.lang),
        over=result(state, now.names, sight, say) if state.over else None,
    )


def prompt(view: View, now: Moment, sight: Sight, seats: Called, say: Say) -> Prompt:
    state, lang = view.position, sight.lang
    waiting = tuple([seat_name(state, seat, now.names, lang) for seat in state.deciding])
    if state.over:
        return Prompt(None, False, "", say("server-over"), None, ())
    decision = to_decide(view.decision)
    if decision is not None:
        name = seat_name(state, decision.seat, now.names, lang)
        said = seat_in_a_sentence(state, decision.seat, now.names, lang)
        text = message(state.game.texts, decision.prompt, seats, lang)
        board = board_of(view)
        picture = "" if board is None else board.focus(view)
        return Prompt(decision.seat, now.moment is None, name, text, decision.rule, waiting, said, picture)
    if not waiting:
        return Prompt(None, False, "", say("server-fate"), None, ())
    if view.decision is not None:
        return Prompt(view.seat, False, waiting[0], say("server-goes-on"), None, waiting)
    names = ", ".join([seat_in_a_sentence(state, seat, now.names, lang) for seat in state.deciding])
    text = _said.get(("server-waiting", lang, waiting), lambda: say("server-waiting", names=names))
    return Prompt(state.deciding[0], False, waiting[0], text, None, waiting)


def last_places(journal: Reversible[tuple[int, Entry]], viewer: int | None) -> tuple[str, ...]:
    """Where the last action of a player was, if the viewer may know it."""
    for _, entry in reversed(journal):
        if entry.by >= 0:
            action = entry.action_for(viewer)
            return () if action is None else places(action)
    return ()


def result(state: State, names: Sequence[str], sight: Sight, say: Say) -> str:
    """How the game has ended; who has one seat and won is told so. People at one screen are told by name."""
    assert state.result is not None
    lang, own = sight.lang, len(sight.mine) == 1 and sight.mine[0] in state.result.winners
    winners = [seat_in_a_sentence(state, seat, names, lang) for seat in state.result.winners]
    scores = ", ".join(
        f"{seat_name(state, seat, names, lang)} {score}" for seat, score in enumerate(state.result.scores)
    )
    return say(
        "server-victory" if own else "server-result",
        ending=ending(state, lang),
        winners=", ".join(winners),
        count=len(winners),
        scores=scores,
    )


def ending(state: State, lang: str) -> str:
    if state.result is None:
        return ""
    texts, id = state.game.texts, f"ending-{state.result.ending}"
    return texts.say(id, lang) if texts.has(id, lang) else state.result.ending


# --- what changed ---------------------------------------------------------------------------------------


class Seen:
    """What one page already has, so that it is sent only what is new.

    A page that is not ``fine`` gets a whole part whenever anything in it changed.
    """

    __slots__ = ("_fine", "_page")

    def __init__(self, fine: bool = True) -> None:
        self._fine = fine
        self._page: Page | None = None

    def has(self, page: Page) -> None:
        """The reader has this page already, because it came as HTML."""
        self._page = page

    def update(self, page: Page) -> Update:
        """What is new in ``page``; from now on it is what the reader has."""
        old, self._page = self._page, page
        return difference(old, page, self._fine)

    def tell(self, page: Page) -> bytes:
        """The same as a message. Who had the same before is told the same: it is made once."""
        key = (id(self._page), id(page), self._fine)
        # The pages are kept too: an id is only good while its page is there.
        kept = _messages.get(key, lambda: (self._page, page, write.encode(self.update(page))))
        self._page = page
        return kept[2]


_messages: Memory[tuple[Page | None, Page, bytes]] = Memory(64)
write = msgspec.json.Encoder()


def difference(old: Page | None, new: Page, fine: bool = True) -> Update:
    """What turns one page into the other; all of it for who has nothing yet."""
    if old is None or old.pictures.keys() != new.pictures.keys():
        parts, attrs, order, gone = Patch({"board": str(new.board)}, {}, {}, [])
    else:
        parts, attrs, order, gone = redrawn(old.pictures, new.pictures, fine)
        # The panels will be added.
        parts, attrs = parts.copy(), attrs.copy()
    if old is None or list(old.panels_by_id) != list(new.panels_by_id):
        parts["seats"] = str(new.panels)
    else:
        change(old.panels_by_id, new.panels_by_id, fine, parts, attrs)
    log_from, log = new_lines(() if old is None else old.log, new.log)
    return Update(
        head=new.head, moment=new.moment, seat=new.seat, mine=new.mine, curtain=new.curtain,
        parts=parts, attrs=attrs, order=order, gone=gone, prompt=new.prompt, options=new.options,
        log_from=log_from, log=log, more=new.more, last=new.last, can_undo=new.can_undo,
        status=new.status, over=new.over, forward=new.forward,
        marks=msgspec.UNSET if old is not None and old.marks == new.marks else new.marks,
        gaps=msgspec.UNSET if old is not None and old.gaps == new.gaps else new.gaps,
    )  # fmt: skip


class Patch(NamedTuple):
    """What must be changed, as ``Update`` names it."""

    parts: dict[str, str]
    attrs: Attributes
    order: dict[str, list[str]]
    gone: list[str]


Pictures = dict[str, Drawn]
_patches: Memory[tuple[Pictures, Pictures, Patch]] = Memory(64)


def redrawn(old: Pictures, new: Pictures, fine: bool) -> Patch:
    """What changed in the pictures. Who saw the same before and sees the same now shares it."""

    def make() -> tuple[Pictures, Pictures, Patch]:
        patch = Patch({}, {}, {}, [])
        for name, drawn in new.items():
            redraw(name, old[name], drawn, fine, patch)
        return old, new, patch

    return _patches.get((id(old), id(new), fine), make)[2]


def redraw(name: str, old: Drawn, new: Drawn, fine: bool, patch: Patch) -> None:
    if old is new:
        return
    if old.opening != new.opening:
        patch.parts[f"picture-{name}"] = new.markup
        return
    change(old.parts, new.parts, fine, patch.parts, patch.attrs)
    if old.parts.keys() != new.parts.keys():
        patch.gone.extend(id for id in old.parts if id not in new.parts)
    ids = list(new.parts)
    if ids != list(old.parts):
        patch.order[name] = ids


def change(old: dict[str, Grain], new: dict[str, Grain], fine: bool, parts: dict[str, str], attrs: Attributes) -> None:
    for id, grain in new.items():
        before = old.get(id)
        if before is grain:
            continue
        if before is not None and fine:
            compare(before, grain, parts, attrs)
        elif before is None or before.markup != grain.markup:
            parts[id] = grain.markup


def new_lines(old: tuple[Line, ...], new: tuple[Line, ...]) -> tuple[int, tuple[Line, ...]]:
    """Which line to drop from, and the lines to append."""
    start = next((at for at, line in enumerate(old) if new and line.i == new[0].i), None)
    if start is None:
        return 0, new
    same = 0
    for mine, theirs in zip(new, old[start:], strict=False):
        if mine is not theirs and mine != theirs:
            break
        same += 1
    rest = new[same:]
    beyond = old[start + same :]
    if rest or beyond:
        return min(line.i for line in (*rest[:1], *beyond[:1])), rest
    return new[-1].i + 1, ()


# --- questions ------------------------------------------------------------------------------------------


class Why(msgspec.Struct, frozen=True, tag_field="is", tag="why"):
    text: str
    rule: str | None
    title: str
    allowed: bool
    id: str | int | None = None


class About(msgspec.Struct, frozen=True, tag_field="is", tag="about"):
    place: str
    text: str
    rule: str | None
    id: str | int | None = None


def why_action(view: View, text: str, lang: str, say: Say) -> Why:
    """Whether this viewer may do the action now, and if not, which rule says so."""
    action = view.position.parse(text)
    rule = view.position.why_not(action, asking(view))
    return answer(view, action, rule, lang, say)


def asking(view: View) -> int:
    return NOBODY if view.seat is None else view.seat


def answer(view: View, action: Action, rule: Rule | None, lang: str, say: Say) -> Why:
    if rule is None:
        return Why(say("server-allowed", action=label(view.position.game, action, lang)), None, "", True)
    return Why(rule.text(lang), rule.id, rule.title(lang), False)


def why_place(view: View, place: str, lang: str, say: Say) -> Why:
    """Why nothing can be done with a place now: the options are tried with this place instead of another."""
    domain, _, word = place.partition(":")
    decision = view.decision
    if decision is None:
        rule = view.position.game.after_the_end(view.position) if view.over else view.position.game.rule_whose_turn
        return Why(rule.text(lang), rule.id, rule.title(lang), False)
    for action in decision.options:
        if place in places(action):
            return answer(view, action, None, lang, say)
    verbs = getattr(view.position.agenda[-1], "verbs", ())
    for action in near(decision.options, verbs, domain, word):
        rule_or_none = view.position.why_not(action, view.seat)
        if rule_or_none is not None:
            return answer(view, action, rule_or_none, lang, say)
    # The question has nothing to do with it: then it is told what it is, not what is asked.
    told = about(view, place, lang)
    if told.text:
        return Why(told.text, told.rule, say("server-not-now"), False)
    rule = view.position.game.catalogue[decision.rule]
    return Why(rule.text(lang), rule.id, rule.title(lang), False)


def near(options: Iterable[Action], also: Iterable[Verb[Any]], domain: str, word: str) -> Iterable[Action]:
    """Actions like the options, but with this place: first those that differ in one argument, then any of their verbs.

    ``also`` are verbs that the question is about, though none of their actions is an option.
    """
    verbs: dict[str, Verb[Any]] = {}
    for option in options:
        verbs[option.verb.key] = option.verb
        for i, one in enumerate(option.verb.domains):
            if one.name != domain:
                continue
            try:
                arg = one.find(word)
            except NotationError:
                continue
            args = (*option.args[:i], arg, *option.args[i + 1 :])
            n = option.verb.unordered
            found = option.verb.find((*sorted(args[:n]), *args[n:]))
            if found is not None:
                yield found
    for verb in (verbs | {verb.key: verb for verb in also}).values():
        for action in verb.actions:
            if f"{domain}:{word}" in places(action):
                yield action


def about(view: View, place: str, lang: str) -> About:
    board = board_of(view)
    if board is not None:
        text, rule = board.about(view, lang, place)
        return About(place, text, rule)
    return About(place, view.position.game.texts.word(place.partition(":")[2], lang), None)
