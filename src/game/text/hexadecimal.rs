//! Identifiers of games, people and other things, written as hexadecimal numbers.

/// Implements `Display` for a number, with `$digits` hexadecimal digits, `FromStr`, which needs no
/// leading zeros, and serde by both.
macro_rules! hexadecimal {
    ($id:ident($number:ty), $digits:literal) => {
        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{:0width$x}", self.0, width = $digits)
            }
        }

        impl std::str::FromStr for $id {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<$id, std::num::ParseIntError> {
                <$number>::from_str_radix(text, 16).map($id)
            }
        }

        crate::ai::serde_as_str!($id);
    };
}

pub(in crate::game) use hexadecimal;
