"""Chapter 2, the set-up: played from an empty mountain."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLAN
from meadhall.kernel.errors import PackError
from tests.books.mountain_king.table import (
    answers,
    asked,
    events,
    gnomes,
    honour,
    known,
    options,
    pawn,
    play,
    question,
    seat,
    seen,
    trolls,
    votes,
    why,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
COLOURS = ["blue", "red", "black", "green", "amber"]
DECK_0 = {
    "firragh", "argren", "brunna", "skeld", "hrotha", "nyssa", "grumle", "ketil", "vargha", "dagrun", "tuva", "morgar",
}  # fmt: skip
DECK_III = {
    "torvald", "asta", "grimhild", "eirik", "halla", "snorri", "brokk", "ylva", "osk", "dura", "frey", "hroar",
}  # fmt: skip


def until(s: MountainKingState, kind: str) -> None:
    """Let fate answer as it comes, until it is asked for this kind of thing."""
    while s.fate is not None and s.fate.kind != kind:
        s.apply(s.fate.outcomes[0][0])
    assert s.fate is not None, f"fate is never asked for a {kind}"


def finish(s: MountainKingState) -> list[tuple[str, str]]:
    """Do the rest of the set-up as it comes; return who was asked what."""
    questions: list[tuple[str, str]] = []
    while not s.wave:
        if s.fate is not None:
            s.apply(s.fate.outcomes[0][0])
        else:
            questions.append((asked(s), question(s)))
            s.apply(s.decisions[0].options[0], s.deciding[0])
    return questions


def ready(game: MountainKing, players: int) -> MountainKingState:
    s = game.new(players)
    finish(s)
    return s


def names(s: MountainKingState) -> set[str]:
    """What fate may answer, without its verb."""
    return {text.split()[-1] for text in answers(s)}


# --- what is shuffled -----------------------------------------------------------------------------


@pytest.mark.rule("MK-2.1")
def test_any_hall_token_may_lie_on_the_first_hall(game: MountainKing) -> None:
    assert answers(game.new(2)) == {"hall 4": 4, "hall 8": 4, "hall 12": 4}


@pytest.mark.rule("MK-2.1")
def test_a_token_lies_on_one_hall_only(game: MountainKing) -> None:
    s = game.new(2)
    play(s, "hall 12", "hall 12", "hall 8", "hall 12", "hall 12")
    assert answers(s) == {"hall 4": 4, "hall 8": 3}
    assert why(s, "hall 12") == "MK-2.1"


@PLAYERS
@pytest.mark.rule("MK-2.1")
def test_every_hall_has_a_value_that_all_can_see(game: MountainKing, players: int) -> None:
    s = game.new(players)
    until(s, "plank")
    halls = seen(s, None).position()["halls"]
    assert len(halls) == (7 if players < 4 else 9)
    assert not Counter(halls.values()) - Counter({4: 4, 8: 4, 12: 4})


@pytest.mark.rule("MK-2.1")
def test_a_hall_token_is_worth_something() -> None:
    with pytest.raises(PackError, match="tokens"):
        MountainKing({"halls": {"tokens": [0, *[4] * 8]}})


@pytest.mark.rule("MK-2.2")
def test_each_vote_tile_goes_to_one_clan(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "plank")
    assert set(answers(s).values()) == {1}
    assert names(s) == {"one", "two", "three", "four", "five", "six", "seven"}
    play(s, "plank five", "plank seven")
    assert names(s) == {"one", "two", "three", "four", "six"}
    play(s, "plank one", "plank two", "plank three", "plank six", "plank four")
    planks = seen(s, None).position()["planks"]
    assert planks == dict(zip(CLAN.words, ["five", "seven", "one", "two", "three", "six", "four"], strict=True))


@pytest.mark.rule("MK-2.3")
def test_the_wheel_pawn_starts_on_the_star(game: MountainKing) -> None:
    s = ready(game, 2)
    assert s.position()["wheel"] == 0
    s = game.scenario(at="gnome", weak=True, wheel=0)
    assert events(play(s, "turn 1"))[0] == "wheel"
    assert s.position()["wheel"] == 1


@pytest.mark.rule("MK-2.4")
def test_the_display_is_dealt_from_the_deck_of_waves_one_and_two(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "champion")
    assert len(names(s)) == 20
    assert not names(s) & (DECK_0 | DECK_III)


@pytest.mark.rule("MK-2.4")
def test_players_draw_from_deck_0(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "starting champion")
    assert names(s) == DECK_0
    assert why(s, "draw imbolg") == "MK-2.15"


@pytest.mark.rule("MK-2.4")
def test_wave_three_has_a_deck_of_its_own(game: MountainKing) -> None:
    s = game.scenario(at="refresh", wave=1)
    assert len(names(s)) == 20
    assert not names(s) & (DECK_0 | DECK_III)
    s = game.scenario(at="refresh", wave=2)
    assert names(s) == DECK_III


@pytest.mark.rule("MK-2.4")
def test_what_lies_in_a_deck_is_seen_by_nobody(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "champion")
    play(s, "draw crym")
    assert s.fate is not None
    assert set(answers(s).values()) == {1}
    assert "draw crym" not in answers(s)


@PLAYERS
@pytest.mark.rule("MK-2.5")
def test_the_display_has_one_champion_more_than_players(game: MountainKing, players: int) -> None:
    s = game.new(players)
    until(s, "gate")
    display = seen(s, None).position()["display"]
    assert len({card["champion"] for card in display}) == players + 1


@pytest.mark.rule("MK-2.6")
def test_a_tile_on_display_is_nobodys(game: MountainKing) -> None:
    s = game.scenario(at="turns", display="imbolg crym okkag", blue=dict(influence="imbolg:3"))
    assert not seat(s, "blue")["champions"]
    assert all(pawn == -1 for pawn in s.pawn)


@pytest.mark.rule("MK-2.6")
@pytest.mark.parametrize(("champion", "lettered"), [("imbolg", True), ("crym", False)])
def test_the_winner_gets_a_pawn_for_a_letter(game: MountainKing, champion: str, lettered: bool) -> None:
    s = game.scenario(at="award", alone=True, champion=champion, blue=dict(influence=champion))
    assert (question(s) == "ask-pawn") is lettered
    if lettered:
        play(s, "pawn lair-1b")
        assert pawn(s, champion) == "lair-1b"


# --- Gnomes ---------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("MK-2.7")
def test_the_first_gnomes_are_one_more_than_players(game: MountainKing, players: int) -> None:
    s = game.new(players)
    until(s, "starting champion")
    assert list(gnomes(s).values()) == [1] * (players + 1)
    assert {cavern[:-1] for cavern in gnomes(s)} == set(CLAN.words[: players + 1])
    assert all(known(s, cavern) == [(None, ())] for cavern in gnomes(s))


@pytest.mark.rule("MK-2.7")
def test_a_domain_is_not_drawn_twice(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "gate")
    assert answers(s) == {f"gate {clan}": 1 for clan in CLAN.words}
    play(s, "gate granite", "break-in granite1")
    assert answers(s) == {f"gate {clan}": 1 for clan in CLAN.words if clan != "granite"}


@pytest.mark.rule("MK-2.7")
def test_there_are_gnomes_enough_for_that() -> None:
    MountainKing({"bank": {"gnomes": [2, 2, 2]}})
    with pytest.raises(PackError, match="set-up"):
        MountainKing({"bank": {"gnomes": [2, 2, 1]}})


@pytest.mark.rule("MK-2.8")
def test_of_several_gate_caverns_one_is_drawn(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "gate")
    play(s, "gate mud")
    assert answers(s) == {"break-in mud1": 1, "break-in mud2": 1}
    play(s, "break-in mud2")
    assert gnomes(s) == {"mud2": 1}


@pytest.mark.rule("MK-2.8")
def test_a_single_gate_cavern_is_the_only_one(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "gate")
    play(s, "gate moss")
    assert answers(s) == {"break-in moss2": 1}


@pytest.mark.rule("MK-2.9")
def test_one_more_card_sends_the_swarm_and_brings_no_gnome(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "gate")
    play(s, "gate moss", "break-in moss2", "gate mud", "break-in mud1", "gate fire", "break-in fire1")
    assert s.position()["swarm"] is None
    assert answers(s) == {f"gate {clan}": 1 for clan in ("ice", "moon", "granite", "hammer")}
    play(s, "gate hammer")
    assert s.position()["swarm"] == "hammer"
    assert gnomes(s) == {"moss2": 1, "mud1": 1, "fire1": 1}


@pytest.mark.rule("MK-2.9")
def test_with_five_players_the_swarm_gets_the_seventh_card(game: MountainKing) -> None:
    s = game.new(5)
    until(s, "gate")
    for clan in ("ice", "fire", "mud", "moon", "hammer", "granite"):
        play(s, f"gate {clan}", f"break-in {clan}1")
    assert answers(s) == {"gate moss": 1}


@pytest.mark.rule("MK-2.10")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gate_cards_are_laid_out_face_down(game: MountainKing, players: int, cards: int) -> None:
    gates = ready(game, players).position()["gates"]
    assert list(gates) == [{"clan": None, "known_to": ()}] * cards


@pytest.mark.rule("MK-2.10")
def test_all_seven_are_shuffled_again(game: MountainKing) -> None:
    """Domains with a Gnome and the Swarm's are among them."""
    s = game.scenario(at="invasions", gnomes="moss2 ice1 moon1", swarm="granite")
    assert answers(s) == {f"gate {clan}": 1 for clan in CLAN.words}


