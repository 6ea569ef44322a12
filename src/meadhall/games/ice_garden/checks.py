"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong.

Each function is one promise of the box or the book. Those of ``ALWAYS`` hold even while a document is being read and
its agenda is not there yet, those of ``IN_PLAY`` as long as something remains to be done.
"""

from __future__ import annotations

from meadhall.games.ice_garden.rules import setup
from meadhall.games.ice_garden.rules.activation import Attack, Cross, Speed, Spy, Strike, spy_spots
from meadhall.games.ice_garden.rules.advanced import LayOrderToken, LayVukoTile
from meadhall.games.ice_garden.rules.combat import pools, toughness
from meadhall.games.ice_garden.rules.domination import (
    Enchant,
    Harvest,
    Pillage,
    Recruit,
    Spoils,
    Take,
    UseAbility,
    Yield,
    can_torment,
)
from meadhall.games.ice_garden.rules.ending import DEAD_SNOW, ENDINGS
from meadhall.games.ice_garden.rules.goals import (
    DRAKKAR,
    ENLIGHTENED,
    FAUN,
    MUSICIAN,
    NIGHTMARE,
    Evict,
    Evictions,
    can_build_tower,
    can_carry_reserves,
)
from meadhall.games.ice_garden.rules.initiative import Advance, InitiativePhase, NewOrder
from meadhall.games.ice_garden.rules.making import Appear, Shift, doubled
from meadhall.games.ice_garden.rules.planning import Plan
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.rules.solo import NpcAction, Plunder, Roll, RollCrossing, RollInfluence, RollUnit, Wander
from meadhall.games.ice_garden.rules.start_of_round import Settle
from meadhall.games.ice_garden.rules.voracious_mountain import Carry, pieces_at
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import (
    ATTACK_PRICE,
    BOTTOM,
    CLOSED,
    FACE_DOWN,
    LEVEL_OF,
    SAFE,
    SHIFT_STEPS,
    SPOTS,
    UNITS,
)
from meadhall.games.ice_garden.words import (
    CALLO,
    CHARACTER,
    FIELD,
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
    GORGE,
    IMPROVEMENT,
    PIPER,
    POPULATION,
    REGION,
    REGIONS,
    RESERVE,
    RESOURCE,
    STAGE,
    TORMENT,
    TOWER,
    VAN_DYKEN,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import steps_of
from meadhall.kernel.step import Step

SETUP: tuple[type[Step], ...] = tuple(steps_of(setup).values())
SOLO: tuple[type[Step], ...] = (NpcAction, Plunder, Roll, RollCrossing, RollInfluence, RollUnit, Wander)
SCENARIO = "scenario"
"""How a scenario ends that shows one thing alone."""
FIXED_ORDER = (1, 2, 3, 4, 5)


def check(s: Midgaard) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    for holds in ALWAYS:
        holds(s)
    if s.agenda:
        for holds in IN_PLAY:
            holds(s)
        for number, step in enumerate(s.agenda):
            check_step(s, step, f"agenda[{number}]")
    elif s.result is not None:
        result_fits(s)


def seat_at(seat: int) -> str:
    return f"position.seats[{seat}]"


def region_at(region: int) -> str:
    return f"position.regions.{REGION.words[region]}"


def due(s: Midgaard, *kinds: type[Step]) -> bool:
    """Whether such a step is still to come. While a document is read its agenda is not there yet: then anything is."""
    return (not s.agenda and s.result is None) or any(isinstance(step, kinds) for step in s.agenda)


# --- banks and stocks -----------------------------------------------------------------------------


def count_banks(s: Midgaard) -> None:
    """Banks and stocks are what the components have left."""
    parts = s.table.parts
    s.bank = [
        parts.bank.population - sum(s.goods[0]),
        parts.bank.gold - sum(s.goods[1]),
        parts.bank.m_factor - sum(s.m_factor),
    ]
    s.vuko_tokens = parts.bank.vuko_tokens - sum(s.tokens)
    used = [*s.spots, *s.spy]
    s.improvements = [
        getattr(parts.improvements, word) - used.count(kind) for kind, word in enumerate(IMPROVEMENT.words)
    ]
    s.stock = [
        parts.bank.influence_markers
        - sum(s.markers[seat * REGIONS : (seat + 1) * REGIONS])
        - s.gorge[seat]
        - s.garden[seat]
        for seat in range(s.table.seats)
    ]


def banks_are_whole(s: Midgaard) -> None:
    columns = (s.bank, s.vuko_tokens, s.improvements, s.stock)
    counted = s.copy()
    count_banks(counted)
    if columns != (counted.bank, counted.vuko_tokens, counted.improvements, counted.stock):
        raise SaveError("position", "components were lost or multiplied")


def banks_suffice(s: Midgaard) -> None:
    for resource, left in zip(("population", "gold", "m_factor"), s.bank, strict=True):
        if left < 0:
            raise SaveError(f"position.seats.{resource}", f"there are {-left} more than the bank holds (IG-1.1)")
    if s.vuko_tokens < 0:
        raise SaveError("position.seats.vuko_tokens", "there are more than the bank holds (IG-1.6)")
    for kind, left in enumerate(s.improvements):
        if left < 0:
            raise SaveError("position.seats.improvements", f"too many of {IMPROVEMENT.words[kind]} (IG-1.5)")
    for seat, left in enumerate(s.stock):
        if left < 0:
            raise SaveError(f"{seat_at(seat)}.markers", f"there are {-left} too many (IG-1.2)")


# --- who plays ------------------------------------------------------------------------------------


def everybody_has_a_character(s: Midgaard) -> None:
    for seat, character in enumerate(s.character):
        at = slice(seat * REGIONS, (seat + 1) * REGIONS)
        figures = s.units[seat * UNITS : (seat + 1) * UNITS]
        if character == NOBODY and (s.round or any(s.markers[at]) or any(place != NOWHERE for place in figures)):
            raise SaveError(f"{seat_at(seat)}.character", "is missing (IG-2.1)")


def order_names_the_players(s: Midgaard) -> None:
    at, players = "position.turn_order", set(range(s.players))
    if len(set(s.order)) != len(s.order) or not set(s.order) <= players:
        raise SaveError(at, f"must name seats from 0 to {s.players - 1}, each once")
    if s.round and set(s.order) != players:
        raise SaveError(at, f"must name all seats from 0 to {s.players - 1} once a round has begun")


def opponent_owns_nothing(s: Midgaard) -> None:
    """Alone: the opponent has no resources, tokens or action markers (IG-15.24)."""
    for seat in range(s.players, s.table.seats):
        owned = {
            "population": s.goods[POPULATION][seat],
            "gold": s.goods[GOLD][seat],
            "m_factor": sum(s.m_factor[seat * 4 : seat * 4 + 4]),
            "vuko_tokens": s.tokens[seat],
            "actions": s.actions[seat],
            "viper_gorge": s.gorge[seat],
        }
        for field, number in owned.items():
            if number:
                raise SaveError(f"{seat_at(seat)}.{field}", "the opponent of the solo game owns nothing (IG-15.24)")


# --- tracks ---------------------------------------------------------------------------------------


def reputation_is_on_its_track(s: Midgaard) -> None:
    for seat, value in enumerate(s.reputation):
        if value > SAFE or (value < BOTTOM and s.agenda):
            raise SaveError(f"{seat_at(seat)}.reputation", f"goes from 0 to {BOTTOM}, or is safe (IG-8.8)")
        if s.table.solo and value != SAFE:
            raise SaveError(f"{seat_at(seat)}.reputation", "is not used in the solo game (IG-15.12)")


def standing_agrees(s: Midgaard) -> None:
    at = "position.standing"
    if sorted(s.standing) != list(range(s.table.seats)):
        raise SaveError(at, f"must name the seats 0 to {s.table.seats - 1}, each once")
    values = [s.reputation[seat] for seat in s.standing]
    if values != sorted(values, reverse=True):
        raise SaveError(at, "does not agree with the seats' reputation (IG-8.6)")


def helms_are_on_their_track(s: Midgaard) -> None:
    for seat, helm in enumerate(s.helm):
        if not 1 <= helm <= s.table.helms:
            raise SaveError(f"{seat_at(seat)}.helm", f"there are {s.table.helms} helms (IG-4.4)")


def helms_keep_up_with_the_round(s: Midgaard) -> None:
    """From the second round on every marker moves once a round, so that the helms and the jumps bound the round."""
    for seat in range(s.players):
        moves = s.helm[seat] - 1 - s.jumped[seat].bit_count()
        last = 1 + moves + may_still_move(s, seat)
        if s.round > last:
            problem = f"the marker of seat {seat} has moved {moves} times: it is round {last} at most (IG-4.2)"
            raise SaveError("position.round", problem)


def may_still_move(s: Midgaard, seat: int) -> bool:
    """Whether this round's move is to come: it surely is not once the rest of the round is all that is left."""
    if not any(isinstance(step, NextRound) for step in s.agenda):
        return True  # A document that is being read, a game that is over, or a scenario that shows one thing alone.
    return any(
        isinstance(step, InitiativePhase) or (isinstance(step, Advance) and step.seat == seat) for step in s.agenda
    )


