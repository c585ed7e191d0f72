//! The stack of screens and dialogs with their shared state, which takes the input in parts.
//!
//! It knows no window: its owner shows the visible layers.

use super::context::{Asker, Context};
use super::screen::{Destination, Layer, Navigation};
use crate::app::input::{Action, Input, Scope};
use crate::app::settings::{BACKGROUND_NAMES, BACKGROUNDS};
use crate::app::speech;
use crate::app::text::msg;
use crate::app::ui::{theme, widgets};
use crate::app::window::Canvas;

/// A function that returns the screen of a destination.
pub type Opener = fn(Destination, &mut Context) -> Box<dyn Layer>;

/// The stack of screens and dialogs, the top one last, and their shared state.
pub struct Stack {
    /// The layers from the lowest one up.
    layers: Vec<Box<dyn Layer>>,
    /// The shared state.
    pub context: Context,
    /// Returns the screen of a destination.
    pub open: Opener,
}

/// The outcome of a part of the input.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Step {
    /// Whether keys are typed into a text field.
    pub is_typing: bool,
    /// Whether another screen or dialog is on top now.
    ///
    /// The one on top must be shown, and take the answer of a dialog, before the next input.
    pub has_moved_on: bool,
    /// Whether the player has left the game.
    pub is_last: bool,
}

/// The visible layers, from the lowest one up, with the means to show them.
pub struct Seen<'a> {
    layers: &'a mut [Box<dyn Layer>],
    /// The shared state.
    pub context: &'a mut Context,
    /// The text to paste into the text field that has the focus.
    pub pasted: Option<String>,
}

impl Seen<'_> {
    /// Shows menus, texts and notices. Returns whether keys are typed into a text field.
    pub fn show(&mut self, ctx: &egui::Context, canvas: Canvas) -> bool {
        let Seen { layers, context, .. } = self;
        speech::hand_over(ctx, &mut context.speech, &context.texts);
        theme::set_style(ctx, context.preferences.style());
        let is_playing = layers.iter().any(|layer| layer.is_match());
        context.notices.begin_frame(layers.len() > 1, is_playing);
        for layer in layers.iter_mut() {
            layer.show(ctx, canvas, context);
        }
        let is_typing = widgets::is_typing(ctx);
        if let Some(top) = layers.last() {
            let place = top.notice_rect(canvas);
            context.notices.show(ctx, &context.texts, context.now, place);
            if context.notices.is_animating(context.now) {
                context.keep_moving();
            }
            context.await_task(!context.chores.are_done());
        }
        is_typing
    }
}

impl Stack {
    /// Returns an empty stack that opens screens by `open`.
    pub fn new(context: Context, open: Opener) -> Stack {
        Stack { layers: Vec::new(), context, open }
    }

    /// Opens a screen on top of the stack.
    pub fn open(&mut self, destination: Destination) {
        let screen = (self.open)(destination, &mut self.context);
        self.push(screen);
    }

    /// Puts a layer on top of the stack.
    pub fn push(&mut self, layer: Box<dyn Layer>) {
        self.layers.push(layer);
    }

    /// Returns all layers from the top one down, and the shared state.
    #[cfg(test)]
    pub fn layers_mut(&mut self) -> (impl Iterator<Item = &mut dyn Layer>, &mut Context) {
        (self.layers.iter_mut().rev().map(|layer| &mut **layer), &mut self.context)
    }

    /// Returns the visible layers, the top one last.
    pub fn seen(&self) -> &[Box<dyn Layer>] {
        &self.layers[self.lowest_seen()..]
    }

    /// Takes a part of the input: advances the time, shows the visible layers, and lets the top
    /// layer handle the input.
    ///
    /// `show` returns whether keys are typed into a text field.
    pub fn step(&mut self, input: &Input, show: impl FnOnce(Seen, &Input) -> bool) -> Step {
        if self.layers.is_empty() {
            return Step { is_last: true, ..Step::default() };
        }
        self.context.now = input.now;
        self.context.idle_seconds = input.idle_seconds;
        self.context.record_presence(&input.events);
        self.context.record_pointing(input);
        self.tick();
        self.context.was_touched |= input.finger;
        if self.context.notices.asks_for_folder(input) {
            self.context.open_folder();
        }
        self.context.notices.age(input);
        // A click on a warning or an achievement has no effect below it.
        let over_notice = self.context.notices.is_under(input);
        let [clicked, right_clicked, released] =
            [input.clicked, input.right_clicked, input.released].map(|it| it && !over_notice);
        let input = &Input { clicked, right_clicked, released, ..input.clone() };
        let pasted = self.take_pasted();
        let scope = self.layers.last().map_or(Scope::AnyKey, |layer| layer.scope());
        act_everywhere(input, scope, &mut self.context);
        let is_typing = self.show(pasted, |seen| show(seen, input));
        let navigation = match self.layers.last_mut() {
            Some(top) => top.update(input, &mut self.context),
            None => Navigation::Stay,
        };
        let has_moved_on = self.navigate(navigation);
        let is_playing = self.layers.iter().any(|layer| layer.is_match());
        self.context.save_changes();
        self.context.warn_of_failed_saves();
        self.context.show_chores();
        self.context.tell_of_unopened_folder();
        self.context.take_in_findings(is_playing);
        self.context.sounds.apply(&self.context.preferences);
        Step { is_typing, has_moved_on, is_last: self.layers.is_empty() }
    }

