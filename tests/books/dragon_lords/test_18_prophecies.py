"""Chapter 18, prophecies: kept in secret, played once; betrayals strike parties, and the Oathkeeper answers them."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PROPHECY, SPACE
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    answers,
    asked,
    company,
    events,
    gold,
    mana,
    options,
    party,
    people,
    perish,
    play,
    question,
    seen,
    slay,
    told,
    tools,
    units,
    why,
)

BETRAYALS = {
    "mortizen-unmasked": "mortizen",
    "thief-in-the-night": "finn",
    "witch-bargain": "skuld",
    "troll-hunger": "grendl",
}
"""Those that strike at any time, and whom they show."""
LAIR: dict[str, Any] = dict(party="lair-east:3")


def betrayal(game: DragonLords, card: str, *, victim: Any = None, holder: Any = None, **more: Any) -> DragonLordsState:
    """The Elves are on the move, and the Orcs may turn one of their companions against them."""
    elves = {"party": "trail-1:4", "companions": BETRAYALS[card]} | (victim or {})
    orcs = {"prophecies": card} | (holder or {})
    return game.scenario(at="betrayals", alone=True, elves=elves, orcs=orcs, **more)


def quest_phase(game: DragonLords, cards: str, **elves: Any) -> DragonLordsState:
    """The Elves have these prophecies in their own quest phase."""
    return game.scenario(at="quest", elves=dict(party="trail-1:4", prophecies=cards) | elves, orcs={})


def hand(s: DragonLordsState, name: str) -> list[str]:
    found: list[str] = list(people(s, name).get("prophecies", []))
    return found


def pile(s: DragonLordsState) -> list[str]:
    return list(s.position().get("prophecy_pile", []))


def captive(s: DragonLordsState, name: str) -> dict[str, Any]:
    found: dict[str, Any] = people(s, name).get("captive") or {}
    return found


# --- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.1")
def test_only_its_holder_learns_which_prophecy_was_drawn(game: DragonLords) -> None:
    match = Match.of(game.scenario(at="gain-prophecy", alone=True, elves={}, orcs={}), seed=1)
    (card,) = hand(match.state, "elves")
    assert told(match.log(0), "prophecy-drawn") == [dict(people="elves", prophecy=card)]
    for other in (1, None):
        assert events(match.log(other)) == ["prophecy-drawn-hidden"]
        assert match.journal[-1].action_for(other) is None
        assert card not in str(match.state.view(other).to_data())
        assert len(hand(seen(match.state, other), "elves")) == 1
    assert hand(seen(match.state, 0), "elves") == [card]


@pytest.mark.rule("DL-18.1")
def test_a_card_that_was_played_is_known_to_all(game: DragonLords) -> None:
    match = Match.of(quest_phase(game, "mead-of-poetry rune-lore"), seed=1)
    assert "mead-of-poetry" not in str(match.state.view(1).to_data())
    match.play("prophesy mead-of-poetry")
    assert told(match.log(1), "prophecy-played") == [dict(people="elves", prophecy="mead-of-poetry")]
    assert "rune-lore" not in str(match.state.view(1).to_data())


@pytest.mark.rule("DL-18.2")
@pytest.mark.parametrize("at", ["purchase", "naval", "combat", "transfer", "reinforcement"])
def test_no_prophecy_outside_the_quest_phase(game: DragonLords, at: str) -> None:
    s = game.scenario(
        at=at,
        elves=dict(lands="hrafnborg:5 skeidvik:3", ships="1:skeidvik", gold=9, mana=5, prophecies="mead-of-poetry"),
        orcs=dict(lands="kaldskard:1"),
    )
    assert asked(s) == "elves"
    assert why(s, "prophesy mead-of-poetry") == "DL-18.2"


@pytest.mark.rule("DL-18.2")
def test_prophecies_are_played_before_and_after_the_move(game: DragonLords) -> None:
    s = quest_phase(game, "mead-of-poetry rune-lore", party="trail-10:4")
    assert {"prophesy mead-of-poetry", "prophesy rune-lore"} <= options(s)
    assert why(s, "prophesy fog-of-niflheim") == "DL-18.2", "a card that somebody else may have"
    play(s, "prophesy mead-of-poetry", "wander", "roll 1", "to village-north", "draw finn", "done")
    assert question(s) == "ask-after-quest"
    assert "prophesy rune-lore" in options(s)


@pytest.mark.rule("DL-18.3")
@pytest.mark.reading("DL 76")
def test_others_play_only_what_shows_a_companion_of_the_moving_party(game: DragonLords) -> None:
    s = betrayal(
        game, "troll-hunger", holder=dict(prophecies="troll-hunger thief-in-the-night mead-of-poetry coward-shout")
    )
    assert asked(s) == "orcs"
    assert options(s) == {"pass", "prophesy troll-hunger"}
    for card in ("thief-in-the-night", "mead-of-poetry", "coward-shout"):
        assert why(s, f"prophesy {card}") == "DL-18.3"


@pytest.mark.rule("DL-18.3")
@pytest.mark.reading("DL 76")
def test_a_party_that_does_not_move_is_safe(game: DragonLords) -> None:
    s = betrayal(
        game,
        "troll-hunger",
        victim=dict(companions="finn"),
        dwarves=dict(party="trail-5:2", companions="grendl"),
    )
    assert options(s) == {"done"}


@pytest.mark.rule("DL-18.3")
@pytest.mark.reading("DL 86")
def test_betrayals_before_the_space_acts_and_after(game: DragonLords) -> None:
    s = game.scenario(
        at="arrive",
        elves=dict(party="shrine-west:4", companions="grendl", mana=1),
        orcs=dict(prophecies="troll-hunger"),
    )
    assert (asked(s), mana(s, "elves")) == ("orcs", 1)
    play(s, "pass")
    assert (asked(s), mana(s, "elves")) == ("orcs", 2)
    play(s, "prophesy troll-hunger")
    assert units(s, "elves", "party") == 2


@pytest.mark.rule("DL-18.25")
@pytest.mark.reading("DL 86")
def test_betrayals_before_the_party_moves(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(party="trail-1:4", companions="finn", tools="torch"),
        orcs=dict(prophecies="thief-in-the-night"),
    )
    assert (asked(s), question(s)) == ("orcs", "ask-betray")
    play(s, "pass")
    assert s.fate is not None, "the party rolls"
    s = game.scenario(
        at="quest", elves=dict(party="trail-1:1", companions="grendl"), orcs=dict(prophecies="troll-hunger")
    )
    play(s, "prophesy troll-hunger")
    assert party(s, "elves") is None
    assert question(s) != "ask-journey"


@pytest.mark.rule("DL-18.25")
@pytest.mark.reading("DL 86")
def test_betrayals_between_the_rounds_of_a_fight(game: DragonLords) -> None:
    s = game.scenario(
        at="fight", card="howling-cave", face="cursed", count=2,
        elves=dict(party="trail-1:4", companions="grendl mortizen"),
        orcs=dict(prophecies="troll-hunger mortizen-unmasked"),
    )  # fmt: skip
    while s.fate is not None:
        s.apply(s.fate.outcomes[-1][0])
    assert (asked(s), question(s)) == ("orcs", "ask-betray")
    assert options(s) == {"pass", "prophesy troll-hunger"}, "riders do not come into another fight"
    play(s, "prophesy troll-hunger")
    assert company(s, "elves") == ["mortizen"]
    assert s.fight is not None
    assert s.fight.round == 1


@pytest.mark.rule("DL-18.25")
def test_a_party_that_a_betrayal_ends_has_lost_its_fight(game: DragonLords) -> None:
    s = game.scenario(
        at="fight", card="howling-cave", face="cursed", count=2,
        elves=dict(party="trail-1:1", companions="grendl"), orcs=dict(prophecies="troll-hunger"),
    )  # fmt: skip
    while s.fate is not None:
        s.apply(s.fate.outcomes[-1][0])
    play(s, "prophesy troll-hunger")
    assert s.fight is None
    assert party(s, "elves") is None


@pytest.mark.rule("DL-18.3")
def test_the_others_are_asked_one_after_the_other_and_for_all_they_have(game: DragonLords) -> None:
    s = betrayal(
        game,
        "troll-hunger",
        victim=dict(companions="grendl finn skuld", gold=3),
        holder=dict(prophecies="troll-hunger witch-bargain"),
        dwarves=dict(prophecies="thief-in-the-night"),
    )
    play(s, "orcs: prophesy witch-bargain")
    assert (asked(s), options(s)) == ("orcs", {"pass", "prophesy troll-hunger"})
    play(s, "orcs: pass")
    assert (asked(s), options(s)) == ("dwarves", {"pass", "prophesy thief-in-the-night"})
    play(s, "dwarves: pass")
    assert asked(s) == "elves"


@pytest.mark.rule("DL-18.4")
@pytest.mark.reading("DL 65")
def test_a_traitor_goes_under_the_companion_deck(game: DragonLords) -> None:
    s = betrayal(game, "witch-bargain", victim=dict(companions="skuld groa"), companion_pile="agnar")
    play(s, "prophesy witch-bargain")
    assert company(s, "elves") == ["groa"]
    assert list(s.position()["companion_pile"]) == ["agnar", "skuld"]


@pytest.mark.rule("DL-18.5")
def test_a_prophecy_works_once_and_goes_under_the_deck(game: DragonLords) -> None:
    s = game.scenario(
        at="quest", elves=dict(party="trail-1:4", prophecies="mead-of-poetry rune-lore"), prophecy_pile="orb-song"
    )
    play(s, "prophesy mead-of-poetry")
    assert (hand(s, "elves"), pile(s)) == (["rune-lore"], ["orb-song", "mead-of-poetry"])
    assert "prophesy mead-of-poetry" not in options(s)


@pytest.mark.rule("DL-18.5")
def test_cards_under_the_deck_come_back_when_it_is_used_up(game: DragonLords) -> None:
    s = game.scenario(at="gain-prophecy", alone=True, elves=dict(prophecies="rune-lore"), prophecy_pile="orb-song")
    assert set(answers(s)) == {f"draw {card}" for card in PROPHECY.words} - {"draw rune-lore", "draw orb-song"}
    used = [card for card in reversed(PROPHECY.words) if card != "rune-lore"]
    s = game.scenario(at="gain-prophecy", alone=True, elves=dict(prophecies="rune-lore"), prophecy_pile=used)
    assert set(answers(s)) == {f"draw {used[0]}"}


@pytest.mark.rule("DL-18.6")
def test_the_winner_of_a_fight_between_parties_takes_no_prophecies(game: DragonLords) -> None:
    s = game.scenario(
        at="parties",
        alone=True,
        elves=dict(party="trail-1:2"),
        orcs=dict(party="trail-1:1", prophecies="mead-of-poetry"),
    )
    play(s, "roll 1 6", "roll 6")
    assert party(s, "orcs") is None
    assert (hand(s, "elves"), hand(s, "orcs")) == ([], ["mead-of-poetry"])


@pytest.mark.rule("DL-18.6")
def test_who_kills_a_king_takes_his_scrolls_but_no_prophecies(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        alone=True,
        zone="solborg",
        guests="solborg:2",
        elves=dict(lands="isborg:3"),
        orcs=dict(lands="solborg:1 sotfell:3", scrolls="breath-of-aegir", prophecies="mead-of-poetry"),
    )
    happened = play(s, "orcs: pass", "roll 1 6", "roll 6")
    assert told(happened, "scrolls-taken") == [dict(people="elves", rival="orcs", count=1)]
    assert (hand(s, "elves"), hand(s, "orcs")) == ([], ["mead-of-poetry"])


# --- betrayals ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.7", "DL-18.8", "DL-18.9", "DL-18.10")
@pytest.mark.parametrize("card", BETRAYALS)
def test_four_betrayals_strike_in_the_own_quest_phase_too(game: DragonLords, card: str) -> None:
    who = BETRAYALS[card]
    s = game.scenario(at="quest", elves=dict(prophecies=card), orcs=dict(party="trail-5:3", companions=who, gold=9))
    happened = play(s, f"prophesy {card}")
    assert told(happened, "betrayed") == [dict(people="orcs", companion=who)]
    assert company(s, "orcs") == []


@pytest.mark.rule("DL-18.7", "DL-18.8", "DL-18.9", "DL-18.10")
@pytest.mark.parametrize(("number", "card"), list(enumerate(BETRAYALS, 7)))
def test_without_its_companion_a_betrayal_is_of_no_use(game: DragonLords, card: str, number: int) -> None:
    rule = f"DL-18.{number}"
    s = quest_phase(game, f"{card} mead-of-poetry", party="trail-1:4", companions=BETRAYALS[card])
    assert why(s, f"prophesy {card}") == rule, "nobody betrays the party of whoever plays the card"
    assert why(quest_phase(game, f"{card} mead-of-poetry"), f"prophesy {card}") == rule


@pytest.mark.rule("DL-18.7")
def test_mortizen_brings_riders_at_once(game: DragonLords) -> None:
    s = betrayal(game, "mortizen-unmasked", victim=dict(gold=4))
    play(s, "prophesy mortizen-unmasked")
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 5)}
    happened = play(s, "roll 3")
    assert told(happened, "monsters-attack") == [dict(monster="rider", count=3, attack=4, defence=6)]
    happened = play(s, "roll 6 6 6", "roll 1 6 6 6")
    assert told(happened, "monsters-hurt") == [dict(monster="rider", hits=1, slain=1)]
    happened = slay(s)
    assert told(happened, "combat-won")[0]["winner"] == "elves"
    assert options(s) == {"done"}, "there is no booty"
    assert (gold(s, "elves"), party(s, "elves"), company(s, "elves")) == (4, "trail-1", [])


@pytest.mark.rule("DL-18.7")
def test_mortizens_riders_capture_a_beaten_party(game: DragonLords) -> None:
    s = betrayal(game, "mortizen-unmasked", victim=dict(companions="mortizen groa", tools="torch"))
    play(s, "prophesy mortizen-unmasked", "roll 4")
    perish(s)
    assert party(s, "elves") is None
    assert captive(s, "elves")["tools"] == {"torch": 1}
    assert captive(s, "elves")["units"] > 0
    assert list(s.position()["companion_pile"]) == ["mortizen"]


@pytest.mark.rule("DL-18.7")
def test_the_space_does_not_act_on_a_party_that_mortizen_has_taken(game: DragonLords) -> None:
    s = game.scenario(
        at="arrive",
        elves=dict(party="shrine-west:1", companions="mortizen", mana=1),
        orcs=dict(prophecies="mortizen-unmasked"),
    )
    play(s, "prophesy mortizen-unmasked", "roll 1", "roll 4", "roll 6")
    assert (captive(s, "elves")["units"], mana(s, "elves")) == (1, 1)


@pytest.mark.rule("DL-18.8")
@pytest.mark.parametrize(("roll", "stolen"), [(1, 1), (4, 4), (6, 4)])
def test_finn_takes_the_tools_and_some_gold(game: DragonLords, roll: int, stolen: int) -> None:
    s = betrayal(
        game,
        "thief-in-the-night",
        victim=dict(tools="torch pickaxe:2 dragon-orb", gold=4),
        holder=dict(gold=1, prophecies="thief-in-the-night"),
    )
    play(s, "prophesy thief-in-the-night")
    assert len(answers(s)) == 6
    play(s, f"roll {roll}")
    assert tools(s, "elves") == {}
    assert (gold(s, "elves"), gold(s, "orcs")) == (4 - stolen, 1 + stolen)


@pytest.mark.rule("DL-18.9")
@pytest.mark.parametrize(("had", "left"), [(5, 3), (2, 0), (1, 0)])
def test_skuld_sells_the_mana_of_the_party(game: DragonLords, had: int, left: int) -> None:
    s = betrayal(game, "witch-bargain", victim=dict(mana=had), holder=dict(prophecies="witch-bargain", mana=2))
    play(s, "prophesy witch-bargain")
    assert (mana(s, "elves"), mana(s, "orcs")) == (left, 3)


@pytest.mark.rule("DL-18.10")
@pytest.mark.reading("DL 2")
def test_grendl_eats_two_and_the_owner_picks(game: DragonLords) -> None:
    s = betrayal(game, "troll-hunger", victim=dict(companions="grendl groa", pieces="decoy-1:party"))
    play(s, "prophesy troll-hunger")
    assert asked(s) == "elves"
    assert options(s) == {"lose groa", "lose decoy-1", "lose-units"}
    assert why(s, "lose grendl") == "DL-19.19"
    play(s, "lose groa", "lose-units")
    assert (units(s, "elves", "party"), company(s, "elves")) == (3, [])
    assert list(s.position()["companion_pile"]) == ["grendl"]


@pytest.mark.rule("DL-18.10")
def test_grendl_can_be_the_end_of_a_party(game: DragonLords) -> None:
    s = betrayal(game, "troll-hunger", victim=dict(party="trail-1:2"))
    assert "party-lost" in events(play(s, "prophesy troll-hunger"))
    assert party(s, "elves") is None


def shouted(game: DragonLords, card: str, count: int, face: str = "cursed") -> DragonLordsState:
    """The Elves meet monsters with Ivar among them, and the Orcs have the Coward's Shout."""
    return game.scenario(
        at="fight", alone=True, card=card, face=face, count=count,
        elves=dict(party="trail-1:4", companions="ivar"), orcs=dict(prophecies="coward-shout false-song"),
    )  # fmt: skip


