//! Tests of the players of levels, of strengths between them, and of named players.

use super::*;
use std::collections::BTreeSet;
use std::time::Duration;

use crate::ai::solver::is_compact;
use crate::ai::{Bitboard, Character, Control, Strength};

/// Returns what a level chooses, or `None` if the game is over.
fn choose(level: u8, position: Position, seed: u64) -> Option<Placement> {
    let mut player = BuiltInPlayer::new(Level::new(level).unwrap(), seed);
    match player.choose(position, &Limits::new()) {
        Err(ChooseError::GameOver) => None,
        chosen => Some(chosen.unwrap()),
    }
}

#[test]
fn every_level_answers_on_every_kind_of_board() {
    let boards = [
        Bitboard::EMPTY,
        Bitboard::rectangle(3, 1),
        Bitboard::rectangle(4, 1),
        Bitboard::rectangle(5, 5),
        Bitboard::FULL,
    ];
    for level in Level::all() {
        for free in boards {
            let position = Position::new(free);
            let chosen = choose(level.number(), position, 8);
            assert_eq!(chosen.is_none(), position.is_over());
            assert!(chosen.is_none_or(|placement| position.allows(placement)));
        }
    }
}

/// In a corridor of eight, only a placement at an end leaves four cells; others end the game.
#[test]
fn level_one_ends_the_game_only_where_it_must() {
    let position = Position::new(Bitboard::rectangle(8, 1));
    for seed in 0..50 {
        let placement = choose(1, position, seed).unwrap();
        assert!(!position.after(placement).is_over());
    }
    let ends = (0..50).filter(|&seed| position.after(choose(0, position, seed).unwrap()).is_over());
    assert!(ends.count() > 10);
}

/// When the search used up the time, a level once started its look-ahead again, ran out of time,
/// and lost its first result.
#[test]
fn a_level_uses_what_it_saw_before_time_ran_out() {
    let position = Position::new(Bitboard::rectangle(8, 1));
    let placements: Vec<Placement> = Placement::all_on(position.free()).collect();
    let mut player = BuiltInPlayer::new(Level::new(6).unwrap(), 18);
    let seen =
        distances(position, &Limits::new(), &placements, player.skill.depth.get(player.board));
    let loses = |placement| {
        let index = placements.iter().position(|&it| it == placement).unwrap();
        seen[index].is_some_and(|distance| distance.outcome() == Outcome::Loss)
    };
    assert!(placements.iter().any(|&it| loses(it)) && !placements.iter().all(|&it| loses(it)));
    let expired = Limits::new().time(Duration::ZERO);
    for _ in 0..20 {
        let all = zip(placements.clone(), seen.clone()).collect();
        assert!(!loses(player.evaluate(position, &expired, all).unwrap()));
    }
}

#[test]
fn level_ten_leaves_a_lost_position_where_it_can() {
    let mut solver = Solver::new(1 << 24);
    for (columns, rows) in [(5, 4), (5, 6), (7, 4)] {
        let position = Position::new(Bitboard::rectangle(columns, rows));
        let after = position.after(choose(10, position, 9).unwrap());
        assert_eq!(solver.solve(after).answer, Answer::Loss);
    }
}

#[test]
fn a_level_answers_even_without_time() {
    for free in [Bitboard::FULL, Bitboard::rectangle(9, 8), Bitboard::rectangle(7, 7)] {
        let position = Position::new(free);
        for level in Level::all() {
            let limits = Limits::new().time(Duration::ZERO);
            let chosen = BuiltInPlayer::new(level, 11).choose(position, &limits);
            assert!(chosen.is_ok_and(|placement| position.allows(placement)), "{level:?}");
        }
    }
}

