//! The choice of the clocks on the screens that begin a game: one button, which takes one time control after the other.

use crate::app::input::Action;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::Command;
use crate::game::TimeControl;

/// Returns the button, which names the time control.
pub fn button<M>(context: &Context, message: M) -> Command<M> {
    let texts = &context.texts;
    let label = match context.remembered.clock {
        None => texts.get(msg::CLOCK_NONE).to_owned(),
        Some(control) => {
            let numbers = [
                ("minutes", control.minutes().into()),
                ("seconds", control.increment_seconds().into()),
            ];
            texts.fill(msg::CLOCK_CONTROL, &numbers)
        }
    };
    Command::new(label, Action::Clock, message).on(context.remembered.clock.is_some())
}

/// Takes the next time control.
pub fn take_next(context: &mut Context) {
    context.remembered.clock = TimeControl::next_usual(context.remembered.clock);
}
