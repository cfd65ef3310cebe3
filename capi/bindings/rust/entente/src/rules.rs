//! Rules: presets, and every option of DATC section 4 and of the RULE lines of maps.

use crate::{
    enums::OptionOrigin,
    error::{Error, Result},
    map::Map,
    native::{call, described, filled, given, long_text, short_text, sure, text_in},
};
use entente_sys as sys;
use std::{fmt, str::FromStr};

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
/// assert!(rules.differences(&Rules::read("2023", None)?).eq([("waive".to_string(), "forbidden".to_string())]));
/// assert_eq!(rules.to_string().parse::<Rules>()?, rules);
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
        let (name, name_length) = given(option);
        // Safety: the text and the buffer have so many bytes.
        short_text(|at, size, length, error| unsafe {
            sys::entente_rules_get(&self.0, name, name_length, at, size, length, error)
        })
        .ok()
    }

    /// The options with their values here.
    pub fn iter(&self) -> impl Iterator<Item = (String, String)> {
        self.written(None, true)
    }

    /// The options that are not as in other rules, with the values here.
    pub fn differences(&self, other: &Rules) -> impl Iterator<Item = (String, String)> {
        self.written(Some(other), false)
    }

    fn written(&self, reference: Option<&Rules>, all: bool) -> impl Iterator<Item = (String, String)> {
        let text = self.text(reference, all);
        let pair = |each: &str| each.split_once('=').map(|(option, value)| (option.to_string(), value.to_string()));
        text.split(',').filter_map(pair).collect::<Vec<_>>().into_iter()
    }

    fn text(&self, reference: Option<&Rules>, all: bool) -> String {
        // Safety: the rules are live, or NULL.
        sure(long_text(|out, error| unsafe {
            sys::entente_rules_write(&self.0, Rules::at(reference), all.into(), out, error)
        }))
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

/// What is not as by default, which [`Rules::read`] reads again: "waive=forbidden"; "" for the default.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text(None, false))
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({self})")
    }
}

impl FromStr for Rules {
    type Err = Error;
    /// [`Rules::read`] without a map.
    fn from_str(text: &str) -> Result<Rules> {
        Rules::read(text, None)
    }
}
