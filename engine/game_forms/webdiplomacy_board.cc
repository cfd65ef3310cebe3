#include "game_forms/webdiplomacy_board.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "game_forms/board_parts.h"

namespace entente {
namespace {

std::string UnknownOrder(std::string_view word) {
  std::vector<std::string_view> known;
  for (const WebOrderWord& order : WebOrderWords()) known.push_back(order.word);
  std::string message = "unknown order '" + Excerpt(word) + "'";
  const std::vector<std::string_view> nearest = NearestWords(word, known, 1);
  if (!nearest.empty()) return message + "; did you mean " + std::string(nearest.front()) + "?";
  message += ": expected ";
  for (size_t i = 0; i < known.size(); ++i) message += (i == 0 ? "" : ", ") + std::string(known[i]);
  return message;
}

}  // namespace

WebBoard::WebBoard(WebValues& values, const WebDiplomacyIds& ids, const Map& map)
    : values_(values),
      ids_(ids),
      map_(map),
      standoffs_(static_cast<size_t>(map.province_count())),
      attackers_of_(standoffs_.size(), kNoProvince) {
  ReadHints(values.json().root());
}

LocationIndex WebBoard::Place(JsonIndex object, std::string_view name) {
  const int territory = values_.Number(object, name, kWebTerritories);
  if (territory == 0) values_.FailIn(object, name, "no " + std::string(name) + ": expected a territory");
  return ids_.PlaceOf(territory);
}

PowerIndex WebBoard::Country(JsonIndex object) {
  return ids_.PowerOf(values_.Number(object, "countryID", ids_.country_count()));
}

void WebBoard::ReadCenters(JsonIndex phase, const PositionView* before, PositionRef position) {
  const JsonIndex list = values_.json().Find(phase, "centers");
  if (list == kNoJson || values_.json().KindOf(list) == JsonKind::kNull) {
    for (const ProvinceIndex province : map_.centers()) {
      const CenterIndex center = map_.CenterOf(province);
      position.SetOwner(center, before == nullptr ? map_.start_owners()[center] : before->OwnerOf(center));
    }
  }
  for (const JsonIndex node : values_.List(phase, "centers")) {
    const LocationIndex place = Place(node, "terrID");
    const PowerIndex owner = Country(node);
    if (!values_.ok()) return;
    const CenterIndex center = map_.CenterOf(map_.ProvinceOf(place));
    if (center == kNoCenter) {
      return values_.FailIn(node, "terrID", std::string(map_.Id(place)) + " is no supply center");
    }
    position.SetOwner(center, owner);
  }
}

std::vector<Unit> WebBoard::ReadUnits(JsonIndex phase, PositionRef position) {
  std::vector<Unit> dislodged;
  for (const JsonIndex node : values_.List(phase, "units")) ReadUnit(node, position, dislodged);
  return dislodged;
}

void WebBoard::ReadUnit(JsonIndex node, PositionRef position, std::vector<Unit>& dislodged) {
  const std::string_view type = values_.Word(node, "unitType");
  const LocationIndex place = Place(node, "terrID");
  const PowerIndex power = Country(node);
  if (power == kNoPower)
    values_.FailIn(node, "countryID", "expected the country of a unit, 1 to " + std::to_string(ids_.country_count()));
  if (type != "Army" && type != "Fleet") {
    values_.FailIn(node, "unitType", "expected Army or Fleet, not '" + Excerpt(type) + "'");
  }
  if (!values_.ok()) return;
  const Unit unit{power, type == "Army" ? UnitType::kArmy : UnitType::kFleet, place};
  const std::string name(map_.Id(place));
  if (!map_.GraphAt(position.phase()).MayStand(unit.type, unit.location)) {
    const std::string article = type == "Army" ? "an army" : "a fleet";
    return values_.FailIn(node, "terrID", article + " cannot stand in " + name);
  }
  const ProvinceIndex province = map_.ProvinceOf(place);
  if (!values_.IsYes(node, "retreating")) {
    if (position.HasUnit(province)) return values_.FailIn(node, "terrID", "a second unit in " + name);
    return position.PlaceUnit(unit);
  }
  if (!MayHaveDislodged(position.phase_type())) {
    return values_.FailIn(node, "retreating", "a dislodged unit in a phase without retreats");
  }
  for (const Unit& other : dislodged) {
    if (map_.ProvinceOf(other.location) == province) {
      return values_.FailIn(node, "terrID", "a second dislodged unit in " + name);
    }
  }
  dislodged.push_back(unit);
}

PowerSet WebBoard::ReadCountries(JsonIndex object, std::string_view name) {
  PowerSet powers = 0;
  for (const JsonIndex node : values_.List(object, name)) {
    const int country = values_.NumberOf(node, ids_.country_count());
    if (country == 0) values_.Fail(node, "expected a country, 1 to " + std::to_string(ids_.country_count()));
    if (values_.ok()) powers |= SetOf(ids_.PowerOf(country));
  }
  return powers;
}

// ---- Orders ----

void WebBoard::ReadOrders(JsonIndex phase, const PositionView& position, OrderSheet& sheet,
                          std::vector<StatedUnit>& stated) {
  const int turn = values_.Number(phase, "turn", kMostWebTurn);
  const std::string_view word = values_.Word(phase, "phase");
  for (const JsonIndex node : values_.List(phase, "orders")) {
    const std::string_view of_phase = values_.Word(node, "phase");
    const bool is_own = of_phase.empty() || (of_phase == word && values_.Number(node, "turn", kMostWebTurn) == turn);
    is_own ? ReadOrder(node, position, sheet, stated) : void(++orders_elsewhere_);
  }
  // Before the adjudication no order has a success.
  const bool has_results = std::any_of(stated.begin(), stated.end(), [](const StatedUnit& one) {
    return one.result.outcome == StatedOutcome::kSucceeds || one.result.is_dislodged;
  });
  if (!has_results) stated.clear();
}

// Reads an order. An order without a type has not been entered yet and is skipped.
void WebBoard::ReadOrder(JsonIndex node, const PositionView& position, OrderSheet& sheet,
                         std::vector<StatedUnit>& stated) {
  const std::string_view word = values_.Word(node, "type");
  if (word.empty()) return;
  const WebOrderWord* known = FindWebOrder(word);
  if (known == nullptr) return values_.FailIn(node, "type", UnknownOrder(word));
  const PowerIndex power = Country(node);
  if (power == kNoPower)
    values_.FailIn(node, "countryID", "expected the country of an order, 1 to " + std::to_string(ids_.country_count()));
  if (!values_.ok()) return;
  const Order order = OrderWith(node, known->kind, known->type, position);
  if (!values_.ok()) return;
  sheet.Add(order.WithPower(power));
  if (order.kind() == OrderKind::kWaive) return;
  const bool succeeds = values_.IsYes(node, "success");
  const bool has_outcome = order.kind() == OrderKind::kMove || order.kind() == OrderKind::kRetreat;
  stated.push_back({order.WithPower(power).unit(),
                    {!has_outcome ? StatedOutcome::kUnknown
                     : succeeds   ? StatedOutcome::kSucceeds
                                  : StatedOutcome::kFails,
                     values_.IsYes(node, "dislodged")}});
}

Order WebBoard::OrderWith(JsonIndex node, OrderKind kind, UnitType built, const PositionView& position) {
  using enum OrderKind;
  Order order = Order().WithKind(kind);
  if (kind == kWaive) return order;
  // The place of a build or removal may stand in toTerrID, because players enter it there.
  const int to = values_.Number(node, "toTerrID", kWebTerritories);
  const bool is_adjustment = kind == kBuild || (kind == kDisband && position.phase_type() == PhaseType::kAdjustments);
  const LocationIndex source = is_adjustment && to != 0 ? ids_.PlaceOf(to) : Place(node, "terrID");
  const std::string_view type = values_.Word(node, "unitType");
  if (!values_.ok()) return order;
  order = order.WithSource(source);
  if (kind == kBuild) {
    order = order.WithUnitType(built);
  } else if (type == "Army" || type == "Fleet") {
    order = order.WithUnitType(type == "Army" ? UnitType::kArmy : UnitType::kFleet);
  } else if (const Unit unit = OrderedUnit(position, source); unit.power != kNoPower) {
    order = order.WithUnitType(unit.type);
  }
  if (kind == kHold || kind == kDisband || kind == kBuild) return order;
  const LocationIndex target = Place(node, "toTerrID");
  if (kind != kSupportHold) order = order.WithTarget(target);
  if (kind == kMove || kind == kRetreat) return order.WithViaConvoy(kind == kMove && values_.IsYes(node, "viaConvoy"));
  const LocationIndex third = kind == kSupportHold ? target : Place(node, "fromTerrID");
  if (!values_.ok()) return order;
  order = order.WithThird(third);
  const Unit unit = position.UnitAt(map_.ProvinceOf(third));
  return unit.power == kNoPower ? order : order.WithThirdType(unit.type);
}

// ---- Barred retreats ----

// The province of a number or of an object with a "terrID"; kNoProvince for other values.
ProvinceIndex WebBoard::HintedProvince(JsonIndex value) const {
  const JsonTape& json = values_.json();
  if (json.KindOf(value) == JsonKind::kObject) value = json.Find(value, "terrID");
  const int territory = value == kNoJson ? 0 : WebNumber(json, value, kWebTerritories).value_or(0);
  return territory > 0 ? ProvinceOfTerritory(territory) : kNoProvince;
}

void WebBoard::ReadHints(JsonIndex game) {
  const JsonTape& json = values_.json();
  for (const JsonIndex value : json.Children(json.Find(game, "standoffs"))) {
    has_hints_ = true;
    if (const ProvinceIndex province = HintedProvince(value); province != kNoProvince) standoffs_[province] = true;
  }
  // {"20":22}: the unit now in 20 came from 22.
  for (const JsonIndex value : json.Children(json.Find(game, "occupiedFrom"))) {
    has_hints_ = true;
    int territory = 0;
    const std::string_view key = json[value].key.text;
    std::from_chars(key.data(), key.data() + key.size(), territory);
    if (territory >= 1 && territory <= kWebTerritories) {
      attackers_of_[ProvinceOfTerritory(territory)] = HintedProvince(value);
    }
  }
}

}  // namespace entente
