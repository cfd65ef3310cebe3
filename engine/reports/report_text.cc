#include "reports/report_text.h"

#include <algorithm>
#include <map>

#include "adjustment/adjustment_due.h"
#include "base/columns.h"
#include "base/text.h"
#include "explain/end_phrase.h"
#include "explain/message_writer.h"
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "phase_json/position_json.h"
#include "reports/report_board.h"
#include "sheet/line_text.h"

namespace entente {
namespace {

// "S1901M  Spring 1901 Movement", with the map's own words.
std::string PhaseTitle(const PositionView& position) {
  const Map& map = position.map();
  const Phase phase = position.phase();
  return map.PhaseName(phase)
      .append("  ")
      .append(map.Season(phase))
      .append(" ")
      .append(std::to_string(phase.year))
      .append(" ")
      .append(map.TypeName(phase));
}

// Appends "1 unit " or "12 units", padded for columns.
void AppendCount(int number, std::string_view one, std::string_view more, std::string& out) {
  const std::string digits = std::to_string(number);
  out.append(digits.size() < 3 ? 3 - digits.size() : 0, ' ').append(digits).append(" ");
  AppendPadded(number == 1 ? one : more, ColumnCount(more), out);
}

class Report {
 public:
  Report(const AdjudicatedPhase& phase, const RuleOptions& rules, const ReportStyle& style, std::string& out)
      : phase_(phase),
        map_(phase.before.map()),
        rules_(rules),
        style_(style),
        before_(map_, phase.before.stage(), style.voice()),
        next_(map_, phase.result.next.stage(), style.voice()),
        out_(out) {}

  void Write(std::span<const std::string> notes) {
    Line(PhaseTitle(phase_.before), 2);
    for (const std::string& note : notes) Line(Say(MessageId::kReportNote, {Argument::OfText(note)}), 2);
    ReadRows();
    FitColumns();
    for (int p = 0; p < map_.power_count(); ++p) WriteOrdersOf(static_cast<PowerIndex>(p));
    WriteEvents();
    WriteDislodged();
    if (style_.board) WriteBoard();
    WriteNext();
  }

 private:
  struct Row {
    PowerIndex power;
    std::string order;
    std::string outcome;
    std::string detail;
  };

  void Line(std::string_view text, int indent) { AppendWrapped(text, style_.width, indent, out_); }

  // A message with the names of the phase.
  std::string Say(MessageId message, std::initializer_list<Argument> arguments = {}) const {
    return Written(map_, phase_.before.stage(), style_.voice(), message, arguments);
  }
  std::string_view Word(MessageId phrase) const { return MessageText(style_.language, phrase); }

  // ---- Orders ----

  void ReadRows() {
    FindAlike();
    for (size_t i = 0; i < phase_.sheet.size(); ++i) {
      Row row{phase_.sheet.PowerOf(i), "", "", ""};
      if (!phase_.sheet.IsReadable(i)) {
        row.order = Excerpt(phase_.sheet[i].text);
        row.outcome = Word(OutcomePhrase(phase_.result.results[i].outcome.reason));
        row.detail = LineSentence(phase_.before, phase_.sheet[i], phase_.result.results[i], {}, style_.voice());
      } else {
        Write(phase_.result.results[i], row);
        const std::string_view words = WordsInstead(phase_.sheet[i], phase_.result.results[i]);
        if (!words.empty()) row.order = Excerpt(words);
        AppendWrittenNote(phase_.before, phase_.sheet[i], phase_.result.results[i], row.detail, style_.voice());
        if (DecidesByWords(i)) AppendWrittenText(phase_.before, phase_.sheet[i], row.detail, style_.voice());
      }
      Add(std::move(row));
    }
    // In a retreats phase, the events report the same with the reason.
    if (phase_.before.phase_type() != PhaseType::kMovement) return;
    for (const OrderResult& result : phase_.result.implied()) {
      Row row{result.order.power(), "", "", ""};
      Write(result, row);
      Add(std::move(row));
    }
  }

  // Marks the lines that look like another line in normal form but were written differently.
  void FindAlike() {
    alike_.assign(phase_.sheet.size(), false);
    std::map<uint64_t, size_t> first;  // by the shown order
    for (size_t i = 0; i < phase_.sheet.size(); ++i) {
      if (!phase_.sheet.IsReadable(i)) continue;
      const size_t other = first.emplace(phase_.result.results[i].order.WithWritten(0).bits(), i).first->second;
      if (phase_.sheet[other].text == phase_.sheet[i].text) continue;
      alike_[i] = alike_[other] = true;
    }
  }

