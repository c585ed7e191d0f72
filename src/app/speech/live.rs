//! What is said as soon as it happens, one text at a time.

use egui::accesskit::{Live as Politeness, Node, NodeId, Role};
use egui::{Context, Id};

use super::part;
use crate::app::text::Texts;

/// Seconds from one text to the next, in which those that come together are joined.
const GAP: f64 = 0.4;

/// Seconds for which a text in a box of news must stay the same before it is said by itself: some
/// count.
const REST: f64 = 0.5;

/// Characters that a reader says in a second: slowly, since whoever listens to more sets it so.
const PACE: f64 = 13.0;

/// What screens have said since the last frame.
#[derive(Clone, Default, Debug)]
pub struct Speech {
    /// Whether a reader listens.
    pub is_heard: bool,
    /// Texts that are said one after the other.
    pub texts: Vec<String>,
    /// The state of something that changes with each key, such as the piece in hand. Only the last
    /// one is said.
    pub state: Option<State>,
    /// What the keys of the filled button and those beside it do, once that has changed. Only the
    /// last of these is said.
    pub keys: Option<String>,
    /// A hash of the piece in hand as it was said last.
    pub hand: Option<u64>,
}

/// A state in words.
#[derive(Clone, Default, Debug)]
pub struct State {
    /// What is said of it alone.
    pub alone: String,
    /// What is said after something else: after a move, the piece in hand must not sound like
    /// another move.
    pub following: String,
}

impl State {
    /// Returns a state that is said in the same words after everything.
    pub fn new(words: String) -> State {
        State { alone: words.clone(), following: words }
    }
}

fn speech_id() -> Id {
    Id::new("speech")
}

/// Hands over what screens have said, to be heard at the end of the frame, and the language in
/// which the frame is described.
pub fn hand_over(ctx: &Context, speech: &mut Speech, texts: &Texts) {
    let said = std::mem::take(&mut speech.texts);
    let (state, keys) = (speech.state.take(), speech.keys.take());
    speech.is_heard = part::is_on(ctx);
    if speech.is_heard {
        part::set_language(ctx, texts);
        ctx.data_mut(|data| {
            let all: &mut Speech = data.get_temp_mut_or_default(speech_id());
            all.texts.extend(said);
            all.state = state.or(all.state.take());
            all.keys = keys.or(all.keys.take());
        });
    }
}

/// Takes what was handed over since the last call.
pub fn take(ctx: &Context) -> Speech {
    ctx.data_mut(|data| data.remove_temp(speech_id())).unwrap_or_default()
}

/// The text of a box of news.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    pub text: String,
    /// Whether it is said only once nothing else is: a joke, or what one may do.
    pub is_aside: bool,
}

/// The text of a box of news as it was shown last.
struct NewsBox {
    news: News,
    /// Since when it is the same.
    since: f64,
    was_said: bool,
}

/// The live line: a single node whose text the reader says whenever it changes.
///
/// A new text cuts off the last one. So what comes together is one text, the most important part
/// first, and what nobody asked for waits until the last text was heard.
#[derive(Default)]
pub struct Live {
    /// The texts to say next.
    queue: Vec<String>,
    /// The state to say after them.
    state: Option<State>,
    /// What the keys do, to be said at the end.
    keys: Option<String>,
    /// What is said now.
    now: String,
    /// When it was.
    since: f64,
    /// What is said for ←, →, ↑ and ↓, which readers leave out.
    pub arrows: [String; 4],
    /// The title of the page.
    title: Option<String>,
    /// The chooser that has the focus, with its value.
    chosen: Option<(Id, String)>,
    /// The boxes of news, the first one shown first.
    news: Vec<(Id, NewsBox)>,
}

impl Live {
    /// Takes what was handed over in this frame.
    pub fn take(&mut self, ctx: &Context) {
        let said = take(ctx);
        self.queue.extend(said.texts.into_iter().filter(|text| !text.is_empty()));
        self.state = said.state.or(self.state.take());
        self.keys = said.keys.or(self.keys.take()).filter(|keys| !keys.is_empty());
    }

