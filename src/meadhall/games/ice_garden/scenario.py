"""Building any position, at any step, in a few lines.

    game.scenario(
        at="influence", seat="callo", round=3,
        callo=dict(markers="A3 B", units="2A 3B", population=2, reputation=-4),
        freihoff=dict(markers="B2", gold=5),
        regions={"A": dict(nightmares=2, neutral=0)},
        vuko="B", snow=7,
    )

Characters sit down in the order in which they are named. Whatever is not mentioned is as at the start of a game: region
tiles A to F numbered 1 to 6 (or G, H with more players), one neutral marker each, starting resources, no markers. Only
the initiative markers follow the round: if no helm is given, they have moved one space in each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from meadhall.games.ice_garden import document
from meadhall.games.ice_garden.rules.action_fields import ActionField, ActionPhase, UseMarker, in_laps
from meadhall.games.ice_garden.rules.activation import Activation, AttackTurn, Crossing, MakerSpy, Removal, SpeedTurn
from meadhall.games.ice_garden.rules.advanced import LayOrderTokens, LayVukoTiles
from meadhall.games.ice_garden.rules.domination import DominateRegion, DominationPhase, TurnUpReserves
from meadhall.games.ice_garden.rules.ending import EndOfRound
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.rules.setup import StartingMarkers
from meadhall.games.ice_garden.rules.solo import NpcAction, Roaming
from meadhall.games.ice_garden.rules.start_of_round import CatchingUp
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, FIELD, GORGE, REGION
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.scenario import Rest
from meadhall.kernel.step import Step

if TYPE_CHECKING:
    from meadhall.games.ice_garden import IceGarden

AS_GIVEN = ("round", "snow", "red_ships", "scorings", "thorn", "absorbed", "vuko", "stirred", "maker_spy", "vuko_tiles")
"""Fields of the position that a scenario sets as they are."""

PHASES: dict[str, Step] = {
    "start-of-round": CatchingUp(0),
    "initiative": InitiativePhase(),
    "order-tokens": LayOrderTokens(),
    "planning": PlanningPhase(),
    "action-phase": ActionPhase(),
    "activation": Activation(),
    "vuko": VukoAction(),
    "domination": DominationPhase(),
    "end-of-round": EndOfRound(),
    "next-round": NextRound(),
}
ACTIVATION: dict[str, Step] = {
    "maker-spy": MakerSpy(),
    "crossing": Crossing(),
    "speed": SpeedTurn(0),
    "attack": AttackTurn(0),
    "removal": Removal(),
}
BEFORE = {"roaming": Roaming(), "vuko-tiles": LayVukoTiles()}
SETUP = "starting-markers"
"""The end of the set-up: the first markers are placed, and round 1 follows."""
BEFORE_MOVING = ("roaming", "start-of-round", "initiative")
"""Where this round's move of the initiative markers is still to come."""
REGION_NAMES = {f"region {letter}": region for region, letter in enumerate(REGION.words)}
AT = (SETUP, *PHASES, *FIELD.words, *ACTIVATION, *BEFORE, *REGION_NAMES)
"""The names of all places where a scenario can begin."""


def build(game: IceGarden, at: str, players: int | None, what: dict[str, Any]) -> IceGardenState:
    """``at`` is one of ``AT``; with ``alone=True`` in ``what`` the game rests after that."""
    what = dict(what)
    seats = {name: what.pop(key) for key in list(what) if (name := key.replace("_", "-")) in CHARACTER.words}
    if players is None:
        players = len(seats)
    game.check_players(players)
    if len(seats) != (2 if players == 1 else players):
        raise ScenarioError("players", f"{players} players need as many characters (alone: two), not {len(seats)}")
    names = list(seats)
    given = {name: what.pop(name) for name in list(what) if name in game.options}
    seat = _seat(what.pop("seat", names[0]), names, "seat")
    alone = what.pop("alone", False)
    order = [_seat(name, names, "order") for name in what.pop("order", names[:players])]
    try:
        state = game.blank(players, read_options(game.options, {"characters": ",".join(names), **given}))
        document.read(state, _position(state, at, names, seats, order, what))
        if at == FIELD.words[GORGE]:
            state.fields[GORGE] = in_laps(state)
        state.agenda = _agenda(state, at, seat, alone)
        state.advance()
        state.check()
    except ScenarioError:
        raise
    except BadField as error:
        raise ScenarioError(error.field.removeprefix("position."), error.problem) from None
    if not all(decision.options for decision in state.decisions):
        raise ScenarioError("at", f"nothing can be answered at {at!r} in this position")
    return state


