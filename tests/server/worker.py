"""A worker to be killed: it plays random moves at a table and says each one after its commit, until it dies."""

from __future__ import annotations

import asyncio
import sys
from random import Random

from tests.server.houses import opened


async def work(url: str, table_id: str, person_id: str, seed: str) -> None:
    rng = Random(seed)
    async with opened(url) as house:
        me = await house.people.get(person_id)
        while True:
            match = await house.tables.looking.match(table_id)
            decision = match.state.decision
            if decision is None:
                return
            if len(match.journal) > 200:
                # Long before the end of the game we go back, so that there is always something to play.
                await house.tables.rewinding.propose(me, table_id, match.rows[100])
                continue
            action = str(rng.choice(decision.options))
            await house.tables.playing.play(me, table_id, decision.seat, match.head, action)
            print(match.head, decision.seat, action, flush=True)


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
