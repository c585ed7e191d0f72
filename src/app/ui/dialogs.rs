//! Small dialogs over a screen: a name to be typed, a question to be answered. They take all keys while they are open.

use egui::{RichText, vec2};
use macroquad::input::KeyCode;

use crate::app::shell::old::Input;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::bold;
use crate::app::ui::widgets::{self, ButtonLook};

/// How a dialog was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// With this.
    Yes(T),
    /// Without.
    No,
}

/// A name that is typed or pasted.
pub struct NameDialog {
    title: String,
    text: String,
    most_chars: usize,
    /// Whether the field has to be given the keys.
    begins: bool,
    clicked: Option<bool>,
}

impl NameDialog {
    /// Returns a dialog that begins with this text.
    pub fn new(title: &str, text: &str, most_chars: usize) -> NameDialog {
        let (title, text) = (title.to_owned(), text.to_owned());
        NameDialog { title, text, most_chars, begins: true, clicked: None }
    }

    /// Shows the dialog.
    pub fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, texts: &Texts) {
        widgets::dialog(ctx, "name", canvas.centered(vec2(440.0, 176.0)), |ui| {
            ui.label(RichText::new(&self.title).font(bold(19.0)));
            ui.add_space(8.0);
            let field = widgets::text_field(ui, &mut self.text, self.most_chars);
            if std::mem::take(&mut self.begins) || !field.has_focus() {
                field.request_focus();
            }
            ui.add_space(12.0);
            let click =
                two_buttons(ui, (texts.get(msg::OK), "Enter"), (texts.get(msg::CANCEL), "Esc"));
            self.clicked = click.or(self.clicked);
        });
    }

    /// Returns the text when it is confirmed, or that the dialog was left.
    pub fn update(&mut self, input: &Input) -> Option<Answer<String>> {
        let clicked = self.clicked.take();
        if clicked == Some(true) || input.is_enter() {
            return Some(Answer::Yes(self.text.clone()));
        }
        (clicked == Some(false) || input.is_pressed(KeyCode::Escape)).then_some(Answer::No)
    }
}

/// A question before something is lost.
pub struct AskDialog {
    text: String,
    clicked: Option<bool>,
}

impl AskDialog {
    /// Returns a question whether to delete something.
    pub fn delete(text: String) -> AskDialog {
        AskDialog { text, clicked: None }
    }

    /// Shows the dialog.
    pub fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, texts: &Texts) {
        widgets::dialog(ctx, "ask", canvas.centered(vec2(440.0, 132.0)), |ui| {
            ui.label(RichText::new(&self.text).font(bold(18.0)));
            ui.add_space(16.0);
            let click = two_buttons(
                ui,
                (texts.get(msg::DELETE_KEEP), "Enter"),
                (texts.get(msg::GAMES_DELETE), "Delete"),
            );
            self.clicked = click.map(|keep| !keep).or(self.clicked);
        });
    }

    /// Returns the answer. Enter, which opens things, keeps.
    pub fn update(&mut self, input: &Input) -> Option<Answer<()>> {
        let clicked = self.clicked.take();
        if clicked == Some(true) || input.is_pressed(KeyCode::Delete) {
            return Some(Answer::Yes(()));
        }
        let no = clicked == Some(false) || input.is_enter() || input.is_pressed(KeyCode::Escape);
        no.then_some(Answer::No)
    }
}

/// Shows two buttons side by side, the first one in the light. Returns whether the first was clicked, if one was.
fn two_buttons(
    ui: &mut egui::Ui,
    first: (&str, &'static str),
    second: (&str, &'static str),
) -> Option<bool> {
    let size = vec2((ui.available_width() - 10.0) / 2.0, 42.0);
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for ((text, key), primary) in [(first, true), (second, false)] {
            let look = ButtonLook { primary, key, ..Default::default() };
            if widgets::button(ui, size, text, look).clicked() {
                clicked = Some(primary);
            }
        }
    });
    clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_confirmed_by_enter_and_given_up_by_escape() {
        let mut dialog = NameDialog::new("Name", "Ann", 24);
        assert_eq!(dialog.update(&Input::test(&[KeyCode::Delete])), None);
        let enter = dialog.update(&Input::test(&[KeyCode::Enter]));
        assert_eq!(enter, Some(Answer::Yes("Ann".to_owned())));
        let escape = dialog.update(&Input::test(&[KeyCode::Escape]));
        assert_eq!(escape, Some(Answer::No));
    }

    #[test]
    fn only_the_delete_key_deletes() {
        let mut dialog = AskDialog::delete("Delete?".to_owned());
        assert_eq!(dialog.update(&Input::test(&[KeyCode::Y])), None);
        for (key, answer) in [(KeyCode::Enter, Answer::No), (KeyCode::Delete, Answer::Yes(()))] {
            assert_eq!(dialog.update(&Input::test(&[key])), Some(answer));
        }
    }
}
