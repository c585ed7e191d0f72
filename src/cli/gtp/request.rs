//! Requests: a line from the controller with a number, a command and its arguments, or nothing.

/// A command with its arguments.
#[derive(PartialEq, Eq, Debug)]
pub struct Request {
    /// The number that the response repeats, as it was written; empty if there is none.
    pub id: String,
    /// The command's name.
    pub command: String,
    /// The words after it.
    pub arguments: Vec<String>,
}

/// Largest number of a command.
const MAX_ID: u32 = i32::MAX as u32;

/// The command whose argument may contain `#`, which starts a comment everywhere else.
pub const POSITION: &str = "nt-position";

impl Request {
    /// Parses a line; `None` if it holds nothing but blanks, control characters and a comment.
    pub fn read(text: &str) -> Option<Request> {
        let text = without_controls(text);
        let bare = text.split('#').next().unwrap_or_default();
        let (id, bare) = split_id(bare);
        let command = bare.split_whitespace().next()?;
        let words = if command == POSITION { split_id(&text).1 } else { bare };
        let arguments = words.split_whitespace().skip(1).map(str::to_owned).collect();
        Some(Request { id: id.to_owned(), command: command.to_owned(), arguments })
    }
}

/// Parses the number that the response to a line repeats, also where the rest of the line can't be
/// read.
pub fn parse_id(text: &str) -> String {
    split_id(&without_controls(text)).0.to_owned()
}

/// Returns a line without control characters, and with blanks for tabs.
fn without_controls(text: &str) -> String {
    text.replace('\t', " ").replace(char::is_control, "")
}

/// Splits off the number at the start of a line; it is empty if there is none.
fn split_id(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match first.parse() {
        Ok(0..=MAX_ID) if first.bytes().all(|byte| byte.is_ascii_digit()) => (first, rest),
        _ => ("", text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number and the words of a line, `|` between them.
    fn read(text: &str) -> Option<(String, String)> {
        Request::read(text).map(|request| {
            let words: Vec<String> =
                std::iter::once(request.command).chain(request.arguments).collect();
            (request.id, words.join("|"))
        })
    }

    fn with_id(id: &str, words: &str) -> Option<(String, String)> {
        Some((id.to_owned(), words.to_owned()))
    }

    #[test]
    fn numbers_commands_and_arguments_are_separated() {
        assert_eq!(read("play b a1,b1,c1,d1"), with_id("", "play|b|a1,b1,c1,d1"));
        assert_eq!(read("  12   genmove\tw  \r"), with_id("12", "genmove|w"));
        assert_eq!(read("NAME"), with_id("", "NAME"));
        assert_eq!(read("12genmove"), with_id("", "12genmove"));
        assert_eq!(read("2147483647 name"), with_id("2147483647", "name"));
        assert_eq!(read("2147483648 name"), with_id("", "2147483648|name"));
        assert_eq!(read("-1 name"), with_id("", "-1|name"));
        assert_eq!(read("+1 name"), with_id("", "+1|name"));
    }

    /// A controller that sent `007`, and waited for an answer with that number, once got `7`.
    #[test]
    fn a_number_comes_back_as_it_was_sent() {
        for id in ["0", "00", "007", "00000000000000000012"] {
            assert_eq!(read(&format!("{id} name")), with_id(id, "name"));
        }
    }

    #[test]
    fn an_unreadable_line_may_have_a_number() {
        assert_eq!(parse_id("\t7 name # caf\u{fffd}"), "7");
        for text in ["", "name", "7\u{fffd} name", "2147483648 name"] {
            assert_eq!(parse_id(text), "", "{text:?}");
        }
    }

    #[test]
    fn comments_control_characters_and_empty_lines_are_ignored() {
        assert_eq!(read("na\u{7}me # what are you?"), with_id("", "name"));
        for text in ["", "   \t ", "# a comment", "\u{1b}\u{0}", "  # x", "7"] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_position_may_contain_filled_cells() {
        assert_eq!(read("3 nt-position ##.. #"), with_id("3", "nt-position|##..|#"));
        assert_eq!(read("# nt-position ##"), None);
    }
}
