//! Hints: a good placement, with a reason in terms of the game.

use std::cmp::Reverse;

use super::distance::{Distance, DistanceSearch};
use super::judgement::{chance_of_loss, is_mirrored};
use super::proven_win::proven_win;
use super::resistance::{Resistance, resist};
use crate::ai::area::{Areas, CanonicalShape, placements_by_remainder};
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Limits;
use crate::ai::solver::{Answer, Solver};

/// A placement to try, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The placement.
    pub placement: Placement,
    /// Its outcome for the player who makes it; `None` if it is unknown.
    pub outcome: Option<Outcome>,
    /// Why it is good.
    pub reason: Reason,
}

/// The reason why a placement is good, or as good as any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The placement wins: the opponent must place last, this many placements from now, this one
    /// included.
    Ends(u8),
    /// The placement wins, and leaves two equal areas of this many cells each.
    EqualAreas(usize),
    /// The placement wins, and all others lose, except those that lead to an equal position.
    OnlyWin,
    /// The placement wins, and leaves one area of this many cells.
    LeavesArea(usize),
    /// The placement wins, and leaves more than one area, of this many cells together.
    LeavesAreas(usize),
    /// The placement loses, as do all others, but leaves the opponent only this many that win.
    FewestReplies(usize),
    /// The placement loses, as do all others, and there was no time to compare them.
    Loses,
    /// The placement loses, and the game lasts at most this many more placements, this one
    /// included.
    Forced(u8),
    /// The outcome is unknown, but every reply can be answered by its image through the centre.
    Mirrors,
    /// The outcome is unknown, but boards with areas like those it leaves are lost more often than
    /// others.
    Likely,
}

/// Share of the time left after a win is found for the outcomes of all placements, to find the best
/// of those that win.
const COMPARISON_SHARE: f64 = 0.5;

/// Depth in plies within which the end is looked for.
const MAX_PLIES: u8 = 5;

/// Largest number of positions visited to find the end.
const DISTANCE_BUDGET: u64 = 200_000;

/// Finds a good placement, and why it is good; `None` where nothing fits, or where the search was
/// stopped before a win was found.
///
/// A won position gets the placement that is easiest to explain: the quickest win, else one that
/// leaves two equal areas, else the fewest areas. A lost one gets the placement that holds out
/// longest or, if the end is far, one that leaves few winning replies. Where there is no time for
/// an outcome, the sizes and the symmetry of the areas decide.
///
/// ```
/// use nim_tetris::ai::{Bitboard, Limits, Position, Reason, Solver, hint};
///
/// let corridor = Position::new(Bitboard::rectangle(8, 1));
/// let hint = hint(&mut Solver::new(1 << 24), corridor, &Limits::new()).unwrap();
/// assert_eq!(hint.reason, Reason::Ends(2));
/// ```
pub fn hint(solver: &mut Solver, position: Position, limits: &Limits) -> Option<Hint> {
    if let Some(placement) = proven_win(position) {
        let (placement, reason) = best_win(position, &[placement], false, limits);
        return Some(Hint { placement, outcome: Some(Outcome::Win), reason });
    }
    match solver.solve_with(position, limits).answer {
        Answer::Over => None,
        Answer::Win(found) => {
            let (wins, all_known) =
                winning_placements(solver, position, &limits.share(COMPARISON_SHARE));
            let wins = if wins.is_empty() { vec![found] } else { wins };
            let only = wins.len() == 1 && all_known;
            let (placement, reason) = best_win(position, &wins, only, limits);
            Some(Hint { placement, outcome: Some(Outcome::Win), reason })
        }
        _ if limits.is_stopped() => None,
        Answer::Loss => hint_for_lost(solver, position, limits),
        Answer::Unknown(_) => hint_by_judgement(solver, position),
    }
}

