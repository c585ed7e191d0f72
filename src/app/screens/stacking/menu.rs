//! The menu of stacking: build or watch, and the player's best scores.

use egui::{Align2, Rect, RichText, Ui, vec2};

use crate::app::input::Action;
use crate::app::shell::{Context, Destination, Frame, Screen, Transition};
use crate::app::text::{self, msg};
use crate::app::ui::{
    ButtonSize, CAPTION, Command, Commands, FAINT, GAP, Icon, LABEL, Line, Selection, TEXT, TITLE,
    bold, list, paint_elided, regular, widgets,
};
use crate::game::{
    KEPT_SCORES, MAX_LOOKAHEAD, PersonId, STACKING_SPEEDS, StackingGame, StackingScore,
};

/// The lines of the form: how the stacker is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    Lookahead,
    Speed,
    Seed,
}

/// The lines from top to bottom, with their labels.
const FIELDS: [(Field, text::Message); 3] = [
    (Field::Lookahead, msg::STACKING_LOOKAHEAD),
    (Field::Speed, msg::STACKING_SPEED),
    (Field::Seed, msg::STACKING_SEED),
];

/// Messages to the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// Change a line of the form.
    Step(Field, i8),
    Continue,
    Build,
    Watch,
    Lesson,
    Help,
    Leave,
}

/// Height of a line and of a score.
const LINE: f32 = 36.0;
const SCORE: f32 = 22.0;

/// The buttons.
const BUTTON: ButtonSize = ButtonSize::Usual;

/// The menu of stacking.
pub struct StackingMenu {
    unfinished: Option<(Option<PersonId>, StackingGame)>,
    seed: u64,
    /// The buttons come after the form's lines.
    selection: Selection,
}

impl StackingMenu {
    /// Returns the menu, which offers the unfinished game if there is one.
    pub fn new(context: &Context) -> StackingMenu {
        let mut selection = Selection::default();
        selection.select(FIELDS.len(), 0);
        StackingMenu { unfinished: context.stacking.unfinished(), seed: 1, selection }
    }

    fn value(&self, field: Field, context: &Context) -> String {
        let records = &context.stacking;
        match field {
            Field::Lookahead => records.lookahead.to_string(),
            Field::Speed => {
                let speed = STACKING_SPEEDS[usize::from(records.speed)];
                context.texts.fill(msg::STACKING_PER_SECOND, &[("n", speed.into())])
            }
            Field::Seed => self.seed.to_string(),
        }
    }

    fn step(&mut self, field: Field, by: i8, context: &mut Context) {
        let records = &mut context.stacking;
        match field {
            Field::Lookahead => {
                records.lookahead = records.lookahead.saturating_add_signed(by).min(MAX_LOOKAHEAD);
            }
            Field::Speed => {
                let most = STACKING_SPEEDS.len() as u8 - 1;
                records.speed = records.speed.saturating_add_signed(by).min(most);
            }
            Field::Seed => self.seed = self.seed.saturating_add_signed(by.into()),
        }
        context.keep_stacking();
    }
}

fn show_scores(ui: &mut Ui, context: &Context) {
    let texts = &context.texts;
    let scores = context.stacking.scores(context.my_id());
    let name = match context.players.myself() {
        Some(person) => person.name().as_str().to_owned(),
        None => texts.get(msg::YOU).to_owned(),
    };
    let title = texts.fill(msg::STACKING_BEST, &[("name", name.into())]);
    ui.label(RichText::new(title).font(bold(LABEL)).color(TEXT));
    for place in 0..KEPT_SCORES {
        let rect = widgets::strip(ui, SCORE);
        show_score(ui, rect, place, scores.get(place), context);
    }
}

fn show_score(ui: &Ui, rect: Rect, place: usize, score: Option<&StackingScore>, context: &Context) {
    let texts = &context.texts;
    let (text, date) = match score {
        None => ("–".to_owned(), String::new()),
        Some(score) => {
            let arguments = [("n", score.pieces.into()), ("cleared", score.cleared.into())];
            let line = texts.fill(msg::STACKING_SCORE, &arguments);
            let helped = if score.helped { texts.get(msg::STACKING_SCORE_HELPED) } else { "" };
            (format!("{line} {helped}"), score.date.clone())
        }
    };
    let left = Rect::from_min_max(rect.min, rect.right_bottom() - vec2(130.0, 0.0));
    let number = format!("{}.  {text}", place + 1);
    paint_elided(ui, left, Align2::LEFT_CENTER, &number, regular(LABEL), TEXT);
    paint_elided(ui, rect, Align2::RIGHT_CENTER, &date, regular(CAPTION), FAINT);
}

impl Screen for StackingMenu {
    type Message = Message;

