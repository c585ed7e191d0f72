//! The program `nim-tetris-cli` of packages for Windows: `nim-tetris` with a console.

fn main() -> std::process::ExitCode {
    nim_tetris::program::run()
}
