//! The animated background behind everything: one of eight scenes, each drawn by a fragment shader.
//!
//! The scene is rendered into an off-screen picture a few times a second and scaled to the window.
//! The picture starts small and grows while rendering costs next to nothing. Without a graphics
//! card, it is rendered less often.

use std::time::Duration;

use egui::{Rect, TextureFilter, vec2};

use crate::app::input::Input;
use crate::app::settings::{BACKGROUNDS, Preferences};
use crate::app::window::{OffScreenPicture, Scene, display, graphics};

/// Width and height of the picture in pixels, and seconds between renderings, from the lowest
/// quality to the highest.
const QUALITIES: [((u32, u32), f64); 3] =
    [((480, 300), 1.0 / 10.0), ((960, 600), 1.0 / 15.0), ((1920, 1200), 1.0 / 30.0)];

/// Seconds without input after which the picture stands still.
const REST: f64 = 45.0;

/// Number of frames with a rendering, and of frames without, to measure before the next size is
/// tried.
const TRIALS: u32 = 20;

/// Cost of a rendering, in seconds, below which a larger size is tried.
const MAX_CHEAP_COST: f64 = 0.002;

/// Largest share of the time to spend on rendering the picture, unless [`MAX_INTERVAL`] is reached.
const MAX_SHARE: f64 = 0.08;

/// Longest time between two renderings, in seconds.
const MAX_INTERVAL: f64 = 0.3;

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

/// Seconds after which the next scene appears by itself, if the player wants that.
const STAY: f64 = 180.0;
/// Seconds over which one scene fades into the next.
const FADE: f64 = 2.5;

/// The animated picture, with the means to draw it.
pub struct Background {
    /// The scene shown now.
    tour: Tour,
    /// The picture of the previous scene, which fades out, and the time when that began.
    leaving: Option<(OffScreenPicture, f64)>,
    /// The shader of the scene. `None` if it does not compile; a plain ground is drawn then.
    shader: Option<Scene>,
    /// The picture of the scene.
    picture: OffScreenPicture,
    /// Index in [`QUALITIES`].
    quality: usize,
    /// Seconds between two renderings.
    interval: f64,
    /// Time of the last rendering, in seconds since the start of the program.
    drawn_at: f64,
    /// Whether the picture was rendered in the last frame.
    is_fresh: bool,
    /// Measures the cost of a rendering.
    cost: Cost,
}

impl Background {
    /// Compiles the shader of the first scene.
    pub fn new(scene: u16) -> Background {
        Background {
            tour: Tour { chosen: scene, shown: scene, since: 0.0 },
            leaving: None,
            shader: compile(scene),
            picture: picture(0),
            quality: 0,
            interval: QUALITIES[0].1,
            drawn_at: f64::NEG_INFINITY,
            is_fresh: false,
            cost: Cost::default(),
        }
    }

    /// Draws the picture over the whole window. It stands still with reduced motion, and after a
    /// long time without input.
    pub fn draw(&mut self, preferences: &Preferences, input: &Input) {
        let (now, is_still) = (input.now, preferences.reduced_motion);
        let sleeps = is_still || input.idle_seconds > REST;
        if let Some(change) = self.tour.next(preferences, input) {
            self.shader = compile(self.tour.shown);
            self.drawn_at = f64::NEG_INFINITY;
            let fades = change == Change::ByItself && !is_still;
            self.leaving = fades.then(|| {
                let before = std::mem::replace(&mut self.picture, picture(self.quality));
                (before, now)
            });
        }
        let due = now - self.drawn_at >= self.interval && !sleeps;
        self.is_fresh = due || self.drawn_at < 0.0;
        if self.is_fresh {
            self.drawn_at = now;
        }
        if let Some(shader) = &self.shader {
            if self.is_fresh {
                let time = if is_still { 0.0 } else { now % 3600.0 };
                shader.draw(&self.picture, time as f32 + 20.0);
            }
            draw_picture(&self.picture, 1.0);
        }
        if let Some((before, since)) = &self.leaving {
            let done = ((now - since) / FADE) as f32;
            if done < 1.0 {
                draw_picture(before, 1.0 - done);
            } else {
                self.leaving = None;
            }
        }
    }

    /// Returns whether one scene is fading into the next.
    pub fn is_fading(&self) -> bool {
        self.leaving.is_some()
    }

    /// Records the duration of the last frame.
    ///
    /// The picture grows if rendering costs next to nothing, and is rendered less often if it is
    /// expensive.
    pub fn measure(&mut self, frame: Duration) {
        let Some(cost) = self.cost.record(frame.as_secs_f64(), self.is_fresh) else { return };
        if cost < MAX_CHEAP_COST && self.quality + 1 < QUALITIES.len() {
            self.quality += 1;
            self.picture = picture(self.quality);
            self.drawn_at = f64::NEG_INFINITY;
        }
        self.interval = interval(QUALITIES[self.quality].1, cost);
    }
}

/// Scales a picture to cover the window, cropping any excess width or height.
fn draw_picture(picture: &OffScreenPicture, alpha: f32) {
    let (width, height) = picture.size();
    let size = vec2(width as f32, height as f32);
    let window = display::size();
    let size = size * (window / size).max_elem();
    let corner = vec2((window.x - size.x) / 2.0, window.y - size.y).to_pos2();
    graphics::draw_picture(picture, Rect::from_min_size(corner, size), alpha);
}

