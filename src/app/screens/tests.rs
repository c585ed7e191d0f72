//! Tests of all screens.

mod heard;
mod reach;

use super::*;
use crate::ai::Level;
use crate::ai::{RANK_COUNT, StackRanks};
use crate::app::input::{Chord, Input};
use crate::app::screens::title::screen::TitleScreen;
use crate::app::settings::{Preferences, Rival};
use crate::app::shell::{Article, Navigation, Section, Stack, show_alone};
use crate::app::speech;
use crate::app::text::{Language, msg};
use crate::app::ui::TableLayout;
use crate::app::ui::tests::contrast::faint_texts;
use crate::app::ui::theme::{self, new_egui};
use crate::app::window::Canvas;
use crate::game::{Board, Files, Game, PersonId, RanksLoader, Record, Seat, StackingGame};
use crate::picture::Paint;
use egui::epaint::ClippedShape;
use egui::{Id, Pos2, RawInput, Rect, Shape};
use std::any::Any;
use std::time::Duration;

fn record() -> Record {
    let seats = [Seat::UNNAMED, Seat::from(Level::MAX)];
    Record::new(seats, Game::new(Board::empty()))
}

/// Makes a list of destinations, which does not compile if one is missing.
macro_rules! destinations {
    ($($name:ident $(($($value:expr),*))?),* $(,)?) => {{
        // Some destinations are listed with several values.
        #[allow(unreachable_patterns)]
        const _: fn(Destination) = |destination| match destination {
            $(Destination::$name { .. } => (),)*
            // The gallery is no screen of the game.
            Destination::Gallery(_) => (),
        };
        vec![$(Destination::$name $(($($value),*))?),*]
    }};
}

fn destinations() -> Vec<Destination> {
    destinations![
        Title,
        Play,
        Table(Box::new(record())),
        Learn(Some(Article::Rules)),
        Learn(Some(Article::Strategy)),
        Learn(Some(Article::Opening)),
        Learn(Some(Article::Aids)),
        Learn(Some(Article::Computer)),
        Learn(Some(Article::Stacking)),
        Learn(Some(Article::Keys)),
        Learn(Some(Article::Notices)),
        Settings,
        Keys,
        Learn(None),
        Lesson(0),
        Puzzles("2026-11-22".parse().unwrap()),
        Puzzle(0),
        DailyPuzzle(crate::game::DailyPuzzle {
            day: "2026-11-22".parse().unwrap(),
            is_easy: false,
        }),
        Training(crate::app::shell::Training::Endless),
        Training(crate::app::shell::Training::Run),
        Training(crate::app::shell::Training::Practice(crate::app::shell::Sitting::Due)),
        Review(Box::new(record())),
        StackingGame(Box::new(StackingGame::for_a_person(1)), PersonId::random()),
        StackingWatch(1),
        You(Section::Profile),
        You(Section::History),
        You(Section::People),
        Profile(PersonId::random()),
        Editor(Box::new(Board::empty())),
    ]
}

/// Shows a screen without a window, with the mouse at a position if there is one.
pub(super) fn show(
    ctx: &egui::Context,
    screen: &mut dyn Layer,
    canvas: Canvas,
    context: &Context,
    mouse: Option<Pos2>,
) -> Vec<ClippedShape> {
    let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
    let events = mouse.map(egui::Event::PointerMoved).into_iter().collect();
    let input = RawInput { screen_rect: Some(window), events, ..Default::default() };
    let show = |ctx: &egui::Context| {
        theme::set_style(ctx, context.preferences.style());
        screen.show(ctx, canvas, context);
    };
    ctx.run(input, show).shapes
}

/// An egui context that forgets everything but its fonts, which take most of the time to load.
struct Forgetful {
    ctx: egui::Context,
    new: egui::Memory,
}

impl Forgetful {
    fn new() -> Forgetful {
        let ctx = new_egui();
        // The first frame loads the fonts.
        let _ = ctx.run(RawInput::default(), |_| {});
        let new = ctx.memory(egui::Memory::clone);
        Forgetful { ctx, new }
    }
}

/// Shows a screen without a window, and returns the areas that its panels cover, by layer.
fn covered(
    Forgetful { ctx, new }: &Forgetful,
    screen: &mut dyn Layer,
    canvas: Canvas,
    context: &Context,
) -> Vec<(Id, Rect)> {
    ctx.memory_mut(|memory| *memory = new.clone());
    show(ctx, screen, canvas, context, None);
    ctx.memory(|memory| {
        let layers = memory.layer_ids();
        layers.filter_map(|layer| Some((layer.id, memory.area_rect(layer.id)?))).collect()
    })
}

