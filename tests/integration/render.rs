//! Pictures and animations of games, made without a display.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::support::{Run, run};

/// A game on a partly filled board, with four turns, the last one a resignation.
const GAME: &str = r##"[first "Hana"]
[second "철수"]
[start "TTT..IIII./.T......OO/......#.OO/....##..../........../........../........../........../........../.........."]

1. c3,d3,e3,c4  a1,b1,a2,b2
2. j1,j2,j3,j4  resign second
First wins.
"##;

/// Number of turns of that game.
const TURNS: usize = 4;

/// A picture: its width, its height, and three bytes for each pixel.
#[derive(PartialEq)]
struct Image(usize, usize, Vec<u8>);

impl Image {
    fn read(path: &Path) -> Image {
        let file = std::io::BufReader::new(fs::File::open(path).unwrap());
        let mut reader = png::Decoder::new(file).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgb);
        Image(info.width as usize, info.height as usize, bytes)
    }

    /// Returns the mean difference of the bytes of two pictures.
    fn distance(&self, other: &Image) -> f64 {
        assert_eq!((self.0, self.1), (other.0, other.1));
        let differences = self.2.iter().zip(&other.2).map(|(a, b)| f64::from(a.abs_diff(*b)));
        differences.sum::<f64>() / self.2.len() as f64
    }
}

/// A folder with the game in it.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.nimtetris"), GAME).unwrap();
    folder
}

/// Runs `render` on the game in a folder, with these options.
fn render(folder: &TempDir, name: &str, options: &[&str]) -> Run {
    let [game, out] = ["game.nimtetris", name].map(|name| folder.path().join(name));
    let [game, out] = [&game, &out].map(|path| path.to_str().unwrap());
    run(&[&["render", game, "--out", out], options].concat(), "")
}

fn picture(folder: &TempDir, name: &str, options: &[&str]) -> Vec<u8> {
    let Run { out, err, code } = render(folder, name, options);
    assert_eq!((out.as_str(), err.as_str(), code), ("", "", Some(0)), "{options:?}");
    fs::read(folder.path().join(name)).unwrap()
}

/// All machines draw the same picture. If a change is meant, look at the new one, and put it on
/// record.
#[test]
fn a_picture_has_the_pixels_of_the_one_on_record() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let known = root.join("tests/data/render.png");
    let folder = folder();
    let bytes = picture(&folder, "now.png", &["--size", "300", "--turn", "3"]);
    if !known.exists() || Image::read(&folder.path().join("now.png")) != Image::read(&known) {
        let now = root.join("target/pictures/render.png");
        fs::create_dir_all(now.parent().unwrap()).unwrap();
        fs::write(&now, bytes).unwrap();
        panic!("the picture is not {}; now it is {}", known.display(), now.display());
    }
}

#[test]
fn turns_themes_and_sizes_make_different_pictures_of_the_requested_width() {
    let folder = folder();
    let mut pictures: Vec<Vec<u8>> = Vec::new();
    for turn in ["0", "1", "2", "3", "4"] {
        pictures.push(picture(&folder, &format!("{turn}.png"), &["--size", "200", "--turn", turn]));
    }
    for theme in ["pastel", "neon", "distinct"] {
        pictures.push(picture(
            &folder,
            &format!("{theme}.PNG"),
            &["--size", "200", "--theme", theme],
        ));
    }
    let last = picture(&folder, "last.png", &["--size", "200", "--theme", "glass"]);
    assert_eq!(last, pictures[TURNS], "the last turn of a game in glass is the usual picture");
    for (i, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..i].contains(picture), "{i}");
    }
    for size in [200, 333] {
        let name = format!("{size}.png");
        picture(&folder, &name, &["--size", &size.to_string(), "--turn", "1"]);
        let Image(width, height, _) = Image::read(&folder.path().join(name));
        assert_eq!(width, size);
        assert!((width..width * 3 / 2).contains(&height));
    }
}

