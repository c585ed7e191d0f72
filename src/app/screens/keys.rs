//! The page of key bindings.

use egui::{RichText, Ui};
use miniquad::KeyCode;

use crate::app::input::{Action, BindingRefusal, Bindings, Chord, Input, Scope, Topic};
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, Command, Commands, Dialog, HEADING, Icon, Line, TEXT, ask_whether, bold, list,
    widgets,
};

/// Messages to the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Listen for a key to bind to the action in this row.
    Listen(usize),
    /// Bind a key to the selected action.
    Bind(KeyCode),
    /// Bind a key to an action, even if another action uses it.
    TakeOver(Action, KeyCode),
    /// Stop listening.
    Cancel,
    /// Restore the default keys of the selected action.
    Default,
    /// Restore the default keys of an action, even if other actions use them.
    Restore(Action),
    AskForAllDefaults,
    /// Restore the default keys of all actions.
    AllDefaults,
}

/// The list of actions with their keys.
#[derive(Default)]
pub struct KeyScreen {
    /// The row of the selected action.
    row: Option<usize>,
    /// Whether the next key is bound to the selected action.
    is_listening: bool,
}

fn heading(topic: Topic) -> text::Message {
    match topic {
        Topic::Piece => msg::KEYS_GROUP_PIECE,
        Topic::Game => msg::KEYS_GROUP_GAME,
        Topic::Puzzle => msg::KEYS_GROUP_PUZZLE,
        Topic::Review => msg::KEYS_GROUP_REVIEW,
        Topic::Editor => msg::KEYS_GROUP_EDITOR,
        Topic::List => msg::KEYS_GROUP_LIST,
        Topic::Everywhere => msg::KEYS_GROUP_EVERYWHERE,
    }
}

/// Returns the actions whose keys can be changed, sorted by topic.
fn actions() -> Vec<Action> {
    let mut actions: Vec<_> = Action::all().filter(|action| action.is_bindable()).collect();
    actions.sort_by_key(|action| action.topic());
    actions
}

impl KeyScreen {
    fn selected(&self) -> Option<Action> {
        actions().get(self.row?).copied()
    }
}

/// Binds a key to an action. Asks first if another action uses it, and shows a notice if it can't
/// be bound.
fn bind(action: Action, key: KeyCode, context: &mut Context) -> Transition<Message> {
    match context.preferences.keys.bind(action, key) {
        Ok(()) => {}
        Err(BindingRefusal::Reserved) => context.refuse(msg::KEYS_REFUSED),
        Err(BindingRefusal::Taken(owners)) => {
            let take = Message::TakeOver(action, key);
            let (keys, texts) = (&[Chord::key(key)], &context.texts);
            return Transition::ask(ask_to_take_over(action, keys, &owners, take, texts));
        }
    }
    Transition::Stay
}

/// Restores the default keys of an action, or asks first if other actions use some of them.
fn restore(action: Action, context: &mut Context) -> Transition<Message> {
    let (keys, owners) = context.preferences.keys.taken_defaults(action);
    if owners.is_empty() {
        context.preferences.keys.restore(action);
        return Transition::Stay;
    }
    let take = Message::Restore(action);
    Transition::ask(ask_to_take_over(action, &keys, &owners, take, &context.texts))
}

/// Returns the question whether an action gets keys that other actions use. The answer yes is the
/// message `take`.
fn ask_to_take_over(
    action: Action,
    keys: &[Chord],
    owners: &[Action],
    take: Message,
    texts: &Texts,
) -> Dialog<Message> {
    let owners: Vec<&str> = owners.iter().map(|&owner| texts.action(owner)).collect();
    let keys: Vec<String> = keys.iter().map(|&chord| texts.chord(chord)).collect();
    let arguments = [("key", texts.list(&keys).into()), ("owners", texts.list(&owners).into())];
    let take = (msg::KEYS_TAKE_OVER, Action::Confirm, take);
    ask_whether(texts.action(action), (msg::KEYS_LEAVE, Icon::Close), take)
        .with_body(texts.fill(msg::KEYS_TAKEN, &arguments))
}

