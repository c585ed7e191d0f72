//! The profile of the person who plays, or of another person: the ladder and the medals, beside the
//! rating and the statistics.

use egui::{Align2, Rect, StrokeKind, Ui, Vec2, vec2};

use super::message::Message;
use super::{
    fact, heading, medals, missed, naming, numbers, rated_board, sections, show_name, won_text,
};
use crate::ai::{BoardSize, Character};
use crate::app::board::face::{self, Face};
use crate::app::input::{Action, Scope};
use crate::app::screens::{ladder, play, rating_graph};
use crate::app::shell::{
    Context, Destination, Page, Screen, Section, Sitting, Training, Transition, View, today,
};
use crate::app::text::{Wording, args, msg, name_of_board, rating_change};
use crate::app::ui::{
    ACCENT, BODY, ButtonSize, CAPTION, Command, FAINT, GAP, GOLD, HEADING, Icon, LABEL, RADIUS,
    Stop, TEXT, TITLE, WARN, bold, paint_elided, regular, theme, widgets,
};
use crate::game::{Achievement, Day, PersonId, PersonStatistics, Summary};

/// The profile of a person.
pub struct ProfileScreen {
    person: PersonId,
    /// The size of the boards whose statistics are shown; `None` for all sizes.
    board: Option<BoardSize>,
    /// The achievement that was chosen.
    chosen: Option<Achievement>,
    sums: Sums,
}

/// The key of the sums: the chosen board size, the number of changes of the statistics, and the
/// day.
type SumsKey = (Option<BoardSize>, u64, Day);

/// The sums over the games of a person.
struct Sums {
    /// The sums are computed anew when it changes.
    key: SumsKey,
    /// The board whose rating is shown: the chosen one, or that of the last rated game if all are
    /// chosen.
    rated_board: BoardSize,
    ratings: Vec<f64>,
    /// The ratings before and after the games of today; `None` if no game changed them.
    today: Option<[f64; 2]>,
    summary: Summary,
}

/// Number of rungs of the ladder in a row.
const PER_ROW: usize = 5;

/// Height of a row of rungs, in points.
const RUNG: f32 = 90.0;

/// Side of a rung's face, in points.
const RUNG_FACE: f32 = 48.0;

/// Height of the rating graph, in points.
const GRAPH: f32 = 96.0;

impl ProfileScreen {
    /// Returns the profile of a person.
    pub fn new(person: PersonId, context: &Context) -> ProfileScreen {
        let sums = Sums::new(person, sums_key(None, context), context);
        ProfileScreen { person, board: None, chosen: None, sums }
    }

    fn is_me(&self, context: &Context) -> bool {
        self.person == context.my_id()
    }

