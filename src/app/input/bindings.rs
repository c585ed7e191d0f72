//! Key bindings: the meaning of each key in each scope, as the player has chosen.

use std::collections::BTreeMap;

use miniquad::KeyCode;
use serde::{Deserialize, Serialize};

use super::action::{Action, Scope};
use super::chord::{self, Chord};

/// The keys of all actions. No key has two meanings in one scope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Changes", into = "Changes")]
pub struct Bindings {
    /// The keys of each action, in the order of [`Action::all`].
    keys: Vec<(Action, Vec<Chord>)>,
}

/// The differences from the defaults as stored in files: keys by the id of their action.
type Changes = BTreeMap<String, Vec<String>>;

impl Default for Bindings {
    fn default() -> Bindings {
        let keys = Action::all().map(|action| (action, action.default_keys().to_vec())).collect();
        Bindings { keys }
    }
}

impl Bindings {
    /// Returns the meaning of a chord in a scope.
    ///
    /// Shift is ignored unless the chord with Shift has a meaning, and a key of the key pad stands
    /// for the usual key of the same name unless it has one.
    pub fn action(&self, scope: Scope, chord: Chord) -> Option<Action> {
        let plain = Chord { shift: false, ..chord };
        let meanings = [chord, plain, plain.without_key_pad()];
        meanings.into_iter().find_map(|chord| self.exact(scope, chord))
    }

    /// Returns the action of exactly this chord in a scope.
    fn exact(&self, scope: Scope, chord: Chord) -> Option<Action> {
        let live = |action: &Action| action.scopes().contains(&scope);
        let found = self.keys.iter().find(|(action, keys)| live(action) && keys.contains(&chord));
        found.map(|(action, _)| *action)
    }

    /// Returns the keys of an action.
    pub fn keys(&self, action: Action) -> &[Chord] {
        let found = self.keys.iter().find(|(other, _)| *other == action);
        found.map_or(&[], |(_, keys)| keys)
    }

    /// Returns the name of an action's first key.
    #[cfg(test)]
    pub fn label(&self, action: Action) -> &str {
        self.keys(action).first().and_then(|chord| chord::name(chord.key)).unwrap_or_default()
    }

    /// Replaces an action's keys with `key`, and takes the key from the actions that use it.
    /// Returns those actions; `None` if the key has no name or belongs to an action whose keys are
    /// fixed, or those of this action are fixed.
    ///
    /// An action left without a key receives one of the replaced keys, or else one of its defaults,
    /// or the first free key.
    pub fn bind(&mut self, action: Action, key: KeyCode) -> Option<Vec<Action>> {
        let is_bindable = action.is_bindable() && chord::name(key).is_some();
        let may_have = is_bindable && self.owners(action, key).all(Action::is_bindable);
        may_have.then(|| self.assign(action, &[Chord::key(key)]))
    }

    /// Restores an action's default keys, and takes them from the actions that use them, as
    /// [`bind`](Self::bind) does. Returns those actions.
    pub fn restore(&mut self, action: Action) -> Vec<Action> {
        self.assign(action, action.default_keys())
    }

    /// Replaces an action's keys with `keys`, and takes those from the actions that use them, which
    /// it returns.
    fn assign(&mut self, action: Action, keys: &[Chord]) -> Vec<Action> {
        let given_up = self.keys(action).to_vec();
        let mut owners: Vec<_> = keys.iter().flat_map(|key| self.owners(action, key.key)).collect();
        owners.dedup();
        self.set(action, keys.to_vec());
        for &owner in &owners {
            let mut left = self.keys(owner).to_vec();
            left.retain(|chord| keys.iter().all(|key| key.key != chord.key));
            if left.is_empty() {
                let wanted = given_up.iter().chain(owner.default_keys()).copied();
                let candidates = wanted.chain(chord::all().map(Chord::key));
                let free = |chord: &Chord| self.owners(owner, chord.key).next().is_none();
                left = candidates.filter(free).take(1).collect();
            }
            self.set(owner, left);
        }
        owners
    }

