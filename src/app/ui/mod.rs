//! What screens are made of: menus, lists, forms, dialogs and panels in the style of the game.
//!
//! * `command`: what can be done on a screen, as one table for buttons, keys and pad; `dialog`: questions with their answers
//! * `selection`: what is selected by keys and mouse; `list`: lines and forms that are selected by it
//! * `layout`: where things are in the window; `side_panel`: what stands beside the board
//! * `widgets`, `piece_row`: buttons, panels, texts that are shortened; `theme`, `style`: colours and fonts

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
