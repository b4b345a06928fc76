"""The package as people get it: wheel and sdist, installed away from the source tree, played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ = (".py", ".md", ".toml", ".typed", ".js", ".css", ".svg", ".mako")

PLAY = """
import pathlib, spinney
assert "site-packages" in spinney.__file__, spinney.__file__
for key in spinney.games():
    game = spinney.game(key)
    table = game.start(seed=7)
    bot = spinney.bot("random", seed=1)
    while not table.over:
        table.play(bot.choose(game.seen_by(table, table.seat)))
    assert game.rulebook().rules and game.picture(table, 0).startswith("<svg")
    spinney.Record.of(table).save("g.json")
    assert spinney.Record.load("g.json").verify().over
    print("played", key)
"""


def run(*command: str | Path, at: Path, **extra: str) -> str:
    """Run a command in a folder, without the Python environment of this test run."""
    ours = ("PYTHON", "VIRTUAL", "MAKE", "MFLAGS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        command, cwd=at, env={**clean, **extra}, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def copy_sources(to: Path) -> Path:
    """A copy of the source tree, without anything built from it."""
    made = ("*.egg-info", "build", "dist", ".*_cache", "__pycache__")
    shutil.copytree(ROOT, to, ignore=shutil.ignore_patterns(".git", ".venv*", ".play", *made))
    return to


def install_and_play(package: Path, at: Path, **extra: str) -> str:
    """Install a package into an empty environment, play with it, and return what it says of its version."""
    venv.create(at / "env", with_pip=True)
    scripts = at / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "--quiet", package, at=at, **extra)
    assert "played battle_for_the_grove" in run(scripts / "python", "-c", PLAY, at=at)
    assert "commitment and result fit" in run(scripts / "spinney", "verify", "g.json", at=at)
    assert "B-5.2" in run(scripts / "spinney", "rules", "battle_for_the_grove", "B-5.2", at=at)
    assert "Oak" in run(scripts / "spinney", "play", "--seed", "7", at=at)
    return run(scripts / "spinney", "--version", at=at)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and an sdist, built from a copy of the source tree; pure, because that takes seconds."""
    folder = tmp_path_factory.mktemp("dist")
    source = copy_sources(folder / "source")
    run(sys.executable, "-m", "build", "--outdir", folder, source, at=folder, SPINNEY_PURE="1")
    return folder


def test_the_wheel_carries_all_that_is_read_at_run_time(dist: Path) -> None:
    names = zipfile.ZipFile(next(dist.glob("*.whl"))).namelist()
    assert "spinney/py.typed" in names
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in READ and "egg-info" not in str(path):
            assert path.relative_to(ROOT / "src").as_posix() in names


def test_the_sdist_carries_sources_tests_and_docs(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        names = {name.split("/", 1)[-1] for name in archive.getnames()}
    for wanted in ("README.md", "LICENSE", "Makefile", "docs/architecture.md", "tests/conftest.py"):
        assert wanted in names


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_installed_in_an_empty_folder_it_plays(dist: Path, tmp_path: Path, kind: str) -> None:
    says = install_and_play(next(dist.glob(kind)), tmp_path, SPINNEY_PURE="1")
    assert says == f"spinney {declared_version()} (pure Python)\n"


@pytest.mark.long
def test_each_package_that_make_dist_makes_plays(tmp_path: Path) -> None:
    """The sdist is compiled while it is installed."""
    source = copy_sources(tmp_path / "source")
    run("make", "dist", f"VENV={sys.prefix}", "-o", f"{sys.prefix}/.dev", at=source)
    kinds = {"*-none-any.whl": "pure Python", f"*-{tag()}-*.whl": "compiled", "*.tar.gz": "compiled"}
    assert len(list((source / "dist").iterdir())) == len(kinds)
    for number, (kind, how) in enumerate(kinds.items()):
        at = tmp_path / str(number)
        at.mkdir()
        says = install_and_play(next((source / "dist").glob(kind)), at)
        assert says == f"spinney {declared_version()} ({how})\n"


@pytest.mark.long
def test_a_compiler_that_gives_up_half_way_leaves_a_pure_package(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    real = sysconfig.get_config_var("CC")
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *__native_*) exit 1;; esac\nexec {real} "$@"\n')
    compiler.chmod(0o755)
    source = copy_sources(tmp_path / "source")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, source)
    said = run(*build, at=tmp_path, CC=str(compiler))
    assert "spinney: pure Python, not compiled: the C compiler gave up" in said
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert "spinney/engine/table.py" in names
    assert not any(name.endswith((".so", ".pyd")) for name in names)


def declared_version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def tag() -> str:
    """The tag in the names of wheels that are for this Python only."""
    return f"cp{sys.version_info.major}{sys.version_info.minor}"


def test_one_version_is_told_everywhere() -> None:
    version = declared_version()
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    newest = (ROOT / "CHANGELOG.md").read_text().split("\n## ")[1]
    assert newest.split()[0] == version


@pytest.mark.parametrize(
    ("extra", "says"),
    [({"SPINNEY_PURE": "1"}, "SPINNEY_PURE is set"), ({"CC": "false"}, "no working C compiler was found")],
)
def test_what_cannot_be_compiled_is_installed_pure_and_says_so(
    dist: Path, tmp_path: Path, extra: dict[str, str], says: str
) -> None:
    """All or nothing: a wheel for any platform, without a single compiled module."""
    build = (
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        tmp_path,
        dist / "source",
    )
    assert f"spinney: pure Python, not compiled: {says}" in run(*build, at=tmp_path, **extra)
    wheel = next(tmp_path.glob("*.whl"))
    assert wheel.name.endswith("py3-none-any.whl")
    assert not any(name.endswith((".so", ".pyd")) for name in zipfile.ZipFile(wheel).namelist())
