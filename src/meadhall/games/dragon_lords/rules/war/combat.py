"""Chapter 6, combat: seven steps make a round, on land, at sea and on quests alike."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, MONSTERS, is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, DRAWN, LAND, QUEST, SWUNG, Fight
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.dice import SIX, Dice
from meadhall.games.dragon_lords.rules.common.pieces import bearing_piece, is_shown
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, has_turn, offer
from meadhall.games.dragon_lords.rules.peoples.commanders import reveal
from meadhall.games.dragon_lords.rules.peoples.treasures import claim_dropped, in_fight, show
from meadhall.games.dragon_lords.rules.war import escapes, healing, missiles, retreat
from meadhall.games.dragon_lords.rules.war.capture import Conclude
from meadhall.games.dragon_lords.rules.war.combat_steps import LossesTaken, RoundOver, SideStep, in_wastelands
from meadhall.games.dragon_lords.rules.war.losses import companion_hits, lose
from meadhall.games.dragon_lords.rules.war.strength import companion_strength, die_against, strength, work_out
from meadhall.games.dragon_lords.rules.wastes import captives, monsters, prophecies, tools
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    ELIXIR,
    GLEIPNIR,
    GUNGNIR,
    HELM_OF_DREAD,
    KING,
    MEGINGJORD,
    PEOPLES,
    SVALINN,
    THYRA,
    TYRFING,
    WHIRLWIND,
    WIZARD_3,
    do_bind,
    do_pass,
    do_reveal,
    do_use,
    do_use_tool,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, mask_of, only
from meadhall.kernel.step import Step

COMMANDERS = mask_of(range(KING, WIZARD_3 + 1)) | ALL_DRAGONLORDS
SHOWN_BEFORE_MELEE = (GUNGNIR, SVALINN, HELM_OF_DREAD, MEGINGJORD, GLEIPNIR)
"""Treasures that can be shown before strength is worked out."""
FROM_LAST = (DEFENDER, ATTACKER)
"""The sides as their steps are put on the agenda one by one: the attacker's come first."""
GLEIPNIR_USED, THYRA_USED = "gleipnir", "thyra"
"""Notes in ``once``."""


def begin(s: DragonLordsState, kind: int, zone: int, attacker: int, defender: int) -> None:
    """Two sides meet: round after round until one is gone."""
    s.fight = Fight(kind, zone, attacker, defender)
    s.tell(messages.COMBAT, attacker, defender, zone)
    s.then(Round())


class Round(Step):
    """Without magic, treasures and commanders a round is melee alone."""

    rule = "DL-6.1"

    def run(self, s: DragonLordsState) -> None:
        fight = s.current_fight()
        fight.new_round()
        s.then(Melee(ATTACKER), Melee(DEFENDER), MeleeLosses(), AfterRound())
        attackers = may_act_before_melee(s, fight, ATTACKER)
        defenders = may_act_before_melee(s, fight, DEFENDER)
        if not attackers and not defenders:
            work_out(s, fight)
            return
        # Attackers have the turn, in which their Wizards can call the Utgard Brood from anywhere.
        s.then(missiles.Missiles(ATTACKER), MissileLosses())
        if defenders:
            s.then(Prepare(DEFENDER), WorkOut(), missiles.Missiles(DEFENDER))
        else:
            s.then(WorkOut())
        if attackers:
            s.then(Prepare(ATTACKER))


def may_act_before_melee(s: DragonLordsState, fight: Fight, side: int) -> bool:
    """Whether a side may be able to do anything before the melee."""
    people = fight.people(side)
    if people == MONSTERS:
        return monsters.shoots(fight)
    if not s.plays(people):
        return False
    if s.hands[people] or in_wastelands(fight):
        return True
    return bool(s.fighters(fight, side))


# --- step 1: total attack strength ----------------------------------------------------------------


class Prepare(SideStep):
    """Before strength is worked out: a King shows himself, treasures are shown, an elixir is drunk."""

    rule = "DL-6.3"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if s.plays(people):
            step = PrepareChoice(s.leader[people], people, self.side)
            offer(s, step, people, fight.zone, might_prepare(s, fight, self.side))


def might_prepare(s: DragonLordsState, fight: Fight, side: int) -> bool:
    """Whether a side may have a King or a treasure to show."""
    people = fight.people(side)
    outside = not in_wastelands(fight)
    if outside and guesses.has_hidden_king(s, people) and guesses.might_have_counter(s, people, s.stands(fight, side)):
        return True
    return guesses.might_bring(s, fight, side, *SHOWN_BEFORE_MELEE)


