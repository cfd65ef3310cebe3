#include "game_forms/webdiplomacy_board.h"

#include <charconv>
#include <optional>

#include "base/text.h"
#include "game_forms/webdiplomacy_form.h"

namespace entente {

// ---- Values ----

Result<int> WebValues::NumberAt(JsonIndex value, int most) const {
  const JsonNode node = tree_[value];
  if (node.kind == JsonKind::kNull || (node.kind == JsonKind::kString && node.text.empty())) return 0;
  int number = -1;
  if (node.kind == JsonKind::kNumber || node.kind == JsonKind::kString) {
    const char* end = node.text.data() + node.text.size();
    const auto [stop, fault] = std::from_chars(node.text.data(), end, number);
    if (fault != std::errc() || stop != end) number = -1;
  }
  if (number >= 0 && number <= most) return number;
  return Error(value, "expected a number from 0 to " + std::to_string(most) + ", not " + Excerpt(tree_.TextOf(value)));
}

Result<int> WebValues::Number(JsonIndex object, std::string_view name, int most) const {
  const JsonIndex value = tree_.Find(object, name);
  if (value == kNoJson) return 0;
  return NumberAt(value, most);
}

Result<std::string_view> WebValues::Word(JsonIndex object, std::string_view name) const {
  const JsonIndex value = tree_.Find(object, name);
  if (value == kNoJson || tree_[value].kind == JsonKind::kNull) return std::string_view();
  if (tree_[value].kind == JsonKind::kString) return tree_[value].text;
  return Error(value, "expected a string, not " + std::string(JsonKindName(tree_[value].kind)));
}

Result<JsonIndex> WebValues::List(JsonIndex object, std::string_view name) const {
  const JsonIndex value = tree_.Find(object, name);
  if (value == kNoJson || tree_[value].kind == JsonKind::kNull) return kNoJson;
  if (tree_[value].kind == JsonKind::kArray || tree_[value].kind == JsonKind::kObject) return value;
  return Error(value, "expected an array, not " + std::string(JsonKindName(tree_[value].kind)));
}

bool WebValues::IsYes(JsonIndex object, std::string_view name) const {
  const JsonIndex value = tree_.Find(object, name);
  if (value == kNoJson) return false;
  const JsonNode node = tree_[value];
  return node.kind == JsonKind::kString ? node.text == "Yes" : node.text == "true" || node.text == "1";
}

Status WebValues::Error(JsonIndex value, std::string_view message) const {
  const std::string path = tree_.PathOf(value);
  return ErrorAt(tree_.PlaceOf(value), path + (path.empty() ? "" : ": ") + std::string(message));
}

Status WebValues::ErrorIn(JsonIndex object, std::string_view name, std::string_view message) const {
  const JsonIndex value = tree_.Find(object, name);
  return Error(value == kNoJson ? object : value, message);
}

// ---- Boards ----

Result<LocationIndex> WebBoard::Place(JsonIndex object, std::string_view name) const {
  const Result<int> territory = values_.Number(object, name, kWebTerritories);
  if (!territory.ok()) return territory.status();
  if (*territory == 0) return values_.ErrorIn(object, name, "no " + std::string(name) + ": expected a territory");
  return ids_.PlaceOf(*territory);
}

Result<PowerIndex> WebBoard::Country(JsonIndex object) const {
  const Result<int> country = values_.Number(object, "countryID", kWebCountries);
  if (!country.ok()) return country.status();
  return ids_.PowerOf(*country);
}

Status WebBoard::ReadCenters(JsonIndex phase, const RecordedPhase* before, PositionRef position) const {
  const Result<JsonIndex> centers = values_.List(phase, "centers");
  if (!centers.ok()) return centers.status();
  if (*centers == kNoJson) {
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      position.SetOwner(center,
                        before == nullptr ? map_.start_owners()[center] : before->position.view().OwnerOf(center));
    }
  }
  Status status;
  values_.ForEach(*centers, [&](JsonIndex node) {
    if (!status.ok()) return;
    const Result<LocationIndex> place = Place(node, "terrID");
    const Result<PowerIndex> owner = Country(node);
    status = place.ok() ? owner.status() : place.status();
    if (!status.ok()) return;
    const CenterIndex center = map_.CenterOf(map_.ProvinceOf(*place));
    if (center == kNoCenter) {
      status = values_.ErrorIn(node, "terrID", std::string(map_.Id(*place)) + " is no supply center");
    } else {
      position.SetOwner(center, *owner);
    }
  });
  return status;
}

