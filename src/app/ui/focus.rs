//! Everything at which the focus can stop, as it was shown, and how keys and pad walk over it.

use std::cell::Cell;
use std::fmt::{self, Debug, Write};
use std::hash::{DefaultHasher, Hasher};

use egui::{Id, Pos2, Rangef, Rect, Response, Vec2};

use crate::app::input::{Action, Scope, Selecting};

/// Number of steps by which a page moves the focus.
pub const PAGE: usize = 8;

/// The result of handling an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handled<M> {
    /// The action has no meaning here.
    No,
    /// The action was handled, and there is nothing else to do.
    Done,
    /// The action sends this message.
    Message(M),
    /// The layer of the screen does what this action means everywhere.
    ByLayer(Action),
}

impl<M> Handled<M> {
    /// Returns the message, if there is one.
    pub fn message(self) -> Option<M> {
        match self {
            Handled::Message(message) => Some(message),
            Handled::No | Handled::Done | Handled::ByLayer(_) => None,
        }
    }
}

impl<M> From<Option<M>> for Handled<M> {
    fn from(message: Option<M>) -> Handled<M> {
        message.map_or(Handled::Done, Handled::Message)
    }
}

/// Something that can have the focus, as it was shown.
#[derive(Clone, Debug)]
pub struct Stop<M> {
    /// The id, which stays the same while other things come and go.
    pub id: Id,
    /// The name by which a screen reader calls it.
    pub name: String,
    /// What the reader says after the name, such as a value; empty if there is nothing.
    pub value: String,
    /// Where it is.
    pub rect: Rect,
    /// The part of the window in which it is seen. Things with the same part scroll together.
    pub clip: Rect,
    /// Whether that is less than the window.
    pub scrolls: bool,
    /// The panel in which it is.
    pub area: Rect,
    /// Height above it that scrolls into sight with it, such as that of a heading, in points.
    pub above: f32,
    /// What Enter does, and a click if arriving does nothing.
    pub accept: Handled<M>,
    /// The message of arriving there.
    pub arrive: Option<M>,
    /// The messages of left and right, which do not leave it then.
    pub steps: Option<[Option<M>; 2]>,
    /// The action whose keys do the same as Enter.
    pub action: Option<Action>,
    /// Whether it is the filled one.
    pub is_primary: bool,
    /// Whether it is the chosen one, which has the focus at first.
    pub is_first: bool,
    /// The index in a long list.
    pub item: usize,
}

