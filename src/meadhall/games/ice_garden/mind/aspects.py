"""What the position is worth to a seat, in points, aspect by aspect."""

from __future__ import annotations

from math import exp

from meadhall.games.ice_garden.facts import GORGE_POINTS, LEVELS, SAFE
from meadhall.games.ice_garden.mind.races import WORKERS, prize, share_done
from meadhall.games.ice_garden.mind.scene import DOMINATION, SETUP, VUKO, Scene, best_rival
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
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
PRESENCE = 0.7
"""The worth of a point of influence anywhere on the map, because it can be moved."""
READY = (0.0, 3.0, 5.0, 6.5)
"""By level, the worth of M-factor with which a unit can be summoned."""
TOKEN_COST = 1.0
VISIT_COST = 1.2
SNOW_PRIZE = 24.0
SNOWFALL = 1.1
"""How many steps Dead Snow moves in a round, for each player."""


UNSURE = (10.0, 10.0, 8.0, 7.0, 4.0, 2.0, 1.5)
"""By phase: the lead that makes a seat three times as likely to win a game that ends with this round."""
LONG_GAME = 8.0
"""How much greater that lead must be if more rounds follow."""


def aspects_of(scene: Scene, seat: int) -> list[float]:
    return [
        points(scene, seat),
        lands(scene, seat),
        hoard(scene, seat),
        army(scene, seat),
        prize(scene, share_done(scene, seat)),
        -vuko_costs(scene, seat),
        snow_prospect(scene, seat),
    ]


def points(scene: Scene, seat: int) -> float:
    """Victory points, and the bonus of Viper Gorge as far as it is likely."""
    s = scene.s
    mine = s.gorge[seat]
    score = float(s.score[seat])
    if mine:
        lead = mine - best_rival(s.gorge, seat)
        sure = 1.0 + scene.rounds
        score += GORGE_POINTS / (1 + exp(-(lead + (0.3 if s.standing[0] == seat else -0.3)) * 2.5 / sure))
    return score


def lands(scene: Scene, seat: int) -> float:
    here = scene.might[seat]
    hold = scene.hold
    worth = sum([hold(seat, region, here[region]) for region in scene.s.open if here[region]])
    return worth + PRESENCE * scene.useful * sum(here)


def saved(number: int, few: int) -> float:
    """The worth of a number of things: beyond a few, each further one is worth less."""
    return number if number <= few else few + (number - few) * 0.35


def hoard(scene: Scene, seat: int) -> float:
    s = scene.s
    if seat >= s.players:
        return 0.0
    population, gold = s.goods
    layers = s.layers(seat)
    worth = saved(population[seat], 5) + 0.75 * saved(gold[seat], 4) + 1.3 * saved(layers[0], 4)
    for level in LEVELS:
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
    coming = scene.useful * (1.0 if scene.phase < VUKO else 0.8)
    workers = WORKERS[character]
    for level, _ in s.units_in_play(seat):
        worth += 1.3 * s.attack_of(seat, level) + 0.4 * s.shield_of(seat, level) + 1.0 * s.speed_of(seat, level)
        worth += 1.8 if level in workers else 0.6
    worth *= coming
    return worth + s.bought(seat) * 0.8 * scene.useful


def vuko_costs(scene: Scene, seat: int) -> float:
    """What Vuko costs: the Vuko tokens of the seat, and visits to come."""
    s = scene.s
    cost = TOKEN_COST * s.tokens[seat] * (0.4 + 0.6 * scene.useful)
    if scene.phase == SETUP or seat >= s.players:
        return cost
    chance = visit_chance(scene, seat, s.reputation[seat])
    if chance > 0.02:
        region = scene.visited_region if seat == scene.visited else scene.visited_region_of(seat)
        level = s.lowest_level_at(seat, region) if region != NOWHERE else 0
        visit = VISIT_COST + (0.6 + 0.9 * level if level else 0.0)
        times = min(scene.rounds, 2.0) * 0.5 + (1.0 if scene.phase < VUKO else 0.0)
        cost += chance * visit * times
    return cost


def visit_chance(scene: Scene, seat: int, value: int) -> float:
    """The chance that Vuko visits a seat with such a reputation."""
    s = scene.s
    if s.facts.solo:
        return 1.0
    worst = s.reputation[s.standing[-2] if s.standing[-1] == seat else s.standing[-1]]
    if value == SAFE and worst == SAFE:
        return 0.3 / scene.seats
    if value < worst or (value == worst and s.standing[-1] == seat):
        return 1 - 0.4 * 0.75 ** (worst - value)
    return 0.4 * 0.75 ** (value - worst) / (scene.seats - 1)


def snow_prospect(scene: Scene, seat: int) -> float:
    """What the reputation of a seat is worth because Dead Snow may end the game."""
    chance = snow_chance(scene)
    return SNOW_PRIZE * chance * chances_in_snow(scene)[seat] if chance > 0.01 else 0.0


def chances_in_snow(scene: Scene) -> list[float]:
    """The chance of each seat to have the best reputation when Dead Snow falls."""
    s = scene.s
    if s.facts.solo:
        return [0.0, 1.0]
    slope = lead_for_snow(s)
    values = final_reputations(s)
    best = max(values)
    shares = [exp((value - best) / slope) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def final_reputations(s: IceGardenState) -> list[int]:
    """What would count for each seat if Dead Snow ended the game now: a Vuko token costs two spaces."""
    return [value - 2 * tokens for value, tokens in zip(s.reputation, s.tokens, strict=True)]


def lead_for_snow(s: IceGardenState) -> float:
    """The lead in reputation that makes a seat three times as likely to be ahead when Dead Snow ends the game."""
    return 0.7 + 0.08 * (s.facts.snow_limit - s.snow)


def snow_chance(scene: Scene) -> float:
    """How likely the game is to end in Dead Snow."""
    if scene.snow < 0:
        scene.snow = _snow_chance(scene)
    return scene.snow


def _snow_chance(scene: Scene) -> float:
    s = scene.s
    left = s.facts.snow_limit - s.snow
    rounds = scene.rounds + (1.0 if scene.phase < DOMINATION else 0.0)
    if rounds < 0.3:
        return 0.0
    usual = SNOWFALL * scene.seats * rounds
    return 1 / (1 + exp((left - usual) / 3.0))


def spread(scene: Scene) -> float:
    return UNSURE[scene.phase] + LONG_GAME * scene.future


def progress(scene: Scene) -> float:
    """How much of the game is played: rounds to come, and phases of this one."""
    left = scene.rounds + (DOMINATION + 1 - scene.phase) / (DOMINATION + 1)
    return max(0.0, 1 - left / (scene.values.rounds_left(0) + 1))
