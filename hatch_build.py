"""What a package brings that is not in the repository: the typefaces of the page, and on demand the compiled build.

For the compiled build kernel, games, bots and a part of the lab go through mypyc. A plain build needs no compiler.

``python hatch_build.py`` puts a compiled copy of the package into ``build/``.
"""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
SOURCE = HERE / "src"
BUILT = HERE / "build"
QUICK, OPTIMISED = "0", "2"
"""How hard the C compiler tries: QUICK is for tests, where the compiling takes longer than the playing."""
TOGETHER = "-fvisibility=hidden -flto=auto"
"""All files of the library are optimised as one."""
BUNDLES = 8
OTHERS = shutil.ignore_patterns("__pycache__", "*.so")
STEP = "meadhall.kernel.step.Step"
STATE = "meadhall.kernel.state.State"
CONSTANT = re.compile(r"[A-Z0-9_]+|[a-z_]\w*")
"""Names of values; those of types have capitals and small letters."""

KERNEL = ("action", "domain", "features", "guide", "message", "mind", "random_play", "sets", "state", "step", "view")
AS_IT_IS = {"__init__", "board", "checks", "components", "document", "edition", "lessons", "measures",
            "observation", "puzzles", "reading", "scenario", "standing_answers", "uses"}  # fmt: skip
"""What of a game only loads, writes or draws: everything else is compiled."""
BOTS = ("adept", "bot", "champion", "experience", "luck", "master", "novice", "random", "tree")
"""What gains from being compiled: whatever is asked thousands of times in a second."""
LAB = ("observing/current_row",)
"""What a learner is told at every step of every game."""


def modules(root: Path) -> list[Path]:
    """The modules that are compiled, below a folder with the package."""
    package = root / "meadhall"
    wanted = [package / "kernel" / f"{name}.py" for name in KERNEL]
    wanted += [package / "bots" / f"{name}.py" for name in BOTS]
    wanted += [package / "lab" / f"{name}.py" for name in LAB]
    for game in sorted(path for path in (package / "games").iterdir() if path.is_dir()):
        rooms = [path for path in sorted(game.iterdir()) if path.stem not in AS_IT_IS]
        wanted += [path for room in rooms for path in (room, *sorted(room.rglob("*.py"))) if path.suffix == ".py"]
    return wanted


# --- what the compiler cannot see by itself, written out ------------------------------------------


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


