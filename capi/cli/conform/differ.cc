#include "conform/differ.h"

#include <algorithm>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "datc/compare.h"
#include "handle.h"

namespace entente::conform {
namespace {

constexpr uint32_t kMostPhases = 24;  // of a game, before its board is taken

// The movement phase of a saved game whose index is nearest to `wanted`, without what only games have; null if there is none.
Json MovementPhase(const Json& game, size_t wanted) {
  Json found;
  for (size_t i = 0; i < game["phases"].size(); ++i) {
    const Json& phase = game["phases"][i];
    const std::string name = phase["name"];
    if (name.back() == 'M' && phase.contains("orders") && (found.is_null() || i <= wanted)) {
      found = {{"name", name}, {"state", phase["state"]}, {"orders", phase["orders"]}};
    }
  }
  return found;
}

std::string RetreatsText(const std::map<datc::CaseUnit, Retreats>& dislodged) {
  return dislodged.empty() ? "none" : absl::StrJoin(dislodged, "; ", [](std::string* text, const auto& one) {
    const auto& [unit, retreats] = one;
    absl::StrAppend(text, unit.power, " ", TextOf(unit));
    if (retreats.has_value())
      absl::StrAppend(text, " to ", retreats->empty() ? "nowhere" : absl::StrJoin(*retreats, " "));
  });
}

bool Same(const std::map<datc::CaseUnit, Retreats>& a, const std::map<datc::CaseUnit, Retreats>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.first == y.first && (!x.second.has_value() || !y.second.has_value() || x.second == y.second);
  });
}

// "fails (bounced)".
std::string TextOf(const OrderAnswer& told) {
  return absl::StrCat(told.outcome, told.reason.empty() ? "" : " (" + told.reason + ")");
}

// The orders of a phase, each as {power, index}.
std::vector<std::pair<std::string, size_t>> OrdersOf(const Json& phase) {
  std::vector<std::pair<std::string, size_t>> orders;
  for (const auto& [power, list] : phase["orders"].items()) {
    for (size_t i = 0; i < list.size(); ++i) orders.emplace_back(power, i);
  }
  return orders;
}

// "A PAR" of "A PAR - BUR".
std::string UnitOf(const std::string& order) { return order.substr(0, order.find(' ', 2)); }

// The phase without a unit and its orders.
Json Without(const Json& phase, const std::string& power, const std::string& unit) {
  Json smaller = phase;
  Json& units = smaller["state"]["units"][power];
  units.erase(std::remove(units.begin(), units.end(), Json(unit)), units.end());
  if (!smaller["orders"].contains(power)) return smaller;
  Json& orders = smaller["orders"][power];
  orders.erase(std::remove_if(orders.begin(), orders.end(),
                              [&](const Json& order) { return UnitOf(order.get<std::string>()) == unit; }),
               orders.end());
  return smaller;
}

std::vector<std::pair<std::string, std::string>> UnitsOf(const Json& phase) {
  std::vector<std::pair<std::string, std::string>> units;
  for (const auto& [power, list] : phase["state"]["units"].items()) {
    for (const Json& unit : list) units.emplace_back(power, unit.get<std::string>());
  }
  return units;
}

}  // namespace

std::vector<Json> RandomBoards(const entente_map* map, const entente_rules* rules, uint64_t seed, uint32_t count,
                               std::string& error) {
  std::vector<Json> boards;
  entente_cli::ScratchHandle scratch;
  auto failure = entente_cli::Sized<entente_error>();
  if (entente_scratch_new(map, entente_cli::Out(scratch), &failure) != ENTENTE_OK) error = failure.message;
  for (uint32_t i = 0; error.empty() && boards.size() < count; ++i) {
    entente_cli::GameHandle game;
    entente_cli::Text text;
    entente_play(scratch.get(), rules, seed + i, kMostPhases, nullptr, entente_cli::Out(game), &failure);
    if (game == nullptr || entente_game_save(game.get(), text.out(), &failure) != ENTENTE_OK) {
      error = failure.message;
      break;
    }
    Json phase =
        MovementPhase(Json::parse(text.view().begin(), text.view().end(), nullptr, false), 1 + i % kMostPhases);
    if (!phase.is_null()) boards.push_back(std::move(phase));
  }
  return boards;
}

std::vector<Difference> Compare(const entente_map* map, const Json& phase, const Told& ours, const Told& theirs) {
  PhaseAnswer a, b;
  for (const auto& [told, answer] : {std::pair(&ours, &a), std::pair(&theirs, &b)}) {
    if (told->reply != Reply::kAnswered) return {{true, absl::StrCat(WordOf(told->reply), ": ", told->message), ""}};
    const std::string fault = ReadAnswer(map, phase, told->result, *answer);
    if (!fault.empty()) return {{true, absl::StrCat("errored: the answer cannot be read: ", fault), ""}};
  }
  std::vector<Difference> differences;
  if (a.units != b.units) {
    differences.push_back(
        {true, absl::StrCat("the board after: ", TextOf(a.units), "; the other engine: ", TextOf(b.units)), ""});
  }
  if (a.dislodged.has_value() && b.dislodged.has_value() && !Same(*a.dislodged, *b.dislodged)) {
    differences.push_back(
        {true,
         absl::StrCat("dislodged: ", RetreatsText(*a.dislodged), "; the other engine: ", RetreatsText(*b.dislodged)),
         ""});
  }
  for (const auto& [power, list] : a.orders) {
    const std::vector<OrderAnswer>& other = b.orders[power];
    for (size_t i = 0; i < std::min(list.size(), other.size()); ++i) {
      if (!list[i].is_told() || !other[i].is_told() || list[i].outcome == other[i].outcome) continue;
      const std::string outcomes = absl::StrCat(TextOf(list[i]), "; the other engine: ", TextOf(other[i]));
      differences.push_back({false, absl::StrCat("order ", i + 1, " of ", power, ": ", outcomes), outcomes});
    }
  }
  return differences;
}

Json Smallest(Json phase, const std::function<bool(const Json&)>& disagree, int& tries) {
  const auto take = [&](Json smaller) {
    ++tries;
    if (!disagree(smaller)) return false;
    phase = std::move(smaller);
    return true;
  };
  for (bool is_smaller = true; is_smaller;) {
    is_smaller = false;
    for (const auto& [power, unit] : UnitsOf(phase)) is_smaller |= take(Without(phase, power, unit));
    for (const auto& [power, i] : OrdersOf(phase)) {
      const std::string order = phase["orders"][power][i];
      const std::string hold = UnitOf(order) + " H";
      if (order == hold) continue;
      Json smaller = phase;
      smaller["orders"][power][i] = hold;
      is_smaller |= take(std::move(smaller));
    }
  }
  Json bare = phase;
  for (const char* member : {"centers", "retreats"}) bare["state"].erase(member);
  take(std::move(bare));
  return phase;
}

Json Shortened(Json phase) {
  phase["state"].erase("homes");
  phase["state"].erase("builds");
  for (Json* by_power : {&phase["state"]["units"], &phase["orders"]}) {
    Json kept = Json::object();
    for (const auto& [power, list] : by_power->items()) {
      if (!list.empty()) kept[power] = list;
    }
    *by_power = kept;
  }
  return phase;
}

}  // namespace entente::conform
