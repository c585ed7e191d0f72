//! Lists of all values of an enum.

/// Makes an array of all values of an enum. It does not compile while it leaves one out.
///
/// `all_of!(Outcome: Win, Loss)` is `[Outcome::Win, Outcome::Loss]`.
macro_rules! all_of {
    ($type:ident: $($name:ident),*) => {{
        const _: fn($type) = |value| match value {
            $($type::$name => (),)*
        };
        [$($type::$name),*]
    }};
}

pub(crate) use all_of;
