//! The crate `diplomacy` as an engine under test (../PROTOCOL.md).
//!
//!     cargo build --release
//!     entente datc run --engine target/release/diplomacy_crate_adapter

use diplomacy::geo::{standard_map, Coast, ProvinceKey, RegionKey, SupplyCenter};
use diplomacy::judge::{build, retreat, MappedBuildOrder, MappedMainOrder, MappedRetreatOrder};
use diplomacy::judge::{AttackOutcome, ConvoyOutcome, HoldOutcome, OrderOutcome, Rulebook, Submission, SupportOutcome};
use diplomacy::order::{BuildCommand, ConvoyedMove, MainCommand, MoveCommand, RetreatCommand, SupportedOrder};
use diplomacy::{Nation, Order, ShortName, Unit, UnitPosition, UnitPositions, UnitType};
use protocol::{add_unit, skipped, Adapter, Part, Request};
use serde_json::{json, Map, Value};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

const LINK: &str = "https://github.com/TedDriggs/diplomacy";

const POWERS: [&str; 7] = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

// The crate's map names the powers by three letters: its home centers are those of "AUS".
fn nation(power: &str) -> Nation {
    Nation::from(&power[..3])
}

fn power_of(nation: &Nation) -> &'static str {
    POWERS.iter().find(|power| power.starts_with(&nation.to_string())).expect("a power of the standard map")
}

fn region_key(location: &str) -> RegionKey {
    let (province, coast) = location.split_once('/').unwrap_or((location, ""));
    let coast = match coast {
        "NC" => Some(Coast::North),
        "EC" => Some(Coast::East),
        "SC" => Some(Coast::South),
        "WC" => Some(Coast::West),
        _ => None,
    };
    RegionKey::new(province.to_lowercase(), coast)
}

fn location_of(key: &RegionKey) -> String {
    let name = key.province().short_name().to_uppercase();
    match key.coast() {
        Some(Coast::North) => name + "/NC",
        Some(Coast::East) => name + "/EC",
        Some(Coast::South) => name + "/SC",
        Some(Coast::West) => name + "/WC",
        None => name,
    }
}

fn type_of(letter: &str) -> UnitType {
    if letter == "F" {
        UnitType::Fleet
    } else {
        UnitType::Army
    }
}

fn unit_text(unit_type: UnitType, key: &RegionKey) -> String {
    format!("{} {}", if unit_type == UnitType::Fleet { "F" } else { "A" }, location_of(key))
}

fn main_command(part: &Part) -> Option<MainCommand<RegionKey>> {
    let third = || region_key(part.third_at());
    let third_type = type_of(part.third_unit.as_deref().unwrap_or("A"));
    Some(match part.kind.as_str() {
        "hold" => MainCommand::Hold,
        "move" if part.via_convoy => MainCommand::Move(MoveCommand::with_mandatory_convoy(region_key(part.to()))),
        "move" => MainCommand::Move(MoveCommand::new(region_key(part.to()))),
        "support_hold" => MainCommand::Support(SupportedOrder::Hold(third_type, third())),
        "support_move" => MainCommand::Support(SupportedOrder::Move(third_type, third(), region_key(part.to()))),
        "convoy" => MainCommand::Convoy(ConvoyedMove::new(third(), region_key(part.to()))),
        _ => return None,
    })
}

// The orders of a request, each made by `command`; None for those that it has no words for.
fn orders_of<C, F>(request: &Request, command: F) -> Vec<(String, Option<Order<RegionKey, C>>)>
where
    C: diplomacy::Command<RegionKey>,
    F: Fn(&Part) -> Option<C>,
{
    let mut orders = vec![];
    for (power, parts) in &request.parts {
        for part in parts {
            let order = part.as_ref().and_then(|part| {
                // The type of a unit may be left out: it is that of the unit there.
                let unit = part.unit.clone().unwrap_or_else(|| {
                    request
                        .units()
                        .find(|(_, _, at)| at.split('/').next() == part.at().split('/').next())
                        .map_or("A", |unit| unit.1)
                        .into()
                });
                command(part)
                    .map(|c| Order::new(nation(power), type_of(&unit), region_key(part.at()), c))
            });
            orders.push((power.clone(), order));
        }
    }
    orders
}

fn told(power: &str, outcome: Option<(bool, &str)>) -> Value {
    match outcome {
        None => json!({ "power": power }),
        Some((true, _)) => json!({ "power": power, "outcome": "succeeds" }),
        Some((false, reason)) => json!({ "power": power, "outcome": "fails", "reason": reason }),
    }
}

