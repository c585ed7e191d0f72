//! The keyboard under X11, read over a connection of its own.
//!
//! Several clients may ask for the keys of a window, and each gets all of them in the same order.
//! miniquad stays the clock: whenever it reports a key, [`X11Keyboard::stroke`] returns the stroke
//! that belongs to it, so that keys and mouse keep their order.

use std::collections::VecDeque;
use std::env;
use std::error::Error;
use std::ops::RangeInclusive;
use std::thread::{self, JoinHandle};

use kbvm::lookup::LookupTable;
use kbvm::xkb::Context;
use kbvm::xkb::compose::{ComposeTable, FeedResult, State};
use kbvm::xkb::x11::KbvmX11Ext;
use kbvm::{GroupIndex, Keycode, Keysym, ModifierMask};
use miniquad::KeyCode;
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xkb::{
    BoolCtrl, ConnectionExt as _, EventType, ID, MapPart, PerClientFlag, SelectEventsAux,
};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, KeyPressEvent, Window,
};
use x11rb::rust_connection::RustConnection;

use super::layout::{self, Layouts, MAX_GROUPS};
use super::stroke::Stroke;
use crate::app::window::x11;

/// Largest number of strokes that wait for miniquad to report them; there are more only if it never
/// does.
const MAX_WAITING: usize = 1024;

/// Modifiers with which a key is a command and types nothing: Ctrl, Alt and the Super key, but not
/// AltGr.
const COMMANDS: u32 = 0x4c;

/// Keys of the key pad's digits, from the symbol `KP_0` on.
const KEYPAD_DIGITS: [KeyCode; 10] = {
    use KeyCode::*;
    [Kp0, Kp1, Kp2, Kp3, Kp4, Kp5, Kp6, Kp7, Kp8, Kp9]
};

/// Keys of the key pad without Num Lock, from the symbol `KP_Home` on. The middle key moves
/// nothing.
const KEYPAD_MOVES: [KeyCode; 11] = {
    use KeyCode::*;
    [Home, Left, Up, Right, Down, PageUp, PageDown, End, Kp5, Insert, Delete]
};

/// The reason why the keyboard can't be read: the server is gone, or lacks an extension.
type Failure = Box<dyn Error>;

/// A connection that receives the keys of the game's window.
pub struct X11Keyboard {
    connection: RustConnection,
    /// The symbols of each key, in each layout.
    table: LookupTable,
    /// The layouts of the keyboard.
    layouts: Layouts,
    /// Whether the keyboard has changed since the table was read.
    is_stale: bool,
    /// The layout in use, as reported by the last key.
    group: usize,
    /// Keys that miniquad has not reported yet, each with whether it was pressed.
    waiting: VecDeque<(KeyPressEvent, bool)>,
    /// For each key that is down, the key as which it was pressed.
    down: Box<[Option<KeyCode>; 256]>,
    /// Composes characters of several keys.
    composer: Composer,
}

impl X11Keyboard {
    /// Connects to the server and asks for the keys of this window.
    pub fn open(window: Window) -> Result<X11Keyboard, Failure> {
        let (connection, _) = x11::connect().ok_or("no connection to the X server")?;
        // From now on, events of keys report the layout.
        connection.setup_xkb_extension()?;
        let device = ID::USE_CORE_KBD.into();
        let changes = EventType::NEW_KEYBOARD_NOTIFY | EventType::MAP_NOTIFY;
        let parts = MapPart::KEY_TYPES | MapPart::KEY_SYMS | MapPart::MODIFIER_MAP;
        let none = EventType::default();
        connection
            .xkb_select_events(device, none, changes, parts, parts, &SelectEventsAux::new())?
            .check()?;
        // A key that repeats is pressed again and again, and released once.
        let (repeat, off) = (PerClientFlag::DETECTABLE_AUTO_REPEAT, BoolCtrl::default());
        connection.xkb_per_client_flags(device, repeat, repeat, off, off, off)?.reply()?;
        let keys = EventMask::KEY_PRESS | EventMask::KEY_RELEASE;
        let attributes = ChangeWindowAttributesAux::new().event_mask(keys);
        connection.change_window_attributes(window, &attributes)?.check()?;
        let group = connection.xkb_get_state(device)?.reply()?.group;
        let table = read_table(&connection)?;
        Ok(X11Keyboard {
            layouts: layouts_of(&table),
            table,
            connection,
            is_stale: false,
            group: usize::from(u8::from(group)) % MAX_GROUPS,
            waiting: VecDeque::new(),
            down: Box::new([None; 256]),
            composer: Composer::read(),
        })
    }

