//! Outcomes of phases: the result of every order, and events without an order.

use crate::{
    adjudicator::Adjudicator,
    enums::{EndKind, EventKind, EventWhy, Illegality, Reason, TextForm},
    error::Result,
    game::Game,
    map::{Map, Unit},
    native::{filled, given, items, long_text, short_text, sure},
    order::Order,
    position::Position,
    texts::TextOptions,
};
use entente_sys as sys;
use std::{fmt, ops::Deref};

/// Where an outcome lies: a phase of a game, or the working memory of an adjudicator.
#[derive(Clone, Copy)]
pub(crate) enum Source<'a> {
    Game(&'a Game, sys::entente_phase),
    Scratch(&'a Adjudicator),
}

/// The outcome of a phase: its results, one for each order handed in, then the implied ones; and its events.
///
/// It borrows the game or adjudicator, so it is gone when the phase is: no result of an undone phase can be asked.
///
/// ```compile_fail
/// let mut game = entente::Game::new("standard").unwrap();
/// let phase = game.process().unwrap();
/// game.undo().unwrap();
/// phase.get(0);
/// ```
pub struct Outcome<'a> {
    source: Source<'a>,
    summary: sys::entente_phase_summary,
    results: Vec<sys::entente_order_result>,
}

impl<'a> Outcome<'a> {
    pub(crate) fn read(source: Source<'a>) -> Result<Self> {
        // Safety: the handle is live, the struct has its struct_size, the buffer so many elements.
        let results = items(|at, size, length, error| unsafe {
            let element = std::mem::size_of::<sys::entente_order_result>();
            match source {
                Source::Game(game, phase) => {
                    sys::entente_game_results(game.at(), phase, at, element, size, length, error)
                }
                Source::Scratch(judge) => sys::entente_scratch_results(judge.at(), at, element, size, length, error),
            }
        })?;
        let summary = match source {
            // Safety: as above.
            Source::Game(game, phase) => {
                filled(|summary, error| unsafe { sys::entente_game_summary(game.at(), phase, summary, error) })?
            }
            Source::Scratch(judge) => judge.summary,
        };
        Ok(Outcome { source, summary, results })
    }

    pub(crate) fn source(&self) -> Source<'a> {
        self.source
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &'a Map {
        match self.source {
            Source::Game(game, _) => game.map(),
            Source::Scratch(judge) => judge.map(),
        }
    }

    /// The number of results.
    #[must_use]
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// There are no results.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// A result by number.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<OrderResult<'a>> {
        let result = *self.results.get(index)?;
        Some(OrderResult { source: self.source, result, index: index as u32 })
    }

    /// The results.
    #[must_use]
    pub fn iter(&self) -> Results<'a, '_> {
        Results { outcome: self, next: 0 }
    }

    /// The results of orders that did not succeed.
    pub fn failed(&self) -> impl Iterator<Item = OrderResult<'a>> + '_ {
        self.iter().filter(|each| !each.succeeded())
    }

    /// The results of a power's orders. Errors: `NotFound`.
    pub fn of(&self, power: &str) -> Result<impl Iterator<Item = OrderResult<'a>> + '_> {
        let number = self.map().find_power(power)?;
        Ok(self.iter().filter(move |each| each.power_number() == number))
    }

    /// What happened without an order, also in phases that were skipped after this one.
    #[must_use]
    pub fn events(&self) -> Vec<Event<'a>> {
        // Safety: the handle is live, and the buffer has so many elements.
        self.events_of(sure(items(|at, size, length, error| unsafe {
            match self.source {
                Source::Game(game, phase) => sys::entente_game_events(game.at(), phase, at, size, length, error),
                Source::Scratch(judge) => sys::entente_scratch_events(judge.at(), at, size, length, error),
            }
        })))
    }

    /// All units that the phase cost. Those that no event is about have no sentence.
    #[must_use]
    pub fn losses(&self) -> Vec<Event<'a>> {
        // Safety: the handle is live, and the buffer has so many elements.
        self.events_of(sure(items(|at, size, length, error| unsafe {
            match self.source {
                Source::Game(game, phase) => sys::entente_game_losses(game.at(), phase, at, size, length, error),
                Source::Scratch(judge) => sys::entente_scratch_losses(judge.at(), at, size, length, error),
            }
        })))
    }

    /// The position straight after the phase, before centers change hands.
    #[must_use]
    pub fn after(&self) -> Position {
        // Safety: the handle is live, and the memory has so many bytes.
        sure(Position::written(self.map(), |at, size, error| unsafe {
            match self.source {
                Source::Game(game, phase) => sys::entente_game_after(game.at(), phase, at, size, error),
                Source::Scratch(judge) => sys::entente_scratch_after(judge.at(), at, size, error),
            }
        }))
    }

    /// How the phase ended the game; `EndKind::None` if it goes on.
    #[must_use]
    pub fn end(&self) -> EndKind {
        self.summary.end_kind.into()
    }

    /// The winners of that end.
    #[must_use]
    pub fn winners(&self) -> Vec<String> {
        self.map().powers_of(self.summary.winners)
    }

    /// Why orders ended as they did: an order ("A PAR - BUR"), a unit ("A PAR") or "" for all; a graph is of the whole phase.
    /// Errors: `NotFound` if no such order was given.
    pub fn explain(&self, order: &str, form: TextForm, options: &TextOptions) -> Result<String> {
        let ((text, length), form, options) = (given(order), form.number(), options.at());
        // Safety: the handle is live, and the text has so many bytes.
        long_text(|out, error| unsafe {
            match self.source {
                Source::Game(game, phase) => {
                    sys::entente_game_explain(game.at(), phase, text, length, form, options, out, error)
                }
                Source::Scratch(judge) => {
                    sys::entente_scratch_explain(judge.at(), text, length, form, options, out, error)
                }
            }
        })
    }

    fn events_of(&self, found: Vec<sys::entente_event>) -> Vec<Event<'a>> {
        let made = |(index, each): (usize, &sys::entente_event)| Event {
            kind: u32::from(each.kind).into(),
            why: u32::from(each.why).into(),
            power: self.map().power_id(each.power.into()).map(str::to_string),
            unit: (u32::from(each.unit.location) != sys::ENTENTE_NO_LOCATION).then(|| self.map().unit(&each.unit)),
            source: self.source,
            index: index as u32,
        };
        found.iter().enumerate().map(made).collect()
    }
}

