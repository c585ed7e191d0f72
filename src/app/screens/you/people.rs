//! The list of people who play here, beside the chosen person.

use egui::{Align2, Rect, RichText, Ui, Vec2, vec2};

use super::{fact, heading, naming, rated_board, sections, show_name, won_text};
use crate::ai::BoardSize;
use crate::app::board::face::{self, Face};
use crate::app::input::{Action, Scope};
use crate::app::shell::{Context, Destination, Page, Screen, Section, Transition, View};
use crate::app::text::msg;
use crate::app::ui::{
    ButtonSize, Card, Command, FAINT, GAP, HEADING, Handled, Icon, LABEL, Stop, TEXT,
    ask_to_delete, bold, list, paint_elided, regular, widgets,
};
use crate::game::{Person, PersonId, PlayedGame, Score};

/// Messages to the list of people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Choose the line with this index.
    Choose(usize),
    /// Show another section.
    Section(Section),
    /// Play as the chosen person, or add a person on the last line.
    Accept,
    /// Show the profile of the chosen person.
    Profile,
    /// Ask for the name of a new person.
    AskToAdd,
    Add(String),
    /// Ask for a new name for the chosen person.
    AskToRename,
    Rename(String),
    /// Ask whether to delete the chosen person.
    AskToDelete,
    Delete,
}

/// The list of people.
pub struct PeopleScreen {
    /// The chosen line: the index of a person, or the number of people for the line that adds one.
    chosen: usize,
    scores: Scores,
}

/// The key of the scores: the person who plays, the chosen person, the number of people, and the
/// number of changes of the statistics.
type ScoresKey = (PersonId, Option<PersonId>, usize, u64);

/// The scores and ratings of people.
struct Scores {
    /// The scores are computed anew when it changes.
    key: ScoresKey,
    /// For each person, the number of games, and the rating if there is one.
    people: Vec<(usize, Option<f64>)>,
    /// The score of all games of the chosen person.
    all: Score,
    /// For each board on which the chosen person is rated, the rating and the score of rated games.
    rated: Vec<(BoardSize, f64, Score)>,
    /// The score of the person who plays against the chosen person.
    against: Score,
}

impl PeopleScreen {
    /// Returns the list, with the person who plays chosen.
    pub fn new(context: &Context) -> PeopleScreen {
        let me = context.my_id();
        let index = context.profile.people().people().iter().position(|person| person.id == me);
        let chosen = index.unwrap_or_default();
        PeopleScreen { chosen, scores: Scores::new(scores_key(chosen, context), context) }
    }

    /// Returns the chosen person, or `None` on the line that adds one.
    fn chosen<'a>(&self, context: &'a Context) -> Option<&'a Person> {
        context.profile.people().people().get(self.chosen)
    }

    fn show_list(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let people = context.profile.people().people();
        let lines = (people.len() + 1, self.chosen);
        view.items(ui, lines, Message::Choose, &Message::Accept, |ui, rect, row, stop| {
            let person = people.get(row);
            let add = texts.get(msg::PEOPLE_ADD);
            let name = person.map_or(add, |person| texts.name_of_person(person));
            let (games, rating) = self.scores.people.get(row).copied().unwrap_or_default();
            let games = texts.with(msg::HISTORY_COUNT, "n", games);
            let note = match person {
                None => String::new(),
                Some(person) if person.id == context.my_id() => {
                    widgets::side_by_side(&[texts.get(msg::PEOPLE_PLAYS_NOW), &games])
                }
                Some(_) => games,
            };
            let fact = rating.map_or(String::new(), |rating| format!("{rating:.0}"));
            let is_chosen = Some(self.chosen == row);
            let card = Card { name, note: &note, fact: &fact, is_chosen, ..Card::default() };
            let picture = |ui: &Ui, rect: Rect| match person {
                Some(person) => show_face(ui, rect, person.id, context),
                None => Icon::Add.paint(ui.painter(), rect.center(), HEADING, TEXT),
            };
            let stop = match person {
                Some(_) => stop,
                None => Stop { accept: Handled::Message(Message::AskToAdd), ..stop },
            };
            let response = view.card(ui, rect, &card, (list::ITEM_FACE, picture), stop);
            if person.is_none() && response.clicked() {
                view.send(Message::AskToAdd);
            }
        });
        widgets::label(ui, texts.get(msg::PEOPLE_NOTE), regular(LABEL), FAINT);
    }

    fn show_chosen(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let Some(person) = self.chosen(context) else {
            show_name(ui, None, [texts.get(msg::PEOPLE_ADD), ""], 0);
            return;
        };
        let face = Face::for_person(person.id, context.profile.people());
        let buttons = [
            Command::new(msg::PEOPLE_RENAME, Action::Rename, Message::AskToRename).icon_alone(),
            Command::new(msg::PEOPLE_DELETE, Action::Delete, Message::AskToDelete).icon_alone(),
        ];
        let place = show_name(ui, face, [texts.name_of_person(person), ""], buttons.len());
        view.buttons_in(ui, place, ButtonSize::Usual, &buttons);
        ui.add_space(GAP);
        let Scores { all, rated, against, .. } = &self.scores;
        fact(ui, texts.get(msg::YOU_GAMES), &won_text(*all, texts));
        ui.add_space(GAP);
        heading(ui, texts.get(msg::YOU_RATING), "");
        for &(size, rating, score) in rated {
            let strip = widgets::strip(ui, 22.0);
            let (left, right) = strip.split_left_right_at_fraction(0.7);
            let rating = texts.rating(rating, size);
            paint_elided(ui, left, Align2::LEFT_CENTER, &rating, bold(LABEL), TEXT);
            let score = widgets::score_text(score);
            paint_elided(ui, right, Align2::RIGHT_CENTER, &score, regular(LABEL), FAINT);
        }
        if rated.is_empty() {
            let none = RichText::new(texts.get(msg::PEOPLE_NO_GAMES)).font(regular(LABEL));
            ui.label(none.color(FAINT));
        }
        ui.add_space(GAP);
        if against.games() > 0 {
            show_score(ui, *against, person, context);
        }
    }
}

