//! The title screen: the menu, beside a board that plays by itself.

use egui::{Align2, Rect, pos2, vec2};

use super::demo::Demo;
use crate::app::board::{drawing, show_painted};
use crate::app::input::{Action, Input};
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{Language, Message as Text, msg};
use crate::app::ui::{
    ACCENT, ButtonSize, Command, Commands, Dialog, GAP, Icon, LABEL, MARGIN, Reply, TableLayout,
    regular, widgets,
};
use crate::app::window::Canvas;
use crate::game::{Board, Record};
use crate::picture::{Paint, wordmark};

/// The entries of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Continue,
    Play,
    Two,
    Watch,
    Stacking,
    Learn,
    Games,
    Editor,
    Players,
    Settings,
    Help,
    Language,
    Quit,
}

/// The rows of the menu from top to bottom. Left and right select within a row.
const ROWS: &[&[(Item, Text, Icon)]] = &[
    &[(Item::Continue, msg::MENU_CONTINUE, Icon::Continue)],
    &[(Item::Play, msg::MENU_PLAY, Icon::Computer)],
    &[(Item::Two, msg::MENU_TWO, Icon::People), (Item::Watch, msg::MENU_WATCH, Icon::Eye)],
    &[
        (Item::Learn, msg::MENU_LEARN, Icon::Learn),
        (Item::Stacking, msg::MENU_STACKING, Icon::Stack),
    ],
    &[(Item::Games, msg::MENU_GAMES, Icon::Games), (Item::Editor, msg::MENU_EDITOR, Icon::Edit)],
    &[
        (Item::Players, msg::MENU_PLAYERS, Icon::Person),
        (Item::Settings, msg::MENU_SETTINGS, Icon::Settings),
    ],
    &[
        (Item::Help, msg::MENU_HELP, Icon::Help),
        (Item::Language, msg::LANGUAGE_NAME, Icon::Language),
        (Item::Quit, msg::MENU_QUIT, Icon::Power),
    ],
];

/// Messages to the title screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    Choose(Item),
    /// Start the first lesson.
    FirstLesson,
    /// Speak this language.
    Speak(Language),
}

/// The title screen.
pub struct TitleScreen {
    /// The unfinished game, if there is one.
    unfinished: Option<Record>,
    offers_lesson: bool,
    demo: Demo,
    idle_seconds: f64,
}

/// Height of a row of the menu, and the gap between rows.
const ROW: ButtonSize = ButtonSize::Large;

/// Height of the game's name above the menu.
const HEAD: f32 = 96.0;

/// Seconds without input after which the demo board stops: before the window shows still pictures.
const DEMO_ATTENTION: f64 = 40.0;

impl TitleScreen {
    /// Returns the title screen, which offers the saved game if there is one.
    pub fn new(context: &mut Context) -> TitleScreen {
        let unfinished = context.unfinished();
        let offers_lesson = !context.remembered.lesson_was_offered && unfinished.is_none();
        context.remembered.lesson_was_offered = true;
        TitleScreen {
            unfinished,
            offers_lesson,
            // From the first line around to the last would be the shortest way out of the game.
            demo: Demo::new(context.now),
            idle_seconds: 0.0,
        }
    }

    fn rows(&self) -> &'static [&'static [(Item, Text, Icon)]] {
        &ROWS[usize::from(self.unfinished.is_none())..]
    }

    fn open(&mut self, item: Item, context: &mut Context) -> Transition<Message> {
        let destination = match item {
            Item::Continue => match self.unfinished.take() {
                Some(record) => return context.send_to_table(record),
                None => return Transition::Stay,
            },
            Item::Play => return Transition::Go(Destination::NewGame),
            Item::Two => return Transition::Go(Destination::TwoPlayers),
            Item::Watch => return Transition::Go(Destination::Watch),
            Item::Language => return Transition::ask(ask_for_language(context)),
            Item::Quit => return Transition::Quit,
            Item::Stacking => Destination::Stacking,
            Item::Learn => Destination::Learn,
            Item::Games => Destination::Games,
            Item::Editor => Destination::Editor(Box::new(Board::empty())),
            Item::Players => Destination::Players,
            Item::Settings => Destination::Settings,
            Item::Help => Destination::Help,
        };
        Transition::Open(destination)
    }
}

/// Asks on the first start whether to begin with a lesson.
fn offer_lesson() -> Dialog<Message> {
    let lesson = Reply::Say(Message::FirstLesson);
    let answers = Commands::answers()
        .row([Command::new(msg::FIRST_START_LESSON, None, lesson).icon(Icon::Learn).primary(true)])
        .row([Command::new(msg::FIRST_START_LATER, Action::Back, Reply::Leave).icon(Icon::Close)]);
    Dialog::new(msg::FIRST_START_QUESTION, answers)
}

