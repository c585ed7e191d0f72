//! Which games there are, and which of them are listed.

use std::cmp::Reverse;
use std::collections::HashSet;

use crate::app::shell::Context;
use crate::app::text::{Message, msg};
use crate::game::{FinishedGame, GameId, PersonId, Record, SavedGame, Seat, Side, Timestamp};

/// Which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    All,
    Won,
    Lost,
    Unfinished,
}

/// The filters with their names.
pub const FILTERS: [(Filter, Message); 4] = [
    (Filter::All, msg::HISTORY_ALL),
    (Filter::Won, msg::HISTORY_WON),
    (Filter::Lost, msg::HISTORY_LOST),
    (Filter::Unfinished, msg::HISTORY_UNFINISHED),
];

/// Where a game is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// It is the one in progress.
    Current,
    /// It was saved, with this number.
    Saved(u32),
    /// It is over and was counted.
    Counted(GameId),
}

/// A game of the list. What is told of it is put together when it comes in sight.
#[derive(Clone, Copy, Debug)]
pub struct ListedGame {
    /// Where it is kept.
    pub source: Source,
    /// When it ended or was saved; none of the one in progress.
    pub when: Option<Timestamp>,
    /// Whether it has ended.
    pub is_over: bool,
    /// Whether whoever plays won it, if it is over and theirs.
    pub won: Option<bool>,
}

impl ListedGame {
    fn of(source: Source, record: &Record, when: Option<Timestamp>, me: PersonId) -> ListedGame {
        let result = record.game.result();
        let won = result.zip(side_of(record, me)).map(|(result, side)| result.winner == side);
        ListedGame { source, when, is_over: result.is_some(), won }
    }

    fn passes(&self, filter: Filter) -> bool {
        match filter {
            Filter::All => true,
            Filter::Won => self.won == Some(true),
            Filter::Lost => self.won == Some(false),
            Filter::Unfinished => !self.is_over,
        }
    }

    /// Returns the game, as long as it is there.
    pub fn record<'a>(&self, context: &'a Context) -> Option<&'a Record> {
        match self.source {
            Source::Current => context.profile.unfinished(),
            Source::Saved(_) => self.saved(context).map(|game| &game.record),
            Source::Counted(id) => context.profile.statistics().game(id).map(|game| &*game.record),
        }
    }

    /// Returns the saved game, if it is one.
    pub fn saved<'a>(&self, context: &'a Context) -> Option<&'a SavedGame> {
        let Source::Saved(number) = self.source else { return None };
        context.profile.saved_games().iter().find(|game| game.number == number)
    }

    /// Returns the name under which the game is saved, or would be.
    pub fn name(&self, context: &Context) -> String {
        match self.saved(context) {
            Some(saved) => saved.name.clone(),
            None => self.record(context).map_or(String::new(), |it| context.name_of_game(it)),
        }
    }
}

/// Returns the side of a person in a game: also that of somebody without a name against a computer.
pub fn side_of(record: &Record, me: PersonId) -> Option<Side> {
    let seat = |side: Side| &record.seats[side.index()];
    let is_mine = |side: &Side| seat(*side).person() == Some(me);
    let is_somebodys =
        |side: &Side| *seat(*side) == Seat::UNNAMED && !seat(side.other()).is_human();
    let sides = [Side::First, Side::Second];
    match sides.map(|side| is_mine(&side)) {
        [true, true] => None,
        [false, false] => sides.into_iter().find(is_somebodys),
        _ => sides.into_iter().find(is_mine),
    }
}

/// What the list follows from: who plays, the filter, all games that were counted, those that were
/// saved and the last of them, and the one in progress.
pub type Origins = (PersonId, Filter, u64, usize, Option<u32>, Option<GameId>);

/// Returns what the list of the games that a filter lets through follows from now.
pub fn origins(filter: Filter, context: &Context) -> Origins {
    let (changes, saved) = (context.profile.statistics().changes(), context.profile.saved_games());
    let newest = saved.first().map(|game| game.number);
    let current = context.profile.unfinished().map(Record::id);
    (context.my_id(), filter, changes, saved.len(), newest, current)
}

/// Lists the games that a filter lets through, the last ones first.
pub fn list(filter: Filter, context: &Context) -> Vec<ListedGame> {
    let me = context.my_id();
    let saved = context.profile.saved_games();
    // A game that is over is listed once, by the name that it was given.
    let over = saved.iter().filter(|game| game.record.game.result().is_some());
    let named: HashSet<GameId> = over.map(|game| game.record.id()).collect();
    let is_mine = |game: &&FinishedGame| {
        let mut people = game.record.seats.iter().filter_map(Seat::person);
        people.any(|it| it == me) && !named.contains(&game.record.id())
    };
    let counted = context.profile.statistics().games().filter(is_mine).map(|game| {
        let source = Source::Counted(game.record.id());
        ListedGame::of(source, &game.record, Some(game.meta.ended), me)
    });
    let saved = saved
        .iter()
        .map(|game| ListedGame::of(Source::Saved(game.number), &game.record, Some(game.saved), me));
    let current = context.profile.unfinished().filter(|record| record.game.placements() > 0);
    let current = current.map(|record| ListedGame::of(Source::Current, record, None, me));
    let all = saved.chain(counted).chain(current);
    let mut listed: Vec<_> = all.filter(|game| game.passes(filter)).collect();
    listed.sort_by_key(|game| Reverse((game.when.is_none(), game.when)));
    listed
}
