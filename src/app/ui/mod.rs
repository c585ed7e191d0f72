//! Menus, lists, buttons and dialogs in the style of the game.

pub mod command;
pub mod dialog;
pub mod layout;
pub mod list;
pub mod piece_row;
pub mod selection;
pub mod side_panel;
pub mod style;
pub mod theme;
pub mod widgets;
