#include "game_forms/judge_lines.h"

#include <algorithm>
#include <array>

#include "game_forms/form_board.h"

namespace entente {
namespace {

bool TakeWord(std::string_view& rest, std::string_view word) {
  std::string_view after = rest;
  const std::string_view first = TakePart(after);
  if (first.size() != word.size() || !StartsWithWord(first, word)) return false;
  rest = after;
  return true;
}

// The offset of `word` in `text`, in any case, between blanks or at the end; npos if there is none.
size_t FindWord(std::string_view text, std::string_view word) {
  for (size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
    if (StartsWithWord(text.substr(at + 1), word)) return at;
  }
  return std::string_view::npos;
}

std::string_view WithoutStop(std::string_view text) {
  text = TrimmedPart(text);
  if (text.ends_with('.')) text.remove_suffix(1);
  return TrimmedPart(text);
}

}  // namespace

std::optional<JudgeHeading> FindJudgeHeading(std::string_view line) {
  JudgeHeading heading;
  std::string_view rest = line;
  if (TakeStart(rest, "Starting position for ")) {
    heading.is_status = true;
  } else {
    heading.is_status = TakeStart(rest, "Status of the ");
    const std::optional<PhaseType> type = FindPhaseType(TakePart(rest));
    if (!type.has_value()) return std::nullopt;
    heading.type = *type;
    heading.has_results = !heading.is_status && TakeWord(rest, "results");
    const bool goes_on = heading.has_results || TakeWord(rest, heading.is_status ? "phase" : "orders");
    if (!goes_on || !TakeWord(rest, "for")) return std::nullopt;
  }
  const size_t of = FindPart(rest, " of ");
  if (of == std::string_view::npos) return std::nullopt;
  heading.season = TrimmedPart(rest.substr(0, of));
  rest.remove_prefix(of + 4);
  heading.year = WithoutStop(TakePart(rest));
  if (rest.starts_with('(') && rest.ends_with(')')) {
    rest = rest.substr(1, rest.size() - 2);
    heading.game = rest.substr(0, std::min(rest.rfind('.'), rest.size()));
  }
  return heading;
}

bool JudgeOrderLine::IsMarked(std::string_view word) const {
  const std::vector<std::string_view> parts = PartsOf(marks, ',');
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view mark) { return StartsWithWord(mark, word); });
}

JudgeOrderLine TakeOrderLine(std::string_view text) {
  JudgeOrderLine line;
  if (const size_t mark = text.find("(*"); mark != std::string_view::npos) {
    line.marks = text.substr(mark + 2);
    line.marks = TrimmedPart(line.marks.substr(0, line.marks.find("*)")));
    text = text.substr(0, mark);
  }
  line.body = WithoutStop(text);
  constexpr std::array<std::string_view, 5> kWords = {"->", "SUPPORT", "CONVOY", "HOLD", "DISBAND"};
  size_t end = line.body.size();
  for (const std::string_view word : kWords) end = std::min(end, FindWord(line.body, word));
  if (const size_t none = FindPart(line.body, ", No Order"); none < end) {
    line.has_order = false;
    end = none;
  }
  line.unit = TrimmedPart(line.body.substr(0, end));
  return line;
}

std::optional<JudgeDislodgedLine> FindDislodgedLine(std::string_view text) {
  constexpr std::string_view kCan = " can retreat", kTo = " to ";
  JudgeDislodgedLine line;
  const bool has_article = TakeStart(text, "The ");
  const size_t unit = std::min(FindPart(text, " Army in "), FindPart(text, " Fleet in "));
  if (unit == std::string_view::npos) return std::nullopt;
  line.power = TrimmedPart(text.substr(0, unit));
  text = WithoutStop(text.substr(unit));
  const size_t can = FindPart(text, kCan);
  const size_t end = std::min({can, FindPart(text, " with no valid"), FindPart(text, " was destroyed")});
  if (!has_article && end == std::string_view::npos) return std::nullopt;
  line.unit = TrimmedPart(text.substr(0, end));
  if (end != can || can == std::string_view::npos) return line;
  text.remove_prefix(can + kCan.size());
  if (TakeStart(text, kTo)) line.retreats = TrimmedPart(text);
  return line;
}

bool IsAboutUnits(std::string_view text) {
  constexpr std::array<std::string_view, 6> kWords = {"Army", "Fleet", "Builds", "Build", "Removes", "Defaults,"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [text](std::string_view word) { return StartsWithWord(text, word); });
}

bool IsCount(std::string_view text) {
  constexpr std::array<std::string_view, 6> kWords = {"Supply", "unit", "units", "build", "builds", "unusable"};
  const size_t end = text.find_first_not_of("0123456789");
  if (end == text.npos) return false;
  const std::string_view rest = TrimmedPart(text.substr(end));
  return std::any_of(kWords.begin(), kWords.end(),
                     [rest](std::string_view word) { return StartsWithWord(rest, word); });
}

bool IsInJudgeWords(std::string_view text) {
  constexpr std::array<std::string_view, 5> kStarts = {"Builds a ", "Builds an ", "Build waived", "Removes the ",
                                                       "Defaults, removing the "};
  const JudgeOrderLine line = TakeOrderLine(text);
  return line.unit.size() < line.body.size() ||
         std::any_of(kStarts.begin(), kStarts.end(), [text](std::string_view start) {
           std::string_view rest = text;
           return TakeStart(rest, start);
         });
}

bool NamesUnits(std::string_view line) {
  const size_t colon = line.find(':');
  return colon != std::string_view::npos && IsAboutUnits(TrimmedPart(line.substr(colon + 1)));
}

bool IsPlainGameName(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

bool IsUnfinished(std::string_view statement) {
  if (statement.ends_with("*)")) return false;
  return !statement.ends_with('.') ||
         StartsWithWord(statement.substr(statement.size() - std::min<size_t>(statement.size(), 4)), " St.");
}

std::vector<std::string_view> SplitAtOr(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const size_t end = std::min(FindPart(text, " or "), text.size());
    parts.push_back(TrimmedPart(text.substr(0, end)));
    text.remove_prefix(std::min(end + 4, text.size()));
  }
  return parts;
}

}  // namespace entente
