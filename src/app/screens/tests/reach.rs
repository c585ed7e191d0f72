//! Tests on all screens that everything that can be clicked can also be reached by a game pad, and
//! that Enter presses the filled button.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use egui::epaint::ClippedShape;
use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape};
use gilrs::Button;
use miniquad::KeyCode;

use super::{destinations, record};
use crate::ai::Piece;
use crate::app::input::{BUTTONS, Chord, Input, Scope};
use crate::app::screens::open;
use crate::app::screens::table::screen::TableScreen;
use crate::app::settings::Preferences;
use crate::app::shell::{
    Article, Context, Destination, Layer, Navigation, Screen, ScreenLayer, Section, Seen, Sitting,
    Stack, Training, show_alone,
};
use crate::app::text::{Language, Texts};
use crate::app::ui::theme::new_egui;
use crate::app::ui::{ButtonSize, ground};
use crate::app::window::Canvas;
use crate::game::{
    Board, Entry, Files, Game, PersonId, PuzzleResult, PuzzleSource, Record, Seat, Side,
    StackingGame, Timestamp, Turn, puzzles,
};

/// Returns a window that is high enough for all lines of most lists.
fn canvas() -> Canvas {
    Canvas::new(1280.0, 1000.0)
}

/// Largest number of buttons in a row.
const MAX_COLUMNS: usize = 12;

/// The keys that skip all puzzles of a run until it is over.
const RUN_OVER: &[KeyCode] =
    &[KeyCode::Enter, KeyCode::PageDown, KeyCode::PageDown, KeyCode::PageDown];

/// The keys that show the answers of both cards that are due, to the end of the sitting.
const SITTING_OVER: &[KeyCode] = {
    use KeyCode::{H, PageDown};
    &[H, H, H, PageDown, H, H, H, PageDown]
};

/// A screen, and the keys that bring it into some state.
pub(super) type Scene = (Destination, &'static [KeyCode]);

/// Returns all screens as they open, and in other states those that get other buttons.
pub(super) fn scenes() -> Vec<Scene> {
    let mut coached = record();
    coached.mark_aided();
    let mut over = coached.clone();
    over.game.execute(Turn::Resignation(Side::First)).expect("a game that is going on");
    let two = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()));
    let full = || {
        let mut game = StackingGame::for_a_person(1);
        loop {
            let place = game.places().next();
            let Some(place) = place else { break };
            game.drop_piece(place).expect("the piece fits");
        }
        Destination::StackingGame(Box::new(game), PersonId::random())
    };
    let later: [Scene; 10] = [
        (Destination::Table(Box::new(coached)), &[KeyCode::C]),
        (Destination::Table(Box::new(over.clone())), &[]),
        (Destination::Table(Box::new(two)), &[KeyCode::O]),
        (Destination::Review(Box::new(over)), &[KeyCode::Home]),
        (Destination::Learn(Some(Article::Rules)), &[KeyCode::Left]),
        (Destination::Training(Training::Run), &[KeyCode::Enter]),
        // A run makes cards, of which the sitting must have none.
        (Destination::Training(Training::Practice(Sitting::Due)), SITTING_OVER),
        (Destination::Training(Training::Run), RUN_OVER),
        (full(), &[]),
        (Destination::Editor(Box::new(Board::empty())), &[KeyCode::Key1, KeyCode::Enter]),
    ];
    destinations().into_iter().map(|it| (it, &[][..])).chain(later).collect()
}

/// Returns the shared state with two people, and the files of a folder.
pub(super) fn context(folder: &Path) -> Context {
    let preferences = Preferences { language: Some(Language::reference()), ..Default::default() };
    let mut context = Context::new(preferences, Files::in_folder(folder));
    context.read_profile();
    context.remembered.lesson_was_offered = true;
    if context.profile.people().names().next().is_none() {
        context.add_person("Ann");
    }
    context
}

/// Makes the two cards of the sitting.
fn miss_two_puzzles(context: &mut Context) {
    let (person, result) = (context.my_id(), PuzzleResult::Missed);
    let at = Timestamp::new(Timestamp::now().utc().timestamp() - 24 * 3600);
    for puzzle in &puzzles()[..2] {
        let puzzle = PuzzleSource::Graded(puzzle.key());
        context.add(Entry::Puzzle { person, at, puzzle, result });
    }
}

/// Seconds from key to key, in which a run goes on to its next puzzle.
const PAUSE: f64 = 3.0;