@PLAYERS
@pytest.mark.rule("MK-2.11")
def test_cards_that_were_not_laid_out_cause_no_invasion(game: MountainKing, players: int) -> None:
    s = game.scenario(at="invasions", alone=True, players=players)
    happened = []
    while s.decision is None or "done" not in options(s):
        happened += s.apply(s.fate.outcomes[0][0] if s.fate else s.legal()[0])
    assert events(happened).count("invasion") == {2: 3, 3: 3, 4: 4, 5: 5}[players]
    assert len({gate["clan"] for gate in s.position()["gates"]}) == len(s.position()["gates"])


@pytest.mark.rule("MK-2.11")
def test_a_card_that_was_seen_is_no_other_card(game: MountainKing) -> None:
    s = game.scenario(at="invasions", gates="? fire moss@red")
    assert answers(s) == {f"gate {clan}": 1 for clan in ("ice", "moon", "granite", "hammer", "mud")}


# --- players --------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("MK-2.12")
def test_everybody_has_a_starting_card(game: MountainKing, players: int) -> None:
    s = ready(game, players)
    for ancestry in s.ancestry:
        assert ancestry.laid == ()
        assert sorted(symbol for symbol in ancestry.cells if symbol) == ["A", "B", "G", "I"]


@PLAYERS
@pytest.mark.rule("MK-2.13")
def test_nobody_has_honour_yet(game: MountainKing, players: int) -> None:
    s = ready(game, players)
    assert [honour(s, colour) for colour in COLOURS[:players]] == [0] * players


