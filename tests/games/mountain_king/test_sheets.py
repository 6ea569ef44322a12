"""The sheets of whole moves: every value can be played as it stands, and what is written there is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from bench.moves import mountain_king
from meadhall.draw.sheet import Drafted, Move, Row, Sheet, Value
from meadhall.games.mountain_king.board.action_totals import errand_words
from meadhall.games.mountain_king.board.deeds import Deed
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CELL,
    FIRST_CHAMPION,
    SYMBOL,
    do_bolster,
    do_lay,
    do_peek_gate,
    do_peek_gnome,
)
from meadhall.kernel.draft import Draft, compose
from meadhall.server.drawing.drafts import drafted

GAME = meadhall.load("mountain-king")
BOARD: Any = GAME.board
CODES = {*CARD.words, *CELL.words, *SYMBOL.words[:FIRST_CHAMPION]}
HAND = ["Influence, two Advance, Bolster", "Two Advance, Influence, Elder", "Two Influence, Wild, Gnome"]
ALONE = mountain_king.BATTLE["red"] | {"trolls": "moss4:1"}
SHEETS = ("ask-lay", "ask-action", "ask-weak")


def position(name: str) -> Any:
    move = next(one for one in mountain_king.MOVES if one.name == name)
    return GAME.scenario(**move.scenario)


def sheet_of(draft: Draft, lang: str = "en") -> Sheet:
    sheet: Sheet | None = BOARD.sheet(drafted(draft), lang)
    assert sheet is not None
    return sheet


def rows(sheet: Sheet) -> dict[str, Row]:
    return {row.key: row for part in sheet.parts for row in part.rows}


def values(sheet: Sheet) -> list[Value]:
    return [value for part in sheet.parts for row in part.rows for value in row.values]


def chosen(state: MountainKingState, seat: int, value: Value) -> Draft:
    """The draft that a value leads to, in the real position."""
    assert value.actions is not None
    return compose(state, seat, [state.parse(text) for text in value.actions])


def words(sheet: Sheet) -> Iterator[str]:
    yield from (sheet.title, sheet.under, sheet.sentence, sheet.consequence, sheet.outcome, sheet.missing)
    yield from (chip.label for chip in sheet.chips)
    for part in sheet.parts:
        yield from (part.name, part.price, part.note)
        for row in part.rows:
            yield from (row.name, row.facts, row.refusal)
            yield from (text for value in row.values for text in (value.label, value.note, value.refusal))


def questions(seed: int) -> Iterator[tuple[MountainKingState, int]]:
    """The questions of a random game that have a sheet."""
    rng = Random(seed)
    match: Any = GAME.match(players=3, seed=seed)
    while not match.state.over:
        for seat in match.state.deciding:
            if match.state.decision_of(seat).prompt.key in SHEETS:
                yield match.state, seat
        decision = match.state.decision
        match.play(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_value_of_every_sheet_can_be_played(seed: int) -> None:
    rng = Random(seed)
    seen = 0
    for state, seat in questions(seed):
        if rng.random() > 0.03:
            continue
        draft = Draft(state, seat)
        for _ in range(4):
            sheet = BOARD.sheet(drafted(draft), rng.choice(["en", "de"]))
            if sheet is None:
                break
            open_values = [value for value in (*values(sheet), *sheet.chips) if value.actions is not None]
            for value in open_values:
                chosen(state, seat, value)
            for text in words(sheet):
                assert not CODES & set(text.replace(",", " ").replace(":", " ").split()), text
            seen += len(open_values)
            ahead = [value for value in values(sheet) if value.actions]
            if not ahead:
                break
            draft = chosen(state, seat, rng.choice(ahead))
    assert seen > 40


@pytest.mark.parametrize("seed", [4])
def test_every_move_from_the_map_can_be_played(seed: int) -> None:
    rng = Random(seed)
    found = set()
    for state, seat in questions(seed):
        if rng.random() > 0.03:
            continue
        for move in BOARD.moves(state.view(seat), "en"):
            compose(state, seat, [state.parse(text) for text in move.actions])
            found.add(move.places[-1].partition(":")[0])
    assert found == {"cavern", "champion", "steps"}


def begun(state: MountainKingState, seat: int, rng: Random) -> Draft | None:
    """A draft that goes on to an action; None if something else comes between."""
    draft = Draft(state, seat)
    while not draft.held:
        decision = draft.state.decision_of(seat)
        assert decision is not None
        if decision.prompt.key in SHEETS:
            return draft
        draft.add(rng.choice(decision.options))
    return None


def other_questions(seed: int, *keys: str) -> Iterator[tuple[MountainKingState, int]]:
    """Where a random game first asks each of these."""
    rng = Random(seed)
    match: Any = GAME.match(players=3, seed=seed)
    left = set(keys)
    while left:
        for seat in match.state.deciding:
            key = match.state.decision_of(seat).prompt.key
            if key in left and begun(match.state, seat, Random(0)):
                left.remove(key)
                yield match.state, seat
        decision = match.state.decision
        match.play(rng.choice(decision.options), decision.seat)


def follow(draft: Draft, move: Move) -> Draft:
    return compose(draft.before, draft.seat, [*draft.actions, *map(draft.before.parse, move.actions)])


def test_a_draft_may_begin_with_an_answer_to_something_else() -> None:
    for state, seat in other_questions(6, "ask-retreat", "ask-wilds"):
        earlier = begun(state, seat, Random(0))
        assert earlier is not None
        moves = BOARD.moves(earlier.state.view(seat), "en")[:3]
        drafts = [earlier, *(follow(earlier, move) for move in moves)]
        for draft in drafts:
            sheet = sheet_of(draft)
            for value in [*values(sheet)[::5], *sheet.chips]:
                if value.actions:
                    assert tuple(map(str, chosen(state, seat, value).actions)) == value.actions


def test_both_actions_of_a_turn_are_chips_after_an_earlier_answer() -> None:
    *_, (state, seat) = other_questions(6, "ask-retreat", "ask-wilds")
    draft = begun(state, seat, Random(0))
    assert draft is not None
    earlier = tuple(map(str, draft.actions))
    for _ in range(2):
        weak = [move for move in BOARD.moves(draft.state.view(seat), "en") if move.actions[0].startswith("weak")]
        draft = follow(draft, weak[0])
    chips = sheet_of(draft).chips
    assert len(chips) == 2
    assert all(chip.actions is not None and chip.actions[: len(earlier)] == earlier for chip in chips)


# --- laying a card ----------------------------------------------------------------------------------------------


def test_a_card_is_named_by_what_it_shows_and_lies_where_it_does_most() -> None:
    state = position("draft card")
    sheet = sheet_of(Draft(state, 1))
    assert sheet.wide
    hand = rows(sheet)["card"].values
    assert [value.label for value in hand] == HAND
    assert rows(sheet)["place"].value is None
    assert {value.n for value in rows(sheet)["place"].values} == set(state.ancestry[1].places)


def test_what_a_place_does_is_what_happens() -> None:
    state = position("draft card")
    first = sheet_of(Draft(state, 1))
    draft = chosen(state, 1, rows(first)["card"].values[0])
    sheet = sheet_of(draft)
    (laid,) = draft.actions
    assert laid.verb is do_lay
    after = state.copy()
    for seat in (1, 0, 2):
        after.apply(laid if seat == 1 else after.decision_of(seat).options[0], seat)
    for kind, word in enumerate(("advance", "bolster", "influence", "gnome")):
        total = rows(sheet)[word].total
        assert total is not None
        assert total.after == str(best_cluster(after, 1, kind))
        assert (total.before or total.after) == str(best_cluster(state, 1, kind))


# --- a turn -----------------------------------------------------------------------------------------------------


def attack() -> tuple[MountainKingState, Draft]:
    state = position("Strong Advance with attack")
    move = next(one for one in BOARD.moves(state.view(1), "en") if one.places == ("cavern:moss3",))
    return state, compose(state, 1, [state.parse(text) for text in move.actions])


def test_a_click_on_gnomes_sends_enough_to_win_and_leaves_holders() -> None:
    _, draft = attack()
    sheet = sheet_of(draft)
    number = rows(sheet)["number"]
    assert number.value == 3
    assert [value.share for value in number.values][-1] == 100
    assert draft.held
    assert sheet.place == "cavern:moss3"
    assert sheet.outcome == "3 go · 100 %"
    assert sheet.ghosts[0].label == "+3"
    for origin in [CAVERN.find(ghost.origin.removeprefix("cavern:")) for ghost in sheet.ghosts[1:]]:
        assert rows(sheet)[CAVERN.words[origin]].facts.endswith(("stays", "stay", "when empty"))


def test_another_number_takes_another_cluster() -> None:
    state, draft = attack()
    one = rows(sheet_of(draft))["number"].values[0]
    weak = sheet_of(chosen(state, 1, one))
    assert rows(weak)["power"].value == 1
    assert next(total.after for total in weak.totals if total.label == "Covered") == "1"


def test_a_turn_is_two_weak_actions_or_a_strong_one() -> None:
    state = position("Weak Advance and Bolster")
    sheet = sheet_of(Draft(state, 1))
    assert "Two Weak actions, or one Strong" in sheet.parts[0].name
    move = next(one for one in BOARD.moves(state.view(1), "en") if one.places == ("cavern:ice4",))
    draft = compose(state, 1, [state.parse(text) for text in move.actions])
    assert not draft.held
    second = rows(sheet_of(draft))["second"]
    assert second.values[0].label == "No second action"
    ended = chosen(state, 1, second.values[0])
    assert ended.held
    assert rows(sheet_of(ended))["second"].value == 0


def test_a_turn_of_the_wheel_says_what_is_looked_at_and_what_its_space_is_used_for() -> None:
    state = position("Gnome turn")
    move = next(one for one in BOARD.moves(state.view(1), "en") if one.places == ("steps:2",))
    assert move.actions[-1] == "peek 1"
    assert move.later == ("peek moss3 1",)
    draft = compose(state, 1, [state.parse(text) for text in move.actions])
    assert draft.held
    later = [state.parse(text) for text in move.later]
    sheet = BOARD.sheet(drafted(draft, tuple(later)), "en")
    found = rows(sheet)
    look = found["sheet-look"]
    assert [value.label for value in look.values if value.n == look.value] == ["Moss 3"]
    assert [value.note for value in found["aim"].values] == [
        "Bolster",
        "Influence",
        "Move Trolls",
        "Honour, and a Breach with 2 Gnomes",
    ]
    sibba = next(value for value in found["sheet-grant-influence"].values if value.place == "champion:sibba")
    assert sibba.later == ("peek moss3 1", "influence sibba")
    further = found["aim"].values[2]
    assert further.later == ("peek moss3 1",)
    assert further.actions
    assert further.actions[0].startswith("strong gnome")
    # The pawn is drawn where it goes: a click on the Wheel would be counted from there.
    assert not [move for move in sheet.moves if any(place.startswith("steps:") for place in move.places)]


def test_a_draft_that_was_not_begun_has_no_sheet_of_an_action() -> None:
    state = GAME.scenario(at="building", players=2)
    view = state.view(0)
    sheet = BOARD.sheet(Drafted(view, view, (), held=False), "en")
    assert sheet is None or sheet.wide


# --- what is said of it -----------------------------------------------------------------------------------------


def test_power_that_nobody_can_use_is_refused_or_called_a_waste() -> None:
    state, draft = attack()
    spent = chosen(state, 1, rows(sheet_of(draft))["more"].values[1])
    wasted = sheet_of(spent)
    assert [total.after for total in wasted.totals if total.label == "Spent for nothing"] == ["1"]
    lonely = GAME.scenario(at="turn", **{**mountain_king.BATTLE, "red": ALONE})
    move = next(one for one in BOARD.moves(lonely.view(1), "en") if one.label.startswith("Advance"))
    weak = sheet_of(compose(lonely, 1, [lonely.parse(text) for text in move.actions]))
    strong = sheet_of(chosen(lonely, 1, rows(weak)["power"].values[1]))
    assert rows(strong)["more"].values[-1].refusal == "No more Trolls can come."


def test_a_cluster_can_be_covered_to_its_last_symbol() -> None:
    for state, seat in questions(3):
        decision = state.decision_of(seat)
        if decision is None or decision.prompt.key != "ask-action":
            continue
        sheet = sheet_of(Draft(state, seat))
        for kind, word in enumerate(("advance", "bolster", "influence", "gnome")):
            powers = [int(n) for value in rows(sheet)[word].values for n in re.findall(r"\d+", value.label)]
            if max(powers, default=0) > 1:
                assert max(powers) >= best_cluster(state, seat, kind)


def test_those_who_stay_are_named() -> None:
    _, draft = attack()
    facts = rows(sheet_of(draft))["ice3"].facts
    assert facts == "1 Troll and Okkag stay"


def test_a_poor_chance_is_no_good_news() -> None:
    state, draft = attack()
    weak = sheet_of(chosen(state, 1, rows(sheet_of(draft))["number"].values[0]))
    chance = next(total for total in weak.totals if total.after.endswith("%"))
    assert (int(chance.after.split()[0]) >= 50) == (chance.mood == "good")


def test_a_claw_of_tuva_is_a_switch_of_an_influence() -> None:
    state = GAME.scenario(at="turn", blue={"champions": "tuva", "supplies": 1})
    draft = compose(state, 0, [state.parse("weak influence e6")])
    claw = rows(sheet_of(draft))["claw"]
    assert (claw.control, claw.value) == ("toggle", 0)
    used = chosen(state, 0, claw.values[1])
    assert rows(sheet_of(used))["claw"].value == 1
    assert sum("+2" in value.note for value in rows(sheet_of(draft))["aim"].values) > 0
    assert sum("+3" in value.note for value in rows(sheet_of(used))["aim"].values) > 0


def test_a_lesson_leaves_on_the_sheet_only_what_it_opens() -> None:
    lessons = GAME.lessons
    assert lessons is not None
    step = '[[steps]]\nid = "one"\nasks = ["ask-lay"]\nopen = ["lay a39 c3", "lay a39 g3"]\nrules = ["MK-3.1"]\n'
    plain = lessons.folder.joinpath("scoring.toml").read_text("utf-8").partition("[[steps]]")[0]
    state = lessons.read("tried", plain + step).state(GAME)
    shown = [value.actions for value in values(sheet_of(compose(state, 0, []))) if value.actions]
    assert {action for actions in shown for action in actions} == {"lay a39 c3", "lay a39 g3"}


def led_to(step: str) -> MountainKingState:
    """The first game with the coach at the beginning of a step."""
    assert GAME.lessons is not None
    match: Any = GAME.lessons.all["first"].begin(GAME)
    while True:
        decision = match.state.decision
        led = match.state.guide.step(match.state) if decision.seat == 0 else None
        if led is not None and led.id == step:
            state: MountainKingState = match.state
            return state
        match.play(decision.options[0], decision.seat)


def test_a_lesson_offers_no_power_that_aims_at_nothing() -> None:
    state = led_to("march")
    powers = [value for value in rows(sheet_of(compose(state, 0, [])))["advance"].values if value.actions]
    assert [value.n for value in powers] == [3]
    aims = rows(sheet_of(chosen(state, 0, powers[0])))["aim"].values
    assert any(value.actions for value in aims)


def test_a_click_on_a_target_means_the_same_on_the_map_as_on_the_sheet() -> None:
    state = led_to("second-weak")
    begun = next(value for value in rows(sheet_of(compose(state, 0, [])))["bolster"].values if value.actions)
    sheet = sheet_of(chosen(state, 0, begun))
    open_aims = [value for value in rows(sheet)["aim"].values if value.actions]
    assert [(move.places, move.actions) for move in sheet.moves] == [((one.place,), one.actions) for one in open_aims]
    placed = chosen(state, 0, open_aims[0])
    # How many come is part of it, also where a coach speaks.
    assert str(placed.actions[-1]).startswith("trolls")
    assert sheet_of(placed).missing != sheet.missing


# --- Champions who go along ---------------------------------------------------------------------------------------

AVALANCHE = mountain_king.BATTLE | {
    "red": mountain_king.BATTLE["red"] | {"pawns": "firragh:ice3", "trolls": "moss4:2 ice3:1 a:1", "champions": "okkag"}
}


def with_firragh() -> tuple[MountainKingState, Draft]:
    state = GAME.scenario(at="turn", **AVALANCHE)
    move = next(one for one in BOARD.moves(state.view(1), "en") if one.places == ("cavern:moss3",))
    draft = compose(state, 1, [state.parse(text) for text in move.actions])
    return state, chosen(state, 1, rows(sheet_of(draft))["firragh"].values[1])


def test_the_odds_are_the_same_wherever_a_sheet_says_them() -> None:
    """MK-15.1: Firragh counts as two."""
    state, draft = with_firragh()
    sheet = sheet_of(draft)
    number = rows(sheet)["number"]
    row = next(value for value in number.values if value.n == number.value)
    assert row.note == sheet.totals[0].after
    assert sheet.outcome.endswith(row.note)
    alone = next(value for value in number.values if value.n == 1)
    after = sheet_of(chosen(state, 1, alone))
    assert alone.note == after.totals[0].after


@pytest.mark.parametrize("row", ["number", "moss4", "power"])
def test_a_champion_who_goes_along_stays_on_whatever_else_is_changed(row: str) -> None:
    state, draft = with_firragh()
    offered = [value for value in rows(sheet_of(draft))[row].values if value.actions]
    assert offered
    for value in offered:
        assert rows(sheet_of(chosen(state, 1, value)))["firragh"].value == 1, value


def test_supplies_that_were_spent_stay_spent_while_they_are_of_use() -> None:
    state, draft = with_firragh()
    more = next(value for value in rows(sheet_of(draft))["more"].values if value.n == 1 and value.actions)
    spent = chosen(state, 1, more)
    number = rows(sheet_of(spent))["number"]
    changed = sheet_of(chosen(state, 1, next(value for value in number.values if value.n == 2)))
    assert rows(changed)["more"].value == 1


# --- granted actions ----------------------------------------------------------------------------------------------


def granted(at: str, **more: Any) -> MountainKingState:
    state: MountainKingState = GAME.scenario(at=at, wave=2, **more)
    return state


def test_a_sheet_says_which_champion_grants_an_advance() -> None:
    """MK-15.28"""
    state = granted("instant", champion="harald", blue=dict(trolls="moss3:5", champions="harald"))
    sheet = sheet_of(Draft(state, 0))
    assert sheet.under.startswith("Harald Hundred-Axes gives you")
    aims = rows(sheet)["aim"].values
    assert aims[-1].label == "Do not advance"
    chosen_aim = chosen(state, 0, aims[0])
    after = sheet_of(chosen_aim)
    assert after.under == sheet.under
    assert {"number", "moss3"} <= set(rows(after))
    three = chosen(state, 0, rows(after)["number"].values[-1])
    assert rows(sheet_of(three))["number"].value == 3
    assert "power" not in rows(after)
    idle = chosen(state, 0, aims[-1])
    assert rows(sheet_of(idle))["aim"].value == aims[-1].n
    question = state.decision_of(0)
    assert question is not None
    assert question.prompt.key == "ask-advance"


@pytest.mark.parametrize("at", ["bolster", "influence", "advance"])
def test_every_value_of_a_granted_action_can_be_played(at: str) -> None:
    state = granted(at, power=2, blue=dict(trolls="moss3:3", champions="tuva"))
    drafts = [Draft(state, 0)]
    for _ in range(2):
        sheets = [(draft, sheet_of(draft)) for draft in drafts]
        assert all(sheet.under.startswith("The space of the Wheel") for _, sheet in sheets)
        drafts = [
            chosen(state, 0, value) for _, sheet in sheets for value in values(sheet) if value.actions is not None
        ]
        assert drafts
    assert any(draft.held or draft.rests() for draft in drafts)


def test_many_powers_are_one_button_and_then_a_row_of_numbers() -> None:
    wide = GAME.scenario(at="turn", blue=dict(ancestry="a31@e5 a62@f6 a02@e7", supplies=3))
    turn = rows(sheet_of(Draft(wide, 0)))["influence"]
    assert [value.label for value in turn.values] == ["Weak 1", "Strong 2–5"]
    strong = sheet_of(chosen(wide, 0, turn.values[1]))
    assert rows(strong)["power"].value == 2
    numbers = rows(strong)["strength"]
    assert [value.n for value in numbers.values] == [2, 3, 4, 5]
    five = rows(sheet_of(chosen(wide, 0, numbers.values[-1])))
    assert (five["strength"].value, five["power"].value, len(five["power"].values)) == (5, 5, 2)
    weak = rows(sheet_of(chosen(wide, 0, five["power"].values[0])))
    assert "strength" not in weak


@pytest.mark.parametrize(
    ("lang", "looks", "grant"),
    [("en", "look at Gate card 1, a Gnome in Moss 2", "Bolster: Fire 3"),
     ("de", "Torkarte 1, einen Gnom in Moos 2 ansehen", "Verstärken: Feuer 3")],
)  # fmt: skip
def test_what_a_turn_of_the_wheel_brings_is_said_in_words(lang: str, looks: str, grant: str) -> None:
    moss, fire = CAVERN.find("moss2"), CAVERN.find("fire3")
    deed = Deed(0, False, (), looks=(do_peek_gate[0], do_peek_gnome[moss][0]), grant=do_bolster[fire])
    assert errand_words(Scribe(GAME.new(players=2).view(0), lang), deed) == [looks, grant]
