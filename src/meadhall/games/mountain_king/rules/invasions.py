"""Chapter 11, invasions: where each Gnome goes, who decides for it, and who falls."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.adjacency import reach_from
from meadhall.games.mountain_king.champions.defenders import trolls_seen
from meadhall.games.mountain_king.draws import EvenDraw
from meadhall.games.mountain_king.facts import NOBODY, UNKNOWN
from meadhall.games.mountain_king.rules.fallen import Fall
from meadhall.games.mountain_king.rules.gnomes import Entrench, MixBack
from meadhall.games.mountain_king.rules.votes import leader
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import SIBBA, do_claw, do_gate, do_invade, do_pass, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, lowest, more_than_one, only, union_of
from meadhall.kernel.step import Choice, Step


class Entrenchment(Step):
    """A second Gnome joins every single one, clockwise from Moss while the supply lasts."""

    rule = "MK-11.2"

    def run(self, s: MountainKingState) -> None:
        s.then(*(Entrench(cavern) for cavern in bits(s.overrun)))


class Invasions(Step):
    """There is an invasion for each Gate card, from the left."""

    rule = "MK-11.5"

    def run(self, s: MountainKingState) -> None:
        s.then(*(OpenGate(card) for card in range(len(s.gates))))


class OpenGate(Step):
    """The card is turned up and calls the Swarm."""

    card: int
    rule = "MK-11.6"

    def run(self, s: MountainKingState) -> None:
        clan = s.gates[self.card][0]
        if clan == UNKNOWN:
            s.then(TurnGate(self.card))
        else:
            call_swarm(s, self.card, clan)


class TurnGate(EvenDraw):
    card: int
    rule = "MK-11.6"
    kind = "gate"

    def things(self, s: MountainKingState) -> list[Action]:
        return each(do_gate, s.unseen_gates())

    def take(self, s: MountainKingState, action: Action) -> None:
        call_swarm(s, self.card, action.arg)


def call_swarm(s: MountainKingState, card: int, clan: int) -> None:
    s.gates = replaced(s.gates, card, (clan, s.facts.all_seats))
    s.swarm = clan
    gnomes = s.facts.parts.waves.invaders[s.wave - 1]
    s.tell(messages.INVASION, clan, able_to_come(s, gnomes))
    s.then(Invade(clan, gnomes, NOBODY))


class Invade(Step):
    """An invasion begins. ``active`` is who caused a Breach; nobody at the end of a Wave."""

    clan: int
    gnomes: int
    active: int
    rule = "MK-11.8"

    def run(self, s: MountainKingState) -> None:
        if s.reserve < self.gnomes and s.gnomes_by_wheel():
            s.then(MixBack(), self)
            return
        s.fallen = 0
        gnomes = available(s, self.gnomes)
        guard = s.holder[SIBBA]
        if gnomes > 1 and guard >= 0 and s.claw_left(guard, SIBBA):
            s.then(HoldBack(guard, self.clan, gnomes, self.active))
        else:
            s.then(NextGnome(self.clan, gnomes, self.active))


def able_to_come(s: MountainKingState, wanted: int, beaten: int = 0) -> int:
    """MK-11.4: how many Gnomes would come of those that are called; ``beaten`` ones would leave their cavern first."""
    return min(wanted, s.reserve + s.gnomes_by_wheel() + beaten)


def available(s: MountainKingState, wanted: int) -> int:
    """MK-11.4: how many Gnomes come, when those by the Wheel have been mixed in if the supply lacked some."""
    if s.reserve < wanted:
        s.tell(messages.NO_GNOMES)
    return able_to_come(s, wanted)


class HoldBack(Choice):
    """Sibba Frostseal may keep one of the Gnomes out."""

    clan: int
    gnomes: int
    active: int
    rule = "MK-15.25"
    verbs = (do_claw, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_HOLD_BACK, (self.clan, self.gnomes))

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, do_claw[SIBBA]]

    def take(self, s: MountainKingState, action: Action) -> None:
        gnomes = self.gnomes
        if action is not do_pass:
            s.spend_claw(SIBBA)
            gnomes -= 1
        s.then(NextGnome(self.clan, gnomes, self.active))


class NextGnome(Step):
    """One Gnome after another looks for the path of least resistance."""

    clan: int
    left: int
    active: int
    rule = "MK-11.8"

    def run(self, s: MountainKingState) -> None:
        # An edited agenda may ask for more Gnomes than there are.
        if not self.left or not s.reserve:
            return
        found = easiest(s, self.clan)
        if not found:
            s.tell(messages.NO_TARGET)
            return
        after = NextGnome(self.clan, self.left - 1, self.active)
        if more_than_one(found):
            decider = leader(s, self.clan) if self.active == NOBODY else self.active
            s.then(Direct(decider, self.clan, self.active == NOBODY), after)
        else:
            s.then(after)
            come_in(s, lowest(found), self.active != NOBODY)


def rings(s: MountainKingState, clan: int) -> Iterator[int]:
    """What a Gnome from this Swarm point can reach, the nearest caverns first; only overrun ones let it pass."""
    ring = s.facts.gates[clan]
    seen = s.facts.lairs
    while ring:
        yield ring & ~s.overrun
        seen |= ring
        ring = union_of(s.facts.near, ring & s.overrun) & ~seen


def within_reach(s: MountainKingState, clan: int) -> int:
    """All caverns where a Gnome from this Swarm point could go."""
    gates = s.facts.gates[clan]
    _, touching = reach_from(s.facts.near, gates & s.overrun, s.overrun)
    return (gates | touching) & ~s.overrun & ~s.facts.lairs


def easiest(s: MountainKingState, clan: int) -> int:
    """The caverns a Gnome from this Swarm point would choose among: the fewest Trolls, then the nearest."""
    best, found = -1, 0
    for ring in rings(s, clan):
        for cavern in bits(ring):
            trolls = trolls_seen(s, cavern)
            if best < 0 or trolls < best:
                best, found = trolls, 0
            if trolls == best and not found & ~ring:
                found |= only(cavern)
        if best == 0:
            break
    return found


def come_in(s: MountainKingState, cavern: int, breach: bool) -> None:
    """A Gnome enters an empty cavern; where Trolls are, it is beaten and one of them falls."""
    if s.troll_count(cavern):
        s.tell(messages.GNOME_BEATEN, cavern)
        s.then(Fall(cavern, breach))
    else:
        s.add_gnome(cavern)
        s.tell(messages.GNOME_COMES, cavern)


class Direct(Choice):
    """Several caverns are equally easy and near: somebody decides for the Gnome."""

    clan: int
    by_votes: bool
    rule = "MK-11.14"
    verbs = (do_invade,)

    def cites(self, s: MountainKingState) -> str:
        return "MK-11.14" if self.by_votes else "MK-10.6"

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_DIRECT, (self.clan,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_invade, bits(easiest(s, self.clan)))

    def take(self, s: MountainKingState, action: Action) -> None:
        come_in(s, action.arg, not self.by_votes)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is not do_invade:
            return self.cites(s)
        if has(s.facts.lairs, action.arg):
            return "MK-11.17"
        if s.is_overrun(action.arg):
            return "MK-11.10"
        if not has(within_reach(s, self.clan), action.arg):
            return "MK-11.11"
        easy = trolls_seen(s, lowest(easiest(s, self.clan)))
        return "MK-11.9" if trolls_seen(s, action.arg) > easy else "MK-11.13"
