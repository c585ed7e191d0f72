//! The people who play here, with the selected one's rating as a graph.

use egui::{Align2, Rect, RichText, ScrollArea, Ui, vec2};
use macroquad::input::KeyCode;

use crate::app::screens::players::graph as rating_graph;
use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::text::msg;
use crate::app::ui::dialogs::{Answer, AskDialog, NameDialog};
use crate::app::ui::layout::Canvas;
use crate::app::ui::old_selection::Selection;
use crate::app::ui::theme::{ACCENT, FAINT, TEXT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{PeopleError, Person, PlayerName};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    PlayAs,
    Add,
    Rename,
    Delete,
    Back,
}

/// What is open over the list.
enum Dialog {
    Add(NameDialog),
    Rename(NameDialog),
    Delete(AskDialog),
}

/// The list of players.
pub struct PlayersScreen {
    selection: Selection,
    dialog: Option<Dialog>,
    clicked: Option<Click>,
}

const LINE_HEIGHT: f32 = 40.0;

impl PlayersScreen {
    /// Returns the list with the person selected who plays against the computer.
    pub fn new(context: &Context) -> PlayersScreen {
        let mut selection = Selection::default();
        selection.select(context.players.me().unwrap_or(0));
        PlayersScreen { selection, dialog: None, clicked: None }
    }

    fn act(&mut self, click: Click, context: &mut Context, now: f64) -> Flow {
        let index = self.selection.index();
        let texts = &context.texts;
        let selected = context.players.people().get(index).map(Person::name);
        match (click, selected) {
            (Click::PlayAs, Some(_)) => {
                let me = context.players.me();
                context.players.set_me(if me == Some(index) { None } else { Some(index) });
                context.keep_players(now);
            }
            (Click::Add, _) => {
                let dialog =
                    NameDialog::new(texts.get(msg::PLAYERS_NAME), "", PlayerName::MAX_CHARS);
                self.dialog = Some(Dialog::Add(dialog));
            }
            (Click::Rename, Some(name)) => {
                let dialog = NameDialog::new(
                    texts.get(msg::PLAYERS_NAME),
                    name.as_str(),
                    PlayerName::MAX_CHARS,
                );
                self.dialog = Some(Dialog::Rename(dialog));
            }
            (Click::Delete, Some(name)) => {
                let text =
                    texts.fill(msg::PLAYERS_DELETE_QUESTION, &[("name", name.as_str().into())]);
                self.dialog = Some(Dialog::Delete(AskDialog::delete(text)));
            }
            (Click::Back, _) => return Flow::Back,
            _ => {}
        }
        Flow::Stay
    }

    /// Lets the open dialog act. Returns whether there is one.
    fn follow_dialog(&mut self, input: &Input, context: &mut Context) -> bool {
        let index = self.selection.index();
        match self.dialog.take() {
            None => return false,
            Some(Dialog::Add(mut dialog)) => match dialog.update(input) {
                None => self.dialog = Some(Dialog::Add(dialog)),
                Some(Answer::Yes(name)) => self.add(&name, context, input.now),
                Some(Answer::No) => {}
            },
            Some(Dialog::Rename(mut dialog)) => match dialog.update(input) {
                None => self.dialog = Some(Dialog::Rename(dialog)),
                Some(Answer::Yes(text)) => {
                    let rename = |context: &mut Context, name: &PlayerName| {
                        context.players.rename(index, name)
                    };
                    change(&text, context, input.now, rename);
                }
                Some(Answer::No) => {}
            },
            Some(Dialog::Delete(mut dialog)) => match dialog.update(input) {
                None => self.dialog = Some(Dialog::Delete(dialog)),
                Some(Answer::Yes(())) => {
                    context.players.remove(index);
                    context.keep_players(input.now);
                    self.selection.keep_within(context.players.people().len());
                }
                Some(Answer::No) => {}
            },
        }
        true
    }

    /// Adds a person. The first one plays from now on.
    fn add(&mut self, text: &str, context: &mut Context, now: f64) {
        let add = |context: &mut Context, name: &PlayerName| context.players.add(name);
        if change(text, context, now, add) {
            let last = context.players.people().len() - 1;
            self.selection.select(last);
            if last == 0 {
                context.players.set_me(Some(0));
                context.keep_players(now);
            }
        }
    }

