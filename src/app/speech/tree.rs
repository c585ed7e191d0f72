//! AccessKit's tree of what is on top: parts with their names, all other texts, and the live line.

use std::collections::HashMap;

use egui::accesskit::{Action, Node, NodeId, Rect as Bounds, Role, Toggled, TreeUpdate};
use egui::epaint::{ClippedShape, Shape};
use egui::{Context, Id, LayerId, Pos2, Rect};

use super::live::{News, sentence};
use super::part::{AllTold, InList, Kind, Told, with_told};

/// The nodes of a frame, in the order in which they are read.
#[derive(Default)]
pub struct Tree {
    /// The children of the window.
    roots: Vec<NodeId>,
    /// All nodes but egui's.
    nodes: Vec<(NodeId, Node)>,
    /// The text fields with their names, whose nodes egui makes.
    fields: Vec<(NodeId, Option<String>)>,
    /// What has the focus, if anything has.
    focus: Option<NodeId>,
    /// The title of the page.
    pub title: Option<String>,
    /// What is said for the arrows on keys: ←, →, ↑ and ↓.
    pub arrows: [String; 4],
    /// The chooser that has the focus, with its value.
    pub chosen: Option<(Id, String)>,
    /// Whether a ring shows the focus.
    has_ring: bool,
    /// The texts that are said as soon as they change, each with the part that it is in.
    pub news: Vec<(Id, News)>,
}

/// A text as it was painted.
struct Painted {
    order: usize,
    center: Pos2,
    rect: Rect,
    /// What is in sight around it.
    clip: Rect,
    text: String,
}

impl Painted {
    fn is_seen(&self) -> bool {
        self.clip.contains(self.center)
    }
}

/// Reads what was shown in this pass, at its end.
pub fn read(ctx: &Context) -> Tree {
    let told = with_told(ctx, |told| told.clone());
    let (title, arrows) = (told.title.clone(), told.arrows.clone());
    let mut tree = Tree { title, arrows, ..Tree::default() };
    let first = told.layers.iter().rposition(|(_, hides)| *hides).unwrap_or(0);
    let mut seen = Vec::new();
    for &(layer, _) in &told.layers[first..] {
        if !seen.contains(&layer) {
            seen.push(layer);
            tree.add_layer(ctx, layer, &told);
        }
    }
    tree
}

impl Tree {
    /// Adds what a layer shows.
    fn add_layer(&mut self, ctx: &Context, layer: LayerId, told: &AllTold) {
        let parts: Vec<&Told> = told.parts.iter().filter(|it| it.layer == layer).collect();
        let painted = ctx.graphics(|all| {
            let list = all.get(layer);
            list.map_or_else(Vec::new, |list| texts_of(list.all_entries()))
        });
        let mut own: Vec<Vec<String>> = vec![Vec::new(); parts.len()];
        let mut items: Vec<(usize, Item)> = Vec::new();
        for text in painted {
            // What is scrolled out of sight belongs to parts that are scrolled with it.
            let around = |(_, part): &(usize, &&Told)| {
                part.rect.contains(text.center) && (text.is_seen() || part.clip == text.clip)
            };
            let parts = parts.iter().enumerate().filter(around);
            match parts.min_by(|(_, a), (_, b)| a.rect.area().total_cmp(&b.rect.area())) {
                Some((index, _)) => own[index].push(text.text),
                None if text.is_seen() => items.push((text.order, Item::Text(text))),
                None => {}
            }
        }
        let named = parts.into_iter().zip(own);
        items.extend(named.map(|(part, own)| (part.order, Item::Part(part, joined(&own)))));
        // A part is reported before the next text is painted.
        items.sort_by_key(|(order, item)| (*order, matches!(item, Item::Text(_))));
        let mut counts = HashMap::new();
        let mut reading = None;
        for run in items.chunk_by(|(_, a), (_, b)| a.is_row() && b.is_row()) {
            for (index, (_, item)) in run.iter().enumerate() {
                match item {
                    Item::Text(text) => self.add_text(layer, text, &mut counts),
                    Item::Part(part, _) if part.kind == Kind::Reading => {
                        reading = Some((part.id, self.nodes.len()));
                    }
                    Item::Part(part, texts) => {
                        self.add_part(part, texts, (index, run.len()), told);
                    }
                }
            }
        }
        if let Some((id, begins)) = reading {
            self.read_on(id, begins);
        }
    }

    /// Says all texts from the node with this index on.
    fn read_on(&mut self, id: Id, begins: usize) {
        let texts = self.nodes[begins..].iter().filter(|(_, node)| node.role() == Role::Label);
        let texts = texts.filter_map(|(_, node)| Some(sentence(node.value()?.to_owned())));
        let text = texts.collect::<Vec<_>>().join(" ");
        self.news.push((id, News { text, is_aside: false }));
    }

