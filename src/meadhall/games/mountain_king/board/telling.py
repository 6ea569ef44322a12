"""How In the Hall of the Mountain King is told: whole turns, changed caverns, Breaches, invasions, awards, scorings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from meadhall.draw.teller import by_round, events_of
from meadhall.draw.telling import (
    GREAT,
    Deed,
    Difference,
    Evidence,
    Means,
    Moment,
    Scored,
    Source,
    Telling,
    Told,
    signed,
)
from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.board.author import TEXTS, Author
from meadhall.games.mountain_king.board.honour_steps import steps
from meadhall.games.mountain_king.board.shortage import shortage
from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CAVERNS
from meadhall.kernel.action import Action
from meadhall.kernel.match import Entry
from meadhall.kernel.message import SEAT, Event, Kind
from meadhall.kernel.view import View

SOURCES: dict[Kind, str] = {
    messages.DOMAIN: "domains",
    messages.HALL_WON: "halls",
    messages.PLANK_SCORES: "clans",
    messages.ELDERS: "elders",
    messages.CHAMPION_SCORES: "champions",
    messages.BATTLE: "battles",
    messages.RETREATED: "battles",
    messages.FALLEN: "fallen",
    messages.PAWN_FALLEN: "fallen",
    messages.SPACE_USED: "wheel",
}
"""Where Honour comes from, by the event before it."""
ORDER = ("domains", "halls", "clans", "elders", "battles", "wheel", "champions", "fallen", "influence")
SCORED = frozenset(
    (messages.CHAMPION_SCORES, messages.DOMAIN, messages.HALL_WON, messages.ELDERS, messages.PLANK_SCORES)
)


class MountainKingTelling(Telling):
    texts = TEXTS
    opens = frozenset(
        ("turn", "breach", "invasion", "battle-over", "space-used", "card-laid", "card-chosen", "champion-won",
         "champion-leaves", "champion-scores", "domain-scores", "hall-won", "elders", "plank-scores", "hands-passed",
         "last-discarded", "start-player", "gates-laid", "champion-shown", "supplies", "wins")
    )  # fmt: skip
    house = frozenset(
        ("breach", "invasion", "battle-over", "champion-leaves", "hands-passed", "last-discarded", "gates-laid",
         "champion-shown", "supplies")
    )  # fmt: skip
    answers = frozenset(
        ("ask-direct", "ask-volunteer", "ask-fallen", "ask-carry-home", "ask-reward", "ask-vote", "ask-swarm",
         "ask-hold-back", "ask-swap", "ask-tile", "ask-reap")
    )  # fmt: skip
    apart = frozenset(("influenced", "votes", "bolstered"))
    weights: ClassVar[Mapping[str, int]] = {
        "bolstered": 2, "advancing": 2, "moved": 1, "pawn-moved": 2, "seized": 4, "battle": 3, "repelled": 4,
        "votes": 3, "influenced": 3, "space-used": 2, "breach": 5, "invasion": 4, "gnome-comes": 2, "gnome-beaten": 2,
        "fallen": 4, "pawn-fallen": 4, "honour": 3,
        "champion-won": 4, "champion-leaves": 2, "domain-scores": 4, "hall-won": 4, "elders": 3,
        "plank-scores": 3, "champion-scores": 3, "card-laid": 2, "shoved": 4, "idle": 2, "tile-on-hall": 3,
        "tile-on-cavern": 3, "tile-on-clan": 3, "reaped": 3, "wins": 5, "settled": 2, "posted": 2, "gate-peeked": 2,
        "gnome-peeked": 2,
    }  # fmt: skip
    travels: ClassVar[Mapping[str, tuple[str, str]]] = dict.fromkeys(
        ("moved", "pawn-moved", "shoved", "pawn-shoved"), ("origin", "goal")
    )

    def outcome(self, one: Told, deed: Deed, view: View, lang: str) -> str:
        """Of a battle it matters who has won it: nobody ever falls in one."""
        if one.event is not None and one.event.kind is messages.BATTLE and one.event.args[0] == view.seat:
            _, cavern, trolls, gnomes = one.event.args
            author = Author(view, lang)
            won = "won" if trolls >= gnomes else "repelled"
            return author.tell(f"own-{won}", cavern=author.cavern(cavern), trolls=trolls, gnomes=gnomes)
        return super().outcome(one, deed, view, lang)

    # --- the mountain ---------------------------------------------------------------------------

    def differences(self, before: View, after: View, lang: str) -> list[Difference]:
        old, new = before.position, after.position
        assert isinstance(old, MountainKingState)
        assert isinstance(new, MountainKingState)
        if not old.wave:
            return []
        author = Author(after, lang)
        found = [one for cavern in range(CAVERNS) if (one := difference(author, old, new, cavern, after.seat))]
        return sorted(found, key=lambda one: -one.weight)

    # --- great moments --------------------------------------------------------------------------

    def moments(self, before: View, told: Sequence[Told], after: View, lang: str) -> list[Moment]:
        author = Author(after, lang)
        deeds = self.deeds(told)
        old = before.position
        assert isinstance(old, MountainKingState)

        def when(one: Told) -> str:
            begun = sum(other.key == "wave" and other.n < one.n for other in told)
            return author.tell("when-wave", number=old.wave + begun)

        found = [
            self.breach(author, deed, when(deed[0])) for deed in deeds if deed[0].key == "breach" and caverns(deed)
        ]
        invaded = [deed for deed in deeds if deed[0].key == "invasion"]
        if invaded:
            found.append(self.invasion(author, invaded, when(invaded[0][0])))
        won = [one for one in told if one.key == "champion-won"]
        if won:
            found.append(self.award(author, won, deeds, when(won[0])))
        scored = [one for one in told if one.event is not None and one.event.kind in SCORED]
        if scored:
            found.append(self.scoring(author, scored, when(scored[0])))
        return sorted(found, key=lambda one: one.n)

    def breach(self, author: Author, deed: Deed, when: str) -> Moment:
        event = deed[0].event
        assert event is not None
        who, gnomes = event.args
        return Moment(
            kind="breach",
            title=author.tell("breach", who=author.whose(who), gnomes=gnomes),
            how=author.tell("breach-how"),
            n=deed[-1].n,
            when=when,
            seat=who,
            evidence=rows(deed[1:]),
            means=self.losses(author, deed),
            places=caverns(own_first(author, deed)),
            mine=bool(self.losses(author, deed)),
        )

    def invasion(self, author: Author, deeds: Sequence[Deed], when: str) -> Moment:
        told = tuple([one for deed in deeds for one in deed])
        means = self.losses(author, told)
        came = sum(one.key == "gnome-comes" for one in told)
        return Moment(
            kind="invasion",
            title=author.tell("invasion", gnomes=came, fallen=len(means)),
            how=" ".join(deed[0].text for deed in deeds),
            n=told[-1].n,
            when=when,
            evidence=rows([one for one in told if one.key in ("fallen", "pawn-fallen", "gnome-beaten")]),
            means=means,
            places=caverns(own_first(author, told)),
            mine=bool(means),
        )

    def losses(self, author: Author, told: Iterable[Told]) -> tuple[Means, ...]:
        """What the reader lost to Gnomes."""
        fallen = [
            one.event
            for one in told
            if one.event is not None
            and one.event.kind in (messages.FALLEN, messages.PAWN_FALLEN)
            and one.event.args[0] == author.viewer
        ]
        means = []
        for event in dict.fromkeys(fallen):
            named = zip(event.kind.names[1:], event.kind.domains[1:], event.args[1:], strict=True)
            words = {name: author.s.name_of(domain, arg, author.lang) for name, domain, arg in named if domain}
            text = author.tell(f"lost-{event.key}", count=fallen.count(event), **words)
            means.append(Means("lost", text, "MK-11.23"))
        return tuple(means)

    def award(self, author: Author, won: Sequence[Told], deeds: Sequence[Deed], when: str) -> Moment:
        own = [one for one in won if one.event is not None and one.event.args[0] == author.viewer]
        # The rest of such a deed may be the scoring, which follows by itself.
        rewards = [deed[0] for deed in deeds if deed[0].asked == "ask-reward" and deed[0].key in ("votes", "honour")]
        return Moment(
            kind="award",
            title=author.tell("award", count=len(own)),
            how=author.tell("award-how"),
            n=won[-1].n,
            when=when,
            evidence=rows(won),
            means=tuple([Means("kept", one.text, "MK-12.1") for one in (*own, *rewards) if one.seat == author.viewer]),
            places=tuple(dict.fromkeys([place for one in won for place in one.places])),
            mine=bool(own),
        )

    def scoring(self, author: Author, scored: Sequence[Told], when: str) -> Moment:
        total: dict[int, int] = {}
        for one in scored:
            assert one.event is not None
            total[one.event.args[0]] = total.get(one.event.args[0], 0) + one.event.args[-1]
        seat = author.viewer
        ranked = sorted(total.items(), key=lambda each: -each[1])
        gains = ", ".join(author.tell("gain", who=author.whose(who), honour=honour) for who, honour in ranked)
        domains = any(one.key == "domain-scores" for one in scored)
        return Moment(
            kind="scoring",
            title=author.tell("scoring", honour=total.get(-1 if seat is None else seat, 0)),
            how=author.tell("scoring-domains" if domains else "scoring-all", gains=gains),
            n=scored[-1].n,
            when=when,
            evidence=rows(scored, honour=True),
            places=tuple(dict.fromkeys([place for one in scored for place in one.places])),
            mine=seat in total,
        )

    def steps_of_scoring(self, told: Sequence[Told], at: Callable[[int], View], after: View, lang: str) -> list[Scored]:
        return steps(Author(after, lang), told, at)

    def lacking(self, view: View, action: Action, lang: str) -> str:
        author = Author(view, lang)
        short = None if view.seat is None else shortage(author.s, view.seat, action)
        if short is None:
            return ""
        return author.tell(f"lacks-{short.what}", needs=short.needs, has=short.has, power=short.power)

    # --- the account ----------------------------------------------------------------------------

    def account(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        return by_source(Author(view, lang), events_of(entries))

    def earned(self, told: Sequence[Told], view: View, lang: str) -> list[Source]:
        return by_source(Author(view, lang), (one.event for one in told if one.event is not None))

    def rounds(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        author = Author(view, lang)
        found = by_round(entries, author.s.players, messages.WAVE, honour_of)
        return [Source(author.tell("when-wave", number=n), points) for n, points in enumerate(found, 1)]


def by_source(author: Author, events: Iterable[Event]) -> list[Source]:
    """All Honour that was gained, by what was told before it."""
    sources = {name: [0] * author.s.players for name in ORDER}
    before: Kind | None = None
    for event in events:
        if event.kind is messages.HONOUR:
            name = "influence" if before is None else SOURCES.get(before, "influence")
            sources[name][event.args[0]] += event.args[1]
        before = event.kind
    return [Source(author.tell(f"source-{name}"), tuple(points)) for name, points in sources.items() if any(points)]


def honour_of(event: Event) -> list[tuple[int, int]]:
    """The Honour that an event gives a seat."""
    return [(event.args[0], event.args[1])] if event.kind is messages.HONOUR else []


def difference(
    author: Author, old: MountainKingState, new: MountainKingState, cavern: int, seat: int | None
) -> Difference | None:
    """What is not as it was in a cavern: who controls it, Gnomes, or units."""
    place, name = f"cavern:{CAVERN.words[cavern]}", author.cavern(cavern)
    was, now = old.controller(cavern), new.controller(cavern)
    overrun = bool(new.overrun >> cavern & 1)
    if overrun and not old.overrun >> cavern & 1:
        lost = seat is not None and was == seat
        mine = author.tell("lost-gnomes", cavern=name) if lost else ""
        return Difference(
            place, None, author.tell("gnomes-tag"), author.tell("gnomes", cavern=name), mine, GREAT if lost else 3
        )
    if was != now and seat is not None and was == seat:
        there = any(new.units(who, cavern) for who in range(new.players))
        whom = author.seat(now) if now != NOBODY else "nobody" if there else "empty"
        mine = author.tell("lost-cavern", cavern=name, who=whom)
        tag = author.tell("lost-tag", who=whom)
        return Difference(place, None if now == NOBODY else now, tag, mine, mine, GREAT)
    if was != now and now not in (NOBODY, seat):
        words = author.tell("controls", who=author.seat(now), cavern=name)
        return Difference(place, now, author.tell("controls-tag"), words, weight=3)
    changes = [(new.units(who, cavern) - old.units(who, cavern), who) for who in range(new.players) if who != seat]
    by, who = max(changes, key=lambda one: abs(one[0]), default=(0, 0))
    return (
        Difference(place, who, signed(by), author.tell("units", who=author.seat(who), change=signed(by)))
        if by
        else None
    )


def rows(told: Iterable[Told], honour: bool = False) -> tuple[Evidence, ...]:
    """What happened line by line, with the Honour that it brought."""
    shown = list(told)
    times = Counter(one.text for one in shown)
    first = {one.text: one for one in reversed(shown)}
    return tuple([
        Evidence(owner(one), one.text, note=note(one, honour, times[one.text]))
        for one in shown
        if first[one.text] is one
    ])  # fmt: skip


def owner(one: Told) -> int | None:
    """Whom it happened to; what Gnomes do is nobody's, whoever sent them."""
    if one.event is None:
        return one.seat
    named = zip(one.event.kind.domains, one.event.args, strict=True)
    return next((arg for domain, arg in named if domain is SEAT), None)


def note(one: Told, honour: bool, times: int) -> str:
    gained = signed(one.event.args[-1]) if honour and one.event is not None else ""
    return " ".join([*([f"{times} \u00d7"] if times > 1 else []), gained]).strip()


def own_first(author: Author, told: Iterable[Told]) -> list[Told]:
    """What the reader lost before the rest: the card points at the first place."""
    return sorted(told, key=lambda one: one.key not in ("fallen", "pawn-fallen") or one.seat != author.viewer)


def caverns(told: Iterable[Told]) -> tuple[str, ...]:
    places = [place for one in told for place in one.places if place.startswith("cavern:")]
    return tuple(dict.fromkeys(places))
