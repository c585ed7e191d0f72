//! The bridge to the system's screen reader: AT-SPI over D-Bus on Linux, nothing elsewhere.
//!
//! Its thread sleeps until a reader asks for the tree; until then nothing is reported while a frame
//! is shown. A session bus that ends takes the thread with it, and the game goes on unheard.

use std::panic::PanicHookInfo;

use egui::accesskit::TreeUpdate;
use egui::{Context, Event};

use super::live::Live;
use super::{part, tree};

#[cfg(target_os = "linux")]
mod system {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

    use accesskit_unix::Adapter;
    use egui::accesskit::{
        ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate,
    };

    use crate::app::window::sleep;

    /// What the bridge's thread and the window share.
    #[derive(Default)]
    struct Shared {
        is_active: AtomicBool,
        requests: Mutex<Vec<ActionRequest>>,
    }

    impl Shared {
        /// Returns what the reader has asked for since the last frame.
        fn requests(&self) -> MutexGuard<'_, Vec<ActionRequest>> {
            self.requests.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    struct Handler(Arc<Shared>);

    impl ActivationHandler for Handler {
        fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
            self.0.is_active.store(true, Ordering::Relaxed);
            // The next frame brings it.
            sleep::wake();
            None
        }
    }

    impl ActionHandler for Handler {
        fn do_action(&mut self, request: ActionRequest) {
            self.0.requests().push(request);
            sleep::wake();
        }
    }

    impl DeactivationHandler for Handler {
        fn deactivate_accessibility(&mut self) {
            self.0.is_active.store(false, Ordering::Relaxed);
        }
    }

    /// The connection to the bus.
    pub struct System {
        adapter: Adapter,
        shared: Arc<Shared>,
    }

    impl System {
        pub fn new() -> System {
            let shared = Arc::new(Shared::default());
            let handler = || Handler(shared.clone());
            System { adapter: Adapter::new(handler(), handler(), handler()), shared }
        }

        /// Returns whether a reader listens.
        pub fn is_active(&self) -> bool {
            self.shared.is_active.load(Ordering::Relaxed)
        }

        /// Returns whether the reader has asked for something.
        pub fn has_requests(&self) -> bool {
            !self.shared.requests().is_empty()
        }

        pub fn take_requests(&self) -> Vec<ActionRequest> {
            std::mem::take(&mut *self.shared.requests())
        }

        pub fn set_focused(&mut self, is_focused: bool) {
            self.adapter.update_window_focus_state(is_focused);
        }

        pub fn update(&mut self, tree: TreeUpdate) {
            self.adapter.update_if_active(|| tree);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use egui::accesskit::{ActionRequest, TreeUpdate};

    /// No connection.
    pub struct System;

    impl System {
        pub fn new() -> System {
            System
        }

        pub fn is_active(&self) -> bool {
            false
        }

        pub fn has_requests(&self) -> bool {
            false
        }

        pub fn take_requests(&self) -> Vec<ActionRequest> {
            Vec::new()
        }

        pub fn set_focused(&mut self, _: bool) {}

        pub fn update(&mut self, _: TreeUpdate) {}
    }
}

/// The screen reader, as the window talks to it.
pub struct ScreenReader {
    system: system::System,
    /// Whether the window has the keyboard, once that is known.
    is_focused: Option<bool>,
    /// The last tree that was handed over.
    last: Option<TreeUpdate>,
    /// What is said as soon as it happens.
    live: Live,
}

impl ScreenReader {
    /// Connects to the bus, on a thread of its own.
    pub fn new() -> ScreenReader {
        let live = Live::default();
        ScreenReader { system: system::System::new(), is_focused: None, last: None, live }
    }

    /// Returns whether the reader waits for a frame: for its first tree, for what it has pressed,
    /// or for something to be said.
    pub fn is_waiting(&self) -> bool {
        let is_active = self.system.is_active();
        self.system.has_requests() || is_active && (self.last.is_none() || self.live.is_waiting())
    }

    /// Begins a frame: turns telling on or off, and returns what the reader has pressed.
    pub fn begin(&mut self, ctx: &Context, is_focused: bool) -> Vec<Event> {
        let is_active = self.system.is_active();
        part::begin(ctx, is_active);
        if is_active {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
            self.last = None;
        }
        if self.is_focused != Some(is_focused) {
            self.is_focused = Some(is_focused);
            self.system.set_focused(is_focused);
        }
        let requests = self.system.take_requests().into_iter();
        requests.map(Event::AccessKitActionRequest).collect()
    }

    /// Ends a frame: hands over what was shown, with what is to be said.
    pub fn end(
        &mut self,
        ctx: &Context,
        shown: Option<tree::Tree>,
        egui: Option<TreeUpdate>,
        now: f64,
    ) {
        let Some((mut shown, egui)) = shown.zip(egui) else { return };
        self.live.take(ctx);
        self.live.open(shown.title.take());
        self.live.arrows = std::mem::take(&mut shown.arrows);
        self.live.hear(std::mem::take(&mut shown.news), now);
        self.live.follow(shown.chosen.take());
        let mut update = shown.finish(egui, self.live.node(now));
        if let Some(tree) = &mut update.tree {
            tree.app_name = Some("Nim Tetris".to_owned());
        }
        if self.last.as_ref() != Some(&update) {
            self.last = Some(update.clone());
            self.system.update(update);
        }
    }
}

/// Returns whether a panic is that of the bridge's thread, whose bus has ended. The game goes on,
/// so that nothing need be said.
pub fn is_its_panic(info: &PanicHookInfo) -> bool {
    info.location().is_some_and(|at| at.file().contains("accesskit_unix"))
}
