"""Chapter 18, prophecies: kept in secret, played once; betrayals strike parties, and the Oathkeeper answers them."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.components import Fight, Lose
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.dice import Dice, thrown
from meadhall.games.dragon_lords.rules.common.gold import gain_gold, pay
from meadhall.games.dragon_lords.rules.common.mana import gain_mana
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.commanders import can_learn
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.wastes import companions, tools
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED, Survive, has_party
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import END, NOBODY
from meadhall.games.dragon_lords.words import (
    BROKEN_CHAINS,
    BURIED_HOARD,
    COMPANION,
    COWARD_SHOUT,
    CURSED,
    DRAGON_SLEEPS,
    FALSE_SONG,
    FIRST_SPACE,
    FOG_OF_NIFLHEIM,
    IVAR,
    MEAD_OF_POETRY,
    OATHKEEPER,
    PARTY,
    PICKAXE,
    PROPHECIES,
    RAINBOW_ROAD,
    RUNE_LORE,
    SLEEPING_JAILER,
    THIEF_IN_THE_NIGHT,
    TROLL_HUNGER,
    do_against,
    do_pass,
    do_prophesy,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def spend(s: World, people: int, prophecy: int) -> None:
    """A prophecy is shown to all and goes under its deck."""
    s.set_prophecies(people, tuple(card for card in s.prophecies[people] if card != prophecy))
    s.prophecy_pile = (*s.prophecy_pile, prophecy)
    s.tell(says.PROPHECY_PLAYED, people, prophecy)


def traitor(s: World, prophecy: int) -> int:
    """The companion whom a card shows."""
    return COMPANION.find(s.table.omens[prophecy].shows)


def party_of(s: World, companion: int) -> int:
    """Whose party a companion is with."""
    return next((people for people in s.peoples if companion in s.companions[people]), NOBODY)


# --- in the own quest phase -----------------------------------------------------------------------


def playable(s: World, people: int, moved: bool) -> list[Action]:
    """The prophecies that a people can play between the steps of its own quest phase."""
    return [do_prophesy[card] for card in s.prophecies[people] if _timely(s, people, card, moved)]


def might_play(s: World, people: int, moved: bool) -> bool:
    """Whether a people may have a prophecy for its own quest phase."""
    timely = [card for card in range(PROPHECIES) if _timely(s, people, card, moved)]
    return guesses.foretells(s, people, timely)


def _timely(s: World, people: int, card: int, moved: bool) -> bool:
    party = has_party(s, people)
    if card in (BROKEN_CHAINS, SLEEPING_JAILER):
        return s.captive_units[people] > 0 and (party or bool(s.held(people)))
    if card == RAINBOW_ROAD:
        return party and not moved
    if card == BURIED_HOARD:
        return party and tools.has(s, people, PICKAXE)
    if card == RUNE_LORE:
        return party and can_learn(s, people, PARTY)
    if card == FOG_OF_NIFLHEIM:
        return bool(_foggable(s, people))
    if card == MEAD_OF_POETRY:
        return True
    return _strikes_any_time(s, card) and s.hostile(people, party_of(s, traitor(s, card)))


def _strikes_any_time(s: World, card: int) -> bool:
    omen = s.table.omens[card]
    return omen.kind == "betrayal" and omen.turn == "any"


def brings_monsters(s: World, card: int) -> bool:
    """Whether a fight begins with a prophecy."""
    node = s.table.prophecy_node[card]
    return node != END and isinstance(s.table.nodes[node].deed, Fight)


def _foggable(s: World, people: int) -> list[int]:
    """Enemies whose party is not in a fog already."""
    return [one for one in s.rivals(people) if has_party(s, one) and not s.fog >> one & 1]


def play(s: World, people: int, card: int) -> None:
    """Do what a card says that was played between the steps of the own quest phase."""
    if _strikes_any_time(s, card):
        betray(s, people, card, party_of(s, traitor(s, card)))
        return
    spend(s, people, card)
    if card != FOG_OF_NIFLHEIM:
        s.then(later.follow(s, people, s.table.prophecy_node[card]))
        return
    parties = _foggable(s, people)
    if len(parties) > 1:
        s.then(SendFog(s.leader[people], people))
    else:
        send_fog(s, people, parties[0])


class SendFog(Choice):
    people: int
    rule = "DL-18.24"
    verbs = (do_against,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_FOG, (self.people,))

    def options(self, s: World) -> list[Action]:
        return in_order([do_against[one] for one in _foggable(s, self.people)])

    def take(self, s: World, action: Action) -> None:
        send_fog(s, self.people, action.arg)


def send_fog(s: World, people: int, victim: int) -> None:
    s.fog |= 1 << victim
    s.tell(says.FOG_SENT, people, victim)


def refusal(s: World, people: int, card: int) -> str:
    """Why a prophecy cannot be played now: each has a rule of its own."""
    return f"DL-18.{7 + card}" if card in s.prophecies[people] else "DL-18.2"


# --- betrayals ------------------------------------------------------------------------------------


def at_any_time(s: World, people: int) -> Step:
    """Others may betray the moving party now, at one of the moments of its quest phase."""
    return Betrayals(people, tuple(s.rivals(people)))


class Betrayals(Step):
    """Others may turn a companion of the moving party against it, one after the other."""

    people: int
    left: tuple[int, ...]
    rule = "DL-18.3"

    def run(self, s: World) -> None:
        after_clash = CLASHED in s.done and s.fight is None
        if after_clash or not s.companions[self.people]:
            return
        for number, rival in enumerate(self.left):
            if s.prophecies[rival]:
                s.then(Betrayals(self.people, self.left[number + 1 :]))
                step = Betray(s.leader[rival], rival, self.people, NOBODY, NOBODY)
                offer(s, step, rival, _zone(s, self.people), guesses.foretells(s, rival, step.cards(s)))
                return


def _zone(s: World, people: int) -> int:
    return FIRST_SPACE + s.party_at[people]


class Betray(Choice):
    """Play a betrayal on the party of ``victim``: one that strikes at any time, or the ``card`` of this moment.

    ``node`` and ``face`` belong to a roll of the crystal die that can still turn; ``left`` are asked next.
    """

    people: int
    victim: int
    card: int
    node: int
    face: int = NOBODY
    left: tuple[int, ...] = ()
    rule = "DL-18.3"
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_BETRAY, (self.people, self.victim))

    def cards(self, s: World) -> list[int]:
        """The prophecies that would do now, whoever has them."""
        cards = (self.card,) if self.card != NOBODY else range(PROPHECIES)
        timely = [card for card in cards if card == self.card or _strikes_any_time(s, card)]
        if s.fight is not None and self.card == NOBODY:
            # A second fight has to wait for the end of the first.
            timely = [card for card in timely if not brings_monsters(s, card)]
        return [card for card in timely if traitor(s, card) in s.companions[self.victim]]

    def options(self, s: World) -> list[Action]:
        return [do_pass, *(do_prophesy[card] for card in self.cards(s) if card in s.prophecies[self.people])]

    def take(self, s: World, action: Action) -> None:
        if action is not do_pass:
            if self.card == NOBODY:
                s.then(Betrayals(self.victim, (self.people,)))
            betray(s, self.people, action.arg, self.victim, self.node, self.face)
        elif self.card == FALSE_SONG:
            s.then(later.listen(s, self.victim, self.node, self.face, self.left))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is not do_prophesy or action.arg not in s.prophecies[self.people]:
            return self.rule
        shown = s.table.omens[action.arg].shows
        here = bool(shown) and traitor(s, action.arg) in s.companions[self.victim]
        return refusal(s, self.people, action.arg) if here else self.rule


def betray(s: World, people: int, card: int, victim: int, node: int = NOBODY, face: int = NOBODY) -> None:
    """A betrayal is played: unless an Oathkeeper answers, the companion turns against the party."""
    spend(s, people, card)
    oath = Oath(s.leader[victim], victim, people, card, node, face)
    might = guesses.foretells(s, victim, (OATHKEEPER,))
    if not offer(s, oath, victim, _zone(s, victim), might):
        s.then(Treason(people, victim, card, node))


class Oath(Choice):
    people: int
    by: int
    card: int
    node: int
    face: int
    rule = "DL-18.13"
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_OATH, (self.people, self.card))

    def options(self, s: World) -> list[Action]:
        return [do_pass, do_prophesy[OATHKEEPER]] if OATHKEEPER in s.prophecies[self.people] else [do_pass]

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            s.then(Treason(self.by, self.people, self.card, self.node))
            return
        spend(s, self.people, OATHKEEPER)
        s.tell(says.OATH_KEPT, self.people, traitor(s, self.card))
        if self.card == FALSE_SONG:
            s.then(later.read_on(s, self.people, self.node, self.face))


class Treason(Step):
    """The companion goes under the deck, and does the harm that the card says."""

    people: int
    victim: int
    card: int
    node: int
    rule = "DL-18.4"

    def run(self, s: World) -> None:
        people, victim, card = self.people, self.victim, self.card
        omen = s.table.omens[card]
        s.tell(says.BETRAYED, victim, traitor(s, card))
        companions.leave(s, victim, traitor(s, card))
        if card == FALSE_SONG:
            s.tell(says.CRYSTAL_TURNED, people, CURSED)
            s.then(later.verdict(s, victim, self.node, CURSED))
        elif card == COWARD_SHOUT:
            shout(s, people, omen.monsters)
        elif card == TROLL_HUNGER:
            s.then(Survive(victim))
            lose(s, victim, (PARTY,), omen.hits, people, shielded=True)
        elif card == THIEF_IN_THE_NIGHT:
            tools.lose_all(s, victim)
            steal(s, people, victim)
        else:
            gain_mana(s, people, omen.mana)
            s.then(later.follow(s, victim, s.table.prophecy_node[card]))


def steal(s: World, people: int, victim: int) -> None:
    """Some of the victim's gold, as far as it reaches, goes to whoever played the card."""
    deed = s.table.nodes[s.table.prophecy_node[THIEF_IN_THE_NIGHT]].deed
    assert isinstance(deed, Lose)
    if isinstance(deed.gold, int):
        hand_over(s, people, victim, deed.gold)
    else:
        dice, sides, plus = thrown(deed.gold)
        s.then(Theft(dice, sides, (), people, victim, plus))


