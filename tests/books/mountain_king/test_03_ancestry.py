"""Chapter 3, building the Ancestry: the draft, where cards may lie, and the Supplies of the Wave.

The Starting card lies on e5 to f6: an Advance on e5, a Bolster on f5, an Influence on e6 and a Gnome on f6.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CARD, CELL, FACTION
from meadhall.kernel.errors import NotationError
from tests.books.mountain_king.table import answers, asked, events, options, play, power, question, seat, seen, why

WAVES = pytest.mark.parametrize("wave", [1, 2, 3])
THREE: dict[str, Any] = dict(
    blue=dict(hand="a01 a02 a03 a04"), red=dict(hand="a05 a06 a07 a08"), black=dict(hand="a09 a10 a11 a12")
)  # fmt: skip


def shown(s: MountainKingState, colour: str) -> dict[str, str]:
    """What can be seen of an Ancestry, by cell."""
    cells = s.ancestry[FACTION.find(colour)].cells
    return {CELL.words[cell]: symbol for cell, symbol in enumerate(cells) if symbol}


def hands(s: MountainKingState) -> list[str]:
    """All hands, with their cards in order."""
    return [" ".join(one["hand"]) for one in s.position()["seats"].values()]


def building(game: MountainKing, ancestry: str = "", hand: str = "a01 a02 a03 a04") -> MountainKingState:
    """Blue builds on this, with cards of earlier Waves."""
    return game.scenario(at="building", wave=3, blue=dict(ancestry=ancestry, hand=hand))


def supplies(game: MountainKing, ancestry: str = "", **what: Any) -> MountainKingState:
    """Blue's Supplies are set, with this Ancestry."""
    return game.scenario(at="supplies", alone=True, **{"blue": dict(ancestry=ancestry), **what})


# --- the draft ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-3.1")
def test_all_are_asked_at_once_and_in_no_order(game: MountainKing) -> None:
    s = game.scenario(at="building", players=3)
    assert [s.seat_word(one) for one in s.deciding] == ["blue", "red", "black"]
    play(s, f"red: lay {hands(s)[1].split()[0]} e4")
    assert [s.seat_word(one) for one in s.deciding] == ["blue", "black"]


@pytest.mark.rule("MK-3.1")
def test_cards_are_shown_when_all_have_chosen(game: MountainKing) -> None:
    s = game.scenario(at="building", **THREE)
    happened = play(s, "red: lay a05 e4", "blue: lay a01 e4")
    assert events(happened) == ["card-chosen", "card-chosen"]
    assert "a01" not in s.view(1).to_json()
    assert not seat(s, "red")["ancestry"]
    assert events(play(s, "black: lay a12 f6")).count("card-laid") == 3
    assert seat(s, "red")["ancestry"] == (("a05", "e4"),)


@pytest.mark.rule("MK-3.1")
def test_a_choice_is_nobody_elses_business(game: MountainKing) -> None:
    views = []
    for choice in ("lay a01 e4", "lay a02 f6"):
        s = game.scenario(at="building", **THREE)
        play(s, f"blue: {choice}")
        views.append([s.view(1).to_json(), s.view(None).to_json()])
    assert views[0] == views[1]


@pytest.mark.rule("MK-3.1")
def test_a_hand_is_seen_by_its_player_alone(game: MountainKing) -> None:
    s = game.scenario(at="building", **THREE)
    for viewer, colour in ((0, "blue"), (1, "red"), (2, "black")):
        for other in THREE:
            hand = seat(seen(s, viewer), other)["hand"]
            assert hand == (tuple(THREE[other]["hand"].split()) if other == colour else (None,) * 4)


@pytest.mark.rule("MK-3.2")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_draws_four(game: MountainKing, players: int) -> None:
    s = game.scenario(at="deal", players=players)
    assert answers(s) == {f"deal {card}": 1 for card in CARD.words}
    for card in CARD.words[: 4 * players]:
        (event, *_) = play(s, f"deal {card}")
        assert event.seen_by is not None
        assert len(event.seen_by) == 1
    assert [len(hand.split()) for hand in hands(s)] == [4] * players
    assert question(s) == "ask-lay"
    assert seat(seen(s, 1), "blue")["hand"] == (None,) * 4


