#include "godip.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "json_text.h"
#include "nearest_word.h"

namespace entente_cli {
namespace {

// ---- Names ----

// Provinces of the standard map that godip calls otherwise; its names are read as other names of the map.
constexpr std::pair<absl::string_view, absl::string_view> kOtherNames[] = {
    {"bot", "gob"}, {"lyo", "gol"}, {"mao", "mid"}, {"nao", "nat"}, {"nwg", "nrg"}};

std::string PlaceName(const entente_map* map, uint32_t location) {
  const std::string name = absl::AsciiStrToLower(entente_map_location_id(map, location));
  for (const auto& [ours, theirs] : kOtherNames) {
    if (name == ours) return std::string(theirs);
  }
  return name;
}

std::string NationName(const entente_map* map, uint32_t power) { return entente_map_power_name(map, power); }
const char* TypeName(uint32_t type) { return type == ENTENTE_ARMY ? "Army" : "Fleet"; }

uint32_t ProvinceAt(const entente_map* map, uint32_t location) {
  auto info = Sized<entente_location_info>();
  return entente_map_location(map, location, &info, nullptr) == ENTENTE_OK ? info.province
                                                                           : uint32_t{ENTENTE_NO_PROVINCE};
}

// An object of members in the sequence of their names.
using GodipMembers = std::map<std::string, std::string>;
std::string ObjectOf(const GodipMembers& members) {
  std::vector<std::string> list;
  for (const auto& [name, value] : members) list.push_back(JsonMember(name, value));
  return JsonObject(list);
}

// ---- Writing ----

std::string UnitObject(const entente_map* map, const entente_unit& unit) {
  return JsonObject(
      {JsonTextMember("Type", TypeName(unit.unit_type)), JsonTextMember("Nation", NationName(map, unit.power))});
}

// Season, year and type: "S1901M" is Spring 1901 Movement, "W1901A" Fall 1901 Adjustment.
bool AddPhase(const entente_map* map, const void* position, std::vector<std::string>& members, entente_error& error) {
  auto info = Sized<entente_position_info>();
  if (entente_position_describe(map, position, &info, &error) != ENTENTE_OK) return false;
  constexpr const char* kTypes[] = {"Movement", "Retreat", "Adjustment"};
  const char season = info.phase_name[0];
  const bool is_known = absl::ascii_isdigit(info.phase_name[1]) && (season == 'S' || season == 'F' || season == 'W');
  if (info.end_kind == ENTENTE_END_NONE && (!is_known || info.phase_type > ENTENTE_ADJUSTMENTS)) {
    error = ErrorOf(ENTENTE_ERR_NOT_SUPPORTED, absl::StrCat("godip has no phase such as ", info.phase_name));
    return false;
  }
  members.push_back(JsonTextMember("Season", season == 'S' ? "Spring" : "Fall"));
  members.push_back(JsonMember("Year", info.year));
  members.push_back(JsonTextMember("Type", info.phase_type <= ENTENTE_ADJUSTMENTS ? kTypes[info.phase_type] : ""));
  return true;
}

bool AddBoard(const entente_map* map, const void* position, std::vector<std::string>& members, entente_error& error) {
  std::vector<entente_unit> units, dislodged;
  std::vector<uint8_t> owners;
  std::vector<uint16_t> centers;
  if (!AddPhase(map, position, members, error) || !Fill(units, &error, entente_position_units, map, position) ||
      !Fill(dislodged, &error, entente_position_dislodged, map, position) ||
      !Fill(owners, &error, entente_position_owners, map, position) ||
      !Fill(centers, &error, entente_map_centers, map)) {
    return false;
  }
  GodipMembers unit_members, dislodged_members, center_members;
  for (const entente_unit& unit : units) unit_members[PlaceName(map, unit.location)] = UnitObject(map, unit);
  for (const entente_unit& unit : dislodged) dislodged_members[PlaceName(map, unit.location)] = UnitObject(map, unit);
  for (size_t i = 0; i < centers.size() && i < owners.size(); ++i) {
    if (owners[i] == ENTENTE_NO_POWER) continue;
    center_members[PlaceName(map, centers[i])] = JsonQuoted(NationName(map, owners[i]));
  }
  members.push_back(JsonMember("Units", ObjectOf(unit_members)));
  members.push_back(JsonMember("SupplyCenters", ObjectOf(center_members)));
  members.push_back(JsonMember("Dislodgeds", ObjectOf(dislodged_members)));
  return true;
}

// The words of an order behind its province: "Move", "bur".
std::vector<std::string> WordsOfOrder(const entente_map* map, const entente_order_fields& order) {
  const auto place = [&](uint32_t location) { return PlaceName(map, location); };
  switch (order.kind) {
    case ENTENTE_MOVE:
      return {order.via_convoy != 0 ? "MoveViaConvoy" : "Move", place(order.target)};
    case ENTENTE_RETREAT:
      return {"Move", place(order.target)};
    case ENTENTE_SUPPORT_HOLD:
      return {"Support", place(order.third)};
    case ENTENTE_SUPPORT_MOVE:
      return {"Support", place(order.third), place(order.target)};
    case ENTENTE_CONVOY:
      return {"Convoy", place(order.third), place(order.target)};
    case ENTENTE_BUILD:
      return {"Build", TypeName(order.unit_type)};
    case ENTENTE_DISBAND:
      return {"Disband"};
    default:
      return {"Hold"};
  }
}

// "" for an order that succeeded, else godip's word for the error.
std::string Resolution(const entente_map* map, const entente_order_result& result, uint32_t kind) {
  const auto with = [&](absl::string_view word, uint32_t province) {
    return province == ENTENTE_NO_PROVINCE ? std::string(word) : absl::StrCat(word, ":", PlaceName(map, province));
  };
  const bool is_support = kind == ENTENTE_SUPPORT_HOLD || kind == ENTENTE_SUPPORT_MOVE;
  switch (result.reason) {
    case ENTENTE_REASON_NONE:
      return "";
    case ENTENTE_REASON_BOUNCED:
      return with("ErrBounce", result.cause);
    case ENTENTE_REASON_CUT:
      return with("ErrSupportBroken", result.cause);
    case ENTENTE_REASON_DISLODGED:  // of a hold it is in Dislodgeds alone
      return is_support               ? with("ErrSupportBroken", result.dislodged_by)
             : kind == ENTENTE_CONVOY ? with("ErrConvoyDislodged", result.dislodged_by)
                                      : "";
    case ENTENTE_REASON_NO_CONVOY:
    case ENTENTE_REASON_DISRUPTED:
    case ENTENTE_REASON_PARADOX:
      return "ErrMissingConvoyPath";
    case ENTENTE_REASON_VOID:
      return is_support ? "ErrInvalidSupporteeOrder" : "ErrInvalidConvoyeeOrder";
    case ENTENTE_REASON_EXCESS:
      return kind == ENTENTE_BUILD ? "ErrMissingSurplus" : "ErrMissingDeficit";
    default:
      return is_support               ? "ErrIllegalSupportMove"
             : kind == ENTENTE_CONVOY ? "ErrIllegalConvoyMove"
             : kind == ENTENTE_BUILD  ? "ErrIllegalBuild"
                                      : "ErrIllegalMove";
  }
}

// A move of the phase, for what it leaves behind.
struct PlayedMove {
  uint32_t from, to;  // provinces
  entente_order_result result;
};

// Dislodgers: {"mun":"bur"}, the unit from MUN dislodged the one in BUR, which may not go to MUN. Bounces: {"gas":{"bre":true}}.
bool AddTraces(const entente_map* map, const void* next, const std::vector<PlayedMove>& moves,
               std::vector<std::string>& members, entente_error& error) {
  std::vector<entente_unit> units, dislodged;
  if (!Fill(units, &error, entente_position_units, map, next) ||
      !Fill(dislodged, &error, entente_position_dislodged, map, next)) {
    return false;
  }
  std::set<uint32_t> occupied;
  for (const entente_unit& unit : units) occupied.insert(ProvinceAt(map, unit.location));
  GodipMembers dislodgers;
  std::map<std::string, GodipMembers> bounces;
  for (const PlayedMove& move : moves) {
    const bool is_standoff = !dislodged.empty() && move.result.reason == ENTENTE_REASON_BOUNCED &&
                             occupied.count(move.to) == 0 && move.result.dislodged_by != move.to;
    if (is_standoff) bounces[PlaceName(map, move.to)][PlaceName(map, move.from)] = "true";
    if (move.result.reason != ENTENTE_REASON_NONE) continue;
    for (const entente_unit& unit : dislodged) {
      std::vector<uint16_t> places;
      const uint32_t province = ProvinceAt(map, unit.location);
      if (province != move.to) continue;
      if (!Fill(places, &error, entente_position_retreats, map, next, province)) return false;
      const bool is_open = std::any_of(places.begin(), places.end(),
                                       [&](uint16_t place) { return ProvinceAt(map, place) == move.from; });
      if (!is_open) dislodgers[PlaceName(map, move.from)] = JsonQuoted(PlaceName(map, unit.location));
    }
  }
  GodipMembers bounce_members;
  for (const auto& [place, from] : bounces) bounce_members[place] = ObjectOf(from);
  members.push_back(JsonMember("Dislodgers", ObjectOf(dislodgers)));
  members.push_back(JsonMember("Bounces", ObjectOf(bounce_members)));
  return true;
}

// Dislodgers and Bounces of a retreats phase alone: the places near a dislodged unit that are empty and barred. A place that is
// barred to one unit has the attacker of that unit, one that is barred to several had a standoff.
bool AddBarredPlaces(const entente_map* map, const void* position, std::vector<std::string>& members,
                     entente_error& error) {
  auto info = Sized<entente_position_info>();
  std::vector<entente_unit> units, dislodged;
  if (entente_position_describe(map, position, &info, &error) != ENTENTE_OK ||
      !Fill(units, &error, entente_position_units, map, position) ||
      !Fill(dislodged, &error, entente_position_dislodged, map, position)) {
    return false;
  }
  std::map<uint32_t, std::set<std::string>> barred_to;  // by province
  const std::string name = info.phase_name;
  for (const entente_unit& unit : dislodged) {
    std::vector<uint16_t> near, open;
    if (!Fill(near, &error, entente_map_neighbors, map, name.data(), name.size(), unit.unit_type, unit.location) ||
        !Fill(open, &error, entente_position_retreats, map, position, ProvinceAt(map, unit.location))) {
      return false;
    }
    for (const uint16_t place : near) barred_to[ProvinceAt(map, place)].insert(PlaceName(map, unit.location));
    for (const uint16_t place : open) barred_to[ProvinceAt(map, place)].erase(PlaceName(map, unit.location));
  }
  for (const entente_unit& unit : units) barred_to.erase(ProvinceAt(map, unit.location));
  GodipMembers dislodgers, bounces;
  for (const auto& [province, victims] : barred_to) {
    if (victims.size() == 1) dislodgers[PlaceName(map, province)] = JsonQuoted(*victims.begin());
    if (victims.size() > 1) bounces[PlaceName(map, province)] = "{}";
  }
  members.push_back(JsonMember("Dislodgers", ObjectOf(dislodgers)));
  members.push_back(JsonMember("Bounces", ObjectOf(bounces)));
  return true;
}

bool GodipPosition(const entente_game* game, uint32_t phase, std::vector<uint64_t>& position, entente_error& error) {
  position.resize((entente_position_size(entente_game_map(game)) + 7) / 8);
  return entente_game_position(game, phase, position.data(), 8 * position.size(), &error) == ENTENTE_OK;
}

// ---- Options ----

// A node of the tree: what comes next, and what the words of this level are.
struct OptionNode {
  std::string type;
  std::map<std::string, OptionNode> next;

