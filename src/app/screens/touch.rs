//! The buttons for who plays without mouse and keys: with a finger, or with a pen that acts as a mouse.

use crate::app::input::Action;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::Command;

/// Returns the buttons that turn and place the piece in hand; none where a press on the board does both.
pub fn touch_buttons<M>(
    context: &Context,
    [turn, place]: [M; 2],
    are_enabled: bool,
) -> impl Iterator<Item = Command<M>> {
    let turn = Command::new(msg::TOUCH_TURN, Action::Rotate, turn);
    let place = Command::new(msg::TOUCH_PLACE, Action::Place, place);
    let buttons = context.has_touch_buttons().then_some([turn, place]);
    buttons.into_iter().flatten().map(move |button| button.enabled(are_enabled))
}
