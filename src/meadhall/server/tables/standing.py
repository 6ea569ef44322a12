"""Standing answers: what a person wants to have answered in the turns of others. Nobody else hears of them.

They are kept with the seat: by question, which answer stands and how far (``kernel/standing.py``).
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.standing import TURN
from meadhall.kernel.state import State
from meadhall.server.errors import ConflictError, WrongField
from meadhall.server.tables.cache import GameCache
from meadhall.server.tables.checks import own_seat
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.later import due
from meadhall.server.tables.records import OVER, Person, Seat, Stands, Table
from meadhall.server.tables.stored import StoredTable, set_seat
from meadhall.server.tables.transactions import Outcome, Transactions


class StandingAnswers:
    def __init__(self, transactions: Transactions, games: GameCache) -> None:
        self._transactions = transactions
        self._games = games

    async def put(self, person: Person, table_id: str, seat: int, wishes: Mapping[str, str]) -> None:
        """Let answers of a seat of mine stand, by question; an empty wish means to be asked. Others stay as they are.

        ``WrongField`` if the game has no such question or wish.
        """

        def work(stored: StoredTable) -> Outcome[None]:
            place = own_seat(stored.table, seat, person)
            if stored.table.status == OVER:
                raise ConflictError("refused-over", "table")
            standing = self._games.game_of(stored.table).standing
            for question, wish in wishes.items():
                if question not in standing.questions:
                    raise WrongField("question", "refused-standing")
                if wish and standing.wish(question, wish) is None:
                    raise WrongField("wish", "refused-standing")
            wanted = dict(place.standing) | dict(wishes)
            set_seat(stored, seat, standing=written(tuple((key, wish) for key, wish in wanted.items() if wish)))
            return Outcome(None, "standing")

        await self._transactions.change(table_id, work)


def spoken(place: Seat, match: TableMatch) -> Action | None:
    """What the house answers for a person whose answer stands; None if they are asked themselves.

    Whoever has just gone back wants to answer anew.
    """
    state = match.state
    if not place.standing or place.bot or match.went or place.seat not in state.deciding:
        return None
    decision = state.decision_of(place.seat)
    if decision is None or decision.empty or state.game.is_own_turn(state, place.seat):
        return None
    wish = dict(place.standing).get(decision.prompt.key)
    return None if wish is None else state.game.standing.answer(state.view(place.seat), wish)


def spoken_for(table: Table, match: TableMatch) -> frozenset[int]:
    """The seats for which the house gives an answer now that stands or was kept."""
    return frozenset(seat for seat in match.state.deciding if is_spoken_for(table.seats[seat], match))


def is_spoken_for(place: Seat, match: TableMatch) -> bool:
    return due(place, match) is not None or spoken(place, match) is not None


def lasting(place: Seat, state: State) -> Stands:
    """What still stands: what was meant until the seat's own turn is done with when that has come."""
    if not any(is_passing(wish) for _, wish in place.standing):
        return place.standing
    if place.seat not in state.deciding or not state.game.is_own_turn(state, place.seat):
        return place.standing
    return tuple((question, wish) for question, wish in place.standing if not is_passing(wish))


def is_passing(wish: str) -> bool:
    """Whether a wish ends with the seat's own turn."""
    return wish.partition(" ")[0] == TURN


def written(standing: Stands) -> str:
    """How it is kept in the database; ``stored.py`` reads it."""
    return msgspec.json.encode(dict(standing)).decode() if standing else ""
