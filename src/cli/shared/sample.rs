//! Samples of values: their mean and its error.

/// 95 % of a normal distribution lie within this number of standard deviations of the mean.
pub const DEVIATIONS_OF_95_PERCENT: f64 = 1.96;

/// Returns the mean of `values`, and half the width of its 95 % interval, which is 0 for a single
/// value. There must be at least one.
pub fn mean_and_interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    let deviation = (squares / (count - 1.0).max(1.0)).sqrt();
    (mean, DEVIATIONS_OF_95_PERCENT * deviation / count.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_follows_from_the_deviation() {
        let (mean, interval) = mean_and_interval(&[1.0, 3.0, 1.0, 3.0]);
        assert_eq!(mean, 2.0);
        assert!((interval - DEVIATIONS_OF_95_PERCENT * (1.0_f64 / 3.0).sqrt()).abs() < 1e-9);
        for equal in [&[2.0][..], &[2.0, 2.0, 2.0]] {
            assert_eq!(mean_and_interval(equal), (2.0, 0.0));
        }
    }
}
