"""A small builder for SVG: it reads like the picture, and text is always escaped.

`element("circle", r=3, class_="f-ink")` is `<circle r='3' class='f-ink'/>`. Attribute names lose a trailing
underscore and get hyphens for the others (`data_key` is `data-key`); `None` leaves an attribute out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final, Protocol

Value = str | int | float | None
Child = str | Iterable["Child"] | None

NAMESPACE: Final = "http://www.w3.org/2000/svg"


class Markup(str):
    """Text that is already markup. Any other `str` is escaped when it goes into an element."""

    __slots__ = ()


class Tag(Protocol):
    """A maker of elements of one name."""

    def __call__(self, *children: Child, **attributes: Value) -> Markup: ...


def element(name: str, /, *children: Child, **attributes: Value) -> Markup:
    """An SVG element with its children: markup, plain text, or lists of them; `None` is nothing."""
    inside = joined(*children)
    opening = name + "".join(
        [attribute(key, value) for key, value in attributes.items() if value is not None]
    )
    return Markup(f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>")


def joined(*children: Child) -> Markup:
    """SVG children one after another, without an element around them."""
    if len(children) == 1:
        only = children[0]
        if isinstance(only, str):
            return only if isinstance(only, Markup) else Markup(escape(only))
    parts: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            parts.append(child)
        elif isinstance(child, str):
            parts.append(escape(child))
        elif child is not None:
            parts.append(joined(*child))
    return Markup("".join(parts))


def flat(*children: Child) -> list[Markup]:
    """SVG children one after another as a list: what was drawn before stays the same object."""
    found: list[Markup] = []
    for child in children:
        if isinstance(child, Markup):
            found.append(child)
        elif isinstance(child, str):
            found.append(Markup(escape(child)))
        elif child is not None:
            found += flat(*child)
    return found


@lru_cache(4096)
def attribute(key: str, value: str | int | float) -> str:
    """An attribute of an SVG element, with its name as SVG spells it and its value escaped."""
    return f" {spelled(key)}='{escape(value) if isinstance(value, str) else number(value)}'"


@lru_cache(512)
def spelled(key: str) -> str:
    """The name of an attribute as SVG and HTML have it."""
    return key.rstrip("_").replace("_", "-")


def escape(text: str) -> str:
    """Text that can stand in SVG, between tags or in an attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("'", "&#39;")


@lru_cache(4096)
def number(value: float) -> str:
    """A number as SVG has it, with at most two decimals and nothing superfluous: 3, 0.5, -1.25."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Numbers for an SVG path or a transform, with spaces between them."""
    return " ".join([number(value) for value in values])


@lru_cache(4096)
def at(x: float, y: float, scale: float = 1) -> str:
    """The SVG transform that puts a drawing at a point."""
    return f"translate({numbers(x, y)})" + (f" scale({number(scale)})" if scale != 1 else "")


def tag(name: str, build: Callable[..., Markup] = element) -> Tag:
    """The maker of one kind of SVG element: `circle = tag("circle")`."""
    return partial(build, name)


g: Final = tag("g")
path: Final = tag("path")
circle: Final = tag("circle")
ellipse: Final = tag("ellipse")
rect: Final = tag("rect")
text: Final = tag("text")
tspan: Final = tag("tspan")
title: Final = tag("title")
defs: Final = tag("defs")
symbol: Final = tag("symbol")


def use(id_: str, x: float = 0, y: float = 0, size: float | None = None, **attributes: Value) -> Markup:
    """An SVG symbol drawn at a point: `size` wide and high and centred there, or as it is."""
    if size is None:
        return element("use", href=f"#{id_}", x=x or None, y=y or None, **attributes)
    left, top = x - size / 2, y - size / 2
    return element("use", href=f"#{id_}", x=left, y=top, width=size, height=size, **attributes)
