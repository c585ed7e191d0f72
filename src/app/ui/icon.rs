//! The icons of buttons, as characters of a font.

use egui::{Align2, Color32, FontData, FontDefinitions, FontFamily, FontId, Painter, Pos2};

use crate::app::input::Action;

/// The font: a subset of Lucide with exactly these icons. `assets/fonts/subset.py` rebuilds it from
/// this file.
pub const FONT: &[u8] = include_bytes!("../../../assets/fonts/NTIcons.ttf");

/// Name of the font and of its family.
const NAME: &str = "icons";

/// Defines the icons: the name of each, its character in the font, its name in Lucide, and the
/// action whose button it helps to find.
macro_rules! icons {
    ($($name:ident = $character:literal, $lucide:literal $(, ($action:pat))?;)*) => {
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

            /// Returns the icon of an action, if it has one.
            pub fn for_action(action: Action) -> Option<Icon> {
                match action {
                    $($($action => Some(Icon::$name),)?)*
                    _ => None,
                }
            }
        }
    };
}

icons! {
    Add = '\u{e13d}', "plus", (Action::Add);
    Anchor = '\u{e03f}', "anchor";
    Back = '\u{e048}', "arrow-left", (Action::Back);
    Boards = '\u{e0ff}', "layout-grid";
    Book = '\u{e05f}', "book-open";
    Calendar = '\u{e063}', "calendar";
    Chart = '\u{e2a3}', "chart-column";
    Check = '\u{e06c}', "check", (Action::Confirm);
    Clean = '\u{e412}', "sparkles";
    Clear = '\u{e28f}', "eraser", (Action::Clear);
    Clock = '\u{e1e0}', "timer";
    Close = '\u{e1b2}', "x";
    Comeback = '\u{e231}', "mountain";
    Computer = '\u{e1bb}', "bot", (Action::PlayComputer);
    Continue = '\u{e080}', "circle-play";
    Copy = '\u{e09e}', "copy", (Action::Copy | Action::CopyGame);
    Counting = '\u{e0ef}', "hash";
    Delete = '\u{e18e}', "trash-2", (Action::Delete);
    Edit = '\u{e172}', "square-pen";
    Endless = '\u{e1e7}', "infinity";
    Export = '\u{e32a}', "file-up", (Action::Export);
    Eye = '\u{e0ba}', "eye", (Action::Why);
    Faster = '\u{e073}', "chevrons-right", (Action::Faster(1..));
    Flag = '\u{e0d1}', "flag";
    Forward = '\u{e049}', "arrow-right";
    FullScreen = '\u{e112}', "maximize";
    Games = '\u{e247}', "folder-open";
    Graph = '\u{e2a5}', "chart-line", (Action::Review);
    Halves = '\u{e35e}', "flip-horizontal-2";
    Help = '\u{e082}', "circle-question-mark", (Action::Help);
    Hint = '\u{e1c2}', "lightbulb", (Action::Hint);
    Home = '\u{e0f5}', "house";
    Hurry = '\u{e1b4}', "zap", (Action::Hurry);
    Invert = '\u{e09d}', "contrast", (Action::Invert);
    Keyboard = '\u{e284}', "keyboard";
    Language = '\u{e0fe}', "languages";
    Learn = '\u{e234}', "graduation-cap", (Action::Coach);
    Medal = '\u{e36f}', "medal";
    Menu = '\u{e115}', "menu";
    Next = '\u{e06f}', "chevron-right", (Action::Next);
    Outcomes = '\u{e5e4}', "grid-2x2-check", (Action::Outcomes);
    Parity = '\u{e212}', "scale";
    Paste = '\u{e3e8}', "clipboard-paste", (Action::Paste);
    Pause = '\u{e12e}', "pause";
    People = '\u{e1a4}', "users", (Action::PlayTwo);
    Person = '\u{e19f}', "user";
    Picture = '\u{e0f6}', "image", (Action::Picture);
    Play = '\u{e13c}', "play", (Action::PlayPause);
    PlayOn = '\u{e0df}', "gamepad-2", (Action::PlayOn);
    Power = '\u{e140}', "power";
    Previous = '\u{e06e}', "chevron-left", (Action::Previous);
    Put = '\u{e455}', "arrow-down-to-line", (Action::Place);
    Puzzle = '\u{e29c}', "puzzle";
    Redo = '\u{e2a0}', "redo-2", (Action::Redo);
    Rename = '\u{e1f9}', "pencil", (Action::Rename);
    Repeat = '\u{e148}', "rotate-ccw", (Action::TryAgain);
    Save = '\u{e14d}', "save", (Action::Save);
    Search = '\u{e151}', "search";
    Settings = '\u{e154}', "settings";
    Share = '\u{e156}', "share-2";
    Slower = '\u{e072}', "chevrons-left", (Action::Faster(..1));
    Speed = '\u{e1bf}', "gauge";
    Square = '\u{e167}', "square", (Action::SingleCells);
    Stack = '\u{e529}', "layers";
    Swap = '\u{e24a}', "arrow-left-right";
    Target = '\u{e180}', "target";
    Trophy = '\u{e373}', "trophy";
    Rotate = '\u{e149}', "rotate-cw", (Action::Rotate);
    Undo = '\u{e2a1}', "undo-2", (Action::Undo);
    XRay = '\u{e537}', "scan-search", (Action::XRay);
}

impl Icon {
    /// Paints the icon around a point, in a square of this side in points.
    pub fn paint(self, painter: &Painter, middle: Pos2, side: f32, color: Color32) {
        painter.text(middle, Align2::CENTER_CENTER, self.character(), font(side), color);
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
