//! Tests that compare the languages with each other, with the game's data and with the fonts.

use std::collections::{BTreeMap, BTreeSet};

use epaint::text::LayoutJob;
use epaint::{Color32, Fonts};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};

use super::language::Language;
use super::texts::{Texts, msg};
use crate::ai::{BoardSize, Character, Level};
use crate::app::input::Action;
use crate::app::ui::{Icon, icon};
use crate::game::{Achievement, Idea, lessons};
use crate::picture::fonts::{
    FONTS, Han, blemishes, bold, definitions, lay_out, regular, with_stand_ins,
};

/// Returns the variables of each message, by id.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let file = language.file();
    let resource = fluent_syntax::parser::parse(file.as_str()).unwrap();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let pattern = message.value.as_ref().expect("a message has a text");
        collect(pattern, &mut variables);
        let earlier = messages.insert(message.id.name.to_owned(), variables);
        assert_eq!(earlier, None, "{language:?}: {} is there twice", message.id.name);
    }
    messages
}

/// Collects the variables of a text.
fn collect(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    let mut of_inline = |inline: &InlineExpression<&str>| {
        if let InlineExpression::VariableReference { id } = inline {
            variables.insert(id.name.to_owned());
        }
    };
    let mut variants = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(inline);
            }
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants: v },
            } => {
                of_inline(selector);
                variants.extend(v);
            }
        }
    }
    for variant in variants {
        collect(&variant.value, variables);
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_variables() {
    let reference = messages(Language::reference());
    for language in Language::all() {
        let messages = messages(language);
        let [missing, unknown] = [(&reference, &messages), (&messages, &reference)]
            .map(|(these, those)| these.keys().filter(|id| !those.contains_key(*id)).collect());
        assert_eq!(
            (missing, unknown),
            (Vec::<&String>::new(), Vec::<&String>::new()),
            "{language:?}"
        );
        for (id, variables) in messages {
            assert_eq!(variables, reference[&id], "{language:?} {id}");
        }
    }
}

#[test]
fn every_group_has_the_members_that_the_game_knows() {
    let levels: Vec<String> = Level::all().map(|level| level.skill().key.clone()).collect();
    let listed = Action::all().filter(|action| action.is_listed());
    let actions: Vec<String> = listed.map(|action| action.id().to_owned()).collect();
    let characters: Vec<String> =
        Character::all().map(|character| character.key().to_owned()).collect();
    let names: Vec<String> = lessons().iter().map(|lesson| lesson.name.clone()).collect();
    let steps = lessons().iter().flat_map(|lesson| {
        (1..=lesson.steps.len()).map(move |step| format!("{}-{step}", lesson.name))
    });
    let achievements: Vec<String> = Achievement::ALL.map(|one| one.key().to_owned()).into();
    let ideas = Idea::ALL.map(|idea| idea.key().to_owned()).to_vec();
    let groups = [
        (msg::LEVEL, levels.clone()),
        (msg::LEVEL_NOTE, levels),
        (msg::CHARACTER, characters.clone()),
        (msg::CHARACTER_NOTE, characters.clone()),
        (msg::CHARACTER_WORD, characters.clone()),
        (msg::CHARACTER_IDEA, characters.clone()),
        (msg::VOICE_BEGINS, characters.clone()),
        (msg::VOICE_WINS, characters.clone()),
        (msg::VOICE_LOSES, characters),
        (msg::ACTION, actions),
        (msg::ACHIEVEMENT, achievements.clone()),
        (msg::ACHIEVEMENT_NOTE, achievements.clone()),
        (msg::ACHIEVEMENT_WON, achievements),
        (msg::LESSON, names.clone()),
        (msg::LESSON_NOTE, names),
        (msg::LESSON_STEP, steps.collect()),
        (msg::TRAINING_IDEA, ideas.clone()),
        (msg::MISS_IDEA, ideas),
    ];
    let known = groups.iter().flat_map(|(group, keys)| keys.iter().map(|key| group.id(key)));
    let known: BTreeSet<String> = known.collect();
    let found = messages(Language::reference()).into_keys().filter(|id| id.contains("--"));
    assert_eq!(found.collect::<BTreeSet<_>>(), known);
}

/// On small boards, several levels are as strong as the strongest.
#[test]
fn a_level_that_is_like_others_on_a_board_says_so() {
    let texts = Texts::new(Language::reference());
    let note = |level, size| texts.note_on_level(Level::new(level).unwrap(), size);
    assert_eq!(note(10, BoardSize::Six), note(7, BoardSize::Six));
    assert!(note(7, BoardSize::Six).contains("7 to 10"));
    assert_ne!(note(6, BoardSize::Six), note(7, BoardSize::Six));
    assert_ne!(note(9, BoardSize::Ten), note(10, BoardSize::Ten));
}

#[test]
fn levels_and_lesson_steps_have_all_their_variables_filled_in() {
    for language in Language::all() {
        let texts = Texts::new(language);
        for level in Level::all() {
            assert!(texts.name_of_level(level).contains(&level.number().to_string()));
            for size in BoardSize::ALL {
                assert!(!texts.note_on_level(level, size).contains(['{', '}']));
            }
        }
        for lesson in lessons() {
            for step in 0..lesson.steps.len() {
                assert!(!texts.lesson_step(lesson, step).contains(['{', '}']));
            }
        }
    }
}

#[test]
fn a_person_may_be_called_like_a_variable() {
    let texts = Texts::new(Language::reference());
    for name in ["{n}", "{ $n }", "{name}"] {
        assert_eq!(texts.with(msg::PLAY_AGAINST, "name", name), format!("Play {name}"));
    }
}

#[test]
fn a_count_of_one_is_in_the_singular() {
    let texts = Texts::new(Language::reference());
    let placed = |n: usize| texts.with(msg::GAMES_PLACED, "n", n);
    assert_eq!([0, 1, 2].map(placed), ["0 pieces", "1 piece", "2 pieces"]);
}

#[test]
#[should_panic(expected = "level-number")]
fn a_variable_without_a_value_is_an_error_of_the_program() {
    Texts::new(Language::reference()).fill(msg::LEVEL_NUMBER, &[]);
}

/// Eleven languages once said "Ctrl+S", and some Enter: keys have other names elsewhere, and can be
/// changed.
#[test]
fn no_text_names_a_key_but_by_a_variable() {
    for language in Language::all() {
        let file = language.file();
        let is_text = |line: &&str| !line.starts_with('#') && !line.starts_with("key-");
        for text in file.lines().filter(is_text) {
            for key in ["Ctrl", "Strg", "Shift", "Enter", "Entrée", "Invio"] {
                assert!(!text.contains(key), "{language:?}: {text}");
            }
        }
    }
}

#[test]
fn the_fonts_of_each_weight_have_every_character_of_every_text() {
    for language in Language::all() {
        let face = |name: &str| {
            let (_, bytes) = FONTS.iter().find(|(font, _)| *font == name).unwrap();
            let index = if name.starts_with("han") { language.han() as u32 } else { 0 };
            ttf_parser::Face::parse(bytes, index).unwrap()
        };
        for names in [["regular", "han"], ["bold", "han-bold"]] {
            let faces = names.map(face);
            let texts = language.file();
            let shown_as = with_stand_ins(&texts);
            let characters: BTreeSet<char> = texts.chars().chain(shown_as.chars()).collect();
            for character in characters.into_iter().filter(|c| !c.is_control()) {
                let shown = faces.iter().any(|face| face.glyph_index(character).is_some());
                assert!(shown, "{names:?} lack {character:?} of {language:?}");
            }
        }
    }
}

/// Menus and software centres have the languages of the window.
#[test]
fn every_language_is_named_outside_the_window() {
    let files = [
        (include_str!("../../../assets/linux/nim-tetris.desktop"), "Comment[", "]="),
        (
            include_str!("../../../assets/linux/io.github.nim_tetris.NimTetris.metainfo.xml"),
            "<summary xml:lang=\"",
            "\">",
        ),
        (include_str!("../../../assets/linux/nim-tetris-mime.xml"), "<comment xml:lang=\"", "\">"),
        (include_str!("../../../assets/macos/Info.plist"), "<string>", "</string>"),
    ];
    for language in Language::all().filter(|&language| language != Language::reference()) {
        let locale = language.locale();
        // The names of the system's locales give a country instead of a script.
        let of_system = locale.replace("zh-Hans", "zh-CN");
        for (text, before, after) in files {
            let told = [locale, &of_system, &of_system.replace('-', "_")]
                .iter()
                .any(|locale| text.contains(&format!("{before}{locale}{after}")));
            assert!(told, "{locale} is missing after {before}");
        }
    }
}

/// The sizes in the text are those that a test of the lessons counts.
#[test]
fn the_lesson_on_counting_names_the_sizes_that_are_mostly_lost() {
    let counting = lessons().iter().find(|lesson| lesson.name == "counting").unwrap();
    for language in Language::all() {
        let text = Texts::new(language).lesson_step(counting, 0);
        let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|it| !it.is_empty());
        assert_eq!(numbers.collect::<BTreeSet<_>>(), BTreeSet::from(["17", "18"]), "{text}");
    }
}

