"""Chapter 9, scouting: a look at one Gate card and at one Gnome, for the scout's eyes only."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.rules.gnomes import strengths
from meadhall.games.mountain_king.secrecy import note_shown
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import UNKNOWN
from meadhall.games.mountain_king.words import NYSSA, do_gate, do_pass, do_peek_gate, do_peek_gnome
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step


class Scout(Step):
    who: int
    rule = "MK-9.4"

    def run(self, s: Mountain) -> None:
        if s.has(self.who, NYSSA):
            s.then(LookAround(self.who, True, True))
        s.then(LookAround(self.who, True, False), LookAround(self.who, False, True))


class LookAround(Step):
    """Ask for a Gate card, a Gnome or either, if there is something new to see."""

    who: int
    gates: bool
    gnomes: bool
    rule = "MK-9.4"

    def run(self, s: Mountain) -> None:
        s.ask(Peek(self.who, self.gates, self.gnomes), idle=do_pass)


class Peek(Choice):
    gates: bool
    gnomes: bool
    rule = "MK-9.4"
    verbs = (do_peek_gate, do_peek_gnome, do_pass.verb)

    def prompt(self, s: Mountain) -> Message:
        if self.gates and self.gnomes:
            return Message(says.ASK_PEEK_MORE)
        return Message(says.ASK_PEEK_GATE if self.gates else says.ASK_PEEK_GNOME)

    def cites(self, s: Mountain) -> str:
        return "MK-15.6" if self.gates and self.gnomes else self.rule

    def options(self, s: Mountain) -> list[Action]:
        eye = 1 << self.seat
        options = [do_pass]
        if self.gates:
            options += [do_peek_gate[n] for n, (_, known) in enumerate(s.gates) if not known & eye]
        if self.gnomes:
            options += [
                do_peek_gnome[cavern][token]
                for cavern in bits(s.overrun)
                for token, (_, known) in enumerate(s.gnomes[cavern])
                if not known & eye
            ]
        return options

    def take(self, s: Mountain, action: Action) -> None:
        if action.verb is do_peek_gate:
            clan, known = s.gates[action.arg]
            if clan == UNKNOWN:
                s.then(FindGate(self.seat, action.arg))
            else:
                learn_gate(s, self.seat, action.arg, clan, known)
        elif action.verb is do_peek_gnome:
            cavern, token = action.args
            strength, known = s.gnomes[cavern][token]
            if strength:
                learn_gnome(s, self.seat, cavern, token, strength, known)
            else:
                s.then(FindGnome(self.seat, cavern, token))

    def refusal(self, s: Mountain, action: Action) -> str:
        return "MK-9.6" if self.knows(s, action) else self.cites(s)

    def knows(self, s: Mountain, action: Action) -> bool:
        """Whether there is nothing new to see, since the scout may look there at will."""
        known = 0
        if action.verb is do_peek_gate:
            known = s.gates[action.arg][1] if action.arg < len(s.gates) else 0
        elif action.verb is do_peek_gnome:
            cavern, token = action.args
            known = s.gnomes[cavern][token][1] if token < len(s.gnomes[cavern]) else 0
        return bool(known >> self.seat & 1)


def learn_gate(s: Mountain, seat: int, card: int, clan: int, known: int) -> None:
    s.gates = (*s.gates[:card], (clan, known | 1 << seat), *s.gates[card + 1 :])
    veil = Event(says.GATE_PEEKED_HIDDEN, (seat, card + 1))
    s.whisper((seat,), says.GATE_PEEKED, seat, card + 1, clan, veil=veil)


def learn_gnome(s: Mountain, seat: int, cavern: int, token: int, strength: int, known: int) -> None:
    known |= 1 << seat
    s.set_token(cavern, token, strength, known)
    if known == s.table.all_seats:
        note_shown(s, cavern, token, strength)
    veil = Event(says.GNOME_PEEKED_HIDDEN, (seat, cavern))
    s.whisper((seat,), says.GNOME_PEEKED, seat, cavern, strength, veil=veil)


class FindGate(Chance):
    to: int
    card: int
    rule = "MK-9.6"
    kind = "gate"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_gate[clan], 1) for clan in s.unseen_gates()]

    def take(self, s: Mountain, action: Action) -> None:
        learn_gate(s, self.to, self.card, action.arg, 0)

    def witnesses(self, s: Mountain) -> tuple[int, ...]:
        return (self.to,)


class FindGnome(Chance):
    to: int
    cavern: int
    token: int
    rule = "MK-9.6"
    kind = "strength"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return strengths(s)

    def take(self, s: Mountain, action: Action) -> None:
        s.pool[action.arg] -= 1
        learn_gnome(s, self.to, self.cavern, self.token, action.arg + 1, 0)

    def witnesses(self, s: Mountain) -> tuple[int, ...]:
        return (self.to,)
