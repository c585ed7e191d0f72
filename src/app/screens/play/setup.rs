//! The choices for the next game, and its beginning.

use crate::ai::{BoardSize, Character, Level, Opponent};
use crate::app::screens::ladder;
use crate::app::settings::{FirstMover, Rival};
use crate::app::shell::{Context, Transition};
use crate::game::{Board, Game, Record, Seat};

/// Returns the chosen size of the board. Each rung of the ladder proposes its own.
pub fn board(context: &Context) -> BoardSize {
    let choice = context.remembered.last_choice;
    match choice.rival {
        Rival::Character(character) => {
            choice.rung_board.unwrap_or_else(|| ladder::board(character))
        }
        _ => context.remembered.board,
    }
}

/// Chooses the size of the board: of the chosen rung of the ladder, or of all other games.
pub fn set_board(size: BoardSize, context: &mut Context) {
    let remembered = &mut context.remembered;
    match remembered.last_choice.rival {
        Rival::Character(_) => remembered.last_choice.rung_board = Some(size),
        _ => remembered.board = size,
    }
}

/// Chooses the opponent.
pub fn choose(rival: Rival, context: &mut Context) {
    let choice = &mut context.remembered.last_choice;
    if choice.rival != rival {
        choice.before_watching = Some(choice.rival).filter(|_| rival == Rival::Computers);
        (choice.rival, choice.rung_board) = (rival, None);
    }
}

/// Chooses the last opponent of the person again, after two computers were chosen to be watched.
pub fn end_watching(context: &mut Context) {
    if context.remembered.last_choice.rival == Rival::Computers {
        let before = context.remembered.last_choice.before_watching;
        choose(before.unwrap_or(Rival::Fitting), context);
    }
}

/// Returns the levels that differ on the chosen board: higher ones would play like the last one.
pub fn levels(context: &Context) -> impl Iterator<Item = Level> + use<> {
    let strongest = Level::strongest_on(context.remembered.board);
    Level::all().take_while(move |&level| level <= strongest)
}

/// Returns the chosen level, or the strongest that differs from those below it on the chosen board.
pub fn level(context: &Context) -> Level {
    context.remembered.last_choice.level.min(Level::strongest_on(context.remembered.board))
}

/// Returns the two computers to watch, levels like [`level`].
pub fn watched(context: &Context) -> [Opponent; 2] {
    let strongest = Level::strongest_on(context.remembered.board);
    context.remembered.watched.map(|opponent| match opponent {
        Opponent::Level(level) => level.min(strongest).into(),
        other => other,
    })
}

/// Returns the opponents that have a card, row by row.
pub fn rivals() -> Vec<Vec<Rival>> {
    let characters: Vec<Rival> = Character::all().map(Rival::Character).collect();
    let rungs = characters.chunks(2).map(<[Rival]>::to_vec);
    let others = vec![Rival::Level, Rival::Friend, Rival::Computers];
    [vec![Rival::Fitting]].into_iter().chain(rungs).chain([others]).collect()
}

/// Returns the chosen opponent, if it is a computer.
pub fn opponent(context: &Context) -> Option<Opponent> {
    let choice = context.remembered.last_choice;
    match choice.rival {
        Rival::Level => Some(Opponent::Level(level(context))),
        Rival::Fitting => Some(context.profile.mine().fitting(context.remembered.board)),
        Rival::Character(character) => Some(Opponent::Character(character)),
        Rival::Friend | Rival::Computers => None,
    }
}

/// Begins a game against a computer, with the coach if it watches.
pub fn begin(opponent: Opponent, context: &mut Context) -> Record {
    let person = context.profile.my_seat();
    let is_person_first = match context.remembered.last_choice.beginner {
        FirstMover::You => true,
        FirstMover::Computer => false,
        FirstMover::Random => fastrand::bool(),
    };
    let computer = Seat::from(opponent);
    let seats = if is_person_first { [person, computer] } else { [computer, person] };
    let mut record =
        Record::new(seats, Game::new(Board::new(board(context)))).timed(context.remembered.clock);
    let_coach_watch(&mut record, context);
    record
}

/// Marks a new game as aided if the player wants the coach: it is not rated, so the coach may watch
/// it.
pub fn let_coach_watch(record: &mut Record, context: &Context) {
    if context.is_coached() {
        record.mark_aided();
    }
}

/// Chooses a rung of the ladder, and begins a game on it.
pub fn begin_against(character: Character, context: &mut Context) -> Record {
    choose(Rival::Character(character), context);
    begin(Opponent::Character(character), context)
}

/// Chooses a rung of the ladder, and goes to the table for a game on it.
pub fn play_against<M>(character: Character, context: &mut Context) -> Transition<M> {
    let record = begin_against(character, context);
    context.send_to_table(record)
}

/// Goes to the table for a newcomer's first game, on the lowest rung of the ladder.
pub fn play_first<M>(context: &mut Context) -> Transition<M> {
    match Character::all().next() {
        Some(lowest) => play_against(lowest, context),
        None => Transition::Stay,
    }
}

/// Begins a game of two computers.
pub fn begin_between(opponents: [Opponent; 2], context: &Context) -> Record {
    Record::new(opponents.map(Seat::from), Game::new(Board::new(board(context))))
}
