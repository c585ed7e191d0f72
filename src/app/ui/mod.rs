//! Menus, lists, buttons and dialogs in the style of the game.

pub mod dialogs;
pub mod layout;
pub mod menu;
pub mod piece_row;
pub mod selection;
pub mod style;
pub mod theme;
pub mod widgets;
