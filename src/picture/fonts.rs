//! The game's fonts.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use epaint::text::{FontData, FontDefinitions, Fonts, Galley, LayoutJob, Row};
use epaint::{FontFamily, FontId};

use crate::game::unpack;

/// Returns the bytes of a font as the build script has packed them.
macro_rules! packed {
    ($name:expr) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".zz"))
    };
}

/// The fonts by name: a regular and a bold one for most scripts, and two for kana and Han
/// characters.
///
/// The bold font for kana and Han has only the characters of the game's texts.
pub static FONTS: LazyLock<[(&str, Vec<u8>); 4]> = LazyLock::new(|| {
    [
        ("regular", unpack(packed!("NTSans-Regular.ttf"))),
        ("bold", unpack(packed!("NTSans-Bold.ttf"))),
        (HAN_COLLECTIONS[0], unpack(packed!("NTHan-Regular.ttc"))),
        (HAN_COLLECTIONS[1], unpack(packed!("NTHan-Bold.ttc"))),
    ]
});

/// Names of the font collections that hold one font for each [`Han`].
const HAN_COLLECTIONS: [&str; 2] = ["han", "han-bold"];

/// A national form of Han characters, in the order of the fonts in each collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Han {
    /// As in Japan.
    #[default]
    Japanese,
    /// As in mainland China.
    Chinese,
}

/// Punctuation that must not begin a line, each with the Ainu letter that NTHan draws like it.
///
/// epaint may break a line before the punctuation, but never before the letters.
const STAND_INS: [(char, char); 6] =
    [('，', 'ㇰ'), ('：', 'ㇱ'), ('；', 'ㇲ'), ('！', 'ㇳ'), ('？', 'ㇴ'), ('）', 'ㇵ')];

/// Returns a text with its punctuation replaced so that epaint breaks lines correctly.
pub fn with_stand_ins(text: &str) -> String {
    let stand_in = |sign| STAND_INS.iter().find(|&&(known, _)| known == sign);
    text.chars().map(|sign| stand_in(sign).map_or(sign, |&(_, letter)| letter)).collect()
}

/// Fewest characters that the last line of a Japanese or Chinese text should have.
const MIN_LAST: usize = 3;

/// Returns whether a character is Japanese or Chinese, in which case epaint may break a line beside
/// it.
fn is_han(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}')
}

/// What must not begin a line: the dot between two facts, a dash, and kana. epaint knows the kana,
/// but forgets them after another character of katakana.
const NEVER_FIRST: &str = "·—ーァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々";

/// Counts the blemishes of a text: what must not begin a line, and in Japanese or Chinese a last
/// line of one or two characters, and numbers that are parted from what they count.
pub(crate) fn blemishes(galley: &Galley) -> usize {
    let rows = &galley.rows;
    let starts_in_han = |row: &Row| row.glyphs.first().is_some_and(|it| is_han(it.chr));
    let ends_in_number = |row: &Row| {
        let mut glyphs = row.glyphs.iter().rev().skip_while(|it| it.chr == ' ');
        !row.ends_with_newline && glyphs.next().is_some_and(|it| it.chr.is_ascii_digit())
    };
    let is_short = |row: &Row| starts_in_han(row) && row.glyphs.len() < MIN_LAST;
    let parted = rows.windows(2).filter(|it| ends_in_number(&it[0]) && starts_in_han(&it[1]));
    let starts_wrongly =
        |row: &&Row| row.glyphs.first().is_some_and(|it| NEVER_FIRST.contains(it.chr));
    let wrong = rows.iter().skip(1).filter(starts_wrongly).count();
    parted.count() + wrong + usize::from(rows.len() > 1 && rows.last().is_some_and(is_short))
}

/// Lays a text out as epaint does, but in narrower lines if that takes no more of them and leaves
/// fewer blemishes.
pub fn lay_out(fonts: &Fonts, job: LayoutJob) -> Arc<Galley> {
    let usual = fonts.layout_job(job.clone());
    if usual.elided || blemishes(&usual) == 0 {
        return usual;
    }
    let quarter = job.sections.first().map_or(0.0, |section| section.format.font_id.size / 4.0);
    let narrower = (1..=4 * MIN_LAST).map(|quarters| {
        let mut job = job.clone();
        job.wrap.max_width -= quarters as f32 * quarter;
        fonts.layout_job(job)
    });
    let rows = usual.rows.len();
    let fitting = narrower.filter(|it| it.rows.len() == rows && !it.elided);
    [usual.clone()].into_iter().chain(fitting).min_by_key(|it| blemishes(it)).unwrap_or(usual)
}

/// Stands for what no font has. epaint draws it for every single character that is missing.
const MISSING: char = '◻';

/// Returns a text as the fonts can show it.
///
/// The game shapes no text: what its fonts lack, such as emoji, combining marks, and scripts that
/// join letters or run from right to left, can't be shown. One `MISSING` takes the place of all
/// such characters side by side.
pub fn legible<'a>(fonts: &Fonts, font: &FontId, text: &'a str) -> Cow<'a, str> {
    let is_missing = |&c: &char| !c.is_control() && !fonts.has_glyph(font, c);
    if text.is_ascii() || !text.chars().any(|c| is_missing(&c)) {
        return text.into();
    }
    let mut shown = String::new();
    for character in text.chars() {
        match is_missing(&character) {
            true if shown.ends_with(MISSING) => {}
            true => shown.push(MISSING),
            false => shown.push(character),
        }
    }
    shown.into()
}

/// Returns the regular font in a size in points.
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Returns the bold font in a size in points.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Returns the definitions of all fonts and families. Each font of a family stands in for
/// characters that those before it lack.
pub fn definitions(han: Han) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in &*FONTS {
        let mut data = FontData::from_static(bytes);
        if HAN_COLLECTIONS.contains(name) {
            data.index = han as u32;
        }
        fonts.font_data.insert((*name).to_owned(), data.into());
    }
    let [han, han_bold] = HAN_COLLECTIONS;
    let families: [(FontFamily, &[&str]); 3] = [
        (FontFamily::Proportional, &["regular", han]),
        (FontFamily::Monospace, &["regular", han]),
        (FontFamily::Name("bold".into()), &["bold", han_bold, han]),
    ];
    for (family, names) in families {
        fonts.families.insert(family, names.iter().map(|&name| name.to_owned()).collect());
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each part of an emoji and each letter of other scripts once was a box of its own.
    #[test]
    fn what_no_font_has_becomes_one_sign() {
        let fonts = Fonts::new(1.0, 4096, definitions(Han::default()));
        for (name, shown) in [
            ("Ann", "Ann"),
            ("José, Łukasz, Ёлка", "José, Łukasz, Ёлка"),
            ("철수 さくら 王明", "철수 さくら 王明"),
            ("two\nlines", "two\nlines"),
            ("Ann 👨👩👧", "Ann ◻"),
            ("محمد علي", "◻ ◻"),
            ("สมชาย", "◻"),
            ("דנה", "◻"),
            ("Q\u{303}x", "Q◻x"),
            ("◻👧", "◻"),
        ] {
            for font in [regular(14.0), bold(14.0)] {
                assert_eq!(legible(&fonts, &font, name), shown, "{name}");
            }
        }
    }
}
