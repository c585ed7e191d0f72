//! The names of two people who play on the same seat.

use egui::{Key, RichText, vec2};
use macroquad::input::KeyCode;

use crate::app::shell::context::Context;
use crate::app::shell::old::{Flow, Input, Screen};
use crate::app::shell::screen::Destination;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::Canvas;
use crate::app::ui::theme::{FAINT, bold, regular};
use crate::app::ui::widgets::{self, ButtonLook};
use crate::game::{Board, Game, PlayerName, Record, Seat};

/// The names of two people, typed or pasted.
pub struct TwoPlayersScreen {
    names: [String; 2],
    /// Field that the keys go to; none until the next frame gives it to one.
    focus: Option<usize>,
    start: bool,
    swap: bool,
    back: bool,
}

impl TwoPlayersScreen {
    /// Returns the screen with the names of those who played last.
    pub fn new(context: &Context) -> TwoPlayersScreen {
        let texts = &context.texts;
        let [mut first, mut second] = context.remembered.names.clone();
        if first.is_empty() {
            texts.get(msg::PLAYER_ONE).clone_into(&mut first);
        }
        if second.is_empty() {
            texts.get(msg::PLAYER_TWO).clone_into(&mut second);
        }
        let names = [first, second];
        TwoPlayersScreen { names, focus: Some(0), start: false, swap: false, back: false }
    }

    fn show_fields(&mut self, ui: &mut egui::Ui, texts: &Texts) {
        let labels = [texts.get(msg::FIRST_PLAYER), texts.get(msg::SECOND_PLAYER)];
        let focus = self.focus.take();
        let mut focused = None;
        for (index, label) in labels.into_iter().enumerate() {
            ui.horizontal(|ui| {
                let label = RichText::new(label).font(regular(17.0)).color(FAINT);
                ui.add_sized(vec2(110.0, 42.0), egui::Label::new(label));
                let name = &mut self.names[index];
                let response = widgets::text_field(ui, name, PlayerName::MAX_CHARS);
                if focus == Some(index) {
                    response.request_focus();
                } else if response.has_focus() {
                    focused = Some(index);
                }
            });
            ui.add_space(8.0);
        }
        let other = ui.input(|i| i.key_pressed(Key::ArrowUp) || i.key_pressed(Key::ArrowDown));
        self.focus = focused.filter(|_| other).map(|index| 1 - index);
    }

    /// Returns the game of two people with these names, or `None` if one of them is no name.
    fn record(&self, context: &Context) -> Option<Record> {
        let [first, second] = self.names.each_ref().map(|name| {
            let seat = PlayerName::new(name).map(|name| context.players.seat_of(&name));
            if is_default(name, &context.texts) { Some(Seat::GUEST) } else { seat }
        });
        Some(Record::new([first?, second?], Game::new(Board::empty())))
    }
}

/// Returns whether this is what stands in a field before anybody types a name.
fn is_default(name: &str, texts: &Texts) -> bool {
    [texts.get(msg::PLAYER_ONE), texts.get(msg::PLAYER_TWO)].contains(&name.trim())
}

impl Screen for TwoPlayersScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        let texts = &context.texts;
        let rect = canvas.centered(vec2(560.0, 332.0));
        widgets::panel(ctx, "two players", rect, 28.0, |ui| {
            ui.vertical_centered(|ui| {
                ui.label(RichText::new(texts.get(msg::TWO_PLAYERS_TITLE)).font(bold(26.0)));
            });
            ui.add_space(14.0);
            self.show_fields(ui, texts);
            ui.add_space(6.0);
            let width = ui.available_width();
            let primary = ButtonLook { primary: true, key: "Enter", ..Default::default() };
            self.start |=
                widgets::button(ui, vec2(width, 48.0), texts.get(msg::START), primary).clicked();
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                let size = vec2((width - 10.0) / 2.0, 40.0);
                let look = ButtonLook::default();
                self.swap |=
                    widgets::button(ui, size, texts.get(msg::TWO_PLAYERS_SWAP), look).clicked();
                let look = ButtonLook { key: "Esc", ..Default::default() };
                self.back |= widgets::button(ui, size, texts.get(msg::BACK), look).clicked();
            });
            ui.add_space(4.0);
            ui.vertical_centered(|ui| {
                ui.label(
                    RichText::new(texts.get(msg::TWO_PLAYERS_KEYS))
                        .font(regular(13.0))
                        .color(FAINT),
                );
            });
        });
    }

    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        if self.back || input.is_pressed(KeyCode::Escape) {
            return Flow::Go(Destination::Title);
        }
        if std::mem::take(&mut self.swap) {
            self.names.swap(0, 1);
        }
        if std::mem::take(&mut self.start) || input.is_enter() {
            let Some(record) = self.record(context) else {
                let text =
                    context.texts.fill(msg::NAME_REFUSED, &[("n", PlayerName::MAX_CHARS.into())]);
                context.refuse(text, input.now);
                self.focus = Some(0);
                return Flow::Stay;
            };
            // A default name is not kept: in another language it would be somebody's name.
            let kept = |name: &String| !is_default(name, &context.texts);
            let names = self.names.each_ref().map(|name| Some(name.clone()).filter(kept));
            context.remembered.names = names.map(Option::unwrap_or_default);
            return Flow::Go(Destination::Table(Box::new(record)));
        }
        Flow::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::preferences::Preferences;
    use crate::app::text::Language;
    use crate::game::Files;

    #[test]
    fn names_are_remembered_and_no_game_begins_without_them() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let mut screen = TwoPlayersScreen::new(&context);
        assert_eq!(screen.names, ["Player 1", "Player 2"].map(str::to_owned));
        let enter = Input::test(&[KeyCode::Enter]);
        screen.names[1] = " \u{7}".to_owned();
        assert!(matches!(screen.update(&enter, &mut context), Flow::Stay));
        assert!(context.notice.is_some());
        screen.names[1] = "Player 2".to_owned();
        let Flow::Go(Destination::Table(record)) = screen.update(&enter, &mut context) else {
            panic!("no game begins")
        };
        assert_eq!(record.seats, [Seat::GUEST, Seat::GUEST]);
        context.texts = Texts::of(Language::find("ko").unwrap());
        assert_eq!(TwoPlayersScreen::new(&context).names, ["플레이어 1", "플레이어 2"]);
        screen.names = ["Ann", "철수"].map(str::to_owned);
        let Flow::Go(Destination::Table(record)) = screen.update(&enter, &mut context) else {
            panic!("no game begins")
        };
        assert_eq!(record.seats[1], Seat::named(PlayerName::new("철수").unwrap()));
        assert_eq!(TwoPlayersScreen::new(&context).names, screen.names);
    }
}
