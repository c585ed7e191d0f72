//! The layout of the window, in points. A point scales with the window.

use egui::{Rect, Vec2, pos2, vec2};

use crate::ai::BoardSize;
use crate::picture::BoardLayout;

/// Margin around and between panels.
pub const MARGIN: f32 = 20.0;

/// Largest width of the panel beside the board, and its usual height below the board.
const PANEL: Vec2 = vec2(300.0, 290.0);

/// Largest height of the panel below the board.
const MAX_BELOW: f32 = 380.0;

/// Largest share of the window's width or height for the panel, where points are large and the
/// window has few of them.
const PANEL_SHARE: f32 = 0.42;
/// Smallest width of the panel.
const MIN_PANEL: f32 = 220.0;

/// Smallest height of the panel beside the board, if the window is high enough.
const PANEL_BESIDE: f32 = 520.0;

/// Space for the coordinates along the board's left and lower edges.
const COORDINATES: f32 = 22.0;

/// The areas of a page: the head above two panels side by side, contents at the left and the chosen
/// item at the right. In a narrow window, both are one panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PageLayout {
    /// The arrow back, the title, and the sections of the page at the right.
    pub head: Rect,
    /// The contents.
    pub stage: Rect,
    /// The chosen item; `None` in a narrow window.
    pub panel: Option<Rect>,
}

/// Padding inside the panels of a page.
pub const IN_PAGE: f32 = 18.0;

/// Height of the head of a page.
const PAGE_HEAD: f32 = 48.0;
/// Gap below the head of a page.
const BELOW_HEAD: f32 = 12.0;

/// Share of the window's width for a page's right panel.
const PAGE_PANEL: f32 = 0.32;
/// Smallest and largest width of a page's right panel.
const PAGE_PANELS: [f32; 2] = [290.0, 400.0];

/// Width of a window below which both panels of a page are one.
const NARROW_PAGE: f32 = 700.0;
/// Largest size of a page with two panels.
const MAX_PAGE: Vec2 = vec2(1240.0, 1000.0);

impl PageLayout {
    /// Returns the areas in a window of this size.
    pub fn new(size: Vec2) -> PageLayout {
        let margin = if size.min_elem() < 500.0 { 8.0 } else { MARGIN };
        let largest = if size.x < NARROW_PAGE { size } else { MAX_PAGE };
        let room = (size - Vec2::splat(2.0 * margin)).min(largest).max(Vec2::splat(1.0));
        let page = Rect::from_center_size((size / 2.0).to_pos2(), room);
        let (head, body) = page.split_top_bottom_at_y(page.top() + PAGE_HEAD);
        let body = body.with_min_y((body.top() + BELOW_HEAD).min(body.bottom()));
        if size.x < NARROW_PAGE {
            return PageLayout { head, stage: body, panel: None };
        }
        let [least, most] = PAGE_PANELS;
        let left = body.right() - (size.x * PAGE_PANEL).clamp(least, most);
        let (stage, panel) = body.split_left_right_at_x(left);
        let stage = stage.with_max_x(stage.right() - MARGIN);
        PageLayout { head, stage, panel: Some(panel) }
    }
}

/// The areas of the board and the panel on the game screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableLayout {
    /// The board.
    pub board: BoardLayout,
    /// The panel with players, pieces and buttons.
    pub panel: Rect,
}

impl TableLayout {
    /// Places the panel beside a board of 10x10, or below it in a portrait window.
    pub fn new(size: Vec2) -> TableLayout {
        TableLayout::for_board(BoardSize::default(), size)
    }

