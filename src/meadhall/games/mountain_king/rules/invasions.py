"""Chapter 11, invasions: where each Gnome goes, who decides for it, and who falls."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.champions.defenders import weight
from meadhall.games.mountain_king.rules.fallen import Fall
from meadhall.games.mountain_king.rules.gnomes import Entrench, MixBack
from meadhall.games.mountain_king.rules.votes import leader
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOBODY, UNKNOWN
from meadhall.games.mountain_king.words import SIBBA, do_claw, do_gate, do_invade, do_pass
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step


class Entrenchment(Step):
    """Every lone Gnome gets company, clockwise from Moss while the supply lasts."""

    rule = "MK-11.2"

    def run(self, s: Mountain) -> None:
        s.then(*(Entrench(cavern) for cavern in bits(s.overrun)))


class Invasions(Step):
    """One for each Gate card, from the left."""

    rule = "MK-11.5"

    def run(self, s: Mountain) -> None:
        s.then(*(OpenGate(card) for card in range(len(s.gates))))


class OpenGate(Step):
    """The card is turned up and calls the Swarm."""

    card: int
    rule = "MK-11.6"

    def run(self, s: Mountain) -> None:
        clan = s.gates[self.card][0]
        if clan == UNKNOWN:
            s.then(TurnGate(self.card))
        else:
            call_swarm(s, self.card, clan)


class TurnGate(Chance):
    card: int
    rule = "MK-11.6"
    kind = "gate"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_gate[clan], 1) for clan in s.unseen_gates()]

    def take(self, s: Mountain, action: Action) -> None:
        call_swarm(s, self.card, action.arg)


def call_swarm(s: Mountain, card: int, clan: int) -> None:
    s.gates = (*s.gates[:card], (clan, s.table.all_seats), *s.gates[card + 1 :])
    s.swarm = clan
    gnomes = s.table.parts.waves.invaders[s.wave - 1]
    s.tell(says.INVASION, clan, able_to_come(s, gnomes))
    s.then(Invade(clan, gnomes, NOBODY))


class Invade(Step):
    """An invasion begins. ``active`` is who caused a Breach; nobody at the end of a Wave."""

    clan: int
    gnomes: int
    active: int
    rule = "MK-11.8"

    def run(self, s: Mountain) -> None:
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


def able_to_come(s: Mountain, wanted: int, beaten: int = 0) -> int:
    """MK-11.4: how many Gnomes would come of those that are called; ``beaten`` ones would leave their cavern first."""
    return min(wanted, s.reserve + s.gnomes_by_wheel() + beaten)


def available(s: Mountain, wanted: int) -> int:
    """MK-11.4: how many Gnomes come, when those by the Wheel have been mixed in if the supply lacked some."""
    if s.reserve < wanted:
        s.tell(says.NO_GNOMES)
    return able_to_come(s, wanted)


class HoldBack(Choice):
    """Sibba Frostseal may keep one of the Gnomes out."""

    clan: int
    gnomes: int
    active: int
    rule = "MK-15.25"
    verbs = (do_claw, do_pass.verb)

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_HOLD_BACK, (self.clan, self.gnomes))

    def options(self, s: Mountain) -> list[Action]:
        return [do_pass, do_claw[SIBBA]]

    def take(self, s: Mountain, action: Action) -> None:
        gnomes = self.gnomes
        if action is not do_pass:
            s.cover_claw(SIBBA)
            s.tell(says.CLAW, self.seat, SIBBA)
            gnomes -= 1
        s.then(NextGnome(self.clan, gnomes, self.active))


class NextGnome(Step):
    """One Gnome after another looks for the path of least resistance."""

    clan: int
    left: int
    active: int
    rule = "MK-11.8"

    def run(self, s: Mountain) -> None:
        # An edited agenda may ask for more Gnomes than there are.
        if not self.left or not s.reserve:
            return
        found = easiest(s, self.clan)
        if not found:
            s.tell(says.NO_TARGET)
            return
        after = NextGnome(self.clan, self.left - 1, self.active)
        if found & (found - 1):
            decider = leader(s, self.clan) if self.active == NOBODY else self.active
            s.then(Direct(decider, self.clan, self.active == NOBODY), after)
        else:
            s.then(after)
            come_in(s, found.bit_length() - 1, self.active != NOBODY)


def rings(s: Mountain, clan: int) -> Iterator[int]:
    """What a Gnome from this Swarm point can reach, the nearest caverns first; only overrun ones let it pass."""
    near = s.table.near
    ring = s.table.gates[clan]
    seen = s.table.lairs
    while ring:
        yield ring & ~s.overrun
        seen |= ring
        beyond = 0
        for cavern in bits(ring & s.overrun):
            beyond |= near[cavern]
        ring = beyond & ~seen


def easiest(s: Mountain, clan: int) -> int:
    """The caverns a Gnome from this Swarm point would choose among: the fewest Trolls, then the nearest."""
    best, found = -1, 0
    for ring in rings(s, clan):
        for cavern in bits(ring):
            trolls = weight(s, cavern)
            if best < 0 or trolls < best:
                best, found = trolls, 0
            if trolls == best and not found & ~ring:
                found |= 1 << cavern
        if best == 0:
            break
    return found


def come_in(s: Mountain, cavern: int, breach: bool) -> None:
    """Into an empty cavern, or against Trolls: then the Gnome is beaten and one Troll falls."""
    if s.troll_count(cavern):
        s.tell(says.GNOME_BEATEN, cavern)
        s.then(Fall(cavern, breach))
    else:
        s.add_gnome(cavern)
        s.tell(says.GNOME_COMES, cavern)


class Direct(Choice):
    """Several caverns are equally easy and near: somebody decides for the Gnome."""

    clan: int
    by_votes: bool
    rule = "MK-11.14"
    verbs = (do_invade,)

    def cites(self, s: Mountain) -> str:
        return "MK-11.14" if self.by_votes else "MK-10.6"

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_DIRECT, (self.clan,))

    def options(self, s: Mountain) -> list[Action]:
        return [do_invade[cavern] for cavern in bits(easiest(s, self.clan))]

    def take(self, s: Mountain, action: Action) -> None:
        come_in(s, action.arg, not self.by_votes)

    def refusal(self, s: Mountain, action: Action) -> str:
        if action.verb is not do_invade:
            return self.cites(s)
        if s.table.lairs >> action.arg & 1:
            return "MK-11.17"
        if s.overrun >> action.arg & 1:
            return "MK-11.10"
        if not any(ring >> action.arg & 1 for ring in rings(s, self.clan)):
            return "MK-11.11"
        easy = weight(s, bits(easiest(s, self.clan))[0])
        return "MK-11.9" if weight(s, action.arg) > easy else "MK-11.13"
