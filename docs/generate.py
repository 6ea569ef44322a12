"""Writes the pages that are made from data: rules, components, what changed between editions, which module plays which
chapter, how strong bots are, how fast we are.

Run it with ``make pages``; a test fails when the pages no longer fit the data.
"""

from __future__ import annotations

import inspect
import json
import re
import runpy
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bench.plot import plot
from meadhall.bench.results import all_results
from meadhall.bench.table import head as run_head
from meadhall.bench.table import page_table, sharing
from meadhall.kernel.catalogue import LANGUAGES, Rule
from meadhall.kernel.game import Game
from meadhall.kernel.pack import ORIGINS
from meadhall.lab.ratings import wilson
from meadhall.puzzles.tables import tables
from meadhall.server.live import protocol
from meadhall.server.settings import DECLARED
from meadhall.server.settings import shown as settings_value

DOCS = Path(__file__).parent
NOTE = {
    "en": "*This page is made from the rule catalogue; change it there.*",
    "de": "*Diese Seite entsteht aus dem Regelverzeichnis und wird dort geändert.*",
}
NOTE_PACK = {
    "en": "*This page is made from the component pack; change it there.*",
    "de": "*Diese Seite entsteht aus dem Materialpaket und wird dort geändert.*",
}
SAID = {
    "en": {"editions": "editions", "source": "source", "first": "first edition", "second": "second edition",
           "reading": "reading", "readings": "readings", "rules": "Rules", "both": "both editions",
           "mode": "only in the mode"},
    "de": {"editions": "Ausgaben", "source": "Quelle", "first": "erste Ausgabe", "second": "zweite Ausgabe",
           "reading": "Lesart", "readings": "Lesarten", "rules": "Regeln", "both": "beide Ausgaben",
           "mode": "nur im Modus"},
}  # fmt: skip


def where(rule: Rule, several: bool, lang: str) -> list[str]:
    """The editions of a rule and its headings; a game with one edition has nothing to tell apart."""
    said = SAID[lang]
    if not several:
        return [f"{said['source']}: {rule.source.first}"]
    editions = said["both"] if len(rule.editions) == 2 else said[rule.editions[0]]
    headings = [f"{said[edition]}: {getattr(rule.source, edition)}" for edition in rule.editions]
    return [editions, *headings]


def rule_lines(game: Game[Any], rule: Rule, lang: str) -> list[str]:
    said = SAID[lang]
    notes = where(rule, len(game.catalogue.editions) > 1, lang)
    if rule.mode:
        notes.append(f"{said['mode']} {rule.mode}")
    if rule.readings:
        page = page_name("readings", game.slug, lang)
        links = ", ".join(f"[{number}]({page}#{number})" for number in rule.readings)
        notes.append(f"{said['reading' if len(rule.readings) == 1 else 'readings']} {links}")
    return [
        f"### {rule.id} {rule.title(lang)} {{ #{anchor(rule.id)} }}",
        "",
        rule.text(lang),
        "",
        f"<small>{'; '.join(notes)}</small>",
        "",
    ]


def rules_page(slug: str, lang: str) -> str:
    game = meadhall.load(slug)
    lines = [f"# {game.title}", "", NOTE[lang], ""]
    chapter = 0
    for rule in game.catalogue.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [f"## {chapter} {game.chapters[chapter](lang)}", ""]
        lines += rule_lines(game, rule, lang)
    return "\n".join(lines)


def page_name(kind: str, slug: str, lang: str) -> str:
    return f"{kind}-{slug}{'' if lang == 'en' else f'.{lang}'}.md"


def anchor(id: str) -> str:
    return id.lower().replace(".", "-")


READINGS = {
    "en": {
        "title": "Where the book is open, and how we read it",
        "intro": "A rulebook cannot answer everything, and now and then it says two things. Here is each such place, "
        "what we play, the rules that follow from it, and the option that plays it otherwise, where there is one.",
        "open": "The book",
        "read": "We play",
        "option": "Otherwise",
    },
    "de": {
        "title": "Wo das Buch offen ist, und wie wir es lesen",
        "intro": "Kein Regelheft beantwortet alles, und manchmal sagt eines zweierlei. Hier steht jede solche Stelle, "
        "was wir spielen, welche Regeln daraus folgen und, wo es eine gibt, die Option, die es anders spielt.",
        "open": "Das Buch",
        "read": "Wir spielen",
        "option": "Anders",
    },
}


