//! The controls: keys, mouse and game pad, in groups.

use std::mem::discriminant;

use egui::{Ui, vec2};

use crate::app::input::{Action, Scope, Topic};
use crate::app::shell::Context;
use crate::app::speech::{self, typed::help};
use crate::app::text::{self, args, msg};
use crate::app::ui::{ACCENT, BODY, GAP, LABEL, TEXT, bold, regular, widgets};

/// The controls of the mouse and of a touch screen.
const MOUSE: &[(text::Message, text::Message)] = &[
    (msg::HELP_MOUSE_MOVE, msg::HELP_MOUSE_MOVE_DOES),
    (msg::HELP_MOUSE_PLACE, msg::HELP_MOUSE_PLACE_DOES),
    (msg::HELP_MOUSE_TURN, msg::HELP_MOUSE_TURN_DOES),
    (msg::HELP_TOUCH, msg::HELP_TOUCH_DOES),
];

/// The controls of the game pad.
const PAD: &[(text::Message, text::Message)] = &[
    (msg::HELP_PAD_MOVE, msg::HELP_PAD_MOVE_DOES),
    (msg::HELP_PAD_PLACE, msg::HELP_PAD_PLACE_DOES),
    (msg::HELP_PAD_UNDO, msg::HELP_PAD_UNDO_DOES),
    (msg::HELP_PAD_PIECES, msg::HELP_PAD_PIECES_DOES),
    (msg::HELP_PAD_OUTCOMES, msg::HELP_PAD_OUTCOMES_DOES),
    (msg::HELP_PAD_HINT, msg::HELP_PAD_HINT_DOES),
];

/// The actions that move the piece in hand.
const STEPS: [Action; 4] =
    [Action::Move(-1, 0), Action::Move(0, 1), Action::Move(0, -1), Action::Move(1, 0)];

/// Gap between two keys, in points.
const BETWEEN: f32 = 4.0;

/// Smallest width of a label beside keys, in points.
const MIN_LABEL: f32 = 90.0;

/// Smallest width of a column of lines, in points.
const MIN_COLUMN: f32 = 250.0;

/// A line with an action and the controls for it.
pub struct KeyLine {
    label: String,
    keys: Vec<String>,
}

impl KeyLine {
    /// Returns the line for some actions, with all keys of a single action, or the first key of
    /// each.
    fn new(actions: &[Action], label: &str, context: &Context) -> KeyLine {
        let (texts, bound) = (&context.texts, &context.preferences.keys);
        let keys = match actions {
            [action] => bound.keys(*action).iter().map(|&chord| texts.chord(chord)).collect(),
            _ => actions.iter().map(|&action| texts.key_of(bound, action)).collect(),
        };
        KeyLine { label: label.to_owned(), keys }
    }

    /// Shows the line over the available width, with the keys at the right, or below the label if
    /// there is no room.
    pub fn show(&self, ui: &mut Ui) {
        let widths = self.keys.iter().map(|key| widgets::keycap_width(ui, key) + BETWEEN);
        let (width, caps) = (ui.available_width(), widths.sum::<f32>());
        let is_below = caps + MIN_LABEL > width;
        let room = if is_below { width } else { width - caps - GAP };
        let label = ui.painter().layout(self.label.clone(), regular(LABEL), TEXT, room);
        let (text, key) = (label.size().y, 24.0);
        let height = if is_below { text + key } else { text.max(key) };
        let rect = widgets::strip(ui, height);
        let words = [&*self.label, &self.keys.join(" ")].join(", ");
        speech::words(ui, &self.label, rect, &words);
        let row = rect.with_min_y(if is_below { rect.top() + text } else { rect.top() });
        let at = if is_below { rect.top() } else { rect.center().y - text / 2.0 };
        ui.painter().galley(egui::pos2(rect.left(), at), label, TEXT);
        let row = row.with_min_x((row.right() - caps + BETWEEN).max(row.left()));
        widgets::in_rect(ui, row, |ui| {
            ui.spacing_mut().item_spacing = vec2(BETWEEN, 0.0);
            ui.horizontal_centered(|ui| self.keys.iter().for_each(|key| widgets::keycap(ui, key)));
        });
    }
}

/// Returns the lines that everybody needs: to move, to rotate and to place a piece, and to undo.
pub fn first_lines(context: &Context) -> [KeyLine; 4] {
    let line = |actions: &[Action], label| KeyLine::new(actions, context.texts.get(label), context);
    [
        line(&STEPS, msg::LESSON_MOVE),
        line(&[Action::Rotate], msg::TOUCH_TURN),
        line(&[Action::Place], msg::TOUCH_PLACE),
        line(&[Action::Undo], msg::UNDO),
    ]
}

