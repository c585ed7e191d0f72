//! The page that begins a game: opponents at the left, the chosen one and other choices at the
//! right.

use egui::{Align2, CornerRadius, Rect, Ui, Vec2, vec2};

use super::cards;
use super::message::Message;
use super::names::{Names, ask_whether_rated};
use super::options::{self, Choice};
use super::setup;
use crate::ai::Character;
use crate::app::board::face;
use crate::app::input::Action;
use crate::app::screens::ladder;
use crate::app::settings::Rival;
use crate::app::shell::{Article, Context, Destination, Page, Screen, Training, Transition, View};
use crate::app::text::{args, msg};
use crate::app::ui::{
    BODY, Command, FAINT, GAP, GOLD, HEADING, Icon, LABEL, TEXT, bold, ground, paint_elided,
    regular, widgets,
};
use crate::game::{PlayerName, TimeControl, lessons};

/// The page that begins a game.
pub struct PlayScreen {
    pub(super) names: Names,
    is_unfolded: bool,
}

/// Height of the ground of a large face, in points.
const LARGE_FACE: f32 = 150.0;

/// Side of a small face, in points.
const SMALL_FACE: f32 = 56.0;

/// Largest number of games whose results are shown as dots.
const MAX_DOTS: usize = 10;

impl PlayScreen {
    /// Returns the page, with everything as it was chosen last.
    pub fn new(context: &Context) -> PlayScreen {
        PlayScreen { names: Names::new(context), is_unfolded: false }
    }

    /// Shows the chosen opponent and the other choices.
    fn show_chosen(&mut self, ui: &mut Ui, view: &View<Message>) {
        let context = view.context;
        let rival = context.remembered.last_choice.rival;
        let has_face = matches!(rival, Rival::Fitting | Rival::Character(_)) && !self.is_unfolded;
        if has_face && !view.is_narrow() {
            show_large_face(ui, rival, context);
        } else {
            show_small_head(ui, rival, context);
        }
        if has_face {
            show_description(ui, rival, context);
        } else if rival == Rival::Level && !self.is_unfolded {
            let level = setup::level(context);
            let note = context.texts.note_on_level(level, setup::board(context));
            widgets::label(ui, &note, regular(LABEL), FAINT);
        }
        if rival == Rival::Friend {
            self.names.show(ui, view);
        }
        Choice::shown(rival, self.is_unfolded).for_each(|choice| choice.show(ui, view));
        if !self.is_unfolded {
            ui.add_space(GAP);
            let summary = options::summary(context);
            widgets::label(ui, &summary, regular(LABEL), FAINT);
        }
    }

    /// Returns the rows of buttons below the choices.
    fn foot(&self, context: &Context) -> [Vec<Command<Message>>; 3] {
        let rival = context.remembered.last_choice.rival;
        let unfold = if self.is_unfolded { msg::PLAY_DONE } else { msg::PLAY_CHANGE };
        let unfold = Command::new(unfold, None, Message::Unfold).icon(Icon::Settings);
        let swap = Command::new(msg::PLAY_SWAP, None, Message::Swap).icon(Icon::Swap);
        let swap = (rival == Rival::Friend).then_some(swap);
        let start = match rival {
            Rival::Computers => context.texts.get(msg::PLAY_WATCH).to_owned(),
            Rival::Friend | Rival::Fitting => context.texts.get(msg::PLAY_TITLE).to_owned(),
            Rival::Level | Rival::Character(_) => {
                context.texts.with(msg::PLAY_AGAINST, "name", cards::name_of(rival, context))
            }
        };
        let start = Command::new(start, Action::Accept, Message::Start).icon(Icon::Play);
        let train = train(rival, context).filter(|_| !self.is_unfolded);
        let above = [unfold].into_iter().chain(swap).collect();
        [above, train.into_iter().collect(), vec![start.primary(true)]]
    }

    /// Begins the game that was chosen.
    fn start(&self, context: &mut Context) -> Transition<Message> {
        if context.remembered.last_choice.rival == Rival::Friend {
            return self.start_with_friend(context);
        }
        let record = match setup::opponent(context) {
            Some(opponent) => setup::begin(opponent, context),
            None => setup::begin_between(setup::watched(context), context),
        };
        context.send_to_table(record)
    }

