//! The pictures of the rules: the seven pieces, and small boards.

use std::sync::LazyLock;

use egui::{Align, Layout, Rect, Sense, Ui, vec2};

use crate::ai::{Piece, Placement};
use crate::app::board::{drawing, first_orientation, painted};
use crate::app::speech;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{LABEL, TEXT, regular, widgets};
use crate::game::{Game, Seat, read_game};
use crate::picture::{Look, blocks};

/// A rule with its picture.
struct Rule {
    text: Message,
    /// The placements that the picture shows, from the empty board on.
    placements: &'static str,
    /// The placement of a piece in hand.
    in_hand: Option<&'static str>,
}

const RULES: [Rule; 4] = [
    Rule {
        text: msg::HELP_RULE_TURNS,
        placements: "c3,d3,e3,c4 f3,g3,g4,h4 d5,e5,d6,e6",
        in_hand: Some("g6,f7,g7,g8"),
    },
    Rule {
        text: msg::HELP_RULE_NO_FALL,
        placements: "a1,b1,c1,d1 e1,f1,e2,f2 g1,h1,i1,h2 j1,j2,j3,i3 d6,e6,c7,d7 g8,g9,h9,i9",
        in_hand: None,
    },
    Rule {
        text: msg::HELP_RULE_DEAD,
        placements: "a2,b2,c2,c1 d5,e5,f5,d6 d7,e7,f7,f6 j8,i8,i9,i10 j3,i3,i2,h2",
        in_hand: None,
    },
    Rule {
        text: msg::HELP_RULE_END,
        placements: "a1,a2,b2,b3 g1,h1,i1,j1 a3,a4,b4,a5 i8,i9,j9,j10 i6,j6,j7,j8 g9,h9,f10,g10 \
                      b1,c1,c2,d2 e1,f1,e2,f2 i4,j4,i5,j5 b5,a6,b6,a7 h2,i2,j2,j3 h7,i7,g8,h8 \
                      h3,h4,h5,h6 c3,d3,c4,d4 e3,f3,e4,f4 a8,a9,b9,a10 e9,f9,d10,e10 c8,c9,b10,c10 \
                      g2,g3,g4,g5 d8,e8,f8,d9 d7,e7,f7,g7 c5,d5,c6,c7 e5,e6,f6,g6",
        in_hand: None,
    },
];

impl Rule {
    fn game(&self) -> Game {
        let record = read_game(self.placements, [Seat::UNNAMED, Seat::UNNAMED]);
        record.expect("all placements fit").game
    }

    fn in_hand(&self) -> Option<Placement> {
        self.in_hand?.parse().ok()
    }
}

/// Smallest width of a rule, in points. If there is no room, fewer rules stand side by side.
const MIN_WIDTH: f32 = 150.0;

/// Largest side of a rule's board, in points.
const MAX_BOARD: f32 = 170.0;

/// Gap between two rules, in points.
const GAP: f32 = 16.0;

/// Shows the rules, each below its picture.
pub fn show_rules(ui: &mut Ui, texts: &Texts) {
    static GAMES: LazyLock<[Game; 4]> = LazyLock::new(|| RULES.each_ref().map(Rule::game));
    let width = ui.available_width();
    let columns = [4, 2, 1].into_iter().find(|&n| width / n as f32 >= MIN_WIDTH + GAP).unwrap_or(1);
    let width = (width - GAP * (columns - 1) as f32) / columns as f32;
    let rules: Vec<(usize, (&Rule, &Game))> = RULES.iter().zip(GAMES.iter()).enumerate().collect();
    for row in rules.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for &(number, (rule, game)) in row {
                let size = vec2(width, 0.0);
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    let side = width.min(MAX_BOARD);
                    let (rect, _) = ui.allocate_exact_size(vec2(width, side + 8.0), Sense::hover());
                    let board = Rect::from_center_size(rect.center(), vec2(side, side));
                    drawing::show_small(ui, number, board, game, rule.in_hand());
                    speech::picture(ui, (number, board), game, rule.in_hand(), texts);
                    widgets::paragraph(ui, texts.get(rule.text), regular(LABEL), TEXT);
                });
            }
        });
        ui.add_space(8.0);
    }
}

/// Shows the seven pieces in a row.
pub fn show_pieces(ui: &mut Ui) {
    const MAX_BLOCK: f32 = 20.0;
    const COLUMNS: f32 = 7.0 * 4.0;
    let unit = (ui.available_width() / COLUMNS).min(MAX_BLOCK);
    let rect = widgets::strip(ui, unit * 2.6);
    let step = rect.width() / Piece::ALL.len() as f32;
    ui.painter().add(painted(ui.ctx(), |paint| {
        for (index, piece) in Piece::ALL.into_iter().enumerate() {
            let at = rect.left_center() + vec2(step * (index as f32 + 0.5), 0.0);
            let look = Look::resting(piece, paint.style);
            blocks::draw_single(paint, at, unit, first_orientation(piece), look);
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_what_the_rules_say() {
        let [turns, falls, dead, end] = RULES.each_ref().map(|rule| {
            let game = rule.game();
            let all = rule.placements.split_whitespace().count();
            assert_eq!(game.placements(), all, "all of them fit");
            game
        });
        assert!(turns.position().allows(RULES[0].in_hand().unwrap()));
        let first_row = crate::ai::Bitboard::rectangle(10, 1);
        assert!((falls.position().free() & first_row).is_empty(), "a full row does not vanish");
        assert_eq!(dead.position().dead().len(), 5);
        assert!(end.result().is_some());
    }
}
