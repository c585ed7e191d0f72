//! Names of players, levels, boards, actions and themes.

use super::texts::{Message, Template, Texts, args, msg};
use crate::ai::{BoardSize, Character, Level, Opponent};
use crate::app::input::Action;
use crate::game::{Estimate, Person, PlayerName, Seat, Side};
use crate::picture::Theme;

/// Returns the name of a theme.
pub const fn name_of_theme(theme: Theme) -> Message {
    match theme {
        Theme::Glass => msg::THEME_GLASS,
        Theme::Pastel => msg::THEME_PASTEL,
        Theme::Neon => msg::THEME_NEON,
        Theme::Distinct => msg::THEME_DISTINCT,
    }
}

/// Returns the size of a board as people write it, such as 6×6.
pub fn name_of_board(size: BoardSize) -> String {
    size.to_string().replace('x', "×")
}

impl Texts {
    /// Returns the name of a person or the short name of a built-in opponent, such as "Level 3".
    pub fn short_name_of(&self, seats: &[Seat; 2], side: Side) -> String {
        let opponent = seats[side.index()].opponent();
        opponent.map_or_else(|| self.name_of_player(seats, side), |it| self.opponent(it))
    }

    /// Returns the name of a person or the full name of a built-in opponent, such as "Level 3 ·
    /// Thoughtful".
    pub fn name_of(&self, seats: &[Seat; 2], side: Side) -> String {
        let opponent = seats[side.index()].opponent();
        opponent.map_or_else(|| self.name_of_player(seats, side), |it| self.name_of_opponent(it))
    }

    /// Returns the short name of a side without a rating, such as "Sparring partner".
    pub(super) fn bare_name_of(&self, seats: &[Seat; 2], side: Side) -> String {
        match seats[side.index()].opponent() {
            Some(Opponent::Fitting(_)) => self.get(msg::FITTING).to_owned(),
            _ => self.short_name_of(seats, side),
        }
    }

    /// Returns whether a person is called "You": one without a name, who plays against a computer.
    pub fn calls_you(&self, seats: &[Seat; 2], side: Side) -> bool {
        let [seat, other] = [side, side.other()].map(|side| &seats[side.index()]);
        seat.is_human() && seat.name().is_none() && !other.is_human()
    }

    /// Returns what is said about a side: the text with its name, or that for a person who is
    /// called "You".
    pub fn told_of(&self, seats: &[Seat; 2], side: Side, named: Template, you: Message) -> String {
        if self.calls_you(seats, side) {
            self.get(you).to_owned()
        } else {
            self.with(named, "name", self.short_name_of(seats, side))
        }
    }

    /// Returns the name of a person at the board, or "You", "Player 1" or "Player 2" for one
    /// without a name.
    pub fn name_of_player(&self, seats: &[Seat; 2], side: Side) -> String {
        match seats[side.index()].name() {
            Some(name) => name.as_str().to_owned(),
            None if self.calls_you(seats, side) => self.get(msg::YOU).to_owned(),
            None if side == Side::First => self.get(msg::PLAYER_ONE).to_owned(),
            None => self.get(msg::PLAYER_TWO).to_owned(),
        }
    }

    /// Returns the name of a person who plays here, or "Player 1" for one without a name.
    pub fn name_of_person<'a>(&'a self, person: &'a Person) -> &'a str {
        person.name.as_ref().map_or(self.get(msg::PLAYER_ONE), PlayerName::as_str)
    }

    /// Returns a level with its number, such as "Level 3".
    pub fn level(&self, level: Level) -> String {
        self.with(msg::LEVEL_NUMBER, "n", level.number())
    }

    /// Returns a level's number and name, such as "Level 3 · Thoughtful".
    pub fn name_of_level(&self, level: Level) -> String {
        let name = self.member(msg::LEVEL, &level.skill().key);
        self.fill(msg::LEVEL_WITH_NAME, args!(n = level.number(), name))
    }

    /// Returns the name of a named player.
    pub fn character(&self, character: Character) -> &str {
        self.member(msg::CHARACTER, character.key())
    }

    /// Returns a sentence on a named player's character.
    pub fn note_on_character(&self, character: Character) -> &str {
        self.member(msg::CHARACTER_NOTE, character.key())
    }

    /// Returns a word on a named player's character.
    pub fn word_on_character(&self, character: Character) -> &str {
        self.member(msg::CHARACTER_WORD, character.key())
    }

    /// Returns the name of the idea that a named player teaches.
    pub fn idea_of_character(&self, character: Character) -> &str {
        self.member(msg::CHARACTER_IDEA, character.key())
    }

    /// Returns a sentence that names the idea that a named player teaches.
    pub fn lesson_of_character(&self, character: Character) -> String {
        let (name, idea) = (self.character(character), self.idea_of_character(character));
        self.fill(msg::LADDER_TEACHES, args!(name, idea))
    }

    /// Returns what a named player says when a game begins, or once it has won or lost.
    pub fn voice(&self, character: Character, has_won: Option<bool>) -> &str {
        let group = match has_won {
            None => msg::VOICE_BEGINS,
            Some(true) => msg::VOICE_WINS,
            Some(false) => msg::VOICE_LOSES,
        };
        self.member(group, character.key())
    }

    /// Returns the short name of a built-in opponent, such as "Level 3" or "Luna".
    pub fn opponent(&self, opponent: Opponent) -> String {
        match opponent {
            Opponent::Level(level) => self.level(level),
            Opponent::Fitting(strength) => self.with(msg::FITTING_WITH_ELO, "n", strength.elo()),
            Opponent::Character(character) => self.character(character).to_owned(),
        }
    }

    /// Returns the full name of a built-in opponent, such as "Level 3 · Thoughtful".
    pub fn name_of_opponent(&self, opponent: Opponent) -> String {
        match opponent {
            Opponent::Level(level) => self.name_of_level(level),
            other => self.opponent(other),
        }
    }

    /// Returns a sentence on the estimate of a person's strength.
    pub fn estimate(&self, known: &Estimate) -> String {
        let (elo, error) = (known.elo.round() as i32, known.deviation.round() as i32);
        if known.games == 0 {
            return self.with(msg::FITTING_UNKNOWN, "n", elo);
        }
        self.fill(msg::FITTING_KNOWN, args!(n = elo, error, games = known.games))
    }

    /// Returns the text for a person's rating on boards of this size.
    pub fn rating(&self, rating: f64, size: BoardSize) -> String {
        let (n, board) = (format!("{rating:.0}"), name_of_board(size));
        self.fill(msg::RATING_ON_BOARD, args!(n, board))
    }

    /// Returns a sentence about a level's playing strength on boards of this size.
    pub fn note_on_level(&self, level: Level, size: BoardSize) -> String {
        let skill = level.skill();
        let first = Level::strongest_on(size);
        if first < Level::MAX && first <= level {
            return self.with(msg::LEVEL_NOTE_ALIKE, "n", first.number());
        }
        let cells = skill.horizon.get(size).min(size.cell_count());
        self.fill_member(msg::LEVEL_NOTE, &skill.key, args!(plies = skill.depth.get(size), cells))
    }

    /// Returns the name of an action.
    pub fn action(&self, action: Action) -> &str {
        self.member(msg::ACTION, action.id())
    }
}
