"""What missiles would do to an attack: spells of the Wizards who go along, and scrolls, with the odds after them."""

from __future__ import annotations

from typing import Protocol

from meadhall.draw.sheet import Part, Row
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.battle import percent
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.components import Power
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.rules.common.dice import parse_dice
from meadhall.games.dragon_lords.rules.war.healing import mana_cost
from meadhall.games.dragon_lords.rules.war.missiles import DAMAGE, Shoot
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import BERSERK, PEOPLES, SCROLL, SPELL, do_cast
from meadhall.kernel.action import Action


class Attacker(Protocol):
    scribe: Scribe
    seat: int
    people: int


def missile_part(c: Attacker, met: Arrival) -> Part | None:
    """The missiles of the first round. They are chosen in the battle itself, when the defenders have had their say."""
    if met.ambush:
        return None
    scribe, s = c.scribe, met.after.copy()
    s.fight = odds.battle_in(s, met.zone)
    shoot = Shoot(c.seat, c.people, ATTACKER)
    strikes = [action for action in shoot.scrolls(s, s.fight) if action.arg in DAMAGE]
    strikes += [action for action in shoot.spells(s, s.fight) if expected_hits(s, action) > 0]
    if not strikes:
        return None
    price = scribe.write("missiles-mana", mana=s.mana[c.people], most=s.facts.parts.limits.mana)
    rows = tuple([missile_row(c, met, s, action) for action in strikes])
    return Part("missiles", scribe.write("missiles"), rows, price, note=scribe.write("missiles-later"))


def missile_row(c: Attacker, met: Arrival, s: DragonLordsState, action: Action) -> Row:
    scribe = c.scribe
    battle = odds.battle_in(s, met.zone)
    own, others = odds.side_of(s, battle, ATTACKER), odds.side_of(s, battle, DEFENDER)
    hits = expected_hits(s, action)
    fire = s.facts.parts.strength.dragon_fire
    now = odds.fight(own, others, fire).win
    left = others.units - hits
    then = 1.0 if left <= 0 else odds.fight(own, others._replace(units=left), fire).win
    facts = scribe.write("missile-odds", hits=hits, now=percent(now), then=percent(then))
    if action.verb is do_cast:
        return Row(str(action), scribe.name(SCROLL.words[action.arg]), "steps", (), facts=facts)
    wizard, spell = action.args
    name = scribe.write("missile-spell", spell=scribe.name(SPELL.words[spell]), wizard=scribe.piece(wizard))
    mana = scribe.write("note-mana", mana=mana_cost(s, c.people, spell, s.where(c.people, wizard)))
    return Row(str(action), name, "steps", (), facts=f"{mana}, {facts}")


def expected_hits(s: DragonLordsState, action: Action) -> int:
    """How many hits a missile scores on average."""
    fight = s.current_fight()
    if action.verb is do_cast:
        power = s.facts.scroll_parts[action.arg].power
        if action.arg == BERSERK:
            need = s.facts.attack[min(fight.people(DEFENDER), PEOPLES)]
            return round(min(s.force(fight, DEFENDER), power.units) * need / 6)
        return mean(power)
    return mean(s.facts.spell_parts[action.args[1]].power)


def mean(power: Power) -> int:
    if isinstance(power.hits, str):
        dice, sides, plus = parse_dice(power.hits)
        return round(dice * (sides + 1) / 2) + plus
    return power.hits
