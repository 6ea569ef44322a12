"""Answers to everything that is asked outside of a turn's main choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.mountain_king.champions.after_action import QuickStep
from meadhall.games.mountain_king.champions.instants import LayTile, Reap
from meadhall.games.mountain_king.mind.court import ABILITY, deeds, votes_worth
from meadhall.games.mountain_king.mind.gnomes import invader_worth, peek_worth, swarm_worth
from meadhall.games.mountain_king.mind.lineage import free_power, harvest
from meadhall.games.mountain_king.mind.marching import arrival, crowd_worth, pawn_bonus, shove_worth
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.rules.attack import Retreat
from meadhall.games.mountain_king.rules.award import Console, PlacePawn, SwapPawn
from meadhall.games.mountain_king.rules.bolster import AddTrolls
from meadhall.games.mountain_king.rules.breach import SteerSwarm
from meadhall.games.mountain_king.rules.fallen import CarryHome, ChooseFallen, Volunteer
from meadhall.games.mountain_king.rules.invasions import Direct, HoldBack
from meadhall.games.mountain_king.rules.move_trolls import ChooseCrowd, Shove
from meadhall.games.mountain_king.rules.scouting import Peek
from meadhall.games.mountain_king.rules.seizing import PressClaim
from meadhall.games.mountain_king.rules.setup import ChooseLairs, KeepChampion, PlaceFirstPawn, PostTroll
from meadhall.games.mountain_king.rules.supplies import CoverWilds
from meadhall.games.mountain_king.rules.votes import ChooseClan
from meadhall.games.mountain_king.rules.wheel import GoFurther
from meadhall.games.mountain_king.table import NOWHERE
from meadhall.games.mountain_king.words import (
    ASTA,
    FIRST_LAIR,
    GAIN_HONOUR,
    GRIMHILD,
    HALDIS,
    HALLA,
    JORUNN,
    MORGAR,
    SKELD,
    STIGANDR,
    VOTE,
    YRSA,
    do_crown_cavern,
    do_crown_clan,
    do_done,
    do_fall,
    do_pass,
    do_peek_gate,
    do_peek_gnome,
    do_shove,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

ROOTED = (MORGAR, STIGANDR, HALDIS, YRSA)
"""Pawns whose place is worth more than a Troll."""


# --- set-up ---------------------------------------------------------------------------------------


def weigh_keep(survey: Survey, seat: int, step: KeepChampion, options: list[Action]) -> list[float]:
    """A starting Champion: what it can do, and its Votes."""
    clans, votes = survey.s.table.champion_clan, survey.s.table.champion_votes
    return [ABILITY[action.arg] + votes_worth(survey, seat, clans[action.arg], votes[action.arg]) for action in options]


def weigh_settle(survey: Survey, seat: int, step: ChooseLairs, options: list[Action]) -> list[float]:
    """Lairs with many Domains and Halls around, and few rivals."""
    return [sum([lair_worth(survey, FIRST_LAIR + 2 * action.arg + end) for end in (0, 1)]) for action in options]


def lair_worth(survey: Survey, lair: int) -> float:
    s = survey.s
    near = s.table.near
    rivals = 0
    for there in s.present:
        rivals |= there
    worth, domains = 0.0, set()
    for cavern in bits(near[lair]):
        domains.add(cavern // 5)
        worth += 0.1 * sum([s.halls[hall] for hall in survey.beside[cavern]])
        worth += 0.3 * (near[cavern] & ~s.table.lairs).bit_count()
        worth -= 0.8 * (rivals >> cavern & 1)
        worth += 0.3 * (s.overrun >> cavern & 1)
    return worth + 1.5 * len(domains) - 0.2 * (near[lair] & rivals & s.table.lairs).bit_count()


def weigh_post(survey: Survey, seat: int, step: PostTroll, options: list[Action]) -> list[float]:
    pool = survey.s.pool
    near = survey.s.table.near
    return [arrival(survey, seat, action.arg, 1, pool) + 0.15 * near[action.arg].bit_count() for action in options]


def weigh_pawn(survey: Survey, seat: int, step: PlacePawn | PlaceFirstPawn, options: list[Action]) -> list[float]:
    """Where a new pawn is needed most."""
    threats = survey.threats(seat)
    weights: list[float] = []
    for action in options:
        cavern = action.arg
        worth = arrival(survey, seat, cavern, 1, survey.s.pool) + pawn_bonus(survey, step.champion, cavern)
        weights.append(worth + threats[cavern] * survey.holding(seat, cavern) * 0.6)
    return weights


# --- Supplies -------------------------------------------------------------------------------------


def weigh_wilds(survey: Survey, seat: int, step: CoverWilds, options: list[Action]) -> list[float]:
    """A pair of Wilds is two power; a turn more may be worth more than that."""
    s, seat = survey.s, seat
    if step.first != NOWHERE:
        return [0.0] * len(options)
    power, turns = free_power(s, seat), s.supply[seat]
    gain = harvest(power - 2, turns + 1) - harvest(power, turns) - 0.8
    return [0.0 if action is do_pass else gain - 0.05 * n for n, action in enumerate(options)]


# --- Move Trolls ----------------------------------------------------------------------------------


def weigh_crowd(survey: Survey, seat: int, step: ChooseCrowd, options: list[Action]) -> list[float]:
    return [0.1 if action is do_pass else crowd_worth(survey, seat, action.arg, step.x) for action in options]


def weigh_shove(survey: Survey, seat: int, step: Shove, options: list[Action]) -> list[float]:
    weights: list[float] = []
    s = survey.s
    for action in options:
        if action is do_done:
            weights.append(0.1)
            continue
        owner = action.arg if action.verb is do_shove else s.holder[action.arg]
        worth = shove_worth(survey, seat, owner, step.cavern, action.args[1])
        if owner != seat and step.left > 1 and s.units(seat, step.cavern):
            # One Troll less of a rival is a step towards control, even if it does not change hands yet.
            worth += 0.4
        weights.append(worth)
    return weights


def weigh_quick_step(survey: Survey, seat: int, step: QuickStep, options: list[Action]) -> list[float]:
    at = survey.s.pawn[JORUNN]
    return [0.15 if action is do_pass else shove_worth(survey, seat, seat, at, action.arg) for action in options]


def weigh_retreat(survey: Survey, seat: int, step: Retreat | CarryHome, options: list[Action]) -> list[float]:
    """To the Lair from where more is to be won, and where fewer wait already."""
    s = survey.s
    return [lair_worth(survey, action.arg) * 0.2 - 0.15 * s.units(seat, action.arg) for action in options]


# --- Gnomes ---------------------------------------------------------------------------------------


def weigh_swarm(survey: Survey, seat: int, step: SteerSwarm, options: list[Action]) -> list[float]:
    return [swarm_worth(survey, seat, action.arg) for action in options]


def weigh_direct(survey: Survey, seat: int, step: Direct, options: list[Action]) -> list[float]:
    return [invader_worth(survey, seat, action.arg, not step.by_votes) for action in options]


def weigh_hold_back(survey: Survey, seat: int, step: HoldBack, options: list[Action]) -> list[float]:
    """Keep a Gnome out where it would hurt the guard more than others."""
    harm = -swarm_worth(survey, seat, step.clan)
    return [0.4 if action is do_pass else 0.4 * harm for action in options]


def weigh_peek(survey: Survey, seat: int, step: Peek, options: list[Action]) -> list[float]:
    s = survey.s
    weights: list[float] = []
    for action in options:
        if action.verb is do_peek_gate:
            weights.append(0.8)
        elif action.verb is do_peek_gnome:
            weights.append(peek_worth(s, seat, action.arg) - 0.1 * action.args[1])
        else:
            weights.append(-2.0)
    return weights


def weigh_further(survey: Survey, seat: int, step: GoFurther, options: list[Action]) -> list[float]:
    """Crym's push: from one space to the next, with the same strength."""
    s = survey.s
    spaces = s.table.spaces
    boost = s.table.parts.wheel.boosts[s.boost[seat]]
    here, there = spaces[s.wheel], spaces[(s.wheel + 1) % len(spaces)]

    def worth(space: int) -> float:
        return float(step.spaces + boost) if space == GAIN_HONOUR else 0.9 * step.spaces

    return [worth(here) if action is do_pass else worth(there) - 0.3 for action in options]