#[test]
fn every_screen_fits_into_every_usual_window_in_every_language() {
    let egui = Forgetful::new();
    let mut outside = Vec::new();
    let windows =
        [(640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0), (800.0, 1280.0), (600.0, 900.0)];
    for language in Language::all() {
        let preferences = Preferences { language: Some(language), ..Default::default() };
        let mut context = Context::new(preferences, Files::nowhere());
        context.remembered.lesson_was_offered = true;
        // With the buttons for touch, panels have the most contents.
        context.was_touched = true;
        // English is tried in all windows, other languages where there is the least room.
        let is_tried = |&((width, _), scale): &((f32, f32), u16)| {
            let is_tight = width < 700.0 && [100, 200].contains(&scale);
            is_tight || language == Language::reference()
        };
        let sizes = windows.iter().flat_map(|&w| [70, 100, 150, 200].map(|s| (w, s)));
        for ((width, height), scale) in sizes.filter(is_tried) {
            let canvas = Canvas::scaled(width, height, scale);
            let window = Rect::from_min_size(Pos2::ZERO, canvas.size).expand(0.5);
            for (number, destination) in destinations().into_iter().enumerate() {
                let mut screen = open(destination, &mut context);
                for (id, rect) in covered(&egui, screen.as_mut(), canvas, &context) {
                    let place = format!("{number} {language:?} {width}x{height} {scale} {rect}");
                    let panel = TableLayout::new(canvas.size).panel;
                    let room = if id == Id::new("table") { panel.expand(0.5) } else { window };
                    if !room.contains_rect(rect) {
                        outside.push(place);
                    }
                }
            }
        }
    }
    assert!(outside.is_empty(), "{outside:#?}");
}

fn is_text(shape: &&ClippedShape) -> bool {
    matches!(shape.shape, Shape::Text(_))
}

/// Returns the texts of a frame that are in sight, with their rectangles.
fn texts_of(shapes: &[ClippedShape]) -> Vec<(Rect, Rect, std::sync::Arc<egui::Galley>)> {
    let mut texts = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        let Shape::Text(text) = shape else { continue };
        let place = text.visual_bounding_rect();
        // In a test build, egui shows a warning if something was laid out twice in a frame.
        let is_word = text.galley.text().chars().any(char::is_alphanumeric)
            && !text.galley.text().starts_with("egui ");
        if is_word && place.intersect(*clip_rect).height() > 2.0 {
            texts.push((place, *clip_rect, text.galley.clone()));
        }
    }
    texts
}

