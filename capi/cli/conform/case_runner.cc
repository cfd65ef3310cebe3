#include "conform/case_runner.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "datc/case_run.h"
#include "datc/compare.h"
#include "handle.h"

namespace entente::conform {
namespace {

constexpr uint32_t kTypes[] = {ENTENTE_MOVEMENT, ENTENTE_RETREATS, ENTENTE_ADJUSTMENTS};  // by PhaseKind

std::string PowerId(const entente_map* map, const std::string& name) {
  uint32_t power = ENTENTE_NO_POWER;
  entente_map_find_power(map, name.data(), name.size(), &power, nullptr);
  const char* id = entente_map_power_id(map, power);
  return id != nullptr ? id : name;
}

// An order in the three ways of a request.
struct WrittenOrder {
  std::string text;  // in normal form, "A PAR - BUR"; of an unreadable one as the case writes it
  Json parts;        // its fields; null if it is unreadable
};

Json PlaceOrNull(const entente_map* map, uint32_t location) {
  const char* id = entente_map_location_id(map, location);
  return id != nullptr ? Json(id) : Json();
}

Json PartsOf(const entente_map* map, entente_order order) {
  auto fields = entente_cli::Sized<entente_order_fields>();
  if (entente_order_unpack(order, &fields, nullptr) != ENTENTE_OK) return nullptr;
  const auto unit = [](bool is_known, uint32_t type) {
    return is_known ? Json(type == ENTENTE_ARMY ? "A" : "F") : Json();
  };
  return {{"kind", entente_word(ENTENTE_WORDS_ORDER_KIND, fields.kind)},
          {"unit", unit(fields.unit_type_known != 0, fields.unit_type)},
          {"at", PlaceOrNull(map, fields.source)},
          {"to", PlaceOrNull(map, fields.target)},
          {"third_unit", unit(fields.third_type_known != 0, fields.third_type)},
          {"third_at", PlaceOrNull(map, fields.third)},
          {"via_convoy", fields.via_convoy != 0}};
}

// The order with the type of the supported or convoyed unit, if it leaves that out and the board has the unit: "F SKA C DEN -
// NWY" is "F SKA C A DEN - NWY" in normal form.
entente_order WithThirdType(const entente_map* map, const datc::CasePhase& phase, entente_order order) {
  auto fields = entente_cli::Sized<entente_order_fields>();
  auto place = entente_cli::Sized<entente_location_info>(), third = place;
  if (entente_order_unpack(order, &fields, nullptr) != ENTENTE_OK || fields.third_type_known != 0 ||
      entente_map_location(map, fields.third, &third, nullptr) != ENTENTE_OK) {
    return order;
  }
  for (const datc::CaseUnit& unit : phase.units) {
    uint32_t location = 0;
    if (entente_map_find_location(map, unit.place.data(), unit.place.size(), &location, nullptr) != ENTENTE_OK ||
        entente_map_location(map, location, &place, nullptr) != ENTENTE_OK || place.province != third.province) {
      continue;
    }
    fields.third_type = unit.type == 'A' ? ENTENTE_ARMY : ENTENTE_FLEET;
    fields.third_type_known = 1;
    entente_order_pack(&fields, &order, nullptr);
  }
  return order;
}

WrittenOrder Written(const entente_map* map, const datc::CasePhase& phase, const datc::CaseOrder& order) {
  uint32_t power = ENTENTE_NO_POWER;
  entente_map_find_power(map, order.power.data(), order.power.size(), &power, nullptr);
  entente_order read = 0;
  char text[ENTENTE_ORDER_TEXT_SIZE];
  size_t length = 0;
  if (entente_order_read(map, nullptr, kTypes[static_cast<size_t>(phase.kind)], power, order.text.data(),
                         order.text.size(), &read, nullptr) != ENTENTE_OK) {
    return {order.text, nullptr};
  }
  read = WithThirdType(map, phase, read);
  if (entente_order_write(map, read, text, sizeof text, &length, nullptr) != ENTENTE_OK) {
    return {order.text, nullptr};
  }
  return {std::string(text, length), PartsOf(map, read)};
}

// What a retreat phase needs to know of the movement phase before, for engines that find the retreats themselves.
Json AttackersOf(const datc::CasePhase& phase) {
  Json attackers = Json::object();
  for (const datc::CaseDislodged& one : phase.to_retreat) {
    attackers[TextOf(one.unit)] = {{"by", one.by}, {"via_convoy", one.via_convoy}};
  }
  return attackers;
}

// The answer as one of the judge: what the engine does not say is taken as expected.
class Completion {
 public:
  Completion(const datc::CasePhase& phase, const PhaseAnswer& told, CaseVerdict& verdict)
      : phase_(phase), told_(told), verdict_(verdict) {}