@pytest.mark.rule("MK-3.2")
def test_a_card_is_dealt_once_in_a_game(game: MountainKing) -> None:
    s = game.scenario(at="deal", wave=2, discards="a70 a71", blue=dict(ancestry="a15@f4"), red=dict(hand="a33"))
    play(s, "deal a01")
    assert {text[5:] for text in answers(s)} == {*CARD.words} - {"a70", "a71", "a15", "a33", "a01"}
    assert why(s, "deal a15") == "MK-3.2"


@pytest.mark.rule("MK-3.2")
def test_one_of_the_four_is_added(game: MountainKing) -> None:
    s = building(game)
    assert {text.split()[1] for text in options(s, "blue")} == {"a01", "a02", "a03", "a04"}
    assert why(s, "blue: lay a05 e4") == "MK-3.2"
    play(s, "blue: lay a02 e4")
    assert why(s, "blue: lay a01 e4") is not None
    play(s, f"red: lay {hands(s)[1].split()[0]} e4")
    assert seat(s, "blue")["ancestry"] == (("a02", "e4"),)


@pytest.mark.rule("MK-3.3")
def test_the_rest_goes_to_the_neighbour(game: MountainKing) -> None:
    s = game.scenario(at="building", **THREE)
    play(s, "blue: lay a01 e4", "red: lay a05 e4", "black: lay a09 e4")
    assert hands(s) == ["a10 a11 a12", "a02 a03 a04", "a06 a07 a08"]
    assert {text.split()[1] for text in options(s, "red")} == {"a02", "a03", "a04"}
    play(s, "blue: lay a10 e5", "red: lay a03 e5", "black: lay a08 e5")
    assert hands(s) == ["a06 a07", "a11 a12", "a02 a04"]


@pytest.mark.rule("MK-3.3")
def test_who_passed_cards_on_still_knows_them(game: MountainKing) -> None:
    s = game.scenario(at="building", **THREE)
    play(s, "blue: lay a01 e4", "red: lay a05 e4", "black: lay a09 e4")
    found = [seat(seen(s, viewer), "red")["hand"] for viewer in (0, 1, 2)]
    assert found == [("a02", "a03", "a04"), ("a02", "a03", "a04"), (None, None, None)]


@pytest.mark.rule("MK-3.4")
def test_the_last_card_is_discarded(game: MountainKing) -> None:
    s = game.scenario(
        at="building", blue=dict(hand="a01 a02", ancestry="a09@e4 a10@e5"), red=dict(hand="a03 a04", ancestry="a11@e4")
    )
    happened = play(s, "blue: lay a01 e4", "red: lay a04 e4")
    assert "last-discarded" in events(happened)
    assert hands(s) == ["", ""]
    assert {one["card"] for one in s.position()["discards"]} == {"a02", "a03"}
    assert question(s) == "ask-action"


@pytest.mark.rule("MK-3.4")
@WAVES
def test_everybody_adds_three_cards_in_a_wave(game: MountainKing, wave: int) -> None:
    s = game.scenario(at="building", wave=wave, players=3)
    for _ in range(9):
        s.apply(s.decisions[0].options[0], s.deciding[0])
    assert [len(one["ancestry"]) for one in s.position()["seats"].values()] == [3, 3, 3]
    assert len(s.position()["discards"]) == 3


@pytest.mark.rule("MK-3.5")
@pytest.mark.parametrize(
    ("wave", "then"),
    [
        (1, ["a10 a11 a12", "a02 a03 a04", "a06 a07 a08"]),
        (2, ["a06 a07 a08", "a10 a11 a12", "a02 a03 a04"]),
        (3, ["a10 a11 a12", "a02 a03 a04", "a06 a07 a08"]),
    ],
)
def test_clockwise_in_waves_one_and_three_only(game: MountainKing, wave: int, then: list[str]) -> None:
    s = game.scenario(at="building", wave=wave, **THREE)
    play(s, "blue: lay a01 e4", "red: lay a05 e4", "black: lay a09 e4")
    assert hands(s) == then