/// Returns the id of what sends a message, or is known by something else.
pub fn id_of<K: Debug>(key: &K) -> Id {
    struct Hashed(DefaultHasher);
    impl Write for Hashed {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut hashed = Hashed(DefaultHasher::new());
    // A hasher takes any text.
    let _ = write!(hashed, "{}{key:?}", std::any::type_name::<K>());
    Id::new(hashed.0.finish())
}

impl<M: Clone + Debug> Stop<M> {
    /// Returns something with its name, and the message of Enter and of a click.
    pub fn new(name: impl Into<String>, accept: M) -> Stop<M> {
        Stop::with(name.into(), id_of(&accept), Handled::Message(accept))
    }

    pub(in crate::app::ui) fn with(name: String, id: Id, accept: Handled<M>) -> Stop<M> {
        let (rect, value) = (Rect::NOTHING, String::new());
        let (clip, area, above, item) = (rect, rect, 0.0, 0);
        let (arrive, steps, action, is_primary, is_first, scrolls) = Default::default();
        Stop {
            id,
            name,
            value,
            rect,
            clip,
            scrolls,
            area,
            above,
            accept,
            arrive,
            steps,
            action,
            is_primary,
            is_first,
            item,
        }
    }

    /// Adds what a screen reader says after the name.
    pub fn valued(self, value: impl Into<String>) -> Stop<M> {
        Stop { value: value.into(), ..self }
    }

    /// Sets the message of arriving there, which a click sends as well. Enter and a double click
    /// send the other one.
    pub fn arriving(self, message: M) -> Stop<M> {
        Stop { id: id_of(&message), arrive: Some(message), ..self }
    }

    /// Sets the messages of left (-1) and right (1).
    pub fn stepped(self, step: impl Fn(i8) -> Option<M>) -> Stop<M> {
        Stop { steps: Some([-1, 1].map(step)), ..self }
    }

    /// Makes it the chosen one, which has the focus at first.
    pub fn first(self, is_first: bool) -> Stop<M> {
        Stop { is_first, ..self }
    }

    /// Distinguishes it from others by this, and not by its message, which others send as well or
    /// which changes with its state.
    pub fn known_by(self, key: &impl Debug) -> Stop<M> {
        Stop { id: id_of(key), ..self }
    }
}

impl<M> Stop<M> {
    /// Returns whether it can be pressed now.
    pub fn is_enabled(&self) -> bool {
        !matches!(self.accept, Handled::Done)
    }
}

/// The focus of a screen or a dialog.
///
/// It is a cell, because the mouse moves it while the screen shows itself.
#[derive(Clone, Default, Debug)]
pub struct Spot(Cell<State>);

/// The state of a focus.
#[derive(Clone, Copy, Debug)]
struct State {
    /// What has the focus.
    at: Option<Id>,
    /// Where that was seen last.
    rect: Rect,
    /// Its index in a long list.
    item: usize,
    /// The x coordinate to which up and down keep.
    anchor: f32,
    /// What had the focus before the key that leads to the buttons.
    before: Option<Id>,
    /// Whether the view has scrolled there, or need not because the mouse moved or used it.
    is_in_sight: bool,
    /// Whether keys or pad moved or used it, in which case a ring shows it.
    is_shown: bool,
}

impl Default for State {
    fn default() -> State {
        let (at, before) = (None, None);
        let (rect, item, anchor) = (Rect::ZERO, 0, 0.0);
        State { at, rect, item, anchor, before, is_in_sight: false, is_shown: false }
    }
}

impl Spot {
    fn change(&self, change: impl FnOnce(&mut State)) {
        let mut state = self.0.get();
        change(&mut state);
        self.0.set(state);
    }

    /// Returns what has the focus.
    pub fn at(&self) -> Option<Id> {
        self.0.get().at
    }

    /// Returns the index in a long list of what has the focus, if that is in one.
    pub fn item(&self) -> usize {
        self.0.get().item
    }

    /// Returns whether this has the focus and a ring must show it: not after the mouse.
    pub fn shows(&self, id: Id) -> bool {
        self.0.get().is_shown && self.at() == Some(id)
    }

    /// Moves the focus, and scrolls there.
    pub fn put(&self, at: Id) {
        self.change(|state| (state.at, state.is_in_sight) = (Some(at), false));
    }

    /// Gives the keys back to the board.
    pub fn leave(&self) {
        self.change(|state| state.at = None);
    }

    /// Shows the ring, and scrolls to the place, because a key moves or changes it.
    pub fn reveal(&self) {
        self.change(|state| (state.is_in_sight, state.is_shown) = (false, true));
    }

    /// Moves the focus to a stop that the mouse clicks, or if it is `eager`, moves over.
    pub fn point<M>(&self, response: &Response, stop: &Stop<M>, eager: bool) {
        let moved = response.ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        if eager && response.hovered() && moved || response.clicked() {
            let (at, anchor) = (Some(stop.id), stop.rect.center().x);
            let is_shown = false;
            self.change(|state| {
                *state =
                    State { at, anchor, item: stop.item, is_in_sight: true, is_shown, ..*state };
            });
        }
    }

    /// Scrolls to a stop if the focus has just arrived there, or a key changes it.
    pub fn scroll_to<M>(&self, response: &Response, stop: &Stop<M>) {
        if self.at() == Some(stop.id) && !self.0.get().is_in_sight {
            let with_above = stop.rect.with_min_y(stop.rect.top() - stop.above);
            response.clone().with_new_rect(with_above).scroll_to_me(None);
            self.change(|state| state.is_in_sight = true);
        }
    }

    /// Returns the index of what has the focus.
    pub fn index<M>(&self, stops: &[Stop<M>]) -> Option<usize> {
        let at = self.at()?;
        stops.iter().position(|stop| stop.id == at)
    }

    /// Keeps the focus within what was shown: if it is gone, on what is next to its place. What has
    /// it at first has it only in a scope in which something always does. Returns whether it has
    /// moved.
    pub fn settle<M>(&self, stops: &[Stop<M>], scope: Scope) -> bool {
        let State { at, rect, .. } = self.0.get();
        let distance = |stop: &&Stop<M>| stop.rect.center().distance_sq(rect.center());
        let nearest = || stops.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let is_button = |stop: &&Stop<M>| stop.is_first && stop.arrive.is_none();
        let chosen = || stops.iter().find(|stop| stop.is_first).or(stops.first());
        let first = || stops.iter().find(is_button).or_else(chosen);
        let stop = match self.index(stops) {
            Some(index) => stops.get(index),
            None if at.is_some() => nearest(),
            None => first().filter(|_| scope.has_focus()),
        };
        let now = stop.map(|stop| stop.id);
        self.change(|state| {
            if let Some(stop) = stop {
                (state.rect, state.item) = (stop.rect, stop.item);
                state.anchor = if at.is_none() { stop.rect.center().x } else { state.anchor };
            }
            (state.at, state.is_in_sight) = (now, state.is_in_sight && now == at);
        });
        now != at
    }

    /// Moves the focus to a stop, or from there back to where it was.
    fn toggle<M>(&self, to: &Stop<M>) {
        let State { at, before, anchor, .. } = self.0.get();
        self.put(before.filter(|_| at == Some(to.id)).unwrap_or(to.id));
        let anchor = if at.is_none() { to.rect.center().x } else { anchor };
        self.change(|state| (state.before, state.anchor) = (at, anchor));
        self.reveal();
    }

    /// Moves the focus. Returns what it has arrived at, if it has moved.
    ///
    /// Tab visits everything in the order in which it was shown, and goes around. Up and down go
    /// around if it `wraps`.
    fn walk<'a, M>(&self, stops: &'a [Stop<M>], to: Selecting, wraps: bool) -> Option<&'a Stop<M>> {
        use Selecting::{Down, First, Last, Left, Next, PageDown, PageUp, Previous, Right, Up};
        self.reveal();
        let (from, count) = (self.index(stops)?, stops.len());
        let anchor = self.0.get().anchor;
        let step = |at: usize, to| beside(stops, at, to, anchor);
        let along = |to, count| {
            let next = |&at: &usize| step(at, to).filter(|&it| stops[it].clip == stops[from].clip);
            std::iter::successors(Some(from), next).take(count).last().filter(|&it| it != from)
        };
        let around = |back| {
            let next = |&at: &usize| step(at, back);
            std::iter::successors(Some(from), next).take(count).last().filter(|_| wraps)
        };
        let arrived = match to {
            Next => Some((from + 1) % count),
            Previous => Some((from + count - 1) % count),
            PageUp => along(Up, PAGE + 1).or_else(|| step(from, Up)),
            PageDown => along(Down, PAGE + 1).or_else(|| step(from, Down)),
            Up => step(from, to).or_else(|| around(Down)),
            Down => {
                let (below, panel) = (step(from, to), panel_of(stops, from));
                let is_in_panel =
                    |it: &usize| panel.is_some_and(|at| stops[at].area == stops[*it].area);
                below.filter(|it| !is_in_panel(it)).or(panel).or_else(|| around(Up))
            }
            Left | Right => step(from, to),
            First | Last => end(stops, from, to == First, anchor),
        };
        let stop = &stops[arrived.filter(|&it| it != from)?];
        self.put(stop.id);
        self.change(|state| {
            (state.rect, state.item) = (stop.rect, stop.item);
            if matches!(to, Left | Right | Next | Previous) {
                state.anchor = stop.rect.center().x;
            }
        });
        Some(stop)
    }
}

