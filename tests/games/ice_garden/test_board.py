"""The picture of the table: whole, readable by machines, and changing only where the position changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import cli
from meadhall.draw import Board
from meadhall.draw.markup import overlap
from meadhall.draw.memory import Memory
from meadhall.draw.picture import Picture
from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.board import moment as moments
from meadhall.games.ice_garden.board.initiative import stack
from meadhall.games.ice_garden.board.island import DESK, PHONE, Island, IslandShape, MapLayout, island_of, name_width
from meadhall.games.ice_garden.board.moment import moment
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.facts import CLOSED
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, FIELD, REGION
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import PackError
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
    check_whole,
    drawn,
    markup_of,
    panels_of,
    places_in,
    without_place,
)

GAME = IceGarden()
BOARD: Board = GAME.board
TABLES: list[dict[str, Any]] = [
    {"players": 1, "difficulty": "easy"},
    {"players": 1, "difficulty": "scientist"},
    {"players": 2, "edition": "first"},
    {"players": 2, "mode": "advanced"},
    {"players": 3, "edition": "first", "mode": "advanced"},
    {"players": 3, "characters": "dealt"},
    {"players": 4, "edition": "second", "mode": "advanced"},
    {"players": 4, "edition": "first"},
]


def walk(seed: int, every: int, **table: Any) -> Iterator[IceGardenState]:
    """Positions of a random game: those of the set-up, then one now and then, and the last."""
    return pictures.walk(GAME, seed, every, closely=lambda state: state.round == 0, **table)


def board(state: IceGardenState) -> Picture:
    return drawn(state)["board"]


def crowded() -> IceGardenState:
    """A late position of four with everything there is, much of it in one place."""
    return GAME.scenario(
        at="influence",
        mode="advanced",
        round=6,
        snow=27,
        vuko="E",
        thorn="F",
        fjollsfinn=dict(
            markers="A3 B2 D4 E3", units="1A 1E 1E 2E 2B 3E", vuko_tokens=2, held=2, score=53, reputation=-9,
            population=3,
        ),
        van_dyken=dict(markers="E3 F7", units="1E 1E!1 2E 2F 3E", score=49, reputation=-9, vuko_tokens=1, held=1),
        freihoff=dict(markers="E2 H3", units="1E 2E 2H 3E!2", score=49, reputation=-4),
        callo=dict(markers="E1 C6", units="1E!1 1C 2E 2C 3E"),
        regions={"E": dict(nightmares=2, neutral=3, reserves=1, tower=True), "F": dict(reserves=2)},
    )  # fmt: skip


# --- every position ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pictures_of_random_positions_are_whole(table: dict[str, Any]) -> None:
    for number, state in enumerate(walk(7, 25, **table)):
        lang, seat = LANGUAGES[number % 2], (0, None)[number // 2 % 2]
        check_whole(state, seat, lang, state.facts.seats)
        assert list(panels_of(state, seat, lang)) == [f"seat-{n}" for n in range(state.facts.seats)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_place_of_every_option_can_be_pointed_at(table: dict[str, Any]) -> None:
    domains = {"region", "field", "character", "token", "layer", "level", "improvement"}
    for state in walk(11, 9, **table):
        for seat in state.deciding:
            for layout in LAYOUTS:
                missing = without_place(state, seat, layout)
                assert not {place for place in missing if place.split(":")[0] in domains}, layout


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_region_is_a_button_with_a_sentence(layout: str) -> None:
    state = crowded()
    for lang, messages in (("en", "Fjollsfinn, influence 10"), ("de", "Fjollsfinn, Einfluss 10")):
        picture = next(iter(drawn(state, 0, layout, lang).values()))
        buttons = re.findall(r'data-at="region:(\w)" role="button" tabindex="0" aria-label="([^"]*)"', picture.svg())
        assert [letter for letter, _ in buttons] == list(REGION.words)
        sentences = dict(buttons)
        assert messages in sentences["E"]
        assert "2 markers" in sentences["B"] if lang == "en" else "2 Marker" in sentences["B"]


def test_the_bands_of_a_region_are_there_for_the_page() -> None:
    part = board(crowded()).parts["board-region-A"]
    assert 'class="band"' in part
    assert 'class="stitch"' in part


def test_names_and_pieces_lie_over_the_bands_and_leave_clicks_to_the_region() -> None:
    parts = board(crowded()).parts
    order = list(parts)
    for key in ("board-names", "board-slip-E", "board-lead-E", "board-unit-0-5", "board-markers-1-E", "board-vuko"):
        assert order.index(key) > order.index("board-region-H")
        assert 'pointer-events="none"' in parts[key]
    assert order.index("board-relief") < order.index("board-region-A")


# --- what changes, and what does not ------------------------------------------------------------------


def test_equal_views_give_equal_pictures() -> None:
    check_equal(crowded())


def test_what_is_kept_is_what_would_be_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each position is drawn again without what was remembered of the ones before it."""
    states = [state.copy() for table in TABLES[2:5] for state in walk(5, 1, **table)][::3]
    assert len(states) > 100
    kept = [markup_of(state, 0, layout) for state in states for layout in LAYOUTS]
    monkeypatch.setattr(Memory, "get", lambda self, key, make: make())
    assert kept == [markup_of(state, 0, layout) for state in states for layout in LAYOUTS]


