//! How long things move, and how: fast at first, and gently to rest.

/// Seconds that a change of state takes.
pub const STATE: f64 = 0.12;

/// Seconds that a thing takes to move.
pub const MOVE: f64 = 0.24;

/// Seconds of a moment to look at.
pub const MOMENT: f64 = 0.6;

/// Returns how far something has come of its way, 0 to 1, after this part of its time.
pub fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

/// Returns the part of its time, 0 to 1, that has passed for something of this age and length in seconds.
pub fn progress(age: f64, length: f64) -> f32 {
    (age / length).clamp(0.0, 1.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_begins_and_ends_where_it_should_and_never_turns_back() {
        assert_eq!((ease(-1.0), ease(0.0), ease(1.0), ease(2.0)), (0.0, 0.0, 1.0, 1.0));
        let way: Vec<f32> = (0..=60).map(|step| ease(progress(f64::from(step), 60.0))).collect();
        assert!(way.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