impl Screen for KeyScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.is_listening { Scope::AnyKey } else { Scope::List }
    }

    fn help(&self) -> Option<Destination> {
        Some(Destination::Article(Article::Keys))
    }

    fn commands(&self, _: &Context) -> Commands<Message> {
        let reset = Command::new(msg::KEYS_DEFAULTS, None, Message::AskForAllDefaults);
        Commands::new()
            .menu_from_here()
            .row_called("foot", [reset.icon(Icon::Repeat)])
            .row_called("back", [Command::leave()])
            .key(Action::Delete, Message::Default)
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let texts = &context.texts;
        let listening = self.row.filter(|_| self.is_listening);
        let mut last = None;
        let line = |(row, action): (usize, Action)| {
            let topic = action.topic();
            let is_first = last.replace(topic) != Some(topic);
            let heading = if is_first { texts.get(heading(topic)) } else { "" };
            let line = Line::new([Message::Listen(row)]).headed(heading);
            if listening == Some(row) {
                return line.labelled(texts.action(action), texts.get(msg::KEYS_PRESS));
            }
            let keys = context.preferences.keys.keys(action);
            line.keyed(texts.action(action), keys.iter().map(|&chord| texts.chord(chord)))
        };
        actions().into_iter().enumerate().map(line).collect()
    }

    fn select(&mut self, line: Option<usize>) {
        // The mouse may pass over other lines on its way to the keyboard.
        if !self.is_listening {
            self.row = line;
        }
    }

    fn point(&mut self, input: &Input, _: &mut Context) -> Option<Message> {
        if !self.is_listening {
            return None;
        }
        match (input.pressed.first(), input.pad.first()) {
            (Some(chord), _) if chord.key == KeyCode::Escape => Some(Message::Cancel),
            (Some(chord), _) => Some(Message::Bind(chord.key)),
            (None, Some(_)) => Some(Message::Cancel),
            (None, None) => None,
        }
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let texts = &frame.context.texts;
        let lines = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            list::form(ui, 30.0, frame.lines, frame.focus)
        };
        let selected = |ui: &mut Ui| {
            let action = self.selected()?;
            ui.label(RichText::new(texts.action(action)).font(bold(HEADING)).color(TEXT));
            ui.horizontal_wrapped(|ui| {
                if self.is_listening {
                    let text = texts.get(msg::KEYS_PRESS);
                    ui.label(RichText::new(text).font(bold(BODY)).color(ACCENT));
                } else {
                    let keys = frame.context.preferences.keys.keys(action);
                    keys.iter().for_each(|&key| widgets::keycap(ui, &texts.chord(key)));
                }
            });
            None
        };
        frame.page(texts.get(msg::KEYS_TITLE), lines, selected).filter(|_| !self.is_listening)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        // Any other message ends the listening: a key, or one that cancels it.
        self.is_listening = matches!(message, Message::Listen(_));
        let keys = &mut context.preferences.keys;
        match (message, self.selected()) {
            (Message::Listen(row), _) => {
                self.row = Some(row);
                return Transition::Line(row);
            }
            (Message::Bind(key), Some(action)) => return bind(action, key, context),
            (Message::TakeOver(action, key), _) => {
                if keys.take_over(action, key).is_err() {
                    context.refuse(msg::KEYS_REFUSED);
                }
            }
            (Message::Default, Some(action)) => return restore(action, context),
            (Message::Restore(action), _) => keys.restore(action),
            (Message::AskForAllDefaults, _) if *keys != Bindings::default() => {
                let reset = (msg::KEYS_DEFAULTS, Action::Confirm, Message::AllDefaults);
                let keep = (msg::DELETE_KEEP, Icon::Close);
                return Transition::ask(ask_whether(msg::KEYS_DEFAULTS_ASK, keep, reset));
            }
            (Message::AllDefaults, _) => *keys = Bindings::default(),
            (Message::Cancel | Message::AskForAllDefaults, _) | (_, None) => {}
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use crate::app::ui::Place;

    fn at(action: Action) -> Tester<KeyScreen> {
        let mut tester = Tester::new(|_| KeyScreen::default());
        let row = actions().into_iter().position(|other| other == action).unwrap();
        tester.focus().put(Place::Line(row, 0));
        tester
    }

    #[test]
    fn an_action_gets_the_key_that_is_pressed_and_its_default_key_again() {
        let mut screen = at(Action::Hint);
        screen.press(KeyCode::Enter);
        assert_eq!(screen.scope(), Scope::AnyKey);
        screen.press(KeyCode::J);
        assert_eq!(screen.context().preferences.keys.label(Action::Hint), "J");
        screen.press(KeyCode::Delete);
        assert_eq!(screen.context().preferences.keys.label(Action::Hint), "H");
        // Escape cancels without changing the keys. It once left the page as well.
        assert!(matches!(screen.press_all(&[KeyCode::Enter, KeyCode::Escape]), Pressed::Stay));
        assert_eq!(screen.context().preferences.keys, Bindings::default());
    }

    /// The mouse once passed the key on to the line that it was moved over.
    #[test]
    fn the_action_that_was_chosen_gets_the_key_wherever_the_mouse_is() {
        let mut screen = at(Action::Hint);
        screen.press(KeyCode::Enter);
        screen.focus().put(Place::Line(0, 0));
        screen.idle();
        screen.press(KeyCode::J);
        assert_eq!(screen.context().preferences.keys.label(Action::Hint), "J");
    }

    /// An action with two or three default keys once got only the first of them again, even if its
    /// keys had never been changed.
    #[test]
    fn an_action_gets_all_of_its_default_keys_again() {
        for action in actions() {
            let mut screen = at(action);
            screen.tell(Message::Default);
            assert_eq!(screen.context().preferences.keys, Bindings::default(), "{action:?}");
            screen.tell(Message::TakeOver(action, KeyCode::F9));
            screen.tell(Message::Default);
            assert_eq!(screen.context().preferences.keys, Bindings::default(), "{action:?}");
        }
    }

    #[test]
    fn default_keys_that_others_use_are_taken_from_them_if_the_player_agrees() {
        let mut screen = at(Action::NextFit);
        screen.tell(Message::TakeOver(Action::Rotate, KeyCode::Tab));
        assert_eq!(
            screen.context().preferences.keys.keys(Action::NextFit),
            [Chord::key(KeyCode::F)]
        );
        let before = screen.context().preferences.keys.clone();
        assert!(matches!(screen.press(KeyCode::Delete), Pressed::Ask(_)));
        assert!(screen.shown().iter().any(|text| text.contains("Tab") && text.contains("Turn")));
        screen.press(KeyCode::Enter);
        assert_eq!(screen.context().preferences.keys, before);
        screen.press_all(&[KeyCode::Delete, KeyCode::Y]);
        let keys = &screen.context().preferences.keys;
        assert_eq!(keys.keys(Action::NextFit), Action::NextFit.default_keys());
        assert_eq!(keys.label(Action::Rotate), "S", "it has a key left");
    }

    /// A key that was already taken was once reassigned without a question.
    #[test]
    fn the_owner_of_a_taken_key_is_named_and_no_changes_nothing() {
        let mut screen = at(Action::Hint);
        screen.press(KeyCode::Enter);
        assert!(matches!(screen.press(KeyCode::O), Pressed::Ask(_)));
        let owner = screen.context().texts.action(Action::Outcomes).to_owned();
        assert!(screen.shown().iter().any(|text| text.contains(&owner)), "{:?}", screen.shown());
        screen.press(KeyCode::Enter);
        assert_eq!(screen.context().preferences.keys, Bindings::default());
        screen.press_all(&[KeyCode::Enter, KeyCode::O, KeyCode::Y]);
        let keys = &screen.context().preferences.keys;
        assert_eq!((keys.label(Action::Hint), keys.label(Action::Outcomes)), ("O", "H"));
    }

    #[test]
    fn keys_that_were_chosen_are_not_reset_without_a_question() {
        let mut screen = at(Action::Hint);
        assert!(matches!(screen.tell(Message::AskForAllDefaults), Pressed::Stay), "none to lose");
        screen.tell(Message::TakeOver(Action::Hint, KeyCode::F9));
        assert!(matches!(screen.tell(Message::AskForAllDefaults), Pressed::Ask(_)));
        screen.press(KeyCode::Enter);
        assert_eq!(screen.context().preferences.keys.label(Action::Hint), "F9");
        screen.tell(Message::AskForAllDefaults);
        screen.press(KeyCode::Y);
        assert_eq!(screen.context().preferences.keys, Bindings::default());
    }

    #[test]
    fn a_key_that_can_not_be_bound_is_refused_with_a_notice() {
        let mut screen = at(Action::Hint);
        screen.press_all(&[KeyCode::Enter, KeyCode::LeftShift]);
        assert_eq!(screen.context().preferences.keys, Bindings::default());
        assert!(screen.notice().is_some());
    }
}
