//! The screens, each in a file or a folder, the parts that some of them share, and the mapping from
//! a destination to its screen.

mod board_view;
pub mod editor;
mod exercise;
#[cfg(feature = "gallery")]
#[path = "tests/gallery.rs"]
mod gallery;
pub mod help;
pub mod keys;
mod ladder;
pub mod learn;
mod panel;
pub mod play;
mod rating_graph;
pub mod review;
pub mod settings;
mod spoken;
pub mod stacking;
pub mod table;
pub mod title;
pub mod touch;
pub mod training;
pub mod you;

use self::training::{Daily, Endless, Graded, Practice, PuzzleScreen, PuzzlesScreen, Timed};
use crate::app::shell::{Context, Destination, Layer, Screen, ScreenLayer, Section, Training};

/// Returns the screen of a destination.
pub fn open(destination: Destination, context: &mut Context) -> Box<dyn Layer> {
    match destination {
        Destination::Title => layer(title::screen::TitleScreen::new(context)),
        Destination::Play => layer(play::PlayScreen::new(context)),
        Destination::Table(record) => {
            let game = &record.game;
            if game.placements() > 0 || !game.start().is_empty() {
                // Without this, the game would be lost if the player left before the next turn.
                context.save(&record);
            }
            context.begin_game(&record);
            layer(table::screen::TableScreen::new(*record, context.now).arriving(context))
        }
        Destination::Settings => layer(settings::SettingsScreen::new()),
        Destination::Keys => layer(keys::KeyScreen::default()),
        Destination::Learn(article) => layer(learn::page::LearnScreen::new(article)),
        Destination::Lesson(index) => layer(learn::lesson::LessonScreen::new(index, context.now)),
        Destination::Puzzles(day) => layer(PuzzlesScreen::new(day, context)),
        Destination::Puzzle(index) => layer(PuzzleScreen::new(Graded::new(index), context)),
        Destination::DailyPuzzle(puzzle) => {
            layer(PuzzleScreen::new(Daily::new(puzzle, context), context))
        }
        Destination::Training(Training::Endless) => {
            layer(PuzzleScreen::new(Endless::new(context), context))
        }
        Destination::Training(Training::Run) => {
            layer(PuzzleScreen::new(Timed::new(context.my_id()), context))
        }
        Destination::Training(Training::Practice(sitting)) => {
            layer(PuzzleScreen::new(Practice::new(sitting, context), context))
        }
        Destination::Review(record) => layer(review::screen::ReviewScreen::new(*record, context)),
        Destination::StackingGame(game, person) => {
            layer(stacking::build::BuildScreen::new(*game, person))
        }
        Destination::StackingWatch(seed) => {
            let me = context.my_id();
            layer(stacking::build::BuildScreen::watched(seed, me, context.now))
        }
        Destination::You(Section::Profile) => {
            layer(you::profile::ProfileScreen::new(context.my_id(), context))
        }
        Destination::Profile(person) => layer(you::profile::ProfileScreen::new(person, context)),
        Destination::You(Section::History) => layer(you::history::HistoryScreen::new(context)),
        Destination::You(Section::People) => layer(you::people::PeopleScreen::new(context)),
        #[cfg(feature = "gallery")]
        Destination::Gallery(part) => layer(gallery::GalleryScreen::new(part)),
        Destination::Editor(board) => layer(editor::EditorScreen::new(*board)),
    }
}

/// Wraps a screen for the stack.
fn layer<S: Screen + 'static>(screen: S) -> Box<dyn Layer> {
    Box::new(ScreenLayer::new(screen))
}

#[cfg(test)]
mod tests;
