"""Build Spinney: compiled where that works, pure Python where it does not, never half of each.

`engine`, `games` and `bots` are compiled with mypyc as one group. Whether that can work is tried on a tiny
module before anything else; SPINNEY_PURE=1, an editable install (compiled modules would hide edits) or a
machine without a working C compiler give a pure package, and one line says so. Every module becomes one C
file; they are compiled side by side, as many at a time as SPINNEY_JOBS says or as there are processors.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

CORE = ("engine", "games", "bots")
NOT_COMPILED = {"words", "picture", "lessons"}  # folders of what only people look at
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def sources() -> list[str]:
    """The modules of the core, by path, but for the folders that only people look at."""
    package = Path("src/spinney")
    found = sorted(path for layer in CORE for path in (package / layer).rglob("*.py"))
    found = [path for path in found if NOT_COMPILED.isdisjoint(path.relative_to(package).parts[:-1])]
    return [str(path) for path in found]


def why_pure() -> Iterator[str]:
    """The reasons not to compile, if there are any."""
    if os.environ.get("SPINNEY_PURE", "") not in ("", "0"):
        yield "SPINNEY_PURE is set"
    elif "editable_wheel" in sys.argv or "develop" in sys.argv:
        yield "editable installs are pure"
    elif not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        yield "nothing is built here"
    elif not compiler_works():
        yield "no working C compiler was found"


def compiler_works() -> bool:
    """Can this machine build a Python extension? Tried, not guessed."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE)
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def compiled_modules() -> list[Extension]:
    """The extension modules of the core, or none, with a line that says why."""
    for reason in why_pure():
        say(f"pure Python, not compiled: {reason}")
        return []
    try:
        from mypyc.build import mypycify

        modules: list[Extension] = mypycify(
            ["--strict", *sources()], group_name="spinney", multi_file=True, debug_level="0"
        )
    except (Exception, SystemExit) as error:
        say(f"pure Python, not compiled: mypyc gave up ({error})")
        return []
    refuse_weak_references(modules)
    return modules


def refuse_weak_references(modules: list[Extension]) -> None:
    """Take the slot for weak references out of compiled classes.

    On Python 3.11 mypyc gives some classes one and frees it wrongly, which crashes long after (its issue
    1102). Without the slot `weakref.ref` raises a TypeError, as it does for these classes from 3.12 on.
    """
    for source in {source for module in modules for source in module.sources}:
        code = Path(source).read_text(encoding="utf-8")
        Path(source).write_text(re.sub(r"\.tp_weaklistoffset = .*,\n", "\n", code), encoding="utf-8")


class AllOrNothing(build_ext):
    """Compile everything, or remove what was compiled and install the sources alone."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            say(f"pure Python, not compiled: the C compiler gave up ({error})")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        """Compile side by side, and tell the compiler that nobody else calls our functions: 6 % faster."""
        if self.compiler.compiler_type == "unix":
            for module in self.extensions:
                module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
        self.parallel = jobs()
        with ThreadPoolExecutor(self.parallel) as pool:
            self.compiler.compile = SideBySide(self.compiler.compile, pool)
            super().build_extensions()


class SideBySide:
    """A compiler's `compile` that takes many files at a time, the longest first."""

    def __init__(self, compile: Any, pool: ThreadPoolExecutor) -> None:
        self.compile = compile
        self.pool = pool

    def __call__(self, sources: list[str], **options: Any) -> list[str]:
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        tasks = {source: self.pool.submit(self.compile, [source], **options) for source in longest_first}
        done, left = wait(tasks.values(), return_when=FIRST_EXCEPTION)
        for task in left:  # one failed, so the rest is in vain
            task.cancel()
        for task in done:
            task.result()
        return [built for source in sources for built in tasks[source].result()]


def jobs() -> int:
    """How many C files are compiled at a time."""
    return int(os.environ.get("SPINNEY_JOBS") or 0) or os.cpu_count() or 1


def say(line: str) -> None:
    print(f"spinney: {line}", file=sys.stderr, flush=True)


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": AllOrNothing})
