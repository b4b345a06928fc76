"""A plan of a golden record."""

from __future__ import annotations

from typing import Any

from records.looking import Wanted


class Golden:
    """What a record is to show, who plays it, in which edition and with which options."""

    def __init__(
        self, name: str, bots: tuple[str, ...], wanted: Wanted, edition: str | None = None, **options: Any
    ) -> None:
        self.name, self.bots, self.wanted = name, bots, wanted
        self.edition, self.options = edition, options
        self.rules = name.split("_")[1] if name.startswith("rules_") else "1"
