#include "game_forms/loss_notes.h"

#include "base/text.h"
#include "explain/names.h"
#include "map/rules_fit.h"
#include "rules/rule_names.h"

namespace entente {

std::string LossText(size_t count, LossWords words, Language language) {
  if (count == 1) return std::string(MessageText(language, words.one));
  return FilledText(language, words.many, {std::to_string(count)});
}

void NoteLoss(size_t count, LossWords words, FormNotes& notes) {
  if (count > 0) notes.push_back(LossText(count, words, notes.voice().language));
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

void LossNote::Note(LossWords words, FormNotes& notes) const {
  if (count_ == 0) return;
  const std::string text = LossText(count_, words, notes.voice().language);
  notes.Add(count_ == 1 ? MessageId::kLossAt : MessageId::kLossFirstAt, {text, first_});
}

void UseLosses::See(const Map& map, std::string_view phase, const OrderSheet& sheet, const std::vector<LineUse>& uses) {
  for (size_t i = 0; i < sheet.size(); ++i) {
    if (uses[i] == LineUse::kWritten) continue;
    const LineKind kind = sheet.KindOf(i);
    LossNote& loss = uses[i] == LineUse::kPowerless                  ? powerless_
                     : IsStatement(kind) && kind != LineKind::kProxy ? statements_
                                                                     : earlier_;
    loss.Add(phase, TextOfLine(map, sheet[i]));
  }
}

void UseLosses::Note(FormNotes& notes) const {
  earlier_.Note({MessageId::kLostSetOrder, MessageId::kLostSetOrders}, notes);
  statements_.Note({MessageId::kLostStatement, MessageId::kLostStatements}, notes);
  powerless_.Note({MessageId::kLostPowerlessOrder, MessageId::kLostPowerlessOrders}, notes);
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

void LineLosses::SeeUnreadable(const SheetLine& line) { unreadable_.Add(phase_, TextOfLine(*map_, line)); }

void LineLosses::SeeProxy(const SheetLine& line) { proxies_.Add(phase_, TextOfLine(*map_, line)); }

void LineLosses::Note(FormNotes& notes) const {
  uses_.Note(notes);
  unreadable_.Note({MessageId::kLostUnreadable, MessageId::kLostUnreadables}, notes);
  proxies_.Note({MessageId::kLostProxy, MessageId::kLostProxies}, notes);
  remarks_.Note({MessageId::kLostRemark, MessageId::kLostRemarks}, notes);
  paths_.Note({MessageId::kLostPath, MessageId::kLostPaths}, notes);
  nations_.Note({MessageId::kLostNation, MessageId::kLostNations}, notes);
}

void NoteRules(const GameRecord& record, const RuleOptions& said, FormNotes& notes) {
  std::string lost;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.get(record.rules) == option.get(said)) continue;
    lost +=
        (lost.empty() ? "" : ", ") + std::string(option.name) + "=" + std::string(option.ValueIn(record.rules).name);
  }
  if (!lost.empty()) notes.Add(MessageId::kNoteLostRules, {lost});
}

void NoteRules(const GameRecord& record, FormNotes& notes) {
  NoteRules(record, DefaultRules(*record.map).value_or(RuleOptions{}), notes);
}

}  // namespace entente
