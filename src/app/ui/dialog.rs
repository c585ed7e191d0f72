//! Dialogs: a question with its answers, or a field for a name. They are as large as their
//! contents.

use std::fmt::Debug;

use egui::{Align, Context, Layout, Pos2, Rect, Ui, pos2};

use super::button::ButtonSize;
use super::command::Command;
use super::icon::Icon;
use super::layout::TableLayout;
use super::list;
use super::recorder::Recorder;
use super::theme::{BODY, HEADING, TEXT, bold, regular};
use super::widgets;
use crate::app::input::Action;
use crate::app::text::{Message, Texts, Wording, msg};
use crate::app::window::Canvas;
use crate::game::MAX_GAME_NAME;

/// Width of a dialog's contents, in points.
const WIDTH: f32 = 380.0;

/// The answer to a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply<M> {
    /// Sends a message to the screen below.
    Say(M),
    /// Submits the text of the field.
    Confirm,
    /// Closes the dialog without any change.
    Leave,
}

impl<M> Command<Reply<M>> {
    /// Returns the answer that closes a dialog without any change.
    pub fn dismiss() -> Self {
        Command::new(msg::BACK, Action::Back, Reply::Leave)
    }
}

/// A text field of a dialog.
#[derive(Clone, Debug)]
struct TextBox<M> {
    text: String,
    /// Largest number of characters.
    max_chars: usize,
    /// Returns the message that submits the text.
    confirm: fn(String) -> M,
    /// Whether the field was shown before. At first, all of its text is selected.
    is_shown: bool,
}

/// A question that must be answered before the screen below continues.
#[derive(Clone, Debug)]
pub struct Dialog<M> {
    /// The question.
    title: Wording,
    /// An explanation below the title.
    body: Option<Wording>,
    /// Whether the dialog is in the middle of the board, and not of the window.
    is_over_board: bool,
    field: Option<TextBox<M>>,
    /// The rows of answers. The one that is on has the focus at first, or else the first one.
    answers: Vec<Vec<Command<Reply<M>>>>,
}

impl<M: Clone + Debug> Dialog<M> {
    /// Returns a question with rows of answers. The one that is on has the focus, or else the first
    /// one.
    pub fn new(title: impl Into<Wording>, answers: Vec<Vec<Command<Reply<M>>>>) -> Dialog<M> {
        let (title, body, field) = (title.into(), None, None);
        Dialog { title, body, is_over_board: false, field, answers }
    }

    /// Returns whether the first answer, which Enter gives, loses something: a game, an entry, or
    /// something that the other answers keep.
    pub fn first_answer_is_destructive(&self) -> bool {
        let first = self.answers.first().and_then(|row| row.first());
        let action = first.and_then(|it| it.action);
        matches!(action, Some(Action::Delete | Action::Confirm))
    }

    /// Adds an explanation below the title.
    pub fn with_body(self, body: impl Into<Wording>) -> Dialog<M> {
        Dialog { body: Some(body.into()), ..self }
    }

    /// Shows the dialog over the board.
    pub fn over_board(self) -> Dialog<M> {
        Dialog { is_over_board: true, ..self }
    }

    /// Returns what a screen reader says when the dialog opens. The title names the field, if there
    /// is one.
    pub fn words(&self, texts: &Texts) -> Vec<String> {
        let title = Some(&self.title).filter(|_| self.field.is_none());
        title.into_iter().chain(&self.body).map(|it| it.text(texts).to_owned()).collect()
    }

    /// Returns the message of an answer; `None` if it changes nothing.
    pub fn message(&self, answer: Reply<M>) -> Option<M> {
        match answer {
            Reply::Say(message) => Some(message),
            Reply::Confirm => self.field.as_ref().map(|field| (field.confirm)(field.text.clone())),
            Reply::Leave => None,
        }
    }

    /// Dims the window below, and shows the dialog.
    ///
    /// With `is_paused`, it says that the game below is paused.
    pub fn show(
        &mut self,
        ctx: &Context,
        canvas: Canvas,
        recorder: &Recorder<Reply<M>>,
        is_paused: bool,
    ) {
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        let board = || TableLayout::new(canvas.size).board.rect;
        let center = if self.is_over_board { board() } else { window }.center();
        let width = WIDTH.min(canvas.size.x - 90.0);
        // Beside a wide dialog, the middle of a small board is too close to the window's edge.
        let half = (width / 2.0 + 30.0).min(window.width() / 2.0);
        let center = pos2(center.x.clamp(half, window.right() - half), center.y);
        widgets::modal(ctx, window, center, width, |ui| {
            if is_paused {
                widgets::footnote(ui, recorder.texts().get(msg::PAUSED));
            }
            // Contents higher than the window scroll.
            let scrolled = list::with_max_height(widgets::dialog_room(window));
            let contents = |ui: &mut Ui| self.show_contents(ui, recorder);
            widgets::scroll(ui, scrolled.auto_shrink([false, true]), contents);
        });
    }

