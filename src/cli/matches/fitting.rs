//! `match --fit`: how soon the opponent that fits finds the strength of a player, and how even the games are from then on.

use std::io;
use std::num::NonZero;

use indicatif::ProgressBar;

use super::contest::{Contest, Terms};
use super::contestant::Contestant;
use crate::ai::{Control, Opponent};
use crate::cli::shared::{Sample, write_line};
use crate::game::Form;

/// Games in which the opponent is to find the strength.
pub const SETTLING: u32 = 10;

/// Lets the first contestant of a contest play as so many people do, each of whom begins unknown: some games for the opponent to find their strength, then
/// those of the contest, which are counted. Writes the estimates and the scores, with the intervals of their means.
///
/// # Errors
/// If a program can't start a game, or the output fails.
pub fn fit(contest: &Contest, people: u32, stop: &Control, bar: &ProgressBar) -> io::Result<()> {
    // The estimates of their strength once it should be found, and the parts of the later games that they won.
    let (mut estimates, mut scores) = (Vec::new(), Vec::new());
    for person in 0..people {
        let mut form = Form::default();
        let mut wins = 0;
        for game in 0..SETTLING + contest.terms.games {
            if game == SETTLING {
                estimates.push(form.estimate().elo);
            }
            let strength = form.fitting(contest.terms.board);
            let Some(won) = play(contest, (person, game), Opponent::Fitting(strength), stop)?
            else {
                return Ok(());
            };
            form.add(strength.elo().into(), won);
            wins += u32::from(won && game >= SETTLING);
            bar.inc(1);
        }
        scores.push(f64::from(wins) / f64::from(contest.terms.games));
    }
    bar.finish_and_clear();
    let player = &contest.players[0];
    let estimates = Sample::of(&estimates);
    let (mean, error, deviation) = (estimates.mean, estimates.interval(), estimates.deviation);
    write_line(&format!(
        "{player}: estimate after {SETTLING} games {mean:.0} ± {error:.0}, standard deviation {deviation:.0}"
    ))?;
    let scores = Sample::of(&scores);
    let (mean, error, games) = (scores.mean, scores.interval(), contest.terms.games);
    write_line(&format!("{player}: score in the next {games} games {mean:.3} ± {error:.3}"))
}

/// Plays one game against an opponent. Returns whether the contestant won; nothing if the match was stopped.
fn play(
    contest: &Contest,
    (person, game): (u32, u32),
    opponent: Opponent,
    stop: &Control,
) -> io::Result<Option<bool>> {
    let opponent = Contestant::BuiltIn(opponent);
    let player = contest.players[0].clone();
    // They take turns at moving first.
    let is_first = game % 2 == 0;
    let players = if is_first { [player, opponent] } else { [opponent, player] };
    let mut seeds = fastrand::Rng::with_seed(contest.terms.seed);
    let number = u64::from(person) << 32 | u64::from(game);
    let seed = seeds.u64(..).wrapping_add(number);
    let one = Contest { players, terms: Terms { games: 1, seed, ..contest.terms } };
    let tally = one.play(NonZero::<usize>::MIN, stop, &ProgressBar::hidden())?;
    Ok((tally.wins + tally.losses == 1).then_some((tally.wins == 1) == is_first))
}
