"""The sheets of whole moves: everything on them can be played, and their odds are those of the options."""

from __future__ import annotations

from typing import Any

import pytest

from bench.moves import dragon_lords as moves
from meadhall.draw.sheet import Sheet
from meadhall.games.dragon_lords import DragonLords, odds
from meadhall.games.dragon_lords.board.orders import usual_orders
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE, TERRITORY, do_again, do_pass
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.lesson import LessonGuide
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE
from meadhall.server.drawing.drafts import drafted, sheet_of
from tests.games.dragon_lords.boards import TABLES, walk
from tests.games.dragon_lords.test_sheets import clash

GAME = DragonLords()
LANGS = ("en", "de")
BUYING = next(move for move in moves.MOVES if move.name == "buy ten units and place them")


def draft_of(state: DragonLordsState, *texts: str) -> Draft:
    """A draft with what is taken for granted about it."""
    (seat,) = state.deciding
    made = compose(state, seat, [state.parse(text) for text in texts])
    if texts:
        made.fill(GAME.board)
    return made


def sheet(state: DragonLordsState, *texts: str, lang: str = "en") -> Sheet:
    found = sheet_of(drafted(draft_of(state, *texts)), lang)
    assert found is not None
    return found


def row(sheet: Sheet, key: str) -> Any:
    return next(row for part in sheet.parts for row in part.rows if row.key == key)


def check(state: DragonLordsState, seat: int, sheet: Sheet) -> int:
    """Every value of a sheet can be composed in the real position; how many there are."""
    values = [value for part in sheet.parts for row in part.rows for value in row.values]
    drafts = [value.actions for value in (*values[::5], *sheet.chips) if value.actions is not None]
    for actions in drafts:
        made = compose(state, seat, [state.parse(text) for text in actions])
        assert tuple(map(str, made.actions)) == actions
    for part in sheet.parts:
        for one in part.rows:
            assert len({value.n for value in one.values}) == len(one.values)
    return len(drafts)


@pytest.mark.slow_first
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_all_that_sheets_offer_can_be_played(table: int) -> None:
    players, options = TABLES[table]
    found = 0
    for state in walk(11 + table, 67, players, 600, **options):
        if state.over or len(state.deciding) != 1:
            continue
        seat = state.deciding[0]
        decision = state.decision_of(seat)
        assert decision is not None
        beginnings: list[tuple[str, ...]] = [()]
        beginnings += [(str(action),) for action in decision.options[::7]]
        beginnings += [move.actions for move in GAME.board.moves(state.view(seat), "en")[:3]]
        for texts in beginnings:
            made = compose(state, seat, [state.parse(text) for text in texts])
            if texts:
                made.fill(GAME.board)
            shown = sheet_of(drafted(made), LANGS[found % 2])
            found += 0 if shown is None else check(state, seat, shown)
    assert found


def elves(**other: Any) -> DragonLordsState:
    return GAME.scenario(
        at="combat", active="elves", elves=dict(lands="solborg:9 brandport:4", king="solborg", **other),
        orcs=dict(lands="eikdal:3 isborg:3", king="isborg"),
    )  # fmt: skip


def test_odds_of_the_numbers_are_those_of_the_options() -> None:
    state = elves()
    bars = row(sheet(state, "attack eikdal", "from solborg"), "from-solborg")
    for text in ("attack eikdal", "from solborg"):
        state.apply(state.parse(text))
    view = state.view(0)
    for value in bars.values:
        (face,) = GAME.board.faces(view, "en", [state.parse(f"send {value.n}")])
        surely = {0: ("0", "<1"), 100: ("100", ">99")}.get(value.share, (value.share,))
        assert any(f"{value.n} against 3: {chance} %" in face.note for chance in surely)


def test_a_target_is_attacked_by_the_strongest_neighbour_with_enough() -> None:
    shown = sheet(elves(), "attack eikdal")
    assert shown.title == "Attack on Eikdal"
    origin = row(shown, "from-solborg")
    assert origin.values[origin.value - 1].share >= 95 > origin.values[origin.value - 2].share
    assert shown.place == "territory:eikdal"
    assert [ghost.origin for ghost in shown.ghosts] == ["territory:solborg"]
    assert sum(share.percent for share in shown.odds) == 100
    assert row(shown, "all").values[0].label == "All who can: 11"


def test_a_wizard_comes_along_for_a_spell_and_casts_it_in_each_round() -> None:
    state = elves(pieces="wizard-1:solborg", spells="wizard-1:arrows-of-skadi", mana=3)
    shot = row(sheet(state, "attack eikdal"), "spell wizard-1 arrows-of-skadi").values[1]
    assert "bring wizard-1" in shot.actions
    assert shot.orders == ("to-the-end", "spell wizard-1 arrows-of-skadi")


