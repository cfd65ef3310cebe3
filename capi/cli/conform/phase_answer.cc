#include "conform/phase_answer.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente::conform {
namespace {

class Reader {
 public:
  Reader(const entente_map* map, PhaseAnswer& answer) : map_(map), answer_(answer) {}

  std::string Read(const Json& phase, const Json& result) {
    if (result.contains("orders")) {
      ReadOrders(result["orders"]);
      CountOrders(phase["orders"]);
    }
    if (!result.contains("after") || !result["after"].is_object()) return Fail("expected \"after\", an object");
    const Json& after = result["after"];
    if (!after.contains("units") || !after["units"].is_object()) Fail("expected \"after.units\", an object");
    if (fault_.empty()) ReadUnits(after["units"]);
    if (after.contains("retreats") && !after["retreats"].is_null()) ReadRetreats(after["retreats"]);
    return fault_;
  }

 private:
  std::string Fail(const std::string& fault) {
    if (fault_.empty()) fault_ = fault;
    return fault_;
  }

  void ReadOrders(const Json& orders) {
    if (!orders.is_array()) Fail("expected \"orders\" to be an array");
    if (!fault_.empty()) return;
    for (const Json& one : orders) {
      if (!one.is_object()) {
        Fail("expected each of \"orders\" to be an object");
        return;
      }
      for (const char* member : {"power", "outcome", "reason"}) {
        if (const std::string fault = FaultOfText(one, member); !fault.empty()) Fail("in \"orders\": " + fault);
      }
      // An order that the rules give to a unit without a legal one: a result object has it behind those of the request.
      if (one.contains("implied") && one["implied"] == true) continue;
      const std::string outcome = MemberText(one, "outcome");
      if (!outcome.empty() && outcome != "succeeds" && outcome != "fails") {
        Fail(absl::StrCat("unknown outcome \"", outcome, "\": expected succeeds, fails or null"));
      }
      answer_.orders[PowerOf(MemberText(one, "power"))].push_back({outcome, MemberText(one, "reason")});
    }
  }

  // Each power has an answer for each of its orders.
  void CountOrders(const Json& asked) {
    std::map<std::string, size_t> counts;
    for (const auto& [power, list] : asked.items()) counts[PowerOf(power)] += list.size();
    for (const auto& [power, list] : answer_.orders) counts.try_emplace(power, 0);
    for (const auto& [power, count] : counts) {
      const size_t answered = answer_.orders.contains(power) ? answer_.orders.at(power).size() : 0;
      if (answered == count) continue;
      Fail(absl::StrCat("\"orders\" has ", answered, " of ", power, ": expected ", count,
                        ", one for each order of the request"));
    }
  }

  void ReadUnits(const Json& units) {
    for (const auto& [power, list] : units.items()) {
      if (list.is_null()) continue;
      if (!list.is_array()) Fail(absl::StrCat("expected \"after.units.", power, "\" to be an array"));
      for (const Json& unit : list) {
        const std::string text = unit.is_string() ? unit.get<std::string>() : "";
        if (absl::string_view(text).substr(0, 1) == "*") {  // dislodged
          if (!answer_.dislodged.has_value()) answer_.dislodged.emplace();
          answer_.dislodged->try_emplace(UnitOf(power, text.substr(1)));
        } else {
          answer_.units.push_back(UnitOf(power, text));
        }
      }
    }
    std::sort(answer_.units.begin(), answer_.units.end());
  }

  void ReadRetreats(const Json& retreats) {
    if (!retreats.is_object()) Fail("expected \"after.retreats\" to be an object");
    if (!fault_.empty()) return;
    if (!answer_.dislodged.has_value()) answer_.dislodged.emplace();
    for (const auto& [power, units] : retreats.items()) {
      if (units.is_null()) continue;
      if (!units.is_object()) {
        Fail(absl::StrCat("expected \"after.retreats.", power, "\" to be an object"));
        return;
      }
      for (const auto& [unit, places] : units.items()) (*answer_.dislodged)[UnitOf(power, unit)] = PlacesOf(places);
    }
  }

  Retreats PlacesOf(const Json& places) {
    if (!places.is_array() && !places.is_null()) Fail("expected the places of a retreat to be an array or null");
    if (!places.is_array()) return std::nullopt;
    std::vector<std::string> list;
    for (const Json& place : places) list.push_back(PlaceOf(place.is_string() ? place.get<std::string>() : ""));
    std::sort(list.begin(), list.end());
    return list;
  }

  std::string PowerOf(const std::string& text) {
    uint32_t power = ENTENTE_NO_POWER;
    if (entente_map_find_power(map_, text.data(), text.size(), &power, nullptr) != ENTENTE_OK) {
      Fail(absl::StrCat("unknown power \"", text, "\""));
      return text;
    }
    return entente_map_power_name(map_, power);
  }

  std::string PlaceOf(const std::string& text) {
    uint32_t location = ENTENTE_NO_LOCATION;
    if (entente_map_find_location(map_, text.data(), text.size(), &location, nullptr) != ENTENTE_OK) {
      Fail(absl::StrCat("unknown place \"", text, "\""));
      return text;
    }
    return entente_map_location_id(map_, location);
  }

  // The unit of "A PAR".
  datc::CaseUnit UnitOf(const std::string& power, const std::string& text) {
    const bool is_unit = text.size() > 2 && (text[0] == 'A' || text[0] == 'F') && text[1] == ' ';
    if (!is_unit) Fail(absl::StrCat("unreadable unit \"", text, "\" of ", power, ": expected A or F and a place"));
    return {PowerOf(power), is_unit ? text[0] : 'A', is_unit ? PlaceOf(text.substr(2)) : text};
  }

  const entente_map* map_;
  PhaseAnswer& answer_;
  std::string fault_;
};

}  // namespace

std::string ReadAnswer(const entente_map* map, const Json& phase, const Json& result, PhaseAnswer& answer) {
  return Reader(map, answer).Read(phase, result);
}

}  // namespace entente::conform