    /// Calls `show` with the visible layers and the text to paste into the text field that has the
    /// focus.
    pub fn show<R>(&mut self, pasted: Option<String>, show: impl FnOnce(Seen) -> R) -> R {
        let lowest = self.lowest_seen();
        let Stack { layers, context, .. } = self;
        show(Seen { layers: &mut layers[lowest..], context, pasted })
    }

    /// Returns the index of the lowest visible layer.
    fn lowest_seen(&self) -> usize {
        self.layers.iter().rposition(|layer| layer.scope() != Scope::Dialog).unwrap_or(0)
    }

    /// Advances the time of the visible layers, and follows where they lead.
    fn tick(&mut self) {
        let top = self.layers.len() - 1;
        self.context.is_paused = false;
        self.context.held_size = None;
        for (index, layer) in self.layers.iter_mut().enumerate() {
            layer.set_covered(index < top, &mut self.context);
        }
        let mut navigation = Navigation::Stay;
        for index in self.lowest_seen()..self.layers.len() {
            let wanted = self.layers[index].tick(&mut self.context);
            // A layer below a dialog waits until the dialog is answered.
            if index == top {
                navigation = wanted;
            }
        }
        self.navigate(navigation);
    }

    /// Gives a pasted text to the top layer if it asked for it, or else returns it for the text
    /// field that has the focus.
    fn take_pasted(&mut self) -> Option<String> {
        match self.context.pasted()? {
            (Asker::Field, text) => Some(text),
            (Asker::Screen(_), text) => {
                let top = self.layers.last_mut()?;
                let navigation = top.pasted(&text, &mut self.context);
                self.navigate(navigation);
                None
            }
        }
    }

    /// Removes the layers from this index on, the top one first.
    fn close_from(&mut self, index: usize) {
        for mut layer in self.layers.drain(index..).rev() {
            layer.close(&mut self.context);
        }
    }

    /// Removes the top layer, with the news that its message box has shown.
    fn close_top(&mut self) {
        self.close_from(self.layers.len().saturating_sub(1));
        self.context.notices.close_box();
    }

    /// Goes to another screen. Returns whether there was one to go to.
    fn navigate(&mut self, navigation: Navigation<dyn Layer>) -> bool {
        match navigation {
            Navigation::Stay | Navigation::Focus(_) => return false,
            Navigation::Go(destination) => {
                self.close_from(0);
                self.open(destination);
            }
            Navigation::Open(destination) => self.open(destination),
            Navigation::Replace(destination) => {
                self.close_top();
                self.open(destination);
            }
            Navigation::Ask(dialog) => self.push(dialog),
            Navigation::Back => {
                self.close_top();
                if self.layers.is_empty() {
                    self.open(Destination::Title);
                }
            }
            Navigation::Quit => self.close_from(0),
        }
        // The layer that asked for a text is no longer on top.
        self.context.clipboard.forget_paste();
        !self.layers.is_empty()
    }
}

/// Handles the keys that have the same meaning on every screen.
fn act_everywhere(input: &Input, scope: Scope, context: &mut Context) {
    for action in input.requests(&context.preferences.keys, scope).into_iter().flatten() {
        match action {
            Action::Mute => {
                context.preferences.sound ^= true;
                context.say_switched(msg::SETTINGS_SOUND, context.preferences.sound);
            }
            Action::Background => {
                let next = (context.preferences.background + 1) % BACKGROUNDS;
                context.preferences.background = next;
                let words = [msg::SETTINGS_BACKGROUND, BACKGROUND_NAMES[usize::from(next)]];
                context.say(words.map(|it| context.texts.get(it)).join(": "));
            }
            Action::FullScreen => context.remembered.full_screen ^= true,
            Action::OpenFolder => context.open_folder(),
            _ => {}
        }
    }
}