#[test]
fn an_animation_shows_every_turn_for_a_second_and_ends_like_the_picture() {
    let folder = folder();
    let bytes = picture(&folder, "a.gif", &["--size", "300"]);
    assert_eq!(bytes, picture(&folder, "b.gif", &["--size", "300"]), "the same bytes");
    picture(&folder, "last.png", &["--size", "300"]);
    let last = Image::read(&folder.path().join("last.png"));
    let mut decoder = gif::Decoder::new(&bytes[..]).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    assert_eq!((width, height), (last.0, last.1));
    let palette = decoder.global_palette().unwrap().to_vec();
    let (mut screen, mut delays) = (Image(width, height, vec![0; width * height * 3]), Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
        for (at, color) in frame.buffer.iter().enumerate() {
            let x = usize::from(frame.left) + at % usize::from(frame.width);
            let y = usize::from(frame.top) + at / usize::from(frame.width);
            if Some(*color) != frame.transparent {
                let [from, to] = [usize::from(*color) * 3, (y * width + x) * 3];
                screen.2[to..to + 3].copy_from_slice(&palette[from..from + 3]);
            }
        }
    }
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    assert_eq!(delays, [100, 100, 100, 100, 400]);
    assert!(screen.distance(&last) < 3.0, "{}", screen.distance(&last));
    let start = picture(&folder, "start.gif", &["--size", "300", "--turn", "0"]);
    let mut decoder = gif::Decoder::new(&start[..]).unwrap();
    assert!(decoder.read_next_frame().unwrap().is_some());
    assert!(decoder.read_next_frame().unwrap().is_none(), "there was no turn yet");
}

#[test]
fn a_position_becomes_a_picture_too() {
    let folder = folder();
    let out = folder.path().join("position.png");
    let rows = "TTT..IIII.".to_owned() + &"/..........".repeat(9);
    let Run { err, code, .. } =
        run(&["render", &rows, "--out", out.to_str().unwrap(), "--size", "200"], "");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    picture(&folder, "game.png", &["--size", "200"]);
    let [position, game] =
        ["position.png", "game.png"].map(|name| Image::read(&folder.path().join(name)));
    assert!(position.1 < game.1, "a position has no players");
    // A mistyped one once was a file that does not exist.
    let short = &rows[..rows.len() - 1];
    is_refused(&run(&["render", short, "--out", "b.png"], ""), "a position has 100 cells");
}

/// Checks that a run was refused in one line, with this message.
fn is_refused(run: &Run, message: &str) {
    let Run { out, err, code } = run;
    assert_eq!((out.as_str(), *code), ("", Some(2)), "{err}");
    assert!(err.starts_with("error: ") && err.contains(message), "{message}: {err}");
}

#[test]
fn pictures_that_can_not_be_drawn_are_refused_and_nothing_is_written() {
    let folder = folder();
    let taken = folder.path().join("taken.png");
    fs::write(&taken, "mine").unwrap();
    for (name, options, message) in [
        ("taken.png", &[][..], "taken.png: it exists, and no file is overwritten"),
        ("a.jpg", &[], "a.jpg: its name must end with .png or .gif"),
        ("gif", &[], "its name must end with .png or .gif"),
        ("a\n.png.txt", &[], "a\\n.png.txt: its name"),
        ("a.png", &["--turn", "5"], "the game has 4 turns, so there is no turn 5"),
        ("a.gif", &["--turn", "18446744073709551615"], "the game has 4 turns"),
    ] {
        is_refused(&render(&folder, name, options), message);
    }
    assert_eq!(fs::read(&taken).unwrap(), b"mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_file_without_a_game_is_refused_in_one_line() {
    let folder = folder();
    let game = folder.path().join("game.nimtetris");
    fs::write(&game, b"1. a1,b1,c1\n2. \x1b[31m").unwrap();
    let refused = render(&folder, "a.gif", &[]);
    is_refused(&refused, "turn 1: ");
    assert_eq!(refused.err.lines().count(), 1, "{}", refused.err);
    fs::remove_file(&game).unwrap();
    is_refused(
        &render(&folder, "a.png", &[]),
        "game.nimtetris: this is neither a file nor a position",
    );
    // Its dots once were taken for free cells.
    is_refused(&run(&["render", "../no game", "--out", "b.png"], ""), "../no game: ");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
