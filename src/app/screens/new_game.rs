//! The choice of the opponent, of the player who begins, and of the board.

use egui::{Align2, CornerRadius, Rect, Response, Sense, Ui, Vec2, vec2};

use crate::ai::{BoardSize, Character, Level, Opponent, all_of};
use crate::app::board::face::{self, Face};
use crate::app::input::Action;
use crate::app::screens::clock_choice::stepped;
use crate::app::screens::{board_choice, clock_choice};
use crate::app::settings::{Beginner, Rival};
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{Message as Text, Texts, msg};
use crate::app::ui::{
    ACCENT, ButtonSize, CAPTION, Command, Commands, FAINT, GAP, Ground, Icon, LABEL, Line, Place,
    TEXT, Tip, WidgetState, bold, ground, icon, paint_elided, regular, side_panel, theme, widgets,
};
use crate::game::{Board, Game, Record, Seat, TimeControl};

/// The choices of who begins, with their labels.
const BEGINNERS: [(Beginner, Text); 3] = [
    (Beginner::You, msg::NEW_GAME_YOU),
    (Beginner::Computer, msg::NEW_GAME_COMPUTER),
    (Beginner::Random, msg::NEW_GAME_RANDOM),
];

/// Height of the panel, the padding inside its edge, and the heights of a row of choices with its name and of a line of text.
const HEIGHT: f32 = 634.0;
const PADDING: f32 = 20.0;
const LINE: f32 = 60.0;
const NOTE: f32 = 18.0;

/// How far fields beside each other stay away from the line between them.
const APART: f32 = 14.0;

/// Messages to the level picker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Choose a level.
    Level(Level),
    /// Choose the opponent that fits, or a named player.
    Rival(Rival),
    /// Choose who begins.
    Beginner(Beginner),
    /// Choose the size of the board.
    Board(BoardSize),
    /// Choose what is so many steps further in a field.
    Step(Field, i8),
    /// Let the coach watch, or not.
    Coach(bool),
    /// Choose the clocks.
    Clock(Option<TimeControl>),
    Start,
    Leave,
}

/// The level picker.
pub struct NewGameScreen;

/// What left and right change: the lines above the buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    Rival,
    Level,
    Beginner,
    Board,
    Coach,
    Clock,
}

impl Field {
    /// All of them, from top to bottom.
    const ALL: [Field; 6] = all_of!(Field: Rival, Level, Beginner, Board, Coach, Clock);
}

/// Returns all opponents beside the levels, from left to right.
fn rivals() -> Vec<Rival> {
    std::iter::once(Rival::Fitting).chain(Character::all().map(Rival::Character)).collect()
}

impl NewGameScreen {
    /// Shows the cards of the opponents: the one that fits above the named players. Returns whose card was clicked.
    fn show_cards(
        &self,
        ui: &Ui,
        mut place: Rect,
        in_a_row: usize,
        frame: &Frame<Message>,
    ) -> Option<Message> {
        let context = frame.context;
        let (choice, board) = (context.remembered.last_choice, context.remembered.board);
        let texts = &context.texts;
        let first = side_panel::take(&mut place, CARD);
        let fitting = OpponentCard {
            face: Face::Fitting,
            name: texts.get(msg::FITTING),
            note: texts.get(msg::FITTING_WORD),
            strength: None,
            tip: texts.estimate(&context.profile.mine().estimate(board)),
        };
        let is_active = frame.focus.shows(Place::Line(Field::Rival as usize, 0));
        let show = |card: OpponentCard, place, rival: Rival| {
            let is_chosen = rival == choice.rival;
            card.show(ui, place, is_chosen, is_active).clicked().then_some(Message::Rival(rival))
        };
        let mut clicked = show(fitting, first, Rival::Fitting);
        let count = Character::all().count();
        let width = (place.width() + GAP) / in_a_row as f32;
        for (index, character) in Character::all().enumerate() {
            let (row, column) = (index / in_a_row, index % in_a_row);
            let corner = vec2(width * column as f32, (CARD + GAP) * row as f32);
            let place = Rect::from_min_size(place.min + corner, vec2(width - GAP, CARD));
            let card = OpponentCard {
                face: Face::Character(character),
                name: texts.character(character),
                note: texts.word_on_character(character),
                strength: Some(1 + index * BARS / count),
                tip: about_character(character, context),
            };
            clicked = show(card, place, Rival::Character(character)).or(clicked);
        }
        clicked
    }

