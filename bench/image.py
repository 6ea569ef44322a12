"""Walks the steps of hosting/Containerfile where there is no container tool, and starts what comes out of it.

``python -m bench.image`` copies the checkout, builds the wheel, installs it with its pins into an empty environment,
starts the hall as the image would, asks for its health as the image would, and stops it as the image would. What only a
container can do (packages of the system, users) is told and left out. ``--plain`` does without compiling, which takes
minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FILE = ROOT / "hosting" / "Containerfile"
FOLDERS = re.compile(r"(?<![\w.-])/(opt|wheels|src|data|backups)(?=[/\s\"']|$)")
"""What the image has at its root, and we in a folder of our own."""
ONLY_IN_A_CONTAINER = ("apt-get", "useradd")
PATIENCE = 60.0
"""Seconds until the hall must be well, and again until it must be gone."""


class Step(NamedTuple):
    word: str
    rest: str


def steps(text: str) -> Iterator[Step]:
    """The instructions of a Containerfile."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        yield Step(word, rest.strip())


class Walk:
    def __init__(self, home: Path, plain: bool) -> None:
        self.home = home
        self.plain = plain
        self.folder = home
        self.entry: list[str] = []
        self.health: list[str] = []
        self.signal = signal.SIGTERM
        self.env = {name: os.environ[name] for name in ("HOME", "LANG") if name in os.environ}
        self.env["PATH"] = f"{Path(sys.base_prefix) / 'bin'}:/usr/local/bin:/usr/bin:/bin"

    def here(self, text: str) -> str:
        """Paths of the image as they are here."""
        return FOLDERS.sub(lambda found: f"{self.home}/{found[1]}", text)

    def take(self, step: Step) -> None:
        match step.word:
            case "RUN":
                self.run(step.rest)
            case "COPY" if not step.rest.startswith("--from"):
                self.copy()
            case "ENV":
                for name, value in (pair.split("=", 1) for pair in shlex.split(step.rest)):
                    self.env[name] = self.here(value).replace("$PATH", self.env["PATH"])
                if self.plain:
                    self.env.pop("MEADHALL_COMPILE", None)
            case "WORKDIR":
                self.folder = Path(self.here(step.rest))
                self.folder.mkdir(parents=True, exist_ok=True)
            case "ENTRYPOINT" | "CMD":
                self.entry += json.loads(step.rest)
            case "HEALTHCHECK":
                self.health = json.loads(step.rest.partition("CMD ")[2])
            case "STOPSIGNAL":
                self.signal = signal.Signals[step.rest]

    def run(self, command: str) -> None:
        if command.startswith(ONLY_IN_A_CONTAINER):
            print(f"left out: {command}", flush=True)
            return
        print(f"$ {command}", flush=True)
        subprocess.run(["bash", "-ec", self.here(command)], cwd=self.folder, env=self.env, check=True)

    def copy(self) -> None:
        """The checkout, as ``.dockerignore`` leaves it."""
        told = subprocess.run(
            ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
        fonts = (ROOT / "src" / "meadhall" / "web" / "static" / "fonts").glob("*")
        names = {*told.stdout.split("\0")[:-1], *(str(font.relative_to(ROOT)) for font in fonts)}
        for name in sorted(names):
            if (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.folder / name)

    def serve(self) -> None:
        """Start it, ask how it is, and stop it."""
        for name in ("data", "backups"):
            (self.home / name).mkdir(exist_ok=True)
        print(f"$ {shlex.join(self.entry)}", flush=True)
        hall = subprocess.Popen(self.entry_here(), cwd=self.folder, env=self.env)
        try:
            until = time.monotonic() + PATIENCE
            while subprocess.run(self.health, env=self.env, stderr=subprocess.DEVNULL).returncode:
                if hall.poll() is not None or time.monotonic() > until:
                    raise SystemExit("The hall is not well; see above.")
                time.sleep(0.5)
            print("The hall is well.", flush=True)
        finally:
            hall.send_signal(self.signal)
            code = hall.wait(PATIENCE)
        if code not in (0, -self.signal):
            raise SystemExit(f"It ended with {code}.")
        written = sorted(path.name for path in (self.home / "data").iterdir())
        print(f"It stopped in good order. It has written {', '.join(written)}.")

    def entry_here(self) -> list[str]:
        program = shutil.which(self.entry[0], path=self.env["PATH"])
        if program is None or not program.startswith(str(self.home)):
            raise SystemExit(f"{self.entry[0]} is not in the environment that was made.")
        return [program, *self.entry[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", action="store_true", help="do not compile")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="meadhall-image-") as folder:
        walk = Walk(Path(folder), args.plain)
        for step in steps(FILE.read_text("utf-8")):
            walk.take(step)
        walk.serve()


if __name__ == "__main__":
    main()
