//! Watching the stacker build.

use super::shades::percent;
use super::well::{self, WellLayout};
use crate::ai::{StackRanks, StackRules, Stacker};
use crate::app::input::{Action, Scope};
use crate::app::screens::exercise::{Note, PanelView, Said, panel};
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{Command, Commands, Icon, TableLayout, WARN};
use crate::app::window::Canvas;
use crate::game::{MAX_LOOKAHEAD, STACKING_SPEEDS, StackingGame, WELL_ROWS};
use crate::picture::Paint;

/// Messages to the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    PlayPause,
    Faster(isize),
    /// Know one more of the next pieces; after the most, none.
    Lookahead,
    /// Begin anew with the same pieces.
    Restart,
    /// Begin anew with other pieces.
    Another,
    Help,
    Leave,
}

/// From this height on the stacker clears four rows, whatever the ranks say. In a well of twenty rows it lasts longest so.
const CLEAR_FROM: i16 = 8;

/// Pieces that are dropped in one frame at the most.
const MOST_AT_ONCE: u32 = 8;

/// The stacker at work.
pub struct StackerScreen {
    game: StackingGame,
    runs: bool,
    over: bool,
    /// When the next piece is to be dropped.
    next: f64,
    /// The rank of the stack in percent, once it is known.
    rank: Option<u32>,
}

impl StackerScreen {
    /// Returns the screen of a game with the pieces of this seed.
    pub fn new(seed: u64, now: f64) -> StackerScreen {
        let rules = StackRules { clear_from: CLEAR_FROM, ..StackRules::well(WELL_ROWS as i16) };
        let game = StackingGame::new(seed, rules);
        StackerScreen { game, runs: true, over: false, next: now, rank: None }
    }

    fn drop(&mut self, ranks: &StackRanks, lookahead: u8) {
        let mut stacker = Stacker::new(ranks, self.game.rules());
        let known = &self.game.known()[..=usize::from(lookahead)];
        match stacker.choose(self.game.stack(), known) {
            Some(drop) => {
                let dropped = self.game.drop(drop);
                self.over = dropped.expect("the stacker drops where the piece fits").over;
            }
            None => self.over = true,
        }
        self.rank = Some(percent(stacker.rank(self.game.stack())));
    }
}

impl Screen for StackerScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::Review;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let play = if self.runs { msg::STACKING_PAUSE } else { msg::STACKING_PLAY };
        let speed = usize::from(context.my_stacking().speed);
        let known =
            context.texts.with(msg::STACKING_LOOKAHEAD, "n", context.my_stacking().lookahead);
        let restart = Command::new(msg::STACKING_RESTART, Action::ToStart, Message::Restart);
        let another = Command::new(msg::STACKING_ANOTHER, None, Message::Another);
        Commands::new()
            .row([Command::new(play, Action::PlayPause, Message::PlayPause)
                .icon(if self.runs { Icon::Pause } else { Icon::Play })
                .primary(!self.over)
                .enabled(!self.over)])
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
                restart.icon(Icon::Repeat),
            ])
            .row([Command::back(Message::Leave), another.icon(Icon::Forward).primary(self.over)])
            .key(Action::PlayOn, if self.over { Message::Another } else { Message::PlayPause })
            .key(Action::Help, Message::Help)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if !self.runs || self.over {
            return Transition::Stay;
        }
        let Some(ranks) = context.ranks.ask() else {
            self.next = context.now;
            return Transition::Stay;
        };
        let speed = context.my_stacking().drops_a_second();
        for _ in 0..MOST_AT_ONCE {
            if context.now < self.next || self.over {
                break;
            }
            self.drop(&ranks, context.my_stacking().lookahead);
            // What was missed while the window was busy is not made up for.
            self.next = (self.next + 1.0 / f64::from(speed)).max(context.now - 0.1);
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let layout = TableLayout::new(frame.canvas.size);
        let well = WellLayout::new(&layout);
        well::show_next(frame.ctx, &well, &self.game.known()[1..], texts.get(msg::STACKING_NEXT));
        let number = |text, n: u64| texts.with(text, "n", n.to_string());
        let speed = context.my_stacking().drops_a_second();
        let cleared = number(msg::STACKING_CLEARED, self.game.cleared().into());
        let mut notes = vec![
            number(msg::STACKING_PIECES, self.game.pieces() as u64).into(),
            Note(cleared, Some(msg::TIP_CLEARED)),
            texts.with(msg::STACKING_SPEED_IS, "n", speed).into(),
        ];
        if let Some(rank) = self.rank {
            let rank = number(msg::STACKING_RANK_IS, rank.into());
            notes.push(Note(rank, Some(msg::TIP_RANK)));
        }
        let said = match (self.over, context.ranks.progress()) {
            (true, _) => Some(Said::of(texts, (msg::STACKING_OVER, WARN))),
            (false, Some(part)) => {
                Some(Said::Progress(texts.get(msg::STACKING_LOADING).to_owned(), part))
            }
            (false, None) => None,
        };
        let view = PanelView {
            title: number(msg::STACKING_GAME, self.game.seed()),
            notes,
            words: texts.get(msg::STACKING_WATCHED).to_owned(),
            said,
            ..PanelView::default()
        };
        panel::show(frame, &layout, &view)
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::PlayPause => {
                self.runs = !self.runs;
                self.next = context.now;
            }
            Message::Faster(by) => {
                let speed = usize::from(context.my_stacking().speed).saturating_add_signed(by);
                context.my_stacking_mut().speed = speed.min(STACKING_SPEEDS.len() - 1) as u8;
            }
            Message::Lookahead => {
                let known = &mut context.my_stacking_mut().lookahead;
                *known = (*known + 1) % (MAX_LOOKAHEAD + 1);
            }
            Message::Restart => *self = StackerScreen::new(self.game.seed(), context.now),
            Message::Another => {
                *self = StackerScreen::new(self.game.seed().wrapping_add(1), context.now);
            }
            Message::Help => return Transition::Open(Destination::Article(Article::Stacking)),
            Message::Leave => return Transition::Go(Destination::Stacking),
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, _: &Context) {
        let layout = WellLayout::new(&TableLayout::new(canvas.size));
        well::draw_well(paint, &layout, &self.game, 0.0);
    }

    fn is_animating(&self, _: &Context) -> bool {
        self.runs && !self.over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RANK_COUNT;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Files, RanksLoader};
    use miniquad::KeyCode;

    #[test]
    fn the_stacker_is_watched_paused_and_watched_again() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let ranks = (0..RANK_COUNT).map(|index| (index % 65_000) as u16).collect();
        context.ranks = RanksLoader::with(StackRanks::from_table(ranks).unwrap());
        let mut tester = Tester::with(context, |_| StackerScreen::new(1, 0.0));
        tester.idle();
        assert_eq!(tester.screen().game.pieces(), 1);
        tester.press(KeyCode::Space);
        tester.pass(5.0);
        assert_eq!(tester.screen().game.pieces(), 1);
        tester.press(KeyCode::Space);
        while !tester.screen().over {
            tester.pass(0.5);
        }
        let pieces = tester.screen().game.pieces();
        tester.press(KeyCode::Home);
        while !tester.screen().over {
            tester.pass(0.5);
        }
        assert_eq!(tester.screen().game.pieces(), pieces, "the same seed gives the same game");
        for known in [2, 3, 0] {
            tester.tell(Message::Lookahead);
            assert_eq!(tester.context().my_stacking().lookahead, known);
        }
        tester.tell(Message::Another);
        assert_eq!((tester.screen().game.seed(), tester.screen().over), (2, false));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Go(Destination::Stacking)));
    }
}
