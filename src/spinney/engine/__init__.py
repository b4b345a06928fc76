"""The engine: tables, chance, actions and records. It knows no particular game."""