    /// Hears what the boxes of news show.
    pub fn hear(&mut self, shown: Vec<(Id, News)>, now: f64) {
        // What comes back as it was before is not said again.
        let is_there = |id: &Id| shown.iter().any(|(other, _)| other == id);
        self.news.retain(|(id, it)| it.was_said || is_there(id));
        for (id, news) in shown {
            match self.news.iter_mut().find(|(other, _)| *other == id) {
                Some((_, heard)) if heard.news == news => {}
                Some((_, heard)) => *heard = NewsBox::new(news, now),
                None => self.news.push((id, NewsBox::new(news, now))),
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
            self.state = Some(State::new(value));
        }
    }

    /// Returns whether something waits to be said.
    pub fn is_waiting(&self) -> bool {
        self.is_urgent() || self.keys.is_some() || self.news.iter().any(|(_, it)| !it.was_said)
    }

    /// Returns whether something waits that answers a key, or happened in a game.
    fn is_urgent(&self) -> bool {
        !self.queue.is_empty() || self.state.is_some()
    }

    /// Returns the node that is said when it changes.
    pub fn node(&mut self, now: f64) -> (NodeId, Node) {
        if let Some(text) = self.next(now) {
            // The same text again must differ, or nobody would hear it.
            self.now = if self.now == text { text + "\u{a0}" } else { text };
            self.since = now;
        }
        let mut node = Node::new(Role::Label);
        node.set_live(Politeness::Polite);
        node.set_value(self.now.as_str());
        (NodeId(Id::new("live line").value()), node)
    }

    /// Takes the next text, if one is to be said now.
    fn next(&mut self, now: f64) -> Option<String> {
        let passed = now - self.since;
        let is_urgent = self.is_urgent() && (passed >= GAP || self.now.is_empty());
        if !is_urgent && passed < seconds_for(&self.now) {
            return None;
        }
        let mut texts = std::mem::take(&mut self.queue);
        texts.extend(self.take_news(|it| !it.news.is_aside && (is_urgent || it.has_rested(now))));
        let state = self.state.take();
        texts.extend(state.map(|it| if texts.is_empty() { it.alone } else { it.following }));
        let awaits_news = self.news.iter().any(|(_, it)| !it.was_said && !it.news.is_aside);
        if !texts.is_empty() || !awaits_news {
            texts.extend(self.keys.take());
        }
        if texts.is_empty() {
            texts = self.take_news(|it| it.has_rested(now));
        }
        if texts.is_empty() {
            return None;
        }
        let text = texts.into_iter().map(sentence).collect::<Vec<_>>().join(" ");
        let arrows = ['←', '→', '↑', '↓'].into_iter().zip(&self.arrows);
        Some(arrows.fold(text, |text, (arrow, name)| text.replace(arrow, name)))
    }

    /// Takes the texts of boxes that were not said yet.
    fn take_news(&mut self, is_wanted: impl Fn(&NewsBox) -> bool) -> Vec<String> {
        let boxes = self.news.iter_mut().map(|(_, it)| it);
        let wanted = boxes.filter(|it| !it.was_said && is_wanted(it));
        wanted
            .map(|it| {
                it.was_said = true;
                it.news.text.clone()
            })
            .collect()
    }
}

impl NewsBox {
    fn new(news: News, since: f64) -> NewsBox {
        let was_said = news.text.is_empty();
        NewsBox { news, since, was_said }
    }

    fn has_rested(&self, now: f64) -> bool {
        now - self.since >= REST
    }
}

/// Returns a text that does not run into the next one.
pub fn sentence(mut text: String) -> String {
    if text.ends_with(|last: char| last.is_alphanumeric() || last == ')') {
        text.push('.');
    }
    text
}

/// Returns how long a reader says a text, in seconds. A character of Chinese, Japanese or Korean is
/// as long as three letters.
fn seconds_for(text: &str) -> f64 {
    let letters = text.chars().map(|it| if it < '\u{1100}' { 1 } else { 3 });
    f64::from(letters.sum::<u32>()) / PACE
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
        live.queue.push("Three.".to_owned());
        live.state = Some(State::new("T on c3".to_owned()));
        assert_eq!(heard(&mut live, GAP / 2.0), "One. Two.", "it is still said");
        assert_eq!(heard(&mut live, GAP), "Three. T on c3.");
        live.state = Some(State::new("Three. T on c3".to_owned()));
        assert_ne!(
            heard(&mut live, 2.0 * GAP),
            "Three. T on c3.",
            "it must differ to be said again"
        );
        assert!(!live.is_waiting());
    }

