//! What a person misses: how often puzzles of each idea were found at the first try, and a way to
//! practise those that were missed.

use egui::{Align2, Rect, Ui, vec2};

use super::heading;
use super::message::Message;
use crate::app::shell::View;
use crate::app::text::{Texts, args, msg};
use crate::app::ui::{
    ACCENT, BODY, CAPTION, FAINT, GAP, Ground, Icon, LABEL, Stop, TEXT, bold, paint_elided,
    paint_fitted, regular, theme, widgets,
};
use crate::game::{Deck, Idea, Tries};

/// Height of a row, in points.
const ROW: f32 = 25.0;

/// Least number of first tries that say something about an idea.
const MIN_TRIES: u32 = 4;

/// Width of the bar, in points.
const BAR: f32 = 56.0;

/// Width of the icon and of the arrow at the ends of a row, in points.
const END: f32 = 24.0;

/// An idea in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The idea.
    pub idea: Idea,
    tries: Tries,
    /// Whether the person has cards with this idea.
    pub has_cards: bool,
}

/// Returns all ideas, those that are missed most often first, and at the end those of which too
/// little is known. Returns none before the first try.
pub fn rows(deck: &Deck) -> Vec<Row> {
    let row = |idea| Row {
        idea,
        tries: deck.tries(idea),
        has_cards: deck.cards().any(|card| card.idea == Some(idea)),
    };
    let mut rows = Idea::ALL.map(row).to_vec();
    rows.sort_by(|a, b| {
        let share = |row: &Row| f64::from(row.tries.found) / f64::from(row.tries.tried.max(1));
        let unknown = |row: &Row| !row.is_known();
        unknown(a).cmp(&unknown(b)).then(share(a).total_cmp(&share(b)))
    });
    rows.retain(|_| Idea::ALL.into_iter().any(|idea| deck.tries(idea).tried > 0));
    rows
}

impl Row {
    /// Returns whether there were enough tries to say something.
    fn is_known(&self) -> bool {
        self.tries.tried >= MIN_TRIES
    }

    /// Returns how many tries were right, or that there were too few.
    fn value(&self, texts: &Texts) -> String {
        if !self.is_known() {
            return texts.get(msg::MISS_TOO_FEW).to_owned();
        }
        texts.fill(msg::AGAIN_PROGRESS, args!(n = self.tries.found, all = self.tries.tried))
    }

    /// Paints the row. Where the person can practise the idea, an arrow says so, and words if it
    /// `is_lit`.
    fn paint(&self, ui: &Ui, rect: Rect, is_lit: Option<bool>, texts: &Texts) {
        let inside = rect.shrink2(vec2(8.0, 0.0));
        let (icon, inside) = inside.split_left_right_at_x(inside.left() + END);
        let (inside, arrow) = inside.split_left_right_at_x(inside.right() - END + 8.0);
        let color = if self.is_known() { ACCENT } else { theme::DISABLED };
        icon_of(self.idea).paint(ui.painter(), icon.left_center() + vec2(8.0, 0.0), BODY, color);
        if is_lit.is_some() {
            Icon::Next.paint(ui.painter(), arrow.center(), BODY, ACCENT);
        }
        let value = self.value(texts);
        let font = if self.is_known() { bold(LABEL) } else { regular(CAPTION) };
        let color = if self.is_known() { TEXT } else { FAINT };
        let half = inside.width() / 2.0;
        let width = widgets::elided(ui, &value, font.clone(), color, half).size().x + 1.0;
        let (inside, value_at) = inside.split_left_right_at_x(inside.right() - width.max(46.0));
        let practise = Some(texts.get(msg::MISS_PRACTISE)).filter(|_| is_lit == Some(true));
        let words = |text| widgets::elided(ui, text, bold(CAPTION), ACCENT, half).size().x + 1.0;
        let bar = if self.is_known() { BAR } else { 0.0 };
        let room = practise.map_or(bar, words);
        let (name, beside) = inside.split_left_right_at_x(inside.right() - room - 2.0 * GAP);
        let beside = beside.shrink2(vec2(GAP, 0.0));
        let text = texts.idea_of_puzzles(self.idea);
        let fonts = [regular(LABEL), regular(CAPTION)];
        paint_fitted(ui, name, Align2::LEFT_CENTER, text, fonts, color);
        paint_elided(ui, value_at, Align2::RIGHT_CENTER, &value, font, color);
        if let Some(practise) = practise {
            paint_elided(ui, beside, Align2::RIGHT_CENTER, practise, bold(CAPTION), ACCENT);
        } else if self.is_known() {
            let bar = Rect::from_center_size(beside.center(), vec2(beside.width(), 6.0));
            let share = self.tries.found as f32 / self.tries.tried as f32;
            widgets::progress_bar(ui, bar, share);
        }
    }
}

fn icon_of(idea: Idea) -> Icon {
    match idea {
        Idea::Halves => Icon::Halves,
        Idea::Parity => Icon::Parity,
        Idea::Counting => Icon::Counting,
        Idea::Three => Icon::Boards,
        Idea::Corner => Icon::Clear,
    }
}