  std::string Json() const {
    std::string json = NextJson();
    return type.empty() ? json : absl::StrCat("{\"Next\":", json, ",\"Type\":", JsonQuoted(type), "}");
  }
  std::string NextJson() const {
    std::vector<std::string> members;
    for (const auto& [word, option] : next) members.push_back(JsonMember(word, option.Json()));
    return JsonObject(members);
  }
  OptionNode& Add(const std::string& word, const char* of_type) {
    OptionNode& option = next[word];
    option.type = of_type;
    return option;
  }
};

std::string WithoutCoast(const std::string& place) { return place.substr(0, place.find('/')); }

// par, Move, par, bur: behind the kind comes the place of the unit with its coast, behind "Build" the type before it.
void AddOption(const entente_map* map, const entente_order_fields& order, OptionNode& root) {
  if (order.kind == ENTENTE_WAIVE) return;
  const std::string source = PlaceName(map, order.source);
  std::vector<std::string> words = WordsOfOrder(map, order);
  OptionNode* option = &root.Add(WithoutCoast(source), "Province").Add(words.front(), "OrderType");
  if (order.kind == ENTENTE_BUILD) option = &option->Add(words[1], "UnitType");
  option = &option->Add(source, "SrcProvince");
  if (order.kind == ENTENTE_BUILD) return;
  if (order.kind == ENTENTE_SUPPORT_HOLD) words.push_back(words[1]);  // support from a place to itself
  for (size_t i = 1; i < words.size(); ++i) option = &option->Add(words[i], "Province");
}

// ---- Reading ----

bool WrongPhase(entente_error& error, absl::string_view what) {
  error = ErrorOf(ENTENTE_ERR_INVALID_ARGUMENT, absl::StrCat("a phase of godip: ", what));
  return false;
}

class GodipReader {
 public:
  GodipReader(absl::string_view phase, const Setting& setting) : phase_(phase), map_(setting.map.get()) {}

