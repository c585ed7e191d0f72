//! The stacker at work, while a person watches.

use super::message::Message;
use super::shades::percent;
use crate::ai::{StackRanks, StackRules, Stacker};
use crate::app::input::Action;
use crate::app::screens::exercise::Remark;
use crate::app::shell::Context;
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Icon};
use crate::game::{MAX_LOOKAHEAD, STACKING_SPEEDS, StackingGame, WELL_ROWS};

/// From this height on the stacker clears four rows, whatever the ranks say. In a well of twenty rows it lasts longest so.
const CLEAR_FROM: i16 = 8;

/// Pieces that are dropped in one frame at the most.
const MOST_AT_ONCE: u32 = 8;

/// The stacker at work.
pub struct Watched {
    /// Whether it is not held.
    pub runs: bool,
    /// When the next piece is to be dropped.
    next: f64,
    /// The rank of the stack in percent, once it is known.
    rank: Option<u32>,
}

/// Returns the stacker's game with the pieces of a seed.
pub fn game(seed: u64) -> StackingGame {
    let rules = StackRules { clear_from: CLEAR_FROM, ..StackRules::well(WELL_ROWS as i16) };
    StackingGame::new(seed, rules)
}

impl Watched {
    /// Returns a stacker that begins now.
    pub fn new(now: f64) -> Watched {
        Watched { runs: true, next: now, rank: None }
    }

    /// Drops a piece, and returns whether the game is over.
    fn drop(&mut self, game: &mut StackingGame, ranks: &StackRanks, lookahead: u8) -> bool {
        let mut stacker = Stacker::new(ranks, game.rules());
        let drop = stacker.choose(game.stack(), &game.known()[..=usize::from(lookahead)]);
        let dropped = drop.map(|drop| game.drop(drop).expect("the stacker drops where it fits"));
        self.rank = Some(percent(stacker.rank(game.stack())));
        dropped.is_none_or(|dropped| dropped.over)
    }

    /// Drops the pieces that are due, and returns whether the game is over.
    pub fn tick(&mut self, game: &mut StackingGame, context: &mut Context) -> bool {
        let Some(ranks) = context.ranks.ask().filter(|_| self.runs) else {
            self.next = context.now;
            return false;
        };
        let (speed, known) =
            (context.my_stacking().drops_a_second(), context.my_stacking().lookahead);
        let mut is_over = false;
        for _ in 0..MOST_AT_ONCE {
            if context.now < self.next || is_over {
                break;
            }
            is_over = self.drop(game, &ranks, known);
            // What was missed while the window was busy is not made up for.
            self.next = (self.next + 1.0 / f64::from(speed)).max(context.now - 0.1);
        }
        is_over
    }

    /// Returns the commands of whoever watches.
    pub fn commands(
        &self,
        game: &StackingGame,
        is_over: bool,
        context: &Context,
    ) -> Commands<Message> {
        let (play, icon) = match self.runs {
            true => (msg::STACKING_PAUSE, Icon::Pause),
            false => (msg::STACKING_PLAY, Icon::Play),
        };
        let speed = usize::from(context.my_stacking().speed);
        let known =
            context.texts.with(msg::STACKING_LOOKAHEAD, "n", context.my_stacking().lookahead);
        let restart = Message::Watch(game.seed());
        let another = Message::Watch(game.seed().wrapping_add(1));
        Commands::new()
            .row([Command::new(play, Action::PlayPause, Message::PlayPause)
                .icon(icon)
                .primary(!is_over)
                .enabled(!is_over)])
            .row([
                Command::new(msg::STACKING_SLOWER, Action::Faster(-1), Message::Faster(-1))
                    .enabled(speed > 0),
                Command::new(msg::STACKING_FASTER, Action::Faster(1), Message::Faster(1))
                    .enabled(speed + 1 < STACKING_SPEEDS.len()),
            ])
            .row([
                Command::new(known, None, Message::Lookahead)
                    .icon(Icon::Eye)
                    .tip(msg::TIP_LOOKAHEAD),
                Command::new(msg::STACKING_RESTART, Action::ToStart, restart).icon(Icon::Repeat),
            ])
            .row([
                Command::back(Message::Leave),
                Command::new(msg::STACKING_ANOTHER, None, another)
                    .icon(Icon::Forward)
                    .primary(is_over),
            ])
            .key(Action::PlayOn, if is_over { another } else { Message::PlayPause })
            .key(Action::Help, Message::Help)
    }

    /// Returns what is told of it below the title.
    pub fn remarks(&self, context: &Context) -> impl Iterator<Item = Remark> {
        let texts = &context.texts;
        let speed = texts.with(msg::STACKING_SPEED_IS, "n", context.my_stacking().drops_a_second());
        let rank = self.rank.map(|rank| texts.with(msg::STACKING_RANK_IS, "n", rank));
        let rank = rank.map(|rank| Remark::with_tip(rank, msg::TIP_RANK));
        std::iter::once(Remark::from(speed)).chain(rank)
    }
}

/// Lets the stacker of whoever plays be so much faster.
pub fn change_speed(by: isize, context: &mut Context) {
    let speed = usize::from(context.my_stacking().speed).saturating_add_signed(by);
    context.my_stacking_mut().speed = speed.min(STACKING_SPEEDS.len() - 1) as u8;
}

/// Lets it know one more of the next pieces; after the most, none.
pub fn change_lookahead(context: &mut Context) {
    let known = &mut context.my_stacking_mut().lookahead;
    *known = (*known + 1) % (MAX_LOOKAHEAD + 1);
}
