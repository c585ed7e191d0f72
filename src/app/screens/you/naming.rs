//! Adds and renames people by names that are typed.

use crate::app::shell::{Context, Transition};
use crate::app::text::msg;
use crate::app::ui::ask_name;
use crate::game::{Files, PeopleError, PersonId, PlayerName, Profile};

/// Opens the dialog for a new name of a person, or with `None` for the name of a new person.
pub fn ask<M: Clone + std::fmt::Debug + 'static>(
    id: Option<PersonId>,
    context: &Context,
    confirm: fn(String) -> M,
) -> Transition<M> {
    let person = id.and_then(|id| context.profile.people().get(id));
    let name = person.and_then(|person| person.name.as_ref()).map_or("", PlayerName::as_str);
    let title = context.texts.get(msg::PEOPLE_NAME);
    Transition::ask(ask_name(title, name, PlayerName::MAX_CHARS, confirm))
}

/// Gives a person a typed name, or shows a notice why that is refused.
pub fn rename(id: PersonId, text: &str, context: &mut Context) {
    change(text, context, |profile, files, name| profile.rename_person(files, id, name));
}

/// Adds a person with a typed name, or shows a notice why that is refused. Returns whether the
/// person was added.
pub fn add(text: &str, context: &mut Context) -> bool {
    change(text, context, |profile, files, name| profile.add_person(files, name).map(|_| ()))
}

/// Changes the list of people by a typed name, or shows a notice why that is refused. Returns
/// whether the list was changed.
fn change(
    text: &str,
    context: &mut Context,
    change: impl FnOnce(&mut Profile, &Files, &PlayerName) -> Result<(), PeopleError>,
) -> bool {
    let result = PlayerName::new(text).map(|name| {
        if name.reads_like(context.texts.get(msg::PLAYER_ONE)) {
            Err(PeopleError::Taken)
        } else {
            change(&mut context.profile, &context.files, &name)
        }
    });
    let texts = &context.texts;
    let refusal = match result {
        Some(Ok(())) => return true,
        None => texts.with(msg::NAME_REFUSED, "n", PlayerName::MAX_CHARS),
        Some(Err(PeopleError::Taken)) => texts.get(msg::PEOPLE_TAKEN).to_owned(),
        Some(Err(PeopleError::Full)) => texts.get(msg::PEOPLE_FULL).to_owned(),
    };
    context.refuse(refusal);
    false
}
