//! Finds what each source file imports, by its `use` items and the paths in its code. Comments,
//! strings and code that is compiled only for tests don't count.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A source file with its path below the package, such as `src/ai/mod.rs`.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// A source file, and the names in its code.
pub struct Module {
    pub path: String,
    /// The files it imports, each with a path that leads there.
    pub imports: BTreeMap<String, String>,
    /// All words in its code: names and keywords.
    pub words: BTreeSet<String>,
    /// The format strings of `format!`, with their quotes.
    pub formats: Vec<String>,
}

/// Paths of files, by the module that each holds.
type Files<'a> = BTreeMap<Vec<String>, &'a str>;

/// Returns the files with their imports, except files that hold only tests.
pub fn modules(sources: &[Source]) -> Vec<Module> {
    // The program is a crate of its own, into which no path leads.
    let library = sources.iter().filter(|source| source.path != "src/main.rs");
    let files: Files = library.map(|it| (module_path(&it.path), it.path.as_str())).collect();
    let mut test_modules = BTreeSet::new();
    let mut modules = Vec::new();
    for source in sources {
        let stream = source.text.parse();
        let stream = stream.unwrap_or_else(|error| panic!("{} is not Rust: {error}", source.path));
        let mut all = Vec::new();
        flatten(stream, &mut all);
        let module = module_path(&source.path);
        let (tokens, tests) = without_tests(all);
        test_modules.extend(tests.into_iter().map(|name| [&module[..], &[name]].concat()));
        let mut imports = BTreeMap::new();
        for (inline, path) in paths(&tokens) {
            let file = imported(&path, &[&module[..], &inline].concat(), &files)
                .filter(|file| *file != source.path);
            imports.extend(file.map(|file| (file.to_owned(), path.join("::"))));
        }
        let format = |it: &[String]| (it[..3] == ["format", "!", "("]).then(|| it[3].clone());
        let formats = tokens.windows(4).filter_map(format).collect();
        let words = tokens.into_iter().filter(|token| is_word(token)).collect();
        modules.push(Module { path: source.path.clone(), imports, words, formats });
    }
    modules.retain(|it| {
        let module = module_path(&it.path);
        !(0..=module.len()).any(|length| test_modules.contains(&module[..length]))
    });
    modules
}

/// Returns the module that a file holds; the crate's root for `src/lib.rs` and `src/main.rs`.
pub fn module_path(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    let mut module: Vec<String> = path.split('/').map(str::to_owned).collect();
    module.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
    module
}

/// Appends all tokens in their order, except the path of a visibility such as `pub(in crate::ai)`,
/// which is no import.
pub fn flatten(stream: TokenStream, tokens: &mut Vec<String>) {
    for token in stream {
        let TokenTree::Group(group) = token else {
            let token = token.to_string();
            match tokens.last_mut() {
                Some(last) if token == ":" && last == ":" => *last = "::".to_owned(),
                _ => tokens.push(token),
            }
            continue;
        };
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis if tokens.last().is_some_and(|last| last == "pub") => continue,
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::None => ("", ""),
        };
        tokens.push(open.to_owned());
        flatten(group.stream(), tokens);
        tokens.push(close.to_owned());
    }
}

/// Removes the items that are compiled only for tests. Returns the other tokens, and the names of
/// the removed modules that are files.
fn without_tests(tokens: Vec<String>) -> (Vec<String>, Vec<String>) {
    const MARKS: [&[&str]; 2] =
        [&["#", "[", "cfg", "(", "test", ")"], &["#", "[", "cfg", "(", "all", "(", "test", ","]];
    let (mut kept, mut files, mut at) = (Vec::new(), Vec::new(), 0);
    while at < tokens.len() {
        let rest = &tokens[at..];
        if !MARKS.iter().any(|mark| rest.iter().take(mark.len()).eq(mark.iter())) {
            kept.push(rest[0].clone());
            at += 1;
            continue;
        }
        let mut depth = 0;
        let ends = |token: &String| {
            match token.as_str() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            depth < 0 || depth == 0 && [";", "}"].contains(&token.as_str())
        };
        let length = rest.iter().position(ends).map_or(rest.len(), |end| end + 1);
        if let [.., keyword, name, end] = &rest[..length]
            && keyword == "mod"
            && end == ";"
        {
            files.push(name.clone());
        }
        at += length;
    }
    (kept, files)
}

/// Returns all paths of more than one word, each with the inline modules around it. Paths in the
/// braces of a `use` are given in full.
fn paths(tokens: &[String]) -> Vec<(Vec<String>, Vec<String>)> {
    let (mut paths, mut path, mut inline) = (Vec::new(), Vec::new(), Vec::new());
    // For each open bracket, the path before it and the number of inline modules around it.
    let mut above: Vec<(Vec<String>, usize)> = Vec::new();
    let mut last = "";
    for (at, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "(" | "[" | "{" => {
                above.push((if last == "::" { path.clone() } else { Vec::new() }, inline.len()));
                if at > 1 && tokens[at - 2] == "mod" {
                    inline.push(tokens[at - 1].clone());
                }
            }
            ")" | "]" | "}" => inline.truncate(above.pop().map_or(0, |(_, modules)| modules)),
            "*" if last == "::" => paths.push((inline.clone(), path.clone())),
            word if is_word(word) => {
                if last != "::" {
                    let above = above.last().filter(|_| last != "as");
                    path = above.map_or_else(Vec::new, |(path, _)| path.clone());
                }
                path.push(word.to_owned());
                if tokens.get(at + 1).is_none_or(|next| next != "::") && path.len() > 1 {
                    // A `self` in braces means the path before the braces.
                    let end = path.iter().rposition(|it| it != "self").unwrap_or_default();
                    paths.push((inline.clone(), path[..=end].to_vec()));
                }
            }
            _ => {}
        }
        last = token;
    }
    paths
}

pub fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Returns the file that a path in a module leads to, or `None` for a path into another crate.
fn imported<'a>(path: &[String], module: &[String], files: &Files<'a>) -> Option<&'a str> {
    let supers = path.iter().take_while(|segment| *segment == "super").count();
    let here = &module[..module.len().saturating_sub(supers)];
    let whole = match path[0].as_str() {
        "crate" | "nim_tetris" => path[1..].to_vec(),
        "self" => [module, &path[1..]].concat(),
        "super" => [here, &path[supers..]].concat(),
        child => {
            files.get(&[module, &[child.to_owned()]].concat())?;
            [module, path].concat()
        }
    };
    (0..=whole.len()).rev().find_map(|length| files.get(&whole[..length]).copied())
}
