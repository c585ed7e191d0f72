//! What becomes of a game at the table: it is kept after every turn, and counts once it is over.

use super::keeping::{GAME_NOTE, seconds_now};
use crate::ai::Opponent;
use crate::app::shell::context::Context;
use crate::app::shell::profile::STRENGTHS;
use crate::game::{GameNote, Origin, Record, Seat};

impl Context {
    /// Notes that a game is on the table, new or resumed.
    pub fn begin_game(&mut self, record: &Record) {
        let before = self.statistics.note.take();
        let is_human = record.seats.iter().any(Seat::is_human);
        self.statistics.note = is_human.then(|| GameNote::on(record, before));
        self.statistics.clock = None;
    }

    /// Keeps a game after a turn, and all that follows of it once it is over.
    pub fn keep_turn(&mut self, record: &Record) {
        self.statistics.begin_turn();
        // The note first: a finished game without it would count nowhere if the program were killed here.
        if record.origin() != Origin::Outside {
            self.keep_note();
        }
        self.keep(record);
        self.finish(record);
    }

    /// Counts the game that was kept last if the program was killed before all that follows of it was kept.
    pub(in crate::app::shell) fn finish_latest(&mut self) {
        let latest = self.statistics.note.is_some().then(|| self.latest_game()).flatten();
        if let Some(record) = latest {
            self.finish(&record);
        }
    }

    /// Counts a game if it is over and has not been counted: for the strengths, the ratings and the statistics, and tells of
    /// it. Each of these knows the game that it took last, and the note comes at the end, so that the game counts once whatever was kept before
    /// the program was killed.
    fn finish(&mut self, record: &Record) {
        let Some(note) = self.statistics.note.clone() else { return };
        if !note.is_to_be_counted(record) {
            return;
        }
        // Before the ratings: rated games tell of the strength as well, and this one would be counted twice.
        if self.strengths.take(record, &self.players) {
            self.keep_document(STRENGTHS, &self.strengths.clone());
        }
        let is_rated = self.players.rate(record);
        if is_rated {
            self.keep_players();
        }
        self.count_game(record, note.at_end(seconds_now(), is_rated));
        if let Some(note) = &mut self.statistics.note {
            note.count();
        }
        self.keep_note();
    }

    fn keep_note(&mut self) {
        if let Some(note) = self.statistics.note.clone() {
            self.keep_document(GAME_NOTE, &note);
        }
    }

