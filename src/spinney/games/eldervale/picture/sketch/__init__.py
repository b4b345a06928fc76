"""The board as lines of text, for terminals."""

from spinney.games.eldervale.picture.sketch.board import sketch as sketch
