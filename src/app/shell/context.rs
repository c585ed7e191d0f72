//! State shared by all screens: settings, texts, files, sounds and the clipboard.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hash};
use std::io;
use std::path::{Path, PathBuf};

use super::chores::{Chore, Chores, Outcome, Telling, told};
use super::notice::{NoticeKind, Notices};
use super::pictures::{PictureKind, PictureOrder, subject};
use super::turn_clock::TurnClock;
use crate::ai::{self, Bitboard, Placement};
use crate::app::input::{Clipboard, ClipboardFailure, CopyOutcome, Input};
use crate::app::settings::{Preferences, Remembered};
use crate::app::sound::Sounds;
use crate::app::speech::{Speech, State, placement_in_words, sentence};
use crate::app::text::{Message, Texts, Wording, msg};
use crate::app::ui::Labels;
use crate::app::window::{OpeningFolder, WindowEvent};
use crate::game::{
    Access, DailyPuzzle, Files, Kept, MadePuzzle, Profile, RanksLoader, Record, Study, Timestamp,
    read_journal,
};

/// The part of the window that copies or pastes.
#[derive(Clone, Copy)]
pub enum Asker {
    /// The text field that has the focus.
    Field,
    /// The screen on top, with the notice to show once something was copied, if any.
    Screen(Option<Message>),
}

/// State shared by all screens.
pub struct Context {
    /// The player's preferences. Changes take effect in the next frame.
    pub preferences: Kept<Preferences>,
    /// The remembered state of the window.
    pub remembered: Kept<Remembered>,
    /// The texts in the player's language.
    pub texts: Texts,
    /// The player's files.
    pub files: Files,
    /// The folder for exported games, if there is one.
    pub exports: Option<PathBuf>,
    /// The folder for pictures, if there is one.
    pub pictures_folder: Option<PathBuf>,
    /// The work that is done beside the window.
    pub chores: Chores,
    /// The folder in which something was saved last.
    saved_in: Option<PathBuf>,
    /// The folder that the desktop is opening.
    opening: OpeningFolder,
    /// The people, all that they have done, and the game in progress.
    pub profile: Profile,
    /// Measures the thinking time of the current turn.
    pub(super) turn_clock: TurnClock,
    /// The puzzles of days that were made so far.
    pub daily_puzzles: BTreeMap<DailyPuzzle, MadePuzzle>,
    /// The loader of the ranks of surfaces.
    pub ranks: RanksLoader,
    /// The solver beside the game.
    pub study: Study,
    /// The sound output.
    pub sounds: Sounds,
    /// The system clipboard.
    pub clipboard: Clipboard<Asker>,
    /// The notices on display.
    pub notices: Notices,
    /// What a screen reader is to say.
    pub speech: Speech,
    /// Whether a finger has touched the window.
    pub was_touched: bool,
    /// Whether keys or a pad were used since the mouse moved last: where it rests it points at
    /// nothing.
    pub is_mouse_at_rest: bool,
    /// Whether the player has left the window: it has lost the keyboard focus, and nothing was
    /// pressed in it since.
    pub has_left: bool,
    /// Whether a game or a puzzle with a clock is paused.
    pub is_paused: bool,
    /// The size of texts in percent that a screen holds, whatever the player prefers.
    pub held_size: Option<u16>,
    /// Time of the input that is being handled, in seconds since the start of the program.
    pub now: f64,
    /// Seconds since the player's last input; infinite while another window has the focus.
    pub idle_seconds: f64,
    /// Time since which nothing of the window can be seen.
    hidden_since: Option<f64>,
    /// Seconds within which the next frame is wanted.
    ///
    /// A cell, because it is set while screens show and draw themselves by a shared reference.
    next_frame: Cell<f64>,
}

/// Seconds without input after which what only adorns the window stands still.
const STILL: f64 = 4.0;

/// Seconds between frames while a task is awaited, which show how far it is.
const PROGRESS: f64 = 0.6;

/// Seconds for which the window is hidden until there is no sound.
const UNSEEN: f64 = 60.0;

impl Context {
    /// Returns the shared state at the start of the program, with the default remembered state.
    pub fn new(preferences: Preferences, files: Files) -> Context {
        let mut kept = Kept::new(Preferences::FILE);
        *kept = preferences;
        Context {
            texts: Texts::new(kept.language()),
            preferences: kept,
            remembered: Kept::new(Remembered::FILE),
            files,
            exports: None,
            pictures_folder: None,
            chores: Chores::default(),
            saved_in: None,
            opening: OpeningFolder::default(),
            profile: Profile::default(),
            turn_clock: TurnClock::default(),
            daily_puzzles: BTreeMap::new(),
            ranks: RanksLoader::default(),
            study: Study::default(),
            sounds: Sounds::default(),
            clipboard: Clipboard::default(),
            notices: Notices::default(),
            speech: Speech::default(),
            was_touched: false,
            is_mouse_at_rest: false,
            has_left: false,
            is_paused: false,
            held_size: None,
            now: 0.0,
            idle_seconds: 0.0,
            hidden_since: None,
            next_frame: Cell::new(0.0),
        }
    }

