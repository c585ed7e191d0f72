//! What is said as soon as it happens, one text at a time.

use std::collections::{HashMap, VecDeque};

use egui::accesskit::{Live as Politeness, Node, NodeId, Role};
use egui::{Context, Id};

use super::part;
use crate::app::text::Texts;

/// Seconds from one text to the next, in which those that come together are joined.
const GAP: f64 = 0.4;

/// Seconds for which a text in a box of news must stay the same before it is said: some count.
const REST: f64 = 0.5;

/// What screens have said since the last frame.
#[derive(Clone, Default, Debug)]
pub struct Speech {
    /// Whether a reader listens.
    pub is_heard: bool,
    /// Texts that are said one after the other.
    pub texts: Vec<String>,
    /// The state of something that changes with each key, such as the piece in hand. Only the last
    /// one is said.
    pub state: Option<String>,
    /// A hash of the piece in hand as it was said last.
    pub hand: Option<u64>,
}

fn speech_id() -> Id {
    Id::new("speech")
}

/// Hands over what screens have said, to be heard at the end of the frame, and the language in
/// which the frame is told.
pub fn hand_over(ctx: &Context, speech: &mut Speech, texts: &Texts) {
    let (said, state) = (std::mem::take(&mut speech.texts), speech.state.take());
    speech.is_heard = part::is_on(ctx);
    if speech.is_heard {
        part::set_language(ctx, texts);
        ctx.data_mut(|data| {
            let all: &mut Speech = data.get_temp_mut_or_default(speech_id());
            all.texts.extend(said);
            all.state = state.or(all.state.take());
        });
    }
}

/// Takes what was handed over since the last call.
pub fn take(ctx: &Context) -> Speech {
    ctx.data_mut(|data| data.remove_temp(speech_id())).unwrap_or_default()
}

/// The live line: a single node whose text the reader says whenever it changes.
#[derive(Default)]
pub struct Live {
    /// The texts to say next.
    queue: VecDeque<String>,
    /// The state to say after them.
    state: Option<String>,
    /// What is said now.
    now: String,
    /// When it was.
    since: f64,
    /// The title of the page.
    title: Option<String>,
    /// The chooser that has the focus, with its value.
    chosen: Option<(Id, String)>,
    /// The texts in boxes of news, since when they are the same, and whether they were said.
    news: HashMap<Id, (String, f64, bool)>,
}

impl Live {
    /// Takes what was handed over in this frame.
    pub fn take(&mut self, ctx: &Context) {
        let said = take(ctx);
        self.queue.extend(said.texts.into_iter().filter(|text| !text.is_empty()));
        self.state = said.state.or(self.state.take());
    }

    /// Hears what the boxes of news show, and says what is new.
    pub fn hear(&mut self, news: &[(Id, String)], now: f64) {
        // What comes back as it was before is not said again.
        let is_there = |id: &Id| news.iter().any(|(other, _)| other == id);
        self.news.retain(|id, (_, _, was_said)| *was_said || is_there(id));
        for (id, text) in news {
            let heard = self.news.entry(*id).or_insert_with(|| (String::new(), now, true));
            if heard.0 != *text {
                *heard = (text.clone(), now, text.is_empty());
            }
            if !heard.2 && now - heard.1 >= REST {
                heard.2 = true;
                self.queue.push_back(text.clone());
            }
        }
    }

    /// Says the title of a page that has just opened.
    pub fn open(&mut self, title: Option<String>) {
        if self.title != title {
            self.queue.extend(title.clone());
            self.title = title;
        }
    }

    /// Says the value of the chooser that has the focus, once it has changed: readers take the name
    /// of a combo box for constant.
    pub fn follow(&mut self, chosen: Option<(Id, String)>) {
        let before = std::mem::replace(&mut self.chosen, chosen);
        if let Some(((before, old), (id, value))) = before.zip(self.chosen.clone())
            && before == id
            && old != value
        {
            self.state = Some(value);
        }
    }

