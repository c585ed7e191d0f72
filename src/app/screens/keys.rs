//! The page of key bindings.

use egui::{RichText, Ui};
use miniquad::KeyCode;

use crate::app::input::{Action, Bindings, Input, Scope, Topic};
use crate::app::shell::{Article, Context, Destination, Page, Screen, Transition, View};
use crate::app::text::{self, args, msg};
use crate::app::ui::{
    ACCENT, BODY, Command, HEADING, Icon, Stop, TEXT, Value, ask_whether, bold, list, widgets,
};

/// Messages to the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Listen for a key to bind to the action in this row.
    Listen(usize),
    /// Bind a key to the selected action.
    Bind(KeyCode),
    /// Stop listening.
    Cancel,
    /// Restore the default keys of the selected action.
    Default,
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

    /// Shows the actions with their keys, below the headings of their topics.
    fn show_lines(&self, ui: &mut Ui, view: &View<Message>) {
        let texts = &view.context.texts;
        ui.spacing_mut().item_spacing.y = 1.0;
        let mut last = None;
        for (row, action) in actions().into_iter().enumerate() {
            let topic = action.topic();
            let mut stop = Stop::new(texts.action(action), Message::Listen(row));
            if last.replace(topic) != Some(topic) {
                stop.above = list::heading(ui, texts.get(heading(topic)));
            }
            let value = if self.is_listening && self.row == Some(row) {
                Value::text(texts.get(msg::KEYS_PRESS))
            } else {
                let keys = view.context.preferences.keys.keys(action);
                Value::Keys(keys.iter().map(|&chord| texts.chord(chord)).collect())
            };
            view.line(ui, 30.0, &value, stop);
        }
    }

    /// Shows the selected action.
    fn show_selected(&self, ui: &mut Ui, view: &View<Message>) {
        let texts = &view.context.texts;
        let Some(action) = self.selected() else { return };
        ui.label(RichText::new(texts.action(action)).font(bold(HEADING)).color(TEXT));
        ui.horizontal_wrapped(|ui| {
            if self.is_listening {
                let text = texts.get(msg::KEYS_PRESS);
                ui.label(RichText::new(text).font(bold(BODY)).color(ACCENT));
            } else {
                let keys = view.context.preferences.keys.keys(action);
                keys.iter().for_each(|&key| widgets::keycap(ui, &texts.chord(key)));
            }
        });
    }
}

/// Says which keys the actions have now from which others were taken.
fn tell_of_swap(owners: &[Action], context: &mut Context) {
    let texts = &context.texts;
    let told = owners.iter().map(|&owner| {
        let keys = context.preferences.keys.keys(owner).iter();
        let keys: Vec<String> = keys.map(|&chord| texts.chord(chord)).collect();
        texts.fill(msg::KEYS_SWAPPED, args!(key = texts.list(&keys), action = texts.action(owner)))
    });
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        let told: Vec<&str> = told.iter().map(String::as_str).collect();
        context.notify(widgets::side_by_side(&told));
    }
}

