"""Looking back on a finished game: chances over its course, decisive moments, and what a master would have done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, pairwise
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.bots.chances import AS_GOOD_AS_WON, course
from meadhall.games import FIRST
from meadhall.kernel.match import Match
from meadhall.kernel.message import Event
from meadhall.kernel.state import State
from meadhall.server.advice import mine
from meadhall.server.advice import survey as surveying
from meadhall.server.advice.mine import band
from meadhall.server.advice.reviews import finished_game
from meadhall.server.advice.survey import Chances, DecisiveMove, FinishedGame, Survey, Surveyor
from meadhall.server.advice.weighing import Weighed
from meadhall.server.drawing import options as options_of
from meadhall.server.tables import fair_dice
from meadhall.server.tables.journal import Headings, TableMatch
from meadhall.server.web.review_page import ReviewPageMaker, differ, rounds_of, spaced, y_of
from meadhall.server.web.security import COOKIE
from meadhall.server.words import HouseTexts
from tests.server.web import Guest, csrf, opened

LAST_MOVES = {"ice-garden": 120, "mountain-king": 120, "dragon-lords": 320}


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("review")) as client:
        yield client


@pytest.fixture(scope="module", autouse=True)
def all_asked_again() -> Iterator[None]:
    """Games at random have mistakes most of the time only; so all moments that are asked about are kept."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mine, "WORTH_REPEATING", -1.0)
        yield


@pytest.fixture(scope="module", autouse=True)
def the_same_game() -> Iterator[None]:
    """Some games at random are decided before anything in them mattered."""
    seeds = count(1 << 127)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fair_dice, "new_seed", lambda: next(seeds))
        yield


