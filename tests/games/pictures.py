"""Boards of any game: positions to draw, what a page shows of them, and what must be true of every picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar
from xml.etree import ElementTree

from meadhall.draw import Board, Picture
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing.preview import preview as page_preview
from tests.test_words import ids

S = TypeVar("S", bound=State)

LAYOUTS = ("desk", "phone")
MOVED = re.compile(r'style="transform:[^"]*"')
"""Where a part stands: all that changes of a piece that glides."""

SAID = re.compile(r'aria-label="[^"]*"|title="[^"]*"|>[^<]*<')
NO_NUMBER = re.compile(r"\b(nan|inf|None)\b")


def never(s: State) -> bool:
    return False


def walk(
    game: Game[S],
    seed: int,
    every: int,
    players: int,
    moves: int = 5000,
    closely: Callable[[S], bool] = never,
    **options: Any,
) -> Iterator[S]:
    """Positions of a random game in which somebody is asked: now and then one, all to look at closely, and the last."""
    rng = Random(seed)
    state = game.new(players, **options)
    for move in range(moves):
        while state.fate is not None:
            state.apply(state.fate.sample(rng))
        if state.over:
            break
        if move % every == 0 or closely(state):
            yield state
        seat = rng.choice(state.deciding)
        decision = state.decision_of(seat)
        assert decision is not None
        state.apply(rng.choice(decision.options), seat)
    yield state


# --- what is shown ----------------------------------------------------------------------------------


def board_of(state: State) -> Board:
    board: Board = state.game.board
    return board


def drawn(state: State, seat: int | None = 0, layout: str = "desk", lang: str = "en") -> dict[str, Picture]:
    return board_of(state).pictures(state.view(seat), lang, layout)


def panels_of(state: State, seat: int | None, lang: str = "en") -> dict[str, str]:
    return board_of(state).panels(state.view(seat), lang)


def markup_of(state: State, seat: int | None, layout: str = "desk", lang: str = "en") -> str:
    """Pictures and panels as a page shows them."""
    pictures = drawn(state, seat, layout, lang).values()
    return "".join([*(picture.svg(inline=False) for picture in pictures), *panels_of(state, seat, lang).values()])


def places_in(markup: str) -> set[str]:
    return set(re.findall(r'data-at="([^"]*)"', markup))


def places_of(action: Action) -> list[str]:
    pairs = zip(action.verb.domains, action.args, strict=True)
    return [f"{domain.name}:{domain.words[arg]}" for domain, arg in pairs]


def changed(before: Picture, after: Picture) -> set[str]:
    """The ids of parts that are new, gone or different."""
    old, new = before.parts, after.parts
    return {key for key in old.keys() | new.keys() if old.get(key) != new.get(key)}


def without_place(state: State, seat: int, layout: str) -> set[str]:
    """What the options of a seat name and nothing in its pictures and panels stands for."""
    decision = state.decision_of(seat)
    assert decision is not None
    wanted = {place for action in decision.options for place in places_of(action)}
    return wanted - places_in(markup_of(state, seat, layout))


def preview(view: View, lang: str, layout: str, action: Action) -> tuple[dict[str, str], str]:
    """What is laid over the pictures before an action, and what is said about it, as a page is told."""
    told = page_preview(view, str(action), lang, layout)
    return told.parts, told.text


# --- what must be true ------------------------------------------------------------------------------


def check_whole(state: State, seat: int | None, lang: str, seats: int) -> None:
    """Pictures and panels can be read by machines, each part by its own name, and all seats have a panel."""
    for layout in LAYOUTS:
        for picture in drawn(state, seat, layout, lang).values():
            assert picture.name
            assert picture.name in picture.svg()
            for key, part in picture.parts.items():
                assert part.startswith(f'<g id="{key}"')
        page = markup_of(state, seat, layout, lang)
        check_frames(ElementTree.fromstring(f"<page>{page}</page>"))
        assert not NO_NUMBER.search(SAID.sub("", page))
        names = re.findall(r' id="([^"]*)"', page)
        assert len(names) == len(set(names))
    panels = panels_of(state, seat, lang)
    assert sorted(panels) == [f"seat-{n}" for n in range(seats)]
    assert all(ElementTree.fromstring(panel).get("id") == key for key, panel in panels.items())
    assert all(board_of(state).status(state.view(seat), lang))


def check_frames(page: ElementTree.Element) -> None:
    """What has a frame to light has it right inside; around one that lies deeper the page would lay another."""
    for element in page.iter():
        if "data-at" in element.attrib and any(own.get("class") == "ring" for own in within(element)):
            assert any(child.get("class") == "ring" for child in element), element.attrib


def within(element: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """All that is in a place and in no other place inside it."""
    for child in element:
        if "data-at" not in child.attrib:
            yield child
            yield from within(child)


def check_secrecy(states: Iterable[State], every: int) -> None:
    """A world that fits the view looks the same, down to the words, now and then of one place, and the previews."""
    rng = Random(3)
    for number, state in enumerate(states):
        board = board_of(state)
        seat = (None, *range(state.players))[number % (state.players + 1)]
        other = state.view(seat).sample(rng)
        layout, lang = LAYOUTS[number % 2], LANGUAGES[number // 2 % 2]
        assert markup_of(state, seat, layout, lang) == markup_of(other, seat, layout, lang)
        one, same = state.view(seat), other.view(seat)
        for place in sorted(places_in(markup_of(state, seat, layout)))[number % every :: every]:
            assert board.about(one, lang, place) == board.about(same, lang, place)
        for action in rng.sample(one.decision.options, min(5, len(one.decision.options))) if one.decision else ():
            assert preview(one, lang, layout, action) == preview(same, lang, layout, action)


def check_explained(state: State, seat: int | None, lang: str) -> None:
    """Every place can be explained, and has a rule; what is no place has nothing."""
    board, view = board_of(state), state.view(seat)
    for layout in LAYOUTS:
        for place in places_in(markup_of(state, seat, layout, lang)):
            words, rule = board.about(view, lang, place)
            assert len(words) > 3, place
            assert rule in state.game.catalogue, place
    assert board.about(view, lang, "moon:full") == ("", None)


def check_ground(states: Iterable[State], layout: str) -> None:
    """What lies under everything stays the same for a whole game."""
    grounds = [{name: picture.ground for name, picture in drawn(s, None, layout).items()} for s in states]
    assert len(grounds) > 1
    assert all(ground == grounds[0] for ground in grounds)


def check_equal(state: State) -> None:
    """Equal views give equal pictures."""
    again = state.game.from_json(state.to_json())
    for layout in LAYOUTS:
        assert markup_of(state, 0, layout) == markup_of(again, 0, layout)


def check_previews(states: Iterable[State]) -> set[str]:
    """A preview says something, and draws over what is there without being pointed at; returns the verbs it met."""
    rng = Random(1)
    seen = set()
    for number, state in enumerate(states):
        layout, lang = LAYOUTS[number % 2], LANGUAGES[number // 2 % 2]
        for seat in state.deciding:
            view = state.view(seat)
            assert view.decision is not None
            pictures = drawn(state, seat, layout)
            for action in rng.sample(view.decision.options, min(4, len(view.decision.options))):
                overlay, words = preview(view, lang, layout, action)
                assert len(words) > 3
                seen.add(action.verb.key)
                for name, markup in overlay.items():
                    ElementTree.fromstring(f"<g>{markup}</g>")
                    assert "data-at" not in markup
                    assert " id=" not in markup
                    assert name in pictures or f'id="{name}"' in markup_of(state, seat, layout)
    return seen


def check_messages(game: Game[Any]) -> None:
    """Both languages have the same messages for the board, each once."""
    first, *others = [ids(game.folder / "text" / "board", lang) for lang in LANGUAGES]
    assert first
    assert len(first) == len(set(first))
    assert all(other == first for other in others)


def check_notebook(state: State) -> None:
    """A notebook shows the board, in colours of its own."""
    assert state._repr_svg_() == state.game.draw(state.view(None))
    assert "var(--" not in state.game.draw(state.view(1), "de", "phone", "dark")
