#include "game_forms/loss_notes.h"

#include "rules/rule_names.h"

namespace entente {

std::string Counted(size_t count, std::string_view one, std::string_view many) {
  return (std::to_string(count) + " ").append(count == 1 ? one : many);
}

void NoteLoss(size_t count, std::string_view one, std::string_view many, FormNotes& notes) {
  if (count > 0) notes.push_back(Counted(count, one, many) + (count == 1 ? " is left out" : " are left out"));
}

void LineLosses::See(const SheetLine& line) {
  remarks += line.has_remark;
  paths += !line.path.empty();
  nations += (line.unit_nation != kNoPower) + (line.third_nation != kNoPower);
}

void LineLosses::Note(FormNotes& notes) const {
  NoteLoss(earlier, "order of an earlier set", "orders of earlier sets", notes);
  NoteLoss(unreadable, "order text that nobody can read", "order texts that nobody can read", notes);
  NoteLoss(remarks, "remark behind an order", "remarks behind orders", notes);
  NoteLoss(paths, "convoy path", "convoy paths", notes);
  NoteLoss(nations, "nationality of a unit in an order", "nationalities of units in orders", notes);
}

LastSet FindLastSet(const OrderSheet& sheet, LineLosses& losses) {
  LastSet set{sheet.size(), sheet.size()};
  if (!sheet.empty() && !sheet.IsBeforeEmptySet(sheet.size() - 1)) {
    while (set.first > 0 && sheet.SetOf(set.first - 1) == sheet.SetOf(sheet.size() - 1)) --set.first;
  }
  losses.earlier += set.first;
  return set;
}

void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes) {
  std::string lost;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(record.rules) == option.get(said)) continue;
    lost +=
        (lost.empty() ? "" : ", ") + std::string(option.name) + "=" + std::string(option.ValueIn(record.rules).name);
  }
  if (!lost.empty()) notes.push_back("the rules " + lost + " are left out");
}

}  // namespace entente
