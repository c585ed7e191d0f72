//! The means by which a screen shows itself, saying each thing once.

use std::cell::Cell;
use std::fmt::Debug;
use std::ops::Deref;

use egui::{Rect, Ui, Vec2, vec2};

use super::super::context::Context;
use crate::app::speech;
use crate::app::ui::{
    ButtonSize, Command, GAP, HEADING, IN_PAGE, PageLayout, Recorder, TEXT, bold, elided, list,
    widgets,
};
use crate::app::window::Canvas;

/// The means by which a screen shows itself. Whatever can be pressed is recorded for keys, pad and
/// screen reader in the call that shows it.
pub struct View<'a, M> {
    /// egui's context, in which menus and texts are shown.
    pub ctx: &'a egui::Context,
    /// The window's size.
    pub canvas: Canvas,
    /// The state shared by all screens.
    pub context: &'a Context,
    /// Whether the screen is shown for the first time.
    pub begins: bool,
    /// Records what is shown.
    pub recorder: Recorder<'a, M>,
}

impl<'a, M> Deref for View<'a, M> {
    type Target = Recorder<'a, M>;

    fn deref(&self) -> &Recorder<'a, M> {
        &self.recorder
    }
}

/// The parts of a page around its contents. It has an arrow back.
pub struct Page<'a, M> {
    /// The title.
    pub title: &'a str,
    /// The sections at the right of the title.
    pub sections: Vec<Command<M>>,
    /// The rows of buttons below the chosen item. The main button is large.
    pub foot: Vec<Vec<Command<M>>>,
}

impl<'a, M> Page<'a, M> {
    /// Returns a page with a title.
    pub fn new(title: &'a str) -> Page<'a, M> {
        Page { title, sections: Vec::new(), foot: Vec::new() }
    }

    /// Adds a row of buttons below the chosen item, unless it is empty.
    pub fn foot(mut self, row: impl IntoIterator<Item = Command<M>>) -> Page<'a, M> {
        self.foot.extend(Some(row.into_iter().collect::<Vec<_>>()).filter(|row| !row.is_empty()));
        self
    }
}

impl<M: Clone + Debug> View<'_, M> {
    /// Shows a page: its head, the contents at the left, and the chosen item at the right above the
    /// buttons of the foot.
    ///
    /// Both parts scroll if they do not fit; in a narrow window they are one panel.
    pub fn page(&self, page: Page<M>, stage: impl FnOnce(&mut Ui), chosen: impl FnOnce(&mut Ui)) {
        let PageLayout { head, stage: left, panel } = PageLayout::new(self.canvas.size);
        speech::title(self.ctx, page.title);
        widgets::bare(self.ctx, "head", head, |ui| self.show_head(ui, head, panel, &page));
        let in_head = self.shown().stops.len();
        let after_stage = Cell::new(0);
        let stage = |ui: &mut Ui| {
            stage(ui);
            after_stage.set(self.shown().stops.len());
        };
        match panel {
            Some(right) => {
                let stage =
                    |ui: &mut Ui| list::scrolled(ui, ui.available_height(), self.begins, stage);
                widgets::panel(self.ctx, "stage", left, (IN_PAGE, 0.0), stage);
                let panel = |ui: &mut Ui| self.above_foot(ui, &page.foot, chosen);
                widgets::panel(self.ctx, "panel", right, (IN_PAGE, 0.0), panel);
            }
            None => {
                let both = |ui: &mut Ui| {
                    stage(ui);
                    ui.add_space(2.0 * GAP);
                    chosen(ui);
                };
                let show = |ui: &mut Ui| self.above_foot(ui, &page.foot, both);
                widgets::panel(self.ctx, "stage", left, (IN_PAGE, 0.0), show);
            }
        }
        // Tab visits the contents first, unless nothing in them can have the focus, then the
        // sections, and the arrow back alone at the end.
        let (all, after_stage) = (self.shown().stops.len(), after_stage.get());
        if after_stage > in_head {
            self.defer(in_head, if page.sections.is_empty() { all } else { after_stage });
        }
    }

    /// Shows contents above the buttons at the foot of a page.
    fn above_foot(&self, ui: &mut Ui, foot: &[Vec<Command<M>>], contents: impl FnOnce(&mut Ui)) {
        let size = |row: &[Command<M>]| {
            if row.iter().any(|it| it.is_primary) { ButtonSize::Large } else { ButtonSize::Usual }
        };
        let height: f32 = foot.iter().map(|row| size(row).height() + GAP).sum::<f32>() + GAP;
        let room = ui.available_rect_before_wrap();
        let (above, below) = room.split_top_bottom_at_y(room.bottom() - height + GAP);
        let above = above.with_max_y(below.top() - GAP);
        let show = |ui: &mut Ui| list::scrolled(ui, above.height(), self.begins, contents);
        widgets::in_rect(ui, above, show);
        let below = below.with_min_y(below.top() + GAP);
        widgets::in_rect(ui, below, |ui| self.rows(ui, size, foot));
    }

    /// Shows the arrow back, the title and the sections of a page.
    fn show_head(&self, ui: &mut Ui, head: Rect, panel: Option<Rect>, page: &Page<M>) {
        let arrow = Rect::from_min_size(head.min, Vec2::splat(head.height()));
        self.buttons_in(ui, arrow, ButtonSize::Large, &[Command::leave()]);
        let title_from = arrow.right() + 2.0 * GAP;
        let right = match (panel, page.sections.is_empty()) {
            (_, true) => head.right(),
            (Some(panel), _) => panel.left(),
            (None, _) => title_from + (head.right() - title_from) * 0.3,
        };
        let place = head.with_min_x(title_from).with_max_x(right - 2.0 * GAP);
        let title = elided(ui, page.title, bold(HEADING), TEXT, place.width() - GAP);
        let at = place.left_center() - vec2(0.0, title.size().y / 2.0);
        // Makes the title readable over any background.
        let plate = Rect::from_min_size(place.min, vec2(title.size().x, place.height()));
        widgets::paint_plate(ui, plate.expand2(vec2(GAP, 0.0)));
        ui.painter().galley(at, title, TEXT);
        let place = head.with_min_x(right).shrink2(vec2(3.0, 4.0));
        self.buttons_in(ui, place, ButtonSize::Segment, &page.sections);
    }

    /// Returns whether both parts of a page are one above the other.
    pub fn is_narrow(&self) -> bool {
        PageLayout::new(self.canvas.size).panel.is_none()
    }
}