@pytest.mark.rule("MK-3.5")
@pytest.mark.reading("MK 34")
@WAVES
def test_two_players_exchange_their_hands(game: MountainKing, wave: int) -> None:
    s = game.scenario(at="building", wave=wave, blue=THREE["blue"], red=THREE["red"])
    play(s, "blue: lay a01 e4", "red: lay a05 e4")
    assert hands(s) == ["a06 a07 a08", "a02 a03 a04"]


# --- where a card may lie -------------------------------------------------------------------------


@pytest.mark.rule("MK-3.6")
def test_the_first_card_touches_the_starting_card_from_above(game: MountainKing) -> None:
    s = building(game, hand="a01 a02 a03 a04")
    nine = {"d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"}
    assert options(s, "blue") == {f"lay a0{card} {cell}" for card in (1, 2, 3, 4) for cell in nine}


@pytest.mark.rule("MK-3.6")
@pytest.mark.parametrize("cell", ["g5", "e7", "e3", "c5", "g7", "a1"])
def test_alongside_is_not_enough(game: MountainKing, cell: str) -> None:
    assert why(building(game), f"blue: lay a01 {cell}") == "MK-3.6"


@pytest.mark.rule("MK-3.6")
def test_any_card_of_the_ancestry_may_be_covered(game: MountainKing) -> None:
    s = building(game, "a05@f4")
    assert why(s, "blue: lay a01 g3") is None
    assert why(s, "blue: lay a01 g5") is None
    assert why(s, "blue: lay a01 h5") == "MK-3.6"


@pytest.mark.rule("MK-3.7")
def test_an_elder_is_never_covered(game: MountainKing) -> None:
    """a39 on f4 has Elders on f4 and f5."""
    s = building(game, "a39@f4")
    for cell in ("e3", "f3", "e4", "f4", "e5", "f5"):
        assert why(s, f"blue: lay a01 {cell}") == "MK-3.7"
    assert {text.split()[2] for text in options(s, "blue")} == {"g3", "g4", "g5", "d4", "d5", "d6", "e6", "f6"}


@pytest.mark.rule("MK-3.7")
def test_nor_by_a_much_later_card(game: MountainKing) -> None:
    s = building(game, "a39@f4 a05@d5 a06@g3")
    assert why(s, "blue: lay a01 e3") == "MK-3.7"


@pytest.mark.rule("MK-3.7")
def test_a_supply_symbol_may_be_covered(game: MountainKing) -> None:
    """a46 on f4 has one on f4."""
    assert why(building(game, "a46@f4"), "blue: lay a01 e3") is None


@pytest.mark.rule("MK-3.8")
def test_a_card_lies_as_it_is_printed(game: MountainKing) -> None:
    s = game.scenario(at="building", blue=dict(hand="a15 a02"), red=dict(hand="a03 a04"))
    with pytest.raises(NotationError):
        s.parse("lay a15 f4 turned")
    play(s, "blue: lay a15 f4", "red: lay a03 e4")
    assert shown(s, "blue") == {"f4": "G", "g4": "B", "e5": "A", "f5": "A", "g5": "I2", "e6": "I", "f6": "G"}


@pytest.mark.rule("MK-3.9")
def test_a_card_must_be_laid_though_every_place_hides_a_useful_symbol(game: MountainKing) -> None:
    s = building(game)
    assert {text.split()[0] for text in options(s, "blue")} == {"lay"}
    assert why(s, "blue: discard a01") == "MK-3.9"
    assert why(s, "blue: pass") == "MK-3.9"


