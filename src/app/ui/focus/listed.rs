//! The focus of a screen or a dialog: the line or the button at which keys, pad and mouse have
//! arrived.

// What lists before it shows goes next: no page uses it any more.
#![allow(dead_code)]

use std::cell::Cell;

use egui::accesskit::Action;
use egui::{Response, Ui, Vec2};

use crate::app::input::Selecting;
use crate::app::speech::{self, Kind, Part};

/// Number of rows by which a page moves the focus.
const PAGE: usize = 8;

/// A place that can have the focus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Place {
    /// No line and no button: keys belong to the board, or to whatever else is shown.
    #[default]
    Board,
    /// A line and its column.
    Line(usize, usize),
    /// A button, by its row and column in the table of commands.
    Button(usize, usize),
}

/// Everything at which the focus can stop: the columns of each line, and the buttons in each row
/// below the lines.
///
/// The size does not depend on the length of a list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stops {
    /// Number of columns of each line.
    pub lines: Vec<usize>,
    /// Number of items of a list, lines of one column that follow the other lines.
    pub items: usize,
    /// Number of buttons in each row.
    pub buttons: Vec<usize>,
    /// The first row of the menu, if there is one: the focus is always on a line or in the menu.
    ///
    /// Without a menu, the focus goes to the buttons beyond the ends of a list, or from a board,
    /// and comes back from there.
    pub menu: Option<usize>,
    /// Whether up and down stop at the first and the last row instead of going around.
    pub has_ends: bool,
}

impl Stops {
    /// Returns the number of lines, including items.
    fn line_count(&self) -> usize {
        self.lines.len() + self.items
    }

    /// Returns the rows of buttons below the lines over which the focus moves.
    fn below(&self) -> &[usize] {
        &self.buttons[self.menu.unwrap_or(0)..]
    }

    /// Returns the number of rows over which the focus moves, lines included.
    fn row_count(&self) -> usize {
        self.line_count() + self.below().len()
    }

    /// Returns the number of columns in a row.
    pub fn width(&self, row: usize) -> usize {
        match row.checked_sub(self.line_count()) {
            Some(button) => self.below()[button],
            None => self.lines.get(row).copied().unwrap_or(1),
        }
    }

    /// Returns the row and column nearest to a place. `None` for the board without lines and menu,
    /// or if there are no rows.
    fn row_of(&self, place: Place) -> Option<(usize, usize)> {
        let lines = self.line_count();
        let (row, column) = match place {
            Place::Line(row, column) if lines > 0 => (row.min(lines - 1), column),
            Place::Button(row, column) => {
                (lines + row.saturating_sub(self.menu.unwrap_or(0)), column)
            }
            Place::Line(..) | Place::Board if lines > 0 || self.menu.is_some() => (0, 0),
            Place::Line(..) | Place::Board => return None,
        };
        let row = row.min(self.row_count().checked_sub(1)?);
        Some((row, column.min(self.width(row).saturating_sub(1))))
    }

    /// Returns the place in a row and a column.
    fn place(&self, (row, column): (usize, usize)) -> Place {
        match row.checked_sub(self.line_count()) {
            None => Place::Line(row, column),
            Some(button) => Place::Button(self.menu.unwrap_or(0) + button, column),
        }
    }
}

/// The focus of a screen or a dialog.
///
/// It is a cell, because the mouse moves it while the screen shows itself.
#[derive(Clone, Default, Debug)]
pub struct Focus(Cell<State>);

/// The state of a focus.
#[derive(Clone, Copy, Default, Debug)]
struct State {
    /// The place that has the focus.
    place: Place,
    /// The line that had the focus last.
    line: Option<usize>,
    /// The column to return to after passing through narrower rows.
    preferred_column: usize,
    /// Whether the view has scrolled to the place, or need not because the mouse moved or used it.
    is_in_sight: bool,
    /// Whether keys or pad moved or used it, so that a ring shows it.
    is_shown: bool,
}

impl Focus {
    /// Returns whether a place has the focus and a ring must show it.
    ///
    /// After the mouse, there is no ring: the pointer shows the place.
    pub fn shows(&self, place: Place) -> bool {
        self.0.get().is_shown && self.place() == place
    }

    /// Returns the place that has the focus.
    pub fn place(&self) -> Place {
        self.0.get().place
    }

    /// Returns the selected line: the one that has the focus, or in a list the one that had it
    /// before the buttons.
    pub fn line(&self) -> Option<usize> {
        self.0.get().line
    }

