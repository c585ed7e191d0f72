//! The layers on the stack: screens and dialogs, each with its own type of messages.

use std::fmt::Debug;

use super::context::Context;
use super::screen::{Inbox, Layer, Navigation, Screen, Transition, View};
use crate::app::input::{Action, Input, Scope, Selecting};
use crate::app::text::msg;
use crate::app::ui::{Dialog, Handled, Recorder, Reply, Shown, Spot, id_of};
use crate::app::window::Canvas;
use crate::picture::Paint;

/// A screen on the stack, with its inbox and its focus.
pub struct ScreenLayer<S: Screen> {
    screen: S,
    /// The message from a click or a dialog that waits for the next update.
    inbox: Inbox<S::Message>,
    /// The action of a clicked button that this layer carries out in the next update.
    clicked: Option<Action>,
    /// What was said last of the filled button.
    said: String,
    /// The focus.
    spot: Spot,
    /// What was shown last, unless it was never shown.
    shown: Option<Shown<S::Message>>,
}

impl<S: Screen + 'static> ScreenLayer<S> {
    /// Wraps a screen for the stack.
    pub fn new(screen: S) -> ScreenLayer<S> {
        let (inbox, clicked, said, spot, shown) = Default::default();
        ScreenLayer { screen, inbox, clicked, said, spot, shown }
    }

    /// Returns the screen.
    #[cfg(test)]
    pub fn screen(&mut self) -> &mut S {
        &mut self.screen
    }

    /// Returns what was shown last, and the focus on it.
    #[cfg(test)]
    pub fn shown(&self) -> (&Shown<S::Message>, &Spot) {
        (self.shown.as_ref().expect("it was shown"), &self.spot)
    }

    /// Puts a message into the inbox.
    #[cfg(test)]
    pub fn post(&mut self, message: S::Message) {
        self.inbox.set(Some(message));
    }

    /// Moves the focus if the transition says so, and gives its dialog this screen's inbox.
    fn flow(&self, transition: Transition<S::Message>) -> Navigation<dyn Layer> {
        if let Transition::Focus(id) = transition {
            self.spot.put(id);
        }
        transition.map(|ask| ask(self.inbox.clone()))
    }

    /// Lets the screen carry out a message.
    fn carry_out(&mut self, message: S::Message, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.act(message, context);
        self.flow(transition)
    }

    /// Returns the outcome of the first of these actions that the screen knows.
    fn respond(&mut self, request: &[Action], context: &mut Context) -> Handled<S::Message> {
        for &action in request {
            let handled = match self.handle(action, context) {
                Handled::No => self.screen.steer(action, context).map(Handled::Message),
                handled => Some(handled),
            };
            if let Some(handled) = handled {
                return handled;
            }
        }
        let usual =
            request.iter().find(|it| matches!(it, Action::Back | Action::Help | Action::Paste));
        usual.map_or(Handled::No, |&action| Handled::ByLayer(action))
    }

    /// Does what an action means on every screen that has no command for it.
    fn do_as_usual(&mut self, action: Action, context: &mut Context) -> Navigation<dyn Layer> {
        match action {
            Action::Help => match self.screen.help() {
                Some(article) => return Navigation::Open(article),
                None => return Navigation::Back,
            },
            Action::Back if !self.screen.closes() => return Navigation::Back,
            Action::Paste => context.refuse(msg::PASTED_NOWHERE),
            _ => {}
        }
        Navigation::Stay
    }

    /// Moves the focus by an action, or returns the message of the action.
    ///
    /// For whoever only listens, up and down lead through all in their order, since nobody hears
    /// what lies beside it.
    fn handle(&self, action: Action, context: &Context) -> Handled<S::Message> {
        let Some(shown) = &self.shown else { return Handled::No };
        let is_in_order = context.is_heard() && !shown.by_tab && self.spot.at().is_some();
        let action = match action {
            Action::Select(Selecting::Up) if is_in_order => Action::Select(Selecting::Previous),
            Action::Select(Selecting::Down) if is_in_order => Action::Select(Selecting::Next),
            action => action,
        };
        shown.handle(&self.spot, action, self.screen.scope())
    }

    /// Says what the filled button does and what is beside it, once that has changed, unless the
    /// focus is on the buttons.
    fn say_main(&mut self, context: &mut Context) {
        let Some(shown) = self.shown.as_ref().filter(|_| self.spot.at().is_none()) else { return };
        if context.is_heard() && self.said != shown.main {
            self.said.clone_from(&shown.main);
            context.speech.keys = Some(shown.main.clone());
        }
    }

    /// Says which button a key would press if that were possible now.
    fn say_unavailable(&self, request: &[Action], context: &mut Context) {
        let Some(shown) = self.shown.as_ref().filter(|_| context.is_heard()) else { return };
        if let Some(name) = request.iter().find_map(|&it| shown.unavailable(it)) {
            context.say(context.texts.with(msg::SPEECH_UNAVAILABLE, "name", name));
        }
    }

    /// Returns the requested actions.
    ///
    /// While the focus is on the buttons, keys have their meanings in a menu; the mouse and all
    /// other keys bring the focus back.
    fn requests(&self, input: &Input, context: &Context) -> Vec<Vec<Action>> {
        let keys = &context.preferences.keys;
        let has_left_board = self.spot.at().is_some() && self.screen.scope().has_board();
        if has_left_board {
            let requests = input.requests(keys, Scope::Menu);
            if requests.iter().flatten().any(moves_focus) {
                return requests;
            }
            let is_mouse =
                input.pointer_moved || input.clicked || input.right_clicked || input.wheel != 0;
            if is_mouse || !input.pressed.is_empty() || !input.pad.is_empty() {
                self.spot.leave();
            }
        }
        input.requests(keys, self.screen.scope())
    }
}

