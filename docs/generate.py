"""Writes the pages that are made from data: the rule reference and what changed between the editions.

Run it with ``make pages``; a test fails when the pages no longer fit the data.
"""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path
from typing import Any

import meadhall
from meadhall.kernel.catalogue import LANGUAGES, Rule
from meadhall.server import live

DOCS = Path(__file__).parent
NOTE = {
    "en": "*This page is made from the rule catalogue; change it there.*",
    "de": "*Diese Seite entsteht aus dem Regelverzeichnis und wird dort geändert.*",
}
SAID = {
    "en": {"editions": "editions", "source": "source", "first": "first edition", "second": "second edition",
           "reading": "reading", "rules": "Rules", "both": "both editions", "mode": "only in the mode"},
    "de": {"editions": "Ausgaben", "source": "Quelle", "first": "erste Ausgabe", "second": "zweite Ausgabe",
           "reading": "Lesart", "rules": "Regeln", "both": "beide Ausgaben", "mode": "nur im Modus"},
}  # fmt: skip


def rule_lines(rule: Rule, lang: str) -> list[str]:
    said = SAID[lang]
    editions = said["both"] if len(rule.editions) == 2 else said[rule.editions[0]]
    sources = [f"{said[edition]}: {heading}" for edition in rule.editions if (heading := getattr(rule.source, edition))]
    notes = [editions, *sources]
    if rule.mode:
        notes.append(f"{said['mode']} {rule.mode}")
    if rule.readings:
        notes.append(f"{said['reading']} {', '.join(map(str, rule.readings))}")
    return [
        f"### {rule.id} {rule.title(lang)} {{ #{rule.id.lower().replace('.', '-')} }}",
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
        lines += rule_lines(rule, lang)
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
        ids = ", ".join(f"[{id}]({rules}#{id.lower().replace('.', '-')})" for id in entry["rules"])
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


def live_page() -> str:
    """The protocol of the live table is told where it is spoken: in the module's docstring."""
    lines = [
        "# The live table",
        "",
        "A table can be played over HTTP (the OpenAPI description is at `/schema`) or live over a WebSocket.",
        "`examples/remote_bot.py` is a small client that does so. Bots and other programs sign in with a bearer token,",
        "made at `/account` or by `POST /api/guests`.",
        "",
        "```text",
        inspect.getdoc(live) or "",
        "```",
        "",
    ]
    return "\n".join(lines)


def pages() -> dict[Path, str]:
    made: dict[Path, str] = {DOCS / "live.md": live_page()}
    for lang in LANGUAGES:
        ending = "" if lang == "en" else f".{lang}"
        made[DOCS / f"editions{ending}.md"] = editions_page(lang)
        for slug in meadhall.games():
            made[DOCS / f"rules-{slug}{ending}.md"] = rules_page(slug, lang)
    return made


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
