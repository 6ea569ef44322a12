"""The sheet between the rounds of a battle: who falls, and whether to fight on or to retreat, with the odds now."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.sheet import Drafted, Part, Row, Share, Sheet
from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.attack_sheet import place_of
from meadhall.games.dragon_lords.board.composing import Composer
from meadhall.games.dragon_lords.board.kings_risk import danger
from meadhall.games.dragon_lords.board.likelihood import likely, percent
from meadhall.games.dragon_lords.board.missile_odds import called
from meadhall.games.dragon_lords.board.orders import ASK, TO_THE_END, battle_orders
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sides import both_sides
from meadhall.games.dragon_lords.fight import ATTACKER, LAND
from meadhall.games.dragon_lords.rules.war.combat import PrepareChoice
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    PEOPLES,
    do_again,
    do_cast,
    do_lose,
    do_lose_units,
    do_pass,
    do_retreat,
    do_spell,
)
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision

QUESTIONS = ("ask-losses", "ask-retreat")
LOSSES, ONWARD = (do_lose, do_lose_units.verb), (do_again.verb, do_retreat)


class RoundComposer(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        super().__init__(draft, scribe, *QUESTIONS, from_the_first=True)
        self.fallen = [action for action in self.move if action.verb in LOSSES]
        self.onward = next((action for action in self.move if action.verb in ONWARD), None)
        self.now: DragonLordsState = self.trials.after(self.fallen).view(self.seat).position
        """Where the battle stands, with those gone who were chosen to fall."""
        self.orders = draft.orders or ()

    def asked(self, actions: list[Action]) -> Decision | None:
        after = self.trials.after(actions)
        return None if after is None else after.decision_of(self.seat)

    def options(self, actions: list[Action], question: str) -> list[Action]:
        """What may be answered to a question, if it is the one that follows some actions."""
        decision = self.asked(actions)
        return [] if decision is None or decision.prompt.key != question else decision.options

    def before_the_dice(self, actions: list[Action]) -> tuple[list[Action], list[list[Action]]]:
        """The actions with nothing done before the next dice, and with each thing that could be shot then."""
        plain, shots = [*actions], list[list[Action]]()
        while self.asks(plain, PrepareChoice, Shoot) and self.goes_on(plain):
            decision = self.asked(plain)
            assert decision is not None
            shots += [[*plain, action] for action in decision.options if action.verb in (do_spell, do_cast)]
            plain.append(do_pass)
        return plain, shots

    def usual_losses(self) -> list[Action]:
        """Those that are chosen; else the plain units."""
        if self.fallen:
            return self.fallen
        return [do_lose_units] if do_lose_units in self.options([], "ask-losses") else []


def round_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = RoundComposer(draft, scribe)
    fight, decision = c.now.fight, draft.view.decision
    if fight is None or fight.kind != LAND or len(c.fallen) > 1:
        return None
    rows = [row for row in (losses_row(c), onward_row(c)) if row is not None]
    if not rows or (decision is not None and not draft.held and decision.prompt.key not in QUESTIONS):
        return None
    onward = "retreat" if c.onward is not None and c.onward.verb is do_retreat else "again"
    chance = odds.forecast(c.now, fight.zone).odds.win
    zone = scribe.territory(fight.zone)
    return Sheet(
        title=scribe.write("round-title", place=zone),
        under=scribe.write("round-under", round=fight.round),
        verb=scribe.write(f"round-{onward}-verb") if c.onward is not None else "",
        rule="DL-7.1",
        parts=(sides_part(c), Part("round", "", tuple(rows))),
        odds=shares(c, zone),
        sentence=scribe.write(f"round-{onward}", place=zone, chance=likely(chance)) if c.onward is not None else "",
        consequence=danger(scribe, Arrival(c.now, fight.attacker, fight.zone)) if onward == "again" else "",
        place=place_of(fight.zone),
        whole=bool(draft.actions),
    )


def sides_part(c: RoundComposer) -> Part:
    scribe, fight = c.scribe, c.now.current_fight()
    own, others = odds.side_of(c.now, fight, 0), odds.side_of(c.now, fight, 1)
    hidden = scribe.veiled(fight.defender, fight.zone)
    name = scribe.write("attack-sides", people=scribe.people(fight.attacker), rival=scribe.called(fight.defender))
    dice = [scribe.write("round-dice", people=scribe.people(fight.people(side)), dice=" ".join(map(str, faces)))
            for side, faces in enumerate(fight.dice) if faces]  # fmt: skip
    picture = both_sides(fight.attacker, own.units, 0, fight.defender, others.units, hidden)
    return Part("sides", name, (), note=" ".join(dice), picture=picture)


def losses_row(c: RoundComposer) -> Row | None:
    """Who falls; plain units come first."""
    options = sorted(c.options([], "ask-losses"), key=lambda action: action is not do_lose_units)
    if not options:
        return None
    values = [c.value(n, [action], c.start.game.texts.action(action, c.scribe.lang))
              for n, action in enumerate(options)]  # fmt: skip
    chosen = next((n for n, action in enumerate(options) if action in c.fallen), None)
    return Row("losses", c.scribe.write("round-losses"), "segments", tuple(values), chosen)


def onward_row(c: RoundComposer) -> Row | None:
    """Fight on, always first; with a missile; to the end without being asked again; then the ways to retreat."""
    scribe, losses = c.scribe, c.usual_losses()
    options = c.options(losses, "ask-retreat")
    if not options:
        return None
    plain, shots = c.before_the_dice([*losses, do_again])
    ways: list[tuple[str, list[Action], tuple[str, ...] | None]] = [(scribe.write("round-again-verb"), plain, (ASK,))]
    for said in shots:
        missile = called(scribe, said[-1])
        ways.append((scribe.write("round-with", missile=missile), said, (ASK,)))
    last = shots[0] if shots and str(shots[0][-1]) in c.orders else plain
    ways.append((scribe.write("rounds-to-the-end"), last, battle_orders(TO_THE_END, last)))
    texts = c.start.game.texts
    ways += [(texts.action(way, scribe.lang), [*losses, way], None) for way in options if way.verb is do_retreat]
    values = tuple([replace(c.value(n, actions, label), orders=orders)
                    for n, (label, actions, orders) in enumerate(ways)])  # fmt: skip
    fitting = [n for n, (_, actions, orders) in enumerate(ways)
               if actions == list(c.move) and orders in (c.orders, None)]  # fmt: skip
    return Row("onward", scribe.write("round-then"), "segments", values, fitting[0] if fitting else None)


def shares(c: RoundComposer, zone: str) -> tuple[Share, ...]:
    """How the battle ends if it is fought on, as both sides stand now."""
    fight, scribe = c.now.current_fight(), c.scribe
    seen = odds.forecast(c.now, fight.zone).odds
    rival = fight.people(1 - ATTACKER)
    win = percent(seen.win)
    hold = min(percent(seen.lose), 100 - win)
    whose = c.now.leader[rival] if rival < PEOPLES else None
    label = "share-take" if scribe.mine(fight.attacker) else "share-taken"
    found = [
        Share(scribe.write(label, place=zone, people=scribe.called(fight.attacker)), win, c.now.leader[fight.attacker])
    ]
    found.append(Share(scribe.write("share-hold", people=scribe.called(rival)), hold, whose))
    if win + hold < 100:
        found.append(Share(scribe.write("share-nobody"), 100 - win - hold))
    return tuple(found)
