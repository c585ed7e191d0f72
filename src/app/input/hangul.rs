//! Composes Hangul from Latin letters by the Korean standard layout of two sets: consonants on the
//! left, vowels on the right.
//!
//! Letters, alone or joined, are characters of the block Hangul Compatibility Jamo; syllables are
//! characters of Hangul Syllables.

use std::ops::RangeInclusive;

/// Letters that begin a syllable, in the order of the character set.
const INITIALS: &str = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/// The keys of [`INITIALS`], in the same order.
const INITIAL_KEYS: &str = "rRseEfaqQtTdwWczxvg";

/// Letters that end a syllable, in the order of the character set.
const FINALS: &str = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/// Vowels, including joined ones, in the order of the character set.
const VOWELS: RangeInclusive<char> = 'ㅏ'..='ㅣ';

/// Vowels that have keys of their own.
const SINGLE_VOWELS: &str = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ";
/// The keys of [`SINGLE_VOWELS`], in the same order.
const VOWEL_KEYS: &str = "koiOjpuPhynbml";

/// Pairs of letters, each followed by the letter to which they are joined.
const JOINED: &str = "ㅗㅏㅘ ㅗㅐㅙ ㅗㅣㅚ ㅜㅓㅝ ㅜㅔㅞ ㅜㅣㅟ ㅡㅣㅢ \
     ㄱㅅㄳ ㄴㅈㄵ ㄴㅎㄶ ㄹㄱㄺ ㄹㅁㄻ ㄹㅂㄼ ㄹㅅㄽ ㄹㅌㄾ ㄹㅍㄿ ㄹㅎㅀ ㅂㅅㅄ";

/// Returns the Hangul letter on the key of a Latin one, if it has one.
///
/// A capital stands for Shift, with which some keys have another letter.
pub fn letter_on(key: char) -> Option<char> {
    let on = |key: char, keys: &str, letters: &str| letters.chars().nth(keys.find(key)?);
    let letter =
        |key| on(key, INITIAL_KEYS, INITIALS).or_else(|| on(key, VOWEL_KEYS, SINGLE_VOWELS));
    letter(key).or_else(|| letter(key.to_ascii_lowercase()))
}

/// A syllable that is being composed.
#[derive(Clone, Default, Debug)]
pub struct Syllable {
    /// The letters in the order of their keys.
    letters: Vec<char>,
}

impl Syllable {
    /// Returns the syllable composed so far.
    ///
    /// If `has_glyph` says that the font lacks it, its last letters stand alone behind a shorter
    /// syllable.
    pub fn text(&self, has_glyph: &dyn Fn(char) -> bool) -> String {
        let mut apart = Vec::new();
        let mut letters = self.letters.as_slice();
        while let [shorter @ .., last] = letters
            && !shorter.is_empty()
            && !together(letters).is_some_and(has_glyph)
        {
            apart.push(*last);
            letters = shorter;
        }
        together(letters).into_iter().chain(apart.into_iter().rev()).collect()
    }

    /// Adds a letter. If it begins the next syllable, returns the finished one.
    pub fn push(&mut self, letter: char) -> Option<Syllable> {
        let longer = [self.letters.as_slice(), &[letter]].concat();
        if together(&longer).is_some() {
            self.letters = longer;
            return None;
        }
        // A vowel takes the consonant before it: 각 and ㅏ become 가가.
        let is_before_vowel = |last: &mut char| is_vowel(letter) && !is_vowel(*last);
        let taken = self.letters.pop_if(is_before_vowel);
        let letters = taken.into_iter().chain([letter]).collect();
        Some(Syllable { letters: std::mem::replace(&mut self.letters, letters) })
    }

    /// Removes the last letter. Returns whether there was one.
    pub fn pop(&mut self) -> bool {
        self.letters.pop().is_some()
    }
}

/// Returns whether a letter is a vowel.
fn is_vowel(letter: char) -> bool {
    VOWELS.contains(&letter)
}

/// Returns the one character that the letters compose, if there is one.
fn together(letters: &[char]) -> Option<char> {
    let first = letters.iter().position(|&letter| is_vowel(letter)).unwrap_or(letters.len());
    let (initial, rest) = letters.split_at(first);
    let end = rest.iter().position(|&letter| !is_vowel(letter)).unwrap_or(rest.len());
    let (vowel, last) = rest.split_at(end);
    match (initial, joined(vowel), last) {
        (&[initial], None, []) if vowel.is_empty() => Some(initial),
        ([], vowel, []) => vowel,
        (&[initial], Some(vowel), last) => {
            let place = |letter, letters: &str| letters.chars().position(|other| other == letter);
            let last = match last {
                [] => 0,
                last => place(joined(last)?, FINALS)? + 1,
            };
            let vowel = vowel as usize - *VOWELS.start() as usize;
            let syllable = (place(initial, INITIALS)? * 21 + vowel) * 28 + last;
            char::from_u32('가' as u32 + syllable as u32)
        }
        _ => None,
    }
}