    fn statistics<'a>(&self, context: &'a Context) -> PersonStatistics<'a> {
        context.profile.statistics().of(self.person)
    }

    fn name<'a>(&self, context: &'a Context) -> &'a str {
        let person = context.profile.people().get(self.person);
        person.map_or("", |person| context.texts.name_of_person(person))
    }

    /// Returns the next rung of the ladder; `None` at the top.
    fn next(&self, context: &Context) -> Option<Character> {
        ladder::next_of(self.statistics(context))
    }

    /// Returns the commands that choose all boards or one size.
    fn boards(&self) -> Vec<Command<Message>> {
        let command = |board: Option<BoardSize>| {
            let name =
                board.map_or(Wording::from(msg::STATISTICS_ALL), |size| name_of_board(size).into());
            Command::new(name, None, Message::Board(board)).on(self.board == board)
        };
        std::iter::once(None).chain(BoardSize::ALL.map(Some)).map(command).collect()
    }

    fn show_stage(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let count = |template, n: usize, all: usize| texts.fill(template, args!(n, all));
        let statistics = self.statistics(context);
        let all: Vec<_> = Character::all().collect();
        let beaten = all.iter().filter(|it| statistics.has_beaten(**it)).count();
        heading(ui, texts.get(msg::LADDER), &count(msg::LADDER_BEATEN, beaten, all.len()));
        let next = self.next(context);
        for rungs in all.chunks(PER_ROW) {
            let strip = widgets::strip(ui, RUNG);
            for (&character, place) in rungs.iter().zip(widgets::columns::<PER_ROW>(strip, 0.0)) {
                self.show_rung(ui, place, character, next == Some(character), context);
            }
        }
        let unlocked = statistics.unlocked_count();
        let unlocked = count(msg::ACHIEVEMENT_COUNT, unlocked, Achievement::ALL.len());
        heading(ui, texts.get(msg::YOU_MEDALS), &unlocked);
        medals::show(ui, view, statistics, self.chosen);
    }

    /// Shows a rung of the ladder: the face with a medal, which is dark until it is won, the name
    /// and the score. The next rung has a frame.
    fn show_rung(
        &self,
        ui: &Ui,
        rect: Rect,
        character: Character,
        is_next: bool,
        context: &Context,
    ) {
        let center = rect.center_top() + vec2(0.0, RUNG_FACE / 2.0 + 4.0);
        let square = Rect::from_center_size(center, Vec2::splat(RUNG_FACE));
        face::show(ui, square, Face::Character(character));
        if is_next {
            let line = theme::stroke(ui.ctx(), 2.0, ACCENT);
            ui.painter().rect_stroke(square.expand(4.0), RADIUS, line, StrokeKind::Inside);
        }
        let score = self.statistics(context).unaided_against(character);
        widgets::paint_medal(
            ui.painter(),
            square.right_bottom() - vec2(2.0, 4.0),
            11.0,
            score.won > 0,
        );
        let words = rect.with_min_y(square.bottom() + 4.0).shrink2(vec2(2.0, 0.0));
        let (name, below) = words.split_top_bottom_at_y(words.top() + 19.0);
        let text = context.texts.character(character);
        paint_elided(ui, name, Align2::CENTER_CENTER, text, bold(LABEL), TEXT);
        if score.games() > 0 {
            let score = widgets::score_text(score);
            let below = below.with_max_y(below.top() + 17.0);
            paint_elided(ui, below, Align2::CENTER_CENTER, &score, regular(LABEL), FAINT);
        }
    }

    fn show_person(&self, ui: &mut Ui, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let Sums { summary, ratings, .. } = &self.sums;
        let face = Face::for_person(self.person, context.profile.people());
        let rename = Command::new(msg::PEOPLE_RENAME, Action::Rename, Message::AskToRename);
        let place = show_name(ui, face, [self.name(context), ""], 1);
        view.buttons_in(ui, place, ButtonSize::Usual, &[rename.icon_alone()]);
        self.show_rating(ui, context);
        let graph = widgets::strip(ui, GRAPH);
        rating_graph::show(ui, graph, ratings, texts.get(msg::PEOPLE_NO_GAMES), texts);
        let board = Stop::new(texts.get(msg::BOARD), Message::Play).known_by(&"boards");
        view.chooser(ui, &self.boards(), board.first(true));
        let won = won_text(summary.score(), texts);
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            fact(left, texts.get(msg::YOU_GAMES), &won);
            let streak = numbers::streak_text(summary.streak, texts);
            fact(right, texts.get(msg::STATISTICS_STREAK), &streak);
        });
        self.show_days(ui, context);
        let rows = missed::rows(context.profile.deck(self.person));
        // Nobody practises another person's cards.
        ui.scope(|ui| missed::show(ui, view, &rows, self.is_me(context)));
        ui.add_space(GAP);
        heading(ui, texts.get(msg::YOU_NUMBERS), "");
        numbers::show(ui, view, summary, self.board.is_none());
        widgets::label(ui, texts.get(msg::PEOPLE_UNRATED), regular(CAPTION), FAINT);
    }

    /// Shows the rating, and its change by today's games.
    fn show_rating(&self, ui: &mut Ui, context: &Context) {
        let (texts, Sums { rated_board: size, today, .. }) = (&context.texts, &self.sums);
        let rating = texts.rating(self.statistics(context).rating(*size), *size);
        let strip = widgets::strip(ui, 36.0);
        let change = today.map(|change| {
            let color = if change[1] < change[0] { WARN } else { ACCENT };
            let change = texts.with(msg::RATING_TODAY, "change", rating_change(change));
            widgets::elided(ui, &change, regular(LABEL), color, strip.width() / 2.0)
        });
        let room = change.as_ref().map_or(0.0, |change| change.size().x + GAP);
        let rect = strip.with_max_x(strip.right() - room);
        let font = bold(if rect.width() < 200.0 { HEADING } else { TITLE });
        paint_elided(ui, rect, Align2::LEFT_CENTER, &rating, font, TEXT);
        if let Some(change) = change {
            let at = Align2::RIGHT_CENTER.align_size_within_rect(change.size(), strip);
            ui.painter().galley(at.min, change, TEXT);
        }
    }

    /// Shows the streak of days on which the puzzle of the day was solved.
    fn show_days(&self, ui: &mut Ui, context: &Context) {
        let days = context.profile.puzzle_records(self.person).days();
        let text = context.texts.streak(days, today());
        let words = ui.painter().layout(text, regular(LABEL), TEXT, ui.available_width() - 26.0);
        let strip = widgets::strip(ui, words.size().y.max(24.0));
        let mark = strip.left_center();
        Icon::Calendar.paint(ui.painter(), mark + vec2(BODY / 2.0, 0.0), BODY, GOLD);
        let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), strip);
        ui.painter().galley(at.min + vec2(26.0, 0.0), words, TEXT);
    }
}

