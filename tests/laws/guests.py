"""Games of somebody's own in tests: installed as pip does it, or registered as pip leaves it, and run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HOARD = Path(__file__).parents[2] / "examples" / "hoard"
LITTER = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")


def copied(package: Path, folder: Path) -> Path:
    """A copy to build in or to spoil."""
    return Path(shutil.copytree(package, folder / package.name, ignore=LITTER))


def install(package: Path, target: Path) -> None:
    """By pip, without a network, into a folder of its own."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command = [*pip, "--no-deps", "--no-build-isolation", "--target", str(target), str(package)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def register(package: Path, target: Path) -> None:
    """Modules and entry points where Python looks for them: what pip does, in less time."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(package / "src", target, dirs_exist_ok=True)
    info = target / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    names = {"Metadata-Version": "2.1", "Name": project["name"], "Version": project["version"]}
    (info / "METADATA").write_text("".join(f"{name}: {value}\n" for name, value in names.items()))
    games = "".join(f"{key} = {value}\n" for key, value in project["entry-points"]["spinney.games"].items())
    (info / "entry_points.txt").write_text("[spinney.games]\n" + games)


def python(target: Path, *arguments: str, at: Path) -> subprocess.CompletedProcess[str]:
    """A Python of its own that finds what is in the target, run in a folder."""
    path = os.pathsep.join([str(target), *sys.path])
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=at,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
