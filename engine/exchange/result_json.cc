#include "exchange/result_json.h"

#include "adjustment/hidden_build.h"
#include "exchange/input_notes.h"
#include "exchange/position_json.h"
#include "explain/outcome_words.h"
#include "explain/sentence.h"
#include "explain/unit_named.h"
#include "explain/written_note.h"
#include "order/notation.h"
#include "order/raw_order.h"

namespace entente {
namespace {

void AppendUnitOrNull(const Map& map, const Unit& unit, JsonWriter& out) {
  if (unit.location >= map.location_count()) return out.Null();
  out.String(FormatUnit(map, unit.type, unit.location));
}

void AppendNamedUnit(const PositionView& before, ProvinceIndex province, JsonWriter& out) {
  AppendUnitOrNull(before.map(), UnitNamed(before, province), out);
}

void AppendOrderText(const Map& map, Order order, JsonWriter& out) {
  char text[64];
  const size_t length = FormatOrderTo(map, order, text, sizeof(text));
  if (length == 0) return out.String(FormatRawOrder(order));  // no words express it
  if (length > sizeof(text)) return out.String(FormatOrder(map, order));
  out.String({text, length});
}

void AppendOutcome(Reason reason, JsonWriter& out) {
  out.Key("outcome");
  out.Word(reason == Reason::kNone ? "succeeds" : "fails");
  out.Key("reason");
  reason == Reason::kNone ? out.Null() : out.Word(ReasonWord(reason));
}

void AppendUnread(const SheetLine& line, JsonWriter& out) {
  out.String(line.text);
  AppendOutcome(Reason::kUnreadable, out);
  out.Key("cause");
  out.Null();
  out.Key("dislodged_by");
  out.Null();
  out.Key("detail");
  out.String(line.why);
}

// `line`: that the result is of, or none.
void AppendRead(const AdjudicatedPhase& phase, const OrderResult& result, const SheetLine* line, std::string& sentence,
                JsonWriter& out) {
  const PositionView& before = phase.before;
  AppendOrderText(before.map(), result.order, out);
  AppendOutcome(result.outcome.reason, out);
  out.Key("cause");
  AppendNamedUnit(before, result.outcome.cause, out);
  out.Key("dislodged_by");
  AppendNamedUnit(before, result.outcome.dislodged_by, out);
  out.Key("detail");
  sentence.clear();
  AppendResultSentence(before, result, phase.result.results, sentence);
  if (line != nullptr) AppendWrittenNote(before, *line, result, sentence);
  out.String(sentence);
  if (IsHiddenBuild(phase.result.after, result)) {
    out.Key("hidden");
    out.Bool(true);
  }
  if (result.implied) {
    out.Key("implied");
    out.Bool(true);
  }
}

void AppendOrders(const AdjudicatedPhase& phase, JsonWriter& out) {
  std::string sentence;
  const auto begin = [&](PowerIndex power) {
    out.BeginObject();
    out.Key("power");
    out.String(phase.before.map().PowerId(power));
    out.Key("order");
  };
  out.BeginArray();
  for (size_t i = 0; i < phase.sheet.size(); ++i) {
    begin(phase.sheet.PowerOf(i));
    const SheetLine line = phase.sheet[i];
    if (line.is_readable) {
      AppendRead(phase, phase.result.results[i], &line, sentence, out);
    } else {
      AppendUnread(line, out);
    }
    out.EndObject();
  }
  for (const OrderResult& result : phase.result.implied()) {
    begin(result.order.power());
    AppendRead(phase, result, nullptr, sentence, out);
    out.EndObject();
  }
  out.EndArray();
}

void AppendEvents(const Map& map, std::span<const PhaseEvent> events, JsonWriter& out) {
  out.BeginArray();
  for (const PhaseEvent& event : events) {
    out.BeginObject();
    out.Key("event");
    out.Word(EventWord(event.kind));
    out.Key("power");
    out.String(map.PowerId(event.power));
    out.Key("unit");
    AppendUnitOrNull(map, event.unit, out);
    out.Key("why");
    out.StringOrNull(EventWhyWord(event.why));
    out.EndObject();
  }
  out.EndArray();
}

void AppendAfter(const PositionView& after, JsonWriter& out) {
  out.Key("after");
  out.BeginObject();
  out.Key("units");
  AppendUnits(after, ListedUnits::kStanding, out);
  out.Key("retreats");
  AppendRetreats(after, out);
  out.Key("centers");
  AppendCenters(after, out);
  out.EndObject();
}

}  // namespace

void AppendResult(std::string_view id, const AdjudicatedPhase& phase, const RuleOptions& rules,
                  std::span<const std::string> notes, std::string& text, bool with_after) {
  JsonWriter out(text);
  out.BeginObject();
  if (!id.empty()) {
    out.Key("id");
    out.Compact(id);
  }
  out.Key("name");
  out.String(PhaseNameOf(phase.before));
  out.Key("orders");
  AppendOrders(phase, out);
  out.Key("events");
  AppendEvents(phase.before.map(), phase.result.events, out);
  if (with_after) AppendAfter(phase.result.after, out);
  out.Key("next");
  out.BeginObject();
  AppendPhaseMembers(phase.result.next, rules, out);
  out.EndObject();
  if (!notes.empty()) AppendNotes(notes, out);
  out.EndObject();
}

}  // namespace entente
