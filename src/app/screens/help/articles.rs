//! Three articles: how to play well, what is known of the opening, and how the computer thinks.
//!
//! Most of their sections have a position on a small board.

use egui::{Align, Color32, Layout, Pos2, Rect, Sense, Shape, Ui, vec2};

use crate::ai::{Areas, Placement};
use crate::app::board::{drawing, line};
use crate::app::speech;
use crate::app::text::{Message, Texts, msg};
use crate::app::ui::{ACCENT, BODY, TEXT, bold, regular, theme, widgets};
use crate::game::{Board, Game};

/// A section of an article.
pub struct Section {
    title: Message,
    text: Message,
    picture: Option<Illustration>,
}

/// A position that illustrates a text. A test proves what the text says about it.
struct Illustration {
    /// The rows, from top to bottom.
    board: &'static str,
    /// A winning placement, shown as the piece in hand.
    in_hand: Option<&'static str>,
    marks: Marks,
}

/// What is shown on the areas of a position.
///
/// Numbers are in the order of [`Areas`], the lowest area first.
#[derive(Clone, Copy)]
enum Marks {
    None,
    /// The number of pieces that each area takes.
    Pieces(&'static [usize]),
    /// The nim-heap that each area plays like, as a row of counters.
    Heaps(&'static [usize]),
    /// The line or the point in which the parts of the position mirror each other.
    Mirror(Mirror),
}

/// How the parts of a position are images of each other.
#[derive(Clone, Copy)]
enum Mirror {
    /// In the upright line through the middle of the board.
    Line,
    /// By half a turn about the middle of the board.
    Point,
}

impl Section {
    /// Returns a section with a title and a text.
    const fn new([title, text]: [Message; 2]) -> Section {
        Section { title, text, picture: None }
    }

    /// Returns a section with a position.
    const fn with_board(words: [Message; 2], board: &'static str, marks: Marks) -> Section {
        let picture = Some(Illustration { board, in_hand: None, marks });
        Section { picture, ..Section::new(words) }
    }

    /// Returns a section with a position and its winning placement.
    const fn won_by(
        words: [Message; 2],
        board: &'static str,
        placement: &'static str,
        marks: Marks,
    ) -> Section {
        let picture = Some(Illustration { board, in_hand: Some(placement), marks });
        Section { picture, ..Section::new(words) }
    }
}

impl Illustration {
    /// Returns the game that begins with this position. A test checks that there is one.
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
    Section::with_board(
        [msg::STRATEGY_COUNT, msg::STRATEGY_COUNT_TEXT],
        "...###/..####/######/####../####../####..",
        Marks::Pieces(&[1, 1]),
    ),
    Section::won_by(
        [msg::STRATEGY_CHANGE, msg::STRATEGY_CHANGE_TEXT],
        "######/######/....##/....##/######/######",
        "a3,b3,c3,d3",
        Marks::None,
    ),
    Section::won_by(
        [msg::STRATEGY_HALVES, msg::STRATEGY_HALVES_TEXT],
        "#######/......./......./......./......./#######/#######",
        "d3,d4,d5,d6",
        Marks::Mirror(Mirror::Line),
    ),
    Section::won_by(
        [msg::STRATEGY_CENTRE, msg::STRATEGY_CENTRE_TEXT],
        "########/########/......../......../......../......../########/########",
        "d4,e4,d5,e5",
        Marks::Mirror(Mirror::Point),
    ),
    Section::with_board(
        [msg::STRATEGY_SIZES, msg::STRATEGY_SIZES_TEXT],
        ONE_TWO_THREE,
        Marks::Heaps(&[3, 2, 1]),
    ),
    Section::new([msg::STRATEGY_EARLY, msg::STRATEGY_EARLY_TEXT]),
];

/// What is known of the opening. Where no search decides the boards within a test, the long proofs
/// of `tests/data` do.
pub const OPENING: [Section; 6] = [
    Section::new([msg::OPENING_SOLVED, msg::OPENING_SOLVED_TEXT]),
    Section::won_by(
        [msg::OPENING_WALL, msg::OPENING_WALL_TEXT],
        "........./........./........./........./........./........./........./........./.........",
        "e1,e2,d3,e3",
        Marks::None,
    ),
    Section::won_by(
        [msg::OPENING_REPLY, msg::OPENING_REPLY_TEXT],
        "........./........./........./........./####...../........./........./........./.........",
        "f5,g5,h5,i5",
        Marks::None,
    ),
    Section::won_by(
        [msg::OPENING_COPY, msg::OPENING_COPY_TEXT],
        "....../....../....../....../....../....../....../....../....../......",
        "c5,d5,c6,d6",
        Marks::Mirror(Mirror::Point),
    ),
    Section::won_by(
        [msg::OPENING_COPY_FAILS, msg::OPENING_COPY_FAILS_TEXT],
        "......../......../......../...##.../...##.../......../......../........",
        "a6,b6,c6,c7",
        Marks::None,
    ),
    Section::new([msg::OPENING_COUNT, msg::OPENING_COUNT_TEXT]),
];

/// How the computer thinks.
pub const COMPUTER: [Section; 8] = [
    Section::with_board(
        [msg::COMPUTER_AREAS, msg::COMPUTER_AREAS_TEXT],
        "...#.../..###../.#####./#######/..#####/.....##/.....##",
        Marks::None,
    ),
    Section::with_board(
        [msg::COMPUTER_SETS, msg::COMPUTER_SETS_TEXT],
        "########/########/......../########/########/.....###/########/########",
        Marks::Heaps(&[1, 2]),
    ),
    Section::with_board(
        [msg::COMPUTER_NIM, msg::COMPUTER_NIM_TEXT],
        ONE_TWO_THREE,
        Marks::Heaps(&[3, 2, 1]),
    ),
    Section::with_board(
        [msg::COMPUTER_TWIST, msg::COMPUTER_TWIST_TEXT],
        "..##../..##../######/######/.#####/...###",
        Marks::Heaps(&[1, 1, 1]),
    ),
    Section::new([msg::COMPUTER_SEARCH, msg::COMPUTER_SEARCH_TEXT]),
    Section::with_board(
        [msg::COMPUTER_KNOWN, msg::COMPUTER_KNOWN_TEXT],
        "....../....../....../....../....../......",
        Marks::None,
    ),
    Section::new([msg::COMPUTER_LEVELS, msg::COMPUTER_LEVELS_TEXT]),
    Section::new([msg::COMPUTER_NAMED, msg::COMPUTER_NAMED_TEXT]),
];

/// Side of a picture, in points.
const SIDE: f32 = 150.0;

/// Gap between a picture and the text beside it, in points.
const GAP: f32 = 18.0;

/// Width of an article below which a picture stands above its text, in points.
const NARROW: f32 = 420.0;

/// Shows an article.
pub fn show(ui: &mut Ui, article: &[Section], texts: &Texts) {
    for (number, section) in article.iter().enumerate() {
        ui.add_space(8.0);
        match &section.picture {
            Some(picture) if ui.available_width() >= NARROW => {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    show_picture(ui, number, picture, texts);
                    let size = vec2(ui.available_width(), 0.0);
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        show_text(ui, section, texts);
                    });
                });
            }
            Some(picture) => {
                show_picture(ui, number, picture, texts);
                show_text(ui, section, texts);
            }
            None => show_text(ui, section, texts),
        }
        ui.add_space(6.0);
    }
}