/// Returns the letter to which two letters are joined, or the letter itself if it is alone; `None`
/// if they do not join.
fn joined(letters: &[char]) -> Option<char> {
    match letters {
        &[letter] => Some(letter),
        [_, _] => {
            let pair = String::from_iter(letters);
            JOINED.split(' ').find_map(|joined| joined.strip_prefix(&pair)?.chars().next())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text that these keys write; `<` removes the last letter.
    fn written(keys: &str) -> String {
        let mut text = String::new();
        let mut syllable = Syllable::default();
        for key in keys.chars() {
            match letter_on(key) {
                Some(letter) => {
                    text.extend(syllable.push(letter).map(|finished| finished.text(&|_| true)));
                }
                None => assert!(key == '<' && syllable.pop(), "{keys}"),
            }
        }
        text + &syllable.text(&|_| true)
    }

    #[test]
    fn letters_are_composed_into_syllables() {
        for (keys, text) in [
            // An initial, a vowel, a final.
            ("r", "ㄱ"),
            ("k", "ㅏ"),
            ("rk", "가"),
            ("rkr", "각"),
            ("gksrmf", "한글"),
            ("rlacjftn", "김철수"),
            // Each key.
            ("qwertyuiop", "ㅂㅈㄷㄱ쇼ㅕㅑㅐㅔ"),
            ("asdfghjkl", "ㅁㄴㅇㄹ호ㅓㅏㅣ"),
            ("zxcvbnm", "ㅋㅌㅊ퓨ㅜㅡ"),
            // Joined vowels.
            ("dhk", "와"),
            ("dho", "왜"),
            ("dhl", "외"),
            ("dnj", "워"),
            ("dnp", "웨"),
            ("dnl", "위"),
            ("dml", "의"),
            ("hk", "ㅘ"),
            ("dhj", "오ㅓ"),
            ("dhkk", "와ㅏ"),
            // Joined finals.
            ("ahrt", "몫"),
            ("dkswek", "앉다"),
            ("aksgek", "많다"),
            ("ekfr", "닭"),
            ("tkfa", "삶"),
            ("duejf", "여덜"),
            ("duejfq", "여덟"),
            ("rhft", "곬"),
            ("gkfx", "핥"),
            ("dmfv", "읊"),
            ("dlfg", "잃"),
            ("rkqt", "값"),
            // A consonant that can't end a syllable begins the next one.
            ("rkE", "가ㄸ"),
            ("rkrr", "각ㄱ"),
            ("rktq", "갓ㅂ"),
            // A vowel takes the final, or of two the last one.
            ("rkrk", "가가"),
            ("dkssud", "안녕"),
            ("rkqtdl", "값이"),
            ("rkqtl", "갑시"),
            ("ekfrl", "달기"),
            ("skRk", "나까"),
            ("dlTdj", "있어"),
            ("dlTj", "이써"),
            // With Shift: double consonants and two vowels; other keys do not change.
            ("RkE", "까ㄸ"),
            ("QkWTl", "빠ㅉ씨"),
            ("dO", "얘"),
            ("dPtks", "예산"),
            ("RLA", "낌"),
            ("GKS", "한"),
            // Consonants alone do not join.
            ("rt", "ㄱㅅ"),
            ("zzz", "ㅋㅋㅋ"),
        ] {
            assert_eq!(written(keys), text, "{keys}");
        }
    }

    /// On the way to 지현, the syllable is 짛, which fonts of common syllables lack.
    #[test]
    fn letters_stand_alone_where_the_syllable_has_no_glyph() {
        let syllable = |letters: &str| Syllable { letters: letters.chars().collect() };
        let is_common = |syllable: char| !"짛짏".contains(syllable);
        for (letters, text) in
            [("ㅈㅣ", "지"), ("ㅈㅣㅎ", "지ㅎ"), ("ㅈㅣㄹㅎ", "질ㅎ"), ("ㅈ", "ㅈ")]
        {
            assert_eq!(syllable(letters).text(&is_common), text);
        }
        assert_eq!(syllable("ㅈㅣㅎ").text(&|_| false), "ㅈㅣㅎ");
        assert_eq!(syllable("").text(&is_common), "");
    }

    #[test]
    fn letters_are_deleted_one_by_one() {
        for (keys, text) in [
            ("rkqt<", "갑"),
            ("rkqt<<", "가"),
            ("rkqt<<<", "ㄱ"),
            ("rkqt<<<<", ""),
            ("dhk<", "오"),
            ("dhk<l", "외"),
            ("rkr<s", "간"),
            ("rkrk<", "가ㄱ"),
            ("rkrk<<", "가"),
        ] {
            assert_eq!(written(keys), text, "{keys}");
        }
        assert!(!Syllable::default().pop());
    }

    #[test]
    fn every_syllable_of_the_character_set_can_be_typed() {
        let key = |letter: char| -> String {
            let single = |letter: char| {
                ('A'..='z').filter(|key| letter_on(*key) == Some(letter)).max().into_iter()
            };
            let pair = JOINED.split(' ').find(|joined| joined.ends_with(letter));
            let letters = pair.map_or(vec![letter], |pair| pair.chars().take(2).collect());
            letters.into_iter().flat_map(single).collect()
        };
        let finals = || [String::new()].into_iter().chain(FINALS.chars().map(key));
        let mut syllables = '가'..='힣';
        for initial in INITIALS.chars().map(key) {
            for vowel in VOWELS.map(key) {
                for last in finals() {
                    let syllable = syllables.next().unwrap().to_string();
                    assert_eq!(written(&format!("{initial}{vowel}{last}")), syllable);
                }
            }
        }
        assert_eq!(syllables.next(), None);
        assert!(['1', ' ', '-', 'é', '가'].into_iter().all(|other| letter_on(other).is_none()));
    }
}