    /// Returns whether something waits to be said.
    pub fn is_waiting(&self) -> bool {
        !self.queue.is_empty()
            || self.state.is_some()
            || self.news.values().any(|(_, _, was_said)| !was_said)
    }

    /// Returns the node that is said when it changes.
    pub fn node(&mut self, now: f64) -> (NodeId, Node) {
        let is_waiting = !self.queue.is_empty() || self.state.is_some();
        if is_waiting && (now - self.since >= GAP || self.now.is_empty()) {
            let text = self.queue.drain(..).chain(self.state.take()).collect::<Vec<_>>().join(" ");
            // The same text again must differ, or nobody would hear it.
            self.now = if self.now == text { text + "\u{a0}" } else { text };
            self.since = now;
        }
        let mut node = Node::new(Role::Label);
        node.set_live(Politeness::Polite);
        node.set_value(self.now.as_str());
        (NodeId(Id::new("live line").value()), node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(live: &mut Live, now: f64) -> String {
        live.node(now).1.value().unwrap_or_default().to_owned()
    }

    #[test]
    fn texts_are_said_one_at_a_time_and_each_of_them_once() {
        let mut live = Live::default();
        live.queue.extend(["One.", "Two."].map(str::to_owned));
        assert_eq!(heard(&mut live, 0.0), "One. Two.");
        live.queue.push_back("Three.".to_owned());
        live.state = Some("T on c3".to_owned());
        assert_eq!(heard(&mut live, GAP / 2.0), "One. Two.", "it is still said");
        assert_eq!(heard(&mut live, GAP), "Three. T on c3");
        live.state = Some("Three. T on c3".to_owned());
        assert_ne!(
            heard(&mut live, 2.0 * GAP),
            "Three. T on c3",
            "it must differ to be said again"
        );
        assert!(!live.is_waiting());
    }

    /// Whoever changed a setting once heard nothing of its new value.
    #[test]
    fn the_value_of_a_chooser_is_said_when_it_changes_and_not_when_the_focus_comes() {
        let mut live = Live::default();
        let mut heard_on = |id: &str, value: &str| {
            live.follow(Some((Id::new(id), value.to_owned())));
            live.is_waiting().then(|| heard(&mut live, 99.0))
        };
        assert_eq!(heard_on("level", "5"), None);
        assert_eq!(heard_on("level", "6"), Some("6".to_owned()));
        assert_eq!(heard_on("board", "6x6"), None);
    }

    /// Whoever opened a page once heard the name of a button, but not which page it was.
    #[test]
    fn the_title_of_a_page_is_said_whenever_it_opens() {
        let mut live = Live::default();
        let mut opens = |title: Option<&str>| {
            live.open(title.map(str::to_owned));
            live.is_waiting().then(|| heard(&mut live, 99.0))
        };
        assert_eq!(opens(Some("Puzzles")).as_deref(), Some("Puzzles"));
        assert_eq!([opens(Some("Puzzles")), opens(None)], [None, None]);
        assert!(opens(Some("Puzzles")).is_some_and(|text| text.starts_with("Puzzles")));
    }

    #[test]
    fn news_is_said_once_it_rests_and_not_again_when_it_comes_back() {
        let mut live = Live::default();
        let (id, text) = (Id::new("box"), |n: u8| format!("{n} win"));
        for n in 0..5 {
            live.hear(&[(id, text(n))], f64::from(n) * REST / 2.0);
            assert!(live.queue.is_empty(), "it still counts");
        }
        live.hear(&[(id, text(4))], 9.0);
        assert_eq!(heard(&mut live, 9.0), "4 win");
        live.hear(&[], 10.0);
        live.hear(&[(id, text(4))], 11.0);
        live.hear(&[(id, text(4))], 12.0);
        assert!(!live.is_waiting());
    }
}