/// Languages in a row.
const LANGUAGES: usize = 2;

/// Asks for the language, each under its own name.
fn ask_for_language(context: &Context) -> Dialog<Message> {
    let spoken = context.preferences.language();
    let answer = |language: Language| {
        Command::new(language.name(), None, Reply::Say(Message::Speak(language)))
            .on(language == spoken)
    };
    let answers = Commands::answers().rows_of(LANGUAGES, Language::all().map(answer).collect());
    let now = Language::all().position(|language| language == spoken).unwrap_or_default();
    Dialog::new(msg::SETTINGS_LANGUAGE, answers.row([Command::back(Reply::Leave)]))
        .selecting(now / LANGUAGES, now % LANGUAGES)
}

/// Returns the height of a menu with this number of rows.
fn menu_height(rows: usize) -> f32 {
    HEAD + rows as f32 * (ROW.height() + GAP) - GAP + 2.0 * MARGIN
}

/// Returns the area of the menu, and whether there is room for the board beside it.
fn menu_rect(canvas: Canvas, rows: usize) -> (Rect, bool) {
    let height = menu_height(rows);
    let beside = TableLayout::new(canvas.size).panel;
    let wide = beside.height() > height;
    let (center, width) = if wide {
        (beside.center(), beside.width())
    } else {
        ((canvas.size / 2.0).to_pos2(), canvas.size.x.min(420.0) - 2.0 * MARGIN)
    };
    let height = height.min(canvas.size.y - 2.0 * MARGIN);
    (Rect::from_center_size(center, vec2(width, height)), wide)
}

