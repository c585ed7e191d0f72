//! The rules, the controls, the aids, two articles and stacking, a page for each.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::{articles, pictures};
use crate::ai::XRAY_SIZE;
use crate::app::input::{Action, Scope, Selecting};
use crate::app::settings::Remembered;
use crate::app::shell::{Context, Frame, Screen, Transition};
use crate::app::text::{self, Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, Command, Commands, Icon, LABEL, MARGIN, TEXT, bold, list, regular,
    widgets,
};

/// Messages to the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Show this page.
    Page(usize),
    Leave,
}

/// The help.
#[derive(Default)]
pub struct HelpScreen {
    page: usize,
    /// Points to scroll down by in the next frame.
    scroll: f32,
}

/// Names and icons of the pages.
const PAGES: [(text::Message, Icon); 6] = [
    (msg::HELP_PAGE_RULES, Icon::Book),
    (msg::HELP_PAGE_KEYS, Icon::Keyboard),
    (msg::HELP_PAGE_AIDS, Icon::XRay),
    (msg::HELP_PAGE_STRATEGY, Icon::Hint),
    (msg::HELP_PAGE_COMPUTER, Icon::Computer),
    (msg::HELP_PAGE_STACKING, Icon::Stack),
];

/// The controls of the mouse and of a touch screen.
const MOUSE: [(text::Message, text::Message); 4] = [
    (msg::HELP_MOUSE_MOVE, msg::HELP_MOUSE_MOVE_DOES),
    (msg::HELP_MOUSE_PLACE, msg::HELP_MOUSE_PLACE_DOES),
    (msg::HELP_MOUSE_TURN, msg::HELP_MOUSE_TURN_DOES),
    (msg::HELP_TOUCH, msg::HELP_TOUCH_DOES),
];

/// The controls of the game pad.
const PAD: [(text::Message, text::Message); 6] = [
    (msg::HELP_PAD_MOVE, msg::HELP_PAD_MOVE_DOES),
    (msg::HELP_PAD_PLACE, msg::HELP_PAD_PLACE_DOES),
    (msg::HELP_PAD_UNDO, msg::HELP_PAD_UNDO_DOES),
    (msg::HELP_PAD_PIECES, msg::HELP_PAD_PIECES_DOES),
    (msg::HELP_PAD_OUTCOMES, msg::HELP_PAD_OUTCOMES_DOES),
    (msg::HELP_PAD_HINT, msg::HELP_PAD_HINT_DOES),
];

/// Points by which a key scrolls.
const SCROLL: f32 = 60.0;

/// Points by which a page key scrolls.
const PAGE_SCROLL: f32 = 400.0;

impl HelpScreen {
    /// Returns the help, opened at the page on stacking.
    pub fn on_stacking() -> HelpScreen {
        HelpScreen { page: PAGES.len() - 1, scroll: 0.0 }
    }

    fn show_page(&self, ui: &mut egui::Ui, context: &Context) {
        let texts = &context.texts;
        match self.page {
            0 => show_rules(ui, texts),
            1 => show_keys(ui, context),
            2 => show_aids(ui, texts),
            3 => articles::show(ui, &articles::STRATEGY, texts),
            4 => articles::show(ui, &articles::COMPUTER, texts),
            _ => show_stacking(ui, context),
        }
    }
}

/// Padding inside the panel.
const PADDING: f32 = 26.0;

/// Width needed to list the keys in two columns.
const TWO_COLUMNS: f32 = 730.0;

fn heading(ui: &mut egui::Ui, text: &str) {
    ui.add_space(8.0);
    ui.label(RichText::new(text).font(bold(BODY)).color(ACCENT));
}

fn paragraph(ui: &mut egui::Ui, text: &str) {
    ui.label(RichText::new(text).font(regular(BODY)).color(TEXT));
}

fn show_rules(ui: &mut egui::Ui, texts: &Texts) {
    pictures::show_pieces(ui);
    ui.add_space(6.0);
    pictures::show_rules(ui, texts);
    heading(ui, texts.get(msg::HELP_IDEA_TITLE));
    paragraph(ui, texts.get(msg::HELP_IDEA));
}