  bool Read(std::string& json, entente_error& error) {
    if (!ReadPhase(error) || !ReadUnits("Units", "", error) || !ReadUnits("Dislodgeds", "*", error)) return false;
    if (!ReadTraces(error) || !ReadRetreats(error) || !ReadCenters(error) || !ReadOrders(error)) return false;
    std::vector<std::string> state = {JsonMember("units", Lists(units_))};
    const bool has_centers = !JsonMemberOf(phase_, "SupplyCenters").empty();
    if (has_centers) state.push_back(JsonMember("centers", Lists(centers_)));
    if (is_retreat_) state.push_back(JsonMember("retreats", Retreats()));
    json = JsonObject(
        {JsonTextMember("name", name_), JsonMember("state", JsonObject(state)), JsonMember("orders", Lists(orders_))});
    if (!id_.empty()) json = WithMember(json, "id", id_);
    return true;
  }

 private:
  struct GodipUnit {
    uint32_t location, power, type;
    bool is_dislodged;
  };
  using TextLists = std::map<std::string, std::vector<std::string>>;  // by power

  static std::string Lists(const TextLists& lists) {
    GodipMembers members;
    for (const auto& [power, texts] : lists) members[power] = JsonArray(texts);
    return ObjectOf(members);
  }

  std::string TextMember(const char* name) const { return JsonTextOf(JsonMemberOf(phase_, name)); }

