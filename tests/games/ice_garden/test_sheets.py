"""The sheets of whole moves: whatever can be chosen on them can be played, and says what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.draw.sheet import Drafted, Sheet
from meadhall.games.ice_garden.board import SHEETS
from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.state import State
from meadhall.server.drawing.drafts import drafted

GAME = meadhall.load("ice-garden")


def parsed(state: State, texts: tuple[str, ...]) -> list[Any]:
    return [state.parse(text) for text in texts]


def empty(state: State) -> Drafted:
    assert state.decision is not None
    view = state.view(state.decision.seat)
    return Drafted(view, view, (), held=False)


def sheet_of(state: State, *texts: str, lang: str = "en") -> Sheet:
    """The sheet of a draft with these answers."""
    assert state.decision is not None
    draft = compose(state, state.decision.seat, parsed(state, texts))
    sheet = GAME.board.sheet(drafted(draft) if texts else empty(state), lang)
    assert sheet is not None
    return sheet


def choosable(sheet: Sheet) -> Iterator[tuple[str, ...]]:
    """Every draft that the sheet offers."""
    for part in sheet.parts:
        for row in part.rows:
            assert row.value is None or any(value.n == row.value for value in row.values) or not row.values
            for value in row.values:
                assert value.actions is not None or value.refusal, (row.key, value)
                if value.actions is not None:
                    yield value.actions
    yield from (chip.actions for chip in sheet.chips if chip.actions is not None)


def positions(players: int, seed: int, most: int = 400) -> Iterator[State]:
    """Positions of a random game in which a sheet is shown."""
    match = GAME.match(players=players, seed=seed, characters="dealt")
    rng = Random(seed)
    for _ in range(most):
        state = match.state
        if state.over or state.decision is None:
            return
        if state.decision.prompt.key in SHEETS:
            yield state.copy()
        match.play(rng.choice(state.decision.options))


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 7)])
def test_whatever_a_sheet_offers_can_be_played(players: int, seed: int) -> None:
    """From the empty draft and from one that was chosen at random there, with what a click on the map means."""
    rng = Random(seed)
    seen = set()
    for state in positions(players, seed):
        assert state.decision is not None
        seen.add(state.decision.prompt.key)
        seat = state.decision.seat
        draft = Draft(state, seat)
        for _ in range(3):
            sheet = GAME.board.sheet(drafted(draft) if draft.actions else empty(state), "en")
            if sheet is None:
                break
            offered = [compose(state, seat, parsed(state, actions)) for actions in choosable(sheet)]
            offered += [compose(state, seat, parsed(state, move.actions)) for move in sheet.moves]
            if not offered:
                break
            draft = rng.choice(offered)
    assert {"ask-plan", "ask-gorge", "ask-influence", "ask-move", "ask-making"} <= seen


def test_influence_is_placed_by_clicks_on_regions() -> None:
    callo = dict(markers="A2 B", population=3)
    state = GAME.scenario(at="influence", freihoff=dict(markers="B"), callo=callo, seat="callo")
    first = sheet_of(state)
    assert [move.places for move in first.moves] == [("region:A",), ("region:B",)]
    second = sheet_of(state, "influence B")
    assert [move.actions for move in second.moves] == [("influence A B",), ("influence B B",)]
    assert "you dominate the Frost Fells (B)" in second.sentence
    assert [(one.before, one.after) for one in second.totals] == [("3", "2"), ("17", "16")]
    # After the second marker a click moves the one that was chosen first.
    assert [move.actions for move in sheet_of(state, "influence A B").moves] == [("influence A B",), ("influence B B",)]


def test_what_cannot_be_paid_names_the_number() -> None:
    state = GAME.scenario(at="influence", callo=dict(markers="A2", population=1), freihoff=dict(markers="B"))
    [row] = sheet_of(state).parts[0].rows
    assert [value.refusal for value in row.values] == ["", "", "2 markers cost 2 population, you have 1."]


def test_all_markers_are_planned_at_once() -> None:
    state = GAME.scenario(
        at="planning", callo=dict(markers="A2", actions=3), freihoff=dict(markers="B", actions=3), seat="callo"
    )
    assert state.decision is not None
    seat = state.decision.seat
    plain = sheet_of(state)
    making = next(move for move in plain.moves if move.places == ("field:making",))
    assert (making.actions, making.later) == (("plan making",), ())
    draft = drafted(compose(state, seat, [state.parse("plan making")]))
    kept = draft._replace(later=(state.parse("plan gorge"), state.parse("plan influence")))
    sheet = GAME.board.sheet(kept, "en")
    assert sheet is not None
    assert sheet.sentence == "Planning: Making, then Viper Gorge, then Influence"
    assert [chip.label for chip in sheet.chips] == ["1st Making", "2nd Viper Gorge", "3rd Influence"]
    assert sheet.chips[0].actions == ("plan gorge",)
    assert sheet.chips[0].later == ("plan influence",)
    # Once all are planned a click moves the last one.
    raven = next(move for move in sheet.moves if move.places == ("field:raven",))
    assert (raven.actions, raven.later) == (("plan making",), ("plan gorge", "plan raven"))


def test_markers_that_lie_already_are_seen_on_their_rows() -> None:
    state = GAME.scenario(
        at="planning",
        seat="callo",
        fields={"influence": ["callo", "freihoff"]},
        callo=dict(markers="A2", actions=2),
        freihoff=dict(markers="B", actions=2),
    )
    rows = {row.key: row for row in sheet_of(state).parts[0].rows}
    assert [value.label for value in rows["influence"].values] == ["✓", "✓, 1st"]
    assert "1 of yours is here" in rows["influence"].facts
    assert rows["move"].values[0].label == "–"


def test_whoever_has_nothing_to_trade_is_told() -> None:
    callo = dict(markers="A2", population=0, gold=0, m_factor=(0, 0, 0, 0))
    poor = GAME.scenario(at="gorge", callo=callo, freihoff=dict(markers="B"), fields={"gorge": ["callo"]})
    trade = sheet_of(poor).parts[1]
    assert (trade.rows, trade.note) == ((), "You have no two resources to trade.")


def test_two_markers_change_places() -> None:
    state = GAME.scenario(at="planning", callo=dict(markers="A2", actions=3), freihoff=dict(markers="B"), seat="callo")
    view = empty(state)
    sheet = GAME.board.sheet(view._replace(later=tuple(parsed(state, ("plan move", "plan gorge", "plan raven")))), "en")
    assert sheet is not None
    order = [[*(one.actions or ()), *(one.later or ())] for one in sheet.swaps]
    assert order == [["plan gorge", "plan move", "plan raven"], ["plan move", "plan raven", "plan gorge"]]
    assert {chip.part for chip in sheet.chips} == {part.key for part in sheet.parts[:1]}


def test_a_full_field_says_so() -> None:
    state = GAME.scenario(
        at="planning", callo=dict(markers="A2", actions=2), freihoff=dict(markers="B", actions=2), seat="callo"
    )
    field = 3
    state.fields[field] = (1,) * state.facts.slots[field]
    row = next(row for row in sheet_of(state).parts[0].rows if row.key == "mountain")
    assert row.refusal == f"Full: all {state.facts.slots[field]} slots are taken."


def test_everybody_goes_along_unless_told_otherwise() -> None:
    state = GAME.scenario(at="mountain", callo=dict(markers="A2", units="1A", population=3), freihoff=dict(markers="B"))
    assert state.decision is not None
    draft = Draft(state, state.decision.seat)
    draft.add(state.parse("mountain A B"))
    draft.fill(GAME.board)
    assert list(map(str, draft.actions)) == ["mountain A B", "carry 2 marker", "carry 1 unit1"]
    sheet = GAME.board.sheet(drafted(draft), "en")
    assert sheet is not None
    assert sheet.totals[0].before == "3"
    assert sheet.totals[0].after == "1"
    assert [row.value for row in sheet.parts[0].rows] == [2, 1]


def test_hits_are_dealt_on_one_sheet() -> None:
    state = GAME.scenario(
        at="attack", callo=dict(units="2A 3A", gold=2), freihoff=dict(units="2A", markers="A2"), alone=True
    )
    sheet = sheet_of(state)
    [click] = sheet.moves
    assert click.actions[0] == "attack"
    after = sheet_of(state, *click.actions)
    gold, points = after.totals
    assert (gold.before, gold.after) == ("2", "0")
    assert (points.before, points.after) == ("0", "1")
    assert after.missing


def test_why_not_names_the_number_that_is_missing() -> None:
    callo = dict(markers="A2 B", population=1, gold=1)
    state = GAME.scenario(at="influence", freihoff=dict(markers="B"), callo=callo, seat="callo")
    view = state.view(1)
    lacking = GAME.board.telling.lacking
    assert lacking(view, state.parse("influence A B"), "en") == "It costs 2 population, you have 1."
    assert lacking(view, state.parse("trade gold gold m-factor"), "de") == "Es kostet 2 Gold, du hast 1."
    assert lacking(view, state.parse("influence A"), "en") == ""


def test_clicks_on_regions_summon_one_after_the_other() -> None:
    callo = dict(markers="A2 B", population=3, m_factor=(4, 0, 0, 0))
    state = GAME.scenario(at="making", callo=callo, freihoff=dict(markers="B"), seat="callo")
    first = next(move for move in sheet_of(state).moves if move.places == ("region:B",))
    second = next(move for move in sheet_of(state, *first.actions).moves if move.places == ("region:B",))
    assert second.actions[-3:] == ("summon 2 1", "appear B", "appear B")
    sheet = sheet_of(state, *second.actions)
    # What only serves the summoning is no choice of its own, and goes with it.
    assert [(chip.label, chip.actions) for chip in sheet.chips] == [
        ("Shift 2 to level 1", None),
        ("2 Wild Children to the Frost Fells (B)", ()),
    ]
    assert [row.name for row in sheet.parts[2].rows if row.control == "pills"] == ["All 2 appear in"]


def test_a_plan_tells_what_is_left_after_each_field() -> None:
    callo = dict(markers="A2", actions=3, population=3)
    state = GAME.scenario(at="planning", callo=callo, freihoff=dict(markers="B", actions=3), seat="callo")
    assert state.decision is not None
    draft = drafted(compose(state, state.decision.seat, [state.parse("plan influence")]))
    sheet = GAME.board.sheet(draft._replace(later=(state.parse("plan influence"),)), "en")
    assert sheet is not None
    row = next(row for row in sheet.parts[0].rows if row.key == "influence")
    assert row.facts.endswith("you then have 0 population, 15 influence markers")


def test_what_is_left_counts_the_markers_that_lie_there_already() -> None:
    callo = dict(markers="A2", actions=3, population=3)
    state = GAME.scenario(at="planning", callo=callo, freihoff=dict(markers="B", actions=3), seat="callo")
    for _ in range(2):
        state.apply(state.parse("plan influence"))
    assert state.decision is not None
    sheet = GAME.board.sheet(drafted(compose(state, state.decision.seat, [])), "en")
    assert sheet is not None
    row = next(row for row in sheet.parts[0].rows if row.key == "influence")
    assert row.facts.endswith("1 of yours is here · you then have 1 population, 16 influence markers")


def test_trades_are_chosen_by_their_number_and_told_together() -> None:
    callo = dict(markers="A2", population=0, gold=4)
    state = GAME.scenario(at="gorge", callo=callo, freihoff=dict(markers="B"), seat="callo")
    row = next(row for row in sheet_of(state).parts[1].rows if row.key == "trade gold gold m-factor")
    twice = row.values[2].actions
    assert twice == ("trade gold gold m-factor",) * 2
    sheet = sheet_of(state, "gain population", *twice)
    assert sheet.sentence == "Viper Gorge: Take 1 population, 2 × 2 gold for 1 M-factor"


def test_tiles_that_nobody_knows_lie_everywhere_without_a_question() -> None:
    for players, empty_question in ((2, False), (4, True)):
        match = GAME.match(players=players, seed=1, characters="dealt")
        assert match.state.decision is not None
        assert (match.state.decision.prompt.key, match.state.decision.empty) == ("ask-tile", empty_question)


def test_every_price_says_of_how_much() -> None:
    callo = dict(markers="A2 B", population=3, gold=3, m_factor=(4, 0, 0, 0))
    freihoff = dict(markers="B")
    making = GAME.scenario(at="making", callo=callo, freihoff=freihoff, seat="callo")
    _, improve, summon = sheet_of(making).parts
    assert "2 M-factors of your 4" in improve.rows[0].facts
    assert summon.rows[0].facts.startswith("1 M-factor of your 0 on level 1")
    chosen = next(value.actions for row in improve.rows for value in row.values if value.actions)
    assert "M-factors of your 4 ·" in sheet_of(making, *chosen).parts[1].price
    gorge = sheet_of(GAME.scenario(at="gorge", callo=callo, freihoff=freihoff, seat="callo"))
    assert {row.facts for row in gorge.parts[1].rows if row.key.startswith("trade gold gold")} == {"you have 3 gold"}
    march: Any = GAME.scenario(at="move", callo=callo, freihoff=freihoff, seat="callo")
    first = march.decision.options[1]
    again = next(one.actions for one in sheet_of(march, str(first)).parts[-1].rows[0].values if one.actions)
    steps = sheet_of(march, *again).parts[:2]
    assert [part.price for part in steps] == ["1 gold of your 3", "1 gold of your 2"]


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 8)])
def test_no_two_values_of_a_row_look_alike(players: int, seed: int) -> None:
    seen = set()
    for state in positions(players, seed, 1500):
        sheet = GAME.board.sheet(empty(state), "en")
        for row in (row for part in (sheet.parts if sheet is not None else ()) for row in part.rows):
            shown = [(value.label or value.n, value.note) for value in row.values]
            assert len(set(shown)) == len(shown), (row.name, shown)
            seen.add(row.key)
    assert "improve-3" in seen


@pytest.mark.parametrize(
    ("snow", "said"), [(20, ""), (27, "2 more steps"), (28, "One more step"), (29, "Dead Snow falls")]
)
def test_making_warns_of_dead_snow_and_says_who_would_win(snow: int, said: str) -> None:
    """Callo has the worse reputation and brings one step; what she summons when the snow falls appears no more."""
    s = GAME.scenario(
        at="making", alone=True, seat="callo", snow=snow, freihoff=dict(markers="B"), fjollsfinn={}, van_dyken={},
        callo=dict(markers="A", m_factor=(0, 3, 0, 0), reputation=-4),
    )  # fmt: skip
    summon = next(row for row in sheet_of(s).parts[2].rows if row.key == "summon-1").values[1].actions
    assert summon == (("summon 1 1",) if snow == 29 else ("summon 1 1", "appear A"))
    told = sheet_of(s, *summon).consequence
    assert (said in told) if said else "Dead Snow" not in told
    assert not said or "you" not in told.partition(", by reputation")[0]


def test_raven_shadow_is_one_sheet_that_says_what_each_answer_brings() -> None:
    s = GAME.scenario(
        at="raven",
        alone=True,
        callo=dict(markers="A", m_factor=(2, 0, 0, 0), reputation=-3, vuko_tokens=1),
        freihoff={},
    )
    sheet = sheet_of(s)
    assert (sheet.title, sheet.at_once) == ("Raven Shadow", True)
    # What the round brings afterwards is none of it, and what declines stands elsewhere.
    notes = ["−1 M-factor (of 2), −1 Vuko token", "reputation −3 → −1"]
    assert [value.note for value in sheet.parts[0].rows[0].values] == notes
    chosen = sheet_of(s, "raven reputation")
    assert [(one.before, one.after) for one in chosen.totals][-1] == ("−3", "−1")
    assert chosen.sentence.startswith("Raven Shadow: ")


def test_all_who_cross_the_ice_river_stand_on_one_sheet() -> None:
    s = GAME.scenario(at="crossing", alone=True, fjollsfinn=dict(markers="A2 E", units="2A 2E 1A"), callo={})
    sheet = sheet_of(s)
    assert sheet.title == "Crossing the ice river"
    rows = {row.key: row for part in sheet.parts for row in part.rows}
    assert {len(row.values) for row in rows.values()} == {2, 3}
    all_of_a = next(move.actions for move in sheet.moves if move.places[0] == "region:A")
    crossed = sheet_of(s, *all_of_a)
    assert "Coast of Sails (A)" in crossed.sentence
    # Each way once, and some may stay.
    marker = next(row for part in crossed.parts for row in part.rows if row.key.endswith("-0") and row.value == 2)
    fewer = marker.values[1].actions
    assert fewer is not None
    end = compose(s, 0, parsed(s, fewer))
    end.finish()
    after: Any = end.state
    assert (after.count(0, 0, REGION.find("A")), after.count(0, 0, REGION.find("E"))) == (1, 2)


def test_a_plan_says_when_the_round_is_the_last() -> None:
    def after(**more: Any) -> str:
        s = GAME.scenario(at="planning", callo=dict(markers="A2", actions=2, **more), freihoff=dict(markers="B"))
        return sheet_of(s).parts[-1].note

    assert "last round" not in after()
    assert "last round" in after(score=50)


def test_a_trade_of_two_m_factors_says_so_and_one_who_has_taken_is_told_so() -> None:
    state = GAME.scenario(at="gorge", callo=dict(markers="A2", m_factor=(2, 0, 0, 0)), freihoff={}, seat="callo")
    assert any(row.name.startswith("2 M-factors for 1 ") for row in sheet_of(state).parts[1].rows)
    german = sheet_of(state, "gain gold", lang="de")
    assert any(row.name.startswith("2 M-Faktoren für 1 ") for row in german.parts[1].rows)
    state.apply(state.parse("gain gold"))
    reasons = {value.refusal for value in sheet_of(state).parts[0].rows[0].values[1:]}
    assert reasons == {"You took one on this visit already."}


def test_all_tiles_of_a_seat_can_be_laid_at_once() -> None:
    match: Any = GAME.match(players=2, seed=1, characters="dealt")
    sheet, seat = sheet_of(match.state), match.state.deciding[0]
    anywhere, regions = sheet.parts[0].rows
    assert [one.actions for one in regions.values] == [(str(one),) for one in match.state.decision.options]
    (value,) = anywhere.values
    assert "my 3 tiles" in value.label
    assert "2 regions get no tile" in sheet.parts[0].note
    assert value.actions is not None
    assert value.orders is not None
    match.play(*value.actions)
    laid = 1
    while (decision := match.state.decision) is not None and decision.prompt.key == "ask-tile":
        answer = GAME.board.follow(match.state.view(decision.seat), value.orders if decision.seat == seat else ())
        laid += answer is not None
        match.play(answer or decision.options[-1])
    assert laid == 3
    view = match.state.view(seat)
    assert GAME.board.follow(view, value.orders) is None


def test_who_has_one_tile_left_is_asked_for_a_region_alone() -> None:
    match: Any = GAME.match(players=2, seed=1, characters="dealt")
    for _ in range(4):
        match.play(match.state.decision.options[0])
    assert [row.key for row in sheet_of(match.state).parts[0].rows] == ["region"]


def test_whoever_has_shifted_m_factor_keeps_it_where_it_is_when_summoning() -> None:
    state = GAME.scenario(
        at="making", callo=dict(m_factor=[3, 0, 0, 0], markers="B"), freihoff=dict(markers="B"), seat="callo"
    )
    shifted = ("shift", "lift 0 1", "lift 0 1", "done")
    row = next(row for row in sheet_of(state, *shifted).parts[2].rows if row.key == "summon-1")
    brought = {value.n: sum(text.startswith("lift") for text in value.actions or ()) for value in row.values}
    assert brought == {0: 2, 1: 2, 2: 2, 3: 3}
    assert "of your 2 on level 1" in row.facts
    # What came for a unit goes with it.
    three = next(value.actions for value in row.values if value.n == 3)
    assert three is not None
    fewer = next(row for row in sheet_of(state, *three).parts[2].rows if row.key == "summon-1")
    assert [sum(text.startswith("lift") for text in value.actions or ()) for value in fewer.values] == [0, 1, 2, 3]
