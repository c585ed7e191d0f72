//! An exercise: a person tries to win from a position, in a puzzle or a lesson, while the solver
//! judges and answers.

use serde::Deserialize;

use crate::ai::{
    Answer, BuiltInPlayer, Control, Level, Limits, Placement, Player, Position, Solver,
};
use crate::game::rules::{Command, Event, Game, Refusal, Side, Turn};
use crate::game::running::{Question, Rank, Study};

/// What the person has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Goal {
    /// To make any placement.
    Any,
    /// To find one winning placement.
    Win,
    /// To win the game against the best answers.
    Finish,
}

/// The state of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseState {
    /// It is the person's turn.
    Open,
    /// The person's last placement is being judged.
    Judging,
    /// The goal is reached.
    Done,
    /// The person's last placement threw the win away. If the game goes on, the opponent's answer
    /// is on the board.
    Failed,
}

/// A board on which a person tries to reach a goal. The [`Study`] judges the placements.
pub struct Exercise {
    goal: Goal,
    game: Game,
    state: ExerciseState,
    wrong_tries: u32,
    /// Number of placements before the person's first.
    before: usize,
    judgement: Option<Question<Verdict>>,
}

/// The solver's verdict on a placement, with the opponent's answer, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Right(Option<Placement>),
    Wrong(Option<Placement>),
    /// The search ended without a result.
    Unknown,
}

impl Exercise {
    /// Returns an exercise for the side that is to move in a game.
    pub fn new(game: Game, goal: Goal) -> Exercise {
        let (before, state) = (game.placements(), ExerciseState::Open);
        Exercise { goal, game, state, wrong_tries: 0, before, judgement: None }
    }

    /// Returns the side of the person.
    pub fn side(&self) -> Side {
        Side::after(self.before)
    }

    /// Returns the number of placements up to the person's last one.
    pub fn placements_of_person(&self) -> usize {
        let own = self.game.placements() - self.before;
        self.before + own - usize::from(own > 0 && own.is_multiple_of(2))
    }

    /// Returns the game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what the person has to do.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the state of the exercise.
    pub fn state(&self) -> ExerciseState {
        self.state
    }

    /// Returns how many placements have thrown the win away.
    pub fn wrong_tries(&self) -> u32 {
        self.wrong_tries
    }

    /// Places the person's piece, and starts to judge it, unless any placement reaches the goal.
    ///
    /// # Errors
    /// Says why the piece can't be placed.
    pub fn place(&mut self, placement: Placement, study: &Study) -> Result<Vec<Event>, Refusal> {
        if self.state != ExerciseState::Open {
            return Err(Refusal::NotYourTurn);
        }
        let events = self.game.execute(Turn::Placement(placement))?;
        if self.goal == Goal::Any {
            self.state = ExerciseState::Done;
            return Ok(events);
        }
        self.state = ExerciseState::Judging;
        let position = self.game.position();
        self.judgement = Some(study.ask(Rank::Judgement, move |known, control| {
            judge(&mut known.solver, position, control)
        }));
        Ok(events)
    }

    /// Takes in the verdict on the last placement. Returns what happened since the last call: the
    /// opponent's answer, or that the placement was undone.
    ///
    /// A placement that could not be judged is undone, and does not count as a wrong try.
    pub fn poll(&mut self) -> Vec<Event> {
        let verdict = Question::poll(&mut self.judgement);
        verdict.map_or_else(Vec::new, |verdict| self.take_in(verdict))
    }

    /// Updates the state by a verdict, and places the answer.
    fn take_in(&mut self, verdict: Verdict) -> Vec<Event> {
        match verdict {
            Verdict::Unknown => {
                self.state = ExerciseState::Open;
                self.game.execute(Command::Undo).unwrap_or_default()
            }
            Verdict::Wrong(answer) => {
                self.wrong_tries += 1;
                self.state = ExerciseState::Failed;
                self.answer(answer)
            }
            Verdict::Right(_) if self.goal == Goal::Win => {
                self.state = ExerciseState::Done;
                Vec::new()
            }
            Verdict::Right(answer) => {
                let events = self.answer(answer);
                let over = self.game.result().is_some();
                self.state = if over { ExerciseState::Done } else { ExerciseState::Open };
                events
            }
        }
    }

    /// Undoes the placement that threw the win away, with the answer to it.
    pub fn retry(&mut self) -> Vec<Event> {
        if self.state != ExerciseState::Failed {
            return Vec::new();
        }
        self.state = ExerciseState::Open;
        self.game.go_to(self.placements_of_person() - 1)
    }

    /// Places the opponent's answer, if there is one.
    fn answer(&mut self, answer: Option<Placement>) -> Vec<Event> {
        let placed = answer.map(|placement| self.game.execute(Turn::Placement(placement)));
        placed.map(|events| events.expect("the solver answers with what fits")).unwrap_or_default()
    }
}

