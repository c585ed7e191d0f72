//! A move as people type it: the names of its cells.

use crate::ai::{BoardSize, Cell};

/// Splits a line into names of cells, a letter and a number each, with or without blanks and commas
/// between them, in small letters. Returns `None` if the line is made of anything else. A name may
/// be that of a cell which no board has.
///
/// ```
/// use nim_tetris::game::names_of_cells;
///
/// assert_eq!(names_of_cells("C3 d3,e3c4").unwrap().join(","), "c3,d3,e3,c4");
/// assert_eq!(names_of_cells("undo"), None);
/// ```
pub fn names_of_cells(line: &str) -> Option<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for character in line.chars() {
        match character.to_ascii_lowercase() {
            letter @ 'a'..='z' => names.push(letter.to_string()),
            digit @ '0'..='9' => names.last_mut()?.push(digit),
            ' ' | '\t' | ',' | ';' | '、' | '，' => {}
            _ => return None,
        }
    }
    let is_cell = |name: &String| (2..=3).contains(&name.len());
    (!names.is_empty() && names.iter().all(is_cell)).then_some(names)
}

/// Returns the first of some names of cells that is not on a board of this size.
pub fn name_off_board(names: &[String], size: BoardSize) -> Option<&str> {
    let is_there = |name: &&String| name.parse().is_ok_and(|cell: Cell| size.contains(cell));
    names.iter().find(|name| !is_there(name)).map(String::as_str)
}
