//! The texts of one language, by message.

use std::collections::HashMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use super::language::Language;

/// A message without variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message(&'static str);

/// A message with variables, which are given when it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Template(&'static str);

/// A family of messages chosen by a key from data, such as a level's. An id is the group's name, a double dash and the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group(&'static str);

/// A constant for each message and each group of the reference language, made by the build script.
#[allow(missing_docs)]
pub mod msg {
    use super::{Group, Message, Template};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// The values of variables, by name.
pub type Arguments<'a> = [(&'a str, FluentValue<'a>)];

/// The texts of one language.
///
/// Tests rule out a missing message and a missing argument. Should one occur nevertheless, a debug build panics, and a release
/// build shows the id or the variable's name.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The messages without variables, by id.
    plain: HashMap<String, String>,
}

impl Texts {
    /// Reads the texts of a language.
    pub fn of(language: Language) -> Texts {
        let (resource, errors) = match FluentResource::try_new(language.file().to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        debug_assert!(errors.is_empty(), "{language:?}: {errors:?}");
        let id = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        };
        let ids: Vec<String> = resource.entries().filter_map(id).collect();
        let mut bundle = FluentBundle::new(language.locale().parse().into_iter().collect());
        // The fonts lack the invisible marks that would isolate each variable from text in the other direction.
        bundle.set_use_isolating(false);
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language:?}: {added:?}");
        let mut texts = Texts { language, bundle, plain: HashMap::new() };
        texts.plain = ids
            .into_iter()
            .filter_map(|id| Some((texts.format(&id, &[]).ok()?, id)))
            .map(|(text, id)| (id, text))
            .collect();
        texts
    }

    /// Returns a text without variables.
    pub fn get(&self, message: Message) -> &str {
        self.plain(message.0).unwrap_or(message.0)
    }

    /// Returns a text with its variables filled in.
    pub fn fill(&self, template: Template, arguments: &Arguments) -> String {
        self.filled(template.0, arguments)
    }

    /// Returns the text for a key of a group, without variables.
    pub fn member<'a>(&'a self, group: Group, key: &'a str) -> &'a str {
        self.plain(&group.id(key)).unwrap_or(key)
    }

    /// Returns the text for a key of a group, with its variables filled in.
    pub fn fill_member(&self, group: Group, key: &str, arguments: &Arguments) -> String {
        self.filled(&group.id(key), arguments)
    }

    fn plain(&self, id: &str) -> Option<&str> {
        let text = self.plain.get(id).map(String::as_str);
        debug_assert!(text.is_some(), "{:?}: {id} is missing, or has variables", self.language);
        text
    }

    fn filled(&self, id: &str, arguments: &Arguments) -> String {
        self.format(id, arguments).unwrap_or_else(|(text, trouble)| {
            debug_assert!(false, "{:?}: {id}: {trouble}", self.language);
            text
        })
    }

    /// Returns a text, or the best substitute for it and what is wrong.
    fn format(&self, id: &str, arguments: &Arguments) -> Result<String, (String, String)> {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = message else { return Err((id.to_owned(), "missing".to_owned())) };
        let arguments: FluentArgs = arguments.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err((text, format!("{errors:?}"))) }
    }
}

impl Group {
    /// Returns the id of the message for a key.
    pub(super) fn id(self, key: &str) -> String {
        format!("{}--{key}", self.0)
    }
}
