"""Matches: the journal, undo, looking back, saving."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.action import Action
from meadhall.kernel.barrier import WORLDS, StratifiedRandom
from meadhall.kernel.errors import IllegalAction, MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.save import write_atomically
from meadhall.kernel.state import FATE
from meadhall.testing.kit import lines
from tests.kernel.positions import drafting
from tests.kernel.toys import DRAFT, DUEL
from tests.kernel.toys.draft import do_keep
from tests.kernel.toys.duel import Answer, Duel, Ring, Turn, do_guard, do_rest, do_scout, do_show, do_stand, do_swing


def played(*actions: Action | str, seed: int = 1) -> Match[Ring]:
    match = DUEL.match(2, seed=seed)
    for action in actions:
        match.play(action)
    return match


# --- playing --------------------------------------------------------------------------------------


def test_fate_answers_before_the_first_choice() -> None:
    match = DRAFT.match(3, seed=1)
    assert [entry.by for entry in match.journal] == [FATE] * 10
    assert match.state.deciding == (0, 1, 2)


def test_play_returns_what_happened_with_fates_answers() -> None:
    match = played("guard high", "swing 2 low", seed=2)
    events = match.play("stand")
    assert events[0].key == "rolled"
    assert [entry.by for entry in match.journal] == [0, 0, 1, FATE]
    assert repr(match.journal[0]) == "0: guard high"
    assert repr(match.journal[3]).startswith("fate: roll")


def test_an_entry_knows_the_rule_by_which_somebody_was_asked() -> None:
    match = DUEL.match(2, seed=2)
    asked: list[str] = []
    for action in ("guard high", "swing 2 low"):
        assert match.state.decision is not None
        asked.append(match.state.decision.rule)
        match.play(action)
    assert all(asked)
    assert [entry.rule for entry in match.journal] == asked
    # A saved match does not say so, but playing it through does.
    again = Match.from_json(match.to_json(), DUEL)
    assert [entry.rule for entry in again.journal] == asked


def test_a_rule_is_told_only_to_who_may_know_the_action() -> None:
    match = DRAFT.match(3, seed=1)
    assert match.state.decisions[0].seat == 0
    match.play(match.state.decisions[0].options[0], 0)
    (entry,) = [entry for entry in match.journal if entry.by == 0]
    assert entry.rule_for(0) == entry.rule != ""
    assert entry.rule_for(1) is entry.rule_for(None) is None


def test_a_copy_goes_its_own_way() -> None:
    match = played("guard high")
    before = match.to_json()
    other = match.copy()
    other.notes["who"] = "another"
    other.play("swing 2 low")
    other.play("stand")
    assert (match.to_json(), match.can_undo) == (before, True)
    third = match.copy()
    third.undo()
    assert (match.to_json(), match.can_undo) == (before, True)
    match.play("rest")
    assert str(match.journal[-1].action) == "rest"


def test_a_match_can_skip_to_a_later_position() -> None:
    match = played("guard high", "swing 2 low", "stand")
    later = DUEL.match(2, seed=match.seed)
    later.skip(match.journal, match.state.copy())
    assert (later.to_json(), later.state) == (match.to_json(), match.state)
    assert not later.can_undo


def test_another_seed_changes_only_what_fate_answers_from_now_on() -> None:
    rolls = set()
    for seed in range(12):
        match = played("guard high", "swing 2 low", seed=2)
        match.reseed(seed)
        assert [str(entry.action) for entry in match.journal] == ["guard high", "swing 2 low"]
        match.play("stand")
        rolls.add(str(match.journal[3].action))
    assert len(rolls) > 1


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = played(do_guard[0])
    before = match.to_json()
    state = match.state.to_json()
    for action, seat in ((do_guard[0], None), (do_rest, 1), (do_rest, FATE), (do_rest, 9)):
        with pytest.raises(IllegalAction):
            match.play(action, seat)
    with pytest.raises(MeadhallError):
        match.play("swing 2 sideways")
    assert match.to_json() == before
    assert match.state.to_json() == state
    assert match.can_undo


def test_positions_that_were_left_stay_as_they_are() -> None:
    match = played(do_guard[0])
    copy, before, text = match.copy(), match.state, match.state.to_json()
    match.play("swing 2 low")
    match.play("stand")
    assert match.state is not before
    assert copy.state is before
    assert before.to_json() == text
    assert len(copy.journal) == 1
    assert copy.undo() is do_guard[0]
    assert copy.state == DUEL.match(2, seed=1).state
    assert before.to_json() == text


def test_together_the_first_who_may_acts_if_no_seat_is_named() -> None:
    match = Match.of(drafting(), seed=1)
    match.play(do_keep[3])
    match.play(do_keep[0])
    assert lines(match)[:2] == [(1, "keep 4"), (0, "keep 1")]


def test_together_what_nobody_may_do_is_refused_as_for_the_first() -> None:
    match = Match.of(drafting(), seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play(do_keep[6])
    with pytest.raises(IllegalAction) as by_name:
        match.play(do_keep[6], match.state.deciding[0])
    assert refused.value.rule == by_name.value.rule
    assert match.journal == []


def test_prompts_events_and_actions_can_be_said() -> None:
    match = played("guard high")
    assert match.state.decision is not None
    assert match.state.say(match.state.decision.prompt) == "What do you do in round 1?"
    assert match.state.say(do_rest, "de") == DUEL.texts.action(do_rest, "de")
    assert [match.state.say(event) for event in match.journal[0].events] == ["You guard high."]


def test_without_a_seed_matches_differ() -> None:
    journals = {str(lines(DRAFT.match(4))) for _ in range(8)}
    assert len(journals) > 1


# --- undo -----------------------------------------------------------------------------------------


def test_an_own_choice_that_reveals_nothing_can_be_taken_back() -> None:
    match = played()
    before = match.state.copy()
    match.play(do_guard[0])
    assert match.can_undo
    assert match.undo() is do_guard[0]
    assert match.state == before
    assert match.journal == []
    match.play(do_guard[1])
    assert match.state.guards == [1, -1]


def test_undo_does_not_cross_an_answer_of_fate() -> None:
    match = played(do_guard[0], do_scout[0])
    assert match.state.deciding == (0,)
    assert not match.can_undo


def test_undo_does_not_cross_a_change_of_seat() -> None:
    match = played(do_guard[0], do_rest)
    assert match.state.deciding == (1,)
    assert not match.can_undo


def test_undo_does_not_cross_a_question_to_another_seat() -> None:
    match = played(do_guard[0], do_swing[1][0])
    assert match.state.deciding == (1,)
    assert not match.can_undo
    match.play(do_stand)
    assert not match.can_undo


def test_undo_does_not_cross_a_secret_told_to_all() -> None:
    match = played(do_guard[0], do_scout[0], do_show[0])
    assert match.state.deciding == (0,)
    assert match.journal[-1].by == 0
    assert not match.can_undo


def test_undo_does_not_cross_a_look_at_what_another_has_seen() -> None:
    """No fate is asked then, but somebody has learnt something."""
    match = played(do_guard[0], do_scout[0], do_rest, do_guard[1], do_scout[0])
    assert match.state.deciding == (1,)
    assert match.journal[-1].by == 1
    assert not match.can_undo


def test_undo_does_not_cross_what_only_one_world_would_have_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that another seat is asked only with the right guard tells about it, asked or not."""

    def take(self: Turn, s: Ring, action: Action) -> None:
        s.agenda.append(self)
        if s.guards[1 - self.seat] == 1:
            s.agenda.append(Answer(1 - self.seat, self.seat, 0))

    for guard in (0, 1):
        match = played(do_guard[0], do_rest, do_guard[guard], do_rest, do_guard[0])
        assert match.can_undo
        with monkeypatch.context() as leaking:
            leaking.setattr(Turn, "take", take)
            leaking.setattr(Ring, "secrets", lambda s: {})
            assert match.state.deciding == (0,)
            match.play(do_swing[1][0])
            assert (match.state.deciding == (0,)) == (guard == 0)
            assert not match.can_undo


