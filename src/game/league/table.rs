//! The table of the league as it is kept: a document of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::season;
use crate::ai::{BoardSize, Character, Opponent};
use crate::game::formats::{Document, ensure};
use crate::game::people::{RATINGS, expected_score};
use crate::game::rules::{GameId, Identity, PersonId, Record, Seat, Side};

/// The league: where the season stands, and how people fared against its players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct League {
    /// All games of the league follow from it.
    seed: u64,
    /// The number of the season, from 1.
    season: u32,
    /// Rounds of the season that were played.
    round: u32,
    /// When the last round that was played was due, in seconds since 1970; none before the first one. Later ones that are due are owed.
    last_round: Option<u64>,
    /// By key.
    players: BTreeMap<String, Standing>,
    /// Who won the last season.
    champion: Option<String>,
    /// The games of the guest, and those of each person, by the key of the named player.
    guest: BTreeMap<String, Met>,
    people: BTreeMap<PersonId, BTreeMap<String, Met>>,
    /// The game of a person that was added last. None counts twice.
    #[serde(default)]
    last_game: Option<GameId>,
}

/// Where a named player stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Games of the season that it won, and that it lost.
    pub won: u32,
    /// See there.
    pub lost: u32,
    /// Its rating in the league, which goes on from season to season.
    pub rating: f64,
}

/// A person's games against a named player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Met {
    /// Games that the person won, and that the person lost.
    pub won: u32,
    /// See there.
    pub lost: u32,
}

/// A game of the league: who moved first, who second, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeagueGame {
    /// The players, the first one first.
    pub players: [Character; 2],
    /// Who won.
    pub winner: Side,
}

/// Points for a won game.
const POINTS: u32 = 2;

/// The largest change of a rating by one game: small, since how well they play does not change.
const K: f64 = 12.0;

/// Seconds from round to round.
const ROUND: u64 = 6 * 3600;

/// The most rounds that are played at once, however long one was away. The league begins with as many.
const MOST_AT_ONCE: u64 = 6;

/// More games than anybody plays.
const MAX_GAMES: u32 = 1_000_000;

/// More people than are kept elsewhere.
const MAX_MET: usize = 200;

impl Default for League {
    fn default() -> League {
        League::new(1)
    }
}

impl Standing {
    fn of(character: Character) -> Standing {
        Standing { won: 0, lost: 0, rating: character.data().elo(League::BOARD).into() }
    }

    /// Returns the number of games of the season.
    pub fn games(&self) -> u32 {
        self.won + self.lost
    }

    /// Returns the points of the season.
    pub fn points(&self) -> u32 {
        POINTS * self.won
    }
}

impl League {
    /// The board of all games between named players, and of the ratings that follow from them.
    pub const BOARD: BoardSize = BoardSize::Ten;

    /// Returns a league in which no game was played. All its games follow from `seed`.
    pub fn new(seed: u64) -> League {
        League {
            seed,
            season: 1,
            round: 0,
            last_round: None,
            players: BTreeMap::new(),
            champion: None,
            guest: BTreeMap::new(),
            people: BTreeMap::new(),
            last_game: None,
        }
    }

    /// Returns the number of the season, the rounds of it that were played, and those that it has.
    pub fn season(&self) -> (u32, u32, u32) {
        (self.season, self.round, season::rounds(Character::all().len()))
    }

    /// Sets the seed from which all games follow.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Returns whether nothing was ever played, and no round was due yet.
    pub fn is_new(&self) -> bool {
        self.last_round.is_none()
    }

    /// Returns the winner of the last season.
    pub fn champion(&self) -> Option<Character> {
        Character::of_key(self.champion.as_deref()?)
    }

    /// Returns where a named player stands.
    pub fn standing(&self, character: Character) -> Standing {
        self.players.get(character.key()).copied().unwrap_or_else(|| Standing::of(character))
    }

    /// Returns all named players, the best of the season first: by points, then by rating.
    pub fn table(&self) -> Vec<(Character, Standing)> {
        let mut table: Vec<_> = Character::all().map(|it| (it, self.standing(it))).collect();
        table.sort_by(|(_, a), (_, b)| {
            b.points().cmp(&a.points()).then(b.rating.total_cmp(&a.rating))
        });
        table
    }