    /// Records whether the player leaves the window or comes back.
    ///
    /// Some systems take the keyboard focus from a window that is only moved.
    pub fn record_presence(&mut self, events: &[WindowEvent]) {
        for event in events {
            match event {
                WindowEvent::Focus(has_focus) => self.has_left = !has_focus,
                WindowEvent::Key { pressed: true, .. }
                | WindowEvent::PointerButton { pressed: true, .. } => self.has_left = false,
                _ => {}
            }
        }
    }

    /// Records whether nothing of the window can be seen. After a while there is no sound then.
    pub fn record_sight(&mut self, is_hidden: bool) {
        self.hidden_since = self.hidden_since.or(Some(self.now)).filter(|_| is_hidden);
        let is_long = self.hidden_since.is_some_and(|since| self.now - since > UNSEEN);
        self.sounds.is_silenced = is_long;
    }

    /// Wants the next frame within some seconds, because something changes by then that nothing
    /// announces, unlike input and the ends of tasks. To be called in every frame.
    pub fn want_frame_within(&self, seconds: f64) {
        self.next_frame.set(self.next_frame.get().min(seconds.max(0.0)));
    }

    /// Wants the next frame at once, because something moves. To be called in every frame.
    pub fn keep_moving(&self) {
        self.want_frame_within(0.0);
    }

    /// Wants a frame now and then while a task is awaited, whose end brings one by itself. To be
    /// called in every frame.
    pub fn await_task(&self, is_awaited: bool) {
        if is_awaited {
            self.want_frame_within(PROGRESS);
        }
    }

    /// Returns the seconds within which the next frame is wanted, and forgets them.
    pub fn take_next_frame(&self) -> f64 {
        self.next_frame.replace(f64::INFINITY)
    }

    /// Returns the time for what pulses to draw attention, or `None` if it stands still, as it does
    /// once the player has done nothing for a while.
    pub fn pulse(&self) -> Option<f64> {
        let is_still = self.preferences.reduced_motion || self.idle_seconds > STILL;
        if !is_still {
            self.keep_moving();
        }
        (!is_still).then_some(self.now)
    }

    /// Records whether the mouse points at something, or rests while the player uses keys.
    pub fn record_pointing(&mut self, input: &Input) {
        let uses_keys = !input.pressed.is_empty() || !input.pad.is_empty();
        let uses_mouse = input.pointer_moved || input.clicked || input.wheel != 0;
        self.is_mouse_at_rest = !uses_mouse && (self.is_mouse_at_rest || uses_keys);
    }

    /// Returns whether a press on the board first moves the piece in hand.
    pub fn is_touch(&self, input: &Input) -> bool {
        self.preferences.touch || input.finger
    }

    /// Returns the size of texts in percent, which may be held for a while.
    pub fn size_of_texts(&self) -> u16 {
        self.held_size.unwrap_or(self.preferences.ui_scale)
    }

    /// Returns whether there are buttons to rotate and place the piece in hand.
    pub fn has_touch_buttons(&self) -> bool {
        self.preferences.touch || self.was_touched
    }

    /// Returns whether the coach watches games against the computer.
    ///
    /// The coach watches if the player wishes so. Until the player has chosen, it watches until the
    /// player has won a game without its warning and without other help, or has a rating. A coached
    /// game is not rated.
    pub fn is_coached(&self) -> bool {
        let is_newcomer = || {
            let mine = self.profile.mine();
            !mine.is_rated() && !mine.games().any(|game| game.is_won_unwarned())
        };
        self.remembered.coach.unwrap_or_else(is_newcomer)
    }

    /// Shows a warning if files are not saved.
    pub fn warn_if_nothing_is_saved(&mut self) {
        let message = match self.files.access() {
            Access::Write => return,
            Access::NoFolder => msg::NOTHING_SAVED,
            Access::OtherCopy => msg::OTHER_COPY_RUNS,
        };
        self.warn(self.texts.get(message).to_owned());
    }

    /// Lets a screen reader say a text as a sentence of its own.
    pub fn say(&mut self, text: impl Into<Wording>) {
        let text = text.into().text(&self.texts).to_owned();
        self.speech.texts.push(sentence(text));
    }

