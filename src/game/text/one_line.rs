//! Text from people, made fit for a single line on the screen.

use unicode_normalization::UnicodeNormalization;

/// Returns `text` as a single line without invisible characters.
///
/// Characters are composed (Unicode's normalization form C), and line breaks and tabs become
/// blanks. Characters that are invisible or change the direction of writing are dropped, since they
/// would let two different names look alike.
pub fn one_line(text: &str) -> String {
    let visible = text.chars().filter(|&character| !is_invisible(character));
    let blanks = visible.map(|character| match character {
        '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => ' ',
        other => other,
    });
    blanks.filter(|character| !character.is_control()).nfc().collect()
}

/// Returns whether a character that is not a blank shows nothing: direction marks, joiners,
/// variation selectors, fillers.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pasted names once showed boxes, and two different names could look alike.
    #[test]
    fn a_text_is_composed_and_holds_no_lines_nor_invisible_characters() {
        for (text, line) in [
            ("Jose\u{301} Mu\u{308}ller", "José Müller"),
            ("one\ntwo\r\n", "one two  "),
            ("a\tb\u{7}c", "a bc"),
            ("An\u{200b}n\u{202e}e\u{feff}", "Anne"),
            ("\u{1112}\u{1161}\u{11ab}", "한"),
            ("\u{3164}\u{200b}", ""),
        ] {
            assert_eq!(one_line(text), line, "{text:?}");
        }
    }
}