/// On a board that is just compact, every placement leaves one that is not. The searches of single
/// placements once switched to the costs of those boards, and dropped what the search of the turn
/// had kept.
#[test]
fn all_searches_of_a_turn_use_the_same_costs() {
    let mut rng = fastrand::Rng::with_seed(16);
    let board =
        || -> Bitboard { Bitboard::rectangle(6, 6).cells().filter(|_| rng.f32() < 0.9).collect() };
    let positions = std::iter::repeat_with(board).map(Position::new);
    let near_limit = positions.filter(|&position| {
        is_compact(position)
            && Placement::all_on(position.free()).all(|it| !is_compact(position.after(it)))
    });
    for position in near_limit.take(3) {
        let mut player = BuiltInPlayer::new(Level::MAX, 17).with_memory(1 << 24);
        player.choose(position, &Limits::new()).unwrap();
        assert!(player.solver().takes_for_compact(), "{position}");
    }
}

/// Against a slow person, pondering once filled the memory, and nothing was left for the turn.
#[test]
fn pondering_leaves_room_for_the_turn() {
    let position = Position::new(Bitboard::rectangle(5, 4));
    let mut player = BuiltInPlayer::new(Level::MAX, 19).with_memory(1 << 24);
    for _ in 0..2 {
        player.ponder(position, &Limits::new());
        assert!(player.solver().leaves_room());
        player.choose(position, &Limits::new()).unwrap();
        assert!(!player.solver().leaves_room());
    }
}

#[test]
fn outcomes_proven_by_pondering_take_no_time_later() {
    let position = Position::new(Bitboard::rectangle(8, 5));
    let mut player = BuiltInPlayer::new(Level::MAX, 12);
    player.ponder(position, &Limits::new());
    let limits = Limits::new().time(Duration::ZERO);
    let mut solver = Solver::new(1 << 24);
    let mut outcome = |position| solver.solve(position).answer.outcome();
    for reply in Placement::all_on(position.free()).step_by(7) {
        let after = position.after(reply);
        if outcome(after) == Some(Outcome::Win) {
            let chosen = player.choose(after, &limits).unwrap();
            assert_eq!(outcome(after.after(chosen)), Some(Outcome::Loss), "{reply}");
        }
    }
}

#[test]
fn a_level_answers_with_what_a_stopped_search_has_found() {
    let control = Control::default();
    control.stop();
    for level in Level::all() {
        let limits = Limits::new().control(&control);
        let chosen = BuiltInPlayer::new(level, 13).choose(Position::START, &limits);
        assert!(chosen.is_ok(), "{level:?}");
    }
}

/// The strongest level once opened with the O in the middle in every game, and had one reply to it.
#[test]
fn the_strongest_level_has_many_openings_and_replies() {
    let middle: Placement = "e5,f5,e6,f6".parse().unwrap();
    for (position, most) in [(Position::START, 6), (Position::START.after(middle), 5)] {
        let chosen = (0..16).map(|seed| choose(10, position, seed).unwrap());
        let chosen: BTreeSet<Placement> = chosen.collect();
        let up_to_symmetry: BTreeSet<Option<Placement>> =
            chosen.iter().map(|&it| images_of(position, it).into_iter().min()).collect();
        assert!(chosen.len() >= most && up_to_symmetry.len() >= 4, "{chosen:?}");
    }
}

#[test]
fn the_strongest_level_takes_the_win_that_is_known_on_9x9() {
    let position = Position::new(BoardSize::Nine.bitboard());
    let images = images_of(position, "e1,e2,d3,e3".parse().unwrap());
    let chosen = (0..16).map(|seed| choose(10, position, seed).unwrap());
    let chosen: BTreeSet<Placement> = chosen.collect();
    assert!(chosen.len() >= 4 && chosen.iter().all(|it| images.contains(it)), "{chosen:?}");
    // And the answer to any reply, at once.
    for first in chosen {
        let after = position.after(first);
        let reply = Placement::all_on(after.free()).nth(400).unwrap();
        assert!(proven_win(after.after(reply)).is_some(), "{first} {reply}");
    }
    assert!((0..4).any(|seed| !images.contains(&choose(9, position, seed).unwrap())));
}

