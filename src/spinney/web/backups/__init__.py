"""A house in one file: copied while it runs, checked by playing every game again, restored anywhere."""
