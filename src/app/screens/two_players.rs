//! The names of two people who play at one computer, and the board.

use egui::{Align2, Rect, Sense, Ui, vec2};

use crate::ai::BoardSize;
use crate::app::input::Action;
use crate::app::screens::{board_choice, clock_choice};
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{Texts, msg};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, Command, Commands, Dialog, FAINT, Focus, GAP, Icon, Line, Place,
    Reply, paint_elided, regular, widgets,
};
use crate::game::{Board, Game, People, PlayerName, Record, Seat, TimeControl};

/// Messages to the screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Start a game; two people who play here are asked whether it is rated.
    Start,
    /// Start this game.
    Play(Box<Record>),
    /// Write the name of a person who plays here into this field.
    Name(usize, String),
    /// Exchange the names.
    Swap,
    /// Choose the size of the board.
    Board(BoardSize),
    /// Take a larger or a smaller board.
    StepBoard(i8),
    /// Choose the clocks.
    Clock(Option<TimeControl>),
    /// Choose what is so many steps further among the clocks.
    StepClock(i8),
    /// Let the clocks pause while the players are away, or run on.
    Pause,
    Leave,
}

/// The names of two people, typed or pasted.
pub struct TwoPlayersScreen {
    names: [String; 2],
}

/// Height of the panel without people to choose from.
const HEIGHT: f32 = 492.0;

/// Width of what stands before a name.
const LABEL: f32 = 110.0;

/// The buttons of people who play here, and the most in a row.
const PEOPLE: ButtonSize = ButtonSize::Usual;
const MOST_PEOPLE: usize = 3;
const PEOPLE_OF: [&str; 2] = ["people of the first", "people of the second"];

/// Writes what stands before a name, or before the people who may be meant.
fn show_label(ui: &Ui, place: Rect, text: &str, is_active: bool) {
    let color = if is_active { ACCENT } else { FAINT };
    paint_elided(ui, place, Align2::CENTER_CENTER, text, regular(BODY), color);
}

fn has_people(context: &Context) -> bool {
    context.profile.people.names().next().is_some()
}

/// The row of a name.
fn name_row(index: usize, context: &Context) -> usize {
    index * (1 + usize::from(has_people(context)))
}

/// The row of the board, after those of both names.
fn board_row(context: &Context) -> usize {
    name_row(2, context)
}

/// The row of the clocks.
fn clock_row(context: &Context) -> usize {
    board_row(context) + 1
}

impl TwoPlayersScreen {
    /// Returns the screen with the names of the last players.
    pub fn new(context: &Context) -> TwoPlayersScreen {
        let texts = &context.texts;
        let mut names = context.remembered.names.clone();
        for (name, default) in names.iter_mut().zip([msg::PLAYER_ONE, msg::PLAYER_TWO]) {
            if name.is_empty() {
                texts.get(default).clone_into(name);
            }
        }
        TwoPlayersScreen { names }
    }

    fn show_field(&mut self, ui: &mut Ui, index: usize, focus: &Focus, context: &Context) {
        let row = name_row(index, context);
        ui.horizontal(|ui| {
            let label = context.texts.get([msg::FIRST_PLAYER, msg::SECOND_PLAYER][index]);
            let place = ui.allocate_exact_size(vec2(LABEL, 42.0), Sense::hover()).0;
            show_label(ui, place, label, focus.is_on_line(row));
            let name = &mut self.names[index];
            let response = widgets::text_field(ui, name, PlayerName::MAX_CHARS);
            let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
            if response.changed()
                && ui.input(|input| input.events.iter().any(is_text))
                && let Some(known) = known_name(name, &context.profile.people)
            {
                let typed = name.chars().count();
                *name = known;
                widgets::select_from(ui, &response, typed, name);
            }
            if response.clicked() {
                focus.put(Place::Line(row, 0));
            }
            // Keys are typed into the name that is selected, wherever egui would go by the same keys.
            if focus.is_on_line(row) {
                response.request_focus();
                // What is typed takes the place of the name that stands there.
                if response.gained_focus() {
                    widgets::select_from(ui, &response, 0, name);
                }
            } else {
                response.surrender_focus();
            }
        });
        ui.add_space(8.0);
    }

