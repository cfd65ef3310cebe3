#include "reports/difference_json.h"

#include "explain/position_difference.h"
#include "json/json_writer.h"
#include "notation/notation.h"
#include "phase_json/value_reader.h"

namespace entente {
namespace {

class ItemWriter {
 public:
  ItemWriter(const PositionView& before, const PositionView& after, Voice voice, JsonWriter& out)
      : before_(before), after_(after), map_(before.map()), voice_(voice), out_(out) {}

  void Write(const PositionDifference& it) {
    out_.Object([&] {
      out_.Member("kind", DifferenceWord(it.kind));
      WriteMembers(it);
      out_.Member("sentence", DifferenceSentence(before_, after_, it, voice_));
    });
  }

 private:
  // Writes a text member, or null for an empty text.
  void TextOrNull(std::string_view key, std::string_view text) {
    out_.Key(key);
    out_.StringOrNull(text);
  }
  std::string_view IdOf(PowerIndex power) const { return power == kNoPower ? "" : map_.PowerId(power); }

  void WriteMembers(const PositionDifference& it) {
    switch (it.kind) {
      case DifferenceKind::kPhase:
        out_.Member("from", map_.PhaseName(before_.phase()));
        return out_.Member("to", map_.PhaseName(after_.phase()));
      case DifferenceKind::kCenter:
        out_.Member("center", map_.Id(it.place));
        TextOrNull("from", IdOf(it.former));
        return TextOrNull("to", IdOf(it.power));
      case DifferenceKind::kHomeAdded:
      case DifferenceKind::kHomeRemoved:
        out_.Member("power", IdOf(it.power));
        return out_.Member("home", map_.Id(it.place));
      case DifferenceKind::kClaims:
      case DifferenceKind::kSeizingBuilds:
      case DifferenceKind::kGuestBuilds:
      case DifferenceKind::kControlTurn:
        out_.Member("power", IdOf(it.power));
        out_.Member("from", it.before);
        return out_.Member("to", it.after);
      case DifferenceKind::kEnd:
        return WriteEnd();
      default:
        return WriteUnit(it);
    }
  }

  void WriteUnit(const PositionDifference& it) {
    out_.Member("power", IdOf(it.unit.power));
    out_.Member("unit", FormatUnit(map_, it.unit.type, it.unit.location));
    if (it.kind == DifferenceKind::kMoved) out_.Member("to", map_.Id(it.place));
    if (it.was_dislodged) out_.Member("was_dislodged", true);
    if (!it.is_dislodged) return;
    out_.Member("dislodged", true);
    out_.Array("retreats", [&] {
      for (const LocationIndex to : RetreatsOf(after_, it)) out_.String(map_.Id(to));
    });
  }

  void WriteEnd() {
    TextOrNull("from", GameEndWord(before_.end()));
    TextOrNull("to", GameEndWord(after_.end()));
    out_.Key("winners");
    AppendPowers(map_, after_.winners(), out_);
  }

  const PositionView& before_;
  const PositionView& after_;
  const Map& map_;
  const Voice voice_;
  JsonWriter& out_;
};

}  // namespace

std::string DifferenceJson(const PositionView& before, const PositionView& after, Voice voice) {
  std::string json;
  JsonWriter out(json);
  ItemWriter items(before, after, voice, out);
  out.Array([&] {
    for (const PositionDifference& it : DifferencesOf(before, after)) items.Write(it);
  });
  return json;
}

std::string DifferenceText(const PositionView& before, const PositionView& after, Voice voice) {
  std::string text;
  for (const PositionDifference& it : DifferencesOf(before, after)) {
    text.append(DifferenceSentence(before, after, it, voice)) += '\n';
  }
  return text;
}

}  // namespace entente
