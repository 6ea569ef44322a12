"""How The Lord of the Ice Garden is told: whole actions, changed regions, Vuko's visits, scorings and the account."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import pairwise
from operator import attrgetter
from typing import ClassVar

from meadhall.draw.teller import Teller, by_round, events_of
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
from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.board.payments import BEFORE_A_SCORING, FOUGHT, Payment, paid_out, payments, totals
from meadhall.games.ice_garden.board.shortage import shortage
from meadhall.games.ice_garden.reading import Reader
from meadhall.games.ice_garden.rules.making import spot_price, spots_for_sale
from meadhall.games.ice_garden.rules.ranking import counted_influence, influence_around, ranking
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import M_FACTOR, REGION, RESOURCE, do_improve, do_summon
from meadhall.kernel.action import Action
from meadhall.kernel.match import Entry
from meadhall.kernel.message import Event
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.ice_garden")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "reading", "telling"))])

VISITS = frozenset((messages.VUKO_GOES, messages.VUKO_STAYS))


class Author(Reader, Teller):
    """A reader of a position who tells of it."""

    told_in = TEXTS

    def region(self, region: int) -> str:
        return self.s.name_of(REGION, region, self.lang)


WHAT_COUNTS = attrgetter("open", "near", "markers", "units", "worth", "neutral", "vuko", "held", "standing", "tiles")
"""The columns that decide who leads in a region, and by how much."""


class IceGardenTelling(Telling):
    texts = TEXTS
    opens = frozenset(
        ("field-turn", "let-go", "advanced", "planned", "planned-gorge", "order-laid", "attacked", "dominates",
         "vuko-goes", "vuko-stays", "vuko-waits", "vuko-finds-nobody", "tile-laid", "goal-reached", "gorge-bonus",
         "dead-snow", "plays", "stacked")
    )  # fmt: skip
    house = frozenset(("vuko-goes", "vuko-stays", "vuko-waits", "vuko-finds-nobody", "dead-snow"))
    answers = frozenset(
        ("ask-lose", "ask-take", "ask-use", "ask-recruit", "ask-pillage", "ask-enchant", "ask-evict")
    )  # fmt: skip
    apart = frozenset(("gained", "moved"))
    weights: ClassVar[Mapping[str, int]] = {
        "advanced": 2, "planned": 2, "planned-gorge": 2, "marker-placed": 2, "moved": 2, "improved": 3, "summoned": 3,
        "shifted": 2, "order-laid": 2, "let-go": 2, "gained": 2, "struck-marker": 3, "struck-neutral": 2,
        "struck-unit": 2, "beaten": 4, "scored": 3,
        "vuko-goes": 4, "vuko-stays": 4, "vuko-kills": 5, "held": 3, "vuko-finds-nobody": 2, "dominates": 3,
        "recruited": 4, "pillaged": 4, "tormented": 3, "enchanted": 4, "tower-built": 4, "reserve-carried": 4,
        "absorbed": 4, "locked": 5, "goal-reached": 5, "gorge-bonus": 4, "dead-snow": 5, "nightwalkers-took": 4,
        "token-discarded": 2, "spied": 2,
    }  # fmt: skip
    travels: ClassVar[Mapping[str, tuple[str, str]]] = dict.fromkeys(("moved", "evicted"), ("origin", "goal"))

    # --- deeds ----------------------------------------------------------------------------------

    def begins(self, one: Told) -> bool:
        """In the set-up every marker is a deed of its own: fate comes between them, and no other event opens them."""
        return super().begins(one) or (one.key == "marker-placed" and one.asked == "ask-start")

    def about(self, event: Event, view: View) -> tuple[int, ...]:
        """Who plays a character is told by number: a seat has no other name yet."""
        return (event.args[0] - 1,) if event.kind is messages.PLAYS else super().about(event, view)

    def known(self, deed: Deed) -> int:
        """What a region pays after the last answer is news also to whoever gave that."""
        news = (n for n, one in enumerate(deed) if one.key == "scored" and one.asked in self.answers)
        return next(news, len(deed))

    # --- the map --------------------------------------------------------------------------------

    def differences(self, before: View, after: View, lang: str) -> list[Difference]:
        old, new = before.position, after.position
        assert isinstance(old, IceGardenState)
        assert isinstance(new, IceGardenState)
        if NOBODY in new.character or not old.round or WHAT_COUNTS(old) == WHAT_COUNTS(new):
            return []
        author = Author(after, lang)
        found = [one for region in new.open if (one := self.difference(author, old, new, region, after.seat))]
        return sorted(found, key=lambda one: -one.weight)

    def difference(
        self, author: Author, old: IceGardenState, new: IceGardenState, region: int, seat: int | None
    ) -> Difference | None:
        """What is not as it was in a region: who leads it, else whose influence changed most."""
        was, now = old.influences(region), new.influences(region)
        changes = [(b - a, who) for who, (a, b) in enumerate(zip(was, now, strict=True)) if a != b]
        leader = (ranking(old, region) or [NOBODY])[0] if region in old.open else NOBODY
        led = (ranking(new, region) or [NOBODY])[0]
        others = [(by, who) for by, who in changes if who != seat]
        if leader == led and not others:
            return None
        place, name = f"region:{REGION.words[region]}", author.region(region)
        words = [author.tell("influence", who=author.seat(who), change=signed(by)) for by, who in changes]
        if leader == led:
            by, who = max(others, key=lambda one: abs(one[0]))
            return Difference(place, who, signed(by), ", ".join(words))
        if seat is not None and leader == seat:
            worth = {"before": new.facts.points(new.tiles[region], 0), "after": rank_worth(new, region, seat)}
            whom = author.seat(led) if led != NOBODY else "nobody"
            tag = author.tell("lost-tag", who=whom)
            mine = author.tell("lost-region", region=name, who=whom, **worth)
            return Difference(
                place,
                None if led == NOBODY else led,
                tag,
                ", ".join([mine, *words]),
                mine,
                GREAT,
            )
        if seat is not None and led == seat:
            return Difference(place, seat, author.tell("won-tag"), author.tell("won-region", region=name), weight=3)
        if led == NOBODY:
            return Difference(place, None, author.tell("free-tag"), author.tell("free-region", region=name))
        return Difference(place, led, author.tell("leads-tag"), author.tell("leads", who=author.seat(led)), weight=3)

    # --- great moments --------------------------------------------------------------------------

    def moments(self, before: View, told: Sequence[Told], after: View, lang: str) -> list[Moment]:
        author, old = Author(after, lang), before.position
        assert isinstance(old, IceGardenState)
        # The round that has begun since then is not the one in which all this happened.
        when = author.tell("when-round", number=old.round)
        found: list[Moment] = []
        for deed in self.deeds(told):
            first = deed[0].event
            if first is not None and first.kind in VISITS:
                found.append(self.visit(author, deed, first, after, when))
        scored = payments(told, old, author.s)
        if scored:
            found.append(self.scoring(author, scored, after.seat, when))
        return sorted(found, key=lambda one: one.n)

    def visit(self, author: Author, deed: Sequence[Told], first: Event, after: View, when: str) -> Moment:
        """Whom Vuko visited, and what that cost."""
        (region, victim), seat = first.args, after.seat
        mine = victim == seat
        name, who = author.region(region), author.seat(victim)
        means = []
        for one in deed[1:]:
            event = one.event
            if event is None or self.about(event, after)[:1] != (seat,):
                continue
            if event.kind is messages.VUKO_KILLS:
                level = event.args[1] + 1
                lost = author.tell("vuko-killed", unit=author.unit_name(event.args[0], level), level=level)
                means.append(Means("lost", lost, "IG-10.10"))
            elif event.kind is messages.TOKEN_RECEIVED:
                means.append(Means("lost", author.tell("vuko-token"), "IG-10.9"))
            elif event.kind is messages.HELD:
                means.append(Means("lost", author.tell("vuko-holds", count=event.args[1], region=name), "IG-10.11"))
        if mine:
            means.append(Means("way", author.tell("vuko-way"), "IG-10.2"))
        return Moment(
            kind="vuko",
            title=author.tell("vuko-visits", region=name, who="you" if mine else who),
            # What it cost the reader stands below.
            how=author.tell("vuko-came") if mine else " ".join(one.text for one in deed[1:]) or author.tell("vuko-how"),
            n=deed[-1].n,
            when=when,
            means=tuple(means),
            places=(f"region:{REGION.words[region]}",),
            mine=mine or bool(means),
        )

    def scoring(self, author: Author, scored: list[Payment], seat: int | None, when: str) -> Moment:
        """Who got what in each region."""
        total = totals(gain for one in scored for gain in one.gains)
        rows = tuple([Evidence(one.gains[0][0], title_of(author, one)) for one in scored])
        means = []
        if seat is not None:
            for one in scored:
                own = dict(one.gains).get(seat)
                if own:
                    text = author.tell("scored-mine", points=own, region=author.region(one.region))
                    means.append(Means("kept", text, "IG-11.28"))
        ranked = sorted(total.items(), key=lambda each: -each[1])
        return Moment(
            kind="scoring",
            title=author.tell("scoring", points=total.get(seat, 0) if seat is not None else ranked[0][1]),
            how=author.tell("scoring-all", gains=gains(author, ranked)),
            n=scored[-1].n,
            when=when,
            evidence=rows,
            means=tuple(means),
            places=tuple([f"region:{REGION.words[one.region]}" for one in scored]),
            mine=seat in total,
        )

    def steps_of_scoring(self, told: Sequence[Told], at: Callable[[int], View], after: View, lang: str) -> list[Scored]:
        author = Author(after, lang)
        if not told:
            return []
        before = at(told[0].n).position
        assert isinstance(before, IceGardenState)
        return [step_of_scoring(author, one, at(one.n)) for one in payments(told, before, author.s)]

    def scored_before(self, told: Sequence[Told]) -> tuple[tuple[int, int], ...]:
        begun = next((n for n in range(len(told), 0, -1) if told[n - 1].key in BEFORE_A_SCORING), 0)
        return tuple(totals(one.event.args[:2] for one in paid_out(told[begun:]) if one.event is not None).items())

    def lacking(self, view: View, action: Action, lang: str) -> str:
        s, seat = view.position, view.seat
        assert isinstance(s, IceGardenState)
        if seat is None:
            return ""
        author = Author(view, lang)
        step = s.agenda[-1] if s.agenda else None
        # Who has had that part of the Making lacks nothing for another.
        if action.verb is do_improve and not getattr(step, "improved", True):
            level = action.args[0] + 1
            prices = {spot: spot_price(s, seat, level, spot) for spot in spots_for_sale(s, seat, level)}
            # Where another spot is meant, the cheapest of the row is what matters.
            costs, has = prices.get(action.args[2], min(prices.values(), default=0)), s.has(seat, M_FACTOR)
            if costs > has:
                return author.tell("lacks-m-factor", needs=costs, has=has)
        if action.verb is do_summon and not getattr(step, "summoned", True):
            needs, level = action.args[0] + 1, action.args[1] + 1
            has = s.layers(seat)[level]
            if has < needs:
                return author.tell("lacks-layer", needs=needs, has=has, level=level)
        missing = shortage(s, seat, action)
        if missing is None:
            return ""
        thing = author.word(RESOURCE.words[missing.resource])
        return author.tell("lacks", needs=missing.needs, has=missing.has, thing=thing)

    # --- the account ----------------------------------------------------------------------------

    def account(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        author = Author(view, lang)
        seats = len(author.s.score)
        sources: dict[str, list[int]] = {}
        number, fought = 0, False
        for event in events_of(entries):
            if event.kind is messages.ROUND:
                number = event.args[0]
            elif event.kind is messages.SCORED:
                name = author.tell("source-combat") if fought else author.tell("source-regions", number=number)
                sources.setdefault(name, [0] * seats)[event.args[0]] += event.args[1]
            elif event.kind is messages.GORGE_BONUS:
                sources.setdefault(author.tell("source-gorge"), [0] * seats)[event.args[0]] += event.args[1]
            fought = event.kind in FOUGHT
        # Rounds in order, then combat, then what comes at the end.
        order = sorted(sources.items(), key=lambda each: each[0] == author.tell("source-combat"))
        return [Source(name, tuple(points)) for name, points in order]

    def rounds(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        author = Author(view, lang)
        found = by_round(entries, len(author.s.score), messages.ROUND, points_of)
        return [Source(author.tell("when-round", number=n), points) for n, points in enumerate(found, 1)]


def points_of(event: Event) -> list[tuple[int, int]]:
    """The points that an event gives a seat."""
    return [(event.args[0], event.args[1])] if event.kind in (messages.SCORED, messages.GORGE_BONUS) else []


def step_of_scoring(author: Author, paid: Payment, before: View) -> Scored:
    s, region = before.position, paid.region
    assert isinstance(s, IceGardenState)
    because, links = why_paid(author, s, region, [who for who, _ in paid.gains])
    place, title = f"region:{REGION.words[region]}", title_of(author, paid)
    return Scored(place, author.region(region), title, tuple(paid.gains), because, links, "IG-11.6")


def title_of(author: Author, paid: Payment) -> str:
    return author.tell("scored-region", region=author.region(paid.region), gains=gains(author, paid.gains))


def why_paid(author: Author, s: IceGardenState, region: int, paid: list[int]) -> tuple[str, tuple[str, ...]]:
    """The influence that decided, and the regions around that settled a tie. Nothing where others would have been paid:
    then something has changed on the way."""
    if s.locked[region]:
        return author.tell("because-locked"), ()
    ranked = ranking(s, region)
    if ranked[: len(paid)] != paid:
        return "", ()
    here, beside = counted_influence(s, region), influence_around(s, region)
    told = ", ".join(author.tell("has", who=author.whose(who), amount=here[who]) for who in ranked)
    words, links = [author.tell("because", told=told)], []
    for first, second in pairwise(ranked[: len(paid) + 1]):
        if here[first] != here[second]:
            continue
        numbers = {"here": here[first], "more": beside[first], "less": beside[second]}
        tie = "tie" if beside[first] != beside[second] else "tie-name"
        words.append(author.tell(tie, first=author.whose(first), **numbers))
        near = [
            other
            for other in s.near[region]
            if counted_influence(s, other)[first] or counted_influence(s, other)[second]
        ]
        links += [f"region:{REGION.words[other]}" for other in near]
    return " ".join(words), tuple(dict.fromkeys(links))


def gains(author: Author, points: Iterable[tuple[int, int]]) -> str:
    return ", ".join(author.tell("gain", who=author.whose(who), points=each) for who, each in points)


def rank_worth(s: IceGardenState, region: int, seat: int) -> int:
    """What a region would pay a seat now."""
    ranked = ranking(s, region)
    return s.facts.points(s.tiles[region], ranked.index(seat)) if seat in ranked else 0
