#!/usr/bin/env python3
"""Makes the fonts anew: NTSans for texts, NTHan for Japanese and Chinese, and NTIcons for the pictures on buttons.

NTSans is a subset of Pretendard 1.3.9 in two weights: Latin, Greek and Cyrillic letters, arrows and the like, and the 2,350 Korean
syllables of KS X 1001, which cover the texts of the game and nearly all Korean names. Pretendard is a reserved name, so the subset
has its own.

NTHan is a subset of Noto Sans CJK 2.004, as Debian packs it: kana, the kanji of JIS X 0208's first level and the hanzi of GB 2312's
first level, which cover the texts of the game and nearly all names. Many characters look different in the two countries: so each
font file is a collection of two, Japanese and Chinese, that share their outlines. The bold one has only what the texts use.

NTIcons is a subset of Lucide 1.62.0 with the icons that `src/app/ui/icon.rs` names.

    npm pack pretendard@1.3.9 && tar xzf pretendard-1.3.9.tgz && pip install fonttools==4.68.0
    python3 assets/fonts/subset.py texts package/dist/public/static/alternative
    apt-get download fonts-noto-cjk=1:20220127+repack1-1 && dpkg-deb -x fonts-noto-cjk_*.deb noto
    python3 assets/fonts/subset.py han noto/usr/share/fonts/opentype/noto
    npm pack lucide-static@1.62.0 && tar xzf lucide-static-1.62.0.tgz
    python3 assets/fonts/subset.py icons package/font/lucide.ttf
"""

import re
import sys
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.scaleUpem import scale_upem

HERE = Path(__file__).parent
LETTERS = [(0x20, 0x7F), (0xA0, 0x250), (0x1E00, 0x1F00), (0x370, 0x400), (0x400, 0x460), (0x490, 0x492)]
SIGNS = "–—‘’‚“”„•…←↑→↓↵−▲▶▼◀✓·※⇧⌘"
JAMO = [chr(c) for c in range(0x3131, 0x3164)]
ICONS = HERE.parent.parent / "src/app/ui/icon.rs"
LOCALES = HERE.parent / "locale"

# What is shown for a character that no font has: a box, which Pretendard has in another size.
BOX, DRAWN_AS = "\u25fb", "\u25a1"

KANA = [chr(c) for c in (*range(0x3041, 0x3097), *range(0x30A1, 0x30FD))]
# Letters for Ainu, which epaint puts at the start of no line, and the signs that they are drawn like: the program writes its texts with them
# (`src/picture/fonts.rs`).
STAND_INS = dict(zip("ㇰㇱㇲㇳㇴㇵ", "，：；！？）"))

PUNCTUATION = "、。・ー「」『』《》〈〉【】〜～（）！？：；，．％＋＝…—“”‘’"


def rows(charset, first, last):
    """Returns the characters in some rows of a table of 94 columns."""
    pairs = (bytes([row, column]) for row in range(first, last + 1) for column in range(0xA1, 0xFF))
    return [pair.decode(charset, "ignore") for pair in pairs]


def korean_syllables():
    """Returns the syllables of KS X 1001: rows 16 to 40 of its table."""
    return rows("euc_kr", 0xB0, 0xC8)


def texts(locale):
    """Returns the Han characters, kana and their punctuation in the texts of a language."""
    characters = set((LOCALES / f"{locale}.ftl").read_text())
    return {c for c in characters if "\u3000" <= c <= "\u9fff" or "\uff00" <= c <= "\uff5f"}


def icons():
    """Returns the characters of the icons in the program's source."""
    return [chr(int(code, 16)) for code in re.findall(r"'\\u\{([0-9a-f]+)\}'", ICONS.read_text())]


def options():
    """Returns what all subsets leave out."""
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6]
    return options