    fn add_text(&mut self, layer: LayerId, text: &Painted, counts: &mut HashMap<String, usize>) {
        let count = counts.entry(text.text.clone()).or_default();
        *count += 1;
        let id = node_id(layer.id.with((&text.text, *count)));
        let mut node = Node::new(Role::Label);
        node.set_bounds(bounds(text.rect));
        node.set_value(text.text.as_str());
        self.roots.push(id);
        self.nodes.push((id, node));
    }

    /// Adds a part. `place` is that among its neighbours.
    fn add_part(&mut self, part: &Told, texts: &str, place: InList, told: &AllTold) {
        let id = node_id(part.id);
        if self.roots.contains(&id) || part.kind.is_said() && texts.is_empty() {
            return;
        }
        let name = part.name.as_deref().unwrap_or(texts);
        let name = match part.value.as_deref().map(in_words) {
            Some(value) if !value.is_empty() => format!("{name}, {value}"),
            _ => name.to_owned(),
        };
        let name = match part.place.unwrap_or(place) {
            (index, all) if part.kind == Kind::Item && all > 1 && !told.in_list.is_empty() => {
                let place = told.in_list.replace('\n', &(index + 1).to_string());
                format!("{name}, {}", place.replace('\r', &all.to_string()))
            }
            _ => name,
        };
        self.has_ring |= part.has_ring;
        self.roots.push(id);
        if part.is_focused || part.kind == Kind::Board && self.focus.is_none() {
            self.focus = Some(id);
        }
        if part.kind == Kind::Chooser && part.is_focused {
            self.chosen = part.value.clone().map(|value| (part.id, value));
        }
        let role = match part.kind {
            Kind::Button => Role::Button,
            Kind::Choice => Role::RadioButton,
            Kind::Item | Kind::Turn => Role::ListBoxOption,
            Kind::Switch => Role::CheckBox,
            Kind::Chooser => Role::ComboBox,
            Kind::Board => Role::Grid,
            Kind::News | Kind::Aside | Kind::Text => Role::Label,
            Kind::Field => return self.fields.push((id, part.name.clone())),
            Kind::Reading => return,
        };
        let mut node = Node::new(role);
        node.set_bounds(bounds(part.rect));
        if role == Role::Label {
            if part.kind.is_said() {
                let is_aside = part.kind == Kind::Aside;
                self.news.push((part.id, News { text: name.clone(), is_aside }));
            }
            node.set_value(name);
            self.nodes.push((id, node));
            return;
        }
        let is_unavailable = part.is_disabled && !told.unavailable.is_empty();
        node.set_label(if is_unavailable { told.unavailable.replace('\n', &name) } else { name });
        node.add_action(Action::Focus);
        if part.kind == Kind::Board {
            self.add_cells(&mut node, part);
            self.nodes.push((id, node));
            return;
        }
        if part.is_disabled {
            node.set_disabled();
        } else {
            node.add_action(Action::Click);
        }
        if let Some(about) = &part.about {
            node.set_description(about.as_str());
        }
        if !part.keys.is_empty() {
            node.set_keyboard_shortcut(part.keys.as_str());
        }
        if role == Role::ListBoxOption {
            node.set_selected(part.is_on);
        } else if matches!(part.kind, Kind::Choice | Kind::Switch) || part.is_on {
            node.set_toggled(if part.is_on { Toggled::True } else { Toggled::False });
        }
        self.nodes.push((id, node));
    }

    /// Adds the rows and cells of the board, a table.
    fn add_cells(&mut self, grid: &mut Node, part: &Told) {
        grid.set_row_count(part.cells.len());
        grid.set_column_count(part.cells.first().map_or(0, Vec::len));
        for (r, cells) in part.cells.iter().enumerate() {
            let row_id = node_id(part.id.with(r));
            let mut row = Node::new(Role::Row);
            row.set_row_index(r);
            for (c, name) in cells.iter().enumerate() {
                let id = node_id(part.id.with((r, c)));
                let mut cell = Node::new(Role::Cell);
                cell.set_row_index(r);
                cell.set_column_index(c);
                cell.set_label(name.as_str());
                row.push_child(id);
                self.nodes.push((id, cell));
            }
            grid.push_child(row_id);
            self.nodes.push((row_id, row));
        }
    }