def _seat(name: object, names: list[str], field: str) -> int:
    wanted = str(name).replace("_", "-")
    if wanted not in names:
        raise ScenarioError(field, f"{name!r} does not play: {', '.join(names)}")
    return names.index(wanted)


# --- the agenda -----------------------------------------------------------------------------------


def _agenda(s: IceGardenState, at: str, seat: int, alone: bool) -> list[Step]:
    now, later = _steps(s, at, seat)
    return [Rest(0), *reversed(now)] if alone else list(reversed(now + later))


def _steps(s: IceGardenState, at: str, seat: int) -> tuple[list[Step], list[Step]]:
    """The steps of the named place, and all that follow in the round."""
    if at == SETUP:
        return [StartingMarkers()], [NextRound()]
    if at in PHASES:
        first, *later = _from(PHASES, at)
        return [first], later
    if at in FIELD.words:
        field = FIELD.find(at)
        npc = [NpcAction(field)] if s.facts.solo else []
        others = s.sequence if field == GORGE else s.sequence[s.sequence.index(field) + 1 :]
        fields = [ActionField(each) for each in (field, *others)]
        return [*npc, UseMarker(seat, field)], [*fields, *_from(PHASES, "activation")]
    if at in ACTIVATION:
        first, *later = _from(ACTIVATION, at)
        return [first], later + _from(PHASES, "vuko")
    if at in BEFORE:
        return [BEFORE[at]], _from(PHASES, "start-of-round")
    if at in REGION_NAMES:
        region, regions = REGION_NAMES[at], s.by_number()
        if region not in regions:
            raise ScenarioError("at", f"{at} has no tile")
        others = tuple(regions[regions.index(region) + 1 :])
        rest = [*(DominateRegion(other) for other in others), TurnUpReserves(), *_from(PHASES, "end-of-round")]
        return [DominateRegion(region)], rest
    raise ScenarioError("at", f"{at!r} is none of {', '.join(AT)}")


def _from(steps: dict[str, Step], name: str) -> list[Step]:
    """The steps from the named one on."""
    return list(steps.values())[list(steps).index(name) :]


# --- the position ---------------------------------------------------------------------------------


def _position(
    s: IceGardenState, at: str, names: list[str], seats: Mapping[str, Any], order: list[int], what: dict[str, Any]
) -> dict[str, Any]:
    tiles = what.pop("tiles", dict(zip(REGION.words, range(1, s.facts.tiles + 1), strict=False)))
    regions = _regions(s, tiles, what.pop("regions", {}))
    seen = [_seat_of(name, seats[name], s.facts.parts.start, npc=seat >= s.players) for seat, name in enumerate(names)]
    fields = {
        field: [_seat(name, names, f"fields.{field}") for name in markers]
        for field, markers in what.pop("fields", {}).items()
    }
    _set_helms(s, at, seen[: s.players], what)
    if at == "planning" and not any("actions" in seat for seat in seen):
        for seat in seen[: s.players]:
            seat["actions"] = s.facts.cubes[min(seat.get("helm", 1), s.facts.helms)]
    for number, seat in enumerate(seen):
        seat.setdefault("viper_gorge", fields.get(FIELD.words[GORGE], []).count(number))
    foremost = max(seat.get("helm", 1) for seat in seen)
    position: dict[str, Any] = {
        "round": 0 if at == SETUP else 1,
        "seats": seen,
        "regions": regions,
        "turn_order": order,
        "standing": _standing(s, names, seen, what.pop("standing", None)),
        "fields": fields,
        "red_ships": sum(1 for ship in s.facts.red_ships if ship <= foremost),
    }
    if "sequence" in what:
        position["order"] = what.pop("sequence")
    position |= {name: what.pop(name) for name in AS_GIVEN if name in what}
    if what:
        raise ScenarioError(next(iter(what)), "a scenario has no such part")
    return position


