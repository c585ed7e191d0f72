//! The best placement with the reason why, in terms of the game.

use std::time::{Duration, Instant};

use super::distance::{Status, StatusSearch};
use super::judgement::{chance_of_loss, is_mirrored};
use super::resistance::resist;
use super::turn::Turn;
use crate::ai::area::{Areas, EqualPlacements, Region};
use crate::ai::board::{Outcome, Placement, Position};
use crate::ai::limits::Control;
use crate::ai::solver::Solver;

/// A placement to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// Where.
    pub placement: Placement,
    /// What it brings to whoever makes it, if that is known.
    pub outcome: Option<Outcome>,
    /// Why it is advised.
    pub reason: Reason,
}

/// Why a placement is good, or as good as any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins: the opponent can do nothing but place last, this many placements from now, this one included.
    Ends(u8),
    /// It wins and leaves two equal areas of this many cells each.
    EqualAreas(usize),
    /// It wins, and all others, up to equal ones, lose.
    OnlyWin,
    /// It wins and leaves one area of this many cells.
    LeavesArea(usize),
    /// It wins and leaves more than one area, of this many cells together.
    LeavesAreas(usize),
    /// It loses like all others, but leaves the opponent only this many placements that win.
    FewestReplies(usize),
    /// It loses, and the game is over in this many placements whatever is chosen.
    Forced(u8),
    /// Nobody knows who wins; whatever the opponent does can be answered by its image through the centre.
    Mirrors,
    /// Nobody knows who wins; boards with areas like those that it leaves are lost more often than others.
    Likely,
}

/// Part of the time that may be spent on the outcomes of all placements, to tell the best of those that win.
const COMPARING: u32 = 2;

/// Plies within which the end is looked for.
const DEPTH: u8 = 5;

/// Positions that are looked at to find the end.
const BUDGET: u64 = 200_000;

/// Returns a good placement and why it is so, or `None` where nothing fits or the control was stopped before anything was found.
///
/// It takes `time` at the longest, and little more.
pub fn advise(
    solver: &mut Solver,
    position: Position,
    time: Duration,
    control: &Control,
) -> Option<Advice> {
    let deadline = Instant::now() + time;
    let left = || deadline.saturating_duration_since(Instant::now());
    let solution = solver.solve(position, Some(left()), control);
    match solution.outcome {
        Ok(Outcome::Win) => {
            let found = solution.placement?;
            let (wins, losses) = winning_placements(solver, position, left() / COMPARING, control);
            let wins = if wins.is_empty() { vec![found] } else { wins };
            let only = wins.len() == 1 && losses;
            let (placement, reason) = best_win(position, &wins, only, control);
            Some(Advice { placement, outcome: Some(Outcome::Win), reason })
        }
        _ if control.is_stopped() => None,
        Ok(Outcome::Loss) => resistance(solver, Turn { position, deadline, control }),
        Err(_) => judgement(solver, position),
    }
}

/// Advises in a lost position.
fn resistance(solver: &mut Solver, turn: Turn) -> Option<Advice> {
    let placements: Vec<Placement> = Placement::all_on(turn.position.free()).collect();
    let kept = resist(solver, turn, &placements);
    let (placement, replies) = kept.or(placements.first().map(|&first| (first, 0)))?;
    let mut search = StatusSearch::new(BUDGET).until(turn.deadline);
    let reason = match search.status(turn.position, DEPTH, turn.control) {
        Ok(Some(status)) => Reason::Forced(status.plies()),
        _ => Reason::FewestReplies(replies),
    };
    Some(Advice { placement, outcome: Some(Outcome::Loss), reason })
}

/// Advises where the end is out of sight.
fn judgement(solver: &mut Solver, position: Position) -> Option<Advice> {
    let mut best: Option<(f32, Placement)> = None;
    for placement in Placement::all_on(position.free()) {
        let after = position.after(placement);
        // What is known to win for the opponent comes last.
        let known = solver.known(after) == Some(Outcome::Win);
        let chance = if known { -1.0 } else { chance_of_loss(after) };
        if best.is_none_or(|(most, _)| chance > most) {
            best = Some((chance, placement));
        }
    }
    best.map(|(_, placement)| {
        let mirrors = is_mirrored(position.after(placement).usable());
        let reason = if mirrors { Reason::Mirrors } else { Reason::Likely };
        Advice { placement, outcome: None, reason }
    })
}

