"""What holds for every game's picture, as checks that its tests call."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = (r"\sstyle=", "<script", r"\son\w+=", "<image", "<foreignObject", "data:")
SMALLEST = 11


def written(root: ET.Element) -> list[str]:
    """Every line of text."""
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def pieces(root: ET.Element, start: str) -> list[str]:
    """The keys that begin with this."""
    return [key for part in root.iter() if (key := part.get("data-key", "")).startswith(start)]


def check_clean(markup: str, prefix: str) -> None:
    """No inline style, no script, nothing from other places."""
    for pattern in FORBIDDEN:
        assert not re.search(pattern, markup), pattern
    assert set(re.findall(r"https?://[^'\"<\s]+", markup)) == {"http://www.w3.org/2000/svg"}
    assert all(link.startswith(f"#{prefix}") for link in re.findall(r"href='([^']*)'", markup))


def check_ids(markup: str, prefix: str) -> None:
    """Ids are unique and begin with the game's letters, and every reference leads to one."""
    ids = Counter(re.findall(r"\sid='([^']+)'", markup))
    assert all(name.startswith(prefix) for name in ids)
    assert [name for name, count in ids.items() if count > 1] == []
    assert set(re.findall(r"href='#([^']+)'", markup)) <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", markup)) <= set(ids)


def check_text(root: ET.Element) -> None:
    """All text says its size, and none is too small."""
    for text in root.iter(f"{SVG}text"):
        sizes = [float(size) for part in text.iter() if (size := part.get("font-size"))]
        assert text.get("font-size"), written(root)
        assert min(sizes) >= SMALLEST


def check_parts(root: ET.Element) -> None:
    """A drawing does not know what can be done; every group with a key has a title."""
    for part in root.iter():
        assert part.get("data-actions") is None
        if part.tag == f"{SVG}g" and part.get("data-key"):
            assert part.findtext(f"{SVG}title")