    /// Returns the other actions that use a key in a scope of this one.
    fn owners(&self, action: Action, key: KeyCode) -> impl Iterator<Item = Action> {
        let chord = Chord::key(key);
        let has = move |(other, keys): &&(Action, Vec<Chord>)| {
            *other != action && keys.contains(&chord) && other.shares_scope_with(action)
        };
        self.keys.iter().filter(has).map(|(other, _)| *other)
    }

    /// Sets the keys of an action.
    fn set(&mut self, action: Action, keys: Vec<Chord>) {
        if let Some((_, old)) = self.keys.iter_mut().find(|(other, _)| *other == action) {
            *old = keys;
        }
    }
}

impl From<Changes> for Bindings {
    /// Reads changes from a file.
    ///
    /// Unknown names are ignored. The player's choices take precedence over defaults; an action
    /// left without a key receives a free one.
    fn from(changes: Changes) -> Bindings {
        let empty = Action::all().map(|action| (action, Vec::new())).collect();
        let mut bindings = Bindings { keys: empty };
        let chosen = |action: Action| -> Vec<Chord> {
            let names = changes.get(action.id()).filter(|_| action.is_bindable());
            let named = |name: &String| chord::named(name).map(Chord::key);
            names.into_iter().flatten().filter_map(named).collect()
        };
        let fixed = |action: &Action| !action.is_bindable();
        for action in Action::all().filter(fixed) {
            bindings.set(action, action.default_keys().to_vec());
        }
        for action in Action::all() {
            bindings.add_free(action, &chosen(action));
        }
        for action in Action::all() {
            if bindings.keys(action).is_empty() {
                bindings.add_free(action, action.default_keys());
            }
        }
        for action in Action::all() {
            if bindings.keys(action).is_empty() {
                let free = |key: &KeyCode| bindings.owners(action, *key).next().is_none();
                let first = chord::all().find(free).map(Chord::key);
                bindings.set(action, first.into_iter().collect());
            }
        }
        bindings
    }
}

impl Bindings {
    /// Adds those of `keys` to an action that are free in its scopes.
    fn add_free(&mut self, action: Action, keys: &[Chord]) {
        for &chord in keys {
            let mut all = self.keys(action).to_vec();
            if !all.contains(&chord) && self.owners(action, chord.key).next().is_none() {
                all.push(chord);
                self.set(action, all);
            }
        }
    }
}

