"""The map: ground and trees, paths, spaces, travellers, cubes to take."""