impl<'a, 'o> IntoIterator for &'o Outcome<'a> {
    type Item = OrderResult<'a>;
    type IntoIter = Results<'a, 'o>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The results of an outcome, one after the other.
pub struct Results<'a, 'o> {
    outcome: &'o Outcome<'a>,
    next: usize,
}

impl<'a> Iterator for Results<'a, '_> {
    type Item = OrderResult<'a>;
    fn next(&mut self) -> Option<Self::Item> {
        self.next += 1;
        self.outcome.get(self.next - 1)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.outcome.len().saturating_sub(self.next);
        (left, Some(left))
    }
}
impl ExactSizeIterator for Results<'_, '_> {}

/// The result of an order. Displayed as "A PAR - BUR: bounced".
#[derive(Clone, Copy)]
pub struct OrderResult<'a> {
    source: Source<'a>,
    result: sys::entente_order_result,
    index: u32,
}

impl<'a> OrderResult<'a> {
    /// The order in normal form, with real type and coast; none if the line was unreadable.
    #[must_use]
    pub fn order(&self) -> Option<Order> {
        (self.result.order & 15 != 0).then(|| Order::new(self.map(), self.result.order))
    }

    /// Who gave it.
    #[must_use]
    pub fn power(&self) -> &'a str {
        self.map().power_id(self.power_number()).unwrap_or("")
    }

    /// As it was handed in; of a packed or implied order its normal form.
    #[must_use]
    pub fn text(&self) -> String {
        let written = self.line().map_or(String::new(), |(game, phase)| {
            // Safety: the line exists, and the buffer has so many bytes.
            sure(short_text(|at, size, length, error| unsafe {
                sys::entente_game_line_text(game.at(), phase, self.index, at, size, length, error)
            }))
        });
        if written.is_empty() {
            return self.order().map_or(written, |order| order.to_string());
        }
        written
    }

    /// Why it failed; `Reason::None`: it succeeded.
    #[must_use]
    pub fn reason(&self) -> Reason {
        u32::from(self.result.reason).into()
    }

    /// Why it is illegal, or void by a rule.
    #[must_use]
    pub fn illegality(&self) -> Illegality {
        u32::from(self.result.illegality).into()
    }

    /// The province, before the phase, of the unit that made it fail.
    #[must_use]
    pub fn cause(&self) -> Option<&'a str> {
        self.map().location_id(self.result.cause.into())
    }

    /// The province of the unit that dislodged the ordered unit.
    #[must_use]
    pub fn dislodged_by(&self) -> Option<&'a str> {
        self.map().location_id(self.result.dislodged_by.into())
    }

    /// Not given, but implied for a unit without a legal order.
    #[must_use]
    pub fn implied(&self) -> bool {
        self.result.implied != 0
    }

    /// A build that the other powers do not see yet.
    #[must_use]
    pub fn hidden(&self) -> bool {
        self.result.hidden != 0
    }

    /// It has no reason to have failed.
    #[must_use]
    pub fn succeeded(&self) -> bool {
        self.reason() == Reason::None
    }

    /// Why it ended so, in English with ids.
    #[must_use]
    pub fn sentence(&self) -> String {
        sure(self.sentence_in(&TextOptions::new()))
    }

    /// Why it ended so. Errors: `InvalidArgument` for an unknown language.
    pub fn sentence_in(&self, options: &TextOptions) -> Result<String> {
        let (index, how) = (self.index, options.at());
        // Safety: the handle is live, and the buffer has so many bytes.
        short_text(|at, size, length, error| unsafe {
            match self.source {
                Source::Game(game, phase) => {
                    sys::entente_game_result_sentence(game.at(), phase, index, how, at, size, length, error)
                }
                Source::Scratch(judge) => {
                    sys::entente_scratch_result_sentence(judge.at(), index, how, at, size, length, error)
                }
            }
        })
    }

    fn map(&self) -> &'a Map {
        match self.source {
            Source::Game(game, _) => game.map(),
            Source::Scratch(judge) => judge.map(),
        }
    }

    /// The game and phase, if the result is of a line that was handed in.
    fn line(&self) -> Option<(&'a Game, sys::entente_phase)> {
        match self.source {
            Source::Game(game, phase) if !self.implied() => Some((game, phase)),
            _ => None,
        }
    }

    fn power_number(&self) -> sys::entente_power {
        match self.line() {
            // Safety: the line exists, and the struct has its struct_size.
            Some((game, phase)) => {
                sure(filled(|line: *mut sys::entente_line, error| unsafe {
                    sys::entente_game_line(game.at(), phase, self.index, line, error)
                }))
                .power
            }
            None => (self.result.order >> 16 & 0xff) as u32,
        }
    }
}

