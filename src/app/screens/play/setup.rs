//! What was chosen for the next game, and how it begins.

use crate::ai::{BoardSize, Character, Level, Opponent};
use crate::app::screens::ladder;
use crate::app::settings::{FirstMover, Rival};
use crate::app::shell::{Context, Transition};
use crate::game::{Board, Game, Record, Seat};

/// Returns the size of the board: each rung of the ladder proposes its own.
pub fn board(context: &Context) -> BoardSize {
    let choice = context.remembered.last_choice;
    match choice.rival {
        Rival::Character(character) => {
            choice.rung_board.unwrap_or_else(|| ladder::board(character))
        }
        _ => context.remembered.board,
    }
}

/// Chooses the size of the board, of this rung alone where it is one.
pub fn set_board(size: BoardSize, context: &mut Context) {
    let remembered = &mut context.remembered;
    match remembered.last_choice.rival {
        Rival::Character(_) => remembered.last_choice.rung_board = Some(size),
        _ => remembered.board = size,
    }
}

/// Chooses who is played against.
pub fn choose(rival: Rival, context: &mut Context) {
    let choice = &mut context.remembered.last_choice;
    if choice.rival != rival {
        (choice.rival, choice.rung_board) = (rival, None);
    }
}

/// Returns all who are chosen by cards, row by row.
pub fn rivals() -> Vec<Vec<Rival>> {
    let characters: Vec<Rival> = Character::all().map(Rival::Character).collect();
    let rungs = characters.chunks(2).map(<[Rival]>::to_vec);
    let others = vec![Rival::Level, Rival::Friend, Rival::Computers];
    [vec![Rival::Fitting]].into_iter().chain(rungs).chain([others]).collect()
}

/// Returns the computer that is played against, if it is one.
pub fn opponent(context: &Context) -> Option<Opponent> {
    let choice = context.remembered.last_choice;
    match choice.rival {
        Rival::Level => Some(Opponent::Level(choice.level)),
        Rival::Fitting => Some(context.profile.mine().fitting(context.remembered.board)),
        Rival::Character(character) => Some(Opponent::Character(character)),
        Rival::Friend | Rival::Computers => None,
    }
}

/// Begins a game of the person who plays against a computer, with the coach if it is to watch.
pub fn begin(opponent: Opponent, context: &mut Context) -> Record {
    let you = context.profile.my_seat();
    let you_begin = match context.remembered.last_choice.beginner {
        FirstMover::You => true,
        FirstMover::Computer => false,
        FirstMover::Random => fastrand::bool(),
    };
    let computer = Seat::from(opponent);
    let seats = if you_begin { [you, computer] } else { [computer, you] };
    let mut record =
        Record::new(seats, Game::new(Board::new(board(context)))).timed(context.remembered.clock);
    if is_coached(context) {
        record.assist();
    }
    context.remembered.games_begun = context.remembered.games_begun.saturating_add(1);
    record
}

/// Begins a game on a rung of the ladder, which is the one that is chosen from now on.
pub fn begin_against(character: Character, context: &mut Context) -> Record {
    choose(Rival::Character(character), context);
    begin(Opponent::Character(character), context)
}

/// Goes to the table for a game on a rung of the ladder.
pub fn play_against<M>(character: Character, context: &mut Context) -> Transition<M> {
    let record = begin_against(character, context);
    context.send_to_table(record)
}

/// Goes to the table for a newcomer's first game, on the lowest rung.
pub fn play_first<M>(context: &mut Context) -> Transition<M> {
    let lowest = Character::all().next();
    lowest.map_or(Transition::Stay, |lowest| play_against(lowest, context))
}

/// Begins a game of two levels.
pub fn begin_between(levels: [Level; 2], context: &Context) -> Record {
    Record::new(levels.map(Seat::from), Game::new(Board::new(board(context))))
}

/// Returns whether the coach will watch the next game.
pub fn is_coached(context: &Context) -> bool {
    context.is_coached(context.remembered.games_begun.saturating_add(1))
}
