// SPDX-License-Identifier: AGPL-3.0-only

//! The crate `radip` as an engine under test (../PROTOCOL.md). It links that crate, whose licence it therefore has; it is an example and
//! is not installed.
//!
//!     cargo build --release
//!     entente datc run --engine ./radip.sh    # target/release/radip_adapter | grep --line-buffered '^{'
//!
//! The crate prints lines of its own to the standard output: the script drops them.

use protocol::{add_unit, skipped, Adapter, Part, Request};
use radip::base::{Convoy, Hold, Move, SupportHold, SupportMove};
use radip::{adjudicate, utils, Map, MapState, Order, Orders, Unit};
use serde_json::{json, Value};
use std::collections::HashMap;

struct Radip {
    map: Map,
}

fn province(location: &str) -> String {
    location.split('/').next().unwrap().to_lowercase()
}

fn coast(location: &str) -> String {
    location.split_once('/').map_or(String::new(), |(_, coast)| coast.to_lowercase())
}

fn unit_of(power: &str, letter: &str, at: &str) -> Unit {
    if letter == "F" {
        Unit::Fleet(power.into(), coast(at))
    } else {
        Unit::Army(power.into())
    }
}

fn location(province: &str, coast: &str) -> String {
    if coast.is_empty() {
        province.to_uppercase()
    } else {
        format!("{}/{}", province, coast).to_uppercase()
    }
}

fn text(unit: &Unit, at: &str) -> String {
    match unit {
        Unit::Army(_) => format!("A {}", location(at, "")),
        Unit::Fleet(_, coast) => format!("F {}", location(at, coast)),
    }
}

fn order_of(part: &Part) -> Option<Box<dyn Order>> {
    Some(match part.kind.as_str() {
        "hold" => Box::new(Hold),
        "move" => Box::new(Move { dest: (province(part.to()), coast(part.to())) }),
        "support_hold" => Box::new(SupportHold { target: province(part.third_at()) }),
        "support_move" => Box::new(SupportMove { src: province(part.third_at()), dest: province(part.to()) }),
        "convoy" => Box::new(Convoy { src: province(part.third_at()), dest: province(part.to()) }),
        _ => return None,
    })
}

impl Adapter for Radip {
    fn describe(&self) -> Value {
        json!({ "name": "radip", "version": "0.1.0", "language": "Rust", "licence": "AGPL-3.0",
                "homepage": "https://docs.rs/radip/0.1.0" })
    }

    fn run(&mut self, request: &Request) -> Value {
        if !request.phase.name.ends_with('M') {
            return skipped("radip adjudicates movement only");
        }
        let units: HashMap<String, Unit> =
            request.units().map(|(power, letter, at)| (province(at), unit_of(power, letter, at))).collect();
        let mut orders: Orders = units.keys().map(|at| (at.clone(), Box::new(Hold) as Box<dyn Order>)).collect();
        for (power, parts) in &request.parts {
            for part in parts.iter().flatten() {
                // The crate has an order for each province with a unit: those of others are not given to it.
                let at = province(part.at());
                if units.get(&at).is_some_and(|unit| unit.nationality() == *power) {
                    if let Some(order) = order_of(part) {
                        orders.insert(at, order);
                    }
                }
            }
        }
        let state = MapState { units, ownership: HashMap::new() };
        let status = adjudicate(&self.map, &state, &orders);
        let (next, dislodged) = utils::apply_adjudication(&self.map, &state, &orders, &status);
        let (mut after, mut retreats) = (serde_json::Map::new(), serde_json::Map::new());
        for (at, unit) in &next.units {
            add_unit(&mut after, &unit.nationality(), text(unit, at));
        }
        for (at, options) in &dislodged {
            let power = retreats.entry(options.src.nationality()).or_insert_with(|| json!({}));
            let places: Vec<String> = options.dest.iter().map(|(at, coast)| location(at, coast)).collect();
            power[text(&options.src, at)] = json!(places);
        }
        let mut results = vec![];
        for (power, parts) in &request.parts {
            for part in parts {
                let mut result = json!({ "power": power });
                if let Some(part) = part {
                    let at = province(part.at());
                    let is_own = state.units.get(&at).is_some_and(|unit| unit.nationality() == *power);
                    match status.get(&at) {
                        _ if !is_own => result["outcome"] = json!("fails"),
                        Some(true) if dislodged.contains_key(&at) && part.kind != "move" => {
                            result["outcome"] = json!("fails")
                        }
                        Some(is_success) => result["outcome"] = json!(if *is_success { "succeeds" } else { "fails" }),
                        None => {}
                    }
                }
                results.push(result);
            }
        }
        json!({ "orders": results, "after": { "units": after, "retreats": retreats } })
    }
}

fn main() {
    protocol::serve(Radip { map: Map::classic() });
}
