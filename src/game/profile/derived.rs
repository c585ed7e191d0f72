//! Everything that follows from the journal, by a fold over its entries.

use crate::game::journal::{CardKey, Entry, PuzzleSource, SavedGame};
use crate::game::lessons::Progress;
use crate::game::people::{People, PerPerson};
use crate::game::practice::{CardOrigin, Deck};
use crate::game::puzzles::{Facts, PuzzleRecords, PuzzleResult, RunResult, puzzle_by_key};
use crate::game::rules::{GameId, PersonId};
use crate::game::stacking::{StackingRecords, StackingScore, read_drop};
use crate::game::statistics::{Statistics, Unlocked};
use crate::game::timestamp::Timestamp;

/// Everything that follows from the journal.
#[derive(Clone, Debug, Default)]
pub(super) struct Derived {
    /// The people who play here.
    pub people: People,
    /// The finished games.
    pub statistics: Statistics,
    /// The games saved under a name, the newest first.
    pub saved: Vec<SavedGame>,
    /// The progress in lessons and puzzles that come with the program.
    pub progress: PerPerson<Progress>,
    /// The records of puzzles made on the spot.
    pub puzzle_records: PerPerson<PuzzleRecords>,
    /// The positions that come back.
    pub decks: PerPerson<Deck>,
    /// The records of stacking.
    pub stacking: PerPerson<StackingRecords>,
}

impl Derived {
    /// Applies an entry. Returns the achievements that people did not have before.
    ///
    /// People who play in a game and are not in the list are added, as if their own entry was
    /// damaged. [`Derived::name_people`] comes after the last entry of a journal.
    pub fn add(&mut self, entry: Entry) -> Vec<Unlocked> {
        match entry {
            Entry::Person { id, name } => self.people.enter(id, name),
            Entry::Plays { person } => self.people.set_me(person),
            Entry::Game(game) => {
                self.people.enter_players(&game.record);
                let id = game.record.id();
                let unlocked = self.statistics.add_game(*game);
                self.keep_turning_point(id);
                return unlocked;
            }
            Entry::Found { game, findings } => {
                let games = self.statistics.unsearched_with(game);
                let unlocked = self.statistics.add_findings(game, findings);
                games.into_iter().for_each(|game| self.keep_turning_point(game));
                return unlocked;
            }
            Entry::Saved(saved) => {
                self.people.enter_players(&saved.game.record);
                if self.saved.iter().all(|other| other.id != saved.id) {
                    self.saved.insert(0, *saved);
                }
            }
            Entry::Named { game, name } => {
                let named = self.saved.iter_mut().find(|other| other.id == game);
                named.into_iter().for_each(|game| game.name.clone_from(&name));
            }
            Entry::Lesson { person, at, lesson } => {
                let progress = self.progress.of_mut(person);
                progress.finish_lesson(lesson);
                return self.statistics.add_progress(person, progress, at);
            }
            Entry::Puzzle { person, at, puzzle, result } => {
                self.keep_missed(person, &puzzle, result, at);
                return self.add_puzzle(person, puzzle, result, at);
            }
            Entry::Practice { person, day, card, result, .. } => {
                self.decks.of_mut(person).practise(&card, day, result);
            }
            Entry::Run { person, at, solved, errors } => {
                self.puzzle_records.of_mut(person).finish_run(RunResult {
                    solved,
                    errors,
                    date: at,
                });
            }
            Entry::Drop { person, seed, kept, drop, helped } => {
                let drop = drop.as_deref().and_then(read_drop);
                self.stacking.of_mut(person).play(seed, kept as usize, drop, helped);
            }
            Entry::Stack { person, at, pieces, cleared, helped } => {
                let score = StackingScore { pieces, cleared, helped, date: at };
                self.stacking.of_mut(person).finish(score);
            }
        }
        Vec::new()
    }

