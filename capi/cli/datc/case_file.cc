#include "case_file.h"

#include <algorithm>
#include <array>
#include <optional>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "case_check.h"
#include "case_line.h"

namespace entente::datc {
namespace {

// Reads the lines of one file. Each Read... function takes the rest of its line and returns its fault, if any.
class Reader {
  static constexpr size_t kMostUnits = 2048;  // in a list; a map has at most 1,024 provinces

 public:
  Reader(absl::string_view file_name, const UseNames& use_names) : file_name_(file_name), use_names_(use_names) {}

  void ReadLine(absl::string_view bytes) {
    ++line_;
    lines_.push_back(Readable(bytes));
    const std::string& line = lines_.back();
    absl::string_view rest = absl::StripAsciiWhitespace(line);
    if (rest.empty() || rest.front() == '#') return;
    const absl::string_view keyword = TakeWord(rest);
    const Fault fault = Dispatch(keyword, rest);
    if (fault.any()) Fail(line_, fault.text, ColumnAt(line, static_cast<size_t>(fault.at.data() - line.data())));
  }

  CaseFile Finish() {
    CloseCase();
    return std::move(file_);
  }

 private:
  struct Keyword {
    absl::string_view name;
    Fault (Reader::*read)(absl::string_view rest);
    bool in_phase;  // belongs to a phase
  };

  Fault Dispatch(absl::string_view name, absl::string_view rest) {
    static constexpr std::array kKeywords = {
        Keyword{"case", &Reader::ReadCase, false},
        Keyword{"issues", &Reader::ReadIssues, false},
        Keyword{"map", &Reader::ReadMap, false},
        Keyword{"under", &Reader::ReadUnder, false},
        Keyword{"no", &Reader::ReadNoAnswer, false},
        Keyword{"phase", &Reader::ReadPhase, false},
        Keyword{"units", &Reader::ReadStart, true},
        Keyword{"centers", &Reader::ReadCenters, true},
        Keyword{"due", &Reader::ReadDue, true},
        Keyword{"order", &Reader::ReadOrder, true},
        Keyword{"after", &Reader::ReadAfter, true},
        Keyword{"dislodged", &Reader::ReadDislodged, true},
        Keyword{"closed", &Reader::ReadClosed, true},
        Keyword{"contested", &Reader::ReadContested, true},
        Keyword{"disbanded", &Reader::ReadDisbanded, true},
        Keyword{"built", &Reader::ReadBuilt, true},
        Keyword{"removed", &Reader::ReadRemoved, true},
        Keyword{"disordered", &Reader::ReadDisordered, true},
        Keyword{"distance", &Reader::ReadDistance, true},
    };
    const std::string lower = absl::AsciiStrToLower(name);
    for (const Keyword& keyword : kKeywords) {
      if (keyword.name != lower) continue;
      if (lower != "case" && !open_)
        return {lower + " before the first case: expected case <id> <title> in front", name};
      if (keyword.in_phase && phase_ == nullptr) return {lower + " before the phase it belongs to", name};
      return (this->*keyword.read)(rest);
    }
    std::array<absl::string_view, kKeywords.size()> names;
    std::transform(kKeywords.begin(), kKeywords.end(), names.begin(),
                   [](const Keyword& keyword) { return keyword.name; });
    return {absl::StrCat("unknown word ", Quoted(name), " at the start of the line", NearestText(lower, names)), name};
  }

  // The column in characters of a byte of a line.
  static int ColumnAt(absl::string_view line, size_t offset) {
    const absl::string_view before = line.substr(0, offset);
    return 1 +
           static_cast<int>(absl::c_count_if(before, [](char c) { return (static_cast<uint8_t>(c) & 0xc0) != 0x80; }));
  }

