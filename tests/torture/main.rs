//! Abuse from outside: damaged files, full disks, kills at any moment. All these tests are one program, so that it is linked once.

#[cfg(target_os = "linux")]
mod files;
#[cfg(target_os = "linux")]
mod kill;
#[cfg(target_os = "linux")]
mod support;
