//! The plan of the source: layers depend only on those before them, neither files nor folders need
//! each other in a circle, folders stay small, the window's texts are not put together in code,
//! links lead somewhere, and other packages fit.

mod dependencies;
mod links;
mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use modules::{Module, Source, module_path, modules};

/// The layers, each with the layers that it may import.
const LAYERS: [(&str, &[&str]); 6] = [
    ("ai", &[]),
    ("game", &["ai"]),
    ("picture", &["ai", "game"]),
    ("app", &["ai", "game", "picture"]),
    ("cli", &["ai", "game", "picture"]),
    ("lab", &["ai", "game", "cli"]),
];

/// Layers that must work without a window.
const WINDOWLESS: [&str; 3] = ["ai", "game", "picture"];

/// Libraries that these layers must not name.
const WINDOW_LIBRARIES: [&str; 8] =
    ["miniquad", "egui", "rodio", "gilrs", "arboard", "x11rb", "kbvm", "accesskit"];

/// The library that draws triangles and letters, for `picture` and the window alone.
const DRAWING_LIBRARY: &str = "epaint";

/// Largest number of source files in a folder.
const MAX_FILES: usize = 14;

/// The folders that show texts. Only the file of a language knows the order of words and what
/// stands between them.
const FOLDERS_WITH_TEXTS: [&str; 2] = ["src/app/screens/", "src/app/board/"];

/// Returns a message for each rule that a tree of source files breaks.
fn violations(sources: &[Source]) -> Vec<String> {
    let modules = modules(sources);
    let mut violations = crowded_folders(sources);
    for module in &modules {
        violations.extend(wrong_imports(module));
        violations.extend(window_libraries(module));
        violations.extend(texts_in_pieces(module));
    }
    violations.extend(circles(&modules));
    violations.extend(circles_of_folders(&modules));
    violations
}

/// Returns the layer of a file, or `None` for a file of the top level, which may import all layers.
fn layer(path: &str) -> Option<&str> {
    path.strip_prefix("src/")?.split_once('/').map(|(layer, _)| layer)
}

fn wrong_imports(module: &Module) -> Vec<String> {
    let Some(own) = layer(&module.path) else { return Vec::new() };
    let allowed = LAYERS.iter().find(|(name, _)| *name == own);
    let (_, allowed) = allowed.unwrap_or_else(|| panic!("{own} is no layer"));
    let is_allowed =
        |path: &str| layer(path).is_some_and(|layer| layer == own || allowed.contains(&layer));
    let wrong = module.imports.iter().filter(|(file, _)| !is_allowed(file));
    wrong.map(|(file, path)| format!("{} must not import {file}: `{path}`", module.path)).collect()
}

fn window_libraries(module: &Module) -> Vec<String> {
    let Some(own) = layer(&module.path).filter(|layer| WINDOWLESS.contains(layer)) else {
        return Vec::new();
    };
    let is_library = |part: &str| {
        WINDOW_LIBRARIES.contains(&part) || part == DRAWING_LIBRARY && own != "picture"
    };
    let named = module.words.iter().filter(|word| word.split('_').any(is_library));
    let path = &module.path;
    named.map(|word| format!("{path} must work without a window, but names {word}")).collect()
}

/// Returns a message for each format string with a blank. Texts are put together by a message of
/// the language, or by what puts facts side by side in a line.
fn texts_in_pieces(module: &Module) -> Vec<String> {
    if !FOLDERS_WITH_TEXTS.iter().any(|folder| module.path.starts_with(folder)) {
        return Vec::new();
    }
    let pieces = module.formats.iter().filter(|text| text.contains(char::is_whitespace));
    pieces.map(|text| format!("{} puts a text together: {text}", module.path)).collect()
}

/// What each file or folder imports, with a message about one such import.
type Imports = BTreeMap<String, BTreeMap<String, String>>;

/// Returns a message for each import that is part of a circle of files.
fn circles(modules: &[Module]) -> Vec<String> {
    let message = |module: &Module, file: &str, path: &str| {
        format!("{} imports {file} in a circle: `{path}`", module.path)
    };
    let imports = modules.iter().map(|module| {
        let imported = module.imports.iter();
        let imported = imported.map(|(file, path)| (file.clone(), message(module, file, path)));
        (module.path.clone(), imported.collect())
    });
    imports_in_a_circle(&imports.collect())
}

/// Returns a message for each pair of neighbours in a folder that depend on each other, be it by
/// way of others. A folder depends on what its files import.
fn circles_of_folders(modules: &[Module]) -> Vec<String> {
    let mut imports = Imports::new();
    for module in modules {
        for (file, path) in &module.imports {
            let Some((from, to)) = neighbours(&module.path, file) else { continue };
            let message = format!("{from} and {to} need each other: {} `{path}`", module.path);
            imports.entry(from).or_default().entry(to).or_insert(message);
        }
    }
    imports_in_a_circle(&imports)
}