  // The column of a word in a line of the file; 1 if it is not there. "AR" is not in "A PAR".
  int ColumnOf(int line, const std::string& word) const {
    const std::string text = absl::StrCat(" ", lines_[static_cast<size_t>(line) - 1], " ");
    constexpr absl::string_view kBesideWords = " \t,:";
    const auto is_whole = [&](size_t at) {
      return absl::StrContains(kBesideWords, text[at - 1]) && absl::StrContains(kBesideWords, text[at + word.size()]);
    };
    size_t at = word.empty() ? std::string::npos : text.find(word);
    while (at != std::string::npos && !is_whole(at)) at = text.find(word, at + 1);
    return at == std::string::npos ? 1 : ColumnAt(text, at) - 1;
  }

  void Fail(int line, std::string text, int column = 1) {
    file_.errors.push_back({file_name_, line, std::move(text), column});
    failed_ = true;
  }

  static Fault Unless(bool right, std::string text, absl::string_view at) {
    return right ? Fault{} : Fault{std::move(text), at};
  }

  void CloseCase() {
    if (!open_) return;
    const std::vector<CaseError> unknown = use_names_ ? use_names_(case_) : std::vector<CaseError>();
    for (const CaseError& error : unknown) Fail(error.line, error.text, ColumnOf(error.line, error.word));
    // Skip the check after an error: without the faulty line the case may seem to contradict itself.
    for (const CheckError& error : failed_ ? std::vector<CheckError>() : CheckCase(case_))
      Fail(error.line, "case " + case_.id + ": " + error.text);
    std::stable_sort(file_.errors.begin() + static_cast<std::ptrdiff_t>(errors_before_), file_.errors.end(),
                     [](const CaseError& a, const CaseError& b) {
                       return std::pair(a.line, a.column) < std::pair(b.line, b.column);
                     });
    failed_ ? void(++file_.misread) : file_.cases.push_back(std::move(case_));
    case_ = Case();
    phase_ = nullptr;
    alternative_ = nullptr;
    open_ = failed_ = false;
  }

  Fault ReadCase(absl::string_view rest) {
    CloseCase();
    open_ = true;
    errors_before_ = file_.errors.size();
    case_.line = line_;
    case_.file = file_name_;
    const absl::string_view id = TakeWord(rest);
    case_.id = std::string(id);
    case_.title = std::string(rest);
    if (case_.title.empty()) return {"expected: case <id> <title>", rest};
    const auto [first, is_new] = ids_.try_emplace(case_.id, line_);
    return Unless(is_new, absl::StrCat("a second case ", case_.id, ": the first stands at line ", first->second), id);
  }

  Fault ReadIssues(absl::string_view rest) {
    case_.issues = Strings(Split(rest, ' '));
    return {};
  }

  Fault ReadMap(absl::string_view rest) {
    if (rest.empty() || rest.find_first_of(" \t") != absl::string_view::npos) return NotExpected("map <name>", rest);
    if (!case_.map.empty() || !case_.phases.empty()) return {"map behind another map or a phase", rest};
    case_.map = std::string(rest);
    case_.map_line = line_;
    return {};
  }

  Fault ReadUnder(absl::string_view rest) {
    if (case_.phases.empty()) return {"under before the phases of its case", rest};
    alternative_ = &case_.alternatives.emplace_back();
    alternative_->line = line_;
    phase_ = nullptr;
    for (const absl::string_view part : Split(rest, ' ')) {
      for (const absl::string_view rule : Split(part, ',')) {
        if (Fault fault = AddRule(rule); fault.any()) return fault;
      }
    }
    return Unless(!alternative_->rules.empty(), "expected: under <option>=<value> ...", rest);
  }

  Fault AddRule(absl::string_view rule) {
    const size_t equals = rule.find('=');
    if (equals == absl::string_view::npos) return NotExpected("option=value", rule);
    const absl::string_view option = rule.substr(0, equals);
    const bool is_there =
        absl::c_any_of(alternative_->rules, [&](const auto& rule_before) { return rule_before.first == option; });
    if (is_there) return {"the option stands twice: expected each once", rule};
    alternative_->rules.emplace_back(option, rule.substr(equals + 1));
    return {};
  }

  Fault ReadNoAnswer(absl::string_view rest) {
    if (rest != "answer" || alternative_ == nullptr) return {"expected 'no answer', in an under block", rest};
    alternative_->no_answer = true;
    return {};
  }