// None: the crate does not say. A support or convoy that is "not disrupted" may be of no use: what it is for is another order.
fn main_outcome<O>(outcome: &OrderOutcome<O>) -> Option<(bool, &'static str)> {
    Some(match outcome {
        OrderOutcome::Illegal(_) => (false, "illegal"),
        OrderOutcome::Hold(HoldOutcome::Dislodged(_)) => (false, "dislodged"),
        OrderOutcome::Hold(_) => (true, ""),
        OrderOutcome::Move(AttackOutcome::Succeeds) => (true, ""),
        OrderOutcome::Move(AttackOutcome::NoPath) => (false, "no_convoy"),
        OrderOutcome::Move(AttackOutcome::MoveToSelf) => (false, "illegal"),
        OrderOutcome::Move(_) => (false, "bounced"),
        OrderOutcome::Support(SupportOutcome::NotDisrupted) => return None,
        OrderOutcome::Support(SupportOutcome::CutBy(_)) => (false, "cut"),
        OrderOutcome::Support(_) => (false, "illegal"),
        OrderOutcome::Convoy(ConvoyOutcome::NotDisrupted) => return None,
        OrderOutcome::Convoy(ConvoyOutcome::Dislodged(_)) => (false, "dislodged"),
        OrderOutcome::Convoy(ConvoyOutcome::Paradox) => (false, "paradox"),
        OrderOutcome::Convoy(ConvoyOutcome::NotAtSea) => (false, "illegal"),
    })
}

fn positions(request: &Request) -> Vec<UnitPosition<'static, RegionKey>> {
    let position = |(power, letter, at): (&str, &str, &str)| {
        UnitPosition::new(Unit::new(Cow::Owned(nation(power)), type_of(letter)), region_key(at))
    };
    request.units().map(position).collect()
}

fn movement(request: &Request) -> Value {
    let orders = orders_of(request, main_command);
    let submission = Submission::new(
        standard_map(),
        &positions(request),
        orders.iter().filter_map(|(_, order)| order.clone()).collect(),
    );
    let outcome = submission.adjudicate(Rulebook::edition_2023());
    let start = outcome.to_retreat_start();
    let is_dislodged = |order: &MappedMainOrder| start.dislodged().keys().any(|one| one.region == order.region);
    let results: Vec<Value> = orders
        .iter()
        .map(|(power, order)| match order {
            None => told(power, Some((false, "illegal"))),
            Some(order) => told(
                power,
                outcome.get(order).and_then(|one| match main_outcome(one) {
                    None | Some((true, _)) if is_dislodged(order) && !matches!(order.command, MainCommand::Move(_)) => {
                        Some((false, "dislodged"))
                    }
                    other => other,
                }),
            ),
        })
        .collect();
    let (mut units, mut retreats) = (Map::new(), Map::new());
    for (unit, destinations) in start.retreat_destinations() {
        let mut places: Vec<String> = destinations.available().into_iter().map(location_of).collect();
        places.sort();
        let power = retreats.entry(power_of(unit.nation())).or_insert_with(|| json!({}));
        power[unit_text(unit.unit.unit_type(), unit.region)] = json!(places);
    }
    for unit in start.unit_positions() {
        if !start.retreat_destinations().contains_key(&unit) {
            add_unit(&mut units, power_of(unit.nation()), unit_text(unit.unit.unit_type(), unit.region));
        }
    }
    json!({ "orders": results, "after": { "units": units, "retreats": retreats } })
}

fn retreats(before: &Request, request: &Request) -> Value {
    let moves = orders_of(before, main_command).into_iter().filter_map(|(_, order)| order).collect();
    let submission = Submission::new(standard_map(), &positions(before), moves);
    let outcome = submission.adjudicate(Rulebook::edition_2023());
    let start = outcome.to_retreat_start();
    let command = |part: &Part| match part.kind.as_str() {
        "retreat" | "move" => Some(RetreatCommand::Move(region_key(part.to()))),
        "disband" | "hold" => Some(RetreatCommand::Hold),
        _ => None,
    };
    let orders: Vec<(String, Option<MappedRetreatOrder>)> = orders_of(request, command);
    let context = retreat::Context::new(&start, orders.iter().filter_map(|(_, order)| order.clone()));
    let outcome = context.resolve();
    let results: Vec<Value> = orders
        .iter()
        .map(|(power, order)| match order {
            None => told(power, Some((false, "illegal"))),
            Some(order) => told(
                power,
                outcome.get(order).map(|one| match one {
                    retreat::OrderOutcome::Moves | retreat::OrderOutcome::DisbandsAsOrdered => (true, ""),
                    retreat::OrderOutcome::Prevented(_) => (false, "bounced"),
                    _ => (false, "illegal"),
                }),
            ),
        })
        .collect();
    let mut units = Map::new();
    for unit in outcome.unit_positions() {
        add_unit(&mut units, power_of(unit.nation()), unit_text(unit.unit.unit_type(), unit.region));
    }
    json!({ "orders": results, "after": { "units": units } })
}

