"""What stands on an option: its price, the odds of the fight that it begins, and what a ship or a place is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.draw.board import Face
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival, arrival
from meadhall.games.dragon_lords.board.composing import most_plain
from meadhall.games.dragon_lords.board.describe import (
    about_prophecy,
    about_scroll,
    about_spell,
    about_tool,
    about_treasure,
)
from meadhall.games.dragon_lords.board.foresight import prospects, voyage
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.prices import price_of
from meadhall.games.dragon_lords.board.quest_ways import way_called
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND, Fight
from meadhall.games.dragon_lords.rules.course.transfer import WhichShip
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sea.naval import Voyage
from meadhall.games.dragon_lords.rules.war.band import Band
from meadhall.games.dragon_lords.rules.wastes.wastelands import Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SPACE,
    KING,
    do_again,
    do_attack,
    do_bring,
    do_buy,
    do_buy_ship,
    do_buy_tool,
    do_cast,
    do_choose,
    do_claim,
    do_done,
    do_embark,
    do_escape,
    do_fight,
    do_from,
    do_hide,
    do_land,
    do_learn,
    do_leave,
    do_prophesy,
    do_redeem,
    do_reveal,
    do_sail,
    do_send,
    do_sneak,
    do_spell,
    do_teleport,
    do_to,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, only

PLAIN = Face()
LONGEST_NAME = 24


def faces(scribe: Scribe, actions: Sequence[Action]) -> list[Face]:
    return [face(scribe, action) for action in actions]


def face(scribe: Scribe, action: Action) -> Face:
    known = NOTED.get(action.verb.key)
    return PLAIN if known is None or scribe.viewer is None else known(scribe, action)


# --- odds ---------------------------------------------------------------------------------------------------


def outlook(scribe: Scribe, met: Arrival) -> str:
    """The odds of a battle in a few words."""
    chance, worst, sizes = prospects(met)
    if met.ambush:
        return scribe.write("note-ambush-most" if met.most else "note-ambush", chance=likely(chance), **sizes)
    words = scribe.write("note-odds-most" if met.most else "note-odds", chance=likely(chance), **sizes)
    if worst is None or likely(worst) == likely(chance):
        return words
    return scribe.write("note-or-king", odds=words, chance=likely(worst))


def meet(scribe: Scribe, action: Action) -> Face:
    """The odds of what an option leads units to, if that is enemies."""
    met = arrival(scribe.s, action)
    s, step = scribe.s, scribe.s.agenda[-1]
    if s.guide is not None and action.verb is do_bring and isinstance(step, Band):
        # A coach lets people say step by step who goes, and half an army has no odds worth knowing.
        met = None if most_plain(s, step.people, step.origin, step.move) else met
    return PLAIN if met is None else Face(note=outlook(scribe, met), weighs=met.weighs)


def claim(scribe: Scribe, action: Action) -> Face:
    """What is claimed, where mines and teleportals cannot be told apart by their names."""
    if action.arg in bits(scribe.s.facts.mines):
        return Face(note=scribe.write("sum-mine"))
    return Face(note=scribe.write("short-teleportal")) if action.arg in bits(scribe.s.facts.portals) else PLAIN


def hide(scribe: Scribe, action: Action) -> Face:
    """Which counter goes where: one place alone would say the same of each of them."""
    decision = scribe.view.decision
    assert decision is not None
    _, counter = decision.prompt.args
    return Face(scribe.write("hide", counter=scribe.piece(counter), place=scribe.territory(action.arg)))


def go_on(scribe: Scribe, action: Action) -> Face:
    battle = scribe.s.fight
    if battle is None or battle.kind != LAND:
        return PLAIN
    return Face(note=scribe.write("note-go-on", chance=likely(chance(scribe, scribe.s, battle))))


def reveal(scribe: Scribe, action: Action) -> Face:
    """What a King who shows himself does to the battle."""
    s, battle = scribe.s, scribe.s.fight
    if battle is None or battle.kind != LAND or action.arg != KING:
        return PLAIN
    after = s.copy()
    people = battle.people(side_of(scribe, battle))
    after.shown[people] |= only(KING)
    now, then = chance(scribe, s, battle), chance(scribe, after, battle)
    return Face(note=scribe.write("note-reveal", now=likely(now), then=likely(then)))


def side_of(scribe: Scribe, battle: Fight) -> int:
    return ATTACKER if scribe.mine(battle.attacker) else DEFENDER


def chance(scribe: Scribe, s: DragonLordsState, battle: Fight) -> float:
    """How likely the viewer's side wins, fought to the end as it stands."""
    sides = odds.left_of(s, battle, ATTACKER), odds.left_of(s, battle, DEFENDER)
    found = odds.fight(*sides, s.facts.parts.strength.dragon_fire)
    return found.win if side_of(scribe, battle) == ATTACKER else found.lose


