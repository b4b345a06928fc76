"""The package as people get it: wheel and sdist, installed away from the source tree, played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
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
    """Run a command in a folder, without anything of this test run's Python environment."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    done = subprocess.run(
        command, cwd=at, env={**clean, **extra}, capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and an sdist, built from a copy of the source tree.

    Pure, because compiling takes minutes: `make test-compiled` installs and plays the compiled package.
    """
    folder = tmp_path_factory.mktemp("dist")
    source = folder / "source"
    leave = shutil.ignore_patterns(".git", ".venv*", "*.egg-info", "build", "dist", ".*_cache", "__pycache__")
    shutil.copytree(ROOT, source, ignore=leave)
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
    venv.create(tmp_path / "env", with_pip=True)
    scripts = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    package = next(dist.glob(kind))
    run(scripts / "python", "-m", "pip", "install", "--quiet", package, at=tmp_path, SPINNEY_PURE="1")
    assert "played battle_for_the_grove" in run(scripts / "python", "-c", PLAY, at=tmp_path)
    assert "commitment and result fit" in run(scripts / "spinney", "verify", "g.json", at=tmp_path)
    assert "B-5.2" in run(scripts / "spinney", "rules", "battle_for_the_grove", "B-5.2", at=tmp_path)
    assert "Oak" in run(scripts / "spinney", "play", "--seed", "7", at=tmp_path)
    assert "(engine interpreted)" in run(scripts / "spinney", "--version", at=tmp_path)


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
