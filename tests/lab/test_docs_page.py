"""The page about the lab keeps its word: its code runs as a script."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_code_of_the_page_runs(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for number, block in enumerate(blocks):
        script = tmp_path / f"block{number}.py"
        script.write_text(block, encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, script], capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
        )
        assert ran.returncode == 0, ran.stderr
        assert re.fullmatch(r"(\S.*\n)+", ran.stdout), ran.stdout
