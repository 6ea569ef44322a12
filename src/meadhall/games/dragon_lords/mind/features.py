"""What a learner is told of a position: numbers of the table, and of each seat, most of them between -1 and 1.

Realms are told one by one with their Kingdoms. A seat that leads two peoples is told as one.
"""

from __future__ import annotations

from math import sqrt

from meadhall.games.dragon_lords.facts import NEUTRAL, NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.mind.geography import geography
from meadhall.games.dragon_lords.mind.standing import ASPECTS, WEIGHTS, KingdomChances, counts_of, judge
from meadhall.games.dragon_lords.rules.course.income import yield_of
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_DRAGONLORD,
    FIRST_GOLD,
    FIRST_SPACE,
    KINGDOM,
    PEOPLE,
    PEOPLES,
    PER_REALM,
    PHASE,
    REALM,
    REALMS,
    TERRITORIES,
    TOOLS,
    WIZARDS,
)
from meadhall.kernel.features import each, flags
from meadhall.kernel.sets import has

SEATS = (2, 3, 4)
FIGHTS = ("land", "sea", "quest", "parties")
FEW, MANY = 5.0, 10.0


TABLE_FEATURES = (
    *each("players", tuple(map(str, SEATS))),
    *each("phase", PHASE.words),
    *("round", "rounds left", "goal", "peoples", "out", "portals closed", "settled"),
    *each("fight", FIGHTS),
    *(f"{what} {realm}" for realm in REALM.words for what in ("in play", "neutral", "vacant", "units", "guard")),
)
SEAT_FEATURES = (
    *each("aspect", tuple(aspect.key.removeprefix("aspect-") for aspect in ASPECTS)),
    *each("count", tuple(map(str, range(len(WEIGHTS))))),
    *each("leads", PEOPLE.words),
    *("active", "asked", "turns before", "peoples", "lands", "crowded", "gold lands", "islands", "purse", "income"),
    *("bought", "guests", "attacks", "defends", "fight units", "foes"),
    *(
        "ships",
        "aboard",
        "party",
        "companions",
        "tools",
        "in the wastelands",
        "prophecies",
        "scrolls",
        "spells",
        "mana",
    ),
    *("captives", "lords in reach", "kings"),
    *(f"{what} {realm}" for realm in REALM.words for what in ("lands", "army", "holds", "guard", "chance", "danger")),
    *each("gold", KINGDOM.words),
)


def features_of(s: DragonLordsState) -> list[list[float]]:
    """The row of the table, then a row for each seat."""
    chances = KingdomChances(s)
    return [table(s), *[of_seat(s, seat, chances) for seat in range(s.players)]]


def table(s: DragonLordsState) -> list[float]:
    limit = s.facts.turn_limit
    fight = s.fight
    row = flags(s.players - SEATS[0], len(SEATS)) + flags(s.phase, len(PHASE))
    row += [
        s.round / MANY,
        max(0, limit - s.round) / 40.0 if limit else 1.0,
        s.facts.goal / 3.0,
        len(s.peoples) / 4.0,
        s.out.bit_count() / 4.0,
        len(s.collapsed) / FEW,
        1.0 if fight is None else 0.0,
    ]
    row += flags(fight.kind if fight is not None else NOBODY, len(FIGHTS))
    for realm in range(REALMS):
        lands = range(realm * PER_REALM, (realm + 1) * PER_REALM)
        home = realm * PER_REALM
        owners = [s.owner[land] for land in lands]
        row += [
            1.0 if has(s.facts.kingdoms, home) else 0.0,
            owners.count(NEUTRAL) / FEW,
            owners.count(NOBODY) / FEW,
            sum([s.units[land] for land in lands]) / 20.0,
            s.units[home] / MANY if s.owner[home] >= NEUTRAL else 0.0,
        ]
    return row


