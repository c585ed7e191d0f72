//! Parts of X11 that the window library lacks, over a connection of their own to the server.
//!
//! They are used from the window's thread and draw nothing. Whatever fails is left out.

use std::process;

use egui::{Rect, pos2, vec2};
use x11rb::atom_manager;
use x11rb::connection::Connection;
use x11rb::errors::{ConnectionError, ReplyError};
use x11rb::properties::WmHints;
use x11rb::protocol::randr::ConnectionExt as _;
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode, Window};
use x11rb::reexports::x11rb_protocol::parse_display::parse_display;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use super::display::WINDOW_CLASS;

atom_manager! {
    /// Names by which the server knows properties and types.
    Atoms: AtomsCookie {
        XdndAware,
        _NET_WM_PID,
        _NET_WM_STATE,
        _NET_WM_STATE_FULLSCREEN,
        _NET_WM_STATE_HIDDEN,
        _NET_WM_STATE_MAXIMIZED_HORZ,
        _NET_WM_STATE_MAXIMIZED_VERT,
    }
}

/// Depth at which the game's window is searched for in the tree of windows, since window managers
/// put it into frames.
const MAX_DEPTH: usize = 4;

/// Port of the display with the number 0.
const FIRST_PORT: u16 = 6000;

/// Connects to the server that `DISPLAY` names. Returns the connection and the number of its
/// screen.
pub fn connect() -> Option<(RustConnection, usize)> {
    // x11rb adds this to the display's number, and checked builds panic if that is no port.
    parse_display(None).ok()?.display.checked_add(FIRST_PORT)?;
    x11rb::connect(None).ok()
}

/// Returns a part of the display in pixels.
fn area((x, y): (i16, i16), (width, height): (u16, u16)) -> Rect {
    Rect::from_min_size(pos2(x.into(), y.into()), vec2(width.into(), height.into()))
}

/// A connection to the X11 server.
pub struct X11 {
    connection: RustConnection,
    /// The server's numbers of names.
    atoms: Atoms,
    /// The window that fills the screen.
    root: Window,
    /// The whole display, in pixels.
    display: Rect,
    /// Windows of other copies of the game.
    others: Vec<Window>,
    /// The game's window, once it was found.
    own: Option<Window>,
}

impl X11 {
    /// Connects to the server that `DISPLAY` names, before the game's window is opened.
    pub fn connect() -> Option<X11> {
        let (connection, screen) = connect()?;
        let atoms = Atoms::new(&connection).ok()?.reply().ok()?;
        let screen = connection.setup().roots.get(screen)?;
        let display = area((0, 0), (screen.width_in_pixels, screen.height_in_pixels));
        let root = screen.root;
        let mut x11 = X11 { connection, atoms, root, display, others: Vec::new(), own: None };
        x11.others = x11.windows_of_the_game().ok()?;
        Some(x11)
    }

    /// Returns the monitors in physical pixels, the main one first, or the whole display if the
    /// server knows of none.
    pub fn monitors(&self) -> Vec<Rect> {
        let monitors = self.monitors_by_randr().ok().filter(|them| !them.is_empty());
        monitors.unwrap_or_else(|| vec![self.display])
    }

    /// Asks the RandR extension for the monitors.
    fn monitors_by_randr(&self) -> Result<Vec<Rect>, ReplyError> {
        let mut monitors = self.connection.randr_get_monitors(self.root, true)?.reply()?.monitors;
        monitors.sort_by_key(|monitor| !monitor.primary);
        Ok(monitors.iter().map(|it| area((it.x, it.y), (it.width, it.height))).collect())
    }

    /// Returns the window of this copy of the game, once it is open.
    pub fn window(&mut self) -> Option<Window> {
        if self.own.is_none() {
            let mut windows = self.windows_of_the_game().unwrap_or_default();
            windows.retain(|window| !self.others.contains(window));
            // Another copy may have started at the same time. In a sandbox, the server knows this
            // process by another number.
            let is_own = |&window: &Window| self.process_of(window) == Some(process::id());
            self.own = windows.iter().copied().find(is_own).or(windows.first().copied());
        }
        self.own
    }

