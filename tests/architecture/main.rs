//! The plan of the source, kept: floors rest only on those below, no files import each other in a
//! circle, folders stay small, and the window's texts are not put together in code.

mod imports;
mod papers;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use imports::{Room, Source, rooms};

/// The floors, each with those that it rests on.
const FLOORS: [(&str, &[&str]); 5] = [
    ("ai", &[]),
    ("game", &["ai"]),
    ("picture", &["ai", "game"]),
    ("app", &["ai", "game", "picture"]),
    ("cli", &["ai", "game", "picture"]),
];

/// Floors that must work without a window, and what they must not name.
const WINDOWLESS: [&str; 3] = ["ai", "game", "picture"];
const WINDOW_LIBRARIES: [&str; 5] = ["miniquad", "egui", "rodio", "gilrs", "arboard"];

/// What draws triangles and letters, for `picture` and the window alone.
const DRAWING_LIBRARY: &str = "epaint";

/// Most source files in a folder.
const MOST_FILES: usize = 14;

/// Where words are shown. Only the files of a language know their order and what stands between
/// them.
const WORDED: [&str; 2] = ["src/app/screens/", "src/app/board/"];

/// Returns a message for each rule that a tree of source files breaks.
fn offences(sources: &[Source]) -> Vec<String> {
    let rooms = rooms(sources);
    let mut offences = Vec::new();
    for room in &rooms {
        offences.extend(wrong_floors(room));
        offences.extend(window_libraries(room));
        offences.extend(texts_in_pieces(room));
    }
    offences.extend(circles(&rooms));
    offences.extend(crowded_folders(sources));
    offences
}

/// Returns the floor of a file, or `None` for the files of the top level, which rest on all floors.
fn floor(path: &str) -> Option<&str> {
    path.strip_prefix("src/")?.split_once('/').map(|(floor, _)| floor)
}

fn wrong_floors(room: &Room) -> Vec<String> {
    let Some(floor_of_room) = floor(&room.path) else { return Vec::new() };
    let grounds = FLOORS.iter().find(|(name, _)| *name == floor_of_room);
    let (_, grounds) = grounds.unwrap_or_else(|| panic!("{floor_of_room} is no floor"));
    let may_import = |path: &str| {
        floor(path).is_some_and(|floor| floor == floor_of_room || grounds.contains(&floor))
    };
    room.imports
        .iter()
        .filter(|(file, _)| !may_import(file))
        .map(|(file, path)| {
            format!("{} must not rest on {file}, which it imports as `{path}`", room.path)
        })
        .collect()
}

fn window_libraries(room: &Room) -> Vec<String> {
    if !floor(&room.path).is_some_and(|floor| WINDOWLESS.contains(&floor)) {
        return Vec::new();
    }
    let draws = floor(&room.path) == Some("picture");
    let is_named =
        |part: &str| WINDOW_LIBRARIES.contains(&part) || part == DRAWING_LIBRARY && !draws;
    let is_library = |word: &&String| word.split('_').any(&is_named);
    room.words
        .iter()
        .filter(is_library)
        .map(|word| format!("{} must work without a window, but names {word}", room.path))
        .collect()
}

/// Returns the formats that set texts apart by blanks: a message does that, or what puts facts side
/// by side in a line.
fn texts_in_pieces(room: &Room) -> Vec<String> {
    if !WORDED.iter().any(|folder| room.path.starts_with(folder)) {
        return Vec::new();
    }
    let pieces = room.formats.iter().filter(|text| text.contains(char::is_whitespace));
    pieces.map(|text| format!("{} puts a text together: {text}", room.path)).collect()
}