class Module:
    """The text of a module, which can be changed line by line; each line keeps its number."""

    def __init__(self, root: Path, path: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text("utf-8")
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.classes = [told for told in self.tree.body if isinstance(told, ast.ClassDef)]

    def imported(self) -> dict[str, str]:
        """The full names of what it takes from other modules."""
        return {
            name.asname or name.name: f"{told.module}.{name.name}"
            for told in self.tree.body
            if isinstance(told, ast.ImportFrom)
            for name in told.names
        }

    def put(self, node: ast.stmt | ast.expr, text: str) -> None:
        """Write something else instead of a statement."""
        assert node.end_lineno is not None
        self.lines[node.lineno - 1 : node.end_lineno] = [text] + [""] * (node.end_lineno - node.lineno)

    def after(self, node: ast.ClassDef, texts: list[str]) -> None:
        """Write something below a class, where two lines are empty unless the module ends there."""
        assert node.end_lineno is not None
        self.lines[node.end_lineno : node.end_lineno + 2] = texts

    def fix_constants(self) -> None:
        """Say which names never change, and the numbers behind them: loading those costs nothing then."""
        known = vars(import_module(self.name))
        for told in self.tree.body:
            if isinstance(told, ast.ImportFrom) and told.module == "__future__":
                self.put(told, f"{ast.unparse(told)}; from typing import Final, Self")
            elif isinstance(told, ast.Assign) and len(told.targets) == 1:
                self.fix_constant(told, ast.unparse(told.targets[0]).strip("()"), known)
            elif isinstance(told, ast.AnnAssign) and told.value is not None:
                kind = ast.unparse(told.annotation)
                at = told.lineno - 1
                self.lines[at] = self.lines[at].replace(f": {kind} =", f": Final[{kind}] =", 1)

    def fix_constant(self, told: ast.Assign, target: str, known: dict[str, Any]) -> None:
        names = target.split(", ")
        if all(type(known.get(name)) is int for name in names):
            self.put(told, "; ".join(f"{name}: Final = {known[name]}" for name in names))
        elif CONSTANT.fullmatch(target):
            kind = kind_of(known[target])
            at = told.lineno - 1
            self.lines[at] = self.lines[at].replace(" = ", f": Final{f'[{kind}]' if kind else ''} = ", 1)

    def write(self) -> None:
        self.path.write_text("\n".join(self.lines) + "\n", "utf-8")


def kind_of(value: object) -> str:
    """The type of a row of numbers or words, whatever its length: the compiler takes rows of known length apart."""
    if type(value) in (int, float, str, bool):
        return type(value).__name__
    if isinstance(value, tuple):
        kinds = {kind_of(each) for each in value if each != ()}
        if kinds == {"int", "float"}:
            return "tuple[float, ...]"
        if len(kinds) == 1 and "" not in kinds:
            return f"tuple[{kinds.pop()}, ...]"
    return ""


class Book:
    """All modules that are compiled, so that a step knows what it inherits."""

    def __init__(self, root: Path) -> None:
        self.modules = [Module(root, path) for path in modules(root)]
        self.classes: dict[str, Class] = {}
        for module in self.modules:
            names = module.imported()
            for node in module.classes:
                bases = [ast.unparse(base) for base in node.bases]
                full = [names.get(base, f"{module.name}.{base}") for base in bases]
                self.classes[f"{module.name}.{node.name}"] = Class(full, node)

    def is_a(self, kind: str, name: str) -> bool:
        known = self.classes.get(name)
        return name == kind or (known is not None and any(self.is_a(kind, base) for base in known.bases))

    def fields(self, name: str) -> list[Field]:
        """The fields of a step, those of its bases first."""
        known = self.classes[name]
        inherited = [field for base in known.bases if self.is_a(STEP, base) for field in self.fields(base)]
        return inherited + [field for field, _ in known.fields()]

    def write_out(self) -> None:
        for module in self.modules:
            for node in module.classes:
                name = f"{module.name}.{node.name}"
                if self.is_a(STEP, name):
                    self.write_constructor(module, name)
                elif self.is_a(STATE, name):
                    write_copying(module, node)
            module.fix_constants()
            module.write()

    def write_constructor(self, module: Module, name: str) -> None:
        """Write what ``Step.__init_subclass__`` would make: mypyc compiles what stands in a file."""
        known = self.classes[name]
        for decorator in known.node.decorator_list:
            if "dataclass_transform" in ast.unparse(decorator):
                module.put(decorator, "")
        for field, told in known.fields():
            module.put(told, f"    {field.name}: {field.type}")
        if name != STEP:
            module.after(known.node, constructor(self.fields(name)))


def write_copying(module: Module, node: ast.ClassDef) -> None:
    """Write what ``State.__init_subclass__`` would make. Slots need not be asked for: whatever is compiled has them."""
    at = node.lineno - 1
    module.lines[at] = module.lines[at].replace("(metaclass=Slotted)", "")
    columns = import_module("meadhall.kernel.columns")
    kind = getattr(import_module(module.name), node.name)
    if kind.COLUMNS:
        copies = "; ".join(columns.copy_lines(kind, compiled=True))
        texts = [
            f"    COLUMNS = {kind.COLUMNS!r}",
            f"    def copy_columns_to(self, other: Self) -> None: {copies}",
        ]
        module.after(node, texts)


def constructor(fields: list[Field]) -> list[str]:
    given = [f"{name}: {kind}" + (f" = {default}" if default else "") for name, kind, default in fields]
    sets = [f"self.{field.name} = {field.name}" for field in fields]
    return [
        f"    FIELDS = { ({field.name: field.type for field in fields})!r}",
        f"    def __init__({', '.join(['self', *given])}) -> None: {'; '.join(sets) or 'pass'}",
    ]


# --- compiling ------------------------------------------------------------------------------------


def compiled(level: str) -> Path:
    """A folder with the compiled package, ready to be imported from; it is compiled anew when a source has changed."""
    folder = BUILT / f"compiled-{level}"
    stamp = folder / "stamp"
    now = digest()
    if stamp.is_file() and stamp.read_text() == now:
        shutil.copytree(SOURCE, folder, ignore=OTHERS, dirs_exist_ok=True)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        compile_into(folder, level)
        stamp.write_text(now)
    return folder


def digest() -> str:
    """Changes with everything that the compiler looks at: what is compiled, and the types that it uses."""
    found = blake2b(version("mypy").encode() + Path(__file__).read_bytes())
    for layer in ("kernel", "games", "bots", "lab/observing"):
        for path in sorted((SOURCE / "meadhall" / layer).rglob("*.py")):
            if "board" not in path.parts:
                found.update(path.read_bytes())
    return found.hexdigest()


def compile_into(folder: Path, level: str) -> list[Path]:
    """Put a compiled copy of the package into a folder; return the names of the libraries."""
    shutil.copytree(SOURCE, folder, ignore=OTHERS)
    with TemporaryDirectory() as made:
        written = Path(made).resolve()
        shutil.copytree(SOURCE / "meadhall", written / "meadhall", ignore=OTHERS)
        sys.path.insert(0, str(SOURCE))
        Book(written).write_out()
        names = [str(path.relative_to(written)) for path in modules(written)]
        done = subprocess.run(
            [sys.executable, __file__, "--run", level, *names],
            cwd=written,
            env={**os.environ, "MYPYPATH": str(written), "CFLAGS": "" if level == QUICK else TOGETHER},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout}The modules cannot be compiled; see above.")
        libraries = [path.relative_to(written) for path in written.rglob("*.so")]
        libraries = sorted(path for path in libraries if path.parts[0] != "build")
        for path in libraries:
            shutil.copy(written / path, folder / path)
    return libraries


def run_mypyc(level: str, names: list[str]) -> None:
    """All modules become one library; for each there is a small one beside it through which Python finds it."""
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

    library, *doors = mypycify(
        ["--config-file=", *names], opt_level=level, debug_level="0", multi_file=True, group_name="meadhall"
    )
    library.sources = bundled(library.sources)
    folders = [list(found) for _, found in groupby(sorted(doors, key=folder_of), folder_of)]
    setup(
        name="meadhall",
        packages=[],
        ext_modules=[library, *map(one_door, folders)],
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    for first, *others in folders:
        for door in others:
            shutil.copy(library_of(first), library_of(door))


def bundled(sources: list[str]) -> list[str]:
    """A few C files instead of one for each module: reading what they include takes as long as compiling them."""
    ours = [source for source in sources if Path(source).name.startswith("__native")]
    ours.sort(key=lambda source: Path(source).stat().st_size)
    files = [Path(f"bundle_{n}.c").resolve() for n in range(BUNDLES)]
    for n, file in enumerate(files):
        file.write_text("".join(f'#include "{Path(source).resolve()}"\n' for source in ours[n::BUNDLES]), "utf-8")
    return [*(source for source in sources if source not in ours), *(file.name for file in files)]


def folder_of(door: Any) -> str:
    return str(door.name.rpartition(".")[0])


def library_of(door: Any) -> Path:
    return Path(door.name.replace(".", os.sep) + sysconfig.get_config_var("EXT_SUFFIX"))


def one_door(doors: list[Any]) -> Any:
    """What leads to the modules of a folder, compiled once: it is nearly the same for each of them."""
    files = [Path(door.sources[0]).resolve() for door in doors]
    whole = Path(doors[0].sources[0]).with_name(f"{files[0].stem}_doors.c")
    # Each file has a PyInit___init__ too, for compilers that ask for it.
    told = [f'#define PyInit___init__ {file.stem}_init\n#include "{file}"\n#undef PyInit___init__\n' for file in files]
    whole.write_text("".join(told), "utf-8")
    doors[0].sources = [str(whole)]
    return doors[0]


def wanted() -> bool:
    return bool(os.environ.get("MEADHALL_COMPILE"))


def bring_typefaces() -> None:
    """Fetch them into the sources, from where every package takes them; those that are there stay."""
    home = SOURCE / "meadhall" / "web"
    # The package itself cannot be imported: what it needs need not be installed while it is built.
    fonts = runpy.run_path(str(home / "fonts.py"))
    problems = fonts["fetch_missing"](home / "static" / "fonts")
    if problems and os.environ.get("MEADHALL_FONTS") != "none":
        told = "; ".join(f"{package}: {problem}" for package, problem in problems.items())
        raise SystemExit(
            f"The typefaces of the page cannot be fetched from the npm registry ({told}). npm and a net are needed to "
            "build the package; MEADHALL_FONTS=none builds one without them, on the fonts of the reader's system."
        )


class CustomBuildHook(BuildHookInterface[Any]):
    """Packages bring the typefaces; ``MEADHALL_COMPILE=1`` makes a wheel carry the libraries beside the sources."""

    def compiles(self) -> bool:
        return self.target_name == "wheel" and wanted()

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=65", *self.metadata.core.dependencies] if self.compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        bring_typefaces()
        if self.compiles():
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
