//! The puzzle of a day.

use std::iter::once;

use super::asked::{self, Asked};
use super::{me, today};
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
use crate::game::{Day, ExerciseState, Order, PersonId, Supply};

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
    /// Play on against the strongest level.
    PlayOn,
    Help,
    Leave,
}

/// The puzzle of a day on the board, once it is made.
pub struct DailyScreen {
    day: Day,
    person: Option<PersonId>,
    supply: Supply,
    asked: Option<Asked>,
    /// Whether the solved puzzle has been recorded.
    is_noted: bool,
}

impl DailyScreen {
    /// Returns the screen, and starts to make the puzzle.
    pub fn new(day: Day, context: &Context) -> DailyScreen {
        let supply = Supply::start(once(Order::of_day(day)));
        DailyScreen { day, person: me(context), supply, asked: None, is_noted: false }
    }

    fn state(&self) -> Option<ExerciseState> {
        self.asked.as_ref().map(Asked::state)
    }

    fn note(&self, context: &Context) -> String {
        let texts = &context.texts;
        let days = context.training.days(self.person);
        let numbers = [("n", days.streak(self.day).into()), ("longest", days.longest().into())];
        let streak = texts.fill(msg::TRAINING_STREAK, &numbers);
        let mut title = self.day.to_string();
        if let Some(asked) = &self.asked {
            let grade = texts.grade(asked.made().puzzle.grade);
            let arguments = [("date", title.into()), ("grade", grade.into())];
            title = texts.fill(msg::TRAINING_DAILY_TITLE, &arguments);
        }
        if days.contains(self.day) {
            title = format!("{title}  -  {}", texts.get(msg::PUZZLE_SOLVED));
        }
        format!("{title}\n{streak}")
    }

    fn view<'a>(&self, context: &'a Context) -> PanelView<'a, Message> {
        let texts = &context.texts;
        let asked = self.asked.as_ref();
        // Midnight may have passed since the puzzle was opened.
        let solved = match self.day < today() {
            true => msg::TRAINING_DAILY_SOLVED_LATE,
            false => msg::TRAINING_DAILY_SOLVED,
        };
        let verdict = match asked {
            None => Some((msg::TRAINING_MAKING, FAINT)),
            Some(asked) => asked.verdict(solved, msg::TRAINING_DAILY_SHOWN),
        };
        PanelView {
            title: texts.get(msg::TRAINING_DAILY),
            note: self.note(context),
            words: asked.map(|asked| asked.words(context)).unwrap_or_default(),
            verdict: verdict.map(|(message, color)| (texts.get(message), color)),
            piece: asked.map(Asked::piece),
            choose: Message::Choose,
        }
    }
}

impl Screen for DailyScreen {
    type Message = Message;

    fn scope(&self) -> Scope {
        Scope::Exercise
    }

