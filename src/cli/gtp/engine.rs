//! What the commands act on: a game, a built-in opponent that plays either side, and a solver.

use std::num::NonZero;
use std::time::{Duration, Instant};

use super::clock::Clock;
use crate::ai::{
    Answer, BoardSize, LEVEL_MEMORY, LevelPlayer, Limits, Opponent, Placement, Player, Solver,
};
use crate::game::{Board, Command, Game, Refusal, Side, Turn};

/// The engine behind the protocol. What it has found out is kept from move to move and from game to game.
pub struct Engine {
    /// The game in progress.
    pub game: Game,
    /// Who plays: a level, or another opponent.
    pub level: Opponent,
    player: Box<dyn Player>,
    seed: u64,
    threads: NonZero<usize>,
    /// The clock of each side.
    pub clocks: [Clock; 2],
    /// Finds outcomes; created when first needed.
    solver: Option<Solver>,
}

/// Memory of the solver that finds outcomes, in bytes.
const SOLVER_MEMORY: usize = 256 << 20;

/// Memory of an engine in bytes.
pub const MEMORY: u64 = (SOLVER_MEMORY + LEVEL_MEMORY) as u64;

const GAME_OVER: &str = "game over";

impl Engine {
    /// Returns an engine at an empty board that thinks on this many threads. Its random choices follow from `seed`.
    pub fn new(level: Opponent, seed: u64, threads: NonZero<usize>) -> Engine {
        Engine {
            game: Game::new(Board::empty()),
            level,
            player: player(BoardSize::default(), level, seed, threads),
            seed,
            threads,
            clocks: [Clock::default(); 2],
            solver: None,
        }
    }

    /// Returns the winner if the game is over.
    pub fn winner(&self) -> Option<Side> {
        self.game.result().map(|result| result.winner)
    }

    /// Starts a new game from a board; the first player is to move.
    pub fn set_board(&mut self, board: Board) {
        let resized = board.size() != self.game.board_size();
        self.game = Game::new(board);
        if resized {
            self.make_player();
        }
    }

    fn make_player(&mut self) {
        self.player = player(self.game.board_size(), self.level, self.seed, self.threads);
    }

    /// Changes who plays.
    pub fn set_level(&mut self, level: Opponent) {
        if level != self.level {
            self.level = level;
            self.make_player();
        }
    }

    /// Places a piece for a player.
    ///
    /// # Errors
    /// If it can't be placed, or the other player is to move.
    pub fn play(&mut self, side: Side, placement: Placement) -> Result<(), Refusal> {
        let command = Command::Place(placement);
        self.game.check(command)?;
        if side != self.game.to_move() {
            return Err(Refusal::NotYourTurn);
        }
        self.game.execute(command).map(drop)
    }

    /// Chooses a placement for a player and places it.
    ///
    /// # Errors
    /// Says that nothing fits or the other player is to move.
    pub fn choose(&mut self, side: Side) -> Result<Placement, &'static str> {
        let position = self.game.position();
        if position.is_over() {
            return Err(GAME_OVER);
        }
        if side != self.game.to_move() {
            return Err("it is not this player's turn");
        }
        let begun = Instant::now();
        let limit = self.clocks[side.index()].limit(position);
        let choice = self.player.choose(position, &Limits::new().time(limit));
        self.clocks[side.index()].spend(begun.elapsed());
        let placement = choice.map_err(|_| GAME_OVER)?;
        self.play(side, placement).expect("players choose legal placements");
        Ok(placement)
    }

    /// Takes the last placement back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let is_placement = matches!(self.game.turns().last(), Some(Turn::Placement(_)));
        is_placement && self.game.execute(Command::Undo).is_ok()
    }

    /// Searches for the outcome of the position within this time.
    pub fn outcome(&mut self, time: Duration) -> Answer {
        let position = self.game.position();
        self.solver().solve_with(position, &Limits::new().time(time)).answer
    }

    /// Returns the solver that finds outcomes.
    pub fn solver(&mut self) -> &mut Solver {
        self.solver.get_or_insert_with(|| Solver::with_threads(SOLVER_MEMORY, self.threads))
    }
}

fn player(
    board: BoardSize,
    level: Opponent,
    seed: u64,
    threads: NonZero<usize>,
) -> Box<dyn Player> {
    let mut player = LevelPlayer::of(level, board, seed);
    player.set_threads(threads);
    Box::new(player)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;
    use crate::ai::{Level, NoPlacement, Position};

    /// A player that takes any placement and tells the time limit that it was given.
    struct Told(Sender<Option<Duration>>);

    impl Player for Told {
        fn choose(
            &mut self,
            position: Position,
            limits: &Limits,
        ) -> Result<Placement, NoPlacement> {
            self.0.send(limits.max_time()).unwrap();
            Placement::all_on(position.free()).next().ok_or(NoPlacement::GameOver)
        }
    }

    #[test]
    fn the_controllers_clock_limits_each_move() {
        let (sender, limits) = channel();
        let mut engine = Engine::new(Opponent::Level(Level::MAX), 1, NonZero::<usize>::MIN);
        engine.player = Box::new(Told(sender));
        let limit = |engine: &mut Engine, side| {
            engine.choose(side).unwrap();
            limits.recv().unwrap()
        };
        assert_eq!(limit(&mut engine, Side::First), None);
        engine.clocks[1] = Clock::of_settings(0.0, 1.0, 20);
        assert_eq!(limit(&mut engine, Side::Second), Some(Duration::from_micros(47_500)));
        engine.clocks[0].set_left(0.0, 0);
        assert_eq!(limit(&mut engine, Side::First), Some(Duration::ZERO));
    }
}