@pytest.mark.rule("DL-18.11")
@pytest.mark.parametrize(("count", "hits", "after"), [(1, 2, (1, 3)), (2, 2, (3, 2)), (4, 2, (5, 2))])
def test_ivars_shout_makes_a_fight_harder(game: DragonLords, count: int, hits: int, after: tuple[int, int]) -> None:
    s = shouted(game, "howling-cave", count)
    assert (asked(s), options(s)) == ("orcs", {"pass", "prophesy coward-shout"})
    play(s, "prophesy coward-shout")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.beasts.count, s.fight.beasts.hits) == after
    assert len(next(iter(answers(s))).split()) == after[0] + 1, "the number of dice"
    assert company(s, "elves") == []


@pytest.mark.rule("DL-18.11")
def test_the_shout_comes_at_the_start_of_a_fight_or_never(game: DragonLords) -> None:
    s = shouted(game, "howling-cave", 2)
    play(s, "pass", "roll 6 6", "roll 8", "roll 8", "roll 8", "roll 8", "roll 8")
    assert s.fight is not None
    assert s.fight.round == 2
    assert s.fate is not None, "the second round begins, and nobody is asked"


@pytest.mark.rule("DL-18.11")
def test_the_dragon_of_a_lair_is_a_single_monster(game: DragonLords) -> None:
    s = game.scenario(at="lair", alone=True, elves=LAIR | dict(companions="ivar"), orcs=dict(prophecies="coward-shout"))
    play(s, "prophesy coward-shout")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.beasts.count, s.fight.beasts.hits) == (1, 3)


