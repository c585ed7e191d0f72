//! The parts of the window that were reported while a frame was shown.

use egui::accesskit::Action;
use egui::{Context, Id, LayerId, Rect, Response, Ui};

use crate::app::text::{Texts, args, msg};

/// The kind of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Something that can be pressed.
    Button,
    /// One of several values or pieces, of which one is chosen.
    Choice,
    /// A card, or a row of a list, of which one is chosen. It says its place in the list.
    Item,
    /// A turn in a list, whose name has its number.
    Turn,
    /// A switch.
    Switch,
    /// A row whose value is one of several.
    Chooser,
    /// A field for a text, which egui describes.
    Field,
    /// A text that is read, also where it is scrolled out of sight.
    Text,
    /// Texts that are said as soon as they change.
    News,
    /// The same, but said only once nothing else is.
    Aside,
    /// The beginning of an article, which is said when it opens, to the end of its layer.
    Reading,
    /// The board, whose cells are reported by [`grid`].
    Board,
}

impl Kind {
    /// Returns whether its texts are said when they change.
    pub(super) fn is_said(self) -> bool {
        matches!(self, Kind::News | Kind::Aside)
    }
}

/// A part as it is reported.
#[derive(Clone, Default, Debug)]
pub struct Part<'a> {
    /// The name. Without one, it is the texts painted on the part.
    pub name: Option<&'a str>,
    /// An explanation.
    pub about: Option<&'a str>,
    /// The keys that press it.
    pub keys: &'a str,
    /// Whether the next key acts on it.
    pub is_focused: bool,
    /// Whether a ring shows that, in which case it has the focus before a text field.
    pub has_ring: bool,
    /// The value of a chooser, or something else that follows the name.
    pub value: Option<&'a str>,
    /// Whether it is on, or the chosen one.
    pub is_on: bool,
    /// Whether it can't be pressed now.
    pub is_disabled: bool,
}

/// A part that was reported, with its place on the screen.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub id: Id,
    pub kind: Kind,
    pub layer: LayerId,
    pub rect: Rect,
    /// What is in sight around it.
    pub clip: Rect,
    /// Number of shapes that the layer had: the order in which parts and texts are read.
    pub order: usize,
    pub name: Option<String>,
    pub about: Option<String>,
    pub keys: String,
    pub value: Option<String>,
    pub is_focused: bool,
    pub has_ring: bool,
    pub is_on: bool,
    pub is_disabled: bool,
    /// The cells of a board, row by row.
    pub cells: Vec<Vec<String>>,
    /// The place in a list of which only a part is shown.
    pub place: Option<InList>,
}

/// The place of an item in its list: its index, and the number of items.
pub(super) type InList = (usize, usize);

/// All that was reported in a pass of egui.
#[derive(Clone, Default, Debug)]
pub(super) struct AllTold {
    pass: u64,
    /// The name of something that can't be pressed now, in whose place it has a line feed.
    pub unavailable: String,
    /// The place of an item in its list, with a line feed and a carriage return in place of both
    /// numbers.
    pub in_list: String,
    /// What is said for the arrows on keys.
    pub arrows: [String; 4],
    /// The place of the items that are reported now, in a list of which only a part is shown.
    pub place: Option<InList>,
    /// The layers in the order in which they were shown, each with whether it hides those before.
    pub layers: Vec<(LayerId, bool)>,
    pub parts: Vec<Told>,
    /// The title of the page.
    pub title: Option<String>,
}

fn switch_id() -> Id {
    Id::new("speech is on")
}

/// Turns telling on or off, before a frame.
pub fn begin(ctx: &Context, is_on: bool) {
    ctx.data_mut(|data| data.insert_temp(switch_id(), is_on));
}

/// Begins a pass in a language: AccessKit 0.17 reports to the system neither what can't be pressed
/// nor where in a list an item is, so names do.
pub(super) fn set_language(ctx: &Context, texts: &Texts) {
    let unavailable = texts.with(msg::SPEECH_UNAVAILABLE, "name", "\n");
    let in_list = texts.fill(msg::SPEECH_IN_LIST, args!(n = "\n", all = "\r"));
    let arrows =
        [msg::KEY_LEFT, msg::KEY_RIGHT, msg::KEY_UP, msg::KEY_DOWN].map(|it| texts.get(it).into());
    with_told(ctx, |told| {
        (told.unavailable, told.in_list, told.arrows) = (unavailable, in_list, arrows);
    });
}