    /// Places the panel beside a board, or below it in a portrait window. The cells of a small
    /// board are larger.
    pub fn for_board(board_size: BoardSize, size: Vec2) -> TableLayout {
        let upright = size.y > size.x * 1.15;
        let beside = (size.x * PANEL_SHARE).clamp(MIN_PANEL, PANEL.x);
        let below = PANEL.y.min(size.y * PANEL_SHARE);
        let room = if upright {
            vec2(size.x - 2.0 * MARGIN, size.y - below - 3.0 * MARGIN)
        } else {
            vec2(size.x - beside - 3.0 * MARGIN, size.y - 2.0 * MARGIN)
        };
        let cells = cells_of(board_size);
        let cell = ((room - Vec2::splat(COORDINATES)) / cells).min_elem().max(1.0);
        let framed = cells * cell + Vec2::splat(COORDINATES);
        // The panel takes the space that the board leaves.
        let below = (size.y - framed.y - 3.0 * MARGIN).clamp(below, below.max(MAX_BELOW));
        let total = if upright {
            vec2(framed.x, framed.y + MARGIN + below)
        } else {
            vec2(framed.x + MARGIN + beside, framed.y)
        };
        let corner = ((size - total) / 2.0).max(vec2(0.0, 0.0)).to_pos2();
        let rect = Rect::from_min_size(corner + vec2(COORDINATES, 0.0), cells * cell);
        let panel = if upright {
            let width = (size.x - 2.0 * MARGIN).clamp(1.0, 640.0);
            let left = (size.x - width) / 2.0;
            Rect::from_min_size(pos2(left, corner.y + framed.y + MARGIN), vec2(width, below))
        } else {
            // Beside a small board, the panel is taller than the board.
            let height = rect.height().max(PANEL_BESIDE.min(size.y - 2.0 * MARGIN));
            let top = corner.y.min((size.y - height) / 2.0);
            let left = corner.x + framed.x + MARGIN;
            Rect::from_min_size(pos2(left, top), vec2(beside, height))
        };
        TableLayout { board: BoardLayout { size: board_size, rect }, panel }
    }

    /// Returns the layout of a board without a panel, as large as possible in the middle of a
    /// rectangle.
    pub fn within(rect: Rect, size: BoardSize) -> TableLayout {
        let cells = cells_of(size);
        let cell = (rect.size() / cells).min_elem();
        let rect = Rect::from_center_size(rect.center(), cells * cell);
        TableLayout { board: BoardLayout { size, rect }, panel: rect }
    }
}

/// Returns the number of columns and rows of a board as a vector.
fn cells_of(size: BoardSize) -> Vec2 {
    vec2(size.columns() as f32, size.rows() as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::window::Canvas;
    use egui::Pos2;

    const WINDOWS: [(f32, f32); 8] = [
        (640.0, 480.0),
        (1280.0, 800.0),
        (3840.0, 2160.0),
        (800.0, 1280.0),
        (2000.0, 300.0),
        (300.0, 2000.0),
        (160.0, 120.0),
        (1.0, 1.0),
    ];

    #[test]
    fn board_and_panel_fit_into_every_usable_window_without_overlap() {
        for (width, height) in WINDOWS {
            let canvas = Canvas::new(width, height);
            for board in BoardSize::ALL {
                let layout = TableLayout::for_board(board, canvas.size);
                assert!(layout.board.cell_size() >= 1.0);
                if width >= 100.0 {
                    let window = Rect::from_min_size(Pos2::ZERO, canvas.size);
                    let rect = layout.board.rect;
                    assert!(window.contains_rect(rect), "{width}x{height} {layout:?}");
                    assert!(window.contains_rect(layout.panel), "{width}x{height} {layout:?}");
                    assert!(!rect.intersects(layout.panel), "{width}x{height} {layout:?}");
                    assert!(rect.size().max_elem() > 400.0, "{width}x{height} {layout:?}");
                }
            }
        }
    }

    /// With texts of 200 % in a window of the usual size, a third of each screen once was cut off.
    #[test]
    fn nothing_is_cut_off_however_large_texts_are() {
        for (width, height) in [(600.0, 900.0), (640.0, 480.0), (1280.0, 800.0), (1366.0, 768.0)] {
            for percent in [70, 100, 150, 200] {
                let canvas = Canvas::scaled(width, height, percent);
                let shown = canvas.size * canvas.scale;
                assert!((shown - vec2(width, height)).length() < 0.1, "{width}x{height} {percent}");
                let layout = TableLayout::new(canvas.size);
                assert!(layout.board.rect.width() > 150.0, "{width}x{height} {percent} {layout:?}");
            }
        }
        let usual = [100, 200].map(|percent| Canvas::scaled(1280.0, 800.0, percent).scale);
        assert_eq!(usual[1], 2.0 * usual[0]);
    }

    #[test]
    fn small_boards_have_larger_cells() {
        for (width, height) in [(1280.0, 800.0), (600.0, 900.0)] {
            let size = Canvas::new(width, height).size;
            let usual = TableLayout::new(size).board.cell_size();
            for board in BoardSize::ALL {
                let layout = TableLayout::for_board(board, size);
                assert!(layout.board.cell_size() >= usual, "{board}");
                assert_eq!(layout.board.in_cells(layout.panel.center()), None);
            }
        }
    }
}