/// Returns a key that has a meaning once a screen shows the result of work on another thread.
fn key_after_work((destination, keys): &Scene) -> Option<KeyCode> {
    match destination {
        Destination::DailyPuzzle(_) | Destination::Training(Training::Endless) => Some(KeyCode::H),
        // A run has puzzles from when it has begun until it is over.
        Destination::Training(Training::Run) if keys.len() == 1 => Some(KeyCode::PageDown),
        _ => None,
    }
}

/// Opens a screen, brings it into its state, and waits for its work on another thread.
pub(super) fn opened(scene: Scene, context: &mut Context) -> Box<dyn Layer> {
    let awaited = key_after_work(&scene);
    let (destination, keys) = scene;
    let waits = matches!(destination, Destination::Training(_));
    if keys == SITTING_OVER {
        miss_two_puzzles(context);
    }
    let mut screen = open(destination, context);
    let press = |key| Input::from_keys(0.0, canvas(), &[Chord::key(key)]);
    for &key in keys {
        if waits {
            wait_for(key, screen.as_mut(), context);
        }
        show_alone(screen.as_mut(), &press(key), context);
        screen.update(&press(key), context);
        context.now += if waits { PAUSE } else { 0.0 };
        screen.tick(context);
    }
    if let Some(key) = awaited {
        wait_for(key, screen.as_mut(), context);
    }
    screen
}

/// Waits until a key has a meaning on a screen.
fn wait_for(key: KeyCode, screen: &mut dyn Layer, context: &mut Context) {
    let press = Input::from_keys(0.0, canvas(), &[Chord::key(key)]);
    let end = Instant::now() + Duration::from_secs(60);
    while screen.asked_for(&press, false, context).is_empty() {
        assert!(Instant::now() < end, "{key:?} is of no use");
        std::thread::sleep(Duration::from_millis(1));
        screen.tick(context);
    }
}

/// Returns the rectangles of everything that could be clicked in the last frame.
fn clickable(ctx: &egui::Context) -> Vec<Rect> {
    let is_button = |widget: &&egui::WidgetRect| {
        widget.enabled && widget.sense.senses_click() && widget.interact_rect.is_positive()
    };
    ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.filter(is_button).map(|widget| widget.interact_rect).collect()
    })
}

/// A screen with the dialogs that it opens.
struct Scenery<'a> {
    stack: Stack,
    ctx: &'a egui::Context,
}

impl Scenery<'_> {
    fn new(scene: Scene, mut context: Context, ctx: &egui::Context) -> Scenery<'_> {
        let screen = opened(scene, &mut context);
        let mut stack = Stack::new(context, open);
        stack.push(screen);
        let mut scenery = Scenery { stack, ctx };
        // A dialog takes a frame to appear.
        (0..3).for_each(|_| _ = scenery.shown(&[]));
        scenery
    }

    /// Shows a frame with events of the mouse, and returns its shapes.
    fn shown(&mut self, events: &[Event]) -> Vec<ClippedShape> {
        let window = Rect::from_min_size(Pos2::ZERO, canvas().size);
        let events = events.to_vec();
        let input = RawInput { screen_rect: Some(window), events, ..Default::default() };
        let show = |mut seen: Seen| self.ctx.run(input, |ctx| _ = seen.show(ctx, canvas()));
        self.stack.show(None, show).shapes
    }

    /// Clicks at a position, without handling the click.
    fn click(&mut self, pos: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.shown(&[Event::PointerMoved(pos), button(true)]);
        self.shown(&[button(false), Event::PointerGone]);
    }

    /// Clicks at a position, and handles the click.
    fn click_and_follow(&mut self, pos: Pos2) {
        self.click(pos);
        let nothing = Input::from_keys(self.stack.context.now, canvas(), &[]);
        let ctx = self.ctx;
        let show = |mut seen: Seen, _: &Input| {
            _ = ctx.run(RawInput::default(), |ctx| _ = seen.show(ctx, canvas()));
            false
        };
        while self.stack.step(&nothing, show).has_moved_on {}
        (0..3).for_each(|_| _ = self.shown(&[]));
    }

    fn has_dialog(&self) -> bool {
        self.stack.seen().last().is_some_and(|top| top.scope() == Scope::Dialog)
    }

    /// Returns whether the screen was closed, or another one opened.
    fn has_gone(&mut self) -> bool {
        self.stack.layers_mut().0.count() != 1
    }

    /// Returns the messages of keys and of the last click to the top layer.
    fn asked_for(&mut self, keys: &[KeyCode]) -> Vec<String> {
        let keys: Vec<Chord> = keys.iter().copied().map(Chord::key).collect();
        let input = Input::from_keys(self.stack.context.now, canvas(), &keys);
        let (mut layers, context) = self.stack.layers_mut();
        let top = layers.next().expect("a layer");
        top.asked_for(&input, false, context)
    }

    /// Returns the messages of clicks on filled buttons, and those of Enter.
    fn filled_and_enter(&mut self) -> [Vec<String>; 2] {
        let center = |shape: ClippedShape| match shape.shape {
            // A switch that is on is filled, too, but less high.
            Shape::Rect(rect) if ground::FILLED.contains(&rect.fill) => Some(rect.rect)
                .filter(|rect| rect.height() >= ButtonSize::Small.height())
                .map(|rect| rect.center()),
            _ => None,
        };
        let centers: Vec<Pos2> = self.shown(&[]).into_iter().filter_map(center).collect();
        let mut filled = Vec::new();
        for center in centers {
            self.click(center);
            filled.extend(self.asked_for(&[]));
        }
        [filled, self.asked_for(&[KeyCode::Enter])]
    }
}

