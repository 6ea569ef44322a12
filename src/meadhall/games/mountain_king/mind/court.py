"""Votes and Champions: what another Vote is worth, what a Champion is worth, and who will win them."""

from __future__ import annotations

from meadhall.games.mountain_king.mind.lineage import elders
from meadhall.games.mountain_king.mind.race import crown_gain, vote_gain
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.rules.wave_three import EIRIK_ADDS
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import WILD_CLAN
from meadhall.games.mountain_king.words import (
    CLANS,
    DURA,
    EIRIK,
    FREY,
    HROAR,
    RAGNA,
    SNORRI,
)

ABILITY = (
    # Firragh, Argren, Brunna, Skeld, Hrotha, Nyssa, Grumle, Ketil, Vargha, Dagrun, Tuva, Morgar
    8.3, 7.2, 3.1, 5.2, 3.1, 6.2, 12.4, 6.2, 5.2, 3.1, 7.2, 8.3,
    # Imbolg, Laggrid, Waelwulf, Okkag, Crym, Siggdan, Haldis, Rurik, Thorga, Ulfgar
    5.2, 4.1, 6.2, 3.1, 3.1, 2.1, 4.1, 5.2, 8.3, 3.1,
    # Yrsa, Bolvir, Sibba, Gunnhild, Jorunn, Harald, Edda, Ragna, Stigandr, Vidkun
    5.2, 3.1, 2.1, 4.1, 5.2, 10.3, 8.3, 5.2, 6.2, 6.2,
    # Torvald, Asta, Grimhild, Eirik, Halla, Snorri, Brokk, Ylva, Osk, Dura, Frey, Hroar
    10.3, 9.3, 6.2, 7.2, 10.3, 10.3, 7.2, 8.3, 14.5, 10.3, 12.4, 10.3,
)  # fmt: skip
"""What a Champion's deeds bring on average, if it is won in Wave I."""
CROWN = 1.8
"""Champions bring more than can be counted here: they are worth so many times as much."""
SWAY = 1.1
"""Votes are worth a little more than their Honour: whoever leads a Clan directs its Gnomes."""
ENVY = 0.7
"""How much of what a rival loses with a Champion is one's own gain."""
WANING = (1.0, 1.0, 0.65, 1.0)
"""How much of that is left, by the Wave in which it is won; the last Champions act at once."""


def prizes_of(s: Mountain, clan: int) -> tuple[int, int, int]:
    prizes = s.table.planks[s.planks[clan]]
    return (prizes[0] + EIRIK_ADDS, prizes[1], prizes[2]) if s.tiles[EIRIK] == clan else prizes


def votes_worth(survey: Survey, seat: int, clan: int, count: int = 1) -> float:
    """What so many more Votes of a Clan are worth to a seat, rivals' losses included."""
    s = survey.s
    if clan == WILD_CLAN:
        return max([votes_worth(survey, seat, one, count) for one in range(CLANS)])
    own, rivals = vote_gain(s.votes[clan], s.players, prizes_of(s, clan), survey.stage, seat, count)
    return (own - rivals * survey.rivalry) * survey.temper.votes * SWAY


def champion_worth(survey: Survey, seat: int, champion: int) -> float:
    """What a seat wins with a Champion: its Votes, its deeds, its pawn."""
    s = survey.s
    worth = votes_worth(survey, seat, s.table.champion_clan[champion], s.table.champion_votes[champion])
    return worth + deeds(s, seat, champion, survey.control[seat]) + (0.8 if s.table.pawns[champion] else 0.0)


def deeds(s: Mountain, seat: int, champion: int, control: int) -> float:
    """What a Champion's ability is worth to a seat."""
    if champion == SNORRI:
        honour, count = s.table.parts.elders.honour, elders(s, seat)
        most = len(honour) - 1
        return float(honour[min(count + 2, most)] - honour[min(count, most)])
    if champion == DURA:
        return 0.8 * min(s.stock[seat], 8)
    if champion == HROAR:
        return 2.0 * (control & s.table.inner).bit_count()
    if champion == FREY:
        return 3.0 * sum(1 for domain in s.table.domains if (control & domain).bit_count() >= 2)
    if champion == RAGNA:
        return WANING[s.wave] * (1.0 + 2.0 * min(elders(s, seat), 4))
    return WANING[s.wave] * ABILITY[champion]


def contender_worth(survey: Survey, seat: int, champion: int, influence: int) -> float:
    """What is left for those who do not win a Champion: a Vote, or Honour for the lines passed."""
    s = survey.s
    return max(votes_worth(survey, seat, s.table.champion_clan[champion]), float(s.table.lines(influence)))


class Court:
    """The display as a seat sees it: what each Champion is worth and what more influence would change."""

    __slots__ = ("lesser", "seat", "supplies", "survey", "worth")

    def __init__(self, survey: Survey, seat: int) -> None:
        s = survey.s
        self.survey = survey
        self.seat = seat
        self.supplies = sum(s.supply)
        self.worth = [champion_worth(survey, seat, champion) for champion in s.display]
        self.lesser = [
            contender_worth(survey, seat, champion, value(s.influence[slot], seat))
            for slot, champion in enumerate(s.display)
        ]

    def gain(self, slot: int, power: int) -> float:
        """What so much influence more is worth."""
        survey, s = self.survey, self.survey.s
        standing = s.influence[slot]
        own, rivals = crown_gain(standing, s.players, self.supplies, self.seat, power)
        worth, lesser = self.worth[slot], self.lesser[slot]
        gain = own * (worth - lesser) + (0.0 if value(standing, self.seat) else lesser)
        return (gain - rivals * ENVY * worth * survey.rivalry) * survey.temper.champions * CROWN

    def best(self, power: int) -> float:
        return max([self.gain(slot, power) for slot in range(len(self.worth))], default=0.0)
