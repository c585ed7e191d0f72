//! The animations on the board: landing pieces, dying cells, undo, refusals and the end of a game.

use egui::{Vec2, vec2};

use super::confetti;
use super::glide::Glide;
use crate::ai::{CELL_COUNT, Cell, Placement};
use crate::app::ui::easing::{MOMENT, MOVE, ease, progress};
use crate::game::{Event, Turn};
use crate::picture::Motion;

/// Seconds from the placement of a piece until the marks of dead cells grow, if the piece lands as
/// fast as most.
const DYING_DELAY: f64 = 0.12;

/// Seconds that an opponent's piece takes to reach its place.
const ARRIVAL: f64 = 0.4;

/// Distance above its place at which an opponent's piece appears, in cells.
const ABOVE: f32 = 2.5;

/// Length of the wave over the board at the end of the game, in seconds.
const ENDING: f64 = 1.2;

/// The animations on a board.
///
/// Times are in seconds since the start of the program, and negative infinity for what has not
/// happened.
pub struct Effects {
    /// The last piece that was placed.
    landing: Option<Landing>,
    /// The placements that were taken back last.
    taken_back: Vec<Placement>,
    taken_back_at: f64,
    /// The time when the mark of each cell begins to grow, after the cell died.
    died: [f64; CELL_COUNT],
    /// The time when the game has ended and its last piece has landed; `None` until the game ends.
    ended: Option<f64>,
    /// The time of the last refused placement.
    refused: f64,
    /// The time when the celebration begins.
    celebrated: f64,
    /// The movement of the piece in hand, as of its last drawing.
    gliding: std::cell::Cell<Option<Glide>>,
}

/// The landing of a piece on the board.
#[derive(Clone, Copy)]
struct Landing {
    placement: Placement,
    begins: f64,
    /// Length of the landing, in seconds.
    length: f64,
    /// Whether the piece glides to its place from above.
    arrives: bool,
}

impl Effects {
    /// Returns the animations of a board on which nothing has happened yet.
    pub fn new() -> Effects {
        Effects {
            landing: None,
            taken_back: Vec::new(),
            taken_back_at: f64::NEG_INFINITY,
            died: [f64::NEG_INFINITY; CELL_COUNT],
            ended: None,
            refused: f64::NEG_INFINITY,
            celebrated: f64::NEG_INFINITY,
            gliding: std::cell::Cell::new(None),
        }
    }

    /// Starts the animations of `events`.
    pub fn apply(&mut self, events: &[Event], now: f64) {
        self.record(events, now, false);
    }

    /// Starts the animations of an opponent's turn, whose piece arrives from above, as nobody has
    /// seen it before.
    pub fn apply_answer(&mut self, events: &[Event], now: f64) {
        self.record(events, now, true);
    }

    fn record(&mut self, events: &[Event], now: f64, arrives: bool) {
        let is_last = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let length = if is_last {
            // The last piece of a game lands slowly.
            MOMENT
        } else if arrives {
            ARRIVAL
        } else {
            MOVE
        };
        let has_placement = events
            .iter()
            .any(|event| matches!(event, Event::Taken { turn: Turn::Placement(_), .. }));
        self.taken_back.clear();
        for event in events {
            match *event {
                Event::Taken { turn: Turn::Placement(placement), dead, .. } => {
                    self.landing = Some(Landing { placement, begins: now, length, arrives });
                    let dies = now + length - MOVE + DYING_DELAY;
                    dead.cells().for_each(|cell| self.died[cell.index()] = dies);
                }
                Event::Ended(_) => {
                    self.ended = Some(if has_placement { now + length } else { now })
                }
                Event::TakenBack(turn) => {
                    (self.landing, self.ended) = (None, None);
                    self.celebrated = f64::NEG_INFINITY;
                    if let Turn::Placement(placement) = turn {
                        self.taken_back.push(placement);
                        self.taken_back_at = now;
                    }
                }
                Event::Taken { .. } => {}
            }
        }
    }

