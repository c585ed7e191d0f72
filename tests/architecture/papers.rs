//! The papers: their links lead somewhere.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all pages below a folder.
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

/// Returns the names by which links lead to the headings of a page.
fn anchors(page: &str) -> Vec<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let titles = headings.map(|line| line.trim_start_matches('#').trim().to_lowercase());
    let kept = |title: String| {
        title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).collect::<String>()
    };
    titles.map(kept).map(|title| title.replace(' ', "-")).collect()
}

#[test]
fn links_lead_to_files_and_headings() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages = pages_in(&root.join("src"));
    pages.push(root.join("README.md"));
    let mut links = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("pages are text");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("https://") {
                continue;
            }
            links += 1;
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let file = if file.is_empty() {
                page.clone()
            } else {
                page.parent().expect("pages lie in folders").join(file)
            };
            assert!(file.exists(), "{}: {link}", page.display());
            if !heading.is_empty() {
                let there = fs::read_to_string(&file).expect("pages are text");
                assert!(
                    anchors(&there).contains(&heading.to_owned()),
                    "{}: {link}",
                    page.display()
                );
            }
        }
    }
    assert!(links > 20, "only {links} links were found");
}
