//! Looking back at a game: replay, who would have won when, what was better, and another try from any place.

use macroquad::color::Color;
use macroquad::input::KeyCode;

use crate::app::board::blocks;
use crate::app::board::effects::Effects;
use crate::app::board::paint::Paint;
use crate::app::board::view as board_view;
use crate::app::screens::review::panel::{self, ReviewClick, ReviewView};
use crate::app::shell::screen::{Destination, Flow, Input, Screen, Services};
use crate::app::text::msg;
use crate::app::ui::layout::{Canvas, TableLayout};
use crate::app::ui::style::Style;
use crate::game::{Event, Mistake, Record, Replay, Review, SPEEDS, write_game};

/// Colour of the outline around what was better.
const BETTER: Color = Color::new(0.43, 0.95, 0.72, 1.0);

/// A game that is looked at again.
pub struct ReviewScreen {
    record: Record,
    replay: Replay,
    review: Review,
    effects: Effects,
    /// The turn that was shown in the last frame.
    shown: Option<usize>,
    clicked: Option<ReviewClick>,
}

impl ReviewScreen {
    /// Returns a game at its end, and begins to look for what was thrown away.
    pub fn new(record: Record) -> ReviewScreen {
        let mut replay = Replay::of(&record);
        replay.go_to(replay.count());
        let review = Review::of(&record.game);
        ReviewScreen { record, replay, review, effects: Effects::new(), shown: None, clicked: None }
    }

    /// Returns the mistake that the next turn is.
    fn mistake_ahead(&self) -> Option<Mistake> {
        let here = self.replay.turn();
        self.review.mistakes().into_iter().find(|mistake| mistake.turn == here)
    }

    fn take_in(&mut self, events: &[Event], services: &Services, now: f64) {
        // A jump shows no landings, only where it led.
        if let [_] | [_, Event::Ended(_)] = events {
            services.sounds.play_placements(events);
            self.effects.apply(events, now);
        } else if !events.is_empty() {
            self.effects = Effects::new();
        }
    }

    fn act(&mut self, click: ReviewClick, services: &mut Services, now: f64) -> Flow {
        let events = match click {
            ReviewClick::Step(turns) => self.replay.step(turns),
            ReviewClick::GoTo(turn) => self.replay.go_to(turn),
            ReviewClick::GoToPly(ply) => self.replay.go_to(self.turns_of(ply)),
            ReviewClick::Play => self.replay.toggle(now),
            ReviewClick::Faster(steps) => {
                let speed = self.replay.speed().saturating_add_signed(steps);
                self.replay.set_speed(speed.min(SPEEDS.len() - 1), now);
                Vec::new()
            }
            ReviewClick::Stop => {
                self.review.stop();
                Vec::new()
            }
            ReviewClick::Retry => return self.retry(services, now),
            ReviewClick::Save => {
                services.save_game(&self.record, now);
                Vec::new()
            }
            ReviewClick::Copy => {
                if services.clipboard.copy(&write_game(&self.record)) {
                    services.tell(services.texts.get(msg::GAME_COPIED).to_owned(), now);
                } else {
                    services.notify(services.texts.get(msg::CLIPBOARD_UNUSABLE).to_owned(), now);
                }
                Vec::new()
            }
            ReviewClick::Back => return Flow::Back,
        };
        self.take_in(&events, services, now);
        Flow::Stay
    }

    /// Returns the turns after which so many pieces were placed.
    fn turns_of(&self, ply: usize) -> usize {
        if ply == self.record.game.placements() { self.replay.count() } else { ply }
    }

    /// Plays on from here, if there is something to play.
    fn retry(&self, services: &mut Services, now: f64) -> Flow {
        let record = self.record.retry(self.replay.turn(), &services.players.my_seat());
        if record.game.result().is_some() || !services.make_room(now) {
            return Flow::Stay;
        }
        Flow::Go(Destination::Table(Box::new(record)))
    }
}

impl Screen for ReviewScreen {
    fn ui(&mut self, ctx: &egui::Context, canvas: Canvas, services: &Services) {
        let layout = TableLayout::new(canvas.size);
        if services.settings.coordinates {
            board_view::show_coordinates(ctx, &layout);
        }
        let view = ReviewView {
            record: &self.record,
            replay: &self.replay,
            review: &self.review,
            ahead: self.mistake_ahead(),
            moved: self.shown != Some(self.replay.turn()),
        };
        let clicked = panel::show(ctx, &layout, &view, services);
        self.clicked = clicked.or(self.clicked);
        self.shown = Some(self.replay.turn());
    }

