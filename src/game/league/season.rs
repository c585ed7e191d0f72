//! The plan of a season: everybody plays everybody twice, and moves first once.

/// Returns the number of rounds of a season of so many players.
pub fn rounds(players: usize) -> u32 {
    2 * (even(players).max(2) - 1) as u32
}

/// Returns who plays whom in a round, counted from 0; the one who moves first comes first. If the number of players is odd, one of them rests.
///
/// This is the circle method: one stays, the others walk around. In the second half of the season the other one moves first.
pub fn pairs(players: usize, round: u32) -> Vec<(usize, usize)> {
    let seats = even(players);
    let walkers = seats - 1;
    let turn = round as usize % walkers;
    let at = |seat: usize| if seat == 0 { 0 } else { 1 + (seat - 1 + turn) % walkers };
    let is_return = round as usize >= walkers;
    let pair = |seat: usize| {
        let (one, other) = (at(seat), at(seats - 1 - seat));
        // Without this, the one who stays would always move first.
        if (seat + turn).is_multiple_of(2) != is_return { (one, other) } else { (other, one) }
    };
    let is_there = |&(one, other): &(usize, usize)| one.max(other) < players;
    (0..seats / 2).map(pair).filter(is_there).collect()
}

fn even(players: usize) -> usize {
    players.next_multiple_of(2).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_everybody_twice_and_moves_first_once() {
        for players in 2..=12 {
            let mut played = vec![vec![0; players]; players];
            for round in 0..rounds(players) {
                let pairs = pairs(players, round);
                assert_eq!(pairs.len(), players / 2);
                let mut busy = vec![false; players];
                for (first, second) in pairs {
                    assert!(!busy[first] && !busy[second], "nobody plays twice in a round");
                    (busy[first], busy[second]) = (true, true);
                    played[first][second] += 1;
                }
            }
            for (one, games) in played.iter().enumerate() {
                for (other, &games) in games.iter().enumerate() {
                    assert_eq!(games, u32::from(one != other), "{players}: {one} {other}");
                }
            }
        }
    }
}