    /// Chooses what is so many steps further in a field.
    fn step(&self, field: Field, by: i8, context: &mut Context) {
        let remembered = &mut context.remembered;
        let choice = &mut remembered.last_choice;
        match field {
            // Back from another opponent, it is the level that was chosen last.
            Field::Level if choice.rival != Rival::Level => choice.rival = Rival::Level,
            Field::Level => choice.level = choice.level.stepped(by),
            Field::Rival => choice.rival = stepped(&rivals(), choice.rival, by),
            Field::Beginner => {
                let all = BEGINNERS.map(|(beginner, _)| beginner);
                choice.beginner = stepped(&all, choice.beginner, by);
            }
            Field::Board => remembered.board = remembered.board.stepped(by.into()),
            Field::Coach => remembered.coach = Some(by > 0),
            Field::Clock => clock_choice::step(context, by),
        }
    }
}

/// Number of bars that say how strong somebody is.
const BARS: usize = 5;

/// Height of a card, and the width that it needs at least.
const CARD: f32 = 58.0;
const CARD_WIDTH: f32 = 128.0;

/// Returns the number of cards of named players in a row of this width.
fn in_a_row(width: f32) -> usize {
    if width >= 5.0 * CARD_WIDTH { 5 } else { 2 }
}

/// The card of an opponent.
struct OpponentCard<'a> {
    face: Face,
    name: &'a str,
    note: &'a str,
    /// How many of the bars are full; none where strength follows the player's.
    strength: Option<usize>,
    tip: String,
}

impl OpponentCard<'_> {
    fn show(self, ui: &Ui, place: Rect, is_chosen: bool, is_active: bool) -> Response {
        let response = ui.interact(place, ui.id().with(self.name), Sense::CLICK);
        let state = WidgetState {
            chosen: is_chosen,
            focused: is_active && is_chosen,
            ..WidgetState::of(&response)
        };
        ground::paint(ui, place, Ground::Quiet, state);
        let side = place.height() - 14.0;
        let face = Rect::from_min_size(place.min + vec2(7.0, 7.0), Vec2::splat(side));
        face::show(ui, face, self.face);
        let bars = if self.strength.is_some() { 8.0 } else { 0.0 };
        let words = place.with_min_x(face.right() + GAP).shrink2(vec2(4.0, 7.0));
        let (words, below) = words.split_top_bottom_at_y(words.bottom() - bars);
        let (upper, lower) = words.split_top_bottom_at_fraction(0.5);
        paint_elided(ui, upper, Align2::LEFT_CENTER, self.name, bold(LABEL), TEXT);
        paint_elided(ui, lower, Align2::LEFT_CENTER, self.note, regular(CAPTION), FAINT);
        for bar in 0..self.strength.map_or(0, |_| BARS) {
            let is_full = self.strength.is_some_and(|strength| bar < strength);
            let step = (below.width() / BARS as f32).min(11.0);
            let at = below.left_top() + vec2(step * bar as f32, 1.0);
            let color = if is_full { ACCENT } else { theme::light(34) };
            let bar = Rect::from_min_size(at, vec2(step - 3.0, bars - 1.0));
            ui.painter().rect_filled(bar, BAR_RADIUS, color);
        }
        if is_chosen {
            let corner = place.right_top() + vec2(-10.0, 10.0);
            let tick = Icon::Check.character();
            ui.painter().text(corner, Align2::CENTER_CENTER, tick, icon::font(CAPTION), ACCENT);
        }
        Tip { name: self.name, keys: "", about: Some(&self.tip) }.show(&response);
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }
}

/// Corner radius of a bar.
const BAR_RADIUS: CornerRadius = CornerRadius::same(2);

/// Returns the opponent that was chosen last.
fn opponent(context: &Context) -> Opponent {
    let choice = context.remembered.last_choice;
    match choice.rival {
        Rival::Level => Opponent::Level(choice.level),
        Rival::Fitting => context.profile.mine().fitting(context.remembered.board),
        Rival::Character(character) => Opponent::Character(character),
    }
}