    /// Returns the stroke that belongs to a key just reported by miniquad, or `None` if it is
    /// unknown.
    pub fn stroke(&mut self, reported: KeyCode, pressed: bool) -> Result<Option<Stroke>, Failure> {
        self.take_events()?;
        if self.waiting.is_empty() {
            // Everything that the server sent before its reply has arrived then.
            self.connection.get_input_focus()?.reply()?;
            self.take_events()?;
        }
        if std::mem::take(&mut self.is_stale) {
            self.table = read_table(&self.connection)?;
            self.layouts = layouts_of(&self.table);
        }
        let belongs = |(event, is_press): &(KeyPressEvent, bool)| {
            let first = layout::reported(self.layouts.plain(0, event.detail));
            let expected = Some(reported).filter(|code| layout::is_character(*code));
            *is_press == pressed && first == expected
        };
        let Some(index) = self.waiting.iter().position(belongs) else { return Ok(None) };
        let event = self.waiting.drain(..=index).next_back();
        Ok(event.map(|(event, _)| self.read(event, pressed, reported)))
    }

    /// Releases all keys: their release goes to another window.
    pub fn release_all(&mut self) {
        self.down.fill(None);
        self.composer.abort();
    }

    /// Returns the character printed on a key, if it is known.
    pub fn printed(&self, code: KeyCode) -> Option<char> {
        self.layouts.printed(self.group, code)
    }

    /// Takes the events that have arrived.
    fn take_events(&mut self) -> Result<(), Failure> {
        while let Some(event) = self.connection.poll_for_event()? {
            match event {
                Event::KeyPress(event) => self.waiting.push_back((event, true)),
                Event::KeyRelease(event) => self.waiting.push_back((event, false)),
                Event::XkbMapNotify(_) | Event::XkbNewKeyboardNotify(_) => self.is_stale = true,
                Event::MappingNotify(_) => self.is_stale = true,
                _ => {}
            }
            if self.waiting.len() > MAX_WAITING {
                self.waiting.pop_front();
            }
        }
        Ok(())
    }

    /// Returns the stroke of an event, for which miniquad has `reported` a key.
    fn read(&mut self, event: KeyPressEvent, pressed: bool, reported: KeyCode) -> Stroke {
        let state = u32::from(u16::from(event.state));
        self.group = (state >> 13 & 3) as usize;
        let key = Keycode::from_x11(event.detail.into());
        let found =
            self.table.lookup(GroupIndex(self.group as u32), ModifierMask(state & 0xff), key);
        let found = found.with_ctrl_transform(false);
        let types = found.remaining_mods().0 & COMMANDS == 0;
        let symbol = found.into_iter().next().map(|found| found.keysym());
        let down = &mut self.down[usize::from(event.detail)];
        if !pressed {
            // The key that was pressed, whatever the layout is by now.
            let code = down.take().unwrap_or(reported);
            return Stroke { code, repeat: false, text: String::new() };
        }
        let code = symbol.and_then(keypad_code);
        let code = code.or_else(|| self.layouts.code(self.group, event.detail));
        // A character that only the first layout types is not on this key.
        let kept = Some(reported).filter(|code| !layout::is_character(*code));
        let code = code.or(kept).unwrap_or(KeyCode::Unknown);
        let repeat = down.replace(code).is_some();
        let text = symbol.filter(|_| types).map(|symbol| self.composer.feed(symbol));
        Stroke { code, repeat, text: text.unwrap_or_default() }
    }
}

