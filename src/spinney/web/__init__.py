"""The table in the browser: a server that keeps tables, draws them for every seat, and takes answers."""
