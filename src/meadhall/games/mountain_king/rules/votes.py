"""Chapter 5, Votes: who gains them, where they go, and who leads a Clan."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import WILD_CLAN
from meadhall.games.mountain_king.standing import raised, value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS, do_vote
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def gain_votes(s: MountainKingState, seat: int, clan: int, count: int) -> None:
    s.votes[clan] = raised(s.votes[clan], seat, count)
    s.tell(messages.VOTES, seat, clan, count, value(s.votes[clan], seat))


def leader(s: MountainKingState, clan: int) -> int:
    """Who has the most Votes of a Clan; without any there, of the next Clan downward that has some (MK-11.16)."""
    for n in range(CLANS):
        standing = s.votes[(clan + n) % CLANS]
        if standing:
            return standing[0][0]
    return s.start


class GainVotes(Step):
    """Votes of a Clan; those of an Outsider go to a Clan of the player's choice."""

    who: int
    clan: int
    count: int
    rule = "MK-5.19"

    def run(self, s: MountainKingState) -> None:
        if self.clan == WILD_CLAN:
            s.then(ChooseClan(self.who, self.count))
        else:
            gain_votes(s, self.who, self.clan, self.count)


class ChooseClan(Choice):
    count: int
    rule = "MK-12.9"
    verbs = (do_vote,)

    def cites(self, s: MountainKingState) -> str:
        return self.rule if s.wave else "MK-2.16"

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_VOTE, (self.count,))

    def options(self, s: MountainKingState) -> list[Action]:
        return do_vote.actions

    def take(self, s: MountainKingState, action: Action) -> None:
        gain_votes(s, self.seat, action.arg, self.count)
