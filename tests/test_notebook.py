"""The notebook in the documents runs, and shows what it says."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "docs" / "notebook.ipynb"


def described(picture: str) -> str:
    """What a picture says of itself; its colours may change."""
    assert picture.startswith("<svg")
    return picture.split("<desc", 1)[1].split("</desc>")[0]


def test_every_cell_gives_what_the_notebook_shows() -> None:
    names: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        *lines, last = ast.parse("".join(cell["source"])).body
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(ast.Module(lines, []), "notebook", "exec"), names)
            value: Any = None
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "notebook", "eval"), names)
            else:
                exec(compile(ast.Module([last], []), "notebook", "exec"), names)
        shown = cell["outputs"][0]
        if "data" in shown:
            assert described(value._repr_svg_()) == described("".join(shown["data"]["image/svg+xml"]))
        else:
            assert said.getvalue() == "".join(shown["text"])
