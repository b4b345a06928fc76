"""The laws: what must hold of every game, at every choice, whatever its rules are.

    python -m spinney.lawbook hoard                      # says in plain words what is missing
    pytest --pyargs spinney.lawbook --game hoard         # among your own tests; --long looks widely

A check is a plain function that raises AssertionError (`checks`); the laws try the checks in many cases
(`laws`), on every installed game unless one is named. A game may tell them a little (`advice`).
"""
