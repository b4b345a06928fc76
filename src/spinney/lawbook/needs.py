"""What is needed to run the laws, beyond what is needed to play."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("pytest", "hypothesis")


def check_needs() -> None:
    """Stop with a sentence that says what to install, if something is missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        what = " and ".join(missing)
        raise ModuleNotFoundError(f"the laws need {what}; install with: pip install 'spinney[laws]'")
