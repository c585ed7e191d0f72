//! What a screen reader gets of the screens.

use super::*;
use crate::ai::Level;
use crate::app::input::{Bindings, Scope};
use crate::app::speech::{Kind, Part};
use crate::app::text::Texts;
use crate::app::ui::{Card, Ground, Labels, Recorder, Spot, Stop};
use crate::game::{Entry, Idea, PuzzleResult, PuzzleSource, Side, Timestamp, Turn};
use egui::accesskit::Role;
use egui::{CentralPanel, ScrollArea, Sense, vec2};

/// Returns what a reader gets of a panel with a button, and of a layer above it.
fn said(hides: bool) -> Vec<(Role, String)> {
    let ctx = new_egui();
    let mut said = Vec::new();
    let mut show = |ctx: &egui::Context| {
        speech::begin(ctx, true);
        CentralPanel::default().show(ctx, |ui| {
            speech::layer(ui, false);
            let (rect, button) = ui.allocate_exact_size(vec2(300.0, 40.0), Sense::CLICK);
            speech::tell(ui, &button, Kind::Button, Part::default());
            for (x, text) in [(0.25, "Luna"), (0.75, "Mirrors you")] {
                let at = rect.left_center() + vec2(x * rect.width(), 0.0);
                let (center, color) = (egui::Align2::CENTER_CENTER, egui::Color32::WHITE);
                ui.painter().text(at, center, text, theme::bold(theme::BODY), color);
            }
            ui.label("Below");
        });
        egui::Area::new("above".into()).fade_in(false).show(ctx, |ui| {
            speech::layer(ui, hides);
            ui.label("Above");
        });
        said = speech::read(ctx).said();
    };
    // In its first frame, egui only measures a new layer.
    let _ = [(); 2].map(|()| ctx.run(RawInput::default(), &mut show));
    said
}

#[test]
fn a_button_is_called_by_what_is_painted_on_it_and_read_before_what_follows() {
    let [button, below, above] = &said(false)[..] else { panic!("{:?}", said(false)) };
    assert_eq!(button, &(Role::Button, "Luna, Mirrors you".to_owned()));
    assert_eq!([below, above].map(|(_, name)| name.as_str()), ["Below", "Above"]);
}

#[test]
fn what_lies_below_a_dialog_is_not_in_the_tree() {
    assert_eq!(said(true), [(Role::Label, "Above".to_owned())]);
}

/// Returns what a screen reader gets of a screen: roles and names.
fn read_out(
    ctx: &egui::Context,
    screen: &mut dyn Layer,
    canvas: Canvas,
    context: &Context,
) -> Vec<(Role, String)> {
    read(ctx, screen, canvas, context).said()
}

/// Returns the tree that a screen reader gets of a screen.
fn read(
    ctx: &egui::Context,
    screen: &mut dyn Layer,
    canvas: Canvas,
    context: &Context,
) -> speech::Tree {
    let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
    let input = RawInput { screen_rect: Some(window), ..Default::default() };
    let mut read = speech::Tree::default();
    let _ = ctx.run(input, |ctx| {
        speech::begin(ctx, true);
        theme::set_style(ctx, context.preferences.style());
        speech::hand_over(ctx, &mut Default::default(), &context.texts);
        screen.show(ctx, canvas, context);
        read = speech::read(ctx);
    });
    read
}

/// A screen reader once found nothing in the window but its title.
#[test]
fn everything_on_every_screen_has_a_name_for_a_screen_reader_in_every_language() {
    let forgetful = Forgetful::new();
    let canvas = Canvas::new(1280.0, 800.0);
    let mut nameless = Vec::new();
    for language in Language::all() {
        let preferences = Preferences { language: Some(language), ..Default::default() };
        let mut context = Context::new(preferences, Files::nowhere());
        context.remembered.lesson_was_offered = true;
        for (number, destination) in destinations().into_iter().enumerate() {
            let mut screen = open(destination, &mut context);
            forgetful.ctx.memory_mut(|memory| *memory = forgetful.new.clone());
            let read = read_out(&forgetful.ctx, screen.as_mut(), canvas, &context);
            let has_parts = read.iter().any(|(role, _)| *role != Role::Label);
            assert!(has_parts, "{number}: {read:?}");
            let without = read.iter().filter(|(_, name)| name.trim().is_empty());
            nameless.extend(without.map(|(role, _)| format!("{number} {language:?} {role:?}")));
        }
    }
    assert!(nameless.is_empty(), "{nameless:#?}");
}