fn sums_key(board: Option<BoardSize>, context: &Context) -> SumsKey {
    (board, context.profile.statistics().changes(), today())
}

impl Sums {
    fn new(person: PersonId, key: SumsKey, context: &Context) -> Sums {
        let (board, _, today) = key;
        let statistics = context.profile.statistics().of(person);
        let rated_board = board.unwrap_or_else(|| rated_board(statistics, context));
        Sums {
            key,
            rated_board,
            ratings: rating_graph::thinned(statistics.ratings(rated_board)),
            today: ratings_on(today, person, rated_board, context),
            summary: statistics.summary(board),
        }
    }
}

/// Returns a person's ratings before and after the games of a day on boards of a size; `None` if no
/// game changed them.
fn ratings_on(day: Day, person: PersonId, size: BoardSize, context: &Context) -> Option<[f64; 2]> {
    let games = context.profile.statistics().of(person).games().rev();
    let of_day = games.take_while(|game| Day::from_date(game.ended().local().date()) == day);
    let ratings = of_day.filter(|game| game.board() == size);
    let ratings = ratings.filter_map(|it| it.finished.ratings(it.side));
    // The newest game comes first.
    ratings.reduce(|[_, after], [before, _]| [before, after])
}

impl Screen for ProfileScreen {
    type Message = Message;

