//! Durations of animations, and their easing: fast at first, and gently to rest.

/// Length of a change of state, in seconds.
pub const STATE: f64 = 0.12;

/// Length of a movement, in seconds.
pub const MOVE: f64 = 0.24;

/// Length of an animation that the player is meant to watch, in seconds.
pub const MOMENT: f64 = 0.6;

/// Returns the eased progress of an animation, 0 to 1 (cubic ease-out), for its linear progress.
pub fn ease(progress: f32) -> f32 {
    1.0 - (1.0 - progress.clamp(0.0, 1.0)).powi(3)
}

/// Returns the linear progress of an animation, 0 to 1, from its age and its length in seconds.
pub fn progress(age: f64, length: f64) -> f32 {
    (age / length).clamp(0.0, 1.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easing_goes_from_0_to_1_and_never_back() {
        assert_eq!((ease(-1.0), ease(0.0), ease(1.0), ease(2.0)), (0.0, 0.0, 1.0, 1.0));
        let way: Vec<f32> = (0..=60).map(|step| ease(progress(f64::from(step), 60.0))).collect();
        assert!(way.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