def test_a_battle_goes_on_as_ordered_as_long_as_enough_are_left() -> None:
    state = elves()
    for text in ("attack eikdal", "from solborg", "send 3", "done"):
        state.apply(state.parse(text))
    for text in ("roll 6 6 6", "roll 6 6 6"):
        state.apply(state.parse(text), FATE)
    answers = {
        order: GAME.board.follow(state.view(0), (order,)) for order in ("to-the-end", "until 3", "until 4", "ask")
    }
    assert answers == {"to-the-end": do_again, "until 3": do_again, "until 4": None, "ask": None}


def test_in_a_lesson_a_battle_asks_after_each_round() -> None:
    attack = [elves().parse("attack eikdal")]
    taught = GAME.lessons.all["battle"].begin(GAME).state
    assert GAME.board.orders(elves().view(0), attack) == ("to-the-end",)
    assert GAME.board.orders(taught.view(0), attack) == ("ask",)


def test_what_cannot_be_bought_says_the_missing_number() -> None:
    state = GAME.scenario(
        at="purchase", active="elves", elves=dict(lands="isborg:9 ternvik:3", king="isborg", gold=19),
        neutral="granheim:3",
    )  # fmt: skip
    shown = sheet(state, "buy 5")
    assert row(shown, "ships").refusal == "costs 10, you have 4 left"
    assert row(shown, "units").value == 5
    assert shown.totals[0].after == "4"
    assert shown.sentence == "5 Elves for 15 gold"
    # No other question stands below these words.
    assert shown.whole


def test_units_are_placed_on_one_sheet() -> None:
    state = GAME.scenario(
        at="reinforcement", active="elves", elves=dict(lands="isborg:9 ternvik:3 laxvik:1", king="isborg"), bought=5,
        neutral="granheim:3",
    )  # fmt: skip
    empty = sheet(state)
    assert empty.missing == "Place 5 more"
    fills = {value.label: value.actions for value in row(empty, "quick").values}
    assert fills["All to Isborg"] == ("place isborg 5",)
    assert sum(int(text.split()[-1]) for text in fills["Evenly"] or ()) == 5
    part = sheet(state, "place isborg 3")
    assert part.missing == "Place 2 more"
    assert [ghost.label for ghost in part.ghosts] == ["+3"]


def test_placing_the_last_unit_completes_a_draft_that_can_be_played() -> None:
    # A scroll might be read now, so the elves are asked once more, and there is nothing to decide.
    state = GAME.scenario(
        at="reinforcement", active="elves", bought=5, always_pause=True,
        elves=dict(lands="isborg:9 ternvik:3 laxvik:1", king="isborg", scrolls="reflect"),
        orcs=dict(lands="eikdal:3 solborg:3", king="solborg"),
    )  # fmt: skip
    made = draft_of(state, "place isborg 3", "place laxvik 2")
    assert made.held
    assert made.hands_over
    for action in made.actions:
        state.apply(action, made.seat)
    decision = state.decision_of(made.seat)
    assert decision is not None
    assert decision.empty
    assert state.units[TERRITORY.find("laxvik")] == 3


def test_choosing_losses_completes_a_draft_that_can_be_played() -> None:
    # Before the next round the elves are asked whether they shoot, and they have nothing to shoot with.
    state = GAME.scenario(
        at="fight", card="howling-cave", face="cursed", count=3, always_pause=True,
        elves=dict(lands="isborg:4", king="isborg", party="trail-1:5", pieces="decoy-1:party", scrolls="reflect"),
        orcs=dict(lands="solborg:3", king="solborg"),
    )  # fmt: skip
    for words in ("pass", "roll 1 6 6", "roll 2", "roll 7", "roll 2", "roll 5", "roll 4"):
        state.apply(state.parse(words))
    made = draft_of(state, "lose-units")
    assert made.held
    state.apply(made.actions[0], made.seat)
    decision = state.decision_of(made.seat)
    assert decision is not None
    assert decision.empty


def test_odds_count_those_who_are_still_to_fall() -> None:
    state = clash()
    assert state.fight is not None
    before = odds.forecast(state, state.fight.zone)
    shown = sheet(state).odds
    for seat in (0, 1):
        state.apply(state.parse("lose-units"), seat)
    assert odds.forecast(state, state.fight.zone) == before
    assert sheet(state).odds == shown


