#include "judge.h"

#include <map>

#include "absl/algorithm/container.h"

namespace entente::datc {
namespace {

using entente_cli::Fill;
using entente_cli::ListOf;
using entente_cli::Sized;

constexpr uint32_t kTypes[] = {ENTENTE_MOVEMENT, ENTENTE_RETREATS, ENTENTE_ADJUSTMENTS};  // by PhaseKind
constexpr char kLetters[] = "MRA";

}  // namespace

Judge::Judge(const entente_map* map, const entente_rules* rules) : owner_(entente_map_retain(map)), map_(map) {
  if (rules != nullptr) base_ = *rules;
  for (PositionMemory* memory : {&position_, &after_, &next_}) memory->assign((entente_position_size(map_) + 7) / 8, 0);
}

std::string Judge::Refusal(const Rules& rules) { return SetRules(rules) ? "" : Message(); }

std::string Judge::Place(const Rules& rules, const CasePhase& phase) {
  const bool done = SetRules(rules) &&
                    Done(entente_position_clear(map_, position_.data(), BytesOf(position_), &error_)) &&
                    SetPhase(phase.kind) && PlaceUnits(phase.units) && PlaceDislodged(phase.to_retreat) &&
                    SetOwners(phase) && Done(entente_position_check(map_, position_.data(), &error_));
  return done ? "" : Message();
}

std::string Judge::GoOn(PhaseKind expected) {
  auto info = Sized<entente_position_info>();
  if (!Done(entente_position_describe(map_, next_.data(), &info, &error_))) return Message();
  if (info.phase_type != kTypes[static_cast<size_t>(expected)]) {
    return std::string("the next phase is ") + info.phase_name;
  }
  position_ = next_;
  return "";
}

std::string Judge::PositionJson() const {
  entente_cli::Text text;
  if (!Done(entente_position_to_json(map_, position_.data(), text.out(), nullptr))) return "";
  return std::string(text.view());
}

Answer Judge::Adjudicate(const std::vector<CaseOrder>& orders) {
  Answer answer;
  answer.orders.resize(orders.size());
  std::vector<entente_event> events;
  std::vector<entente_unit> units;
  if (!Run(orders, answer.orders, events)) {
    answer.error = Message();
    return answer;
  }
  Fill(units, &error_, entente_position_units, map_, after_.data());
  for (const entente_unit& unit : units) answer.units.push_back(CaseUnitOf(unit));
  for (const entente_event& event : events) {
    if (event.kind == ENTENTE_EVENT_REMOVED) answer.removed_by_rule.push_back(CaseUnitOf(event.unit));
  }
  absl::c_sort(answer.units);
  absl::c_sort(answer.removed_by_rule);
  answer.dislodged = DislodgedUnits();
  return answer;
}

std::optional<int> Judge::Due(const std::string& power) {
  int32_t due = 0;
  if (!Done(entente_position_due(map_, position_.data(), &rules_, PowerOf(power), &due, &error_))) return std::nullopt;
  return due;
}

bool Judge::Run(const std::vector<CaseOrder>& orders, std::vector<JudgedOrder>& results,
                std::vector<entente_event>& events) {
  std::map<uint32_t, std::vector<size_t>> of_power;  // a game groups its lines by power
  for (size_t i = 0; i < orders.size(); ++i) of_power[PowerOf(orders[i].power)].push_back(i);
  entente_cli::GameHandle game;
  if (!Done(entente_game_new(map_, &rules_, position_.data(), entente_cli::Out(game), &error_))) return false;
  for (const auto& [power, indices] : of_power) {
    std::string lines;
    for (const size_t i : indices) lines += orders[i].text + "\n";
    if (!Done(entente_game_submit_text(game.get(), power, lines.data(), lines.size(), nullptr, &error_))) return false;
  }
  std::vector<entente_order_result> given;
  std::vector<entente_unit> before;
  const auto list_results = [&](entente_order_result* list, size_t capacity, size_t* count) {
    return entente_game_results(game.get(), 0, list, sizeof *list, capacity, count, &error_);
  };
  if (!Done(entente_game_process(game.get(), &error_)) ||
      !Done(entente_game_after(game.get(), 0, after_.data(), BytesOf(after_), &error_)) ||
      !Done(entente_game_position(game.get(), 1, next_.data(), BytesOf(next_), &error_)) ||
      !Done(ListOf(given, list_results)) || !Fill(before, &error_, entente_position_units, map_, position_.data())) {
    return false;
  }
  entente_cli::Text sentences;
  if (!Done(entente_game_texts(game.get(), 0, ENTENTE_TEXTS_RESULTS, nullptr, sentences.out(), &error_))) return false;
  const std::vector<std::string> details = entente_cli::LinesOf(sentences.view());
  size_t line = 0;
  for (const auto& [power, indices] : of_power) {
    for (const size_t i : indices) {
      results[i] = Judged(given[line], before);
      results[i].detail = details[line++];
    }
  }
  return Fill(events, &error_, entente_game_events, game.get(), 0u);
}

JudgedOrder Judge::Judged(const entente_order_result& result, const std::vector<entente_unit>& before) {
  JudgedOrder judged;
  judged.succeeds = result.reason == ENTENTE_REASON_NONE;
  if (!judged.succeeds) judged.reason = entente_word(ENTENTE_WORDS_REASON, result.reason);
  for (const entente_unit& unit : before) {
    auto info = Sized<entente_location_info>();
    if (Done(entente_map_location(map_, unit.location, &info, &error_)) && info.province == result.dislodged_by) {
      judged.dislodged_by = TextOf(CaseUnitOf(unit));
    }
  }
  return judged;
}

// ---- The board ----

bool Judge::SetRules(const Rules& rules) {
  rules_ = base_.value_or(Sized<entente_rules>());
  return (base_.has_value() || Done(entente_rules_init(&rules_, map_, &error_))) &&
         absl::c_all_of(rules, [&](const auto& rule) {
           const auto& [option, value] = rule;
           return Done(entente_rules_set(&rules_, option.data(), option.size(), value.data(), value.size(), &error_));
         });
}

// Sets the first phase of the kind in the map's first year: S1901M, S1901R, W1901A on the standard map.
bool Judge::SetPhase(PhaseKind kind) {
  auto info = entente_cli::Sized<entente_map_info>();
  if (!Done(entente_map_describe(map_, &info, &error_))) return false;
  const std::string begin = info.begin_phase;
  const char type = kLetters[static_cast<size_t>(kind)];
  for (const char season : {type == 'A' ? 'W' : begin.front(), begin.front(), 'S', 'F', 'W'}) {
    std::string name = begin;
    name.front() = season;
    name.back() = type;
    if (Done(entente_position_set_phase(map_, position_.data(), name.data(), name.size(), &error_))) return true;
  }
  return false;
}

// The number of a power. An unknown name gives ENTENTE_NO_POWER, which the functions for positions refuse.
uint32_t Judge::PowerOf(const std::string& name) {
  uint32_t power = ENTENTE_NO_POWER;
  Done(entente_map_find_power(map_, name.data(), name.size(), &power, &error_));
  return power;
}
uint32_t Judge::LocationOf(const std::string& name) {
  uint32_t location = ENTENTE_NO_LOCATION;
  Done(entente_map_find_location(map_, name.data(), name.size(), &location, &error_));
  return location;
}
entente_unit Judge::UnitOf(const CaseUnit& unit) {
  entente_unit placed = {};
  placed.location = static_cast<uint16_t>(LocationOf(unit.place));
  placed.power = static_cast<uint8_t>(PowerOf(unit.power));
  placed.unit_type = unit.type == 'A' ? ENTENTE_ARMY : ENTENTE_FLEET;
  return placed;
}

bool Judge::PlaceUnits(const std::vector<CaseUnit>& units) {
  return absl::c_all_of(units, [&](const CaseUnit& unit) {
    const entente_unit placed = UnitOf(unit);
    return Done(entente_position_place(map_, position_.data(), &placed, &error_));
  });
}

bool Judge::PlaceDislodged(const std::vector<CaseDislodged>& dislodged) {
  return absl::c_all_of(dislodged, [&](const CaseDislodged& one) {
    std::vector<uint16_t> retreats;
    for (const std::string& place : one.retreats) retreats.push_back(static_cast<uint16_t>(LocationOf(place)));
    const entente_unit unit = UnitOf(one.unit);
    return Done(entente_position_dislodge(map_, position_.data(), &unit, retreats.data(), retreats.size(), &error_));
  });
}

bool Judge::SetOwners(const CasePhase& phase) {
  for (const auto& [power, places] : phase.centers) {
    for (const std::string& place : places) {
      if (!Done(entente_position_set_owner(map_, position_.data(), LocationOf(place), PowerOf(power), &error_)))
        return false;
    }
  }
  return true;
}

std::string Judge::PlaceName(uint32_t location) const {
  const char* id = entente_map_location_id(map_, location);
  return id != nullptr ? id : "?";
}
CaseUnit Judge::CaseUnitOf(const entente_unit& unit) const {
  const char* power = entente_map_power_name(map_, unit.power);
  return {power != nullptr ? power : "?", unit.unit_type == ENTENTE_ARMY ? 'A' : 'F', PlaceName(unit.location)};
}

std::vector<JudgedDislodged> Judge::DislodgedUnits() {
  std::vector<JudgedDislodged> dislodged;
  std::vector<entente_unit> units;
  Fill(units, &error_, entente_position_dislodged, map_, after_.data());
  for (const entente_unit& unit : units) {
    JudgedDislodged one{CaseUnitOf(unit), {}};
    std::vector<uint16_t> places;
    auto info = Sized<entente_location_info>();
    if (Done(entente_map_location(map_, unit.location, &info, &error_))) {
      Fill(places, &error_, entente_position_retreats, map_, after_.data(), info.province);
    }
    for (const uint16_t place : places) one.retreats.push_back(PlaceName(place));
    absl::c_sort(one.retreats);
    dislodged.push_back(std::move(one));
  }
  absl::c_sort(dislodged, [](const JudgedDislodged& a, const JudgedDislodged& b) { return a.unit < b.unit; });
  return dislodged;
}

}  // namespace entente::datc
