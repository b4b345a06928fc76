"""What can be done, what can happen and what is asked: one entry each, beside its number."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import ActionSpace
from spinney.engine.terms.actions import Kinds
from spinney.engine.terms.events import Events
from spinney.engine.terms.field import NUMBER

KINDS: Final = Kinds("hoard")
KEEP: Final = 0
KINDS.add(KEEP, "keep", "H-1.3", heading="Enough")
ROLL: Final = 1
KINDS.add(ROLL, "roll", "H-1.3", heading="Dare more")
ACTIONS: Final[ActionSpace] = KINDS.space(None)  # without parts, an action has the number of its kind

EVENTS: Final = Events("hoard")
ROLLED: Final = 0
EVENTS.add(ROLLED, "rolled", "{who} rolls {a}.", a=NUMBER)
LOST: Final = 1
EVENTS.add(LOST, "lost", "{who} loses a pot of {a}.", a=NUMBER, many="a", when=lambda event: event.a > 0)
KEPT: Final = 2
EVENTS.add(KEPT, "kept", "{who} keeps {a}.", a=NUMBER, many="a")
WON: Final = 3
EVENTS.add(WON, "won", "{who} has enough for the winter and wins.", ending=True)
WINTER: Final = 4
EVENTS.add(WINTER, "winter", "Winter comes, and nobody has enough.", ending=True, nobody=True)
