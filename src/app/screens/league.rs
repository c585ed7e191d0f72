//! The league of the named players: its table, and the one who is selected, with face and sentence.

use egui::{Align2, Rect, RichText, Ui, Vec2, vec2};

use crate::ai::Character;
use crate::app::board::face::{self, Face};
use crate::app::input::{Action, Scope};
use crate::app::screens::new_game;
use crate::app::settings::Rival;
use crate::app::shell::{Context, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, Command, Commands, FAINT, HEADING, Icon, LABEL, Line,
    Selection, TEXT, Tip, bold, list, paint_elided, regular, widgets,
};
use crate::game::{League, Standing};

/// Messages to the league.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Play against the one who is selected.
    Challenge,
    Leave,
}

/// The league.
pub struct LeagueScreen {
    selection: Selection,
}

/// Width and height of the panel.
const SIZE: Vec2 = vec2(900.0, 600.0);

/// Height that the contents need at least.
const LEAST: f32 = 250.0;

const LINE_HEIGHT: f32 = 35.0;

/// The right edges of the columns of numbers, as distances from the right edge of the table, with their names.
const COLUMNS: [(f32, text::Message); 5] = [
    (208.0, msg::LEAGUE_GAMES),
    (164.0, msg::LEAGUE_WON),
    (120.0, msg::LEAGUE_LOST),
    (70.0, msg::LEAGUE_POINTS),
    (12.0, msg::LEAGUE_ELO),
];

impl LeagueScreen {
    /// Returns the league with the opponent of the last game selected, if that was a named player.
    pub fn new(context: &Context) -> LeagueScreen {
        let chosen = match context.remembered.last_choice.rival {
            Rival::Character(character) => Some(character),
            _ => None,
        };
        let table = context.league.table();
        let row = table.iter().position(|(character, _)| Some(*character) == chosen);
        LeagueScreen { selection: Selection::at(row.unwrap_or(0)) }
    }

    fn selected(&self, context: &Context) -> Option<(Character, Standing)> {
        context.league.table().get(self.selection.row()).copied()
    }