    /// Starts a celebration, once the last piece has landed.
    pub fn celebrate(&mut self, now: f64) {
        self.celebrated = self.landing.map_or(now, |it| now.max(it.begins + it.length));
    }

    /// Returns the seconds since the celebration began, and a seed that differs from that of any
    /// other celebration; `None` while there is no celebration.
    pub fn celebration(&self, now: f64) -> Option<(f64, u64)> {
        let age = now - self.celebrated;
        if (0.0..confetti::LENGTH).contains(&age) {
            Some((age, self.celebrated.to_bits()))
        } else {
            None
        }
    }

    /// Returns the pieces that rise from the board after they were taken back, and the progress of
    /// their rise, 0 to 1.
    pub fn rising(&self, now: f64) -> (&[Placement], f32) {
        let risen = ease(progress(now - self.taken_back_at, MOVE));
        (if risen < 1.0 { &self.taken_back } else { &[] }, risen)
    }

    /// Starts the animation of a refused placement.
    pub fn refuse(&mut self, now: f64) {
        self.refused = now;
    }

    /// Returns the animations as they are at `now`.
    pub fn at(&self, now: f64) -> Moment<'_> {
        Moment { effects: self, now }
    }

    /// Returns the sideways offset of the piece in hand as it shakes after a refusal, in cells.
    pub fn shake(&self, now: f64) -> f32 {
        let age = now - self.refused;
        if age >= MOVE {
            return 0.0;
        }
        (age * 60.0).sin() as f32 * 0.08 * (1.0 - progress(age, MOVE))
    }

    /// Returns the movement of the piece in hand to `placement`, for a drawing at `now`.
    pub fn glide(&self, placement: Placement, now: f64) -> Glide {
        let glide = Glide::to(placement, self.gliding.get(), now);
        self.gliding.set(Some(glide));
        glide
    }

    /// Returns the seconds since the game ended and its last piece landed.
    ///
    /// The result is negative until the piece has landed, and infinite if the game goes on or its
    /// end was not animated.
    pub fn since_end(&self, now: f64) -> f64 {
        self.ended.map_or(f64::INFINITY, |at| now - at)
    }

    /// Returns whether an animation is running.
    pub fn is_moving(&self, now: f64) -> bool {
        self.landing.is_some_and(|it| now - it.begins < it.length + DYING_DELAY)
            || now - self.celebrated < confetti::LENGTH
            || now - self.refused.max(self.taken_back_at) < MOVE
            || self.gliding.get().is_some_and(|glide| glide.is_moving(now))
            || self.since_end(now) < ENDING
    }
}

/// The animations as they are at `now`.
pub struct Moment<'a> {
    effects: &'a Effects,
    now: f64,
}

