"""The engine: tables, chance, actions, records. It knows no game."""
