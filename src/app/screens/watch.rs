//! The choice of two levels that play each other, and of the board.

use egui::vec2;

use crate::app::input::Action;
use crate::app::screens::board_choice;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{ButtonSize, Command, Commands, Icon, Line, list};
use crate::game::{Board, Game, Record, Seat};

/// Messages to the picker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Take a stronger or a weaker level for one side.
    Step(usize, i8),
    /// Take a larger or a smaller board.
    Board(i8),
    Start,
    Leave,
}

/// The picker of two levels.
pub struct WatchScreen;

/// Height of the panel.
const HEIGHT: f32 = 344.0;

impl Screen for WatchScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let start = Command::new(msg::START, Action::Accept, Message::Start).icon(Icon::Play);
        Commands::new()
            .menu_from_here()
            .row_called("start", [start.primary(true)])
            .row_called("back", [Command::back(Message::Leave)])
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let texts = &context.texts;
        let line = || Line::new([Message::Start]);
        let side = |(side, label)| {
            let level = context.remembered.watched_levels[side];
            let line = line().stepped(|by| Some(Message::Step(side, by)));
            line.labelled(texts.get(label), texts.name_of_level(level))
        };
        let board = line()
            .stepped(|by| Some(Message::Board(by)))
            .labelled(texts.get(msg::BOARD), context.remembered.board.to_string());
        let sides = [msg::FIRST_PLAYER, msg::SECOND_PLAYER].into_iter().enumerate();
        sides.map(side).chain([board]).collect()
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        frame.panel("watch", vec2(600.0, HEIGHT), (28.0, HEIGHT), msg::WATCH_TITLE, |ui| {
            ui.add_space(14.0);
            let mut clicked = list::form(ui, 42.0, frame.lines, frame.focus);
            board_choice::show_note(ui, context.remembered.board, &context.texts);
            ui.add_space(8.0);
            for (row, size) in [("start", ButtonSize::Large), ("back", ButtonSize::Usual)] {
                clicked = frame.row(ui, row, size).or(clicked);
            }
            ui.add_space(4.0);
            clicked
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Step(side, by) => {
                let level = &mut context.remembered.watched_levels[side];
                *level = level.stepped(by);
            }
            Message::Board(by) => {
                context.remembered.board = context.remembered.board.stepped(by.into());
            }
            Message::Start => {
                let seats = context.remembered.watched_levels.map(Seat::from);
                let game = Game::new(Board::of_size(context.remembered.board));
                return context.send_to_table(Record::new(seats, game));
            }
            Message::Leave => return Transition::Go(Destination::Title),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BoardSize;
    use crate::ai::Level;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    #[test]
    fn two_levels_are_chosen_by_keys_and_remembered() {
        let mut tester = Tester::new(|_| WatchScreen);
        let keys = [KeyCode::Left, KeyCode::Down, KeyCode::Right, KeyCode::Enter];
        let Pressed::Go(Destination::Table(record)) = tester.press_all(&keys) else {
            panic!("no game begins")
        };
        let [first, second] = [2, 6].map(|number| Seat::from(level(number)));
        assert_eq!(record.seats, [first, second]);
        assert_eq!(tester.context().remembered.watched_levels, [2, 6].map(level));
        tester.reopen(|_| WatchScreen);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Go(Destination::Title)));
    }

    #[test]
    fn the_board_is_chosen_by_keys_and_remembered() {
        let mut tester = Tester::new(|_| WatchScreen);
        let keys = [KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Left, KeyCode::Enter];
        let Pressed::Go(Destination::Table(record)) = tester.press_all(&keys) else {
            panic!("no game begins")
        };
        assert_eq!(record.game.board_size(), BoardSize::Eight);
        assert_eq!(tester.context().remembered.board, BoardSize::Eight);
        assert_eq!(tester.context().remembered.watched_levels, [3, 5].map(level));
    }

    #[test]
    fn levels_stay_within_their_range() {
        let ends = [level(0), Level::MAX];
        let mut tester = Tester::new(|context| {
            context.remembered.watched_levels = ends;
            WatchScreen
        });
        tester.press_all(&[KeyCode::Left, KeyCode::Down, KeyCode::Right]);
        assert_eq!(tester.context().remembered.watched_levels, ends);
    }
}