/// Returns what a screen reader gets of the screen of a destination.
fn read_out_of(destination: Destination) -> Vec<(Role, String)> {
    let forgetful = Forgetful::new();
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    let mut screen = open(destination, &mut context);
    read_out(&forgetful.ctx, screen.as_mut(), Canvas::new(1280.0, 800.0), &context)
}

/// Every card once was a radio button.
#[test]
fn cards_are_rows_of_a_list_and_what_opens_something_is_a_button() {
    let is = |read: &[(Role, String)], role, name: &str| {
        read.iter().any(|(other, text)| *other == role && text.starts_with(name))
    };
    let play = read_out_of(Destination::Play);
    assert!(is(&play, Role::ListBoxOption, "Luna"), "{play:?}");
    let puzzles = read_out_of(Destination::Puzzles("2026-11-22".parse().unwrap()));
    for name in ["Endless", "Against the clock"] {
        assert!(is(&puzzles, Role::Button, name), "{name}: {puzzles:?}");
    }
    let roles = [play, puzzles].concat();
    let radio = roles.iter().filter(|(role, _)| *role == Role::RadioButton);
    assert!(radio.clone().all(|(_, name)| !name.contains(", ")), "{radio:?}");
}

/// Of a long article, a reader once got what was in sight, and keys that scroll say nothing.
#[test]
fn an_article_is_read_to_its_end() {
    for article in Article::ALL {
        let read = read_out_of(Destination::Learn(Some(article)));
        let texts = Texts::new(Language::reference());
        let last = match article {
            Article::Strategy => msg::STRATEGY_EARLY_TEXT,
            Article::Opening => msg::OPENING_COUNT_TEXT,
            Article::Computer => msg::COMPUTER_NAMED_TEXT,
            Article::Aids => msg::HELP_AID_FAIR_TEXT,
            Article::Rules => msg::HELP_IDEA,
            Article::Stacking | Article::Keys | Article::Notices => continue,
        };
        let count = read.iter().filter(|(_, text)| text == texts.get(last)).count();
        assert_eq!(count, 1, "{article:?}");
    }
}

/// An article once said its name alone: its text could be reached neither by keys nor by Tab, and
/// nowhere was it written how to play by ear.
#[test]
fn an_article_is_said_when_it_opens() {
    let forgetful = Forgetful::new();
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.speech.is_heard = true;
    for (article, words) in [
        (Article::Strategy, [msg::STRATEGY_COUNT, msg::STRATEGY_EARLY_TEXT]),
        (Article::Keys, [msg::TYPED_AREAS, msg::KEYS_GROUP_PIECE]),
        (Article::Rules, [msg::HELP_RULE_TURNS, msg::HELP_IDEA]),
    ] {
        let mut screen = open(Destination::Learn(Some(article)), &mut context);
        let canvas = Canvas::new(1280.0, 800.0);
        let tree = read(&forgetful.ctx, screen.as_mut(), canvas, &context);
        let [(_, news)] = &tree.news[..] else { panic!("{article:?}") };
        for text in words.map(|it| context.texts.get(it)) {
            assert!(news.text.contains(text), "{article:?}: {}", news.text);
        }
    }
}

