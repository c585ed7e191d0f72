//! The game screen: input for the ghost, commands for the session, effects of its events.

use std::num::NonZero;
use std::time::Duration;

use macroquad::input::KeyCode;

use crate::ai::Piece;
use crate::app::board::cursor::Ghost;
use crate::app::board::effects::Effects;
use crate::app::board::overlays;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::input::actions::{Action, KeyRepeat};
use crate::app::input::pasted;
use crate::app::screens::table::panel::{self, Click, PanelView};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::sound::synth::Sound;
use crate::app::text::msg;
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::app::ui::style::Style;
use crate::game::{Command, Event, Insight, Record, Refusal, Session, Side, Thinking, write_game};

/// Seconds for which an opponent's choice is held back at least, so that eyes can follow.
const OPPONENT_PAUSE: f64 = 0.65;

/// Seconds after the end in which Enter does not yet begin a rematch.
const RESULT_PAUSE: f64 = 2.6;

/// What is asked before it is done.
#[derive(Debug)]
pub enum Question {
    /// Whether to give up.
    Resign,
    /// Whether a pasted game takes this one's place.
    Paste(Box<Record>),
}

/// A game on the table.
pub struct TableScreen {
    session: Session,
    ghost: Ghost,
    keys: KeyRepeat,
    effects: Effects,
    /// When something last happened on the board.
    last_event: f64,
    /// What is asked before it is done.
    question: Option<Question>,
    insight: Insight,
    /// Whether the hint that was found has been announced.
    hint_is_told: bool,
    shows_areas: bool,
    clicked: Option<Click>,
    now: f64,
}

impl TableScreen {
    /// Begins or resumes a game.
    pub fn new(record: Record, now: f64) -> TableScreen {
        let mut ghost = Ghost::new(Piece::T);
        ghost.find_room(record.game.position());
        TableScreen {
            session: Session::new(record, fastrand::u64(..)),
            ghost,
            keys: KeyRepeat::default(),
            effects: Effects::new(),
            last_event: now,
            question: None,
            insight: Insight::default(),
            hint_is_told: true,
            shows_areas: false,
            clicked: None,
            now,
        }
    }

    /// Returns whether the result is to be shown: when the game is over and the board has come to rest.
    fn shows_result(&self) -> bool {
        self.session.game().result().is_some() && self.effects.end_is_shown(self.now)
    }

    /// Returns whether a key may close the result: not while the last placement's key may still be down.
    fn result_is_read(&self) -> bool {
        self.shows_result() && self.now - self.last_event > RESULT_PAUSE
    }

    /// Shows what has happened and keeps the game.
    fn take_in(&mut self, events: &[Event], services: &mut Services) {
        if events.is_empty() {
            return;
        }
        self.effects.apply(events, self.now);
        services.sounds.play_placements(events);
        if let Some(sound) = events.iter().find_map(|event| self.final_sound(event)) {
            services.sounds.play(sound);
        }
        self.last_event = self.now;
        if self.session.game().result().is_some() {
            self.question = None;
        }
        services.drop_notice();
        let record = self.session.record();
        services.keep(record, self.now);
        if matches!(events.last(), Some(Event::Ended(_))) {
            services.rate(record, self.now);
        }
    }

    /// Returns the sound of the game's end. A game is lost by sound where only a computer has won it.
    fn final_sound(&self, event: &Event) -> Option<Sound> {
        let Event::Ended(result) = event else { return None };
        let [winner, loser] = [result.winner, result.winner.other()]
            .map(|side| self.session.seats()[side.index()].is_human());
        Some(if loser && !winner { Sound::Loss } else { Sound::Win })
    }

    fn perform(&mut self, command: Command, services: &mut Services) {
        match self.session.perform(command) {
            Ok(events) => self.take_in(&events, services),
            Err(refusal) => {
                self.effects.refuse(self.now);
                services.sounds.play(Sound::Refuse);
                let texts = &services.texts;
                let text = match refusal {
                    Refusal::Occupied(_) => texts.get(msg::REFUSED_OCCUPIED),
                    Refusal::GameOver => texts.get(msg::REFUSED_OVER),
                    Refusal::NotYourTurn => texts.get(msg::REFUSED_TURN),
                    Refusal::NothingToUndo => texts.get(msg::REFUSED_UNDO),
                    Refusal::NothingToRedo => texts.get(msg::REFUSED_REDO),
                };
                services.notify(text.to_owned(), self.now);
            }
        }
    }