/// The repertoire has nothing for either position.
#[test]
fn the_strongest_level_varies_where_nothing_is_proven() {
    let lopsided = Position::START.after("c3,d3,d4,e4".parse().unwrap());
    for position in [lopsided, lopsided.after("g7,h7,g8,g9".parse().unwrap())] {
        let chosen = (0..16).map(|seed| choose(10, position, seed).unwrap());
        assert!(chosen.collect::<BTreeSet<Placement>>().len() >= 4);
    }
}

/// Of several winning placements, a level once always took the one that the solver found.
#[test]
fn a_placement_that_wins_is_drawn_from_all_that_do() {
    let position = Position::new(Bitboard::rectangle(10, 4));
    let mut solver = Solver::new(1 << 24);
    for level in [8, 10] {
        let chosen = (0..32).map(|seed| choose(level, position, seed).unwrap());
        let chosen: BTreeSet<Placement> = chosen.collect();
        let up_to_symmetry: BTreeSet<Option<Placement>> =
            chosen.iter().map(|&it| images_of(position, it).into_iter().min()).collect();
        assert!(chosen.len() > 4 && up_to_symmetry.len() > 1, "{chosen:?}");
        assert!(chosen.iter().all(|&it| solver.solve(position.after(it)).answer == Answer::Loss));
    }
}

/// In a lost position, the strongest level once always took one of the one or two placements that
/// leave the fewest winning replies.
#[test]
fn a_lost_position_is_resisted_in_many_ways() {
    let position = Position::new(Bitboard::rectangle(5, 5));
    let chosen = (0..16).map(|seed| choose(10, position, seed).unwrap());
    let up_to_symmetry: BTreeSet<Option<Placement>> =
        chosen.map(|it| images_of(position, it).into_iter().min()).collect();
    assert!(up_to_symmetry.len() >= 4, "{up_to_symmetry:?}");
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    for level in [0, 3] {
        assert_eq!(choose(level, Position::START, 10), choose(level, Position::START, 10));
    }
}

/// Level 1 never ends the game needlessly, level 0 often does. The stronger an opponent between
/// them, the less often it does.
#[test]
fn a_strength_between_two_levels_plays_between_them() {
    let position = Position::new(Bitboard::rectangle(8, 1));
    let ends = |elo: u16| {
        let opponent = Opponent::Fitting(Strength::new(elo).unwrap());
        let seeds = 0..300;
        let ended = seeds.filter(|&seed| {
            let mut player = BuiltInPlayer::for_opponent(opponent, BoardSize::Ten, seed);
            position.after(player.choose(position, &Limits::new()).unwrap()).is_over()
        });
        ended.count()
    };
    let [low, high] = [0, 1].map(|n| Level::new(n).unwrap().skill().elo.get(BoardSize::Ten) as u16);
    let counts = [0, 1, 2, 3, 4].map(|part| ends(low + part * (high - low) / 4));
    assert!(counts.is_sorted_by(|a, b| a > b) && counts[4] == 0, "{counts:?}");
}

/// Returns what an opponent, named as on the command line, chooses on a board of 10x10 with each of
/// these seeds.
fn chosen(text: &str, position: Position, seeds: std::ops::Range<u64>) -> Vec<Placement> {
    let opponent: Opponent = text.parse().unwrap();
    let choose = |seed| {
        let mut player = BuiltInPlayer::for_opponent(opponent, BoardSize::Ten, seed);
        player.choose(position, &Limits::new()).unwrap()
    };
    seeds.map(choose).collect()
}

/// Returns the mean of a number over placements.
fn mean(placements: &[Placement], of: impl Fn(&Placement) -> usize) -> f64 {
    placements.iter().map(of).sum::<usize>() as f64 / placements.len() as f64
}

/// Distance of the nearest cell from the nearest corner, in steps.
fn from_corner(placement: &Placement) -> usize {
    let cells = placement.cells().cells();
    cells.map(|c| c.column().min(9 - c.column()) + c.row().min(9 - c.row())).min().unwrap()
}

