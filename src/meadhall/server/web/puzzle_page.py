"""One puzzle as a page: the table as a seat sees it, the question with its answers, and the solution in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Any

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.message import SEAT, Message
from meadhall.kernel.puzzle import Answer
from meadhall.kernel.state import State
from meadhall.puzzles.files import Puzzle
from meadhall.server.drawing import naming, pictures
from meadhall.server.drawing.options import called_option
from meadhall.server.drawing.still import Still, seen, still
from meadhall.server.puzzles.mistakes import Mistake
from meadhall.server.puzzles.room import Attempt, Standing
from meadhall.server.puzzles.shelf import DAY
from meadhall.server.web.learn import lessons_about
from meadhall.server.web.moments import MomentRow, moment_row
from meadhall.server.web.puzzle_rows import level_of, own_address, theme_title
from meadhall.server.web.rows import LessonLink, title_of
from meadhall.server.web.templates import Context
from meadhall.server.words import Say

LESSONS = 2
LONG = 24
"""So many letters fit on a narrow button."""
GOOD = {1: "good", -1: "bad", 0: ""}


class AnswerRow(msgspec.Struct, frozen=True):
    n: int
    label: str
    place: str
    """The place on the map that means the same, if there is one."""
    colour: str
    """Of the seat that it names, if it does."""
    state: str
    """``open``, ``wrong`` if it was given, and in the end ``right``, or ``left`` if it was not."""


class SolutionRow(msgspec.Struct, frozen=True):
    """A sentence of a solution; ``places`` are those that it speaks of."""

    n: int
    text: str
    rule: str
    places: tuple[str, ...] = ()


class PuzzlePage(Context, frozen=True, kw_only=True):
    """A puzzle of the house, or with ``moment`` a mistake of the reader's own."""

    template = "puzzle.html"

    game: str
    game_title: str
    facts: list[str]
    still: Still
    bare: bool
    """Some of it is not drawn, since it would tell the answer."""
    colour: str
    """Of the seat through whose eyes the table is seen."""
    question: str
    rule: str | None
    here: str
    """The address that the answers go to."""
    answers: list[AnswerRow]
    said: str
    """What there is to say of the last answer."""
    done: bool
    result: str
    solution: list[SolutionRow]
    rules: list[str]
    """What its theme rests on."""
    lessons: list[LessonLink]
    """Those that teach what the solution rests on, the most of it first."""
    moment: MomentRow | None
    table: str
    """Where one's own game can be looked at, or ""."""
    review: str
    """Where it is looked back on, or ""."""
    votes: bool
    vote: str
    again: bool
    onward: str
    """Where the next puzzle is."""
    back: bool = False
    """That is the end of the lesson that the puzzle belongs to."""

    @property
    def long(self) -> bool:
        """The answers need more room than a word or two."""
        return any(len(answer.label) > LONG for answer in self.answers)

    @property
    def data(self) -> dict[str, Any]:
        """What the script must know."""
        tags: dict[str, list[str]] = {}
        for line in self.solution if self.done else ():
            for place in line.places:
                tags.setdefault(place, []).append(str(line.n))
        right = {answer.place for answer in self.answers if answer.state == "right"}
        for place in right - {""}:
            tags.setdefault(place, [])
        return {
            "answers": [(str(one.n), one.place) for one in self.answers if one.place and one.state == "open"],
            "tags": [(place, ", ".join(dict.fromkeys(numbers)), place in right) for place, numbers in tags.items()],
        }


