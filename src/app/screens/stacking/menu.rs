//! The menu of stacking: build, watch or learn, and the player's best towers.

use egui::{Align2, Color32, Rect, RichText, Ui, vec2};

use crate::ai::Piece;
use crate::app::board::{first_orientation, painted};
use crate::app::input::Action;
use crate::app::shell::{Article, Context, Destination, Frame, Screen, Transition, today};
use crate::app::text::msg;
use crate::app::ui::{
    ACCENT, ButtonSize, CAPTION, Command, Commands, FAINT, GAP, Icon, LABEL, RADIUS, TEXT, bold,
    paint_elided, regular, widgets,
};
use crate::game::{PlayerName, StackingGame, StackingScore};
use crate::picture::{Look, blocks};

/// Messages to the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    Continue,
    Build,
    Watch,
    Help,
    Leave,
}

/// Height of a score.
const SCORE: f32 = 30.0;

/// The menu of stacking.
pub struct StackingMenu {
    unfinished: Option<StackingGame>,
}

impl StackingMenu {
    /// Returns the menu, which offers the unfinished game if there is one.
    pub fn new(context: &Context) -> StackingMenu {
        let unfinished = context.my_stacking().unfinished();
        StackingMenu { unfinished }
    }
}

/// Shows the best scores as bars, or where they will be.
fn show_scores(ui: &mut Ui, context: &Context) {
    let texts = &context.texts;
    let scores = context.my_stacking().scores();
    let best = scores.iter().map(|score| score.pieces).max();
    let Some(best) = best else {
        show_tower(ui);
        return widgets::footnote(ui, texts.get(msg::STACKING_NO_SCORES));
    };
    let name = context.profile.people.me().name().map_or(texts.get(msg::YOU), PlayerName::as_str);
    let title = texts.with(msg::STACKING_BEST, "name", name);
    ui.label(RichText::new(title).font(bold(LABEL)).color(FAINT));
    for score in scores {
        let rect = widgets::strip(ui, SCORE);
        let part = score.pieces as f32 / best.max(1) as f32;
        let color = if score.helped { FAINT } else { ACCENT };
        show_score(ui, rect, (score, part, color), context);
    }
}

/// Shows a faint tower where there are no scores yet.
fn show_tower(ui: &mut Ui) {
    const BLOCK: f32 = 22.0;
    let place = widgets::strip(ui, 5.0 * BLOCK);
    let tower =
        [(Piece::I, 0.0, 0.5), (Piece::O, -1.0, 2.0), (Piece::O, 1.0, 2.0), (Piece::T, -0.5, 4.0)];
    ui.painter().add(painted(ui.ctx(), |paint| {
        for (piece, x, y) in tower {
            let middle = place.center_bottom() + vec2(x, -y) * BLOCK;
            let look = Look { alpha: 0.3, ..Look::resting(piece, paint.style) };
            blocks::draw_single(paint, middle, BLOCK, first_orientation(piece), look);
        }
    }));
}

fn show_score(
    ui: &Ui,
    rect: Rect,
    (score, part, color): (&StackingScore, f32, Color32),
    context: &Context,
) {
    let texts = &context.texts;
    let bar = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(bar, RADIUS, color.gamma_multiply(0.16));
    let arguments = [("n", score.pieces.into()), ("cleared", score.cleared.into())];
    let line = if score.helped { msg::STACKING_SCORE_HELPED } else { msg::STACKING_SCORE };
    let text = texts.fill(line, &arguments);
    let inside = rect.shrink2(vec2(12.0, 0.0));
    let (left, right) = inside.split_left_right_at_x(inside.right() - 130.0);
    paint_elided(ui, left, Align2::LEFT_CENTER, &text, regular(LABEL), TEXT);
    let date = texts.day_of(score.date);
    paint_elided(ui, right, Align2::RIGHT_CENTER, &date, regular(CAPTION), FAINT);
}

