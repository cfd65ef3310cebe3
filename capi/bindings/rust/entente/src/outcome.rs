//! Outcomes of phases: the result of every order, and events without an order.

use crate::{
    adjudicator::Adjudicator,
    enums::{EndKind, EventKind, EventWhy, Illegality, Reason, TextForm},
    error::Result,
    game::Game,
    map::{Map, Unit},
    native::{filled, given, items, long_text, sure},
    order::Order,
    position::Position,
    texts::TextOptions,
};
use entente_sys as sys;
use std::{
    cell::RefCell,
    collections::hash_map::{Entry, HashMap},
    fmt,
    ops::Deref,
    rc::Rc,
    slice,
};

/// Where an outcome lies: a phase of a game, or the working memory of an adjudicator.
#[derive(Clone, Copy)]
pub(crate) enum Source<'a> {
    Game(&'a Game, sys::entente_phase),
    Scratch(&'a Adjudicator),
}

/// A source with the sentences that were asked for, by kind of texts and options.
struct Origin<'a> {
    source: Source<'a>,
    sentences: RefCell<HashMap<(sys::entente_phase_texts, TextOptions), Vec<String>>>,
}

impl<'a> Origin<'a> {
    fn map(&self) -> &'a Map {
        match self.source {
            Source::Game(game, _) => game.map(),
            Source::Scratch(judge) => judge.map(),
        }
    }

    /// All texts of a kind.
    fn texts(&self, kind: sys::entente_phase_texts, options: &TextOptions) -> Result<Vec<String>> {
        // Safety: the handle is live, the struct has its struct_size.
        let lines = long_text(|out, error| unsafe {
            match self.source {
                Source::Game(game, phase) => sys::entente_game_texts(game.at(), phase, kind, options.at(), out, error),
                Source::Scratch(judge) => sys::entente_scratch_texts(judge.at(), kind, options.at(), out, error),
            }
        })?;
        Ok(lines.lines().map(String::from).collect())
    }

    fn sentence(&self, kind: sys::entente_phase_texts, index: usize, options: &TextOptions) -> Result<String> {
        let mut kept = self.sentences.borrow_mut();
        let lines = match kept.entry((kind, options.clone())) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(self.texts(kind, options)?),
        };
        Ok(lines[index].clone())
    }
}

/// The outcome of a phase: its results as a slice, one for each order handed in, then the implied ones; and its events.
///
/// It borrows the game or adjudicator, so it is gone when the phase is: no result of an undone phase can be asked.
///
/// ```compile_fail
/// let mut game = entente::Game::new("standard").unwrap();
/// let phase = game.process().unwrap();
/// game.undo().unwrap();
/// phase.len();
/// ```
pub struct Outcome<'a> {
    origin: Rc<Origin<'a>>,
    summary: sys::entente_phase_summary,
    results: Vec<OrderResult<'a>>,
}

impl<'a> Outcome<'a> {
    pub(crate) fn read(source: Source<'a>, summary: sys::entente_phase_summary) -> Result<Self> {
        let origin = Rc::new(Origin { source, sentences: RefCell::default() });
        // Safety: the handle is live, the buffer has so many elements.
        let results = items(|at, size, length, error| unsafe {
            let element = std::mem::size_of::<sys::entente_order_result>();
            match source {
                Source::Game(game, phase) => {
                    sys::entente_game_results(game.at(), phase, at, element, size, length, error)
                }
                Source::Scratch(judge) => sys::entente_scratch_results(judge.at(), at, element, size, length, error),
            }
        })?;
        let texts = origin.texts(sys::ENTENTE_TEXTS_ORDERS, &TextOptions::new())?;
        let made = |(index, (result, text))| OrderResult { origin: origin.clone(), result, text, index };
        let results = results.into_iter().zip(texts).enumerate().map(made).collect();
        Ok(Outcome { origin, summary, results })
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &'a Map {
        self.origin.map()
    }

    /// The results.
    #[must_use]
    pub fn results(&self) -> &[OrderResult<'a>] {
        &self.results
    }

    /// The results of orders that did not succeed.
    pub fn failed(&self) -> impl Iterator<Item = &OrderResult<'a>> + '_ {
        self.iter().filter(|each| !each.succeeded())
    }

    /// The results of a power's orders. Errors: `NotFound`.
    pub fn of(&self, power: &str) -> Result<impl Iterator<Item = &OrderResult<'a>> + '_> {
        let number = self.map().find_power(power)?;
        Ok(self.iter().filter(move |each| each.power_number() == number))
    }