    /// Returns the people who may be meant in a field: all while it has a name that was not typed,
    /// else those with these letters.
    fn known(&self, index: usize, context: &Context) -> Vec<String> {
        let all: Vec<String> = context.profile.people.names().map(str::to_owned).collect();
        let typed = self.names[index].trim();
        if is_default(typed, &context.texts) || all.iter().any(|name| name == typed) {
            return all;
        }
        let typed = typed.to_lowercase();
        all.into_iter().filter(|name| name.to_lowercase().contains(&typed)).collect()
    }

    /// Returns the message that writes the name of the next one of these people, or of the previous one.
    fn next_name(&self, index: usize, by: i8, context: &Context) -> Option<Message> {
        let known = self.known(index, context);
        let place = known.iter().position(|name| *name == self.names[index].trim());
        let next = match place {
            Some(place) => place as isize + isize::from(by),
            None => isize::from(by.min(0)),
        };
        let next = next.checked_rem_euclid(known.len() as isize)?;
        Some(Message::Name(index, known[next as usize].clone()))
    }

    /// Returns the buttons of a few of these people, around the one whose name stands there.
    fn people(&self, index: usize, context: &Context) -> Vec<Command<Message>> {
        let known = self.known(index, context);
        let named = self.names[index].trim();
        let place = known.iter().position(|name| *name == named).unwrap_or(0);
        let first = place.saturating_sub(1).min(known.len().saturating_sub(MOST_PEOPLE));
        let button = |name: &String| {
            let message = Message::Name(index, name.clone());
            Command::new(name.clone(), None, message).on(*name == named)
        };
        known.iter().skip(first).take(MOST_PEOPLE).map(button).collect()
    }

    fn show_people(&self, ui: &mut Ui, index: usize, frame: &Frame<Message>) -> Option<Message> {
        let Frame { commands, context, focus, .. } = frame;
        let place = widgets::strip(ui, PEOPLE.height() + GAP);
        let (_, mut buttons) = place.split_left_right_at_x(place.left() + LABEL + GAP);
        let label = Rect::from_min_size(place.min, vec2(LABEL, PEOPLE.height()));
        let is_active = focus.is_on_line(name_row(index, context) + 1);
        show_label(ui, label, context.texts.get(msg::TWO_PLAYERS_KNOWN), is_active);
        let people = commands.called(PEOPLE_OF[index]);
        let count = people.map_or(0, |row| commands.rows()[row].len());
        buttons.set_width(buttons.width() * count as f32 / MOST_PEOPLE as f32);
        let clicked = frame.show_row(ui, buttons, PEOPLE_OF[index], PEOPLE);
        // Where nobody has such a name, the row is as high as ever.
        ui.advance_cursor_after_rect(place);
        clicked
    }

    /// Returns a game between two people with these names, or `None` if one of the names is not valid.
    fn record(&self, context: &Context) -> Option<Record> {
        let [first, second] = self.names.each_ref().map(|name| seat(name, context));
        let game = Game::new(Board::of_size(context.remembered.board));
        Some(Record::new([first?, second?], game).timed(context.remembered.clock))
    }
}

/// Returns the seat of somebody with a name, if it is valid.
fn seat(name: &str, context: &Context) -> Option<Seat> {
    match is_default(name, &context.texts) {
        true => Some(Seat::UNNAMED),
        false => PlayerName::new(name).map(|name| context.profile.people.seat_of(&name)),
    }
}

/// Returns the name of a person that begins with what was typed.
fn known_name(typed: &str, people: &People) -> Option<String> {
    let begins = |name: &&str| name.to_lowercase().starts_with(&typed.to_lowercase());
    let name = people.names().min_by_key(|name| (!begins(name), name.len())).filter(begins);
    name.map(str::to_owned)
}

/// Returns whether a name is the default text of a field.
fn is_default(name: &str, texts: &Texts) -> bool {
    [texts.get(msg::PLAYER_ONE), texts.get(msg::PLAYER_TWO)].contains(&name.trim())
}

/// Asks two people who play here whether the game is rated.
fn ask_whether_rated(record: Record, names: [&str; 2], texts: &Texts) -> Dialog<Message> {
    let arguments = [("first", names[0].into()), ("second", names[1].into())];
    let rated = Reply::Say(Message::Play(Box::new(record.clone().agreed())));
    let friendly = Reply::Say(Message::Play(Box::new(record)));
    let answers = Commands::answers().row([
        Command::new(msg::RATED_NO, None, friendly).icon(Icon::Close).primary(true),
        Command::new(msg::RATED_YES, Action::Confirm, rated),
    ]);
    Dialog::new(msg::TWO_PLAYERS_TITLE, answers)
        .with_body(texts.fill(msg::RATED_QUESTION, &arguments))
}

