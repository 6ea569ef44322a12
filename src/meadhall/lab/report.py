"""The page about one arena or several: who won, how, and what may have made the difference.

It stands alone: styles, typefaces and plots are part of it. Only the replays lie beside it.
"""

from __future__ import annotations

import os
from html import escape
from pathlib import Path
from statistics import fmean
from urllib.parse import quote

from meadhall.kernel import house
from meadhall.kernel.errors import BadField
from meadhall.lab import causes, course, outcomes
from meadhall.lab.folder import Folder
from meadhall.lab.markup import MARK, style
from meadhall.lab.records import Record
from meadhall.lab.sheet import Seen, Sheet


def page(folders: list[Folder], beside: Path, lang: str) -> str:
    """The page for games of these folders, to be kept in the folder ``beside``."""
    plans = [folder.plan() for folder in folders]
    if len({plan.game for plan in plans}) > 1:
        raise BadField("out", "a page is about one game, not about " + ", ".join(sorted({plan.game for plan in plans})))
    games = [
        Seen(record, link(folder, record, beside), str(folder.path / folder.replay(record.number)))
        for folder in folders
        for record in folder.records()
    ]
    if not games:
        raise BadField("out", f"{folders[0].path} holds no games yet")
    return html(Sheet(house.load(plans[0].game), games, [str(plan.seed) for plan in plans], lang))


def link(folder: Folder, record: Record, beside: Path) -> str:
    """From the page to the replay, as an address."""
    path = os.path.relpath(folder.path.absolute() / folder.replay(record.number), beside)
    return quote(Path(path).as_posix())


def html(sheet: Sheet) -> str:
    sections = {
        "won": outcomes.who_won(sheet),
        "factions": outcomes.by_faction(sheet),
        "seats": outcomes.by_seat(sheet),
        "tables": outcomes.by_players(sheet),
        "endings": outcomes.endings(sheet),
        "lengths": course.lengths(sheet),
        "curves": course.curves(sheet),
        "swings": causes.what_decided(sheet),
        "uses": causes.what_was_used(sheet),
        "replays": causes.replays(sheet),
    }
    shown = {id: text for id, text in sections.items() if text}
    nav = "".join(f'<a href="#{id}">{escape(sheet.say(f"report-{id}"))}</a>' for id in shown)
    title = sheet.say("report-title", title=sheet.game.title)
    return (
        f'<!doctype html>\n<html lang="{sheet.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f'<style>{style()}</style></head>\n<body><header><div class="brand">{MARK}<span>Meadhall</span></div>'
        f'<h1>{escape(title)}</h1><p class="soft">{escape(about(sheet))}</p>{facts(sheet)}'
        f'<nav aria-label="{escape(sheet.say("report-contents"))}">{nav}</nav></header>\n'
        f"<main>{''.join(shown.values())}</main>\n<footer>{escape(sheet.say('report-foot'))}</footer></body></html>\n"
    )


def about(sheet: Sheet) -> str:
    sizes = ", ".join(map(str, sorted({len(record.bots) for record in sheet.records})))
    usual = {name: option.default for name, option in sheet.game.options.items()}
    changed = {
        f"{name}={value}"
        for record in sheet.records
        for name, value in record.options.items()
        if usual.get(name) != value
    }
    said = sheet.say("report-about", bots=", ".join(sheet.bots), players=sizes, seed=", ".join(sheet.seeds))
    return f"{said} {sheet.say('report-options', options=', '.join(sorted(changed)))}" if changed else said


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
