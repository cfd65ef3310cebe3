//! Maps: powers, provinces and coasts, and how they lie to each other.

use crate::{
    enums::{MapForm, Terrain, TextForm, UnitType},
    error::{Error, Result},
    native::{call, described, filled, given, items, long_text, sure, text_at, text_in, Handle},
};
use entente_sys as sys;
use std::{collections::HashMap, fmt, hash, path::Path};

/// A map with its phases. It never changes; a clone is another reference to it.
///
/// Powers and places are their ids, "FRANCE" and "STP/SC"; where a method takes one, every name that the map knows will do.
///
/// ```
/// use entente::{Map, UnitType};
/// let map = Map::builtin("standard")?;
/// assert_eq!(map.powers().next(), Some("AUSTRIA"));
/// assert_eq!(map.location("St Petersburg")?.coasts, ["STP/NC", "STP/SC"]);
/// assert_eq!(map.neighbors("PAR", UnitType::Army, "")?, ["BRE", "BUR", "GAS", "PIC"]);
/// # Ok::<(), entente::Error>(())
/// ```
pub struct Map {
    handle: Handle<sys::entente_map>,
    sizes: Sizes,
}

#[derive(Clone, Copy)]
struct Sizes {
    fingerprint: u32,
    powers: u32,
    provinces: u32,
    locations: u32,
}

/// A power of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Power {
    /// "FRANCE".
    pub id: String,
    /// "France".
    pub name: String,
    /// Its letter, if it has one.
    pub letter: Option<char>,
    /// It has no player.
    pub is_dummy: bool,
    /// Its home centers on the base map.
    pub homes: Vec<String>,
}

/// A province, or a coast of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// "STP", "STP/SC".
    pub id: String,
    /// "St Petersburg".
    pub name: String,
    /// The id of the province.
    pub province: String,
    /// What it is.
    pub terrain: Terrain,
    /// The province is a supply center.
    pub is_center: bool,
    /// An army may stand here.
    pub takes_army: bool,
    /// A fleet may stand here.
    pub takes_fleet: bool,
    /// The coasts of the province.
    pub coasts: Vec<String>,
}

/// A unit on the board. Displayed as "A PAR".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Whose it is.
    pub power: String,
    /// Army or fleet.
    pub unit_type: UnitType,
    /// Where it stands.
    pub location: String,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.unit_type == UnitType::Fleet { 'F' } else { 'A' }, self.location)
    }
}

impl Map {
    /// A shipped map: [`Map::names`] lists them. Errors: `NotFound`, naming the nearest.
    pub fn builtin(name: &str) -> Result<Map> {
        let (text, length) = given(name);
        // Safety: the text has so many bytes.
        Map::of(Handle::of(|map, error| unsafe { sys::entente_map_builtin(text, length, map, error) })?)
    }

    /// A map of a text, which may include shipped maps and `files`, by name.
    /// Errors: `InvalidArgument` with line, column and file of the first mistake.
    pub fn from_text(text: &str, file_name: &str, form: MapForm, files: &HashMap<String, String>) -> Result<Map> {
        Reader::new(text, file_name, form)?.read(|name| files.get(name).cloned())?.finish()
    }

    /// A map of a file (.map, .json, .mdf), with the files of its folder that it includes.
    /// Errors: `Io` if it cannot be read; `InvalidArgument` with the place of the first mistake.
    pub fn read(path: impl AsRef<Path>) -> Result<Map> {
        let path = path.as_ref();
        let text = std::fs::read_to_string(path).map_err(|source| Error::Io { path: path.to_owned(), source })?;
        let part =
            |part: Option<&std::ffi::OsStr>| part.map_or(String::new(), |text| text.to_string_lossy().into_owned());
        let form = match part(path.extension()).as_str() {
            "json" => MapForm::Json,
            "mdf" => MapForm::Mdf,
            _ => MapForm::Map,
        };
        let folder = path.parent().unwrap_or_else(|| Path::new(""));
        let is_inside = |name: &Path| name.components().all(|each| matches!(each, std::path::Component::Normal(_)));
        Reader::new(&text, &part(path.file_name()), form)?
            .read(
                |name| if is_inside(Path::new(name)) { std::fs::read_to_string(folder.join(name)).ok() } else { None },
            )?
            .finish()
    }