@pytest.mark.rule("DL-18.3", "DL-18.11")
def test_no_shout_in_the_fight_of_a_party_that_does_not_move(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(prophecies="mortizen-unmasked coward-shout"),
        orcs=dict(party="trail-5:3", companions="mortizen ivar"),
    )
    play(s, "prophesy mortizen-unmasked", "roll 2")
    assert "roll 6 6" in answers(s), "the Riders strike at once"


@pytest.mark.rule("DL-18.11", "DL-18.12")
def test_neither_shout_nor_song_in_the_own_quest_phase(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(prophecies="coward-shout false-song mead-of-poetry"),
        orcs=dict(party="trail-5:3", companions="ivar ragna"),
    )
    assert why(s, "prophesy coward-shout") == "DL-18.11"
    assert why(s, "prophesy false-song") == "DL-18.12"


def sung(game: DragonLords, card: str = "giants-causeway", **elves: Any) -> DragonLordsState:
    """The Elves face a quest card with Ragna among them, and the Orcs have the False Song."""
    return game.scenario(
        at="quest-card", alone=True, card=card,
        elves=dict(party="trail-1:4", companions="ragna") | elves, orcs=dict(prophecies="false-song coward-shout"),
    )  # fmt: skip


@pytest.mark.rule("DL-18.12")
@pytest.mark.parametrize("face", ["blessed", "ignored"])
def test_ragnas_song_turns_the_die_to_red(game: DragonLords, face: str) -> None:
    s = sung(game)
    play(s, f"crystal {face}", "elves: keep")
    assert (asked(s), options(s)) == ("orcs", {"pass", "prophesy false-song"})
    happened = play(s, "prophesy false-song")
    assert told(happened, "crystal-turned") == [dict(people="orcs", crystal="cursed")]
    assert told(happened, "quest-read")[0]["crystal"] == "cursed"
    assert company(s, "elves") == []


