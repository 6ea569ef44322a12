"""Chapters 6, 12 and 13, the missile steps: spells, scrolls, Dragon fire and treasures."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, ALL_WIZARDS, MONSTERS
from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, DEFENDER, DRAWN, LAND, QUEST, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.pieces import bearing_piece, book
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, has_turn, offer
from meadhall.games.dragon_lords.rules.peoples.dragonlords import banish
from meadhall.games.dragon_lords.rules.peoples.treasures import in_fight, show, use_up_treasure
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.rules.war import escapes
from meadhall.games.dragon_lords.rules.war.answers import Hammer, Scroll, Spell, Whirl, burn
from meadhall.games.dragon_lords.rules.war.combat_steps import SideStep, UseTreasure, in_wastelands
from meadhall.games.dragon_lords.rules.war.healing import is_free, mana_cost, pay_for
from meadhall.games.dragon_lords.rules.wastes import monsters
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BERSERK,
    BLACK_DEATH,
    CONE_OF_COLD,
    DARK_CRYSTAL,
    DISPEL_MAGIC,
    FIREBALL,
    FJORGYN_AWAKEN,
    INFERNAL,
    LIGHTNING_BOLT,
    LONG_BOAT,
    MUSPELHEIM,
    NIFLEHEIM,
    POISON,
    PORTAL_COLLAPSE,
    SCORN_OF_FREYJA,
    SUMMON_KRAKEN,
    SUMMON_SIRENS,
    TEMPEST,
    THUNDER_HAMMER,
    TYRFING,
    UTGARD_BROOD,
    WIZARD_1,
    WIZARD_3,
    WRATH_OF_AEGIR,
    do_cast,
    do_charm,
    do_escape,
    do_pass,
    do_shoot,
    do_spell,
    do_use,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, mask_of, only
from meadhall.kernel.step import Step

DAMAGE = mask_of((BERSERK, INFERNAL, TEMPEST))
"""Scrolls that strike in a missile step; each side may read one a round."""

GROUND_RULES = {
    FIREBALL: "DL-12.20", LIGHTNING_BOLT: "DL-12.22", WRATH_OF_AEGIR: "DL-12.29", SCORN_OF_FREYJA: "DL-12.30",
    FJORGYN_AWAKEN: "DL-12.31",
}  # fmt: skip
"""By spell, the rule about where it can be cast."""
HARMLESS_RULES = {FIREBALL: "DL-12.21", CONE_OF_COLD: "DL-12.23", POISON: "DL-12.26"}
"""By spell, the rule about monsters that it does not harm."""
USE_RULES = {DARK_CRYSTAL: "DL-20.11", THUNDER_HAMMER: "DL-20.15", TYRFING: "DL-20.16"}
"""By treasure, the rule about its use in a missile step."""


class Missiles(SideStep):
    """The missile step of one side: it shoots as often as it wants and can, and then come the DragonLords."""

    rule = "DL-6.11"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if not s.force(fight, ATTACKER) or not s.force(fight, DEFENDER):
            return
        if breathing(s, fight, self.side):
            s.then(DragonFire(self.side))
        if people == MONSTERS:
            monsters_shoot(s, fight)
        elif s.plays(people):
            step = Shoot(s.leader[people], people, self.side)
            offer(s, step, people, fight.zone, might_shoot(s, fight, self.side))


def might_shoot(s: DragonLordsState, fight: Fight, side: int) -> bool:
    """Whether a side may have a scroll, a spell or a treasure for its missile step."""
    people = fight.people(side)
    if guesses.might_read_scroll(s, people) or guesses.might_bring(s, fight, side, *USE_RULES):
        return True
    if side == DEFENDER and escapes.might_teleport(s, fight, people):
        return True
    places = s.stands(fight, side)
    damaging = [spell for spell in s.facts.books[people] if can_damage(s, fight, side, spell)]
    if guesses.might_cast(s, people, damaging, places, fight):
        return True
    own_turn = has_turn(s, people)
    return guesses.might_cast(s, people, (UTGARD_BROOD,), None if own_turn else places)


def breathing(s: DragonLordsState, fight: Fight, side: int) -> int:
    """The DragonLords of a side that breathe fire: in a battle on land all that are not bound, as a set."""
    return s.fighters(fight, side) & ALL_DRAGONLORDS & ~fight.bound[side] if fight.kind == LAND else 0


class DragonFire(SideStep):
    """Each DragonLord in a battle on land scores hits, unless it is bound.

    ``faced`` means that the other side has been asked for the Dark Crystal.
    """

    faced: bool = False
    rule = "DL-11.7"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        lords = breathing(s, fight, self.side)
        if not lords or not s.plays(people) or not s.force(fight, 1 - self.side):
            return
        foe = fight.people(1 - self.side)
        if not self.faced and s.plays(foe):
            step = FaceDragon(s.leader[foe], foe, self.side)
            if offer(s, step, foe, fight.zone, guesses.might_bring(s, fight, 1 - self.side, DARK_CRYSTAL)):
                return
        hits = lords.bit_count() * s.facts.parts.strength.dragon_fire
        s.tell(messages.DRAGON_FIRE, people, hits)
        burn(s, fight, 1 - self.side, hits)


class FaceDragon(UseTreasure):
    """The bearer of the Dark Crystal may show it before a DragonLord of ``side`` breathes fire."""

    side: int
    rule = "DL-20.11"
    asks = messages.ASK_CRYSTAL
    treasure = DARK_CRYSTAL

    def own_side(self) -> int:
        return 1 - self.side

    def take(self, s: DragonLordsState, action: Action) -> None:
        s.then(DragonFire(self.side, True))
        if action is not do_pass:
            use_dark_crystal(s, s.current_fight(), self.people, self.side)


def use_dark_crystal(s: DragonLordsState, fight: Fight, people: int, side: int) -> None:
    """The Dark Crystal takes a DragonLord of a side away, and is used up."""
    show(s, people, DARK_CRYSTAL)
    use_up_treasure(s, people, DARK_CRYSTAL)
    banish(s, fight, side, people)


def monsters_shoot(s: DragonLordsState, fight: Fight) -> None:
    """Monsters must shoot in every round; a dragon does not while somebody tries to charm it."""
    beasts = fight.beasts
    assert beasts is not None
    if not monsters.shoots(fight) or fight.charming:
        return
    hits = s.facts.parts.strength.dragon_fire if "dragon-fire" in beasts.traits else beasts.count
    s.tell(messages.MONSTERS_SHOOT, beasts.monster, hits)
    if "dragon-fire" in beasts.traits or "fire" in beasts.traits:
        burn(s, fight, DEFENDER, hits)
    else:
        fight.hits[DEFENDER] += hits


# --- the choice of a side -------------------------------------------------------------------------


class Shoot(PeopleChoice):
    side: int
    rule = "DL-6.11"
    verbs = (do_cast, do_spell, do_use, do_escape, do_shoot, do_charm.verb, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_MISSILES, (s.current_fight().zone,))

    def options(self, s: DragonLordsState) -> list[Action]:
        fight = s.current_fight()
        options = [do_pass, *self.scrolls(s, fight), *self.spells(s, fight), *self.treasures(s, fight)]
        if self.side == DEFENDER and fight.kind in (LAND, AT_SEA) and not s.facts.escapes_late:
            options += escapes.escape_options(s, fight, self.people)
        if in_wastelands(fight):
            options += monsters.companion_shots(s, fight, self.people)
        if fight.kind == QUEST:
            options += monsters.charm_options(s, fight, self.people)
        return in_order(options)

    def is_moot(self, s: DragonLordsState) -> bool:
        """Some scrolls can be read now, but change nothing in a fight and can as well be read after it (DL-13.5)."""
        rest = [action for action in s.legal() if action is not do_pass]
        return bool(rest) and all(action.verb is do_cast and self.can_wait(s, action.arg) for action in rest)

    def can_wait(self, s: DragonLordsState, scroll: int) -> bool:
        """Whether a scroll can as well be read later: a Long Boat not at sea, a Portal Collapse in one's own turn."""
        if scroll == LONG_BOAT:
            return s.current_fight().kind != AT_SEA
        return scroll == PORTAL_COLLAPSE and has_turn(s, self.people)

    def scrolls(self, s: DragonLordsState, fight: Fight) -> list[Action]:
        hand = s.scrolls_of(self.people)
        if not hand or not s.has_king(self.people):
            return []
        found: list[int] = []
        if not fight.read[self.side]:
            found += [scroll for scroll in bits(hand & DAMAGE) if can_strike(s, fight, scroll)]
        if self.side == DEFENDER and fight.kind in (LAND, AT_SEA) and hand & escapes.SCROLLS:
            found += [scroll for scroll in escapes.useful_scrolls(s, fight, self.people) if has(hand, scroll)]
        return [do_cast[scroll] for scroll in found] + magic.scrolls(s, self.people)

    def spells(self, s: DragonLordsState, fight: Fight) -> list[Action]:
        options: list[Action] = []
        if not s.fighters(fight, self.side) & ALL_WIZARDS:
            return self.brood(s, fight)
        spent = spent_pieces(s, fight, self.side)
        for place in s.stands(fight, self.side):
            for wizard in s.wizards_at(self.people, place):
                if has(spent, wizard):
                    continue
                free = is_free(s, fight, self.people, wizard)
                for number in bits(book(s, self.people, wizard)):
                    spell = s.facts.books[self.people][number]
                    if not can_damage(s, fight, self.side, spell):
                        continue
                    if free or s.mana[self.people] >= mana_cost(s, self.people, spell, place):
                        options.append(do_spell[wizard][spell])
        return options + self.brood(s, fight)

    def brood(self, s: DragonLordsState, fight: Fight) -> list[Action]:
        """Utgard Brood: by any Wizard in the own turn, else by those who are under attack."""
        if not s.facts.pages[self.people][UTGARD_BROOD]:
            return []
        here = [wizard for place in s.stands(fight, self.side) for wizard in s.wizards_at(self.people, place)]
        able = [wizard for wizard in here if not has(silenced(s, fight, self.side), wizard)]
        if has_turn(s, self.people):
            able += [wizard for wizard in range(WIZARD_1, WIZARD_3 + 1) if wizard not in here]
        return [action for wizard in sorted(able) for action in magic.brood_options(s, self.people, wizard)]

    def treasures(self, s: DragonLordsState, fight: Fight) -> list[Action]:
        found: list[Action] = []
        other = 1 - self.side
        if s.fighters(fight, other) & ALL_DRAGONLORDS and in_fight(s, fight, self.side, DARK_CRYSTAL):
            found.append(do_use[DARK_CRYSTAL])
        for treasure in (THUNDER_HAMMER, TYRFING):
            unfit = treasure == THUNDER_HAMMER and fight.kind == AT_SEA
            if not unfit and in_fight(s, fight, self.side, treasure):
                # Both are used instead of a melee roll, so the bearer must have one.
                spent = spent_pieces(s, fight, self.side) | ALL_DRAGONLORDS
                if not has(spent, bearing_piece(s, treasure)):
                    found.append(do_use[treasure])
        return found

    def take(self, s: DragonLordsState, action: Action) -> None:
        fight = s.current_fight()
        if action is do_pass:
            return
        if action is do_charm:
            monsters.charm(s, self.people)
            return
        s.then(MoreMissiles(self.people, self.side))
        if action.verb is do_cast:
            self.read(s, fight, action.arg)
        elif action.verb is do_spell:
            self.cast(s, fight, action)
        elif action.verb is do_use:
            self.wield(s, fight, action.arg)
        elif action.verb is do_shoot:
            monsters.companion_shoots(s, fight, self.people, action.arg)
        else:
            escapes.begin_escape(s, self.people, action.arg)

    def read(self, s: DragonLordsState, fight: Fight, scroll: int) -> None:
        if has(DAMAGE, scroll):
            use_scroll(s, self.people, scroll)
            fight.read[self.side] = 1
            s.then(Scroll(scroll).flies(self.people, 1 - self.side))
        elif scroll in (MUSPELHEIM, NIFLEHEIM):
            use_scroll(s, self.people, scroll)
            escapes.read_escape_scroll(s, self.people, scroll)
        else:
            magic.cast(s, self.people, do_cast[scroll])

    def cast(self, s: DragonLordsState, fight: Fight, action: Action) -> None:
        wizard, spell = action.args
        if s.facts.spell_parts[spell].power.kind == "other":
            magic.cast(s, self.people, action)
            return
        pay_for(s, self.people, wizard, spell, fight)
        s.tell(messages.SPELL_CAST, self.people, wizard, spell)
        fight.struck[self.side] |= only(wizard)
        if s.facts.spell_parts[spell].power.kind == "melee":
            s.then(Whirl(wizard).flies(self.people, 1 - self.side))
        else:
            s.then(Spell(spell).flies(self.people, 1 - self.side))

    def wield(self, s: DragonLordsState, fight: Fight, treasure: int) -> None:
        if treasure == DARK_CRYSTAL:
            use_dark_crystal(s, fight, self.people, 1 - self.side)
            return
        show(s, self.people, treasure)
        bearer = bearing_piece(s, treasure)
        if treasure == THUNDER_HAMMER:
            fight.struck[self.side] |= only(bearer)
            s.then(Hammer(treasure).flies(self.people, 1 - self.side))
        else:
            fight.whirling[self.side] |= only(bearer)
            fight.cursed[self.side] = max(fight.cursed[self.side], DRAWN)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        fight = s.current_fight()
        if action.verb is do_cast:
            return self.why_not_scroll(s, fight, action.arg)
        if action.verb is do_spell:
            return self.why_not_spell(s, fight, *action.args)
        if action.verb is do_escape:
            return "DL-14.16"
        if action is do_charm:
            return monsters.why_not_charm(s, fight, self.people)
        if action.verb is do_shoot:
            return "DL-17.25"
        return self.why_not_use(s, fight, action.arg) if action.verb is do_use else self.rule

    def why_not_scroll(self, s: DragonLordsState, fight: Fight, scroll: int) -> str:
        if s.has_king(self.people) and s.holds(self.people, scroll):
            if has(DAMAGE, scroll) and fight.kind == AT_SEA and not fight.read[self.side]:
                return "DL-13.40"
            if has(DAMAGE, scroll):
                return "DL-13.8" if fight.read[self.side] else "DL-19.27" if scroll == INFERNAL else "DL-13.12"
            if scroll == DISPEL_MAGIC and fight.beasts is not None:
                return "DL-13.20" if "magical" in fight.beasts.traits else "DL-19.26"
            if scroll in (BLACK_DEATH, SUMMON_SIRENS, SUMMON_KRAKEN):
                return "DL-13.5"
        return magic.why_not_read(s, self.people, scroll)

    def why_not_use(self, s: DragonLordsState, fight: Fight, treasure: int) -> str:
        if not in_fight(s, fight, self.side, treasure):
            return "DL-20.5"
        return USE_RULES.get(treasure, "DL-20.6")

    def why_not_spell(self, s: DragonLordsState, fight: Fight, wizard: int, spell: int) -> str:
        power = s.facts.spell_parts[spell].power
        if not s.knows(self.people, wizard, spell):
            return "DL-12.1"
        if power.kind == "other":
            return magic.why_not_cast(s, self.people, wizard, spell)
        if s.where(self.people, wizard) not in s.stands(fight, self.side):
            return "DL-12.12"
        if has(fight.bound[self.side], wizard):
            return "DL-20.22"
        if has(fight.spent(self.side), wizard):
            return "DL-12.14"
        if has(spent_pieces(s, fight, self.side), wizard):
            return "DL-12.15"
        if power.range != "zone":
            return "DL-12.28"
        if not fits_ground(s, fight, power.ground):
            return GROUND_RULES[spell]
        return "DL-12.8" if can_damage(s, fight, self.side, spell) else why_harmless(fight, spell)


