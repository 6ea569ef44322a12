"""Votes and Champions: what another Vote is worth, what a Champion is worth, and who will win them."""

from __future__ import annotations

from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.facts import WILD_CLAN
from meadhall.games.mountain_king.mind.race import champion_gain
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.rules.wave_three import elder_honour
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS, DURA, FREY, HROAR, RAGNA, SNORRI

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
"""What a Champion's ability brings on average, if it is won in Wave I."""
CROWN = 1.8
"""By how much the worth of Champions is raised, since they bring more than is counted here."""
ENVY = 0.7
"""How much of what a rival loses with a Champion is one's own gain."""
WANING = (1.0, 1.0, 0.65, 1.0)
"""How much of that is left, by the Wave in which it is won; the last Champions act at once."""


def votes_worth(survey: Survey, seat: int, clan: int, count: int = 1) -> float:
    """What ``count`` more Votes of a Clan are worth to a seat, rivals' losses included."""
    if clan == WILD_CLAN:
        return max([survey.votes_worth(seat, one, count) for one in range(CLANS)])
    return survey.votes_worth(seat, clan, count)


def champion_worth(survey: Survey, seat: int, champion: int) -> float:
    """What a seat wins with a Champion: its Votes, its ability, its pawn."""
    s = survey.s
    worth = votes_worth(survey, seat, s.facts.champion_clan[champion], s.facts.champion_votes[champion])
    return worth + ability_worth(s, seat, champion, survey.control[seat]) + (0.8 if s.facts.pawns[champion] else 0.0)


def ability_worth(s: MountainKingState, seat: int, champion: int, control: int) -> float:
    """What a Champion's ability is worth to a seat."""
    if champion == SNORRI:
        count = elders(s, seat)
        return float(elder_honour(s, count + 2) - elder_honour(s, count))
    if champion == DURA:
        return 0.8 * min(s.stock[seat], 8)
    if champion == HROAR:
        return 2.0 * (control & s.facts.inner).bit_count()
    if champion == FREY:
        return 3.0 * sum(1 for domain in s.facts.domains if (control & domain).bit_count() >= 2)
    if champion == RAGNA:
        return WANING[s.wave] * (1.0 + 2.0 * min(elders(s, seat), 4))
    return WANING[s.wave] * ABILITY[champion]


def contender_worth(survey: Survey, seat: int, champion: int, influence: int) -> float:
    """What is left for those who do not win a Champion: a Vote, or Honour for the lines passed."""
    s = survey.s
    return max(votes_worth(survey, seat, s.facts.champion_clan[champion]), float(s.facts.lines(influence)))


class InfluenceGains:
    """The display as a seat sees it: what each Champion is worth and what more influence would change."""

    __slots__ = ("_gains", "lesser", "seat", "supplies", "survey", "worth")

    def __init__(self, survey: Survey, seat: int) -> None:
        s = survey.s
        self.survey = survey
        self.seat = seat
        self.supplies = sum(s.supply)
        self._gains: list[dict[int, float]] = [{} for _ in s.display]
        self.worth = [champion_worth(survey, seat, champion) for champion in s.display]
        self.lesser = [
            contender_worth(survey, seat, champion, value(s.influence[slot], seat))
            for slot, champion in enumerate(s.display)
        ]

    def gain(self, slot: int, power: int) -> float:
        """What more Influence on a Champion is worth."""
        found = self._gains[slot].get(power)
        if found is None:
            found = self._gains[slot][power] = self._gain(slot, power)
        return found

    def _gain(self, slot: int, power: int) -> float:
        survey, s = self.survey, self.survey.s
        standing = s.influence[slot]
        own, rivals = champion_gain(standing, s.players, self.supplies, self.seat, power)
        worth, lesser = self.worth[slot], self.lesser[slot]
        gain = own * (worth - lesser) + (0.0 if value(standing, self.seat) else lesser)
        return (gain - rivals * ENVY * worth * survey.rivalry) * survey.taste.champions * CROWN

    def best(self, power: int) -> float:
        best = 0.0
        for slot in range(len(self.worth)):
            gain = self.gain(slot, power)
            if not slot or gain > best:
                best = gain
        return best