def weigh_fallen(survey: Survey, seat: int, step: ChooseFallen | Volunteer, options: list[Action]) -> list[float]:
    """A Champion comes home, a Troll is gone: the pawn falls unless its place matters."""
    weights: list[float] = []
    for action in options:
        if action is do_fall or action is do_pass:
            weights.append(0.0)
        elif action.arg == SKELD:
            weights.append(2.0)
        else:
            weights.append(-1.5 if action.arg in ROOTED else 0.3)
    return weights


# --- Champions ------------------------------------------------------------------------------------


def weigh_reward(survey: Survey, seat: int, step: Console, options: list[Action]) -> list[float]:
    s = survey.s
    vote = votes_worth(survey, seat, s.table.champion_clan[step.champion])
    return [vote if action.arg == VOTE else float(s.table.lines(step.influence)) for action in options]


def weigh_vote(survey: Survey, seat: int, step: ChooseClan, options: list[Action]) -> list[float]:
    return [votes_worth(survey, seat, action.arg, step.count) for action in options]


def weigh_swap(survey: Survey, seat: int, step: SwapPawn, options: list[Action]) -> list[float]:
    new = deeds(survey.s, seat, step.champion, survey.control[seat])
    return [
        0.3 if action is do_pass else new - deeds(survey.s, seat, action.arg, survey.control[seat])
        for action in options
    ]