def why_harmless(fight: Fight, spell: int) -> str:
    """Why a spell does nothing to the monsters."""
    immune = {FIREBALL: "immune-fire", POISON: "immune-poison"}.get(spell)
    return "DL-19.27" if fight.beasts is not None and immune in fight.beasts.traits else HARMLESS_RULES[spell]


class MoreMissiles(Step):
    """After each missile the side is asked again, as long as it is there."""

    people: int
    side: int
    rule = "DL-6.11"

    def run(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is not None and s.force(fight, self.side) and s.force(fight, 1 - self.side):
            ask(s, Shoot(s.leader[self.people], self.people, self.side), might_shoot(s, fight, self.side))


def silenced(s: DragonLordsState, fight: Fight, side: int) -> int:
    """Pieces of a side that can cast nothing: bound ones, and all if the last of them is poisoned."""
    return ~0 if fight.poison[side] >= s.force(fight, side) else fight.bound[side]


def spent_pieces(s: DragonLordsState, fight: Fight, side: int) -> int:
    """Pieces of a side that have no attack left in this round."""
    return silenced(s, fight, side) | fight.spent(side)


def can_strike(s: DragonLordsState, fight: Fight, scroll: int) -> bool:
    """Whether a scroll can do harm in this fight: Berserk needs a player, Infernal monsters that burn."""
    power = s.facts.scroll_parts[scroll].power
    if fight.beasts is None:
        return fits_ground(s, fight, power.ground)
    return scroll != BERSERK and monsters.hurt_by(fight.beasts, power.element, False)


def can_damage(s: DragonLordsState, fight: Fight, side: int, spell: int) -> bool:
    """Whether a spell can strike in this fight."""
    power = s.facts.spell_parts[spell].power
    if power.kind not in ("missile", "melee") or power.range != "zone" or not fits_ground(s, fight, power.ground):
        return False
    if fight.people(1 - side) != MONSTERS:
        return True
    assert fight.beasts is not None
    return monsters.hurt_by(fight.beasts, power.element, spell == POISON)


def fits_ground(s: DragonLordsState, fight: Fight, ground: str) -> bool:
    if ground == "any":
        return True
    if fight.kind == AT_SEA:
        return ground in ("sea", "coast")
    if ground == "land":
        return True
    if fight.kind != LAND:
        return False
    masks = {"coast": s.facts.coast, "mountain": s.facts.mountain, "forest": s.facts.forest, "sea": 0}
    return has(masks[ground], fight.zone)