/// Begins a game against the computer as it was chosen last, with the coach if it is to watch.
pub fn begin(context: &mut Context) -> Record {
    let you = context.profile.my_seat();
    let computer = Seat::from(opponent(context));
    let you_begin = match context.remembered.last_choice.beginner {
        Beginner::You => true,
        Beginner::Computer => false,
        Beginner::Random => fastrand::bool(),
    };
    let seats = if you_begin { [you, computer] } else { [computer, you] };
    let mut record = Record::new(seats, Game::new(Board::of_size(context.remembered.board)))
        .timed(context.remembered.clock);
    if is_coached(context) {
        record.assist();
    }
    context.remembered.games_begun = context.remembered.games_begun.saturating_add(1);
    record
}

/// Returns whether the coach will watch the next game.
fn is_coached(context: &Context) -> bool {
    context.is_coached(context.remembered.games_begun.saturating_add(1))
}

/// Returns how strong somebody is.
fn rating(elo: i32, texts: &Texts) -> String {
    texts.with(msg::LEVEL_RATING, "n", elo)
}

/// Returns how strong a named player is on the chosen board, how the games of whoever is playing
/// against it ended on all boards, and what it is like.
fn about_character(character: Character, context: &Context) -> String {
    let texts = &context.texts;
    let rating = rating(character.data().elo(context.remembered.board), texts);
    let note = texts.note_on_character(character);
    let met = context.profile.mine().unaided_against(character.key());
    match met.games() {
        0 => widgets::side_by_side(&[&rating, note]),
        _ => {
            let met = [("won", met.won.into()), ("lost", met.lost.into())];
            let met = texts.fill(msg::CHARACTER_MET, &met);
            widgets::side_by_side(&[&rating, &met, note])
        }
    }
}

impl Screen for NewGameScreen {
    type Message = Message;

    fn commands(&self, context: &Context) -> Commands<Message> {
        let texts = &context.texts;
        let choice = context.remembered.last_choice;
        let level = |level: Level| {
            let chosen = choice.rival == Rival::Level && level == choice.level;
            Command::new(level.number().to_string(), None, Message::Level(level)).on(chosen)
        };
        let rival = |rival: Rival| {
            let name = match rival {
                Rival::Character(character) => texts.character(character),
                _ => texts.get(msg::FITTING),
            };
            Command::new(name, None, Message::Rival(rival)).on(rival == choice.rival)
        };
        let beginner = |(beginner, name)| {
            Command::new(name, None, Message::Beginner(beginner)).on(beginner == choice.beginner)
        };
        let start =
            Command::new(msg::START, Action::Accept, Message::Start).icon(Icon::Play).primary(true);
        let coach = |(watches, label)| {
            let command = Command::new(label, None, Message::Coach(watches));
            command.on(watches == is_coached(context)).tip(msg::TIP_COACH)
        };
        let coach = [(false, msg::SETTINGS_OFF), (true, msg::SETTINGS_ON)].map(coach);
        let boards = board_choice::buttons(context.remembered.board, Message::Board);
        Commands::new()
            .row_called("levels", Level::all().map(level))
            .row_called("rivals", rivals().into_iter().map(rival))
            .row_called("beginners", BEGINNERS.map(beginner))
            .row_called("boards", boards)
            .row_called("coach", coach)
            .row_called("clocks", clock_choice::buttons(context, Message::Clock))
            .menu_from_here()
            .row_called("start", [start])
            .row_called("back", [Command::back(Message::Leave)])
            .key(Action::Coach, Message::Coach(!is_coached(context)))
            .key(Action::Clock, Message::Clock(TimeControl::next_usual(context.remembered.clock)))
    }

