"""Reading the mountain: who controls a cavern, what a Domain pays, and where one more Troll pays most."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import NOBODY, domain_of, is_lair
from meadhall.games.mountain_king.puzzles import sentences as say
from meadhall.games.mountain_king.rules.scoring import ScoreDomains, domain_honour
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CAVERNS, CLANS
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, happen, near, scale
from meadhall.kernel.sets import bits

FIRST, MORE = 6, 2


def seats_as_answers(s: MountainKingState) -> tuple[Answer, ...]:
    return (
        *(Answer(Message(say.A_SEAT, (seat,))) for seat in range(s.players)),
        Answer(Message(say.A_NOBODY)),
    )


def chosen(s: MountainKingState, who: int) -> list[float]:
    return [*(float(seat == who) for seat in range(s.players)), float(who == NOBODY)]


def numbers(answers: Sequence[int]) -> tuple[Answer, ...]:
    return tuple(Answer(Message(say.A_NUMBER, (n,))) for n in answers)


def numbers_in(answers: Sequence[Answer]) -> list[float]:
    return [float(answer.says.args[0]) for answer in answers]


def place(cavern: int) -> str:
    return f"cavern:{CAVERN.words[cavern]}"


class Controls(Theme):
    name = "controls"
    hides = ("state",)

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(c,) for c in range(CAVERNS) if not is_lair(c) and len(s.seats_in(c)) > 1]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        (cavern,) = subject
        forces = s.forces(cavern)
        order = sorted(s.seats_in(cavern), key=lambda one: -forces[one])
        lines = [Line(Message(say.COUNTS, (one, forces[one])), "MK-5.6") for one in order]
        owner = s.controller(cavern)
        traps = 1 + any(s.pawns_at(one, cavern) for one in order) + (len(order) > 2)
        if s.is_overrun(cavern):
            traps += 1
            lines.append(Line(Message(say.GNOMES_THERE, (cavern,)), "MK-5.6"))
        elif owner == NOBODY:
            traps += 1
            lines.append(Line(Message(say.TIE, (forces[order[0]],)), "MK-5.7"))
        else:
            lines.append(Line(Message(say.CONTROLS, (owner, cavern)), "MK-5.6"))
        if traps < 2:
            return None
        question = Message(say.ASK_CONTROLS, (cavern,))
        return Posed(question, seats_as_answers(s), tuple(chosen(s, owner)), tuple(lines), min(traps, 5))

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Who scores in the Domain if nobody stands anywhere else in it?"""
        (cavern,) = subject
        clan = domain_of(cavern)
        for other in bits(s.facts.domains[clan]):
            for one in range(s.players):
                if other == cavern:
                    continue
                if s.trolls_at(one, other):
                    s.lift_trolls(one, other, s.trolls_at(one, other))
                for champion in s.pawns_at(one, other):
                    s.put_pawn(champion, s.lair[one][0])
        paid = [args[0] for key, args in happen(s, ScoreDomains()) if key == messages.DOMAIN.key and args[1] == clan]
        return chosen(s, paid[0] if paid else NOBODY)


class DomainHonour(Theme):
    name = "domain"
    hides = ("state",)

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(seat, clan) for seat in range(s.players) for clan in range(CLANS)]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        who, clan = subject
        domain = s.facts.domains[clan]
        held = (s.controlled(who) & domain).bit_count()
        present = (s.present[who] & domain).bit_count()
        overrun = (s.overrun & domain).bit_count()
        traps = (overrun > 0) + (present > held) + (held > 1) + (held > 2)
        if traps < 2:
            return None
        honour = domain_honour(s, clan, s.controlled(who))
        lines = [Line(Message(say.HOLDS, (who, held, clan)), "MK-5.6")]
        if held:
            lines.append(Line(Message(say.FIRST, (FIRST, MORE, held - 1)), "MK-13.4" if held > 1 else "MK-13.3"))
            if overrun:
                lines.append(Line(Message(say.OVERRUN, (overrun,)), "MK-13.5"))
            lines.append(Line(Message(say.MAKES, (honour,)), "MK-13.2"))
        else:
            lines.append(Line(Message(say.NOTHING_HELD), "MK-13.6"))
        offered = near(honour, [FIRST + MORE * (held - 1), FIRST + MORE * (present - 1), FIRST * held, honour + 2])
        question = Message(say.ASK_DOMAIN, (who, clan))
        return Posed(question, numbers(offered), tuple(scale(honour, offered)), tuple(lines), min(traps + 1, 5))

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        paid = [
            args[2] for key, args in happen(s, ScoreDomains()) if key == messages.DOMAIN.key and args[:2] == subject
        ]
        return scale(sum(paid), numbers_in(answers))


class OneTroll(Theme):
    """Where would one more Troll bring most Honour if the Domains were scored now?"""

    name = "troll"
    hides = ("state",)
    kind = EXACT

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [()]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        now = self.domains(s, seat)
        tried = []
        for cavern in bits(s.present[seat]):
            if not is_lair(cavern):
                after = s.copy()
                after.add_trolls(seat, cavern, 1)
                tried.append((sum(self.domains(after, seat)), cavern))
        tried.sort(key=lambda one: (-one[0], one[1]))
        if len(tried) < 3 or tried[0][0] == sum(now) or tried[1][0] == tried[0][0]:
            return None
        best = s.copy()
        best.add_trolls(seat, tried[0][1], 1)
        after_it = self.domains(best, seat)
        lines = [Line(Message(say.NOW, (sum(now),)), "MK-13.2")]
        lines += [
            Line(Message(say.DOMAIN_CHANGES, (clan, now[clan], after_it[clan])), "MK-13.3")
            for clan in range(CLANS)
            if now[clan] != after_it[clan]
        ]
        lines.append(Line(Message(say.AFTER, (sum(after_it),)), "MK-13.2"))
        offered = sorted(tried[:5], key=lambda one: one[1])
        answers = tuple(Answer(Message(say.A_CAVERN, (cavern,)), place(cavern)) for _, cavern in offered)
        worth = tuple(float(total) for total, _ in offered)
        difficulty = 3 + (tried[1][0] > sum(now)) + (tried[0][0] - tried[1][0] < 3)
        return Posed(Message(say.ASK_TROLL, (seat,)), answers, worth, tuple(lines), difficulty)

    @staticmethod
    def domains(s: MountainKingState, seat: int) -> list[int]:
        control = s.controlled(seat)
        return [domain_honour(s, clan, control) for clan in range(CLANS)]

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        found = []
        for answer in answers:
            assert isinstance(answer.says, Message)
            scored = s.copy()
            scored.add_trolls(seat, answer.says.args[0], 1)
            before = scored.score[seat]
            happen(scored, ScoreDomains())
            found.append(float(scored.score[seat] - before))
        return found
