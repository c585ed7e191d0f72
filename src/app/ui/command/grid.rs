//! How the buttons of a table share its width, and how text and icon are fitted into each.

use egui::{Ui, vec2};

use super::button::{ButtonSize, Command};
use crate::app::text::Texts;
use crate::app::ui::widgets::{self, Fit};

/// Returns the widths of the buttons of a row that is this wide.
pub(super) fn button_widths<M>(row: &[Command<M>], size: ButtonSize, width: f32) -> Vec<f32> {
    let room = width - size.gap * (row.len() - 1) as f32;
    let weights: f32 = row.iter().map(|command| command.weight).sum();
    row.iter().map(|command| room * command.weight / weights).collect()
}

/// Returns how text and icon of each button are fitted in.
///
/// Rows of equally many buttons are a grid. In a column of it, icons lie below each other, and the widest text is in the middle of its
/// button. Where a text leaves no room for its icon, all texts of the table are a little smaller; if that is not enough, its grid has
/// no icons.
pub(super) fn fit<M>(
    ui: &Ui,
    rows: &[Vec<Command<M>>],
    size: ButtonSize,
    texts: &Texts,
) -> Vec<Vec<Fit>> {
    let mut lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    lengths.dedup();
    let grid = |len: usize| rows.iter().filter(|row| row.len() == len).collect::<Vec<_>>();
    let grids: Vec<_> = lengths.iter().map(|&len| grid(len)).collect();
    let fits = |rooms: &[f32]| rooms.iter().all(|&room| room >= 2.0 * LEAST_INSET);
    let scales = grids.iter().filter_map(|grid| {
        TEXT_SCALES.into_iter().find(|&scale| fits(&rooms(ui, grid, size, scale, texts)))
    });
    let scale = scales.fold(1.0, f32::min);
    // For each grid, the room in its columns, and whether its buttons show keys.
    let columns: Vec<_> = grids
        .iter()
        .map(|grid| {
            let has_keys = grid.iter().copied().flatten().any(|command| !command.named.is_empty());
            (rooms(ui, grid, size, scale, texts), has_keys)
        })
        .collect();
    let fit_row = |row: &Vec<Command<M>>| -> Vec<Fit> {
        let Ok(grid) = lengths.binary_search(&row.len()) else { return Vec::new() };
        let (rooms, has_keys) = &columns[grid];
        if !fits(rooms) {
            return vec![Fit { inset: None, scale }; row.len()];
        }
        let widths = button_widths(row, size, ui.available_width());
        let inset = |column: usize| {
            let is_narrow = widgets::has_text_on_left(widths[column]);
            if *has_keys && is_narrow { LEAST_INSET } else { rooms[column] / 2.0 }
        };
        let columns = row.iter().enumerate();
        let fit_one = |(column, command): (usize, &Command<M>)| Fit {
            inset: command.icon.map(|_| inset(column)),
            scale,
        };
        columns.map(fit_one).collect()
    };
    rows.iter().map(fit_row).collect()
}

/// Returns how much room the widest text with an icon leaves in each column of a grid.
fn rooms<M>(
    ui: &Ui,
    grid: &[&Vec<Command<M>>],
    size: ButtonSize,
    scale: f32,
    texts: &Texts,
) -> Vec<f32> {
    let room = |row: &[Command<M>], column: usize| {
        let button = vec2(button_widths(row, size, ui.available_width())[column], size.height);
        let command = &row[column];
        let room = || widgets::room_beside_icon(ui, button, command.label.text(texts), scale);
        command.icon.map_or(f32::INFINITY, |_| room())
    };
    let columns = grid.first().map_or(0, |row| row.len());
    let least = |column| grid.iter().map(|row| room(row, column)).fold(f32::INFINITY, f32::min);
    (0..columns).map(least).collect()
}

/// Sizes of texts that leave room for icons, relative to the usual one.
const TEXT_SCALES: [f32; 6] = [1.0, 0.95, 0.9, 0.87, 0.84, 0.8];

/// Smallest distance of icons and texts from the edges of their buttons.
const LEAST_INSET: f32 = 8.0;

#[cfg(test)]
mod tests {
    use crate::app::input::{Action, Bindings};
    use crate::app::text::{Language, Texts};
    use crate::app::ui::command::{ButtonSize, Command, Commands, Labels};
    use egui::vec2;

    /// Returns where the icons of a table's buttons begin, in a window of this width.
    fn icons(table: &Commands<char>, width: f32) -> Vec<f32> {
        let texts = Texts::of(Language::reference());
        let ctx = egui::Context::default();
        crate::app::ui::theme::install(&ctx);
        let size = ButtonSize { height: 40.0, gap: 10.0 };
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, 300.0));
        let input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
        let output = ctx.run(input, |ctx| {
            egui::CentralPanel::default().show(ctx, |ui| {
                table.show(ui, size, Labels { texts: &texts, keys: &Bindings::default() });
            });
        });
        let icon = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Text(text) if text.galley.text() >= "\u{e000}" => Some(text.pos.x),
            _ => None,
        };
        output.shapes.iter().filter_map(icon).collect()
    }

    #[test]
    fn icons_lie_below_each_other_and_give_way_to_long_texts() {
        let table = Commands::new()
            .row([Command::new("hint", Action::Hint, 'h'), Command::new("none", None, 'n')])
            .row([
                Command::new("a longer text", Action::Copy, 'c'),
                Command::new("save", Action::Save, 's'),
            ]);
        let [first, second, right] = icons(&table, 800.0)[..] else { panic!("three have icons") };
        assert_eq!(first, second);
        assert!(first < 200.0 && right > 400.0);
        assert_eq!(icons(&table, 180.0), []);
    }
}