    fn lines(&self, _: &Context) -> Vec<Line<Message>> {
        let line = |field| Line::new([Message::Start]).stepped(|by| Some(Message::Step(field, by)));
        Field::ALL.map(line).into()
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let context = frame.context;
        let texts = &context.texts;
        // Where there is no room for two choices in a row, they stand below each other.
        let is_narrow = frame.canvas.size.x < 720.0;
        let height = HEIGHT + if is_narrow { 2.0 * (LINE + GAP) + 12.0 } else { 0.0 };
        let width = frame.canvas.centered(vec2(720.0, height)).width() - 2.0 * PADDING;
        // The one that fits, and below it those with names.
        let in_a_row = in_a_row(width);
        let cards = 1 + Character::all().count().div_ceil(in_a_row);
        let height = height + (cards as f32 - 3.0) * (CARD + GAP);
        let (size, room) = (vec2(720.0, height), (PADDING, height));
        frame.panel("new game", size, room, msg::NEW_GAME_TITLE, |ui| {
            let you = if is_coached(context) { msg::NEW_GAME_COACHED } else { msg::NEW_GAME_AS };
            let person = texts.name_of_person(context.profile.people.me());
            let person = texts.with(you, "name", person);
            widgets::footnote(ui, &person);
            ui.add_space(6.0);
            let mut rest = ui.available_rect_before_wrap();
            let cards = side_panel::take(&mut rest, cards as f32 * (CARD + GAP));
            let mut clicked = self.show_cards(ui, cards, in_a_row, frame);
            let row = |ui: &mut Ui, place, field, name, row: &str, size| {
                let is_active = frame.focus.is_on_line(field as usize);
                widgets::within(ui, place, |ui| {
                    widgets::field_name(ui, texts.get(name), is_active);
                    frame.row(ui, row, size)
                })
            };
            let usual = ButtonSize::Usual;
            let levels = side_panel::take(&mut rest, LINE);
            let level = row(ui, levels, Field::Level, msg::NEW_GAME_LEVEL, "levels", usual);
            let mut pair = |ui: &mut Ui, size: ButtonSize, fields: [(Field, Text, &str); 2]| {
                let height = LINE + size.height() - usual.height();
                let line = side_panel::take(&mut rest, height);
                let places = match is_narrow {
                    true => [line, side_panel::take(&mut rest, height)],
                    false => {
                        let (left, right) = line.split_left_right_at_fraction(0.42);
                        let edge = theme::stroke(ui.ctx(), 1.0, theme::light(50));
                        ui.painter().vline(left.right(), line.y_range(), edge);
                        [
                            left.with_max_x(left.right() - APART),
                            right.with_min_x(right.left() + APART),
                        ]
                    }
                };
                let show =
                    |(place, (field, name, called))| row(ui, place, field, name, called, size);
                places.into_iter().zip(fields).map(show).fold(None, Option::or)
            };
            let begins = (Field::Beginner, msg::NEW_GAME_WHO_BEGINS, "beginners");
            let boards = (Field::Board, msg::BOARD, "boards");
            clicked = clicked.or(level);
            clicked = clicked.or(pair(ui, ButtonSize::Large, [begins, boards]));
            let coach = (Field::Coach, msg::GAME_COACH, "coach");
            let clocks = (Field::Clock, msg::CLOCKS, "clocks");
            clicked = clicked.or(pair(ui, usual, [coach, clocks]));
            let note = side_panel::take(&mut rest, NOTE);
            let choice = context.remembered.last_choice;
            let board = context.remembered.board;
            let note_on_choice = match choice.rival {
                Rival::Level => {
                    let name = texts.name_of_level(choice.level);
                    let rating = rating(choice.level.data().elo(board), texts);
                    let note = texts.note_on_level(choice.level, board);
                    widgets::side_by_side(&[&name, &rating, &note])
                }
                Rival::Fitting => texts.get(msg::FITTING_NOTE).to_owned(),
                Rival::Character(character) => about_character(character, context),
            };
            let center = Align2::CENTER_CENTER;
            paint_elided(ui, note, center, &note_on_choice, regular(LABEL), TEXT);
            for (name, size) in [("start", ButtonSize::Large), ("back", ButtonSize::Usual)] {
                let place = side_panel::take(&mut rest, size.height());
                clicked = frame.show_row(ui, place, name, size).or(clicked);
            }
            clicked
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Level(level) => {
                let choice = &mut context.remembered.last_choice;
                (choice.level, choice.rival) = (level, Rival::Level);
                return Transition::Line(Field::Level as usize);
            }
            Message::Rival(rival) => {
                context.remembered.last_choice.rival = rival;
                return Transition::Line(Field::Rival as usize);
            }
            Message::Beginner(beginner) => {
                context.remembered.last_choice.beginner = beginner;
                return Transition::Line(Field::Beginner as usize);
            }
            Message::Board(size) => {
                context.remembered.board = size;
                return Transition::Line(Field::Board as usize);
            }
            Message::Step(field, by) => self.step(field, by, context),
            Message::Coach(watches) => {
                context.remembered.coach = Some(watches);
                return Transition::Line(Field::Coach as usize);
            }
            Message::Clock(control) => {
                context.remembered.clock = control;
                return Transition::Line(Field::Clock as usize);
            }
            Message::Start => {
                let record = begin(context);
                return context.send_to_table(record);
            }
            Message::Leave => return Transition::Go(Destination::Title),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::GameSetup;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{Command as GameCommand, Origin, Side};
    use miniquad::KeyCode;

    #[test]
    fn level_and_beginner_are_chosen_by_keys_and_remembered() {
        let mut tester = Tester::new(|_| NewGameScreen);
        tester.press_all(&[KeyCode::Down, KeyCode::Right, KeyCode::Right]);
        tester.press_all(&[KeyCode::Down, KeyCode::Right]);
        let chosen = GameSetup {
            level: Level::new(2).unwrap(),
            rival: Rival::Level,
            beginner: Beginner::Computer,
        };
        assert_eq!(tester.context().remembered.last_choice, chosen);
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        let me = tester.context().profile.my_seat();
        assert_eq!(record.seats, [Seat::from(Level::new(2).unwrap()), me]);
        tester.reopen(|_| NewGameScreen);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Go(Destination::Title)));
    }

    #[test]
    fn the_board_is_chosen_by_keys_and_remembered() {
        let mut tester = Tester::new(|_| NewGameScreen);
        tester.press_all(&[KeyCode::Down; Field::Board as usize]);
        tester.press_all(&[KeyCode::Left, KeyCode::Left]);
        assert_eq!(tester.context().remembered.board, BoardSize::SixByTen);
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        assert_eq!(record.game.start(), &Board::of_size(BoardSize::SixByTen));
        tester.reopen(|_| NewGameScreen);
        tester.press_all(&[KeyCode::Down; Field::Board as usize]);
        tester.press_all(&[KeyCode::Left, KeyCode::Left, KeyCode::Left]);
        assert_eq!(tester.context().remembered.board, BoardSize::Six);
        (0..6).for_each(|_| _ = tester.press(KeyCode::Right));
        assert_eq!(tester.context().remembered.board, BoardSize::Ten);
        tester.tell(Message::Board(BoardSize::Eight));
        assert_eq!(tester.context().remembered.board, BoardSize::Eight);
    }

    #[test]
    fn clocks_are_chosen_by_a_key_and_remembered() {
        let mut tester = Tester::new(|_| NewGameScreen);
        assert!(tester.shown().iter().any(|text| text.contains("None")));
        let mut expected = vec![None];
        expected.extend(TimeControl::USUAL.map(Some));
        expected.push(None);
        let mut controls = Vec::new();
        for _ in &expected {
            let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
                panic!("no game begins")
            };
            controls.push(record.clock.map(|clock| clock.control()));
            tester.reopen(|_| NewGameScreen);
            tester.press(KeyCode::T);
        }
        assert_eq!(controls, expected);
    }

