"""What a learner is told of a position: numbers of the table, and of each seat, most of them between -1 and 1.

Regions come in the order of their red numbers, so that the same tile always stands at the same place.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ice_garden.facts import CLOSED, FIGURES, LAYERS, LEVELS, UNITS
from meadhall.games.ice_garden.mind.aspects import ASPECTS, aspects_of, chances_in_snow, snow_chance, visit_chance
from meadhall.games.ice_garden.mind.races import share_done
from meadhall.games.ice_garden.mind.scene import ACTIONS, DOMINATION, SETUP, VUKO, Scene
from meadhall.games.ice_garden.mind.weighing import WEIGHERS
from meadhall.games.ice_garden.state import NOWHERE
from meadhall.games.ice_garden.words import CHARACTER, FIELD, IMPROVEMENT, REGIONS, RESOURCE
from meadhall.kernel.features import asked, each, flags

PHASES = ("setup", "start", "planning", "actions", "activation", "vuko", "domination")
QUESTIONS: tuple[type[Any], ...] = tuple(WEIGHERS)
FEW, MANY = 5.0, 10.0
FAR_AHEAD = 6
"""Leads beyond this are no safer."""


NUMBERS = tuple(str(number) for number in range(1, REGIONS + 1))
TABLE_FEATURES = (
    *each("players", ("2", "3", "4")),
    *each("phase", PHASES),
    *each("asked", tuple(kind.__name__ for kind in QUESTIONS)),
    *("rounds left", "another round", "useful", "snow", "snow left", "round", "red ships", "scorings"),
    *("absorbed", "thorn", "vuko tokens"),
    *each("bank", RESOURCE.words),
    *each("improvements", IMPROVEMENT.words),
    *each("on field", FIELD.words),
    *(f"{what} {number}" for number in NUMBERS
      for what in ("open", "neutral", "reserves", "reserves down", "nightmares", "tower", "locked", "due", "vuko")),
)  # fmt: skip
SEAT_FEATURES = (
    *each("character", CHARACTER.words),
    *each("aspect", tuple(aspect.key.removeprefix("aspect-") for aspect in ASPECTS)),
    *("score", "points now", "goal", "population", "gold", "stock", "gorge", "garden", "tokens", "to plan"),
    *each("layer", tuple(str(layer) for layer in range(LAYERS))),
    *("reputation", "best reputation", "worst reputation", "helm", "foremost", "asked", "next in order", "in order"),
    *("visit", "visited", "snow share", "bought", "influence", "regions"),
    *each("idle units", tuple(map(str, LEVELS))),
    *(f"{what} {level}" for level in LEVELS for what in ("attack", "shield", "speed", "worth")),
    *each("damage", tuple(map(str, LEVELS))),
    *each("markers on field", FIELD.words),
    *each("next on field", FIELD.words),
    *(f"{what} {number}" for number in NUMBERS for what in ("influence", "lead", "hold", "chance", "blows", "units")),
)  # fmt: skip


def features_of(scene: Scene) -> list[list[float]]:
    """The row of the table, then a row for each seat."""
    s = scene.s
    places = [NOWHERE] * REGIONS
    for region in s.open:
        if s.tiles[region] > CLOSED:
            places[s.tiles[region] - 1] = region
    points = scene.points_now()
    snow = chances_in_snow(scene)
    return [table(scene, places), *[of_seat(scene, seat, places, points, snow) for seat in range(scene.seats)]]


def table(scene: Scene, places: list[int]) -> list[float]:
    s, phase = scene.s, scene.phase
    row = flags(scene.seats - 2, 3) + flags(phase, len(PHASES)) + asked(s.agenda, QUESTIONS)
    row += [
        scene.rounds / MANY,
        scene.future,
        scene.useful,
        snow_chance(scene),
        (s.facts.snow_limit - s.snow) / MANY,
        s.round / MANY,
        s.red / FEW,
        s.scorings / 2.0,
        s.absorbed / FEW,
        0.0 if s.thorn == NOWHERE else 1.0,
        s.vuko_tokens / MANY,
    ]
    row += [amount / 20.0 for amount in s.bank]
    row += [amount / FEW for amount in s.improvements]
    row += [len(field) / FEW for field in s.fields]
    due = scene.due
    tiles, locked, towers = s.tiles, s.locked, s.towers
    for number, region in enumerate(places):
        if region == NOWHERE:
            shut = tiles.index(number + 1) if number + 1 in tiles else NOWHERE
            barred = shut != NOWHERE and locked[shut]
            row += [0.0, 0.0, 0.0, 0.0, 0.0, 1.0 if barred and towers[shut] else 0.0, 1.0 if barred else 0.0, 0.0, 0.0]
        else:
            row += [
                1.0,
                s.neutral[region] / FEW,
                s.reserves[region] / 2.0,
                s.reserves_down[region] / 2.0,
                s.nightmares[region] / 2.0,
                towers[region] / 2.0,
                0.0,
                1.0 if due[region] else 0.0,
                1.0 if s.vuko == region else 0.0,
            ]
    return row


def of_seat(scene: Scene, seat: int, places: list[int], points: list[int], snow: list[float]) -> list[float]:
    s = scene.s
    row = flags(s.character[seat], len(CHARACTER))
    row += [aspect / MANY for aspect in aspects_of(scene, seat)]
    plays = seat < s.players
    row += [
        s.score[seat] / 20.0,
        points[seat] * max(s.scorings, 1) / MANY if scene.phase < DOMINATION else 0.0,
        share_done(scene, seat),
        s.goods[0][seat] / FEW,
        s.goods[1][seat] / FEW,
        s.stock[seat] / MANY,
        s.gorge[seat] / FEW,
        s.garden[seat] / FEW,
        s.tokens[seat] / 3.0,
        s.actions[seat] / FEW,
    ]
    row += [amount / FEW for amount in s.layers(seat)]
    here = scene.might[seat]
    moving = s.deciding
    row += [
        s.reputation[seat] / FEW,
        1.0 if s.standing[0] == seat else 0.0,
        1.0 if s.standing[-1] == seat else 0.0,
        (s.helm[seat] - scene.leader) / 4.0,
        1.0 if s.helm[seat] == scene.leader else 0.0,
        1.0 if seat in moving else 0.0,
        1.0 if s.order and s.order[0] == seat else 0.0,
        s.order.index(seat) / 3.0 if seat in s.order else 0.0,
        visit_chance(scene, seat, s.reputation[seat]) if SETUP < scene.phase <= VUKO and plays else 0.0,
        1.0 if scene.visited == seat else 0.0,
        snow[seat],
        s.bought(seat) / FEW,
        sum(here) / MANY,
        sum([1.0 for region in s.open if here[region] > 0]) / FEW,
    ]
    row += [s.off_map(seat, level) / len(FIGURES[level]) for level in LEVELS]
    for level in LEVELS:
        row += [
            s.attack_of(seat, level) / 3.0,
            s.shield_of(seat, level) / 3.0,
            s.speed_of(seat, level) / 3.0,
            s.worth_of(seat, level) / FEW,
        ]
    row += damage(scene, seat)
    coming = scene.phase <= ACTIONS
    row += [field.count(seat) / 3.0 if coming else 0.0 for field in s.fields]
    row += [1.0 if coming and field and field[-1] == seat else 0.0 for field in s.fields]
    blows = strength(scene, seat)
    units = s.places(seat)
    for region in places:
        if region == NOWHERE:
            row += [0.0] * 6
        else:
            mine = here[region]
            lead = mine - strongest_other(scene, seat, region)
            row += [
                mine / FEW,
                min(max(lead, -FAR_AHEAD), FAR_AHEAD) / FEW,
                scene.hold(seat, region, mine) / MANY,
                scene.domination(seat, region, mine) if mine else 0.0,
                blows[region] / 3.0,
                units.count(region) / 3.0,
            ]
    return row


def damage(scene: Scene, seat: int) -> list[float]:
    """By level, the wounds of a seat's units."""
    s = scene.s
    return [sum([s.damage[seat * UNITS + figure] for figure in FIGURES[level]]) / 3.0 for level in LEVELS]


def strength(scene: Scene, seat: int) -> list[int]:
    """By region, the blows that the units of a seat have there."""
    blows = [0] * REGIONS
    for level, region in scene.s.units_in_play(seat):
        blows[region] += scene.s.attack_of(seat, level)
    return blows


def strongest_other(scene: Scene, seat: int, region: int) -> int:
    """The most influence in a region that is not the seat's: a rival's, or that of the neutral markers."""
    most = scene.s.neutral[region]
    for other, might in enumerate(scene.might):
        if other != seat and might[region] > most:
            most = might[region]
    return most
