"""What hangs over the picture and stands beside it: the sheets of battles and quests, and the panels."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from meadhall.draw.sheet import Drafted
from meadhall.games.dragon_lords.board import moment
from meadhall.games.dragon_lords.board.scribe import TEXTS
from meadhall.games.dragon_lords.fight import AT_SEA, LAND
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import CURSED, QUEST, SEAS
from meadhall.kernel.catalogue import LANGUAGES
from tests.games.dragon_lords.boards import BOARD, GAME, walk, war, world
from tests.games.pictures import LAYOUTS, drawn, places_in

# --- sheets -------------------------------------------------------------------------------------------


def battles(seed: int = 8) -> Iterator[DragonLordsState]:
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


def clash() -> DragonLordsState:
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
        assert BOARD.focus(state.view(0)).split()[-1] == ("wastelands" if away else "map")
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
    start = state.facts.quests[state.quest][CURSED]
    assert moment.column(state) == -1
    assert start in moment.reached(state.facts, start)
    assert "fate-cursed" not in world(state).parts["map-quest"]
    party = dict(party="trail-1:3", tools="torch")
    read = GAME.scenario(at="quest-card", card="howling-cave", face="cursed", orcs=party, elves={})
    assert moment.column(read) == CURSED
    sheet = world(read, None).parts["map-quest"]
    assert sheet.count("sheet read") == 1
    assert sheet.count("not read") == 2


# --- panels -------------------------------------------------------------------------------------------


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


def test_whoever_leads_two_peoples_is_told_from_the_first_question_on() -> None:
    state = next(
        s for s in walk(4, 1, 2, two_players="peoples") if s.decision and s.decision.prompt.key == "ask-claim-kingdom"
    )
    seat = state.deciding[0]
    view = state.view(seat)
    (told,) = [words for words in BOARD.status(view, "en") if words.startswith("You lead two peoples: ")]
    sheet = BOARD.sheet(Drafted(view, view, (), held=False), "en")
    assert sheet is not None
    assert told in [part.note for part in sheet.parts]
    assert BOARD.status(view, "de")[-1].startswith("Du führst zwei Völker: ")
    alone = GAME.new(3)
    assert not any("peoples" in words for words in BOARD.status(alone.view(0), "en"))
