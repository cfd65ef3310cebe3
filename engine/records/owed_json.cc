#include "records/owed_json.h"

#include <vector>

#include "json/json_writer.h"
#include "notation/unit_text.h"
#include "phase_json/position_json.h"
#include "position/control.h"

namespace entente {
namespace {

class OwedWriter {
 public:
  OwedWriter(const Game& game, JsonWriter& out)
      : game_(game), owed_(game.FindOwed()), controllers_(game.position(), game.rules()), out_(out) {}

  void Write() {
    out_.BeginObject();
    out_.Key("phase");
    out_.String(PhaseNameOf(game_.position()));
    out_.Key("ready");
    out_.Bool(IsReady());
    out_.Key("powers");
    out_.BeginObject();
    for (size_t p = 0; p < owed_.size(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      if (owed_[p].any() || IsWaiting(power) || !game_.Submitted(power).empty()) WritePower(power);
    }
    out_.EndObject();
    out_.EndObject();
  }

 private:
  bool IsWaiting(PowerIndex power) const { return (game_.submissions().waiting() & SetOf(power)) != 0; }

  bool IsReady() const {
    if (game_.is_over() || game_.submissions().waiting() != 0) return false;
    for (size_t p = 0; p < owed_.size(); ++p) {
      if (owed_[p].any() && controllers_.Of(static_cast<PowerIndex>(p)) != kNoPower) return false;
    }
    return true;
  }

  void WritePower(PowerIndex power) {
    const Owed& owed = owed_[power];
    const Map& map = game_.map();
    out_.TextKey(map.PowerId(power));
    out_.BeginObject();
    out_.Key("handed_in");
    out_.Bool(!game_.Submitted(power).empty());
    out_.Key("waiting");
    out_.Bool(IsWaiting(power));
    out_.Key("by");
    const PowerIndex by = controllers_.Of(power);
    by == kNoPower ? out_.Null() : out_.String(map.PowerId(by));
    out_.Key("units");
    out_.BeginArray();
    for (const Unit& unit : owed.units) out_.String(FormatUnit(map, unit.type, unit.location));
    out_.EndArray();
    out_.Key("builds");
    out_.Int(owed.builds);
    out_.Key("removals");
    out_.Int(owed.removals);
    out_.EndObject();
  }

  const Game& game_;
  const std::vector<Owed> owed_;
  const Controllers controllers_;
  JsonWriter& out_;
};

}  // namespace

std::string OwedJson(const Game& game) {
  std::string text;
  JsonWriter out(text);
  OwedWriter(game, out).Write();
  return text;
}

}  // namespace entente
