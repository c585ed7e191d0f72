//! How messages about wrong input quote it, and name what would be right.

use std::fmt;

/// Returns the start of an untrusted text as an error message quotes it: at most 24 characters,
/// escaped.
pub(super) fn excerpt(text: &str) -> String {
    escaped_prefix(text, 24)
}

/// Returns at most `max_chars` characters of `text`, escaped so that they fit into one line of a
/// message, with `…` where it was cut.
pub(crate) fn escaped_prefix(text: &str, max_chars: usize) -> String {
    let mut shown: String = text.chars().take(max_chars).flat_map(char::escape_debug).collect();
    if text.chars().nth(max_chars).is_some() {
        shown.push('…');
    }
    shown
}

/// Joins items as prose does: `a, b or c`, where `conjunction` is `or`.
pub(crate) fn prose_list<T: fmt::Display>(
    items: impl IntoIterator<Item = T>,
    conjunction: &str,
) -> String {
    let mut texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let last = texts.pop().unwrap_or_default();
    if texts.is_empty() { last } else { format!("{} {conjunction} {last}", texts.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_written_as_in_a_sentence() {
        for (items, text) in [(&["a", "b", "c"][..], "a, b or c"), (&["a"], "a"), (&[], "")] {
            assert_eq!(prose_list(items, "or"), text);
        }
    }
}