def weigh_tile(survey: Survey, seat: int, step: LayTile, options: list[Action]) -> list[float]:
    return [tile_worth(survey, seat, step.champion, action) for action in options]


def tile_worth(survey: Survey, seat: int, champion: int, action: Action) -> float:
    s = survey.s
    if action.verb is do_crown_clan:
        standing = s.votes[action.arg]
        leader = standing[0][0] if standing else NOWHERE
        return 4.0 if leader == seat else 0.0 if leader == NOWHERE else -4.0 * survey.rivalry
    if action.verb is do_crown_cavern:
        if champion == ASTA:
            return sum([0.3 * s.halls[hall] for hall in survey.beside[action.arg]])
        assert champion == HALLA
        return arrival(survey, seat, action.arg, 2, s.pool)
    hall = action.arg
    value = s.halls[hall]
    if champion == GRIMHILD:
        gnomes = (s.overrun & s.table.halls[hall]).bit_count()
        own = (survey.control[seat] & s.table.halls[hall]).bit_count()
        return value * 0.5 if 0 < own <= gnomes else 0.0
    worth = 0.0
    for who in range(s.players):
        share = survey.hall_now(hall, who) / value if value else 0.0
        worth += share * (6.0 if who == seat else -6.0 * survey.rivalry)
    return worth


def weigh_reap(survey: Survey, seat: int, step: Reap, options: list[Action]) -> list[float]:
    s = survey.s
    weights: list[float] = []
    for action in options:
        honour = 0.0
        for strength, known in s.gnomes[action.arg]:
            honour += strength if strength and known >> seat & 1 else 2
        for hall in survey.beside[action.arg]:
            share = (survey.control[seat] & s.table.halls[hall]).bit_count()
            honour += 0.2 * s.halls[hall] * min(share, 1)
        weights.append(float(honour))
    return weights


def weigh_trolls(survey: Survey, seat: int, step: AddTrolls, options: list[Action]) -> list[float]:
    return [0.5 * action.arg for action in options]


def weigh_claim(survey: Survey, seat: int, step: PressClaim, options: list[Action]) -> list[float]:
    return [0.0 if action is do_pass else 1.5 for action in options]


WEIGHERS: dict[type, Callable[[Survey, int, Any, list[Action]], list[float]]] = {
    Peek: weigh_peek,
    Direct: weigh_direct,
    Shove: weigh_shove,
    ChooseCrowd: weigh_crowd,
    PostTroll: weigh_post,
    PlacePawn: weigh_pawn,
    PlaceFirstPawn: weigh_pawn,
    Console: weigh_reward,
    SteerSwarm: weigh_swarm,
    Retreat: weigh_retreat,
    CarryHome: weigh_retreat,
    KeepChampion: weigh_keep,
    ChooseLairs: weigh_settle,
    CoverWilds: weigh_wilds,
    ChooseClan: weigh_vote,
    QuickStep: weigh_quick_step,
    GoFurther: weigh_further,
    HoldBack: weigh_hold_back,
    LayTile: weigh_tile,
    ChooseFallen: weigh_fallen,
    Volunteer: weigh_fallen,
    Reap: weigh_reap,
    SwapPawn: weigh_swap,
    AddTrolls: weigh_trolls,
    PressClaim: weigh_claim,
}
"""By question, how its options are weighed."""
