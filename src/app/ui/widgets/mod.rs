//! Parts of screens that are shown rather than pressed, and fields for texts.
//!
//! * `areas`: panels, dialogs, warnings, notices, the card of a medal
//! * `texts`: shortened texts, keycaps, tooltips; `text_field`: a field for a short text
//! * `marks`: bars, ticks, medals, scales
//! * `places`: rectangles for all of these

mod areas;
mod marks;
mod places;
mod text_field;
mod texts;

pub use areas::{
    BAR, bare, dialog_room, lasting, medal, message_box, modal, notice, paint_plate, panel, scroll,
};
pub use marks::{TICKS, bar, paint_count, paint_done, paint_medal, progress_bar, scale, ticks};
pub use places::{columns, in_rect, strip};
pub use text_field::{is_typing, select_from, text_field};
pub use texts::{
    Tip, elided, footnote, is_incomplete, keycap, keycap_width, label, lines, minutes_and_seconds,
    paint_centered, paint_elided, paint_fitted, paint_with_tip, paragraph, score_text,
    side_by_side, wrapped,
};
