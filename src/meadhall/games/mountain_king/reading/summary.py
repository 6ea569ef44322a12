"""How the game stands, what each player has, and what would be scored, read aloud."""

from __future__ import annotations

from meadhall.games.mountain_king.champions.end_of_wave import REWARDS, controlled, elders
from meadhall.games.mountain_king.facts import NOWHERE, WAVES
from meadhall.games.mountain_king.reading.gnomes import gnome_line, swarm_line
from meadhall.games.mountain_king.reading.names import hall_name
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.rules.scoring import domain_honour
from meadhall.games.mountain_king.rules.wave_three import GNOMES, elder_honour, hall_value, parties, plank_honour
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS


def overview(reader: Reader, which: str) -> list[str]:
    s = reader.s
    lines = [reader.say("wave", number=s.wave)]
    if reader.view.over:
        lines.append(reader.say("over"))
    elif reader.view.deciding:
        lines.append(reader.say("deciding", seats=reader.seats(reader.view.deciding)))
    lines.append(reader.say("honour", seats=reader.each(s.score)))
    if s.wave:
        lines += [
            order_line(reader),
            reader.say("supplies", seats=reader.each(s.supply)),
            reader.say("controls", seats=reader.each(controlled(s, n, s.facts.caverns) for n in range(s.players))),
        ]
    if s.swarm != NOWHERE:
        lines.append(swarm_line(reader))
    return [*lines, reader.say("overrun", caverns=reader.caverns(s.overrun)), gnome_line(reader)]


def order_line(reader: Reader) -> str:
    return reader.say("turn-order", seats=reader.seats(reader.s.turn_order()))


# --- the players ----------------------------------------------------------------------------------


def who(reader: Reader, which: str) -> list[str]:
    """What each player has; first the turn order."""
    order = [order_line(reader)] if reader.s.wave else []
    return order + [player_line(reader, seat) for seat in range(reader.s.players)]


def player_line(reader: Reader, seat: int) -> str:
    s = reader.s
    on_map = s.facts.parts.bank.trolls - s.stock[seat]
    parts = [
        reader.say("player", seat=reader.seat(seat), number=seat + 1, honour=s.score[seat]),
        reader.say("holdings", supplies=s.supply[seat], desperation=s.desperation[seat]),
        reader.say("army", map=on_map, stock=s.stock[seat]),
        reader.say("boost", boost=s.facts.parts.wheel.boosts[s.boost[seat]]),
        reader.say("elders", count=elders(s, seat)),
    ]
    if s.lair[seat]:
        parts.append(reader.say("settled", lairs=reader.join(map(reader.cavern, s.lair[seat]))))
    parts.append(reader.say("has-champions", champions=reader.join(map(reader.champion, s.champions_of(seat)))))
    return " ".join(parts)


# --- scoring --------------------------------------------------------------------------------------


def scoring(reader: Reader, which: str) -> list[str]:
    """What would be scored if the Wave ended as things stand; and the end of the game."""
    s = reader.s
    seats = range(s.players)
    lines = [reader.say("if-scored")]
    lines += [
        reader.say("reward", champion=reader.champion(champion), seat=reader.seat(seat), honour=reward(s, seat))
        for seat in seats
        for champion, reward in REWARDS.items()
        if s.holds(seat, champion)
    ]
    if s.wave < WAVES:
        lines += domain_lines(reader)
    lines.append(reader.say("at-the-end"))
    lines += [hall_line(reader, hall) for hall, around in enumerate(s.facts.halls) if around]
    lines.append(reader.say("elders-worth", seats=reader.each(elder_honour(s, elders(s, seat)) for seat in seats)))
    if NOWHERE not in s.planks:
        lines.append(reader.say("votes-worth", seats=reader.each(votes_worth(s, seat) for seat in seats)))
    return lines


def domain_lines(reader: Reader) -> list[str]:
    """What each Domain would bring, and all of them together."""
    s = reader.s
    lines = []
    total = [0] * s.players
    control = [s.controlled(seat) for seat in range(s.players)]
    for clan in range(CLANS):
        honour = [domain_honour(s, clan, caverns) for caverns in control]
        total = [before + now for before, now in zip(total, honour, strict=True)]
        gains = tuple((seat, gain) for seat, gain in enumerate(honour) if gain)
        lines.append(reader.say("domain-worth", clan=reader.clan(clan), seats=reader.ranks(gains)))
    return [*lines, reader.say("domains-worth", seats=reader.each(total))]


def hall_line(reader: Reader, hall: int) -> str:
    """A Great Hall: its value, the caverns around it, and how many of them each party holds."""
    s = reader.s
    held = sorted(parties(s, hall).items(), key=lambda party: (-party[1], party[0]))
    names = [f"{reader.say('gnomes') if party == GNOMES else reader.seat(party)} {count}" for party, count in held]
    around = reader.caverns(s.facts.halls[hall])
    return reader.say(
        "hall-worth",
        hall=hall_name(s.facts.parts, hall, reader.lang),
        honour=hall_value(s, hall),
        caverns=around,
        parties=reader.join(names),
    )


def votes_worth(s: MountainKingState, seat: int) -> int:
    """What a player's places on all planks would bring."""
    return sum(
        honour
        for clan in range(CLANS)
        for honour, (owner, _) in zip(plank_honour(s, clan), s.votes[clan], strict=False)
        if owner == seat
    )
