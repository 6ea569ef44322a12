"""Chapter 2, the set-up: played from an empty board."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import answers, asked, options, play, question, region, seat, why

SIX_TILES = [f"tile {name}" for name in "ABCDEF"]
FOUR_RESERVES = [f"reserve {name}" for name in "ABCD"]
SIX_NUMBERS = [f"number {number}" for number in (6, 5, 4, 3, 2, 1)]


def two(game: IceGarden, *texts: str) -> IceGardenState:
    """Callo, who lies on top, and Freihoff, with so much of the set-up done."""
    s = game.new(2, characters="callo,freihoff")
    play(s, "stack callo", *texts)
    return s


def finish(s: IceGardenState) -> list[tuple[str, str]]:
    """Do the rest of the set-up as it comes; return who was asked what."""
    questions: list[tuple[str, str]] = []
    for _ in range(60):
        if s.position()["round"]:
            return questions
        if s.fate is not None:
            s.apply(s.fate.outcomes[0][0])
        else:
            questions.append((asked(s), question(s)))
            s.apply(s.legal()[0])
    raise AssertionError("the set-up has no end")


def ready(game: IceGarden, players: int, **options: Any) -> IceGardenState:
    s = game.new(players, **options)
    finish(s)
    return s


def by_region(s: IceGardenState, what: str) -> dict[str, Any]:
    return {name: region(s, name)[what] for name in "ABCDEFGH"}


# --- players ------------------------------------------------------------------------------------


@pytest.mark.rule("IG-2.1")
def test_a_character_is_chosen_once(game: IceGarden) -> None:
    s = game.new(3)
    assert options(s) == {"play fjollsfinn", "play van-dyken", "play freihoff", "play callo"}
    play(s, "play callo")
    assert options(s) == {"play fjollsfinn", "play van-dyken", "play freihoff"}
    assert why(s, "play callo") == "IG-2.1"


@pytest.mark.rule("IG-2.1")
def test_or_dealt_by_lot(game: IceGarden) -> None:
    s = game.new(2, characters="dealt")
    play(s, "deal freihoff")
    assert answers(s) == {"deal fjollsfinn": 1, "deal van-dyken": 1, "deal callo": 1}
    play(s, "deal callo")
    assert [one["character"] for one in s.position()["seats"]] == ["freihoff", "callo"]


@pytest.mark.rule("IG-2.2")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same(game: IceGarden, players: int, edition: str) -> None:
    s = ready(game, players, edition=edition)
    starts = [(one["population"], one["gold"], one["m_factor"]) for one in s.position()["seats"]]
    assert starts == [(4, 2, (1, 0, 0, 0))] * players
    assert s.bank == [24 - 4 * players, 22 - 2 * players, 16 - players]


@pytest.mark.rule("IG-2.3")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_mode_is_settled_before_play(game: IceGarden, edition: str) -> None:
    basic, advanced = (game.new(2, edition=edition, mode=mode) for mode in ("basic", "advanced"))
    assert "ask-vuko-tile" not in {what for _, what in finish(basic)}
    assert "ask-vuko-tile" in {what for _, what in finish(advanced)}


@pytest.mark.rule("IG-2.3")
@pytest.mark.parametrize(("mode", "then"), [("basic", "ask-plan"), ("advanced", "ask-order")])
def test_in_the_basic_game_nobody_touches_the_order_of_the_fields(game: IceGarden, mode: str, then: str) -> None:
    s = game.scenario(at="initiative", round=2, mode=mode, callo={}, freihoff={})
    play(s, "advance 1", "advance 1")
    assert question(s) == then


@pytest.mark.rule("IG-2.4")
def test_one_random_stack_serves_both_tracks(game: IceGarden) -> None:
    s = game.new(3, characters="fjollsfinn,freihoff,callo")
    assert answers(s) == {"stack fjollsfinn": 1, "stack freihoff": 1, "stack callo": 1}
    play(s, "stack callo")
    assert answers(s) == {"stack fjollsfinn": 1, "stack freihoff": 1}
    play(s, "stack freihoff")
    assert [s.seat_word(one) for one in s.order] == ["callo", "freihoff", "fjollsfinn"]
    assert [(one["reputation"], one["helm"]) for one in s.position()["seats"]] == [("safe", 1)] * 3
    assert asked(s) == "callo"


@pytest.mark.rule("IG-2.4", "IG-8.6")
def test_who_begins_has_the_worst_reputation_of_the_stack(game: IceGarden) -> None:
    s = game.new(3, characters="fjollsfinn,freihoff,callo")
    play(s, "stack callo", "stack freihoff")
    assert [s.seat_word(one) for one in s.standing] == ["fjollsfinn", "freihoff", "callo"]


@pytest.mark.rule("IG-2.5")
def test_everybody_starts_without_points(game: IceGarden) -> None:
    assert [one["score"] for one in ready(game, 4).position()["seats"]] == [0, 0, 0, 0]


# --- regions ------------------------------------------------------------------------------------


@pytest.mark.rule("IG-2.6")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("players", "regions"), [(2, 6), (3, 7), (4, 8)])
def test_each_tile_opens_a_region(game: IceGarden, players: int, regions: int, edition: str) -> None:
    s = ready(game, players, edition=edition)
    tiles = [tile for tile in by_region(s, "tile").values() if tile != "closed"]
    assert sorted(tiles) == list(range(1, regions + 1))


@pytest.mark.rule("IG-2.7")
def test_tiles_are_laid_in_initiative_order_one_at_a_time(game: IceGarden) -> None:
    s = game.new(3, characters="fjollsfinn,freihoff,callo")
    play(s, "stack callo", "stack fjollsfinn")
    layers = [who for who, what in finish(s) if what == "ask-tile"]
    assert layers == ["callo", "fjollsfinn", "freihoff", "callo", "fjollsfinn", "freihoff", "callo"]


@pytest.mark.rule("IG-2.7")
def test_a_tile_goes_face_down_where_there_is_none(game: IceGarden) -> None:
    s = two(game, "tile C")
    assert region(s, "C")["tile"] == "face-down"
    assert options(s) == {f"tile {name}" for name in "ABDEFGH"}
    assert why(s, "tile C") == "IG-2.7"


@pytest.mark.rule("IG-2.8")
def test_a_region_without_a_tile_takes_nobody(game: IceGarden) -> None:
    s = two(game, *SIX_TILES, *FOUR_RESERVES, *SIX_NUMBERS)
    assert options(s) == {f"start {name}" for name in "ABCDEF"}
    assert why(s, "start G") == "IG-2.8"


@pytest.mark.rule("IG-2.8")
def test_a_region_without_a_tile_stays_closed(game: IceGarden) -> None:
    s = game.scenario(at="start-of-round", alone=True, round=5, callo={}, freihoff={"markers": "A2"})
    assert why(s, "settle F") is None
    assert {why(s, "settle G"), why(s, "settle H")} == {"IG-2.8"}


# --- the Thorn and the reserves -----------------------------------------------------------------


@pytest.mark.rule("IG-2.9")
def test_van_dyken_sets_up_the_thorn_before_the_tiles_are_known(game: IceGarden) -> None:
    s = game.new(2, characters="callo,van-dyken")
    play(s, "stack callo", *SIX_TILES)
    assert (asked(s), question(s)) == ("van-dyken", "ask-thorn")
    assert options(s) == {f"thorn {name}" for name in "ABCDEF"}
    assert why(s, "thorn G") == "IG-2.8"
    assert {by_region(s, "tile")[name] for name in "ABCDEF"} == {"face-down"}
    play(s, "thorn E")
    assert s.position()["thorn"] == "E"


@pytest.mark.rule("IG-2.9")
def test_without_van_dyken_there_is_no_thorn(game: IceGarden) -> None:
    s = two(game, *SIX_TILES)
    assert s.fate is not None
    assert s.fate.kind == "reserve"
    finish(s)
    assert s.position()["thorn"] is None


@pytest.mark.rule("IG-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_reserves_are_always_in_the_game(game: IceGarden, players: int) -> None:
    s = ready(game, players)
    reserves = by_region(s, "reserves")
    assert sorted(reserves.values()) == [0, 0, 0, 0, 1, 1, 1, 1]
    assert all(by_region(s, "tile")[name] != "closed" for name, there in reserves.items() if there)


@pytest.mark.rule("IG-2.10")
def test_chance_puts_one_reserve_to_a_region(game: IceGarden) -> None:
    s = two(game, *SIX_TILES)
    assert answers(s) == {f"reserve {name}": 1 for name in "ABCDEF"}
    play(s, "reserve B")
    assert answers(s) == {f"reserve {name}": 1 for name in "ACDEF"}


@pytest.mark.rule("IG-2.11")
def test_no_reserve_is_dealt_to_the_thorn(game: IceGarden) -> None:
    s = game.new(2, characters="callo,van-dyken")
    play(s, "stack callo", *SIX_TILES, "thorn E")
    assert answers(s) == {f"reserve {name}": 1 for name in "ABCDF"}


@pytest.mark.rule("IG-2.12")
def test_reserves_then_tiles_are_turned_up_before_anybody_places_influence(game: IceGarden) -> None:
    s = two(game, *SIX_TILES, *FOUR_RESERVES)
    assert answers(s) == {f"number {number}": 1 for number in range(1, 7)}
    play(s, "number 6")
    assert answers(s) == {f"number {number}": 1 for number in range(1, 6)}
    play(s, *SIX_NUMBERS[1:])
    assert by_region(s, "tile") == {
        "A": 6, "B": 5, "C": 4, "D": 3, "E": 2, "F": 1, "G": "closed", "H": "closed"
    }  # fmt: skip
    assert question(s) == "ask-start"


# --- the first markers --------------------------------------------------------------------------


def at_the_start(game: IceGarden, *texts: str) -> IceGardenState:
    return two(game, *SIX_TILES, *FOUR_RESERVES, *SIX_NUMBERS, *texts)


@pytest.mark.rule("IG-2.13")
def test_the_two_markers_start_apart(game: IceGarden) -> None:
    s = at_the_start(game, "start A", "start B")
    assert asked(s) == "callo"
    assert options(s) == {f"start {name}" for name in "BCDEF"}
    assert why(s, "start A") == "IG-2.13"
    play(s, "start C", "start D")
    assert seat(s, "callo")["markers"] == {"A": 1, "C": 1}
    assert s.stock == [18, 18]


def test_a_scenario_can_begin_with_the_first_markers(game: IceGarden) -> None:
    s = game.scenario(at="starting-markers", order=["freihoff", "callo"], callo={"helm": 2}, freihoff={"helm": 2})
    assert (asked(s), question(s), s.position()["round"]) == ("freihoff", "ask-start", 0)
    play(s, "start A", "start B", "start C", "start A")
    assert (asked(s), question(s), s.position()["round"]) == ("freihoff", "ask-plan", 1)
    assert set(by_region(s, "neutral").values()) == {0, 1}
    assert seat(s, "callo")["actions"] == 4


@pytest.mark.rule("IG-2.14")
def test_everybody_places_the_first_marker_then_everybody_the_second(game: IceGarden) -> None:
    s = game.new(3, characters="fjollsfinn,freihoff,callo")
    play(s, "stack callo", "stack fjollsfinn")
    placed = [who for who, what in finish(s) if what == "ask-start"]
    assert placed == ["callo", "fjollsfinn", "freihoff"] * 2


@pytest.mark.rule("IG-2.15")
def test_a_starting_region_may_be_shared(game: IceGarden) -> None:
    s = at_the_start(game, "start A")
    assert asked(s) == "freihoff"
    assert why(s, "start A") is None
    play(s, "start A")
    assert (seat(s, "callo")["markers"], seat(s, "freihoff")["markers"]) == ({"A": 1}, {"A": 1})


# --- the rest of the board ----------------------------------------------------------------------


@pytest.mark.rule("IG-2.16")
@pytest.mark.parametrize(("players", "closed"), [(2, 2), (3, 1), (4, 0)])
def test_one_neutral_marker_in_every_open_region(game: IceGarden, players: int, closed: int) -> None:
    s = ready(game, players)
    neutral, tiles = by_region(s, "neutral"), by_region(s, "tile")
    assert {name for name in neutral if neutral[name] == 1} == {name for name in tiles if tiles[name] != "closed"}
    assert sorted(neutral.values()) == [0] * closed + [1] * (8 - closed)


@pytest.mark.rule("IG-2.17")
def test_dead_snow_starts_at_nothing(game: IceGarden) -> None:
    assert ready(game, 2).position()["snow"] == 0


@pytest.mark.rule("IG-2.18", "IG-6.1")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_order_tokens_rise_from_influence_to_making(game: IceGarden, mode: str) -> None:
    s = ready(game, 2, mode=mode)
    play(s, *(f"plan {field}" for field in ("making", "move", "raven", "gorge", "influence", "mountain")))
    questions = [question(s)]
    while s.position()["round"] == 1 and question(s) != "ask-making":
        play(s, "pass")
        questions.append(question(s))
    assert questions == ["ask-gorge", "ask-influence", "ask-move", "ask-mountain", "ask-making"]
    assert s.position()["order"] == ("influence", "move", "mountain", "raven", "making")
