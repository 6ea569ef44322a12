"""The sheet of an attack: both sides, how many go from where, who goes along, missiles, and the odds of it all."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.sheet import Control, Drafted, Ghost, Part, Row, Share, Sheet, Total, Value
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.attack_composer import Attack, AttackComposer
from meadhall.games.dragon_lords.board.composing import (
    Going,
    most_plain,
    movable_pieces,
    numbers,
)
from meadhall.games.dragon_lords.board.foresight import decimal, prospects
from meadhall.games.dragon_lords.board.kings_risk import danger, risk_of
from meadhall.games.dragon_lords.board.likelihood import likely, percent
from meadhall.games.dragon_lords.board.missile_odds import called, missile_part
from meadhall.games.dragon_lords.board.orders import ASK, TO_THE_END, UNTIL
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sides import both_sides
from meadhall.games.dragon_lords.rules.course import income
from meadhall.games.dragon_lords.words import (
    PEOPLES,
    TERRITORY,
)
from meadhall.kernel.sets import only

SURE = 0.005
"""How near to a whole number an average is said without "about"."""


def attack_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = AttackComposer(draft, scribe)
    attack = c.attack
    if not attack.bands:
        return None
    met = c.outcome(attack)
    goal, people = scribe.territory(attack.goal), scribe.people(c.people)
    kind = "sneak" if attack.ambush else "attack"
    plain = Sheet(
        title=scribe.write(f"{kind}-title", place=goal),
        under=scribe.write("attack-under"),
        verb=scribe.write("attack-verb"),
        rule="DL-15.9" if attack.ambush else "DL-5.4",
        parts=parts(c, met),
        chips=tuple(chips(c)),
        place=place_of(attack.goal),
        ghosts=ghosts(attack),
    )
    if c.gathers:
        # Half an army has no odds worth knowing.
        sentence = scribe.write(f"{kind}-gathers", people=people, place=goal)
        return replace(plain, whole=False, sentence=sentence, missing=scribe.write("attack-missing"))
    chance, worst = c.chance(attack), prospects(met)[1]
    going: dict[str, str | int] = {"count": attack.total, "place": goal, "chance": likely(chance)}
    return replace(
        plain,
        whole=draft.held,
        totals=tuple(totals(c, met)),
        odds=shares(c, met, chance),
        sentence=scribe.write(f"{kind}-sentence", people=people, **going),
        consequence=" ".join(warnings(c, met, worst)),
        outcome=scribe.write("attack-outcome", **going),
    )


def ghosts(attack: Attack) -> tuple[Ghost, ...]:
    goal = place_of(attack.goal)
    return tuple([Ghost(goal, str(band.total), origin=place_of(band.origin)) for band in attack.bands])


def parts(c: AttackComposer, met: Arrival) -> tuple[Part, ...]:
    missiles = missile_part(c, c.outcome(c.with_wizards()))
    found = (sides_part(c, met), numbers_part(c), along_part(c), missiles, rounds_part(c))
    return tuple([part for part in found if part is not None])


def place_of(land: int) -> str:
    return f"territory:{TERRITORY.words[land]}"


# --- parts ----------------------------------------------------------------------------------------------


def sides_part(c: AttackComposer, met: Arrival) -> Part:
    scribe, attack = c.scribe, c.attack
    battle = odds.battle_in(met.after, met.zone)
    own, others = odds.side_of(met.after, battle, 0), odds.side_of(met.after, battle, 1)
    hidden = scribe.veiled(battle.defender, met.zone)
    words = [scribe.write("attack-own", count=own.units, strength=own.strength)]
    words.append(scribe.write("attack-their", count=others.units, strength=others.strength, hidden=hidden))
    name = scribe.write("attack-sides", people=scribe.people(c.people), rival=scribe.called(battle.defender))
    stay = sum(c.known.count(c.people, band.origin) - band.total for band in attack.bands)
    picture = both_sides(c.people, own.units, stay, battle.defender, others.units, hidden)
    return Part("sides", name, (), note=" ".join(words), picture=picture)


def numbers_part(c: AttackComposer) -> Part:
    scribe = c.scribe
    origins = c.origins()
    rows = [origin_row(c, origin, first=at == 0) for at, origin in enumerate(origins)]
    everybody = c.with_everybody()
    if everybody.total > c.attack.total:
        label = scribe.write("attack-all", count=everybody.total)
        note = scribe.write("percent", chance=likely(c.chance(everybody)))
        rows.append(Row("all", "", "segments", (c.value(0, c.actions(everybody), label, note),)))
    first = called(scribe, c.shot) if c.shot is not None else ""
    return Part(
        "go",
        scribe.write("attack-how-many"),
        tuple(rows),
        note=scribe.write("attack-one-stays", first=first, shots=int(c.shot is not None)),
    )


def origin_row(c: AttackComposer, origin: int, first: bool) -> Row:
    scribe, attack = c.scribe, c.attack
    band, most = attack.band(origin), c.most(origin)
    # Somebody has to go.
    least = 1 if attack.total == band.plain else 0
    values: list[Value] = []
    for n in numbers(least, most, band.plain):
        changed = attack.but(band._replace(plain=n))
        chance = c.chance(changed)
        values.append(c.value(n, c.actions(changed), share=percent(chance)))
    name = scribe.write("attack-from", place=scribe.territory(origin))
    facts = scribe.write("attack-stays", count=c.known.count(c.people, origin) - band.total)
    control: Control = "bars" if first and most > 1 else "steps"
    return Row(f"from-{TERRITORY.words[origin]}", name, control, tuple(values), band.plain, facts)


def along_part(c: AttackComposer) -> Part | None:
    """Marked units at the places that send some: each may go along."""
    attack, scribe = c.attack, c.scribe
    rows: list[Row] = []
    for band in attack.bands:
        pieces = movable_pieces(c.known, c.people, band.origin, c.kind(band.origin), attack.goal)
        rows += [piece_row(c, band, piece) for piece in pieces]
    return Part("along", scribe.write("attack-along"), tuple(rows)) if rows else None


def piece_row(c: AttackComposer, band: Going, piece: int) -> Row:
    scribe = c.scribe
    goes = piece in band.pieces
    pieces = tuple(one for one in band.pieces if one != piece) if goes else (*band.pieces, piece)
    # One has to stay behind: who goes along takes the place of a plain unit if need be.
    most = most_plain(c.known, c.people, band.origin, c.kind(band.origin), pieces)
    other = c.attack.but(Going(band.origin, min(band.plain, most), pieces))
    if not other.bands:
        other = c.attack.but(Going(band.origin, 1, pieces))
    note = scribe.write("percent", chance=likely(c.chance(other)))
    changed = c.value(0 if goes else 1, c.actions(other), scribe.piece(piece), note)
    present = c.value(1 if goes else 0, c.actions(c.attack), scribe.piece(piece))
    values = tuple(sorted((changed, present), key=lambda value: value.n))
    return Row(f"piece-{piece}", scribe.piece(piece), "toggle", values, 1 if goes else 0)


def rounds_part(c: AttackComposer) -> Part:
    """How long to fight on without being asked."""
    least = max(2, c.attack.total // 2)
    if c.rounds.startswith(UNTIL):
        least = int(c.rounds.partition(" ")[2])
    ways = [(TO_THE_END, c.scribe.write("rounds-to-the-end"))]
    if c.attack.total > 2:
        ways.append((f"{UNTIL} {least}", c.scribe.write("rounds-until", count=least)))
    ways.append((ASK, c.scribe.write("rounds-ask")))
    values = [c.rounds_value(n, rounds, label) for n, (rounds, label) in enumerate(ways)]
    chosen = next((n for n, (rounds, _) in enumerate(ways) if rounds == c.rounds), None)
    return Part("rounds", c.scribe.write("rounds"), (Row("rounds", "", "segments", tuple(values), chosen),))


# --- what comes of it -----------------------------------------------------------------------------------


def totals(c: AttackComposer, met: Arrival) -> list[Total]:
    scribe, attack, s = c.scribe, c.attack, c.known
    found: list[Total] = []
    if not attack.ambush:
        seen, likely_end = odds.forecast(met.after, met.zone), c.odds(attack)
        own = scribe.write("attack-of-yours", count=attack.total)
        theirs = scribe.write("attack-of-theirs", count=seen.defenders.units)
        found += [Total(own, about(scribe, likely_end.left)), Total(theirs, about(scribe, likely_end.remain))]
    risk = risk_of(met)
    if risk is not None:
        fall = scribe.write("percent", chance=likely(risk.falls))
        found.append(Total(scribe.write("king-total"), fall, mood="bad"))
    for band in attack.bands[:2]:
        had = s.count(c.people, band.origin)
        place = scribe.write("in-place", place=scribe.territory(band.origin))
        found.append(Total(place, str(had - band.total), str(had)))
    now = income.income_of(s, c.people)
    then = income.income_of(s, c.people, s.held(c.people) | only(attack.goal))
    words = scribe.write("income")
    found.append(Total(words, f"+{then}", f"+{now}", "good") if then > now else Total(words, f"+{now}"))
    return found


def about(scribe: Scribe, left: float) -> str:
    sure = abs(left - round(left)) < SURE
    return scribe.write("attack-left-just" if sure else "attack-left", left=decimal(scribe, left))


def shares(c: AttackComposer, met: Arrival, chance: float) -> tuple[Share, ...]:
    scribe, goal = c.scribe, c.scribe.territory(c.attack.goal)
    rival = met.after.owner[met.zone]
    whose = met.after.leader[rival] if 0 <= rival < PEOPLES else None
    win = percent(chance)
    hold = 100 - win if c.attack.ambush else min(percent(c.odds(c.attack).lose), 100 - win)
    found = [Share(scribe.write("share-take", place=goal), win, c.seat)]
    found.append(Share(scribe.write("share-hold", people=scribe.called(rival)), hold, whose))
    if win + hold < 100:
        found.append(Share(scribe.write("share-nobody"), 100 - win - hold))
    return tuple(found)


def warnings(c: AttackComposer, met: Arrival, worst: float | None) -> list[str]:
    """What the odds leave out: the danger for the King, a hidden King, and what the others may answer with."""
    scribe, s = c.scribe, c.known
    rival = s.owner[c.attack.goal]
    own = danger(scribe, met)
    found = [own] if own else []
    if not 0 <= rival < PEOPLES:
        return found
    if worst is not None:
        found.append(scribe.write("if-a-king", people=scribe.people(rival), chance=likely(worst)))
    scrolls, mana = len(s.hands[rival]), s.mana[rival]
    if not c.attack.ambush and s.plays(rival) and (scrolls or mana):
        found.append(scribe.write("attack-may-answer", people=scribe.people(rival), scrolls=scrolls, mana=mana))
    return found


def chips(c: AttackComposer) -> list[Value]:
    """Each band, with the attack without it."""
    found: list[Value] = []
    for n, band in enumerate(c.attack.bands):
        rest = c.attack.but(Going(band.origin))
        words = c.scribe.write("attack-chip", count=band.total, place=c.scribe.territory(band.origin))
        found.append(c.value(n, c.actions(rest) if rest.bands else [], words))
    return found