    fn show_lines(&mut self, ui: &mut Ui, context: &Context) {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (index, player) in context.players.people().iter().enumerate() {
            let selected = index == self.selection.index();
            let (rect, response) = widgets::line(ui, LINE_HEIGHT, selected);
            self.selection.follow_mouse(ui, index, &response);
            let painter = ui.painter();
            let left = rect.left_center() + vec2(14.0, 0.0);
            let name = player.name();
            painter.text(left, Align2::LEFT_CENTER, name.as_str(), bold(16.0), TEXT);
            if context.players.me() == Some(index) {
                let at = rect.right_center() - vec2(74.0, 0.0);
                let text = context.texts.get(msg::PLAYERS_ME);
                painter.text(at, Align2::RIGHT_CENTER, text, regular(13.5), ACCENT);
            }
            let right = rect.right_center() - vec2(14.0, 0.0);
            let rating = player.rating().map_or("–".to_owned(), |rating| format!("{rating:.0}"));
            painter.text(right, Align2::RIGHT_CENTER, rating, bold(17.0), TEXT);
        }
    }

    fn show_person(&self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        let Some(player) = context.players.people().get(self.selection.index()) else { return };
        let (won, lost) = player.won_and_lost();
        let count = [("won", won.into()), ("lost", lost.into())];
        let count = texts.fill(msg::PLAYERS_WON_LOST, &count);
        ui.horizontal(|ui| {
            ui.label(RichText::new(player.name().as_str()).font(bold(20.0)));
            ui.label(RichText::new(count).font(regular(15.0)).color(FAINT));
        });
        let note = if won + lost == 0 {
            texts.get(msg::PLAYERS_NO_GAMES)
        } else {
            texts.get(msg::PLAYERS_LAST_GAMES)
        };
        ui.label(RichText::new(note).font(regular(14.0)).color(FAINT));
        let size = vec2(ui.available_width(), (ui.available_height() - 48.0).max(80.0));
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        rating_graph::show(ui, rect, &player.ratings());
        ui.label(RichText::new(texts.get(msg::PLAYERS_UNRATED)).font(regular(13.0)).color(FAINT));
    }

    fn show_buttons(&mut self, ui: &mut Ui, context: &Context) {
        let texts = &context.texts;
        let index = self.selection.index();
        let any = context.players.people().get(index).is_some();
        let plays = context.players.me() == Some(index);
        let buttons = [
            (
                if plays { texts.get(msg::PLAYERS_GUEST) } else { texts.get(msg::PLAYERS_PLAY_AS) },
                "Enter",
                Click::PlayAs,
                any,
            ),
            (texts.get(msg::PLAYERS_ADD), "N", Click::Add, true),
            (texts.get(msg::PLAYERS_RENAME), "R", Click::Rename, any),
            (texts.get(msg::PLAYERS_DELETE), "Delete", Click::Delete, any),
            (context.texts.get(msg::BACK), "Esc", Click::Back, true),
        ];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let width = (ui.available_width() - 4.0 * 8.0) / 5.4;
            for (place, (text, key, click, enabled)) in buttons.into_iter().enumerate() {
                let look = ButtonLook {
                    disabled: !enabled,
                    primary: place == usize::from(!any),
                    key,
                    ..Default::default()
                };
                let width = if place == 0 { width * 1.4 } else { width };
                if widgets::button(ui, vec2(width, 36.0), text, look).clicked() {
                    self.clicked = Some(click);
                }
            }
        });
    }
}

/// Changes the list by a name that was typed, and keeps it. Returns whether that was possible; if not, it says why.
fn change(
    text: &str,
    context: &mut Context,
    now: f64,
    change: impl FnOnce(&mut Context, &PlayerName) -> Result<(), PeopleError>,
) -> bool {
    let done = PlayerName::new(text).map(|name| change(context, &name));
    let texts = &context.texts;
    let refusal = match done {
        Some(Ok(())) => {
            context.keep_players(now);
            return true;
        }
        None => texts.fill(msg::NAME_REFUSED, &[("n", PlayerName::MAX_CHARS.into())]),
        Some(Err(PeopleError::Taken)) => texts.get(msg::PLAYERS_TAKEN).to_owned(),
        Some(Err(PeopleError::Full)) => texts.get(msg::PLAYERS_FULL).to_owned(),
    };
    context.refuse(refusal, now);
    false
}