impl Motion for Moment<'_> {
    fn landing(&self, placement: Placement) -> f32 {
        match self.effects.landing {
            Some(it) if it.placement == placement => progress(self.now - it.begins, it.length),
            _ => 1.0,
        }
    }

    fn aside(&self, placement: Placement) -> Vec2 {
        let arrives =
            self.effects.landing.is_some_and(|it| it.arrives && it.placement == placement);
        let left = 1.0 - ease(self.landing(placement));
        if arrives { vec2(0.0, ABOVE * left) } else { Vec2::ZERO }
    }

    fn dying(&self, cell: Cell) -> f32 {
        ease(progress(self.now - self.effects.died[cell.index()], MOVE))
    }

    fn wave(&self, cell: Cell) -> f32 {
        let Some(at) = self.effects.ended else { return 0.0 };
        let front = progress(self.now - at, ENDING) * 26.0 - 3.0;
        let distance = (cell.column() + cell.row()) as f32 - front;
        (1.0 - distance.abs() / 3.0).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Command, Game, Turn};

    #[test]
    fn a_piece_lands_and_what_died_is_marked() {
        let mut game = Game::new(("#".repeat(90) + "........##").parse::<Board>().unwrap());
        let placement = "d1,e1,f1,g1".parse().unwrap();
        let mut effects = Effects::new();
        effects.apply(&game.execute(Turn::Placement(placement)).unwrap(), 10.0);
        let dead = "a1".parse().unwrap();
        let shown = |effects: &Effects, now| {
            let moment = effects.at(now);
            (moment.landing(placement), moment.dying(dead))
        };
        assert_eq!(shown(&effects, 10.0), (0.0, 0.0));
        assert!(effects.is_moving(10.1) && effects.since_end(10.0) < 0.0);
        assert_eq!(shown(&effects, 11.0), (1.0, 1.0));
        assert!(!effects.is_moving(13.0) && effects.since_end(13.0) > ENDING);
        effects.apply(&game.execute(Command::Undo).unwrap(), 13.0);
        assert!(!effects.is_moving(13.3));
    }

    #[test]
    fn the_last_piece_lands_slowly_and_then_it_is_celebrated() {
        let mut game = Game::new(("#".repeat(89) + "...........").parse::<Board>().unwrap());
        let mut effects = Effects::new();
        let mut place = |cells: &str, now: f64| {
            let placement: Placement = cells.parse().unwrap();
            effects.apply(&game.execute(Turn::Placement(placement)).unwrap(), now);
            effects.celebrate(now);
            let landed = effects.at(now + MOVE + 0.01).landing(placement);
            (landed, effects.celebration(now + 0.59).is_some())
        };
        assert_eq!(place("a1,b1,c1,d1", 1.0).0, 1.0);
        let (landed, celebrates) = place("e1,f1,g1,h1", 3.0);
        assert!(landed < 0.5 && !celebrates, "{landed}");
        let [one, other] = [effects.celebration(3.7), effects.celebration(3.8)].map(Option::unwrap);
        assert_eq!(one.1, other.1);
        effects.celebrate(10.0);
        assert_ne!(effects.celebration(10.1).unwrap().1, one.1);
    }

    /// A piece that was taken back once was gone in one frame.
    #[test]
    fn a_piece_that_is_taken_back_rises_from_the_board() {
        let mut game = Game::new(Board::new(crate::ai::BoardSize::Six));
        let placement = "a1,b1,c1,d1".parse().unwrap();
        let mut effects = Effects::new();
        effects.apply(&game.execute(Turn::Placement(placement)).unwrap(), 1.0);
        effects.apply(&game.execute(Command::Undo).unwrap(), 5.0);
        assert_eq!(effects.rising(5.0), (&[placement][..], 0.0));
        assert!(effects.is_moving(5.1) && effects.rising(5.1).1 > 0.5);
        assert_eq!((effects.is_moving(5.3), effects.rising(5.3).0), (false, &[][..]));
    }

    /// An opponent's piece once was there all at once.
    #[test]
    fn the_piece_of_an_opponent_arrives_from_above() {
        let mut game = Game::new(Board::new(crate::ai::BoardSize::Six));
        let placement = "a1,b1,c1,d1".parse().unwrap();
        let events = game.execute(Turn::Placement(placement)).unwrap();
        let mut effects = Effects::new();
        effects.apply_answer(&events, 1.0);
        let heights = [1.0, 1.1, 1.2, 1.39].map(|now| effects.at(now).aside(placement).y);
        assert!(heights[0] == ABOVE && heights.is_sorted_by(|a, b| a > b), "{heights:?}");
        assert_eq!(effects.at(1.0 + ARRIVAL).aside(placement), Vec2::ZERO);
        effects.apply(&events, 2.0);
        assert_eq!(effects.at(2.0).aside(placement), Vec2::ZERO);
    }

    #[test]
    fn a_piece_that_is_refused_shakes_for_a_moment() {
        let mut effects = Effects::new();
        assert_eq!(effects.shake(1.0), 0.0);
        effects.refuse(1.0);
        assert!(effects.shake(1.02) != 0.0 && effects.is_moving(1.1));
        assert_eq!((effects.shake(1.3), effects.is_moving(1.3)), (0.0, false));
    }
}