    /// What happened without an order, also in phases that were skipped after this one.
    #[must_use]
    pub fn events(&self) -> Vec<Event<'a>> {
        // Safety: the handle is live, and the buffer has so many elements.
        self.events_of(sys::ENTENTE_TEXTS_EVENTS, |at, size, length, error| unsafe {
            match self.origin.source {
                Source::Game(game, phase) => sys::entente_game_events(game.at(), phase, at, size, length, error),
                Source::Scratch(judge) => sys::entente_scratch_events(judge.at(), at, size, length, error),
            }
        })
    }

    /// All units that the phase cost.
    #[must_use]
    pub fn losses(&self) -> Vec<Event<'a>> {
        // Safety: the handle is live, and the buffer has so many elements.
        self.events_of(sys::ENTENTE_TEXTS_LOSSES, |at, size, length, error| unsafe {
            match self.origin.source {
                Source::Game(game, phase) => sys::entente_game_losses(game.at(), phase, at, size, length, error),
                Source::Scratch(judge) => sys::entente_scratch_losses(judge.at(), at, size, length, error),
            }
        })
    }

    /// The position straight after the phase, before centers change hands.
    #[must_use]
    pub fn after(&self) -> Position {
        // Safety: the handle is live, and the memory has so many bytes.
        sure(Position::written(self.map(), |at, size, error| unsafe {
            match self.origin.source {
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
            match self.origin.source {
                Source::Game(game, phase) => {
                    sys::entente_game_explain(game.at(), phase, text, length, form, options, out, error)
                }
                Source::Scratch(judge) => {
                    sys::entente_scratch_explain(judge.at(), text, length, form, options, out, error)
                }
            }
        })
    }

    fn events_of(
        &self,
        list: sys::entente_phase_texts,
        body: impl FnMut(*mut sys::entente_event, usize, *mut usize, *mut sys::entente_error) -> sys::entente_status,
    ) -> Vec<Event<'a>> {
        let made = |(index, each): (usize, &sys::entente_event)| Event {
            kind: u32::from(each.kind).into(),
            why: u32::from(each.why).into(),
            power: self.map().power_id(each.power.into()).map(str::to_string),
            unit: (u32::from(each.unit.location) != sys::ENTENTE_NO_LOCATION).then(|| self.map().unit(&each.unit)),
            origin: self.origin.clone(),
            list,
            index,
        };
        sure(items(body)).iter().enumerate().map(made).collect()
    }
}

impl<'a> Deref for Outcome<'a> {
    type Target = [OrderResult<'a>];
    fn deref(&self) -> &[OrderResult<'a>] {
        &self.results
    }
}

impl<'a, 'o> IntoIterator for &'o Outcome<'a> {
    type Item = &'o OrderResult<'a>;
    type IntoIter = slice::Iter<'o, OrderResult<'a>>;
    fn into_iter(self) -> Self::IntoIter {
        self.results.iter()
    }
}

/// The result of an order. Displayed as "A PAR - BUR: bounced".
#[derive(Clone)]
pub struct OrderResult<'a> {
    origin: Rc<Origin<'a>>,
    result: sys::entente_order_result,
    text: String,
    index: usize,
}

impl<'a> OrderResult<'a> {
    /// The order in normal form, with real type and coast; none if the line was unreadable.
    #[must_use]
    pub fn order(&self) -> Option<Order> {
        (self.result.order & 15 != 0).then(|| Order::new(self.origin.map(), self.result.order))
    }

    /// Who gave it.
    #[must_use]
    pub fn power(&self) -> &'a str {
        self.origin.map().power_id(self.power_number()).unwrap_or("")
    }

    /// As it was handed in; of a packed or implied order its normal form.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
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
        self.origin.map().location_id(self.result.cause.into())
    }

    /// The province of the unit that dislodged the ordered unit.
    #[must_use]
    pub fn dislodged_by(&self) -> Option<&'a str> {
        self.origin.map().location_id(self.result.dislodged_by.into())
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
        self.origin.sentence(sys::ENTENTE_TEXTS_RESULTS, self.index, options)
    }

    fn power_number(&self) -> sys::entente_power {
        (self.result.order >> 16 & 0xff) as sys::entente_power
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
    origin: Rc<Origin<'a>>,
    list: sys::entente_phase_texts,
    index: usize,
}

impl Event<'_> {
    /// What happened and why, in English with ids.
    #[must_use]
    pub fn sentence(&self) -> String {
        sure(self.sentence_in(&TextOptions::new()))
    }

    /// What happened and why. Errors: `InvalidArgument` for an unknown language.
    pub fn sentence_in(&self, options: &TextOptions) -> Result<String> {
        self.origin.sentence(self.list, self.index, options)
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
        // Safety: the game is live, the struct has its struct_size.
        let summary = filled(|summary, error| unsafe { sys::entente_game_summary(game.at(), number, summary, error) })?;
        Ok(PlayedPhase { outcome: Outcome::read(Source::Game(game, number), summary)?, game, number })
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
    type Item = &'o OrderResult<'a>;
    type IntoIter = slice::Iter<'o, OrderResult<'a>>;
    fn into_iter(self) -> Self::IntoIter {
        self.outcome.iter()
    }
}

impl fmt::Debug for PlayedPhase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayedPhase({}, {} results)", self.name(), self.len())
    }
}
