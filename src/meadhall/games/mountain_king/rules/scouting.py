"""Chapter 9, scouting: a look at one Gate card and at one Gnome, for the scout's eyes only."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.draws import EvenDraw, StrengthDraw
from meadhall.games.mountain_king.facts import UNKNOWN
from meadhall.games.mountain_king.secrecy import (
    gates_hidden_from,
    gnomes_hidden_from,
    known_to_all,
    note_shown,
)
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import NYSSA, do_gate, do_pass, do_peek_gate, do_peek_gnome, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import has, only
from meadhall.kernel.step import Choice, Step


class Scout(Step):
    who: int
    rule = "MK-9.4"

    def run(self, s: MountainKingState) -> None:
        if s.holds(self.who, NYSSA):
            s.then(LookAround(self.who, True, True))
        s.then(LookAround(self.who, True, False), LookAround(self.who, False, True))


class LookAround(Step):
    """Ask for a Gate card, a Gnome or either, if there is something new to see."""

    who: int
    gates: bool
    gnomes: bool
    rule = "MK-9.4"

    def run(self, s: MountainKingState) -> None:
        s.ask(Peek(self.who, self.gates, self.gnomes), idle=do_pass)


class Peek(Choice):
    gates: bool
    gnomes: bool
    rule = "MK-9.4"
    verbs = (do_peek_gate, do_peek_gnome, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        if self.gates and self.gnomes:
            return Message(messages.ASK_PEEK_MORE)
        return Message(messages.ASK_PEEK_GATE if self.gates else messages.ASK_PEEK_GNOME)

    def cites(self, s: MountainKingState) -> str:
        return "MK-15.6" if self.gates and self.gnomes else self.rule

    def options(self, s: MountainKingState) -> list[Action]:
        options = [do_pass]
        if self.gates:
            options += each(do_peek_gate, gates_hidden_from(s, self.seat))
        if self.gnomes:
            options += [do_peek_gnome[cavern][token] for cavern, token in gnomes_hidden_from(s, self.seat)]
        return options

    def take(self, s: MountainKingState, action: Action) -> None:
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

    def refusal(self, s: MountainKingState, action: Action) -> str:
        return "MK-9.6" if self.knows(s, action) else self.cites(s)

    def knows(self, s: MountainKingState, action: Action) -> bool:
        """Whether the scout knows it already."""
        known = 0
        if action.verb is do_peek_gate:
            known = s.gates[action.arg][1] if action.arg < len(s.gates) else 0
        elif action.verb is do_peek_gnome:
            cavern, token = action.args
            known = s.gnomes[cavern][token][1] if token < len(s.gnomes[cavern]) else 0
        return has(known, self.seat)


def learn_gate(s: MountainKingState, seat: int, card: int, clan: int, known: int) -> None:
    s.gates = replaced(s.gates, card, (clan, known | only(seat)))
    veil = Event(messages.GATE_PEEKED_HIDDEN, (seat, card + 1))
    s.whisper((seat,), messages.GATE_PEEKED, seat, card + 1, clan, veil=veil)


def learn_gnome(s: MountainKingState, seat: int, cavern: int, token: int, strength: int, known: int) -> None:
    known |= only(seat)
    s.set_token(cavern, token, strength, known)
    if known_to_all(s, known):
        note_shown(s, cavern, token, strength)
    veil = Event(messages.GNOME_PEEKED_HIDDEN, (seat, cavern))
    s.whisper((seat,), messages.GNOME_PEEKED, seat, cavern, strength, veil=veil)


class FindGate(EvenDraw):
    to: int
    card: int
    rule = "MK-9.6"
    kind = "gate"

    def things(self, s: MountainKingState) -> list[Action]:
        return each(do_gate, s.unseen_gates())

    def take(self, s: MountainKingState, action: Action) -> None:
        learn_gate(s, self.to, self.card, action.arg, 0)

    def witnesses(self, s: MountainKingState) -> tuple[int, ...]:
        return (self.to,)


class FindGnome(StrengthDraw):
    to: int
    cavern: int
    token: int
    rule = "MK-9.6"

    def take(self, s: MountainKingState, action: Action) -> None:
        s.pool[action.arg] -= 1
        learn_gnome(s, self.to, self.cavern, self.token, action.arg + 1, 0)

    def witnesses(self, s: MountainKingState) -> tuple[int, ...]:
        return (self.to,)