    fn show_table(&mut self, ui: &mut Ui, context: &Context) -> Option<Message> {
        let texts = &context.texts;
        ui.spacing_mut().item_spacing.y = 2.0;
        let head = widgets::strip(ui, 20.0);
        for (from_right, name) in COLUMNS {
            let at = head.right_center() - vec2(from_right, 0.0);
            ui.painter().text(at, Align2::RIGHT_CENTER, texts.get(name), regular(CAPTION), FAINT);
        }
        let mut opened = None;
        for (row, (character, standing)) in context.league.table().into_iter().enumerate() {
            let (rect, opens) = list::opening_line(ui, LINE_HEIGHT, &mut self.selection, row);
            let left = rect.left_center();
            let rank = (row + 1).to_string();
            let at = left + vec2(28.0, 0.0);
            ui.painter().text(at, Align2::RIGHT_CENTER, rank, regular(LABEL), FAINT);
            let side = LINE_HEIGHT - 6.0;
            let place = Rect::from_center_size(left + vec2(54.0, 0.0), Vec2::splat(side));
            face::show(ui, place, Face::Character(character));
            let values = [
                standing.games().to_string(),
                standing.won.to_string(),
                standing.lost.to_string(),
                standing.points().to_string(),
                format!("{:.0}", standing.rating),
            ];
            for ((from_right, name), value) in COLUMNS.into_iter().zip(values) {
                let at = rect.right_center() - vec2(from_right, 0.0);
                let font = if name == msg::LEAGUE_POINTS { bold(BODY) } else { regular(LABEL) };
                ui.painter().text(at, Align2::RIGHT_CENTER, value, font, TEXT);
            }
            let end = rect.right() - COLUMNS[0].0 - 22.0;
            let room = rect.with_min_x(place.right() + 10.0).with_max_x(end);
            let name = texts.character(character);
            paint_elided(ui, room, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
            opened = opens.then_some(Message::Challenge).or(opened);
        }
        opened
    }

    /// Returns where the season stands, in a sentence.
    fn season(context: &Context) -> String {
        let (season, round, rounds) = context.league.season();
        let texts = &context.texts;
        let arguments = [
            ("season", season.into()),
            ("board", League::BOARD.to_string().into()),
            ("n", round.into()),
            ("all", rounds.into()),
        ];
        let season = texts.fill(msg::LEAGUE_SEASON, &arguments);
        match context.league.champion() {
            Some(champion) => {
                let name = texts.character(champion);
                let champion = texts.with(msg::LEAGUE_CHAMPION, "name", name);
                widgets::side_by_side(&[&season, &champion])
            }
            None => season,
        }
    }
}

/// Shows a named player: face, sentence, rating, and the games against whoever is playing.
fn show_player(ui: &mut Ui, character: Character, height: f32, context: &Context) {
    let texts = &context.texts;
    let board = context.remembered.board;
    let side = (height - 160.0).clamp(72.0, 170.0).min(ui.available_width());
    let rect = widgets::strip(ui, side);
    let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
    face::show(ui, place, Face::Character(character));
    ui.add_space(6.0);
    let met = context.league.met(context.my_id(), character);
    let you = match (met.won, met.lost) {
        (0, 0) => texts.get(msg::LEAGUE_NOT_MET).to_owned(),
        (won, lost) => texts.fill(msg::LEAGUE_MET, &[("won", won.into()), ("lost", lost.into())]),
    };
    let name = texts.character(character).to_owned();
    let note = texts.note_on_character(character).to_owned();
    let elo = character.data().elo(board).into();
    let rating = [("n", elo), ("board", board.to_string().into())];
    let rating = texts.fill(msg::RATING_ON_BOARD, &rating);
    ui.vertical_centered(|ui| {
        for (text, font, color) in [
            (name, bold(HEADING), ACCENT),
            (note, regular(BODY), TEXT),
            (rating.clone(), regular(LABEL), FAINT),
            (you, regular(LABEL), FAINT),
        ] {
            let shown = ui.label(RichText::new(&text).font(font).color(color));
            if text == rating {
                Tip { name: &text, keys: "", about: Some(texts.get(msg::TIP_ELO)) }.show(&shown);
            }
        }
    });
}

impl Screen for LeagueScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let challenge = Command::new(msg::LEAGUE_CHALLENGE, Action::Accept, Message::Challenge);
        let challenge = challenge.icon(Icon::Play).primary(true);
        Commands::new().row_called("foot", [challenge, Command::back(Message::Leave)])
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        vec![Line::new([Message::Challenge]); Character::all().len()]
    }

    fn selection(&mut self) -> Option<&mut Selection> {
        Some(&mut self.selection)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        frame.panel("league", SIZE, (22.0, LEAST), msg::LEAGUE, |ui| {
            widgets::footnote(ui, &LeagueScreen::season(context));
            ui.add_space(6.0);
            let edge = |room: Rect| room.right() - 300.0;
            let foot = |ui: &mut Ui, place| frame.show_row(ui, place, "foot", ButtonSize::Usual);
            let selected = self.selected(context);
            let table = |ui: &mut Ui| self.show_table(ui, context);
            let player = |ui: &mut Ui, height| {
                if let Some((character, _)) = selected {
                    show_player(ui, character, height, context);
                }
                None
            };
            list::panes(ui, (edge, 0.5, vec2(20.0, 10.0)), table, player, foot)
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Challenge => {
                let Some((character, _)) = self.selected(context) else { return Transition::Stay };
                context.remembered.last_choice.rival = Rival::Character(character);
                let record = new_game::begin(context);
                context.send_to_table(record)
            }
            Message::Leave => Transition::Back,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Destination, Pressed, Tester};
    use crate::game::{League, Seat};
    use miniquad::KeyCode;

    /// A league in which no round is due: its clock is ahead.
    fn tester() -> Tester<LeagueScreen> {
        Tester::new(|context| {
            context.league = League::new(3);
            context.league.follow_clock(u64::MAX);
            LeagueScreen::new(context)
        })
    }

    #[test]
    fn whoever_is_selected_is_challenged_by_a_key() {
        let mut tester = tester();
        tester.press_all(&[KeyCode::Down, KeyCode::Down]);
        let third = tester.context().league.table()[2].0;
        let note = tester.context().texts.note_on_character(third).to_owned();
        assert!(tester.shown().contains(&note));
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        assert_eq!(record.seats, [Seat::GUEST, Seat::from(third)]);
        let chosen = tester.context().remembered.last_choice.rival;
        assert_eq!(chosen, Rival::Character(third));
    }

    #[test]
    fn the_games_of_the_person_stand_beside_the_table() {
        let mut tester = tester();
        assert!(tester.shown().iter().any(|text| text.contains("not played")));
        let best = tester.context().league.table()[0].0;
        let seats = [Seat::GUEST, Seat::from(best)];
        let game = crate::game::Game::new(crate::game::Board::empty());
        let mut record = crate::game::Record::new(seats, game);
        record.game.execute(crate::game::Command::Resign(crate::game::Side::First)).unwrap();
        tester.context().league.meet(&record);
        assert!(tester.shown().iter().any(|text| text.contains("0 won, 1 lost")));
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }
}
