// Rules, and directives that hold data for other layers. Source: maps/LANGUAGE.md (USE, MAP; RULE).
#include "map_language/map_directives.h"
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

// An unknown name says nothing and is left out.
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
