//! The built-in opponents as players.
//!
//! What one of them sees and how it chooses is its [`Skill`]: the distance to the end where that lies
//! within its depth, the outcome of positions within its horizon. All else is unknown to it.

use std::iter::zip;
use std::num::NonZero;

use super::choice::{choose, worth};
use super::level::Level;
use super::look_ahead::{distances, most_aggressive};
use super::opponent::Opponent;
use super::player::{NoPlacement, Player};
use super::skill::Skill;
use super::style::Stylist;
use super::trial::Trial;
use crate::ai::analysis::{Distance, resist};
use crate::ai::board::{BoardSize, Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::{Answer, Solver};

/// Memory of a level's solver in bytes.
pub const LEVEL_MEMORY: usize = 256 << 20;

/// Largest position after a placement, in usable cells, that is solved beyond the horizon: each may take long.
const MAX_PROBED: usize = 60;

/// A player for one of the built-in opponents: a level, one between two levels, or one with a name and a style. It keeps what it has learnt from turn to turn.
///
/// Without a time limit it thinks for as long as its level does.
///
/// ```
/// use nim_tetris::ai::{Level, LevelPlayer, Limits, Player, Position};
///
/// let mut player = LevelPlayer::new(Level::new(3).unwrap(), 42);
/// let placement = player.choose(Position::START, &Limits::new())?;
/// assert!(Position::START.allows(placement));
/// # Ok::<(), nim_tetris::ai::NoPlacement>(())
/// ```
pub struct LevelPlayer {
    /// What it sees in this turn.
    skill: Skill,
    /// The two skills that it draws from at each turn, and the share of turns that belong to the second one; none if there is but one.
    mixture: Option<(Skill, Skill, f64)>,
    /// How it chooses among what it takes for equally good.
    stylist: Option<Stylist>,
    memory: usize,
    threads: NonZero<usize>,
    rng: fastrand::Rng,
    /// Made when it is needed first.
    solver: Option<Solver>,
}

impl LevelPlayer {
    /// Returns a player for the board of 10x10 that thinks on one thread. Its random choices follow from `seed`.
    pub fn new(level: Level, seed: u64) -> LevelPlayer {
        LevelPlayer::of(Opponent::Level(level), BoardSize::default(), seed)
    }

    /// Returns a player for an opponent on boards of this size: what it sees of them differs.
    pub fn of(opponent: Opponent, board: BoardSize, seed: u64) -> LevelPlayer {
        let (skill, mixture, stylist) = match opponent {
            Opponent::Level(level) => (level.data().skill(board), None, None),
            Opponent::Fitting(strength) => {
                let (levels, share) = strength.between(board);
                let [low, high] = levels.map(|level| level.data().skill(board));
                (low, Some((low, high, share)), None)
            }
            Opponent::Character(character) => {
                let data = character.data();
                (data.skill(board), None, Some(Stylist::new(data.style, board)))
            }
        };
        LevelPlayer {
            skill,
            mixture,
            stylist,
            memory: LEVEL_MEMORY,
            threads: NonZero::<usize>::MIN,
            rng: fastrand::Rng::with_seed(seed),
            solver: None,
        }
    }

    /// Sets the memory of its solver in bytes.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> LevelPlayer {
        LevelPlayer { memory, solver: None, ..self }
    }

    fn solver(&mut self) -> &mut Solver {
        let (memory, threads) = (self.memory, self.threads);
        self.solver.get_or_insert_with(|| Solver::with_threads(memory, threads))
    }

    /// Takes a quick win that lies within the depth, else a winning placement if the solver finds one. Resists where there is
    /// none. Where the solver finds no answer, it tries placements if it judges at all, and else avoids known losses.
    fn solve(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        let seen = distances(position, limits, placements, self.skill.depth);
        let best = zip(seen, placements).filter_map(|(distance, p)| Some((distance?, p)));
        if let Some((distance, &placement)) = best.rev().max_by_key(|&(distance, _)| distance)
            && distance.outcome() == Outcome::Win
        {
            return Some(placement);
        }
        if self.skill.judges {
            let found = Trial { solver: self.solver(), position, limits }.search(placements);
            return found
                .or_else(|| Some(resist(self.solver(), position, limits, placements)?.placement));
        }
        match self.solver().solve_with(position, limits).answer {
            Answer::Win(placement) => Some(placement),
            Answer::Over => None,
            Answer::Loss => Some(resist(self.solver(), position, limits, placements)?.placement),
            Answer::Unknown(_) => {
                let solver = self.solver();
                let mut open = placements.to_vec();
                open.retain(|&p| solver.known(position.after(p)) != Some(Outcome::Win));
                self.evaluate(position, limits, if open.is_empty() { placements } else { &open })
            }
        }
    }

    /// Solves the positions within the horizon that a placement leads to. Returns a placement that wins, and takes those that
    /// lose out of the list as long as others are left.
    fn probe(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &mut Vec<Placement>,
    ) -> Option<Placement> {
        let largest = self.skill.horizon.min(MAX_PROBED);
        let within = |placement: &&Placement| {
            (1..=largest).contains(&position.after(**placement).usable().len())
        };
        let mut lost = Vec::new();
        for &placement in placements.iter().filter(within) {
            match self.solver().solve_with(position.after(placement), limits).answer {
                Answer::Loss => return Some(placement),
                Answer::Win(_) | Answer::Over => lost.push(placement),
                Answer::Unknown(_) => break,
            }
        }
        if lost.len() < placements.len() {
            placements.retain(|placement| !lost.contains(placement));
        }
        None
    }

    /// Chooses by what is seen within the depth, and by judgement where nothing is.
    fn evaluate(
        &mut self,
        position: Position,
        limits: &Limits,
        placements: &[Placement],
    ) -> Option<Placement> {
        let skill = self.skill;
        let mut placements = placements.to_vec();
        let mut seen = distances(position, limits, &placements, self.skill.depth);
        // A level that looks ahead at all never ends the game needlessly.
        let ends = |distance: Option<Distance>| distance.is_some_and(|d| d.plies() == 1);
        if skill.outcome_weight > 0.0 && seen.iter().any(|&distance| !ends(distance)) {
            let mut distances = seen.iter();
            placements.retain(|_| !distances.next().is_some_and(|&distance| ends(distance)));
            seen.retain(|&distance| !ends(distance));
        }
        if skill.judges && seen.iter().all(Option::is_none) {
            return Trial { solver: self.solver(), position, limits }.judge(&placements);
        }
        let worths: Vec<f64> =
            seen.iter().map(|&distance| skill.outcome_weight * worth(distance)).collect();
        let chosen = choose(&worths, skill.temperature, &mut self.rng)?;
        let equal = || -> Vec<Placement> {
            let equal = (0..placements.len()).filter(|&i| seen[i] == seen[chosen]);
            equal.map(|i| placements[i]).collect()
        };
        if let Some(stylist) = self.stylist.as_ref().filter(|_| seen[chosen].is_none()) {
            return stylist.choose(position, &equal(), &mut self.rng);
        }
        if !skill.aggressive {
            return Some(placements[chosen]);
        }
        most_aggressive(position, limits, &equal(), skill.depth)
    }
}