def readings_page(slug: str, lang: str) -> str:
    """Every reading of a game with the rules that follow it."""
    game = meadhall.load(slug)
    said = READINGS[lang]
    lines = [f"# {game.title}: {said['title']}", "", NOTE[lang], "", said["intro"], ""]
    for number, reading in sorted(game.readings.items()):
        rules = [rule for rule in game.catalogue.values() if number in rule.readings]
        page = page_name("rules", slug, lang)
        links = ", ".join(f"[{rule.id} {rule.title(lang)}]({page}#{anchor(rule.id)})" for rule in rules)
        lines += [f"### {number} {{ #{number} }}", "", f"**{said['open']}:** {reading.open(lang)}", ""]
        lines += [f"**{said['read']}:** {reading.read(lang)}", ""]
        if reading.option:
            name = game.texts.say(f"option-{reading.option}-name", lang)
            lines += [f"**{said['option']}:** {name} (`{reading.option}`)", ""]
        lines += [f"<small>{SAID[lang]['rules']}: {links}</small>", ""]
    return "\n".join(lines)


def editions_page(lang: str) -> str:
    game = meadhall.load("ice-garden")
    text = (game.folder / "text" / "editions.toml").read_text("utf-8")
    page: dict[str, dict[str, Any]] = tomllib.loads(text)
    title = {"en": "What changed between the editions", "de": "Was sich zwischen den Ausgaben geändert hat"}[lang]
    clear = {"en": "Said more plainly in the second edition", "de": "Was die zweite Ausgabe deutlicher sagt"}[lang]
    rules = f"rules-ice-garden{'' if lang == 'en' else '.de'}.md"
    said = SAID[lang]

    def links(entry: dict[str, Any]) -> str:
        ids = ", ".join(f"[{id}]({rules}#{anchor(id)})" for id in entry["rules"])
        return f"<small>{said['rules']}: {ids}</small>"

    lines = [f"# {game.title}: {title}", "", NOTE[lang], ""]
    for entry in page["differences"].values():
        lines += [f"## {entry['title'][lang]}", ""]
        lines += [f"- **{said['first']}**: {entry['first'][lang]}", f"- **{said['second']}**: {entry['second'][lang]}"]
        lines += ["", links(entry), ""]
    lines += [f"## {clear}", ""]
    for entry in page["clarified"].values():
        lines += [f"- **{entry['title'][lang]}.** {entry['text'][lang]} {links(entry)}"]
    return "\n".join([*lines, ""])


COMPONENTS = {
    "en": {
        "title": "Components",
        "intro": "Every value of the component pack, and where it is from. What is *reconstructed* is our own "
        "proposal; whoever owns the game can lay the printed values over it (see [Component packs](packs.md)).",
        "head": "| value | origin | note |",
        "rulebook": "in the rulebook", "public": "published", "deduced": "deduced", "reconstructed": "reconstructed",
        "count": "{n} values: {parts}.",
    },
    "de": {
        "title": "Spielmaterial",
        "intro": "Jeder Wert des Materialpakets und seine Herkunft. Was *rekonstruiert* ist, ist unser Vorschlag; "
        "wer das Spiel besitzt, kann die gedruckten Werte darüberlegen (siehe [Component packs](packs.md)).",
        "head": "| Wert | Herkunft | Anmerkung |",
        "rulebook": "im Regelheft", "public": "veröffentlicht", "deduced": "erschlossen",
        "reconstructed": "rekonstruiert",
        "count": "{n} Werte: {parts}.",
    },
}  # fmt: skip