class PuzzlePageMaker:
    """Makes the pages of puzzles for one reader."""

    def __init__(self, lang: str, layout: str, say: Say) -> None:
        self.lang = lang
        self.layout = layout
        self.say = say

    # --- a puzzle of the house ------------------------------------------------------------------

    def house_puzzle(
        self, puzzle: Puzzle, standing: Standing, attempt: Attempt | None, rules: list[str], today: bool, onward: str
    ) -> PuzzlePage:
        given, done = (attempt.answers, attempt.done) if attempt else ((), False)
        slug, theme = puzzle.game.slug, theme_title(puzzle.game.slug, puzzle.theme, self.lang)
        rating = round(standing.rating.rating)
        hides = () if done else puzzle.hides
        level = self.say("puzzle-level", level=level_of(rating))
        facts = [self.say("puzzle-day")] if today else []
        answers = self.house_answers(puzzle, given, done)
        return PuzzlePage(
            game=slug,
            game_title=title_of(puzzle.game, self.lang),
            facts=[*facts, theme, self.say(f"puzzle-kind-{puzzle.kind}"), f"{level} · {rating}"],
            still=still(puzzle.position(), puzzle.seat, self.lang, self.layout, self.say("puzzle-you"), hides),
            bare=bool(hides),
            colour=self.colour(puzzle.position(), puzzle.seat),
            question=puzzle.say(puzzle.question, self.lang),
            rule=None,
            here=f"/puzzles/{slug}/{puzzle.id}",
            answers=answers,
            said=self.feedback(
                answers,
                given,
                puzzle.right,
                done,
                self.why_not(puzzle, given),
                isinstance(puzzle.answers[0].says, Action),
            ),
            done=done,
            result=self.result(attempt, standing, puzzle.right) if attempt and done else "",
            solution=self.house_solution(puzzle) if done else [],
            rules=rules,
            lessons=self.lessons(puzzle.game, [line.rule for line in puzzle.solution]) if done else [],
            moment=None,
            table="",
            review="",
            votes=done,
            vote=GOOD[attempt.vote] if attempt else "",
            again=done,
            onward=onward,
        )

    def house_answers(self, puzzle: Puzzle, given: Sequence[int], done: bool) -> list[AnswerRow]:
        view = seen(puzzle.position(), puzzle.seat)
        single = [answer.place for answer in puzzle.answers]

        def label(says: Message | Action) -> str:
            if isinstance(says, Action):
                return called_option(view, says, self.lang, puzzle.asked)
            return puzzle.say(says, self.lang)

        def colour(says: Message | Action) -> str:
            domains = says.kind.domains if isinstance(says, Message) else ()
            return pictures.colour(view, says.args[0]) if domains == (SEAT,) else ""

        return [
            AnswerRow(
                n,
                label(one.says),
                one.place if single.count(one.place) == 1 else "",
                colour(one.says),
                state_of(n, given, puzzle.right, done),
            )
            for n, one in enumerate(puzzle.answers)
        ]

    def house_solution(self, puzzle: Puzzle) -> list[SolutionRow]:
        return [
            SolutionRow(n, puzzle.say(line.says, self.lang), line.rule, naming.places_of(line.says))
            for n, line in enumerate(puzzle.solution, 1)
        ]

    def why_not(self, puzzle: Puzzle, given: Sequence[int]) -> str:
        """The sentence of the solution that speaks of the wrong answer and not of a right one, if there is one."""
        wrong = [n for n in given if n not in puzzle.right]
        if not wrong:
            return ""
        named = subject_of(puzzle.answers[wrong[-1]])
        right = {subject_of(puzzle.answers[n]) for n in puzzle.right}
        told = [line.says for line in puzzle.solution if named & subject_of(Answer(line.says))]
        told = [says for says in told if not any(one & subject_of(Answer(says)) for one in right)]
        return puzzle.say(told[-1], self.lang) if told else ""

    def result(self, attempt: Attempt, standing: Standing, right: Sequence[int]) -> str:
        how = "solved" if set(attempt.answers) & set(right) else "told"
        parts = [
            self.say("puzzle-result", how=how, tries=len(attempt.answers)),
            self.say("puzzle-rated", before=str(round(attempt.before)), after=str(round(attempt.after))),
        ]
        if standing.share is not None:
            parts.append(self.say("puzzle-share", share=standing.share))
        return " · ".join(parts)

    # --- a mistake of one's own -----------------------------------------------------------------

    def own_puzzle(self, mistake: Mistake, state: State, now: float, onward: str) -> PuzzlePage:
        given, done, question = mistake.answers, mistake.done, mistake.question
        right = question.right
        actions = [state.parse(option.action) for option in question.options]
        places = [naming.places(action) for action in actions]
        told = [place for each in places for place in dict.fromkeys(each)]

        def place_of(n: int) -> str:
            return next((place for place in places[n] if told.count(place) == 1), "")

        answers = [
            AnswerRow(n, option.words[self.lang], place_of(n), "", state_of(n, given, right, done))
            for n, option in enumerate(question.options)
        ]
        moment = moment_row(1, mistake.moment, "", question, self.lang)
        wrong = [n for n in given if n not in right]
        why = ""
        if wrong:
            why = self.say("review-less", points=moment.options[wrong[-1]].less)
        return PuzzlePage(
            game=mistake.game,
            game_title=title_of(state.game, self.lang),
            facts=[self.say("puzzle-own")],
            still=still(state, mistake.seat, self.lang, self.layout, self.say("puzzle-you")),
            bare=False,
            colour=self.colour(state, mistake.seat),
            question=moment.asked,
            rule=question.rule,
            here=own_address(mistake),
            answers=answers,
            said=self.feedback(answers, given, right, done, why, True),
            done=done,
            result=self.comes_back(mistake, now) if done else "",
            solution=[],
            rules=[question.rule] if question.rule else [],
            lessons=self.lessons(state.game, [question.rule] if question.rule else []) if done else [],
            moment=moment if done else None,
            table=f"/table/{mistake.table_id}?moment={mistake.moment}",
            review=f"/table/{mistake.table_id}/review#moments",
            votes=False,
            vote="",
            again=False,
            onward=onward,
        )

    def comes_back(self, mistake: Mistake, now: float) -> str:
        if mistake.once:
            return self.say("puzzle-once")
        if mistake.learnt:
            return self.say("puzzle-learnt")
        return self.say("puzzle-comes-back", days=ceil((mistake.due - now) / DAY))

    # --- both -----------------------------------------------------------------------------------

    def lessons(self, game: Game[Any], rules: Sequence[str]) -> list[LessonLink]:
        """The side lessons come before the first game, which teaches a little of everything."""
        found = [lesson for rule in dict.fromkeys(rules) for lesson in lessons_about(game, rule, self.lang)]
        often = Counter(lesson.address for lesson in found)
        links = {lesson.address: lesson for lesson in found}
        return sorted(links.values(), key=lambda one: (one.first, -often[one.address]))[:LESSONS]

    def colour(self, state: State, seat: int) -> str:
        return pictures.colour(seen(state, seat), seat)

    def feedback(
        self,
        answers: Sequence[AnswerRow],
        given: Sequence[int],
        right: Sequence[int],
        done: bool,
        why: str,
        moves: bool,
    ) -> str:
        """What there is to say of the last answer; ``moves``: answers are things that can be done."""
        if not given:
            return ""
        answer = answers[given[-1]].label
        if given[-1] in right:
            return self.say("puzzle-right", answer=answer)
        no = self.say("puzzle-not", answer=answer, kind="move" if moves else "thing")
        return no if done else " ".join(filter(None, (no, why, self.say("puzzle-try"))))


def state_of(n: int, given: Sequence[int], right: Sequence[int], done: bool) -> str:
    if n in given and n not in right:
        return "wrong"
    if not done:
        return "open"
    return "right" if n in right else "left"


def subject_of(answer: Answer) -> frozenset[tuple[str, int]]:
    """The places and seats that an answer or a sentence names."""
    if isinstance(answer.says, Action):
        return frozenset()
    pairs = zip(answer.says.kind.domains, answer.says.args, strict=True)
    return frozenset((domain.name, arg) for domain, arg in pairs if domain is not None)