impl Screen for TitleScreen {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let mut commands = Commands::new().menu_from_here().with_ends();
        for (index, row) in self.rows().iter().enumerate() {
            commands = commands.row(row.iter().map(|&(item, text, icon)| {
                Command::new(text, None, Message::Choose(item)).icon(icon).primary(index == 0)
            }));
        }
        commands
    }

    fn point(&mut self, input: &Input, _: &mut Context) -> Option<Message> {
        self.idle_seconds = input.idle_seconds;
        None
    }

    fn tick(&mut self, context: &mut Context) -> Transition<Message> {
        if self.idle_seconds < DEMO_ATTENTION {
            self.demo.play_on(context.now);
        }
        if std::mem::take(&mut self.offers_lesson) {
            return Transition::ask(offer_lesson());
        }
        Transition::Stay
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, commands, .. } = frame;
        let texts = &context.texts;
        let height = menu_height(commands.rows().len());
        let (rect, _) = menu_rect(frame.canvas, commands.rows().len());
        widgets::panel(frame.ctx, "title", rect, (MARGIN, height), |ui| {
            let title = widgets::strip(ui, HEAD);
            let at = |y| title.center_top() + vec2(0.0, y);
            let name = Rect::from_min_max(title.min, pos2(title.right(), at(58.0).y));
            show_painted(ui, "wordmark", name, |paint| wordmark::draw(paint, name));
            let line = match context.profile.people.me().name() {
                Some(name) => texts.with(msg::MENU_AS, "name", name.as_str()),
                None => texts.get(msg::TITLE_TAGLINE).to_owned(),
            };
            ui.painter().text(at(74.0), Align2::CENTER_CENTER, line, regular(LABEL), ACCENT);
            ui.spacing_mut().item_spacing.y = GAP;
            frame.rows(ui, 0..commands.rows().len(), ROW)
        })
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Choose(item) => self.open(item, context),
            Message::FirstLesson => Transition::Open(Destination::Lesson(0)),
            Message::Speak(language) => {
                context.preferences.language = Some(language);
                Transition::Stay
            }
        }
    }

    fn draw(&self, paint: &mut Paint, canvas: Canvas, context: &Context) {
        if menu_rect(canvas, self.rows().len()).1 {
            let layout = TableLayout::new(canvas.size);
            drawing::draw_game(paint, &layout, &self.demo.game, &self.demo.effects, context.now);
        }
    }

    fn is_animating(&self, context: &Context) -> bool {
        self.demo.effects.is_moving(context.now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Pressed, Tester};
    use crate::app::ui::Place;
    use crate::game::{Command as Turn, Files, Game, Seat};
    use miniquad::KeyCode;

    fn title(context: Context) -> Tester<TitleScreen> {
        let mut title = Tester::with(context, TitleScreen::new);
        title.idle();
        title
    }

    fn seasoned(files: Files) -> Context {
        let mut context = Context::new(Preferences::default(), files);
        context.remembered.lesson_was_offered = true;
        context
    }

    #[test]
    fn the_first_start_offers_a_lesson_and_later_ones_do_not() {
        let mut first = title(Context::new(Preferences::default(), Files::nowhere()));
        assert!(matches!(first.press(KeyCode::Enter), Pressed::Open(Destination::Lesson(0))));
        assert!(first.context().remembered.lesson_was_offered);
        let mut later = title(seasoned(Files::nowhere()));
        assert!(matches!(later.press(KeyCode::Enter), Pressed::Go(Destination::NewGame)));
    }

    #[test]
    fn an_unfinished_game_goes_on_or_is_saved_when_another_one_takes_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = seasoned(Files::in_folder(folder.path()));
        let seat = Seat::from(Level::MAX);
        let mut record = Record::new([seat.clone(), seat], Game::new(Board::empty()));
        record.game.execute(Turn::Place("a1,b1,c1,d1".parse().unwrap())).unwrap();
        context.keep(&record);
        let mut title = title(context);
        let saved = |title: &mut Tester<TitleScreen>| title.context().profile.saved_games().len();
        let flow = title.press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(flow, Pressed::Go(Destination::NewGame)), "nothing is asked");
        title.reopen(TitleScreen::new);
        let flow = title.press(KeyCode::Enter);
        assert!(matches!(flow, Pressed::Go(Destination::Table(_))));
        assert_eq!(saved(&mut title), 0, "it goes on");
        let _: Transition<()> = title.context().send_to_table(record.rematch());
        assert_eq!(saved(&mut title), 1);
    }

    /// Dialogs once ignored the arrow keys.
    #[test]
    fn arrows_walk_through_the_answers_to_a_question() {
        let mut first = title(Context::new(Preferences::default(), Files::nowhere()));
        let flow = first.press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(flow, Pressed::Stay), "not now");
        assert!(matches!(first.press(KeyCode::Enter), Pressed::Go(Destination::NewGame)));
    }

    /// Up went from the first line around to the last one, and Enter left the game unasked.
    #[test]
    fn the_arrows_do_not_go_from_the_first_line_to_the_last() {
        let mut title = title(seasoned(Files::nowhere()));
        let flow = title.press_all(&[KeyCode::Up, KeyCode::Enter]);
        assert!(matches!(flow, Pressed::Go(Destination::NewGame)));
        title.reopen(TitleScreen::new);
        let flow = title.press_all(&[KeyCode::Down; 20]);
        assert!(matches!(flow, Pressed::Stay));
        let flow = title.press_all(&[KeyCode::Right, KeyCode::Right, KeyCode::Enter]);
        assert!(matches!(flow, Pressed::Quit));
    }

    /// Asks for the language on a screen that speaks English.
    fn asked_for_language() -> Tester<TitleScreen> {
        let mut title = title(seasoned(Files::nowhere()));
        title.context().preferences.language = Some(Language::reference());
        title.focus().put(Place::Button(ROWS.len() - 2, 1));
        title.press(KeyCode::Enter);
        title
    }

    /// Whoever only looked, and pressed Enter, spoke German from there on.
    #[test]
    fn the_language_that_is_spoken_is_selected_first() {
        for language in Language::all() {
            let mut title = title(seasoned(Files::nowhere()));
            title.context().preferences.language = Some(language);
            title.focus().put(Place::Button(ROWS.len() - 2, 1));
            title.press_all(&[KeyCode::Enter, KeyCode::Enter]);
            assert_eq!(title.context().preferences.language(), language);
        }
    }

    #[test]
    fn a_language_is_chosen_by_its_own_name() {
        let mut title = asked_for_language();
        let shown = title.shown();
        for name in ["English", "Deutsch", "日本語", "Português (Brasil)"] {
            assert!(shown.iter().any(|text| text == name), "{name}");
        }
        title.press_all(&[KeyCode::Left, KeyCode::Enter]);
        assert_eq!(title.context().preferences.language(), Language::find("de").unwrap());
    }

    #[test]
    fn every_entry_leads_somewhere() {
        for (row, items) in ROWS[1..].iter().enumerate() {
            for column in 0..items.len() {
                let mut title = title(seasoned(Files::nowhere()));
                title.focus().put(Place::Button(row, column));
                assert!(!matches!(title.press(KeyCode::Enter), Pressed::Stay), "{items:?}");
            }
        }
    }
}
