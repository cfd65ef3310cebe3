//! Adjudication of positions without a game, legal orders, and orders as numbers.

use crate::{
    enums::{OrderKind, OrderStep, UnitType},
    error::{Error, Result},
    map::Map,
    native::{call, items, sure, Handle},
    order::Order,
    outcome::{OrderResult, Outcome, Source},
    position::Position,
    rules::Rules,
};
use entente_sys as sys;
use std::ops::Deref;

/// A packed result, as the batch writes it.
pub type PackedResult = sys::entente_order_result;

/// Working memory for one map. It may move to another thread; give each thread its own.
///
/// ```
/// use entente::{Adjudicator, Map, Order, Position};
/// let map = Map::builtin("standard")?;
/// let mut judge = Adjudicator::new(&map)?;
/// let start = Position::start(&map)?;
/// let outcome = judge.adjudicate(&start, &[Order::read(&map, "A PAR - BUR", Some("FRANCE"))?], None)?;
/// assert_eq!(outcome.get(0).unwrap().sentence(), "A PAR moves to BUR.");
/// assert_eq!(outcome.next().phase_name(), "F1901M");
/// # Ok::<(), entente::Error>(())
/// ```
pub struct Adjudicator {
    map: Map,
    handle: Handle<sys::entente_scratch>,
}

/// Many positions in memory of the caller, for [`Adjudicator::adjudicate_batch`].
pub struct Batch<'a> {
    /// n * `map.position_size() / 8` numbers, which become the next positions.
    pub positions: &'a mut [u64],
    /// The orders of all positions.
    pub orders: &'a [u64],
    /// n + 1 numbers: position i has the orders from `starts[i]` up to `starts[i + 1]`.
    pub starts: &'a [u64],
    /// Room for a result of each order, without implied ones; may be empty.
    pub results: &'a mut [PackedResult],
    /// Room for n statuses of the C interface; may be empty.
    pub statuses: &'a mut [i32],
}

/// What may be chosen next in an order that is entered step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Hold, move, ...
    Kind(OrderKind),
    /// A province or location.
    Place(String),
    /// By convoy, where an army may also walk.
    ViaConvoy(bool),
    /// The unit to build.
    UnitType(UnitType),
}

/// The next step of an order, its choices, and the order once it is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What is asked; `OrderStep::None`: the order is complete.
    pub step: OrderStep,
    /// The possible answers; each leads to a legal order.
    pub values: Vec<Choice>,
    /// The complete order.
    pub order: Option<Order>,
}

impl Adjudicator {
    /// Working memory for a map.
    pub fn new(map: &Map) -> Result<Adjudicator> {
        // Safety: the map is live.
        let handle = Handle::of(|scratch, error| unsafe { sys::entente_scratch_new(map.at(), scratch, error) })?;
        Ok(Adjudicator { map: map.clone(), handle })
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Adjudicates one phase; the position stays as it is. Errors: `WrongPhase` if the game is over.
    pub fn adjudicate(
        &mut self,
        position: &Position,
        orders: &[Order],
        rules: Option<&Rules>,
    ) -> Result<Adjudication<'_>> {
        self.adjudicate_packed(position, &Order::pack(orders), rules)
    }