    /// All errors and warnings of a text, as JSON (the array `diagnostics` of map-check.schema.json) or a line each.
    pub fn diagnostics(
        text: &str,
        file_name: &str,
        form: MapForm,
        files: &HashMap<String, String>,
        answer: TextForm,
    ) -> Result<String> {
        let reader = Reader::new(text, file_name, form)?.read(|name| files.get(name).cloned())?;
        // Safety: the reader is live, and the counts may be NULL.
        long_text(|out, error| unsafe {
            let none = std::ptr::null_mut();
            sys::entente_map_reader_diagnostics(reader.0.at(), answer.number(), 0, none, out, error)
        })
    }

    /// The names of the shipped maps.
    pub fn names() -> impl Iterator<Item = String> {
        described(sys::entente_map_builtin_describe, |info: &sys::entente_builtin_info| text_in(&info.name))
    }

    /// "standard".
    #[must_use]
    pub fn name(&self) -> &str {
        // Safety: the text lives as long as the map.
        unsafe { text_at(sys::entente_map_name(self.at())) }.unwrap_or("")
    }

    /// A number of the map's content; the same on every platform.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        self.sizes.fingerprint
    }

    /// The first phase: "S1901M".
    #[must_use]
    pub fn begin_phase(&self) -> String {
        text_in(&sure(describe(self.at())).begin_phase)
    }

    /// The ids of the powers.
    pub fn powers(&self) -> impl ExactSizeIterator<Item = &str> + '_ {
        (0..self.sizes.powers).map(move |number| self.power_id(number).unwrap_or(""))
    }

    /// The ids of the provinces and coasts: first the provinces.
    pub fn locations(&self) -> impl ExactSizeIterator<Item = &str> + '_ {
        (0..self.sizes.locations).map(move |number| self.location_id(number).unwrap_or(""))
    }

    /// The ids of the provinces.
    pub fn provinces(&self) -> impl ExactSizeIterator<Item = &str> + '_ {
        (0..self.sizes.provinces).map(move |number| self.location_id(number).unwrap_or(""))
    }

    /// The ids of the supply centers.
    #[must_use]
    pub fn centers(&self) -> Vec<String> {
        // Safety: the buffer has so many elements.
        let found =
            items(|at, size, length, error| unsafe { sys::entente_map_centers(self.at(), at, size, length, error) });
        self.ids(&sure(found))
    }

    /// A power by any of its names. Errors: `NotFound`, naming the powers.
    pub fn power(&self, name: &str) -> Result<Power> {
        let number = self.find_power(name)?;
        // Safety: the struct has its struct_size; the buffer has so many elements; the text lives as long as the map.
        unsafe {
            let info: sys::entente_power_info =
                filled(|info, error| sys::entente_map_power(self.at(), number, info, error))?;
            let homes: Vec<u16> =
                items(|at, size, length, error| sys::entente_map_homes(self.at(), number, at, size, length, error))?;
            Ok(Power {
                id: self.power_id(number).unwrap_or("").into(),
                name: text_at(sys::entente_map_power_name(self.at(), number)).unwrap_or("").into(),
                letter: char::from_u32(info.letter).filter(|letter| *letter != '\0'),
                is_dummy: info.is_dummy != 0,
                homes: self.ids(&homes),
            })
        }
    }

    /// A province or coast by any of its names. Errors: `NotFound`, naming the nearest.
    pub fn location(&self, name: &str) -> Result<Location> {
        let number = self.find_location(name)?;
        let info = self.location_info(number)?;
        let id = |number| self.location_id(number).unwrap_or("").to_string();
        Ok(Location {
            id: id(number),
            // Safety: the text lives as long as the map.
            name: unsafe { text_at(sys::entente_map_location_name(self.at(), number)) }.unwrap_or("").into(),
            province: id(info.province),
            terrain: info.terrain.into(),
            is_center: info.center != sys::ENTENTE_NO_CENTER,
            takes_army: info.takes_army != 0,
            takes_fleet: info.takes_fleet != 0,
            coasts: (0..info.coast_count).map(|i| id(info.first_coast + i)).collect(),
        })
    }

    /// Where a unit may move directly in a phase ("": on the base map). Army: provinces; fleet: locations.
    pub fn neighbors(&self, location: &str, unit_type: UnitType, phase: &str) -> Result<Vec<String>> {
        let (number, (name, name_length)) = (self.find_location(location)?, given(phase));
        // Safety: the text has so many bytes, the buffer so many elements.
        let found = items(|at, size, length, error| unsafe {
            let unit_type = unit_type.number();
            sys::entente_map_neighbors(self.at(), name, name_length, unit_type, number, at, size, length, error)
        })?;
        Ok(self.ids(&found))
    }

    /// .map text, JSON, MDF or Graphviz. Text and JSON can be read back to the same map.
    pub fn to_text(&self, form: MapForm) -> Result<String> {
        // Safety: the map is live.
        long_text(|out, error| unsafe { sys::entente_map_write(self.at(), form.number(), out, error) })
    }

    /// Everything about the map in force in a phase ("": the base map): JSON (map-summary.schema.json) or lines.
    pub fn summary(&self, phase: &str, form: TextForm) -> Result<String> {
        let (name, length) = given(phase);
        // Safety: the text has so many bytes.
        long_text(|out, error| unsafe { sys::entente_map_summary(self.at(), name, length, form.number(), out, error) })
    }

    /// The bytes of a position of the map.
    #[must_use]
    pub fn position_size(&self) -> usize {
        // Safety: the map is live.
        unsafe { sys::entente_position_size(self.at()) }
    }

    pub(crate) fn of(handle: Handle<sys::entente_map>) -> Result<Map> {
        let info = describe(handle.at())?;
        let sizes = Sizes {
            fingerprint: info.fingerprint,
            powers: info.power_count,
            provinces: info.province_count,
            locations: info.location_count,
        };
        Ok(Map { handle, sizes })
    }

    /// A new reference to a map that belongs to another handle. Safety: it is live.
    pub(crate) unsafe fn retained(at: *const sys::entente_map) -> Result<Map> {
        Map::of(Handle::take(sys::entente_map_retain(at)))
    }

    #[inline]
    pub(crate) fn at(&self) -> *const sys::entente_map {
        self.handle.at()
    }

    pub(crate) fn at_or_null(map: Option<&Map>) -> *const sys::entente_map {
        map.map_or(std::ptr::null(), Map::at)
    }

    pub(crate) fn power_id(&self, number: u32) -> Option<&str> {
        // Safety: the text lives as long as the map, or is NULL.
        unsafe { text_at(sys::entente_map_power_id(self.at(), number)) }
    }

    pub(crate) fn location_id(&self, number: u32) -> Option<&str> {
        // Safety: as above.
        unsafe { text_at(sys::entente_map_location_id(self.at(), number)) }
    }

    pub(crate) fn ids(&self, numbers: &[u16]) -> Vec<String> {
        numbers.iter().map(|number| self.location_id((*number).into()).unwrap_or("").to_string()).collect()
    }

    pub(crate) fn powers_of(&self, set: sys::entente_power_set) -> Vec<String> {
        self.powers().enumerate().filter(|(number, _)| set >> number & 1 != 0).map(|(_, id)| id.to_string()).collect()
    }

    pub(crate) fn find_power(&self, name: &str) -> Result<sys::entente_power> {
        let (text, length) = given(name);
        // Safety: the text has so many bytes.
        filled(|number, error| unsafe { sys::entente_map_find_power(self.at(), text, length, number, error) })
    }

    pub(crate) fn find_power_or_none(&self, name: Option<&str>) -> Result<sys::entente_power> {
        name.map_or(Ok(sys::ENTENTE_NO_POWER), |name| self.find_power(name))
    }

    pub(crate) fn find_powers(&self, names: &[impl AsRef<str>]) -> Result<sys::entente_power_set> {
        names.iter().try_fold(0, |set, name| Ok(set | 1 << self.find_power(name.as_ref())?))
    }

    pub(crate) fn find_location(&self, name: &str) -> Result<sys::entente_location> {
        let (text, length) = given(name);
        // Safety: the text has so many bytes.
        filled(|number, error| unsafe { sys::entente_map_find_location(self.at(), text, length, number, error) })
    }

    pub(crate) fn find_province(&self, name: &str) -> Result<sys::entente_province> {
        Ok(self.location_info(self.find_location(name)?)?.province)
    }

    pub(crate) fn find_province_or_all(&self, name: Option<&str>) -> Result<sys::entente_province> {
        name.map_or(Ok(sys::ENTENTE_NO_PROVINCE), |name| self.find_province(name))
    }

    pub(crate) fn location_info(&self, number: sys::entente_location) -> Result<sys::entente_location_info> {
        // Safety: the struct has its struct_size.
        filled(|info, error| unsafe { sys::entente_map_location(self.at(), number, info, error) })
    }

    pub(crate) fn unit(&self, unit: &sys::entente_unit) -> Unit {
        Unit {
            power: self.power_id(unit.power.into()).unwrap_or("").to_string(),
            unit_type: u32::from(unit.unit_type).into(),
            location: self.location_id(unit.location.into()).unwrap_or("").to_string(),
        }
    }

    pub(crate) fn packed_unit(&self, power: &str, unit_type: UnitType, location: &str) -> Result<sys::entente_unit> {
        Ok(sys::entente_unit {
            location: self.find_location(location)? as u16,
            power: self.find_power(power)? as u8,
            unit_type: unit_type.number() as u8,
        })
    }
}

