"""What there is to say beside the picture: phrases for the top bar, and sentences about places."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.draw.memory import Memory
from meadhall.draw.writing import capital
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.facts import KINGDOM_LANDS, NOBODY, NOWHERE, is_gold, is_kingdom, realm_of
from meadhall.games.dragon_lords.rules.course.income import income_of
from meadhall.games.dragon_lords.words import (
    BEARER,
    CAPTIVE,
    COMPANION,
    COUNTER,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    KING,
    KINGDOM,
    ORDER,
    PARTY,
    PEOPLE,
    PEOPLES,
    PHASE,
    PIECE,
    PLACE,
    PROPHECY,
    QUEST,
    REALM,
    SCROLL,
    SEA,
    SHIP,
    SPACE,
    SPELL,
    TERRITORIES,
    TERRITORY,
    TOOL,
    TREASURE,
    VILLAGE,
    WIZARD_1,
    WIZARD_3,
    ZONE,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.sets import bits, has

Said = tuple[str, str | None]
SPACE_RULES = {
    "village": "DL-16.25", "quest": "DL-16.36", "den": "DL-16.29", "oracle": "DL-16.34", "shrine": "DL-16.31",
    "lair": "DL-16.37", "teleportal": "DL-16.41",
}  # fmt: skip
LAND_RULES = {
    "kingdom": "DL-1.2", "land": "DL-1.1", "mine": "DL-1.3", "teleportal": "DL-14.19", "island": "DL-1.8",
}  # fmt: skip
SCROLL_RULES = (12, 14, 16, 19, 21, 23, 24, 26, 27, 29, 31, 32, 33, 34, 37, 38)
SPELL_RULES = (42, 38, 40, 24, 22, 19, 23, 31, 30, 27, 29, 25, 32, 36, 39, 35, 33)
TOOL_RULES = (13, 14, 16, 18, 15, 20)
FIRST_TREASURE_RULE, FIRST_COMPANION_RULE, FIRST_PROPHECY_RULE, FIRST_QUEST_RULE = 10, 30, 7, 29
"""The rules of cards stand in the order of their words."""


# --- the top bar ------------------------------------------------------------------------------------------


def status(scribe: Scribe) -> list[str]:
    """The turn, whose it is, and the ladder of its seven phases."""
    s = scribe.s
    if s.over:
        return [scribe.ending(s.result.ending)] if s.result else []
    led = list(filter(None, (scribe.several(),)))
    if s.active == NOBODY:
        return [scribe.write("set-up"), *led]
    now = scribe.write("phase", number=s.phase + 1, phase=scribe.write(f"phase-{PHASE.words[s.phase]}"))
    return [scribe.write("turn", number=s.round), scribe.people(s.active), now, ladder(scribe), *led]


def ladder(scribe: Scribe) -> str:
    """What is still to come in this turn."""
    s = scribe.s
    later = [scribe.write(f"phase-{word}") for word in PHASE.words[s.phase + 1 :]]
    return scribe.write("later", phases=" · ".join(later)) if later else scribe.write("last-phase")


# --- places -----------------------------------------------------------------------------------------------


def units_line(scribe: Scribe, people: int, place: int, count: int) -> str:
    """Whose units are at a place, how many, and what the viewer knows of them."""
    s = scribe.s
    facts = [scribe.write("units", people=scribe.people(people), count=count)]
    if people < PEOPLES:
        if s.is_out(people):
            facts.append(scribe.write("vanquished"))
        facts += [scribe.piece(piece) for piece in scribe.pieces_at(people, place)]
        veiled = scribe.veiled(people, place)
        if veiled:
            facts.append(scribe.write("marked", count=veiled))
    return scribe.join(facts)


def territory_line(scribe: Scribe, territory: int) -> str:
    s = scribe.s
    land = s.facts.parts.territories[TERRITORY.words[territory]]
    if not has(s.facts.in_play, territory):
        return scribe.write("out-of-play", name=land.name)
    realm = s.facts.parts.realms[REALM.words[realm_of(territory)]].name if not is_gold(territory) else ""
    facts = [scribe.write(f"land-{land.kind}", name=land.name, realm=realm)]
    owner = s.owner[territory]
    facts.append(
        scribe.write("vacant") if owner == NOBODY else units_line(scribe, owner, territory, s.units[territory])
    )
    if territory in s.guests:
        guests = units_line(scribe, s.active, territory, sum(s.guests[territory]))
        facts.append(scribe.write("attackers", units=guests))
    if is_kingdom(territory) and s.gold_in(territory):
        facts.append(scribe.write("gold-here", gold=s.gold_in(territory)))
    if territory in s.collapsed:
        facts.append(scribe.write("collapsed"))
    return sentence(facts)


def shape_line(scribe: Scribe, territory: int) -> str:
    """What a territory borders on: mountains, harbours, the way into the Wastelands."""
    s = scribe.s
    land = s.facts.parts.territories[TERRITORY.words[territory]]
    facts = []
    if land.mountains:
        names = [s.facts.parts.territories[word].name for word in land.mountains]
        facts.append(scribe.write("mountains", names=scribe.join(names)))
    if land.forest:
        facts.append(scribe.write("forest"))
    facts += way_facts(scribe, territory)
    return sentence(facts)


def ways_line(scribe: Scribe, territory: int) -> str:
    """Where one gets from a territory, for whoever cannot see it: its neighbours, its harbours."""
    names = [scribe.territory(near) for near in bits(scribe.s.facts.near[territory])]
    facts = [scribe.write("borders", names=scribe.join(names))] if names else []
    return sentence(facts + way_facts(scribe, territory))


def way_facts(scribe: Scribe, territory: int) -> list[str]:
    """Ways that lead off the land."""
    s = scribe.s
    facts = []
    if s.facts.harbour[territory]:
        zones = [SEA.words[zone].upper() for zone in bits(s.facts.harbour[territory])]
        facts.append(scribe.write("harbour", zones=scribe.join(zones)))
    if s.facts.leads_to[territory] != NOWHERE:
        facts.append(scribe.write("leads-to", village=scribe.word(SPACE.words[s.facts.leads_to[territory]])))
    return facts


_EMPTY: Memory[str] = Memory(512)


def empty_line(scribe: Scribe, place: int) -> str:
    """What is said of a sea or a space where nobody is."""
    key = (scribe.lang, scribe.s.facts, place)
    return _EMPTY.get(key, lambda: sentence([scribe.place(place)]))


def sea_line(scribe: Scribe, zone: int) -> str:
    s = scribe.s
    facts = [scribe.place(FIRST_SEA + zone)]
    facts += [ship_words(scribe, ship) for ship in s.ships_at(FIRST_SEA + zone)]
    if FIRST_SEA + zone in s.guests:
        guests = units_line(scribe, s.active, FIRST_SEA + zone, sum(s.guests[FIRST_SEA + zone]))
        facts.append(guests)
    return sentence(facts)


def ship_words(scribe: Scribe, ship: int) -> str:
    s = scribe.s
    owner = s.ship_owner[ship]
    if owner == NOBODY:
        return scribe.place(FIRST_SHIP + ship)
    if not s.ship_units[ship]:
        return scribe.write("ship-empty", number=ship + 1, people=scribe.people(owner))
    crew = units_line(scribe, owner, FIRST_SHIP + ship, s.ship_units[ship])
    return scribe.write("ship-manned", number=ship + 1, crew=crew)


def ship_line(scribe: Scribe, ship: int) -> str:
    return sentence([ship_words(scribe, ship), scribe.place(scribe.s.ship_at[ship])])


def space_line(scribe: Scribe, space: int) -> str:
    s = scribe.s
    if space not in s.party_at and FIRST_SPACE + space not in s.collapsed:
        return empty_line(scribe, FIRST_SPACE + space)
    facts = [scribe.name(SPACE.words[space])]
    facts += [
        scribe.write("party", people=scribe.people(people), count=s.party_units[people])
        for people in range(PEOPLES)
        if s.party_at[people] == space
    ]
    if FIRST_SPACE + space in s.collapsed:
        facts.append(scribe.write("collapsed"))
    return sentence(facts)


def sentence(facts: list[str]) -> str:
    return " ".join(f"{capital(fact)}." for fact in facts)


# --- explanations -----------------------------------------------------------------------------------------


def about(scribe: Scribe, place: str) -> Said:
    """What there is to say about a place such as "territory:isborg", and the rule behind it."""
    kind, _, word = place.partition(":")
    if kind not in ABOUT:
        return "", None
    domain, explain = ABOUT[kind]
    if word not in domain.words:
        return "", None
    return explain(scribe, domain.find(word))


def about_territory(scribe: Scribe, territory: int) -> Said:
    land = scribe.s.facts.parts.territories[TERRITORY.words[territory]]
    words = [territory_line(scribe, territory), shape_line(scribe, territory)]
    return " ".join(filter(None, words)), LAND_RULES[land.kind]


def about_sea(scribe: Scribe, zone: int) -> Said:
    return sea_line(scribe, zone), "DL-4.4"


def about_space(scribe: Scribe, space: int) -> Said:
    kind = scribe.s.facts.space_kind[space]
    return f"{space_line(scribe, space)} {scribe.write(f'space-{kind}')}", SPACE_RULES[kind]


def about_place(scribe: Scribe, place: int) -> Said:
    if place < TERRITORIES:
        return about_territory(scribe, place)
    if place < FIRST_SPACE:
        return about_sea(scribe, place - FIRST_SEA)
    if place < FIRST_SHIP:
        return about_space(scribe, place - FIRST_SPACE)
    if place < PARTY:
        return about_ship(scribe, place - FIRST_SHIP)
    return sentence([scribe.place(place)]), "DL-20.35" if place == CAPTIVE else "DL-16.2"


def about_ship(scribe: Scribe, ship: int) -> Said:
    if scribe.s.ship_at[ship] == NOWHERE:
        return sentence([scribe.place(FIRST_SHIP + ship)]), "DL-1.12"
    return ship_line(scribe, ship), "DL-4.2"


def about_kingdom(scribe: Scribe, kingdom: int) -> Said:
    return about_territory(scribe, KINGDOM_LANDS[kingdom])


def about_village(scribe: Scribe, village: int) -> Said:
    return about_space(scribe, SPACE.find(VILLAGE.words[village]))


def about_bearer(scribe: Scribe, bearer: int) -> Said:
    return about_place(scribe, PARTY) if not bearer else about_kingdom(scribe, bearer - 1)


def about_piece(scribe: Scribe, piece: int) -> Said:
    words = []
    for people in scribe.s.peoples:
        place = scribe.s.place[people][piece]
        if place >= 0 and (scribe.mine(people) or not scribe.secret(people, piece)):
            where = scribe.place(place)
            words.append(scribe.write("piece-at", people=scribe.people(people), piece=scribe.piece(piece), place=where))
    return " ".join(words) or f"{scribe.piece(piece)}.", piece_rule(piece)


def piece_rule(piece: int) -> str:
    if piece == KING:
        return "DL-10.7"
    if piece >= FIRST_BEARER:
        return f"DL-20.{FIRST_TREASURE_RULE + piece - FIRST_BEARER}"
    if piece >= FIRST_DRAGONLORD:
        return "DL-11.6"
    return "DL-10.14" if WIZARD_1 <= piece <= WIZARD_3 else "DL-10.4"


def about_people(scribe: Scribe, people: int) -> Said:
    s = scribe.s
    name = scribe.people(people)
    if s.leader[people] < 0:
        return f"{name}.", None
    words = scribe.write(
        "about-people", people=name, attack=s.facts.attack[people], price=s.facts.prices[people],
        income=income_of(s, people), lands=len(s.lands_of(people)), gold=s.gold_of(people), mana=s.mana[people],
        most=s.facts.parts.limits.mana, scrolls=len(s.hands[people]),
    )  # fmt: skip
    return words, "DL-15.1"


def ruled(scribe: Scribe, word: str, rule: str) -> Said:
    """A card with what its rule says, which may begin with the name."""
    name, words = scribe.name(word), scribe.s.game.catalogue[rule].text(scribe.lang)
    return words if words.removeprefix("„").startswith(name) else f"{name}: {words}", rule


def about_scroll(scribe: Scribe, scroll: int) -> Said:
    return ruled(scribe, SCROLL.words[scroll], f"DL-13.{SCROLL_RULES[scroll]}")


def about_spell(scribe: Scribe, spell: int) -> Said:
    return ruled(scribe, SPELL.words[spell], f"DL-12.{SPELL_RULES[spell]}")


def about_tool(scribe: Scribe, tool: int) -> Said:
    return ruled(scribe, TOOL.words[tool], f"DL-17.{TOOL_RULES[tool]}")


def about_treasure(scribe: Scribe, treasure: int) -> Said:
    return ruled(scribe, TREASURE.words[treasure], f"DL-20.{FIRST_TREASURE_RULE + treasure}")


def about_companion(scribe: Scribe, companion: int) -> Said:
    return ruled(scribe, COMPANION.words[companion], f"DL-17.{FIRST_COMPANION_RULE + companion}")


def about_prophecy(scribe: Scribe, prophecy: int) -> Said:
    return ruled(scribe, PROPHECY.words[prophecy], f"DL-18.{FIRST_PROPHECY_RULE + prophecy}")


def about_quest(scribe: Scribe, quest: int) -> Said:
    """A card that nobody has read yet must not be told by asking for it."""
    s = scribe.s
    if s.quest != quest and quest not in s.quest_pile:
        return f"{scribe.name(QUEST.words[quest])}.", "DL-19.1"
    return ruled(scribe, QUEST.words[quest], f"DL-19.{FIRST_QUEST_RULE + quest}")


def about_order(scribe: Scribe, order: int) -> Said:
    return sentence([scribe.word(ORDER.words[order])]), "DL-3.7"


ABOUT: dict[str, tuple[Domain, Callable[[Scribe, int], Said]]] = {
    "territory": (TERRITORY, about_territory),
    "zone": (ZONE, about_place),
    "place": (PLACE, about_place),
    "sea": (SEA, about_sea),
    "space": (SPACE, about_space),
    "village": (VILLAGE, about_village),
    "kingdom": (KINGDOM, about_kingdom),
    "bearer": (BEARER, about_bearer),
    "ship": (SHIP, about_ship),
    "piece": (PIECE, about_piece),
    "counter": (COUNTER, about_piece),
    "people": (PEOPLE, about_people),
    "scroll": (SCROLL, about_scroll),
    "spell": (SPELL, about_spell),
    "tool": (TOOL, about_tool),
    "treasure": (TREASURE, about_treasure),
    "companion": (COMPANION, about_companion),
    "prophecy": (PROPHECY, about_prophecy),
    "quest": (QUEST, about_quest),
    "order": (ORDER, about_order),
}
