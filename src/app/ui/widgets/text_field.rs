//! Fields for short texts, in which Hangul is composed where the system does not.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::{TextEditOutput, TextEditState};
use egui::{
    Align2, FontSelection, Id, Margin, Rect, Response, Sense, StrokeKind, TextEdit, Ui, Vec2, vec2,
};

use super::texts::Tip;
use crate::app::input::HangulKeyboard;
use crate::app::speech::{self, Kind, Part};
use crate::app::ui::theme::{
    self, ACCENT, BODY, CAPTION, FAINT, RADIUS, TEXT, WARN, bold, regular,
};
use crate::game::one_line;

/// Selects the text of a field from this character on, so that it is replaced by what is typed
/// next.
pub fn select_from(ui: &Ui, field: &Response, from: usize, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let selected = CCursorRange::two(CCursor::new(from), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(selected));
    state.store(ui.ctx(), field.id);
}

/// Shows a field for a short text, across the available width.
///
/// A full field shows how long a text may be. If Hangul is in use, a sign shows which letters are
/// written, and switches between them. A screen reader calls the field by its `name`.
pub fn text_field(ui: &mut Ui, name: &str, text: &mut String, max_chars: usize) -> Response {
    /// Space for the number of characters in a field, in points.
    const NUMBER: i8 = 60;
    /// Width of the sign for the letters in a field, in points.
    const SIGN: f32 = 24.0;
    let shows_sign = HangulKeyboard::get(ui.ctx()).is_offered();
    let right = NUMBER + if shows_sign { SIGN as i8 } else { 0 };
    let margin = Margin { right, ..Margin::symmetric(12, 9) };
    let field = TextEdit::singleline(text)
        .char_limit(max_chars)
        .font(FontSelection::FontId(bold(BODY)))
        .text_color(TEXT)
        .margin(margin)
        .desired_width(ui.available_width() - 12.0 - f32::from(right))
        .show(ui);
    let part = Part { name: Some(name), ..Part::default() };
    speech::tell(ui, &field.response, Kind::Field, part);
    if field.response.changed() {
        make_one_line(ui, &field, text);
    }
    underline_syllable(ui, &field, text);
    let mut end = (field.response.rect + margin).right_center() - vec2(8.0, 0.0);
    if shows_sign {
        let place = Rect::from_center_size(end - vec2(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
        show_sign(ui, place, field.response.id.with("sign"));
        end.x = place.left() - 4.0;
    }
    if text.chars().count() >= max_chars {
        let number = format!("{max_chars}/{max_chars}");
        ui.painter().text(end, Align2::RIGHT_CENTER, number, regular(CAPTION), WARN);
    }
    field.response
}

/// Composes the text typed into a field, and removes what can't stand in a line.
fn make_one_line(ui: &Ui, field: &TextEditOutput, text: &mut String) {
    let line = one_line(text);
    if line == *text {
        return;
    }
    let mut state = field.state.clone();
    if let Some(range) = state.cursor.char_range() {
        let before: String = text.chars().take(range.primary.index).collect();
        let cursor = CCursor::new(one_line(&before).chars().count());
        state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
        state.store(ui.ctx(), field.response.id);
    }
    *text = line;
}

/// Underlines the syllable before the cursor, which letters still join. If the cursor has moved
/// elsewhere, they no longer do.
fn underline_syllable(ui: &Ui, field: &TextEditOutput, text: &str) {
    let keyboard = HangulKeyboard::get(ui.ctx());
    let shown = keyboard.shown.as_str();
    if shown.is_empty() || !field.response.has_focus() {
        return;
    }
    let cursor = field.cursor_range.map_or(0, |range| range.as_sorted_char_range().start);
    let before: String = text.chars().take(cursor).collect();
    if !before.ends_with(shown) {
        HangulKeyboard::update(ui.ctx(), HangulKeyboard::finish);
        return;
    }
    let place = |at| field.galley.pos_from_ccursor(CCursor::new(at)).left_bottom();
    let line =
        [cursor - shown.chars().count(), cursor].map(|at| place(at) + field.galley_pos.to_vec2());
    ui.painter().line_segment(line, theme::stroke(ui.ctx(), 2.0, ACCENT));
}

/// Shows which letters are written, and lets the mouse switch them.
fn show_sign(ui: &Ui, place: Rect, id: Id) {
    let sign = ui.interact(place, id, Sense::CLICK).on_hover_cursor(egui::CursorIcon::PointingHand);
    let (name, keys) = ("한 / A", "Shift+Space");
    Tip { name, keys, about: None }.show(&sign);
    speech::tell(ui, &sign, Kind::Button, Part { name: Some(name), keys, ..Part::default() });
    if sign.clicked() {
        HangulKeyboard::update(ui.ctx(), HangulKeyboard::switch);
    }
    let is_on = HangulKeyboard::get(ui.ctx()).is_on();
    let color = if sign.hovered() { TEXT } else { FAINT };
    let edge = theme::stroke(ui.ctx(), 1.0, color);
    ui.painter().rect_stroke(place.shrink(2.0), RADIUS, edge, StrokeKind::Inside);
    let letter = if is_on { "한" } else { "A" };
    ui.painter().text(place.center(), Align2::CENTER_CENTER, letter, bold(CAPTION), color);
}

/// Returns whether keys are typed into a text field.
///
/// The focus alone is not enough: Tab also moves it to scroll bars.
pub fn is_typing(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| TextEditState::load(ctx, id).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::window::WindowEvent;
    use miniquad::KeyCode;

    /// After Tab on a screen with a scroll bar, no key once had an effect any more.
    #[test]
    fn keys_are_typed_into_text_fields_only() {
        let ctx = theme::new_egui();
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(300.0, 200.0));
        let tab = egui::Event::Key {
            key: egui::Key::Tab,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        let show = |ctx: &egui::Context, mut text: Option<String>| {
            egui::CentralPanel::default().show(ctx, |ui| {
                if let Some(text) = &mut text {
                    text_field(ui, "", text, 5).request_focus();
                }
                egui::ScrollArea::vertical().max_height(50.0).show(ui, |ui| ui.add_space(900.0));
            });
        };
        let run = |events: Vec<egui::Event>, text: Option<&str>| {
            let input = egui::RawInput { screen_rect: Some(window), events, ..Default::default() };
            let _ = ctx.run(input, |ctx| show(ctx, text.map(str::to_owned)));
            (ctx.memory(|memory| memory.focused()).is_some(), is_typing(&ctx))
        };
        run(Vec::new(), None);
        assert_eq!(run(vec![tab], None), (true, false));
        assert_eq!(run(Vec::new(), Some("Ann")), (true, true));
    }

    /// A text field, with the text typed into it key by key.
    struct Typist {
        ctx: egui::Context,
        text: String,
        field: Option<Id>,
    }

    impl Typist {
        /// Returns a typist at a keyboard that writes Hangul.
        fn for_hangul() -> Typist {
            let ctx = theme::new_egui();
            HangulKeyboard::update(&ctx, |keyboard| keyboard.is_usual = true);
            let mut typist = Typist { ctx, text: String::new(), field: None };
            typist.frame(vec![]);
            typist
        }

        fn frame(&mut self, events: Vec<egui::Event>) -> Vec<egui::epaint::ClippedShape> {
            let text = &mut self.text;
            let mut field = None;
            let output = self.ctx.run(egui::RawInput { events, ..Default::default() }, |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| {
                    let response = text_field(ui, "", text, 5);
                    response.request_focus();
                    field = Some(response.id);
                });
            });
            self.field = field;
            output.shapes
        }

        /// Types these characters at once, some of which stand for other keys. Returns the text.
        fn types(&mut self, keys: &str) -> &str {
            let mut events = Vec::new();
            for key in keys.chars() {
                let (code, shift) = match key {
                    '<' => (KeyCode::Backspace, false),
                    '_' => (KeyCode::Space, true),
                    '|' => (KeyCode::RightAlt, false),
                    '?' => (KeyCode::Unknown, false),
                    _ => (KeyCode::A, false),
                };
                let modifiers = egui::Modifiers { shift, ..Default::default() };
                let text = if key == '_' { ' ' } else { key };
                events.extend((!"<|?".contains(key)).then_some(WindowEvent::Text(text)));
                let press = |pressed| WindowEvent::Key { code, pressed, repeat: false, modifiers };
                events.extend([press(true), press(false)]);
            }
            let mut keyboard = HangulKeyboard::get(&self.ctx);
            let mut edits = Vec::new();
            for (index, event) in events.iter().enumerate() {
                let font = bold(BODY);
                let has_glyph = |letter| self.ctx.fonts(|fonts| fonts.has_glyph(&font, letter));
                edits.extend(match (keyboard.edits(&events, index, &has_glyph), event) {
                    (Some(edits), _) => edits,
                    (None, WindowEvent::Text(letter)) => {
                        vec![egui::Event::Text(letter.to_string())]
                    }
                    (None, WindowEvent::Key { code: KeyCode::Backspace, pressed, .. }) => {
                        vec![egui::Event::Key {
                            key: egui::Key::Backspace,
                            physical_key: None,
                            pressed: *pressed,
                            repeat: false,
                            modifiers: egui::Modifiers::NONE,
                        }]
                    }
                    _ => vec![],
                });
            }
            HangulKeyboard::update(&self.ctx, |kept| *kept = keyboard);
            self.frame(edits);
            &self.text
        }

        fn put_cursor(&mut self, from: usize, to: usize) {
            let mut state = TextEditState::load(&self.ctx, self.field.unwrap()).unwrap();
            let range = CCursorRange::two(CCursor::new(from), CCursor::new(to));
            state.cursor.set_char_range(Some(range));
            state.store(&self.ctx, self.field.unwrap());
        }
    }

    #[test]
    fn hangul_is_composed_in_a_text_field_in_one_frame_and_in_many() {
        for keys in [vec!["dkssud"], vec!["d", "k", "s", "s", "u", "d"]] {
            let mut typist = Typist::for_hangul();
            keys.iter().for_each(|keys| _ = typist.types(keys));
            assert_eq!(typist.text, "안녕");
            assert_eq!(typist.types("<"), "안녀");
            assert_eq!(typist.types("<<"), "안");
            assert_eq!(typist.types("<"), "", "a finished syllable goes as a whole");
        }
        assert_eq!(Typist::for_hangul().types("rk1rk"), "가1가");
        let mut typist = Typist::for_hangul();
        assert_eq!(typist.types("rlawlg"), "김지ㅎ", "the font has no 짛");
        assert_eq!(typist.types("us"), "김지현");
        assert_eq!(Typist::for_hangul().types("rkrkrkrkrkrk"), "가가가가가", "five and no more");
    }

    #[test]
    fn a_moved_cursor_begins_another_syllable() {
        let mut typist = Typist::for_hangul();
        typist.types("gksrm");
        typist.put_cursor(1, 1);
        typist.frame(vec![]);
        assert_eq!(typist.types("d"), "한ㅇ그");
        assert_eq!(typist.types("k"), "한아그");
    }

    /// The rest of a known name is suggested behind the syllable, and selected.
    #[test]
    fn a_selection_behind_a_syllable_gives_way_to_the_next_letter() {
        let mut typist = Typist::for_hangul();
        typist.types("rl");
        typist.text.push('영');
        typist.put_cursor(1, 2);
        HangulKeyboard::update(&typist.ctx, |keyboard| keyboard.has_selection = true);
        assert_eq!(typist.types("a"), "김");
    }

    #[test]
    fn some_keys_switch_between_hangul_and_latin_letters() {
        for switch in ["_", "|", "?"] {
            let mut typist = Typist::for_hangul();
            assert_eq!(typist.types(&format!("rk{switch}rk{switch}rk")), "가rk가", "{switch}");
        }
        let mut typist = Typist::for_hangul();
        HangulKeyboard::update(&typist.ctx, |keyboard| keyboard.is_usual = false);
        assert_eq!(typist.types("r_k?"), "r k", "elsewhere these keys have another meaning");
        assert!(!HangulKeyboard::get(&typist.ctx).is_offered());
        assert_eq!(typist.types("|r"), "r kㄱ");
    }

    #[test]
    fn hangul_is_not_composed_where_the_system_does_it() {
        let mut typist = Typist::for_hangul();
        assert_eq!(typist.types("가rk"), "가rk");
    }

    #[test]
    fn the_sign_in_the_field_is_clicked_to_write_latin_letters() {
        let mut typist = Typist::for_hangul();
        let shapes = typist.frame(vec![]);
        let place = shapes.iter().find_map(|shape| match &shape.shape {
            egui::Shape::Text(text) if text.galley.text() == "한" => Some(text.pos),
            _ => None,
        });
        let pos = place.unwrap() + vec2(3.0, 3.0);
        let button = |pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        typist.frame(vec![egui::Event::PointerMoved(pos)]);
        typist.frame(vec![button(true)]);
        typist.frame(vec![button(false)]);
        assert_eq!(typist.types("rk"), "rk");
    }

    /// Text typed beyond the limit once vanished without a word.
    #[test]
    fn a_full_text_field_says_how_long_a_text_may_be() {
        let ctx = theme::new_egui();
        let says = |text: &str| {
            let mut text = text.to_owned();
            let output = ctx.run(egui::RawInput::default(), |ctx| {
                egui::CentralPanel::default().show(ctx, |ui| text_field(ui, "", &mut text, 5));
            });
            format!("{:?}", output.shapes).contains("5/5")
        };
        says("");
        assert!(says("abcde") && !says("abcd"));
    }
}
