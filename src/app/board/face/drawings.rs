//! The faces of the named players, as blocks on a grid of ten by ten.

use crate::ai::Piece;

/// Blocks of one colour: the colour, the upper left corner of the picture, the side of a block, and
/// the picture, in which `#` is a block.
pub struct Part(pub Tone, pub (f32, f32), pub f32, pub &'static [&'static str]);

/// One of the three colours of a face.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Head,
    Hair,
    Third,
}

use Tone::{Hair, Head, Third};

/// The drawn face of a named player.
pub struct Drawing {
    /// The player's key.
    pub key: &'static str,
    /// The pieces whose colours are those of the head, the hair, and everything else.
    pub colors: [Piece; 3],
    /// The parts, from back to front.
    pub parts: &'static [Part],
    /// The eyes, the point in the middle between them, and half their distance.
    pub eyes: (Eyes, (f32, f32), f32),
    /// The mouth and its centre.
    pub mouth: (Mouth, (f32, f32)),
}

/// How the eyes look.
#[derive(Clone, Copy)]
pub enum Eyes {
    Round,
    Wide,
    Aside,
    Closed,
    Glasses,
    Narrow,
}

/// How the mouth looks.
#[derive(Clone, Copy)]
pub enum Mouth {
    Smile,
    Grin,
    Straight,
    Open,
    Smirk,
    Moustache,
    Sad,
}

/// The faces of the named players.
pub const DRAWINGS: [Drawing; 10] = [
    // Small, with hair that stands on end: it jumps about.
    Drawing {
        key: "pip",
        colors: [Piece::O, Piece::Z, Piece::Z],
        parts: &[
            Part(Head, (2.6, 3.9), 2.4, &["##", "##"]),
            Part(Hair, (2.0, 0.6), 1.2, &["...#.", "#.##.", "#####", "#...#"]),
        ],
        eyes: (Eyes::Wide, (5.0, 5.6), 1.05),
        mouth: (Mouth::Grin, (5.0, 7.5)),
    },
    // The same on both sides, as she likes it, under a moon.
    Drawing {
        key: "luna",
        colors: [Piece::T, Piece::I, Piece::O],
        parts: &[
            Part(Hair, (1.2, 2.0), 1.9, &["####", "####", "####", "#..#"]),
            Part(Head, (2.6, 3.8), 2.4, &["##", "##"]),
            Part(Third, (4.2, 0.7), 0.8, &["##", "#.", "##"]),
        ],
        eyes: (Eyes::Closed, (5.0, 5.7), 1.2),
        mouth: (Mouth::Smile, (5.0, 7.2)),
    },
    // Long like the straight piece, with the cap of a walker.
    Drawing {
        key: "otto",
        colors: [Piece::S, Piece::J, Piece::J],
        parts: &[
            Part(Head, (3.0, 3.4), 2.0, &["##", "##", "##"]),
            Part(Hair, (3.0, 0.9), 2.0, &["##"]),
            Part(Third, (3.0, 2.6), 1.0, &["######"]),
        ],
        eyes: (Eyes::Round, (5.0, 5.2), 1.0),
        mouth: (Mouth::Moustache, (5.0, 7.1)),
    },
    // A bunch of hair at each corner.
    Drawing {
        key: "mina",
        colors: [Piece::L, Piece::T, Piece::T],
        parts: &[
            Part(Hair, (0.4, 2.6), 1.8, &["#", "#"]),
            Part(Hair, (7.8, 2.6), 1.8, &["#", "#"]),
            Part(Head, (2.0, 3.0), 2.0, &["###", "###", "###"]),
            Part(Third, (2.0, 2.2), 1.2, &["#####", "##.##"]),
        ],
        eyes: (Eyes::Round, (5.0, 5.8), 1.4),
        mouth: (Mouth::Smile, (5.0, 7.4)),
    },
    // Broad and calm, with a knot of hair and a beard.
    Drawing {
        key: "tao",
        colors: [Piece::O, Piece::J, Piece::J],
        parts: &[
            Part(Hair, (4.1, 0.9), 1.8, &["#"]),
            Part(Head, (1.4, 3.4), 2.4, &["###", "###"]),
            Part(Third, (1.4, 2.6), 1.2, &["######"]),
            Part(Third, (3.6, 7.7), 1.4, &["##"]),
        ],
        eyes: (Eyes::Closed, (5.0, 5.2), 1.7),
        mouth: (Mouth::Straight, (5.0, 7.0)),
    },
    // Looks at the neighbour, with hair that leans the same way.
    Drawing {
        key: "rio",
        colors: [Piece::I, Piece::L, Piece::L],
        parts: &[
            Part(Head, (2.8, 3.5), 2.6, &["##", "##"]),
            Part(Hair, (1.0, 1.2), 1.4, &["####", ".#####", ".#...#"]),
        ],
        eyes: (Eyes::Aside, (5.3, 5.6), 1.15),
        mouth: (Mouth::Open, (5.0, 7.5)),
    },
    // All jaw and teeth, and two horns.
    Drawing {
        key: "zeno",
        colors: [Piece::Z, Piece::O, Piece::O],
        parts: &[
            Part(Hair, (1.5, 1.4), 1.2, &["#.", "##"]),
            Part(Hair, (6.1, 1.4), 1.2, &[".#", "##"]),
            Part(Head, (1.0, 3.0), 2.0, &[".##.", "####", "####"]),
        ],
        eyes: (Eyes::Narrow, (5.0, 5.1), 1.3),
        mouth: (Mouth::Grin, (5.0, 7.4)),
    },
    // Split in two.
    Drawing {
        key: "kira",
        colors: [Piece::L, Piece::Z, Piece::T],
        parts: &[
            Part(Third, (1.4, 1.7), 1.8, &["##", "#.", "#."]),
            Part(Third, (5.0, 1.7), 1.8, &["##", ".#", ".#"]),
            Part(Head, (2.2, 3.5), 2.8, &["#", "#"]),
            Part(Hair, (5.0, 3.5), 2.8, &["#", "#"]),
        ],
        eyes: (Eyes::Narrow, (5.0, 5.8), 1.4),
        mouth: (Mouth::Smirk, (5.0, 7.7)),
    },
    // With a bun, and glasses to count by.
    Drawing {
        key: "ada",
        colors: [Piece::S, Piece::T, Piece::T],
        parts: &[
            Part(Hair, (3.8, 0.5), 2.4, &["#"]),
            Part(Head, (2.0, 3.2), 2.0, &["###", "###", "###"]),
            Part(Third, (1.4, 2.4), 1.2, &["######", "##..##", "#....#"]),
        ],
        eyes: (Eyes::Glasses, (5.0, 6.0), 1.35),
        mouth: (Mouth::Smile, (5.0, 7.9)),
    },
    // A star, who starts from the middle.
    Drawing {
        key: "nova",
        colors: [Piece::J, Piece::O, Piece::O],
        parts: &[
            Part(Head, (1.2, 1.9), 1.9, &[".##.", "####", "####", ".##."]),
            Part(Hair, (3.5, 0.8), 1.0, &[".#.", "###", ".#."]),
        ],
        eyes: (Eyes::Round, (5.0, 5.6), 1.5),
        mouth: (Mouth::Smirk, (5.0, 7.6)),
    },
];
