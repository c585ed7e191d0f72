//! The commands of a screen: each is a button that shows its keys, and reacts to mouse, keyboard
//! and pad.

use std::fmt::Debug;

use egui::{Id, Response, Ui};

use super::button::{self, ButtonSize, Fit};
use super::focus::{Handled, Stop, id_of};
use super::ground::{Ground, WidgetState};
use super::icon::Icon;
use super::widgets::Tip;
use crate::app::input::{Action, Bindings};
use crate::app::speech::{Kind, Part};
use crate::app::text::{Message, Texts, Wording, msg};

/// A command, available by a button and by a key.
#[derive(Clone, Debug)]
pub struct Command<M> {
    /// The text on the button.
    label: Wording,
    /// The icon beside the text.
    icon: Option<Icon>,
    /// The action that triggers the command.
    pub action: Option<Action>,
    /// Actions whose keys the tooltip shows.
    named: Vec<Action>,
    /// The message that the command sends; `None` if the layer of its screen does what the action
    /// means everywhere.
    pub message: Option<M>,
    /// Whether the command is available now.
    pub is_enabled: bool,
    /// Whether its button is the filled one.
    pub is_primary: bool,
    /// Whether its button has the focus at first.
    is_first: bool,
    /// Whether the option that the command toggles is on.
    pub is_on: bool,
    /// Whether the button shows the icon alone.
    is_icon: bool,
    /// An explanation in a tooltip.
    tip: Option<Message>,
    /// The action by whose name a screen reader calls a label that is a sign.
    spoken: Option<Action>,
}

impl<M> Command<M> {
    /// Returns a command with its button's label, the action that triggers it, and its message. The
    /// icon is the action's.
    pub fn new(label: impl Into<Wording>, action: impl Into<Option<Action>>, message: M) -> Self {
        Command::with(label.into(), action.into(), Some(message))
    }

    fn with(label: Wording, action: Option<Action>, message: Option<M>) -> Self {
        Command {
            label,
            icon: action.and_then(Icon::for_action),
            action,
            named: action.into_iter().collect(),
            message,
            is_enabled: true,
            is_primary: false,
            is_first: false,
            is_on: false,
            is_icon: false,
            tip: None,
            spoken: None,
        }
    }

    /// Returns the command that leaves a screen.
    pub fn back() -> Self {
        Command::with(msg::BACK.into(), Some(Action::Back), None)
    }

    /// Returns the command that leaves a page, whose button is the arrow at its upper left.
    pub fn leave() -> Self {
        Command::back().icon_alone()
    }

    /// Returns the command that shows the help.
    pub fn help() -> Self {
        Command::with(msg::HELP.into(), Some(Action::Help), None)
    }

    /// Sets the icon, if the action's does not fit or there is none.
    pub fn icon(self, icon: Icon) -> Self {
        Command { icon: Some(icon), ..self }
    }

    /// Shows the icon without the label, which is in a tooltip.
    pub fn icon_alone(self) -> Self {
        Command { is_icon: true, ..self }
    }

    /// Removes the icon, if there is no room for it.
    pub fn no_icon(self) -> Self {
        Command { icon: None, ..self }
    }

    /// Sets whether the command is available now.
    pub fn enabled(self, is_enabled: bool) -> Self {
        Command { is_enabled, ..self }
    }

    /// Sets whether the button is the filled one.
    pub fn primary(self, is_primary: bool) -> Self {
        Command { is_primary, ..self }
    }

    /// Gives the button the focus at first.
    pub fn first(self) -> Self {
        Command { is_first: true, ..self }
    }

    /// Sets whether the option that the command toggles is on.
    pub fn on(self, is_on: bool) -> Self {
        Command { is_on, ..self }
    }

    /// Shows the icon and the keys of an action that sends something else here.
    pub fn like(self, action: Action) -> Self {
        Command { icon: Icon::for_action(action), ..self.named(&[action]) }
    }

    /// Shows the keys of related actions instead of the action's own.
    pub fn named(self, actions: &[Action]) -> Self {
        Command { named: actions.to_vec(), ..self }
    }

    /// Makes a screen reader call the button, whose label is a sign, by the name of an action.
    pub fn called(self, action: Action) -> Self {
        Command { spoken: Some(action), ..self }
    }

    /// Returns what a press of the button does.
    pub(super) fn pressed(&self) -> Handled<M>
    where
        M: Clone,
    {
        match (&self.message, self.action) {
            (Some(message), _) if self.is_enabled => Handled::Message(message.clone()),
            (None, Some(action)) if self.is_enabled => Handled::ByLayer(action),
            _ => Handled::Done,
        }
    }

    /// Returns the text on the button.
    fn written<'a>(&'a self, texts: &'a Texts) -> &'a str {
        if self.is_icon { "" } else { self.label.text(texts) }
    }

