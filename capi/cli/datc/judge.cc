#include "judge.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "handle.h"

namespace entente::datc {
namespace {

// Memory of a position: 8-aligned, as the header asks.
using PositionMemory = std::vector<uint64_t>;

size_t BytesOf(const PositionMemory& memory) { return memory.size() * sizeof(uint64_t); }

using entente_cli::ListOf;
using entente_cli::Sized;

uint32_t PhaseType(PhaseKind kind) {
  return kind == PhaseKind::kMovement  ? ENTENTE_MOVEMENT
         : kind == PhaseKind::kRetreat ? ENTENTE_RETREATS
                                       : ENTENTE_ADJUSTMENTS;
}

class CapiJudge : public Judge {
 public:
  CapiJudge(const entente_map* map, const entente_rules* rules, Handing handing)
      : owner_(entente_map_retain(map)), map_(map), handing_(handing) {
    has_base_ = rules != nullptr;
    if (has_base_) base_ = *rules;
  }

  std::string SetUp() {
    if (entente_abi_check(ENTENTE_ABI_VERSION) != ENTENTE_OK) return "the library serves another version of the header";
    entente_scratch* scratch = nullptr;
    if (!Done(entente_scratch_new(map_, &scratch, &error_))) return Message();
    scratch_.reset(scratch);
    const size_t words = (entente_position_size(map_) + 7) / 8;
    for (PositionMemory* memory : {&position_, &after_, &next_}) memory->assign(words, 0);
    return "";
  }

  std::string Refusal(const Rules& rules) override { return SetRules(rules) ? "" : Message(); }

  std::string Place(const Rules& rules, const Board& board) override {
    const bool done = SetRules(rules) &&
                      Done(entente_position_clear(map_, position_.data(), BytesOf(position_), &error_)) &&
                      SetPhase(board.kind) && PlaceUnits(board.units) && PlaceDislodged(board.to_retreat) &&
                      SetOwners(board.centers) && Done(entente_position_check(map_, position_.data(), &error_));
    return done ? "" : Message();
  }

  std::string GoOn(PhaseKind expected) override {
    auto info = Sized<entente_position_info>();
    if (!Done(entente_position_describe(map_, next_.data(), &info, &error_))) return Message();
    if (info.phase_type != PhaseType(expected)) return std::string("the next phase is ") + info.phase_name;
    position_ = next_;
    return "";
  }

  Answer Adjudicate(const std::vector<OrderText>& texts) override {
    Answer answer;
    answer.orders.resize(texts.size());
    std::vector<entente_event> events;
    if (!(handing_ == Handing::kPacked ? AdjudicatePacked(texts, answer, events)
                                       : AdjudicateTexts(texts, answer, events))) {
      answer.error = Message();
      return answer;
    }
    for (const entente_unit& unit : Units(entente_position_units, after_)) answer.units.push_back(CaseUnitOf(unit));
    std::sort(answer.units.begin(), answer.units.end());
    answer.dislodged = DislodgedUnits();
    answer.removed_by_rule = RemovedUnits(events);
    return answer;
  }

  std::optional<int> Due(const std::string& power) override {
    int32_t due = 0;
    if (!Done(entente_position_due(map_, position_.data(), &rules_, PowerOf(power), &due, &error_)))
      return std::nullopt;
    return due;
  }

 private:
  bool Done(entente_status status) { return status == ENTENTE_OK; }
  std::string Message() const { return error_.message; }

  bool SetRules(const Rules& rules) {
    rules_ = Sized<entente_rules>();
    bool done = has_base_ || Done(entente_rules_init(&rules_, map_, &error_));
    if (has_base_) rules_ = base_;
    for (const auto& [option, value] : rules) {
      done =
          done && Done(entente_rules_set(&rules_, option.data(), option.size(), value.data(), value.size(), &error_));
    }
    return done;
  }

  // The first phase of the kind in the year in which the map begins: S1901M, S1901R, W1901A on the standard map.
  bool SetPhase(PhaseKind kind) {
    const std::string begin = entente_map_begin_phase(map_);
    const char type = kind == PhaseKind::kMovement ? 'M' : kind == PhaseKind::kRetreat ? 'R' : 'A';
    for (const char season : {type == 'A' ? 'W' : begin.front(), begin.front(), 'S', 'F', 'W'}) {
      std::string name = begin;
      name.front() = season;
      name.back() = type;
      if (Done(entente_position_set_phase(map_, position_.data(), name.data(), name.size(), &error_))) return true;
    }
    return false;
  }

