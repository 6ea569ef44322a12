"""The table of Fall of the Mountain King read aloud: true, in both languages, and only what the listener may know."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.reading import (
    READING,
    ancestry,
    board,
    champions,
    clans,
    gates,
    overview,
    scoring,
    wheel,
    who,
)
from meadhall.games.mountain_king.standing import raised
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ASTA,
    BOLVIR,
    CARD,
    CAVERN,
    CELL,
    CLAN,
    FIRRAGH,
    HALLA,
    MORGAR,
    SYMBOL,
    THORGA,
    TUVA,
)
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.view import View
from tests.test_words import arguments

GAME = MountainKing()
ALOUD = files("meadhall.games.mountain_king") / "text" / "reading"
BLUE, RED = 0, 1

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def cavern(word: str) -> int:
    return CAVERN.find(word)


def begun(game: MountainKing = GAME) -> MountainKingState:
    """Two players in Wave I: Blue in Lairs 1, Red in Lairs 2, and nothing else on the map."""
    s = game.new(players=2)
    s.wave = 1
    for seat, pair in ((BLUE, "1"), (RED, "2")):
        lairs = (cavern(f"lair-{pair}a"), cavern(f"lair-{pair}b"))
        s.lair = (*s.lair[:seat], lairs, *s.lair[seat + 1 :])
    return s


def with_pawn(s: MountainKingState, seat: int, champion: int, where: str) -> None:
    s.take_champion(seat, champion)
    s.put_pawn(champion, cavern(where))


def played(players: int, seed: int, decisions: int) -> MountainKingState:
    """A position of a random game."""
    rng = Random(seed)
    s = GAME.new(players)
    while not s.over and decisions:
        if s.fate is not None:
            s.apply(s.fate.sample(rng))
        else:
            seat = s.deciding[0]
            decision = s.decision_of(seat)
            assert decision is not None
            s.apply(rng.choice(decision.options), seat)
            decisions -= 1
    return s


def everything(view: View, lang: str = "en") -> list[str]:
    return [line for read in READING.values() for line in read(view, lang, "")]


# --- everywhere -----------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", [0, 1, 9, 20, 40, 90, 160, 999])
def test_every_position_can_be_read_by_everybody(players: int, decisions: int, lang: str) -> None:
    s = played(players, seed=7, decisions=decisions)
    for viewer in (None, *range(players)):
        for line in everything(s.view(viewer), lang):
            assert line.endswith((".", ":")), line
            assert not re.search(r"  |\{|-1|\bNone\b", line), line


@pytest.mark.parametrize("decisions", [4, 25, 60, 120])
def test_what_a_listener_cannot_know_is_not_read(decisions: int) -> None:
    s = played(3, seed=11, decisions=decisions)
    for viewer in (None, 0, 1, 2):
        heard = everything(s.view(viewer))
        for seed in range(3):
            imagined = s.view(viewer).sample(Random(seed))
            assert everything(imagined.view(viewer)) == heard


def test_both_languages_say_the_same() -> None:
    first, *others = (arguments(ALOUD, lang) for lang in LANGUAGES)
    for other in others:
        assert other == first


def test_every_word_of_the_reading_is_used() -> None:
    folder = Path(str(files("meadhall.games.mountain_king"))) / "reading"
    source = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    ids = [id.removeprefix("read-") for id in arguments(ALOUD, "en")]
    assert [id for id in ids if not re.search(rf"[\"'](read-)?{id}[\"']", source)] == []


# --- the map --------------------------------------------------------------------------------------


def test_a_domain_is_one_line_with_all_that_is_there() -> None:
    s = begun()
    s.swarm = CLAN.find("moss")
    s.place_trolls(BLUE, cavern("moss1"), 2)
    s.place_trolls(RED, cavern("moss1"))
    s.place_trolls(RED, cavern("moss3"))
    with_pawn(s, BLUE, FIRRAGH, "moss3")
    s.add_gnome(cavern("moss2"))
    s.add_gnome(cavern("moss2"))
    s.set_token(cavern("moss2"), 1, 3, 1 << BLUE)
    lines = board(s.view(BLUE))
    assert lines[0] == (
        "Domain of Moss. Moss 1: Blue 2 Trolls; Red 1 Troll; Blue controls it. "
        "Moss 2, a Gate cavern: a Gnome of strength 3; 1 unknown Gnome. "
        "Moss 3: Blue Firragh the Avalanche; Red 1 Troll; nobody controls it. Moss 4: empty. The Swarm is here."
    )
    assert "Moss 2, a Gate cavern: 2 unknown Gnomes." in board(s.view(RED))[0]
    assert lines[-1] == "Lairs of Red. Lair 2a: empty. Lair 2b: empty."
    assert "Moos 3: Blau Firragh die Lawine; Rot 1 Troll; niemand hat die Kontrolle." in board(s.view(BLUE), "de")[0]


def test_tiles_on_the_map_are_read() -> None:
    s = begun()
    s.place_trolls(RED, cavern("ice3"))
    for champion in (ASTA, HALLA):
        s.take_champion(BLUE, champion)
        s.tiles = (*s.tiles[:champion], cavern("ice3"), *s.tiles[champion + 1 :])
    said = "Ice 3: Red 1 Troll; tile of Asta Bannerlift; tile of Halla the Unseen; Blue controls it."
    assert said in board(s.view(None))[1]


@pytest.mark.parametrize(("lang", "which"), [("en", "moss3"), ("en", " Moss 3 "), ("de", "moos 3"), ("de", "MOSS3")])
def test_a_cavern_is_read_with_its_borders_and_halls(lang: str, which: str) -> None:
    (line,) = board(begun().view(None), lang, which)
    said = {
        "en": "Moss 3: empty. Borders Moss 1, Moss 2, Moss 4, Ice 3, Fire 3, Lair 1a, Lair 3b, Lair 5a. "
        "Great Halls beside it: between Moss and Ice, between Fire and Moss.",
        "de": "Moos 3: leer. Grenzt an Moos 1, Moos 2, Moos 4, Eis 3, Feuer 3, Bau 1a, Bau 3b, Bau 5a. "
        "Große Hallen daneben: zwischen Moos und Eis, zwischen Feuer und Moos.",
    }
    assert line == said[lang]


def test_a_domain_can_be_asked_for_cavern_by_cavern() -> None:
    lines = board(begun().view(None), "de", "Schlamm")
    assert [line.partition(":")[0].partition(",")[0] for line in lines] == [f"Schlamm {n}" for n in (1, 2, 3, 4)]


def test_lairs_can_be_asked_for() -> None:
    s = begun()
    s.place_trolls(BLUE, cavern("lair-1a"), 3)
    assert board(s.view(None), which="lair 1a") == ["Lair 1a: Blue 3 Trolls. Borders Moss 3, Ice 3."]
    assert board(s.view(None), which="lair-5b")[0].startswith("Lair 5b: nobody's Lair. Borders")


@pytest.mark.parametrize("which", ["moss9", "moss5", "lair-7a", "x" * 500])
def test_what_is_not_on_this_side_is_not_found(which: str) -> None:
    (line,) = board(begun().view(None), which=which)
    assert line == f"There is no {which[:20]} on this map. The Domains are Moss, Ice, Moon, Granite, Hammer, Mud, Fire."


# --- Ancestries -----------------------------------------------------------------------------------


def test_an_ancestry_is_read_row_by_row() -> None:
    s = begun()
    card = CARD.find("a37")
    s.ancestry = (s.ancestry[BLUE].with_card(card, s.facts.cards[card], CELL.find("f6")), *s.ancestry[1:])
    s.take_champion(BLUE, THORGA)
    s.covered[BLUE] = s.symbols[BLUE].mask((CELL.find("e5"), SYMBOL.find("thorga")))
    assert ancestry(s.view(BLUE)) == [
        "Ancestry of Blue: Elders 1, Supply symbols 0, covered 1.",
        "Row 5: e5 Advance (covered), f5 Bolster.",
        "Row 6: e6 Influence, f6 Influence 2, g6 Advance.",
        "Row 7: f7 Elder, g7 Gnome.",
        "On Champions: Thorga Ironvoice Influence 2 (covered).",
    ]
    assert ancestry(s.view(RED), which="blue") == ancestry(s.view(BLUE))
    assert ancestry(s.view(RED), "de", "Blau")[1] == "Reihe 5: e5 Vorrücken (abgedeckt), f5 Verstärken."


def test_a_hand_is_read_to_those_who_know_it() -> None:
    s = begun()
    s.hands = ((CARD.find("a15"), CARD.find("a52")), (CARD.find("a72"),))
    s.hands_seen = (1 << BLUE, 1 << RED)
    assert ancestry(s.view(BLUE))[-1] == (
        "Hand: a15, above Gnome, Bolster, below Advance, Influence 2; "
        "a52, above Supply, Influence, below Wild, Advance."
    )
    assert ancestry(s.view(RED), which="1")[-1] == "2 hidden cards in hand."
    assert ancestry(s.view(None), which="2")[-1] == "1 hidden card in hand."


def test_an_onlooker_hears_all_ancestries() -> None:
    lines = ancestry(begun().view(None))
    assert [line.partition(":")[0] for line in lines if line.startswith("Ancestry")] == [
        "Ancestry of Blue",
        "Ancestry of Red",
    ]


@pytest.mark.parametrize("which", ["amber", "3", "nobody"])
def test_who_does_not_sit_here_has_no_ancestry(which: str) -> None:
    assert ancestry(begun().view(BLUE), which=which) == [f"Nobody here is {which}. The players are Blue, Red."]


# --- Champions and Clans --------------------------------------------------------------------------


def test_champions_are_read_with_influence_claws_and_ability() -> None:
    s = begun()
    s.display = (BOLVIR, MORGAR, THORGA)
    s.influence[0] = raised(raised((), BLUE, 2), RED, 3)
    s.take_champion(RED, TUVA)
    s.spend_claw(TUVA)
    with_pawn(s, BLUE, FIRRAGH, "moon4")
    lines = champions(s.view(BLUE))
    text = GAME.catalogue["MK-15.24"].text("en")
    assert lines[0] == f"In the display: Bolvir the Unburied (Mud, 3 Votes). Influence: Red 3, Blue 2. {text}"
    assert "Influence: nobody." in lines[1]
    assert lines[3].startswith("With Blue: Firragh the Avalanche (Granite, 2 Votes). The pawn is in Moon 4. Firragh's")
    assert lines[4].startswith("With Red: Tuva Torchtongue (Fire, 1 Vote). Claws left: 1 of 2. Two Claws")


def test_only_ones_own_offer_is_read() -> None:
    s = played(2, seed=3, decisions=0)
    while s.fate is not None:
        s.apply(s.fate.sample(Random(3)))
    for seat in (BLUE, RED):
        offered = [line for line in champions(s.view(seat)) if line.startswith("To choose from")]
        names = [GAME.components.champions[str(action).split()[1]].name for action in s.decisions[seat].options]
        assert [line.removeprefix("To choose from: ").partition(" (")[0] for line in offered] == names
    assert not any(line.startswith("To choose from") for line in champions(s.view(None)))


def test_a_name_of_the_owners_pack_is_read_as_it_stands() -> None:
    s = begun(MountainKing({"champions": {"firragh": {"name": "Lawine (neu) { $x }"}}}))
    with_pawn(s, BLUE, FIRRAGH, "moss1")
    assert "Moss 1: Blue Lawine (neu) { $x }." in board(s.view(None))[0]


def test_votes_are_read_with_what_they_will_bring() -> None:
    s = begun()
    s.planks = (4, *s.planks[1:])
    s.votes[0] = raised(raised((), RED, 2), BLUE, 2)
    lines = clans(s.view(None))
    assert lines[0] == "Moss, Votes: Red 2, Blue 2. Honour by place: 9, 5, 3."
    assert lines[1] == "Ice, Votes: nobody."


# --- Wheel, Gates, players ------------------------------------------------------------------------


def test_the_wheel_is_read_with_tripwires_and_boosts() -> None:
    s = begun()
    s.wheel = 4
    s.boost[RED] = 2
    s.by_wheel = [1, 0, 2]
    lines = wheel(s.view(None))
    assert lines[0] == "Space 1: Honour, behind the Honour Boost tripwire."
    assert lines[3] == "Space 4: Move Trolls."
    assert lines[4] == "Space 5: Honour, behind the Breach tripwire. The Wheel pawn is here."
    assert lines[8:] == [
        "Honour Boosts: Blue 0, Red 2.",
        "Gnomes by the Wheel: 1 of strength 1, 0 of strength 2, 2 of strength 3.",
        "A Breach would now bring 4 Gnomes.",
    ]


def test_gate_cards_are_read_as_far_as_they_are_known() -> None:
    s = begun()
    moss, ice = CLAN.find("moss"), CLAN.find("ice")
    s.gates = ((moss, 1 << BLUE), (ice, s.facts.all_seats), (-1, 0))
    assert gates(s.view(BLUE))[:3] == [
        "Gate card 1: Moss.",
        "Gate card 2, turned up: Ice.",
        "Gate card 3: face down.",
    ]
    assert gates(s.view(RED))[0] == "Gate card 1: face down. Seen by Blue."
    assert "Each card brings 2 Gnomes; the first unit to fall earns 3 Honour." in gates(s.view(RED))


def test_players_are_read_with_all_that_counts() -> None:
    s = begun()
    s.start = RED
    s.score[RED], s.supply[RED], s.desperation[RED] = 12, 4, 2
    s.place_trolls(RED, cavern("mud1"), 3)
    with_pawn(s, RED, BOLVIR, "mud1")
    order, blue, red = who(s.view(None))
    assert order == "Turn order: Red, Blue."
    assert blue == (
        "Blue (player 1): 0 Honour. Supplies 0, Desperation tokens 0. Trolls on the map 0, at home 25. "
        "Honour Boost 0. Elders 0. Lairs: Lair 1a, Lair 1b. Champions: none."
    )
    assert red == (
        "Red (player 2): 12 Honour. Supplies 4, Desperation tokens 2. Trolls on the map 3, at home 22. "
        "Honour Boost 0. Elders 0. Lairs: Lair 2a, Lair 2b. Champions: Bolvir the Unburied."
    )
    assert "Honour: Blue 0, Red 12." in overview(s.view(None))


@each_language
def test_the_overview_says_who_decides_and_when_it_is_over(lang: str) -> None:
    s = played(2, seed=5, decisions=30)
    name = {"en": ("Blue", "Red"), "de": ("Blau", "Rot")}[lang][s.deciding[0]]
    assert any(line.endswith(f": {name}.") for line in overview(s.view(None), lang)[:2])
    assert (
        overview(played(2, seed=5, decisions=999).view(None), lang)[1]
        == {
            "en": "The game is over.",
            "de": "Die Partie ist vorbei.",
        }[lang]
    )


# --- scoring --------------------------------------------------------------------------------------


def test_the_scoring_of_now_is_read() -> None:
    s = begun()
    s.halls = (8, 4, 4, 4, 4, 4, 4, 0, 0)
    s.planks = tuple(range(7))
    s.votes[0] = raised(raised((), RED, 2), BLUE, 2)
    s.place_trolls(BLUE, cavern("moss3"))
    s.place_trolls(BLUE, cavern("moss4"))
    s.place_trolls(RED, cavern("ice3"))
    s.add_gnome(cavern("moss1"))
    with_pawn(s, RED, MORGAR, "mud1")
    lines = scoring(s.view(None))
    assert lines[:3] == [
        "If the Wave were scored now:",
        "Morgar Bogstride would earn Red 3 Honour.",
        "Domain of Moss: Blue 7.",
    ]
    assert "Domain of Moon: nobody." in lines
    assert "All Domains together: Blue 7, Red 12." in lines
    hall = "Great Hall between Moss and Ice, worth 8, touches Moss 3, Moss 4, Ice 3, Ice 4."
    assert f"{hall} Caverns held: Blue 2, Red 1." in lines
    assert lines[-2:] == ["Elders: Blue 0, Red 0.", "Votes: Blue 3, Red 6."]


def test_the_last_wave_scores_no_domains() -> None:
    s = begun()
    s.wave = 3
    assert not any(line.startswith("Domain of") for line in scoring(s.view(None)))