    /// Returns how many rounds are due at this time, in seconds since 1970, and are to be played.
    pub fn due(&self, now: u64) -> u64 {
        self.last_round.map_or(MOST_AT_ONCE, |last| now.saturating_sub(last) / ROUND)
    }

    /// Brings the date of the last round into line with the clock: few rounds are due at once, and if the clock was put back, a whole
    /// pause passes from now on. Returns whether the league has changed.
    pub fn follow_clock(&mut self, now: u64) -> bool {
        let too_many = self.due(now).saturating_sub(MOST_AT_ONCE);
        let last = match self.last_round {
            None => now.saturating_sub(MOST_AT_ONCE * ROUND),
            Some(last) => (last + too_many * ROUND).min(now),
        };
        self.last_round.replace(last) != Some(last)
    }

    /// Returns the games of the next round, each with the seed of its random choices.
    pub fn next_round(&self) -> Vec<([Character; 2], u64)> {
        let characters: Vec<Character> = Character::all().collect();
        let mut seeds = fastrand::Rng::with_seed(self.seed);
        let number = u64::from(self.season) << 32 | u64::from(self.round);
        let mut seeds = fastrand::Rng::with_seed(seeds.u64(..).wrapping_add(number));
        season::pairs(characters.len(), self.round)
            .into_iter()
            .map(|(first, second)| ([characters[first], characters[second]], seeds.u64(..)))
            .collect()
    }

    /// Takes over the games of a round, which is due no more. After the last one of a season the next one begins.
    pub fn take_round(&mut self, games: &[LeagueGame]) {
        self.last_round = self.last_round.map(|last| last.saturating_add(ROUND));
        for game in games {
            let [first, second] = game.players.map(|it| self.standing(it));
            let expected = expected_score(first.rating, second.rating);
            let won = game.winner == Side::First;
            let change = K * (f64::from(u8::from(won)) - expected);
            for (character, mut standing, won, change) in
                [(game.players[0], first, won, change), (game.players[1], second, !won, -change)]
            {
                *(if won { &mut standing.won } else { &mut standing.lost }) += 1;
                let rating = standing.rating + change;
                standing.rating = rating.clamp(*RATINGS.start(), *RATINGS.end());
                self.players.insert(character.key().to_owned(), standing);
            }
        }
        self.round += 1;
        if self.round >= season::rounds(Character::all().len()) {
            self.champion = self.table().first().map(|(best, _)| best.key().to_owned());
            for standing in self.players.values_mut() {
                (standing.won, standing.lost) = (0, 0);
            }
            self.season = self.season.saturating_add(1);
            self.round = 0;
        }
    }

    /// Returns the games of a person, or of the guest, against a named player.
    pub fn met(&self, person: Option<PersonId>, character: Character) -> Met {
        let games = match person {
            None => Some(&self.guest),
            Some(id) => self.people.get(&id),
        };
        games.and_then(|games| games.get(character.key())).copied().unwrap_or_default()
    }

    /// Takes over a person's game against a named player once it is over, if it was played here, from the empty board and without help,
    /// unless it was the last one of these. Returns whether it is known here.
    pub fn meet(&mut self, record: &Record) -> bool {
        if self.last_game == Some(record.id()) {
            return true;
        }
        let Some((person, Opponent::Character(character), won)) = record.against_program() else {
            return false;
        };
        let games = match person {
            Seat::Human(Identity::Guest) => &mut self.guest,
            Seat::Human(Identity::Registered(id, _)) => {
                if self.people.len() >= MAX_MET && !self.people.contains_key(id) {
                    // The numbers of people grow: the first one has been there longest.
                    self.people.pop_first();
                }
                self.people.entry(*id).or_default()
            }
            _ => return false,
        };
        let met = games.entry(character.key().to_owned()).or_default();
        let count = if won { &mut met.won } else { &mut met.lost };
        *count = (*count + 1).min(MAX_GAMES);
        self.last_game = Some(record.id());
        true
    }
}

impl Document for League {
    const VERSION: u32 = 2;
    const SINCE: u32 = 1;
    /// Two hundred people who met everybody take about half a megabyte.
    const MAX_LEN: usize = 1 << 20;

