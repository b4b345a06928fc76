"""A dusky scene above a large Contract: a caravan between lanterns, under the moon."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup
from spinney.games.leylines.picture.drawings.glyphs import OUT
from spinney.games.leylines.picture.keys import PREFIX

SCENE: Final = (
    f"<linearGradient id='{PREFIX}dusk' x2='0' y2='1'><stop offset='0' stop-color='#2b2a57'/><stop"
    " offset='.75'"
    " stop-color='#b8705d'/><stop offset='1' stop-color='#e0a468'/></linearGradient>"
    f"<symbol id='{PREFIX}scene' viewBox='0 0 224 84' preserveAspectRatio='xMidYMid slice'>"
    f"<path d='M0 0h224v84H0Z' fill='url(#{PREFIX}dusk)'/><circle cx='40' cy='22' r='12' fill='#fff1c4'/>"
    "<circle cx='45' cy='19' r='11' fill='#37335f'/>"
    "<g fill='#fff6d8'><circle cx='84' cy='12' r='1.200'/><circle cx='112' cy='24' r='1'/><circle cx='150'"
    " cy='10'"
    " r='1'/><circle cx='16' cy='42' r='1'/></g>"
    "<path d='M0 56q34-18 70-6t66-2 88 4v32H0Z' fill='#3a4a52'/>"
    "<path d='M0 66q40-12 90-4t134-2v24H0Z' fill='#31482f'/><path d='M0 75q60-8 112-3t112-1v13H0Z'"
    " fill='#4a5f33'/>"
    f"<g fill='#24402f' {OUT}><path d='M20 68 30 38l10 30ZM182 66l11-32 11 32ZM204 68l8-24 8 24ZM2 70l8-24"
    " 8 24Z'/></g>"
    f"<path d='M46 52Q112 30 178 52' fill='none' stroke='#1c1408' stroke-width='1.200'/>"
    f"<g fill='#ffe28a' {OUT}><path d='M62 47h5v7h-5ZM80 43h5v7h-5ZM139 43h5v7h-5ZM157 47h5v7h-5Z'/></g>"
    "<g fill='#ffd76a' opacity='.3'><circle cx='64' cy='50' r='9'/><circle cx='82' cy='46' r='9'/><circle"
    " cx='141'"
    " cy='46' r='9'/><circle cx='159' cy='50' r='9'/></g></symbol>"
)


def scene_symbols() -> Markup:
    """The scene, with its sky."""
    return Markup(SCENE.replace(".200", ".2"))
