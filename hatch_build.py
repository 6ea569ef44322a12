"""The compiled build: kernel, games and bots go through mypyc. A plain build needs no compiler and nothing of this.

``python hatch_build.py`` puts a compiled copy of the package into ``build/``.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
SOURCE = HERE / "src"
BUILT = HERE / "build"
OPTIMISED = "2"
STEP = "meadhall.kernel.step.Step"

KERNEL = ("action", "domain", "message", "mind", "sets", "state", "step", "view")
GAME = ("rules", "champions", "mind", "ancestry", "fight", "odds", "secrecy", "standing", "state", "table")
BOTS = ("adept", "bot", "luck", "master", "novice", "random", "tree")
"""What gains from being compiled: whatever is asked thousands of times in a second."""


def modules(root: Path) -> list[Path]:
    """The modules that are compiled, below a folder with the package."""
    package = root / "meadhall"
    wanted = [package / "kernel" / f"{name}.py" for name in KERNEL]
    wanted += [package / "bots" / f"{name}.py" for name in BOTS]
    for game in sorted(path for path in (package / "games").iterdir() if path.is_dir()):
        for name in GAME:
            wanted += [game / f"{name}.py"] if (game / f"{name}.py").is_file() else sorted((game / name).glob("*.py"))
    return wanted


# --- what a step's class only tells, written out --------------------------------------------------


class Field(NamedTuple):
    name: str
    type: str
    default: str | None


class Class(NamedTuple):
    """A class as its module tells it; the bases by their full names."""

    bases: list[str]
    node: ast.ClassDef

    def fields(self) -> Iterator[tuple[Field, ast.AnnAssign]]:
        for told in self.node.body:
            if isinstance(told, ast.AnnAssign) and not ast.unparse(told.annotation).startswith("ClassVar"):
                default = ast.unparse(told.value) if told.value else None
                yield Field(ast.unparse(told.target), ast.unparse(told.annotation), default), told


class Book:
    """All classes of the modules that are compiled, so that a step knows what it inherits."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.classes: dict[str, Class] = {}
        for path in modules(root):
            self.read(path)

    def read(self, path: Path) -> None:
        module = ".".join(path.relative_to(self.root).with_suffix("").parts)
        tree = ast.parse(path.read_text("utf-8"))
        names = {
            name.asname or name.name: f"{told.module}.{name.name}"
            for told in tree.body
            if isinstance(told, ast.ImportFrom)
            for name in told.names
        }
        for told in tree.body:
            if isinstance(told, ast.ClassDef):
                bases = [ast.unparse(base) for base in told.bases]
                self.classes[f"{module}.{told.name}"] = Class(
                    [names.get(base, f"{module}.{base}") for base in bases], told
                )

    def is_step(self, name: str) -> bool:
        known = self.classes.get(name)
        return name == STEP or (known is not None and any(map(self.is_step, known.bases)))

    def fields(self, name: str) -> list[Field]:
        """The fields of a step, those of its bases first."""
        known = self.classes[name]
        inherited = [field for base in known.bases if self.is_step(base) for field in self.fields(base)]
        return inherited + [field for field, _ in known.fields()]

    def write_out(self, path: Path) -> None:
        """Write the constructors that ``Step.__init_subclass__`` would make: mypyc compiles what stands in a file."""
        module = ".".join(path.relative_to(self.root).with_suffix("").parts)
        lines = path.read_text("utf-8").splitlines(keepends=True)
        steps = [name for name in self.classes if name.rpartition(".")[0] == module and self.is_step(name)]
        for name in reversed(steps):
            known = self.classes[name]
            end = known.node.end_lineno
            assert end is not None
            lines.insert(end, "" if name == STEP else constructor(self.fields(name)))
            for field, told in known.fields():
                if field.default is not None:
                    lines[told.lineno - 1] = f"    {field.name}: {field.type}\n"
            for decorator in known.node.decorator_list:
                if "dataclass_transform" in ast.unparse(decorator):
                    lines[decorator.lineno - 1] = "\n"
        path.write_text("".join(lines), "utf-8")


def constructor(fields: list[Field]) -> str:
    given = [f"{name}: {kind}" + (f" = {default}" if default else "") for name, kind, default in fields]
    lines = [
        f"    FIELDS = { ({field.name: field.type for field in fields})!r}",
        f"    def __init__({', '.join(['self', *given])}) -> None:",
        *(f"        self.{field.name} = {field.name}" for field in fields),
    ]
    return "".join(f"{line}\n" for line in lines if line) + ("" if fields else "        pass\n")


# --- compiling ------------------------------------------------------------------------------------


def compiled(level: str) -> Path:
    """A folder with the compiled package, ready to be imported from; it is made anew when a source has changed."""
    folder = BUILT / f"compiled-{level}"
    stamp = folder / "stamp"
    now = digest()
    if not stamp.is_file() or stamp.read_text() != now:
        shutil.rmtree(folder, ignore_errors=True)
        compile_into(folder, level)
        stamp.write_text(now)
    return folder


def digest() -> str:
    found = blake2b(version("mypy").encode() + Path(__file__).read_bytes())
    for path in sorted(path for path in SOURCE.rglob("*") if path.suffix not in (".pyc", ".so") and path.is_file()):
        found.update(path.read_bytes())
    return found.hexdigest()


def compile_into(folder: Path, level: str) -> list[Path]:
    """Put a compiled copy of the package into a folder; return the names of the libraries."""
    others = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE, folder, ignore=others)
    with TemporaryDirectory() as made:
        written = Path(made).resolve()
        shutil.copytree(SOURCE / "meadhall", written / "meadhall", ignore=others)
        book = Book(written)
        for path in modules(written):
            book.write_out(path)
        names = [str(path.relative_to(written)) for path in modules(written)]
        subprocess.run(
            [sys.executable, __file__, "--run", level, *names],
            cwd=written,
            check=True,
            env={**os.environ, "MYPYPATH": str(written)},
            stdout=subprocess.DEVNULL,
        )
        libraries = [path.relative_to(written) for path in written.rglob("*.so")]
        libraries = sorted(path for path in libraries if path.parts[0] != "build")
        for path in libraries:
            shutil.copy(written / path, folder / path)
    return libraries


def run_mypyc(level: str, names: list[str]) -> None:
    """All modules become one library, from one C file each."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the files of a library on all cores at once."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [
                        made for each in pool.map(lambda source: one_by_one([source], **how), sources) for made in each
                    ]

            self.compiler.compile = compile
            super().build_extensions()

    config = f"--config-file={HERE / 'pyproject.toml'}"
    extensions = mypycify([config, *names], opt_level=level, debug_level="0", multi_file=True, group_name="meadhall")
    setup(
        name="meadhall",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


class CustomBuildHook(BuildHookInterface[Any]):
    """``MEADHALL_COMPILE=1`` makes a wheel carry the libraries beside the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and os.environ.get("MEADHALL_COMPILE"):
            folder = compiled(OPTIMISED)
            for path in folder.rglob("*.so"):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        run_mypyc(sys.argv[2], sys.argv[3:])
    else:
        print(compiled(OPTIMISED))
