"""Chapter 13, magic of the sea: Breath of Aegir, Sirens, the Kraken and the Long Boat, and what answers them."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import use_scroll
from meadhall.games.dragon_lords.rules.common.dice import Dice, parse_dice
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import offer
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.sorcery.harm import Deserted
from meadhall.games.dragon_lords.rules.war.capture import board_ships
from meadhall.games.dragon_lords.rules.war.healing import apply_remedy, might_remedy, remedies
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    BREATH_OF_AEGIR,
    DISPEL_MAGIC,
    FIRST_SHIP,
    LONG_BOAT,
    SHIPS,
    SUMMON_KRAKEN,
    SUMMON_SIRENS,
    TERRITORIES,
    do_cast,
    do_pass,
    do_spell,
    do_strike,
    do_strike_ship,
    do_use,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

FROM_THE_DEEP = (BREATH_OF_AEGIR, SUMMON_SIRENS, SUMMON_KRAKEN)
"""The scrolls that defend a coast or a blockade."""


def readable_of(s: DragonLordsState, people: int, *scrolls: int) -> list[int]:
    """Which of these scrolls a people has and may read."""
    if not s.hands[people] or not s.has_king(people):
        return []
    return [scroll for scroll in scrolls if s.holds(people, scroll)]


# --- in the own turn ------------------------------------------------------------------------------


def options(s: DragonLordsState, people: int) -> list[Action]:
    """Scrolls of the sea that can be read in the own naval phase."""
    return [do_cast[scroll] for scroll in readable_of(s, people, SUMMON_SIRENS, SUMMON_KRAKEN)
            if targets(s, people, scroll)]  # fmt: skip


def cast(s: DragonLordsState, people: int, scroll: int) -> None:
    """Read one of them in the own turn."""
    use_scroll(s, people, scroll)
    s.then(Aim(s.leader[people], people, scroll))


def targets(s: DragonLordsState, people: int, scroll: int) -> list[Action]:
    """For the Kraken every ship of an enemy blockade; for Sirens one of each blockade, and coasts."""
    found: list[Action] = []
    seen: set[tuple[int, int]] = set()
    for ship in range(SHIPS):
        fleet = (s.ship_at[ship], s.ship_owner[ship])
        if not harbours.at_sea(s, ship) or not s.ship_units[ship] or not s.hostile(people, s.ship_owner[ship]):
            continue
        if scroll == SUMMON_KRAKEN or fleet not in seen:
            found.append(do_strike_ship[ship])
            seen.add(fleet)
    if scroll == SUMMON_SIRENS:
        found += [do_strike[territory] for territory in bits(s.enemies(people) & s.facts.coast)]
    return found


class Aim(PeopleChoice):
    """What the Sirens or the Kraken are called up against."""

    scroll: int
    asks = messages.ASK_SEA_TARGET
    about = ("scroll",)
    verbs = (do_strike, do_strike_ship)

    def cites(self, s: DragonLordsState) -> str:
        return "DL-13.37" if self.scroll == SUMMON_SIRENS else "DL-13.38"

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order(targets(s, self.people, self.scroll))

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action.verb is do_strike:
            s.then(Strike(self.people, s.owner[action.arg], self.scroll, (action.arg,), action.arg))
            return
        ship = action.arg
        zone, foe = s.ship_at[ship], s.ship_owner[ship]
        struck = [ship] if self.scroll == SUMMON_KRAKEN else s.fleet(foe, zone)
        s.then(Strike(self.people, foe, self.scroll, tuple(FIRST_SHIP + one for one in struck), zone))


# --- in the turns of others -----------------------------------------------------------------------


class Threat(Step):
    """A ship enters a blockade or is about to land: the people there may read scrolls against it."""

    people: int
    ship: int
    zone: int
    rule = "DL-13.39"

    def run(self, s: DragonLordsState) -> None:
        if s.plays(self.people) and s.ship_units[self.ship] and s.hostile(self.people, s.ship_owner[self.ship]):
            step = Repel(s.leader[self.people], self.people, self.ship, self.zone)
            offer(s, step, self.people, self.zone, guesses.might_read_scroll(s, self.people))


class Repel(PeopleChoice):
    ship: int
    zone: int
    rule = "DL-13.39"
    verbs = (do_cast, do_pass.verb)
    idle = (do_pass,)

    def prompt(self, s: DragonLordsState) -> Message:
        kind = messages.ASK_REPEL_LANDING if self.zone < TERRITORIES else messages.ASK_REPEL_ENTRY
        return Message(kind, (s.ship_owner[self.ship], self.ship, self.zone))

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pass, *(do_cast[scroll] for scroll in readable_of(s, self.people, *FROM_THE_DEEP))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            return
        use_scroll(s, self.people, action.arg)
        place = FIRST_SHIP + self.ship
        s.then(
            Strike(self.people, s.ship_owner[self.ship], action.arg, (place,), s.ship_at[self.ship]),
            Threat(self.people, self.ship, self.zone),
        )

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        return why_not_read(s, self.people, action, self.rule)


def why_not_read(s: DragonLordsState, people: int, action: Action, otherwise: str) -> str:
    """Why a people cannot read a scroll."""
    if action.verb is not do_cast:
        return otherwise
    if not s.has_king(people):
        return "DL-10.21"
    return otherwise if s.holds(people, action.arg) else "DL-13.1"


# --- what happens ---------------------------------------------------------------------------------


class Strike(Step):
    """A scroll of the sea strikes units of one people, who may answer it."""

    by: int
    victim: int
    scroll: int
    places: tuple[int, ...]
    zone: int
    rule = "DL-13.19"

    def run(self, s: DragonLordsState) -> None:
        s.then(Deluge(self.by, self.victim, self.scroll, self.places, self.zone))
        if s.plays(self.victim):
            step = Ward(s.leader[self.victim], self.victim, self.by, self.scroll, self.places, self.zone)
            healed = s.facts.scroll_parts[self.scroll].power.healed
            might = guesses.might_read_scroll(s, self.victim) or (healed and might_remedy(s, self.victim, self.places))
            offer(s, step, self.victim, self.zone, might)


class Ward(PeopleChoice):
    """Dispel Magic cancels the scroll, healers the Sirens; a Long Boat takes up the crew of a lost ship."""

    by: int
    scroll: int
    places: tuple[int, ...]
    zone: int
    rule = "DL-13.19"
    asks = messages.ASK_SEA_WARD
    about = ("by", "scroll", "zone")
    verbs = (do_cast, do_spell, do_use, do_pass.verb)
    idle = (do_pass,)

    def options(self, s: DragonLordsState) -> list[Action]:
        if s.facts.scroll_parts[self.scroll].power.healed:
            options = [do_cast[scroll] for scroll in readable_of(s, self.people, DISPEL_MAGIC)]
            return [do_pass, *options, *remedies(s, self.people, list(self.places))]
        return [do_pass, *(do_cast[scroll] for scroll in readable_of(s, self.people, DISPEL_MAGIC, LONG_BOAT))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_pass:
            return
        s.agenda.pop()  # The scroll has no effect.
        if action.verb is not do_cast:
            apply_remedy(s, self.people, action)
            return
        use_scroll(s, self.people, action.arg)
        if action.arg == LONG_BOAT:
            # The lost ship is back in the box, so it can serve as the new one.
            s.tell(messages.CREW_SAVED, self.people, self.places[0] - FIRST_SHIP)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb in (do_spell, do_use):
            return "DL-12.44" if self.scroll == SUMMON_SIRENS else "DL-13.11"
        rule = "DL-13.28" if action.verb is do_cast and action.arg == LONG_BOAT else self.rule
        return why_not_read(s, self.people, action, rule)


class Deluge(Step):
    """Nothing has stopped the scroll: a ship sinks with its crew, or the Sirens lure units into the sea."""

    by: int
    victim: int
    scroll: int
    places: tuple[int, ...]
    zone: int
    rule = "DL-13.17"

    def run(self, s: DragonLordsState) -> None:
        power = s.facts.scroll_parts[self.scroll].power
        if isinstance(power.hits, str):
            dice, sides, _ = parse_dice(power.hits)
            s.then(Song(dice, sides, (), self.by, self.victim, self.places, self.zone))
            return
        ship = self.places[0] - FIRST_SHIP
        lose(s, self.victim, self.places, s.ship_units[ship], self.by)
        harbours.sink(s, ship)
        s.then(Unmanned(self.victim, self.zone))


class Song(Dice):
    """The roll for how many units the Sirens lure into the sea."""

    by: int
    victim: int
    places: tuple[int, ...]
    zone: int
    rule = "DL-13.37"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        drawn = sum(faces)
        s.tell(messages.SIRENS_SING, self.victim, self.zone, drawn)
        if self.zone < TERRITORIES:
            s.then(Deserted(self.by, self.victim, self.zone))
        else:
            s.then(Unmanned(self.victim, self.zone))
        lose(s, self.victim, self.places, drawn, self.by)


class Unmanned(Step):
    """Ships without a crew sink, unless enemies have teleported there for a battle: then they take the ships over."""

    people: int
    zone: int
    rule = "DL-4.25"

    def run(self, s: DragonLordsState) -> None:
        people, zone = self.people, self.zone
        if zone in s.guests and s.blockader(s.active, zone) == NOBODY:
            for ship in s.ships_at(zone):
                if s.ship_owner[ship] == people and harbours.sails_left(s, s.active) > 0:
                    s.ship_owner[ship] = s.active
                    s.tell(messages.SHIP_CLAIMED, s.active, ship)
            board_ships(s, zone, [ship for ship in s.ships_at(zone) if s.ship_owner[ship] == s.active])
            harbours.man_fleet(s, s.active, zone)
        harbours.man_fleet(s, people, zone)
