//! Tests of cards and decks.

use super::deck::MAX_A_DAY;
use super::*;
use crate::game::journal::{CardKey, PracticeResult, PuzzleSource};
use crate::game::puzzles::{Day, Idea};
use crate::game::rules::GameId;
use crate::game::timestamp::Timestamp;
use PracticeResult::{Found, Hinted, Missed, PutBack, TakenOut};

/// The day on which all cards of these tests are made.
fn first() -> Day {
    Day::of(Timestamp::new(1_800_000_000))
}

fn day(after: u32) -> Day {
    first().after(after).unwrap()
}

fn key(seed: u64) -> CardKey {
    CardKey::Made { seed, asked: 800 }
}

/// Makes the card of a missed puzzle `after` days after the first.
fn keep(deck: &mut Deck, seed: u64, after: u32) {
    let origin = CardOrigin::Puzzle(PuzzleSource::Run { seed, asked: 800, idea: None });
    let at = Timestamp::new(1_800_000_000 + i64::from(after) * 24 * 3600);
    deck.keep(key(seed), origin, Some(Idea::Parity), at);
}

fn deck() -> Deck {
    let mut deck = Deck::default();
    keep(&mut deck, 1, 0);
    deck
}

/// Returns the first day from `from` on, on which something is due, counted from the first.
fn next(deck: &Deck, from: u32) -> Option<u32> {
    (from..from + 99).find(|&after| !deck.due(day(after)).is_empty())
}

#[test]
fn a_card_comes_back_after_1_4_10_and_25_days_until_it_is_known() {
    let mut deck = deck();
    let (mut days, mut last) = (Vec::new(), 0);
    while let Some(after) = next(&deck, last) {
        days.push(after);
        last = after;
        deck.practise(&key(1), day(after), Found);
    }
    assert_eq!(days, [1, 5, 15, 40]);
    assert!(deck.card(&key(1)).unwrap().is_known());
    keep(&mut deck, 1, 50);
    assert_eq!(next(&deck, 40), None, "missed again, it is still known");
    assert_eq!(deck.tries(Idea::Parity), Tries { found: 4, tried: 4 });
}

#[test]
fn a_missed_card_begins_anew_and_one_found_by_a_hint_stays_where_it_is() {
    let mut deck = deck();
    for (after, result, due) in [(1, Found, 5), (5, Hinted, 9), (9, Found, 19), (19, Missed, 20)] {
        deck.practise(&key(1), day(after), result);
        assert_eq!(next(&deck, after), Some(due));
    }
    deck.practise(&key(1), day(20), Found);
    assert_eq!(next(&deck, 20), Some(24));
}

#[test]
fn a_card_that_is_taken_out_stays_out_until_it_is_put_back() {
    let mut deck = deck();
    deck.practise(&key(1), day(1), TakenOut);
    keep(&mut deck, 1, 3);
    assert_eq!((next(&deck, 0), deck.cards().count()), (None, 0));
    deck.practise(&key(1), day(4), PutBack);
    assert_eq!(next(&deck, 0), Some(1));
}

/// Two computers may have practised a card on the same day before their journals are merged.
#[test]
fn what_was_practised_before_it_was_due_does_not_count() {
    let mut deck = deck();
    for result in [Found, Found, Missed] {
        deck.practise(&key(1), day(1), result);
        deck.practise(&key(1), day(3), result);
    }
    assert_eq!(next(&deck, 1), Some(5));
    deck.practise(&key(2), day(5), Found);
    assert_eq!(next(&deck, 1), Some(5), "there is no such card");
}

/// A clock that was years ahead for a day must not hide a card for years, and one that goes back
/// must not bring anybody further.
#[test]
fn days_that_go_backwards_lose_and_double_nothing() {
    let (mut deck, ahead) = (deck(), day(4000));
    deck.practise(&key(1), ahead, Found);
    assert!(deck.due(ahead).is_empty());
    assert_eq!(deck.due(day(2)).len(), 1, "the clock is right again");
    deck.practise(&key(1), day(2), Found);
    let before = deck.clone();
    deck.practise(&key(1), day(2), Found);
    assert_eq!(deck, before, "it counts once");
    assert_eq!(deck.due(day(6)).len(), 1, "four days later, since it was found once");
    deck.practise(&key(1), day(6), Found);
    // A journey to the west sets the calendar back by a day.
    assert!(deck.due(day(5)).is_empty());
    assert_eq!(next(&deck, 0), Some(0), "the days before that are no journey");
    assert_eq!(next(&deck, 5), Some(16));
    // A card that is made by a clock that is ahead waits no longer than others.
    keep(&mut deck, 3, 3000);
    assert!(deck.due(day(7)).iter().any(|card| card.key == key(3)));
}

/// The day on which a card was made depends on the time zone in which the journal is read.
#[test]
fn a_card_may_be_practised_on_the_day_on_which_it_was_made() {
    let mut deck = deck();
    deck.practise(&key(1), day(0), Found);
    assert_eq!(next(&deck, 0), Some(4));
}

