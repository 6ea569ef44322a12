"""Most points: where a marker or a march brings the most if all regions were scored at once."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.ice_garden.puzzles import sentences as say
from meadhall.games.ice_garden.puzzles.domination import place
from meadhall.games.ice_garden.rules.domination import DominateRegion
from meadhall.games.ice_garden.rules.influence import Influence
from meadhall.games.ice_garden.rules.move import Move
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import do_influence, do_move
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, happen

OFFERED = 5
"""The best, and others that look well."""


def points_by_region(s: IceGardenState, seat: int) -> dict[int, int]:
    """What each open region would pay a seat if all were scored once as they lie."""
    found = {}
    for region in s.open:
        ranked = ranking(s, region)
        found[region] = s.facts.points(s.tiles[region], ranked.index(seat)) if seat in ranked else 0
    return found


class MostPoints(Theme):
    kind = EXACT
    step: type
    asks: Kind

    def changed(self, s: IceGardenState, seat: int, action: Action) -> IceGardenState:
        raise NotImplementedError

    def goal(self, action: Action) -> int:
        return action.args[-1]

    def candidates(self, s: IceGardenState, seat: int) -> list[Action]:
        raise NotImplementedError

    def subjects(self, s: IceGardenState) -> list[Subject]:
        return [()] if s.agenda and type(s.agenda[-1]) is self.step else []

    def pose(self, s: IceGardenState, seat: int, subject: Subject) -> Posed | None:
        now = points_by_region(s, seat)
        tried = [(sum(points_by_region(self.changed(s, seat, a), seat).values()), a) for a in self.candidates(s, seat)]
        tried.sort(key=lambda one: -one[0])
        if len(tried) < 3 or tried[0][0] <= sum(now.values()) or tried[1][0] == tried[0][0]:
            return None
        offered = sorted(tried[:OFFERED], key=lambda one: s.game.vocabulary.encode(one[1]))
        best = tried[0][1]
        after = points_by_region(self.changed(s, seat, best), seat)
        lines = [Line(Message(say.NOW, (sum(now.values()),)), "IG-11.28")]
        lines += [
            Line(Message(say.CHANGES, (region, now[region], after[region])), "IG-11.6")
            for region in s.open
            if now[region] != after[region]
        ]
        lines.append(Line(Message(say.AFTER, (sum(after.values()),)), "IG-11.28"))
        answers = tuple(Answer(a, place(self.goal(a))) for _, a in offered)
        worth = tuple(float(points) for points, _ in offered)
        difficulty = 3 + (tried[0][0] - tried[1][0] < 2) + (len(tried) > 8)
        return Posed(Message(self.asks, (seat,)), answers, worth, tuple(lines), difficulty)

    def prove(self, s: IceGardenState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Play each answer, then let every region be scored for itself."""
        found = []
        for answer in answers:
            assert isinstance(answer.says, Action)
            played = s.copy()
            played.apply(answer.says, seat)
            total = 0
            for region in played.open:
                there = played.copy()
                there.scorings = 1
                happen(there, DominateRegion(region))
                total += there.score[seat] - played.score[seat]
            found.append(float(total))
        return found


class Marker(MostPoints):
    name = "marker"
    step = Influence
    asks = say.ASK_MARKER

    def candidates(self, s: IceGardenState, seat: int) -> list[Action]:
        return [action for action in s.legal() if action.verb is do_influence]

    def changed(self, s: IceGardenState, seat: int, action: Action) -> IceGardenState:
        after = s.copy()
        after.place_marker(seat, action.arg)
        return after


class March(MostPoints):
    name = "march"
    step = Move
    asks = say.ASK_MARCH

    def candidates(self, s: IceGardenState, seat: int) -> list[Action]:
        return [action for action in s.legal() if action.verb is do_move]

    def changed(self, s: IceGardenState, seat: int, action: Action) -> IceGardenState:
        after = s.copy()
        after.move_piece(seat, *action.args)
        return after
