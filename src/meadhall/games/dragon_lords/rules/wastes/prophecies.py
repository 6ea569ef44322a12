"""Chapter 18, prophecies: kept in secret, played once; betrayals strike parties, and the Oathkeeper answers them."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.components import Lose, MeetMonsters
from meadhall.games.dragon_lords.facts import END, NOBODY
from meadhall.games.dragon_lords.rules.common import guesses, later
from meadhall.games.dragon_lords.rules.common.dice import Dice, parse_dice
from meadhall.games.dragon_lords.rules.common.gold import gain_gold, pay
from meadhall.games.dragon_lords.rules.common.mana import gain_mana
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask, offer
from meadhall.games.dragon_lords.rules.peoples.commanders import can_learn
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.wastes import companions, tools
from meadhall.games.dragon_lords.rules.wastes.party import CLASHED, Survive, has_party
from meadhall.games.dragon_lords.state import DragonLordsState
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
from meadhall.kernel.sets import has, only
from meadhall.kernel.step import Step


def spend(s: DragonLordsState, people: int, prophecy: int) -> None:
    """A prophecy is shown to all and goes under its deck."""
    s.set_prophecies(people, tuple(card for card in s.prophecies[people] if card != prophecy))
    s.prophecy_pile = (*s.prophecy_pile, prophecy)
    s.tell(messages.PROPHECY_PLAYED, people, prophecy)


def traitor(s: DragonLordsState, prophecy: int) -> int:
    """The companion whom a card shows."""
    return COMPANION.find(s.facts.omens[prophecy].shows)


def party_of(s: DragonLordsState, companion: int) -> int:
    """Whose party a companion is with."""
    return next((people for people in s.peoples if companion in s.companions[people]), NOBODY)


# --- in the own quest phase -----------------------------------------------------------------------


def playable(s: DragonLordsState, people: int, moved: bool) -> list[Action]:
    """The prophecies that a people can play between the steps of its own quest phase."""
    return [do_prophesy[card] for card in s.prophecies[people] if _can_be_played(s, people, card, moved)]


def might_play(s: DragonLordsState, people: int, moved: bool) -> bool:
    """Whether a people may have a prophecy for its own quest phase."""
    if not s.prophecies[people]:
        return False
    timely = [card for card in range(PROPHECIES) if _can_be_played(s, people, card, moved)]
    return guesses.might_hold_prophecy(s, people, timely)


def _can_be_played(s: DragonLordsState, people: int, card: int, moved: bool) -> bool:
    party = has_party(s, people)
    if card in (BROKEN_CHAINS, SLEEPING_JAILER):
        return s.captive_units[people] > 0 and (party or bool(s.held(people)))
    if card == RAINBOW_ROAD:
        return party and not moved
    if card == BURIED_HOARD:
        return party and tools.has_tool(s, people, PICKAXE)
    if card == RUNE_LORE:
        return party and can_learn(s, people, PARTY)
    if card == FOG_OF_NIFLHEIM:
        return bool(_parties_to_fog(s, people))
    if card == MEAD_OF_POETRY:
        return True
    return _strikes_any_time(s, card) and s.hostile(people, party_of(s, traitor(s, card)))


def _strikes_any_time(s: DragonLordsState, card: int) -> bool:
    omen = s.facts.omens[card]
    return omen.kind == "betrayal" and omen.turn == "any"


def brings_monsters(s: DragonLordsState, card: int) -> bool:
    """Whether a prophecy begins a fight with monsters."""
    node = s.facts.prophecy_node[card]
    return node != END and isinstance(s.facts.nodes[node].deed, MeetMonsters)


def _parties_to_fog(s: DragonLordsState, people: int) -> list[int]:
    """Enemies whose party is not in a fog already."""
    return [one for one in s.rivals(people) if has_party(s, one) and not has(s.fog, one)]


def play(s: DragonLordsState, people: int, card: int) -> None:
    """Carry out a prophecy that a people plays in its own quest phase."""
    if _strikes_any_time(s, card):
        betray(s, people, card, party_of(s, traitor(s, card)))
        return
    spend(s, people, card)
    if card != FOG_OF_NIFLHEIM:
        s.then(later.follow(s, people, s.facts.prophecy_node[card]))
        return
    parties = _parties_to_fog(s, people)
    if len(parties) > 1:
        s.then(SendFog(s.leader[people], people))
    else:
        send_fog(s, people, parties[0])


class SendFog(PeopleChoice):
    rule = "DL-18.24"
    asks = messages.ASK_FOG
    about = ("people",)
    verbs = (do_against,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order([do_against[one] for one in _parties_to_fog(s, self.people)])

    def take(self, s: DragonLordsState, action: Action) -> None:
        send_fog(s, self.people, action.arg)


def send_fog(s: DragonLordsState, people: int, victim: int) -> None:
    s.fog |= only(victim)
    s.tell(messages.FOG_SENT, people, victim)


def refusal(s: DragonLordsState, people: int, card: int) -> str:
    """Why a prophecy cannot be played now: each has a rule of its own."""
    return f"DL-18.{7 + card}" if card in s.prophecies[people] else "DL-18.2"


# --- betrayals ------------------------------------------------------------------------------------


def betrayals_by_all(s: DragonLordsState, people: int) -> Step:
    """Others may betray the moving party now, at one of the moments of its quest phase."""
    return Betrayals(people, tuple(s.rivals(people)))


class Betrayals(Step):
    """Others may turn a companion of the moving party against it, one after the other."""

    people: int
    left: tuple[int, ...]
    rule = "DL-18.3"

    def run(self, s: DragonLordsState) -> None:
        after_clash = CLASHED in s.done and s.fight is None
        if after_clash or not s.companions[self.people]:
            return
        for number, rival in enumerate(self.left):
            if s.prophecies[rival]:
                s.then(Betrayals(self.people, self.left[number + 1 :]))
                step = Betray(s.leader[rival], rival, self.people, NOBODY, NOBODY)
                offer(s, step, rival, _zone(s, self.people), guesses.might_hold_prophecy(s, rival, step.cards(s)))
                return


def _zone(s: DragonLordsState, people: int) -> int:
    return FIRST_SPACE + s.party_at[people]


class Betray(PeopleChoice):
    """Play a betrayal on the party of ``victim``: one that strikes at any time, or the ``card`` of this moment.

    ``node`` and ``face`` belong to a roll of the crystal die that can still turn; ``left`` are asked next.
    """

    victim: int
    card: int
    node: int
    face: int = NOBODY
    left: tuple[int, ...] = ()
    rule = "DL-18.3"
    asks = messages.ASK_BETRAY
    about = ("people", "victim")
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def cards(self, s: DragonLordsState) -> list[int]:
        """The prophecies that can be played at this moment, whoever has them."""
        cards = (self.card,) if self.card != NOBODY else range(PROPHECIES)
        timely = [card for card in cards if card == self.card or _strikes_any_time(s, card)]
        if s.fight is not None and self.card == NOBODY:
            # A second fight has to wait for the end of the first.
            timely = [card for card in timely if not brings_monsters(s, card)]
        return [card for card in timely if traitor(s, card) in s.companions[self.victim]]

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, *(do_prophesy[card] for card in self.cards(s) if card in s.prophecies[self.people])]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is not do_pass:
            if self.card == NOBODY:
                s.then(Betrayals(self.victim, (self.people,)))
            betray(s, self.people, action.arg, self.victim, self.node, self.face)
        elif self.card == FALSE_SONG:
            s.then(later.listen(s, self.victim, self.node, self.face, self.left))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is not do_prophesy or action.arg not in s.prophecies[self.people]:
            return self.rule
        shown = s.facts.omens[action.arg].shows
        here = bool(shown) and traitor(s, action.arg) in s.companions[self.victim]
        return refusal(s, self.people, action.arg) if here else self.rule


def betray(s: DragonLordsState, people: int, card: int, victim: int, node: int = NOBODY, face: int = NOBODY) -> None:
    """A betrayal is played: unless an Oathkeeper answers, the companion turns against the party."""
    spend(s, people, card)
    oath = Oath(s.leader[victim], victim, people, card, node, face)
    might = guesses.might_hold_prophecy(s, victim, (OATHKEEPER,))
    if not offer(s, oath, victim, _zone(s, victim), might):
        s.then(Treason(people, victim, card, node))


class Oath(PeopleChoice):
    by: int
    card: int
    node: int
    face: int
    rule = "DL-18.13"
    asks = messages.ASK_OATH
    about = ("people", "card")
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, do_prophesy[OATHKEEPER]] if OATHKEEPER in s.prophecies[self.people] else [do_pass]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            s.then(Treason(self.by, self.people, self.card, self.node))
            return
        spend(s, self.people, OATHKEEPER)
        s.tell(messages.OATH_KEPT, self.people, traitor(s, self.card))
        if self.card == FALSE_SONG:
            s.then(later.read_on(s, self.people, self.node, self.face))


class Treason(Step):
    """The companion goes under the deck, and does the harm that the card says."""

    people: int
    victim: int
    card: int
    node: int
    rule = "DL-18.4"

    def run(self, s: DragonLordsState) -> None:
        people, victim, card = self.people, self.victim, self.card
        omen = s.facts.omens[card]
        s.tell(messages.BETRAYED, victim, traitor(s, card))
        companions.leave(s, victim, traitor(s, card))
        if card == FALSE_SONG:
            s.tell(messages.CRYSTAL_TURNED, people, CURSED)
            s.then(later.verdict(s, victim, self.node, CURSED))
        elif card == COWARD_SHOUT:
            call_more_monsters(s, people, omen.monsters)
        elif card == TROLL_HUNGER:
            s.then(Survive(victim))
            lose(s, victim, (PARTY,), omen.hits, people, shielded=True)
        elif card == THIEF_IN_THE_NIGHT:
            tools.lose_all(s, victim)
            steal(s, people, victim)
        else:
            gain_mana(s, people, omen.mana)
            s.then(later.follow(s, victim, s.facts.prophecy_node[card]))


def steal(s: DragonLordsState, people: int, victim: int) -> None:
    """Some of the victim's gold goes to the people that played the card."""
    deed = s.facts.nodes[s.facts.prophecy_node[THIEF_IN_THE_NIGHT]].deed
    assert isinstance(deed, Lose)
    if isinstance(deed.gold, int):
        take_gold_from(s, people, victim, deed.gold)
    else:
        dice, sides, plus = parse_dice(deed.gold)
        s.then(Theft(dice, sides, (), people, victim, plus))