    fn commands(&self, context: &Context) -> Commands<Message> {
        let text = |message| context.texts.get(message);
        let failed = self.state() == Some(ExerciseState::Failed);
        let done = self.state() == Some(ExerciseState::Done);
        let open = self.state() == Some(ExerciseState::Open);
        let shown = self.asked.as_ref().is_none_or(Asked::is_shown);
        let plays_on = self.asked.as_ref().is_some_and(Asked::may_be_played_on);
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
                Command::new(text(msg::HELP), Action::Help, Message::Help),
                Command::new(text(msg::BACK), Action::Back, Message::Leave).primary(done),
            ])
            .key(Action::Place, Message::Place)
    }

    fn steer(&mut self, action: Action, context: &mut Context) -> Option<Message> {
        if let Some(asked) = &mut self.asked {
            asked.steer(action, context);
        }
        None
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Vec<Message> {
        let places = self.asked.as_mut().is_some_and(|asked| asked.point(input, context));
        places.then_some(Message::Place).into_iter().collect()
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        let Some(asked) = &mut self.asked else {
            self.asked = self.supply.take().map(|made| Asked::new(made, context.now));
            if let Some(asked) = &mut self.asked
                && context.training.was_shown(self.person, self.day)
            {
                asked.set_helped();
            }
            return Transition::Stay;
        };
        asked.tick(context);
        if asked.is_solved() && !self.is_noted {
            self.is_noted = true;
            context.training.solve_day(self.person, self.day);
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
            _ => {}
        }
        let Some(asked) = &mut self.asked else { return Transition::Stay };
        match message {
            Message::Place => match asked.state() {
                ExerciseState::Open => asked.place(context),
                // Once the player had time to read the verdict, the place key goes on.
                ExerciseState::Failed if asked.has_rested(context.now) => asked.retry(context.now),
                _ => {}
            },
            Message::Turn => asked.turn(context),
            Message::Choose(piece) => asked.lift(piece),
            Message::Retry => asked.retry(context.now),
            Message::Show => {
                asked.show_answer(context.now);
                context.training.show_day(self.person, self.day);
                context.keep_training();
            }
            Message::PlayOn => return asked.play_on(context),
            Message::Help | Message::Leave => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: Canvas, context: &Context) {
        asked::draw(self.asked.as_ref(), true, canvas, context);
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.is_animating(context.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::training::asked::play;
    use crate::app::settings::preferences::Preferences;
    use crate::app::shell::testing::{Pressed, Tester};
    use crate::game::Files;
    use miniquad::KeyCode;

    fn day() -> Day {
        // A cheap one.
        "2026-11-30".parse().unwrap()
    }

    fn opened(context: Context) -> Tester<DailyScreen> {
        let mut tester = Tester::with(context, |context| DailyScreen::new(day(), context));
        tester.wait_until(|screen| screen.asked.is_some());
        tester
    }

    fn new() -> Tester<DailyScreen> {
        opened(Context::new(Preferences::default(), Files::nowhere()))
    }

    #[test]
    fn the_puzzle_of_the_day_is_solved_noted_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let context = || {
            let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
            context.read_profile();
            context
        };
        let mut tester = opened(context());
        play(&mut tester, |screen| screen.asked.as_mut().unwrap(), true);
        let shown = tester.shown().join("\n");
        assert!(tester.screen().asked.as_ref().unwrap().is_solved());
        assert!(shown.contains("1 day in a row"), "{shown}");
        let facts = tester.screen().asked.as_ref().unwrap().made().facts;
        let idea = tester.context().texts.idea(&facts);
        assert!(shown.contains(&idea), "the idea is named: {shown}");
        drop(tester);
        let days = context().training.days(None);
        assert!(days.contains(day()) && days.streak(day()) == 1);
    }

    /// Whoever solved a puzzle a minute after midnight was told to come back tomorrow for another one.
    #[test]
    fn a_puzzle_that_is_solved_after_its_day_counts_for_it() {
        let past: Day = "2020-01-07".parse().unwrap();
        let context = Context::new(Preferences::default(), Files::nowhere());
        let mut tester = Tester::with(context, |context| DailyScreen::new(past, context));
        tester.wait_until(|screen| screen.asked.is_some());
        play(&mut tester, |screen| screen.asked.as_mut().unwrap(), true);
        let shown = tester.shown().join("\n");
        assert!(shown.contains("new puzzle by now") && !shown.contains("tomorrow"), "{shown}");
        assert!(tester.context().training.days(None).contains(past));
    }

    #[test]
    fn a_wrong_placement_may_be_taken_back_and_the_day_solved() {
        let mut tester = new();
        play(&mut tester, |screen| screen.asked.as_mut().unwrap(), false);
        assert_eq!(tester.screen().state(), Some(ExerciseState::Failed));
        let facts = tester.screen().asked.as_ref().unwrap().made().facts;
        let idea = tester.context().texts.idea(&facts);
        assert!(tester.shown().contains(&idea), "the idea is named after a wrong try, too");
        assert!(!tester.context().training.days(None).contains(day()));
        tester.press(KeyCode::U);
        assert_eq!(tester.screen().state(), Some(ExerciseState::Open));
        play(&mut tester, |screen| screen.asked.as_mut().unwrap(), true);
        assert!(tester.context().training.days(None).contains(day()));
    }

    #[test]
    fn an_answer_that_was_shown_does_not_count_now_or_later() {
        let mut tester = new();
        tester.press(KeyCode::H);
        play(&mut tester, |screen| screen.asked.as_mut().unwrap(), true);
        assert!(!tester.context().training.days(None).contains(day()));
        let training = tester.context().training.clone();
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.training = training;
        let mut again = opened(context);
        play(&mut again, |screen| screen.asked.as_mut().unwrap(), true);
        assert!(!again.context().training.days(None).contains(day()));
    }

    #[test]
    fn while_the_puzzle_is_made_the_player_is_told_so_and_may_leave() {
        let mut tester = Tester::new(|context| DailyScreen::new(day(), context));
        let shown = tester.shown().join("\n");
        assert!(shown.contains("is being made"), "{shown}");
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
