"""Moves of the Mountain King, by Red in the second Wave of a game of three."""

from __future__ import annotations

from typing import Any

from bench.moves.hand import Hand
from bench.moves.move import Move, at_rest
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CARD, CAVERN, CAVERNS, CELL, CHAMPION

RED = 1
BLUE_HAS: dict[str, Any] = dict(
    lairs=2,
    trolls="granite4:2 hammer3:2 mud4 a b:3",
    champions="grumle",
    pawns="waelwulf:hammer3",
    votes="moss moon:3 granite:2 hammer:4 mud",
    influence="jorunn:3 bolvir",
)
RED_HAS: dict[str, Any] = dict(
    lairs=3,
    trolls="moss4:3 ice3:2 a:2 b:2",
    pawns="okkag:ice3",
    votes="moss:4 moon granite:2 hammer mud:2 fire",
    influence="jorunn:2 sibba",
)
BLACK_HAS: dict[str, Any] = dict(
    lairs=1,
    trolls="moss1:2 hammer2:2 mud4:2 a:3",
    champions="ketil",
    votes="moss ice:2 moon hammer:2 mud:2",
    influence="ulfgar:2 jorunn",
)
TABLE: dict[str, Any] = dict(
    wave=2,
    seat="red",
    gnomes="moss3:? fire3:2 ice1:2/1 moon1:? moon2:? granite1:? mud1:3/1 fire1:2 fire2:1",
    alone=True,
)
BATTLE: dict[str, Any] = dict(
    blue=BLUE_HAS | dict(ancestry="a12@d4 a16@f4 a29@c5 a17@g5 a42@g3 a30@f2", supplies=3),
    red=RED_HAS | dict(ancestry="a45@f4 a48@d4 a59@g5 a43@h4 a46@h6 a03@g7", supplies=3),
    black=BLACK_HAS | dict(ancestry="a18@d5 a09@f6 a71@c4 a50@c3 a64@b5 a25@f4", supplies=3),
    **TABLE,
)
"""Everybody has three turns left, and Red has Advance in h7, h8 and i7, Gnomes in g7 and g8, all in one piece."""
DRAFT: dict[str, Any] = dict(
    blue=BLUE_HAS | dict(ancestry="a12@d4 a16@f4 a29@c5 a17@g5", hand="a01 a22 a35"),
    red=RED_HAS | dict(ancestry="a45@f4 a48@d4 a59@g5 a43@h4", hand="a07 a24 a61"),
    black=BLACK_HAS | dict(ancestry="a18@d5 a09@f6 a71@c4 a50@c3", hand="a10 a33 a62"),
    **TABLE,
)
"""The second of three cards is to be laid."""


def trolls(s: MountainKingState, cavern: str) -> int:
    return s.trolls[RED * CAVERNS + CAVERN.find(cavern)]


def holds(s: MountainKingState, *caverns: str) -> bool:
    return all(s.controller(CAVERN.find(cavern)) == RED for cavern in caverns)


def influence(s: MountainKingState, champion: str) -> int:
    return value(s.influence[s.display.index(CHAMPION.find(champion))], RED)


def has_scouted(s: MountainKingState) -> bool:
    """Whether Red knows the first Gate card and the Gnome of Moss 3."""
    (_, gate), (_, gnome) = s.gates[0], s.gnomes[CAVERN.find("moss3")][0]
    return bool(gate >> RED & 1 and gnome >> RED & 1)


# --- Strong Advances ----------------------------------------------------------------------------------------


def moss_is_won(was: MountainKingState, now: MountainKingState) -> bool:
    return at_rest(now) and trolls(now, "moss3") == 3 and holds(now, "moss3", "moss4", "ice3")


def attack(hand: Hand) -> None:
    hand.at("symbol:h8")
    # The second symbol is the only one that can follow, and adds itself.
    hand.option("strong advance h8")
    hand.option("add i7")
    hand.option("advance moss3")
    hand.option("send lair-3b 2", "cavern:lair-3b")
    hand.option("send moss4 1")


def attack_at_once(hand: Hand) -> None:
    # The cheapest cluster that is sure to win, and Trolls whom no cavern misses.
    hand.at("cavern:moss3")
    hand.play()


def fire_is_taken(was: MountainKingState, now: MountainKingState) -> bool:
    return at_rest(now) and trolls(now, "fire4") == 2 and holds(now, "fire4", "moss4")


def advance(hand: Hand) -> None:
    hand.at("symbol:h8")
    hand.option("strong advance h8")
    hand.option("advance fire4")
    hand.option("send moss4 2")


def advance_at_once(hand: Hand) -> None:
    # One would be enough, but two can be spared.
    hand.drag("cavern:moss4", "cavern:fire4")
    hand.play()


# --- Weak actions -------------------------------------------------------------------------------------------


def ice_is_settled(was: MountainKingState, now: MountainKingState) -> bool:
    return at_rest(now) and trolls(now, "ice4") == 2 and holds(now, "ice4", "moss4", "ice3")


