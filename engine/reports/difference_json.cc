#include "reports/difference_json.h"

#include "explain/position_difference.h"
#include "json/json_writer.h"
#include "notation/notation.h"

namespace entente {
namespace {

class ItemWriter {
 public:
  ItemWriter(const PositionView& before, const PositionView& after, JsonWriter& out)
      : before_(before), after_(after), map_(before.map()), out_(out) {}

  void Write(const PositionDifference& it) {
    out_.BeginObject();
    Text("kind", DifferenceWord(it.kind));
    WriteMembers(it);
    Text("sentence", DifferenceSentence(before_, after_, it));
    out_.EndObject();
  }

 private:
  void Text(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.String(text);
  }
  // Null for an empty text.
  void TextOrNull(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.StringOrNull(text);
  }
  void Number(std::string_view key, int number) {
    out_.Key(key);
    out_.Int(number);
  }
  void IfTrue(std::string_view key, bool value) {
    if (!value) return;
    out_.Key(key);
    out_.Bool(true);
  }
  std::string_view IdOf(PowerIndex power) const { return power == kNoPower ? "" : map_.PowerId(power); }

  void WriteMembers(const PositionDifference& it) {
    switch (it.kind) {
      case DifferenceKind::kPhase:
        Text("from", map_.PhaseName(before_.phase()));
        return Text("to", map_.PhaseName(after_.phase()));
      case DifferenceKind::kCenter:
        Text("center", map_.Id(it.place));
        TextOrNull("from", IdOf(it.former));
        return TextOrNull("to", IdOf(it.power));
      case DifferenceKind::kHomeAdded:
      case DifferenceKind::kHomeRemoved:
        Text("power", IdOf(it.power));
        return Text("home", map_.Id(it.place));
      case DifferenceKind::kClaims:
      case DifferenceKind::kSeizingBuilds:
      case DifferenceKind::kGuestBuilds:
      case DifferenceKind::kControlTurn:
        Text("power", IdOf(it.power));
        Number("from", it.before);
        return Number("to", it.after);
      case DifferenceKind::kEnd:
        return WriteEnd();
      default:
        return WriteUnit(it);
    }
  }

  void WriteUnit(const PositionDifference& it) {
    Text("power", IdOf(it.unit.power));
    Text("unit", FormatUnit(map_, it.unit.type, it.unit.location));
    if (it.kind == DifferenceKind::kMoved) Text("to", map_.Id(it.place));
    IfTrue("was_dislodged", it.was_dislodged);
    IfTrue("dislodged", it.is_dislodged);
    if (!it.is_dislodged) return;
    out_.Key("retreats");
    out_.BeginArray();
    for (const LocationIndex to : RetreatsOf(after_, it)) out_.String(map_.Id(to));
    out_.EndArray();
  }

  void WriteEnd() {
    TextOrNull("from", GameEndWord(before_.end()));
    TextOrNull("to", GameEndWord(after_.end()));
    out_.Key("winners");
    out_.BeginArray();
    const PowerSet winners = after_.winners();
    ForEachBit(&winners, 1, [&](int power) { out_.String(IdOf(static_cast<PowerIndex>(power))); });
    out_.EndArray();
  }

  const PositionView& before_;
  const PositionView& after_;
  const Map& map_;
  JsonWriter& out_;
};

}  // namespace

std::string DifferenceJson(const PositionView& before, const PositionView& after) {
  std::string json;
  JsonWriter out(json);
  out.BeginArray();
  ItemWriter items(before, after, out);
  for (const PositionDifference& it : DifferencesOf(before, after)) items.Write(it);
  out.EndArray();
  return json;
}

std::string DifferenceText(const PositionView& before, const PositionView& after, Naming naming) {
  std::string text;
  for (const PositionDifference& it : DifferencesOf(before, after)) {
    text.append(DifferenceSentence(before, after, it, naming)) += '\n';
  }
  return text;
}

}  // namespace entente
