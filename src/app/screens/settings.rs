//! The settings, beside a board that previews them. Those that few people change are folded away.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::app::board::drawing;
use crate::app::settings::{Rank, SETTINGS};
use crate::app::shell::{Context, Destination, Page, Screen, Transition, View};
use crate::app::sound::Sound;
use crate::app::text::msg;
use crate::app::ui::{Handled, Stop, Value, widgets};
use crate::game::{Game, Seat, read_game};

/// Messages to the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Change the setting with this index by a number of steps.
    Step(usize, isize),
    /// Switch to full screen or back.
    FullScreen,
    /// Show the key bindings.
    Keys,
    /// Show or hide the advanced settings.
    Unfold,
}

/// The settings.
pub struct SettingsScreen {
    sample: Game,
    is_unfolded: bool,
    /// Keeps the page under the mouse while it changes the size of texts.
    held: Option<Held>,
}

/// Smallest height of a line, in points.
const MIN_LINE: f32 = 30.0;

/// Largest height of a line, in points.
const MAX_LINE: f32 = 44.0;

impl SettingsScreen {
    pub fn new() -> SettingsScreen {
        SettingsScreen { sample: sample(), is_unfolded: false, held: None }
    }
}

/// The place at which the mouse changed the size of texts, and the size until it goes away.
type Held = (Pos2, u16);

/// Returns what is held, from now on if a click changes the size of texts, until the mouse goes
/// away from there.
fn hold(ui: &Ui, held: Option<Held>, view: &View<Message>) -> Option<Held> {
    let mouse = ui.ctx().pointer_latest_pos()?;
    let columns = ui.max_rect().x_range();
    let is_there =
        |&(at, _): &Held| columns.contains(mouse.x) && (mouse.y - at.y).abs() < MAX_LINE / 2.0;
    let clicked = view.shown().clicked.clone().and_then(Handled::message);
    let is_changed = matches!(clicked, Some(Message::Step(index, _)) if is_size_of_texts(index));
    held.filter(is_there).or(is_changed.then(|| (mouse, view.context.size_of_texts())))
}

fn show_preview(ui: &mut Ui, sample: &Game, context: &Context) {
    let side = ui.available_width().min(420.0);
    let rect = widgets::strip(ui, side);
    let mut board = Rect::from_center_size(rect.center(), Vec2::splat(side - 16.0));
    if context.preferences.coordinates {
        board.min.x += drawing::COORDINATES;
        board.max.y -= drawing::COORDINATES;
    }
    drawing::show_small(ui, 0, board, sample, None);
    if context.preferences.coordinates {
        let pixel = 1.0 / ui.ctx().pixels_per_point();
        let layout = drawing::small_layout(board, sample.board_size(), pixel);
        drawing::write_coordinates(ui.painter(), &layout.board);
    }
}

/// Returns whether this is the index of the size of texts.
fn is_size_of_texts(index: usize) -> bool {
    SETTINGS[index].name == "ui_scale"
}

/// Shows the line of a setting, by its index. The value of the size of texts has that size.
fn show_setting(ui: &mut Ui, height: f32, index: usize, view: &View<Message>) {
    let (setting, context) = (&SETTINGS[index], view.context);
    let wanted = f32::from(context.preferences.ui_scale) / f32::from(context.size_of_texts());
    let size = if is_size_of_texts(index) { wanted } else { 1.0 };
    let value = match setting.is_on(&context.preferences) {
        Some(is_on) => Value::Switch(is_on),
        None => Value::Text(setting.value(&context.preferences, &context.texts), size),
    };
    let stop = Stop::new(context.texts.get(setting.label), Message::Step(index, 1));
    let stop = stop.stepped(|by| Some(Message::Step(index, by.into())));
    view.line(ui, height, &value, stop);
}