impl Player for LevelPlayer {
    fn choose(&mut self, position: Position, limits: &Limits) -> Result<Placement, NoPlacement> {
        if let Some((one, other, share)) = self.mixture {
            self.skill = if self.rng.f64() < share { other } else { one };
        }
        let limits = limits.within(limits.max_time().unwrap_or(self.skill.time));
        if let Some(stylist) = &mut self.stylist {
            stylist.look_at(position);
        }
        let mut placements: Vec<Placement> = Placement::all_on(position.free()).collect();
        self.rng.shuffle(&mut placements);
        let chosen = if placements.len() < 2 {
            placements.pop()
        } else if position.usable().len() <= self.skill.horizon {
            self.solve(position, &limits, &placements)
        } else {
            self.probe(position, &limits, &mut placements)
                .or_else(|| self.evaluate(position, &limits, &placements))
        };
        if let (Some(stylist), Some(placement)) = (&mut self.stylist, chosen) {
            stylist.placed(position.after(placement));
        }
        chosen.ok_or(NoPlacement::GameOver)
    }

    /// What is learnt serves the next choice.
    fn ponder(&mut self, position: Position, limits: &Limits) {
        if position.usable().len() > self.skill.horizon {
            return;
        }
        let limits = limits.started();
        let solver = self.solver();
        if solver.solve_with(position, &limits).answer.outcome().is_some() {
            // Interrupted or not: what is proven stays in the solver's memory.
            let _ = solver.analyze_with(position, &limits, |_, _| {});
        }
    }

