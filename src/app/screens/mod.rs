//! The screens, each in a file or a folder, and the mapping from a destination to its screen.

pub mod editor;
pub mod games;
pub mod help;
pub mod keys;
pub mod learn;
pub mod new_game;
pub mod players;
pub mod review;
pub mod settings;
pub mod stacking;
pub mod table;
pub mod title;
pub mod touch;
pub mod two_players;
pub mod watch;

use crate::app::shell::context::Context;
use crate::app::shell::layer::{Layer, ScreenLayer};
use crate::app::shell::screen::{Destination, Screen};
use crate::game::Board;

/// Returns the screen of a destination.
pub fn open(destination: Destination, context: &mut Context, now: f64) -> Box<dyn Layer> {
    match destination {
        Destination::Title => layer(title::screen::TitleScreen::new(context, now)),
        Destination::NewGame => layer(new_game::NewGameScreen::new(context.remembered.last_choice)),
        Destination::TwoPlayers => layer(two_players::TwoPlayersScreen::new(context)),
        Destination::Watch => layer(watch::WatchScreen::new(context.remembered.watched_levels)),
        Destination::Table(record) => {
            let game = &record.game;
            if game.placements() > 0 || game.start() != &Board::empty() {
                // Otherwise the game would be lost if the player left before the first turn.
                context.keep(&record);
            }
            layer(table::screen::TableScreen::new(*record, now))
        }
        Destination::Help => layer(help::screen::HelpScreen::default()),
        Destination::Settings => layer(settings::SettingsScreen::new()),
        Destination::Keys => layer(keys::KeyScreen::default()),
        Destination::Learn => layer(learn::list::LearnScreen::new(context)),
        Destination::Lesson(index) => layer(learn::lesson::LessonScreen::new(index, now)),
        Destination::Grade(grade) => layer(learn::grade::GradeScreen::new(grade, context)),
        Destination::Puzzle(index) => layer(learn::puzzle::PuzzleScreen::new(index, now)),
        Destination::Games => layer(games::GamesScreen::new(context)),
        Destination::Review(record) => layer(review::screen::ReviewScreen::new(*record)),
        Destination::Stacking => layer(stacking::menu::StackingMenu::new(context)),
        Destination::StackingGame(game, person) => {
            layer(stacking::build::BuildScreen::new(*game, person))
        }
        Destination::StackingWatch(seed) => layer(stacking::watch::WatchScreen::new(seed, now)),
        Destination::StackingLesson => layer(stacking::lesson::StackingLessonScreen::default()),
        Destination::Players => layer(players::screen::PlayersScreen::new(context)),
        Destination::Editor(board) => layer(editor::EditorScreen::new(*board)),
    }
}

/// Wraps a screen for the stack.
fn layer<S: Screen + 'static>(screen: S) -> Box<dyn Layer> {
    Box::new(ScreenLayer::new(screen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::settings::preferences::Preferences;
    use crate::app::text::Language;
    use crate::app::ui::layout::{Canvas, TableLayout};
    use crate::app::ui::theme;
    use crate::game::{Files, Game, Record, Seat, StackingGame};
    use egui::{Id, Pos2, RawInput, Rect};

    fn record() -> Record {
        let seats = [Seat::GUEST, Seat::Ai(Level::MAX)];
        Record::new(seats, Game::new(Board::empty()))
    }

    fn destinations() -> Vec<Destination> {
        vec![
            Destination::Title,
            Destination::NewGame,
            Destination::TwoPlayers,
            Destination::Watch,
            Destination::Table(Box::new(record())),
            Destination::Help,
            Destination::Settings,
            Destination::Keys,
            Destination::Learn,
            Destination::Lesson(0),
            Destination::Grade(0),
            Destination::Puzzle(0),
            Destination::Games,
            Destination::Review(Box::new(record())),
            Destination::Stacking,
            Destination::StackingGame(Box::new(StackingGame::for_a_person(1)), None),
            Destination::StackingWatch(1),
            Destination::StackingLesson,
            Destination::Players,
            Destination::Editor(Box::new(Board::empty())),
        ]
    }

    /// Shows a screen without a window, and returns the areas that its panels cover, by layer.
    fn covered(screen: &mut dyn Layer, canvas: Canvas, context: &Context) -> Vec<(Id, Rect)> {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
        for _ in 0..2 {
            let input = RawInput { screen_rect: Some(window), ..Default::default() };
            let _ = ctx.run(input, |ctx| screen.show(ctx, canvas, context));
        }
        ctx.memory(|memory| {
            let layers = memory.layer_ids();
            layers.filter_map(|layer| Some((layer.id, memory.area_rect(layer.id)?))).collect()
        })
    }

    #[test]
    fn every_screen_fits_into_every_usual_window_in_every_language() {
        let mut outside = Vec::new();
        let windows = [(640.0, 480.0), (1280.0, 800.0), (3840.0, 2160.0), (800.0, 1280.0)];
        for language in Language::all() {
            let mut preferences = Preferences::default();
            preferences.language = Some(language);
            let mut context = Context::new(preferences, Files::nowhere());
            context.remembered.lesson_was_offered = true;
            // With the buttons that only a touch screen needs, panels hold the most.
            context.was_touched = true;
            for ((width, height), scale) in
                windows.iter().flat_map(|&w| [70, 100, 120, 200].map(|s| (w, s)))
            {
                let canvas = Canvas::scaled(width, height, scale);
                let window = Rect::from_min_size(Pos2::ZERO, canvas.size).expand(0.5);
                for (number, destination) in destinations().into_iter().enumerate() {
                    let mut screen = open(destination, &mut context, 0.0);
                    for (id, rect) in covered(screen.as_mut(), canvas, &context) {
                        let place =
                            format!("{number} {language:?} {width}x{height} {scale} {rect}");
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

    /// The window system gives a window any size, and a panel with less than no room ended the program.
    #[test]
    fn every_screen_can_be_shown_in_a_window_of_any_size() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.remembered.lesson_was_offered = true;
        let sides = [1.0, 20.0, 50.0, 90.0, 200.0, 3000.0];
        for (width, height) in sides.iter().flat_map(|&width| sides.map(|height| (width, height))) {
            for scale in [70, 120] {
                let canvas = Canvas::scaled(width, height, scale);
                for destination in destinations() {
                    covered(open(destination, &mut context, 0.0).as_mut(), canvas, &context);
                }
            }
        }
    }
}
