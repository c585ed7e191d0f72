//! What is kept in files: RON texts with a version number and a bounded size.
//!
//! ```text
//! (
//!     version: 1,
//!     content: (…),
//! )
//! ```
//! Anything that serde can write and read becomes such a text by implementing [`Document`].

use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Why a text is not the document that was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    /// It is longer than the document may be.
    #[error("it is longer than {0} bytes")]
    TooLong(usize),
    /// It is not RON, or does not have the fields of the document.
    #[error("it can't be read: {0}")]
    Syntax(String),
    /// It has a version that this program does not read.
    #[error("it has version {found}, this program reads version {expected}")]
    Version {
        /// The version of the text.
        found: u32,
        /// The version that is read.
        expected: u32,
    },
    /// It can be read, but makes no sense.
    #[error("{0}")]
    Invalid(String),
}

impl DocumentError {
    /// Returns whether a newer program wrote the text.
    pub fn is_newer(&self) -> bool {
        matches!(self, DocumentError::Version { found, expected } if found > expected)
    }
}

/// Data with a version that are written as a text, RON of bounded length, and read back.
pub trait Document: Serialize + DeserializeOwned {
    /// Version of the format that is written.
    const VERSION: u32;

    /// The first version whose texts are read as those that are written: fields that came later have a default.
    const SINCE: u32 = Self::VERSION;

    /// Longest text that is read, in bytes.
    const MAX_LEN: usize = 1 << 16;

    /// Reads a text of a version before [`SINCE`](Document::SINCE); `None` for a version that this program does not know.
    fn from_older(_version: u32, _text: &str) -> Option<Result<Self, DocumentError>> {
        None
    }

    /// Reads a text of this version.
    ///
    /// # Errors
    /// The text does not have the fields of this version.
    fn read(text: &str) -> Result<Self, DocumentError> {
        read_content(text)
    }

    /// Checks data that were read.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// Writes the text.
    fn to_ron(&self) -> String {
        to_pretty_ron(&Whole { version: Self::VERSION, content: self })
    }

    /// Reads the text.
    ///
    /// # Errors
    /// Says what is wrong with the text.
    fn from_ron(text: &str) -> Result<Self, DocumentError> {
        let found = version_of(text, Self::MAX_LEN)?;
        let unknown = DocumentError::Version { found, expected: Self::VERSION };
        let content = if (Self::SINCE..=Self::VERSION).contains(&found) {
            Self::read(text)?
        } else {
            Self::from_older(found, text).ok_or(unknown)??
        };
        content.check().map_err(DocumentError::Invalid)?;
        Ok(content)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Document", deny_unknown_fields)]
struct Whole<T> {
    version: u32,
    content: T,
}

/// The part of a text that every version has.
#[derive(Deserialize)]
pub(super) struct Version {
    pub version: u32,
}

/// Writes data, one entry a line, to the same bytes on every system. The writer of RON is large: it is compiled once, and not for each type.
pub(super) fn to_pretty_ron(data: &dyn erased_serde::Serialize) -> String {
    // On Windows, RON ends lines in another way.
    let style = ron::ser::PrettyConfig::new().new_line("\n");
    ron::ser::to_string_pretty(data, style).expect("documents hold nothing that RON can't write")
        + "\n"
}

/// Reads the content of a document whatever its version, as data of any type.
///
/// # Errors
/// The text does not have the fields of that type.
pub fn read_content<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    read_ron::<Whole<T>>(text).map(|whole| whole.content)
}

/// Reads a document that is a part of the program.
///
/// # Panics
/// If the text is not such a document. A test reads each of them.
pub(in crate::game) fn shipped<T: DeserializeOwned>(text: &str) -> T {
    read_content(text).expect("what is built in can be read")
}

/// Reads the content of a document of one of these versions.
///
/// # Errors
/// The text has another version, or not the fields of that type.
pub(in crate::game) fn read_version<T: DeserializeOwned>(
    text: &str,
    versions: RangeInclusive<u32>,
) -> Result<T, DocumentError> {
    let found = version_of(text, text.len())?;
    let unknown = DocumentError::Version { found, expected: *versions.end() };
    if versions.contains(&found) { read_content(text) } else { Err(unknown) }
}

/// Reads data that are a whole text.
pub(super) fn read_ron<T: DeserializeOwned>(text: &str) -> Result<T, DocumentError> {
    ron::from_str(text)
        .map_err(|error: ron::error::SpannedError| DocumentError::Syntax(error.to_string()))
}

/// Returns the version of a text; refuses texts that are too long.
pub(super) fn version_of(text: &str, max_len: usize) -> Result<u32, DocumentError> {
    if text.len() > max_len {
        return Err(DocumentError::TooLong(max_len));
    }
    read_ron::<Version>(text).map(|Version { version }| version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Volume {
        percent: u8,
    }

    /// What version 2 wrote: a tenth of it.
    #[derive(Deserialize)]
    struct Tenths {
        tenths: u8,
    }

    impl Document for Volume {
        const VERSION: u32 = 3;
        const MAX_LEN: usize = 100;

        fn from_older(version: u32, text: &str) -> Option<Result<Volume, DocumentError>> {
            let read =
                || read_content(text).map(|Tenths { tenths }| Volume { percent: 10 * tenths });
            (version == 2).then(read)
        }

        fn check(&self) -> Result<(), String> {
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
    fn a_document_of_an_older_version_is_converted_and_checked() {
        let old =
            |tenths: u8| Volume::from_ron(&format!("(version: 2, content: (tenths: {tenths}))"));
        assert_eq!(old(4), Ok(Volume { percent: 40 }));
        assert_eq!(old(11), Err(DocumentError::Invalid("too loud".to_owned())));
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        let good = Volume { percent: 40 }.to_ron();
        let with = |from: &str, to: &str| Volume::from_ron(&good.replace(from, to)).unwrap_err();
        assert_eq!(with("3", "4"), DocumentError::Version { found: 4, expected: 3 });
        assert_eq!(with("40", "101"), DocumentError::Invalid("too loud".to_owned()));
        assert!(matches!(with("percent", "per"), DocumentError::Syntax(_)));
        assert!(matches!(with("version", "vision"), DocumentError::Syntax(_)));
        assert_eq!(with("40", &"9".repeat(100)), DocumentError::TooLong(100));
        assert!(matches!(Volume::from_ron(&"(".repeat(99)), Err(DocumentError::Syntax(_))));
    }
}