fn show_face(ui: &Ui, rect: Rect, id: PersonId, context: &Context) {
    if let Some(face) = Face::for_person(id, context.profile.people()) {
        face::show(ui, rect, face);
    }
}

fn scores_key(chosen: usize, context: &Context) -> ScoresKey {
    let people = context.profile.people().people();
    let chosen = people.get(chosen).map(|person| person.id);
    (context.my_id(), chosen, people.len(), context.profile.statistics().changes())
}

impl Scores {
    fn new(key: ScoresKey, context: &Context) -> Scores {
        let statistics = context.profile.statistics();
        let of_person = |person: &Person| {
            let theirs = statistics.of(person.id);
            let rating = theirs.is_rated().then(|| theirs.rating(rated_board(theirs, context)));
            (theirs.games().len(), rating)
        };
        let people = context.profile.people().people().iter().map(of_person).collect();
        let (mut all, mut rated, mut against) = (Score::default(), Vec::new(), Score::default());
        if let (_, Some(chosen), ..) = key {
            let theirs = statistics.of(chosen);
            all = theirs.score(|_| true);
            rated = BoardSize::ALL
                .into_iter()
                .filter(|&size| theirs.is_rated_on(size))
                .map(|size| {
                    (
                        size,
                        theirs.rating(size),
                        theirs.score(|game| game.is_rated() && game.board() == size),
                    )
                })
                .collect();
            let is_against = |game: PlayedGame<'_>| game.opponent().person() == Some(chosen);
            against = context.profile.mine().score(is_against);
        }
        Scores { key, people, all, rated, against }
    }
}

/// Shows the score of the person who plays against another person here.
fn show_score(ui: &mut Ui, score: Score, other: &Person, context: &Context) {
    let texts = &context.texts;
    let rect = widgets::strip(ui, 84.0);
    let inside = widgets::message_box(ui, rect);
    let (faces, below) = inside.split_top_bottom_at_y(inside.bottom() - 22.0);
    let numbers = widgets::score_text(score);
    paint_elided(ui, faces, Align2::CENTER_CENTER, &numbers, bold(HEADING), TEXT);
    for (id, x) in [(context.my_id(), -64.0), (other.id, 64.0)] {
        let rect = Rect::from_center_size(faces.center() + vec2(x, 0.0), Vec2::splat(36.0));
        show_face(ui, rect, id, context);
    }
    let against = texts.with(msg::PEOPLE_AGAINST, "name", texts.name_of_person(other));
    paint_elided(ui, below, Align2::CENTER_CENTER, &against, regular(LABEL), FAINT);
}

