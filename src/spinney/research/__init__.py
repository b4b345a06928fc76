"""The games behind the interfaces that researchers know: OpenSpiel, PettingZoo, Gymnasium.

The adapters are thin: the same action numbers as the engine, its seat order, its observations. What they need
comes with `pip install 'spinney[research]'`; nothing here is imported before you ask for it by name.
"""