    fn update(&mut self, input: &Input, services: &mut Services) -> Flow {
        self.review.poll();
        let events = self.replay.play_on(input.now);
        self.take_in(&events, services, input.now);
        let pressed = |key| input.is_pressed(key);
        let keys = [
            (pressed(KeyCode::Left), ReviewClick::Step(-1)),
            (pressed(KeyCode::Right), ReviewClick::Step(1)),
            (pressed(KeyCode::PageUp), ReviewClick::Step(-5)),
            (pressed(KeyCode::PageDown), ReviewClick::Step(5)),
            (pressed(KeyCode::Home), ReviewClick::GoTo(0)),
            (pressed(KeyCode::End), ReviewClick::GoTo(self.replay.count())),
            (pressed(KeyCode::Space), ReviewClick::Play),
            (pressed(KeyCode::Up), ReviewClick::Faster(1)),
            (pressed(KeyCode::Down), ReviewClick::Faster(-1)),
            (pressed(KeyCode::S), ReviewClick::Stop),
            (input.is_enter(), ReviewClick::Retry),
            (input.is_command(KeyCode::S), ReviewClick::Save),
            (input.is_command(KeyCode::C), ReviewClick::Copy),
            (pressed(KeyCode::Escape), ReviewClick::Back),
        ];
        let pressed = keys.into_iter().find(|(pressed, _)| *pressed).map(|(_, click)| click);
        if input.wheel != 0.0 {
            let step = ReviewClick::Step(if input.wheel > 0.0 { -1 } else { 1 });
            if TableLayout::new(input.canvas.size).in_cells(input.pointer).is_some() {
                return self.act(step, services, input.now);
            }
        }
        match self.clicked.take().or(pressed) {
            Some(click) => self.act(click, services, input.now),
            None => Flow::Stay,
        }
    }

    fn draw(&self, canvas: Canvas, style: Style, now: f64) {
        let layout = TableLayout::new(canvas.size);
        let mut paint = Paint::new(canvas.scale, style);
        let game = self.replay.game();
        board_view::draw_game(&mut paint, &layout, game, &self.effects, now);
        if let Some(better) = self.mistake_ahead().and_then(|mistake| mistake.better) {
            let look = blocks::Look { alpha: 0.35, ..blocks::Look::resting(better.piece(), style) };
            blocks::draw_piece(&mut paint, &layout, better.cells(), look);
            blocks::draw_outline(&mut paint, &layout, better.cells(), BETTER, 1.0);
        }
    }

    fn is_animating(&self, now: f64) -> bool {
        self.effects.is_moving(now) || self.replay.is_playing()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::settings::Settings;
    use crate::game::{Command, Files, Game, Origin, PlayerName, Seat, Side};

    /// Eight cells in a row. The first player ends the game at once instead of leaving four cells.
    fn screen() -> ReviewScreen {
        let board = ("##########/".repeat(9) + "........##").parse().unwrap();
        let mut game = Game::new(board);
        game.execute(Command::Place("c1,d1,e1,f1".parse().unwrap())).unwrap();
        let [ann, bo] = ["Ann", "Bo"].map(|name| Seat::named(PlayerName::new(name).unwrap()));
        ReviewScreen::new(Record::new([ann, bo], game))
    }

    fn press(screen: &mut ReviewScreen, services: &mut Services, key: KeyCode) -> Flow {
        screen.update(&Input::test(&[key]), services)
    }

    #[test]
    fn a_step_before_the_mistake_shows_what_was_better_and_lets_it_be_played() {
        let folder = tempfile::tempdir().unwrap();
        let mut services = Services::new(Settings::default(), Files::in_folder(folder.path()));
        let mut screen = screen();
        while !screen.review.is_finished() {
            screen.update(&Input::test(&[]), &mut services);
            std::thread::yield_now();
        }
        assert_eq!(screen.mistake_ahead(), None);
        // The game is over at its end: there is nothing to play.
        assert!(matches!(press(&mut screen, &mut services, KeyCode::Enter), Flow::Stay));
        press(&mut screen, &mut services, KeyCode::Left);
        let mistake = screen.mistake_ahead().unwrap();
        assert_eq!(mistake.side, Side::First);
        let Flow::Go(Destination::Table(record)) =
            press(&mut screen, &mut services, KeyCode::Enter)
        else {
            panic!("nothing is played")
        };
        assert!(
            record.origin() == Origin::Outside
                && record.game.position().allows(mistake.better.unwrap())
        );
        assert!(record.seats[0].is_human() && !record.seats[1].is_human());
    }

    #[test]
    fn keys_lead_through_the_game() {
        let mut services = Services::new(Settings::default(), Files::nowhere());
        let mut screen = screen();
        for (key, turn) in [
            (KeyCode::Home, 0),
            (KeyCode::Right, 1),
            (KeyCode::Right, 1),
            (KeyCode::PageUp, 0),
            (KeyCode::End, 1),
        ] {
            press(&mut screen, &mut services, key);
            assert_eq!(screen.replay.turn(), turn, "{key:?}");
        }
        press(&mut screen, &mut services, KeyCode::Space);
        assert!(screen.replay.is_playing() && screen.replay.turn() == 0);
        assert!(matches!(press(&mut screen, &mut services, KeyCode::Escape), Flow::Back));
    }
}