    /// Returns the numbers that tell how strong the people of a game are: the ratings of those who are registered, and of somebody who plays
    /// the opponent that fits the strength that was found.
    pub fn ratings_in(&self, record: &Record) -> [Option<f64>; 2] {
        let size = record.game.board_size();
        record.seats.each_ref().map(|seat| {
            let person = seat.person().and_then(|id| self.players.get(id));
            let rating = person.map(|person| person.rating(size));
            let fits = |seat: &Seat| matches!(seat, Seat::Computer(Opponent::Fitting(_)));
            let is_fitted = seat.is_human() && record.seats.iter().any(fits);
            rating.or_else(|| is_fitted.then(|| self.strengths.of(person, size).elo))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::ai::{BoardSize, Character, Level, Strength};
    use crate::app::settings::Preferences;
    use crate::game::{
        Board, Command, Count, Document, Files, Game, PLAYERS_FILE, PlayerName, STATISTICS_FILE,
        Side,
    };

    fn context(folder: &Path) -> Context {
        let mut context = Context::new(Preferences::default(), Files::in_folder(folder));
        context.read_profile();
        context
    }

    /// A game with one placement.
    fn begun(seats: [Seat; 2]) -> Record {
        let mut record = Record::new(seats, Game::new(Board::of_size(BoardSize::Six)));
        record.game.execute(place("a6,b6,c6,d6")).unwrap();
        record
    }

    /// A game of a guest against level 5.
    fn of_guest() -> Record {
        begun([Seat::GUEST, Seat::from(Level::new(5).unwrap())])
    }

    /// Registers these people, and returns their seats.
    fn register<const N: usize>(context: &mut Context, names: [&str; N]) -> [Seat; N] {
        names.map(|name| {
            let name = PlayerName::new(name).unwrap();
            context.players.add(&name).unwrap();
            context.keep_players();
            context.players.seat_of(&name)
        })
    }

    fn count(context: &Context) -> Count {
        context.statistics.statistics.of(None).unwrap().summary(None).totals.count()
    }

    fn play(context: &mut Context, record: &mut Record, command: Command) {
        record.game.execute(command).unwrap();
        context.keep_turn(record);
    }

    fn place(cells: &str) -> Command {
        Command::Place(cells.parse().unwrap())
    }

    #[test]
    fn a_game_that_is_taken_back_and_resumed_after_a_restart_counts_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let mut record = of_guest();
        context.begin_game(&record);
        play(&mut context, &mut record, place("a1,b1,c1,d1"));
        play(&mut context, &mut record, Command::Resign(Side::First));
        assert_eq!(count(&context), Count { won: 0, lost: 1 });
        record.assist();
        play(&mut context, &mut record, Command::Undo);
        drop(context);

        let mut context = self::context(folder.path());
        assert_eq!(count(&context), Count { won: 0, lost: 1 }, "it is on disk");
        let mut record = context.unfinished().unwrap();
        context.begin_game(&record);
        play(&mut context, &mut record, Command::Resign(Side::Second));
        assert_eq!(count(&context), Count { won: 0, lost: 1 }, "its first end counts");
        let mut again = record.rematch();
        context.begin_game(&again);
        play(&mut context, &mut again, place("a1,b1,c1,d1"));
        play(&mut context, &mut again, Command::Resign(Side::First));
        assert_eq!(count(&context).games(), 2);
    }

    /// Whoever resigned on an empty board, or let the time run out there, had lost a rated game.
    #[test]
    fn a_game_without_a_placement_counts_for_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let [ann] = register(&mut context, ["Ann"]);
        let seats = [ann, Seat::from(Level::new(5).unwrap())];
        for end in [Command::Resign(Side::First), Command::LoseOnTime(Side::First)] {
            let mut record = Record::new(seats.clone(), Game::new(Board::of_size(BoardSize::Six)));
            context.begin_game(&record);
            assert!(record.may_be_rated());
            play(&mut context, &mut record, end);
            assert!(context.players.people()[0].history(BoardSize::Six).is_empty(), "{end:?}");
        }
        let ann = context.players.people()[0].id();
        assert!(context.statistics.statistics.of(Some(ann)).is_none());
    }

    #[test]
    fn of_two_copies_only_the_first_one_writes() {
        let folder = tempfile::tempdir().unwrap();
        let first = context(folder.path());
        let mut second = context(folder.path());
        let mut record = of_guest();
        second.begin_game(&record);
        play(&mut second, &mut record, Command::Resign(Side::First));
        assert_eq!(count(&second).games(), 1, "while it runs");
        drop((second, first));
        assert_eq!(count(&context(folder.path())).games(), 0);
    }

    #[test]
    fn ratings_are_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = context(folder.path());
        let mut record = begun(register(&mut first, ["Ann", "{n}"])).agreed();
        first.begin_game(&record);
        play(&mut first, &mut record, Command::Resign(Side::Second));
        let [ann, other] = first.ratings_in(&record).map(|rating| rating.expect("it is known"));
        assert!(ann > other, "{ann} {other}");
        let kept = first.players.clone();
        assert!(kept.people().iter().all(|person| person.history(BoardSize::Six).len() == 1));
        drop(first);
        assert_eq!(context(folder.path()).players, kept);
    }