  Fault ReadPhase(absl::string_view rest) {
    std::vector<CasePhase>& phases = alternative_ != nullptr ? alternative_->phases : case_.phases;
    CasePhase next;
    next.line = line_;
    const std::string kind = absl::AsciiStrToLower(rest);
    if (kind == "movement") {
      next.kind = PhaseKind::kMovement;
    } else if (kind == "retreat") {
      next.kind = PhaseKind::kRetreat;
    } else if (kind == "adjustment") {
      next.kind = PhaseKind::kAdjustment;
    } else {
      return NotExpected("phase movement, retreat or adjustment", rest);
    }
    if (!phases.empty()) {
      Continue(phases.back(), next);
    } else if (alternative_ != nullptr) {
      StartAs(case_.phases.front(), next);
    }
    phase_ = &phases.emplace_back(std::move(next));
    return {};
  }

  // A phase starts from the board at the end of the phase before, unless it has a `units` line of its own.
  static void Continue(const CasePhase& before, CasePhase& phase) {
    phase.continues = true;
    phase.units = before.after;
    phase.to_retreat = before.dislodged;
    phase.to_retreat_contested = before.contested;
  }

  static void StartAs(const CasePhase& model, CasePhase& phase) {
    phase.units = model.units;
    phase.centers = model.centers;
    phase.due = model.due;
  }

  // Reads "England F NTH, A LVP" and adds the units to `units`, which stays sorted.
  Fault AddUnits(absl::string_view rest, std::vector<CaseUnit>& units) {
    const absl::string_view power = TakeWord(rest);
    KeepLine(power);
    const Words texts = Split(rest, ',');
    if (texts.empty()) return {"expected: <power> <unit>, <unit> ...", rest};
    if (units.size() + texts.size() > kMostUnits) return {"more than 2048 units", rest};
    for (const absl::string_view text : texts) {
      const std::optional<CaseUnit> unit = UnitOf(power, text);
      if (!unit) return NotExpected("a unit such as A PAR", text);
      KeepLine(unit->place);
      units.push_back(*unit);
    }
    std::sort(units.begin(), units.end());
    return {};
  }

  // Keeps the line of a name, for the error if the map does not know it.
  void KeepLine(absl::string_view name) { phase_->name_lines.try_emplace(std::string(name), line_); }

  static std::optional<CaseUnit> UnitOf(absl::string_view power, absl::string_view text) {
    const std::string type = absl::AsciiStrToLower(text.substr(0, 2));
    const absl::string_view place =
        type == "a " || type == "f " ? absl::StripAsciiWhitespace(text.substr(2)) : absl::string_view();
    if (place.empty() || place.find(' ') != absl::string_view::npos) return std::nullopt;
    return CaseUnit{std::string(power), type[0] == 'a' ? 'A' : 'F', std::string(place)};
  }

  Fault ReadStart(absl::string_view rest) {
    if (phase_->continues) {
      phase_->continues = false;
      phase_->units.clear();
      phase_->to_retreat.clear();
      phase_->to_retreat_contested.clear();
    }
    return AddUnits(rest, phase_->units);
  }

  Fault ReadCenters(absl::string_view rest) {
    const absl::string_view power = TakeWord(rest);
    phase_->centers.emplace_back(power, Strings(Split(rest, ' ')));
    KeepLine(power);
    for (const std::string& place : phase_->centers.back().second) KeepLine(place);
    return Unless(!rest.empty(), "expected: centers <power> <place> ...", rest);
  }

  Fault ReadDue(absl::string_view rest) {
    const absl::string_view form = rest;
    const absl::string_view power = TakeWord(rest), what = TakeWord(rest);
    KeepLine(power);
    const std::optional<int> count = NumberOf(rest);
    if (!count || *count <= 0 || (what != "build" && what != "remove")) {
      return {"expected: due <power> build|remove <number>", form};
    }
    phase_->due.push_back({std::string(power), what == "build" ? *count : -*count});
    return {};
  }

