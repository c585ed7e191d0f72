//! The engine that the commands act on: a game, a built-in opponent that plays either side, and a
//! solver.

use std::num::NonZero;
use std::time::{Duration, Instant};

use super::clock::GtpClock;
use crate::ai::{
    Answer, BuiltInPlayer, Control, Limits, Opponent, PLAYER_MEMORY, Placement, Player, Solver,
};
use crate::game::{Board, Command, Game, Refusal, Side, Turn};

/// The engine behind the protocol. What it has found out stays from move to move, and from game to
/// game; what its player has found out, until the opponent or the size of the board changes.
pub struct Engine {
    /// The game in progress. Its own sides move in turn; `movers` holds the colours.
    pub game: Game,
    /// The side that made each placement, and then those that passed after the end of the game;
    /// black is [`Side::First`]. The protocol lets a player move twice in a row.
    movers: Vec<Side>,
    /// The opponent that plays: a level or another one.
    pub level: Opponent,
    /// The player for that opponent on this board, made when it is first needed.
    player: Option<Box<dyn Player>>,
    /// Seed of the player's random choices.
    seed: u64,
    threads: NonZero<usize>,
    /// The clock of each side.
    pub clocks: [GtpClock; 2],
    /// The solver that finds outcomes, made when it is first needed.
    solver: Option<Solver>,
    /// Stops all searches of this session.
    control: Control,
}

/// Memory of the solver that finds outcomes, in bytes.
const SOLVER_MEMORY: usize = 256 << 20;

/// Memory that an engine needs, in bytes.
pub const MEMORY: u64 = (SOLVER_MEMORY + PLAYER_MEMORY) as u64;

impl Engine {
    /// Returns an engine at an empty board that thinks on `threads` threads. Its random choices
    /// follow from `seed`.
    pub fn new(level: Opponent, seed: u64, threads: NonZero<usize>) -> Engine {
        Engine {
            game: Game::new(Board::empty()),
            movers: Vec::new(),
            level,
            player: None,
            seed,
            threads,
            clocks: [GtpClock::default(); 2],
            solver: None,
            control: Control::default(),
        }
    }

    /// Returns the control that stops all searches of this session.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Returns limits of a search of this session, within `time`.
    pub fn limits(&self, time: impl Into<Option<Duration>>) -> Limits {
        Limits::new().time(time).control(&self.control)
    }

    /// Returns the side to move, unless the controller says otherwise: the one that did not move
    /// last, and black at the start.
    pub fn to_move(&self) -> Side {
        self.movers.last().map_or(Side::First, |last| last.other())
    }

    /// Returns the winner if the game is over: the side that did not place last, or black if
    /// nothing was placed.
    pub fn winner(&self) -> Option<Side> {
        let placed = &self.movers[..self.game.turns().len()];
        self.game.result().map(|_| placed.last().map_or(Side::First, |last| last.other()))
    }

    /// Starts a new game from a board; black is to move.
    pub fn set_board(&mut self, board: Board) {
        let resized = board.size() != self.game.board_size();
        self.game = Game::new(board);
        self.movers.clear();
        if resized {
            self.player = None;
        }
    }

    /// Changes the opponent that plays.
    pub fn set_level(&mut self, level: Opponent) {
        if level != self.level {
            (self.level, self.player) = (level, None);
        }
    }

    /// Makes a placement for a side, no matter which side moved before.
    ///
    /// # Errors
    /// The reason why the rules refuse it.
    pub fn play(&mut self, side: Side, placement: Placement) -> Result<(), Refusal> {
        self.game.execute(Turn::Placement(placement))?;
        self.movers.push(side);
        Ok(())
    }

    /// Lets a side pass if the game is over. Returns whether it is.
    pub fn pass(&mut self, side: Side) -> bool {
        let is_over = self.game.position().is_over();
        if is_over {
            self.movers.push(side);
        }
        is_over
    }

    /// Chooses and makes a placement for a side; `None` if nothing fits any more, so the side
    /// passes.
    pub fn choose(&mut self, side: Side) -> Option<Placement> {
        let position = self.game.position();
        if self.pass(side) {
            return None;
        }
        let begun = Instant::now();
        let limits = self.limits(self.clocks[side.index()].limit(position));
        let placement = self.player().choose(position, &limits).expect("a piece fits");
        self.clocks[side.index()].spend(begun.elapsed());
        self.play(side, placement).expect("players choose legal placements");
        Some(placement)
    }

    /// Takes the last move back, which may be a pass. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let is_pass = self.movers.len() > self.game.turns().len();
        if !is_pass && self.game.execute(Command::Undo).is_err() {
            return false;
        }
        self.movers.pop().is_some()
    }

    /// Searches for the outcome of the position, within `time`.
    pub fn outcome(&mut self, time: Duration) -> Answer {
        let (position, limits) = (self.game.position(), self.limits(time));
        self.solver().solve_with(position, &limits).answer
    }

    /// Returns the solver that finds outcomes.
    pub fn solver(&mut self) -> &mut Solver {
        self.solver.get_or_insert_with(|| Solver::with_threads(SOLVER_MEMORY, self.threads))
    }

    /// Returns the player for the opponent on this board.
    fn player(&mut self) -> &mut dyn Player {
        let make = || {
            let board = self.game.board_size();
            let mut player = BuiltInPlayer::for_opponent(self.level, board, self.seed);
            player.set_threads(self.threads);
            Box::new(player) as Box<dyn Player>
        };
        self.player.get_or_insert_with(make).as_mut()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;
    use crate::ai::{ChooseError, Level, Position};

    /// A player that makes any placement and sends the time that it was left.
    struct Told(Sender<Option<Duration>>);

    impl Player for Told {
        fn choose(
            &mut self,
            position: Position,
            limits: &Limits,
        ) -> Result<Placement, ChooseError> {
            self.0.send(limits.time_left()).unwrap();
            Placement::all_on(position.free()).next().ok_or(ChooseError::GameOver)
        }
    }

    #[test]
    fn the_controllers_clock_limits_each_move() {
        let (sender, limits) = channel();
        let mut engine = Engine::new(Opponent::Level(Level::MAX), 1, NonZero::<usize>::MIN);
        engine.player = Some(Box::new(Told(sender)));
        let limit = |engine: &mut Engine, side| {
            engine.choose(side).unwrap();
            limits.recv().unwrap()
        };
        assert_eq!(limit(&mut engine, Side::First), None);
        engine.clocks[1] = GtpClock::from_settings(0.0, 1.0, 20);
        let per_stone = Duration::from_micros(47_500);
        assert!(limit(&mut engine, Side::Second).is_some_and(|left| left <= per_stone));
        engine.clocks[0].set_left(0.0, 0);
        assert_eq!(limit(&mut engine, Side::First), Some(Duration::ZERO));
    }
}
