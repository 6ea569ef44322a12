"""Answers to everything that is asked outside of a turn's main choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.mountain_king.champions.after_action import QuickStep
from meadhall.games.mountain_king.champions.instants import LayTile, Reap
from meadhall.games.mountain_king.facts import NOWHERE, domain_of, lairs_of
from meadhall.games.mountain_king.mind.ancestries import free_power, harvest
from meadhall.games.mountain_king.mind.champions import ABILITY, ability_worth, votes_worth
from meadhall.games.mountain_king.mind.gnomes import invader_worth, peek_worth, swarm_worth
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.mind.trolls import arrival, crowd_worth, pawn_bonus, shove_worth
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
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ASTA,
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
from meadhall.kernel.sets import bits, has

ROOTED = (MORGAR, STIGANDR, HALDIS, YRSA)
"""Pawns whose place is worth more than a Troll."""


# --- set-up ---------------------------------------------------------------------------------------


def weigh_keep(survey: Survey, seat: int, step: KeepChampion, action: Action) -> float:
    """A starting Champion: what it can do, and its Votes."""
    facts, champion = survey.s.facts, action.arg
    votes = votes_worth(survey, seat, facts.champion_clan[champion], facts.champion_votes[champion])
    return ABILITY[champion] + votes


def weigh_settle(survey: Survey, seat: int, step: ChooseLairs, action: Action) -> float:
    """Lairs with many Domains and Halls around, and few rivals."""
    return sum([lair_worth(survey, lair) for lair in lairs_of(action.arg)])


def lair_worth(survey: Survey, lair: int) -> float:
    s = survey.s
    near = s.facts.near
    worth, domains = 0.0, set()
    for cavern in bits(near[lair]):
        domains.add(domain_of(cavern))
        worth += 0.1 * sum([s.halls[hall] for hall in s.facts.halls_beside[cavern]])
        worth += 0.3 * (near[cavern] & ~s.facts.lairs).bit_count()
        worth -= 0.8 * has(survey.occupied, cavern)
        worth += 0.3 * s.is_overrun(cavern)
    return worth + 1.5 * len(domains) - 0.2 * (near[lair] & survey.occupied & s.facts.lairs).bit_count()


def weigh_post(survey: Survey, seat: int, step: PostTroll, action: Action) -> float:
    s, cavern = survey.s, action.arg
    return arrival(survey, seat, cavern, 1, s.pool) + 0.15 * s.facts.near[cavern].bit_count()


def weigh_pawn(survey: Survey, seat: int, step: PlacePawn | PlaceFirstPawn, action: Action) -> float:
    """Where a new pawn is needed most."""
    cavern = action.arg
    worth = arrival(survey, seat, cavern, 1, survey.s.pool) + pawn_bonus(survey, step.champion, cavern)
    return worth + survey.threats(seat)[cavern] * survey.control_worth(seat, cavern) * 0.6


# --- Supplies -------------------------------------------------------------------------------------


def weigh_wilds(survey: Survey, seat: int, step: CoverWilds, action: Action) -> float:
    """A pair of Wilds is two power; a turn more may be worth more than that. Of equal Wilds the first is taken."""
    if step.first != NOWHERE or action is do_pass:
        return 0.0
    s = survey.s
    power, turns = free_power(s, seat), s.supply[seat]
    gain = harvest(power - 2, turns + 1) - harvest(power, turns) - 0.8
    return gain - 0.05 * step.options(s).index(action)


# --- Move Trolls ----------------------------------------------------------------------------------


def weigh_crowd(survey: Survey, seat: int, step: ChooseCrowd, action: Action) -> float:
    return 0.1 if action is do_pass else crowd_worth(survey, seat, action.arg, step.x)


def weigh_shove(survey: Survey, seat: int, step: Shove, action: Action) -> float:
    if action is do_done:
        return 0.1
    s = survey.s
    owner = action.arg if action.verb is do_shove else s.holder[action.arg]
    worth = shove_worth(survey, seat, owner, step.cavern, action.args[1])
    if owner != seat and step.left > 1 and s.units(seat, step.cavern):
        # One Troll less of a rival is a step towards control, even if it does not change hands yet.
        worth += 0.4
    return worth


def weigh_quick_step(survey: Survey, seat: int, step: QuickStep, action: Action) -> float:
    return 0.15 if action is do_pass else shove_worth(survey, seat, seat, survey.s.pawn[JORUNN], action.arg)


def weigh_retreat(survey: Survey, seat: int, step: Retreat | CarryHome, action: Action) -> float:
    """To the Lair from where more is to be won, and where fewer wait already."""
    return lair_worth(survey, action.arg) * 0.2 - 0.15 * survey.s.units(seat, action.arg)


# --- Gnomes ---------------------------------------------------------------------------------------


def weigh_swarm(survey: Survey, seat: int, step: SteerSwarm, action: Action) -> float:
    return swarm_worth(survey, seat, action.arg)


def weigh_direct(survey: Survey, seat: int, step: Direct, action: Action) -> float:
    return invader_worth(survey, seat, action.arg, not step.by_votes)


def weigh_hold_back(survey: Survey, seat: int, step: HoldBack, action: Action) -> float:
    """Keep a Gnome out where it would hurt the guard more than others."""
    return 0.4 if action is do_pass else -0.4 * swarm_worth(survey, seat, step.clan)


def weigh_peek(survey: Survey, seat: int, step: Peek, action: Action) -> float:
    if action.verb is do_peek_gate:
        return 0.8
    if action.verb is do_peek_gnome:
        return peek_worth(survey.s, seat, action.arg) - 0.1 * action.args[1]
    return -2.0


def weigh_further(survey: Survey, seat: int, step: GoFurther, action: Action) -> float:
    """Crym's push: from one space to the next, with the same strength."""
    s = survey.s
    if action is do_pass:
        return space_worth(s, seat, s.wheel, step.spaces)
    return space_worth(s, seat, s.wheel_after(1), step.spaces) - 0.3


