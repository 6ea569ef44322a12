"""Chapter 14, the end of the game: Great Halls, Elders, Votes, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.errors import IllegalAction
from tests.books.mountain_king.table import events, options, play, why, winners

ELDERS = ["a39@d4", "a40@e3", "a41@f2", "a42@e1"]
"""Each card adds two Elders to those before it."""
ONE_MORE = "a23@f4"


def halls(game: MountainKing, **parts: Any) -> MountainKingState:
    """The Great Halls are scored, and nothing else happens."""
    return game.scenario(at="halls", alone=True, **parts)


def paid(s: MountainKingState, hall: str) -> dict[str, int]:
    """Who gained how much for a Great Hall."""
    told = [event for event in s.events if event.key == "hall-won" and event.words()["hall"] == hall]
    return {s.seat_word(event.args[0]): event.args[2] for event in told}


# --- the order of scoring -----------------------------------------------------------------------


@pytest.mark.rule("MK-14.1")
def test_three_scorings_in_order_and_no_domains(game: MountainKing) -> None:
    s = game.scenario(
        at="final", blue=dict(trolls="moss4 ice1 ice2", ancestry="a39@d4", champions="ragna", votes="ice:2")
    )
    keys = ["champion-scores", "hall-won", "elders", "plank-scores", "wins"]
    told = [key for key in events(s.events) if key in (*keys, "domain-scores")]
    assert list(dict.fromkeys(told)) == keys
    assert told == sorted(told, key=keys.index), "each is finished before the next"
    assert s.score == [2 + 4 + 4 + 1 + 7, 0], "Ragna, the Halls h1 and h7, two Elders, and first place of Ice"


# --- Great Halls --------------------------------------------------------------------------------


@pytest.mark.rule("MK-14.2")
@pytest.mark.parametrize(("value", "hall"), [(4, "h4"), (8, "h5"), (12, "h3")])
def test_most_caverns_take_the_value(game: MountainKing, value: int, hall: str) -> None:
    around = {"h4": "granite4 hammer4", "h5": "mud4 mud3", "h3": "moon3 moon4"}[hall]
    rival = {"h4": "hammer3", "h5": "hammer3", "h3": "granite3"}[hall]
    s = halls(game, blue=dict(trolls=rival), red=dict(trolls=around), halls=f"{hall}:{value}")
    assert paid(s, hall) == {"red": value}


@pytest.mark.rule("MK-14.2")
def test_one_cavern_is_enough_if_nobody_else_has_any(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="ice4"), halls="h1:12")
    assert s.score == [12, 0]


@pytest.mark.rule("MK-14.2")
def test_caverns_that_do_not_touch_a_hall_count_for_nothing(game: MountainKing) -> None:
    assert halls(game, blue=dict(trolls="moss1 moss2 ice1 ice2 fire1 a b")).score == [0, 0]


@pytest.mark.rule("MK-14.3")
def test_caverns_not_trolls(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="granite4 hammer4"), red=dict(trolls="granite3:9"))
    assert paid(s, "h4") == {"blue": 4}


@pytest.mark.rule("MK-14.4")
def test_a_cavern_counts_at_each_of_its_halls(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="moon4"))
    assert (paid(s, "h2"), paid(s, "h3")) == ({"blue": 8}, {"blue": 12})
    assert s.score == [20, 0]


@pytest.mark.rule("MK-14.4")
def test_a_hall_is_won_by_itself(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="moon4 granite3"), red=dict(trolls="moon3 ice3"))
    assert paid(s, "h2") == {"red": 8}, "two of three there"
    assert paid(s, "h3") == {"blue": 12}, "but only one here"


@pytest.mark.rule("MK-14.5")
def test_gnomes_alone_with_the_most_leave_nothing(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="ice4"), gnomes="moss3 moss4:1/1", halls="h1:12")
    assert s.score == [0, 0]
    assert "hall-lost" in events(s.events)


@pytest.mark.rule("MK-14.5")
def test_gnomes_count_caverns_not_tokens(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="ice4 moss4"), gnomes="moss3:3/3", halls="h1:12")
    assert paid(s, "h1") == {"blue": 12}


@pytest.mark.rule("MK-14.6")
@pytest.mark.reading("MK 44")
@pytest.mark.parametrize(
    ("seats", "gnomes", "share"),
    [
        pytest.param({"blue": "ice4", "red": "moss4"}, "", 6, id="two players"),
        pytest.param({"blue": "ice4", "red": "moss4", "black": "ice3"}, "", 4, id="three players"),
        pytest.param({"blue": "ice4"}, "moss4", 6, id="a player and the Gnomes"),
        pytest.param({"blue": "ice4", "red": "moss4", "black": "ice3"}, "moss3", 3, id="all and the Gnomes"),
    ],
)
def test_parties_tied_for_most_share(game: MountainKing, seats: dict[str, str], gnomes: str, share: int) -> None:
    colours: dict[str, Any] = {colour: dict(trolls=trolls) for colour, trolls in seats.items()}
    s = halls(game, gnomes=gnomes, halls="h1:12", **colours)
    assert paid(s, "h1") == dict.fromkeys(seats, share)


@pytest.mark.rule("MK-14.6")
@pytest.mark.reading("MK 44")
def test_shares_are_rounded_down(game: MountainKing) -> None:
    s = halls(
        game, blue=dict(trolls="ice4"), red=dict(trolls="moss4"), black=dict(trolls="ice3"), halls="h1:4 h2:8 h7:8"
    )
    assert paid(s, "h1") == {"blue": 1, "red": 1, "black": 1}


@pytest.mark.rule("MK-14.6")
def test_who_has_fewer_gets_no_share(game: MountainKing) -> None:
    s = halls(
        game, blue=dict(trolls="hammer3 hammer4"), red=dict(trolls="granite3 granite4"), black=dict(trolls="ice4")
    )
    assert paid(s, "h4") == {"blue": 2, "red": 2}
    s = halls(game, blue=dict(trolls="ice3 ice4"), red=dict(trolls="moss4"))
    assert paid(s, "h1") == {"blue": 4}


@pytest.mark.rule("MK-14.7")
@pytest.mark.reading("MK 43")
def test_a_hall_nobody_holds(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="moss1"))
    assert events(s.events) == ["hall-nobody"] * 7
    assert s.score == [0, 0]


@pytest.mark.rule("MK-14.8")
@pytest.mark.reading("MK 45")
def test_a_contested_cavern_counts_for_nobody(game: MountainKing) -> None:
    s = halls(game, blue=dict(trolls="hammer4:2 granite4"), red=dict(trolls="hammer4:2"), black=dict(trolls="hammer4"))
    assert paid(s, "h4") == {"blue": 4}
    s = halls(game, blue=dict(trolls="hammer4:2"), red=dict(trolls="hammer4:2"))
    assert paid(s, "h4") == {}


# --- Elders -------------------------------------------------------------------------------------


def elders(game: MountainKing, count: int, champions: str = "") -> MountainKingState:
    """Red's Ancestry shows so many Elders, and they are scored."""
    cards = ELDERS[: count // 2] + [ONE_MORE] * (count % 2)
    return game.scenario(at="elders", alone=True, red=dict(ancestry=" ".join(cards), champions=champions))


@pytest.mark.rule("MK-14.9")
@pytest.mark.parametrize(
    ("count", "score"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 8), (6, 12), (7, 17), (8, 23), (9, 30)]
)
def test_elders_by_the_chart(game: MountainKing, count: int, score: int) -> None:
    s = elders(game, count)
    assert [event.words()["count"] for event in s.events if event.key == "elders"] == [0, count]
    assert s.score == [0, score]