struct World {
    nations: Vec<Nation>,
    units: Vec<(Nation, UnitType, RegionKey)>,
}

impl build::WorldState for World {
    fn nations(&self) -> HashSet<&Nation> {
        self.nations.iter().collect()
    }
    fn occupier(&self, province: &ProvinceKey) -> Option<&Nation> {
        self.units.iter().find(|(_, _, region)| region.province() == province).map(|(nation, _, _)| nation)
    }
    fn unit_count(&self, nation: &Nation) -> u8 {
        self.units.iter().filter(|(owner, _, _)| owner == nation).count() as u8
    }
    fn units(&self, nation: &Nation) -> HashSet<(UnitType, RegionKey)> {
        self.units.iter().filter(|(owner, _, _)| owner == nation).map(|(_, kind, at)| (*kind, at.clone())).collect()
    }
}

fn adjustments(request: &Request) -> Value {
    let owners: HashMap<ProvinceKey, Nation> = request
        .phase
        .state
        .centers
        .iter()
        .flat_map(|(power, centers)| {
            centers.iter().map(move |c| (region_key(c).province().clone(), nation(power)))
        })
        .collect();
    // The crate owns to a power the center under its unit, which a board of the cases may not.
    let is_center = |at: &RegionKey| {
        standard_map().provinces().any(|one| one.supply_center != SupplyCenter::None && &ProvinceKey::from(one) == at.province())
    };
    if request.units().any(|(power, _, at)| {
        let at = region_key(at);
        is_center(&at) && owners.get(at.province()) != Some(&nation(power))
    }) {
        return skipped("a unit stands on a center that its power does not own: the crate gives it to the power");
    }
    let world = World {
        nations: request.phase.state.homes.keys().map(|power| nation(power)).collect(),
        units: request
            .units()
            .map(|(power, letter, at)| (nation(power), type_of(letter), region_key(at)))
            .collect(),
    };
    let command = |part: &Part| match part.kind.as_str() {
        "build" => Some(BuildCommand::Build),
        "remove" | "disband" => Some(BuildCommand::Disband),
        _ => None,
    };
    let orders: Vec<(String, Option<MappedBuildOrder>)> = orders_of(request, command);
    let submission =
        build::Submission::new(standard_map(), &owners, &world, orders.iter().filter_map(|(_, order)| order.clone()));
    let outcome = submission.adjudicate(Rulebook::edition_2023());
    let results: Vec<Value> = orders
        .iter()
        .map(|(power, order)| match order {
            None => told(power, None),
            Some(order) => told(
                power,
                outcome.get(order).map(|one| match one {
                    build::OrderOutcome::Succeeds => (true, ""),
                    build::OrderOutcome::AllBuildsUsed | build::OrderOutcome::AllDisbandsUsed => (false, "excess"),
                    _ => (false, "illegal"),
                }),
            ),
        })
        .collect();
    let (mut units, removed) = (Map::new(), outcome.to_civil_disorder());
    for unit in outcome.to_final_unit_positions().filter(|unit| !removed.contains(unit)) {
        add_unit(&mut units, power_of(unit.nation()), unit_text(unit.unit.unit_type(), &unit.region));
    }
    json!({ "orders": results, "after": { "units": units } })
}

#[derive(Default)]
struct Crate {
    movement: Request, // the last one: the crate goes from it into the retreats
}

impl Adapter for Crate {
    fn describe(&self) -> Value {
        json!({ "name": "diplomacy (crate)", "version": "0.2.0", "language": "Rust", "licence": "MIT", "homepage": LINK })
    }

    fn run(&mut self, request: &Request) -> Value {
        match request.phase.name.chars().last() {
            Some('M') => {
                self.movement = request.clone();
                movement(request)
            }
            Some('R') if self.movement.case == request.case => retreats(&self.movement, request),
            Some('A') => adjustments(request),
            _ => skipped("no retreats without the movement before"),
        }
    }
}

fn main() {
    protocol::serve(Crate::default());
}