def space_worth(s: MountainKingState, seat: int, space: int, strength: int) -> float:
    """What a space of the Wheel brings, roughly."""
    if s.facts.spaces[space] == GAIN_HONOUR:
        return float(strength + s.facts.parts.wheel.boosts[s.boost[seat]])
    return 0.9 * strength


def weigh_fallen(survey: Survey, seat: int, step: ChooseFallen | Volunteer, action: Action) -> float:
    """A Champion comes home, a Troll is gone: the pawn falls unless its place matters."""
    if action is do_fall or action is do_pass:
        return 0.0
    if action.arg == SKELD:
        return 2.0
    return -1.5 if action.arg in ROOTED else 0.3


# --- Champions ------------------------------------------------------------------------------------


def weigh_reward(survey: Survey, seat: int, step: Console, action: Action) -> float:
    facts = survey.s.facts
    if action.arg == VOTE:
        return votes_worth(survey, seat, facts.champion_clan[step.champion])
    return float(facts.lines(step.influence))


def weigh_vote(survey: Survey, seat: int, step: ChooseClan, action: Action) -> float:
    return votes_worth(survey, seat, action.arg, step.count)


def weigh_swap(survey: Survey, seat: int, step: SwapPawn, action: Action) -> float:
    if action is do_pass:
        return 0.3
    s, control = survey.s, survey.control[seat]
    return ability_worth(s, seat, step.champion, control) - ability_worth(s, seat, action.arg, control)


def weigh_tile(survey: Survey, seat: int, step: LayTile, action: Action) -> float:
    s, place = survey.s, action.arg
    if action.verb is do_crown_clan:
        standing = s.votes[place]
        leader = standing[0][0] if standing else NOWHERE
        return 4.0 if leader == seat else 0.0 if leader == NOWHERE else -4.0 * survey.rivalry
    if action.verb is do_crown_cavern:
        if step.champion == ASTA:
            return sum([0.3 * s.halls[hall] for hall in s.facts.halls_beside[place]])
        assert step.champion == HALLA
        return arrival(survey, seat, place, 2, s.pool)
    value, around = s.halls[place], s.facts.halls[place]
    if step.champion == GRIMHILD:
        gnomes = (s.overrun & around).bit_count()
        own = (survey.control[seat] & around).bit_count()
        return value * 0.5 if 0 < own <= gnomes else 0.0
    worth = 0.0
    for who in range(s.players):
        share = survey.hall_now(place, who) / value if value else 0.0
        worth += share * (6.0 if who == seat else -6.0 * survey.rivalry)
    return worth


def weigh_reap(survey: Survey, seat: int, step: Reap, action: Action) -> float:
    s = survey.s
    honour = 0.0
    for strength, known in s.gnomes[action.arg]:
        honour += strength if strength and has(known, seat) else 2
    for hall in s.facts.halls_beside[action.arg]:
        share = (survey.control[seat] & s.facts.halls[hall]).bit_count()
        honour += 0.2 * s.halls[hall] * min(share, 1)
    return float(honour)


def weigh_trolls(survey: Survey, seat: int, step: AddTrolls, action: Action) -> float:
    return 0.5 * action.arg


def weigh_claim(survey: Survey, seat: int, step: PressClaim, action: Action) -> float:
    return 0.0 if action is do_pass else 1.5


WEIGHERS: dict[type, Callable[[Survey, int, Any, Action], float]] = {
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
"""By question, how each of its options is weighed."""