@PLAYERS
@pytest.mark.rule("MK-2.14")
def test_everybody_starts_on_the_star_of_the_boost_track(game: MountainKing, players: int) -> None:
    s = ready(game, players)
    assert [one["boost"] for one in s.position()["seats"].values()] == [0] * players
    s = game.scenario(at="space", alone=True, x=2)
    assert honour(s, "blue") == 2


@pytest.mark.rule("MK-2.15")
def test_each_player_keeps_one_of_two(game: MountainKing) -> None:
    s = game.new(2)
    until(s, "starting champion")
    play(s, "draw nyssa", "draw tuva", "draw grumle")
    assert names(s) == DECK_0 - {"nyssa", "tuva", "grumle"}
    play(s, "draw ketil")
    assert options(s, "blue") == {"keep nyssa", "keep tuva"}
    assert options(s, "red") == {"keep grumle", "keep ketil"}
    assert why(s, "red: keep nyssa") == "MK-2.15"
    play(s, "red: keep ketil", "blue: keep tuva")
    assert [list(seat(s, colour)["champions"]) for colour in ("blue", "red")] == [["tuva"], ["ketil"]]


@pytest.mark.rule("MK-2.15")
def test_the_other_one_is_out_of_the_game(game: MountainKing) -> None:
    s = game.scenario(at="champions", blue=dict(offer="nyssa tuva"), red=dict(offer="grumle ketil"))
    play(s, "blue: keep nyssa", "red: keep grumle")
    finish(s)
    held = {name for one in s.position()["seats"].values() for name in one["champions"]}
    assert held == {"nyssa", "grumle"}
    assert [one["offer"] for one in s.position()["seats"].values()] == [(), ()]
    assert set(s.position()["gone"]) == {"tuva", "ketil"}
    assert game.from_json(s.to_json()) == s


