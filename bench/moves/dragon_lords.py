"""Moves of the DragonLords, by the Orcs in the second turn of a game of four."""

from __future__ import annotations

from typing import Any

from bench.moves.hand import Hand
from bench.moves.move import Move, at_rest
from meadhall.games.dragon_lords.rules.sea.naval import NavalPhase
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import KINGDOM, ORCS, PER_REALM, PIECE, SHIP, TERRITORY

SEAT = 2
SOLMARK = "solborg:8 brandport:6 sotfell:3 ravnvik:8 glodheim:4 sildvik:4"
VINDLAND = "vindborg:4 skyfell:2 bjarkwood:2 ornmark torskvik:2 perlubru:2 knarvik:2"
THE_ORCS: dict[str, Any] = dict(
    lands=SOLMARK,
    king="solborg",
    pieces="wizard-1:ravnvik decoy-1:sotfell",
    spells="wizard-1:fireball,heal",
    gold="solborg:33",
    mana=4,
    ships="1:ravnvik",
)
ROUND_TWO: dict[str, Any] = dict(
    round=2,
    active="orcs",
    elves=dict(
        lands="isborg:6 frostgate:3 ternvik:2 granheim:2 midgate:3 laxvik:2 silfrgruva:5",
        king="isborg",
        pieces="wizard-1:isborg decoy-1:granheim",
        gold=14,
        ships="2:ternvik",
    ),
    dwarves=dict(
        lands="jarnborg:6 askvik:3 stenbru:2 hvalvik:3 furuskog:2 tindmark:2",
        king="jarnborg",
        pieces="wizard-1:askvik decoy-1:hvalvik",
        gold=18,
    ),
    orcs=THE_ORCS,
    barbarians=dict(
        lands="eldborg:6 rodskard:2 humarvik:3 drakeheath:2 lyngdal:4 askbru:2",
        king="eldborg",
        pieces="wizard-1:lyngdal decoy-1:rodskard",
        gold=12,
    ),
    neutral="eikdal:3 vindborg:5 hrafnborg:5",
    alone=True,
)
TWO_KINGDOMS: dict[str, Any] = ROUND_TWO | dict(
    orcs=THE_ORCS | dict(lands=f"{SOLMARK} eikdal:2 {VINDLAND} austgate:2", gold="solborg:12 vindborg:3"),
    neutral="hrafnborg:5",
)
SET_UP: dict[str, Any] = dict(peoples="orcs elves dwarves barbarians")
"""The Orcs come first."""


def units(s: DragonLordsState, land: str) -> int:
    return s.count(ORCS, TERRITORY.find(land))


def gained(was: DragonLordsState, now: DragonLordsState, land: str) -> int:
    return units(now, land) - units(was, land)


def in_combat_phase(s: DragonLordsState) -> bool:
    """Whether the battle is over, and another one may begin."""
    return isinstance(s.agenda[-1], CombatPhase)


# --- buying and banking -------------------------------------------------------------------------------------


def ten_are_placed(was: DragonLordsState, now: DragonLordsState) -> bool:
    return [gained(was, now, land) for land in ("solborg", "ravnvik", "sotfell")] == [4, 4, 2]


def buy_and_place(hand: Hand) -> None:
    hand.option("buy 10")
    hand.option("done")
    with hand.aside():
        for _ in ("naval", "quest", "combat", "transfer"):
            hand.option("done")
    for land, count in (("solborg", 4), ("ravnvik", 4), ("sotfell", 2)):
        hand.option(f"place {land} {count}", f"territory:{land}")


def buy_and_plan(hand: Hand) -> None:
    for land, count in (("solborg", 4), ("ravnvik", 4), ("sotfell", 2)):
        hand.pick("place", f"land-{TERRITORY.find(land)}", count)
    hand.play()
    with hand.aside():
        for _ in ("naval", "quest", "combat", "transfer"):
            hand.option("done")


def all_is_in_solborg(was: DragonLordsState, now: DragonLordsState) -> bool:
    banked = [now.gold[KINGDOM.find(kingdom)] for kingdom in ("solborg", "vindborg")]
    return at_rest(now) and banked == [12 + 25, 3]


def bank(hand: Hand) -> None:
    hand.option("deposit solborg 25", "kingdom:solborg", "21–25")


def bank_at_once(hand: Hand) -> None:
    hand.pick("bank", "quick", 0)


# --- war ----------------------------------------------------------------------------------------------------


def wizard_has_won(was: DragonLordsState, now: DragonLordsState) -> bool:
    mine = TERRITORY.find("silfrgruva")
    return in_combat_phase(now) and now.owner[mine] == ORCS and now.where(ORCS, PIECE.find("wizard-1")) == mine


def attack_with_wizard(hand: Hand) -> None:
    hand.option("attack silfrgruva")
    hand.option("from ravnvik")
    hand.option("bring wizard-1")
    hand.option("send 5")
    hand.option("done")
    hand.option("spell wizard-1 fireball")
    hand.option("lose-units")
    hand.option("again")
    hand.option("spell wizard-1 fireball")


def attack_with_wizard_at_once(hand: Hand) -> None:
    # Whoever leads an attack casts in each round what harms.
    hand.drag("piece:wizard-1", "territory:silfrgruva")
    hand.pick("go", "from-ravnvik", 5)
    hand.play()


def eikdal_is_won(was: DragonLordsState, now: DragonLordsState) -> bool:
    return in_combat_phase(now) and units(now, "eikdal") > 0 and gained(was, now, "solborg") == -5


def attack(hand: Hand) -> None:
    hand.option("attack eikdal")
    hand.option("from solborg")
    hand.option("send 5")
    hand.option("done")


