"""Which tests of a run are laws, and leaving some tests out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spinney.lawbook.law import LAWS


def module_of(item: pytest.Item) -> str:
    """In which module a test was written, wherever pytest collects it from."""
    return str(getattr(getattr(item, "function", None), "__module__", ""))


def is_law(item: pytest.Item) -> bool:
    """Is this test one of the laws?"""
    return module_of(item).startswith(LAWS + ".")


def is_long(item: pytest.Item) -> bool:
    """Is this test a long run, marked so?"""
    return "long" in item.keywords


def leave_out(
    config: pytest.Config, items: list[pytest.Item], unwanted: Callable[[pytest.Item], bool]
) -> None:
    """Take the unwanted tests out of the run, and tell pytest that they were deselected."""
    config.hook.pytest_deselected(items=[item for item in items if unwanted(item)])
    items[:] = [item for item in items if not unwanted(item)]