def advance_and_bolster(hand: Hand) -> None:
    hand.at("symbol:f4")
    hand.option("advance ice4")
    hand.option("send moss4 1")
    hand.at("symbol:i5")
    hand.option("bolster ice4")


def advance_and_bolster_at_once(hand: Hand) -> None:
    hand.at("cavern:ice4")
    hand.at("cavern:ice4")


def sibba_and_gnomes(was: MountainKingState, now: MountainKingState) -> bool:
    return (
        at_rest(now)
        and influence(now, "sibba") == influence(was, "sibba") + 1
        and has_scouted(now)
        and trolls(now, "ice3") == trolls(was, "ice3") + 1
    )


def influence_and_gnome(hand: Hand) -> None:
    hand.at("symbol:h4")
    hand.option("influence sibba")
    hand.at("symbol:g8")
    hand.option("peek 1")
    hand.option("peek moss3 1")
    hand.option("bolster ice3")


def influence_and_gnome_at_once(hand: Hand) -> None:
    hand.press(hand.page.locator("#composer [data-places='champion:sibba']"))
    # The first Gate card and the nearest Gnome are looked at unless one says otherwise.
    hand.at("steps:1")
    hand.press(hand.page.locator("#composer [data-places='cavern:ice3']"))
    hand.play()


# --- Gnomes and cards ---------------------------------------------------------------------------------------


def sibba_and_scouts(was: MountainKingState, now: MountainKingState) -> bool:
    return at_rest(now) and influence(now, "sibba") == influence(was, "sibba") + 2 and has_scouted(now)


def gnome_turn(hand: Hand) -> None:
    hand.at("symbol:g8")
    hand.option("strong gnome g8")
    hand.option("turn 2")
    hand.option("peek 1")
    hand.option("peek moss3 1")
    hand.option("influence sibba")


def gnome_turn_at_once(hand: Hand) -> None:
    hand.at("steps:2")
    hand.press(hand.page.locator("#composer [data-places='champion:sibba']"))
    hand.play()


def card_lies_there(was: MountainKingState, now: MountainKingState) -> bool:
    return (CARD.find("a07"), CELL.find("h6")) in now.ancestry[RED].laid


def lay_card(hand: Hand) -> None:
    hand.drag("card:a07", "cell:h6", look=True)


def lay_card_at_once(hand: Hand) -> None:
    hand.drag("card:a07", "cell:h6")


MOVES = [
    Move(
        name="Strong Advance with attack",
        game="mountain-king",
        intention="Attack Moss 3 with three Trolls, and leave somebody in Moss 4 and Ice 3",
        scenario=dict(at="turn", **BATTLE),
        outcome="three Trolls hold Moss 3, and Moss 4 and Ice 3 are still Red's",
        holds=moss_is_won,
        before=attack,
        after=attack_at_once,
        me=RED,
    ),
    Move(
        name="Strong Advance without fight",
        game="mountain-king",
        intention="Two Trolls from Moss 4 to Fire 4",
        scenario=dict(at="turn", **BATTLE),
        outcome="two Trolls hold Fire 4, and Moss 4 is still Red's",
        holds=fire_is_taken,
        before=advance,
        after=advance_at_once,
        me=RED,
    ),
    Move(
        name="Weak Advance and Bolster",
        game="mountain-king",
        intention="A Troll to Ice 4, and another one born there",
        scenario=dict(at="turn", **BATTLE),
        outcome="two Trolls hold Ice 4, and Moss 4 and Ice 3 are still Red's",
        holds=ice_is_settled,
        before=advance_and_bolster,
        after=advance_and_bolster_at_once,
        me=RED,
    ),
    Move(
        name="Weak Influence and Gnome",
        game="mountain-king",
        intention="Influence Sibba; then turn the Wheel, look at a Gate and at Moss 3, and bolster Ice 3",
        scenario=dict(at="turn", **BATTLE),
        outcome="1 more with Sibba, the first Gate and Moss 3 are known, a Troll more in Ice 3",
        holds=sibba_and_gnomes,
        before=influence_and_gnome,
        after=influence_and_gnome_at_once,
        me=RED,
    ),
    Move(
        name="draft card",
        game="mountain-king",
        intention="Lay Influence, Advance over Bolster, Advance at the lower right corner",
        scenario=dict(at="building", **DRAFT),
        outcome="the card lies there, while both rivals lay theirs",
        holds=card_lies_there,
        before=lay_card,
        after=lay_card_at_once,
        me=RED,
    ),
    Move(
        name="Gnome turn",
        game="mountain-king",
        intention="Turn the Wheel by two, look at a Gate and at Moss 3, and influence Sibba",
        scenario=dict(at="turn", **BATTLE),
        outcome="2 more with Sibba, the first Gate and Moss 3 are known",
        holds=sibba_and_scouts,
        before=gnome_turn,
        after=gnome_turn_at_once,
        me=RED,
    ),
]
