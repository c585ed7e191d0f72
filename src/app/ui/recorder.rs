//! Shows things that can be pressed, and records them for keys, pad and screen reader in the same
//! call.

use std::cell::{Ref, RefCell};
use std::fmt::Debug;

use egui::accesskit::Action as Request;
use egui::{Rect, Response, RichText, Sense, Ui, vec2};

use super::button::{self, ButtonSize};
use super::command::{self, Command, Labels};
use super::focus::{Handled, PAGE, Shown, Spot, Stop, id_of};
use super::ground::{self, Ground, WidgetState};
use super::list::{self, Card, Value};
use super::theme::{FAINT, GAP, LABEL, bold};
use super::widgets;
use crate::app::input::{Action, Scope};
use crate::app::speech::{self, Kind, Part};
use crate::app::text::Texts;

/// Height of the name above a chooser, in points.
const ABOVE: f32 = 21.0;

/// Records what a frame shows.
pub struct Recorder<'a, M> {
    spot: &'a Spot,
    labels: Labels<'a>,
    scope: Scope,
    shown: RefCell<Shown<M>>,
}

impl<'a, M: Clone + Debug> Recorder<'a, M> {
    /// Returns a recorder of what is shown with this focus in a scope.
    pub fn new(spot: &'a Spot, labels: Labels<'a>, scope: Scope) -> Recorder<'a, M> {
        Recorder { spot, labels, scope, shown: RefCell::default() }
    }

    /// Returns the sources of labels.
    pub fn labels(&self) -> Labels<'a> {
        self.labels
    }

    /// Returns the texts in the player's language.
    pub fn texts(&self) -> &'a Texts {
        self.labels.texts
    }

    /// Returns what was shown.
    pub fn finish(self) -> Shown<M> {
        self.shown.into_inner()
    }

    /// Returns what was shown so far.
    pub fn shown(&self) -> Ref<'_, Shown<M>> {
        self.shown.borrow()
    }

    /// Returns whether what sends a message has the focus.
    pub fn has_focus(&self, message: &M) -> bool {
        self.spot.at() == Some(id_of(message))
    }

    /// Returns whether a ring shows that what sends a message has the focus.
    pub fn has_ring(&self, message: &M) -> bool {
        self.spot.shows(id_of(message))
    }

    /// Adds an action that has a key but no button.
    pub fn key(&self, action: Action, message: M) {
        self.shown.borrow_mut().keys.push((action, message));
    }

    /// Adds the keys of commands that are available now, without their buttons.
    pub fn keys_of(&self, commands: &[Command<M>]) {
        let available = |it: &Command<M>| Some((it.action?, it.pressed().message()?));
        self.shown.borrow_mut().keys.extend(commands.iter().filter_map(available));
    }

    /// Makes up and down stop at the ends.
    pub fn has_ends(&self) {
        self.shown.borrow_mut().wraps = false;
    }

    /// Gives left and right the same messages at everything that was shown so far.
    pub fn step_all(&self, step: impl Fn(i8) -> Option<M>) {
        let steps = [-1, 1].map(step);
        self.shown.borrow_mut().stops.iter_mut().for_each(|it| it.steps = Some(steps.clone()));
    }

    /// Leaves the arrows to a text field; then only Tab moves the focus.
    pub fn by_tab(&self) {
        self.shown.borrow_mut().by_tab = true;
    }

    /// Moves the first `count` stops before the one with this index, in the order of Tab.
    pub fn defer(&self, count: usize, index: usize) {
        self.shown.borrow_mut().stops[..index].rotate_left(count);
    }

    /// Shows what only the mouse and a screen reader press, because keys have other ways to it.
    pub fn mouse_only(&self, show: impl FnOnce()) {
        let count = self.shown().stops.len();
        show();
        self.shown.borrow_mut().stops.truncate(count);
    }

    /// Sends a message, as a click on something that only the mouse needs does.
    pub fn send(&self, message: M) {
        self.click(Handled::Message(message));
    }

    /// Takes back the message of a click.
    pub fn unsend(&self) {
        let is_message = |clicked: &mut Handled<M>| matches!(clicked, Handled::Message(_));
        self.shown.borrow_mut().clicked.take_if(is_message);
    }

    fn click(&self, pressed: Handled<M>) {
        self.shown.borrow_mut().clicked = Some(pressed);
    }

    /// Returns a stop at its place, with an id that no other one has.
    fn placed(&self, ui: &Ui, rect: Rect, mut stop: Stop<M>) -> Stop<M> {
        let shown = self.shown.borrow();
        while shown.stops.iter().any(|other| other.id == stop.id) {
            stop.id = stop.id.with("again");
        }
        let layer = ui.layer_id().id;
        let area = ui.ctx().memory(|memory| memory.area_rect(layer)).unwrap_or(rect);
        let clip = ui.clip_rect();
        let scrolls = clip != ui.ctx().screen_rect();
        Stop { rect, clip, scrolls, area, ..stop }
    }

    /// Records a stop at its response. Where something always has the focus, a click moves it
    /// there; if the stop is `eager`, the mouse alone does.
    fn record(
        &self,
        ui: &Ui,
        response: &Response,
        eager: bool,
        (kind, part): (Kind, Part),
        stop: Stop<M>,
    ) {
        if self.scope.has_focus() {
            self.spot.point(response, &stop, eager);
        }
        self.spot.scroll_to(response, &stop);
        if response.clicked() && stop.steps.is_none() {
            let arrive = stop.arrive.clone().filter(|_| !response.double_clicked());
            self.click(arrive.map_or(stop.accept.clone(), Handled::Message));
        }
        if speech::is_on(ui.ctx()) {
            if speech::wants(response, Request::Focus) {
                self.spot.put(stop.id);
                self.spot.reveal();
            }
            let part = Part {
                name: part.name.or(Some(&stop.name)),
                value: Some(&*stop.value).filter(|value| !value.is_empty()),
                is_focused: self.spot.at() == Some(stop.id),
                has_ring: self.spot.shows(stop.id),
                ..part
            };
            speech::tell(ui, response, kind, part);
        }
        self.shown.borrow_mut().stops.push(stop);
    }

    /// Shows the ground of something that can be pressed. The mouse alone moves the focus there.
    pub fn pressable(&self, ui: &Ui, rect: Rect, ground: Ground, stop: Stop<M>) -> Response {
        let told = (Kind::Button, Part::default());
        self.show_ground(ui, rect, (ground, false, true), told, stop)
    }

    /// Shows the ground of something, which may be the chosen one, and reports to a screen reader
    /// what it is. The mouse alone does not move the focus there.
    pub fn show(
        &self,
        ui: &Ui,
        rect: Rect,
        (ground, chosen): (Ground, bool),
        told: (Kind, Part),
        stop: Stop<M>,
    ) -> Response {
        self.show_ground(ui, rect, (ground, chosen, false), told, stop)
    }

    /// Shows contents that are read and not pressed, with a ring around them if they have the
    /// focus. The name is everything that they say.
    pub fn readable(&self, ui: &mut Ui, stop: Stop<M>, contents: impl FnOnce(&mut Ui)) {
        let rect = ui.scope(contents).response.rect;
        let stop = self.placed(ui, rect, stop);
        let id = stop.id;
        let response = ui.interact(rect, id, Sense::hover());
        self.record(ui, &response, false, (Kind::Text, Part::default()), stop);
        if self.spot.shows(id) {
            ground::paint_ring(ui, rect);
        }
    }

    /// Shows a card or a row, of which one is chosen unless a press opens something instead, with a
    /// square picture of this side at its left. A screen reader says all texts on it.
    pub fn card(
        &self,
        ui: &Ui,
        rect: Rect,
        card: &Card,
        picture: (f32, impl FnOnce(&Ui, Rect)),
        stop: Stop<M>,
    ) -> Response {
        let is_on = card.is_chosen == Some(true);
        let kind = if card.is_chosen.is_some() { Kind::Item } else { Kind::Button };
        let stop = Stop { name: card.name.to_owned(), value: card.words(), ..stop }.first(is_on);
        let part = Part { is_on, ..Part::default() };
        let response = self.show(ui, rect, (Ground::Quiet, is_on), (kind, part), stop);
        card.paint(ui, rect, picture);
        response
    }

    fn show_ground(
        &self,
        ui: &Ui,
        rect: Rect,
        (ground, chosen, is_eager): (Ground, bool, bool),
        told: (Kind, Part),
        stop: Stop<M>,
    ) -> Response {
        let stop = self.placed(ui, rect, stop);
        let id = stop.id;
        let response = ui.interact(rect, id, Sense::CLICK);
        self.record(ui, &response, is_eager, told, stop);
        let focused = self.spot.shows(id);
        let state = WidgetState { chosen, focused, ..WidgetState::from_response(&response) };
        ground::paint(ui, rect, ground, state);
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }

    /// Shows a row of buttons over the whole width.
    pub fn buttons(&self, ui: &mut Ui, size: ButtonSize, row: &[Command<M>]) {
        if speech::is_on(ui.ctx()) && row.iter().any(|it| it.is_primary && it.is_enabled) {
            self.shown.borrow_mut().main = command::in_words(row, self.labels);
        }
        // The mouse alone does not move the focus away from a list.
        let may_be_eager = self.scope != Scope::List;
        self.row(ui, size, row, |ui, response, command, stop| {
            let keys = command.keys(self.labels);
            let told = command.told(size, &keys, self.labels.texts);
            let is_first = stop.is_first || command.is_on && size == ButtonSize::Large;
            let stop = stop.first(is_first);
            let is_eager = may_be_eager && stop.is_enabled();
            self.record(ui, response, is_eager, told, stop);
        });
    }

    /// Shows a row of buttons in `place`.
    pub fn buttons_in(&self, ui: &mut Ui, place: Rect, size: ButtonSize, row: &[Command<M>]) {
        widgets::in_rect(ui, place, |ui| self.buttons(ui, size, row));
    }

    /// Shows a row of buttons, and calls `then` with each.
    fn row(
        &self,
        ui: &mut Ui,
        size: ButtonSize,
        row: &[Command<M>],
        then: impl Fn(&Ui, &Response, &Command<M>, Stop<M>),
    ) {
        if size == ButtonSize::Segment && !row.is_empty() {
            button::paint_trough(ui, ui.available_rect_before_wrap());
        }
        let (labels, texts) = (self.labels, self.labels.texts);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size.gap();
            let fits = button::distribute_widths(ui, size, row.iter().map(|it| it.labelled(texts)));
            for (command, fit) in row.iter().zip(fits) {
                let stop = self.placed(ui, Rect::NOTHING, command.stop(texts));
                let is_focused = self.spot.shows(stop.id);
                let response = command.show(ui, stop.id, (size, fit), is_focused, labels);
                let rect = response.rect;
                then(ui, &response, command, Stop { rect, ..stop });
            }
        });
    }

    /// Shows rows of buttons one below the other.
    pub fn rows(
        &self,
        ui: &mut Ui,
        size: impl Fn(&[Command<M>]) -> ButtonSize,
        rows: &[Vec<Command<M>>],
    ) {
        ui.spacing_mut().item_spacing.y = GAP;
        rows.iter().for_each(|row| self.buttons(ui, size(row), row));
    }

    /// Shows a chooser of few values below its name. Left and right choose the neighbour of the
    /// value that is on.
    pub fn chooser(&self, ui: &mut Ui, values: &[Command<M>], stop: Stop<M>) {
        self.chooser_of(ui, values, values.len(), stop);
    }

    /// Shows a chooser of which only the first values, `shown` in number, are shown.
    pub fn chooser_of(&self, ui: &mut Ui, values: &[Command<M>], shown: usize, stop: Stop<M>) {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.label(RichText::new(&stop.name).font(bold(LABEL)).color(FAINT));
        let place = widgets::strip(ui, ButtonSize::Segment.height() + 6.0);
        ui.spacing_mut().item_spacing.y = GAP;
        self.chooser_in(ui, place, (values, shown), stop);
    }

    /// Shows a chooser in `place`, with its first values, `shown` in number.
    pub fn chooser_in(
        &self,
        ui: &mut Ui,
        place: Rect,
        (values, shown): (&[Command<M>], usize),
        stop: Stop<M>,
    ) {
        let chosen = values.iter().position(|it| it.is_on).unwrap_or_default();
        let at = |by: i8| values.get(chosen.checked_add_signed(by.into())?);
        let stop = stop.stepped(|by| at(by)?.message.clone());
        let on = values.iter().find(|it| it.is_on).map_or("", |it| it.name(self.texts()));
        self.segments(ui, place, &values[..shown.min(values.len())], stop.valued(on));
    }

    /// Shows the values of a chooser in `place`, with a ring around them if it has the focus. The
    /// values themselves are for the mouse.
    pub fn segments(&self, ui: &mut Ui, place: Rect, values: &[Command<M>], stop: Stop<M>) {
        let stop = self.placed(ui, place, Stop { above: ABOVE, ..stop });
        let id = stop.id;
        let response = ui.interact(place, id, Sense::hover());
        self.record(ui, &response, false, (Kind::Chooser, Part::default()), stop);
        widgets::in_rect(ui, place.shrink(3.0), |ui| {
            let size = ButtonSize::Segment;
            self.row(ui, size, values, |ui, response, command, value| {
                let keys = command.keys(self.labels);
                let (kind, part) = command.told(size, &keys, self.texts());
                speech::tell(ui, response, kind, part);
                if response.clicked() || speech::wants(response, Request::Focus) {
                    self.spot.put(id);
                }
                if response.clicked() {
                    self.click(value.accept);
                }
            });
        });
        // The ground below the values is as large.
        if self.spot.shows(id) {
            ground::paint_ring(ui, place);
        }
        ui.advance_cursor_after_rect(place);
    }

    /// Shows a line of a form. A click on its value steps forth, or at the left back.
    pub fn line(&self, ui: &mut Ui, height: f32, value: &Value, stop: Stop<M>) {
        let rect = widgets::strip(ui, height);
        let text = match value {
            Value::Text(text, _) => text.clone(),
            Value::Switch(_) => String::new(),
            Value::Keys(keys) => keys.join(" "),
        };
        let stop = self.placed(ui, rect, stop.valued(text));
        let (id, steps) = (stop.id, stop.steps.clone());
        let response = ui.interact(rect, id, Sense::CLICK);
        let is_on = matches!(value, Value::Switch(true));
        let kind = match value {
            Value::Switch(_) => Kind::Switch,
            _ if steps.is_some() => Kind::Chooser,
            _ => Kind::Button,
        };
        let name = stop.name.clone();
        self.record(ui, &response, true, (kind, Part { is_on, ..Part::default() }), stop);
        let (has_focus, focused) = (self.spot.at() == Some(id), self.spot.shows(id));
        let state = WidgetState { focused, ..WidgetState::from_response(&response) };
        ground::paint(ui, rect, Ground::Bare, state);
        let has_arrows = kind == Kind::Chooser;
        let field = list::paint_line(ui, rect, &name, value, (has_arrows, has_focus));
        if let Some([back, forth]) = steps.filter(|_| response.clicked()) {
            let is_back = has_arrows && list::steps_back(&response, field);
            self.click(if is_back { back } else { forth }.into());
        }
    }

    /// Shows a field for a text. With the focus, typing replaces its text at first.
    pub fn field(
        &self,
        ui: &mut Ui,
        text: &mut String,
        max_chars: usize,
        stop: Stop<M>,
    ) -> Response {
        let response = widgets::text_field(ui, &stop.name, text, max_chars);
        let stop = self.placed(ui, response.rect, stop.stepped(|_| None));
        self.spot.point(&response, &stop, false);
        // The field with the focus gets the keys, even those that would move egui's own focus.
        if self.spot.at() == Some(stop.id) {
            response.request_focus();
            if response.gained_focus() {
                widgets::select_from(ui, &response, 0, text);
            }
        } else {
            response.surrender_focus();
        }
        self.spot.scroll_to(&response, &stop);
        self.shown.borrow_mut().stops.push(stop);
        response
    }

    /// Shows `count` items one below the other, of which one is `chosen` by arriving there: by the
    /// arrows or a click. Enter and a double click accept it.
    ///
    /// Only visible items are laid out, and the one with the focus. Those within a page of them are
    /// recorded as well, and the ends, so that the focus can go there.
    pub fn items(
        &self,
        ui: &mut Ui,
        (count, chosen): (usize, usize),
        choose: impl Fn(usize) -> M,
        accept: &M,
        mut show: impl FnMut(&Ui, Rect, usize, Stop<M>),
    ) {
        let step = list::ITEM + GAP;
        let all = widgets::strip(ui, list::height_of(count).max(0.0));
        let at = |y: f32| ((y - all.top()) / step).max(0.0) as usize;
        let seen = at(ui.clip_rect().top()).min(count)..count.min(at(ui.clip_rect().bottom()) + 1);
        let has_focus = |it: &usize| self.spot.at() == Some(id_of(&choose(*it)));
        let focused =
            [self.spot.item(), chosen].into_iter().find(|it| *it < count && has_focus(it));
        // The focus follows the choice, which a message may have moved.
        if let Some(focused) = focused
            && focused != chosen
            && chosen < count
        {
            self.spot.put(id_of(&choose(chosen)));
        }
        let focused = focused.map(|_| chosen);
        let near = |from: usize, to: usize| from.saturating_sub(PAGE)..count.min(to + PAGE);
        let around = focused.map_or(0..0, |it| near(it, it + 1));
        let mut recorded: Vec<usize> = near(seen.start, seen.end).chain(around).collect();
        recorded.extend([0, chosen, count.saturating_sub(1)].into_iter().filter(|it| *it < count));
        recorded.sort_unstable();
        recorded.dedup();
        for item in recorded {
            let corner = all.min + vec2(0.0, item as f32 * step);
            let rect = Rect::from_min_size(corner, vec2(all.width(), list::ITEM));
            let stop = Stop { item, ..Stop::new("", accept.clone()).arriving(choose(item)) };
            let stop = stop.first(item == chosen);
            if seen.contains(&item) || focused == Some(item) {
                speech::in_list(ui.ctx(), Some((item, count)));
                show(ui, rect, item, stop);
            } else {
                let stop = self.placed(ui, rect, stop);
                self.shown.borrow_mut().stops.push(stop);
            }
        }
        speech::in_list(ui.ctx(), None);
    }
}