# --- prices -------------------------------------------------------------------------------------------------


def costs(scribe: Scribe, action: Action) -> Face:
    """The price, and what the people has of it."""
    price = price_of(scribe.s, action)
    if price is None:
        return PLAIN
    note = scribe.write(f"note-{price.good}", costs=price.costs, has=price.has)
    return Face(note=note, weighs=price.costs > 0)


def buy_tool(scribe: Scribe, action: Action) -> Face:
    return explained(costs(scribe, action), about_tool(scribe, action.arg)[0])


def cast_spell(scribe: Scribe, action: Action) -> Face:
    return explained(costs(scribe, action), about_spell(scribe, action.args[1])[0])


def read_scroll(scribe: Scribe, action: Action) -> Face:
    return explained(PLAIN, about_scroll(scribe, action.arg)[0])


def use_treasure(scribe: Scribe, action: Action) -> Face:
    return explained(PLAIN, about_treasure(scribe, action.arg)[0])


def prophesy(scribe: Scribe, action: Action) -> Face:
    return explained(PLAIN, about_prophecy(scribe, action.arg)[0])


def explained(face: Face, rule: str) -> Face:
    """A price, and the first sentence of what a card does, without the name that may stand before it."""
    gist = rule.partition(". ")[0].removesuffix(".")
    name, _, deed = gist.partition(": ")
    gist = deed if deed and len(name) <= LONGEST_NAME else gist
    return face._replace(note=": ".join(filter(None, (face.note, gist))))


def go(scribe: Scribe, action: Action) -> Face:
    """What waits on a space of the Wastelands that has no other name, and the mana to come so far."""
    s, space = scribe.s, action.arg - FIRST_SPACE
    if space < 0:
        return meet(scribe, action)
    if not isinstance(s.agenda[-1], Journey):
        return PLAIN
    words = [scribe.write("short-quest")] if s.facts.space_kind[space] == "quest" else []
    paid = costs(scribe, action)
    return Face(note=", ".join([*words, *([paid.note] if paid.weighs else [])]), weighs=paid.weighs)


# --- ships and quests -----------------------------------------------------------------------------------------


def embark(scribe: Scribe, action: Action) -> Face:
    s, ship = scribe.s, action.arg
    at = s.ship_at[ship]
    alike = [other for other, place in enumerate(s.ship_at) if place == at]
    id = "aboard" if isinstance(s.agenda[-1], WhichShip) else "embark"
    label = scribe.write(id if len(alike) == 1 else f"{id}-one", place=scribe.place(at), number=ship + 1)
    # Nobody aboard is no news of a ship in harbour: whoever composes a voyage sends them there next.
    room = harbours.room(s, s.active, ship)
    return Face(label, scribe.write("note-aboard", count=s.ship_units[ship], room=room))


def sail(scribe: Scribe, action: Action) -> Face:
    s, step, sea = scribe.s, scribe.s.agenda[-1], action.arg
    if not isinstance(step, Voyage):
        return PLAIN
    cost, left = voyage(s, step, sea)
    words = [scribe.write("note-zones", cost=cost, left=left)]
    shores = [scribe.territory(land) for land in bits(s.facts.harbours_on[sea])]
    if shores:
        words.append(scribe.write("note-beside", places=scribe.join(shores)))
    met = meet(scribe, action)
    if met.weighs:
        words += [scribe.write("note-blockade"), met.note]
    return met._replace(note=", ".join(words))


def choose(scribe: Scribe, action: Action) -> Face:
    return Face(note=way_called(scribe, action.arg))


NOTED: dict[str, Callable[[Scribe, Action], Face]] = {
    do_attack.key: meet,
    do_claim.key: claim,
    do_hide.key: hide,
    do_from.key: meet,
    do_send.key: meet,
    do_bring.key: meet,
    do_done.verb.key: meet,
    do_fight.key: meet,
    do_land.key: meet,
    do_leave.key: meet,
    do_sneak.key: meet,
    do_again.verb.key: go_on,
    do_reveal.key: reveal,
    do_buy.key: costs,
    do_buy_ship.verb.key: costs,
    do_buy_tool.key: buy_tool,
    do_redeem.verb.key: costs,
    do_learn.verb.key: costs,
    do_spell.key: cast_spell,
    do_cast.key: read_scroll,
    do_use.key: use_treasure,
    do_prophesy.key: prophesy,
    do_teleport.key: costs,
    do_escape.key: costs,
    do_to.key: go,
    do_embark.key: embark,
    do_sail.key: sail,
    do_choose.key: choose,
}
