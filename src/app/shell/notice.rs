//! Notices: short texts in the message box of a panel, or near the lower edge of the window or of
//! its board.
//!
//! News disappears by itself. A warning stays until the player has seen it, and so does the place
//! where something was saved, beside a button that opens its folder.

use std::cell::Cell;
use std::collections::VecDeque;

use egui::{Color32, Rect, Ui};

use crate::app::input::{Action, Input};
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::easing::{MOVE, ease, progress};
use crate::app::ui::{TEXT, WARN, theme, widgets};

/// Seconds for which news is shown.
const TIME: f64 = 3.5;

/// Seconds that a player needs to read a warning.
const READING: f64 = 4.0;

/// Seconds without input after which the player may be looking elsewhere.
const AWAY: f64 = 20.0;

/// Seconds that a player who goes on needs to notice an achievement.
const GLANCE: f64 = 2.0;

/// A text that stays until the player has seen it.
struct Lasting {
    /// The text.
    text: String,
    /// What it is about.
    kind: LastingKind,
}

/// What a text that stays is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastingKind {
    /// It warns.
    Warning,
    /// It warns of a file that is tried again, and is wrong once everything is saved.
    UntilSaved,
    /// It says where something was saved.
    Saved,
}

/// Largest number of warnings shown at a time.
const MAX_SHOWN: usize = 3;

/// Largest number of warnings kept in full. Those beyond are only counted.
const MAX_KEPT: usize = 30;

/// A text that is shown for a while.
struct News {
    /// The text.
    text: String,
    /// Time at which it appeared, in seconds; for work in progress, that of the last frame.
    since: f64,
    /// Whether it reports success, and not that something can't be done.
    is_good: bool,
    /// The work in progress that it reports, if any.
    work: Option<Message>,
}

impl News {
    /// Returns the colour of the text.
    fn color(&self) -> Color32 {
        if self.is_good { TEXT } else { WARN }
    }
}

/// An achievement to show, with its description.
struct Medal {
    /// Name of the achievement.
    name: String,
    /// Description of the achievement.
    note: String,
    /// Time at which it appeared, in seconds; `None` before.
    since: Option<f64>,
    /// The player's attention to this medal.
    attention: Attention,
}

/// The time since which something on display has had a present player's attention, from the first
/// input on.
#[derive(Clone, Copy, Default)]
struct Attention(Option<f64>);

impl Attention {
    /// Records the input of a player who is present, or the absence of the player.
    fn record(&mut self, input: &Input) {
        if input.idle_seconds > AWAY {
            self.0 = None;
        } else if input.is_act() {
            self.0.get_or_insert(input.now);
        }
    }

    /// Returns whether the player has had enough time to read it.
    fn was_enough(self, now: f64) -> bool {
        self.0.is_some_and(|since| now - since > READING)
    }
}

/// The notices on display, and the warnings that wait for their turn.
///
/// A warning may be the only sign of a problem with a file, so nothing replaces it. It disappears
/// when it is clicked, or with any key, button or click after it was on display for a while before
/// a present player.
#[derive(Default)]
pub struct Notices {
    /// The news on display.
    news: Option<News>,
    /// Achievements, the oldest first. The first one is on display, above all other notices, unless
    /// a game is being played.
    medals: VecDeque<Medal>,
    /// Warnings and places of what was saved, the oldest first. The first [`MAX_SHOWN`] are on
    /// display.
    warnings: VecDeque<Lasting>,
    /// Number of warnings beyond [`MAX_KEPT`].
    dropped_warnings: usize,
    /// The player's attention to the warnings on display.
    attention: Attention,
    /// The area of the warnings on display.
    warnings_rect: Option<Rect>,
    /// Whether a screen reader has closed the warnings on display.
    is_closed_by_reader: bool,
    /// Whether a screen reader has pressed the button that opens the folder.
    is_folder_wanted: bool,
    /// The area of the button that opens the folder of what was saved.
    folder_rect: Option<Rect>,
    /// The area of the achievement on display.
    medal_rect: Option<Rect>,
    /// Whether a dialog covers the message box.
    is_covered: bool,
    /// Whether a game is being played, whose board no achievement may cover.
    is_playing: bool,
    /// Whether a message box shows the news in this frame.
    ///
    /// A cell, because it is set while the screen shows itself by a shared reference.
    is_shown_in_box: Cell<bool>,
}

