"""The board as lines of text, for terminals."""

from spinney.games.groves.picture.sketch.board import sketch as sketch
