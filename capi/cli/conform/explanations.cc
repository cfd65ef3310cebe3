#include "conform/explanations.h"

#include <map>
#include <set>
#include <span>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "nearest_word.h"

namespace entente::conform {
namespace {

// What a member of the file is: the schema is capi/docs/json/verdict-explanations.schema.json.
enum class Form : uint8_t { kText, kTexts, kFlag, kList };
struct Member {
  const char* name;
  Form form;
};
constexpr Member kOfFile[] = {{"note", Form::kText}, {"engines", Form::kList}, {"explanations", Form::kList}};
constexpr Member kOfEngine[] = {
    {"name", Form::kText}, {"adapter", Form::kText}, {"run", Form::kTexts}, {"note", Form::kText}};
constexpr Member kOfExplanation[] = {{"engine", Form::kText}, {"cases", Form::kTexts}, {"kind", Form::kText},
                                     {"rule", Form::kText},   {"text", Form::kText},   {"shown_by", Form::kText},
                                     {"varies", Form::kFlag}};

bool IsText(const Json& value) { return value.is_string(); }

// "" if the value has the form, else what the form is.
std::string Expected(const Json& value, Form form) {
  switch (form) {
    case Form::kText:
      return IsText(value) ? "" : "a text";
    case Form::kTexts:
      return value.is_array() && absl::c_all_of(value, IsText) ? "" : "an array of texts";
    case Form::kFlag:
      return value.is_boolean() ? "" : "true or false";
    case Form::kList:
      return value.is_array() ? "" : "an array";
  }
  return "";
}

// Returns the first member that is unknown or of another form as a fault, or "".
std::string CheckMembers(const Json& object, std::span<const Member> members) {
  for (const auto& item : object.items()) {
    const std::string& name = item.key();
    const auto known = absl::c_find_if(members, [&](const Member& one) { return name == one.name; });
    if (known == members.end()) {
      const auto append = [](std::string* text, const Member& one) { text->append(one.name); };
      return absl::StrCat("unknown member \"", name, "\": expected ", absl::StrJoin(members, ", ", append));
    }
    const std::string expected = Expected(item.value(), known->form);
    if (!expected.empty()) return absl::StrCat("expected \"", name, "\" to be ", expected);
  }
  return "";
}

// The texts of a checked member; none if it is absent.
std::vector<std::string> TextsOf(const Json& object, const char* name) {
  return object.contains(name) ? object[name].get<std::vector<std::string>>() : std::vector<std::string>();
}

// "\"engines\", number 3: ".
std::string PlaceOf(const char* list, size_t index) { return absl::StrCat("\"", list, "\", number ", index + 1, ": "); }

// The members of the file's lists, each read by `read`, which returns what is wrong with it.
template <typename Read>
std::string ReadList(const Json& file, const char* name, const Read& read) {
  if (!file.contains(name) || !file[name].is_array()) return absl::StrCat("expected \"", name, "\", an array");
  for (size_t i = 0; i < file[name].size(); ++i) {
    const Json& one = file[name][i];
    const std::string fault = one.is_object() ? read(one) : "expected an object";
    if (!fault.empty()) return PlaceOf(name, i) + fault;
  }
  return "";
}

std::string ReadNotes(const Json& json, EngineNotes& notes) {
  if (std::string fault = CheckMembers(json, kOfEngine); !fault.empty()) return fault;
  notes = {MemberText(json, "name"), MemberText(json, "adapter"), TextsOf(json, "run"), MemberText(json, "note")};
  return notes.name.empty() ? "expected \"name\": the engine's name without its version" : "";
}

std::string ReadExplanation(const Json& json, Explanation& one) {
  if (std::string fault = CheckMembers(json, kOfExplanation); !fault.empty()) return fault;
  one.engine = MemberText(json, "engine");
  one.cases = TextsOf(json, "cases");
  one.kind = MemberText(json, "kind");
  one.rule = MemberText(json, "rule");
  one.text = MemberText(json, "text");
  one.shown_by = MemberText(json, "shown_by");
  one.varies = json.contains("varies") && json["varies"] == true;
  if (one.engine.empty()) return "expected \"engine\": the engine's name without its version";
  if (one.cases.empty()) return "expected \"cases\": an array of ids, as \"6.F.14\"";
  if (!absl::c_linear_search(kExplanationKinds, one.kind)) {
    return absl::StrCat("\"kind\" is \"", one.kind, "\": expected ", absl::StrJoin(kExplanationKinds, ", "));
  }
  return one.text.empty() ? "expected \"text\": why the engine differs" : "";
}

std::string EngineOf(const EngineRun& run) { return MemberText(run.implementation, "name"); }

}  // namespace

std::vector<const Explanation*> Explanations::Of(const EngineRun& run, const CaseVerdict& verdict) const {
  std::vector<const Explanation*> found;
  for (const Explanation& one : all) {
    if (one.engine == EngineOf(run) && absl::c_linear_search(one.cases, verdict.id)) found.push_back(&one);
  }
  return found;
}

const EngineNotes* Explanations::NotesOf(const EngineRun& run) const {
  const auto found = absl::c_find_if(engines, [&](const EngineNotes& one) { return one.name == EngineOf(run); });
  return found == engines.end() ? nullptr : &*found;
}

bool NeedsExplanation(const CaseVerdict& verdict) {
  return verdict.verdict != Verdict::kAgreed && verdict.verdict != Verdict::kSkipped;
}

std::string LineOf(const Explanation& one) {
  return absl::StrCat(one.kind, one.rule.empty() ? "" : ", " + one.rule, ": ", one.text,
                      one.varies ? " Its answer varies from run to run." : "",
                      one.shown_by.empty() ? "" : absl::StrCat(" (case ", one.shown_by, ")"));
}

std::vector<std::string> NotesOn(const Explanations& explanations, const std::vector<EngineRun>& runs) {
  std::map<std::string, std::map<std::string, bool>> played;  // engine -> case -> whether it asks for an explanation
  std::set<std::string> names;
  for (const EngineRun& run : runs) {
    names.insert(EngineOf(run));
    for (const CaseVerdict& one : run.cases) played[EngineOf(run)][one.id] |= NeedsExplanation(one);
  }
  for (const EngineNotes& one : explanations.engines) names.insert(one.name);
  std::vector<std::string> notes;
  for (size_t i = 0; i < explanations.all.size(); ++i) {
    const Explanation& one = explanations.all[i];
    const std::string place = PlaceOf("explanations", i);
    if (!names.contains(one.engine)) {
      const std::vector<std::string> candidates(names.begin(), names.end());
      notes.push_back(absl::StrCat(place, "no run and none of \"engines\" is named \"", one.engine, "\"",
                                   entente_cli::DidYouMean(one.engine, candidates)));
    }
    const auto run = played.find(one.engine);
    if (run == played.end()) continue;
    std::vector<std::string> absent, agreed;
    for (const std::string& id : one.cases) {
      const auto found = run->second.find(id);
      if (found == run->second.end()) absent.push_back(id);
      if (found != run->second.end() && !found->second && !one.varies) agreed.push_back(id);
    }
    if (!absent.empty()) {
      notes.push_back(absl::StrCat(place, one.engine, " did not play ", absl::StrJoin(absent, ", ")));
    }
    if (!agreed.empty()) {
      notes.push_back(
          absl::StrCat(place, one.engine, " agrees in or skips ", absl::StrJoin(agreed, ", "), ": nothing to explain"));
    }
  }
  return notes;
}

std::string ReadExplanations(const std::string& text, Explanations& explanations) {
  Json file;
  std::string fault = ReadJson(text, file);
  if (!fault.empty()) return fault;
  if (!file.is_object()) return "expected an object with \"engines\" and \"explanations\"";
  if (fault = CheckMembers(file, kOfFile); !fault.empty()) return fault;
  explanations.note = MemberText(file, "note");
  fault =
      ReadList(file, "engines", [&](const Json& one) { return ReadNotes(one, explanations.engines.emplace_back()); });
  if (!fault.empty()) return fault;
  return ReadList(file, "explanations",
                  [&](const Json& one) { return ReadExplanation(one, explanations.all.emplace_back()); });
}

}  // namespace entente::conform