impl Screen for StackingMenu {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let command = |label, icon, message| Command::new(label, None, message).icon(icon);
        let build = command(msg::STACKING_BUILD, Icon::Play, Message::Build);
        let go_on = command(msg::STACKING_CONTINUE, Icon::Continue, Message::Continue);
        let (first, other) = match self.unfinished {
            Some(_) => (go_on, Some(command(msg::STACKING_NEW, Icon::Add, Message::Build))),
            None => (build, None),
        };
        let watch = command(msg::STACKING_WATCH, Icon::Eye, Message::Watch);
        let learn = command(msg::STACKING_LEARN, Icon::Learn, Message::Help);
        Commands::new()
            .menu_from_here()
            .row_called("first", [first.primary(true)])
            .row_called("others", other.into_iter().chain([watch, learn]))
            .row_called("foot", [Command::back(Message::Leave)])
            .key(Action::Help, Message::Help)
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.ranks.prepare();
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let rect = frame.canvas.centered(vec2(520.0, 480.0));
        widgets::panel(frame.ctx, "stacking", rect, (24.0, 480.0), |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            widgets::title(ui, texts.get(msg::STACKING_TITLE));
            ui.vertical_centered(|ui| {
                let about = texts.get(msg::STACKING_ABOUT);
                ui.label(RichText::new(about).font(regular(LABEL)).color(FAINT));
            });
            ui.add_space(GAP);
            let first = frame.row(ui, "first", ButtonSize::Large);
            let others = frame.row(ui, "others", ButtonSize::Usual);
            ui.add_space(2.0 * GAP);
            let foot = ui.available_rect_before_wrap();
            let (scores, foot) =
                foot.split_top_bottom_at_y(foot.bottom() - ButtonSize::Usual.height());
            widgets::within(ui, scores, |ui| show_scores(ui, context));
            let foot = frame.show_row(ui, foot, "foot", ButtonSize::Usual);
            first.or(others).or(foot)
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Continue => {
                if let Some(game) = self.unfinished.take() {
                    let person = context.my_id();
                    return Transition::Go(Destination::StackingGame(Box::new(game), person));
                }
            }
            Message::Build => {
                let game = StackingGame::for_a_person(fastrand::u64(..));
                let person = context.my_id();
                return Transition::Go(Destination::StackingGame(Box::new(game), person));
            }
            Message::Watch => return Transition::Go(Destination::StackingWatch(1)),
            Message::Help => return Transition::Open(Destination::Article(Article::Stacking)),
            Message::Leave => return Transition::Go(Destination::Puzzles(today())),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Files, Timestamp};
    use miniquad::KeyCode;

    #[test]
    fn an_unfinished_game_is_offered_first() {
        let mut game = StackingGame::for_a_person(1);
        let place = game.places().next().unwrap();
        game.drop(place).unwrap();
        let mut tester = Tester::new(|context| {
            context.my_stacking_mut().keep(&game);
            StackingMenu::new(context)
        });
        let pressed = tester.press(KeyCode::Enter);
        let Pressed::Go(Destination::StackingGame(again, _)) = pressed else { panic!() };
        assert_eq!(again.drops(), game.drops());
    }

    #[test]
    fn every_entry_leads_somewhere() {
        let open = || Tester::new(|context| StackingMenu::new(context));
        let pressed = open().press(KeyCode::Enter);
        assert!(matches!(pressed, Pressed::Go(Destination::StackingGame(..))));
        let pressed = open().press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(pressed, Pressed::Go(Destination::StackingWatch(1))));
        let pressed = open().press_all(&[KeyCode::Down, KeyCode::Right, KeyCode::Enter]);
        assert!(matches!(pressed, Pressed::Open(Destination::Article(Article::Stacking))));
        assert!(matches!(open().press(KeyCode::Escape), Pressed::Go(Destination::Puzzles(_))));
    }

    /// There were five numbers with dashes before anybody had built anything.
    #[test]
    fn only_scores_that_exist_are_listed() {
        let mut game = StackingGame::for_a_person(1);
        let mut tester = Tester::new(|context| StackingMenu::new(context));
        let shown = |tester: &mut Tester<StackingMenu>| tester.shown().join("\n");
        let none = tester.context().texts.get(msg::STACKING_NO_SCORES).to_owned();
        assert!(shown(&mut tester).contains(&none));
        let place = game.places().next().unwrap();
        game.drop(place).unwrap();
        tester.context().my_stacking_mut().finish(&game, Timestamp::now());
        assert!(shown(&mut tester).contains("1 piece") && !shown(&mut tester).contains(&none));
    }

    #[test]
    fn a_damaged_file_of_scores_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        std::fs::create_dir(&data).unwrap();
        std::fs::write(data.join("stacks.ron"), "(version: 1, content: 7)").unwrap();
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        assert!(context.notices.warnings().next().is_some());
        assert!(context.my_stacking().scores().is_empty());
        let aside = std::fs::read_to_string(data.join("stacks.ron.unreadable-1")).unwrap();
        assert!(aside.contains("content: 7"));
    }
}