    /// The same of packed orders ([`Order::bits`]).
    pub fn adjudicate_packed(
        &mut self,
        position: &Position,
        orders: &[u64],
        rules: Option<&Rules>,
    ) -> Result<Adjudication<'_>> {
        position.is_of(&self.map)?;
        let (at, count) = (orders.as_ptr(), orders.len());
        let mut summary = sys::entente_phase_summary::new();
        // Safety: the position is of the map, the orders are so many, the struct has its struct_size.
        call(|error| unsafe {
            sys::entente_adjudicate(self.at(), position.at(), Rules::at(rules), at, count, &mut summary, error)
        })?;
        Ok(Adjudication { outcome: Outcome::read(Source::Scratch(self), summary)?, judge: self })
    }

    /// Adjudicates many positions, each of which becomes its next position.
    /// Errors: that of the first position which cannot be adjudicated and is of no game that is over, after all were tried.
    pub fn adjudicate_batch(&mut self, batch: Batch<'_>, rules: Option<&Rules>) -> Result<()> {
        let size = self.map.position_size() / 8;
        let count = batch.positions.len() / size;
        let last = *batch.starts.last().unwrap_or(&0) as usize;
        let fits = |room: usize, needed: usize| room == 0 || room >= needed;
        if batch.positions.len() != count * size || batch.starts.len() != count + 1 {
            return Err(Error::invalid("positions and starts are not of the same number of positions".into()));
        }
        if last > batch.orders.len() || !fits(batch.results.len(), last) || !fits(batch.statuses.len(), count) {
            return Err(Error::invalid(format!(
                "orders, results or statuses have no room for {last} orders of {count} positions"
            )));
        }
        let results = if batch.results.is_empty() { std::ptr::null_mut() } else { batch.results.as_mut_ptr() };
        let statuses = if batch.statuses.is_empty() { std::ptr::null_mut() } else { batch.statuses.as_mut_ptr() };
        let (positions, orders, starts) =
            (batch.positions.as_mut_ptr().cast(), batch.orders.as_ptr(), batch.starts.as_ptr());
        let element = std::mem::size_of::<PackedResult>();
        // Safety: the sizes were checked; the library checks that starts ascend, up to the last, and the positions.
        call(|error| unsafe {
            let (scratch, rules) = (self.at(), Rules::at(rules));
            sys::entente_adjudicate_batch(
                scratch, positions, count, rules, orders, starts, results, element, statuses, error,
            )
        })
    }

    /// The legal orders of a province (none: of all) and of a power (none: of all).
    pub fn legal_orders(
        &self,
        position: &Position,
        province: Option<&str>,
        power: Option<&str>,
        rules: Option<&Rules>,
    ) -> Result<Vec<Order>> {
        position.is_of(&self.map)?;
        let (province, power) = (self.map.find_province_or_all(province)?, self.map.find_power_or_none(power)?);
        // Safety: the position is of the map, and the buffer has so many elements.
        Order::items(&self.map, |at, size, length, error| unsafe {
            let rules = Rules::at(rules);
            sys::entente_legal_orders(self.at(), position.at(), rules, power, province, at, size, length, error)
        })
    }

    /// The legal orders as numbers of `actions`, none for one that is no action.
    pub fn legal_actions(
        &self,
        position: &Position,
        actions: &Actions,
        power: Option<&str>,
        rules: Option<&Rules>,
    ) -> Result<Vec<Option<u32>>> {
        position.is_of(&self.map)?;
        let power = self.map.find_power_or_none(power)?;
        // Safety: the position is of the map, and the buffer has so many elements.
        let found = items(|at, size, length, error| unsafe {
            let (rules, actions) = (Rules::at(rules), actions.handle.at());
            sys::entente_legal_actions(self.at(), position.at(), rules, actions, power, at, size, length, error)
        })?;
        Ok(actions_of(&found))
    }

    /// The next choices in an order of a province, after those made so far. Errors: `NotFound` for a choice not offered.
    ///
    /// ```
    /// use entente::{Adjudicator, Choice, Map, OrderKind, Position};
    /// let map = Map::builtin("standard")?;
    /// let judge = Adjudicator::new(&map)?;
    /// let mut made = vec![Choice::Kind(OrderKind::Move)];
    /// let next = judge.choices(&Position::start(&map)?, "PAR", &made, None, None)?;
    /// made.push(next.values[1].clone());
    /// let done = judge.choices(&Position::start(&map)?, "PAR", &made, None, None)?;
    /// assert_eq!(done.order.unwrap().to_string(), "A PAR - BUR");
    /// # Ok::<(), entente::Error>(())
    /// ```
    pub fn choices(
        &self,
        position: &Position,
        province: &str,
        chosen: &[Choice],
        power: Option<&str>,
        rules: Option<&Rules>,
    ) -> Result<Choices> {
        position.is_of(&self.map)?;
        let (province, power) = (self.map.find_province(province)?, self.map.find_power_or_none(power)?);
        let chosen = chosen.iter().map(|each| self.number_of(each)).collect::<Result<Vec<u32>>>()?;
        let (mut step, mut order) = (0, 0);
        // Safety: the position is of the map, the choices are so many, and the buffer has so many elements.
        let found: Vec<u32> = items(|at, size, length, error| unsafe {
            let (scratch, rules, count) = (self.at(), Rules::at(rules), chosen.len());
            sys::entente_order_choices(
                scratch,
                position.at(),
                rules,
                power,
                province,
                chosen.as_ptr(),
                count,
                &mut step,
                at,
                size,
                length,
                &mut order,
                error,
            )
        })?;
        let step = OrderStep::from(step);
        let values = found.iter().map(|number| self.choice_of(step, *number)).collect();
        Ok(Choices { step, values, order: (order != 0).then(|| Order::new(&self.map, order)) })
    }

    fn number_of(&self, choice: &Choice) -> Result<u32> {
        Ok(match choice {
            Choice::Kind(kind) => kind.number(),
            Choice::Place(name) => self.map.find_location(name)?,
            Choice::ViaConvoy(yes) => (*yes).into(),
            Choice::UnitType(unit_type) => unit_type.number(),
        })
    }

    fn choice_of(&self, step: OrderStep, number: u32) -> Choice {
        match step {
            OrderStep::Kind => Choice::Kind(number.into()),
            OrderStep::Via => Choice::ViaConvoy(number != 0),
            OrderStep::Type => Choice::UnitType(number.into()),
            _ => Choice::Place(self.map.location_id(number).unwrap_or("").into()),
        }
    }

    pub(crate) fn at(&self) -> *mut sys::entente_scratch {
        self.handle.at()
    }
}

