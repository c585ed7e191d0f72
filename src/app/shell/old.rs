//! Screens that are not yet told what to do by messages.

use macroquad::input::KeyCode;

use super::context::Context;
pub use super::layer::Flow;
use super::layer::Layer;
use crate::app::input::action::{Action, Scope};
use crate::app::input::bindings::Bindings;
use crate::app::input::chord::{self, Chord};
pub use crate::app::input::frame::Input;
use crate::app::input::pad::PadButton;
use crate::app::ui::layout::Canvas;
use crate::app::ui::style::Style;

#[allow(missing_docs)]
pub trait Screen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context);
    fn update(&mut self, input: &Input, context: &mut Context) -> Flow;
    fn draw(&self, _canvas: Canvas, _style: Style, _now: f64) {}
    fn is_animating(&self, _now: f64) -> bool {
        false
    }
    fn takes_all_keys(&self) -> bool {
        false
    }
}

#[allow(missing_docs)]
pub struct OldLayer<S>(pub S);

impl<S: Screen> Layer for OldLayer<S> {
    fn tick(&mut self, _: f64, _: &mut Context) -> Flow {
        Flow::Stay
    }
    fn show(&mut self, ctx: &egui::Context, canvas: Canvas, context: &Context) {
        self.0.ui(ctx, canvas, context);
    }
    fn update(&mut self, input: &Input, context: &mut Context) -> Flow {
        self.0.update(input, context)
    }
    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        self.0.draw(canvas, style, now);
    }
    fn is_animating(&self, now: f64) -> bool {
        self.0.is_animating(now)
    }
    fn scope(&self) -> Scope {
        if self.0.takes_all_keys() { Scope::AnyKey } else { Scope::Game }
    }
}

#[allow(missing_docs)]
#[derive(Default)]
pub struct KeyRepeat;

#[allow(missing_docs)]
impl KeyRepeat {
    pub fn actions(&mut self, input: &Input, bindings: &Bindings) -> Vec<Action> {
        input.wishes(bindings, Scope::Game).into_iter().filter_map(|w| w.first().copied()).collect()
    }
}

#[allow(missing_docs)]
impl Bindings {
    pub fn static_label(&self, action: Action) -> &'static str {
        self.keys(action).first().and_then(|chord| chord::name(chord.code())).unwrap_or_default()
    }
}

#[allow(missing_docs)]
impl PadButton {
    pub fn key(self) -> Option<KeyCode> {
        Some(match self {
            PadButton::Left => KeyCode::Left,
            PadButton::Right => KeyCode::Right,
            PadButton::Up => KeyCode::Up,
            PadButton::Down => KeyCode::Down,
            PadButton::South => KeyCode::Enter,
            PadButton::East | PadButton::Start => KeyCode::Escape,
            PadButton::LeftTrigger => KeyCode::PageUp,
            PadButton::RightTrigger => KeyCode::PageDown,
            _ => return None,
        })
    }
}

#[allow(missing_docs)]
impl Input {
    pub fn is_pressed(&self, key: KeyCode) -> bool {
        self.pressed.iter().any(|chord| chord.code() == key && !chord.is_with_command())
            || self.pad.iter().any(|button| button.key() == Some(key))
    }
    pub fn is_command(&self, key: KeyCode) -> bool {
        self.pressed.iter().any(|chord| chord.unshifted() == Chord::command(key))
    }
    pub fn is_enter(&self) -> bool {
        self.is_pressed(KeyCode::Enter) || self.is_pressed(KeyCode::KpEnter)
    }
    pub fn tab(&self) -> isize {
        let tab = isize::from(self.is_pressed(KeyCode::Tab));
        if self.is_shifted() { -tab } else { tab }
    }
    pub fn is_shifted(&self) -> bool {
        self.pressed.iter().any(|chord| chord.is_shifted())
    }
    pub fn direction(&self, back: KeyCode, forth: KeyCode) -> isize {
        isize::from(self.is_pressed(forth)) - isize::from(self.is_pressed(back))
    }
}
