//! One line from the controller: a number, a command and its arguments, or nothing.

/// A command with its arguments.
#[derive(PartialEq, Eq, Debug)]
pub struct Request {
    /// The number that the response repeats.
    pub id: Option<u32>,
    /// The command's name.
    pub command: String,
    /// The words after it.
    pub arguments: Vec<String>,
}

/// The largest number that a command may have.
const MAX_ID: u32 = i32::MAX as u32;

/// The command whose argument may contain `#`, which starts a comment everywhere else.
pub const POSITION: &str = "nt-position";

impl Request {
    /// Reads a line. Returns `None` if it holds nothing but blanks, control characters and a comment.
    pub fn read(text: &str) -> Option<Request> {
        let text = text.replace('\t', " ").replace(char::is_control, "");
        let bare = text.split('#').next().unwrap_or_default();
        let (id, bare) = split_id(bare);
        let command = bare.split_whitespace().next()?;
        let words = if command == POSITION { split_id(&text).1 } else { bare };
        let arguments = words.split_whitespace().skip(1).map(str::to_owned).collect();
        Some(Request { id, command: command.to_owned(), arguments })
    }
}

/// Splits off the number at the start of a line, if there is one.
fn split_id(text: &str) -> (Option<u32>, &str) {
    let text = text.trim_start();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_number = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit());
    match first.parse() {
        Ok(id) if is_number && id <= MAX_ID => (Some(id), rest),
        _ => (None, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Option<u32>, String)> {
        Request::read(text).map(|request| {
            let words: Vec<String> =
                std::iter::once(request.command).chain(request.arguments).collect();
            (request.id, words.join("|"))
        })
    }

    #[test]
    fn numbers_commands_and_arguments_are_separated() {
        assert_eq!(read("play b a1,b1,c1,d1"), Some((None, "play|b|a1,b1,c1,d1".to_owned())));
        assert_eq!(read("  12   genmove\tw  "), Some((Some(12), "genmove|w".to_owned())));
        assert_eq!(read("12genmove"), Some((None, "12genmove".to_owned())));
        assert_eq!(read("2147483647 name"), Some((Some(2_147_483_647), "name".to_owned())));
        assert_eq!(read("2147483648 name"), Some((None, "2147483648|name".to_owned())));
        assert_eq!(read("-1 name"), Some((None, "-1|name".to_owned())));
    }

    #[test]
    fn comments_control_characters_and_empty_lines_are_ignored() {
        assert_eq!(read("na\u{7}me # what are you?"), Some((None, "name".to_owned())));
        for text in ["", "   \t ", "# a comment", "\u{1b}\u{0}", "  # x", "7"] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_position_may_contain_filled_cells() {
        assert_eq!(read("3 nt-position ##.. #"), Some((Some(3), "nt-position|##..|#".to_owned())));
        assert_eq!(read("# nt-position ##"), None);
    }
}
