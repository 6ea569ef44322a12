"""The table read aloud: a view as plain lines of words, for people who listen or who have no picture."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.reading.combat import battle
from meadhall.games.dragon_lords.reading.peoples import own, who
from meadhall.games.dragon_lords.reading.places import sea, wastelands, world
from meadhall.games.dragon_lords.reading.reader import Reader
from meadhall.games.dragon_lords.words import PEOPLE, PHASE
from meadhall.kernel.view import View


def overview(view: View, lang: str = "en", which: str = "") -> list[str]:
    reader = Reader(view, lang)
    s = reader.s
    lines = [reader.say("round", number=s.round)]
    if s.round and s.active != NOBODY:
        people, phase = reader.word(PEOPLE, s.active), reader.word(PHASE, s.phase)
        lines.append(reader.say("turn", people=people, phase=phase))
    if view.over:
        lines.append(reader.say("over"))
    elif view.deciding:
        lines.append(reader.say("deciding", seats=reader.join(map(reader.seat, view.deciding))))
    lines.append(reader.say("bloodlust") if s.facts.bloodlust else reader.say("goal", count=s.facts.goal))
    lines += [
        reader.say("kingdoms", peoples=reader.each((people, len(s.kingdoms_of(people))) for people in s.peoples)),
        reader.say("territories", peoples=reader.each((people, len(s.lands_of(people))) for people in s.peoples)),
        reader.say("gold", peoples=reader.each((people, s.gold_of(people)) for people in s.peoples)),
    ]
    if s.collapsed:
        lines.append(reader.say("collapsed", places=reader.join(map(reader.place, s.collapsed))))
    return lines


READING: dict[str, Callable[[View, str, str], list[str]]] = {
    "overview": overview,
    "map": world,
    "sea": sea,
    "wastelands": wastelands,
    "own": own,
    "who": who,
    "battle": battle,
}
"""What can be read aloud, by the word that asks for it."""