def jumps_lie_behind(s: Midgaard) -> None:
    """Whoever has moved two helms in a stage has come two helms beyond its first, or further."""
    for seat, jumped in enumerate(s.jumped):
        for stage in range(len(STAGE)):
            if not jumped >> stage & 1:
                continue
            first = max(1, s.table.stage_of.index(stage))
            if stage >= s.table.edition.jump_stages or s.helm[seat] < first + 2:
                raise SaveError(f"{seat_at(seat)}.jumped", f"nobody can have jumped in stage {stage + 1} (IG-4.3)")


def red_ships_agree_with_the_helms(s: Midgaard) -> None:
    foremost = max(s.helm[: s.players])
    reached = sum(1 for ship in s.table.red_ships if ship <= foremost)
    if s.red > reached or (s.red < reached and not due(s, NewOrder)):
        raise SaveError("position.red_ships", f"the foremost marker has reached {reached}, not {s.red} (IG-4.12)")
    if s.scorings > s.red:
        raise SaveError("position.scorings", f"only {s.red} red ships were reached (IG-4.12)")


def snow_is_on_its_track(s: Midgaard) -> None:
    if not 0 <= s.snow <= s.table.snow_limit:
        raise SaveError("position.snow", f"goes from 0 to {s.table.snow_limit} (IG-13.13)")


