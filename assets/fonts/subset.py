#!/usr/bin/env python3
"""Makes the fonts anew: two NTSans fonts for texts, and NTIcons for the pictures on buttons.

The NTSans fonts are subsets of Pretendard 1.3.9 with the characters that the game can show. These are the Latin ones of
western Europe, arrows and the like, and the 2,350 Korean syllables of KS X 1001, which cover the texts of the game and
nearly all Korean names. Pretendard is a reserved name, so the subsets have their own.

NTIcons is a subset of Lucide 1.62.0 with the icons that `src/app/ui/icon.rs` names.

    npm pack pretendard@1.3.9 && tar xzf pretendard-1.3.9.tgz && pip install fonttools==4.68.0
    python3 assets/fonts/subset.py texts package/dist/public/static/alternative
    npm pack lucide-static@1.62.0 && tar xzf lucide-static-1.62.0.tgz
    python3 assets/fonts/subset.py icons package/font/lucide.ttf
"""

import re
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
LATIN = [chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0x100))]
SIGNS = "–—‘’“”•…←↑→↓↵−▲▶▼◀✓·※"
JAMO = [chr(c) for c in range(0x3131, 0x3164)]
ICONS = HERE.parent.parent / "src/app/ui/icon.rs"


def korean_syllables():
    """Returns the syllables of KS X 1001: rows 16 to 40 of its table."""
    pairs = (bytes([row, column]) for row in range(0xB0, 0xC9) for column in range(0xA1, 0xFF))
    return [pair.decode("euc_kr") for pair in pairs]


def icons():
    """Returns the characters of the icons in the program's source."""
    return [chr(int(code, 16)) for code in re.findall(r"'\\u\{([0-9a-f]+)\}'", ICONS.read_text())]


def subset(source, text, family, weight):
    """Writes a font with the characters of a text, renamed."""
    font = TTFont(source)
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(text))
    subsetter.subset(font)
    own = {1: family, 2: weight, 3: f"{family}-{weight}", 4: f"{family} {weight}", 6: f"{family}-{weight}"}
    for name in font["name"].names:
        name.string = own.get(name.nameID, name.toUnicode())
    return font


match sys.argv[1:]:
    case ["texts", folder]:
        for weight in ("Regular", "Bold"):
            text = [*LATIN, *SIGNS, *JAMO, *korean_syllables()]
            font = subset(Path(folder) / f"Pretendard-{weight}.ttf", text, "NTSans", weight)
            font.save(HERE / f"NTSans-{weight}.ttf")
    case ["icons", file]:
        font = subset(file, icons(), "NTIcons", "Regular")
        # The left bearings in the source are wrong: some renderers would shift the icons by them.
        for name, (width, _) in font["hmtx"].metrics.items():
            font["hmtx"][name] = (width, getattr(font["glyf"][name], "xMin", 0))
        font.save(HERE / "NTIcons.ttf")
    case _:
        sys.exit(__doc__)
