"""What our packages need, by their own metadata, and a folder in which nothing else can be imported."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

IMPORT = re.compile(
    r"""^ *(?:from (?P<from>\w+)[\w.]* import |import (?P<plain>\w+)|\w+ = import_module\("(?P<named>\w+)"\))""",
    re.MULTILINE,
)


def plain(name: str) -> str:
    """The name of a distribution, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def closure(package: Distribution, extras: Iterable[str]) -> dict[str, Distribution]:
    """All that a package with some extras brings along, as it is installed here; the package itself is left out."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [(package, extra) for extra in ("", *extras)]
    home = plain(package.metadata["Name"])
    while waiting:
        here, extra = waiting.pop()
        for told in here.requires or ():
            needed = Requirement(told)
            name = plain(needed.name)
            if needed.marker is not None and not needed.marker.evaluate({"extra": extra}):
                continue
            for more in ("", *needed.extras):
                if (name, more) not in seen:
                    seen.add((name, more))
                    if name != home:
                        found[name] = distribution(name)
                    waiting.append((package if name == home else found[name], more))
    return found


def link(packages: Iterable[Distribution], folder: Path) -> None:
    """Put the files of some packages into a folder, as an installer would have done."""
    for package in packages:
        for file in package.files or ():
            if ".." not in file.parts:
                there = folder / file
                there.parent.mkdir(parents=True, exist_ok=True)
                there.symlink_to(Path(str(package.locate_file(file))).resolve())


def imported(folder: Path) -> set[str]:
    """The packages of others that the modules in a folder import, wherever the import stands."""
    lines = (match for path in folder.rglob("*.py") for match in IMPORT.finditer(path.read_text("utf-8")))
    found = {match["from"] or match["plain"] or match["named"] for match in lines}
    return {name for name in found if name not in sys.stdlib_module_names and name != "meadhall"}
