"""What bots tell people: a hint for a decision of their own, and the reasons of a bot for what it did."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from meadhall.draw.memory import Memory
from meadhall.kernel.action import Action
from meadhall.kernel.match import Entry
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks, losses
from meadhall.server.advice.bot_tasks import Advice, WordedReason
from meadhall.server.advice.opponents import BLIND, USUAL, Opponent, opponent
from meadhall.server.advice.thinkers import NoAnswerError, Thinkers
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing import page_maker
from meadhall.server.errors import ConflictError, NotFoundError, say
from meadhall.server.tables.checks import check_head, own_seat
from meadhall.server.tables.drafts import When
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import BOT, OVER, RUNNING, Person, Table
from meadhall.server.tables.service import Tables
from meadhall.server.tables.standing import spoken_for

log = logging.getLogger("meadhall.server")

WAIT = 6.0
"""How many seconds somebody waits for a process that is free; then the bots have too much to do."""
AT_HAND = 256
GUESSES = 40
"""How many worlds that a reader thinks possible are tried for one in which a bot could do what it did."""


class Ground(msgspec.Struct, frozen=True):
    """A reason: by how much it changes the chance to win, from -1 to 1, and what it is."""

    weight: float
    text: str


class Hint(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    action: str
    label: str
    reasons: list[Ground]
    note: str = ""
    """Rather than what, or how little it matters."""
    id: str | int | None = None


class Reasons(msgspec.Struct, frozen=True, tag_field="is", tag="reasons"):
    n: int
    text: str
    reasons: list[Ground]
    id: str | int | None = None


class Costs(msgspec.Struct, frozen=True, tag_field="is", tag="costs"):
    """What a choice gives away, in points of the chance to win of a hundred; 0 if it is not worth a word."""

    points: int = 0
    title: str = ""
    text: str = ""
    id: str | int | None = None


class Intention(NamedTuple):
    """When a draft would be played, as it is sent with one."""

    play: When
    loose: bool
    on: bool


class Advisor:
    """Asks the thinkers for people. What was asked before is remembered for a while."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self._hints: Memory[Advice] = Memory(AT_HAND)
        self._reasons: Memory[list[WordedReason]] = Memory(AT_HAND)

    async def hint(self, table_id: str, person: Person, lang: str) -> Hint:
        """What an adept would do in a person's place, with what their seat may know."""
        table, match = await self.tables.looking.table_and_match(table_id)
        seat = page_maker.seat_to_show(match.state, table.seats_of(person), spoken_for(table, match))
        state = self.tables.drafts.shown(table, match, seat)
        view = state.view(seat)
        if table.status != RUNNING or seat is None or view.decision is None:
            raise ConflictError("refused-hint", "seat")
        asked = view.decision.prompt.key
        key = (table_id, table.head, seat, table.seats[seat].draft)
        advice = self._hints.find(key)
        if advice is None:
            advice = await self._ask(bot_tasks.advise, view, who_advises(match, table.head))
            self._hints.keep(key, advice)
        label, rival = (
            said.get(lang) or (options_of.called_option(view, state.parse(text), lang, asked) if text else "")
            for text, said in ((advice.action, advice.said), (advice.rival, advice.rival_said))
        )
        note, told = compared(advice, rival, len(view.decision.options), lang)
        # What stands on the button below its name says where or how much.
        (face,) = options_of.faces(view, lang, [state.parse(advice.action)])
        meant = "" if advice.said else face.note
        return Hint(advice.action, label, grounds(told, lang), sentences(meant, note))

    async def costs(
        self, table_id: str, person: Person, seat: int, head: int, actions: Sequence[str], how: Intention, lang: str
    ) -> Costs:
        """What it would cost to play this, if it costs much; nothing is played."""
        table, match = await self.tables.looking.table_and_match(table_id)
        own_seat(table, seat, person)
        check_head(table, head)
        if seat not in match.state.deciding or match.state.guide is not None or is_set_up(match):
            return Costs()
        asked = self.tables.drafts.would_play(table, match, seat, actions, how.play, how.loose, how.on)
        if not asked:
            return Costs()
        # Somebody waits for it: where all are busy, it is played without a word.
        try:
            answers = self._answers(table, seat, asked)
            found = await self.thinkers.ask(losses.weigh_loss, answers, who_advises(match, head), wait=0.2)
        except NoAnswerError as error:
            log.warning("nobody could tell what it costs: %s", error)
            return Costs()
        if found is None:
            return Costs()
        points, better = round(100 * found.loss), found.better[lang]
        reason = next((reason.words[lang] for reason in found.reasons if reason.weight > 0), "")
        because: dict[str, str | int] = {"better": better, "reason": reason}
        text = say("server-costs-because" if reason else "server-costs-better", lang, because)
        how_much: dict[str, str | int] = {"points": points}
        return Costs(points, say("server-costs", lang, how_much), text)

    def _answers(self, table: Table, seat: int, asked: Sequence[tuple[State, Action]]) -> list[losses.Answer]:
        """The answers that left a choice, each with the hint that was given at it."""
        found: list[losses.Answer] = []
        for n, (state, action) in enumerate(asked):
            before = tuple([str(answer) for _, answer in asked[:n]])
            hint = self._hints.find((table.id, table.head, seat, before))
            found.append(losses.Answer(state.view(seat), str(action), "" if hint is None else hint.action))
        return found

    async def reasons(self, table_id: str, person: Person, n: int, lang: str) -> Reasons:
        """Why a bot did what the line of the log with this number tells."""
        table, match = await self.tables.looking.table_and_match(table_id, whole=True)
        row, entry = entry_before(match, n)
        if entry.by < 0 or table.seats[entry.by].kind != BOT:
            raise NotFoundError("refused-no-reasons", "n")
        who = opponent(table, match, entry.by, row)
        if who.level == BLIND:
            return Reasons(n, say("server-reasons-blind", lang, {}), [])
        state = await self.tables.looking.history(table_id, row)
        viewer = (
            entry.by
            if table.status == OVER
            else page_maker.seat_to_show(match.state, table.seats_of(person), spoken_for(table, match))
        )
        guessed = knows_more(state, entry.by, viewer)
        view = state.view(entry.by) if not guessed else imagined(state, entry.by, viewer, entry.action, row)
        if view is None or entry.action_for(viewer) is None:
            return Reasons(n, say("server-reasons-secret", lang, {}), [])
        key = (table_id, row, viewer)
        told = self._reasons.find(key)
        if told is None:
            told = await self._ask(bot_tasks.justify, view, who, str(entry.action))
            self._reasons.keep(key, told)
        return Reasons(n, say("server-reasons-guessed", lang, {}) if guessed else "", grounds(told, lang))

    async def _ask(self, work: Callable[..., Any], view: View, *given: object) -> Any:
        try:
            return await self.thinkers.ask(work, view, *given, wait=WAIT)
        except NoAnswerError as error:
            log.error("nobody could advise: %s", error)
            raise ConflictError("refused-busy", "table") from None


