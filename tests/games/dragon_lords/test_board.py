"""The picture of the world: whole, readable by machines, silent about secrets, and changing only where it must."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from meadhall.draw import Board
from meadhall.draw.atlas import SEA
from meadhall.draw.markup import Box, overlap, width_of
from meadhall.draw.picture import Picture
from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.board import moment
from meadhall.games.dragon_lords.board.chart import WASTE, Chart, chart_of
from meadhall.games.dragon_lords.board.map import Stand, draw_row
from meadhall.games.dragon_lords.board.scribe import TEXTS, Scribe
from meadhall.games.dragon_lords.board.sheets import CENTRE, EAST, WEST, WORLD
from meadhall.games.dragon_lords.board.wastes import DESK_WASTES, NAME, PHONE_WASTES, closeup_of
from meadhall.games.dragon_lords.fight import AT_SEA, LAND
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import (
    COMPANION,
    CURSED,
    PROPHECY,
    QUEST,
    SCROLL,
    SEAS,
    SPACE,
    SPELL,
    TERRITORIES,
    TERRITORY,
    TOOL,
    TREASURE,
)
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from tests.games import pictures
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
    places_in,
    preview,
    without_place,
)

GAME = DragonLords()
BOARD: Board = GAME.board
SHEETS = (WORLD, WEST, CENTRE, EAST)
LABEL = re.compile(r'aria-label="[^"]*"')
NUMBERS = {"count", "amount", "bid", "way"}
"""Numbers are chosen by buttons."""
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, dict(two_players="tundra")),
    (2, dict(two_players="peoples", bid=True)),
    (3, {}),
    (4, dict(always_pause=True)),
)


def walk(seed: int, every: int, players: int, moves: int = 900, **options: Any) -> Iterator[World]:
    """Positions of a random game: every so often one, and the last."""
    return pictures.walk(GAME, seed, every, players, moves, **options)


def world(state: World, seat: int | None = 0) -> Picture:
    return drawn(state, seat)["map"]


def war() -> World:
    """A busy position of four: secrets, ships, parties, a DragonLord, and attackers at the gates."""
    return GAME.scenario(
        at="combat", active="barbarians", round=7,
        barbarians=dict(
            lands="isborg:6 sildvik:10 frostgate:2 laxvik:2 ternvik:1", king="isborg", ships="1:laxvik 2:k10:5",
            pieces="wizard-1:laxvik decoy-1:sildvik dragonlord:frostgate wizard-2:party", gold="isborg:14",
            spells="wizard-1:heal,teleport wizard-2:cone-of-cold", scrolls="dispel-magic tempest", mana=3,
            party="trail-2:4", companions="thyra halvard", tools="torch potion:2", prophecies="long-stride",
            treasures="gungnir@wizard-1",
        ),
        orcs=dict(
            lands="solborg:8 glodheim:2 eldborg:9 askbru:3", king="solborg", pieces="wizard-1:eldborg", ships="4:m9:6",
            mana=4, scrolls="reflect",
        ),
        dwarves=dict(lands="jarnborg:11 gullgruva:3", king="jarnborg", ships="5:e10:4", party="den-west:5"),
        elves=dict(lands="vindborg:8 austgate:3", king="vindborg", pieces="dragonlord:austgate", ships="3:l5:3"),
        neutral="hrafnborg:5",
    )  # fmt: skip


# --- every position -------------------------------------------------------------------------------------


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


# --- what changes, and what does not ----------------------------------------------------------------------


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


# --- the chart ----------------------------------------------------------------------------------------------


def charts() -> Iterator[tuple[str, Chart]]:
    for sheet in SHEETS:
        yield sheet.prefix, chart_of(GAME.components, sheet)


def test_every_place_is_on_the_world_and_on_one_of_the_continents() -> None:
    every = [chart for _, chart in charts()]
    assert len(every[0].territories) == TERRITORIES
    assert len(every[0].seas) == SEAS
    assert {t for chart in every[1:] for t in chart.territories} == set(range(TERRITORIES))
    assert {zone for chart in every[1:] for zone in chart.seas} == set(range(SEAS))
    assert set(every[0].spaces) == set(every[2].spaces) == set(range(len(SPACE)))


def name_box(chart: Chart, territory: int) -> Box:
    land = chart.parts.territories[TERRITORY.words[territory]]
    size = chart.sheet.name + (1 if land.kind == "kingdom" else 0)
    wide = width_of(land.name, size, "serif")
    x, y = chart.heart(territory)
    return x - wide / 2, y - 4.5 * chart.sheet.scale - size * 0.75, wide, size * 0.8


def test_names_and_armies_never_collide() -> None:
    for name, chart in charts():
        boxes = {}
        for territory in chart.territories:
            boxes[f"name {TERRITORY.words[territory]}"] = name_box(chart, territory)
            x, y = chart.army(territory)
            boxes[f"army {TERRITORY.words[territory]}"] = (x - 14, y - 7, 28.0, 14.0)
        for one, mine in boxes.items():
            for other, theirs in boxes.items():
                assert one >= other or not overlap(mine, theirs), (name, one, other)


def test_armies_stand_in_their_own_territory() -> None:
    for name, chart in charts():
        for territory in chart.territories:
            x, y = chart.army(territory)
            for dx in (-9, 0, 9):
                assert chart.land.cell(x + dx, y)[0] == TERRITORY.words[territory], (name, TERRITORY.words[territory])
            assert chart.widest(territory) > 24, (name, TERRITORY.words[territory])


def test_anchors_lie_on_the_water() -> None:
    for name, chart in charts():
        for (place, _), (x, y) in chart.harbours.items():
            assert chart.land.cell(x, y)[0] == SEA, (name, place)


def test_a_harbour_over_the_seam_lies_at_the_seam() -> None:
    chart = chart_of(GAME.components, WORLD)
    spots = [at for (place, _), at in chart.harbours.items() if place == TERRITORY.find("samsey")]
    _, y = chart.army(TERRITORY.find("samsey"))
    assert sorted(at[1] > y for at in spots) == [False, True]


def test_spaces_of_the_wastelands_lie_in_the_waste_and_apart() -> None:
    for name, chart in charts():
        spots = list(chart.spaces.values())
        for k, at in enumerate(spots):
            assert chart.land.cell(*at)[0] == WASTE, name
            assert all(abs(at[0] - u) + abs(at[1] - v) > 18 for u, v in spots[:k]), name


def test_names_in_the_close_up_collide_with_nothing() -> None:
    for lang in LANGUAGES:
        scribe = Scribe(GAME.new(3).view(None), lang)
        names = tuple([scribe.write(f"short-{kind}") for kind in scribe.s.table.space_kind])
        for sheet in (DESK_WASTES, PHONE_WASTES):
            closeup = closeup_of(scribe.s.table, sheet, names)
            boxes = [(x - width_of(n, NAME) / 2, y - 10, width_of(n, NAME), 11.0) for (x, y), n in closeup.labels]
            r = sheet.radius
            spots = [(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4) for x, y in closeup.at.values()]
            for k, box in enumerate(boxes):
                assert 0 <= box[0] <= sheet.size[0] - box[2]
                assert not any(overlap(box, other) for other in (*boxes[:k], *spots)), (lang, closeup.labels[k])


def test_what_is_out_of_play_has_no_button() -> None:
    state = GAME.new(2, two_players="tundra")
    parts = world(state).parts
    assert "map-territory-vindborg" not in parts
    assert "map-territory-isborg" in parts
    assert "x-tundra" in parts["map-land"]


# --- secrets ------------------------------------------------------------------------------------------------


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


# --- sheets -------------------------------------------------------------------------------------------------


def battles(seed: int = 8) -> Iterator[World]:
    for players in (3, 4):
        for state in walk(seed, 1, players, 4000):
            if state.fight is not None:
                yield state


def test_a_battle_hangs_a_sheet_that_hides_nothing_of_it() -> None:
    for number, state in enumerate(battles()):
        assert state.fight is not None
        if state.fight.kind > 1 or number > 60:
            continue
        for layout in LAYOUTS:
            sheets = [(n, p) for n, p in drawn(state, 0, layout).items() if any(k.endswith("-battle") for k in p.parts)]
            assert sheets
            for _, picture in sheets:
                body = next(part for key, part in picture.parts.items() if key.endswith("-battle"))
                assert 'pointer-events="none"' in body
                assert f">{state.fight.round}" in body or f"round {state.fight.round}" in body


def clash() -> World:
    """A battle in which both sides have to name their losses: four of the attackers and three of the defenders."""
    state = GAME.scenario(
        at="combat", active="barbarians",
        barbarians=dict(lands="sildvik:10 isborg:2", king="sildvik", pieces="wizard-1:sildvik"),
        orcs=dict(lands="solborg:8 eldborg:2", king="solborg", pieces="wizard-1:solborg"),
    )  # fmt: skip
    for words in (
        "attack solborg", "bring king", "bring wizard-1", "send 7", "pass", "pass",
        "roll 1 1 1 6 6 6", "roll 6 6 6", "roll 1 1 1 1 6 6", "roll 6 6",
    ):  # fmt: skip
        state.apply(state.parse(words))
    return state


@pytest.mark.parametrize("layout", LAYOUTS)
def test_both_sides_are_told_how_many_fall(layout: str) -> None:
    state = clash()
    for lang, words in (("en", "must fall"), ("de", "müssen fallen")):
        (picture,) = [p for p in drawn(state, 0, layout, lang).values() if any(k.endswith("-battle") for k in p.parts)]
        body = next(part for key, part in picture.parts.items() if key.endswith("-battle"))
        assert re.findall(rf">(\d+) {words}<", body) == ["4", "3"]


def test_the_steps_of_a_round_are_read_from_the_agenda() -> None:
    seen = {moment.beat(state) for state in battles()}
    assert {1, 7} <= seen
    assert seen <= set(range(1, 8))


def test_the_world_can_be_heard() -> None:
    parts = world(GAME.new(2), 0).parts
    land = parts["map-territory-skeidvik"]
    assert "Borders on Hrafnborg, Kaldskard, Brimland. Harbour to E3." in land
    # Empty water is passed over, and what stands on the land is said by the land.
    zones = re.findall(r'<g id="map-(?:sea|zone|place)-[^>]*>', parts["map-layer-sea"])
    assert len(zones) == 3 * SEAS
    assert all('aria-hidden="true"' in zone for zone in zones)
    assert 'aria-hidden="true"' in parts["map-names"]
    panel = BOARD.panels(GAME.new(2).view(0), "en")["seat-0"]
    assert all(
        "aria-label=" in each
        for each in re.findall(r'<span class="good" title[^>]*>|<span class="good" r[^>]*>', panel)
    )


def test_a_question_is_about_the_picture_with_its_battle_or_quest() -> None:
    assert BOARD.focus(GAME.new(2).view(0)) == ""
    seen = set()
    for state in battles():
        assert state.fight is not None
        away = state.fight.kind not in (LAND, AT_SEA)
        assert BOARD.focus(state.view(0)) == ("wastelands" if away else "map")
        seen.add(away)
        if len(seen) == 2:
            break
    assert seen == {True, False}
    state = GAME.new(2)
    state.quest = QUEST.find("howling-cave")
    assert BOARD.focus(state.view(0)) == "wastelands"


def test_only_the_rolled_column_of_a_quest_is_open() -> None:
    state = war()
    state.quest = QUEST.find("howling-cave")
    start = state.table.quests[state.quest][CURSED]
    assert moment.column(state) == -1
    assert start in moment.reached(state.table, start)
    assert "fate-cursed" not in world(state).parts["map-quest"]
    party = dict(party="trail-1:3", tools="torch")
    read = GAME.scenario(at="quest-card", card="howling-cave", face="cursed", orcs=party, elves={})
    assert moment.column(read) == CURSED
    sheet = world(read, None).parts["map-quest"]
    assert sheet.count("sheet read") == 1
    assert sheet.count("not read") == 2


# --- panels -------------------------------------------------------------------------------------------------


def test_the_own_panel_names_what_the_others_only_count() -> None:
    state = war()
    own, other = BOARD.panels(state.view(0), "en")["seat-0"], BOARD.panels(state.view(1), "en")["seat-0"]
    wanted = {
        "scroll:tempest", "spell:heal", "counter:wizard-1", "piece:king", "tool:torch", "companion:thyra",
        "prophecy:long-stride", "treasure:gungnir", "people:barbarians",
    }  # fmt: skip
    assert wanted <= places_in(own)
    assert places_in(other) == {
        "people:barbarians",
        "tool:torch",
        "tool:potion",
        "companion:thyra",
        "companion:halvard",
        "piece:dragonlord",
    }
    assert "Tempest" not in other
    assert "Gungnir" not in other
    assert next(iter(BOARD.panels(state.view(2), "en"))) == "seat-2"
    assert "<details" in other
    assert "<details" not in own


def test_victory_is_crowns() -> None:
    panel = BOARD.panels(war().view(0), "en")
    assert panel["seat-1"].count('class="crest"') == 2
    assert panel["seat-1"].count("sign pale") == 2
    assert panel["seat-0"].count("sign pale") == 3


@pytest.mark.parametrize(("lang", "words"), [("en", "no King"), ("de", "ohne König")])
def test_a_people_without_a_king_says_so_and_its_crowns_are_struck_out(lang: str, words: str) -> None:
    state = GAME.scenario(
        at="combat", active="barbarians", barbarians=dict(lands="isborg:2", king="isborg"),
        orcs=dict(lands="solborg:8 eldborg:2", king=None),
    )  # fmt: skip
    why = TEXTS.say("board-no-king-why", lang)
    for seat in (0, 1, None):
        with_king, without = (BOARD.panels(state.view(seat), lang)[f"seat-{one}"] for one in (0, 1))
        assert words not in with_king
        assert f">{words}<" in without
        assert f". {why}" in without.partition("</header>")[0]


def test_a_place_within_a_sentence_begins_small() -> None:
    state = war()
    assert "The way leads to the northern village." in BOARD.about(state.view(0), "en", "territory:vakthold")[0]
    panel = BOARD.panels(state.view(0), "en")["seat-0"]
    assert "Party: 4 units on the trail between the eastern Den and Oracle<" in panel


def test_a_rule_that_begins_with_the_name_of_its_card_is_not_called_by_it_again() -> None:
    said = {lang: BOARD.about(war().view(0), lang, "spell:fireball")[0] for lang in LANGUAGES}
    assert said["en"].startswith("Fireball scores")
    assert said["de"].startswith("Feuerball erzielt")
    assert BOARD.about(war().view(0), "en", "spell:haste")[0].startswith("Haste: For 1 mana")


def test_a_seat_with_two_peoples_has_both_in_its_panel() -> None:
    state = next(s for s in walk(4, 1, 2, two_players="peoples") if len(s.peoples) == 4)
    panels = BOARD.panels(state.view(0), "en")
    assert sorted(len([p for p in places_in(panel) if p.startswith("people:")]) for panel in panels.values()) == [2, 2]


# --- previews -----------------------------------------------------------------------------------------------


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


# --- words --------------------------------------------------------------------------------------------------


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
    chart, territory = chart_of(GAME.new(players=4).table.parts, sheet), TERRITORY.find("myrkfell")
    counters = [Stand(f"counter-{n}", 20, "", f"piece:{n}", "") for n in range(5)]
    x, y = chart.army(territory)
    row = draw_row(chart, territory, [Stand("army", 33, ""), *counters], (x, y))
    for stand in row.values():
        found = re.search(r"translate\((-?[\d.]+)px", stand)
        assert found is not None
        assert chart.land.cell(float(found[1]), y)[0] == "myrkfell"