/// Shows the settings, one on each line.
fn show_lines(ui: &mut Ui, is_unfolded: bool, view: &View<Message>) {
    let (context, texts) = (view.context, &view.context.texts);
    let of_rank = |rank: Rank| (0..SETTINGS.len()).filter(move |&it| SETTINGS[it].rank == rank);
    ui.spacing_mut().item_spacing.y = 2.0;
    // Unfolded lines scroll: those under the mouse stay where they are.
    let folded = of_rank(Rank::Usual).count() + 1;
    let height = (ui.available_height() / folded as f32 - 2.0).clamp(MIN_LINE, MAX_LINE);
    of_rank(Rank::Usual).for_each(|it| show_setting(ui, height, it, view));
    let arrow = Value::text(if is_unfolded { "▲" } else { "▼" });
    let name = texts.get(msg::SETTINGS_ADVANCED);
    view.line(ui, height, &arrow, Stop::new(name, Message::Unfold));
    if is_unfolded {
        of_rank(Rank::Advanced).for_each(|it| show_setting(ui, height, it, view));
        let window = Stop::new(texts.get(msg::SETTINGS_FULL_SCREEN), Message::FullScreen);
        let window = window.stepped(|_| Some(Message::FullScreen));
        view.line(ui, height, &Value::Switch(context.remembered.full_screen), window);
        let change = Value::text(texts.get(msg::SETTINGS_CHANGE));
        view.line(ui, height, &change, Stop::new(texts.get(msg::SETTINGS_KEYS), Message::Keys));
    }
}

/// Returns the game on the preview, with every piece and with dead cells.
fn sample() -> Game {
    let placements = "a1,b1,c1,d1 e1,f1,e2,f2 b2,a3,b3,c3 c2,d2,d3,e3 g2,h2,f3,g3 i1,j1,j2,j3 \
                      a4,b4,c4,a5 g5,h5,i5,h6 c5,d5,e5,f5 a7,b7,b8,c8 g8,h8,g9,h9 d8,d9,c10,d10 \
                      i9,j9,j10,i8";
    let record = read_game(placements, [Seat::UNNAMED, Seat::UNNAMED]);
    record.expect("all placements fit").game
}

