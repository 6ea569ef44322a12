"""Every level of bot, on small games that use everything the kernel offers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import bots
from meadhall.bots.luck import chances, pick, settle
from meadhall.bots.master import Clock, MasterBot, outcome
from meadhall.bots.reasons import AGAINST, INSTINCT, KEPT, RIVALS_AGAINST, as_good, best_other, reasons, told_as
from meadhall.bots.tree import FATES, Arm, Arms, Tree
from meadhall.games import FIRST
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from tests.kernel.toys import DRAFT, DUEL

LEVELS = ("random", "novice", "adept", "master", "champion")
TOYS = (DRAFT, DUEL)

pytestmark = pytest.mark.usefixtures("toys_in_the_house")


def bot(level: str, game: Game[Any], seed: int = 1) -> bots.Bot:
    budget: dict[str, Any] = {"simulations": 30} if level in bots.SEARCHING else {}
    return bots.load(level, game.slug, seed, **budget)


def walk(game: Game[Any], seed: int, decisions: int) -> Any:
    """A position of a random game in which somebody is asked."""
    rng = Random(seed)
    s = game.new()
    settle(s, rng)
    for _ in range(decisions):
        decision = rng.choice(s.decisions)
        s.apply(rng.choice(decision.options), decision.seat)
        settle(s, rng)
        if s.over:
            return walk(game, seed, decisions // 2)
    return s


def play(game: Game[Any], players: list[bots.Bot], seed: int) -> Any:
    rng = Random(seed)
    s = game.new(len(players))
    settle(s, rng)
    while not s.over:
        seat = s.deciding[0]
        view = s.view(seat)
        s.apply(players[seat].choose(view, view.decision), seat)
        settle(s, rng)
    return s.result


def test_the_levels() -> None:
    assert tuple(bots.LEVELS) == LEVELS


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"level": "grandmaster"}, "level"),
        ({"level": "adept", "style": "sleepy"}, "style"),
        ({"level": "adept", "seconds": 1.0}, "seconds"),
        ({"level": "master", "seconds": -1.0}, "seconds"),
        ({"level": "master", "simulations": 0}, "simulations"),
        ({"level": "master", "depth": 3}, "depth"),
    ],
)
def test_what_cannot_be_loaded_is_refused_by_field(given: dict[str, Any], field: str) -> None:
    with pytest.raises(BadField) as wrong:
        bots.load(game="toy-duel", **given)
    assert wrong.value.field == field


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.slug)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_choice(game: Game[Any], level: str) -> None:
    chosen = set()
    for seed in range(12):
        view = walk(game, seed, 3 + seed).view(None)
        s = view.position
        view = walk(game, seed, 3 + seed).view(s.deciding[0])
        first = bot(level, game, seed).choose(view, view.decision)
        assert first in view.decision.options
        assert first is bot(level, game, seed).choose(view, view.decision)
        chosen.add(first)
    assert len(chosen) > 1


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.slug)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_may_not_know_changes_nothing(game: Game[Any], level: str) -> None:
    changed = 0
    for seed in range(20):
        s = walk(game, seed, 2 + seed % 7)
        seat = s.deciding[0]
        view = s.view(seat)
        other = view.sample(Random(f"other {seed}"))
        changed += other != s
        again = other.view(seat)
        assert bot(level, game).choose(view, view.decision) is bot(level, game).choose(again, again.decision)
    assert changed


def test_a_search_finds_more_than_chance_does() -> None:
    """The toys bring no mind, so that only the search tells good options from bad ones."""
    won = 0
    for seed in range(20):
        master = bots.load("master", "toy-duel", seed, simulations=60)
        players = [master, bots.load("random", "toy-duel", seed)]
        seat = seed % 2
        result = play(DUEL, players if seat == 0 else players[::-1], seed)
        won += seat in result.winners
    assert won >= 15


def test_a_budget_of_time_is_kept_open_to_a_choice_without_any() -> None:
    view = walk(DUEL, 3, 4).view(None)
    seat = view.deciding[0]
    view = walk(DUEL, 3, 4).view(seat)
    hasty = bots.load("master", "toy-duel", 1, seconds=0.0)
    assert hasty.choose(view, view.decision) in view.decision.options


@pytest.mark.parametrize(("busy", "worked"), [(1.0, 1.0), (1.6, 1.0), (8.0, 0.25)])
def test_a_master_works_its_time_on_a_busy_machine_but_waits_no_longer_than_twice_that(
    monkeypatch: pytest.MonkeyPatch, busy: float, worked: float
) -> None:
    """``busy`` is how many seconds pass for each second that the bot works."""
    now = 0.0
    monkeypatch.setattr("meadhall.bots.master.thread_time", lambda: now)
    monkeypatch.setattr("meadhall.bots.master.perf_counter", lambda: now * busy)
    clock = Clock(1.0)
    while clock.runs:
        now += 0.125
    assert now == worked


def test_a_master_tells_what_came_of_this_option_and_not_of_all() -> None:
    often, seldom, never = DUEL.vocabulary.actions[:3]
    arms = Arms()
    arms.by_option = {often: Arm(0.5), seldom: Arm(0.3), never: Arm(0.2)}
    for n in range(8):
        arms.learn(often, 1.0 if n % 4 else 0.0)
    for _ in range(2):
        arms.learn(seldom, 0.0)
    told = outcome(arms, often)
    assert told is not None
    assert (told.message.key, told.message.args) == ("reason-searched", (8,))
    assert told.weight == pytest.approx(0.75)
    assert outcome(arms, seldom) is None
    assert outcome(arms, never) is None


def test_what_was_searched_is_used_again_within_a_turn() -> None:
    """A seat that goes on after its own choice begins with what it already knows."""
    for seed in range(40):
        s = walk(DUEL, seed, seed % 9)
        seat = s.deciding[0]
        master = MasterBot("toy-duel", 1, simulations=60)
        view = s.view(seat)
        s.apply(master.choose(view, view.decision), seat)
        if s.fate is None and s.deciding == (seat,) and len(s.decision.options) > 1 and len(view.decision.options) > 1:
            decision = s.view(seat).decision
            below = master._reusable(decision)
            assert below is not None
            assert below.arms(seat).visits > 0
            return
    raise AssertionError("no such turn was found")


def test_seats_that_choose_at_once_share_a_node() -> None:
    s = walk(DRAFT, 1, 0)
    assert len(s.deciding) > 1
    seat = s.deciding[0]
    view = s.view(seat)
    tree = Tree(DRAFT.mind(""))
    rng = Random(1)
    for _ in range(40):
        tree.descend(view, view.decision, rng)
    by_seat = tree.root.by_seat
    assert set(by_seat) == set(s.deciding)
    assert {arms.visits for arms in by_seat.values()} == {40}
    assert all(len(path) == len(s.deciding) for path in tree.root.below)


def test_answers_of_fate_beyond_some_share_a_branch() -> None:
    tree = Tree(DRAFT.mind(""))
    answers = DRAFT.vocabulary.actions[: FATES + 4]
    nodes = {id(tree.root.after_fate(answer)) for answer in answers}
    assert len(nodes) == FATES + 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_can_give_reasons(level: str, lang: str) -> None:
    s = walk(DUEL, 5, 4)
    view = s.view(s.deciding[0])
    thinker = bot(level, DUEL)
    found = thinker.explain(view, view.decision, view.decision.options[0])
    assert found
    assert all(DUEL.texts.message(reason.message, s, lang) for reason in found)
    assert all(abs(100 * reason.weight) > 0.5 for reason in found if reason.message.kind is not INSTINCT)


@pytest.mark.parametrize("slug", FIRST)
def test_reasons_speak_for_an_option_first_and_fit_their_sign(slug: str) -> None:
    game, rng = meadhall.load(slug), Random(3)
    match = game.match(players=2, seed=3)
    mind, met = game.mind(), set()
    facts = {kind.key for kind in mind.facts}
    while len(match.journal) < 130:
        decision = match.state.decision
        assert decision is not None
        if len(decision.options) > 1 and len(match.journal) % 6 == 0:
            view = match.state.view(decision.seat)
            action, rival = rng.sample(decision.options, 2)
            found = reasons(mind, view, decision, action, rival)
            signs = [reason.weight < 0 for reason in found]
            assert signs == sorted(signs)
            for reason in found:
                key = reason.message.key
                assert (key.endswith(AGAINST) or key == RIVALS_AGAINST.key) == (reason.weight < 0), key
                assert not key.startswith("fact-") or key in facts
                assert all(game.texts.message(reason.message, view.position, lang) for lang in LANGUAGES)
                met.add(reason.weight < 0)
        match.play(rng.choice(decision.options), decision.seat)
    assert met


@pytest.mark.parametrize("slug", FIRST)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_words(slug: str, lang: str) -> None:
    game = meadhall.load(slug)
    assert all(game.texts.has(kind.key, lang) for kind in game.mind.facts)


def test_options_that_hardly_differ_are_as_good() -> None:
    assert as_good([1.0, 0.9, 0.2], 0) == 1
    assert as_good([1.0, 0.0, 0.0], 0) == 0
    decision = DUEL.match(players=2, seed=1).state.decision
    assert decision is not None
    options = decision.options
    assert best_other([0.0] * len(options), options, options[0]) is not options[0]
    assert best_other([0.0], options[:1], options[0]) is None


def test_what_only_does_no_harm_is_not_said_to_grow() -> None:
    (aspect,) = [one for one in meadhall.load("ice-garden").mind.aspects if one.key == "aspect-lands"]
    assert told_as(aspect, 0.06, 0.0).key == "aspect-lands" + KEPT
    assert told_as(aspect, 0.06, 1.0) is aspect
    assert told_as(aspect, -0.01, 1.0).key == "aspect-lands" + AGAINST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["reason-searched", "reason-searched-against"])
def test_a_search_tells_no_chance_of_its_own(lang: str, key: str) -> None:
    """Beside the chances that a position's outlook gives, a second number would contradict them."""
    assert "%" not in DUEL.texts.say(key, lang, times=9)