  bool ReadPhase(entente_error& error) {
    const std::string season = TextMember("Season"), type = TextMember("Type");
    const std::string year(JsonMemberOf(phase_, "Year"));
    id_ = std::string(JsonMemberOf(phase_, "id"));
    is_retreat_ = type == "Retreat";
    const bool is_adjustment = type == "Adjustment";
    if ((season != "Spring" && season != "Fall") || (type != "Movement" && !is_retreat_ && !is_adjustment)) {
      return WrongPhase(error, "expected the Season Spring or Fall, and the Type Movement, Retreat or Adjustment");
    }
    if (year.empty() || year.find_first_not_of("0123456789") != year.npos) {
      return WrongPhase(error, "expected the Year, a whole number");
    }
    name_ = absl::StrCat(is_adjustment ? "W" : season.substr(0, 1), year,
                         is_retreat_     ? "R"
                         : is_adjustment ? "A"
                                         : "M");
    return true;
  }

  bool FindPlace(absl::string_view name, uint32_t& location, entente_error& error) const {
    const std::string text = JsonTextOf(name);
    return entente_map_find_location(map_, text.data(), text.size(), &location, &error) == ENTENTE_OK;
  }
  bool FindNation(absl::string_view name, uint32_t& power, entente_error& error) const {
    const std::string text = JsonTextOf(name);
    return entente_map_find_power(map_, text.data(), text.size(), &power, &error) == ENTENTE_OK;
  }
  std::string PowerId(uint32_t power) const { return entente_map_power_id(map_, power); }
  std::string PlaceId(uint32_t location) const { return entente_map_location_id(map_, location); }
  std::string UnitText(const GodipUnit& unit) const {
    return absl::StrCat(unit.type == ENTENTE_ARMY ? "A " : "F ", PlaceId(unit.location));
  }

