//! Second chances: positions that the person let slip, as they come back.

use super::board::PuzzleBoard;
use super::graded;
use super::missed::Missed;
use super::puzzle::{PageTurn, Source};
use crate::ai::{Piece, Placement, Position};
use crate::app::board::face::Face;
use crate::app::board::{Clue, PieceInHand};
use crate::app::input::Action;
use crate::app::screens::exercise::Message;
use crate::app::screens::panel::{BoxContents, Dot, Dots, Remark, Verdict};
use crate::app::shell::{Context, Destination, Sitting, Training, today};
use crate::app::text::{self, args, msg};
use crate::app::ui::{ACCENT, Command, Icon, TEXT, TableLayout, WARN};
use crate::game::{
    Card, CardKey, CardOrigin, Day, Decoys, Entry, ExerciseState, Facts, Game, GameId, PersonId,
    PracticeResult, Puzzle, PuzzleOrder, PuzzleSource, Record, Supply, Timestamp, Turn,
    puzzle_by_key,
};
use crate::picture::{Color, Paint, blocks};

/// Seconds after the end of a sitting in which the key that places pieces does not go on.
const PAUSE_END: f64 = 1.0;

/// The cards of a sitting, one after the other, and at the end those that were missed.
pub struct Practice {
    person: PersonId,
    day: Day,
    cards: Vec<CardKey>,
    index: usize,
    /// Whether the cards are due, in which case what is tried counts.
    counts: bool,
    /// What came of the cards so far, with the present one once that is known.
    results: Vec<PracticeResult>,
    /// The cards that were missed.
    missed: Missed,
    /// Whether the answer to the present card is found, in which case what was played then is
    /// outlined.
    is_found: bool,
    /// The time when the last card was left for the end of the sitting.
    ended: Option<f64>,
    /// Makes the puzzles that were made on the spot, in the order of the cards.
    supply: Supply,
    /// Finds where the piece in hand lies at first, in the order of the cards from games.
    decoys: Decoys,
}

impl Practice {
    /// Begins a sitting.
    pub fn new(sitting: Sitting, context: &Context) -> Practice {
        let (deck, day) = (context.my_deck(), today());
        let due: Vec<&Card> = deck.due(day);
        let (cards, counts) = match sitting {
            Sitting::Due if due.is_empty() => (deck.cards().collect(), false),
            Sitting::Due => (due, true),
            Sitting::Idea(idea) => {
                (deck.cards().filter(|card| card.idea == Some(idea)).collect(), false)
            }
            Sitting::Card(key) => (deck.card(&key).into_iter().collect(), false),
        };
        let orders: Vec<PuzzleOrder> = cards.iter().filter_map(|card| order(card)).collect();
        let decoys =
            Decoys::start(cards.iter().filter_map(|it| first_places(it, context)).collect());
        let cards = cards.into_iter().map(|card| card.key.clone()).collect();
        let supply = Supply::start(orders.into_iter());
        Practice {
            person: context.my_id(),
            day,
            cards,
            index: 0,
            counts,
            results: Vec::new(),
            missed: Missed::default(),
            is_found: false,
            ended: None,
            supply,
            decoys,
        }
    }

