"""An attack as a person thinks of it, and how the rules say it: who comes from where, and what is shot first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Value
from meadhall.games.dragon_lords.board.arrivals import Arrival, comers
from meadhall.games.dragon_lords.board.composing import (
    Composer,
    Going,
    most_plain,
    movable_pieces,
    read_band,
)
from meadhall.games.dragon_lords.board.foresight import prospects
from meadhall.games.dragon_lords.board.missile_odds import odds_with
from meadhall.games.dragon_lords.board.orders import TO_THE_END, battle_orders
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.odds import Odds, battle_in
from meadhall.games.dragon_lords.rules.war import sneak
from meadhall.games.dragon_lords.rules.war.attack import Muster
from meadhall.games.dragon_lords.rules.war.band import ATTACK, MOST, PORTAL_ATTACK, SNEAK, Band
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.rules.war.sneak import SneakMuster
from meadhall.games.dragon_lords.words import (
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
from meadhall.kernel.sets import has

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
        return Attack(declared, tuple(band for band in bands if band.total), shot)

    @property
    def gathers(self) -> bool:
        """Whether it is still asked who goes: a coach lets people say it step by step."""
        return self.asks(self.move, Band, Muster, SneakMuster)

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
        met = self.outcome(attack)
        return prospects(met)[0] if met.ambush else self.odds(attack).win

    def odds(self, attack: Attack) -> Odds:
        """How it is likely to end, with what is shot first: whatever the sheet says of that comes from here."""
        met = self.outcome(attack)
        world = met.after.copy()
        world.fight = battle_in(world, met.zone)
        return odds_with(world, attack.shot)