Status WebBoard::ReadUnits(JsonIndex phase, PositionRef position, std::vector<Unit>& dislodged) const {
  const Result<JsonIndex> units = values_.List(phase, "units");
  if (!units.ok()) return units.status();
  Status status;
  values_.ForEach(*units, [&](JsonIndex node) {
    if (status.ok()) status = ReadUnit(node, position, dislodged);
  });
  return status;
}

Status WebBoard::ReadUnit(JsonIndex node, PositionRef position, std::vector<Unit>& dislodged) const {
  const Result<std::string_view> type = values_.Word(node, "unitType");
  if (!type.ok()) return type.status();
  const Result<LocationIndex> place = Place(node, "terrID");
  if (!place.ok()) return place.status();
  const Result<PowerIndex> power = Country(node);
  if (!power.ok()) return power.status();
  if (*power == kNoPower) return values_.ErrorIn(node, "countryID", "expected the country of a unit, 1 to 7");
  if (*type != "Army" && *type != "Fleet") {
    return values_.ErrorIn(node, "unitType", "expected Army or Fleet, not '" + Excerpt(*type) + "'");
  }
  const Unit unit{*power, *type == "Army" ? UnitType::kArmy : UnitType::kFleet, *place};
  const std::string name(map_.Id(*place));
  if (!map_.GraphAt(position.phase()).MayStand(unit.type, unit.location)) {
    return values_.ErrorIn(node, "terrID", (*type == "Army" ? "an army" : "a fleet") + (" cannot stand in " + name));
  }
  const ProvinceIndex province = map_.ProvinceOf(unit.location);
  if (!values_.IsYes(node, "retreating")) {
    if (position.HasUnit(province)) return values_.ErrorIn(node, "terrID", "a second unit in " + name);
    position.PlaceUnit(unit);
    return OkStatus();
  }
  if (!MayHaveDislodged(position.phase_type())) {
    return values_.ErrorIn(node, "retreating", "a dislodged unit in a phase without retreats");
  }
  for (const Unit& other : dislodged) {
    if (map_.ProvinceOf(other.location) == province) {
      return values_.ErrorIn(node, "terrID", "a second dislodged unit in " + name);
    }
  }
  dislodged.push_back(unit);
  return OkStatus();
}

Status WebBoard::ReadCountries(JsonIndex object, std::string_view name, PowerSet& powers) const {
  const Result<JsonIndex> list = values_.List(object, name);
  if (!list.ok()) return list.status();
  Status status;
  values_.ForEach(*list, [&](JsonIndex node) {
    if (!status.ok()) return;
    const Result<int> country = values_.NumberAt(node, kWebCountries);
    status = country.status();
    if (country.ok() && *country == 0) status = values_.Error(node, "expected a country, 1 to 7");
    if (status.ok()) powers |= SetOf(ids_.PowerOf(*country));
  });
  return status;
}

// ---- Orders ----

Status WebBoard::ReadOrders(JsonIndex phase, const PositionView& position, OrderSheet& sheet) const {
  const Result<JsonIndex> orders = values_.List(phase, "orders");
  if (!orders.ok()) return orders.status();
  Status status;
  values_.ForEach(*orders, [&](JsonIndex node) {
    if (status.ok()) status = ReadOrder(node, position, sheet);
  });
  return status;
}

namespace {

const WebOrderWord* FindOrderWord(std::string_view word) {
  for (const WebOrderWord& known : WebOrderWords()) {
    if (known.word == word) return &known;
  }
  return nullptr;
}

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

// The unit that is meant by a place: in a retreats phase a dislodged one goes first.
Unit UnitIn(const PositionView& position, LocationIndex place, bool is_ordered) {
  const ProvinceIndex province = position.map().ProvinceOf(place);
  const int dislodged = is_ordered ? position.FindDislodged(province) : -1;
  return dislodged >= 0 ? position.Dislodged(dislodged).unit : position.UnitAt(province);
}

}  // namespace

