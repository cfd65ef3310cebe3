// FLOW, BEGIN, VICTORY and NEWHOMES. Source: maps/LANGUAGE.md (Homes; Phases and victory).
#include <array>

#include "base/text.h"
#include "map/phase_name.h"
#include "map_language/map_directives.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

constexpr size_t kMostFlowElements = 256;
constexpr size_t kMostVictoryCounts = 256;
constexpr std::array<std::string_view, 2> kFlowWords = {"NEWYEAR", "IFYEARDIV"};
constexpr std::string_view kYearRange = "from -1000000 to 1000000";

std::optional<int32_t> ParseYears(std::string_view text) {
  const std::optional<int32_t> number = ParseNumber(text);
  return number.has_value() && -kMostYears <= *number && *number <= kMostYears ? number : std::nullopt;
}

void AddElement(ReadContext& context, DraftFlowElement element) {
  if (context.draft->flow.size() >= kMostFlowElements) {
    context.Limit(element.at, "more than 256 elements in the flow");
    return;
  }
  context.draft->flow.push_back(std::move(element));
}

// `NEWYEAR` or `NEWYEAR:n`.
void ReadNewYear(ReadContext& context, const MapToken& token, std::string_view count) {
  DraftFlowElement element{token.at, FlowElement::Kind::kNewYear, {}, {}, 1, 0};
  if (!count.empty()) {
    const std::optional<int32_t> step = ParseYears(count);
    if (!step.has_value() || *step == 0) {
      context.Error(
          token.at, "BAD_NUMBER",
          "expected a number other than 0 " + std::string(kYearRange) + " after NEWYEAR: in " + Quoted(token.text));
      return;
    }
    element.step = *step;
  }
  AddElement(context, std::move(element));
}

// `IFYEARDIV:d` or `IFYEARDIV:d=r`.
void ReadIfYearDiv(ReadContext& context, const MapToken& token, std::string_view condition) {
  const size_t equals = condition.find('=');
  const std::optional<int32_t> divisor = ParseYears(condition.substr(0, equals));
  const std::optional<int32_t> remainder =
      equals == std::string_view::npos ? std::optional<int32_t>(0) : ParseYears(condition.substr(equals + 1));
  if (!divisor || !remainder || *divisor <= 0 || *remainder < 0 || *remainder >= *divisor) {
    context.Error(token.at, "BAD_NUMBER",
                  "expected IFYEARDIV:d or IFYEARDIV:d=r with 1000000 >= d > r >= 0, not " + Quoted(token.text));
    return;
  }
  AddElement(context, {token.at, FlowElement::Kind::kIfYearDiv, {}, {}, *divisor, *remainder});
}

// `SEASON:TYPE,TYPE`.
void ReadSeason(ReadContext& context, const MapToken& token) {
  const size_t colon = token.upper.find(':');
  const std::string season = token.upper.substr(0, colon);
  const std::vector<std::string> types =
      colon == std::string::npos ? std::vector<std::string>() : SplitAtCommas(token.upper.substr(colon + 1));
  if (season.empty() || types.empty()) {
    context.Error(token.at, "FLOW_SYNTAX",
                  "expected SEASON:TYPE,TYPE, NEWYEAR or IFYEARDIV, not " + Quoted(token.text) +
                      context.Nearest(season, kFlowWords));
    return;
  }
  for (const std::string& type : types) {
    AddElement(context, {token.at, FlowElement::Kind::kPhase, season, type, 0, 0});
  }
}

}  // namespace

void ReadFlow(ReadContext& context, const MapLine& line) {
  context.draft->flow_at = line[0].at;
  if (line.size() == 1) context.draft->flow.clear();  // back to the default
  for (size_t i = 1; i < line.size() && !context.stopped; ++i) {
    const std::string_view word = line[i].upper;
    const std::string_view head = word.substr(0, word.find(':'));
    const std::string_view tail = head.size() < word.size() ? word.substr(head.size() + 1) : std::string_view();
    if (head == "NEWYEAR") {
      if (tail.empty() && head.size() < word.size()) {
        context.Error(line[i].at, "BAD_NUMBER", "expected a number after NEWYEAR:");
      } else {
        ReadNewYear(context, line[i], tail);
      }
    } else if (head == "IFYEARDIV") {
      ReadIfYearDiv(context, line[i], tail);
    } else {
      ReadSeason(context, line[i]);
    }
  }
}

