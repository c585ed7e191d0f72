//! The animated background behind everything: one of eight scenes, each drawn by a fragment shader.
//!
//! The scene is rendered into an off-screen picture a few times a second and scaled to the window.
//! Where that takes long, as without a graphics card, the picture stands still.

use std::time::Duration;

use egui::{Rect, TextureFilter, vec2};

use crate::app::input::Input;
use crate::app::settings::{BACKGROUNDS, Preferences};
use crate::app::window::{OffScreenPicture, Scene, display, graphics};

/// Width and height of the picture, in pixels.
const SIZE: (u32, u32) = (960, 600);

/// Seconds between two renderings.
const INTERVAL: f64 = 1.0 / 15.0;

/// Seconds without input after which the picture stands still.
const REST: f64 = 40.0;

/// Seconds that a frame with a rendering takes at most, unless it is slow. At 30 frames a second,
/// the screen alone takes a little less.
const MAX_FRAME: f64 = 0.036;

/// Number of slow frames, one after the other, after which the picture stands still.
const MAX_SLOW: u32 = 5;

/// The functions that all shaders share.
const COMMON: &str = include_str!("../../../assets/shaders/common.glsl");

/// The shaders, in the order of the backgrounds in the settings.
const SCENES: [&str; BACKGROUNDS as usize] = [
    include_str!("../../../assets/shaders/city.glsl"),
    include_str!("../../../assets/shaders/lake.glsl"),
    include_str!("../../../assets/shaders/sea.glsl"),
    include_str!("../../../assets/shaders/mountains.glsl"),
    include_str!("../../../assets/shaders/rain.glsl"),
    include_str!("../../../assets/shaders/space.glsl"),
    include_str!("../../../assets/shaders/lanterns.glsl"),
    include_str!("../../../assets/shaders/plain.glsl"),
];

/// The animated picture, with the means to draw it.
pub struct Background {
    /// The scene that is shown.
    scene: u16,
    /// The shader of the scene. `None` if it does not compile; a plain ground is drawn then.
    shader: Option<Scene>,
    /// The picture of the scene.
    picture: OffScreenPicture,
    /// Time of the last rendering, in seconds since the start of the program.
    drawn_at: f64,
    /// Whether the picture was rendered in the last frame.
    is_fresh: bool,
    /// Whether rendering takes long.
    pace: Pace,
}

impl Background {
    /// Compiles the shader of the first scene.
    pub fn new(scene: u16) -> Background {
        let (width, height) = SIZE;
        Background {
            scene,
            shader: compile(scene),
            picture: OffScreenPicture::new(width, height, TextureFilter::Linear),
            drawn_at: f64::NEG_INFINITY,
            is_fresh: false,
            pace: Pace::default(),
        }
    }

    /// Draws the picture over the whole window. It stands still with reduced motion, where it is
    /// slow, and after a long time without input. Returns the seconds until it changes.
    pub fn draw(&mut self, preferences: &Preferences, input: &Input) -> f64 {
        let (now, is_still) = (input.now, preferences.reduced_motion);
        if preferences.background != self.scene {
            *self = Background::new(preferences.background);
        }
        let sleeps = is_still || input.idle_seconds > REST || self.pace.is_slow();
        let due = now - self.drawn_at >= INTERVAL && !sleeps;
        self.is_fresh = due || self.drawn_at < 0.0;
        let Some(shader) = &self.shader else { return f64::INFINITY };
        if self.is_fresh {
            self.drawn_at = now;
            let time = if is_still { 0.0 } else { now % 3600.0 };
            shader.draw(&self.picture, time as f32 + 20.0);
        }
        draw_picture(&self.picture);
        if sleeps { f64::INFINITY } else { self.drawn_at + INTERVAL - now }
    }

    /// Records the duration of the last frame, until it was on the screen.
    pub fn measure(&mut self, frame: Duration) {
        if self.is_fresh {
            self.pace.record(frame.as_secs_f64());
        }
    }
}

/// Notices when frames with a rendering are slow.
#[derive(Default)]
struct Pace {
    /// Number of slow frames, one after the other.
    slow: u32,
}

impl Pace {
    /// Records a frame with a rendering. Other work may make a single one slow.
    fn record(&mut self, seconds: f64) {
        self.slow = if seconds > MAX_FRAME { self.slow + 1 } else { 0 };
    }

    fn is_slow(&self) -> bool {
        self.slow >= MAX_SLOW
    }
}

/// Scales a picture to cover the window, cropping any excess width or height.
fn draw_picture(picture: &OffScreenPicture) {
    let (width, height) = picture.size();
    let size = vec2(width as f32, height as f32);
    let window = display::size();
    let size = size * (window / size).max_elem();
    let corner = vec2((window.x - size.x) / 2.0, window.y - size.y).to_pos2();
    graphics::draw_picture(picture, Rect::from_min_size(corner, size));
}

/// Compiles the shader of a scene.
fn compile(scene: u16) -> Option<Scene> {
    Scene::compile(&format!("{COMMON}\n{}", SCENES[usize::from(scene)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether the picture stands still after frames of these durations.
    fn is_slow(frames: &[f64]) -> bool {
        let mut pace = Pace::default();
        frames.iter().for_each(|&seconds| pace.record(seconds));
        pace.is_slow()
    }

    #[test]
    fn a_picture_stands_still_where_its_frames_are_slow_one_after_the_other() {
        assert!(is_slow(&[0.05; 5]), "the processor draws");
        assert!(!is_slow(&[0.0334; 500]), "the screen shows 30 frames a second");
        let now_and_then = [0.3, 0.3, 0.3, 0.3, 0.01].repeat(100);
        assert!(!is_slow(&now_and_then), "something else takes its time");
    }
}
