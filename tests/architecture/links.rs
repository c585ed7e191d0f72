//! Checks that each link of a page leads to a file or a heading.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all Markdown pages below a folder.
fn pages_in(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            pages.extend(pages_in(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
    pages
}

/// Returns the links of a page, except those to other sites.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    links.filter(|link| !link.starts_with("https://"))
}

/// Returns whether a page has a heading with this anchor.
fn has_heading(page: &str, name: &str) -> bool {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| line.trim_start_matches('#').trim().to_lowercase()).any(|title| {
        let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.collect::<String>().replace(' ', "-") == name
    })
}

/// Returns whether a link of a page leads to a file, and to a heading in it if it names one.
fn leads_somewhere(page: &Path, link: &str) -> bool {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = page.parent().expect("pages lie in folders");
    let file = if file.is_empty() { page.to_owned() } else { folder.join(file) };
    let has_it = || fs::read_to_string(&file).is_ok_and(|text| has_heading(&text, heading));
    file.exists() && (heading.is_empty() || has_it())
}

#[test]
fn links_lead_to_files_and_headings() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tests", "assets", ".github"];
    let mut pages: Vec<_> = folders.iter().flat_map(|name| pages_in(&root.join(name))).collect();
    pages.push(root.join("README.md"));
    let mut count = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("pages are text");
        for link in links(&text) {
            assert!(leads_somewhere(&page, link), "{}: {link}", page.display());
            count += 1;
        }
    }
    assert!(count > 20, "only {count} links were found");
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = "[a](src/README.md#map) [b](src/none.md), [c](src/README.md#none), [d](#none)";
    let found: Vec<bool> = links(text).map(|link| leads_somewhere(&page, link)).collect();
    assert_eq!(found, [true, false, false, false]);
}

/// The manual once named a setting as it had been called before.
#[test]
fn the_manual_quotes_labels_as_the_window_shows_them() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let read = |name| fs::read_to_string(assets.join(name)).expect("it is text");
    let (page, messages) = (read("manual.md"), read("locale/en.ftl"));
    let quoted = page.split(['"', '“', '”']).skip(1).step_by(2);
    // Quotes in small letters are what a screen reader says.
    let labels: Vec<_> = quoted.filter(|it| it.starts_with(char::is_uppercase)).collect();
    for label in &labels {
        let is_message = |line: &str| line.split_once(" = ").is_some_and(|(_, it)| it == *label);
        assert!(messages.lines().any(is_message), "{label}");
    }
    assert!(labels.len() > 2, "{labels:?}");
}
