//! The settings: a form, beside a board that previews them.

use egui::{Align2, Pos2, Ui, vec2};

use crate::app::board::{Effects, drawing};
use crate::app::input::{Action, Input};
use crate::app::settings::{Group, Preferences, SETTINGS};
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    BODY, Command, Commands, FAINT, Focus, GAP, Icon, Line, Place, TableLayout, list, regular,
    widgets,
};
use crate::app::window::Canvas;
use crate::game::{Game, Seat, read_game};
use crate::picture::Paint;

/// Messages to the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Change the value of this setting.
    Step(usize, isize),
    /// Switch to full screen or back.
    FullScreen,
    /// Show the key bindings.
    Keys,
    /// Forget what is sought, or leave.
    Escape,
    Leave,
}

/// The settings.
pub struct SettingsScreen {
    /// The entries that are shown, then the back button.
    /// What the player has typed to find a setting.
    sought: String,
    sample: Game,
    /// Where the mouse has clicked a line in this frame.
    clicked: Option<Pos2>,
    /// The size of texts that was clicked, and where. It holds once the mouse has gone elsewhere: until then the line stays below it.
    resized: Option<(u16, Pos2)>,
}

/// A line of the form.
#[derive(Clone, Copy)]
enum Entry {
    /// A setting, by its index.
    Setting(usize),
    /// Whether the window fills the screen.
    FullScreen,
    /// The key bindings.
    Keys,
}

/// Width of the form.
const WIDTH: f32 = 520.0;

/// Height of the form.
const HEIGHT: f32 = 820.0;

const LINE_HEIGHT: f32 = 28.0;

/// Characters that may be typed to find a setting.
const MOST_SOUGHT: usize = 24;

impl SettingsScreen {
    /// Returns the settings with the first row selected.
    pub fn new() -> SettingsScreen {
        SettingsScreen { sought: String::new(), sample: sample(), clicked: None, resized: None }
    }

    /// Returns the preferences with the size of texts that was clicked.
    fn chosen(&self, context: &Context) -> Preferences {
        let present = &context.preferences;
        let ui_scale = self.resized.map_or(present.ui_scale, |(scale, _)| scale);
        Preferences { ui_scale, ..Preferences::clone(present) }
    }

    /// Shows where the player types to find a setting. All letters go there.
    fn show_search(&mut self, ui: &mut Ui, focus: &Focus, texts: &Texts) {
        let field = widgets::text_field(ui, &mut self.sought, MOST_SOUGHT);
        field.request_focus();
        if field.changed() {
            focus.put(Place::Line(0, 0));
        }
        if self.sought.is_empty() {
            let at = field.rect.left_center() + vec2(6.0, 0.0);
            let text = texts.get(msg::SETTINGS_SEARCH);
            ui.painter().text(at, Align2::LEFT_CENTER, text, regular(BODY), FAINT);
        }
    }
}

/// Returns the entries of a group.
fn entries(group: Group) -> impl Iterator<Item = Entry> {
    let settings = SETTINGS.iter().enumerate().filter(move |(_, setting)| setting.group == group);
    let last = match group {
        Group::Play => Some(Entry::Keys),
        Group::Window => Some(Entry::FullScreen),
        Group::Language | Group::Look | Group::Board | Group::Sound => None,
    };
    settings.map(|(index, _)| Entry::Setting(index)).chain(last)
}

/// Returns the line of an entry, if its words, the heading's among them, contain what is sought.
fn line(
    entry: Entry,
    heading: &str,
    sought: &str,
    context: &Context,
    preferences: &Preferences,
) -> Option<Line<Message>> {
    let texts = &context.texts;
    let (label, value) = match entry {
        Entry::Setting(index) => {
            let setting = &SETTINGS[index];
            (texts.get(setting.label), setting.value(preferences, texts))
        }
        Entry::FullScreen => {
            let is_on = context.remembered.full_screen;
            let value = if is_on { msg::SETTINGS_ON } else { msg::SETTINGS_OFF };
            (texts.get(msg::SETTINGS_FULL_SCREEN), texts.get(value).to_owned())
        }
        Entry::Keys => (texts.get(msg::SETTINGS_KEYS), texts.get(msg::SETTINGS_CHANGE).to_owned()),
    };
    let is_found = [heading, label, &value].iter().any(|text| text.to_lowercase().contains(sought));
    let step = |by: i8| match entry {
        Entry::Setting(index) => Some(Message::Step(index, by.into())),
        Entry::FullScreen => Some(Message::FullScreen),
        Entry::Keys => None,
    };
    let is_on = match entry {
        Entry::Setting(index) => SETTINGS[index].is_on(preferences),
        Entry::FullScreen => Some(context.remembered.full_screen),
        Entry::Keys => None,
    };
    let line = Line::new([step(1).unwrap_or(Message::Keys)]).stepped(step).switched(is_on);
    is_found.then(|| line.labelled(label, value))
}