/// Returns the first of the panel at the right of a list, for an item of the list: below its last
/// one, where its own values are, which a step to the right may not reach without choosing another.
fn panel_of<M>(stops: &[Stop<M>], from: usize) -> Option<usize> {
    let here = stops[from].arrive.as_ref().map(|_| stops[from].area)?;
    stops.iter().position(|stop| stop.area.left() >= here.right() && stop.arrive.is_none())
}

/// Returns the first or the last of what scrolls together with a stop, or if that is it already, of
/// everything; in a list, of its panel. Of what lies side by side there, it is what is nearest to
/// the `anchor`.
fn end<M>(stops: &[Stop<M>], from: usize, is_first: bool, anchor: f32) -> Option<usize> {
    let here = &stops[from];
    let is_in_list = here.arrive.is_some();
    let end_of = |is_in: &dyn Fn(&Stop<M>) -> bool| {
        let mut all = (0..stops.len()).filter(|&it| is_in(&stops[it]));
        let outermost = if is_first { all.next() } else { all.next_back() }?;
        let rows = stops[outermost].rect.y_range();
        let is_beside = |stop: &Stop<M>| is_in(stop) && rows.contains(stop.rect.center().y);
        let off = |it: &usize| (stops[*it].rect.center().x - anchor).abs();
        (0..stops.len())
            .filter(|&it| is_beside(&stops[it]))
            .min_by(|a, b| off(a).total_cmp(&off(b)))
            .or(Some(outermost))
    };
    let together = end_of(&|stop| stop.clip == here.clip);
    let around = || end_of(&|stop| !is_in_list || stop.area == here.area);
    together.filter(|&it| it != from).or_else(around)
}