  datc::Answer Run() {
    datc::Answer answer;
    std::map<std::string, size_t> seen;
    for (const datc::CaseOrder& order : phase_.orders) {
      const auto of_power = told_.orders.find(order.power);
      const size_t i = seen[order.power]++;
      const bool is_told = of_power != told_.orders.end() && i < of_power->second.size() &&
                           of_power->second[i].is_told() && !datc::IsOtherOutcome(order.reason);
      answer.orders.push_back({order.succeeds, order.reason, order.dislodged_by, ""});
      if (is_told) Take(order, of_power->second[i], answer.orders.back());
    }
    answer.units = told_.units;
    answer.dislodged = Dislodged();
    answer.removed_by_rule = phase_.disordered;
    return answer;
  }

 private:
  void Take(const datc::CaseOrder& order, const OrderAnswer& told, datc::JudgedOrder& judged) {
    judged.succeeds = told.outcome == "succeeds";
    if (judged.succeeds) {
      judged.reason.clear();
    } else if (order.succeeds) {
      judged.reason = told.reason.empty() ? "without a reason" : told.reason;
    } else if (!told.reason.empty()) {
      ++verdict_.reasons;
      verdict_.same_reasons += told.reason == order.reason;
    }
  }

  std::vector<datc::JudgedDislodged> Dislodged() const {
    std::map<datc::CaseUnit, std::vector<std::string>> expected;
    for (const datc::CaseDislodged& one : phase_.dislodged) expected[one.unit] = one.retreats;
    std::vector<datc::JudgedDislodged> list;
    if (!told_.dislodged.has_value()) {
      for (const auto& [unit, retreats] : expected) list.push_back({unit, retreats});
      return list;
    }
    for (const auto& [unit, retreats] : *told_.dislodged) list.push_back({unit, retreats.value_or(expected[unit])});
    return list;
  }

  const datc::CasePhase& phase_;
  const PhaseAnswer& told_;
  CaseVerdict& verdict_;
};

// The phase with the results that a judge of other rules gives.
datc::CasePhase ExpectedOf(const datc::CasePhase& phase, const datc::Answer& answer) {
  datc::CasePhase expected = phase;
  for (size_t i = 0; i < answer.orders.size() && i < expected.orders.size(); ++i) {
    datc::CaseOrder& order = expected.orders[i];
    order.succeeds = answer.orders[i].succeeds;
    order.reason = answer.orders[i].reason;
    order.dislodged_by = answer.orders[i].dislodged_by;
  }
  expected.after = answer.units;
  expected.dislodged.clear();
  for (const datc::JudgedDislodged& one : answer.dislodged)
    expected.dislodged.push_back({one.unit, "", false, one.retreats, {}});
  expected.disordered = answer.removed_by_rule;
  return expected;
}

class CasePlayer {
 public:
  CasePlayer(const datc::Case& data, datc::Judge& judge, OtherRules& other_rules, Engine& engine)
      : data_(data), judge_(judge), other_rules_(other_rules), engine_(engine) {
    verdict_.id = data.id;
    verdict_.title = data.title;
  }

  CaseVerdict Run() {
    std::vector<PhaseAnswer> answers;
    for (const datc::CasePhase& phase : data_.phases) {
      if (!PlayPhase(phase, answers.emplace_back())) return std::move(verdict_);
    }
    verdict_.details = DifferencesOf(data_.phases, answers, verdict_);
    if (verdict_.details.empty()) return std::move(verdict_);
    verdict_.rules = other_rules_.Find(data_.issues, [&](datc::Judge& judge) { return AgreesUnder(judge, answers); });
    verdict_.verdict = verdict_.rules.empty() ? Verdict::kDiffers : Verdict::kPreference;
    return std::move(verdict_);
  }

