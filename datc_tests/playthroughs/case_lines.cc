// Writes every DATC case as a line of JSON (README.md), for programs that have no reader of the case files: bindings.
//   datc_case_lines FILE
// Each line is a case under one choice of rules. Expected results are those of the case files; `next`, the position after a
// phase, is the engine's own and is written only if the engine agrees with the case.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "cli/datc/case_run.h"
#include "cli/json_text.h"
#include "datc_tests/case_folder.h"

namespace entente::datc {
namespace {

using entente_cli::Fill;
using entente_cli::JsonArray;
using entente_cli::JsonMember;
using entente_cli::JsonObject;
using entente_cli::JsonQuoted;
using entente_cli::JsonTextMember;

// A judge that also writes its positions.
class LineJudge : public Judge {
 public:
  using Judge::Judge;

  std::string Position() const { return Line(position_); }
  std::string Next() const { return Line(next_); }
  entente_power Power(const std::string& name) { return PowerOf(name); }
  std::string PowerId(const std::string& name) { return entente_map_power_id(map(), PowerOf(name)); }

 private:
  std::string Line(const PositionMemory& position) const {
    std::string line;
    Fill(line, nullptr, entente_position_write_line, map(), position.data());
    return line;
  }
};

class CaseLines {
 public:
  explicit CaseLines(LineJudge& judge) : judge_(judge) {}

  // The case under some rules; "" with a message if the engine disagrees with it.
  std::string Line(const Case& data, const Rules& rules, const std::vector<CasePhase>& phases) {
    const CaseVerdict verdict = RunCase(data.file, rules, phases, judge_);
    for (const std::string& difference : verdict.differences) std::fprintf(stderr, "%s\n", difference.c_str());
    if (!verdict.differences.empty()) return "";
    const std::string options = absl::StrJoin(rules, ",", absl::PairFormatter("="));
    const std::string map = data.map.empty() ? "standard" : data.map;
    return JsonObject(
               {JsonTextMember("case", data.id), JsonTextMember("title", data.title), JsonTextMember("map", map),
                JsonTextMember("rules", options),
                JsonMember("phases", JsonArray(phases, [&](const CasePhase& phase) { return Phase(rules, phase); }))}) +
           "\n";
  }

 private:
  std::string Phase(const Rules& rules, CasePhase phase) {
    // A game sorts lines by power: so do these orders, and result i is that of order i.
    std::stable_sort(phase.orders.begin(), phase.orders.end(), [&](const CaseOrder& a, const CaseOrder& b) {
      return judge_.Power(a.power) < judge_.Power(b.power);
    });
    judge_.Place(rules, phase);
    const std::string position = judge_.Position();
    judge_.Adjudicate(phase.orders);
    return JsonObject(
        {JsonTextMember("position", position),
         JsonMember("orders", JsonArray(phase.orders, [&](const CaseOrder& order) { return Order(order); })),
         JsonMember("units", JsonArray(phase.after, [&](const CaseUnit& unit) { return JsonQuoted(Unit(unit)); })),
         JsonMember("dislodged", JsonArray(phase.dislodged, [&](const CaseDislodged& one) { return Dislodged(one); })),
         JsonTextMember("next", judge_.Next())});
  }

  std::string Order(const CaseOrder& order) {
    const std::string reason = order.succeeds ? "none" : order.reason;
    return JsonObject({JsonTextMember("power", judge_.PowerId(order.power)), JsonTextMember("text", order.text),
                       JsonMember("reason", order.open ? "null" : JsonQuoted(reason)),
                       JsonMember("dislodged_by", order.dislodged_by.empty() ? "null" : Province(order.dislodged_by))});
  }
  std::string Dislodged(const CaseDislodged& one) {
    return JsonObject(
        {JsonTextMember("unit", Unit(one.unit)),
         JsonMember("retreats", JsonArray(one.retreats, [](const std::string& place) { return JsonQuoted(place); }))});
  }

  // "FRANCE A PAR".
  std::string Unit(const CaseUnit& unit) { return judge_.PowerId(unit.power) + " " + TextOf(unit); }
  // "F STP/SC" -> "STP".
  static std::string Province(const std::string& unit) {
    const std::vector<std::string> parts = absl::StrSplit(unit, absl::ByAnyChar(" /"));
    return JsonQuoted(parts[1]);
  }

  LineJudge& judge_;
};

int Main(const char* path) {
  entente_cli::MapHandle map;
  if (entente_map_builtin("standard", 8, entente_cli::Out(map), nullptr) != ENTENTE_OK) return 1;
  LineJudge judge(map.get(), nullptr);
  CaseLines lines(judge);
  const CaseFile file = ReadAllCases();
  std::ofstream out(path, std::ios::binary);
  bool good = file.errors.empty() && out.good();
  const auto write = [&](const std::string& line) {
    good = good && !line.empty();
    out << line;
  };
  for (const Case& data : file.cases) {
    write(lines.Line(data, {}, data.phases));
    for (const CaseAlternative& alternative : data.alternatives) {
      if (!alternative.no_answer) write(lines.Line(data, alternative.rules, alternative.phases));
    }
  }
  return good ? 0 : 1;
}

}  // namespace
}  // namespace entente::datc

int main(int argc, char** argv) {
  if (argc == 2) return entente::datc::Main(argv[1]);
  std::fputs("usage: datc_case_lines FILE\n", stderr);
  return 2;
}
