#include "exchange/report_text.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "adjustment/hidden_build.h"
#include "base/text.h"
#include "exchange/position_json.h"
#include "exchange/result_json.h"
#include "explain/end_phrase.h"
#include "explain/outcome_words.h"
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "order/notation.h"
#include "order/raw_order.h"

namespace entente {
namespace {

void Pad(std::string& out, std::string_view text, size_t width) {
  out += text;
  const auto length = static_cast<size_t>(CodePointCount(text));
  if (length < width) out.append(width - length, ' ');
}

// "S1901M  Spring 1901 Movement", with the map's own words.
void AppendPhaseName(const PositionView& position, std::string& out) {
  const Map& map = position.map();
  const Phase phase = position.phase();
  out.append(map.PhaseName(phase)).append("  ").append(map.Season(phase)).append(" ");
  out.append(std::to_string(phase.year)).append(" ").append(map.TypeName(phase));
}

class Report {
 public:
  Report(const AdjudicatedPhase& phase, const RuleOptions& rules, std::string& out)
      : phase_(phase), map_(phase.before.map()), rules_(rules), out_(out) {}

  void Write() {
    AppendPhaseName(phase_.before, out_);
    out_ += '\n';
    ReadRows();
    for (int p = 0; p < map_.power_count(); ++p) WriteOrdersOf(static_cast<PowerIndex>(p));
    WriteEvents();
    WriteNext();
  }

 private:
  struct Row {
    PowerIndex power;
    std::string order;
    std::string outcome;
    std::string detail;
  };

  void ReadRows() {
    for (size_t i = 0; i < phase_.sheet.size(); ++i) {
      Row row{phase_.sheet.PowerOf(i), "", "", ""};
      if (!phase_.sheet.IsReadable(i)) {
        row.order = Excerpt(phase_.sheet[i].text);
        row.outcome = ReasonWord(Reason::kUnreadable);
        row.detail = phase_.sheet[i].why;
      } else {
        Tell(phase_.result.results[i], row);
        AppendWrittenNote(phase_.before, phase_.sheet[i], phase_.result.results[i], row.detail);
      }
      Add(std::move(row));
    }
    // In a retreats phase the events tell the same with the reason.
    if (phase_.before.phase_type() != PhaseType::kMovement) return;
    for (const OrderResult& result : phase_.result.implied()) {
      Row row{result.order.power(), "", "", ""};
      Tell(result, row);
      Add(std::move(row));
    }
  }

  void Tell(const OrderResult& result, Row& row) const {
    row.order = FormatOrder(map_, result.order);
    if (row.order.empty()) row.order = FormatRawOrder(result.order);  // no words express it
    row.outcome = OutcomeOf(result.outcome);
    row.detail = ResultSentence(phase_.before, result, phase_.result.results);
    if (IsHiddenBuild(phase_.result.after, result)) row.detail += " It is hidden until the next movement results.";
  }

  void Add(Row row) {
    order_width_ = std::max(order_width_, static_cast<size_t>(CodePointCount(row.order)));
    outcome_width_ = std::max(outcome_width_, row.outcome.size());
    rows_.push_back(std::move(row));
  }

  static std::string OutcomeOf(const OrderOutcome& outcome) {
    std::string word(outcome.reason == Reason::kNone ? "succeeds" : ReasonWord(outcome.reason));
    if (outcome.dislodged_by != kNoProvince && outcome.reason != Reason::kDislodged) word += ", dislodged";
    return word;
  }

  void WriteOrdersOf(PowerIndex power) {
    bool first = true;
    for (const Row& row : rows_) {
      if (row.power != power) continue;
      if (first) out_.append("\n").append(phase_.before.stage().PowerName(power)).append("\n");
      first = false;
      out_ += "  ";
      Pad(out_, row.order, order_width_ + 2);
      Pad(out_, row.outcome, outcome_width_ + 2);
      out_.append(row.detail).append("\n");
    }
  }

  void WriteEvents() {
    if (phase_.result.events.empty()) return;
    out_ += "\nWithout orders\n";
    for (const PhaseEvent& event : phase_.result.events)
      out_.append("  ").append(EventSentence(map_, phase_.before.stage(), event)).append("\n");
  }

  void WriteNext() {
    const PositionView& next = phase_.result.next;
    out_ += "\nNext: ";
    if (next.is_over()) {
      out_.append("the game is over; ").append(EndPhrase(next));
    } else {
      AppendPhaseName(next, out_);
    }
    out_ += '\n';
    size_t width = 0;
    for (int p = 0; p < map_.power_count(); ++p) {
      width = std::max(width, static_cast<size_t>(CodePointCount(next.stage().PowerName(static_cast<PowerIndex>(p)))));
    }
    for (int p = 0; p < map_.power_count(); ++p) WritePower(next, static_cast<PowerIndex>(p), width);
  }

  void WritePower(const PositionView& next, PowerIndex power, size_t width) {
    const int units = next.UnitCountOf(power), centers = next.CenterCountOf(power);
    const std::string due = DueTo(next, power);
    if (units == 0 && centers == 0 && due.empty()) return;
    out_ += "  ";
    Pad(out_, next.stage().PowerName(power), width + 2);
    const auto count = [&](int number, std::string_view one, std::string_view more, size_t space) {
      const std::string digits = std::to_string(number);
      out_.append(digits.size() < 3 ? 3 - digits.size() : 0, ' ').append(digits).append(" ");
      Pad(out_, number == 1 ? one : more, space);
    };
    count(units, "unit", "units", 5);
    count(centers, "center", "centers", due.empty() ? 0 : 9);
    out_.append(due).append("\n");
  }

  // What the power has to order in an adjustments or retreats phase.
  std::string DueTo(const PositionView& next, PowerIndex power) const {
    if (next.is_over()) return "";
    if (next.phase_type() == PhaseType::kAdjustments) {
      const AdjustmentDue due = DueOf(next, rules_, power);
      if (due.removals > 0) return "removes " + std::to_string(due.removals);
      return due.builds > 0 ? "builds " + std::to_string(due.builds) : "";
    }
    std::string text;
    for (int i = 0; i < next.dislodged_count(); ++i) {
      const Unit unit = next.Dislodged(i).unit;
      if (unit.power != power) continue;
      text.append(text.empty() ? "retreats " : ", ").append(FormatUnit(map_, unit.type, unit.location));
    }
    return text;
  }

  const AdjudicatedPhase& phase_;
  const Map& map_;
  const RuleOptions& rules_;
  std::string& out_;
  std::vector<Row> rows_;
  size_t order_width_ = 0;
  size_t outcome_width_ = 0;
};

}  // namespace

void AppendReport(const AdjudicatedPhase& phase, const RuleOptions& rules, std::string& out) {
  Report(phase, rules, out).Write();
}

}  // namespace entente
