"""A part of the table, enlarged and explained; and why it cannot be chosen now."""

from __future__ import annotations

from spinney.art.svg import Markup, element, number
from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import Names, named_drawing
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.shown import NO_OPTION
from spinney.engine.table import Table
from spinney.web.rendering.html import EMPTY, div, h3, p
from spinney.web.rendering.person import seal
from spinney.web.rendering.rule_link import rule_link


def explained(table: Table, seat: int, part: str, names: Names) -> Markup:
    """What a part is, what it does, whose it is, which rule; and why whoever is asked cannot choose it."""
    game = table.game
    lens = game.lens(table, seat, part, names)
    reason = None
    if seat >= 0 and table.seat == seat:
        keys = {key for answer in game.ask(table, seat).answers for key in answer.parts}
        reason = None if part in keys else game.why_not(table, seat, part, names)
    if lens is not None and (reason is NO_OPTION or part.startswith("person-")):
        reason = None  # the lens says more
    if lens is None and reason is None:
        return EMPTY
    return div(
        drawn_lens(lens, names) if lens is not None else None, drawn_reason(reason) if reason else None
    )


def drawn_lens(lens: Lens, names: Names) -> Markup:
    """The thing itself, large, beside its name and its words."""
    owner = [seal(lens.owner), " ", names[lens.owner]] if lens.owner >= 0 else None
    return div(
        enlarged(lens.item, names) if lens.item is not None else None,
        h3(lens.title),
        p(lens.kind, class_="kind") if lens.kind else None,
        [p(line) for line in lens.lines],
        p(*owner, class_="owner") if owner else None,
        p(rule_link(lens.rule, "Read the rule"), class_="ruled") if lens.rule else None,
        class_="lens",
    )


def enlarged(item: Item, names: Names) -> Markup:
    """A drawing by itself; its parts have no ids, which they have on the table already."""
    inside = (
        named_drawing("".join(item.pieces), names)
        .replace(" id='", " data-id='")
        .replace(" data-key='", " data-of='")
    )
    return element(
        "svg",
        Markup(inside),
        viewBox=f"0 0 {number(item.width)} {number(item.height)}",
        class_="art",
        aria_hidden="true",
    )


def drawn_reason(reason: Reason) -> Markup:
    """Why it cannot be chosen now, and the way to the rule."""
    why = rule_link(reason.rule, f"Why? {reason.rule}") if reason.rule else None
    return p(reason.words, " " if why else None, why, class_="reason", role="status")