    /// A joke, a stock phrase or the names of keys once cut off the result half a second after it.
    #[test]
    fn what_nobody_asked_for_waits_until_the_last_text_was_heard() {
        let mut live = Live::default();
        let (result, joke) = ("You lose. You placed the last piece.", "Hop! Chase me again?");
        let show = |live: &mut Live, text: &str, is_aside, now| {
            live.hear(vec![(Id::new("box"), News { text: text.to_owned(), is_aside })], now);
        };
        live.queue.push(result.to_owned());
        show(&mut live, joke, true, 0.0);
        assert_eq!(heard(&mut live, 0.0), result, "nothing else is said with a joke");
        live.keys = Some("Enter: Rematch".to_owned());
        let end = seconds_for(result);
        assert_eq!(heard(&mut live, end - 0.1), result);
        show(&mut live, "Move 5 was the turning point", false, end - 0.1);
        let news = "Move 5 was the turning point. Enter: Rematch.";
        assert_eq!(heard(&mut live, end + REST), news, "it took the joke's place");
        show(&mut live, joke, true, end + REST);
        live.queue.push("T on a1.".to_owned());
        assert_eq!(heard(&mut live, end + 1.0), "T on a1.", "what answers a key waits for nothing");
        assert_eq!(heard(&mut live, end + 9.0), joke, "nothing else is left");
        assert!(!live.is_waiting());
    }

    /// Readers leave out the signs on the arrow keys.
    #[test]
    fn arrow_keys_are_said_by_their_names() {
        let names = ["Left", "Right", "Up", "Down"].map(str::to_owned);
        let mut live = Live { arrows: names, ..Live::default() };
        live.queue.push("Move, ←, →, ↑, ↓. →: next piece.".to_owned());
        assert_eq!(heard(&mut live, 0.0), "Move, Left, Right, Up, Down. Right: next piece.");
    }

    /// What a move changes in the box beside the board once was said half a second after the move.
    #[test]
    fn what_boxes_show_is_said_together_with_what_happened() {
        let mut live = Live::default();
        let news = |text: &str| News { text: text.to_owned(), is_aside: false };
        live.queue.push("5. You: O on a1".to_owned());
        live.state = Some(State::new("T on c3".to_owned()));
        live.keys = Some("Enter: Next".to_owned());
        live.hear(vec![(Id::new("title"), news("Review")), (Id::new("box"), news("A loss."))], 9.0);
        let all = "5. You: O on a1. Review. A loss. T on c3. Enter: Next.";
        assert_eq!(heard(&mut live, 9.0), all);
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
        assert_eq!(heard_on("level", "6"), Some("6.".to_owned()));
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
        assert_eq!(opens(Some("Puzzles")).as_deref(), Some("Puzzles."));
        assert_eq!([opens(Some("Puzzles")), opens(None)], [None, None]);
        assert!(opens(Some("Puzzles")).is_some_and(|text| text.starts_with("Puzzles")));
    }

    #[test]
    fn news_is_said_once_it_rests_and_not_again_when_it_comes_back() {
        let mut live = Live::default();
        let id = Id::new("box");
        let news = |n: u8| vec![(id, News { text: format!("{n} win"), is_aside: false })];
        for n in 0..5 {
            let now = 9.0 + f64::from(n) * REST / 2.0;
            live.hear(news(n), now);
            assert_eq!(heard(&mut live, now), "", "it still counts");
        }
        assert_eq!(heard(&mut live, 19.0), "4 win.");
        live.hear(Vec::new(), 20.0);
        live.hear(news(4), 21.0);
        assert!(!live.is_waiting());
    }
}
