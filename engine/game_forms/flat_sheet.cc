#include "game_forms/flat_sheet.h"

#include <algorithm>

#include "game_forms/form_text.h"

namespace entente {

void SheetLosses::Note(FormNotes& notes) const {
  uses.Note(notes);
  empty.Note({MessageId::kLostBlankLine, MessageId::kLostBlankLines}, notes);
  comments.Note({MessageId::kLostComment, MessageId::kLostComments}, notes);
}

void FlatSheet::Take(const RecordedPhase& phase, SheetLosses& losses) {
  lines_.clear();
  const std::vector<LineUse> uses = UsesOfLines(phase, options_);
  const std::string name = map_->PhaseName(phase.position.view().phase());
  losses.uses.See(*map_, name, phase.sheet, uses);
  for (size_t i = 0; i < phase.sheet.size(); ++i) {
    if (uses[i] == LineUse::kWritten) TakeLine(phase.sheet[i], name, losses);
  }
}

void FlatSheet::TakeLine(const SheetLine& line, const std::string& phase, SheetLosses& losses) {
  std::string text = TextOfLine(*map_, line);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  if (const size_t comment = text.find('#'); cuts_comments_ && comment != std::string::npos) {
    losses.comments.Add(phase, text);
    text.resize(comment);
  }
  const std::string_view shown = TrimmedPart(text);
  if (shown.empty()) {
    losses.empty.Add(phase, map_->PowerName(line.power));
  } else {
    lines_.push_back({line.power, std::string(shown)});
  }
}

FlatJudge::FlatJudge(const Map& map, const RuleOptions& rules)
    : names_(map),
      rules_(rules),
      reader_(names_, rules, PhaseType::kMovement),
      phase_(map),
      none_(map),
      result_{{}, 0, {}, none_.view(), none_.view()} {}

const PhaseResult& FlatJudge::Judge(const PositionView& position, const std::vector<FlatLine>& lines) {
  sheet_.Clear();
  reader_.Use(rules_, position.phase_type());
  for (const FlatLine& line : lines) reader_.ReadLine(line.power, line.text, sheet_);
  return result_ = phase_.Adjudicate(position, rules_, sheet_);
}

void NoteCommonLosses(const GameRecord& record, FormNotes& notes) {
  const Map& map = *record.map;
  const Position plain(map);
  LossNote extras;
  for (const RecordedPhase& phase : record.phases) {
    Position own(map);
    own.ref().KeepExtras(phase.position);
    if (!(own.view() == plain.view())) extras.Add(map.PhaseName(phase.position.view().phase()));
  }
  extras.Note({MessageId::kLostExtras, MessageId::kLostExtrasMany}, notes);
  NoteRules(record, notes);
}

std::string PowerWord(const Map& map, PowerIndex power) {
  const auto has_blank = [](std::string_view word) { return word.find(' ') != std::string_view::npos; };
  std::string word(map.PowerName(power));
  if (has_blank(word) || map.FindPower(word) != power) word = map.PowerId(power);
  if (has_blank(word)) word = map.OwnWord(power);
  return word;
}

}  // namespace entente
