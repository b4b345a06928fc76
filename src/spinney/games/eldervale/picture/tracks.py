"""The tracks: Power by Element, Glory, and the rewards for Orbs; each shows what the next step gives."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, g, path, rect, text, title
from spinney.engine.text import seat_name
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.effects import effect_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX, TRACK_ROW
from spinney.games.eldervale.picture.offers import Touched, touched
from spinney.games.eldervale.picture.symbols import thing
from spinney.games.eldervale.picture.tokens import WASHES, emblem, seal
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.icons import GAP

View = dict[str, Any]
POWER_WIDE: Final = 284.0
HEAD: Final = 24.0  # where the rows of the tracks begin
NAME_WIDE: Final = 24.0


def tracks(content: EldervaleContent, view: View, zone: Zone, offered: Offers) -> Markup:
    """Power at the left, Glory and Orb rewards at the right."""
    shown = {key: view[key] for key in ("elements", "orbs")}
    shown["players"] = [{"power": one["power"], "glory": one["glory"]} for one in view["players"]]
    return tracks_drawn(content, dumps(shown), zone, touched(offered, "track-", "reward-"))


@lru_cache(512)
def tracks_drawn(content: EldervaleContent, written: str, zone: Zone, marked: Touched) -> Markup:
    """The tracks, drawn anew only when something on them changes."""
    view: View = loads(written)
    offered = dict(marked)
    return g(
        paper(zone.width, zone.height, 41, 10, "f-paper thin s-paper-edge"),
        powers(content, view, offered),
        glory(content, view, POWER_WIDE + 14, 4, zone.width - POWER_WIDE - 20),
        rewards(content, view, offered, POWER_WIDE + 14, 62, zone.width - POWER_WIDE - 20),
        id=f"{PREFIX}tracks",
        transform=at(zone.x, zone.y),
    )


# Power.


def powers(content: EldervaleContent, view: View, offered: Offers) -> list[Markup]:
    """A row for each Element; above them what a space is worth."""
    top = int(content.tracks.top)
    wide = (POWER_WIDE - NAME_WIDE) / top
    head = [
        text(
            str(content.tracks.power[space]),
            x=round(8 + NAME_WIDE + wide * (space - 0.5), 1),
            y=18,
            font_size=13,
            class_="middle f-ink-quiet",
        )
        for space in range(1, top + 1)
    ]
    return [
        g(title("Power: what each space is worth at the end"), thing("power", 18, 13, 15), head),
        *[
            power_row(
                content, view, element, HEAD + TRACK_ROW * row, offered.get(f"track-{element}", NOTHING)
            )
            for row, element in enumerate(view["elements"])
        ],
    ]


def power_row(content: EldervaleContent, view: View, element: str, y: float, offer: Offer) -> Markup:
    """The Power Track of an Element, with the marks of all seats."""
    top = int(content.tracks.top)
    wide = (POWER_WIDE - NAME_WIDE) / top
    spaces = [one["power"][element] for one in view["players"]]
    told = [f"{seat_name(seat)} {space}" for seat, space in enumerate(spaces) if space]
    orb = element in view["orbs"]["tracks"]
    shape = rect(x=6, y=y, width=POWER_WIDE, height=TRACK_ROW - 2, rx=5)
    if orb:
        told.append("an Orb at the top")
    words = f"Power of {element.capitalize()}: {', '.join(told) or 'nobody yet'}"
    return touchable(
        PREFIX,
        f"track-{element}",
        f"{words}",
        offer,
        [
            rect(
                x=6,
                y=y,
                width=POWER_WIDE,
                height=TRACK_ROW - 2,
                rx=5,
                class_=f"f-{WASHES[element]} s-line-soft",
                stroke_width=0.8,
            ),
            path(
                d="".join(
                    [f"M{round(8 + NAME_WIDE + wide * space, 1)} {y}v{TRACK_ROW - 2}" for space in range(top)]
                ),
                class_="none s-line-soft",
                stroke_width=0.7,
            ),
        ],
        shape,
        emblem(element, 18, y + 8, 14),
        thing("orb", 8 + NAME_WIDE + wide * (top - 0.28), y + 8, 12) if orb else None,
        [
            crowd(
                [seat for seat, where in enumerate(spaces) if where == space],
                round(8 + NAME_WIDE + wide * (space - 0.5), 1),
                y + 8,
                wide,
            )
            for space in range(1, top + 1)
        ],
    )


def crowd(seats: list[int], x: float, y: float, wide: float, radius: float = 7.2) -> list[Markup]:
    """Marks that share a space of a track."""
    pitch = min(2 * radius, (wide - 2 * radius) / max(1, len(seats) - 1))
    return [
        seal(seat, round(x + pitch * (at_ - (len(seats) - 1) / 2), 1), y, radius)
        for at_, seat in enumerate(seats)
    ]


# Glory.


def glory(content: EldervaleContent, view: View, x: float, y: float, wide: float) -> list[Markup]:
    """The spaces with their rewards; an Orb lies where it still can be won."""
    spaces = content.tracks.glory
    step = wide / len(spaces)
    places = [one["glory"] for one in view["players"]]
    return [
        glory_space(
            content,
            space,
            space in view["orbs"]["glory"],
            [seat for seat, where in enumerate(places) if where == space],
            (round(x + step * space, 1), y, round(step - 1.5, 1)),
        )
        for space in range(len(spaces))
    ]


def glory_space(
    content: EldervaleContent, space: int, orb: bool, seats: list[int], room: tuple[float, float, float]
) -> Markup:
    """A space of the Glory Track: its reward, an Orb, and whoever stands there."""
    x, y, wide = room
    told = effect_words(content, content.tracks.glory[space])
    words = f"Glory {space}: {'an Orb' if orb else told or 'the start'}"
    if seats:
        words += f"; {', '.join([seat_name(seat) for seat in seats])}"
    items = () if orb else effect_items(content, int(content.tracks.glory[space]))[:2]
    size = min(13.0, (wide - 2) / max(1, len(items)))
    return g(
        title(words),
        rect(x=x, y=y, width=wide, height=52, rx=4, class_="f-clearing s-line-soft", stroke_width=0.8),
        thing("glory", x + wide / 2, y + 11, 15) if space == 0 else None,
        thing("orb", x + wide / 2, y + 11, 15) if orb else None,
        flow(items, round(x + (wide - width(items, size)) / 2, 1), y + 11, wide + 9, size) if items else None,
        stacked(seats, x + wide / 2, y + 30),
    )


def stacked(seats: list[int], x: float, y: float) -> list[Markup]:
    """Marks on a space of a track one below another, in two columns if they are many."""
    aside = 4.6 if len(seats) > 2 else 0
    return [
        seal(
            seat,
            round(x + (aside if at_ % 2 else -aside), 1),
            y + (11 if at_ > (1 if aside else 0) else 0) + (5 if at_ > 3 else 0),
            6.6,
        )
        for at_, seat in enumerate(seats)
    ]


# Orb rewards.


def rewards(
    content: EldervaleContent, view: View, offered: Offers, x: float, y: float, wide: float
) -> list[Markup]:
    """The track of Orb rewards."""
    owners = view["orbs"]["rewards"]
    step = wide / len(owners)
    return [
        reward(
            content,
            space,
            owner,
            offered.get(f"reward-{space}", NOTHING),
            (round(x + step * space, 1), y, round(step - 1.5, 1)),
        )
        for space, owner in enumerate(owners)
    ]


def reward(
    content: EldervaleContent, space: int, owner: int, offer: Offer, room: tuple[float, float, float]
) -> Markup:
    """What an Orb brings here, or whose Orb it is."""
    x, y, wide = room
    told = effect_words(content, content.tracks.orbs[space])
    shape = rect(x=x, y=y, width=wide, height=48, rx=5)
    taken = f", taken by {seat_name(owner)}" if owner >= 0 else ""
    all_ = effect_items(content, int(content.tracks.orbs[space]))
    items = tuple([item for item in all_ if item != GAP and item.name not in ("all", "free")])
    return touchable(
        PREFIX,
        f"reward-{space}",
        f"Orb reward {space + 1}: {told}{taken}",
        offer,
        rect(x=x, y=y, width=wide, height=48, rx=5, class_="f-mist-pale s-line-soft", stroke_width=0.8),
        shape,
        thing("orb", x + wide / 2, y + 4, 10) if owner < 0 else None,
        g(flow(items, x + 2, y + 17, wide - 2, 11.5, 3), opacity=0.4 if owner >= 0 else None),
        seal(owner, x + wide / 2, y + 24, 9) if owner >= 0 else None,
    )
