"""The Gnome Wheel and the Gate cards read aloud."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOWHERE, UNKNOWN
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.rules import breach
from meadhall.games.mountain_king.secrecy import known_to_all
from meadhall.games.mountain_king.words import SPACE
from meadhall.kernel.sets import bits


def wheel(reader: Reader, which: str) -> list[str]:
    """The spaces with their tripwires, where the pawn stands, and what it has stirred up."""
    s = reader.s
    parts = s.facts.parts.wheel
    lines = []
    for number, space in enumerate(s.facts.spaces):
        wire = "breach" if number == parts.breach else "boost" if number == parts.boost else "none"
        pawn = "yes" if number == s.wheel else "no"
        name = reader.word(SPACE.words[space])
        lines.append(reader.say("space", number=number + 1, space=name, wire=wire, pawn=pawn))
    return [*lines, boost_line(reader), angry_line(reader), breach_line(reader)]


def boost_line(reader: Reader) -> str:
    boosts = reader.s.facts.parts.wheel.boosts
    return reader.say("boosts", seats=reader.each(boosts[space] for space in reader.s.boost))


def angry_line(reader: Reader) -> str:
    """The Gnomes by the Wheel."""
    weak, middle, strong = reader.s.by_wheel
    return reader.say("by-wheel", weak=weak, middle=middle, strong=strong)


def breach_line(reader: Reader) -> str:
    return reader.say("breach", count=breach.gnomes_coming(reader.s))


def gates(reader: Reader, which: str) -> list[str]:
    """Each Gate card as far as the viewer knows it, and what it brings."""
    s = reader.s
    lines = [gate_line(reader, number) for number in range(len(s.gates))]
    if s.swarm != NOWHERE:
        lines.append(swarm_line(reader))
    if s.wave:
        waves = s.facts.parts.waves
        lines.append(reader.say("invaders", count=waves.invaders[s.wave - 1], honour=waves.first_fallen[s.wave - 1]))
    return [*lines, gnome_line(reader)]


def gate_line(reader: Reader, number: int) -> str:
    clan, known = reader.s.gates[number]
    if known_to_all(reader.s, known):
        return reader.say("gate-open", number=number + 1, clan=reader.clan(clan))
    card = reader.say("face-down") if clan == UNKNOWN else reader.clan(clan)
    others = [seat for seat in bits(known) if seat != reader.viewer]
    seen = [reader.say("seen-by", seats=reader.seats(others))] if others else []
    return " ".join([reader.say("gate", number=number + 1, card=card), *seen])


def swarm_line(reader: Reader) -> str:
    return reader.say("swarm", clan=reader.clan(reader.s.swarm))


def gnome_line(reader: Reader) -> str:
    """The Gnomes that are not on the map."""
    return reader.say("gnomes-left", supply=reader.s.reserve, wheel=reader.s.gnomes_by_wheel())