    fn act(&mut self, action: Action, services: &mut Services) -> Flow {
        match action {
            Action::Step(columns, rows) => self.ghost.step(columns, rows),
            Action::Cycle(steps) => self.ghost.cycle(steps),
            Action::Choose(piece) => self.ghost.choose(piece),
            Action::Turn => {
                self.ghost.turn();
                services.sounds.play(Sound::Turn);
            }
            Action::Seek => self.ghost.seek(self.session.game().position()),
            Action::Place => self.perform(Command::Place(self.ghost.placement()), services),
            Action::Undo => self.perform(Command::Undo, services),
            Action::Redo => self.perform(Command::Redo, services),
            Action::Hurry => self.session.hurry(),
            Action::Resign if self.session.game().result().is_none() => {
                self.question = Some(Question::Resign);
            }
            Action::Resign => {}
            Action::Help => return Flow::Open(Destination::Help),
            Action::Back => return Flow::Go(Destination::Title),
            Action::Hint => self.ask_hint(services),
            // Nothing is shown to nobody.
            Action::Outcomes if self.session.has_human() => {
                self.insight.want_outcomes(!self.insight.wants_outcomes());
            }
            Action::Outcomes => {}
            Action::XRay => self.shows_areas ^= true,
            // What is the same on all screens is done before.
            Action::Mute | Action::Background | Action::FullScreen => {}
        }
        Flow::Stay
    }

    /// A question takes all keys while it is open. Enter, which places pieces, goes on with the game.
    fn answer(&mut self, question: Question, input: &Input, services: &mut Services) -> Flow {
        let yes_key = if let Question::Resign = question { KeyCode::R } else { KeyCode::Y };
        let yes = self.clicked == Some(Click::Yes) || input.is_pressed(yes_key);
        let leave = input.is_enter() || input.is_pressed(KeyCode::Escape);
        let no = self.clicked == Some(Click::No) || leave;
        self.clicked = None;
        match question {
            Question::Resign if yes => {
                self.perform(Command::Resign(self.resigning_side()), services);
            }
            Question::Paste(record) if yes && services.make_room(self.now) => {
                return Flow::Go(Destination::Table(record));
            }
            question if !no => self.question = Some(question),
            _ => {}
        }
        Flow::Stay
    }

    /// Copies the position, or the whole game.
    fn copy(&self, whole: bool, services: &mut Services) {
        let text = if whole {
            write_game(self.session.record())
        } else {
            self.session.game().board().to_string()
        };
        let copied = services.clipboard.copy(&text);
        let texts = &services.texts;
        let done =
            if whole { texts.get(msg::GAME_COPIED) } else { texts.get(msg::POSITION_COPIED) };
        if copied {
            services.tell(done.to_owned(), self.now);
        } else {
            services.notify(texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), self.now);
        }
    }

    /// Takes a position or a whole game from the clipboard, and asks before it takes this game's place.
    fn paste(&mut self, services: &mut Services) {
        let Some(text) = services.clipboard.paste() else {
            return services
                .notify(services.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), self.now);
        };
        match pasted::read(&text, self.session.seats()) {
            Ok(record) => self.question = Some(Question::Paste(Box::new(record))),
            Err(error) => services.notify(services.texts.paste_error(&error), self.now),
        }
    }

    fn ask_hint(&mut self, services: &mut Services) {
        if self.session.awaits_human() {
            self.insight.ask_hint();
            self.hint_is_told = false;
            services.notify(services.texts.get(msg::HINT_SOUGHT).to_owned(), self.now);
        }
    }

    /// Keeps up with what was asked about the position: outcomes, a hint, the values of its areas.
    fn see_through(&mut self, services: &mut Services) {
        let position = self.session.game().position();
        let asks = self.session.awaits_human();
        self.insight.attend(asks.then_some(position));
        self.insight.show_areas(self.shows_areas.then_some(position));
        self.insight.poll();
        let helped = self.insight.wants_outcomes() || self.shows_areas || !self.hint_is_told;
        if asks && helped && self.session.assist() {
            services.keep(self.session.record(), self.now);
        }
        if let Some(hint) = self.insight.hint().filter(|_| !self.hint_is_told) {
            self.hint_is_told = true;
            self.ghost.take(hint.placement);
            let text = services.texts.reason(hint.reason);
            services.tell(text, self.now);
        }
    }

    /// Against a built-in opponent the person resigns, also out of turn; else the player to move.
    fn resigning_side(&self) -> Side {
        let to_move = self.session.game().to_move();
        let is_human = |side: Side| self.session.seats()[side.index()].is_human();
        if is_human(to_move) || !is_human(to_move.other()) { to_move } else { to_move.other() }
    }

    fn act_on_click(&mut self, click: Click, services: &mut Services) -> Flow {
        match click {
            Click::Do(action) => self.act(action, services),
            Click::LookBack => {
                let record = Box::new(self.session.record().clone());
                Flow::Open(Destination::Review(record))
            }
            Click::Rematch => {
                Flow::Go(Destination::Table(Box::new(self.session.record().rematch())))
            }
            Click::StopOutcomes => {
                self.insight.stop();
                Flow::Stay
            }
            Click::Yes | Click::No => Flow::Stay,
        }
    }

    fn follow_mouse(&mut self, input: &Input) -> Vec<Action> {
        let layout = TableLayout::new(input.canvas.size);
        let Some((x, y)) = layout.in_cells(input.pointer) else { return Vec::new() };
        if self.shows_result() {
            return Vec::new();
        }
        if input.pointer_moved || input.clicked {
            self.ghost.center_on(x, y);
        }
        let turns = usize::from(input.right_clicked) + usize::from(input.wheel != 0.0);
        // Three turns clockwise are one turn back.
        let turns = if input.wheel > 0.0 { turns + 2 } else { turns };
        let place = input.clicked.then_some(Action::Place);
        std::iter::repeat_n(Action::Turn, turns).chain(place).collect()
    }
}

