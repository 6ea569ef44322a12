"""Chapter 19, quest combat: monsters attack, the party defends, and a dragon can be charmed instead of fought."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import DEFENDER, Beasts, Fight
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.dice import Crystal, Dice
from meadhall.games.dragon_lords.rules.peoples import dragonlords
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures, hand_out_loot
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.war.pauses import RoundOver
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.rules.wastes.party import destroy
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, END, MONSTERS
from meadhall.games.dragon_lords.words import (
    AURVANDILA,
    BLESSED,
    DRAGON_ORB,
    HILDA,
    PARTY,
    SKULD,
    TOOLS,
    do_charm,
    do_keep,
    do_reroll,
    do_shoot,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice

HILDA_USED = "hilda"


# --- what monsters do -----------------------------------------------------------------------------


def shoots(s: World, fight: Fight) -> bool:
    """Whether the monsters have a missile attack."""
    beasts = fight.beasts
    assert beasts is not None
    return "missile" in beasts.traits or ("dragon-fire" in beasts.traits and not beasts.asleep)


def wound(s: World, fight: Fight, hits: int) -> None:
    """Hit points finish one monster before the next; those beyond the last one are lost."""
    beasts = fight.beasts
    assert beasts is not None
    slain, wounds = divmod(beasts.wounds + hits, beasts.hits)
    slain = min(slain, beasts.count)
    beasts.count -= slain
    beasts.wounds = wounds if beasts.count else 0
    s.tell(says.MONSTERS_HURT, beasts.monster, hits, slain)


def hurt_by(beasts: Beasts, element: str, poison: bool) -> bool:
    """Whether a spell of this kind can harm them."""
    if element == "fire":
        return "immune-fire" not in beasts.traits and "dragon-fire" not in beasts.traits
    if element == "cold":
        return "cold" not in beasts.traits
    if poison:
        return beasts.hits == 1 and not {"poison", "immune-poison"} & set(beasts.traits)
    return True


# --- companions with bows and spells --------------------------------------------------------------


def companion_shots(s: World, fight: Fight, people: int) -> list[Action]:
    return [do_shoot[one] for one in (AURVANDILA, SKULD) if one in s.companions[people] and not fight.shots >> one & 1]


def companion_shoots(s: World, fight: Fight, people: int, companion: int) -> None:
    """Instead of melee, with the enemy's Defence die or one of their own."""
    fight.shots |= 1 << companion
    target = 1 - fight.side_of(people)
    defence = fight.beasts.defence if fight.beasts is not None else 6
    s.then(CompanionRoll(1, s.table.companion_parts[companion].missile_die or defence, (), companion, target))


class CompanionRoll(Dice):
    companion: int
    target: int
    rule = "DL-17.25"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hit = faces[0] <= s.table.companion_parts[self.companion].missile
        fight.hits[self.target] += hit
        s.tell(says.COMPANION_SHOT, self.companion, faces[0], int(hit))


# --- charming -------------------------------------------------------------------------------------


def charms(s: World, fight: Fight, people: int) -> list[Action]:
    """Any dragon, with an Orb, by a player who may have another DragonLord."""
    return [] if why_not_charm(s, fight, people) else [do_charm]


def why_not_charm(s: World, fight: Fight, people: int) -> str:
    """The rule against it, if there is one."""
    beasts = fight.beasts
    if beasts is None or "charmable" not in beasts.traits or not s.tools[people * TOOLS + DRAGON_ORB]:
        return "DL-11.16"
    if not dragonlords.may_win(s, people):
        return "DL-11.23"
    if fight.spent(DEFENDER) or fight.shots or fight.read[DEFENDER]:
        return "DL-11.21"
    return "" if dragonlords.exaltable(s, people) else "DL-11.2"


def charm(s: World, fight: Fight, people: int) -> None:
    """The party does the dragon no damage in this round."""
    s.tell(says.CHARMING, people)
    s.then(CharmRoll(people))


class CharmRoll(Crystal):
    people: int
    rule = "DL-11.17"

    def rolled(self, s: World, face: int) -> None:
        fight = s.current_fight()
        s.tell(says.GODS_CONSULTED, self.people, face)
        if face == BLESSED:
            charmed(s, self.people)
        elif HILDA in s.companions[self.people] and HILDA_USED not in fight.once:
            s.then(CharmAgain(s.leader[self.people], self.people))
        else:
            fight.charming = True


class CharmAgain(Choice):
    """Hilda Wyrm-friend: one more roll in a combat."""

    people: int
    rule = "DL-17.46"
    verbs = (do_keep.verb, do_reroll.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_CHARM_AGAIN)

    def options(self, s: World) -> list[Action]:
        return [do_keep, do_reroll]

    def take(self, s: World, action: Action) -> None:
        fight = s.current_fight()
        if action is do_reroll:
            fight.once = (*fight.once, HILDA_USED)
            s.then(CharmRoll(self.people))
        else:
            fight.charming = True


def charmed(s: World, people: int) -> None:
    """The fight is over, without booty; one unit becomes a DragonLord and the Orb goes back."""
    fight = s.current_fight()
    s.tools[people * TOOLS + DRAGON_ORB] -= 1
    s.tell(says.CHARMED, people)
    while not isinstance(s.agenda[-1], RoundOver):
        s.agenda.pop()
    s.agenda.pop()
    s.fight = None
    finish_quest(s, people, END)
    hand_out_loot(s, fight, people)
    dragonlords.gain(s, people)


def blocked_melee(s: World, fight: Fight, side: int) -> None:
    """After a failed attempt the dragon strikes, and one good roll of the party stops it, or an elixir."""
    if side == DEFENDER and fight.unhurt[DEFENDER]:
        s.tell(says.UNHURT, fight.defender)
    elif side == DEFENDER:
        need = strength(s, fight, DEFENDER, fight.beasts.defence if fight.beasts else 12)
        idle = s.fighters(fight, DEFENDER) & ALL_DRAGONLORDS
        dice = s.force(fight, DEFENDER) - idle.bit_count()
        if dice > 0:
            s.then(BlockRoll(dice, fight.beasts.defence if fight.beasts else 12, (), need))
        else:
            claw(s, fight)


def claw(s: World, fight: Fight) -> None:
    """Nobody has stopped the dragon: it takes one unit."""
    s.tell(says.NOT_BLOCKED, fight.defender)
    lose(s, fight.defender, (PARTY,), 1, MONSTERS)


class BlockRoll(Dice):
    need: int
    rule = "DL-11.20"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        if min(faces) <= self.need:
            s.tell(says.BLOCKED, fight.defender)
        else:
            claw(s, fight)


# --- the end of it --------------------------------------------------------------------------------


def conclude(s: World, fight: Fight, winner: int) -> None:
    """The party goes on to its booty, or is no more."""
    people, beasts = fight.defender, fight.beasts
    assert beasts is not None
    if winner != people:
        destroy(s, people)
        finish_quest(s, people, END)
    elif beasts.lair:
        s.then(DrawTreasures(people, s.table.parts.lair.treasures, False))
    else:
        finish_quest(s, people, beasts.then)


def finish_quest(s: World, people: int, node: int) -> None:
    """The script of the card goes on from here; at its end the card goes under the deck."""
    s.then(later.follow(s, people, node))