  // In the next two: results, events and the positions that the phase led to. A text that is no order of 64 bits is
  // left out of the phase.
  bool AdjudicatePacked(const std::vector<OrderText>& texts, Answer& answer, std::vector<entente_event>& events) {
    std::vector<size_t> readable;  // index into texts of each order in `orders`
    std::vector<entente_order> orders;
    for (size_t i = 0; i < texts.size(); ++i) {
      entente_order order = 0;
      if (ReadOrder(texts[i], order)) {
        readable.push_back(i);
        orders.push_back(order);
      } else {
        answer.orders[i].reason = "unreadable";
        answer.orders[i].detail = Message();
      }
    }
    auto summary = Sized<entente_phase_summary>();
    if (!Done(entente_adjudicate(scratch_.get(), position_.data(), &rules_, orders.data(), orders.size(), &summary,
                                 &error_)) ||
        !Done(entente_scratch_after(scratch_.get(), after_.data(), BytesOf(after_), &error_)) ||
        !Done(entente_scratch_next(scratch_.get(), next_.data(), BytesOf(next_), &error_))) {
      return false;
    }
    std::vector<entente_order_result> results;
    ListOf(results, [&](entente_order_result* list, size_t capacity, size_t* count) {
      return entente_scratch_results(scratch_.get(), list, sizeof *list, capacity, count, &error_);
    });
    const std::vector<entente_unit> before = Units(entente_position_units, position_);
    for (size_t i = 0; i < readable.size(); ++i) {
      JudgedOrder& judged = answer.orders[readable[i]] = Judged(results[i], before);
      judged.detail = Sentence([&](char* text, size_t capacity, size_t* length) {
        return entente_scratch_result_sentence(scratch_.get(), static_cast<uint32_t>(i), text, capacity, length,
                                               &error_);
      });
    }
    ListOf(events, [&](entente_event* list, size_t capacity, size_t* length) {
      return entente_scratch_events(scratch_.get(), list, capacity, length, &error_);
    });
    return true;
  }

  bool AdjudicateTexts(const std::vector<OrderText>& texts, Answer& answer, std::vector<entente_event>& events) {
    std::map<uint32_t, std::vector<size_t>> of_power;  // a game's lines lie power after power
    for (size_t i = 0; i < texts.size(); ++i) of_power[PowerOf(texts[i].power)].push_back(i);
    entente_game* made = nullptr;
    if (!Done(entente_game_new_at(map_, &rules_, position_.data(), &made, &error_))) return false;
    const entente_cli::GameHandle game(made);
    for (const auto& [power, indices] : of_power) {
      std::string lines;
      for (const size_t i : indices) lines += texts[i].text + "\n";
      if (!Done(entente_game_submit_text(made, power, lines.data(), lines.size(), &error_))) return false;
    }
    std::vector<entente_order_result> results;
    const auto list_results = [&](entente_order_result* list, size_t capacity, size_t* count) {
      return entente_game_results(made, 0, list, sizeof *list, capacity, count, &error_);
    };
    if (!Done(entente_game_process(made, &error_)) ||
        !Done(entente_game_after(made, 0, after_.data(), BytesOf(after_), &error_)) ||
        !Done(entente_game_position(made, 1, next_.data(), BytesOf(next_), &error_)) ||
        !Done(ListOf(results, list_results))) {
      return false;
    }
    const std::vector<entente_unit> before = Units(entente_position_units, position_);
    uint32_t line = 0;
    for (const auto& [power, indices] : of_power) {
      for (const size_t i : indices) {
        JudgedOrder& judged = answer.orders[i] = Judged(results[line], before);
        judged.detail = Sentence([&](char* text, size_t capacity, size_t* length) {
          return entente_game_result_sentence(made, 0, line, text, capacity, length, &error_);
        });
        ++line;
      }
    }
    ListOf(events, [&](entente_event* list, size_t capacity, size_t* length) {
      return entente_game_events(made, 0, list, capacity, length, &error_);
    });
    return true;
  }

  // What the map does not know becomes a number that the position functions refuse.
  uint32_t PowerOf(const std::string& name) {
    uint32_t power = ENTENTE_NO_POWER;
    Done(entente_map_find_power(map_, name.data(), name.size(), &power, &error_));
    return power;
  }
  uint32_t LocationOf(const std::string& name) {
    uint32_t location = ENTENTE_NO_LOCATION;
    Done(entente_map_find_location(map_, name.data(), name.size(), &location, &error_));
    return location;
  }
  entente_unit UnitOf(const CaseUnit& unit) {
    entente_unit placed = {};
    placed.location = static_cast<uint16_t>(LocationOf(unit.place));
    placed.power = static_cast<uint8_t>(PowerOf(unit.power));
    placed.type = unit.type == 'A' ? ENTENTE_ARMY : ENTENTE_FLEET;
    return placed;
  }

  bool PlaceUnits(const std::vector<CaseUnit>& units) {
    return std::all_of(units.begin(), units.end(), [&](const CaseUnit& unit) {
      const entente_unit placed = UnitOf(unit);
      return Done(entente_position_place(map_, position_.data(), &placed, &error_));
    });
  }

