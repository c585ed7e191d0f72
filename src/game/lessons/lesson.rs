//! Lessons: each explains an idea of the game on a few boards. Their texts belong to the window.

use std::sync::LazyLock;

use serde::Deserialize;

use super::exercise::Goal;
use crate::ai::Placement;
use crate::game::formats::shipped;
use crate::game::rules::Board;

/// A lesson about an idea of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The key of its texts, and of its entry in the progress.
    pub name: String,
    /// The boards, in order.
    pub steps: Vec<Step>,
}

/// A board of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What the person has to do; `None` for a board to look at.
    pub goal: Option<Goal>,
    /// The board.
    pub board: Board,
    /// The placements that are shown on a board to look at, in order. The person makes the first of
    /// them.
    #[serde(default)]
    pub shows: Vec<Placement>,
}

/// Returns the lessons, in the order in which they are best taken.
///
/// # Panics
/// If the file in the program is damaged. A test reads it.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> =
        LazyLock::new(|| shipped(include_str!("../../../assets/lessons.ron")));
    &LESSONS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Answer, Areas, Position, Solver};
    use crate::game::rules::{Game, Side, Turn};

    fn step(lesson: &str, index: usize) -> (Position, Option<Goal>) {
        let lesson = lessons().iter().find(|other| other.name == lesson).unwrap();
        (lesson.steps[index].board.position(), lesson.steps[index].goal)
    }

    fn is_lost(position: Position) -> bool {
        Solver::new(1 << 24).solve(position).answer == Answer::Loss
    }

    /// Placements that leave the opponent in a lost position.
    fn wins(position: Position) -> Vec<Placement> {
        let all = Placement::all_on(position.free());
        all.filter(|&placement| is_lost(position.after(placement))).collect()
    }

    /// The sizes of the areas that take pieces, in ascending order.
    fn sizes(position: Position) -> Vec<usize> {
        let mut sizes: Vec<usize> =
            Areas::new(position.free()).iter().map(|area| area.len()).collect();
        sizes.sort_unstable();
        sizes
    }

    #[test]
    fn every_task_of_a_lesson_can_be_done() {
        for lesson in lessons() {
            assert!(!lesson.steps.is_empty(), "{}", lesson.name);
            for Step { board, goal, .. } in &lesson.steps {
                let position = board.position();
                match goal {
                    None => {}
                    Some(Goal::Any) => assert!(!position.is_over()),
                    Some(Goal::Win | Goal::Finish) => assert!(!is_lost(position), "{board}"),
                }
            }
        }
    }

    /// The first lesson shows the goal: all pieces of a game are placed, and the opponent has to
    /// place the last one.
    #[test]
    fn shown_placements_fit_and_end_with_a_loser() {
        let mut ended = Vec::new();
        for step in lessons().iter().flat_map(|lesson| &lesson.steps) {
            let mut game = Game::new(step.board.clone());
            for &placement in &step.shows {
                game.execute(Turn::Placement(placement)).expect("it fits");
            }
            ended.extend(game.result().map(|result| result.winner));
            assert_eq!(step.shows.is_empty(), step.goal.is_some());
        }
        let [goal, others @ ..] = &ended[..] else { panic!("nothing ends") };
        assert_eq!((*goal, others), (Side::First, &[Side::Second; 4][..]));
    }

    #[test]
    fn the_shown_boards_are_lost_for_the_player_to_move() {
        for (lesson, index) in
            [("last_piece", 0), ("two_halves", 0), ("one_two_three", 0), ("counting", 0)]
        {
            let (position, goal) = step(lesson, index);
            assert_eq!(goal, None);
            assert!(is_lost(position), "{lesson}");
        }
    }

    #[test]
    fn the_last_piece_is_forced_in_five_cells_and_a_choice_in_eight() {
        let (forced, _) = step("last_piece", 0);
        assert_eq!(sizes(forced), [4, 5, 7]);
        for area in Areas::new(forced.free()).iter() {
            let alone = Position::new(area);
            assert!(Placement::all_on(area).all(|placement| alone.after(placement).is_over()));
        }
        let (eight, _) = step("last_piece", 1);
        assert_eq!((sizes(eight), wins(eight).len()), (vec![8], 2));
        // With a square beside the line, the middle wins instead of the ends.
        let (both, _) = step("last_piece", 2);
        assert_eq!(sizes(both), [4, 8]);
        assert!(wins(both).iter().all(|&placement| sizes(both.after(placement)) == [4]));
    }

    #[test]
    fn only_the_split_into_two_equal_halves_wins() {
        for (index, half) in [(1, 12), (2, 8)] {
            let (position, _) = step("two_halves", index);
            let [split] = wins(position)[..] else { panic!("{position}") };
            assert_eq!(sizes(position.after(split)), [half, half]);
        }
    }

    #[test]
    fn only_the_square_in_the_centre_wins() {
        for index in 1..4 {
            let (position, _) = step("centre", index);
            let [centre] = wins(position)[..] else { panic!("{position}") };
            assert_eq!(centre.to_string(), "e5,f5,e6,f6");
        }
    }

    #[test]
    fn six_ten_and_twelve_cells_are_lost_and_can_be_reached() {
        assert_eq!(sizes(step("one_two_three", 0).0), [6, 10, 12]);
        let (position, _) = step("one_two_three", 1);
        assert_eq!(sizes(position), [6, 12, 12]);
        assert!(wins(position).iter().any(|&p| sizes(position.after(p)) == [6, 8, 12]));
    }

    /// The lesson once said that 27, 38 and 49 cells are lost more often than not, too. The command
    /// `data positions --lone` and `solve` count them; the numbers are in the solver's RESEARCH.md.
    #[test]
    fn a_single_area_of_seventeen_or_eighteen_cells_is_lost_more_often_than_not() {
        for cells in [17, 18] {
            let mut rng = fastrand::Rng::with_seed(7);
            let play = || {
                let mut position = Position::START;
                while position.usable().len() > cells {
                    position = position.after(Placement::random_on(position.free(), &mut rng)?);
                }
                Some(position)
            };
            let alone = std::iter::repeat_with(play).flatten().filter(|it| sizes(*it) == [cells]);
            let lost = alone.take(60).filter(|&it| is_lost(it)).count();
            assert!(lost > 30, "{lost} of 60 areas of {cells} cells");
        }
    }

    #[test]
    fn areas_of_seventeen_and_eighteen_cells_are_what_wins_leave() {
        assert_eq!(sizes(step("counting", 0).0), [18]);
        let (twenty_one, _) = step("counting", 1);
        let in_one_piece = wins(twenty_one).into_iter().map(|p| sizes(twenty_one.after(p)));
        assert!(in_one_piece.filter(|sizes| sizes[..] == [17]).count() >= 80);
        let (twenty_four, _) = step("counting", 2);
        let mut left: Vec<_> =
            wins(twenty_four).into_iter().map(|p| sizes(twenty_four.after(p))).collect();
        left.sort();
        assert_eq!(left, [vec![4, 16], vec![4, 16], vec![18], vec![18], vec![18], vec![18]]);
    }
}