/// Finds a hint in a lost position: the placement that holds out longest, or that leaves the fewest
/// winning replies.
fn hint_for_lost(solver: &mut Solver, position: Position, limits: &Limits) -> Option<Hint> {
    let mut search = DistanceSearch::new(DISTANCE_BUDGET, limits);
    let distance = search.distance(position, MAX_PLIES).ok().flatten();
    let groups = placements_by_remainder(position);
    let mut all: Vec<Placement> = groups.iter().map(|group| group[0]).collect();
    // Of a large position, only the first ones are compared.
    all.sort_by_cached_key(|&it| Reverse((1e6 * chance_of_loss(position.after(it))) as u32));
    let holds_out = |placement: &&Placement| {
        let mut after = || search.distance(position.after(**placement), MAX_PLIES).ok().flatten();
        distance.is_some() && after().map(Distance::for_mover) == distance
    };
    let longest: Vec<Placement> = all.iter().filter(holds_out).copied().collect();
    let placements = if longest.is_empty() { all } else { longest };
    let Resistance { placement, replies } = resist(solver, position, limits, &placements, 1)?;
    let reason = match (distance, replies) {
        (Some(distance), _) => Reason::Forced(distance.plies()),
        (_, Some(replies)) => Reason::FewestReplies(replies),
        (_, None) => Reason::Loses,
    };
    Some(Hint { placement, outcome: Some(Outcome::Loss), reason })
}

/// Finds a hint where the outcome is unknown: the placement after which a loss is most likely.
fn hint_by_judgement(solver: &mut Solver, position: Position) -> Option<Hint> {
    let chance = |placement| {
        let after = position.after(placement);
        // Placements that are known to lose come last.
        let known = solver.known_outcome(after) == Some(Outcome::Win);
        (if known { -1.0 } else { chance_of_loss(after) }, placement)
    };
    let all = Placement::all_on(position.free()).map(chance);
    let (_, placement) = all.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    let mirrors = is_mirrored(position.after(placement).usable());
    let reason = if mirrors { Reason::Mirrors } else { Reason::Likely };
    Some(Hint { placement, outcome: None, reason })
}

/// Returns a placement of each group that wins, and whether the outcomes of all groups are known.
fn winning_placements(
    solver: &mut Solver,
    position: Position,
    limits: &Limits,
) -> (Vec<Placement>, bool) {
    let mut wins = Vec::new();
    let all_known = solver.analyze(position, limits, |placement, outcome| {
        if outcome == Outcome::Win {
            wins.push(placement);
        }
    });
    let groups = placements_by_remainder(position);
    let firsts = groups.iter().map(|group| group[0]);
    let wins = firsts.filter(|first| wins.contains(first)).collect();
    (wins, all_known.is_ok())
}

