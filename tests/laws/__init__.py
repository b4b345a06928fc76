"""The laws: what must hold of every game, at every choice, whatever its rules are.

A check is a plain function that raises AssertionError; the tests run the checks on all registered games and
on the toy, and `test_the_laws_bite` runs them on toys that are broken on purpose.
"""
