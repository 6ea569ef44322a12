"""What must hold in any position, played or read; ``SaveError`` names the field of the document that is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter

from meadhall.games.mountain_king.ancestry import power_of
from meadhall.games.mountain_king.champions.after_action import QuickStep
from meadhall.games.mountain_king.champions.instants import Harvest, Instant, LayTile
from meadhall.games.mountain_king.rules import setup
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.attack import Attack, Battle, Retreat
from meadhall.games.mountain_king.rules.award import (
    AwardChampion,
    Console,
    EmptyDisplay,
    JoinVictor,
    PlacePawn,
    SwapPawn,
)
from meadhall.games.mountain_king.rules.bolster import AddTrolls, BringOver
from meadhall.games.mountain_king.rules.building import DealCard, DealCards, LayCards
from meadhall.games.mountain_king.rules.fallen import CarryHome, ChooseFallen, DrawFallen, Fall, FallOne, Volunteer
from meadhall.games.mountain_king.rules.gnomes import FindStrength, Reveal, SettleStrength
from meadhall.games.mountain_king.rules.invasions import HoldBack, OpenGate, TurnGate
from meadhall.games.mountain_king.rules.refresh import EARLY, LATE, STARTERS, LayGateCards, ShowChampion, ShowChampions
from meadhall.games.mountain_king.rules.rest import SCENARIO, Rest
from meadhall.games.mountain_king.rules.scouting import FindGate, FindGnome
from meadhall.games.mountain_king.rules.seizing import PressClaim
from meadhall.games.mountain_king.rules.setup import (
    OFFERED,
    BreakIn,
    ChooseLairs,
    DealHalls,
    DealPlank,
    DealPlanks,
    DrawGate,
    FirstGnomes,
    KeepChampion,
    Lairs,
    OfferChampion,
    PlaceFirstPawn,
    PostPawn,
    PostTroll,
    StartingVotes,
)
from meadhall.games.mountain_king.rules.turns import Gather, Turn
from meadhall.games.mountain_king.rules.votes import ChooseClan, GainVotes
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner, ScoreElders, ScoreHalls, ScoreVotes
from meadhall.games.mountain_king.rules.wheel import GoFurther
from meadhall.games.mountain_king.secrecy import rooms
from meadhall.games.mountain_king.standing import Standing
from meadhall.games.mountain_king.state import GONE, HIDDEN, IN_DECK, NOT_YET, SHOWN, Mountain
from meadhall.games.mountain_king.table import DRAFTED, LAID, LETTERS, MOST_GNOMES, NOWHERE, UNKNOWN, WAVES, WILD, Table
from meadhall.games.mountain_king.words import (
    ASTA,
    CARD,
    CAVERN,
    CAVERNS,
    CHAMPION,
    CLAN,
    CLANS,
    CRYM,
    EIRIK,
    FACTION,
    FIRST_LAIR,
    GNOME,
    GRIMHILD,
    GUNNHILD,
    HALL,
    HALLA,
    INFLUENCE,
    JORUNN,
    PAIR,
    SIBBA,
    SIGGDAN,
    SYMBOL,
    TORVALD,
    TUVA,
    VARGHA,
)
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game import steps_of
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.step import Step

TILE_ON = {TORVALD: HALL, GRIMHILD: HALL, ASTA: CAVERN, HALLA: CAVERN, EIRIK: CLAN}
"""Where the tile of a Wave III Champion can lie."""
ENDINGS = ("honour", SCENARIO)
SETUP: tuple[type[Step], ...] = tuple(steps_of(setup).values())
OPENING: tuple[type[Step], ...] = (
    *SETUP,
    LayGateCards,
    ShowChampions,
    ShowChampion,
    GainVotes,
    ChooseClan,
    NextWave,
    Rest,
)
"""What may come before the first Wave."""
FINAL: tuple[type[Step], ...] = (ScoreHalls, ScoreElders, ScoreVotes, DeclareWinner)


def count(s: Mountain) -> None:
    """What follows from the rest: stocks are what the components have left, sets of caverns what lies there."""
    bank = s.table.parts.bank
    s.stock = [bank.trolls - sum(s.trolls[seat * CAVERNS : (seat + 1) * CAVERNS]) for seat in range(s.players)]
    s.find_units()
    s.overrun = mask_of(cavern for cavern, tokens in enumerate(s.gnomes) if tokens)
    strengths = [strength for tokens in s.gnomes for strength, _ in tokens]
    s.pool = [have - s.by_wheel[n] - strengths.count(n + 1) for n, have in enumerate(bank.gnomes)]
    s.reserve = sum(bank.gnomes) - sum(s.by_wheel) - len(strengths)
    s.refresh_symbols()


# --- checking -------------------------------------------------------------------------------------


def check(s: Mountain) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    _check_stocks(s)
    for seat in range(s.players):
        _check_tracks(s, seat, f"position.seats.{FACTION.words[seat]}")
        _check_units(s, seat, f"position.seats.{FACTION.words[seat]}")
    _check_gnomes(s)
    _check_gates(s)
    _check_board(s)
    _check_cards(s)
    _check_champions(s)
    _check_offers(s)
    _check_hands(s)
    if s.agenda:
        _check_wave(s)
        _check_agenda(s)
    elif s.result is not None:
        _check_result(s)


def _due(s: Mountain, *kinds: type[Step]) -> bool:
    """Whether such a step is still to come. While a document is read its agenda is not there yet: then anything is."""
    return (not s.agenda and s.result is None) or any(isinstance(step, kinds) for step in s.agenda)


def _check_stocks(s: Mountain) -> None:
    counted = s.copy()
    counted.covered = [0] * s.players
    count(counted)
    for column in ("stock", "crowd", "present", "overrun", "pool", "reserve"):
        if getattr(s, column) != getattr(counted, column):
            raise SaveError("position", f"components were lost or multiplied ({column})")
    for seat in range(s.players):
        if s.symbols[seat].at != counted.symbols[seat].at:
            raise SaveError("position", "components were lost or multiplied (symbols)")
    bank = s.table.parts.bank
    for seat, left in enumerate(s.stock):
        if left < 0:
            raise SaveError(f"position.seats.{FACTION.words[seat]}.trolls", f"are more than {bank.trolls} (MK-1.4)")
    for n, tokens in enumerate(s.by_wheel):
        if tokens > bank.gnomes[n]:
            raise SaveError("position.by_wheel", f"there are only {bank.gnomes[n]} of strength {n + 1} (MK-1.6)")
    for n, left in enumerate(s.pool):
        if left < 0:
            raise SaveError("position.gnomes", f"there are only {bank.gnomes[n]} of strength {n + 1} (MK-1.6)")
    if s.reserve < 0:
        raise SaveError("position.gnomes", f"there are only {sum(bank.gnomes)} (MK-1.6)")


def _check_tracks(s: Mountain, seat: int, at: str) -> None:
    parts = s.table.parts
    for field, value, most in (
        ("supplies", s.supply[seat], parts.supply.most),
        ("boost", s.boost[seat], len(parts.wheel.boosts) - 1),
    ):
        if not 0 <= value <= most:
            raise SaveError(f"{at}.{field}", f"goes from 0 to {most}, not {value}")
    # Supplies only become fewer after the tokens were handed out.
    tokens = sum(space > s.supply[seat] for space in parts.supply.desperation)
    if s.desperation[seat] > tokens:
        raise SaveError(f"{at}.desperation", f"with {s.supply[seat]} Supplies it is at most {tokens} (MK-3.22)")


def _check_units(s: Mountain, seat: int, at: str) -> None:
    lairs = s.lair[seat]
    if lairs:
        pair = (lairs[0] - FIRST_LAIR) // 2
        if pair not in s.table.pairs:
            known = ", ".join(PAIR.words[one] for one in s.table.pairs)
            raise SaveError(f"{at}.lairs", f"this side of the board has {known}, not {pair + 1} (MK-1.1)")
        if s.lair.count(lairs) > 1:
            raise SaveError(f"{at}.lairs", f"the pair {pair + 1} is taken twice (MK-2.19)")
    elif s.wave or s.present[seat]:
        raise SaveError(f"{at}.lairs", "are missing (MK-2.19)")
    open_to_all = s.table.caverns | mask_of(lairs)
    for cavern in bits(s.present[seat] & ~open_to_all):
        part = "trolls" if s.trolls[seat * CAVERNS + cavern] else "champions"
        foreign = s.table.lairs >> cavern & 1
        why = "units only enter their own Lairs (MK-5.1)" if foreign else "is not on this side of the board (MK-1.1)"
        raise SaveError(f"{at}.{part}", f"{CAVERN.words[cavern]}: {why}")
    for cavern in bits(s.present[seat] & s.overrun & ~_battlefields(s)):
        raise SaveError(f"{at}.trolls", f"{CAVERN.words[cavern]}: Trolls and Gnomes never share (MK-5.13)")
    if len(s.pawns(seat)) > s.table.parts.bank.bases:
        raise SaveError(f"{at}.champions", f"have more pawns than there are bases, {s.table.parts.bank.bases} (MK-1.5)")


def _battlefields(s: Mountain) -> int:
    """Where Trolls stand among Gnomes until the attack is over."""
    if _due(s):
        return s.overrun
    fought = [step.cavern for step in s.agenda if isinstance(step, (Attack, Battle, Retreat))]
    return mask_of([*fought, *(step.goal for step in s.agenda if isinstance(step, Muster))])


def _check_gnomes(s: Mountain) -> None:
    for cavern in bits(s.overrun):
        at = f"position.gnomes.{CAVERN.words[cavern]}"
        if not s.table.caverns >> cavern & 1:
            raise SaveError(at, "Gnomes are only in caverns of this side of the board, never in Lairs (MK-11.17)")
        if len(s.gnomes[cavern]) > MOST_GNOMES:
            raise SaveError(at, f"no cavern holds more than {MOST_GNOMES} Gnomes (MK-11.10)")
    _check_mixed(s)


def _check_mixed(s: Mountain) -> None:
    """What lay face down when tokens went back is still there, once, and can be what was left then."""
    listed: set[tuple[int, int]] = set()
    for number, (_, tokens) in enumerate(s.mixed):
        for cavern, token in tokens:
            there = s.gnomes[cavern]
            if token >= len(there) or there[token][1] == s.table.all_seats or (cavern, token) in listed:
                name = f"{CAVERN.words[cavern]} {token + 1}"
                raise SaveError(f"position.mixed[{number}].since", f"{name} does not lie face down, or is named twice")
            listed.add((cavern, token))
    hidden = 0
    for number, room in enumerate(rooms(s)):
        hidden += sum(not s.gnomes[cavern][token][0] for cavern, token in s.mixed[number][1])
        if min(room) < 0 or sum(room) < hidden:
            raise SaveError(f"position.mixed[{number}].left", "is less than what has lain face down since (MK-1.7)")


def _check_gates(s: Mountain) -> None:
    at = "position.gates"
    if len(s.gates) != s.table.gate_cards and (s.gates or s.wave):
        raise SaveError(at, f"{s.table.gate_cards} cards are laid out, not {len(s.gates)} (MK-2.10)")
    clans = [clan for clan, _ in s.gates if clan != UNKNOWN]
    if len(set(clans)) != len(clans):
        raise SaveError(at, "each Clan has one card (MK-2.10)")
    if any(clan != UNKNOWN and not known for clan, known in s.gates):
        raise SaveError(at, "a card that nobody has seen is not drawn yet: null (MK-2.10)")


def _check_board(s: Mountain) -> None:
    tokens = list(s.table.parts.halls.tokens)
    for hall, value in enumerate(s.halls):
        at = f"position.halls.{HALL.words[hall]}"
        if value and not s.table.halls[hall]:
            raise SaveError(at, "this side of the board does not have it (MK-1.1)")
        if value and value not in tokens:
            raise SaveError(at, f"there is no such token left: {value} (MK-2.1)")
        if value:
            tokens.remove(value)
        elif s.table.halls[hall] and not _due(s, DealHalls):
            raise SaveError("position.halls", f"{HALL.words[hall]} is missing (MK-2.1)")
    laid = [tile for tile in s.planks if tile != NOWHERE]
    if len(set(laid)) != len(laid) or (len(laid) < CLANS and not _due(s, DealPlanks)):
        raise SaveError("position.planks", "each Clan has a Vote tile of its own (MK-2.2)")
    if s.wheel >= len(s.table.spaces):
        raise SaveError("position.wheel", f"the Wheel has {len(s.table.spaces)} spaces, from 0")
    if s.wave and s.swarm == NOWHERE:
        raise SaveError("position.swarm", "is missing (MK-2.9)")
    if s.seizable & ~s.table.caverns:
        raise SaveError("position.seizable", "must be caverns of this side of the board, no Lairs (MK-5.3)")
    for clan, standing in enumerate(s.votes):
        _check_standing(standing, f"position.votes.{CLAN.words[clan]}")
    for slot, standing in enumerate(s.influence[: len(s.display)]):
        _check_standing(standing, f"position.display[{slot}].influence")
    _check_influence(s)


def _check_standing(standing: Standing, at: str) -> None:
    values = [value for _, value in standing]
    if len({seat for seat, _ in standing}) != len(standing):
        raise SaveError(at, "names somebody twice")
    if values != sorted(values, reverse=True):
        raise SaveError(at, "must go from the leader down (MK-5.20)")


def _check_influence(s: Mountain) -> None:
    """Nobody has more Influence than symbols, Supplies, tokens and Champions can give in one Wave."""
    supply = s.table.parts.supply
    for seat in range(s.players):
        gained = [(slot, dict(standing).get(seat, 0)) for slot, standing in enumerate(s.influence)]
        printed = [symbol for champion, symbols in s.table.adorned if s.holder[champion] == seat for symbol in symbols]
        most = _influence_of_cards(s.table, s.wave) + sum(map(_influence_of, printed))
        # A Supply is one power; with Gunnhild it may be a turn instead, whose two actions gain one more each.
        most += supply.most * (2 if s.has(seat, GUNNHILD) else 1) + len(supply.desperation)
        most += s.table.claws[TUVA] if s.has(seat, TUVA) else 0
        # One more for each Champion on whom the seat was the first.
        most += sum(count > 0 for _, count in gained)
        if sum(count for _, count in gained) > (most if s.wave else 0):
            slot = max(gained, key=itemgetter(1))[0]
            at = f"position.display[{slot}].influence"
            raise SaveError(at, f"{FACTION.words[seat]} cannot have so much in one Wave (MK-8.2)")


@cache
def _influence_of_cards(table: Table, wave: int) -> int:
    """The most that an Ancestry can give in a Wave: its Starting card and the best cards there are."""
    cards = sorted((sum(map(_influence_of, symbols)) for symbols in table.cards), reverse=True)
    return sum(map(_influence_of, table.start_card)) + sum(cards[: LAID * wave])


def _influence_of(symbol: str) -> int:
    """What a symbol can add to Influence, directly or over the Wheel."""
    return power_of(symbol) if symbol[0] in (LETTERS[INFLUENCE], LETTERS[GNOME], WILD) else 0


def _check_cards(s: Mountain) -> None:
    """Every card lies in one place, and no more of them are out than were dealt."""
    for seat, ancestry in enumerate(s.ancestry):
        if len(ancestry.laid) > LAID * s.wave:
            at = f"position.seats.{FACTION.words[seat]}.ancestry"
            raise SaveError(at, f"nobody has laid more than {LAID * s.wave} cards by Wave {s.wave} (MK-3.4)")
    laid = sum(len(ancestry.laid) for ancestry in s.ancestry) + sum(len(hand) for hand in s.hands)
    if laid + len(s.discards) > DRAFTED * s.wave * s.players:
        raise SaveError("position.discards", f"{DRAFTED} cards a Wave are dealt to everybody, not more (MK-3.2)")
    places = [(f"position.seats.{FACTION.words[seat]}.ancestry", card)
              for seat, ancestry in enumerate(s.ancestry) for card, _ in ancestry.laid]  # fmt: skip
    places += [(f"position.seats.{FACTION.words[seat]}.hand", card)
               for seat, hand in enumerate(s.hands) for card in hand]  # fmt: skip
    places += [("position.discards", card) for card, _ in s.discards]
    seen: set[int] = set()
    for at, card in places:
        if card in seen:
            raise SaveError(at, f"{CARD.words[card]} lies in two places")
        if card != UNKNOWN:
            seen.add(card)


def _check_champions(s: Mountain) -> None:
    for champion, holder in enumerate(s.holder):
        name = CHAMPION.words[champion]
        held = holder >= 0
        at = f"position.seats.{FACTION.words[holder]}.champions.{name}" if held else "position.seats"
        if not held and (s.pawn[champion], s.claws[champion], s.tiles[champion]) != (NOWHERE, 0, NOWHERE):
            raise SaveError(at, f"something of {name} is in play, but nobody holds the card")
        if s.pawn[champion] != NOWHERE and not s.table.pawns[champion]:
            raise SaveError(f"{at}.pawn", f"{name} has no pawn (MK-2.6)")
        if s.claws[champion] > s.table.claws[champion]:
            raise SaveError(f"{at}.claws", f"{name} has {s.table.claws[champion]} (MK-12.19)")
        if s.tiles[champion] != NOWHERE and not _tile_fits(s, champion):
            raise SaveError(f"{at}.tile", "this side of the board has no such place (MK-1.1)")
        if champion in s.display and holder != SHOWN and not _due(s, EmptyDisplay):
            raise SaveError("position.display", f"{name} is shown, but has left the display already (MK-12.12)")
        if champion in s.marched and not (held and s.table.pawns[champion]):
            raise SaveError("position.marched", f"nobody has a pawn of {name} (MK-2.6)")
    _check_display(s)
    _check_decks(s)
    if any(holder == SHOWN and champion not in s.display for champion, holder in enumerate(s.holder)):
        raise SaveError("position", "components were lost or multiplied (display)")


def _check_display(s: Mountain) -> None:
    """Waves I and II draw from one deck, Wave III from another; starting Champions are dealt (MK-2.4)."""
    decks = {LATE if s.wave == WAVES else EARLY}
    if s.wave == WAVES - 1 and _due(s, ShowChampions, ShowChampion):
        decks.add(LATE)
    for slot, champion in enumerate(s.display):
        if not any(champion in s.table.decks[deck] for deck in decks):
            at = f"position.display[{slot}].champion"
            raise SaveError(at, f"{CHAMPION.words[champion]} is in another deck (MK-2.4)")


def _check_decks(s: Mountain) -> None:
    """No more Champions of a deck are in play or gone than were dealt by now."""
    starters = s.table.decks[STARTERS]
    for seat in range(s.players):
        if sum(s.holder[champion] == seat for champion in starters) > 1:
            at = f"position.seats.{FACTION.words[seat]}.champions"
            raise SaveError(at, "everybody keeps one starting Champion (MK-2.15)")
    if sum(s.holder[champion] == GONE for champion in starters) > s.players:
        raise SaveError("position.gone", "everybody puts one starting Champion back (MK-2.15)")
    shown = max(s.wave + _due(s, ShowChampions, ShowChampion), 1)
    for deck, most in ((EARLY, min(shown, WAVES - 1)), (LATE, max(shown - WAVES + 1, 0))):
        left = [champion for champion in s.table.decks[deck] if s.holder[champion] != IN_DECK]
        if len(left) > s.table.display * most:
            out = [champion for champion in left if s.holder[champion] != SHOWN]
            holder = s.holder[out[-1]] if out else SHOWN
            at = f"seats.{FACTION.words[holder]}.champions" if holder >= 0 else "gone" if out else "display"
            raise SaveError(f"position.{at}", f"{s.table.display} are shown for each Wave, and none before (MK-2.5)")


def _tile_fits(s: Mountain, champion: int) -> bool:
    where = TILE_ON[champion]
    if where is HALL:
        return bool(s.table.halls[s.tiles[champion]])
    return where is CLAN or bool(s.table.caverns >> s.tiles[champion] & 1)


def _check_offers(s: Mountain) -> None:
    offered = [champion for offer in s.offers for champion in offer if champion != UNKNOWN]
    for seat, offer in enumerate(s.offers):
        at = f"position.seats.{FACTION.words[seat]}.offer"
        if offer and (len(offer) > OFFERED or not _due(s, KeepChampion)):
            raise SaveError(at, f"{OFFERED} are offered, and only before the first Wave (MK-2.15)")
        for champion in offer:
            if champion == UNKNOWN:
                continue
            if champion not in s.table.decks[0] or s.holder[champion] != IN_DECK or offered.count(champion) > 1:
                raise SaveError(at, f"{CHAMPION.words[champion]} is no starting Champion or is elsewhere (MK-2.4)")


def _check_hands(s: Mountain) -> None:
    for seat, hand in enumerate(s.hands):
        at = f"position.seats.{FACTION.words[seat]}"
        if len(hand) > DRAFTED or (hand and not _due(s, DealCards, LayCards)):
            raise SaveError(f"{at}.hand", f"has at most {DRAFTED} cards, and only while all build (MK-3.2)")
        if bool(hand) != bool(s.hands_seen[seat] >> seat & 1) or (s.hands_seen[seat] and not hand):
            raise SaveError(f"{at}.seen_by", f"{FACTION.words[seat]} sees the hand, nobody sees an empty one (MK-3.1)")


def _check_wave(s: Mountain) -> None:
    """The set-up comes before the first Wave, and the final scoring after the third."""
    if not s.wave and not _due(s, NextWave, Rest):
        raise SaveError("position.wave", "the first is still to come, but nothing leads to it (MK-11.1)")
    for number, step in enumerate(s.agenda):
        at = f"agenda[{number}].step"
        if isinstance(step, SETUP) and s.wave:
            raise SaveError(at, "the set-up is over (MK-2.1)")
        if isinstance(step, FINAL) and s.wave != WAVES:
            raise SaveError(at, "belongs to Wave III (MK-14.1)")
        if not s.wave and not isinstance(step, OPENING):
            raise SaveError(at, "comes after the set-up (MK-11.1)")
        if isinstance(step, NextWave) and s.wave == WAVES:
            raise SaveError("position.wave", "after the third there is no other (MK-14.18)")


def _check_result(s: Mountain) -> None:
    result = s.result
    assert result is not None
    if result.ending not in ENDINGS:
        raise SaveError("result.ending", f"{result.ending!r} is none of {', '.join(ENDINGS)}")
    if tuple(result.scores) != tuple(s.score):
        raise SaveError("result.scores", "are not those of the position")
    if result.ending != SCENARIO and not result.winners:
        raise SaveError("result.winners", "names nobody (MK-14.15)")
    if not set(result.winners) <= set(range(s.players)):
        raise SaveError("result.winners", f"must name seats from 0 to {s.players - 1}")


def _check_agenda(s: Mountain) -> None:
    """Steps that take something for granted find it."""
    for number, step in enumerate(s.agenda):
        at = f"agenda[{number}]"
        _check_places(s, step, at)
        _check_opening(s, step, at)
        _check_fighting(s, step, at)
        _check_hidden(s, step, at)
        _check_holder(s, step, at)
        if isinstance(step, Turn) and not s.supply[step.who]:
            raise SaveError(f"{at}.who", "a turn costs a Supply (MK-4.3)")
        if isinstance(step, Gather):
            _check_gathered(s, step, at)
    if _due(s, StartingVotes, Lairs, ChooseLairs, PostPawn) and not _due(s, KeepChampion):
        for seat in range(s.players):
            if seat not in s.holder:
                at = f"position.seats.{FACTION.words[seat]}.champions"
                raise SaveError(at, "the starting Champion is missing (MK-2.15)")


def _check_places(s: Mountain, step: Step, at: str) -> None:
    """Caverns of steps are on this side of the board, and units only go to Lairs of their own."""
    for field in ("cavern", "goal", "lair"):
        cavern = getattr(step, field, None)
        if cavern is not None and not (s.table.caverns | s.table.lairs) >> cavern & 1:
            raise SaveError(f"{at}.{field}", f"{CAVERN.words[cavern]} is not on this side of the board (MK-1.1)")
    if isinstance(step, Muster):
        if s.foreign_lairs(step.seat) >> step.goal & 1:
            raise SaveError(f"{at}.goal", "units only enter their own Lairs (MK-6.9)")
        if any(s.foreign_lairs(step.seat) >> origin & 1 for origin in step.origins):
            raise SaveError(f"{at}.origins", "units only enter their own Lairs (MK-5.1)")
    if isinstance(step, (AddTrolls, BringOver)) and s.foreign_lairs(step.seat) >> step.cavern & 1:
        raise SaveError(f"{at}.cavern", "units only enter their own Lairs (MK-5.1)")
    if isinstance(step, PostTroll) and step.lair not in s.lair[step.seat]:
        raise SaveError(f"{at}.lair", f"is not of {FACTION.words[step.seat]} (MK-2.21)")


def _check_opening(s: Mountain, step: Step, at: str) -> None:
    """Dealing: nobody gets more than there are places for."""
    if isinstance(step, LayCards):
        _check_building(s, step, at)
    elif isinstance(step, KeepChampion):
        _check_aside(step.aside, s.offers, f"{at}.aside")
    elif isinstance(step, ChooseLairs) and s.lair[step.seat]:
        raise SaveError(f"{at}.seat", f"{FACTION.words[step.seat]} has Lairs already (MK-2.19)")
    elif isinstance(step, DealCard) and len(s.hands[step.to]) >= DRAFTED:
        raise SaveError(f"{at}.to", f"has {DRAFTED} cards already (MK-3.2)")
    elif isinstance(step, OfferChampion) and len(s.offers[step.to]) >= OFFERED:
        raise SaveError(f"{at}.to", f"is offered {OFFERED} already (MK-2.15)")
    elif isinstance(step, DealPlank) and s.planks[step.clan] != NOWHERE:
        raise SaveError(f"{at}.clan", "has its Vote tile already (MK-2.2)")
    elif isinstance(step, (FirstGnomes, DrawGate)) and len(set(step.drawn)) != len(step.drawn):
        raise SaveError(f"{at}.drawn", "each Clan has one card (MK-2.7)")
    elif isinstance(step, BreakIn) and not s.reserve:
        raise SaveError(f"{at}.step", "no Gnome is left (MK-1.6)")


def _check_fighting(s: Mountain, step: Step, at: str) -> None:
    """Whoever attacks, retreats or falls is there."""
    if isinstance(step, (Attack, Battle)) and not s.overrun >> step.cavern & 1:
        raise SaveError(f"{at}.cavern", "no Gnomes are there (MK-6.11)")
    if isinstance(step, (Attack, Battle, FallOne)) and not s.units(step.who, step.cavern):
        raise SaveError(f"{at}.cavern", f"{FACTION.words[step.who]} is not there (MK-6.11)")
    if isinstance(step, (Retreat, ChooseFallen)) and not s.units(step.seat, step.cavern):
        raise SaveError(f"{at}.cavern", f"{FACTION.words[step.seat]} is not there (MK-6.19)")
    if isinstance(step, (Fall, DrawFallen, Volunteer)) and not s.troll_count(step.cavern):
        raise SaveError(f"{at}.cavern", "nobody is there who could fall (MK-11.20)")
    if isinstance(step, Harvest) and not s.overrun >> step.cavern & 1:
        raise SaveError(f"{at}.cavern", "no Gnomes are there (MK-15.40)")


def _check_hidden(s: Mountain, step: Step, at: str) -> None:
    """Tokens and Gate cards that are looked at lie there, and what is to be found is not known yet."""
    if isinstance(step, (Reveal, SettleStrength, FindStrength, FindGnome)):
        tokens = s.gnomes[step.cavern]
        if step.token >= len(tokens):
            raise SaveError(f"{at}.token", f"{len(tokens)} Gnomes are there (MK-11.10)")
        if not isinstance(step, Reveal) and tokens[step.token][0]:
            raise SaveError(f"{at}.token", "its strength is known (MK-1.7)")
    if isinstance(step, (OpenGate, TurnGate, FindGate)):
        if step.card >= len(s.gates):
            raise SaveError(f"{at}.card", f"{len(s.gates)} Gate cards are laid out (MK-2.10)")
        if not isinstance(step, OpenGate) and s.gates[step.card][0] != UNKNOWN:
            raise SaveError(f"{at}.card", "its Domain is known (MK-9.6)")


def _check_holder(s: Mountain, step: Step, at: str) -> None:
    """Champions that do something are held by whoever is asked, or on display."""
    if isinstance(step, (AwardChampion, Console, JoinVictor)) and step.champion not in s.display:
        raise SaveError(f"{at}.champion", f"{CHAMPION.words[step.champion]} is not on display (MK-12.1)")
    if isinstance(step, Console):
        standing = s.influence[s.display.index(step.champion)]
        if (step.seat, step.influence) not in standing:
            raise SaveError(f"{at}.influence", "is not what the seat has there (MK-12.7)")
    if isinstance(step, (PlacePawn, PlaceFirstPawn, SwapPawn, CarryHome, LayTile)):
        _check_held(s, step.seat, step.champion, f"{at}.champion")
    if isinstance(step, Instant):
        _check_held(s, step.who, step.champion, f"{at}.champion")
    if isinstance(step, (PlacePawn, PlaceFirstPawn, SwapPawn)) and not _pawn_in_box(s, step.champion):
        raise SaveError(f"{at}.champion", "has no pawn to place (MK-2.6)")
    if isinstance(step, CarryHome) and s.pawn[step.champion] == NOWHERE:
        raise SaveError(f"{at}.champion", "has no pawn on the board (MK-11.24)")
    if isinstance(step, LayTile) and (step.champion not in TILE_ON or s.tiles[step.champion] != NOWHERE):
        raise SaveError(f"{at}.champion", "has no tile to lay (MK-12.15)")
    if isinstance(step, Volunteer) and not s.pawn_in(step.seat, SIGGDAN, step.cavern):
        raise SaveError(f"{at}.seat", f"has no {CHAMPION.words[SIGGDAN]} there (MK-15.18)")
    for kind, champion in CLAWED:
        if isinstance(step, kind) and not s.claw_left(step.seat, champion):
            raise SaveError(f"{at}.seat", f"has no Claw of {CHAMPION.words[champion]} left (MK-12.19)")


CLAWED: tuple[tuple[type[HoldBack] | type[GoFurther] | type[QuickStep] | type[PressClaim], int], ...] = (
    (HoldBack, SIBBA),
    (GoFurther, CRYM),
    (QuickStep, JORUNN),
    (PressClaim, VARGHA),
)
"""Choices that a Claw allows, and whose."""


def _pawn_in_box(s: Mountain, champion: int) -> bool:
    return s.table.pawns[champion] and s.pawn[champion] == NOWHERE


def _check_held(s: Mountain, seat: int, champion: int, at: str) -> None:
    if s.holder[champion] != seat:
        raise SaveError(at, f"{FACTION.words[seat]} does not hold {CHAMPION.words[champion]} (MK-12.12)")


def _check_gathered(s: Mountain, step: Gather, at: str) -> None:
    for symbol in step.chosen:
        if symbol not in s.symbols[step.seat].spots or not s.is_covered(step.seat, symbol):
            raise SaveError(f"{at}.chosen", f"{SYMBOL.words[symbol]} is not covered (MK-4.9)")
    if not step.chosen and not step.weak:
        raise SaveError(f"{at}.chosen", "a Strong action covers a symbol (MK-4.18)")


def _check_building(s: Mountain, step: LayCards, at: str) -> None:
    sizes = {len(hand) for hand in s.hands}
    if len(sizes) > 1 or not sizes <= set(range(DRAFTED - LAID + 1, DRAFTED + 1)):
        raise SaveError("position.seats", f"all hold as many cards while they build, from 2 to {DRAFTED} (MK-3.2)")
    _check_aside(step.aside, s.hands, f"{at}.aside")
    if len(step.cells) != s.players:
        raise SaveError(f"{at}.cells", f"{s.players} are expected")
    for seat, cell in enumerate(step.cells):
        places = s.ancestry[seat].places or (NOWHERE,)
        if step.aside[seat] >= 0 and cell not in places:
            raise SaveError(f"{at}.cells", f"{FACTION.words[seat]} cannot lay a card there (MK-3.6)")


def _check_aside(aside: Sequence[int], choices: Sequence[Sequence[int]], at: str) -> None:
    """What was put aside comes from the hand or the offer."""
    if len(aside) != len(choices):
        raise SaveError(at, f"{len(choices)} are expected")
    for seat, put in enumerate(aside):
        if put not in (NOT_YET, HIDDEN) and put not in choices[seat]:
            raise SaveError(at, f"{FACTION.words[seat]} does not have what was put aside")
