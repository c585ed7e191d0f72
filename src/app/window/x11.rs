//! Connections of its own to the X server, for what miniquad does not hand on.

use std::panic;
use std::process;

use super::WINDOW_CLASS;
use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, Window};
use x11rb::rust_connection::RustConnection;

/// Connects to the server of `DISPLAY`. Returns the number of the screen, too.
pub fn connect() -> Option<(RustConnection, usize)> {
    // x11rb adds 6000 to the display's number, and overflows where that is no port: checked builds panic.
    panic::catch_unwind(|| x11rb::connect(None)).ok()?.ok()
}

/// Returns the window of this process: the one of its class that the server says it has opened, or the only one of its class.
pub fn own_window(
    connection: &RustConnection,
    screen: usize,
) -> Result<Option<Window>, ReplyError> {
    let Some(screen) = connection.setup().roots.get(screen) else { return Ok(None) };
    let mut of_class = Vec::new();
    for top in connection.query_tree(screen.root)?.reply()?.children {
        // A window manager may have put the window into a frame, which may be gone by now.
        let inner = connection.query_tree(top)?.reply();
        for window in [top].into_iter().chain(inner.into_iter().flat_map(|tree| tree.children)) {
            let class = connection.get_property(
                false,
                window,
                AtomEnum::WM_CLASS,
                AtomEnum::STRING,
                0,
                32,
            )?;
            let names = class.reply().map(|class| class.value).unwrap_or_default();
            if names.split(|&byte| byte == 0).any(|name| name == WINDOW_CLASS.as_bytes()) {
                of_class.push(window);
            }
        }
    }
    let own = of_class.iter().copied().find(|&window| is_of_this_process(connection, window));
    Ok(own.or(of_class.first().copied().filter(|_| of_class.len() == 1)))
}

/// Returns whether the server says that this process opened the window.
fn is_of_this_process(connection: &RustConnection, window: Window) -> bool {
    let spec = ClientIdSpec { client: window, mask: ClientIdMask::LOCAL_CLIENT_PID };
    let ids = connection.res_query_client_ids(&[spec]).ok().and_then(|ids| ids.reply().ok());
    let mut pids = ids.into_iter().flat_map(|ids| ids.ids).flat_map(|id| id.value);
    pids.any(|pid| pid == process::id())
}
