"""What a seat has and may hope for, in points, aspect by aspect."""

from __future__ import annotations

from math import exp

from meadhall.games.ice_garden.mind.races import WORKERS, prize, way
from meadhall.games.ice_garden.mind.scene import DOMINATION, SETUP, VUKO, Scene
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import GORGE_POINTS, LEVEL_OF, SAFE, SPOTS, UNITS
from meadhall.kernel.message import Kind

ASPECTS = (
    Kind("aspect-points"),
    Kind("aspect-lands"),
    Kind("aspect-hoard"),
    Kind("aspect-army"),
    Kind("aspect-goal"),
    Kind("aspect-vuko"),
    Kind("aspect-snow"),
)
CROWD = 0.7
"""What a point of influence is worth wherever it is: it may yet be moved."""
READY = (0.0, 3.0, 5.0, 6.5)
"""What M-factor is worth that only waits for a unit of its level to be summoned."""
TOKEN_COST = 1.0
VISIT_COST = 1.2
SNOW_PRIZE = 24.0
SNOWFALL = 1.1
"""So many steps Dead Snow takes for each player in a round."""


UNSURE = (10.0, 10.0, 8.0, 7.0, 4.0, 2.0, 1.5)
"""By phase: the lead that makes a seat three times as likely to win a game that ends with this round."""
LONG_GAME = 8.0
"""By so much the lead must be greater if more rounds follow."""


def account(scene: Scene, seat: int) -> list[float]:
    return [
        points(scene, seat),
        lands(scene, seat),
        hoard(scene, seat),
        army(scene, seat),
        prize(scene, way(scene, seat)),
        -dread(scene, seat),
        shelter(scene, seat),
    ]


def points(scene: Scene, seat: int) -> float:
    """Victory points, and the bonus of Viper Gorge as far as it is likely."""
    s = scene.s
    mine = s.gorge[seat]
    score = float(s.score[seat])
    if mine:
        lead = mine - max(n for other, n in enumerate(s.gorge) if other != seat)
        sure = 1.0 + scene.rounds
        score += GORGE_POINTS / (1 + exp(-(lead + (0.3 if s.standing[0] == seat else -0.3)) * 2.5 / sure))
    return score


def lands(scene: Scene, seat: int) -> float:
    here = scene.might[seat]
    hold = scene.hold
    worth = sum([hold(seat, region, here[region]) for region in scene.s.open if here[region]])
    return worth + CROWD * scene.useful * sum(here)


def saved(number: int, few: int) -> float:
    """The more one has of something, the less the next is worth."""
    return number if number <= few else few + (number - few) * 0.35


def hoard(scene: Scene, seat: int) -> float:
    s = scene.s
    if seat >= s.players:
        return 0.0
    population, gold = s.goods
    at = seat * 4
    layers = s.m_factor[at : at + 4]
    worth = saved(population[seat], 5) + 0.75 * saved(gold[seat], 4) + 1.3 * saved(layers[0], 4)
    for level in (1, 2, 3):
        if layers[level]:
            ready = min(layers[level], s.off_map(seat, level))
            worth += ready * READY[level] + (layers[level] - ready)
    return worth * 0.75 * scene.useful


def army(scene: Scene, seat: int) -> float:
    """What units can do besides standing there: strike, hurry, work for the goal."""
    s = scene.s
    character = s.character[seat]
    if character == NOBODY:
        return 0.0
    worth = 0.0
    at, row = seat * UNITS, seat * 3
    coming = scene.useful * (1.0 if scene.phase < VUKO else 0.8)
    workers = WORKERS[character]
    for figure, level in enumerate(LEVEL_OF):
        region = s.units[at + figure]
        if region >= 0 and not s.locked[region]:
            kind = row + level - 1
            worth += 1.3 * s.attack[kind] + 0.4 * s.shield[kind] + 1.0 * s.speed[kind]
            worth += 1.8 if level in workers else 0.6
    worth *= coming
    first = row * SPOTS
    bought = sum([1 for kind in s.spots[first : first + 3 * SPOTS] if kind != NOBODY])
    return worth + bought * 0.8 * scene.useful


def dread(scene: Scene, seat: int) -> float:
    """What Vuko costs: the tokens one has, and the visits to come."""
    s = scene.s
    cost = TOKEN_COST * s.tokens[seat] * (0.4 + 0.6 * scene.useful)
    if scene.phase == SETUP or seat >= s.players:
        return cost
    chance = hunted(scene, seat)
    if chance > 0.02:
        lair = scene.lair if seat == scene.prey else scene.lair_of(seat)
        level = scene.lost_level(seat, lair) if lair != NOWHERE else 0
        visit = VISIT_COST + (0.6 + 0.9 * level if level else 0.0)
        times = min(scene.rounds, 2.0) * 0.5 + (1.0 if scene.phase < VUKO else 0.0)
        cost += chance * visit * times
    return cost


def hunted(scene: Scene, seat: int) -> float:
    """The chance to be the one with the worst reputation when Vuko sets out."""
    s = scene.s
    if s.table.solo:
        return 1.0
    standing, reputation = s.standing, s.reputation
    last = standing[-1]
    if reputation[last] == SAFE:
        return 0.3 / scene.seats
    if seat == last:
        gap = reputation[standing[-2]] - reputation[seat]
        return 1 - 0.4 * 0.75**gap
    gap = reputation[seat] - reputation[last]
    return 0.4 * 0.75**gap / (scene.seats - 1)


def shelter(scene: Scene, seat: int) -> float:
    """What the own reputation is worth should Dead Snow fall."""
    chance = snow_chance(scene)
    return SNOW_PRIZE * chance * refuge(scene)[seat] if chance > 0.01 else 0.0


def refuge(scene: Scene) -> list[float]:
    """The chance of each seat to have the best reputation when Dead Snow falls."""
    s = scene.s
    if s.table.solo:
        return [0.0, 1.0]
    slope = slippery(s)
    values = [value - 2 * tokens for value, tokens in zip(s.reputation, s.tokens, strict=True)]
    best = max(values)
    shares = [exp((value - best) / slope) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def slippery(s: Midgaard) -> float:
    """By how many spaces one must lead to be three times as likely to stay ahead until Dead Snow falls."""
    return 0.7 + 0.08 * (s.table.snow_limit - s.snow)


def snow_chance(scene: Scene) -> float:
    """How likely the game is to end in Dead Snow."""
    s = scene.s
    left = s.table.snow_limit - s.snow
    rounds = scene.rounds + (1.0 if scene.phase < DOMINATION else 0.0)
    if rounds < 0.3:
        return 0.0
    usual = SNOWFALL * scene.seats * rounds
    return 1 / (1 + exp((left - usual) / 3.0))


def spread(scene: Scene) -> float:
    return UNSURE[scene.phase] + LONG_GAME * scene.future
