"""What missiles would do to an attack: spells of the Wizards who go along, and scrolls, with the odds after them."""

from __future__ import annotations

from typing import Protocol

from meadhall.draw.sheet import Part, Row, Value
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.components import Power
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.rules.common.dice import parse_dice
from meadhall.games.dragon_lords.rules.war.healing import mana_cost
from meadhall.games.dragon_lords.rules.war.missiles import DAMAGE, Shoot
from meadhall.games.dragon_lords.rules.war.strength import FACES
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import BERSERK, PEOPLES, SCROLL, SPELL, TREASURE, do_cast, do_reveal, do_use
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has


class Attacker(Protocol):
    """Whoever composes an attack."""

    scribe: Scribe
    seat: int
    people: int

    def shots(self) -> list[Action]: ...

    def with_shot_value(self, action: Action | None, n: int, label: str = "", note: str = "") -> Value: ...

    @property
    def shot(self) -> Action | None: ...


def missile_part(c: Attacker, met: Arrival) -> Part | None:
    """What can be shot in the first round: now, if nobody else is asked before, else in the battle itself."""
    if met.ambush:
        return None
    scribe, s = c.scribe, met.after.copy()
    s.fight = odds.battle_in(s, met.zone)
    shoot = Shoot(c.seat, c.people, ATTACKER)
    strikes = [action for action in shoot.scrolls(s, s.fight) if has(DAMAGE, action.arg)]
    strikes += [action for action in shoot.spells(s, s.fight) if expected_hits(s, action) > 0]
    now = c.shots()
    shown = [action for action in now if action.verb in (do_reveal, do_use)]
    if not strikes and not shown:
        return None
    price = scribe.write("missiles-mana", mana=s.mana[c.people], most=s.facts.parts.limits.mana)
    # Only the missile that was chosen counts in the odds of the sheet; beside each stands what it does by itself.
    rows = tuple([shot_row(c, s, action, action in now) for action in [*shown, *strikes]])
    note = "" if set(strikes) <= set(now) else scribe.write("missiles-later")
    return Part("missiles", scribe.write("missiles"), rows, price, note=note)


def shot_row(c: Attacker, s: DragonLordsState, action: Action, now: bool) -> Row:
    """A missile or something to show; a switch if it can be used before anybody else is asked."""
    name, facts = called(c.scribe, action), changes(c, s, action)
    if not now:
        return Row(str(action), name, "steps", (), facts=facts)
    on = c.shot is action
    values = (c.with_shot_value(None, 0, name), c.with_shot_value(action, 1, name))
    if c.shot is not None and not on:
        instead = c.scribe.write("missile-instead", shot=called(c.scribe, c.shot))
        facts = ". ".join(filter(None, (facts, instead)))
    return Row(str(action), name, "toggle", values, 1 if on else 0, facts)


def called(scribe: Scribe, action: Action) -> str:
    if action.verb is do_reveal:
        return scribe.write("shot-reveal", piece=scribe.piece(action.arg))
    if action.verb is do_use:
        return scribe.name(TREASURE.words[action.arg])
    if action.verb is do_cast:
        return scribe.name(SCROLL.words[action.arg])
    wizard, spell = action.args
    return scribe.write("missile-spell", spell=scribe.name(SPELL.words[spell]), wizard=scribe.piece(wizard))


def changes(c: Attacker, s: DragonLordsState, action: Action) -> str:
    """What a missile costs, whom it strikes and what it does to the odds; "" where that is no number."""
    scribe = c.scribe
    now, then = likely(odds_with(s, None).win), likely(odds_with(s, action).win)
    if action.verb is do_use:
        return ""
    if action.verb is do_reveal:
        return scribe.write("note-reveal", now=now, then=then)
    words = [scribe.write("missile-odds", hits=expected_hits(s, action), now=now, then=then)]
    if action.verb is not do_cast:
        wizard, spell = action.args
        cost = mana_cost(s, c.people, spell, s.where(c.people, wizard))
        words.insert(0, scribe.write("note-mana", costs=cost, has=s.mana[c.people]))
    return ", ".join(words)


def odds_with(s: DragonLordsState, shot: Action | None) -> odds.Odds:
    """How the battle that waits is likely to end if this is shown or shot before its first dice."""
    battle = s.current_fight()
    own, others = odds.side_of(s, battle, ATTACKER), odds.side_of(s, battle, DEFENDER)
    if shot is not None and shot.verb is do_reveal:
        own = own._replace(strength=min(own.strength + s.facts.parts.strength.king, FACES))
    elif shot is not None and shot.verb is not do_use:
        others = others._replace(units=others.units - expected_hits(s, shot))
    if others.units <= 0:
        return odds.Odds(1.0, 0.0, own.units, 0.0)
    return odds.fight(own, others, s.facts.parts.strength.dragon_fire)


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