    /// Returns the present card.
    fn card<'a>(&self, context: &'a Context) -> Option<&'a Card> {
        context.profile.deck(self.person).card(self.cards.get(self.index)?)
    }

    /// Returns the game of the present card, and the index of the turn in it.
    fn turn<'a>(&self, context: &'a Context) -> Option<(&'a Record, usize)> {
        match self.card(context)?.origin {
            CardOrigin::Game { game, turn, .. } => Some((record(game, context)?, turn)),
            CardOrigin::Puzzle(_) => None,
        }
    }

    /// Records what came of the present card.
    fn record(&self, result: PracticeResult, context: &mut Context) {
        if let Some(card) = self.cards.get(self.index).cloned() {
            let (person, at, day) = (self.person, Timestamp::now(), self.day);
            context.add(Entry::Practice { person, at, day, card, result });
        }
    }

    /// Returns what came of the present card, once that is known.
    fn result(&self) -> Option<PracticeResult> {
        self.results.get(self.index).copied()
    }

    fn is_last(&self) -> bool {
        self.index + 1 >= self.cards.len()
    }

    /// Returns where the present card comes from: the game, or the puzzle and when it was missed.
    fn whence(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Option<String> {
        let texts = &context.texts;
        let Some((record, turn)) = self.turn(context) else {
            let card = self.card(context)?;
            let CardOrigin::Puzzle(source) = &card.origin else { return None };
            let name = match source {
                PuzzleSource::Graded(_) => graded::name_of(&puzzle?.puzzle, texts),
                PuzzleSource::Endless { .. } => texts.get(msg::TRAINING_ENDLESS).to_owned(),
                PuzzleSource::Run { .. } => texts.get(msg::TRAINING_RUN).to_owned(),
                PuzzleSource::Daily(_) | PuzzleSource::Easy(_) | PuzzleSource::Past { .. } => {
                    texts.get(msg::TRAINING_DAILY).to_owned()
                }
            };
            let date = texts.date(card.made.date());
            return Some(texts.fill(msg::AGAIN_PUZZLE, args!(name, date)));
        };
        Some(context.turn_in_words(record, turn))
    }

    /// Keeps the board of the present card, which was missed, for the end of the sitting.
    fn keep_board(&mut self, puzzle: &PuzzleBoard, context: &Context) {
        let (Some(key), Some(card)) = (self.cards.get(self.index), self.card(context)) else {
            return;
        };
        let game = board_of(card, context);
        let game = game.unwrap_or_else(|| Game::new(puzzle.puzzle.board.clone()));
        let name = self.whence(Some(puzzle), context).unwrap_or_default();
        self.missed.add(key.clone(), game, name);
    }
}

/// Returns the order of a card whose puzzle was made on the spot.
fn order(card: &Card) -> Option<PuzzleOrder> {
    match &card.origin {
        CardOrigin::Puzzle(puzzle) => puzzle.order().ok(),
        CardOrigin::Game { .. } => None,
    }
}

/// Returns the record of a finished game.
fn record(game: GameId, context: &Context) -> Option<&Record> {
    context.profile.statistics().game(game).map(|finished| &finished.record)
}

/// Returns the game of a card up to its turn, if it comes from a game, and the position that is on
/// its board, if that needs not be made.
pub fn board_of(card: &Card, context: &Context) -> Option<Game> {
    match &card.origin {
        &CardOrigin::Game { game, turn, .. } => Some(record(game, context)?.game.up_to(turn)),
        CardOrigin::Puzzle(PuzzleSource::Graded(key)) => {
            let puzzle = puzzle_by_key(key)?;
            Some(Game::new(puzzle.board.clone()))
        }
        CardOrigin::Puzzle(_) => None,
    }
}

/// Fills in the first or the second text with the next day on which cards come back, whether that
/// is tomorrow or a later day; `None` if none comes back.
pub fn next_day(context: &Context, [tomorrow, later]: [text::Template; 2]) -> Option<String> {
    let (day, n) = context.my_deck().next_day(today())?;
    let is_tomorrow = today().after(1) == Some(day);
    let day = context.texts.date(day.date());
    Some(context.texts.fill(if is_tomorrow { tomorrow } else { later }, args!(n, day)))
}

/// Returns what a clue says where nothing depends on it, in place of what it says of the next date.
fn free_of_charge(message: text::Message) -> text::Message {
    match message {
        msg::AGAIN_CLUE_AREA => msg::COACH_CLUE_AREA,
        msg::AGAIN_CLUE_PIECE => msg::COACH_CLUE_PIECE,
        msg::AGAIN_CLUE_PLACE => msg::AGAIN_CLUE_HERE,
        other => other,
    }
}

/// Returns what was placed at a turn.
fn played(game: &Game, turn: usize) -> Option<Placement> {
    match game.turns().get(turn) {
        Some(Turn::Placement(placement)) => Some(*placement),
        _ => None,
    }
}

/// Returns the position of a card from a game, and where each piece would lie at first, but for
/// what was played then.
fn first_places(card: &Card, context: &Context) -> Option<(Position, Vec<Placement>)> {
    let &CardOrigin::Game { game, turn, .. } = &card.origin else { return None };
    let game = &record(game, context)?.game;
    let (position, then) = (game.up_to(turn).position(), played(game, turn));
    let mut hand = PieceInHand::on_board(game.board_size(), Piece::T);
    let places = Piece::ALL.into_iter().map(|piece| {
        hand.choose(piece);
        hand.find_room(position);
        hand.placement()
    });
    let is_possible = |it: &Placement| position.allows(*it) && Some(*it) != then;
    Some((position, places.filter(is_possible).collect()))
}

