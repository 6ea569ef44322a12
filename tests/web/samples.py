"""Contexts for the templates, as server/web/templates.py describes them, without a server."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace as Row
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from meadhall.kernel.text import Texts

WEB = Path(__file__).parents[2] / "src" / "meadhall" / "web"
TEXTS = Texts([WEB / "text"])

BOARD = Markup(
    '<div id="board" data-layout="desk"><svg id="picture-board" class="picture" viewBox="0 0 100 60" role="group" '
    'aria-label="Board"><g class="ground" aria-hidden="true"><rect width="100" height="60"/></g>'
    '<g id="parts-board" class="parts"><g id="region-A" data-at="region:A" role="button" tabindex="0" aria-label="A">'
    '<circle r="9"/></g></g></svg></div>'
)
PANELS = Markup('<div id="seats"><section id="seat-0" class="lord"><h3>Callo</h3></section></div>')


def seat(n: int, kind: str = "person", **other: Any) -> Row:
    given: dict[str, Any] = dict(
        seat=n, kind=kind, name="" if kind == "open" else f"Name <{n}>", role="Callo" if n == 0 else "",
        colour="BRKGA"[n], mine=n == 0, asked=n == 0, away=False, score=None, winner=False,
        reasons=kind == "bot",
    )  # fmt: skip
    return Row(**given | other)


def table_row(**other: Any) -> Row:
    given: dict[str, Any] = dict(
        id="t1", title="Frost & fire", game="ice-garden", game_title="The Lord of the Ice Garden", pace="none",
        seats=[seat(0), seat(1, "bot"), seat(2, "open")], pace_text="No clock", private=False, mine=True, turn=True,
        prompt="Where does the marker go?", over=False, ending="", head=12, since="5 minutes", free=1, link="/table/t1",
        options=["edition: second"],
    )  # fmt: skip
    return Row(**given | other)


def game_card(**other: Any) -> Row:
    given: dict[str, Any] = dict(
        slug="ice-garden", title="The Lord of the Ice Garden", seats=[1, 2, 3, 4], seats_text="1–4",
        words="Four makers.", picture="/picture.svg",
        quick=[Row(players=2, seats="me,bot"), Row(players=1, seats="me")],
    )  # fmt: skip
    return Row(**given | other)


def table_page(**other: Any) -> Row:
    given: dict[str, Any] = dict(
        head=12, board=BOARD, panels=PANELS, status=["Round 6", "Move"], last=["region:A"], can_undo=True, over=None,
        more=True, curtain=False, move=12, moves=12, gaps=[], forward=None,
        prompt=Row(seat=0, mine=True, name="Callo", text="Where?", rule="IG-4.2", waiting=["Callo"], picture=""),
        options=[Row(action="start A", label="Place a marker in A", places=["region:A"], key="1",
                     note="1 gold", weighs=True, ends=False)],
        log=[
            Row(i=1000, n=1, seat=None, text="The game begins.", places=[], rule=None),
            Row(i=2000, n=2, seat=1, text="A & B", places=["region:A"], rule="IG-1.1", by=1),
        ],
    )  # fmt: skip
    return Row(**given | other)


def arrange() -> Row:
    """Everything that can be arranged at a table, at one."""
    may = dict(invitation="https://example.org/join/x", may_fill=True, may_offer=True, may_hand_over=True)
    return Row(
        seats=[Row(row=seat(n, kind), **may) for n, kind in enumerate(("person", "bot", "open"))],
        paces=[Row(value="none", label="No clock", help="")], pace="none", notify=["browser"],
        ways=[Row(value="browser", label="Notice", help=""), Row(value="email", label="By e-mail", help="")],
        bots=[Row(value="bot:adept", label="Adept", chosen=True)],
    )  # fmt: skip


LEVELS = [Row(value="novice", label="Novice", chosen=False), Row(value="adept", label="Adept", chosen=True)]
RULE = Row(
    id="IG-1.1", title="Aim", text="Most points win.", editions="Both editions.", source=["Goal"], readings=["Open."]
)
CHAPTER = Row(number=1, title="The game", rules=[RULE])


def contexts() -> list[tuple[str, dict[str, Any]]]:
    """Every template with what it may be given: the full table, an empty one, with and without errors."""
    live = dict(
        table=table_row(), seats=[seat(0), seat(1, "bot"), seat(2, "open")], my_seats=[0], seat=0, page=table_page(),
        live="/live/t1?head=12&lang=en&layout=desk", layout="desk", moment=None, eyes=None, secrets=True,
        chat=[Row(n=1, name="Oskar", seat=1, text="<hello>", at="2026-01-31T20:15:00+00:00")], notes="mine & thine",
        watching=["Oskar"], invitation="https://example.org/join/x", rewind=Row(by="Oskar", to=3, mine=True, on=False),
        commitment="ab" * 32, seed=None, chapters=[Row(number=1, title="The game")], can_rematch=True, can_leave=True,
        can_return=True, arrange=arrange(),
        hint=Row(action="start A", label="A", reasons=[Row(weight=0.08, text="More"), Row(weight=-0.3, text="Less")]),
    )  # fmt: skip
    nobody = Row(seat=None, mine=False, name="", text="Waiting.", rule=None, waiting=[], picture="")
    watcher: dict[str, Any] = dict(
        my_seats=[], seat=None, invitation=None, rewind=None, watching=[], chat=[], moment=4, eyes=1, seed="42",
        can_leave=False, can_rematch=False, can_return=False, arrange=None, hint=None,
        page=table_page(prompt=nobody, options=[], over="Callo wins.", log=[]),
    )  # fmt: skip
    form = dict(
        game=game_card(), players=2, seats=["me", "bot:random"], title="", pace="none", private=False, error=None,
        error_field=None, usual="bot:adept",
        seat_groups=[Row(label="People", kinds=[Row(value="me", label="Me")]),
                     Row(label="Bots", kinds=[Row(value="bot:random", label="R"), Row(value="bot:adept", label="A")])],
        paces=[Row(value="none", label="No clock", help="Take your time.")],
        options=[
            Row(name="edition", label="Edition", help="Which book.", kind="choice", value="second",
                choices=[Row(value="first", label="First"), Row(value="second", label="Second")], players=[1]),
            Row(name="fast", label="Fast", help="Shorter.", kind="switch", value=True, choices=[], players=[]),
            Row(name="word", label="Word", help="Any.", kind="text", value="", choices=[], players=[]),
            Row(name="names", label="Names", help="Whose.", kind="each", value="each", players=[], picks=list("abab"),
                choices=[Row(value="lot", label="Lot")], each=[Row(value="a", label="A"), Row(value="b", label="B")]),
        ],
    )  # fmt: skip
    account = dict(
        tokens=[Row(id="1", name="bot", made="today")], token="secret", error=None, error_field=None, name=""
    )
    settings = dict(
        name="Signe", email="", webhook="", notify=["browser"], unconfirmed="signe@example.org", mail=True,
        webhooks=True, error=None, error_field=None,
    )  # fmt: skip
    rules = dict(game=game_card(), rule=None, bare=False, chapters=[CHAPTER], found=[], query="")
    review = dict(
        table=table_row(over=True, ending="By points"), seats=[seat(0, score=31, winner=True), seat(1, "bot", score=2)],
        known="all", secrets=True, same=False, layout="desk", busy=False, done=100, failed=False, choice=None,
        chart=Row(width=900, height=300, left=44, right=886, top=12, foot=276, steps=[Row(y=12, text="100 %")],
                  curves=[Row(seat=0, colour="B", name="Callo", points="44,150 886,12", x=44, y=150)],
                  marks=[Row(x=80, text="Round 2")], swings=[90], numbers=[Row(x=90, y=40, text="1")]),
        rows=[Row(moment=0, when="Move 0 of 12", chances=[50, 50])],
        swings=[Row(number=1, moment=3, when="Move 3 of 12", seat=0, name="Callo", colour="B", text="Take gold",
                    told="Callo dominates B.", changes=[Row(name="Callo", colour="B", before=50, after=70)])],
    )  # fmt: skip
    choice = Row(
        moment=3, when="Move 3 of 12", seat=0, name="Callo", colour="B", played="Take gold", best="Pass", same=False,
        best_reasons=[Row(weight=0.0, text="Instinct")], played_reasons=[], before=None, after=4,
    )  # fmt: skip
    unfinished: dict[str, Any] = dict(chart=None, rows=[], swings=[])
    return [
        ("lobby.html", dict(games=[game_card()], levels=LEVELS, mine=[table_row(), table_row(turn=False)],
                            open=[table_row(mine=False)], finished=[table_row(over=True, ending="By points",
                            seats=[seat(0, score=31, winner=True), seat(1, score=2)])])),
        ("lobby.html", dict(games=[game_card(picture=None), game_card(slug="x")], levels=LEVELS, mine=[], open=[],
                            finished=[])),
        ("new.html", form),
        ("new.html", form | dict(error="Too few.", error_field="seats")),
        ("new.html", form | dict(error="No such bot.", error_field="seat-1")),
        ("new.html", form | dict(error="Nobody is called so.", error_field="option-characters")),
        ("table.html", live),
        ("table.html", live | watcher),
        ("review.html", review),
        ("review.html", review | dict(choice=choice, swings=[], known="own")),
        ("review.html", review | unfinished | dict(busy=True, done=40)),
        ("review.html", review | unfinished | dict(failed=True)),
        ("rules.html", rules),
        ("rules.html", rules | dict(rule=RULE, chapters=[], query="x")),
        ("rules.html", rules | dict(rule=RULE, chapters=[], bare=True)),
        ("rules.html", rules | dict(chapters=[], found=[RULE], query="x")),
        ("account.html", account | dict(person=Row(id="p", name="Signe", account=True))),
        ("account.html", account | dict(error="Wrong.", error_field="login-passphrase")),
        ("account.html", account | dict(person=Row(id="p", name="Signe", account=True), error="Wrong.",
                                        error_field="delete-sure")),
        ("account.html", account | dict(person=Row(id="", name="Guest", account=False), error="Wrong.")),
        ("mail.html", dict(what="confirm", done=False)),
        ("mail.html", dict(what="stop", done=True)),
        ("settings.html", settings),
        ("settings.html", settings | dict(unconfirmed="", mail=False, webhooks=False)),
        ("settings.html", settings | dict(error="No such address.", error_field="email", notice="saved")),
        ("join.html", dict(table=table_row(), invitation="x", seat=seat(2, "open"), error=None)),
        ("join.html", dict(table=table_row(), invitation="x", seat=seat(1, "bot"), error="Too late.")),
        ("error.html", dict(status=404, text="There is no such table.", rule=None)),
    ]  # fmt: skip


def render(template: str, context: dict[str, Any], lang: str = "en", **base: Any) -> str:
    environment = Environment(
        loader=FileSystemLoader(WEB / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    common: dict[str, Any] = dict(
        t=lambda id, **args: TEXTS.say(id, lang, **args), lang=lang, languages=["en", "de"], theme="auto", notice=None,
        ask_always=False, sound=False, keys=True, tempo="normal", tempos=["normal", "slow", "fast", "none"], path="/",
        person=Row(id="p", name="Guest", account=False), csrf_token="token",
        csrf_input=Markup('<input type="hidden" name="_csrf_token" value="token">'),
        static=lambda name: f"/static/{name}", modules=lambda name: [name], error=None, error_field=None,
    )  # fmt: skip
    return environment.get_template(template).render(common | base | context)
