//! The program: the game's window, or one of the text commands.

fn main() {}
