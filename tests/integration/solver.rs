//! Compares the solver with programs that are too simple to be wrong, and tests it with little
//! memory and when it is stopped.

use std::collections::HashMap;
use std::thread;
use std::time::Duration;

use nim_tetris::ai::{
    Answer, Bitboard, BoardSize, Control, Interruption, Limits, Outcome, Placement, Position,
    Solver,
};

use crate::support::{random_board, random_position, rectangle};

/// The slow twin: it plays the game out over whole boards, without areas, values or symmetry.
#[derive(Default)]
struct Minimax(HashMap<Bitboard, Outcome>);

impl Minimax {
    fn outcome(&mut self, position: Position) -> Outcome {
        if let Some(&outcome) = self.0.get(&position.free()) {
            return outcome;
        }
        let mut placements = Placement::all_on(position.free());
        let won = position.is_over()
            || placements.any(|p| self.outcome(position.after(p)) == Outcome::Loss);
        let outcome = if won { Outcome::Win } else { Outcome::Loss };
        self.0.insert(position.free(), outcome);
        outcome
    }
}

fn solve(solver: &mut Solver, position: Position) -> Option<Placement> {
    solver.solve(position).answer.placement()
}

#[test]
fn small_empty_boards_have_the_outcome_on_record() {
    check_solved(&[BoardSize::Six, BoardSize::Seven, BoardSize::SixByTen]);
    assert_eq!(BoardSize::Ten.solved(), None);
}

#[test]
#[ignore = "takes minutes"]
fn the_empty_board_of_8x8_has_the_outcome_on_record() {
    check_solved(&[BoardSize::Eight]);
}

fn check_solved(sizes: &[BoardSize]) {
    let mut solver = Solver::new(1 << 28);
    for size in sizes {
        let answer = solver.solve(Position::new(size.bitboard())).answer;
        assert_eq!(answer.outcome(), size.solved(), "{size}");
    }
}

#[test]
fn minimax_over_whole_boards_finds_the_same_outcomes() {
    let (mut rng, mut solver) = (fastrand::Rng::with_seed(41), Solver::new(1 << 26));
    for round in 0..1200 {
        let position = if round % 2 == 0 {
            random_position(&mut rng, 26)
        } else {
            Position::new(random_board(&mut rng, 0.35))
        };
        if position.usable().len() > 26 {
            continue;
        }
        let outcome = solver.solve(position).answer.outcome();
        assert_eq!(outcome, Some(Minimax::default().outcome(position)), "{position}");
    }
}

/// Returns whether the solver's placements win against every sequence of replies.
fn wins_against_every_reply(solver: &mut Solver, position: Position) -> bool {
    if position.is_over() {
        return true;
    }
    let Some(placement) = solve(solver, position) else { return false };
    let after = position.after(placement);
    !after.is_over()
        && Placement::all_on(after.free())
            .all(|reply| wins_against_every_reply(solver, after.after(reply)))
}

#[test]
fn a_won_position_is_won_against_every_reply() {
    let (mut rng, mut solver) = (fastrand::Rng::with_seed(42), Solver::new(1 << 26));
    let mut won = 0;
    for _ in 0..60 {
        let position = random_position(&mut rng, 24);
        if solve(&mut solver, position).is_some() {
            assert!(wins_against_every_reply(&mut solver, position), "{position}");
            won += 1;
        }
    }
    assert!(won > 20);
}

#[test]
fn analysis_gives_every_placement_the_outcome_that_minimax_gives_it() {
    let (mut rng, mut minimax) = (fastrand::Rng::with_seed(43), Minimax::default());
    for _ in 0..40 {
        let position = random_position(&mut rng, 26);
        let mut reported = HashMap::new();
        let report = |placement, outcome| assert!(reported.insert(placement, outcome).is_none());
        Solver::new(1 << 24).analyze(position, &Limits::new(), report).unwrap();
        assert_eq!(reported.len(), Placement::all_on(position.free()).count());
        for (placement, outcome) in reported {
            assert_eq!(outcome, !minimax.outcome(position.after(placement)), "{position}");
        }
    }
}

/// A table that forgets costs time, but the outcomes stay true.
#[test]
fn little_memory_gives_no_wrong_outcome() {
    let mut rng = fastrand::Rng::with_seed(44);
    let (mut small, mut large) = (Solver::new(1 << 20), Solver::new(1 << 26));
    for _ in 0..60 {
        let position = random_position(&mut rng, 54);
        let [a, b] = [&mut small, &mut large].map(|solver| solver.solve(position).answer);
        let unknown = a == Answer::Unknown(Interruption::Memory);
        assert!(unknown || a.outcome() == b.outcome(), "{position}");
        let fresh = Solver::new(1 << 21).solve(position).answer;
        assert_eq!(fresh.outcome(), b.outcome(), "{position}");
    }
}

/// With little memory 6x10 takes more nodes, since the table forgets.
#[test]
fn a_table_under_pressure_gives_the_same_outcome() {
    let [mut small, mut large] = [1 << 21, 1 << 26].map(Solver::new);
    let [solution, easy] = [&mut small, &mut large].map(|solver| solver.solve(rectangle(6, 10)));
    assert!(solution.nodes > easy.nodes, "{} {}", solution.nodes, easy.nodes);
    let placement = solution.answer.placement().expect("6x10 is won");
    assert_eq!(large.solve(rectangle(6, 10).after(placement)).answer, Answer::Loss);
}

#[test]
fn without_memory_there_is_no_answer_and_no_wrong_one() {
    let answer = Solver::new(0).solve(rectangle(6, 6)).answer;
    assert_eq!(answer, Answer::Unknown(Interruption::Memory));
}

#[test]
fn another_thread_stops_a_long_search() {
    let control = Control::default();
    let limits = Limits::new().control(&control);
    let search = thread::spawn(move || Solver::new(1 << 26).solve_with(rectangle(8, 8), &limits));
    while control.progress().nodes == 0 {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(!search.is_finished());
    control.stop();
    assert_eq!(search.join().unwrap().answer, Answer::Unknown(Interruption::Stopped));
}

/// A second analysis once counted on from the first one.
#[test]
fn the_progress_is_that_of_the_latest_analysis() {
    let (control, mut solver) = (Control::default(), Solver::new(1 << 24));
    let limits = Limits::new().control(&control);
    for position in [rectangle(4, 5), rectangle(5, 5)] {
        solver.analyze(position, &limits, |_, _| {}).unwrap();
        let progress = control.progress();
        assert!(progress.placements > 0 && progress.decided == progress.placements);
    }
}

#[test]
fn the_same_questions_take_the_same_nodes() {
    let nodes = || {
        let (mut rng, mut solver) = (fastrand::Rng::with_seed(45), Solver::new(1 << 24));
        let mut nodes = |position| solver.solve(position).nodes;
        let mut all: Vec<u64> = (0..20).map(|_| nodes(random_position(&mut rng, 52))).collect();
        all.push(nodes(rectangle(6, 6)));
        all
    };
    assert_eq!(nodes(), nodes());
}
