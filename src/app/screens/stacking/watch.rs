//! The stacker, which builds while a person watches.

use super::advice::percent;
use super::message::Message;
use crate::ai::{StackRanks, StackRules, Stacker};
use crate::app::input::Action;
use crate::app::screens::panel::Remark;
use crate::app::shell::{Context, View};
use crate::app::text::msg;
use crate::app::ui::{Command, Icon};
use crate::game::{StackingGame, WELL_ROWS};

/// Height in rows from which the stacker clears four rows, whatever the ranks say.
///
/// With this height, its games last longest in a well of twenty rows.
const CLEAR_FROM: i16 = 8;

/// Largest look-ahead of the stacker, in pieces.
const MAX_LOOKAHEAD: u8 = 3;

/// Speeds at which the stacker is watched, in pieces a second.
const SPEEDS: [u32; 5] = [1, 3, 10, 30, 100];

/// Largest number of pieces that are dropped in a frame.
const MAX_DROPS_PER_FRAME: u32 = 8;

/// The stacker that a person watches.
pub struct Watched {
    /// Whether the stacker is building, and not held.
    pub is_running: bool,
    /// The time when the next piece is dropped.
    next: f64,
    /// The rank of the stack in percent, once it is known.
    rank: Option<u32>,
}

/// Returns a game of the stacker, with pieces that follow from a seed.
pub fn game(seed: u64) -> StackingGame {
    let rules = StackRules { clear_from: CLEAR_FROM, ..StackRules::well(WELL_ROWS as i16) };
    StackingGame::new(seed, rules)
}

impl Watched {
    /// Returns a stacker that begins to build now.
    pub fn new(now: f64) -> Watched {
        Watched { is_running: true, next: now, rank: None }
    }

    /// Drops a piece, and returns whether the game is over.
    fn drop(&mut self, game: &mut StackingGame, ranks: &StackRanks, lookahead: u8) -> bool {
        let mut stacker = Stacker::new(ranks, game.rules());
        // The number comes from a file.
        let seen = game.known().len().min(1 + usize::from(lookahead));
        let drop = stacker.choose(game.stack(), &game.known()[..seen]);
        let dropped =
            drop.map(|drop| game.drop_piece(drop).expect("the stacker drops where it fits"));
        self.rank = Some(percent(stacker.rank(game.stack())));
        dropped.is_none_or(|dropped| dropped.over)
    }

    /// Drops the pieces that are due, and returns whether the game is over.
    pub fn tick(&mut self, game: &mut StackingGame, context: &mut Context) -> bool {
        let Some(ranks) = context.ranks.ask().filter(|_| self.is_running) else {
            self.next = context.now;
            return false;
        };
        let speed = drops_a_second(context);
        let lookahead = context.remembered.stacking_lookahead;
        let mut is_over = false;
        for _ in 0..MAX_DROPS_PER_FRAME {
            if context.now < self.next || is_over {
                break;
            }
            is_over = self.drop(game, &ranks, lookahead);
            // Of the time that the window was busy, only the last 0.1 s is made up for.
            self.next = (self.next + 1.0 / f64::from(speed)).max(context.now - 0.1);
        }
        is_over
    }

    /// Returns the rows of buttons for watching, and records another key.
    pub fn rows(
        &self,
        game: &StackingGame,
        is_over: bool,
        view: &View<Message>,
    ) -> Vec<Vec<Command<Message>>> {
        let context = view.context;
        let (play, icon) = if self.is_running {
            (msg::STACKING_PAUSE, Icon::Pause)
        } else {
            (msg::STACKING_PLAY, Icon::Play)
        };
        let speed = usize::from(context.remembered.stacking_speed);
        let lookahead = context.remembered.stacking_lookahead;
        let lookahead = context.texts.with(msg::STACKING_LOOKAHEAD, "n", lookahead);
        let restart = Message::Watch(game.seed());
        let another = Message::Watch(game.seed().wrapping_add(1));
        let main = Command::new(play, Action::PlayPause, Message::PlayPause).icon(icon);
        view.key(Action::PlayOn, if is_over { another.clone() } else { Message::PlayPause });
        vec![
            vec![main.primary(!is_over).enabled(!is_over)],
            vec![
                Command::new(msg::STACKING_SLOWER, Action::Faster(-1), Message::Faster(-1))
                    .enabled(speed > 0),
                Command::new(msg::STACKING_FASTER, Action::Faster(1), Message::Faster(1))
                    .enabled(speed + 1 < SPEEDS.len()),
            ],
            vec![
                Command::new(lookahead, None, Message::Lookahead)
                    .icon(Icon::Eye)
                    .tip(msg::TIP_LOOKAHEAD),
                Command::new(msg::STACKING_RESTART, Action::ToStart, restart).icon(Icon::Repeat),
            ],
            vec![
                Command::back(),
                Command::new(msg::STACKING_ANOTHER, None, another)
                    .icon(Icon::Forward)
                    .primary(is_over),
            ],
        ]
    }

    /// Returns the lines below the title: the speed, and the rank once it is known.
    pub fn remarks(&self, context: &Context) -> impl Iterator<Item = Remark> {
        let texts = &context.texts;
        let speed = texts.with(msg::STACKING_SPEED_IS, "n", drops_a_second(context));
        let rank = self.rank.map(|rank| texts.with(msg::STACKING_RANK_IS, "n", rank));
        let rank = rank.map(|rank| Remark::with_tip(rank, msg::TIP_RANK));
        std::iter::once(Remark::from(speed)).chain(rank)
    }
}

/// Returns the speed at which the stacker is watched, in pieces a second.
fn drops_a_second(context: &Context) -> u32 {
    SPEEDS[usize::from(context.remembered.stacking_speed).min(SPEEDS.len() - 1)]
}

/// Changes the stacker's speed by a number of steps.
pub fn change_speed(by: isize, context: &mut Context) {
    let speed = usize::from(context.remembered.stacking_speed).saturating_add_signed(by);
    context.remembered.stacking_speed = speed.min(SPEEDS.len() - 1) as u8;
}

/// Lets the stacker know one more of the next pieces; after the largest number comes none.
pub fn change_lookahead(context: &mut Context) {
    let lookahead = &mut context.remembered.stacking_lookahead;
    *lookahead = lookahead.saturating_add(1) % (MAX_LOOKAHEAD + 1);
}