impl Source for Practice {
    const TITLE: text::Message = msg::AGAIN_TITLE;
    const CLUES: [text::Message; 3] =
        [msg::AGAIN_CLUE_AREA, msg::AGAIN_CLUE_PIECE, msg::AGAIN_CLUE_PLACE];
    const PRICE: text::Message = msg::TIP_AGAIN_CLUES;

    fn next_puzzle(&mut self, context: &Context) -> Option<PuzzleBoard> {
        let card = self.card(context)?;
        let mut puzzle = match (&card.origin, board_of(card, context)) {
            (&CardOrigin::Game { better, .. }, Some(before)) => {
                let decoy = self.decoys.take()?;
                let board = before.board().clone();
                let puzzle = Puzzle { grade: 0, board, solution: better };
                let mut puzzle = PuzzleBoard::of_game(before, puzzle, context.now);
                decoy.into_iter().for_each(|it| puzzle.board.view.hand.move_to(it));
                puzzle
            }
            (CardOrigin::Puzzle(PuzzleSource::Graded(key)), _) => {
                let puzzle = puzzle_by_key(key)?;
                PuzzleBoard::new(puzzle.clone(), context.now)
            }
            _ => PuzzleBoard::from_made(self.supply.take()?, context.now),
        };
        puzzle.board.plays_wins = false;
        Some(puzzle)
    }

    fn remarks(&self, puzzle: Option<&PuzzleBoard>, context: &Context) -> Vec<Remark> {
        let just = (!self.counts).then(|| context.texts.get(msg::AGAIN_JUST_PRACTICE).to_owned());
        let from = self.whence(puzzle, context).filter(|_| self.ended.is_none());
        from.into_iter().chain(just).map(Remark::from).collect()
    }

    fn task_and_details(&self, [task, idea]: [String; 2], context: &Context) -> [String; 2] {
        if self.ended.is_some() {
            let next = next_day(context, [msg::AGAIN_NEXT_TOMORROW, msg::AGAIN_NEXT_ON]);
            return [String::new(), next.filter(|_| self.counts).unwrap_or_default()];
        }
        let is_game = self.turn(context).is_some() && !task.is_empty();
        let task = if is_game { context.texts.get(msg::AGAIN_TASK).to_owned() } else { task };
        [task, idea]
    }

    fn final_verdict(&self, solved: Option<Verdict>) -> Option<Verdict> {
        self.ended.map_or(solved, |_| Some((msg::AGAIN_DONE, ACCENT)))
    }

    /// Returns the verdict, or once the answer is found what was played then and when the card
    /// comes back, or at the end what the boards below are.
    fn box_contents(&self, verdict: Option<Verdict>, context: &Context) -> Option<BoxContents> {
        let texts = &context.texts;
        if self.ended.is_some() {
            let message = (msg::AGAIN_MISSED, TEXT);
            let about = (!self.missed.boards().is_empty()).then_some(message);
            return about.map(|message| BoxContents::from_message(texts, message));
        }
        if let Some((message, color)) = verdict {
            let message = if self.counts { message } else { free_of_charge(message) };
            return Some(BoxContents::from_message(texts, (message, color)));
        }
        let card = self.card(context).filter(|_| self.is_found)?;
        let then = self.turn(context).and_then(|(record, turn)| played(&record.game, turn));
        let then = then.map(|_| texts.get(msg::AGAIN_THEN).to_owned());
        let days = card.due_from().number() - self.day.number();
        let next = match (self.counts && !card.is_taken_out(), card.is_known()) {
            (false, _) => None,
            (true, true) => Some(texts.get(msg::AGAIN_KNOWN).to_owned()),
            (true, false) => Some(texts.with(msg::AGAIN_IN, "n", days.max(1))),
        };
        let lines: Vec<String> = [then, next].into_iter().flatten().collect();
        (!lines.is_empty()).then(|| BoxContents::Text(lines.join("\n"), TEXT))
    }