/// Returns the distance of two ranges; zero if they overlap.
fn gap(a: Rangef, b: Rangef) -> f32 {
    (a.min - b.max).max(b.min - a.max).max(0.0)
}

/// Added to the distance of what does not scroll with the focus.
const OUTSIDE: f32 = 10_000.0;

/// Added to the distance of what is scrolled out of sight there.
const HIDDEN: f32 = 100_000.0;

/// Added to the distance of what is in a panel that lies across the direction.
const ACROSS: f32 = 1_000_000.0;

/// Returns what lies next to something in a direction: what is nearest along it, in what scrolls
/// with it or in a panel that lies there if possible; of several, what is nearest to the `anchor`.
///
/// What another part of the window has scrolled out of sight lies at the edge there, behind all
/// that is seen, unless that part lies across. A list that is entered from outside is entered at
/// its chosen item, and so is a row of items.
fn beside<M>(stops: &[Stop<M>], at: usize, to: Selecting, anchor: f32) -> Option<usize> {
    let here = &stops[at];
    let is_vertical = matches!(to, Selecting::Up | Selecting::Down);
    let sign = if matches!(to, Selecting::Up | Selecting::Left) { -1.0 } else { 1.0 };
    let ranges = |rect: Rect| match is_vertical {
        true => (rect.y_range(), rect.x_range()),
        false => (rect.x_range(), rect.y_range()),
    };
    let score = |stop: &Stop<M>| {
        let is_together = stop.clip == here.clip;
        let is_nested = stop.scrolls && here.scrolls && stop.clip.contains_rect(here.clip);
        let is_outside = here.scrolls && !is_nested && !here.clip.contains_rect(stop.clip);
        let seen = |it: &Stop<M>| within(it.rect, it.clip);
        let there = if is_together || is_nested { stop.rect } else { seen(stop) };
        let from = if is_together { here.rect } else { seen(here) };
        let ((a, b), (along, across)) = (ranges(there), ranges(from));
        let overlap = a.max.min(along.max) - a.min.max(along.min);
        let is_beyond = (a.center() - along.center()) * sign > 0.0;
        let is_beside = overlap <= a.span().min(along.span()) / 2.0;
        let middle = if is_vertical { anchor } else { across.center() };
        let is_across = gap(ranges(stop.area).1, across) > 0.0;
        let hidden = (there.center() - stop.rect.center()).length();
        let is_hidden = there != stop.rect && !stop.rect.intersect(stop.clip).is_positive();
        (is_beyond && is_beside && !(is_across && is_hidden)).then(|| {
            gap(a, along)
                + 2.0 * gap(b, across)
                + 0.01 * (middle - b.center()).abs()
                + if is_outside { OUTSIDE } else { 0.0 }
                + if is_across { ACROSS } else { 0.0 }
                + if is_hidden { HIDDEN + hidden } else { 0.0 }
        })
    };
    let scores = stops.iter().enumerate().filter_map(|(it, stop)| Some((it, score(stop)?)));
    let nearest = scores.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(index, _)| index)?;
    let there = &stops[nearest];
    let is_outside = there.clip != here.clip;
    let is_beside = |stop: &Stop<M>| stop.rect.y_range() == there.rect.y_range();
    let is_chosen = |stop: &Stop<M>| {
        let is_it = stop.is_first && stop.arrive.is_some() && stop.clip == there.clip;
        is_it && (is_outside || is_beside(stop))
    };
    let enters = there.arrive.is_some() && (is_outside || here.arrive.is_none());
    let chosen = stops.iter().position(is_chosen).filter(|_| enters);
    Some(chosen.unwrap_or(nearest))
}