/// Returns each set of files that can all be reached from each other, with the imports between them.
fn circles(rooms: &[Room]) -> Vec<String> {
    let by_path: BTreeMap<&str, &Room> =
        rooms.iter().map(|room| (room.path.as_str(), room)).collect();
    let reach = |from: &str| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(path) = open.pop() {
            let imports =
                by_path.get(path.as_str()).into_iter().flat_map(|room| room.imports.keys());
            open.extend(imports.filter(|file| reached.insert((*file).clone())).cloned());
        }
        reached
    };
    let reached: BTreeMap<&str, BTreeSet<String>> =
        by_path.keys().map(|&path| (path, reach(path))).collect();
    let mut seen = BTreeSet::new();
    let mut offences = Vec::new();
    for (&path, beyond) in &reached {
        if !beyond.contains(path) || seen.contains(path) {
            continue;
        }
        let circle: BTreeSet<&str> = beyond
            .iter()
            .map(String::as_str)
            .filter(|other| reached.get(other).is_some_and(|reached| reached.contains(path)))
            .collect();
        let mut text = format!("{} files import each other in a circle:", circle.len());
        for room in circle.iter().map(|path| by_path[path]) {
            for (file, import) in
                room.imports.iter().filter(|(file, _)| circle.contains(file.as_str()))
            {
                text += &format!("\n    {} -> {file} by `{import}`", room.path);
            }
        }
        seen.extend(circle.iter().map(|&path| path.to_owned()));
        offences.push(text);
    }
    offences
}

fn crowded_folders(sources: &[Source]) -> Vec<String> {
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for source in sources {
        let (folder, _) = source.path.rsplit_once('/').expect("files lie in folders");
        *folders.entry(folder).or_default() += 1;
    }
    folders
        .into_iter()
        .filter(|(_, files)| *files > MOST_FILES)
        .map(|(folder, files)| format!("{folder} holds {files} files, {MOST_FILES} are the most"))
        .collect()
}

