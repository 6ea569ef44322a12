"""Caves: places find room, tunnels keep clear of what is not theirs, and the same input gives the same map."""

from __future__ import annotations

from math import hypot, inf

from meadhall.draw.markup import beside, overlap, shared
from meadhall.games.mountain_king.board import caves
from meadhall.games.mountain_king.board.caves import Cave, Massif, Rock, Unplaced, hang_tags, spread

ROCK = Rock(200, 200, 180, 170)
CROWD = {
    "a": Unplaced(195, 200, 30, 24),
    "b": Unplaced(205, 200, 30, 24),
    "c": Unplaced(200, 210, 30, 24),
    "hall": Unplaced(200, 200, 14, 13, 0.03, ("a", "b", "c")),
    "middle": Unplaced(200, 200, 20, 20, 0.0),
}


def test_places_that_were_on_top_of_each_other_part() -> None:
    at = spread(CROWD, [], ROCK, 8)
    for one, spot in CROWD.items():
        for other, next_to in CROWD.items():
            if one < other:
                (x, y), (u, v) = at[one], at[other]
                assert hypot((x - u) / (spot.a + next_to.a), (y - v) / (spot.b + next_to.b)) > 0.95, (one, other)


def test_what_has_no_pull_never_moves_and_nothing_leaves_the_rock() -> None:
    at = spread(CROWD | {"far": Unplaced(900, 40, 10, 10)}, [("a", "far")], ROCK, 8)
    assert at["middle"] == (ROCK.x, ROCK.y)
    assert all(ROCK.out(x, y) < 1 for x, y in at.values())


def test_a_tunnel_pushes_aside_what_lies_on_its_way() -> None:
    spots = {"west": Unplaced(60, 200, 20, 18), "east": Unplaced(340, 200, 20, 18), "there": Unplaced(200, 201, 20, 18)}
    free, linked = spread(spots, [], ROCK, 8), spread(spots, [("west", "east")], ROCK, 8)
    assert abs(free["there"][1] - 200) < 5
    _, dx, dy = beside(linked["there"], linked["west"], linked["east"])
    assert hypot(dx / 20, dy / 18) > 1


def test_the_same_places_come_to_rest_at_the_same_points() -> None:
    links = [("a", "b"), ("b", "c")]
    assert spread(CROWD, links, ROCK, 8) == spread(CROWD, links, ROCK, 8)


def test_the_edge_of_the_rock() -> None:
    for degrees in range(0, 360, 30):
        x, y = ROCK.rim(degrees)
        assert abs(ROCK.out(x, y) - 1) < 1e-9
        assert ROCK.out(*ROCK.rim(degrees, 12)) > 1
        assert (ROCK.angle(x, y) - degrees) % 360 < 15 or (degrees - ROCK.angle(x, y)) % 360 < 15


def test_every_domain_of_a_massif_is_one_piece() -> None:
    places = {"a": (120.0, 120.0), "b": (280.0, 130.0), "c": (200.0, 290.0)}
    massif = Massif(ROCK, (0, 0, 400, 400), places, {"a": "north", "b": "north", "c": "south"}, 5)
    assert {owner: len(rings) for owner, rings in massif.outline.items()} == {"north": 1, "south": 1}
    for name, (x, y) in places.items():
        assert massif.cell(x, y)[0] == ("south" if name == "c" else "north")


def test_a_cave_is_about_as_large_as_it_should_be() -> None:
    cave = Cave("grotto", (100, 100), (30, 20))
    assert cave.ring[0] == cave.ring[-1]
    assert all(0.7 < hypot((x - 100) / 30, (y - 100) / 20) < 1.35 for x, y in cave.ring)


def test_tags_hang_where_nothing_is() -> None:
    hollows = [Cave("one", (100, 100), (30, 24)), Cave("two", (175, 100), (30, 24))]
    above = (60.0, 60.0, 160.0, 20.0)
    tags = hang_tags(hollows, (26, 14), [above], [], lambda at: True)
    boxes = [(x - 13, y - 7, 26.0, 14.0) for x, y in tags]
    assert not overlap(*boxes)
    assert not any(overlap(box, above) for box in boxes)


def test_shared_areas() -> None:
    assert shared((0, 0, 10, 10), (5, 5, 10, 10)) == 25
    assert shared((0, 0, 10, 10), (10, 0, 10, 10)) == 0


def test_drawings_have_no_odd_numbers() -> None:
    for drawn in (caves.crater(50, 60, 40, 30), caves.tunnel((0, 0), (30, 40), "a"), Cave("x", (0, 0), (9, 9)).outline):
        assert drawn
        assert "nan" not in drawn
        assert str(inf) not in drawn