    /// Lets a screen reader say texts one after the other.
    pub fn say_all(&mut self, texts: impl IntoIterator<Item = impl Into<Wording>>) {
        texts.into_iter().for_each(|text| self.say(text));
    }

    /// Lets a screen reader say that a key has turned something on or off.
    pub fn say_switched(&mut self, name: Message, is_on: bool) {
        let value = if is_on { msg::SETTINGS_ON } else { msg::SETTINGS_OFF };
        self.say([name, value].map(|it| self.texts.get(it)).join(": "));
    }

    /// Returns whether a screen reader listens.
    pub fn is_heard(&self) -> bool {
        self.speech.is_heard
    }

    /// Lets a screen reader say which cells a clue marks.
    pub fn say_marked(&mut self, cells: Bitboard) {
        let cells: Vec<String> = cells.cells().map(|cell| cell.to_string()).collect();
        self.say(self.texts.with(msg::SPEECH_MARKED, "cells", cells.join(", ")));
    }

    /// Lets a screen reader say what the piece in hand covers and what is known of it, once that
    /// has changed.
    pub fn say_hand(
        &mut self,
        placement: Placement,
        position: ai::Position,
        outcome: Option<ai::Outcome>,
    ) {
        let fits = position.allows(placement);
        self.say_in_hand((placement, fits, outcome), |texts| {
            let piece = placement.piece();
            let known = match outcome {
                _ if !fits && !Placement::any_of(piece, position.free()) => {
                    Some(texts.with(msg::SPEECH_FITS_NOWHERE, "piece", piece.to_string()))
                }
                _ if !fits => Some(texts.get(msg::REFUSED_OCCUPIED).to_owned()),
                Some(ai::Outcome::Win) => Some(texts.get(msg::OUTCOME_HERE_WINS).to_owned()),
                Some(ai::Outcome::Loss) => Some(texts.get(msg::OUTCOME_HERE_LOSES).to_owned()),
                None => None,
            };
            std::iter::once(placement_in_words(placement, texts)).chain(known).collect()
        });
    }

    /// Lets a screen reader say where the piece in hand is, and then what else is known of it, once
    /// its state has changed.
    pub fn say_in_hand(&mut self, state: impl Hash, words: impl FnOnce(&Texts) -> Vec<String>) {
        let hash = Some(rustc_hash::FxBuildHasher.hash_one(state));
        if std::mem::replace(&mut self.speech.hand, hash) == hash {
            return;
        }
        let mut words = words(&self.texts);
        let alone = words.join(". ");
        if let Some(place) = words.first_mut() {
            *place = self.texts.with(msg::SPEECH_IN_HAND, "placement", place.as_str());
        }
        self.speech.state = Some(State { alone, following: words.join(". ") });
    }

    /// Shows for a while that something can't be done.
    pub fn refuse(&mut self, text: impl Into<Wording>) {
        self.tell(NoticeKind::Refusal, text.into());
    }

    /// Shows good news for a while.
    pub fn notify(&mut self, text: impl Into<Wording>) {
        self.tell(NoticeKind::News, text.into());
    }

    fn tell(&mut self, kind: NoticeKind, text: Wording) {
        let text = text.text(&self.texts).to_owned();
        self.say(text.clone());
        self.notices.tell(kind, text, self.now);
    }

    /// Shows a warning until it has been seen.
    pub fn warn(&mut self, text: String) {
        self.notices.tell(NoticeKind::Warning, text, self.now);
    }

    /// Shows until it has been seen where a file was saved, with a button that opens the folder.
    pub fn tell_saved(&mut self, text: String, path: &Path) {
        self.saved_in = path.parent().map(Path::to_owned);
        self.notices.tell(NoticeKind::Saved, text, self.now);
    }

    /// Lets the desktop show the folder in which something was saved last, if anything was.
    pub fn open_folder(&mut self) {
        if let Some(folder) = &self.saved_in {
            self.opening.start(folder);
        }
    }

    /// Says so if the desktop can't open the folder. To be called in every frame.
    pub fn tell_of_unopened_folder(&mut self) {
        if self.opening.has_failed() {
            self.refuse(msg::FOLDER_NOT_OPENED);
        }
    }

