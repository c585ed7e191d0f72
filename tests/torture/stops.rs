//! Stops all kinds of searches at any moment. The window waits for the thread of a search that it
//! has stopped, so a search that did not end would freeze it.

use std::sync::mpsc::channel;
use std::thread::{sleep, spawn};
use std::time::Duration;

use fastrand::Rng;
use nim_tetris::ai::{
    BuiltInPlayer, Cell, Control, Level, Limits, Placement, Player, Position, Solver, hint, line,
    x_ray,
};

use crate::times;

/// Memory of the solver, in bytes.
const MEMORY: usize = 64 << 20;

/// The time after which a search that was told to stop counts as frozen, even on a machine that is
/// busy or slow.
const FROZEN: Duration = Duration::from_secs(60);

/// Searches that are used for one position after another, as in a game.
struct Searches {
    solver: Solver,
    player: BuiltInPlayer,
}

impl Searches {
    /// Runs a search that ends when it is done or stopped, and has no other limits.
    fn run(&mut self, kind: usize, position: Position, control: &Control) {
        let Searches { solver, player } = self;
        let limits = Limits::new().control(control);
        match kind {
            0 => _ = x_ray(solver, position, &limits),
            1 => _ = hint(solver, position, &limits),
            2 => _ = line(solver, position, &limits),
            3 => _ = solver.analyze(position, &limits, |_, _| {}),
            4 => _ = player.choose(position, &limits),
            _ => player.ponder(position, &limits),
        }
    }
}

/// Returns a position from random play, or four areas that walls make, with some cells missing.
fn random_position(rng: &mut Rng) -> Position {
    if rng.bool() {
        return (0..rng.usize(..20)).fold(Position::START, |position, _| {
            let placement = Placement::random_on(position.free(), rng);
            placement.map_or(position, |placement| position.after(placement))
        });
    }
    let (row, column, missing) = (rng.usize(3..7), rng.usize(3..7), rng.f32() / 4.0);
    let is_free =
        |cell: &Cell| cell.row() != row && cell.column() != column && rng.f32() >= missing;
    Position::new(Cell::all().filter(is_free).collect())
}

#[test]
fn every_search_ends_soon_after_it_was_stopped() {
    let mut rng = Rng::with_seed(1);
    let mut searches = Searches {
        solver: Solver::new(MEMORY),
        player: BuiltInPlayer::new(Level::MAX, 1).with_memory(MEMORY),
    };
    for number in 0..240 * times() {
        let (position, kind) = (random_position(&mut rng), number % 6);
        let (control, (ended, end)) = (Control::default(), channel());
        let seen = control.clone();
        let thread = spawn(move || {
            searches.run(kind, position, &seen);
            ended.send(()).unwrap();
            searches
        });
        sleep(Duration::from_millis(rng.u64(..40)));
        control.stop();
        end.recv_timeout(FROZEN).unwrap_or_else(|_| panic!("search {kind} of {position} goes on"));
        searches = thread.join().unwrap();
    }
}
