//! Measures the contrast of texts with their background, for tests.
//!
//! WCAG 2.2 requires 4.5 to 1 for a text that is read.

use egui::epaint::ClippedShape;
use egui::{Color32, Pos2, Rect, Rgba, Shape};

use crate::app::ui::theme::DISABLED;

/// Smallest contrast of a text.
pub const MIN_CONTRAST: f32 = 4.5;

/// Returns the contrast of two opaque colours, the ratio of their luminances, from 1 to 21.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |color: Color32| {
        let linear = Rgba::from(color);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Returns a colour drawn over an opaque one. The window blends colours as they are stored.
pub fn over(color: Color32, ground: Color32) -> Color32 {
    let rest = f32::from(255 - color.a()) / 255.0;
    let [r, g, b] = [0, 1, 2].map(|channel| {
        let behind = (f32::from(ground[channel]) * rest).round() as u8;
        color[channel].saturating_add(behind)
    });
    Color32::from_rgb(r, g, b)
}

/// A text with too little contrast.
#[derive(Debug)]
#[allow(dead_code, reason = "a failing test prints it")]
pub struct Faint {
    pub text: String,
    pub color: Color32,
    pub ground: Color32,
    pub contrast: f32,
}

/// Returns the texts of a frame that have too little contrast, whatever pixels the background
/// picture has.
///
/// Texts on disabled buttons are exempt, as in WCAG.
pub fn faint_texts(shapes: &[ClippedShape]) -> Vec<Faint> {
    let mut flat = Vec::new();
    for ClippedShape { clip_rect, shape } in shapes {
        flatten(*clip_rect, shape, &mut flat);
    }
    let mut faint = Vec::new();
    for (index, (clip, shape)) in flat.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        let place = text.visual_bounding_rect().intersect(*clip);
        if text.galley.text().trim().is_empty() || !place.is_positive() {
            continue;
        }
        let worst = colors(text)
            .filter(|color| *color != DISABLED && color.a() > 0)
            .flat_map(|color| samples(place).map(move |at| (color, at)))
            .flat_map(|(color, at)| {
                [Color32::BLACK, Color32::WHITE].map(|picture| {
                    let ground = behind(&flat[..index], at, picture);
                    (contrast(over(color, ground), ground), color, ground)
                })
            })
            .min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((contrast, color, ground)) =
            worst.filter(|(contrast, ..)| *contrast < MIN_CONTRAST)
        {
            faint.push(Faint { text: text.galley.text().to_owned(), color, ground, contrast });
        }
    }
    faint
}

/// Collects the shapes within a shape, each with its clip rectangle.
fn flatten(clip: Rect, shape: &Shape, flat: &mut Vec<(Rect, Shape)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| flatten(clip, shape, flat)),
        shape => flat.push((clip, shape.clone())),
    }
}

/// Returns the colours of a text.
fn colors(text: &egui::epaint::TextShape) -> impl Iterator<Item = Color32> + '_ {
    text.galley.job.sections.iter().map(|section| {
        let color = match (text.override_text_color, section.format.color) {
            (Some(color), _) => color,
            (None, Color32::PLACEHOLDER) => text.fallback_color,
            (None, color) => color,
        };
        color.gamma_multiply(text.opacity_factor)
    })
}

/// Returns points on a text.
fn samples(place: Rect) -> impl Iterator<Item = Pos2> {
    let inner = place.shrink2(egui::vec2(0.5, place.height() * 0.2));
    let along = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter();
    along.flat_map(move |x| [0.2, 0.8].map(|y| inner.lerp_inside(egui::vec2(x, y))))
}

/// Returns the colour at a point where these shapes lie over a background picture of one colour.
fn behind(shapes: &[(Rect, Shape)], at: Pos2, picture: Color32) -> Color32 {
    shapes.iter().fold(picture, |ground, (clip, shape)| match shape {
        Shape::Rect(rect) if clip.contains(at) && rect.rect.contains(at) => over(rect.fill, ground),
        _ => ground,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Align2, RawInput, pos2, vec2};

    #[test]
    fn the_ratio_is_that_of_wcag() {
        let gray = Color32::from_gray(0x77);
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(gray, Color32::WHITE) - 4.48).abs() < 0.01, "known as just too faint");
        assert_eq!(contrast(gray, gray), 1.0);
    }

    #[test]
    fn a_text_is_measured_against_everything_behind_it() {
        let faint = |ground: Color32, color: Color32| {
            let ctx = crate::app::ui::theme::new_egui();
            let output = ctx.run(RawInput::default(), |ctx| {
                let painter = ctx.debug_painter();
                let rect = Rect::from_min_size(pos2(10.0, 10.0), vec2(200.0, 40.0));
                painter.rect_filled(rect, 0.0, Color32::WHITE);
                painter.rect_filled(rect, 0.0, ground);
                let font = crate::app::ui::theme::regular(crate::app::ui::LABEL);
                painter.text(rect.center(), Align2::CENTER_CENTER, "text", font, color);
            });
            faint_texts(&output.shapes).len()
        };
        assert_eq!(faint(Color32::from_black_alpha(255), Color32::WHITE), 0);
        assert_eq!(
            faint(Color32::from_black_alpha(100), Color32::WHITE),
            1,
            "the white shines through"
        );
        assert_eq!(
            faint(Color32::from_black_alpha(255), Color32::from_rgba_premultiplied(90, 90, 90, 90)),
            1
        );
        assert_eq!(faint(Color32::from_black_alpha(255), DISABLED), 0);
    }
}
