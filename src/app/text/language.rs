//! The languages of the window, one per file in `assets/locale`.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::game::unpack;
use crate::picture::Han;

/// Locales with the languages' own names and their packed files, sorted by locale.
const FILES: &[(&str, &str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The locale used if there is no file for the system's language. Tests compare the others with it.
const REFERENCE: &str = "en";

/// A language of the window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language {
    /// Index in [`FILES`].
    index: usize,
}

impl Language {
    /// Returns all languages, sorted by locale.
    pub fn all() -> impl ExactSizeIterator<Item = Language> {
        (0..FILES.len()).map(|index| Language { index })
    }

    /// Returns English, which tests compare the other languages with.
    pub fn reference() -> Language {
        Language::find(REFERENCE).unwrap_or(Language { index: 0 })
    }

    /// Returns the language of exactly a locale, such as `ko`, if there is one.
    pub fn find(locale: &str) -> Option<Language> {
        Language::all().find(|language| language.locale() == locale)
    }

    /// Returns the system's language, or English if the game has no texts in it.
    pub fn from_system() -> Language {
        // The language is needed several times in each frame, and stays the same.
        static SYSTEM: LazyLock<Language> =
            LazyLock::new(|| Language::for_locale(&sys_locale::get_locale().unwrap_or_default()));
        *SYSTEM
    }

    /// Returns the language that best fits a locale such as `ko-KR`.
    ///
    /// That is one for the country or script if there is one, else one that is spoken or written in
    /// another way (readers of `pt-PT` can read `pt-BR`), else English.
    fn for_locale(locale: &str) -> Language {
        let parts = |locale: &str| -> Vec<String> {
            locale.split(['-', '_', '.']).map(str::to_ascii_lowercase).collect()
        };
        let wanted = parts(locale);
        let in_common = |language: &Language| {
            let own = parts(language.locale());
            own.iter().zip(&wanted).take_while(|(own, wanted)| own == wanted).count()
        };
        let best = Language::all().filter(|language| in_common(language) > 0).max_by_key(in_common);
        best.unwrap_or_else(Language::reference)
    }

    /// Returns the locale, such as `ko` or `pt-BR`.
    pub fn locale(self) -> &'static str {
        FILES[self.index].0
    }

    /// Returns the language's own name, without reading its texts.
    pub fn name(self) -> &'static str {
        FILES[self.index].1
    }

    /// Returns the national form of Han characters: Chinese for Chinese, else Japanese.
    pub fn han(self) -> Han {
        if self.locale().starts_with("zh") { Han::Chinese } else { Han::Japanese }
    }

    /// Returns the contents of the language's file.
    pub(super) fn file(self) -> String {
        String::from_utf8(unpack(FILES[self.index].2)).expect("the file is UTF-8")
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.locale())
    }
}

/// Serialized as a variant named by the locale.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Language", self.index as u32, self.locale())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        deserializer.deserialize_identifier(LanguageVisitor)
    }
}

/// Reads a language from its locale.
struct LanguageVisitor;

impl Visitor<'_> for LanguageVisitor {
    type Value = Language;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a language of the game")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Language, E> {
        Language::find(name).ok_or_else(|| E::custom(format_args!("unknown language {name}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_system_is_the_default() {
        for (locale, language) in [
            ("ko-KR", "ko"),
            ("ko", "ko"),
            ("ko_KR.UTF-8", "ko"),
            ("en-GB", "en"),
            ("kok-IN", "en"),
            ("pt-BR", "pt-BR"),
            ("pt", "pt-BR"),
            ("pt_PT.UTF-8", "pt-BR"),
            ("zh-Hans-CN", "zh-Hans"),
            ("zh-CN", "zh-Hans"),
            ("zh_TW", "zh-Hans"),
            ("de_AT.UTF-8", "de"),
            ("C.UTF-8", "en"),
            ("", "en"),
        ] {
            assert_eq!(Language::for_locale(locale).locale(), language, "{locale}");
        }
    }

    #[test]
    fn languages_are_saved_by_their_locale() {
        for language in Language::all() {
            let text = ron::to_string(&Some(language)).unwrap();
            assert_eq!(ron::from_str(&text), Ok(Some(language)));
        }
        for (text, locale) in [("Some(ko)", "ko"), ("Some(r#pt-BR)", "pt-BR")] {
            let language: Option<Language> = ron::from_str(text).unwrap();
            assert_eq!(language.map(Language::locale), Some(locale));
        }
        assert!(ron::from_str::<Language>("Klingon").is_err());
    }
}