/// Returns the part of a rectangle that is within another one, or else the nearest edge or corner.
fn within(rect: Rect, clip: Rect) -> Rect {
    let near = |at: Pos2| at.max(clip.min).min(clip.max.max(clip.min));
    Rect::from_min_max(near(rect.min), near(rect.max))
}

/// Everything that a frame has shown.
#[derive(Clone, Debug)]
pub struct Shown<M> {
    /// What can have the focus, in the order of Tab.
    pub stops: Vec<Stop<M>>,
    /// Actions that have a key but no button.
    pub keys: Vec<(Action, M)>,
    /// The row of the filled button in words, for a screen reader; empty if there is none.
    pub main: String,
    /// What was clicked.
    pub clicked: Option<Handled<M>>,
    /// Whether up and down go around.
    pub wraps: bool,
    /// Whether the arrows belong to a text field, in which case only Tab moves the focus.
    pub by_tab: bool,
}

impl<M> Default for Shown<M> {
    fn default() -> Shown<M> {
        let (stops, keys, main, clicked) = Default::default();
        Shown { stops, keys, main, clicked, wraps: true, by_tab: false }
    }
}

impl<M: Clone> Shown<M> {
    /// Returns what an action does by its button, if that can be pressed, or by its key.
    pub fn find(&self, action: Action) -> Handled<M> {
        let buttons = || self.stops.iter().filter(|stop| stop.action == Some(action));
        let enabled = buttons().find(|it| it.is_enabled());
        let by_key = self.keys.iter().find(|(other, _)| *other == action);
        match (enabled, by_key) {
            (Some(stop), _) => stop.accept.clone(),
            (None, Some((_, message))) => Handled::Message(message.clone()),
            (None, None) if buttons().next().is_some() => Handled::Done,
            (None, None) => Handled::No,
        }
    }

    /// Returns the name of the button of an action, if it can't be pressed now.
    pub fn unavailable(&self, action: Action) -> Option<&str> {
        let is_it = |it: &&Stop<M>| it.action == Some(action) && !it.is_enabled();
        self.stops.iter().find(is_it).map(|it| &*it.name)
    }

    /// Returns whether all available actions belong to a scope. If not, their keys may have other
    /// meanings there.
    pub fn belongs_to(&self, scope: Scope) -> bool {
        let enabled = self.stops.iter().filter(|stop| stop.is_enabled());
        let buttons = enabled.filter_map(|stop| stop.action);
        let mut actions = buttons.chain(self.keys.iter().map(|(action, _)| *action));
        actions.all(|action| action.scopes().contains(&scope))
    }

