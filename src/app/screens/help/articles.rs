//! Two articles to read: how to play well, and how the computer thinks. Most of their sections have a picture, a position on a small board.

use egui::{Align, Layout, RichText, Sense, Ui, vec2};

use crate::ai::Placement;
use crate::app::board::drawing;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{ACCENT, BODY, TEXT, bold, regular};
use crate::game::{Board, Game};

/// A section of an article.
pub struct Section {
    title: Message,
    text: Message,
    picture: Option<Illustration>,
}

/// A position. A test proves what the text says of it.
struct Illustration {
    /// The rows from the top one on.
    board: &'static str,
    /// A winning placement, shown as the piece in hand.
    in_hand: Option<&'static str>,
}

impl Illustration {
    const fn of(board: &'static str) -> Option<Illustration> {
        Some(Illustration { board, in_hand: None })
    }

    const fn won_by(board: &'static str, placement: &'static str) -> Option<Illustration> {
        Some(Illustration { board, in_hand: Some(placement) })
    }

    /// Returns the game that begins here. A test checks that there is one.
    fn game(&self) -> Option<Game> {
        self.board.parse::<Board>().ok().map(Game::new)
    }

    fn in_hand(&self) -> Option<Placement> {
        self.in_hand?.parse().ok()
    }
}

const ONE_TWO_THREE: &str =
    "...#####/...#####/########/.....###/.....###/########/......##/......##";

/// How to play well.
pub const STRATEGY: [Section; 6] = [
    Section {
        title: msg::STRATEGY_COUNT,
        text: msg::STRATEGY_COUNT_TEXT,
        picture: Illustration::of("...###/..####/######/####../####../####.."),
    },
    Section {
        title: msg::STRATEGY_CHANGE,
        text: msg::STRATEGY_CHANGE_TEXT,
        picture: Illustration::won_by("######/######/....##/....##/######/######", "a3,b3,c3,d3"),
    },
    Section {
        title: msg::STRATEGY_HALVES,
        text: msg::STRATEGY_HALVES_TEXT,
        picture: Illustration::won_by(
            "#######/......./......./......./......./#######/#######",
            "d3,d4,d5,d6",
        ),
    },
    Section {
        title: msg::STRATEGY_CENTRE,
        text: msg::STRATEGY_CENTRE_TEXT,
        picture: Illustration::won_by(
            "########/########/......../......../......../......../########/########",
            "d4,e4,d5,e5",
        ),
    },
    Section {
        title: msg::STRATEGY_SIZES,
        text: msg::STRATEGY_SIZES_TEXT,
        picture: Illustration::of(ONE_TWO_THREE),
    },
    Section { title: msg::STRATEGY_EARLY, text: msg::STRATEGY_EARLY_TEXT, picture: None },
];

/// How the computer thinks.
pub const COMPUTER: [Section; 8] = [
    Section {
        title: msg::COMPUTER_AREAS,
        text: msg::COMPUTER_AREAS_TEXT,
        picture: Illustration::of("...#.../..###../.#####./#######/..#####/.....##/.....##"),
    },
    Section {
        title: msg::COMPUTER_SETS,
        text: msg::COMPUTER_SETS_TEXT,
        picture: Illustration::of(
            "########/########/......../########/########/.....###/########/########",
        ),
    },
    Section {
        title: msg::COMPUTER_NIM,
        text: msg::COMPUTER_NIM_TEXT,
        picture: Illustration::of(ONE_TWO_THREE),
    },
    Section {
        title: msg::COMPUTER_TWIST,
        text: msg::COMPUTER_TWIST_TEXT,
        picture: Illustration::of("..##../..##../######/######/.#####/...###"),
    },
    Section { title: msg::COMPUTER_SEARCH, text: msg::COMPUTER_SEARCH_TEXT, picture: None },
    Section {
        title: msg::COMPUTER_KNOWN,
        text: msg::COMPUTER_KNOWN_TEXT,
        picture: Illustration::of("....../....../....../....../....../......"),
    },
    Section { title: msg::COMPUTER_LEVELS, text: msg::COMPUTER_LEVELS_TEXT, picture: None },
    Section { title: msg::COMPUTER_NAMED, text: msg::COMPUTER_NAMED_TEXT, picture: None },
];

/// Side of a picture, and the space beside it.
const SIDE: f32 = 150.0;
const GAP: f32 = 18.0;

/// Width below which a picture stands above its text.
const NARROW: f32 = 420.0;

/// Shows an article.
pub fn show(ui: &mut Ui, article: &[Section], texts: &Texts) {
    for (number, section) in article.iter().enumerate() {
        ui.add_space(8.0);
        match &section.picture {
            Some(picture) if ui.available_width() >= NARROW => {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    show_picture(ui, number, picture);
                    let size = vec2(ui.available_width(), 0.0);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        show_text(ui, section, texts);
                    });
                });
            }
            Some(picture) => {
                show_picture(ui, number, picture);
                show_text(ui, section, texts);
            }
            None => show_text(ui, section, texts),
        }
        ui.add_space(6.0);
    }
}

fn show_text(ui: &mut Ui, section: &Section, texts: &Texts) {
    ui.label(RichText::new(texts.get(section.title)).font(bold(BODY)).color(ACCENT));
    ui.add_space(2.0);
    ui.label(RichText::new(texts.get(section.text)).font(regular(BODY)).color(TEXT));
}

fn show_picture(ui: &mut Ui, number: usize, picture: &Illustration) {
    let (rect, _) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
    if let Some(game) = picture.game() {
        drawing::show_small(ui, number, rect, &game, picture.in_hand());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use crate::ai::{Areas, CanonicalShape, Outcome, Position, Solver};

    #[test]
    fn the_articles_say_the_truth_about_their_pictures() {
        let mut solver = Solver::new(16 << 20);
        let mut outcome = |position: Position| solver.solve(position).answer.outcome().unwrap();
        let mut said = Vec::new();
        for section in STRATEGY.iter().chain(&COMPUTER) {
            let Some(picture) = &section.picture else { continue };
            let position = picture.game().unwrap().position();
            match picture.in_hand.map(|cells| cells.parse().unwrap()) {
                Some(placement) => {
                    assert!(position.allows(placement) && picture.in_hand().is_some());
                    assert_eq!(outcome(position.after(placement)), Outcome::Loss);
                }
                None => said.push(outcome(position)),
            }
        }
        let [win, loss] = [Outcome::Win, Outcome::Loss];
        // Two forced pieces; 1, 2 and 3; the three areas, of which nothing is said; 1 and 2; 1, 2 and 3; three forced pieces; 6x6.
        assert_eq!(said[..2], [win, loss]);
        assert_eq!(said[3..], [win, loss, loss, loss]);
    }

    #[test]
    fn three_areas_of_two_shapes_are_shown() {
        let picture = COMPUTER[0].picture.as_ref().unwrap();
        let areas = Areas::new(picture.game().unwrap().position().free());
        let shapes: HashSet<CanonicalShape> = areas.iter().map(CanonicalShape::new).collect();
        assert_eq!((areas.len(), shapes.len()), (3, 2));
    }
}