@pytest.mark.rule("MK-3.10")
def test_never_wider_than_six(game: MountainKing) -> None:
    """Cards on d5 and c5 make five columns, c to g with one on f5; then b is the sixth to the left, h to the right."""
    s = building(game, "a05@d5 a06@c5 a07@f5", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 b5") is None
    assert why(s, "blue: lay a01 g5") is None
    s = building(game, "a05@d5 a06@c5 a07@f5 a08@b5", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 g5") == "MK-3.10"
    assert why(s, "blue: lay a01 a5") == "MK-3.10"
    assert why(s, "blue: lay a01 f5") is None
    s = building(game, "a05@d5 a06@c5 a07@f5 a08@g5", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 b5") == "MK-3.10"
    assert why(s, "blue: lay a01 h5") == "MK-3.10"
    assert why(s, "blue: lay a01 c5") is None


@pytest.mark.rule("MK-3.10")
def test_never_higher_than_six(game: MountainKing) -> None:
    s = building(game, "a05@e4 a06@e3 a07@e6", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 e2") is None
    assert why(s, "blue: lay a01 e7") is None
    s = building(game, "a05@e4 a06@e3 a07@e6 a08@e2", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 e7") == "MK-3.10"
    assert why(s, "blue: lay a01 e1") == "MK-3.10"
    assert why(s, "blue: lay a01 e6") is None
    s = building(game, "a05@e4 a06@e3 a07@e6 a08@e7", hand="a01 a02 a03 a04")
    assert why(s, "blue: lay a01 e2") == "MK-3.10"
    assert why(s, "blue: lay a01 e8") == "MK-3.10"
    assert why(s, "blue: lay a01 e3") is None


@pytest.mark.rule("MK-3.11")
@pytest.mark.reading("MK 32")
def test_if_no_card_fits_one_is_discarded() -> None:
    """A Starting card of nothing but Elders leaves no place at all."""
    game = MountainKing({"ancestry": {"start": "E E / E E"}})
    s = game.scenario(at="building", blue=dict(hand="a01 a02 a03 a04"), red=dict(hand="a05 a06 a07 a08"))
    assert options(s, "blue") == {"discard a01", "discard a02", "discard a03", "discard a04"}
    assert why(s, "blue: lay a01 e5") == "MK-3.7"
    assert why(s, "blue: discard a05") == "MK-3.2"
    happened = play(s, "blue: discard a03", "red: discard a05")
    assert "card-unplaced" in events(happened)
    assert {one["card"] for one in s.position()["discards"]} == {"a03", "a05"}
    assert hands(s) == ["a06 a07 a08", "a01 a02 a04"]
    assert seat(s, "blue")["ancestry"] == ()


@pytest.mark.rule("MK-3.12")
@pytest.mark.reading("MK 33")
def test_a_whole_card_may_disappear(game: MountainKing) -> None:
    s = game.scenario(at="building", blue=dict(hand="a01 a02"), red=dict(hand="a03 a04"))
    play(s, "blue: lay a01 e5", "red: lay a03 e4")
    assert shown(s, "blue") == {"e5": "B", "f5": "A", "e6": "B", "f6": "A"}


@pytest.mark.rule("MK-3.12")
@pytest.mark.reading("MK 33")
def test_several_cards_may_be_covered_at_once(game: MountainKing) -> None:
    """a07 on g5, a06 on f7 and the Starting card meet around f6; a blank comes over each."""
    s = game.scenario(
        at="building", blue=dict(ancestry="a05@f4 a07@g5 a06@f6", hand="a69 a02"), red=dict(hand="a03 a04")
    )
    play(s, "blue: lay a69 f5", "red: lay a03 e4")
    assert [shown(s, "blue")[cell] for cell in ("f5", "g5", "f6", "g6")] == [".", ".", ".", "A3"]


@pytest.mark.rule("MK-3.12")
def test_but_not_a_card_with_an_elder(game: MountainKing) -> None:
    assert why(building(game, "a39@f4"), "blue: lay a01 f4") == "MK-3.7"


# --- what counts ----------------------------------------------------------------------------------


@pytest.mark.rule("MK-3.13")
def test_a_hidden_symbol_can_no_longer_be_used(game: MountainKing) -> None:
    """a69 on d4 hides the Advance on e5 under a strong one."""
    s = game.scenario(at="turn", blue=dict(ancestry="a69@d4"))
    assert options(s) == {"weak bolster f5", "weak influence e6", "weak gnome f6", "strong advance e5"}
    assert why(s, "weak advance e5") == "MK-4.6"


@pytest.mark.rule("MK-3.13")
def test_nor_can_a_hidden_strong_symbol(game: MountainKing) -> None:
    """The 3 of a69 lies on g5, under a Bolster of a05."""
    s = game.scenario(at="turn", blue=dict(ancestry="a69@f4 a05@g5"))
    assert "weak bolster g5" in options(s)
    assert "strong advance g5" not in options(s)
    assert why(s, "strong advance g5") == "MK-4.18"


@pytest.mark.rule("MK-3.13")
def test_a_card_counts_as_soon_as_it_lies(game: MountainKing) -> None:
    s = game.scenario(at="building", blue=dict(hand="a70 a02"), red=dict(hand="a03 a04"))
    play(s, "blue: lay a70 f5", "red: lay a03 e4")
    assert options(s) == {"weak advance e5", "weak influence e6", "strong bolster f5"}


@pytest.mark.rule("MK-3.13")
def test_a_hidden_supply_symbol_gives_nothing(game: MountainKing) -> None:
    assert seat(supplies(game, "a43@f4"), "blue")["supplies"] == 7
    assert seat(supplies(game, "a43@f4 a01@g3"), "blue")["supplies"] == 6


@pytest.mark.rule("MK-3.13")
def test_hidden_wilds_make_no_pair(game: MountainKing) -> None:
    assert question(supplies(game, "a65@f4")) == "ask-wilds"
    assert question(supplies(game, "a65@f4 a01@g3")) == "ask-rest"


@pytest.mark.rule("MK-3.14")
@pytest.mark.parametrize(("card", "symbol", "number"), [("a11", "f4", 2), ("a69", "g5", 3)])
def test_a_number_is_the_power_of_a_symbol(game: MountainKing, card: str, symbol: str, number: int) -> None:
    s = game.scenario(at="turn", blue=dict(ancestry=f"{card}@f4"))
    play(s, f"strong advance {symbol}")
    assert power(s) == number


@pytest.mark.rule("MK-3.14")
def test_without_a_number_it_is_one(game: MountainKing) -> None:
    s = game.scenario(at="turn")
    play(s, "weak advance e5")
    assert power(s) == 1


# --- Supplies -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-3.15")
def test_wave_one_gives_six_supplies(game: MountainKing) -> None:
    s = supplies(game)
    assert [seat(s, colour)["supplies"] for colour in ("blue", "red")] == [6, 6]


@pytest.mark.rule("MK-3.15")
@pytest.mark.parametrize(("option", "bases"), [("falling", [6, 5, 4]), ("level", [6, 6, 6])])
def test_every_wave_has_its_base(game: MountainKing, option: str, bases: list[int]) -> None:
    found = [seat(supplies(game, wave=wave, supplies=option), "blue")["supplies"] for wave in (1, 2, 3)]
    assert found == bases


@pytest.mark.rule("MK-3.15")
def test_what_is_left_over_does_not_count(game: MountainKing) -> None:
    assert seat(supplies(game, wave=2, blue=dict(supplies=3)), "blue")["supplies"] == 5


@pytest.mark.rule("MK-3.15")
def test_supplies_are_set_when_all_have_finished(game: MountainKing) -> None:
    s = game.scenario(at="building", blue=dict(hand="a01 a02"), red=dict(hand="a03 a04"))
    assert "supplies" not in events(play(s, "blue: lay a01 e5"))
    assert events(play(s, "red: lay a03 e4")).count("supplies") == 2


@pytest.mark.rule("MK-3.16")
@WAVES
def test_each_supply_symbol_adds_one_in_every_wave(game: MountainKing, wave: int) -> None:
    base = {1: 6, 2: 5, 3: 4}[wave]
    for count, ancestry in enumerate(("", "a43@f4", "a43@f4 a46@e6")):
        s = supplies(game, ancestry, wave=wave)
        assert seat(s, "blue")["supplies"] == base + count
        assert seat(s, "red")["supplies"] == base
        assert seat(s, "blue")["cubes"] == ()


@pytest.mark.rule("MK-3.16")
def test_a_champions_supply_symbol_is_one_of_them(game: MountainKing) -> None:
    s = supplies(game, blue=dict(champions="grumle", ancestry="a43@f4"))
    assert seat(s, "blue")["supplies"] == 8


@pytest.mark.rule("MK-3.17")
def test_nobody_has_nine_supplies(game: MountainKing) -> None:
    s = supplies(game, blue=dict(champions="grumle", ancestry="a43@f4 a46@e6"))
    assert seat(s, "blue")["supplies"] == 8


@pytest.mark.rule("MK-3.18")
def test_two_wilds_become_a_supply(game: MountainKing) -> None:
    """a65 on f4 has Wilds on g4 and g5."""
    s = supplies(game, "a65@f4")
    assert asked(s) == "blue"
    assert options(s) == {"pass", "cover g4", "cover g5"}
    assert why(s, "cover e5") == "MK-3.18"
    play(s, "cover g4")
    assert options(s) == {"cover g5"}
    assert seat(s, "blue")["supplies"] == 6
    play(s, "cover g5")
    assert seat(s, "blue")["supplies"] == 7
    assert seat(s, "blue")["cubes"] == ("g4", "g5")
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-3.18")
def test_nobody_has_to(game: MountainKing) -> None:
    s = supplies(game, "a65@f4")
    play(s, "pass")
    assert seat(s, "blue")["supplies"] == 6
    assert seat(s, "blue")["cubes"] == ()


@pytest.mark.rule("MK-3.18")
def test_a_single_wild_buys_nothing(game: MountainKing) -> None:
    assert question(supplies(game, "a57@f4")) == "ask-rest"


@pytest.mark.rule("MK-3.18")
@pytest.mark.reading("MK 24")
def test_the_two_may_lie_apart(game: MountainKing) -> None:
    """Wilds on g4 and, far from it, on d7."""
    s = supplies(game, "a57@f4 a59@d6")
    play(s, "cover g4", "cover d7")
    assert seat(s, "blue")["supplies"] == 7


@pytest.mark.rule("MK-3.18")
def test_four_wilds_are_two_supplies(game: MountainKing) -> None:
    """a68 on d6 adds Wilds on d6 and d7."""
    s = supplies(game, "a65@f4 a68@d6")
    play(s, "cover g4", "cover d7")
    assert options(s) == {"pass", "cover g5", "cover d6"}
    play(s, "cover d6", "cover g5")
    assert seat(s, "blue")["supplies"] == 8


@pytest.mark.rule("MK-3.18")
def test_a_champions_wild_is_one_of_them(game: MountainKing) -> None:
    s = supplies(game, blue=dict(champions="rurik", ancestry="a57@f4"))
    play(s, "cover rurik", "cover g4")
    assert seat(s, "blue")["supplies"] == 5 + 1


@pytest.mark.rule("MK-3.19")
def test_spent_wilds_are_used_up(game: MountainKing) -> None:
    s = game.scenario(at="supplies", blue=dict(ancestry="a65@f4"))
    play(s, "cover g4", "cover g5")
    assert not {text for text in options(s) if text.endswith((" g4", " g5"))}
    assert why(s, "weak gnome g4") == "MK-4.9"


@pytest.mark.rule("MK-3.19")
@pytest.mark.reading("MK 24")
def test_but_they_link(game: MountainKing) -> None:
    """a57 on f4 has Advances on f4 and g5, and between them a Bolster on f5 and a Wild on g4."""
    s = game.scenario(at="supplies", blue=dict(ancestry="a57@f4 a59@d6", champions="tuva"))
    play(s, "cover g4", "cover d7", "strong advance f4")
    assert "add g5" in options(s)
    s = game.scenario(at="turn", blue=dict(ancestry="a57@f4 a59@d6"))
    play(s, "strong advance f4")
    assert "add g5" not in options(s)


@pytest.mark.rule("MK-3.20")
@pytest.mark.reading("MK 25")
def test_at_eight_no_pair_can_be_covered(game: MountainKing) -> None:
    """Two Supply symbols, and Wilds on g4 and g5."""
    s = supplies(game, "a65@f4 a46@d6 a43@d4")
    assert seat(s, "blue")["supplies"] == 8
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-3.20")
@pytest.mark.reading("MK 25")
def test_a_second_pair_must_not_exceed_eight(game: MountainKing) -> None:
    """One Supply symbol and four Wilds."""
    s = supplies(game, blue=dict(ancestry="a65@f4 a68@d6", champions="grumle"))
    assert seat(s, "blue")["supplies"] == 7
    play(s, "cover g4", "cover d7")
    assert seat(s, "blue")["supplies"] == 8
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-3.21")
@pytest.mark.parametrize(("start", "order"), [("blue", ["blue", "red", "black"]), ("red", ["red", "black", "blue"])])
def test_wilds_are_covered_in_player_order(game: MountainKing, start: str, order: list[str]) -> None:
    s = supplies(
        game, start=start, blue=dict(ancestry="a65@f4"), red=dict(ancestry="a66@f4"), black=dict(ancestry="a67@f4")
    )
    found = []
    while question(s) == "ask-wilds":
        found.append(asked(s))
        play(s, "pass")
    assert found == order


@pytest.mark.rule("MK-3.22")
@pytest.mark.parametrize(
    ("wave", "ancestry", "tokens"),
    [(1, "a43@f4 a46@e6", 0), (1, "a43@f4", 1), (1, "", 2), (2, "", 3), (3, "", 4)],
)
def test_few_supplies_bring_desperation(game: MountainKing, wave: int, ancestry: str, tokens: int) -> None:
    """The track has a Desperation symbol on each of its spaces 5 to 8."""
    assert seat(supplies(game, ancestry, wave=wave), "blue")["desperation"] == tokens


@pytest.mark.rule("MK-3.22")
@pytest.mark.reading("MK 26")
def test_wild_pairs_come_first(game: MountainKing) -> None:
    s = supplies(game, "a65@f4")
    assert [seat(s, colour)["desperation"] for colour in ("blue", "red")] == [0, 0]
    play(s, "cover g4", "cover g5")
    assert [seat(s, colour)["desperation"] for colour in ("blue", "red")] == [1, 2]


# --- the worked examples --------------------------------------------------------------------------


@pytest.mark.rule("MK-3.2", "MK-3.3", "MK-3.4")
def test_example_building_an_ancestry(game: MountainKing) -> None:
    """One of four cards, one of three that were passed on, one of two, and the last card is discarded."""
    s = game.scenario(at="building", blue=dict(hand="a01 a02 a03 a04"), red=dict(hand="a05 a14 a54 a08"))
    play(s, "blue: lay a02 f4", "red: lay a05 e4")
    assert hands(s)[0] == "a08 a14 a54"
    play(s, "blue: lay a14 g5", "red: lay a01 e4")
    assert hands(s)[0] == "a03 a04"
    play(s, "blue: lay a03 h4", "red: lay a08 e4")
    assert [card for card, _ in seat(s, "blue")["ancestry"]] == ["a02", "a14", "a03"]
    assert "a04" in {one["card"] for one in s.position()["discards"]}


@pytest.mark.rule("MK-3.15", "MK-3.16", "MK-3.18", "MK-3.22")
def test_example_supplies_of_wave_one(game: MountainKing) -> None:
    """Six and one Supply symbol are seven; a single Wild buys none; one Desperation symbol is to the right."""
    s = supplies(game, "a02@f4 a14@g5 a54@h4")
    assert list(shown(s, "blue").values()).count("W") == 1
    assert seat(s, "blue")["supplies"] == 7
    assert seat(s, "blue")["desperation"] == 1
    assert seat(s, "blue")["cubes"] == ()