  // Calls visit(name, value) for each member of an object of the phase, and stops if it returns false.
  template <typename Visit>
  bool EachOf(const char* object, const Visit& visit) const {
    const std::vector<absl::string_view> members = JsonValuesIn(JsonMemberOf(phase_, object));
    for (size_t i = 0; i + 1 < members.size(); i += 2) {
      if (!visit(members[i], members[i + 1])) return false;
    }
    return true;
  }

  bool ReadUnits(const char* object, const char* mark, entente_error& error) {
    return EachOf(object, [&](absl::string_view place, absl::string_view value) {
      GodipUnit unit{0, 0, ENTENTE_ARMY, *mark != '\0'};
      const std::string type = JsonTextOf(JsonMemberOf(value, "Type"));
      if (type != "Army" && type != "Fleet") return WrongPhase(error, "expected a unit's Type Army or Fleet");
      if (type == "Fleet") unit.type = ENTENTE_FLEET;
      if (!FindPlace(place, unit.location, error) || !FindNation(JsonMemberOf(value, "Nation"), unit.power, error)) {
        return false;
      }
      if (!taken_.emplace(unit.is_dislodged, ProvinceAt(map_, unit.location)).second) {
        return WrongPhase(error, absl::StrCat(object, ": a second unit in ", PlaceId(unit.location)));
      }
      units_[PowerId(unit.power)].push_back(mark + UnitText(unit));
      board_.push_back(unit);
      return true;
    });
  }

  bool ReadTraces(entente_error& error) {
    return EachOf("Dislodgers",
                  [&](absl::string_view from, absl::string_view to) {
                    uint32_t attacker = 0, victim = 0;
                    if (!FindPlace(from, attacker, error) || !FindPlace(to, victim, error)) return false;
                    barred_.insert({ProvinceAt(map_, victim), ProvinceAt(map_, attacker)});
                    return true;
                  }) &&
           EachOf("Bounces", [&](absl::string_view place, absl::string_view) {
             uint32_t location = 0;
             if (!FindPlace(place, location, error)) return false;
             contested_.insert(ProvinceAt(map_, location));
             return true;
           });
  }

  bool IsOccupied(uint32_t province) const {
    return std::any_of(board_.begin(), board_.end(), [&](const GodipUnit& unit) {
      return !unit.is_dislodged && ProvinceAt(map_, unit.location) == province;
    });
  }

  bool ReadRetreats(entente_error& error) {
    for (const GodipUnit& unit : board_) {
      if (!unit.is_dislodged) continue;
      std::vector<uint16_t> places;
      if (!Fill(places, &error, entente_map_neighbors, map_, name_.data(), name_.size(), unit.type, unit.location)) {
        return false;
      }
      std::vector<std::string> open;
      for (const uint16_t place : places) {
        const uint32_t province = ProvinceAt(map_, place);
        const bool is_barred = barred_.count({ProvinceAt(map_, unit.location), province}) > 0;
        if (!IsOccupied(province) && contested_.count(province) == 0 && !is_barred) open.push_back(PlaceId(place));
      }
      retreats_[PowerId(unit.power)][UnitText(unit)] = JsonArray(open);
    }
    return true;
  }

  std::string Retreats() const {
    GodipMembers members;
    for (const auto& [power, units] : retreats_) members[power] = ObjectOf(units);
    return ObjectOf(members);
  }

  bool ReadCenters(entente_error& error) {
    return EachOf("SupplyCenters", [&](absl::string_view place, absl::string_view nation) {
      uint32_t location = 0, power = 0;
      if (!FindPlace(place, location, error) || !FindNation(nation, power, error)) return false;
      centers_[PowerId(power)].push_back(PlaceId(location));
      return true;
    });
  }

