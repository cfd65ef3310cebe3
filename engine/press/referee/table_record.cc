#include "press/referee/table_record.h"

#include "base/text.h"
#include "game/powers_left.h"
#include "json/json_writer.h"
#include "phase_json/value_reader.h"
#include "press/language/message_text.h"
#include "records/game_json.h"

namespace entente::press {
namespace {

class TableWriter {
 public:
  TableWriter(const RefereeState& state, std::string& out) : state_(state), map_(state.map()), out_(out) {}

  void Write() {
    out_.Object([&] {
      MessageBuilder variant;
      AppendVariant(state_.options, variant);
      out_.Member("variant", MessageText(variant.Take(), state_.tokens.vocabulary()));
      out_.Object("players", [&] { WritePlayers(); });
      WriteEnd();
      out_.Array("press", [&] { WritePress(); });
      if (state_.press.left_out() > 0) out_.Member("press_left_out", state_.press.left_out());
    });
  }

 private:
  void WritePlayers() {
    for (const PowerIndex power : PowersOfSet(PlayedPowers(map_))) {
      const Seat& seat = state_.seats[power];
      out_.TextKey(map_.PowerId(power));
      out_.Object([&] {
        out_.Member("name", Utf8FromUtf8OrLatin1(seat.name));
        out_.Member("version", Utf8FromUtf8OrLatin1(seat.version));
      });
    }
  }

  void WriteEnd() {
    const PositionView position = state_.position();
    out_.Member("end", GameEndWord(position.is_over() ? position.end() : GameEnd::kNoResult));
    out_.Key("winners");
    AppendPowers(map_, position.winners(), out_);
  }

  void WritePress() {
    for (const SentPress& sent : state_.press.messages()) {
      out_.Object([&] {
        out_.Member("phase", map_.PhaseName(state_.game->PositionAt(sent.phase).phase()));
        out_.Member("from", map_.PowerId(sent.from));
        out_.Key("to");
        AppendPowers(map_, sent.to, out_);
        out_.Member("text", Utf8FromUtf8OrLatin1(sent.text));
      });
    }
  }

  const RefereeState& state_;
  const Map& map_;
  JsonWriter out_;
};

}  // namespace

Result<std::string> TableRecord(const RefereeState& state) {
  Result<std::string> json = GameToJson(*state.game);
  if (!json.ok()) return json;
  json->pop_back();  // the end of the object
  json->append(",\"table\":");
  TableWriter(state, *json).Write();
  json->append("}");
  return json;
}

}  // namespace entente::press
