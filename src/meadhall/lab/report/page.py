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
from meadhall.lab import markup
from meadhall.lab.folder import Folder
from meadhall.lab.markup import whole_page
from meadhall.lab.packs import game_with, told
from meadhall.lab.records import Record
from meadhall.lab.report import how_it_went, what_decided, who_won
from meadhall.lab.report.data import ReportData, Seen
from meadhall.lab.schedule import Plan
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
    reports = {rules: report_of(parts, lang) for rules, parts in found.items()}
    return html(list(reports.values()), names(list(reports), lang))


def seen_in(folder: Folder, beside: Path) -> list[Seen]:
    return [
        Seen(record, link(folder, record, beside), str(folder.path / folder.replay(record.number)))
        for record in folder.records()
    ]


def report_of(parts: list[tuple[Plan, list[Seen]]], lang: str) -> ReportData:
    """One report for all games that were played by the same rules."""
    first, _ = parts[0]
    games = [one for _, some in parts for one in some]
    return ReportData(game_with(first.game, first.pack), games, [str(plan.seed) for plan, _ in parts], lang)


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


SECTIONS: dict[str, Callable[[ReportData], str]] = {
    "won": who_won.who_won,
    "factions": who_won.by_faction,
    "seats": who_won.by_seat,
    "endings": who_won.endings,
    "lengths": how_it_went.lengths,
    "curves": how_it_went.curves,
    "swings": what_decided.what_decided,
    "uses": what_decided.what_was_used,
    "replays": what_decided.replays,
}


def html(reports: list[ReportData], named: list[str]) -> str:
    first = reports[0]
    if len(reports) == 1:
        shown = sections(first)
        top, body = about(first) + facts(first), "".join(shown.values())
        links = {id: first.say(f"report-{id}") for id in shown}
    else:
        ids = [f"rules-{n}" for n in range(1, len(reports) + 1)]
        top = f'<p class="soft">{escape(first.say("report-several", count=len(reports)))}</p>'
        body = who_won.by_rules(reports, named) + "".join(map(group, ids, named, reports))
        links = {"groups": first.say("report-groups"), **dict(zip(ids, named, strict=True))}
    title = first.say("report-title", title=first.game.title)
    return whole_page(title, first.lang, top, first.say("report-contents"), links, body, first.say("report-foot"))


def sections(report: ReportData) -> dict[str, str]:
    made = {id: make(report) for id, make in SECTIONS.items()}
    return {id: text for id, text in made.items() if text}


def group(id: str, name: str, report: ReportData) -> str:
    """All about the games of one set of rules, on a page about several."""
    inside = "".join(sections(report).values()).replace('<section id="', f'<section id="{id}-')
    return f'<article id="{id}"><h1>{escape(name)}</h1>{about(report)}{facts(report)}{inside}</article>'


def about(report: ReportData) -> str:
    usual = {name: option.default for name, option in report.game.options.items()}
    changed = {
        f"{name}={value}"
        for record in report.records
        for name, value in record.options.items()
        if usual.get(name) != value
    }
    said = [
        report.say(
            "report-about",
            bots=", ".join(report.bots),
            players=len(report.records[0].bots),
            seed=", ".join(report.seeds),
        )
    ]
    if changed:
        said.append(report.say("report-options", options=", ".join(sorted(changed))))
    if report.game.overlay:
        said.append(report.say("pack", fields=told(report.game.overlay)))
    return f'<p class="soft">{escape(" ".join(said))}</p>'


def facts(report: ReportData) -> str:
    best = report.standings[0]
    told = [
        (report.say("fact-games"), str(len(report.records)), ""),
        (report.say("fact-best"), best.bot, report.percent(best.wins.value)),
        (report.say("fact-rounds"), report.decimal(fmean(one.rounds for one in report.records)), ""),
        (report.say("fact-decisions"), report.decimal(fmean(one.decisions for one in report.records), places=0), ""),
    ]
    if len(report.bots) == 1:
        del told[1]
    return markup.facts(told)
