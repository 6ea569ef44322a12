"""The picture of the world: whole, readable by machines, silent about secrets, and changing only where it must."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.board.chart import chart_of
from meadhall.games.dragon_lords.board.map import Stand, draw_row
from meadhall.games.dragon_lords.board.sheets import WEST, WORLD
from meadhall.games.dragon_lords.rules.course.income import income_of
from meadhall.games.dragon_lords.words import (
    COMPANION,
    PEOPLE,
    PEOPLES,
    PROPHECY,
    QUEST,
    SCROLL,
    SPACE,
    SPELL,
    TERRITORY,
    TOOL,
    TREASURE,
)
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.match import Match
from tests.games.dragon_lords.boards import BOARD, GAME, LABEL, TABLES, walk, war, world
from tests.games.pictures import (
    LAYOUTS,
    MOVED,
    changed,
    check_equal,
    check_explained,
    check_ground,
    check_messages,
    check_notebook,
    check_previews,
    check_secrecy,
    check_whole,
    drawn,
    preview,
    without_place,
)

NUMBERS = {"count", "amount", "bid", "way"}
"""Numbers are chosen by buttons."""

GOLDEN = Path(__file__).parents[2] / "golden" / "dragon-lords"


# --- every position -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pictures_of_random_positions_are_whole(players: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(walk(7, 60, players, **options)):
        lang, seat = LANGUAGES[number % 2], (0, None, players - 1)[number % 3]
        check_whole(state, seat, lang, players)
        assert all(picture.title for layout in LAYOUTS for picture in drawn(state, seat, layout, lang).values())
        assert len({BOARD.colour(state.view(seat), each) for each in range(players)}) == players


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", [11, 12])
def test_every_place_of_every_option_can_be_pointed_at(players: int, options: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(seed, 7, players, **options)):
        layout = LAYOUTS[number % 2]
        for seat in state.deciding:
            missing = {place for place in without_place(state, seat, layout) if place.split(":")[0] not in NUMBERS}
            assert not missing, (state.agenda[-1], layout)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int, options: dict[str, Any]) -> None:
    check_secrecy(walk(21, 41, players, **options), every=9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_explained(lang: str) -> None:
    for state in (war(), *walk(5, 300, 3)):
        for seat in (0, None):
            check_explained(state, seat, lang)
    assert BOARD.about(war().view(0), lang, "territory:moon") == ("", None)


@pytest.mark.parametrize("domain", [SCROLL, SPELL, TOOL, TREASURE, COMPANION, PROPHECY, QUEST])
def test_every_card_is_explained_by_its_own_rule(domain: Domain) -> None:
    state = war()
    state.quest_pile = tuple(range(len(QUEST)))
    for word in domain.words:
        _, rule = BOARD.about(state.view(0), "en", f"{domain.name}:{word}")
        assert rule is not None
        title = GAME.catalogue[rule].title("en").casefold()
        assert title.startswith(GAME.texts.word(word, "en").casefold()), (word, rule)


# --- what changes, and what does not ------------------------------------------------------------------


def test_the_ground_stays_the_same_for_the_whole_game() -> None:
    for layout in LAYOUTS:
        check_ground(walk(3, 200, 4), layout)


def test_equal_views_give_equal_pictures() -> None:
    check_equal(war())


def test_the_map_of_an_owners_pack_is_not_that_of_others() -> None:
    """Whatever was drawn before: the positions are the same, the packs are not."""
    eldmark = {"name": "Eldmark", "continent": "east", "colour": "teal"}
    owners = DragonLords({"realms": {"eldmark": eldmark}})
    drawn = [game.draw(game.new(players=2).view(None)) for game in (GAME, owners, GAME)]
    assert drawn[0] == drawn[2]
    assert drawn[0] != drawn[1]


def test_an_army_that_grows_changes_few_parts() -> None:
    state = war()
    after = state.copy()
    after.add_units(3, TERRITORY.find("isborg"), 2)
    keys = changed(world(state), world(after))
    assert "map-army-isborg" in keys
    assert all("isborg" in key or key.startswith("map-piece-barbarians") for key in keys), keys


@pytest.mark.parametrize("piece", ["wizard-1", "dragonlord"])
def test_a_piece_that_walks_keeps_its_drawing_and_glides(piece: str) -> None:
    state = war()
    after = state.copy()
    after.put_piece(3, {"wizard-1": 1, "dragonlord": 6}[piece], TERRITORY.find("ternvik"))
    old, new = (world(s).parts[f"map-piece-barbarians-{piece}"] for s in (state, after))
    assert MOVED.findall(old) != MOVED.findall(new)
    assert MOVED.sub("", old) == MOVED.sub("", new)


def test_ships_and_parties_glide() -> None:
    state = war()
    after = state.copy()
    after.ship_at[1] = state.ship_at[2]
    after.party_at[3] = SPACE.find("oracle-east")
    for key in ("map-ship-2", "map-party-barbarians"):
        old, new = (world(s).parts[key] for s in (state, after))
        assert MOVED.findall(old) != MOVED.findall(new)
        assert LABEL.sub("", MOVED.sub("", old)) == LABEL.sub("", MOVED.sub("", new))


def test_who_holds_a_territory_is_a_band_and_a_cube() -> None:
    parts = world(war()).parts
    assert "w-B" in parts["map-band-isborg"]
    assert "p-B" in parts["map-army-isborg"]
    assert "w-N" in parts["map-band-hrafnborg"]
    assert "<use" not in parts["map-band-samsey"]
    assert 'class="ghost"' in parts["map-army-samsey"]


def test_pieces_leave_clicks_to_the_territory_and_counters_take_them() -> None:
    parts = world(war()).parts
    order = list(parts)
    assert 'pointer-events="none"' in parts["map-army-isborg"]
    assert order.index("map-army-isborg") > order.index("map-territory-isborg")
    assert 'data-at="piece:king"' in parts["map-piece-barbarians-king"]
    assert 'data-at="ship:2"' in parts["map-ship-2"]
    assert 'data-at="place:ship-2"' in parts["map-ship-2"]


def test_the_layer_that_is_asked_about_is_the_uppermost() -> None:
    state = next(
        s
        for s in walk(2, 1, 3)
        if s.decision and {d.name for a in s.decision.options for d in a.verb.domains} == {"territory"}
    )
    assert state.decision is not None
    order = list(world(state, state.decision.seat).parts)
    assert order.index("map-layer-zone") < order.index("map-territory-isborg")
    asked = next(
        s
        for s in walk(2, 1, 3, 3000)
        if s.decision and any(d.name == "zone" for a in s.decision.options for d in a.verb.domains)
    )
    assert asked.decision is not None
    order = list(world(asked, asked.decision.seat).parts)
    assert order.index("map-layer-zone") > order.index("map-territory-isborg")


# --- secrets ------------------------------------------------------------------------------------------


def test_a_hidden_counter_has_a_face_for_its_owner_and_a_rim_for_the_others() -> None:
    state = war()
    mine, theirs = world(state, 0).parts, world(state, 1).parts
    assert "only-mine" in mine["map-piece-barbarians-king"]
    assert "map-piece-barbarians-king" not in theirs
    assert 'class="counter"' in theirs["map-army-isborg"]
    assert 'class="counter"' not in mine["map-army-isborg"]
    assert "map-piece-barbarians-dragonlord" in theirs, "a DragonLord is never hidden"


def test_a_counter_that_lies_open_is_seen_by_all() -> None:
    state = war()
    state.shown[3] |= 1
    part = world(state, 1).parts["map-piece-barbarians-king"]
    assert "only-mine" not in part
    assert 'data-at="piece:king"' in part


# --- previews -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_option_can_be_previewed(players: int) -> None:
    seen = check_previews(chain(walk(31, 3, players), walk(32, 3, players)))
    assert {"attack", "send", "sail", "buy"} <= seen


def test_an_attack_says_its_chances_and_the_worst() -> None:
    state = GAME.scenario(
        at="combat", active="barbarians", barbarians=dict(lands="sildvik:10 isborg:2", king="isborg"),
        orcs=dict(lands="solborg:8 eldborg:2", king="solborg"),
    )  # fmt: skip
    overlay, words = preview(state.view(0), "en", "desk", state.parse("attack solborg"))
    odds = "9 against 8 in Solborg: 72 % to win, about 3.6 left. If the King of the Orcs hides there, 41 %."
    assert words == f"Up to {odds}"
    assert "pennant" in overlay["map"]
    state.apply(state.parse("attack solborg"))
    _, words = preview(state.view(0), "en", "desk", state.parse("send 9"))
    assert words == f"{odds} 1 stays in Sildvik."
    overlay, words = preview(state.view(0), "de", "phone", state.parse("send 5"))
    assert words.startswith("5 gegen 8 in Solborg: ")
    assert set(overlay) == {"centre"}


def test_an_attack_without_hope_speaks_of_nobody_who_is_left() -> None:
    state = GAME.scenario(
        at="combat", active="barbarians", barbarians=dict(lands="sildvik:2 isborg:2", king="isborg"),
        orcs=dict(lands="solborg:20 eldborg:2", king="eldborg"),
    )  # fmt: skip
    for lang, hope in (("en", "hardly a chance to win."), ("de", "kaum Aussicht auf Sieg.")):
        _, words = preview(state.view(0), lang, "desk", state.parse("attack solborg"))
        assert hope in words
        assert "%" not in words.partition(hope)[0]
        assert "left" not in words
        assert "bleiben" not in words


def test_the_price_in_a_village_is_foretold_as_it_is_paid() -> None:
    state = GAME.scenario(
        at="space", active="orcs", bought=2, elves={},
        orcs=dict(lands="solborg:3", gold=6, party="village-west:2", companions="fangluk"),
    )  # fmt: skip
    state.apply(state.parse("draw groa"))
    orcs = state.active
    for count in (3, 1):
        words = preview(state.view(state.leader[orcs]), "en", "desk", state.parse(f"buy {count}"))[1]
        after, before = state.copy(), state.gold_of(orcs)
        after.apply(after.parse(f"buy {count}"))
        left = after.gold_of(orcs)
        assert 0 <= left < before
        assert f" for {before - left} gold; {left} gold left." in words


def test_the_price_of_a_second_lot_counts_what_was_bought_before() -> None:
    state = GAME.scenario(at="purchase", active="orcs", elves={}, orcs=dict(lands="solborg:3", gold=20))
    orcs = state.active
    for count in (1, 3):
        words = preview(state.view(state.leader[orcs]), "en", "desk", state.parse(f"buy {count}"))[1]
        before = state.gold_of(orcs)
        state.apply(state.parse(f"buy {count}"))
        left = state.gold_of(orcs)
        assert f" for {before - left} gold; {left} gold left." in words


def test_whoever_has_come_may_attack_with_nobody_else() -> None:
    state = GAME.scenario(
        at="combat", active="barbarians", barbarians=dict(lands="sildvik:10 glodheim:5 isborg:2", king="isborg"),
        orcs=dict(lands="solborg:8 eldborg:2", king="eldborg"),
    )  # fmt: skip
    asked = []
    for words in ("attack solborg", "from sildvik", "send 9"):
        state.apply(state.parse(words))
        assert state.decision is not None
        asked.append(GAME.texts.message(state.decision.prompt, state, "en"))
    assert asked[0] == "From where do you attack Solborg?"
    assert asked[-1] == "From where else do you attack Solborg?"
    _, words = preview(state.view(0), "en", "desk", state.parse("done"))
    assert words.startswith("Attack now. 9 against 8 in Solborg: ")


# --- words --------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages() -> None:
    check_messages(GAME)


def test_status_names_turn_people_and_phase() -> None:
    state = war()
    assert BOARD.status(state.view(0), "en") == [
        "Turn 7",
        "Barbarians",
        "4 of 7: Fight",
        "then Transfer · Income · Place",
    ]
    assert BOARD.status(GAME.new(2).view(None), "de") == ["Aufbau"]


def test_peoples_have_their_colours() -> None:
    state = war()
    assert [BOARD.colour(state.view(0), seat) for seat in range(4)] == list("BRAG")
    assert 'class="lord seat-R"' in BOARD.panels(state.view(0), "en")["seat-1"]


def test_a_notebook_shows_the_world() -> None:
    check_notebook(war())


@pytest.mark.parametrize("sheet", [WORLD, WEST])
def test_many_counters_stay_in_their_territory(sheet: Any) -> None:
    chart, territory = chart_of(GAME.new(players=4).facts.parts, sheet), TERRITORY.find("myrkfell")
    counters = [Stand(f"counter-{n}", 20, "", f"piece:{n}", "") for n in range(5)]
    x, y = chart.army(territory)
    row = draw_row(chart, territory, [Stand("army", 33, ""), *counters], (x, y))
    for stand in row.values():
        found = re.search(r"translate\((-?[\d.]+)px", stand)
        assert found is not None
        assert chart.land.cell(float(found[1]), y)[0] == "myrkfell"


def test_what_a_people_is_said_to_get_is_what_it_gets() -> None:
    """Its income as the panel tells it, on every turn of a recorded game; none without a Kingdom."""
    match, paid = Match.load(GOLDEN / "four.json"), []
    for state, entry in zip(match.positions(), match.journal, strict=False):
        said = [income_of(state, people) for people in range(PEOPLES)]
        for event in entry.events:
            if event.key in ("income", "no-income"):
                people, *amount = event.args
                paid.append((sum(amount), said[people]))
    assert paid
    assert all(got == told for got, told in paid)
    homeless = GAME.scenario(at="combat", orcs=dict(lands="frostgate:3"), elves=dict(lands="isborg:7", king="isborg"))
    orcs, elves = PEOPLE.find("orcs"), PEOPLE.find("elves")
    assert (income_of(homeless, orcs), income_of(homeless, elves) > 0) == (0, True)
    assert " <small>+0</small>" in BOARD.panels(homeless.view(0), "en")[f"seat-{homeless.leader[orcs]}"]
