"""The drawing kit that every game's picture is made with.

`svg` builds markup, `board` makes the picture and its parts, `theme` and `palette` hold the colours. `layout`
and `hexes` say where things go, `lettering` makes words fit, `offers` and `plates` are what can be touched,
`ribbon` and `seats` show whose turn it is. `marks`, `icons` and `dice` are the symbols, `shapes` and `flora`
what is drawn by hand. `textboard` is for terminals.
"""