impl Screen for TwoPlayersScreen {
    type Message = Message;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let start = Command::new(msg::START, Action::Accept, Message::Start);
        let swap = Command::new(msg::TWO_PLAYERS_SWAP, None, Message::Swap);
        let has_clock = context.remembered.clock.is_some();
        let pause =
            Command::new(msg::CLOCKS_PAUSE, None, Message::Pause).tip(msg::TIP_CLOCKS_PAUSE);
        let pause = pause.enabled(has_clock).on(has_clock && !context.remembered.clocks_run_on);
        let mut people = Commands::new();
        for (index, called) in PEOPLE_OF.into_iter().enumerate() {
            people = people.row_called(called, self.people(index, context));
        }
        people
            .row_called("boards", board_choice::buttons(context.remembered.board, Message::Board))
            .row_called("clocks", clock_choice::buttons(context, Message::Clock))
            .menu_from_here()
            .row_called("start", [start.icon(Icon::Play).primary(true)])
            .row_called("others", [swap.icon(Icon::Swap), pause, Command::back(Message::Leave)])
            .key(Action::Clock, Message::Clock(TimeControl::next_usual(context.remembered.clock)))
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let line = || Line::new([Message::Start]);
        let mut lines = Vec::new();
        for index in 0..self.names.len() {
            // In a name, left and right move the cursor.
            lines.push(line());
            if has_people(context) {
                lines.push(line().stepped(|by| self.next_name(index, by, context)));
            }
        }
        lines.push(line().stepped(|by| Some(Message::StepBoard(by))));
        lines.push(line().stepped(|by| Some(Message::StepClock(by))));
        lines
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        let texts = &context.texts;
        let people = if has_people(context) { 2.0 * (PEOPLE.height() + GAP + 3.0) } else { 0.0 };
        let height = HEIGHT + people;
        let (size, room) = (vec2(560.0, height), (28.0, height));
        frame.panel("two players", size, room, msg::TWO_PLAYERS_TITLE, |ui| {
            ui.add_space(14.0);
            let mut person = None;
            for index in 0..self.names.len() {
                self.show_field(ui, index, frame.focus, context);
                if has_people(context) {
                    person = self.show_people(ui, index, frame).or(person);
                }
            }
            ui.add_space(6.0);
            let is_active = frame.focus.is_on_line(board_row(context));
            widgets::field_name(ui, texts.get(msg::BOARD), is_active);
            let size = ButtonSize::Usual;
            let board = frame.row(ui, "boards", ButtonSize::Large);
            board_choice::show_note(ui, context.remembered.board, texts);
            ui.add_space(6.0);
            let is_active = frame.focus.is_on_line(clock_row(context));
            widgets::field_name(ui, texts.get(msg::CLOCKS), is_active);
            let clocks = frame.row(ui, "clocks", size);
            ui.add_space(10.0);
            let start = frame.row(ui, "start", ButtonSize::Large);
            ui.add_space(8.0);
            let other = frame.row(ui, "others", size);
            person.or(start).or(board).or(clocks).or(other)
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Name(index, name) => {
                // Nobody plays against themselves.
                if self.names[1 - index].trim() == name {
                    self.names.swap(0, 1);
                }
                self.names[index] = name;
            }
            Message::Swap => self.names.swap(0, 1),
            Message::Board(size) => {
                context.remembered.board = size;
                return Transition::Line(board_row(context));
            }
            Message::StepBoard(step) => {
                context.remembered.board = context.remembered.board.stepped(step.into());
            }
            Message::Clock(control) => {
                context.remembered.clock = control;
                return Transition::Line(clock_row(context));
            }
            Message::StepClock(by) => clock_choice::step(context, by),
            Message::Pause => context.remembered.clocks_run_on ^= true,
            Message::Leave => return Transition::Go(Destination::Title),
            Message::Play(record) => return context.send_to_table(*record),
            Message::Start => {
                let Some(record) = self.record(context) else {
                    let text = context.texts.with(msg::NAME_REFUSED, "n", PlayerName::MAX_CHARS);
                    context.refuse(text);
                    let is_refused = |name: &String| seat(name, context).is_none();
                    let index = self.names.iter().position(is_refused).unwrap_or_default();
                    return Transition::Line(name_row(index, context));
                };
                // A default name is not stored: in another language it would be taken for a real name.
                let kept = |name: &String| !is_default(name, &context.texts);
                let names = self.names.each_ref().map(|name| Some(name.clone()).filter(kept));
                context.remembered.names = names.map(Option::unwrap_or_default);
                if record.seats.iter().all(|seat| seat.person().is_some()) {
                    let names = self.names.each_ref().map(String::as_str);
                    return Transition::ask(ask_whether_rated(record, names, &context.texts));
                }
                return context.send_to_table(record);
            }
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::tests::show;
    use crate::app::shell::{Pressed, ScreenLayer, Tester};
    use crate::app::text::Language;
    use crate::app::ui::theme::new_egui;
    use crate::app::window::Canvas;
    use crate::game::Files;
    use miniquad::KeyCode;

    fn start(tester: &mut Tester<TwoPlayersScreen>) -> Record {
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        *record
    }

    #[test]
    fn names_are_remembered_and_no_game_begins_without_them() {
        let mut tester = Tester::new(|context| TwoPlayersScreen::new(context));
        assert_eq!(tester.screen().names, ["Player 1", "Player 2"].map(str::to_owned));
        tester.screen().names[1] = " \u{7}".to_owned();
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Stay));
        assert!(tester.notice().is_some());
        tester.screen().names[1] = "Player 2".to_owned();
        assert_eq!(start(&mut tester).seats, [Seat::UNNAMED, Seat::UNNAMED]);
        tester.reopen(|context| TwoPlayersScreen::new(context));
        tester.context().texts = Texts::of(Language::find("ko").unwrap());
        let korean = TwoPlayersScreen::new(tester.context());
        assert_eq!(korean.names, ["플레이어 1", "플레이어 2"]);
        let names = ["Ann", "철수"].map(str::to_owned);
        tester.screen().names.clone_from(&names);
        let seats = start(&mut tester).seats;
        assert_eq!(seats[1], Seat::named(PlayerName::new("철수").unwrap()));
        assert_eq!(TwoPlayersScreen::new(tester.context()).names, names);
    }

