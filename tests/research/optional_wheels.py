"""Wheels that not every platform has: without one the tests that need it skip, and fail where nothing may."""

from __future__ import annotations

import importlib
import os

import pytest


def needed(*modules: str) -> None:
    """For the head of a test module, before it imports these."""
    for name in modules:
        try:
            importlib.import_module(name)
        except ImportError as error:
            why = f"{name} cannot be imported, so this was not tested: {error}"
            if os.environ.get("CI"):
                pytest.fail(why, pytrace=False)
            pytest.skip(why, allow_module_level=True)
