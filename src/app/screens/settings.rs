//! The settings: a form, beside a board that previews them.

use crate::app::board::{Effects, drawing};
use crate::app::input::Action;
use crate::app::settings::SETTINGS;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{ButtonSize, Command, Commands, Line, Selection, TableLayout, list, widgets};
use crate::app::window::Canvas;
use crate::game::{self, Board, Game};
use crate::picture::Paint;

/// Messages to the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Change the value of this setting.
    Step(usize, isize),
    /// Show the key bindings.
    Keys,
    Leave,
}

/// The settings.
pub struct SettingsScreen {
    /// The entries, then the key bindings, then the back button.
    selection: Selection,
    sample: Game,
}

/// Width of the form.
const WIDTH: f32 = 520.0;

const LINE_HEIGHT: f32 = 30.5;

/// Rows of the form: the entries and the key bindings.
const LINES: usize = SETTINGS.len() + 1;

impl SettingsScreen {
    /// Returns the settings with the first row selected.
    pub fn new() -> SettingsScreen {
        SettingsScreen { selection: Selection::default(), sample: sample() }
    }
}

/// Returns a sample position with every piece and with dead cells.
fn sample() -> Game {
    let mut game = Game::new(Board::empty());
    for cells in [
        "a1,b1,c1,d1",
        "e1,f1,e2,f2",
        "b2,a3,b3,c3",
        "c2,d2,d3,e3",
        "g2,h2,f3,g3",
        "i1,j1,j2,j3",
        "a4,b4,c4,a5",
        "g5,h5,i5,h6",
        "c5,d5,e5,f5",
        "a7,b7,b8,c8",
        "g8,h8,g9,h9",
        "d8,d9,c10,d10",
        "i9,j9,j10,i8",
    ] {
        let placement = cells.parse().map(game::Command::Place);
        // A test checks that all of them fit.
        let _ = placement.map(|command| game.execute(command));
    }
    game
}

fn height() -> f32 {
    LINES as f32 * (LINE_HEIGHT + 3.0) + 190.0
}

impl Screen for SettingsScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let back = Command::new(msg::BACK, Action::Back, Message::Leave);
        Commands::new().menu_from_here().row([back])
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let texts = &context.texts;
        let settings = SETTINGS.iter().enumerate().map(|(index, setting)| {
            let value = setting.value(&context.preferences, texts);
            Line::new([Message::Step(index, 1)])
                .stepped(|by| Some(Message::Step(index, by.into())))
                .labelled(texts.get(setting.label), value)
        });
        let keys = Line::new([Message::Keys])
            .stepped(|_| Some(Message::Keys))
            .labelled(texts.get(msg::SETTINGS_KEYS), texts.get(msg::SETTINGS_CHANGE));
        settings.chain([keys]).collect()
    }

    fn selection(&mut self) -> Option<&mut Selection> {
        Some(&mut self.selection)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let (list, _) = frame.canvas.beside_board(WIDTH, height());
        widgets::panel(frame.ctx, "settings", list, (22.0, 400.0), |ui| {
            widgets::title(ui, frame.context.texts.get(msg::SETTINGS_TITLE));
            ui.add_space(6.0);
            let size = ButtonSize::Usual;
            let line = list::scrolled(ui, frame.room_above_foot(ui, size), |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                list::form(ui, LINE_HEIGHT, &self.lines(frame.context), &mut self.selection)
            });
            line.or(frame.show_foot(ui, size, &mut self.selection))
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Step(row, by) => {
                SETTINGS[row].step(&mut context.preferences, by);
                Transition::Stay
            }
            Message::Keys => Transition::Open(Destination::Keys),
            Message::Leave => Transition::Back,
        }
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        if let (_, Some(board)) = canvas.beside_board(WIDTH, height()) {
            let layout = TableLayout::within(board, self.sample.board_size());
            drawing::draw_game(paint, &layout, &self.sample, &Effects::new(), context.now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::input::{Chord, Input};
    use crate::app::screens::tests::{new_egui, show};
    use crate::app::settings::Preferences;
    use crate::app::shell::{Layer, Pressed, ScreenLayer, Tester};
    use crate::game::Files;
    use egui::Shape;
    use miniquad::KeyCode;

    #[test]
    fn every_line_is_changed_and_changed_back_by_keys_alone() {
        let mut screen = Tester::new(|_| SettingsScreen::new());
        for setting in SETTINGS {
            let mut before = screen.context().preferences.clone();
            screen.press(KeyCode::Right);
            assert_ne!(screen.context().preferences, before, "{}", setting.name);
            screen.press(KeyCode::Left);
            // The default, the system's language, has become an explicit choice.
            before.language = screen.context().preferences.language;
            assert_eq!(screen.context().preferences, before, "{}", setting.name);
            screen.press(KeyCode::Down);
        }
        assert!(matches!(screen.press(KeyCode::Enter), Pressed::Open(Destination::Keys)));
        screen.press(KeyCode::Down);
        assert!(matches!(screen.press(KeyCode::Enter), Pressed::Back));
        assert!(matches!(screen.press(KeyCode::Escape), Pressed::Back));
    }

    /// Returns whether the name of a setting is in sight once the lines have come to rest.
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

    /// Opened again where they were scrolled to, or with larger texts, the lines hid the selected one, and a key changed it unseen.
    #[test]
    fn the_selected_line_is_in_sight() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let ctx = new_egui();
        let (usual, large) = (Canvas::new(640.0, 480.0), Canvas::scaled(640.0, 480.0, 200));
        let press = |screen: &mut dyn Layer, context: &mut Context, key| {
            screen.update(&Input::of_keys(0.0, usual, &[Chord::key(key)]), context);
        };
        let name =
            |context: &Context, row: usize| context.texts.get(SETTINGS[row].label).to_owned();
        let last = SETTINGS.len() - 1;
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        screen.screen().selection.select(last, 0);
        assert!(is_seen(&ctx, &mut screen, usual, &context, &name(&context, last)));
        press(&mut screen, &mut context, KeyCode::Right);
        assert!(is_seen(&ctx, &mut screen, large, &context, &name(&context, last)));
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        assert!(is_seen(&ctx, &mut screen, usual, &context, &name(&context, 0)));
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