@pytest.mark.rule("DL-18.12")
def test_a_song_that_is_not_sung_changes_nothing(game: DragonLords) -> None:
    s = sung(game)
    happened = play(s, "crystal blessed", "keep", "pass")
    assert told(happened, "quest-read")[0]["crystal"] == "blessed"


@pytest.mark.rule("DL-18.12")
def test_no_song_on_red(game: DragonLords) -> None:
    s = sung(game)
    happened = play(s, "crystal cursed", "keep")
    assert told(happened, "quest-read")[0]["crystal"] == "cursed"


@pytest.mark.rule("DL-18.12")
def test_a_song_can_turn_the_second_roll_of_a_card(game: DragonLords) -> None:
    s = sung(game, "singing-tarn")
    play(s, "crystal cursed", "keep", "crystal blessed", "keep", "prophesy false-song")
    assert captive(s, "elves")["units"] == 4


# --- the Oathkeeper -------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.13")
@pytest.mark.parametrize("card", BETRAYALS)
def test_the_oathkeeper_cancels_a_betrayal(game: DragonLords, card: str) -> None:
    s = betrayal(game, card, victim=dict(prophecies="oathkeeper", tools="torch", gold=5, mana=3))
    play(s, f"prophesy {card}")
    assert (asked(s), options(s)) == ("elves", {"pass", "prophesy oathkeeper"})
    happened = play(s, "prophesy oathkeeper")
    assert told(happened, "oath-kept") == [dict(people="elves", companion=BETRAYALS[card])]
    assert options(s) == {"done"}
    assert (company(s, "elves"), tools(s, "elves")) == ([BETRAYALS[card]], {"torch": 1})
    assert (units(s, "elves", "party"), gold(s, "elves"), mana(s, "elves"), mana(s, "orcs")) == (4, 5, 3, 2)
    assert pile(s) == [card, "oathkeeper"]


