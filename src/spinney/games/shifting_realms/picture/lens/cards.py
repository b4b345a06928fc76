"""Tiles to build, story cards, tasks and turn order cards, enlarged and explained."""

from __future__ import annotations

from spinney.engine.faces.zones import Lens
from spinney.engine.nothing import NOBODY
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.bits import sentence
from spinney.games.shifting_realms.picture.cards import (
    DRAWN,
    LASTING,
    TURN,
    WHEN,
    story,
    task_card,
    turn_card,
    wish,
)
from spinney.games.shifting_realms.picture.counting import progress
from spinney.games.shifting_realms.picture.layout import CARD, PILES, REALM, View
from spinney.games.shifting_realms.picture.lens.enlarged import enlarged
from spinney.games.shifting_realms.picture.piles import lacking, pile, supply_of
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import TERRAINS
from spinney.games.shifting_realms.words.cards import card_effect, turn_card_words
from spinney.games.shifting_realms.words.names import goods_words
from spinney.games.shifting_realms.words.powers import power_in_full


def of_pile(content: RealmsContent, view: View, id_: str) -> Lens | None:
    """Tiles of a kind: what they cost, bring and do."""
    if id_ not in view["piles"]:
        return None
    kind, left = content.kind_ids.index(id_), int(view["piles"][id_])
    name, power = content.kind_names[kind], power_in_full(content, kind)
    realm = content.realm_names[content.kind_realm[kind]]
    lines = [
        f"{sentence(power)}." if power else "No power, but points.",
        f"Worth {content.kind_vp[kind]} VP. Costs {goods_words(content.kind_cost[kind])}.",
        f"Stands on {TERRAINS[content.kind_terrain[kind]]} in {realm}, at or next to a unit of yours.",
    ]
    lacks = lacking(content, id_, supply_of(view))
    lines += [f"You lack {short_of(content, view, kind)}."] if lacks else []
    wide = REALM[0] / 3 - 2
    drawing = enlarged(pile(content, id_, left, 0, wide, lacks), name, wide, REALM[1] - PILES)
    return Lens(name, f"structure of {realm}, {left} left", lines, "S-7.2", item=drawing)


def short_of(content: RealmsContent, view: View, kind: int) -> str:
    """What the watcher lacks for a tile, in words."""
    have = supply_of(view) or (0, 0, 0, 0)
    cost = counts_of(content.kind_cost[kind])
    missing = [f"{n - own} {name}" for name, n, own in zip(RESOURCES, cost, have, strict=True) if n > own]
    return ", ".join(missing)


def of_story(content: RealmsContent, view: View, id_: str) -> Lens | None:
    """A story card that the watcher may see: in hand, or just drawn."""
    for seat, who in enumerate(view["factions"]):
        if id_ in who["hand"]:
            return story_lens(content, id_, "hand", "", seat)
    return story_lens(content, id_, "hand", DRAWN, view["you"]) if id_ == view["drawn"] else None


def of_laid(content: RealmsContent, view: View, id_: str) -> Lens | None:
    """A story card that lies face up."""
    for seat, who in enumerate(view["factions"]):
        if id_ in who["laid"]:
            return story_lens(content, id_, "laid", LASTING, seat)
    return None


def story_lens(content: RealmsContent, id_: str, key: str, when: str, owner: int) -> Lens:
    """The lens of a story card."""
    card = content.card_ids.index(id_)
    name, timing = content.card_names[card], WHEN[int(content.timing[card])]
    realm = content.realm_names[content.card_realm[card]]
    drawing = enlarged(story(content, id_, key, when, 1), name, *CARD)
    kind = f"story card of {realm}, {when or timing}"
    rule = "S-8.4" if key == "laid" else "S-8.5"
    return Lens(name, kind, [f"{sentence(card_effect(content, card))}."], rule, owner, drawing)


def of_task(content: RealmsContent, view: View, id_: str) -> Lens | None:
    """A task that the watcher may see, with how far it has come."""
    for seat, who in enumerate(view["factions"]):
        if id_ in who["tasks"]:
            task = [task.id for task in content.tasks].index(id_)
            rows = progress(content, view, seat, task)
            found = content.tasks[task]
            lines = [f"{wish(content, task)}. Worth {found.vp} VP at the end of the game, if it is met then."]
            lines.append(f"So far: {', '.join([f'{min(have, n)} of {n}' for have, n in rows])}.")
            drawing = enlarged(task_card(content, task, rows), found.name, *CARD)
            realm = content.realm_names[content.task_realm[task]]
            return Lens(found.name, f"secret task, {realm}", lines, "S-15.2", seat, drawing)
    return None


def of_turn_card(content: RealmsContent, view: View, number: str) -> Lens | None:
    """A turn order card: when its owner plays, and what it brings."""
    if not number.isdigit() or not 1 <= int(number) <= len(view["factions"]):
        return None
    place = int(number)
    takers = [seat for seat, who in enumerate(view["factions"]) if who["card"] == place]
    taker = takers[0] if takers else NOBODY
    words = turn_card_words(content, place - 1)
    drawing = enlarged(turn_card(content, place, taker, words), words, *TURN)
    lines = [f"Whoever takes it gets {words}, and plays as number {place} in every round."]
    return Lens(f"Turn order card {place}", "turn order", lines, "S-2.5", taker, drawing)
