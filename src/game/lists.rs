//! Lists that keep so many entries.

/// Adds an entry at the end. The first ones are forgotten where the list would have more than `most`.
pub fn push_latest<T>(list: &mut Vec<T>, entry: T, most: usize) {
    list.push(entry);
    let forgotten = list.len().saturating_sub(most);
    list.drain(..forgotten);
}

/// Puts an entry into its place in a list that has the `most` best ones, the best first, behind those that are worth as much. Returns the place, from 0,
/// if it is among them.
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
