"""What can be asked: each question once, with the rule that takes its answer."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.questions import Questions
from spinney.games.eldervale.rules import (
    dungeon,
    dwelling,
    faction_choice,
    free_actions,
    gaining,
    mercenaries,
    moving,
    orbs,
    payment,
    power,
    realms,
    regroup,
    rescuing,
    summoning,
    treasure,
    turn,
)
from spinney.games.eldervale.rules.battle import (
    joining,
    losing,
    outcome,
    peace,
    rerolls,
    rolling,
    spells,
)
from spinney.games.eldervale.rules.cards import auras, draw_and_discard, market
from spinney.games.eldervale.rules.monsters import bonds, rush

QUESTIONS: Final = Questions("eldervale", first=1)

TURN: Final = 1
QUESTIONS.add(TURN, "turn", "place a Unit, or regroup", turn.turn_chosen, of_others="takes a turn")
TYPE: Final = 2
QUESTIONS.add(
    TYPE, "type", "name a type for the Shapeshifter", turn.type_named,
    of_others="names a type for the Shapeshifter",
)  # fmt: skip
REALM: Final = 3
QUESTIONS.add(REALM, "realm", "choose a Realm", turn.realm_chosen, of_others="chooses a Realm")
ACTION: Final = 4
QUESTIONS.add(
    ACTION, "action", "use the Realm's action, or not", realms.realm_action_chosen,
    of_others="may use the Realm's action",
)  # fmt: skip
WINDOW: Final = 5
QUESTIONS.add(
    WINDOW, "window", "take Free Actions, or go on", free_actions.window_chosen,
    of_others="may take Free Actions",
)  # fmt: skip
RETRIEVAL: Final = 6
QUESTIONS.add(RETRIEVAL, "retrieval", "take back a Unit", regroup.unit_chosen, of_others="takes back a Unit")
DESTINATION: Final = 7
QUESTIONS.add(
    DESTINATION, "destination", "send a Unit to a card or to the Ready Area", regroup.destination_chosen,
    of_others="sends a Unit to a card or to the Ready Area",
)  # fmt: skip
PAYMENT: Final = 8
QUESTIONS.add(PAYMENT, "payment", "pay", payment.payment_chosen, of_others="pays")
HEX: Final = 9
QUESTIONS.add(HEX, "hex", "lay a new Realm", dungeon.hex_chosen, of_others="lays a new Realm")
FIRST_CARD: Final = 10
QUESTIONS.add(
    FIRST_CARD, "first card", "buy a card, or not", dungeon.first_chosen,
    of_others="may buy a card",
)  # fmt: skip
SECOND_CARD: Final = 11
QUESTIONS.add(
    SECOND_CARD, "second card", "buy or burn a card, or not", dungeon.second_chosen,
    of_others="may buy or burn a card",
)  # fmt: skip
RUSHER: Final = 12
QUESTIONS.add(
    RUSHER, "rusher", "choose which Monster rushes", rush.rusher_chosen,
    of_others="chooses which Monster rushes",
)  # fmt: skip
CHARGE: Final = 13
QUESTIONS.add(
    CHARGE, "charge", "charge with the Minotaur, or not", mercenaries.charge_chosen,
    of_others="may charge with the Minotaur",
)  # fmt: skip
PEACE: Final = 14
QUESTIONS.add(
    PEACE, "peace", "avoid the battle, or not", peace.peace_chosen,
    of_others="may avoid the battle",
)  # fmt: skip
JOIN: Final = 15
QUESTIONS.add(JOIN, "join", "join the battle, or not", joining.join_chosen, of_others="may join the battle")
SWORDS: Final = 16
QUESTIONS.add(SWORDS, "swords", "add dice, or not", rolling.dice_chosen, of_others="may add dice")
REROLLS: Final = 17
QUESTIONS.add(REROLLS, "rerolls", "roll again, or not", rerolls.source_chosen, of_others="may roll again")
REWARD: Final = 18
QUESTIONS.add(REWARD, "reward", "choose a reward", outcome.reward_chosen, of_others="chooses a reward")
SAVES: Final = 19
QUESTIONS.add(SAVES, "saves", "save Units, or not", losing.save_chosen, of_others="may save Units")
TOKEN: Final = 20
QUESTIONS.add(TOKEN, "token", "choose a token", gaining.token_chosen, of_others="chooses a token")
DISCARD: Final = 21
QUESTIONS.add(
    DISCARD, "discard", "discard a Magic Card", draw_and_discard.card_discarded,
    of_others="discards a Magic Card",
)  # fmt: skip
ELEMENT: Final = 22
QUESTIONS.add(ELEMENT, "element", "choose an Element", power.power_chosen, of_others="chooses an Element")
ELEMENTS: Final = 23
QUESTIONS.add(ELEMENTS, "elements", "choose an Element", power.split_chosen, of_others="chooses an Element")
STACK: Final = 24
QUESTIONS.add(
    STACK, "stack", "choose a Treasure stack", treasure.stack_chosen,
    of_others="chooses a Treasure stack",
)  # fmt: skip
TREASURE: Final = 25
QUESTIONS.add(
    TREASURE, "treasure", "take a Treasure Token, or not", treasure.treasure_chosen,
    of_others="may take a Treasure Token",
)  # fmt: skip
SUMMON: Final = 26
QUESTIONS.add(SUMMON, "summon", "summon a Unit, or not", summoning.type_chosen, of_others="may summon a Unit")
DWELLING: Final = 27
QUESTIONS.add(
    DWELLING, "dwelling", "build a Dwelling, or not", dwelling.site_chosen,
    of_others="may build a Dwelling",
)  # fmt: skip
CASTLE: Final = 28
QUESTIONS.add(
    CASTLE, "castle", "upgrade a Dwelling, or not", dwelling.castle_chosen,
    of_others="may upgrade a Dwelling",
)  # fmt: skip
PURCHASE: Final = 29
QUESTIONS.add(PURCHASE, "purchase", "buy a card, or not", market.purchase_chosen, of_others="may buy a card")
ORACLE: Final = 30
QUESTIONS.add(ORACLE, "oracle", "buy a card", realms.oracle_card_chosen, of_others="buys a card")
RESCUE: Final = 31
QUESTIONS.add(
    RESCUE, "rescue", "rescue a Unit, or not", rescuing.rescue_chosen,
    of_others="may rescue a Unit",
)  # fmt: skip
MOVER: Final = 32
QUESTIONS.add(MOVER, "mover", "move a Unit, or not", moving.mover_chosen, of_others="may move a Unit")
WANDERER: Final = 33
QUESTIONS.add(
    WANDERER, "wanderer", "move a Unit, or not", moving.wanderer_chosen,
    of_others="may move a Unit",
)  # fmt: skip
TARGET: Final = 34
QUESTIONS.add(
    TARGET, "target", "choose where the Unit goes", moving.target_chosen,
    of_others="chooses where the Unit goes",
)  # fmt: skip
MONSTER: Final = 35
QUESTIONS.add(
    MONSTER, "monster", "dominate a Monster, or not", bonds.monster_chosen,
    of_others="may dominate a Monster",
)  # fmt: skip
WEAKENED: Final = 36
QUESTIONS.add(
    WEAKENED, "weakened", "choose whom the card weakens", spells.rival_chosen,
    of_others="chooses whom the card weakens",
)  # fmt: skip
REROLL: Final = 37
QUESTIONS.add(
    REROLL, "reroll", "choose how many dice to roll again", spells.reroll_chosen,
    of_others="chooses how many dice to roll again",
)  # fmt: skip
CASH: Final = 38
QUESTIONS.add(
    CASH, "cash", "discard a Treasure Token", free_actions.token_cashed,
    of_others="discards a Treasure Token",
)  # fmt: skip
SLOT: Final = 39
QUESTIONS.add(
    SLOT, "slot", "slot a Treasure Token", free_actions.token_to_slot,
    of_others="slots a Treasure Token",
)  # fmt: skip
SLOT_CARD: Final = 40
QUESTIONS.add(
    SLOT_CARD, "slot card", "choose a card for the Treasure Token", free_actions.slot_card_chosen,
    of_others="chooses a card for the Treasure Token",
)  # fmt: skip
SLOT_PLACE: Final = 41
QUESTIONS.add(SLOT_PLACE, "slot place", "choose a Slot", free_actions.slot_chosen, of_others="chooses a Slot")
HOST: Final = 42
QUESTIONS.add(
    HOST, "host", "choose a card for the Aura", auras.host_chosen,
    of_others="chooses a card for the Aura",
)  # fmt: skip
NEW_HOST: Final = 43
QUESTIONS.add(
    NEW_HOST, "new host", "choose a card for the Aura", auras.new_host_chosen,
    of_others="chooses a card for the Aura",
)  # fmt: skip
ORB: Final = 44
QUESTIONS.add(
    ORB, "orb", "choose where the Orb goes", orbs.place_chosen,
    of_others="chooses where the Orb goes",
)  # fmt: skip
FACTION: Final = 45
QUESTIONS.add(
    FACTION, "faction", "choose a faction", faction_choice.faction_chosen,
    of_others="chooses a faction",
)  # fmt: skip
FURTHER: Final = 46
QUESTIONS.add(
    FURTHER, "further", "name a further Element", faction_choice.element_named,
    of_others="names a further Element",
)  # fmt: skip
