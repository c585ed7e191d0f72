#!/usr/bin/env python3
"""Makes the two NTSans fonts anew: subsets of Pretendard 1.3.9 with the characters that the game can show.

These are the Latin ones of western Europe, arrows and the like, and the 2,350 Korean syllables of KS X 1001, which
cover the texts of the game and nearly all Korean names. Pretendard is a reserved name, so the subsets have their own.

    npm pack pretendard@1.3.9 && tar xzf pretendard-1.3.9.tgz && pip install fonttools==4.68.0
    python3 assets/fonts/subset.py package/dist/public/static/alternative
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
LATIN = [chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0x100))]
SIGNS = "–—‘’“”•…←↑→↓↵−▲▶▼◀✓·※"
JAMO = [chr(c) for c in range(0x3131, 0x3164)]


def korean_syllables():
    """Returns the syllables of KS X 1001: rows 16 to 40 of its table."""
    pairs = (bytes([row, column]) for row in range(0xB0, 0xC9) for column in range(0xA1, 0xFF))
    return [pair.decode("euc_kr") for pair in pairs]


def subset(source, weight):
    font = TTFont(source / f"Pretendard-{weight}.ttf")
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join([*LATIN, *SIGNS, *JAMO, *korean_syllables()]))
    subsetter.subset(font)
    own = {1: "NTSans", 2: weight, 3: f"NTSans-{weight}", 4: f"NTSans {weight}", 6: f"NTSans-{weight}"}
    for name in font["name"].names:
        name.string = own.get(name.nameID, name.toUnicode())
    font.save(HERE / f"NTSans-{weight}.ttf")


if len(sys.argv) != 2:
    sys.exit(__doc__)
for weight in ("Regular", "Bold"):
    subset(Path(sys.argv[1]), weight)