def snow_has_not_fallen(s: Midgaard) -> None:
    if s.snow == s.table.snow_limit:
        raise SaveError("position.snow", "at its limit the game is over at once (IG-13.14)")


# --- the action fields ----------------------------------------------------------------------------


def fields_have_room(s: Midgaard) -> None:
    for field, markers in enumerate(s.fields):
        at = f"position.fields.{FIELD.words[field]}"
        if not set(markers) <= set(range(s.players)):
            raise SaveError(at, f"must name seats from 0 to {s.players - 1}")
        if len(markers) > s.table.slots[field]:
            raise SaveError(at, f"has {s.table.slots[field]} slots, not {len(markers)} (IG-5.4)")


def action_markers_suffice(s: Midgaard) -> None:
    most = s.table.parts.bank.action_markers
    for seat in range(s.players):
        planned = sum(markers.count(seat) for markers in s.fields)
        if s.actions[seat] + planned > most:
            raise SaveError(f"{seat_at(seat)}.actions", f"there are {most} in all, {planned} are planned (IG-4.11)")


def gorge_was_paid_for(s: Midgaard) -> None:
    """Each action marker in Viper Gorge has cost an influence marker that stays there (IG-5.6)."""
    for seat in range(s.players):
        if s.fields[GORGE].count(seat) > s.gorge[seat]:
            raise SaveError(f"{seat_at(seat)}.viper_gorge", "an influence marker lies there for each action (IG-5.6)")


