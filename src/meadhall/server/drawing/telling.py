"""What happened, as one reader is told it: stories in the log, what is new since their last turn, and the account."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, takewhile

import msgspec

from meadhall.draw.telling import NOTED, Deed, Story, Telling, Told, adds_up, signed
from meadhall.kernel.match import Entry
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing.chronicle import FARTHEST, Chronicle, Journal, telling_of
from meadhall.server.drawing.facts import facts
from meadhall.server.drawing.log import Lines
from meadhall.server.drawing.naming import SeatWords, seat_in_a_sentence, seat_name
from meadhall.server.drawing.options import to_decide
from meadhall.server.drawing.page import Situation, Viewpoint
from meadhall.server.drawing.pictures import conceals
from meadhall.server.drawing.tales import Account, Head, Since, Standing, Tale
from meadhall.server.words import Say

SCORING = "scoring"
"""The kind of moment that is told step by step."""
LONGEST = 800
"""Of more entries than so many only the newest are told."""

# --- the log ------------------------------------------------------------------------------------


def in_stories(
    view: View, journal: Journal, lines: Lines, seats: SeatWords, lang: str
) -> tuple[Lines, tuple[Head, ...]]:
    """The lines of a log, each with the story that it belongs to, and the stories."""
    if not lines:
        return lines, ()
    until = [pair for pair in journal if pair[0] <= lines[-1].n]
    told = Chronicle.of(view, until, seats, lang, since=lines[0].n)
    shown = {line.i for line in lines}
    found = tuple([line for one in told.deeds for line in one.lines if line.i in shown])
    return found, told.heads(found)


# --- since the last turn --------------------------------------------------------------------------


def since(now: Situation, told: Chronicle, say: Say) -> Since | None:
    """What happened since the last decision of the seat that is asked; at the end, of who looks.

    Who only watches is told of great moments, whoever is asked."""
    view = told.view
    asked = to_decide(view.decision) is not None
    if now.decided is None or not (asked or view.over or view.seat is None):
        return None
    newest = next(iter(reversed(now.journal)), None)
    if newest is None:
        return None
    return told.since.get((newest, now.decided_at, now.names), lambda: tell_since(now, told, say))


def tell_since(now: Situation, chronicle: Chronicle, say: Say) -> Since | None:
    assert now.decided is not None
    view, telling, lang = chronicle.view, chronicle.telling, chronicle.lang
    seat = view.seat
    newest = islice(reversed(now.journal), LONGEST)
    entries = list(takewhile(lambda pair: pair[0] >= now.decided_at, newest))
    told = [one.told for n, entry in reversed(entries) for one in chronicle.told(n, entry)]
    deeds = telling.deeds(told)
    # The reader knows what they did last; what followed from it by itself may be news.
    if deeds and deeds[0][0].n == now.decided_at:
        deeds[0] = deeds[0][telling.known(deeds[0]) :]
    deeds = [deed for deed in deeds if deed and not deed[0].heading]
    if not deeds:
        return None
    before, after = seen(now.decided.before, seat), seen(now.decided.after, seat)
    stories = [(deed, chronicle.story(deed)) for deed in deeds]
    others = [(deed, story) for deed, story in stories if story.seat != seat or story.seat is None]
    gains = gained(telling, before, view)
    changed = tuple(telling.differences(after, view, lang))
    earned = sources_of(telling, told, before, view, lang)
    lines = tuple(rival_lines(telling, view, others, now.names, gains, earned, (now.decided_at, now.head), lang, say))
    mine = [
        Tale(one.seat, "", one.mine, (one.place,), now.decided_at, now.head) for one in changed if one.mine
    ]  # fmt: skip
    mine += [
        Tale(story.seat, "", text, story.places, story.start, story.end) for _, story in stories for text in story.mine
    ]
    if seat is not None and seat in earned:
        words = say("server-since-own", gain=gains[seat], sources=earned[seat])
        mine.append(Tale(seat, "", words, (), now.decided_at, now.head))
    news = [one for deed in deeds for one in deed]
    replay = Replay(now, entries, seat)
    moments = tuple([
        msgspec.structs.replace(
            one,
            steps=tuple(telling.steps_of_scoring(news, replay, view, lang)),
            earlier=telling.scored_before([*told_before(now, chronicle), *told[: told.index(news[0])]]),
        )
        if one.kind == SCORING
        else one
        for one in telling.moments(before, news, view, lang)
    ])  # fmt: skip
    if seat is None:
        return Since(0, now.decided_at, (), (), moments=moments) if moments else None
    if not (moments or (others and (lines or mine))):
        return None
    count = sum(story.weight >= NOTED for _, story in others)
    return Since(count, now.decided_at, tuple(mine), lines, changed, gains, moments)


def told_before(now: Situation, chronicle: Chronicle) -> list[Told]:
    """What happened shortly before the last decision of the reader."""
    entries = [pair for pair in islice(reversed(now.journal), LONGEST) if pair[0] < now.decided_at][:FARTHEST]
    return [one.told for n, entry in reversed(entries) for one in chronicle.told(n, entry)]


class Replay:
    """The position before the action that led to a moment, as a seat may know it."""

    def __init__(self, now: Situation, entries: Sequence[tuple[int, Entry]], seat: int | None) -> None:
        self.now, self.seat = now, seat
        self.entries = dict(entries)
        self.kept: dict[int, View] = {}

    def __call__(self, moment: int) -> View:
        if not self.kept:
            assert self.now.decided is not None
            # What followed from the reader's own answer at once is told too.
            self.kept[self.now.decided_at] = seen(self.now.decided.before, self.seat)
            state = self.now.decided.after.copy()
            for n in sorted(n for n in self.entries if n > self.now.decided_at):
                self.kept[n] = seen(state.copy(), self.seat)
                state.apply(self.entries[n].action, self.entries[n].by)
        return self.kept[moment]


def seen(state: State, seat: int | None) -> View:
    """A position as a seat may know it; where nothing is hidden, the position itself."""
    return state.view(seat) if conceals(state) else View(state, seat)


def gained(telling: Telling, before: View, after: View) -> tuple[str, ...]:
    """By seat, the change of its points."""
    old, new = telling.scores(before), telling.scores(after)
    return tuple([signed(b - a) if a != b else "" for a, b in zip(old, new, strict=False)])


def sources_of(telling: Telling, told: Sequence[Told], before: View, after: View, lang: str) -> dict[int, str]:
    """By seat, where the change of its points came from; only where that is all of it."""
    old, new = telling.scores(before), telling.scores(after)
    sources = telling.earned(told, after, lang)
    found = {}
    for seat, (was, now) in enumerate(zip(old, new, strict=False)):
        parts = [(one.name, one.points[seat]) for one in sources if one.points[seat]]
        if parts and sum(points for _, points in parts) == now - was:
            found[seat] = ", ".join(f"{name} {points}" for name, points in parts)
    return found


def rival_lines(
    telling: Telling,
    view: View,
    stories: Sequence[tuple[Deed, Story]],
    names: Sequence[str],
    gains: Sequence[str],
    earned: Mapping[int, str],
    span: tuple[int, int],
    lang: str,
    say: Say,
) -> Iterable[Tale]:
    """One line for each rival who did or got something, in the order of their seats, and one for the house.

    ``span`` is all the time that is told of."""
    state = view.position
    by_seat: dict[int | None, list[tuple[Deed, Story]]] = {who: [] for who in earned if who != view.seat}
    for deed, story in stories:
        by_seat.setdefault(story.seat, []).append((deed, story))
    for seat in sorted(by_seat, key=lambda seat: state.players if seat is None else seat):
        own = by_seat[seat]
        runs = telling.runs([one for deed, _ in own for one in deed], view)
        # What it brought others is told with them.
        runs = [run for run in runs if seat is None or telling.about(run.events[0], view)[:1] in ((), (seat,))]
        phrases = telling.phrases(runs, seat, view, lang)
        if not phrases and seat not in earned:
            continue
        name = telling.house_name(lang) or say("server-house") if seat is None else seat_name(state, seat, names, lang)
        places = tuple(dict.fromkeys([place for _, story in own for place in story.places]))
        gain = gains[seat] if seat is not None and seat < len(gains) else ""
        sources = "" if seat is None else earned.get(seat, "")
        text = " \u00b7 ".join(phrases) or say("server-since-only")
        start, end = (own[0][1].start, own[-1][1].end) if own else span
        yield Tale(seat, name, text, places, start, end, gain, sources)


# --- the end --------------------------------------------------------------------------------------


def account(view: View, now: Situation, viewpoint: Viewpoint, say: Say) -> Account | None:
    """Where everybody's points came from. It is only told if it adds up."""
    result = view.result
    if result is None or not result.scores:
        return None
    state, lang = view.position, viewpoint.lang
    telling, scores = telling_of(view), result.scores
    sources = telling.account(now.account_of, view, lang)
    if not adds_up(sources, scores):
        sources = []
    order = sorted(range(len(scores)), key=lambda seat: (seat not in result.winners, -scores[seat], seat))
    rows = tuple([
        Standing(
            place=1 + sum(ahead(result.winners, scores, other, seat) for other in range(len(scores))),
            seat=seat,
            name=seat_name(state, seat, now.names, lang),
            who=now.names[seat] if seat < len(now.names) else "",
            total=scores[seat],
            points=tuple([one.points[seat] for one in sources]),
            won=seat in result.winners,
        )
        for seat in order
    ])  # fmt: skip
    own = len(viewpoint.mine) == 1 and viewpoint.mine[0] in result.winners
    winners = ", ".join(seat_in_a_sentence(state, seat, now.names, lang) for seat in result.winners)
    title = say("server-end-own" if own else "server-end", winners=winners, count=len(result.winners))
    me = viewpoint.mine[0] if len(viewpoint.mine) == 1 else None
    rounds = telling.rounds(now.account_of, view, lang)
    known = facts(result, rounds, sources, me, lambda seat: seat_in_a_sentence(state, seat, now.names, lang), say)
    known = (*telling.facts(now.account_of, view, lang), *known)
    names = tuple([one.name for one in sources])
    return Account(title, ending(state, lang), names, rows, known, telling.points_name(lang))


def ahead(winners: Sequence[int], scores: Sequence[int], one: int, other: int) -> bool:
    """Whether a seat stands before another at the end: winners first, then by points."""
    return (one in winners, scores[one]) > (other in winners, scores[other])


def ending(state: State, lang: str) -> str:
    if state.result is None:
        return ""
    texts, id = state.game.texts, f"ending-{state.result.ending}"
    return texts.say(id, lang) if texts.has(id, lang) else state.result.ending