    /// Shows the title, the explanation, the field and the answers.
    fn show_contents(&mut self, ui: &mut Ui, recorder: &Recorder<Reply<M>>) {
        let texts = recorder.texts();
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            widgets::label(ui, self.title.text(texts), bold(HEADING), TEXT);
            if let Some(body) = &self.body {
                widgets::label(ui, body.text(texts), regular(BODY), TEXT);
            }
        });
        if let Some(field) = &mut self.field {
            recorder.by_tab();
            let response = {
                let name = self.title.text(texts);
                widgets::text_field(ui, name, &mut field.text, field.max_chars)
            };
            if !response.has_focus() {
                response.request_focus();
            }
            if !std::mem::replace(&mut field.is_shown, true) {
                widgets::select_from(ui, &response, 0, &field.text);
            }
        }
        ui.add_space(12.0);
        recorder.rows(ui, |_| ButtonSize::Large, &self.answers);
    }
}

/// Asks whether to do something. Enter changes nothing.
pub fn ask_whether<M: Clone + Debug>(
    question: impl Into<Wording>,
    (no, icon): (Message, Icon),
    (yes, action, message): (Message, Action, M),
) -> Dialog<M> {
    let answers = vec![
        Command::new(no, Action::Back, Reply::Leave).icon(icon).primary(true),
        Command::new(yes, action, Reply::Say(message)),
    ];
    Dialog::new(question, vec![answers])
}

/// Asks before something is deleted. Enter, the key that opens an entry, keeps it.
pub fn ask_to_delete<M: Clone + Debug>(question: String, delete: M) -> Dialog<M> {
    let delete = (msg::GAMES_DELETE, Action::Delete, delete);
    ask_whether(question, (msg::DELETE_KEEP, Icon::Close), delete)
}

/// Asks for a name.
pub fn ask_name<M: Clone + Debug>(
    title: impl Into<Wording>,
    name: &str,
    max_chars: usize,
    confirm: fn(String) -> M,
) -> Dialog<M> {
    ask_text(title, (msg::OK, Icon::Check), (name, max_chars), confirm)
}

fn ask_text<M: Clone + Debug>(
    title: impl Into<Wording>,
    (yes, icon): (Message, Icon),
    (name, max_chars): (&str, usize),
    confirm: fn(String) -> M,
) -> Dialog<M> {
    let answers = vec![
        Command::new(yes, None, Reply::Confirm).icon(icon).primary(true),
        Command::new(msg::CANCEL, Action::Back, Reply::Leave).icon(Icon::Close),
    ];
    let field = TextBox { text: name.to_owned(), max_chars, confirm, is_shown: false };
    Dialog { field: Some(field), ..Dialog::new(title, vec![answers]) }
}

/// Asks for another name of a saved game.
pub fn ask_game_name<M: Clone + Debug>(name: &str, confirm: fn(String) -> M) -> Dialog<M> {
    ask_name(msg::GAMES_NAME, name, MAX_GAME_NAME, confirm)
}