    fn neighbours(&self, puzzle: Option<&PuzzleBoard>) -> [Option<bool>; 2] {
        let is_over = |puzzle: &PuzzleBoard| {
            puzzle.state() == ExerciseState::Done || puzzle.attempt.clue == Clue::Place
        };
        // No end follows a single card that is practised between two dates.
        let has_end = self.counts || self.cards.len() > 1;
        [None, Some(puzzle.is_some_and(is_over) && has_end)]
    }

    fn main_and_leave(&self, _: bool) -> Option<[Command<Message>; 2]> {
        let more = Command::new(msg::TRAINING_ENDLESS, Action::Next, Message::Next);
        self.ended.map(|_| [more.icon(Icon::Endless).primary(true), Command::back()])
    }

    fn missed(&self) -> Option<&Missed> {
        self.ended.map(|_| &self.missed)
    }

    fn is_open(&self, _: Option<&PuzzleBoard>) -> bool {
        self.ended.is_none()
    }

    fn beside_next(
        &self,
        puzzle: Option<&PuzzleBoard>,
        context: &Context,
    ) -> Option<Command<Message>> {
        let is_out = self.card(context).is_some_and(Card::is_taken_out);
        let label = if is_out { msg::AGAIN_PUT_BACK } else { msg::AGAIN_TAKE_OUT };
        let take_out = Command::new(label, None, Message::Beside).tip(msg::TIP_AGAIN_OUT);
        Some(take_out.enabled(puzzle.is_some()))
    }

    fn act(&mut self, _: Option<&PuzzleBoard>, context: &mut Context) {
        let is_out = self.card(context).is_some_and(Card::is_taken_out);
        let result = if is_out { PracticeResult::PutBack } else { PracticeResult::TakenOut };
        self.record(result, context);
    }

    fn face(&self, context: &Context) -> Option<Face> {
        let (record, turn) = self.turn(context).filter(|_| self.ended.is_none())?;
        let side = crate::game::Side::after(turn).other();
        Some(Face::for_seats(&record.seats, context.profile.people())[side.index()])
    }

    fn dots(&self, context: &Context) -> Option<Dots> {
        let dot = |index| match self.results.get(index) {
            Some(PracticeResult::Found) => Dot::Done,
            Some(PracticeResult::Hinted) => Dot::Hinted,
            Some(PracticeResult::Missed) => Dot::Missed,
            Some(PracticeResult::TakenOut | PracticeResult::PutBack) | None => Dot::Open,
        };
        let all = (0..self.cards.len()).map(dot).collect();
        let numbers = args!(n = self.index + 1, all = self.cards.len());
        let tip = context.texts.fill(msg::AGAIN_PROGRESS, numbers);
        let progress = if self.result().is_some() { 1.0 } else { 0.0 };
        let current = self.ended.is_none().then_some(self.index);
        (self.cards.len() > 1).then_some(Dots { all, current, progress, tip })
    }

    /// Draws the outline of what was played then, once the answer is found.
    fn draw_marks(
        &self,
        puzzle: &PuzzleBoard,
        paint: &mut Paint,
        layout: &TableLayout,
        context: &Context,
    ) {
        let then = self.turn(context).and_then(|(record, turn)| played(&record.game, turn));
        let is_done = puzzle.state() == ExerciseState::Done && puzzle.board.view.line().is_none();
        let is_done = is_done && self.ended.is_none();
        if let Some(then) = then.filter(|_| is_done) {
            blocks::draw_dashes(paint, &layout.board, then.cells(), Color::opaque(WARN));
        }
    }

    fn save_progress(&mut self, puzzle: &PuzzleBoard, context: &mut Context) {
        let Some(is_right) = puzzle.attempt.first_try.filter(|_| self.result().is_none()) else {
            return;
        };
        let result = match (is_right, puzzle.attempt.clue >= Clue::Piece) {
            (false, _) => PracticeResult::Missed,
            (true, true) => PracticeResult::Hinted,
            (true, false) => PracticeResult::Found,
        };
        self.results.push(result);
        if result == PracticeResult::Missed {
            self.keep_board(puzzle, context);
        }
        if self.counts {
            self.record(result, context);
        }
    }