    /// Puts the nodes in place of egui's own, of which only the window and the fields for texts
    /// remain, and adds the text that is said now.
    pub fn finish(mut self, egui: TreeUpdate, live: (NodeId, Node)) -> TreeUpdate {
        let TreeUpdate { nodes, tree, mut focus } = egui;
        let root = tree.as_ref().map_or(focus, |tree| tree.root);
        let mut made: HashMap<NodeId, Node> = nodes.into_iter().collect();
        let mut window = made.remove(&root).unwrap_or_else(|| Node::new(Role::Window));
        let is_typing = self.fields.iter().any(|(id, _)| *id == focus);
        for (id, name) in std::mem::take(&mut self.fields) {
            match made.remove(&id) {
                Some(mut field) => {
                    let lines: Vec<NodeId> = field.children().to_vec();
                    if let Some(name) = name {
                        field.set_label(name);
                    }
                    self.nodes.push((id, field));
                    self.nodes.extend(lines.iter().filter_map(|id| made.remove_entry(id)));
                }
                None => self.roots.retain(|root| *root != id),
            }
        }
        if !is_typing || self.has_ring {
            focus = self.focus.unwrap_or(root);
        }
        self.roots.push(live.0);
        self.nodes.push(live);
        window.set_label("Nim Tetris");
        window.set_children(self.roots);
        self.nodes.push((root, window));
        TreeUpdate { nodes: self.nodes, tree, focus }
    }
}

/// Joins texts by commas, but for sentences.
fn joined(texts: &[String]) -> String {
    let mut all = String::new();
    for text in texts {
        if !all.is_empty() {
            let is_sentence = all.ends_with(['.', '!', '?', ':', '。', '！', '？', '：']);
            all.push_str(if is_sentence { " " } else { ", " });
        }
        all.push_str(text);
    }
    all
}

/// Something to read.
enum Item<'a> {
    Text(Painted),
    Part(&'a Told, String),
}

impl Item<'_> {
    /// Returns whether it is an item of a list that is shown as a whole.
    fn is_row(&self) -> bool {
        matches!(self, Item::Part(part, _) if part.kind == Kind::Item && part.place.is_none())
    }
}

fn node_id(id: Id) -> NodeId {
    NodeId(id.value())
}

fn bounds(rect: Rect) -> Bounds {
    let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
    Bounds { x0, y0, x1, y1 }
}

/// Returns the texts among shapes, without icons and arrows.
fn texts_of<'a>(shapes: impl Iterator<Item = &'a ClippedShape>) -> Vec<Painted> {
    let mut texts = Vec::new();
    for (order, ClippedShape { clip_rect, shape }) in shapes.enumerate() {
        let Shape::Text(shape) = shape else { continue };
        let rect = shape.visual_bounding_rect();
        let text = in_words(shape.galley.text());
        if !text.is_empty() && shape.opacity_factor > 0.0 {
            texts.push(Painted { order, center: rect.center(), rect, clip: *clip_rect, text });
        }
    }
    texts
}

/// Returns a text as it is said, without signs.
fn in_words(text: &str) -> String {
    let text: String = text.chars().filter(|it| !is_sign(*it)).collect();
    text.trim_matches([' ', '·', '|', '✓', '×']).replace(" · ", ", ")
}

/// Returns whether a character is a picture: an icon or an arrow.
fn is_sign(character: char) -> bool {
    matches!(character, '\u{e000}'..='\u{f8ff}' | '◀' | '▶' | '▲' | '▼')
}

#[cfg(test)]
impl Tree {
    /// Returns the node with a name, if there is one.
    pub fn called(&self, name: &str) -> Option<NodeId> {
        let is_it = |(_, node): &&(NodeId, Node)| node.label() == Some(name);
        self.nodes.iter().find(is_it).map(|(id, _)| *id)
    }

    /// Returns the roles and names of all that can be reached, in the order in which it is read,
    /// without the rows of tables.
    pub fn said(&self) -> Vec<(Role, String)> {
        let nodes: HashMap<NodeId, &Node> =
            self.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let name = |node: &Node| {
            let name = node.label().or(node.value()).unwrap_or_default();
            (node.role(), name.to_owned())
        };
        let of = |id: &NodeId| {
            let node = nodes.get(id)?;
            let rows = node.children().iter().filter_map(|row| nodes.get(row));
            let cells = rows.flat_map(|row| row.children()).filter_map(|cell| nodes.get(cell));
            Some(std::iter::once(name(node)).chain(cells.map(|cell| name(cell))).collect())
        };
        let field = |id: &NodeId| {
            let (_, name) = self.fields.iter().find(|(other, _)| other == id)?;
            Some(vec![(Role::TextInput, name.clone().unwrap_or_default())])
        };
        let all = self.roots.iter().filter_map(|id| of(id).or_else(|| field(id)));
        all.flat_map(|it: Vec<_>| it).collect()
    }
}
