"""Small signs for the tools of a page, in the colour of the letters beside them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, element, path

SHAPES: Final = {
    "rules": "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14",
    "list": "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
    "night": "M15 3a9.500 9.500 0 1 0 6 13A8 8 0 0 1 15 3Z",
    "back": "M9 5 3 11l6 6M4 11h11a5 5 0 0 1 0 10h-3",
    "hint": "M9 18h6M10 21h4M8.500 15C6 13 5 11 5 9a7 7 0 0 1 14 0c0 2-1 4-3.500 6v1h-7Z",
    "log": "M5 4h14v16H5ZM9 9h6M9 13h6",
    "open": "M5 9l7 7 7-7",
    "closer": "M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15 15l6 6M7 10h6M10 7v6",
}


@lru_cache(32)
def tool_icon(name: str) -> Markup:
    """The sign of a tool, drawn as one line."""
    return element(
        "svg",
        path(d=SHAPES[name], class_="tool-line"),
        viewBox="0 0 24 24",
        class_="tool-icon",
        aria_hidden="true",
    )