@pytest.mark.rule("MK-2.15")
def test_an_offer_and_a_choice_are_nobody_elses_business(game: MountainKing) -> None:
    views = {}
    for offer, kept in (("nyssa tuva", "nyssa"), ("nyssa tuva", "tuva"), ("brunna skeld", "skeld")):
        s = game.scenario(at="champions", blue=dict(offer=offer), red=dict(offer="grumle ketil"))
        (event,) = play(s, f"blue: keep {kept}")
        views[kept] = [s.view(1).to_json(), s.view(None).to_json(), event.shown_to(1), event.shown_to(None)]
    assert views["nyssa"] == views["tuva"] == views["skeld"]


@pytest.mark.rule("MK-2.15")
@pytest.mark.parametrize(("champion", "supplies"), [("grumle", 7), ("tuva", 6)])
def test_its_ability_counts_from_the_first_wave_on(game: MountainKing, champion: str, supplies: int) -> None:
    """Grumle shows a Supply symbol."""
    s = game.scenario(at="champions", blue=dict(offer=["nyssa", champion]), red=dict(offer="ketil skeld"))
    play(s, f"blue: keep {champion}", "red: keep ketil")
    finish(s)
    while "supplies" not in events(s.events):
        if s.fate is not None:
            s.apply(s.fate.outcomes[0][0])
        else:
            s.apply(s.decisions[0].options[0], s.deciding[0])
    assert [event.args for event in s.events if event.key == "supplies"] == [(0, supplies), (1, 6)]


def votes_at_the_start(game: MountainKing, start: str, *champions: str) -> MountainKingState:
    seats: dict[str, Any] = {
        colour: dict(champions=champion) for colour, champion in zip(COLOURS, champions, strict=False)
    }
    return game.scenario(at="starting-votes", start=start, **seats)


@pytest.mark.rule("MK-2.16")
def test_the_kept_champion_gives_its_votes(game: MountainKing) -> None:
    s = votes_at_the_start(game, "blue", "firragh", "nyssa")
    assert votes(s, "granite") == [("blue", 2)]
    assert votes(s, "moon") == [("red", 1)]
    assert sum(len(votes(s, clan)) for clan in CLAN.words) == 2


@pytest.mark.rule("MK-2.16")
@pytest.mark.reading("MK 22")
@pytest.mark.parametrize(("start", "order"), [("blue", ["blue", "red"]), ("red", ["red", "blue"])])
def test_discs_are_placed_from_the_start_player_on(game: MountainKing, start: str, order: list[str]) -> None:
    """Vargha, an Outsider, brings one Vote, and so does Nyssa, of the Moon Clan."""
    s = votes_at_the_start(game, start, "vargha", "nyssa")
    assert asked(s) == "blue"
    assert options(s) == {f"vote {clan}" for clan in CLAN.words}
    play(s, "vote moon")
    assert votes(s, "moon") == [(colour, 1) for colour in order]


@pytest.mark.rule("MK-2.16")
def test_an_outsider_votes_in_one_clan_of_choice(game: MountainKing) -> None:
    s = votes_at_the_start(game, "red", "vargha", "firragh")
    play(s, "vote granite")
    assert votes(s, "granite") == [("red", 2), ("blue", 1)]
    assert question(s) == "ask-lairs"


@pytest.mark.rule("MK-2.17")
@pytest.mark.parametrize(("champion", "lettered"), [("firragh", True), ("tuva", False)])
def test_a_letter_brings_a_pawn_from_the_start(game: MountainKing, champion: str, lettered: bool) -> None:
    s = game.scenario(at="lairs", blue=dict(champions=champion), red=dict(champions="nyssa"))
    play(s, "settle 1", "post moss3", "post hammer3")
    assert (question(s) == "ask-pawn") is lettered
    if lettered:
        play(s, "pawn hammer3")
    assert pawn(s, champion) == ("hammer3" if lettered else None)
    assert len(s.pawns(0)) == lettered


# --- Lairs ----------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("MK-2.18")
def test_anybody_may_be_drawn_to_start(game: MountainKing, players: int) -> None:
    s = game.scenario(at="start-player", players=players)
    assert answers(s) == {f"first {colour}": 1 for colour in COLOURS[:players]}


