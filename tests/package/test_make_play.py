"""`make play` starts at once from the sources, and the next time from what was compiled in the meantime.

Tried on a tree with a tiny package, whose build waits until the test lets it go on.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there it always plays from the sources", allow_module_level=True)

import fcntl

ROOT = Path(__file__).parents[2]
PYPROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "spinney"
version = "1"
[tool.setuptools.packages.find]
where = ["src"]
"""
SETUP = """
import os, pathlib, sys, time
from setuptools import Extension, setup
if "bdist_wheel" in sys.argv:
    pathlib.Path(os.environ["GROUP"]).write_text(str(os.getpgid(0)))
    while not pathlib.Path(os.environ["GO"]).exists():
        time.sleep(0.02)
setup(ext_modules=[Extension("probe", ["src/probe.c"])] if os.environ.get("COMPILES", "1") == "1" else [])
"""
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
CLI = "def main():\n    print('plays from', __file__)\n"
COMPILING, STILL, CANNOT = "compiling in the background", "still compiling", "could not be compiled here"


class Tree:
    """A source tree with `make play`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.place = root / ".play"
        self.go = root / "go"
        self.group = root / "group"
        (root / "src/spinney").mkdir(parents=True)
        (root / "tools").mkdir()
        shutil.copy(ROOT / "tools/make_play.py", root / "tools")
        (root / "pyproject.toml").write_text(PYPROJECT)
        (root / "setup.py").write_text(SETUP)
        (root / "src/probe.c").write_text(PROBE)
        (root / "src/spinney/__init__.py").write_text("")
        (root / "src/spinney/cli.py").write_text(CLI)

    def play(self, **extra: str) -> str:
        """What `make play` prints."""
        paths = {"PYTHONPATH": str(self.root / "src"), "GO": str(self.go), "GROUP": str(self.group)}
        clean = {name: value for name, value in os.environ.items() if name not in ("CC", "SPINNEY_PURE")}
        done = subprocess.run(
            [sys.executable, self.root / "tools/make_play.py", "serve"],
            env={**clean, **paths, **extra},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=60,
        )
        return done.stdout

    def build_begins(self) -> int:
        """The process group of the build, once it has reached the package's own setup."""
        wait_until(lambda: self.group.exists() and self.group.read_text() != "", self)
        return int(self.group.read_text())

    def build_ends(self) -> None:
        """Let the build go on, and wait until there is one more package and no build is running."""
        before = len(self.packages())
        self.go.touch()
        wait_until(lambda: len(self.packages()) > before and not self.is_building(), self)

    def is_building(self) -> bool:
        with (self.place / "building").open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False

    def packages(self) -> list[str]:
        kept = (path for path in self.place.iterdir() if path.is_dir())
        return [path.name for path in kept if not path.name.startswith("making")]


def wait_until(happens: Callable[[], bool], tree: Tree) -> None:
    """Wait for a build, which has the lowest priority: on a busy machine that takes minutes."""
    for _ in range(12000):
        if happens():
            return
        time.sleep(0.05)
    raise AssertionError((tree.place / "log").read_text())


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_it_plays_from_the_sources_until_they_are_compiled_and_after_they_were_edited(tree: Tree) -> None:
    sources = f"plays from {tree.root / 'src/spinney/cli.py'}\n"
    first = tree.play()
    assert COMPILING in first
    assert first.endswith(sources)
    tree.build_ends()
    (package,) = tree.packages()
    assert tree.play() == f"plays from {tree.place / package / 'spinney/cli.py'}\n"
    (tree.root / "src/spinney/cli.py").write_text(CLI + "\n")
    edited = tree.play()
    assert COMPILING in edited
    assert edited.endswith(sources)
    wait_until(lambda: len(tree.packages()) == 2, tree)
    assert str(tree.place) in tree.play()
    assert len(tree.packages()) == 1, "the package of the sources before is swept away"
    assert package not in tree.packages()


def test_two_at_once_build_once_and_ctrl_c_does_not_reach_the_build(tree: Tree) -> None:
    assert COMPILING in tree.play()
    assert tree.build_begins() != os.getpgid(0)
    assert STILL in tree.play()
    assert len(list(tree.place.glob("making*"))) == 1
    tree.build_ends()


def test_an_interrupted_build_leaves_nothing_that_is_used_and_is_begun_again(tree: Tree) -> None:
    tree.play()
    os.killpg(tree.build_begins(), signal.SIGKILL)
    (left,) = tree.place.glob("making*")
    wait_until(lambda: COMPILING in tree.play(), tree)
    tree.build_ends()
    assert not left.exists()
    assert str(tree.place) in tree.play()


def test_what_cannot_be_compiled_is_tried_once(tree: Tree) -> None:
    tree.play(COMPILES="0")
    tree.build_ends()
    second = tree.play(COMPILES="0")
    assert CANNOT in second
    assert second.endswith(f"plays from {tree.root / 'src/spinney/cli.py'}\n")


@pytest.mark.parametrize("extra", [{"SPINNEY_PURE": "1"}, {"CC": "/nowhere/cc"}])
def test_without_a_compiler_or_on_request_nothing_is_built_or_said(tree: Tree, extra: dict[str, str]) -> None:
    assert tree.play(**extra) == f"plays from {tree.root / 'src/spinney/cli.py'}\n"
    assert not (tree.place / "log").exists()


def test_everything_that_the_package_is_made_from_is_taken_along() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = [name for names in project["tool"]["setuptools"]["data-files"].values() for name in names]
    wanted = {path for name in [*data, project["project"]["readme"]] for path in ROOT.glob(name)}
    assert len(wanted) > 5
    make_play = runpy.run_path(str(ROOT / "tools" / "make_play.py"))
    taken = {ROOT / part for part in make_play["files"](ROOT, make_play["SOURCES"] + make_play["PAPERS"])}
    assert wanted <= taken