  // Whether the shown order hides a word that decided its result: a path (4.A.6), a missing nationality (4.C.5), a coast
  // (4.B.5), or a difference from a line that looks the same. The report then adds the written text.
  bool DecidesByWords(size_t line) const {
    const Illegality why = phase_.result.results[line].why;
    if (why == Illegality::kNationMissing || why == Illegality::kWrongUnitCoast) return true;
    return alike_[line] || (rules_.convoy_path != ConvoyPath::kIgnored && !phase_.sheet[line].path.empty());
  }

  void Write(const OrderResult& result, Row& row) const {
    row.order = before_.OrderText(result.order);
    row.outcome = OutcomeOf(result.outcome);
    row.detail = ResultSentence(phase_.before, result, phase_.result.results, style_.voice());
    if (IsHiddenBuild(phase_.result.after, result)) row.detail.append(" ").append(Word(MessageId::kHiddenBuild));
  }

  // Sets the width of the column of orders: that of the longest order. If a few long orders would leave too little room for
  // the reasons, takes the longest of the other orders.
  void FitColumns() {
    for (const Row& row : rows_) order_width_ = std::max(order_width_, ColumnCount(row.order));
    const int room = style_.width / 2 - outcome_width_ - 6;
    if (style_.width == 0 || order_width_ <= room) return;
    int widest = 0;
    size_t fitting = 0;
    for (const Row& row : rows_) {
      const int columns = ColumnCount(row.order);
      if (columns > room) continue;
      widest = std::max(widest, columns);
      ++fitting;
    }
    if (2 * fitting > rows_.size()) order_width_ = widest;
  }

  void Add(Row row) {
    outcome_width_ = std::max(outcome_width_, ColumnCount(row.outcome));
    rows_.push_back(std::move(row));
  }

  std::string OutcomeOf(const OrderOutcome& outcome) const {
    const MessageId word = OutcomePhrase(outcome.reason);
    if (outcome.dislodged_by == kNoProvince || outcome.reason == Reason::kDislodged) return std::string(Word(word));
    return Say(MessageId::kOutcomeAndDislodged, {Argument::OfPhrase(word)});
  }

  void WriteOrdersOf(PowerIndex power) {
    bool first = true;
    for (const Row& row : rows_) {
      if (row.power != power) continue;
      if (first) Heading(phase_.before.stage().PowerName(power));
      first = false;
      WriteRow(row);
    }
  }

  void WriteRow(const Row& row) {
    const bool is_long = ColumnCount(row.order) > order_width_;
    std::string line = "  ";
    is_long ? void(line += row.order + "  ") : AppendPadded(row.order, order_width_ + 2, line);
    const int detail_column = 2 + order_width_ + 2 + outcome_width_ + 2;
    // If the columns leave too little room, the reason goes on the next line.
    const bool below = style_.width > 0 && (detail_column > style_.width / 2 || is_long);
    if (!below) {
      AppendPadded(row.outcome, outcome_width_ + 2, line);
      return Line(line + row.detail, detail_column);
    }
    Line(line + row.outcome, 4);
    Line("      " + row.detail, 6);
  }

  void Heading(std::string_view text) {
    out_ += '\n';
    Line(text, 2);
  }

  // ---- Events ----

  void WriteEvents() {
    if (phase_.result.events.empty()) return;
    Heading(Word(MessageId::kWithoutOrders));
    PowerSet told_waived = 0, told_removed = 0;
    for (const PhaseEvent& event : phase_.result.events) {
      const bool removed = event.kind == EventKind::kRemoved && event.why == EventWhy::kCivilDisorder;
      if (event.kind == EventKind::kWaived || removed) {
        PowerSet& told = removed ? told_removed : told_waived;
        if ((told & SetOf(event.power)) != 0) continue;
        told |= SetOf(event.power);
        Line("  " + (removed ? Removals(event.power) : UnusedBuilds(event.power)), 4);
      } else {
        Line("  " + EventSentence(map_, phase_.before.stage(), event, style_.voice()), 4);
      }
    }
  }

  // "Germany: 2 builds not used."
  std::string UnusedBuilds(PowerIndex power) const {
    const auto count = std::count_if(phase_.result.events.begin(), phase_.result.events.end(), [&](const auto& event) {
      return event.kind == EventKind::kWaived && event.power == power;
    });
    return Say(count == 1 ? MessageId::kBuildNotUsed : MessageId::kBuildsNotUsed,
               {Argument::OfPower(power), Argument::OfNumber(static_cast<int>(count))});
  }

  // "Italy must remove 1: A TUN removed (civil disorder)."
  std::string Removals(PowerIndex power) const {
    std::string units;
    int count = 0;
    for (const PhaseEvent& event : phase_.result.events) {
      if (event.kind != EventKind::kRemoved || event.why != EventWhy::kCivilDisorder || event.power != power) continue;
      units.append(count++ == 0 ? "" : ", ").append(before_.Unit(event.unit.type, event.unit.location));
    }
    const bool ordered_some =
        phase_.before.phase_type() == PhaseType::kAdjustments && DueOf(phase_.before, rules_, power).removals > count;
    return Say(ordered_some ? MessageId::kMoreInDisorder : MessageId::kRemovedInDisorder,
               {Argument::OfPower(power), Argument::OfNumber(count), Argument::OfText(units)});
  }

