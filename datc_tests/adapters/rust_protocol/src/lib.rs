//! What adapters in Rust share: the requests, and the loop that answers them (../PROTOCOL.md).

use serde::Deserialize;
use serde_json::{json, Map, Value};
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// An order in parts. `kind`: hold, move, support_hold, support_move, convoy, retreat, disband, build, remove, waive.
#[derive(Clone, Deserialize)]
pub struct Part {
    pub kind: String,
    pub unit: Option<String>,
    pub at: Option<String>,
    pub to: Option<String>,
    pub third_unit: Option<String>,
    pub third_at: Option<String>,
    pub via_convoy: bool,
}

impl Part {
    pub fn at(&self) -> &str {
        self.at.as_deref().unwrap_or("")
    }
    pub fn to(&self) -> &str {
        self.to.as_deref().unwrap_or("")
    }
    pub fn third_at(&self) -> &str {
        self.third_at.as_deref().unwrap_or("")
    }
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct State {
    pub units: BTreeMap<String, Vec<String>>,
    pub centers: BTreeMap<String, Vec<String>>,
    pub homes: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Default, Deserialize)]
pub struct Phase {
    pub name: String,
    pub state: State,
}

#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Request {
    pub cmd: String,
    pub seq: u64,
    pub map: String,
    pub case: String,
    pub phase: Phase,
    /// power -> its orders, None for one that cannot be read
    pub parts: BTreeMap<String, Vec<Option<Part>>>,
}

impl Request {
    /// Units as (power, "A" or "F", location), without those that are dislodged.
    pub fn units(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.phase.state.units.iter().flat_map(|(power, units)| {
            units.iter().filter(|unit| !unit.starts_with('*')).map(move |unit| (power.as_str(), &unit[..1], &unit[2..]))
        })
    }
}

pub trait Adapter {
    fn describe(&self) -> Value;
    fn run(&mut self, request: &Request) -> Value;
}

pub fn skipped(reason: &str) -> Value {
    json!({ "skipped": reason })
}

/// The text of a unit of an answer, put to its power.
pub fn add_unit(units: &mut Map<String, Value>, power: &str, unit: String) {
    units.entry(power).or_insert_with(|| json!([])).as_array_mut().unwrap().push(json!(unit));
}

/// Answers each request until `stop`. A panic of a request is its answer, not the end of the engine. For engines that know the standard
/// map only.
pub fn serve(mut adapter: impl Adapter) {
    std::panic::set_hook(Box::new(|_| {}));
    for line in std::io::stdin().lock().lines() {
        let Ok(request) = serde_json::from_str::<Request>(&line.unwrap_or_default()) else { return };
        if request.cmd == "stop" {
            return;
        }
        let answer = catch_unwind(AssertUnwindSafe(|| match request.cmd.as_str() {
            "start" => json!({ "version": 1, "implementation": adapter.describe() }),
            "dialect" if request.map == "standard" => json!({}),
            "dialect" => skipped("only the standard map"),
            "run" => adapter.run(&request),
            _ => skipped("it does not list orders"),
        }));
        let mut answer = answer.unwrap_or_else(|fault| {
            let text = fault.downcast_ref::<String>().cloned();
            json!({ "errored": format!("panic: {}", text.unwrap_or_else(|| fault.downcast_ref::<&str>().unwrap_or(&"").to_string())) })
        });
        answer["seq"] = json!(request.seq);
        println!("{answer}");
        std::io::stdout().flush().ok();
    }
}