impl fmt::Display for OrderResult<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.text(), self.reason())
    }
}

impl fmt::Debug for OrderResult<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OrderResult({} {self})", self.power())
    }
}

/// Something that happened without an order: a unit was lost, a build waived, a power won.
#[derive(Clone)]
pub struct Event<'a> {
    /// What.
    pub kind: EventKind,
    /// Why.
    pub why: EventWhy,
    /// Whose.
    pub power: Option<String>,
    /// The unit, if it is about one.
    pub unit: Option<Unit>,
    source: Source<'a>,
    index: u32,
}

impl Event<'_> {
    /// What happened and why, in English with ids. Errors: `NotFound` for losses that are no events of the phase.
    pub fn sentence(&self) -> Result<String> {
        self.sentence_in(&TextOptions::new())
    }

    /// The same as `options` say. Errors: also `InvalidArgument` for an unknown language.
    pub fn sentence_in(&self, options: &TextOptions) -> Result<String> {
        let (index, how) = (self.index, options.at());
        // Safety: the handle is live, and the buffer has so many bytes.
        short_text(|at, size, length, error| unsafe {
            match self.source {
                Source::Game(game, phase) => {
                    sys::entente_game_event_sentence(game.at(), phase, index, how, at, size, length, error)
                }
                Source::Scratch(judge) => {
                    sys::entente_scratch_event_sentence(judge.at(), index, how, at, size, length, error)
                }
            }
        })
    }
}

impl fmt::Debug for Event<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Event({} {} {:?} {:?})", self.kind, self.why, self.power, self.unit)
    }
}

/// A phase of a game that was played: an [`Outcome`] with a name.
pub struct PlayedPhase<'a> {
    outcome: Outcome<'a>,
    game: &'a Game,
    number: u32,
}

impl<'a> PlayedPhase<'a> {
    pub(crate) fn read(game: &'a Game, number: u32) -> Result<Self> {
        Ok(PlayedPhase { outcome: Outcome::read(Source::Game(game, number))?, game, number })
    }

    /// From 0.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// "S1901M".
    #[must_use]
    pub fn name(&self) -> String {
        self.position().phase_name()
    }

    /// The position at the start of the phase.
    #[must_use]
    pub fn position(&self) -> Position {
        sure(self.game.position_at(self.number))
    }

    /// The powers that played their default orders.
    #[must_use]
    pub fn by_default(&self) -> Vec<String> {
        self.map().powers_of(self.outcome.summary.by_default)
    }

    /// The result as JSON: orders, events, losses, after, next (result.schema.json).
    pub fn json(&self, options: &TextOptions) -> Result<String> {
        // Safety: the game is live.
        long_text(|out, error| unsafe {
            sys::entente_game_phase_json(self.game.at(), self.number, options.at(), out, error)
        })
    }
}

impl<'a> Deref for PlayedPhase<'a> {
    type Target = Outcome<'a>;
    fn deref(&self) -> &Outcome<'a> {
        &self.outcome
    }
}

impl<'a, 'o> IntoIterator for &'o PlayedPhase<'a> {
    type Item = OrderResult<'a>;
    type IntoIter = Results<'a, 'o>;
    fn into_iter(self) -> Self::IntoIter {
        self.outcome.iter()
    }
}

impl fmt::Debug for PlayedPhase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayedPhase({}, {} results)", self.name(), self.len())
    }
}
