//! The ladder: the named players from the weakest to the strongest, on which a person climbs by
//! beating each of them without help.

use crate::ai::{BoardSize, Character, Opponent};
use crate::app::shell::Context;
use crate::game::{PersonStatistics, PlayedGame, Score, Seat, Session, lessons};

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
    context.profile.mine().has_beaten(character)
}

/// Returns the named player on a seat.
pub fn rung(seat: &Seat) -> Option<Character> {
    match seat.opponent()? {
        Opponent::Character(rung) => Some(rung),
        Opponent::Level(_) | Opponent::Fitting(_) => None,
    }
}

/// Returns the named player against whom a person has just won, with or without help.
pub fn won_against(session: &Session) -> Option<Character> {
    let side = session.game().result()?.winner;
    let [winner, loser] = [side, side.other()].map(|side| &session.seats()[side.index()]);
    rung(loser).filter(|_| winner.is_human())
}

/// Returns for each of the last games without help against a named player whether the person who
/// plays won it, the oldest first. There are at most `max_count`.
pub fn last_results(character: Character, max_count: usize, context: &Context) -> Vec<bool> {
    let games = latest(character, context).filter(|game| game.is_unaided());
    let mut results: Vec<bool> = games.take(max_count).map(PlayedGame::won).collect();
    results.reverse();
    results
}

/// Returns the person's last games against a named player, with or without help, the latest first.
fn latest(character: Character, context: &Context) -> impl Iterator<Item = PlayedGame<'_>> {
    let opponent = Some(Opponent::from(character));
    let is_against = move |game: &PlayedGame| game.opponent().opponent() == opponent;
    context.profile.mine().games().rev().filter(is_against)
}

/// Returns whether the person who plays has lost the last two games against a named player, with or
/// without help.
pub fn has_lost_twice(character: Character, context: &Context) -> bool {
    let lost = latest(character, context).take_while(|game| !game.won());
    lost.take(2).count() == 2
}

/// Returns whether the person who plays comes to a rung for the first time, after the first one.
pub fn is_new(character: Character, context: &Context) -> bool {
    character.index() > 0
        && next(context) == Some(character)
        && latest(character, context).next().is_none()
}

/// What trains the idea that a named player teaches: the lesson of this name, or else puzzles.
const LESSONS: [(&str, Option<&str>); 10] = [
    ("pip", Some("first_steps")),
    ("luna", Some("centre")),
    ("otto", Some("last_piece")),
    ("mina", None),
    ("tao", Some("counting")),
    ("rio", None),
    ("zeno", Some("counting")),
    ("kira", Some("one_two_three")),
    ("ada", Some("two_halves")),
    ("nova", None),
];

/// Returns the lesson, by its index, that trains the idea that a named player teaches; `None` if
/// puzzles train it.
pub fn lesson(character: Character) -> Option<usize> {
    let (_, name) = LESSONS.into_iter().find(|(key, _)| *key == character.key())?;
    lessons().iter().position(|lesson| Some(lesson.name.as_str()) == name)
}

/// Returns the next rung of the person who plays; `None` at the top.
pub fn next(context: &Context) -> Option<Character> {
    next_of(context.profile.mine())
}

/// Returns the next rung of a person: the first one not beaten yet; `None` at the top.
pub fn next_of(person: PersonStatistics<'_>) -> Option<Character> {
    Character::all().find(|&character| !person.has_beaten(character))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::play::begin_against;
    use crate::app::settings::Preferences;
    use crate::game::{Files, Seat, Side, Turn};

    #[test]
    fn each_rung_teaches_by_a_lesson_that_there_is_or_by_puzzles() {
        assert!(Character::all().map(Character::key).eq(LESSONS.map(|(key, _)| key)));
        for (character, (_, name)) in Character::all().zip(LESSONS) {
            let found = lesson(character).map(|index| lessons()[index].name.as_str());
            assert_eq!(found, name);
        }
    }

    #[test]
    fn two_losses_in_a_row_are_counted_with_and_without_help() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let rung = Character::all().nth(1).unwrap();
        for (is_aided, loser, has_lost) in [
            (true, Side::First, false),
            (false, Side::Second, false),
            (false, Side::First, false),
            (true, Side::First, true),
            (false, Side::First, true),
            (false, Side::Second, false),
        ] {
            context.remembered.coach = Some(is_aided);
            let mut record = begin_against(rung, &mut context);
            let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
            for command in [first, Turn::Resignation(loser)] {
                record.game.execute(command).unwrap();
                context.save_turn(&record);
            }
            assert_eq!(has_lost_twice(rung, &context), has_lost);
        }
    }

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
            let first = Turn::Placement("a1,b1,c1,d1".parse().unwrap());
            for command in [first, Turn::Resignation(loser)] {
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