    /// Returns the first name after these texts were typed into it one after the other, where
    /// Annabel and Ann play.
    fn typed(texts: &[&str]) -> String {
        let mut context = Context::new(Default::default(), Files::nowhere());
        for name in ["Annabel", "Ann"] {
            context.profile.people.add(&PlayerName::new(name).unwrap()).unwrap();
        }
        let mut screen = TwoPlayersScreen::new(&context);
        let ctx = new_egui();
        let focus = Focus::default();
        focus.put(Place::Line(0, 0));
        for text in ["", ""].iter().chain(texts) {
            let events = match *text {
                "" => vec![],
                text => vec![egui::Event::Text(text.to_owned())],
            };
            let input = egui::RawInput { events, ..Default::default() };
            let _ = ctx.run(input, |ctx| {
                egui::CentralPanel::default()
                    .show(ctx, |ui| screen.show_field(ui, 0, &focus, &context));
            });
        }
        let [first, _] = screen.names;
        first
    }

    /// It gave "Player 1Bo".
    #[test]
    fn a_typed_name_takes_the_place_of_the_one_that_stands_there() {
        assert_eq!(typed(&["Bo"]), "Bo");
    }

    #[test]
    fn the_name_of_a_person_is_offered_until_another_one_is_typed() {
        assert_eq!(typed(&["a"]), "Ann");
        assert_eq!(typed(&["A", "n", "n", "a"]), "Annabel");
        assert_eq!(typed(&["A", "l"]), "Al");
    }

    /// The first name was selected, whichever was refused.
    #[test]
    fn the_name_that_is_refused_is_selected() {
        for index in 0..2 {
            let mut tester = Tester::new(|context| TwoPlayersScreen::new(context));
            tester.screen().names[index] = String::new();
            tester.tell(Message::Start);
            assert_eq!(tester.focus().place(), Place::Line(index, 0));
        }
    }

