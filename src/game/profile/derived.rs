//! Everything that follows from the journal, by a fold over its entries.

use crate::game::journal::{Entry, PuzzleResult, PuzzleSource, SavedGame};
use crate::game::learning::Progress;
use crate::game::people::{People, PerPerson};
use crate::game::stacking::{StackingRecords, StackingScore, read_drop};
use crate::game::statistics::{Statistics, Unlocked};
use crate::game::training::{PuzzleOrder, RunResult, TrainingRecords};

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
    pub training: PerPerson<TrainingRecords>,
    /// The records of stacking.
    pub stacking: PerPerson<StackingRecords>,
}

impl Derived {
    /// Applies an entry that was read from a journal. [`Derived::name_people`] comes after the
    /// last one.
    pub fn read(&mut self, entry: Entry) {
        match &entry {
            Entry::Game(game) => self.people.enter_players(&game.record),
            Entry::Saved(saved) => self.people.enter_players(&saved.game.record),
            _ => {}
        }
        self.add(entry);
    }

    /// Applies an entry. Returns the achievements that people did not have before.
    pub fn add(&mut self, entry: Entry) -> Vec<Unlocked> {
        match entry {
            Entry::Person { id, name } => self.people.enter(id, name),
            Entry::Plays { person } => self.people.set_me(person),
            Entry::Game(game) => return self.statistics.add_game(*game),
            Entry::Found { game, findings } => return self.statistics.add_findings(game, findings),
            Entry::Saved(game) if self.saved.iter().all(|other| other.id != game.id) => {
                self.saved.insert(0, *game);
            }
            Entry::Saved(_) => {}
            Entry::Named { game, name } => {
                let named = self.saved.iter_mut().find(|other| other.id == game);
                named.into_iter().for_each(|game| game.name.clone_from(&name));
            }
            Entry::Lesson { person, at, lesson } => {
                let progress = self.progress.of_mut(person);
                progress.finish_lesson(lesson);
                return self.statistics.add_progress(person, progress, at);
            }
            Entry::Puzzle { person, at, puzzle: PuzzleSource::Graded(key), result } => {
                if let PuzzleResult::Solved { wrong } = result {
                    let progress = self.progress.of_mut(person);
                    progress.solve(key, wrong);
                    return self.statistics.add_progress(person, progress, at);
                }
            }
            Entry::Puzzle { person, puzzle: PuzzleSource::Daily(day), result, .. } => {
                let training = self.training.of_mut(person);
                match result {
                    PuzzleResult::Solved { .. } => training.solve_day(day),
                    PuzzleResult::Shown => training.show_day(day),
                    PuzzleResult::Missed => {}
                }
            }
            Entry::Puzzle { person, puzzle, result, .. } => {
                if let PuzzleSource::Endless { seed, asked, rating } = puzzle {
                    let solved = matches!(result, PuzzleResult::Solved { .. });
                    let order = PuzzleOrder { seed, rating: asked };
                    self.training.of_mut(person).rate(order, rating, solved);
                }
            }
            Entry::Run { person, at, solved, errors } => {
                self.training.of_mut(person).finish_run(RunResult { solved, errors, date: at });
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
    use crate::game::rules::{Board, Game, Record, Seat, Timestamp};

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