    /// Goes to the next card, to the end of the sitting, or from there to other puzzles, but not by
    /// a key press that was meant for the last card.
    fn turn_page(&mut self, _: isize, from: Option<&PuzzleBoard>, context: &Context) -> PageTurn {
        match (self.ended, self.neighbours(from)) {
            (Some(at), _) if context.now - at >= PAUSE_END => {
                return PageTurn::Leads(Destination::Training(Training::Endless));
            }
            (None, [_, Some(true)]) if self.is_last() => self.ended = Some(context.now),
            (None, [_, Some(true)]) => {
                self.index += 1;
                return PageTurn::Next;
            }
            _ => {}
        }
        PageTurn::Same
    }

    fn tick(&mut self, puzzle: Option<&mut PuzzleBoard>, _: &mut Context) -> PageTurn {
        self.is_found = puzzle.as_ref().is_some_and(|it| it.state() == ExerciseState::Done);
        // The idea is that of the placement that was found, since others win, too.
        if let Some(puzzle) = puzzle
            && self.is_found
            && let Some(found) = puzzle.board.exercise.game().last_placement()
        {
            puzzle.idea = Some(Facts::new(puzzle.puzzle.board.position(), found));
        }
        PageTurn::Same
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Character, Solver};
    use crate::app::screens::training::PuzzleScreen;
    use crate::app::screens::training::board::play;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{
        Board, Files, GameDigest, GameMeta, PuzzleResult, Seat, StoredGame, Study, puzzles,
    };
    use miniquad::KeyCode;

    /// Returns the state after puzzles of the collections were missed, yesterday.
    fn missed(indices: &[usize]) -> Context {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let person = context.my_id();
        let at = Timestamp::new(Timestamp::now().utc().timestamp() - 24 * 3600);
        for &index in indices {
            let puzzle = PuzzleSource::Graded(puzzles()[index].key());
            context.add(Entry::Puzzle { person, at, puzzle, result: PuzzleResult::Missed });
        }
        context
    }

    fn opened(context: Context) -> Tester<PuzzleScreen<Practice>> {
        let mut tester = Tester::with(context, |context| {
            PuzzleScreen::new(Practice::new(Sitting::Due, context), context)
        });
        tester.wait_until(|screen| screen.puzzle.is_some());
        tester
    }

    fn puzzle(screen: &mut PuzzleScreen<Practice>) -> &mut PuzzleBoard {
        screen.puzzle.as_mut().unwrap()
    }

    #[test]
    fn what_was_missed_comes_back_and_what_is_found_waits_longer() {
        let mut tester = opened(missed(&[3, 4]));
        play(&mut tester, puzzle, true);
        let shown = tester.shown().join("\n");
        assert!(shown.contains("It will be back in 4 days"), "{shown}");
        tester.pass(1.0);
        tester.press(KeyCode::Enter);
        play(&mut tester, puzzle, false);
        assert!(!tester.shown().join("\n").contains("be back"), "the answer is still open");
        tester.press(KeyCode::U);
        assert!(!tester.shown().join("\n").contains("be back"), "it is tried again");
        play(&mut tester, puzzle, true);
        let shown = tester.shown().join("\n");
        assert!(shown.contains("It will be back tomorrow"), "{shown}");
        assert!(tester.context().my_deck().due(today()).is_empty());
        assert_eq!(tester.context().my_training().standing().tried, 0, "no rating changes");
    }

    /// Returns the end of a sitting with three cards, of which two were missed.
    fn at_the_end() -> Tester<PuzzleScreen<Practice>> {
        let mut tester = opened(missed(&[3, 4, 5]));
        for is_right in [true, false, false] {
            tester.pass(1.0);
            tester.wait_until(|screen| screen.puzzle.is_some());
            play(&mut tester, puzzle, is_right);
            if !is_right {
                tester.press(KeyCode::U);
                play(&mut tester, puzzle, true);
            }
            tester.pass(1.0);
            tester.press(KeyCode::Enter);
        }
        tester
    }

