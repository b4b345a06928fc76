"""The question: what is asked of me and the answers to it, or whom the table waits for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Child, Markup
from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.records.journal import UNDO
from spinney.engine.table import Table
from spinney.web.house.words import closed_words
from spinney.web.rendering.house_rules import limits_now
from spinney.web.rendering.html import button, div, h3, html, li, small, span, strong
from spinney.web.rendering.person import seal
from spinney.web.rendering.status import coming_words, rest_now, status_words
from spinney.web.rendering.tool_icons import tool_icon
from spinney.web.rendering.viewer import Viewer

MOST_BUTTONS: Final = 12  # options without a place on the table that are shown as buttons
BACK: Final = "A bot plays for you, and waits a minute: answer, and the seat is yours again."
GROUP_END: Final = "</ol></li>"
WIDEN: Final = button("Other options", html("kbd", "Esc"), type="button", data_do="widen", class_="widen")


def ask(viewer: Viewer) -> Markup | list[str]:
    """The bar below the board: the question with its answers, or a line that says why there is none."""
    if viewer.curtain >= 0:
        return curtain(viewer)
    if viewer.waits:
        return confirm_turn(viewer)
    asked = viewer.ask
    if viewer.my_turn and viewer.table is not None and asked is not None and asked.answers:
        undoable = bool(viewer.table.undoable)
        hints = viewer.live.hints_for(viewer.seat)
        help = f"{BACK} {rest_now(viewer)}".rstrip() if viewer.back else asked.help
        return [
            *question_bar(asked, help, undoable, hints, coming_words(viewer)),
            *option_list(viewer, asked),
        ]
    words, kind = status_words(viewer)
    return idle_bar(words, kind, idle_words(viewer), viewer.asked)


@lru_cache(512)
def idle_bar(words: str, kind: str, second: str, asked: int) -> Markup:
    """The bar while I have nothing to answer."""
    return div(
        seal(asked) if asked >= 0 else None,
        div(strong(words), small(second, class_="help") if second else None, class_="question"),
        class_=f"bar {kind}",
    )


def idle_words(viewer: Viewer) -> str:
    """The second line while I have no choice: closed, I watch, a bot plays for me, or what comes next."""
    if viewer.live.row.closed:
        return closed_words(viewer.live.row)
    if viewer.table is None or viewer.table.over:
        return ""
    coming = coming_words(viewer)
    if viewer.watches:
        return f"You are watching. {coming}".strip()
    if viewer.mine and all(viewer.seats[seat].stand_in for seat in viewer.mine):
        known = (
            "A bot plays for you; take over again whenever you like.",
            rest_now(viewer),
            limits_now(viewer),
        )
        return " ".join(words for words in known if words)
    return coming


def question_bar(asked: Ask, help: str, undoable: bool, hints: bool, coming: str) -> list[str]:
    """The question, what glows, the options that have no place on the table, and the tools."""
    loose = [answer for answer in asked.answers if not answer.parts]
    shown = loose if len(loose) <= MOST_BUTTONS else []
    buttons = [short_button(answer.action, answer.short, answer.label, answer.badge) for answer in shown]
    return [
        str(bar_head(asked.seat, asked.question, help, coming)),
        "<div class='shorts'>",
        *buttons,
        "</div>",
        str(bar_tools(len(asked.answers), undoable, hints)),
        "</div>",
    ]


@lru_cache(512)
def bar_head(seat: int, question: str, help: str, coming: str) -> Markup:
    """The beginning of the bar: whose question it is, and the question itself."""
    second = small(help or coming, class_="help", title=f"{help} {coming}".strip() or None)
    whole = div(
        seal(seat),
        div(strong(question, id="choice-title", title=question), second, class_="question"),
        class_="bar mine",
        role="group",
        aria_labelledby="choice-title",
    )
    return Markup(whole.removesuffix("</div>"))


@lru_cache(512)
def short_button(action: int, short: str, label: str, badge: str) -> str:
    """An option without a place on the table."""
    inside: tuple[Child, ...] = (short, span(badge, class_="badge") if badge else None)
    return str(
        button(
            *inside, type="button", class_="short can", data_action=action, title=label, id=f"short-{action}"
        )
    )


@lru_cache(512)
def bar_tools(count: int, undoable: bool, hints: bool) -> Markup:
    """The tools of the bar: back, all options, a hint."""
    back = (
        button(tool_icon("back"), span("Back"), html("kbd", "U"), type="button", data_do="undo")
        if undoable
        else None
    )
    hint = (
        button(tool_icon("hint"), span("Hint"), html("kbd", "H"), type="button", data_do="hint")
        if hints
        else None
    )
    return div(WIDEN, back, all_options(count), hint, class_="tools")


def all_options(count: int) -> Markup:
    """The way to the list of all options."""
    return button(
        tool_icon("list"),
        span(f"All {count}"),
        html("kbd", "A"),
        type="button",
        data_do="all",
        aria_expanded="false",
        aria_controls="choice",
    )


# The list of all options.


def option_list(viewer: Viewer, asked: Ask) -> list[str]:
    """All options under their headings; numbers run on. The page lights the parts that each one names."""
    table, game = viewer.table, viewer.game
    assert table is not None
    given = asked.trivial != NOTHING_TRIVIAL and not stepped_back(table) and not viewer.back
    trivial = f" data-trivial='{asked.trivial}'" if given else ""
    found = [f"<div id='choice' class='choice'{trivial} hidden><ol class='groups'>"]
    space, above = game.actions, ""
    for number, answer in enumerate(asked.answers, 1):
        heading = game.heading(space.kinds[space.kind[answer.action]].word)
        if heading != above:
            found += [GROUP_END] if above else []
            found.append(f"<li class='group'>{h3(heading)}<ol>")
            above = heading
        found.append(drawn_option(number, answer, game.rule_of(table, answer.action)))
    return [*found, GROUP_END, "</ol></div>"]


def stepped_back(table: Table) -> bool:
    """Has whoever is asked just taken an answer back? Then no page gives one before they do."""
    journal = table.journal
    return journal is not None and bool(journal.entries) and journal.entries[-1] == UNDO


def drawn_option(number: int, answer: Answer, rule: str) -> str:
    """One option of the list."""
    parts = " ".join(answer.parts)
    return option_line(
        number, answer.action, answer.label, parts, answer.badge, answer.tone, answer.short, rule
    )


@lru_cache(1024)
def option_line(
    number: int, action: int, words: str, parts: str, badge: str, tone: str, short: str, rule: str
) -> str:
    """One option to choose. Its id comes from the action, so that focus finds it again."""
    line = li(
        button(
            html("kbd", str(number)),
            span(words, class_="words"),
            span(badge, class_=f"badge {tone}".strip()) if badge else None,
            id=f"option-{action}",
            type="button",
            class_="option",
            data_action=action,
            data_number=number,
            data_parts=parts or None,
            data_badge=badge or None,
            data_tone=tone or None,
            data_short=short,
        ),
        button(
            "why?", type="button", class_="why", data_rule=rule, aria_label=f"Why? The rule behind {words}"
        ),
        class_="offer",
        data_key=f"offer-{action}",
    )
    return str(line)


def confirm_turn(viewer: Viewer) -> Markup:
    """The choice whether to end my turn with the answer that waits for it."""
    pending, before = viewer.live.pending, viewer.live.table
    words = ""
    if pending is not None and before is not None:
        words = viewer.game.label(before, pending.action, viewer.names)
    confirm = button(
        "Confirm my turn", html("kbd", "Enter"), type="button", id="confirm", data_do="confirm", class_="main"
    )
    back = button("Back", html("kbd", "U"), type="button", data_do="undo")
    return div(
        seal(viewer.seat),
        div(
            strong("End your turn with this?", id="choice-title"),
            small(words, class_="help"),
            class_="question",
        ),
        div(confirm, back, class_="tools"),
        class_="bar mine",
    )


def curtain(viewer: Viewer) -> Markup:
    """In place of a question at a shared browser: what one seat holds, the next one must not see."""
    name = viewer.name(viewer.curtain)
    show = button(f"I am {name}: show my side", type="button", data_lift=viewer.curtain, class_="main")
    return div(
        seal(viewer.curtain),
        div(
            strong(f"Pass the screen to {name}", id="choice-title"),
            small("Everybody else looks away. Your side is shown when you say so.", class_="help"),
            class_="question",
        ),
        div(show, class_="tools"),
        class_="bar mine curtain",
    )
