//! What is said as soon as it happens, one text at a time.

use std::collections::{HashMap, VecDeque};

use egui::accesskit::{Live as Politeness, Node, NodeId, Role};
use egui::{Context, Id};

use super::part;
use crate::ai::{Outcome, Placement};
use crate::app::text::Texts;

/// Seconds from one text to the next, in which those that come together are joined.
const GAP: f64 = 0.4;

/// Seconds for which a text in a box of news must stay the same before it is said: some count.
const REST: f64 = 0.5;

/// What screens have said since the last frame.
#[derive(Clone, Default, Debug)]
pub struct Speech {
    /// Texts that are said one after the other.
    pub texts: Vec<String>,
    /// The state of something that changes with each key, such as the piece in hand. Only the last
    /// one is said.
    pub state: Option<String>,
    /// The piece in hand as it was said last: its placement, whether it fits, and its outcome.
    pub hand: Option<(Placement, bool, Option<Outcome>)>,
}

fn speech_id() -> Id {
    Id::new("speech")
}

/// Hands over what screens have said, to be heard at the end of the frame, and the language in
/// which the frame is told.
pub fn hand_over(ctx: &Context, speech: &mut Speech, texts: &Texts) {
    let (said, state) = (std::mem::take(&mut speech.texts), speech.state.take());
    if part::is_on(ctx) {
        part::set_language(ctx, texts);
        ctx.data_mut(|data| {
            let all: &mut Speech = data.get_temp_mut_or_default(speech_id());
            all.texts.extend(said);
            all.state = state.or(all.state.take());
        });
    }
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
    /// The texts in boxes of news, since when they are the same, and whether they were said.
    news: HashMap<Id, (String, f64, bool)>,
}

impl Live {
    /// Takes what was handed over in this frame.
    pub fn take(&mut self, ctx: &Context) {
        let said: Speech = ctx.data_mut(|data| data.remove_temp(speech_id())).unwrap_or_default();
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
