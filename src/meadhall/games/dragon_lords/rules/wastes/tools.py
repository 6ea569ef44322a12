"""Chapter 17, tools: they belong to the party, are of use in the Wastelands only, and are stored at home."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import kingdom_of
from meadhall.games.dragon_lords.rules.common.gold import pay
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import TOOL, TOOLS, do_buy_tool
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits, has, mask_of


def has_tool(s: DragonLordsState, people: int, tool: int) -> bool:
    """Whether the party has a tool, or a companion who serves as one."""
    if carried(s, people, tool):
        return True
    word = TOOL.words[tool]
    return any(s.facts.companion_parts[one].tool == word for one in s.companions[people])


def carried(s: DragonLordsState, people: int, tool: int) -> int:
    """How many of a tool the party carries itself."""
    return s.tools[people * TOOLS + tool]


def kinds_in(column: list[int], people: int) -> list[int]:
    """The kinds of tools that a people has with its party, in its store, or in captivity."""
    return [tool for tool in range(TOOLS) if column[people * TOOLS + tool]]


def add(column: list[int], people: int, tool: int, count: int = 1) -> None:
    column[people * TOOLS + tool] += count


def clear(column: list[int], people: int) -> None:
    column[people * TOOLS : (people + 1) * TOOLS] = [0] * TOOLS


def move_all(origin: list[int], goal: list[int], people: int, new_owner: int) -> int:
    """Move all tools of a people elsewhere or to another people, and return how many there were."""
    moved = 0
    for tool in range(TOOLS):
        count = origin[people * TOOLS + tool]
        add(goal, new_owner, tool, count)
        moved += count
    clear(origin, people)
    return moved


def gain_tool(s: DragonLordsState, people: int, tool: int) -> None:
    """The party receives a tool, if the supply has one."""
    if s.tools_left(tool):
        add(s.tools, people, tool)
        s.tell(messages.TOOL_GAINED, people, tool)
    else:
        s.tell(messages.NO_TOOL_LEFT, people, tool)


def lose_tool(s: DragonLordsState, people: int, tool: int) -> None:
    """A tool of the party goes back to the supply."""
    if carried(s, people, tool):
        use_up(s, people, tool)
        s.tell(messages.TOOL_LOST, people, tool)


def use_up(s: DragonLordsState, people: int, tool: int) -> None:
    add(s.tools, people, tool, -1)


def lose_all(s: DragonLordsState, people: int) -> None:
    """All tools of the party go back to the supply."""
    for tool in kinds_in(s.tools, people):
        s.tell(messages.TOOL_LOST, people, tool)
    clear(s.tools, people)


def take_all(s: DragonLordsState, loser: int, winner: int) -> None:
    """All tools of a party go to another one."""
    taken = move_all(s.tools, s.tools, loser, winner)
    if taken:
        s.tell(messages.TOOLS_TAKEN, winner, loser, taken)


def leave_behind(s: DragonLordsState, people: int) -> None:
    """The tools of a lost party go to the next party clockwise on its space, else back to the supply."""
    for other in s.clockwise(people):
        if s.party_at[other] == s.party_at[people] and s.party_units[other]:
            take_all(s, people, other)
            return
    lose_all(s, people)


# --- the store ------------------------------------------------------------------------------------


def is_home_village(s: DragonLordsState, people: int, space: int) -> bool:
    """Whether a space is a village beside a Realm of this people's."""
    return any(s.owner[kingdom_of(land)] == people for land in bits(s.facts.entrances[space]))


def store(s: DragonLordsState, people: int, tool: int) -> None:
    add(s.tools, people, tool, -1)
    add(s.store, people, tool)
    s.tell(messages.TOOL_STORED, people, tool)


def fetch(s: DragonLordsState, people: int, tool: int) -> None:
    add(s.store, people, tool, -1)
    add(s.tools, people, tool)
    s.tell(messages.TOOL_FETCHED, people, tool)


def fetch_all(s: DragonLordsState, people: int) -> None:
    """A new party takes along what is stored."""
    while kinds := kinds_in(s.store, people):
        fetch(s, people, kinds[0])


def come_home(s: DragonLordsState, people: int) -> None:
    """The tools of a party that has left the Wastelands go into the store; without a Kingdom there is none."""
    if not s.kingdoms_of(people):
        lose_all(s, people)
    while kinds := kinds_in(s.tools, people):
        store(s, people, kinds[0])


# --- buying ---------------------------------------------------------------------------------------


def sold(s: DragonLordsState, place: str) -> int:
    """The tools that a kind of space has for gold, as a set."""
    return mask_of(tool for tool, part in enumerate(s.facts.tool_parts) if part.sold == place and part.gold)


def price(s: DragonLordsState, tool: int, change: int, least: int = 0) -> int:
    """What a tool costs where all prices are changed by some gold."""
    return max(s.facts.tool_parts[tool].gold + change, least)


def on_sale(s: DragonLordsState, people: int, wares: int, change: int, least: int = 0) -> list[Action]:
    """The wares that are still in the supply and can be paid."""
    gold = s.gold_of(people)
    return [do_buy_tool[tool] for tool in bits(wares)
            if price(s, tool, change, least) <= gold and s.tools_left(tool)]  # fmt: skip


def buy_tool(s: DragonLordsState, people: int, tool: int, gold: int) -> None:
    """Paid from home; whoever has gold in several Kingdoms may be asked which of them pays."""
    add(s.tools, people, tool)
    s.tell(messages.TOOL_BOUGHT, people, tool)
    pay(s, people, gold)


def refusal(s: DragonLordsState, people: int, tool: int, bought: int, gold: int) -> str:
    """Why a tool cannot be bought where it is sold."""
    if has(bought, tool):
        return "DL-17.5"
    if not s.tools_left(tool):
        return "DL-17.4"
    return "DL-16.28" if gold > s.gold_of(people) else "DL-16.26"
