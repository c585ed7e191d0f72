//! Another program, with which lines are exchanged. It ends when its [`Process`] is dropped.

use std::io::{self, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::game::{LineError, LineReader};

/// A running program.
pub struct Process {
    /// `None` once it has been ended.
    child: Option<Child>,
    /// The lines of its output, from the thread that reads them.
    lines: Receiver<Result<String, LineError>>,
}

/// Largest number of lines that wait to be read. When there are more, the program waits.
const MAX_QUEUED_LINES: usize = 64;

/// Time for a program to end after its input was closed. Then it is killed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Time between two checks whether a program has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

impl Process {
    /// Starts a program, whose name is the first of `words`. It shares our standard error.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C in the terminal does not reach it: it is ended by us.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (sender, lines) = sync_channel(MAX_QUEUED_LINES);
        let stdout = child.stdout.take().expect("standard output is a pipe");
        let process = Process { child: Some(child), lines };
        // If there is no thread, the process is dropped, which ends the program.
        thread::Builder::new().spawn(move || {
            let mut reader = LineReader::new(BufReader::new(stdout));
            // A failed output is treated like one that has ended.
            while let Ok(Some(line)) = reader.next_line() {
                if sender.send(line).is_err() {
                    break;
                }
            }
        })?;
        Ok(process)
    }

    /// Writes a line.
    ///
    /// # Errors
    /// If the line can't be written, for instance because the program has ended.
    pub fn write_line(&mut self, line: &str) -> io::Result<()> {
        let stdin = self.child.as_mut().and_then(|child| child.stdin.as_mut());
        let stdin = stdin.ok_or(io::ErrorKind::BrokenPipe)?;
        stdin.write_all(format!("{line}\n").as_bytes())?;
        stdin.flush()
    }

    /// Waits for a line, which may be too long or not valid UTF-8.
    ///
    /// # Errors
    /// If the time is over before, or the program's output has ended.
    pub fn next_line(&self, time: Duration) -> Result<Result<String, LineError>, RecvTimeoutError> {
        self.lines.recv_timeout(time)
    }

    /// Closes the program's input, waits a moment for its end, and kills what is left of it and, on
    /// Unix, of its process group. Returns its exit status, or `None` if it had to be killed or was
    /// ended before.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn end(&mut self) -> io::Result<Option<ExitStatus>> {
        let Some(mut child) = self.child.take() else { return Ok(None) };
        child.stdin = None;
        let deadline = Instant::now() + EXIT_TIMEOUT;
        let mut ended = has_ended(&mut child)?;
        while !ended && Instant::now() < deadline {
            thread::sleep(POLL_INTERVAL);
            ended = has_ended(&mut child)?;
        }
        let killed = kill(&mut child);
        if !ended {
            killed?;
        }
        let status = child.wait()?;
        Ok(ended.then_some(status))
    }
}

/// Returns whether a program has ended. It is not collected yet, so no other process group
/// gets its number.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    Ok(child.try_wait()?.is_some())
}

/// Kills a program, and those that it has started if they stayed in its group.
#[cfg(unix)]
fn kill(child: &mut Child) -> io::Result<()> {
    use rustix::process::{Pid, Signal, kill_process_group};
    Ok(kill_process_group(Pid::from_child(child), Signal::KILL)?)
}

/// Kills a program. Those that it has started are beyond reach.
#[cfg(not(unix))]
fn kill(child: &mut Child) -> io::Result<()> {
    child.kill()
}

impl Drop for Process {
    fn drop(&mut self) {
        // There is nobody to report a failure to.
        let _ = self.end();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Process {
        Process::start(&["sh", "-c", script].map(str::to_owned)).unwrap()
    }

    /// Longest time that a test waits for a program.
    const TEST_TIME: Duration = Duration::from_secs(60);

    #[test]
    fn lines_go_in_and_come_out() {
        let mut process = shell("read a; echo got $a; printf '\\377\\n'");
        process.write_line("it").unwrap();
        assert_eq!(process.next_line(TEST_TIME), Ok(Ok("got it".to_owned())));
        assert_eq!(process.next_line(TEST_TIME), Ok(Err(LineError::Encoding)));
        assert_eq!(process.next_line(TEST_TIME), Err(RecvTimeoutError::Disconnected));
        assert!(process.end().unwrap().unwrap().success());
    }

    fn assert_ends(process: &str) {
        let deadline = Instant::now() + TEST_TIME;
        let process = rustix::process::Pid::from_raw(process.parse().unwrap()).unwrap();
        while rustix::process::test_kill_process(process).is_ok() && !is_zombie(process) {
            assert!(Instant::now() < deadline, "the program is still running");
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// The shell waits for a program that it has started, and neither reads its input.
    #[test]
    fn a_program_that_goes_on_is_killed_with_all_it_has_started() {
        let mut process = shell("trap '' TERM; sleep 1000 & echo $!; wait");
        let sleeper = process.next_line(TEST_TIME).unwrap().unwrap();
        assert_eq!(process.next_line(Duration::ZERO), Err(RecvTimeoutError::Timeout));
        assert_eq!(process.end().unwrap(), None);
        assert_ends(&sleeper);
    }

    /// Programs that the ended one had started once went on for ever.
    #[test]
    fn a_program_that_ends_leaves_nothing_behind() {
        let mut process = shell("sleep 1000 >&2 & echo $!");
        let sleeper = process.next_line(TEST_TIME).unwrap().unwrap();
        assert!(process.end().unwrap().unwrap().success());
        assert_ends(&sleeper);
    }

    /// Returns whether a process has ended but was not collected by its parent yet.
    fn is_zombie(process: rustix::process::Pid) -> bool {
        let stat = format!("/proc/{}/stat", process.as_raw_nonzero());
        std::fs::read_to_string(stat).is_ok_and(|stat| stat.contains(") Z "))
    }
}
