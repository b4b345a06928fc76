"""`make bench`: the games interpreted and compiled, and the yardstick, in one run; JSON beside the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import spinney
from spinney.cli.commands.bench import show_bench
from spinney.lab.bench import Bench, Speed, bench

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
MEASURE = "import json, spinney; from spinney.lab.bench import bench; "
PRINT = "print(json.dumps(bench(spinney.games(), 1.0, with_yardstick=False).to_json()))"


def interpreted() -> list[Speed]:
    """The same measurements on the sources as they are."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", MEASURE + PRINT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(done.stdout)
    return [Speed(**speed) for speed in data["speeds"]]


def main() -> None:
    compiled = bench(spinney.games())
    result: Bench = replace(compiled, speeds=[*interpreted(), *compiled.speeds])
    show_bench(result)
    path = HERE / "bench.json"
    path.write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")
    print(f"figures: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