def components_page(slug: str, lang: str) -> str:
    """Which values of a game are attested and which reconstructed, group by group."""
    game = meadhall.load(slug)
    said = COMPONENTS[lang]
    tree = tomllib.loads((game.folder / "components" / "pack.toml").read_text("utf-8"))
    origins = list(game.pack.origins.values())
    parts = ", ".join(f"{origins.count(origin)} {said[origin]}" for origin in ORIGINS if origin in origins)
    lines = [f"# {game.title}: {said['title']}", "", NOTE_PACK[lang], "", said["intro"], ""]
    lines += [said["count"].format(n=len(origins), parts=parts), ""]
    for group, node in tree.items():
        lines += [f"## {group}", "", said["head"], "|---|---|---|"]
        for name, leaf in leaves(node, ""):
            note = leaf.get("note", "")
            lines.append(f"| `{name}` = {shown(leaf['value'])} | {said[leaf['origin']]} | {note} |")
        lines.append("")
    return "\n".join(lines)


def leaves(node: dict[str, Any], at: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, value in node.items():
        if "origin" in value:
            yield f"{at}{name}", value
        else:
            yield from leaves(value, f"{at}{name}.")


def shown(value: object) -> str:
    """A value as one reads it in a table."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(f"({shown(part)})" if isinstance(part, list) else shown(part) for part in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value).replace("|", "\\|") or "–"


PLAYED_IN = ("rules", "champions")
"""The folders of a game whose modules play its rules."""


def chapters_page() -> str:
    """Which modules play which chapter of the books, by the rules that they cite."""
    lines = [
        "# From the book to the code",
        "",
        "*This page is made from the rules that modules cite; cite them there.*",
        "",
        "Where to look with the book in hand: for each chapter of the catalogue the modules that cite its rules, those",
        "that cite the most of them first.",
        "",
    ]
    for slug in published():
        game = meadhall.load(slug)
        home = DOCS.parent / "src" / "meadhall" / "games" / slug.replace("-", "_")
        lines += [f"## {game.title}", "", f"In `{home.relative_to(DOCS.parent).as_posix()}`:", ""]
        lines += ["| chapter | modules |", "|---|---|"]
        for chapter, citing in chapter_modules(game, home).items():
            modules = " ".join(f"`{module}`" for module in citing)
            page = page_name("rules", slug, "en")
            lines.append(f"| [{chapter} {game.chapters[chapter]('en')}]({page}) | {modules} |")
        lines.append("")
    return "\n".join(lines)


def chapter_modules(game: Game[Any], home: Path) -> dict[int, list[str]]:
    """By chapter, the modules that cite rules of it, those that cite most first."""
    cited: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for path in sorted(path for folder in PLAYED_IN for path in (home / folder).rglob("*.py")):
        for id in set(re.findall(r"\b[A-Z]{2}-\d+\.\d+", path.read_text("utf-8"))):
            cited[game.catalogue[id].chapter][path.relative_to(home).as_posix()] += 1
    return {
        chapter: sorted(cited[chapter], key=lambda module: (-cited[chapter][module], module))
        for chapter in game.chapters
    }


def live_page() -> str:
    """The protocol of the live table is told where it is spoken: in the module's docstring."""
    lines = [
        "# The live table",
        "",
        "A table can be played over HTTP (the OpenAPI description is at `/schema`) or live over a WebSocket.",
        "`examples/remote_bot.py`, which is in a checkout and in the source package but not in the installed",
        "package, is a small client that does so. Bots and other programs sign in with a bearer token,",
        "made at `/account` or by `POST /api/guests`.",
        "",
        "```text",
        inspect.getdoc(protocol) or "",
        "```",
        "",
    ]
    return "\n".join(lines)


LADDER = DOCS.parent / "bench" / "results" / "ladder"
STEPS = {
    "Two players": ("novice", "adept", "master"),
    "One among three weaker ones": ("novice-of-four", "adept-of-four", "master-of-four"),
}
EQUALS = {"self-of-two": 2, "self-of-three": 3, "self-of-four": 4, "self-of-five": 5}
COURSES = {name: f"{players} players" for name, players in EQUALS.items()}
COURSES["self-in-bloodlust"] = "4 players, bloodlust"
LEAST, MOST = 0.65, 1.4
BALANCED = """\
What was changed:

- *The Lord of the Ice Garden*: the Wyvern of van Dyken strikes once, no longer twice. With two strikes van Dyken won
  1.6 times his share of 322 four-player games, always by points, and Callo 0.7 times hers.
- *The Lord of the Ice Garden*: for three and four players the region tiles bring about an eighth fewer points (34, 17
  and 6 for the first three places of all eight tiles became 29, 15 and 6). Before, 97 of 100 games ended with fifty
  points and none with the last red ship; how they end now stands below.
- *The Lord of the Ice Garden*: Callo's Faun has an attack, and van Dyken's Wyvern has no speed of its own any more.
  Once adepts had stopped wasting their markers, Callo won 0.49 times her share of 500 three-player games and van Dyken
  1.49 times his. A strike of the Nightmare, dearer improvements of the Wyvern or cheaper ones of the Wild Children
  changed little.
- *Quest for the DragonLords*: no value was changed, for what the Barbarians are and pay is attested; the adepts learned
  to play them. With four players they won 0.59 times their share of 1,000 games: they took the first Kingdom before all
  others and then withered, losing as many units as the rest and paying a third more for each. Now armies are measured
  by their strength instead of their number, and the dearer a unit is, the more a Kingdom keeps at home.

What we watch:

- *Quest for the DragonLords* with four is over after eleven rounds in half of the games, after nine in a quarter and
  after fourteen in three quarters. One game in thirty drags on to the fortieth round, in which the arena stops it: when
  all Kings have fallen, only the last people that is left can win, and an island with more units than three ships can
  carry cannot be taken.

The same with plots, and the games to look at: `meadhall arena-report arena/ladder/ice-garden/self-of-four --report
fair.html`, after `python bench/ladder.py ice-garden --only self-of-four`."""


def ladder_page() -> str:
    """How strong the bots are, from what ``bench/ladder.py`` has measured."""
    lines = [
        "# How strong the bots are",
        "",
        "*This page is made from `bench/results/ladder`; play the matches again with `python bench/ladder.py`.*",
        "",
        "Each level should beat the one below it. In brackets is the interval that holds the true share of wins 95",
        "times in 100; a fair share is one in two for two players and one in four for four. Seats, luck and what is",
        "dealt are the same for all (see [The arena](arena.md)). A master has 0.2 seconds for each decision here; in",
        "the compiled build it gets several times as far in that time (`make play COMPILED=1`).",
        "",
    ]
    for slug in measured():
        lines += ladder_lines(slug, ladder_parts(slug))
    return "\n".join(lines)


def measured() -> list[str]:
    """The games whose bots have played on the ladder."""
    return [slug for slug in meadhall.games() if (LADDER / f"{slug}.json").is_file()]


def ladder_parts(slug: str) -> dict[str, Any]:
    parts: dict[str, Any] = json.loads((LADDER / f"{slug}.json").read_text("utf-8"))["parts"]
    return parts


def ladder_lines(slug: str, parts: dict[str, Any]) -> list[str]:
    lines = [f"## {meadhall.load(slug).title}", ""]
    for title, names in STEPS.items():
        played = [parts[name] for name in names if name in parts]
        if played:
            lines += [f"### {title} {{ #{slug}-{len(played[0]['bots'])} }}", "", *step_table(played), ""]
    return lines


def step_table(played: list[dict[str, Any]]) -> list[str]:
    lines = ["| bot | against | games | wins | ms a decision | longest, ms | build |", "|---|---|--:|--:|--:|--:|---|"]
    for match in played:
        bot, other = match["bots"][0], match["bots"][1]
        pace = f"{match['milliseconds'][bot]:.2f} | {match['longest'][bot]:.0f}"
        build = match.get("build", "pure Python")
        lines.append(f"| {bot} | {other} | {match['games']} | {interval(match['wins'][bot])} | {pace} | {build} |")
    return lines


def balance_page() -> str:
    """Whether factions and seats are even, from games of adepts among themselves."""
    lines = [
        "# Is it fair?",
        "",
        "*This page is made from `bench/results/ladder`; play the games again with `python bench/ladder.py`.*",
        "",
        "Adepts play among themselves, a thousand games of each board game with each number of players.",
        "A number says how many times its fair share a faction or a seat has won (in brackets the interval that holds",
        "the truth 95 times in 100):",
        f"1.00 is fair. Where a faction or seat won less than {LEAST} or more than {MOST} times its share over all",
        "these games, we change values of our own proposal (`reconstructed` in the component pack), never one that a",
        "source attests.",
        "",
        BALANCED,
        "",
    ]
    for slug in measured():
        parts = ladder_parts(slug)
        equal = {EQUALS[name]: parts[name] for name in EQUALS if name in parts}
        if equal:
            played = {COURSES[name]: parts[name] for name in COURSES if name in parts}
            lines += [f"## {meadhall.load(slug).title}", "", *course_table(slug, played), ""]
            lines += [*fairness_table(slug, equal), ""]
    return "\n".join(lines)


def course_table(slug: str, played: dict[str, dict[str, Any]]) -> list[str]:
    """How long games are and how they end."""
    texts = meadhall.load(slug).texts
    matches = played.values()
    lines = [*head(*played), row("games", [str(match["games"]) for match in matches])]
    lengths = ("rounds", "decisions")
    lines += [row(f"{name} (eight in ten)", [length(match[name]) for match in matches]) for name in lengths]
    for word in sorted({word for match in matches for word in match["endings"]}):
        said = texts.say(f"ending-{word}") if texts.has(f"ending-{word}", "en") else word
        lines.append(row(said, [str(match["endings"].get(word, 0)) for match in matches]))
    return lines


def fairness_table(slug: str, equal: dict[int, dict[str, Any]]) -> list[str]:
    """How many times its fair share each faction and each seat has won, by number of players and in all."""
    texts = meadhall.load(slug).texts
    lines = head(*(f"{players} players" for players in equal), "all")
    for kind, named in (("factions", texts.word), ("seats", "seat {}".format)):
        for word in sorted({word for match in equal.values() for word in match[kind]}):
            met = {players: match for players, match in equal.items() if word in match[kind]}
            cells = [times_fair(kind, word, {players: met[players]}) if players in met else "–" for players in equal]
            lines.append(row(named(word), [*cells, f"**{times_fair(kind, word, met)}**"]))
    return lines


def times_fair(kind: str, word: str, met: dict[int, dict[str, Any]]) -> str:
    """The wins of a faction or seat as a multiple of its fair share of these matches."""
    seated = {
        players: match["seated"][word] if kind == "factions" else match["games"] for players, match in met.items()
    }
    wins = sum(match[kind][word][0] * seated[players] for players, match in met.items())
    games = sum(seated.values())
    fair = sum(number / players for players, number in seated.items()) / games
    value, low, high = (bound / fair for bound in wilson(wins, games))
    return f"{value:.2f} ({low:.2f}–{high:.2f})"


def head(*columns: str) -> list[str]:
    return [row("", list(columns)), "|---" * (len(columns) + 1) + "|"]


def row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def interval(share: list[float]) -> str:
    value, low, high = (100 * number for number in share)
    return f"{value:.1f} % ({low:.0f}–{high:.0f})"


def length(middle: list[float]) -> str:
    value, low, high = middle
    return f"{value:.1f} ({low:.0f}–{high:.0f})"


BENCH = DOCS.parent / "bench" / "results"
TABLE = "<!-- table -->", "<!-- end of table -->"


def bench_page() -> str:
    """The page on speed is written by hand, but for the table of the newest results."""
    text = (DOCS / "bench.md").read_text("utf-8")
    newest = all_results(BENCH)[-1]
    lines = [*run_head(newest, "en").splitlines(), "", *page_table(newest)]
    for part in sharing(newest, "en"):
        lines += ["", *(f"- {line}" for line in part.splitlines())]
    return with_table(text, lines)


def with_table(text: str, lines: list[str]) -> str:
    """A page that is written by hand, but for what stands between the marks of its table."""
    begin, end = TABLE
    before, _, rest = text.partition(begin)
    return "\n".join([before + begin, "", *lines, "", end + rest.partition(end)[2]])


def environments() -> list[str]:
    """How fast the environments for learners are, as ``bench/vector.py`` has kept it; that folder is no package."""
    sys.path.append(str(DOCS.parent))
    try:
        told: list[str] = import_module("bench.vector").kept()
    finally:
        sys.path.remove(str(DOCS.parent))
    return told


def clicks_page() -> str:
    """What moves cost in clicks is counted by ``bench/clicks.py``; the rest of the page is written by hand."""
    counts = [json.loads((BENCH / f"clicks-{when}.json").read_bytes()) for when in ("before", "after")]
    lines: list[str] = []
    pairs = list(zip(*(count["moves"] for count in counts), strict=True))
    for slug in dict.fromkeys(move["game"] for move, _ in pairs):
        ours = [pair for pair in pairs if pair[0]["game"] == slug]
        lines += [f"## {meadhall.load(slug).title}", ""]
        lines += ["| move | what the person wants | clicks before | after | questions before | after |"]
        lines += ["|---|---|--:|--:|--:|--:|"]
        lines += [row(was["move"], [was["intention"], *costs([was], [now])]) for was, now in ours]
        lines += [row("**together**", ["", *(f"**{cost}**" for cost in costs(*zip(*ours, strict=True)))]), ""]
    clicks, after, questions, asked = costs(counts[0]["moves"], counts[1]["moves"])
    lines.append(f"All twenty: **{clicks} clicks** before, **{after}** after; {questions} questions, then {asked}.")
    return with_table((DOCS / "clicks.md").read_text("utf-8"), lines)


def costs(before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]) -> list[str]:
    """Clicks before and after, then questions before and after."""
    return [str(sum(move[what] for move in moves)) for what in ("clicks", "questions") for moves in (before, after)]


