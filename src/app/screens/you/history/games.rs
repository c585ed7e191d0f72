//! The games of the list: those of all sources, filtered and sorted.

use std::cmp::Reverse;
use std::collections::HashSet;

use crate::app::shell::Context;
use crate::app::text::{Message, msg};
use crate::game::{
    FinishedGame, GameId, PersonId, Record, SaveId, SavedGame, Seat, Side, Timestamp,
};

/// A filter of the list of games.
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

/// The source of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The game in progress.
    Current,
    /// A saved game.
    Saved(SaveId),
    /// A finished game, which was counted.
    Counted(GameId),
}

/// A game of the list. Its texts are made when it comes into sight.
#[derive(Clone, Copy, Debug)]
pub struct ListedGame {
    pub source: Source,
    /// The time when the game ended or was saved; `None` for the game in progress.
    pub when: Option<Timestamp>,
    pub is_over: bool,
    /// Whether the person who plays won; `None` if the game is not over or not theirs.
    pub won: Option<bool>,
}

impl ListedGame {
    fn new(source: Source, record: &Record, when: Option<Timestamp>, me: PersonId) -> ListedGame {
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

    /// Returns the record of the game, while it exists.
    pub fn record<'a>(&self, context: &'a Context) -> Option<&'a Record> {
        match self.source {
            Source::Current => context.profile.unfinished(),
            Source::Saved(_) => self.saved(context).map(|saved| &saved.game.record),
            Source::Counted(id) => context.profile.statistics().game(id).map(|game| &game.record),
        }
    }

    /// Returns the saved game, if it is one.
    pub fn saved<'a>(&self, context: &'a Context) -> Option<&'a SavedGame> {
        let Source::Saved(id) = self.source else { return None };
        context.profile.saved_games().iter().find(|saved| saved.id == id)
    }

    /// Returns the name that a player has given to the game, if it is not the usual one.
    pub fn own_name<'a>(&self, record: &Record, context: &'a Context) -> Option<&'a str> {
        let name = self.saved(context)?.name.as_str();
        Some(name).filter(|name| *name != context.name_of_game(record))
    }

    /// Returns the name under which the game is saved, or would be.
    pub fn name(&self, context: &Context) -> String {
        match self.saved(context) {
            Some(saved) => saved.name.clone(),
            None => self.record(context).map_or(String::new(), |it| context.name_of_game(it)),
        }
    }
}

/// Returns the side of a person in a game; `None` if it is both or neither.
///
/// A seat without a name in a game against a computer counts as the person's.
pub fn side_of(record: &Record, me: PersonId) -> Option<Side> {
    let seat = |side: Side| &record.seats[side.index()];
    let is_mine = |side: &Side| seat(*side).person() == Some(me);
    let is_unnamed = |side: &Side| *seat(*side) == Seat::UNNAMED && !seat(side.other()).is_human();
    let sides = [Side::First, Side::Second];
    match sides.map(|side| is_mine(&side)) {
        [true, true] => None,
        [false, false] => sides.into_iter().find(is_unnamed),
        _ => sides.into_iter().find(is_mine),
    }
}

/// Returns whether a finished game is in the history of a person: their own, or one between
/// computers or people of whom none is known, which is in everybody's.
///
/// A game of a person without a name against a computer is in nobody's.
fn is_listed_for(record: &Record, me: PersonId) -> bool {
    let mut people = record.seats.iter().filter_map(Seat::person).peekable();
    match people.peek() {
        Some(_) => people.any(|it| it == me),
        None => side_of(record, me).is_none(),
    }
}

/// Returns whether a saved game is an earlier state of one that went on or has ended. What a player
/// saved under another name than the usual one stays.
fn is_superseded(saved: &SavedGame, context: &Context) -> bool {
    let (profile, record) = (&context.profile, &saved.game.record);
    let (id, turns) = (record.id(), record.game.turns().len());
    // The latest one comes first.
    let later = profile.saved_games().iter().take_while(|other| other.id != saved.id);
    let mut same_length = later.map(|other| &other.game.record).filter(|other| other.id() == id);
    let goes_on = |other: &SavedGame| {
        let other = &other.game.record;
        other.id() == id && other.game.turns().len() > turns
    };
    record.game.result().is_none()
        && saved.name == context.name_of_game(record)
        && (profile.statistics().has_counted(id)
            || profile.unfinished().is_some_and(|current| current.id() == id)
            || same_length.any(|other| other.game.turns().len() == turns)
            || profile.saved_games().iter().any(goes_on))
}

/// The key of the list: the person who plays, the filter, the part of a name, the number of changes
/// of the statistics, the number of saved games and the newest of them, and the game in progress.
pub type ListKey = (PersonId, Filter, String, u64, usize, Option<SaveId>, Option<GameId>);

/// Returns the present key of the list for a filter and a part of a name.
pub fn list_key(filter: Filter, find: &str, context: &Context) -> ListKey {
    let (changes, saved) = (context.profile.statistics().changes(), context.profile.saved_games());
    let newest = saved.first().map(|saved| saved.id);
    let current = context.profile.unfinished().map(Record::id);
    (context.my_id(), filter, find.to_owned(), changes, saved.len(), newest, current)
}

/// Returns the games that pass a filter and in whose own name or a player's name `find` is: the
/// game in progress, then the others, the newest first.
pub fn list(filter: Filter, find: &str, context: &Context) -> Vec<ListedGame> {
    let me = context.my_id();
    let find = find.trim().to_lowercase();
    let has = |name: &str| name.to_lowercase().contains(&find);
    let is_found = |record: &Record, own_name: &str| {
        let of_side = |side| context.texts.short_name_of(&record.seats, side);
        find.is_empty()
            || has(own_name)
            || [Side::First, Side::Second].map(of_side).iter().any(|it| has(it))
    };
    let saved = context.profile.saved_games();
    // A finished game that was saved is listed once, by its name.
    let finished = saved.iter().map(|saved| &saved.game.record);
    let named: HashSet<GameId> =
        finished.filter(|record| record.game.result().is_some()).map(Record::id).collect();
    let is_listed = |game: &&FinishedGame| {
        is_listed_for(&game.record, me)
            && !named.contains(&game.record.id())
            && is_found(&game.record, "")
    };
    let counted = context.profile.statistics().games().iter().filter(is_listed).map(|game| {
        let source = Source::Counted(game.record.id());
        ListedGame::new(source, &game.record, Some(game.ended()), me)
    });
    let saved = saved.iter().filter(|saved| is_found(&saved.game.record, &saved.name));
    let saved = saved.filter(|saved| !is_superseded(saved, context)).map(|saved| {
        ListedGame::new(Source::Saved(saved.id), &saved.game.record, Some(saved.at), me)
    });
    let current = context.profile.unfinished();
    let current = current.filter(|it| it.game.placements() > 0 && is_found(it, ""));
    let current = current.map(|record| ListedGame::new(Source::Current, record, None, me));
    let all = saved.chain(counted).chain(current);
    let mut listed: Vec<_> = all.filter(|game| game.passes(filter)).collect();
    listed.sort_by_key(|game| Reverse((game.when.is_none(), game.when)));
    listed
}
