//! Rules: presets, and every option of DATC section 4 and of the RULE lines of maps.

use crate::{
    enums::OptionOrigin,
    error::Result,
    map::Map,
    native::{call, described, filled, given, text_in},
};
use entente_sys as sys;
use std::fmt;

/// A name with a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// The name, as calls take it.
    pub name: String,
    /// What it is.
    pub text: String,
}

/// A disputable question with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// "civil_disorder".
    pub name: String,
    /// The question that every value answers.
    pub question: String,
    /// The issue of the DATC, "4.D.8"; or "".
    pub issue: String,
    /// Who sets it.
    pub origin: OptionOrigin,
    /// Its values.
    pub values: Vec<OptionValue>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// "home_distance".
    pub name: String,
    /// The effect.
    pub text: String,
    /// The letter of the DATC; or "".
    pub letter: String,
    /// The DATC cases that it changes or leaves without an answer.
    pub cases: String,
    /// Those that it leaves without an answer.
    pub no_answer: String,
}

/// All options of the library, in the sequence of their numbers.
pub fn options() -> impl Iterator<Item = RuleOption> {
    let option = |info: &sys::entente_option_info| {
        (
            info.value_count,
            RuleOption {
                name: text_in(&info.name),
                question: text_in(&info.question),
                issue: text_in(&info.issue),
                origin: info.origin.into(),
                values: Vec::new(),
            },
        )
    };
    described(sys::entente_option_describe, option).zip(0..).map(|((count, option), number)| RuleOption {
        values: (0..count).filter_map(|value| value_of(number, value)).collect(),
        ..option
    })
}

fn value_of(option: u32, value: u32) -> Option<OptionValue> {
    // Safety: the struct has its struct_size.
    let info: sys::entente_value_info =
        filled(|info, error| unsafe { sys::entente_option_value_describe(option, value, info, error) }).ok()?;
    Some(OptionValue {
        name: text_in(&info.name),
        text: text_in(&info.text),
        letter: text_in(&info.letter),
        cases: text_in(&info.cases),
        no_answer: text_in(&info.no_answer),
    })
}

/// A rulebook: a value for every option.
///
/// ```
/// use entente::Rules;
/// let rules = Rules::read("2023", None)?.changed("waive", "forbidden")?;
/// assert_eq!(rules.get("waive").as_deref(), Some("forbidden"));
/// assert_eq!(rules.differences(&Rules::read("2023", None)?), [("waive".to_string(), "forbidden".to_string())]);
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone)]
pub struct Rules(pub(crate) sys::entente_rules);

impl Rules {
    /// The default, what DATC 3.0 prefers, with the RULE lines of a map.
    pub fn new(map: Option<&Map>) -> Result<Rules> {
        // Safety: the struct has its struct_size; the map may be NULL.
        filled(|rules, error| unsafe { sys::entente_rules_init(rules, Map::at_or_null(map), error) }).map(Rules)
    }

    /// A preset, "2023"; a preset with changes, "2023,waive=forbidden"; "" is the default. With the RULE lines of a map.
    /// Errors: `InvalidArgument` with the column of the word; `NotSupported` for a rule of another map.
    pub fn read(text: &str, map: Option<&Map>) -> Result<Rules> {
        if text.is_empty() {
            return Rules::new(map);
        }
        let (at, length) = given(text);
        // Safety: the text has so many bytes.
        filled(|rules, error| unsafe { sys::entente_rules_read(Map::at_or_null(map), at, length, rules, error) })
            .map(Rules)
    }

    /// The presets, with a sentence about each.
    pub fn presets() -> impl Iterator<Item = Described> {
        described(sys::entente_preset_describe, |info: &sys::entente_preset_info| Described {
            name: text_in(&info.name),
            text: text_in(&info.text),
        })
    }

    /// The same rules with one option changed. Errors: `NotFound`.
    pub fn changed(&self, option: &str, value: &str) -> Result<Rules> {
        let mut made = self.clone();
        let ((option, option_length), (value, value_length)) = (given(option), given(value));
        // Safety: the texts have so many bytes.
        call(|error| unsafe {
            sys::entente_rules_set(&mut made.0, option, option_length, value, value_length, error)
        })?;
        Ok(made)
    }

    /// The value of an option by name; none of an unknown one.
    #[must_use]
    pub fn get(&self, option: &str) -> Option<String> {
        self.iter().find(|(name, _)| name == option).map(|(_, value)| value)
    }

    /// The options with their values here.
    pub fn iter(&self) -> impl Iterator<Item = (String, String)> + '_ {
        options().zip(self.0.value).map(|(option, value)| {
            let value = option.values.get(usize::from(value)).map_or(String::new(), |value| value.name.clone());
            (option.name, value)
        })
    }

    /// The options that are not as in other rules, with the values here.
    #[must_use]
    pub fn differences(&self, other: &Rules) -> Vec<(String, String)> {
        self.iter()
            .zip(self.0.value.iter().zip(&other.0.value))
            .filter(|(_, (a, b))| a != b)
            .map(|(named, _)| named)
            .collect()
    }

    pub(crate) fn at(rules: Option<&Rules>) -> *const sys::entente_rules {
        rules.map_or(std::ptr::null(), |rules| &rules.0)
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.0.value == other.0.value
    }
}
impl Eq for Rules {}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