/// Returns the neighbours in a folder, files or folders, to which two files belong; `None` if one
/// file is the module above the other.
fn neighbours(file: &str, other: &str) -> Option<(String, String)> {
    let (file, other) = (module_path(file), module_path(other));
    let shared = file.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let neighbour = |it: &[String]| Some(it.get(..=shared)?.join("/"));
    Some((neighbour(&file)?, neighbour(&other)?))
}

/// Returns the messages of the imports that are part of a circle.
fn imports_in_a_circle(imports: &Imports) -> Vec<String> {
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        imports.keys().map(|from| (from, reached_from(from, imports))).collect();
    let all = imports.iter().flat_map(|(from, imported)| imported.iter().map(move |it| (from, it)));
    let leads_back = |from, to| reached.get(to).is_some_and(|it: &BTreeSet<_>| it.contains(from));
    all.filter(|(from, (to, _))| leads_back(*from, *to)).map(|(_, (_, it))| it.clone()).collect()
}

/// Returns everything that a file or folder depends on.
fn reached_from<'a>(from: &'a String, imports: &'a Imports) -> BTreeSet<&'a String> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(from) = open.pop() {
        let imported = imports.get(from).into_iter().flat_map(BTreeMap::keys);
        open.extend(imported.filter(|to| reached.insert(*to)));
    }
    reached
}

fn crowded_folders(sources: &[Source]) -> Vec<String> {
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for source in sources {
        let (folder, _) = source.path.rsplit_once('/').expect("files lie in folders");
        *folders.entry(folder).or_default() += 1;
    }
    let crowded = folders.into_iter().filter(|(_, files)| *files > MAX_FILES);
    crowded
        .map(|(folder, files)| format!("{folder} holds {files} files, {MAX_FILES} are the most"))
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
    sources
}

#[test]
fn the_source_follows_its_plan() {
    let sources = sources_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "src");
    assert!(sources.len() > 100, "only {} source files were found", sources.len());
    let violations = violations(&sources);
    assert!(violations.is_empty(), "\n{}\n", violations.join("\n"));
}

/// Returns the violations of files, each given by its path below `src` and its text.
fn violations_of(files: &[(&str, &str)]) -> Vec<String> {
    let source = |(path, text): &(&str, &str)| Source {
        path: format!("src/{path}"),
        text: (*text).to_owned(),
    };
    violations(&files.iter().map(source).collect::<Vec<_>>())
}

#[test]
fn an_import_from_a_wrong_layer_is_found() {
    let files =
        [("ai/mod.rs", "use crate::{self as all, game::{self, Task}};"), ("game/mod.rs", "")];
    assert_eq!(
        violations_of(&files),
        ["src/ai/mod.rs must not import src/game/mod.rs: `crate::game::Task`"]
    );
    let test = [("ai/mod.rs", "#[cfg(test)] mod tests { use crate::game; }"), files[1]];
    assert!(violations_of(&test).is_empty());
}

#[test]
fn files_that_import_each_other_are_found() {
    let [a, b] = [("ai/mod.rs", "mod a; pub use a::*;"), ("ai/a.rs", "fn a() { super::b() }")];
    assert_eq!(violations_of(&[a, b]).len(), 2);
    assert!(violations_of(&[("ai/mod.rs", "mod a;"), b]).is_empty());
}

/// The board once took the state of all screens from the shell, which took the easing of its
/// notices from the board.
#[test]
fn folders_that_need_each_other_are_found() {
    let [board, shell] = [
        ("app/board/face.rs", "use crate::app::shell::Context;"),
        ("app/shell/notice.rs", "use crate::app::board::easing::MOVE;"),
    ];
    let others =
        [("app/board/easing.rs", ""), ("app/shell/context.rs", ""), ("app/shell/mod.rs", "")];
    let found = |files: &[(&str, &str)]| violations_of(&[files, &others].concat()).len();
    assert_eq!(found(&[board, shell]), 2);
    assert_eq!(found(&[board]), 0);
    let above = ("app/board/mod.rs", "mod face; pub use face::Face;");
    assert_eq!(found(&[board, above]), 0, "a folder's module is no neighbour of its files");
}

#[test]
fn a_library_of_the_window_is_found_in_a_layer_without_one() {
    assert_eq!(violations_of(&[("game/mod.rs", "use egui_miniquad as window;")]).len(), 1);
    assert_eq!(violations_of(&[("game/mod.rs", "use epaint::Rect;")]).len(), 1);
    assert!(violations_of(&[("picture/mod.rs", "use epaint::Rect;")]).is_empty());
}

#[test]
fn a_text_that_a_screen_puts_together_is_found() {
    assert_eq!(violations_of(&[("app/board/a.rs", "fn f() { format!(\"{a} ({b})\") }")]).len(), 1);
}

#[test]
fn a_crowded_folder_is_found() {
    let paths: Vec<String> = (0..=MAX_FILES).map(|file| format!("ai/f{file}.rs")).collect();
    let files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
    assert_eq!(violations_of(&files).len(), 1);
    assert!(violations_of(&files[1..]).is_empty());
}
