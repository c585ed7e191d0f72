//! The result of a game. The winner's card grows over the pieces and the buttons, and shows who
//! won, why, and the new ratings. Below it is the turn that decided the game.

use egui::{Align2, Color32, Rect, Sense, StrokeKind, Ui, Vec2};

use super::TableScreen;
use super::ending::End;
use super::panel::PanelFrame;
use crate::app::board::drawing;
use crate::app::board::face;
use crate::app::screens::ladder;
use crate::app::screens::table::message::Message;
use crate::app::screens::table::zones::Zones;
use crate::app::shell::Context;
use crate::app::text::{Texts, args, msg, name_of_board, rating_change};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, FAINT, GAP, HEADING, LABEL, RADIUS, TEXT, TITLE, WARN, bold,
    elided, glass, paint_elided, paint_fitted, regular, theme, widgets,
};
use crate::game::{
    Card, CardKey, Ending, GameResult, PlayerName, Review, Seat, Side, TurningPoint,
};

/// Height of a line of text below the headline, in points.
const LINE: f32 = 20.0;

/// Largest side of the picture of the turn that decided the game, in points.
const MAX_PICTURE: f32 = 120.0;

/// Smallest width of the text beside that picture, in points.
const MIN_WORDS: f32 = 130.0;

impl TableScreen {
    /// Shows the card of the result, with its buttons once it has grown.
    pub(super) fn show_result(&self, ui: &mut Ui, zones: &Zones, end: End, frame: &PanelFrame) {
        let Some(result) = self.session.game().result() else { return };
        let whole = zones.result();
        let card = zones.cards[result.winner.index()].lerp_towards(&whole, end.grown);
        let color = theme::side_color(result.winner);
        let edge = theme::stroke(ui.ctx(), 2.0, color);
        ui.painter().rect_filled(card, RADIUS, glass(240));
        ui.painter().rect(card, RADIUS, color.gamma_multiply(0.20), edge, StrokeKind::Inside);
        let inside = whole.shrink(GAP);
        let (mut words, buttons) =
            inside.split_top_bottom_at_y(inside.bottom() - ButtonSize::Large.height());
        words.max.y -= GAP;
        widgets::in_rect(ui, words, |ui| {
            ui.set_opacity(2.0 * end.grown - 1.0);
            self.show_words(ui, words, result, end, frame.view.context);
        });
        frame.view.buttons_in(ui, buttons, ButtonSize::Large, &frame.rows.result);
    }

    /// Shows who won, why, and the new ratings, or the medal that a win with help has not brought.
    fn show_words(&self, ui: &Ui, mut rect: Rect, result: GameResult, end: End, context: &Context) {
        let (texts, seats) = (&context.texts, self.session.seats());
        let changes = self.changed_ratings(context);
        let [headline, reason] = texts.result(seats, result);
        let color = color_of(result, seats);
        let has_fallen = changes.iter().flatten().all(|[before, after]| after < before);
        let mood = if has_fallen { WARN } else { ACCENT };
        let won_against = ladder::won_against(&self.session);
        let lacks_medal = won_against.is_some_and(|rung| !ladder::is_beaten(rung, context));
        let gain = if lacks_medal {
            let coached = context.is_coached();
            let way = if coached { msg::PLAY_MEDAL_COACHED } else { msg::PLAY_MEDAL_OPEN };
            (texts.get(way).to_owned(), [LABEL, CAPTION].map(regular), FAINT)
        } else {
            let fits = |line: &str| !elided(ui, line, bold(LABEL), mood, rect.width()).elided;
            (self.ratings(changes, end.counted, texts, fits), [LABEL, CAPTION].map(bold), mood)
        };
        for (text, fonts, color) in [gain, (reason, [LABEL, CAPTION].map(regular), TEXT)] {
            if !text.is_empty() {
                let (above, line) = rect.split_top_bottom_at_y(rect.bottom() - LINE);
                paint_fitted(ui, line, Align2::LEFT_CENTER, &text, fonts, color);
                rect = above;
            }
        }
        let face = Rect::from_min_size(rect.min, Vec2::splat(rect.height() - 4.0));
        face::show(ui, face, self.faces(context)[result.winner.index()]);
        let headline_rect = rect.with_min_x(face.right() + 12.0);
        // With large texts, a headline of the largest size may have no room.
        let fits = |size| {
            let text = elided(ui, &headline, bold(size), color, headline_rect.width());
            !text.elided
        };
        let size = [TITLE, HEADING].into_iter().find(|&size| fits(size)).unwrap_or(BODY);
        paint_elided(ui, headline_rect, Align2::LEFT_CENTER, &headline, bold(size), color);
    }