    #[test]
    fn the_coach_and_the_clocks_are_chosen_like_all_else() {
        let mut tester = Tester::new(|_| NewGameScreen);
        tester.press_all(&[KeyCode::Down; Field::Coach as usize]);
        tester.press(KeyCode::Left);
        assert!(!is_coached(tester.context()));
        tester.press(KeyCode::Right);
        assert!(is_coached(tester.context()));
        tester.press_all(&[KeyCode::Down, KeyCode::Right, KeyCode::Right]);
        assert_eq!(tester.context().remembered.clock, Some(TimeControl::USUAL[1]));
        tester.press_all(&[KeyCode::Left; 9]);
        assert_eq!(tester.context().remembered.clock, None);
    }

    /// A newcomer's first three games have the coach and are not rated; whoever wants otherwise is asked no more.
    #[test]
    fn the_coach_watches_a_newcomers_first_games() {
        let mut tester = Tester::new(|_| NewGameScreen);
        let mut origin = || {
            let pressed = tester.press(KeyCode::Enter);
            let Pressed::Go(Destination::Table(record)) = pressed else { panic!("no game begins") };
            tester.reopen(|_| NewGameScreen);
            record.origin()
        };
        let [first, second, third, fourth] = [origin(), origin(), origin(), origin()];
        assert_eq!([first, second, third], [Origin::Assisted; 3]);
        assert_eq!(fourth, Origin::Played);
        tester.press(KeyCode::C);
        assert!(
            matches!(tester.press(KeyCode::Enter), Pressed::Go(Destination::Table(record)) if record.origin() == Origin::Assisted)
        );
        assert_eq!(tester.context().remembered.coach, Some(true));
        tester.reopen(|_| NewGameScreen);
        tester.press(KeyCode::C);
        assert_eq!(tester.context().remembered.coach, Some(false));
    }