    /// Applies what came of a puzzle.
    fn add_puzzle(
        &mut self,
        person: PersonId,
        puzzle: PuzzleSource,
        result: PuzzleResult,
        at: Timestamp,
    ) -> Vec<Unlocked> {
        let records = self.puzzle_records.of_mut(person);
        if let Some((daily, in_time)) = puzzle.daily() {
            let before = records.daily(daily);
            // Of the harder one, the idea is only known to whoever makes the puzzle.
            if let Some(idea) = daily.order().idea.filter(|_| before.is_open() && before.wrong == 0)
            {
                let is_found = matches!(result, PuzzleResult::Solved { wrong: 0, hints: ..=1 });
                self.decks.of_mut(person).try_idea(idea, is_found);
            }
            records.try_daily(daily, in_time, result);
        }
        let is_solved = matches!(result, PuzzleResult::Solved { .. });
        match (puzzle, result) {
            (PuzzleSource::Endless { rating, idea, .. }, _) => {
                records.rate(rating, is_solved);
                if let Some(idea) = idea {
                    self.decks.of_mut(person).try_idea(idea, is_solved);
                }
            }
            (PuzzleSource::Graded(key), PuzzleResult::Solved { wrong, .. }) => {
                let progress = self.progress.of_mut(person);
                progress.solve(key, wrong);
                return self.statistics.add_progress(person, progress, at);
            }
            _ => {}
        }
        Vec::new()
    }

    /// Makes a card of a puzzle that was missed; of one of a day only if its answer was shown,
    /// since it can be tried again at once.
    fn keep_missed(
        &mut self,
        person: PersonId,
        puzzle: &PuzzleSource,
        result: PuzzleResult,
        at: Timestamp,
    ) {
        let is_missed = result == PuzzleResult::Missed && puzzle.daily().is_none();
        if !is_missed && result != PuzzleResult::Shown {
            return;
        }
        let idea = match puzzle {
            PuzzleSource::Graded(key) => {
                let Some(puzzle) = puzzle_by_key(key) else { return };
                Some(Facts::new(puzzle.board.position(), puzzle.solution).idea)
            }
            PuzzleSource::Endless { idea, .. } | PuzzleSource::Run { idea, .. } => *idea,
            _ => puzzle.order().ok().and_then(|order| order.idea),
        };
        let origin = CardOrigin::Puzzle(puzzle.clone());
        self.decks.of_mut(person).keep(puzzle.card(), origin, idea, at);
    }

    /// Makes a card of the turn at which a person threw a game away, if it is known by now and the
    /// position is a puzzle.
    fn keep_turning_point(&mut self, id: GameId) {
        // Looking for findings takes a digest of the game, for each game at every start.
        let finished = self.statistics.game(id).filter(|it| it.held.is_some());
        let Some(finished) = finished else { return };
        let game = &finished.record.game;
        let findings = self.statistics.findings(game);
        let Some((mistake, better)) = findings.and_then(|it| it.second_chance(game)) else {
            return;
        };
        let position = game.positions()[mistake.turn];
        let loser = finished.people().find(|(_, side)| *side == mistake.side);
        if let Some((person, _)) = loser {
            let origin = CardOrigin::Game { game: id, turn: mistake.turn, better };
            let idea = Facts::new(position, better).idea;
            let (key, at) = (CardKey::Position(position.to_string()), finished.ended());
            self.decks.of_mut(person).keep(key, origin, Some(idea), at);
        }
    }

    /// Gives the people in all games the names that they have now.
    pub fn name_people(&mut self) {
        self.statistics.name_people(&self.people);
        for saved in &mut self.saved {
            self.people.name_players(&mut saved.game.record);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::journal::{GameMeta, StoredGame};
    use crate::game::rules::{Board, Game, Record, Seat};
    use crate::game::timestamp::Timestamp;

    #[test]
    fn a_game_is_saved_once_and_has_the_latest_of_its_names() {
        let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()));
        let game = StoredGame { record, meta: GameMeta::default() };
        let saved = |name| SavedGame::new(name, Timestamp::new(5), game.clone()).unwrap();
        let [one, two] = ["one", "two"].map(saved);
        let mut derived = Derived::default();
        for game in [&one, &two, &one] {
            derived.add(Entry::Saved(Box::new(game.clone())));
        }
        derived.add(Entry::Named { game: one.id, name: "the first".to_owned() });
        let names: Vec<_> = derived.saved.iter().map(|game| &*game.name).collect();
        assert_eq!(names, ["two", "the first"]);
    }
}
