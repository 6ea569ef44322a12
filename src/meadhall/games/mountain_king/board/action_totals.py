"""What an action comes to: its numbers before and after, its odds, and the whole of it in a sentence."""

from __future__ import annotations

from meadhall.draw.sheet import Total
from meadhall.games.mountain_king.board.deeds import Deed, Plan
from meadhall.games.mountain_king.board.foresight import (
    gnome_strength,
    influence_after,
    needed_for_control,
    passes_breach,
)
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.facts import domain_of, is_lair
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    CAVERN,
    CHAMPION,
    GNOME,
    INFLUENCE,
    SPACE,
    TYPE,
    do_peek_gate,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has

EVEN = 0.5


def totals(scribe: Scribe, plan: Plan, deed: Deed) -> tuple[Total, ...]:
    s, seat = plan.start, plan.seat
    found: list[Total] = []
    if deed.target is not None:
        found += OF_KIND[deed.kind](scribe, plan, deed, deed.target)
    if deed.symbols:
        covered = s.covered[seat].bit_count()
        found.append(Total(scribe.write("sheet-covered"), str(covered + len(deed.symbols)), str(covered)))
    if deed.more and not deed.weak:
        found.append(Total(scribe.write("supplies"), str(s.supply[seat] - deed.more), str(s.supply[seat]), "bad"))
    if wasted := plan.wasted(deed):
        found.append(Total(scribe.write("sheet-wasted"), str(wasted), mood="bad"))
    return tuple(found)


def advance_totals(scribe: Scribe, plan: Plan, deed: Deed, target: Action) -> list[Total]:
    s, seat, goal = plan.start, plan.seat, target.arg
    name = scribe.cavern(goal)
    if s.is_overrun(goal):
        strength = gnome_strength(scribe.s, goal)
        low, _, high = strength.partition("–")
        score = s.score[seat]
        honour = f"{score + int(low)}–{score + int(high)}" if high else str(score + int(low))
        likely = plan.chance(goal, deed.sent, deed.pawns) >= EVEN
        return [
            Total(name, chance_words(plan, deed, goal), mood="good" if likely else "bad"),
            Total(scribe.name("honour"), honour, str(score), "good" if likely else ""),
            vote_total(scribe, plan, goal),
            Total(scribe.write("sheet-wheel"), scribe.write("sheet-spaces", count=len(s.gnomes[goal]))),
        ]
    missing = needed_for_control(s, seat, goal) - deed.sent
    if missing > 0:
        return [Total(name, scribe.write("sheet-short", more=missing), mood="bad")]
    held = Total(name, scribe.write("sheet-yours"), mood="good")
    won = has(s.occupied(), goal) and s.controller(goal) != seat and not is_lair(goal)
    return [held, vote_total(scribe, plan, goal)] if won else [held]


def vote_total(scribe: Scribe, plan: Plan, goal: int) -> Total:
    clan = domain_of(goal)
    votes = value(plan.start.votes[clan], plan.seat)
    return Total(scribe.write("sheet-votes", clan=scribe.clan(clan)), str(votes + 1), str(votes), "good")


def chance_words(plan: Plan, deed: Deed, goal: int) -> str:
    return f"{round(100 * plan.chance(goal, deed.sent, deed.pawns))} %"


def bolster_totals(scribe: Scribe, plan: Plan, deed: Deed, target: Action) -> list[Total]:
    there, stock = plan.start.trolls_at(plan.seat, target.arg), plan.start.stock[plan.seat]
    if not deed.born:
        return []
    return [
        Total(scribe.cavern(target.arg), str(there + deed.born), str(there), "good"),
        Total(scribe.write("stock"), str(stock - deed.born), str(stock)),
    ]


def influence_totals(scribe: Scribe, plan: Plan, deed: Deed, target: Action) -> list[Total]:
    amount, total, place = influence_after(plan.start, plan.seat, target.arg, plan.power(deed))
    return [
        Total(scribe.champion(target.arg), str(total), str(total - amount), "good"),
        Total(scribe.write("sheet-place"), str(place)),
    ]


def gnome_totals(scribe: Scribe, plan: Plan, deed: Deed, target: Action) -> list[Total]:
    s, steps = plan.start, target.arg + 1
    found = [Total(scribe.write("sheet-space"), scribe.name(SPACE.words[s.facts.spaces[s.wheel_after(steps)]]))]
    if passes_breach(s, steps):
        found.append(Total(scribe.write("sheet-breach"), str(gnomes_coming(s)), mood="bad"))
    return found


OF_KIND = {ADVANCE: advance_totals, BOLSTER: bolster_totals, INFLUENCE: influence_totals, GNOME: gnome_totals}


