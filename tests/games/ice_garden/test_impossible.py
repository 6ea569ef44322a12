"""Positions of The Lord of the Ice Garden that no play can reach: each is refused, and one step inside is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.games.ice_garden import document
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import SaveError, ScenarioError

GAME = meadhall.load("ice-garden")

Given = dict[str, Any]

TWO: Given = {"at": "influence", "alone": True, "callo": {"markers": "A"}, "freihoff": {"markers": "B"}}
DYKEN: Given = {"at": "influence", "alone": True, "van_dyken": {"markers": "A"}, "callo": {"markers": "B"}}
FJOLL: Given = {"at": "influence", "alone": True, "fjollsfinn": {"markers": "A"}, "callo": {"markers": "B"}}
SOLO: Given = {"at": "influence", "alone": True, "players": 1, "callo": {"markers": "A"}, "freihoff": {}}
LOCKED: Given = {"locked": True}


def with_parts(base: Given, **parts: Any) -> Given:
    """A scenario with some parts replaced; those of a seat are added to what it has."""
    merged = dict(base)
    for name, part in parts.items():
        known = merged.get(name)
        merged[name] = known | part if isinstance(known, dict) and isinstance(part, dict) else part
    return merged


def callo(**parts: Any) -> Given:
    return with_parts(TWO, callo=parts)


def freihoff(**parts: Any) -> Given:
    return with_parts(TWO, freihoff=parts)


def regions(base: Given = TWO, **of: Given) -> Given:
    return with_parts(base, regions=of)


# What is impossible, the field that is named, and the nearest that is possible.
SCENARIOS: list[tuple[str, Given, str, Given]] = [
    ("thirty neutral markers", regions(A={"neutral": 30}), "regions.neutral", regions(A={"neutral": 6})),
    (
        "seven neutral markers of six",
        regions(**{name: {"neutral": 2 if name == "A" else 1} for name in "ABCDEF"}),
        "regions.neutral",
        regions(**{name: {"neutral": 1} for name in "ABCDEF"}),
    ),
    ("six action markers", callo(actions=6), "seats[0].actions", callo(actions=5)),
    (
        "six action markers, three of them on fields",
        with_parts(TWO, callo={"actions": 3}, fields={"move": ["callo"] * 3}),
        "seats[0].actions",
        with_parts(TWO, callo={"actions": 2}, fields={"move": ["callo"] * 3}),
    ),
    ("four on a field with three slots", with_parts(TWO, fields={"move": ["callo", "freihoff"] * 2}), "fields.move",
     with_parts(TWO, fields={"move": ["callo", "freihoff", "callo"]})),
    (
        "in Viper Gorge without paying",
        with_parts(TWO, callo={"viper_gorge": 1}, fields={"gorge": ["callo"] * 2}),
        "seats[0].viper_gorge",
        with_parts(TWO, callo={"viper_gorge": 2}, fields={"gorge": ["callo"] * 2}),
    ),
    ("two improvements on one spot", callo(improvements={1: ["speed", "shield"]}), "seats[0].improvements.1",
     callo(improvements={1: ["speed"]})),
    ("three improvements on two spots", callo(improvements={3: ["speed"] * 3}), "seats[0].improvements.3",
     callo(improvements={3: ["speed"] * 2})),
    ("an attack beside a printed one", callo(improvements={1: ["attack"]}), "seats[0].improvements.1",
     with_parts(TWO, edition="first", callo={"improvements": {1: ["attack"]}})),
    (
        "a Maker-Spy spot built over in the first edition",
        with_parts(TWO, edition="first", freihoff={"improvements": {3: ["speed", None, "shield"]}}),
        "seats[1].improvements.3",
        freihoff(improvements={3: ["speed", None, "shield"]}),
    ),
    (
        "six tokens of attack",
        with_parts(DYKEN, van_dyken={"improvements": {1: ["attack"], 3: ["attack"] * 2}},
                   callo={"improvements": {2: [None], 3: ["attack"] * 2}},
                   freihoff={"improvements": {3: ["attack"] * 2}}),
        "seats.improvements",
        with_parts(DYKEN, van_dyken={"improvements": {1: ["attack"], 3: ["attack"] * 2}},
                   callo={"improvements": {3: ["attack"] * 2}}, freihoff={"improvements": {3: ["speed"] * 2}}),
    ),
    ("the spy without Freihoff", with_parts(DYKEN, maker_spy=("attack", "speed")), "maker_spy",
     with_parts(TWO, maker_spy=("attack", "speed"))),
    ("the same twice for the spy", with_parts(TWO, maker_spy=("attack", "attack")), "maker_spy",
     with_parts(TWO, maker_spy=("attack", None))),
    (
        "the spy on a spot that is built over",
        with_parts(TWO, maker_spy=("attack", None), freihoff={"improvements": {3: [None, None, "shield"]}}),
        "maker_spy",
        with_parts(TWO, maker_spy=(None, "attack"), freihoff={"improvements": {3: [None, None, "shield"]}}),
    ),
    ("a lock on the Thorn", regions(with_parts(DYKEN, thorn="C"), C=LOCKED), "regions.C.locked",
     regions(with_parts(DYKEN, thorn="C"), D=LOCKED)),
    ("a lock without Callo", regions({"at": "domination", "freihoff": {"markers": "A"}, "fjollsfinn": {}}, C=LOCKED),
     "regions.C.locked", regions(C=LOCKED)),
    ("three locks", regions(C=LOCKED, D=LOCKED, E=LOCKED), "regions.locked", regions(C=LOCKED, D=LOCKED)),
    ("nightmares behind a lock", regions(C={"locked": True, "nightmares": 1}), "regions.C.nightmares",
     regions(C={"nightmares": 2})),
    ("neutral markers behind a lock", regions(C={"locked": True, "neutral": 1}), "regions.C.neutral",
     regions(with_parts(TWO, edition="first"), C={"locked": True, "neutral": 1})),
    ("a rival's marker behind a lock", regions(freihoff(markers="B C"), C=LOCKED), "seats[1].markers",
     regions(callo(markers="A C"), C=LOCKED)),
    ("a rival's unit behind a lock", regions(freihoff(units="1C"), C=LOCKED), "seats[1].units.1",
     regions(callo(units="2C"), C=LOCKED)),
    ("two Fauns behind a lock", regions(callo(units="2C 2C"), C=LOCKED), "seats[0].units.2",
     regions(callo(units="2C 2D"), C=LOCKED)),
    ("Vuko holds markers behind a lock", regions(with_parts(TWO, vuko="C", callo={"markers": "C2", "held": 1}),
     C=LOCKED, A={}), "seats[0].held", with_parts(TWO, vuko="C", callo={"markers": "C2", "held": 2, "vuko_tokens": 2})),
    ("nightmares without Callo", regions({"at": "domination", "freihoff": {"markers": "A"}, "fjollsfinn": {}},
     C={"nightmares": 1}), "regions.C.nightmares", regions(C={"nightmares": 1})),
    ("five nightmare tokens", regions(A={"nightmares": 2}, B={"nightmares": 2}, C={"nightmares": 1}),
     "regions.nightmares", regions(A={"nightmares": 2}, B={"nightmares": 2})),
    ("a tower without Freihoff", regions(DYKEN, C={"tower": True}), "regions.C.tower", regions(C={"tower": True})),
    (
        "seven towers",
        regions(with_parts(TWO, van_dyken={}), **{name: {"tower": True} for name in "ABCDEFG"}),
        "regions.tower",
        regions(with_parts(TWO, van_dyken={}), **{name: {"tower": True} for name in "ABCDEF"}),
    ),
    ("the Thorn without van Dyken", with_parts(TWO, thorn="C"), "thorn", with_parts(DYKEN, thorn="C")),
    ("the Thorn in a closed region", with_parts(DYKEN, thorn="H"), "regions.H", with_parts(DYKEN, thorn="F")),
    ("reserves absorbed without van Dyken", with_parts(TWO, absorbed=1), "absorbed",
     with_parts(DYKEN, thorn="C", absorbed=3)),
    ("reserves absorbed without the Thorn", with_parts(DYKEN, absorbed=1), "absorbed",
     with_parts(DYKEN, thorn="C", absorbed=1)),
    ("two reserves away from the Thorn", regions(C={"reserves": 2}), "regions.C.reserves",
     regions(with_parts(DYKEN, thorn="C"), C={"reserves": 2})),
    ("a reserve face down away from the Thorn", regions(with_parts(DYKEN, thorn="C"), D={"reserves_face_down": 1}),
     "regions.D.reserves_face_down", regions(with_parts(DYKEN, thorn="C"), C={"reserves_face_down": 1})),
    ("five reserves", regions(with_parts(DYKEN, thorn="C", absorbed=3), C={"reserves": 2}), "regions.reserves",
     regions(with_parts(DYKEN, thorn="C", absorbed=2), C={"reserves": 2})),
    ("the Ice Garden without Fjollsfinn", callo(ice_garden=1), "seats[0].ice_garden",
     with_parts(FJOLL, callo={"ice_garden": 1})),
    ("Fjollsfinn's own marker in the Ice Garden", with_parts(FJOLL, fjollsfinn={"ice_garden": 1}),
     "seats[0].ice_garden", with_parts(FJOLL, callo={"ice_garden": 5})),
    ("five tiles for two", with_parts(TWO, tiles=dict(zip("ABCDE", range(1, 6), strict=True))), "regions.tile",
     with_parts(TWO, tiles=dict(zip("ABCDEH", range(1, 7), strict=True)))),
    ("eight tiles for two", with_parts(TWO, tiles=dict(zip("ABCDEFGH", [1, 2, 3, 4, 5, 6, 6, 5], strict=True))),
     "regions.E.tile", TWO),
    ("a tile face down in the first round", with_parts(TWO, tiles={**dict(zip("ABCDE", range(1, 6), strict=True)),
     "F": "face-down"}), "regions.F.tile", TWO),
    ("Dead Snow at its limit", with_parts(TWO, snow=18), "snow", with_parts(TWO, snow=17)),
    ("a red ship that nobody has reached", with_parts(TWO, red_ships=2, callo={"helm": 4}), "red_ships",
     with_parts(TWO, red_ships=1, callo={"helm": 4})),
    ("a red ship passed unnoticed", with_parts(TWO, red_ships=0, callo={"helm": 4}), "red_ships",
     with_parts(TWO, red_ships=0, callo={"helm": 3})),
    ("two scorings with one red ship", with_parts(TWO, scorings=2, red_ships=1), "scorings",
     with_parts(TWO, scorings=1, red_ships=1)),
    ("a jump in a stage that lies ahead", callo(helm=3, jumped=(2,)), "seats[0].jumped", callo(helm=3, jumped=(1,))),
    ("a jump from before the first helm", callo(helm=2, jumped=(1,)), "seats[0].jumped", callo(helm=2)),
    ("the ninety-ninth round", with_parts(TWO, round=99), "round", with_parts(TWO, round=10)),
    (
        "the ninth round with everybody on the first helm",
        with_parts(TWO, round=9, callo={"helm": 1}, freihoff={"helm": 1}),
        "round",
        with_parts(TWO, round=9),
    ),
    (
        "the sixth round with a marker that has moved three times",
        with_parts(TWO, round=6, callo={"helm": 5, "jumped": (1,)}, freihoff={"helm": 5}),
        "round",
        with_parts(TWO, round=6, callo={"helm": 5}, freihoff={"helm": 5}),
    ),
    ("the eleventh helm", callo(helm=11), "seats[0].helm", callo(helm=9)),
    ("damage on a unit off the map", with_parts(TWO, callo={"damage": {"1": (1, 0, 0)}}), "seats[0].damage.1",
     callo(units="1A!1")),
    ("more damage than a unit bears", callo(units="2A!3"), "seats[0].damage.2", callo(units="2A!2")),
    ("order tokens in the basic game", with_parts(TWO, sequence=["making", "raven", "mountain", "move", "influence"]),
     "order", with_parts(TWO, mode="advanced", sequence=["making", "raven", "mountain", "move", "influence"])),
    ("Vuko tiles in the basic game", with_parts(TWO, vuko_tiles=[("bears", "plain")]), "vuko_tiles",
     with_parts(TWO, mode="advanced", vuko_tiles=[("bears", "plain")])),
    ("twenty-one influence markers", callo(markers="A15 B6"), "seats[0].markers", callo(markers="A15 B5")),
    ("twenty-five population", callo(population=23), "seats.population", callo(population=20)),
    ("eleven Vuko tokens", with_parts(TWO, callo={"vuko_tokens": 6}, freihoff={"vuko_tokens": 5}),
     "seats.vuko_tokens", with_parts(TWO, callo={"vuko_tokens": 5}, freihoff={"vuko_tokens": 5})),
    ("gold of the solo opponent", with_parts(SOLO, freihoff={"gold": 1}), "seats[1].gold", SOLO),
    ("a Vuko token of the solo opponent", with_parts(SOLO, freihoff={"vuko_tokens": 1}), "seats[1].vuko_tokens",
     with_parts(SOLO, callo={"vuko_tokens": 1})),
    ("reputation in the solo game", with_parts(SOLO, callo={"reputation": -1}), "seats[0].reputation", SOLO),
    ("reputation below the track", callo(reputation=-10), "seats[0].reputation", callo(reputation=-9)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "field", "possible"), [case[1:] for case in SCENARIOS], ids=[case[0] for case in SCENARIOS]
)
def test_what_the_components_cannot_show_is_refused(given: Given, field: str, possible: Given) -> None:
    with pytest.raises(ScenarioError) as wrong:
        GAME.scenario(**given)
    assert wrong.value.field == field
    state = GAME.scenario(**possible)
    assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize(
    ("given", "field", "possible"), [case[1:] for case in SCENARIOS], ids=[case[0] for case in SCENARIOS]
)
def test_an_edited_save_is_refused_for_the_same_reason(
    given: Given, field: str, possible: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The document of the possible position, with what the impossible one has in its place."""
    data = saved(**possible)
    with monkeypatch.context() as patched:
        edited = unchecked(patched, given)
    with pytest.raises(SaveError) as wrong:
        GAME.from_json(json.dumps({**data, **edited}))
    assert wrong.value.field == f"position.{field}"