def hosting_page() -> str:
    """The settings are told where they are declared; the rest of the page is written by hand."""
    lines = ["| setting | usually | what it is |", "|---|---|---|"]
    for name, one in DECLARED.items():
        usually = settings_value(name, one.default) if one.default != "" else "–"
        more = f" ({', '.join(one.metadata['choices'])})" if one.metadata["choices"] else ""
        lines.append(f"| `{name}` | {usually} | {one.metadata['help']}{more} |")
    return with_table((DOCS / "hosting.md").read_text("utf-8"), lines)


def published() -> list[str]:
    """The games that have pages: those that the list of pages names."""
    listed = (DOCS.parent / "mkdocs.yml").read_text("utf-8")
    return [slug for slug in meadhall.games() if page_name("rules", slug, "en") in listed]


def pages() -> dict[Path, str]:
    made: dict[Path, str] = {DOCS / "live.md": live_page(), DOCS / "ladder.md": ladder_page()}
    made[DOCS / "balance.md"] = balance_page()
    made[DOCS / "chapters.md"] = chapters_page()
    made[DOCS / "bench.md"] = bench_page()
    made[DOCS / "clicks.md"] = clicks_page()
    made[DOCS / "hosting.md"] = hosting_page()
    made[DOCS / "puzzles.md"] = with_table((DOCS / "puzzles.md").read_text("utf-8"), tables())
    made |= runpy.run_path(str(DOCS / "reference.py"))["pages"]()
    made[DOCS / "research.md"] = with_table((DOCS / "research.md").read_text("utf-8"), environments())
    made[DOCS / "images" / "bench.svg"] = plot(all_results(BENCH))
    for lang in LANGUAGES:
        ending = "" if lang == "en" else f".{lang}"
        made[DOCS / f"editions{ending}.md"] = editions_page(lang)
        for slug in published():
            made[DOCS / f"rules-{slug}{ending}.md"] = rules_page(slug, lang)
            made[DOCS / f"readings-{slug}{ending}.md"] = readings_page(slug, lang)
            made[DOCS / f"components-{slug}{ending}.md"] = components_page(slug, lang)
    return made


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