impl From<Bindings> for Changes {
    fn from(bindings: Bindings) -> Changes {
        let changed = |(action, keys): &(Action, Vec<Chord>)| keys != action.default_keys();
        let named = |(action, keys): (Action, Vec<Chord>)| {
            let names = keys.iter().filter_map(|chord| chord::name(chord.key));
            (action.id().to_owned(), names.map(str::to_owned).collect())
        };
        bindings.keys.into_iter().filter(changed).map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Piece;

    const SCOPES: [Scope; 8] = [
        Scope::Game,
        Scope::Exercise,
        Scope::Editor,
        Scope::Review,
        Scope::Menu,
        Scope::List,
        Scope::Dialog,
        Scope::GameOver,
    ];

    /// Asserts that no key has two meanings in one scope, and that every action has a key.
    fn assert_unambiguous(bindings: &Bindings) {
        for scope in SCOPES {
            let is_live = |(action, _): &&(Action, _)| action.scopes().contains(&scope);
            let live: Vec<&(Action, Vec<Chord>)> = bindings.keys.iter().filter(is_live).collect();
            for (i, (action, keys)) in live.iter().enumerate() {
                assert!(!keys.is_empty(), "{action:?} has no key");
                for (other, others) in &live[..i] {
                    let shared = keys.iter().find(|key| others.contains(key));
                    assert_eq!(shared, None, "{scope:?}: {action:?} and {other:?}");
                }
            }
        }
    }

    /// Whichever key is bound to whichever action, no key has a second meaning in any scope, and
    /// the label follows.
    #[test]
    fn every_action_is_bound_to_every_key_without_a_second_meaning() {
        for action in Action::all() {
            for key in chord::all() {
                let mut bindings = Bindings::default();
                let before = bindings.clone();
                match bindings.bind(action, key) {
                    None => assert_eq!(bindings, before),
                    Some(owners) => {
                        assert_eq!(Some(bindings.label(action)), chord::name(key));
                        let has_changed = |it: &Action| before.keys(*it) != bindings.keys(*it);
                        let changed: Vec<_> = Action::all().filter(has_changed).collect();
                        assert!(changed.iter().all(|it| *it == action || owners.contains(it)));
                    }
                }
                assert_unambiguous(&bindings);
                let changes = Changes::from(bindings.clone());
                assert_eq!(Bindings::from(changes), bindings, "{action:?} {key:?}");
            }
        }
    }

    #[test]
    fn a_key_that_is_taken_over_is_exchanged() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(Action::Hint, KeyCode::O), Some(vec![Action::Outcomes]));
        assert_eq!((bindings.label(Action::Hint), bindings.label(Action::Outcomes)), ("O", "H"));
        bindings.bind(Action::Rotate, KeyCode::Tab).unwrap();
        assert_eq!(bindings.keys(Action::NextFit), [Chord::key(KeyCode::F)]);
        assert_eq!(bindings.bind(Action::Hint, KeyCode::Escape), None);
        assert_eq!(bindings.bind(Action::Hint, KeyCode::LeftShift), None);
        assert_eq!(bindings.bind(Action::Back, KeyCode::B), None);
    }

    /// Rotate bound to P once started a game in the editor instead of rotating the piece.
    #[test]
    fn the_editors_own_keys_are_taken_as_well() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(Action::Rotate, KeyCode::P), Some(vec![Action::PlayComputer]));
        let p = Chord::key(KeyCode::P);
        assert_eq!(bindings.action(Scope::Editor, p), Some(Action::Rotate));
        assert_eq!(bindings.label(Action::PlayComputer), "S");
    }

    #[test]
    fn shift_counts_only_where_it_means_something() {
        let bindings = Bindings::default();
        let shift_tab = Chord::key(KeyCode::Tab).shifted();
        assert_eq!(bindings.action(Scope::Game, shift_tab), Some(Action::NextFit));
        let copy = Chord::command(KeyCode::C);
        assert_eq!(bindings.action(Scope::Game, copy), Some(Action::Copy));
        assert_eq!(bindings.action(Scope::Game, copy.shifted()), Some(Action::CopyGame));
        assert_eq!(bindings.action(Scope::AnyKey, Chord::key(KeyCode::M)), None);
    }

    /// The digits of the key pad once chose no piece.
    #[test]
    fn a_digit_of_the_key_pad_is_like_the_others_unless_it_is_bound() {
        let mut bindings = Bindings::default();
        let (third, on_pad) = (Action::Choose(Piece::T), Chord::key(KeyCode::Kp3));
        assert_eq!(bindings.action(Scope::Game, on_pad), Some(third));
        bindings.bind(Action::Hint, KeyCode::Kp3).unwrap();
        assert_eq!(bindings.action(Scope::Game, on_pad), Some(Action::Hint));
        assert_eq!(bindings.action(Scope::Game, Chord::key(KeyCode::Key3)), Some(third));
    }

    #[test]
    fn nonsense_in_a_file_leaves_every_action_a_key() {
        let nonsense: Changes =
            [("hint", "Esc"), ("undo", "Ctrl+Alt"), ("fly", "K"), ("back", "B")]
                .map(|(action, key)| (action.to_owned(), vec![key.to_owned()]))
                .into();
        assert_eq!(Bindings::from(nonsense), Bindings::default());
        let both: Changes =
            ["hint", "outcomes"].map(|a| (a.to_owned(), vec!["K".to_owned()])).into();
        let bindings = Bindings::from(both);
        assert_unambiguous(&bindings);
        assert_eq!((bindings.label(Action::Hint), bindings.label(Action::Outcomes)), ("K", "O"));
    }
}
