//! The commands of a screen: one table draws the buttons, shows their keys, and reacts to mouse,
//! keyboard and pad.

// What lists before it shows goes next: no page uses it any more.
#![allow(dead_code)]

use std::cell::Cell;
use std::fmt::Debug;
use std::ops::Range;

use egui::{Id, Response, Ui};

use super::button::{self, ButtonSize, Fit};
use super::focus::{Focus, Handled, Place, Stop, Stops, id_of};
use super::ground::{Ground, WidgetState};
use super::icon::Icon;
use super::theme::GAP;
use super::widgets::Tip;
use crate::app::input::{Action, Bindings, Scope};
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
    action: Option<Action>,
    /// Actions whose keys the tooltip shows.
    named: Vec<Action>,
    /// The message that the command sends; `None` if the layer of its screen does what the action
    /// means everywhere.
    message: Option<M>,
    /// Whether the command is available now.
    is_enabled: bool,
    /// Whether its button is the filled one.
    is_primary: bool,
    /// Whether its button has the focus at first.
    is_first: bool,
    /// Whether the option that the command toggles is on.
    is_on: bool,
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

    /// Returns whether the option that the command toggles is on.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Returns the action that triggers the command.
    pub fn action(&self) -> Option<Action> {
        self.action
    }

    /// Returns whether the button is the filled one.
    pub fn is_primary(&self) -> bool {
        self.is_primary
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

    /// Returns whether the command is available now.
    pub(super) fn is_enabled(&self) -> bool {
        self.is_enabled
    }

    /// Returns the message that the command sends.
    pub fn message(&self) -> Option<M>
    where
        M: Clone,
    {
        self.message.clone()
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

    /// Returns as text what the command sends.
    fn sent(&self) -> String
    where
        M: Debug,
    {
        match &self.message {
            Some(message) => format!("{message:?}"),
            None => format!("{:?}", self.action),
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

/// All commands of a screen.
#[derive(Clone, Debug)]
pub struct Commands<M> {
    /// Rows of buttons from top to bottom, each from left to right.
    rows: Vec<Vec<Command<M>>>,
    /// Names of rows that are shown separately, each with the index of the row.
    names: Vec<(&'static str, usize)>,
    /// Index of the first row of the menu, if there is one. The focus is always in the menu, or on
    /// a line above it.
    menu: Option<usize>,
    /// Whether the arrows stop at the first and the last row instead of going around.
    has_ends: bool,
    /// The action of a button without a message that was clicked.
    clicked: Cell<Option<Action>>,
}

impl<M: Clone> Commands<M> {
    /// Returns a table without commands.
    pub fn new() -> Commands<M> {
        let (rows, names, clicked) = Default::default();
        Commands { rows, names, menu: None, has_ends: false, clicked }
    }

    /// Adds a row of buttons, unless it is empty.
    pub fn row(mut self, row: impl IntoIterator<Item = Command<M>>) -> Commands<M> {
        let row: Vec<_> = row.into_iter().collect();
        if !row.is_empty() {
            self.rows.push(row);
        }
        self
    }

    /// Adds a row of buttons that is shown separately, under a name.
    pub fn row_called(
        self,
        name: &'static str,
        row: impl IntoIterator<Item = Command<M>>,
    ) -> Commands<M> {
        let index = self.rows.len();
        let mut all = self.row(row);
        if all.rows.len() > index {
            all.names.push((name, index));
        }
        all
    }

    /// Returns what the filled button does, if there is one.
    pub fn primary(&self) -> Option<Handled<M>> {
        let filled = |command: &&Command<M>| command.is_primary && command.is_enabled;
        self.buttons().find(filled).map(Command::pressed)
    }

    /// Returns the row of the filled button in words: the key and the label of each button that is
    /// available; empty if there is none.
    pub fn main_in_words(&self, labels: Labels) -> String {
        let mut rows = self.rows.iter();
        let row = rows.find(|row| row.iter().any(|it| it.is_primary && it.is_enabled));
        row.map_or(String::new(), |row| in_words(row, labels))
    }

    /// Returns the label of the button of an action, if it can't be pressed now.
    pub fn unavailable<'a>(&'a self, action: Action, texts: &'a Texts) -> Option<&'a str> {
        let is_it = |it: &&Command<M>| it.action == Some(action) && !it.is_enabled;
        self.buttons().find(is_it).map(|it| it.label.text(texts))
    }

    /// Returns the action of a button without a message that was clicked since the last call.
    pub fn take_clicked(&self) -> Option<Action> {
        self.clicked.take()
    }

    /// Returns the rows of buttons.
    pub fn rows(&self) -> &[Vec<Command<M>>] {
        &self.rows
    }

    /// Returns the index of the row with a name, if there is one.
    pub fn called(&self, name: &str) -> Option<usize> {
        self.names.iter().find(|(other, _)| *other == name).map(|&(_, row)| row)
    }

    /// Returns everything at which the focus can stop: lines with these numbers of columns, `items`
    /// items, and the buttons.
    pub fn stops(&self, lines: Vec<usize>, items: usize) -> Stops {
        let buttons = self.rows.iter().map(Vec::len).collect();
        let &Commands { menu, has_ends, .. } = self;
        Stops { lines, items, buttons, menu, has_ends }
    }

    /// Returns the message of the button at a place as text, if there is a button.
    pub fn message_at(&self, place: Place) -> Option<String>
    where
        M: Debug,
    {
        let Place::Button(row, column) = place else { return None };
        let button = self.rows.get(row)?.get(column)?;
        Some(button.sent())
    }

    /// Returns the place of the first button whose message is this text, if there is one.
    pub fn place_of_message(&self, message: &str) -> Option<Place>
    where
        M: Debug,
    {
        self.place_where(|button| button.sent() == message)
    }

    /// Returns the place of the first button with an action, if there is one.
    pub fn place_of(&self, action: Action) -> Option<Place> {
        self.place_where(|button| button.action == Some(action))
    }

    /// Returns the place of the first button that fulfils a condition, if there is one.
    fn place_where(&self, is_it: impl Fn(&Command<M>) -> bool) -> Option<Place> {
        let column = |row: &Vec<Command<M>>| row.iter().position(&is_it);
        self.rows.iter().enumerate().find_map(|(row, it)| Some(Place::Button(row, column(it)?)))
    }

    /// Returns the result of an action: the message of its command, if that is enabled.
    pub fn find(&self, action: Action) -> Handled<M> {
        let is_it = |command: &&Command<M>| command.action == Some(action);
        let buttons = || self.buttons().filter(is_it);
        let enabled = buttons().find(|command| command.is_enabled).map(Command::pressed);
        let none = if buttons().next().is_some() { Handled::Done } else { Handled::No };
        enabled.unwrap_or(none)
    }

    /// Returns what a press of the button at a place does.
    pub fn at(&self, row: usize, column: usize) -> Handled<M> {
        let button = self.rows.get(row).and_then(|row| row.get(column));
        button.map_or(Handled::Done, Command::pressed)
    }

    /// Returns whether all available actions belong to a scope. If not, their keys may have other
    /// meanings there.
    pub fn belong_to(&self, scope: Scope) -> bool {
        let enabled = self.buttons().filter(|command| command.is_enabled);
        let mut actions = enabled.filter_map(|command| command.action);
        actions.all(|action| action.scopes().contains(&scope))
    }

    /// Returns the rows from the one with this name up to the next one that has a name.
    pub fn rows_from(&self, name: &str) -> Range<usize> {
        let Some(first) = self.called(name) else { return 0..0 };
        let later = self.names.iter().map(|(_, row)| *row).filter(|&row| row > first);
        first..later.min().unwrap_or(self.rows.len())
    }

    /// Returns all buttons, row by row.
    fn buttons(&self) -> impl Iterator<Item = &Command<M>> {
        self.rows.iter().flatten()
    }

    /// Shows rows of buttons over the whole width. Returns the message of the button that was
    /// clicked.
    pub fn show(
        &self,
        ui: &mut Ui,
        rows: Range<usize>,
        size: ButtonSize,
        labels: Labels,
        focus: &Focus,
    ) -> Option<M> {
        let mut clicked = None;
        // The gap goes between the rows, not after them.
        let around = ui.spacing().item_spacing.y;
        ui.spacing_mut().item_spacing.y = GAP;
        for (r, row) in self.rows.iter().enumerate().take(rows.end).skip(rows.start) {
            if size == ButtonSize::Segment {
                button::paint_trough(ui, ui.available_rect_before_wrap());
            }
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = size.gap();
                let labelled = row.iter().map(|it| it.labelled(labels.texts));
                let fits = button::distribute_widths(ui, size, labelled);
                for ((c, command), fit) in row.iter().enumerate().zip(fits) {
                    let place = Place::Button(r, c);
                    let id = ui.next_auto_id();
                    let is_focused = focus.shows(place);
                    let response = command.show(ui, id, (size, fit), is_focused, labels);
                    let keys = command.keys(labels);
                    let (kind, part) = command.told(size, &keys, labels.texts);
                    focus.tell(ui, &response, place, kind, part);
                    if command.is_enabled && self.menu.is_some_and(|menu| r >= menu) {
                        focus.point(&response, place);
                    }
                    focus.scroll_to(&response, place);
                    match command.pressed() {
                        Handled::Message(message) if response.clicked() => clicked = Some(message),
                        Handled::ByLayer(action) if response.clicked() => {
                            self.clicked.set(Some(action));
                        }
                        _ => {}
                    }
                }
            });
        }
        ui.spacing_mut().item_spacing.y = around;
        ui.add_space(around - GAP);
        clicked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    fn texts() -> Texts {
        Texts::new(Language::reference())
    }

    fn table() -> Commands<char> {
        Commands::new()
            .row([Command::new("hint", Action::Hint, 'h'), Command::new("back", Action::Back, 'b')])
            .row([Command::new("undo", Action::Undo, 'u').enabled(false)])
            .row([Command::new("copy", Action::Copy, 'c'), Command::new("paste", None, 'p')])
    }

    #[test]
    fn actions_and_buttons_send_the_same_messages() {
        let table = table();
        assert_eq!(table.find(Action::Hint), Handled::Message('h'));
        assert_eq!(table.find(Action::Undo), Handled::Done, "not now");
        assert_eq!(table.find(Action::Redo), Handled::No);
        assert_eq!([table.at(1, 0), table.at(3, 0)], [Handled::Done, Handled::Done]);
        assert_eq!(table.at(2, 1), Handled::Message('p'));
        assert_eq!(table.stops(vec![], 0).buttons, [2, 1, 2]);
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
                    clicked = table().show(ui, 0..1, size, labels, &Focus::default()).or(clicked);
                });
            });
            texts_shown.extend(output.shapes.iter().filter_map(text_of));
        }
        assert_eq!(clicked, Some('h'));
        assert!(texts_shown.contains(&"K".to_owned()) && !texts_shown.contains(&"H".to_owned()));
    }
}