    /// They were offered only to whoever typed how they begin.
    #[test]
    fn the_names_of_people_are_taken_by_mouse_and_pad() {
        let mut tester = Tester::new(|context| TwoPlayersScreen::new(context));
        assert!(!tester.shown().contains(&"Known".to_owned()), "there is nobody");
        for name in ["Ann", "Annabel", "Bo", "Cleo", "Dan", "Eve"] {
            tester.context().profile.people.add(&PlayerName::new(name).unwrap()).unwrap();
        }
        tester.press_all(&[KeyCode::Down, KeyCode::Left]);
        assert_eq!(tester.screen().names[0], "Eve");
        tester.press(KeyCode::Right);
        assert_eq!(tester.screen().names[0], "Ann");
        tester.press_all(&[KeyCode::Down, KeyCode::Down, KeyCode::Right]);
        assert_eq!(tester.screen().names, ["Player 2", "Ann"], "nobody plays against themselves");
        tester.tell(Message::Name(0, "Dan".to_owned()));
        let shown = tester.shown();
        let is_shown = |name: &str| shown.iter().filter(|text| *text == name).count();
        let names = ["Ann", "Annabel", "Bo", "Cleo", "Dan", "Eve"].map(is_shown);
        // In the fields Dan and Ann, below him those around him, below her those who come after her.
        assert_eq!(names, [2, 1, 1, 1, 2, 1]);
        let screen = TwoPlayersScreen { names: ["Bo", "an"].map(str::to_owned) };
        assert_eq!(screen.known(1, tester.context()), ["Ann", "Annabel", "Dan"]);
    }

    /// The row of people fell together over the name below it.
    #[test]
    fn nothing_moves_when_a_name_is_typed_that_nobody_has() {
        let mut context = Context::new(Default::default(), Files::nowhere());
        context.profile.people.add(&PlayerName::new("Ann").unwrap()).unwrap();
        let place = |name: &str, context: &Context| {
            let mut layer = ScreenLayer::new(TwoPlayersScreen::new(context));
            name.clone_into(&mut layer.screen().names[0]);
            let ctx = new_egui();
            let shapes = show(&ctx, &mut layer, Canvas::new(1280.0, 800.0), context, None);
            let second = context.texts.get(msg::SECOND_PLAYER);
            shapes.iter().find_map(|shape| match &shape.shape {
                egui::Shape::Text(text) if text.galley.text() == second => Some(text.pos),
                _ => None,
            })
        };
        assert!(place("Ann", &context).is_some());
        assert_eq!(place("Xy", &context), place("Ann", &context));
    }

    #[test]
    fn the_board_is_below_the_names_and_is_chosen_by_keys() {
        let mut tester = Tester::new(|context| TwoPlayersScreen::new(context));
        tester.press_all(&[KeyCode::Left, KeyCode::Down, KeyCode::Right]);
        assert_eq!(tester.context().remembered.board, BoardSize::Ten, "these move in the name");
        tester.press_all(&[KeyCode::Down, KeyCode::Left, KeyCode::Left]);
        assert_eq!(start(&mut tester).game.board_size(), BoardSize::SixByTen);
        tester.reopen(|context| TwoPlayersScreen::new(context));
        tester.press_all(&[KeyCode::Down; 6]);
        assert_eq!(tester.focus().place(), Place::Line(0, 0));
        tester.press_all(&[KeyCode::Up, KeyCode::Up, KeyCode::Up, KeyCode::Right]);
        assert_eq!(tester.focus().place(), Place::Line(3, 0), "the clocks");
        assert_eq!(start(&mut tester).clock.map(|it| it.control()), Some(TimeControl::USUAL[0]));
    }

    /// Ratings once changed just because their owners' names were typed in.
    #[test]
    fn a_game_counts_only_if_both_people_have_agreed() {
        let mut tester = Tester::new(|context| TwoPlayersScreen::new(context));
        for name in ["Ann", "Bo"] {
            tester.context().profile.people.add(&PlayerName::new(name).unwrap()).unwrap();
        }
        tester.screen().names = ["Ann", "Bo"].map(str::to_owned);
        for (keys, agreed) in
            [([KeyCode::Enter, KeyCode::Enter], false), ([KeyCode::Enter, KeyCode::Y], true)]
        {
            let Pressed::Go(Destination::Table(record)) = tester.press_all(&keys) else {
                panic!("no game begins")
            };
            assert_eq!(record.may_be_rated(), agreed);
            tester.reopen(|context| TwoPlayersScreen::new(context));
            tester.screen().names = ["Ann", "Bo"].map(str::to_owned);
        }
    }
}