impl Screen for KeyScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        if self.is_listening { Scope::AnyKey } else { Scope::List }
    }

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(Some(Article::Keys)))
    }

    fn point(&mut self, input: &Input, _: &mut Context) -> Option<Message> {
        if !self.is_listening {
            return None;
        }
        match input.pressed.first() {
            Some(chord) if chord.key == KeyCode::Escape => Some(Message::Cancel),
            Some(chord) => Some(Message::Bind(chord.key)),
            // A click on something else has a message of its own. The pad has no key to bind.
            None => {
                let is_over = input.released || input.right_clicked || !input.pad.is_empty();
                is_over.then_some(Message::Cancel)
            }
        }
    }

    fn show(&mut self, view: &View<Message>) {
        let texts = &view.context.texts;
        // The mouse may pass over other lines on its way to the keyboard.
        if !self.is_listening {
            let has_focus = |row: &usize| view.has_focus(&Message::Listen(*row));
            self.row = (0..actions().len()).find(has_focus);
        }
        let reset = Command::new(msg::KEYS_DEFAULTS, None, Message::AskForAllDefaults);
        let page = Page::new(texts.get(msg::KEYS_TITLE)).foot([reset.icon(Icon::Repeat)]);
        view.key(Action::Delete, Message::Default);
        view.page(page, |ui| self.show_lines(ui, view), |ui| self.show_selected(ui, view));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        // Any other message ends the listening: a key, or one that cancels it.
        self.is_listening = matches!(message, Message::Listen(_));
        let keys = &mut context.preferences.keys;
        match (message, self.selected()) {
            (Message::Listen(row), _) => {
                self.row = Some(row);
                return Transition::focus(&Message::Listen(row));
            }
            (Message::Bind(key), Some(action)) => match keys.bind(action, key) {
                Some(owners) => tell_of_swap(&owners, context),
                None => context.refuse(msg::KEYS_REFUSED),
            },
            (Message::Default, Some(action)) => {
                let owners = keys.restore(action);
                tell_of_swap(&owners, context);
            }
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
    use crate::app::input::Chord;
    use crate::app::shell::{Pressed, Tester};

    fn at(action: Action) -> Tester<KeyScreen> {
        let mut tester = Tester::new(|_| KeyScreen::default());
        let name = tester.context().texts.action(action).to_owned();
        tester.focus_on(&name);
        tester.idle();
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
        let first = screen.context().texts.action(actions()[0]).to_owned();
        screen.focus_on(&first);
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
            screen.context().preferences.keys.bind(action, KeyCode::F9);
            screen.tell(Message::Default);
            assert_eq!(screen.context().preferences.keys, Bindings::default(), "{action:?}");
        }
    }

    #[test]
    fn default_keys_that_others_use_are_taken_from_them() {
        let mut screen = at(Action::NextFit);
        screen.context().preferences.keys.bind(Action::Rotate, KeyCode::Tab);
        let keys = |screen: &mut Tester<KeyScreen>, action| {
            screen.context().preferences.keys.keys(action).to_vec()
        };
        assert_eq!(keys(&mut screen, Action::NextFit), [Chord::key(KeyCode::F)]);
        assert!(matches!(screen.press(KeyCode::Delete), Pressed::Stay));
        assert_eq!(keys(&mut screen, Action::NextFit), Action::NextFit.default_keys());
        assert_eq!(keys(&mut screen, Action::Rotate), [Chord::key(KeyCode::S)], "it has one left");
        let rotate = screen.context().texts.action(Action::Rotate).to_owned();
        assert_eq!(screen.notice(), Some(&*format!("S is now the key of: {rotate}")));
    }

    /// The player once was asked about each key that was taken, and never told what came of it.
    #[test]
    fn a_taken_key_is_swapped_and_a_notice_says_what_the_other_action_got() {
        let mut screen = at(Action::Hint);
        screen.press(KeyCode::Enter);
        assert!(matches!(screen.press(KeyCode::O), Pressed::Stay));
        let owner = screen.context().texts.action(Action::Outcomes).to_owned();
        assert_eq!(screen.notice(), Some(&*format!("H is now the key of: {owner}")));
        let keys = &screen.context().preferences.keys;
        assert_eq!((keys.label(Action::Hint), keys.label(Action::Outcomes)), ("O", "H"));
        screen.context().notices.drop();
        screen.press_all(&[KeyCode::Enter, KeyCode::F9]);
        assert_eq!(screen.notice(), None, "the key was free");
    }

    /// Only a key or the pad once ended the listening: every click was ignored.
    #[test]
    fn the_mouse_works_while_the_page_waits_for_a_key() {
        let [first, second] = [actions()[0], actions()[1]];
        let mut screen = at(first);
        screen.press(KeyCode::Enter);
        let other = screen.context().texts.action(second).to_owned();
        screen.click(&other);
        assert_eq!((screen.scope(), screen.screen().selected()), (Scope::AnyKey, Some(second)));
        let click = Input { released: true, ..screen.input(&[]) };
        screen.frame(&click);
        assert_eq!(screen.scope(), Scope::List, "a click elsewhere ends it");
        screen.press(KeyCode::Enter);
        assert_eq!(screen.scope(), Scope::AnyKey);
        // The arrow back.
        assert!(matches!(screen.click_at(egui::pos2(40.0, 40.0)), Pressed::Back));
    }

    #[test]
    fn keys_that_were_chosen_are_not_reset_without_a_question() {
        let mut screen = at(Action::Hint);
        assert!(matches!(screen.tell(Message::AskForAllDefaults), Pressed::Stay), "none to lose");
        screen.context().preferences.keys.bind(Action::Hint, KeyCode::F9);
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
