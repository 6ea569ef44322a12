"""Positions of Fall of the Mountain King that no play can reach: each is refused, and one step inside is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.games.mountain_king.words import CAVERN, CHAMPION, FACTION, SYMBOL
from meadhall.kernel.errors import SaveError, ScenarioError

GAME = meadhall.load("mountain-king")

Given = dict[str, Any]


def turn(**parts: Any) -> Given:
    return {"at": "turn", "alone": True, **parts}


def blue(**parts: Any) -> Given:
    return turn(blue=parts)


MANY = [f"a{n:02}" for n in range(30, 56)]
LONG = "a15@d5 a13@f4 a16@d4 a17@f6 a18@e6 a19@e4 a20@d6 a21@f5 a22@e5"
PAWNS = "firragh:a waelwulf:a okkag:a siggdan:a haldis:a"
KNOWN = ["blue", "red"]

# What is impossible, the field that is named, the nearest that is possible, and how its document becomes impossible.
SCENARIOS: list[tuple[str, Given, str, Given, Given]] = [
    ("26 Trolls", blue(trolls="moss3:20 a:6"), "blue.trolls", blue(trolls="moss3:20 a:5"),
     {"seats.blue.trolls.lair-1a": 6}),
    ("Trolls in another's Lair", turn(blue=dict(trolls="lair-2a"), red=dict(lairs=2)), "blue.trolls",
     turn(blue=dict(trolls="lair-1a"), red=dict(lairs=2)), {"seats.blue.trolls": {"lair-2a": 1}}),
    ("Trolls off this side of the board", blue(trolls="moss5"), "blue.trolls", blue(trolls="moss4"),
     {"seats.blue.trolls": {"moss5": 1}}),
    ("Trolls among Gnomes", turn(blue=dict(trolls="fire1"), gnomes="fire1"), "blue.trolls",
     turn(blue=dict(trolls="fire1"), gnomes="fire3"), {"gnomes": {"fire1": [{}]}}),
    ("the same Lairs twice", turn(blue=dict(lairs=2), red=dict(lairs=2)), "blue.lairs",
     turn(blue=dict(lairs=2), red=dict(lairs=3)), {"seats.red.lairs": 2}),
    ("Lairs off this side of the board", blue(lairs=7), "blue.lairs", blue(lairs=3), {"seats.blue.lairs": 7}),
    ("nine Supplies", blue(supplies=9), "blue.supplies", blue(supplies=8), {"seats.blue.supplies": 9}),
    ("five Desperation tokens", blue(desperation=5, supplies=1), "blue.desperation",
     blue(desperation=4, supplies=1), {"seats.blue.desperation": 5}),
    ("three Desperation tokens for six Supplies", blue(desperation=3, supplies=6), "blue.desperation",
     blue(desperation=2, supplies=6), {"seats.blue.desperation": 4}),
    ("beyond the Boost track", blue(boost=7), "blue.boost", blue(boost=6), {"seats.blue.boost": 7}),
    ("three Gnomes in a cavern", turn(gnomes="fire1:?/?/?"), "gnomes.fire1", turn(gnomes="fire1:?/?"),
     {"gnomes.fire1": [{}, {}, {}]}),
    ("Gnomes in a Lair", turn(gnomes="lair-1a"), "gnomes.lair-1a", turn(gnomes="moss3"), {"gnomes": {"lair-1a": [{}]}}),
    ("eleven Gnomes of a strength by the Wheel", turn(by_wheel=(11, 0, 0)), "by_wheel", turn(by_wheel=(10, 0, 0)),
     {"by_wheel": [11, 0, 0]}),
    ("eleven Gnomes of a strength in all", turn(by_wheel=(10, 0, 0), gnomes="fire1:1"), "gnomes",
     turn(by_wheel=(10, 0, 0), gnomes="fire1:2"), {"gnomes.fire1": [{"strength": 1, "known_to": KNOWN}]}),
    ("31 Gnomes", turn(by_wheel=(10, 10, 10), gnomes="fire1:?"), "gnomes",
     turn(by_wheel=(10, 10, 9), gnomes="fire1:?"), {"by_wheel": [10, 10, 10]}),
    ("the ninth space of the Wheel", turn(wheel=8), "wheel", turn(wheel=7), {"wheel": 8}),
    ("the same Gate card twice", turn(gates="fire@blue fire@red"), "gates", turn(gates="fire@blue ice@red"),
     {"gates.1.clan": "fire"}),
    ("a fifth Hall worth four", turn(halls="h1:4 h2:4 h3:4 h4:4 h5:4"), "halls.h5",
     turn(halls="h1:4 h2:4 h3:4 h4:4 h5:8 h6:8"), {"halls.h5": 4}),
    ("a Hall off this side of the board", turn(halls="h9:4"), "halls.h9", turn(halls="h1:4"), {"halls.h9": 4}),
    ("the same Vote tile twice", turn(planks="ice:one moss:one"), "planks", turn(planks="ice:one moss:two"),
     {"planks.moss": "one"}),
    ("a starting Champion on display", turn(display="argren"), "display[0].champion", turn(display="imbolg"),
     {"display.0.champion": "argren"}),
    ("a Champion of Wave III on display before it", turn(wave=2, display="torvald"), "display[0].champion",
     turn(wave=3, display="torvald"), {"wave": 2}),
    ("a Champion of Wave I on display in Wave III", turn(wave=3, display="imbolg"), "display[0].champion",
     turn(wave=2, display="imbolg"), {"wave": 3}),
    ("four Champions on display for two", turn(display="imbolg crym okkag rurik"), "display",
     turn(display="imbolg crym okkag"), {"display.3": {"champion": "rurik"}}),
    ("a Champion held and gone", turn(blue=dict(champions="tuva"), gone="tuva"), "gone",
     turn(blue=dict(champions="tuva"), gone="nyssa"), {"gone": ["tuva"]}),
    ("a Champion held twice", turn(blue=dict(champions="tuva"), red=dict(champions="tuva")), "red.champions",
     turn(blue=dict(champions="tuva"), red=dict(champions="nyssa")), {"seats.red.champions": {"tuva": {}}}),
    ("two starting Champions", blue(champions="argren brunna"), "blue.champions", blue(champions="argren crym"),
     {"seats.blue.champions.brunna": {}}),
    ("three starting Champions of two gone", turn(gone="argren brunna skeld"), "gone", turn(gone="argren brunna"),
     {"gone": ["argren", "brunna", "skeld"]}),
    ("a Champion of Wave I held before the award", turn(wave=1, blue=dict(champions="crym")), "blue.champions",
     turn(wave=2, blue=dict(champions="crym")), {"wave": 1}),
    ("a fourth Champion awarded to two in Wave I", turn(wave=2, blue=dict(champions="crym okkag rurik edda")),
     "blue.champions", turn(wave=2, blue=dict(champions="crym okkag rurik")), {"seats.blue.champions.edda": {}}),
    ("a fourth Champion gone for two in Wave I", turn(wave=2, gone="crym okkag rurik edda"), "gone",
     turn(wave=2, gone="crym okkag rurik"), {"gone": ["crym", "okkag", "rurik", "edda"]}),
    ("a Champion of Wave III held before the award", turn(wave=3, blue=dict(champions="osk")), "blue.champions",
     turn(wave=3, blue=dict(champions="crym")), {"seats.blue.champions": {"osk": {}}}),
    ("99 Influence", turn(display="crym", blue=dict(influence="crym:99")), "display[0].influence",
     turn(display="crym", blue=dict(influence="crym:26")), {"display.0.influence": [["blue", 99]]}),
    ("more Influence than a first Wave gives", turn(display="crym okkag", blue=dict(influence="crym:14 okkag:14")),
     "display[0].influence", turn(display="crym okkag", blue=dict(influence="crym:14 okkag:13")),
     {"display.1.influence": [["blue", 14]]}),
    ("Influence in the set-up", {"at": "lairs", "blue": dict(influence="imbolg")}, "display[0].influence",
     {"at": "lairs"}, {"display.0.influence": [["blue", 1]]}),
    ("a pawn of a Champion without one", blue(pawns="tuva:moss3"), "blue.champions.tuva.pawn",
     blue(pawns="argren:moss3"), {"seats.blue.champions": {"tuva": {"pawn": "moss3"}}}),
    ("six pawns on five bases", blue(pawns=f"{PAWNS} ulfgar:a"), "blue.champions",
     turn(players=3, wave=3, blue=dict(pawns=PAWNS)), {"seats.blue.champions.ulfgar": {"pawn": "lair-1a"}}),
    ("more Claws than the card has", blue(claws="tuva:3"), "blue.champions.tuva.claws", blue(claws="tuva:2"),
     {"seats.blue.champions.tuva.claws": 3}),
    ("a tile off this side of the board", {"at": "halls", "alone": True, "blue": dict(tiles="torvald:h9")},
     "blue.champions.torvald.tile", {"at": "halls", "alone": True, "blue": dict(tiles="torvald:h1")},
     {"seats.blue.champions.torvald.tile": "h9"}),
    ("a card in two Ancestries", turn(blue=dict(ancestry="a15@d5"), red=dict(ancestry="a15@d5")), "red.ancestry",
     turn(blue=dict(ancestry="a15@d5"), red=dict(ancestry="a16@d5")), {"seats.red.ancestry": [["a15", "d5"]]}),
    ("a card that lies apart", blue(ancestry="a15@a1"), "blue.ancestry", blue(ancestry="a15@d5"),
     {"seats.blue.ancestry": [["a15", "a1"]]}),
    ("ten cards in an Ancestry", turn(wave=3, blue=dict(ancestry=f"{LONG} a23@e4")), "blue.ancestry",
     turn(wave=3, blue=dict(ancestry=LONG)), {"seats.blue.ancestry.9": ["a23", "e4"]}),
    ("four cards in a first Wave", blue(ancestry="a15@d5 a13@f4 a16@d4 a17@f6"), "blue.ancestry",
     blue(ancestry="a15@d5 a13@f4 a16@d4"), {"seats.blue.ancestry.3": ["a17", "f6"]}),
    ("a cube where nothing is", blue(cubes="a1"), "blue.cubes", blue(ancestry="a15@d5", cubes="e6"),
     {"seats.blue.cubes": ["a1"]}),
    ("25 discards of 24 cards", turn(wave=3, discards=MANY[:25]), "discards", turn(wave=3, discards=MANY[:24]),
     {"discards.24": {"card": MANY[24], "seen_by": KNOWN}}),
    ("nine discards in a first Wave", turn(discards=MANY[:9]), "discards", turn(discards=MANY[:8]),
     {"discards.8": {"card": MANY[8], "seen_by": KNOWN}}),
    ("a march of a Champion without a pawn", turn(blue=dict(champions="tuva"), marched="tuva"), "marched",
     turn(blue=dict(champions="argren"), marched="argren"),
     {"seats.blue.champions": {"tuva": {}}, "marched": ["tuva"]}),
    ("a hand outside the building", blue(hand="a01"), "blue.hand", blue(),
     {"seats.blue.hand": ["a01"], "seats.blue.seen_by": ["blue"]}),
]  # fmt: skip
NAMES = [case[0] for case in SCENARIOS]


@pytest.mark.parametrize(("given", "field", "possible"), [case[1:4] for case in SCENARIOS], ids=NAMES)
def test_what_the_components_cannot_show_is_refused(given: Given, field: str, possible: Given) -> None:
    with pytest.raises(ScenarioError) as wrong:
        GAME.scenario(**given)
    assert wrong.value.field == field
    state = GAME.scenario(**possible)
    assert GAME.from_json(state.to_json()) == state


def change(place: Any, path: str, value: object) -> None:
    """Set what a path such as "display.0.champion" leads to; the number after the last entry adds one."""
    *names, last = path.split(".")
    for name in names:
        place = place[int(name) if isinstance(place, list) else name]
    if isinstance(place, list) and int(last) == len(place):
        place.append(value)
    else:
        place[int(last) if isinstance(place, list) else last] = value


@pytest.mark.parametrize(("field", "possible", "edits"), [(case[2], case[3], case[4]) for case in SCENARIOS], ids=NAMES)
def test_nor_can_an_edited_save_show_it(field: str, possible: Given, edits: Given) -> None:
    data = saved(**possible)
    assert GAME.from_data(data)
    for path, value in edits.items():
        change(data["position"], path, value)
    with pytest.raises(SaveError) as wrong:
        GAME.from_json(json.dumps(data))
    seat = field.split(".")[0] in FACTION.words
    assert wrong.value.field == f"position.{'seats.' if seat else ''}{field}"


# --- steps of the agenda --------------------------------------------------------------------------


def saved(**given: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(GAME.scenario(**given).to_json())
    return data


def refused(data: Given) -> str:
    with pytest.raises(SaveError) as wrong:
        GAME.from_data(data)
    return wrong.value.field


MIDDLE: Given = turn(
    wave=2,
    blue=dict(
        trolls="moss3:2 a:2", pawns="argren:moss3", champions="crym sibba imbolg", ancestry="a15@d5", cubes="e6",
        supplies=2, influence="okkag:2",
    ),
    red=dict(trolls="moon3", supplies=0, influence="okkag:1", claws="jorunn:1", champions="vargha"),
    gnomes="fire1:2/? mud1",
    gates="fire@red",
    display="okkag rurik",
)  # fmt: skip
FIRE, MOSS, MOON, AWAY = (CAVERN.find(name) for name in ("fire1", "moss3", "moon3", "moss5"))
OWN, FOREIGN = CAVERN.find("lair-1a"), CAVERN.find("lair-2a")
ARGREN, CRYM, HARALD, IMBOLG, OKKAG, RURIK, TORVALD, TUVA = (
    CHAMPION.find(name) for name in ("argren", "crym", "harald", "imbolg", "okkag", "rurik", "torvald", "tuva")
)
COVERED, FREE = SYMBOL.find("e6"), SYMBOL.find("d6")
MUSTER: Given = {"seat": 0, "left": 1, "far": False, "weak": True, "still": False, "sent": 1, "ketil": -1}
GATHER: Given = {"seat": 0, "kind": 0, "power": 1, "diagonal": False, "clawed": False}

# A step, what is wrong with it, the field that is named, and what would be right.
STEPS: list[tuple[str, Given, str, Given]] = [
    ("Turn", {"who": 1}, "who", {"who": 0}),
    ("Seize", {"who": 0, "cavern": AWAY}, "cavern", {"who": 0, "cavern": MOSS}),
    ("Muster", {**MUSTER, "goal": FOREIGN, "origins": [MOSS]}, "goal", {**MUSTER, "goal": OWN, "origins": [MOSS]}),
    ("Muster", {**MUSTER, "goal": OWN, "origins": [FOREIGN]}, "origins", {**MUSTER, "goal": MOSS, "origins": [OWN]}),
    ("AddTrolls", {"seat": 0, "cavern": FOREIGN, "power": 1}, "cavern", {"seat": 0, "cavern": OWN, "power": 1}),
    ("BringOver", {"seat": 0, "cavern": FOREIGN, "left": 1}, "cavern", {"seat": 0, "cavern": OWN, "left": 1}),
    ("Attack", {"who": 0, "cavern": MOSS, "still": False}, "cavern", {}),
    ("Attack", {"who": 0, "cavern": FIRE, "still": False}, "cavern", {}),
    ("Retreat", {"seat": 0, "cavern": MOON}, "cavern", {"seat": 0, "cavern": MOSS}),
    ("Fall", {"cavern": FIRE, "breach": False}, "cavern", {"cavern": MOSS, "breach": False}),
    ("FallOne", {"who": 0, "cavern": MOON, "breach": False}, "cavern", {"who": 1, "cavern": MOON, "breach": False}),
    ("ChooseFallen", {"seat": 1, "cavern": MOSS, "breach": False}, "cavern",
     {"seat": 0, "cavern": MOSS, "breach": False}),
    ("Volunteer", {"seat": 0, "cavern": MOSS, "breach": False}, "seat", {}),
    ("Harvest", {"who": 0, "cavern": MOSS}, "cavern", {}),
    ("Reveal", {"cavern": MOSS, "token": 0}, "token", {"cavern": FIRE, "token": 1}),
    ("FindStrength", {"cavern": FIRE, "token": 0}, "token", {"cavern": FIRE, "token": 1}),
    ("OpenGate", {"card": 3}, "card", {"card": 2}),
    ("TurnGate", {"card": 0}, "card", {"card": 1}),
    ("AwardChampion", {"champion": CRYM}, "champion", {"champion": OKKAG}),
    ("Console", {"seat": 1, "champion": OKKAG, "influence": 2}, "influence",
     {"seat": 1, "champion": OKKAG, "influence": 1}),
    ("Console", {"seat": 1, "champion": RURIK, "influence": 1}, "influence", {}),
    ("JoinVictor", {"who": 0, "champion": TUVA}, "champion", {"who": 0, "champion": OKKAG}),
    ("PlacePawn", {"seat": 1, "champion": IMBOLG}, "champion", {"seat": 0, "champion": IMBOLG}),
    ("PlacePawn", {"seat": 0, "champion": ARGREN}, "champion", {"seat": 0, "champion": IMBOLG}),
    ("CarryHome", {"seat": 0, "champion": IMBOLG}, "champion", {"seat": 0, "champion": ARGREN}),
    ("LayTile", {"seat": 0, "champion": CRYM}, "champion", {}),
    ("Instant", {"who": 0, "champion": TORVALD}, "champion", {"who": 0, "champion": CRYM}),
    ("Granted", {"who": 0, "kind": 0, "power": 3, "still": False, "giver": CRYM}, "giver",
     {"who": 0, "kind": 0, "power": 3, "still": False, "giver": HARALD}),
    ("HoldBack", {"seat": 1, "clan": 0, "gnomes": 2, "active": -1}, "seat",
     {"seat": 0, "clan": 0, "gnomes": 2, "active": -1}),
    ("GoFurther", {"seat": 1, "origin": 0, "spaces": 1}, "seat", {"seat": 0, "origin": 0, "spaces": 1}),
    ("QuickStep", {"seat": 0}, "seat", {}),
    ("PressClaim", {"seat": 0, "cavern": MOSS}, "seat", {"seat": 1, "cavern": MOON}),
    ("Gather", {**GATHER, "weak": True, "chosen": [FREE]}, "chosen", {**GATHER, "weak": True, "chosen": [COVERED]}),
    ("Gather", {**GATHER, "weak": False, "chosen": []}, "chosen", {**GATHER, "weak": False, "chosen": [COVERED]}),
    ("DealHalls", {}, "step", {}),
    ("ScoreHalls", {}, "step", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "wrong", "field", "right"), STEPS, ids=[f"{n}-{case[0]}" for n, case in enumerate(STEPS)]
)
def test_a_step_finds_what_it_takes_for_granted(name: str, wrong: Given, field: str, right: Given) -> None:
    """Even below another one, where it would only break when it is reached."""
    data = saved(**MIDDLE)
    rest = {"step": "Rest", "seat": 0}
    assert refused({**data, "agenda": [{"step": name, **wrong}, rest]}) == f"agenda[0].{field}"
    if right:
        assert GAME.from_data({**data, "agenda": [{"step": name, **right}, rest]})


def test_steps_of_the_set_up_find_what_they_deal() -> None:
    data = saved(at="lairs", red=dict(lairs=2))
    agenda = data["agenda"]
    for step, field in (
        ({"step": "PostTroll", "seat": 1, "lair": OWN}, "lair"),
        ({"step": "OfferChampion", "to": 0}, ""),
        ({"step": "DealPlank", "clan": 0}, "clan"),
        ({"step": "DrawGate", "drawn": [1, 1]}, "drawn"),
        ({"step": "Turns", "follower": 0}, "step"),
    ):
        changed = {**data, "agenda": [agenda[0], step, *agenda[1:]]}
        if field:
            assert refused(changed) == f"agenda[1].{field}"
        else:
            assert GAME.from_data(changed)
    assert refused({**data, "agenda": agenda[1:]}) == "position.wave"


def test_nobody_is_dealt_a_fifth_card() -> None:
    data = saved(at="building", blue=dict(hand="a01 a02 a03 a04"), red=dict(hand="a05 a06 a07 a08"))
    deal = {"step": "DealCard", "to": 0}
    assert refused({**data, "agenda": [deal, *data["agenda"]]}) == "agenda[0].to"


# --- results --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"scores": [99, 0]}, "result.scores"),
        ({"winners": []}, "result.winners"),
        ({"winners": [2]}, "result.winners"),
        ({"ending": "tea-time"}, "result.ending"),
    ],
)
def test_a_result_that_the_position_does_not_bear_out_is_refused(change: Given, field: str) -> None:
    data = saved(at="winner", blue=dict(honour=9))
    assert data["result"]["winners"] == [0]
    assert GAME.from_data(data).over
    assert refused({**data, "result": data["result"] | change}) == field
