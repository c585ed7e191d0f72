//! The notices of what others made: crates, fonts and icons, in English as their licences are.

use std::sync::LazyLock;

use egui::Ui;

use crate::app::ui::{ACCENT, LABEL, TEXT, regular, widgets};
use crate::game::unpack;

/// A line that is at least so long goes on in the next one, in characters.
const FULL_LINE: usize = 50;

/// A paragraph, and whether it lists whom the next ones are about.
type Paragraph = (bool, String);

/// The paragraphs, each in one line; those that list names have a line for each.
static PARAGRAPHS: LazyLock<Vec<Paragraph>> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/notices.txt.zz"));
    paragraphs(&String::from_utf8_lossy(&unpack(packed)))
});

/// Returns the paragraphs of a text in which lines of `=` separate the parts, each of which begins
/// with whom it is about.
fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    for part in text.split("\n\n====") {
        let part = part.trim_start_matches('=').trim();
        let (names, licence) = part.split_once("\n\n").unwrap_or((part, ""));
        paragraphs.push((true, names.to_owned()));
        paragraphs.extend(licence.split("\n\n").map(|paragraph| (false, unwrapped(paragraph))));
    }
    paragraphs.retain(|(_, paragraph)| !paragraph.is_empty());
    paragraphs
}

/// Returns a paragraph without the ends of lines that only its width made.
fn unwrapped(paragraph: &str) -> String {
    let mut text = String::with_capacity(paragraph.len());
    let mut goes_on = false;
    for line in paragraph.lines() {
        let words = line.trim();
        if !text.is_empty() {
            text.push(if goes_on { ' ' } else { '\n' });
        }
        text.push_str(words);
        goes_on = words.chars().count() >= FULL_LINE;
    }
    text
}

/// Shows all notices.
pub fn show(ui: &mut Ui) {
    for (is_heading, paragraph) in PARAGRAPHS.iter() {
        let color = if *is_heading { ACCENT } else { TEXT };
        widgets::paragraph(ui, paragraph, regular(LABEL), color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_fills_the_width_and_names_keep_their_lines() {
        let wide = "Permission is hereby granted, free of charge, to any person";
        let text =
            format!("\n\n========\n\na 1.0: Ann\nb 2.0: Bob\n\nTitle\n{wide}\nobtaining a copy\n");
        let names = "a 1.0: Ann\nb 2.0: Bob".to_owned();
        let licence = format!("Title\n{wide} obtaining a copy");
        assert_eq!(paragraphs(&text), [(true, names), (false, licence)]);
    }

    #[test]
    fn the_notices_name_packages_fonts_and_icons() {
        let text: String = PARAGRAPHS.iter().map(|(_, text)| text.as_str()).collect();
        for name in ["egui 0.31", "the standard library of Rust", "the fonts NTHan", "the icons"] {
            assert!(text.contains(name), "{name}");
        }
    }
}
