//! Documents: RON texts with a version number and a bounded size, in which data are stored.
//!
//! ```text
//! (
//!     version: 1,
//!     content: (…),
//! )
//! ```
//! Any data that serde can write and read become a document by implementing [`Document`].

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Why a text is not the expected document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    /// The text is longer than the document may be, in bytes.
    #[error("it is longer than {0} bytes")]
    TooLong(usize),
    /// The text is not RON, or lacks the fields of the document.
    #[error("it can't be read: {0}")]
    Syntax(String),
    /// The text has a version that this program can't read.
    #[error("it has version {found}, this program reads version {expected}")]
    Version {
        /// The version of the text.
        found: u32,
        /// The latest version that can be read.
        expected: u32,
    },
    /// The text can be read, but its content makes no sense.
    #[error("{0}")]
    Invalid(String),
}

impl DocumentError {
    /// Returns whether a newer version of the program wrote the text.
    pub fn is_newer(&self) -> bool {
        matches!(self, DocumentError::Version { found, expected } if found > expected)
    }
}

/// Data written as RON with a version number, and of bounded length.
pub trait Document: Serialize + DeserializeOwned {
    /// The version that is written.
    const VERSION: u32;

    /// Length of the longest text that is read, in bytes.
    const MAX_LEN: usize = 1 << 16;

    /// Checks data that were read, and repairs what can be repaired.
    ///
    /// # Errors
    /// Says what is wrong with the data.
    fn check(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// Writes the data as a text, one entry a line, with the same bytes on every system.
    fn to_ron(&self) -> String {
        // The writer of RON is large, and would otherwise be compiled for each type of document.
        let whole: &dyn erased_serde::Serialize = &Whole { version: Self::VERSION, content: self };
        // On Windows, RON would end lines with a carriage return, too.
        let style = ron::ser::PrettyConfig::new().new_line("\n");
        let text = ron::ser::to_string_pretty(whole, style);
        text.expect("documents hold nothing that RON can't write") + "\n"
    }

    /// Reads the data from a text.
    ///
    /// # Errors
    /// Says why the text is not this document.
    fn from_ron(text: &str) -> Result<Self, DocumentError> {
        if text.len() > Self::MAX_LEN {
            return Err(DocumentError::TooLong(Self::MAX_LEN));
        }
        let Version { version: found } = read_ron(text)?;
        if found != Self::VERSION {
            return Err(DocumentError::Version { found, expected: Self::VERSION });
        }
        let Whole { mut content, .. }: Whole<Self> = read_ron(text)?;
        content.check().map_err(DocumentError::Invalid)?;
        Ok(content)
    }
}

/// A document as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Document", deny_unknown_fields)]
struct Whole<T> {
    version: u32,
    content: T,
}

/// The one field that texts of all versions have.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// Reads the content of a document that is part of the program, whatever its version.
///
/// # Panics
/// If the text is not a document of this type. A test reads each of them.
pub(in crate::game) fn shipped<T: DeserializeOwned>(text: &str) -> T {
    read_ron::<Whole<T>>(text).expect("what is built in can be read").content
}

/// Reads data from a text that holds nothing else.
fn read_ron<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    ron::from_str(text).map_err(|error| DocumentError::Syntax(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Volume {
        percent: u8,
    }

    impl Document for Volume {
        const VERSION: u32 = 3;
        const MAX_LEN: usize = 100;

        fn check(&mut self) -> Result<(), String> {
            if self.percent <= 100 { Ok(()) } else { Err("too loud".to_owned()) }
        }
    }

    #[test]
    fn a_document_is_read_back_as_it_was_written() {
        let text = Volume { percent: 40 }.to_ron();
        assert!(text.contains("version: 3"), "{text}");
        assert_eq!(Volume::from_ron(&text), Ok(Volume { percent: 40 }));
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        let good = Volume { percent: 40 }.to_ron();
        let with = |from: &str, to: &str| Volume::from_ron(&good.replace(from, to)).unwrap_err();
        for found in [2, 4] {
            let unknown = DocumentError::Version { found, expected: 3 };
            assert_eq!(with("3", &found.to_string()), unknown);
        }
        assert_eq!(with("40", "101"), DocumentError::Invalid("too loud".to_owned()));
        assert!(matches!(with("percent", "per"), DocumentError::Syntax(_)));
        assert!(matches!(with("version", "vision"), DocumentError::Syntax(_)));
        assert_eq!(with("40", &"9".repeat(100)), DocumentError::TooLong(100));
        assert!(matches!(Volume::from_ron(&"(".repeat(99)), Err(DocumentError::Syntax(_))));
    }
}
