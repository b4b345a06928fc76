"""`@rule("B-5.2")`: which rules, rulings and scenarios a test checks. `test_rule_coverage.py` reads it."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