  // ---- The next position ----

  void WriteDislodged() {
    const PositionView& next = phase_.result.next;
    if (next.is_over() || next.dislodged_count() == 0) return;
    Heading(Word(MessageId::kDislodgedUnits));
    AppendRetreatOptions(next, next_, style_.width, out_);
  }

  void WriteBoard() {
    const PositionView& next = phase_.result.next;
    Heading(Say(next.dislodged_count() > 0 ? MessageId::kBoardAfterMarked : MessageId::kBoardAfter,
                {Argument::OfText(map_.PhaseName(phase_.before.phase()))}));
    AppendBoard(next, next_, style_.width, out_);
  }

  void WriteNext() {
    const PositionView& next = phase_.result.next;
    Heading(next.is_over() ? Say(MessageId::kNextOver, {Argument::OfText(EndPhrase(next, style_.voice()))})
                           : Say(MessageId::kNextPhase, {Argument::OfText(PhaseTitle(next))}));
    int width = 0;
    for (int p = 0; p < map_.power_count(); ++p) {
      width = std::max(width, ColumnCount(next.stage().PowerName(static_cast<PowerIndex>(p))));
    }
    for (int p = 0; p < map_.power_count(); ++p) WritePower(next, static_cast<PowerIndex>(p), width);
  }

  void WritePower(const PositionView& next, PowerIndex power, int width) {
    const int units = next.UnitCountOf(power), centers = next.CenterCountOf(power);
    const std::string due = DueTo(next, power);
    if (units == 0 && centers == 0 && due.empty()) return;
    std::string line = "  ";
    AppendPadded(next.stage().PowerName(power), width + 2, line);
    AppendCount(units, Word(MessageId::kOneUnit), Word(MessageId::kSeveralUnits), line);
    AppendCount(centers, Word(MessageId::kOneCenter), Word(MessageId::kSeveralCenters), line);
    const int due_column = ColumnCount(line) + 2;
    if (!due.empty()) line.append("  ").append(due);
    Line(std::string_view(line).substr(0, line.find_last_not_of(' ') + 1), due_column);
  }

  // The dues of a power in an adjustments or retreats phase.
  std::string DueTo(const PositionView& next, PowerIndex power) const {
    if (next.is_over()) return "";
    if (next.phase_type() == PhaseType::kAdjustments) {
      const AdjustmentDue due = DueOf(next, rules_, power);
      if (due.removals > 0) return Say(MessageId::kDueRemovals, {Argument::OfNumber(due.removals)});
      return due.builds > 0 ? Say(MessageId::kDueBuilds, {Argument::OfNumber(due.builds)}) : "";
    }
    std::string units;
    for (int i = 0; i < next.dislodged_count(); ++i) {
      const Unit unit = next.Dislodged(i).unit;
      if (unit.power == power) units.append(units.empty() ? "" : ", ").append(next_.Unit(unit.type, unit.location));
    }
    return units.empty() ? "" : Say(MessageId::kDueRetreats, {Argument::OfText(units)});
  }

  const AdjudicatedPhase& phase_;
  const Map& map_;
  const RuleOptions& rules_;
  const ReportStyle& style_;
  const Names before_, next_;
  std::string& out_;
  std::vector<Row> rows_;
  std::vector<bool> alike_;  // by line
  int order_width_ = 0;
  int outcome_width_ = 0;
};

}  // namespace

void AppendReport(const AdjudicatedPhase& phase, const RuleOptions& rules, std::span<const std::string> notes,
                  const ReportStyle& style, std::string& out) {
  Report(phase, rules, style, out).Write(notes);
}

void AppendEndReport(const PositionView& position, bool tells_phase, std::span<const std::string> notes,
                     const ReportStyle& style, std::string& out) {
  const auto append = [&](MessageId message, std::initializer_list<Argument> arguments) {
    AppendWrapped(Written(position.map(), position.stage(), style.voice(), message, arguments), style.width, 2, out);
  };
  const std::string end = EndPhrase(position, style.voice());
  tells_phase ? append(MessageId::kGameEndedIn,
                       {Argument::OfText(position.map().PhaseName(position.phase())), Argument::OfText(end)})
              : append(MessageId::kGameEnded, {Argument::OfText(end)});
  for (const std::string& note : notes) append(MessageId::kReportNote, {Argument::OfText(note)});
}

}  // namespace entente