  Fault ReadOrder(absl::string_view rest) {
    CaseOrder order;
    order.line = line_;
    order.power = std::string(TakeWord(rest));
    const size_t colon = rest.rfind(" : ");
    if (colon == absl::string_view::npos) return {"expected: order <power> <text> : <result>", rest};
    order.text = std::string(absl::StripAsciiWhitespace(rest.substr(0, colon)));
    Fault fault = ReadResult(rest.substr(colon + 3), order);
    phase_->orders.push_back(std::move(order));
    return fault;
  }

  // Reads "fails bounced, dislodged by A MUN, open".
  static Fault ReadResult(absl::string_view text, CaseOrder& order) {
    const Words parts = Split(text, ',');
    if (parts.empty()) return {"an order without a result", text};
    absl::string_view outcome = parts[0];
    const absl::string_view first = TakeWord(outcome);
    const std::string word = absl::AsciiStrToLower(first);
    order.succeeds = word == "succeeds";
    order.reason = absl::AsciiStrToLower(outcome);
    const bool is_other = IsOtherOutcome(word) && outcome.empty();
    if (is_other) order.reason = word;
    if (!order.succeeds && word != "fails" && !is_other) {
      return NotExpected("succeeds, fails, stated, ignored or replaced", first);
    }
    if (order.succeeds != order.reason.empty()) return {"a failure has a reason, a success has none", outcome};
    if (!order.succeeds && !is_other && !IsReason(order.reason)) {
      return {"unknown reason " + Quoted(order.reason) + NearestText(order.reason, kReasons), outcome};
    }
    for (size_t i = 1; i < parts.size(); ++i) {
      constexpr absl::string_view kBy = "dislodged by ";
      const std::string part = absl::AsciiStrToLower(parts[i]);
      const std::optional<CaseUnit> by =
          absl::StartsWith(part, kBy) ? UnitOf("", parts[i].substr(kBy.size())) : std::optional<CaseUnit>();
      if (part == "unused") {
        order.unused = true;
      } else if (part == "open") {
        order.open = true;
      } else if (by.has_value()) {
        order.dislodged_by = TextOf(*by);
      } else {
        return NotExpected("unused, open or dislodged by <unit>", parts[i]);
      }
    }
    return {};
  }

  static constexpr std::array<absl::string_view, 11> kReasons = {"illegal",   "void",       "bounced",   "no_convoy",
                                                                 "disrupted", "cut",        "dislodged", "paradox",
                                                                 "excess",    "unreadable", "unresolved"};
  static bool IsReason(absl::string_view word) { return absl::c_linear_search(kReasons, word); }

  // Reads "France F ENG by F WAL via convoy, retreats BEL IRI".
  Fault ReadDislodged(absl::string_view rest) {
    const Fault form{"expected: dislodged <power> <unit> by <unit> [via convoy], retreats none|<place> ...", rest};
    constexpr absl::string_view kVia = " via convoy";
    const absl::string_view power = TakeWord(rest);
    const size_t comma = rest.find(", retreats ");
    absl::string_view who = rest.substr(0, comma);
    const size_t by = who.find(" by ");
    if (comma == absl::string_view::npos || by == absl::string_view::npos) return form;
    const std::optional<CaseUnit> unit = UnitOf(power, absl::StripAsciiWhitespace(who.substr(0, by)));
    CaseDislodged dislodged;
    dislodged.via_convoy = absl::ConsumeSuffix(&who, kVia);
    const std::optional<CaseUnit> attacker = UnitOf("", absl::StripAsciiWhitespace(who.substr(by + 4)));
    if (!unit || !attacker) return form;
    dislodged.by = TextOf(*attacker);
    for (const absl::string_view name : {power, absl::string_view(unit->place), absl::string_view(attacker->place)}) {
      KeepLine(name);
    }
    if (phase_->dislodged.size() == kMostUnits) return {"more than 2048 units", rest};
    dislodged.unit = *unit;
    dislodged.retreats = Strings(Split(rest.substr(comma + 11), ' '));
    for (const std::string& place : dislodged.retreats) KeepLine(place);
    if (dislodged.retreats == std::vector<std::string>{"none"}) dislodged.retreats.clear();
    std::sort(dislodged.retreats.begin(), dislodged.retreats.end());
    phase_->dislodged.push_back(std::move(dislodged));
    return {};
  }