/// The outcome of [`Adjudicator::adjudicate`].
pub struct Adjudication<'a> {
    outcome: Outcome<'a>,
    judge: &'a Adjudicator,
}

impl<'a> Adjudication<'a> {
    /// The position of the next phase to be played, or of the end of the game.
    #[must_use]
    pub fn next(&self) -> Position {
        // Safety: there are results, and the memory has so many bytes.
        sure(Position::written(self.map(), |at, size, error| unsafe {
            sys::entente_scratch_next(self.judge.at(), at, size, error)
        }))
    }
}

impl<'a> Deref for Adjudication<'a> {
    type Target = Outcome<'a>;
    fn deref(&self) -> &Outcome<'a> {
        &self.outcome
    }
}

impl<'a, 'o> IntoIterator for &'o Adjudication<'a> {
    type Item = &'o OrderResult<'a>;
    type IntoIter = std::slice::Iter<'o, OrderResult<'a>>;
    fn into_iter(self) -> Self::IntoIter {
        self.outcome.iter()
    }
}

/// Numbers every order of a map from 0, as indices of a learner's policy vector. It never changes; any threads.
///
/// ```
/// let actions = entente::Actions::new(&entente::Map::builtin("standard")?, None)?;
/// assert_eq!(actions.len(), 19_293);
/// # Ok::<(), entente::Error>(())
/// ```
pub struct Actions {
    map: Map,
    handle: Handle<sys::entente_actions>,
}

impl Actions {
    /// The actions of a map under rules.
    pub fn new(map: &Map, rules: Option<&Rules>) -> Result<Actions> {
        // Safety: the map is live.
        let handle = Handle::of(|actions, error| unsafe {
            sys::entente_actions_new(map.at(), Rules::at(rules), actions, error)
        })?;
        Ok(Actions { map: map.clone(), handle })
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        // Safety: the handle is live.
        unsafe { sys::entente_actions_count(self.handle.at()) as usize }
    }

    /// There are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Names the numbering: keep it beside what was learnt.
    #[must_use]
    pub fn hash(&self) -> u64 {
        // Safety: the handle is live.
        unsafe { sys::entente_actions_hash(self.handle.at()) }
    }

    /// The numbers of orders, none for one that is no action.
    pub fn of_orders(&self, orders: &[Order]) -> Result<Vec<Option<u32>>> {
        let packed = Order::pack(orders);
        // Safety: the orders are so many, and the buffer has so many elements.
        let found = items(|at, size, length, error| unsafe {
            sys::entente_actions_of_orders(self.handle.at(), packed.as_ptr(), packed.len(), at, size, length, error)
        })?;
        Ok(actions_of(&found))
    }

    /// The orders of numbers, without a power. Errors: `NotFound` for a number beyond the last.
    pub fn to_orders(&self, numbers: &[u32]) -> Result<Vec<Order>> {
        // Safety: the numbers are so many, and the buffer has so many elements.
        Order::items(&self.map, |at, size, length, error| unsafe {
            sys::entente_actions_to_orders(self.handle.at(), numbers.as_ptr(), numbers.len(), at, size, length, error)
        })
    }
}

fn actions_of(numbers: &[u32]) -> Vec<Option<u32>> {
    numbers.iter().map(|number| Some(*number).filter(|number| *number != sys::ENTENTE_NO_ACTION)).collect()
}