    /// Returns the text of the ratings that the game has changed, with the board on which they are.
    /// They are counted up or down as far as `counted`, 0 to 1.
    ///
    /// If two ratings do not fit on a line, first the board is left out, and then the names are
    /// cut.
    pub(super) fn ratings(
        &self,
        changes: [Option<[f64; 2]>; 2],
        counted: f32,
        texts: &Texts,
        fits: impl Fn(&str) -> bool,
    ) -> String {
        let size = self.session.game().board_size();
        let changed = [Side::First, Side::Second].into_iter().filter_map(|side| {
            let [before, after] = changes[side.index()]?;
            let shown = before + (after - before) * f64::from(counted);
            Some((side, shown, rating_change([before, after])))
        });
        match &changed.collect::<Vec<_>>()[..] {
            [] => String::new(),
            [(_, shown, change)] => widgets::side_by_side(&[&texts.rating(*shown, size), change]),
            both => {
                let part = |(side, shown, change): &(Side, f64, String), max_chars: usize| {
                    let name = texts.short_name_of(self.session.seats(), *side);
                    let (name, n) = (shortened(&name, max_chars), format!("{shown:.0}"));
                    texts.fill(msg::RATING_CHANGE_OF, args!(name, n, change))
                };
                let line = |max_chars: usize| {
                    let parts: Vec<String> = both.iter().map(|it| part(it, max_chars)).collect();
                    widgets::side_by_side(&parts.iter().map(String::as_str).collect::<Vec<_>>())
                };
                let all =
                    widgets::side_by_side(&[&line(PlayerName::MAX_CHARS), &name_of_board(size)]);
                let shorter = (1..=PlayerName::MAX_CHARS).rev().map(line);
                let mut fitting = [all].into_iter().chain(shorter).filter(|it| fits(it));
                fitting.next().unwrap_or_else(|| line(1))
            }
        }
    }