/// Returns whether an action moves the focus among the buttons.
fn moves_focus(action: &Action) -> bool {
    matches!(action, Action::Select(_) | Action::Accept | Action::Back | Action::Buttons)
}

impl<S: Screen + 'static> Layer for ScreenLayer<S> {
    fn set_covered(&mut self, is_covered: bool, context: &mut Context) {
        self.screen.set_covered(is_covered, context);
    }

    fn close(&mut self, context: &mut Context) {
        self.screen.close(context);
    }

    fn tick(&mut self, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.tick(context);
        self.flow(transition)
    }

    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let scope = self.screen.scope();
        let recorder = Recorder::new(&self.spot, context.labels(), scope);
        let begins = self.shown.is_none();
        let view = View { ctx, canvas, context, begins, recorder };
        self.screen.show(&view);
        let mut shown = view.recorder.finish();
        debug_assert!(scope == Scope::AnyKey || shown.belongs_to(scope), "{scope:?}");
        if self.spot.settle(&shown.stops, scope) {
            ctx.request_discard("the focus has moved");
        }
        match shown.clicked.take() {
            Some(Handled::Message(message)) => self.inbox.set(Some(message)),
            Some(Handled::ByLayer(action)) => self.clicked = Some(action),
            Some(Handled::No | Handled::Done) | None => {}
        }
        self.shown = Some(shown);
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Navigation<dyn Layer> {
        self.say_main(context);
        // A click on a button is no press on the board as well. Keys that came with it act after
        // it.
        let (mut navigation, is_pointing) = match (self.inbox.take(), self.clicked.take()) {
            (Some(message), _) => (self.carry_out(message, context), false),
            (None, Some(action)) => (self.do_as_usual(action, context), false),
            (None, None) => (Navigation::Stay, true),
        };
        // On a screen that takes any key, the key must not act by its usual meaning as well.
        let requests = self.requests(input, context);
        if is_pointing && let Some(message) = self.screen.point(input, context) {
            navigation = self.carry_out(message, context);
        }
        for request in requests {
            if !matches!(navigation, Navigation::Stay | Navigation::Focus(_)) {
                break;
            }
            navigation = match self.respond(&request, context) {
                Handled::Message(message) => self.carry_out(message, context),
                Handled::ByLayer(action) => self.do_as_usual(action, context),
                Handled::No => continue,
                Handled::Done => {
                    self.say_unavailable(&request, context);
                    continue;
                }
            };
        }
        navigation
    }

    fn pasted(&mut self, text: &str, context: &mut Context) -> Navigation<dyn Layer> {
        let transition = self.screen.pasted(text, context);
        self.flow(transition)
    }

    #[cfg(test)]
    fn asked_for(&mut self, input: &Input, acts: bool, context: &mut Context) -> Vec<String> {
        let clicked = self.inbox.take().map(Handled::Message);
        let by_layer = self.clicked.take().map(Handled::ByLayer);
        // Keys act on what was shown.
        super::testing::show_alone(self, input, context);
        let mut all: Vec<_> = clicked.into_iter().chain(by_layer).collect();
        for request in self.requests(input, context) {
            all.push(self.respond(&request, context));
        }
        let mut names = Vec::new();
        for handled in all {
            names.extend(match &handled {
                Handled::Message(message) => Some(format!("{message:?}")),
                Handled::ByLayer(action) => Some(format!("{action:?}")),
                Handled::No | Handled::Done => None,
            });
            if let Some(message) = handled.message().filter(|_| acts) {
                self.carry_out(message, context);
            }
        }
        names
    }

    #[cfg(test)]
    fn reach(&self) -> (Vec<String>, Vec<Action>) {
        let Some(shown) = &self.shown else { return Default::default() };
        let buttons = shown.stops.iter().filter_map(|stop| stop.action);
        let actions = buttons.chain(shown.keys.iter().map(|(action, _)| *action));
        (shown.out_of_reach(), actions.collect())
    }

    #[cfg(test)]
    fn focus_at(&self, index: usize) -> bool {
        let stop = self.shown.as_ref().and_then(|shown| shown.stops.get(index));
        stop.inspect(|stop| self.spot.put(stop.id)).is_some()
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        self.screen.draw(paint, canvas, context);
    }

    fn scope(&self) -> Scope {
        self.screen.scope()
    }

    fn is_match(&self) -> bool {
        self.screen.is_match()
    }
}

