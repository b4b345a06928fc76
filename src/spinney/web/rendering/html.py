"""HTML by the same rule as pictures: whatever is not markup already is escaped."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Child, Markup, Tag, Value, attribute, joined, spelled
from spinney.art.svg import tag as markup_tag

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
EMPTY: Final = Markup("")


def html(name: str, /, *children: Child, **attributes: Value) -> Markup:
    """An HTML element of a page. `True` is an attribute without value; `None` and `False` leave it out."""
    opening = name
    for key, value in attributes.items():
        if value is True:
            opening += f" {spelled(key)}"
        elif value is not None and value is not False:
            opening += attribute(key, value)
    if name in VOID:
        return Markup(f"<{opening}>")
    return Markup(f"<{opening}>{joined(*children)}</{name}>")


def tag(name: str) -> Tag:
    """A function that makes HTML elements of one name."""
    return markup_tag(name, html)


a: Final = tag("a")
article: Final = tag("article")
aside: Final = tag("aside")
button: Final = tag("button")
div: Final = tag("div")
fieldset: Final = tag("fieldset")
footer: Final = tag("footer")
form: Final = tag("form")
h1: Final = tag("h1")
h2: Final = tag("h2")
h3: Final = tag("h3")
header: Final = tag("header")
input_: Final = tag("input")
label: Final = tag("label")
legend: Final = tag("legend")
li: Final = tag("li")
main: Final = tag("main")
nav: Final = tag("nav")
ol: Final = tag("ol")
option: Final = tag("option")
p: Final = tag("p")
section: Final = tag("section")
select: Final = tag("select")
small: Final = tag("small")
span: Final = tag("span")
strong: Final = tag("strong")
table: Final = tag("table")
tbody: Final = tag("tbody")
td: Final = tag("td")
th: Final = tag("th")
thead: Final = tag("thead")
tr: Final = tag("tr")
ul: Final = tag("ul")