/// Returns a sample position with every piece and with dead cells.
fn sample() -> Game {
    let placements = "a1,b1,c1,d1 e1,f1,e2,f2 b2,a3,b3,c3 c2,d2,d3,e3 g2,h2,f3,g3 i1,j1,j2,j3 \
                      a4,b4,c4,a5 g5,h5,i5,h6 c5,d5,e5,f5 a7,b7,b8,c8 g8,h8,g9,h9 d8,d9,c10,d10 \
                      i9,j9,j10,i8";
    let record = read_game(placements, [Seat::UNNAMED, Seat::UNNAMED]);
    record.expect("all placements fit").game
}

impl Screen for SettingsScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let back = Command::new(msg::BACK, None, Message::Leave);
        let back = back.icon(Icon::Back).named(&[Action::Back]);
        Commands::new().menu_from_here().row([back]).key(Action::Back, Message::Escape)
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let sought = self.sought.trim().to_lowercase();
        let chosen = &self.chosen(context);
        let group = |group: Group| {
            let heading = context.texts.get(group.heading());
            let lines =
                entries(group).filter_map(|entry| line(entry, heading, &sought, context, chosen));
            let heads = std::iter::once(heading).chain(std::iter::repeat(""));
            lines.zip(heads).map(|(line, heading)| line.headed(heading)).collect::<Vec<_>>()
        };
        Group::ALL.into_iter().flat_map(group).collect()
    }

    fn point(&mut self, input: &Input, context: &mut Context) -> Option<Message> {
        let goes_on = |at: Pos2| at.distance(input.pointer) > LINE_HEIGHT;
        if self.resized.is_some_and(|(_, at)| goes_on(at) || !input.pressed.is_empty()) {
            *context.preferences = self.chosen(context);
            self.resized = None;
        }
        None
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let (list, _) = frame.canvas.beside_board(WIDTH, HEIGHT);
        widgets::panel(frame.ctx, "settings", list, (22.0, 280.0), |ui| {
            widgets::title(ui, frame.context.texts.get(msg::SETTINGS_TITLE));
            ui.add_space(6.0);
            self.show_search(ui, frame.focus, &frame.context.texts);
            ui.add_space(GAP);
            let line = list::filled(ui, frame.room_above_foot(ui), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                if frame.lines.is_empty() {
                    widgets::footnote(ui, frame.context.texts.get(msg::SETTINGS_NOT_FOUND));
                }
                list::form(ui, LINE_HEIGHT, frame.lines, frame.focus)
            });
            self.clicked = frame.ctx.pointer_latest_pos().filter(|_| line.is_some());
            line.or(frame.show_foot(ui))
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Step(row, by) => {
                let mut chosen = self.chosen(context);
                SETTINGS[row].step(&mut chosen, by);
                // What grows below a finger is not as hard to find again.
                let clicked = self.clicked.filter(|_| !context.was_touched);
                let is_resized = chosen.ui_scale != context.preferences.ui_scale;
                if let Some(at) = clicked.filter(|_| is_resized || self.resized.is_some()) {
                    self.resized = Some((chosen.ui_scale, at));
                    chosen.ui_scale = context.preferences.ui_scale;
                }
                *context.preferences = chosen;
            }
            Message::FullScreen => context.remembered.full_screen ^= true,
            Message::Keys => return Transition::Open(Destination::Keys),
            Message::Escape if !self.sought.is_empty() => {
                self.sought.clear();
                return Transition::Line(0);
            }
            Message::Escape | Message::Leave => return Transition::Back,
        }
        Transition::Stay
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        if let (_, Some(board)) = canvas.beside_board(WIDTH, HEIGHT) {
            let layout = TableLayout::within(board, self.sample.board_size());
            drawing::draw_game(paint, &layout, &self.sample, &Effects::new(), context.now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;
    use crate::app::input::Chord;
    use crate::app::screens::tests::show;
    use crate::app::shell::{Layer, Pressed, ScreenLayer, Tester};
    use crate::app::ui::theme::new_egui;
    use crate::game::Files;
    use egui::Shape;
    use miniquad::KeyCode;

    #[test]
    fn every_line_is_changed_and_changed_back_by_keys_alone() {
        let mut screen = Tester::new(|_| SettingsScreen::new());
        let shown = || Group::ALL.into_iter().flat_map(entries);
        assert_eq!(shown().count(), SETTINGS.len() + 2, "each is in a group");
        for entry in shown() {
            let of = |screen: &mut Tester<SettingsScreen>| {
                let context = screen.context();
                (Preferences::clone(&context.preferences), context.remembered.full_screen)
            };
            let (Entry::Setting(_) | Entry::FullScreen) = entry else {
                assert!(matches!(screen.press(KeyCode::Enter), Pressed::Open(Destination::Keys)));
                screen.uncover();
                screen.press(KeyCode::Down);
                continue;
            };
            let mut before = of(&mut screen);
            screen.press(KeyCode::Right);
            assert_ne!(of(&mut screen), before);
            screen.press(KeyCode::Left);
            // The default, the system's language, has become an explicit choice.
            before.0.language = screen.context().preferences.language;
            assert_eq!(of(&mut screen), before);
            screen.press(KeyCode::Down);
        }
        assert!(matches!(screen.press(KeyCode::Enter), Pressed::Back));
        screen.reopen(|_| SettingsScreen::new());
        assert!(matches!(screen.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn a_setting_is_found_by_typing_and_escape_shows_all_again() {
        let mut screen = Tester::new(|_| SettingsScreen::new());
        let labels = |screen: &mut Tester<SettingsScreen>| {
            let shown = screen.shown();
            ["Volume", "Music", "Coordinates"].map(|label| shown.contains(&label.to_owned()))
        };
        let mut find = |sought: &str| {
            sought.clone_into(&mut screen.screen().sought);
            labels(&mut screen)
        };
        assert_eq!(find("vol"), [true, false, false]);
        assert_eq!(find("SOUND "), [true, true, false], "a group");
        assert_eq!(find("xyz"), [false; 3]);
        assert!(screen.shown().contains(&"Nothing found".to_owned()));
        assert!(matches!(screen.press(KeyCode::Escape), Pressed::Stay));
        assert_eq!(screen.screen().sought, "");
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
        let first = context.texts.get(msg::SETTINGS_LANGUAGE).to_owned();
        let name = context.texts.get(msg::SETTINGS_PONDERING).to_owned();
        let last = SETTINGS.len() - 1;
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        screen.focus().put(Place::Line(last, 0));
        assert!(is_seen(&ctx, &mut screen, usual, &context, &name));
        press(&mut screen, &mut context, KeyCode::Right);
        assert!(is_seen(&ctx, &mut screen, large, &context, &name));
        let mut screen = ScreenLayer::new(SettingsScreen::new());
        assert!(is_seen(&ctx, &mut screen, usual, &context, &first));
    }

    /// Each click on it made all texts larger, and moved the line away from under the mouse.
    #[test]
    fn the_size_of_texts_stays_while_the_mouse_clicks_it() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = SettingsScreen::new();
        let row = SETTINGS.iter().position(|setting| setting.name == "ui_scale").unwrap();
        let mut step = |by, clicked, screen: &mut SettingsScreen| {
            screen.clicked = clicked;
            screen.act(Message::Step(row, by), &mut context);
            context.preferences.ui_scale
        };
        assert_eq!([1, 1].map(|by| step(by, Some(Pos2::ZERO), &mut screen)), [100, 100]);
        assert_eq!(screen.resized, Some((120, Pos2::ZERO)), "it shows what was chosen");
        let away = Input { pointer: Pos2::new(0.0, 300.0), ..Input::default() };
        screen.point(&away, &mut context);
        assert_eq!(context.preferences.ui_scale, 120);
        screen.clicked = None;
        screen.act(Message::Step(row, -1), &mut context);
        assert_eq!(context.preferences.ui_scale, 110, "a key");
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
