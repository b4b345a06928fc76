"""Law 3, the other process: replays the records that come in and prints every fingerprint on the way."""

from __future__ import annotations

import json
import sys

from laws.cases import find
from spinney.engine.record import Record


def fingerprints(text: str) -> list[str]:
    """The fingerprint after 0, 1, 2, ... entries of a record."""
    return [table.fingerprint() for _, table in Record.from_json(text, find).tables()]


if __name__ == "__main__":
    json.dump([fingerprints(text) for text in json.load(sys.stdin)], sys.stdout)
