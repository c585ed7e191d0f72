//! What a screen is: it shows itself, takes input, and says where to go next.

use egui::Pos2;
use macroquad::input::KeyCode;

use crate::app::input::clipboard::Clipboard;
use crate::app::input::pad::PadButton;
use crate::app::settings::settings::Settings;
use crate::app::sound::player::Sounds;
use crate::app::text::{Texts, msg};
use crate::app::ui::layout::Canvas;
use crate::app::ui::style::Style;
use crate::game::{Autosave, Board, Files, Keeping, People, Progress, Record, StoreError};

/// What the player did since the last frame, and when that was.
#[derive(Clone, Debug)]
pub struct Input {
    /// Seconds since the start of the program.
    pub now: f64,
    /// The window.
    pub canvas: Canvas,
    /// Keys that went down. While a text is typed these are only such that write no character, and never those that go with Ctrl.
    pub pressed: Vec<KeyCode>,
    /// Buttons of the game pad that went down, and directions that act again.
    pub pad: Vec<PadButton>,
    /// Keys that are down.
    pub down: Vec<KeyCode>,
    /// Keys that went down together with Ctrl (or the command key).
    pub commands: Vec<KeyCode>,
    /// Whether the clipboard goes into the text that is typed.
    pub pastes: bool,
    /// The mouse, in points.
    pub pointer: Pos2,
    /// Whether the mouse has moved.
    pub pointer_moved: bool,
    /// Whether the left button went down.
    pub clicked: bool,
    /// Whether the left button is down.
    pub held: bool,
    /// Whether the right button went down.
    pub right_clicked: bool,
    /// Steps of the wheel, upwards positive.
    pub wheel: f32,
    /// Seconds since the player last did anything.
    pub unattended: f64,
}

impl Input {
    /// Returns the input of a moment in which these keys go down and nothing else happens.
    pub fn of_keys(now: f64, canvas: Canvas, keys: &[KeyCode]) -> Input {
        Input {
            now,
            canvas,
            pressed: keys.to_vec(),
            pad: Vec::new(),
            down: keys.to_vec(),
            commands: Vec::new(),
            pastes: false,
            pointer: Pos2::ZERO,
            pointer_moved: false,
            clicked: false,
            held: false,
            right_clicked: false,
            wheel: 0.0,
            unattended: 0.0,
        }
    }

    /// Returns the input of a moment in a usual window.
    #[cfg(test)]
    pub fn test(keys: &[KeyCode]) -> Input {
        Input::of_keys(0.0, Canvas::new(1280.0, 800.0), keys)
    }

    /// Returns whether a key went down, or a button of the game pad that does the same.
    pub fn is_pressed(&self, key: KeyCode) -> bool {
        self.pressed.contains(&key) || self.pad.iter().any(|button| button.key() == Some(key))
    }

    /// Returns whether a key went down together with Ctrl.
    pub fn is_command(&self, key: KeyCode) -> bool {
        self.commands.contains(&key)
    }

    /// Returns whether Enter went down, on either side of the keyboard.
    pub fn is_enter(&self) -> bool {
        self.is_pressed(KeyCode::Enter) || self.is_pressed(KeyCode::KpEnter)
    }

    /// Returns 1 if Tab went down, -1 with Shift, else 0.
    pub fn tab(&self) -> isize {
        let tab = isize::from(self.is_pressed(KeyCode::Tab));
        if self.is_shifted() { -tab } else { tab }
    }

    /// Returns whether Shift is down, or went down: a quick press may be over within one frame.
    pub fn is_shifted(&self) -> bool {
        let lists = [&self.down, &self.pressed, &self.commands];
        let shifts = [KeyCode::LeftShift, KeyCode::RightShift];
        lists.iter().any(|keys| shifts.iter().any(|key| keys.contains(key)))
    }

    /// Returns -1 or 1 if one of two keys went down, else 0.
    pub fn direction(&self, back: KeyCode, forth: KeyCode) -> isize {
        isize::from(self.is_pressed(forth)) - isize::from(self.is_pressed(back))
    }
}

/// What all screens share.
pub struct Services {
    /// What the player has set. Changes are kept, and take effect in the next frame.
    pub settings: Settings,
    /// The texts in the player's language.
    pub texts: Texts,
    /// The player's files.
    pub files: Files,
    /// The game in progress on disk.
    pub autosave: Autosave,
    /// Everybody who plays here.
    pub players: People,
    /// What was solved and learnt.
    pub progress: Progress,
    /// The way to the loudspeakers.
    pub sounds: Sounds,
    /// The system's clipboard.
    pub clipboard: Clipboard,
    /// A line to be shown for a while.
    pub notice: Option<Notice>,
}

/// Warnings that are shown at a time: one for each kind of file.
const MOST_WARNINGS: usize = 5;

/// A line near the window's lower edge, or a few.
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Since when it is shown.
    pub since: f64,
    /// What it is.
    pub kind: NoticeKind,
}