fn show_text(ui: &mut Ui, section: &Section, texts: &Texts) {
    widgets::paragraph(ui, texts.get(section.title), bold(BODY), ACCENT);
    ui.add_space(2.0);
    widgets::paragraph(ui, texts.get(section.text), regular(BODY), TEXT);
}

fn show_picture(ui: &mut Ui, number: usize, picture: &Illustration, texts: &Texts) {
    let (rect, _) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
    let Some(game) = picture.game() else { return };
    drawing::show_small(ui, number, rect, &game, picture.in_hand());
    speech::picture(ui, (number, rect), &game, picture.in_hand(), texts);
    let pixel = 1.0 / ui.pixels_per_point();
    let board = drawing::small_layout(rect, game.board_size(), pixel).board;
    let unit = board.cell_size();
    let on_areas = |numbers: &[usize], show: &dyn Fn(Pos2, usize)| {
        let areas = Areas::new(game.position().usable());
        for (cells, &number) in areas.iter().zip(numbers) {
            board.middle(cells).into_iter().for_each(|at| show(at, number));
        }
    };
    match picture.marks {
        Marks::None => {}
        Marks::Pieces(pieces) => on_areas(pieces, &|at, pieces| {
            let rect = Rect::from_center_size(at, vec2(1.5, 0.9) * unit);
            line::show_count(ui, rect, &pieces.to_string());
        }),
        Marks::Heaps(heaps) => on_areas(heaps, &|at, heap| show_counters(ui, at, unit, heap)),
        Marks::Mirror(Mirror::Line) => {
            let ends = [board.rect.center_top(), board.rect.center_bottom()];
            let stroke = theme::stroke(ui.ctx(), 2.0, line::GAPS.premultiplied());
            ui.painter().extend(Shape::dashed_line(&ends, stroke, 5.0, 4.0));
        }
        Marks::Mirror(Mirror::Point) => {
            line::show_half_turn(ui.painter(), board.rect.center(), 1.9 * unit);
        }
    }
}