fn describe(map: *const sys::entente_map) -> Result<sys::entente_map_info> {
    // Safety: the map is live, and the struct has its struct_size.
    filled(|info, error| unsafe { sys::entente_map_describe(map, info, error) })
}

impl Clone for Map {
    fn clone(&self) -> Self {
        // Safety: the map is live.
        let handle = Handle::take(unsafe { sys::entente_map_retain(self.at()) });
        Map { handle, sizes: self.sizes }
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.at() == other.at() || (self.fingerprint() == other.fingerprint() && self.name() == other.name())
    }
}
impl Eq for Map {}

impl hash::Hash for Map {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.fingerprint().hash(state);
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Map").field(&self.name()).finish()
    }
}

/// Reads a map of several files.
struct Reader(Handle<sys::entente_map_reader>);

impl Reader {
    fn new(text: &str, file_name: &str, form: MapForm) -> Result<Reader> {
        let ((text, length), (name, name_length)) = (given(text), given(file_name));
        // Safety: the texts have so many bytes.
        let made = Handle::of(|reader, error| unsafe {
            sys::entente_map_reader_new(form.number(), text, length, name, name_length, reader, error)
        })?;
        Ok(Reader(made))
    }

    fn read(self, mut find: impl FnMut(&str) -> Option<String>) -> Result<Reader> {
        // Safety: the reader is live; the text lives until the next call on the reader, and is copied before.
        while let Some(name) = unsafe { text_at(sys::entente_map_reader_wants(self.0.at())) } {
            match find(name) {
                Some(found) => {
                    let (text, length) = given(&found);
                    // Safety: the text has so many bytes.
                    call(|error| unsafe { sys::entente_map_reader_give(self.0.at(), text, length, error) })?;
                }
                // Safety: the reader is live.
                None => call(|error| unsafe {
                    sys::entente_map_reader_refuse(self.0.at(), sys::ENTENTE_ERR_NOT_FOUND, error)
                })?,
            }
        }
        Ok(self)
    }

    fn finish(self) -> Result<Map> {
        // Safety: the reader is live.
        Map::of(Handle::of(|map, error| unsafe { sys::entente_map_reader_finish(self.0.at(), map, error) })?)
    }
}
