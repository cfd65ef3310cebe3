#include "conform/verdict.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace entente::conform {
namespace {

Json JsonOf(const CaseVerdict& one) {
  Json json = {{"case", one.id}, {"title", one.title}, {"verdict", kVerdictWords[static_cast<size_t>(one.verdict)]}};
  if (!one.rules.empty()) json["rules"] = one.rules;
  if (!one.details.empty()) json["details"] = one.details;
  if (!one.link.empty()) json["link"] = one.link;
  if (one.reasons > 0) json["reasons"] = {{"given", one.reasons}, {"same", one.same_reasons}};
  return json;
}

int NumberOf(const Json& object, const char* name) {
  return object.contains(name) && object[name].is_number_integer() ? object[name].get<int>() : 0;
}

bool ReadVerdict(const Json& json, CaseVerdict& one) {
  const auto* word =
      absl::c_find_if(kVerdictWords, [&](const char* known) { return MemberText(json, "verdict") == known; });
  one.id = MemberText(json, "case");
  if (word == kVerdictWords.end() || one.id.empty()) return false;
  one.title = MemberText(json, "title");
  one.verdict = static_cast<Verdict>(word - kVerdictWords.begin());
  one.rules = MemberText(json, "rules");
  one.link = MemberText(json, "link");
  if (json.contains("details") && json["details"].is_array()) {
    for (const Json& detail : json["details"]) {
      if (detail.is_string()) one.details.push_back(detail.get<std::string>());
    }
  }
  if (json.contains("reasons") && json["reasons"].is_object()) {
    one.reasons = NumberOf(json["reasons"], "given");
    one.same_reasons = NumberOf(json["reasons"], "same");
  }
  return true;
}

}  // namespace

std::string CaseVerdict::section() const { return id.substr(0, id.rfind('.')); }

std::string EngineRun::name() const {
  const std::string version = MemberText(implementation, "version");
  return MemberText(implementation, "name") + (version.empty() ? "" : " " + version);
}

size_t EngineRun::Count(Verdict verdict) const {
  return static_cast<size_t>(absl::c_count_if(cases, [&](const CaseVerdict& one) { return one.verdict == verdict; }));
}
size_t EngineRun::Count(Verdict verdict, const std::string& section) const {
  return static_cast<size_t>(absl::c_count_if(
      cases, [&](const CaseVerdict& one) { return one.verdict == verdict && one.section() == section; }));
}

std::vector<std::string> EngineRun::Sections() const {
  std::vector<std::string> sections;
  for (const CaseVerdict& one : cases) {
    if (!absl::c_linear_search(sections, one.section())) sections.push_back(one.section());
  }
  return sections;
}

std::string LinesOf(const EngineRun& run) {
  Json head = {{"protocol", 1}, {"implementation", run.implementation}, {"dialect", run.dialect}};
  if (!run.date.empty()) head["date"] = run.date;
  std::string lines = Written(head) + "\n";
  for (const CaseVerdict& one : run.cases) absl::StrAppend(&lines, Written(JsonOf(one)), "\n");
  return lines;
}

std::string ReadRun(const std::string& text, EngineRun& run) {
  int line = 0;
  for (const absl::string_view part : absl::StrSplit(text, '\n')) {
    ++line;
    if (part.empty()) continue;
    Json json;
    ReadJson(part, json);
    CaseVerdict one;
    if (line == 1 && json.is_object() && json.contains("implementation") && json["implementation"].is_object()) {
      run.implementation = json["implementation"];
      run.dialect = json.contains("dialect") ? json["dialect"] : Json::object();
      run.date = MemberText(json, "date");
    } else if (line > 1 && json.is_object() && ReadVerdict(json, one)) {
      run.cases.push_back(std::move(one));
    } else {
      return absl::StrCat("line ", line, ": expected ",
                          line == 1 ? "an object with \"implementation\"" : "the verdict of a case");
    }
  }
  return line > 1 ? "" : "no verdicts: expected the file that entente datc run --save wrote";
}

}  // namespace entente::conform