    /// Returns the text and the icon on the button.
    pub(super) fn labelled<'a>(&'a self, texts: &'a Texts) -> (&'a str, Option<Icon>) {
        (self.written(texts), self.icon)
    }

    /// Returns the text of the label.
    pub(super) fn name<'a>(&'a self, texts: &'a Texts) -> &'a str {
        self.label.text(texts)
    }

    /// Returns the keys that the tooltip shows.
    pub(super) fn keys(&self, labels: Labels) -> String {
        let keys = self.named.iter().map(|&action| labels.texts.key_of(labels.keys, action));
        keys.collect::<Vec<_>>().join(" ")
    }

    /// Shows the button, with a ring if it `is_focused`.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        id: Id,
        (size, fit): (ButtonSize, Fit),
        is_focused: bool,
        labels: Labels,
    ) -> Response {
        let ground = match size {
            _ if self.is_primary => Ground::Filled,
            ButtonSize::Segment => Ground::Bare,
            _ => Ground::Quiet,
        };
        let state = WidgetState {
            focused: is_focused,
            chosen: self.is_on,
            disabled: !self.is_enabled,
            ..WidgetState::default()
        };
        let written = self.written(labels.texts);
        let (response, is_cut) = button::show(ui, id, size, fit, written, (ground, state));
        let (name, keys) = (self.label.text(labels.texts), self.keys(labels));
        let about = self.tip.map(|tip| labels.texts.get(tip));
        if is_cut || self.is_icon || !keys.is_empty() || about.is_some() {
            Tip { name, keys: &keys, about }.show(&response);
        }
        response
    }

    /// Returns what a screen reader says of the button.
    pub(super) fn told<'a>(
        &'a self,
        size: ButtonSize,
        keys: &'a str,
        texts: &'a Texts,
    ) -> (Kind, Part<'a>) {
        let kind = if size == ButtonSize::Segment { Kind::Choice } else { Kind::Button };
        let name = self.spoken.map_or(self.label.text(texts), |it| texts.action(it));
        let part = Part {
            name: Some(name),
            about: self.tip.map(|tip| texts.get(tip)),
            keys,
            is_on: self.is_on,
            is_disabled: !self.is_enabled,
            ..Part::default()
        };
        (kind, part)
    }

    /// Returns the button as something that can have the focus.
    pub(super) fn stop(&self, texts: &Texts) -> Stop<M>
    where
        M: Clone + Debug,
    {
        let id = match &self.message {
            Some(message) => id_of(message),
            None => id_of(&self.action),
        };
        let (action, is_primary) = (self.action, self.is_primary);
        let name = self.label.text(texts).to_owned();
        let stop = Stop::with(name, id, self.pressed()).first(self.is_first);
        Stop { action, is_primary, ..stop }
    }

    /// Adds an explanation in a tooltip.
    pub fn tip(self, tip: Message) -> Self {
        Command { tip: Some(tip), ..self }
    }
}

/// Returns a row of buttons in words, the filled one first: the key and the label of each that is
/// available.
pub(super) fn in_words<M>(row: &[Command<M>], labels: Labels) -> String {
    let words = |command: &Command<M>| {
        let key = labels.texts.key_of(labels.keys, *command.named.first()?);
        (!key.is_empty()).then(|| format!("{key}: {}", command.label.text(labels.texts)))
    };
    let mut row: Vec<_> = row.iter().filter(|command| command.is_enabled).collect();
    row.sort_by_key(|command| !command.is_primary);
    row.into_iter().filter_map(words).collect::<Vec<_>>().join(". ")
}

/// The sources of labels: texts in the player's language, and the player's key bindings.
#[derive(Clone, Copy)]
pub struct Labels<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The key bindings.
    pub keys: &'a Bindings,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    fn texts() -> Texts {
        Texts::new(Language::reference())
    }

    #[test]
    fn a_button_can_be_clicked_and_its_tooltip_names_the_bound_key() {
        let mut bindings = Bindings::default();
        bindings.bind(Action::Hint, miniquad::KeyCode::K).unwrap();
        let texts = texts();
        let labels = Labels { texts: &texts, keys: &bindings };
        let ctx = crate::app::ui::theme::new_egui();
        let size = ButtonSize::Usual;
        let mut clicked = None;
        let mut texts_shown: Vec<String> = Vec::new();
        let text_of = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Text(shape) => Some(shape.galley.text().to_owned()),
            _ => None,
        };
        for (frame, pressed) in [None; 5].into_iter().chain([Some(true), Some(false)]).enumerate() {
            let pos = egui::pos2(60.0, 24.0);
            let mut input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(
                    egui::Pos2::ZERO,
                    egui::vec2(400.0, 300.0),
                )),
                time: Some(if frame < 5 { frame as f64 } else { 5.0 + 0.01 * frame as f64 }),
                ..Default::default()
            };
            if frame == 0 {
                input.events.push(egui::Event::PointerMoved(pos));
            }
            input.events.extend(pressed.map(|pressed| egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Default::default(),
            }));
            let output = ctx.run(input, |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    let hint = Command::new("hint", Action::Hint, 'h');
                    let fits = button::distribute_widths(ui, size, [hint.labelled(&texts)]);
                    let shape = (size, fits.into_iter().next().expect("there is one button"));
                    let response = hint.show(ui, Id::new("hint"), shape, false, labels);
                    clicked =
                        Some(hint.pressed()).filter(|_| response.clicked()).or(clicked.take());
                });
            });
            texts_shown.extend(output.shapes.iter().filter_map(text_of));
        }
        assert_eq!(clicked, Some(Handled::Message('h')));
        assert!(texts_shown.contains(&"K".to_owned()) && !texts_shown.contains(&"H".to_owned()));
    }
}