    /// Moves the focus to a place, and scrolls to it.
    pub fn put(&self, place: Place) {
        let (line, preferred_column) = match place {
            Place::Board => (None, 0),
            Place::Line(row, column) => (Some(row), column),
            Place::Button(_, column) => (self.line(), column),
        };
        self.0.set(State { place, line, preferred_column, is_in_sight: false, ..self.0.get() });
    }

    /// Shows the ring, and scrolls to the place, because a key moves or changes it.
    pub fn reveal(&self) {
        self.0.set(State { is_in_sight: false, is_shown: true, ..self.0.get() });
    }

    /// Moves the focus from the buttons to the selected line or the board.
    pub fn leave_buttons(&self) {
        self.put(self.line().map_or(Place::Board, |row| Place::Line(row, 0)));
    }

    /// Moves the focus to the line or button over which the mouse moves, or which a finger presses.
    pub fn point(&self, response: &Response, place: Place) {
        let moved = response.ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        if response.hovered() && moved || response.clicked() {
            self.put(place);
            self.0.set(State { is_in_sight: true, is_shown: false, ..self.0.get() });
        }
    }

    /// Tells the screen reader of something at a place, and moves the focus there if the reader
    /// asks for it: the reader's focus and this one are the same.
    pub fn tell(&self, ui: &Ui, response: &Response, place: Place, kind: Kind, part: Part) {
        if !speech::is_on(ui.ctx()) {
            return;
        }
        if speech::wants(response, Action::Focus) {
            self.put(place);
            self.reveal();
        }
        let (is_focused, has_ring) = (self.place() == place, self.shows(place));
        speech::tell(ui, response, kind, Part { is_focused, has_ring, ..part });
    }

    /// Scrolls to a row if the focus has just arrived there, or a key changes it.
    pub fn scroll_to(&self, response: &Response, place: Place) {
        let is_it = match (self.place(), place) {
            (Place::Line(row, _), Place::Line(other, _)) => row == other,
            (Place::Button(row, _), Place::Button(other, _)) => row == other,
            _ => false,
        };
        if is_it && !self.0.get().is_in_sight {
            response.scroll_to_me(None);
            self.0.set(State { is_in_sight: true, ..self.0.get() });
        }
    }

    /// Keeps the focus within the stops.
    pub fn clamp_to(&self, stops: &Stops) {
        let mut state = self.0.get();
        state.place = stops.row_of(state.place).map_or(Place::Board, |at| stops.place(at));
        state.line = match state.place {
            Place::Line(row, _) => Some(row),
            Place::Button(..) if stops.menu.is_none() => {
                let last = stops.line_count().checked_sub(1);
                last.map(|last| state.line.unwrap_or(0).min(last))
            }
            Place::Button(..) | Place::Board => None,
        };
        self.0.set(state);
    }