class Theft(Dice):
    people: int
    victim: int
    plus: int
    rule = "DL-18.8"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        take_gold_from(s, self.people, self.victim, sum(faces) + self.plus)


def take_gold_from(s: DragonLordsState, people: int, victim: int, amount: int) -> None:
    amount = min(amount, s.gold_of(victim))
    s.tell(messages.AMOUNT_ROLLED, people, amount)
    gain_gold(s, people, amount)
    pay(s, victim, amount)


# --- at the start of a fight ----------------------------------------------------------------------


def before_fight(s: DragonLordsState, people: int) -> None:
    """Before the first round against monsters: the Coward's Shout, and the dragon may be put to sleep."""
    s.then(Lull(people))
    if people == s.active and IVAR in s.companions[people]:
        s.then(Shouts(people, tuple(s.rivals(people))))


class Shouts(Step):
    people: int
    left: tuple[int, ...]
    rule = "DL-18.11"

    def run(self, s: DragonLordsState) -> None:
        if IVAR not in s.companions[self.people]:
            return
        for number, rival in enumerate(self.left):
            if s.prophecies[rival]:
                s.then(Shouts(self.people, self.left[number + 1 :]))
                step = Betray(s.leader[rival], rival, self.people, COWARD_SHOUT, NOBODY)
                offer(s, step, rival, _zone(s, self.people), guesses.might_hold_prophecy(s, rival, (COWARD_SHOUT,)))
                return


