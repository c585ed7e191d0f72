//! Abuse from outside: damaged files, full disks, kills at any moment. All these tests are one program, so that it is linked once.

mod files;
mod kill;
mod support;
