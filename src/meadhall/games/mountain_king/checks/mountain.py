"""Checks of what lies on the mountain: Trolls and pawns, Gnomes, Gate cards, Halls and planks."""

from __future__ import annotations

from meadhall.games.mountain_king.checks.common import due, seat_field
from meadhall.games.mountain_king.facts import MOST_GNOMES, NOWHERE, UNKNOWN, pair_of
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Attack, Battle, Retreat
from meadhall.games.mountain_king.rules.setup import DealHalls, DealPlanks
from meadhall.games.mountain_king.secrecy import known_to_all, left_since
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CLANS, HALL, PAIR
from meadhall.kernel.errors import SaveError
from meadhall.kernel.sets import bits, has, mask_of


def count(s: MountainKingState) -> None:
    """Work out what follows from the rest: stocks are what the components have left, sets of caverns what is there."""
    bank = s.facts.parts.bank
    s.stock = [bank.trolls - sum(s.trolls_of(seat)) for seat in range(s.players)]
    s.find_units()
    s.overrun = mask_of(cavern for cavern, tokens in enumerate(s.gnomes) if tokens)
    strengths = [strength for tokens in s.gnomes for strength, _ in tokens]
    s.pool = [have - s.by_wheel[n] - strengths.count(n + 1) for n, have in enumerate(bank.gnomes)]
    s.reserve = sum(bank.gnomes) - sum(s.by_wheel) - len(strengths)
    s.refresh_symbols()
    s.find_dealt()


def check_stocks(s: MountainKingState) -> None:
    """Nothing was lost or multiplied."""
    counted = s.copy()
    counted.covered = [0] * s.players
    count(counted)
    for column in ("stock", "pawns_out", "present", "overrun", "pool", "reserve", "dealt"):
        if getattr(s, column) != getattr(counted, column):
            raise SaveError("position", f"components were lost or multiplied ({column})")
    for seat in range(s.players):
        if s.symbols[seat].at != counted.symbols[seat].at:
            raise SaveError("position", "components were lost or multiplied (symbols)")
    bank = s.facts.parts.bank
    for seat, left in enumerate(s.stock):
        if left < 0:
            raise SaveError(seat_field(seat, "trolls"), f"are more than {bank.trolls} (MK-1.4)")
    by_wheel = [have - used for have, used in zip(bank.gnomes, s.by_wheel, strict=True)]
    for field, left_over in (("by_wheel", by_wheel), ("gnomes", s.pool)):
        for n, left in enumerate(left_over):
            if left < 0:
                raise SaveError(f"position.{field}", f"there are only {bank.gnomes[n]} of strength {n + 1} (MK-1.6)")
    if s.reserve < 0:
        raise SaveError("position.gnomes", f"there are only {sum(bank.gnomes)} (MK-1.6)")


# --- Trolls and pawns -----------------------------------------------------------------------------


def check_units(s: MountainKingState, seat: int) -> None:
    """A seat has a pair of Lairs of its own, and its units are where they may be."""
    lairs = s.lair[seat]
    if lairs:
        pair = pair_of(lairs[0])
        if pair not in s.facts.pairs:
            known = ", ".join(PAIR.words[one] for one in s.facts.pairs)
            raise SaveError(seat_field(seat, "lairs"), f"this side of the board has {known}, not {pair + 1} (MK-1.1)")
        if s.lair.count(lairs) > 1:
            raise SaveError(seat_field(seat, "lairs"), f"the pair {pair + 1} is taken twice (MK-2.19)")
    elif s.wave or s.present[seat]:
        raise SaveError(seat_field(seat, "lairs"), "are missing (MK-2.19)")
    for cavern in bits(s.present[seat] & ~s.facts.caverns & ~s.own_lairs(seat)):
        part = "trolls" if s.trolls_at(seat, cavern) else "champions"
        foreign = has(s.facts.lairs, cavern)
        why = "units only enter their own Lairs (MK-5.1)" if foreign else "is not on this side of the board (MK-1.1)"
        raise SaveError(seat_field(seat, part), f"{CAVERN.words[cavern]}: {why}")
    for cavern in bits(s.present[seat] & s.overrun & ~battlefields(s)):
        why = f"{CAVERN.words[cavern]}: Trolls and Gnomes never share (MK-5.13)"
        raise SaveError(seat_field(seat, "trolls"), why)
    bases = s.facts.parts.bank.bases
    if len(s.pawns(seat)) > bases:
        raise SaveError(seat_field(seat, "champions"), f"have more pawns than there are bases, {bases} (MK-1.5)")


