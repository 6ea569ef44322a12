"""Looking back on a finished game."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from meadhall.server.web.puzzle_rows import PuzzleLink, fitting_puzzles
from meadhall.server.web.review_page import KNOWN, ReviewPageMaker
from meadhall.server.web.rows import table_row
from meadhall.server.web.templates import Html, number, show
from meadhall.server.web.visit import WebRequest, one_of, visit


@get("/table/{table_id:str}/review")
async def review(request: WebRequest, table_id: FromPath[str]) -> Html:
    """Looking back on a finished game; with ``?moment=N`` also what a master says of the decision there."""
    visitor = await visit(request)
    reviews = visitor.house.reviews
    row, match = await visitor.house.now(table_id)
    found = reviews.review(row, match)
    asked = request.query_params.get("moment", "")
    moment = number({"moment": asked}, "moment") if asked else None
    choice = None if moment is None or found.survey is None else await reviews.choice(row, match, moment)
    known = one_of(request.query_params.get("known"), KNOWN)
    table = table_row(row, visitor.person, visitor.lang, visitor.say, match.state)
    mine = row.seats_of(visitor.person)
    kept = await visitor.house.mistakes.of_table(visitor.person, table_id)
    looking_back = ReviewPageMaker(match, table.seats, visitor.lang, visitor.say, known, visitor.layout, mine, kept)
    puzzles: list[PuzzleLink] = []
    if found.survey is not None:
        puzzles = await fitting_puzzles(visitor, row.game, looking_back.rules_of_mistakes(found.survey))
    return show(request, visitor, looking_back.page(table, found, choice, puzzles))