  // Reads "F ENG occupied BRE LON": adjacent places to which a dislodged unit may not retreat.
  Fault ReadClosed(absl::string_view rest) {
    const absl::string_view start = rest, type = TakeWord(rest), place = TakeWord(rest), reason = TakeWord(rest);
    const std::optional<CaseUnit> read = UnitOf("", absl::StrCat(type, " ", place));
    const std::string unit = read.has_value() ? TextOf(*read) : absl::StrCat(type, " ", place);
    for (CaseDislodged& dislodged : phase_->dislodged) {
      if (TextOf(dislodged.unit) != unit) continue;
      dislodged.closed[std::string(reason)] = Strings(Split(rest, ' '));
      const bool known = reason == "attacker_origin" || reason == "occupied" || reason == "contested";
      return known ? Fault{} : NotExpected("attacker_origin, occupied or contested", reason);
    }
    return {"closed for a unit that no dislodged line above names: " + Quoted(unit), start};
  }

  Fault ReadContested(absl::string_view rest) {
    phase_->contested = Strings(Split(rest, ' '));
    std::sort(phase_->contested.begin(), phase_->contested.end());
    return {};
  }

  Fault ReadDistance(absl::string_view rest) {
    for (const absl::string_view part : Split(rest, ',')) {
      absl::string_view text = part;
      const absl::string_view place = TakeWord(text);
      const std::optional<int> steps = NumberOf(text);
      if (!steps) return {"expected: distance <place> <steps>, ...", part};
      phase_->distances[std::string(place)] = *steps;
    }
    return {};
  }

  Fault ReadAfter(absl::string_view rest) {
    if (phase_->after_line == 0) phase_->after_line = line_;
    return AddUnits(rest, phase_->after);
  }
  Fault ReadDisbanded(absl::string_view rest) { return AddUnits(rest, phase_->disbanded); }
  Fault ReadBuilt(absl::string_view rest) { return AddUnits(rest, phase_->built); }
  Fault ReadRemoved(absl::string_view rest) { return AddUnits(rest, phase_->removed); }
  Fault ReadDisordered(absl::string_view rest) { return AddUnits(rest, phase_->disordered); }

  std::string file_name_;
  const UseNames& use_names_;
  CaseFile file_;
  int line_ = 0;
  std::vector<std::string> lines_;  // so far
  bool open_ = false;               // a case is being read
  bool failed_ = false;             // the case has an error
  size_t errors_before_ = 0;        // of the cases before
  std::map<std::string, int> ids_;  // of the cases so far -> line
  Case case_;
  CaseAlternative* alternative_ = nullptr;  // into case_
  CasePhase* phase_ = nullptr;              // into case_; the phase being read
};

}  // namespace

bool IsOtherOutcome(absl::string_view word) { return word == "stated" || word == "ignored" || word == "replaced"; }

std::string TextOf(const CaseUnit& unit) { return std::string(1, unit.type) + " " + unit.place; }

std::vector<std::string> LinesOf(const std::vector<CaseError>& errors) {
  constexpr size_t kMost = 20;
  std::vector<std::string> lines;
  for (size_t i = 0; i < std::min(errors.size(), kMost); ++i) lines.push_back(errors[i].ToString());
  if (errors.size() > kMost) {
    lines.push_back(absl::StrCat(errors.front().file, ": ", errors.size() - kMost,
                                 " more lines like these; is it a file of cases? entente datc --help shows one"));
  }
  return lines;
}

CaseFile ReadCases(absl::string_view text, absl::string_view file_name, const UseNames& use_names) {
  Reader reader(file_name, use_names);
  for (const absl::string_view line : absl::StrSplit(text, '\n')) reader.ReadLine(line);
  return reader.Finish();
}

}  // namespace entente::datc
