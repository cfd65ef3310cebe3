//! Positions: who stands where and owns what, in which phase.

use crate::{
    enums::{EndKind, PhaseType, ScoreSystem, TextForm, UnitType},
    error::{Error, Result},
    map::{Map, Unit},
    native::{call, described, filled, given, items, long_text, short_text, sure, text_in},
    rules::{Described, Rules},
    texts::{RenderOptions, TextOptions},
};
use entente_sys as sys;
use std::fmt;

/// What a power has on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Units without the dislodged ones.
    pub units: u16,
    /// Dislodged units.
    pub dislodged: u16,
    /// Supply centers that it owns and that count in the phase.
    pub centers: u16,
}

/// A fraction in lowest terms. Displayed as "1/3".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Above the line.
    pub numerator: i64,
    /// Below the line; above 0.
    pub denominator: i64,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// The scoring systems, with a sentence about each; the index is the number of a [`ScoreSystem`].
pub fn score_systems() -> impl Iterator<Item = Described> {
    described(sys::entente_score_system_describe, |info: &sys::entente_score_system_info| Described {
        name: text_in(&info.name),
        text: text_in(&info.text),
    })
}

/// A position of a map: plain memory, which can be cloned, compared and hashed.
///
/// ```
/// use entente::{Map, Position, UnitType};
/// let map = Map::builtin("standard")?;
/// let mut board = Position::empty(&map)?;
/// board.place("FRANCE", UnitType::Army, "Paris")?;
/// board.set_owner("PAR", Some("FRANCE"))?;
/// board.set_phase("F1901M")?;
/// assert_eq!(board.units()[0].to_string(), "A PAR");
/// assert_eq!(Position::from_line(&map, &board.line())?, board);
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    map: Map,
    memory: Vec<u64>,
}

impl Position {
    /// The start of a map.
    pub fn start(map: &Map) -> Result<Position> {
        // Safety: the memory has so many bytes.
        Position::written(map, |at, size, error| unsafe { sys::entente_position_start(map.at(), at, size, error) })
    }

    /// A board without units, at the map's first phase.
    pub fn empty(map: &Map) -> Result<Position> {
        // Safety: the memory has so many bytes.
        Position::written(map, |at, size, error| unsafe { sys::entente_position_clear(map.at(), at, size, error) })
    }

    /// A position of bytes, such as [`memory`](Position::memory) of another one.
    /// Errors: `InvalidArgument` if they are no position of the map.
    pub fn from_bytes(map: &Map, bytes: &[u8]) -> Result<Position> {
        let size = map.position_size();
        if bytes.len() != size {
            return Err(Error::invalid(format!("a position of {} has {size} bytes, not {}", map.name(), bytes.len())));
        }
        Position::written(map, |at, _, error| {
            // Safety: both have so many bytes; the map is live.
            unsafe {
                std::ptr::copy_nonoverlapping(bytes.as_ptr(), at.cast(), size);
                sys::entente_position_check(map.at(), at, error)
            }
        })
    }

    /// A position of a line of text (docs/lines.md). Errors: `InvalidArgument` with the column.
    pub fn from_line(map: &Map, line: &str) -> Result<Position> {
        let (text, length) = given(line);
        // Safety: text and memory have so many bytes.
        Position::written(map, |at, size, error| unsafe {
            sys::entente_position_read_line(map.at(), text, length, at, size, error)
        })
    }