# --- in words -----------------------------------------------------------------------------------------------------


def notes_of(scribe: Scribe, plan: Plan, deed: Deed, target: Action) -> str:
    """What a target would bring, in a few words."""
    s, seat = plan.start, plan.seat
    if deed.kind == ADVANCE:
        if s.is_overrun(target.arg):
            return scribe.write("sheet-strength", strength=gnome_strength(scribe.s, target.arg))
        needed = needed_for_control(s, seat, target.arg)
        return scribe.write("note-control", needed=needed) if needed else ""
    if deed.kind == INFLUENCE:
        amount, _, place = influence_after(s, seat, target.arg, plan.power(deed))
        words = scribe.write("note-influence", amount=amount, place=place)
        return f"{words} · {scribe.deed(target.arg)}"
    if deed.kind == GNOME:
        steps = target.arg + 1
        gnomes = gnomes_coming(s) if passes_breach(s, steps) else 0
        return scribe.write("note-turn", space=scribe.word(SPACE.words[s.facts.spaces[s.wheel_after(steps)]]),
                            gnomes=gnomes)  # fmt: skip
    return scribe.write("sheet-there", count=s.trolls_at(seat, target.arg))


def outcome(scribe: Scribe, plan: Plan, deed: Deed) -> str:
    """The label beside the target."""
    assert deed.target is not None
    if deed.kind == ADVANCE:
        words = scribe.write("sheet-units", count=deed.sent)
        overrun = plan.start.is_overrun(deed.target.arg)
        return f"{words} · {chance_words(plan, deed, deed.target.arg)}" if overrun else words
    if deed.kind == BOLSTER:
        return f"+{deed.born}" if deed.born else ""
    return ""


def sentence(scribe: Scribe, deed: Deed) -> str:
    """The whole action in words."""
    kind = scribe.name(TYPE.words[deed.kind])
    strong = scribe.write("sheet-said-weak" if deed.weak else "sheet-said-strong", type=kind) if deed.symbols else kind
    if deed.more:
        spent = scribe.write("sheet-said-desperation" if deed.weak else "sheet-said-supplies", count=deed.more)
        strong = f"{strong} ({spent})"
    target = deed.target
    if target is None:
        return strong
    if deed.kind == ADVANCE:
        rest = scribe.write("sheet-said-advance", count=deed.sent, place=scribe.cavern(target.arg))
    elif deed.kind == BOLSTER:
        rest = scribe.write("sheet-said-bolster", count=deed.born, place=scribe.cavern(target.arg))
    elif deed.kind == INFLUENCE:
        rest = scribe.champion(target.arg)
    else:
        rest = "; ".join([scribe.write("sheet-spaces", count=target.arg + 1), *errand_words(scribe, deed)])
    return f"{strong}: {rest}"


def place_of(target: Action) -> str:
    (domain,) = target.verb.domains
    return f"{domain.name}:{domain.words[target.arg]}"


def aim_words(scribe: Scribe, target: Action) -> str:
    if target.verb.domains[0] is CAVERN:
        return scribe.cavern(target.arg)
    if target.verb.domains[0] is CHAMPION:
        return scribe.champion(target.arg)
    return scribe.write("sheet-spaces", count=target.arg + 1)


def errand_words(scribe: Scribe, deed: Deed) -> list[str]:
    """What is looked at on the way, and what the space of the Wheel is used for."""
    found = []
    if deed.looks:
        things = scribe.join([looked_at(scribe, one) for one in deed.looks])
        found.append(scribe.write("sheet-said-look", things=things))
    if deed.grant is not None:
        kind = "bolster" if deed.grant.verb.domains[0] is CAVERN else "influence"
        found.append(f"{scribe.name(kind)}: {aim_words(scribe, deed.grant)}")
    return found


def looked_at(scribe: Scribe, look: Action) -> str:
    """What is looked at, within a sentence."""
    words = look_words(scribe, look)
    return words if look.verb is do_peek_gate else scribe.write("sheet-gnome-in", cavern=words)


def look_words(scribe: Scribe, look: Action) -> str:
    if look.verb is do_peek_gate:
        return scribe.write("sheet-gate", number=look.arg + 1)
    return scribe.cavern(look.args[0])


def grant_note(scribe: Scribe, plan: Plan, target: Action, power: int) -> str:
    """What an action that the Wheel grants would bring."""
    s, seat = plan.start, plan.seat
    if target.verb.domains[0] is CAVERN:
        return scribe.write("sheet-there", count=s.trolls_at(seat, target.arg))
    amount, _, place = influence_after(s, seat, target.arg, power)
    return scribe.write("note-influence", amount=amount, place=place)