/// Judges the placement that led to `position`: it is right if the side to move loses.
fn judge(solver: &mut Solver, position: Position, control: &Control) -> Verdict {
    let limits = Limits::new().control(control);
    match solver.solve_with(position, &limits).answer {
        // The strongest level also answers well in a lost position.
        Answer::Loss => {
            Verdict::Right(BuiltInPlayer::new(Level::MAX, 0).choose(position, &limits).ok())
        }
        Answer::Win(placement) => Verdict::Wrong(Some(placement)),
        Answer::Over => Verdict::Wrong(None),
        Answer::Unknown(_) => Verdict::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::line;
    use crate::game::rules::Board;
    use crate::game::{lessons, puzzles};

    fn wait(exercise: &mut Exercise) {
        while exercise.state() == ExerciseState::Judging {
            exercise.poll();
            std::thread::yield_now();
        }
    }

    fn a1() -> Placement {
        "a1,b1,c1,d1".parse().unwrap()
    }

    fn place(exercise: &mut Exercise, cells: &str) {
        let study = Study::default();
        exercise.place(cells.parse().unwrap(), &study).unwrap();
        wait(exercise);
    }

    #[test]
    fn a_wrong_placement_is_answered_and_can_be_taken_back() {
        let mut exercise = Exercise::new(Game::on_rows("........##", &[]), Goal::Win);
        place(&mut exercise, "c1,d1,e1,f1");
        assert_eq!(exercise.state(), ExerciseState::Failed);
        assert_eq!(exercise.place(a1(), &Study::default()), Err(Refusal::NotYourTurn));
        assert_eq!(exercise.retry().len(), 1);
        assert_eq!((exercise.state(), exercise.game().placements()), (ExerciseState::Open, 0));
        place(&mut exercise, "e1,f1,g1,h1");
        assert_eq!((exercise.state(), exercise.wrong_tries()), (ExerciseState::Done, 1));
    }

    /// A placement once was called wrong if the solver had too little memory to judge it.
    #[test]
    fn a_placement_that_can_not_be_judged_is_no_wrong_answer() {
        let stopped = Control::default();
        stopped.stop();
        let (study, mut exercise) =
            (Study::default(), Exercise::new(Game::new(Board::empty()), Goal::Win));
        exercise.place(a1(), &study).unwrap();
        let verdict = judge(&mut Solver::new(1 << 24), exercise.game().position(), &stopped);
        assert_eq!(verdict, Verdict::Unknown);
        assert!(matches!(exercise.take_in(verdict)[..], [Event::TakenBack(_)]));
        assert_eq!((exercise.state(), exercise.wrong_tries()), (ExerciseState::Open, 0));
        assert_eq!(exercise.game().placements(), 0);
    }

    #[test]
    fn the_answer_to_a_wrong_placement_wins() {
        let puzzle = &puzzles()[0];
        let position = puzzle.board.position();
        let wrong = Placement::all_on(position.free())
            .find(|&p| !puzzle.is_solved_by(p) && !position.after(p).is_over())
            .unwrap();
        let mut exercise = Exercise::new(Game::new(puzzle.board.clone()), Goal::Win);
        let study = Study::default();
        exercise.place(wrong, &study).unwrap();
        wait(&mut exercise);
        assert_eq!((exercise.state(), exercise.game().placements()), (ExerciseState::Failed, 2));
        let solution = Solver::new(1 << 24).solve(exercise.game().position());
        assert_eq!(solution.answer, Answer::Loss);
        assert_eq!(exercise.retry().len(), 2);
    }

    #[test]
    fn every_lesson_that_is_played_to_the_end_can_be_won() {
        let (mut solver, study) = (Solver::new(1 << 24), Study::default());
        let steps = lessons().iter().flat_map(|lesson| &lesson.steps);
        for step in steps.filter(|step| step.goal == Some(Goal::Finish)) {
            let mut exercise = Exercise::new(Game::new(step.board.clone()), Goal::Finish);
            while exercise.state() == ExerciseState::Open {
                let position = exercise.game().position();
                let answer = solver.solve(position).answer;
                exercise.place(answer.placement().unwrap(), &study).unwrap();
                wait(&mut exercise);
            }
            assert_eq!(exercise.state(), ExerciseState::Done);
            assert_eq!(exercise.game().result().map(|r| r.winner), Some(crate::game::Side::First));
        }
    }

    #[test]
    fn every_line_of_puzzles_and_lessons_keeps_the_outcome_to_the_end() {
        let mut solver = Solver::new(1 << 26);
        let mut outcome = |position: Position| solver.solve(position).answer.outcome();
        let steps = lessons().iter().flat_map(|lesson| &lesson.steps);
        let steps = steps.filter(|step| matches!(step.goal, Some(Goal::Win | Goal::Finish)));
        let puzzles = puzzles().iter().map(|puzzle| &puzzle.board);
        // Some boards of lessons are large, so only every seventh placement is tried on each board.
        for board in steps.map(|step| &step.board).chain(puzzles) {
            for placement in Placement::all_on(board.position().free()).step_by(7) {
                let mut position = board.position().after(placement);
                let limits = Limits::new().nodes(2_000_000);
                let Some(line) = line(&mut Solver::new(1 << 26), position, &limits) else {
                    assert!(position.is_over() || position.usable().len() > 40, "{board}");
                    continue;
                };
                let mut wins = line.outcome;
                for placement in line.placements {
                    assert_eq!(outcome(position), Some(wins), "{board}");
                    position = position.after(placement);
                    wins = !wins;
                }
                assert!(position.is_over(), "{board}");
            }
        }
    }

    #[test]
    fn any_placement_does_where_that_is_the_goal() {
        let mut exercise = Exercise::new(Game::new(Board::empty()), Goal::Any);
        exercise.place(a1(), &Study::default()).unwrap();
        assert_eq!(exercise.state(), ExerciseState::Done);
    }
}