/// Kinds of notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// Something that was asked for.
    News,
    /// Something can't be done.
    Refusal,
    /// It stays until the player acts: it may be all that tells of a file in trouble.
    Warning,
}

impl Services {
    /// Returns what screens share when the program starts.
    pub fn new(settings: Settings, files: Files) -> Services {
        Services {
            texts: Texts::of(settings.language()),
            settings,
            files,
            autosave: Autosave::default(),
            players: People::default(),
            progress: Progress::default(),
            sounds: Sounds::default(),
            clipboard: Clipboard::default(),
            notice: None,
        }
    }

    /// Shows a line for a while.
    pub fn notify(&mut self, text: String, now: f64) {
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::Refusal });
    }

    /// Shows a line of good news for a while.
    pub fn tell(&mut self, text: String, now: f64) {
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::News });
    }

    /// Shows a line until the player acts, below those that are shown already.
    pub fn warn(&mut self, text: String, now: f64) {
        let earlier = self.notice.take().filter(|notice| notice.kind == NoticeKind::Warning);
        let earlier = earlier.map(|notice| notice.text).unwrap_or_default();
        let mut lines: Vec<&str> = earlier.lines().filter(|line| *line != text).collect();
        lines.push(&text);
        let text = lines[lines.len().saturating_sub(MOST_WARNINGS)..].join("\n");
        self.notice = Some(Notice { text, since: now, kind: NoticeKind::Warning });
    }

    /// Keeps the game in progress, and warns if that is impossible.
    pub fn keep(&mut self, record: &Record, now: f64) {
        if let Err(error) = self.autosave.keep(&self.files, record) {
            self.warn_not_kept(&error.into(), now);
        }
    }

    /// Returns the game in progress that was kept, and warns if the file can't be used.
    pub fn unfinished(&mut self, now: f64) -> Option<Record> {
        self.autosave.unfinished(&mut self.files, &self.players).unwrap_or_else(
            |error: StoreError| {
                self.warn_of(&error, now);
                None
            },
        )
    }

    /// Warns where files are not kept, unless there is another warning already.
    pub fn tell_if_nothing_is_kept(&mut self, now: f64) {
        let text = match self.files.keeping() {
            Keeping::Yes => return,
            Keeping::NoFolder => self.texts.get(msg::NOTHING_KEPT),
            Keeping::OtherCopy => self.texts.get(msg::OTHER_COPY_RUNS),
        };
        if self.notice.is_none() {
            self.warn(text.to_owned(), now);
        }
    }

    /// Stops showing a line that is no warning: something has happened since.
    pub fn drop_notice(&mut self) {
        self.notice.take_if(|notice| notice.kind != NoticeKind::Warning);
    }
}

/// Where to go after a frame.
pub enum Flow {
    /// Stay on this screen.
    Stay,
    /// Go to another screen.
    Go(Destination),
    /// Show another screen over this one.
    Open(Destination),
    /// Go back to the screen below.
    Back,
    /// End the program.
    Quit,
}

/// A screen to go to.
pub enum Destination {
    /// The title menu.
    Title,
    /// The level picker.
    NewGame,
    /// The names of two people.
    TwoPlayers,
    /// Which levels play each other.
    Watch,
    /// The table, with a game that begins or goes on.
    Table(Box<Record>),
    /// The rules and the controls.
    Help,
    /// What can be set.
    Settings,
    /// Which key means what.
    Keys,
    /// The list of lessons and puzzles.
    Learn,
    /// A lesson, by its place in the list.
    Lesson(usize),
    /// The puzzles of a grade.
    Grade(usize),
    /// A puzzle, by its place in the list.
    Puzzle(usize),
    /// The saved games.
    Games,
    /// A game to be looked at again.
    Review(Box<Record>),
    /// The people who play here.
    Players,
    /// The position editor.
    Editor(Box<Board>),
}

/// One screen of the game. In every frame it is first shown ([`Screen::ui`]), then [updated](Screen::update), then drawn.
pub trait Screen {
    /// Shows menus and texts, and remembers what was clicked until the next update.
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services);

    /// Acts on input and clicks.
    fn update(&mut self, input: &Input, services: &mut Services) -> Flow;

    /// Draws what lies under menus and texts.
    fn draw(&self, _canvas: Canvas, _style: Style, _now: f64) {}

    /// Returns whether something moves that wants the full frame rate.
    fn is_animating(&self, _now: f64) -> bool {
        false
    }

    /// Returns whether keys that mean something on every screen belong to this one for now.
    fn takes_all_keys(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_files_in_trouble_are_all_told_of_but_each_once() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        services.tell("Saved".to_owned(), 0.0);
        for text in ["one", "two", "one"] {
            services.warn(text.to_owned(), 1.0);
        }
        assert_eq!(services.notice.as_ref().unwrap().text, "two\none");
        for number in 0..9 {
            services.warn(number.to_string(), 2.0);
        }
        assert_eq!(services.notice.unwrap().text, "4\n5\n6\n7\n8");
    }
}
