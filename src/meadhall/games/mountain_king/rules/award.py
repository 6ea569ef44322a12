"""Chapter 12, awarding Champions: the victor, the contenders, and the Champion's first deeds."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.instants import Instant
from meadhall.games.mountain_king.facts import NOBODY, NOWHERE
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.rules.votes import GainVotes
from meadhall.games.mountain_king.state import GONE, MountainKingState, replaced
from meadhall.games.mountain_king.words import HONOUR, VOTE, do_pass, do_pawn, do_reward, do_swap, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


class AwardChampions(Step):
    """The Champions of the display are awarded from left to right."""

    rule = "MK-12.1"

    def run(self, s: MountainKingState) -> None:
        s.then(*(AwardChampion(champion) for champion in s.display), EmptyDisplay())


class AwardChampion(Step):
    champion: int
    rule = "MK-12.2"

    def run(self, s: MountainKingState) -> None:
        standing = s.influence[s.display.index(self.champion)]
        if not standing:
            s.holder = replaced(s.holder, self.champion, GONE)
            s.tell(messages.CHAMPION_LEAVES, self.champion)
            return
        victor = standing[0][0]
        clan = s.facts.champion_clan[self.champion]
        s.tell(messages.CHAMPION_WON, victor, self.champion)
        s.then(
            GainVotes(victor, clan, s.facts.champion_votes[self.champion]),
            *(Console(seat, self.champion, influence) for seat, influence in standing[1:]),
            JoinVictor(victor, self.champion),
        )


class Console(Choice):
    """A contender takes one Vote, or Honour for the yellow lines passed."""

    champion: int
    influence: int
    rule = "MK-12.7"
    verbs = (do_reward,)
    idle = (do_reward[VOTE],)

    def is_moot(self, s: MountainKingState) -> bool:
        """Whoever has passed no line would get nothing instead of the Vote."""
        return s.facts.lines(self.influence) == 0

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_REWARD, (self.champion, s.facts.lines(self.influence)))

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_reward[VOTE], do_reward[HONOUR]]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action.arg == VOTE:
            s.then(GainVotes(self.seat, s.facts.champion_clan[self.champion], 1))
        else:
            gain_honour(s, self.seat, s.facts.lines(self.influence))


class JoinVictor(Step):
    """The card changes hands, its pawn comes into play, its Instant happens."""

    who: int
    champion: int
    rule = "MK-12.12"

    def run(self, s: MountainKingState) -> None:
        s.take_champion(self.who, self.champion)
        s.then(Instant(self.who, self.champion))
        if s.facts.pawns[self.champion]:
            if len(s.pawns(self.who)) < s.facts.parts.bank.bases:
                s.then(PlacePawn(self.who, self.champion))
            else:
                s.then(SwapPawn(self.who, self.champion))


class PlacePawn(Choice):
    champion: int
    rule = "MK-12.12"
    verbs = (do_pawn,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_PAWN, (self.champion,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_pawn, bits(s.dominated(self.seat)))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.put_pawn(self.champion, action.arg)
        s.tell(messages.PAWN_PLACED, self.seat, self.champion, action.arg)


class SwapPawn(Choice):
    """All bases are in use: an older pawn makes room, or the new one does without."""

    champion: int
    rule = "MK-12.14"
    verbs = (do_swap, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_SWAP, (self.champion,))

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, *each(do_swap, s.pawns(self.seat))]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is not do_pass:
            s.put_pawn(action.arg, NOWHERE)
            s.tell(messages.PAWN_GONE, self.seat, action.arg)
            s.then(PlacePawn(self.seat, self.champion))


class EmptyDisplay(Step):
    rule = "MK-12.5"

    def run(self, s: MountainKingState) -> None:
        s.active = NOBODY
        s.display = ()
        s.influence = [()] * s.facts.display