/// Returns the messages of all possible clicks on a screen.
fn clicked(scene: Scene, context: Context) -> BTreeSet<String> {
    let ctx = new_egui();
    let mut scenery = Scenery::new(scene, context, &ctx);
    let mut messages = BTreeSet::new();
    for rect in clickable(&ctx) {
        // In a form, a click at the left or at the right of a line steps back or forth.
        let places = if rect.width() > 250.0 { &[0.6, 0.9][..] } else { &[0.5] };
        for &x in places {
            scenery.click(Pos2::new(egui::lerp(rect.x_range(), x), rect.center().y));
            messages.extend(scenery.asked_for(&[]));
        }
    }
    messages
}

/// Returns the messages of a game pad to a screen: those of each button at first, and those of the
/// lower button wherever the cross leads. The messages of the cross itself are carried out.
fn padded(scene: impl Fn() -> Scene, context: impl Fn() -> Context) -> BTreeSet<String> {
    use Button::{DPadDown, DPadLeft, DPadRight, DPadUp, South};
    let press = |button| Input { pad: vec![button], ..Input::test(&[]) };
    let mut messages = BTreeSet::new();
    {
        let mut context = context();
        let mut screen = opened(scene(), &mut context);
        for (button, _) in BUTTONS {
            messages.extend(screen.asked_for(&press(button), false, &mut context));
        }
    }
    // Where the arrows reach everything, each thing is tried by itself.
    let mut index = 0;
    loop {
        let mut context = context();
        let mut screen = opened(scene(), &mut context);
        show_alone(screen.as_mut(), &press(South), &context);
        if !screen.focus_at(index) {
            break;
        }
        // The ring shows where the lower button acts, and a card is chosen by arriving there.
        for button in [DPadDown, DPadUp] {
            messages.extend(screen.asked_for(&press(button), false, &mut context));
        }
        screen.focus_at(index);
        messages.extend(screen.asked_for(&press(South), false, &mut context));
        for button in [[DPadRight; MAX_COLUMNS], [DPadLeft; MAX_COLUMNS]].concat() {
            screen.focus_at(index);
            messages.extend(screen.asked_for(&press(button), true, &mut context));
        }
        index += 1;
    }
    messages
}

/// Returns the message to the board in a message to its screen, or else the message itself.
fn of_board(message: &str) -> &str {
    let inner = message.strip_prefix("Board(").and_then(|it| it.strip_suffix(')'));
    inner.filter(|it| it.starts_with("Choose") || *it == "Rotate").unwrap_or(message)
}