    fn check(&self) -> Result<(), String> {
        let is_key =
            |key: &String| key.len() <= 24 && key.bytes().all(|it| it.is_ascii_lowercase());
        let is_met = |games: &BTreeMap<String, Met>| {
            games.len() <= MAX_MET
                && games.iter().all(|(key, met)| is_key(key) && met.won.max(met.lost) <= MAX_GAMES)
        };
        let is_standing = |(key, it): (&String, &Standing)| {
            is_key(key) && RATINGS.contains(&it.rating) && it.won.max(it.lost) <= MAX_GAMES
        };
        let is_round = self.season > 0 && self.round < season::rounds(Character::all().len());
        ensure(is_round, "there is no such round")?;
        let players = self.players.len() <= MAX_MET && self.players.iter().all(is_standing);
        ensure(players, "a player's games are not possible")?;
        let all_met = self.people.values().chain([&self.guest]).all(is_met);
        ensure(self.people.len() <= MAX_MET && all_met, "a person's games are not possible")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Board, Command, Document, Game, PlayerName};

    fn first_of_each_pair_wins(league: &League) -> Vec<LeagueGame> {
        let round = league.next_round();
        round.iter().map(|&(players, _)| LeagueGame { players, winner: Side::First }).collect()
    }

    #[test]
    fn points_and_ratings_follow_the_games() {
        let mut league = League::new(3);
        let games = first_of_each_pair_wins(&league);
        league.take_round(&games);
        for game in &games {
            let [winner, loser] = game.players.map(|it| league.standing(it));
            assert_eq!((winner.won, winner.lost, winner.points()), (1, 0, 2));
            assert_eq!((loser.won, loser.lost, loser.points()), (0, 1, 0));
            let [before, other] = game.players.map(|it| f64::from(it.data().elo(League::BOARD)));
            assert!(winner.rating > before && loser.rating < other);
            assert!((winner.rating + loser.rating - before - other).abs() < 1e-9);
        }
        let table = league.table();
        assert_eq!(table.len(), Character::all().len());
        assert!(table.is_sorted_by_key(|(_, it)| std::cmp::Reverse(it.points())));
    }

    #[test]
    fn a_season_ends_with_a_champion_and_the_next_one_begins() {
        let mut league = League::new(3);
        let (_, _, rounds) = league.season();
        assert_eq!(rounds, 18);
        let best = Character::all().next_back().unwrap();
        for _ in 0..rounds {
            assert_eq!((league.season().0, league.champion()), (1, None));
            let games: Vec<LeagueGame> = league
                .next_round()
                .iter()
                .map(|&(players, _)| {
                    let winner = if players[1] == best { Side::Second } else { Side::First };
                    LeagueGame { players, winner }
                })
                .collect();
            league.take_round(&games);
        }
        assert_eq!(league.season(), (2, 0, 18));
        assert_eq!(league.champion(), Some(best));
        assert!(league.table().iter().all(|(_, it)| it.games() == 0));
        assert!(league.standing(best).rating > best.data().elo(League::BOARD).into());
    }

    #[test]
    fn a_named_player_who_is_added_joins_the_season_and_one_who_left_does_no_harm() {
        let mut league = League::new(3);
        league.take_round(&first_of_each_pair_wins(&league.clone()));
        let nova = Character::of_key("nova").unwrap();
        let left = league.players.remove("nova").unwrap();
        league.players.insert("nobody".to_owned(), left);
        let mut league = League::from_ron(&league.to_ron()).unwrap();
        assert_eq!(league.standing(nova), Standing::of(nova));
        assert_eq!(league.table().len(), Character::all().len());
        league.take_round(&first_of_each_pair_wins(&league.clone()));
        assert_eq!((league.standing(nova).games(), league.season().1), (1, 2));
    }

    #[test]
    fn the_games_follow_from_the_seed() {
        let first = |seed| League::new(seed).next_round();
        assert_eq!(first(3), first(3));
        assert_ne!(first(3), first(4));
        let mut league = League::new(3);
        league.take_round(&first_of_each_pair_wins(&league.clone()));
        assert_ne!(league.next_round(), first(3));
    }

