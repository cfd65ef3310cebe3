#include "case_names.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "handle.h"

namespace entente::datc {
namespace {

class Names {
 public:
  Names(const entente_map* map, const Case& data) : map_(map), file_(data.file) {}

  void Use(std::vector<CasePhase>& phases) {
    for (CasePhase& phase : phases) {
      line_ = phase.line;
      name_lines_ = &phase.name_lines;
      UsePhase(phase);
    }
  }

  std::vector<CaseError> TakeErrors() { return std::move(errors_); }

 private:
  void UsePhase(CasePhase& phase) {
    for (auto* units :
         {&phase.units, &phase.after, &phase.disbanded, &phase.built, &phase.removed, &phase.disordered}) {
      for (CaseUnit& unit : *units) Unit(unit);
      std::sort(units->begin(), units->end());
    }
    for (auto* dislodged : {&phase.to_retreat, &phase.dislodged}) {
      for (CaseDislodged& one : *dislodged) Dislodged(one);
    }
    for (auto& [power, places] : phase.centers) {
      Power(power);
      for (std::string& place : places) Place(place);
    }
    for (CaseDue& due : phase.due) Power(due.power);
    for (CaseOrder& order : phase.orders) {
      line_ = order.line;
      Power(order.power);
      UnitText(order.dislodged_by);
    }
  }

  void Dislodged(CaseDislodged& one) {
    Unit(one.unit);
    UnitText(one.by);
    for (std::string& place : one.retreats) Place(place);
    std::sort(one.retreats.begin(), one.retreats.end());
    for (auto& [reason, places] : one.closed) {
      for (std::string& place : places) Place(place);
    }
  }

  void Unit(CaseUnit& unit) {
    const std::string written = unit.place;
    Power(unit.power);
    Place(unit.place);
    if (unit.type == 'F') NeedCoast(unit, written);
  }

  // Reports a fleet without a coast in a province with several coasts.
  void NeedCoast(const CaseUnit& unit, const std::string& written) {
    uint32_t location = 0;
    auto info = entente_cli::Sized<entente_location_info>();
    if (entente_map_find_location(map_, unit.place.data(), unit.place.size(), &location, &error_) != ENTENTE_OK ||
        entente_map_location(map_, location, &info, &error_) != ENTENTE_OK) {
      return;
    }
    if (info.coast_count == 0 || location != info.province) return;
    std::vector<std::string> coasts;
    for (uint32_t i = 0; i < info.coast_count; ++i) {
      coasts.emplace_back(entente_map_location_id(map_, info.first_coast + i));
    }
    Report(written,
           absl::StrCat("a fleet stands on a coast of ", unit.place, ": expected ", absl::StrJoin(coasts, " or ")));
  }

  // Replaces the place in "A MUN". The text may be empty.
  void UnitText(std::string& text) {
    if (text.size() < 2) return;
    std::string place = text.substr(2);
    Place(place);
    text = text.substr(0, 2) + place;
  }

  void Power(std::string& name) {
    uint32_t power = 0;
    if (entente_map_find_power(map_, name.data(), name.size(), &power, &error_) != ENTENTE_OK) return Fail(name);
    name = entente_map_power_name(map_, power);
  }

  void Place(std::string& name) {
    uint32_t location = 0;
    if (entente_map_find_location(map_, name.data(), name.size(), &location, &error_) != ENTENTE_OK) return Fail(name);
    name = entente_map_location_id(map_, location);
  }

  // Reports each unknown name once.
  void Fail(const std::string& name) { Report(name, error_.message); }
  void Report(const std::string& name, std::string message) {
    const auto written = name_lines_->find(name);
    const int line = written == name_lines_->end() ? line_ : written->second;
    if (unknown_.insert(name).second) errors_.push_back({file_, line, std::move(message), 1, name});
  }

  const entente_map* map_;
  const std::string file_;
  int line_ = 0;
  entente_error error_ = entente_cli::Sized<entente_error>();
  const std::map<std::string, int>* name_lines_ = nullptr;  // of the current phase
  std::set<std::string> unknown_;
  std::vector<CaseError> errors_;
};

}  // namespace

std::vector<CaseError> UseNamesOf(const entente_map* map, Case& data) {
  Names names(map, data);
  names.Use(data.phases);
  for (CaseAlternative& alternative : data.alternatives) names.Use(alternative.phases);
  return names.TakeErrors();
}

}  // namespace entente::datc