    /// A sitting once ended with a line in the message box, and what was missed was out of sight.
    #[test]
    fn a_sitting_ends_with_the_boards_that_were_missed() {
        let mut tester = at_the_end();
        let shown = tester.shown();
        for text in ["All done.", "Tomorrow: 2", "What you missed: try it again."] {
            assert!(shown.iter().any(|it| it == text), "{text}: {shown:?}");
        }
        assert_eq!(shown.iter().filter(|it| *it == "Try it").count(), 2, "{shown:?}");
        tester.press(KeyCode::Enter);
        assert!(tester.shown().contains(&"All done.".to_owned()), "that key was for the last card");
        tester.pass(PAUSE_END);
        let next = tester.press(KeyCode::Enter);
        let Pressed::Go(Destination::Training(next)) = next else { panic!("the filled button") };
        assert_eq!(next, Training::Endless);
    }

    #[test]
    fn each_missed_board_opens_its_card_by_the_keyboard() {
        let mut tester = at_the_end();
        let first = [KeyCode::F10, KeyCode::Up, KeyCode::Up, KeyCode::Enter];
        let second = [KeyCode::Right, KeyCode::Enter];
        for (keys, missed) in [(&first[..], 4), (&second[..], 5)] {
            let next = tester.press_all(keys);
            let Pressed::Open(Destination::Training(Training::Practice(next))) = next else {
                panic!("board {missed}")
            };
            let key = PuzzleSource::Graded(puzzles()[missed].key()).card();
            assert_eq!(next, Sitting::Card(key));
            let practice = Practice::new(next, tester.context());
            assert!(!practice.counts && practice.cards.len() == 1, "no date changes");
            tester.press(KeyCode::Escape);
        }
    }