  // "A PAR" of the unit in a place, "PAR" if there is none.
  std::string UnitAt(uint32_t location) const {
    const uint32_t province = ProvinceAt(map_, location);
    const GodipUnit* found = nullptr;
    for (const GodipUnit& unit : board_) {
      const bool is_in = ProvinceAt(map_, unit.location) == province;
      if (is_in && (found == nullptr || unit.is_dislodged == is_retreat_)) found = &unit;
    }
    return found == nullptr ? PlaceId(location) : UnitText(*found);
  }

  bool ReadOrders(entente_error& error) {
    return EachOf("Orders", [&](absl::string_view nation, absl::string_view orders) {
      uint32_t power = 0;
      if (!FindNation(nation, power, error)) return false;
      const std::vector<absl::string_view> members = JsonValuesIn(orders);
      for (size_t i = 0; i + 1 < members.size(); i += 2) {
        if (!ReadOrder(members[i], members[i + 1], orders_[PowerId(power)].emplace_back(), error)) return false;
      }
      return true;
    });
  }

  bool ReadOrder(absl::string_view place, absl::string_view list, std::string& order, entente_error& error) const {
    uint32_t source = 0, first = 0, second = 0;
    const std::vector<absl::string_view> words = JsonValuesIn(list);
    if (list.front() != '[' || words.empty()) return WrongPhase(error, "expected an order such as [\"Move\",\"bur\"]");
    if (!FindPlace(place, source, error)) return false;
    const std::string kind = JsonTextOf(words[0]), unit = UnitAt(source);
    if (kind == "Build") {
      const std::string type = words.size() > 1 ? JsonTextOf(words[1]) : "";
      order = absl::StrCat(type == "Army" ? "A " : "F ", PlaceId(source), " B");
      return type == "Army" || type == "Fleet" || WrongPhase(error, "expected [\"Build\",\"Army\"] or \"Fleet\"");
    }
    if (words.size() > 1 && !FindPlace(words[1], first, error)) return false;
    if (words.size() > 2 && !FindPlace(words[2], second, error)) return false;
    if (kind == "Hold" || kind == "Disband") {
      order = absl::StrCat(unit, kind == "Hold" ? " H" : " D");
    } else if (words.size() == 2 && (kind == "Move" || kind == "MoveViaConvoy")) {
      order = absl::StrCat(unit, is_retreat_ ? " R " : " - ", PlaceId(first), kind == "Move" ? "" : " VIA");
    } else if (kind == "Support" && (words.size() == 2 || (words.size() == 3 && first == second))) {
      order = absl::StrCat(unit, " S ", UnitAt(first));
    } else if (words.size() == 3 && (kind == "Support" || kind == "Convoy")) {
      order = absl::StrCat(unit, kind == "Support" ? " S " : " C ", UnitAt(first), " - ", PlaceId(second));
    } else {
      return WrongPhase(error, "expected Hold, Move, MoveViaConvoy, Support, Convoy, Build or Disband with its places");
    }
    return true;
  }

