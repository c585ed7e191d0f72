//! Endless puzzles: each is near the person's rating, and the first try changes it.

use std::iter::once;

use super::asked::{self, Asked};
use super::me;
use crate::ai::Piece;
use crate::app::input::action::{Action, Scope};
use crate::app::input::frame::Input;
use crate::app::screens::learn::panel::{self, PanelView};
use crate::app::screens::touch::touch_buttons;
use crate::app::shell::context::Context;
use crate::app::shell::screen::{Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::command::{Command, Commands};
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::FAINT;
use crate::game::{EndlessOrder, ExerciseState, PersonId, Supply};

/// Messages to the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Place the piece, or go on once the placement was judged.
    Place,
    /// Turn the piece.
    Turn,
    /// Take this piece.
    Choose(Piece),
    /// Take back the wrong placement.
    Retry,
    /// Show the answer.
    Show,
    /// Go to the next puzzle.
    Next,
    /// Play on against the strongest level.
    PlayOn,
    Help,
    Leave,
}

/// A puzzle that is being made.
struct Coming {
    order: EndlessOrder,
    supply: Supply,
}

/// A puzzle on the board.
struct Current {
    asked: Asked,
    order: EndlessOrder,
    /// By how much the first try changed the person's rating.
    change: Option<f64>,
}

impl Current {
    /// Returns the puzzle's rating.
    fn rating(&self) -> f64 {
        self.order.rating.unwrap_or(self.asked.made().rating.into())
    }
}

/// Puzzles without an end.
pub struct EndlessScreen {
    person: Option<PersonId>,
    current: Option<Current>,
    /// The next one is made while the player is busy with this one.
    coming: Coming,
}

impl EndlessScreen {
    /// Returns the screen, and starts to make the first puzzle.
    pub fn new(context: &Context) -> EndlessScreen {
        let person = me(context);
        EndlessScreen { person, current: None, coming: coming(person, None, context) }
    }

    fn state(&self) -> Option<ExerciseState> {
        self.current.as_ref().map(|current| current.asked.state())
    }

    fn asked(&self) -> Option<&Asked> {
        self.current.as_ref().map(|current| &current.asked)
    }

    /// Returns whether the first try is over, so that the next puzzle may come.
    fn may_go_on(&self) -> bool {
        self.asked().is_some_and(|asked| asked.first_try().is_some())
    }

    fn go_on(&mut self) {
        if self.may_go_on() {
            self.current = None;
        }
    }

    fn note(&self, context: &Context) -> String {
        let texts = &context.texts;
        let standing = context.training.standing(self.person);
        let rating = format!("{:.0}", standing.rating);
        let mine = match self.current.as_ref().and_then(|current| current.change) {
            Some(change) => {
                let change = format!("{:+.0}", change);
                let arguments = [("n", rating.into()), ("change", change.into())];
                texts.fill(msg::TRAINING_RATED, &arguments)
            }
            None => {
                let arguments = [
                    ("n", rating.into()),
                    ("solved", standing.solved.into()),
                    ("tried", standing.tried.into()),
                ];
                texts.fill(msg::TRAINING_STANDING, &arguments)
            }
        };
        let Some(current) = &self.current else { return mine };
        let grade = texts.grade(current.asked.made().puzzle.grade);
        let rating = format!("{:.0}", current.rating());
        let arguments = [("grade", grade.into()), ("rating", rating.into())];
        let puzzle = match current.order.rating {
            Some(_) => msg::TRAINING_ENDLESS_AGAIN,
            None => msg::TRAINING_ENDLESS_PUZZLE,
        };
        format!("{}\n{mine}", texts.fill(puzzle, &arguments))
    }

    fn view<'a>(&self, context: &'a Context) -> PanelView<'a, Message> {
        let texts = &context.texts;
        let verdict = match self.asked() {
            None => Some((msg::TRAINING_MAKING, FAINT)),
            Some(asked) => asked.verdict(msg::EXERCISE_RIGHT, msg::TRAINING_ENDLESS_SHOWN),
        };
        PanelView {
            title: texts.get(msg::TRAINING_ENDLESS),
            note: self.note(context),
            words: self.asked().map(|asked| asked.words(context)).unwrap_or_default(),
            verdict: verdict.map(|(message, color)| (texts.get(message), color)),
            piece: self.asked().map(Asked::piece),
            choose: Message::Choose,
        }
    }
}

/// Starts to make the next puzzle for a person who has this one on the board.
fn coming(person: Option<PersonId>, on_board: Option<EndlessOrder>, context: &Context) -> Coming {
    let on_board = on_board.map(|order| order.order);
    let order = context.training.next_endless(person, fastrand::u64(..), on_board);
    Coming { order, supply: Supply::start(once(order.order)) }
}