    fn commands(&self, _: &Context) -> Commands<Message> {
        let command = |label, icon, message| Command::new(label, None, message).icon(icon);
        let unfinished = self.unfinished.is_some();
        let go_on =
            command(msg::STACKING_CONTINUE, Icon::Continue, Message::Continue).primary(true);
        Commands::new()
            .menu_from_here()
            .row(unfinished.then_some(go_on))
            .row([
                command(msg::STACKING_BUILD, Icon::Stack, Message::Build).primary(!unfinished),
                command(msg::STACKING_WATCH, Icon::Eye, Message::Watch),
            ])
            .row([command(msg::STACKING_LESSON, Icon::Learn, Message::Lesson)])
            .row([Command::new(msg::BACK, Action::Back, Message::Leave)])
            .key(Action::Help, Message::Help)
    }

    fn lines(&self, context: &Context) -> Vec<Line<Message>> {
        let line = |(field, label)| {
            Line::new([Message::Watch])
                .stepped(|by| Some(Message::Step(field, by)))
                .labelled(context.texts.get(label), self.value(field, context))
        };
        FIELDS.into_iter().map(line).collect()
    }

    fn selection(&mut self) -> Option<&mut Selection> {
        Some(&mut self.selection)
    }

    fn show(&mut self, frame: &Frame<Message>) -> Option<Message> {
        let &Frame { context, .. } = frame;
        let texts = &context.texts;
        let labels = context.labels();
        widgets::panel(
            frame.ctx,
            "stacking",
            frame.canvas.centered(vec2(600.0, 580.0)),
            (24.0, 560.0),
            |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                ui.vertical_centered(|ui| {
                    ui.label(RichText::new(texts.get(msg::STACKING_TITLE)).font(bold(TITLE)));
                    let about = texts.get(msg::STACKING_ABOUT);
                    ui.label(RichText::new(about).font(regular(LABEL)).color(FAINT));
                });
                let clicked = list::form(ui, LINE, &self.lines(context), &mut self.selection);
                ui.add_space(2.0);
                let buttons = frame.commands.show_menu(ui, BUTTON, labels, &mut self.selection);
                ui.add_space(2.0);
                ui.spacing_mut().item_spacing.y = 1.0;
                show_scores(ui, context);
                buttons.or(clicked)
            },
        )
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        match message {
            Message::Step(field, by) => self.step(field, by, context),
            Message::Continue => {
                if let Some((person, game)) = self.unfinished.take() {
                    return Transition::Go(Destination::StackingGame(Box::new(game), person));
                }
            }
            Message::Build => {
                let game = StackingGame::for_a_person(fastrand::u64(..));
                let person = context.my_id();
                return Transition::Go(Destination::StackingGame(Box::new(game), person));
            }
            Message::Watch => return Transition::Go(Destination::StackingWatch(self.seed)),
            Message::Lesson => return Transition::Open(Destination::StackingLesson),
            Message::Help => return Transition::Open(Destination::StackingHelp),
            Message::Leave => return Transition::Go(Destination::Title),
        }
        Transition::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::{Pressed, Tester};
    use miniquad::KeyCode;

    #[test]
    fn an_unfinished_game_is_offered_first() {
        let mut game = StackingGame::for_a_person(1);
        let place = game.places().next().unwrap();
        game.drop(place).unwrap();
        let mut tester = Tester::new(|context| {
            context.stacking.keep(None, &game);
            StackingMenu::new(context)
        });
        let pressed = tester.press(KeyCode::Enter);
        let Pressed::Go(Destination::StackingGame(again, None)) = pressed else { panic!() };
        assert_eq!(again.drops(), game.drops());
    }

    #[test]
    fn the_stacker_is_watched_as_the_form_says() {
        let mut tester = Tester::new(|context| StackingMenu::new(context));
        use KeyCode::{Enter, Left, Right, Up};
        tester.press_all(&[Up, Right, Right, Up, Left, Up, Right]);
        let records = &tester.context().stacking;
        assert_eq!((records.lookahead, records.speed), (2, 1));
        let pressed = tester.press(Enter);
        assert!(matches!(pressed, Pressed::Go(Destination::StackingWatch(3))));
    }

    #[test]
    fn every_entry_leads_somewhere() {
        let open = || Tester::new(|context| StackingMenu::new(context));
        let pressed = open().press(KeyCode::Enter);
        assert!(matches!(pressed, Pressed::Go(Destination::StackingGame(..))));
        let pressed = open().press_all(&[KeyCode::Right, KeyCode::Enter]);
        assert!(matches!(pressed, Pressed::Go(Destination::StackingWatch(1))));
        let pressed = open().press_all(&[KeyCode::Down, KeyCode::Enter]);
        assert!(matches!(pressed, Pressed::Open(Destination::StackingLesson)));
        assert!(matches!(open().press(KeyCode::Escape), Pressed::Go(Destination::Title)));
    }
}
