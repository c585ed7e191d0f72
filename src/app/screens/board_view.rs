//! The board of a screen: the piece in the player's hand, the animations, and a line of best play
//! in place of both.

use crate::ai::{Bitboard, BoardSize, Outcome, Piece, Position};
use crate::app::board::line::ShownLine;
use crate::app::board::tray::Tray;
use crate::app::board::{BoardMessage, Effects, PieceInHand, PointerRules, drawing};
use crate::app::input::{Action, Input};
use crate::app::shell::{Context, View};
use crate::app::sound::Sound;
use crate::app::speech;
use crate::app::text::msg;
use crate::app::ui::{Command, TableLayout};
use crate::game::{Event, Game};
use crate::picture::Paint;

/// The board of a screen, without the game that is played on it.
pub struct BoardView {
    /// The piece in the player's hand.
    pub hand: PieceInHand,
    /// The animations on the board.
    pub effects: Effects,
    /// The line of best play, while it is shown.
    line: Option<ShownLine>,
    /// Whether a line has been announced to a screen reader, and its end not yet.
    is_line_told: bool,
}

impl BoardView {
    /// Returns a board with a piece at its centre.
    pub fn new(size: BoardSize) -> BoardView {
        let hand = PieceInHand::on_board(size, Piece::T);
        BoardView { hand, effects: Effects::new(), line: None, is_line_told: false }
    }

    /// Lets the line of best play go on.
    pub fn tick(&mut self, context: &mut Context) {
        if let Some(line) = &mut self.line {
            line.tick(context.now, &context.sounds, context.is_heard());
            context.say_all(line.news(&context.texts, &context.preferences.keys));
            self.is_line_told = true;
        } else if std::mem::take(&mut self.is_line_told) {
            context.say(msg::SPEECH_DEMO_ENDS);
        }
    }

    /// Moves the piece in hand by a key, or steps through the line.
    pub fn steer(&mut self, action: Action, position: Position, context: &mut Context) {
        let line = self.line.as_mut();
        if line.is_some_and(|line| line.steer(action, context.now, &context.sounds)) {
            return;
        }
        let before = self.hand.placement();
        self.hand.steer(action, position, &context.sounds);
        if self.hand.placement() == before {
            // A screen reader says it again: nobody sees that it stays where it is.
            context.speech.hand = None;
            if action == Action::NextFit && position.allows(before) {
                context.say(msg::SPEECH_ONLY_SPOT);
            }
        }
    }

    /// Moves the piece in hand by the mouse or a finger, and returns whether to place it.
    pub fn point(
        &mut self,
        input: &Input,
        layout: &TableLayout,
        position: Position,
        context: &Context,
    ) -> bool {
        let snaps = context.preferences.snapping;
        let rules = PointerRules { position, snaps, moves_first: context.is_touch(input) };
        self.hand.point(input, layout, rules, &context.sounds)
    }

    /// Carries out a message.
    pub fn act(&mut self, message: BoardMessage, position: Position, context: &Context) {
        match (message, &mut self.line) {
            (BoardMessage::Rotate, _) => {
                self.hand.reveal(position);
                self.hand.rotate(&context.sounds);
            }
            (BoardMessage::Choose(piece), _) => self.hand.lift(piece),
            (BoardMessage::Step(by), Some(line)) => line.step(by, context.now, &context.sounds),
            (BoardMessage::Step(_), None) => {}
        }
    }

    /// Shows the events of a game.
    pub fn take_in(&mut self, events: &[Event], context: &Context) {
        self.effects.apply(events, context.now);
        context.sounds.play_placements(events);
    }

    /// Shakes the piece in hand, as it can't be placed.
    pub fn refuse(&mut self, context: &Context) {
        self.effects.refuse(context.now);
        context.sounds.play(Sound::Refuse);
    }

    /// Shows a line of best play in place of the game.
    pub fn show_line(&mut self, line: ShownLine) {
        self.line = Some(line);
    }

    /// Returns to the game, and whether a line was shown.
    pub fn close_line(&mut self) -> bool {
        self.line.take().is_some()
    }

    /// Returns the line of best play, while it is shown.
    pub fn line(&self) -> Option<&ShownLine> {
        self.line.as_ref()
    }

    /// Returns the buttons to step through the line, while it is shown.
    pub fn line_buttons<M>(
        &self,
        context: &Context,
        wrap: fn(BoardMessage) -> M,
    ) -> impl Iterator<Item = Command<M>> {
        self.line.iter().flat_map(move |line| line.commands(&context.texts, wrap))
    }

    /// Returns the tray of pieces.
    pub fn tray<M>(&self, free: Bitboard, wrap: fn(BoardMessage) -> M) -> Tray<M> {
        Tray { in_hand: Some(self.hand.piece()), free, wrap }
    }

    /// Draws the line, or else the game without the piece in hand.
    pub fn draw_game(&self, paint: &mut Paint, layout: &TableLayout, game: &Game, now: f64) {
        match &self.line {
            Some(line) => line.draw(paint, layout, now),
            None => drawing::draw_game(paint, layout, game, &self.effects, now),
        }
    }

    /// Draws the piece in hand. Where it fits, it shows its outcome if one is given.
    pub fn draw_hand(
        &self,
        paint: &mut Paint,
        layout: &TableLayout,
        position: Position,
        outcome: Option<Outcome>,
        now: f64,
    ) {
        let marks = (self.hand.blocked(position), outcome);
        drawing::draw_piece_in_hand(paint, layout, &self.hand, marks, &self.effects, now);
    }

    /// Shows what lies over the line, while it is shown, and reports the game on the board to a
    /// screen reader.
    pub fn show<M>(&self, view: &View<M>, layout: &TableLayout, game: &Game) {
        let game = self.line.as_ref().map_or(game, ShownLine::game);
        speech::board(view.ctx, layout.board.rect, game, &view.context.texts);
        if let Some(line) = &self.line {
            line.show(view.ctx, layout, view.context.now);
        }
    }
}
