//! The game's fonts.

use epaint::text::{FontData, FontDefinitions};
use epaint::{FontFamily, FontId};

/// The fonts by weight.
pub const FONTS: [(&str, &[u8]); 2] = [
    ("regular", include_bytes!("../../assets/fonts/NTSans-Regular.ttf")),
    ("bold", include_bytes!("../../assets/fonts/NTSans-Bold.ttf")),
];

/// Returns the regular font in this size in points.
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Returns the bold font in this size in points.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Returns both fonts with their families.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FONTS {
        fonts.font_data.insert(name.to_owned(), FontData::from_static(bytes).into());
    }
    let families = [
        (FontFamily::Proportional, "regular"),
        (FontFamily::Monospace, "regular"),
        (FontFamily::Name("bold".into()), "bold"),
    ];
    for (family, name) in families {
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    fonts
}