impl Notices {
    /// Shows for a while that something can't be done.
    pub fn refuse(&mut self, text: String, now: f64) {
        self.news = Some(News { text, since: now, is_good: false, work: None });
    }

    /// Shows good news for a while.
    pub fn notify(&mut self, text: String, now: f64) {
        self.news = Some(News { text, since: now, is_good: true, work: None });
    }

    /// Shows an achievement until the player has seen it, after those that are waiting, and not
    /// during a game.
    pub fn award(&mut self, name: String, note: String) {
        self.medals.push_back(Medal { name, note, since: None, attention: Attention::default() });
    }

    /// Returns the names of the achievements that were not seen yet.
    #[cfg(test)]
    pub fn medals(&self) -> impl Iterator<Item = &str> {
        self.medals.iter().map(|medal| &*medal.name)
    }

    /// Shows that work is in progress, unless there is other news. To be called in every frame of
    /// the work.
    pub fn show_work(&mut self, work: Message, texts: &Texts, now: f64) {
        if self.news.as_ref().is_none_or(|news| news.work == Some(work)) {
            let text = texts.get(work).to_owned();
            self.news = Some(News { text, since: now, is_good: true, work: Some(work) });
        }
    }

    /// Shows a warning until it was seen, after those that are waiting, unless one of them says the
    /// same.
    pub fn warn(&mut self, text: String) {
        self.keep(Lasting { text, kind: LastingKind::Warning });
    }

    /// Shows a warning likewise, but only until [everything is saved](Notices::all_is_saved).
    pub fn warn_until_saved(&mut self, text: String) {
        self.keep(Lasting { text, kind: LastingKind::UntilSaved });
    }

    /// Shows where something was saved until it was seen, in place of the place before, with a
    /// button that opens the folder.
    pub fn tell_saved(&mut self, text: String) {
        self.news = None;
        self.warnings.retain(|it| it.kind != LastingKind::Saved);
        self.keep(Lasting { text, kind: LastingKind::Saved });
    }

    fn keep(&mut self, lasting: Lasting) {
        if let Some(same) = self.warnings.iter_mut().find(|other| other.text == lasting.text) {
            if lasting.kind == LastingKind::Warning {
                same.kind = LastingKind::Warning;
            }
            return;
        }
        if self.warnings.len() < MAX_SHOWN {
            self.attention = Attention::default();
        }
        if self.warnings.len() < MAX_KEPT {
            self.warnings.push_back(lasting);
        } else {
            self.dropped_warnings += 1;
        }
    }

    /// Removes the warnings of files that could not be saved, since they are by now.
    pub fn all_is_saved(&mut self) {
        if self.warnings.iter().any(|it| it.kind == LastingKind::UntilSaved) {
            self.warnings.retain(|it| it.kind != LastingKind::UntilSaved);
            self.attention = Attention::default();
        }
    }

    /// Removes the news, which is no longer true.
    pub fn drop(&mut self) {
        self.news = None;
    }

    /// Removes the achievement on display, if it was there for a while before a piece was placed.
    pub fn go_on(&mut self, now: f64) {
        self.drop_medal(|since| now - since >= GLANCE);
    }

    fn drop_medal(&mut self, has_been_seen: impl Fn(f64) -> bool) {
        if self.medals.front().and_then(|medal| medal.since).is_some_and(has_been_seen) {
            self.medals.pop_front();
        }
    }

    /// Returns the news on display.
    pub fn news(&self) -> Option<&str> {
        self.news.as_ref().map(|news| &*news.text)
    }

    /// Returns whether a notice appears, moves or disappears.
    pub fn is_animating(&self, now: f64) -> bool {
        let rises = |medal: &Medal| medal.since.is_none_or(|since| now - since < MOVE);
        self.news.is_some() || !self.is_playing && self.medals.front().is_some_and(rises)
    }

    /// Begins a frame, in which a dialog may cover the screen, and a game may be played, which
    /// removes an achievement that was on display.
    pub fn begin_frame(&mut self, is_covered: bool, is_playing: bool) {
        (self.is_covered, self.is_shown_in_box) = (is_covered, Cell::new(false));
        self.is_playing = is_playing;
        if is_playing {
            self.drop_medal(|_| true);
        }
    }

