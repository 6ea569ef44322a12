"""Pages without a server: the structs that the handlers make, full and empty, right and wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from markupsafe import Markup
from msgspec.structs import replace

from meadhall.draw.card import CardLine, CardPart
from meadhall.kernel.text import Texts
from meadhall.server.advice.advisor import Ground, Hint
from meadhall.server.drawing.markup_diff import MarkupNode
from meadhall.server.drawing.page import (
    Choice,
    FramedPicture,
    Line,
    Page,
    Prompt,
    Quote,
    ShownCoach,
    ShownRule,
    ShownStanding,
    Teaching,
    WishedFor,
)
from meadhall.server.drawing.standing import StandingRow
from meadhall.server.drawing.still import Still
from meadhall.server.live.protocol import Said
from meadhall.server.tables.fair_dice import ShownNumber
from meadhall.server.tables.records import Person
from meadhall.server.web.account import AccountPage, ListedToken
from meadhall.server.web.coaching import Coaching
from meadhall.server.web.exercises import Asked, Exercise
from meadhall.server.web.hall import HallPage
from meadhall.server.web.learn import GameLessons, LearnPage, LessonAtTable, LessonPage, LessonPuzzle
from meadhall.server.web.moments import MomentRow, OptionRow
from meadhall.server.web.new_table import KindGroup, Level, NewTablePage, OptionField, TableWishes
from meadhall.server.web.peoples import KinRow, PeoplesPage
from meadhall.server.web.puzzle_page import AnswerRow, PuzzlePage, SolutionRow
from meadhall.server.web.puzzle_rows import DayPuzzle, OwnPuzzle, PuzzleLink
from meadhall.server.web.puzzles import GamePuzzlesPage, GameShelf, PuzzlesPage, ThemeRow
from meadhall.server.web.review_page import (
    AccountRow,
    ChanceRow,
    Changed,
    Chart,
    ChartLevel,
    ChartMark,
    ChartNumber,
    ChoiceRow,
    Curve,
    MyRow,
    ReviewPage,
    Summand,
    SwingRow,
)
from meadhall.server.web.rows import FairDice, GameCard, LessonLink, PeopleCard, Quick, SeatRow, TableRow, reason_rows
from meadhall.server.web.rule_texts import Chapter, RuleText
from meadhall.server.web.rulebook import AnswerText, BoxText, ChapterText, OverviewText, Plate, Reference
from meadhall.server.web.rules import BookPage, CardPage, ChapterLink, RulesPage
from meadhall.server.web.script_words import script_words
from meadhall.server.web.settings import MailPage, SettingsPage, Wishes
from meadhall.server.web.table import Arrange, JoinPage, RewindRow, SeatPlan, StandingSeat, TablePage
from meadhall.server.web.templates import Common, Context, ErrorPage, Named, Wrong, hidden_field, other_languages
from meadhall.server.web.templates import render as render_page
from meadhall.server.web.unplayable import UnplayablePage

WEB = Path(__file__).parents[2] / "src" / "meadhall" / "web"
TEXTS = Texts([WEB / "text"])

BOARD = {
    "board": FramedPicture(
        '<svg id="picture-board" class="picture" viewBox="0 0 100 60" role="group" aria-label="Board">'
        '<g class="ground" aria-hidden="true"><rect width="100" height="60"/></g><g id="parts-board" class="parts">',
        {
            "region-A": MarkupNode(
                "region-A",
                "",
                '<g id="region-A" data-at="region:A" role="button" tabindex="0" aria-label="A"><circle r="9"/></g>',
            )
        },
        "</g></svg>",
    )
}
GUEST, SIGNE = Person("p", "Guest"), Person("p", "Signe", account=True)


def panels(*markup: str) -> dict[str, MarkupNode]:
    return {f"seat-{n}": MarkupNode(f"seat-{n}", "", each) for n, each in enumerate(markup)}


def seat(n: int, kind: str = "person", score: int | None = None, winner: bool = False) -> SeatRow:
    return SeatRow(
        seat=n, kind=kind, name="" if kind == "open" else f"Name <{n}>", role="Callo" if n == 0 else "",
        colour="BRKGA"[n], mine=n == 0, asked=n == 0, away=False, score=score, winner=winner, reasons=kind == "bot",
    )  # fmt: skip


SEATS = [seat(0), seat(1, "bot"), seat(2, "open")]


def table_row(
    title: str = "Frost & fire",
    seats: list[SeatRow] = SEATS,
    mine: bool = True,
    turn: bool = True,
    over: bool = False,
    ending: str = "",
) -> TableRow:
    return TableRow(
        id="t1", title=title, game="ice-garden", game_title="The Lord of the Ice Garden", seats=seats,
        pace_text="No clock", mine=mine, turn=turn, prompt="Where does the marker go?", over=over, ending=ending,
        since="5 minutes", link="/table/t1", options=["edition: second"],
    )  # fmt: skip


LESSON = LessonLink("two rounds", 25, "/learn/ice-garden")
BEGUN = LessonLink("two rounds", 18, "/learn/ice-garden", step=4, steps=9)


def game_card(
    slug: str = "ice-garden", picture: str | None = "/picture.svg", lesson: LessonLink | None = None
) -> GameCard:
    return GameCard(
        slug=slug, title="The Lord of the Ice Garden", seats=[1, 2, 3, 4], seats_text="1–4", words="Four makers.",
        minutes=90, difficulty=3, people="Callo", picture=picture, quick=[Quick(1, "me,bot"), Quick(0, "me")],
        lesson=lesson,
    )  # fmt: skip


TEACHING = Teaching("/learn/ice-garden/vuko", "Teach me", "Vuko")
PROMPT = Prompt(seat=0, mine=True, name="Callo", text="Where?", rule="IG-4.2", waiting=("Callo",), teaching=TEACHING)
NOBODY_ASKED = Prompt(seat=None, mine=False, name="", text="Waiting.", rule=None, waiting=())
WISHES = [WishedFor("", "Ask me"), WishedFor("always gold", "Gold first, always")]
DRAWN = Page(
    head=12, moment=None, seat=0, mine=(0,), curtain=False, layout="desk", pictures=BOARD,
    panels_by_id=panels('<section id="seat-0" class="lord"><h3>Callo</h3></section>'), prompt=PROMPT,
    options=(Choice("start A", "Place a marker in A", ("region:A",), "1", note="1 gold", weighs=True),),
    log=(
        Line(1000, 1, None, "The game begins.", (), None),
        Line(2000, 2, 1, "A & B", ("region:A",), "IG-1.1", by=1),
    ),
    more=True, marks=(), gaps=(), forward=None, last=("region:A",), can_undo=True, status=("Round 6", "Move"),
    over=None, standing=ShownStanding({"ask-take": "always gold"}, "ask-take", tuple(WISHES)),
)  # fmt: skip


def arrange() -> Arrange:
    """Everything that can be arranged at a table, at one."""
    return Arrange(
        seats=[
            SeatPlan(seat(n, kind), "https://example.org/join/x", may_fill=True, may_offer=True, may_hand_over=True)
            for n, kind in enumerate(("person", "bot", "open"))
        ],
        paces=[Named("none", "No clock")], pace="none", notify=["browser"],
        ways=[Named("browser", "Notice"), Named("email", "By e-mail")], bots=[Level("bot:adept", "Adept", True)],
    )  # fmt: skip


DICE = FairDice("ab" * 32, "", (ShownNumber(0, "cd" * 32, None),), mine=True, seated=True)
LIVE = TablePage(
    table=table_row(), my_seats=[0], page=DRAWN, live="/live/t1?head=12&lang=en&layout=desk", layout="desk",
    moment=None, eyes=None, secrets=True, chat=[Said(1, "Oskar", 1, "<hello>", "2026-01-31T20:15:00+00:00")],
    notes="mine & thine", watching=["Oskar"], invitation="https://example.org/join/x",
    rewind=RewindRow("Oskar", 3, mine=True, on=False), dice=DICE,
    chapters=[Chapter(1, "The game", [])], reference=Reference(None, []),
    can_rematch=True, can_leave=True, can_return=True, arrange=arrange(),
    standing=[StandingSeat(0, "Callo", [StandingRow("ask-take", "Resources", "always gold", WISHES)])],
    hint=Hint("start A", "A", [Ground(0.08, "More"), Ground(-0.3, "Less")]),
    lesson=None, coaching=Coaching("coach", "call", ("call", "losses", "silent")),
)  # fmt: skip
WATCHED = replace(
    LIVE, table=table_row(mine=False), my_seats=[], invitation=None, rewind=None, watching=[], chat=[], moment=4,
    eyes=1, can_leave=False, can_rematch=False, can_return=False, arrange=None, hint=None, standing=[], coaching=None,
    dice=replace(DICE, seed="42", numbers=(ShownNumber(3, "cd" * 32, "ef" * 16),)),
    page=replace(DRAWN, seat=None, moment=4, prompt=NOBODY_ASKED, options=(), over="Callo wins.", log=(),
                 standing=None),
)  # fmt: skip

FIRST = LessonLink("First game", 25, "/learn/ice-garden/first", step=2, steps=9, about="Score & plan.", first=True)
SIDE = LessonLink("Vuko", 2, "/learn/ice-garden/vuko", steps=3, about="Where he goes.")
CARD = ShownCoach(
    "first", "goal", 2, 9, "What <wins>", ("You are blue.", "Most points win."), do="Click E.", why="Because.",
    rules=(ShownRule("IG-1.1", "Most <points> win"),), point=("region:A",), shaded={"region:B": "With step 5."},
    said=(Quote(1, "I move."),),
)  # fmt: skip
TAUGHT = replace(
    LIVE, page=replace(DRAWN, coach=CARD), coaching=None,
    lesson=LessonAtTable("ice-garden", "First game", "/learn/ice-garden/first",
                         [LessonPuzzle("/puzzles/x/y", "How many?", True)], SIDE, "me,bot", "novice",
                         "Against one bot."),
)  # fmt: skip
LESSON_OVER = replace(
    TAUGHT, page=replace(DRAWN, over="Done.", coach=replace(CARD, over=True, well="You planned & won.")),
)  # fmt: skip
LEARN = LearnPage(games=[GameLessons("ice-garden", "The Ice Garden", [FIRST, SIDE])])
LESSON_PAGE = LessonPage(game=Named("ice-garden", "The Ice Garden"), lesson=FIRST, steps=["What wins", "Planning"])

LINK = PuzzleLink("/puzzles/ice-garden/snow-01", "When <snow> fell", 1480, "medium", "solved")
DAY = DayPuzzle(
    link="/puzzles/ice-garden/snow-01", question="Who would win & why?", game="The Lord of the Ice Garden",
    kind="read", rating=1480, share=61, streak=4, state="new", picture="/puzzle-picture/ice-garden/snow-01.svg?lang=en",
)  # fmt: skip
LEVELS = [Level("novice", "Novice", False), Level("adept", "Adept", True)]
HALL = HallPage(
    games=[game_card(), game_card("mountain-king", lesson=LESSON), game_card("dragon-lords", lesson=BEGUN)],
    levels=LEVELS, lessons=[LessonLink("Ties & neighbours", 2, "/learn/ice-garden/ties")],
    mine=[replace(table_row(), where="Round 3", news="You lost <Frost Fells>."), table_row(turn=False)],
    open=[table_row(mine=False)],
    finished=[table_row(over=True, ending="By points", seats=[seat(0, score=31, winner=True), seat(1, score=2)])],
    day=DAY,
)  # fmt: skip
BARE = replace(game_card("x", picture=None), minutes=0, difficulty=0, people="", words="")
EMPTY_HALL = replace(HALL, games=[BARE, BARE], lessons=[], mine=[], open=[], finished=[], day=None)
PEOPLE = PeopleCard("callo", "Callo", "A dreamer.", "Locks regions.", 5, Markup('<svg class="icon"></svg>'), "IG-12.11")
PEOPLES = PeoplesPage(
    game=game_card(), end="It ends with Dead Snow.",
    kins=[KinRow("character", "Characters", "One each.", [PEOPLE, replace(PEOPLE, id="faun", rule=None)])],
    games=[game_card(), game_card("mountain-king")],
)  # fmt: skip
NEW = NewTablePage(
    game=game_card(), wanted=TableWishes(2, ["me", "bot:random"]),
    seat_groups=[
        KindGroup("People", [Named("me", "Me")]),
        KindGroup("Bots", [Named("bot:random", "R"), Named("bot:adept", "A")]),
    ],
    paces=[Named("none", "No clock", "Take your time.")],
    options=[
        OptionField("edition", "Edition", "Which book.", "choice",
                    [Named("first", "First"), Named("second", "Second")], "second", [1], [], [], []),
        OptionField("fast", "Fast", "Shorter.", "switch", [], True, [], [], [], []),
        OptionField("word", "Word", "Any.", "text", [], "", [], [], [], []),
        OptionField("names", "Names", "Whose.", "choice", [Named("lot", "Lot"), Named("each", "One for each seat")],
                    "each", [], [Named("a", "A"), Named("b", "B")], list("abab"), [PEOPLE]),
    ],
)  # fmt: skip
ACCOUNT = AccountPage(
    tokens=[ListedToken("1", "bot", "today")], token="secret", names={"register": "", "login": "", "token": ""}
)
SETTINGS = SettingsPage(
    wishes=Wishes("Signe", "", "", ["browser"]), unconfirmed="signe@example.org", mail=True, webhooks=True
)
EXERCISES = [Exercise("puzzle", "/puzzles/ice-garden/march-01"), Exercise("lesson", "/learn/ice-garden/first")]
RULE = RuleText(
    "IG-1.1",
    "Aim",
    "Most points win.",
    "Both editions. Goal",
    ["Open."],
    EXERCISES,
    [Asked("Where to?", "/learn/ice-garden/vuko")],
)
STEP = BoxText("Plan", "lay <markers>", "IG-5.1")
OVERVIEW = OverviewText(AnswerText("Most points.", ("IG-1.1",)), AnswerText("After a goal.", ("IG-1.1",)), [STEP])
CONTENTS = tuple(ChapterLink(n, f"Chapter {n}", n == 2, "About it.") for n in (1, 2, 3))
SHAPES = Markup('<svg width="0" height="0" aria-hidden="true"><defs></defs></svg>')
DRAWING = Markup(
    '<svg class="picture drawing" width="9" height="9" viewBox="0 0 9 9" role="img" aria-label="Map"></svg>'
)
CHAPTER = ChapterText(
    2, "Set-up", "How it begins.", [STEP], [Plate(DRAWING, "Two & two.", ("IG-1.1",))] * 2, [RULE], EXERCISES
)
RULES = RulesPage(game=game_card(), bare=False, contents=CONTENTS, overview=OVERVIEW)
READ = replace(RULES, rule=RULE, chapter=CHAPTER, shapes=SHAPES, overview=None)
FOUND = replace(RULES, found=(Chapter(1, "The game", [RULE]),), query="win", overview=replace(OVERVIEW, ending=None))
BOOK = BookPage(game=game_card(), overview=OVERVIEW, chapters=[CHAPTER], shapes=SHAPES, cover=DRAWING)
REFERENCE = Reference(
    OVERVIEW,
    [
        CardPart("Fields", (CardLine("Move", "1 gold", "IG-6.11", '<svg class="icon" viewBox="0 0 1 1"></svg>'),)),
        CardPart("Symbols", (CardLine("Gold", "", "", ""),)),
    ],
)
REFERENCE_CARD = CardPage(game=game_card(), reference=REFERENCE)
MY_MOMENT = MomentRow(1, 3, "Move 3 of 12", "What do you take?", 50, 45, 2, -3, "well", [
    OptionRow("Take gold", 2, played=True, best=False, reasons=reason_rows([Ground(0.1, "More <gold>")])),
    OptionRow("Pass", 0, played=False, best=True, reasons=[]),
])  # fmt: skip
REVIEW = ReviewPage(
    table=table_row(over=True, ending="By points",
                    seats=[seat(0, score=31, winner=True), seat(1, "bot", score=2)]),
    known="all", secrets=True, same=False, layout="desk", done=100, failed=False, choice=None,
    chart=Chart(width=900, height=300, left=44, right=886, top=12, foot=276, levels=[ChartLevel(12, "100 %")],
                curves=[Curve(0, "B", "Callo", "44,150 886,12", 44, 150)], swings=[90],
                marks=[ChartMark(80, "Round 2")], letters=[ChartNumber(90, 40, "A")],
                mine=[ChartNumber(90, 80, "1")]),
    rows=[ChanceRow(0, "Move 0 of 12", [50, 50])],
    swings=[SwingRow("A", 3, "Move 3 of 12", 0, "Callo", "B", "Take gold", "Callo dominates B.",
                     [Changed("Callo", "B", 50, 70)])],
    my=MyRow(0, "Callo", 50, 97, [Summand("skill", -12, 20), Summand("fate", 0, 0), Summand("play", 59, 100)], 40, 2, 9,
             [MY_MOMENT, replace(MY_MOMENT, link="/puzzles/own/t1/3", open=True)], MY_MOMENT, MY_MOMENT),
    account=[AccountRow("Regions", [31, 2])], puzzles=[LINK],
)  # fmt: skip
UNFINISHED = replace(REVIEW, chart=None, rows=[], swings=[], my=None, account=[], puzzles=[])
CHOICE = ChoiceRow(
    moment=3, when="Move 3 of 12", seat=0, name="Callo", colour="B", played="Take gold", best="Pass", same=False,
    best_reasons=reason_rows([Ground(0.0, "Instinct")]), played_reasons=[], before=None, after=4,
)  # fmt: skip
SHELF = GameShelf(
    "ice-garden", "The Lord of the Ice Garden", 1, 3,
    [ThemeRow("When <snow> fell", ["IG-13.17"], ["easy", "hard"], 1,
              [LINK, replace(LINK, state="tried"), replace(LINK, state="new")], "/puzzles/next?theme=snow")],
)  # fmt: skip
ROOM = PuzzlesPage(
    day=DAY, rating=1480, deviation=61, tried=3, solved=2, streak=4, kept=1, shelves=[SHELF],
    own=[OwnPuzzle("/puzzles/own/t1/3", "What do you take?", "The Lord of the Ice Garden")],
)  # fmt: skip
STILL = Still(DRAWN.board, DRAWN.panels, DRAWN.status)
PUZZLE = PuzzlePage(
    game="ice-garden", game_title="The Lord of the Ice Garden", facts=["Puzzle of the day", "hard"], still=STILL,
    bare=True, colour="B", question="Where does <he> go?", rule=None, here="/puzzles/ice-garden/snow-01",
    answers=[AnswerRow(0, "A & B", "region:A", "", "open"), AnswerRow(1, "Callo", "", "B", "wrong")],
    said="Not Callo. Try again.", done=False, result="", solution=[], rules=["IG-10.2"], lessons=[], moment=None,
    table="", review="", votes=False, vote="", again=False, onward="/puzzles/next",
)  # fmt: skip
SOLVED = replace(
    PUZZLE, answers=[AnswerRow(0, "A & B", "region:A", "", "right"), AnswerRow(1, "Callo", "", "B", "left")], done=True,
    said="Right: A & B.", result="1480 → 1490", solution=[SolutionRow(1, "He goes to A.", "IG-10.2", ("region:A",))],
    votes=True, vote="good", again=True, lessons=[LessonLink("Vuko", 2, "/learn/ice-garden/vuko")],
)  # fmt: skip
MINE = replace(
    SOLVED,
    solution=[],
    rule="IG-5.2",
    moment=MY_MOMENT,
    table="/table/t1?moment=3",
    review="/table/t1/review#moments",
    votes=False,
    vote="",
    again=False,
)
UNPLAYABLE = UnplayablePage(
    table=table_row(), closed=False, because="", problem="Row 7", may_close=True, may_play_again=False, ended=False,
    dice=DICE, missing=False, agreed=["Oskar"], awaited=["Ann & Bo"],
)  # fmt: skip
JOIN = JoinPage(table=table_row(), invitation="x", seat=seat(2, "open"), name="Guest")


def wrong(text: str, field: str | None = None) -> Wrong:
    return Wrong(text, field, 400)


PAGES: list[tuple[Context, Person]] = [
    (UNPLAYABLE, GUEST),
    (replace(UNPLAYABLE, closed=True, because="Odd", problem="", may_close=False), GUEST),
    (replace(UNPLAYABLE, closed=True, may_close=False, may_play_again=True, ended=True), GUEST),
    (HALL, GUEST),
    (
        replace(
            HALL,
            games=[game_card(picture=None), replace(game_card("x"), minutes=0, difficulty=0, people="")],
            lessons=[],
            mine=[],
            open=[],
            finished=[],
        ),
        GUEST,
    ),
    (PEOPLES, GUEST),
    (NEW, GUEST),
    (replace(NEW, wrong=wrong("Too few.", "seats")), GUEST),
    (replace(NEW, wrong=wrong("No such bot.", "seat-1")), GUEST),
    (replace(NEW, wrong=wrong("Nobody is called so.", "option-characters")), GUEST),
    (LIVE, GUEST),
    (WATCHED, GUEST),
    (TAUGHT, GUEST),
    (LESSON_OVER, GUEST),
    (LEARN, GUEST),
    (replace(LEARN, games=[GameLessons("x", "The Ice Garden", []), *LEARN.games]), GUEST),
    (LESSON_PAGE, GUEST),
    (replace(LESSON_PAGE, lesson=SIDE), GUEST),
    (REVIEW, GUEST),
    (replace(REVIEW, choice=CHOICE, swings=[], known="own"), GUEST),
    (replace(UNFINISHED, done=40), GUEST),
    (replace(UNFINISHED, failed=True), GUEST),
    (ROOM, GUEST),
    (replace(ROOM, day=None, tried=0, streak=0, own=[], kept=0), GUEST),
    (GamePuzzlesPage(shelf=SHELF), GUEST),
    (PUZZLE, GUEST),
    (SOLVED, GUEST),
    (MINE, GUEST),
    (RULES, GUEST),
    (READ, GUEST),
    (FOUND, GUEST),
    (RulesPage(game=game_card(), bare=True, rule=RULE), GUEST),
    (RulesPage(game=game_card(), bare=True, part=(RULE,)), GUEST),
    (RulesPage(game=game_card(), bare=True, query="x"), GUEST),
    (BOOK, GUEST),
    (REFERENCE_CARD, GUEST),
    (ACCOUNT, SIGNE),
    (replace(ACCOUNT, wrong=wrong("Wrong.", "login-passphrase")), GUEST),
    (replace(ACCOUNT, wrong=wrong("Wrong.", "delete-sure")), SIGNE),
    (replace(ACCOUNT, wrong=wrong("Wrong.")), Person("", "Guest")),
    (MailPage(what="confirm", done=False), GUEST),
    (MailPage(what="stop", done=True), GUEST),
    (SETTINGS, GUEST),
    (replace(SETTINGS, unconfirmed="", mail=False, webhooks=False), GUEST),
    (replace(SETTINGS, wrong=wrong("No such address.", "email")), GUEST),
    (JOIN, GUEST),
    (replace(JOIN, seat=seat(1, "bot"), wrong=wrong("Too late.")), GUEST),
    (ErrorPage(status=404, text="There is no such table."), GUEST),
]
"""Every page with what it may show, and who reads it."""


def render(
    page: Context, lang: str = "en", person: Person = GUEST, theme: str = "auto", notice: str | None = None
) -> str:
    def t(id: str, /, **args: Any) -> str:
        return TEXTS.say(id, lang, **args)

    common = Common(
        t=t, lang=lang, other_languages=other_languages("/", lang), theme=theme, notice=notice,
        ask_always=False, sound="off", keys=True, tempo="normal", confirm="final", path="/", person=person,
        csrf_token="token", csrf_input=hidden_field("token"),
        static=lambda name: f"/static/{name}", modules=lambda name: [name], words=script_words(t),
    )  # fmt: skip
    return render_page(common, page)