    /// Moves the focus. Returns whether it has moved; it can't move sideways in a row of one
    /// column.
    ///
    /// Up and down go around, unless there are ends, and Tab always does. Pages do not, and stay
    /// within a list. First and last are the ends of a list, and from there those of everything
    /// around it. From a list without lines, all of them lead to its buttons.
    pub fn walk(&self, to: Selecting, stops: &Stops) -> bool {
        self.clamp_to(stops);
        self.reveal();
        let State { place: before, preferred_column: preferred, .. } = self.0.get();
        let Some(last) = stops.row_count().checked_sub(1) else { return false };
        let beyond = if to == Selecting::Up { 0 } else { last };
        let (row, column) = stops.row_of(before).unwrap_or((beyond, 0));
        let (lines, width) = (stops.line_count(), stops.width(row));
        let (up, down) = if stops.has_ends {
            (row.saturating_sub(1), last.min(row + 1))
        } else {
            (row.checked_sub(1).unwrap_or(last), if row < last { row + 1 } else { 0 })
        };
        let (top, bottom) = match stops.menu {
            None if row < lines => (0, lines - 1),
            None => (lines, last),
            Some(_) => (0, last),
        };
        // The row of the first item of a list.
        let items = if stops.items > 0 { stops.lines.len() } else { 0 };
        let vertical = match to {
            Selecting::Up => Some(up),
            Selecting::Down => Some(down),
            Selecting::PageUp => Some(row.saturating_sub(PAGE).max(top)),
            Selecting::PageDown => Some((row + PAGE).min(bottom)),
            Selecting::First if row > items => Some(items.max(top)),
            Selecting::First => Some(top),
            Selecting::Last if row + 1 < lines => Some(lines - 1),
            Selecting::Last => Some(bottom),
            _ => None,
        };
        let at = match (vertical, to) {
            (Some(row), _) => (row, preferred.min(stops.width(row).saturating_sub(1))),
            (None, Selecting::Left) => (row, column.saturating_sub(1)),
            (None, Selecting::Right) => (row, (column + 1).min(width.saturating_sub(1))),
            (None, Selecting::Next) if column + 1 < width => (row, column + 1),
            (None, Selecting::Next) => ((row + 1) % (last + 1), 0),
            (None, _) if column > 0 => (row, column - 1),
            (None, _) => {
                let row = row.checked_sub(1).unwrap_or(last);
                (row, stops.width(row).saturating_sub(1))
            }
        };
        self.put(stops.place(at));
        if vertical.is_some() {
            self.0.set(State { preferred_column: preferred, ..self.0.get() });
        }
        self.place() != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Selecting::{Down, First, Last, Left, Next, PageDown, PageUp, Previous, Right, Up};

    /// Returns the stops of a line above a menu of two rows, with a row of buttons outside of the
    /// menu.
    fn menu() -> Stops {
        Stops { lines: vec![1], buttons: vec![5, 2, 1], menu: Some(1), ..Stops::default() }
    }

    fn walk(focus: &Focus, stops: &Stops, steps: &[Selecting]) -> Vec<Place> {
        let place = |&to| {
            focus.walk(to, stops);
            focus.place()
        };
        steps.iter().map(place).collect()
    }

    #[test]
    fn arrows_walk_around_all_lines_and_buttons() {
        use Place::{Button, Line};
        let focus = Focus::default();
        let places = walk(&focus, &menu(), &[Down, Right, Right, Down, Up, Left, Up, Up]);
        let expected = [
            Button(1, 0),
            Button(1, 1),
            Button(1, 1),
            Button(2, 0),
            Button(1, 1),
            Button(1, 0),
            Line(0, 0),
            Button(2, 0),
        ];
        assert_eq!(places, expected);
        assert!(!Focus::default().walk(Right, &menu()), "a form changes its value instead");
    }

    #[test]
    fn tab_visits_everything_and_shift_tab_goes_the_same_way_back() {
        use Place::{Button, Line};
        let focus = Focus::default();
        let forth = walk(&focus, &menu(), &[Next; 5]);
        let round = [Button(1, 0), Button(1, 1), Button(2, 0), Line(0, 0)];
        assert_eq!(forth, [&round[..], &round[..1]].concat());
        let back = walk(&focus, &menu(), &[Previous; 5]);
        assert_eq!(back, [Line(0, 0), Button(2, 0), Button(1, 1), Button(1, 0), Line(0, 0)]);
    }

    #[test]
    fn pages_stop_at_the_ends_and_lost_rows_take_the_focus_along() {
        let focus = Focus::default();
        let pages = walk(&focus, &menu(), &[PageDown, PageUp]);
        assert_eq!(pages, [Place::Button(2, 0), Place::Line(0, 0)]);
        focus.put(Place::Button(9, 9));
        focus.clamp_to(&menu());
        assert_eq!(focus.place(), Place::Button(2, 0));
        focus.clamp_to(&Stops::default());
        assert_eq!(focus.place(), Place::Board);
        assert!(!focus.walk(Down, &Stops::default()));
    }

    /// In a list of thousands of games, the last one once was thousands of keys away.
    #[test]
    fn the_ends_of_a_list_come_before_those_of_everything_around_it() {
        use Place::{Button, Line};
        let list = Stops { lines: vec![1, 1], items: 900, buttons: vec![2], ..Stops::default() };
        let focus = Focus::default();
        focus.put(Line(500, 0));
        let places = walk(&focus, &list, &[Last, Last, First, First, Last]);
        assert_eq!(places, [901, 901, 2, 0, 901].map(|row| Line(row, 0)));
        let form = Stops { lines: vec![1; 5], ..menu() };
        assert_eq!(
            walk(&focus, &form, &[First, Last, Last, First]),
            [Line(0, 0), Line(4, 0), Button(2, 0), Line(0, 0)]
        );
    }

    /// The buttons below a list act on its selected line.
    #[test]
    fn a_line_stays_selected_while_the_focus_is_on_the_buttons_below_its_list() {
        let list = Stops { items: 20, buttons: vec![3, 2], ..Stops::default() };
        let focus = Focus::default();
        assert_eq!(walk(&focus, &list, &[PageDown, PageDown, PageDown])[2], Place::Line(19, 0));
        assert_eq!(walk(&focus, &list, &[Down, Right])[1], Place::Button(0, 1));
        assert_eq!(focus.line(), Some(19));
        focus.leave_buttons();
        assert_eq!(focus.place(), Place::Line(19, 0));
        focus.put(Place::Button(0, 0));
        assert_eq!(walk(&focus, &list, &[Up, Down]), [Place::Line(19, 0), Place::Button(0, 0)]);
    }
}
