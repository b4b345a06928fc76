"""What the page on running a house promises: figures that are computed, settings and commands that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from cli.run_spinney import spinney

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "running.md"


def how_far(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "bench" / "how_far.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_the_figures_are_those_that_the_script_computes(tmp_path: Path) -> None:
    done = how_far("--check", PAGE)
    assert done.returncode == 0, done.stderr
    assert done.stdout in PAGE.read_text(encoding="utf-8")
    copy = tmp_path / "running.md"
    shutil.copy(PAGE, copy)
    copy.write_text(copy.read_text(encoding="utf-8").replace("GB of memory for tables", "GB for tables"))
    assert "holds something else" in how_far("--check", copy).stderr
    assert how_far("--write", copy).returncode == 0
    assert copy.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")


def test_the_settings_it_names_exist() -> None:
    known = (ROOT / "src" / "spinney" / "web" / "settings.py").read_text(encoding="utf-8")
    for name in set(re.findall(r"SPINNEY_[A-Z_]+", PAGE.read_text(encoding="utf-8"))):
        assert f'"{name}"' in known, name


def test_the_commands_it_names_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"spinney (backup|restore|serve|admin [a-z]+)", text))
    assert len(named) > 8
    for command in named:
        assert spinney(*command.split(), "--help").code == 0, command
    desk = re.findall(r"^  (\w+) ", spinney("admin", "--help").out.partition("Commands:")[2], re.MULTILINE)
    assert desk
    for command in desk:
        assert f"`{command}" in text or f"admin {command}" in text or f"`, `{command}" in text, command