/// Shows the table. The rows with cards can be practised if they are `mine`.
pub fn show(ui: &mut Ui, view: &View<Message>, rows: &[Row], mine: bool) {
    if rows.is_empty() {
        return;
    }
    let texts = &view.context.texts;
    heading(ui, texts.get(msg::MISS_TITLE), texts.get(msg::MISS_NOTE));
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in rows {
        let (name, value) = (texts.idea_of_puzzles(row.idea), row.value(texts));
        if !mine || !row.has_cards {
            let stop = Stop::new(name, Message::Play).known_by(&row.idea).valued(value);
            view.readable(ui, stop, |ui| {
                let rect = widgets::strip(ui, ROW);
                row.paint(ui, rect, None, texts);
            });
            continue;
        }
        let rect = widgets::strip(ui, ROW);
        let message = Message::Practise(row.idea);
        let value = [&*value, texts.get(msg::MISS_PRACTISE)].join(", ");
        let stop = Stop::new(name, message.clone()).valued(value);
        let response = view.pressable(ui, rect, Ground::Bare, stop);
        let is_lit = response.hovered() || view.has_ring(&message);
        row.paint(ui, rect, Some(is_lit), texts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::you::profile::ProfileScreen;
    use crate::app::settings::Preferences;
    use crate::app::shell::{Context, Destination, Pressed, Sitting, Tester, Training};
    use crate::game::{DailyPuzzle, Day, Entry, Files, PuzzleResult, PuzzleSource, Timestamp};
    use miniquad::KeyCode;

    /// Returns the state after the person has tried endless puzzles: the idea, how many were found,
    /// and how many tried.
    fn after(tries: &[(Idea, u32, u32)]) -> Context {
        let mut context = Context::new(Preferences::default(), Files::nowhere());
        let (person, at, asked, mut seed) = (context.my_id(), Timestamp::now(), 800, 0);
        for &(idea, found, tried) in tries {
            for number in 0..tried {
                seed += 1;
                let idea = Some(idea);
                let puzzle = PuzzleSource::Endless { seed, asked, rating: 800.0, idea };
                let solved = PuzzleResult::Solved { wrong: 0, hints: 0 };
                let result = if number < found { solved } else { PuzzleResult::Missed };
                context.add(Entry::Puzzle { person, at, puzzle, result });
            }
        }
        context
    }

    #[test]
    fn what_is_missed_most_comes_first_and_what_was_hardly_tried_last() {
        let context = after(&[
            (Idea::Halves, 4, 5),
            (Idea::Parity, 2, 9),
            (Idea::Counting, 0, 3),
            (Idea::Corner, 1, 4),
        ]);
        let order: Vec<Idea> = rows(context.my_deck()).iter().map(|row| row.idea).collect();
        let expected = [Idea::Parity, Idea::Corner, Idea::Halves, Idea::Counting, Idea::Three];
        assert_eq!(order, expected);
        assert!(rows(after(&[]).my_deck()).is_empty(), "nothing was tried");
    }

    /// What was found or missed in puzzles of days once was not in the table.
    #[test]
    fn the_first_try_at_the_easier_puzzle_of_a_day_counts_once() {
        let mut context = after(&[]);
        let (person, at) = (context.my_id(), Timestamp::now());
        let day: Day = "2026-11-30".parse().unwrap();
        let idea = DailyPuzzle { day, is_easy: true }.order().idea.unwrap();
        let solved = |wrong, hints| PuzzleResult::Solved { wrong, hints };
        let days = [
            (0, vec![solved(0, 1)], (1, 1)),
            (21, vec![PuzzleResult::Missed, PuzzleResult::Missed, solved(2, 0)], (1, 2)),
            (42, vec![solved(0, 2), solved(0, 0)], (1, 3)),
            (63, vec![PuzzleResult::Shown, solved(0, 0)], (1, 4)),
        ];
        for (later, results, (found, tried)) in days {
            let day = day.after(later).unwrap();
            assert_eq!(DailyPuzzle { day, is_easy: true }.order().idea, Some(idea));
            for result in results {
                let puzzle = PuzzleSource::Easy(day);
                context.add(Entry::Puzzle { person, at, puzzle, result });
            }
            assert_eq!(context.my_deck().tries(idea), Tries { found, tried }, "{day}");
        }
        assert!(context.my_deck().cards().all(|card| card.idea == Some(idea)), "the shown one");
    }

    #[test]
    fn what_is_missed_is_practised_by_keys_and_what_is_known_or_another_persons_is_not() {
        let ideas = [(Idea::Halves, 5, 5), (Idea::Counting, 1, 6), (Idea::Parity, 3, 4)];
        let open = |is_me: bool| {
            let mut context = after(&ideas);
            let me = context.my_id();
            if !is_me {
                let other = context.add_person("Bo");
                context.profile.set_me(&context.files, other);
            }
            Tester::with(context, |context| ProfileScreen::new(me, context))
        };
        let mut tester = open(true);
        let shown = tester.shown();
        for text in ["What you miss", "Counting cells", "1 of 6", "5 of 5", "too few so far"] {
            assert!(shown.iter().any(|it| it == text), "{text}: {shown:?}");
        }
        // Below the boards are the two ideas that were missed.
        for (downs, idea) in [(1, Idea::Counting), (2, Idea::Parity)] {
            let mut tester = open(true);
            tester.press_all(&[KeyCode::Down; 2][..downs]);
            assert!(tester.shown().iter().any(|it| it == "Practise this"));
            let Pressed::Open(Destination::Training(Training::Practice(sitting))) =
                tester.press(KeyCode::Enter)
            else {
                panic!("nothing is practised")
            };
            assert_eq!(sitting, Sitting::Idea(idea));
        }
        let mut tester = open(false);
        tester.press(KeyCode::Down);
        assert_eq!(tester.focused(), "Counting cells");
        let shown = tester.shown();
        assert!(shown.iter().any(|it| it == "1 of 6") && !shown.contains(&"Practise this".into()));
    }
}
