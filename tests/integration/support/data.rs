//! Reads the files of `tests/data`.

/// Returns the columns of each line of a text, which has `COLUMNS` of them. Lines that start with
/// `# ` are comments.
pub fn records<const COLUMNS: usize>(text: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    text.lines().filter(|line| !line.starts_with("# ")).map(|line| {
        let columns: Vec<&str> = line.split(' ').collect();
        columns.try_into().unwrap_or_else(|_| panic!("{COLUMNS} columns are expected: {line}"))
    })
}
