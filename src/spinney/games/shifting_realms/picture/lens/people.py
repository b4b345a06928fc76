"""People and what they have, explained: resources, points by source, reserve, actions, income."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Lens
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.knowledge.score_sheet import NAMES
from spinney.games.shifting_realms.picture.counting import next_collect
from spinney.games.shifting_realms.picture.layout import BRINGS, View
from spinney.games.shifting_realms.picture.lens.enlarged import symbol_alone
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.words.cards import card_effect, token_words

FROM: Final = {name: terrain for terrain, name in BRINGS.items()}


def of_supply(content: RealmsContent, view: View, rest: str) -> Lens | None:
    """A resource of somebody: how much there is, and what the next Collect brings."""
    who, _, name = rest.partition("-")
    seat = seat_of(view, who)
    if seat is None or name not in RESOURCES:
        return None
    n, brought = view["factions"][seat]["supply"][name], next_collect(view, seat)[name]
    lines = [f"{seat_mark(seat)} has {n}; the next Collect brings {brought}."]
    lines.append(
        f"It comes from scouts on spots of {plural_of(FROM[name])}, and from some structures and cards."
    )
    rule = "S-10.1"
    if name == "magic":
        lines.append(f"{content.trade} magic can be traded for 1 other resource, as often as you like.")
        rule = "S-11.1"
    return Lens(name.capitalize(), "resource", lines, rule, seat, symbol_alone(name, name))


def plural_of(terrain: str) -> str:
    """A terrain as several of them are called."""
    return {"forest": "forests", "quarry": "quarries", "mine": "mines"}.get(terrain, terrain)


def seat_of(view: View, number: str) -> int | None:
    """The seat that a key names, if there is one."""
    return int(number) if number.isdigit() and int(number) < len(view["factions"]) else None


def of_person(content: RealmsContent, view: View, number: str) -> Lens | None:
    """A person: points by source, and what lies face up."""
    seat = seat_of(view, number)
    if seat is None:
        return None
    who = view["factions"][seat]
    sources = [f"{name} {n}" for (name, _, _), n in zip(NAMES, who["points"], strict=True) if n]
    lines = [f"Points: {', '.join(sources)}." if sources else "No points yet."]
    reserve = f"{many(who['scouts'], 'scout')} and {many(who['soldiers'], 'soldier')}"
    lines.append(f"{reserve} left in the reserve; {many(who['tiles'], 'structure')} built.")
    lines.append(f"{many(len(who['backs']), 'card')} in hand{backs_words(content, who['backs'])}.")
    for id_ in dict.fromkeys(who["laid"]):
        card = content.card_ids.index(id_)
        lines.append(f"{content.card_names[card]}: {card_effect(content, card)}.")
    lines += [f"Troll king token: {token_words(content, token - 1)}." for token in who["tokens"]]
    return Lens(seat_mark(seat), f"{view['scores'][seat]} VP", lines, "S-15.5", seat)


def backs_words(content: RealmsContent, backs: list[str]) -> str:
    """Of which realms the cards in a hand are, which everybody sees."""
    names = [content.realm_names[content.realms.index(code)] for code in dict.fromkeys(backs)]
    return f", of {' and '.join(names)}" if names else ""


def of_reserve(content: RealmsContent, view: View, _: str) -> Lens | None:
    """The units that the watcher can still recruit."""
    you = view["you"]
    if you < 0:
        return None
    who = view["factions"][you]
    lines = [
        f"{many(who['scouts'], 'scout')} and {many(who['soldiers'], 'soldier')} can still be recruited.",
        f"Recruit: {content.recruit_gold} gold for {many(content.recruit, 'unit')}, placed on town halls or"
        " on structures of yours. Every structure takes a scout as its marker.",
    ]
    drawing = symbol_alone("fig-scout", "A scout", f"seat-{you + 1}")
    return Lens("Reserve", "your units", lines, "S-4.1", you, drawing)


def of_actions(content: RealmsContent, view: View, _: str) -> Lens | None:
    """The actions of a turn."""
    lines = [f"Up to {many(content.turn_actions, 'action')} a turn: recruit, move, build, draw a story card."]
    lines.append("Fights, story cards and trades of magic cost none.")
    return Lens("Actions", f"{many(view['turn']['actions'], 'action')} left", lines, "S-3.2")


def of_income(content: RealmsContent, view: View, _: str) -> Lens | None:
    """What the watcher's next Collect brings."""
    you = view["you"]
    if you < 0:
        return None
    brought = [f"{n} {name}" for name, n in next_collect(view, you).items() if n]
    any_ = int(view["factions"][you]["income_any"])
    brought += [f"{any_} of any type"] if any_ else []
    lines = [f"The next Collect brings {', '.join(brought) or 'nothing'}."]
    lines.append("Each scout on a spot brings 1; structures, tokens and lasting cards add to it.")
    return Lens("Income", "every turn", lines, "S-10.1", you)


def of_buildings(content: RealmsContent, view: View, _: str) -> Lens | None:
    """The structures that the watcher owns, by name."""
    you = view["you"]
    if you < 0:
        return None
    names = dict(zip(content.kind_ids, content.kind_names, strict=True))
    owned = Counter([names[place["tile"]] for place in view["spaces"] if place["owner"] == you])
    lines = [f"{name}: {n}." for name, n in owned.items()] or ["None yet."]
    lines.append("Of players with equally many points, whoever has built most wins.")
    return Lens("Structures", "yours on the boards", lines, "S-15.5", you, symbol_alone("house", "A house"))
