//! Identifiers of games and people, written as hexadecimal numbers.

/// Implements `Display` for a number, with `$digits` hexadecimal digits, and `FromStr`, which needs
/// no leading zeros.
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
    };
}

pub(in crate::game) use hexadecimal;