    /// Returns the texts and keys for labels.
    pub fn labels(&self) -> Labels<'_> {
        Labels { texts: &self.texts, keys: &self.preferences.keys }
    }

    /// Copies a text to the clipboard, and shows the notice `done` once it is there.
    pub fn copy(&mut self, text: String, done: Message) {
        self.clipboard.copy(text, Asker::Screen(Some(done)), self.now);
    }

    /// Starts to make a picture of a game called `name`, after `turn` turns. A notice shows the
    /// outcome.
    pub fn share(&mut self, kind: PictureKind, name: String, record: &Record, turn: usize) {
        let refusal = match &self.pictures_folder {
            _ if self.chores.is_busy(Chore::Picture) => Some(msg::PICTURE_BUSY),
            None if kind != PictureKind::Copy => Some(msg::PICTURE_NO_FOLDER),
            _ => None,
        };
        if let Some(refusal) = refusal {
            self.refuse(refusal);
            return;
        }
        self.notices.drop();
        let order = PictureOrder {
            kind,
            subject: subject(record, self.day_of(record), &self.texts),
            style: self.preferences.style(),
            turn,
            folder: self.pictures_folder.clone().unwrap_or_default(),
            name,
        };
        self.chores.start(Chore::Picture, |control| order.make(control));
    }

    /// Returns when a game ended, or now for the game in progress; `None` for one from elsewhere.
    fn day_of(&self, record: &Record) -> Option<Timestamp> {
        let counted = self.profile.statistics().game(record.id()).map(|game| game.ended());
        let is_latest = self.profile.latest_game().is_some_and(|game| game.id() == record.id());
        counted.or(is_latest.then(Timestamp::now))
    }

    /// Starts to write files into the folder for exports, or shows a notice if there is none. A
    /// notice shows the outcome, whatever screen is shown then.
    pub fn export(
        &mut self,
        telling: Telling,
        write: impl FnOnce(&Path) -> io::Result<Vec<PathBuf>> + Send + 'static,
    ) {
        match self.exports.clone() {
            Some(folder) => {
                self.chores.start(Chore::Export, move |_| Outcome::Written(telling, write(&folder)))
            }
            None => self.refuse(msg::GAME_NO_FOLDER),
        }
    }

    /// Starts to read a file with everything about people, to be brought in.
    pub fn read_everything(&mut self, path: PathBuf) {
        self.chores.start(Chore::Export, move |_| Outcome::Read(read_journal(&path)));
    }

    /// Shows what came of work beside the window, and that a picture is being drawn. To be called
    /// in every frame.
    pub fn show_chores(&mut self) {
        while let Some(outcome) = self.chores.poll() {
            match outcome {
                Outcome::Drawn(pixels) => {
                    let asker = Asker::Screen(Some(msg::PICTURE_COPIED));
                    self.clipboard.copy_picture(&pixels, asker, self.now);
                }
                Outcome::Written(telling, written) => {
                    let text = told(&self.texts, telling, &written);
                    match written.as_deref() {
                        Ok([path, ..]) => self.tell_saved(text, path),
                        Ok([]) | Err(_) => self.refuse(text),
                    }
                }
                Outcome::Read(read) => self.bring_in(read),
                Outcome::Stopped => {}
            }
        }
        if self.chores.is_busy(Chore::Picture) {
            let text = self.texts.get(msg::PICTURE_DRAWING).to_owned();
            self.notices.tell(NoticeKind::Work, text, self.now);
        }
    }

    /// Starts to read the text on the clipboard, which goes to
    /// [`Screen::pasted`](super::screen::Screen::pasted) in a later frame.
    pub fn ask_to_paste(&mut self) {
        self.clipboard.paste(Asker::Screen(None), self.now);
    }

    /// Returns a text that was pasted, with its asker. Shows notices of the other outcomes of
    /// requests, as far as the player needs them.
    pub fn pasted(&mut self) -> Option<(Asker, String)> {
        while let Some(outcome) = self.clipboard.poll(self.now) {
            match outcome {
                CopyOutcome::Pasted(asker, text) => return Some((asker, text)),
                CopyOutcome::Copied(Asker::Screen(Some(done))) => self.notify(done),
                // While the player types, copying shows a notice only if it fails.
                CopyOutcome::Copied(_) => {}
                CopyOutcome::Failed(Asker::Field, ClipboardFailure::NoText) => {}
                CopyOutcome::Failed(_, failure) => {
                    let message = match failure {
                        ClipboardFailure::Unusable => msg::CLIPBOARD_UNUSABLE,
                        ClipboardFailure::NoText => msg::CLIPBOARD_NO_TEXT,
                        ClipboardFailure::TooLong => msg::CLIPBOARD_TOO_LONG,
                        ClipboardFailure::NoAnswer => msg::CLIPBOARD_NO_ANSWER,
                    };
                    self.refuse(message);
                }
            }
        }
        None
    }
}