/// "The piece in the picture" once was all that an article said of it.
#[test]
fn what_a_picture_shows_is_said_with_its_cells() {
    for (article, words) in [
        (Article::Strategy, "6×6; Area sizes in play: 8: a3-d3, a4-d4; In your hand: I on a3"),
        (Article::Rules, "10×10; J on c3, d3, e3, c4; "),
    ] {
        let read = read_out_of(Destination::Learn(Some(article)));
        let is_it = |(_, text): &(Role, String)| text.contains(words);
        assert!(read.iter().any(is_it), "{article:?}: {read:?}");
    }
}

/// The well and the pieces that come next once were pictures alone.
#[test]
fn a_stack_is_a_table_with_its_heights_and_the_next_pieces() {
    let game = StackingGame::for_a_person(1);
    let next = Texts::new(Language::reference()).list(&game.known()[1..]);
    let read = read_out_of(Destination::StackingGame(Box::new(game), PersonId::random()));
    let of = |role| read.iter().filter(move |(other, _)| *other == role);
    let (_, name) = of(Role::Grid).next().expect("there is a table");
    assert!(name.starts_with("Stacking, heights of the columns 0, 0") && name.ends_with(&next));
    assert_eq!(of(Role::Cell).count(), 200);
}

/// The graph once was a picture alone, and the buttons were read from the bottom up.
#[test]
fn a_review_is_read_from_the_top_down_and_its_graph_is_a_sentence() {
    let mut record = record();
    let first = Turn::Placement("c1,d1,e1,f1".parse().unwrap());
    record.game.execute(first).unwrap();
    let read = read_out_of(Destination::Review(Box::new(record)));
    let place = |name: &str| read.iter().position(|(_, text)| text.starts_with(name));
    let names = [
        "Wins if both play perfectly: ",
        "1. I c1",
        "Replay: to the start",
        "Speed",
        "Save",
        "Back",
    ];
    let places = names.map(|name| place(name).unwrap_or_else(|| panic!("{name}: {read:?}")));
    assert!(places.is_sorted(), "{read:?}");
}

/// A player once could not tell how many opponents, games or people there are, nor where among them
/// an item is.
#[test]
fn an_item_says_its_place_in_the_list_also_where_only_a_part_is_shown() {
    let play = read_out_of(Destination::Play);
    let is_row = |(role, _): &(Role, String)| *role == Role::ListBoxOption;
    let lists: Vec<_> =
        play.chunk_by(|a, b| is_row(a) && is_row(b)).filter(|it| it.len() > 1).collect();
    assert!(!lists.is_empty(), "{play:?}");
    for list in lists {
        for (index, (_, name)) in list.iter().enumerate() {
            let place = format!(", {} of {}", index + 1, list.len());
            assert!(name.ends_with(&place), "{name}");
        }
    }
    let (ctx, texts) = (new_egui(), Texts::new(Language::reference()));
    let (keys, spot) = (Bindings::default(), Spot::default());
    let mut said = Vec::new();
    let _ = ctx.run(RawInput::default(), |ctx| {
        speech::begin(ctx, true);
        speech::hand_over(ctx, &mut Default::default(), &texts);
        CentralPanel::default().show(ctx, |ui| {
            speech::layer(ui, false);
            let labels = Labels { texts: &texts, keys: &keys };
            let list = Recorder::new(&spot, labels, Scope::List);
            let card = Card { name: "Game", is_chosen: Some(false), ..Card::default() };
            list.items(
                ui,
                (4000, 0),
                |index| index,
                &0,
                |ui, rect, _, stop| {
                    list.card(ui, rect, &card, (0.0, |_: &egui::Ui, _| ()), stop);
                },
            );
        });
        said = speech::read(ctx).said();
    });
    assert!(said[1].1.ends_with("Game, 2 of 4000") && said.len() < 4000, "{said:?}");
}