 private:
  // False if there is no answer: the verdict then says why.
  bool PlayPhase(const datc::CasePhase& phase, PhaseAnswer& answer) {
    if (const std::string error = judge_.Place({}, phase); !error.empty()) return End(Verdict::kErrored, error);
    const Json request = RequestOf(data_, phase, judge_);
    const Told told = engine_.Ask("run", request);
    verdict_.link = told.link;
    switch (told.reply) {
      case Reply::kAnswered:
        break;
      case Reply::kSkipped:
        return End(Verdict::kSkipped, told.message);
      case Reply::kErrored:
        return End(Verdict::kErrored, told.message);
      case Reply::kTimedOut:
        return End(Verdict::kTimedOut, told.message);
    }
    const std::string fault = ReadAnswer(judge_.map(), request["phase"], told.result, answer);
    return fault.empty() || End(Verdict::kErrored, "the answer cannot be read: " + fault);
  }

  bool AgreesUnder(datc::Judge& judge, const std::vector<PhaseAnswer>& answers) const {
    std::vector<datc::CasePhase> expected;
    for (const datc::CasePhase& phase : data_.phases) {
      if (!judge.Place({}, phase).empty()) return false;
      const datc::Answer answer = judge.Adjudicate(phase.orders);
      if (!answer.error.empty()) return false;
      expected.push_back(ExpectedOf(phase, answer));
    }
    CaseVerdict aside;
    return DifferencesOf(expected, answers, aside).empty();
  }

  bool End(Verdict verdict, std::string why) {
    verdict_.verdict = verdict;
    verdict_.details = {std::move(why)};
    return false;
  }

  std::vector<std::string> DifferencesOf(const std::vector<datc::CasePhase>& phases,
                                         const std::vector<PhaseAnswer>& answers, CaseVerdict& verdict) const {
    std::vector<std::string> all;
    for (size_t i = 0; i < phases.size(); ++i) {
      const datc::Answer answer = Completion(phases[i], answers[i], verdict).Run();
      for (std::string& one : datc::Differences(data_.file, phases[i], answer)) all.push_back(std::move(one));
    }
    return all;
  }

  const datc::Case& data_;
  datc::Judge& judge_;
  OtherRules& other_rules_;
  Engine& engine_;
  CaseVerdict verdict_;
};

}  // namespace

Json RequestOf(const entente_map* map, const Json& movement) {
  Json parts = Json::object();
  for (const auto& [power, orders] : movement["orders"].items()) {
    Json& list = parts[power] = Json::array();
    for (const std::string text : orders) {
      entente_order order = 0;
      const bool is_read = entente_order_read(map, nullptr, ENTENTE_MOVEMENT, ENTENTE_NO_POWER, text.data(),
                                              text.size(), &order, nullptr) == ENTENTE_OK;
      list.push_back(is_read ? PartsOf(map, order) : Json());
    }
  }
  return {{"phase", movement}, {"parts", parts}};
}

Json RequestOf(const datc::Case& data, const datc::CasePhase& phase, const datc::Judge& judge) {
  const entente_map* map = judge.map();
  Json request = Json::parse(judge.PositionJson(), nullptr, false);
  Json orders = Json::object(), as_written = Json::object(), parts = Json::object();
  for (const datc::CaseOrder& order : phase.orders) {
    const std::string power = PowerId(map, order.power);
    const WrittenOrder written = Written(map, phase, order);
    orders[power].push_back(written.text);
    as_written[power].push_back(order.text);
    parts[power].push_back(written.parts);
  }
  request["orders"] = orders;
  Json whole = {
      {"case", data.id}, {"title", data.title}, {"phase", request}, {"as_written", as_written}, {"parts", parts}};
  if (phase.kind == datc::PhaseKind::kRetreat) {
    whole["attackers"] = AttackersOf(phase);
    whole["contested"] = phase.to_retreat_contested;
  }
  return whole;
}

CaseVerdict PlayCase(const datc::Case& data, datc::Judge& judge, OtherRules& other_rules, Engine& engine) {
  return CasePlayer(data, judge, other_rules, engine).Run();
}

}  // namespace entente::conform