def order_tokens_lie_apart(s: Midgaard) -> None:
    at = "position.order"
    laid = [field for field in s.sequence if field]
    if len(s.sequence) != len(FIXED_ORDER) or len(set(laid)) != len(laid) or not set(laid) <= set(FIXED_ORDER):
        raise SaveError(at, "must have five places with different fields or null")
    if s.sequence != FIXED_ORDER and not s.table.with_order_tokens:
        raise SaveError(at, "order tokens belong to the advanced game (IG-14.14)")
    if 0 in s.sequence and not due(s, LayOrderToken):
        raise SaveError(at, "has empty places although no order token is about to be laid (IG-14.15)")


def vuko_tiles_differ(s: Midgaard) -> None:
    at = "position.vuko_tiles"
    used = [tile for tile, _ in s.vuko_tiles if tile != NOBODY]
    if len(s.vuko_tiles) > len(STAGE) or len(set(used)) != len(used):
        raise SaveError(at, "must be at most four different tiles (IG-14.1)")
    if s.vuko_tiles and not s.table.with_vuko_tiles:
        raise SaveError(at, "belong to the advanced game (IG-2.3)")


# --- regions --------------------------------------------------------------------------------------


def tiles_are_those_of_the_game(s: Midgaard) -> None:
    for region, number in enumerate(s.tiles):
        if number > 0 and s.tiles.count(number) > 1:
            raise SaveError(f"{region_at(region)}.tile", f"the number {number} stands twice")
        if number == FACE_DOWN and s.round:
            raise SaveError(f"{region_at(region)}.tile", "all tiles are turned up before the first round (IG-2.12)")
    laid = sum(1 for tile in s.tiles if tile != CLOSED)
    if laid > s.table.tiles or (s.round and laid < s.table.tiles):
        raise SaveError("position.regions.tile", f"{s.table.tiles} regions have a tile, not {laid} (IG-2.7)")


def closed_regions_are_empty(s: Midgaard) -> None:
    for region in range(REGIONS):
        pieces = (s.neutral, s.reserves, s.reserves_down, s.nightmares, s.towers, s.locked)
        there = any(column[region] for column in pieces) or region in (s.thorn, s.vuko)
        if s.tiles[region] == CLOSED and (there or any(s.present(seat, region) for seat in range(s.table.seats))):
            raise SaveError(region_at(region), "is closed, but something is there (IG-2.8)")


def neutral_markers_suffice(s: Midgaard) -> None:
    """One for each tile, and no more come into play (IG-2.16)."""
    if sum(s.neutral) > s.table.tiles:
        raise SaveError("position.regions.neutral", f"there are only {s.table.tiles} (IG-2.16)")


def reserves_suffice(s: Midgaard) -> None:
    most = s.table.parts.bank.reserves
    if sum(s.reserves) + sum(s.reserves_down) + s.absorbed > most:
        raise SaveError("position.regions.reserves", f"there are more than {most} (IG-2.10)")
    for region in range(REGIONS):
        if region == s.thorn:
            continue
        if s.reserves[region] > 1:
            raise SaveError(f"{region_at(region)}.reserves", "only at the Thorn there are several (IG-12.23)")
        if s.reserves_down[region]:
            raise SaveError(f"{region_at(region)}.reserves_face_down", "only at the Thorn are any face down (IG-12.4)")


