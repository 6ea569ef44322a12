"""Chapter 14, the advanced game: Vuko tiles and order tokens."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import NotationError
from tests.books.ice_garden.table import answers, asked, options, play, question, region, seat, why, winners

EDITIONS = ["first", "second"]
SIDES = ["plain", "arrow"]
TILES = ["fire-people", "whisperers", "nightwalkers", "bears"]
ALL_TILES = {f"vuko-tile {tile} {side}" for tile in TILES for side in SIDES}


def new(game: IceGarden, **options: Any) -> IceGardenState:
    """A new advanced game of Callo, who begins, and Freihoff."""
    s = game.new(2, mode="advanced", characters="callo,freihoff", **options)
    play(s, "stack callo")
    return s


def scene(game: IceGarden, at: str, *tiles: str, side: str = "arrow", **what: Any) -> IceGardenState:
    """One thing alone in the advanced game; the tiles lie on the stages from the first on."""
    if tiles:
        what["vuko_tiles"] = [(tile, side) if tile else None for tile in tiles]
    return game.scenario(at=at, mode="advanced", **{"alone": True, **what})


# --- laying out the tiles -----------------------------------------------------------------------


@pytest.mark.rule("IG-14.1")
def test_first_edition_takes_as_many_tiles_as_the_players_like(game: IceGarden) -> None:
    s = new(game, edition="first")
    assert options(s) == {*ALL_TILES, "no-tile"}
    play(s, "no-tile", "vuko-tile bears plain", "no-tile", "vuko-tile whisperers arrow")
    assert s.position()["vuko_tiles"] == (None, ("bears", "plain"), None, ("whisperers", "arrow"))
    assert question(s) == "ask-tile"


@pytest.mark.rule("IG-14.1")
def test_first_edition_lays_no_tile_twice(game: IceGarden) -> None:
    s = new(game, edition="first")
    play(s, "vuko-tile bears plain")
    assert {why(s, "vuko-tile bears plain"), why(s, "vuko-tile bears arrow")} == {"IG-14.1"}


@pytest.mark.rule("IG-14.2")
def test_second_edition_lays_all_four_one_on_each_stage(game: IceGarden) -> None:
    s = new(game)
    assert options(s) == ALL_TILES
    assert why(s, "no-tile") == "IG-14.2"
    play(s, "vuko-tile bears plain")
    assert {why(s, "vuko-tile bears plain"), why(s, "vuko-tile bears arrow")} == {"IG-14.2"}
    play(s, "vuko-tile fire-people arrow", "vuko-tile nightwalkers plain", "vuko-tile whisperers plain")
    assert [tile for tile, _ in s.position()["vuko_tiles"]] == ["bears", "fire-people", "nightwalkers", "whisperers"]
    assert question(s) == "ask-tile"


@pytest.mark.rule("IG-14.2")
def test_or_chance_lays_them(game: IceGarden) -> None:
    s = new(game, vuko_layout="random")
    assert answers(s) == dict.fromkeys(ALL_TILES, 1)
    play(s, "vuko-tile whisperers arrow")
    assert answers(s) == {text: 1 for text in ALL_TILES if "whisperers" not in text}


# --- when a tile is active ----------------------------------------------------------------------


def mountain_price(game: IceGarden, *tiles: str, helms: tuple[int, int], **what: Any) -> int:
    """What the Mountain costs Callo; Those Who Whisper to Shadows make it dearer."""
    callo, freihoff = helms
    s = scene(game, "mountain", *tiles, callo={"markers": "A", "helm": callo}, freihoff={"helm": freihoff}, **what)
    assert s.decision is not None
    return s.decision.prompt.args[0]


@pytest.mark.rule("IG-14.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("helms", "price"), [((2, 3), 2), ((3, 4), 3), ((6, 2), 3), ((4, 6), 3), ((6, 7), 2), ((7, 4), 2), ((9, 9), 2)]
)
def test_without_an_arrow_only_while_the_foremost_marker_is_in_the_stage(
    game: IceGarden, edition: str, helms: tuple[int, int], price: int
) -> None:
    tiles = ("bears", "whisperers", "fire-people", "nightwalkers")
    assert mountain_price(game, *tiles, side="plain", helms=helms, edition=edition) == price


@pytest.mark.rule("IG-14.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("helms", "price"), [((2, 3), 2), ((3, 4), 3), ((6, 7), 3), ((10, 9), 3)])
def test_with_an_arrow_from_then_on(game: IceGarden, edition: str, helms: tuple[int, int], price: int) -> None:
    tiles = ("bears", "whisperers", "fire-people", "nightwalkers")
    assert mountain_price(game, *tiles, side="arrow", helms=helms, edition=edition) == price


@pytest.mark.rule("IG-14.4")
def test_an_arrow_works_beside_a_later_tile(game: IceGarden) -> None:
    s = scene(
        game,
        "vuko",
        "nightwalkers",
        "bears",
        callo={"markers": "A2", "reputation": -1, "helm": 4},
        freihoff={"helm": 3},
    )
    assert (s.position()["snow"], seat(s, "callo")["markers"]) == (1, {"A": 1})


@pytest.mark.rule("IG-14.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", SIDES)
def test_the_first_tile_is_active_in_the_first_round(game: IceGarden, edition: str, side: str) -> None:
    assert mountain_price(game, "whisperers", side=side, helms=(1, 1), edition=edition, round=1) == 3


@pytest.mark.rule("IG-14.1", "IG-14.3")
def test_a_stage_without_a_tile_changes_nothing(game: IceGarden) -> None:
    assert mountain_price(game, "", "whisperers", helms=(1, 1), edition="first") == 2
    assert mountain_price(game, "whisperers", "", side="plain", helms=(4, 4), edition="first") == 2


# --- Fire People --------------------------------------------------------------------------------


@pytest.mark.rule("IG-14.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "left", "gathered"), [("fire-people", 0, 3), ("bears", 2, 1)])
def test_vuko_takes_the_neutral_markers_along(
    game: IceGarden, edition: str, tile: str, left: int, gathered: int
) -> None:
    s = scene(
        game,
        "vuko",
        tile,
        edition=edition,
        callo={"markers": "A B2", "reputation": -1},
        freihoff={},
        vuko="A",
        regions={"A": {"neutral": 2}},
    )
    assert s.position()["vuko"] == "B"
    assert (region(s, "A")["neutral"], region(s, "B")["neutral"]) == (left, gathered)


@pytest.mark.rule("IG-14.6")
def test_vuko_gathers_more_with_each_region_he_leaves(game: IceGarden) -> None:
    seats: dict[str, Any] = {"callo": {"markers": "A B2 C3", "reputation": -1}, "freihoff": {}}
    s = scene(game, "vuko", "fire-people", **seats)
    assert (s.position()["vuko"], region(s, "C")["neutral"]) == ("C", 1)
    s = scene(game, "vuko", "fire-people", vuko="C", **seats)
    assert (s.position()["vuko"], region(s, "C")["neutral"], region(s, "B")["neutral"]) == ("B", 0, 2)
    s = scene(game, "vuko", "fire-people", vuko="B", regions={"B": {"neutral": 2}, "C": {"neutral": 0}}, **seats)
    assert (s.position()["vuko"], region(s, "C")["neutral"], region(s, "B")["neutral"]) == ("C", 2, 0)


@pytest.mark.rule("IG-14.6", "IG-10.5")
def test_where_vuko_stays_so_do_the_neutral_markers(game: IceGarden) -> None:
    s = scene(
        game, "vuko", "fire-people", callo={"markers": "A2", "reputation": -1}, freihoff={"markers": "B"}, vuko="A"
    )
    assert (s.position()["vuko"], region(s, "A")["neutral"], region(s, "B")["neutral"]) == ("A", 1, 1)


@pytest.mark.rule("IG-14.7")
@pytest.mark.parametrize(("markers", "rewarded"), [("B3", False), ("B4", True)])
def test_example_three_neutral_markers_ask_for_four_influence(game: IceGarden, markers: str, rewarded: bool) -> None:
    s = scene(
        game,
        "region B",
        "fire-people",
        edition="first",
        callo={"markers": markers},
        freihoff={},
        vuko="B",
        regions={"B": {"neutral": 3}},
        scorings=1,
    )
    assert (question(s) == "ask-take") is rewarded
    if rewarded:
        play(s, "take gold")
    assert (seat(s, "callo")["score"] > 0) is rewarded


@pytest.mark.rule("IG-14.7", "IG-14.8")
@pytest.mark.reading("IG 30")
@pytest.mark.parametrize(("edition", "tormented"), [("first", 1), ("second", 0)])
def test_below_the_threshold_one_dominates_in_the_first_edition_only(
    game: IceGarden, edition: str, tormented: int
) -> None:
    s = scene(
        game,
        "region B",
        "fire-people",
        edition=edition,
        callo={"units": "3B"},
        freihoff={},
        vuko="B",
        regions={"B": {"neutral": 3, "reserves": 1}},
        scorings=1,
    )
    if edition == "first":
        play(s, "use torment")
    assert question(s) == "ask-rest"
    assert region(s, "B")["nightmares"] == tormented
    assert (seat(s, "callo")["score"], seat(s, "callo")["m_factor"]) == (0, (1, 0, 0, 0))


@pytest.mark.rule("IG-14.8")
def test_above_the_threshold_everything_works(game: IceGarden) -> None:
    s = scene(
        game,
        "region B",
        "fire-people",
        callo={"units": "3B", "markers": "B"},
        freihoff={"markers": "B3"},
        vuko="B",
        regions={"B": {"neutral": 3}},
        scorings=1,
    )
    play(s, "take population")
    assert question(s) == "ask-rest"  # Freihoff is not ranked
    assert (region(s, "B")["nightmares"], seat(s, "callo")["score"] > 0, seat(s, "freihoff")["score"]) == (1, True, 0)


# --- Those Who Whisper to Shadows ---------------------------------------------------------------


@pytest.mark.rule("IG-14.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mountain_costs_three_population(game: IceGarden, edition: str) -> None:
    s = scene(game, "mountain", "whisperers", edition=edition, callo={"markers": "A", "population": 3}, freihoff={})
    play(s, "mountain A F", "carry 1 marker")
    assert (seat(s, "callo")["population"], seat(s, "callo")["markers"]) == (0, {"F": 1})


@pytest.mark.rule("IG-14.9")
@pytest.mark.parametrize(("tile", "asks"), [("whisperers", "ask-rest"), ("bears", "ask-mountain")])
def test_two_population_are_too_few(game: IceGarden, tile: str, asks: str) -> None:
    s = scene(game, "mountain", tile, callo={"markers": "A", "population": 2}, freihoff={})
    assert question(s) == asks


# --- Nightwalkers -------------------------------------------------------------------------------


@pytest.mark.rule("IG-14.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("markers", "tokens", "markers_left", "tokens_left"),
    [(3, 0, 2, 0), (3, 1, 1, 0), (3, 2, 0, 0), (1, 2, 0, 2)],
)
def test_a_marker_for_each_token_and_a_token_for_each_marker(
    game: IceGarden, edition: str, markers: int, tokens: int, markers_left: int, tokens_left: int
) -> None:
    """The visit itself brings one token more."""
    s = scene(
        game,
        "vuko",
        "nightwalkers",
        edition=edition,
        callo={"markers": f"A{markers}", "reputation": -1, "vuko_tokens": tokens},
        freihoff={},
    )
    assert seat(s, "callo")["markers"].get("A", 0) == markers_left
    assert seat(s, "callo")["vuko_tokens"] == tokens_left
    assert s.stock[0] == 20 - markers_left


@pytest.mark.rule("IG-14.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_in_vukos_region_pays(game: IceGarden, edition: str) -> None:
    s = scene(
        game,
        "vuko",
        "nightwalkers",
        edition=edition,
        callo={"markers": "A2", "reputation": -1},
        freihoff={"markers": "A3 B2", "vuko_tokens": 2},
        fjollsfinn={"markers": "A2"},
    )
    assert seat(s, "callo")["markers"] == {"A": 1}
    assert (seat(s, "freihoff")["markers"], seat(s, "freihoff")["vuko_tokens"]) == ({"A": 1, "B": 2}, 0)
    assert seat(s, "fjollsfinn")["markers"] == {"A": 2}
    assert s.vuko_tokens == 10


@pytest.mark.rule("IG-14.10")
def test_units_are_safe_from_the_nightwalkers(game: IceGarden) -> None:
    s = scene(
        game,
        "vuko",
        "nightwalkers",
        callo={"markers": "A2", "reputation": -1},
        freihoff={"units": "2A", "vuko_tokens": 1},
    )
    assert (seat(s, "freihoff")["units"]["2"], seat(s, "freihoff")["vuko_tokens"]) == (("A", None), 1)


@pytest.mark.rule("IG-14.11")
@pytest.mark.reading("IG 27")
@pytest.mark.parametrize(("tile", "held"), [("nightwalkers", 0), ("bears", 2)])
def test_what_is_set_aside_goes_first_and_the_rest_is_free(game: IceGarden, tile: str, held: int) -> None:
    s = scene(
        game,
        "vuko",
        tile,
        callo={"markers": "A4", "reputation": -1, "vuko_tokens": 1},
        freihoff={"markers": "B"},
    )
    assert seat(s, "callo")["held"] == held


@pytest.mark.rule("IG-14.11")
@pytest.mark.reading("IG 27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_vuko_sets_aside_before_the_nightwalkers_take(game: IceGarden, edition: str) -> None:
    s = scene(
        game,
        "attack",
        "nightwalkers",
        alone=False,
        edition=edition,
        callo={"markers": "A2", "units": "1A", "reputation": -1},
        freihoff={"markers": "A3", "vuko_tokens": 2},
    )
    told = [event.words() | {"key": event.key} for event in play(s, "pass")]
    taken = [(one["key"], one["seat"], one["count"]) for one in told if one["key"] in ("held", "nightwalkers-took")]
    assert [key for key, *_ in taken] == ["held", "held", "nightwalkers-took", "nightwalkers-took"]
    assert [rest for _, *rest in taken[:2]] == [rest for _, *rest in taken[2:]], "those set aside are the ones taken"


@pytest.mark.rule("IG-14.11")
@pytest.mark.reading("IG 27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_scores_for_the_nightwalkers(game: IceGarden, edition: str) -> None:
    s = scene(
        game,
        "vuko",
        "nightwalkers",
        edition=edition,
        callo={"markers": "A2", "reputation": -1},
        freihoff={"markers": "A2", "vuko_tokens": 1},
    )
    assert [one["score"] for one in s.position()["seats"]] == [0, 0]


# --- Both Bears ---------------------------------------------------------------------------------


@pytest.mark.rule("IG-14.12")
@pytest.mark.reading("IG 21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("callo", "snow"),
    [
        ({"markers": "A", "reputation": 0}, 6),
        ({"markers": "A", "reputation": "safe"}, 5),  # Vuko's action is skipped
        ({"reputation": -4}, 6),  # it is not skipped, but he finds nobody
    ],
)
def test_dead_snow_falls_with_every_action_of_vuko(
    game: IceGarden, edition: str, callo: dict[str, Any], snow: int
) -> None:
    s = scene(game, "vuko", "bears", edition=edition, callo=callo, freihoff={"markers": "B"}, snow=5)
    assert s.position()["snow"] == snow


@pytest.mark.rule("IG-14.13", "IG-13.14")
@pytest.mark.reading("IG 53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bears_can_end_the_game_and_nobody_is_to_blame(game: IceGarden, edition: str) -> None:
    s = scene(
        game,
        "vuko",
        "bears",
        alone=False,
        edition=edition,
        callo={"markers": "A3", "reputation": -3},
        freihoff={"markers": "B3", "reputation": -2},
        snow=17,
        scorings=1,
    )
    assert s.over
    assert s.result is not None
    assert (s.result.ending, winners(s), s.result.scores) == ("dead-snow", {"freihoff"}, (0, 0))
    # Callo holds the token of the visit, and that costs two; no other token, no other loss.
    assert [one["vuko_tokens"] for one in s.position()["seats"]] == [1, 0]
    assert [one["reputation"] for one in s.position()["seats"]] == [-5, -2]


# --- order tokens -------------------------------------------------------------------------------


@pytest.mark.rule("IG-14.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_round_keeps_the_order_of_the_setup(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="initiative", round=1, mode="advanced", edition=edition, callo={}, freihoff={})
    assert question(s) == "ask-plan"
    assert s.position()["order"] == ("influence", "move", "mountain", "raven", "making")


@pytest.mark.rule("IG-14.14")
@pytest.mark.reading("IG 56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_later_rounds_lay_all_tokens_afresh_between_initiative_and_planning(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="initiative",
        round=3,
        mode="advanced",
        edition=edition,
        callo={"helm": 2},
        freihoff={"helm": 3},
        sequence=["making", "raven", "mountain", "move", "influence"],
    )
    play(s, "advance 1", "advance 1")
    assert (asked(s), question(s)) == ("freihoff", "ask-order")  # first in the new order
    assert len(options(s)) == 25
    play(s, "order 5 making", "order 1 raven", "order 2 mountain", "order 3 move", "order 4 influence")
    assert question(s) == "ask-plan"
    assert s.position()["order"] == ("raven", "mountain", "move", "influence", "making")


def tokens_asked_for(s: IceGardenState) -> list[str]:
    layers = []
    while question(s) == "ask-order":
        layers.append(asked(s))
        s.apply(s.legal()[0])
    return layers


@pytest.mark.rule("IG-14.15")
@pytest.mark.reading("IG 56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "layers"),
    [
        (["callo", "freihoff"], ["callo", "freihoff", "callo", "freihoff", "callo"]),
        (["freihoff", "callo", "fjollsfinn"], ["freihoff", "callo", "fjollsfinn", "freihoff", "callo"]),
        (
            ["van-dyken", "callo", "fjollsfinn", "freihoff"],
            ["van-dyken", "callo", "fjollsfinn", "freihoff", "van-dyken"],
        ),
    ],
)
def test_tokens_are_laid_one_at_a_time_in_turn_order(
    game: IceGarden, edition: str, players: list[str], layers: list[str]
) -> None:
    seats: dict[str, Any] = {name.replace("-", "_"): {} for name in sorted(players)}
    s = scene(game, "order-tokens", edition=edition, round=2, order=players, **seats)
    assert tokens_asked_for(s) == layers


@pytest.mark.rule("IG-14.15")
def test_a_field_takes_one_token_and_a_token_is_laid_once(game: IceGarden) -> None:
    s = scene(game, "order-tokens", round=2, callo={}, freihoff={})
    play(s, "order 2 making")
    assert options(s) == {
        f"order {token} {field}" for token in (1, 3, 4, 5) for field in ("influence", "move", "mountain", "raven")
    }
    assert {why(s, "order 1 making"), why(s, "order 2 move")} == {"IG-14.15"}


@pytest.mark.rule("IG-14.15", "IG-6.1")
def test_the_fields_are_carried_out_by_their_tokens(game: IceGarden) -> None:
    s = scene(
        game,
        "action-phase",
        callo={"markers": "A"},
        freihoff={},
        fields={"influence": ["callo"], "move": ["callo"], "making": ["callo"]},
        sequence=["making", "raven", "move", "mountain", "influence"],
    )
    questions = [question(s)]
    while questions[-1] != "ask-rest":
        play(s, "pass")
        questions.append(question(s))
    assert questions == ["ask-making", "ask-move", "ask-influence", "ask-rest"]


@pytest.mark.rule("IG-14.16")
@pytest.mark.parametrize("field", ["gorge", "activation", "vuko"])
def test_three_fields_take_no_order_token(game: IceGarden, field: str) -> None:
    s = scene(game, "order-tokens", round=2, callo={}, freihoff={})
    assert not any(field in option for option in options(s))
    with pytest.raises(NotationError):
        play(s, f"order 1 {field}")


@pytest.mark.rule("IG-14.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_viper_gorge_first_activation_and_vuko_last(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase",
        mode="advanced",
        edition=edition,
        callo={"markers": "A3", "units": "1A"},
        freihoff={"markers": "A"},
        fields={"gorge": ["callo"], "making": ["callo"], "influence": ["callo"]},
        sequence=["making", "raven", "move", "mountain", "influence"],
    )
    questions = [question(s)]
    for text in ("pass", "shift", "done", "pass"):
        play(s, text)
        questions.append(question(s))
    assert questions == ["ask-gorge", "ask-making", "ask-shift", "ask-influence", "ask-attack"]
    assert s.position()["vuko"] is None
    play(s, "pass")
    assert s.position()["vuko"] == "A"


@pytest.mark.rule("IG-14.6", "IG-12.21")
def test_no_neutral_marker_follows_vuko_out_of_a_locked_region(game: IceGarden) -> None:
    s = game.scenario(
        at="vuko",
        alone=True,
        edition="first",
        mode="advanced",
        vuko_tiles=[("fire-people", "arrow")],
        vuko="A",
        regions={"A": {"locked": True, "neutral": 1}},
        callo={"markers": "B", "reputation": -1},
        freihoff={},
    )
    assert s.position()["vuko"] == "B"
    assert (region(s, "A")["neutral"], region(s, "B")["neutral"]) == (1, 1)


@pytest.mark.rule("IG-14.4")
@pytest.mark.parametrize(("tiles", "tokens"), [(("bears", "nightwalkers"), 2), (("nightwalkers", "bears"), 0)])
def test_tiles_in_force_together_work_from_the_left(game: IceGarden, tiles: tuple[str, str], tokens: int) -> None:
    """Both Bears end the game; if the Nightwalkers lie further left, Callo has lost her tokens before that."""
    s = game.scenario(
        at="vuko",
        mode="advanced",
        round=4,
        snow=17,
        vuko_tiles=[(tile, "arrow") for tile in tiles],
        callo={"markers": "A3", "reputation": -1, "vuko_tokens": 1, "helm": 4},
        freihoff={"helm": 4},
    )
    assert s.result is not None
    assert s.tokens[0] == tokens
