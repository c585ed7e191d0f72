//! The style of the board and its pieces: the theme, and aids for low vision and colour blindness.

use clap::ValueEnum;
use epaint::Color32;
use serde::{Deserialize, Serialize};

use crate::ai::Piece;
use crate::game::Side;
use crate::picture::color::Color;
use crate::picture::fonts::Han;

/// A set of colours and lighting for the blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ValueEnum)]
pub enum Theme {
    /// Coloured glass.
    #[default]
    Glass,
    /// Soft colours with little shine.
    Pastel,
    /// Dark blocks whose edges glow.
    Neon,
    /// Colours that colour-blind people can tell apart, after M. Okabe and K. Ito.
    Distinct,
}

impl Theme {
    /// Returns the colours of the pieces, in the order of [`Piece::ALL`].
    const fn pieces(self) -> [u32; 7] {
        match self {
            Theme::Glass => [0x35c9ea, 0xf6c838, 0xae6bf0, 0x58cf5f, 0xf05a5f, 0x4c7df5, 0xf79237],
            Theme::Pastel => [0x9fd8e6, 0xf2dd9b, 0xc9b2e6, 0xaed9ac, 0xedaaa9, 0xa5b8e8, 0xf0c29c],
            Theme::Neon => [0x19f0ff, 0xfff04a, 0xd45cff, 0x5cff7a, 0xff4d6d, 0x5c86ff, 0xff9a3c],
            Theme::Distinct => {
                [0x56b4e9, 0xf0e442, 0xcc79a7, 0x009e73, 0xd55e00, 0x0072b2, 0xe69f00]
            }
        }
    }
}

/// Colour of text on a dark ground.
pub const TEXT: Color32 = Color32::from_rgb(0xf1, 0xf5, 0xfb);

/// Colour of secondary text on a dark ground.
pub const FAINT: Color32 = Color32::from_rgb(0xb4, 0xc2, 0xd6);

/// Colour of cells that were filled from the start.
pub const STONE: Color = Color::new(0.25, 0.29, 0.36, 1.0);

/// Returns the colour of a player.
pub fn side_color(side: Side) -> Color32 {
    match side {
        Side::First => Color32::from_rgb(0xff, 0xd1, 0x66),
        Side::Second => Color32::from_rgb(0x8f, 0xb8, 0xff),
    }
}

/// The style in which the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Colours and lighting.
    pub theme: Theme,
    /// Whether each piece has its own pattern.
    pub patterns: bool,
    /// Whether contrast is increased.
    pub high_contrast: bool,
    /// Whether pieces have an edge in the colour of the player who placed them.
    pub owners: bool,
    /// Whether animations are replaced by immediate changes.
    pub reduced_motion: bool,
    /// The national form of Han characters.
    pub han: Han,
}

impl Style {
    /// Returns the colour of a piece's blocks.
    pub fn piece_color(self, piece: Piece) -> Color {
        Color::from_hex(self.theme.pieces()[piece.index()])
    }

    /// Returns the gloss of blocks, from 0 (flat) to 1 (shiny).
    pub fn gloss(self) -> f32 {
        match self.theme {
            Theme::Glass => 1.0,
            Theme::Pastel => 0.45,
            Theme::Neon => 0.35,
            Theme::Distinct => 0.7,
        }
    }

    /// Returns whether blocks are dark with a glowing edge.
    pub fn has_glow(self) -> bool {
        self.theme == Theme::Neon
    }
}
