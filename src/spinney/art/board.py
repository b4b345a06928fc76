"""The picture as a whole, and its parts: what a page can find, click and move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spinney.art.svg import NAMESPACE, Child, Markup, Value, element, flat, g, joined, title
from spinney.art.theme import THEME_CSS

STYLE: Final = element("style", THEME_CSS)  # in every picture that stands alone; a page leaves it out


def drawing(
    prefix: str, name: str, description: str, size: tuple[int, int], *children: Child
) -> list[Markup]:
    """A whole picture in pieces. What a cached function draws stays the same object, so a page can quickly
    tell what has changed."""
    told = element("desc", description, id=f"{prefix}desc")
    return [opening(prefix, name, size), told, *flat(*children), CLOSING]


def alone(pieces: Sequence[Markup]) -> str:
    """The pieces of a board as a picture that needs no page: with its stylesheet."""
    head, told, *rest = pieces
    return "".join([head, told, STYLE, *rest])


CLOSING: Final = Markup("</svg>")


@lru_cache(64)
def opening(prefix: str, name: str, size: tuple[int, int]) -> Markup:
    """The beginning of a board's picture: the open element and its title."""
    width, height = size
    whole = element(
        "svg",
        title(name, id=f"{prefix}title"),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{prefix}title {prefix}desc",
        class_="spinney board",
    )
    return Markup(whole.removesuffix(CLOSING))


def part(
    prefix: str,
    key: str,
    words: str,
    *children: Child,
    actions: str = "",
    piece: str | None = None,
    **attributes: Value,
) -> Markup:
    """A place or a piece on the board: found by its key, described, and clickable if it stands for actions.

    `piece` names what glides: if one disappears and another of the same name appears, the page moves it.
    """
    head = part_head(prefix, key, words, actions, piece, tuple(attributes.items()))
    return joined(head, *children, GROUP_END)


def spread(
    prefix: str,
    key: str,
    words: str,
    *children: Child,
    actions: str = "",
    piece: str | None = None,
    **attributes: Value,
) -> list[Markup]:
    """A part of the board in pieces, for one whose words and actions change more often than its looks."""
    head = part_head(prefix, key, words, actions, piece, tuple(attributes.items()))
    return [head, *flat(*children), GROUP_END]


GROUP_END: Final = Markup("</g>")


@lru_cache(8192)
def part_head(
    prefix: str,
    key: str,
    words: str,
    actions: str,
    piece: str | None,
    attributes: tuple[tuple[str, Value], ...],
) -> Markup:
    """The beginning of a part of the board: its open group and its words."""
    whole = g(
        title(words),
        id=prefix + key,
        class_="can" if actions else None,
        data_key=key,
        data_piece=piece,
        data_actions=actions or None,
        **dict(attributes),
    )
    return Markup(whole.removesuffix(GROUP_END))


def lantern(shape: Markup) -> Markup:
    """The glow on the board around what can be done now, and nothing else. Give it the bare outline."""
    return g(shape, shape, class_="lantern")


def numbers_of(actions: Sequence[int]) -> str:
    """Action numbers as a part of the board carries them in `data-actions`, for the page to find."""
    return " ".join([str(int(action)) for action in sorted(actions)])
