//! Notices: short texts in the message box of a panel, or near the lower edge of the window or of
//! its board.
//!
//! News disappears by itself. A warning stays until the player has seen it, and so does the place
//! where something was saved, beside a button that opens its folder.

use std::cell::Cell;

use egui::{Color32, Rect, Ui};

use crate::app::input::{Action, Input};
use crate::app::text::{Texts, msg};
use crate::app::ui::easing::{MOVE, ease, progress};
use crate::app::ui::{TEXT, WARN, theme, widgets};

/// Seconds for which news is shown.
const TIME: f64 = 3.5;

/// Seconds that a player needs to read what stays.
const READING: f64 = 4.0;

/// Seconds without input after which the player may be looking elsewhere.
const AWAY: f64 = 20.0;

/// Seconds that a player who goes on needs to notice an achievement.
const GLANCE: f64 = 2.0;

/// Largest number of warnings shown at a time.
const MAX_SHOWN: usize = 3;

/// What a notice is about, on which it depends where it appears and how long it stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// News that something can't be done, shown for a while in place of the news before.
    Refusal,
    /// Good news, shown likewise.
    News,
    /// News that work is in progress, unless there is other news. It is repeated in every frame of
    /// the work.
    Work,
    /// An achievement, shown until the player has seen it, one after the other, and not during a
    /// game.
    Medal,
    /// A warning, shown until the player has seen it, unless another one says the same.
    Warning,
    /// A warning of a file that is tried again, which is wrong once everything is saved.
    UntilSaved,
    /// Where something was saved, in place of the place before, with a button that opens the
    /// folder.
    Saved,
}

impl NoticeKind {
    /// Returns whether the notice disappears by itself.
    fn is_news(self) -> bool {
        matches!(self, NoticeKind::Refusal | NoticeKind::News | NoticeKind::Work)
    }

    /// Returns whether the notice stays at the lower edge until it has been seen.
    fn lasts(self) -> bool {
        matches!(self, NoticeKind::Warning | NoticeKind::UntilSaved | NoticeKind::Saved)
    }
}

/// A notice that is on display, or waits for its turn.
struct Notice {
    kind: NoticeKind,
    text: String,
    /// The description of an achievement.
    note: String,
    /// Time at which it appeared, in seconds; `None` for an achievement that has not.
    since: Option<f64>,
    /// The time since which what stays has had a present player's attention, from the first input
    /// on.
    attention: Option<f64>,
    /// The area of what stays while it is on display.
    rect: Option<Rect>,
    /// Whether a screen reader has closed it.
    is_closed: bool,
}

impl Notice {
    fn new(kind: NoticeKind, text: String, since: Option<f64>) -> Notice {
        let (note, attention, rect) = Default::default();
        Notice { kind, text, note, since, attention, rect, is_closed: false }
    }

    fn color(&self) -> Color32 {
        if self.kind == NoticeKind::Refusal { WARN } else { TEXT }
    }

    /// Records the input of a player who is present, or the absence of the player. Returns whether
    /// the notice disappears: its time is up, or the player has seen or clicked it.
    fn goes(&mut self, input: &Input, opens_folder: bool) -> bool {
        if self.kind.is_news() {
            return self.since.is_some_and(|since| input.now - since > TIME);
        }
        let Some(rect) = self.rect else { return false };
        if input.idle_seconds > AWAY {
            self.attention = None;
        } else if input.is_act() {
            self.attention.get_or_insert(input.now);
        }
        let is_pressed = input.clicked || input.raised;
        let acts = match self.kind {
            NoticeKind::Medal => input.is_act(),
            _ => is_pressed || !input.pressed.is_empty() || !input.pad.is_empty(),
        };
        let was_read = self.attention.is_some_and(|since| input.now - since > READING);
        // The path stays while its folder is opened, in case that fails.
        let is_clicked = is_pressed && rect.contains(input.pointer) && !opens_folder;
        acts && was_read || is_clicked || self.is_closed
    }
}