/// Returns the cores that are left beside the window's own, but one at least.
fn spare_cores() -> NonZero<usize> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    NonZero::new(cores - 1).unwrap_or(NonZero::<usize>::MIN)
}

impl Screen for TableScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let layout = TableLayout::new(canvas.size);
        if services.settings.coordinates {
            board_view::show_coordinates(ctx, &layout);
        }
        let view = PanelView {
            session: &self.session,
            question: self.question.as_ref(),
            shows_result: self.shows_result(),
            insight: &self.insight,
            shows_areas: self.shows_areas,
            ghost: self.ghost.placement(),
        };
        if let Some(picture) = self.insight.areas() {
            overlays::show_areas(ctx, &layout, picture, &services.texts);
        }
        let click = panel::show(ctx, &layout, view, services);
        self.clicked = click.or(self.clicked);
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        self.now = input.now;
        let thinking_is_short =
            self.session.thinking_time().is_some() && input.now - self.last_event < OPPONENT_PAUSE;
        self.session.set_thinking(Thinking {
            limit: Duration::from_secs(services.settings.thinking_seconds.into()),
            threads: spare_cores(),
            ponders: services.settings.pondering,
        });
        if !thinking_is_short {
            let events = self.session.poll();
            self.take_in(&events, services);
        }
        self.see_through(services);
        if let Some(question) = self.question.take() {
            return self.answer(question, input, services);
        }
        if let Some(click) = self.clicked.take() {
            return self.act_on_click(click, services);
        }
        if self.session.game().result().is_some() && input.is_enter() {
            let rematch = self.result_is_read().then_some(Click::Rematch);
            return rematch.map_or(Flow::Stay, |click| self.act_on_click(click, services));
        }
        if self.shows_result() && input.is_pressed(KeyCode::L) {
            return self.act_on_click(Click::LookBack, services);
        }
        if input.is_command(KeyCode::C) {
            self.copy(input.is_shifted(), services);
        }
        if input.is_command(KeyCode::V) {
            self.paste(services);
        }
        if input.is_command(KeyCode::S) {
            services.save_game(self.session.record(), self.now);
        }
        let mut actions = self.follow_mouse(input);
        actions.extend(self.keys.actions(input, &services.settings.keys));
        for action in actions {
            let flow = self.act(action, services);
            if !matches!(flow, Flow::Stay) {
                return flow;
            }
        }
        Flow::Stay
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = Paint::new(canvas.scale, style);
        let game = self.session.game();
        board_view::draw_game(&mut paint, &layout, game, &self.effects, now);
        if let Some(picture) = self.insight.areas() {
            overlays::draw_areas(&mut paint, &layout, picture);
        }
        if let Some(hint) = self.insight.hint() {
            overlays::draw_hint(&mut paint, &layout, hint, now);
        }
        if self.session.awaits_human() {
            board_view::draw_hand(&mut paint, &layout, &self.ghost, game, &self.effects, now);
            if self.insight.wants_outcomes() {
                let orientation = self.ghost.placement().orientation();
                let position = game.position();
                overlays::draw_outcomes(&mut paint, &layout, position, orientation, &self.insight);
            }
        }
    }

    fn is_animating(&self, now: f64) -> bool {
        self.effects.is_moving(now)
            || self.session.thinking_time().is_some()
            || self.insight.is_at_work()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::{Files, Game, Origin, PlayerName, Seat};

    /// Two people over eight free cells in a row.
    fn table() -> (TableScreen, Services) {
        let seats = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        let board = ("##########/".repeat(9) + "........##").parse().unwrap();
        let record = Record::new(seats, Game::new(board));
        let services = Services::new(Settings::default(), Files::nowhere());
        (TableScreen::new(record, 0.0), services)
    }

    fn press(table: &mut TableScreen, services: &mut Services, keys: &[KeyCode]) -> Flow {
        keys.iter().fold(Flow::Stay, |_, &key| table.update(&Input::test(&[key]), services))
    }

    #[test]
    fn a_piece_is_found_placed_taken_back_and_placed_again_by_keys() {
        let (mut table, mut services) = table();
        // The piece in hand has found the corridor by itself.
        press(&mut table, &mut services, &[KeyCode::Enter]);
        assert_eq!(table.session.game().placements(), 1);
        press(&mut table, &mut services, &[KeyCode::U]);
        assert_eq!(table.session.game().placements(), 0);
        press(&mut table, &mut services, &[KeyCode::Y]);
        assert_eq!(table.session.game().placements(), 1);
        // The same place again: refused, with a word.
        press(&mut table, &mut services, &[KeyCode::Enter]);
        assert_eq!(table.session.game().placements(), 1);
        assert!(services.notice.is_some());
    }

    #[test]
    fn a_hint_puts_the_winning_piece_into_the_hand_and_is_noted() {
        let (mut table, mut services) = table();
        press(&mut table, &mut services, &[KeyCode::H]);
        while table.insight.hint().is_none() {
            table.update(&Input::test(&[]), &mut services);
            std::thread::sleep(Duration::from_millis(1));
        }
        table.update(&Input::test(&[]), &mut services);
        let ends = ["a1,b1,c1,d1", "e1,f1,g1,h1"].map(|cells| cells.parse().unwrap());
        assert!(ends.contains(&table.ghost.placement()));
        assert_eq!(table.session.record().origin(), Origin::Assisted);
    }

    #[test]
    fn outcomes_and_x_ray_are_shown_when_they_are_asked_for() {
        let (mut table, mut services) = table();
        assert!(!table.insight.wants_outcomes() && table.insight.areas().is_none());
        press(&mut table, &mut services, &[KeyCode::O, KeyCode::X]);
        while table.insight.counts() != (2, 3, 5) || table.insight.areas().is_none() {
            table.update(&Input::test(&[]), &mut services);
            std::thread::sleep(Duration::from_millis(1));
        }
        let picture = table.insight.areas().unwrap();
        assert_eq!(picture.areas[0].worth.as_ref().unwrap().heap, Some(2));
        press(&mut table, &mut services, &[KeyCode::O, KeyCode::X]);
        assert!(!table.insight.wants_outcomes() && !table.shows_areas);
    }

    #[test]
    fn resigning_asks_once_and_the_loser_begins_the_rematch() {
        let (mut table, mut services) = table();
        press(&mut table, &mut services, &[KeyCode::R, KeyCode::Enter]);
        assert!(table.question.is_none() && table.session.game().result().is_none());
        press(&mut table, &mut services, &[KeyCode::Enter]);
        press(&mut table, &mut services, &[KeyCode::R, KeyCode::R]);
        let result = table.session.game().result().unwrap();
        assert_eq!(result.winner, Side::First);
        assert_eq!(table.session.record().rematch().seats[0], table.session.seats()[1]);
    }
}