    /// What was learnt on another number of threads is forgotten.
    fn set_threads(&mut self, threads: NonZero<usize>) {
        if self.threads != threads {
            self.threads = threads;
            self.solver = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use crate::ai::{Bitboard, Character, Control, Strength};

    fn choose(level: u8, position: Position, seed: u64) -> Option<Placement> {
        let mut player = LevelPlayer::new(Level::new(level).unwrap(), seed);
        match player.choose(position, &Limits::new()) {
            Err(NoPlacement::GameOver) => None,
            chosen => Some(chosen.unwrap()),
        }
    }

    #[test]
    fn every_level_answers_on_every_kind_of_board() {
        let boards = [
            Bitboard::EMPTY,
            Bitboard::rectangle(3, 1),
            Bitboard::rectangle(4, 1),
            Bitboard::rectangle(5, 5),
            Bitboard::FULL,
        ];
        for level in Level::all() {
            for free in boards {
                let position = Position::new(free);
                let chosen = choose(level.number(), position, 8);
                assert_eq!(chosen.is_none(), position.is_over());
                assert!(chosen.is_none_or(|placement| position.allows(placement)));
            }
        }
    }

    /// In a corridor of eight, only a placement at an end leaves four cells; others end the game.
    #[test]
    fn level_one_never_ends_the_game_where_it_needs_not() {
        let position = Position::new(Bitboard::rectangle(8, 1));
        for seed in 0..50 {
            let placement = choose(1, position, seed).unwrap();
            assert!(!position.after(placement).is_over());
        }
        let ends =
            (0..50).filter(|&seed| position.after(choose(0, position, seed).unwrap()).is_over());
        assert!(ends.count() > 10);
    }

    #[test]
    fn level_ten_leaves_a_lost_position_where_it_can() {
        let mut solver = Solver::new(1 << 24);
        for (columns, rows) in [(5, 4), (5, 6), (7, 4)] {
            let position = Position::new(Bitboard::rectangle(columns, rows));
            let after = position.after(choose(10, position, 9).unwrap());
            assert_eq!(solver.solve(after).answer, Answer::Loss);
        }
    }

    #[test]
    fn without_any_time_there_is_an_answer_all_the_same() {
        for free in [Bitboard::FULL, Bitboard::rectangle(9, 8), Bitboard::rectangle(7, 7)] {
            let position = Position::new(free);
            for level in Level::all() {
                let limits = Limits::new().time(Duration::ZERO);
                let chosen = LevelPlayer::new(level, 11).choose(position, &limits);
                assert!(chosen.is_ok_and(|placement| position.allows(placement)), "{level:?}");
            }
        }
    }

    #[test]
    fn what_was_learnt_by_pondering_needs_no_time_afterwards() {
        let position = Position::new(Bitboard::rectangle(8, 5));
        let mut player = LevelPlayer::new(Level::MAX, 12);
        player.ponder(position, &Limits::new());
        let limits = Limits::new().time(Duration::ZERO);
        let mut solver = Solver::new(1 << 24);
        let mut outcome = |position| solver.solve(position).answer.outcome();
        for reply in Placement::all_on(position.free()).step_by(7) {
            let after = position.after(reply);
            if outcome(after) == Some(Outcome::Win) {
                let chosen = player.choose(after, &limits).unwrap();
                assert_eq!(outcome(after.after(chosen)), Some(Outcome::Loss), "{reply}");
            }
        }
    }

    #[test]
    fn a_stopped_search_is_answered_with_what_there_is() {
        let control = Control::default();
        control.stop();
        for level in Level::all() {
            let limits = Limits::new().control(&control);
            let chosen = LevelPlayer::new(level, 13).choose(Position::START, &limits);
            assert!(chosen.is_ok(), "{level:?}");
        }
    }

    #[test]
    fn the_strongest_level_opens_in_the_middle() {
        let chosen = choose(10, Position::START, 14).map(|placement| placement.to_string());
        assert_eq!(chosen.as_deref(), Some("e5,f5,e6,f6"));
    }

    #[test]
    fn the_same_seed_gives_the_same_choice() {
        for level in [0, 3] {
            assert_eq!(choose(level, Position::START, 10), choose(level, Position::START, 10));
        }
    }
    /// Level 1 never ends the game needlessly, level 0 often does; what lies between them does it in between, and moves with the strength.
    #[test]
    fn a_strength_between_two_levels_plays_between_them() {
        let position = Position::new(Bitboard::rectangle(8, 1));
        let ends = |elo: u16| {
            let opponent = Opponent::Fitting(Strength::new(elo).unwrap());
            let seeds = 0..300;
            let ended = seeds.filter(|&seed| {
                let mut player = LevelPlayer::of(opponent, BoardSize::Ten, seed);
                position.after(player.choose(position, &Limits::new()).unwrap()).is_over()
            });
            ended.count()
        };
        let [low, high] = [0, 1].map(|n| Level::new(n).unwrap().data().elo(BoardSize::Ten) as u16);
        let counts = [0, 1, 2, 3, 4].map(|part| ends(low + part * (high - low) / 4));
        assert!(counts.is_sorted_by(|a, b| a > b) && counts[4] == 0, "{counts:?}");
    }

    /// Returns what an opponent chooses on a board of 10x10, with these seeds.
    fn chosen(text: &str, position: Position, seeds: std::ops::Range<u64>) -> Vec<Placement> {
        let opponent: Opponent = text.parse().unwrap();
        let choose = |seed| {
            let mut player = LevelPlayer::of(opponent, BoardSize::Ten, seed);
            player.choose(position, &Limits::new()).unwrap()
        };
        seeds.map(choose).collect()
    }

    fn mean(placements: &[Placement], of: impl Fn(&Placement) -> usize) -> f64 {
        placements.iter().map(of).sum::<usize>() as f64 / placements.len() as f64
    }

    /// Distance of the nearest cell from the nearest corner, in steps.
    fn from_corner(placement: &Placement) -> usize {
        let cells = placement.cells().cells();
        cells.map(|c| c.column().min(9 - c.column()) + c.row().min(9 - c.row())).min().unwrap()
    }

    fn from_edge(placement: &Placement) -> usize {
        let cells = placement.cells().cells();
        let rim = |cell: crate::ai::Cell| {
            cell.column().min(9 - cell.column()).min(cell.row().min(9 - cell.row()))
        };
        cells.map(rim).sum()
    }

    /// Level 4 sees as far as Mina does, and opens anywhere.
    #[test]
    fn styles_show_in_the_opening() {
        let level = chosen("4", Position::START, 0..60);
        let [mina, otto, nova] =
            ["@mina", "@otto", "@nova"].map(|name| chosen(name, Position::START, 0..60));
        assert!(mean(&mina, from_corner) < 0.5 * mean(&level, from_corner));
        assert!(mean(&otto, from_edge) < 0.5 * mean(&level, from_edge));
        assert!(mean(&nova, from_edge) > 1.5 * mean(&level, from_edge));
    }

    #[test]
    fn styles_show_in_the_answer_to_a_placement() {
        let placed: Placement = "b2,c2,b3,b4".parse().unwrap();
        let position = Position::START.after(placed);
        let far = |it: &Placement| {
            let cells =
                it.cells().cells().flat_map(|a| placed.cells().cells().map(move |b| (a, b)));
            cells
                .map(|(a, b)| a.column().abs_diff(b.column()) + a.row().abs_diff(b.row()))
                .min()
                .unwrap()
        };
        let answers = |name| chosen(name, position, 0..40);
        let level = mean(&answers("4"), far);
        assert!(mean(&answers("@rio"), far) < 0.4 * level);
        assert!(mean(&answers("@pip"), far) > 1.25 * level);
        let image: Placement = "h9,i9,i8,i7".parse().unwrap();
        assert!(answers("@luna").iter().filter(|it| **it == image).count() >= 36);
    }

    /// On a board that a wall all but divides.
    #[test]
    fn styles_show_in_what_is_left_of_the_board() {
        let mut free = Bitboard::rectangle(10, 9);
        for column in (0..10).filter(|&column| column != 4 && column != 5) {
            let wall = Bitboard::rectangle(column + 1, 5) - Bitboard::rectangle(column, 5);
            free = free - (wall - Bitboard::rectangle(10, 4));
        }
        let position = Position::new(free);
        let usable = position.usable().len();
        let areas = |it: &Placement| crate::ai::Areas::of(position.after(*it).usable()).len();
        let killed = |it: &Placement| usable - 4 - position.after(*it).usable().len();
        let choices = |name| chosen(name, position, 0..30);
        let level = choices("4");
        assert!(mean(&choices("@kira"), areas) > 1.5 * mean(&level, areas));
        assert!(mean(&choices("@tao"), areas) <= 1.0);
        assert!(mean(&choices("@zeno"), killed) > 3.0 * mean(&level, killed).max(0.2));
    }

    /// Within their horizons all named players win what can be won.
    #[test]
    fn a_style_never_throws_a_win_away_that_is_seen() {
        let mut solver = Solver::new(1 << 24);
        let position = Position::new(Bitboard::rectangle(5, 4));
        assert_eq!(solver.solve(position).answer.outcome(), Some(Outcome::Win));
        for character in Character::all().filter(|it| it.data().sight(BoardSize::Ten).1 >= 26) {
            let mut player = LevelPlayer::of(Opponent::Character(character), BoardSize::Ten, 3);
            let after = position.after(player.choose(position, &Limits::new()).unwrap());
            assert_eq!(solver.solve(after).answer, Answer::Loss, "{character:?}");
        }
    }
}
