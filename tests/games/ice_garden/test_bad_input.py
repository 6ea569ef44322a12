"""Saves, packs and options of The Lord of the Ice Garden that are damaged, edited or absurd."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ice_garden import components
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import PackError, SaveError
from meadhall.kernel.match import Match
from meadhall.kernel.pack import Pack
from tests.games.saves import (
    check_journal_after_the_end,
    check_own_turn,
    check_playable,
    check_sound,
    saved_match,
    wrong_field,
    wrong_journals,
    wrong_option,
)
from tests.kernel.test_bad_input import edited

GAME = meadhall.load("ice-garden")


@cache
def saved_position() -> str:
    """The advanced game, some way in."""
    state = advanced().state
    assert state.round > 1
    return state.to_json()


def advanced() -> Match[IceGardenState]:
    return Match.from_json(saved_match(GAME, mode="advanced"), GAME)


def test_the_position_itself_is_sound() -> None:
    check_sound(GAME, saved_position())


SEAT = ("position", "seats", 0)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("format",), 99, "format"),
        (("game",), "chess", "game"),
        (("players",), 5, "players"),
        (("players",), 2, "position.seats"),
        (("options", "edition"), "third", "edition"),
        (("options", "colour"), "red", "colour"),
        (("options", "characters"), "callo,callo,freihoff", "characters"),
        (("pack",), {"bank": {"gold": 9}}, "pack"),
        (("position",), KeyError, "position"),
        (("position", "round"), -1, "position.round"),
        (("position", "round"), KeyError, "position"),
        (("position", "weather"), "fine", "position"),
        (("position", "seats"), [], "position.seats"),
        ((*SEAT, "character"), "gandalf", "position.seats[0].character"),
        ((*SEAT, "character"), None, "position.seats[0].character"),
        ((*SEAT, "population"), -1, "position.seats[0].population"),
        ((*SEAT, "population"), 25, "position.seats.population"),
        ((*SEAT, "population"), 2.5, "position.seats[0].population"),
        ((*SEAT, "gold"), "much", "position.seats[0].gold"),
        ((*SEAT, "gold"), 23, "position.seats.gold"),
        ((*SEAT, "m_factor"), [1, 2, 3], "position.seats[0].m_factor"),
        ((*SEAT, "m_factor"), [16, 1, 0, 0], "position.seats.m_factor"),
        ((*SEAT, "vuko_tokens"), 11, "position.seats.vuko_tokens"),
        ((*SEAT, "score"), -5, "position.seats[0].score"),
        ((*SEAT, "reputation"), 5, "position.seats[0].reputation"),
        ((*SEAT, "reputation"), "great", "position.seats[0].reputation"),
        ((*SEAT, "helm"), 0, "position.seats[0].helm"),
        ((*SEAT, "helm"), 11, "position.seats[0].helm"),
        ((*SEAT, "jumped"), [9], "position.seats[0].jumped[0]"),
        ((*SEAT, "actions"), 6, "position.seats[0].actions"),
        ((*SEAT, "viper_gorge"), 21, "position.seats[0].markers"),
        ((*SEAT, "ice_garden"), 21, "position.seats[0].markers"),
        ((*SEAT, "markers"), {"Z": 1}, "position.seats[0].markers"),
        ((*SEAT, "markers"), {"A": 99}, "position.seats[0].markers"),
        ((*SEAT, "held"), 20, "position.seats[0].held"),
        ((*SEAT, "units", "1"), ["A", "A"], "position.seats[0].units.1"),
        ((*SEAT, "units", "1"), ["A", "A", "Z"], "position.seats[0].units.1"),
        ((*SEAT, "units", "4"), [], "position.seats[0].units"),
        ((*SEAT, "damage"), {"3": [1, 1]}, "position.seats[0].damage.3"),
        ((*SEAT, "improvements", "1"), ["attack"] * 9, "position.seats[0].improvements.1"),
        ((*SEAT, "improvements", "1"), ["flight", None, None, None], "position.seats[0].improvements.1"),
        ((*SEAT, "sword"), 1, "position.seats[0]"),
        (("position", "regions", "Z"), {}, "position.regions"),
        (("position", "regions", "A", "tile"), 9, "position.regions.A.tile"),
        (("position", "regions", "A", "tile"), "open", "position.regions.A.tile"),
        (("position", "regions", "A", "neutral"), -1, "position.regions.A.neutral"),
        (("position", "regions", "A", "nightmares"), 3, "position.regions.A.nightmares"),
        (("position", "regions", "A", "reserves"), 9, "position.regions.reserves"),
        (("position", "turn_order"), [0, 0, 1], "position.turn_order"),
        (("position", "turn_order"), [0, 1, 3], "position.turn_order"),
        (("position", "turn_order"), [0, 1], "position.turn_order"),
        (("position", "standing"), [0, 1], "position.standing"),
        (("position", "snow"), 25, "position.snow"),
        (("position", "red_ships"), 5, "position.red_ships"),
        (("position", "thorn"), "Q", "position.thorn"),
        (("position", "vuko"), 3, "position.vuko"),
        (("position", "maker_spy"), ["attack"], "position.maker_spy"),
        (("position", "fields"), {"kitchen": []}, "position.fields"),
        (("position", "fields", "move"), [7], "position.fields.move"),
        (("position", "fields", "move"), [0] * 9, "position.fields.move"),
        (("position", "order"), ["move"], "position.order"),
        (("position", "order"), ["move", "move", None, None, None], "position.order"),
        (("position", "vuko_tiles"), [["bears", "plain"], ["bears", "arrow"]], "position.vuko_tiles"),
        (("position", "vuko_tiles"), [["wolves", "plain"]], "position.vuko_tiles"),
        (("agenda",), None, "agenda"),
        (("agenda", 0, "step"), "Nap", "agenda[0].step"),
        (("agenda",), [{"step": "Plan"}], "agenda[0].seat"),
        (("agenda",), [{"step": "Plan", "seat": 0, "speed": 3}], "agenda[0].speed"),
        (("result",), {"winners": [0], "scores": [9, 1, 1], "ending": "goal"}, "result"),
    ],
)
def test_an_absurd_position_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    assert wrong_field(GAME, saved_position(), path, value) == field


@pytest.mark.parametrize(
    "step",
    [
        {"step": "Plan", "seat": 9},
        {"step": "Plan", "seat": -1},
        {"step": "Abilities", "region": 0, "seat": 9},
        {"step": "DominateRegion", "region": 99},
        {"step": "DominateRegion", "region": -1},
        {"step": "ActionField", "field": 17},
    ],
    ids=str,
)
def test_an_absurd_step_is_refused_even_if_it_comes_later(step: dict[str, Any]) -> None:
    """Otherwise the position is accepted now and breaks when the step is reached."""
    agenda = [step, {"step": "Plan", "seat": 0}]
    assert wrong_field(GAME, saved_position(), ("agenda",), agenda).startswith("agenda[0]")


def test_a_closed_region_cannot_hold_anything() -> None:
    data = json.loads(saved_position())
    closed = next(name for name, region in data["position"]["regions"].items() if region["tile"] == "closed")
    for piece in ({"neutral": 1}, {"tower": True}, {"nightmares": 1}, {"reserves": 1}):
        field = wrong_field(GAME, saved_position(), ("position", "regions", closed), piece)
        assert field == f"position.regions.{closed}"
    with pytest.raises(SaveError, match=r"IG-2\.8"):
        GAME.from_json(edited(saved_position(), (*SEAT, "units", "3"), [closed]))
    with pytest.raises(SaveError, match=r"IG-2\.8"):
        GAME.from_json(edited(saved_position(), ("position", "vuko"), closed))


def test_a_number_cannot_stand_twice() -> None:
    data = json.loads(saved_position())
    (one, first), (other, _) = [
        (name, region["tile"]) for name, region in data["position"]["regions"].items() if region["tile"] != "closed"
    ][:2]
    with pytest.raises(SaveError, match="stands twice") as wrong:
        GAME.from_json(edited(saved_position(), ("position", "regions", other, "tile"), first))
    assert wrong.value.field in (f"position.regions.{one}.tile", f"position.regions.{other}.tile")


def test_however_high_the_score_it_can_be_saved() -> None:
    """Two red ships in one round can lift a player from 49 far above 99."""
    state = GAME.from_json(saved_position())
    state.score[0] = 49 + 2 * 37
    assert GAME.from_json(state.to_json()) == state


def test_an_illegal_entry_of_a_journal_is_refused_and_the_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for text, field in wrong_journals(saved_match(GAME, mode="advanced"), "plan", "attack", "plan kitchen"):
        file.write_text(text)
        before = file.read_bytes()
        with pytest.raises(SaveError) as wrong:
            Match.load(file)
        assert wrong.value.field == field
        assert file.read_bytes() == before


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    check_journal_after_the_end(GAME)


def test_nobody_acts_for_another() -> None:
    check_own_turn(advanced())


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "field"),
    [
        (0, {}, "players"),
        (5, {}, "players"),
        ("3", {}, "players"),
        (2, {"editon": "first"}, "editon"),
        (2, {"edition": "1st"}, "edition"),
        (2, {"mode": True}, "mode"),
        (1, {"edition": "first"}, "edition"),
        (3, {"characters": "callo,freihoff"}, "characters"),
        (2, {"characters": "callo,callo"}, "characters"),
        (2, {"characters": "callo,gandalf"}, "characters"),
        (1, {"difficulty": "brutal"}, "difficulty"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(players: Any, options: dict[str, Any], field: str) -> None:
    assert wrong_option(GAME, players, options) == field


# --- packs ----------------------------------------------------------------------------------------


def borders(**of: list[str]) -> dict[str, Any]:
    return {"regions": {name: {"borders": near} for name, near in of.items()}}


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"banks": {"gold": 9}}, "banks"),
        ({"bank": {"silver": 9}}, "bank.silver"),
        ({"bank": {"gold": -1}}, "bank.gold"),
        ({"bank": {"gold": "lots"}}, "bank.gold"),
        ({"bank": {"gold": 1.5}}, "bank.gold"),
        ({"bank": {"population": 15}}, "start.population"),
        ({"bank": {"influence_markers": 1}}, "bank.influence_markers"),
        ({"bank": {"action_markers": 4}}, "bank.action_markers"),
        ({"bank": 3}, "bank"),
        ({"bank": {"gold": {"value": 9, "origin": "hearsay"}}}, "bank.gold.origin"),
        ({"improvements": {"attack": 99}}, "improvements.attack"),
        ({"snow": {"two": 0}}, "snow.two"),
        ({"initiative": {"stages": [3, 3, 2]}}, "initiative.stages"),
        ({"initiative": {"stages": [3, 3, 2, 3]}}, "initiative.ships"),
        ({"initiative": {"cubes": [3, 4, 5]}}, "initiative.cubes"),
        ({"initiative": {"red_ships": [4, 7, 9, 9]}}, "initiative.red_ships"),
        ({"initiative": {"red_ships": [4, 6, 7, 9]}}, "initiative.red_ships"),
        ({"initiative": {"red_ships": [1, 7, 9, 10]}}, "initiative.red_ships"),
        ({"slots": {"two": {"move": 0}}}, "slots.two.move"),
        ({"regions": {"Z": {"name": "Nowhere"}}}, "regions.Z"),
        ({"regions": {"A": {"name": ""}}}, "regions.A.name"),
        (borders(A=["B", "D", "F", "Z"]), "regions.A.borders"),
        (borders(A=["B", "D"]), "regions.F.borders"),
        (borders(A=["A", "B", "D", "F"]), "regions.A.borders"),
        (borders(A=["B", "B", "D", "F"]), "regions.A.borders"),
        (borders(C=[], B=["A", "D", "E"], E=["B", "D", "G", "H"], H=["E", "G"]), "regions.C.borders"),
        ({"tiles": {"two": {"7": {"points": [1], "resources": {}}}}}, "tiles.two.7"),
        ({"tiles": {"two": {"1": {"points": []}}}}, "tiles.two.1.points"),
        ({"tiles": {"two": {"1": {"points": [2, 6]}}}}, "tiles.two.1.points"),
        ({"tiles": {"two": {"1": {"points": [60, 1]}}}}, "tiles.two.1.points[0]"),
        ({"tiles": {"two": {"1": {"resources": {"silver": 1}}}}}, "tiles.two.1.resources"),
        ({"tiles": {"two": {"1": {"resources": {"gold": 3}}}}}, "tiles.two.1.resources.gold"),
        ({"characters": {"callo": {"level1": {"units": 4}}}}, "characters.callo.level1.units"),
        ({"characters": {"callo": {"level1": {"units": 2}}}}, "characters.callo.level1.units"),
        ({"characters": {"callo": {"level3": {"spy_spots": 1}}}}, "characters.callo.level3.spy_spots"),
        ({"characters": {"freihoff": {"level3": {"prices": [1, 1, 1]}}}}, "characters.freihoff.level3.prices"),
        ({"characters": {"gandalf": {}}}, "characters.gandalf"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_by_field(pack: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        meadhall.load("ice-garden", pack=pack)
    assert wrong.value.field == field
    assert meadhall.load("ice-garden") is GAME


def test_a_pack_with_something_missing_is_refused() -> None:
    """Ours is complete; take one value away and it is named."""
    values = json.loads(json.dumps(GAME.pack.values))
    del values["bank"]["gold"]
    with pytest.raises(PackError, match="gold") as wrong:
        components.furnish(Pack(values, {}))
    assert wrong.value.field == "bank"
    values = json.loads(json.dumps(GAME.pack.values))
    del values["regions"]["H"]
    with pytest.raises(PackError):
        components.furnish(Pack(values, {}))


EXTREMES: list[dict[str, Any]] = [
    {
        "bank": {"population": 16, "gold": 8, "m_factor": 4, "vuko_tokens": 1, "influence_markers": 2},
        "goals": {"dwellers": 2},
    },
    {"bank": {"population": 99, "gold": 99, "m_factor": 99, "vuko_tokens": 99}, "start": {"population": 9, "gold": 9}},
    {
        "bank": {"reserves": 1, "towers": 1, "nightmares": 1, "locks": 1, "action_markers": 9},
        "goals": {"absorbed": 1, "towers": 1, "locks": 1, "points": 99},
    },
    {"bank": {"reserves": 5, "towers": 99, "nightmares": 99, "locks": 99}},
    {"improvements": {"attack": 0, "shield": 0, "speed": 9, "dominate": 0}},
    {"snow": {"two": 1, "three": 1, "four": 1}},
    {"slots": {kind: {"influence": 1, "move": 1, "mountain": 1, "raven": 1, "making": 1} for kind in ("two", "many")}},
]


@pytest.mark.parametrize("pack", EXTREMES, ids=lambda pack: "-".join(pack))
def test_the_furthest_packs_that_are_allowed_can_be_played(pack: dict[str, Any]) -> None:
    game = meadhall.load("ice-garden", pack=pack)
    for seed in range(12):
        options = {
            "edition": "first" if seed % 3 and seed % 4 else "second",
            "mode": "advanced" if seed % 2 else "basic",
        }
        match = game.match(seed % 4 + 1, seed=seed, **options)
        check_playable(match, Random(seed))
        assert match.state.over
