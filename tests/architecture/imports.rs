//! What each source file imports: its `use` items and the paths in its code. Comments, strings and test modules don't count.
//! Beside that, what it formats.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The crate's name, by which the program calls its own library.
const CRATE: &str = "nim_tetris";

/// A source file with its path below the package, such as `src/ai/mod.rs`.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// A source file, and what its code names.
pub struct Room {
    pub path: String,
    /// The files it imports, each with the first path that leads there.
    pub imports: BTreeMap<String, String>,
    /// All identifiers in it.
    pub words: BTreeSet<String>,
    /// What its `format!` are given first, with the quotes.
    pub formats: Vec<String>,
}

/// Returns the files with their imports. Files that hold tests alone are left out.
pub fn rooms(sources: &[Source]) -> Vec<Room> {
    // The program is a crate of its own: no path leads into it.
    let modules: BTreeMap<Vec<String>, &str> = sources
        .iter()
        .filter(|source| source.path != "src/main.rs")
        .map(|source| (module_of(&source.path), source.path.as_str()))
        .collect();
    let mut test_modules = BTreeSet::new();
    let mut rooms = Vec::new();
    for source in sources {
        let tokens = source.text.parse();
        let tokens: TokenStream =
            tokens.unwrap_or_else(|error| panic!("{} is not Rust: {error}", source.path));
        let module = module_of(&source.path);
        let mut reader = Reader {
            modules: &modules,
            module,
            paths: Vec::new(),
            test_modules: Vec::new(),
            words: BTreeSet::new(),
            formats: Vec::new(),
        };
        reader.read(tokens);
        let mut imports = BTreeMap::new();
        for (file, path) in reader.paths {
            if file != source.path {
                imports.entry(file).or_insert(path);
            }
        }
        test_modules.extend(reader.test_modules);
        let (words, formats) = (reader.words, reader.formats);
        rooms.push(Room { path: source.path.clone(), imports, words, formats });
    }
    rooms.retain(|room| {
        let module = module_of(&room.path);
        !(0..=module.len()).any(|length| test_modules.contains(&module[..length]))
    });
    rooms
}

/// Returns the module that a file holds; the crate's root for `src/lib.rs` and `src/main.rs`.
fn module_of(path: &str) -> Vec<String> {
    let path = path.strip_prefix("src/").unwrap_or(path);
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let mut module: Vec<String> = path.split('/').map(str::to_owned).collect();
    if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        module.pop();
    }
    module
}

/// Reads the tokens of one file.
struct Reader<'a> {
    modules: &'a BTreeMap<Vec<String>, &'a str>,
    /// The module at the place that is read.
    module: Vec<String>,
    /// Imported files, with the paths as they are written.
    paths: Vec<(String, String)>,
    /// Modules in files of their own that are compiled for tests alone.
    test_modules: Vec<Vec<String>>,
    words: BTreeSet<String>,
    formats: Vec<String>,
}