def test_all_seats_see_the_same_table() -> None:
    state = crowded()
    shown = {board.svg() for seat in (None, 0, 1, 2, 3) for board in drawn(state, seat=seat).values()}
    assert len(shown) == 1


def test_the_ground_stays_the_same_for_the_whole_game() -> None:
    for layout in LAYOUTS:
        check_ground(walk(3, 40, players=3), layout)


def test_one_action_changes_few_parts() -> None:
    state = GAME.scenario(
        at="influence", callo=dict(markers="A2 C", population=2), freihoff=dict(markers="B C3", units="1C")
    )
    after = state.copy()
    after.apply(after.parse("influence A"))
    keys = changed(board(state), board(after))
    assert {"board-markers-0-A", "board-region-A"} <= keys
    assert not {key for key in keys if key.endswith(("-B", "-C")) and "region" in key}
    assert len(keys) <= 12


def test_a_unit_that_walks_keeps_its_drawing_and_changes_its_place() -> None:
    state = GAME.scenario(at="move", callo=dict(units="2A", gold=2), freihoff=dict(markers="C"))
    after = state.copy()
    after.apply(after.parse("move unit2 A B"))
    old, new = (board(s).parts["board-unit-0-3"] for s in (state, after))
    assert old != new
    assert MOVED.sub("", old) == MOVED.sub("", new)


def test_a_part_is_one_element_with_its_own_place() -> None:
    parts = board(crowded()).parts
    assert parts["board-vuko"].startswith('<g id="board-vuko" class="part" style="transform:translate(')
    assert "board-held-0" in parts
    assert "board-held-2" not in parts


# --- the island ---------------------------------------------------------------------------------------


def islands() -> Iterator[tuple[MapLayout, Island, str]]:
    state = GAME.new(4)
    for lang in LANGUAGES:
        for sheet in (DESK, PHONE):
            yield sheet, island_of(Scribe(state.view(0), lang), sheet), lang


def test_our_island_has_the_borders_of_the_pack_in_every_frame() -> None:
    for _, isle, _ in islands():
        assert isle.atlas.borders == frozenset(IslandShape.of(GAME.components).borders)
        assert all(len(rings) == 1 for rings in isle.atlas.outline.values())


def test_names_and_slips_never_collide() -> None:
    for sheet, isle, lang in islands():
        boxes = []
        for placement, lines in zip(isle.placements, isle.lines, strict=True):
            boxes.append(placement.labels(max(name_width(line, sheet.small) for line in lines)))
        for one, mine in enumerate(boxes):
            for theirs in boxes[:one]:
                assert not any(overlap(a, b) for a in mine for b in theirs), (sheet.prefix, lang, REGION.words[one])


def test_the_disc_of_a_leader_lies_in_its_region_and_beside_the_name() -> None:
    for sheet, isle, lang in islands():
        for letter, placement, lines, (x, y) in zip(
            REGION.words, isle.placements, isle.lines, isle.lead_at, strict=True
        ):
            assert isle.atlas.cell(x, y)[0] == letter, (sheet.prefix, lang, letter)
            half = name_width(lines[0], sheet.small) / 2
            assert abs(x - placement.x) > half or y < placement.top + sheet.measure.name - 10 * len(lines)


def test_pieces_stand_on_their_own_land() -> None:
    """Also where all the world is in one region."""
    place = re.compile(r"translate\((-?[\d.]+)px,(-?[\d.]+)px\)")
    for sheet, layout in ((DESK, "desk"), (PHONE, "phone")):
        state = crowded()
        isle = island_of(Scribe(state.view(0), "en"), sheet)
        parts = next(iter(drawn(state, layout=layout).values())).parts
        standing = [f"unit-{seat}-{figure}" for seat in range(4) for figure in range(6)]
        for key in (*standing, *(f"markers-{seat}-E" for seat in range(4)), "vuko", "tower-E"):
            if f"{sheet.prefix}{key}" not in parts:
                continue
            found = place.search(parts[f"{sheet.prefix}{key}"])
            assert found
            owner, _ = isle.atlas.cell(float(found[1]), float(found[2]))
            if key.startswith("unit"):
                _, seat, figure = key.split("-")
                assert owner == REGION.words[state.places(int(seat))[int(figure)]]
            else:
                assert owner == "E"


