"""How far tasks have come, and what the next Collect brings, counted from a view alone."""

from __future__ import annotations

from spinney.games.shifting_realms.content import measures
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import BRINGS, View
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import BOARD, TERRAINS
from spinney.games.shifting_realms.words.names import COLOURS

Rows = tuple[tuple[int, int], ...]


def progress(content: RealmsContent, view: View, seat: int, task: int) -> Rows:
    """S-15.2  How far a task has come, need by need: there are, wanted; resources last."""
    found, supply = content.tasks[task], view["factions"][seat]["supply"]
    rows = [(counted(content, view, seat, int(need.by), int(need.of)), int(need.n)) for need in found.needs]
    wanted = zip(RESOURCES, counts_of(found.goods), strict=True)
    return (*rows, *[(int(supply[name]), n) for name, n in wanted if n])


def counted(content: RealmsContent, view: View, seat: int, by: int, of: int) -> int:
    """S-17.3  What tasks and End of Game cards score by, counted as things stand."""
    who = view["factions"][seat]
    if by == measures.BY_DRAGON:
        return len([id_ for id_ in who["laid"] if is_dragon(content, id_)])
    if by == measures.BY_SPOTS:
        return on_spots(view, seat, TERRAINS[of])
    if by == measures.BY_RAIDS:
        return int(who["raids"])
    if by == measures.BY_TOKENS:
        return len(who["tokens"])
    if by == measures.BY_SOLDIERS:
        return int(content.soldiers) - int(who["soldiers"])
    return built(content, view, seat, by, of)


def built(content: RealmsContent, view: View, seat: int, by: int, of: int) -> int:
    """What measures count that ask for structures: of a kind, in a realm, in how many realms, in each."""
    if by == measures.BY_BUILT:
        kind = content.kind_ids[of]
        return len([place for place in view["spaces"] if place["owner"] == seat and place["tile"] == kind])
    owned = [0] * len(view["realms"])
    for number, place in enumerate(view["spaces"]):
        owned[number // BOARD] += place["owner"] == seat
    if by == measures.BY_REALM:
        code = content.realms[of]
        return owned[view["realms"].index(code)] if code in view["realms"] else 0
    return min(owned) if by == measures.BY_EVERY_REALM else len([one for one in owned if one > 0])


def is_dragon(content: RealmsContent, card: str) -> bool:
    """Is a story card a Dragon Moves card?"""
    return (int(content.dragon_cards) >> content.card_ids.index(card)) & 1 == 1


def on_spots(view: View, seat: int, terrain: str) -> int:
    """S-6.1  How many scouts of a seat stand on spots of one kind of space."""
    colour = COLOURS[seat]
    return sum(
        [
            int(place["units"][colour]["spot"])
            for place in view["spaces"]
            if place["terrain"] == terrain and not place["tile"] and colour in place["units"]
        ]
    )


def next_collect(view: View, seat: int) -> dict[str, int]:
    """S-10.1  What a Collect brings as things stand, resource by resource."""
    income = view["factions"][seat]["income"]
    return {name: int(income[name]) + on_spots(view, seat, terrain) for terrain, name in BRINGS.items()}
