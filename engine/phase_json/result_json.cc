#include "phase_json/result_json.h"

#include "adjustment/adjustment_due.h"
#include "explain/outcome_words.h"
#include "explain/phase_told.h"
#include "explain/sentence.h"
#include "explain/written_note.h"
#include "phase_json/input_notes.h"
#include "phase_json/name_cursor.h"
#include "phase_json/position_json.h"
#include "phase_json/value_reader.h"

namespace entente {
namespace {

void PutUnitOrNull(const Unit& unit, const Map& map, NameCursor& names) {
  TextCursor& to = names.to();
  if (unit.location >= map.location_count()) return to.Put("null");
  to.Put("\"");
  names.PutUnit(unit.type, unit.location);
  to.Put("\"");
}

// Writes the text between the order and the value of `cause`.
void PutOutcome(const OrderResult& result, TextCursor& to) {
  const Reason reason = result.outcome.reason;
  if (reason == Reason::kNone) return to.Put("\",\"outcome\":\"succeeds\",\"reason\":null,\"cause\":");
  to.Put("\",\"outcome\":\"");
  to.PutPlain(OutcomeWord(reason));
  if (IsFailure(reason)) {
    to.Put("\",\"reason\":\"");
    to.PutPlain(ReasonWord(reason));
    to.Put("\"");
  } else {
    to.Put("\",\"reason\":null");
  }
  if (result.why != Illegality::kNone) {
    to.Put(",\"illegality\":\"");
    to.PutPlain(IllegalityWord(result.why));
    to.Put("\"");
  }
  to.Put(",\"cause\":");
}

// Writes the result of a line that is no order.
void AppendUnread(const PositionView& before, const SheetLine& line, const OrderResult& result, Voice voice,
                  JsonWriter& out) {
  const Reason reason = result.outcome.reason;
  out.Object([&] {
    out.Member("power", before.map().PowerId(line.power));
    out.Member("order", line.text);
    out.Member("outcome", OutcomeWord(reason));
    out.Key("reason");
    out.StringOrNull(IsFailure(reason) ? ReasonWord(reason) : "");
    out.Key("cause");
    out.Null();
    out.Key("dislodged_by");
    out.Null();
    out.Member("sentence", LineSentence(before, line, result, {}, voice));
  });
}

// Writes the results of a phase one by one.
class ResultWriter {
 public:
  ResultWriter(const AdjudicatedPhase& phase, Voice voice, JsonWriter& out)
      : phase_(phase),
        voice_(voice),
        before_(phase.before),
        map_(before_.map()),
        most_(kMostOfWords + 3 * NameCursor::MostOfName(map_) + NameCursor::MostOfOrder(map_)),
        out_(out) {}

  // `line`: the line of the result; null for an implied order.
  void Append(PowerIndex power, const OrderResult& result, const SheetLine* line) {
    sentence_.clear();
    AppendResultSentence(before_, result, phase_.result.results, sentence_, voice_);
    if (line != nullptr) AppendWrittenNote(before_, *line, result, sentence_, voice_);
    const std::string_view words = line == nullptr ? std::string_view() : WordsInstead(*line, result);
    out_.RawInto(most_ + (sentence_.size() + words.size()) * TextCursor::kMostEscaped, [&](TextCursor& to) {
      NameCursor names(map_, to);
      to.Put("{\"power\":\"");
      names.PutPower(power);
      to.Put("\",\"order\":\"");
      words.empty() ? names.PutOrder(result.order) : to.PutEscaped(words);
      PutOutcome(result, to);
      PutUnitOrNull(UnitNamed(before_, result.outcome.cause), map_, names);
      to.Put(",\"dislodged_by\":");
      PutUnitOrNull(UnitNamed(before_, result.outcome.dislodged_by), map_, names);
      to.Put(",\"sentence\":\"");
      to.PutEscaped(sentence_);
      to.Put("\"");
      if (IsHiddenBuild(phase_.result.after, result)) to.Put(",\"hidden\":true");
      if (result.implied) to.Put(",\"implied\":true");
      to.Put("}");
    });
  }

 private:
  static constexpr size_t kMostOfWords = 256;  // the most bytes of member names, reasons and punctuation together

  const AdjudicatedPhase& phase_;
  const Voice voice_;
  const PositionView& before_;
  const Map& map_;
  const size_t most_;
  std::string sentence_;
  JsonWriter& out_;
};

void AppendOrders(const AdjudicatedPhase& phase, Voice voice, JsonWriter& out) {
  ResultWriter writer(phase, voice, out);
  out.BeginArray();
  for (size_t i = 0; i < phase.sheet.size(); ++i) {
    const SheetLine line = phase.sheet[i];
    if (line.is_readable()) {
      writer.Append(line.power, phase.result.results[i], &line);
    } else {
      AppendUnread(phase.before, line, phase.result.results[i], voice, out);
    }
  }
  for (const OrderResult& result : phase.result.implied()) writer.Append(result.order.power(), result, nullptr);
  out.EndArray();
}

void AppendEvents(const PositionView& before, std::span<const PhaseEvent> events, Voice voice, JsonWriter& out) {
  const Map& map = before.map();
  out.BeginArray();
  for (const PhaseEvent& event : events) {
    out.BeginObject();
    out.Key("event");
    out.Word(EventWord(event.kind));
    out.Key("power");
    out.String(map.PowerId(event.power));
    out.Key("unit");
    out.RawInto(NameCursor::MostOfName(map), [&](TextCursor& to) {
      NameCursor names(map, to);
      PutUnitOrNull(event.unit, map, names);
    });
    out.Key("why");
    out.StringOrNull(EventWhyWord(event.why));
    out.Member("sentence", EventSentence(map, before.stage(), event, voice));
    out.EndObject();
  }
  out.EndArray();
}

void AppendPlayed(const PositionView& before, const PlayedParts& played, Voice voice, JsonWriter& out) {
  out.Key("losses");
  AppendEvents(before, played.losses, voice, out);
  if (played.by_default == 0) return;
  out.Key("by_default");
  AppendPowers(before.map(), played.by_default, out);
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
                  std::span<const std::string> notes, std::string& text, const ResultStyle& style) {
  JsonWriter out(text);
  out.BeginObject();
  out.CompactIfAny("id", id);
  out.Key("name");
  out.String(PhaseNameOf(phase.before));
  out.Key("orders");
  AppendOrders(phase, style.voice, out);
  out.Key("events");
  AppendEvents(phase.before, phase.result.events, style.voice, out);
  if (style.played != nullptr) AppendPlayed(phase.before, *style.played, style.voice, out);
  if (style.with_after) AppendAfter(phase.result.after, out);
  out.Key("next");
  out.BeginObject();
  AppendPhaseMembers(phase.result.next, true, rules, out);
  out.EndObject();
  AppendNotes(notes, out);
  out.EndObject();
}

}  // namespace entente