class PrepareChoice(PeopleChoice):
    side: int
    rule = "DL-6.3"
    verbs = (do_reveal, do_use, do_use_tool, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_PREPARE, (s.current_fight().zone,))

    def options(self, s: DragonLordsState) -> list[Action]:
        fight = s.current_fight()
        options = [do_pass]
        if has(s.fighters(fight, self.side) & ~s.shown[self.people], KING):
            options.append(do_reveal[KING])
        options += [do_use[one] for one in self.treasures_of_use(s, fight) if in_fight(s, fight, self.side, one)]
        elixirs = tools.carried(s, self.people, ELIXIR) if in_wastelands(fight) else 0
        if elixirs and not fight.unhurt[self.side]:
            options.append(do_use_tool[ELIXIR])
        return in_order(options)

    def treasures_of_use(self, s: DragonLordsState, fight: Fight) -> list[int]:
        """Treasures that change strength and are still hidden, and Gleipnir in the first round."""
        found = [GUNGNIR if has_turn(s, self.people) else SVALINN]
        if fight.kind != QUEST:
            found.append(HELM_OF_DREAD)
        if self.side == ATTACKER and fight.kind == LAND and is_kingdom(fight.zone):
            found.append(MEGINGJORD)
        found = [treasure for treasure in found if not is_shown(s, treasure)]
        first = fight.round == 1 and fight.kind != QUEST and GLEIPNIR_USED not in fight.once
        if first and bindable(s, fight, self.side):
            found.append(GLEIPNIR)
        return found

    def take(self, s: DragonLordsState, action: Action) -> None:
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
            tools.use_up(s, self.people, ELIXIR)
            fight.unhurt[self.side] = 1
            s.tell(messages.ELIXIR_DRUNK, self.people)
        ask(s, self, might_prepare(s, fight, self.side))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_use:
            return "DL-20.22" if action.arg == GLEIPNIR else "DL-20.5"
        if action.verb is do_use_tool:
            return "DL-17.18" if in_wastelands(s.current_fight()) else "DL-17.1"
        return "DL-10.8" if action.verb is do_reveal else self.rule


class WorkOut(Step):
    """Nobody can show anything more: the strength of both sides in this round is settled."""

    rule = "DL-6.28"

    def run(self, s: DragonLordsState) -> None:
        work_out(s, s.current_fight())


def bindable(s: DragonLordsState, fight: Fight, side: int) -> int:
    """Commanders of the enemy that lie open, as a set."""
    other = 1 - side
    people = fight.people(other)
    if people >= PEOPLES:
        return 0
    return s.fighters(fight, other) & COMMANDERS & (s.shown[people] | ALL_DRAGONLORDS)


