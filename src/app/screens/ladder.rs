//! The ladder: the named players from the weakest to the strongest, on which a person climbs by
//! beating each of them without help.

use crate::ai::{BoardSize, Character, Opponent};
use crate::app::shell::Context;
use crate::game::{PlayedGame, Score, Session};

/// Returns the board that a rung proposes; the lower rungs have smaller boards.
pub fn board(character: Character) -> BoardSize {
    match character.index() {
        0..2 => BoardSize::Six,
        2..4 => BoardSize::Eight,
        _ => BoardSize::Ten,
    }
}

/// Returns the score against a named player, in games without help, of the person who plays.
pub fn score(character: Character, context: &Context) -> Score {
    context.profile.mine().unaided_against(character)
}

/// Returns whether the person who plays has beaten a named player without help.
pub fn is_beaten(character: Character, context: &Context) -> bool {
    score(character, context).won > 0
}

/// Returns the named player against whom a person has just won, with or without help.
pub fn won_against(session: &Session) -> Option<Character> {
    let side = session.game().result()?.winner;
    let [winner, loser] = [side, side.other()].map(|side| &session.seats()[side.index()]);
    match loser.opponent()? {
        Opponent::Character(rung) => Some(rung).filter(|_| winner.is_human()),
        Opponent::Level(_) | Opponent::Fitting(_) => None,
    }
}

/// Returns for each of the last games without help against a named player whether the person who
/// plays won it, the oldest first. There are at most `max_count`.
pub fn last_results(character: Character, max_count: usize, context: &Context) -> Vec<bool> {
    let opponent = Some(Opponent::from(character));
    let is_unaided_against =
        |game: &PlayedGame| game.is_unaided() && game.opponent().opponent() == opponent;
    let games = context.profile.mine().games().rev().filter(is_unaided_against);
    let mut results: Vec<bool> = games.take(max_count).map(PlayedGame::won).collect();
    results.reverse();
    results
}

/// Returns the next rung: the first one that was not beaten yet; `None` at the top.
pub fn next(context: &Context) -> Option<Character> {
    Character::all().find(|&character| !is_beaten(character, context))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::play::begin_against;
    use crate::app::settings::Preferences;
    use crate::game::{Command, Files, Seat, Side};

    #[test]
    fn each_rung_proposes_its_board_and_the_first_unbeaten_one_is_next() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder.path()));
        context.read_profile();
        context.remembered.coach = Some(false);
        let all: Vec<_> = Character::all().collect();
        let boards = [0, 1, 2, 3, 4].map(|rung| board(all[rung]));
        let (six, eight) = (BoardSize::Six, BoardSize::Eight);
        assert_eq!(boards, [six, six, eight, eight, BoardSize::Ten]);
        for (number, loser) in [Side::First, Side::Second].into_iter().enumerate() {
            assert_eq!(next(&context), Some(all[0]));
            let mut record = begin_against(all[0], &mut context);
            let first = Command::Place("a1,b1,c1,d1".parse().unwrap());
            for command in [first, Command::Resign(loser)] {
                record.game.execute(command).unwrap();
                context.save_turn(&record);
            }
            let score = score(all[0], &context);
            assert_eq!((score.lost, score.won), (1, number as u32));
        }
        assert!(is_beaten(all[0], &context) && !is_beaten(all[1], &context));
        let record = begin_against(next(&context).unwrap(), &mut context);
        assert_eq!(record.seats[1], Seat::from(Opponent::Character(all[1])));
        assert_eq!(record.game.board_size(), BoardSize::Six);
    }
}