/// Returns a placement of each kind that is found to win, and whether all others are known to lose.
fn winning_placements(
    solver: &mut Solver,
    position: Position,
    time: Duration,
    control: &Control,
) -> (Vec<Placement>, bool) {
    let mut wins = Vec::new();
    let all_known = solver.analyze(position, Some(time), control, |placement, outcome| {
        if outcome == Outcome::Win {
            wins.push(placement);
        }
    });
    let groups = EqualPlacements::of(position);
    let firsts = groups.iter().map(EqualPlacements::first);
    let wins = firsts.filter(|first| wins.contains(first)).collect();
    (wins, all_known.is_ok())
}

/// Returns the winning placement that is easiest to explain: the quickest, else two equal areas, else the fewest areas.
fn best_win(
    position: Position,
    wins: &[Placement],
    only: bool,
    control: &Control,
) -> (Placement, Reason) {
    let mut search = StatusSearch::new(BUDGET);
    let mut quickest: Option<(Status, Placement)> = None;
    for &placement in wins {
        let Ok(status) = search.status(position.after(placement), DEPTH - 1, control) else {
            break;
        };
        if let Some(status) = status.map(Status::of_mover)
            && quickest.is_none_or(|(best, _)| status > best)
        {
            quickest = Some((status, placement));
        }
    }
    if let Some((status, placement)) = quickest {
        return (placement, Reason::Ends(status.plies()));
    }
    let why = |placement: Placement| {
        let areas = Areas::of(position.after(placement).free());
        let cells = areas.iter().map(|area| area.len()).sum();
        let mut regions = areas.iter().map(Region::of);
        match (regions.next(), regions.next(), regions.next()) {
            (Some(one), Some(other), None) if one == other => (0, Reason::EqualAreas(cells / 2)),
            (Some(_), None, _) => (1, Reason::LeavesArea(cells)),
            _ => (areas.len(), Reason::LeavesAreas(cells)),
        }
    };
    let best =
        wins.iter().map(|&placement| (why(placement), placement)).min_by_key(|((n, _), _)| *n);
    let ((_, reason), placement) = best.expect("some placement wins");
    match reason {
        Reason::EqualAreas(_) => (placement, reason),
        _ if only => (placement, Reason::OnlyWin),
        _ => (placement, reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(rows: &[&str]) -> (Position, Option<Advice>) {
        let filled = "##########/".repeat(10 - rows.len());
        let position: Position = (filled + &rows.join("/")).parse().unwrap();
        let mut solver = Solver::new(1 << 24);
        let control = Control::default();
        (position, advise(&mut solver, position, Duration::from_secs(60), &control))
    }

    #[test]
    fn a_win_that_is_near_is_the_reason() {
        let (position, advice) = advice(&["........##"]);
        let advice = advice.unwrap();
        assert_eq!((advice.outcome, advice.reason), (Some(Outcome::Win), Reason::Ends(2)));
        assert!(!position.after(advice.placement).is_over());
    }

    #[test]
    fn two_equal_areas_are_the_reason_where_they_win() {
        // A bar of four cells in the middle leaves two halves of twenty.
        let open = ".........#";
        let (_, advice) = advice(&[open, open, open, open, "....#....#"]);
        let advice = advice.unwrap();
        assert_eq!(advice.placement.to_string(), "e2,e3,e4,e5");
        assert_eq!((advice.outcome, advice.reason), (Some(Outcome::Win), Reason::EqualAreas(20)));
    }

    #[test]
    fn a_lost_position_says_how_it_is_resisted() {
        let (_, one) = advice(&["....######"]);
        assert_eq!(one.map(|advice| advice.reason), Some(Reason::Forced(1)));
        // 6x6 is lost for whoever begins.
        let (position, square) = advice(&["......####"; 6]);
        let square = square.unwrap();
        assert_eq!(square.outcome, Some(Outcome::Loss));
        let mut replies = 0;
        let after = position.after(square.placement);
        let mut solver = Solver::new(1 << 24);
        let _ = solver.analyze(after, None, &Control::default(), |_, outcome| {
            replies += usize::from(outcome == Outcome::Win);
        });
        assert_eq!(square.reason, Reason::FewestReplies(replies));
    }

    #[test]
    fn far_from_the_end_the_advice_is_to_mirror() {
        let mut solver = Solver::new(1 << 24);
        let control = Control::default();
        let time = Duration::from_millis(50);
        let advice = advise(&mut solver, Position::START, time, &control).unwrap();
        assert_eq!((advice.outcome, advice.reason), (None, Reason::Mirrors));
        assert_eq!(advice.placement.to_string(), "e5,f5,e6,f6");
    }

    #[test]
    fn where_nothing_fits_there_is_no_advice() {
        assert_eq!(advice(&["...#######"]).1, None);
    }
}