/// Commas once stood at the start of lines in Chinese.
#[test]
fn no_line_begins_with_what_ends_a_sentence() {
    for (locale, message) in [
        ("zh-Hans", msg::HELP_RULE_DEAD),
        ("zh-Hans", msg::STRATEGY_SIZES_TEXT),
        ("ja", msg::STRATEGY_SIZES_TEXT),
    ] {
        let language = Language::find(locale).unwrap();
        let fonts = Fonts::new(1.0, 2048, definitions(language.han()));
        let texts = Texts::new(language);
        for width in (120..400).step_by(7) {
            let text = texts.get(message).to_owned();
            let lines = fonts.layout(text, regular(16.0), Color32::WHITE, width as f32);
            for row in &lines.rows {
                let first = row.glyphs.first().map_or(' ', |glyph| glyph.chr);
                assert!(!"，：；！？）、。ㇰㇱㇲㇳㇴㇵ".contains(first), "{locale} {width}");
            }
        }
    }
}

/// A single character once stood on the last line of the task of every puzzle in Japanese, numbers
/// ended lines whose counters began the next ones, and words broke before their long vowels.
#[test]
fn hardly_a_text_ends_with_a_character_alone_or_parts_a_number_from_its_counter() {
    for locale in ["ja", "zh-Hans"] {
        let language = Language::find(locale).unwrap();
        let fonts = Fonts::new(1.0, 2048, definitions(language.han()));
        let texts = Texts::new(language);
        let messages = messages(language).into_iter().filter(|(_, variables)| variables.is_empty());
        let plain: Vec<String> =
            messages.map(|(id, _)| texts.plain(&id).unwrap().to_owned()).collect();
        let [mut before, mut after] = [0, 0];
        for (size, width) in [(14.0, 254.0), (14.0, 300.0), (16.0, 300.0), (20.0, 278.0)] {
            for text in &plain {
                let job = LayoutJob::simple(text.clone(), regular(size), Color32::WHITE, width);
                before += blemishes(&fonts.layout_job(job.clone()));
                after += blemishes(&lay_out(&fonts, job));
            }
        }
        // Some articles of the help have too many numbers.
        assert!(before >= 50 && 10 * after <= before, "{locale}: {before}, {after}");
    }
}