def of_seat(s: DragonLordsState, seat: int, chances: KingdomChances) -> list[float]:
    led = [people for people in s.peoples if s.leader[people] == seat and not has(s.out, people)]
    row = [aspect / 2.0 for aspect in judge(s, seat, chances)]
    row += [count / 4.0 for count in counts_of(s, seat, chances)]
    leads = [0.0] * PEOPLES
    for people in led:
        leads[people] = 1.0
    row += leads + turn_of(s, seat, led)
    row += war_of(s, led)
    row += travels_of(s, led)
    own_lands = 0
    for people in led:
        own_lands |= s.lands[people]
    taking = chances.by_kingdom
    for realm in range(REALMS):
        home = realm * PER_REALM
        lands = [land for land in range(home, home + PER_REALM) if own_lands >> land & 1]
        holds = own_lands >> home & 1 == 1
        danger = max([taking[other][realm] for other in range(s.players) if other != seat]) if holds else 0.0
        row += [
            len(lands) / FEW,
            sqrt(sum([s.units[land] for land in lands])) / FEW,
            1.0 if holds else 0.0,
            sqrt(s.units[home]) / 3.0 if holds else 0.0,
            taking[seat][realm],
            danger,
        ]
    row += [s.gold[n] / 20.0 if own_lands >> n * PER_REALM & 1 else 0.0 for n in range(REALMS)]
    return row


def turn_of(s: DragonLordsState, seat: int, led: list[int]) -> list[float]:
    """Whose turn it is, and what there is to hold it with."""
    order = s.peoples
    at = order.index(s.active) if s.active in order else 0
    waits = [(order.index(people) - at) % len(order) for people in led]
    lands = crowded = gold = islands = income = 0
    for people in led:
        held = s.lands[people]
        lands += held.bit_count()
        crowded += (held & s.crowded).bit_count()
        gold += (held >> FIRST_GOLD & 0b111111).bit_count()
        islands += (held >> FIRST_GOLD + 6).bit_count()
        income += yield_of(s, people)
    return [
        1.0 if s.active in led else 0.0,
        1.0 if seat in s.deciding else 0.0,
        min(waits) / 4.0 if waits else 0.0,
        len(led) / 2.0,
        lands / 20.0,
        crowded / MANY,
        gold / FEW,
        islands / FEW,
        s.purse / 20.0 if s.active in led else 0.0,
        income / 20.0,
    ]


def war_of(s: DragonLordsState, led: list[int]) -> list[float]:
    """Units that are under way, and the fight that is on."""
    mine = s.active in led
    guests = sum([walked + beamed for walked, beamed in s.guests.values()]) if mine else 0
    fight = s.fight
    attacks = fight is not None and fight.attacker in led
    defends = fight is not None and fight.defender in led
    own = foes = 0
    if fight is not None and fight.zone < TERRITORIES and (attacks or defends):
        forces = s.guests_in(fight.zone), s.units[fight.zone]
        own, foes = forces if attacks else (forces[DEFENDER], forces[ATTACKER])
    return [
        s.bought / MANY if mine else 0.0,
        guests / MANY,
        1.0 if attacks else 0.0,
        1.0 if defends else 0.0,
        sqrt(own) / 4.0,
        sqrt(foes) / 4.0,
    ]


def travels_of(s: DragonLordsState, led: list[int]) -> list[float]:
    """Ships, quest parties, and what the peoples know."""
    geo = geography(s.facts)
    ships = aboard = 0
    for ship, owner in enumerate(s.ship_owner):
        if owner in led and s.ship_at[ship] != NOWHERE:
            ships += 1
            aboard += s.ship_units[ship]
    party = companions = tools = away = prophecies = scrolls = spells = mana = captives = lords = kings = 0
    for people in led:
        party += s.party_units[people]
        companions += len(s.companions[people])
        tools += sum(s.tools[people * TOOLS : (people + 1) * TOOLS])
        away += s.party_at[people] >= FIRST_SPACE
        prophecies += len(s.prophecies[people])
        scrolls += len(s.hands[people])
        spells += sum([known.bit_count() for known in s.spells[people * WIZARDS : (people + 1) * WIZARDS]])
        mana += s.mana[people]
        captives += s.captive_units[people]
        kings += s.has_king(people)
        for at in s.place[people][FIRST_DRAGONLORD : FIRST_DRAGONLORD + 2]:
            lords += any(at in geo.near[home] or at == home for home in geo.kingdoms if s.owner[home] != people)
    return [
        ships / FEW, aboard / MANY, party / MANY, companions / 4.0, tools / MANY, float(away), prophecies / 3.0,
        scrolls / FEW, spells / MANY, mana / MANY, captives / FEW, lords / 2.0, kings / 2.0,
    ]  # fmt: skip
