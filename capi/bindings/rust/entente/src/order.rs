//! Orders: 64-bit values with the map whose places they name.

use crate::{
    enums::{OrderKind, PhaseType, UnitType},
    error::Result,
    map::Map,
    native::{filled, given, items, short_text},
    rules::Rules,
};
use entente_sys as sys;
use std::{fmt, hash};

/// An order, legal or not. Displayed in normal form: "A PAR - BUR".
///
/// ```
/// use entente::{Map, Order, OrderKind};
/// let map = Map::builtin("standard")?;
/// let order = Order::read(&map, "Army Paris supports A Marseilles - Burgundy", Some("FRANCE"))?;
/// assert_eq!(order.to_string(), "A PAR S A MAR - BUR");
/// assert_eq!((order.kind(), order.third()), (OrderKind::SupportMove, Some("MAR")));
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone)]
pub struct Order {
    map: Map,
    bits: u64,
}

impl Order {
    /// An order of its 64 bits, such as another order's [`bits`](Order::bits).
    #[must_use]
    pub fn new(map: &Map, bits: u64) -> Order {
        Order { map: map.clone(), bits }
    }

    /// A movement order of a text in any notation; `power` may be none if the text names it.
    /// Errors: `InvalidArgument` with column, offset and length of the offending word.
    pub fn read(map: &Map, text: &str, power: Option<&str>) -> Result<Order> {
        Order::read_in(map, text, power, PhaseType::Movement, None)
    }

    /// The same in any phase, which decides the meaning of "-" and "D", and under rules.
    pub fn read_in(
        map: &Map,
        text: &str,
        power: Option<&str>,
        phase: PhaseType,
        rules: Option<&Rules>,
    ) -> Result<Order> {
        let (power, (at, length)) = (map.find_power_or_none(power)?, given(text));
        // Safety: the text has so many bytes.
        let bits = filled(|order, error| unsafe {
            sys::entente_order_read(map.at(), Rules::at(rules), phase.number(), power, at, length, order, error)
        })?;
        Ok(Order::new(map, bits))
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The packed order, as the packed calls of an `Adjudicator` take it.
    #[must_use]
    pub fn bits(&self) -> u64 {
        self.bits
    }

    /// What it orders.
    #[must_use]
    pub fn kind(&self) -> OrderKind {
        self.fields().kind.into()
    }

    /// Who gives it, if it says so.
    #[must_use]
    pub fn power(&self) -> Option<&str> {
        self.map.power_id(self.fields().power)
    }

    /// Of the ordered unit, or the one to build, if it says so.
    #[must_use]
    pub fn unit_type(&self) -> Option<UnitType> {
        let fields = self.fields();
        (fields.unit_type_known != 0).then(|| fields.unit_type.into())
    }

    /// Where the ordered unit stands, or the build site; none of a waive.
    #[must_use]
    pub fn source(&self) -> Option<&str> {
        self.map.location_id(self.fields().source)
    }

    /// The destination of a move, retreat, supported move or convoy.
    #[must_use]
    pub fn target(&self) -> Option<&str> {
        self.map.location_id(self.fields().target)
    }

    /// Where the supported or convoyed unit stands.
    #[must_use]
    pub fn third(&self) -> Option<&str> {
        self.map.location_id(self.fields().third)
    }

    /// A move by convoy.
    #[must_use]
    pub fn via_convoy(&self) -> bool {
        self.fields().via_convoy != 0
    }

    fn fields(&self) -> sys::entente_order_fields {
        // Safety: the struct has its struct_size. Bits of no order have no parts.
        filled(|fields, error| unsafe { sys::entente_order_unpack(self.bits, fields, error) }).unwrap_or(
            sys::entente_order_fields {
                power: sys::ENTENTE_NO_POWER,
                source: sys::ENTENTE_NO_LOCATION,
                target: sys::ENTENTE_NO_LOCATION,
                third: sys::ENTENTE_NO_LOCATION,
                ..sys::entente_order_fields::new()
            },
        )
    }

    pub(crate) fn list(map: &Map, packed: &[u64]) -> Vec<Order> {
        packed.iter().map(|bits| Order::new(map, *bits)).collect()
    }

    pub(crate) fn pack(orders: &[Order]) -> Vec<u64> {
        orders.iter().map(Order::bits).collect()
    }

    /// The orders that a call writes.
    pub(crate) fn items(
        map: &Map,
        body: impl FnMut(*mut u64, usize, *mut usize, *mut sys::entente_error) -> sys::entente_status,
    ) -> Result<Vec<Order>> {
        items(body).map(|packed| Order::list(map, &packed))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Safety: the buffer has so many bytes.
        let text = short_text(|at, size, length, error| unsafe {
            sys::entente_order_write(self.map.at(), self.bits, at, size, length, error)
        });
        f.pad(&text.unwrap_or_default())
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Order({} {self})", self.power().unwrap_or("-"))
    }
}

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits && self.map == other.map
    }
}
impl Eq for Order {}

impl hash::Hash for Order {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
