//! The choice of the clocks on the screens that begin a game.

use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::Command;
use crate::game::TimeControl;

/// Returns all choices, from left to right: no clocks, and the usual time controls.
fn choices() -> impl Iterator<Item = Option<TimeControl>> {
    std::iter::once(None).chain(TimeControl::USUAL.map(Some))
}

/// Returns a button for each choice.
pub fn buttons<M>(
    context: &Context,
    message: impl Fn(Option<TimeControl>) -> M,
) -> impl Iterator<Item = Command<M>> {
    let chosen = context.remembered.clock;
    let none = context.texts.get(msg::CLOCK_NONE).to_owned();
    choices().map(move |control| {
        let label = control.map_or(none.clone(), |control| control.to_string());
        let command = Command::new(label, None, message(control)).on(control == chosen);
        if control.is_some() { command.tip(msg::TIP_CLOCK) } else { command }
    })
}

/// Chooses what is so many steps further.
pub fn step(context: &mut Context, by: i8) {
    let choices: Vec<_> = choices().collect();
    context.remembered.clock = stepped(&choices, context.remembered.clock, by);
}

/// Returns the choice that lies so many steps further, as far as there are any.
pub fn stepped<T: Copy + PartialEq>(all: &[T], chosen: T, by: i8) -> T {
    let place = all.iter().position(|&it| it == chosen);
    let place = place.map_or(0, |at| at.saturating_add_signed(by.into()));
    all[place.min(all.len() - 1)]
}