fn show_keys(ui: &mut egui::Ui, context: &Context) {
    const GAP: f32 = 18.0;
    let lines = control_lines(context);
    let width_of =
        |text: &str, font| ui.painter().layout_no_wrap(text.to_owned(), font, TEXT).size().x;
    let widest = |widths: &mut dyn Iterator<Item = f32>| widths.fold(0.0, f32::max);
    let column = |lines: &[(String, String)]| {
        let keys = widest(&mut lines.iter().map(|(keys, _)| width_of(keys, bold(LABEL))));
        keys + GAP + widest(&mut lines.iter().map(|(_, meaning)| width_of(meaning, regular(LABEL))))
    };
    // Names of keys are longer in some languages.
    let (left, right) = lines.split_at(lines.len().div_ceil(2));
    let fits = column(left) + GAP + column(right) <= ui.available_width();
    let columns = if fits { 2 } else { 1 };
    let half = lines.len().div_ceil(columns);
    egui::Grid::new("keys").num_columns(2 * columns).spacing(vec2(GAP, 0.0)).show(ui, |ui| {
        for (left, right) in lines[..half].iter().zip(0..) {
            for (keys, meaning) in std::iter::once(left).chain(lines.get(half + right)) {
                ui.label(RichText::new(keys).font(bold(LABEL)).color(ACCENT));
                ui.label(RichText::new(meaning).font(regular(LABEL)).color(TEXT));
            }
            ui.end_row();
        }
    });
}

fn show_aids(ui: &mut egui::Ui, texts: &Texts) {
    let x_ray = texts.with(msg::HELP_AID_X_RAY_TEXT, "n", XRAY_SIZE);
    let coach = texts.with(msg::HELP_AID_COACH_TEXT, "n", Remembered::COACHED);
    for (name, meaning) in [
        (msg::HELP_AID_HINT, texts.get(msg::HELP_AID_HINT_TEXT)),
        (msg::HELP_AID_OUTCOMES, texts.get(msg::HELP_AID_OUTCOMES_TEXT)),
        (msg::HELP_AID_X_RAY, &x_ray),
        (msg::HELP_AID_COACH, &coach),
        (msg::HELP_AID_COUNTING, texts.get(msg::HELP_AID_COUNTING_TEXT)),
        (msg::HELP_AID_FAIR, texts.get(msg::HELP_AID_FAIR_TEXT)),
    ] {
        heading(ui, texts.get(name));
        paragraph(ui, meaning);
    }
}

/// The actions of stacking, and what they do there if it is not what they do in a game.
const STACKING: [(&[Action], Option<text::Message>); 7] = [
    (&[Action::Step(-1, 0), Action::Step(1, 0)], Some(msg::HELP_STACKING_MOVE_DOES)),
    (&[Action::Turn, Action::Hurry], None),
    (&[Action::Place], Some(msg::HELP_STACKING_DROP_DOES)),
    (&[Action::Seek], None),
    (&[Action::Undo], None),
    (&[Action::Hint], None),
    (&[Action::Outcomes], Some(msg::HELP_STACKING_RANKS_DOES)),
];

fn show_stacking(ui: &mut egui::Ui, context: &Context) {
    let texts = &context.texts;
    paragraph(ui, texts.get(msg::HELP_STACKING_GOAL));
    ui.add_space(3.0);
    for rule in [msg::HELP_STACKING_HOLE, msg::HELP_STACKING_CLEAR, msg::HELP_STACKING_OVER] {
        ui.horizontal_top(|ui| {
            paragraph(ui, "•");
            let text = RichText::new(texts.get(rule)).font(regular(BODY)).color(TEXT);
            ui.add(Label::new(text).wrap());
        });
        ui.add_space(3.0);
    }
    heading(ui, texts.get(msg::HELP_STACKING_AIDS));
    paragraph(ui, texts.get(msg::HELP_STACKING_RANK));
    heading(ui, texts.get(msg::HELP_STACKING_KEYS));
    let keys = |actions: &[Action]| {
        let keys = actions.iter().flat_map(|&action| context.preferences.keys.keys(action));
        keys.map(|&chord| texts.chord(chord)).collect::<Vec<_>>().join("  ")
    };
    let rows = STACKING.map(|(actions, meaning)| {
        let meaning = meaning.map_or(texts.action(actions[0]), |meaning| texts.get(meaning));
        let keys = ui.painter().layout_no_wrap(keys(actions), bold(LABEL), ACCENT);
        (keys, meaning)
    });
    let widest = rows.iter().map(|(keys, _)| keys.size().x).fold(0.0, f32::max) + 18.0;
    ui.spacing_mut().item_spacing.y = 2.0;
    for (keys, meaning) in rows {
        let room = ui.available_width() - widest;
        let meaning = ui.painter().layout(meaning.to_owned(), regular(LABEL), TEXT, room);
        let (line, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), meaning.size().y), Sense::hover());
        ui.painter().galley(line.min, keys, ACCENT);
        ui.painter().galley(line.min + vec2(widest, 0.0), meaning, TEXT);
    }
}