/// A row that was scrolled out of sight once was a button without a name.
#[test]
fn what_is_scrolled_out_of_sight_has_a_name_and_its_place() {
    let (ctx, texts) = (new_egui(), Texts::new(Language::reference()));
    let (keys, spot) = (Bindings::default(), Spot::default());
    let mut said = Vec::new();
    let window = Rect::from_min_size(Pos2::ZERO, vec2(300.0, 200.0));
    let _ = ctx.run(RawInput { screen_rect: Some(window), ..RawInput::default() }, |ctx| {
        speech::begin(ctx, true);
        speech::hand_over(ctx, &mut Default::default(), &texts);
        let rows = Recorder::new(&spot, Labels { texts: &texts, keys: &keys }, Scope::List);
        CentralPanel::default().show(ctx, |ui| {
            speech::layer(ui, false);
            ScrollArea::vertical().show(ui, |ui| {
                for index in 0..9 {
                    let (rect, _) = ui.allocate_exact_size(vec2(200.0, 40.0), Sense::hover());
                    rows.pressable(ui, rect, Ground::Quiet, Stop::new("Pip", index));
                    let (at, font) = (egui::Align2::CENTER_CENTER, theme::bold(theme::BODY));
                    ui.painter().text(rect.center(), at, "Pip", font, egui::Color32::WHITE);
                }
            });
        });
        said = speech::read(ctx).said();
    });
    let names = vec!["Pip"; 9];
    assert_eq!(said.into_iter().map(|(_, name)| name).collect::<Vec<_>>(), names);
}

/// What could be practised once was called back to front and heard at its first row alone, and the
/// numbers were mute.
#[test]
fn what_a_person_misses_and_all_numbers_are_said_in_their_order() {
    let forgetful = Forgetful::new();
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    let (person, at, idea) = (context.my_id(), Timestamp::default(), Some(Idea::Parity));
    let puzzle = PuzzleSource::Endless { seed: 1, asked: 800, rating: 800.0, idea };
    context.add(Entry::Puzzle { person, at, puzzle, result: PuzzleResult::Missed });
    let seats = [context.profile.my_seat(), Seat::from(Level::new(5).unwrap())];
    let mut record = Record::new(seats, Game::new(Board::empty()));
    let first = Turn::Placement("c1,d1,e1,f1".parse().unwrap());
    for turn in [first, Turn::Resignation(Side::Second)] {
        record.game.execute(turn).unwrap();
        context.save_turn(&record);
    }
    let mut screen = open(Destination::Profile(person), &mut context);
    let read = read_out(&forgetful.ctx, screen.as_mut(), Canvas::new(1280.0, 800.0), &context);
    for (role, name) in [
        (Role::Button, "An odd number left, too few so far, Practise this"),
        (Role::Label, "Counting cells, too few so far"),
        (Role::Label, "By opponent, Level 5 1 of 1 won"),
    ] {
        let is_it = |(other, text): &(Role, String)| *other == role && text.starts_with(name);
        assert_eq!(read.iter().filter(|it| is_it(it)).count(), 1, "{name}: {read:#?}");
    }
}

/// The ticks of the checklist once were pictures alone.
#[test]
fn what_a_newcomer_has_done_is_said() {
    let forgetful = Forgetful::new();
    let mut context = Context::new(Preferences::default(), Files::nowhere());
    context.remembered.gestures_made = [true, false, false];
    let record = Record::new([Seat::UNNAMED, Seat::UNNAMED], Game::new(Board::empty()));
    let mut screen = open(Destination::Table(Box::new(record)), &mut context);
    screen.tick(&mut context);
    let read = read_out(&forgetful.ctx, screen.as_mut(), Canvas::new(1280.0, 800.0), &context);
    let is_list = |(_, text): &&(Role, String)| text.contains(": done");
    let (_, list) = read.iter().find(is_list).unwrap_or_else(|| panic!("{read:?}"));
    assert!(list.contains("Move: done. Rotate, S"), "{list}");
}

/// The turn that ended a game once was called by a cross, and stepping to it said nothing.
#[test]
fn a_resignation_is_a_turn_with_words() {
    let mut record = record();
    record.game.execute(Turn::Resignation(Side::First)).unwrap();
    let read = read_out_of(Destination::Review(Box::new(record)));
    assert!(read.iter().any(|(_, text)| text.ends_with("1. You resigned.")), "{read:?}");
}