def set_up(question: str, **options: Any) -> DragonLordsState:
    """The first position of a game for two in which somebody is asked this, with several units to post."""
    for state in walk(5, 1, 2, **options):
        decision = state.decision_of(state.deciding[0]) if state.deciding else None
        if decision is not None and decision.prompt.key == question:
            return state
    raise AssertionError(question)


@pytest.mark.parametrize("question", ["ask-claim-kingdom", "ask-post"])
def test_nothing_is_planned_for_the_set_up_of_several_peoples(question: str) -> None:
    assert planned_ahead(set_up(question, two_players="tundra"))
    several = set_up(question, two_players="peoples")
    assert several.leader.count(several.deciding[0]) == 2
    assert not planned_ahead(several)


def planned_ahead(state: DragonLordsState) -> bool:
    """Whether what a question begins also answers others that come later, by its sheet or by order."""
    decision = state.decision_of(state.deciding[0])
    assert decision is not None
    sheet = sheet_of(drafted(draft_of(state)), "en")
    values = [value for part in sheet.parts for row in part.rows for value in row.values] if sheet else []
    view = state.view(decision.seat)
    return any(value.later for value in values) or any(usual_orders(view, [option]) for option in decision.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_claims_a_kingdom_meets_the_people_that_was_dealt(lang: str) -> None:
    state = set_up("ask-claim-kingdom", two_players="tundra")
    shown = sheet_of(drafted(draft_of(state)), lang)
    assert shown is not None
    people = PEOPLE.words[state.leader.index(state.deciding[0])]
    card = next(one for kin in GAME.peoples(lang) for one in kin.peoples if one.place == f"people:{people}")
    first = shown.parts[0]
    assert card.name in first.name
    assert first.note == f"{card.who} {card.plays}"
    assert first.picture == card.picture


def test_what_is_bought_is_planned_for_territories_of_the_people_that_buys_it() -> None:
    state = GAME.scenario(
        at="purchase", active="elves", players=2, two_players="peoples",
        elves=dict(lands="isborg:9 ternvik:3 laxvik:1", king="isborg", gold=30),
        orcs=dict(lands="eikdal:3 solborg:3", king="solborg"),
        dwarves=dict(lands="jarnborg:5", king="jarnborg"),
        barbarians=dict(lands="vindborg:5", king="vindborg"),
    )  # fmt: skip
    assert state.leader.count(state.deciding[0]) == 2
    shown = sheet(state, "buy 4")
    plans = [value.later for part in shown.parts for one in part.rows for value in one.values if value.later]
    assert plans
    assert {text.split()[1] for plan in plans for text in plan} <= {"isborg", "ternvik", "laxvik"}


# --- the King in battle -------------------------------------------------------------------------------


def test_an_attack_with_the_king_says_how_likely_he_falls_and_what_that_means() -> None:
    state = elves(scrolls="tempest reflect")
    shown = sheet(state, "attack eikdal", "from solborg", "bring king", "send 1")
    win = shown.odds[0].percent
    assert f"the chance that he falls is {100 - win} %" in shown.consequence
    assert "you lose your 2 scrolls" in shown.consequence
    assert any(total.label == "Your King falls" and total.mood == "bad" for total in shown.totals)
    assert "King" not in sheet(state, "attack eikdal", "from solborg", "send 2").consequence
    told = sheet(state, "attack eikdal", "from solborg", "bring king", "send 1", lang="de").consequence
    assert f"fällt er mit {100 - win} %" in told


def test_fighting_on_with_the_king_says_it_again_and_bloodlust_costs_more() -> None:
    state = elves()
    for text in ("attack eikdal", "from solborg", "bring king", "send 2", "done", "pass"):
        state.apply(state.parse(text))
    for text in ("roll 6 6 6", "roll 6 6 6"):
        state.apply(state.parse(text), FATE)
    assert "that he falls is" in sheet(state).consequence
    last = GAME.scenario(
        at="combat", active="elves", elves=dict(lands="solborg:9", king="solborg"),
        orcs=dict(lands="eikdal:3 isborg:3", king="isborg"), bloodlust=True,
    )  # fmt: skip
    assert "the Elves are out of the game" in sheet(last, "attack eikdal", "bring king", "send 1").consequence


def landing(state: DragonLordsState, *crew: str) -> Sheet:
    return sheet(state, "embark 1", *crew, "sail e3", "land skeidvik")


def test_a_landing_among_enemies_says_its_odds_and_the_danger_for_the_king() -> None:
    state = GAME.scenario(
        at="naval", active="elves", elves=dict(lands="isborg:5 laxvik:4", king="laxvik", ships="1:laxvik"),
        orcs=dict(lands="solborg:9 skeidvik:2", king="solborg"),
    )  # fmt: skip
    with_king, without = landing(state, "bring king", "send 2"), landing(state, "send 3")
    assert "3 against 2 in Skeidvik" in with_king.consequence
    assert "that he falls is" in with_king.consequence
    assert "3 against 2 in Skeidvik" in without.consequence
    assert "that he falls is" not in without.consequence


def test_the_end_tells_which_king_fell_and_when() -> None:
    state = GAME.scenario(
        at="combat", active="elves", elves=dict(lands="solborg:4", king="solborg"),
        orcs=dict(lands="eikdal:30 isborg:3", king="isborg"),
    )  # fmt: skip
    played = Match.of(state, 1)
    for text in ("attack eikdal", "bring king", "done"):
        played.play(text)
    while played.state.fight is not None:
        decision = played.state.decision_of(played.state.deciding[0])
        assert decision is not None
        wanted = (action for action in decision.options if action in (do_again, do_pass))
        played.play(next(wanted, decision.options[0]))
    told = {seat: GAME.board.telling.facts(played.journal, played.state.view(seat), "en") for seat in (0, 1)}
    assert [fact.text for fact in told[0]] == ["Your King fell in round 1; without him you could not win."]
    assert [fact.text for fact in told[1]] == ["The King of the Elves fell in round 1."]
    assert GAME.board.telling.points_name("de") == "Königreiche"


# --- what a coach leads to step by step --------------------------------------------------------------


def taught(step: str) -> DragonLordsState:
    """The first game where a step of its coach is due."""
    played = GAME.lessons.all["first"].begin(GAME)
    while True:
        guide, seat = played.state.guide, played.state.deciding[0]
        assert isinstance(guide, LessonGuide)
        due = guide.step(played.state)
        if due is not None and due.id == step:
            state = played.state
            assert isinstance(state, DragonLordsState)
            return state
        decision = played.state.decision_of(seat)
        assert decision is not None
        played.play(decision.options[0], seat)


def test_one_click_on_a_shore_says_the_whole_landing_in_a_lesson_too() -> None:
    state = taught("sail")
    moves = GAME.board.moves(state.view(0), "en")
    (move,) = [move for move in moves if move.places == ("territory:samsey",)]
    assert move.actions == ("embark 1", "send 4", "sail l1", "land samsey", "send 4")
    half = sheet(state, *move.actions[:-1])
    assert [one.actions for one in half.moves] == [move.actions]
    whole = sheet(state, *move.actions)
    assert not whole.moves
    # The sea goes on beyond the edge: the ship leaves at the top, and Samsey lies at the foot.
    assert [(ghost.origin, ghost.place) for ghost in whole.ghosts] == [
        ("territory:ternvik", "sea:l1"), ("", "territory:samsey"),
    ]  # fmt: skip


def test_half_an_army_has_no_odds() -> None:
    state = taught("attack")
    begun = sheet(state, "attack glodheim", "bring wizard-1")
    assert (begun.odds, begun.outcome, begun.consequence) == ((), "", "")
    assert "%" not in begun.sentence
    whole = sheet(state, "attack glodheim", "bring wizard-1", "send 3")
    assert sum(share.percent for share in whole.odds) == 100
    assert sheet_of(drafted(draft_of(state, "attack glodheim")), "en") is None


def test_a_single_unit_attacks_in_the_singular() -> None:
    state = elves()
    assert sheet(state, "attack eikdal", "from solborg", "send 1").sentence.startswith("1 of the Elves attacks Eikdal")
    told = sheet(state, "attack eikdal", "from solborg", "send 1", lang="de").sentence
    assert told.startswith("1 der Elfen greift Eikdal an")


def test_the_last_plan_is_offered_again_as_far_as_it_fits_and_can_be_paid() -> None:
    state: Any = BUYING.match().state
    draft = draft_of(state)

    def offered(*done: str) -> list[Any]:
        earlier = tuple(state.parse(text) for text in done)
        found = sheet_of(drafted(draft)._replace(earlier=earlier), "en")
        assert found is not None
        return [value for part in found.parts for row in part.rows for value in row.values if row.key == "again"]

    # The newest is first; what was done after the placing and before it does not count.
    (again,) = offered(
        "done", "dock ravnvik", "place sotfell 2", "place solborg 4", "deposit solborg 3", "place glodheim 1"
    )
    assert (again.label, again.note) == ("As last turn", "4 in Solborg, 2 in Sotfell")
    assert again.later == ("place solborg 4", "place sotfell 2")
    assert again.actions == ("buy 6",)
    # Another people holds that now; and so much cannot be paid.
    assert offered("place eikdal 3") == offered("place solborg 14") == offered() == []
