//! The board beside the menu, on which a simple player plays against itself.

use crate::ai::{Limits, OnePlyPlayer, Player};
use crate::app::board::Effects;
use crate::app::shell::Context;
use crate::game::{Board, Game, Turn};

/// Seconds between two placements.
const PAUSE: f64 = 1.1;

/// Seconds from the end of a game until the next one begins.
const REST: f64 = 4.0;

/// A game that a simple player plays against itself.
pub struct Demo {
    pub game: Game,
    pub effects: Effects,
    player: OnePlyPlayer,
    /// The time of the next placement, or of the next game.
    next: f64,
}

impl Demo {
    /// Returns a game with no placements yet.
    pub fn new(now: f64) -> Demo {
        Demo {
            game: Game::new(Board::empty()),
            effects: Effects::new(),
            player: OnePlyPlayer::new(fastrand::u64(..)),
            next: now + PAUSE / 2.0,
        }
    }

    /// Places the next piece when it is due, or starts a new game.
    pub fn play_on(&mut self, context: &Context) {
        let now = context.now;
        if now < self.next {
            context.want_frame_within(self.next - now);
            return;
        }
        match self.player.choose(self.game.position(), &Limits::new()) {
            Ok(placement) => {
                if let Ok(events) = self.game.execute(Turn::Placement(placement)) {
                    self.effects.apply(&events, now);
                }
                let is_over = self.game.result().is_some();
                self.next = now + if is_over { REST } else { PAUSE };
            }
            Err(_) => *self = Demo::new(now),
        }
    }
}
