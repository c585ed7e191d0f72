//! Spoils valid texts. Most results are close to something that a reader accepts.

/// Words and characters that have a meaning for some reader.
const WORDS: [&str; 64] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "\\",
    "/",
    "#",
    ".",
    " ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{feff}",
    "\u{7f}",
    "\u{1b}[2J",
    "é",
    "철수",
    "👾",
    "0",
    "1",
    "2",
    "10",
    "11",
    "-1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e300",
    "-1e300",
    "NaN",
    "inf",
    "0.0",
    "1e-320",
    "None",
    "Some(",
    "true",
    "false",
    "version: ",
    "content: (",
    "a1",
    "j10",
    "k1",
    "a11",
    "a1,b1,c1,d1",
    "resign first",
    "resign Second",
    "First wins.",
    "1. ",
    "first",
    "level ",
    "0x1",
    "'",
    "//",
    "/*",
    "r#\"",
];

/// Largest length of a spoilt text, in bytes.
const MAX_LEN: usize = 1 << 14;

/// An endless sequence of spoilt texts, which follows from its seed.
pub struct Mutator {
    corpus: Vec<Vec<u8>>,
    rng: fastrand::Rng,
}

impl Mutator {
    /// Returns a mutator of these texts.
    pub fn new(corpus: Vec<Vec<u8>>, seed: u64) -> Mutator {
        Mutator { corpus, rng: fastrand::Rng::with_seed(seed) }
    }

    /// Returns a text with one to five changes, most often one.
    pub fn next(&mut self) -> Vec<u8> {
        let mut text = self.corpus[self.rng.usize(..self.corpus.len())].clone();
        let changes = 1 + self.rng.usize(..5) * self.rng.usize(..2);
        (0..changes).for_each(|_| self.change(&mut text));
        text.truncate(MAX_LEN);
        text
    }

    fn change(&mut self, text: &mut Vec<u8>) {
        let rng = &mut self.rng;
        let at = rng.usize(..=text.len());
        // A part of the text, mostly short.
        let longest = 1 << rng.usize(..8);
        let end = (at + rng.usize(..=longest)).min(text.len());
        match rng.u8(..10) {
            0 => text.truncate(at),
            1 => drop(text.drain(at..end)),
            2 => {
                let word = WORDS[rng.usize(..WORDS.len())];
                text.splice(at..at, word.bytes()).for_each(drop);
            }
            3 => {
                let word = WORDS[rng.usize(..WORDS.len())];
                text.splice(at..end, word.bytes()).for_each(drop);
            }
            4 => {
                // Repeat the part, perhaps many times.
                let part = text[at..end].repeat(1 << (rng.usize(..6) / 2));
                let place = rng.usize(..=text.len());
                text.splice(place..place, part).for_each(drop);
            }
            5 => {
                // Insert a part of another text.
                let other = &self.corpus[rng.usize(..self.corpus.len())];
                let from = rng.usize(..=other.len());
                let to = (from + rng.usize(..=64)).min(other.len());
                text.splice(at..end, other[from..to].iter().copied()).for_each(drop);
            }
            6 => change_number(text, at, rng),
            7 => {
                if let Some(byte) = text.get_mut(at) {
                    *byte ^= 1 << rng.u8(..8);
                }
            }
            8 => {
                if let Some(byte) = text.get_mut(at) {
                    *byte = rng.u8(..);
                }
            }
            _ => {
                // Swap two bytes.
                let other = rng.usize(..=text.len());
                if at.max(other) < text.len() {
                    text.swap(at, other);
                }
            }
        }
    }
}

/// Changes the first number at or after a position.
fn change_number(text: &mut Vec<u8>, at: usize, rng: &mut fastrand::Rng) {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let Some(from) = text[at..].iter().position(is_digit).map(|from| at + from) else { return };
    let len = text[from..].iter().take_while(|byte| is_digit(byte)).count();
    let number: Option<u64> =
        std::str::from_utf8(&text[from..from + len]).ok().and_then(|number| number.parse().ok());
    let Some(number) = number else { return };
    let number = match rng.u8(..4) {
        0 => number.wrapping_add(1),
        1 => number.wrapping_sub(1),
        2 => number.wrapping_mul(rng.u64(..100)),
        _ => rng.u64(..) >> rng.u32(..64),
    };
    text.splice(from..from + len, number.to_string().bytes()).for_each(drop);
}
