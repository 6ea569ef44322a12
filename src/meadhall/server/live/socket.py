"""One WebSocket for each open page: what it asks is answered, what happens at its table is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect
from litestar.params import FromPath

from meadhall.kernel.errors import MeadhallError
from meadhall.server import logs
from meadhall.server.advice.advisor import Costs, Hint, Intention, Reasons
from meadhall.server.drawing import explanations, naming, page_maker
from meadhall.server.drawing import log as log_of
from meadhall.server.drawing.explanations import About, Why
from meadhall.server.drawing.page import Page
from meadhall.server.drawing.page_diff import SentPage
from meadhall.server.drawing.preview import Preview, preview
from meadhall.server.drawing.telling import in_stories
from meadhall.server.errors import (
    ConflictError,
    ForbiddenError,
    NotFoundError,
    StorageFault,
    UnplayableError,
    WrongField,
)
from meadhall.server.house import House, stop
from meadhall.server.live.protocol import (
    Answer,
    AskAbout,
    AskCosts,
    AskHint,
    AskLoss,
    AskPreview,
    AskReasons,
    AskWhy,
    Away,
    Chat,
    Compose,
    Error,
    Here,
    Keep,
    Lang,
    Layout,
    Log,
    Look,
    News,
    OldLines,
    Ping,
    Play,
    Pong,
    ProposeRewind,
    Reads,
    Request,
    Seats,
    Stand,
    Talk,
    Tempo,
    ToldLoss,
    Undo,
    field_of,
    id_of,
    kind_of,
    problem,
    proposal,
    read,
    said,
    write,
)
from meadhall.server.tables.records import Person
from meadhall.server.tables.standing import spoken_for
from meadhall.server.web.bad_message import explain
from meadhall.server.web.rows import seat_rows
from meadhall.server.web.security import Bucket, same_origin
from meadhall.server.web.visit import eyes_of, house_of, language_of, layout_of, person_of, tempo_of
from meadhall.server.words import Say

log = logging.getLogger("meadhall.server")
GONE = (WebSocketDisconnect, OSError)
"""What is raised when the reader has just gone: nothing is wrong then."""
FAREWELL = 2.0
"""Seconds that a page has to hear that the worker stops."""
RETRY = 2.0
"""Seconds between two tries to tell something while the storage fails."""
MOST_ERRORS = 200
"""Whoever sends so much nonsense in a row is shown the door."""


class Socket:
    """One open page: what it has, what it wants to see, and what it still has to be told."""

    def __init__(
        self,
        house: House,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        person: Person,
        lang: str,
        layout: str,
        tempo: str,
        fine: bool,
        eyes: int | None,
    ) -> None:
        self.house = house
        self.socket = socket
        self.table_id = table_id
        self.person = person
        self.person_id = person.id
        self.name = person.name
        self.lang = lang
        self.layout = layout
        self.tempo = tempo
        self.moment: int | None = None
        self.eyes = eyes
        self.sent = SentPage(fine)
        self.chat_seen = 0
        self.errors = 0
        self.bucket = Bucket(house.limits.messages_a_second, house.limits.messages_at_once)
        self._news: set[str] = set()
        self._composes = False
        self._awake = asyncio.Event()
        # What the page has and what is sent must go together.
        self._turn = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        # The seat whose clock stands while its person reads, and until when.
        self._lent: tuple[int, float] | None = None

    @property
    def say(self) -> Say:
        return self.house.words.speaker(self.lang)

    # --- the watcher's part -----------------------------------------------------------------------

    def wake(self, what: str) -> None:
        self._news.add(what)
        self._awake.set()

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code=code)

    async def farewell(self) -> None:
        """The worker stops: tell what is still to be told, and send the page off until there is one again."""
        news, self._news = self._news, set()
        with suppress(*GONE, MeadhallError, RuntimeError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._tell(news)
                async with self._turn:
                    await self.send(Away(self.say("server-away")))
        await self.close(1012)

    # --- sending ----------------------------------------------------------------------------------

    async def send(self, message: msgspec.Struct) -> None:
        await self.socket.send_text(write.encode(message).decode())

    async def greet(self, head: int | None) -> None:
        """The first message: everything, or nothing that a page with this head has already.

        A move may have been quicker than this; whoever made it is told what came of it all the same."""
        async with self._turn:
            page = await self._page()
            if head == page.head:
                self.sent.has(page)
            elif head is not None:
                self.sent.knows(head)
            await self._update(page)
            last = await self.house.tables.talking.lines(self.table_id, 0, 1)
            self.chat_seen = last[-1].n if last else 0
            told = await proposal(self.house, self.table_id, self.person)
            if told.to is not None:
                await self.send(told)

    async def keep_telling(self, head: int | None) -> None:
        """The first message, then what is new whenever there is something, until cancelled."""
        await self._in_spite_of_faults(partial(self.greet, head))
        while True:
            await self._awake.wait()
            self._awake.clear()
            news, self._news = self._news, set()
            await self._in_spite_of_faults(partial(self._tell, news))

    async def _in_spite_of_faults(self, tell: Callable[[], Awaitable[None]]) -> None:
        """Tell something; while the storage fails, say so once and try again until it can be told."""
        said = False
        while True:
            try:
                return await tell()
            except StorageFault as fault:
                if not said:
                    await self.send(problem(fault, self.lang))
                said = True
                await asyncio.sleep(RETRY)

    async def _tell(self, news: set[str]) -> None:
        async with self._turn:
            if news & {"journal", "seats"} or ("draft" in news and await self._drafts()):
                await self._tell_table("seats" in news)
            elif "standing" in news:
                await self._tell_standing()
            if "chat" in news:
                await self._tell_chat()
            if "rewind" in news:
                await self.send(await proposal(self.house, self.table_id, self.person))
            if "here" in news:
                names = self.house.watchers.names(self.table_id)
                await self.send(Here(names, len(names)))

    async def _tell_table(self, seats: bool) -> None:
        table, match = await self.house.latest(self.table_id)
        if seats:
            await self.send(Seats(seat_rows(table, match.state, self.person, self.lang)))
        if self.moment is not None:
            await self.send(News(match.head))
            return
        mine = table.seats_of(self.person)
        await self._update(self.house.pages.page(table, match, mine, self.lang, self.layout, table.eyes(self.eyes)))

    async def _drafts(self) -> bool:
        """Whether this page waits for an answer, shows a draft or has to show one. For all others nothing happened."""
        table, _ = await self.house.latest(self.table_id)
        if self._composes:
            self._composes = False
            return True
        mine = [table.seats[seat] for seat in table.seats_of(self.person)]
        return self.sent.drafts or any(seat.draft or seat.later for seat in mine)

    async def _tell_standing(self) -> None:
        """Tell of standing answers of mine that have changed. For all others nothing has happened."""
        page = await self._page()
        if page.moment is None and not self.sent.shows(page):
            await self._update(page)

    async def _tell_chat(self) -> None:
        lines = await self.house.tables.talking.lines(self.table_id, self.chat_seen)
        if lines:
            self.chat_seen = lines[-1].n
            await self.send(Talk([said(line) for line in lines]))

    async def _page(self) -> Page:
        table, match = await self.house.now(self.table_id)
        mine = table.seats_of(self.person)
        eyes = table.eyes(self.eyes)
        if self.moment is None:
            return self.house.pages.page(table, match, mine, self.lang, self.layout, eyes)
        return await self.house.pages.page_at(table, match, self.moment, mine, self.lang, self.layout, eyes)

    async def _update(self, page: Page) -> None:
        data = self.sent.tell(page)
        await self.socket.send_text(data.decode())
        self.house.metrics.update_bytes.observe(len(data))

    # --- receiving --------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Answer what the page asks, until it goes."""
        while True:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            logs.next_message()
            answer = await self._answer(message.get("bytes") or message.get("text") or "")
            if isinstance(answer, Error):
                self.house.metrics.refused.labels(answer.code).inc()
                self.errors += 1
                if self.errors >= MOST_ERRORS:
                    await self.close(4008)
                    return
            else:
                self.errors = 0
            if answer is not None:
                async with self._turn:
                    await self.send(answer)

    async def _answer(self, data: str | bytes) -> msgspec.Struct | None:
        if not self.bucket.take(time.monotonic()):
            return Error("", self.say("server-too-many"), None, "rate")
        if len(data) > self.house.limits.message_bytes:
            return Error("", self.say("server-too-long"), None, "size")
        try:
            request = read.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            wrong = explain(str(error), field_of(error), kind_of(data), self.lang)
            return Error(wrong.field, wrong.text, None, "malformed", id_of(data))
        try:
            return await self._do(request)
        except MeadhallError as error:
            return problem(error, self.lang, request.id)

    async def _do(self, request: Request) -> msgspec.Struct | None:
        tables, person, table_id = self.house.tables, self.person, self.table_id
        match request:
            case Play():
                await self.house.play(person, table_id, await self._seat(request.seat), request.head, request.action)
            case Compose(head=head, actions=actions, play=play):
                how = {
                    name: getattr(request, name)
                    for name in ("loose", "forced", "fill", "later", "orders", "confirm", "on")
                }
                self._composes = True
                await self.house.draft(person, table_id, await self._seat(request.seat), head, actions, play, **how)
            case Keep(actions=actions):
                await tables.drafts.keep(person, table_id, await self._seat(request.seat), actions)
            case Stand(question=question, wish=wish):
                await tables.standing.put(person, table_id, await self._seat(request.seat), {question: wish})
            case Undo(far=True):
                await tables.rewinding.back(person, table_id, await self._seat(request.seat), request.head)
            case Undo(head=head):
                await tables.rewinding.undo(person, table_id, await self._seat(request.seat), head, request.open)
            case AskPreview(action=action):
                return await self._preview(action, request.id)
            case AskWhy() | AskAbout() | Log():
                return await self._tell_about(request)
            case Look(moment=moment, eyes=eyes):
                await self._look(moment, eyes)
            case Chat(text=text):
                if len(text) > self.house.limits.chat_characters:
                    raise WrongField("text", "refused-too-long", longest=self.house.limits.chat_characters)
                await tables.talking.say(person, table_id, text)
            case AskLoss(to=to):
                return await self._tell_loss(to, request.id)
            case ProposeRewind(to=to):
                await tables.rewinding.propose(person, table_id, to)
            case Answer(accept=accept):
                rewind = await tables.rewinding.proposal(table_id)
                if rewind is None:
                    raise ConflictError("refused-no-rewind", "accept")
                await tables.rewinding.answer(person, table_id, rewind.to, accept)
            case Layout(layout=layout):
                self.layout = layout
                await self._send_again()
            case Lang(lang=lang):
                self.lang = lang
                await self._send_again()
            case Tempo(tempo=tempo):
                self.tempo = tempo
            case Reads(open=reads):
                await self._reads(reads)
            case AskHint() | AskReasons():
                self._begin_thinking(request)
            case AskCosts():
                self._begin_thinking(request)
            case Ping():
                return Pong(request.id)
        return None

    async def _seat(self, seat: int | None) -> int:
        """The seat that is meant; if none is named, the one of mine that is asked."""
        if seat is not None:
            return seat
        table = await self.house.tables.looking.table(self.table_id)
        mine = table.seats_of(self.person)
        asked = [seat for seat in table.asked() if seat in mine] or mine
        if not asked:
            raise ForbiddenError("refused-not-your-seat", "seat")
        return asked[0]

    async def _tell_about(self, request: AskWhy | AskAbout | Log) -> Why | About | OldLines:
        table, match = await self.house.now(self.table_id)
        seat = table.eyes(self.eyes)
        if seat is None:
            seat = page_maker.seat_to_show(match.state, table.seats_of(self.person), spoken_for(table, match))
        if isinstance(request, Log):
            lines, more = log_of.log_lines(
                match.state, match.numbered(), seat, self.lang, request.before, log_of.OLDER_LINES
            )
            lines, heads = in_stories(
                match.state.view(seat), match.numbered(), lines, naming.seat_words(match.state), self.lang
            )
            return OldLines(lines, more, heads, request.id)
        if isinstance(request, AskAbout):
            if self.moment is not None:
                state = await self.house.tables.looking.history(self.table_id, self.moment)
            else:
                state = self.house.tables.drafts.shown(table, match, seat)
            return msgspec.structs.replace(
                explanations.about(state.view(seat), request.place, self.lang), id=request.id
            )
        view = self.house.tables.drafts.shown(table, match, seat).view(seat)
        if request.action is not None:
            why = explanations.why_action(view, request.action, self.lang, self.say)
        elif request.place is not None:
            why = explanations.why_place(view, request.place, self.lang, self.say)
        else:
            raise WrongField("action", "refused-choice", choices="action, place")
        return msgspec.structs.replace(why, id=request.id)

    async def _tell_loss(self, to: int, id: str | int | None) -> ToldLoss:
        loss = await self.house.tables.rewinding.loss(self.person, self.table_id, to)
        table, match = await self.house.now(self.table_id)
        mine, names = table.seats_of(self.person), [seat.name for seat in table.seats]
        own = sum(loss.decisions[seat] for seat in mine)
        whose = [self.say("server-loss-own", count=own)] if own else []
        whose += [
            self.say("server-loss-of", name=name, count=count)
            for seat, count in enumerate(loss.decisions)
            if count and seat not in mine
            for name in [naming.seat_in_a_sentence(match.state, seat, names, self.lang)]
        ]
        text = self.say("server-loss", count=sum(loss.decisions), whose=", ".join(whose))
        return ToldLoss(loss.to, text, loss.others, id)

    def _begin_thinking(self, request: AskHint | AskReasons | AskCosts) -> None:
        """Bots may think for a while; what the page says meanwhile is answered first."""
        if self._thinking is not None and not self._thinking.done():
            raise ConflictError("refused-thinking", "table")
        self._thinking = asyncio.create_task(self._send_advice(request))

    async def _send_advice(self, request: AskHint | AskReasons | AskCosts) -> None:
        try:
            told: msgspec.Struct = await self._advice(request)
        except MeadhallError as error:
            told = problem(error, self.lang, request.id)
        with suppress(WebSocketDisconnect, RuntimeError):
            async with self._turn:
                await self.send(told)

    async def _advice(self, request: AskHint | AskReasons | AskCosts) -> Hint | Reasons | Costs:
        if isinstance(request, AskCosts):
            seat, how = await self._seat(request.seat), Intention(request.play, request.loose, request.on)
            costs = await self.house.advisor.costs(
                self.table_id, self.person, seat, request.head, request.actions, how, self.lang
            )
            return msgspec.structs.replace(costs, id=request.id)
        if isinstance(request, AskHint):
            if self.moment is not None:
                raise ConflictError("refused-hint", "seat")
            hint = await self.house.advisor.hint(self.table_id, self.person, self.lang)
            return msgspec.structs.replace(hint, id=request.id)
        reasons = await self.house.advisor.reasons(self.table_id, self.person, request.n, self.lang)
        return msgspec.structs.replace(reasons, id=request.id)

    async def _preview(self, action: str, id: str | int | None) -> Preview:
        table, match = await self.house.now(self.table_id)
        # Whoever looks back has no options.
        seat = (
            page_maker.seat_to_show(match.state, table.seats_of(self.person), spoken_for(table, match))
            if self.moment is None
            else None
        )
        state = self.house.tables.drafts.shown(table, match, seat)
        return msgspec.structs.replace(preview(state.view(seat), action, self.lang, self.layout), id=id)

    async def _look(self, moment: int | None, eyes: int | None) -> None:
        if eyes is not None and not (await self.house.tables.looking.table(self.table_id)).may_look_through(eyes):
            raise ForbiddenError("refused-eyes", "eyes")
        before = self.moment, self.eyes
        self.moment, self.eyes = moment, eyes
        try:
            await self._send_again()
        except NotFoundError:
            self.moment, self.eyes = before
            raise

    async def _reads(self, reads: bool) -> None:
        """Stop my clock while a great moment is read, if there is one; then let it go on."""
        grace, lent = self.house.tables.grace, self._lent
        if lent is not None:
            self._lent = None
            left = lent[1] - time.monotonic()
            if left > 0:
                await grace.give_back(self.person, self.table_id, lent[0], left)
        if reads:
            page = await self._page()
            if page.seat is not None and page.prompt.mine and page.since is not None and page.since.moments:
                seconds = await grace.lend(self.person, self.table_id, page.seat)
                self._lent = (page.seat, time.monotonic() + seconds) if seconds else None

    async def gone(self) -> None:
        """The page is closed: nobody reads any more."""
        with suppress(MeadhallError):
            await self._reads(False)

    async def _send_again(self) -> None:
        async with self._turn:
            await self._update(await self._page())


