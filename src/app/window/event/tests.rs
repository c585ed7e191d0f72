//! Tests of what the events of mouse, fingers, keys and wheel become.

use super::*;

const NONE: KeyMods = KeyMods { shift: false, ctrl: false, alt: false, logo: false };
const CTRL: KeyMods = KeyMods { ctrl: true, ..NONE };

fn window() -> Events {
    let leaving = Leaving { window: vec2(400.0, 300.0), ..Leaving::default() };
    Events { ratio: 2.0, leaving, ..Events::default() }
}

fn is_gone(window: &Events) -> bool {
    window.queue.last() == Some(&WindowEvent::PointerGone)
}

/// A button once stayed lit when the mouse left the window over it.
#[test]
fn a_mouse_that_moves_out_of_the_window_is_gone_until_it_moves_again() {
    let mut window = window();
    for x in [700.0, 710.0, 760.0] {
        window.move_pointer(x, 300.0);
        assert!(!is_gone(&window) || x == 760.0);
    }
    assert!(is_gone(&window), "the window ends at 800 pixels");
    window.move_pointer(790.0, 300.0);
    assert!(!is_gone(&window), "it is still there");
    window.move_pointer(780.0, 300.0);
    assert!(!is_gone(&window), "it comes back");
}

/// On Wayland, a key that opened a text field once typed itself into it.
#[test]
fn characters_come_before_the_press_of_their_key() {
    let text = |window: &Events| {
        let is_text = |event: &WindowEvent| matches!(event, WindowEvent::Text(_));
        window.queue.iter().map(is_text).collect::<Vec<_>>()
    };
    let mut wayland = Events { is_wayland: true, ..window() };
    wayland.key(KeyCode::N, NONE, true, false);
    wayland.text('n', NONE);
    wayland.key(KeyCode::N, NONE, false, false);
    assert_eq!(text(&wayland), [true, false, false]);
    let mut x11 = window();
    for key in [KeyCode::N, KeyCode::M] {
        x11.text('a', NONE);
        x11.key(key, NONE, true, false);
    }
    if cfg!(target_os = "linux") {
        assert_eq!(text(&x11), [true, false, true, false]);
    }
}

/// A dragged thing once was dropped when another button was released meanwhile.
#[test]
fn a_drag_may_leave_the_window() {
    let mut window = window();
    window.button(MouseButton::Left, true, 700.0, 300.0);
    window.button(MouseButton::Right, true, 700.0, 300.0);
    window.button(MouseButton::Right, false, 700.0, 300.0);
    for x in [740.0, 790.0, 840.0] {
        window.move_pointer(x, 300.0);
        assert!(!is_gone(&window));
    }
}

#[test]
fn nothing_is_guessed_where_the_window_system_reports_it() {
    let mut window = window();
    window.leaving.is_reported = true;
    window.leave();
    assert!(is_gone(&window));
    window.enter_pointer(760.0, 300.0);
    window.move_pointer(790.0, 300.0);
    assert!(!is_gone(&window));
}

/// The piece in hand once stayed where it was, and the wheel did not turn it.
#[test]
fn a_mouse_that_jumps_to_the_middle_of_the_window_has_not_left() {
    let mut window = window();
    window.move_pointer(10.0, 20.0);
    window.move_pointer(500.0, 400.0);
    assert!(!is_gone(&window));
}

#[test]
fn a_mouse_whose_wheel_turns_has_not_left() {
    let mut window = window();
    window.move_pointer(740.0, 300.0);
    window.move_pointer(770.0, 300.0);
    assert!(is_gone(&window));
    window.turn_wheel(0.0, 1.0);
    let (unit, delta) = wheel(0.0, 1.0);
    let back = WindowEvent::PointerMoved(pos2(385.0, 150.0));
    assert!(window.queue.ends_with(&[back, WindowEvent::Wheel(unit, delta)]));
}

fn texts(events: &[WindowEvent]) -> String {
    let text = |event: &WindowEvent| match event {
        WindowEvent::Text(character) => Some(*character),
        _ => None,
    };
    events.iter().filter_map(text).collect()
}