@pytest.fixture(scope="module")
def ann(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture(scope="module")
def over(ann: Guest) -> str:
    """A table at which the game is over."""
    table = ann.table("me", "bot:random")
    with ann.live(table) as page:
        page.next("table")
        page.play_to_the_end(Random(4))
    return table


def ready(client: TestClient[Any], address: str) -> str:
    """The page when the survey is done."""
    while 'data-busy="yes"' in (page := client.get(address).text):
        pass
    return page


def whole(slug: str, moves: int) -> tuple[FinishedGame, list[State]]:
    """A game at random, with all its positions."""
    match = played(slug, moves)
    return finished_game(match), [match.at(i) for i in range(len(match.journal) + 1)]


def played(slug: str, moves: int, options: dict[str, str] | None = None) -> TableMatch:
    match, rng = meadhall.load(slug).match(2, seed=2, **(options or {})), Random(1)
    while not match.state.over and len(match.journal) < moves:
        decision = match.state.decision
        match.play(rng.choice(decision.options), decision.seat)
    return TableMatch.beginning(match, 0.0)


def surveyed(given: FinishedGame) -> tuple[list[float], Survey]:
    work, told = surveying.survey(given), []
    while True:
        try:
            told.append(next(work))
        except StopIteration as end:
            return told, end.value


# --- the survey -----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", meadhall.games())
def test_chances_are_those_of_the_positions(slug: str) -> None:
    given, states = whole(slug, 120)
    told, found = surveyed(given)
    assert found.points[-1].moment == len(given.moves)
    shown = course([states[point.moment] for point in found.points])
    for point, here in zip(found.points, shown, strict=True):
        assert (point.all, point.own) == (here.all, here.own)
    assert told == sorted(told)
    assert all(0 <= share <= 1 for share in told)


def test_a_long_game_is_sampled_and_looked_at_closely_where_it_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    given, _ = whole("ice-garden", 200)
    everywhere = surveyed(given)[1]
    monkeypatch.setattr(surveying, "SAMPLES", 20)
    monkeypatch.setattr(surveying, "CLOSER", 4)
    some = surveyed(given)[1]
    assert len(some.points) < len(everywhere.points) / 2
    assert {point.moment for point in some.points} <= {point.moment for point in everywhere.points}
    assert some.points[0] == everywhere.points[0]
    assert some.points[-1] == everywhere.points[-1]
    strongest = max(some.swings, key=lambda swing: surveying.change(swing.before, swing.after))
    assert strongest in everywhere.swings


def test_a_decision_is_told_with_its_moment_and_its_seat() -> None:
    given, states = whole("ice-garden", 200)
    for swing in surveyed(given)[1].swings:
        by, action = given.moves[swing.moment]
        assert (swing.by, states[swing.moment].deciding) == (by, (by,))
        offered = {one.action: one.label for one in options_of.choices(states[swing.moment].view(by), "en")}
        assert swing.words["en"] == offered[str(action)]
        assert swing.before.moment < swing.after.moment
        assert surveying.change(swing.before, swing.after) >= surveying.NOTEWORTHY


def test_nobody_is_judged_while_fate_is_asked() -> None:
    given, states = whole("mountain-king", 150)
    assert all(states[i].fate is None for i in Surveyor(given).stops)


@pytest.mark.parametrize("slug", FIRST)
def test_a_forced_move_decides_nothing(slug: str) -> None:
    given, states = whole(slug, 200)
    stops = Surveyor(given).stops
    free = [i for i, (by, _) in enumerate(given.moves) if (asked := states[i].decision_of(by)) and asked.options[1:]]
    assert len(free) < sum(by >= 0 for by, _ in given.moves)
    assert set(stops[:-1]) <= set(free)
    for swing in surveyed(given)[1].swings:
        assert swing.after.moment == next(i for i in stops if i > swing.moment)


def test_what_a_new_round_changes_is_nobodys_doing() -> None:
    given, states = whole("ice-garden", 400)
    found = surveyed(given)[1]
    questions = {decision.prompt.key for point in found.points if (decision := states[point.moment].decision)}
    assert len(given.headings) > 2
    assert "ask-plan" in questions
    assert "ask-advance" not in questions
    for swing in found.swings:
        assert not any(swing.before.moment < heading <= swing.after.moment for heading in given.headings)


@pytest.mark.parametrize("slug", FIRST)
def test_nothing_is_decided_while_the_game_is_set_up(slug: str) -> None:
    given, states = whole(slug, 400)
    settled = [i for i in range(given.begun) if (asked := states[i].decision) and asked.options[1:]]
    assert len(settled) > 3
    found = surveyed(given)[1]
    assert len(found.points) > 3
    assert [point.moment for point in found.points if point.moment < given.begun] == [settled[0]]
    assert all(swing.moment >= given.begun for swing in found.swings)


def test_a_game_from_its_midst_has_no_set_up() -> None:
    match = played("dragon-lords", 200)
    later = TableMatch.beginning(Match.of(match.state.copy(), seed=1), 0.0)
    assert finished_game(match).begun == match.headings.events[0][0] > 0
    assert finished_game(later).begun == 0


@pytest.mark.parametrize("slug", FIRST)
def test_what_happened_after_a_decision_is_told_in_both_languages(slug: str) -> None:
    match = played(slug, 600)
    texts = match.game.texts
    told = 0
    for swing in surveyed(finished_game(match))[1].swings:
        happened = [event for entry in match.journal[swing.moment : swing.after.moment] for event in entry.events]
        for lang, words in swing.told.items():
            lines = [texts.message(event, match.state, lang) for event in happened if surveying.weighty(event)]
            rest = words
            for line in lines:
                rest = rest.replace(line, "")
            assert not rest.strip()
        assert set(swing.told) == {"en", "de"}
        told += bool(swing.told["en"])
    assert told


def test_only_the_last_that_counts_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("dragon-lords", 600)
    surveyor = Surveyor(finished_game(match))
    monkeypatch.setattr(surveying, "ROUTINE", 1.0)
    happened = [event for entry in match.journal for event in entry.events]

    def one(key: str) -> Event:
        return next(event for event in happened if event.key == key)

    def words(*keys: str) -> str:
        return surveyor.told([[one(key) for key in keys]])["en"]

    captured = match.game.texts.message(one("captured"), match.state, "en")
    assert words("captured", "mana-gained", "units-lost") == captured
    assert words("captured", "captured") == captured
    assert words("mana-gained") == words("round") == words() == ""
    telling = match.game.board.telling
    keys = list(dict.fromkeys(event.key for event in happened if surveying.weighty(event, telling)))[:5]
    assert words(*keys) == " ".join(words(key) for key in keys[-surveying.MOST_TOLD :])


def test_what_happens_all_the_time_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("ice-garden", 120)
    monkeypatch.setattr(surveying, "ROUTINE", 0.04)
    happened = [event for entry in match.journal for event in entry.events]
    turns, gorge = ([one for one in happened if one.key == key] for key in ("field-turn", "planned-gorge"))
    assert len(gorge) > surveying.ROUTINE * len(match.journal)
    assert Surveyor(finished_game(match)).told([gorge]) == {"en": "", "de": ""}
    monkeypatch.setattr(surveying, "ROUTINE", 1.0)
    told = Surveyor(finished_game(match)).told([gorge])["de"]
    assert told == match.game.texts.message(gorge[-1], match.state, "de")
    # Whose turn is next is nothing that came of a decision.
    assert Surveyor(finished_game(match)).told([turns]) == {"en": "", "de": ""}


def test_moments_are_named_by_their_round() -> None:
    """A red ship is a heading too, and would hide in which round it was reached."""
    match = played("ice-garden", 400)
    headings = Headings().with_those_of(range(len(match.journal)), match.journal)
    assert {event.key for _, event in headings.events} == {"round", "red-ship"}
    assert {event.key for _, event in rounds_of(headings).events} == {"round"}


# --- about the reader -------------------------------------------------------------------------------


def test_what_a_player_did_is_judged_and_adds_up() -> None:
    match = played("ice-garden", 160)
    given = finished_game(match, (1,))
    side = surveyed(given)[1].mine[1]
    assert side.start + side.skill + side.fate + side.play == pytest.approx(side.end)
    assert side.skill <= 0
    assert 0 < len(side.moments) <= 3
    for moment in side.moments:
        by, action = given.moves[moment.at]
        assert by == 1
        assert moment.options[moment.played].action == str(action)
        assert len(moment.options) <= 3
        assert all(set(option.words) == {"en", "de"} for option in moment.options)
        assert moment.asked["en"] != moment.asked["de"]
        assert moment.loss >= 0
    turns = [[by for by, _ in given.moves[: moment.at] if by == 0] for moment in side.moments]
    assert len({len(turn) for turn in turns}) == len(turns), "two moments of one turn"


@pytest.mark.parametrize("changes", [(-9.0, 8.0), (-0.4, 0.1), (-30.0, 0.0), (0.0, 0.0)])
@pytest.mark.parametrize(("start", "end"), [(0.25, 1.0), (0.6, 0.0), (0.3, 0.35)])
def test_no_part_of_a_chance_exceeds_it(changes: tuple[float, float], start: float, end: float) -> None:
    """However much many decisions lose and luck gives, what is told of a game stays a difference of chances."""
    skill, fate = mine.shares(start, end, changes)
    rest = end - start - skill - fate
    assert all(-1 <= each <= 1 for each in (skill, fate, rest))
    assert (skill <= 0, fate >= 0) == (changes[0] <= 0, changes[1] >= 0)


def test_what_luck_may_explain_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    game = meadhall.load("ice-garden")
    state = game.match(2, seed=2).state
    look = mine.MyLook(state, [], 0, state.deciding[0])
    view = state.view(state.deciding[0])
    decision = view.decision
    assert decision is not None
    monkeypatch.setattr(look.adept, "liking", lambda view, decision: [1.0] + [0.0] * (len(decision.options) - 1))
    for error, found in ((0.01, 0.2), (0.1, 0.0)):
        weighed = [Weighed(0.6, error), Weighed(0.4, error)]
        monkeypatch.setattr(look, "after", lambda *given, weighed=weighed: weighed)
        assert look.judge(0, view, decision, decision.options[1]).loss == pytest.approx(found)


def test_an_option_is_played_on_once_in_each_world(monkeypatch: pytest.MonkeyPatch) -> None:
    state = meadhall.load("ice-garden").match(2, seed=2).state
    look = mine.MyLook(state, [], 0, state.deciding[0])
    view = state.view(state.deciding[0])
    assert view.decision is not None
    played: list[tuple[int, str]] = []

    def chance(world: int, mind: object, view: object, actions: list[Any], seat: int) -> float:
        played.append((world, str(actions[0])))
        return 0.1 * world

    monkeypatch.setattr(mine, "chance_in", chance)
    pair = view.decision.options[:2]
    for worlds in (*mine.LOOKS, mine.LOOKS[0]):
        found = look.after(0, view, pair, worlds)
        assert [one.chance for one in found] == pytest.approx([0.05 * (worlds - 1)] * 2)
    assert len(set(played)) == len(played) == 2 * mine.WORLDS


def test_more_worlds_are_played_where_it_is_close() -> None:
    few = [Weighed(0.6, inf), Weighed(0.4, inf)]
    assert not mine.seen_enough(*few)
    assert mine.seen_enough(*reversed(few))
    assert mine.seen_enough(Weighed(0.6, 0.02), Weighed(0.4, 0.02))
    assert not mine.seen_enough(Weighed(0.6, 0.05), Weighed(0.4, 0.05))


@pytest.mark.parametrize("slug", FIRST)
def test_the_lists_tell_the_chances_of_the_curve(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game to its end: each of my moments begins and ends on my curve, and none lies where all is decided."""
    for name, fewest in (("LOOKS", (1, 1)), ("WORLDS", 1), ("TO_THE_END", 1)):
        monkeypatch.setattr(mine, name, fewest)
    monkeypatch.setattr(surveying, "SAMPLES", 40)
    monkeypatch.setattr(surveying, "CLOSER", 2)
    match = played(slug, 5000, {"turn_limit": "3"} if slug == "dragon-lords" else {})
    assert match.state.over
    last = [(entry.by, entry.action) for entry in match.journal[-LAST_MOVES[slug] :]]
    given = FinishedGame(match.at(len(match.journal) - len(last)), last, [*range(len(last) + 1)], [], 0, (0, 1))
    found = surveyed(given)[1]
    points = {point.moment: point for point in found.points}
    decided = next(point.moment for point in found.points if max(point.all) >= AS_GOOD_AS_WON)
    assert decided < given.moments[-1], "nothing was decided before the end"
    for seat, side in found.mine.items():
        assert side.moments
        for one in side.moments:
            assert one.before == points[given.moments[one.at]].own[seat]
            assert one.at < one.until
            assert given.moments[one.until] in points
            assert given.moments[one.at] < decided
    for swing in found.swings:
        assert (swing.before, swing.after) == (points[swing.before.moment], points[swing.after.moment])


def test_what_a_decision_began_is_over_before_it_is_judged() -> None:
    """A King who goes alone against six is lost with the dice, not with the word; the blunder is to send him."""
    game = meadhall.load("dragon-lords")
    elves = dict(lands="isborg:6 frostgate:2 vakthold:3", king="frostgate")
    orcs = dict(lands="laxvik:6 solborg:4 ravnvik:3", king="solborg")
    state = game.scenario(at="combat", players=2, two_players="tundra", elves=elves, orcs=orcs)
    for action in ("attack laxvik", "from frostgate"):
        state.apply(state.parse(action))
    look = mine.MyLook(state, [], 0, 0)
    view, decision = state.view(0), state.decision
    assert decision is not None
    losses = [look.judge(0, view, decision, state.parse(action)).loss for action in ("send 1", "bring king")]
    assert losses[0] == 0
    assert losses[1] > mine.WORTH_REPEATING


@pytest.mark.parametrize(
    ("loss", "word"),
    [(0.0, "very-well"), (0.02, "very-well"), (0.04, "well"), (0.1, "inaccurate"), (0.15, "mistake"), (0.4, "blunder")],
)
def test_bands_have_words(loss: float, word: str) -> None:
    assert band(loss) == word


def test_a_page_for_somebody_who_did_not_play_is_not_about_them(client: TestClient[Any], over: str) -> None:
    page = ready(client, f"/table/{over}/review?lang=en")
    assert "Account of points" in page
    assert "Luck and skill, apart" not in page


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "title"), [("en", "Decisive moments"), ("de", "Entscheidende Augenblicke")])
def test_a_finished_game_is_looked_back_on(client: TestClient[Any], over: str, lang: str, title: str) -> None:
    page = ready(client, f"/table/{over}/review?lang={lang}")
    assert title in page
    assert page.count('<polyline class="curve c-') == 2
    assert "<desc" in page
    assert len(re.findall(r"<tr>", page)) > 2
    assert f'href="/table/{over}?moment=' in page


@pytest.mark.parametrize("layout", ["desk", "phone"])
@pytest.mark.parametrize("places", [(0, 1, 2, 3, 40, 78, 79, 80), (0, 10, 20, 30, 40, 50, 60, 70), (5,), ()])
def test_letters_above_the_chart_do_not_cover_each_other(layout: str, places: tuple[int, ...]) -> None:
    match = played("ice-garden", 80)
    page = ReviewPageMaker(match, [], "en", HouseTexts().speaker("en"), "all", layout)
    point = Chances(0, [0.5, 0.5], [0.5, 0.5])
    swings = [DecisiveMove(match.head * place // 80, 0, {}, {}, point, point) for place in places]
    letters = page.letters(swings)
    wide = 7 if layout == "desk" else 9
    for before, after in pairwise(letters):
        assert after.x - before.x > wide * (len(before.text) + len(after.text)) / 2
    meant = [range(ord(each.text[0]), ord(each.text[-1]) + 1) for each in letters]
    assert [chr(n) for group in meant for n in group] == list("ABCDEFGH"[: len(places)])


def test_moments_that_are_far_apart_have_letters_of_their_own() -> None:
    match = played("ice-garden", 80)
    page = ReviewPageMaker(match, [], "en", HouseTexts().speaker("en"), "all", "desk")
    point = Chances(0, [0.5, 0.5], [0.5, 0.5])
    swings = [DecisiveMove(match.head * place // 80, 0, {}, {}, point, point) for place in (0, 1, 2, 40, 79, 80)]
    assert [each.text for each in page.letters(swings)] == ["A–C", "D", "E–F"]


def test_every_round_is_named_below_the_chart() -> None:
    """The second would cover the third, and the last the edge: they say only which they are."""
    rounds = [
        (344.0, "Round 1 begins"),
        (450.0, "Round 2 begins"),
        (547.0, "Round 3 begins"),
        (850.0, "Round 4 begins"),
    ]
    assert [mark.text for mark in spaced(rounds, 900)] == ["Round 1 begins", "2", "Round 3 begins", "4"]
    far = [(50.0, "Round 1 begins"), (300.0, "A red ship is reached"), (600.0, "Round 2 begins")]
    assert [mark.text for mark in spaced(far, 900)] == [text for _, text in far]


def test_a_game_without_secrets_has_one_chart(client: TestClient[Any], over: str) -> None:
    start, end = Chances(0, [0.5, 0.5], [0.5, 0.5]), Chances(9, [1.0, 0.0], [1.0, 0.0])
    assert differ([start, Chances(4, [0.6, 0.4], [0.6, 0.5]), end])
    assert not differ([start, end])
    page = ready(client, f"/table/{over}/review?known=own")
    assert "aria-current" not in page.partition('id="chances"')[2]


def test_a_master_says_what_it_would_have_done(client: TestClient[Any], over: str) -> None:
    page = ready(client, f"/table/{over}/review?lang=en")
    moments = [int(n) for n in re.findall(r'data-do="verdict" href="[^"]*moment=(\d+)', page)]
    assert moments
    told = client.get(f"/table/{over}/review?lang=en&moment={moments[0]}").text
    assert "A master" in told
    assert 'class="weight"' in told
    assert client.get(f"/table/{over}/review?moment=99999").status_code == 404
    assert client.get(f"/table/{over}/review?moment=x").status_code == 400


def test_a_game_that_goes_on_is_not_looked_back_on(client: TestClient[Any]) -> None:
    ann = Guest(client)
    table = ann.table("me", "bot:random")
    assert client.get(f"/table/{table}/review").status_code == 409
    assert client.get(f"/table/{table}/review?moment=0").status_code == 409
    assert client.get("/table/nowhere/review").status_code == 404


def signed_in(client: TestClient[Any], guest: Guest) -> None:
    client.cookies.set(COOKIE, client.app.state.house.signer.sign(guest.id), domain="testserver.local", path="/")


def test_my_moments_are_first_asked_on_the_board_and_then_told(client: TestClient[Any], ann: Guest, over: str) -> None:
    ready(client, f"/table/{over}/review")
    signed_in(client, ann)
    page = client.get(f"/table/{over}/review?lang=en").text
    asked = re.findall(rf'href="(/puzzles/own/{over}/\d+)"', page)
    assert len(asked) == len(re.findall('class="axis own-moment"', page)) > 0
    assert "what followed" not in page
    assert "You did: " not in page
    first = client.get(f"{asked[-1]}?lang=en").text
    assert 'name="answer"' in first
    assert 'data-at="' in first
    for _ in range(2):
        told = client.post(asked[-1], data={"do": "solution", "_csrf_token": csrf(client)}).text
    assert f'href="/table/{over}/review#moments"' in told
    page = client.get(f"/table/{over}/review?lang=en").text
    assert re.findall(rf'href="(/puzzles/own/{over}/\d+)"', page) == asked[:-1]
    assert page.count("You did: ") == 1
    # What is told adds up, and stands on the curve.
    before, after = map(int, re.findall(r"Your chance: (\d+) → (\d+)\s%", page)[0])
    said = re.search(r"Your choice −(\d+), what followed ([+−])(\d+)", page)
    if said is not None:
        followed = int(said.group(3)) * (1 if said.group(2) == "+" else -1)
        assert before - int(said.group(1)) + followed == after
    heights = [float(y) for y in re.findall(r'class="own-moment" cx="[\d.]+" cy="([\d.]+)"', page)]
    assert heights[len(asked) - 1] == pytest.approx(y_of(before / 100), abs=2)
    client.cookies.clear()
    assert "Answer on the board" not in client.get(f"/table/{over}/review?lang=en").text


def test_mistakes_become_puzzles_of_ones_own(client: TestClient[Any], ann: Guest, over: str) -> None:
    ready(client, f"/table/{over}/review")
    signed_in(client, ann)
    assert "Three puzzles for you" in client.get(f"/table/{over}/review?lang=en").text
    room = client.get("/puzzles?lang=en").text
    first, *_ = re.findall(rf'href="(/puzzles/own/{over}/\d+)"', room)
    page = client.get(first).text
    assert 2 <= page.count('name="answer"') <= 3
    assert "Solution</h2>\n    </section>" in re.sub(r"\s+\n", "\n", page)
    told = client.post(first, data={"do": "solution", "_csrf_token": csrf(client)}).text
    assert "It comes back tomorrow" in told
    assert "You did: " in told
    assert first not in client.get("/puzzles").text
    client.cookies.clear()
    assert client.get(first).status_code == 404


def test_the_way_there(client: TestClient[Any], over: str) -> None:
    assert f'href="/table/{over}/review"' in client.get(f"/table/{over}").text
    assert f'href="/table/{over}/review"' in client.get("/").text