/// Returns the winning placement that is easiest to explain, and why it is good. `only` says that
/// there is one, and that all other groups are known to lose.
fn best_win(
    position: Position,
    wins: &[Placement],
    only: bool,
    limits: &Limits,
) -> (Placement, Reason) {
    let mut search = DistanceSearch::new(DISTANCE_BUDGET, limits);
    let distance = |&placement: &Placement| {
        let distance = search.distance(position.after(placement), MAX_PLIES - 1).ok()?;
        Some((distance.map(Distance::for_mover), placement))
    };
    let quickest = wins.iter().map_while(distance).reduce(|a, b| if b.0 > a.0 { b } else { a });
    if let Some((Some(distance), placement)) = quickest {
        return (placement, Reason::Ends(distance.plies()));
    }
    let why = |placement: Placement| {
        let areas = Areas::new(position.after(placement).free());
        let cells = areas.iter().map(|area| area.len()).sum();
        let mut shapes = areas.iter().map(CanonicalShape::new);
        match (shapes.next(), shapes.next(), shapes.next()) {
            (Some(one), Some(other), None) if one == other => (0, Reason::EqualAreas(cells / 2)),
            (Some(_), None, _) => (1, Reason::LeavesArea(cells)),
            _ => (areas.len(), Reason::LeavesAreas(cells)),
        }
    };
    let best =
        wins.iter().map(|&placement| (why(placement), placement)).min_by_key(|((n, _), _)| *n);
    let ((_, reason), placement) = best.expect("some placement wins");
    let is_only = only && !matches!(reason, Reason::EqualAreas(_));
    (placement, if is_only { Reason::OnlyWin } else { reason })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::{Bitboard, BoardSize};
    use std::time::Duration;

    fn hint_in(rows: &[&str]) -> (Position, Option<Hint>) {
        let filled = "##########/".repeat(10 - rows.len());
        let position: Position = (filled + &rows.join("/")).parse().unwrap();
        let mut solver = Solver::new(1 << 24);
        let limits = Limits::new().time(Duration::from_secs(600));
        (position, hint(&mut solver, position, &limits))
    }

    #[test]
    fn a_hint_gives_a_near_win_as_its_reason() {
        let (position, hint) = hint_in(&["........##"]);
        let hint = hint.unwrap();
        assert_eq!((hint.outcome, hint.reason), (Some(Outcome::Win), Reason::Ends(2)));
        assert!(!position.after(hint.placement).is_over());
    }

    #[test]
    fn a_hint_gives_two_equal_areas_as_its_reason_where_they_win() {
        // A bar of four cells in the middle leaves two halves of twenty.
        let open = ".........#";
        let (_, hint) = hint_in(&[open, open, open, open, "....#....#"]);
        let hint = hint.unwrap();
        assert_eq!(hint.placement.to_string(), "e2,e3,e4,e5");
        assert_eq!((hint.outcome, hint.reason), (Some(Outcome::Win), Reason::EqualAreas(20)));
    }

    #[test]
    fn a_hint_in_a_lost_position_says_how_it_resists() {
        let (_, one) = hint_in(&["....######"]);
        assert_eq!(one.map(|hint| hint.reason), Some(Reason::Forced(1)));
        // 5x5 is lost for whoever begins.
        let (position, square) = hint_in(&[".....#####"; 5]);
        let square = square.unwrap();
        assert_eq!(square.outcome, Some(Outcome::Loss));
        let mut replies = 0;
        let after = position.after(square.placement);
        let mut solver = Solver::new(1 << 24);
        let _ = solver.analyze(after, &Limits::new(), |_, outcome| {
            replies += usize::from(outcome == Outcome::Win);
        });
        assert_eq!(square.reason, Reason::FewestReplies(replies));
    }

    /// Without time to search the replies, the hint once claimed that no reply wins.
    #[test]
    fn a_hint_in_a_lost_position_says_only_what_was_found_in_time() {
        // 5x7 is lost, too; what is left of 5x5 after a reply is in the tablebase.
        let position = Position::new(Bitboard::rectangle(5, 7));
        let mut solver = Solver::new(1 << 24);
        let limits = Limits::new().time(Duration::ZERO);
        let hint = hint_for_lost(&mut solver, position, &limits).unwrap();
        assert_eq!((hint.outcome, hint.reason), (Some(Outcome::Loss), Reason::Loses));
    }

    /// It once was always one of the eight lowest I pieces.
    #[test]
    fn a_hint_in_a_large_lost_position_is_no_arbitrary_placement() {
        let position = Position::new(Bitboard::rectangle(5, 9));
        let hint = hint(&mut Solver::new(1 << 26), position, &Limits::new()).unwrap();
        assert_eq!(hint.outcome, Some(Outcome::Loss));
        let mut first = Placement::all_on(position.free()).take(8);
        assert!(first.all(|it| it != hint.placement), "{}", hint.placement);
    }

    #[test]
    fn on_9x9_the_hint_is_the_win_that_a_proof_has_found() {
        let position = Position::new(BoardSize::Nine.bitboard());
        let hint = hint(&mut Solver::new(1 << 24), position, &Limits::new()).unwrap();
        assert_eq!((hint.outcome, hint.reason), (Some(Outcome::Win), Reason::LeavesArea(77)));
    }

    #[test]
    fn far_from_the_end_the_hint_is_to_mirror() {
        let mut solver = Solver::new(1 << 24);
        let limits = Limits::new().time(Duration::from_millis(50));
        let hint = hint(&mut solver, Position::START, &limits).unwrap();
        assert_eq!((hint.outcome, hint.reason), (None, Reason::Mirrors));
        assert_eq!(hint.placement.to_string(), "e5,f5,e6,f6");
    }

    #[test]
    fn there_is_no_hint_where_nothing_fits() {
        assert_eq!(hint_in(&["...#######"]).1, None);
    }
}