    #[test]
    fn rounds_are_due_every_six_hours_but_few_at_once() {
        let mut league = League::new(3);
        let mut play_all = |now: u64| {
            league.follow_clock(now);
            let games = first_of_each_pair_wins(&league);
            let due = league.due(now);
            (0..due).for_each(|_| league.take_round(&games));
            assert_eq!(league.due(now), 0);
            due
        };
        assert_eq!(play_all(1_000_000), 6, "a table to begin with");
        assert_eq!(play_all(1_000_000 + ROUND - 1), 0);
        assert_eq!(play_all(1_000_000 + 2 * ROUND + 5), 2);
        assert_eq!(play_all(1_000_000 + 3 * ROUND - 1), 0, "the times of rounds stay");
        assert_eq!(play_all(1_000_000 + 3 * ROUND), 1);
        assert_eq!(play_all(900_000_000), 6, "after a year");
        assert_eq!(play_all(900_000_000), 0);
        assert_eq!(play_all(500_000), 0, "the clock was put back");
        assert_eq!(play_all(500_000 + ROUND), 1);
    }

    /// Only in memory was a date in the future set right: at each later start no round was due.
    #[test]
    fn a_date_in_the_future_is_set_right_for_good() {
        let mut league = League::new(3);
        league.follow_clock(900_000_000);
        assert!(!league.follow_clock(900_000_000), "nothing to keep");
        assert!(league.follow_clock(500_000), "to be kept");
        let league = League::from_ron(&league.to_ron()).unwrap();
        assert_eq!(league.due(500_000 + ROUND), 1);
    }

    #[test]
    fn games_of_people_are_noted_beside_the_table() {
        let luna = Character::of_key("luna").unwrap();
        let mut league = League::new(3);
        let name = PlayerName::new("Ann").unwrap();
        let ann = Seat::Human(Identity::Registered(PersonId(4), name.clone()));
        let won_by_first = |seats| {
            let mut record = Record::new(seats, Game::new(Board::of_size(BoardSize::Six)));
            record.game.execute(Command::Resign(Side::Second)).unwrap();
            record
        };
        assert!(league.meet(&won_by_first([ann.clone(), Seat::from(luna)])));
        assert!(league.meet(&won_by_first([Seat::from(luna), ann.clone()])));
        assert!(league.meet(&won_by_first([Seat::GUEST, Seat::from(luna)])));
        assert_eq!(league.met(Some(PersonId(4)), luna), Met { won: 1, lost: 1 });
        assert_eq!(league.met(None, luna), Met { won: 1, lost: 0 });
        let mut helped = won_by_first([ann.clone(), Seat::from(luna)]);
        helped.assist();
        let open = Record::new([ann.clone(), Seat::from(luna)], Game::new(Board::empty()));
        for record in [
            helped,
            open,
            won_by_first([ann, Seat::GUEST]),
            won_by_first([Seat::named(name), Seat::from(luna)]),
            won_by_first([Seat::from(luna), Seat::from(luna)]),
        ] {
            assert!(!league.meet(&record), "{:?}", record.seats);
        }
        assert_eq!(league.standing(luna).games(), 0);
    }

    #[test]
    fn the_document_is_read_back_and_impossible_ones_are_refused() {
        let mut league = League::new(u64::MAX);
        league.follow_clock(1_000_000);
        league.take_round(&first_of_each_pair_wins(&league.clone()));
        let text = league.to_ron();
        assert_eq!(League::from_ron(&text), Ok(league));
        for (from, to) in [
            ("round: 1", "round: 18"),
            ("season: 1", "season: 0"),
            ("won: 1", "won: 1000001"),
            ("\"pip\"", "\"Pip \""),
            ("rating: ", "rating: 9"),
        ] {
            assert!(text.contains(from), "{from}\n{text}");
            assert!(League::from_ron(&text.replacen(from, to, 1)).is_err(), "{from}");
        }
    }

    #[test]
    fn everybody_fits_into_the_document() {
        let met = Met { won: MAX_GAMES, lost: MAX_GAMES };
        let games: BTreeMap<String, Met> =
            Character::all().map(|it| (it.key().to_owned(), met)).collect();
        let people = (0..MAX_MET as u32).map(|id| (PersonId(u32::MAX - id), games.clone()));
        let league = League { people: people.collect(), guest: games, ..League::new(1) };
        assert!(league.to_ron().len() < League::MAX_LEN);
        assert!(league.check().is_ok());
    }
}
