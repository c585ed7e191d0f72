//! The icons of buttons, as characters of a font.

use egui::{Align2, Color32, FontData, FontDefinitions, FontFamily, FontId, Painter, Pos2};

use crate::app::input::Action;

/// The font: a subset of Lucide with exactly these icons. `assets/fonts/subset.py` rebuilds it from
/// this file.
pub const FONT: &[u8] = include_bytes!("../../../assets/fonts/NTIcons.ttf");

/// Name of the font and of its family.
const NAME: &str = "icons";

/// Defines the icons: the name of each, its character in the font, and its name in Lucide.
macro_rules! icons {
    ($($name:ident = $character:literal, $lucide:literal;)*) => {
        /// An icon on a button.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Icon {
            $(#[doc = concat!("Lucide's `", $lucide, "`.")] $name,)*
        }

        impl Icon {
            #[cfg(test)]
            pub const ALL: &[Icon] = &[$(Icon::$name),*];

            /// Returns the icon's character in the font.
            pub const fn character(self) -> char {
                match self {
                    $(Icon::$name => $character,)*
                }
            }
        }
    };
}

icons! {
    Add = '\u{e13d}', "plus";
    Anchor = '\u{e03f}', "anchor";
    Back = '\u{e048}', "arrow-left";
    Boards = '\u{e0ff}', "layout-grid";
    Book = '\u{e05f}', "book-open";
    Calendar = '\u{e063}', "calendar";
    Chart = '\u{e2a3}', "chart-column";
    Check = '\u{e06c}', "check";
    Clean = '\u{e412}', "sparkles";
    Clear = '\u{e28f}', "eraser";
    Clock = '\u{e1e0}', "timer";
    Close = '\u{e1b2}', "x";
    Comeback = '\u{e231}', "mountain";
    Computer = '\u{e1bb}', "bot";
    Continue = '\u{e080}', "circle-play";
    Copy = '\u{e09e}', "copy";
    Counting = '\u{e0ef}', "hash";
    Delete = '\u{e18e}', "trash-2";
    Edit = '\u{e172}', "square-pen";
    Endless = '\u{e1e7}', "infinity";
    Export = '\u{e32a}', "file-up";
    Eye = '\u{e0ba}', "eye";
    Faster = '\u{e073}', "chevrons-right";
    Flag = '\u{e0d1}', "flag";
    Forward = '\u{e049}', "arrow-right";
    FullScreen = '\u{e112}', "maximize";
    Games = '\u{e247}', "folder-open";
    Graph = '\u{e2a5}', "chart-line";
    Halves = '\u{e35e}', "flip-horizontal-2";
    Help = '\u{e082}', "circle-question-mark";
    Hint = '\u{e1c2}', "lightbulb";
    Home = '\u{e0f5}', "house";
    Hurry = '\u{e1b4}', "zap";
    Invert = '\u{e09d}', "contrast";
    Keyboard = '\u{e284}', "keyboard";
    Language = '\u{e0fe}', "languages";
    Learn = '\u{e234}', "graduation-cap";
    Medal = '\u{e36f}', "medal";
    Menu = '\u{e115}', "menu";
    Next = '\u{e06f}', "chevron-right";
    Outcomes = '\u{e5e4}', "grid-2x2-check";
    Parity = '\u{e212}', "scale";
    Paste = '\u{e3e8}', "clipboard-paste";
    Pause = '\u{e12e}', "pause";
    People = '\u{e1a4}', "users";
    Person = '\u{e19f}', "user";
    Picture = '\u{e0f6}', "image";
    Play = '\u{e13c}', "play";
    PlayOn = '\u{e0df}', "gamepad-2";
    Power = '\u{e140}', "power";
    Previous = '\u{e06e}', "chevron-left";
    Put = '\u{e455}', "arrow-down-to-line";
    Puzzle = '\u{e29c}', "puzzle";
    Redo = '\u{e2a0}', "redo-2";
    Rename = '\u{e1f9}', "pencil";
    Repeat = '\u{e148}', "rotate-ccw";
    Save = '\u{e14d}', "save";
    Search = '\u{e151}', "search";
    Settings = '\u{e154}', "settings";
    Share = '\u{e156}', "share-2";
    Slower = '\u{e072}', "chevrons-left";
    Speed = '\u{e1bf}', "gauge";
    Square = '\u{e167}', "square";
    Stack = '\u{e529}', "layers";
    Swap = '\u{e24a}', "arrow-left-right";
    Target = '\u{e180}', "target";
    Trophy = '\u{e373}', "trophy";
    Rotate = '\u{e149}', "rotate-cw";
    Undo = '\u{e2a1}', "undo-2";
    XRay = '\u{e537}', "scan-search";
}

impl Icon {
    /// Paints the icon around a point, in a square of this side in points.
    pub fn paint(self, painter: &Painter, middle: Pos2, side: f32, color: Color32) {
        painter.text(middle, Align2::CENTER_CENTER, self.character(), font(side), color);
    }

    /// Returns the icon of an action, if there is one that helps to find the action's button.
    pub fn for_action(action: Action) -> Option<Icon> {
        Some(match action {
            Action::Rotate => Icon::Rotate,
            Action::Place => Icon::Put,
            Action::Undo => Icon::Undo,
            Action::Redo => Icon::Redo,
            Action::Hint => Icon::Hint,
            Action::Outcomes => Icon::Outcomes,
            Action::XRay => Icon::XRay,
            Action::Coach => Icon::Learn,
            Action::Hurry => Icon::Hurry,
            Action::Review => Icon::Graph,
            Action::TryAgain => Icon::Repeat,
            Action::SingleCells => Icon::Square,
            Action::Clear => Icon::Clear,
            Action::Invert => Icon::Invert,
            Action::Why => Icon::Eye,
            Action::PlayComputer => Icon::Computer,
            Action::PlayTwo => Icon::People,
            Action::Previous => Icon::Previous,
            Action::Next => Icon::Next,
            Action::PlayPause => Icon::Play,
            Action::Faster(1..) => Icon::Faster,
            Action::Faster(_) => Icon::Slower,
            Action::PlayOn => Icon::PlayOn,
            Action::Add => Icon::Add,
            Action::Rename => Icon::Rename,
            Action::Delete => Icon::Delete,
            Action::Export => Icon::Export,
            Action::Confirm => Icon::Check,
            Action::Save => Icon::Save,
            Action::Picture => Icon::Picture,
            Action::Copy | Action::CopyGame => Icon::Copy,
            Action::Paste => Icon::Paste,
            Action::Help => Icon::Help,
            Action::Back => Icon::Back,
            _ => return None,
        })
    }
}

/// Returns the font of icons in a size in points: the side of the square that an icon fills.
pub fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(NAME.into()))
}

/// Adds the font to those of egui.
pub fn add_to(fonts: &mut FontDefinitions) {
    fonts.font_data.insert(NAME.to_owned(), FontData::from_static(FONT).into());
    fonts.families.insert(FontFamily::Name(NAME.into()), vec![NAME.to_owned()]);
}