def rename(font, family, weight):
    """Gives a font its own name."""
    own = {1: family, 2: weight, 3: f"{family}-{weight}", 4: f"{family} {weight}", 6: f"{family}-{weight}"}
    for name in font["name"].names:
        name.string = own.get(name.nameID, name.toUnicode())


def subset(source, text, family, weight):
    """Returns a font with the characters of a text, renamed."""
    font = TTFont(source)
    subsetter = Subsetter(options())
    subsetter.populate(text="".join(text))
    subsetter.subset(font)
    rename(font, family, weight)
    return font


def han(source, japanese, chinese, weight):
    """Returns a collection of two fonts, the Japanese and the Chinese one, with one set of outlines."""
    faces = TTCollection(source).fonts
    find = {face["name"].getDebugName(1): face for face in faces}
    wanted = []
    for country, text in (("JP", japanese), ("SC", chinese)):
        cmap = find[f"Noto Sans CJK {country}"].getBestCmap()
        wanted.append({ord(c): cmap[ord(c)] for c in text})
    # Each country's font shows the other's characters as that writes them.
    wanted = [wanted[1] | wanted[0], wanted[0] | wanted[1]]
    for face in wanted:
        face |= {ord(c): face[ord(sign)] for c, sign in STAND_INS.items() if ord(sign) in face}
    font = find["Noto Sans CJK JP"]
    less = options()
    less.layout_features = []
    less.desubroutinize = True  # It packs better so.
    less.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx"]
    subsetter = Subsetter(less)
    subsetter.populate(glyphs=[glyph for face in wanted for glyph in face.values()], unicodes=list(wanted[0]))
    subsetter.subset(font)
    # A tenth of a pixel at the size of titles.
    scale_upem(font, 500)
    # The lines are as high as those of NTSans, so that letters of both stand on one line.
    model = TTFont(HERE / "NTSans-Regular.ttf")
    for field in ("ascent", "descent", "lineGap"):
        value = getattr(model["hhea"], field) * 500 / model["head"].unitsPerEm
        setattr(font["hhea"], field, round(value))
    rename(font, "NTHan", weight)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4][:1]
    collection = TTCollection()
    for characters in wanted:
        face = deepcopy(font)
        face["cmap"].tables[0].cmap = characters
        collection.fonts.append(face)
    return collection


match sys.argv[1:]:
    case ["texts", folder]:
        for weight in ("Regular", "Bold"):
            letters = [chr(c) for first, end in LETTERS for c in range(first, end)]
            text = [*letters, *SIGNS, DRAWN_AS, *JAMO, *korean_syllables()]
            font = subset(Path(folder) / f"Pretendard-{weight}.ttf", text, "NTSans", weight)
            for table in font["cmap"].tables:
                table.cmap[ord(BOX)] = table.cmap[ord(DRAWN_AS)]
            font.save(HERE / f"NTSans-{weight}.ttf")
    case ["han", folder]:
        japanese = {*KANA, *PUNCTUATION, *rows("euc_jp", 0xB0, 0xCF), *texts("ja")} - {""}
        chinese = {*PUNCTUATION, *rows("gb2312", 0xB0, 0xD7), *texts("zh-Hans")} - {""}
        regular = han(Path(folder) / "NotoSansCJK-Regular.ttc", japanese, chinese, "Regular")
        regular.save(HERE / "NTHan-Regular.ttc")
        bold = han(Path(folder) / "NotoSansCJK-Bold.ttc", texts("ja"), texts("zh-Hans"), "Bold")
        bold.save(HERE / "NTHan-Bold.ttc")
    case ["icons", file]:
        font = subset(file, icons(), "NTIcons", "Regular")
        # The left bearings in the source are wrong: some renderers would shift the icons by them.
        for name, (width, _) in font["hmtx"].metrics.items():
            font["hmtx"][name] = (width, getattr(font["glyf"][name], "xMin", 0))
        font.save(HERE / "NTIcons.ttf")
    case _:
        sys.exit(__doc__)
