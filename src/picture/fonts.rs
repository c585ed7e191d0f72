//! The game's fonts.

use std::sync::LazyLock;

use epaint::text::{FontData, FontDefinitions};
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