  bool PlaceDislodged(const std::vector<CaseDislodged>& dislodged) {
    return std::all_of(dislodged.begin(), dislodged.end(), [&](const CaseDislodged& one) {
      std::vector<uint16_t> retreats;
      for (const std::string& place : one.retreats) retreats.push_back(static_cast<uint16_t>(LocationOf(place)));
      const entente_unit unit = UnitOf(one.unit);
      return Done(entente_position_dislodge(map_, position_.data(), &unit, retreats.data(), retreats.size(), &error_));
    });
  }

  bool SetOwners(const std::vector<std::pair<std::string, std::vector<std::string>>>& centers) {
    for (const auto& [power, places] : centers) {
      for (const std::string& place : places) {
        auto info = Sized<entente_location_info>();
        if (!Done(entente_map_location(map_, LocationOf(place), &info, &error_)) ||
            !Done(entente_position_set_owner(map_, position_.data(), info.center, PowerOf(power), &error_))) {
          return false;
        }
      }
    }
    return true;
  }

  bool ReadOrder(const OrderText& order, entente_order& read) {
    auto info = Sized<entente_position_info>();
    return Done(entente_position_describe(map_, position_.data(), &info, &error_)) &&
           Done(entente_order_read(map_, &rules_, info.phase_type, PowerOf(order.power), order.text.data(),
                                   order.text.size(), &read, &error_));
  }

  using UnitsFunction = entente_status (*)(const entente_map*, const void*, entente_unit*, size_t, size_t*,
                                           entente_error*);
  std::vector<entente_unit> Units(UnitsFunction function, const PositionMemory& memory) {
    std::vector<entente_unit> units;
    ListOf(units, [&](entente_unit* list, size_t capacity, size_t* count) {
      return function(map_, memory.data(), list, capacity, count, &error_);
    });
    return units;
  }

  std::string PlaceName(uint32_t location) {
    const char* id = entente_map_location_id(map_, location);
    return id != nullptr ? id : "?";
  }
  CaseUnit CaseUnitOf(const entente_unit& unit) {
    const char* power = entente_map_power_name(map_, unit.power);
    return {power != nullptr ? power : "?", unit.type == ENTENTE_ARMY ? 'A' : 'F', PlaceName(unit.location)};
  }

  JudgedOrder Judged(const entente_order_result& result, const std::vector<entente_unit>& before) {
    JudgedOrder judged;
    judged.succeeds = result.reason == ENTENTE_REASON_NONE;
    if (!judged.succeeds) judged.reason = entente_reason_name(result.reason);
    for (const entente_unit& unit : before) {
      auto info = Sized<entente_location_info>();
      if (Done(entente_map_location(map_, unit.location, &info, &error_)) && info.province == result.dislodged_by) {
        judged.dislodged_by = TextOf(CaseUnitOf(unit));
      }
    }
    return judged;
  }

  template <typename Ask>
  std::string Sentence(const Ask& ask) {
    std::string text;
    ListOf(text, ask);
    return text;
  }

  std::vector<JudgedDislodged> DislodgedUnits() {
    std::vector<JudgedDislodged> dislodged;
    for (const entente_unit& unit : Units(entente_position_dislodged, after_)) {
      JudgedDislodged one;
      one.unit = CaseUnitOf(unit);
      std::vector<uint16_t> places;
      auto info = Sized<entente_location_info>();
      if (Done(entente_map_location(map_, unit.location, &info, &error_))) {
        ListOf(places, [&](uint16_t* list, size_t capacity, size_t* count) {
          return entente_position_retreats(map_, after_.data(), info.province, list, capacity, count, &error_);
        });
      }
      for (const uint16_t place : places) one.retreats.push_back(PlaceName(place));
      std::sort(one.retreats.begin(), one.retreats.end());
      dislodged.push_back(std::move(one));
    }
    std::sort(dislodged.begin(), dislodged.end(),
              [](const JudgedDislodged& a, const JudgedDislodged& b) { return a.unit < b.unit; });
    return dislodged;
  }

  std::vector<CaseUnit> RemovedUnits(const std::vector<entente_event>& events) {
    std::vector<CaseUnit> removed;
    for (const entente_event& event : events) {
      if (event.event == ENTENTE_EVENT_REMOVED) removed.push_back(CaseUnitOf(event.unit));
    }
    std::sort(removed.begin(), removed.end());
    return removed;
  }

  const entente_cli::MapHandle owner_;
  const entente_map* map_;
  entente_rules base_ = Sized<entente_rules>();
  bool has_base_ = false;
  const Handing handing_;
  entente_cli::ScratchHandle scratch_;
  entente_error error_ = Sized<entente_error>();
  entente_rules rules_ = Sized<entente_rules>();
  PositionMemory position_;
  PositionMemory after_;
  PositionMemory next_;
};

}  // namespace

std::unique_ptr<Judge> NewJudge(const entente_map* map, const entente_rules* rules, Handing handing,
                                std::string& error) {
  auto judge = std::make_unique<CapiJudge>(map, rules, handing);
  error = judge->SetUp();
  if (!error.empty()) return nullptr;
  return judge;
}

}  // namespace entente::datc
