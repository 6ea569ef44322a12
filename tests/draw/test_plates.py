"""Many pictures on one page."""

from __future__ import annotations

import re

from meadhall.draw.picture import Picture
from meadhall.draw.plates import Plates


def picture(count: int) -> Picture:
    return Picture(
        200, 100, "A map", '<defs><path id="coast" d="M0 0"/></defs><use href="#coast"/>',
        {
            "land": '<g id="land" class="part" data-at="land:a" role="button" tabindex="0" aria-label="A">'
            '<path d="M1 1"/></g>',
            "army": f'<g id="army" class="part"><text>{count}</text></g>',
        },
    )  # fmt: skip


def test_what_pictures_share_is_on_the_page_once() -> None:
    plates = Plates()
    one, other = plates.draw(picture(1)), plates.draw(picture(2))
    assert plates.definitions.count("M0 0") == 1
    assert plates.definitions.count("M1 1") == 1
    assert len(set(re.findall(r'href="#(plate-\d+)"', one + other))) == 4


def test_only_ids_that_something_points_at_are_kept_and_nothing_can_be_pressed() -> None:
    plates = Plates()
    plates.draw(picture(1))
    assert 'id="coast"' in plates.definitions
    assert 'id="land"' not in plates.definitions
    assert "tabindex" not in plates.definitions
    assert "aria-label" not in plates.definitions


def test_a_place_can_be_marked_in_one_of_them() -> None:
    plates = Plates()
    plates.draw(picture(1))
    plates.draw(picture(1), marks=["land:a"])
    assert plates.definitions.count('class="last part"') == 1
    assert plates.definitions.count("M1 1") == 2


def test_a_small_part_is_drawn_larger() -> None:
    drawn = Plates().draw(picture(1), window=(10, 20, 40, 30))
    assert 'width="64" height="48"' in drawn
    assert 'viewBox="10 20 40 30"' in drawn
    assert 'aria-label="A map"' in drawn