def battlefields(s: MountainKingState) -> int:
    """Where Trolls stand among Gnomes until the attack is over."""
    if due(s):
        return s.overrun
    fought = [step.cavern for step in s.agenda if isinstance(step, (Attack, Battle, Retreat))]
    return mask_of([*fought, *(step.goal for step in s.agenda if isinstance(step, Muster))])


# --- Gnomes and Gates -----------------------------------------------------------------------------


def check_gnomes(s: MountainKingState) -> None:
    for cavern in bits(s.overrun):
        at = f"position.gnomes.{CAVERN.words[cavern]}"
        if not has(s.facts.caverns, cavern):
            raise SaveError(at, "Gnomes are only in caverns of this side of the board, never in Lairs (MK-11.17)")
        if len(s.gnomes[cavern]) > MOST_GNOMES:
            raise SaveError(at, f"no cavern holds more than {MOST_GNOMES} Gnomes (MK-11.10)")
    check_mixed(s)


def check_mixed(s: MountainKingState) -> None:
    """What lay face down when tokens went back is still there, once, and can be what was left then."""
    listed: set[tuple[int, int]] = set()
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            there = s.gnomes[cavern]
            if token >= len(there) or known_to_all(s, there[token][1]) or (cavern, token) in listed:
                name = f"{CAVERN.words[cavern]} {token + 1}"
                raise SaveError(f"position.mixed[{number}].since", f"{name} does not lie face down, or is named twice")
            listed.add((cavern, token))
    hidden = 0
    for number, room in enumerate(left_since(s)):
        hidden += sum(not s.gnomes[cavern][token][0] for cavern, token in s.mixed[number][1])
        if min(room) < 0 or sum(room) < hidden:
            raise SaveError(f"position.mixed[{number}].left", "is less than what has lain face down since (MK-1.7)")


def check_gates(s: MountainKingState) -> None:
    at = "position.gates"
    if len(s.gates) != s.facts.gate_cards and (s.gates or s.wave):
        raise SaveError(at, f"{s.facts.gate_cards} cards are laid out, not {len(s.gates)} (MK-2.10)")
    clans = [clan for clan, _ in s.gates if clan != UNKNOWN]
    if len(set(clans)) != len(clans):
        raise SaveError(at, "each Clan has one card (MK-2.10)")
    if any(clan != UNKNOWN and not known for clan, known in s.gates):
        raise SaveError(at, "a card that nobody has seen is not drawn yet: null (MK-2.10)")


# --- the board ------------------------------------------------------------------------------------


def check_board(s: MountainKingState) -> None:
    """Halls and planks have their tiles, and all markers stand where they can."""
    tokens = list(s.facts.parts.halls.tokens)
    for hall, value in enumerate(s.halls):
        at = f"position.halls.{HALL.words[hall]}"
        if value and not s.facts.halls[hall]:
            raise SaveError(at, "this side of the board does not have it (MK-1.1)")
        if value and value not in tokens:
            raise SaveError(at, f"there is no such token left: {value} (MK-2.1)")
        if value:
            tokens.remove(value)
        elif s.facts.halls[hall] and not due(s, DealHalls):
            raise SaveError("position.halls", f"{HALL.words[hall]} is missing (MK-2.1)")
    laid = [tile for tile in s.planks if tile != NOWHERE]
    if len(set(laid)) != len(laid) or (len(laid) < CLANS and not due(s, DealPlanks)):
        raise SaveError("position.planks", "each Clan has a Vote tile of its own (MK-2.2)")
    if s.wheel >= len(s.facts.spaces):
        raise SaveError("position.wheel", f"the Wheel has {len(s.facts.spaces)} spaces, from 0")
    if s.wave and s.swarm == NOWHERE:
        raise SaveError("position.swarm", "is missing (MK-2.9)")
    if s.seizable & ~s.facts.caverns:
        raise SaveError("position.seizable", "must be caverns of this side of the board, no Lairs (MK-5.3)")
