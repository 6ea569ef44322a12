"""Chapter 19, quest combat: monsters attack, the party defends, and a dragon can be charmed instead of fought."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, END, MONSTERS
from meadhall.games.dragon_lords.fight import DEFENDER, Beasts, Fight
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.dice import Crystal, Dice
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples import dragonlords
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures, hand_out_loot
from meadhall.games.dragon_lords.rules.war.combat_steps import RoundOver
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.rules.wastes.party import lose_party
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    AURVANDILA,
    BLESSED,
    DRAGON_ORB,
    HILDA,
    PARTY,
    SKULD,
    do_charm,
    do_keep,
    do_reroll,
    do_shoot,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has, only

HILDA_USED = "hilda"


# --- what monsters do -----------------------------------------------------------------------------


def shoots(fight: Fight) -> bool:
    """Whether the monsters have a missile attack."""
    beasts = fight.beasts
    assert beasts is not None
    return "missile" in beasts.traits or ("dragon-fire" in beasts.traits and not beasts.asleep)


def wound(s: DragonLordsState, fight: Fight, hits: int) -> None:
    """Monsters take hit points, one monster after the other."""
    beasts = fight.beasts
    assert beasts is not None
    slain, wounds = divmod(beasts.wounds + hits, beasts.hits)
    slain = min(slain, beasts.count)
    beasts.count -= slain
    beasts.wounds = wounds if beasts.count else 0
    s.tell(messages.MONSTERS_HURT, beasts.monster, hits, slain)


def hurt_by(beasts: Beasts, element: str, poison: bool) -> bool:
    """Whether a spell of an element can harm monsters."""
    if element == "fire":
        return "immune-fire" not in beasts.traits and "dragon-fire" not in beasts.traits
    if element == "cold":
        return "cold" not in beasts.traits
    if poison:
        return beasts.hits == 1 and not {"poison", "immune-poison"} & set(beasts.traits)
    return True


# --- companions with bows and spells --------------------------------------------------------------


def companion_shots(s: DragonLordsState, fight: Fight, people: int) -> list[Action]:
    return [do_shoot[one] for one in (AURVANDILA, SKULD) if one in s.companions[people] and not has(fight.shots, one)]


def companion_shoots(s: DragonLordsState, fight: Fight, people: int, companion: int) -> None:
    """A companion shoots instead of rolling in melee, with the enemy's Defence die or one of its own."""
    fight.shots |= only(companion)
    target = 1 - fight.side_of(people)
    defence = fight.beasts.defence if fight.beasts is not None else 6
    s.then(CompanionRoll(1, s.facts.companion_parts[companion].missile_die or defence, (), companion, target))


class CompanionRoll(Dice):
    companion: int
    target: int
    rule = "DL-17.25"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hit = faces[0] <= s.facts.companion_parts[self.companion].missile
        fight.hits[self.target] += hit
        s.tell(messages.COMPANION_SHOT, self.companion, faces[0], int(hit))


# --- charming -------------------------------------------------------------------------------------


def charm_options(s: DragonLordsState, fight: Fight, people: int) -> list[Action]:
    """Any dragon, with an Orb, by a player who may have another DragonLord."""
    return [] if why_not_charm(s, fight, people) else [do_charm]


def why_not_charm(s: DragonLordsState, fight: Fight, people: int) -> str:
    """The rule by which the dragon cannot be charmed; "" if it can."""
    beasts = fight.beasts
    if beasts is None or "charmable" not in beasts.traits or not tools.carried(s, people, DRAGON_ORB):
        return "DL-11.16"
    if not dragonlords.may_win(s, people):
        return "DL-11.23"
    if fight.spent(DEFENDER) or fight.shots or fight.read[DEFENDER]:
        return "DL-11.21"
    return "" if dragonlords.exaltable(s, people) else "DL-11.2"


def charm(s: DragonLordsState, people: int) -> None:
    """The party tries to charm the dragon instead of fighting it in this round."""
    s.tell(messages.CHARMING, people)
    s.then(CharmRoll(people))


class CharmRoll(Crystal):
    people: int
    rule = "DL-11.17"

    def rolled(self, s: DragonLordsState, face: int) -> None:
        fight = s.current_fight()
        s.tell(messages.GODS_CONSULTED, self.people, face)
        if face == BLESSED:
            dragon_is_charmed(s, self.people)
        elif HILDA in s.companions[self.people] and HILDA_USED not in fight.once:
            s.then(CharmAgain(s.leader[self.people], self.people))
        else:
            fight.charming = True


class CharmAgain(PeopleChoice):
    """Hilda Wyrm-friend: one more roll in a combat."""

    rule = "DL-17.46"
    asks = messages.ASK_CHARM_AGAIN
    verbs = (do_keep.verb, do_reroll.verb)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_keep, do_reroll]

    def take(self, s: DragonLordsState, action: Action) -> None:
        fight = s.current_fight()
        if action is do_reroll:
            fight.once = (*fight.once, HILDA_USED)
            s.then(CharmRoll(self.people))
        else:
            fight.charming = True


def dragon_is_charmed(s: DragonLordsState, people: int) -> None:
    """The fight is over, without booty; one unit becomes a DragonLord and the Orb goes back."""
    fight = s.current_fight()
    tools.use_up(s, people, DRAGON_ORB)
    s.tell(messages.CHARMED, people)
    while not isinstance(s.agenda[-1], RoundOver):
        s.agenda.pop()
    s.agenda.pop()
    s.fight = None
    finish_quest(s, people, END)
    hand_out_loot(s, fight, people)
    dragonlords.gain_dragonlord(s, people)


def melee_while_charming(s: DragonLordsState, fight: Fight, side: int) -> None:
    """After a failed attempt the dragon strikes, and one good roll of the party stops it, or an elixir."""
    if side == DEFENDER and fight.unhurt[DEFENDER]:
        s.tell(messages.UNHURT, fight.defender)
    elif side == DEFENDER:
        need = strength(s, fight, DEFENDER, fight.beasts.defence if fight.beasts else 12)
        idle = s.fighters(fight, DEFENDER) & ALL_DRAGONLORDS
        dice = s.force(fight, DEFENDER) - idle.bit_count()
        if dice > 0:
            s.then(BlockRoll(dice, fight.beasts.defence if fight.beasts else 12, (), need))
        else:
            dragon_takes_unit(s, fight)


def dragon_takes_unit(s: DragonLordsState, fight: Fight) -> None:
    """The dragon removes one unit of the party."""
    s.tell(messages.NOT_BLOCKED, fight.defender)
    lose(s, fight.defender, (PARTY,), 1, MONSTERS)


class BlockRoll(Dice):
    need: int
    rule = "DL-11.20"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        if min(faces) <= self.need:
            s.tell(messages.BLOCKED, fight.defender)
        else:
            dragon_takes_unit(s, fight)


# --- the end of it --------------------------------------------------------------------------------


def conclude(s: DragonLordsState, fight: Fight, winner: int) -> None:
    """After a fight with monsters: the party goes on with the card, or is lost."""
    people, beasts = fight.defender, fight.beasts
    assert beasts is not None
    if winner != people:
        lose_party(s, people)
        finish_quest(s, people, END)
    elif beasts.lair:
        s.then(DrawTreasures(people, s.facts.parts.lair.treasures, False))
    else:
        finish_quest(s, people, beasts.then)


def finish_quest(s: DragonLordsState, people: int, node: int) -> None:
    """The script of the card goes on from here; at its end the card goes under the deck."""
    s.then(later.follow(s, people, node))
