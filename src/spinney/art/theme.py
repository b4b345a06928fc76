"""The theme as one stylesheet: day, night, and a class for every colour.

A picture names its colours by class: `f-moss` fills, `s-ink` strokes, `stop-sky-low` colours a gradient. So
it needs no inline style, and the same rules serve a page's stylesheet and a picture that stands alone. Night
comes with the reader's preference, or with `data-theme` on the picture or anything around it.
"""

from __future__ import annotations

from typing import Final

from spinney.art.palette import RESOURCES, SEATS, THEME

SERIF: Final = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif'
SANS: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif'

# The lantern is the glow of pictures from before there were zones, which stories told then still show.
BASE: Final = f"""
.spinney text{{font-family:{SANS};font-variant-numeric:tabular-nums}}
.spinney text.serif{{font-family:{SERIF}}}
.bold{{font-weight:700}}
.middle{{text-anchor:middle}}
.none{{fill:none}}
.line{{stroke-linejoin:round;stroke-linecap:round;stroke-width:2.4}}
.thin{{stroke-linejoin:round;stroke-linecap:round;stroke-width:1.4}}
.can{{cursor:pointer}}
.rim{{fill:none;stroke:none}}
.lantern{{fill:none;stroke-linejoin:round;stroke-linecap:round}}
.lantern>:first-child{{stroke:#ffc21a;stroke:var(--halo);stroke-opacity:.8;stroke-width:10.5}}
.lantern>:last-child{{stroke:#7d4a00;stroke:var(--glow);stroke-width:2.8}}
.can:hover>.lantern>:last-child,.can:focus>.lantern>:last-child{{stroke-width:6}}
"""


def tokens(night: bool) -> dict[str, str]:
    """Every colour of the theme by name, by day or by night."""
    found = {name: (dark if night else light) for name, light, dark in THEME}
    for number, seat in enumerate(SEATS, 1):
        found[f"seat-{number}"] = seat.night if night else seat.day
        found[f"seat-{number}-cloth"] = seat.day
        found[f"seat-{number}-pale"] = seat.pale
        found[f"seat-{number}-deep"] = seat.deep
        found[f"seat-{number}-shine"] = seat.shine
        found[f"seat-{number}-edge"] = seat.pale if night else seat.deep
    for resource in RESOURCES:
        found[f"resource-{resource.name}"] = resource.fill
    return found


def properties(night: bool) -> str:
    """The theme as custom properties; by night only what differs."""
    day = tokens(night=False)
    return ";".join(f"--{name}:{hue}" for name, hue in tokens(night).items() if not night or hue != day[name])


def colour_classes() -> str:
    """A class for every colour of the theme; the plain colour first, for those without custom properties."""
    rules = []
    for name, hue in tokens(night=False).items():
        for prefix, what in (("f", "fill"), ("s", "stroke"), ("stop", "stop-color")):
            rules.append(f".{prefix}-{name}{{{what}:{hue};{what}:var(--{name})}}")
    return "\n".join(rules)


def seat_classes() -> str:
    """A class for every seat, for figures: its cloth fills, its shade draws, and `currentColor` is its tint.

    What a symbol leaves open it takes from the `use` that draws it, so one figure serves all seats.
    """
    rules = []
    for number, seat in enumerate(SEATS, 1):
        name = f"seat-{number}"
        rules.append(
            f".{name}{{fill:{seat.day};fill:var(--{name}-cloth);stroke:{seat.deep};stroke:var(--{name}-deep);"
            f"color:{seat.pale};color:var(--{name}-pale)}}"
        )
    return "\n".join(rules)


def stylesheet() -> str:
    """The stylesheet of every picture: day, night, and a class for every colour."""
    day, night = properties(night=False), properties(night=True)
    return "\n".join(
        [
            f".spinney{{{day}}}",
            f"@media (prefers-color-scheme:dark){{.spinney{{{night}}}}}",
            f'[data-theme="light"] .spinney,.spinney[data-theme="light"]{{{day}}}',
            f'[data-theme="dark"] .spinney,.spinney[data-theme="dark"]{{{night}}}',
            BASE.strip(),
            colour_classes(),
            seat_classes(),
        ]
    )


THEME_CSS: Final = stylesheet()
