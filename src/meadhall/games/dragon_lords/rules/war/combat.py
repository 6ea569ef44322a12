"""Chapter 6, combat: seven steps make a round, on land, at sea and on quests alike."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, DRAWN, LAND, PARTIES, QUEST, SWUNG, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import Dice
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.commanders import reveal
from meadhall.games.dragon_lords.rules.peoples.treasures import claim, in_fight, is_shown, show
from meadhall.games.dragon_lords.rules.war import escapes, healing, missiles, retreat
from meadhall.games.dragon_lords.rules.war.capture import Conclude
from meadhall.games.dragon_lords.rules.war.losses import lose, shields
from meadhall.games.dragon_lords.rules.war.pauses import LossesTaken, RoundOver
from meadhall.games.dragon_lords.rules.war.strength import companion_strength, die_against, strength, work_out
from meadhall.games.dragon_lords.rules.wastes import captives, monsters, prophecies
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, MONSTERS, is_kingdom
from meadhall.games.dragon_lords.words import (
    ELIXIR,
    GLEIPNIR,
    GUNGNIR,
    HELM_OF_DREAD,
    KING,
    MEGINGJORD,
    PEOPLES,
    PIECES,
    SVALINN,
    THYRA,
    TOOLS,
    TYRFING,
    WHIRLWIND,
    do_bind,
    do_pass,
    do_reveal,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.step import Choice, Step

COMMANDERS = mask_of(range(KING, 4)) | ALL_DRAGONLORDS
BANNERS = (GUNGNIR, SVALINN, HELM_OF_DREAD, MEGINGJORD, GLEIPNIR)
"""Treasures that can be shown before strength is worked out."""


def begin(s: World, kind: int, zone: int, attacker: int, defender: int) -> None:
    """Two sides meet: round after round until one is gone."""
    s.fight = Fight(kind, zone, attacker, defender)
    s.tell(says.COMBAT, attacker, defender, zone)
    s.then(Round())


class Round(Step):
    """Without magic, treasures and commanders a round is melee alone."""

    rule = "DL-6.1"

    def run(self, s: World) -> None:
        fight = s.current_fight()
        fight.new_round()
        melee = (Melee(ATTACKER), Melee(DEFENDER), MeleeLosses(), AfterRound())
        if uncanny(s, fight, ATTACKER) or uncanny(s, fight, DEFENDER):
            s.then(
                Prepare(ATTACKER), Prepare(DEFENDER), WorkOut(),
                missiles.Missiles(DEFENDER), missiles.Missiles(ATTACKER), MissileLosses(), *melee,
            )  # fmt: skip
        else:
            s.then(WorkOut(), *melee)


def uncanny(s: World, fight: Fight, side: int) -> bool:
    """Whether a side could do anything before the melee."""
    people = fight.people(side)
    if people == MONSTERS:
        return monsters.shoots(s, fight)
    if not s.plays(people):
        return False
    if s.hands[people] or fight.kind in (QUEST, PARTIES):
        return True
    return bool(s.fighters(fight, side))


# --- step 1: total attack strength ----------------------------------------------------------------


class Prepare(Step):
    """Before strength is worked out: a King shows himself, treasures are shown, an elixir is drunk."""

    side: int
    rule = "DL-6.3"

    def run(self, s: World) -> None:
        fight = s.current_fight()
        people = fight.people(self.side)
        if s.plays(people):
            step = PrepareChoice(s.leader[people], people, self.side)
            offer(s, step, people, fight.zone, might_prepare(s, fight, self.side))


def might_prepare(s: World, fight: Fight, side: int) -> bool:
    """Whether a side may have a King or a treasure to show."""
    people = fight.people(side)
    outside = fight.kind not in (QUEST, PARTIES)
    if outside and guesses.has_hidden_king(s, people) and guesses.masked(s, people, s.stands(fight, side)):
        return True
    return guesses.brings(s, fight, side, *BANNERS)


class PrepareChoice(Choice):
    people: int
    side: int
    rule = "DL-6.3"
    verbs = (do_reveal, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_PREPARE, (s.current_fight().zone,))

    def options(self, s: World) -> list[Action]:
        fight = s.current_fight()
        options = [do_pass]
        pieces = s.fighters(fight, self.side)
        if pieces & ~s.shown[self.people] & 1 << KING:
            options.append(do_reveal[KING])
        options += [do_use[treasure] for treasure in self.banners(s, fight) if in_fight(s, fight, self.side, treasure)]
        if fight.kind in (QUEST, PARTIES) and s.tools[self.people * TOOLS + ELIXIR] and not fight.unhurt[self.side]:
            options.append(do_use_tool[ELIXIR])
        return in_order(options)

    def banners(self, s: World, fight: Fight) -> list[int]:
        """Treasures that change strength and are still hidden."""
        own = s.leader[self.people] == s.leader[s.active]
        found = [GUNGNIR if own else SVALINN]
        if fight.kind != QUEST:
            found.append(HELM_OF_DREAD)
        if self.side == ATTACKER and fight.kind == LAND and is_kingdom(fight.zone):
            found.append(MEGINGJORD)
        found = [treasure for treasure in found if not is_shown(s, treasure)]
        if (
            fight.round == 1
            and fight.kind != QUEST
            and GLEIPNIR_USED not in fight.once
            and bindable(s, fight, self.side)
        ):
            found.append(GLEIPNIR)
        return found

    def take(self, s: World, action: Action) -> None:
        fight = s.current_fight()
        if action is do_pass:
            return
        if action.verb is do_use and action.arg == GLEIPNIR:
            fight.once = (*fight.once, GLEIPNIR_USED)
            show(s, self.people, GLEIPNIR)
            s.then(Bind(self.seat, self.people, self.side), Prepare(self.side))
            return
        if action.verb is do_reveal:
            reveal(s, self.people, action.arg)
        elif action.verb is do_use:
            show(s, self.people, action.arg)
        else:
            s.tools[self.people * TOOLS + ELIXIR] -= 1
            fight.unhurt[self.side] = 1
            s.tell(says.ELIXIR_DRUNK, self.people)
        ask(s, self, might_prepare(s, fight, self.side))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_use:
            return "DL-20.22" if action.arg == GLEIPNIR else "DL-20.5"
        if action.verb is do_use_tool:
            return "DL-17.18" if s.current_fight().kind in (QUEST, PARTIES) else "DL-17.1"
        return "DL-10.8" if action.verb is do_reveal else self.rule


class WorkOut(Step):
    """Everybody has shown what they want to show: the strength of this round is settled."""

    rule = "DL-6.28"

    def run(self, s: World) -> None:
        work_out(s, s.current_fight())


GLEIPNIR_USED = "gleipnir"


def bindable(s: World, fight: Fight, side: int) -> int:
    """Commanders of the enemy that lie open, as a set."""
    other = 1 - side
    people = fight.people(other)
    if people >= PEOPLES:
        return 0
    return s.fighters(fight, other) & COMMANDERS & (s.shown[people] | ALL_DRAGONLORDS)


class Bind(Choice):
    """Gleipnir holds a commander of the enemy for this round."""

    people: int
    side: int
    rule = "DL-20.22"
    verbs = (do_bind,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_BIND)

    def options(self, s: World) -> list[Action]:
        return [do_bind[piece] for piece in bits(bindable(s, s.current_fight(), self.side))]

    def take(self, s: World, action: Action) -> None:
        fight = s.current_fight()
        fight.bound[1 - self.side] |= 1 << action.arg
        s.tell(says.BOUND, self.people, action.arg)


# --- step 4: losses to missiles -------------------------------------------------------------------


class MissileLosses(Step):
    """Hits of both missile steps are removed together; Heal can still stop Berserk."""

    rule = "DL-6.13"

    def run(self, s: World) -> None:
        s.then(
            healing.Frenzy(ATTACKER), healing.Frenzy(DEFENDER), Suffer(ATTACKER), Suffer(DEFENDER),
            Salvage(ATTACKER), Salvage(DEFENDER), EndMissiles(),
        )  # fmt: skip


class EndMissiles(LossesTaken):
    """If one side is gone, nobody rolls for melee."""

    rule = "DL-6.15"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None or not s.force(fight, ATTACKER) or not s.force(fight, DEFENDER):
            while s.agenda and not isinstance(s.agenda[-1], AfterRound):
                s.agenda.pop()


class Suffer(Step):
    """A side takes the hits that have been scored on it."""

    side: int
    rule = "DL-6.19"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            return
        hits = fight.hits[self.side] + fight.frenzy[self.side]
        fight.hits[self.side] = fight.frenzy[self.side] = 0
        people = fight.people(self.side)
        if not hits:
            return
        if fight.unhurt[self.side]:
            s.tell(says.UNHURT, people)
        elif people == MONSTERS:
            monsters.wound(s, fight, hits)
        elif fight.kind in (QUEST, PARTIES) and THYRA in s.companions[people] and THYRA_USED not in fight.once:
            fight.once = (*fight.once, THYRA_USED)
            s.then(ShieldRoll(1, 6, (), self.side, hits))
        else:
            suffer(s, fight, self.side, hits)


class Salvage(Step):
    """Comrades who remain in the battle may take up the treasures of those who have just fallen."""

    side: int
    rule = "DL-20.7"

    def run(self, s: World) -> None:
        if s.fight is not None:
            claim(s, s.fight, self.side)


THYRA_USED = "thyra"


def suffer(s: World, fight: Fight, side: int, hits: int) -> None:
    people = fight.people(side)
    shielded = fight.kind in (QUEST, PARTIES)
    if shielded and captives.overwhelmed(s, hits - shields(s, people)):
        captives.carry_off(s, fight)
        return
    lose(s, people, tuple(s.stands(fight, side)), hits, fight.people(1 - side), shielded)


class ShieldRoll(Dice):
    """Thyra Shieldmaiden turns the first hit point of a combat aside on a low roll."""

    side: int
    hits: int
    rule = "DL-17.35"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        saved = faces[0] <= s.table.companion_parts[THYRA].save
        s.tell(says.SHIELDED if saved else says.NOT_SHIELDED, fight.people(self.side), faces[0])
        if self.hits > saved:
            suffer(s, fight, self.side, self.hits - saved)


# --- steps 5 and 6: melee -------------------------------------------------------------------------


class Melee(Step):
    """Each unit still able to fight rolls one die; equal to its strength or less is a hit."""

    side: int
    rule = "DL-6.16"

    def run(self, s: World) -> None:
        fight = s.current_fight()
        if fight.charming:
            monsters.blocked_melee(s, fight, self.side)
            return
        throws = melee_dice(s, fight, self.side)
        if fight.cursed[self.side] == DRAWN and wielded(s, fight, self.side, TYRFING):
            fight.cursed[self.side] = SWUNG
        if throws:
            (dice, need), rest = throws[0], throws[1:]
            s.then(MeleeRoll(dice, die_against(s, fight, self.side), (), self.side, need, rest))


def wielded(s: World, fight: Fight, side: int, treasure: int) -> bool:
    """Whether a treasure is still with the bearer who has drawn it in this round."""
    return in_fight(s, fight, side, treasure) and bool(fight.whirling[side] >> s.carrier[treasure] % PIECES & 1)


def melee_dice(s: World, fight: Fight, side: int) -> tuple[tuple[int, int], ...]:
    """How many dice a side rolls and what they need: its units together, each companion alone."""
    people = fight.people(side)
    die = die_against(s, fight, side)
    need = strength(s, fight, side, die)
    dice = s.force(fight, side) - fight.poison[side]
    if people < PEOPLES:
        pieces = s.fighters(fight, side)
        dice -= (pieces & (ALL_DRAGONLORDS | fight.struck[side] | fight.bound[side])).bit_count()
        # Those who roll several dice are not poisoned as long as others can be.
        if dice > 0:
            for piece in bits(pieces & fight.whirling[side]):
                dice += extra_dice(s, people, piece, fight) - 1
    throws = [(dice, need)] if dice > 0 else []
    if fight.kind in (QUEST, PARTIES) and people < PEOPLES:
        throws += [(1, need) for need in companion_dice(s, fight, side, die)]
    return tuple(throws)


def companion_dice(s: World, fight: Fight, side: int, die: int) -> list[int]:
    """What the companions need who can strike; if there is poison for more than the units, the weakest cannot."""
    company = s.companions[fight.people(side)]
    needs = [companion_strength(s, fight, side, one, die) for one in company if not fight.shots >> one & 1]
    sound = len(company) - max(fight.poison[side] - s.force(fight, side), 0)
    while len(needs) > max(sound, 0):
        needs.remove(min(needs))
    return needs


def extra_dice(s: World, people: int, piece: int, fight: Fight) -> int:
    """Three for a whirlwind or for Tyrfing, and not more for both."""
    if TYRFING in s.treasures_of(people, piece):
        return s.table.treasure_parts[TYRFING].dice
    return s.table.spell_parts[WHIRLWIND].power.dice


class MeleeRoll(Dice):
    side: int
    need: int
    rest: tuple[tuple[int, int], ...]
    rule = "DL-6.17"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hits = sum(face <= self.need for face in faces)
        fight.dice[self.side] += faces
        s.tell(says.MELEE, fight.people(self.side), len(faces), self.need, hits)
        strike(s, fight, self.side, hits)
        if self.rest:
            (dice, need), rest = self.rest[0], self.rest[1:]
            s.then(MeleeRoll(dice, self.sides, (), self.side, need, rest))


def strike(s: World, fight: Fight, side: int, hits: int) -> None:
    """Hits in melee; those of poisonous monsters poison instead."""
    other = 1 - side
    if fight.people(side) == MONSTERS and fight.beasts is not None and "poison" in fight.beasts.traits:
        if fight.unhurt[other]:
            return
        members = s.force(fight, other) + shields(s, fight.people(other))
        fight.poison[other] = min(fight.poison[other] + hits, members)
    else:
        fight.hits[other] += hits


# --- step 7: losses in melee ----------------------------------------------------------------------


class MeleeLosses(Step):
    """Both sides at once: saving throws, healing, then the rest falls."""

    rule = "DL-6.18"

    def run(self, s: World) -> None:
        s.current_fight().tas = None
        s.then(
            healing.Save(ATTACKER), healing.Save(DEFENDER), healing.Cure(ATTACKER), healing.Cure(DEFENDER),
            healing.Succumb(ATTACKER), healing.Succumb(DEFENDER), Suffer(ATTACKER), Suffer(DEFENDER),
            Salvage(ATTACKER), Salvage(DEFENDER),
        )  # fmt: skip


class AfterRound(RoundOver):
    """Over, or again, or away."""

    rule = "DL-6.23"

    def run(self, s: World) -> None:
        fight = s.fight
        if fight is None:
            return
        if not s.force(fight, ATTACKER) or not s.force(fight, DEFENDER):
            s.then(Conclude())
        else:
            s.then(escapes.LateEscape(), retreat.Banner(), retreat.Onward())
            if fight.kind in (QUEST, PARTIES) and s.active in (fight.attacker, fight.defender):
                s.then(prophecies.at_any_time(s, s.active))
