"""What is asked, as a number and a word: for views, observations and sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.table import Rule
from spinney.games.eldervale import (
    auras,
    battle,
    battle_cards,
    battle_end,
    bonds,
    dungeon,
    dwelling,
    free,
    gaining,
    market,
    moving,
    orbs,
    payment,
    realms,
    regroup,
    rescuing,
    rush,
    summoning,
    treasure,
    turn,
)
from spinney.games.eldervale.table import EldervaleTable

NOTHING: Final = 0
TURN: Final = 1
TYPE: Final = 2
REALM: Final = 3
ACTION: Final = 4
WINDOW: Final = 5
RETRIEVAL: Final = 6
DESTINATION: Final = 7
PAYMENT: Final = 8
HEX: Final = 9
FIRST_CARD: Final = 10
SECOND_CARD: Final = 11
RUSHER: Final = 12
CHARGE: Final = 13
PEACE: Final = 14
JOIN: Final = 15
SWORDS: Final = 16
REROLLS: Final = 17
REWARD: Final = 18
SAVES: Final = 19
TOKEN: Final = 20
DISCARD: Final = 21
ELEMENT: Final = 22
ELEMENTS: Final = 23
STACK: Final = 24
TREASURE: Final = 25
SUMMON: Final = 26
DWELLING: Final = 27
PURCHASE: Final = 29
ORACLE: Final = 30
NEW_HOST: Final = 43

ANSWERS: Final[list[tuple[Rule, str, str]]] = [
    (turn.turn_chosen, "turn", "takes a turn"),
    (turn.type_named, "type", "names a type for the Shapeshifter"),
    (turn.realm_chosen, "realm", "chooses a Realm"),
    (turn.realm_action_chosen, "action", "may use the Realm's action"),
    (turn.window_chosen, "window", "may take Free Actions"),
    (regroup.unit_chosen, "retrieval", "takes back a Unit"),
    (regroup.destination_chosen, "destination", "sends a Unit to a card or to the Ready Area"),
    (payment.payment_chosen, "payment", "pays"),
    (dungeon.hex_chosen, "hex", "lays a new Realm"),
    (dungeon.first_chosen, "first card", "may buy a card"),
    (dungeon.second_chosen, "second card", "may buy or burn a card"),
    (rush.rusher_chosen, "rusher", "chooses which Monster rushes"),
    (rush.charge_chosen, "charge", "may charge with the Minotaur"),
    (battle.peace_chosen, "peace", "may avoid the battle"),
    (battle.join_chosen, "join", "may join the battle"),
    (battle.dice_chosen, "swords", "may add dice"),
    (battle_end.source_chosen, "rerolls", "may roll again"),
    (battle_end.reward_chosen, "reward", "chooses a reward"),
    (battle_end.save_chosen, "saves", "may save Units"),
    (gaining.token_chosen, "token", "chooses a token"),
    (gaining.card_discarded, "discard", "discards a Magic Card"),
    (gaining.power_chosen, "element", "chooses an Element"),
    (gaining.split_chosen, "elements", "chooses an Element"),
    (treasure.stack_chosen, "stack", "chooses a Treasure stack"),
    (treasure.treasure_chosen, "treasure", "may take a Treasure Token"),
    (summoning.type_chosen, "summon", "may summon a Unit"),
    (dwelling.site_chosen, "dwelling", "may build a Dwelling"),
    (dwelling.castle_chosen, "castle", "may upgrade a Dwelling"),
    (market.purchase_chosen, "purchase", "may buy a card"),
    (realms.oracle_card_chosen, "oracle", "buys a card"),
    (rescuing.rescue_chosen, "rescue", "may rescue a Unit"),
    (moving.mover_chosen, "mover", "may move a Unit"),
    (moving.wanderer_chosen, "wanderer", "may move a Unit"),
    (moving.target_chosen, "target", "chooses where the Unit goes"),
    (bonds.monster_chosen, "monster", "may dominate a Monster"),
    (battle_cards.target_chosen, "weakened", "chooses whom the card weakens"),
    (battle_cards.reroll_chosen, "reroll", "chooses how many dice to roll again"),
    (free.token_cashed, "cash", "discards a Treasure Token"),
    (free.token_to_slot, "slot", "slots a Treasure Token"),
    (free.slot_card_chosen, "slot card", "chooses a card for the Treasure Token"),
    (free.slot_chosen, "slot place", "chooses a Slot"),
    (auras.host_chosen, "host", "chooses a card for the Aura"),
    (auras.new_host_chosen, "new host", "chooses a card for the Aura"),
    (orbs.place_chosen, "orb", "chooses where the Orb goes"),
]
NAMES: Final[list[str]] = ["", *[name for _, name, _ in ANSWERS]]
WORDS: Final[list[str]] = ["", *[words for _, _, words in ANSWERS]]


def question(t: EldervaleTable) -> i64:
    """What is asked; NOTHING after the end."""
    answer = t.answer
    if answer is not None:
        for at in range(len(ANSWERS)):
            if ANSWERS[at][0] == answer:
                return at + 1
    return NOTHING
