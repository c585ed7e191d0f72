//! The names of people: asked for, and given or refused.

use crate::app::shell::{Context, Transition};
use crate::app::text::msg;
use crate::app::ui::ask_name;
use crate::game::{People, PeopleError, PersonId, PlayerName};

/// Asks for another name of a person, or for that of somebody new.
pub fn ask<M: Clone + std::fmt::Debug + 'static>(
    who: Option<PersonId>,
    context: &Context,
    confirm: fn(String) -> M,
) -> Transition<M> {
    let person = who.and_then(|id| context.profile.people.get(id));
    let name = person.and_then(|person| person.name()).map_or("", PlayerName::as_str);
    let title = context.texts.get(msg::PEOPLE_NAME);
    Transition::ask(ask_name(title, name, PlayerName::MAX_CHARS, confirm))
}

/// Gives a person a name that was typed.
pub fn rename(id: PersonId, text: &str, context: &mut Context) {
    change(text, context, |people, name| people.rename(id, name));
}

/// Adds a person of a name that was typed. Returns whether that succeeded.
pub fn add(text: &str, context: &mut Context) -> bool {
    change(text, context, |people, name| people.add(name).map(|_| ()))
}

/// Applies a typed name to the list. Returns whether that succeeded; if not, shows the reason.
fn change(
    text: &str,
    context: &mut Context,
    change: impl FnOnce(&mut People, &PlayerName) -> Result<(), PeopleError>,
) -> bool {
    let done = PlayerName::new(text).map(|name| {
        match name.reads_like(context.texts.get(msg::PLAYER_ONE)) {
            true => Err(PeopleError::Taken),
            false => change(&mut context.profile.people, &name),
        }
    });
    let texts = &context.texts;
    let refusal = match done {
        Some(Ok(())) => return true,
        None => texts.with(msg::NAME_REFUSED, "n", PlayerName::MAX_CHARS),
        Some(Err(PeopleError::Taken)) => texts.get(msg::PEOPLE_TAKEN).to_owned(),
        Some(Err(PeopleError::Full)) => texts.get(msg::PEOPLE_FULL).to_owned(),
    };
    context.refuse(refusal);
    false
}
