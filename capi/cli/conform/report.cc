#include "conform/report.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace entente::conform {
namespace {

Json CountsOf(const EngineRun& run, const std::string* section) {
  Json counts = Json::object();
  for (size_t v = 0; v < kVerdictWords.size(); ++v) {
    const Verdict verdict = static_cast<Verdict>(v);
    counts[kVerdictWords[v]] = section != nullptr ? run.Count(verdict, *section) : run.Count(verdict);
  }
  return counts;
}

std::string Row(const std::string& name, const Json& counts) {
  std::string row = absl::StrFormat("%-24s", name);
  for (const char* word : kVerdictWords) {
    const size_t count = counts[word].get<size_t>();
    absl::StrAppendFormat(&row, "%11s", count == 0 ? std::string("-") : absl::StrCat(count));
  }
  return row + "\n";
}

// A case counts once: as a fault if one of its explanations is a fault, else as a rule, else as words.
Json ExplainedOf(const EngineRun& run, const Explanations& explanations) {
  Json counts = {{"rule", 0}, {"fault", 0}, {"words", 0}, {"unexplained", 0}};
  for (const CaseVerdict& one : run.cases) {
    if (!NeedsExplanation(one)) continue;
    std::string kind = "unexplained";
    for (const char* each : {"words", "rule", "fault"}) {
      for (const Explanation* found : explanations.Of(run, one)) {
        if (found->kind == each) kind = each;
      }
    }
    counts[kind] = counts[kind].get<size_t>() + 1;
  }
  return counts;
}

Json JsonOf(const Explanation& one) {
  Json json = {{"kind", one.kind}, {"text", one.text}};
  if (!one.rule.empty()) json["rule"] = one.rule;
  if (!one.shown_by.empty()) json["shown_by"] = one.shown_by;
  if (one.varies) json["varies"] = true;
  return json;
}

}  // namespace

std::string SectionTitle(const std::string& section) {
  static const std::map<std::string, std::string> kTitles = {
      {"6.A", "basic checks"}, {"6.B", "coasts"},        {"6.C", "circular movement"}, {"6.D", "supports"},
      {"6.E", "head to head"}, {"6.F", "convoys"},       {"6.G", "adjacent convoys"},  {"6.H", "retreats"},
      {"6.I", "building"},     {"6.J", "civil disorder"}};
  const auto found = kTitles.find(section);
  return found == kTitles.end() ? "" : found->second;
}

std::string ReasonsOf(const EngineRun& run) {
  int told = 0, same = 0;
  for (const CaseVerdict& one : run.cases) {
    told += one.reasons;
    same += one.same_reasons;
  }
  return told == 0 ? "no reasons given" : absl::StrCat(same, " of ", told, " reasons of failed orders as expected");
}

std::vector<std::string> LinesOf(const CaseVerdict& verdict) {
  std::vector<std::string> lines = {absl::StrCat(verdict.id, " ", verdict.title, ": ",
                                                 kVerdictHeads[static_cast<size_t>(verdict.verdict)],
                                                 verdict.rules.empty() ? "" : ", as under " + verdict.rules)};
  for (const std::string& detail : verdict.details) lines.push_back("  " + detail);
  if (!verdict.link.empty()) lines.push_back("  " + verdict.link);
  for (std::string& line : lines) line = Shown(line);
  return lines;
}

std::string TableOf(const EngineRun& run) {
  std::string table = absl::StrFormat("%-24s", "section");
  for (const char* head : kVerdictHeads) absl::StrAppendFormat(&table, "%11s", head);
  table += "\n";
  for (const std::string& section : run.Sections()) {
    table += Row(Shown(section) + " " + SectionTitle(section), CountsOf(run, &section));
  }
  table += Row("all", CountsOf(run, nullptr));
  return absl::StrCat(table, Shown(run.name()), ": ", run.Count(Verdict::kAgreed), " of ", run.cases.size(),
                      " cases agreed; ", ReasonsOf(run), "\n");
}

std::vector<std::string> DifferencesOf(const EngineRun& run, const Explanations& explanations) {
  std::vector<std::string> lines;
  for (const CaseVerdict& one : run.cases) {
    if (!NeedsExplanation(one)) continue;
    lines.push_back(LinesOf(one).front());
    const std::vector<const Explanation*> found = explanations.Of(run, one);
    for (const Explanation* each : found) lines.push_back("  " + Shown(LineOf(*each)));
    if (found.empty()) lines.push_back("  not explained yet");
  }
  return lines;
}

std::string KindsOf(const EngineRun& run, const Explanations& explanations) {
  const Json counts = ExplainedOf(run, explanations);
  return absl::StrCat(counts["rule"].get<size_t>(), " by rule, ", counts["fault"].get<size_t>(), " by fault, ",
                      counts["words"].get<size_t>(), " in words alone, ", counts["unexplained"].get<size_t>(),
                      " not explained");
}

std::string JsonReport(const std::vector<EngineRun>& runs, const Explanations* explanations) {
  Json engines = Json::array(), cases = Json::object();
  for (const EngineRun& run : runs) {
    Json sections = Json::object();
    for (const std::string& section : run.Sections()) sections[section] = CountsOf(run, &section);
    engines.push_back({{"implementation", run.implementation},
                       {"dialect", run.dialect},
                       {"cases", run.cases.size()},
                       {"totals", CountsOf(run, nullptr)},
                       {"sections", sections}});
    if (!run.date.empty()) engines.back()["date"] = run.date;
    if (explanations != nullptr) engines.back()["explained"] = ExplainedOf(run, *explanations);
    for (const CaseVerdict& one : run.cases) {
      cases[one.id]["title"] = one.title;
      cases[one.id]["verdicts"][run.name()] = kVerdictWords[static_cast<size_t>(one.verdict)];
      if (explanations == nullptr || !NeedsExplanation(one)) continue;
      Json& told = cases[one.id]["explanations"][run.name()] = Json::array();
      for (const Explanation* each : explanations->Of(run, one)) told.push_back(JsonOf(*each));
    }
  }
  return Written({{"engines", engines}, {"cases", cases}}) + "\n";
}

std::string Badge(const EngineRun& run) {
  const size_t agreed = run.Count(Verdict::kAgreed), all = run.cases.size();
  const char* colour = agreed == all ? "#1a7f37" : agreed * 10 >= all * 9 ? "#9a6700" : "#cf222e";
  const std::string score = absl::StrCat(agreed, " of ", all);
  return absl::StrCat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"130\" height=\"20\" role=\"img\" aria-label=\"DATC: ", score,
      "\"><title>DATC: ", score,
      "</title><rect width=\"46\" height=\"20\" fill=\"#444\"/><rect x=\"46\" width=\"84\" "
      "height=\"20\" fill=\"",
      colour,
      "\"/><g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\" "
      "text-anchor=\"middle\"><text "
      "x=\"23\" y=\"14\">DATC</text><text x=\"88\" y=\"14\">",
      score, "</text></g></svg>\n");
}

}  // namespace entente::conform