/// A dialog as a screen.
///
/// Its answer is its only message, which goes to the screen that opened it.
struct DialogScreen<M> {
    dialog: Dialog<M>,
    /// The inbox of the screen that opened the dialog.
    asker: Inbox<M>,
    /// Whether a screen reader has said what it asks.
    is_said: bool,
}

impl<M: Clone + Debug + 'static> Screen for DialogScreen<M> {
    type Message = Reply<M>;

    const SCOPE: Scope = Scope::Dialog;

    fn tick(&mut self, context: &mut Context) -> Transition<Reply<M>> {
        if !std::mem::replace(&mut self.is_said, true) {
            context.say_all(self.dialog.words(&context.texts));
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Reply<M>>) {
        self.dialog.show(view.ctx, view.canvas, &view.recorder, view.context.is_paused);
        // The key for Back closes even a dialog without a button for it.
        view.key(Action::Back, Reply::Leave);
    }

    fn act(&mut self, reply: Reply<M>, _: &mut Context) -> Transition<Reply<M>> {
        self.asker.set(self.dialog.message(reply));
        Transition::Back
    }
}

impl<M: Clone + Debug + 'static> Transition<M> {
    /// Returns the transition that opens a dialog over this screen.
    pub fn ask(dialog: Dialog<M>) -> Transition<M> {
        debug_assert!(!dialog.first_answer_is_destructive(), "Enter must be safe");
        Navigation::Ask(Box::new(|asker| {
            Box::new(ScreenLayer::new(DialogScreen { dialog, asker, is_said: false }))
                as Box<dyn Layer>
        }))
    }

    /// Returns the transition that moves the focus to what sends a message, or is known by
    /// something else.
    pub fn focus(key: &impl Debug) -> Transition<M> {
        Navigation::Focus(id_of(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use crate::app::text::msg;
    use crate::app::ui::{ButtonSize, Command, widgets};
    use KeyCode::{A, Down, Escape, F10, Left, Right, Up};
    use egui::{Pos2, Rect, vec2};
    use miniquad::KeyCode;

    /// A board with buttons, whose first row comes and goes.
    #[derive(Default)]
    struct Changing {
        has_more: bool,
        /// Number of times that the board has got a key.
        steered: usize,
    }

    impl Screen for Changing {
        type Message = &'static str;

        const SCOPE: Scope = Scope::Game;

        fn show(&mut self, view: &View<&'static str>) {
            let button = |name: &'static str| Command::new(name.to_owned(), None, name);
            let menu = Command::new(msg::MENU, Action::Back, "menu");
            let more = self.has_more.then(|| button("more")).into_iter().collect();
            let rows = [more, vec![button("one"), button("two")], vec![menu]];
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 400.0));
            widgets::bare(view.ctx, "buttons", rect, |ui| {
                view.rows(ui, |_| ButtonSize::Usual, &rows);
            });
        }

        fn steer(&mut self, action: Action, _: &mut Context) -> Option<&'static str> {
            self.steered += usize::from(matches!(action, Action::Move(..)));
            None
        }

        fn act(&mut self, message: &'static str, _: &mut Context) -> Transition<&'static str> {
            if message == "menu" { Transition::Back } else { Transition::Stay }
        }
    }

    #[test]
    fn keys_belong_to_the_board_until_f10() {
        let mut tester = Tester::new(|_| Changing::default());
        let mut after = |keys: &[KeyCode]| {
            tester.press_all(keys);
            (tester.screen().steered, tester.focused())
        };
        assert_eq!(after(&[Left, Up]), (2, String::new()));
        assert_eq!(after(&[F10]), (2, "Menu".to_owned()));
        assert_eq!(after(&[Up, Left]), (2, "one".to_owned()));
        assert_eq!(after(&[Right]), (2, "two".to_owned()));
        assert_eq!(after(&[Down, Up]), (2, "two".to_owned()), "it comes back");
        assert_eq!(after(&[Escape]), (2, String::new()), "to the board");
        assert_eq!(after(&[F10, F10, Left]), (3, String::new()));
        assert_eq!(after(&[F10, A]), (3, String::new()), "any other key");
        tester.click("one");
        assert_eq!(tester.focused(), "", "a click does not lead away from the board");
        assert!(matches!(tester.press(Escape), Pressed::Back));
    }

    /// The second press of a button once was that of another one, after a row above had come.
    #[test]
    fn the_focus_stays_on_its_button_while_rows_come_and_go() {
        let mut tester = Tester::new(|_| Changing::default());
        tester.focus_on("two");
        for has_more in [false, true, true, false] {
            tester.screen().has_more = has_more;
            tester.idle();
            assert_eq!(tester.focused(), "two");
        }
        tester.press(Left);
        assert_eq!(tester.focused(), "one");
    }
}
