"""What ``meadhall pack`` does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField, PackError
from meadhall.kernel.game import Game
from meadhall.kernel.pack import Pack, read_overlay
from meadhall.lab.packing.checking import problems
from meadhall.lab.packing.differing import MISSING, Different, differences
from meadhall.lab.packing.guess import game_of_file
from meadhall.lab.packing.schema import schema
from meadhall.lab.packing.template import template
from meadhall.lab.packs import as_typed, fields
from meadhall.lab.words import say


def check(file: Path, game: str | None, lang: str, tell: Callable[[str], None]) -> bool:
    """Name each wrong field; whether there is none."""
    pack = read(file, "FILE")
    slug = game_of_file(file, pack, game)
    found = problems(slug, pack)
    for field, problem in found:
        tell(f"{field}: {problem}")
    title = registry.load(slug).title
    if found:
        tell(say("pack-wrong", lang, file=str(file), count=len(found), title=title))
    else:
        tell(say("pack-right", lang, file=str(file), count=sum(1 for _ in fields(pack)), title=title))
    return not found


def diff(one: str, other: str | None, game: str | None, lang: str) -> Iterator[str]:
    """Each value that is not the same. A side is the file of a pack, or a game: what is printed in it."""
    sides = [one] if other is None else [one, other]
    named = [side for side in sides if side in registry.games()]
    files = {side: read(Path(side), "PACK") for side in sides if side not in named}
    slugs = {*named, *([game] if game else []), *(game_of_file(Path(side), pack, game) for side, pack in files.items())}
    if len(slugs) > 1:
        raise BadField("PACK", f"both belong to one game, not to {' and '.join(sorted(slugs))}")
    plain = registry.load(slugs.pop())
    packs = [laid_over(plain, files.get(side), side) for side in sides]
    if other is None:
        packs.insert(0, plain.pack)
    found = list(differences(packs[0], packs[1]))
    for each in found:
        yield told(each, lang)
    yield say("pack-differs", lang, count=len(found), title=plain.title)


def told(each: Different, lang: str) -> str:
    was = f"{written(each.was)} ({say(f'origin-{each.was_from}', lang)})"
    now = f"{written(each.now)} ({say(f'origin-{each.now_from}', lang)})"
    return f"{each.path}: {was} → {now}"


def written(value: Any) -> str:
    return MISSING if value is None else as_typed(value)


def laid_over(plain: Game[Any], overlay: dict[str, Any] | None, named: str) -> Pack:
    try:
        return plain.pack if overlay is None else registry.load(plain.slug, overlay).pack
    except PackError as error:
        raise BadField("PACK", f"{named}: {error}") from None


def new(slug: str, only: list[str], out: Path | None, lang: str, tell: Callable[[str], None]) -> None:
    give(template(registry.load(slug), only, lang), out, lang, tell)


def write_schema(slug: str, out: Path | None, lang: str, tell: Callable[[str], None]) -> None:
    data = msgspec.json.encode(schema(registry.load(slug), lang))
    give(msgspec.json.format(data, indent=1).decode() + "\n", out, lang, tell, over=True)


def give(text: str, out: Path | None, lang: str, tell: Callable[[str], None], over: bool = False) -> None:
    """To a file, if one is named; what somebody may have written there is not written over."""
    if out is None:
        tell(text.removesuffix("\n"))
        return
    try:
        with out.open("w" if over else "x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadField("out", f"{out} cannot be written: {error.strerror}") from None
    tell(say("pack-written", lang, file=str(out)))


def read(file: Path, argument: str) -> dict[str, Any]:
    try:
        return read_overlay(file)
    except PackError as error:
        raise BadField(argument, str(error)) from None
