"""What a seat may know: views, samples, logs, and nothing that leaks."""

from __future__ import annotations

import itertools
import json
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

import pytest

from meadhall.kernel.match import Match
from meadhall.kernel.message import Event, shown_to
from meadhall.kernel.state import FATE
from meadhall.kernel.view import View
from tests.kernel.positions import drafting, duel
from tests.kernel.toys import DUEL
from tests.kernel.toys.draft import DEALT, DEALT_HIDDEN, Draft, Drafting, Keep, do_keep
from tests.kernel.toys.duel import do_find, do_guard, do_rest, do_scout, do_show

SMALL = Draft({"deck": {"cards": 7, "hand": 2}})
"""Two hands of two out of seven cards, so that every case comes up often."""


def agree(counts: Counter[Any], chances: Mapping[Any, float]) -> bool:
    """Whether counts look like drawn with these chances: chi-square within four standard deviations."""
    total = sum(counts.values())
    if set(counts) - set(chances):
        return False
    whole = sum(chances.values())
    wanted = {case: total * chance / whole for case, chance in chances.items()}
    square = sum((counts[case] - want) ** 2 / want for case, want in wanted.items())
    freedom = len(chances) - 1
    return bool(square < freedom + 4 * (2 * freedom) ** 0.5)


def evenly(cases: Any) -> dict[Hashable, float]:
    return dict.fromkeys(cases, 1.0)


def test_the_measure_tells_fair_from_unfair() -> None:
    rng = Random(1)
    fair = Counter(rng.randrange(6) for _ in range(3000))
    bent = Counter(min(rng.randrange(7), 5) for _ in range(3000))
    assert agree(fair, evenly(range(6)))
    assert not agree(bent, evenly(range(6)))
    assert not agree(fair, evenly(range(5)))


def small_deal() -> Drafting:
    """Seat 0 holds 1 2, seat 1 holds 3 4, the bonus is 7."""
    state = SMALL.new(2)
    for text in ("deal 1", "deal 3", "deal 2", "deal 4", "turn 7"):
        state.apply(state.parse(text))
    return state


def shown(view: View) -> Any:
    """What a page would get of a view."""
    return json.loads(view.to_json())


# --- views ----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    state = drafting()
    packs = shown(state.view(0))["position"]["packs"]
    assert packs[0]["cards"] == [1, 2, 3]
    assert packs[1] == {"size": 3, "cards": None, "seen_by": [1]}
    spectator = shown(state.view(None))["position"]["packs"]
    assert [pack["cards"] for pack in spectator] == [None, None]
    assert state.packs == [(0, 1, 2), (3, 4, 5)]


def test_what_others_put_aside_is_hidden_though_it_stands_on_the_agenda() -> None:
    state = drafting()
    state.apply(do_keep[1], 0)
    assert shown(state.view(0))["agenda"][-1] == {"step": "Keep", "aside": [1, -1]}
    assert shown(state.view(1))["agenda"][-1] == {"step": "Keep", "aside": [-2, -1]}
    assert shown(state.view(None))["agenda"][-1] == {"step": "Keep", "aside": [-2, -1]}


def test_who_has_held_a_hand_knows_it_still() -> None:
    state = drafting()
    state.apply(do_keep[0], 0)
    state.apply(do_keep[3], 1)
    assert state.cards_of(1) == (1, 2)
    for viewer in (0, 1):
        cards = [pack["cards"] for pack in shown(state.view(viewer))["position"]["packs"]]
        assert cards == [[2, 3], [5, 6]]
    assert state.secrets() == {}


def test_a_view_asks_its_viewer_only() -> None:
    state = drafting()
    for seat in (0, 1):
        decision = state.view(seat).decision
        assert decision is not None
        assert decision.seat == seat
        assert decision.options == state.decisions[seat].options
        assert shown(state.view(seat))["actions"] == [str(action) for action in decision.options]
    assert state.view(None).decision is None
    assert shown(state.view(None))["actions"] == []
    state.apply(do_keep[0], 0)
    assert state.view(0).decision is None
    assert state.view(0).deciding == (1,)


def test_a_view_keeps_the_options_of_the_game() -> None:
    assert shown(drafting().view(0))["options"] == {"speed": "slow"}


def test_a_view_never_works_out_the_options_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """They hang on what is concealed: a game may not even be able to tell them."""
    asked: list[int] = []
    real = Keep.options

    def options(self: Keep, s: Drafting, seat: int) -> Any:
        asked.append(seat)
        return real(self, s, seat)

    view = drafting().view(0)
    monkeypatch.setattr(Keep, "options", options)
    assert view.decision is not None
    view.to_json()
    repr(view)
    assert set(asked) == {0}


