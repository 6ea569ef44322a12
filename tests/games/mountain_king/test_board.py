"""The picture of the mountain: whole, readable by machines, silent about secrets, and changing only where it must."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from math import hypot
from random import Random

import pytest

from meadhall.draw import Board
from meadhall.draw.markup import Box, beside, overlap, shared, width_of
from meadhall.draw.picture import Picture
from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.board import champions, moment
from meadhall.games.mountain_king.board.ancestry import Join, ancestry_grid
from meadhall.games.mountain_king.board.chart import DESK, PHONE, Chart, box_around, chart_of, slope_boxes
from meadhall.games.mountain_king.board.discs import pile, stacks
from meadhall.games.mountain_king.board.foresight import path
from meadhall.games.mountain_king.board.layout import DISPLAY, desk
from meadhall.games.mountain_king.board.map import arrange, occupants, scene
from meadhall.games.mountain_king.board.scribe import Scribe, wrapped
from meadhall.games.mountain_king.facts import LETTERS
from meadhall.games.mountain_king.rules.clusters import best_cluster
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    CAVERN,
    CELL,
    CHAMPION,
    CHAMPIONS,
    CLAN,
    FIRST_LAIR,
    TYPE,
    WIDTH,
)
from meadhall.kernel.catalogue import LANGUAGES
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

GAME = MountainKing()
BOARD: Board = GAME.board
SEATS = (2, 3, 4, 5)


def walk(seed: int, every: int, players: int) -> Iterator[MountainKingState]:
    """Positions of a random game: those of the set-up, then one now and then, and the last."""
    return pictures.walk(GAME, seed, every, players, closely=lambda state: not state.wave)


def board(state: MountainKingState, seat: int | None = 0) -> Picture:
    return drawn(state, seat)["board"]


def battle() -> MountainKingState:
    """A busy position of four: crowds, secrets, overrun caverns, tiles and long stacks."""
    return GAME.scenario(
        at="advance", seat="blue", wave=3, power=4, wheel=3, by_wheel=[1, 1, 0], swarm="fire",
        blue=dict(
            trolls="mud3:2 mud5 ice4:3 a:2", pawns="firragh:ice4 imbolg:mud3", champions="rurik", honour=141,
            supplies=3, ancestry="a15@d5 a13@f4", cubes="e5 rurik", votes="ice:9 mud:2", boost=1, influence="asta:2",
        ),
        red=dict(
            trolls="ice4:2 moss1", pawns="okkag:ice4", honour=41, votes="ice:4 mud:2", influence="asta:2 halla:10",
            tiles="torvald:h1",
        ),
        black=dict(trolls="ice4:12", pawns="siggdan:ice4 haldis:ice4", honour=41, votes="mud:2", tiles="eirik:moon"),
        green=dict(trolls="ice4:1", honour=3),
        gnomes="fire1:?/2@blue fire3 mud4:3 moon5:1@red", gates="fire ? moss@blue ?",
        display="asta halla osk",
    )  # fmt: skip


# --- every position -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEATS)
def test_pictures_of_random_positions_are_whole(players: int) -> None:
    for number, state in enumerate(walk(7, 40, players)):
        lang, seat = LANGUAGES[number % 2], (0, None, players - 1)[number % 3]
        check_whole(state, seat, lang, players)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("seed", [11, 12])
def test_every_place_of_every_option_can_be_pointed_at(players: int, seed: int) -> None:
    for number, state in enumerate(walk(seed, 7, players)):
        layout = LAYOUTS[number % 2]
        for seat in state.deciding:
            assert not without_place(state, seat, layout), (state.agenda[-1], layout)


@pytest.mark.parametrize("players", SEATS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int) -> None:
    check_secrecy(walk(21, 23, players), every=7)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_explained(lang: str) -> None:
    for state in (battle(), *walk(5, 90, 3)):
        for seat in (0, None):
            check_explained(state, seat, lang)
    view = GAME.new(3).view(0)
    assert BOARD.about(view, lang, "cavern:moss9") == ("", None)
    assert BOARD.about(view, lang, "cavern:moss5") == ("", None), "there is none on the back"


# --- what changes, and what does not ----------------------------------------------------------------------


def test_the_ground_stays_the_same_for_the_whole_game() -> None:
    for layout in LAYOUTS:
        check_ground(walk(3, 60, 4), layout)


def test_equal_views_give_equal_pictures() -> None:
    check_equal(battle())


def test_a_troll_that_walks_changes_few_parts() -> None:
    state = GAME.scenario(at="advance", power=1, blue=dict(trolls="moss4:2"), red=dict(trolls="moon1"), players=4)
    after = state.copy()
    after.apply(after.parse("advance moss2"))
    after.apply(after.parse("send moss4 1"))
    keys = changed(board(state), board(after))
    assert {"board-trolls-0-moss4", "board-trolls-0-moss2", "board-state-moss2"} <= keys
    assert len(keys) < 12
    assert not [key for key in keys if "moon" in key]


def test_a_pawn_that_walks_keeps_its_drawing_and_glides() -> None:
    state = GAME.scenario(at="advance", power=1, blue=dict(trolls="moss4", pawns="imbolg:moss4"), players=4)
    after = state.copy()
    after.apply(after.parse("advance moss2"))
    after.apply(after.parse("send imbolg"))
    old, new = (board(s).parts["board-pawn-imbolg"] for s in (state, after))
    assert MOVED.findall(old) != MOVED.findall(new)
    labelled = re.compile(r'aria-label="[^"]*"')
    assert labelled.sub("", MOVED.sub("", old)) == labelled.sub("", MOVED.sub("", new))


def test_the_wheel_pawn_and_the_swarm_glide() -> None:
    one = GAME.scenario(at="gnome", power=3, wheel=1, swarm="ice", players=3)
    two = GAME.scenario(at="gnome", power=3, wheel=4, swarm="mud", players=3)
    for key in ("board-wheel-pawn", "board-swarm"):
        old, new = board(one).parts[key], board(two).parts[key]
        assert old != new
        assert MOVED.sub("", old) == MOVED.sub("", new)


def test_pieces_leave_clicks_to_the_cavern_and_pawns_take_them() -> None:
    parts = board(battle()).parts
    order = list(parts)
    for key in ("board-trolls-0-mud3", "board-gnome-fire1-1", "board-tags"):
        assert 'pointer-events="none"' in parts[key]
        assert order.index(key) > order.index("board-cavern-fire5")
    assert 'data-at="champion:imbolg"' in parts["board-pawn-imbolg"]
    assert 'class="band"' in parts["board-cavern-mud3"]


# --- the mountain -------------------------------------------------------------------------------------------


def charts() -> Iterator[tuple[str, Chart]]:
    for players in (2, 4):
        for lang in LANGUAGES:
            scribe = Scribe(GAME.new(players).view(None), lang)
            for sheet in (DESK, PHONE):
                yield f"{players} {lang} {sheet.prefix}", chart_of(scribe.s.facts, sheet, scribe.clans())


def labels(chart: Chart) -> dict[str, Box]:
    """Everything that is written or stands on the map for ever, but for names on the slopes."""
    boxes = {f"tag {CAVERN.words[cavern]}": box_around(at, (13, 7)) for cavern, at in chart.tags.items()}
    boxes |= {f"gate {CAVERN.words[cavern]}": box_around(at, chart.gate_size()) for cavern, at in chart.gates.items()}
    boxes |= {f"hall {hall}": box_around(at, chart.plan.hall) for hall, at in chart.halls.items()}
    boxes |= {f"lair {CAVERN.words[lair]}": chart.lair_box(lair) for lair in chart.lairs}
    return boxes


def test_tags_gates_halls_and_lairs_never_collide() -> None:
    for name, chart in charts():
        boxes = labels(chart)
        for one, mine in boxes.items():
            for other, theirs in boxes.items():
                if one < other:
                    assert shared(mine, theirs) <= 8, (name, one, other)


def test_names_on_the_slopes_collide_with_nothing_and_stay_in_the_picture() -> None:
    for name, chart in charts():
        x, y, wide, tall = chart.plan.frame
        slopes = [slope_boxes(slope) for slope in chart.slopes]
        for clan, mine in enumerate(slopes):
            for box in mine:
                assert x <= box[0], (name, CLAN.words[clan])
                assert box[0] + box[2] <= x + wide, (name, CLAN.words[clan])
                assert y - 4 <= box[1], (name, CLAN.words[clan])
                assert box[1] + box[3] <= y + tall + 4, (name, CLAN.words[clan])
            others = [box for theirs in slopes[:clan] for box in theirs]
            others += [box_around(at, chart.gate_size()) for at in chart.gates.values()]
            assert sum(shared(box, other) for box in mine for other in others) < 20, (name, CLAN.words[clan])


def test_caverns_and_tunnels_keep_their_distance() -> None:
    for name, chart in charts():
        caves = list(chart.caves.values())
        for k, one in enumerate(caves):
            for other in caves[:k]:
                assert hypot((one.x - other.x) / (one.a + other.a), (one.y - other.y) / (one.b + other.b)) > 0.97, name
        for start, end in chart.terrain.links():
            for cave in caves:
                if cave.name not in (start, end):
                    _, dx, dy = beside((cave.x, cave.y), chart.at[start], chart.at[end])
                    assert hypot(dx / cave.a, dy / cave.b) > 0.9, (name, start, end, cave.name)


def test_a_tag_hides_no_other_cavern() -> None:
    for name, chart in charts():
        for cavern, at in chart.tags.items():
            for other, cave in chart.caves.items():
                if other != cavern:
                    inner = (cave.x - cave.a * 0.7, cave.y - cave.b * 0.7, cave.a * 1.4, cave.b * 1.4)
                    assert not overlap(box_around(at, (13, 7)), inner), (name, CAVERN.words[cavern], cave.name)


def test_everybody_in_a_crowd_stands_in_the_cavern() -> None:
    state = battle()
    cavern = CAVERN.find("ice4")
    for sheet, layout in ((DESK, "desk"), (PHONE, "phone")):
        scribe = Scribe(state.view(0), "en")
        cave = chart_of(state.facts, sheet, scribe.clans()).caves[cavern]
        parts = next(iter(drawn(state, 0, layout).values())).parts
        keys = [f"{sheet.prefix}{one.key}" for one in occupants(scene(scribe, cavern), cavern)]
        assert len(keys) == 8
        for key in keys:
            x, y = (float(value) for value in re.findall(r"translate\((-?[\d.]+)px,(-?[\d.]+)px\)", parts[key])[0])
            assert hypot((x - cave.x) / cave.a, (y - cave.y) / cave.b) < 1.1, key
        assert len({MOVED.findall(parts[key])[0] for key in keys}) == len(keys)


def test_pieces_are_only_as_small_as_they_must_be() -> None:
    alone = GAME.scenario(at="advance", power=1, blue=dict(trolls="moss4:2"), players=4)
    cavern = CAVERN.find("moss4")
    scale, _ = arrange(occupants(scene(Scribe(alone.view(0), "en"), cavern), cavern), 30, 24, 1.0)
    assert scale == 1.0


def test_who_holds_a_cavern_and_what_is_overrun_can_be_seen() -> None:
    parts = board(battle()).parts
    assert "w-R" in parts["board-state-moss1"]
    assert "w-K" in parts["board-state-ice4"]
    assert "fallow" in parts["board-state-fire3"]
    assert "<use" not in parts["board-state-moss3"]


def test_free_lair_spaces_bear_their_pair_and_taken_ones_are_caverns() -> None:
    state = next(s for s in walk(4, 1, 3) if s.decision and s.decision.prompt.key == "ask-lairs")
    parts = board(state).parts
    assert 'data-at="pair:1"' in parts["board-pair-1a"]
    after = state.copy()
    after.apply(after.parse("settle 1"))
    parts = board(after).parts
    assert "board-pair-1a" not in parts
    assert 'data-at="cavern:lair-1a"' in parts["board-cavern-lair-1a"]
    assert CAVERN.find("lair-1a") == FIRST_LAIR


# --- secrets ------------------------------------------------------------------------------------------------


def test_what_only_the_viewer_knows_is_dashed() -> None:
    state = battle()
    for seat, number, dashed in ((0, True, True), (1, False, False)):
        part = board(state, seat).parts["board-gnome-fire1-2"]
        assert ('class="known-n"' in part) == number
        assert ("whispered" in part) == dashed
        gate = board(state, seat).parts["board-gate-3"]
        assert ("whispered" in gate) == dashed
    everybody = board(state, 1).parts
    assert 'class="known-n"' in everybody["board-gnome-mud4-1"]
    assert "whispered" not in everybody["board-gnome-mud4-1"]
    assert "whispered" not in everybody["board-gate-1"]


def test_a_card_put_aside_is_shown_to_its_owner_only() -> None:
    state = next(s for s in walk(2, 1, 3) if s.decision_of(0) and moment.laying(s) and s.wave == 1)
    decision = state.decision_of(0)
    assert decision is not None
    after = state.copy()
    after.apply(decision.options[0], 0)
    assert ancestry_grid(Scribe(after.view(0), "en"), 0).pending is not None
    assert ancestry_grid(Scribe(after.view(1), "en"), 0).pending is None
    assert "leaf whispered" in BOARD.panels(after.view(0), "en")["seat-0"]
    assert "leaf whispered" not in BOARD.panels(after.view(1), "en")["seat-0"]
    assert not ancestry_grid(Scribe(after.view(0), "en"), 0).knots


# --- tracks -------------------------------------------------------------------------------------------------


def test_the_spaces_of_the_wheel_are_named_by_their_distance() -> None:
    state = GAME.scenario(at="gnome", power=8, wheel=6, players=3)
    parts = board(state).parts
    assert 'data-at="steps:1"' in parts["board-space-8"]
    assert 'data-at="steps:8"' in parts["board-space-7"]
    assert "Breach" in BOARD.about(state.view(0), "en", "steps:6")[0]
    assert "Breach with" not in BOARD.about(state.view(0), "en", "steps:5")[0]


def test_in_a_stack_the_leader_lies_at_the_bottom() -> None:
    found = stacks(((2, 9), (0, 9), (1, 1)))
    assert [(disc.seat, disc.space, disc.height, disc.lap) for disc in found] == [
        (2, 0, 0, 1), (0, 0, 1, 1), (1, 0, 2, 0),
    ]  # fmt: skip
    parts = board(battle()).parts
    assert "+8" in parts["board-vote-ice-0"]
    assert "+8" not in parts["board-vote-ice-1"]
    assert "+8" in parts["board-influence-halla-1"]
    assert "+100" in parts["board-honour-0"]
    assert parts["board-honour-1"] != parts["board-honour-2"].replace("honour-2", "honour-1")


def test_tiles_of_wave_three_lie_where_they_were_laid() -> None:
    parts = board(battle()).parts
    assert ">V<" in parts["board-hall-h1"]
    assert ">Y<" in parts["board-clan-moon"]
    assert ">V<" not in parts["board-hall-h2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_champions_do_fits_on_their_cards(lang: str) -> None:
    scribe = Scribe(GAME.new(5).view(None), lang)
    for champion in range(CHAMPIONS):
        lines = champions.card_face(scribe, champion, DISPLAY.width).deed
        assert len(lines) <= 3, CHAMPION.words[champion]
        room = DISPLAY.width - champions.DEED_LEFT - 3
        assert all(width_of(line, champions.DEED_SIZE, "sans") * champions.DEED_ROOM <= room for line in lines), lines
    assert wrapped(["a", "bb", "ccc"], 1, 12) == ["a", "bb", "ccc"]


# --- Ancestries ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_name_of_a_champion_stands_on_its_card_and_does_not_touch_the_votes(lang: str) -> None:
    writer = Scribe(battle().view(0), lang)
    room = DISPLAY.width - 33 - champions.VOTES_LEFT
    for champion in range(CHAMPIONS):
        name = writer.champion(champion)
        lines = re.findall(r'class="([^"]*)"[^>]*>([^<]*)<', champions.name_text(name, room))
        assert " ".join(line for _, line in lines) == name
        for cls, line in lines:
            size = champions.SMALL_NAME if "long" in cls else champions.NAME
            assert width_of(line, size, "serif") <= room, name


def test_the_own_ancestry_can_be_pointed_at_and_the_others_cannot() -> None:
    state = battle()
    panels = BOARD.panels(state.view(0), "en")
    assert next(iter(panels)) == "seat-0"
    assert {"symbol:d5", "symbol:rurik", "champion:rurik", "type:advance"} <= places_in(panels["seat-0"])
    assert not [place for place in places_in(panels["seat-1"]) if place.startswith(("symbol", "type"))]
    assert "<details" in panels["seat-1"]
    assert "<details" not in panels["seat-0"]
    assert 'class="picture ancestry"' in panels["seat-1"]
    assert next(iter(BOARD.panels(state.view(2), "en"))) == "seat-2"


def test_knots_lie_only_where_a_card_may() -> None:
    for state in walk(9, 1, 2):
        step = moment.laying(state)
        if step is None or 0 not in step.waiting(state):
            continue
        shown = ancestry_grid(Scribe(state.view(0), "en"), 0)
        assert tuple(cell for cell, wrong in shown.knots if not wrong) == state.ancestry[0].places
        left, top, frame = shown.window
        for cell in state.ancestry[0].places:
            assert left <= cell % 10 < left + frame - 1
            assert top <= cell // 10 < top + frame - 1


def test_the_ladder_shows_the_power_that_is_there_and_that_could_be() -> None:
    state = GAME.scenario(at="action", seat="blue", blue=dict(ancestry="a02@e6", supplies=1), players=2)
    before = best_cluster(state, 0, TYPE.find("influence"))
    state.apply(state.parse("strong influence e6"))
    shown = ancestry_grid(Scribe(state.view(0), "en"), 0)
    assert shown.ladder is not None
    assert (shown.ladder.now, shown.ladder.most) == (1, before + state.supply[0])
    assert shown.picked == (54,)
    assert {join.cell for join in shown.joins} == {55}
    assert "rung now" in BOARD.panels(state.view(0), "en")["seat-0"]
    assert ancestry_grid(Scribe(state.view(1), "en"), 0).ladder is None


def test_a_bridge_over_cubes_is_drawn() -> None:
    state = GAME.scenario(
        at="action", seat="blue", blue=dict(ancestry="a02@f5", cubes="f5", supplies=1), players=2
    )  # fmt: skip
    cells = state.ancestry[0].cells
    assert LETTERS[ADVANCE] in cells[44]
    joins: list[Join] = []
    for option in state.legal():
        if option.text.startswith("strong"):
            after = state.copy()
            after.apply(option)
            joins += ancestry_grid(Scribe(after.view(0), "en"), 0).joins
    assert any(len(join.via) == 2 for join in joins)


# --- previews -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_every_option_can_be_previewed(players: int) -> None:
    seen = check_previews(chain(walk(31, 3, players), walk(32, 3, players)))
    assert {"lay", "advance", "turn", "influence", "bolster"} <= seen


def test_the_preview_of_a_battle_says_what_is_known() -> None:
    state = battle()
    _, words = preview(state.view(0), "en", "desk", state.parse("advance mud4"))
    assert "strength 3." in words
    assert "3 Honour and a Vote of Mud" in words
    assert "passes the Breach" in words
    _, words = preview(state.view(0), "en", "desk", state.parse("advance fire3"))
    assert "strength 1–3" in words


def test_the_preview_of_a_card_says_what_it_hides_and_gives() -> None:
    state = next(s for s in walk(2, 1, 3) if s.decision_of(0) and moment.laying(s) and s.wave == 1)
    decision = state.decision_of(0)
    assert decision is not None
    overlay, words = preview(state.view(0), "en", "phone", decision.options[0])
    assert words.startswith("Hides: ")
    assert set(overlay) == {"seat-0-ancestry", "ancestry"}
    assert "strike" in overlay["ancestry"]
    grown = 0
    for option in decision.options:
        after = state.copy()
        after.apply(option, 0)
        while len(after.deciding) and after.ancestry[0] == state.ancestry[0]:
            other = after.decisions[0]
            after.apply(other.options[0], other.seat)
        _, words = preview(state.view(0), "en", "desk", option)
        changes = [
            f"{TYPE.words[kind].capitalize()} {now} → {then}"
            for kind in range(len(TYPE))
            if (now := best_cluster(state, 0, kind)) != (then := best_cluster(after, 0, kind))
        ]
        assert (f"Best clusters: {', '.join(changes)}." in words) == bool(changes), words
        grown += len(changes)
    assert grown


def test_gnomes_come_through_overrun_caverns() -> None:
    state = battle()
    fire1, fire3, fire5 = (CAVERN.find(name) for name in ("fire1", "fire3", "fire5"))
    assert path(state, CLAN.find("fire"), fire5) == [fire1, fire3, fire5]
    assert path(state, CLAN.find("fire"), CAVERN.find("granite1")) == []


# --- words --------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages() -> None:
    check_messages(GAME)


def test_status_names_wave_phase_and_supplies() -> None:
    state = GAME.scenario(at="turn", seat="blue", wave=2, blue=dict(supplies=3), red=dict(supplies=4))
    assert BOARD.status(state.view(0), "en") == ["Wave II", "Battle", "6 Supplies left at the table"]
    assert BOARD.status(GAME.new(2).view(None), "de") == ["Aufbau"]
    seen = {phrase for s in walk(13, 1, 2) for phrase in BOARD.status(s.view(None), "en")[1:2]}
    assert {"Building", "Battle", "Invasions", "Awards"} <= seen


def test_seats_have_the_colours_of_their_factions() -> None:
    state = battle()
    assert [BOARD.colour(state.view(0), seat) for seat in range(4)] == list("BRKG")
    assert 'class="lord seat-K"' in BOARD.panels(state.view(0), "en")["seat-2"]


def test_a_notebook_shows_the_mountain() -> None:
    check_notebook(battle())


@pytest.mark.parametrize("discs", range(1, 6))
@pytest.mark.parametrize(("wide", "tall"), [(14.8, 27.6), (18.75, 24.0), (21.0, 20.0)])
def test_a_stack_stays_in_its_space_and_shows_every_disc(discs: int, wide: float, tall: float) -> None:
    r, places = pile(discs, 7.0, wide, tall)
    assert len(set(places)) == discs
    for x, y in places:
        assert abs(x) + r <= wide / 2 + 0.01
        assert -tall - 0.01 <= y - r <= y + r <= 0.01
    # The next one never lies on top of the other.
    assert all(hypot(x - u, y - v) > 0.55 * r for (x, y), (u, v) in pairwise(places))


def test_whoever_steers_the_swarm_is_shown_the_slopes_and_not_the_votes() -> None:
    state = GAME.scenario(at="breach", swarm="moss", players=3)
    lit = f'data-at="clan:{CLAN.words[0]}"'
    for layout, name in (("desk", "board"), ("phone", "tracks")):
        parts = drawn(state, 0, layout)[name].parts
        planks = [part for key, part in parts.items() if "-clan-" in key]
        assert planks
        assert not any(lit in part for part in planks)
    assert lit in board(state).parts["board-shield-moss"]
    assert BOARD.about(state.view(0), "en", "votes:moss") == BOARD.about(state.view(0), "en", "clan:moss")


def test_turn_order_is_no_rank_and_the_end_has_ranks() -> None:
    state = next(state for state in walk(3, 5, 3) if state.wave)
    panels = BOARD.panels(state.view(0), "en")
    for place, seat in enumerate(state.turn_order(), 1):
        assert f'aria-label="{place}. in turn order"' in panels[f"seat-{seat}"]
    *_, last = walk(3, 50, 3)
    assert last.result is not None
    panels = BOARD.panels(last.view(0), "en")
    first = {seat for seat in range(3) if ">place 1<" in panels[f"seat-{seat}"]}
    assert first == set(last.result.winners)
    assert not any("in turn order" in panel for panel in panels.values())


def test_cells_cards_halls_and_lairs_bear_their_names() -> None:
    state = next(state for state in walk(3, 1, 3) if state.wave and any(state.hands))
    seat = state.deciding[0]
    page = pictures.markup_of(state, seat)
    decision = state.decision_of(seat)
    assert decision is not None
    lay = [action for action in decision.options if action.verb.key == "lay"]
    assert lay
    for action in lay:
        card, cell = action.words.values()
        assert f'data-at="card:{card}"' in page
        assert f">{card}</text>" not in page
        assert f">{CELL.find(cell) % WIDTH + 1}</text>" in page
        assert f">{cell[1:]}</text>" in page
    for hall in chart_of(state.facts, DESK, Scribe(state.view(0), "en").clans()).side.halls:
        assert f">{hall}</text>" not in page
        assert f"Hall {hall}" not in page
    for lair in chain(*state.lair):
        assert f">{CAVERN.words[lair].removeprefix('lair-')}</text>" in page


def test_status_says_what_was_scouted_and_how_an_attack_failed() -> None:
    found: dict[str, str] = {}
    for s in walk(6, 1, 3):
        for seat in s.deciding:
            mine = BOARD.status(s.view(seat), "en")
            found |= {phrase.split()[0]: phrase for phrase in mine}
            theirs = BOARD.status(s.view(None), "en")
            assert not [phrase for phrase in theirs if phrase.startswith(("Gate cards", "Gnomes"))]
    assert re.fullmatch(r"Gate cards seen: \d \w+.*", found["Gate"])
    assert re.fullmatch(r"Gnomes seen: .+ \(\d\).*", found["Gnomes"])
    assert re.fullmatch(r"Repelled from .+: \d+ against \d+", found["Repelled"])


def test_a_keyboard_gets_to_ones_own_panel_which_may_be_too_high() -> None:
    state = GAME.scenario(at="turn")
    panels = GAME.board.panels(state.view(0), "en")
    assert 'tabindex="0"' in panels["seat-0"].partition(">")[0]
    assert 'tabindex="0"' not in panels["seat-1"].partition(">")[0]


def test_who_sees_the_same_on_the_table_shares_its_picture() -> None:
    """Also those who know of other things that nobody sees there."""
    rng, same = Random(4), 0
    for seed in range(3):
        match = GAME.match(players=3, seed=seed)
        for n in range(260):
            decision = rng.choice(match.state.decisions)
            match.play(rng.choice(decision.options), decision.seat)
            if n % 20:
                continue
            found: dict[object, dict[str, str]] = {}
            for seat in (None, 0, 1, 2):
                scribe = Scribe(match.state.view(seat), "en")
                parts = desk(scribe)["board"].parts
                same += scribe.glance_at_table() in found
                assert found.setdefault(scribe.glance_at_table(), parts) == parts
    assert same > 20
