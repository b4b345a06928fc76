"""`spinney edition`: look at the editions of a game, and check one of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import spinney
from spinney.bots.playout import play_out
from spinney.cli.arguments import find_game_key
from spinney.cli.errors import WrongInput
from spinney.engine.chance import Chance, secret_of
from spinney.engine.edition import find_edition, read_edition, shipped_editions
from spinney.engine.errors import BadEdition, SpinneyError
from spinney.engine.game import Game
from spinney.engine.installed import find_game

edition = typer.Typer(help="Show an edition that ships, or check one of your own.", rich_markup_mode=None)


@edition.command()
def show(
    game: Annotated[str, typer.Argument(help="A game, or the beginning of its key.", metavar="GAME")],
    name: Annotated[str, typer.Argument(help="The edition.")] = "standard",
) -> None:
    """Print an edition that ships: a good beginning for your own."""
    found = spinney.game(find_game_key(game))
    names = shipped_editions(found.package)
    if name not in names:
        there = f"there are {', '.join(names)}" if names else "it has none"
        raise WrongInput(f"{found.key} has no edition {name!r}; {there}")
    print(find_edition(found.key, found.package, name).text, end="")


@edition.command()
def check(
    path: Annotated[Path, typer.Argument(help="A TOML file.")],
    game: Annotated[str | None, typer.Option(help="The game, where the file does not say it.")] = None,
) -> None:
    """Read an edition, say what is wrong with it, and play a random game with every number of seats."""
    content = read_edition(path)
    key = content.game if game is None else find_game_key(game)
    if not key:
        raise BadEdition(f'{path}: for which game? Begin the file with a line like game = "groves"')
    found = find_game(key, content)
    fewest, most = found.seats
    played = [f"{trial_game(found, seats)} with {seats}" for seats in range(fewest, most + 1)]
    print(f"{path}: a sound edition of {found.title} ({content.hash[:8]}).")
    print(f"Choices in a random game: {', '.join(played)} seats.")


def trial_game(game: Game[Any], seats: int) -> int:
    """Play one random game with an edition; if the rules cannot cope with its content, say so in one line."""
    bound = game.bound(seats, {option.name: option.default for option in game.options})
    try:
        table = game.start(seats, "trial", log=False)
        choices = play_out(table, Chance(secret_of("trial")), bound)
    except SpinneyError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BadEdition(f"with {seats} seats the rules cannot cope with it: {what}") from error
    if not table.over:
        raise BadEdition(f"with {seats} seats a game goes on after {bound} choices")
    return choices
