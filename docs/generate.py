"""Writes the pages that are made from data: the rules, the components, and what changed between the editions.

Run it with ``make pages``; a test fails when the pages no longer fit the data.
"""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meadhall
from meadhall.kernel.catalogue import LANGUAGES, Rule
from meadhall.kernel.pack import ORIGINS
from meadhall.server import live

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
           "reading": "reading", "rules": "Rules", "both": "both editions", "mode": "only in the mode"},
    "de": {"editions": "Ausgaben", "source": "Quelle", "first": "erste Ausgabe", "second": "zweite Ausgabe",
           "reading": "Lesart", "rules": "Regeln", "both": "beide Ausgaben", "mode": "nur im Modus"},
}  # fmt: skip


def where(rule: Rule, several: bool, lang: str) -> list[str]:
    """The editions of a rule and its headings; a game with one edition has nothing to tell apart."""
    said = SAID[lang]
    if not several:
        return [f"{said['source']}: {rule.source.first}"]
    editions = said["both"] if len(rule.editions) == 2 else said[rule.editions[0]]
    headings = [f"{said[edition]}: {getattr(rule.source, edition)}" for edition in rule.editions]
    return [editions, *headings]


def rule_lines(rule: Rule, several: bool, lang: str) -> list[str]:
    said = SAID[lang]
    notes = where(rule, several, lang)
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
        lines += rule_lines(rule, len(game.catalogue.editions) > 1, lang)
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
            made[DOCS / f"components-{slug}{ending}.md"] = components_page(slug, lang)
    return made


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
