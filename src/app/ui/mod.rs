//! The parts of screens: menus, lists, forms, dialogs and panels in the style of the game.
//!
//! * `ground`: the appearance of everything that can be pressed, in each state; `button`: a button;
//!   `command`: the commands of a screen, as one table for buttons, keys and pad; `dialog`:
//!   questions with their answers
//! * `recorder`: shows what can be pressed, and records it in the same call; `focus`: where keys,
//!   pad and mouse have arrived; `list`: lines and forms; `turn_list`: the turns of a game
//! * `layout`: the layout of the window; `side_panel`: the panel beside the board
//! * `widgets`: panels, marks, shortened texts, text fields; `theme`: colours and fonts; `easing`:
//!   durations and movement of animations; `icon`: icons on buttons

mod button;
mod command;
mod dialog;
pub mod easing;
mod focus;
pub mod ground;
pub mod icon;
mod layout;
pub mod list;
mod recorder;
pub mod side_panel;
#[cfg(test)]
pub mod tests {
    pub mod contrast;
}
pub mod theme;
mod turn_list;
pub mod widgets;

pub use button::ButtonSize;
#[cfg(feature = "gallery")]
pub use button::{distribute_widths, paint_trough, show as show_button};
pub use command::{Command, Labels};
pub use dialog::{Dialog, Reply, ask_game_name, ask_name, ask_to_delete, ask_to_save, ask_whether};
pub use focus::{Handled, Shown, Spot, Stop, id_of};
pub use ground::{Ground, WidgetState};
pub use icon::Icon;
pub use layout::{IN_PAGE, MARGIN, PageLayout, TableLayout};
pub use list::{Card, Value};
pub use recorder::Recorder;
pub use theme::{
    ACCENT, BODY, CAPTION, FAINT, GAP, GOLD, HEADING, LABEL, RADIUS, TEXT, TITLE, WARN, bold,
    glass, regular,
};
pub use turn_list::TurnList;
pub use widgets::{Tip, elided, minutes_and_seconds, paint_elided, paint_fitted, progress_bar};