/// The setup of a game once had lines that began with the dot between two facts, and Russian ones
/// began with dashes.
#[test]
fn fewer_lines_begin_with_a_dot_or_a_dash() {
    let fonts = Fonts::new(1.0, 2048, definitions(Han::Japanese));
    let [mut before, mut after] = [0, 0];
    for text in ["6×6 · you go first · no clock · coach off", "Область одна — ход за соперником."]
    {
        for width in (60..300).step_by(10) {
            let job = LayoutJob::simple(text.into(), regular(16.0), Color32::WHITE, width as f32);
            before += blemishes(&fonts.layout_job(job.clone()));
            after += blemishes(&lay_out(&fonts, job));
        }
    }
    assert!(after < before, "{before}, {after}");
}

/// Names that people type are shown in every language; a character that no font has is shown as a
/// box.
#[test]
fn the_fonts_have_the_common_letters_of_many_scripts() {
    for han in [Han::Japanese, Han::Chinese] {
        let fonts = Fonts::new(1.0, 2048, definitions(han));
        for font in [regular(16.0), bold(16.0)] {
            let has = |text: &str| fonts.lock().fonts.has_glyphs(&font, text);
            for name in [
                "Zoë",
                "Łukasz",
                "Şükrü",
                "Đặng",
                "Ђорђе",
                "Елена",
                "Юрій",
                "Ґалаґан",
                "Ελένη",
                "さくら",
                "タロウ",
                "佐藤",
                "王",
                "서연",
            ] {
                assert!(has(name), "{name} in {han:?}");
            }
            let width = |text: &str| {
                fonts.layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
            };
            assert!(!has("𓀀") && width("𓀀") > 8.0 && width("𓀀") == width("◻"));
        }
    }
}

#[test]
fn the_font_of_icons_has_a_glyph_for_each_icon_and_no_other() {
    let face = ttf_parser::Face::parse(icon::FONT, 0).unwrap();
    let mut characters = BTreeSet::new();
    for &icon in Icon::ALL {
        let glyph =
            face.glyph_index(icon.character()).unwrap_or_else(|| panic!("{icon:?} is missing"));
        assert!(face.glyph_bounding_box(glyph).is_some(), "{icon:?} is empty");
        assert!(characters.insert(icon.character()), "{icon:?} looks like another one");
    }
    let tables = face.tables().cmap.unwrap().subtables.into_iter();
    for table in tables.filter(|table| table.is_unicode()) {
        table.codepoints(|code| {
            let character = char::from_u32(code).unwrap();
            assert!(characters.contains(&character), "nothing shows {character:?}");
        });
    }
}

/// All texts of all languages once were read to find out the languages' names.
#[test]
fn each_language_is_known_by_the_name_that_its_texts_give_it() {
    for language in Language::all() {
        let name = Texts::new(language).get(msg::LANGUAGE_NAME).to_owned();
        assert_eq!(language.name(), name);
    }
}