/// The notices on display, and those that wait for their turn.
///
/// A warning may be the only sign of a problem with a file, so nothing replaces it. It disappears
/// when it is clicked, or with any key, button or click after it was on display for a while before
/// a present player.
#[derive(Default)]
pub struct Notices {
    /// All notices, the oldest first. On display are the news, the first [`MAX_SHOWN`] of what
    /// lasts, and above them the first achievement, unless a game is being played.
    all: Vec<Notice>,
    /// The area of the button that opens the folder of what was saved.
    folder_rect: Option<Rect>,
    /// Whether a screen reader has pressed that button.
    is_folder_wanted: bool,
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
    /// Shows a notice, as its kind says.
    pub fn tell(&mut self, kind: NoticeKind, text: String, now: f64) {
        match kind {
            NoticeKind::Work if self.shown_news().is_some_and(|news| news.kind != kind) => return,
            kind if kind.is_news() => self.drop(),
            NoticeKind::Saved => self.all.retain(|it| !it.kind.is_news() && it.kind != kind),
            _ => {}
        }
        match self.all.iter_mut().find(|other| kind.lasts() && other.text == text) {
            Some(same) if kind == NoticeKind::Warning => same.kind = kind,
            Some(_) => {}
            None => self.all.push(Notice::new(kind, text, Some(now))),
        }
    }

    /// Shows an achievement.
    pub fn award(&mut self, name: String, note: String) {
        self.all.push(Notice { note, ..Notice::new(NoticeKind::Medal, name, None) });
    }

    /// Returns the names of the achievements that were not seen yet.
    #[cfg(test)]
    pub fn medals(&self) -> impl Iterator<Item = &str> {
        self.all.iter().filter(|it| it.kind == NoticeKind::Medal).map(|it| &*it.text)
    }

    /// Removes the warnings of files that could not be saved, since they are by now.
    pub fn all_is_saved(&mut self) {
        self.all.retain(|it| it.kind != NoticeKind::UntilSaved);
    }

    /// Removes the news, which is no longer true.
    pub fn drop(&mut self) {
        self.all.retain(|it| !it.kind.is_news());
        self.is_shown_in_box.set(false);
    }

    /// Removes the news that a message box has shown, since its screen is closed.
    pub fn close_box(&mut self) {
        if self.is_shown_in_box.get() {
            self.drop();
        }
    }

    /// Removes the achievement on display, if it was there for a while before a piece was placed.
    pub fn go_on(&mut self, now: f64) {
        self.drop_medal(|since| now - since >= GLANCE);
    }

    fn drop_medal(&mut self, was_seen: impl Fn(f64) -> bool) {
        self.all.retain(|it| it.kind != NoticeKind::Medal || !it.since.is_some_and(&was_seen));
    }

    fn shown_news(&self) -> Option<&Notice> {
        self.all.iter().find(|it| it.kind.is_news())
    }

    /// Returns the news on display.
    pub fn news(&self) -> Option<&str> {
        self.shown_news().map(|news| &*news.text)
    }

    /// Returns whether a notice appears, moves or disappears.
    pub fn is_animating(&self, now: f64) -> bool {
        let medal = self.all.iter().find(|it| it.kind == NoticeKind::Medal && !self.is_playing);
        let rises = |medal: &Notice| medal.since.is_none_or(|since| now - since < MOVE);
        self.news().is_some() || medal.is_some_and(rises)
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
        let told = self.shown_news().filter(|_| is_seen);
        self.is_shown_in_box.set(told.is_some());
        told.map(|news| (&*news.text, news.color()))
    }

    /// Returns the warnings, and where something was saved, that were not seen yet.
    pub fn warnings(&self) -> impl Iterator<Item = &str> {
        self.all.iter().filter(|it| it.kind.lasts()).map(|it| &*it.text)
    }

    /// Returns whether the input is a press of the button that opens the folder.
    pub fn asks_for_folder(&self, input: &Input) -> bool {
        let is_pressed = input.clicked || input.raised;
        let is_under = self.folder_rect.is_some_and(|rect| rect.contains(input.pointer));
        is_pressed && is_under || self.is_folder_wanted
    }