// An order that its player has not entered yet has no type.
Status WebBoard::ReadOrder(JsonIndex node, const PositionView& position, OrderSheet& sheet) const {
  const Result<std::string_view> word = values_.Word(node, "type");
  if (!word.ok()) return word.status();
  if (word->empty()) return OkStatus();
  const WebOrderWord* known = FindOrderWord(*word);
  if (known == nullptr) return values_.ErrorIn(node, "type", UnknownOrder(*word));
  const Result<PowerIndex> power = Country(node);
  if (!power.ok()) return power.status();
  if (*power == kNoPower) return values_.ErrorIn(node, "countryID", "expected the country of an order, 1 to 7");
  const Result<Order> order = OrderWith(node, known->kind, known->type, position);
  if (!order.ok()) return order.status();
  sheet.Add(order->WithPower(*power));
  return OkStatus();
}

Result<Order> WebBoard::OrderWith(JsonIndex node, OrderKind kind, UnitType built, const PositionView& position) const {
  using enum OrderKind;
  Order order = Order().WithKind(kind);
  if (kind == kWaive) return order;
  // Builds and removals may have their place in toTerrID, where players write it.
  const Result<int> to = values_.Number(node, "toTerrID", kWebTerritories);
  if (!to.ok()) return to.status();
  const bool is_adjustment = kind == kBuild || (kind == kDisband && position.phase_type() == PhaseType::kAdjustments);
  Result<LocationIndex> place = is_adjustment && *to != 0 ? ids_.PlaceOf(*to) : Place(node, "terrID");
  if (!place.ok()) return place.status();
  order = order.WithSource(*place);
  const Result<std::string_view> type = values_.Word(node, "unitType");
  if (!type.ok()) return type.status();
  const Unit unit = UnitIn(position, *place, true);
  if (kind == kBuild) {
    order = order.WithUnitType(built);
  } else if (*type == "Army" || *type == "Fleet") {
    order = order.WithUnitType(*type == "Army" ? UnitType::kArmy : UnitType::kFleet);
  } else if (unit.power != kNoPower) {
    order = order.WithUnitType(unit.type);
  }
  if (kind == kHold || kind == kDisband || kind == kBuild) return order;
  place = Place(node, "toTerrID");
  if (!place.ok()) return place.status();
  if (kind != kSupportHold) order = order.WithTarget(*place);
  if (kind == kMove || kind == kRetreat) return order.WithViaConvoy(kind == kMove && values_.IsYes(node, "viaConvoy"));
  if (kind != kSupportHold) place = Place(node, "fromTerrID");
  if (!place.ok()) return place.status();
  order = order.WithThird(*place);
  const Unit third = UnitIn(position, *place, false);
  return third.power == kNoPower ? order : order.WithThirdType(third.type);
}

// ---- Where units may not retreat ----

// A number, or an object with a "terrID"; kNoProvince for anything else.
ProvinceIndex WebBoard::HintedProvince(JsonIndex value) const {
  const bool is_object = values_.tree()[value].kind == JsonKind::kObject;
  const Result<int> territory =
      is_object ? values_.Number(value, "terrID", kWebTerritories) : values_.NumberAt(value, kWebTerritories);
  return territory.ok() && *territory > 0 ? map_.ProvinceOf(ids_.PlaceOf(*territory)) : kNoProvince;
}

bool WebBoard::ReadHints(JsonIndex game) {
  const Result<JsonIndex> standoffs = values_.List(game, "standoffs"), from = values_.List(game, "occupiedFrom");
  const auto has_some = [this](const Result<JsonIndex>& list) {
    return list.ok() && *list != kNoJson && values_.tree().HasChildren(*list);
  };
  has_hints_ = has_some(standoffs) || has_some(from);
  standoffs_.assign(static_cast<size_t>(map_.province_count()), false);
  attackers_of_.assign(static_cast<size_t>(map_.province_count()), kNoProvince);
  if (has_some(standoffs)) {
    values_.ForEach(*standoffs, [this](JsonIndex value) {
      if (const ProvinceIndex province = HintedProvince(value); province != kNoProvince) standoffs_[province] = true;
    });
  }
  if (has_some(from)) {
    // {"20":22}: the unit now in 20 came from 22.
    values_.ForEach(*from, [this](JsonIndex value) {
      int territory = 0;
      const std::string_view key = values_.tree()[value].key.text;
      std::from_chars(key.data(), key.data() + key.size(), territory);
      if (territory < 1 || territory > kWebTerritories) return;
      attackers_of_[map_.ProvinceOf(ids_.PlaceOf(territory))] = HintedProvince(value);
    });
  }
  return has_hints_;
}

bool WebBoard::IsBarred(const Unit& unit, ProvinceIndex to) const {
  return standoffs_[to] || attackers_of_[map_.ProvinceOf(unit.location)] == to;
}

}  // namespace entente