/// On the screen of a new game and on others, a pad once could not reach everything: the coach and
/// the clocks only had keys.
#[test]
fn everything_that_can_be_clicked_can_be_reached_by_the_pad_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let known = || context(folder.path());
    known().save_game("A game", &record());
    let mut missing = Vec::new();
    for number in 0..scenes().len() {
        let scene = || scenes().swap_remove(number);
        let clicked = clicked(scene(), known());
        assert!(!clicked.is_empty(), "{number}: every screen has a button");
        let padded = padded(scene, known);
        let steps_along =
            |line: &str| [1, -1].iter().all(|by| padded.contains(&format!("Step({line}, {by})")));
        // A value that one click chooses may take several steps of the pad.
        let steps = |message: &&String| match of_board(message).split('(').next() {
            Some("GoTo" | "GoToPly") => padded.contains("Step(1)") && padded.contains("Step(-1)"),
            // The lines of a form are named after what they choose.
            Some(line @ ("Level" | "First" | "Second" | "FirstMover" | "Board" | "Clock")) => {
                let chosen = padded.iter().filter(|it| it.starts_with(&format!("{line}(")));
                chosen.count() > 2 || steps_along(line)
            }
            // The left button rotates the piece in hand, without a message.
            Some("Rotate") => true,
            // The upper shoulder buttons change the piece in hand, without a message.
            Some("Choose") => {
                let is_of = |piece: &Piece| of_board(message).ends_with(&format!("({piece:?})"));
                Piece::ALL.iter().any(is_of)
            }
            _ => false,
        };
        let unreached = clicked.difference(&padded).filter(|message| !steps(message));
        missing.extend(unreached.map(|message| format!("{number}: {message}")));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Enter once did nothing for the filled buttons that pause the stacker and that add a person.
#[test]
fn enter_presses_the_filled_button_of_every_screen_and_dialog() {
    let ctx = new_egui();
    let (mut wrong, mut dialogs) = (Vec::new(), 0);
    for number in 0..scenes().len() {
        let mut folders = Vec::new();
        let mut open = |path: &[Pos2]| {
            // Each screen gets files of its own, as clicks delete games.
            folders.push(tempfile::tempdir().expect("a temporary folder"));
            let folder = folders.last().expect("it was just made");
            let mut context = context(folder.path());
            context.save_game("A game", &record());
            let mut scenery = Scenery::new(scenes().swap_remove(number), context, &ctx);
            path.iter().for_each(|&place| scenery.click_and_follow(place));
            scenery
        };
        let mut check = |scenery: &mut Scenery| {
            let [filled, enter] = scenery.filled_and_enter();
            // On a board, Enter places a piece or fills a cell.
            if enter == ["Place"] {
                return;
            }
            if filled.len() > 1 || filled.len() == 1 && filled != enter {
                wrong.push(format!("{number}: {filled:?} are filled, Enter is {enter:?}"));
            }
        };
        check(&mut open(&[]));
        let mut scenery = open(&[]);
        for rect in clickable(&ctx) {
            scenery.click_and_follow(rect.center());
            let has_dialog = scenery.has_dialog();
            if has_dialog {
                dialogs += 1;
                let answers = clickable(&ctx);
                check(&mut scenery);
                for answer in answers {
                    let mut next = open(&[rect.center(), answer.center()]);
                    if next.has_dialog() {
                        dialogs += 1;
                        check(&mut next);
                    }
                }
            }
            if has_dialog || scenery.has_gone() {
                scenery = open(&[]);
            }
        }
    }
    assert!(wrong.is_empty() && dialogs > 20, "{dialogs} {wrong:#?}");
}

/// Screens, with the keys that open a dialog on some of them.
fn with_dialogs() -> Vec<Scene> {
    use KeyCode::{Down, Enter, Escape, Right};
    let dialogs: [Scene; 3] = [
        (Destination::Title, &[Down, Down, Right, Right, Enter]),
        (Destination::Table(Box::new(record())), &[Escape]),
        (Destination::You(Section::History), &[Right, Enter]),
    ];
    destinations().into_iter().map(|it| (it, &[][..])).chain(dialogs).collect()
}

/// What was scrolled away in another panel once could not be reached, nor had a button a key that
/// was not shown.
#[test]
fn arrows_reach_everything_and_keys_are_the_same_in_every_window_and_language() {
    let ctx = new_egui();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut missing = BTreeSet::new();
    let windows =
        [(640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0), (800.0, 1280.0), (600.0, 900.0)];
    for language in Language::all() {
        let mut context = context(folder.path());
        context.preferences.language = Some(language);
        context.texts = Texts::new(language);
        context.save_game("A game", &record());
        let mut stack = Stack::new(context, open);
        // English is tried in all windows, other languages where there is the least room.
        let is_tried = |&((width, _), scale): &((f32, f32), u16)| {
            let is_tight = width < 700.0 && [100, 200].contains(&scale);
            is_tight || language == Language::reference()
        };
        for (number, (destination, keys)) in with_dialogs().into_iter().enumerate() {
            stack.open(destination);
            let usual = Canvas::new(1280.0, 800.0);
            let mut show = |canvas: Canvas, keys: &[Chord]| {
                let input = Input::from_keys(0.0, canvas, keys);
                let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
                stack.step(&input, |mut seen, _| {
                    let raw = RawInput { screen_rect: Some(window), ..Default::default() };
                    _ = ctx.run(raw, |ctx| _ = seen.show(ctx, canvas));
                    false
                });
                stack.seen().last().expect("a screen").reach()
            };
            for key in [None].into_iter().chain(keys.iter().map(Some)) {
                show(usual, &key.map(|key| Chord::key(*key)).into_iter().collect::<Vec<_>>());
            }
            let (_, usual) = show(usual, &[]);
            let sizes = windows.iter().flat_map(|&w| [70, 100, 150, 200].map(|s| (w, s)));
            for ((width, height), scale) in sizes.filter(is_tried) {
                let canvas = Canvas::scaled(width, height, scale);
                // In the first frame, panels have their places from before.
                show(canvas, &[]);
                let (unreached, actions) = show(canvas, &[]);
                let place = format!("{number} {language:?} {width}x{height} {scale}");
                missing.extend(unreached.into_iter().map(|name| format!("{place} {name}")));
                if !usual.iter().all(|action| actions.contains(action)) {
                    missing.insert(format!("{place} {usual:?} {actions:?}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{} {missing:#?}", missing.len());
}

/// Lets a screen handle pad buttons one after the other, and returns where the last one leads.
fn pushed(screen: &mut dyn Layer, pad: &[Button], context: &mut Context) -> Navigation<dyn Layer> {
    pad.iter().fold(Navigation::Stay, |_, &button| {
        let input = Input { pad: vec![button], ..Input::test(&[]) };
        show_alone(screen, &input, context);
        screen.update(&input, context)
    })
}

#[test]
fn start_goes_to_the_buttons_beginning_with_the_one_that_leaves() {
    use Button::{DPadLeft, DPadUp, East, South, Start};
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    let board = ("##########/".repeat(8) + "##......##/##......##").parse().expect("a board");
    let two = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(board));
    let mut table = TableScreen::new(two, 0.0);
    table.tick(&mut context);
    let mut screen = ScreenLayer::new(table);
    let placed = |screen: &mut ScreenLayer<TableScreen>| screen.screen().record().game.placements();
    pushed(&mut screen, &[South], &mut context);
    assert_eq!(placed(&mut screen), 1);
    pushed(&mut screen, &[Start, East], &mut context);
    assert_eq!(placed(&mut screen), 1, "to leave the buttons does not undo");
    let left = pushed(&mut screen, &[Start, South], &mut context);
    assert!(matches!(left, Navigation::Ask(_)), "it is the menu");
    // Around from the menu, which is at the top, is the lowest row, in which undo is beside the
    // last button. The other buttons of the pad work as usual, and hide the focus.
    pushed(&mut screen, &[DPadUp, DPadLeft, South], &mut context);
    assert_eq!(placed(&mut screen), 0);
    pushed(&mut screen, &[Button::North, South], &mut context);
    assert_eq!(placed(&mut screen), 1);
}

#[test]
fn above_a_list_is_the_arrow_back_and_below_it_the_foot_of_the_panel() {
    use Button::{DPadDown, DPadUp, South};
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut context = context(folder.path());
    let mut screen = open(Destination::You(Section::People), &mut context);
    let mut push = |pad: &[Button]| pushed(screen.as_mut(), pad, &mut context);
    assert!(matches!(push(&[DPadUp, South]), Navigation::Back));
    // Down, it enters the list at the person who plays, above Ann and the line that adds a person.
    let play = push(&[DPadDown, DPadDown, South]);
    assert!(matches!(play, Navigation::Go(Destination::Play)));
    assert!(matches!(push(&[DPadDown, DPadDown, South]), Navigation::Ask(_)), "to add");
    assert_eq!(context.my_id(), context.profile.people().people()[1].id);
    let press = |key| Input::from_keys(0.0, canvas(), &[Chord::key(key)]);
    for key in [KeyCode::F10, KeyCode::Enter] {
        show_alone(screen.as_mut(), &press(key), &context);
        let navigation = screen.update(&press(key), &mut context);
        let has_left = matches!(navigation, Navigation::Back);
        assert_eq!(has_left, key == KeyCode::Enter);
    }
}
