"""What I can do: every option with its number, its label and its rule, in groups."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.table import Table
from spinney.web.rendering.html import EMPTY, button, div, h2, h3, html, li, p, span
from spinney.web.rendering.viewer import Viewer


def choice(viewer: Viewer) -> Markup | list[str]:
    """The choice that I have: the options of my seat, or a line that says why there are none."""
    table = viewer.table
    if viewer.curtain >= 0:
        return curtain(viewer)
    if table is None or table.over:
        return EMPTY
    if viewer.waits:
        return confirm_choice(viewer)
    if not viewer.my_turn:
        return div(p(idle_words(viewer), class_="quiet"), class_="choice-idle")
    tools = choice_head(len(table.options), table.undoable, viewer.live.hints_for(viewer.seat))
    return ["<div class='choice-open'>", tools, "<ol class='groups'>", *option_groups(table), "</ol></div>"]


def idle_words(viewer: Viewer) -> str:
    """Why I have no choice just now: I watch, a bot plays for me, or others are asked."""
    if viewer.watches:
        return "You are watching. What the seats keep secret stays hidden."
    if viewer.mine and all(viewer.seats[seat].stand_in for seat in viewer.mine):
        return "A bot plays for you; take over again whenever you like."
    return "Nothing to do yet: the options appear here when you are asked."


@lru_cache(512)
def choice_head(count: int, undoable: bool, hints: bool) -> Markup:
    """What stands above the options: how many there are, and the buttons to go back and for a hint."""
    what = f"{count} options" if count > 1 else "one option"
    return div(
        h2("Your choice", id="choice-title"),
        span(what, class_="quiet"),
        div(
            button("Back", html("kbd", "U"), type="button", data_do="undo", class_="small")
            if undoable
            else None,
            button("Hint", html("kbd", "H"), type="button", data_do="hint", class_="small")
            if hints
            else None,
            button("All options", html("kbd", "Esc"), type="button", data_do="widen", class_="small widen"),
            class_="tools",
        ),
        class_="choice-head",
    )


def option_groups(table: Table) -> list[str]:
    """My options as HTML: those under one heading in one group, and numbers run on through all groups."""
    game = table.game
    space = game.actions
    found: list[str] = []
    above = ""
    for number, action in enumerate(table.options, 1):
        heading = game.heading(space.kinds[space.kind[action]].word)
        if heading != above:
            title = group_start(heading)
            found += [GROUP_END, title] if found else [title]
            above = heading
        found.append(
            drawn_option(number, int(action), game.label(table, action), game.rule_of(table, action))
        )
    return [*found, GROUP_END]


GROUP_END: Final = "</ol></li>"


@lru_cache(256)
def group_start(title: str) -> str:
    """The beginning of a group of options."""
    return f"<li class='group'>{h3(title)}<ol>"


@lru_cache(8192)
def drawn_option(number: int, action: int, words: str, rule: str) -> Markup:
    """One option to choose. Its id comes from the action, so that focus finds it again."""
    return li(
        button(
            html("kbd", str(number)),
            span(words, class_="words"),
            id=f"option-{action}",
            type="button",
            class_="option",
            data_action=action,
            data_number=number,
        ),
        button(
            "why?", type="button", class_="why", data_rule=rule, aria_label=f"Why? The rule behind {words}"
        ),
        class_="offer",
        data_key=f"offer-{action}",
    )


def confirm_choice(viewer: Viewer) -> Markup:
    """The choice whether to end my turn with the answer that waits for it."""
    pending = viewer.live.pending
    before = viewer.live.table
    words = viewer.game.label(before, pending.action) if pending is not None and before is not None else ""
    return div(
        h2("End your turn with this?", id="choice-title"),
        p(words),
        div(
            button(
                "Confirm my turn",
                html("kbd", "Enter"),
                type="button",
                id="confirm",
                data_do="confirm",
                class_="main",
            ),
            button("Back", html("kbd", "U"), type="button", data_do="undo"),
            class_="tools",
        ),
        class_="choice-open",
    )


def curtain(viewer: Viewer) -> Markup:
    """In place of options at a shared browser: what one seat holds, the next one must not see."""
    name = viewer.name(viewer.curtain)
    return div(
        h2(f"Pass the screen to {name}", id="choice-title"),
        p("Everybody else looks away. Your side is shown when you say so."),
        button(f"I am {name}: show my side", type="button", data_lift=viewer.curtain, class_="main"),
        class_="choice-open curtain",
    )
