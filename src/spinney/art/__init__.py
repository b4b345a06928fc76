"""The drawing kit that every game's picture is made with.

`svg` builds markup, `board` makes the picture and its parts, `theme` and `palette` hold the colours, `marks`,
`icons` and `dice` the symbols, `shapes` and `flora` what is drawn by hand.
"""