class Bind(PeopleChoice):
    """Gleipnir holds a commander of the enemy for this round."""

    side: int
    rule = "DL-20.22"
    asks = messages.ASK_BIND
    verbs = (do_bind,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_bind[piece] for piece in bits(bindable(s, s.current_fight(), self.side))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        fight = s.current_fight()
        fight.bound[1 - self.side] |= only(action.arg)
        s.tell(messages.BOUND, self.people, action.arg)


# --- step 4: losses to missiles -------------------------------------------------------------------


class MissileLosses(Step):
    """Hits of both missile steps are removed together; Heal can still stop Berserk."""

    rule = "DL-6.13"

    def run(self, s: DragonLordsState) -> None:
        s.then(EndMissiles())
        fight = s.fight
        if fight is not None:
            take_losses(s, fight)
            for side in FROM_LAST:
                if fight.frenzy[side]:
                    s.then(healing.Frenzy(side))


class EndMissiles(LossesTaken):
    """If one side is gone, nobody rolls for melee."""

    rule = "DL-6.15"

    def run(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is None or not s.force(fight, ATTACKER) or not s.force(fight, DEFENDER):
            while s.agenda and not isinstance(s.agenda[-1], AfterRound):
                s.agenda.pop()


def take_losses(s: DragonLordsState, fight: Fight) -> None:
    """Whoever was hit falls, on both sides together; then comrades may take up what the fallen leave."""
    for side in FROM_LAST:
        if fight.is_hurt(side) or fight.loot[side]:
            s.then(Salvage(side))
    for side in FROM_LAST:
        if fight.hits[side] or fight.frenzy[side]:
            s.then(Suffer(side))


class Suffer(SideStep):
    """A side takes the hits that have been scored on it."""

    rule = "DL-6.19"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        hits = fight.hits[self.side] + fight.frenzy[self.side]
        fight.hits[self.side] = fight.frenzy[self.side] = 0
        if not hits:
            return
        if fight.unhurt[self.side]:
            s.tell(messages.UNHURT, people)
        elif people == MONSTERS:
            monsters.wound(s, fight, hits)
        elif in_wastelands(fight) and THYRA in s.companions[people] and THYRA_USED not in fight.once:
            fight.once = (*fight.once, THYRA_USED)
            s.then(ShieldRoll(1, SIX, (), self.side, hits))
        else:
            take_hits(s, fight, self.side, hits)


class Salvage(SideStep):
    """Comrades who remain in the battle may take up the treasures of those who have just fallen."""

    rule = "DL-20.7"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        claim_dropped(s, fight, self.side)


def take_hits(s: DragonLordsState, fight: Fight, side: int, hits: int) -> None:
    people = fight.people(side)
    shielded = in_wastelands(fight)
    if shielded and captives.would_be_captured(s, hits - companion_hits(s, people)):
        captives.capture_in_fight(s, fight)
        return
    lose(s, people, tuple(s.stands(fight, side)), hits, fight.people(1 - side), shielded)


class ShieldRoll(Dice):
    """Thyra Shieldmaiden turns the first hit point of a combat aside on a low roll."""

    side: int
    hits: int
    rule = "DL-17.35"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        saved = faces[0] <= s.facts.companion_parts[THYRA].save
        s.tell(messages.SHIELDED if saved else messages.NOT_SHIELDED, fight.people(self.side), faces[0])
        if self.hits > saved:
            take_hits(s, fight, self.side, self.hits - saved)


# --- steps 5 and 6: melee -------------------------------------------------------------------------


class Melee(SideStep):
    """Each unit still able to fight rolls one die; equal to its strength or less is a hit."""

    rule = "DL-6.16"

    def act(self, s: DragonLordsState, fight: Fight, people: int) -> None:
        if fight.charming:
            monsters.melee_while_charming(s, fight, self.side)
            return
        throws = melee_dice(s, fight, self.side)
        if fight.cursed[self.side] == DRAWN and wielded(s, fight, self.side, TYRFING):
            fight.cursed[self.side] = SWUNG
        if throws:
            (dice, need), rest = throws[0], throws[1:]
            s.then(MeleeRoll(dice, die_against(s, fight, self.side), (), self.side, need, rest))


def wielded(s: DragonLordsState, fight: Fight, side: int, treasure: int) -> bool:
    """Whether a treasure is still with the bearer who has drawn it in this round."""
    return in_fight(s, fight, side, treasure) and has(fight.whirling[side], bearing_piece(s, treasure))


def melee_dice(s: DragonLordsState, fight: Fight, side: int) -> tuple[tuple[int, int], ...]:
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
                dice += extra_dice(s, people, piece) - 1
    throws = [(dice, need)] if dice > 0 else []
    if in_wastelands(fight) and people < PEOPLES:
        throws += [(1, need) for need in companion_dice(s, fight, side, die)]
    return tuple(throws)


def companion_dice(s: DragonLordsState, fight: Fight, side: int, die: int) -> list[int]:
    """What the dice of companions need. Poison beyond the number of units keeps the weakest companions from rolling."""
    company = s.companions[fight.people(side)]
    needs = [companion_strength(s, fight, side, one, die) for one in company if not has(fight.shots, one)]
    sound = len(company) - max(fight.poison[side] - s.force(fight, side), 0)
    while len(needs) > max(sound, 0):
        needs.remove(min(needs))
    return needs


def extra_dice(s: DragonLordsState, people: int, piece: int) -> int:
    """Three for a whirlwind or for Tyrfing, and not more for both."""
    if TYRFING in s.treasures_of(people, piece):
        return s.facts.treasure_parts[TYRFING].dice
    return s.facts.spell_parts[WHIRLWIND].power.dice


class MeleeRoll(Dice):
    side: int
    need: int
    rest: tuple[tuple[int, int], ...]
    rule = "DL-6.17"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        fight = s.current_fight()
        hits = 0
        for face in faces:
            if face <= self.need:
                hits += 1
        fight.dice[self.side] += faces
        s.tell(messages.MELEE, fight.people(self.side), len(faces), self.need, hits)
        score_melee_hits(s, fight, self.side, hits)
        if self.rest:
            (dice, need), rest = self.rest[0], self.rest[1:]
            s.then(MeleeRoll(dice, self.sides, (), self.side, need, rest))


def score_melee_hits(s: DragonLordsState, fight: Fight, side: int, hits: int) -> None:
    """Hits in melee; those of poisonous monsters poison instead."""
    other = 1 - side
    if fight.people(side) == MONSTERS and fight.beasts is not None and "poison" in fight.beasts.traits:
        if fight.unhurt[other]:
            return
        members = s.force(fight, other) + companion_hits(s, fight.people(other))
        fight.poison[other] = min(fight.poison[other] + hits, members)
    else:
        fight.hits[other] += hits


# --- step 7: losses in melee ----------------------------------------------------------------------


class MeleeLosses(Step):
    """Both sides at once: saving throws, healing, then the rest falls."""

    rule = "DL-6.18"

    def run(self, s: DragonLordsState) -> None:
        fight = s.current_fight()
        fight.tas = None
        take_losses(s, fight)
        for side in FROM_LAST:
            if fight.poison[side]:
                s.then(healing.Succumb(side))
        for side in FROM_LAST:
            if fight.poison[side]:
                s.then(healing.Cure(side))
        for side in FROM_LAST:
            if fight.hits[side]:
                s.then(healing.Save(side))


class AfterRound(RoundOver):
    """After a round: the combat is over, or goes on, or somebody leaves it."""

    rule = "DL-6.23"

    def run(self, s: DragonLordsState) -> None:
        fight = s.fight
        if fight is None:
            return
        if not s.force(fight, ATTACKER) or not s.force(fight, DEFENDER):
            s.then(Conclude())
        else:
            s.then(escapes.LateEscape(), retreat.Banner(), retreat.Onward())
            if in_wastelands(fight) and s.active in (fight.attacker, fight.defender):
                s.then(prophecies.betrayals_by_all(s, s.active))
