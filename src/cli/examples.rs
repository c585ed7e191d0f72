//! The examples of this folder's README. Manual pages end with them, and tests run them.

/// The text of the README.
const PAGE: &str = include_str!("README.md");

/// Returns the examples of a command. An example that begins with `$ ` shows what the program
/// answers.
pub fn examples(command: &str) -> impl Iterator<Item = &'static str> {
    let mut sections = PAGE.split("\n## ");
    let section = sections.find_map(|section| section.strip_prefix(command)?.strip_prefix('\n'));
    let blocks = section.unwrap_or_default().split("\n```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix("console\n").or(block.strip_prefix("sh\n")))
}