void ReadBegin(ReadContext& context, const MapLine& line) {
  const std::optional<int32_t> year = line.size() == 4 ? ParseYears(line[2].upper) : std::nullopt;
  if (!year.has_value()) {
    const size_t wrong = line.size() == 4 ? 2 : line.size() > 4 ? 4 : 0;
    context.Error(
        line[wrong].at, "BAD_BEGIN",
        "expected BEGIN season year type, such as BEGIN SPRING 1901 MOVEMENT, with a year " + std::string(kYearRange));
    return;
  }
  context.draft->begin = DraftBegin{line[1].at, line[1].upper, line[3].upper, *year};
}

void ReadVictory(ReadContext& context, const MapLine& line) {
  std::vector<int32_t> counts;
  for (size_t i = 1; i < line.size() && i <= kMostVictoryCounts; ++i) {
    const std::optional<int32_t> count = ParseNumber(line[i].upper);
    if (count.has_value() && 1 <= *count && *count <= kMostYears) {
      counts.push_back(*count);
    } else {
      context.Error(line[i].at, "BAD_NUMBER",
                    "expected a number of centers from 1 to 1000000, not " + Quoted(line[i].text));
    }
  }
  if (line.size() == 1)
    context.Error(line[0].at, "BAD_NUMBER", "expected a number of centers from 1 to 1000000 after VICTORY");
  if (counts.empty()) return;
  context.draft->victory = std::move(counts);  // the last VICTORY line counts
  context.draft->victory_at = line[0].at;
}

void ReadNewHomes(ReadContext& context, const MapLine& line) {
  std::vector<int32_t> years;
  for (size_t i = 1; i < line.size(); ++i) {
    const std::optional<int32_t> year = ParseYears(line[i].upper);
    if (year.has_value()) {
      years.push_back(*year);
    } else {
      context.Error(line[i].at, "BAD_NUMBER",
                    "expected a year " + std::string(kYearRange) + ", not " + Quoted(line[i].text));
    }
  }
  if (line.size() == 1) {
    context.Error(line[0].at, "BAD_NUMBER", "expected years after NEWHOMES");
  } else if (years.size() > kMostVictoryCounts) {
    context.Limit(line.at, "more than 256 years of NEWHOMES");
  } else {
    context.draft->new_homes = std::move(years);  // the last NEWHOMES line counts
    context.draft->new_homes_at = line[0].at;
  }
}

namespace {

constexpr size_t kMostWords = 1024;

void KeepWords(ReadContext& context, const MapLine& line, std::vector<std::string>& words) {
  for (size_t i = 1; i < line.size(); ++i) {
    if (words.size() >= kMostWords) {
      context.Limit(line.at, "more than 1024 words of " + line.Keyword());
      return;
    }
    words.push_back(line[i].text);
  }
}

std::string NearestRule(ReadContext& context, std::string_view name) {
  std::vector<std::string_view> names;
  for (const MapRule& rule : AllMapRules()) names.push_back(rule.name);
  return context.Nearest(name, names);
}

}  // namespace

void ReadTextOnly(ReadContext& context, const MapLine& line) {
  context.ExpectAtMost(line, 1);
  context.draft->text_only = true;
}

// Skips an unknown name.
void ReadRule(ReadContext& context, const MapLine& line) {
  if (line.size() == 1) context.NoEffect(line[0].at, line.Keyword() + " without names switches nothing on or off");
  std::vector<DraftRule>& rules = context.draft->rules;
  for (size_t i = 1; i < line.size(); ++i) {
    std::string_view name = line[i].upper;
    if (name.starts_with('!')) name.remove_prefix(1);
    if (FindMapRule(name) == nullptr) {
      context.Warning(line[i].at, "UNKNOWN_RULE",
                      Quoted(line[i].text) + " is no rule and is left out" + NearestRule(context, name));
    } else if (rules.size() >= kMostWords) {
      context.Limit(line.at, "more than 1024 words of " + line.Keyword());
      return;
    } else {
      rules.push_back({line[i].at, line[i].upper});
    }
  }
}

void ReadFlags(ReadContext& context, const MapLine& line) {
  context.draft->flags_given = true;
  context.draft->flags.clear();
  KeepWords(context, line, context.draft->flags);
}

void ReadNotify(ReadContext& context, const MapLine& line) { KeepWords(context, line, context.draft->notify); }

}  // namespace entente
