"""Why a part of the table cannot be chosen now: a plain sentence from the rules, and which rule it is."""

from __future__ import annotations

from spinney.games.leylines.words.why_not.reasons import why_not

__all__ = ["why_not"]