@pytest.mark.rule("DL-18.13")
def test_nobody_has_to_keep_an_oath(game: DragonLords) -> None:
    s = betrayal(game, "troll-hunger", victim=dict(prophecies="oathkeeper"))
    play(s, "prophesy troll-hunger", "pass")
    assert (units(s, "elves", "party"), hand(s, "elves"), company(s, "elves")) == (2, ["oathkeeper"], [])


@pytest.mark.rule("DL-18.13")
def test_the_oathkeeper_answers_in_the_quest_phase_of_another(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(prophecies="troll-hunger"),
        orcs=dict(party="trail-5:3", companions="grendl", prophecies="oathkeeper"),
        dwarves=dict(prophecies="mead-of-poetry"),
    )
    play(s, "prophesy troll-hunger", "orcs: prophesy oathkeeper")
    assert (units(s, "orcs", "party"), company(s, "orcs")) == (3, ["grendl"])


@pytest.mark.rule("DL-18.13")
def test_the_oathkeeper_helps_no_other_party_and_does_nothing_alone(game: DragonLords) -> None:
    s = betrayal(game, "troll-hunger", dwarves=dict(prophecies="oathkeeper"))
    play(s, "prophesy troll-hunger")
    assert units(s, "elves", "party") == 2
    assert hand(s, "dwarves") == ["oathkeeper"]
    s = quest_phase(game, "oathkeeper mead-of-poetry", companions="grendl")
    assert why(s, "prophesy oathkeeper") == "DL-18.13"