impl Screen for SettingsScreen {
    type Message = Message;

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(None))
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        context.held_size = self.held.map(|(_, size)| size);
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let page = Page::new(view.context.texts.get(msg::SETTINGS_TITLE));
        let lines = |ui: &mut Ui| {
            show_lines(ui, self.is_unfolded, view);
            self.held = hold(ui, self.held, view);
        };
        view.page(page, lines, |ui| show_preview(ui, &self.sample, view.context));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Step(index, by) => {
                let volume = context.preferences.volume;
                SETTINGS[index].step(&mut context.preferences, by);
                context.held_size = self.held.map(|(_, size)| size);
                if context.preferences.volume != volume {
                    context.sounds.apply(&context.preferences);
                    context.sounds.play(Sound::Place);
                }
            }
            Message::FullScreen => context.remembered.full_screen ^= true,
            Message::Unfold => self.is_unfolded ^= true,
            Message::Keys => return Transition::Open(Destination::Keys),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::input::Chord;
    use crate::app::input::Input;
    use crate::app::screens::tests::show;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Layer, Pressed, ScreenLayer, Tester};
    use crate::app::ui::theme::new_egui;
    use crate::app::window::Canvas;
    use crate::game::Files;
    use egui::Shape;
    use miniquad::KeyCode;

    #[test]
    fn every_line_is_changed_and_changed_back_by_keys_alone() {
        let mut screen = Tester::new(|_| SettingsScreen::new());
        screen.tell(Message::Unfold);
        let texts = &screen.context().texts;
        let [unfold, keys] =
            [msg::SETTINGS_ADVANCED, msg::SETTINGS_KEYS].map(|it| texts.get(it).to_owned());
        let lines = screen.names();
        // The last one is the arrow back.
        assert_eq!(lines.len(), SETTINGS.len() + 3 + 1);
        for line in &lines[..lines.len() - 1] {
            assert_eq!(screen.focused(), *line);
            let settings_in = |screen: &mut Tester<SettingsScreen>| {
                let context = screen.context();
                (Preferences::clone(&context.preferences), context.remembered.full_screen)
            };
            if *line == keys {
                assert!(matches!(screen.press(KeyCode::Enter), Pressed::Open(Destination::Keys)));
                screen.uncover();
            }
            if [&keys, &unfold].contains(&line) {
                screen.press(KeyCode::Down);
                continue;
            }
            let mut before = settings_in(&mut screen);
            screen.press(KeyCode::Right);
            assert_ne!(settings_in(&mut screen), before);
            screen.press(KeyCode::Left);
            // The default, the system's language, has become an explicit choice.
            before.0.language = screen.context().preferences.language;
            assert_eq!(settings_in(&mut screen), before);
            screen.press(KeyCode::Down);
        }
        assert!(matches!(screen.press(KeyCode::Enter), Pressed::Back));
        screen.reopen(|_| SettingsScreen::new());
        assert!(matches!(screen.press(KeyCode::Escape), Pressed::Back));
    }

    /// Returns whether the name of a setting is in sight once scrolling has ended.
    fn is_seen(
        ctx: &egui::Context,
        screen: &mut dyn Layer,
        canvas: Canvas,
        context: &Context,
        name: &str,
    ) -> bool {
        let mut shapes = Vec::new();
        for _ in 0..60 {
            shapes = show(ctx, screen, canvas, context, None);
        }
        shapes.iter().any(|shape| {
            let area = shape.shape.visual_bounding_rect();
            let is_it = matches!(&shape.shape, Shape::Text(text) if text.galley.text() == name);
            is_it && shape.clip_rect.contains_rect(area)
        })
    }

    /// After the lines were opened again where they had been scrolled to, or with larger texts, the
    /// selected one once was out of sight, and a key changed it unseen.
    #[test]
    fn the_selected_line_is_in_sight() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let ctx = new_egui();
        let (usual, large) = (Canvas::new(640.0, 480.0), Canvas::scaled(640.0, 480.0, 200));
        let press = |screen: &mut dyn Layer, context: &mut Context, key| {
            screen.update(&Input::from_keys(0.0, usual, &[Chord::key(key)]), context);
        };
        let first = context.texts.get(msg::SETTINGS_LANGUAGE).to_owned();
        let name = context.texts.get(msg::SETTINGS_PONDERING).to_owned();
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        screen.screen().is_unfolded = true;
        show(&ctx, &mut screen, usual, &context, None);
        let (shown, spot) = screen.shown();
        spot.put(shown.stops.iter().find(|stop| stop.name == name).unwrap().id);
        assert!(is_seen(&ctx, &mut screen, usual, &context, &name));
        press(&mut screen, &mut context, KeyCode::Right);
        assert!(is_seen(&ctx, &mut screen, large, &context, &name));
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        assert!(is_seen(&ctx, &mut screen, usual, &context, &first));
    }

    /// The page once moved away under the mouse with each click.
    #[test]
    fn texts_keep_their_size_until_the_mouse_goes_away_from_the_line() {
        let mut tester = Tester::new(|_| SettingsScreen::new());
        let texts = &tester.context().texts;
        let [line, other] =
            [msg::SETTINGS_UI_SCALE, msg::SETTINGS_MUSIC].map(|it| texts.get(it).to_owned());
        let sizes = |tester: &mut Tester<SettingsScreen>| {
            let context = tester.context();
            (context.preferences.ui_scale, context.size_of_texts())
        };
        let [line, other] = [line, other].map(|text| tester.middle_of(&text));
        tester.click_at(line);
        tester.click_at(line);
        assert_eq!(sizes(&mut tester), (120, 100));
        tester.move_to(other);
        tester.idle();
        assert_eq!(sizes(&mut tester), (120, 120));
        tester.click_at(line);
        assert_eq!(sizes(&mut tester), (135, 120));
        tester.press(KeyCode::Escape);
        assert_eq!(sizes(&mut tester), (135, 135), "on another page");
    }

    /// The line under the mouse once jumped away.
    #[test]
    fn unfolding_moves_no_line() {
        let mut tester = Tester::new(|_| SettingsScreen::new());
        let name = tester.context().texts.get(msg::SETTINGS_ADVANCED).to_owned();
        let place = |tester: &mut Tester<SettingsScreen>| {
            let shown = tester.placed_in(Canvas::new(1280.0, 800.0));
            shown.into_iter().find(|(text, _)| *text == name).map(|(_, rect)| rect)
        };
        let before = place(&mut tester);
        tester.tell(Message::Unfold);
        assert!(before.is_some() && place(&mut tester) == before);
    }

    #[test]
    fn the_preview_shows_coordinates() {
        let mut tester = Tester::new(|_| SettingsScreen::new());
        for is_on in [false, true] {
            tester.context().preferences.coordinates = is_on;
            assert_eq!(tester.shown().contains(&"j".to_owned()), is_on);
        }
    }

    #[test]
    fn the_sample_shows_every_piece_and_dead_cells() {
        let game = sample();
        assert_eq!(game.placements(), 13);
        assert!(!game.position().dead().is_empty());
        for piece in Piece::ALL {
            assert!(game.board().to_string().contains(piece.letter()), "{piece}");
        }
    }
}