class Theft(Dice):
    people: int
    victim: int
    plus: int
    rule = "DL-18.8"

    def rolled(self, s: World, faces: tuple[int, ...]) -> None:
        hand_over(s, self.people, self.victim, sum(faces) + self.plus)


def hand_over(s: World, people: int, victim: int, amount: int) -> None:
    amount = min(amount, s.gold_of(victim))
    s.tell(says.AMOUNT_ROLLED, people, amount)
    gain_gold(s, people, amount)
    pay(s, victim, amount)


# --- at the start of a fight ----------------------------------------------------------------------


def at_fight(s: World, people: int) -> None:
    """Before the first round against monsters: the Coward's Shout, and the dragon may be put to sleep."""
    s.then(Lull(people))
    if people == s.active and IVAR in s.companions[people]:
        s.then(Shouts(people, tuple(s.rivals(people))))


class Shouts(Step):
    people: int
    left: tuple[int, ...]
    rule = "DL-18.11"

    def run(self, s: World) -> None:
        if IVAR not in s.companions[self.people]:
            return
        for number, rival in enumerate(self.left):
            if s.prophecies[rival]:
                s.then(Shouts(self.people, self.left[number + 1 :]))
                step = Betray(s.leader[rival], rival, self.people, COWARD_SHOUT, NOBODY)
                offer(s, step, rival, _zone(s, self.people), guesses.foretells(s, rival, (COWARD_SHOUT,)))
                return