    /// Moves the focus by an action, or returns what else the action does.
    ///
    /// On a board, a key leads to the buttons and away. After a game, the keys have nothing else to
    /// do than to choose among them, or to step through a line of play.
    pub fn handle(&self, spot: &Spot, action: Action, scope: Scope) -> Handled<M> {
        let enter = |at: Action| {
            let Some(first) = self.stops.first() else { return self.find(action) };
            let stop = self.stops.iter().find(|it| it.action == Some(at));
            spot.toggle(stop.unwrap_or(first));
            Handled::Done
        };
        let Some(at) = spot.index(&self.stops) else {
            return match action {
                Action::Buttons => enter(Action::Back),
                Action::Select(_) if scope == Scope::GameOver => match self.find(action) {
                    Handled::No => enter(Action::Accept),
                    handled => handled,
                },
                _ => self.find(action),
            };
        };
        let stop = &self.stops[at];
        match action {
            Action::Back | Action::Buttons if scope.has_board() => {
                spot.leave();
                Handled::Done
            }
            Action::Buttons => enter(Action::Back),
            Action::Select(to)
                if self.by_tab && !matches!(to, Selecting::Next | Selecting::Previous) =>
            {
                Handled::No
            }
            Action::Select(to @ (Selecting::Left | Selecting::Right))
                if let Some([back, forth]) = &stop.steps =>
            {
                spot.reveal();
                if to == Selecting::Left { back } else { forth }.clone().into()
            }
            Action::Select(to) => match spot.walk(&self.stops, to, self.wraps) {
                Some(stop) => stop.arrive.clone().into(),
                None if scope.has_board() => Handled::Done,
                None => Handled::No,
            },
            Action::Accept => {
                // After the mouse there is no ring, so only the filled one shows what Enter does.
                let is_filled = |it: &&Stop<M>| it.is_primary && it.is_enabled();
                let filled = self.stops.iter().find(is_filled);
                filled.filter(|_| !spot.shows(stop.id)).unwrap_or(stop).accept.clone()
            }
            _ => self.find(action),
        }
    }