/// Returns the lines of a topic for keys with a meaning in a game. Actions of one kind share a
/// line, such as those of all pieces, or of the four directions.
fn lines_of(topic: Topic, context: &Context) -> Vec<KeyLine> {
    let is_of_game =
        |it: &Action| it.topic() == topic && it.is_listed() && it.scopes().contains(&Scope::Game);
    let actions: Vec<Action> = Action::all().filter(is_of_game).collect();
    let kinds = actions.chunk_by(|a, b| discriminant(a) == discriminant(b));
    let line = |actions: &[Action]| {
        let texts = &context.texts;
        let (actions, label) = match actions[0] {
            Action::Move(..) => (&STEPS[..], texts.get(msg::LESSON_MOVE)),
            Action::Cycle(_) => (actions, texts.get(msg::HELP_PAD_PIECES_DOES)),
            Action::Choose(_) => (actions, texts.get(msg::HELP_KEYS_PICK)),
            action => (actions, texts.action(action)),
        };
        KeyLine::new(actions, label, context)
    };
    kinds.map(line).collect()
}

/// Returns the lines of controls that are named in words.
fn in_words(controls: &[(text::Message, text::Message)], context: &Context) -> Vec<KeyLine> {
    let words = |message| context.texts.get(message).to_owned();
    let line = |&(keys, does)| KeyLine { label: words(does), keys: vec![words(keys)] };
    controls.iter().map(line).collect()
}

/// Shows a heading between two parts of a text.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(GAP);
    widgets::paragraph(ui, text, bold(BODY), ACCENT);
}

/// Shows how to play by ear, if a screen reader listens.
fn show_by_ear(ui: &mut Ui, context: &Context) {
    let (texts, keys) = (&context.texts, &context.preferences.keys);
    if context.is_heard() {
        let [seek, typed, buttons, close] =
            [Action::NextFit, Action::Type, Action::Buttons, Action::Back]
                .map(|it| texts.key_of(keys, it));
        let keys = texts.fill(msg::TYPED_BY_EAR, args!(seek, type = typed, buttons, close));
        let words = [keys, help(texts)].join(" ");
        widgets::paragraph(ui, &words, regular(BODY), TEXT);
    }
}

/// Shows all keys of a game, and what mouse, finger and game pad do.
pub fn show(ui: &mut Ui, context: &Context) {
    show_by_ear(ui, context);
    let keys_of = |topic| lines_of(topic, context);
    let left = [
        (msg::KEYS_GROUP_PIECE, keys_of(Topic::Piece)),
        (msg::KEYS_GROUP_GAME, keys_of(Topic::Game)),
        (msg::HELP_KEYS_MOUSE, in_words(MOUSE, context)),
    ];
    let right = [
        (msg::KEYS_GROUP_EVERYWHERE, keys_of(Topic::Everywhere)),
        (msg::HELP_KEYS_PAD, in_words(PAD, context)),
    ];
    let show = |ui: &mut Ui, groups: &[(text::Message, Vec<KeyLine>)]| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for (name, lines) in groups {
            heading(ui, context.texts.get(*name));
            lines.iter().for_each(|line| line.show(ui));
        }
    };
    ui.spacing_mut().item_spacing.x = 3.0 * GAP;
    if ui.available_width() >= 2.0 * MIN_COLUMN + 3.0 * GAP {
        ui.columns(2, |columns| {
            show(&mut columns[0], &left);
            show(&mut columns[1], &right);
        });
    } else {
        show(ui, &left);
        show(ui, &right);
    }
}

/// The actions of stacking, with their meaning there if it differs from that in a game.
const STACKING: [(&[Action], Option<text::Message>); 7] = [
    (&[Action::Move(-1, 0), Action::Move(1, 0)], Some(msg::HELP_STACKING_MOVE_DOES)),
    (&[Action::Rotate, Action::Hurry], None),
    (&[Action::Place], Some(msg::HELP_STACKING_DROP_DOES)),
    (&[Action::NextFit], None),
    (&[Action::Undo], None),
    (&[Action::Hint], None),
    (&[Action::Outcomes], Some(msg::HELP_STACKING_RANKS_DOES)),
];

/// Shows the keys of stacking.
pub fn show_stacking(ui: &mut Ui, context: &Context) {
    for (actions, label) in STACKING {
        let label = label.map_or(context.texts.action(actions[0]), |it| context.texts.get(it));
        KeyLine::new(actions, label, context).show(ui);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Preferences;
    use crate::game::Files;
    use miniquad::KeyCode;

    #[test]
    fn keys_are_named_as_they_are_bound() {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        context.preferences.keys.bind(Action::Hint, KeyCode::K).unwrap();
        let lines = lines_of(Topic::Game, &context);
        let hint = context.texts.action(Action::Hint);
        assert!(lines.iter().any(|line| line.label == hint && line.keys == ["K"]));
    }

    #[test]
    fn every_key_of_a_game_is_listed() {
        let context = Context::new(Preferences::default(), Files::nowhere());
        let topics = [Topic::Piece, Topic::Game, Topic::Everywhere];
        let lines: Vec<KeyLine> =
            topics.map(|topic| lines_of(topic, &context)).into_iter().flatten().collect();
        let of_game = |it: &Action| it.is_listed() && it.scopes().contains(&Scope::Game);
        for action in Action::all().filter(of_game) {
            let key = context.texts.key_of(&context.preferences.keys, action);
            assert!(lines.iter().any(|line| line.keys.contains(&key)), "{action:?}");
        }
    }
}