    #[test]
    fn levels_and_beginners_end_at_both_ends() {
        let mut tester = Tester::new(|_| NewGameScreen);
        tester.press(KeyCode::Down);
        (0..3).for_each(|_| _ = tester.press(KeyCode::Left));
        assert_eq!(tester.context().remembered.last_choice.level.number(), 0);
        (0..15).for_each(|_| _ = tester.press(KeyCode::Right));
        assert_eq!(tester.context().remembered.last_choice.level, Level::MAX);
        tester.press(KeyCode::Down);
        (0..3).for_each(|_| _ = tester.press(KeyCode::Right));
        assert_eq!(tester.context().remembered.last_choice.beginner, Beginner::Random);
        (0..3).for_each(|_| _ = tester.press(KeyCode::Left));
        assert_eq!(tester.context().remembered.last_choice.beginner, Beginner::You);
        assert_eq!(tester.context().remembered.last_choice.level, Level::MAX);
    }
    #[test]
    fn the_opponent_that_fits_and_named_players_are_chosen_by_keys() {
        let mut tester = Tester::new(|_| NewGameScreen);
        assert_eq!(tester.context().remembered.last_choice.rival, Rival::Fitting);
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        assert!(
            matches!(record.seats[1], Seat::Computer(Opponent::Fitting(strength)) if strength.elo() == 800)
        );
        tester.reopen(|_| NewGameScreen);
        let last = Character::all().next_back().unwrap();
        (0..20).for_each(|_| _ = tester.press(KeyCode::Right));
        let note = tester.context().texts.note_on_character(last).to_owned();
        assert!(tester.shown().iter().any(|text| text.ends_with(&note)));
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        assert_eq!(record.seats[1], Seat::from(last));
        tester.reopen(|_| NewGameScreen);
        // Back to the level that was chosen before.
        tester.press_all(&[KeyCode::Down, KeyCode::Right]);
        let level = GameSetup { rival: Rival::Level, ..GameSetup::default() };
        assert_eq!(tester.context().remembered.last_choice, level);
    }

    /// The games against a named player were told on a screen of their own only, which is gone.
    #[test]
    fn the_games_against_a_named_player_are_told_where_it_is_chosen() {
        let mut tester = Tester::new(|_| NewGameScreen);
        let luna = Character::of_key("luna").unwrap();
        tester.tell(Message::Rival(Rival::Character(luna)));
        let told = |tester: &mut Tester<NewGameScreen>, met: &str| {
            tester.shown().iter().any(|text| text.contains(met))
        };
        assert!(!told(&mut tester, "You: "), "nothing was played");
        for (size, loser) in [(BoardSize::Six, Side::Second), (BoardSize::Seven, Side::First)] {
            let mut record = Record::new(
                [tester.context().profile.my_seat(), luna.into()],
                Game::new(Board::of_size(size)),
            );
            tester.context().begin_game(&record);
            record.game.execute(GameCommand::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
            record.game.execute(GameCommand::Resign(loser)).unwrap();
            tester.context().keep_turn(&record);
        }
        assert!(told(&mut tester, " · You: 1 won, 1 lost · "));
    }
}
