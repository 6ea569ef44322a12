"""Fetches the two typefaces of the page from their npm packages into static/fonts.

Run it with ``python -m meadhall.web.fonts``. The page is complete without them, on the fonts of the reader's system:
so a machine without npm or without a net is told so, and nothing fails. Whoever builds a package brings them
(``hatch_build.py``), and there it is an error if they are missing.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from base64 import b64encode
from hashlib import sha512
from pathlib import Path

STATIC = Path(__file__).parent / "static"
FOLDER = STATIC / "fonts"

# Package (SIL Open Font License) -> its cuts: weight and style.
CUTS = {
    "vollkorn": ("Vollkorn", ("400-normal", "500-normal", "600-normal", "500-italic")),
    "cabin": ("Cabin", ("400-normal", "500-normal", "600-normal", "700-normal")),
}
VERSIONS = {
    "vollkorn": (
        "5.3.0",
        "sha512-ES6Z36o16TZTKigivtUc8s4ZJ5rOSjU1dBNjESCCL5u+x2JaP2RoinQqg+tUOYULPJ9rNvqZUPRSIznVvg1A/A==",
    ),
    "cabin": (
        "5.2.8",
        "sha512-Gu3MMA3pvxqZDhZcnMS1FvCL9y4ejhYqZFcccps80jvkAehhUGLP65N7JBNtJzYRaNRSO4Kss3OXrNaELG5N1A==",
    ),
}
"""Package -> its version, and what its archive must be, as npm writes it in lock files."""
PROBLEMS = (OSError, KeyError, ValueError, subprocess.SubprocessError, tarfile.TarError)
"""What may go wrong with a package: no npm, no net, another package than the one we know."""
SUBSETS = {
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,"
    "U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    "latin-ext": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,"
    "U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
}


def files(package: str) -> list[str]:
    """The names of the files that we take from a package."""
    return [f"{package}-{subset}-{cut}.woff2" for cut in CUTS[package][1] for subset in SUBSETS]


def css() -> str:
    """The rules by which a page finds the typefaces."""
    rules = []
    for package, (family, cuts) in CUTS.items():
        for cut in cuts:
            weight, style = cut.split("-")
            rules += [
                f'@font-face{{font-family:"{family}";font-style:{style};font-weight:{weight};font-display:swap;'
                f'src:url("fonts/{package}-{subset}-{cut}.woff2") format("woff2");unicode-range:{characters}}}\n'
                for subset, characters in SUBSETS.items()
            ]
    return "".join(rules)


def fetch(package: str, folder: Path) -> None:
    """Loads one package, and unpacks its files and its licence."""
    version, integrity = VERSIONS[package]
    with tempfile.TemporaryDirectory() as place:
        archive = load(f"@fontsource/{package}", version, integrity, Path(place))
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(archive) as packed:
            wanted = {f"package/files/{name}": name for name in files(package)}
            wanted["package/LICENSE"] = f"{package}-license.txt"
            for inside, name in wanted.items():
                source = packed.extractfile(inside)
                if source is None:
                    raise FileNotFoundError(f"{inside} is no file of @fontsource/{package}")
                (folder / name).write_bytes(source.read())


def load(name: str, version: str, integrity: str, place: Path) -> Path:
    """Loads the archive of a package into an empty folder with npm, and makes sure that it is the one we know."""
    npm = shutil.which("npm")
    if npm is None:
        raise FileNotFoundError("npm is not installed")
    words = [npm, "pack", "--silent", f"{name}@{version}"]
    subprocess.run(words, cwd=place, check=True, capture_output=True, timeout=120)
    (archive,) = place.glob("*.tgz")
    if integrity_of(archive.read_bytes()) != integrity:
        raise ValueError(f"{name}@{version} is not what it was")
    return archive


def integrity_of(archive: bytes) -> str:
    return f"sha512-{b64encode(sha512(archive).digest()).decode()}"


def fetch_missing(folder: Path) -> dict[str, str]:
    """Fetches what is not there yet; what went wrong, by package."""
    problems: dict[str, str] = {}
    for package in CUTS:
        if all((folder / name).exists() for name in files(package)):
            continue
        try:
            fetch(package, folder)
        except PROBLEMS as problem:
            problems[package] = str(problem)
    return problems


def main() -> None:
    for package, problem in fetch_missing(FOLDER).items():
        print(f"The typeface {package} could not be fetched ({problem}); the page uses another.", file=sys.stderr)


if __name__ == "__main__":
    main()
