"""How Quest for the DragonLords is told: purchases, voyages, quests and battles, changed territories, fallen Kings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import ClassVar

from meadhall.draw.teller import Teller, by_round, events_of
from meadhall.draw.telling import GREAT, Deed, Difference, Evidence, Fact, Means, Moment, Source, Telling, Told, signed
from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.board.prices import missing
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.messages import SIDE
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_GOLD,
    PEOPLE,
    PEOPLES,
    PER_REALM,
    TERRITORIES,
    TERRITORY,
    ZONE,
)
from meadhall.kernel.action import Action
from meadhall.kernel.match import Entry
from meadhall.kernel.message import SEAT, Event
from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

_HERE = files("meadhall.games.dragon_lords")
TEXTS = Texts([files("meadhall.kernel") / "text", *(_HERE / "text" / room for room in (".", "board", "telling"))])

MOVES = frozenset(("band-moved", "piece-moved", "marked-moved", "band-aboard", "piece-aboard", "marked-aboard"))

MAGIC = frozenset(("scroll-read", "spell-cast"))
FREE = frozenset(("ask-purchase", "ask-orders", "ask-naval", "ask-transfer", "ask-quest-phase", "ask-after-quest",
                  "ask-combat", "ask-reinforce"))  # fmt: skip
"""Questions at which nothing is under way."""

PLAIN = frozenset((messages.KING_RESTORED, messages.DRAGONLORD_WON, messages.PEOPLE_OUT))
"""Great moments that need no more words than their own."""


class Author(Scribe, Teller):
    """Whoever tells of a position."""

    told_in = TEXTS

    def side(self, side: int) -> str:
        """A people within a sentence, or the neutrals."""
        return TEXTS.word(SIDE.words[side], self.lang)


class DragonLordsTelling(Telling):
    texts = TEXTS
    opens = frozenset(
        ("turn", "ordered", "units-bought", "ship-bought", "sailed", "party-set-out", "party-rolled", "combat",
         "income", "no-income", "reinforced", "scroll-redeemed", "people-dealt", "claimed", "posted", "begins",
         "all-have-hidden", "people-out", "king-restored", "wins", *MOVES)
    )  # fmt: skip
    answers = frozenset(
        ("ask-prepare", "ask-missiles", "ask-answer-spell", "ask-answer-scroll", "ask-answer-hammer", "ask-shield",
         "ask-crystal", "ask-frenzy", "ask-cure", "ask-save", "ask-losses", "ask-retreat", "ask-banner",
         "ask-withdraw", "ask-redeploy", "ask-escape", "ask-escape-late", "ask-ward", "ask-bind", "ask-horn",
         "ask-repel-entry", "ask-repel-landing", "ask-sea-ward", "ask-verdict", "ask-take-over", "ask-bestow",
         "ask-bestow-hidden", "ask-safe-passage", "ask-dispel-quest", "ask-tyrfing", "ask-charm-again")
    )  # fmt: skip
    apart = frozenset(("combat-won", "revealed"))
    weights: ClassVar[Mapping[str, int]] = {
        "claimed": 2, "posted": 2, "units-bought": 2, "ship-bought": 2, "sailed": 2, "ship-docked": 2, "band-moved": 1,
        "combat": 2, "combat-won": 1, "captured": 4, "units-lost": 1, "piece-fell": 4, "king-lost": 6,
        "gold-captured": 4, "ship-captured": 3, "ship-sunk": 4, "store-lost": 4, "income": 2, "reinforced": 2,
        "quest-drawn": 3, "treasure-drawn": 3, "treasure-drawn-hidden": 3, "scroll-drawn": 2, "scroll-drawn-hidden": 2,
        "spell-cast": 3, "scroll-read": 4, "retreated": 3, "people-out": 6, "king-restored": 6, "dragonlord-won": 6,
        "party-lost": 3, "party-captured": 4, "scrolls-taken": 4, "revealed": 3, "wizard-gained": 2, "wins": 6,
        "companion-joined": 2, "struck": 4, "tool-gained": 2, "party-moved": 2,
    }  # fmt: skip
    travels: ClassVar[Mapping[str, tuple[str, str]]] = {
        **dict.fromkeys(("band-moved", "piece-moved", "marked-moved"), ("origin", "goal")),
        **dict.fromkeys(("band-aboard", "piece-aboard", "marked-aboard"), ("origin", "ship")),
    }

    def deeds(self, told: Iterable[Told]) -> list[Deed]:
        """Who marches to a battle belongs to it."""
        deeds: list[Deed] = []
        for deed in super().deeds(told):
            marching = bool(deeds) and all(one.key in MOVES for one in deeds[-1])
            if marching and (deed[0].key == "combat" or deed[0].key in MOVES):
                deeds[-1] = (*deeds[-1], *deed)
            else:
                deeds.append(deed)
        return deeds

    def begins(self, one: Told) -> bool:
        """Magic is a deed of its own, unless it serves another."""
        return super().begins(one) or (one.key in MAGIC and one.asked in FREE)

    def surely_begins(self, one: Told) -> bool:
        """A battle may belong to a march before it, and a march to another."""
        return super().surely_begins(one) and one.key != "combat" and one.key not in MOVES

    def about(self, event: Event, view: View) -> tuple[int, ...]:
        """The seats that lead the peoples which an event names."""
        state = view.position
        assert isinstance(state, DragonLordsState)
        seats = []
        for domain, arg in zip(event.kind.domains, event.args, strict=True):
            if domain is SEAT:
                seats.append(arg)
            elif (domain is PEOPLE or domain is SIDE) and arg < PEOPLES and state.leader[arg] >= 0:
                seats.append(state.leader[arg])
        return tuple(seats)

    def outcome(self, one: Told, deed: Deed, view: View, lang: str) -> str:
        """Of a combat it is told who has won it and what it cost."""
        if one.event is not None and one.event.kind in (messages.COMBAT_WON, messages.NOBODY_LEFT):
            return combat(Author(view, lang), deed, one)
        return super().outcome(one, deed, view, lang)

    # --- the world ------------------------------------------------------------------------------

    def differences(self, before: View, after: View, lang: str) -> list[Difference]:
        old, new = before.position, after.position
        assert isinstance(old, DragonLordsState)
        assert isinstance(new, DragonLordsState)
        if not old.round:
            return []
        author = Author(after, lang)
        found = [one for territory in range(TERRITORIES) if (one := difference(author, old, new, territory))]
        return sorted(found, key=lambda one: -one.weight)

    # --- great moments --------------------------------------------------------------------------

    def moments(self, before: View, told: Sequence[Told], after: View, lang: str) -> list[Moment]:
        author = Author(after, lang)
        found: list[Moment] = []
        for deed in self.deeds(told):
            for one in deed:
                event = one.event
                if event is None:
                    continue
                if event.kind is messages.KING_LOST:
                    found.append(self.fallen_king(author, deed, one))
                elif event.kind is messages.CAPTURED and is_kingdom(event.args[1]):
                    found.append(self.kingdom(author, deed, one, before))
                elif event.kind in PLAIN:
                    found.append(plain(author, one, self.about(event, after)))
        return found

    def fallen_king(self, author: Author, deed: Deed, one: Told) -> Moment:
        assert one.event is not None
        people = one.event.args[0]
        mine = author.mine(people)
        means = []
        if mine:
            means.append(Means("lost", author.tell("no-king"), "DL-10.21"))
            means += [Means("lost", other.text) for other in deed if other.key == "scrolls-taken"]
            led = author.led(author.viewer) if author.viewer is not None else []
            units = sum(author.s.units[land] for each in led for land in author.s.lands_of(each))
            kept = author.tell("king-kept", units=units, gold=sum(author.s.gold_of(each) for each in led))
            means.append(Means("kept", kept, "DL-10.18"))
            means.append(Means("way", author.tell("king-way"), "DL-10.22"))
        return Moment(
            kind="king",
            title=author.tell("king-lost", people="you" if mine else author.side(people)),
            how=first_sentence(deed, one),
            n=one.n,
            when=author.tell("when-turn", number=author.s.round),
            evidence=dice(author, deed),
            means=tuple(means),
            places=places_of_battle(deed),
            mine=mine,
        )

    def kingdom(self, author: Author, deed: Deed, one: Told, before: View) -> Moment:
        assert one.event is not None
        people, territory = one.event.args
        old = before.position
        assert isinstance(old, DragonLordsState)
        loser = old.owner[territory]
        lost, won = author.mine(loser), author.mine(people)
        name = author.territory(territory)
        who = "lost" if lost else "won" if won else "other"
        means = []
        seat = author.viewer
        if seat is not None and (lost or won):
            text = author.tell("kingdoms-now", count=author.s.kingdoms_led(seat), goal=author.s.facts.goal)
            means.append(Means("lost" if lost else "kept", text, "DL-23.1"))
        return Moment(
            kind="kingdom",
            title=author.tell("kingdom", who=who, name=name, people=author.side(people)),
            how=first_sentence(deed, one),
            n=one.n,
            when=author.tell("when-turn", number=author.s.round),
            evidence=dice(author, deed),
            means=tuple(means),
            places=(f"territory:{TERRITORY.words[territory]}",),
            mine=lost or won,
        )

    def lacking(self, view: View, action: Action, lang: str) -> str:
        author = Author(view, lang)
        people = getattr(author.s.agenda[-1], "people", None) if author.s.agenda else None
        if people is None or not author.mine(people):
            return ""
        short = missing(author.s, author.s.leader[people], action)
        return "" if short is None else author.tell(f"lacks-{short.good}", needs=short.costs, has=short.has)

    # --- the account ----------------------------------------------------------------------------

    def account(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        """The Kingdoms that each seat holds at the end: those it began with, and those it won."""
        author = Author(view, lang)
        s = author.s
        claims = [event.args for event in events_of(entries) if event.kind is messages.CLAIMED]
        first = {territory: people for people, territory in claims if is_kingdom(territory)}
        own, won = [0] * s.players, [0] * s.players
        for people in s.in_play():
            for kingdom in s.kingdoms_of(people):
                if s.leader[people] >= 0:
                    (own if first.get(kingdom) == people else won)[s.leader[people]] += 1
        sources = [Source(author.tell("source-own"), tuple(own)), Source(author.tell("source-won"), tuple(won))]
        return [source for source in sources if any(source.points)]

    def facts(self, entries: Iterable[Entry], view: View, lang: str) -> list[Fact]:
        """Which Kings have fallen, and when."""
        author, number = Author(view, lang), 1
        fates = dict[int, str]()
        for event in events_of(entries):
            if event.kind is messages.ROUND:
                number = event.args[0]
            elif event.kind is messages.KING_LOST:
                people = event.args[0]
                whose = "you" if author.mine(people) else author.side(people)
                again = "yes" if author.s.has_king(people) else "no"
                fates[people] = author.tell("king-fate", people=whose, round=number, again=again)
        if not fates:
            return []
        return [Fact(author.tell("kings-title", count=len(fates)), " ".join(fates.values()))]

    def rounds(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        """The Kingdoms that changed hands. Those of the setup count in the first round."""
        author, holder = Author(view, lang), dict[int, int]()

        def gains(event: Event) -> Iterator[tuple[int, int]]:
            changed = dict[int, int | None]()
            if event.kind in (messages.CLAIMED, messages.CAPTURED) and is_kingdom(event.args[1]):
                changed[event.args[1]] = event.args[0]
            elif event.kind is messages.PEOPLE_OUT:
                changed |= {kingdom: None for kingdom, people in holder.items() if people == event.args[0]}
            for kingdom, people in changed.items():
                for who, by in ((holder.pop(kingdom, None), -1), (people, 1)):
                    if who is not None and author.s.leader[who] >= 0:
                        yield author.s.leader[who], by
                if people is not None:
                    holder[kingdom] = people

        found = by_round(entries, author.s.players, messages.ROUND, gains)
        return [Source(author.tell("when-turn", number=n), points) for n, points in enumerate(found, 1)]


def difference(author: Author, old: DragonLordsState, new: DragonLordsState, territory: int) -> Difference | None:
    """What is not as it was in a territory: whose it is, or how many stand there."""
    place, name = f"territory:{TERRITORY.words[territory]}", author.territory(territory)
    was, now = old.owner[territory], new.owner[territory]
    seat = new.leader[now] if 0 <= now < PEOPLES and new.leader[now] >= 0 else None
    if was != now:
        if author.mine(was):
            whom = author.side(now) if 0 <= now < PEOPLES else "nobody"
            mine = author.tell("lost-territory", name=name, who=whom, units=new.units[territory])
            return Difference(place, seat, author.tell("lost-tag", who=whom), mine, mine, GREAT + is_kingdom(territory))
        if author.mine(now) or seat is None:
            return None
        return Difference(
            place, seat, author.tell("taken-tag"), author.tell("taken", name=name, who=author.side(now)), weight=3
        )
    by = new.units[territory] - old.units[territory]
    if not by or (author.mine(now) and by > 0):
        return None
    words = author.tell("units", change=signed(by), name=name)
    mine = author.tell("lost-units", count=-by, name=name) if author.mine(now) else ""
    return Difference(place, seat, signed(by), words, mine, 3 if mine else 1)


def is_kingdom(territory: int) -> bool:
    return territory < FIRST_GOLD and territory % PER_REALM == 0


def places_of_battle(deed: Deed) -> tuple[str, ...]:
    found = [place for one in deed for place in one.places if place.startswith(("zone:", "territory:"))]
    return tuple(dict.fromkeys([f"territory:{place.partition(':')[2]}" for place in found]))


def first_sentence(deed: Deed, one: Told) -> str:
    """How it came to that: the attack, and what was told last."""
    attack = next((each.text for each in deed if each.key in ("combat", "captured")), "")
    return " ".join(dict.fromkeys([attack, one.text])).strip()


def dice(author: Author, deed: Deed) -> tuple[Evidence, ...]:
    """The rolls of the last round of a battle, as the dice fell."""
    rolls = [one for one in deed if one.event is not None and one.event.kind is messages.MELEE]
    found = []
    for one in rolls[-2:]:
        assert one.event is not None
        side, count, need, _ = one.event.args
        seat = author.s.leader[side] if side < PEOPLES and author.s.leader[side] >= 0 else None
        faces = sorted(face + 1 for face in one.action.args) if one.action is not None else []
        # Of more dice than a hand holds only the last are known here.
        fallen = tuple(faces) if len(faces) == count else ()
        found.append(Evidence(seat, one.text, fallen, need))
    return tuple(found)


def combat(author: Author, deed: Deed, end: Told) -> str:
    """How the last combat of a deed has ended for the reader; "" if it was not theirs."""
    assert end.event is not None
    zone, sides, lost = end.event.args[-1], (-1, -1), Counter[int]()
    taken = False
    for event in (one.event for one in deed if one.event is not None):
        if event.kind is messages.COMBAT:
            sides, lost = (event.args[0], event.args[1]), Counter()
        elif event.kind is messages.UNITS_LOST:
            lost[event.args[0]] += event.args[1]
        elif event.kind is messages.PIECE_FELL:
            lost[event.args[0]] += 1
        elif event.kind is messages.CAPTURED:
            taken |= event.args[1] == zone and author.mine(event.args[0])
    mine = next((side for side in sides if side < PEOPLES and author.mine(side)), None)
    if mine is None:
        return ""
    rival = sides[sides[0] == mine]
    won = end.event.kind is messages.COMBAT_WON and end.event.args[0] == mine
    how = "taken" if taken else "won" if won else "lost"
    name = author.s.name_of(ZONE, zone, author.lang)
    return author.tell(f"own-{how}", name=name, lost=lost[mine], rival=author.side(rival), felled=lost[rival])


def plain(author: Author, one: Told, seats: Sequence[int]) -> Moment:
    return Moment(
        kind=one.key,
        title=one.text.removesuffix("."),
        how="",
        n=one.n,
        when=author.tell("when-turn", number=author.s.round),
        places=one.places,
        mine=author.viewer in seats,
    )