def tokens_suffice(s: Midgaard) -> None:
    """Nightmare tokens, towers and locks, each within its number and each with its owner in the game (IG-1.7)."""
    bank = s.table.parts.bank
    for field, column, most, owner in (
        ("nightmares", s.nightmares, bank.nightmares, CALLO),
        ("tower", s.towers, bank.towers, FREIHOFF),
        ("locked", s.locked, bank.locks, CALLO),
    ):
        for region, number in enumerate(column):
            if number and s.seat_of[owner] == NOBODY:
                raise SaveError(f"{region_at(region)}.{field}", f"{CHARACTER.words[owner]} does not play (IG-1.7)")
        if sum(column) > most:
            raise SaveError(f"position.regions.{field}", f"there are more than {most} (IG-1.7)")
    for region, number in enumerate(s.nightmares):
        if number > 2:
            raise SaveError(f"{region_at(region)}.nightmares", "no region holds more than two (IG-11.16)")


def thorn_is_van_dykens(s: Midgaard) -> None:
    if s.seat_of[VAN_DYKEN] == NOBODY:
        for field, there in (("thorn", s.thorn != NOWHERE), ("absorbed", s.absorbed > 0)):
            if there:
                raise SaveError(f"position.{field}", "van Dyken does not play (IG-2.9)")
    if s.absorbed and s.thorn == NOWHERE:
        raise SaveError("position.absorbed", "without the Thorn nothing is absorbed (IG-12.3)")


def garden_is_fjollsfinns(s: Midgaard) -> None:
    owner = s.seat_of[FJOLLSFINN]
    for seat, number in enumerate(s.garden):
        if number and owner in (NOBODY, seat):
            raise SaveError(f"{seat_at(seat)}.ice_garden", "there Fjollsfinn takes the markers of others (IG-12.1)")


def locked_regions_are_left(s: Midgaard) -> None:
    """What stays in a locked region: Callo's markers and one Faun, and a reserve that finds no place (IG-12.15)."""
    for region in range(REGIONS):
        if not s.locked[region]:
            continue
        at = region_at(region)
        if region == s.thorn:
            raise SaveError(f"{at}.locked", "the Thorn's region is never locked (IG-12.14)")
        if s.nightmares[region]:
            raise SaveError(f"{at}.nightmares", "went back when the region was locked (IG-12.13)")
        if s.neutral[region] and not s.table.edition.lock_keeps_neutral:
            raise SaveError(f"{at}.neutral", "leave a region that is locked (IG-12.22)")
        nobody_else_is_locked_in(s, region)


def nobody_else_is_locked_in(s: Midgaard, region: int) -> None:
    callo = s.seat_of[CALLO]
    evicted = due(s, Evict, Evictions)
    for seat in range(s.table.seats):
        if seat != callo and s.markers[seat * REGIONS + region] and not evicted:
            raise SaveError(
                f"{seat_at(seat)}.markers", f"{REGION.words[region]} is locked: all but Callo leave (IG-12.17)"
            )
    inside = [at for at, place in enumerate(s.units) if place == region]
    for at in inside:
        if at // UNITS != callo or LEVEL_OF[at % UNITS] != FAUN or len(inside) > 1:
            field = f"{seat_at(at // UNITS)}.units.{LEVEL_OF[at % UNITS]}"
            raise SaveError(field, f"{REGION.words[region]} is locked: one Faun stays (IG-12.15)")


def vuko_holds_what_is_there(s: Midgaard) -> None:
    for seat, held in enumerate(s.held):
        free = s.vuko != NOWHERE and not s.locked[s.vuko]
        if held > (s.markers[seat * REGIONS + s.vuko] if free else 0):
            raise SaveError(f"{seat_at(seat)}.held", "Vuko holds more markers than are in his region (IG-10.11)")


# --- units and sheets -----------------------------------------------------------------------------