impl Screen for PeopleScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn show(&mut self, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        self.chosen = self.chosen.min(context.profile.people().people().len());
        let key = scores_key(self.chosen, context);
        if self.scores.key != key {
            self.scores = Scores::new(key, context);
        }
        let chosen = self.chosen(context);
        let (accept, icon) = match chosen {
            Some(person) if person.id == context.my_id() => {
                (texts.get(msg::YOU_PLAY).to_owned(), Icon::Play)
            }
            Some(person) => {
                let name = texts.name_of_person(person);
                (texts.with(msg::PEOPLE_PLAY_AS, "name", name), Icon::Person)
            }
            None => (texts.get(msg::PEOPLE_ADD).to_owned(), Icon::Add),
        };
        let accept = Command::new(accept, Action::Accept, Message::Accept).icon(icon);
        let profile = Command::new(msg::YOU_PROFILE, None, Message::Profile).icon(Icon::Chart);
        let sections = sections(Section::People, Message::Section);
        let page = Page { sections, ..Page::new(texts.get(msg::DOOR_YOU)) };
        let page = page.foot(chosen.map(|_| profile)).foot([accept.primary(true)]);
        view.key(Action::Add, Message::AskToAdd);
        view.page(page, |ui| self.show_list(ui, view), |ui| self.show_chosen(ui, view));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let chosen = self.chosen(context).map(|person| person.id);
        match (message, chosen) {
            (Message::Choose(line), _) => self.chosen = line,
            (Message::Section(section), _) => {
                return Transition::Go(Destination::You(section));
            }
            (Message::Accept, Some(id)) => {
                context.profile.set_me(&context.files, id);
                return Transition::Go(Destination::Play);
            }
            (Message::Profile, Some(id)) => return Transition::Open(Destination::Profile(id)),
            (Message::AskToAdd, _) | (Message::Accept, None) => {
                return naming::ask(None, context, Message::Add);
            }
            (Message::Add(name), _) => {
                if naming::add(&name, context) {
                    self.chosen = context.profile.people().people().len() - 1;
                    return Transition::focus(&Message::Choose(self.chosen));
                }
            }
            (Message::AskToRename, Some(id)) => {
                return naming::ask(Some(id), context, Message::Rename);
            }
            (Message::Rename(name), Some(id)) => naming::rename(id, &name, context),
            (Message::AskToDelete, Some(id)) => {
                let person = context.profile.people().get(id);
                let name = person.map_or("", |person| context.texts.name_of_person(person));
                let question = context.texts.with(msg::PEOPLE_DELETE_QUESTION, "name", name);
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            (Message::Delete, Some(id)) => context.remove_person(id),
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
        let people = context.profile.people().people().iter();
        people.map(|person| context.texts.name_of_person(person).to_owned()).collect()
    }

    /// Returns the name of the person who plays.
    fn me(tester: &mut Tester<PeopleScreen>) -> String {
        let context = tester.context();
        context.texts.name_of_person(context.profile.people().me()).to_owned()
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
    fn the_chosen_person_has_ratings_by_board_and_a_score_against_the_player() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        let won = |tester: &mut Tester<PeopleScreen>, record: &mut Record| {
            for command in [
                crate::game::Turn::Placement("a1,b1,c1,d1".parse().unwrap()),
                crate::game::Turn::Resignation(Side::Second),
            ] {
                record.game.execute(command).unwrap();
                tester.context().save_turn(record);
            }
        };
        let me = tester.context().profile.my_seat();
        let level = Seat::from(Level::new(1).unwrap());
        let game = || Game::new(Board::new(BoardSize::Eight));
        won(&mut tester, &mut Record::new([me.clone(), level], game()));
        let shown = tester.shown();
        assert!(shown.contains(&"1–0".to_owned()), "{shown:?}");
        assert!(shown.iter().any(|text| text.contains("(8×8)")), "{shown:?}");
        assert!(!shown.iter().any(|text| text.starts_with("You against")), "{shown:?}");
        tester.tell(Message::Add("Ann".to_owned()));
        let ann = tester.context().profile.people().people()[1].seat();
        won(&mut tester, &mut Record::new([me, ann], game()));
        let shown = tester.shown();
        assert!(shown.contains(&"1–0".to_owned()), "{shown:?}");
        assert!(shown.contains(&"You against Ann".to_owned()), "{shown:?}");
        assert!(shown.iter().any(|text| text.contains("No rated games")), "nobody agreed to it");
    }

    /// The statistics of another person once were shown only after "Play as".
    #[test]
    fn the_profile_of_another_person_is_opened_without_playing_as_them() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        tester.tell(Message::Add("Ann".to_owned()));
        let opened = tester.tell(Message::Profile);
        let ann = tester.context().profile.people().people()[1].id;
        assert!(matches!(opened, Pressed::Open(Destination::Profile(who)) if who == ann));
        assert_eq!(me(&mut tester), "Player 1");
    }

    /// A click on the line that adds a person once only chose it, beside a second button.
    #[test]
    fn one_click_on_the_last_line_asks_for_a_name() {
        let mut tester = Tester::new(|context| PeopleScreen::new(context));
        let add = tester.context().texts.get(msg::PEOPLE_ADD).to_owned();
        assert!(matches!(tester.click(&add), Pressed::Ask(_)));
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
