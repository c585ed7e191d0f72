//! What is said of a game or an exercise while it goes on, and the line in which a move or a
//! question is typed.

use std::cell::Cell;
use std::fmt::Debug;
use std::time::Duration;

use crate::ai::{Piece, Placement};
use crate::app::shell::{Context, Transition};
use crate::app::speech::typed::{self, Question, Typed};
use crate::app::speech::{areas_in_words, cell_in_words, event_in_words, move_in_words};
use crate::app::text::{Texts, msg};
use crate::app::ui::ask_name;
use crate::game::{Event, Game, Side};

/// Seconds left from which each is said.
const LAST_SECONDS: u64 = 10;

/// Longest typed line, in characters.
const MAX_LINE: usize = 40;

/// What was said of the clock, and whether a move is typed.
#[derive(Default)]
pub struct Spoken {
    /// The seconds left that were said last.
    seconds: u64,
    /// Whether a line for a move lies over the board, whose clock goes on meanwhile.
    is_typing: Cell<bool>,
}

impl Spoken {
    /// Returns whether something covers the board that pauses its clock: not the line for a move.
    pub fn is_typed_over(&mut self, is_covered: bool) -> bool {
        *self.is_typing.get_mut() &= is_covered;
        is_covered && !self.is_typing.get()
    }

    /// Says the last seconds of the clock of the person to move.
    pub fn count_down(&mut self, left: Duration, context: &mut Context) {
        let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let before = std::mem::replace(&mut self.seconds, seconds);
        if seconds != before && (1..=LAST_SECONDS).contains(&seconds) {
            context.say(seconds.to_string());
        }
    }

    /// Asks for a line with a move or a question. `answer` is that to the last one.
    pub fn ask_to_type<M: Clone + Debug + 'static>(
        &self,
        line: &str,
        answer: Option<String>,
        read: fn(String) -> M,
        context: &Context,
    ) -> Transition<M> {
        self.is_typing.set(true);
        let body = answer.unwrap_or_else(|| typed::help(&context.texts));
        let dialog = ask_name(msg::TYPED_TITLE, line, MAX_LINE, read);
        Transition::ask(dialog.with_body(body).over_board())
    }

    /// Returns the move on a typed line. If it is none, asks for another line below the answer to a
    /// question, or below the reason why the line can't be read.
    pub fn read<M: Clone + Debug + 'static>(
        &self,
        line: &str,
        answers: &Answers,
        read: fn(String) -> M,
        context: &Context,
    ) -> Result<Placement, Transition<M>> {
        let (line, answer) = match typed::read(line, answers.game.board_size(), &context.texts) {
            Ok(Typed::Move(placement)) => return Ok(placement),
            Ok(Typed::Question(question)) => ("", answers.to(question, &context.texts)),
            Err(reason) => (line, reason),
        };
        Err(self.ask_to_type(line, Some(answer), read, context))
    }
}

/// Says that the clock stands still, and how to go on.
pub fn say_paused(context: &mut Context) {
    context.say_all([msg::PAUSED, msg::PAUSED_GO_ON]);
}

/// Says each move, and what was taken back. `names` are those of both sides.
pub fn say_moves(events: &[Event], names: &[String; 2], context: &mut Context) {
    let words = events.iter().filter_map(|it| event_in_words(it, names, &context.texts));
    context.say_all(words.collect::<Vec<_>>());
}

/// What questions about a game are answered from.
pub struct Answers<'a> {
    /// The game.
    pub game: &'a Game,
    /// The names of both sides.
    pub names: [String; 2],
    /// The times that are left, each with whose it is.
    pub clocks: Vec<String>,
}

impl Answers<'_> {
    /// Returns the answer to a question.
    pub fn to(&self, question: Question, texts: &Texts) -> String {
        let game = self.game;
        let name = |side: Side| self.names[side.index()].as_str();
        match question {
            Question::Areas => areas_in_words(game.position().free(), texts),
            Question::Cell(cell) => cell_in_words(cell, game, texts),
            Question::Pieces => {
                let free = game.position().free();
                let fits = |piece: &Piece| Placement::any_of(*piece, free);
                let pieces: Vec<Piece> = Piece::ALL.into_iter().filter(fits).collect();
                texts.with(msg::TYPED_FITTING, "pieces", texts.list(&pieces))
            }
            Question::LastMove => match game.last_placement() {
                Some(placement) => {
                    let side = Side::after(game.placements() - 1);
                    move_in_words(name(side), placement, texts)
                }
                None => texts.with(msg::GAME_PLACED, "n", 0),
            },
            Question::ToMove => [name(game.to_move()), texts.get(msg::GAME_TO_MOVE)].join(", "),
            Question::Clocks if self.clocks.is_empty() => texts.get(msg::TYPED_NO_CLOCK).to_owned(),
            Question::Clocks => texts.list(&self.clocks),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;

    /// Only the sizes of the areas were once announced, and nothing where there was none.
    #[test]
    fn areas_are_told_with_their_cells() {
        let texts = Texts::new(Language::reference());
        let told = |rows: &str, question| {
            let game = Game::new(rows.parse().unwrap());
            let answers = Answers { game: &game, names: Default::default(), clocks: Vec::new() };
            answers.to(question, &texts)
        };
        let rows = "##########/".repeat(7) + "...#######/.#########/##......##";
        let areas = told(&rows, Question::Areas);
        assert!(areas.ends_with(": 4: a2, a3-c3; 6: c1-h1"), "{areas}");
        assert_eq!(told(&rows, Question::Cell("c1".parse().unwrap())), "c1, free");
        let full = ("##########/".repeat(10)).trim_end_matches('/').to_owned();
        assert_eq!(told(&full, Question::Areas), texts.get(msg::TYPED_NO_AREA));
    }
}