def wounds_are_on_units(s: Midgaard) -> None:
    for at, damage in enumerate(s.damage):
        seat, level = at // UNITS, LEVEL_OF[at % UNITS]
        if damage and (s.units[at] == NOWHERE or damage > toughness(s, seat, level)):
            raise SaveError(f"{seat_at(seat)}.damage.{level}", "is more than a unit there can bear (IG-9.14)")


def improvements_lie_on_spots(s: Midgaard) -> None:
    """On a free spot of the row, or on a Maker-Spy spot where the edition sells them (IG-7.7, IG-7.14)."""
    for seat, character in enumerate(s.character):
        for level in (1, 2, 3):
            first = (seat * 3 + level - 1) * SPOTS
            row = s.spots[first : first + SPOTS]
            at = f"{seat_at(seat)}.improvements.{level}"
            for spot, kind in enumerate(row):
                if kind == NOBODY:
                    continue
                if character == NOBODY or spot >= room_for_improvements(s, character, level):
                    raise SaveError(at, f"the row has no spot {spot + 1} for an improvement (IG-7.7)")
                if doubled(s, seat, level, kind, spot):
                    raise SaveError(at, f"{IMPROVEMENT.words[kind]} is there already (IG-7.9)")


def room_for_improvements(s: Midgaard, character: int, level: int) -> int:
    spies = s.table.spy_spots(character, level) if s.table.edition.spy_spots_for_sale else 0
    return len(s.table.prices[character][level - 1]) + spies


def spy_is_the_harrasims(s: Midgaard) -> None:
    at, seat = "position.maker_spy", s.seat_of[FREIHOFF]
    laid = [kind for kind in s.spy if kind != NOBODY]
    if laid and seat == NOBODY:
        raise SaveError(at, "Freihoff does not play (IG-9.3)")
    if len(set(laid)) != len(laid):
        raise SaveError(at, "the two differ (IG-9.4)")
    for spot, kind in enumerate(s.spy):
        if kind != NOBODY and spot not in spy_spots(s, seat):
            raise SaveError(at, "lies on a spot that is built over (IG-7.14)")


# --- the moment -----------------------------------------------------------------------------------


def set_up_comes_first(s: Midgaard) -> None:
    if not s.round and not due(s, NextRound):
        raise SaveError("position.round", "the first round is still to come, but nothing leads to it (IG-2.1)")
    for number, step in enumerate(s.agenda):
        if s.round and isinstance(step, SETUP):
            raise SaveError(f"agenda[{number}].step", "the set-up is over (IG-2.1)")


def order_tokens_are_counted(s: Midgaard) -> None:
    tokens = sum(1 for step in s.agenda if isinstance(step, LayOrderToken))
    if tokens != s.sequence.count(0):
        raise SaveError("agenda", f"{s.sequence.count(0)} order tokens are to be laid, not {tokens} (IG-14.15)")


def units_come_from_the_supply(s: Midgaard) -> None:
    for level in (1, 2, 3):
        awaited = sum(1 for step in s.agenda if isinstance(step, RollUnit) and step.level == level)
        if awaited and s.table.solo and awaited > s.off_map(s.players, level):
            raise SaveError("agenda", f"the opponent has fewer units of level {level} left (IG-15.15)")


def result_fits(s: Midgaard) -> None:
    result = s.result
    assert result is not None
    if result.ending == SCENARIO:
        return
    if result.ending not in ENDINGS:
        raise SaveError("result.ending", f"{result.ending!r} is none of {', '.join(ENDINGS)}")
    if tuple(result.scores) != tuple(s.score):
        raise SaveError("result.scores", "are not those of the position")
    if not result.winners or not set(result.winners) <= set(range(s.table.seats)):
        raise SaveError("result.winners", f"must name seats from 0 to {s.table.seats - 1}")
    if (result.ending == DEAD_SNOW) != (s.snow == s.table.snow_limit):
        raise SaveError("result.ending", "Dead Snow ends the game at its limit and nowhere else (IG-13.14)")