@pytest.mark.rule("DL-18.13")
def test_an_oath_against_the_false_song_leaves_the_die_as_it_was(game: DragonLords) -> None:
    s = sung(game, prophecies="oathkeeper")
    happened = play(s, "crystal blessed", "keep", "prophesy false-song", "elves: prophesy oathkeeper")
    assert told(happened, "quest-read")[0]["crystal"] == "blessed"
    assert company(s, "elves") == ["ragna"]


@pytest.mark.rule("DL-18.13")
def test_an_oath_against_the_shout_calls_no_monster(game: DragonLords) -> None:
    s = game.scenario(
        at="fight",
        alone=True,
        card="howling-cave",
        face="ignored",
        count=2,
        elves=dict(party="trail-1:4", companions="ivar", prophecies="oathkeeper"),
        orcs=dict(prophecies="coward-shout"),
    )
    play(s, "prophesy coward-shout", "elves: prophesy oathkeeper")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.beasts.count, company(s, "elves")) == (2, ["ivar"])


# --- freeing a party ------------------------------------------------------------------------------

RESCUES = [pytest.param("broken-chains", id="DL-18.14"), pytest.param("sleeping-jailer", id="DL-18.15")]
FREED: dict[str, Any] = dict(captive=dict(units=3, companions="finn groa", tools="torch"))


@pytest.mark.rule("DL-18.14", "DL-18.15")
@pytest.mark.parametrize("card", RESCUES)
def test_a_freed_party_joins_the_one_in_the_wastelands(game: DragonLords, card: str) -> None:
    s = quest_phase(game, card, party="trail-1:2", companions="brokk", tools="pickaxe", **FREED)
    play(s, f"prophesy {card}")
    assert (units(s, "elves", "party"), captive(s, "elves")) == (5, {})
    assert set(company(s, "elves")) == {"brokk", "finn", "groa"}
    assert tools(s, "elves") == {"pickaxe": 1, "torch": 1}
    assert pile(s) == [card]


@pytest.mark.rule("DL-18.14", "DL-18.15")
@pytest.mark.parametrize("card", RESCUES)
def test_without_a_party_the_freed_units_go_home(game: DragonLords, card: str) -> None:
    s = game.scenario(at="quest", elves=dict(lands="isborg:2 frostgate:1", prophecies=card, **FREED), orcs={})
    play(s, f"prophesy {card}")
    assert people(s, "elves")["lands"] == {"isborg": 5, "frostgate": 1}
    assert (captive(s, "elves"), party(s, "elves")) == ({}, None)


@pytest.mark.rule("DL-18.14", "DL-18.15")
@pytest.mark.parametrize("card", RESCUES)
def test_the_owner_picks_the_kingdom(game: DragonLords, card: str) -> None:
    s = game.scenario(at="quest", elves=dict(lands="isborg:2 solborg:2 frostgate:1", prophecies=card, captive=3))
    play(s, f"prophesy {card}")
    assert options(s) == {"to isborg", "to solborg"}
    play(s, "to solborg")
    assert units(s, "elves", "solborg") == 5


@pytest.mark.rule("DL-18.14", "DL-18.15")
@pytest.mark.parametrize("card", RESCUES)
def test_only_a_captured_party_can_be_freed(game: DragonLords, card: str) -> None:
    s = game.scenario(at="quest", elves=dict(prophecies=f"{card} mead-of-poetry"), orcs=dict(captive=3))
    rule = {"broken-chains": "DL-18.14", "sleeping-jailer": "DL-18.15"}[card]
    assert why(s, f"prophesy {card}") == rule


# --- moves ----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.16")
def test_the_rainbow_road_leads_anywhere_without_a_roll(game: DragonLords) -> None:
    s = quest_phase(game, "rainbow-road", mana=1)
    happened = play(s, "prophesy rainbow-road")
    assert "party-rolled" not in events(happened)
    assert options(s) == {f"to {space}" for space in SPACE.words if space != "trail-1"}
    play(s, "to shrine-west")
    assert (party(s, "elves"), mana(s, "elves")) == ("shrine-west", 2)
    assert s.position()["phase"] != "quest", "the party has had its move"


@pytest.mark.rule("DL-18.16")
def test_after_the_move_the_rainbow_road_is_closed(game: DragonLords) -> None:
    s = quest_phase(game, "rainbow-road mead-of-poetry")
    play(s, "wander", "roll 1", "to village-north", "draw finn", "done")
    assert why(s, "prophesy rainbow-road") == "DL-18.16"
    s = quest_phase(game, "rainbow-road mead-of-poetry", party="")
    assert why(s, "prophesy rainbow-road") == "DL-18.16"


@pytest.mark.rule("DL-18.21")
def test_a_long_stride_adds_a_second_die(game: DragonLords) -> None:
    s = quest_phase(game, "long-stride mead-of-poetry", mana=0)
    assert why(s, "prophesy long-stride") == "DL-18.21", "it comes after the roll"
    play(s, "wander", "roll 2")
    near = options(s) - {"prophesy long-stride"}
    play(s, "prophesy long-stride")
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 5)}
    happened = play(s, "roll 3")
    assert told(happened, "party-rolled") == [dict(people="elves", roll=5)]
    there = game.scenario(at="move", roll=5, elves=dict(party="trail-1:4", mana=0))
    assert options(s) == options(there) != near
    assert hand(s, "elves") == ["mead-of-poetry"]


