"""The drawing kit that every game's zones are made with.

`svg` builds markup, `touch` makes the parts that a page can find, `sheet` lays all zones on one picture;
`theme` and `palette` hold the colours. `layout` and `hexes` say where things go, `lettering` makes words fit.
`marks`, `icons` and `dice` are the symbols, `shapes` what is drawn by hand. `textboard` and `ribbon` are for
terminals.
"""