@pytest.mark.rule("MK-14.9")
def test_elders_on_champions_count_with_them(game: MountainKing) -> None:
    assert elders(game, 3, "snorri").score == [0, 8]


@pytest.mark.rule("MK-14.9")
def test_a_cube_does_not_hide_an_elder_and_other_symbols_are_none(game: MountainKing) -> None:
    s = game.scenario(at="elders", alone=True, red=dict(ancestry="a39@d4", cubes="e5 e6 f6", champions="grumle rurik"))
    assert s.score == [0, 1]


@pytest.mark.rule("MK-14.10")
@pytest.mark.reading("MK 46")
def test_more_than_nine_earn_no_more(game: MountainKing) -> None:
    assert elders(game, 8, "snorri").score == [0, 30]
    assert elders(game, 9, "snorri").score == [0, 30]


# --- Votes --------------------------------------------------------------------------------------


def clan_votes(game: MountainKing, **parts: Any) -> MountainKingState:
    """The planks are scored, and nothing else happens."""
    return game.scenario(at="votes", alone=True, **parts)


@pytest.mark.rule("MK-14.11")
def test_three_places_by_the_tile(game: MountainKing) -> None:
    s = clan_votes(
        game,
        blue=dict(votes="ice:2"),
        red=dict(votes="ice:5"),
        black=dict(votes="ice:1"),
        green=dict(votes="ice:3"),
        planks="ice:seven",
    )
    assert s.score == [4, 12, 0, 7]


@pytest.mark.rule("MK-14.11")
def test_plank_by_plank_from_the_top(game: MountainKing) -> None:
    s = clan_votes(game, blue=dict(votes="fire hammer moss"), red=dict(votes="moon ice hammer"))
    clans = [event.words()["clan"] for event in s.events if event.key == "plank-scores"]
    assert clans == ["moss", "ice", "moon", "hammer", "hammer", "fire"]


@pytest.mark.rule("MK-14.11")
@pytest.mark.parametrize(
    ("tile", "places"),
    [("one", [6, 3, 1]), ("two", [7, 4, 2]), ("three", [8, 4, 2]), ("four", [8, 5, 3]), ("six", [10, 6, 3])],
)
def test_every_tile_pays_as_it_says(game: MountainKing, tile: str, places: list[int]) -> None:
    s = clan_votes(game, votes={"mud": "blue:9 red:8 black:1"}, players=3, planks=f"mud:{tile}")
    assert s.score == places


