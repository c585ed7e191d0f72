//! Samples of values: their mean and its error.

/// 95 % of a normal distribution lie within this number of standard deviations of the mean.
pub const CONFIDENCE: f64 = 1.96;

/// The mean of a sample and its error.
pub struct Sample {
    /// The mean.
    pub mean: f64,
    /// Standard error of the mean; 0 for a single value.
    error: f64,
}

impl Sample {
    /// Computes mean and error of `values`, of which there must be at least one.
    pub fn new(values: &[f64]) -> Sample {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
        let deviation = (squares / (count - 1.0).max(1.0)).sqrt();
        Sample { mean, error: deviation / count.sqrt() }
    }

    /// Returns half the width of the mean's 95 % interval.
    pub fn interval(&self) -> f64 {
        CONFIDENCE * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_its_error() {
        let sample = Sample::new(&[1.0, 3.0, 1.0, 3.0]);
        assert!((sample.interval() - 1.131_606_5).abs() < 1e-6);
        let Sample { mean, error } = sample;
        assert_eq!(mean, 2.0);
        assert!((error - (1.0_f64 / 3.0).sqrt()).abs() < 1e-9);
        for equal in [&[2.0][..], &[2.0, 2.0, 2.0]] {
            let Sample { mean, error } = Sample::new(equal);
            assert_eq!((mean, error), (2.0, 0.0));
        }
    }
}