@pytest.mark.rule("DL-18.24")
def test_in_the_fog_the_roll_is_one_and_mana_is_of_no_use(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(party="trail-5:3", mana=5),
        orcs=dict(party="trail-1:2", prophecies="fog-of-niflheim"),
        active="orcs",
    )
    happened = play(s, "prophesy fog-of-niflheim")
    assert told(happened, "fog-sent") == [dict(people="orcs", victim="elves")]
    assert people(s, "elves")["fog"]
    s = game.scenario(at="quest", elves=dict(party="trail-5:3", mana=5, fog=True), orcs={})
    assert s.fate is None
    assert options(s) == {"to trail-4", "to village-south"}
    assert why(s, "to trail-6") == "DL-18.24"
    play(s, "to trail-4")
    assert not people(s, "elves").get("fog")


@pytest.mark.rule("DL-18.24")
def test_the_fog_needs_an_enemy_party_and_finds_the_one_that_is_named(game: DragonLords) -> None:
    parties: dict[str, Any] = dict(elves=dict(prophecies="fog-of-niflheim mead-of-poetry", party="trail-1:2"))
    s = game.scenario(at="quest", **parties, orcs={})
    assert why(s, "prophesy fog-of-niflheim") == "DL-18.24"
    s = game.scenario(at="quest", **parties, orcs=dict(party="trail-5:2"), dwarves=dict(party="trail-6:2"))
    play(s, "prophesy fog-of-niflheim")
    assert options(s) == {"against orcs", "against dwarves"}
    play(s, "against dwarves")
    assert people(s, "dwarves")["fog"]
    assert not people(s, "orcs").get("fog")


@pytest.mark.rule("DL-18.24")
def test_the_fog_waits_for_a_roll(game: DragonLords) -> None:
    s = quest_phase(game, "rainbow-road", fog=True)
    play(s, "prophesy rainbow-road", "to shrine-west")
    assert people(s, "elves")["fog"]


# --- fate -----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.17")
@pytest.mark.parametrize("face", ["ignored", "cursed"])
def test_the_norns_bless_a_quest(game: DragonLords, face: str) -> None:
    s = game.scenario(
        at="quest-card",
        alone=True,
        card="giants-causeway",
        elves=dict(party="trail-1:4", prophecies="favour-of-the-norns"),
        orcs=dict(prophecies="mead-of-poetry"),
    )
    play(s, f"crystal {face}")
    assert (asked(s), options(s)) == ("elves", {"keep", "prophesy favour-of-the-norns"})
    happened = play(s, "prophesy favour-of-the-norns")
    assert told(happened, "quest-read")[0]["crystal"] == "blessed"
    assert (gold(s, "elves"), pile(s)) == (6, ["favour-of-the-norns"])


@pytest.mark.rule("DL-18.17")
def test_a_blessed_quest_needs_no_favour(game: DragonLords) -> None:
    s = game.scenario(
        at="quest-card",
        alone=True,
        card="giants-causeway",
        elves=dict(party="trail-1:4", prophecies="favour-of-the-norns"),
    )
    play(s, "crystal blessed")
    assert (gold(s, "elves"), hand(s, "elves")) == (6, ["favour-of-the-norns"])


@pytest.mark.rule("DL-18.17")
def test_the_norns_favour_only_their_holders_own_quest(game: DragonLords) -> None:
    s = game.scenario(
        at="quest-card",
        alone=True,
        card="giants-causeway",
        elves=dict(party="trail-1:4"),
        orcs=dict(prophecies="favour-of-the-norns"),
    )
    happened = play(s, "crystal cursed")
    assert told(happened, "quest-read")[0]["crystal"] == "cursed"
    s = quest_phase(game, "favour-of-the-norns mead-of-poetry")
    assert why(s, "prophesy favour-of-the-norns") == "DL-18.17"


@pytest.mark.rule("DL-18.17")
def test_the_norns_charm_no_dragon(game: DragonLords) -> None:
    s = game.scenario(at="lair", alone=True, elves=LAIR | dict(tools="dragon-orb", prophecies="favour-of-the-norns"))
    play(s, "charm", "crystal ignored")
    assert s.fate is not None, "the party tries to stop the dragon"
    assert s.fate.kind == "dice"


@pytest.mark.rule("DL-18.18")
def test_a_sleeping_dragon_breathes_no_fire_and_strikes_weakly(game: DragonLords) -> None:
    s = game.scenario(at="lair", alone=True, elves=LAIR | dict(prophecies="dragon-sleeps mead-of-poetry"))
    assert (asked(s), options(s)) == ("elves", {"pass", "prophesy dragon-sleeps"})
    happened = play(s, "prophesy dragon-sleeps", "roll 5", "roll 12", "roll 12", "roll 12", "roll 4")
    assert "monsters-shoot" not in events(happened)
    assert [said["need"] for said in told(happened, "melee") if said["people"] == "monsters"] == [4, 4]
    assert [said["hits"] for said in told(happened, "melee") if said["people"] == "monsters"] == [0, 1]