/// The scene shown, which may go on to the next by itself.
struct Tour {
    /// The scene that the player chose, from which the tour starts.
    chosen: u16,
    /// The scene that is shown.
    shown: u16,
    /// Time at which the scene appeared, in seconds since the start of the program.
    since: f64,
}

/// The reason why another scene is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Change {
    Chosen,
    ByItself,
}

impl Tour {
    /// Changes the scene if it is time to, and returns the reason; `None` if the scene stays.
    fn next(&mut self, preferences: &Preferences, input: &Input) -> Option<Change> {
        let Preferences { background: scene, changing_background: changes, .. } = *preferences;
        let (change, shown) = if scene != self.chosen {
            (Change::Chosen, scene)
        } else if !changes && self.shown != self.chosen {
            (Change::ByItself, self.chosen)
        } else if changes && input.idle_seconds <= REST && input.now - self.since >= STAY {
            (Change::ByItself, (self.shown + 1) % BACKGROUNDS)
        } else {
            return None;
        };
        *self = Tour { chosen: scene, shown, since: input.now };
        Some(change)
    }
}

/// Returns the seconds between two renderings for their cost; cheap ones keep the `usual` interval.
fn interval(usual: f64, cost: f64) -> f64 {
    usual.max((cost / MAX_SHARE).min(MAX_INTERVAL))
}

/// Returns a blank picture of this quality.
fn picture(quality: usize) -> OffScreenPicture {
    let (width, height) = QUALITIES[quality].0;
    OffScreenPicture::new(width, height, TextureFilter::Linear)
}

/// Compiles the shader of a scene.
fn compile(scene: u16) -> Option<Scene> {
    Scene::compile(&format!("{COMMON}\n{}", SCENES[usize::from(scene)]))
}

/// Estimates the cost of a rendering by comparing frames with one and frames without.
#[derive(Default)]
struct Cost {
    /// Total seconds and number of frames without a rendering, and with one.
    frames: [(f64, u32); 2],
}

impl Cost {
    /// Records a frame. Returns the cost of a rendering in seconds, once there are enough frames of
    /// both kinds.
    fn record(&mut self, seconds: f64, with_picture: bool) -> Option<f64> {
        let (sum, count) = &mut self.frames[usize::from(with_picture)];
        *sum += seconds;
        *count += 1;
        if self.frames.iter().any(|(_, count)| *count < TRIALS) {
            return None;
        }
        let [without, with] = self.frames.map(|(sum, count)| sum / f64::from(count));
        *self = Cost::default();
        Some(with - without)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The next scene waits until the player can see it, and the player's choice comes first.
    #[test]
    fn backgrounds_change_by_themselves_only_where_wanted_and_seen() {
        let mut tour = Tour { chosen: 6, shown: 6, since: 0.0 };
        let mut next = |now: f64, background: u16, changes: bool, idle_seconds: f64| {
            let wanted =
                Preferences { background, changing_background: changes, ..Default::default() };
            let input = Input { now, idle_seconds, ..Input::default() };
            (tour.next(&wanted, &input), tour.shown)
        };
        assert_eq!(next(STAY * 2.0, 6, false, 0.0), (None, 6));
        assert_eq!(next(STAY * 2.0, 6, true, REST + 1.0), (None, 6));
        assert_eq!(next(STAY * 2.0, 6, true, 0.0), (Some(Change::ByItself), 7));
        assert_eq!(next(STAY * 2.5, 6, true, 0.0), (None, 7));
        let after_the_last = next(STAY * 3.0, 6, true, 0.0);
        assert_eq!(after_the_last, (Some(Change::ByItself), 0), "the first one follows");
        assert_eq!(next(STAY * 3.1, 3, true, 0.0), (Some(Change::Chosen), 3));
        assert_eq!(next(STAY * 4.2, 3, true, 0.0), (Some(Change::ByItself), 4));
        let without_changes = next(STAY * 4.3, 3, false, 0.0);
        assert_eq!(without_changes, (Some(Change::ByItself), 3), "the one that was chosen");
    }

    /// Returns the estimated cost of a rendering from the durations of frames with one and without.
    fn cost(with: f64, without: f64) -> f64 {
        let mut cost = Cost::default();
        let mut frames = (0..4 * TRIALS).filter_map(|frame| {
            let with_picture = frame % 3 == 0;
            cost.record(if with_picture { with } else { without }, with_picture)
        });
        frames.next().expect("enough frames were seen")
    }

    #[test]
    fn a_picture_is_cheap_with_a_graphics_card_and_not_without_one() {
        assert!(
            cost(0.0167, 0.0166) < MAX_CHEAP_COST,
            "a graphics card waits for the screen anyway"
        );
        assert!(cost(0.0300, 0.0100) > MAX_CHEAP_COST, "without one the processor draws");
    }

    #[test]
    fn expensive_pictures_are_drawn_less_often() {
        let usual = QUALITIES[0].1;
        assert_eq!(interval(usual, cost(0.0167, 0.0166)), usual);
        let seldom = interval(usual, cost(0.0300, 0.0100));
        assert!(seldom > 2.0 * usual && 0.02 / seldom < 0.1, "{seldom}");
        assert_eq!(interval(usual, cost(0.5, 0.1)), MAX_INTERVAL);
    }
}
