"""A server of its own for a run: started from a tree of sources, watched from outside, stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

LIMITS: Final = {
    "SPINNEY_MESSAGES_PER_SECOND": "1000000",
    "SPINNEY_LINES_PER_ADDRESS": "1000000",
    "SPINNEY_TABLES_PER_MINUTE": "1000000",
}
CPU_OF_PROCESS: Final = 2  # as Linux numbers the clocks of processes, clock_getcpuclockid(3)
LET_GO_SOON: Final = "SPINNEY_BENCH_LET_GO_SOON"  # set: a server lets tables go a second after they are left
LAUNCHER: Final = Path(__file__).with_name("seeded_serve.py")


def sources_of(tree: Path) -> Path:
    """The folder of a tree that holds the package `spinney`: its `src`, or itself."""
    for folder in (tree / "src", tree):
        if (folder / "spinney" / "__init__.py").is_file():
            return folder.resolve()
    raise SystemExit(f"{tree}: no spinney in it, nor in its src")


class Server:
    """`spinney serve` on an empty folder (or SPINNEY_DATABASE_URL), from these sources."""

    def __init__(self, sources: Path, limits: Mapping[str, str] = LIMITS) -> None:
        self.folder: Final = tempfile.TemporaryDirectory()
        command = [sys.executable, "-P", str(LAUNCHER), str(sources)]
        command += ["serve", "--port", "0", "--data", self.folder.name]
        path = os.pathsep.join([str(sources), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        told = {"SPINNEY_LOG": "plain", "PYTHONPATH": path, "PYTHONHASHSEED": "0"}  # only trouble is logged
        environment = {**os.environ, **limits, **told}
        self.process: Final = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        if len(said) < 4:
            self.stop()
            raise SystemExit(f"no server came up from {sources}")
        self.url: Final = said[3].rstrip("/")

    def cpu(self) -> float:
        """Seconds of processor time, its threads included."""
        return time.clock_gettime(~self.process.pid << 3 | CPU_OF_PROCESS)

    def memory(self) -> int:
        """Bytes that are resident."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found.group(1)) * 1024 if found else 0

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)
        self.folder.cleanup()