/// Shows a heap of Nim as a row of counters.
fn show_counters(ui: &Ui, at: Pos2, unit: f32, heap: usize) {
    let (radius, gold) = (0.3 * unit, line::GAPS.premultiplied());
    for counter in 0..heap {
        let x = (counter as f32 - (heap - 1) as f32 / 2.0) * 2.2 * radius;
        let edge = theme::stroke(ui.ctx(), 1.5, Color32::BLACK);
        ui.painter().circle(at + vec2(x, 0.0), radius, gold, edge);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use crate::ai::{
        AreaValue, Bitboard, CanonicalShape, Cell, Limits, Outcome, Position, Solver, images_of,
        x_ray,
    };

    /// Returns the text of the proof that the first player wins on 9x9.
    fn proof_of_9x9() -> String {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/9x9.proof.gz");
        let packed = std::fs::read(path).unwrap();
        // Without a name in it, the head of a gzip file has ten bytes. Its end has eight.
        let inside = &packed[10..packed.len() - 8];
        String::from_utf8(miniz_oxide::inflate::decompress_to_vec(inside).unwrap()).unwrap()
    }

    #[test]
    fn the_articles_say_the_truth_about_their_pictures() {
        let mut solver = Solver::new(64 << 20);
        let mut outcome = |position: Position| solver.solve(position).answer.outcome().unwrap();
        let proof = proof_of_9x9();
        let mut without_placement = Vec::new();
        for section in STRATEGY.iter().chain(&OPENING).chain(&COMPUTER) {
            let Some(picture) = &section.picture else { continue };
            let position = picture.game().unwrap().position();
            match picture.in_hand.map(|cells| cells.parse().unwrap()) {
                Some(placement) => {
                    assert!(position.allows(placement) && picture.in_hand().is_some());
                    let is_proven = |image: &Placement| {
                        proof.contains(&format!(" {} loss\n", position.after(*image)))
                    };
                    assert!(
                        images_of(position, placement).iter().any(is_proven)
                            || outcome(position.after(placement)) == Outcome::Loss
                    );
                }
                None => without_placement.push(outcome(position)),
            }
        }
        let [win, loss] = [Outcome::Win, Outcome::Loss];
        // Two forced pieces; 1, 2 and 3; the three areas, whose outcome the text does not mention;
        // 1 and 2; 1, 2 and 3; three forced pieces; 6x6.
        assert_eq!(without_placement[..2], [win, loss]);
        assert_eq!(without_placement[3..], [win, loss, loss, loss]);
    }

    #[test]
    fn the_marks_of_the_pictures_are_true() {
        let mut numbers = 0;
        let sections = STRATEGY.iter().chain(&OPENING).chain(&COMPUTER);
        for picture in sections.filter_map(|it| it.picture.as_ref()) {
            let position = picture.game().unwrap().position();
            let values =
                || x_ray(&mut Solver::new(64 << 20), position, &Limits::new()).unwrap().areas;
            match picture.marks {
                Marks::None => {}
                Marks::Pieces(pieces) => {
                    let areas: Vec<Bitboard> = Areas::new(position.usable()).iter().collect();
                    assert_eq!(areas.len(), pieces.len());
                    for cells in areas {
                        let left = |it: Placement| Position::new(cells - it.cells());
                        assert!(Placement::all_on(cells).all(|it| left(it).is_over()), "one piece");
                    }
                    assert!(pieces.iter().all(|&pieces| pieces == 1));
                }
                Marks::Heaps(heaps) => {
                    let heap = |area: &AreaValue| area.value.as_ref().unwrap().heap.unwrap().into();
                    let found: Vec<usize> = values().iter().map(heap).collect();
                    assert_eq!(found, heaps);
                    numbers += heaps.len();
                }
                Marks::Mirror(mirror) => {
                    let left = picture.in_hand().map_or(position, |it| position.after(it)).free();
                    let columns = picture.game().unwrap().board_size().columns();
                    let rows = picture.game().unwrap().board_size().rows();
                    let image = |cell: Cell| match mirror {
                        Mirror::Line => Cell::new(columns - 1 - cell.column(), cell.row()),
                        Mirror::Point => {
                            Cell::new(columns - 1 - cell.column(), rows - 1 - cell.row())
                        }
                    };
                    assert!(left.cells().all(|cell| left.contains(image(cell).unwrap())));
                }
            }
        }
        assert_eq!(numbers, 11, "1, 2 and 3 twice, 1 and 2, and three ones");
    }

    #[test]
    fn three_areas_of_two_shapes_are_shown() {
        let picture = COMPUTER[0].picture.as_ref().unwrap();
        let areas = Areas::new(picture.game().unwrap().position().free());
        let shapes: HashSet<CanonicalShape> = areas.iter().map(CanonicalShape::new).collect();
        assert_eq!((areas.len(), shapes.len()), (3, 2));
    }
}