def attack_at_once(hand: Hand) -> None:
    hand.at("territory:eikdal")
    hand.play()


def three_have_marched(was: DragonLordsState, now: DragonLordsState) -> bool:
    return in_combat_phase(now) and gained(was, now, "solborg") == -3 and gained(was, now, "sildvik") == 3


def march(hand: Hand) -> None:
    hand.option("march solborg")
    hand.option("to sildvik")
    hand.option("send 3")


def march_at_once(hand: Hand) -> None:
    hand.drag("territory:solborg", "territory:sildvik")
    hand.pick("who", "count", 2)


# --- the sea and the Wastelands -----------------------------------------------------------------------------


def four_have_landed(was: DragonLordsState, now: DragonLordsState) -> bool:
    arrived = isinstance(now.agenda[-1], NavalPhase)
    return arrived and units(now, "samsey") == 4 and not now.ship_units[SHIP.find("1")]


def land(hand: Hand) -> None:
    hand.option("embark 1")
    hand.option("send 4")
    hand.option("sail l11")
    hand.option("land samsey")
    hand.option("send 4")


def land_at_once(hand: Hand) -> None:
    hand.at("territory:samsey")
    hand.pick("crew", "count", 3)


def king_has_treasure(was: DragonLordsState, now: DragonLordsState) -> bool:
    return at_rest(now) and bool(now.treasures_of(ORCS, PIECE.find("king")))


def quest(hand: Hand) -> None:
    hand.option("set-out village-south")
    hand.option("send 4")
    hand.option("to trail-6")
    hand.option("give king")


def quest_at_once(hand: Hand) -> None:
    hand.option("set-out village-south")
    hand.option("send 4")
    hand.play()
    # The sheet says that the King gets what they find.
    hand.option("to trail-6")


# --- the set-up ---------------------------------------------------------------------------------------------


def six_are_claimed(was: DragonLordsState, now: DragonLordsState) -> bool:
    home = TERRITORY.find("solborg")
    lands = now.lands_of(ORCS)
    # Whoever plans the whole Realm goes on claiming.
    return home in lands and len(lands) >= 6 and sum(home < land < home + PER_REALM for land in lands) >= 4


def claim(hand: Hand) -> None:
    for land in ("solborg", "silfrgruva", "ravnvik", "glodheim", "brandport", "sotfell"):
        hand.option(f"claim {land}")


def claim_the_realm(hand: Hand) -> None:
    hand.pick("realm", "kingdom", 3)


MOVES = [
    Move(
        name="buy ten units and place them",
        game="dragon-lords",
        intention="Buy ten units: four for Solborg, four for Ravnvik, two for Sotfell",
        scenario=dict(at="turn", **ROUND_TWO),
        outcome="there are four, four and two units more; the phases between are not counted",
        holds=ten_are_placed,
        before=buy_and_place,
        after=buy_and_plan,
        me=SEAT,
    ),
    Move(
        name="attack with a Wizard, two rounds",
        game="dragon-lords",
        intention="Attack Silfrgruva from Ravnvik with the Wizard and five, with a Fireball in each round",
        scenario=dict(at="combat", **ROUND_TWO),
        outcome="Silfrgruva is the Orcs', and the Wizard is there",
        holds=wizard_has_won,
        before=attack_with_wizard,
        after=attack_with_wizard_at_once,
        me=SEAT,
    ),
    Move(
        name="attack with plain units",
        game="dragon-lords",
        intention="Attack Eikdal from Solborg with five",
        scenario=dict(at="combat", **ROUND_TWO),
        outcome="Eikdal is the Orcs', and five have left Solborg",
        holds=eikdal_is_won,
        before=attack,
        after=attack_at_once,
        me=SEAT,
    ),
    Move(
        name="march of three units",
        game="dragon-lords",
        intention="Three units from Solborg to Sildvik",
        scenario=dict(at="combat", **ROUND_TWO),
        outcome="three units less in Solborg, three more in Sildvik",
        holds=three_have_marched,
        before=march,
        after=march_at_once,
        me=SEAT,
    ),
    Move(
        name="landing from the sea",
        game="dragon-lords",
        intention="Ship four units from Ravnvik to the island of Samsey",
        scenario=dict(at="naval", **ROUND_TWO),
        outcome="four units hold Samsey, and the ship is empty",
        holds=four_have_landed,
        before=land,
        after=land_at_once,
        me=SEAT,
    ),
    Move(
        name="quest to its end",
        game="dragon-lords",
        intention="Send four units on a quest west of the southern village; the King gets what they find",
        scenario=dict(at="quest", **ROUND_TWO),
        outcome="the King bears a treasure",
        holds=king_has_treasure,
        before=quest,
        after=quest_at_once,
        me=SEAT,
        seed=4,
    ),
    Move(
        name="bank gold",
        game="dragon-lords",
        intention="Put the whole income of 25 into Solborg",
        scenario=dict(at="income", **TWO_KINGDOMS),
        outcome="25 gold more in Solborg, none more in Vindborg",
        holds=all_is_in_solborg,
        before=bank,
        after=bank_at_once,
        me=SEAT,
    ),
    Move(
        name="first six placements",
        game="dragon-lords",
        intention="Claim Solborg, a mine and four territories around it, while three rivals claim theirs",
        scenario=dict(at="kingdoms", **SET_UP),
        outcome="the Orcs hold Solborg, at least four more territories of Solmark, and a mine or teleportal",
        holds=six_are_claimed,
        before=claim,
        after=claim_the_realm,
    ),
]
