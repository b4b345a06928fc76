"""Small drawings that others are made of: cubes, emblems, figures, portraits, a scene."""