/// Sum of the distances of all cells from the nearest edge, in steps.
fn from_edge(placement: &Placement) -> usize {
    let cells = placement.cells().cells();
    let to_edge = |cell: crate::ai::Cell| {
        cell.column().min(9 - cell.column()).min(cell.row().min(9 - cell.row()))
    };
    cells.map(to_edge).sum()
}

/// Mina likes corners and Otto edges; Nova avoids edges. Level 4 sees as far as Mina does, and has
/// no style.
#[test]
fn styles_show_in_the_opening() {
    let level = chosen("4", Position::START, 0..60);
    let [mina, otto, nova] =
        ["@mina", "@otto", "@nova"].map(|name| chosen(name, Position::START, 0..60));
    assert!(mean(&mina, from_corner) < 0.5 * mean(&level, from_corner));
    assert!(mean(&otto, from_edge) < 0.5 * mean(&level, from_edge));
    assert!(mean(&nova, from_edge) > 1.5 * mean(&level, from_edge));
}

/// Rio stays near the opponent's placement, Pip keeps away from it, and Luna mirrors it.
#[test]
fn styles_show_in_the_answer_to_a_placement() {
    let placed: Placement = "b2,c2,b3,b4".parse().unwrap();
    let position = Position::START.after(placed);
    let distance = |it: &Placement| {
        let pairs = it.cells().cells().flat_map(|a| placed.cells().cells().map(move |b| (a, b)));
        pairs
            .map(|(a, b)| a.column().abs_diff(b.column()) + a.row().abs_diff(b.row()))
            .min()
            .unwrap()
    };
    let answers = |name| chosen(name, position, 0..40);
    let level = mean(&answers("4"), distance);
    assert!(mean(&answers("@rio"), distance) < 0.4 * level);
    assert!(mean(&answers("@pip"), distance) > 1.25 * level);
    let image: Placement = "h9,i9,i8,i7".parse().unwrap();
    assert!(answers("@luna").iter().filter(|it| **it == image).count() >= 36);
}

/// A wall with a gap of two cells nearly divides the board. Kira likes to split areas, Tao to keep
/// the cells together, and Zeno to make cells unusable.
#[test]
fn styles_show_in_what_is_left_of_the_board() {
    let mut free = Bitboard::rectangle(10, 9);
    for column in (0..10).filter(|&column| column != 4 && column != 5) {
        let wall = Bitboard::rectangle(column + 1, 5) - Bitboard::rectangle(column, 5);
        free = free - (wall - Bitboard::rectangle(10, 4));
    }
    let position = Position::new(free);
    let usable = position.usable().len();
    let areas = |it: &Placement| crate::ai::Areas::new(position.after(*it).usable()).len();
    let killed = |it: &Placement| usable - 4 - position.after(*it).usable().len();
    let choices = |name| chosen(name, position, 0..30);
    let level = choices("4");
    assert!(mean(&choices("@kira"), areas) > 1.5 * mean(&level, areas));
    assert!(mean(&choices("@tao"), areas) <= 1.0);
    assert!(mean(&choices("@zeno"), killed) > 3.0 * mean(&level, killed).max(0.2));
}

/// A named player wins a won position that lies within its horizon.
#[test]
fn a_style_throws_away_no_win_that_the_player_sees() {
    let mut solver = Solver::new(1 << 24);
    let position = Position::new(Bitboard::rectangle(5, 4));
    assert_eq!(solver.solve(position).answer.outcome(), Some(Outcome::Win));
    for character in Character::all().filter(|it| it.skill().horizon.get(BoardSize::Ten) >= 26) {
        let mut player =
            BuiltInPlayer::for_opponent(Opponent::Character(character), BoardSize::Ten, 3);
        let after = position.after(player.choose(position, &Limits::new()).unwrap());
        assert_eq!(solver.solve(after).answer, Answer::Loss, "{character:?}");
    }
}