    #[test]
    fn nobody_is_registered_or_rated_by_typing_a_name() {
        let folder = tempfile::tempdir().unwrap();
        let mut context = context(folder.path());
        let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        for mut record in [begun(seats.clone()), begun(seats).agreed()] {
            context.begin_game(&record);
            play(&mut context, &mut record, Command::Resign(Side::Second));
            assert!(context.players.people().is_empty() && context.notices.news().is_none());
        }
    }

    /// Files are written one after the other, and the program may be killed between any two of them.
    #[test]
    fn a_finished_game_counts_once_whenever_the_program_is_killed() {
        const WRITTEN: [&str; 5] =
            ["current-game.ron", STRENGTHS, PLAYERS_FILE, STATISTICS_FILE, GAME_NOTE];
        let luna = Character::of_key("luna").unwrap();
        let counted = |context: &Context| {
            let statistics = context.statistics.statistics.of(context.my_id());
            let count = statistics.map(|chronicle| chronicle.summary(None).totals.count());
            (context.players.clone(), context.strengths.clone(), count)
        };
        let copy = |name: &str, from: &Path, to: &Path| {
            let [from, to] = [from, to].map(|folder| folder.join("data"));
            fs::create_dir_all(&to).unwrap();
            if from.join(name).is_file() {
                fs::copy(from.join(name), to.join(name)).unwrap();
            }
        };
        let fitting = Seat::from(Strength::new(900).unwrap());
        for (opponent, first) in [
            (Seat::from(luna), Some("a1,b1,c1,d1")),
            (Seat::from(luna), None),
            (fitting, Some("a1,b1,c1,d1")),
        ] {
            let [before, after] = [(); 2].map(|()| tempfile::tempdir().unwrap());
            let mut context = self::context(after.path());
            let [me] = register(&mut context, ["Ann"]);
            context.players.set_my_index(Some(0));
            context.keep_players();
            let mut record = begun([me, opponent]);
            context.begin_game(&record);
            if let Some(cells) = first {
                play(&mut context, &mut record, place(cells));
            }
            // The first step of the end.
            context.keep_note();
            context.files.flusher().flush();
            WRITTEN.iter().for_each(|name| copy(name, after.path(), before.path()));
            let uncounted = counted(&context);
            play(&mut context, &mut record, Command::Resign(Side::First));
            let expected = counted(&context);
            assert_ne!(expected, uncounted);
            context.files.flusher().flush();
            for done in 0..=WRITTEN.len() {
                let killed = tempfile::tempdir().unwrap();
                WRITTEN.iter().for_each(|name| copy(name, before.path(), killed.path()));
                WRITTEN[..done].iter().for_each(|name| copy(name, after.path(), killed.path()));
                for start in ["first", "second"] {
                    let context = self::context(killed.path());
                    let expected = if done == 0 { &uncounted } else { &expected };
                    assert_eq!(&counted(&context), expected, "{start} start, {done} files");
                }
            }
        }
    }

    /// Its games had no number, and its note told them apart by how they began.
    #[test]
    fn a_game_that_version_1_0_0_kept_goes_on_with_its_note() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("data")).unwrap();
        let write = |name: &str, text: String| {
            fs::write(folder.path().join("data").join(name), text).unwrap();
        };
        let mut record = of_guest();
        record.game.execute(place("a1,b1,c1,d1")).unwrap();
        let game = record.to_ron();
        write(
            "current-game.ron",
            format!("(version: 2, content: (origin: Played, agreed: false, record: {game}))"),
        );
        let note = "id: 7, board: \"6x6\", people: (None, None), first: Some(\"a1,b1,c1,d1\"), \
            aid: (hinted: false, coached: false, undone: true), thought: (61000, 0)";
        write(GAME_NOTE, format!("(version: 1, content: ({note}))"));
        let mut context = context(folder.path());
        let mut record = context.unfinished().unwrap();
        context.begin_game(&record);
        play(&mut context, &mut record, Command::Resign(Side::First));
        let kept = &context.statistics.statistics.of(None).unwrap().games()[0];
        assert!(kept.seconds == 61 && kept.aid.undone);
    }
}
