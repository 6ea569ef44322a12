"""A combat, read aloud."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import MONSTERS
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, Fight
from meadhall.games.dragon_lords.reading.reader import Reader
from meadhall.games.dragon_lords.rules.war.losses import due
from meadhall.games.dragon_lords.rules.war.strength import die_against, strength
from meadhall.games.dragon_lords.words import MONSTER
from meadhall.kernel.view import View


def battle(view: View, lang: str = "en", which: str = "") -> list[str]:
    """The combat that is being fought: both sides, their strength, and what they have suffered in this round."""
    reader = Reader(view, lang)
    fight = reader.s.fight
    if fight is None:
        return [reader.say("no-combat")]
    place = reader.place(fight.zone)
    return [
        reader.say("combat", place=place, round=fight.round),
        *(side_line(reader, fight, side) for side in (ATTACKER, DEFENDER)),
    ]


def side_line(reader: Reader, fight: Fight, side: int) -> str:
    s = reader.s
    people = fight.people(side)
    if people == MONSTERS and fight.beasts is not None:
        beasts = fight.beasts
        force = reader.say("beasts", count=beasts.count, monster=reader.word(MONSTER, beasts.monster))
        defence = reader.say("beast", attack=beasts.attack, defence=beasts.defence, hits=beasts.hits)
        parts = [reader.say("attackers-are", units=force), defence]
        if beasts.wounds:
            parts.append(reader.say("wounds", count=beasts.wounds))
    else:
        force = reader.crowd(people, s.force(fight, side), s.stands(fight, side))
        id = "attackers-are" if side == ATTACKER else "defenders-are"
        need = strength(s, fight, side, die_against(s, fight, side))
        parts = [reader.say(id, units=force), reader.say("strength", need=need, die=die_against(s, fight, side))]
    hits = due(s, fight, side)
    if hits:
        parts.append(reader.say("hits", count=hits))
    if fight.poison[side]:
        parts.append(reader.say("poisoned", count=fight.poison[side]))
    if fight.dice[side]:
        parts.append(reader.say("dice", dice=", ".join(map(str, fight.dice[side]))))
    return " ".join(parts)