def test_only_the_scout_knows_the_token() -> None:
    state = duel()
    for action in (do_guard[1], do_scout[2], do_find[1]):
        state.apply(action)
    assert [token["worth"] for token in shown(state.view(0))["position"]["tokens"]] == [-1, -1, 1, -1]
    for viewer in (1, None):
        data = shown(state.view(viewer))["position"]
        assert data["tokens"][2] == {"worth": -2, "known_to": [0], "shown": False}
        assert data["guards"] == [-2, -1]
    state.apply(do_show[2])
    assert shown(state.view(1))["position"]["tokens"][2]["worth"] == 1


def test_changing_a_view_or_a_sample_changes_nothing_else() -> None:
    state = drafting()
    before = state.to_json()
    view = state.view(0)
    text = view.to_json()
    sample = view.sample(Random(1))
    sample.apply(do_keep[0], 0)
    assert view.to_json() == text
    view.position.agenda.clear()
    assert state.to_json() == before


# --- events and journals --------------------------------------------------------------------------


def test_events_are_shown_to_those_who_may_know() -> None:
    veil = Event(DEALT_HIDDEN, (1,))
    event = Event(DEALT, (1, 5), (0,), veil)
    assert event.shown_to(0) is event
    assert event.shown_to(1) is veil
    assert event.shown_to(None) is veil
    bare = Event(DEALT, (1, 5), (0, 2))
    assert shown_to([bare, veil], 2) == [bare, veil]
    assert shown_to([bare, veil], 1) == [veil]


def test_a_look_is_whispered_to_the_scout_and_veiled_for_others() -> None:
    state = duel()
    state.apply(do_guard[1])
    state.apply(do_scout[2])
    told = state.apply(do_find[1])
    assert [repr(event) for event in shown_to(told, 0)] == ["<saw token=3 worth=2>"]
    for viewer in (1, None):
        assert [repr(event) for event in shown_to(told, viewer)] == ["<looked who=player-1 token=3>"]


def test_the_log_is_redacted_for_each_viewer() -> None:
    match = SMALL.match(2, seed=5)
    first = match.state.decisions[0].options[0]
    match.play(first, 0)
    own = [repr(event) for event in match.log(0)]
    other = [repr(event) for event in match.log(1)]
    public = [repr(event) for event in match.log(None)]
    assert own.count("<dealt-hidden who=player-2>") == 2
    assert other.count("<dealt-hidden who=player-1>") == 2
    assert public.count("<dealt-hidden who=player-1>") == public.count("<dealt-hidden who=player-2>") == 2
    assert own[-1] == f"<chose card={first.arg + 1}>"
    assert other[-1].startswith("<bonus")
    assert public[-1].startswith("<bonus")


def test_the_journal_hides_fates_private_answers_and_secret_choices() -> None:
    match = DUEL.match(2, seed=3)
    match.play("guard low")
    match.play("scout 1")
    guard, scout, found = match.journal
    assert (guard.by, scout.by, found.by) == (0, 0, FATE)
    assert guard.action_for(0) is do_guard[1]
    assert guard.action_for(1) is None
    assert guard.action_for(None) is None
    assert scout.action_for(1) is do_scout[0]
    assert found.action_for(0) is found.action
    assert found.action_for(1) is None
    match.play("swing 2 high")
    match.play("stand")
    roll = match.journal[-1]
    assert roll.by == FATE
    assert roll.action_for(None) is roll.action


def test_the_journal_hides_what_is_chosen_together() -> None:
    match = Match.of(drafting(), seed=1)
    match.play(do_keep[0], 0)
    match.play(do_keep[3], 1)
    assert [entry.action_for(0) for entry in match.journal] == [do_keep[0], None]
    assert [entry.action_for(None) for entry in match.journal] == [None, None]


# --- samples --------------------------------------------------------------------------------------


def test_a_hidden_hand_is_sampled_evenly() -> None:
    view = small_deal().view(0)
    rng = Random(1)
    drawn = Counter(view.sample(rng).packs[1] for _ in range(3000))
    assert agree(drawn, evenly(itertools.combinations((2, 3, 4, 5), 2)))


def test_a_spectator_samples_both_hands() -> None:
    view = small_deal().view(None)
    rng = Random(2)
    drawn = Counter(tuple(view.sample(rng).packs) for _ in range(9000))
    cases = [
        (one, other)
        for one in itertools.combinations(range(6), 2)
        for other in itertools.combinations(range(6), 2)
        if not set(one) & set(other)
    ]
    assert agree(drawn, evenly(cases))


def test_a_hidden_choice_is_sampled_with_its_hand() -> None:
    state = small_deal()
    state.apply(do_keep[2], 1)
    view = state.view(0)
    rng = Random(3)
    drawn: Counter[tuple[Any, int]] = Counter()
    for _ in range(6000):
        sample = view.sample(rng)
        drawn[sample.packs[1], sample.agenda[-1].aside[1]] += 1
        assert sample.agenda[-1].aside[0] == -1
    hands = itertools.combinations((2, 3, 4, 5), 2)
    assert agree(drawn, evenly((hand, card) for hand in hands for card in hand))


