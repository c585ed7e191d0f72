//! Animations on the board: landing pieces, dying cells and the end of the game.

use super::confetti;
use crate::ai::{CELL_COUNT, Cell, Placement};
use crate::game::Event;
use crate::picture::Motion;

/// Seconds that a piece takes to land.
const LANDING: f64 = 0.24;

/// Seconds that the mark of a dead cell takes to grow, and its delay after the placement.
const DYING: f64 = 0.35;
const DYING_DELAY: f64 = 0.15;

/// Seconds that the wave over the board takes at the end of the game.
const ENDING: f64 = 1.6;

/// The times of events on the board, in seconds.
pub struct Effects {
    landed: Option<(Placement, f64)>,
    died: [f64; CELL_COUNT],
    ended: Option<f64>,
    refused: f64,
    celebrated: f64,
}

impl Effects {
    /// Returns the effects of a board on which nothing has happened yet.
    pub fn new() -> Effects {
        Effects {
            landed: None,
            died: [f64::NEG_INFINITY; CELL_COUNT],
            ended: None,
            refused: f64::NEG_INFINITY,
            celebrated: f64::NEG_INFINITY,
        }
    }

    /// Records the times of these events.
    pub fn apply(&mut self, events: &[Event], now: f64) {
        for event in events {
            match *event {
                Event::Placed { placement, dead, .. } => {
                    self.landed = Some((placement, now));
                    dead.cells().for_each(|cell| self.died[cell.index()] = now + DYING_DELAY);
                }
                Event::Ended(_) => self.ended = Some(now + LANDING),
                Event::TakenBack(_) => {
                    (self.landed, self.ended) = (None, None);
                    self.celebrated = f64::NEG_INFINITY;
                }
                Event::Resigned(_) | Event::LostOnTime(_) => {}
            }
        }
    }

    /// Records that somebody has won.
    pub fn celebrate(&mut self, now: f64) {
        self.celebrated = now + LANDING;
    }

    /// Returns the seconds since the celebration began, while it lasts.
    pub fn celebration(&self, now: f64) -> Option<f64> {
        let age = now - self.celebrated;
        (0.0..confetti::LENGTH).contains(&age).then_some(age)
    }

    /// Records that a placement was refused.
    pub fn refuse(&mut self, now: f64) {
        self.refused = now;
    }

    /// Returns them as they are at a time.
    pub fn at(&self, now: f64) -> Moment<'_> {
        Moment { effects: self, now }
    }

    /// Returns the sideways offset of the piece in hand as it shakes after a refusal, in cells.
    pub fn shake(&self, now: f64) -> f32 {
        let age = (now - self.refused) as f32;
        if age < 0.3 { (age * 60.0).sin() * 0.08 * (1.0 - age / 0.3) } else { 0.0 }
    }

    /// Returns whether the animation of the game's end has finished.
    pub fn end_is_shown(&self, now: f64) -> bool {
        self.ended.is_none_or(|at| now - at > ENDING)
    }

    /// Returns whether an animation is running.
    pub fn is_moving(&self, now: f64) -> bool {
        let landing = self.landed.is_some_and(|(_, at)| now - at < LANDING + DYING_DELAY + DYING);
        let celebrates = now - self.celebrated < confetti::LENGTH;
        landing || celebrates || !self.end_is_shown(now) || now - self.refused < 0.3
    }
}

/// The effects as they are at a time.
pub struct Moment<'a> {
    effects: &'a Effects,
    now: f64,
}

impl Motion for Moment<'_> {
    fn landing(&self, placement: Placement) -> f32 {
        match self.effects.landed {
            Some((landed, at)) if landed == placement => progress(self.now - at, LANDING),
            _ => 1.0,
        }
    }

    fn dying(&self, cell: Cell) -> f32 {
        progress(self.now - self.effects.died[cell.index()], DYING)
    }

    fn wave(&self, cell: Cell) -> f32 {
        let Some(at) = self.effects.ended else { return 0.0 };
        let front = progress(self.now - at, ENDING) * 26.0 - 3.0;
        let distance = (cell.column() + cell.row()) as f32 - front;
        (1.0 - distance.abs() / 3.0).max(0.0)
    }
}

fn progress(age: f64, length: f64) -> f32 {
    (age / length).clamp(0.0, 1.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Command, Game};

    #[test]
    fn a_piece_lands_and_what_died_is_marked() {
        let mut game = Game::new(("#".repeat(90) + "........##").parse::<Board>().unwrap());
        let placement = "d1,e1,f1,g1".parse().unwrap();
        let mut effects = Effects::new();
        effects.apply(&game.execute(Command::Place(placement)).unwrap(), 10.0);
        let dead = "a1".parse().unwrap();
        let shown = |effects: &Effects, now| {
            let moment = effects.at(now);
            (moment.landing(placement), moment.dying(dead))
        };
        assert_eq!(shown(&effects, 10.0), (0.0, 0.0));
        assert!(effects.is_moving(10.1) && !effects.end_is_shown(11.0));
        assert_eq!(shown(&effects, 11.0), (1.0, 1.0));
        assert!(!effects.is_moving(13.0) && effects.end_is_shown(13.0));
        effects.apply(&game.execute(Command::Undo).unwrap(), 13.0);
        assert!(!effects.is_moving(13.0));
    }
}