@pytest.mark.parametrize("slug", meadhall.games())
def test_analysis_ranks_every_option_once_and_knows_only_the_view(slug: str) -> None:
    game = meadhall.load(slug)
    match = game.match(None, 3, **game.for_simulations)
    rng = Random(3)
    while match.state.decision is None or len(match.state.decision.options) < 3 or len(match.journal) < 40:
        decision = rng.choice(match.state.decisions)
        match.play(rng.choice(decision.options), decision.seat)
    decision = match.state.decision
    view = match.state.view(decision.seat)
    ranked = meadhall.bots.analyse(view, simulations=12, explained=1)
    assert sorted(map(str, (one.action for one in ranked))) == sorted(map(str, decision.options))
    assert [one.tried for one in ranked] == sorted((one.tried for one in ranked), reverse=True)
    assert sum(one.tried for one in ranked) == 12
    assert ranked[0].reasons
    assert not ranked[1].reasons
    known = view.sample(Random(1)).view(decision.seat)
    assert meadhall.bots.analyse(known, simulations=12, explained=1) == ranked


# --- luck -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("heat", [0.5, 1.0, 2.0])
def test_weights_are_drawn_by_their_chances(heat: float) -> None:
    weights = [0.0, 1.0, -2.0, 0.5]
    rng, times = Random(1), 4000
    drawn = Counter(pick(rng, weights, heat) for _ in range(times))
    for number, chance in enumerate(chances(weights, heat)):
        assert drawn[number] / times == pytest.approx(chance, abs=0.03)