    fn start_with_friend(&self, context: &mut Context) -> Transition<Message> {
        let Some(record) = self.names.record(setup::board(context), context) else {
            let text = context.texts.with(msg::NAME_REFUSED, "n", PlayerName::MAX_CHARS);
            context.refuse(text);
            return self.names.focus_invalid(context);
        };
        context.remembered.names = self.names.to_remember(&context.texts);
        if record.seats.iter().all(|seat| seat.person().is_some()) {
            let names = self.names.0.each_ref().map(String::as_str);
            return Transition::ask(ask_whether_rated(record, names, &context.texts));
        }
        context.send_to_table(record)
    }
}

/// Returns the name of an opponent in the head of the panel, where there is room for a long one.
fn long_name_of(rival: Rival, context: &Context) -> String {
    match rival {
        Rival::Level => context.texts.name_of_level(setup::level(context)),
        _ => cards::name_of(rival, context),
    }
}

/// Returns the text of the chosen opponent's rating, which is empty if there is none.
fn rating(context: &Context) -> String {
    let elo = setup::opponent(context).map(|it| it.elo(setup::board(context)) as i32);
    elo.map_or(String::new(), |elo| context.texts.with(msg::LEVEL_RATING, "n", elo))
}

/// Shows a small face beside the name and the rating.
fn show_small_head(ui: &mut Ui, rival: Rival, context: &Context) {
    let rect = widgets::strip(ui, SMALL_FACE);
    let (at, words) = rect.split_left_right_at_x(rect.left() + SMALL_FACE);
    face::show(ui, at, cards::face_of(rival, context));
    let words = words.with_min_x(words.left() + GAP + 4.0);
    let rating = rating(context);
    let (upper, lower) = if rating.is_empty() {
        (words, words)
    } else {
        words.shrink2(vec2(0.0, 6.0)).split_top_bottom_at_fraction(0.54)
    };
    let name = long_name_of(rival, context);
    paint_elided(ui, upper, Align2::LEFT_CENTER, &name, bold(HEADING), TEXT);
    paint_elided(ui, lower, Align2::LEFT_CENTER, &rating, regular(LABEL), FAINT);
}

/// Shows a large face above the name, the bars of strength and the rating.
fn show_large_face(ui: &mut Ui, rival: Rival, context: &Context) {
    let rect = widgets::strip(ui, LARGE_FACE);
    ui.painter().rect_filled(rect, CornerRadius::same(12), ground::TROUGH);
    let side = LARGE_FACE - 30.0;
    let at = Rect::from_center_size(rect.center(), Vec2::splat(side));
    face::show(ui, at, cards::face_of(rival, context));
    ui.add_space(4.0);
    let line = widgets::strip(ui, 26.0);
    let rating = rating(context);
    let painter = ui.painter();
    let right =
        painter.text(line.right_center(), Align2::RIGHT_CENTER, rating, regular(LABEL), FAINT);
    let mut left = right.left() - GAP;
    if let Rival::Character(character) = rival {
        left -= 66.0;
        cards::paint_bars(ui, egui::pos2(left, line.center().y - 2.0), character);
    }
    let name = long_name_of(rival, context);
    let words = line.with_max_x(left - GAP);
    paint_elided(ui, words, Align2::LEFT_CENTER, &name, bold(HEADING), TEXT);
}

/// Shows a description of an opponent, and the results of games against it.
fn show_description(ui: &mut Ui, rival: Rival, context: &Context) {
    let texts = &context.texts;
    let show_text = |ui: &mut Ui, text: &str, color| {
        widgets::label(ui, text, regular(BODY), color);
    };
    match rival {
        Rival::Character(character) => {
            show_text(ui, texts.note_on_character(character), TEXT);
            if ladder::has_lost_twice(character, context) {
                show_text(ui, &texts.lesson_of_character(character), GOLD);
            }
            ui.add_space(4.0);
            show_results(ui, character, context);
        }
        _ => {
            show_text(ui, texts.get(msg::FITTING_NOTE), TEXT);
            let estimate = context.profile.mine().estimate(setup::board(context));
            show_text(ui, &texts.estimate(&estimate), FAINT);
        }
    }
}