def test_undo_does_not_cross_what_an_action_shows_to_those_who_look_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can do this only with the one guard has shown it, though nothing is said of it."""

    def options(self: Turn, s: Ring) -> list[Action]:
        return [do_rest, *(do_swing[1] if s.guards[self.seat] == 1 else ())]

    def take(self: Turn, s: Ring, action: Action) -> None:
        s.agenda.append(self)

    monkeypatch.setattr(Turn, "options", options)
    monkeypatch.setattr(Turn, "take", take)
    match = played(do_guard[1])
    match.play(do_rest)
    assert match.can_undo
    match.play(do_swing[1][0])
    assert match.state.deciding == (0,)
    assert not match.can_undo


def test_whether_one_can_take_back_is_found_out_once_and_only_if_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(Ring, "conceal", lambda s, viewer: asked.append(s))
    match = played(do_guard[0], do_rest, do_guard[1])
    assert asked == []
    other = match.copy()
    assert match.can_undo
    found = len(asked)
    assert found > 0
    assert other.can_undo
    assert match.can_undo
    assert len(asked) == found


def test_between_them_the_worlds_deal_every_card_to_every_hand() -> None:
    dealt: list[set[int]] = [set(), set(), set()]
    faces = set()
    for world in range(WORLDS):
        rng = StratifiedRandom(world)
        cards = list(range(WORLDS))
        rng.shuffle(cards)
        for hand, card in zip(dealt, cards, strict=False):
            hand.add(card)
        faces.add(rng.choices(range(WORLDS))[0])
    assert dealt == [set(range(WORLDS))] * 3
    assert faces == set(range(WORLDS))


def test_nobody_takes_back_while_others_are_still_choosing() -> None:
    match = Match.of(drafting(), seed=1)
    match.play(do_keep[0], 0)
    assert not match.can_undo
    match.play(do_keep[3], 1)
    assert not match.can_undo


def test_undo_without_anything_to_take_back_changes_nothing() -> None:
    match = played(do_guard[0], do_rest)
    before = match.to_json()
    with pytest.raises(MeadhallError, match="nothing can be taken back"):
        match.undo()
    assert match.to_json() == before


def test_after_undo_the_same_fate_follows() -> None:
    match = played(do_guard[0])
    match.undo()
    match.play(do_guard[0])
    match.play(do_scout[0])
    assert lines(match) == lines(played(do_guard[0], do_scout[0]))


# --- looking back and saving ----------------------------------------------------------------------


def test_every_moment_can_be_looked_at_again() -> None:
    match = played(do_guard[0], do_scout[0], do_rest)
    assert match.at(0) == DUEL.new(2)
    assert match.at(2).fate is not None
    assert match.at(4) == match.state
    for moment in (-1, 5):
        with pytest.raises(MeadhallError, match="has 4 entries"):
            match.at(moment)


@pytest.mark.usefixtures("toys_in_the_house")
def test_a_match_from_any_position_is_saved_with_it(tmp_path: Path) -> None:
    start = drafting()
    match = Match.of(start.copy(), seed=9)
    match.play(do_keep[0], 0)
    match.save(tmp_path / "a.json")
    loaded = Match.load(tmp_path / "a.json")
    assert loaded.state == match.state
    assert loaded.at(0) == start
    assert lines(loaded) == [(0, "keep 1")]


@pytest.mark.usefixtures("toys_in_the_house")
def test_a_match_with_an_owners_pack_is_loaded_with_it(tmp_path: Path) -> None:
    match = Duel({"duel": {"lives": 9}}).match(2, seed=3)
    match.play(do_guard[0])
    match.save(tmp_path / "a.json")
    loaded = Match.load(str(tmp_path / "a.json"))
    assert loaded.state.lives == [9, 9]
    assert loaded.game.overlay == {"duel": {"lives": 9}}


def test_house_knows_its_games_and_nothing_else() -> None:
    assert "ice-garden" in meadhall.games()
    with pytest.raises(MeadhallError, match="did you mean ice-garden"):
        meadhall.load("ice-gardn")
    with pytest.raises(MeadhallError, match="no game is called 'toy-duel'"):
        meadhall.load("toy-duel")
    assert meadhall.load("ice-garden") is meadhall.load("ice-garden")


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    path = tmp_path / "match.json"
    write_atomically(path, "old")

    def fail(*args: object) -> None:
        raise OSError(28, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os if broken == "fsync" else Path, broken, fail)
        with pytest.raises(OSError, match="no space left"):
            write_atomically(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]
    write_atomically(path, "new")
    assert path.read_text() == "new"


def test_saving_into_a_folder_that_is_not_there_fails_plainly(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        played().save(tmp_path / "nowhere" / "a.json")
    assert list(tmp_path.iterdir()) == []