/// Thirteen cards once were announced for a day on which ten came.
#[test]
fn the_next_day_has_no_more_cards_than_it_says() {
    let mut deck = Deck::default();
    assert_eq!(deck.next_day(day(0)), None);
    (0..13).for_each(|seed| keep(&mut deck, seed, 0));
    assert_eq!(deck.next_day(day(0)), Some((day(1), 10)));
    assert_eq!(deck.due(day(1)).len(), 10);
    (0..10).for_each(|seed| deck.practise(&key(seed), day(1), Found));
    assert_eq!(deck.next_day(day(1)), Some((day(2), 3)));
}

/// Ten missed puzzles once kept a position of the person's own game away for days.
#[test]
fn positions_from_games_come_before_puzzles_that_have_waited_longer() {
    let mut deck = Deck::default();
    (0..10).for_each(|seed| keep(&mut deck, seed, 0));
    let origin = CardOrigin::Game {
        game: GameId::random(),
        turn: 3,
        better: "a1,b1,c1,d1".parse().unwrap(),
    };
    deck.keep(key(10), origin, None, Timestamp::new(1_800_000_000 + 24 * 3600));
    let due = |after: u32| deck.due(day(after)).iter().map(|it| it.key.clone()).collect::<Vec<_>>();
    let puzzles = |count| (0..count).map(key).collect::<Vec<_>>();
    assert_eq!(due(1), puzzles(10));
    assert_eq!(due(2), [vec![key(10)], puzzles(9)].concat());
}

/// Practises for 120 days with a new card on each of the first 60, and returns the number of cards
/// due on each day.
fn simulated(percent: u32) -> (Vec<usize>, Deck) {
    let mut rng = fastrand::Rng::with_seed(9);
    let (mut deck, mut counts) = (Deck::default(), Vec::new());
    for after in 0..120 {
        if after < 60 {
            keep(&mut deck, after.into(), after);
        }
        let due: Vec<CardKey> = deck.due(day(after)).iter().map(|card| card.key.clone()).collect();
        counts.push(due.len());
        for card in due {
            assert!(deck.card(&card).unwrap().comes_back(), "what is known never comes back");
            let result = if rng.u32(..100) < percent { Found } else { Missed };
            deck.practise(&card, day(after), result);
        }
        assert!(deck.due(day(after)).is_empty(), "nothing comes twice on a day");
    }
    (counts, deck)
}

#[test]
fn never_more_than_ten_cards_are_due_on_a_day() {
    for (percent, known) in [(80, 40..=60), (50, 1..=40), (0, 0..=0)] {
        let (counts, deck) = simulated(percent);
        println!("{percent} %: {counts:?}");
        assert!(counts.iter().all(|&count| count <= MAX_A_DAY), "{percent} %: {counts:?}");
        let count = 60 - deck.cards().count();
        assert!(known.contains(&count), "{percent} %: {count} known");
        let fairest = deck.cards().map(|card| card.due_from()).min();
        if percent == 0 {
            assert_eq!(counts[119], 10);
            // Of sixty cards, each comes back within six days.
            assert!(fairest.unwrap() >= day(119 - 6), "the oldest come first");
        }
    }
}

/// Plays twenty games of level 3 against the ladder, two against each rung, and prints how many
/// cards they make. This takes minutes.
#[test]
#[ignore = "a measurement"]
fn twenty_games_against_the_ladder_make_three_to_twelve_cards() {
    use crate::ai::{BoardSize, BuiltInPlayer, Character, Level, Limits, Opponent, Player};
    use crate::game::review::searched;
    use crate::game::rules::{Board, Game, Side, Turn};

    let (mut cards, mut lost, mut thrown) = (0, 0, 0);
    for (rung, character) in Character::all().enumerate() {
        let size = match rung {
            0..2 => BoardSize::Six,
            2..4 => BoardSize::Eight,
            _ => BoardSize::Ten,
        };
        for person in [Side::First, Side::Second] {
            let seed = 2 * rung as u64 + person.index() as u64;
            let opponents = [Opponent::from(Level::new(3).unwrap()), Opponent::from(character)];
            let mut players = opponents.map(|it| BuiltInPlayer::for_opponent(it, size, seed));
            let mut game = Game::new(Board::new(size));
            while game.result().is_none() {
                let is_person = Side::after(game.placements()) == person;
                let player = &mut players[usize::from(!is_person)];
                let placement = player.choose(game.position(), &Limits::new()).unwrap();
                game.execute(Turn::Placement(placement)).unwrap();
            }
            let findings = searched(&game);
            let decisive = findings.decisive(&game).filter(|it| it.side == person);
            let chance = findings.second_chance(&game).filter(|(it, _)| it.side == person);
            lost += u32::from(game.result().unwrap().winner != person);
            thrown += u32::from(decisive.is_some());
            cards += u32::from(chance.is_some());
            println!("{character:?} {size:?}: {:?} {:?}", decisive, findings.second_chance(&game));
        }
    }
    println!("{lost} lost, {thrown} thrown away, {cards} cards");
    assert!((3..=12).contains(&cards));
}