    /// Returns the names of what the arrows alone do not reach from what has the focus at first.
    #[cfg(test)]
    pub fn out_of_reach(&self) -> Vec<String> {
        use Selecting::{Down, Left, Right, Up};
        let first = self.stops.iter().position(|stop| stop.is_first).unwrap_or_default();
        let (mut reached, mut next) = (vec![false; self.stops.len()], vec![first]);
        while let Some(at) = next.pop().filter(|_| !self.stops.is_empty()) {
            if !std::mem::replace(&mut reached[at], true) {
                let anchor = self.stops[at].rect.center().x;
                let sides = [Left, Right].into_iter().filter(|_| self.stops[at].steps.is_none());
                let steps = [Up, Down].into_iter().chain(sides);
                next.extend(steps.filter_map(|to| beside(&self.stops, at, to, anchor)));
            }
        }
        let missed = self.stops.iter().zip(reached).filter(|(_, reached)| !reached);
        missed.map(|(stop, _)| format!("{} {}", stop.name, stop.item)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Selecting::{Down, First, Last, Left, Next, PageDown, PageUp, Previous, Right, Up};
    use egui::{pos2, vec2};

    /// Returns what was shown: two columns of doors below a wide button, and a list of `count`
    /// items at the right, of which four are in sight. Each is called by a number.
    fn page(count: usize, scrolled: f32) -> Shown<usize> {
        let [left, right] =
            [0.0, 300.0].map(|x| Rect::from_min_size(pos2(x, 0.0), vec2(280.0, 200.0)));
        let stop = |area: Rect, x: f32, y: f32, width: f32, number: usize| {
            let rect = Rect::from_min_size(area.min + vec2(x, y), vec2(width, 40.0));
            Stop { rect, clip: area, area, scrolls: true, ..Stop::new(number.to_string(), number) }
        };
        let doors = [(0.0, 0.0, 280.0), (0.0, 50.0, 140.0), (140.0, 50.0, 140.0)];
        let more = [(0.0, 100.0, 140.0), (140.0, 100.0, 140.0)];
        let doors = doors.into_iter().chain(more).zip(0..);
        let doors = doors.map(|((x, y, width), number)| stop(left, x, y, width, number));
        let items = (0..count).map(|item| {
            let row = stop(right, 0.0, item as f32 * 50.0 - scrolled, 280.0, 10 + item);
            Stop { item, ..row }.arriving(100 + item).first(item == 2)
        });
        Shown { stops: doors.chain(items).collect(), ..Shown::default() }
    }

    /// Walks, and returns the names of all stops on the way.
    fn walk(spot: &Spot, shown: &Shown<usize>, steps: &[Selecting]) -> Vec<usize> {
        let name = |&to: &Selecting| {
            spot.settle(&shown.stops, Scope::Menu);
            shown.handle(spot, Action::Select(to), Scope::Menu);
            spot.index(&shown.stops).expect("a focus")
        };
        steps.iter().map(name).collect()
    }

    fn at(shown: &Shown<usize>, index: usize) -> Spot {
        let spot = Spot::default();
        spot.settle(&shown.stops, Scope::Menu);
        spot.put(shown.stops[index].id);
        spot.settle(&shown.stops, Scope::Menu);
        spot
    }

    #[test]
    fn arrows_go_to_what_lies_there_and_come_back_in_the_same_column() {
        let shown = page(0, 0.0);
        let spot = at(&shown, 0);
        assert_eq!(walk(&spot, &shown, &[Down, Right, Down, Up, Up]), [1, 2, 4, 2, 0]);
        assert_eq!(walk(&spot, &shown, &[Down, Down, Down, Up]), [2, 4, 0, 4], "around");
        assert_eq!(walk(&spot, &shown, &[Left, Left]), [3, 3]);
        let ends = Shown { wraps: false, ..page(0, 0.0) };
        assert_eq!(walk(&spot, &ends, &[Down, Up, Up, Up]), [3, 1, 0, 0]);
    }

    #[test]
    fn tab_visits_everything_and_shift_tab_goes_the_same_way_back() {
        let shown = page(0, 0.0);
        let spot = at(&shown, 0);
        assert_eq!(walk(&spot, &shown, &[Next; 5]), [1, 2, 3, 4, 0]);
        assert_eq!(walk(&spot, &shown, &[Previous; 5]), [4, 3, 2, 1, 0]);
        let typing = Shown { by_tab: true, ..page(0, 0.0) };
        assert_eq!(walk(&spot, &typing, &[Down, Next]), [0, 1], "arrows belong to the text");
    }

    /// In a list of thousands of games, the last one once was thousands of keys away.
    #[test]
    fn pages_and_ends_stay_in_a_list_and_a_list_is_entered_at_its_chosen_item() {
        let shown = page(30, 0.0);
        let spot = at(&shown, 2);
        assert_eq!(walk(&spot, &shown, &[Right, PageDown, PageDown]), [7, 15, 23]);
        assert_eq!(walk(&spot, &shown, &[Last, Last, First, First, PageUp]), [34, 34, 5, 5, 5]);
        assert_eq!(walk(&spot, &shown, &[Left, Last, Last]), [0, 3, 34]);
        assert_eq!(walk(&spot, &shown, &[First, First, First]), [5, 5, 5]);
    }

    /// Below the last card of the page that begins a game there was nothing, or in a low window the
    /// lower end of the panel, so no arrow led to the values of the chosen card.
    #[test]
    fn below_the_last_item_of_a_list_is_the_top_of_its_panel() {
        let at_height = |area: Rect, y: f32, number: usize| {
            let rect = Rect::from_min_size(area.min + vec2(0.0, y), vec2(100.0, 40.0));
            Stop { rect, clip: area, area, ..Stop::new(number.to_string(), number) }
        };
        let [list, panel] =
            [0.0, 300.0].map(|x| Rect::from_min_size(pos2(x, 0.0), vec2(280.0, 400.0)));
        for lower_end in [100.0, 200.0] {
            let items = [0, 1].map(|it| at_height(list, 60.0 * it as f32, it).arriving(10 + it));
            let values = [(0.0, 2), (50.0, 3), (lower_end, 4)];
            let values = values.into_iter().map(|(y, number)| at_height(panel, y, number));
            let stops = items.into_iter().chain(values).collect();
            let shown = Shown { stops, ..Shown::default() };
            let spot = at(&shown, 0);
            assert_eq!(walk(&spot, &shown, &[Down, Down, Down]), [1, 2, 3], "{lower_end}");
        }
    }

    #[test]
    fn what_is_scrolled_out_of_sight_can_be_reached_but_what_is_in_sight_comes_first() {
        let in_sight = page(30, 500.0);
        let spot = at(&in_sight, 2);
        // The chosen one is out of sight.
        assert_eq!(walk(&spot, &in_sight, &[Right]), [7]);
        assert!(in_sight.out_of_reach().is_empty());
        let mut unseen = page(3, 1000.0);
        assert!(unseen.out_of_reach().is_empty());
        unseen.stops.iter_mut().for_each(|stop| stop.arrive = None);
        assert_eq!(walk(&at(&unseen, 2), &unseen, &[Right]), [7], "the nearest one");
    }

    #[test]
    fn the_focus_stays_while_others_come_and_go_and_goes_to_the_nearest_if_it_is_lost() {
        let mut shown = page(3, 0.0);
        let spot = at(&shown, 4);
        shown.stops.remove(1);
        assert!(!spot.settle(&shown.stops, Scope::Menu));
        assert_eq!(spot.index(&shown.stops), Some(3));
        shown.stops.remove(3);
        assert!(spot.settle(&shown.stops, Scope::Menu));
        assert_eq!(spot.index(&shown.stops), Some(1), "the one above it");
        spot.settle::<usize>(&[], Scope::Menu);
        assert_eq!(walk(&spot, &shown, &[Up]).len(), 1);
    }

    #[test]
    fn enter_presses_the_filled_one_unless_a_ring_shows_another() {
        let mut shown = page(0, 0.0);
        (shown.stops[3].is_primary, shown.stops[4].accept) = (true, Handled::Done);
        shown.stops[4].action = Some(Action::Undo);
        shown.keys.push((Action::Save, 9));
        let spot = at(&shown, 1);
        let press = |action| shown.handle(&spot, action, Scope::Menu);
        assert_eq!(press(Action::Accept), Handled::Message(3));
        walk(&spot, &shown, &[Right]);
        assert_eq!(press(Action::Accept), Handled::Message(2));
        assert_eq!(press(Action::Save), Handled::Message(9));
        assert_eq!(press(Action::Undo), Handled::Done, "not now");
        assert_eq!(shown.unavailable(Action::Undo), Some("4"));
        assert_eq!(press(Action::Redo), Handled::No);
    }

    #[test]
    fn left_and_right_change_a_value_and_a_key_leads_to_the_arrow_back_and_away() {
        let mut shown = page(5, 0.0);
        shown.stops[4].steps = Some([Some(20), None]);
        shown.stops[0].action = Some(Action::Back);
        let spot = at(&shown, 4);
        let press = |action| shown.handle(&spot, action, Scope::Menu);
        assert_eq!(press(Action::Select(Left)), Handled::Message(20));
        assert_eq!(press(Action::Select(Right)), Handled::Done, "it is the last value");
        for index in [0, 4, 0] {
            press(Action::Buttons);
            assert_eq!(spot.index(&shown.stops), Some(index));
        }
        assert_eq!(press(Action::Select(Next)), Handled::Done);
        walk(&spot, &shown, &[Right, Right]);
        assert_eq!(press(Action::Select(Down)), Handled::Message(103), "arriving chooses");
    }

    #[test]
    fn on_a_board_nothing_has_the_focus_until_a_key_leads_to_the_buttons() {
        let mut shown = page(0, 0.0);
        shown.stops[3].action = Some(Action::Back);
        shown.stops[4].action = Some(Action::Accept);
        let spot = Spot::default();
        let after = |action, scope| {
            let handled = shown.handle(&spot, action, scope);
            spot.settle(&shown.stops, scope);
            (handled, spot.index(&shown.stops))
        };
        let game = |action| after(action, Scope::Game);
        assert_eq!(game(Action::Select(Down)), (Handled::No, None), "it is the board's");
        assert_eq!(game(Action::Undo), (Handled::No, None));
        assert_eq!(game(Action::Buttons), (Handled::Done, Some(3)));
        assert_eq!(game(Action::Select(Left)), (Handled::Done, Some(3)));
        assert_eq!(game(Action::Select(Up)), (Handled::Done, Some(1)), "in its column");
        assert_eq!(game(Action::Accept), (Handled::Message(1), Some(1)));
        assert_eq!(game(Action::Back), (Handled::Done, None));
        assert_eq!(game(Action::Back), (Handled::Message(3), None));
        game(Action::Buttons);
        assert_eq!(game(Action::Buttons), (Handled::Done, None));
        let to = Action::Select(Down);
        assert_eq!(after(to, Scope::GameOver), (Handled::Done, Some(4)), "nothing else to do");
        assert_eq!(
            Shown::<usize>::default().handle(&Spot::default(), to, Scope::GameOver),
            Handled::No
        );
    }
}