    /// A position of a JSON phase object. Errors: `InvalidArgument` with line and column.
    pub fn from_json(map: &Map, json: &str) -> Result<Position> {
        let (text, length) = given(json);
        // Safety: text and memory have so many bytes.
        Position::written(map, |at, size, error| unsafe {
            sys::entente_position_from_json(map.at(), text, length, at, size, error)
        })
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// "S1901M"; "COMPLETED" if the game is over.
    #[must_use]
    pub fn phase_name(&self) -> String {
        text_in(&self.info().phase_name)
    }

    /// Movement, retreats or adjustments.
    #[must_use]
    pub fn phase_type(&self) -> PhaseType {
        self.info().phase_type.into()
    }

    /// The year of the phase.
    #[must_use]
    pub fn year(&self) -> i32 {
        self.info().year
    }

    /// How the game ended; `EndKind::None` if it goes on.
    #[must_use]
    pub fn end(&self) -> EndKind {
        self.info().end_kind.into()
    }

    /// For whom it ended.
    #[must_use]
    pub fn winners(&self) -> Vec<String> {
        self.map.powers_of(self.info().winners)
    }

    /// Units without the dislodged ones, by province.
    #[must_use]
    pub fn units(&self) -> Vec<Unit> {
        self.listed(sys::entente_position_units).iter().map(|each| self.map.unit(each)).collect()
    }

    /// Dislodged units, by province; [`retreats`](Position::retreats) says where each may go.
    #[must_use]
    pub fn dislodged(&self) -> Vec<Unit> {
        self.listed(sys::entente_position_dislodged).iter().map(|each| self.map.unit(each)).collect()
    }

    /// Where the dislodged unit of a province may go. Errors: `NotFound` if none is there.
    pub fn retreats(&self, province: &str) -> Result<Vec<String>> {
        let number = self.map.find_province(province)?;
        // Safety: the buffer has so many elements.
        self.places(|out, size, length, error| unsafe {
            sys::entente_position_retreats(self.map.at(), self.at(), number, out, size, length, error)
        })
    }

    /// The owner of each of the map's centers, none if it is neutral.
    #[must_use]
    pub fn owners(&self) -> Vec<Option<String>> {
        let name = |power: u8| self.map.power_id(power.into()).map(str::to_string);
        self.listed(sys::entente_position_owners).into_iter().map(name).collect()
    }

    /// The counts of each of the map's powers.
    #[must_use]
    pub fn counts(&self) -> Vec<Counts> {
        let made = |each: sys::entente_power_counts| Counts {
            units: each.units,
            dislodged: each.dislodged,
            centers: each.centers,
        };
        self.listed(sys::entente_position_counts).into_iter().map(made).collect()
    }

    /// In an adjustments phase: how many units a power may build (> 0) or must remove (< 0).
    pub fn due(&self, power: &str, rules: Option<&Rules>) -> Result<i32> {
        let number = self.map.find_power(power)?;
        // Safety: the position is of the map.
        filled(|due, error| unsafe {
            sys::entente_position_due(self.map.at(), self.at(), Rules::at(rules), number, due, error)
        })
    }

    /// The home centers of a power now.
    pub fn homes(&self, power: &str) -> Result<Vec<String>> {
        let number = self.map.find_power(power)?;
        // Safety: the buffer has so many elements.
        self.places(|out, size, length, error| unsafe {
            sys::entente_position_homes(self.map.at(), self.at(), number, out, size, length, error)
        })
    }

    /// The score of each of the map's powers, provisional if the game goes on. `unplayed`: powers without a player.
    pub fn scores(&self, system: ScoreSystem, unplayed: &[&str]) -> Result<Vec<Score>> {
        let unplayed = self.map.find_powers(unplayed)?;
        // Safety: the buffer has so many elements.
        let found: Vec<sys::entente_score> = items(|out, size, length, error| unsafe {
            let (map, system) = (self.map.at(), system.number());
            sys::entente_position_scores(map, self.at(), system, unplayed, out, size, length, error)
        })?;
        Ok(found.iter().map(|each| Score { numerator: each.numerator, denominator: each.denominator }).collect())
    }

    /// One line of text, the same in every version.
    #[must_use]
    pub fn line(&self) -> String {
        // Safety: the buffer has so many bytes.
        sure(short_text(|out, size, length, error| unsafe {
            sys::entente_position_write_line(self.map.at(), self.at(), out, size, length, error)
        }))
    }

    /// A 64-bit hash of the line, the same in every version and language.
    #[must_use]
    pub fn hash(&self) -> u64 {
        // Safety: the position is of the map.
        sure(filled(|hash, error| unsafe { sys::entente_position_hash(self.map.at(), self.at(), hash, error) }))
    }

    /// A JSON phase object without orders.
    pub fn to_json(&self) -> Result<String> {
        // Safety: the position is of the map.
        long_text(|out, error| unsafe { sys::entente_position_to_json(self.map.at(), self.at(), out, error) })
    }

    /// The board as a picture (SVG), or as text for screen readers. Errors: `NotSupported` for a library without drawings;
    /// `InvalidArgument` for an outlook, which needs orders.
    pub fn render(&self, options: &RenderOptions) -> Result<String> {
        let options = options.packed(Some(&self.map))?;
        // Safety: the position is of the map; the struct has its struct_size.
        long_text(|out, error| unsafe { sys::entente_position_render(self.map.at(), self.at(), &options, out, error) })
    }

    /// What changed until another position of the map: a sentence a line, or JSON.
    pub fn difference(&self, after: &Position, form: TextForm, options: &TextOptions) -> Result<String> {
        self.same_map(after)?;
        // Safety: both positions are of the map.
        long_text(|out, error| unsafe {
            let (before, after) = (self.at(), after.at());
            sys::entente_position_difference(self.map.at(), before, after, form.number(), options.at(), out, error)
        })
    }

    /// Puts a unit on the board. Errors: `InvalidArgument` if the province is occupied or the unit cannot stand there.
    pub fn place(&mut self, power: &str, unit_type: UnitType, location: &str) -> Result<()> {
        let unit = self.map.packed_unit(power, unit_type, location)?;
        // Safety: the position is of the map.
        call(|error| unsafe { sys::entente_position_place(self.map.at(), self.at_mut(), &unit, error) })
    }

    /// Takes the unit of a province off the board. Errors: `NotFound` if none stands there.
    pub fn remove(&mut self, province: &str) -> Result<()> {
        let number = self.map.find_province(province)?;
        // Safety: the position is of the map.
        call(|error| unsafe { sys::entente_position_remove(self.map.at(), self.at_mut(), number, error) })
    }

    /// Adds a dislodged unit with the places it may retreat to. Errors: `WrongPhase`: set the phase first.
    pub fn dislodge(&mut self, power: &str, unit_type: UnitType, location: &str, retreats: &[&str]) -> Result<()> {
        let unit = self.map.packed_unit(power, unit_type, location)?;
        let places =
            retreats.iter().map(|each| self.map.find_location(each).map(|n| n as u16)).collect::<Result<Vec<u16>>>()?;
        let (at, count) = (places.as_ptr(), places.len());
        // Safety: the position is of the map, and the places are so many.
        call(|error| unsafe { sys::entente_position_dislodge(self.map.at(), self.at_mut(), &unit, at, count, error) })
    }

    /// Sets the owner of a supply center; none: neutral.
    pub fn set_owner(&mut self, center: &str, power: Option<&str>) -> Result<()> {
        let center = self.map.find_province(center)?;
        let power = self.map.find_power_or_none(power)?;
        // Safety: the position is of the map.
        call(|error| unsafe { sys::entente_position_set_owner(self.map.at(), self.at_mut(), center, power, error) })
    }

    /// Sets the phase: "S1901M", "SPRING 1901 MOVEMENT". Errors: `WrongPhase` if dislodged units cannot be in it.
    pub fn set_phase(&mut self, name: &str) -> Result<()> {
        let (text, length) = given(name);
        // Safety: the position is of the map, and the text has so many bytes.
        call(|error| unsafe { sys::entente_position_set_phase(self.map.at(), self.at_mut(), text, length, error) })
    }

    /// Ends the game; `EndKind::None` lets it go on in its present phase.
    pub fn set_end(&mut self, kind: EndKind, winners: &[&str]) -> Result<()> {
        let winners = self.map.find_powers(winners)?;
        // Safety: the position is of the map.
        call(|error| unsafe {
            sys::entente_position_set_end(self.map.at(), self.at_mut(), kind.number(), winners, error)
        })
    }

    /// The bytes. Equal positions of one map have equal bytes.
    #[must_use]
    pub fn memory(&self) -> &[u8] {
        // Safety: the memory has at least so many bytes.
        unsafe { std::slice::from_raw_parts(self.memory.as_ptr().cast(), self.map.position_size()) }
    }

    pub(crate) fn at(&self) -> *const std::os::raw::c_void {
        self.memory.as_ptr().cast()
    }

    fn at_mut(&mut self) -> *mut std::os::raw::c_void {
        self.memory.as_mut_ptr().cast()
    }

    pub(crate) fn same_map(&self, other: &Position) -> Result<()> {
        self.is_of(&other.map)
    }

    /// Memory of another map may have another size.
    pub(crate) fn is_of(&self, map: &Map) -> Result<()> {
        if self.map == *map && self.map.position_size() == map.position_size() {
            return Ok(());
        }
        Err(Error::invalid(format!("the position is of the map {}, not of {}", self.map.name(), map.name())))
    }

    /// A position that a call writes.
    pub(crate) fn written(
        map: &Map,
        body: impl FnOnce(*mut std::os::raw::c_void, usize, *mut sys::entente_error) -> sys::entente_status,
    ) -> Result<Position> {
        let size = map.position_size();
        let mut memory = vec![0_u64; (size + 7) / 8];
        call(|error| body(memory.as_mut_ptr().cast(), size, error))?;
        Ok(Position { map: map.clone(), memory })
    }

    /// Memory that a call filled with a position of the map.
    pub(crate) fn of_memory(map: &Map, memory: Vec<u64>) -> Position {
        Position { map: map.clone(), memory }
    }

    fn info(&self) -> sys::entente_position_info {
        // Safety: the position is of the map.
        sure(filled(|info, error| unsafe { sys::entente_position_describe(self.map.at(), self.at(), info, error) }))
    }

    /// What a function lists that fails for want of memory only.
    fn listed<T: Copy + Default>(&self, call: List<T>) -> Vec<T> {
        // Safety: the position is of the map, and the buffer has so many elements.
        sure(items(|out, size, length, error| unsafe { call(self.map.at(), self.at(), out, size, length, error) }))
    }

    fn places(
        &self,
        body: impl FnMut(*mut u16, usize, *mut usize, *mut sys::entente_error) -> sys::entente_status,
    ) -> Result<Vec<String>> {
        items(body).map(|found| self.map.ids(&found))
    }
}

type List<T> = unsafe extern "C" fn(
    *const sys::entente_map,
    *const std::os::raw::c_void,
    *mut T,
    usize,
    *mut usize,
    *mut sys::entente_error,
) -> sys::entente_status;

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.line())
    }
}
