//! Numbers and lists as a language writes them, from the data of Unicode's CLDR.

use std::fmt;

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

/// Returns the format of lists in a locale, or the one common to all languages if the library does
/// not know the locale.
pub fn lists(locale: &str) -> ListFormatter {
    let locale = Locale::try_from_str(locale).unwrap_or(Locale::UNKNOWN);
    let lists = ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default());
    lists.expect("there are lists for all locales")
}

/// The format of a language's numbers. Only those of five digits or more are grouped, so that
/// ratings are not.
struct Numbers(DecimalFormatter);

impl Memoizable for Numbers {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Numbers, ()> {
        let locale = Locale::try_from_str(&language.to_string()).map_err(|_| ())?;
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Min2);
        DecimalFormatter::try_new(locale.into(), options).map(Numbers).map_err(|_| ())
    }
}

/// Returns a text with usual no-break spaces instead of narrow ones, which the fonts lack and at
/// which lines would break.
fn usual(text: &impl fmt::Display) -> String {
    text.to_string().replace('\u{202f}', "\u{a0}")
}

/// Returns a number as the language writes it, or `None` for any other value.
pub fn number(value: &FluentValue, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let decimal = Decimal::try_from_str(&number.as_string()).ok()?;
    languages.with_try_get::<Numbers, _, _>((), |numbers| usual(&numbers.0.format(&decimal))).ok()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use crate::app::text::{Language, Texts, msg};
    use crate::game::Timestamp;

    #[test]
    fn each_language_writes_numbers_dates_and_lists_in_its_own_way() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 4).unwrap();
        let evening = day.and_hms_opt(18, 30, 0).unwrap().and_local_timezone(chrono::Local);
        let evening = Timestamp::new(evening.unwrap().timestamp());
        for (locale, number, date, apart, list) in [
            ("de", "12.345", "04.11.2026", ", ", "4, 5 und 16"),
            ("en", "12,345", "4 Nov 2026", ", ", "4, 5, and 16"),
            ("es", "12.345", "4 nov 2026", ", ", "4, 5 y 16"),
            ("fr", "12\u{a0}345", "4 nov. 2026", ", ", "4, 5 et 16"),
            ("ja", "12,345", "2026/11/04", " ", "4、5、16"),
            ("it", "12.345", "4 nov 2026", ", ", "4, 5 e 16"),
            ("ko", "12,345", "2026. 11. 4.", " ", "4, 5 및 16"),
            ("pl", "12\u{a0}345", "4 lis 2026", ", ", "4, 5 i 16"),
            ("pt-BR", "12.345", "4 de nov de 2026", ", ", "4, 5 e 16"),
            ("ru", "12\u{a0}345", "4 ноя 2026", ", ", "4, 5 и 16"),
            ("zh-Hans", "12,345", "2026年11月4日", " ", "4、5和16"),
        ] {
            let texts = Texts::new(Language::find(locale).unwrap());
            let rating = |n| texts.with(msg::LEVEL_RATING, "n", n);
            assert!(rating(12_345).ends_with(&format!(" {number}")), "{locale}");
            assert!(rating(1515).ends_with(" 1515"), "{locale}");
            assert_eq!(texts.date(day), date, "{locale}");
            let time = format!("{date}{apart}18:30");
            assert_eq!(texts.time_of(evening), time, "{locale}");
            assert_eq!(texts.list(&[4, 5, 16]), list, "{locale}");
        }
    }
}
