//! The people who play here.

use egui::{Align2, Rect, RichText, Ui, vec2};

use super::{face_of, fact, head, heading, naming, rated_board, show_face, show_name};
use crate::ai::BoardSize;
use crate::app::board::face;
use crate::app::input::{Action, Scope};
use crate::app::shell::{Context, Destination, Frame, Screen, Section, Transition};
use crate::app::text::msg;
use crate::app::ui::{
    ButtonSize, Card, Command, Commands, FAINT, GAP, HEADING, Icon, LABEL, Line, Place, TEXT,
    ask_to_delete, bold, icon, paint_elided, regular, widgets,
};
use crate::game::{PastOpponent, Person, Score};

/// Messages to the list of people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Show another section.
    Section(Section),
    /// Play as the chosen person, or add somebody.
    Accept,
    /// Ask for the name of somebody new.
    AskToAdd,
    Add(String),
    /// Ask for a new name for the chosen person.
    AskToRename,
    Rename(String),
    /// Ask whether to delete the chosen person.
    AskToDelete,
    Delete,
    Leave,
}

/// The list of people.
pub struct PeopleScreen {
    /// The chosen line: a person's place in the list, or beyond its end the line to add somebody.
    chosen: usize,
}

/// Height of a row, and side of a face there.
const ROW: f32 = 64.0;
const ROW_FACE: f32 = 44.0;

impl PeopleScreen {
    /// Returns the list, with whoever plays chosen.
    pub fn new(context: &Context) -> PeopleScreen {
        let me = context.my_id();
        let place = context.profile.people.people().iter().position(|person| person.id() == me);
        PeopleScreen { chosen: place.unwrap_or_default() }
    }

    /// Returns the chosen person; none on the line that adds somebody.
    fn chosen<'a>(&self, context: &'a Context) -> Option<&'a Person> {
        context.profile.people.people().get(self.chosen)
    }

    fn show_list(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let (context, texts) = (frame.context, &frame.context.texts);
        let people = context.profile.people.people();
        let mut accepts = false;
        for row in 0..=people.len() {
            let place = widgets::strip(ui, ROW);
            let name;
            let (mut note, mut fact) = (String::new(), String::new());
            match people.get(row) {
                Some(person) => {
                    name = texts.name_of_person(person);
                    let of_person = context.profile.statistics().of(person.id());
                    let games = texts.with(msg::HISTORY_COUNT, "n", of_person.games().len());
                    let plays = texts.get(msg::PEOPLE_PLAYS_NOW);
                    note = match person.id() == context.my_id() {
                        true => widgets::side_by_side(&[plays, &games]),
                        false => games,
                    };
                    if of_person.is_rated() {
                        let rating = of_person.rating(rated_board(of_person, context));
                        fact = format!("{rating:.0}");
                    }
                }
                None => name = texts.get(msg::PEOPLE_ADD),
            }
            let is_chosen = self.chosen == row;
            let card = Card { name, note: &note, fact: &fact, is_chosen, ends: [0.0; 2] };
            let picture = |ui: &Ui, place: Rect| match people.get(row) {
                Some(person) => {
                    let face = face_of(person.id(), context);
                    face.into_iter().for_each(|who| face::show(ui, place, who));
                }
                None => {
                    let (at, plus) = (place.center(), Icon::Add.character());
                    let font = icon::font(HEADING);
                    ui.painter().text(at, Align2::CENTER_CENTER, plus, font, TEXT);
                }
            };
            let at = (frame.focus, Place::Line(row, 0));
            accepts |= card.show(ui, place, at, (ROW_FACE, picture)).double_clicked();
        }
        ui.label(RichText::new(texts.get(msg::PEOPLE_NOTE)).font(regular(LABEL)).color(FAINT));
        accepts.then_some(Message::Accept)
    }

    fn show_chosen(&self, ui: &mut Ui, frame: &Frame<Message>) -> Option<Message> {
        let (context, texts) = (frame.context, &frame.context.texts);
        let Some(person) = self.chosen(context) else {
            let place = widgets::strip(ui, 28.0);
            let add = texts.get(msg::PEOPLE_ADD);
            show_name(ui, place, add);
            return None;
        };
        let words = show_face(ui, face_of(person.id(), context));
        let (name, buttons) = words.split_left_right_at_x(words.right() - 92.0);
        show_name(ui, name, texts.name_of_person(person));
        let top = buttons.center().y - ButtonSize::Usual.height() / 2.0;
        let clicked = frame.show_row(ui, buttons.with_min_y(top), "person", ButtonSize::Usual);
        ui.add_space(GAP);
        let of_person = context.profile.statistics().of(person.id());
        let totals = of_person.summary(None).totals;
        let score = totals.score();
        let won = [("won", score.won.into()), ("all", score.games().into())];
        fact(ui, texts.get(msg::YOU_GAMES), &texts.fill(msg::STATISTICS_WON_OF, &won));
        ui.add_space(GAP);
        heading(ui, texts.get(msg::YOU_RATING), "");
        for size in BoardSize::ALL.into_iter().filter(|&size| of_person.is_rated_on(size)) {
            let rating = format!("{:.0}", of_person.rating(size));
            let rating = [("n", rating.into()), ("board", size.to_string().into())];
            let strip = widgets::strip(ui, 22.0);
            let (left, right) = strip.split_left_right_at_fraction(0.7);
            let rating = texts.fill(msg::RATING_ON_BOARD, &rating);
            paint_elided(ui, left, Align2::LEFT_CENTER, &rating, bold(LABEL), TEXT);
            let score = widgets::score_text(of_person.rated_score(size));
            paint_elided(ui, right, Align2::RIGHT_CENTER, &score, regular(LABEL), FAINT);
        }
        if !of_person.is_rated() {
            let none = RichText::new(texts.get(msg::PLAYERS_NO_GAMES)).font(regular(LABEL));
            ui.label(none.color(FAINT));
        }
        ui.add_space(GAP);
        show_score(ui, person, context);
        clicked
    }
}

