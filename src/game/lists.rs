//! Lists of bounded length.

/// Appends `entry`, and drops the oldest entries where the list would exceed `most`.
pub fn push_latest<T>(list: &mut Vec<T>, entry: T, most: usize) {
    list.push(entry);
    let forgotten = list.len().saturating_sub(most);
    list.drain(..forgotten);
}

/// Inserts `entry` into a list that holds the `most` best entries, the best first. Returns its
/// index if it is among them.
///
/// Among entries of equal worth, the newest comes last.
pub fn insert_best<T, W: PartialOrd>(
    list: &mut Vec<T>,
    entry: T,
    most: usize,
    worth: impl Fn(&T) -> W,
) -> Option<usize> {
    let place = list.iter().take_while(|other| worth(other) >= worth(&entry)).count();
    list.insert(place, entry);
    list.truncate(most);
    (place < most).then_some(place)
}
