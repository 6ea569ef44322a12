"""Chapter 17, tools: they belong to the party, serve in the Wastelands only, and wait at home in a Kingdom's store."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common.gold import pay
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import kingdom_of
from meadhall.games.dragon_lords.words import TOOL, TOOLS, do_buy_tool
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, mask_of

ALL_TOOLS = range(TOOLS)


def has(s: World, people: int, tool: int) -> bool:
    """Whether the party has a tool, or a companion who serves as one."""
    if s.tools[people * TOOLS + tool]:
        return True
    word = TOOL.words[tool]
    return any(s.table.companion_parts[one].tool == word for one in s.companions[people])


def carried(s: World, people: int) -> list[int]:
    """The kinds of tools that the party carries itself."""
    first = people * TOOLS
    return [tool for tool in ALL_TOOLS if s.tools[first + tool]]


def gain_tool(s: World, people: int, tool: int) -> None:
    """The party receives a tool, if the supply has one."""
    if s.tools_left(tool):
        s.tools[people * TOOLS + tool] += 1
        s.tell(says.TOOL_GAINED, people, tool)
    else:
        s.tell(says.NO_TOOL_LEFT, people, tool)


def lose_tool(s: World, people: int, tool: int) -> None:
    """A tool of the party goes back to the supply."""
    if s.tools[people * TOOLS + tool]:
        s.tools[people * TOOLS + tool] -= 1
        s.tell(says.TOOL_LOST, people, tool)


def lose_all(s: World, people: int) -> None:
    """All tools of the party go back to the supply."""
    for tool in carried(s, people):
        s.tell(says.TOOL_LOST, people, tool)
    s.tools[people * TOOLS : (people + 1) * TOOLS] = [0] * TOOLS


def take_all(s: World, loser: int, winner: int) -> None:
    """All tools of a party go to another one."""
    taken = 0
    for tool in ALL_TOOLS:
        count = s.tools[loser * TOOLS + tool]
        s.tools[winner * TOOLS + tool] += count
        s.tools[loser * TOOLS + tool] = 0
        taken += count
    if taken:
        s.tell(says.TOOLS_TAKEN, winner, loser, taken)


def leave_behind(s: World, people: int) -> None:
    """The tools of a lost party go to the next party clockwise on its space, else back to the supply."""
    for other in s.clockwise(people):
        if s.party_at[other] == s.party_at[people] and s.party_units[other]:
            take_all(s, people, other)
            return
    lose_all(s, people)


# --- the store ------------------------------------------------------------------------------------


def at_home(s: World, people: int, space: int) -> bool:
    """Whether a space is a village beside a Realm of this people's."""
    return any(s.owner[kingdom_of(land)] == people for land in bits(s.table.entrances[space]))


def store(s: World, people: int, tool: int) -> None:
    s.tools[people * TOOLS + tool] -= 1
    s.store[people * TOOLS + tool] += 1
    s.tell(says.TOOL_STORED, people, tool)


def fetch(s: World, people: int, tool: int) -> None:
    s.store[people * TOOLS + tool] -= 1
    s.tools[people * TOOLS + tool] += 1
    s.tell(says.TOOL_FETCHED, people, tool)


def fetch_all(s: World, people: int) -> None:
    """A new party takes along what is stored."""
    for tool in ALL_TOOLS:
        while s.store[people * TOOLS + tool]:
            fetch(s, people, tool)


def come_home(s: World, people: int) -> None:
    """The tools of a party that has left the Wastelands go into the store; without a Kingdom there is none."""
    if not s.kingdoms_of(people):
        lose_all(s, people)
    for tool in carried(s, people):
        while s.tools[people * TOOLS + tool]:
            store(s, people, tool)


# --- buying ---------------------------------------------------------------------------------------


def sold(s: World, place: str) -> int:
    """The tools that a kind of space has for gold, as a set."""
    return mask_of(tool for tool, part in enumerate(s.table.tool_parts) if part.sold == place and part.gold)


def price(s: World, tool: int, change: int, least: int = 0) -> int:
    """What a tool costs where all prices are changed by so much."""
    return max(s.table.tool_parts[tool].gold + change, least)


def on_sale(s: World, people: int, wares: int, change: int, least: int = 0) -> list[Action]:
    """The wares that are still in the supply and can be paid."""
    gold = s.gold_of(people)
    return [do_buy_tool[tool] for tool in bits(wares)
            if price(s, tool, change, least) <= gold and s.tools_left(tool)]  # fmt: skip


def buy_tool(s: World, people: int, tool: int, gold: int) -> None:
    """Paid from home; whoever has gold in several Kingdoms may be asked which of them pays."""
    s.tools[people * TOOLS + tool] += 1
    s.tell(says.TOOL_BOUGHT, people, tool)
    pay(s, people, gold)


def refusal(s: World, people: int, tool: int, bought: int, gold: int) -> str:
    """Why a tool cannot be bought where it is sold."""
    if bought >> tool & 1:
        return "DL-17.5"
    if not s.tools_left(tool):
        return "DL-17.4"
    return "DL-16.28" if gold > s.gold_of(people) else "DL-16.26"