#[test]
fn events_keep_their_order() {
    let mut window = window();
    window.move_pointer(10.0, 20.0);
    window.button(MouseButton::Left, true, 10.0, 20.0);
    window.text('a', NONE);
    window.key(KeyCode::A, NONE, true, false);
    window.button(MouseButton::Left, false, 30.0, 20.0);
    let button =
        |at, pressed| WindowEvent::PointerButton { at, button: MouseButton::Left, pressed };
    let key = WindowEvent::Key {
        code: KeyCode::A,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let expected = [
        WindowEvent::PointerMoved(pos2(5.0, 10.0)),
        button(pos2(5.0, 10.0), true),
        WindowEvent::Text('a'),
        key,
        button(pos2(15.0, 10.0), false),
    ];
    assert_eq!(window.queue, expected);
}

#[test]
fn a_tap_is_a_click_after_which_there_is_no_pointer() {
    let mut window = window();
    window.touch(TouchPhase::Started, 7, 10.0, 20.0);
    window.touch(TouchPhase::Started, 8, 90.0, 90.0);
    window.touch(TouchPhase::Moved, 7, 12.0, 20.0);
    window.touch(TouchPhase::Ended, 8, 90.0, 90.0);
    window.touch(TouchPhase::Ended, 7, 12.0, 20.0);
    window.move_pointer(30.0, 20.0);
    let button =
        |at, pressed| WindowEvent::PointerButton { at, button: MouseButton::Left, pressed };
    let expected = [
        WindowEvent::Finger(true),
        WindowEvent::PointerMoved(pos2(5.0, 10.0)),
        button(pos2(5.0, 10.0), true),
        WindowEvent::PointerMoved(pos2(6.0, 10.0)),
        button(pos2(6.0, 10.0), false),
        WindowEvent::PointerGone,
        WindowEvent::Finger(false),
        WindowEvent::PointerMoved(pos2(15.0, 10.0)),
    ];
    assert_eq!(window.queue, expected, "the second finger does nothing");
}

#[test]
fn a_finger_that_the_system_takes_over_releases_nothing_in_the_window() {
    let mut window = window();
    window.touch(TouchPhase::Started, 7, 10.0, 20.0);
    window.touch(TouchPhase::Cancelled, 7, 10.0, 20.0);
    let released =
        WindowEvent::PointerButton { at: NOWHERE, button: MouseButton::Left, pressed: false };
    assert_eq!(window.queue[3..], [released, WindowEvent::PointerGone]);
    window.touch(TouchPhase::Started, 9, 10.0, 20.0);
    assert_eq!(window.queue.len(), 7, "another finger points");
}

#[test]
fn the_first_letter_after_ctrl_was_released_is_written() {
    let mut window = window();
    window.key(KeyCode::LeftControl, NONE, true, false);
    // The window system still reports Ctrl as down in the event of its release.
    window.key(KeyCode::LeftControl, CTRL, false, false);
    window.text('a', NONE);
    let ctrl = |event: &WindowEvent| match event {
        WindowEvent::Key { modifiers, .. } => Some(modifiers.ctrl),
        _ => None,
    };
    let held: Vec<bool> = window.queue.iter().filter_map(ctrl).collect();
    assert_eq!(held, [true, false]);
    assert_eq!(texts(&window.queue), "a");
}

#[test]
fn characters_are_written_also_with_alt_gr_but_control_characters_never() {
    let mut window = window();
    for character in ['가', 'é', '\r', '\u{8}', '\u{7f}', '\u{f700}'] {
        window.text(character, NONE);
    }
    window.text('c', CTRL);
    window.text('@', KeyMods { alt: true, ..CTRL });
    assert_eq!(texts(&window.queue), "가é@");
}

#[test]
fn a_notch_of_the_wheel_is_a_line() {
    let notch = if cfg!(windows) { 120.0 } else { 1.0 };
    if !cfg!(target_os = "macos") {
        assert_eq!(wheel(0.0, -notch), (MouseWheelUnit::Line, vec2(0.0, -1.0)));
    }
}

/// A notch once was ten or fifteen lines: a list jumped, and the piece turned back.
#[test]
fn on_wayland_a_notch_is_a_line_whatever_its_length_and_fingers_move_points() {
    let mut window = Events { is_wayland: true, ..window() };
    for y in [15.0, -10.0, 45.0, 7.5, -0.25] {
        window.turn_wheel(0.0, y);
    }
    use MouseWheelUnit::{Line, Point};
    let expected = [(Line, 1.0), (Line, -1.0), (Line, 3.0), (Point, 7.5), (Point, -0.25)];
    let expected = expected.map(|(unit, y)| WindowEvent::Wheel(unit, vec2(0.0, y)));
    assert_eq!(window.queue, expected);
}
