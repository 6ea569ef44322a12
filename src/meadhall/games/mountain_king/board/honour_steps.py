"""The scoring of a Wave step by step: Champions, Domains, Great Halls, Elders and Clans, each with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from meadhall.draw.telling import Scored, Told
from meadhall.draw.writing import capital
from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.board.author import Author
from meadhall.games.mountain_king.rules.scoring import domain_honour
from meadhall.games.mountain_king.rules.wave_three import GNOMES, parties
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CHAMPION, CLAN, HALL
from meadhall.kernel.domain import Domain
from meadhall.kernel.message import Event, Kind
from meadhall.kernel.view import View

RULES: dict[Kind, str] = {
    messages.CHAMPION_SCORES: "MK-13.1",
    messages.DOMAIN: "MK-13.2",
    messages.HALL_WON: "MK-14.2",
    messages.ELDERS: "MK-14.9",
    messages.PLANK_SCORES: "MK-14.11",
}
THINGS: dict[Kind, Domain] = {
    messages.CHAMPION_SCORES: CHAMPION,
    messages.DOMAIN: CLAN,
    messages.HALL_WON: HALL,
    messages.PLANK_SCORES: CLAN,
}
"""What a step is about; Elders lie before everybody."""


def steps(author: Author, told: Sequence[Told], at: Callable[[int], View]) -> list[Scored]:
    """What gave Honour together is one step."""
    found: dict[tuple[Kind, int], list[Told]] = {}
    for one in told:
        if one.event is not None and one.event.kind in RULES:
            found.setdefault((one.event.kind, about(one.event)), []).append(one)
    made = []
    for (kind, thing), scored in found.items():
        events = [one.event for one in scored if one.event is not None]
        gains = [(event.args[0], event.args[-1]) for event in events if event.args[-1]]
        if gains:
            before = at(scored[0].n).position
            assert isinstance(before, MountainKingState)
            made.append(step(author, kind, thing, sorted(gains, key=lambda one: -one[1]), events, before))
    return made


def about(event: Event) -> int:
    return event.args[1] if event.kind in THINGS else 0


def step(
    author: Author, kind: Kind, thing: int, gains: list[tuple[int, int]], events: list[Event], before: MountainKingState
) -> Scored:
    domain = THINGS.get(kind)
    name = author.tell("scored-elders") if domain is None else author.s.name_of(domain, thing, author.lang)
    place = "track:honour" if domain is None else f"{domain.name}:{domain.words[thing]}"
    got = ", ".join(author.tell("gain", who=author.whose(who), honour=honour) for who, honour in gains)
    title = capital(author.tell("scored", name=name, gains=got))
    why = because(author, kind, thing, gains, events, before)
    return Scored(place, name, title, tuple(gains), why, (), RULES[kind])


def because(
    author: Author, kind: Kind, thing: int, gains: list[tuple[int, int]], events: list[Event], s: MountainKingState
) -> str:
    """What decided, in numbers; nothing where it has changed since that position."""
    if kind is messages.DOMAIN:
        control = {seat: s.controlled(seat) for seat in range(s.players)}
        if any(domain_honour(s, thing, control[seat]) != honour for seat, honour in gains):
            return ""
        caverns = s.facts.domains[thing]
        held = listed(author, ((seat, (control[seat] & caverns).bit_count()) for seat, _ in gains))
        return author.tell("why-domain", held=held, overrun=(s.overrun & caverns).bit_count())
    if kind is messages.HALL_WON:
        around = parties(s, thing)
        most = max(around.values(), default=0)
        winners = [party for party in around if around[party] == most]
        if {seat for seat, _ in gains} != {*winners} - {GNOMES}:
            return ""
        ranked = sorted(around.items(), key=lambda one: -one[1])
        return author.tell("why-hall", held=listed(author, ranked), winners=len(winners))
    if kind is messages.PLANK_SCORES:
        paid = [votes for _, votes in s.votes[thing][: len(gains) + 1]]
        return author.tell("why-clan", votes=listed(author, s.votes[thing]), equal=len(paid) - len({*paid}))
    if kind is messages.ELDERS:
        return author.tell("why-elders", held=listed(author, ((event.args[0], event.args[1]) for event in events)))
    return ""


def listed(author: Author, counted: Iterable[tuple[int, int]]) -> str:
    """Who has how many of what counts."""
    return ", ".join(
        author.tell("has", who="gnomes" if who == GNOMES else author.whose(who), count=count) for who, count in counted
    )
