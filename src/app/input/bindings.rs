//! Which key means what. Players may change it.

use std::collections::BTreeMap;

use macroquad::input::KeyCode;
use serde::{Deserialize, Serialize};

use crate::ai::Piece;
use crate::app::input::actions::Action;
use crate::app::input::keys;

/// The keys of every action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Changes", into = "Changes")]
pub struct Bindings {
    /// In the order of [`Action::ALL`]; no key stands twice.
    keys: Vec<(Action, Vec<KeyCode>)>,
}

/// What differs from the defaults, by name: the form in files.
type Changes = BTreeMap<String, Vec<String>>;

fn defaults(action: Action) -> &'static [KeyCode] {
    match action {
        Action::Step(-1, _) => &[KeyCode::Left],
        Action::Step(1, _) => &[KeyCode::Right],
        Action::Step(_, 1) => &[KeyCode::Up],
        Action::Step(..) => &[KeyCode::Down],
        Action::Cycle(-1) => &[KeyCode::A],
        Action::Cycle(_) => &[KeyCode::D],
        Action::Choose(Piece::I) => &[KeyCode::Key1],
        Action::Choose(Piece::O) => &[KeyCode::Key2],
        Action::Choose(Piece::T) => &[KeyCode::Key3],
        Action::Choose(Piece::S) => &[KeyCode::Key4],
        Action::Choose(Piece::Z) => &[KeyCode::Key5],
        Action::Choose(Piece::J) => &[KeyCode::Key6],
        Action::Choose(Piece::L) => &[KeyCode::Key7],
        Action::Turn => &[KeyCode::S],
        Action::Seek => &[KeyCode::F, KeyCode::Tab],
        Action::Place => &[KeyCode::Enter, KeyCode::KpEnter],
        Action::Undo => &[KeyCode::U],
        Action::Redo => &[KeyCode::Y],
        Action::Hint => &[KeyCode::H],
        Action::Outcomes => &[KeyCode::O],
        Action::XRay => &[KeyCode::X],
        Action::Hurry => &[KeyCode::Space],
        Action::Resign => &[KeyCode::R],
        Action::Mute => &[KeyCode::M],
        Action::Background => &[KeyCode::Q],
        Action::Help => &[KeyCode::F1],
        Action::FullScreen => &[KeyCode::F11],
        Action::Back => &[KeyCode::Escape],
    }
}

impl Default for Bindings {
    fn default() -> Bindings {
        let keys = Action::ALL.map(|action| (action, defaults(action).to_vec())).to_vec();
        Bindings { keys }
    }
}

impl Bindings {
    /// Returns what a key means.
    pub fn action(&self, key: KeyCode) -> Option<Action> {
        self.iter().find(|(other, _)| *other == key).map(|(_, action)| action)
    }

    /// Returns all keys and what they mean, in the order of the actions.
    pub fn iter(&self) -> impl Iterator<Item = (KeyCode, Action)> + '_ {
        self.keys.iter().flat_map(|(action, keys)| keys.iter().map(move |&key| (key, *action)))
    }

    /// Returns the keys of an action.
    pub fn keys(&self, action: Action) -> &[KeyCode] {
        let found = self.keys.iter().find(|(other, _)| *other == action);
        found.map_or(&[], |(_, keys)| keys)
    }

    /// Returns the name of an action's first key.
    pub fn label(&self, action: Action) -> &'static str {
        self.keys(action).first().and_then(|&key| keys::name(key)).unwrap_or_default()
    }

    /// Returns whether an action's keys may be changed: not the one that leaves every screen.
    pub fn may_change(action: Action) -> bool {
        action != Action::Back
    }

    /// Gives an action a key in place of those that it has. An action that had the key gets one of those in exchange.
    ///
    /// Returns whether that is possible: not for keys without a name, nor for the key that leaves screens.
    pub fn bind(&mut self, action: Action, key: KeyCode) -> bool {
        let taken = self.action(key);
        if !Bindings::may_change(action) || taken == Some(Action::Back) || keys::name(key).is_none()
        {
            return false;
        }
        let old = self.keys(action).to_vec();
        if let Some(other) = taken.filter(|&other| other != action) {
            let exchange = old.first().copied();
            self.change(other, |keys| match exchange {
                Some(exchange) if keys.len() == 1 => keys[0] = exchange,
                _ => keys.retain(|&k| k != key),
            });
        }
        self.change(action, |keys| *keys = vec![key]);
        true
    }

    fn change(&mut self, action: Action, change: impl FnOnce(&mut Vec<KeyCode>)) {
        if let Some((_, keys)) = self.keys.iter_mut().find(|(other, _)| *other == action) {
            change(keys);
        }
    }
}