impl Reader<'_> {
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            let rest = &tokens[at..];
            at += if let Some((length, attribute)) = attribute(rest) {
                if !is_for_tests(&attribute) {
                    self.read(attribute);
                    length
                } else if is_punct(&rest[1], '!') {
                    return;
                } else {
                    length + self.skip_item(&rest[length..])
                }
            } else if is_word(&rest[0], "use") {
                let length = rest.iter().take_while(|token| !is_punct(token, ';')).count();
                self.read_use(Vec::new(), &rest[1..length]);
                length
            } else if is_word(&rest[0], "pub")
                && rest.get(1).is_some_and(|token| in_group(token, Delimiter::Parenthesis))
            {
                2
            } else if let (true, Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) =
                (is_word(&rest[0], "mod"), rest.get(1), rest.get(2))
            {
                self.module.push(name.to_string());
                self.read(body.stream());
                self.module.pop();
                3
            } else if let [name, bang, TokenTree::Group(group), ..] = rest
                && is_word(name, "format")
                && is_punct(bang, '!')
            {
                self.formats.extend(group.stream().into_iter().next().map(|it| it.to_string()));
                2
            } else if let TokenTree::Group(group) = &rest[0] {
                self.read(group.stream());
                1
            } else {
                let (path, length) = path(rest);
                self.note(&path);
                length.max(1)
            };
        }
    }

    /// Returns the length of the item that these tokens begin with.
    fn skip_item(&mut self, tokens: &[TokenTree]) -> usize {
        if let Some((length, _)) = attribute(tokens) {
            return length + self.skip_item(&tokens[length..]);
        }
        if let [first, TokenTree::Ident(name), end, ..] = tokens
            && is_word(first, "mod")
            && is_punct(end, ';')
        {
            self.test_modules.push([&self.module[..], &[name.to_string()]].concat());
        }
        let ends = |token: &TokenTree| is_punct(token, ';') || in_group(token, Delimiter::Brace);
        tokens.iter().position(ends).map_or(tokens.len(), |end| end + 1)
    }

    /// Reads the tree of a `use` item below a path.
    fn read_use(&mut self, above: Vec<String>, tree: &[TokenTree]) {
        for branch in tree.split(|token| is_punct(token, ',')) {
            let (below, length) = path(branch);
            // A `self` in braces is the path above it.
            let below = below.into_iter().filter(|segment| above.is_empty() || segment != "self");
            let whole: Vec<String> = above.iter().cloned().chain(below).collect();
            let group = branch[length..].iter().find_map(|token| match token {
                TokenTree::Group(group) => Some(group),
                _ => None,
            });
            match group {
                Some(group) => {
                    self.read_use(whole, &group.stream().into_iter().collect::<Vec<_>>());
                }
                None => self.note_import(&whole),
            }
        }
    }

    /// Takes down a path in the code: a single word is no import.
    fn note(&mut self, path: &[String]) {
        if path.len() > 1 {
            self.note_import(path);
        } else {
            self.words.extend(path.iter().cloned());
        }
    }

    fn note_import(&mut self, path: &[String]) {
        self.words.extend(path.iter().cloned());
        let Some(module) = self.resolve(path) else { return };
        let file = (0..=module.len()).rev().find_map(|length| self.modules.get(&module[..length]));
        if let Some(file) = file {
            self.paths.push(((*file).to_owned(), path.join("::")));
        }
    }

    /// Returns a path from the crate's root, or `None` where it leads to another crate or to a name of this file.
    fn resolve(&self, path: &[String]) -> Option<Vec<String>> {
        let (mut module, mut rest) = (self.module.clone(), path);
        match path.first()?.as_str() {
            "crate" | CRATE => (module, rest) = (Vec::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {
                while let Some(("super", below)) =
                    rest.split_first().map(|(s, below)| (s.as_str(), below))
                {
                    module.pop();
                    rest = below;
                }
            }
            child => {
                let child = [&module[..], &[child.to_owned()]].concat();
                self.modules.get(&child)?;
            }
        }
        Some([&module[..], rest].concat())
    }
}

/// Returns the length of the attribute that these tokens begin with, and what its brackets hold.
fn attribute(tokens: &[TokenTree]) -> Option<(usize, TokenStream)> {
    let group = |at: usize| match tokens.get(at) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
            Some((at + 1, group.stream()))
        }
        _ => None,
    };
    match tokens {
        [hash, bang, ..] if is_punct(hash, '#') && is_punct(bang, '!') => group(2),
        [hash, ..] if is_punct(hash, '#') => group(1),
        _ => None,
    }
}

/// Tells `cfg(test)` and `cfg(all(test, …))` from other attributes.
fn is_for_tests(attribute: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = attribute.clone().into_iter().collect();
    match &tokens[..] {
        [name, TokenTree::Group(group)] if is_word(name, "cfg") => requires_test(group.stream()),
        _ => false,
    }
}

fn requires_test(condition: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = condition.into_iter().collect();
    tokens.split(|token| is_punct(token, ',')).any(|part| match part {
        [word] => is_word(word, "test"),
        [word, TokenTree::Group(group)] => is_word(word, "all") && requires_test(group.stream()),
        _ => false,
    })
}

/// Returns the path that these tokens begin with, and its length in tokens.
fn path(tokens: &[TokenTree]) -> (Vec<String>, usize) {
    let (mut path, mut length) = (Vec::new(), 0);
    while let Some(TokenTree::Ident(segment)) = tokens.get(length) {
        path.push(segment.to_string());
        length += 1;
        match tokens.get(length..length + 2) {
            Some([a, b]) if is_punct(a, ':') && is_punct(b, ':') => length += 2,
            _ => break,
        }
    }
    (path, length)
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

fn in_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}
