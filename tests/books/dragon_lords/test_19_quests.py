"""Chapter 19, quests: the neighbour reads, the crystal die decides, monsters attack, and what each card brings."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.rules.wastes.monsters import wound
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COMPANION, MONSTER, QUEST, SPACE, TERRITORY
from tests.books.dragon_lords.table import (
    answers,
    asked,
    company,
    events,
    gold,
    guests,
    mana,
    options,
    party,
    people,
    perish,
    play,
    question,
    slay,
    stored,
    told,
    tools,
    units,
    where,
    why,
)

OVER = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""


def drawn(game: DragonLords, card: str, others: Any = None, **elves: Any) -> DragonLordsState:
    """The Elves draw a card; nothing follows."""
    party = dict(party="trail-1:6", tools="torch pickaxe") | elves
    return game.scenario(at="quest-card", alone=True, card=card, elves=party, **(others or dict(orcs={})))


def column(game: DragonLords, card: str, face: str, people: str = "elves", **parts: Any) -> DragonLordsState:
    """One column of a card is read to a party of six; nothing follows."""
    peoples: dict[str, Any] = {people: dict(party="trail-1:6") | parts}
    return game.scenario(at="quest-card", alone=True, card=card, face=face, **peoples)


def hunt(
    game: DragonLords, card: str, face: str, count: int = 1, people: str = "elves", **parts: Any
) -> DragonLordsState:
    """A number of monsters of a card attack a party of three; nothing follows."""
    peoples: dict[str, Any] = {people: dict(party="trail-1:3") | parts}
    return game.scenario(at="fight", alone=True, card=card, face=face, count=count, **peoples)


def met(s: DragonLordsState, die: int = 0) -> tuple[Any, ...]:
    """Who attacks, with Attack, Defence, hit points and what is special; two of them, if a die has to tell."""
    if die:
        assert set(answers(s)) == {f"roll {face}" for face in range(1, die + 1)}
        play(s, "roll 2")
    assert s.fight is not None
    beasts = s.fight.beasts
    assert beasts is not None
    assert beasts.count == (2 if die else 1)
    special = {*beasts.traits, *(["captures"] if beasts.captures else [])}
    return (MONSTER.words[beasts.monster], beasts.attack, beasts.defence, beasts.hits, special)


def treasure(s: DragonLordsState, name: str = "gungnir") -> None:
    """The party gains a treasure and gives it to one of its own."""
    assert s.fate is not None
    assert s.fate.kind == "treasure"
    play(s, f"draw {name}", "bestow party")


def scrolls(s: DragonLordsState, name: str = "elves") -> list[str]:
    return [card["scroll"] for card in people(s, name).get("scrolls", ())]


def monsters(s: DragonLordsState) -> int:
    """How many are left."""
    return s.fight.beasts.count if s.fight is not None and s.fight.beasts is not None else 0


# --- the card -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-19.1")
def test_the_neighbour_on_the_right_reads(game: DragonLords) -> None:
    s = drawn(game, "hermit-hearth", dict(orcs={}, dwarves={}))
    assert told(s.events, "quest-drawn") == [dict(people="elves", quest="hermit-hearth", reader="dwarves")]
    play(s, "crystal cursed")
    assert asked(s) == "dwarves", "the reader makes the choice that the card leaves open"


@pytest.mark.rule("DL-19.1")
def test_who_is_out_of_the_game_reads_nothing(game: DragonLords) -> None:
    s = drawn(game, "hermit-hearth", dict(orcs={}, dwarves=dict(out=True)))
    assert told(s.events, "quest-drawn")[0]["reader"] == "orcs"


@pytest.mark.rule("DL-19.1")
def test_nobody_reads_to_themselves(game: DragonLords) -> None:
    s = game.scenario(
        at="quest-card",
        alone=True,
        two_players="peoples",
        card="hermit-hearth",
        peoples="elves orcs dwarves barbarians",
        active="dwarves",
        dwarves=dict(party="trail-1:3"),
    )
    assert told(s.events, "quest-drawn")[0]["reader"] == "orcs"


@pytest.mark.rule("DL-19.2")
@pytest.mark.parametrize(
    ("card", "demand"),
    [
        ("howling-cave", dict(tools="torch")),
        ("barrow", dict(tools="torch")),
        ("forsaken-mine", dict(tools="pickaxe")),
        ("rainbow-gate", dict(pieces="wizard-1:party")),
    ],
)
def test_without_what_a_card_demands_it_goes_under_the_deck(
    game: DragonLords, card: str, demand: dict[str, Any]
) -> None:
    everything = dict(tools="torch pickaxe talisman", pieces="wizard-1:party wizard-2:hrafnborg", lands="hrafnborg:3")
    lacking = {
        "tools": str(everything["tools"]).replace(demand.get("tools", "-"), ""),
        "pieces": "wizard-2:hrafnborg" if "pieces" in demand else everything["pieces"],
    }
    s = drawn(game, card, **everything | lacking)
    assert events(s.events) == ["quest-drawn", "quest-barred", "quest-over"]
    assert options(s) == OVER, "no die is rolled"
    assert list(s.position()["quest_pile"]) == [card]
    s = drawn(game, card, **demand)
    assert set(answers(s)) == {"crystal blessed", "crystal ignored", "crystal cursed"}


@pytest.mark.rule("DL-19.2")
def test_the_wizard_who_is_demanded_shows_himself(game: DragonLords) -> None:
    s = drawn(game, "rainbow-gate", pieces="wizard-1:party wizard-2:party")
    assert told(s.events, "revealed") == [dict(people="elves", piece="wizard-1", place="party")]
    s = drawn(game, "rainbow-gate", pieces="wizard-1:party wizard-2:party", shown="wizard-2")
    assert told(s.events, "revealed") == []


@pytest.mark.rule("DL-19.3")
def test_only_four_cards_demand_anything(game: DragonLords) -> None:
    for card in QUEST.words:
        s = drawn(game, card, tools="")
        assert ("quest-barred" in events(s.events)) == (
            card in ("rainbow-gate", "howling-cave", "forsaken-mine", "barrow")
        )


@pytest.mark.rule("DL-19.4")
@pytest.mark.parametrize(("face", "got"), [("blessed", 6), ("ignored", 0), ("cursed", 0)])
def test_only_the_column_of_the_crystal_die_counts(game: DragonLords, face: str, got: int) -> None:
    s = drawn(game, "giants-causeway")
    happened = play(s, f"crystal {face}")
    assert told(happened, "quest-read") == [dict(people="elves", quest="giants-causeway", crystal=face)]
    assert gold(s, "elves") == got
    assert (s.fate.kind if s.fate else None) == (None if face == "blessed" else "dice")


@pytest.mark.rule("DL-19.5")
def test_each_colour_stands_on_two_faces(game: DragonLords) -> None:
    s = drawn(game, "giants-causeway")
    assert answers(s) == {"crystal blessed": 2, "crystal ignored": 2, "crystal cursed": 2}


@pytest.mark.rule("DL-19.6", "DL-19.7")
@pytest.mark.reading("DL 74")
def test_booty_is_revealed_when_the_monsters_are_beaten(game: DragonLords) -> None:
    s = drawn(game, "howling-cave")
    happened = play(s, "crystal ignored", "roll 1", "roll 6")
    assert set(events(happened)) == {"gods-consulted", "quest-read", "amount-rolled", "monsters-attack", "melee"}
    for viewer in (0, 1, None):
        assert "potion" not in str(s.view(viewer).to_data())
    assert (gold(s, "elves"), tools(s, "elves")) == (0, {"torch": 1, "pickaxe": 1})
    happened = play(s, "roll 1 6 6 6 6 6")
    assert told(happened, "tool-gained") == [dict(people="elves", tool="potion")]
    assert (gold(s, "elves"), tools(s, "elves")["potion"]) == (5, 1)


@pytest.mark.rule("DL-19.7")
def test_no_booty_for_a_party_that_is_beaten(game: DragonLords) -> None:
    s = hunt(game, "mortizen-toll", "ignored", 3, party="trail-1:2")
    perish(s)
    assert (gold(s, "elves"), options(s)) == (0, OVER)


@pytest.mark.rule("DL-19.7")
def test_no_booty_if_nobody_is_left_to_take_it(game: DragonLords) -> None:
    s = hunt(game, "mortizen-toll", "ignored", 1, party="trail-1:1")
    happened = play(s, "roll 1", "roll 1")
    assert "nobody-left" in events(happened)
    assert (party(s, "elves"), gold(s, "elves"), options(s)) == (None, 0, OVER)


@pytest.mark.rule("DL-19.8")
@pytest.mark.parametrize("end", [slay, perish])
def test_won_or_lost_the_card_goes_under_the_deck(game: DragonLords, end: Any) -> None:
    s = game.scenario(
        at="fight",
        alone=True,
        card="drowned-marsh",
        face="ignored",
        count=2,
        quest_pile="caravan",
        elves=dict(party="trail-1:2"),
    )
    assert list(s.position()["quest_pile"]) == ["caravan"]
    happened = end(s)
    assert told(happened, "quest-over") == [dict(people="elves", quest="drowned-marsh")]
    assert list(s.position()["quest_pile"]) == ["caravan", "drowned-marsh"]


@pytest.mark.rule("DL-19.8")
def test_a_card_is_not_drawn_again_while_others_are_left(game: DragonLords) -> None:
    used = [card for card in QUEST.words if card not in ("caravan", "barrow")]
    s = game.scenario(at="space", elves=dict(party="trail-1:3"), quest_pile=used)
    assert set(answers(s)) == {"draw caravan", "draw barrow"}
    s = game.scenario(at="space", elves=dict(party="trail-1:3"), quest_pile=[*used, "caravan", "barrow"])
    assert set(answers(s)) == {f"draw {used[0]}"}


@pytest.mark.rule("DL-19.9")
@pytest.mark.parametrize(("before", "after", "home"), [(3, 5, 0), (5, 6, 1), (6, 6, 2)])
def test_units_of_a_quest_join_at_once_and_the_surplus_goes_home(
    game: DragonLords, before: int, after: int, home: int
) -> None:
    s = column(game, "valkyrie-trial", "blessed", party=f"trail-1:{before}")
    assert units(s, "elves", "party") == after
    assert s.surplus == home


# --- quest combat ---------------------------------------------------------------------------------


@pytest.mark.rule("DL-19.10")
def test_the_die_before_the_name_tells_how_many_attack(game: DragonLords) -> None:
    s = column(game, "web-hung-wood", "cursed")
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 9)}
    happened = play(s, "roll 5")
    assert told(happened, "monsters-attack") == [dict(monster="spider", count=5, attack=3, defence=6)]
    assert len(next(iter(answers(s))).split()) == 5 + 1


@pytest.mark.rule("DL-19.11")
def test_the_party_shoots_first_and_the_monsters_strike_first(game: DragonLords) -> None:
    s = hunt(game, "frozen-mere", "cursed", companions="skuld")
    happened = play(s, "shoot skuld", "roll 6", "lose-units", "roll 6", "roll 10", "roll 10")
    order = [event.key if event.key != "melee" else str(event.words()["people"]) for event in happened]
    assert order == ["companion-shot", "monsters-shoot", "units-lost", "monsters", "elves"]


@pytest.mark.rule("DL-19.12", "DL-19.16")
def test_each_wizard_casts_and_those_who_shot_do_not_strike(game: DragonLords) -> None:
    s = hunt(
        game,
        "caravan",
        "cursed",
        5,
        party="trail-1:4",
        pieces="wizard-1:party wizard-2:party",
        spells="wizard-1:arrows-of-skadi wizard-2:arrows-of-skadi",
        companions="aurvandila finn",
    )
    assert options(s) == {
        "pass", "spell wizard-1 arrows-of-skadi", "spell wizard-2 arrows-of-skadi", "shoot aurvandila",
    }  # fmt: skip
    play(s, "spell wizard-1 arrows-of-skadi")
    assert why(s, "spell wizard-1 arrows-of-skadi") == "DL-12.14"
    play(s, "spell wizard-2 arrows-of-skadi", "shoot aurvandila", "roll 4")
    assert monsters(s) == 2
    play(s, "roll 6 6")
    assert len(next(iter(answers(s))).split()) == 2 + 1, "two plain units are left to roll"
    happened = play(s, "roll 6 6", "roll 6")
    assert [said["dice"] for said in told(happened, "melee")] == [2, 1], "and then Finn"
    assert monsters(s) == 2, "a new round has begun"


@pytest.mark.rule("DL-19.13")
def test_monsters_use_their_missiles_in_every_round_and_still_strike(game: DragonLords) -> None:
    s = hunt(game, "fires-of-surt", "cursed", party="trail-1:4")
    assert told(s.events, "monsters-shoot") == [dict(monster="fire-lord", hits=1)]
    assert units(s, "elves", "party") == 3
    happened = play(s, "roll 6", "roll 10", "roll 10", "roll 10")
    assert [said["people"] for said in told(happened, "melee")] == ["monsters", "elves"]
    assert told(happened, "monsters-shoot") == [dict(monster="fire-lord", hits=1)]
    assert units(s, "elves", "party") == 2


@pytest.mark.rule("DL-19.13")
def test_a_dragon_breathes_fire_even_if_it_falls_to_missiles(game: DragonLords) -> None:
    s = hunt(
        game,
        "wounded-wyrm",
        "ignored",
        party="trail-1:3",
        pieces="wizard-1:party wizard-2:party",
        spells="wizard-1:arrows-of-skadi wizard-2:arrows-of-skadi",
    )
    play(s, "spell wizard-1 arrows-of-skadi", "spell wizard-2 arrows-of-skadi")
    assert question(s) == "ask-losses", "the fire has hit, and the dragon is dead"
    play(s, "lose-units")
    assert units(s, "elves", "party") == 2
    assert s.fate is not None
    assert s.fate.kind == "treasure"


@pytest.mark.rule("DL-19.14")
def test_each_living_monster_rolls_a_d6_against_its_attack(game: DragonLords) -> None:
    s = hunt(game, "giants-causeway", "cursed", 3, party="trail-1:6")
    assert "roll 6 6 6" in answers(s)
    happened = play(s, "roll 1 5 6")
    assert told(happened, "melee") == [dict(people="monsters", dice=3, need=5, hits=2)]
    play(s, "roll 1", "roll 8", "roll 8", "roll 8", "roll 8", "roll 8")
    assert (monsters(s), units(s, "elves", "party")) == (2, 4)
    assert "roll 6 6" in answers(s), "the dead do not roll"


@pytest.mark.rule("DL-19.15")
@pytest.mark.parametrize(
    ("card", "face", "die"),
    [("drowned-marsh", "ignored", 4), ("caravan", "cursed", 6), ("lost-library", "cursed", 8),
     ("forsaken-mine", "ignored", 10), ("ruined-smithy", "ignored", 12)],
)  # fmt: skip
def test_the_party_rolls_the_die_of_the_monsters_defence(game: DragonLords, card: str, face: str, die: int) -> None:
    s = hunt(game, card, face, party="trail-1:1")
    play(s, "roll 6")
    assert set(answers(s)) == {f"roll {number}" for number in range(1, die + 1)}
    happened = play(s, f"roll {min(die, 3)}")
    assert told(happened, "melee")[0]["hits"] == 1
    assert told(happened, "melee")[0]["need"] == 3


@pytest.mark.rule("DL-19.15")
def test_example_a_barbarian_hits_a_dragon_with_four_or_less_on_a_d12(game: DragonLords) -> None:
    for roll, hits in (("roll 4", 1), ("roll 5", 0)):
        s = game.scenario(at="lair", alone=True, barbarians=dict(party="lair-east:2"))
        play(s, "roll 6")
        assert len(answers(s)) == 12
        assert told(play(s, roll), "melee") == [dict(people="barbarians", dice=1, need=4, hits=hits)]


@pytest.mark.rule("DL-19.15")
def test_companions_roll_with_their_own_attack(game: DragonLords) -> None:
    s = hunt(game, "caravan", "cursed", 3, party="trail-1:2", companions="agnar groa")
    happened = play(s, "roll 6 6 6", "roll 6 6", "roll 5", "roll 2")
    assert [(said["dice"], said["need"]) for said in told(happened, "melee")[1:]] == [(2, 3), (1, 5), (1, 1)]


@pytest.mark.rule("DL-19.17")
@pytest.mark.reading("DL 1")
def test_whoever_is_about_to_fall_still_strikes(game: DragonLords) -> None:
    s = hunt(game, "caravan", "cursed", 2, party="trail-1:3")
    play(s, "roll 1 1")
    assert "roll 1 1 1" in answers(s), "three units roll, though two of them have been hit"
    play(s, "roll 1 6 6")
    assert (monsters(s), units(s, "elves", "party")) == (1, 1)


@pytest.mark.rule("DL-19.18")
def test_damage_stays_with_a_monster(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "cursed", 2, party="trail-1:3")
    happened = play(s, "roll 6 6", "roll 1", "roll 8", "roll 8")
    assert told(happened, "monsters-hurt") == [dict(monster="cave-troll", hits=1, slain=0)]
    happened = play(s, "roll 6 6", "roll 1", "roll 8", "roll 8")
    assert told(happened, "monsters-hurt") == [dict(monster="cave-troll", hits=1, slain=1)]
    assert monsters(s) == 1
    happened = play(s, "roll 6", "roll 1", "roll 1", "roll 8")
    assert told(happened, "monsters-hurt")[0]["slain"] == 1


@pytest.mark.rule("DL-19.19")
@pytest.mark.reading("DL 2")
def test_the_owner_picks_who_takes_a_hit(game: DragonLords) -> None:
    s = hunt(game, "caravan", "cursed", 2, party="trail-1:3", pieces="wizard-1:party", companions="finn")
    play(s, "roll 3 3", "roll 6 6 6", "roll 6")
    assert (asked(s), question(s)) == ("elves", "ask-losses")
    assert options(s) == {"lose wizard-1", "lose finn", "lose-units"}
    play(s, "lose finn")
    assert options(s) == {"lose wizard-1", "lose-units"}
    play(s, "lose wizard-1")
    assert (units(s, "elves", "party"), company(s, "elves"), where(s, "elves", "wizard-1")) == (2, [], None)


@pytest.mark.rule("DL-19.19", "DL-19.22")
def test_the_owner_picks_who_is_poisoned(game: DragonLords) -> None:
    s = hunt(game, "web-hung-wood", "ignored", 1, party="trail-1:1", companions="finn")
    play(s, "roll 3", "roll 6")
    assert options(s) == {"lose finn", "lose-units"}
    play(s, "lose finn")
    assert (units(s, "elves", "party"), company(s, "elves")) == (1, [])


@pytest.mark.rule("DL-19.19", "DL-19.22")
def test_companions_are_poisoned_with_the_last_unit(game: DragonLords) -> None:
    s = hunt(game, "web-hung-wood", "ignored", 2, party="trail-1:1", companions="finn")
    happened = play(s, "roll 3 3")
    assert "party-lost" in events(happened), "nobody is left who could strike or be spared"


@pytest.mark.rule("DL-19.20")
def test_rounds_go_on_until_one_side_is_gone(game: DragonLords) -> None:
    s = hunt(game, "caravan", "cursed", 1, party="trail-1:2")
    for number in range(1, 5):
        assert s.fight is not None
        assert s.fight.round == number
        play(s, "roll 6", "roll 6 6")
    play(s, "roll 6", "roll 1 6")
    assert s.fight is None


@pytest.mark.rule("DL-6.19")
@pytest.mark.parametrize(
    ("count", "hits", "left", "wounds"), [(2, 1, 2, 1), (2, 3, 1, 1), (2, 4, 0, 0), (2, 5, 0, 0), (1, 9, 0, 0)]
)
def test_hits_beyond_the_last_monster_are_lost(
    game: DragonLords, count: int, hits: int, left: int, wounds: int
) -> None:
    """Cave-trolls bear two hits each."""
    s = hunt(game, "howling-cave", "cursed", count)
    fight = s.current_fight()
    wound(s, fight, hits)
    assert fight.beasts is not None
    assert (fight.beasts.count, fight.beasts.wounds) == (left, wounds)


@pytest.mark.rule("DL-6.19")
def test_a_wounded_monster_is_the_last_to_take_hits(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "cursed", 1, scrolls="tempest tempest")
    play(s, "cast tempest", "roll 1", "roll 6", "roll 8", "roll 8", "roll 8")
    happened = play(s, "cast tempest", "roll 4")
    assert told(happened, "monsters-hurt") == [dict(monster="cave-troll", hits=4, slain=1)]
    assert s.fight is None


@pytest.mark.rule("DL-19.21")
def test_no_party_retreats_from_monsters(game: DragonLords) -> None:
    s = hunt(game, "caravan", "cursed", 1, party="trail-1:2", companions="skuld", tools="elixir")
    assert why(s, "retreat village-north") == "DL-19.21"
    play(s, "pass", "pass", "roll 6", "roll 6 6", "roll 6")
    assert question(s) == "ask-prepare", "the next round has begun"
    assert why(s, "retreat village-north") == "DL-19.21"


# --- poison ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-19.22", "DL-19.23", "DL-19.24")
@pytest.mark.reading("DL 13")
def test_poison_costs_the_strike_and_in_the_end_the_life(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "ignored", 3, party="trail-1:5")
    play(s, "roll 1 2 3")
    assert units(s, "elves", "party") == 5
    assert "roll 6 6 6" in answers(s), "two of five have lost their roll"
    happened = play(s, "roll 6 6 6")
    assert told(happened, "poison-kills") == [dict(people="elves", count=2)]
    assert units(s, "elves", "party") == 3


@pytest.mark.rule("DL-19.24")
def test_one_potion_saves_all(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "ignored", 3, party="trail-1:3", tools="potion:2")
    play(s, "roll 1 1 1")
    assert options(s) == {"pass", "use potion"}
    happened = play(s, "use potion")
    assert "poison-kills" not in events(happened)
    assert (units(s, "elves", "party"), tools(s, "elves")) == (3, {"potion": 1})


@pytest.mark.rule("DL-19.24")
def test_one_heal_saves_all(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "ignored", 3, pieces="wizard-1:party", spells="wizard-1:heal", mana=1)
    play(s, "roll 1 1 6", "roll 6")
    assert options(s) == {"pass", "spell wizard-1 heal"}
    play(s, "spell wizard-1 heal")
    assert (units(s, "elves", "party"), mana(s, "elves")) == (3, 0)


@pytest.mark.rule("DL-19.24")
def test_whoever_is_not_healed_is_removed(game: DragonLords) -> None:
    s = hunt(game, "howling-cave", "ignored", 2, tools="potion")
    play(s, "roll 1 1", "roll 6", "pass")
    assert (units(s, "elves", "party"), tools(s, "elves")) == (1, {"potion": 1})


@pytest.mark.rule("DL-19.25")
@pytest.mark.reading("DL 12")
def test_a_poisoned_wizard_cannot_heal_himself(game: DragonLords) -> None:
    alone = dict(party="trail-1:1", pieces="wizard-1:party", spells="wizard-1:heal")
    s = hunt(game, "howling-cave", "ignored", 1, **alone)
    assert "party-lost" in events(play(s, "roll 1"))
    s = hunt(game, "howling-cave", "ignored", 1, **alone, tools="potion")
    play(s, "roll 1")
    assert options(s) == {"pass", "use potion"}
    assert why(s, "spell wizard-1 heal") == "DL-12.15"


@pytest.mark.rule("DL-19.25")
@pytest.mark.reading("DL 12")
@pytest.mark.parametrize(
    ("help_", "answer"),
    [
        (dict(party="trail-1:2", pieces="wizard-1:party wizard-2:party"), "spell wizard-2 heal"),
        (dict(tools="potion"), "use potion"),
        (dict(treasures="flask-of-mimir@wizard-1"), "use flask-of-mimir"),
        (dict(companions="groa"), None),
    ],
)
def test_others_can_save_a_poisoned_wizard(game: DragonLords, help_: dict[str, Any], answer: str | None) -> None:
    parts = dict(party="trail-1:1", pieces="wizard-1:party", spells="wizard-1:heal wizard-2:heal") | help_
    if "wizard-2" not in str(parts["pieces"]):
        parts["spells"] = "wizard-1:heal"
    s = hunt(game, "howling-cave", "ignored", 1, **parts)
    happened = play(s, "roll 1")
    while s.fate is not None and "groa-healed" not in events(happened):
        happened += play(s, "roll 6")
    if answer:
        happened += play(s, answer)
    assert "poison-kills" not in events(happened)
    assert where(s, "elves", "wizard-1") == "party"


@pytest.mark.rule("DL-19.19", "DL-19.25")
def test_a_companion_can_be_poisoned_in_place_of_the_wizard_who_heals(game: DragonLords) -> None:
    s = hunt(
        game, "howling-cave", "ignored", 1, party="trail-1:1", pieces="wizard-1:party", spells="wizard-1:heal",
        companions="finn",
    )  # fmt: skip
    play(s, "roll 1", "roll 6", "spell wizard-1 heal")
    assert (where(s, "elves", "wizard-1"), company(s, "elves")) == ("party", ["finn"])


# --- magic and immunity ---------------------------------------------------------------------------

MAGICAL = {
    ("forsaken-mine", "ignored"), ("forsaken-mine", "cursed"), ("barrow", "ignored"), ("barrow", "cursed"),
    ("singing-tarn", "ignored"), ("frozen-mere", "cursed"), ("drowned-marsh", "ignored"), ("drowned-marsh", "cursed"),
    ("fires-of-surt", "ignored"), ("fires-of-surt", "cursed"), ("hel-doorway", "cursed"),
}  # fmt: skip
OTHERS = {
    ("rainbow-gate", "cursed"), ("howling-cave", "ignored"), ("howling-cave", "cursed"), ("web-hung-wood", "ignored"),
    ("web-hung-wood", "cursed"), ("mortizen-toll", "ignored"), ("mortizen-toll", "cursed"),
    ("wounded-wyrm", "ignored"), ("wounded-wyrm", "cursed"), ("giants-causeway", "cursed"),
    ("ruined-smithy", "ignored"), ("caravan", "cursed"), ("wolf-moon", "ignored"), ("wolf-moon", "cursed"),
    ("lost-library", "cursed"), ("yggdrasil-root", "cursed"),
}  # fmt: skip


@pytest.mark.rule("DL-19.26")
@pytest.mark.parametrize(("card", "face"), sorted(MAGICAL))
def test_dispel_magic_sends_magical_monsters_away(game: DragonLords, card: str, face: str) -> None:
    s = hunt(game, card, face, scrolls="dispel-magic")
    assert (question(s), options(s)) == ("ask-dispel-quest", {"pass", "cast dispel-magic"})
    play(s, "cast dispel-magic")
    assert (s.fight, options(s), gold(s, "elves")) == (None, OVER, 0), "no fight, and no booty"
    assert (scrolls(s), units(s, "elves", "party")) == ([], 3)


@pytest.mark.rule("DL-19.26")
@pytest.mark.reading("DL 50")
@pytest.mark.parametrize(("card", "face"), sorted(OTHERS))
def test_other_monsters_stay(game: DragonLords, card: str, face: str) -> None:
    s = hunt(game, card, face, scrolls="dispel-magic", companions="skuld")
    assert question(s) == "ask-missiles"
    assert why(s, "cast dispel-magic") == "DL-19.26"


@pytest.mark.rule("DL-19.26")
def test_whoever_keeps_the_scroll_has_to_fight(game: DragonLords) -> None:
    s = hunt(game, "barrow", "ignored", 2, scrolls="dispel-magic")
    play(s, "pass")
    assert (monsters(s), scrolls(s)) == (2, ["dispel-magic"])


@pytest.mark.rule("DL-19.27")
@pytest.mark.parametrize("card", ["ruined-smithy", "fires-of-surt"])
def test_what_is_immune_to_fire_does_not_burn(game: DragonLords, card: str) -> None:
    s = hunt(
        game, card, "ignored", people="orcs", pieces="wizard-1:party", spells="wizard-1:all", scrolls="infernal tempest"
    )
    assert {"cast tempest", "pass"} <= options(s)
    assert why(s, "cast infernal") == "DL-19.27"
    assert why(s, "spell wizard-1 fireball") == "DL-19.27"


@pytest.mark.rule("DL-19.27")
def test_an_iron_golem_cannot_be_poisoned(game: DragonLords) -> None:
    parts: dict[str, Any] = dict(people="orcs", pieces="wizard-1:party", spells="wizard-1:poison,heal")
    s = hunt(game, "caravan", "cursed", **parts)
    assert "spell wizard-1 poison" in options(s)
    s = hunt(game, "ruined-smithy", "ignored", **parts, companions="skuld")
    assert why(s, "spell wizard-1 poison") == "DL-19.27"


@pytest.mark.rule("DL-19.28")
def test_what_a_destroyed_party_had_is_lost(game: DragonLords) -> None:
    s = hunt(
        game, "caravan", "cursed", 4, party="trail-1:1", companions="finn agnar", tools="torch dragon-orb",
        treasures="gungnir@party",
    )  # fmt: skip
    play(s, "pass", "roll 1 1 6 6", "roll 6", "roll 6", "roll 6", "lose finn", "lose gungnir")
    assert party(s, "elves") is None
    assert (s.tools_left(1), s.tools_left(5)) == (4, 4), "one torch lies ready for the Orcs"
    assert stored(s, "elves") == {}
    position = s.position()
    assert list(position["treasure_pile"]) == ["gungnir"]
    assert set(position["companions_gone"]) == {"finn", "agnar"}
    assert not position.get("companion_pile")


# --- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-19.29")
def test_rainbow_gate_blessed(game: DragonLords) -> None:
    gate: dict[str, Any] = dict(pieces="wizard-1:party", mana=1)
    s = column(game, "rainbow-gate", "blessed", **gate)
    assert options(s) == {"choose gain-mana", "choose gain-treasures"}
    play(s, "choose gain-mana")
    assert (mana(s, "elves"), options(s)) == (4, OVER)
    s = column(game, "rainbow-gate", "blessed", **gate)
    play(s, "choose gain-treasures")
    treasure(s)
    assert (mana(s, "elves"), options(s)) == (1, OVER)


@pytest.mark.rule("DL-19.29")
def test_rainbow_gate_ignored(game: DragonLords) -> None:
    gate: dict[str, Any] = dict(pieces="wizard-1:party", mana=2, lands="isborg:2")
    s = column(game, "rainbow-gate", "ignored", **gate)
    play(s, "choose decline")
    assert options(s) == OVER, "nobody has to enter"
    s = column(game, "rainbow-gate", "ignored", **gate)
    play(s, "choose dare", "crystal cursed")
    assert (mana(s, "elves"), options(s)) == (1, OVER)
    s = column(game, "rainbow-gate", "ignored", **gate)
    play(s, "choose dare", "crystal ignored")
    assert list(s.position()["quest_pile"]) == ["rainbow-gate"]
    assert "draw rainbow-gate" not in answers(s)
    play(s, "draw giants-causeway", "crystal blessed")
    assert (gold(s, "elves"), list(s.position()["quest_pile"])) == (6, ["rainbow-gate", "giants-causeway"])


@pytest.mark.rule("DL-19.29")
def test_the_rainbow_gate_leads_to_any_space_or_territory(game: DragonLords) -> None:
    gate: dict[str, Any] = dict(pieces="wizard-1:party", lands="isborg:2", tools="torch", mana=1)
    s = column(game, "rainbow-gate", "ignored", **gate)
    play(s, "choose dare", "crystal blessed")
    spaces = {f"to {space}" for space in SPACE.words if space != "trail-1"}
    assert options(s) == spaces | {f"to {land}" for land in TERRITORY.words}
    s.copy().check()
    away = s.copy()
    play(away, "to shrine-west")
    assert (party(away, "elves"), mana(away, "elves")) == ("shrine-west", 2)
    home = s.copy()
    play(home, "to isborg")
    assert (units(home, "elves", "isborg"), party(home, "elves"), stored(home, "elves")) == (8, None, {"torch": 1})
    enemy = next(iter(people(s, "dwarves")["lands"]))
    play(s, f"to {enemy}")
    assert guests(s) == {enemy: (0, 6)}


@pytest.mark.rule("DL-19.29")
def test_rainbow_gate_cursed(game: DragonLords) -> None:
    s = column(game, "rainbow-gate", "cursed", pieces="wizard-1:party", spells="wizard-1:heal")
    assert met(s, die=8) == ("berserk-orc", 4, 6, 1, set())
    slay(s)
    play(s, "roll 2", "roll 3")
    assert people(s, "elves")["spells"]["wizard-1"] == ("heal", "arrows-of-skadi", "haste")
    assert (tools(s, "elves"), options(s)) == ({"torch": 1, "pickaxe": 1}, OVER)


@pytest.mark.rule("DL-19.30")
def test_howling_cave(game: DragonLords) -> None:
    treasure(column(game, "howling-cave", "blessed"))
    s = column(game, "howling-cave", "ignored")
    assert met(s, die=6) == ("giant-rat", 2, 6, 1, {"poison"})
    slay(s)
    assert (gold(s, "elves"), tools(s, "elves"), options(s)) == (5, {"potion": 1}, OVER)
    s = column(game, "howling-cave", "cursed")
    assert met(s, die=4) == ("cave-troll", 4, 8, 2, set())
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (5, OVER)


@pytest.mark.rule("DL-19.31")
def test_forsaken_mine(game: DragonLords) -> None:
    assert gold(column(game, "forsaken-mine", "blessed"), "elves") == 10
    s = column(game, "forsaken-mine", "ignored")
    assert met(s, die=4) == ("wisp", 2, 10, 1, {"magical"})
    slay(s)
    assert (gold(s, "elves"), options(s)) == (6, OVER)
    s = column(game, "forsaken-mine", "cursed")
    assert met(s) == ("earth-elemental", 5, 10, 4, {"magical"})
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (8, OVER)


@pytest.mark.rule("DL-19.31")
@pytest.mark.parametrize(
    ("who", "companions", "left"), [("elves", "", 5), ("elves", "odenin", 6), ("dwarves", "", 6), ("orcs", "brokk", 5)]
)
def test_the_cave_in_kills_a_unit_unless_somebody_knows_mines(
    game: DragonLords, who: str, companions: str, left: int
) -> None:
    s = column(game, "forsaken-mine", "cursed", who, companions=companions)
    assert units(s, who, "party") == left
    assert monsters(s) == 1


@pytest.mark.rule("DL-19.31")
def test_whoever_is_buried_meets_nobody(game: DragonLords) -> None:
    s = column(game, "forsaken-mine", "cursed", party="trail-1:1", companions="finn")
    assert (party(s, "elves"), options(s)) == (None, OVER)
    assert "monsters-attack" not in events(s.events)


@pytest.mark.rule("DL-19.32")
def test_web_hung_wood(game: DragonLords) -> None:
    s = column(game, "web-hung-wood", "blessed")
    assert set(answers(s)) == {f"draw {one}" for one in COMPANION.words}
    play(s, "draw groa")
    assert (company(s, "elves"), tools(s, "elves"), options(s)) == (["groa"], {"potion": 1}, OVER)
    s = column(game, "web-hung-wood", "ignored")
    assert met(s, die=4) == ("spider", 3, 6, 1, {"poison"})
    slay(s)
    assert (tools(s, "elves"), options(s)) == ({"elixir": 1}, OVER)
    s = column(game, "web-hung-wood", "cursed")
    assert met(s, die=8) == ("spider", 3, 6, 1, {"poison"})
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (3, OVER)


@pytest.mark.rule("DL-19.33")
def test_barrow_of_the_old_kings(game: DragonLords) -> None:
    s = column(game, "barrow", "blessed")
    play(s, "draw infernal")
    assert (scrolls(s), options(s)) == (["infernal"], OVER)
    s = column(game, "barrow", "ignored")
    assert met(s, die=6) == ("skeleton", 3, 6, 1, {"magical"})
    slay(s)
    play(s, "draw infernal")
    assert (scrolls(s), options(s)) == (["infernal"], OVER)
    s = column(game, "barrow", "cursed")
    assert met(s, die=4) == ("mummy", 4, 8, 1, {"magical", "poison"})
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (4, OVER)


@pytest.mark.rule("DL-19.34")
def test_singing_tarn(game: DragonLords) -> None:
    assert mana(column(game, "singing-tarn", "blessed", mana=1), "elves") == 3
    s = column(game, "singing-tarn", "ignored")
    assert met(s, die=4) == ("siren", 3, 8, 1, {"magical"})
    slay(s)
    assert (tools(s, "elves"), options(s)) == ({"talisman": 1}, OVER)


@pytest.mark.rule("DL-19.34")
@pytest.mark.parametrize(("face", "gained", "left"), [("blessed", 1, 6), ("ignored", 0, 4), ("cursed", 0, 0)])
def test_singing_tarn_cursed(game: DragonLords, face: str, gained: int, left: int) -> None:
    s = column(game, "singing-tarn", "cursed", mana=1)
    play(s, f"crystal {face}")
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (1 + gained, left, OVER)
    assert (people(s, "elves").get("captive") or {}).get("units", 0) == (6 if face == "cursed" else 0)


@pytest.mark.rule("DL-19.34")
def test_dispel_magic_silences_the_tarn(game: DragonLords) -> None:
    s = column(game, "singing-tarn", "cursed", scrolls="dispel-magic")
    assert options(s) == {"pass", "cast dispel-magic"}
    play(s, "cast dispel-magic")
    assert (options(s), units(s, "elves", "party"), scrolls(s)) == (OVER, 6, [])
    s = column(game, "singing-tarn", "cursed", scrolls="dispel-magic")
    play(s, "pass", "crystal ignored")
    assert units(s, "elves", "party") == 4


@pytest.mark.rule("DL-19.35")
def test_mortizens_toll(game: DragonLords) -> None:
    assert units(column(game, "mortizen-toll", "blessed", party="trail-1:2"), "elves", "party") == 4
    s = column(game, "mortizen-toll", "ignored", gold=7)
    assert options(s) == {"choose pay-gold", "choose fight"}
    play(s, "choose pay-gold")
    assert (gold(s, "elves"), options(s)) == (2, OVER)
    s = column(game, "mortizen-toll", "ignored", gold=7)
    play(s, "choose fight")
    assert met(s, die=6) == ("rider", 4, 6, 1, set())
    slay(s)
    assert (gold(s, "elves"), options(s)) == (12, OVER)
    s = column(game, "mortizen-toll", "cursed")
    assert met(s, die=6) == ("rider", 4, 6, 1, {"captures"})
    slay(s)
    assert (gold(s, "elves"), tools(s, "elves"), options(s)) == (8, {"torch": 1}, OVER)


@pytest.mark.rule("DL-19.35")
def test_who_cannot_pay_the_toll_fights(game: DragonLords) -> None:
    s = column(game, "mortizen-toll", "ignored", gold=4)
    assert len(answers(s)) == 6


@pytest.mark.rule("DL-19.35")
def test_the_riders_of_the_cursed_toll_capture_a_beaten_party(game: DragonLords) -> None:
    s = hunt(game, "mortizen-toll", "cursed", 3, tools="torch")
    happened = perish(s)
    assert "party-captured" in events(happened)
    assert people(s, "elves")["captive"] == {"units": 3, "tools": {"torch": 1}}
    assert (gold(s, "elves"), options(s), list(s.position()["quest_pile"])) == (0, OVER, ["mortizen-toll"])
    s = hunt(game, "mortizen-toll", "ignored", 3)
    assert "party-lost" in events(perish(s)), "the others do not"


@pytest.mark.rule("DL-19.36")
@pytest.mark.reading("DL 66")
def test_wounded_wyrm(game: DragonLords) -> None:
    assert tools(column(game, "wounded-wyrm", "blessed"), "elves") == {"dragon-orb": 1}
    s = column(game, "wounded-wyrm", "ignored")
    assert met(s) == ("dragon", 6, 12, 2, {"dragon-fire", "charmable"})
    assert told(s.events, "monsters-shoot") == [dict(monster="dragon", hits=1)]
    slay(s)
    treasure(s)
    assert options(s) == OVER
    s = column(game, "wounded-wyrm", "cursed")
    assert met(s) == ("dragon", 6, 12, 3, {"dragon-fire", "charmable"})
    slay(s)
    treasure(s)
    treasure(s, "tyrfing")
    assert options(s) == OVER


@pytest.mark.rule("DL-19.36")
@pytest.mark.parametrize("face", ["ignored", "cursed"])
def test_the_wyrm_can_be_charmed(game: DragonLords, face: str) -> None:
    s = column(game, "wounded-wyrm", face, tools="dragon-orb")
    play(s, "charm", "crystal blessed")
    assert (where(s, "elves", "dragonlord"), options(s)) == ("party", OVER)
    assert list(s.position()["quest_pile"]) == ["wounded-wyrm"]


@pytest.mark.rule("DL-19.37")
def test_frozen_mere(game: DragonLords) -> None:
    s = column(game, "frozen-mere", "blessed")
    assert (tools(s, "elves"), gold(s, "elves"), options(s)) == ({"elixir": 1}, 3, OVER)
    s = column(game, "frozen-mere", "ignored", mana=1)
    play(s, "choose pay-mana")
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (0, 6, OVER)
    s = column(game, "frozen-mere", "ignored", mana=1)
    play(s, "choose pay-units")
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (1, 5, OVER)
    s = column(game, "frozen-mere", "ignored", mana=0)
    assert (units(s, "elves", "party"), options(s)) == (5, OVER), "without mana there is no choice"
    s = column(game, "frozen-mere", "cursed")
    assert met(s) == ("ice-elemental", 4, 10, 2, {"magical", "missile", "cold"})
    assert told(s.events, "monsters-shoot") == [dict(monster="ice-elemental", hits=1)]
    assert units(s, "elves", "party") == 5
    slay(s)
    play(s, "roll 1")
    assert (people(s, "elves")["spells"], gold(s, "elves"), options(s)) == ({"wizard-1": ("heal",)}, 3, OVER)


@pytest.mark.rule("DL-19.38")
def test_hermits_hearth(game: DragonLords) -> None:
    s = column(game, "hermit-hearth", "blessed")
    play(s, "roll 1")
    assert (people(s, "elves")["spells"], options(s)) == ({"wizard-1": ("heal",)}, OVER)
    s = column(game, "hermit-hearth", "ignored", gold=3, mana=1)
    play(s, "choose pay-gold")
    assert (gold(s, "elves"), mana(s, "elves"), options(s)) == (1, 3, OVER)
    s = column(game, "hermit-hearth", "ignored", gold=3, mana=1)
    play(s, "choose decline")
    assert (gold(s, "elves"), mana(s, "elves"), options(s)) == (3, 1, OVER)
    s = column(game, "hermit-hearth", "ignored", gold=1)
    assert options(s) == OVER, "who cannot pay is not asked"


@pytest.mark.rule("DL-19.38")
def test_the_cursed_hermit_takes_mana_and_a_tool_that_the_reader_picks(game: DragonLords) -> None:
    s = column(game, "hermit-hearth", "cursed", mana=2, tools="torch:2 elixir", companions="brokk")
    assert (asked(s), options(s)) == ("dwarves", {"drop torch", "drop elixir"})
    assert why(s, "drop pickaxe") == "DL-19.38"
    play(s, "drop torch")
    assert (mana(s, "elves"), tools(s, "elves"), options(s)) == (1, {"torch": 1, "elixir": 1}, OVER)
    s = column(game, "hermit-hearth", "cursed", mana=0)
    assert (mana(s, "elves"), options(s)) == (0, OVER)


@pytest.mark.rule("DL-19.39")
def test_drowned_marsh(game: DragonLords) -> None:
    s = column(game, "drowned-marsh", "blessed")
    assert (tools(s, "elves"), options(s)) == ({"torch": 1, "potion": 1}, OVER)
    s = column(game, "drowned-marsh", "ignored")
    assert met(s, die=6) == ("zombie", 2, 4, 1, {"magical"})
    slay(s)
    assert (gold(s, "elves"), options(s)) == (4, OVER)
    s = column(game, "drowned-marsh", "cursed")
    assert met(s, die=8) == ("zombie", 3, 4, 1, {"magical", "poison"})
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (0, OVER)


@pytest.mark.rule("DL-19.40")
def test_giants_causeway(game: DragonLords) -> None:
    assert gold(column(game, "giants-causeway", "blessed"), "elves") == 6
    s = column(game, "giants-causeway", "cursed")
    assert met(s, die=4) == ("frost-giant", 5, 8, 1, set())
    slay(s)
    treasure(s)
    assert (gold(s, "elves"), options(s)) == (4, OVER)


@pytest.mark.rule("DL-19.40")
@pytest.mark.parametrize(("companions", "most"), [("", 2), ("finn", 3), ("finn groa kari", 5)])
def test_companions_help_with_the_riddle(game: DragonLords, companions: str, most: int) -> None:
    s = column(game, "giants-causeway", "ignored", companions=companions, mana=1)
    assert len(answers(s)) == 6
    play(s, f"roll {most}", "draw orb-song")
    assert (mana(s, "elves"), list(people(s, "elves")["prophecies"]), options(s)) == (2, ["orb-song"], OVER)
    s = column(game, "giants-causeway", "ignored", companions=companions, mana=1)
    play(s, f"roll {most + 1}")
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (1, 5, OVER)


@pytest.mark.rule("DL-19.41")
def test_ruined_smithy(game: DragonLords) -> None:
    treasure(column(game, "ruined-smithy", "blessed", tools="pickaxe"))
    s = column(game, "ruined-smithy", "blessed", tools="torch")
    assert (gold(s, "elves"), options(s)) == (5, OVER)
    s = column(game, "ruined-smithy", "ignored")
    assert met(s) == ("iron-golem", 4, 12, 2, {"immune-poison", "immune-fire"})
    slay(s)
    assert (gold(s, "elves"), tools(s, "elves"), options(s)) == (6, {"pickaxe": 1}, OVER)


@pytest.mark.rule("DL-19.41")
@pytest.mark.parametrize(
    ("who", "roll", "left"), [("elves", 3, 3), ("elves", 4, 2), ("dwarves", 3, 4), ("dwarves", 4, 4), ("dwarves", 1, 5)]
)
def test_the_trap_of_the_smithy(game: DragonLords, who: str, roll: int, left: int) -> None:
    s = column(game, "ruined-smithy", "cursed", who)
    assert len(answers(s)) == 4
    play(s, f"roll {roll}")
    assert (units(s, who, "party"), options(s)) == (left, OVER)


@pytest.mark.rule("DL-19.41")
def test_survivors_of_the_trap_with_a_pickaxe_find_a_treasure(game: DragonLords) -> None:
    s = column(game, "ruined-smithy", "cursed", tools="pickaxe")
    play(s, "roll 4")
    treasure(s)
    s = column(game, "ruined-smithy", "cursed", tools="pickaxe", party="trail-1:3")
    play(s, "roll 4")
    assert (party(s, "elves"), options(s)) == (None, OVER)


@pytest.mark.rule("DL-19.42")
def test_the_blessed_caravan_gives_a_tool_and_sells_more(game: DragonLords) -> None:
    s = column(game, "caravan", "blessed", gold=4)
    assert options(s) == {"pick pickaxe", "pick torch", "pick potion", "pick elixir", "pick talisman"}
    assert why(s, "pick dragon-orb") == "DL-19.42"
    play(s, "pick elixir")
    assert gold(s, "elves") == 4
    assert options(s) == {f"buy {tool}" for tool in ("pickaxe", "torch", "potion", "elixir", "talisman")} | OVER
    assert why(s, "buy dragon-orb") == "DL-19.42"
    play(s, "buy talisman", "buy torch")
    assert (tools(s, "elves"), gold(s, "elves")) == ({"torch": 1, "elixir": 1, "talisman": 1}, 0)


@pytest.mark.rule("DL-19.42")
def test_the_ignored_caravan_is_dear(game: DragonLords) -> None:
    s = column(game, "caravan", "ignored", gold=5)
    play(s, "buy elixir")
    assert gold(s, "elves") == 1
    assert options(s) == OVER, "a torch would cost two"
    s = column(game, "caravan", "ignored", gold=2)
    assert options(s) == {"buy pickaxe", "buy torch", "buy potion", "done"}
    assert why(s, "buy dragon-orb") == "DL-19.42"


@pytest.mark.rule("DL-19.42")
def test_the_cursed_caravan(game: DragonLords) -> None:
    s = column(game, "caravan", "cursed")
    assert met(s, die=6) == ("bandit", 3, 6, 1, set())
    slay(s)
    assert why(s, "pick dragon-orb") == "DL-19.42"
    play(s, "pick talisman", "pick talisman")
    assert (tools(s, "elves"), options(s)) == ({"talisman": 2}, OVER)


@pytest.mark.rule("DL-19.43")
def test_valkyries_trial_blessed(game: DragonLords) -> None:
    s = column(game, "valkyrie-trial", "blessed", party="trail-1:2")
    assert (units(s, "elves", "party"), options(s)) == (4, OVER)


@pytest.mark.rule("DL-19.43")
@pytest.mark.parametrize(("who", "strength"), [("elves", 3), ("barbarians", 4)])
def test_the_duel_of_the_valkyrie(game: DragonLords, who: str, strength: int) -> None:
    s = column(game, "valkyrie-trial", "ignored", who)
    assert len(answers(s)) == 6
    play(s, f"roll {strength}", "draw infernal")
    assert (scrolls(s, who), units(s, who, "party"), options(s)) == (["infernal"], 6, OVER)
    s = column(game, "valkyrie-trial", "ignored", who, pieces="decoy-1:party")
    play(s, f"roll {strength + 1}")
    assert options(s) == {"lose decoy-1", "lose-units"}
    play(s, "lose decoy-1")
    assert (scrolls(s, who), units(s, who, "party"), options(s)) == ([], 5, OVER)


@pytest.mark.rule("DL-19.43")
def test_valkyries_trial_cursed(game: DragonLords) -> None:
    for face in ("ignored", "cursed"):
        s = column(game, "valkyrie-trial", "cursed")
        assert units(s, "elves", "party") == 5
        play(s, f"crystal {face}")
        assert (scrolls(s), options(s)) == ([], OVER)
    s = column(game, "valkyrie-trial", "cursed")
    play(s, "crystal blessed", "draw infernal")
    assert (scrolls(s), units(s, "elves", "party"), options(s)) == (["infernal"], 5, OVER)


@pytest.mark.rule("DL-19.7", "DL-19.43")
def test_who_loses_the_last_unit_to_the_valkyrie_wins_nothing(game: DragonLords) -> None:
    s = column(game, "valkyrie-trial", "cursed", party="trail-1:1")
    assert (party(s, "elves"), options(s)) == (None, OVER), "the die is not rolled"


@pytest.mark.rule("DL-19.44")
def test_wolf_moon(game: DragonLords) -> None:
    s = column(game, "wolf-moon", "ignored")
    assert met(s, die=6) == ("wolf", 3, 6, 1, set())
    slay(s)
    play(s, "draw groa")
    assert (gold(s, "elves"), company(s, "elves"), options(s)) == (3, ["groa"], OVER)
    s = column(game, "wolf-moon", "cursed", mana=1)
    assert met(s, die=4) == ("werewolf", 4, 8, 1, {"poison"})
    slay(s)
    assert (tools(s, "elves"), mana(s, "elves"), options(s)) == ({"talisman": 1}, 2, OVER)


@pytest.mark.rule("DL-19.44")
def test_by_the_wolf_moon_the_next_move_is_chosen(game: DragonLords) -> None:
    assert people(column(game, "wolf-moon", "blessed"), "elves")["stride"]
    s = game.scenario(at="quest", elves=dict(party="trail-1:2", mana=0, stride=True), orcs={})
    lengths = [
        game.scenario(at="move", roll=roll, elves=dict(party="trail-1:2", mana=0), orcs={}) for roll in range(1, 5)
    ]
    assert options(s) == set().union(*map(options, lengths)), "nothing is rolled"
    play(s, "to den-east")
    assert not people(s, "elves").get("stride")


@pytest.mark.rule("DL-19.45")
def test_fires_of_surt(game: DragonLords) -> None:
    s = column(game, "fires-of-surt", "blessed", mana=1)
    assert (mana(s, "elves"), gold(s, "elves"), options(s)) == (3, 4, OVER)
    s = column(game, "fires-of-surt", "ignored")
    assert met(s, die=4) == ("fire-elemental", 3, 10, 1, {"magical", "immune-fire"})
    slay(s)
    treasure(s)
    assert options(s) == OVER
    s = column(game, "fires-of-surt", "cursed")
    assert met(s) == ("fire-lord", 4, 10, 2, {"magical", "immune-fire", "missile", "fire"})
    slay(s)
    treasure(s)
    assert (tools(s, "elves"), options(s)) == ({"dragon-orb": 1}, OVER)


@pytest.mark.rule("DL-19.45")
def test_the_nidhogg_shield_stops_the_fire_of_the_fire_lord_but_not_the_cold_of_ice(game: DragonLords) -> None:
    shield: dict[str, Any] = dict(treasures="nidhogg-shield@party", shown="nidhogg-shield")
    assert units(hunt(game, "fires-of-surt", "cursed", **shield), "elves", "party") == 3
    assert question(hunt(game, "frozen-mere", "cursed", **shield)) == "ask-losses"


@pytest.mark.rule("DL-19.46")
def test_hels_doorway(game: DragonLords) -> None:
    s = column(game, "hel-doorway", "blessed", party="trail-1:2", captive=3)
    assert (units(s, "elves", "party"), people(s, "elves").get("captive"), options(s)) == (5, None, OVER)
    s = column(game, "hel-doorway", "blessed")
    play(s, "draw infernal")
    assert (scrolls(s), options(s)) == (["infernal"], OVER)
    s = column(game, "hel-doorway", "ignored", tools="talisman", mana=1)
    assert (mana(s, "elves"), units(s, "elves", "party"), tools(s, "elves")) == (3, 6, {"talisman": 1})
    s = column(game, "hel-doorway", "ignored", mana=1)
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (1, 5, OVER)
    s = column(game, "hel-doorway", "cursed")
    assert met(s, die=4) == ("draugr", 4, 8, 2, {"magical", "captures"})
    slay(s)
    play(s, "roll 1")
    treasure(s)
    assert (people(s, "elves")["spells"], options(s)) == ({"wizard-1": ("heal",)}, OVER)


@pytest.mark.rule("DL-19.46")
def test_draugr_capture_a_beaten_party(game: DragonLords) -> None:
    s = hunt(game, "hel-doorway", "cursed", 4)
    assert "party-captured" in events(perish(s))
    assert people(s, "elves")["captive"] == {"units": 3}


@pytest.mark.rule("DL-19.47")
def test_lost_library(game: DragonLords) -> None:
    s = column(game, "lost-library", "blessed")
    play(s, "roll 1", "roll 2")
    assert (people(s, "elves")["spells"], options(s)) == ({"wizard-1": ("heal", "arrows-of-skadi")}, OVER)
    s = column(game, "lost-library", "ignored")
    play(s, "choose gain-scrolls", "draw infernal")
    assert (scrolls(s), options(s)) == (["infernal"], OVER)
    s = column(game, "lost-library", "ignored")
    play(s, "choose gain-prophecies", "draw orb-song", "draw rune-lore")
    assert (set(people(s, "elves")["prophecies"]), scrolls(s), options(s)) == ({"orb-song", "rune-lore"}, [], OVER)
    s = column(game, "lost-library", "cursed")
    assert met(s, die=6) == ("harpy", 3, 8, 1, set())
    slay(s)
    play(s, "roll 1", "draw infernal")
    assert (people(s, "elves")["spells"], scrolls(s), options(s)) == ({"wizard-1": ("heal",)}, ["infernal"], OVER)


@pytest.mark.rule("DL-19.48")
def test_root_of_yggdrasil(game: DragonLords) -> None:
    s = column(game, "yggdrasil-root", "ignored", mana=1, party="trail-1:3")
    assert (mana(s, "elves"), units(s, "elves", "party"), options(s)) == (2, 4, OVER)
    s = column(game, "yggdrasil-root", "cursed", mana=1)
    assert met(s, die=4) == ("wyrmling", 4, 8, 1, set())
    slay(s)
    treasure(s)
    assert (mana(s, "elves"), options(s)) == (2, OVER)


@pytest.mark.rule("DL-19.48")
def test_at_the_root_an_orb_becomes_a_dragonlord(game: DragonLords) -> None:
    s = column(game, "yggdrasil-root", "blessed")
    assert (tools(s, "elves"), where(s, "elves", "dragonlord")) == ({"dragon-orb": 1}, None)
    s = column(game, "yggdrasil-root", "blessed", tools="dragon-orb:2")
    assert (tools(s, "elves"), where(s, "elves", "dragonlord")) == ({"dragon-orb": 1}, "party")
    assert units(s, "elves", "party") == 6
    lord: dict[str, Any] = dict(tools="dragon-orb", lands="isborg:3", pieces="dragonlord:isborg")
    s = column(game, "yggdrasil-root", "blessed", **lord)
    assert (tools(s, "elves"), where(s, "elves", "dragonlord-2")) == ({"dragon-orb": 2}, None)
    s = game.scenario(
        at="quest-card", alone=True, card="yggdrasil-root", face="blessed", unlimited_dragonlords=True,
        elves=dict(party="trail-1:3") | lord,
    )  # fmt: skip
    assert (tools(s, "elves"), where(s, "elves", "dragonlord-2")) == ({}, "party")
