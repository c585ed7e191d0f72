//! The examples of this folder's README. Manual pages end with them, the help of a command with the
//! first one, and tests run them.

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

/// Returns the first example of a command as the end of its help, without what the program answers.
pub fn first_example(command: &str) -> Option<String> {
    let example = examples(command).next()?;
    let is_session = example.starts_with("$ ");
    let (first, rest) = example.split_once('\n').unwrap_or((example, ""));
    let more = rest.lines().take_while(|line| !is_session || line.starts_with("> "));
    let typed = std::iter::once(first).chain(more).map(|line| {
        let typed = line.strip_prefix("$ ").or(line.strip_prefix("> ")).unwrap_or(line);
        format!("\n  {typed}")
    });
    Some(format!("Example:{}", typed.collect::<String>()))
}