ALWAYS = (
    banks_are_whole,
    banks_suffice,
    everybody_has_a_character,
    order_names_the_players,
    opponent_owns_nothing,
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
    tiles_are_those_of_the_game,
    closed_regions_are_empty,
    neutral_markers_suffice,
    reserves_suffice,
    tokens_suffice,
    thorn_is_van_dykens,
    garden_is_fjollsfinns,
    locked_regions_are_left,
    vuko_holds_what_is_there,
    wounds_are_on_units,
    improvements_lie_on_spots,
    spy_is_the_harrasims,
)
IN_PLAY = (snow_has_not_fallen, set_up_comes_first, order_tokens_are_counted, units_come_from_the_supply)


# --- the steps of the agenda ----------------------------------------------------------------------


def check_step(s: Midgaard, step: Step, at: str) -> None:
    """What a step takes for granted is there."""
    if isinstance(step, SOLO) and not s.table.solo:
        raise SaveError(f"{at}.step", "belongs to the solo game (IG-15.4)")
    step_is_on_the_map(s, step, at)
    step_has_its_pieces(s, step, at)
    step_is_its_owners(s, step, at)
    yield_goes_by_rank(s, step, at)


def step_is_on_the_map(s: Midgaard, step: Step, at: str) -> None:
    """Regions of steps have a tile, and nothing sets out for a locked one or leaves it."""
    for field in ("region", "origin", "goal", "here", "there", "low", "high"):
        region = getattr(step, field, None)
        if region is not None and s.tiles[region] == CLOSED:
            raise SaveError(f"{at}.{field}", f"{REGION.words[region]} is closed (IG-2.8)")
        if region is not None and field != "region" and s.locked[region]:
            raise SaveError(f"{at}.{field}", f"{REGION.words[region]} is locked (IG-12.25)")


def step_has_its_pieces(s: Midgaard, step: Step, at: str) -> None:
    if isinstance(step, Plan) and not s.actions[step.seat]:
        raise SaveError(f"{at}.seat", "has no action marker left (IG-5.1)")
    if isinstance(step, Advance) and s.helm[step.seat] == s.table.helms:
        raise SaveError(f"{at}.seat", "is at the end of the track (IG-4.2)")
    if isinstance(step, Settle) and not (1 <= step.left <= 2 and s.stock[step.seat]):
        raise SaveError(f"{at}.left", "at most two markers are added, from the stock (IG-3.3)")
    if isinstance(step, LayVukoTile) and not (s.table.with_vuko_tiles and len(s.vuko_tiles) < len(STAGE)):
        raise SaveError(f"{at}.step", "no Vuko tile is to be laid (IG-14.2)")
    if isinstance(step, Shift) and not 1 <= step.left <= SHIFT_STEPS:
        raise SaveError(f"{at}.left", f"goes from 1 to {SHIFT_STEPS} (IG-7.4)")
    if isinstance(step, Appear) and not 1 <= step.left <= s.off_map(step.seat, step.level):
        raise SaveError(f"{at}.left", "there are fewer units left (IG-7.20)")
    if isinstance(step, (Evict, Evictions)):
        if not s.locked[step.region]:
            raise SaveError(f"{at}.region", "is not locked (IG-12.17)")
        if step.left > s.markers[step.seat * REGIONS + step.region]:
            raise SaveError(f"{at}.left", "fewer markers are there (IG-12.17)")
    if isinstance(step, Carry):
        left = pieces_at(s, step.seat, step.origin)
        within(step.ready[step.piece :], left[step.piece :], f"{at}.ready")
    if isinstance(step, Cross):
        within(step.from_here, pieces_at(s, step.seat, step.here), f"{at}.from_here")
        within(step.from_there, pieces_at(s, step.seat, step.there), f"{at}.from_there")
    if isinstance(step, Speed):
        within(step.left, steps_of_figures(s, step.seat), f"{at}.left")
    if isinstance(step, Strike):
        within(step.pool, pools(s, step.seat), f"{at}.pool")
    if isinstance(step, Attack) and s.has(step.seat, GOLD) < ATTACK_PRICE:
        raise SaveError(f"{at}.seat", f"an attack costs {ATTACK_PRICE} gold (IG-9.11)")
    if isinstance(step, Wander) and s.units[s.players * UNITS + step.figure] == NOWHERE:
        raise SaveError(f"{at}.figure", "is not on the map (IG-15.28)")