/// Returns all source files below a folder.
fn sources_in(folder: &Path, name: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let entry = entry.expect("the folder can be read");
        let path = format!("{name}/{}", entry.file_name().to_str().expect("names are plain text"));
        if entry.path().is_dir() {
            sources.extend(sources_in(&entry.path(), &path));
        } else if path.ends_with(".rs") {
            let text = fs::read_to_string(entry.path()).expect("sources are text");
            sources.push(Source { path, text });
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

#[test]
fn the_source_keeps_to_its_plan() {
    let sources = sources_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "src");
    assert!(sources.len() > 100, "only {} source files were found", sources.len());
    let texts = offences(&sources);
    assert!(texts.is_empty(), "\n{}\n", texts.join("\n"));
}

/// The checker itself, on small trees of made-up files.
mod checker {
    use super::*;

    /// Returns what is said about a tree of files, each a path below `src` and its text.
    fn said(files: &[(&str, &str)]) -> Vec<String> {
        let source = |&(path, text): &(&str, &str)| Source {
            path: format!("src/{path}"),
            text: text.to_owned(),
        };
        let sources: Vec<Source> = files.iter().map(source).collect();
        offences(&sources)
    }

    /// Returns the imports that make a circle, as `a -> b`.
    fn circle(files: &[(&str, &str)]) -> Vec<String> {
        let said = said(files);
        let lines =
            said.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("    "));
        lines.map(|line| line.trim().split(" by ").next().unwrap().replace("src/ai/", "")).collect()
    }

    #[test]
    fn floors_may_rest_on_lower_ones() {
        let tree = [
            ("lib.rs", "pub mod ai; pub mod app; pub mod cli; pub mod game;"),
            ("main.rs", "use nim_tetris::{app, cli}; fn main() { app::run(); cli::run(); }"),
            ("ai/mod.rs", "mod cell; pub use cell::Cell;"),
            ("ai/cell.rs", "pub struct Cell;"),
            ("game/mod.rs", "use crate::ai::Cell;"),
            ("app/mod.rs", "use crate::{ai, game}; use miniquad::window;"),
            ("picture/mod.rs", "use crate::game::Game;"),
            ("cli/mod.rs", "use crate::{game::Game, picture};"),
        ];
        assert_eq!(said(&tree), Vec::<String>::new());
    }

    #[test]
    fn an_import_from_a_floor_above_is_found() {
        for (file, text, imported) in [
            ("ai/mod.rs", "use crate::game::Task;", "game/mod.rs"),
            ("game/mod.rs", "use crate::picture::Style;", "picture/mod.rs"),
            ("picture/mod.rs", "use crate::app::Start;", "app/mod.rs"),
            ("ai/mod.rs", "fn f() { crate::game::run() }", "game/mod.rs"),
            ("ai/mod.rs", "use super::game::Task;", "game/mod.rs"),
            ("ai/mod.rs", "use crate::{self as all, cli::{self, Cli}};", "cli/mod.rs"),
            ("game/mod.rs", "#[arg(value_parser = crate::cli::level)] struct A;", "cli/mod.rs"),
            ("cli/mod.rs", "use crate::app;", "app/mod.rs"),
            ("app/mod.rs", "mod inner { use super::super::cli::Cli; }", "cli/mod.rs"),
            ("game/mod.rs", "use nim_tetris::app::run;", "app/mod.rs"),
            ("game/mod.rs", "use crate::Everything;", "lib.rs"),
        ] {
            let mut tree = vec![("lib.rs", "")];
            let floors = ["ai/mod.rs", "game/mod.rs", "picture/mod.rs", "app/mod.rs", "cli/mod.rs"];
            tree.extend(floors.map(|floor| (floor, if floor == file { text } else { "" })));
            let said = said(&tree);
            let expected = format!("src/{file} must not rest on src/{imported}");
            assert!(said.iter().any(|text| text.starts_with(&expected)), "{text}: {said:?}");
        }
    }

    #[test]
    fn two_files_that_import_each_other_are_found() {
        let tree = [
            ("ai/mod.rs", "mod a; mod b; mod c;"),
            ("ai/a.rs", "use super::b::B; pub struct A(B);"),
            ("ai/b.rs", "pub struct B; impl B { fn a() -> crate::ai::a::A { todo!() } }"),
            ("ai/c.rs", "use super::a::A;"),
        ];
        assert_eq!(circle(&tree), ["a.rs -> b.rs", "b.rs -> a.rs"]);
        let said = said(&tree);
        assert!(said[0].starts_with("2 files import each other in a circle:"), "{said:?}");
        assert!(said[0].contains("src/ai/b.rs -> src/ai/a.rs by `crate::ai::a::A`"), "{said:?}");
    }

    #[test]
    fn a_long_circle_is_found_once() {
        let tree = [
            ("ai/a/mod.rs", "use super::b::B;"),
            ("ai/b.rs", "use crate::ai::c::{deep::C};"),
            ("ai/c/deep.rs", "use super::super::a;"),
            ("ai/d.rs", "use super::b::B;"),
        ];
        let expected = ["a/mod.rs -> b.rs", "b.rs -> c/deep.rs", "c/deep.rs -> a/mod.rs"];
        assert_eq!(circle(&tree), expected);
        assert_eq!(said(&tree).len(), 1);
    }

    #[test]
    fn a_front_page_that_hands_on_its_child_imports_it() {
        let child = ("ai/child.rs", "use super::Other;");
        assert_eq!(circle(&[("ai/mod.rs", "mod child;"), child]), Vec::<String>::new());
        for front_page in [
            "mod child; pub use child::Child;",
            "mod child; pub use self::child::*;",
            "mod child; fn f() { child::run() }",
            "mod child; use crate::ai::{child};",
        ] {
            let expected = ["child.rs -> mod.rs", "mod.rs -> child.rs"];
            assert_eq!(circle(&[("ai/mod.rs", front_page), child]), expected, "{front_page}");
        }
    }

    #[test]
    fn tests_comments_and_strings_import_nothing() {
        let tree = [
            ("ai/mod.rs", "mod a; mod b; pub use b::B;"),
            (
                "ai/a.rs",
                "//! See [`super::b`].\n/* use super::b; */ /// crate::ai::B\nfn a() { let _ = \"super::b::B\"; let _ = r#\"crate::ai::b::B\"#; }",
            ),
            (
                "ai/b.rs",
                "use super::a::A; pub(in crate::ai) struct B;\n#[cfg(test)] use super::B;\n#[cfg(all(test, unix))]\n#[allow(dead_code)]\nmod more { use crate::game::Game; }\n#[cfg(test)] mod tests;\n#[cfg(test)] mod last { use crate::ai::B; }",
            ),
            ("ai/b/tests.rs", "use crate::game::Game; use crate::ai::B;"),
            ("game/mod.rs", ""),
        ];
        assert_eq!(said(&tree), Vec::<String>::new());
    }

    #[test]
    fn what_follows_a_test_module_counts() {
        for text in [
            "#[cfg(test)] mod tests { } use crate::game::Game;",
            "#[cfg(test)] mod tests; use crate::game::Game;",
            "#[cfg(not(test))] use crate::game::Game;",
            "#[cfg(any(test, unix))] use crate::game::Game;",
        ] {
            assert_eq!(said(&[("ai/mod.rs", text), ("game/mod.rs", "")]).len(), 1, "{text}");
        }
    }

    #[test]
    fn floors_without_a_window_must_not_name_its_libraries() {
        for text in [
            "use miniquad::window;",
            "fn f() { egui_miniquad::draw() }",
            "fn f(sound: rodio::Sink) {}",
            "extern crate gilrs;",
        ] {
            for floor in WINDOWLESS {
                let path = format!("{floor}/mod.rs");
                let said = said(&[(&path, text)]);
                assert!(
                    said.len() == 1 && said[0].contains("must work without a window"),
                    "{said:?}"
                );
            }
            assert_eq!(said(&[("app/mod.rs", text)]), Vec::<String>::new());
        }
    }

    #[test]
    fn only_pictures_draw_without_a_window() {
        for (floor, offences) in [("ai", 1), ("game", 1), ("picture", 0), ("app", 0)] {
            let path = format!("{floor}/mod.rs");
            assert_eq!(said(&[(&path, "use epaint::Color32;")]).len(), offences, "{floor}");
        }
    }

    /// The words of a rating and its board stood in the order of English in every language.
    #[test]
    fn texts_that_screens_put_together_are_found() {
        for (path, text, offences) in [
            ("app/screens/a.rs", "fn f() { g(&format!(\"{a}  ({b})\")) }", 1),
            ("app/board/a.rs", "fn f() { s += &format!(\" · {}\", t()) }", 1),
            ("app/screens/a.rs", "fn f() { format!(\"{:+.0}\", format!(\"{}/{n}\", 1)) }", 0),
            ("app/screens/a.rs", "#[cfg(test)] mod tests { fn f() { format!(\"{a} {b}\") } }", 0),
            ("app/shell/a.rs", "fn f() { format!(\"{a} {b}\") }", 0),
        ] {
            assert_eq!(said(&[(path, text)]).len(), offences, "{text}");
        }
    }

    /// A front page rests on its files, so two rooms that name each other's words are a circle of files.
    #[test]
    fn two_rooms_that_rest_on_each_other_are_found() {
        let tree = [
            ("ai/menus/mod.rs", "mod button; pub use button::Button;"),
            ("ai/menus/button.rs", "use crate::ai::keys::Key; pub struct Button(Key);"),
            ("ai/keys/mod.rs", "mod key; mod reader; pub use key::Key;"),
            ("ai/keys/key.rs", "pub struct Key;"),
            ("ai/keys/reader.rs", "use crate::ai::menus::Button;"),
        ];
        assert_eq!(said(&tree), Vec::<String>::new(), "the reader is not handed out");
        let handed_out =
            ("ai/keys/mod.rs", "mod key; mod reader; pub use key::Key; pub use reader::R;");
        let tree = [tree[0], tree[1], handed_out, tree[3], tree[4]];
        assert_eq!(said(&tree).len(), 1);
    }

    #[test]
    fn a_crowded_folder_is_found() {
        let paths: Vec<String> = (0..=MOST_FILES).map(|file| format!("ai/f{file}.rs")).collect();
        let mut tree: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        assert_eq!(said(&tree), ["src/ai holds 15 files, 14 are the most"]);
        tree[0].0 = "ai/room/f0.rs";
        assert_eq!(said(&tree), Vec::<String>::new());
    }
}