def unchecked(patched: pytest.MonkeyPatch, given: Given) -> dict[str, Any]:
    """What a scenario would write, before anybody has looked whether it is possible."""

    class Stop(Exception):
        """The scenario has been put into words."""

    written: dict[str, Any] = {}

    def read(state: IceGardenState, position: dict[str, Any]) -> IceGardenState:
        written.update(players=state.players, options=state.settings, position=position)
        raise Stop

    patched.setattr(document, "read", read)
    with pytest.raises(Stop):
        GAME.scenario(**given)
    return written


def saved(**given: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(GAME.scenario(**given).to_json())
    return data


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(SaveError) as wrong:
        GAME.from_data(data)
    return wrong.value.field


def test_a_save_is_checked_like_a_scenario() -> None:
    data = saved(**TWO)
    assert GAME.from_data(data) == GAME.scenario(**TWO)
    for change, field in (
        ({"snow": 18}, "position.snow"),
        ({"thorn": "A"}, "position.thorn"),
        ({"scorings": 1}, "position.scorings"),
        ({"round": 0}, "position.round"),
    ):
        assert refused({**data, "position": {**data["position"], **change}}) == field


def test_the_round_is_bounded_by_the_moves_that_are_behind_everybody() -> None:
    """Once all have moved, the round is no later than their moves; before that it may be one more."""
    moved = saved(at="planning", round=3, callo={"markers": "A2"}, freihoff={"markers": "B2"})
    assert refused({**moved, "position": {**moved["position"], "round": 4}}) == "position.round"
    waiting = GAME.scenario(at="initiative", round=4, callo={"helm": 3}, freihoff={"helm": 3})
    assert GAME.from_json(waiting.to_json()) == waiting
    waiting.apply(waiting.legal()[0])
    data = json.loads(waiting.to_json())
    assert GAME.from_json(waiting.to_json()) == waiting
    assert refused({**data, "position": {**data["position"], "round": 5}}) == "position.round"


def test_helms_that_are_not_given_have_moved_with_the_round() -> None:
    for at, round, helm in (("planning", 1, 1), ("planning", 4, 4), ("initiative", 4, 3), ("start-of-round", 2, 1)):
        state = GAME.scenario(at=at, round=round, callo={}, freihoff={})
        assert [seat["helm"] for seat in state.position()["seats"]] == [helm, helm]


# --- steps of the agenda --------------------------------------------------------------------------

ARMED: Given = {
    "at": "attack",
    "alone": True,
    "round": 2,
    "fjollsfinn": {"markers": "A2 B", "units": "1A 2A 2B", "gold": 4, "improvements": {1: ["speed"]}},
    "callo": {"markers": "A C2", "units": "2C 3D", "gold": 1},
    "regions": {"C": {"locked": True}, "D": {"nightmares": 1}},
}
"""Fjollsfinn's units and markers, and a locked region."""
CARRY: Given = {"seat": 0, "origin": 0, "piece": 0, "begun": False, "crossing": False}
EACH: Given = {"region": 3, "ranked": [0, 1], "rank": 0, "taken": 0}

# A step, what is wrong with it, the field that is named, and what would be right.
STEPS: list[tuple[str, Given, str, Given]] = [
    ("Appear", {"seat": 0, "level": 1, "left": 3}, "left", {"seat": 0, "level": 1, "left": 2}),
    ("Appear", {"seat": 0, "level": 1, "left": 0}, "left", {"seat": 0, "level": 3, "left": 1}),
    ("Shift", {"seat": 0, "left": 6}, "left", {"seat": 0, "left": 5}),
    ("Settle", {"seat": 0, "left": 3}, "left", {"seat": 0, "left": 2}),
    ("Move", {"seat": 0, "steps": 3}, "steps", {"seat": 0, "steps": 2}),
    ("Plan", {"seat": 0}, "seat", {}),
    ("Carry", {**CARRY, "goal": 1, "ready": [3, 0, 0, 0]}, "ready", {**CARRY, "goal": 1, "ready": [2, 1, 1, 0]}),
    ("Carry", {**CARRY, "goal": 2, "ready": [2, 0, 0, 0]}, "goal", {**CARRY, "goal": 3, "ready": [2, 0, 0, 0]}),
    ("Cross", {"seat": 0, "here": 0, "there": 1, "from_here": [0] * 4, "from_there": [0, 1, 0, 0]}, "from_there",
     {"seat": 0, "here": 0, "there": 1, "from_here": [0] * 4, "from_there": [1, 0, 0, 0]}),
    ("Cross", {"seat": 1, "here": 0, "there": 1, "from_here": [0] * 4, "from_there": [0] * 4}, "seat", {}),
    ("Speed", {"seat": 0, "left": [2, 0, 0, 0, 0, 0]}, "left", {"seat": 0, "left": [1, 0, 0, 0, 0, 0]}),
    ("Speed", {"seat": 0, "left": [0, 0, 0, 0, 0, 1]}, "left", {}),
    ("Strike", {"seat": 0, "pool": [2, 0, 0, 0, 0, 0, 0, 0]}, "pool", {"seat": 0, "pool": [1, 0, 0, 0, 0, 0, 0, 0]}),
    ("Attack", {"seat": 1}, "seat", {"seat": 0}),
    ("Evict", {"seat": 1, "region": 0, "left": 1}, "region", {"seat": 1, "region": 2, "left": 2}),
    ("Evict", {"seat": 1, "region": 2, "left": 3}, "left", {"seat": 1, "region": 2, "left": 1}),
    ("Recruit", {"seat": 1, "region": 2}, "seat", {"seat": 0, "region": 0}),
    ("Recruit", {"seat": 0, "region": 3}, "region", {"seat": 0, "region": 0}),
    ("UseAbility", {"seat": 0, "region": 3, "ability": 0}, "seat", {"seat": 1, "region": 3, "ability": 0}),
    ("UseAbility", {"seat": 1, "region": 4, "ability": 0}, "region", {"seat": 1, "region": 3, "ability": 0}),
    ("DominateRegion", {"region": 7}, "region", {"region": 5}),
    ("Yield", {"region": 3, "ranked": [0, 0]}, "ranked", {"region": 3, "ranked": [0, 1]}),
    ("Take", {"seat": 1, **EACH}, "rank", {"seat": 0, **EACH}),
    ("Harvest", {**EACH, "taken": 8}, "taken", {**EACH, "taken": 7}),
    ("RollUnit", {"level": 1}, "step", {}),
    ("LayTiles", {}, "step", {}),
    ("LayVukoTile", {"seat": 0}, "step", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "wrong", "field", "right"), STEPS, ids=[f"{n}-{case[0]}" for n, case in enumerate(STEPS)]
)
def test_a_step_finds_what_it_takes_for_granted(name: str, wrong: Given, field: str, right: Given) -> None:
    """Even below another one, where it would only break when it is reached."""
    data = saved(**ARMED)
    rest = {"step": "Rest", "seat": 0}
    assert refused({**data, "agenda": [{"step": name, **wrong}, rest]}) == f"agenda[0].{field}"
    if right:
        assert GAME.from_data({**data, "agenda": [{"step": name, **right}, rest]})


def test_steps_of_the_solo_opponent_find_its_pieces() -> None:
    data = saved(**with_parts(SOLO, freihoff={"units": "1A 1B"}))
    rest = {"step": "Rest", "seat": 0}
    assert refused({**data, "agenda": [{"step": "Wander", "figure": 2}, rest]}) == "agenda[0].figure"
    assert GAME.from_data({**data, "agenda": [{"step": "Wander", "figure": 1}, rest]})
    assert refused({**data, "agenda": [*[{"step": "RollUnit", "level": 1}] * 2, rest]}) == "agenda"
    assert GAME.from_data({**data, "agenda": [{"step": "RollUnit", "level": 1}, rest]})


def test_nobody_has_a_third_starting_marker() -> None:
    state = GAME.new(2, characters="callo,freihoff")
    while type(state.agenda[-1]).__name__ != "StartingMarker":
        state.apply(state.fate.outcomes[0][0] if state.fate else state.legal()[0])
    data = json.loads(state.to_json())
    assert GAME.from_data(data) == state
    data["agenda"][-1]["which"] = 3
    assert refused(data) == f"agenda[{len(data['agenda']) - 1}].which"


def test_as_many_order_tokens_are_to_be_laid_as_places_are_empty() -> None:
    data = saved(at="order-tokens", mode="advanced", round=2, callo={"markers": "A"}, freihoff={"markers": "B"})
    tokens = [step for step in data["agenda"] if step["step"] == "LayOrderToken"]
    assert len(tokens) == 5
    assert refused({**data, "agenda": [*data["agenda"], tokens[0]]}) == "agenda"
    assert refused({**data, "agenda": [step for step in data["agenda"] if step not in tokens]}) == "position.order"


# --- results --------------------------------------------------------------------------------------


def ended() -> IceGardenState:
    """Fifty points, and the round is over."""
    state = GAME.scenario(at="end-of-round", callo={"score": 50}, freihoff={})
    assert isinstance(state, IceGardenState)
    assert state.over
    return state


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"scores": [51, 0]}, "result.scores"),
        ({"winners": []}, "result.winners"),
        ({"winners": [2]}, "result.winners"),
        ({"ending": "tea-time"}, "result.ending"),
        ({"ending": "dead-snow"}, "result.ending"),
    ],
)
def test_a_result_that_the_position_does_not_bear_out_is_refused(change: Given, field: str) -> None:
    data = json.loads(ended().to_json())
    assert GAME.from_data(data).over
    assert refused({**data, "result": data["result"] | change}) == field