  const absl::string_view phase_;
  const entente_map* map_;
  std::string name_, id_;
  bool is_retreat_ = false;
  std::vector<GodipUnit> board_;
  std::set<std::pair<bool, uint32_t>> taken_;  // provinces with a dislodged unit, or with another
  TextLists units_, centers_, orders_;
  std::set<std::pair<uint32_t, uint32_t>> barred_;  // the province of a dislodged unit, where it may not go
  std::set<uint32_t> contested_;
  std::map<std::string, GodipMembers> retreats_;
};

}  // namespace

bool GodipResult(const entente_game* game, std::string& json, entente_error& error) {
  const entente_map* map = entente_game_map(game);
  std::vector<uint64_t> before, next;
  std::vector<entente_order_result> results;
  const entente_status listed = ListOf(results, [&](entente_order_result* list, size_t capacity, size_t* length) {
    return entente_game_results(game, 0, list, sizeof *list, capacity, length, &error);
  });
  if (listed != ENTENTE_OK || !GodipPosition(game, 0, before, error) || !GodipPosition(game, 1, next, error))
    return false;
  std::map<std::string, GodipMembers> orders;
  GodipMembers resolutions;
  std::vector<PlayedMove> moves;
  for (const entente_order_result& result : results) {
    auto fields = Sized<entente_order_fields>();
    if (result.implied != 0 || entente_order_unpack(result.order, &fields, nullptr) != ENTENTE_OK ||
        fields.kind == ENTENTE_WAIVE || fields.power == ENTENTE_NO_POWER) {
      continue;
    }
    const std::string place = PlaceName(map, fields.source);
    orders[NationName(map, fields.power)][place] = JsonArray(WordsOfOrder(map, fields));
    resolutions[place] = JsonQuoted(Resolution(map, result, fields.kind));
    if (fields.kind != ENTENTE_MOVE) continue;
    moves.push_back({ProvinceAt(map, fields.source), ProvinceAt(map, fields.target), result});
  }
  GodipMembers nations;
  for (const auto& [nation, list] : orders) nations[nation] = ObjectOf(list);
  std::vector<std::string> members, of_next;
  if (!AddBoard(map, before.data(), members, error) || !AddBoard(map, next.data(), of_next, error) ||
      !AddTraces(map, next.data(), moves, of_next, error)) {
    return false;
  }
  auto phase = Sized<entente_position_info>();
  entente_position_describe(map, before.data(), &phase, nullptr);
  if (phase.phase_type == ENTENTE_RETREATS && !AddBarredPlaces(map, before.data(), members, error)) return false;
  members.push_back(JsonMember("Orders", ObjectOf(nations)));
  members.push_back(JsonMember("Resolutions", ObjectOf(resolutions)));
  members.push_back(JsonMember("Next", JsonObject(of_next)));
  json = JsonObject(members);
  return true;
}

bool GodipOptions(const entente_map* map, const void* position, const entente_rules& rules, std::string& json,
                  entente_error& error) {
  ScratchHandle scratch;
  if (entente_scratch_new(map, Out(scratch), &error) != ENTENTE_OK) return false;
  std::vector<entente_order> orders;
  std::map<std::string, OptionNode> by_nation;
  auto info = Sized<entente_map_info>();
  if (entente_map_describe(map, &info, &error) != ENTENTE_OK) return false;
  for (uint32_t power = 0; power < info.power_count; ++power) {
    if (!Fill(orders, &error, entente_legal_orders, scratch.get(), position, &rules, power, ENTENTE_NO_PROVINCE)) {
      return false;
    }
    for (const entente_order order : orders) {
      auto fields = Sized<entente_order_fields>();
      if (entente_order_unpack(order, &fields, &error) != ENTENTE_OK) return false;
      AddOption(map, fields, by_nation[NationName(map, power)]);
    }
  }
  GodipMembers nations;
  for (const auto& [nation, root] : by_nation) nations[nation] = root.NextJson();
  json = JsonObject({JsonMember("Options", ObjectOf(nations))});
  return true;
}

bool LooksGodip(absl::string_view json) {
  const auto has = [&](const char* name) { return !JsonMemberOf(json, name).empty(); };
  return absl::StrContains(json, "\"Season\"") && has("Season") && (has("Units") || has("SupplyCenters"));
}

std::vector<std::string> GodipNotes(absl::string_view phase) {
  static const std::vector<std::string> kNames = {
      "id",         "Season",  "Year",   "Type",        "Units", "SupplyCenters", "Dislodgeds",
      "Dislodgers", "Bounces", "Orders", "Resolutions", "Next",  "notes"};
  std::vector<std::string> notes;
  const std::vector<absl::string_view> members = JsonValuesIn(phase);
  for (size_t i = 0; i + 1 < members.size(); i += 2) {
    const std::string name = JsonTextOf(members[i]);
    if (absl::c_linear_search(kNames, name)) continue;
    const auto near =
        absl::c_find_if(kNames, [&](const std::string& known) { return WordDistance(name, known) <= MostWrong(name); });
    if (near != kNames.end()) {
      notes.push_back(absl::StrCat("`", name, "` is not read: did you mean `", *near, "`?"));
    } else if (name == "map" || name == "rules") {
      notes.push_back(absl::StrCat("`", name, "` is not read in a phase of godip: --", name, " says it"));
    }
  }
  return notes;
}

bool ReadGodip(absl::string_view phase, const Setting& setting, std::string& json, entente_error& error) {
  return GodipReader(phase, setting).Read(json, error);
}

}  // namespace entente_cli