    /// Returns whether the mouse is over warnings or an achievement, in which case a click is meant
    /// for them.
    pub fn is_under(&self, input: &Input) -> bool {
        self.all.iter().filter_map(|it| it.rect).any(|rect| rect.contains(input.pointer))
    }

    /// Removes news whose time is up, and what the player has seen or clicked.
    pub fn age(&mut self, input: &Input) {
        let opens_folder = self.asks_for_folder(input);
        self.all.retain_mut(|it| !it.goes(input, opens_folder));
    }

    /// Shows the warnings, and at the lower edge of `place` the news, unless a message box shows
    /// it. News fades out at the end.
    pub fn show(&mut self, ctx: &egui::Context, texts: &Texts, now: f64, mut place: Rect) {
        self.all.iter_mut().for_each(|it| it.rect = None);
        let bottom = self.show_lasting(ctx, texts).map_or(place.bottom(), |rect| rect.top());
        let medal = self.all.iter_mut().find(|it| it.kind == NoticeKind::Medal);
        if let Some(medal) = medal.filter(|_| !self.is_playing) {
            let age = now - *medal.since.get_or_insert(now);
            let is_still = theme::style(ctx).reduced_motion;
            let risen = if is_still { 1.0 } else { ease(progress(age, MOVE)) };
            medal.rect = Some(widgets::medal(ctx, [&medal.text, &medal.note], risen, place));
        }
        if let Some(news) = self.shown_news().filter(|_| !self.is_shown_in_box.get()) {
            let left = news.since.map_or(TIME, |since| since + TIME - now);
            place.max.y = bottom.min(place.bottom());
            widgets::notice(ctx, &news.text, news.color(), left, place);
        }
    }

    /// Shows what lasts, and the number of what waits for its turn. Returns its area, if there is
    /// any.
    fn show_lasting(&mut self, ctx: &egui::Context, texts: &Texts) -> Option<Rect> {
        let is_saved = |it: &Notice| it.kind == NoticeKind::Saved;
        let others = self.warnings().count().saturating_sub(MAX_SHOWN);
        let lasting = self.all.iter_mut().filter(|it| it.kind.lasts()).take(MAX_SHOWN);
        let mut shown: Vec<&mut Notice> = lasting.collect();
        let mut lines: Vec<_> = shown.iter().map(|it| (it.text.clone(), is_saved(it))).collect();
        if others > 0 {
            lines.push((texts.with(msg::WARNINGS_MORE, "n", others), false));
        }
        let button = shown.iter().any(|it| is_saved(it)).then(|| texts.action(Action::OpenFolder));
        (self.folder_rect, self.is_folder_wanted) = (None, false);
        if lines.is_empty() {
            return None;
        }
        let area = widgets::lasting(ctx, &lines, button, texts.get(msg::SPEECH_CLOSE));
        for notice in &mut shown {
            (notice.rect, notice.is_closed) = (Some(area.rect), area.is_closed);
        }
        (self.folder_rect, self.is_folder_wanted) = (area.button, area.is_button_pressed);
        Some(area.rect)
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

    /// Returns the area of what is on display.
    fn rect(notices: &Notices) -> Option<Rect> {
        notices.all.iter().find_map(|it| it.rect)
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
            notices.tell(NoticeKind::Saved, format!("Saved: {name}"), 0.0);
        }
        assert_eq!(on_display(&notices), ["Saved: b.png"]);
        notices.age(&at(60.0, Input::test(&[])));
        notices.tell(NoticeKind::Refusal, "No".to_owned(), 60.0);
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
        notices.tell(NoticeKind::Saved, "Saved: a.png".to_owned(), 0.0);
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
        notices.tell(NoticeKind::News, "Saved".to_owned(), 1.6);
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
        notices.all[0].since = None;
        assert_eq!(
            show(&mut notices, 904.0),
            Some(risen),
            "with reduced motion it is there at once"
        );
    }