/// Shows the results of the last games without help against a named player, and its medal.
fn show_results(ui: &mut Ui, character: Character, context: &Context) {
    let texts = &context.texts;
    let score = ladder::score(character, context);
    if score.games() > 0 {
        let line = widgets::strip(ui, 22.0);
        let text = texts.fill(msg::CHARACTER_MET, args!(won = score.won, lost = score.lost));
        let results = ladder::last_results(character, MAX_DOTS, context);
        let dots = Rect::from_min_max(
            egui::pos2(line.right() - results.len() as f32 * 14.0, line.top()),
            line.max,
        );
        let words = line.with_max_x(dots.left() - GAP);
        paint_elided(ui, words, Align2::LEFT_CENTER, &text, regular(LABEL), TEXT);
        for (index, won) in results.into_iter().enumerate() {
            let middle = dots.left_center() + vec2(14.0 * index as f32 + 7.0, 0.0);
            cards::paint_dot(ui, middle, won);
        }
    }
    let line = widgets::strip(ui, 24.0);
    let is_won = ladder::is_beaten(character, context);
    widgets::paint_medal(ui.painter(), line.left_center() + vec2(11.0, 0.0), 11.0, is_won);
    let (text, color) =
        if is_won { (msg::PLAY_MEDAL_WON, TEXT) } else { (msg::PLAY_MEDAL_OPEN, FAINT) };
    let words = line.with_min_x(line.left() + 28.0);
    paint_elided(ui, words, Align2::LEFT_CENTER, texts.get(text), regular(LABEL), color);
}

/// Returns the command that trains what an opponent teaches, after two losses in a row to it.
fn train(rival: Rival, context: &Context) -> Option<Command<Message>> {
    let Rival::Character(character) = rival else { return None };
    let texts = &context.texts;
    let command = match ladder::lesson(character) {
        Some(index) => {
            let label = texts.with(msg::LEARN_START, "name", texts.lesson(&lessons()[index]));
            Command::new(label, None, Message::Train).icon(Icon::Learn)
        }
        None => Command::new(msg::TRAINING_ENDLESS, None, Message::Train).icon(Icon::Puzzle),
    };
    Some(command).filter(|_| ladder::has_lost_twice(character, context))
}

impl Screen for PlayScreen {
    type Message = Message;

    fn help(&self) -> Option<Destination> {
        Some(Destination::Learn(Some(Article::Computer)))
    }

    fn closes(&mut self) -> bool {
        std::mem::take(&mut self.is_unfolded)
    }

    fn show(&mut self, view: &View<Message>) {
        let context = view.context;
        let rival = context.remembered.last_choice.rival;
        let keys = [
            (Choice::Coach, Action::Coach, Message::Coach(!context.is_coached())),
            (
                Choice::Clock,
                Action::Clock,
                Message::Clock(TimeControl::next_usual(context.remembered.clock)),
            ),
        ];
        let keys = keys.into_iter().filter(|(choice, ..)| choice.is_shown(rival, true));
        keys.for_each(|(_, action, message)| view.key(action, message));
        let page = Page::new(context.texts.get(msg::PLAY_TITLE));
        let page = self.foot(context).into_iter().fold(page, Page::foot);
        view.page(page, |ui| cards::show(ui, view), |ui| self.show_chosen(ui, view));
    }

    fn act(&mut self, message: Message, context: &mut Context) -> Transition<Message> {
        let remembered = &mut context.remembered;
        match message {
            Message::Choose(rival) => setup::choose(rival, context),
            Message::Level(level) => remembered.last_choice.level = level,
            Message::Watch(side, opponent) => remembered.watched[side.index()] = opponent,
            Message::Board(size) => setup::set_board(size, context),
            Message::FirstMover(beginner) => remembered.last_choice.beginner = beginner,
            Message::Clock(control) => remembered.clock = control,
            Message::Coach(is_on) => remembered.coach = Some(is_on),
            Message::Pause(is_on) => remembered.clocks_run_on = !is_on,
            Message::Name(index, name) => self.names.write(index, name),
            Message::Swap => self.names.swap(),
            Message::Unfold => self.is_unfolded ^= true,
            Message::Start => return self.start(context),
            Message::Play(record) => return context.send_to_table(*record),
            Message::Train => {
                let lesson = match remembered.last_choice.rival {
                    Rival::Character(character) => ladder::lesson(character),
                    _ => None,
                };
                return Transition::Open(
                    lesson.map_or(Destination::Training(Training::Endless), Destination::Lesson),
                );
            }
        }
        Transition::Stay
    }
}
