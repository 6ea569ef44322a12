"""The page about one arena or several: who won, how, and what may have made the difference.

It stands alone: styles, typefaces and plots are part of it. Only the replays lie beside it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from meadhall.kernel.errors import BadField
from meadhall.lab import causes, course, outcomes
from meadhall.lab.folder import Folder
from meadhall.lab.markup import MARK, style
from meadhall.lab.packs import game_with, told
from meadhall.lab.records import Record
from meadhall.lab.schedule import Plan
from meadhall.lab.sheet import Seen, Sheet
from meadhall.lab.words import say


def page(folders: list[Folder], beside: Path, lang: str) -> str:
    """The page for games of these folders, to be kept in the folder ``beside``.

    Only games that were played by the same rules are summed up together; others stand below each other.
    """
    plans = [folder.plan() for folder in folders]
    if len({plan.game for plan in plans}) > 1:
        raise BadField("out", "a page is about one game, not about " + ", ".join(sorted({plan.game for plan in plans})))
    found: dict[Rules, list[tuple[Plan, list[Seen]]]] = {}
    for folder, plan in zip(folders, plans, strict=True):
        if games := seen_in(folder, beside):
            found.setdefault(rules_of(plan), []).append((plan, games))
    if not found:
        raise BadField("out", f"{folders[0].path} holds no games yet")
    sheets = {rules: sheet_of(parts, lang) for rules, parts in found.items()}
    return html(list(sheets.values()), names(list(sheets), lang))


def seen_in(folder: Folder, beside: Path) -> list[Seen]:
    return [
        Seen(record, link(folder, record, beside), str(folder.path / folder.replay(record.number)))
        for record in folder.records()
    ]


def sheet_of(parts: list[tuple[Plan, list[Seen]]], lang: str) -> Sheet:
    """One sheet for all games that were played by the same rules."""
    first, _ = parts[0]
    games = [one for _, some in parts for one in some]
    return Sheet(game_with(first.game, first.pack), games, [str(plan.seed) for plan, _ in parts], lang)


class Rules(NamedTuple):
    """What games must have in common to be summed up."""

    players: int
    options: tuple[tuple[str, str | bool], ...]
    pack: str
    version: str


def rules_of(plan: Plan) -> Rules:
    pack = f"{told(plan.pack)} #{digest(plan.pack)}" if plan.pack else ""
    return Rules(len(plan.bots), tuple(sorted(plan.options.items())), pack, plan.rules)


def digest(pack: dict[str, Any]) -> str:
    """A short name for a pack, of which only the first few fields are told."""
    return blake2b(msgspec.json.encode(pack, order="sorted"), digest_size=3).hexdigest()


def names(all_rules: list[Rules], lang: str) -> list[str]:
    """Each set of rules by what tells it from the others."""
    differ = {name for rules in all_rules for name, value in rules.options if (name, value) not in all_rules[0].options}
    named = []
    for rules in all_rules:
        parts = [say("players", lang, number=rules.players)]
        parts += [f"{name}={value}" for name, value in rules.options if name in differ]
        if len({other.pack for other in all_rules}) > 1:
            parts.append(say("group-pack", lang, fields=rules.pack) if rules.pack else say("group-no-pack", lang))
        if len({other.version for other in all_rules}) > 1:
            parts.append(say("group-version", lang, version=rules.version))
        named.append(", ".join(parts))
    return named


def link(folder: Folder, record: Record, beside: Path) -> str:
    """From the page to the replay, as an address."""
    path = os.path.relpath(folder.path.absolute() / folder.replay(record.number), beside)
    return quote(Path(path).as_posix())


SECTIONS: dict[str, Callable[[Sheet], str]] = {
    "won": outcomes.who_won,
    "factions": outcomes.by_faction,
    "seats": outcomes.by_seat,
    "endings": outcomes.endings,
    "lengths": course.lengths,
    "curves": course.curves,
    "swings": causes.what_decided,
    "uses": causes.what_was_used,
    "replays": causes.replays,
}


def html(sheets: list[Sheet], named: list[str]) -> str:
    first = sheets[0]
    if len(sheets) == 1:
        shown = sections(first)
        top, body = about(first) + facts(first), "".join(shown.values())
        links = {id: first.say(f"report-{id}") for id in shown}
    else:
        ids = [f"rules-{n}" for n in range(1, len(sheets) + 1)]
        top = f'<p class="soft">{escape(first.say("report-several", count=len(sheets)))}</p>'
        body = outcomes.by_rules(sheets, named) + "".join(map(group, ids, named, sheets))
        links = {"groups": first.say("report-groups"), **dict(zip(ids, named, strict=True))}
    title = first.say("report-title", title=first.game.title)
    nav = "".join(f'<a href="#{id}">{escape(name)}</a>' for id, name in links.items())
    return (
        f'<!doctype html>\n<html lang="{first.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f'<style>{style()}</style></head>\n<body><header><div class="brand">{MARK}<span>Meadhall</span></div>'
        f"<h1>{escape(title)}</h1>{top}"
        f'<nav aria-label="{escape(first.say("report-contents"))}">{nav}</nav></header>\n'
        f"<main>{body}</main>\n<footer>{escape(first.say('report-foot'))}</footer></body></html>\n"
    )


def sections(sheet: Sheet) -> dict[str, str]:
    made = {id: make(sheet) for id, make in SECTIONS.items()}
    return {id: text for id, text in made.items() if text}


def group(id: str, name: str, sheet: Sheet) -> str:
    """All about the games of one set of rules, on a page about several."""
    inside = "".join(sections(sheet).values()).replace('<section id="', f'<section id="{id}-')
    return f'<article id="{id}"><h1>{escape(name)}</h1>{about(sheet)}{facts(sheet)}{inside}</article>'


def about(sheet: Sheet) -> str:
    usual = {name: option.default for name, option in sheet.game.options.items()}
    changed = {
        f"{name}={value}"
        for record in sheet.records
        for name, value in record.options.items()
        if usual.get(name) != value
    }
    said = [
        sheet.say(
            "report-about", bots=", ".join(sheet.bots), players=len(sheet.records[0].bots), seed=", ".join(sheet.seeds)
        )
    ]
    if changed:
        said.append(sheet.say("report-options", options=", ".join(sorted(changed))))
    if sheet.game.overlay:
        said.append(sheet.say("pack", fields=told(sheet.game.overlay)))
    return f'<p class="soft">{escape(" ".join(said))}</p>'


def facts(sheet: Sheet) -> str:
    best = sheet.standings[0]
    told = [
        (sheet.say("fact-games"), str(len(sheet.records)), ""),
        (sheet.say("fact-best"), best.bot, sheet.percent(best.wins.value)),
        (sheet.say("fact-rounds"), sheet.decimal(fmean(one.rounds for one in sheet.records)), ""),
        (sheet.say("fact-decisions"), sheet.decimal(fmean(one.decisions for one in sheet.records), places=0), ""),
    ]
    if len(sheet.bots) == 1:
        del told[1]
    inside = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)} <small>{escape(more)}</small></dd></div>"
        for name, value, more in told
    )
    return f'<dl class="facts">{inside}</dl>'
