//! Lists of bounded length.

/// Appends `entry`, and drops the oldest entries where the list would exceed `max_len`.
pub fn push_latest<T>(list: &mut Vec<T>, entry: T, max_len: usize) {
    list.push(entry);
    let forgotten = list.len().saturating_sub(max_len);
    list.drain(..forgotten);
}

/// Inserts `entry` into a list that holds the `max_len` best entries, the best first. Returns its
/// index if it is among them.
///
/// Among entries of equal worth, the newest comes last.
pub fn insert_best<T, W: PartialOrd>(
    list: &mut Vec<T>,
    entry: T,
    max_len: usize,
    worth: impl Fn(&T) -> W,
) -> Option<usize> {
    let index = list.iter().take_while(|other| worth(other) >= worth(&entry)).count();
    list.insert(index, entry);
    list.truncate(max_len);
    (index < max_len).then_some(index)
}