def shout(s: World, people: int, more: int) -> None:
    """More monsters of the kind join in; a single one is harder to kill instead."""
    beasts = s.fight.beasts if s.fight is not None else None
    assert beasts is not None
    if beasts.count > 1:
        beasts.count += more
    else:
        beasts.hits += more
    s.tell(says.MONSTERS_CALLED, people)


class Lull(Step):
    people: int
    rule = "DL-18.18"

    def run(self, s: World) -> None:
        step = PutToSleep(s.leader[self.people], self.people)
        ask(s, step, step.is_time(s) and guesses.foretells(s, self.people, (DRAGON_SLEEPS,)))


class PutToSleep(Choice):
    people: int
    rule = "DL-18.18"
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_SLEEP, (self.people,))

    def is_time(self, s: World) -> bool:
        """Whether it is a dragon; in the quest phase of another the card cannot be played."""
        beasts = s.fight.beasts if s.fight is not None else None
        return beasts is not None and "dragon-fire" in beasts.traits and self.people == s.active

    def options(self, s: World) -> list[Action]:
        able = self.is_time(s) and DRAGON_SLEEPS in s.prophecies[self.people]
        return [do_pass, do_prophesy[DRAGON_SLEEPS]] if able else [do_pass]

    def take(self, s: World, action: Action) -> None:
        if action is do_pass:
            return
        beasts = s.fight.beasts if s.fight is not None else None
        assert beasts is not None
        spend(s, self.people, DRAGON_SLEEPS)
        beasts.asleep = True
        beasts.attack = s.table.omens[DRAGON_SLEEPS].attack
        s.tell(says.DRAGON_ASLEEP, self.people)
