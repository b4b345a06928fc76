"""Chapter 13: the Glory Track."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def advance_glory(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-13.7  Space by space, gaining each reward in turn; nothing with the marker off the track."""
    player, tracks = t.players[seat], t.content.tracks
    if number <= 0 or player.glory == OFF_TRACK:
        return
    if number > 1:
        t.plan((advance_glory, seat, number - 1))
    effect = tracks.beyond
    if player.glory < tracks.last:
        player.glory += 1
        effect = tracks.glory[player.glory]
        if (t.glory_orbs >> player.glory) & 1:
            t.glory_orbs &= ~bit(player.glory)
            player.orbs += 1
            t.tell(events.TOOK_ORB, seat, ELEMENT_COUNT)
            effect = NONE
    t.tell(events.GLORY, seat, player.glory)
    if effect != NONE:
        t.plan((effects.do_effect, seat, effect, 0))