def test_regions_out_of_play_are_hatched_once_all_tiles_lie() -> None:
    state = GAME.scenario(at="influence", callo=dict(markers="A"), freihoff=dict(markers="B"))
    parts = board(state).parts
    for region, letter in enumerate(REGION.words):
        assert (f"board-closed-{letter}" in parts) == (state.tiles[region] == CLOSED)
        assert (f"board-slip-{letter}" in parts) == (state.tiles[region] != CLOSED)
    assert not [key for key in board(GAME.new(2)).parts if "closed" in key]


def test_the_leader_has_the_wash_and_the_disc() -> None:
    state = GAME.scenario(at="influence", callo=dict(markers="A2"), freihoff=dict(markers="A B2"))
    parts = board(state).parts
    assert "w-G" in parts["board-wash-A"]
    assert "p-G" in parts["board-lead-A"]
    assert "p-R" in parts["board-lead-B"]
    assert "board-lead-C" not in parts


def test_a_pack_with_other_borders_can_still_be_drawn() -> None:
    borders = {name: list(GAME.components.regions[name].borders) for name in REGION.words}
    borders["A"].append("H")
    borders["H"].append("A")
    game = meadhall.load("ice-garden", {"regions": {name: {"borders": near} for name, near in borders.items()}})
    parts = game.board.pictures(game.new(2).view(0), "en", "desk")["board"].parts
    assert 'class="trail"' in parts["board-names"]


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"regions": {"A": {"site": [0.5, 1.2]}}}, "regions.A.site"),
        ({"regions": {"B": {"site": [0.175, 0.315]}}}, "regions.B.site"),
        ({"regions": {"A": {"terrain": "desert"}}}, "regions.A.terrain"),
        ({"map": {"seed": -1}}, "map.seed"),
        ({"map": {"bays": [[0.1, 0.1, 0, 0.1]]}}, "map.bays"),
    ],
    ids=str,
)
def test_an_island_that_cannot_be_is_refused(pack: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        meadhall.load("ice-garden", pack)
    assert wrong.value.field.startswith(field)


# --- tracks and fields --------------------------------------------------------------------------------


def test_newcomers_lie_on_top_of_the_stack() -> None:
    state = GAME.scenario(
        at="initiative", round=2, callo=dict(markers="A"), freihoff=dict(markers="B"), fjollsfinn=dict(markers="C")
    )
    assert stack(state, moment(state), 1) == [2, 1, 0]
    state.apply(state.parse("advance 1"))
    state.apply(state.parse("advance 1"))
    assert stack(state, moment(state), 1) == [2]
    assert stack(state, moment(state), 2) == [0, 1]


def test_the_phase_is_read_from_the_agenda() -> None:
    seen = set()
    for state in walk(5, 1, players=3, mode="advanced"):
        now = moment(state)
        seen.add(moments.PHASES[now.phase])
        step = state.decision.prompt.key if state.decision else ""
        if step == "ask-plan":
            assert now.phase == moments.PLANNING
        if step in ("ask-making", "ask-shift", "ask-raven", "ask-gorge"):
            assert now.phase == moments.ACTIONS
            assert now.user == state.deciding[0]
        if step == "ask-take":
            assert now.phase == moments.DOMINATION
        assert (now.phase == moments.OVER) == state.over
    assert {"setup", "initiative", "order", "planning", "actions", "domination", "over"} <= seen


def test_fields_show_what_is_done_and_what_is_now() -> None:
    state = GAME.scenario(
        at="move",
        callo=dict(markers="A", gold=2),
        freihoff=dict(markers="B"),
        fields={"making": ["callo", "freihoff"], "move": ["freihoff"]},
    )
    parts = board(state).parts
    assert 'class="part field done"' in parts["board-field-influence"]
    assert 'class="part field on"' in parts["board-field-move"]
    assert 'class="part field"' in parts["board-field-making"]
    assert parts["board-field-move"].count('class="face"') == 2, "one waits, one is in use"
    assert parts["board-field-making"].count('class="face"') == 2


def test_order_tokens_can_be_taken_and_show_when_a_field_comes() -> None:
    state = GAME.scenario(
        at="order-tokens", mode="advanced", round=2, callo=dict(markers="A"), freihoff=dict(markers="B")
    )
    assert {f"board-token-{n}" for n in range(1, 6)} <= set(board(state).parts)
    state.apply(state.parse("order 4 raven"))
    parts = board(state).parts
    assert "board-token-4" not in parts
    assert 'class="order-n">4<' in parts["board-field-raven"]


def test_points_go_round_again_after_fifty() -> None:
    parts = board(crowded()).parts
    assert "+50" in parts["board-score-0"]
    assert "+50" not in parts["board-score-1"]
    assert parts["board-score-1"] != parts["board-score-2"].replace("score-2", "score-1")


def test_wounds_are_counted_and_the_beaten_lie_down() -> None:
    state = GAME.scenario(
        at="attack", callo=dict(units="2A", gold=2), freihoff=dict(units="2A!1 1A!1", markers="A"), seat="callo"
    )
    parts = board(state).parts
    assert 'class="seal"' in parts["board-unit-1-3"]
    assert "rotate" not in parts["board-unit-1-3"]
    assert "rotate" in parts["board-unit-1-0"]


# --- words ----------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages() -> None:
    check_messages(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_explained(lang: str) -> None:
    state = crowded()
    view = state.view(0)
    check_explained(state, 0, lang)
    assert BOARD.about(view, lang, "region:Z") == ("", None)
    for field in FIELD.words:
        assert GAME.texts.word(field, lang) in BOARD.about(view, lang, f"field:{field}")[0]


def test_status_names_round_phase_and_scoring() -> None:
    state = crowded()
    near = ["Last round", "Dead Snow: 3 steps to the end"]
    assert BOARD.status(state.view(0), "en") == ["Round 6", *near, "Actions: Influence"]
    state.scorings, state.snow, state.score = 2, 8, [0] * len(state.score)
    assert BOARD.status(state.view(0), "de") == ["Runde 6", "Mit zwei Wertungen", "Aktionen: Einfluss"]
    assert BOARD.status(GAME.new(2).view(None), "en") == ["Set-up"]


def test_a_scoring_is_told_only_in_its_own_round() -> None:
    planning = GAME.scenario(at="planning", round=3, scorings=1, callo={}, freihoff={})
    assert BOARD.status(planning.view(0), "en") == ["Round 3", "Scoring this round", "Planning"]
    later = GAME.scenario(at="end-of-round", round=3, scorings=1, callo={}, freihoff={})
    assert BOARD.status(later.view(0), "en")[0] == "Round 4"
    assert "Scoring this round" not in BOARD.status(later.view(0), "en")


def test_free_characters_can_be_pointed_at_in_the_panels() -> None:
    state = GAME.new(3)
    state.apply(state.parse("play callo"))
    panels = BOARD.panels(state.view(1), "en")
    places = places_in("".join(panels.values()))
    assert {f"character:{word}" for word in CHARACTER.words} == places & {f"character:{w}" for w in CHARACTER.words}
    assert "character:" in panels["seat-1"]
    assert "character:" not in panels["seat-2"]


def test_only_the_own_sheet_lies_open() -> None:
    panels = BOARD.panels(crowded().view(2), "en")
    assert "lord-own" in panels["seat-2"]
    assert "<details" not in panels["seat-2"]
    assert 'data-at="layer:0"' in panels["seat-2"]
    assert "<details" in panels["seat-0"]
    assert 'data-at="layer:0"' not in panels["seat-0"]
    assert "lord-acts" in panels["seat-0"]


# --- other ways to the picture ----------------------------------------------------------------------------


def test_a_notebook_shows_the_table() -> None:
    check_notebook(crowded())


def test_a_saved_game_is_drawn_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = GAME.match(2, seed=3, characters="callo,freihoff")
    for _ in range(12):
        match.play(match.state.legal()[0])
    save = tmp_path / "evening.json"
    match.save(save)
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert cli.main(["draw", str(save), "-o", str(svg), "--theme", "dark", "--lang", "de"]) == 0
    assert svg.read_text("utf-8") == GAME.draw(match.state.view(None), "de", "desk", "dark")
    assert (
        cli.main(["draw", str(save), "-o", str(png), "--layout", "phone", "--picture", "tracks", "--moment", "4"]) == 0
    )
    assert png.read_bytes().startswith(b"\x89PNG")
    for wrong in (
        ["-o", str(tmp_path / "board.gif")],
        ["-o", str(svg), "--picture", "sky"],
        ["-o", str(svg), "--moment", "9999"],
        ["-o", str(svg), "--seat", "3"],
        ["-o", str(tmp_path / "no" / "folder.svg")],
    ):
        assert cli.main(["draw", str(save), *wrong]) == cli.WRONG
        assert wrong[-2].replace("-o", "--output") in capsys.readouterr().err


def test_the_row_of_vuko_tells_whom_he_would_visit_until_he_has_come() -> None:
    people: dict[str, Any] = {
        "callo": dict(markers="A3", units="1A 2A", reputation=-3),
        "freihoff": dict(markers="B", reputation=0),
    }
    assert "would visit Callo" in markup_of(GAME.scenario(at="planning", **people), 0)
    come = GAME.scenario(at="vuko", **people)
    assert come.vuko == REGION.find("A")
    assert "would visit" not in markup_of(come, 0)