    /// Returns the news that a message box in `place` must show, and its colour.
    ///
    /// If the box is out of sight, the news appears at the lower edge.
    pub fn news_for_box(&self, ui: &Ui, place: Rect) -> Option<(&str, Color32)> {
        let is_seen = !self.is_covered && ui.clip_rect().expand(1.0).contains_rect(place);
        let told = self.news.as_ref().filter(|_| is_seen);
        self.is_shown_in_box.set(told.is_some());
        told.map(|news| (&*news.text, news.color()))
    }

    /// Returns the warnings, and where something was saved, that were not seen yet.
    pub fn warnings(&self) -> impl Iterator<Item = &str> {
        self.warnings.iter().map(|it| &*it.text)
    }

    /// Returns whether the input is a press of the button that opens the folder.
    pub fn asks_for_folder(&self, input: &Input) -> bool {
        let is_pressed = input.clicked || input.raised;
        let is_under = self.folder_rect.is_some_and(|rect| rect.contains(input.pointer));
        is_pressed && is_under || self.is_folder_wanted
    }

    /// Returns whether the mouse is over warnings or an achievement, so that a click is meant for
    /// them.
    pub fn is_under(&self, input: &Input) -> bool {
        let places = [self.warnings_rect, self.medal_rect];
        places.into_iter().flatten().any(|place| place.contains(input.pointer))
    }

    /// Removes news whose time is up, and what the player has seen or clicked.
    pub fn age(&mut self, input: &Input) {
        self.news.take_if(|news| input.now - news.since > TIME);
        self.attention.record(input);
        let is_pressed = input.clicked || input.raised;
        let acts = is_pressed || !input.pressed.is_empty() || !input.pad.is_empty();
        let is_click_on = |place: Option<Rect>| {
            is_pressed && place.is_some_and(|place| place.contains(input.pointer))
        };
        if let Some(medal) = self.medals.front_mut().filter(|medal| medal.since.is_some()) {
            medal.attention.record(input);
            let is_seen = input.is_act() && medal.attention.was_enough(input.now);
            if is_seen || is_click_on(self.medal_rect) {
                self.medals.pop_front();
            }
        }
        // The path stays while its folder is opened, in case that fails.
        let is_closed = is_click_on(self.warnings_rect) && !self.asks_for_folder(input)
            || std::mem::take(&mut self.is_closed_by_reader);
        if acts && self.attention.was_enough(input.now) || is_closed {
            self.warnings.drain(..self.warnings.len().min(MAX_SHOWN));
            if self.warnings.is_empty() {
                self.dropped_warnings = 0;
            }
            self.attention = Attention(Some(input.now));
        }
    }