/// Reports which of how many items the next ones are, in a list of which only a part is shown;
/// `None` at its end.
pub fn in_list(ctx: &Context, place: Option<(usize, usize)>) {
    if is_on(ctx) {
        with_told(ctx, |told| told.place = place);
    }
}

/// Returns whether a screen reader listens.
pub fn is_on(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(switch_id())).unwrap_or(false)
}

/// Calls `change` with what was reported in this pass.
pub(super) fn with_told<R>(ctx: &Context, change: impl FnOnce(&mut AllTold) -> R) -> R {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let told: &mut AllTold = data.get_temp_mut_or_default(Id::new("told"));
        if told.pass != pass {
            *told = AllTold { pass, ..AllTold::default() };
        }
        change(told)
    })
}

/// Reports a layer with texts and parts. What lies below a layer that `hides` can't be reached.
pub fn layer(ui: &Ui, hides: bool) {
    if is_on(ui.ctx()) {
        with_told(ui.ctx(), |told| told.layers.push((ui.layer_id(), hides)));
    }
}

/// Reports the title of a page, which is said when the page opens.
pub fn title(ctx: &Context, title: &str) {
    if is_on(ctx) {
        with_told(ctx, |told| told.title = Some(title.to_owned()));
    }
}

/// Reports a part, at the place of its response.
pub fn tell(ui: &Ui, response: &Response, kind: Kind, part: Part) {
    let place = (response.id, response.layer_id, response.rect, ui.clip_rect());
    push(ui.ctx(), place, kind, part, Vec::new());
}

/// Reports a text at a place where it is not written, such as what a graph shows.
pub fn words(ui: &Ui, name: &str, rect: Rect, text: &str) {
    push_text(ui, name, rect, Kind::Text, Some(text));
}

/// Reports a place whose texts are said as soon as they change, or `words` in their stead.
pub fn news(ui: &Ui, name: &str, rect: Rect, words: Option<&str>) {
    push_text(ui, name, rect, Kind::News, words);
}

/// Reports a place whose texts are said once nothing else is, or `words` in their stead.
pub fn aside(ui: &Ui, name: &str, rect: Rect, words: Option<&str>) {
    push_text(ui, name, rect, Kind::Aside, words);
}

fn push_text(ui: &Ui, name: &str, rect: Rect, kind: Kind, words: Option<&str>) {
    let part = Part { name: words, ..Part::default() };
    let place = (ui.id().with(name), ui.layer_id(), rect, ui.clip_rect());
    push(ui.ctx(), place, kind, part, Vec::new());
}

/// Reports that an article begins, all of which is said when it opens.
pub fn reading(ui: &Ui) {
    push_text(ui, "reading", Rect::NOTHING, Kind::Reading, None);
}

/// Reports the board by its name and what is on it, with the names of its cells from the top row
/// down.
pub(super) fn grid(
    ctx: &Context,
    rect: Rect,
    (name, value): (&str, &str),
    cells: Vec<Vec<String>>,
) {
    let part = Part { name: Some(name), value: Some(value), ..Part::default() };
    let layer = LayerId::background();
    if is_on(ctx) {
        with_told(ctx, |told| told.layers.push((layer, false)));
        push(ctx, (Id::new("board"), layer, rect, rect), Kind::Board, part, cells);
    }
}

fn push(
    ctx: &Context,
    (id, layer, rect, clip): (Id, LayerId, Rect, Rect),
    kind: Kind,
    part: Part,
    cells: Vec<Vec<String>>,
) {
    if !is_on(ctx) {
        return;
    }
    let order = ctx.graphics(|all| all.get(layer).map_or(0, |list| list.next_idx().0));
    let told = Told {
        id,
        kind,
        layer,
        rect,
        clip,
        order,
        name: part.name.map(str::to_owned),
        about: part.about.map(str::to_owned),
        keys: part.keys.to_owned(),
        value: part.value.map(str::to_owned),
        is_focused: part.is_focused,
        has_ring: part.has_ring,
        is_on: part.is_on,
        is_disabled: part.is_disabled,
        cells,
        place: None,
    };
    with_told(ctx, |all| all.parts.push(Told { place: all.place, ..told }));
}

/// Returns whether the reader asks for an action on the part of a response.
pub fn wants(response: &Response, action: Action) -> bool {
    response.ctx.input(|input| input.has_accesskit_action_request(response.id, action))
}