@pytest.mark.rule("MK-14.12")
def test_no_vote_no_place(game: MountainKing) -> None:
    s = clan_votes(game, players=4, red=dict(votes="moss"), planks="moss:five")
    assert s.score == [0, 9, 0, 0]
    assert [event.key for event in s.events if event.key == "plank-scores"] == ["plank-scores"]


@pytest.mark.rule("MK-14.13")
@pytest.mark.parametrize("order", [["red", "blue", "black"], ["black", "red", "blue"]])
def test_of_equals_the_lower_disc_takes_the_better_place(game: MountainKing, order: list[str]) -> None:
    stack = " ".join(f"{colour}:2" for colour in order)
    s = clan_votes(game, players=3, votes={"moss": stack}, planks="moss:five")
    assert {s.seat_word(one): score for one, score in enumerate(s.score)} == dict(zip(order, (9, 5, 3), strict=True))


@pytest.mark.rule("MK-14.14")
@pytest.mark.reading("MK 47")
def test_two_players_fill_two_places(game: MountainKing) -> None:
    s = clan_votes(game, blue=dict(votes="moss:1"), red=dict(votes="moss:2"), planks="moss:five")
    assert s.score == [5, 9]
    s = clan_votes(game, red=dict(votes="moss:2"), planks="moss:five")
    assert s.score == [0, 9], "second place asks for a Vote"


# --- who wins -----------------------------------------------------------------------------------


def finish(game: MountainKing, **parts: Any) -> MountainKingState:
    """All is scored, and the winner is declared."""
    return game.scenario(at="winner", **parts)


@pytest.mark.rule("MK-14.15")
def test_the_most_honour_wins(game: MountainKing) -> None:
    s = finish(game, blue=dict(honour=70, votes="ice:9"), red=dict(honour=71), black=dict(honour=69))
    assert winners(s) == {"red"}
    assert s.result is not None
    assert s.result.scores == (70, 71, 69)


@pytest.mark.rule("MK-14.15")
def test_only_when_the_votes_have_been_scored(game: MountainKing) -> None:
    s = game.scenario(at="final", blue=dict(honour=5), red=dict(votes="moss"), planks="moss:one")
    assert s.score == [5, 6]
    assert winners(s) == {"red"}


@pytest.mark.rule("MK-14.16")
def test_votes_of_all_clans_break_a_tie(game: MountainKing) -> None:
    s = finish(
        game,
        blue=dict(honour=70, votes="ice:5"),
        red=dict(honour=70, votes="moss:2 moon:2 fire:2"),
        black=dict(honour=69, votes="mud:9"),
    )
    assert winners(s) == {"red"}


@pytest.mark.rule("MK-14.17")
def test_equal_in_both_they_share_the_victory(game: MountainKing) -> None:
    s = finish(
        game,
        blue=dict(honour=70, votes="ice:6"),
        red=dict(honour=70, votes="moss:2 moon:2 fire:2"),
        black=dict(honour=70, votes="mud:5"),
    )
    assert winners(s) == {"blue", "red"}


@pytest.mark.rule("MK-14.18")
def test_after_the_end_nothing_can_be_done(game: MountainKing) -> None:
    s = game.scenario(at="final", blue=dict(supplies=0, honour=1))
    assert s.over
    assert s.fate is None
    assert options(s) == set()
    assert not {"start-player", "gates-laid"} & set(events(s.events)), "no Refresh"
    assert why(s, "pass") == "MK-14.18"
    with pytest.raises(IllegalAction):
        play(s, "pass")


# --- the examples of the book -------------------------------------------------------------------


@pytest.mark.rule("MK-14.5")
def test_example_gnomes_win_a_hall(game: MountainKing) -> None:
    s = halls(game, blue={}, green=dict(trolls="ice4"), gnomes="moon3 moon5", halls="h2:4")
    assert s.score == [0, 0, 0, 0]


@pytest.mark.rule("MK-14.2", "MK-14.3")
def test_example_two_caverns_beat_more_trolls(game: MountainKing) -> None:
    s = halls(game, red=dict(trolls="ice4 moon3"), green=dict(trolls="moon5:4"), halls="h2:12")
    assert paid(s, "h2") == {"red": 12}


@pytest.mark.rule("MK-14.6")
def test_example_three_parties_share_eight(game: MountainKing) -> None:
    s = halls(game, red=dict(trolls="ice4"), black=dict(trolls="moon3"), green={}, gnomes="moon5", halls="h2:8")
    assert paid(s, "h2") == {"red": 2, "black": 2}


@pytest.mark.rule("MK-14.9")
def test_example_seven_elders(game: MountainKing) -> None:
    assert elders(game, 7).score == [0, 17]


@pytest.mark.rule("MK-14.11", "MK-14.13")
def test_example_the_moss_plank(game: MountainKing) -> None:
    s = clan_votes(game, votes={"moss": "blue:5 black:3 red:3"}, players=4, planks="moss:five")
    assert s.score == [9, 3, 5, 0]
