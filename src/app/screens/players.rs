//! The people who play here, with the selected person's rating as a graph.

use egui::{Align2, Rect, RichText, Ui, vec2};

use crate::ai::BoardSize;
use crate::app::input::{Action, Scope};
use crate::app::screens::rating_graph;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::msg;
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, Command, Commands, FAINT, Focus, HEADING, Icon, LABEL, Line,
    Place, TEXT, ask_name, ask_to_delete, bold, list, paint_elided, regular, widgets,
};
use crate::game::{People, PeopleError, Person, PlayerName, Score};

/// Messages to the list of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Play as the selected person.
    PlayAs,
    /// Ask for the name of a new player.
    AskToAdd,
    Add(String),
    /// Ask for a new name for the selected person.
    AskToRename,
    Rename(String),
    /// Ask whether to delete the selected person.
    AskToDelete,
    Delete,
    /// Show the statistics of the selected person.
    Statistics,
    /// Show the ratings on boards of this size.
    Board(BoardSize),
    Leave,
}

/// The list of people.
pub struct PlayersScreen {
    /// The selected person.
    line: Option<usize>,
    /// The size of the boards whose ratings are shown.
    board: BoardSize,
}

const LINE_HEIGHT: f32 = 40.0;

impl PlayersScreen {
    /// Returns the list, with the ratings on the board that was chosen last.
    pub fn new(context: &Context) -> PlayersScreen {
        PlayersScreen { line: None, board: context.remembered.board }
    }

    fn selected<'a>(&self, context: &'a Context) -> &'a Person {
        let people = &context.profile.people;
        self.line.and_then(|line| people.people().get(line)).unwrap_or(people.me())
    }

    /// Adds a person.
    fn add(text: &str, context: &mut Context) -> Transition<Message> {
        let add = |people: &mut People, name: &PlayerName| people.add(name).map(|_| ());
        match change(text, context, add) {
            true => Transition::Line(context.profile.people.people().len() - 1),
            false => Transition::Stay,
        }
    }

    fn show_lines(&self, ui: &mut Ui, focus: &Focus, context: &Context) -> Option<Message> {
        let texts = &context.texts;
        let mut opened = None;
        ui.spacing_mut().item_spacing.y = 4.0;
        for (row, person) in context.profile.people.people().iter().enumerate() {
            let name = texts.name_of_person(person);
            let rating = context.profile.statistics().of(person.id()).rating(self.board);
            let rating = format!("{rating:.0}");
            let (rect, opens) = list::opening_line(ui, LINE_HEIGHT, focus, row);
            let plays = context.my_id() == person.id();
            let me = if plays { texts.get(msg::PLAYERS_ME) } else { "" };
            let right = rect.right_center() - vec2(14.0, 0.0);
            let painter = ui.painter();
            painter.text(right, Align2::RIGHT_CENTER, rating, bold(BODY), TEXT);
            let at = right - vec2(60.0, 0.0);
            let me = painter.text(at, Align2::RIGHT_CENTER, me, regular(LABEL), ACCENT);
            let place = rect.with_min_x(rect.left() + 14.0).with_max_x(me.left() - 8.0);
            paint_elided(ui, place, Align2::LEFT_CENTER, name, bold(BODY), TEXT);
            opened = opens.then_some(Message::PlayAs).or(opened);
        }
        opened
    }
}

/// Shows the games and ratings of a person in a place of this height.
fn show_person(ui: &mut Ui, (person, board): (&Person, BoardSize), height: f32, context: &Context) {
    let texts = &context.texts;
    let statistics = context.profile.statistics().of(person.id());
    let Score { won, lost } = statistics.rated_score(board);
    let count = [("won", won.into()), ("lost", lost.into())];
    let count = texts.fill(msg::PLAYERS_WON_LOST, &count);
    let name = widgets::strip(ui, 26.0);
    let text = texts.name_of_person(person);
    paint_elided(ui, name, Align2::LEFT_CENTER, text, bold(HEADING), TEXT);
    ui.label(RichText::new(count).font(regular(LABEL)).color(FAINT));
    let note = if won + lost == 0 {
        texts.get(msg::PLAYERS_NO_GAMES)
    } else {
        texts.get(msg::PLAYERS_LAST_GAMES)
    };
    ui.label(RichText::new(note).font(regular(LABEL)).color(FAINT));
    let rect = widgets::strip(ui, (height - ui.min_size().y - 48.0).max(80.0));
    rating_graph::show(ui, rect, &statistics.ratings(board));
    ui.label(RichText::new(texts.get(msg::PLAYERS_UNRATED)).font(regular(CAPTION)).color(FAINT));
}

