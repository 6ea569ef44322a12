"""Drafts of random answers, over random games: wherever one leads, its sheet can be drawn and its values composed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.match import Match
from meadhall.server.drawing.drafts import answers_sheet, drafted, moves, shown_draft
from meadhall.server.drawing.options import to_decide
from meadhall.server.words import HouseTexts

LONGEST = 9
LOOKS = 36
"""How many drafts of a game are looked at."""
FOLLOWED = 400
"""How many answers of a game the orders are kept for."""
TRIED = 3
"""How many values of a sheet are composed."""
SAY = HouseTexts().speaker("de")


@pytest.mark.parametrize("slug", meadhall.games())
def test_whatever_is_composed_can_be_shown_and_changed(slug: str) -> None:
    game: Any = meadhall.load(slug)
    rng = Random(slug)
    looks = 0
    while looks < LOOKS:
        match: Match[Any] = Match.begin(game, game.new(players=3), rng.randrange(1000))
        while not match.state.over and looks < LOOKS:
            draft = begun(match, rng)
            # Much of a game is alike; not every question is looked at.
            if rng.random() < 0.25:
                look(draft, rng)
                looks += 1
            match.play(draft.actions[0], draft.seat)


@pytest.mark.parametrize("slug", meadhall.games())
def test_orders_outlive_their_move_without_harm(slug: str) -> None:
    """What was once ordered is still there when quite other things are asked: then it is left to the person."""
    game: Any = meadhall.load(slug)
    rng = Random(slug)
    for players in (2, 3):
        match: Match[Any] = Match.begin(game, game.new(players=players), rng.randrange(1000))
        ordered: dict[int, set[tuple[str, ...]]] = {seat: set() for seat in range(players)}
        for _ in range(FOLLOWED):
            if match.state.over:
                break
            seat = rng.choice(match.state.deciding)
            view = match.state.view(seat)
            for orders in ordered[seat]:
                answer = game.board.follow(view, orders)
                assert answer is None or answer in view.decision.options
            action = rng.choice(view.decision.options)
            if orders := tuple(game.board.orders(view, [action])):
                ordered[seat].add(orders)
            match.play(action, seat)


def begun(match: Match[Any], rng: Random) -> Draft:
    """A draft of random answers to what is asked now."""
    draft = Draft(match.state, rng.choice(match.state.deciding))
    wanted = rng.randint(1, LONGEST)
    while not draft.held and len(draft.actions) < wanted:
        decision = draft.state.decision_of(draft.seat)
        assert decision is not None
        draft.add(rng.choice(decision.options))
        if rng.random() < 0.3:
            draft.fill(match.game.board)
    return draft


def look(draft: Draft, rng: Random) -> None:
    now = drafted(draft)
    board: Any = draft.before.game.board
    sheet = board.sheet(now, "de") if to_decide(now.view.decision) is not None else None
    shown_draft(draft, sheet, "de", SAY)
    answers_sheet(draft, "de", SAY)
    moves(now.view, "de")
    if sheet is not None:
        # No heading stands over nothing.
        assert all(part.rows or part.note or part.picture for part in sheet.parts)
        values = [value for part in sheet.parts for row in part.rows for value in row.values if value.actions]
        clicks = [move for move in sheet.moves if move.actions]
        for value in [*rng.sample(values, min(TRIED, len(values))), *rng.sample(clicks, min(TRIED, len(clicks)))]:
            assert value.actions is not None
            chosen = compose(draft.before, draft.seat, [draft.before.parse(text) for text in value.actions])
            assert chosen.actions
        # What has room is filled by choices.
        assert sheet.at_once or not sheet.room, sheet.title
