//! A command, and the size of its button.

use crate::app::input::Action;
use crate::app::text::Wording;
use crate::app::ui::icon::Icon;

/// A command, available by a button and by a key.
#[derive(Clone, Debug)]
pub struct Command<M> {
    pub(super) label: Wording,
    pub(super) icon: Option<Icon>,
    pub(super) action: Option<Action>,
    /// Actions whose keys are shown on the button.
    pub(super) named: Vec<Action>,
    pub(super) message: M,
    pub(super) is_enabled: bool,
    pub(super) is_primary: bool,
    pub(super) is_on: bool,
    pub(super) weight: f32,
}

impl<M> Command<M> {
    /// Returns a command with its button's label, the action whose keys trigger it, and its message. Its icon is the action's.
    pub fn new(label: impl Into<Wording>, action: impl Into<Option<Action>>, message: M) -> Self {
        let action = action.into();
        Command {
            label: label.into(),
            icon: action.and_then(Icon::of),
            action,
            named: action.into_iter().collect(),
            message,
            is_enabled: true,
            is_primary: false,
            is_on: false,
            weight: 1.0,
        }
    }

    /// Sets the icon, where the action's would not fit or there is none.
    pub fn icon(self, icon: Icon) -> Self {
        Command { icon: Some(icon), ..self }
    }

    /// Sets whether the command is available now.
    pub fn enabled(self, is_enabled: bool) -> Self {
        Command { is_enabled, ..self }
    }

    /// Sets whether this is the default button.
    pub fn primary(self, is_primary: bool) -> Self {
        Command { is_primary, ..self }
    }

    /// Sets whether the option that the command toggles is on.
    pub fn on(self, is_on: bool) -> Self {
        Command { is_on, ..self }
    }

    /// Shows the keys of these related actions.
    pub fn named(self, actions: &[Action]) -> Self {
        Command { named: actions.to_vec(), ..self }
    }

    /// Sets the width of the button relative to the others in its row.
    pub fn weight(self, weight: f32) -> Self {
        Command { weight, ..self }
    }
}

/// Height of a table's buttons and the gap between them, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ButtonSize {
    /// Height of a button.
    pub height: f32,
    /// Gap between the buttons of a row and between rows.
    pub gap: f32,
}