def call_more_monsters(s: DragonLordsState, people: int, more: int) -> None:
    """More monsters of the kind join the fight; a single monster gets more hit points instead."""
    beasts = s.fight.beasts if s.fight is not None else None
    assert beasts is not None
    if beasts.count > 1:
        beasts.count += more
    else:
        beasts.hits += more
    s.tell(messages.MONSTERS_CALLED, people)


class Lull(Step):
    people: int
    rule = "DL-18.18"

    def run(self, s: DragonLordsState) -> None:
        step = PutToSleep(s.leader[self.people], self.people)
        ask(s, step, step.is_time(s) and guesses.might_hold_prophecy(s, self.people, (DRAGON_SLEEPS,)))


class PutToSleep(PeopleChoice):
    rule = "DL-18.18"
    asks = messages.ASK_SLEEP
    about = ("people",)
    verbs = (do_prophesy, do_pass.verb)
    idle = (do_pass,)

    def is_time(self, s: DragonLordsState) -> bool:
        """Whether it is a dragon; in the quest phase of another the card cannot be played."""
        beasts = s.fight.beasts if s.fight is not None else None
        return beasts is not None and "dragon-fire" in beasts.traits and self.people == s.active

    def options(self, s: DragonLordsState) -> list[Action]:
        able = self.is_time(s) and DRAGON_SLEEPS in s.prophecies[self.people]
        return [do_pass, do_prophesy[DRAGON_SLEEPS]] if able else [do_pass]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            return
        beasts = s.fight.beasts if s.fight is not None else None
        assert beasts is not None
        spend(s, self.people, DRAGON_SLEEPS)
        beasts.asleep = True
        beasts.attack = s.facts.omens[DRAGON_SLEEPS].attack
        s.tell(messages.DRAGON_ASLEEP, self.people)