    /// Shows the notices, and then takes input.
    fn age(notices: &mut Notices, input: &Input) {
        show_in(notices, false, input.now);
        notices.age(input);
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
        let on_card = click(rect(&notices).unwrap().center());
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
        assert!(rect(&notices).is_none() && !notices.is_animating(9.0));
        assert_eq!(counts(&mut notices, false), 1);
        assert!(rect(&notices).is_some());
    }

    /// The box showed the news, and under a dialog or in a panel that scrolls a notice once showed
    /// it again.
    #[test]
    fn a_notice_appears_in_a_visible_message_box_or_at_the_lower_edge() {
        let ctx = crate::app::ui::theme::new_egui();
        let texts = Texts::new(crate::app::text::Language::reference());
        let mut notices = Notices::default();
        notices.tell(NoticeKind::News, "Saved".to_owned(), 0.0);
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
        let mut color = |kind: NoticeKind| {
            notices.tell(kind, "No".to_owned(), 0.0);
            let mut color = None;
            let _ = ctx.run(egui::RawInput::default(), |ctx| {
                let show = |ui: &mut Ui| color = notices.news_for_box(ui, Rect::ZERO);
                egui::CentralPanel::default().show(ctx, show);
            });
            color.map(|(_, color)| color)
        };
        assert_eq!(color(NoticeKind::Refusal), Some(WARN));
        assert_eq!(color(NoticeKind::News), Some(TEXT));
    }

    /// The next notice once replaced a warning: a damaged game was set aside without a word.
    #[test]
    fn a_warning_stays_beside_the_next_notice() {
        let mut notices = Notices::default();
        notices.tell(NoticeKind::Warning, "one".to_owned(), 0.0);
        notices.tell(NoticeKind::News, "Saved".to_owned(), 0.0);
        notices.tell(NoticeKind::Refusal, "No".to_owned(), 1.0);
        notices.drop();
        notices.tell(NoticeKind::Warning, "two".to_owned(), 0.0);
        notices.tell(NoticeKind::Warning, "one".to_owned(), 0.0);
        assert_eq!(on_display(&notices), ["one", "two"]);
    }

    #[test]
    fn a_warning_gives_way_to_the_next_ones_once_it_was_read() {
        let mut notices = Notices::default();
        (0..5).for_each(|number| notices.tell(NoticeKind::Warning, number.to_string(), 0.0));
        age(&mut notices, &key(1.0));
        age(&mut notices, &key(1.0 + READING));
        assert_eq!(on_display(&notices), ["0", "1", "2"], "not read yet");
        age(&mut notices, &at(9.0, Input::test(&[])));
        assert_eq!(on_display(&notices), ["0", "1", "2"], "not without input");
        age(&mut notices, &key(9.1));
        assert_eq!(on_display(&notices), ["3", "4"]);
        age(&mut notices, &key(9.2));
        assert_eq!(on_display(&notices), ["3", "4"], "these were not read yet");
    }

    #[test]
    fn a_warning_counts_as_unread_after_the_player_was_away() {
        let mut notices = Notices::default();
        notices.tell(NoticeKind::Warning, "one".to_owned(), 0.0);
        age(&mut notices, &key(1.0));
        age(&mut notices, &at(3000.0, Input { idle_seconds: 2999.0, ..Input::test(&[]) }));
        age(&mut notices, &key(3001.0));
        assert_eq!(on_display(&notices), ["one"]);
        age(&mut notices, &key(3001.0 + READING + 0.1));
        assert!(on_display(&notices).is_empty());
    }

    #[test]
    fn a_click_on_a_warning_closes_it_at_once() {
        let mut notices = Notices::default();
        notices.tell(NoticeKind::Warning, "one".to_owned(), 0.0);
        show_in(&mut notices, false, 0.0);
        let place = rect(&notices).unwrap();
        let click = |pointer| Input { pointer, clicked: true, ..Input::test(&[]) };
        age(&mut notices, &click(place.left_top() - vec2(9.0, 0.0)));
        assert_eq!(on_display(&notices), ["one"]);
        age(&mut notices, &click(place.center()));
        assert!(on_display(&notices).is_empty());
    }
}