def within(numbers: tuple[int, ...], most: tuple[int, ...], at: str) -> None:
    """No more than there is, place by place."""
    if len(numbers) != len(most) or any(not 0 <= number <= limit for number, limit in zip(numbers, most, strict=True)):
        raise SaveError(at, f"must be {len(most)} numbers, at most {list(most)}")


def steps_of_figures(s: Midgaard, seat: int) -> tuple[int, ...]:
    """How far each figure can go with Speed: not from off the map, nor from a locked region."""
    places = s.units[seat * UNITS : (seat + 1) * UNITS]
    return tuple(
        s.speed[seat * 3 + level - 1] if place in s.open else 0 for place, level in zip(places, LEVEL_OF, strict=True)
    )


def step_is_its_owners(s: Midgaard, step: Step, at: str) -> None:
    """Abilities belong to a character, and their unit stands there."""
    if isinstance(step, UseAbility):
        character, level = ABILITIES[step.ability]
        able = {
            TORMENT: can_torment(s, step.region),
            PIPER: s.bank[POPULATION] > 0,
            TOWER: can_build_tower(s, step.region, step.seat),
            RESERVE: can_carry_reserves(s, step.region, step.seat),
        }[step.ability]
    elif isinstance(step, (Recruit, Pillage, Enchant)):
        character, level = UNIT_OF[type(step)]
        able = True
    else:
        if isinstance(step, (Spy, Cross)):
            wanted = FREIHOFF if isinstance(step, Spy) else FJOLLSFINN
            if s.character[step.seat] != wanted:
                raise SaveError(f"{at}.seat", f"does not play {CHARACTER.words[wanted]} (IG-9.1)")
        return
    if s.character[step.seat] != character:
        raise SaveError(f"{at}.seat", f"does not play {CHARACTER.words[character]} (IG-11.9)")
    if not able or not s.units_at(step.seat, level, step.region):
        raise SaveError(f"{at}.region", "nothing can be used there (IG-11.9)")


ABILITIES = {
    TORMENT: (CALLO, NIGHTMARE),
    PIPER: (VAN_DYKEN, MUSICIAN),
    TOWER: (FREIHOFF, ENLIGHTENED),
    RESERVE: (VAN_DYKEN, MUSICIAN),
}
UNIT_OF: dict[type[Step], tuple[int, int]] = {
    Recruit: (FJOLLSFINN, DRAKKAR),
    Pillage: (FREIHOFF, ENLIGHTENED),
    Enchant: (CALLO, FAUN),
}


def yield_goes_by_rank(s: Midgaard, step: Step, at: str) -> None:
    if not isinstance(step, (Yield, Harvest, Take, Spoils)):
        return
    if len(set(step.ranked)) != len(step.ranked):
        raise SaveError(f"{at}.ranked", "names somebody twice (IG-11.6)")
    if isinstance(step, Spoils) and not step.ranked:
        raise SaveError(f"{at}.ranked", "names nobody (IG-11.6)")
    if isinstance(step, (Harvest, Take)) and not 0 <= step.taken < 1 << len(RESOURCE):
        raise SaveError(f"{at}.taken", f"is a set of {len(RESOURCE)} resources (IG-11.22)")
    if isinstance(step, Take) and step.ranked[step.rank : step.rank + 1] != (step.seat,):
        raise SaveError(f"{at}.rank", "is not that of the seat that is asked (IG-11.22)")
