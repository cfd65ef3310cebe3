#include "datc_tests/case_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "datc_tests/case_check.h"

namespace entente::datc {
namespace {

using Words = std::vector<std::string>;

std::string_view Trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The parts of `text` between separators, blanks round them removed.
Words Split(std::string_view text, char separator) {
  Words parts;
  while (true) {
    const size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = Trimmed(text.substr(0, end));
    if (!part.empty()) parts.emplace_back(part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

// Cuts the first word off.
std::string TakeWord(std::string_view& text) {
  text = Trimmed(text);
  const size_t end = std::min(text.find(' '), text.size());
  std::string word(text.substr(0, end));
  text = Trimmed(text.substr(end));
  return word;
}

std::optional<int> NumberOf(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// Reads the lines of one file. Every Read... function takes the rest of its line and returns what is wrong with it, or
// "".
class Reader {
 public:
  explicit Reader(std::string_view file_name) : file_name_(file_name) {}

  void ReadLine(std::string_view line) {
    ++line_;
    line = Trimmed(line);
    if (line.empty() || line.front() == '#') return;
    const std::string keyword = TakeWord(line);
    const std::string error = Dispatch(keyword, line);
    if (!error.empty()) Fail(line_, error);
  }

  CaseFile Finish() {
    CloseCase();
    return std::move(file_);
  }

 private:
  struct Keyword {
    std::string_view name;
    std::string (Reader::*read)(std::string_view rest);
    bool in_phase;  // belongs to a phase
  };

  std::string Dispatch(std::string_view name, std::string_view rest) {
    static constexpr std::array kKeywords = {
        Keyword{"case", &Reader::ReadCase, false},
        Keyword{"issues", &Reader::ReadIssues, false},
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
    for (const Keyword& keyword : kKeywords) {
      if (keyword.name != name) continue;
      if (name != "case" && !open_) return std::string(name) + " before the first case";
      if (keyword.in_phase && phase_ == nullptr) return std::string(name) + " before the phase it belongs to";
      return (this->*keyword.read)(rest);
    }
    return "unknown word '" + std::string(name) + "' at the start of the line";
  }

  void Fail(int line, std::string text) {
    file_.errors.push_back({file_name_, line, std::move(text)});
    failed_ = true;
  }

  void CloseCase() {
    if (!open_) return;
    for (const CheckError& error : CheckCase(case_)) Fail(error.line, case_.id + ": " + error.text);
    if (!failed_) file_.cases.push_back(std::move(case_));
    case_ = Case();
    phase_ = nullptr;
    alternative_ = nullptr;
    open_ = failed_ = false;
  }

  std::string ReadCase(std::string_view rest) {
    CloseCase();
    open_ = true;
    case_.line = line_;
    case_.file = file_name_;
    case_.id = TakeWord(rest);
    case_.title = rest;
    return case_.title.empty() ? "expected: case <id> <title>" : "";
  }

  std::string ReadIssues(std::string_view rest) {
    case_.issues = Split(rest, ' ');
    return "";
  }

  std::string ReadUnder(std::string_view rest) {
    if (case_.phases.empty()) return "under before the phases of its case";
    alternative_ = &case_.alternatives.emplace_back();
    alternative_->line = line_;
    phase_ = nullptr;
    for (const std::string& rule : Split(rest, ' ')) {
      const size_t equals = rule.find('=');
      if (equals == std::string::npos) return "expected option=value, found '" + rule + "'";
      alternative_->rules.emplace_back(rule.substr(0, equals), rule.substr(equals + 1));
    }
    return alternative_->rules.empty() ? "expected: under <option>=<value> ..." : "";
  }

  std::string ReadNoAnswer(std::string_view rest) {
    if (rest != "answer" || alternative_ == nullptr) return "expected 'no answer', in an under block";
    alternative_->no_answer = true;
    return "";
  }

  std::string ReadPhase(std::string_view rest) {
    std::vector<CasePhase>& phases = alternative_ != nullptr ? alternative_->phases : case_.phases;
    CasePhase next;
    next.line = line_;
    if (rest == "movement") {
      next.kind = PhaseKind::kMovement;
    } else if (rest == "retreat") {
      next.kind = PhaseKind::kRetreat;
    } else if (rest == "adjustment") {
      next.kind = PhaseKind::kAdjustment;
    } else {
      return "expected phase movement, retreat or adjustment, found '" + std::string(rest) + "'";
    }
    if (!phases.empty()) {
      Continue(phases.back(), next);
    } else if (alternative_ != nullptr) {
      StartAs(case_.phases.front(), next);
    }
    phase_ = &phases.emplace_back(std::move(next));
    return "";
  }

  // A phase starts from the board that the one before leaves, until its own `units` line says otherwise.
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

  // "England F NTH, A LVP": adds to `units`, which stay sorted.
  static std::string AddUnits(std::string_view rest, std::vector<CaseUnit>& units) {
    const std::string power = TakeWord(rest);
    const Words texts = Split(rest, ',');
    if (texts.empty()) return "expected: <power> <unit>, <unit> ...";
    for (const std::string& text : texts) {
      const std::optional<CaseUnit> unit = UnitOf(power, text);
      if (!unit) return "expected a unit such as A PAR, found '" + text + "'";
      units.push_back(*unit);
    }
    std::sort(units.begin(), units.end());
    return "";
  }

  static std::optional<CaseUnit> UnitOf(std::string_view power, std::string_view text) {
    const bool typed = text.starts_with("A ") || text.starts_with("F ");
    const std::string_view place = typed ? Trimmed(text.substr(2)) : std::string_view();
    if (place.empty() || place.find(' ') != std::string_view::npos) return std::nullopt;
    return CaseUnit{std::string(power), text[0], std::string(place)};
  }

  std::string ReadStart(std::string_view rest) {
    if (phase_->continues) {
      phase_->continues = false;
      phase_->units.clear();
      phase_->to_retreat.clear();
      phase_->to_retreat_contested.clear();
    }
    return AddUnits(rest, phase_->units);
  }

  std::string ReadCenters(std::string_view rest) {
    const std::string power = TakeWord(rest);
    phase_->centers.emplace_back(power, Split(rest, ' '));
    return phase_->centers.back().second.empty() ? "expected: centers <power> <place> ..." : "";
  }

  std::string ReadDue(std::string_view rest) {
    const std::string power = TakeWord(rest);
    const std::string what = TakeWord(rest);
    const std::optional<int> count = NumberOf(rest);
    if (!count || *count <= 0 || (what != "build" && what != "remove")) {
      return "expected: due <power> build|remove <number>";
    }
    phase_->due.push_back({power, what == "build" ? *count : -*count});
    return "";
  }

  std::string ReadOrder(std::string_view rest) {
    CaseOrder order;
    order.line = line_;
    order.power = TakeWord(rest);
    const size_t colon = rest.rfind(" : ");
    if (colon == std::string_view::npos) return "expected: order <power> <text> : <result>";
    order.text = Trimmed(rest.substr(0, colon));
    const std::string error = ReadResult(rest.substr(colon + 3), order);
    phase_->orders.push_back(std::move(order));
    return error;
  }

  // "fails bounced, dislodged by A MUN, open"
  static std::string ReadResult(std::string_view text, CaseOrder& order) {
    Words parts = Split(text, ',');
    if (parts.empty()) return "an order without a result";
    std::string_view outcome = parts[0];
    const std::string word = TakeWord(outcome);
    order.succeeds = word == "succeeds";
    order.reason = outcome;
    if (!order.succeeds && word != "fails") return "expected succeeds or fails, found '" + word + "'";
    if (order.succeeds != order.reason.empty()) return "a failure has a reason, a success has none";
    if (!order.succeeds && !IsReason(order.reason)) return "unknown reason '" + order.reason + "'";
    for (size_t i = 1; i < parts.size(); ++i) {
      constexpr std::string_view kBy = "dislodged by ";
      if (parts[i] == "unused") {
        order.unused = true;
      } else if (parts[i] == "open") {
        order.open = true;
      } else if (parts[i].starts_with(kBy) && UnitOf("", parts[i].substr(kBy.size()))) {
        order.dislodged_by = parts[i].substr(kBy.size());
      } else {
        return "expected unused, open or dislodged by <unit>, found '" + parts[i] + "'";
      }
    }
    return "";
  }

  static bool IsReason(std::string_view word) {
    static constexpr std::array<std::string_view, 9> kReasons = {
        "illegal", "void", "bounced", "no_convoy", "disrupted", "cut", "dislodged", "paradox", "excess"};
    return std::find(kReasons.begin(), kReasons.end(), word) != kReasons.end();
  }

  // "France F ENG by F WAL via convoy, retreats BEL IRI"
  std::string ReadDislodged(std::string_view rest) {
    constexpr std::string_view kForm =
        "expected: dislodged <power> <unit> by <unit> [via convoy], retreats none|<place> ...";
    constexpr std::string_view kVia = " via convoy";
    const std::string power = TakeWord(rest);
    const size_t comma = rest.find(", retreats ");
    std::string_view who = rest.substr(0, comma);
    const size_t by = who.find(" by ");
    if (comma == std::string_view::npos || by == std::string_view::npos) return std::string(kForm);
    const std::optional<CaseUnit> unit = UnitOf(power, who.substr(0, by));
    CaseDislodged dislodged;
    dislodged.via_convoy = who.ends_with(kVia);
    if (dislodged.via_convoy) who.remove_suffix(kVia.size());
    dislodged.by = who.substr(by + 4);
    if (!unit || !UnitOf("", dislodged.by)) return std::string(kForm);
    dislodged.unit = *unit;
    dislodged.retreats = Split(rest.substr(comma + 11), ' ');
    if (dislodged.retreats == Words{"none"}) dislodged.retreats.clear();
    std::sort(dislodged.retreats.begin(), dislodged.retreats.end());
    phase_->dislodged.push_back(std::move(dislodged));
    return "";
  }

  // "F ENG occupied BRE LON": places next to a dislodged unit where it may not go.
  std::string ReadClosed(std::string_view rest) {
    const std::string type = TakeWord(rest);
    const std::string unit = type + " " + TakeWord(rest);
    const std::string reason = TakeWord(rest);
    for (CaseDislodged& dislodged : phase_->dislodged) {
      if (TextOf(dislodged.unit) != unit) continue;
      dislodged.closed[reason] = Split(rest, ' ');
      const bool known = reason == "attacker_origin" || reason == "occupied" || reason == "contested";
      return known ? "" : "expected attacker_origin, occupied or contested, found '" + reason + "'";
    }
    return "closed for a unit that no dislodged line above names: '" + unit + "'";
  }

  std::string ReadContested(std::string_view rest) {
    phase_->contested = Split(rest, ' ');
    std::sort(phase_->contested.begin(), phase_->contested.end());
    return "";
  }

  std::string ReadDistance(std::string_view rest) {
    for (const std::string& part : Split(rest, ',')) {
      std::string_view text = part;
      const std::string place = TakeWord(text);
      const std::optional<int> steps = NumberOf(text);
      if (!steps) return "expected: distance <place> <steps>, ...";
      phase_->distances[place] = *steps;
    }
    return "";
  }

  std::string ReadAfter(std::string_view rest) { return AddUnits(rest, phase_->after); }
  std::string ReadDisbanded(std::string_view rest) { return AddUnits(rest, phase_->disbanded); }
  std::string ReadBuilt(std::string_view rest) { return AddUnits(rest, phase_->built); }
  std::string ReadRemoved(std::string_view rest) { return AddUnits(rest, phase_->removed); }
  std::string ReadDisordered(std::string_view rest) { return AddUnits(rest, phase_->disordered); }

  std::string file_name_;
  CaseFile file_;
  int line_ = 0;
  bool open_ = false;    // a case is being read
  bool failed_ = false;  // and has an error
  Case case_;
  CaseAlternative* alternative_ = nullptr;  // into case_
  CasePhase* phase_ = nullptr;              // into case_; the phase being read
};

}  // namespace

std::string TextOf(const CaseUnit& unit) { return std::string(1, unit.type) + " " + unit.place; }

CaseFile ReadCases(std::string_view text, std::string_view file_name) {
  Reader reader(file_name);
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    reader.ReadLine(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return reader.Finish();
}

}  // namespace entente::datc
