#include "game_forms/flat_sheet.h"

#include <algorithm>

#include "explain/names.h"
#include "game_forms/form_text.h"
#include "map/rules_fit.h"

namespace entente {

void SheetLosses::Tell(FormNotes& notes) const {
  NoteCount(notes, set_lines, "order of an earlier set is left out", "orders of earlier sets are left out");
  NoteCount(notes, empty, "line that shows nothing is left out", "lines that show nothing are left out");
  NoteCount(notes, comments, "comment behind an order is left out", "comments behind orders are left out");
}

void FlatSheet::Take(const OrderSheet& sheet, SheetLosses& losses) {
  lines_.clear();
  rules_.Choose(sheet);
  for (size_t i = 0; i < sheet.size(); ++i) {
    const SheetLine line = sheet[i];
    if (rules_.WhyNot(i) != Illegality::kNone || line.power >= map_->power_count()) {
      ++losses.set_lines;
    } else {
      TakeLine(line, losses);
    }
  }
}

void FlatSheet::TakeLine(const SheetLine& line, SheetLosses& losses) {
  std::string text;
  if (line.is_written) {
    text = line.text;
  } else {
    const Names names(*map_, map_->stage(0), Naming::kIds);
    text = names.OrderText(line.order);
  }
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  if (const size_t comment = text.find('#'); cuts_comments_ && comment != std::string::npos) {
    text.resize(comment);
    ++losses.comments;
  }
  const std::string_view shown = TrimmedPart(text);
  if (shown.empty()) {
    ++losses.empty;
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

bool FlatJudge::CanPlay(const RecordedPhase& phase) {
  const PositionView position = phase.position.view();
  return phase.tells_phase && !position.is_over() && position.phase_type() != PhaseType::kOther;
}

const PhaseResult& FlatJudge::Judge(const PositionView& position, const std::vector<FlatLine>& lines) {
  sheet_.Clear();
  reader_.Use(rules_, position.phase_type());
  for (const FlatLine& line : lines) reader_.ReadLine(line.power, line.text, sheet_);
  return result_ = phase_.Adjudicate(position, rules_, sheet_);
}

void TellCommonLosses(const GameRecord& record, FormNotes& notes) {
  if (record.map->has_extra_state()) notes.push_back("homes, claims and the like are left out");
  const absl::StatusOr<RuleOptions> own = DefaultRules(*record.map);
  if (!own.ok() || *own != record.rules) notes.push_back("the rules are left out; the results are theirs");
}

std::string PowerWord(const Map& map, PowerIndex power) {
  const auto has_blank = [](std::string_view word) { return word.find(' ') != std::string_view::npos; };
  std::string word(map.PowerName(power));
  if (has_blank(word) || map.FindPower(word) != power) word = map.PowerId(power);
  if (has_blank(word)) word = map.OwnWord(power);
  return word;
}

bool HasStartOwners(const PositionView& position) {
  const std::span<const PowerIndex> owners = position.map().start_owners();
  for (size_t c = 0; c < owners.size(); ++c) {
    if (position.OwnerOf(static_cast<CenterIndex>(c)) != owners[c]) return false;
  }
  return true;
}

}  // namespace entente