@pytest.mark.rule("MK-2.18")
@pytest.mark.parametrize(("start", "order"), [(0, "blue red black"), (1, "red black blue"), (2, "black blue red")])
def test_lairs_are_chosen_clockwise_from_the_start_player(game: MountainKing, start: int, order: str) -> None:
    s = game.scenario(at="start-player", players=3)
    play(s, f"first {COLOURS[start]}")
    questions = [(who, what) for who, what in finish(s) if what != "ask-pawn"]
    expected = [(who, what) for who in order.split() for what in ("ask-lairs", "ask-post", "ask-post")]
    assert questions == expected
    assert s.position()["start"] == COLOURS[start]


@pytest.mark.rule("MK-2.19")
@pytest.mark.parametrize(("players", "pairs"), [(2, 5), (3, 5), (4, 7), (5, 7)])
def test_all_pairs_of_this_side_are_open_to_the_first(game: MountainKing, players: int, pairs: int) -> None:
    s = game.scenario(at="lairs", players=players)
    assert options(s) == {f"settle {pair}" for pair in range(1, pairs + 1)}


@pytest.mark.rule("MK-2.19")
def test_a_pair_that_is_taken_is_gone(game: MountainKing) -> None:
    s = game.scenario(at="lairs", blue=dict(champions="tuva"), red=dict(champions="nyssa"))
    play(s, "settle 3", "post granite3", "post moss2")
    assert asked(s) == "red"
    assert options(s) == {"settle 1", "settle 2", "settle 4", "settle 5"}
    assert why(s, "settle 3") == "MK-2.19"
    play(s, "settle 4")
    assert [seat(s, colour)["lairs"] for colour in ("blue", "red")] == [3, 4]


@pytest.mark.rule("MK-2.20")
def test_three_trolls_in_each_lair(game: MountainKing) -> None:
    s = game.scenario(at="lairs", players=4)
    play(s, "settle 6")
    assert trolls(s, "blue") == {"lair-6a": 3, "lair-6b": 3}


@PLAYERS
@pytest.mark.rule("MK-2.20", "MK-2.21")
def test_eight_trolls_are_on_the_map_and_17_in_the_supply(game: MountainKing, players: int) -> None:
    s = ready(game, players)
    assert s.stock == [17] * players
    for colour in COLOURS[:players]:
        assert sum(trolls(s, colour).values()) == 8


def beside(game: MountainKing, *posts: str, **what: Any) -> MountainKingState:
    """Blue, without a pawn, on pair 1 of the back, between moss3 and ice3, and hammer1, hammer2 and hammer3."""
    s = game.scenario(at="lairs", **{"blue": dict(champions="tuva"), "red": dict(champions="nyssa"), **what})
    play(s, "settle 1", *posts)
    return s


@pytest.mark.rule("MK-2.21")
def test_one_troll_beside_each_lair(game: MountainKing) -> None:
    s = beside(game)
    assert options(s) == {"post moss3", "post ice3"}
    play(s, "post ice3")
    assert options(s) == {"post hammer1", "post hammer2", "post hammer3"}
    assert why(s, "post ice3") == "MK-2.21"
    play(s, "post hammer2")
    assert trolls(s, "blue") == {"lair-1a": 3, "lair-1b": 3, "ice3": 1, "hammer2": 1}
    assert asked(s) == "red"


@pytest.mark.rule("MK-2.21")
def test_not_where_a_gnome_is(game: MountainKing) -> None:
    s = beside(game, "post ice3", gnomes="hammer1 ice1")
    assert options(s) == {"post hammer2", "post hammer3"}
    assert why(s, "post hammer1") == "MK-2.21"


@pytest.mark.rule("MK-2.21")
@pytest.mark.reading("MK 51")
def test_a_rival_may_be_there(game: MountainKing) -> None:
    """Only Gnomes forbid it. hammer3 lies beside the pairs 1, 3 and 4."""
    s = beside(game, "post ice3", "post hammer3")
    play(s, "settle 4")
    assert options(s) == {"post hammer3", "post mud3"}
    play(s, "post hammer3")
    assert [trolls(s, colour)["hammer3"] for colour in ("blue", "red")] == [1, 1]