@websocket("/live/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    house = house_of(socket)
    address = socket.client.host if socket.client else ""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), schemes(house, socket)):
        await refuse(socket, 4003)
        return
    if house.leaving:
        await refuse(socket, 1012)
        return
    if not house.socket_limit.enter(address):
        await refuse(socket, 4008)
        return
    try:
        await serve(house, socket, table_id)
    except StorageFault:
        await refuse(socket, 1013)
    except GONE:
        pass
    except Exception:
        log.exception("a live page could not be opened", extra={"table": table_id})
        await refuse(socket, 1011)
    finally:
        house.socket_limit.leave(address)


def schemes(house: House, socket: WebSocket[Any, Any, Any]) -> set[str]:
    """How our pages are reached: as this socket is, and as the settings say, where a proxy does not tell us."""
    by_socket = "https" if socket.scope["scheme"] == "wss" else "http"
    return {by_socket, house.settings.address.partition(":")[0]}


async def refuse(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with suppress(*GONE, RuntimeError):
        # Accepted first: a browser does not tell its page why a handshake failed.
        await socket.accept()
        await socket.close(code=code)


async def serve(house: House, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    try:
        person = await person_of(house, socket)
    except NotAuthorizedException:
        await refuse(socket, 4003)
        return
    fine = socket.query_params.get("fine") == "1"
    lang = language_of(socket, person)
    page = Socket(house, socket, table_id, person, lang, layout_of(socket), tempo_of(socket), fine, eyes_of(socket))
    try:
        await house.tables.looking.table(table_id)
    except NotFoundError:
        await refuse(socket, 4004)
        return
    await socket.accept()
    if person.id:
        # That somebody is here need not be written now.
        with suppress(StorageFault):
            await house.people.touch(person.id)
    house.metrics.sockets.inc()
    # Entered first, so that nothing that happens while the first message is made gets lost.
    house.watchers.enter(table_id, page)
    tasks = [asyncio.create_task(page.listen()), asyncio.create_task(page.keep_telling(head_of(socket)))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, UnplayableError):
                await page.close(4004)
            elif error is not None and not isinstance(error, GONE) and not house.watchers.closed:
                log.error("a live page failed", exc_info=error, extra={"table": table_id})
                await page.close(1011)
    finally:
        house.watchers.leave(table_id, page)
        await stop(tasks)
        await page.gone()
        house.metrics.sockets.dec()


def head_of(socket: WebSocket[Any, Any, Any]) -> int | None:
    text = socket.query_params.get("head", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