/// Reads the symbols of all keys.
fn read_table(connection: &RustConnection) -> Result<LookupTable, Failure> {
    let device = connection.get_xkb_core_device_id()?;
    Ok(connection.get_xkb_keymap(device)?.to_builder().build_lookup_table())
}

/// Returns the layouts in a table.
fn layouts_of(table: &LookupTable) -> Layouts {
    Layouts::new(|group, key, shift| {
        let (group, key) = (GroupIndex(group as u32), Keycode::from_x11(key.into()));
        let found = table.lookup(group, ModifierMask(u32::from(shift)), key);
        // The window library reports a key of the key pad as such, whatever it types.
        let is_of_keypad = |symbol: &Keysym| KEYPAD.contains(&symbol.0);
        let symbol = found.into_iter().next().map(|found| found.keysym());
        symbol.filter(|symbol| !is_of_keypad(symbol)).and_then(|symbol| symbol.char())
    })
}

/// The symbols of the key pad.
const KEYPAD: RangeInclusive<u32> = 0xff80..=0xffbf;

/// Returns the key for a symbol of the key pad: a digit with Num Lock, a move without.
fn keypad_code(symbol: Keysym) -> Option<KeyCode> {
    const KP_0: u32 = 0xffb0;
    const KP_HOME: u32 = 0xff95;
    let at =
        |codes: &[KeyCode], first: u32| codes.get(symbol.0.checked_sub(first)? as usize).copied();
    at(&KEYPAD_DIGITS, KP_0).or_else(|| at(&KEYPAD_MOVES, KP_HOME))
}

/// Composes characters of several keys: dead keys, and sequences after the Compose key.
struct Composer {
    /// The thread that reads the table, which takes some hundredths of a second.
    reading: Option<JoinHandle<Option<ComposeTable>>>,
    /// The table, with the state of a sequence that has begun.
    table: Option<(ComposeTable, State)>,
}

impl Composer {
    /// Starts to read the player's sequences, or those of the system's language.
    fn read() -> Composer {
        let reading = thread::Builder::new().name("compose".to_owned()).spawn(compose_table).ok();
        Composer { reading, table: None }
    }

    /// Returns the text that a symbol types.
    fn feed(&mut self, symbol: Keysym) -> String {
        // A file that does not end, such as a pipe, must not stop the window.
        if let Some(reading) = self.reading.take_if(|reading| reading.is_finished()) {
            let table = reading.join().ok().flatten();
            self.table = table.map(|table| {
                let state = table.create_state();
                (table, state)
            });
        }
        let typed = |symbol: Keysym| symbol.char().map(String::from).unwrap_or_default();
        match self.table.as_mut().and_then(|(table, state)| table.feed(state, symbol)) {
            None => typed(symbol),
            Some(FeedResult::Pending | FeedResult::Aborted) => String::new(),
            Some(FeedResult::Composed { string: Some(string), .. }) => string.to_owned(),
            Some(FeedResult::Composed { keysym, .. }) => keysym.map(typed).unwrap_or_default(),
        }
    }

    /// Discards a sequence that has begun.
    fn abort(&mut self) {
        if let Some((table, state)) = &mut self.table {
            *state = table.create_state();
        }
    }
}

/// Reads the sequences of the player's file or the locale; if there are none or the locale is not
/// in UTF-8, those of English.
fn compose_table() -> Option<ComposeTable> {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let locale = names.into_iter().find(|name| !name.is_empty()).unwrap_or_default();
    let context = Context::builder().build();
    let table = |locale: Option<&str>| {
        let mut builder = context.compose_table_builder();
        if let Some(locale) = locale {
            builder.locale(locale);
        }
        builder.build(&mut Vec::new())
    };
    let is_utf_8 = locale.to_lowercase().replace('-', "").contains("utf8");
    is_utf_8.then(|| table(None)).flatten().or_else(|| table(Some("en_US.UTF-8")))
}
