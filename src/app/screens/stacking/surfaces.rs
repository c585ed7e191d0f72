//! A few surfaces with their ranks, which show what makes a surface good.

use egui::{Align2, Color32, CornerRadius, Label, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::advice::shade_color;
use crate::ai::STACK_COLUMNS;
use crate::app::board::show_painted;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{BODY, GAP, LABEL, TEXT, bold, regular};
use crate::picture::{Look, blocks};

/// A surface with its rank in percent.
struct Surface {
    heights: [i16; STACK_COLUMNS],
    percent: u32,
    text: Message,
}

/// The surfaces to show. An ignored test compares the ranks with the computed ones.
const SURFACES: [Surface; 7] = [
    Surface { heights: [3; STACK_COLUMNS], percent: 57, text: msg::STACKING_SURFACE_FLAT },
    Surface { heights: [4, 3, 3, 3, 3, 3, 3, 3, 4], percent: 85, text: msg::STACKING_SURFACE_STEP },
    Surface {
        heights: [4, 4, 3, 3, 4, 4, 3, 3, 4],
        percent: 81,
        text: msg::STACKING_SURFACE_PAIRS,
    },
    Surface {
        heights: [4, 3, 4, 3, 4, 3, 4, 3, 4],
        percent: 18,
        text: msg::STACKING_SURFACE_SINGLES,
    },
    Surface { heights: [5, 5, 5, 5, 3, 5, 5, 5, 5], percent: 48, text: msg::STACKING_SURFACE_WELL },
    Surface { heights: [5, 5, 1, 5, 5, 5, 5, 5, 5], percent: 29, text: msg::STACKING_SURFACE_DEEP },
    Surface { heights: [5, 5, 2, 5, 5, 5, 2, 5, 5], percent: 11, text: msg::STACKING_SURFACE_TWO },
];

/// The rank of the best of these surfaces, in percent.
const BEST: f32 = 85.0;

/// Side of a block, in points.
const BLOCK: f32 = 12.0;

/// Number of rows in a picture.
const ROWS: f32 = 5.0;

/// Size of the field with a rank, in points.
const RANK: Vec2 = vec2(34.0, 24.0);

/// Shows the surfaces below each other, each with its rank and a description.
pub fn show(ui: &mut Ui, texts: &Texts) {
    for (number, surface) in SURFACES.iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GAP;
            let size = vec2(STACK_COLUMNS as f32, ROWS) * BLOCK;
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            show_painted(ui, number, place, |paint| {
                for (column, height) in surface.heights.iter().enumerate() {
                    for row in 1..=*height {
                        let corner = vec2(column as f32, -f32::from(row)) * BLOCK;
                        let corner = place.left_bottom() + corner;
                        let square = Rect::from_min_size(corner, Vec2::splat(BLOCK));
                        blocks::draw_block(paint, square, |_, _| false, Look::stone());
                    }
                }
            });
            let (field, _) = ui.allocate_exact_size(RANK, Sense::hover());
            let ground = shade_color(surface.percent as f32 / BEST);
            let painter = ui.painter();
            painter.rect_filled(field, CornerRadius::same(3), ground);
            let (at, font) = (field.center(), bold(LABEL));
            painter.text(at, Align2::CENTER_CENTER, surface.percent, font, Color32::WHITE);
            let text = RichText::new(texts.get(surface.text)).font(regular(BODY)).color(TEXT);
            ui.add(Label::new(text).wrap());
        });
        ui.add_space(GAP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Control, Stack, StackRules, Stacker};
    use crate::app::screens::stacking::advice::percent;
    use crate::app::text::Language;
    use crate::game::{load_or_compute_ranks, ranks_path};

    #[test]
    fn every_surface_is_described_in_few_words() {
        for language in Language::all() {
            let texts = Texts::new(language);
            // Other languages need more words.
            let max_words = if language == Language::reference() { 12 } else { 16 };
            for words in SURFACES.iter().map(|surface| texts.get(surface.text)) {
                assert!(words.split_whitespace().count() <= max_words, "{words}");
            }
        }
    }

    #[test]
    fn the_brightest_surface_is_the_best() {
        let best = SURFACES.iter().map(|surface| surface.percent).max();
        assert_eq!(best, Some(BEST as u32));
    }

    #[test]
    #[ignore = "computes the ranks, which takes a test build minutes"]
    fn the_surfaces_have_the_ranks_that_are_shown() {
        let (path, control) = (ranks_path(), Control::default());
        let (ranks, _) = load_or_compute_ranks(path.as_deref(), &control, |_| {}).unwrap();
        let mut stacker = Stacker::new(&ranks, StackRules::SURFACES);
        for surface in &SURFACES {
            let rank = percent(stacker.rank(&Stack::new(surface.heights)));
            assert_eq!(rank, surface.percent, "{:?}", surface.heights);
        }
    }
}