/// At 200 %, descriptions once ran under marks and out of panels, and the review's comment lay
/// over its list.
#[test]
fn no_text_overlaps_another_leaves_its_place_or_has_a_size_of_its_own() {
    use crate::app::ui::{BODY, CAPTION, HEADING, LABEL, TITLE};
    let egui = Forgetful::new();
    let mut wrong = std::collections::BTreeSet::new();
    for language in Language::all() {
        let preferences = Preferences { language: Some(language), ..Default::default() };
        let mut context = Context::new(preferences, Files::nowhere());
        context.remembered.lesson_was_offered = true;
        for ((width, height), percent) in [(640.0, 480.0), (1280.0, 800.0), (800.0, 1280.0)]
            .into_iter()
            .flat_map(|window| [100, 150, 200].map(|percent| (window, percent)))
        {
            let canvas = Canvas::scaled(width, height, percent);
            let board = TableLayout::new(canvas.size).board.rect.expand(30.0);
            for (number, destination) in destinations().into_iter().enumerate() {
                let mut screen = open(destination, &mut context);
                egui.ctx.memory_mut(|memory| *memory = egui.new.clone());
                let shapes = show(&egui.ctx, screen.as_mut(), canvas, &context, None);
                let texts = texts_of(&shapes);
                let mut note = |what: &str, text: &str| {
                    let text: String = text.chars().take(30).collect();
                    wrong.insert(format!(
                        "{number} {what}: {text} ({language:?} {width} {percent})"
                    ));
                };
                for (index, (place, clip, galley)) in texts.iter().enumerate() {
                    if place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0 {
                        note("cut", galley.text());
                    }
                    if galley.elided && percent == 100 && width > height {
                        note("shortened", galley.text());
                    }
                    let sizes = galley.job.sections.iter().map(|it| it.format.font_id.size);
                    let known = [TITLE, HEADING, BODY, LABEL, CAPTION];
                    let is_on_board = board.contains(place.center()) && galley.text().len() < 9;
                    if !is_on_board && !sizes.clone().all(|size| known.contains(&size)) {
                        note("size", galley.text());
                    }
                    let seen = place.intersect(*clip);
                    for (other, other_clip, above) in &texts[index + 1..] {
                        let both = seen.intersect(other.intersect(*other_clip));
                        if both.width() > 2.0 && both.height() > 5.0 {
                            note("overlaps", &format!("{} / {}", galley.text(), above.text()));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A new panel once was measured in its first frame, and shown from the second one on.
#[test]
fn every_screen_is_complete_in_its_first_frame() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    let canvas = Canvas::new(1280.0, 800.0);
    for (number, destination) in destinations().into_iter().enumerate() {
        let mut screen = open(destination, &mut context);
        let ctx = new_egui();
        let mut texts = || {
            let shapes = show(&ctx, screen.as_mut(), canvas, &context, None);
            let texts = shapes.iter().filter(is_text);
            let places = texts.map(|text| text.shape.visual_bounding_rect());
            places.filter(Rect::is_positive).collect::<Vec<_>>()
        };
        let first = texts();
        assert!(first.len() > 2 && first == texts(), "{number}");
    }
}

/// Titles once could be selected with the mouse, as on a web page.
#[test]
fn only_text_fields_take_the_mouse_for_text() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    // For a game with a friend, the page has fields for two names; the history finds one.
    context.remembered.last_choice.rival = Rival::Friend;
    let canvas = Canvas::new(1280.0, 800.0);
    let mut found = Vec::new();
    for (number, destination) in destinations().into_iter().enumerate() {
        let has_fields =
            matches!(destination, Destination::Play | Destination::You(Section::History));
        let mut screen = open(destination, &mut context);
        let ctx = new_egui();
        let shapes = show(&ctx, screen.as_mut(), canvas, &context, None);
        let mut fields = 0;
        for text in shapes.iter().filter(is_text) {
            let mouse = text.shape.visual_bounding_rect().center();
            show(&ctx, screen.as_mut(), canvas, &context, Some(mouse));
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, canvas.size)),
                ..Default::default()
            };
            let output = ctx.run(input, |ctx| screen.show(ctx, canvas, &context));
            let is_over_field = output.platform_output.cursor_icon == egui::CursorIcon::Text;
            fields += usize::from(is_over_field);
        }
        if (fields > 0) != has_fields {
            found.push((number, fields));
        }
    }
    assert_eq!(found, [], "screens, and texts that could be marked");
}

/// This holds for whatever is hovered or selected, and for any background picture.
#[test]
fn every_text_of_every_screen_has_enough_contrast() {
    let canvas = Canvas::new(1280.0, 800.0);
    let mut faint = Vec::new();
    for high_contrast in [false, true] {
        // A tooltip that is fading in lets through what is below it.
        let preferences = Preferences { high_contrast, reduced_motion: true, ..Default::default() };
        let mut context = Context::new(preferences, Files::nowhere());
        context.remembered.lesson_was_offered = true;
        for (number, destination) in destinations().into_iter().enumerate() {
            let mut screen = open(destination, &mut context);
            let ctx = new_egui();
            let shapes = show(&ctx, screen.as_mut(), canvas, &context, None);
            let texts = shapes.iter().filter(is_text);
            let mice = texts.map(|text| Some(text.shape.visual_bounding_rect().center()));
            for mouse in std::iter::once(None).chain(mice) {
                let shapes = show(&ctx, screen.as_mut(), canvas, &context, mouse);
                faint.extend(faint_texts(&shapes).into_iter().map(|text| (number, text)));
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// This holds for the texts of aids, a result, a question, a refusal and a warning.
#[test]
fn every_text_that_comes_up_has_enough_contrast() {
    let canvas = Canvas::new(1280.0, 800.0);
    let puzzle = || {
        let game = Game::new(crate::game::puzzles()[1].board.clone());
        Destination::Table(Box::new(Record::new([Seat::UNNAMED, Seat::from(Level::MAX)], game)))
    };
    // After a placement, the game can be resigned.
    let begun = || {
        let mut game = Game::new(Board::empty());
        for cells in ["a1,b1,c1,d1", "e1,f1,g1,h1"] {
            let placement = cells.parse().unwrap();
            game.execute(crate::game::Turn::Placement(placement)).unwrap();
        }
        Destination::Table(Box::new(Record::new([Seat::UNNAMED, Seat::from(Level::MAX)], game)))
    };
    use miniquad::KeyCode::{Enter, Escape, H, Key1, O, Right, Space, Up, X};
    let scenes: [(Destination, &[miniquad::KeyCode], &str); 8] = [
        (puzzle(), &[H], "Wins"),
        (puzzle(), &[O], "✓"),
        (puzzle(), &[X], "The player to move"),
        (begun(), &[Escape, Up, Right, Enter], "Resign this game?"),
        (begun(), &[Escape, Up, Right, Enter, Right, Enter], "You resigned"),
        (Destination::Table(Box::new(record())), &[O], "poor"),
        (Destination::Keys, &[Enter], "Press a key"),
        (Destination::Puzzle(0), &[Key1, Space], ""),
    ];
    for (destination, keys, expected) in scenes {
        let preferences =
            Preferences { language: Some(Language::reference()), ..Default::default() };
        let mut context = Context::new(preferences, Files::nowhere());
        context.remembered.lesson_was_offered = true;
        let mut stack = Stack::new(context, open);
        stack.open(destination);
        let ctx = new_egui();
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        let shown = |stack: &mut Stack, keys: &[Chord]| {
            let mut input = Input::from_keys(stack.context.now, canvas, keys);
            loop {
                let mut shapes = Vec::new();
                let step = stack.step(&input, |mut seen, _| {
                    let raw = RawInput { screen_rect: Some(window), ..Default::default() };
                    let mut is_typing = false;
                    shapes = ctx.run(raw, |ctx| is_typing = seen.show(ctx, canvas)).shapes;
                    is_typing
                });
                input.pressed.clear();
                if !step.has_moved_on {
                    return shapes;
                }
            }
        };
        for &key in keys {
            shown(&mut stack, &[Chord::key(key)]);
        }
        stack.context.refuse("No".to_owned());
        stack.context.warn("The disk is full".to_owned());
        // Searches on other threads take a while.
        for frame in 0.. {
            stack.context.now = f64::from(frame) * 0.02;
            let shapes = shown(&mut stack, &[]);
            let has = |shape: &ClippedShape| match &shape.shape {
                Shape::Text(text) => text.galley.text().contains(expected),
                _ => false,
            };
            assert!(frame < 2000, "{expected} is not shown");
            if shapes.iter().any(has) {
                let faint = faint_texts(&shapes);
                assert!(faint.is_empty(), "{expected}: {faint:#?}");
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The key once did nothing in lists, the editor and the review.
#[test]
fn help_is_one_key_away_on_every_screen() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    let canvas = Canvas::new(1280.0, 800.0);
    for (number, destination) in destinations().into_iter().enumerate() {
        let is_help = matches!(destination, Destination::Learn(Some(_)));
        let mut screen = open(destination, &mut context);
        let input = Input::from_keys(0.0, canvas, &[Chord::key(miniquad::KeyCode::F1)]);
        match screen.update(&input, &mut context) {
            Navigation::Open(Destination::Learn(_)) => {
                assert!(!is_help, "{number}");
            }
            Navigation::Back => assert!(is_help, "{number}"),
            _ => panic!("{number}"),
        }
    }
}

/// Some pages once named the title as what lies below them, and the others, such as the lessons,
/// ended the program where nothing lay there.
#[test]
fn the_key_that_leads_back_from_the_lowest_screen_leads_to_the_title() {
    let canvas = Canvas::new(1280.0, 800.0);
    for (number, destination) in destinations().into_iter().enumerate() {
        // Its key opens the menu.
        if matches!(destination, Destination::Table(_)) {
            continue;
        }
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.remembered.lesson_was_offered = true;
        let mut stack = Stack::new(context, open);
        stack.open(destination);
        let escape = Input::from_keys(0.0, canvas, &[Chord::key(miniquad::KeyCode::Escape)]);
        stack.step(&escape, |_, _| false);
        let (layers, _) = stack.layers_mut();
        let layers: Vec<_> = layers.map(|it| it as &mut dyn Any).collect();
        let is_title = layers.iter().all(|it| it.is::<ScreenLayer<TitleScreen>>());
        assert!(layers.len() == 1 && is_title, "{number}");
    }
}

/// On the title and many other screens, the key once did nothing.
#[test]
fn every_screen_takes_what_is_pasted_or_says_that_nothing_can_be_pasted() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    let canvas = Canvas::new(1280.0, 800.0);
    let mut takers = 0;
    for (number, destination) in destinations().into_iter().enumerate() {
        let mut screen = open(destination, &mut context);
        context.notices.drop();
        context.clipboard.forget_paste();
        let input = Input::from_keys(0.0, canvas, &[Chord::command(miniquad::KeyCode::V)]);
        show_alone(screen.as_mut(), &input, &context);
        screen.update(&input, &mut context);
        let is_taken = context.clipboard.holds_keys(context.now);
        let refusal = Some(context.texts.get(msg::PASTED_NOWHERE)).filter(|_| !is_taken);
        assert_eq!(context.notices.news(), refusal, "{number}");
        takers += usize::from(is_taken);
    }
    assert_eq!(takers, 3, "a game, the history and the editor");
}

/// It once began with the rules on most screens.
#[test]
fn the_help_begins_with_what_belongs_to_the_screen_below() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    let input = Input::test(&[miniquad::KeyCode::F1]);
    for (destination, expected) in [
        (Destination::Title, Some(Article::Rules)),
        (Destination::Play, Some(Article::Computer)),
        (Destination::Puzzles("2026-11-22".parse().unwrap()), Some(Article::Strategy)),
        (Destination::Puzzle(0), Some(Article::Strategy)),
        (Destination::Table(Box::new(record())), Some(Article::Keys)),
        (Destination::Review(Box::new(record())), Some(Article::Strategy)),
        (Destination::Keys, Some(Article::Keys)),
        (Destination::Settings, None),
        (Destination::You(Section::Profile), None),
    ] {
        let article = match open(destination, &mut context).update(&input, &mut context) {
            Navigation::Open(Destination::Learn(article)) => article,
            _ => panic!("{expected:?} is not opened"),
        };
        assert_eq!(article, expected);
    }
}

/// A window system may give a window any size, and a panel of negative size once ended the
/// program.
#[test]
fn every_screen_can_be_shown_in_a_window_of_any_size() {
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.lesson_was_offered = true;
    let egui = Forgetful::new();
    let sides = [1.0, 20.0, 50.0, 90.0, 200.0, 3000.0];
    for (width, height) in sides.iter().flat_map(|&width| sides.map(|height| (width, height))) {
        for scale in [70, 120] {
            let canvas = Canvas::scaled(width, height, scale);
            for destination in destinations() {
                let mut screen = open(destination, &mut context);
                let covered = covered(&egui, screen.as_mut(), canvas, &context);
                assert!(!covered.is_empty() && covered.iter().all(|(_, it)| it.is_finite()));
            }
        }
    }
}

/// The countdown of a run once stood still for seconds while the player thought.
#[test]
fn everything_that_changes_by_itself_keeps_the_window_awake() {
    let canvas = Canvas::new(1280.0, 800.0);
    let mut asleep = std::collections::BTreeSet::new();
    let folder = tempfile::tempdir().unwrap();
    let mut context = reach::context(folder.path());
    context.save_game("A game", &record());
    // Reduced motion stops the pulsing of what awaits the player.
    context.preferences.reduced_motion = true;
    context.ranks = RanksLoader::with(StackRanks::from_table(vec![0; RANK_COUNT]).unwrap());
    for number in 0..reach::scenes().len() {
        context.now += 60.0;
        let scene = reach::scenes().swap_remove(number);
        let mut screen = reach::opened(scene, &mut context);
        let ctx = new_egui();
        let mut last = None;
        for frame in 0..12 {
            context.now += 0.5;
            let away = Input { idle_seconds: 60.0, ..Input::from_keys(context.now, canvas, &[]) };
            screen.set_covered(false, &mut context);
            screen.tick(&mut context);
            let shapes = show(&ctx, screen.as_mut(), canvas, &context, None);
            screen.update(&away, &mut context);
            let mut paint = Paint::new(canvas.scale, context.preferences.style());
            screen.draw(&mut paint, canvas, &context);
            let mesh = paint.take_mesh();
            let sleeps = !paint.is_moving && context.take_next_frame().is_infinite();
            // A new screen may take a few frames to settle.
            let is_same = last.as_ref().is_none_or(|(shown, drawn, slept)| {
                !slept || *shown == shapes && *drawn == mesh.vertices
            });
            if !is_same && frame > 2 {
                asleep.insert(number);
            }
            last = Some((shapes, mesh.vertices, sleeps));
        }
    }
    assert!(asleep.is_empty(), "scenes that change by themselves: {asleep:?}");
}
