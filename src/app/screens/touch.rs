//! The buttons for players without mouse and keys, who use a finger or a pen that acts as a mouse.

use crate::app::input::Action;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::Command;

/// Returns the buttons to rotate and to place the piece in hand, or none as long as the player has
/// neither touched the screen nor asked for them in the settings.
pub fn touch_buttons<M>(
    context: &Context,
    [rotate, place]: [M; 2],
    are_enabled: bool,
) -> impl Iterator<Item = Command<M>> {
    let rotate = Command::new(msg::TOUCH_TURN, Action::Rotate, rotate);
    let place = Command::new(msg::TOUCH_PLACE, Action::Place, place);
    let buttons = context.has_touch_buttons().then_some([rotate, place]);
    buttons.into_iter().flatten().map(move |button| button.enabled(are_enabled))
}
