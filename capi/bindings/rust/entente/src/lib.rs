//! Entente adjudicates the board game Diplomacy: orders in, the result of every order with its reason out.
//!
//! ```
//! use entente::Game;
//! let mut game = Game::new("standard")?;
//! game.submit("FRANCE", ["A PAR - BUR"])?;
//! for result in &game.process()? {
//!     println!("{result}: {}", result.sentence());
//! }
//! # Ok::<(), entente::Error>(())
//! ```
//!
//! [`Game`] plays a game over time, [`Adjudicator`] adjudicates positions without one, [`Exchange`] speaks JSON. Powers and
//! places are their ids, "FRANCE" and "STP/SC"; what takes one takes every name of the map. A failed or illegal order is a
//! result; anything else is an [`Error`].
//!
//! Threads: [`Map`], [`Rules`], [`Order`], [`Position`], [`Actions`] and [`Document`] are `Send` and `Sync`; [`Game`], [`Adjudicator`] and [`Exchange`] are `Send`
//! and serve one thread at a time. Objects free themselves.

#![deny(missing_docs, rust_2018_idioms)]

mod adjudicator;
#[rustfmt::skip]
mod enums;
mod error;
mod exchange;
mod game;
mod map;
mod native;
mod order;
mod outcome;
mod position;
mod rules;
mod texts;

pub use adjudicator::{Actions, Adjudication, Adjudicator, Batch, Choice, Choices, PackedResult};
pub use enums::*;
pub use error::{Error, Fault, Place, Result};
pub use exchange::{adjudicate_listing, convert, game_forms, Converted, Document, Exchange};
pub use game::{EndRules, Game, OrderCheck, Owed, Question, Submission, Vote};
pub use map::{Location, Map, Power, Unit};
pub use native::Word;
pub use order::Order;
pub use outcome::{Event, OrderResult, Outcome, PlayedPhase};
pub use position::{score_systems, Counts, Position, Score};
pub use rules::{options, Described, OptionValue, RuleOption, Rules};
pub use texts::{RenderOptions, TextOptions};

/// The version of the library: "1.1.0".
#[must_use]
pub fn version() -> &'static str {
    // Safety: the text is static.
    unsafe { native::text_at(entente_sys::entente_version()) }.unwrap_or("")
}

/// The codes of the languages in which sentences can be written: "en", "de".
pub fn languages() -> impl Iterator<Item = &'static str> {
    (0..).map(|number| TextLanguage::from(number).word()).take_while(|word| !word.is_empty())
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