impl From<Changes> for Bindings {
    /// Unknown names are passed over; an action that would be left without keys has its own back, where they are free.
    fn from(changes: Changes) -> Bindings {
        let wanted = |action: Action| -> Option<Vec<KeyCode>> {
            let names = changes.get(action.id()).filter(|_| Bindings::may_change(action))?;
            Some(names.iter().filter_map(|name| keys::named(name)).collect())
        };
        let mut free: Vec<KeyCode> = Vec::new();
        let mut bindings = Bindings { keys: Vec::new() };
        let mut take = |keys: &[KeyCode]| -> Vec<KeyCode> {
            let fresh: Vec<KeyCode> =
                keys.iter().copied().filter(|key| !free.contains(key)).collect();
            free.extend(&fresh);
            fresh
        };
        // The key that leaves screens is taken first, then what was chosen, then the defaults.
        let back = take(defaults(Action::Back));
        let mut chosen: Vec<(Action, Vec<KeyCode>)> = Action::ALL
            .into_iter()
            .map(|action| (action, wanted(action).map(|keys| take(&keys)).unwrap_or_default()))
            .collect();
        for (action, keys) in &mut chosen {
            if *action == Action::Back {
                keys.clone_from(&back);
            } else if keys.is_empty() {
                *keys = take(defaults(*action));
            }
        }
        bindings.keys = chosen;
        bindings
    }
}

impl From<Bindings> for Changes {
    fn from(bindings: Bindings) -> Changes {
        let changed = bindings.keys.into_iter().filter(|(action, keys)| keys != defaults(*action));
        changed
            .map(|(action, keys)| {
                let names = keys.into_iter().filter_map(keys::name).map(str::to_owned).collect();
                (action.id().to_owned(), names)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_no_key_stands_twice(bindings: &Bindings) {
        let all: Vec<_> = bindings.iter().collect();
        for (i, (key, _)) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|(other, _)| other != key), "{key:?}");
        }
    }

    #[test]
    fn every_action_has_a_key_and_no_key_has_two_meanings() {
        let bindings = Bindings::default();
        assert_no_key_stands_twice(&bindings);
        for action in Action::ALL {
            assert!(!bindings.label(action).is_empty(), "{action:?}");
        }
        let ids: std::collections::BTreeSet<_> = Action::ALL.map(Action::id).into();
        assert_eq!(ids.len(), Action::ALL.len());
    }

    #[test]
    fn a_key_that_is_taken_is_exchanged() {
        let mut bindings = Bindings::default();
        assert!(bindings.bind(Action::Hint, KeyCode::U));
        assert_eq!(bindings.keys(Action::Hint), [KeyCode::U]);
        assert_eq!(bindings.keys(Action::Undo), [KeyCode::H]);
        assert!(bindings.bind(Action::Turn, KeyCode::Tab));
        assert_eq!(bindings.keys(Action::Seek), [KeyCode::F]);
        assert_no_key_stands_twice(&bindings);
        assert!(!bindings.bind(Action::Hint, KeyCode::Escape));
        assert!(!bindings.bind(Action::Hint, KeyCode::LeftShift));
        assert!(!bindings.bind(Action::Back, KeyCode::B));
    }

    #[test]
    fn changes_are_read_back_and_nonsense_leaves_every_action_a_key() {
        let mut bindings = Bindings::default();
        bindings.bind(Action::Hint, KeyCode::U);
        let changes = Changes::from(bindings.clone());
        assert_eq!(changes.len(), 2);
        assert_eq!(Bindings::from(changes), bindings);

        let nonsense: Changes =
            [("hint", "Esc"), ("undo", "Ctrl+Alt"), ("fly", "K"), ("back", "B")]
                .map(|(action, key)| (action.to_owned(), vec![key.to_owned()]))
                .into();
        assert_eq!(Bindings::from(nonsense), Bindings::default());
    }

    #[test]
    fn two_actions_that_want_one_key_do_not_both_get_it() {
        let both: Changes = ["hint", "undo"].map(|a| (a.to_owned(), vec!["K".to_owned()])).into();
        let bindings = Bindings::from(both);
        assert_no_key_stands_twice(&bindings);
        assert_eq!(bindings.action(KeyCode::K), Some(Action::Undo));
        assert_eq!(bindings.label(Action::Hint), "H");
    }
}
