//! What the window says of kept games, looking back, players and the position editor.

use serde::Deserialize;

/// The texts of games that are kept and looked at again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GamesTexts {
    pub title: String,
    pub none: String,
    pub how: String,
    pub open: String,
    pub rename: String,
    pub delete: String,
    pub copy: String,
    pub paste: String,
    pub name_of_game: String,
    pub ask_delete: String,
    pub keep_it: String,
    pub ok: String,
    pub cancel: String,
    pub placed: String,
    pub unfinished: String,
    pub wins: String,
    pub copied: String,
    pub refused_name: String,
    pub review: ReviewTexts,
    pub players: PlayersTexts,
    pub editor: EditorTexts,
}

/// The texts of looking back at a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ReviewTexts {
    pub looking: String,
    pub stop: String,
    pub no_mistakes: String,
    pub one_mistake: String,
    pub mistakes: String,
    pub will_win: String,
    pub nobody_knows: String,
    pub not_yet: String,
    pub over: String,
    pub mistake_next: String,
    pub mistake_here: String,
    pub resigned_won: String,
    pub resigned: String,
    pub play: String,
    pub pause: String,
    pub speed: String,
    pub retry: String,
    pub save: String,
    pub look_back: String,
}

/// The texts of the players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayersTexts {
    pub title: String,
    pub none: String,
    pub how: String,
    pub me: String,
    pub play_as: String,
    pub guest: String,
    pub add: String,
    pub rename: String,
    pub delete: String,
    pub ask_delete: String,
    pub name: String,
    pub taken: String,
    pub full: String,
    pub won_lost: String,
    pub no_games: String,
    pub last_games: String,
    pub unrated: String,
}

/// The texts of the position editor.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct EditorTexts {
    pub title: String,
    pub how_cell: String,
    pub how_piece: String,
    pub cell: String,
    pub clear: String,
    pub invert: String,
    pub against: String,
    pub two: String,
    pub nothing_fits: String,
    pub areas: String,
}