/// Shows how the games of whoever plays against somebody else here ended, if there are any.
fn show_score(ui: &mut Ui, other: &Person, context: &Context) {
    let is_against = |opponent: &PastOpponent| match opponent {
        PastOpponent::Person(id, _) => *id == Some(other.id()),
        _ => false,
    };
    let mut score = Score::default();
    let games = context.profile.mine().games().iter();
    games.filter(|it| is_against(&it.opponent)).for_each(|game| score.add_game(game.won));
    if score.games() == 0 {
        return;
    }
    let texts = &context.texts;
    let place = widgets::strip(ui, 84.0);
    let inside = widgets::message_box(ui, place);
    let (faces, below) = inside.split_top_bottom_at_y(inside.bottom() - 22.0);
    let numbers = widgets::score_text(score);
    paint_elided(ui, faces, Align2::CENTER_CENTER, &numbers, bold(HEADING), TEXT);
    for (id, x) in [(context.my_id(), -64.0), (other.id(), 64.0)] {
        let place = Rect::from_center_size(faces.center() + vec2(x, 0.0), vec2(36.0, 36.0));
        face_of(id, context).into_iter().for_each(|who| face::show(ui, place, who));
    }
    let against = texts.with(msg::PEOPLE_AGAINST, "name", texts.name_of_person(other));
    paint_elided(ui, below, Align2::CENTER_CENTER, &against, regular(LABEL), FAINT);
}