    /// A sitting of one card once ended without a word.
    #[test]
    fn a_sitting_of_one_card_has_an_end_and_a_card_between_two_dates_has_none() {
        let mut tester = opened(missed(&[3]));
        let key = tester.screen().source.cards[0].clone();
        play(&mut tester, puzzle, true);
        tester.pass(1.0);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Stay));
        let shown = tester.shown();
        assert!(shown.contains(&"All done.".to_owned()), "{shown:?}");
        let mut tester = Tester::with(missed(&[3]), |context| {
            PuzzleScreen::new(Practice::new(Sitting::Card(key), context), context)
        });
        play(&mut tester, puzzle, true);
        tester.pass(1.0);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Back));
    }

    /// The dots of missed cards once were as green as those of cards that were found.
    #[test]
    fn the_dots_tell_what_was_found_from_what_was_missed() {
        let mut tester = opened(missed(&[3, 4, 5]));
        for (hints, is_right) in [(0, true), (2, true), (0, false)] {
            tester.wait_until(|screen| screen.puzzle.is_some());
            tester.press_all(&[KeyCode::H; 2][..hints]);
            play(&mut tester, puzzle, is_right);
            tester.pass(1.0);
            if is_right {
                tester.press(KeyCode::Enter);
            }
        }
        let results = tester.screen().source.results.clone();
        let practice = Practice { results, ..Practice::new(Sitting::Due, &missed(&[3, 4, 5])) };
        let dots = practice.dots(tester.context()).unwrap();
        assert_eq!(dots.all, [Dot::Done, Dot::Hinted, Dot::Missed]);
    }

    /// A card from a puzzle once said only how hard that is.
    #[test]
    fn a_card_from_a_puzzle_says_which_one_it_is_and_when_it_was_missed() {
        let mut tester = opened(missed(&[3]));
        let yesterday = today().before(1).unwrap().date();
        let says = format!("Easy: puzzle 4 of 16 · {}", tester.context().texts.date(yesterday));
        let shown = tester.shown();
        assert!(shown.contains(&says), "{says}: {shown:?}");
    }

    #[test]
    fn a_card_is_taken_out_and_put_back_on_the_spot() {
        let mut tester = opened(missed(&[3, 4]));
        for (count, label) in [(1, "Put it back"), (2, "Remove")] {
            tester.tell(Message::Beside);
            assert_eq!(tester.context().my_deck().cards().count(), count);
            assert!(tester.shown().iter().any(|text| text == label));
        }
        // The box once went on saying when the card comes back.
        play(&mut tester, puzzle, true);
        assert!(tester.shown().join("\n").contains("be back"));
        tester.tell(Message::Beside);
        assert!(!tester.shown().join("\n").contains("be back"));
    }

    #[test]
    fn practice_before_anything_is_due_changes_no_date() {
        let mut context = missed(&[3, 4]);
        let (person, at, day) = (context.my_id(), Timestamp::now(), today());
        let keys: Vec<CardKey> = context.my_deck().cards().map(|card| card.key.clone()).collect();
        for card in keys {
            let result = PracticeResult::Found;
            context.add(Entry::Practice { person, at, day, card, result });
        }
        let before = context.my_deck().clone();
        let mut tester = opened(context);
        assert!(tester.shown().join("\n").contains("Just for practice"));
        // Clues once said here, too, that the card comes back sooner.
        for _ in 0..3 {
            tester.press(KeyCode::H);
            let shown = tester.shown().join("\n");
            assert!(!shown.contains("comes back"), "{shown}");
        }
        tester.press(KeyCode::U);
        play(&mut tester, puzzle, true);
        assert_eq!(*tester.context().my_deck(), before);
    }

    /// A game against Tao that was thrown away at the fifteenth turn, where three placements won.
    const AGAINST_TAO: &str = "i4,i5,i6,i7 g7,h7,h8,i8 e6,e7,e8,e9 c5,d5,e5,d6 d9,b10,c10,d10 \
        h2,f3,g3,h3 a3,b3,c3,a4 f1,g1,h1,i1 b7,b8,a9,b9 g4,h4,g5,h5 d3,e3,c4,d4 a5,b5,a6,a7 \
        f9,g9,h9,h10 c1,d1,c2,d2 j3,j4,j5,j6 f5,f6,g6,h6 d7,c8,d8,c9 j1,i2,j2,i3 i9,j9,i10,j10 \
        e1,e2,f2,g2 a1,b1,a2,b2";

    /// Returns the state after that game.
    fn played_tao() -> Context {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let tao = Seat::from(Character::all().nth(4).unwrap());
        let mut record = Record::new([context.profile.my_seat(), tao], Game::new(Board::empty()));
        for placement in AGAINST_TAO.split_whitespace() {
            record.game.execute(Turn::Placement(placement.parse().unwrap())).unwrap();
        }
        let game = GameDigest::new(&record.game);
        let findings = format!(
            "(winners: \"{}12?????2\", better: {{14: \"j2,j3,j4,j5\"}}, winning: Some((3, 41)))",
            "?".repeat(14)
        );
        let findings = ron::from_str(&findings).unwrap();
        let ended = Timestamp::new(Timestamp::now().utc().timestamp() - 24 * 3600);
        let meta = GameMeta { ended: Some(ended), ..GameMeta::default() };
        context.add(Entry::Game(Box::new(StoredGame { record, meta })));
        context.add(Entry::Found { game, findings });
        context
    }

    /// Several placements win at most turns of games, and a puzzle once had one answer alone.
    #[test]
    fn any_winning_placement_is_right_and_what_was_played_is_not_in_the_hand() {
        let mut context = played_tao();
        let card = context.my_deck().cards().next().expect("there is a card").clone();
        let CardOrigin::Game { game, turn, better } = card.origin else { panic!("{card:?}") };
        let game = record(game, &context).unwrap().game.clone();
        let (before, then) = (game.up_to(turn), played(&game, turn).unwrap());
        let position = before.position();
        assert!(position.to_string().starts_with(".###...#../"));
        let (mut solver, study) = (Solver::new(16 << 20), Study::default());
        let mut wins: Vec<Placement> = Placement::all_on(position.free()).collect();
        wins.retain(|&it| solver.solve(position.after(it)).answer == Answer::Loss);
        assert!(wins.len() == 3 && wins.contains(&better));
        for answer in wins {
            let fresh = Context::new(Preferences::default(), Files::nowhere());
            let mut tester = opened(std::mem::replace(&mut context, fresh));
            let board = &mut puzzle(tester.screen()).board;
            assert_eq!(board.exercise.game().last_placement(), before.last_placement());
            assert_ne!(board.view.hand.placement(), then);
            board.exercise.place(answer, &study).unwrap();
            tester.pass(1.0);
            tester.wait_until(|screen| puzzle(screen).state() != ExerciseState::Judging);
            tester.idle();
            assert_eq!(puzzle(tester.screen()).state(), ExerciseState::Done, "{answer}");
            let shown = tester.shown().join("\n");
            assert!(shown.contains("what you played then"), "{shown}");
            let fresh = Context::new(Preferences::default(), Files::nowhere());
            context = std::mem::replace(tester.context(), fresh);
        }
    }
}
