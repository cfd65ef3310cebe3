// Directives that hold data for other layers, or whose meaning is not built yet. Source: FORMAT_NOTES sections 4, 9
// and 13.
#include "map/map_directives.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

constexpr size_t kMostWords = 1024;

void KeepWords(ReadContext& context, const MapLine& line, std::vector<std::string>& words) {
  for (size_t i = 1; i < line.size(); ++i) {
    if (words.size() >= kMostWords) {
      context.Limit(line.at, "more than 1024 words of " + line.Keyword());
      return;
    }
    words.push_back(line[i].upper);
  }
}

}  // namespace

// An unknown name says nothing and is left out. Which rules act is known when all are read: CheckRules.
void ReadRule(ReadContext& context, const MapLine& line) {
  std::vector<DraftRule>& rules = context.draft.rules;
  for (size_t i = 1; i < line.size(); ++i) {
    std::string_view name = line[i].upper;
    if (name.starts_with('!')) name.remove_prefix(1);
    if (FindMapRule(name) == nullptr) {
      context.diagnostics.Warning(line[i].at, "UNKNOWN_RULE", Quoted(line[i].text) + " is no rule and is left out");
    } else if (rules.size() >= kMostWords) {
      context.Limit(line.at, "more than 1024 words of " + line.Keyword());
      return;
    } else {
      rules.push_back({line[i].at, line[i].upper});
    }
  }
}

void CheckRules(const MapDraft& draft, DiagnosticList& diagnostics) {
  std::vector<std::string_view> names;
  for (const DraftRule& rule : draft.rules) names.push_back(rule.name);
  for (const RefusedRule& refused : RefusedRules(names)) {
    diagnostics.Error(draft.rules[refused.name].at, "NOT_SUPPORTED", std::string(MessageOf(refused.status)));
  }
}

void ReadFlags(ReadContext& context, const MapLine& line) {
  context.draft.flags.clear();
  KeepWords(context, line, context.draft.flags);
}

void ReadNotify(ReadContext& context, const MapLine& line) { KeepWords(context, line, context.draft.notify); }

void KeepUnread(ReadContext&, const MapLine&) {}

void RefuseUnsupported(ReadContext& context, const MapLine& line) { context.NotSupported(line.at, line.Keyword()); }

void ReadReserves(ReadContext& context, const MapLine& line) {
  if (context.CurrentPower(line) == nullptr) return;
  const std::optional<int32_t> count = line.size() == 1 ? 1 : ParseNumber(line[1].upper);
  if (!count.has_value() || *count < 0 || line.size() > 2) {
    context.Error(line.at, "BAD_NUMBER", "expected one number that is not negative after " + line.Keyword());
  } else if (*count > 0) {
    context.NotSupported(line.at, line.Keyword());
  }
}

}  // namespace entente
