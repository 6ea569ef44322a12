"""Rendering: what a page is sent adds up to what it should show, and tells nothing that a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from html import escape
from random import Random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.draw.board import Board
from meadhall.draw.markup import Element
from meadhall.draw.picture import Picture
from meadhall.games.ice_garden import messages
from meadhall.kernel.match import Match
from meadhall.kernel.message import Event
from meadhall.kernel.result import Result
from meadhall.kernel.view import View
from meadhall.server.drawing import explanations, naming, page_maker
from meadhall.server.drawing import log as log_of
from meadhall.server.drawing import page as page_of
from meadhall.server.drawing.markup_diff import TAG, MarkupNode, attributes, compare, elements, take_apart
from meadhall.server.drawing.page import Page, Situation, Update, Viewpoint
from meadhall.server.drawing.page_diff import SentPage
from meadhall.server.drawing.pictures import Drawing
from meadhall.server.tables.journal import TableMatch
from meadhall.server.words import HouseTexts
from tests.kernel.toys import DRAFT, DUEL

WORDS = HouseTexts()
SAY = WORDS.speaker("en")


def moment(match: Match[Any], at: int | None = None) -> Situation:
    n = len(match.journal) if at is None else at
    return Situation(
        state=match.state if at is None else match.at(at),
        head=len(match.journal),
        journal=list(enumerate(match.journal[:n], 1)),
        names=("Ann", "Bo", "Cy"),
        can_undo=match.can_undo,
        moment=at,
    )


def page(
    match: Match[Any], seat: int | None = 0, lang: str = "en", layout: str = "desk", at: int | None = None
) -> Page:
    mine = () if seat is None else (seat,)
    return made(moment(match, at), Viewpoint(seat, mine, lang, layout))


def made(now: Situation, viewpoint: Viewpoint) -> Page:
    return page_maker.make_page(now, Drawing.of(now.state, viewpoint.seat), viewpoint, WORDS.speaker(viewpoint.lang))


def replaced(node: MarkupNode, id: str, make: Callable[[MarkupNode], MarkupNode]) -> MarkupNode:
    if node.id == id:
        return make(node)
    children = tuple(replaced(child, id, make) for child in node.children)
    return msgspec.structs.replace(node, children=children)


def parsed(markup: str, old: MarkupNode) -> MarkupNode:
    return take_apart(markup, old.id)


def dressed(attrs: dict[str, str | None], node: MarkupNode) -> MarkupNode:
    """The element with other attributes."""
    now = {name: value for name, value in (attributes(node.opening) | attrs).items() if value is not None}
    tag = node.opening.split(None, 1)[0]
    opening = tag + "".join(f' {name}="{escape(value)}"' for name, value in now.items()) + ">"
    return msgspec.structs.replace(node, opening=opening)


def markup_of(node: MarkupNode) -> str:
    if not node.children:
        return node.opening + node.markup[node.markup.index(">") + 1 :]
    closing = node.opening.split(None, 1)[0].replace("<", "</") + ">"
    return node.opening + "".join(map(markup_of, node.children)) + closing


def plain(markup: str) -> str:
    """Markup with sorted attributes, and without the ids of nodes: how deep they go depends on the length."""

    def sort(tag: re.Match[str]) -> str:
        if tag[1]:
            return tag[0]
        kept = {name: value for name, value in attributes(tag[0]).items() if name != "id" or "." not in value}
        return f"<{tag[2]} {sorted(kept.items())}{tag[4]}>"

    return TAG.sub(sort, markup)


def seen_by_reader(parts: dict[str, MarkupNode]) -> list[tuple[str, str]]:
    return [(id, plain(markup_of(node))) for id, node in parts.items()]


class Browser:
    """What the script of the page does with updates, as far as it matters here."""

    def __init__(self) -> None:
        self.pictures: dict[str, tuple[str, dict[str, MarkupNode]]] = {}
        self.panels: dict[str, MarkupNode] = {}
        self.lines: list[page_of.Line] = []

    def take(self, update: Update, whole: Page) -> None:
        for id, markup in update.parts.items():
            if id == "board":
                assert markup == whole.board
                self.pictures = {name: (one.opening, dict(one.parts)) for name, one in whole.pictures.items()}
            elif id.startswith("picture-"):
                drawn = whole.pictures[id.removeprefix("picture-")]
                assert markup == drawn.markup
                self.pictures[id.removeprefix("picture-")] = (drawn.opening, dict(drawn.parts))
            elif id == "seats":
                self.panels = dict(whole.panels_by_id)
            elif not self.replace(id, partial(parsed, markup)):
                # A new part of a picture; its place comes with the order.
                (name,) = [name for name, one in whole.pictures.items() if id in one.parts]
                self.pictures[name][1][id] = take_apart(markup, "")
        for id, attrs in update.attrs.items():
            assert self.replace(id, partial(dressed, attrs))
        for id in update.gone:
            (name,) = [name for name, (_, parts) in self.pictures.items() if id in parts]
            del self.pictures[name][1][id]
        for name, ids in update.order.items():
            opening, parts = self.pictures[name]
            assert set(ids) == set(parts)
            self.pictures[name] = (opening, {id: parts[id] for id in ids})
        self.lines = [line for line in self.lines if line.i < update.log_from] + list(update.log)

    def replace(self, id: str, make: Callable[[MarkupNode], MarkupNode]) -> bool:
        """Put another element where the one with this id is."""
        for home in (self.panels, *(parts for _, parts in self.pictures.values())):
            for name, node in home.items():
                if id == name or id.startswith(f"{name}."):
                    home[name] = replaced(node, id, make)
                    return True
        return False

    def shows(self, whole: Page) -> None:
        assert list(self.pictures) == list(whole.pictures)
        for name, one in whole.pictures.items():
            opening, parts = self.pictures[name]
            assert opening == one.opening
            assert seen_by_reader(parts) == seen_by_reader(one.parts)
        assert seen_by_reader(self.panels) == seen_by_reader(whole.panels_by_id)
        assert self.lines[-len(whole.log) :] == list(whole.log) if whole.log else not self.lines
        assert [line.i for line in self.lines] == sorted({line.i for line in self.lines})


@pytest.fixture
def match() -> Match[Any]:
    return meadhall.load("ice-garden").match(players=3, seed=5, characters="callo,freihoff,van-dyken")


def play(match: Match[Any], moves: int, rng: Random) -> None:
    for _ in range(moves):
        if match.state.over:
            return
        assert match.state.decision is not None
        match.play(rng.choice(match.state.decision.options))


@pytest.mark.parametrize("fine", [True, False])
def test_updates_add_up_to_the_page(match: Match[Any], fine: bool) -> None:
    rng, seen, browser = Random(3), SentPage(fine), Browser()
    for n in range(150):
        # Now and then the page looks back, changes its layout or its language, or an action is taken back.
        what = rng.randrange(12)
        if what == 0 and match.can_undo:
            match.undo()
        else:
            play(match, 1, rng)
        at = rng.randrange(len(match.journal)) if what == 1 else None
        whole = page(match, 0, "de" if what == 2 else "en", "phone" if what == 3 else "desk", at)
        browser.take(seen.update(whole), whole)
        if what <= 3 or n % 10 == 0:
            browser.shows(whole)


def test_an_unchanged_page_is_sent_nothing(match: Match[Any]) -> None:
    seen = SentPage()
    seen.has(page(match))
    update = seen.update(page(match))
    assert (update.parts, update.attrs, update.order, update.gone, update.log) == ({}, {}, {}, [], ())


def test_who_had_the_same_page_is_told_the_same(match: Match[Any]) -> None:
    before = page(match)
    play(match, 1, Random(1))
    after = page(match)
    one, other, coarse, newcomer = SentPage(), SentPage(), SentPage(fine=False), SentPage()
    for seen in (one, other, coarse):
        seen.has(before)
    told = one.tell(after)
    assert other.tell(after) is told
    assert msgspec.json.decode(told)["parts"]
    assert coarse.tell(after) != told
    assert len(newcomer.tell(after)) > len(told)
    # Everybody has it now.
    for seen in (one, other, coarse, newcomer):
        assert msgspec.json.decode(seen.tell(after))["parts"] == {}


def test_seats_that_see_the_same_share_their_pictures(match: Match[Any]) -> None:
    play(match, 40, Random(1))
    now, drawing = moment(match), Drawing.of(match.state, 0)
    one, other = (page_maker.make_page(now, drawing, Viewpoint(seat, (seat,), "en", "desk"), SAY) for seat in (0, 1))
    assert one.pictures["board"] is other.pictures["board"]
    assert one.panels_by_id["seat-2"] is other.panels_by_id["seat-2"]
    assert one.panels_by_id["seat-0"] is not other.panels_by_id["seat-0"]


def told_elements(markup: str) -> list[Element]:
    """An element that knows its children, and those among them that do."""
    if not isinstance(markup, Element):
        return []
    return [markup, *(one for child in markup.children for one in told_elements(child))]


def test_elements_know_the_children_that_a_reader_finds(match: Match[Any]) -> None:
    seen = 0
    for _ in range(20):
        play(match, 7, Random(4))
        panels = match.game.board.panels(match.state.view(0), "de")
        for element in (one for panel in panels.values() for one in told_elements(panel)):
            opening = TAG.match(element)
            assert opening is not None
            assert list(element.children) == elements(element[opening.end() :])
            seen += 1
    assert seen > 100


def test_rounds_are_marked_and_headings_set_apart(match: Match[Any]) -> None:
    play(match, 120, Random(6))
    told = TableMatch.beginning(match, 0.0)
    now = msgspec.structs.replace(moment(match), headings=told.headings)
    whole = made(now, Viewpoint(0, (0,), "en", "desk"))
    rounds = [(n, text) for n, text in whole.marks if text.startswith("Round")]
    assert [text for _, text in rounds] == [f"Round {k} begins" for k in range(1, len(rounds) + 1)]
    assert len(rounds) >= 2
    assert [match.at(n).round for n, _ in rounds] == list(range(1, len(rounds) + 1))
    lines, _ = log_of.log_lines(match.state, now.journal, 0, "en", most=10_000)
    assert [(line.n, line.text.removesuffix(".")) for line in lines if line.heading] == list(whole.marks)
    seen = SentPage()
    assert msgspec.json.decode(seen.tell(whole))["marks"] == [list(mark) for mark in whole.marks]
    assert "marks" not in msgspec.json.decode(seen.tell(whole))


def test_a_line_cites_the_rule_of_the_decision(match: Match[Any]) -> None:
    asked: dict[int, str] = {}
    rng = Random(3)
    for _ in range(40):
        decision = match.state.decision
        asked[len(match.journal) + 1] = decision.rule
        match.play(rng.choice(decision.options))
    lines, _ = log_of.log_lines(match.state, moment(match).journal, None, "en", most=10_000)
    first = {line.n: line for line in reversed(lines) if line.n in asked}
    assert len(first) > 30
    assert {n: asked[n] for n in first} == {n: line.rule for n, line in first.items()}
    assert all(line.rule is None for line in lines if line.n in asked and line is not first[line.n])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_silent_decision_has_a_line_of_its_own_before_what_others_do(lang: str) -> None:
    match: Match[Any] = meadhall.load("mountain-king").match(3, seed=4)
    own = 0
    rng = Random(4)
    for _ in range(200):
        decision = match.state.decision
        match.play(rng.choice(decision.options), decision.seat)
    for n, entry in enumerate(match.journal, 1):
        lines = log_of.entry_lines(match.game.texts, n, entry, None, naming.seat_words(match.state), lang)
        assert len({line.i for line in lines}) == len(lines)
        for line in lines:
            assert line.by is None or line.by == line.seat == entry.by
        if lines and entry.action_for(None) is not None and entry.by >= 0:
            assert lines[0].by == entry.by
            own += len(lines) > len(entry.events)
    assert own


def test_attributes_are_sent_as_a_page_reads_them() -> None:
    filler = '<g id="a"></g><g id="b"></g>' + "<i></i>" * 100
    one, two = (
        take_apart(f'<g id="x" aria-label="{escape(name)}">{filler}</g>', "") for name in ("Ann", "Ann's <pawn>")
    )
    parts: dict[str, str] = {}
    attrs: dict[str, dict[str, str | None]] = {}
    compare(one, two, parts, attrs)
    assert (parts, attrs) == ({}, {"x": {"aria-label": "Ann's <pawn>"}})


def test_a_line_is_about_the_first_player_it_names() -> None:
    dominates = Event(messages.DOMINATES, (1, 0))
    assert log_of.seat_of(dominates, 0) == 1
    assert log_of.seat_of(Event(messages.LOCKED, (0,)), 0) == 0
    assert log_of.seat_of(Event(messages.LOCKED, (0,)), None) is None


def test_options_have_keys_and_places(match: Match[Any]) -> None:
    options = page(match).options
    assert options
    assert [option.key for option in options] == list("123456789ABCDEFGHIJKLMNOPQRST")[: len(options)]
    for option in options:
        assert [place.partition(":")[2] for place in option.places] == option.action.split()[1:]


def test_what_does_nothing_more_is_offered_last(match: Match[Any]) -> None:
    rng, met = Random(4), 0
    while not match.state.over:
        decision = match.state.decision
        assert decision is not None
        offered = [option.action for option in page(match, decision.seat).options]
        idle = [str(action) for action in decision.options if action.verb.key in ("pass", "done")]
        assert sorted(offered) == sorted(map(str, decision.options))
        assert offered[len(offered) - len(idle) :] == idle
        met += bool(idle)
        match.play(rng.choice(decision.options), decision.seat)
    assert met > 20


def test_nobody_else_is_sent_options(match: Match[Any]) -> None:
    asked = match.state.deciding[0]
    for seat in (None, *(seat for seat in range(3) if seat != asked)):
        one = page(match, seat)
        assert one.options == ()
        assert not one.prompt.mine
        assert one.prompt.rule is None


def test_a_moment_of_the_past_has_no_options(match: Match[Any]) -> None:
    play(match, 30, Random(1))
    old = page(match, match.state.deciding[0], at=10)
    assert old.moment == 10
    assert old.options == ()
    assert not old.prompt.mine
    assert all(line.n <= 10 for line in old.log)


def test_a_long_log_is_cut_and_older_lines_follow(match: Match[Any]) -> None:
    play(match, 10_000, Random(2))
    whole = [line.n for line in page(match).log]
    now = moment(match)
    lines, more = log_of.log_lines(now.state, now.journal, None, "en")
    told = list(lines)
    while more:
        lines, more = log_of.log_lines(now.state, now.journal, None, "en", told[0].i)
        told[:0] = lines
    assert told == list(log_of.log_lines(now.state, now.journal, None, "en", most=100_000)[0])
    assert len(whole) < len(told)
    events = [match.game.texts.message(event, match.state, "en") for event in match.log(None)]
    assert [line.text for line in told if line.text in events] == events
    deeds = {line.text for line in told} - set(events)
    assert deeds
    assert all(re.fullmatch(r"(Callo|Freihoff|Van Dyken|Fjollsfinn) [^:]+\.", text) for text in deeds)


@pytest.mark.parametrize(
    ("lang", "deed"), [("en", r"The turn of the \w+ is over\."), ("de", r"Der Zug der \w+ ist zu Ende\.")]
)
def test_what_is_done_in_silence_is_told_in_a_sentence(lang: str, deed: str) -> None:
    match, rng = meadhall.load("dragon-lords").match(3, seed=5), Random(5)
    while not match.state.over and len(match.journal) < 3000:
        decision = match.state.decision
        assert decision is not None
        match.play(rng.choice(decision.options), decision.seat)
    now = moment(match)
    lines, _ = log_of.log_lines(now.state, now.journal, None, lang, most=100_000)
    assert any(re.fullmatch(deed, line.text) for line in lines)
    assert not {line.text.partition(": ")[2] for line in lines} & {"Done", "Pass", "Fertig", "Verzichten"}


def test_the_log_of_a_page_is_the_end_of_the_whole_log() -> None:
    """Also with entries that only some may know, and after actions were taken back."""
    rng, undone, compared = Random(8), 0, 0
    for game, seed in ((DRAFT, 1), (DUEL, 2), (meadhall.load("ice-garden"), 3)):
        match = game.match(2 if game is DUEL else 3, seed=seed)
        while not match.state.over and len(match.journal) < 80:
            seat = rng.choice(match.state.deciding)
            decision = match.state.decision_of(seat)
            assert decision is not None
            match.play(rng.choice(decision.options), seat)
            if match.can_undo and not rng.randrange(3):
                match.undo()
                undone += 1
            now = moment(match)
            for viewer in (None, 0, 1):
                view = match.state.view(viewer)
                whole = log_of.log_lines(view.position, now.journal, viewer, "en")
                one = page(match, viewer)
                # To which stories they belong is found out for the page.
                plain = tuple([msgspec.structs.replace(line, of=None) for line in one.log])
                assert (plain, one.more) == whole
                compared += one.more
    assert undone > 5
    assert compared > 30


def test_only_a_game_that_conceals_nothing_is_looked_at_itself() -> None:
    draft, garden = DRAFT.match(3, seed=1).state, meadhall.load("ice-garden").match(3, seed=1).state
    one, other = (Drawing.of(draft, seat).position for seat in (0, 1))
    assert one == draft.view(0).position != draft
    assert one != other
    assert Drawing.of(garden, 0).position is garden


def test_the_end_is_told(match: Match[Any]) -> None:
    play(match, 10_000, Random(2))
    over = page(match, None)
    assert over.over is not None
    assert over.prompt.waiting == ()
    assert over.options == ()
    assert match.state.result is not None
    for score in match.state.result.scores:
        assert re.search(rf"\b{score}\b", over.over)
    winners = match.state.result.winners
    assert [("You have won" in (page(match, seat).over or "")) for seat in range(match.state.players)] == [
        winners == (seat,) for seat in range(match.state.players)
    ]


def dragon_lords(*leaders: int) -> Any:
    """A table of DragonLords whose peoples, the Elves first, are led by these seats."""
    state: Any = meadhall.load("dragon-lords").new(players=max(leaders) + 1)
    state.peoples, state.leader = tuple(range(len(leaders))), leaders
    return state


@pytest.mark.parametrize(
    ("lang", "people", "winners"),
    [("en", "the Dwarves", "Victory goes to the Dwarves: "), ("de", "die Zwerge", "Der Sieg geht an die Zwerge: ")],
)
def test_a_people_has_its_article_in_a_sentence(lang: str, people: str, winners: str) -> None:
    state = dragon_lords(0, 1, 2, 3)
    assert naming.seat_in_a_sentence(state, 1, ("Ann", "Bo"), lang) == people
    state.end(Result((1,), (3, 9, 2, 1), "sagas"))
    told = page_maker.result(state, ("Ann", "Bo"), Viewpoint(None, (), lang, "desk"), WORDS.speaker(lang))
    assert told.startswith(winners)


@pytest.mark.parametrize(("lang", "player"), [("en", "Player 1"), ("de", "Spieler 1")])
def test_who_leads_two_peoples_is_called_by_name_without_an_article(lang: str, player: str) -> None:
    state = dragon_lords(0, 0, 1, 1)
    assert naming.seat_in_a_sentence(state, 0, ("Ann", "Bo"), lang) == "Ann"
    assert naming.seat_in_a_sentence(state, 0, (), lang) == player
    state.end(Result((0,), (3, 1), "sagas"))
    assert "Ann:" in page_maker.result(state, ("Ann", "Bo"), Viewpoint(None, (), lang, "desk"), WORDS.speaker(lang))


@pytest.mark.parametrize(("lang", "name"), [("en", "Callo"), ("de", "Callo")])
def test_a_character_has_no_article(lang: str, name: str) -> None:
    state = meadhall.load("ice-garden").new(players=2, characters="callo,freihoff")
    assert naming.seat_in_a_sentence(state, 0, (), lang) == name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_question_knows_its_people_in_a_sentence_and_by_name(lang: str) -> None:
    match: Match[Any] = meadhall.load("dragon-lords").match(4, seed=1)
    decision = match.state.decision
    assert decision is not None
    asked = page(match, decision.seat, lang=lang).prompt
    article = {"en": "the ", "de": "die "}[lang]
    assert (asked.called, asked.name[:1].isupper()) == (article + asked.name, True)


def test_what_follows_by_itself_is_nobodys_line() -> None:
    match: Match[Any] = meadhall.load("ice-garden").match(2, seed=1)
    while not any(event.kind is messages.NEUTRALS for event in match.state.events):
        decision = match.state.decision
        match.play(decision.options[0], decision.seat)
    lines = {line.text: line.seat for line in page(match, None).log}
    assert next(seat for text, seat in lines.items() if "neutral marker" in text) is None
    assert next(seat for text, seat in lines.items() if "places a marker" in text) is not None


def test_several_seats_on_one_screen(match: Match[Any]) -> None:
    asked = match.state.deciding[0]
    others = tuple(seat for seat in range(3) if seat != asked)
    assert page_maker.seat_to_show(match.state, (0, 1, 2)) == asked
    assert page_maker.seat_to_show(match.state, others) is None
    assert page_maker.seat_to_show(match.state, others[:1]) == others[0]
    assert page_maker.seat_to_show(match.state, ()) is None


def test_why_for_an_action_and_a_place() -> None:
    game = meadhall.load("ice-garden")
    state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff=dict(markers="B"))
    asked = state.deciding[0]
    view = state.view(asked)
    assert explanations.why_action(view, "influence B", "en", SAY).rule == "IG-6.9"
    assert explanations.why_action(view, "influence A", "en", SAY).allowed
    assert explanations.why_place(view, "region:B", "en", SAY).rule == "IG-6.9"
    assert explanations.why_place(view, "region:A", "en", SAY).allowed
    # What the question has nothing to do with is only told what it is.
    track = explanations.why_place(view, "track:vuko", "en", SAY)
    assert (track.title, track.text) == (SAY("server-not-now"), explanations.about(view, "track:vuko", "en").text)
    nothing = explanations.why_place(view, "no-such:thing", "en", SAY)
    assert state.decision is not None
    assert (nothing.rule, nothing.allowed) == (state.decision.rule, False)


def test_what_the_question_is_about_is_explained_though_no_option_has_it() -> None:
    game = meadhall.load("ice-garden")
    callo = {"markers": "A", "reputation": -3, "m_factor": (1, 0, 0, 0)}
    state = game.scenario(at="making", alone=True, callo=callo, freihoff={})
    view = state.view(state.deciding[0])
    assert view.decision is not None
    assert "improve" not in {action.verb.key for action in view.decision.options}
    for place in ("level:2", "improvement:speed"):
        assert explanations.why_place(view, place, "en", SAY).rule == "IG-7.5"


def test_watchers_learn_nothing_by_asking_why() -> None:
    game = meadhall.load("ice-garden")
    state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff=dict(markers="B"))
    other = next(seat for seat in range(state.players) if seat not in state.deciding)
    for view in (state.view(None), state.view(other)):
        answers = {
            explanations.why_action(view, "influence A", "en", SAY),
            explanations.why_action(view, "influence B", "en", SAY),
            explanations.why_place(view, "region:A", "en", SAY),
            explanations.why_place(view, "region:B", "en", SAY),
        }
        assert {answer.rule for answer in answers} == {game.rule_whose_turn.id}


class Painter(Board):
    """A board of one dot that moves with the head."""

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        n = len(view.position.agenda)
        return {"board": Picture(10, 20, 'A "small" picture', "<path/>", {"dot": f'<g id="dot" data-n="{n}"/>'})}

    def panels(self, view: View, lang: str) -> dict[str, str]:
        return {"seat-0": '<section id="seat-0"></section>'}

    def status(self, view: View, lang: str) -> list[str]:
        return ["Round 1"]

    def focus(self, view: View) -> str:
        return "board"

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return f"About {place}.", "IG-1.1"


def test_a_game_with_a_board_is_drawn(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(match.game), "board", Painter(), raising=False)
    drawn = page(match)
    assert list(drawn.pictures) == ["board"]
    assert 'viewBox="0 0 10 20"' in drawn.board
    assert "A &quot;small&quot; picture" in drawn.board
    assert drawn.status == ("Round 1",)
    assert explanations.about(match.state.view(0), "region:B", "en").text == "About region:B."


def all_of(page: Page) -> tuple[object, ...]:
    """All that a page can tell."""
    return msgspec.to_builtins(msgspec.structs.replace(page, gestures=None)), *(page.gestures or ())


@pytest.mark.parametrize("toy", [DRAFT, DUEL], ids=["draft", "duel"])
def test_a_page_tells_no_more_than_its_seat_may_know(toy: Any) -> None:
    """In every world that fits what a seat knows, its page is the same."""
    rng, compared = Random(8), 0
    for seed in range(4):
        match = toy.match(players=toy.seats[-1], seed=seed)
        while not match.state.over:
            for seat in (None, *range(match.state.players)):
                mine = () if seat is None else (seat,)
                now = moment(match)
                world = match.state.view(seat).sample(rng)
                viewpoint = Viewpoint(seat, mine, "en", "desk")
                fancied = made(msgspec.structs.replace(now, state=world), viewpoint)
                assert all_of(made(now, viewpoint)) == all_of(fancied)
                compared += world != match.state
            asked = rng.choice(match.state.decisions)
            match.play(rng.choice(asked.options), asked.seat)
    assert compared > 20


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["End the combat phase", "Attack now"]), ("de", ["Kampfphase beenden", "Jetzt angreifen"])],
)
def test_what_done_means_is_told_by_the_question(lang: str, said: list[str]) -> None:
    match, rng, found = meadhall.load("dragon-lords").match(2, seed=2), Random(1), dict[str, str]()
    while not {"ask-combat", "ask-muster-more"} <= found.keys():
        decision = match.state.decision
        assert decision is not None
        for option in page(match, decision.seat, lang).options:
            if option.action == "done":
                found[decision.prompt.key] = option.label
        match.play(rng.choice(decision.options), decision.seat)
    assert [found["ask-combat"], found["ask-muster-more"]] == said