/// Actions on files and the clipboard, listed before the others.
const FILES: [Action; 4] = [Action::Save, Action::Copy, Action::CopyGame, Action::Paste];

/// Returns the mouse controls, each action of a game with its keys, and the controls of the game pad.
fn control_lines(context: &Context) -> Vec<(String, String)> {
    let texts = &context.texts;
    let of_action = |action: Action| {
        let keys = context.preferences.keys.keys(action);
        let names: Vec<_> = keys.iter().map(|&chord| texts.chord(chord)).collect();
        (names.join("  "), texts.action(action).to_owned())
    };
    let of_game = |action: &Action| {
        let elsewhere = FILES.contains(action) || !action.is_listed();
        action.scopes().contains(&Scope::Game) && !elsewhere
    };
    let actions = FILES.into_iter().chain(Action::all().filter(of_game));
    let in_words = |(keys, meaning)| (texts.get(keys).to_owned(), texts.get(meaning).to_owned());
    let mouse = MOUSE.map(in_words).into_iter();
    mouse.chain(actions.map(of_action)).chain(PAD.map(in_words)).collect()
}

impl Screen for HelpScreen {
    type Message = Message;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let page = |(page, (name, icon))| {
            let name = context.texts.get(name);
            Command::new(name, None, Message::Page(page)).icon(icon).on(page == self.page)
        };
        let back = Command::back(Message::Leave);
        Commands::new()
            .row(PAGES.into_iter().enumerate().map(page))
            .menu_from_here()
            .row([back])
            .key(Action::Help, Message::Leave)
            .key(Action::Accept, Message::Leave)
    }

    fn steer(&mut self, action: Action, _: &mut Context) -> Option<Message> {
        let Action::Select(to) = action else { return None };
        let turned = |by: usize| Some(Message::Page((self.page + by) % PAGES.len()));
        match to {
            Selecting::Left | Selecting::Previous => return turned(PAGES.len() - 1),
            Selecting::Right | Selecting::Next => return turned(1),
            Selecting::Up => self.scroll -= SCROLL,
            Selecting::Down => self.scroll += SCROLL,
            Selecting::PageUp => self.scroll -= PAGE_SCROLL,
            Selecting::PageDown => self.scroll += PAGE_SCROLL,
        }
        None
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        // Without room for two columns the list is longer.
        let height = if frame.canvas.size.x < TWO_COLUMNS + 2.0 * (PADDING + MARGIN) {
            1000.0
        } else {
            640.0
        };
        let size = ButtonSize::Usual;
        let [rows_of_pages, menu] = frame.commands.parts();
        let place = (self.page, std::mem::take(&mut self.scroll), size.height() + 12.0);
        let pages = |ui: &mut Ui| {
            let clicked = frame.rows(ui, rows_of_pages, size);
            ui.add_space(10.0);
            clicked
        };
        let back = |ui: &mut Ui| {
            ui.add_space(8.0);
            // Enter leaves this screen, so the back button is highlighted.
            let clicked = frame.rows(ui, menu, size);
            ui.add_space(4.0);
            clicked
        };
        frame.panel("help", vec2(800.0, height), (PADDING, 0.0), msg::HELP_TITLE, |ui| {
            match context.is_paused {
                true => widgets::footnote(ui, context.texts.get(msg::PAUSED)),
                false => ui.add_space(8.0),
            }
            list::page(ui, place, pages, |ui| self.show_page(ui, context), back)
        })
    }

    fn act(&mut self, message: Message, _: &mut Context) -> Transition<Message> {
        let Message::Page(page) = message else { return Transition::Back };
        self.page = page;
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    #[test]
    fn the_help_names_the_keys_as_they_are_bound() {
        let mut help = Tester::new(|_| HelpScreen::default());
        let context = help.context();
        context.preferences.keys.bind(Action::Hint, KeyCode::K).unwrap();
        let hint = context.texts.action(Action::Hint).to_owned();
        assert!(control_lines(context).contains(&("K".to_owned(), hint)));
    }

    #[test]
    fn pages_follow_each_other_and_escape_leads_back() {
        let mut help = Tester::new(|_| HelpScreen::default());
        for page in [1, 2, 3, 4, 5, 0] {
            assert!(matches!(help.press(KeyCode::Right), Pressed::Stay));
            assert_eq!(help.screen().page, page);
        }
        help.press(KeyCode::Left);
        assert_eq!(help.screen().page, 5);
        assert!(matches!(help.press(KeyCode::Escape), Pressed::Back));
    }
}
