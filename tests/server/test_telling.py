"""What happened is told to somebody: stories, what is new since the last turn, great moments and the account."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message as Entry

from meadhall.draw.telling import AMOUNTS, NOTED, Run, Scored, Source, Telling, Told, adds_up
from meadhall.games.mountain_king.board.telling import SCORED
from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.message import Event, Kind, shown_to
from meadhall.kernel.result import Result
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing import telling
from meadhall.server.drawing.chronicle import FARTHEST, MOST, Chronicle, told_in
from meadhall.server.drawing.facts import facts
from meadhall.server.drawing.gestures import Gestures
from meadhall.server.drawing.naming import seat_words
from meadhall.server.drawing.page import Page, Situation, Viewpoint
from meadhall.server.drawing.page_cache import last_decision
from meadhall.server.drawing.page_diff import difference, new_heads
from meadhall.server.drawing.page_maker import make_page
from meadhall.server.drawing.pictures import Drawing
from meadhall.server.drawing.tales import Gesture, Head, Since
from meadhall.server.tables.journal import TableMatch
from meadhall.server.words import HouseTexts

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("ice-garden", "mountain-king", "dragon-lords")
SAMPLES = {
    "ice-garden": "second-advanced-goal-fjollsfinn",
    "mountain-king": "4-006",
    "dragon-lords": "four",
}
each_game = pytest.mark.parametrize("slug", GAMES)
SAY = {lang: HouseTexts().speaker(lang) for lang in ("en", "de")}


@cache
def recorded(slug: str, name: str) -> Match[Any]:
    return Match.load(GOLDEN / slug / f"{name}.json")


def replayed(match: Match[Any], entries: int) -> TableMatch:
    """A table that has come so far."""
    made = TableMatch.beginning(Match(match.game, match._first.copy(), match.seed, match.start), 0.0)
    for entry in match.journal[:entries]:
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
    return made


def situation(match: TableMatch, seat: int) -> Situation:
    names = ("",) * match.state.players
    over = match.state.over
    return Situation(
        match.state, match.head, match.numbered(), names, False, None, match.headings, match.gaps, None,
        *last_decision(match, seat, None), account_of=match.journal if over else (),
    )  # fmt: skip


def page_of(match: TableMatch, seat: int, lang: str = "en") -> Page:
    viewpoint = Viewpoint(seat, (seat,), lang, "desk")
    return make_page(situation(match, seat), Drawing.of(match.state, seat), viewpoint, SAY[lang])


def told_to(match: TableMatch, seat: int, lang: str = "en") -> Since | None:
    drawing = Drawing.of(match.state, seat)
    view = drawing.view(seat)
    return telling.since(situation(match, seat), Chronicle(view, drawing.seat_words, lang), SAY[lang])


def moments_asked(slug: str, seat: int, name: str = "") -> Iterator[TableMatch]:
    """A recorded game at every moment at which a seat is asked, and at its end."""
    match = recorded(slug, name or SAMPLES[slug])
    made = replayed(match, 0)
    for entry in match.journal:
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        if seat in made.state.deciding or made.state.over:
            yield made


# --- stories --------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_is_told(slug: str, lang: str) -> None:
    told = [since for match in moments_asked(slug, 0) if (since := told_to(match, 0, lang)) is not None]
    assert len(told) > 20
    lines = [line for since in told for line in (*since.mine, *since.lines)]
    assert all(line.text and line.start <= line.end for line in lines)
    assert any(since.mine for since in told)
    assert any(since.moments for since in told)
    assert any(since.changed for since in told)
    # At most one line for each rival and one for the house.
    for since in told:
        seats = [line.seat for line in since.lines]
        assert len(seats) == len(set(seats))
        assert 0 not in seats


@each_game
def test_lines_of_the_log_belong_to_stories_that_do_not_move(slug: str) -> None:
    match = recorded(slug, SAMPLES[slug])
    made = replayed(match, 150)
    pages = []
    for entry in match.journal[150:190]:
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        pages.append(page_of(made, 0))
    of: dict[int, int | None] = {}
    for page in pages:
        heads = {head.of for head in page.heads}
        for line in page.log:
            assert line.of is None or line.of in heads
            # A line may get company, but never goes to another story.
            assert of.get(line.i) in (None, line.of)
            of[line.i] = line.of
    assert any(page.heads for page in pages)


@pytest.mark.parametrize("name", ["2-000", "3-001", "5-003"])
def test_what_is_told_of_points_comes_to_their_change(name: str) -> None:
    """Each seat whose points have changed has a line that says where they came from, to the last one."""
    changes = 0
    for match in moments_asked("mountain-king", 0, name):
        told = told_to(match, 0)
        if told is None:
            continue
        sources = {line.seat: line.sources for line in told.lines if line.sources}
        own = next((line.text for line in told.mine if line.text.startswith("You get ")), "")
        sources[0] = own.partition(": ")[2].rstrip(".")
        for seat, gain in enumerate(told.gains):
            if gain:
                parts = sources[seat].split(", ")
                assert sum(int(part.rsplit(" ", 1)[1]) for part in parts) == int(gain.replace("\u2212", "-"))
                changes += 1
    assert changes > 5


def test_what_gnomes_do_is_nobodys_deed_whoever_sent_them() -> None:
    rows = [
        row
        for match in moments_asked("mountain-king", 0)
        for moment in (getattr(told_to(match, 0), "moments", ()))
        if moment.kind in ("breach", "invasion")
        for row in moment.evidence
    ]
    beaten = [row for row in rows if "Gnome" in row.text and "fall" not in row.text]
    assert beaten
    assert all(row.seat is None for row in beaten)


def test_only_new_stories_are_sent() -> None:
    match = recorded("ice-garden", SAMPLES["ice-garden"])
    old, new = page_of(replayed(match, 200), 0), page_of(replayed(match, 201), 0)
    update = difference(old, new)
    assert update.heads is msgspec.UNSET or len(update.heads) <= 2
    heads = (Head(1, 0, "A"), Head(5, None, "B"))
    assert new_heads(heads, heads) is msgspec.UNSET
    assert new_heads(heads, (*heads[:1], Head(5, None, "B and C"))) == (Head(5, None, "B and C"),)


def test_a_game_without_words_of_its_own_is_told_in_those_of_its_log() -> None:
    match = recorded("ice-garden", SAMPLES["ice-garden"])
    view, seats = match.state.view(1), seat_words(match.state)
    plain = Telling()
    told = [
        one.told
        for n, entry in enumerate(match.journal[100:140])
        for one in told_in(match.game.texts, n, entry, 1, seats, "en")
    ]
    deeds = plain.deeds(told)
    assert [one for deed in deeds for one in deed] == told
    stories = [plain.story(deed, view, "en") for deed in deeds]
    assert all(story.text for story in stories)
    assert any(story.mine for story in stories)


@each_game
def test_what_is_told_move_by_move_is_what_is_told_at_once(slug: str) -> None:
    """Also where moves were taken back, and when what is old was forgotten."""
    match, rng = recorded(slug, SAMPLES[slug]), Random(5)
    made, seats = replayed(match, 0), seat_words(match.state)
    kept = [Chronicle(View(made.state, seat), seats, "en") for seat in (None, 0, 1)]
    undone = 0
    for entry in match.journal[:300]:
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        if made.can_undo and not rng.randrange(20):
            made.take_back(0.0)
            undone += 1
            made.replay(entry.by, str(entry.action), "")
            made.number(0.0)
        if rng.randrange(6):
            continue
        for chronicle in kept:
            chronicle.view = View(made.state, chronicle.view.seat)
            chronicle.follow(made.numbered())
            anew = Chronicle.of(chronicle.view, made.numbered(), seats, "en")
            lines, older = chronicle.newest_lines()
            assert (lines, older) == anew.newest_lines()
            assert [one.of for one in chronicle.heads(lines)] == [one.of for one in anew.heads(lines)]
            newest = [[one.n for one in told.deed] for told in chronicle.newest_deeds()]
            assert newest == [[one.n for one in told.deed] for told in anew.newest_deeds()]
    assert undone > 1
    assert all(len(chronicle._entries) <= MOST + FARTHEST for chronicle in kept)


# --- gestures -------------------------------------------------------------------------------------


def newest_gestures(match: TableMatch, view: View) -> Gestures:
    return Gestures(Chronicle.of(view, match.numbered(), seat_words(match.state), "en"))


@each_game
def test_what_is_new_is_shown_as_gestures_and_pieces_travel(slug: str) -> None:
    match = recorded(slug, SAMPLES[slug])
    made, shown, head = replayed(match, 150), list[Gesture](), 150
    for n, entry in enumerate(match.journal[150:350]):
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        if n % 11:
            continue
        new = newest_gestures(made, View(made.state, 0)).since(head)
        # What the page has been told already is not shown again.
        assert all(one.end > head and all(way.n > head for way in one.ways) for one in new)
        shown, head = [*shown, *new], made.head
    ways = [way for one in shown for way in one.ways]
    assert ways
    # In the Ice Garden fate stands between the deeds.
    assert any(one.fate for one in shown) == (slug != "ice-garden")
    assert any(one.text and one.weight >= NOTED for one in shown)
    # A game that names arguments which are no places would make nothing move.
    drawn = {
        at for picture in page_of(made, 0).pictures.values() for at in re.findall(r'data-at="([^"]*)"', picture.markup)
    }
    places = {place for way in ways for place in (way.origin, way.goal)}
    assert {place for place in places if not place.startswith("ship:")} <= drawn
    assert all(way.origin != way.goal for way in ways)


def test_what_vuko_does_is_told_with_his_name() -> None:
    told: list[Gesture] = []
    for match in moments_asked("ice-garden", 0):
        view = match.state.view(0)
        told += newest_gestures(match, view)
    visits = [one.text for one in told if one.seat is None and "visits" in one.text]
    assert visits
    assert all(text.startswith("Vuko: ") for text in visits)


def test_who_comes_back_from_the_past_is_shown_no_gestures() -> None:
    match = recorded("mountain-king", SAMPLES["mountain-king"])
    old, now = page_of(replayed(match, 195), 0), page_of(replayed(match, 200), 0)
    assert difference(old, now).gestures
    assert difference(None, now).gestures == ()
    assert difference(msgspec.structs.replace(old, moment=150), now).gestures == ()


# --- what came of one's own deed ---------------------------------------------------------------------


def outcomes(slug: str, seat: int, lang: str = "en", name: str = "") -> list[str]:
    """All that a seat is told of its own deeds in a recorded game, each once."""
    match = recorded(slug, name or SAMPLES[slug])
    seats, tell, view = seat_words(match.state), match.game.board.telling, match.state.view(seat)
    told = [
        one.told
        for n, entry in enumerate(match.journal)
        for one in told_in(match.game.texts, n, entry, seat, seats, lang)
    ]
    return [one.text for deed in tell.deeds(told) for one in tell.outcomes(deed, view, lang)]


@pytest.mark.parametrize("slug", ["mountain-king", "dragon-lords"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_dice_answer_to_my_own_deed_is_told_to_me_alone(slug: str, lang: str) -> None:
    seats = recorded(slug, SAMPLES[slug]).state.players
    told = [outcomes(slug, seat, lang) for seat in range(seats)]
    assert sum(map(bool, told)) > 1
    match = recorded(slug, SAMPLES[slug])
    watcher = match.state.view(None)
    for seat in range(seats):
        page = page_of(replayed(match, len(match.journal) - 1), seat, lang)
        # Who only watches, and whose deed it is not, is told by the log.
        assert all(not one.outcomes for one in page.gestures or () if one.seat != seat)
    assert match.game.board.telling.outcomes((), watcher, lang) == []


def test_my_attack_says_who_won_and_what_it_cost() -> None:
    king = "\n".join(text for seat in range(4) for text in outcomes("mountain-king", seat))
    assert re.search(
        r"^You beat the Gnomes in .+, \d+ against \d+: .+ is yours\. You lost nobody\.$", king, re.MULTILINE
    )
    assert re.search(r"^Your attack on .+ is repelled: \d+ against \d+\. You lost nobody, but .+", king, re.MULTILINE)
    assert re.search(r"^You lost nobody: all who attacked are back in .+", king, re.MULTILINE)
    lords = "\n".join(text for seat in range(4) for text in outcomes("dragon-lords", seat))
    assert re.search(r"^.+ is yours\. You lost (nobody|\d+ units?), the .+ (none|\d+)\.$", lords, re.MULTILINE)
    assert re.search(r"^You have not won the combat: .+\. You lost .+", lords, re.MULTILINE)


# --- since the last turn --------------------------------------------------------------------------


def test_what_concerns_me_comes_first_and_says_what_it_cost() -> None:
    match = next(match for match in moments_asked("ice-garden", 1) if lost(match, 1))
    since = told_to(match, 1)
    assert since is not None
    assert re.fullmatch(r"You lost .+: \d points?, now \d\.", since.mine[0].text)
    assert since.mine[0].places[0].startswith("region:")


def test_a_scoring_is_told_region_by_region_with_its_reasons() -> None:
    steps: list[Scored] = []
    for seat in range(3):
        for match in moments_asked("ice-garden", seat):
            since = told_to(match, seat)
            if since is None or match.state.over:
                continue
            for moment in (moment for moment in since.moments if moment.kind == "scoring"):
                assert moment.steps
                steps += moment.steps
    assert all(step.place.startswith("region:") and step.gains and step.name in step.title for step in steps)
    # The reason is the influence that was there, and never that of another ranking.
    told = [step for step in steps if step.because]
    assert len(told) > len(steps) / 2
    assert all(step.because.startswith("Influence: ") for step in told)


def test_a_wave_is_scored_step_by_step_with_its_reasons() -> None:
    """Each step has a place on the board, and together they bring what the log tells."""
    steps: list[Scored] = []
    told: set[int] = set()
    for match in moments_asked("mountain-king", 0):
        wave = next((n for n in range(len(match.journal), 0, -1) if tells(match, n, "scoring")), 0)
        since = None if wave in told else told_to(match, 0)
        moment = next((one for one in since.moments if one.kind == "scoring"), None) if since is not None else None
        if moment is None:
            continue
        told.add(wave)
        steps += moment.steps
        brought = sum(points for step in moment.steps for _, points in step.gains)
        scored = [event for entry in match.journal[wave - 1 :] for event in entry.events if event.kind in SCORED]
        assert brought == sum(event.args[-1] for event in scored)
        page = page_of(match, 0)
        # A Champion that is won stands with its seat.
        drawn = " ".join([*(picture.markup for picture in page.pictures.values()), page.panels])
        assert [step.place for step in moment.steps if f'data-at="{step.place}"' not in drawn] == []
    assert len(told) == 3
    assert {step.rule for step in steps} == {"MK-13.1", "MK-13.2", "MK-14.2", "MK-14.9", "MK-14.11"}
    assert sum(bool(step.because) for step in steps) > len(steps) / 2
    assert all(step.gains and step.title.startswith(step.name[0].upper()) for step in steps)


def tells(match: TableMatch, n: int, key: str) -> bool:
    return any(event.key == key for event in match.journal[n - 1].events)


@pytest.mark.parametrize("name", ["second-advanced-fifty-points", "first-advanced-goal-callo"])
def test_the_parts_of_a_scoring_add_up_to_the_change_of_points(name: str) -> None:
    """Every card has, with what came before it, all that regions have paid since Vuko came, and each region is told."""
    went_on = 0
    for seat in range(2):
        told: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {}
        paid: dict[str, dict[int, int]] = {}
        for match in moments_asked("ice-garden", seat, name):
            number, since_vuko = paid_by_regions(match)
            paid[number] = since_vuko
            since = told_to(match, seat)
            for moment in since.moments if since is not None else ():
                if moment.kind == "scoring":
                    assert moment.when == number
                    total = dict(moment.earlier)
                    for step in moment.steps:
                        told.setdefault(number, {})[step.place] = step.gains
                        add(total, step.gains)
                    assert total == since_vuko
                    went_on += bool(moment.earlier)
        for number, since_vuko in paid.items():
            total = {}
            for gains in told.get(number, {}).values():
                add(total, gains)
            assert total == since_vuko
    assert went_on


def add(total: dict[int, int], gains: tuple[tuple[int, int], ...]) -> None:
    for who, points in gains:
        total[who] = total.get(who, 0) + points


def paid_by_regions(match: TableMatch) -> tuple[str, dict[int, int]]:
    """The round in which Vuko came last, and the points of each seat since then. The games that are recorded have no
    combat after Vuko."""
    paid: dict[int, int] = {}
    number = came = 0
    for event in (event for entry in match.journal for event in entry.events):
        if event.key in ("vuko-goes", "vuko-stays", "vuko-waits", "vuko-finds-nobody"):
            paid, came = {}, number
        elif event.key == "round":
            number = event.args[0]
        elif event.key == "scored" and number == came:
            add(paid, ((event.args[0], event.args[1]),))
    return f"Round {came}", paid


def test_a_marker_that_walks_twice_is_no_two_pieces() -> None:
    told = recorded_moves()
    assert told
    for line in told:
        assert not re.search(r"\b[2-9] (pieces|units|markers) to", line), line
        assert "level-" not in line


def recorded_moves() -> list[str]:
    """How the moves of whole games are told, where every piece has gone alone."""
    match = recorded("ice-garden", "second-advanced-fifty-points")
    view, teller = match.state.view(0), match.game.board.telling
    lines = (
        one.told
        for n, entry in enumerate(match.journal, 1)
        for one in told_in(match.game.texts, n, entry, 0, seat_words(match.state), "en")
    )
    moved = [one for one in lines if one.key == "moved" and one.event is not None and one.event.args[2] == 1]
    return [
        phrase for deed in teller.deeds(moved) for phrase in teller.phrases(teller.runs(deed, view), None, view, "en")
    ]


def test_in_the_set_up_every_deed_is_of_the_seat_that_did_it() -> None:
    match = recorded("ice-garden", SAMPLES["ice-garden"])
    seats, lang = seat_words(match.state), "en"
    view, tell = View(match.state, None), match.game.board.telling
    begun = next(n for n, entry in enumerate(match.journal) if entry.asked == "ask-plan")
    told = [
        one.told
        for n, entry in enumerate(match.journal[:begun])
        for one in told_in(match.game.texts, n, entry, None, seats, lang)
    ]
    deeds = tell.deeds(told)
    own = [deed for deed in deeds if deed[0].key in ("tile-laid", "marker-placed")]
    assert {deed[0].asked for deed in own} == {"ask-tile", "ask-start"}
    assert [tell.doer(deed, view) for deed in own] == [deed[0].by for deed in own]
    # Whoever is dealt a character is told by number.
    dealt = [deed for deed in deeds if deed[0].key == "plays"]
    assert [tell.doer(deed, view) for deed in dealt] == [0, 1, 2, 3]


def lost(match: TableMatch, seat: int) -> bool:
    since = told_to(match, seat)
    return since is not None and bool(since.mine) and since.mine[0].text.startswith("You lost")


def test_it_goes_with_my_first_answer_and_comes_back_when_that_is_taken_back() -> None:
    for match in moments_asked("ice-garden", 0):
        since, decision = told_to(match, 0), match.state.decision_of(0)
        if since is None or decision is None or len(decision.options) < 2:
            continue
        later = match.copy()
        later.play(decision.options[0], 0)
        later.number(0.0)
        if later.state.deciding != (0,) or not later.can_undo:
            continue
        after = told_to(later, 0)
        assert after is None or after.start > since.start
        later.take_back(0.0)
        again = told_to(later, 0)
        assert again is not None
        assert again.lines == since.lines
        return
    pytest.fail("nothing could be taken back")


def test_who_opens_the_table_late_is_told_the_same() -> None:
    match = recorded("mountain-king", SAMPLES["mountain-king"])
    live = next(made for made in moments_asked("mountain-king", 0) if told_to(made, 0) and len(made.journal) > 150)
    rows = live.all_rows()
    late = TableMatch.resume(match.game, match._first.copy(), match.start, match.seed, rows)
    assert told_to(late, 0) == told_to(live, 0)


def test_only_the_seat_that_is_asked_is_told() -> None:
    for match in moments_asked("ice-garden", 0):
        for seat in range(match.state.players):
            if seat not in match.state.deciding and not match.state.over:
                assert page_of(match, seat).since is None
        if len(match.journal) > 80:
            return


# --- those who watch --------------------------------------------------------------------------------


def watched(match: TableMatch) -> Since | None:
    decided, at = last_decision(match, None, None, watching=True)
    now = msgspec.structs.replace(situation(match, 0), decided=decided, decided_at=at)
    drawing = Drawing.of(match.state, None)
    view = drawing.view(None)
    return telling.since(now, Chronicle(view, drawing.seat_words, "en"), SAY["en"])


@each_game
def test_who_watches_is_told_great_moments_and_nothing_else(slug: str) -> None:
    match = recorded(slug, SAMPLES[slug])
    moment = next(made for made in moments_asked(slug, 0) if (since := told_to(made, 0)) is not None and since.moments)
    since = watched(moment)
    assert since is not None
    assert since.moments
    assert (since.mine, since.lines, since.changed, since.gains) == ((), (), (), ())
    assert all(not one.mine and not one.means for one in since.moments)
    assert watched(replayed(match, 1)) is None
    # Whose seats are all not asked looks on too, but is told when it is their turn.
    assert last_decision(moment, None, None) == (None, 0)


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["mountain-king", "dragon-lords"])
def test_what_cannot_be_known_changes_nothing_that_is_told(slug: str) -> None:
    """The same is played in another world that fits all the reader knows: as long as they are shown the same, they
    are told the same."""
    match, compared = recorded(slug, SAMPLES[slug]), 0
    rng = Random(7)
    for start in range(60, len(match.journal) - 40, len(match.journal) // 14):
        here = match.at(start)
        for seat in range(here.players):
            there = here.view(seat).sample(rng)
            if there.to_json() == here.to_json():
                continue
            compared += same_story(match, here, there, start, seat)
    assert compared > 20


def same_story(match: Match[Any], here: State, there: State, start: int, seat: int) -> int:
    """Play on in both worlds, and compare what is told of each."""
    one, other = here.copy(), there.copy()
    first, second = here.view(seat), there.view(seat)
    seats, tell = seat_words(here), match.game.board.telling
    told: list[tuple[list[Told], list[Told]]] = []
    for n, entry in enumerate(match.journal[start : start + 40]):
        next_one, next_other = one.copy(), other.copy()
        try:
            events = next_other.apply(next_other.parse(str(entry.action)), entry.by)
        except MeadhallError:
            break
        next_one.apply(entry.action, entry.by)
        same = shown_to(events, seat) == shown_to(entry.events, seat)
        if not same or next_one.view(seat).to_json() != next_other.view(seat).to_json():
            break
        one, other = next_one, next_other
        twin = type(entry)(entry.by, entry.action, events, entry.seen_by, entry.rule, entry.asked)
        lines = [
            [each.told for each in told_in(match.game.texts, n, which, seat, seats, "en")] for which in (entry, twin)
        ]
        told.append((lines[0], lines[1]))
    if not told:
        return 0
    stories = [[tell.story(deed, view, "en") for deed in tell.deeds([x for pair in told for x in pair[world]])]
               for world, view in enumerate((one.view(seat), other.view(seat)))]  # fmt: skip
    assert stories[0] == stories[1]
    assert tell.differences(first, one.view(seat), "en") == tell.differences(second, other.view(seat), "en")
    sides = ((first, one.view(seat)), (second, other.view(seat)))
    great = [tell.moments(before, [x for pair in told for x in pair[world]], after, "en")
             for world, (before, after) in enumerate(sides)]  # fmt: skip
    assert great[0] == great[1]
    ways = [[tell.ways(deed, after) for deed in tell.deeds([x for pair in told for x in pair[world]])]
            for world, (_, after) in enumerate(sides)]  # fmt: skip
    assert ways[0] == ways[1]
    came = [[tell.outcomes(deed, after, "en") for deed in tell.deeds([x for pair in told for x in pair[world]])]
            for world, (_, after) in enumerate(sides)]  # fmt: skip
    assert came[0] == came[1]
    return 1


# --- the account ----------------------------------------------------------------------------------

FINISHED = [(path.parent.name, path.stem) for path in sorted(GOLDEN.glob("*/*.json"))]


@pytest.mark.parametrize(("slug", "name"), FINISHED, ids=[name for _, name in FINISHED])
def test_the_account_adds_up(slug: str, name: str) -> None:
    match = Match.load(GOLDEN / slug / f"{name}.json")
    if match.state.result is None:
        pytest.skip("this game was not played to its end")
    view = match.state.view(0)
    for lang in ("en", "de"):
        sources = match.game.board.telling.account(match.journal, view, lang)
        assert len({source.name for source in sources}) == len(sources)
        points = [source.points for source in sources]
        total = (
            [sum(column) for column in zip(*points, strict=True)] if points else [0] * len(match.state.result.scores)
        )
        assert total[: len(match.state.result.scores)] == list(match.state.result.scores)
        rounds = match.game.board.telling.rounds(match.journal, view, lang)
        assert adds_up(rounds, match.state.result.scores)


def test_the_end_is_told_with_all_seats_the_winner_first() -> None:
    match = replayed(recorded("ice-garden", SAMPLES["ice-garden"]), 10**6)
    account = page_of(match, 0).account
    assert account is not None
    assert account.rows[0].won
    assert account.rows[0].place == 1
    assert all(sum(row.points) == row.total for row in account.rows)
    assert all(a.total >= b.total for a, b in pairwise(account.rows[1:]))


@each_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_tells_what_was_best_when_it_turned_and_what_decided(slug: str, lang: str) -> None:
    match = replayed(recorded(slug, SAMPLES[slug]), 10**6)
    for seat in range(match.state.players):
        account = page_of(match, seat, lang).account
        assert account is not None
        assert len({fact.title for fact in account.facts}) == len(account.facts)
        assert all(fact.text for fact in account.facts)


def test_facts_follow_from_the_rounds_and_the_sources() -> None:
    rounds = [Source("I", (3, 5)), Source("II", (4, 1)), Source("III", (2, 2))]
    sources = [Source("Halls", (7, 2)), Source("Clans", (2, 6))]
    result = Result((0,), (9, 8), "points")
    told = [facts(result, rounds, sources, seat, "AB".__getitem__, SAY["en"]) for seat in (0, 1, None)]
    texts = [[f"{fact.title}: {fact.text}" for fact in each] for each in told]
    turned = "Turning point: II: since then the lead was with A"
    assert texts == [
        ["Best round: II: 4 points for you", "Turning point: II: since then you were ahead",
         "What decided it: Halls: you 7, 2 for B"],
        ["Best round: I: 5 points for you", turned, "What to learn from it: Halls: 7 for A, you 2"],
        ["Best round: I: 5 points for B", turned, "What decided it: Halls: 7 for A, 2 for B"],
    ]  # fmt: skip
    # What does not add up is not told, and nobody decided a draw.
    assert facts(result, rounds[:2], sources[:1], 0, str, SAY["en"]) == ()
    draw = facts(Result((0, 1), (9, 8), "points"), rounds, sources, 0, str, SAY["en"])
    assert [fact.title for fact in draw] == ["Best round"]


# --- words ----------------------------------------------------------------------------------------


def messages_of(slug: str, lang: str) -> dict[str, set[str]]:
    folder = files(f"meadhall.games.{slug.replace('-', '_')}") / "text" / "telling"
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body
    write = FluentSerializer().serialize_entry
    return {one.id.name: set(re.findall(r"\$(\w+)", write(one))) for one in body if isinstance(one, Entry)}


@each_game
def test_words_are_there_in_both_languages_and_fit_their_events(slug: str) -> None:
    english, german = messages_of(slug, "en"), messages_of(slug, "de")
    assert english == german
    game = registry.load(slug)
    module = __import__(f"meadhall.games.{slug.replace('-', '_')}.messages", fromlist=["messages"])
    kinds = {kind.key: kind for kind in vars(module).values() if isinstance(kind, Kind)}
    board = game.board
    assert board is not None
    tell = board.telling
    for key in (*tell.weights, *tell.opens, *tell.house, *tell.apart, *tell.answers):
        assert key in kinds
    for key, (origin, goal) in tell.travels.items():
        assert {origin, goal} <= {*kinds[key].names}
    for key, weight in tell.weights.items():
        assert weight < NOTED or f"short-{key}" in english
    for id, used in english.items():
        way, _, key = id.partition("-")
        if way in ("short", "told", "mine", "own"):
            assert key in kinds
            assert used <= {*kinds[key].names, "n", "alike"}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("slug", "name"), [*SAMPLES.items(), ("dragon-lords", "peoples")])
def test_in_a_deed_of_somebody_it_is_said_what_is_not_theirs(slug: str, name: str, lang: str) -> None:
    """ "lost the King" among the deeds of another seat would be that seat's King."""
    match, others = recorded(slug, name), 0
    made = replayed(match, 0)
    for n, entry in enumerate(match.journal, 1):
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        if n % 25:
            continue
        view, words = View(made.state, None), seat_words(made.state)
        chronicle = Chronicle.of(view, made.numbered(), words, lang)
        teller = chronicle.telling
        for deed in (one.deed for one in chronicle.deeds if not one.heading):
            doer = teller.doer(deed, view)
            for run in teller.runs(deed, view):
                about = teller.about(run.events[0], view)[:1]
                phrases = teller.phrases([run], doer, view, lang)
                if about in ((), (doer,)) or not phrases:
                    continue
                others += 1
                assert made.game.texts.word(made.state.seat_word(about[0]), lang) in phrases[0]
    assert others


@each_game
def test_amounts_that_are_told_together_are_added_up(slug: str) -> None:
    """Twice one point is two points, whether the game has a sentence for several or not."""
    game, tried = registry.load(slug), 0
    state, teller = game.new(), game.board.telling
    view = View(state, None)
    for kind in {event.kind for entry in recorded(slug, SAMPLES[slug]).journal for event in entry.events}:
        adds = [domain is None and name in AMOUNTS for name, domain in zip(kind.names, kind.domains, strict=True)]
        if sum(adds) != 1 or teller.has(f"told-{kind.key}", "en"):
            continue
        tried += 1
        event = Event(kind, tuple(3 if each else 0 for each in adds))
        told = Told(1, 0, "", 0, event, game.texts.message(event, state, "en"), ())
        both = teller.sentence(Run(kind.key, (event, event), told, ()), view, "en")
        assert both == game.texts.message(Event(kind, tuple(6 if each else 0 for each in adds)), state, "en")
    assert tried