    /// Shows the turn that decided the game as a picture, and buttons such as to try it again. A
    /// click on the picture shows on the board what the turn led to.
    pub(super) fn show_decisive(&self, ui: &mut Ui, rect: Rect, frame: &PanelFrame) {
        let PanelFrame { rows, view, .. } = frame;
        let texts = &view.context.texts;
        let Some(result) = self.session.game().result() else { return };
        let point = self.turning_point(view.context);
        let decisive = point.filter(|point| point.begins > point.turn);
        let text = match (decisive, result.ending) {
            (Some(point), Ending::Resignation)
                if point.turn == self.session.game().placements() =>
            {
                let (named, you) = (msg::REVIEW_RESIGNED_WON, msg::REVIEW_RESIGNED_WON_YOU);
                texts.told_of(self.session.seats(), point.side, named, you)
            }
            (Some(point), _) => texts.with(msg::COACH_DECISIVE, "n", point.turn + 1),
            (None, Ending::LossOnTime) => texts.get(msg::COACH_CLOCK_DECISIVE).to_owned(),
            // After a resignation, the search may take long and find nothing.
            (None, Ending::Resignation) => String::new(),
            (None, Ending::LastPlacement) => {
                let is_finished = self.review(view.context).is_some_and(Review::is_finished);
                match point {
                    Some(point) => self.lost_from(point, texts),
                    None if is_finished => texts.get(msg::COACH_UNKNOWN_DECISIVE).to_owned(),
                    None => texts.get(msg::COACH_SEARCHING_DECISIVE).to_owned(),
                }
            }
        };
        let mut words = rect;
        let side = rect.height().min(MAX_PICTURE);
        if rect.width() >= side + MIN_WORDS
            && let Some(point) = point
        {
            let picture = Rect::from_min_size(rect.min, Vec2::splat(side));
            words.min.x = picture.right() + 12.0;
            let game = self.session.game().up_to(point.begins);
            drawing::show_small(ui, 0, picture, &game, None);
            let response = ui.interact(picture, ui.id().with("decisive"), Sense::CLICK);
            if response.hovered() {
                let edge = theme::stroke(ui.ctx(), 2.0, ACCENT);
                ui.painter().rect_stroke(picture, RADIUS, edge, StrokeKind::Outside);
                ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            }
            if response.clicked() {
                view.send(Message::Why);
            }
        }
        let top = words.bottom() - ButtonSize::Usual.height();
        let (words, buttons) = words.split_top_bottom_at_y(top);
        widgets::in_rect(ui, words, |ui| {
            widgets::label(ui, &text, bold(LABEL), TEXT);
            let is_sought = self.is_searched(view.context) && self.has_own_mistake(view.context);
            let note = if self.is_kept(view.context) {
                msg::AGAIN_KEPT
            } else if is_sought {
                msg::AGAIN_LOOKING
            } else {
                return;
            };
            let (note, font) = (texts.get(note), regular(CAPTION));
            if ui.available_height() >= 2.0 * (CAPTION + 4.0) {
                widgets::label(ui, note, font, FAINT);
            } else {
                // A second line would lie below the buttons.
                let line = widgets::strip(ui, CAPTION + 4.0);
                paint_elided(ui, line, Align2::LEFT_CENTER, note, font, FAINT);
            }
        });
        view.buttons_in(ui, buttons, ButtonSize::Usual, &rows.after);
    }

    /// Returns the text that says from which of the loser's turns on the game was lost.
    fn lost_from(&self, point: TurningPoint, texts: &Texts) -> String {
        let (seats, n) = (self.session.seats(), point.turn + 1);
        if texts.calls_you(seats, point.side) {
            return texts.with(msg::COACH_LOST_FROM_YOU, "n", n);
        }
        let name = texts.short_name_of(seats, point.side);
        texts.fill(msg::COACH_LOST_FROM, args!(name, n))
    }

    /// Returns whether a turn of the person who plays is known to have decided the game, in which
    /// case it may come back.
    fn has_own_mistake(&self, context: &Context) -> bool {
        let decisive = self.review(context).and_then(Review::decisive);
        let me = Some(context.my_id());
        let is_mine = |side: Side| self.session.seats()[side.index()].person() == me;
        let is_counted = context.profile.statistics().game(self.session.record().id()).is_some();
        is_counted && decisive.is_some_and(|mistake| is_mine(mistake.side))
    }

    /// Returns whether the turn that decided the game comes back to the person who plays.
    fn is_kept(&self, context: &Context) -> bool {
        let is_counted = context.profile.statistics().game(self.session.record().id()).is_some();
        let decisive = self.review(context).and_then(Review::decisive).filter(|_| is_counted);
        decisive.is_some_and(|mistake| {
            let position = self.session.game().up_to(mistake.turn).position();
            let card = context.my_deck().card(&CardKey::Position(position.to_string()));
            card.is_some_and(Card::comes_back)
        })
    }
}

/// Returns a name of at most this many characters, cut with an ellipsis if it is longer.
fn shortened(name: &str, max_chars: usize) -> String {
    match name.char_indices().nth(max_chars) {
        None => name.to_owned(),
        Some(_) => name.chars().take(max_chars - 1).chain(['…']).collect(),
    }
}

/// Returns the colour of a result's headline, from the point of view of the people who play.
fn color_of(result: GameResult, seats: &[Seat; 2]) -> Color32 {
    let [winner, loser] = [result.winner, result.winner.other()];
    match [winner, loser].map(|side| seats[side.index()].is_human()) {
        [true, false] => ACCENT,
        [false, true] => WARN,
        _ => theme::side_color(winner),
    }
}
