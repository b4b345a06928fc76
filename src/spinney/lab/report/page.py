"""A page of the lab: one HTML file that opens offline, by day and by night."""

from __future__ import annotations

from html import escape
from typing import Final

from spinney.art.theme import SANS, SERIF, properties

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0;background:var(--clearing);color:var(--ink);font:16px/1.5 SANS;
font-variant-numeric:tabular-nums}
header{background:linear-gradient(var(--sky-high),var(--sky-mid) 55%,var(--sky-low));padding:2.4rem 0 0}
header>h1,header>p,main{max-width:1180px;margin:0 auto;padding:0 1.2rem}
h2,h3{margin:0}
h1,h2,h3{font-family:SERIF;line-height:1.15}
h1{font-size:2.5rem}
h2{font-size:1.7rem;margin:2.4rem 0 .8rem}
h3{font-size:1.15rem;margin-bottom:.2rem}
header>p{margin:.4rem auto 0}
.wood{display:block;width:100%;max-width:none;height:64px;margin-top:1rem}
main{padding-top:1rem;padding-bottom:4rem}
.grid{display:grid;gap:1rem;align-items:start;
grid-template-columns:repeat(auto-fill,minmax(min(100%,430px),1fr))}
.card,details{background:var(--paper);border:1.5px solid var(--paper-edge);border-radius:14px;
padding:1rem 1.1rem}
.card p,.note{margin:.1rem 0 .5rem;color:var(--ink-quiet);font-size:.92rem}
.card svg,details svg{width:100%;height:auto;display:block}
details{margin-bottom:.8rem}
summary{cursor:pointer;font-family:SERIF;font-size:1.1rem}
details>div{max-width:760px;margin-top:.6rem}
.figures{display:flex;flex-wrap:wrap;gap:.8rem 2.2rem;margin:.4rem 0 1rem}
.figures b{display:block;font:700 1.7rem/1.1 SERIF}
.figures span{color:var(--ink-quiet);font-size:.9rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th{text-align:left;font-weight:600;color:var(--ink-quiet);font-size:.85rem}
td,th{padding:.38rem .7rem .38rem 0;border-bottom:1px solid var(--paper-edge);vertical-align:top}
td.n,th.n{text-align:right;white-space:nowrap}
.met,.missed,.open{white-space:nowrap;font-weight:700}
.met{color:var(--success)}.missed{color:var(--danger)}.open{color:var(--ink-quiet);font-weight:400}
footer{color:var(--ink-quiet);font-size:.9rem;margin-top:2rem}
@media (max-width:700px){
h1{font-size:2rem}
tr:first-child{display:none!important}
tr{display:flex;flex-wrap:wrap;gap:0 1.1rem;padding:.6rem 0;border-bottom:1px solid var(--paper-edge)}
td,td.n{border:0;padding:0;text-align:left;white-space:normal}
td:first-child{width:100%;font-weight:600}td small{font-weight:400}
td:nth-child(2){width:100%;color:var(--ink-quiet)}
td:empty{display:none}
td.n::before{content:attr(data-name) " ";color:var(--ink-quiet);font-size:.85rem}
details>div{overflow-x:auto}
details svg{min-width:560px}
}
""".replace("SANS", SANS).replace("SERIF", SERIF)

WOOD: Final = (
    '<svg class="wood" viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true">'
    '<path fill="var(--far-wood)" d="M0 64V34l40-22 34 24 46-30 52 32 44-20 60 22 50-34 62 36 48-18 66 20 '
    '56-30 44 26 70-22 58 22 46-34 62 32 64-20 50 22 58-28 60 24 46-16 48 20v24z"/>'
    '<path fill="var(--near-wood)" d="M0 64V50l60-14 70 12 80-18 90 18 70-12 96 14 84-20 92 20 88-14 80 14 '
    '96-18 84 16 90-14 70 12 50-8v26z"/>'
    '<path fill="var(--clearing)" d="M0 64v-6q300-14 600-4t600-2v12z"/></svg>'
)


def page(title: str, lead: str, parts: list[str]) -> str:
    """The whole HTML page of a report."""
    day, night = properties(night=False), properties(night=True)
    theme = f":root{{{day}}}@media (prefers-color-scheme:dark){{:root{{{night}}}}}"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{theme}{STYLE}</style></head>\n<body><header><h1>{escape(title)}</h1>"
        f"<p>{escape(lead)}</p>{WOOD}</header>\n<main>{''.join(parts)}</main></body></html>\n"
    )


def card(title: str, note: str, picture: str) -> str:
    """A section of a page: a title, a note and a picture."""
    return f'<section class="card"><h3>{escape(title)}</h3><p>{escape(note)}</p>{picture}</section>\n'


def fold(title: str, note: str, picture: str, is_open: bool) -> str:
    """A section of a page that can be folded away."""
    state = " open" if is_open else ""
    inside = f'<div><p class="note">{escape(note)}</p>{picture}</div>'
    return f"<details{state}><summary>{escape(title)}</summary>{inside}</details>\n"


def grid(cards: list[str]) -> str:
    """Cards of a page side by side, as many as there is room for."""
    return f'<div class="grid">{"".join(cards)}</div>'


def heading(text: str, note: str = "") -> str:
    """A heading on a page, with a note below it."""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<h2>{escape(text)}</h2>{said}"


def figures(found: list[tuple[str, str]]) -> str:
    """A few large numbers on a page, each with what it is."""
    parts = [f"<div><b>{escape(number)}</b><span>{escape(what)}</span></div>" for number, what in found]
    return f'<div class="figures">{"".join(parts)}</div>'


def table(head: list[str], rows: list[list[str]], numbers: int = 1) -> str:
    """A table on a page. Its cells are HTML already; columns from `numbers` on are set to the right.

    On a narrow screen a row becomes a paragraph, in which each number has the name of its column.
    """
    names = "".join(
        f'<th class="{"n" if at >= numbers else "t"}">{escape(name)}</th>' for at, name in enumerate(head)
    )
    lines = [
        "".join(
            f'<td class="{"n" if at >= numbers else "t"}" data-name="{escape(head[at])}">{cell}</td>'
            for at, cell in enumerate(row)
        )
        for row in rows
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="card wide"><table><tr>{names}</tr>{body}</table></div>\n'
