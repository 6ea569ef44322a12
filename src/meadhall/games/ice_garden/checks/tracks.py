"""The tracks and the action fields: reputation, initiative, Dead Snow, markers, order tokens and Vuko tiles."""

from __future__ import annotations

from meadhall.games.ice_garden.checks.common import demand, due, seat_at
from meadhall.games.ice_garden.facts import BOTTOM, SAFE
from meadhall.games.ice_garden.rules.advanced import LayOrderToken
from meadhall.games.ice_garden.rules.initiative import Advance, InitiativePhase, NewOrder
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.state import EMPTY, IceGardenState
from meadhall.games.ice_garden.words import FIELD, GORGE, STAGE

PRINTED_ORDER = (1, 2, 3, 4, 5)


def reputation_is_on_its_track(s: IceGardenState) -> None:
    """The final count of Dead Snow may lead below the track."""
    for seat, value in enumerate(s.reputation):
        at = f"{seat_at(seat)}.reputation"
        demand(value <= SAFE and (value >= BOTTOM or not s.agenda), at, f"goes from 0 to {BOTTOM}, or is safe (IG-8.8)")
        demand(value == SAFE or not s.facts.solo, at, "is not used in the solo game (IG-15.12)")


def standing_agrees(s: IceGardenState) -> None:
    at = "position.standing"
    seats = list(range(s.facts.seats))
    demand(sorted(s.standing) == seats, at, f"must name the seats 0 to {s.facts.seats - 1}, each once")
    values = [s.reputation[seat] for seat in s.standing]
    demand(values == sorted(values, reverse=True), at, "does not agree with the seats' reputation (IG-8.6)")


def helms_are_on_their_track(s: IceGardenState) -> None:
    for seat, helm in enumerate(s.helm):
        demand(1 <= helm <= s.facts.helms, f"{seat_at(seat)}.helm", f"there are {s.facts.helms} helms (IG-4.4)")


def helms_keep_up_with_the_round(s: IceGardenState) -> None:
    """From the second round on every marker moves once a round, so that the helms and the jumps bound the round."""
    for seat in range(s.players):
        jumps = sum(s.has_jumped(seat, stage) for stage in range(len(STAGE)))
        moves = s.helm[seat] - 1 - jumps
        last = 1 + moves + may_still_move(s, seat)
        problem = f"the marker of seat {seat} has moved {moves} times: it is round {last} at most (IG-4.2)"
        demand(s.round <= last, "position.round", problem)


def may_still_move(s: IceGardenState, seat: int) -> bool:
    """Whether this round's move is to come: it surely is not once the rest of the round is all that is left."""
    if not any(isinstance(step, NextRound) for step in s.agenda):
        return True  # A document that is being read, a game that is over, or a scenario that shows one thing alone.
    return any(
        isinstance(step, InitiativePhase) or (isinstance(step, Advance) and step.seat == seat) for step in s.agenda
    )


def jumps_lie_behind(s: IceGardenState) -> None:
    """Whoever has moved two helms in a stage has come two helms beyond its first, or further."""
    for stage in range(len(STAGE)):
        beyond = max(1, s.facts.stage_of.index(stage)) + 2
        for seat, helm in enumerate(s.helm):
            possible = stage < s.facts.edition.jump_stages and helm >= beyond
            problem = f"nobody can have jumped in stage {stage + 1} (IG-4.3)"
            demand(possible or not s.has_jumped(seat, stage), f"{seat_at(seat)}.jumped", problem)


def red_ships_agree_with_the_helms(s: IceGardenState) -> None:
    foremost = max(s.helm[: s.players])
    reached = sum(1 for ship in s.facts.red_ships if ship <= foremost)
    agree = s.red == reached or (s.red < reached and due(s, NewOrder))
    demand(agree, "position.red_ships", f"the foremost marker has reached {reached}, not {s.red} (IG-4.12)")
    demand(s.scorings <= s.red, "position.scorings", f"only {s.red} red ships were reached (IG-4.12)")


def snow_is_on_its_track(s: IceGardenState) -> None:
    limit = s.facts.snow_limit
    demand(0 <= s.snow <= limit, "position.snow", f"goes from 0 to {limit} (IG-13.13)")


def fields_have_room(s: IceGardenState) -> None:
    for field, markers in enumerate(s.fields):
        at, slots = f"position.fields.{FIELD.words[field]}", s.facts.slots[field]
        demand(set(markers) <= set(range(s.players)), at, f"must name seats from 0 to {s.players - 1}")
        demand(len(markers) <= slots, at, f"has {slots} slots, not {len(markers)} (IG-5.4)")


def action_markers_suffice(s: IceGardenState) -> None:
    most = s.facts.parts.bank.action_markers
    for seat in range(s.players):
        planned = sum(markers.count(seat) for markers in s.fields)
        problem = f"there are {most} in all, {planned} are planned (IG-4.11)"
        demand(s.actions[seat] + planned <= most, f"{seat_at(seat)}.actions", problem)


def gorge_was_paid_for(s: IceGardenState) -> None:
    """Each action marker in Viper Gorge has cost an influence marker that stays there (IG-5.6)."""
    for seat in range(s.players):
        paid = s.fields[GORGE].count(seat) <= s.gorge[seat]
        demand(paid, f"{seat_at(seat)}.viper_gorge", "an influence marker lies there for each action (IG-5.6)")


def order_tokens_lie_apart(s: IceGardenState) -> None:
    at = "position.order"
    laid = [field for field in s.sequence if field]
    apart = len(set(laid)) == len(laid) and set(laid) <= set(PRINTED_ORDER)
    demand(len(s.sequence) == len(PRINTED_ORDER) and apart, at, "must have five places with different fields or null")
    usual = s.sequence == PRINTED_ORDER
    demand(usual or s.facts.with_order_tokens, at, "order tokens belong to the advanced game (IG-14.14)")
    empty = "has empty places although no order token is about to be laid (IG-14.15)"
    demand(0 not in s.sequence or due(s, LayOrderToken), at, empty)


def vuko_tiles_differ(s: IceGardenState) -> None:
    at = "position.vuko_tiles"
    used = [tile for tile, _ in s.vuko_tiles if tile != EMPTY]
    differ = len(s.vuko_tiles) <= len(STAGE) and len(set(used)) == len(used)
    demand(differ, at, "must be at most four different tiles (IG-14.1)")
    demand(not s.vuko_tiles or s.facts.with_vuko_tiles, at, "belong to the advanced game (IG-2.3)")


HOLDS = (
    reputation_is_on_its_track,
    standing_agrees,
    helms_are_on_their_track,
    helms_keep_up_with_the_round,
    jumps_lie_behind,
    red_ships_agree_with_the_helms,
    snow_is_on_its_track,
    fields_have_room,
    action_markers_suffice,
    gorge_was_paid_for,
    order_tokens_lie_apart,
    vuko_tiles_differ,
)
