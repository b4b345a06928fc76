"""The picture as a whole, and its parts: what a page can find, click and move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.svg import NAMESPACE, Child, Markup, Value, element, g, title
from spinney.art.theme import THEME_CSS

STYLE: Final = element("style", THEME_CSS)  # in every picture that stands alone; a page leaves it out


def board(
    prefix: str, name: str, description: str, size: tuple[int, int], *children: Child, standalone: bool = True
) -> str:
    """A whole picture, with a title and a sentence for those who do not see it. Ids begin with the prefix."""
    width, height = size
    return str(
        element(
            "svg",
            title(name, id=f"{prefix}title"),
            element("desc", description, id=f"{prefix}desc"),
            STYLE if standalone else None,
            *children,
            xmlns=NAMESPACE,
            viewBox=f"0 0 {width} {height}",
            role="img",
            aria_labelledby=f"{prefix}title {prefix}desc",
            class_="spinney board",
        )
    )


def part(
    prefix: str,
    key: str,
    words: str,
    *children: Child,
    actions: str = "",
    piece: str | None = None,
    **attributes: Value,
) -> Markup:
    """A place or a piece: known by its key, told in words, and clickable if it stands for actions.

    `piece` names what glides: where one of a kind vanishes and another appears, they are the same to the eye.
    """
    return g(
        title(words),
        *children,
        id=prefix + key,
        class_="can" if actions else None,
        data_key=key,
        data_piece=piece,
        data_actions=actions or None,
        **attributes,
    )


def lantern(shape: Markup) -> Markup:
    """The glow around what can be done now; used for nothing else. Give it the bare outline of the thing."""
    return g(shape, shape, class_="lantern")


def numbers_of(actions: Sequence[int]) -> str:
    """Action numbers as `data-actions` has them."""
    return " ".join([str(int(action)) for action in sorted(actions)])
