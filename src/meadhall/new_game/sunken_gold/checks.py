"""What must be true of every position, whether it was played, saved or set up."""

from __future__ import annotations

from meadhall.kernel.errors import SaveError
from meadhall.new_game.sunken_gold.state import Sea


def check(s: Sea) -> None:
    """Raise ``SaveError`` with the field that cannot arise from the components."""
    if s.round > s.rounds:
        raise SaveError("position.round", f"the game has {s.rounds} rounds")
    dealt = [reef for reef in s.chart if reef >= 0]
    if len(set(dealt)) != len(dealt):
        raise SaveError("position.seats", "two players have the same chart")
    if max(s.air) > s.parts.boat.air:
        raise SaveError("position.seats", f"nobody has more air than {s.parts.boat.air}")
    if max(s.coins) > s.parts.gold.coins or any(map(int.__gt__, s.bag, s.parts.gold.bag)):
        raise SaveError("position.bag", "more coins are left than there were")
    if sum(s.coins) != sum(s.bag):
        raise SaveError("position.bag", "as many coins are in the bag as lie at the reefs")
    if sum(s.gold) != worth(s.parts.gold.bag) - worth(s.bag):
        raise SaveError("position.seats", "the players have what is gone from the bag, no more and no less")


def worth(bag: tuple[int, ...] | list[int]) -> int:
    return sum(count * value for value, count in enumerate(bag, 1))