impl Screen for PeopleScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;
    const IS_LIST: bool = true;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let texts = &context.texts;
        let accept = match self.chosen(context) {
            Some(person) if person.id() == context.my_id() => {
                Command::new(msg::YOU_PLAY, Action::Accept, Message::Accept).icon(Icon::Play)
            }
            Some(person) => {
                let name = texts.name_of_person(person);
                let play = texts.with(msg::PEOPLE_PLAY_AS, "name", name);
                Command::new(play, Action::Accept, Message::Accept).icon(Icon::Person)
            }
            None => Command::new(msg::PEOPLE_ADD, Action::Accept, Message::Accept).icon(Icon::Add),
        };
        let of_person = [
            Command::new(msg::PLAYERS_RENAME, Action::Rename, Message::AskToRename).icon_alone(),
            Command::new(msg::PLAYERS_DELETE, Action::Delete, Message::AskToDelete).icon_alone(),
        ];
        head(Section::People, Message::Leave, Message::Section)
            .row_called("person", of_person.into_iter().filter(|_| self.chosen(context).is_some()))
            .row_called("foot", [accept.primary(true)])
            .key(Action::Add, Message::AskToAdd)
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        vec![Line::new([Message::Accept]); context.profile.people.people().len() + 1]
    }

    fn first(&self, _: &Context) -> Place {
        Place::Line(self.chosen, 0)
    }

    fn select(&mut self, line: Option<usize>) {
        self.chosen = line.unwrap_or(self.chosen);
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let title = frame.context.texts.get(msg::YOU);
        let list = |ui: &mut Ui| self.show_list(ui, frame);
        frame.page(title, list, |ui| self.show_chosen(ui, frame))
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let chosen = self.chosen(context).map(Person::id);
        match (message, chosen) {
            (Message::Section(section), _) => {
                return Transition::Go(Destination::You(section));
            }
            (Message::Accept, Some(id)) => {
                context.profile.people.set_me(id);
                return Transition::Go(Destination::Play);
            }
            (Message::AskToAdd, _) | (Message::Accept, None) => {
                return naming::ask(None, context, Message::Add);
            }
            (Message::Add(name), _) => {
                if naming::add(&name, context) {
                    return Transition::Line(context.profile.people.people().len() - 1);
                }
            }
            (Message::AskToRename, Some(id)) => {
                return naming::ask(Some(id), context, Message::Rename);
            }
            (Message::Rename(name), Some(id)) => naming::rename(id, &name, context),
            (Message::AskToDelete, Some(id)) => {
                let person = context.profile.people.get(id);
                let name = person.map_or("", |person| context.texts.name_of_person(person));
                let question = context.texts.with(msg::PLAYERS_DELETE_QUESTION, "name", name);
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            (Message::Delete, Some(id)) => context.remove_person(id),
            (Message::Leave, _) => return Transition::Go(Destination::Title),
            (_, None) => {}
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Board, Game, Record, Seat, Side};
    use miniquad::KeyCode;

    fn names(tester: &mut Tester<PeopleScreen>) -> Vec<String> {
        let context = tester.context();
        let people = context.profile.people.people().iter();
        people.map(|person| context.texts.name_of_person(person).to_owned()).collect()
    }

    /// Returns the name of the person who plays.
    fn me(tester: &mut Tester<PeopleScreen>) -> String {
        let context = tester.context();
        context.texts.name_of_person(context.profile.people.me()).to_owned()
    }

    #[test]
    fn people_are_chosen_and_deleted_by_keys() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        for name in ["Ann", "Bo", " Ann ", ""] {
            tester.tell(Message::Add(name.to_owned()));
        }
        assert_eq!(names(&mut tester), ["Player 1", "Ann", "Bo"]);
        assert_eq!(me(&mut tester), "Player 1");
        assert!(tester.notice().is_some());
        let plays = tester.press(KeyCode::Enter);
        assert!(matches!(plays, Pressed::Go(Destination::Play)));
        assert_eq!(me(&mut tester), "Bo");
        tester.reopen(|context| PeopleScreen::new(context));
        tester.press(KeyCode::Up);
        tester.press_all(&[KeyCode::Delete, KeyCode::Escape]);
        assert_eq!(names(&mut tester).len(), 3);
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Player 1", "Bo"]);
        assert_eq!(me(&mut tester), "Bo");
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(me(&mut tester), "Player 1");
        let last = tester.context().my_id();
        tester.press_all(&[KeyCode::Up, KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Player 1"], "in place of the last one there is a new one");
        assert_ne!(tester.context().my_id(), last);
    }

    #[test]
    fn whoever_is_chosen_is_told_by_board_and_by_the_games_against_whoever_plays() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        let won = |tester: &mut Tester<PeopleScreen>, record: &mut Record| {
            for command in [
                crate::game::Command::Place("a1,b1,c1,d1".parse().unwrap()),
                crate::game::Command::Resign(Side::Second),
            ] {
                record.game.execute(command).unwrap();
                tester.context().keep_turn(record);
            }
        };
        let me = tester.context().profile.my_seat();
        let level = Seat::from(Level::new(1).unwrap());
        let game = || Game::new(Board::of_size(BoardSize::Eight));
        won(&mut tester, &mut Record::new([me.clone(), level], game()));
        let shown = tester.shown();
        assert!(shown.contains(&"1–0".to_owned()), "{shown:?}");
        assert!(shown.iter().any(|text| text.contains("(8x8)")), "{shown:?}");
        assert!(!shown.iter().any(|text| text.starts_with("You against")), "{shown:?}");
        tester.tell(Message::Add("Ann".to_owned()));
        let ann = tester.context().profile.people.people()[1].seat();
        won(&mut tester, &mut Record::new([me, ann], game()));
        let shown = tester.shown();
        assert!(shown.contains(&"1–0".to_owned()), "{shown:?}");
        assert!(shown.contains(&"You against Ann".to_owned()), "{shown:?}");
        assert!(shown.iter().any(|text| text.contains("No rated games")), "nobody agreed to it");
    }

    #[test]
    fn asking_for_a_name_can_be_cancelled() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        for keys in [&[KeyCode::N][..], &[KeyCode::Down, KeyCode::Enter]] {
            assert!(matches!(tester.press_all(keys), Pressed::Ask(_)));
            tester.press(KeyCode::Escape);
            assert!(names(&mut tester) == ["Player 1"] && tester.notice().is_none());
        }
    }
}