impl Screen for PlayersScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let rect = canvas.centered(vec2(860.0, 560.0));
        widgets::panel(ctx, "players", rect, 22.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::PLAYERS_TITLE)).font(bold(26.0)));
            });
            ui.add_space(8.0);
            let area = ui.available_rect_before_wrap();
            let room = Rect::from_min_max(area.min, area.max - vec2(0.0, 76.0));
            let narrow = room.width() < 700.0;
            let (list, person) = if narrow {
                room.split_top_bottom_at_fraction(0.42)
            } else {
                room.split_left_right_at_x(room.left() + 330.0)
            };
            let inside = |rect: Rect| egui::UiBuilder::new().max_rect(rect);
            if context.players.people().is_empty() {
                ui.label(
                    RichText::new(texts.get(msg::PLAYERS_NONE)).font(regular(16.0)).color(ACCENT),
                );
            }
            ui.scope_builder(inside(list), |ui| {
                ScrollArea::vertical()
                    .max_height(list.height())
                    .auto_shrink([false, false])
                    .show(ui, |ui| self.show_lines(ui, context));
            });
            let gap = if narrow { vec2(0.0, 10.0) } else { vec2(18.0, 0.0) };
            let person = Rect::from_min_max(person.min + gap, person.max);
            ui.scope_builder(inside(person), |ui| self.show_person(ui, context));
            let below = Rect::from_min_max(room.left_bottom() + vec2(0.0, 14.0), area.max);
            ui.scope_builder(inside(below), |ui| {
                self.show_buttons(ui, context);
                ui.vertical_centered(|ui| {
                    ui.label(
                        RichText::new(texts.get(msg::PLAYERS_HOW)).font(regular(13.0)).color(FAINT),
                    );
                });
            });
        });
        match &mut self.dialog {
            Some(Dialog::Add(dialog) | Dialog::Rename(dialog)) => {
                dialog.ui(ctx, canvas, &context.texts);
            }
            Some(Dialog::Delete(dialog)) => dialog.ui(ctx, canvas, &context.texts),
            None => {}
        }
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        if self.follow_dialog(input, context) {
            self.clicked = None;
            return Flow::Stay;
        }
        let chosen = self.selection.follow_keys(input, context.players.people().len());
        let keys = [
            (chosen, Click::PlayAs),
            (input.is_pressed(KeyCode::N), Click::Add),
            (input.is_pressed(KeyCode::R), Click::Rename),
            (input.is_pressed(KeyCode::Delete), Click::Delete),
            (input.is_pressed(KeyCode::Escape), Click::Back),
        ];
        let pressed = keys.into_iter().find(|(pressed, _)| *pressed).map(|(_, click)| click);
        match self.clicked.take().or(pressed) {
            Some(click) => self.act(click, context, input.now),
            None => Flow::Stay,
        }
    }

    fn takes_all_keys(&self) -> bool {
        self.dialog.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::game::Files;

    fn press(screen: &mut PlayersScreen, context: &mut Context, key: KeyCode) {
        screen.update(&Input::test(&[key]), context);
    }

    fn names(context: &Context) -> Vec<String> {
        let people = context.players.people().iter();
        people.map(|player| player.name().as_str().to_owned()).collect()
    }

    #[test]
    fn the_first_person_plays_and_people_are_chosen_and_deleted_by_keys() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = PlayersScreen::new(&context);
        for name in ["Ann", "Bo", " Ann ", ""] {
            screen.add(name, &mut context, 0.0);
        }
        assert_eq!(
            (names(&context), context.players.me()),
            (vec!["Ann".into(), "Bo".into()], Some(0))
        );
        assert!(context.notice.is_some());
        press(&mut screen, &mut context, KeyCode::Enter);
        assert_eq!(context.players.me(), Some(1));
        press(&mut screen, &mut context, KeyCode::Up);
        for key in [KeyCode::Delete, KeyCode::Escape, KeyCode::Delete, KeyCode::Delete] {
            press(&mut screen, &mut context, key);
        }
        assert_eq!((names(&context), context.players.me()), (vec!["Bo".into()], Some(0)));
        press(&mut screen, &mut context, KeyCode::Enter);
        assert_eq!(context.players.me(), None);
    }

    #[test]
    fn a_name_that_is_typed_takes_all_keys() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = PlayersScreen::new(&context);
        press(&mut screen, &mut context, KeyCode::N);
        assert!(screen.takes_all_keys());
        press(&mut screen, &mut context, KeyCode::Delete);
        assert!(screen.takes_all_keys());
        press(&mut screen, &mut context, KeyCode::Escape);
        assert!(!screen.takes_all_keys());
    }
}