def who_advises(match: TableMatch, head: int) -> Opponent:
    """Whose word a hint is, and a warning: the same at the same moment."""
    return Opponent(USUAL, match.game.mind.styles[0], head)


def is_set_up(match: TableMatch) -> bool:
    """Whether the game is still being set up: chances mean little then. Its first heading ends that."""
    return match.start is None and not match.headings.events


def entry_before(match: TableMatch, n: int) -> tuple[int, Entry]:
    """The row that led to a moment, and its entry."""
    for row, entry in zip(reversed(match.rows), reversed(match.journal), strict=True):
        if row == n - 1:
            return row, entry
    raise NotFoundError("refused-no-reasons", "n")


def knows_more(state: State, seat: int, viewer: int | None) -> bool:
    """Whether a seat knows anything that the viewer may not know: its reasons would tell of it."""
    return any(seat in knowers and viewer not in knowers for knowers in state.secrets().values())


def imagined(state: State, seat: int, viewer: int | None, action: Action, seed: int) -> View | None:
    """What a seat would see in a world that the viewer thinks possible and in which it may do the action, if any.

    It follows from what the viewer knows and from the action, so that nothing that is made of it can tell more.
    """
    known, rng = state.view(viewer), Random(seed)
    for _ in range(GUESSES):
        view: View = known.sample(rng).view(seat)
        decision = view.decision
        if decision is not None and action in decision.options:
            return view
    return None


def sentences(first: str, then: str) -> str:
    """Two sentences, of which the first may have its full stop already."""
    return ". ".join(filter(None, (first.rstrip("."), then)))


def compared(advice: Advice, rival: str, options: int, lang: str) -> tuple[str, list[WordedReason]]:
    """How much it matters, and what then is worth telling."""
    if not rival:
        return "" if advice.reasons else say("server-hint-only", lang, {}), advice.reasons
    if not advice.as_good:
        return say("server-hint-than", lang, {"rival": rival}), advice.reasons
    alike: dict[str, str | int] = {"rival": rival, "count": advice.as_good, "all": int(advice.as_good == options - 1)}
    # What decides nothing is not argued for at length.
    return say("server-hint-alike", lang, alike), [reason for reason in advice.reasons if reason.weight > 0][:1]


def grounds(told: list[WordedReason], lang: str) -> list[Ground]:
    return [Ground(round(reason.weight, 4), reason.words[lang]) for reason in told]