    const SCOPE: Scope = Scope::List;

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        let key = sums_key(self.board, context);
        if self.sums.key != key {
            self.sums = Sums::new(self.person, key, context);
        }
        Transition::Stay
    }

    fn show(&mut self, view: &View<Message>) {
        let (context, texts) = (view.context, &view.context.texts);
        let is_me = self.is_me(context);
        let (label, icon) = if !is_me {
            (texts.with(msg::PEOPLE_PLAY_AS, "name", self.name(context)), Icon::Person)
        } else if let Some(next) = self.next(context) {
            (texts.with(msg::LADDER_NEXT, "name", texts.character(next)), Icon::Play)
        } else {
            (texts.get(msg::YOU_PLAY).to_owned(), Icon::Play)
        };
        let play = Command::new(label, Action::Accept, Message::Play).icon(icon);
        let (title, sections) = if is_me {
            (texts.get(msg::DOOR_YOU), sections(Section::Profile, Message::Section))
        } else {
            (self.name(context), Vec::new())
        };
        let page = Page { sections, ..Page::new(title) }.foot([play.primary(true)]);
        view.page(page, |ui| self.show_stage(ui, view), |ui| self.show_person(ui, view));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Section(section) => return Transition::Go(Destination::You(section)),
            Message::Board(board) => {
                self.board = board;
                return self.tick(context);
            }
            Message::Describe(achievement) => {
                self.chosen = Some(achievement);
                context.say(context.texts.note_on_achievement(achievement));
            }
            Message::Play if self.is_me(context) => {
                return match self.next(context) {
                    Some(next) => play::play_against(next, context),
                    None => Transition::Go(Destination::Play),
                };
            }
            Message::Play => {
                context.profile.set_me(&context.files, self.person);
                return Transition::Go(Destination::Play);
            }
            Message::Practise(idea) => {
                let sitting = Training::Practice(Sitting::Idea(idea));
                return Transition::Open(Destination::Training(sitting));
            }
            Message::AskToRename => {
                return naming::ask(Some(self.person), context, Message::Rename);
            }
            Message::Rename(name) => naming::rename(self.person, &name, context),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Level, Opponent};
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::game::{
        Board, Entry, Files, Game, GameMeta, JOURNAL_FILE, PlayerName, Record, Seat, Side,
        StoredGame, Timestamp, Turn,
    };
    use miniquad::KeyCode;

    /// Returns the profile of a person who has won on 6x6 and lost on 8x8.
    fn tester() -> Tester<ProfileScreen> {
        let folder = tempfile::tempdir().unwrap();
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        let me = context.my_id();
        let name = PlayerName::new("../Ann").unwrap();
        context.profile.rename_person(&context.files, me, &name).unwrap();
        context.files.flusher().flush();
        let path = folder.path().join("data").join(JOURNAL_FILE);
        let mut journal = std::fs::read_to_string(&path).unwrap();
        for (size, loser) in [(BoardSize::Six, Side::Second), (BoardSize::Eight, Side::First)] {
            let seats = [context.profile.my_seat(), Seat::from(Level::new(5).unwrap())];
            let mut record = Record::new(seats, Game::new(Board::new(size)));
            let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
            record.game.execute(first).unwrap();
            record.game.execute(Turn::Resignation(loser)).unwrap();
            let meta = GameMeta {
                ended: Some(Timestamp::new(1_800_000_000)),
                seconds: [90.0, 0.0],
                ..GameMeta::default()
            };
            journal += &(Entry::Game(Box::new(StoredGame { record, meta })).line() + "\n");
        }
        std::fs::write(path, journal).unwrap();
        context.read_profile();
        Tester::with(context, |context| ProfileScreen::new(context.my_id(), context))
    }

    fn shows(tester: &mut Tester<ProfileScreen>, text: &str) -> bool {
        tester.shown().iter().any(|shown| shown.contains(text))
    }

    #[test]
    fn games_are_shown_for_all_boards_and_for_each() {
        let mut tester = tester();
        assert!(shows(&mut tester, "1 of 2 won") && shows(&mut tester, "3 min"));
        tester.press(KeyCode::Right);
        assert_eq!(tester.screen().board, Some(BoardSize::Six));
        assert!(shows(&mut tester, "1 of 1 won") && shows(&mut tester, "(6×6)"));
        tester.press(KeyCode::Right);
        assert!(shows(&mut tester, "No finished games here yet"));
        tester.press_all(&[KeyCode::Right; 9]);
        assert_eq!(tester.screen().board, Some(BoardSize::Ten));
        tester.press_all(&[KeyCode::Left; 9]);
        assert_eq!(tester.screen().board, None);
        assert!(matches!(tester.press(KeyCode::Escape), Pressed::Back));
    }

    #[test]
    fn achievements_are_shown_whether_locked_or_not() {
        let mut tester = tester();
        let reached = format!("1 of {} unlocked", Achievement::ALL.len());
        assert!(shows(&mut tester, &reached) && shows(&mut tester, "locked"));
        assert!(shows(&mut tester, "800"));
        let first = tester.context().texts.achievement(Achievement::ALL[0]).to_owned();
        tester.focus_on(&first);
        tester.press_all(&[KeyCode::Right; 4]);
        assert_eq!(tester.screen().chosen, Some(Achievement::Level5));
        assert!(shows(&mut tester, "Jan 2027") && !shows(&mut tester, "not yet"));
    }

    /// "Challenge" once began an unrated game on the board that was chosen last.
    #[test]
    fn enter_plays_against_the_next_rung_on_its_board() {
        let mut tester = tester();
        tester.context().remembered.board = BoardSize::Ten;
        let Pressed::Go(Destination::Table(record)) = tester.press(KeyCode::Enter) else {
            panic!("no game begins")
        };
        let pip = Character::all().next().unwrap();
        assert!(record.seats.contains(&Seat::from(Opponent::Character(pip))));
        assert_eq!(record.game.board_size(), BoardSize::Six);
    }

    /// Enter on an achievement once began a game, and what it asks for was not said.
    #[test]
    fn enter_on_an_achievement_says_what_it_asks_for() {
        let mut tester = tester();
        tester.listen();
        // The medals are at the left of the table of numbers below the boards.
        tester.press_all(&[KeyCode::Down, KeyCode::Left]);
        for key in [KeyCode::Left, KeyCode::Left, KeyCode::Right, KeyCode::Enter] {
            tester.said();
            assert!(matches!(tester.press(key), Pressed::Stay));
            tester.idle();
        }
        let chosen = tester.screen().chosen.expect("an achievement has the focus");
        let note = tester.context().texts.note_on_achievement(chosen);
        assert_eq!(tester.said(), note);
    }

    #[test]
    fn another_person_is_shown_with_their_own_statistics_and_may_play() {
        let mut tester = tester();
        let bo = tester.context().add_person("Bo");
        tester.reopen(|context| ProfileScreen::new(bo, context));
        assert!(shows(&mut tester, "No finished games here yet"));
        assert!(shows(&mut tester, "Play as Bo") && !shows(&mut tester, "History"));
        assert_ne!(tester.context().my_id(), bo);
        assert!(matches!(tester.press(KeyCode::Enter), Pressed::Go(Destination::Play)));
        assert_eq!(tester.context().my_id(), bo);
    }

    #[test]
    fn the_person_who_plays_is_renamed_by_a_key() {
        let mut tester = tester();
        assert!(matches!(tester.press(KeyCode::R), Pressed::Ask(_)));
        tester.press(KeyCode::Escape);
        tester.tell(Message::Rename("Bo".to_owned()));
        assert!(shows(&mut tester, "Bo"));
        tester.tell(Message::Rename(String::new()));
        assert!(shows(&mut tester, "Bo") && tester.notice().is_some());
    }
}