def _set_helms(s: IceGardenState, at: str, players: list[dict[str, Any]], what: Mapping[str, Any]) -> None:
    """Helms that are not given are at the last red ship that was reached, or have moved one space a round.

    This round's move is included once it has been made.
    """
    red, round = what.get("red_ships", what.get("scorings", 0)), what.get("round", 1)
    if isinstance(red, int) and 0 < red <= len(s.facts.red_ships) and not any("helm" in seat for seat in players):
        for seat in players:
            seat["helm"] = s.facts.red_ships[red - 1]
    if isinstance(round, int):
        moved = round - (at in BEFORE_MOVING)
        for seat in players:
            seat.setdefault("helm", max(1, min(moved, s.facts.helms)))


def _regions(s: IceGardenState, tiles: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """One neutral marker in each region with a tile. Where more are given, they are taken from the last regions."""
    for field, names in (("tiles", tiles), ("regions", given)):
        for name in names:
            if name not in REGION.words:
                raise ScenarioError(field, f"there is no region {name!r}")
    regions: dict[str, dict[str, Any]] = {
        name: {"tile": tiles[name], "neutral": 1} if name in tiles else {} for name in REGION.words
    }
    for name, changes in given.items():
        if changes.get("locked") and not s.facts.edition.lock_keeps_neutral:
            regions[name]["neutral"] = 0
        regions[name] |= changes
    gathered = [changes.get("neutral", 0) for changes in given.values()]
    extra = sum(number - 1 for number in gathered if isinstance(number, int) and number > 1)
    for name in reversed(REGION.words):
        if extra > 0 and regions[name].get("neutral") and "neutral" not in given.get(name, {}):
            regions[name]["neutral"] = 0
            extra -= 1
    return regions


def _standing(
    s: IceGardenState, names: list[str], seats: list[dict[str, Any]], given: Iterable[str] | None
) -> list[int]:
    """From the best reputation to the worst; of equals, the one who sits first is better unless told otherwise."""
    if given is not None:
        return [_seat(name, names, "standing") for name in given]
    if s.facts.solo:
        return [1, 0]
    values = [1 if seat["reputation"] == "safe" else seat["reputation"] for seat in seats]
    return sorted(range(len(names)), key=lambda seat: -values[seat])


def _seat_of(name: str, given: Mapping[str, Any], start: Any, npc: bool) -> dict[str, Any]:
    given = dict(given)
    seat: dict[str, Any] = {"character": name, "reputation": "safe"}
    if not npc:
        seat |= {"population": start.population, "gold": start.gold, "m_factor": (start.m_factor, 0, 0, 0)}
    if "markers" in given:
        seat["markers"] = _markers(given.pop("markers"), f"{name}.markers")
    if "units" in given:
        seat["units"], seat["damage"] = _units(given.pop("units"), f"{name}.units")
    if "improvements" in given:
        seat["improvements"] = {
            str(level): [*kinds, *[None] * (4 - len(kinds))] for level, kinds in given.pop("improvements").items()
        }
    known = set(document.Seat.fields)
    for field in given:
        if field not in known:
            raise ScenarioError(f"{name}.{field}", f"a seat has no such part: {', '.join(sorted(known))}")
    return seat | given


def _markers(text: str, at: str) -> dict[str, int]:
    """'A3 B' is three markers in A and one in B."""
    markers: dict[str, int] = {}
    for word in text.split():
        found = re.fullmatch(r"([A-H])(\d*)", word)
        if not found:
            raise ScenarioError(at, f"{word!r} should be a region and a number, such as A3")
        markers[found[1]] = int(found[2] or 1)
    return markers


def _units(text: str, at: str) -> tuple[dict[str, list[str | None]], dict[str, list[int]]]:
    """'2A 2A!1 3B' is two units of level 2 in A, one with a point of damage, and the unit of level 3 in B."""
    units: dict[str, list[str | None]] = {"1": [], "2": [], "3": []}
    damage: dict[str, list[int]] = {"1": [], "2": [], "3": []}
    for word in text.split():
        found = re.fullmatch(r"([123])([A-H])(?:!(\d))?", word)
        if not found:
            raise ScenarioError(at, f"{word!r} should be a level and a region, such as 2A")
        units[found[1]].append(found[2])
        damage[found[1]].append(int(found[3] or 0))
    for level, figures in (("1", 3), ("2", 2), ("3", 1)):
        missing = figures - len(units[level])
        if missing < 0:
            raise ScenarioError(at, f"there are only {figures} units of level {level} (IG-1.4)")
        units[level] += [None] * missing
        damage[level] += [0] * missing
    return units, damage