/// Applies a typed name to the list and saves it. Returns whether that succeeded; if not, shows the reason.
fn change(
    text: &str,
    context: &mut Context,
    change: impl FnOnce(&mut People, &PlayerName) -> Result<(), PeopleError>,
) -> bool {
    let done = PlayerName::new(text).map(|name| {
        match name.reads_like(context.texts.get(msg::PLAYER_ONE)) {
            true => Err(PeopleError::Taken),
            false => change(&mut context.profile.people, &name),
        }
    });
    let texts = &context.texts;
    let refusal = match done {
        Some(Ok(())) => {
            return true;
        }
        None => texts.with(msg::NAME_REFUSED, "n", PlayerName::MAX_CHARS),
        Some(Err(PeopleError::Taken)) => texts.get(msg::PLAYERS_TAKEN).to_owned(),
        Some(Err(PeopleError::Full)) => texts.get(msg::PLAYERS_FULL).to_owned(),
    };
    context.refuse(refusal);
    false
}

impl Screen for PlayersScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let plays = context.my_id() == self.selected(context).id();
        let on_people = [
            Command::new(msg::PLAYERS_PLAY_AS, Action::Accept, Message::PlayAs)
                .icon(Icon::Check)
                .enabled(!plays)
                .primary(!plays),
            Command::new(msg::PLAYERS_ADD, Action::Add, Message::AskToAdd).primary(plays),
            Command::new(msg::PLAYERS_RENAME, Action::Rename, Message::AskToRename),
            Command::new(msg::PLAYERS_DELETE, Action::Delete, Message::AskToDelete),
            Command::back(Message::Leave),
        ];
        let statistics = Command::new(msg::STATISTICS, Action::Statistics, Message::Statistics);
        Commands::new()
            .row_called(
                "boards",
                BoardSize::ALL.map(|size| {
                    Command::new(size.to_string(), None, Message::Board(size))
                        .on(size == self.board)
                }),
            )
            .row_called("more", [statistics])
            .row_called("people", on_people)
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let step = |by: i8| Some(Message::Board(self.board.stepped(by.into())));
        let line = |person: &Person| {
            let plays = context.my_id() == person.id();
            Line::new([if plays { Message::AskToAdd } else { Message::PlayAs }]).stepped(step)
        };
        context.profile.people.people().iter().map(line).collect()
    }

    fn first(&self, context: &Context) -> Place {
        let me = context.my_id();
        let place = context.profile.people.people().iter().position(|person| person.id() == me);
        Place::Line(place.unwrap_or_default(), 0)
    }

    fn select(&mut self, line: Option<usize>) {
        self.line = line;
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        let size = ButtonSize::Usual;
        frame.panel("players", vec2(860.0, 560.0), (22.0, 250.0), msg::PLAYERS_TITLE, |ui| {
            ui.add_space(8.0);
            let edge = |room: Rect| room.left() + 330.0;
            let foot = |ui: &mut Ui, place| frame.show_row(ui, place, "people", size);
            let (board, selected) = (self.board, self.selected(context));
            let people = |ui: &mut Ui| self.show_lines(ui, frame.focus, context);
            let person = |ui: &mut Ui, height| {
                let clicked = frame.row(ui, "boards", size);
                ui.add_space(4.0);
                let statistics = frame.row(ui, "more", size);
                ui.add_space(6.0);
                show_person(ui, (selected, board), height, context);
                clicked.or(statistics)
            };
            list::panes(ui, (edge, 0.42, vec2(18.0, 0.0)), people, person, foot)
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let (id, name) = {
            let person = self.selected(context);
            (person.id(), person.name().map_or(String::new(), |name| name.as_str().to_owned()))
        };
        let texts = &context.texts;
        let ask_for_name = |name: &str, confirm| {
            let title = texts.get(msg::PLAYERS_NAME);
            Transition::ask(ask_name(title, name, PlayerName::MAX_CHARS, confirm))
        };
        match message {
            Message::PlayAs => {
                context.profile.people.set_me(id);
            }
            Message::AskToAdd => return ask_for_name("", Message::Add),
            Message::Add(name) => return PlayersScreen::add(&name, context),
            Message::AskToRename => return ask_for_name(&name, Message::Rename),
            Message::Rename(text) => {
                change(&text, context, |people, name| people.rename(id, name));
            }
            Message::AskToDelete => {
                let name = texts.name_of_person(self.selected(context));
                let question = texts.with(msg::PLAYERS_DELETE_QUESTION, "name", name);
                return Transition::ask(ask_to_delete(question, Message::Delete));
            }
            Message::Delete => context.remove_person(id),
            Message::Statistics => return Transition::Open(Destination::Statistics(id)),
            Message::Board(size) => self.board = size,
            Message::Leave => return Transition::Back,
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

    fn names(tester: &mut Tester<PlayersScreen>) -> Vec<String> {
        let context = tester.context();
        let people = context.profile.people.people().iter();
        people.map(|person| context.texts.name_of_person(person).to_owned()).collect()
    }

    /// Returns the name of the person who plays.
    fn me(tester: &mut Tester<PlayersScreen>) -> String {
        let context = tester.context();
        context.texts.name_of_person(context.profile.people.me()).to_owned()
    }

    #[test]
    fn people_are_chosen_and_deleted_by_keys() {
        let mut tester = Tester::new(|context| PlayersScreen::new(context));
        for name in ["Ann", "Bo", " Ann ", ""] {
            tester.tell(Message::Add(name.to_owned()));
        }
        assert_eq!(names(&mut tester), ["Player 1", "Ann", "Bo"]);
        assert_eq!(me(&mut tester), "Player 1");
        assert!(tester.notice().is_some());
        tester.press(KeyCode::Enter);
        assert_eq!(me(&mut tester), "Bo");
        tester.press(KeyCode::Up);
        tester.press_all(&[KeyCode::Delete, KeyCode::Escape]);
        assert_eq!(names(&mut tester).len(), 3);
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Player 1", "Bo"]);
        assert_eq!(me(&mut tester), "Bo");
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(me(&mut tester), "Player 1");
        let last = tester.context().my_id();
        tester.press_all(&[KeyCode::Delete, KeyCode::Delete]);
        assert_eq!(names(&mut tester), ["Player 1"], "in place of the last one there is a new one");
        assert_ne!(tester.context().my_id(), last);
    }

    #[test]
    fn ratings_are_shown_for_the_board_that_is_chosen() {
        let mut tester = Tester::new(|context| {
            context.remembered.board = BoardSize::Eight;
            PlayersScreen::new(context)
        });
        tester.tell(Message::Rename("Ann".to_owned()));
        let seats = [tester.context().profile.my_seat(), Seat::from(Level::new(1).unwrap())];
        let mut record = Record::new(seats, Game::new(Board::of_size(BoardSize::Eight)));
        for command in [
            crate::game::Command::Place("a1,b1,c1,d1".parse().unwrap()),
            crate::game::Command::Resign(Side::Second),
        ] {
            record.game.execute(command).unwrap();
            tester.context().keep_turn(&record);
        }
        assert!(tester.shown().iter().any(|text| text.contains("1 won, 0 lost")));
        tester.press(KeyCode::Right);
        assert!(tester.shown().iter().any(|text| text.contains("0 won, 0 lost")));
        tester.tell(Message::Board(BoardSize::Eight));
        assert!(tester.shown().iter().any(|text| text.contains("1 won, 0 lost")));
        tester.press_all(&[KeyCode::Left, KeyCode::Left, KeyCode::Left, KeyCode::Left]);
        assert_eq!(tester.screen().board, BoardSize::Six);
    }

    #[test]
    fn asking_for_a_name_can_be_cancelled() {
        let mut tester = Tester::new(|context| PlayersScreen::new(context));
        assert!(matches!(tester.press(KeyCode::N), Pressed::Ask(_)));
        tester.press(KeyCode::Escape);
        assert!(names(&mut tester) == ["Player 1"] && tester.notice().is_none());
    }
}
