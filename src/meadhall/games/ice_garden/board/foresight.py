"""What stands on an option: what it is called on this map, and what it would change for its player and the others.

Nothing in this game is hidden, so an option is tried out on a copy, as far as it goes without anybody's answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from meadhall.draw.board import Face
from meadhall.draw.markup import signed
from meadhall.draw.trial import tried
from meadhall.draw.writing import capital
from meadhall.games.ice_garden.board.scribe import ROMAN, Scribe
from meadhall.games.ice_garden.facts import SAFE
from meadhall.games.ice_garden.reading import named_region, tile
from meadhall.games.ice_garden.rules.combat import FRESH, blows_to_beat, target_figure, target_level
from meadhall.games.ice_garden.rules.goals import progress
from meadhall.games.ice_garden.rules.making import spot_price
from meadhall.games.ice_garden.rules.ranking import counted_influence, dominator
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import EMPTY, NOBODY, IceGardenState
from meadhall.games.ice_garden.words import (
    CHARACTER,
    GOLD,
    IMPROVEMENT,
    MARKER,
    POPULATION,
    REGION,
    REGIONS,
    RESOURCE,
    do_advance,
    do_gain,
    do_improve,
    do_lift,
    do_lose,
    do_move,
    do_oppose,
    do_play,
    do_start,
    do_strike,
    do_summon,
    do_take,
    do_trade,
)
from meadhall.kernel.action import Action
from meadhall.kernel.step import Choice
from meadhall.kernel.text import alike

MOST_TRIED = 120
"""With more options than this none is tried out: nobody reads that many notes."""
TRIED = frozenset(
    ("influence", "influence-two", "move", "mountain", "carry", "raven", "shift", "improve", "summon", "appear",
     "cross", "attack", "strike", "strike-neutral", "lose", "use", "recruit", "recruit-held", "pillage", "enchant",
     "enchant-held", "take", "evict", "settle")
)  # fmt: skip
"""The verbs whose effects are told."""


def faces(scribe: Scribe, seat: int | None, actions: Sequence[Action]) -> list[Face]:
    s = scribe.s
    if seat is None or s.character[seat] == NOBODY or not isinstance(s.agenda[-1], Choice):
        return [Face(label(scribe, NOBODY, action), goal_note(scribe, action)) for action in actions]
    now = snapshot(s, seat)
    return [face(scribe, seat, action, now, len(actions) <= MOST_TRIED) for action in actions]


def face(scribe: Scribe, seat: int, action: Action, now: Snapshot, few: bool) -> Face:
    words = label(scribe, seat, action)
    if action.verb is do_advance:
        return Face(words, ship_note(scribe, seat, action))
    if action.verb in (do_trade, do_gain, do_take):
        # Its words are its price.
        return Face(words, left_note(scribe, seat, action), weighs=action.verb is do_trade)
    if action.verb is do_lift:
        return Face(words, lift_note(scribe, seat, action))
    if action.verb is do_start:
        return Face(words, " ".join(tile(scribe, action.arg)))
    if not few or action.verb.key not in TRIED:
        return Face(words)
    then_state = tried(scribe.s, action)
    then = snapshot(then_state, seat)
    notes = changes(scribe, seat, now, then)
    if action.verb is do_strike:
        notes[:0] = strike_note(scribe, action)
    elif action.verb is do_improve:
        notes.insert(0, scribe.write(f"effect-{IMPROVEMENT.words[action.args[1]]}"))
    if not notes and REGION in action.verb.domains:
        notes.append(against(scribe, then_state, seat, last_region(action)))
    dearer = then.reputation < now.reputation or any(b < a for a, b in zip(now.goods, then.goods, strict=True))
    return Face(words, ", ".join(notes), dearer)


# --- what changes -------------------------------------------------------------------------------------------


class Snapshot(NamedTuple):
    """What an option may change, for one player and between all of them."""

    goods: tuple[int, int, int]
    tokens: int
    reputation: int
    score: int
    goal: int
    snow: int
    rulers: tuple[int, ...]
    """Who dominates each region, as things stand."""
    visited: int
    """Whom Vuko would visit; NOBODY while he waits."""


def snapshot(s: IceGardenState, seat: int) -> Snapshot:
    return Snapshot(
        goods=(s.has(seat, POPULATION), s.has(seat, GOLD), sum(s.layers(seat))),
        tokens=s.tokens[seat],
        reputation=s.reputation[seat],
        score=s.score[seat],
        goal=progress(s, seat)[0],
        snow=s.snow,
        rulers=tuple([dominator(s, region) for region in range(REGIONS)]),
        visited=expected_visit(s),
    )


def changes(scribe: Scribe, seat: int, now: Snapshot, then: Snapshot) -> list[str]:
    s = scribe.s
    words = [
        scribe.write(
            "change",
            amount=plus(b - a),
            count=abs(b - a),
            have=a,
            paid="yes" if b < a else "no",
            thing=scribe.word(word),
        )
        for word, a, b in zip(RESOURCE.words, now.goods, then.goods, strict=True)
        if a != b
    ]
    if now.reputation != then.reputation:
        words.append(scribe.write("change-reputation", now=rank(scribe, now), then=rank(scribe, then)))
    if now.tokens != then.tokens:
        more = then.tokens - now.tokens
        words.append(scribe.write("change-tokens", amount=plus(more), count=abs(more)))
    if now.score != then.score:
        words.append(scribe.write("change-points", amount=plus(then.score - now.score), points=then.score - now.score))
    if now.goal != then.goal:
        words.append(scribe.write("change-goal", now=now.goal, then=then.goal))
    words += rulers(scribe, seat, now, then)
    if now.visited != then.visited and then.visited != NOBODY:
        who = "you" if then.visited == seat else scribe.seat(then.visited)
        words.append(scribe.write("change-vuko", who=who))
    if now.snow != then.snow:
        words.append(scribe.write("change-snow", now=now.snow, then=then.snow, limit=s.facts.snow_limit))
    return words


def rulers(scribe: Scribe, seat: int, now: Snapshot, then: Snapshot) -> list[str]:
    """The regions that would change their dominator, listed by the new one."""
    gained: dict[int, list[str]] = {}
    for region, (was, will) in enumerate(zip(now.rulers, then.rulers, strict=True)):
        if was != will:
            gained.setdefault(will, []).append(scribe.write("region-whom", region=place(scribe, region)))
    words = []
    for ruler, regions in sorted(gained.items(), key=lambda each: each[0] != seat):
        who = "you" if ruler == seat else "nobody" if ruler == NOBODY else scribe.seat(ruler)
        words.append(scribe.write("change-ruler", who=who, regions=listed(scribe, regions)))
    return words


def listed(scribe: Scribe, words: list[str]) -> str:
    """Words as in "one, two and three"."""
    *first, last = words
    return scribe.write("and", first=", ".join(first), last=last) if first else last


def rank(scribe: Scribe, snapshot: Snapshot) -> str:
    return scribe.write("safe") if snapshot.reputation == SAFE else signed(snapshot.reputation)


def plus(amount: int) -> str:
    return f"+{amount}" if amount > 0 else signed(amount)


def goal_note(scribe: Scribe, action: Action) -> str:
    """The goal of a character that can be chosen."""
    if action.verb not in (do_play, do_oppose):
        return ""
    return scribe.write(f"aim-{CHARACTER.words[action.arg]}")


def ship_note(scribe: Scribe, seat: int, action: Action) -> str:
    """The ship at which the marker would arrive."""
    facts = scribe.s.facts
    helm = scribe.s.helm[seat] + action.arg + 1
    red = "yes" if helm in facts.red_ships else "no"
    stage = ROMAN[facts.stage_of[helm]]
    return scribe.write("note-ship", ship=facts.ships[helm], stage=stage, cubes=facts.cubes[helm], red=red)


def strike_note(scribe: Scribe, action: Action) -> list[str]:
    """How much more a unit can take after this hit."""
    s = scribe.s
    region, character, target = action.args
    if target == MARKER:
        return []
    victim = s.seat_of[character]
    figure = target_figure(s, victim, region, target)
    return [scribe.write("note-hit", left=blows_to_beat(s, victim, figure) - 1)]


def left_note(scribe: Scribe, seat: int, action: Action) -> str:
    """What the player then has of what is taken and given."""
    then = tried(scribe.s, action)
    kinds = dict.fromkeys(reversed(action.args))
    had = (
        scribe.write("note-then", have=then.has(seat, kind), thing=scribe.word(RESOURCE.words[kind])) for kind in kinds
    )
    return scribe.write("note-left", goods=listed(scribe, list(had)))


def lift_note(scribe: Scribe, seat: int, action: Action) -> str:
    """What M-factor is good for on the level that it reaches."""
    level = action.args[1]
    if not level:
        return scribe.write("note-level-zero")
    count = scribe.s.layers(seat)[level] + 1
    return scribe.write("note-lift", count=count, unit=scribe.unit_name(seat, level))


def last_region(action: Action) -> int:
    """The region that an action leads to."""
    return [arg for domain, arg in zip(action.verb.domains, action.args, strict=True) if domain is REGION][-1]


def strengths(s: IceGardenState, seat: int, region: int) -> tuple[int, int]:
    """The influence of a seat that counts in a region, and of its strongest rival, be it the neutral markers."""
    influences = counted_influence(s, region)
    return influences[seat], max([n for other, n in enumerate(influences) if other != seat] + [s.neutral[region]])


def against(scribe: Scribe, s: IceGardenState, seat: int, region: int) -> str:
    mine, theirs = strengths(s, seat, region)
    return scribe.write("sheet-against", mine=mine, theirs=theirs)


# --- what it is called --------------------------------------------------------------------------------------


def label(scribe: Scribe, seat: int, action: Action) -> str:
    """An option with the names that stand on the map and on the sheets; "" where the usual words will do."""
    if seat != NOBODY and action.verb.key in NAMED:
        return NAMED[action.verb.key](scribe, seat, action)
    if REGION not in action.verb.domains:
        return ""
    words = {name: scribe.word(word) for name, word in action.words.items()}
    for name, domain, arg in zip(action.words, action.verb.domains, action.args, strict=True):
        if domain is REGION:
            words[name] = place(scribe, arg)
    words["alike"] = alike(action.verb.domains, action.args)
    return capital(scribe.action(action.verb.key, words))


def place(scribe: Scribe, region: int) -> str:
    return named_region(scribe.s.facts.parts, region, scribe.lang)


def unit(scribe: Scribe, seat: int, level: int) -> str:
    return scribe.write("unit", name=scribe.unit_name(seat, level), level=level)


def piece(scribe: Scribe, seat: int, level: int) -> str:
    return scribe.word("marker") if level == MARKER else unit(scribe, seat, level)


def move(scribe: Scribe, seat: int, action: Action) -> str:
    kind, origin, goal = action.args
    return scribe.write(
        "do-move", piece=piece(scribe, seat, kind), origin=place(scribe, origin), goal=place(scribe, goal)
    )


def improve(scribe: Scribe, seat: int, action: Action) -> str:
    """What a kind of unit gets, and what that replaces, if anything."""
    s = scribe.s
    level_index, kind, spot = action.args
    level = level_index + 1
    old = s.spots_of(seat, level)[spot]
    own = len(s.facts.prices[s.character[seat]][level])
    return scribe.write(
        "do-improve" if old == EMPTY else "do-replace",
        improvement=scribe.word(IMPROVEMENT.words[kind]),
        unit=unit(scribe, seat, level),
        price=spot_price(s, seat, level, spot),
        spy=max(0, spot - own + 1),
        old=scribe.word(IMPROVEMENT.words[old]) if old != EMPTY else "",
    )


def summon(scribe: Scribe, seat: int, action: Action) -> str:
    number, level = action.args
    return scribe.write("do-summon", count=number + 1, unit=unit(scribe, seat, level + 1))


def strike(scribe: Scribe, seat: int, action: Action) -> str:
    s = scribe.s
    region, character, target = action.args
    return scribe.write(
        "do-strike",
        who=scribe.word(CHARACTER.words[character]),
        piece=piece(scribe, s.seat_of[character], target_level(target)),
        region=place(scribe, region),
        fresh="yes" if target > FRESH else "no",
    )


def take(scribe: Scribe, seat: int, action: Action) -> str:
    """How much of a resource a region yields."""
    kind = action.arg
    more = tried(scribe.s, action).has(seat, kind) - scribe.s.has(seat, kind)
    return scribe.write("do-take", count=more, thing=scribe.word(RESOURCE.words[kind]))


def lose(scribe: Scribe, seat: int, action: Action) -> str:
    return scribe.write("do-lose", unit=unit(scribe, seat, action.arg + 1))


NAMED: dict[str, Callable[[Scribe, int, Action], str]] = {
    do_move.key: move,
    do_improve.key: improve,
    do_summon.key: summon,
    do_strike.key: strike,
    do_lose.key: lose,
    do_take.key: take,
}