    /// Returns the id of the process that opened a window, if the server knows it.
    fn process_of(&self, window: Window) -> Option<u32> {
        let asked = ClientIdSpec { client: window, mask: ClientIdMask::LOCAL_CLIENT_PID };
        let told = self.connection.res_query_client_ids(&[asked]).ok()?.reply().ok()?;
        told.ids.first()?.value.first().copied()
    }

    /// Returns the windows of all copies of the game, by their class.
    fn windows_of_the_game(&self) -> Result<Vec<Window>, ConnectionError> {
        let mut found = Vec::new();
        let mut level = vec![self.root];
        for _ in 0..MAX_DEPTH {
            // All requests are sent before the first reply is read. A window may be gone by then.
            let trees = level.iter().map(|&window| self.connection.query_tree(window));
            let trees: Vec<_> = trees.collect::<Result<_, _>>()?;
            let trees = trees.into_iter().filter_map(|tree| tree.reply().ok());
            let classes = trees.flat_map(|tree| tree.children).map(|window| {
                let (class, text) = (AtomEnum::WM_CLASS, AtomEnum::STRING);
                let asked = self.connection.get_property(false, window, class, text, 0, 16);
                asked.map(|asked| (window, asked))
            });
            let classes: Vec<_> = classes.collect::<Result<_, _>>()?;
            level.clear();
            for (window, class) in classes {
                let class = class.reply().map(|class| class.value).unwrap_or_default();
                let name = class.split(|&byte| byte == 0).next();
                if name == Some(WINDOW_CLASS.as_bytes()) {
                    found.push(window);
                } else {
                    level.push(window);
                }
            }
        }
        Ok(found)
    }

    /// Sets the window's properties right, and returns whether that is done.
    ///
    /// The window library declares that the window accepts drops, and ends the program if the
    /// source of a drag is gone. It declares neither the process that the window belongs to, by
    /// which others can end it if it hangs, nor that the window takes the keyboard.
    ///
    /// `_NET_WM_PING` is not declared: it comes to the library, which does not answer it.
    pub fn correct_properties(&mut self) -> bool {
        self.window().is_some_and(|window| self.try_to_correct(window).is_ok())
    }

    fn try_to_correct(&self, window: Window) -> Result<(), ReplyError> {
        self.connection.delete_property(window, self.atoms.XdndAware)?.check()?;
        let id = process::id();
        // In a sandbox, others know this process by another number.
        if self.process_of(window).is_none_or(|known| known == id) {
            let (name, number) = (self.atoms._NET_WM_PID, AtomEnum::CARDINAL);
            let set =
                self.connection.change_property32(PropMode::REPLACE, window, name, number, &[id]);
            set?.check()?;
        }
        let hints = WmHints { input: Some(true), ..WmHints::new() };
        hints.set(&self.connection, window)?.check()
    }

    /// Returns whether the window has the size and position that the player gave it: it is not
    /// maximised, hidden or full screen. `None` if the window is not found or the server does not
    /// report that.
    pub fn is_where_it_was_put(&mut self) -> Option<bool> {
        // Events for all programs, such as a new keyboard, would pile up.
        while let Ok(Some(_)) = self.connection.poll_for_event() {}
        let (window, state) = (self.window()?, self.atoms._NET_WM_STATE);
        let asked = self.connection.get_property(false, window, state, AtomEnum::ATOM, 0, 64);
        let states = asked.ok()?.reply().ok()?;
        let elsewhere = [
            self.atoms._NET_WM_STATE_FULLSCREEN,
            self.atoms._NET_WM_STATE_HIDDEN,
            self.atoms._NET_WM_STATE_MAXIMIZED_HORZ,
            self.atoms._NET_WM_STATE_MAXIMIZED_VERT,
        ];
        // Without a window manager there are no states.
        let mut states = states.value32().into_iter().flatten();
        Some(!states.any(|state| elsewhere.contains(&state)))
    }
}