def test_a_hidden_token_is_sampled_from_what_is_left() -> None:
    state = duel()
    for action in (do_guard[0], do_scout[0], do_find[0], do_rest, do_guard[1], do_scout[1], do_find[2]):
        state.apply(action)
    rng = Random(4)
    mine = Counter(state.view(0).sample(rng).worth[1] for _ in range(3000))
    assert agree(mine, evenly([0, 1, 2]))
    public = Counter(tuple(state.view(None).sample(rng).worth[:2]) for _ in range(6000))
    assert agree(public, Counter(itertools.permutations((0, 0, 1, 2), 2)))
    guards = Counter(tuple(state.view(None).sample(rng).guards) for _ in range(3000))
    assert agree(guards, evenly(itertools.product((0, 1), repeat=2)))


def test_what_nobody_has_seen_has_no_value_in_a_sample_either() -> None:
    state = duel()
    for action in (do_guard[0], do_scout[0], do_find[0]):
        state.apply(action)
    for viewer in (None, 0, 1):
        assert state.view(viewer).sample(Random(1)).worth[1:] == [-1, -1, -1]


def test_fate_keeps_to_its_weights() -> None:
    state = duel()
    for action in (do_guard[0], do_scout[0]):
        state.apply(action)
    rng = Random(5)
    fate = state.fate
    assert fate is not None
    drawn = Counter(fate.sample(rng) for _ in range(3000))
    assert agree(drawn, {do_find[0]: 2, do_find[1]: 1, do_find[2]: 1})
    assert not agree(drawn, evenly(drawn))


def test_the_fate_of_matches_is_fair_from_seed_to_seed() -> None:
    drawn: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        journal = SMALL.match(2, seed=seed).journal
        drawn[journal[0].action.arg] += 1
        pairs[journal[1].action.arg, journal[2].action.arg] += 1
    assert agree(drawn, evenly(range(7)))
    assert agree(pairs, evenly(itertools.permutations(range(7), 2)))


# --- nothing leaks --------------------------------------------------------------------------------


def seen(match: Match[Any], viewer: int | None) -> str:
    """Everything that a viewer can get hold of, as one text."""
    decision = match.state.view(viewer).decision
    return json.dumps(
        {
            "view": match.state.view(viewer).to_json(),
            "options": [str(action) for action in decision.options] if decision else None,
            "log": [repr(event) for event in match.log(viewer)],
            "journal": [(entry.by, str(entry.action_for(viewer))) for entry in match.journal],
            "deciding": match.state.deciding,
        }
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hands_that_a_viewer_cannot_know_make_no_difference(viewer: int | None) -> None:
    """Matches from many seeds, put together by what the viewer was dealt, in order, and the bonus card."""
    alike: defaultdict[Any, list[Match[Drafting]]] = defaultdict(list)
    for seed in range(500):
        match = SMALL.match(2, seed=seed)
        alike[tuple(entry.action_for(viewer) for entry in match.journal)].append(match)
    rival = 0 if viewer == 1 else 1
    compared = 0
    for group in alike.values():
        for one, other in itertools.pairwise(group):
            assert seen(one, viewer) == seen(other, viewer)
            assert one.state.view(viewer).sample(Random(1)) == other.state.view(viewer).sample(Random(1))
            assert seen(after_choosing(one, rival, 0), viewer) == seen(after_choosing(other, rival, 1), viewer)
            compared += one.state != other.state
    assert compared > 50


def after_choosing(match: Match[Drafting], seat: int, index: int) -> Match[Drafting]:
    again = Match.from_json(match.to_json(), SMALL)
    again.play(again.state.decisions[seat].options[index], seat)
    return again


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_guards_and_tokens_that_a_viewer_cannot_know_make_no_difference(viewer: int | None) -> None:
    seen_by_viewer: set[str] = set()
    states: set[str] = set()
    for seed in range(12):
        match = DUEL.match(3, seed=seed)
        match.play(do_guard[seed % 2])
        match.play(do_scout[1])
        match.play(do_rest)
        match.play(do_guard[0])
        if viewer != 1:
            match.play(do_scout[1])
        seen_by_viewer.add(seen(match, viewer))
        states.add(match.state.to_json())
    assert len(states) == 6
    assert len(seen_by_viewer) == 1


def test_what_is_shown_does_make_a_difference() -> None:
    """The measure above can fail: a token that is shown tells its worth to all."""
    seen_by_viewer = set()
    for seed in range(12):
        match = DUEL.match(2, seed=seed)
        for action in (do_guard[0], do_scout[1], do_show[1]):
            match.play(action)
        seen_by_viewer.add(seen(match, 1))
    assert len(seen_by_viewer) == 3


def test_a_choice_taken_back_leaves_no_trace_for_others() -> None:
    match = DUEL.match(2, seed=1)
    before = [seen(match, viewer) for viewer in (0, 1, None)]
    match.play(do_guard[0])
    assert match.can_undo
    match.undo()
    assert [seen(match, viewer) for viewer in (0, 1, None)] == before
