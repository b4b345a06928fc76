"""The people around the table in a few numbers, my own panel, and the position in words."""

from __future__ import annotations

from typing import Final

from spinney.art.layout import from_seat
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Chip, Person
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import PREFIX, View
from spinney.games.shifting_realms.state.goods import RESOURCES

ORDER: Final = ("1st", "2nd", "3rd", "4th")


def people(view: View) -> list[Person]:
    """Everybody, the watcher first."""
    return [person(view, seat) for seat in from_seat(view["you"], len(view["factions"]))]


def person(view: View, seat: int) -> Person:
    """What everybody may see of a faction; the watcher's reserve is drawn in a panel of its own."""
    who = view["factions"][seat]
    chips = [supply_chip(seat, name, int(who["supply"][name])) for name in RESOURCES]
    if seat != view["you"]:
        chips += [
            Chip(f"{PREFIX}scouts", str(who["scouts"]), "scouts left in the reserve"),
            Chip(f"{PREFIX}soldiers", str(who["soldiers"]), "soldiers left in the reserve"),
            Chip(f"{PREFIX}cards", str(len(who["backs"])), "cards in hand"),
            Chip(f"{PREFIX}house", str(who["tiles"]), "structures", faint=not who["tiles"]),
            *deeds(who),
        ]
    return Person(seat, str(view["scores"][seat]), line(view, seat), chips)


def deeds(who: View) -> list[Chip]:
    """Raids and troll king tokens, where there are any."""
    raids, tokens = int(who["raids"]), len(who["tokens"])
    found = [Chip(f"{PREFIX}raid", str(raids), "raids")] if raids else []
    return found + ([Chip(f"{PREFIX}token", str(tokens), "troll king tokens")] if tokens else [])


def supply_chip(seat: int, name: str, n: int) -> Chip:
    """A resource of a faction, and how much of it there is."""
    return Chip(f"{PREFIX}{name}", str(n), name, f"supply-{seat}-{name}", not n)


def line(view: View, seat: int) -> str:
    """A faction's place in the turn order, or the bid for one."""
    who, bid = view["factions"][seat], view["bids"][seat]
    if not who["card"]:
        return "" if bid is None else f"{bids(view, seat)} {bid} gold"
    return f"plays {ORDER[int(who['card']) - 1]}"


def bids(view: View, seat: int) -> str:
    """S-2.3  A bid is paid when its turn order card is chosen: until then its gold lies in the supply."""
    if None in view["bids"] or not view["bids"][seat]:
        return "bids"
    return "paid" if seat == view["asked"] else "owes"


# In words.


def described(content: RealmsContent, view: View) -> str:
    """The position in a few sentences, for those who do not see it."""
    realms = [content.realm_names[content.realms.index(code)] for code in view["realms"]]
    scores = ", ".join([f"{seat_mark(seat)} {score} VP" for seat, score in enumerate(view["scores"])])
    return f"Realms {', '.join(realms)}. {when(view)}. {scores}."


def when(view: View) -> str:
    """The setup, the round with its actions left, or the end."""
    if not view["order"]:
        return "Setup"
    if view["over"]:
        house_rule = " (house rule)" if view["ended"] in ("idle", "rounds") else ""
        return f"After {many(view['round'], 'round')}{house_rule}"
    return f"Round {view['round']}, {many(view['turn']['actions'], 'action')} left"