    /// Shows the warnings, and at the lower edge of `place` the news, unless a message box shows
    /// it. News fades out at the end.
    pub fn show(&mut self, ctx: &egui::Context, texts: &Texts, now: f64, mut place: Rect) {
        (self.warnings_rect, self.folder_rect) = (None, None);
        (self.is_closed_by_reader, self.is_folder_wanted) = (false, false);
        if !self.warnings.is_empty() {
            let shown = self.warnings.iter().take(MAX_SHOWN);
            let is_saved = |it: &Lasting| it.kind == LastingKind::Saved;
            let mut lines: Vec<_> = shown.map(|it| (it.text.clone(), is_saved(it))).collect();
            let others = self.warnings.len() - lines.len() + self.dropped_warnings;
            if others > 0 {
                lines.push((texts.with(msg::WARNINGS_MORE, "n", others), false));
            }
            let has_folder = lines.iter().any(|(_, is_saved)| *is_saved);
            let button = has_folder.then(|| texts.action(Action::OpenFolder));
            let shown = widgets::lasting(ctx, &lines, button, texts.get(msg::SPEECH_CLOSE));
            (self.warnings_rect, self.folder_rect) = (Some(shown.rect), shown.button);
            self.is_closed_by_reader = shown.is_closed;
            self.is_folder_wanted = shown.is_button_pressed;
        }
        self.medal_rect = None;
        if let Some(medal) = self.medals.front_mut().filter(|_| !self.is_playing) {
            let age = now - *medal.since.get_or_insert(now);
            let is_still = theme::style(ctx).reduced_motion;
            let risen = if is_still { 1.0 } else { ease(progress(age, MOVE)) };
            let words = [&*medal.name, &*medal.note];
            self.medal_rect = Some(widgets::medal(ctx, words, risen, place));
        }
        if !self.is_shown_in_box.get()
            && let Some(news) = self.news.as_ref()
        {
            let left = news.since + TIME - now;
            place.max.y =
                self.warnings_rect.map_or(place.bottom(), |it| it.top().min(place.bottom()));
            widgets::notice(ctx, &news.text, news.color(), left, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::speech;
    use crate::picture::Style;
    use egui::accesskit::{ActionRequest, NodeId};
    use egui::{pos2, vec2};
    use miniquad::KeyCode;

    fn on_display(notices: &Notices) -> Vec<&str> {
        notices.warnings().take(MAX_SHOWN).collect()
    }

    fn at(now: f64, input: Input) -> Input {
        Input { now, ..input }
    }

    fn key(now: f64) -> Input {
        at(now, Input::test(&[KeyCode::A]))
    }

    /// The place of a picture once disappeared before anybody could read it.
    #[test]
    fn the_place_of_what_was_saved_stays_until_it_was_seen_beside_a_button_for_its_folder() {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut notices = Notices::default();
        for name in ["a.png", "b.png"] {
            notices.tell_saved(format!("Saved: {name}"));
        }
        assert_eq!(on_display(&notices), ["Saved: b.png"]);
        notices.age(&at(60.0, Input::test(&[])));
        notices.refuse("No".to_owned(), 60.0);
        notices.drop();
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 400.0));
        let input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
        let _ = ctx.run(input.clone(), |ctx| notices.show(ctx, &texts, 60.0, window));
        let output = ctx.run(input, |ctx| notices.show(ctx, &texts, 60.1, window));
        assert!(format!("{:?}", output.shapes).contains("Open folder"));
        let button = notices.folder_rect.unwrap();
        let press = |pointer| Input { pointer, clicked: true, ..Input::test(&[]) };
        assert!(notices.asks_for_folder(&press(button.center())));
        assert!(!notices.asks_for_folder(&press(button.left_top() - vec2(4.0, 4.0))));
        assert_eq!(on_display(&notices), ["Saved: b.png"]);
        notices.age(&key(61.0));
        notices.age(&key(61.1 + READING));
        assert!(on_display(&notices).is_empty());
    }

    /// The cross once had no name, and only the mouse could press it and the button.
    #[test]
    fn a_screen_reader_presses_the_cross_of_a_warning_and_the_button_of_a_saved_file() {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut notices = Notices::default();
        notices.tell_saved("Saved: a.png".to_owned());
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 400.0));
        speech::begin(&ctx, true);
        let show = |notices: &mut Notices, pressed: Option<NodeId>| {
            let press = |target| {
                let (action, data) = (egui::accesskit::Action::Click, None);
                egui::Event::AccessKitActionRequest(ActionRequest { action, target, data })
            };
            let events = pressed.map(press).into_iter().collect();
            let input = egui::RawInput { events, screen_rect: Some(window), ..Default::default() };
            let mut read = speech::Tree::default();
            let _ = ctx.run(input, |ctx| {
                notices.show(ctx, &texts, 1.0, window);
                read = speech::read(ctx);
            });
            read
        };
        show(&mut notices, None);
        let read = show(&mut notices, None);
        let [button, cross] = ["Open folder", "Close"].map(|name| read.called(name));
        assert!(button.is_some() && cross.is_some());
        show(&mut notices, button);
        assert!(notices.asks_for_folder(&Input::test(&[])));
        show(&mut notices, None);
        assert!(!notices.asks_for_folder(&Input::test(&[])), "it is opened once");
        show(&mut notices, cross);
        notices.age(&at(1.0, Input::test(&[])));
        assert!(on_display(&notices).is_empty());
    }

    /// An achievement once was a line for two seconds, which other news replaced.
    #[test]
    fn an_achievement_stays_until_it_was_seen() {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut notices = Notices::default();
        for name in ["Counted right", "Pip"] {
            notices.award(name.to_owned(), "Beaten without help".to_owned());
        }
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 400.0));
        let show = |notices: &mut Notices, now: f64| {
            let input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
            let output = ctx.run(input, |ctx| notices.show(ctx, &texts, now, window));
            output.shapes.iter().find_map(|shape| match &shape.shape {
                egui::Shape::Text(text) if text.galley.text() == "Pip" => Some(text.pos),
                _ => None,
            })
        };
        // No key removes it before it is on display.
        notices.age(&key(0.5));
        assert!(notices.is_animating(0.5), "it comes");
        assert_eq!(show(&mut notices, 1.0), None, "one after the other");
        notices.age(&key(1.5));
        notices.notify("Saved".to_owned(), 1.6);
        notices.drop();
        assert_eq!(notices.medals().count(), 2, "there was no time to read");
        notices.age(&at(900.0, Input::test(&[])));
        assert_eq!(notices.medals().count(), 2, "it does not go by itself");
        notices.age(&key(901.0));
        assert_eq!(notices.medals().collect::<Vec<_>>(), ["Pip"]);
        // It rises, with a frame for each step.
        show(&mut notices, 901.1);
        let way =
            [901.2, 902.0, 903.0].map(|now| (show(&mut notices, now), notices.is_animating(now)));
        let [(Some(rising), true), (Some(risen), false), (later, false)] = way else {
            panic!("{way:?}")
        };
        assert!(rising.y > risen.y && later == Some(risen));
        let style = Style { reduced_motion: true, ..Style::default() };
        theme::set_style(&ctx, style);
        notices.medals[0].since = None;
        assert_eq!(
            show(&mut notices, 904.0),
            Some(risen),
            "with reduced motion it is there at once"
        );
    }

    fn show_in(notices: &mut Notices, is_playing: bool, now: f64) {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 400.0));
        _ = ctx.run(egui::RawInput::default(), |ctx| {
            notices.begin_frame(false, is_playing);
            notices.show(ctx, &texts, now, window);
        });
    }

    /// An achievement once covered the upper row of the board during the next game.
    #[test]
    fn an_achievement_goes_with_mouse_moves_clicks_placements_and_the_next_game() {
        let awarded = || {
            let mut notices = Notices::default();
            notices.award("Pip".to_owned(), "Beaten without help".to_owned());
            show_in(&mut notices, false, 0.0);
            notices
        };
        let moved = |now| Input { now, pointer_moved: true, ..Input::test(&[]) };
        let counts = |notices: &mut Notices, is_playing| {
            show_in(notices, is_playing, 9.0);
            notices.medals().count()
        };

        let mut notices = awarded();
        [1.0, 2.0].iter().for_each(|&now| notices.age(&moved(now)));
        assert_eq!(notices.medals().count(), 1);
        notices.age(&moved(1.1 + READING));
        assert_eq!(notices.medals().count(), 0, "a mouse that moves is seen to read");

        let mut notices = awarded();
        let click = |pointer| Input { now: 1.0, pointer, clicked: true, ..Input::test(&[]) };
        notices.age(&click(pos2(300.0, 300.0)));
        assert_eq!(notices.medals().count(), 1);
        let on_card = click(notices.medal_rect.unwrap().center());
        assert!(notices.is_under(&on_card));
        notices.age(&on_card);
        assert_eq!(counts(&mut notices, false), 0);
        assert!(!notices.is_under(&on_card));

        let mut notices = awarded();
        notices.go_on(1.0);
        assert_eq!(notices.medals().count(), 1);
        notices.go_on(2.0);
        assert_eq!(notices.medals().count(), 0, "a piece is placed");

        let mut notices = awarded();
        notices.award("Luna".to_owned(), "Beaten without help".to_owned());
        assert_eq!(counts(&mut notices, true), 1, "the next game begins");
        assert_eq!(counts(&mut notices, true), 1, "what was not on display waits");
        assert!(notices.medal_rect.is_none() && !notices.is_animating(9.0));
        assert_eq!(counts(&mut notices, false), 1);
        assert!(notices.medal_rect.is_some());
    }

    /// The box showed the news, and under a dialog or in a panel that scrolls a notice once showed
    /// it again.
    #[test]
    fn a_notice_appears_in_a_visible_message_box_or_at_the_lower_edge() {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut notices = Notices::default();
        notices.notify("Saved".to_owned(), 0.0);
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 200.0));
        let mut told = |y: f32, is_covered| {
            let mut in_box = false;
            let input = egui::RawInput { screen_rect: Some(window), ..Default::default() };
            let output = ctx.run(input, |ctx| {
                notices.begin_frame(is_covered, false);
                egui::CentralPanel::default().show(ctx, |ui| {
                    let place = Rect::from_min_size(pos2(20.0, y), vec2(100.0, 50.0));
                    in_box = notices.news_for_box(ui, place).is_some();
                });
                notices.show(ctx, &texts, 0.0, window);
            });
            (in_box, format!("{:?}", output.shapes).contains("Saved"))
        };
        assert_eq!(told(20.0, false), (true, false));
        assert_eq!(told(20.0, true), (false, true), "a dialog covers it");
        assert_eq!(told(180.0, false), (false, true), "it is scrolled out of sight");
    }

    /// A refusal once was white in a message box, and red at the lower edge.
    #[test]
    fn a_refusal_has_its_colour_in_a_message_box_too() {
        let ctx = crate::app::ui::theme::new_egui();
        let mut notices = Notices::default();
        let mut color = |tell: fn(&mut Notices, String, f64)| {
            tell(&mut notices, "No".to_owned(), 0.0);
            let mut color = None;
            let _ = ctx.run(egui::RawInput::default(), |ctx| {
                let show = |ui: &mut Ui| color = notices.news_for_box(ui, Rect::ZERO);
                egui::CentralPanel::default().show(ctx, show);
            });
            color.map(|(_, color)| color)
        };
        assert_eq!(color(Notices::refuse), Some(WARN));
        assert_eq!(color(Notices::notify), Some(TEXT));
    }

    /// The next notice once replaced a warning: a damaged game was set aside without a word.
    #[test]
    fn a_warning_stays_beside_the_next_notice() {
        let mut notices = Notices::default();
        notices.warn("one".to_owned());
        notices.notify("Saved".to_owned(), 0.0);
        notices.refuse("No".to_owned(), 1.0);
        notices.drop();
        notices.warn("two".to_owned());
        notices.warn("one".to_owned());
        assert_eq!(on_display(&notices), ["one", "two"]);
    }

    #[test]
    fn a_warning_gives_way_to_the_next_ones_once_it_was_read() {
        let mut notices = Notices::default();
        (0..5).for_each(|number| notices.warn(number.to_string()));
        notices.age(&key(1.0));
        notices.age(&key(1.0 + READING));
        assert_eq!(on_display(&notices), ["0", "1", "2"], "not read yet");
        notices.age(&at(9.0, Input::test(&[])));
        assert_eq!(on_display(&notices), ["0", "1", "2"], "not without input");
        notices.age(&key(9.1));
        assert_eq!(on_display(&notices), ["3", "4"]);
        notices.age(&key(9.2));
        assert_eq!(on_display(&notices), ["3", "4"], "these were not read yet");
    }

    #[test]
    fn a_warning_counts_as_unread_after_the_player_was_away() {
        let mut notices = Notices::default();
        notices.warn("one".to_owned());
        notices.age(&key(1.0));
        notices.age(&at(3000.0, Input { idle_seconds: 2999.0, ..Input::test(&[]) }));
        notices.age(&key(3001.0));
        assert_eq!(on_display(&notices), ["one"]);
        notices.age(&key(3001.0 + READING + 0.1));
        assert!(on_display(&notices).is_empty());
    }

    #[test]
    fn a_click_on_a_warning_closes_it_at_once() {
        let mut notices = Notices::default();
        notices.warn("one".to_owned());
        notices.warnings_rect = Some(Rect::from_min_size(pos2(100.0, 100.0), vec2(50.0, 20.0)));
        let click = |x: f32| Input { pointer: pos2(x, 110.0), clicked: true, ..Input::test(&[]) };
        notices.age(&click(90.0));
        assert_eq!(on_display(&notices), ["one"]);
        notices.age(&click(110.0));
        assert!(on_display(&notices).is_empty());
    }

    #[test]
    fn hundreds_of_warnings_do_not_take_hundreds_of_clicks() {
        let mut notices = Notices::default();
        (0..500).for_each(|number| notices.warn(number.to_string()));
        assert_eq!(notices.warnings().count() + notices.dropped_warnings, 500);
        let mut now = 0.0;
        while notices.warnings().next().is_some() {
            now += READING + 0.1;
            notices.age(&key(now));
        }
        assert_eq!(notices.dropped_warnings, 0);
        assert!(now < 25.0 * READING, "{now}");
    }
}
