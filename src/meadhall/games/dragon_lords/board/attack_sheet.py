"""The sheet of an attack: both sides, how many go from where, who goes along, missiles, and the odds of it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from meadhall.draw.sheet import Control, Drafted, Ghost, Part, Row, Share, Sheet, Total, Value
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival, comers
from meadhall.games.dragon_lords.board.battle import percent
from meadhall.games.dragon_lords.board.composing import (
    Composer,
    Going,
    most_plain,
    movable_pieces,
    numbers,
    read_band,
)
from meadhall.games.dragon_lords.board.foresight import prospects
from meadhall.games.dragon_lords.board.missile_odds import missile_part
from meadhall.games.dragon_lords.board.orders import ASK, TO_THE_END, UNTIL, battle_orders
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sides import both_sides
from meadhall.games.dragon_lords.rules.course import income
from meadhall.games.dragon_lords.rules.war import sneak
from meadhall.games.dragon_lords.rules.war.attack import Muster
from meadhall.games.dragon_lords.rules.war.band import ATTACK, MOST, PORTAL_ATTACK, SNEAK, Band
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.rules.war.sneak import SneakMuster
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    PEOPLES,
    TERRITORY,
    WIZARD_1,
    WIZARD_3,
    do_cast,
    do_done,
    do_from,
    do_pass,
    do_reveal,
    do_sneak,
    do_spell,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import has, only

QUESTION = "ask-combat"


SHOTS = (do_reveal, do_use, do_cast, do_spell)


class Attack(NamedTuple):
    """An attack as a person thinks of it."""

    declared: Action
    bands: tuple[Going, ...]
    shot: Action | None = None
    """What is shown or shot before the dice of the first round, as far as nobody else is asked before."""

    @property
    def goal(self) -> int:
        return self.declared.arg

    @property
    def ambush(self) -> bool:
        return self.declared.verb is do_sneak

    @property
    def total(self) -> int:
        return sum(band.total for band in self.bands)

    def band(self, origin: int) -> Going:
        return next((band for band in self.bands if band.origin == origin), Going(origin))

    def but(self, going: Going) -> Attack:
        """The same with somebody else from one place; a new place comes last."""
        others = [going if band.origin == going.origin else band for band in self.bands]
        if all(band.origin != going.origin for band in others):
            others.append(going)
        return self._replace(bands=tuple(band for band in others if band.total))


class AttackComposer(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        super().__init__(draft, scribe, QUESTION)
        self.attack = self.read()
        self.rounds = draft.orders[0] if draft.orders else TO_THE_END
        self._tells: dict[tuple[object, ...], bool] = {}

    def read(self) -> Attack:
        declared, *rest = self.move
        shot = next((action for action in rest if action.verb in SHOTS), None)
        bands: list[Going] = []
        begins = [at for at, action in enumerate(rest) if action.verb is do_from]
        if not begins:
            # With a single origin the rules do not ask for it.
            step = self.trials.after([declared]).agenda[-1]
            if isinstance(step, Band):
                bands.append(read_band(step.origin, rest))
            return Attack(declared, tuple(band for band in bands if band.total), shot)
        for at, end in zip(begins, [*begins[1:], len(rest)], strict=True):
            bands.append(read_band(rest[at].arg, rest[at:end]))
        return Attack(declared, tuple(bands), shot)

    def actions(self, attack: Attack) -> list[Action]:
        found = [attack.declared]
        for band in attack.bands:
            if self.asks(found, Muster, SneakMuster):
                found.append(do_from[band.origin])
            found = self.with_band(found, band)
        if attack.bands and self.asks(found, Muster, SneakMuster):
            found.append(do_done)
        return self.with_shot(found, attack) if attack.bands else found

    def value(
        self,
        n: int,
        actions: Sequence[Action],
        label: str = "",
        note: str = "",
        place: str = "",
        share: int | None = None,
    ) -> Value:
        """With the orders for the coming rounds: the missile of the first is shot again while that can be done."""
        found = super().value(n, actions, label, note, place, share)
        return replace(found, orders=battle_orders(self.rounds, actions))

    def rounds_value(self, n: int, rounds: str, label: str) -> Value:
        actions = self.actions(self.attack)
        return replace(self.value(n, actions, label), orders=battle_orders(rounds, actions))

    def with_shot(self, actions: list[Action], attack: Attack) -> list[Action]:
        """What comes before the dice, up to what is shown or shot: after that somebody may have learnt something."""
        found = [*actions]
        while self.asks(found, PrepareChoice, Shoot) and not self.tells(found, attack, len(found) - len(actions)):
            if attack.shot is not None and attack.shot in self.trials.after(found).decision.options:
                return [*found, attack.shot]
            found.append(do_pass)
        return found

    def tells(self, actions: list[Action], attack: Attack, passed: int) -> bool:
        """Whether the last action tells somebody something, so that nothing can follow it.

        Who is among the attackers may show then; how many of the others there are, everybody may know.
        """
        key = attack.declared, passed, *[(band.origin, band.pieces) for band in attack.bands]
        if key not in self._tells:
            self._tells[key] = not self.goes_on(actions)
        return self._tells[key]

    def shots(self) -> list[Action]:
        """What can be shown or shot before the dice of the first round without anybody else being asked."""
        found: list[Action] = []
        asked = self.actions(self.with_wizards()._replace(shot=None))
        for at in range(1, len(asked)):
            if self.asks(asked[:at], PrepareChoice, Shoot):
                options = self.trials.after(asked[:at]).decision.options
                found += [action for action in options if action.verb in SHOTS]
        return found

    @property
    def shot(self) -> Action | None:
        return self.attack.shot

    def with_shot_value(self, action: Action | None, n: int, label: str = "", note: str = "") -> Value:
        actions = self.actions(self.with_caster(action))
        if action is not None and action not in actions:
            return Value(n, label, None, note)
        return self.value(n, actions, label, note)

    def with_caster(self, shot: Action | None) -> Attack:
        """The attack with something shot; a Wizard who casts comes along."""
        attack = self.attack._replace(shot=shot)
        if shot is None or shot.verb is not do_spell:
            return attack
        caster = shot.args[0]
        band = next((band for band in attack.bands if band.origin == self.known.where(self.people, caster)), None)
        return attack if band is None or caster in band.pieces else attack.but(self.joined(band, caster))

    def joined(self, band: Going, piece: int) -> Going:
        """A band with one more: as one has to stay behind, it takes the place of a plain unit if need be."""
        pieces = (*band.pieces, piece)
        most = most_plain(self.known, self.people, band.origin, self.kind(band.origin), pieces)
        return Going(band.origin, min(band.plain, most), pieces)

    def with_wizards(self) -> Attack:
        """The attack with all Wizards who could come along."""
        attack = self.attack
        for band in attack.bands:
            able = movable_pieces(self.known, self.people, band.origin, self.kind(band.origin), attack.goal)
            for piece in able:
                if WIZARD_1 <= piece <= WIZARD_3 and piece not in attack.band(band.origin).pieces:
                    attack = attack.but(self.joined(attack.band(band.origin), piece))
        return attack

    def origins(self) -> list[int]:
        """Where attackers can come from, those first that send some, then by how many could come."""
        goal, attack = self.attack.goal, self.attack
        near = sneak.origins if attack.ambush else comers
        chosen = [band.origin for band in attack.bands]
        found = near(self.known, self.people, goal)
        rest = [origin for origin in found if origin not in chosen]
        return [*chosen, *sorted(rest, key=lambda origin: -self.most(origin))]

    def kind(self, origin: int) -> int:
        if self.attack.ambush:
            return SNEAK
        return ATTACK if has(self.known.facts.near[self.attack.goal], origin) else PORTAL_ATTACK

    def most(self, origin: int) -> int:
        """How many plain units can come from a place, besides all the others."""
        room = self.known.facts.parts.gifts.sneak_units if self.attack.ambush else MOST
        band = self.attack.band(origin)
        free = room - self.attack.total + band.plain
        return min(most_plain(self.known, self.people, origin, self.kind(origin), band.pieces), max(free, 0))

    def with_everybody(self) -> Attack:
        """All plain units that can come, from everywhere."""
        attack = self.attack
        for origin in self.origins():
            attack = attack.but(attack.band(origin)._replace(plain=self.most(origin)))
        return attack

    def outcome(self, attack: Attack) -> Arrival:
        """How both sides would stand, as far as the seat knows."""
        after = self.known.copy()
        for band in attack.bands:
            if band.plain:
                after.lift_units(self.people, band.origin, band.plain)
                after.add_units(self.people, attack.goal, band.plain)
            for piece in band.pieces:
                after.put_piece(self.people, piece, attack.goal)
        return Arrival(after, self.people, attack.goal, ambush=attack.ambush)

    def chance(self, attack: Attack) -> float:
        return prospects(self.outcome(attack))[0]


def attack_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = AttackComposer(draft, scribe)
    attack = c.attack
    if not attack.bands:
        return None
    met = c.outcome(attack)
    chance, worst, _ = prospects(met)
    goal = scribe.territory(attack.goal)
    going: dict[str, str | int] = {"count": attack.total, "place": goal, "chance": likely(chance)}
    kind = "sneak" if attack.ambush else "attack"
    return Sheet(
        title=scribe.write(f"{kind}-title", place=goal),
        under=scribe.write("attack-under"),
        verb=scribe.write("attack-verb"),
        rule="DL-15.9" if attack.ambush else "DL-5.4",
        parts=parts(c, met),
        whole=draft.held,
        totals=tuple(totals(c, met)),
        odds=shares(c, met, chance),
        sentence=scribe.write(f"{kind}-sentence", people=scribe.people(c.people), **going),
        consequence=" ".join(warnings(c, worst)),
        chips=tuple(chips(c)),
        outcome=scribe.write("attack-outcome", **going),
        place=place_of(attack.goal),
        ghosts=tuple([Ghost(place_of(attack.goal), str(band.total), origin=place_of(band.origin))
                      for band in attack.bands]),
    )  # fmt: skip


def parts(c: AttackComposer, met: Arrival) -> tuple[Part, ...]:
    missiles = missile_part(c, c.outcome(c.with_wizards()))
    found = (sides_part(c, met), numbers_part(c), along_part(c), missiles, rounds_part(c))
    return tuple([part for part in found if part is not None])


def place_of(land: int) -> str:
    return f"territory:{TERRITORY.words[land]}"


def likely(chance: float) -> str:
    """A chance in percent; what is nearly sure is not called sure."""
    n = percent(chance)
    return ">99" if n == 100 and chance < 0.9999 else "<1" if n == 0 and chance > 0 else str(n)


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
    return Part("go", scribe.write("attack-how-many"), tuple(rows), note=scribe.write("attack-one-stays"))


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
        seen = odds.forecast(met.after, met.zone)
        own = scribe.write("attack-of-yours", count=attack.total)
        theirs = scribe.write("attack-of-theirs", count=seen.defenders.units)
        found += [Total(own, about(scribe, seen.odds.left)), Total(theirs, about(scribe, seen.odds.remain))]
    for band in attack.bands[:2]:
        had = s.count(c.people, band.origin)
        place = scribe.write("in-place", place=scribe.territory(band.origin))
        found.append(Total(place, str(had - band.total), str(had)))
    now = income.yield_of(s, c.people)
    then = now + gain(s, c.people, attack.goal)
    words = scribe.write("income")
    found.append(Total(words, f"+{then}", f"+{now}", "good") if then > now else Total(words, f"+{now}"))
    return found


def about(scribe: Scribe, left: float) -> str:
    return scribe.write("attack-left", left=f"{left:.1f}".replace(".", scribe.write("decimal")))


def gain(s: DragonLordsState, people: int, land: int) -> int:
    """What a territory would bring a people in a turn."""
    return income.gold_from(s, people, only(land)) if s.kingdoms_of(people) else 0


def shares(c: AttackComposer, met: Arrival, chance: float) -> tuple[Share, ...]:
    scribe, goal = c.scribe, c.scribe.territory(c.attack.goal)
    rival = met.after.owner[met.zone]
    whose = met.after.leader[rival] if 0 <= rival < PEOPLES else None
    win = percent(chance)
    hold = 100 - win if c.attack.ambush else min(percent(odds.forecast(met.after, met.zone).odds.lose), 100 - win)
    found = [Share(scribe.write("share-take", place=goal), win, c.seat)]
    found.append(Share(scribe.write("share-hold", people=scribe.called(rival)), hold, whose))
    if win + hold < 100:
        found.append(Share(scribe.write("share-nobody"), 100 - win - hold))
    return tuple(found)


def warnings(c: AttackComposer, worst: float | None) -> list[str]:
    """What the odds leave out: a hidden King, and what the others may answer with."""
    scribe, s = c.scribe, c.known
    rival = s.owner[c.attack.goal]
    if not 0 <= rival < PEOPLES:
        return []
    found: list[str] = []
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
