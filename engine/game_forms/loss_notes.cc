#include "game_forms/loss_notes.h"

#include "base/text.h"
#include "explain/names.h"
#include "map/rules_fit.h"
#include "rules/rule_names.h"

namespace entente {

std::string Counted(size_t count, std::string_view one, std::string_view many) {
  return (std::to_string(count) + " ").append(count == 1 ? one : many);
}

void NoteLoss(size_t count, std::string_view one, std::string_view many, FormNotes& notes) {
  if (count > 0) notes.push_back(Counted(count, one, many) + (count == 1 ? " is left out" : " are left out"));
}

std::string TextOfLine(const Map& map, const SheetLine& line) {
  if (line.is_written) return std::string(line.text);
  return Names(map, map.stage(0), Naming::kIds).OrderText(line.order);
}

void LossNote::Add(std::string_view phase, std::string_view what) {
  if (count_++ > 0) return;
  first_ = phase;
  if (!what.empty()) first_.append(": ").append(Excerpt(what, 200));
}

void LossNote::Note(std::string_view one, std::string_view many, FormNotes& notes) const {
  if (count_ > 0) notes.push_back(Counted(count_, one, many) + (count_ == 1 ? " (" : " (first ") + first_ + ")");
}

void LossNote::NoteLeftOut(std::string_view one, std::string_view many, FormNotes& notes) const {
  Note(std::string(one) + " is left out", std::string(many) + " are left out", notes);
}

void LineLosses::Enter(const PositionView& position) {
  map_ = &position.map();
  phase_ = map_->PhaseName(position.phase());
}

void LineLosses::See(const SheetLine& line) {
  if (line.has_remark) remarks_.Add(phase_, TextOfLine(*map_, line));
  if (!line.path.empty()) paths_.Add(phase_, TextOfLine(*map_, line));
  if (line.unit_nation != kNoPower) nations_.Add(phase_, TextOfLine(*map_, line));
  if (line.third_nation != kNoPower) nations_.Add(phase_, TextOfLine(*map_, line));
}

void LineLosses::SeeUses(const OrderSheet& sheet, const std::vector<LineUse>& uses) {
  for (const PowerIndex power : map_->powers()) {
    for (size_t i = 0; i < sheet.size(); ++i) {
      if (uses[i] == LineUse::kLeftOut && sheet.PowerOf(i) == power) earlier_.Add(phase_, TextOfLine(*map_, sheet[i]));
    }
  }
}

void LineLosses::SeeUnreadable(const SheetLine& line) { unreadable_.Add(phase_, TextOfLine(*map_, line)); }

void LineLosses::Note(FormNotes& notes) const {
  earlier_.NoteLeftOut("order of an earlier set", "orders of earlier sets", notes);
  unreadable_.NoteLeftOut("unreadable order text", "unreadable order texts", notes);
  remarks_.NoteLeftOut("remark behind an order", "remarks behind orders", notes);
  paths_.NoteLeftOut("convoy path", "convoy paths", notes);
  nations_.NoteLeftOut("nationality of a unit in an order", "nationalities of units in orders", notes);
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

void NoteRules(const GameRecord& record, FormNotes& notes) {
  NoteRules(record, DefaultRules(*record.map).value_or(RuleOptions{}), notes);
}

}  // namespace entente