/// Asks for the name under which to save a game.
pub fn ask_to_save<M: Clone + Debug>(name: &str, confirm: fn(String) -> M) -> Dialog<M> {
    ask_text(msg::SAVE_GAME, (msg::SAVE, Icon::Save), (name, MAX_GAME_NAME), confirm)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::Scope;
    use crate::app::input::{Bindings, Selecting};
    use crate::app::text::{Language, Texts};
    use crate::app::ui::{Labels, Shown, Spot, theme};
    use egui::epaint::ClippedShape;
    use egui::{Id, RawInput, Shape};

    #[test]
    fn only_the_answer_that_says_so_deletes() {
        let (ctx, spot) = (theme::new_egui(), Spot::default());
        let mut dialog = ask_to_delete("Delete?".to_owned(), 'd');
        let (shown, _) = seen(&ctx, Canvas::new(1280.0, 800.0), (&mut dialog, &spot), 0);
        assert_eq!(
            shown.handle(&spot, Action::Accept, Scope::Dialog).message(),
            Some(Reply::Leave)
        );
        assert_eq!(shown.find(Action::Delete).message(), Some(Reply::Say('d')));
    }

    #[test]
    fn a_name_is_sent_when_it_is_confirmed() {
        let (ctx, spot) = (theme::new_egui(), Spot::default());
        let mut dialog = ask_name("Name", "Ann", 24, |name| name);
        assert_eq!(dialog.message(Reply::Confirm), Some("Ann".to_owned()));
        let mut step = |to| {
            let (shown, _) = seen(&ctx, Canvas::new(1280.0, 800.0), (&mut dialog, &spot), 0);
            shown.handle(&spot, Action::Select(to), Scope::Dialog);
            spot.index(&shown.stops)
        };
        assert_eq!(step(Selecting::Right), Some(0), "arrows belong to the text");
        assert_eq!(step(Selecting::Next), Some(1));
    }

    /// With the largest texts, the title of a dialog once was above the window and its last answer
    /// below it.
    #[test]
    fn a_dialog_that_is_higher_than_the_window_scrolls_to_what_is_selected() {
        let (ctx, canvas) = (theme::new_egui(), Canvas::new(640.0, 400.0));
        let mut dialog = dialog_of(12);
        let spot = Spot::default();
        let (shown, first) = seen(&ctx, canvas, (&mut dialog, &spot), 0);
        assert!(has(&first, "Title") && has(&first, "Answer 0"), "{first:?}");
        shown.handle(&spot, Action::Select(Selecting::Up), Scope::Dialog);
        let (_, last) = seen(&ctx, canvas, (&mut dialog, &spot), 1);
        assert!(has(&last, "Answer 11") && !has(&last, "Title"), "{last:?}");
    }

    /// A dialog once scrolled within the height of the one before it.
    #[test]
    fn a_dialog_after_a_lower_one_is_as_high_as_it_needs_to_be() {
        let (ctx, canvas) = (theme::new_egui(), Canvas::new(1280.0, 800.0));
        let spot = Spot::default();
        seen(&ctx, canvas, (&mut dialog_of(1), &spot), 0);
        let (_, shown) = seen(&ctx, canvas, (&mut dialog_of(6), &spot), 1);
        assert!(has(&shown, "Title") && has(&shown, "Answer 5"), "{shown:?}");
    }

    /// A dialog of one answer once filled the height of the window.
    #[test]
    fn a_dialog_is_no_higher_than_its_contents() {
        let (ctx, canvas) = (theme::new_egui(), Canvas::new(1280.0, 800.0));
        seen(&ctx, canvas, (&mut dialog_of(1), &Spot::default()), 0);
        let height = ctx.memory(|it| it.area_rect(Id::new("modal"))).unwrap().height();
        assert!((100.0..200.0).contains(&height), "{height}");
    }

    fn dialog_of(answers: i32) -> Dialog<i32> {
        let answer = |n| Command::new(format!("Answer {n}"), None, Reply::Say(n));
        Dialog::new("Title", (0..answers).map(|n| vec![answer(n)]).collect())
    }

    fn has(shown: &[String], text: &str) -> bool {
        shown.iter().any(|it| it == text)
    }

    /// Returns the texts of a dialog that are completely visible after a second, in which it has
    /// scrolled.
    fn seen<M: Clone + Debug>(
        ctx: &egui::Context,
        canvas: Canvas,
        (dialog, spot): (&mut Dialog<M>, &Spot),
        second: u8,
    ) -> (Shown<Reply<M>>, Vec<String>) {
        let mut record = Shown::default();
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        let (texts, keys) = (Texts::new(Language::reference()), Bindings::default());
        let labels = Labels { texts: &texts, keys: &keys };
        let frames = (0..30u8).map(|frame| {
            let time = Some(f64::from(second) + f64::from(frame) / 30.0);
            let input = RawInput { screen_rect: Some(window), time, ..Default::default() };
            let show = |ctx: &egui::Context| {
                let recorder = Recorder::new(spot, labels, Scope::Dialog);
                dialog.show(ctx, canvas, &recorder, false);
                record = recorder.finish();
                spot.settle(&record.stops, Scope::Dialog);
            };
            ctx.run(input, show).shapes
        });
        let shown = |it: ClippedShape| match it.shape {
            Shape::Text(text) => {
                let place = text.visual_bounding_rect();
                let is_seen = it.clip_rect.intersect(window).contains_rect(place);
                is_seen.then(|| text.galley.text().to_owned())
            }
            _ => None,
        };
        let last = frames.last().unwrap();
        let texts = last.into_iter().filter_map(shown).collect();
        (record, texts)
    }
}