impl Screen for EndlessScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        Scope::Exercise
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let text = |message| context.texts.get(message);
        let failed = self.state() == Some(ExerciseState::Failed);
        let done = self.state() == Some(ExerciseState::Done);
        let open = self.state() == Some(ExerciseState::Open);
        let shown = self.asked().is_none_or(Asked::is_shown);
        let plays_on = self.asked().is_some_and(Asked::may_be_played_on);
        let turns = touch_buttons(context, Message::Turn, Message::Place);
        Commands::new()
            .row(turns.map(|button| button.enabled(open)))
            .row([
                Command::new(text(msg::EXERCISE_RETRY), Action::Undo, Message::Retry)
                    .primary(failed)
                    .enabled(failed),
                Command::new(text(msg::PUZZLE_SHOW), Action::Hint, Message::Show)
                    .enabled(!done && !shown),
            ])
            .row([
                Command::new(text(msg::PUZZLE_PLAY_ON), Action::PlayComputer, Message::PlayOn)
                    .enabled(plays_on),
                Command::new(text(msg::PUZZLE_NEXT), Action::Next, Message::Next)
                    .primary(done || shown && open)
                    .enabled(self.may_go_on()),
            ])
            .row([
                Command::new(text(msg::HELP), Action::Help, Message::Help),
                Command::new(text(msg::BACK), Action::Back, Message::Leave),
            ])
            .key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(current) = &mut self.current {
            current.asked.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Vec<Message> {
        let current = self.current.as_mut();
        let places = current.is_some_and(|current| current.asked.point(input, context));
        places.then_some(Message::Place).into_iter().collect()
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        let Some(current) = &mut self.current else {
            if let Some(made) = self.coming.supply.take() {
                let order = self.coming.order;
                self.current =
                    Some(Current { asked: Asked::new(made, context.now), order, change: None });
                self.coming = coming(self.person, Some(order), context);
            }
            return Transition::Stay;
        };
        current.asked.tick(context);
        if let (Some(solved), None) = (current.asked.first_try(), current.change) {
            let before = context.training.standing(self.person).rating;
            context.training.rate(self.person, current.order, current.rating(), solved);
            current.change = Some(context.training.standing(self.person).rating - before);
            context.keep_training();
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        panel::show(frame, &self.view(frame.context))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Help => return Transition::Open(Destination::Help),
            Message::Leave => return Transition::Back,
            Message::Next => self.go_on(),
            _ => {}
        }
        let Some(asked) = self.current.as_mut().map(|current| &mut current.asked) else {
            return Transition::Stay;
        };
        match message {
            Message::Place => match asked.state() {
                ExerciseState::Open => asked.place(context),
                // Once the player had time to read the verdict, the place key goes on.
                ExerciseState::Failed if asked.has_rested(context.now) => asked.retry(context.now),
                ExerciseState::Done if asked.has_rested(context.now) => self.go_on(),
                _ => {}
            },
            Message::Turn => asked.turn(context),
            Message::Choose(piece) => asked.lift(piece),
            Message::Retry => asked.retry(context.now),
            Message::Show => asked.show_answer(context.now),
            Message::PlayOn => return asked.play_on(context),
            Message::Next | Message::Help | Message::Leave => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: Canvas, context: &Context) {
        asked::draw(self.asked(), true, canvas, context);
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.asked().is_some_and(|asked| asked.is_animating(context.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::asked::play;
    use crate::app::shell::testing::{Pressed, Tester};
    use miniquad::KeyCode;

    fn new() -> Tester<EndlessScreen> {
        let mut tester = Tester::new(|context| EndlessScreen::new(context));
        tester.wait_until(|screen| screen.current.is_some());
        tester
    }

    fn asked(screen: &mut EndlessScreen) -> &mut Asked {
        &mut screen.current.as_mut().unwrap().asked
    }

    #[test]
    fn one_puzzle_follows_the_other_and_each_changes_the_rating_once() {
        let mut tester = new();
        let first = tester.screen().current.as_ref().unwrap().order;
        tester.press(KeyCode::PageDown);
        assert_eq!(
            tester.screen().current.as_ref().unwrap().order,
            first,
            "it must be tried first"
        );
        play(&mut tester, asked, true);
        let solved = tester.context().training.standing(None);
        assert!(solved.rating > 800.0 && (solved.tried, solved.solved) == (1, 1));
        assert!(tester.shown().join("\n").contains("(+"));
        tester.pass(1.0);
        tester.press(KeyCode::Enter);
        tester.wait_until(|screen| screen.current.is_some());
        assert_ne!(tester.screen().current.as_ref().unwrap().order, first);
        // A wrong first try counts, and what follows it does not.
        play(&mut tester, asked, false);
        let missed = tester.context().training.standing(None);
        assert!(missed.rating < solved.rating && (missed.tried, missed.solved) == (2, 1));
        tester.press(KeyCode::U);
        play(&mut tester, asked, true);
        assert_eq!(tester.context().training.standing(None), missed);
    }

    #[test]
    fn a_puzzle_that_was_shown_counts_as_not_solved() {
        let mut tester = new();
        tester.press(KeyCode::H);
        tester.idle();
        let shown = tester.context().training.standing(None);
        assert!(shown.rating < 800.0 && (shown.tried, shown.solved) == (1, 0));
        play(&mut tester, asked, true);
        assert_eq!(tester.context().training.standing(None), shown);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