@pytest.mark.rule("DL-18.18")
def test_without_the_card_the_dragon_is_awake(game: DragonLords) -> None:
    s = game.scenario(at="lair", alone=True, elves=LAIR | dict(prophecies="dragon-sleeps"))
    happened = play(s, "pass", "roll 6")
    assert told(happened, "monsters-shoot") == [dict(monster="dragon", hits=1)]
    assert told(happened, "melee")[0]["need"] == 6
    assert hand(s, "elves") == ["dragon-sleeps"]


@pytest.mark.rule("DL-18.18")
def test_only_a_dragon_can_be_put_to_sleep(game: DragonLords) -> None:
    elves = dict(party="trail-1:4", prophecies="dragon-sleeps mead-of-poetry")
    s = game.scenario(at="fight", alone=True, card="fires-of-surt", face="cursed", elves=elves)
    assert s.fate is not None, "nobody is asked"
    s = game.scenario(at="fight", alone=True, card="wounded-wyrm", face="cursed", elves=elves)
    assert "prophesy dragon-sleeps" in options(s)
    assert why(quest_phase(game, "dragon-sleeps mead-of-poetry"), "prophesy dragon-sleeps") == "DL-18.18"


@pytest.mark.rule("DL-18.19")
def test_the_orb_song_makes_an_orb_cheap(game: DragonLords) -> None:
    s = game.scenario(at="space", elves=dict(party="den-east:3", mana=2, prophecies="orb-song"), orcs={})
    assert why(s, "buy dragon-orb") == "DL-16.30"
    play(s, "prophesy orb-song", "buy dragon-orb")
    assert (tools(s, "elves"), mana(s, "elves"), pile(s)) == ({"dragon-orb": 1}, 1, ["orb-song"])


@pytest.mark.rule("DL-18.19")
def test_the_orb_song_is_heard_in_a_den_only(game: DragonLords) -> None:
    s = quest_phase(game, "orb-song mead-of-poetry", mana=5)
    assert why(s, "prophesy orb-song") == "DL-18.19"
    s = game.scenario(at="space", elves=dict(party="den-east:3", mana=2), orcs=dict(prophecies="orb-song"))
    assert "buy dragon-orb" not in (options(s) if s.decision else set())


# --- gains ----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-18.20")
@pytest.mark.parametrize(("face", "found"), [(1, 3), (6, 8)])
def test_a_pickaxe_digs_up_a_hoard(game: DragonLords, face: int, found: int) -> None:
    s = quest_phase(game, "buried-hoard", tools="pickaxe", companions="brokk")
    play(s, "prophesy buried-hoard")
    assert len(answers(s)) == 6
    play(s, f"roll {face}")
    assert gold(s, "elves") == found, "Brokk finds more on quests only"
    assert tools(s, "elves") == {"pickaxe": 1}


@pytest.mark.rule("DL-18.20")
def test_no_hoard_without_a_pickaxe(game: DragonLords) -> None:
    s = quest_phase(game, "buried-hoard mead-of-poetry", tools="torch")
    assert why(s, "prophesy buried-hoard") == "DL-18.20"
    s = quest_phase(game, "buried-hoard", companions="odenin")
    assert "prophesy buried-hoard" in options(s), "the prince serves as a pickaxe"


@pytest.mark.rule("DL-18.22")
def test_rune_lore_teaches_a_wizard_of_the_party(game: DragonLords) -> None:
    s = quest_phase(game, "rune-lore", pieces="wizard-1:party", spells="wizard-1:heal")
    play(s, "prophesy rune-lore")
    assert set(answers(s)) == {f"roll {face}" for face in range(2, 7)}, "Heal is known already"
    play(s, "roll 4")
    assert people(s, "elves")["spells"]["wizard-1"] == ("heal", "teleport")


@pytest.mark.rule("DL-18.22")
def test_rune_lore_makes_a_wizard_where_there_is_none(game: DragonLords) -> None:
    s = quest_phase(game, "rune-lore")
    play(s, "prophesy rune-lore", "roll 1")
    assert people(s, "elves")["pieces"]["wizard-1"] == "party"
    assert people(s, "elves")["spells"] == {"wizard-1": ("heal",)}
    assert why(quest_phase(game, "rune-lore mead-of-poetry", party=""), "prophesy rune-lore") == "DL-18.22"


@pytest.mark.rule("DL-18.23")
@pytest.mark.parametrize(("had", "has"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_the_mead_brings_two_mana_within_the_limit(game: DragonLords, had: int, has: int) -> None:
    s = quest_phase(game, "mead-of-poetry", mana=had)
    play(s, "prophesy mead-of-poetry")
    assert mana(s, "elves") == has