@pytest.mark.rule("MK-2.21")
@pytest.mark.reading("MK 52")
def test_a_cavern_beside_both_lairs_may_be_taken_twice() -> None:
    """No pair of ours has such a cavern, so the pair 1 gets one."""
    game = MountainKing({"back": {"lairs": {"lair-1a": {"site": [0.0, -82.0], "borders": ["hammer3"]}}}})
    s = game.scenario(at="lairs", blue=dict(champions="firragh"), red=dict(champions="nyssa"))
    play(s, "settle 1", "post hammer3", "post hammer3")
    assert trolls(s, "blue") == {"lair-1a": 3, "lair-1b": 3, "hammer3": 2}
    assert options(s) == {"pawn hammer3"}


@pytest.mark.rule("MK-2.21")
def test_a_lair_among_gates_alone_is_refused() -> None:
    """Gnomes could leave no place for the Troll."""
    with pytest.raises(PackError, match="without a gate"):
        MountainKing({"back": {"lairs": {"lair-1a": {"site": [0.0, -82.0], "borders": ["moss2", "ice1"]}}}})


@pytest.mark.rule("MK-2.22")
def test_the_pawn_joins_one_of_the_two(game: MountainKing) -> None:
    s = beside(game, "post ice3", "post hammer2", blue=dict(champions="firragh"))
    assert asked(s) == "blue"
    assert options(s) == {"pawn ice3", "pawn hammer2"}
    assert why(s, "pawn hammer3") == why(s, "pawn lair-1a") == "MK-2.22"
    play(s, "pawn ice3")
    assert pawn(s, "firragh") == "ice3"
    assert asked(s) == "red"


@pytest.mark.rule("MK-2.23")
@pytest.mark.reading("MK 51")
def test_setting_up_seizes_nothing(game: MountainKing) -> None:
    """Red comes to hammer3 with a Troll and a pawn, where blue has one Troll."""
    s = beside(game, "post ice3", "post hammer3", red=dict(champions="firragh"))
    before = s.position()["votes"]
    happened = play(s, "settle 4", "post hammer3", "post ice1", "pawn hammer3")
    assert not {"seized", "votes"} & set(events(happened))
    assert s.position()["votes"] == before


@pytest.mark.rule("MK-2.24")
@pytest.mark.reading("MK 2")
def test_trolls_do_not_enter_a_free_lair_space(game: MountainKing) -> None:
    s = game.scenario(at="advance", weak=True, blue=dict(trolls="moss3 ice3"))
    assert {option for option in options(s) if "lair" in option} == {"advance lair-1a"}
    for space in ("lair-3b", "lair-4b", "lair-5a"):
        assert why(s, f"advance {space}") == "MK-2.24"


@pytest.mark.rule("MK-2.24")
@pytest.mark.reading("MK 2")
def test_nobody_is_moved_into_one(game: MountainKing) -> None:
    s = game.scenario(at="move-trolls", x=1, alone=True, players=4, blue=dict(trolls="granite5"))
    play(s, "out granite5")
    assert not {option for option in options(s) if "lair" in option}


@pytest.mark.rule("MK-2.24")
@pytest.mark.reading("MK 2")
def test_gnomes_do_not_enter_one(game: MountainKing) -> None:
    """Behind moss2, moss1 and moss3 lie the free Lair spaces 3b and 5a."""
    s = game.scenario(at="invasion", alone=True, clan="moss", count=1, gnomes="moss1:?/? moss2:?/? moss3:?/? fire2")
    assert options(s) == {"invade moss4", "invade ice3", "invade fire3"}


@pytest.mark.rule("MK-2.24")
@pytest.mark.reading("MK 2")
def test_nothing_passes_through_one() -> None:
    """All neighbours of a Lair of ours border each other, so 5a is made a tunnel from fire3 to hammer4."""
    game = MountainKing({"back": {"lairs": {"lair-5a": {"site": [-64.1, -51.1], "borders": ["fire3", "hammer4"]}}}})
    s = game.scenario(at="advance", weak=True, blue=dict(lairs=5, trolls="fire3"))
    assert "advance hammer4" in options(s)
    s = game.scenario(at="advance", weak=True, blue=dict(trolls="fire3"))
    assert why(s, "advance hammer4") == "MK-6.6"
    ring = "moss1 moss3 mud3 mud4 fire4"
    s = game.scenario(
        at="invasion", alone=True, clan="fire", count=1, gnomes="fire1 fire2 fire3", red=dict(trolls=ring)
    )
    assert options(s) == {f"invade {cavern}" for cavern in ring.split()}
