//! The parts that screens are made of: menus, lists, forms, dialogs and panels in the style of the game.
//!
//! * `command`: the commands of a screen, as one table for buttons, keys and pad; `dialog`: questions with their answers
//! * `selection`: the selection, moved by keys and mouse; `list`: lines and forms that it moves over; `turn_list`: the turns of a game
//! * `layout`: the layout of the window; `side_panel`: the panel beside the board
//! * `widgets`: buttons, panels, shortened texts; `theme`: colours and fonts; `icon`: pictures on buttons;
//!   `rating_graph`: a rating over time; `contrast`: a measure of texts, for tests

pub mod command;
#[cfg(test)]
pub mod contrast;
pub mod dialog;
pub mod icon;
pub mod layout;
pub mod list;
pub mod rating_graph;
pub mod selection;
pub mod side_panel;
pub mod theme;
pub mod turn_list;
pub mod widgets;
